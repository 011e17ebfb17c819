import { type FieldMemory, firstFieldMemory, plantSampleOf, type WiredPlant } from '../../core/field/index.ts';
import type { Clock, PlantSource } from '../../core/ports/index.ts';
import { samplePeriodMs } from './advanceTo.ts';
import type { Field } from '../field/openField.ts';

export interface FieldSourceParts {
  readonly doors: Field['doors'];
  readonly wired: () => WiredPlant;
  readonly clock: Clock;
  /** Never jumps. */
  readonly steady: Clock;
}

/** What the devices of a plant say, at every even second of the station's clock, whatever asking them does. */
export function fieldSource({ doors, wired, clock, steady }: FieldSourceParts): PlantSource {
  let timer: NodeJS.Timeout | undefined;
  let memory: FieldMemory = firstFieldMemory;

  const untilNextMs = () => samplePeriodMs - (clock.nowMs() % samplePeriodMs);

  return {
    start(onSample) {
      const wait = () => {
        timer = setTimeout(() => {
          take();
          wait();
        }, untilNextMs());
      };
      const take = () => {
        const atMs = Math.round(clock.nowMs() / samplePeriodMs) * samplePeriodMs;
        const next = plantSampleOf(wired(), doors.now(), { atMs, nowMs: steady.nowMs() }, memory);
        memory = next.memory;
        if (next.sample !== undefined) onSample(next.sample);
      };
      wait();
    },
    stop() {
      clearTimeout(timer);
    },
  };
}
