import { api, problemIn, type AnyProblem } from '../lib/api';
import type { GameInfo, Invitation, TableInfo } from '../lib/protocol';

/** What somebody finds who follows a link to a seat. */
export interface FollowedLink {
  /** The seat that is free for him, or null. */
  invitation: Invitation | null;
  /** Why the link takes nobody to a seat, or null. */
  problem: AnyProblem | null;
  /** The table, where he may know it (TBL-KNOW-2). */
  table: TableInfo | null;
  game: GameInfo | null;
}

/** What a link can be refused for although there is such a table. */
const REFUSALS = ['wrong_invitation', 'seat_taken', 'already_seated'];

/** Ask what a link is good for, before anybody gives a name. */
export async function followLink(table: string, secret: string): Promise<FollowedLink> {
  const [found, games] = await Promise.all([ask(table, secret), api.games()]);
  return { ...found, game: games.find((game) => game.id === found.table?.game) ?? null };
}

async function ask(table: string, secret: string): Promise<Omit<FollowedLink, 'game'>> {
  try {
    const invitation = await api.invitation(table, secret);
    return { invitation, problem: null, table: invitation.table };
  } catch (error) {
    const problem = problemIn(error);
    if (!REFUSALS.includes(problem.code)) throw error;
    return { invitation: null, problem, table: await api.table(table).catch(() => null) };
  }
}
