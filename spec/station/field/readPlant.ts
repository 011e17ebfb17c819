import { loadProfiles } from '../../../adapters/profiles/index.ts';
import { type FieldSample, type FieldConfig, firstFieldMemory, plantSampleOf, type Profile } from '../../../core/field/index.ts';
import type { ModbusAnswer, ModbusQuestion, PlantSample } from '../../../core/ports/index.ts';
import { fieldDoors } from '../../../station/field/fieldDoors.ts';
import { modbusDoor } from '../../../station/field/modbusDoor.ts';
import { modbusOutlet } from '../../../station/north/modbusOutlet.ts';
import { scriptedLine, timeout } from './scriptedLine.ts';
import { virtualTime } from './virtualTime.ts';

/** A plant that is shown in registers, and what another station reads of it. */
export interface ReadPlant {
  /** Shows the plant at a moment, lets it be read, and gives what is sampled of it; undefined for none. */
  next(sample: PlantSample): Promise<FieldSample | undefined>;
  /** Whether nobody answers. */
  silence(isSilent: boolean): void;
  close(): Promise<void>;
}

const second = 1000;

/** Every compressor of the slots as a device of its own, each with its line. */
export function wiredSlots(slots: readonly number[]): FieldConfig {
  return {
    format: 1,
    connections: slots.map((slot) => ({ id: `line${slot}`, kind: 'modbusTcp', host: `10.0.0.${slot}` })),
    devices: slots.map((slot) => ({
      ...{ id: `k${slot}`, connection: `line${slot}`, unit: slot, profile: 'pressluft-generic-1' },
      serves: [{ compressor: slot }, ...(slot === slots[0] ? [{ systemPressure: 'linePressure' }] : [])],
    })),
    machines: slots.map((slot) => ({ slot, name: `K${slot}`, technology: 4 })),
  };
}

export async function readPlant(config: FieldConfig): Promise<ReadPlant> {
  const { profiles } = await loadProfiles();
  const time = virtualTime();
  const outlet = modbusOutlet({ steady: time.clock, silentAfterS: 10, version: '1' });
  let isSilent = false;

  function answer({ unit, table, at, count }: ModbusQuestion): ModbusAnswer {
    if (isSilent) return timeout;
    const words = outlet.read(unit, { table, at, count });
    return typeof words === 'string' ? { ok: false, reason: 'exception', code: 11 } : { ok: true, words };
  }
  const doors = fieldDoors(
    ({ devices }) =>
      modbusDoor({
        line: scriptedLine({ time, answer }),
        devices: devices.map(({ id, unit, profile }) => ({ id, unit: unit!, profile: profiles[profile!] as Profile })),
        steady: time.clock,
        pause: time.pause,
      }),
    () => undefined,
  );
  let memory = firstFieldMemory;
  let nowMs = 0;
  return {
    async next(sample) {
      outlet.take(sample);
      if (nowMs === 0) await doors.apply(config, profiles);
      await time.runUntil(nowMs + second);
      const taken = plantSampleOf({ config, models: profiles }, doors.now(), { atMs: sample.atMs, nowMs: time.clock.nowMs() }, memory);
      memory = taken.memory;
      nowMs += 2 * second;
      await time.runUntil(nowMs - 1);
      return taken.sample;
    },
    silence(silent) {
      isSilent = silent;
    },
    close: () => doors.close(),
  };
}
