import { describe, expect, it, test } from '@jest/globals';
import { type ArrivedMessage, type MqttPoint, mqttReading, mqttTopics } from '../../../../core/field/index.ts';

const atMs = 1_000_000;
const wallMs = Date.UTC(2026, 10, 22, 10, 15, 2);
const limitMs = 30_000;
const arrived = (text: string, more: Partial<ArrivedMessage> = {}): ArrivedMessage => ({ text, isRetained: false, atMs, wallMs, ...more });
const power: MqttPoint = { key: 'power', topic: 'meter/power', unit: 'W' };
const inJson: MqttPoint = { ...power, pointer: '/emeter/0/power', timePointer: '/ts' };
const read = (point: MqttPoint, message: ArrivedMessage) => mqttReading(point, message, limitMs);

describe('a value that comes by MQTT', () => {
  it('is the number of the message in the base unit, with the time of its arrival', () => {
    expect(read(power, arrived('18450'))).toEqual({ value: 18.45, raw: 18450, words: [], readAtMs: atMs });
  });

  it('is taken from where the pointer leads to', () => {
    const message = arrived('{"emeter":[{"power":18450}],"ts":1}');
    expect(read(inJson, message)).toMatchObject({ value: 18.45, readAtMs: atMs });
  });

  it('is scaled, and at the reference of ISO 1217', () => {
    const flow: MqttPoint = { key: 'flow', topic: 't', scale: 0.1, unit: 'm3/h', reference: 'din1343' };
    expect(read(flow, arrived('6000')).value).toBeCloseTo(10.874, 3);
  });

  test.each([
    ['NaN', 'unavailable'],
    ['unavailable', 'unavailable'],
    ['on', 'notNumber'],
    ['{"power":1}', 'notNumber'],
  ])('[FIELD-3] %j is missing: %s', (text, kind) => {
    expect(read(power, arrived(text))).toMatchObject({ value: undefined, raw: undefined, missing: { kind } });
  });

  test.each([
    ['{"emeter":[]}', 'unavailable'],
    ['{"emeter":[{"power":null}]}', 'unavailable'],
    ['{"emeter":[{"power":"NaN"}]}', 'unavailable'],
    ['{"emeter":[{"power":true}]}', 'notNumber'],
    ['{"emeter":[{"power":1}]', 'notNumber'],
    [`{"emeter":[{"power":1}],"deep":${'['.repeat(9)}${']'.repeat(9)}}`, 'notNumber'],
  ])('[FIELD-3] %j has no value at its pointer: %s', (text, kind) => {
    expect(read(inJson, arrived(text))).toMatchObject({ value: undefined, missing: { kind } });
  });

  it('[FIELD-3] is missing outside of its limits', () => {
    expect(read({ ...power, max: 100_000 }, arrived('100001'))).toMatchObject({
      value: undefined,
      missing: { kind: 'outOfRange', value: 100.001 },
    });
  });
});

describe('a value that the broker had kept', () => {
  it('[FIELD-3] is shown and not used', () => {
    expect(read(power, arrived('18450', { isRetained: true }))).toEqual({
      value: undefined,
      raw: undefined,
      text: '18450',
      words: [],
      readAtMs: atMs,
      missing: { kind: 'retained' },
    });
  });

  const stamped = (ageMs: number) => arrived(`{"emeter":[{"power":18450}],"ts":${wallMs - ageMs}}`, { isRetained: true });

  it('[FIELD-3] is used with the age that its stamp proves', () => {
    expect(read(inJson, stamped(12_000))).toMatchObject({ value: 18.45, readAtMs: atMs - 12_000 });
    expect(read(inJson, stamped(limitMs)).value).toBe(18.45);
  });

  test.each([limitMs + 1, -5001, -60_000])('[FIELD-3] is not used with a stamp of %d ms ago', (ageMs) => {
    expect(read(inJson, stamped(ageMs))).toMatchObject({ value: undefined, missing: { kind: 'retained' } });
  });

  it('[FIELD-3] is never newer than its arrival, also where the clocks differ a little', () => {
    expect(read(inJson, stamped(-2000)).readAtMs).toBe(atMs);
    expect(read(inJson, stamped(-5000)).readAtMs).toBe(atMs);
  });
});

describe('a subscription', () => {
  it('asks for each topic of its devices once', () => {
    const devices = [
      { mqtt: { points: [power, { ...power, key: 'voltage' }, { ...power, topic: 'b' }], availability: { topic: 'up', up: '1' } } },
      { mqtt: { points: [{ ...power, topic: 'b' }], availability: { topic: 'up', up: '1' } } },
      {},
    ];
    expect(mqttTopics(devices)).toEqual(['meter/power', 'b', 'up']);
  });
});
