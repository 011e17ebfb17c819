import { slotCount } from '../../core/compressor/index.ts';
import type { CsvValue } from '../../core/csv/index.ts';
import { compressorChannel } from '../../core/samples/index.ts';
import { msPerHour, textInZone } from '../../core/time/index.ts';
import { type ChannelSums, mergedSums, quarterHourMs, type SummedChannel } from '../../core/totals/index.ts';
import { formatNumber } from '../../i18n/format/index.ts';
import { textTable } from '../output/textTable.ts';
import type { ProfileTable } from './profileTables.ts';

const slots = Array.from({ length: slotCount }, (_, i) => i + 1);
/** The power of each machine. */
export const machinePowers: readonly SummedChannel[] = slots.map((slot) => compressorChannel('electricalPowerKW', slot));

/** An hour, and the mean power of each machine in it, in kW. */
export interface MachineHour {
  readonly fromMs: number;
  readonly kW: Readonly<Record<number, number>>;
}

const quartersPerHour = msPerHour / quarterHourMs;
const minKnownMs = msPerHour / 2;

/** The hours of which at least half is known of a machine, ascending. */
export function machineHours(found: ReadonlyMap<SummedChannel, ChannelSums>): readonly MachineHour[] {
  const hours = new Map<number, Record<number, number>>();
  for (const [i, channel] of machinePowers.entries()) {
    const { steps, sums, coveredMs } = mergedSums([found.get(channel) ?? mergedSums([])], quartersPerHour);
    steps.forEach((step, at) => {
      if (coveredMs[at]! < minKnownMs) return;
      const of = hours.get(step) ?? {};
      hours.set(step, of);
      of[slots[i]!] = sums[at]! / coveredMs[at]!;
    });
  }
  return [...hours].sort(([a], [b]) => a - b).map(([step, kW]) => ({ fromMs: step * msPerHour, kW }));
}

const digits = 3;

/** A line for each hour by the plant's clock, a column for each machine that has any. */
export function machineHoursTable(hours: readonly MachineHour[], zone: string): ProfileTable {
  const known = slots.filter((slot) => hours.some(({ kW }) => kW[slot] !== undefined));
  const heads = ['Date/Time', ...known.map((slot) => `Machine ${slot} [kW]`)];
  const rows = hours.map(({ fromMs, kW }) => ({
    time: textInZone(fromMs, zone, 'yyyy-MM-dd HH:mm:ss'),
    values: known.map((slot) => kW[slot]),
  }));
  return {
    text: textTable(
      heads,
      rows.map(({ time, values }) => [time, ...values.map((value) => formatNumber(value, 1, 'en-GB').replaceAll(',', ''))]),
    ),
    csv: [
      heads.map((text) => ({ text })),
      ...rows.map(({ time, values }): readonly CsvValue[] => [{ text: time }, ...values.map((number) => ({ number, digits }))]),
    ],
  };
}
