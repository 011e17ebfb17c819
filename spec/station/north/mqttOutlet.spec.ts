import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { notInstalled } from '../../../core/compressor/index.ts';
import { northTopics } from '../../../core/north/index.ts';
import type { DoorProblem, MqttEvents, OwnMessage, PlantSample, WaitingEvent } from '../../../core/ports/index.ts';
import { mqttOutlet, type MqttOutlet } from '../../../station/north/mqttOutlet.ts';
import { fault, morning, morningMs, withStatus } from '../faults/faultSample.ts';

const topics = northTopics('a');
const sampleOf = (more: Partial<PlantSample> = {}): PlantSample => ({ ...morning, faults: [], maintenance: [], ...more });
const none = { came: [], ended: [] };
const minute = 60_000;
const slots = morning.compressors.filter(({ technology }) => technology !== notInstalled).map(({ index }) => index);

describe('the plant at a broker', () => {
  let opened: MqttOutlet | undefined;
  beforeEach(() => {
    jest.useFakeTimers({ now: morningMs });
  });
  afterEach(async () => {
    const closed = opened?.close(false);
    await jest.advanceTimersByTimeAsync(10_000);
    await closed;
    jest.useRealTimers();
  });

  /** An outlet to a broker that takes everything, with what it was said; the time that never jumps is the timers'. */
  async function setUp({
    isFirst = false,
    homeAssistant = false,
    problem,
  }: { isFirst?: boolean; homeAssistant?: boolean; problem?: DoorProblem } = {}) {
    const said: OwnMessage[] = [];
    let announced: readonly string[] = [];
    let waiting: readonly WaitingEvent[] = [];
    let broker: MqttEvents | undefined;
    const outlet = mqttOutlet({
      settings: { station: 'a', everyS: 10, language: 'en', homeAssistant, dashboardUrl: '' },
      publisher: {
        open(_will, events) {
          broker = events;
          if (problem !== undefined) return Promise.resolve(problem);
          return Promise.resolve({
            publish: (message: OwnMessage) => (said.push(message), Promise.resolve(true)),
            listen: () => Promise.resolve(true),
            close: () => Promise.resolve(),
          });
        },
      },
      repository: { announced: () => announced, saveAnnounced: (now) => (announced = now) },
      events: {
        add: (event) => (waiting = [...waiting, { ...event, id: waiting.length }]),
        first: () => waiting[0],
        done: (event) => (waiting = waiting.filter((each) => each !== event)),
        ...{ count: () => waiting.length, lost: () => 0, clear: () => undefined },
      },
      ...{ totals: () => ({ energyKWh: 5, airM3: undefined }), countersOf: () => ({ runningH: 2 }) },
      ...{
        faultTexts: () => ({}),
        title: () => 'A',
        version: '1',
        silentAfterS: 30,
        latest: isFirst ? undefined : sampleOf(),
        onSaid: () => undefined,
      },
      ...{ clock: { nowMs: () => Date.now() }, steady: { nowMs: () => performance.now() } },
    });
    opened = outlet;
    await jest.advanceTimersByTimeAsync(0);
    const since = () => said.splice(0);
    const pass = async (ms: number) => {
      await jest.advanceTimersByTimeAsync(ms);
      return since();
    };
    return { outlet, since, pass, broker: () => broker!, announced: () => announced };
  }
  const countOf = (messages: readonly OwnMessage[], topic: string) => messages.filter((message) => message.topic === topic).length;
  const last = (messages: readonly OwnMessage[], topic: string) =>
    JSON.parse(messages.findLast((message) => message.topic === topic)!.text) as Readonly<Record<string, unknown>>;

  it('[NORTH-1] is said at once, its values each period, its energy each minute, its hours each ten minutes', async () => {
    const { outlet, since, pass } = await setUp();
    const first = since();
    for (const topic of [topics.plant, topics.energy, ...slots.flatMap((slot) => [topics.compressor(slot), topics.hours(slot)])])
      expect([topic, countOf(first, topic)]).toEqual([topic, 1]);
    expect(last(first, topics.energy)).toEqual({ energyKWh: 5, airM3: null });
    expect(first.find(({ topic }) => topic === topics.energy)).toMatchObject({ isRetained: false, qos: 0 });
    expect(await pass(9999)).toEqual([]);
    expect(countOf(await pass(1), topics.plant)).toBe(1);
    const all: OwnMessage[] = [];
    for (let i = 0; i < 20 * 6 - 1; i++) {
      outlet.take(sampleOf(), none);
      all.push(...(await pass(10_000)));
    }
    const [slot = 1] = slots;
    expect([topics.plant, topics.compressor(slot), topics.energy, topics.hours(slot)].map((topic) => countOf(all, topic))).toEqual([
      ...[119, 119, 20, 2],
    ]);
  });

  it('[NORTH-1] has no values once nothing was heard for as long as that takes', async () => {
    const { outlet, pass } = await setUp();
    outlet.take(sampleOf(), none);
    expect(last(await pass(30_000), topics.plant)['pressureBar']).toBeGreaterThan(5);
    const silent = await pass(10_000);
    expect(last(silent, topics.plant)['pressureBar']).toBeNull();
    expect(last(silent, topics.compressor(slots[0]!))['state']).toBe('communicationError');
    outlet.take(sampleOf(), none);
    expect(last(await pass(10_000), topics.plant)['pressureBar']).toBeGreaterThan(5);
  });

  it('[NORTH-1] is said of a machine that changes at once, but once a second at most, and of no other', async () => {
    const { outlet, since, pass } = await setUp();
    since();
    const [slot = 1] = slots;
    const statuses = [0, 7, 3].map((status) => sampleOf(withStatus(morning, slot, status)));
    outlet.take(statuses[0]!, none);
    const now = await pass(1);
    expect(now.map(({ topic }) => topic)).toEqual([topics.compressor(slot)]);
    outlet.take(statuses[1]!, none);
    outlet.take(statuses[2]!, none);
    expect(await pass(900)).toEqual([]);
    const later = await pass(200);
    expect(later.map(({ topic }) => topic)).toEqual([topics.compressor(slot)]);
    expect(last(later, topics.compressor(slot))['state']).not.toBe(last(now, topics.compressor(slot))['state']);
    outlet.take(statuses[2]!, none);
    expect(await pass(2000)).toEqual([]);
  });

  it('[NORTH-1] is said of the first sample at once where there was none before', async () => {
    const { outlet, since, pass } = await setUp({ isFirst: true, homeAssistant: true });
    expect(countOf(since(), topics.compressor(slots[0]!))).toBe(0);
    outlet.take(sampleOf(), none);
    const said = await pass(1);
    for (const topic of [topics.plant, topics.compressor(slots[0]!), topics.hours(slots[0]!)])
      expect([topic, countOf(said, topic) > 0]).toEqual([topic, true]);
    const isDevice = ({ topic }: OwnMessage) => topic.startsWith('homeassistant/');
    expect(said.some(isDevice)).toBe(true);
    expect((await pass(10_000)).filter(isDevice)).toEqual([]);
  });

  it('[NORTH-2] says again what there is when that has changed, and takes it back at the end where that is wanted', async () => {
    const { outlet, since, pass, announced } = await setUp({ homeAssistant: true });
    const isDevice = ({ topic }: OwnMessage) => topic.startsWith('homeassistant/');
    expect(since().filter(isDevice)).toHaveLength(announced().length);
    outlet.take(sampleOf(), none);
    expect((await pass(10_000)).filter(isDevice)).toEqual([]);
    const [first, ...others] = morning.compressors;
    outlet.take(sampleOf({ compressors: [{ ...first!, name: 'Another' }, ...others] }), none);
    expect((await pass(10_000)).filter(isDevice).length).toBeGreaterThan(0);
    expect((await pass(30_000)).filter(isDevice)).toEqual([]);
    const closed = outlet.close(true);
    const left = await pass(0);
    await closed;
    expect([left.filter(isDevice).every(({ text }) => text === ''), announced()]).toEqual([true, []]);
    expect(left.at(-1)).toMatchObject({ topic: topics.status, text: 'offline' });
  });

  it('announces nothing where nobody is to find it, also where its machines change', async () => {
    const { outlet, since, pass, announced } = await setUp();
    const isDevice = ({ topic }: OwnMessage) => topic.startsWith('homeassistant/');
    const [first, ...others] = morning.compressors;
    outlet.take(sampleOf({ compressors: [{ ...first!, name: 'Another' }, ...others] }), none);
    expect([[...since(), ...(await pass(10_000))].filter(isDevice), announced()]).toEqual([[], []]);
  });

  it('[NORTH-1] says each fault that comes and ends', async () => {
    const { outlet, since, pass } = await setUp();
    since();
    const { source, bitIndex } = fault('master', 70);
    const came = { atMs: undefined, source, bitIndex, machines: [], ...{ deliveryVolumeM3min: undefined, volumeFlowM3min: undefined } };
    const entry = { ...came, ...{ systemPressureBar: undefined, loadRatio: undefined, masterStatus: undefined } };
    outlet.take(sampleOf(), { came: [entry], ended: [{ source, bitIndex, end: { atMs: morningMs, isAtLatest: false } }] });
    const said = (await pass(1)).filter(({ topic }) => topic === topics.event);
    expect(said.map(({ text, qos, isRetained }) => [(JSON.parse(text) as { came: boolean }).came, qos, isRetained])).toEqual([
      [true, 1, false],
      [false, 1, false],
    ]);
  });

  it('says nothing more once it is closed, and keeps nothing awake', async () => {
    const { outlet, since, pass } = await setUp();
    for (const status of [0, 7]) {
      outlet.take(sampleOf(withStatus(morning, slots[0]!, status)), none);
      await pass(1);
    }
    const closed = outlet.close(false);
    await pass(0);
    await closed;
    since();
    expect(jest.getTimerCount()).toBe(0);
    expect(await pass(20 * minute)).toEqual([]);
    expect([jest.getTimerCount(), outlet.report().state]).toEqual([0, 'closed']);
  });

  it('says since when its broker cannot be reached', async () => {
    const there = await setUp();
    expect(there.outlet.report()).toEqual({ state: 'connected', problem: undefined, problemMs: undefined });
    const closed = there.outlet.close(false);
    await there.pass(0);
    await closed;
    const { outlet } = await setUp({ problem: 'refused' });
    expect(outlet.report()).toEqual({ state: 'unreachable', problem: 'refused', problemMs: morningMs });
  });
});
