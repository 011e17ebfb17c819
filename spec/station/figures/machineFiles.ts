import { statusBit } from '../../../core/compressor/index.ts';
import { dayFileHead, dayFileRow, latestLayout } from '../../../core/dayFile/index.ts';
import { channelPosition, compressorChannel, emptyRow, plantChannel } from '../../../core/samples/index.ts';
import { type PlantDay, plantDayRange, shiftDay } from '../../../core/time/index.ts';

const zone = 'Europe/Berlin';
const periodS = 60;
const onLoad = statusBit.on | statusBit.running | statusBit.loaded;
const machines = [
  { slot: 1, deliveryM3min: 12, powerKW: 72 },
  { slot: 2, deliveryM3min: 15, powerKW: 93 },
  { slot: 3, deliveryM3min: 20, powerKW: 118 },
] as const;
/** Minutes that a machine is on load, and that it stands then. */
const rhythm: Readonly<Record<number, readonly [on: number, off: number]>> = { 1: [40, 20], 2: [50, 31], 3: [30, 17] };

/** What a machine of these days needs, or delivers, otherwise than before. */
export interface MachineChange {
  readonly slot: number;
  /** Number of the first day with it. */
  readonly from: number;
  /** More power, as a share. */
  readonly power?: number;
  /** What of its delivery does not arrive, as a share. */
  readonly missing?: number;
}

/** Files of days, a sample a minute, of three machines that go on and off load; all air is used as it comes. */
export function machineFiles(first: PlantDay, count: number, changes: readonly MachineChange[]): ReadonlyMap<PlantDay, string> {
  return new Map(
    Array.from({ length: count }, (_, number) => {
      const date = shiftDay(first, number);
      const { fromMs, untilMs } = plantDayRange(date, zone);
      const rows = Array.from({ length: (untilMs - fromMs) / (periodS * 1000) }, (__, minute) => {
        const row = emptyRow(fromMs + minute * periodS * 1000);
        let flowM3min = 0;
        for (const { slot, deliveryM3min, powerKW } of machines) {
          const [on, off] = rhythm[slot]!;
          const isOn = (minute + 7 * number) % (on + off) < on;
          const valid = changes.filter((change) => change.slot === slot && number >= change.from);
          const sum = (of: 'power' | 'missing') => valid.reduce((all, change) => all + (change[of] ?? 0), 0);
          const noise = 1 + ((((number * 31 + slot * 7) % 11) - 5) / 5) * 0.003;
          row.values[channelPosition(compressorChannel('status', slot))] = isOn ? onLoad : statusBit.on;
          row.values[channelPosition(compressorChannel('electricalPowerKW', slot))] = isOn ? powerKW * noise * (1 + sum('power')) : 0;
          row.values[channelPosition(compressorChannel('deliveryVolumeM3min', slot))] = isOn ? deliveryM3min : 0;
          if (isOn) flowM3min += deliveryM3min * (1 - sum('missing'));
        }
        row.values[channelPosition(plantChannel('volumeFlowM3min'))] = flowM3min;
        row.values[channelPosition(plantChannel('systemPressureBar'))] = 7;
        return dayFileRow(latestLayout, row);
      });
      const head = dayFileHead(latestLayout, { date, schematicNumber: 'S1', softwareVersion: latestLayout.version, periodS });
      return [date, head + rows.join('')] as const;
    }),
  );
}
