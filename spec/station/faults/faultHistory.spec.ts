import { describe, expect, it } from '@jest/globals';
import { faultHistory } from '../../../station/faults/faultHistory.ts';
import { memoryStore } from '../../fakes/memoryStore.ts';
import { fault, faultSample } from './faultSample.ts';

const [a, b] = [fault(1, 70), fault('master', 16)];

describe('the faults of a time that is past', () => {
  it('are stored when asked, each once with its end, and go on with those that were up', () => {
    const { faults } = memoryStore();
    const stored = () =>
      [...faults.pages()]
        .flat()
        .toReversed()
        .map(({ source, atMs, end }) => [source, atMs, end?.atMs]);
    const first = faultHistory(faults);
    first.take(faultSample([a], { atMs: 1000 }));
    first.take(faultSample([a, b], { atMs: 2000 }));
    expect(stored()).toEqual([]);
    first.save();
    expect([stored(), faults.active()]).toEqual([
      [
        [1, 1000, undefined],
        ['master', 2000, undefined],
      ],
      [expect.objectContaining({ source: 1, bitIndex: 70 }), expect.objectContaining({ source: 'master', bitIndex: 16 })],
    ]);
    first.save();
    expect(stored()).toHaveLength(2);
    first.take(faultSample([b], { atMs: 3000 }));
    first.save();
    const again = faultHistory(faults);
    again.take(faultSample([b], { atMs: 4000 }));
    again.take(faultSample([a], { atMs: 5000 }));
    again.save();
    expect(stored()).toEqual([
      [1, 1000, 3000],
      ['master', 2000, 5000],
      [1, 5000, undefined],
    ]);
  });
});
