import { describe, expect, it } from 'vitest';
import { captionOf } from './captions';
import { t, tile, viewWith } from './view.testing';

describe('what is looked at, in words', () => {
  const view = viewWith();

  it('is nothing where nothing is looked at', () => {
    expect(captionOf(null, view, t)).toBe('');
    expect(captionOf('tile:6,6', view, t)).toBe('');
    expect(captionOf('explorer:priest', view, t)).toBe('');
  });

  it('is a tile with what it does', () => {
    expect(captionOf('tile:3,1', view, t)).toMatch(/^tile-B-LAV-1 \(3,1\)\. about-kind-lava .+\.$/);
    const flooded = viewWith({ tiles: [tile('3,1', 'B-LAV-1', 'lava', { flipped: true })] });
    expect(captionOf('tile:3,1', flooded, t)).toBe('st-lava (3,1). st-about-lava-flow');
  });

  it('is an Explorer with its abilities', () => {
    expect(captionOf('explorer:guide', view, t)).toContain('ability-illuminate');
    expect(captionOf('candidate:foreman', view, t)).toContain('ability-consolidate');
    expect(captionOf('ability:consolidate', view, t)).toContain('ability-consolidate');
    expect(captionOf('ability:exert', view, t)).toBe('ability-exert');
  });

  it('is a Guardian with what it would do', () => {
    expect(captionOf('guardian:3,0/infantry', view, t)).toContain('st-acts-attack');
  });

  it('is the name of everything else', () => {
    expect(captionOf('exit:3,1/S', view, t)).toContain('st-exit');
    expect(captionOf('tarot:3', view, t)).toContain('about-tarot-3');
  });
});
