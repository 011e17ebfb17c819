import {
  adjustedProfile,
  type DeviceReadings,
  type FieldDevice,
  mqttReading,
  mqttStaleAfterMs,
  type MqttSubscription,
  mqttTopics,
  unavailableReadings,
} from '../../core/field/index.ts';
import type { Clock, DoorProblem, FieldDoor, MqttMessage, MqttSubscriber } from '../../core/ports/index.ts';
import { msPerMinute } from '../../core/time/index.ts';
import { systemClock } from '../clock/index.ts';
import { keptDoor, type Pause, type Session } from '../fieldDoor/index.ts';

export interface MqttDoorParts {
  readonly subscriber: MqttSubscriber;
  /** Those of this connection; one without a subscription is passed over. */
  readonly devices: readonly FieldDevice[];
  /** Never jumps. */
  readonly steady: Clock;
  /** Only stamps of retained messages are compared with it. */
  readonly wall?: Clock;
  readonly pause?: Pause | undefined;
  /** 0 to 1. */
  readonly random?: (() => number) | undefined;
}

/** A device that is listened to. */
interface HeardDevice {
  readonly id: string;
  readonly subscription: MqttSubscription;
  readonly limitMs: number;
}

const heard = ({ id, mqtt, adjust }: FieldDevice): readonly HeardDevice[] =>
  mqtt === undefined ? [] : [{ id, subscription: adjustedProfile(mqtt, adjust), limitMs: mqttStaleAfterMs(mqtt.expectedEveryS) }];

/** The messages of a broker about devices, as they come. */
export function mqttDoor({ subscriber, devices, steady, wall = systemClock, pause, random }: MqttDoorParts): FieldDoor {
  const listened = devices.flatMap(heard);
  const topics = mqttTopics(devices);

  const session: Session = async (events, signal) => {
    /** Devices that are said to be away. */
    const away = new Set<string>();
    const take = (id: string, readings: DeviceReadings) => {
      if (Object.keys(readings).length > 0) events.take(id, readings);
    };

    const onMessage = ({ topic, text, isRetained }: MqttMessage) => {
      const arrived = { text, isRetained, atMs: steady.nowMs(), wallMs: wall.nowMs() };
      for (const { id, subscription, limitMs } of listened) {
        const { points, availability } = subscription;
        if (availability?.topic === topic) {
          if (text.trim() === availability.up) away.delete(id);
          else {
            away.add(id);
            take(id, unavailableReadings(points, arrived.atMs));
          }
        }
        if (away.has(id)) continue;
        const said = points.filter((point) => point.topic === topic);
        take(id, Object.fromEntries(said.map((point) => [point.key, mqttReading(point, arrived, limitMs)])));
      }
    };

    let end: (problem: DoorProblem | undefined) => void = () => undefined;
    const ended = new Promise<DoorProblem | undefined>((resolve) => (end = resolve));
    const stop = () => end(undefined);
    signal.addEventListener('abort', stop);
    const feed = await subscriber.open({ message: onMessage, ended: (problem) => end(problem) }, signal);
    if (typeof feed !== 'string') {
      events.up();
      const refused = topics.length === 0 ? [] : await feed.subscribe(topics);
      for (const { id, subscription } of listened) {
        take(
          id,
          unavailableReadings(
            subscription.points.filter(({ topic }) => refused.includes(topic)),
            steady.nowMs(),
          ),
        );
      }
      if (refused.length > 0) events.trouble('loginRefused');
    }
    const problem = typeof feed === 'string' ? feed : await ended;
    signal.removeEventListener('abort', stop);
    if (typeof feed !== 'string') await feed.close();
    return signal.aborted ? undefined : problem;
  };
  return keptDoor({ session, steady, pause, random, refusedWaitMs: msPerMinute });
}
