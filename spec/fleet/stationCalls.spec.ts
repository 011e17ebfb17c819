import { describe, expect, it } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import { decodeFleetDay, encodeFleetDay } from '../../adapters/contract/index.ts';
import { digestOf } from '../../adapters/fleetlink/index.ts';
import { dayFigures } from '../../core/fleet/FleetDay.ts';
import { shiftDay } from '../../core/time/index.ts';
import { deriveAgain } from '../../fleet/ingest/receivedDays.ts';
import { memoryFleetStore } from '../fakes/index.ts';
import { until } from '../station/until.ts';
import { nowMs, openedFleet } from './openedFleet.ts';
import { never, someDay, SpokenStation } from './spokenStation.ts';

async function enrolled(options: Parameters<typeof openedFleet>[0] = {}) {
  let atMs = nowMs;
  const fleet = await openedFleet({ clock: { nowMs: () => atMs }, ...options });
  const station = new SpokenStation(fleet.url);
  await station.enrol(await fleet.newCode());
  const later = (ms: number) => void (atMs += ms);
  return { fleet, station, seen: fleet.store.seenBy(['acme']), later };
}

describe('enrolment', () => {
  it('[FLEET-2] gives a station a token for a code, however it is typed, once', async () => {
    const fleet = await openedFleet();
    const station = new SpokenStation(fleet.url);
    const code = await fleet.newCode();
    expect((await station.enrol(` ${code.toLowerCase().replaceAll('-', ' ')} `)).kind).toBe('answer');
    expect(station.token).toMatch(/^[\w-]{43}$/);
    expect((await station.exchange()).kind).toBe('answer');
    expect((await station.enrol(code)).kind).toBe('unknown');
    expect((await fleet.store.seenBy(['acme']).stations()).map(({ id, plant }) => [id, plant.name])).toEqual([[station.id, 'Hall 3']]);
  });

  it.each([
    ['to the last millisecond of 14 days', 14 * 86_400_000 - 1, 'answer'],
    ['no longer', 14 * 86_400_000, 'unknown'],
  ])('[FLEET-2] takes a code %s', async (_, afterMs, kind) => {
    let atMs = nowMs;
    const fleet = await openedFleet({ clock: { nowMs: () => atMs } });
    const code = await fleet.newCode();
    atMs += afterMs;
    expect((await new SpokenStation(fleet.url).enrol(code)).kind).toBe(kind);
  });

  it('makes who guesses codes wait', async () => {
    const fleet = await openedFleet();
    const station = new SpokenStation(fleet.url);
    const code = await fleet.newCode();
    const kinds: string[] = [];
    for (let i = 0; i < 6; i++) kinds.push((await station.enrol('K7QX-M2PD-9R')).kind);
    expect(kinds.slice(0, 5)).toEqual(['unknown', 'unknown', 'unknown', 'unknown', 'unknown']);
    expect(await station.enrol(code)).toEqual({ kind: 'busy', retryAfterS: expect.any(Number) });
  });

  it('[FLEET-2] of a new controller with a code for its station goes on with its history, and ends the old token', async () => {
    const { fleet, station, seen } = await enrolled();
    await station.keep(someDay('2026-11-20')).put('2026-11-20');
    const next = new SpokenStation(fleet.url);
    await next.enrol(await fleet.newCode(1, station.id));
    expect(next.id).toBe(station.id);
    expect((await station.exchange()).kind).toBe('unknown');
    expect((await next.exchange()).kind).toBe('answer');
    expect((await seen.days('2026-11-20', '2026-11-20')).length).toBe(1);
  });
});

describe('a call', () => {
  it.each([['' as const], ['nonsense'], ['a'.repeat(43)]])('with the token %p is refused, and nothing of it kept', async (token) => {
    const { station, seen } = await enrolled();
    station.keep(someDay('2026-11-20'));
    station.token = token;
    expect((await station.exchange()).kind).toBe('unknown');
    expect((await station.put('2026-11-20')).kind).toBe('unknown');
    expect(await seen.days('2026-11-20', '2026-11-20')).toEqual([]);
    expect((await seen.stations())[0]?.exchange).toBeUndefined();
  });

  it('[FLEET-2] is refused after the token was revoked', async () => {
    const { fleet, station } = await enrolled();
    expect((await station.exchange()).kind).toBe('answer');
    await fleet.store.admin.revoke(station.id);
    expect((await station.exchange()).kind).toBe('unknown');
  });

  it('that there is none of is answered like any other refusal', async () => {
    const { fleet } = await enrolled();
    const answer = await fetch(`${fleet.url}/fleet/v1/nothing`);
    expect([answer.status, await answer.json()]).toEqual([404, { error: 'Not Found', message: 'There is no such call.' }]);
  });

  it('for its health is answered while the database answers, and says nothing else', async () => {
    const store = memoryFleetStore();
    let isGone = false;
    const stationOf: typeof store.ingest.stationOf = (hash) => (isGone ? Promise.reject(new Error('gone')) : store.ingest.stationOf(hash));
    const fleet = await openedFleet({ store: { ...store, ingest: { ...store.ingest, stationOf } } });
    const health = async () => {
      const answer = await fetch(`${fleet.url}/health`);
      return [answer.status, await answer.text()];
    };
    expect(await health()).toEqual([200, 'OK']);
    isGone = true;
    expect(await health()).toEqual([503, 'The database does not answer.']);
  });

  it('twice within a second has to wait', async () => {
    const { station } = await enrolled({ betweenMs: 1 });
    expect((await station.exchange()).kind).toBe('answer');
    expect(await station.exchange()).toEqual({ kind: 'busy', retryAfterS: 1 });
  });
});

describe('day records', () => {
  it('[FLEET-1] are asked for when they are missing, the newest first, and no more when they are there', async () => {
    const { fleet, station, seen } = await enrolled();
    const days = Array.from({ length: 40 }, (_, i) => shiftDay('2026-11-21', -i));
    station.keep(...days.map((day) => someDay(day)));
    const first = await station.exchange();
    expect(first).toMatchObject({ kind: 'answer', answer: { wantsInventory: true, days: [], everyS: 60 } });
    expect(await station.catchUp()).toBe(40);
    const kept = await seen.days('2026-01-01', '2026-12-31');
    expect(kept.map(({ day }) => day)).toEqual(days.toReversed());
    expect(kept.map(({ figures }) => figures)).toEqual(days.toReversed().map((day) => dayFigures(someDay(day))));
    expect((await seen.months('2026-10', '2026-11')).map(({ days: count }) => count)).toEqual([19, 21]);
    expect((await fleet.store.ingest.lastExchange(station.id))?.inventoryRev).toBe(digestOf(JSON.stringify(station.inventory)));
  });

  it('[FLEET-1] that change are asked for again, also when an older one arrives last', async () => {
    const { station, seen } = await enrolled();
    station.keep(someDay('2026-11-20', 75));
    const older = station.days.get('2026-11-20')!;
    await station.catchUp();
    station.keep(someDay('2026-11-20', 90));
    expect(await station.catchUp()).toBe(1);
    expect((await station.put('2026-11-20', older)).kind).toBe('answer');
    expect(await station.catchUp()).toBe(1);
    expect((await seen.days('2026-11-20', '2026-11-20'))[0]?.figures).toEqual(dayFigures(someDay('2026-11-20', 90)));
  });

  it('[FLEET-1] are answered with the digest of what was committed', async () => {
    const { station, seen } = await enrolled();
    station.keep(someDay('2026-11-20'));
    const text = station.days.get('2026-11-20')!;
    expect(await station.put('2026-11-20')).toEqual({ kind: 'answer', answer: digestOf(text) });
    expect((await seen.body(station.id, '2026-11-20'))?.length).toBeGreaterThan(100);
    expect(await station.put('2026-11-20')).toEqual({ kind: 'answer', answer: digestOf(text) });
  });

  it('[FLEET-1] that the database could not take are not acknowledged', async () => {
    const store = memoryFleetStore();
    const { station, later, fleet } = await enrolled({
      store: { ...store, ingest: { ...store.ingest, saveDay: () => Promise.reject(new Error('the disk is full')) } },
    });
    later(0);
    station.keep(someDay('2026-11-20'));
    expect(await station.put('2026-11-20')).toEqual({ kind: 'busy', retryAfterS: 5 });
    expect(fleet.lines.join('\n')).toContain('the disk is full');
  });

  it.each([
    ['of a day that another one is named by', '2026-11-19', encodeFleetDay(someDay('2026-11-20')), 'expected 2026-11-19, found 2026-11-20'],
    ['of a day to come', '2026-11-25', encodeFleetDay(someDay('2026-11-25')), 'clock: 2026-11-25'],
    ['of 1999', '1999-12-31', encodeFleetDay(someDay('1999-12-31')), 'clock: 1999-12-31'],
    ['of no day', '2026-02-30', encodeFleetDay(someDay('2026-11-20')), 'day: expected YYYY-MM-DD'],
    ['that are none', '2026-11-20', '{"format":1}', 'day: expected'],
    ['that are empty', '2026-11-20', '', 'format: expected'],
  ])('%s are refused, and nothing of them kept', async (_what, day, text, reason) => {
    const { station, seen } = await enrolled();
    expect(await station.put(day, text)).toEqual({ kind: 'refused', reason: expect.stringContaining(reason) });
    expect(await seen.days('1990-01-01', '2030-01-01')).toEqual([]);
  });

  it.each([
    ['not packed', Buffer.from('{"format":1}')],
    ['packed bombs', gzipSync(Buffer.alloc(64 * 1024 * 1024))],
    ['cut off', gzipSync(encodeFleetDay(someDay('2026-11-20'))).subarray(0, -20)],
    ['larger than any day', Buffer.alloc(300 * 1024, 7)],
  ])('that are %s are refused, and nothing of them kept', async (_what, bytes) => {
    const { station, seen } = await enrolled();
    expect(['refused', 'unreachable']).toContain((await station.putBytes('2026-11-20', bytes)).kind);
    expect(await seen.stations()).toMatchObject([{ newestDay: undefined, newerDays: 0 }]);
    expect(await seen.body(station.id, '2026-11-20')).toBeUndefined();
  });

  it('of a format that is not known yet are kept, and derived once it is', async () => {
    const { fleet, station, seen } = await enrolled();
    const text = JSON.stringify({ format: 2, day: '2026-11-20', zone: 'Europe/Berlin', otherwise: true });
    expect(await station.put('2026-11-20', text)).toEqual({ kind: 'answer', answer: digestOf(text) });
    expect((await seen.stations())[0]?.newerDays).toBe(1);
    expect(await deriveAgain(fleet.store.ingest, never)).toBe(0);
    expect(decodeFleetDay(text).kind).toBe('newer');
  });

  it('whose figures an older program has derived are derived again, and one that can not be read stops nothing', async () => {
    const store = memoryFleetStore();
    await store.admin.addOrganisation({ id: 'acme', name: 'Acme' });
    const day = (name: string, text: string) => ({
      day: name,
      digest: digestOf(text),
      format: 1,
      receivedMs: 0,
      figures: undefined,
      body: gzipSync(text),
    });
    const hash = new Uint8Array(32);
    await store.admin.addLeave({ codeHash: hash, operator: 'acme', owner: 'acme', expiresMs: 1, uses: 1 });
    await store.ingest.enrol({ codeHash: hash, tokenHash: hash, newId: 's', installation: 'i', name: 'n', software: '1', nowMs: 0 });
    await store.ingest.saveDay('s', day('2026-11-20', encodeFleetDay(someDay('2026-11-20'))));
    await store.ingest.saveDay('s', day('2026-11-21', 'broken'));
    expect(await deriveAgain(store.ingest, never)).toBe(1);
    expect(await store.ingest.daysBehind([1], 9)).toEqual([]);
    expect((await store.seenBy(['acme']).days('2026-11-20', '2026-11-21')).map(({ figures }) => figures)).toEqual([
      dayFigures(someDay('2026-11-20')),
    ]);
  });
});

describe('exchange', () => {
  const fault = { source: 'master' as const, bitIndex: 70 };
  const state = {
    ...{ atMs: nowMs, pressureBar: 7.1, volumeFlowM3min: 20, deliveryM3min: 21, powerKW: 130, masterStatus: 3, machines: [] },
    ...{ faults: [fault], isCardFailing: false, isMailFailing: false, todayKWh: 1, todayM3: 2 },
  };

  it('keeps state and faults of a station, and asks for what it does not send', async () => {
    const { station, seen } = await enrolled();
    expect(await station.exchange({ state, eventLog: { epoch: 'e1', last: 2 } })).toMatchObject({
      answer: { wantsPlant: true, eventsAfter: 0, problems: [] },
    });
    expect((await seen.stations())[0]).toMatchObject({ state, exchange: { seenMs: nowMs } });
  });

  it('takes events until it has them all', async () => {
    const { station, seen } = await enrolled();
    const plant = { name: 'Hall 4', place: 'Ulm', zone: 'Europe/Berlin', dashboardLink: undefined };
    const events = [1, 2].map((id) => ({ id, atMs: nowMs - id, ...fault }));
    const answer = await station.exchange({ plant, eventLog: { epoch: 'e1', last: 3 }, events });
    expect(answer).toMatchObject({ answer: { wantsPlant: false, eventsAfter: 2 } });
    expect((await seen.events(0, Infinity)).length).toBe(2);
    expect((await seen.stations())[0]?.plant).toEqual(plant);
  });

  it('is held while the fleet wants nothing, until somebody looks at the station, who then has a new state each 10 s', async () => {
    const { fleet, station, seen, later } = await enrolled();
    const plant = { name: 'Hall 4', place: '', zone: 'Europe/Berlin', dashboardLink: undefined };
    await station.exchange({ plant, inventory: [] });
    expect(await station.exchange({ waitS: 0.2 })).toMatchObject({ answer: { everyS: 60 } });
    let isAnswered = false;
    const held = station.exchange({ waitS: 50, sentMs: nowMs + 7 }).finally(() => (isAnswered = true));
    await until('it is stored', async () => (await seen.stations())[0]?.exchange?.sentMs === nowMs + 7);
    await until('the held one is answered', async () => {
      await fleet.store.watches.watch(station.id, nowMs + 60_000);
      return isAnswered;
    });
    expect(await held).toMatchObject({ answer: { everyS: 1 } });
    expect(await station.exchange({ waitS: 50 })).toMatchObject({ answer: { everyS: 10 } });
    later(60_000);
    expect(await station.exchange({ waitS: 0.1, sentMs: nowMs + 60_000 })).toMatchObject({ answer: { everyS: 60 } });
    expect(await station.exchange({ waitS: 50, plantRev: digestOf('other') })).toMatchObject({ answer: { wantsPlant: true } });
  });

  it('is answered at once, also where the fleet wants nothing, unless the station says that it waits', async () => {
    const { fleet, station, seen, later } = await enrolled();
    await station.exchange({ plant: { name: 'Hall 4', place: '', zone: 'UTC', dashboardLink: undefined }, inventory: [] });
    for (const [i, wait] of [{}, { waitS: 0 }].entries()) {
      const atMs = nowMs + i * 60_000;
      const exchange = station.exchange({ ...wait, sentMs: atMs + 7 });
      await until('it is stored', async () => (await seen.stations())[0]?.exchange?.sentMs === atMs + 7);
      // one that is held is woken by who looks at its station, and says so
      await fleet.store.watches.watch(station.id, atMs + 60_000);
      expect(await exchange).toMatchObject({ answer: { everyS: 60 } });
      later(60_000);
    }
  });

  it('that is held is answered when the fleet ends', async () => {
    const { fleet, station, seen } = await enrolled();
    await station.exchange({ plant: { name: 'Hall 4', place: '', zone: 'UTC', dashboardLink: undefined }, inventory: [] });
    const sentMs = nowMs + 7;
    const held = station.exchange({ waitS: 50, sentMs });
    await until('it is stored', async () => (await seen.stations())[0]?.exchange?.sentMs === sentMs);
    await fleet.close();
    expect((await held).kind).toBe('answer');
  });

  it('[FLEET-2] gives a station another token after 90 days, which ends the one before once it was used', async () => {
    const { fleet, station, later } = await enrolled();
    later(90 * 86_400_000 - 1);
    expect(await station.exchange()).not.toHaveProperty('answer.token');
    later(1);
    const lost = await station.exchange();
    const given = await station.exchange();
    if (lost.kind !== 'answer' || given.kind !== 'answer') throw new Error('expected answers');
    expect(given.answer.token).toMatch(/^[\w-]{43}$/);
    expect(given.answer.token).not.toBe(lost.answer.token);
    const renewed = new SpokenStation(fleet.url);
    renewed.token = given.answer.token!;
    expect(await renewed.exchange()).not.toHaveProperty('answer.token');
    expect((await station.exchange()).kind).toBe('unknown');
  });

  it('says that a clock is off, and that two controllers have one token', async () => {
    const { fleet, station } = await enrolled();
    expect(await station.exchange({ sentMs: nowMs + 3_600_000 })).toMatchObject({ answer: { nowMs, problems: ['clockOff'] } });
    const cloned = new SpokenStation(fleet.url);
    cloned.token = station.token;
    expect(await cloned.exchange({ boot: 'boot-2' })).toMatchObject({ answer: { problems: [] } });
    expect(await cloned.exchange({ boot: 'boot-1' })).toMatchObject({ answer: { problems: ['twoControllers'] } });
  });

  it('that is none is refused with where and what was expected', async () => {
    const { fleet, station } = await enrolled();
    const answer = await fetch(`${fleet.url}/fleet/v1/exchange`, {
      method: 'POST',
      headers: { authorization: `Bearer ${station.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ schema: 1, sent_ms: 'now' }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ details: expect.arrayContaining([expect.stringContaining('sent_ms')]) });
  });
});
