import { describe, expect, it } from '@jest/globals';
import { backOffMs } from '../../../adapters/networks/index.ts';

describe('how long a connection waits after failures in a row', () => {
  it.each([
    [1, 1],
    [2, 2],
    [3, 4],
    [6, 32],
    [7, 60],
    [100, 60],
  ])('%d: %d s, a fifth more or less by chance', (failures, seconds) => {
    const waits = [0, 0.5, 1].map((chance) => backOffMs(failures, () => chance));
    expect(waits).toEqual([0.8, 1, 1.2].map((share) => expect.closeTo(share * seconds * 1000, 6)));
  });
});
