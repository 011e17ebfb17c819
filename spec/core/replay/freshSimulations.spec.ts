import { describe, expect, it } from '@jest/globals';
import type { PlantConfig } from '../../../core/plant/index.ts';
import { changedPlant, type PlantChange } from '../../../core/replay/changedPlant.ts';
import { controlReplay } from '../../../core/replay/controlReplay.ts';
import { demandOf } from '../../../core/replay/demandOf.ts';
import { fitPlant, type FittedPlant } from '../../../core/replay/fitPlant.ts';
import { slotsPerHour } from './replayedPlants.ts';
import { quietPlant, settledMs, simulatedDays, simulatedTotals } from './simulatedDays.ts';

const days = 3;
const maxEnergyOff = 0.01;
const maxStartsOff = 0.2;
/** As a share few starts say little. */
const fewStarts = 3;

/** Hours so far apart that each day has the same order: how a plant rotates its machines is not replayed, the order of a day is what its log has. */
const ordered = (slots: readonly number[]): Pick<PlantConfig, 'machines'> => ({
  machines: quietPlant.machines.map((machine) => ({
    ...machine,
    initial: { ...machine.initial, loadH: 10_000 + 1000 * slots.indexOf(machine.index), noLoadH: 0 },
  })),
});
const plantAsIs: PlantConfig = { ...quietPlant, ...ordered([2, 5, 3, 1, 8, 4, 6]) };

interface Change {
  readonly simulated: Partial<PlantConfig>;
  readonly replayed: PlantChange;
}

const band = (lowBar: number, highBar: number): Change => ({
  simulated: { band: { lowBar, highBar } },
  replayed: { band: { lowBar, highBar } },
});
const receiver = (volumeM3: number): Change => ({ simulated: { receiverVolumeM3: volumeM3 }, replayed: { volumeM3 } });
const order = (...slots: number[]): Change => ({ simulated: ordered(slots), replayed: { order: slots } });
const both = (a: Change, b: Change): Change => ({
  simulated: { ...a.simulated, ...b.simulated },
  replayed: { ...a.replayed, ...b.replayed },
});

const cases: readonly (readonly [what: string, seed: number, Change])[] = [
  ['a lower band', 1, band(6.3, 6.8)],
  ['a higher band', 2, band(7, 7.5)],
  ['a narrower band', 3, band(6.8, 7.1)],
  ['a wider band', 1, band(6.6, 7.5)],
  ['half of the receiver', 2, receiver(6)],
  ['a receiver half as large again', 3, receiver(18)],
  ['twice the receiver', 1, receiver(24)],
  ['a smaller base machine first', 2, order(2, 5, 8, 1, 3, 4, 6)],
  ['another machine that trims', 3, order(6, 5, 3, 1, 8, 4, 2)],
  ['a lower band and two thirds of the receiver', 1, both(band(6.3, 6.8), receiver(8))],
  ['a narrower band and twice the receiver', 2, both(band(6.8, 7.1), receiver(24))],
  ['a higher and narrower band and another order', 3, both(band(7, 7.4), order(2, 5, 1, 8, 3, 4, 6))],
];

const asOnce = <Key, Value>(make: (key: Key) => Value) => {
  const made = new Map<Key, Value>();
  return (key: Key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key)!;
  };
};

/** By a week in which each machine ran. */
const fitOnce = asOnce((seed: number) => {
  const fit = fitPlant(simulatedDays({ config: quietPlant, seed, days: 7 }), { leakM3min: { low: 3.5, value: 4, high: 4.5 } });
  if (typeof fit === 'string') throw new Error(fit);
  return fit satisfies FittedPlant;
});
const demandOfSeed = asOnce((seed: number) => demandOf(simulatedDays({ config: plantAsIs, seed, days })));

describe('a replay of the logged demand with a change', () => {
  it.each(cases)(
    '[GAIN-8] needs within 1 % the energy and within 20 %% the starts of a fresh simulation with %s, seed %i',
    (_, seed, change) => {
      const { plant } = fitOnce(1);
      const from = (settledMs / 3_600_000) * slotsPerHour;
      const replayed = controlReplay(changedPlant(plant, change.replayed), demandOfSeed(seed), { from });
      const simulated = simulatedTotals({ config: { ...plantAsIs, ...change.simulated }, seed, days });
      expect(Math.abs(replayed.energyKWh / simulated.energyKWh - 1)).toBeLessThanOrEqual(maxEnergyOff);
      expect(Math.abs(replayed.starts - simulated.starts)).toBeLessThanOrEqual(Math.max(fewStarts, maxStartsOff * simulated.starts));
    },
  );
});
