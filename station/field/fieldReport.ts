import {
  type DeviceModel,
  type FieldDevice,
  fieldQuantityOf,
  fieldUnits,
  mqttStaleAfterMs,
  qualityOf,
  type Reading,
  staleAfterMs,
} from '../../core/field/index.ts';
import type { DeviceReport, DeviceState, ShownReading } from '../../core/ports/index.ts';
import type { FieldDoors, Models } from './fieldDoors.ts';

type Known = Pick<FieldDoors, 'now' | 'reports'>;

/** How the devices of a plant are now. */
export function deviceReports(devices: readonly FieldDevice[], models: Models, doors: Known, nowMs: number): readonly DeviceReport[] {
  const now = doors.now();
  const changed = new Set(doors.reports().flatMap((report) => report.changed));

  return devices.map((device) => {
    const model: DeviceModel | undefined = models[device.profile ?? ''];
    const { readings, cycleMs } = now[device.id] ?? { readings: {}, cycleMs: undefined };
    const points = device.mqtt?.points ?? model?.points ?? [];
    const shown = points.map(({ key, unit, ...point }): ShownReading => {
      const reading = readings[key];
      const every = 'every' in point ? point.every : undefined;
      const limitMs = device.mqtt === undefined ? staleAfterMs(every, cycleMs) : mqttStaleAfterMs(device.mqtt.expectedEveryS);
      return {
        key,
        value: reading?.value,
        unit: fieldUnits[fieldQuantityOf(device.adjust?.[key]?.unit ?? unit ?? '')][0],
        words: reading?.words ?? [],
        ageMs: reading === undefined ? undefined : nowMs - reading.readAtMs,
        quality: qualityOf(reading, nowMs, limitMs),
        ...(reading?.text === undefined ? {} : { text: reading.text }),
        ...missingOf(reading),
      };
    });
    const ages = shown.flatMap(({ ageMs }) => (ageMs === undefined ? [] : [ageMs]));
    const ageMs = ages.length === 0 ? undefined : Math.min(...ages);
    return {
      id: device.id,
      state: stateOf(shown, { isChanged: changed.has(device.id), isKnown: device.mqtt !== undefined || model !== undefined }),
      ageMs,
      readings: shown,
    };
  });
}

const missingOf = (reading: Reading | undefined): Pick<ShownReading, 'missing'> =>
  reading === undefined ? { missing: { kind: 'notYet' } } : reading.missing === undefined ? {} : { missing: reading.missing };

function stateOf(
  readings: readonly ShownReading[],
  { isChanged, isKnown }: { readonly isChanged: boolean; readonly isKnown: boolean },
): DeviceState {
  if (!isKnown) return 'unknownProfile';
  if (isChanged) return 'changed';
  if (readings.some(({ quality }) => quality === 'good')) return readings.some(({ quality }) => quality === 'stale') ? 'stale' : 'fresh';
  return 'silent';
}
