import { describe, expect, it } from '@jest/globals';
import { blankTypePlate } from '../../../core/compressor/index.ts';
import { type DiscoveryParts, discoveryMessages, northTopics } from '../../../core/north/index.ts';
import { deviceRules, sensorClasses, sensorOptions } from '../../fixtures/homeAssistant/deviceDiscovery.ts';

type Json = Readonly<Record<string, unknown>>;

const machine = (index: number, name?: string) => ({ index, name, productType: 'GA 37', typePlate: blankTypePlate });
const parts: DiscoveryParts = {
  station: 'hall1',
  title: 'Hall 1',
  machines: [machine(1, 'North'), machine(4)],
  version: '0.1.0',
  everyS: 10,
  dashboardUrl: 'https://station.example/',
};
const messages = discoveryMessages(parts).map(({ topic, payload }) => ({ topic, payload: JSON.parse(JSON.stringify(payload)) as Json }));
const sensors = messages.flatMap(({ payload }) => Object.values(payload['components'] as Json) as Json[]);
const unknownIn = (value: unknown, known: readonly string[]) => Object.keys(value as Json).filter((key) => !known.includes(key));

describe('[NORTH-2] what is announced to Home Assistant', () => {
  it('is one message for the plant and one for each machine', () => {
    expect(messages.map(({ topic }) => topic)).toEqual([
      'homeassistant/device/pressluft_hall1/config',
      'homeassistant/device/pressluft_hall1_k1/config',
      'homeassistant/device/pressluft_hall1_k4/config',
    ]);
    expect(messages.map(({ payload }) => (payload['device'] as Json)['name'])).toEqual(['Hall 1', 'North', 'K4']);
    expect(messages.map(({ payload }) => (payload['device'] as Json)['configuration_url'])).toEqual([
      'https://station.example/',
      'https://station.example/overview/compressor/1',
      'https://station.example/overview/compressor/4',
    ]);
  });

  it('has what the rules of Home Assistant want and nothing that they do not know', () => {
    for (const { payload } of messages) {
      expect(Object.keys(payload)).toEqual(expect.arrayContaining([...deviceRules.required]));
      expect(unknownIn(payload, [...deviceRules.required, ...deviceRules.optional])).toEqual([]);
      expect(unknownIn(payload['device'], deviceRules.device)).toEqual([]);
      expect((payload['device'] as { identifiers: string[] }).identifiers.length).toBe(1);
      expect(unknownIn(payload['origin'], [...deviceRules.origin.required, ...deviceRules.origin.optional])).toEqual([]);
      expect(payload['qos']).toBe(0);
    }
    for (const sensor of sensors) {
      expect(Object.keys(sensor)).toEqual(expect.arrayContaining([...deviceRules.component, 'unique_id']));
      expect(unknownIn(sensor, sensorOptions)).toEqual([]);
    }
  });

  it('has units and state classes that go with each device class', () => {
    for (const { device_class: kind, unit_of_measurement: unit, state_class: state, options } of sensors) {
      if (kind === undefined) continue;
      const rule = sensorClasses[kind as string]!;
      if (kind === 'enum') expect([unit, state, Array.isArray(options)]).toEqual([undefined, undefined, true]);
      else expect([rule.units.includes(String(unit)), rule.stateClasses.includes(String(state))]).toEqual([true, true]);
    }
  });

  it('names each sensor once, and nothing that could be switched', () => {
    const ids = sensors.map(({ unique_id }) => unique_id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(sensors.map(({ platform }) => platform))).toEqual(new Set(['sensor']));
    expect(JSON.stringify(messages)).not.toContain('command');
  });

  it('leads to topics that the station says', () => {
    const topics = northTopics('hall1');
    const known = [topics.plant, topics.energy, ...[1, 4].flatMap((slot) => [topics.compressor(slot), topics.hours(slot)])];
    const named = messages.flatMap(({ payload }) => [
      payload['state_topic'],
      ...(Object.values(payload['components'] as Json) as Json[]).flatMap(({ state_topic }) =>
        state_topic === undefined ? [] : [state_topic],
      ),
    ]);
    expect(named.filter((topic) => !known.includes(String(topic)))).toEqual([]);
    expect(messages.map(({ payload }) => payload['availability_topic'])).toEqual([topics.status, topics.status, topics.status]);
  });

  it('counts a value as old after six that did not come, never before a minute', () => {
    const expiries = (everyS: number) => {
      const [plant] = discoveryMessages({ ...parts, everyS, machines: [] });
      const { components } = plant!.payload as { components: { power: { expire_after: number } } };
      return components.power.expire_after;
    };
    expect([1, 10, 300].map(expiries)).toEqual([60, 60, 1800]);
  });

  it('leaves out what is not known', () => {
    const [plant] = discoveryMessages({ ...parts, title: '', dashboardUrl: '', machines: [] });
    expect((plant!.payload as { device: Json }).device).toEqual({ identifiers: ['pressluft_hall1'], name: 'hall1', sw_version: '0.1.0' });
  });
});
