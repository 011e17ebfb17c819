import { statusBit } from '../../core/compressor/index.ts';
import { type FleetDay, fleetDayOf } from '../../core/fleet/index.ts';
import type { PlantConfig } from '../../core/plant/index.ts';
import { type Channel, type Column, compressorChannel, plantChannel, rowsBetween, type SampleTable } from '../../core/samples/index.ts';
import { daysFrom, type PlantDay, plantDayRange } from '../../core/time/index.ts';
import { joinedRecords, quarterSums } from '../../core/totals/index.ts';
import type { DemoStation } from './demoStations.ts';
import { historyDays, type KindHistory, rowPeriodS } from './kindHistory.ts';

/** A Monday, from which the two weeks are repeated in both directions. */
const anyMonday = '2026-06-01';
/** Leaks grow evenly, so that they reach their size in a year. */
const growingDays = 365;
const idlePowerShare = 0.25;
/** It idles for so many rows in a row. */
const idleRows = 10;

/** The place of a day in the two weeks. */
export const placeInHistory = (day: PlantDay): number => ((daysFrom(anyMonday, day) % historyDays) + historyDays) % historyDays;

/** Whether a station has nothing of a day. */
export const isGap = ({ gapEveryDays }: DemoStation, day: PlantDay): boolean =>
  gapEveryDays !== undefined && daysFrom(anyMonday, day) % gapEveryDays === 0;

type Columns = Map<Channel, Column>;
const scaledQuantities = ['volumeFlowM3min', 'deliveryVolumeM3min', 'powerKW', 'electricalPowerKW'];

function scaled({ columns }: SampleTable, scale: number): Columns {
  const isScaled = (channel: Channel) => scaledQuantities.some((quantity) => channel.startsWith(`${quantity}@`));
  return new Map(
    [...columns].map(([channel, column]) => [channel, isScaled(channel) ? column.map((value) => value * scale) : column.slice()]),
  );
}

/** More air through leaks, delivered by the machine on load that delivers most. */
function addLeak(columns: Columns, machines: PlantConfig['machines'], leakM3min: number): void {
  const [flow, delivered, power] = (['volumeFlowM3min', 'deliveryVolumeM3min', 'powerKW'] as const).map((each) =>
    columns.get(plantChannel(each))!,
  );
  const able = machines.map(({ index, ratedSpecificPower }) => ({
    ratedSpecificPower,
    delivery: columns.get(compressorChannel('deliveryVolumeM3min', index))!,
    drawn: columns.get(compressorChannel('electricalPowerKW', index))!,
  }));
  flow!.forEach((_, row) => {
    const { ratedSpecificPower, delivery, drawn } = able.reduce((most, each) => (each.delivery[row]! > most.delivery[row]! ? each : most));
    flow![row]! += leakM3min;
    if (!(delivery[row]! > 0)) return;
    const moreKW = leakM3min * ratedSpecificPower;
    delivery[row]! += leakM3min;
    drawn[row]! += moreKW;
    delivered![row]! += leakM3min;
    power![row]! += moreKW;
  });
}

/** The first machine does not stop for a part of the time in which it should. */
function addIdling(columns: Columns, [machine]: PlantConfig['machines'], { idleShare, scale }: DemoStation): void {
  if (machine === undefined || idleShare === 0) return;
  const idleKW = machine.fullDeliveryM3min * machine.ratedSpecificPower * idlePowerShare * scale;
  const [status, drawn] = (['status', 'electricalPowerKW'] as const).map((each) => columns.get(compressorChannel(each, machine.index))!);
  const power = columns.get(plantChannel('powerKW'))!;
  const every = Math.round(1 / idleShare);
  status!.forEach((word, row) => {
    if ((word & statusBit.running) !== 0 || Math.floor(row / idleRows) % every !== 0) return;
    status![row] = word | statusBit.on | statusBit.running;
    drawn![row]! += idleKW;
    power[row]! += idleKW;
  });
}

export interface StationDayParts {
  readonly station: DemoStation;
  readonly history: KindHistory;
  readonly config: PlantConfig;
  readonly nowMs: number;
}

/** The record of a station's day, as far as it is over. Rows of the longer one of two days with a change of clocks are missing, or cut. */
export function stationDay(day: PlantDay, { station, history, config, nowMs }: StationDayParts): FleetDay {
  const { zone, machines } = config;
  const range = plantDayRange(day, zone);
  const table = history.days[placeInHistory(day)]!;
  const columns = scaled(table, station.scale);
  addIdling(columns, machines, station);
  addLeak(
    columns,
    machines,
    (station.leakM3min * Math.max(0, growingDays - daysFrom(day, new Date(nowMs).toISOString().slice(0, 10)))) / growingDays,
  );
  const own: SampleTable = { length: table.length, timesMs: table.timesMs.map((atMs) => range.fromMs + atMs), columns };
  const rows = own.timesMs.findLastIndex((atMs) => atMs <= Math.min(range.untilMs, nowMs)) + 1;
  const quarters = joinedRecords(quarterSums(rowsBetween(own, 0, rows), rowPeriodS, rowPeriodS));
  return fleetDayOf({ day, zone, range, quarters, estimated: [] });
}
