import type { Logger } from 'pino';
import {
  counterDelta,
  counterRange,
  counterStep,
  highestRatePerH,
  isAddressed,
  machinesServed,
  type WiredPlant,
} from '../../core/field/index.ts';
import type { Clock, CounterReading, CounterRepository } from '../../core/ports/index.ts';
import { msPerMinute } from '../../core/time/index.ts';
import type { Audit } from '../access/stationAudit.ts';
import { reasonOf } from '../../server/process/plainReason.ts';
import type { FieldDoors } from './fieldDoors.ts';

export interface CounterKeeperParts {
  readonly wired: () => WiredPlant;
  readonly doors: Pick<FieldDoors, 'now'>;
  readonly counters: CounterRepository;
  readonly clock: Clock;
  readonly log: Logger;
  readonly audit: Pick<Audit, 'note'>;
}

/** Keeps what the counters of all devices say. */
export interface CounterKeeper {
  /** Keeps the readings of counters that were not kept in this quarter of an hour yet. */
  keep(): void;
  /** Keeps all, and ends. */
  close(): void;
}

const quarterMs = 15 * msPerMinute;
/** So soon after its first reading a counter is kept. */
const lookEveryMs = msPerMinute;
const serialNumberKey = 'serialNumber';

export function counterKeeper({ wired, doors, counters, clock, log, audit }: CounterKeeperParts): CounterKeeper {
  const quarterOf = (atMs: number) => Math.floor(atMs / quarterMs);

  /** All counters that have a value, as they are now. */
  const readings = () => {
    const { config, models } = wired();
    const now = doors.now();
    const atMs = clock.nowMs();
    return config.devices.flatMap((device) => {
      const said = now[device.id]?.readings ?? {};
      const points = models[device.profile ?? '']?.points ?? [];
      return points.flatMap((point) => {
        const value = said[point.key]?.value;
        const serialNumber = said[serialNumberKey]?.text;
        const reading: CounterReading = { device: device.id, key: point.key, atMs, value: value ?? NaN, serialNumber };
        return point.counter === undefined || value === undefined ? [] : [{ reading, point, machines: machinesServed(config, device) }];
      });
    });
  };

  const noteChange = ({ reading, point, machines }: ReturnType<typeof readings>[number], before: CounterReading) => {
    const { device, key, atMs, value } = reading;
    const rules = isAddressed(point)
      ? { step: counterStep(point, value), range: counterRange(point) }
      : { step: Number.EPSILON * Math.abs(value), range: undefined };
    const { kind } = counterDelta(before, reading, { ratePerH: highestRatePerH(key, machines), ...rules });
    if (kind === 'counted') return;
    counters.addEvent({ device, key, atMs, kind, before: before.value, after: value });
    log.warn(`counter ${key} of ${device}: ${kind}, ${before.value} before, ${value} now`);
    audit.note({ what: 'counter', details: { device, key, kind, before: before.value, after: value } });
  };

  const keepThose = (isWanted: (before: CounterReading | undefined) => boolean) => {
    try {
      const due = readings()
        .map((each) => ({ each, before: counters.last(each.reading) }))
        .filter(({ before }) => isWanted(before));
      for (const { each, before } of due) if (before !== undefined) noteChange(each, before);
      if (due.length > 0) counters.add(due.map(({ each }) => each.reading));
    } catch (error) {
      log.error(`counters cannot be kept: ${reasonOf(error)}`);
    }
  };

  const keep = () => keepThose((before) => before === undefined || quarterOf(before.atMs) !== quarterOf(clock.nowMs()));
  const timer = setInterval(keep, lookEveryMs);
  return {
    keep,
    close() {
      clearInterval(timer);
      keepThose(() => true);
    },
  };
}
