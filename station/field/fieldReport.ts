import {
  adjustedPoint,
  type DeviceModel,
  type FieldDevice,
  fieldQuantityOf,
  fieldUnits,
  frozenReadings,
  heartbeatKey,
  isFrozen,
  type ModelPoint,
  type MqttPoint,
  mqttStaleAfterMs,
  qualityOf,
  type Reading,
  staleAfterMs,
  stepOfReading,
} from '../../core/field/index.ts';
import type { CounterRepository, DeviceReport, DeviceState, ShownCounterEvent, ShownReading } from '../../core/ports/index.ts';
import type { FieldDoors, Models } from './fieldDoors.ts';

type Known = Pick<FieldDoors, 'now' | 'reports'>;

const maxEvents = 20;

/** How the devices of a plant are now; `eventsOf` gives what happened to the counters of one. */
export function deviceReports(
  devices: readonly FieldDevice[],
  models: Models,
  doors: Known,
  nowMs: number,
  eventsOf: CounterRepository['events'] = () => [],
): readonly DeviceReport[] {
  const now = doors.now();
  const changed = new Set(doors.reports().flatMap((report) => report.changed));

  return devices.map((device) => {
    const model: DeviceModel | undefined = models[device.profile ?? ''];
    const { readings: said, heartbeat, cycleMs } = now[device.id] ?? { readings: {}, cycleMs: undefined };
    const points = device.mqtt?.points ?? model?.points ?? [];
    const limitMsOf = (point: (typeof points)[number]) =>
      device.mqtt === undefined
        ? staleAfterMs('every' in point ? point.every : undefined, cycleMs)
        : mqttStaleAfterMs(device.mqtt.expectedEveryS);
    const beating = points.find(({ key }) => key === heartbeatKey);
    const frozen =
      heartbeat !== undefined && beating !== undefined && isFrozen(heartbeat, nowMs, limitMsOf(beating)) ? heartbeat : undefined;
    const readings = frozen === undefined ? said : frozenReadings(said);
    const unitOf = ({ key, unit }: Pick<(typeof points)[number], 'key' | 'unit'>) =>
      fieldUnits[fieldQuantityOf(device.adjust?.[key]?.unit ?? unit ?? '')][0];
    const shown = points.map((point): ShownReading => {
      const { key } = point;
      const reading = readings[key];
      return {
        key,
        value: reading?.value,
        unit: unitOf(point),
        words: reading?.words ?? [],
        ageMs: reading === undefined ? undefined : nowMs - reading.readAtMs,
        quality: qualityOf(reading, nowMs, limitMsOf(point)),
        ...(reading?.text === undefined ? {} : { text: reading.text }),
        ...missingOf(reading),
        ...stepOf(adjustedPoint(point, device.adjust?.[key]), reading?.value),
      };
    });
    const ages = shown.flatMap(({ ageMs }) => (ageMs === undefined ? [] : [ageMs]));
    const answeredMs = ages.length === 0 ? undefined : Math.min(...ages);
    const counterEvents = eventsOf(device.id)
      .slice(0, maxEvents)
      .map(({ key, atMs, kind, before, after }): ShownCounterEvent => {
        const unit = unitOf(points.find((point) => point.key === key) ?? { key });
        return { key, atMs, kind, before, after, unit };
      });
    return {
      id: device.id,
      state: stateOf(shown, {
        isChanged: changed.has(device.id),
        isKnown: device.mqtt !== undefined || model !== undefined,
        fastestMs: Math.min(...points.map(limitMsOf)),
      }),
      ageMs: frozen === undefined ? answeredMs : nowMs - frozen.sinceMs,
      readings: shown,
      ...(counterEvents.length > 0 && { counterEvents }),
    };
  });
}

const missingOf = (reading: Reading | undefined): Pick<ShownReading, 'missing'> =>
  reading === undefined ? { missing: { kind: 'notYet' } } : reading.missing === undefined ? {} : { missing: reading.missing };

function stepOf(point: ModelPoint | MqttPoint, value: number | undefined): Pick<ShownReading, 'counterStep'> {
  const counterStep = stepOfReading(point, value);
  return counterStep === undefined ? {} : { counterStep };
}

interface Standing {
  readonly isChanged: boolean;
  readonly isKnown: boolean;
  /** What is asked most often is fresh up to this age; what is asked seldom, or once, proves nothing for longer. */
  readonly fastestMs: number;
}

function stateOf(readings: readonly ShownReading[], { isChanged, isKnown, fastestMs }: Standing): DeviceState {
  if (!isKnown) return 'unknownProfile';
  if (isChanged) return 'changed';
  if (!readings.some(({ quality, ageMs = Infinity }) => quality === 'good' && ageMs <= fastestMs)) return 'silent';
  return readings.some(({ quality }) => quality === 'stale') ? 'stale' : 'fresh';
}
