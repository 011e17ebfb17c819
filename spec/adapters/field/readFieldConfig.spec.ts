import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { problemText, readAdjustments, readConnection, readFieldConfig, readSubscription } from '../../../adapters/field/index.ts';

const tcp = (given: object = {}) => ({ id: 'hall', kind: 'modbusTcp', host: '10.20.0.31', ...given });
const mqtt = { id: 'broker', kind: 'mqtt', url: 'mqtts://broker.example:8883' };
const device = (given: object = {}) => ({
  id: 'k1',
  connection: 'hall',
  profile: 'compair-delcos-xl',
  serves: [{ compressor: 1 }],
  ...given,
});
const machine = (given: object = {}) => ({ slot: 1, name: 'K1', technology: 1, ...given });
const config = (given: object = {}) => ({ format: 1, connections: [tcp()], devices: [device()], machines: [machine()], ...given });
const problems = (given: object) => readFieldConfig(config(given)).problems?.map(problemText);
const topics = { points: [{ key: 'power', topic: 'shelly/emeter/0/power', unit: 'W' }] };

describe('a configuration of the field', () => {
  it('[FIELD-6] is read as it is', () => {
    const whole = config({
      connections: [
        tcp({ port: 502, framing: 'rtu', pauseMs: 20, timeoutMs: 2000, name: 'Gateway of hall 1' }),
        { id: 'usb', kind: 'serial', device: '/dev/ttyUSB0', baud: 9600, parity: 'none', stopBits: 1 },
        mqtt,
        { id: 'ga', kind: 'elektronikon', host: 'fd00::17' },
        { id: 'sc2', kind: 'sigmaControl2', host: 'kaeser.plant', user: 'station' },
        { id: 'sam', kind: 'sigmaAirManager4', host: '10.20.0.40' },
      ],
      devices: [
        device({ unit: 3, adjust: { power: { scale: 40, unit: 'kW', wordOrder: 'lowFirst', min: 0, max: 99 } } }),
        {
          id: 'm',
          connection: 'broker',
          mqtt: { ...topics, availability: { topic: 'shelly/online', up: 'true' }, expectedEveryS: 10 },
          serves: [{ powerOf: [1] }],
        },
        {
          id: 's',
          connection: 'usb',
          profile: 'cs-fa510',
          version: 'V1.40',
          serves: [
            { input: 'DEW_POINT', point: 'dewPoint' },
            { systemPressure: 'pressure' },
            { networkFlow: true },
            { stationPower: true },
            { flowOf: [1] },
          ],
        },
        { id: 'shown', connection: 'ga', profile: 'elektronikon', serves: [] },
      ],
      machines: [
        machine({
          variableSpeed: true,
          rated: { flowM3min: 7.4, loadKW: 46, noLoadKW: 9, pressureBar: 7.5, speedRpm: 3000 },
          curve: [
            [0.3, 2.1, 14.5],
            [1, 7.4, 46],
          ],
        }),
      ],
      plant: { receiverM3: 3, networkFlow: 'balance' },
    });
    expect(readFieldConfig(whole)).toEqual({ value: whole });
  });

  test.each<[string, object, string]>([
    ['an unknown connection', { devices: [device({ connection: 'yard' })] }, 'devices[0].connection names no connection: yard'],
    ['a connection twice', { connections: [tcp(), tcp({ host: '10.20.0.32' })] }, 'connections[1].id is used twice'],
    [
      'two connections to one gateway',
      { connections: [tcp(), tcp({ id: 'b', port: 502 })] },
      'connections[1].kind leads to the same place as another connection',
    ],
    [
      'a port opened twice',
      {
        connections: [
          tcp(),
          ...['a', 'b'].map((id) => ({ id, kind: 'serial', device: '/dev/ttyS0', baud: 9600, parity: 'none', stopBits: 1 })),
        ],
      },
      'connections[2].kind leads to the same place',
    ],
    [
      'a file for a port',
      { connections: [{ id: 'hall', kind: 'serial', device: '/dev/../etc/passwd', baud: 9600, parity: 'none', stopBits: 1 }] },
      'connections[0].device must be a serial port such as /dev/ttyUSB0',
    ],
    ['a host with a path', { connections: [tcp({ host: 'a/b' })] }, 'connections[0].host must be a host name or an IP address'],
    [
      'a broker with its password in the address',
      { connections: [tcp(), { ...mqtt, url: 'mqtt://me:secret@broker' }] },
      'connections[1].url must be mqtt:// or mqtts://',
    ],
    ['a broker over http', { connections: [tcp(), { ...mqtt, url: 'http://broker' }] }, 'connections[1].url must be mqtt:// or mqtts://'],
    [
      'a use twice, which would count twice',
      { devices: [device({ serves: [{ stationPower: true }, { stationPower: true }] })] },
      'devices[0].serves[1] is used twice',
    ],
    ['a device twice', { devices: [device(), device({ serves: [] })] }, 'devices[1].id is used twice'],
    [
      'no profile',
      { devices: [{ id: 'k1', connection: 'hall', serves: [] }] },
      'devices[0].profile is missing: it says what the device is',
    ],
    ['topics without MQTT', { devices: [device({ mqtt: topics })] }, 'devices[0].mqtt is for devices by MQTT only'],
    [
      'MQTT without topics',
      { connections: [tcp(), mqtt], devices: [device({ connection: 'broker' })] },
      'devices[0].mqtt is missing: a device by MQTT has its topics here',
    ],
    [
      'a unit without Modbus',
      { connections: [mqtt], devices: [device({ connection: 'broker', unit: 1, mqtt: topics })] },
      'devices[0].unit is for Modbus devices only',
    ],
    [
      'a topic that stands for several',
      { connections: [mqtt], devices: [device({ connection: 'broker', mqtt: { points: [{ key: 'power', topic: 'a/#' }] } })] },
      'devices[0].mqtt.points[0].topic must be one topic, without # and +',
    ],
    [
      'a value by two topics',
      { connections: [mqtt], devices: [device({ connection: 'broker', mqtt: { points: [...topics.points, ...topics.points] } })] },
      'devices[0].mqtt.points[1].key is used twice',
    ],
    [
      'a compressor that is not there',
      { devices: [device({ serves: [{ powerOf: [1, 2] }] })] },
      'devices[0].serves[0] names a compressor that is not among the machines: 2',
    ],
    [
      'a compressor with two controllers',
      { devices: [device(), device({ id: 'k2' })] },
      'devices[1].serves[0].compressor is served by another device already: 1',
    ],
    [
      'a compressor twice in one meter',
      { devices: [device({ serves: [{ powerOf: [1, 1] }] })] },
      'devices[0].serves[0].powerOf must name each compressor once',
    ],
    [
      'limits that leave nothing',
      { devices: [device({ adjust: { in1: { min: 17, max: -0.4 } } })] },
      'devices[0].adjust.in1.min must not be above max',
    ],
    [
      'limits of a topic that leave nothing',
      { connections: [mqtt], devices: [device({ connection: 'broker', mqtt: { points: [{ ...topics.points[0], min: 2, max: 1 }] } })] },
      'devices[0].mqtt.points[0].min must not be above max',
    ],
    ['a slot beyond the last', { machines: [machine({ slot: 11 })], devices: [] }, 'machines[0].slot must be at most 10'],
    ['a slot twice', { machines: [machine(), machine()] }, 'machines[1].slot is used twice'],
    [
      'a curve that falls',
      {
        machines: [
          machine({
            variableSpeed: true,
            curve: [
              [0.5, 1, 1],
              [0.5, 2, 2],
            ],
          }),
        ],
      },
      'machines[0].curve must be ascending by its first numbers',
    ],
    [
      'a curve of a fixed speed',
      {
        machines: [
          machine({
            curve: [
              [0.5, 1, 1],
              [1, 2, 2],
            ],
          }),
        ],
      },
      'machines[0].curve is for machines of variable speed only',
    ],
    [
      'more power without load than with it',
      { machines: [machine({ rated: { flowM3min: 5, loadKW: 8, noLoadKW: 8.1, pressureBar: 7 } })] },
      'machines[0].rated.noLoadKW must not be above loadKW',
    ],
    [
      'a balance without a receiver',
      { plant: { networkFlow: 'balance' } },
      'plant.receiverM3 is missing: the balance needs the volume of the receivers',
    ],
    ['a purpose that there is not', { devices: [device({ serves: [{ heat: 1 }] })] }, 'is no field of this format'],
    [
      'an input in small letters',
      { devices: [device({ serves: [{ input: 'dew', point: 'dewPoint' }] })] },
      'devices[0].serves[0].input must be capitals, digits and _, such as DEW_POINT',
    ],
  ])('with %s is refused, and says where', (_, given, problem) => {
    expect(problems(given)!.join('\n')).toContain(problem);
  });

  it('may have what lies just within its bounds', () => {
    for (const given of [
      { connections: [tcp(), tcp({ id: 'b', port: 503 })] },
      { connections: [tcp(), tcp({ id: 'b', host: '10.20.0.32' })] },
      { machines: [machine({ rated: { flowM3min: 5, loadKW: 8, noLoadKW: 8, pressureBar: 7 } })] },
      { machines: [machine({ slot: 10 })], devices: [device({ serves: [{ compressor: 10 }, { powerOf: [10] }] })] },
      { connections: [], devices: [], machines: [] },
      { devices: [device({ adjust: { in1: { min: 17, max: 17 } } })] },
    ])
      expect(problems(given)).toBeUndefined();
  });

  it('of anything never makes it throw', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(readFieldConfig(json).value).toBeUndefined();
        expect(readConnection(json).value).toBeUndefined();
        expect(readSubscription(json).value).toBeUndefined();
      }),
    );
  });
});

describe('parts of a configuration', () => {
  it('are read as the whole is', () => {
    expect(readConnection(tcp())).toEqual({ value: tcp() });
    expect(readConnection({ ...tcp(), port: 0 }).problems?.map(problemText)).toEqual(['port must be at least 1']);
    expect(readSubscription(topics)).toEqual({ value: topics });
    expect(readSubscription({ points: [] }).problems?.map(problemText)).toEqual(['points must have at least 1 entry']);
    expect(readAdjustments({ power: { scale: 2 } })).toEqual({ value: { power: { scale: 2 } } });
    expect(readAdjustments({ power: { factor: 2 } }).problems?.map(problemText)).toEqual(['power.factor is no field of this format']);
  });
});
