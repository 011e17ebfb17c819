import { slotCount } from '../compressor/index.ts';
import { compressorChannel, plantChannel } from './channels.ts';
import type { SampleTable } from './SampleTable.ts';

const plantPower = plantChannel('powerKW');
const machines = Array.from({ length: slotCount }, (_, i) => ({
  power: compressorChannel('electricalPowerKW', i + 1),
  status: compressorChannel('status', i + 1),
}));

/**
 * A table with the power of the plant, which day files do not hold: the sum of the machines' powers. It is missing in rows in which a machine
 * that says what it does says nothing of its power: a sum without it would be too small.
 */
export function withPlantPower(table: SampleTable): SampleTable {
  const { columns, length } = table;
  if (columns.has(plantPower) || !machines.some(({ power }) => columns.has(power))) return table;
  const sum = new Float32Array(length).fill(NaN);
  const isWhole = new Uint8Array(length).fill(1);
  for (const { power: of, status: seen } of machines) {
    const [power, status] = [columns.get(of), columns.get(seen)];
    for (let row = 0; row < length; row++) {
      const value = power?.[row] ?? NaN;
      if (!Number.isNaN(value)) sum[row] = Number.isNaN(sum[row]!) ? value : sum[row]! + value;
      else if (status !== undefined && !Number.isNaN(status[row]!)) isWhole[row] = 0;
    }
  }
  for (let row = 0; row < length; row++) if (isWhole[row] === 0) sum[row] = NaN;
  return { ...table, columns: new Map([...columns, [plantPower, sum]]) };
}
