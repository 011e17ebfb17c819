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

/** Energies of groups of quarter hours, from which those of larger groups can be made. */
export interface EnergyGroups<Group> {
  /** By a name of each group, in the order of their first ones: to the last bit what `totalsOf` has of their quarter hours. */
  by<Name>(nameOf: (group: Group) => Name): ReadonlyMap<Name, EnergyTotals>;
}

/** The whole quarter hours of a range (since 1970-01-01T00:00Z), of which energies are collected. */
export interface EnergyCollector extends EnergyGroups<number> {
  /** In any order; those of a quarter hour add up. */
  add(sums: PlacedSums): void;
  /** One quarter hour after the other. */
  readonly each: Iterable<readonly [quarter: number, of: EnergyTotals]>;
  /** Quarter hours of the same group are added up once, for all that is asked of them. */
  grouped<Group>(groupOf: (quarter: number) => Group): EnergyGroups<Group>;
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

interface GroupSums {
  quarters: number;
  readonly sums: Float64Array;
}

function addedUp<Group, Name>(groups: Iterable<readonly [Group, GroupSums]>, nameOf: (group: Group) => Name): ReadonlyMap<Name, GroupSums> {
  const named = new Map<Name, GroupSums>();
  for (const [group, { quarters, sums }] of groups) {
    const name = nameOf(group);
    const before = named.get(name);
    if (before === undefined) named.set(name, { quarters, sums: sums.slice() });
    else {
      before.quarters += quarters;
      for (let i = 0; i < width; i++) before.sums[i]! += sums[i]!;
    }
  }
  return named;
}

const groupsOf = <Group>(groups: Iterable<readonly [Group, GroupSums]>): EnergyGroups<Group> => ({
  by: (nameOf) =>
    new Map(Array.from(addedUp(groups, nameOf), ([name, { quarters, sums }]) => [name, { quarters, machines: machinesAt(sums, 0) }])),
});

/** Collects for the whole quarter hours of a range; others are passed over. */
export function energyCollector(range: TimeRange): EnergyCollector {
  const { blocks, add } = collect(range);
  const quarters = {
    *[Symbol.iterator](): Iterator<readonly [number, GroupSums]> {
      for (const { first, count, sums } of blocks)
        for (let i = 0; i < count; i++) yield [first + i, { quarters: 1, sums: sums.subarray(i * width, (i + 1) * width) }];
    },
  };
  return {
    add,
    each: {
      *[Symbol.iterator]() {
        for (const { first, count, sums } of blocks)
          for (let i = 0; i < count; i++) yield [first + i, { quarters: 1, machines: machinesAt(sums, i * width) }] as const;
      },
    },
    ...groupsOf(quarters),
    grouped: (groupOf) => groupsOf(addedUp(quarters, groupOf)),
  };
}
