import { statusBit } from '../../../core/compressor/index.ts';
import { dayFileHead, dayFileRow, latestLayout } from '../../../core/dayFile/index.ts';
import { hash01 } from '../../../core/estimate/index.ts';
import { type Channel, channelPosition, compressorChannel, emptyRow, plantChannel } from '../../../core/samples/index.ts';
import { msPerMinute, type PlantDay, plantDayRange, shiftDay } from '../../../core/time/index.ts';
import { zone } from './plantCard.ts';

const periodS = 900;
const stepMs = 15 * msPerMinute;

/** What the days of a plant are made of. */
export interface EnergyDays {
  readonly first: PlantDay;
  readonly count: number;
  /** Of them, how much less energy the later ones need, and from which on. */
  readonly saved?: { readonly from: number; readonly share: number };
  /** Machines, and the number of the day that each comes on; the first is there from the beginning. */
  readonly machines?: readonly number[];
  readonly hasFlow?: boolean;
  /** By the number of the day and of the quarter hour. */
  readonly pressureBar?: (day: number, quarter: number) => number;
  readonly estimated?: readonly Channel[];
}

/** Day files with a row a quarter hour: 20 kW and 5 kW for each m3/min, shared by the machines that are there. */
export function energyDays({
  first,
  count,
  saved,
  machines = [0],
  hasFlow = true,
  pressureBar = () => 7,
  estimated = [],
}: EnergyDays): ReadonlyMap<PlantDay, string> {
  return new Map(
    Array.from({ length: count }, (_, number) => {
      const date = shiftDay(first, number);
      const { fromMs, untilMs } = plantDayRange(date, zone);
      const head = dayFileHead(latestLayout, {
        ...{ date, schematicNumber: 'S1', softwareVersion: latestLayout.version, periodS },
        ...(estimated.length > 0 && { estimated }),
      });
      const flow = 5 + 10 * hash01(1, 1, number);
      const kW = (20 + 5 * flow + hash01(2, 1, number)) * (saved !== undefined && number >= saved.from ? 1 - saved.share : 1);
      const slots = machines.flatMap((from, i) => (number >= from ? [i + 1] : []));
      const rows = Array.from({ length: (untilMs - fromMs) / stepMs }, (_, i) => {
        const row = emptyRow(fromMs + i * stepMs);
        if (hasFlow) row.values[channelPosition(plantChannel('volumeFlowM3min'))] = flow;
        row.values[channelPosition(plantChannel('systemPressureBar'))] = pressureBar(number, i);
        for (const slot of slots) {
          row.values[channelPosition(compressorChannel('status', slot))] = statusBit.on | statusBit.running | statusBit.loaded;
          row.values[channelPosition(compressorChannel('electricalPowerKW', slot))] = kW / slots.length;
          row.values[channelPosition(compressorChannel('deliveryVolumeM3min', slot))] = flow / slots.length;
        }
        return dayFileRow(latestLayout, row);
      });
      return [date, head + rows.join('')] as const;
    }),
  );
}
