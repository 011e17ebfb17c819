import { median } from '../../estimate/index.ts';
import { completeSumOf, ratioOf } from '../../figures/index.ts';
import { decentralPressure, measuringPoint } from '../../inputs/index.ts';
import { specificPowerKWperM3min } from '../../master/index.ts';
import { msPerHour, msPerMinute } from '../../time/index.ts';
import { machinesServed } from '../counters/counterRules.ts';
import { type CommonState, commonState, type Observation, type Watched } from './Observation.ts';

export interface Limits {
  readonly low?: number;
  readonly high?: number;
}

/** A device that is watched, with what the checks ask it. */
export interface Basis extends Watched {
  readonly ratedKW: number | undefined;
  readonly ratedM3min: number | undefined;
  /** The defined values of a quantity, in a state of all its machines or in any. */
  readonly seen: (of: (each: Observation) => number | undefined, state?: CommonState) => readonly number[];
}

export function basisOf(watched: Watched): Basis {
  const machines = machinesServed(watched, watched);
  const { observations, serves } = watched;
  const rated = (of: 'loadKW' | 'flowM3min') =>
    machines.length === 0 ? undefined : completeSumOf(machines.map((machine) => machine.rated?.[of]));
  return {
    ...watched,
    machines,
    ratedKW: rated('loadKW'),
    ratedM3min: rated('flowM3min'),
    seen: (of, state) =>
      observations
        .filter((each) => state === undefined || commonState(serves, machines, each) === state)
        .map(of)
        .filter((each) => each !== undefined),
  };
}

const watchedMs = 10 * msPerMinute;
const minEnergyKWh = 0.1;

export const value = (key: string) => (each: Observation) => each.values[key];
export const has =
  (...keys: readonly string[]) =>
  ({ observations }: Basis) =>
    observations.some(({ values }) => keys.some((key) => key in values));

/** The one that is nearest to a limit or furthest beyond it. */
export function worstOf(values: readonly number[], { low = -Infinity, high = Infinity }: Limits): number | undefined {
  const margin = (each: number) => Math.min(each - low, high - each);
  return values.toSorted((a, b) => margin(a) - margin(b))[0];
}

const pressureInputs: ReadonlySet<string> = new Set([measuringPoint.receiverPressure, ...[1, 2, 3, 4].map(decentralPressure)]);

/** Points that a transmitter measures as a pressure of the network, by their key or by what they are for. */
export const pressureKeys = ({ serves }: Pick<Watched, 'serves'>): readonly string[] => {
  const named = serves.flatMap((each) =>
    'systemPressure' in each ? [each.systemPressure] : 'input' in each && pressureInputs.has(each.input) ? [each.point] : [],
  );
  return [...new Set(['pressure', ...named])].filter((key) => key !== 'linePressure');
};

export const flowOf = (each: Observation) => each.values['deliveryFlow'] ?? each.values['flow'];
const energyOf = (each: Observation) => each.values['energyImport'] ?? each.values['energy'];
export const isForMachines = ({ serves }: Basis) =>
  serves.some((each) => 'compressor' in each || 'powerOf' in each || 'flowOf' in each || 'stationPower' in each);
export const isForDelivery = ({ serves }: Basis) => serves.some((each) => 'compressor' in each || 'flowOf' in each);
export const hasFlow = has('deliveryFlow', 'flow');

export const powerShare =
  (state: CommonState) =>
  ({ seen, ratedKW }: Basis) =>
    ratioOf(median(seen(value('power'), state)), ratedKW);

/** From the first to the last observation that has a value. */
function grown({ observations }: Basis, of: (each: Observation) => number | undefined) {
  const known = observations.flatMap((each) => {
    const at = of(each);
    return at === undefined ? [] : [{ at, ms: each.atMs }];
  });
  const first = known[0];
  if (first === undefined) return undefined;
  const last = known.at(-1)!;
  if (last.ms - first.ms < watchedMs) return undefined;
  const steps = known.slice(1).map(({ at }, i) => at - known[i]!.at);
  return { by: last.at - first.at, fromMs: first.ms, untilMs: last.ms, step: Math.min(...steps.filter((step) => step > 0), Infinity) };
}

/** Energy of the power from one moment to another, seen all the time; each value holds until the next observation. */
function summedKWh({ observations }: Basis, fromMs: number, untilMs: number): number {
  const within = observations.filter(({ atMs }) => atMs >= fromMs && atMs <= untilMs);
  return within.slice(1).reduce((sum, { atMs }, i) => sum + (within[i]!.values['power']! * (atMs - within[i]!.atMs)) / msPerHour, 0);
}

/** By how much a counter is off from the summed power, as a part of it; what a step of the counter explains is not counted. */
export function counterDeviation(basis: Basis): number | undefined {
  const counted = grown(basis, energyOf);
  if (counted === undefined || basis.observations.some((each) => each.values['power'] === undefined)) return undefined;
  const kWh = summedKWh(basis, counted.fromMs, counted.untilMs);
  if (kWh < minEnergyKWh) return undefined;
  const off = counted.by - kWh;
  const unexplained = Math.max(0, Math.abs(off) - (Number.isFinite(counted.step) ? counted.step : 0));
  return (Math.sign(off) * unexplained) / kWh;
}

/** What a counter may be off by, as a part of what it counted. */
const counterError = 1e-3;
const energyStep = ({ steps }: Observation) => steps?.['energyImport'] ?? steps?.['energy'];
export const hasEnergyStep = ({ observations }: Basis) => observations.some((each) => energyStep(each) !== undefined);

/** Minutes at rated power, else at the highest that was seen, until a step of the counter of energy is a thousandth of what it counted. */
export function counterMinutes({ seen, ratedKW }: Basis): number | undefined {
  const [step, kW] = [seen(energyStep).at(-1), ratedKW ?? Math.max(0, ...seen(value('power')))];
  const hours = step === undefined ? undefined : ratioOf(step, kW * counterError);
  return hours === undefined ? undefined : (hours * msPerHour) / msPerMinute;
}

/** Hours counted per hour of the clock; a step of the counter is not counted. */
export function hoursPerHour(basis: Basis): number | undefined {
  const parts = ['runningTime', 'loadedTime'].map((key) => {
    const counted = grown(basis, value(key));
    return counted && Math.max(0, counted.by - counted.step) / ((counted.untilMs - counted.fromMs) / msPerHour);
  });
  const known = parts.filter((part) => part !== undefined);
  return known.length === 0 ? undefined : Math.max(...known);
}

export function specificPower({ observations, serves, machines }: Basis): number | undefined {
  const slots = machines.map(({ slot }) => slot);
  const figures = observations.flatMap((each) => {
    if (commonState(serves, machines, each) !== 'load') return [];
    const shown = slots.map((slot) => each.plant?.compressors[slot - 1]);
    const powerKW = each.values['power'] ?? completeSumOf(shown.map((machine) => machine?.electricalPowerKW));
    const flowM3min = flowOf(each) ?? completeSumOf(shown.map((machine) => machine?.deliveryVolumeM3min));
    const figure = specificPowerKWperM3min(powerKW, flowM3min);
    return figure === undefined ? [] : [figure];
  });
  return median(figures);
}

export const movingKeys = [
  'linePressure',
  'internalPressure',
  'outletTemperature',
  'power',
  'deliveryFlow',
  'flow',
  'pressure',
  'temperature',
  'dewPoint',
];

/** How many values stood all the time, while anything ran or nothing is known of that; undefined before the time is over. */
export function stillValues({ observations, serves, machines }: Basis): number | undefined {
  const first = observations[0];
  if (first === undefined || observations.at(-1)!.atMs - first.atMs < watchedMs) return undefined;
  if (observations.every((each) => commonState(serves, machines, each) === 'standstill')) return undefined;
  return movingKeys.filter((key) => {
    const seen = observations.map(value(key)).filter((each) => each !== undefined);
    return seen.length > 0 && seen.every((each) => each === seen[0]);
  }).length;
}
