import { describe, expect, it } from '@jest/globals';
import { type SignalledFaults, unsignalled, withSeen } from '../../../core/faults/index.ts';

const s = 1000;
const min = 60 * s;
const seenAt = (...steps: readonly (readonly [atMs: number, tab: string, ...up: readonly string[]])[]) =>
  steps.reduce<SignalledFaults>((kept, [atMs, tab, ...up]) => withSeen(kept, up, atMs, tab), {});

describe('what the tabs of a browser signal', () => {
  it('is a fault that nobody signalled yet', () => {
    expect(unsignalled({}, ['5.67'], 0)).toEqual(['5.67']);
    expect(unsignalled(seenAt([0, 'a', '5.67']), ['5.67', '2.16'], s)).toEqual(['2.16']);
  });

  it('is claimed by the tab that saw it first, and by that of the last word where two were as fast', () => {
    expect(seenAt([0, 'a', '5.67'], [1, 'b', '5.67'])['5.67']?.by).toBe('a');
    const [a, b] = [withSeen({}, ['5.67'], 0, 'a'), withSeen({}, ['5.67'], 0, 'b')];
    expect({ ...a, ...b }['5.67']?.by).toBe('b');
  });

  it('is again what was gone for longer than it flickers', () => {
    const gone = seenAt([0, 'a', '5.67'], [min, 'a']);
    expect(unsignalled(gone, ['5.67'], min + 10 * s)).toEqual([]);
    expect(unsignalled(gone, ['5.67'], min + 11 * s)).toEqual(['5.67']);
    expect(withSeen(gone, ['5.67'], min + 11 * s, 'b')['5.67']).toEqual({ seenMs: min + 11 * s, isUp: true, by: 'b' });
  });

  it('is again what is up after nobody had a page open for five minutes', () => {
    const up = seenAt([0, 'a', '5.67'], [min, 'a', '5.67']);
    expect(unsignalled(up, ['5.67'], 6 * min)).toEqual([]);
    expect(unsignalled(up, ['5.67'], 6 * min + 1)).toEqual(['5.67']);
  });

  it('is not again what is up when the clock was set back', () => {
    expect(unsignalled(seenAt([60 * min, 'a', '5.67']), ['5.67'], 0)).toEqual([]);
  });

  it('keeps nothing of what is long gone', () => {
    expect(Object.keys(seenAt([0, 'a', '5.67'], [s, 'a'], [5 * min + s, 'a']))).toEqual(['5.67']);
    expect(seenAt([10 * min, 'a', '5.67'], [10 * min + s, 'a'], [5 * min + s - 1, 'a'])).toEqual({});
    expect(seenAt([0, 'a', '5.67'], [s, 'a'], [5 * min + s + 1, 'a'])).toEqual({});
  });
});
