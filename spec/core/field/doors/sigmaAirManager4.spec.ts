import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import {
  eventText,
  imageChange,
  type Images,
  packetIn,
  pingPacket,
  polledPacket,
  sigmaAirManager4Models,
  sigmaAirManager4Readings,
  statusOf,
} from '../../../../core/field/index.ts';
import { statusBit } from '../../../../core/compressor/index.ts';
import { consumption, message, netPressure, processImage } from './managerImages.ts';

const [station, compressor] = sigmaAirManager4Models;
const image = 'si/currentProcessImage';
const open = '0{"sid":"a1","upgrades":["websocket"],"pingInterval":25000,"pingTimeout":60000}';

describe('a packet of a SIGMA AIR MANAGER', () => {
  test.each([
    [open, { kind: 'open', id: 'a1', pingIntervalMs: 25_000, pingTimeoutMs: 60_000 }],
    ['0{"sid":"a1"}', { kind: 'notUnderstood' }],
    ['0{"sid":"a1","pingInterval":0,"pingTimeout":1}', { kind: 'notUnderstood' }],
    ['0{"sid":"a1","pingInterval":1,"pingTimeout":0}', { kind: 'notUnderstood' }],
    ['0{"sid":"a1","pingInterval":1}', { kind: 'notUnderstood' }],
    ['0{"sid":7,"pingInterval":1,"pingTimeout":1}', { kind: 'notUnderstood' }],
    ['0{"sid":"a1","pingInterval":1,"pingTimeout":1}', { kind: 'open', id: 'a1', pingIntervalMs: 1, pingTimeoutMs: 1 }],
    ['0[]', { kind: 'notUnderstood' }],
    ['02', { kind: 'notUnderstood' }],
    ['1', { kind: 'closed' }],
    ['41', { kind: 'closed' }],
    ['3', { kind: 'pong', text: '' }],
    ['3probe', { kind: 'pong', text: 'probe' }],
    ['42["frommedi",{"a":1}]', { kind: 'event', name: 'frommedi', value: { a: 1 } }],
    ['4217["frommedi"]', { kind: 'event', name: 'frommedi', value: undefined }],
    ['42{"a":1}', { kind: 'notUnderstood' }],
    ['42[1]', { kind: 'notUnderstood' }],
    ['42[', { kind: 'notUnderstood' }],
    ['40', { kind: 'other' }],
    ['6', { kind: 'other' }],
    ['', { kind: 'notUnderstood' }],
    ['<html>', { kind: 'notUnderstood' }],
  ])('%j is %j', (text, packet) => {
    expect(packetIn(text)).toEqual(packet);
  });

  it('has its length before it over plain HTTP, where more may follow', () => {
    expect(polledPacket(`${open.length}:${open}2:40`)).toMatchObject({ kind: 'open', id: 'a1' });
    expect(polledPacket(open).kind).toBe('notUnderstood');
    expect(polledPacket('6:3probe42[]')).toEqual({ kind: 'pong', text: 'probe' });
    expect([polledPacket('0000002:40').kind, polledPacket('00000002:40').kind]).toEqual(['other', 'notUnderstood']);
  });

  it('is made of a name and values', () => {
    expect(eventText('joinroom', image)).toBe('42["joinroom","si/currentProcessImage"]');
    expect(pingPacket('probe')).toBe('2probe');
  });

  it('is understood or not, whatever comes', () => {
    fc.assert(fc.property(fc.string(), (text) => packetIn(text).kind.length > 0 && polledPacket(text).kind.length > 0));
  });
});

const after = (images: Images, topic: string, body: unknown) => imageChange(images, 'frommedi', message(topic, body))?.images ?? images;
const replace = (path: string, value: unknown) => ({ op: 'replace', path, value });
const of = (images: Images, unit = 0) => sigmaAirManager4Readings(compressor!.points, unit, images, image, 5000);
const missing = expect.objectContaining({ value: undefined, raw: undefined, missing: { kind: 'unavailable' } });
const inputs = '/image/AIR_PRODUCER/0/inputs';

describe('the images of a SIGMA AIR MANAGER', () => {
  it('[FIELD-9] give the values of each compressor in base units', () => {
    const readings = of(after({}, image, processImage()));
    expect(Object.fromEntries(Object.entries(readings).map(([key, { value }]) => [key, value]))).toEqual({
      linePressure: 7.02,
      internalPressure: 7.31,
      outletTemperature: expect.closeTo(82, 9),
      inletTemperature: expect.closeTo(25, 9),
      speed: 2950,
      motorRuns: 1,
      isLoad: 1,
      isIdle: 0,
      power: 45.2,
      deliveryFlow: 7.4,
      runningTime: 10_000,
      loadedTime: 5000,
      serviceLeft: 1000,
    });
    expect(of(after({}, image, processImage()), 1)).toMatchObject({ linePressure: { value: 7.03, readAtMs: 5000 }, isLoad: { raw: 0 } });
  });

  it('[FIELD-9] give the values of the station', () => {
    const images = after(after({}, 'si/Netzdruck', netPressure()), 'hull/algoImage', consumption());
    const read = (topic: 'si/Netzdruck' | 'hull/algoImage') => sigmaAirManager4Readings(station!.points, 0, images, topic, 0);
    expect(read('si/Netzdruck')).toMatchObject({ pressure: { value: 7.01 }, deliveryFlow: { value: 12.5 } });
    expect(read('hull/algoImage')).toMatchObject({ flow: { value: 11.9 } });
  });

  test.each([
    ['linePressure', 'SAM2_localNetPressure', -100_000, 4_000_000, -1, 40],
    ['internalPressure', 'SAM2_internalPressure', -100_000, 4_000_000, -1, 40],
    ['outletTemperature', 'SAM2_ADT', 233, 523, -40.15, 249.85],
    ['inletTemperature', 'SAM2_intakeTemperature', 233, 523, -40.15, 249.85],
  ])('[FIELD-3] have limits: %s', (key, name, low, high, lowest, highest) => {
    const whole = after({}, image, processImage());
    const at = (value: number) => of(after(whole, image, [replace(`${inputs}/${name}`, { value, valid: true })]))[key]!;
    expect(at(low).value).toBeCloseTo(lowest, 9);
    expect(at(high).value).toBeCloseTo(highest, 9);
    expect([at(low - 0.1), at(high + 0.1)].map(({ missing: why }) => why?.kind)).toEqual(['outOfRange', 'outOfRange']);
  });

  it('[FIELD-9] are the state of a machine', () => {
    const status = (isRunning: boolean, isLoad: boolean) => {
      const changes = [replace(`${inputs}/SAM2_isMotorRunning/value`, isRunning), replace(`${inputs}/SAM2_isLoad/value`, isLoad)];
      const readings = of(after(after({}, image, processImage()), image, changes));
      return statusOf(compressor!.states!, (name) => readings[name]?.raw);
    };
    const { on, running, loaded } = statusBit;
    expect([status(false, false), status(true, false), status(true, true)]).toEqual([0, on | running, on | running | loaded]);
  });

  it('change where a change says so, and nowhere else', () => {
    const whole = after({}, image, processImage());
    const changed = after(whole, image, [
      replace(`${inputs}/SAM2_localNetPressure/value`, 690_000),
      replace(`${inputs}/SAM2_ADT`, { value: 360.15, valid: true }),
    ]);
    expect(of(changed)).toMatchObject({
      linePressure: { value: 6.9 },
      outletTemperature: { value: expect.closeTo(87, 9) },
      power: { value: 45.2 },
    });
    expect(of(changed, 1)).toMatchObject({ linePressure: { value: 7.03 } });
    expect(of(whole)).toMatchObject({ linePressure: { value: 7.02 } });
  });

  it('[FIELD-3] have no value that is not marked as valid', () => {
    const whole = after({}, image, processImage());
    for (const found of [
      { value: 1, valid: false },
      { value: 1 },
      { value: 1, valid: 'true' },
      { value: '1', valid: true },
      { valid: true },
      1,
      null,
    ]) {
      expect(of(after(whole, image, [replace(`${inputs}/SAM2_localNetPressure`, found)]))['linePressure']).toEqual(missing);
    }
    const marked = after(whole, image, [replace(`${inputs}/SAM2_localNetPressure/valid`, false)]);
    expect(of(marked)['linePressure']).toEqual(missing);
    expect(of(after(marked, image, [replace(`${inputs}/SAM2_localNetPressure/valid`, true)]))['linePressure']!.value).toBe(7.02);
  });

  it('[FIELD-3] have no value of a compressor that is not there', () => {
    expect(Object.values(of(after({}, image, processImage()), 7))).toEqual(compressor!.points.map(() => missing));
  });

  it('[FIELD-3] come whole before they change', () => {
    expect(imageChange({}, 'frommedi', message(image, [replace(`${inputs}/SAM2_ADT/value`, 300)]))).toBeUndefined();
  });

  test.each([
    '/image/AIR_PRODUCER/9/inputs/SAM2_ADT/value',
    '/image/AIR_PRODUCER/length',
    '/__proto__/value',
    '/image/constructor/prototype/value',
    'image',
  ])('are not changed at %s, where nothing is', (path) => {
    const whole = after({}, image, processImage());
    const changed = after(whole, image, [replace(path, { value: 5, valid: true }), { op: 'add', path: inputs, value: {} }, null, 7]);
    if (path !== 'image') expect(of(changed)).toEqual(of(whole));
    expect(({} as { value?: unknown }).value).toBeUndefined();
  });

  test.each([
    ['frommedi', undefined],
    ['frommedi', { data: { header: {}, body: '{}' } }],
    ['frommedi', { data: { header: { from: image }, body: '{' } }],
    ['frommedi', { data: { header: { from: image }, body: {} } }],
    ['frommedi', { data: { header: { from: image }, body: '{"fullImg":false}' } }],
    ['frommedi', { data: { header: { from: 'algo/debugImage' }, body: 'not JSON' } }],
    ['other', message(image, processImage())],
  ])('do not come with an event %s of %j', (name, value) => {
    expect(imageChange({}, name, value)).toBeUndefined();
  });
});
