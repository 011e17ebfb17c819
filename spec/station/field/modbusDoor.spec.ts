import { afterEach, describe, expect, it } from '@jest/globals';
import type { DeviceReadings, Profile, ProfilePoint } from '../../../core/field/index.ts';
import type { FieldDoor, ModbusAnswer, ModbusLine, ModbusQuestion } from '../../../core/ports/index.ts';
import { modbusDoor } from '../../../station/field/modbusDoor.ts';
import { addresses, exception, scriptedLine, timeout } from './scriptedLine.ts';
import { virtualTime } from './virtualTime.ts';

const point = (key: string, at: number, more: Partial<ProfilePoint> = {}): ProfilePoint => ({
  key,
  table: 'holding',
  at,
  type: 'u16',
  ...more,
});
const profileOf = (...points: ProfilePoint[]): Profile => ({
  ...{ format: 1, id: 'any', vendor: 'any', model: 'any', role: 'sensor', maturity: 'generic', sources: ['here'] },
  ...{ modbus: { framing: ['tcp'] }, points },
});
const fastTwo = profileOf(point('a', 10), point('b', 11));
const withSlow = profileOf(point('a', 10), point('slow', 90, { every: 'slow' }), point('id', 50, { every: 'once' }));
const second = 1000;
const minute = 60 * second;
/** From one time to the next, in tens of seconds rounded down, as a round begins every 2 s. */
const waits = (times: readonly number[]) => times.slice(1).map((s, i) => Math.floor((s - times[i]!) / 10) * 10);

describe('the door of a Modbus line', () => {
  let door: FieldDoor | undefined;
  afterEach(() => door?.close());

  function opened(profile: Profile, answer: (question: ModbusQuestion) => ModbusAnswer, units = [1], takesMs = 5, version?: string) {
    const time = virtualTime();
    const line = scriptedLine({ time, answer, takesMs });
    const readings = new Map<string, DeviceReadings>();
    const devices = units.map((unit) => ({ id: `d${unit}`, unit, version, profile }));
    door = modbusDoor({ line, devices, steady: time.clock, pause: time.pause });
    door.start((id, given) => readings.set(id, { ...readings.get(id), ...given }));
    const timesOf = (at: number, unit = 1) =>
      line.asked.filter((each) => each.at === at && each.unit === unit).map(({ atMs }) => atMs / second);
    return { time, line, readings, door, timesOf };
  }

  it('reads what changes fast every 2 s in one batch', async () => {
    const { time, line, readings } = opened(fastTwo, addresses);
    await time.runUntil(9 * second);
    expect(line.asked.map(({ at, count, atMs }) => [at, count, atMs])).toEqual([0, 2, 4, 6, 8].map((s) => [10, 2, s * second]));
    expect(readings.get('d1')).toMatchObject({ a: { value: 10, words: [10], readAtMs: 8005 }, b: { value: 11, words: [11] } });
  });

  it('scales a value by another one that it reads with another question, once that is known', async () => {
    const scaled = point('scaled', 10, { by: { point: 'kind', cases: { 500: { scale: 2 } } } });
    const { time, line, readings } = opened(profileOf(point('kind', 500), scaled), addresses);
    await time.runUntil(second);
    expect([line.asked.map(({ at }) => at), readings.get('d1')!['scaled']!.value]).toEqual([[10, 500], undefined]);
    await time.runUntil(3 * second);
    expect(readings.get('d1')!['scaled']!.value).toBe(20);
  });

  it('reads what changes slowly every minute, and what never changes once a connection', async () => {
    const { time, line, timesOf } = opened(withSlow, addresses);
    await time.runUntil(2 * minute + second);
    expect(timesOf(50)).toHaveLength(1);
    expect(timesOf(90).map(Math.floor)).toEqual([0, 62].map((s) => expect.closeTo(s, -1)));
    line.connection.generation = 2;
    await time.runUntil(2 * minute + 5 * second);
    expect(timesOf(50)).toHaveLength(2);
  });

  it('reads as many slow batches in a round as end before the next one', async () => {
    const slow = [100, 200, 300, 400, 500].map((at) => point(`s${at}`, at, { every: 'slow' }));
    const { time, line } = opened(profileOf(point('a', 10), ...slow), addresses, [1], 600);
    await time.runUntil(5 * second);
    expect(line.asked.map(({ at, atMs }) => [at, atMs])).toEqual([
      ...[
        [10, 0],
        [100, 600],
        [200, 1200],
      ],
      ...[
        [10, 2000],
        [300, 2600],
        [400, 3200],
      ],
      ...[
        [10, 4000],
        [500, 4600],
      ],
    ]);
  });

  it('reads one slow batch in a round that has no time left for it', async () => {
    const { time, timesOf } = opened(withSlow, addresses, [1, 2, 3], 700);
    await time.runUntil(30 * second);
    expect([1, 2, 3].map((unit) => timesOf(90, unit).length)).toEqual([1, 1, 1]);
    expect(timesOf(10).length).toBeGreaterThan(8);
  });

  it('asks at least every 30 s where nothing changes fast, as gateways close idle connections', async () => {
    const { time, timesOf } = opened(profileOf(point('slow', 90, { every: 'slow' })), addresses, [1], 1500);
    await time.runUntil(2 * minute);
    expect(timesOf(90)).toEqual([0, 32, 64, 96]);
  });

  it('reads what is due first before what is due later, of all devices', async () => {
    const slow = [100, 200].map((at) => point(`s${at}`, at, { every: 'slow' }));
    const { time, line, door: opening } = opened(profileOf(point('a', 10), ...slow), addresses, [1, 2], 800);
    await time.runUntil(minute + 15 * second);
    const slowly = line.asked.filter(({ at }) => at >= 100).map(({ unit, at }) => [unit, at]);
    const inTurn = [
      [1, 100],
      [1, 200],
      [2, 100],
      [2, 200],
    ];
    expect(slowly).toEqual([...inTurn, ...inTurn]);
    await opening.close();
  });

  it("waits for answers and between questions as long as the device's profile says, or as the line is set", async () => {
    const ways = [{}, { timeoutMs: 700 }, { pauseMs: 40 }, { timeoutMs: 700, pauseMs: 40 }];
    const time = virtualTime();
    const manners = new Map<number, unknown>();
    const line: ModbusLine = {
      ...scriptedLine({ time, answer: addresses }),
      read(question, manner = {}) {
        manners.set(question.unit, Object.fromEntries(Object.entries(manner).filter(([name]) => name !== 'signal')));
        return Promise.resolve(addresses(question));
      },
    };
    const devices = ways.map((way, unit) => ({
      ...{ id: `d${unit}`, unit, profile: { ...fastTwo, modbus: { ...fastTwo.modbus, ...way } } },
    }));
    door = modbusDoor({ line, devices, steady: time.clock, pause: time.pause });
    door.start(() => undefined);
    await time.runUntil(second);
    expect([...manners.values()]).toStrictEqual(ways);
  });

  it('[FIELD-3] cuts a refused batch down to the point that is not there, and asks for that one again after 10 min', async () => {
    const points = Array.from({ length: 8 }, (_, i) => point(`p${i}`, i));
    const refused = ({ at, count }: ModbusQuestion) => at <= 5 && at + count > 5;
    const { time, readings, timesOf } = opened(profileOf(...points), (question) =>
      refused(question) ? exception(2) : addresses(question),
    );
    await time.runUntil(11 * minute);
    const { p5, ...others } = readings.get('d1')!;
    expect(p5).toMatchObject({ value: undefined, missing: { kind: 'exception', code: 2 } });
    expect(Object.values(others).map(({ value }) => value)).toEqual([0, 1, 2, 3, 4, 6, 7]);
    expect(waits(timesOf(5))).toEqual([600]);
  });

  it.each([
    [1, [0, 602, 1204]],
    [2, [0, 602, 1204]],
    [3, [0, 602, 1204]],
    [4, [0, 2, 4]],
    [5, [0, 1.75, 3.5]],
    [6, [0, 1.75, 3.5]],
    [7, [0, 2, 4]],
    [8, [0, 2, 4]],
    [9, [0, 2, 4]],
    [10, [0, 12, 44]],
    [11, [0, 12, 44]],
    [12, [0, 2, 4]],
  ])('[FIELD-3] asks after exception %d again as soon as it may help: at %j s', async (code, times) => {
    const { time, timesOf } = opened(profileOf(point('a', 10)), () => exception(code), [1], 1500);
    await time.runUntil(21 * minute);
    expect(timesOf(10).slice(0, 3)).toEqual(times);
  });

  it('[FIELD-3] asks a busy device twice more after 250 ms before its values are missing', async () => {
    let left = 2;
    const { time, line, readings } = opened(fastTwo, (question) => (left-- > 0 ? exception(6) : addresses(question)));
    await time.runUntil(second);
    expect(line.asked.map(({ atMs }) => atMs)).toEqual([0, 255, 510]);
    expect(readings.get('d1')!['a']).toMatchObject({ value: 10 });
    left = 3;
    await time.runUntil(3 * second);
    expect(readings.get('d1')!['a']).toMatchObject({ value: undefined, missing: { kind: 'exception', code: 6 } });
  });

  it('[FIELD-3] asks again in a minute for what is read once a connection and was missing', async () => {
    let left = 1;
    const { time, readings, timesOf } = opened(withSlow, (question) =>
      question.at === 50 && left-- > 0 ? exception(4) : addresses(question),
    );
    await time.runUntil(30 * second);
    expect(readings.get('d1')!['id']).toMatchObject({ value: undefined, missing: { kind: 'exception', code: 4 } });
    await time.runUntil(3 * minute);
    expect([waits(timesOf(50)), readings.get('d1')!['id']!.value]).toEqual([[60], 50]);
  });

  it('[FIELD-3] leaves a unit alone that its gateway cannot reach, and goes on with the others', async () => {
    let isThere = false;
    const { time, line, timesOf, door } = opened(
      withSlow,
      (question) => (question.unit === 3 && !isThere ? exception(11) : addresses(question)),
      [1, 2, 3, 4, 5],
    );
    await time.runUntil(3 * minute - second);
    expect(waits(timesOf(10, 3))).toEqual([10, 30, 60, 60]);
    for (const unit of [1, 2, 4, 5]) expect(timesOf(10, unit)).toHaveLength(90);
    expect([door.report().state, line.connection.generation]).toEqual(['connected', 1]);
    isThere = true;
    await time.runUntil(4 * minute);
    expect([timesOf(50, 3).length, timesOf(90, 3).length]).toEqual([1, 1]);
    expect(timesOf(10, 3).length).toBeGreaterThan(8);
  });

  it('[FIELD-3] asks a silent device for one small batch, 10 s after it fell silent, then after 30 s, then every 60 s', async () => {
    const large = Array.from({ length: 30 }, (_, i) => point(`many${i}`, 100 + i));
    const slow = Array.from({ length: 20 }, (_, i) => point(`slow${i}`, 200 + i, { every: 'slow' }));
    const small = [point('one', 150), point('two', 151)];
    const { time, line } = opened(profileOf(...large, ...small, ...slow), () => exception(11), [1], 2000);
    await time.runUntil(4 * minute);
    expect(line.asked.map(({ at, atMs }) => [at, atMs / second])).toEqual([
      [100, 0],
      [150, 12],
      [150, 44],
      [150, 106],
      [150, 168],
      [150, 230],
    ]);
  });

  it('[FIELD-3] counts three timeouts as silence also where nothing was ever answered', async () => {
    const { time, timesOf, door: opening } = opened(fastTwo, () => timeout);
    await time.runUntil(4.9 * second);
    expect(opening.report().state).toBe('connected');
    await time.runUntil(17 * second);
    expect([opening.report().state, timesOf(10)]).toEqual(['silent', [0, 2, 4, 16]]);
  });

  it.each([
    ['an answer', addresses],
    ['a refusal', () => exception(4)],
  ])('[FIELD-3] counts timeouts with %s in between as no silence', async (_, between) => {
    let asked = 0;
    const { time, timesOf, door: opening } = opened(fastTwo, (question) => (++asked % 3 === 0 ? between(question) : timeout));
    await time.runUntil(minute - 1);
    expect([opening.report().state, timesOf(10).length]).toEqual(['connected', 30]);
  });

  it('[FIELD-3] asks a device that was silent at once again for all that it is not asked for in each round', async () => {
    let isThere = true;
    const { time, timesOf } = opened(withSlow, (question) => (isThere ? addresses(question) : timeout));
    await time.runUntil(3 * second);
    isThere = false;
    await time.runUntil(13 * second);
    isThere = true;
    await time.runUntil(30 * second);
    expect([timesOf(50), timesOf(90)].map((times) => times.map(Math.floor))).toEqual([
      [0, 20],
      [0, 20],
    ]);
  });

  it('[FIELD-3] counts three timeouts in a row as silence, and keeps what was read with its time', async () => {
    let isThere = true;
    const { time, readings, timesOf, door } = opened(fastTwo, (question) => (isThere ? addresses(question) : timeout));
    await time.runUntil(second);
    isThere = false;
    await time.runUntil(9 * second);
    expect(timesOf(10)).toEqual([0, 2, 4, 6]);
    expect(door.report().state).toBe('silent');
    expect(readings.get('d1')!['a']).toMatchObject({ value: 10, readAtMs: 5 });
    isThere = true;
    await time.runUntil(30 * second);
    expect(door.report().state).toBe('connected');
  });

  it('[FIELD-7] asks nobody else in a round in which the line is lost, and everybody when it is back', async () => {
    const { time, line, door, timesOf } = opened(withSlow, addresses, [1, 2, 3]);
    await time.runUntil(second);
    Object.assign(line.connection, { isConnected: false, problem: 'hungUp' });
    await time.runUntil(9 * second);
    expect([timesOf(10, 1).length, timesOf(10, 2).length]).toEqual([5, 1]);
    expect(door.report()).toMatchObject({ state: 'unreachable', problem: 'hungUp', reconnects: 0 });
    Object.assign(line.connection, { isConnected: true, problem: undefined, generation: 2 });
    await time.runUntil(19 * second);
    expect([timesOf(10, 1).length, timesOf(10, 2).length, timesOf(50, 2).length]).toEqual([10, 6, 2]);
    expect(door.report()).toMatchObject({ state: 'connected', reconnects: 1 });
  });

  describe('of a device with a software version', () => {
    const ascii = point('softwareVersion', 50, { type: 'ascii', registers: 1, every: 'once' });
    const versioned = profileOf(point('a', 10), ascii);
    /** Holds its version and its addresses, the one of each moment. */
    const holding = () => {
      const held: { version: string; instead: ModbusAnswer | undefined } = { version: 'A1', instead: undefined };
      const answer = (question: ModbusQuestion): ModbusAnswer => {
        if (question.at !== 50) return addresses(question);
        return held.instead ?? { ok: true, words: [held.version.charCodeAt(0) * 256 + held.version.charCodeAt(1)] };
      };
      return { held, answer };
    };
    const firstAsked = (line: { readonly asked: readonly ModbusQuestion[] }, from: number) => line.asked[from]?.at;

    it('asks for it before anything else, after each connect', async () => {
      const { answer } = holding();
      const { time, line } = opened(versioned, answer);
      await time.runUntil(5 * second);
      expect(firstAsked(line, 0)).toBe(50);
      const before = line.asked.length;
      line.connection.generation = 2;
      await time.runUntil(7 * second);
      expect(line.asked.slice(before).map(({ at }) => at)).toEqual([50, 10]);
    });

    it('takes no value of a new connection before its version is compared, also where the connect is found by an answer', async () => {
      const { held, answer } = holding();
      const { time, line, readings, timesOf } = opened(versioned, (question) => {
        if (question.at === 10 && line.asked.length > 3) line.connection.generation = 2;
        return answer(question);
      });
      await time.runUntil(3 * second);
      expect(readings.get('d1')).toMatchObject({ a: { value: 10, readAtMs: 2005 } });
      held.version = 'B2';
      await time.runUntil(5 * second);
      expect(timesOf(10)).toHaveLength(3);
      expect(readings.get('d1')).toMatchObject({ a: { value: 10, readAtMs: 2005 } });
      await time.runUntil(7 * second);
      expect(readings.get('d1')).toMatchObject({ a: { missing: { kind: 'otherVersion' } }, softwareVersion: { text: 'B2' } });
      expect(readings.get('d1')?.a?.value).toBeUndefined();
    });

    it('reads nothing more of one that reports another version than before, until it reports this one again', async () => {
      const { held, answer } = holding();
      const { time, line, door: opening, readings, timesOf } = opened(versioned, answer);
      await time.runUntil(5 * second);
      expect(opening.report().changed).toEqual([]);
      held.version = 'B2';
      line.connection.generation = 2;
      await time.runUntil(minute);
      expect([opening.report().changed, timesOf(10).at(-1)! < 5]).toEqual([['d1'], true]);
      held.version = 'A1';
      await time.runUntil(3 * minute);
      expect([opening.report().changed, readings.get('d1')?.a?.value]).toEqual([[], 10]);
    });

    it('compares it again of one that was silent, with the first question that it answers', async () => {
      const { held, answer } = holding();
      let isDead = false;
      const { time, line, door: opening } = opened(versioned, (question) => (isDead ? timeout : answer(question)));
      await time.runUntil(5 * second);
      isDead = true;
      await time.runUntil(15 * second);
      Object.assign(held, { version: 'B2' });
      isDead = false;
      const before = line.asked.length;
      await time.runUntil(minute);
      expect([firstAsked(line, before), opening.report().changed]).toEqual([50, ['d1']]);
    });

    it('asks one of another version for nothing else, also where it refuses to be asked for more at once', async () => {
      const { held, answer } = holding();
      held.version = 'B2';
      const profile = profileOf(point('a', 10), ascii, point('id', 51, { every: 'once' }));
      const { time, line } = opened(profile, (question) => (question.count > 1 ? exception(2) : answer(question)), [1], 5, 'A1');
      await time.runUntil(5 * second);
      expect(line.asked.map(({ at, count }) => [at, count])).toEqual([
        [50, 2],
        [50, 1],
      ]);
    });

    it('asks each minute for a version that is said to be empty where it had one', async () => {
      const { held, answer } = holding();
      held.instead = { ok: true, words: [0] };
      const { time, timesOf } = opened(versioned, answer, [1], 5, 'A1');
      await time.runUntil(3 * minute);
      expect([timesOf(50), timesOf(10)]).toEqual([[0, 62, 124], []]);
    });

    it('[FIELD-7] asks nobody for a version in a round in which the line is lost', async () => {
      const { answer } = holding();
      const { time, line, timesOf } = opened(versioned, answer, [1, 2]);
      await time.runUntil(second);
      Object.assign(line.connection, { isConnected: false, generation: 2 });
      await time.runUntil(5 * second);
      expect([timesOf(50, 1), timesOf(50, 2).map(Math.floor)]).toEqual([[0, 2, 4], [0]]);
    });

    it('takes no value of one that was silent and is too busy to say its version', async () => {
      const { held, answer } = holding();
      let isDead = false;
      const { time, readings } = opened(versioned, (question) => (isDead ? timeout : answer(question)));
      await time.runUntil(5 * second);
      isDead = true;
      await time.runUntil(15 * second);
      held.instead = exception(6);
      isDead = false;
      await time.runUntil(minute);
      expect(readings.get('d1')).toMatchObject({ a: { readAtMs: expect.closeTo(4000, -2) }, softwareVersion: { value: undefined } });
      held.instead = undefined;
      await time.runUntil(3 * minute);
      expect(readings.get('d1')?.a?.readAtMs).toBeGreaterThan(2 * minute);
    });

    it.each<[string, ModbusAnswer, string | undefined, number | undefined]>([
      ['none', exception(2), undefined, 10],
      ['none although it had one', exception(2), 'A1', undefined],
      ['nothing while it is busy', exception(6), undefined, undefined],
      ['an empty one', { ok: true, words: [0] }, undefined, 10],
      ['an empty one although it had one', { ok: true, words: [0] }, 'A1', undefined],
    ])('that reports %s', async (_, instead, accepted, value) => {
      const { held, answer } = holding();
      held.instead = instead;
      const { time, readings } = opened(versioned, answer, [1], 5, accepted);
      await time.runUntil(minute);
      expect(readings.get('d1')?.a?.value).toBe(value);
      held.instead = undefined;
      await time.runUntil(15 * minute);
      expect(readings.get('d1')?.a?.value).toBe(10);
    });
  });

  it('stops a device that reports another version than it was put to use with, and reads one that reports this one', async () => {
    const ascii = point('softwareVersion', 50, { type: 'ascii', registers: 1, every: 'once' });
    const says = (question: ModbusQuestion): ModbusAnswer => (question.at === 50 ? { ok: true, words: [0x4231] } : addresses(question));
    for (const [version, changed] of [
      ['B1', []],
      ['A1', ['d1']],
    ] as const) {
      const { time, door: opening, timesOf } = opened(profileOf(point('a', 10), ascii), says, [1], 5, version);
      await time.runUntil(minute);
      expect([opening.report().changed, timesOf(10).length > 10]).toEqual([changed, changed.length === 0]);
      await opening.close();
    }
  });

  it('reports what a round takes, and ends with nothing waited for', async () => {
    const { time, door } = opened(fastTwo, addresses, [1, 2, 3], 100);
    await time.runUntil(3 * second);
    expect(door.report().cycleMs).toBe(300);
    await door.close();
    expect([time.waiting(), door.report().state]).toEqual([0, 'closed']);
  });
});
