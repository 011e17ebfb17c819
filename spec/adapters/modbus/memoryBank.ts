import type { RegisterBank } from '../../../adapters/modbus/index.ts';
import type { MemoryUnit } from '../../fakes/memoryModbusLine.ts';

/** A server's registers as a fake's. */
export function memoryBank(units: ReadonlyMap<number, MemoryUnit>): RegisterBank {
  return {
    read(unit, { table, at, count }) {
      const holding = units.get(unit);
      if (holding === undefined) return 'gatewaySilent';
      const words = Array.from({ length: count }, (_, i) => holding[table]?.[at + i]);
      return words.includes(undefined) ? 'illegalAddress' : (words as number[]);
    },
    identity: (unit) => units.get(unit)?.identity ?? (units.has(unit) ? 'illegalFunction' : 'gatewaySilent'),
  };
}
