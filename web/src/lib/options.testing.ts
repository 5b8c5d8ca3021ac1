/** Questions for tests, in few words. */
import type { ActionInfo, Question, ShortcutInfo } from './protocol';

export function act(action: string, changes: Partial<ActionInfo> = {}): ActionInfo {
  const verb = action.split(' ', 1)[0] ?? '';
  return { action, verb, picks: [], touches: [], wish: 'act', ends: false, preview: null, ...changes };
}

export function shortcut(name: string, actions: string[], changes: Partial<ShortcutInfo> = {}): ShortcutInfo {
  return { name, actions, picks: [], touches: [], wish: 'act', args: {}, preview: null, ...changes };
}

export function ask(...offered: (ActionInfo | ShortcutInfo)[]): Question {
  return {
    decision: 'main_phase',
    seats: [0],
    actions: offered.filter((one) => 'action' in one),
    shortcuts: offered.filter((one) => 'actions' in one),
    seconds_left: null,
    thinking: false,
  };
}
