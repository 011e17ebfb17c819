import { machineEvents, type EventDay, type MachineEvent } from '../../../core/dayDetail/index.ts';
import { loggedPlantDay } from '../../../core/replay/index.ts';
import type { LoggedPlantDay } from '../../../core/replay/fitPlant.ts';
import { compressorChannel, plantChannel } from '../../../core/samples/index.ts';
import { msPerDay, msPerSecond, type PlantDay, shiftDay } from '../../../core/time/index.ts';
import { tableOf } from '../samples/tables.ts';

export const periodS = 2;
export const slot = 3;

/** A sample of machine 3, and of the plant. */
export interface LoggedRow {
  readonly status: number;
  readonly powerKW: number;
  readonly deliveryM3min: number;
  readonly pressureBar: number;
  readonly flowM3min?: number;
}

/** A row for as many seconds. */
export const during = (seconds: number, row: LoggedRow): readonly LoggedRow[] => Array.from({ length: seconds / periodS }, () => row);

const firstDay: PlantDay = '1970-01-01';

/** What a replay needs of rows that begin with a day of UTC, the first one for number 0. */
export function loggedRows(rows: readonly LoggedRow[], day = 0): LoggedPlantDay {
  const times = rows.map((_, i) => day * msPerDay + i * periodS * msPerSecond);
  const table = tableOf(times, {
    [compressorChannel('status', slot)]: rows.map(({ status }) => status),
    [compressorChannel('electricalPowerKW', slot)]: rows.map(({ powerKW }) => powerKW),
    [compressorChannel('deliveryVolumeM3min', slot)]: rows.map(({ deliveryM3min }) => deliveryM3min),
    [plantChannel('systemPressureBar')]: rows.map(({ pressureBar }) => pressureBar),
    [plantChannel('volumeFlowM3min')]: rows.map(({ flowM3min, deliveryM3min }) => flowM3min ?? deliveryM3min),
  });
  return loggedPlantDay(table, shiftDay(firstDay, day), 'UTC', periodS);
}

/** Events as a day has them. */
export function eventsOf(rows: readonly (readonly [atS: number, slot: number, event: MachineEvent, pressureBar?: number])[]): EventDay {
  return {
    timesMs: Float64Array.from(rows, ([atS]) => atS * msPerSecond),
    slots: Uint8Array.from(rows, ([, of]) => of),
    kinds: Uint8Array.from(rows, ([, , event]) => machineEvents.indexOf(event)),
    pressuresBar: Float32Array.from(rows, ([, , , bar = NaN]) => bar),
  };
}
