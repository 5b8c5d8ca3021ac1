import type { Arriving, GameClient } from '../board/contract';
import { NOTHING, type Things } from '../lib/choosing';
import type { Frame } from '../lib/protocol';

/** What a frame has brought, for the board. */
export function arrivingOf(frame: Frame | null, milliseconds: number): Arriving | null {
  if (!frame) return null;
  const { number, seat, things, events } = frame;
  return { number, seat, things, events, milliseconds };
}

/** What the action of a frame was about, as it lies on the table after it. */
export function thingsOf(frame: Frame | null, client: Pick<GameClient, 'became'>): Things {
  return frame ? new Set(frame.things.map((thing) => client.became?.(thing) ?? thing)) : NOTHING;
}
