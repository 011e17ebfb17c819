import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { applyChanges, type ChangeMessage, encodePlant, events, pushed, type SnapshotMessage } from '../../../adapters/contract/index.ts';
import { emptySlot, slotCount } from '../../../core/compressor/index.ts';
import type { MachineFaults } from '../../../core/faults/index.ts';
import { defaultTimeouts } from '../../../station/push/PushTimeouts.ts';
import { bareMaster } from '../../core/master/stations.ts';
import { numbersOf } from './dashboard.ts';
import { transports } from '../../server/http/pushBehind.ts';
import { type PushStation, pushStation } from './pushStation.ts';

const atFault: readonly MachineFaults[] = [{ source: 2, errors: { 65: true }, indicators: { 65: true } }];

describe.each(transports)('the push connection over %s', (transport) => {
  let station: PushStation;
  beforeAll(async () => {
    station = await pushStation({ transport });
  });
  afterAll(() => station.close());

  it('begins with settings, clock, the whole plant and its faults', async () => {
    const report = station.sample({}, atFault);
    const who = station.dashboard(station.login('write'));
    await who.hears(events.faultTexts);
    expect(who.heard.map(([event]) => event).slice(0, 5)).toEqual([
      'connect',
      events.settings,
      events.rtc,
      events.snapshot,
      events.faultTexts,
    ]);
    expect(who.all(events.rtc)[0]).toEqual({ now_ms: expect.any(Number) });
    expect(who.all(events.snapshot)[0]).toEqual({ seq: expect.any(Number), plant: encodePlant(report) });
    expect(who.all(events.faultTexts)[0]).toEqual([{ cindex: 2, errors: { 65: true }, indicators: { 65: true } }]);
    expect(who.unfit).toEqual([]);
  });

  it('goes on with changes that together are exactly the plant', async () => {
    station.sample();
    const token = station.login('read');
    const who = station.dashboard(token);
    await who.hears(events.snapshot);
    for (let i = 0; i < 50; i++) station.sample();
    await who.hears(events.change, 50);

    const [first] = who.all<SnapshotMessage>(events.snapshot);
    const changes = who.all<ChangeMessage>(events.change);
    expect(changes.map(({ seq }) => seq)).toEqual(changes.map((_, i) => first!.seq + 1 + i));
    const later = station.dashboard(token);
    await later.hears(events.snapshot);
    const rebuilt = changes.reduce<unknown>((plant, change) => applyChanges(plant, change.changes), first!.plant);
    expect({ seq: changes.at(-1)!.seq, plant: rebuilt }).toEqual(later.all(events.snapshot)[0]);
    expect(JSON.stringify(changes[0]).length).toBeLessThan(JSON.stringify(first).length);
    expect([who.unfit, later.unfit]).toEqual([[], []]);
  });

  it('[ENT-5] sends the clock every second, and with the plant its zone and think-green statistics', async () => {
    const station = await pushStation({ transport, timeouts: defaultTimeouts });
    const machine = { index: 1, energyLoadKWh: 9, energyNoLoadKWh: 1, volumeM3: 90, leakedM3: 4 };
    const thinkGreen = { timespan: { fromMs: 1000, untilMs: 3000 }, machines: [machine], leakOrigin: undefined };
    station.sample({ thinkGreen });
    const who = station.dashboard(station.login('read'));
    await who.hears(events.rtc, 4);
    const times = who.all<{ now_ms: number }>(events.rtc).map(({ now_ms }) => now_ms);
    // the first is the greeting's; a machine that stood still sends two at once
    expect(Math.max(times[2]! - times[1]!, times[3]! - times[2]!)).toBeGreaterThan(500);
    const { system, statistics } = who.all<SnapshotMessage>(events.snapshot)[0]!.plant;
    expect(system.tz).toBe('UTC');
    expect(statistics!.think_green).toEqual({
      time_of_first_update: 1,
      time_of_last_update: 3,
      leak_origin: null,
      short_of: ['wholeWeek'],
      compressors: { 1: { energy_onload: 9, energy_offload: 1, total_volume: 90, leaked_volume: 4 } },
    });
    expect(who.unfit).toEqual([]);
  });

  it('sends the faults again only when they are others', async () => {
    station.sample({}, []);
    const who = station.dashboard(station.login('demo'));
    await who.hears(events.faultTexts);
    for (const faults of [[], atFault, atFault, [], []]) station.sample({}, faults);
    await who.hears(events.change, 5);
    expect(who.all<unknown[]>(events.faultTexts).map((sources) => sources.length)).toEqual([0, 1, 0]);
    expect(who.unfit).toEqual([]);
  });

  it('sends a whole plant to who asks for it, but not a flood', async () => {
    station.sample();
    const [asking, other] = [station.dashboard(station.login('read')), station.dashboard(station.login('read'))];
    await asking.hears(events.snapshot);
    await other.hears(events.snapshot);
    for (let i = 0; i < 100; i++) asking.socket.emit(events.snapshot);
    await asking.hears(events.snapshot, 3);
    // one more a second, if they take so long to arrive
    expect(asking.count(events.snapshot)).toBeLessThan(10);
    expect(other.count(events.snapshot)).toBe(1);
  });

  it('fits its schemas where nothing is known of the plant', async () => {
    const compressors = Array.from({ length: slotCount }, (_, i) => ({ ...emptySlot(i + 1), technology: undefined }));
    const master = { ...bareMaster, powerKW: NaN, loadRatio: Infinity };
    station.sample();
    const who = station.dashboard(station.login('write'));
    await who.hears(events.snapshot);
    station.sample({ master, compressors, maintenance: [{ index: 1, component: 'dryer', intervalH: undefined, remainingH: undefined }] });
    await who.hears(events.change);
    const late = station.dashboard(station.login('write'));
    await late.hears(events.snapshot);
    expect(late.all<SnapshotMessage>(events.snapshot)[0]!.plant.master).toMatchObject({ version: null, energy_consumption_kW: null });
    expect([who.unfit, late.unfit]).toEqual([[], []]);
  });

  it('leaves other addresses to the web server', async () => {
    for (const path of ['/', '/socket.io', '/socket', '/other/socket.io/?EIO=4&transport=polling']) {
      const answer = await fetch(station.address + path);
      expect([answer.status, await answer.text()]).toEqual([404, 'the web server']);
    }
  });
});

describe.each(transports)('the push connection over %s of a control that comes and goes', (transport) => {
  it('says that the control is silent, and begins again when it is back', async () => {
    const station = await pushStation({ transport, silentAfterS: 1 });
    station.sample({}, atFault);
    const token = station.login('read');
    const who = station.dashboard(token);
    await who.hears(events.disconnected);
    const late = station.dashboard(token);
    await late.hears(events.disconnected);
    expect([late.count(events.snapshot), late.count(events.faultTexts)]).toEqual([0, 0]);
    // one right after the other, so that no silence comes between
    station.sample({}, atFault);
    station.sample();
    const ofPlant: readonly string[] = [events.disconnected, events.snapshot, events.faultTexts, events.change];
    for (const each of [who, late]) {
      await each.hears(events.change);
      const heard = each.heard.map(([event]) => event).filter((event) => ofPlant.includes(event));
      expect(heard.slice(heard.indexOf(events.disconnected), heard.indexOf(events.change) + 1)).toEqual(ofPlant);
    }
    expect([who.unfit, late.unfit]).toEqual([[], []]);
  });

  it('is not silent for a clock that jumps by an hour or a day', async () => {
    const jump = async (jumpS: number) => {
      let jumpMs = 0;
      const station = await pushStation({ transport, silentAfterS: 600, clock: { nowMs: () => Date.now() + jumpMs } });
      const first = station.sample();
      const who = station.dashboard(station.login('read'));
      await who.hears(events.rtc, 2);
      jumpMs = jumpS * 1000;
      station.sample({ atMs: first.atMs + jumpMs });
      await who.hears(events.rtc, 4);
      station.sample({ atMs: first.atMs + jumpMs + 2000 });
      await who.hears(events.change, 2);
      expect(who.count(events.disconnected)).toBe(0);
      expect(numbersOf(who)).toEqual([1, 2, 3]);
    };
    await Promise.all([3600, -3600, 86_400, -86_400].map(jump));
  });
});

describe('the events of the push connection', () => {
  it('have schemas that refuse what is not theirs', () => {
    const station: SnapshotMessage['plant'] = encodePlant({
      atMs: 0,
      master: bareMaster,
      compressors: [],
      maintenance: undefined,
      thinkGreen: undefined,
      zone: undefined,
    });
    const { schema } = pushed.snapshot;
    expect(z.safeParse(schema, { seq: 1, plant: station }).success).toBe(true);
    for (const wrong of [
      { seq: 1 },
      { seq: 1.5, plant: station },
      { seq: 1, plant: { ...station, protocol: 2 } },
      { seq: 1, plant: { ...station, more: 1 } },
      { seq: 1, plant: { ...station, master: { ...station.master, system_pressure_bar: '7' } } },
    ])
      expect(z.safeParse(schema, wrong).success).toBe(false);
  });
});
