import type { RegisterBank } from '../../adapters/modbus/index.ts';
import { notInstalled, slotCount, statusBit } from '../../core/compressor/index.ts';
import { encodePoint } from '../../core/field/index.ts';
import type { Clock, PlantSample } from '../../core/ports/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import { machineMap, plantMap, type RegisterPoint, type ShownUnit } from './registerMap.ts';

/** The compressor of a slot is the unit of its number. */
export const plantUnit = 100;

export interface ModbusOutletParts {
  /** Never jumps. */
  readonly steady: Clock;
  /** Without a sample for so long, no unit answers. */
  readonly silentAfterS: number;
  readonly version: string;
}

/** The words of a map, by address. */
const wordsOf = <Unit extends ShownUnit>(map: readonly RegisterPoint<Unit>[], unit: Unit): readonly number[] =>
  map.flatMap((point) => encodePoint(point, point.valueOf(unit)) ?? []);

/** The plant in registers: each compressor and the plant itself as a unit. Whatever is silent itself is silent here. */
export function modbusOutlet({ steady, silentAfterS, version }: ModbusOutletParts): RegisterBank & { take(sample: PlantSample): void } {
  let latest: PlantSample | undefined;
  let takenMs = 0;
  let heartbeat = 0;

  /** Undefined for a unit that is not there now. */
  function words(unit: number): readonly number[] | undefined {
    if (latest === undefined || steady.nowMs() - takenMs > silentAfterS * msPerSecond) return undefined;
    const shown = { sample: latest, heartbeat };
    if (unit === plantUnit) return wordsOf(plantMap, shown);
    const machine = unit <= slotCount ? latest.compressors[unit - 1] : undefined;
    if (machine === undefined || machine.technology === notInstalled) return undefined;
    const isSilent = ((machine.status ?? 0) & statusBit.communicationError) !== 0;
    return isSilent ? undefined : wordsOf(machineMap, { ...shown, machine });
  }

  return {
    take(sample) {
      latest = sample;
      takenMs = steady.nowMs();
      heartbeat++;
    },
    read(unit, { table, at, count }) {
      if (table !== 'holding' && table !== 'input') return 'illegalFunction';
      const all = words(unit);
      if (all === undefined) return 'gatewaySilent';
      return at + count > all.length ? 'illegalAddress' : all.slice(at, at + count);
    },
    identity(unit) {
      if (words(unit) === undefined) return 'gatewaySilent';
      return { vendor: 'Pressluft', product: unit === plantUnit ? 'pressluft-plant-1' : 'pressluft-generic-1', revision: version };
    },
  };
}
