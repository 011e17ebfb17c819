import { describe, expect, it } from '@jest/globals';
import { type FleetState, stationStanding } from '../../../core/fleet/index.ts';

const state = (bits: readonly number[], statuses: readonly (number | undefined)[]): FleetState => ({
  ...{ atMs: 1, pressureBar: 7, volumeFlowM3min: 3, deliveryM3min: 4, powerKW: 20, masterStatus: 0, todayKWh: 5, todayM3: 6 },
  ...{ isCardFailing: false, isMailFailing: false },
  faults: bits.map((bitIndex) => ({ source: 1, bitIndex })),
  machines: statuses.map((status) => ({ status, powerKW: 10, deliveryM3min: 2, temperatureDegC: 80 })),
});

describe('a station', () => {
  it.each<[string, Parameters<typeof state>, string]>([
    ['without faults, of machines that run', [[], [3, 7]], 'order'],
    ['due for maintenance', [[3], [32 + 3]], 'order'],
    ['with a warning', [[3, 16], [3]], 'warning'],
    ['with a warning in the status of a machine', [[], [3, 64 + 3, undefined]], 'warning'],
    ['with a warning and an error', [[20, 64], [64]], 'error'],
    ['with an error in the status of a machine', [[20], [3, 128]], 'error'],
    ['with a machine that does not answer', [[20], [64, 32_768]], 'error'],
  ])('%s stands so', (_how, of, standing) => {
    expect(stationStanding(state(...of), true)).toBe(standing);
  });

  it('that is not heard of is silent, whatever it said last, and one that has said nothing is in order', () => {
    expect(stationStanding(state([70], [128]), false)).toBe('silent');
    expect(stationStanding(undefined, true)).toBe('order');
  });
});
