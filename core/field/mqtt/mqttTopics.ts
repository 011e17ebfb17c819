import type { FieldDevice } from '../FieldConfig.ts';

/** The topics of these devices, each once: all that is ever subscribed to. */
export function mqttTopics(devices: readonly Pick<FieldDevice, 'mqtt'>[]): readonly string[] {
  const topics = devices.flatMap(({ mqtt }) => [...(mqtt?.points ?? []), ...(mqtt?.availability === undefined ? [] : [mqtt.availability])]);
  return [...new Set(topics.map(({ topic }) => topic))];
}
