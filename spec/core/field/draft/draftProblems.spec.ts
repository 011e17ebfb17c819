import { describe, expect, it, test } from '@jest/globals';
import {
  changed,
  draftProblems,
  type FieldConfig,
  type FieldDevice,
  type FieldMachine,
  withConnection,
  withDevice,
  withMachine,
} from '../../../../core/field/index.ts';
import { knownConfig } from '../../../contract/knownField.ts';

const [gateway, line, broker] = knownConfig.connections;
const [, meter, , , flow] = knownConfig.devices;
const [, k2] = knownConfig.machines;
const problemsOf = (config: FieldConfig) => draftProblems(config).map(({ part, id, field, code }) => `${part} ${id} ${field} ${code}`);

const gatewayWith = (change: object) => withConnection(knownConfig, { ...gateway!, ...change });
const lineWith = (change: object) => withConnection(knownConfig, { ...line!, ...change });
const brokerWith = (change: object) => withConnection(knownConfig, { ...broker!, ...change });
const meterWith = (change: Partial<FieldDevice>) => withDevice(knownConfig, { ...meter!, ...change });
const k2With = (change: Partial<FieldMachine>) => withMachine(knownConfig, { ...k2!, ...change });
const k2Rated = (change: Partial<NonNullable<FieldMachine['rated']>>) => k2With({ rated: { ...k2!.rated!, ...change } });

describe('a number of a configuration', () => {
  test.each<[string, (value: number) => FieldConfig, number, number, string]>([
    ['the port of a gateway', (port) => gatewayWith({ port }), 1, 65_535, 'connection gateway-hall-a port range'],
    ['the rate of a line', (baud) => lineWith({ baud }), 300, 921_600, 'connection rs485-hall-b baud range'],
    ['the unit of a device', (unit) => withDevice(knownConfig, { ...meter!, unit }), 0, 247, 'device meter-k2 unit range'],
  ])('%s is a whole one within its range, both ends included', (_, config, low, high, problem) => {
    expect([low, high].map((value) => problemsOf(config(value)))).toEqual([[], []]);
    expect([low - 1, high + 1, low + 0.5].map((value) => problemsOf(config(value)))).toEqual([[problem], [problem], [problem]]);
  });

  it('that is the slot of a compressor is one of ten', () => {
    const at = (slot: number) => problemsOf({ ...knownConfig, machines: [{ ...k2!, slot }] });
    expect([at(1), at(10)]).toEqual([[], []]);
    expect([at(0), at(11)]).toEqual([['machine 0 slot range'], ['machine 11 slot range']]);
  });

  test.each(['flowM3min', 'loadKW', 'pressureBar', 'speedRpm'] as const)('that is rated is above 0: %s', (field) => {
    expect(problemsOf(k2Rated({ [field]: 0.001 }))).toEqual([]);
    for (const value of [0, -1, NaN, Infinity])
      expect(problemsOf(k2Rated({ [field]: value }))).toEqual([`machine 2 rated.${field} positive`]);
  });

  it('that is the power without load may be 0', () => {
    expect([0, 0.5].map((noLoadKW) => problemsOf(k2Rated({ noLoadKW })))).toEqual([[], []]);
    for (const noLoadKW of [-0.1, NaN]) expect(problemsOf(k2Rated({ noLoadKW }))).toEqual(['machine 2 rated.noLoadKW positive']);
  });

  it('that adjusts a point is a number, as a scale another one than 0', () => {
    const adjusted = (adjust: FieldDevice['adjust']) => problemsOf(meterWith(adjust === undefined ? {} : { adjust }));
    expect(adjusted({ power: { scale: -0.5, offset: 0 }, voltage: { unit: 'V' } })).toEqual([]);
    for (const scale of [NaN, Infinity]) expect(adjusted({ power: { scale } })).toEqual(['device meter-k2 adjust.power.scale noNumber']);
    for (const offset of [NaN, -Infinity])
      expect(adjusted({ power: { offset } })).toEqual(['device meter-k2 adjust.power.offset noNumber']);
  });

  it('that is a receiver’s volume is above 0', () => {
    const receiver = (receiverM3: number) => problemsOf({ ...knownConfig, plant: { receiverM3 } });
    expect([receiver(0.1), receiver(-2), receiver(NaN)]).toEqual([[], ['plant  receiverM3 positive'], ['plant  receiverM3 positive']]);
  });
});

describe('an address of a configuration', () => {
  test.each<[string, FieldConfig, string[]]>([
    ['a port of the computer', lineWith({ device: '/dev/serial/by-id/usb-FTDI_0:1.0-port0' }), []],
    ['no port of the computer', lineWith({ device: 'COM3' }), ['connection rs485-hall-b device address']],
    ['no port at all', lineWith({ device: '' }), ['connection rs485-hall-b device missing']],
    ['a broker', brokerWith({ url: 'mqtt://broker:1883' }), []],
    ['a page', brokerWith({ url: 'https://broker' }), ['connection mqtt-broker url address']],
    ['no broker', brokerWith({ url: '' }), ['connection mqtt-broker url missing']],
    ['a name', gatewayWith({ host: 'gateway.local' }), []],
    ['an address of the sixth version', gatewayWith({ host: '[fe80::1]' }), []],
    ['a controller', gatewayWith({ kind: 'elektronikon', host: 'a/b' }), ['connection gateway-hall-a host address']],
  ])('is looked at by what the connection is: %s', (_, config, problems) => {
    expect(problemsOf(config)).toEqual(problems);
  });
});

describe('a device of a configuration', () => {
  it('has a unit of its own at its line, 1 where it says none', () => {
    expect(problemsOf(withDevice(knownConfig, changed(meter!, { unit: undefined })))).toEqual([
      'device k1 unit taken',
      'device meter-k2 unit taken',
    ]);
    expect(problemsOf(meterWith({ unit: 2 }))).toEqual([]);
    expect(problemsOf(meterWith({ unit: 5 }))).toEqual([]);
  });

  it('has a unit only where the connection speaks Modbus', () => {
    const second = { ...flow!, id: 'second', unit: 999 };
    expect(problemsOf(withDevice(knownConfig, second))).toEqual([]);
  });

  it('of a broker has points with a key and a topic, and needs no profile', () => {
    const mqtt = (...points: readonly { readonly key: string; readonly topic: string }[]) =>
      problemsOf(withDevice(knownConfig, { ...flow!, mqtt: { points } }));
    expect(mqtt()).toEqual(['device network-flow mqtt.points missing']);
    expect(problemsOf(withDevice(knownConfig, changed(flow!, { mqtt: undefined })))).toEqual(['device network-flow mqtt.points missing']);
    expect(mqtt({ key: 'flow', topic: 'a' }, { key: '', topic: 'b' }, { key: 'volume', topic: '' })).toEqual([
      'device network-flow mqtt.points.1.key missing',
      'device network-flow mqtt.points.2.topic missing',
    ]);
  });

  it('without a profile or a compressor says so', () => {
    expect(problemsOf(withDevice(knownConfig, changed(meter!, { profile: undefined })))).toEqual(['device meter-k2 profile missing']);
    expect(problemsOf(meterWith({ serves: [{ flowOf: [] }] }))).toEqual(['device meter-k2 serves missing']);
    expect(problemsOf(meterWith({ serves: [{ flowOf: [2] }, { powerOf: [2, 3] }] }))).toEqual([]);
  });

  it('may have in common with another what is added up, and nothing that would contradict it', () => {
    expect(problemsOf(meterWith({ serves: [{ input: 'DEW_POINT', point: 'power' }] }))).toEqual([
      'device meter-k2 serves taken',
      'device dew-point serves taken',
    ]);
    expect(problemsOf(meterWith({ serves: [{ systemPressure: 'power' }] }))).toEqual([]);
  });
});

describe('a compressor of a configuration', () => {
  it('has a name', () => {
    expect(problemsOf(k2With({ name: '  ' }))).toEqual(['machine 2 name missing']);
  });

  test.each<[string, FieldMachine['curve'], boolean]>([
    [
      'rises',
      [
        [0.3, 0, 0],
        [0.6, 4, 27],
        [1, 7, 46],
      ],
      true,
    ],
    ['is a single point', [[0.3, 2, 14]], false],
    [
      'stands',
      [
        [0.3, 2, 14],
        [0.3, 4, 27],
      ],
      false,
    ],
    [
      'falls at its end',
      [
        [0.3, 2, 14],
        [0.9, 4, 27],
        [0.8, 7, 46],
      ],
      false,
    ],
    [
      'has a share below 0',
      [
        [-0.1, 2, 14],
        [1, 4, 27],
      ],
      false,
    ],
    [
      'has a flow below 0',
      [
        [0.3, -2, 14],
        [1, 4, 27],
      ],
      false,
    ],
    [
      'has a power that is none',
      [
        [0.3, 2, 14],
        [1, 4, NaN],
      ],
      false,
    ],
  ])('has a curve that %s', (_, curve, isRight) => {
    expect(problemsOf(k2With(curve === undefined ? {} : { curve }))).toEqual(isRight ? [] : ['machine 2 curve ascending']);
  });
});
