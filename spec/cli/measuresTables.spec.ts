import { describe, expect, it } from '@jest/globals';
import { measuresText } from '../../cli/measures/measuresTables.ts';
import { measuresOf, type ReplayedChange } from '../../core/measures/index.ts';
import { finding, quietYear, range } from '../core/measures/inputs.ts';

const change = (measures: ReplayedChange['measures'], low: number, value: number, high: number): ReplayedChange => {
  const amount = finding('fitted', 'controlReplay', [low, value, high]);
  return { measures, ...range, facts: [], money: amount, energy: amount, co2: amount };
};
const none = { kind: 'none', method: 'controlReplay', reason: 'notSame', coverage: 1 } as const;
const textOf = (replays: readonly ReplayedChange[]) =>
  measuresText(measuresOf({ ...quietYear, replays }, { measures: [], valuations: [] }), 'EUR', (atMs) => new Date(atMs).toISOString());

describe('measures as a text', () => {
  const single = [change(['band'], 4000, 5000, 6000), change(['order'], 1000, 2000, 3000)];

  it('have those together by one replay, beside the sum of each alone and the difference', () => {
    const text = textOf([...single, change(['band', 'order'], 4500, 6000, 8000)]);
    expect(text).toContain('together, by one replay: change the pressure band, change the order of the machines');
    for (const line of [/sum, each alone +5000 +9000 +EUR/, /together +4500 +8000 +EUR +fitted/, /difference +−500 +−1000 +EUR/])
      expect(text).toMatch(line);
  });

  it('say why there is no figure for them together, and nothing where nothing was replayed together', () => {
    const lost = { ...change(['band', 'order'], 0, 0, 0), money: none, energy: none, co2: none };
    expect(textOf([...single, lost])).toMatch(/together, by one replay: .*\nthe pressure would be below the limit for longer\n/);
    expect(textOf(single)).not.toContain('together');
  });
});
