import type { DeviceReadings } from '../../../core/field/index.ts';
import type { FieldDoor } from '../../../core/ports/index.ts';
import { until } from '../../station/until.ts';
import { virtualTime, type VirtualTime } from '../../station/field/virtualTime.ts';

/** A door at work, in a time of its own over real sockets. */
export interface OpenedDoor {
  readonly door: FieldDoor;
  readonly time: VirtualTime;
  readonly taken: readonly (readonly [deviceId: string, readings: DeviceReadings])[];
  readonly latest: (deviceId?: string) => DeviceReadings;
  /** Goes on from pause to pause until something holds. */
  readonly pass: (what: string, condition: () => boolean) => Promise<void>;
}

const stepMs = 1000;

export function openedDoor(make: (time: VirtualTime) => FieldDoor): OpenedDoor {
  const time = virtualTime();
  const taken: (readonly [string, DeviceReadings])[] = [];
  const door = make(time);
  door.start((id, readings) => taken.push([id, readings]));
  return {
    door,
    time,
    taken,
    latest: (deviceId = 'd1') =>
      Object.assign({}, ...taken.filter(([id]) => id === deviceId).map(([, readings]) => readings)) as DeviceReadings,
    async pass(what, condition) {
      let isRunning = false;
      await until(what, () => {
        if (condition()) return true;
        // an answer that is on its way takes none of this time, however slow the machine is
        if (!isRunning && time.waiting() > 0) {
          isRunning = true;
          void time.runUntil(time.clock.nowMs() + stepMs).then(() => (isRunning = false));
        }
        return false;
      });
    },
  };
}
