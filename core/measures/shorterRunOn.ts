import { ratioOf } from '../figures/index.ts';
import { type KnownAmount } from '../estimate/index.ts';
import { electricity, factsOf, found, notFound, perYear } from './looked.ts';
import type { MachineCycles, TriedRunOn } from './machineCycles.ts';
import type { MachineSums, Measure, MeasureFact } from './Measure.ts';

/** Of the energy. */
const minNoLoadShare = 0.03;
/** What the motor of a screw compressor is usually allowed; more where it started more often already. */
const defaultStartsPerHour = 6;
/** The power falls to that without load like exp(-t / tau) while the oil separator blows down: 10 to 15 s. */
const slowestBlowDownS = 15;
/** A start takes about the power on load, for so long. */
const longestStartS = 10;
/** Of what the energy of a meter of class 1 (IEC 62053-21), or of rated powers, can be off. */
const accuracies = { measured: 0.01, rule: 0.15 } as const;
const secondsPerHour = 3600;

const isAllowed = ({ maxStartsPerHour }: MachineCycles) => {
  const most = Math.max(defaultStartsPerHour, maxStartsPerHour);
  return (tried: TriedRunOn) => tried.maxStartsPerHour <= most;
};

/** Energy of the range that a shorter run-on would not have taken: the mean power without load, and without what the blow-downs have in it. */
function savedKWh(of: MachineSums, { unloadings }: MachineCycles, { savedS, extraStarts }: TriedRunOn) {
  const meanKW = (ratioOf(of.energyNoLoadKWh, of.noLoadS) ?? 0) * secondsPerHour;
  const loadKW = (ratioOf(of.energyLoadKWh, of.loadS) ?? 0) * secondsPerHour;
  const blowDownShare = Math.min(1, ratioOf(unloadings * slowestBlowDownS, of.noLoadS) ?? 1);
  const settledKW = blowDownShare === 1 ? 0 : Math.max(0, (meanKW - blowDownShare * loadKW) / (1 - blowDownShare));
  const high = (savedS * meanKW) / secondsPerHour;
  const low = (savedS * settledKW - extraStarts * longestStartS * loadKW) / secondsPerHour;
  return { low: Math.max(0, low), high };
}

/**
 * A shorter run-on without load: time without load beyond the shortest run-on with which no hour has more starts than 6, or than there were,
 * times the power without load. Where the energy without load is 3 % of all or less there is nothing to find.
 */
export const shorterRunOn: Measure = {
  measure: 'runOn',
  look(inputs) {
    const { machineSums, cycles, days, isEstimated } = inputs;
    const sum = (of: (machine: MachineSums) => number) => machineSums.reduce((all, each) => all + of(each), 0);
    const noLoadKWh = sum(({ energyNoLoadKWh }) => energyNoLoadKWh);
    const noLoadShare = ratioOf(noLoadKWh, noLoadKWh + sum(({ energyLoadKWh }) => energyLoadKWh));
    if (noLoadShare === undefined) return notFound('runOn', 'noPower');
    if (noLoadShare <= minNoLoadShare) return notFound('runOn', 'littleNoLoad', { noLoadShare });
    if (cycles.length === 0) return notFound('runOn', 'noCycles', { noLoadShare });
    const shorter = machineSums.flatMap((of) => {
      const switched = cycles.find(({ slot }) => slot === of.slot);
      const tried = switched?.tried.find(isAllowed(switched));
      if (switched === undefined || tried === undefined) return [];
      const saved = savedKWh(of, switched, tried);
      return saved.high > 0 ? [{ slot: of.slot, tried, ...saved }] : [];
    });
    if (shorter.length === 0) return notFound('runOn', 'startLimit', { noLoadShare, startsPerHour: defaultStartsPerHour });
    const kind = isEstimated ? 'rule' : 'measured';
    const savedAt = (end: 'low' | 'high') =>
      perYear(
        shorter.reduce((all, each) => all + each[end], 0),
        days,
      ) ?? 0;
    const [low, high] = [savedAt('low'), savedAt('high')];
    const energy: KnownAmount = { kind, value: (low + high) / 2, low: low * (1 - accuracies[kind]), high: high * (1 + accuracies[kind]) };
    const facts = shorter.map(({ slot, tried }): MeasureFact => ({ name: 'runOnS', value: tried.runOnS, slot }));
    return found('runOn', inputs, electricity(energy, inputs), {
      slots: shorter.map(({ slot }) => slot),
      facts: [...factsOf({ noLoadShare }), ...facts],
      page: 'profile',
      lines: ['noLoadShare'],
      n: cycles.reduce((all, { unloadings }) => all + unloadings, 0),
    });
  },
};
