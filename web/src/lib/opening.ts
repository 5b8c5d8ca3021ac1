import { api, ApiError } from './api';
import { loadGame, type LoadedGame } from './games';
import type { GameInfo, TableInfo } from './protocol';

/** A table with everything needed to show it. */
export interface OpenedTable {
  table: TableInfo;
  game: GameInfo;
  loaded: LoadedGame;
}

export async function openTable(id: string): Promise<OpenedTable> {
  const [table, games] = await Promise.all([api.table(id), api.games()]);
  const game = games.find((known) => known.id === table.game);
  if (!game) throw new ApiError({ code: 'game_not_found', detail: '', rule: '', args: { game: table.game } }, 404);
  return { table, game, loaded: await loadGame(game.id) };
}
