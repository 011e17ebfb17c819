import { describe, expect, it, test } from '@jest/globals';
import { problemText, readConnection, readFieldConfig, readProfile, readSubscription } from '../../../adapters/field/index.ts';
import type { FieldProblem } from '../../../core/field/index.ts';

type Make = (value: number) => unknown;

const letters = (count: number) => 'a'.repeat(count);
const times = <Item>(count: number, item: (i: number) => Item) => Array.from({ length: count }, (_, i) => item(i));

const tcp = (given: object = {}) => ({ id: 'hall', kind: 'modbusTcp', host: '10.20.0.31', ...given });
const serial = (given: object = {}) => ({
  ...{ id: 'usb', kind: 'serial', device: '/dev/ttyUSB0', baud: 9600, parity: 'none', stopBits: 1 },
  ...given,
});
const broker = (given: object = {}) => ({ id: 'broker', kind: 'mqtt', url: 'mqtt://broker', ...given });
const device = (given: object = {}) => ({ id: 'k1', connection: 'hall', profile: 'any-1', serves: [], ...given });
const machine = (given: object = {}) => ({ slot: 1, name: 'K1', technology: 1, ...given });
const rated = { flowM3min: 5, loadKW: 40, noLoadKW: 9, pressureBar: 7 };
const config = (given: object = {}) => ({ format: 1, connections: [tcp()], devices: [], machines: [machine()], ...given });
const ofDevice = (given: object) => config({ devices: [device(given)] });
const ofMachine = (given: object) => config({ machines: [machine(given)] });
const ofCurve = (...curve: readonly (readonly number[])[]) => ofMachine({ variableSpeed: true, curve });
const topic = (given: object = {}) => ({ key: 'power', topic: 'meter/power', ...given });

const point = (given: object = {}) => ({ key: 'value', table: 'holding', at: 0, type: 'u16', ...given });
const profile = (given: object = {}) => ({
  ...{ format: 1, id: 'any-1', vendor: 'any', model: 'any', role: 'compressor', maturity: 'generic', sources: ['this spec'] },
  ...{ modbus: { framing: ['tcp'] }, points: [point()], ...given },
});
const ofModbus = (given: object) => profile({ modbus: { framing: ['tcp'], ...given } });
const ofFault = (severity: string, index: number) =>
  profile({ faults: [{ when: { point: 'value', bit: 0 }, severity, index, text: { en: 'x', de: 'x' } }] });

/** What is wrong with a file, of the kind that `read` reads. */
const wrongWith = (read: (json: unknown) => { readonly problems?: readonly FieldProblem[] }) => (json: unknown) =>
  (read(json).problems ?? []).map(problemText);
const inConfig = wrongWith(readFieldConfig);
const inConnection = wrongWith(readConnection);
const inTopics = wrongWith(readSubscription);
const inProfile = wrongWith(readProfile);

type Wrong = typeof inConfig;

describe('a file of the field', () => {
  test.each<[string, Wrong, Make, number, number]>([
    ['a port', inConnection, (port) => tcp({ port }), 1, 65_535],
    ['the silence before a question', inConnection, (pauseMs) => tcp({ pauseMs }), 0, 5_000],
    ['the time for an answer', inConnection, (timeoutMs) => tcp({ timeoutMs }), 50, 10_000],
    ['the bits a second of a line', inConnection, (baud) => serial({ baud }), 300, 1_000_000],
    ['the stop bits of a line', inConnection, (stopBits) => serial({ stopBits }), 1, 2],
    ['a unit', inConfig, (unit) => ofDevice({ unit }), 0, 255],
    ['a slot', inConfig, (slot) => ofMachine({ slot }), 1, 10],
    ['a technology', inConfig, (technology) => ofMachine({ technology }), 1, 6],
    ['an address', inProfile, (at) => profile({ points: [point({ at })] }), 0, 65_535],
    ['the length of a text', inProfile, (registers) => profile({ points: [point({ type: 'ascii', registers })] }), 1, 60],
    [
      'the bit of a state',
      inProfile,
      (bit) => profile({ points: [point({ type: 'u64' })], states: [{ set: 'on', when: { point: 'value', bit } }] }),
      0,
      63,
    ],
    ['the number of a maintenance fault', inProfile, (index) => ofFault('maintenance', index), 0, 15],
    ['the number of a warning', inProfile, (index) => ofFault('warning', index), 16, 63],
    ['the number of an error', inProfile, (index) => ofFault('error', index), 64, 99],
    [
      'the usual bits a second of a device',
      inProfile,
      (baud) => ofModbus({ serial: { baud, parity: 'none', stopBits: 1 } }),
      300,
      1_000_000,
    ],
    ['the usual stop bits of a device', inProfile, (stopBits) => ofModbus({ serial: { baud: 9600, parity: 'none', stopBits } }), 1, 2],
    ['registers at once', inProfile, (maxRegisters) => ofModbus({ maxRegisters }), 1, 125],
    ['registers that are read along', inProfile, (maxGap) => ofModbus({ maxGap }), 0, 100],
  ])('has %s within its bounds', (_what, wrong, make, lowest, highest) => {
    expect([lowest, highest].flatMap((value) => wrong(make(value)))).toEqual([]);
    for (const value of [lowest - 1, highest + 1, lowest + 0.5]) expect(wrong(make(value))).toHaveLength(1);
  });

  test.each<[string, Wrong, Make, number, number]>([
    ['the id of a connection', inConnection, (count) => tcp({ id: letters(count) }), 1, 40],
    ['a name', inConnection, (count) => tcp({ name: letters(count) }), 1, 300],
    ['a user', inConnection, (count) => ({ id: 'sc2', kind: 'sigmaControl2', host: 'k', user: letters(count) }), 1, 200],
    ['the file of a serial port', inConnection, (count) => serial({ device: `/dev/${letters(count)}` }), 1, 200],
    ['the address of a broker', inConnection, (count) => broker({ url: `mqtt://${letters(count - 7)}` }), 8, 300],
    ['the file of certificates', inConnection, (count) => broker({ caFile: letters(count) }), 1, 500],
    ['a topic', inTopics, (count) => ({ points: [topic({ topic: letters(count) })] }), 1, 500],
    ['a key', inTopics, (count) => ({ points: [topic({ key: letters(count) })] }), 1, 40],
    ['an input', inConfig, (count) => ofDevice({ serves: [{ input: 'A'.repeat(count), point: 'p' }] }), 1, 32],
    ['a profile that is named', inConfig, (count) => ofDevice({ profile: letters(count) }), 1, 60],
    ['a version', inConfig, (count) => ofDevice({ version: letters(count) }), 1, 300],
    ['the id of a profile', inProfile, (count) => profile({ id: letters(count) }), 1, 60],
    ['the bits of a word', inProfile, (count) => profile({ points: [point({ type: 'u64', invalid: [`0x${'F'.repeat(count)}`] })] }), 1, 16],
    [
      'a raw number of another point',
      inProfile,
      (count) =>
        profile({ points: [point(), point({ key: 'flow', at: 1, by: { point: 'value', cases: { ['1'.repeat(count)]: { scale: 2 } } } })] }),
      1,
      20,
    ],
  ])('has %s of so many characters', (_what, wrong, make, shortest, longest) => {
    expect([shortest, longest].flatMap((count) => wrong(make(count)))).toEqual([]);
    for (const count of [shortest - 1, longest + 1]) expect(wrong(make(count)).length).toBeGreaterThan(0);
  });

  test.each<[string, Wrong, Make, number]>([
    ['a pointer', inTopics, (count) => ({ points: [topic({ pointer: `/${letters(count - 1)}` })] }), 300],
    [
      'what says that a device is there',
      inTopics,
      (count) => ({ points: [topic()], availability: { topic: 't', up: letters(count) } }),
      300,
    ],
  ])('has %s of so many characters at most', (_what, wrong, make, longest) => {
    expect(wrong(make(longest))).toEqual([]);
    expect(wrong(make(longest + 1))).toEqual([expect.stringMatching(new RegExp(` must have at most ${longest} characters$`))]);
  });

  test.each<[string, Wrong, Make, number, number]>([
    ['topics', inTopics, (count) => ({ points: times(count, (i) => topic({ key: `p${i}` })) }), 1, 200],
    ['points of a curve', inConfig, (count) => ofCurve(...times(count, (i) => [i / 100, 1, 1])), 2, 50],
    ['points of a profile', inProfile, (count) => profile({ points: times(count, (i) => point({ key: `p${i}`, at: i })) }), 1, 500],
    ['framings', inProfile, (count) => ofModbus({ framing: times(count, () => 'tcp') }), 1, Infinity],
    ['signs of a device', inProfile, (count) => profile({ match: times(count, () => ({ point: 'value', in: [1] })) }), 1, Infinity],
    [
      'values of a state',
      inProfile,
      (count) => profile({ states: [{ set: 'on', when: { point: 'value', in: times(count, (i) => i) } }] }),
      1,
      Infinity,
    ],
  ])('has so many %s', (_what, wrong, make, fewest, most) => {
    expect(wrong(make(fewest))).toEqual([]);
    expect(wrong(make(fewest - 1)).length).toBeGreaterThan(0);
    if (most === Infinity) return;
    expect(wrong(make(most))).toEqual([]);
    expect(wrong(make(most + 1))).toEqual([expect.stringMatching(new RegExp(` must have at most ${most} entries$`))]);
  });

  test.each<[string, Make, number]>([
    ['connections', (count) => config({ connections: times(count, (i) => tcp({ id: `c${i}`, port: i + 1 })) }), 40],
    ['devices', (count) => config({ devices: times(count, (i) => device({ id: `d${i}` })) }), 60],
    ['uses of a device', (count) => ofDevice({ serves: times(count, (i) => ({ input: `I${i}`, point: 'p' })) }), 50],
  ])('has so many %s at most', (_what, make, most) => {
    expect(inConfig(make(most))).toEqual([]);
    expect(inConfig(make(most + 1))).toEqual([expect.stringMatching(new RegExp(` must have at most ${most} entries$`))]);
  });

  it('has topics that are expected once a second to once a day', () => {
    const wrong = [0.999, 1, 1.5, 86_400, 86_400.001].map((expectedEveryS) => inTopics({ points: [topic()], expectedEveryS }).length);
    expect(wrong).toEqual([1, 0, 0, 0, 1]);
  });

  it('[FIELD-6] has a machine for each slot, and none more', () => {
    expect(inConfig(config({ machines: times(10, (i) => machine({ slot: i + 1 })) }))).toEqual([]);
    expect(inConfig(config({ machines: times(11, (i) => machine({ slot: Math.min(i + 1, 10) })) }))).toContain(
      'machines must have at most 10 entries',
    );
  });

  test.each<[string, Wrong, Make]>([
    ['receivers', inConfig, (receiverM3) => config({ plant: { receiverM3 } })],
    ['a flow', inConfig, (flowM3min) => ofMachine({ rated: { ...rated, flowM3min } })],
    ['a pressure', inConfig, (pressureBar) => ofMachine({ rated: { ...rated, pressureBar } })],
    ['a speed', inConfig, (speedRpm) => ofMachine({ rated: { ...rated, speedRpm } })],
    ['an interval', inProfile, (intervalH) => profile({ maintenance: [{ component: 'motor', remaining: 'value', intervalH }] })],
  ])('has %s of more than 0', (_what, wrong, make) => {
    expect(wrong(make(0.001))).toEqual([]);
    expect(wrong(make(0))).toEqual([expect.stringMatching(/ must be more than 0$/)]);
  });

  test.each<[string, Make]>([
    ['the power without load', (noLoadKW) => ofMachine({ rated: { ...rated, noLoadKW } })],
    ['the lowest share of a curve', (share) => ofCurve([share, 1, 1], [1, 2, 2])],
    ['the flow of a curve', (flow) => ofCurve([0, flow, 1], [1, 2, 2])],
    ['the power of a curve', (power) => ofCurve([0, 1, power], [1, 2, 2])],
  ])('has %s of 0 or more', (_what, make) => {
    expect(inConfig(make(0))).toEqual([]);
    expect(inConfig(make(-0.001))).toEqual([expect.stringMatching(/ must be at least 0$/)]);
  });

  it('[FIELD-6] has a curve up to the highest speed', () => {
    expect(inConfig(ofCurve([0.5, 1, 1], [1, 2, 2]))).toEqual([]);
    expect(inConfig(ofCurve([0.5, 1, 1], [1.001, 2, 2]))).toEqual([expect.stringMatching(/ must be at most 1$/)]);
  });

  it('[FIELD-6] with a device whose connection is not known has that one mistake', () => {
    const lost = device({ connection: 'yard', unit: 3, mqtt: { points: [topic()] } });
    expect(inConfig(config({ devices: [lost] }))).toEqual(['devices[0].connection names no connection: yard']);
  });

  it('[FIELD-6] may have a unit at a serial line', () => {
    expect(inConfig(config({ connections: [serial()], devices: [device({ connection: 'usb', unit: 3 })] }))).toEqual([]);
  });
});

describe('a profile file', () => {
  test.each<[string, object, string]>([
    [
      'the only register that is never to be read',
      { neverRead: [{ table: 'holding', from: 0, to: 0, why: 'passwords' }] },
      'points[0].at is never',
    ],
    [
      'a value just above the bits of its type',
      { points: [point({ invalid: ['0x10000'] })] },
      'points[0].invalid[0] has more than the 16 bits',
    ],
    [
      'a roll-over of a text',
      { points: [point({ type: 'ascii', registers: 2, counter: { bits: 32 } })] },
      'points[0].counter.bits is for whole numbers',
    ],
    [
      'a roll-over of a bit',
      { points: [point({ table: 'coil', type: 'bit', counter: { bits: 32 } })] },
      'points[0].counter.bits is for whole numbers',
    ],
    [
      'a second bit of a bit',
      { points: [point({ table: 'coil', type: 'bit' })], states: [{ set: 'on', when: { point: 'value', bit: 1 } }] },
      'states[0].when.bit must be below the 1 bits',
    ],
    [
      'the unit of a value by a text',
      { points: [point({ type: 'ascii', registers: 1 }), point({ key: 'flow', at: 1, by: { point: 'value', cases: {} } })] },
      'points[1].by.point names no number of the profile: value',
    ],
  ])('[FIELD-2] with %s is refused, and says where', (_what, given, problem) => {
    expect(inProfile(profile(given))).toEqual([expect.stringContaining(problem)]);
  });

  it('[FIELD-2] may have a bit by its bit, and a roll-over of each width', () => {
    for (const given of [
      { points: [point({ table: 'discrete', type: 'bit' })], states: [{ set: 'on', when: { point: 'value', bit: 0 } }] },
      ...[16, 32, 64].map((bits) => ({ points: [point({ type: 'u64', counter: { bits } })] })),
    ])
      expect(inProfile(profile(given))).toEqual([]);
    expect(inProfile(profile({ points: [point({ counter: { bits: 17 } })] }))).toEqual([
      'points[0].counter.bits must be one of 16, 32, 64',
    ]);
  });

  it('[FIELD-2] of several shapes says what is wrong by the one that fits best', () => {
    expect(inProfile(profile({ states: [{ set: 'on', when: { point: 'value', in: 'x' } }] }))).toEqual([
      'states[0].when.in must be a list',
    ]);
  });

  test.each<[string, object, string]>([
    ['no text', { vendor: 1 }, 'vendor must be a text'],
    ['no whole number', { points: [point({ at: 0.5 })] }, 'points[0].at must be a whole number'],
    ['no number', { points: [point({ offset: 'x' })] }, 'points[0].offset must be a number'],
    ['no flag', { points: [point({ alone: 1 })] }, 'points[0].alone must be true or false'],
    ['no list', { points: {} }, 'points must be a list'],
    ['no list of at least one', { sources: 'x' }, 'sources must be a list'],
    ['no object', { modbus: [] }, 'modbus must be an object'],
    ['nothing', { vendor: undefined }, 'vendor is missing'],
  ])('[FIELD-2] with %s where it must be is refused in words', (_what, given, problem) => {
    expect(inProfile(profile(given))).toEqual([problem]);
  });
});
