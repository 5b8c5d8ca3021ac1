import { describe, expect, it } from 'vitest';
import type { ActionInfo } from '$lib/protocol';
import { cheapestWith } from './foreseeing';

function action(text: string, picks: string[], cost: number, path: string[] = []): ActionInfo {
  const verb = text.split(' ')[0]!;
  return { action: text, verb, picks, touches: [], wish: 'act', ends: false, preview: { cost, path, odds: [], warnings: [] } };
}

describe('what is foreseen where a press may mean several actions', () => {
  const path = ['tile:3,0', 'tile:3,1'];
  const actions = [
    action('run 3,1', ['tile:3,1'], 2, path),
    action('move 3,1', ['tile:3,1'], 1, path),
    action('tarot 3 3,1', ['tarot:3', 'tile:3,1'], 0, path),
    action('reveal S', ['exit:3,1/S'], 1),
  ];

  it('is the cheapest that leads somewhere', () => {
    expect(cheapestWith('tile:3,1', { actions })?.preview?.cost).toBe(1);
  });

  it('is nothing where nothing leads anywhere by this thing alone', () => {
    expect(cheapestWith('exit:3,1/S', { actions })).toBeNull();
    expect(cheapestWith('tarot:3', { actions })).toBeNull();
    expect(cheapestWith('tile:4,4', { actions })).toBeNull();
  });
});
