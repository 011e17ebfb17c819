import { slotCount } from '../compressor/index.ts';
import { msPerHour, msPerSecond, type TimeRange } from '../time/index.ts';
import { exactValue } from './exactSum.ts';
import { exactPlaces, type PlacedSums, sumPlaces } from './placedSums.ts';
import type { SavedQuarters } from './quarterStore.ts';
import type { MachineTotals } from './RangeTotals.ts';
import { machineSum } from './sumFields.ts';

/** What of a machine's totals says what its energy was, and what it did meanwhile. */
export type MachineEnergy = Pick<
  MachineTotals,
  'loadS' | 'noLoadS' | 'powerS' | 'motorStarts' | 'energyLoadKWh' | 'energyNoLoadKWh' | 'energyAtStandstillKWh' | 'energyKWh'
>;

/** The energy of some quarter hours together. */
export interface EnergyTotals {
  /** How many they are. */
  readonly quarters: number;
  /** One for each slot: that of slot 1 first. */
  readonly machines: readonly MachineEnergy[];
}

/** The whole quarter hours of a range, of which energies are collected. */
export interface EnergyCollector {
  /** In any order; those of a quarter hour add up. */
  add(sums: PlacedSums): void;
  /** One quarter hour (since 1970-01-01T00:00Z) after the other. */
  readonly each: Iterable<readonly [quarter: number, of: EnergyTotals]>;
  /** By a name of each quarter hour (since 1970-01-01T00:00Z), in the order of their first ones: to the last bit what `totalsOf` has of them. */
  by<Name>(nameOf: (quarter: number) => Name): ReadonlyMap<Name, EnergyTotals>;
}

const counts = [machineSum.loadMs, machineSum.noLoadMs, machineSum.powerMs, machineSum.motorStarts];
const places = [
  ...counts,
  ...exactPlaces(machineSum.energyLoad),
  ...exactPlaces(machineSum.energyNoLoad),
  ...exactPlaces(machineSum.energyAtStandstill),
];
const loadAt = places.indexOf(machineSum.energyLoad);
const noLoadAt = places.indexOf(machineSum.energyNoLoad);
const standstillAt = places.indexOf(machineSum.energyAtStandstill);
const { width, startOf, take, collect } = sumPlaces([], places);

/** What says of energy of the sums of quarter hours. */
export const energySumsOf = (quarters: SavedQuarters): PlacedSums => take(quarters);

function machineAt(sums: Float64Array, at: number): MachineEnergy {
  const energyKWh = (place: number) => exactValue(sums, at + place) / msPerHour;
  const [energyLoadKWh, energyNoLoadKWh, energyAtStandstillKWh] = [energyKWh(loadAt), energyKWh(noLoadAt), energyKWh(standstillAt)];
  return {
    loadS: sums[at]! / msPerSecond,
    noLoadS: sums[at + 1]! / msPerSecond,
    powerS: sums[at + 2]! / msPerSecond,
    motorStarts: sums[at + 3]!,
    energyLoadKWh,
    energyNoLoadKWh,
    energyAtStandstillKWh,
    energyKWh: energyLoadKWh + energyNoLoadKWh + energyAtStandstillKWh,
  };
}

const machinesAt = (sums: Float64Array, at: number) => Array.from({ length: slotCount }, (_, i) => machineAt(sums, at + startOf(i + 1)));

/** Collects for the whole quarter hours of a range; others are passed over. */
export function energyCollector(range: TimeRange): EnergyCollector {
  const { first, count, sums, add } = collect(range);
  return {
    add,
    each: {
      *[Symbol.iterator]() {
        for (let quarter = 0; quarter < count; quarter++)
          yield [first + quarter, { quarters: 1, machines: machinesAt(sums, quarter * width) }] as const;
      },
    },
    by(nameOf) {
      type Name = ReturnType<typeof nameOf>;
      const named = new Map<Name, { quarters: number; readonly sums: Float64Array }>();
      for (let quarter = 0; quarter < count; quarter++) {
        const name = nameOf(first + quarter);
        const of = named.get(name) ?? { quarters: 0, sums: new Float64Array(width) };
        named.set(name, of);
        of.quarters++;
        for (let i = 0; i < width; i++) of.sums[i]! += sums[quarter * width + i]!;
      }
      return new Map(Array.from(named, ([name, of]) => [name, { quarters: of.quarters, machines: machinesAt(of.sums, 0) }]));
    },
  };
}
