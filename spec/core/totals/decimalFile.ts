import { type DayFileHeader, type DayFileLayout, dayFileHead, latestLayout } from '../../../core/dayFile/index.ts';

/** A number as a file prints it: `count` of its last digit. */
export interface Decimal {
  readonly count: number;
  readonly decimals: number;
}

/** A row of machine 1. */
export interface DecimalRow {
  readonly atMs: number;
  readonly status: number;
  readonly power: Decimal;
  readonly delivery: Decimal;
}

/** What the decimals of a file come to, added up as whole numbers without rounding. */
export interface DecimalSums {
  readonly loadS: number;
  readonly energyLoadKWh: number;
  readonly energyKWh: number;
  /** In the file's unit of volume. */
  readonly volume: number;
}

const loadWord = 7;
const maxDecimals = 9;
const msPerKWh = 3_600_000;
const msPerMinute = 60_000;

export function decimalText({ count, decimals }: Decimal): string {
  const digits = String(count).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** The file of these rows; all cells but machine 1's are empty. Only for layouts with a decimal point and times in ISO 8601. */
export function decimalFile(header: DayFileHeader, rows: readonly DecimalRow[], layout: DayFileLayout = latestLayout): string {
  const { plant, compressor } = layout;
  const cellsOf = ({ status, power, delivery }: DecimalRow) =>
    compressor.map(({ quantity }) => {
      if (quantity === 'status') return String(status);
      if (quantity === 'electricalPowerKW') return decimalText(power);
      return quantity === 'deliveryVolumeM3min' ? decimalText(delivery) : '';
    });
  const others = Array.from({ length: 9 * compressor.length }, () => '');
  const lines = rows.map((row) =>
    [new Date(row.atMs).toISOString().replace('.000', ''), ...plant.map(() => ''), ...cellsOf(row), ...others].join(layout.delimiter),
  );
  return `${dayFileHead(layout, header)}${lines.join('\n')}\n`;
}

/** Each row for its period, or up to the next one when that comes sooner. */
export function decimalSums(rows: readonly DecimalRow[], periodMs: number): DecimalSums {
  const scaled = ({ count, decimals }: Decimal) => BigInt(count) * 10n ** BigInt(maxDecimals - decimals);
  let [loadMs, energyLoad, energy, volume] = [0n, 0n, 0n, 0n];
  rows.forEach(({ atMs, status, power, delivery }, i) => {
    const ms = BigInt(Math.min(periodMs, (rows[i + 1]?.atMs ?? Infinity) - atMs));
    energy += scaled(power) * ms;
    volume += scaled(delivery) * ms;
    if (status !== loadWord) return;
    loadMs += ms;
    energyLoad += scaled(power) * ms;
  });
  const scale = 10 ** maxDecimals;
  return {
    loadS: Number(loadMs) / 1000,
    energyLoadKWh: Number(energyLoad) / scale / msPerKWh,
    energyKWh: Number(energy) / scale / msPerKWh,
    volume: Number(volume) / scale / msPerMinute,
  };
}
