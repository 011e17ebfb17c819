import type { Figure } from '../figures/index.ts';
import type { MeasureEntry, MeasureId, Valuation } from '../plantData/index.ts';
import { plantDayOf } from '../time/index.ts';
import { dataFaults } from './dataFaults.ts';
import { dearHours } from './dearHours.ts';
import { heatUse } from './heatUse.ts';
import { leakRepair } from './leakRepair.ts';
import { lowerPressure } from './lowerPressure.ts';
import { machineService } from './machineService.ts';
import type { LookedMeasure, Measure, MeasureFound, MeasureInputs, MeasureNotFound } from './Measure.ts';
import { nightShutdown } from './nightShutdown.ts';
import { notFound } from './looked.ts';
import { controlMeasures } from './replayed.ts';
import { shortCycles } from './shortCycles.ts';
import { shorterRunOn } from './shorterRunOn.ts';
import { type TogetherChange, togetherOf } from './together.ts';
import { entryOf, type MeasureWorth, valuationOn, worthOf } from './valuedMeasure.ts';

/** No log and no entry has the energy of a dryer. */
const dryer: Measure = { measure: 'dryer', look: () => notFound('dryer', 'noMeter') };

/** All measures that are looked for. */
const allMeasures: readonly Measure[] = [
  dataFaults,
  leakRepair,
  lowerPressure,
  ...controlMeasures,
  shortCycles,
  shorterRunOn,
  machineService,
  heatUse,
  nightShutdown,
  dearHours,
  dryer,
];

/** A measure with what people entered of it. */
export interface MeasureRow {
  readonly found: MeasureFound;
  /** Undefined where nobody entered anything: it is open. */
  readonly entry: MeasureEntry | undefined;
  readonly worth: MeasureWorth | undefined;
}

/** What there is to do about a plant. */
export interface MeasuresPicture {
  /** The first one first; those that were dropped stand behind. */
  readonly rows: readonly MeasureRow[];
  readonly notFound: readonly MeasureNotFound[];
  /** Done, and not found any more; the latest first. */
  readonly settled: readonly MeasureEntry[];
  readonly valuation: Pick<Valuation, 'interest' | 'priceChange'>;
  /** Mean price of the energy and what it emits, of the range. */
  readonly pricePerKWh: Figure;
  readonly co2KgPerKWh: Figure;
  /** A replay with several measures at once; undefined where nothing was replayed. Their sum says nothing of it. */
  readonly together: TogetherChange | undefined;
}

/** What people entered of measures. */
export interface EnteredMeasures {
  readonly measures: readonly MeasureEntry[];
  readonly valuations: readonly Valuation[];
}

/** Fewer known days say nothing of a year. */
const minDays = 14;

/** A measure of so few days that a year can't be made of them is not found; one without an amount does not need a year. */
function ofEnoughDays(looked: LookedMeasure, days: number): LookedMeasure {
  if (looked.kind === 'none' || days >= minDays || (looked.money ?? looked.energy) === undefined) return looked;
  return { kind: 'none', measure: looked.measure, reason: 'tooFewDays', facts: looked.facts };
}

const strengthOf = (measure: MeasureId) => (measure === 'dataFaults' ? 0 : 1);
const isDropped = ({ entry }: MeasureRow) => entry?.state === 'dropped';

/**
 * Which of two measures stands first: faults of the data, as all else hangs on them; then by the low end of the saving, of two alike the cheaper
 * one; those without money by the low and the high end of their energy.
 */
export function byRank(a: MeasureRow, b: MeasureRow): number {
  const keys = (row: MeasureRow) => {
    const { measure, money, energy } = row.found;
    return [
      isDropped(row) ? 1 : 0,
      strengthOf(measure),
      money === undefined ? 1 : 0,
      -(money?.low ?? 0),
      row.entry?.investment ?? Infinity,
      -(money?.high ?? 0),
      -(energy?.low ?? 0),
      -(energy?.high ?? 0),
    ];
  };
  const [first, second] = [keys(a), keys(b)];
  const place = first.findIndex((key, i) => key !== second[i]);
  return place < 0 ? 0 : first[place]! < second[place]! ? -1 : 1;
}

/** The entry of each measure that was made last. */
const latestEntries = (entries: readonly MeasureEntry[]): readonly MeasureEntry[] => [
  ...new Map(
    [...entries].sort((a, b) => a.enteredMs - b.enteredMs).map((entry) => [`${entry.measure} ${entry.slots.join()}`, entry]),
  ).values(),
];

/** What there is to do about a plant, the first thing first, with what people entered of it. */
export function measuresOf(inputs: MeasureInputs, entered: EnteredMeasures): MeasuresPicture {
  const looked = allMeasures.map(({ look }) => ofEnoughDays(look(inputs), inputs.days));
  const valuation = valuationOn(entered.valuations, plantDayOf(inputs.range.untilMs - 1, inputs.zone));
  const rows = looked
    .filter((each) => each.kind === 'found')
    .map((found): MeasureRow => {
      const entry = entryOf(entered.measures, found);
      return { found, entry, worth: worthOf(found, entry, valuation) };
    })
    .sort(byRank);
  const { meanPrice, co2, energy } = inputs.cost;
  const isShown = (entry: MeasureEntry) => rows.some((row) => row.entry === entry);
  return {
    rows,
    notFound: looked.filter((each) => each.kind === 'none'),
    settled: latestEntries(entered.measures)
      .filter((entry) => entry.state === 'done' && !isShown(entry))
      .reverse(),
    valuation,
    pricePerKWh: meanPrice.kind === 'none' ? undefined : meanPrice.value,
    co2KgPerKWh: co2.kind === 'none' || energy.kind === 'none' ? undefined : co2.value / energy.value,
    together: inputs.days < minDays ? undefined : togetherOf(inputs.replays, rows),
  };
}
