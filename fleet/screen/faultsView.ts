import type { FaultSeverity, FaultSource } from '../../core/faults/index.ts';
import { maxClockOffsetMs } from '../../core/fleet/index.ts';
import type { FaultUp, FleetFaultsView, FleetReading, FleetStation, SeenFaultOf } from '../../core/ports/index.ts';
import { msPerDay } from '../../core/time/index.ts';
import { machineName, namedFault } from './namedFault.ts';

/** Of an event that came before, a fault that is up now is taken to have come at an unknown time. */
const eventsMs = 90 * msPerDay;
const weekMs = 7 * msPerDay;
const longestWeek = 1000;
const topMachines = 10;

type Named = { readonly station: string; readonly source: FaultSource; readonly bitIndex: number };
const keyOf = ({ station, source, bitIndex }: Named) => `${station} ${source} ${bitIndex}`;
const weight: Readonly<Record<FaultSeverity, number>> = { error: 0, warning: 1, maintenance: 2 };

/** What a wrong clock has come tomorrow has come at an unknown time, lest nobody could say that it was seen. */
const untilMs = (nowMs: number) => nowMs + maxClockOffsetMs;

/** Of the same fault that came again later, nobody has said anything. */
const acknowledgementOf = (seen: SeenFaultOf | undefined, sinceMs: number | undefined) =>
  seen === undefined || (sinceMs !== undefined && seen.atMs + maxClockOffsetMs < sinceMs)
    ? undefined
    : { by: seen.by, atMs: seen.atMs, why: seen.why };

/** What is up at some stations, most severe first, the newest of each severity first. */
export async function faultsUp(reading: FleetReading, stations: readonly FleetStation[], nowMs: number): Promise<readonly FaultUp[]> {
  const [last, seen] = await Promise.all([reading.lastEvents(nowMs - eventsMs, untilMs(nowMs)), reading.faultsSeen()]);
  const [came, said] = [new Map(last.map((event) => [keyOf(event), event.atMs])), new Map(seen.map((each) => [keyOf(each), each]))];
  return stations
    .flatMap((station) =>
      (station.state?.faults ?? []).flatMap((fault): readonly FaultUp[] => {
        const [named, key] = [namedFault(station, fault), keyOf({ ...fault, station: station.id })];
        const sinceMs = came.get(key);
        const acknowledgement = acknowledgementOf(said.get(key), sinceMs);
        return named === undefined ? [] : [{ ...named, station: station.id, name: station.plant.name, sinceMs, acknowledgement }];
      }),
    )
    .sort((a, b) => weight[a.severity] - weight[b.severity] || (b.sinceMs ?? -Infinity) - (a.sinceMs ?? -Infinity) || 0);
}

function machinesByFaults(week: FleetFaultsView['week'], stations: ReadonlyMap<string, FleetStation>): FleetFaultsView['machines'] {
  const machines = new Map<string, FleetFaultsView['machines'][number]>();
  for (const { station, name, source, severity } of week) {
    if (typeof source !== 'number' || severity === 'maintenance') continue;
    const key = `${station} ${source}`;
    const machine = machineName(stations.get(station)!, source);
    machines.set(key, { station, name, slot: source, machine, faults: (machines.get(key)?.faults ?? 0) + 1 });
  }
  return [...machines.values()].sort((a, b) => b.faults - a.faults).slice(0, topMachines);
}

/** What is up, what came in the last seven days, and the machines that it comes from. */
export async function faultsView(reading: FleetReading, nowMs: number): Promise<FleetFaultsView> {
  const stations = await reading.stations();
  const byId = new Map(stations.map((station) => [station.id, station]));
  const events = await reading.events(nowMs - weekMs, untilMs(nowMs));
  const week = events.flatMap(({ station: id, atMs, ...fault }) => {
    const station = byId.get(id);
    const named = station && namedFault(station, fault);
    return station === undefined || named === undefined ? [] : [{ ...named, station: id, name: station.plant.name, atMs }];
  });
  return { up: await faultsUp(reading, stations, nowMs), week: week.slice(0, longestWeek), machines: machinesByFaults(week, byId) };
}
