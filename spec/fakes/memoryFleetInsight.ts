import {
  type FleetEvent,
  type FleetPlant,
  firstCountedFault,
  firstLeakDay,
  firstOfEstimate,
  type KeptLeak,
  type LoadMonth,
  type MachineYear,
  recordedSlots,
  type SummedMonth,
} from '../../core/fleet/index.ts';
import type { FleetComparison, FleetDerivation, InsightReading } from '../../core/ports/index.ts';
import { type Month, monthOf, msPerDay, type PlantDay, shiftDay } from '../../core/time/index.ts';
import type { MachineTotals, RangeTotals } from '../../core/totals/index.ts';

/** What a fleet's store in memory has of a station. */
export interface BesideInsight {
  readonly id: string;
  readonly plant: FleetPlant;
  readonly days: ReadonlyMap<
    PlantDay,
    { readonly day: PlantDay; readonly digest: string; readonly body: Uint8Array; readonly figures: RangeTotals | undefined }
  >;
  readonly events: ReadonlyMap<string, FleetEvent>;
}

interface KeptInsight {
  isChanged: boolean;
  lookedMs: number;
  loads: readonly LoadMonth[];
  years: readonly MachineYear[];
  leak: { readonly source: string; readonly shown: KeptLeak } | undefined;
}

const total = <T>(all: readonly T[], of: (each: T) => number) => all.reduce((sum, each) => sum + of(each), 0);
const isBoth = ({ powerS, deliveryS }: MachineTotals) => powerS > 0 && deliveryS > 0;
const stateS = ({ loadS, noLoadS, offS, errorS }: MachineTotals) => loadS + noLoadS + offS + errorS;
const months = (from: Month, count: number) => monthOf(shiftDay(`${from}-15`, Math.round(count * 30.44)));

interface FiguredDay {
  readonly day: PlantDay;
  readonly figures: RangeTotals;
}
const machinesOf = (days: readonly FiguredDay[], slot: number) =>
  days.flatMap(({ figures }) => (recordedSlots(figures).includes(slot) ? [{ machine: figures.machines[slot - 1]!, figures }] : []));
const slots = Array.from({ length: 10 }, (_, i) => i + 1);
const isMade = (figures: RangeTotals, slot: number) =>
  figures.estimated?.some((channel) => channel === `electricalPowerKW@${slot}` || channel === `deliveryVolumeM3min@${slot}`) === true;
const isAnyMade = (days: readonly FiguredDay[]) => days.some(({ figures }) => slots.some((slot) => isMade(figures, slot)));
const isTrue = (value: number) => value > 0;

function loadMonth(station: string, month: Month, all: readonly FiguredDay[]): LoadMonth {
  const days = all.filter(({ day }) => monthOf(day) === month);
  const machines = slots
    .map((slot) => ({ slot, of: machinesOf(days, slot).map(({ machine }) => machine) }))
    .filter(({ of }) => of.length > 0);
  const both = machines.flatMap(({ of }) => of.filter(isBoth));
  const able = (slot: number) =>
    all
      .filter(({ day }) => monthOf(day) <= month && monthOf(day) >= months(month, -11))
      .flatMap(({ figures }) => figures.machines[slot - 1]!.deliveryMaxM3min ?? []);
  const pressureS = total(days, ({ figures }) => figures.plant.pressureS);
  return {
    ...{ station, month, days: days.length },
    knownS:
      machines.length === 0
        ? 0
        : total(machines, ({ of }) => total(of, ({ powerS, deliveryS }) => Math.min(powerS, deliveryS))) / machines.length,
    energyKWh: total(machines, ({ of }) => total(of, ({ energyKWh }) => energyKWh)),
    bothKWh: total(both, ({ energyKWh }) => energyKWh),
    loadKWh: total(both, ({ energyLoadKWh }) => energyLoadKWh),
    noLoadKWh: total(both, ({ energyNoLoadKWh }) => energyNoLoadKWh),
    volumeM3: total(both, ({ volumeM3 }) => volumeM3),
    couldM3: total(machines, ({ slot, of }) => (Math.max(0, ...able(slot)) * total(of.filter(isBoth), ({ deliveryS }) => deliveryS)) / 60),
    pressureBar: isTrue(pressureS)
      ? total(days, ({ figures: { plant } }) => (plant.pressureMeanBar ?? 0) * plant.pressureS) / pressureS
      : undefined,
    isEstimated: isAnyMade(days),
  };
}

function machineYear(
  { id, events }: BesideInsight,
  slot: number,
  all: readonly FiguredDay[],
  until: { day: PlantDay; atMs: number },
): MachineYear | undefined {
  const year = all.filter(({ day }) => day > shiftDay(until.day, -365));
  const lately = year.filter(({ day }) => day > shiftDay(until.day, -28));
  const own = machinesOf(year, slot);
  if (own.length === 0) return undefined;
  const sum = (of: (machine: MachineTotals) => number, of2 = own) => total(of2, ({ machine }) => of(machine));
  const both = own.filter(({ machine }) => isBoth(machine));
  const loaded = own.filter(({ figures }) => figures.plant.pressureMeanBar !== undefined);
  const loadS = sum((machine) => machine.loadS, loaded);
  const runningS = ({ loadS: on, noLoadS }: MachineTotals) => on + noLoadS;
  return {
    ...{ station: id, slot, rangeS: total(year, ({ figures }) => figures.rangeS) },
    knownS: sum((machine) => Math.min(machine.powerS, machine.deliveryS, stateS(machine))),
    runningS: sum(runningS),
    energyKWh: sum(({ energyKWh }) => energyKWh, both),
    loadKWh: sum(({ energyLoadKWh }) => energyLoadKWh, both),
    noLoadKWh: sum(({ energyNoLoadKWh }) => energyNoLoadKWh, both),
    volumeM3: sum(({ volumeM3 }) => volumeM3, both),
    motorStarts: sum(({ motorStarts }) => motorStarts),
    faults: [...events.values()].filter(
      ({ source, bitIndex, atMs }) =>
        source === slot && bitIndex >= firstCountedFault && atMs >= until.atMs - 365 * msPerDay && atMs < until.atMs,
    ).length,
    pressureBar: isTrue(loadS)
      ? total(loaded, ({ machine, figures }) => machine.loadS * figures.plant.pressureMeanBar!) / loadS
      : undefined,
    isEstimated: own.some(({ figures }) => isMade(figures, slot)),
    lately: {
      runningS: sum(runningS, machinesOf(lately, slot)),
      knownS: sum(stateS, machinesOf(lately, slot)),
      rangeS: total(lately, ({ figures }) => figures.rangeS),
    },
  };
}

const sorted = <T extends { readonly day: PlantDay }>(days: Iterable<T>) => [...days].sort((a, b) => (a.day < b.day ? -1 : 1));
const done = <T>(value: T) => Promise.resolve(value);

/** What a fleet's store in memory compares its stations by. */
export function memoryFleetInsight(stations: () => readonly BesideInsight[]) {
  const kept = new Map<string, KeptInsight>();
  const of = (id: string) => kept.get(id);
  const find = (id: string) => {
    const station = stations().find((each) => each.id === id);
    const insight = of(id);
    if (station === undefined || insight === undefined) throw new Error(`no station ${id}`);
    return { station, insight };
  };
  const loadsOf = (seen: readonly BesideInsight[]) => seen.flatMap(({ id }) => of(id)?.loads ?? []);

  return {
    /** A day of it came or was derived. */
    mark(id: string): void {
      const insight = of(id);
      if (insight === undefined) kept.set(id, { isChanged: true, lookedMs: 0, loads: [], years: [], leak: undefined });
      else insight.isChanged = true;
    },
    readingOf: (seen: () => readonly BesideInsight[]): InsightReading => ({
      loadMonths: (month) => done(loadsOf(seen()).filter((load) => load.month === month)),
      summedMonths(from, until) {
        const byMonth = new Map<Month, SummedMonth>();
        for (const load of loadsOf(seen()).filter(({ month }) => month >= from && month <= until)) {
          const before = byMonth.get(load.month);
          const days = [...find(load.station).station.days.values()].filter(({ day }) => monthOf(day) === load.month);
          byMonth.set(load.month, {
            ...{ month: load.month, stations: (before?.stations ?? 0) + 1 },
            rangeS: (before?.rangeS ?? 0) + total(days, ({ figures }) => figures?.rangeS ?? 0),
            knownS: (before?.knownS ?? 0) + load.knownS,
            energyKWh: (before?.energyKWh ?? 0) + load.energyKWh,
            bothKWh: (before?.bothKWh ?? 0) + load.bothKWh,
            volumeM3: (before?.volumeM3 ?? 0) + load.volumeM3,
            isEstimated: before?.isEstimated === true || load.isEstimated,
          });
        }
        return done([...byMonth.values()].sort((a, b) => (a.month < b.month ? -1 : 1)));
      },
      machineYears: () => done(seen().flatMap(({ id }) => of(id)?.years ?? [])),
      leaks: () =>
        done(
          seen().flatMap(({ id }) => {
            const shown = of(id)?.leak?.shown;
            return shown === undefined ? [] : [shown];
          }),
        ),
    }),
    comparison: {
      comparedMonths: (from, until) =>
        done(
          loadsOf(stations())
            .filter(({ month, bothKWh }) => month >= from && month <= until && bothKWh > 0)
            .map(({ station, bothKWh, volumeM3, couldM3, pressureBar }) => ({ station, bothKWh, volumeM3, couldM3, pressureBar })),
        ),
      modelMachines: () =>
        done(
          stations().flatMap(({ id, plant }) =>
            (of(id)?.years ?? []).flatMap((year) => {
              const model = plant.details?.machines.find(({ slot }) => slot === year.slot)?.model;
              return model === undefined || model === '' ? [] : [{ ...year, model }];
            }),
          ),
        ),
    } satisfies FleetComparison,
    derivation: {
      claimChanged(sinceMs, nowMs, count) {
        const claimed = [...kept]
          .filter(([, { isChanged, lookedMs }]) => isChanged && lookedMs <= sinceMs)
          .sort(([a, before], [b, after]) => before.lookedMs - after.lookedMs || (a < b ? -1 : 1))
          .slice(0, count);
        for (const [, insight] of claimed) Object.assign(insight, { isChanged: false, lookedMs: nowMs });
        return done(
          claimed.map(([station]) => {
            const { zone, details } = find(station).station.plant;
            return { station, zone, nightUseM3min: details?.nightUseM3min };
          }),
        );
      },
      saveLoads(id, until) {
        const { station, insight } = find(id);
        const days = sorted(station.days.values()).flatMap(({ day, figures }) =>
          figures !== undefined && day <= until.day ? [{ day, figures }] : [],
        );
        insight.loads = [...new Set(days.map(({ day }) => monthOf(day)))].map((month) => loadMonth(id, month, days));
        insight.years = slots.flatMap((slot) => machineYear(station, slot, days, until) ?? []);
        return done(undefined);
      },
      leakBasis(id, until) {
        const { station, insight } = find(id);
        const all = sorted(station.days.values()).filter(({ day }) => day <= until);
        const asOf = all.at(-1)?.day;
        if (asOf === undefined) return done(undefined);
        const source = all
          .filter(({ day }) => day >= firstLeakDay(asOf))
          .map(({ day, digest }) => day + digest)
          .join(' ');
        return done({ asOf, source, kept: insight.leak?.source });
      },
      bodies: (id, from, until) =>
        done(
          sorted(find(id).station.days.values())
            .filter(({ day }) => day >= from && day <= until)
            .map(({ body }) => body),
        ),
      saveLeak(id, source, leak) {
        const { station, insight } = find(id);
        const days = sorted(station.days.values()).flatMap(({ day, figures }) =>
          figures !== undefined && day >= firstOfEstimate(leak.asOf) && day <= leak.asOf ? [{ day, figures }] : [],
        );
        const both = slots.flatMap((slot) => machinesOf(days, slot).map(({ machine }) => machine)).filter(isBoth);
        const shown = {
          ...{ ...leak, station: id, isEstimated: isAnyMade(days) },
          bothKWh: total(both, ({ energyKWh }) => energyKWh),
          volumeM3: total(both, ({ volumeM3 }) => volumeM3),
        };
        insight.leak = { source, shown };
        return done(undefined);
      },
    } satisfies FleetDerivation,
  };
}
