import { describe, expect, it } from '@jest/globals';
import type { CallResult, FleetStationRow } from '../../../core/ports/index.ts';
import { FleetQuery } from '../../../ui/fleet/stores/FleetQuery.ts';
import { FleetSessionStore } from '../../../ui/fleet/stores/FleetSessionStore.ts';
import { StationsStore } from '../../../ui/fleet/stores/StationsStore.ts';
import { liveStream, nowMs, session, sessionApi, settled, stationRow, stationsApi, succeeded } from './fleetFixture.ts';

describe('the session of a fleet', () => {
  it('is not known before the server has said so, and none without one', async () => {
    const store = new FleetSessionStore(sessionApi({ session: () => Promise.resolve({ outcome: 'unauthorized' }) }));
    expect(store.state).toBe('unknown');
    await store.load();
    expect([store.state, store.hasExpired, store.may('viewer')]).toEqual(['none', false, false]);
  });

  it('cannot be told from none while the server does not answer', async () => {
    const store = new FleetSessionStore(sessionApi({ session: () => Promise.resolve({ outcome: 'unreachable' }) }));
    await store.load();
    expect(store.state).toBe('unreachable');
  });

  it('is opened by a login, with what its roles allow', async () => {
    const store = new FleetSessionStore(sessionApi());
    expect(await store.login('uta@acme.example', 'secret')).toBe('opened');
    expect([store.state, store.may('viewer'), store.may('engineer'), store.may('admin'), store.isRoot]).toEqual([
      ...['open', true, true, false, false],
    ]);
  });

  it('that the server ends has expired, one that a person ends has not', async () => {
    const store = new FleetSessionStore(sessionApi());
    store.endByServer();
    expect(store.hasExpired).toBe(false);
    await store.load();
    store.endByServer();
    expect([store.state, store.hasExpired]).toEqual(['none', true]);
    await store.login('uta@acme.example', 'secret');
    expect(store.hasExpired).toBe(false);
    await store.logout();
    expect([store.state, store.hasExpired]).toEqual(['none', false]);
  });

  it('lets root administer, though it is a member of nothing', async () => {
    const root = { ...session, role: 'root' as const, memberships: [] };
    const store = new FleetSessionStore(sessionApi({ session: () => Promise.resolve(succeeded(root)) }));
    await store.load();
    expect([store.may('admin'), store.may('engineer')]).toEqual([true, false]);
  });
});

describe('the stations of a fleet', () => {
  const rows = [stationRow('a', { faultsUp: 2 }), stationRow('b')];
  const opened = () => {
    let asked = 0;
    let answer: CallResult<readonly FleetStationRow[]> = succeeded(rows);
    const clock = { ms: nowMs, nowMs: () => clock.ms };
    const stream = liveStream();
    const stations = stationsApi({
      stations: () => {
        asked++;
        return Promise.resolve(answer);
      },
    });
    const store = new StationsStore({ stations, live: stream.live, clock });
    const answerWith = (next: typeof answer) => {
      answer = next;
    };
    return { store, stream, clock, answerWith, asked: () => asked };
  };

  it('are as they stand now: what changed overrides the list', async () => {
    const { store, stream } = opened();
    const stop = store.follow();
    await settled();
    expect(store.faultsUp).toBe(2);
    stream.each(({ onRows }) =>
      onRows([{ id: 'b', standing: 'error', seenMs: nowMs, pressureBar: undefined, powerKW: 80, faultsUp: 1, worst: undefined }]),
    );
    expect(store.rows?.[1]).toEqual({
      ...stationRow('b'),
      standing: 'error',
      seenMs: nowMs,
      pressureBar: undefined,
      powerKW: 80,
      faultsUp: 1,
      worst: undefined,
    });
    expect([store.counts, store.faultsUp]).toEqual([{ revoked: 0, order: 1, warning: 0, error: 1, silent: 0 }, 3]);
    stop();
  });

  it('stay revoked for a stream that has not heard of it, until they call again', async () => {
    const stream = liveStream();
    const stations = stationsApi({ stations: () => Promise.resolve(succeeded([stationRow('a', { standing: 'revoked', faultsUp: 0 })])) });
    const store = new StationsStore({ stations, live: stream.live, clock: { nowMs: () => nowMs } });
    const stop = store.follow();
    await settled();
    const says = (seenMs: number) => {
      const row = { id: 'a', standing: 'silent' as const, seenMs, pressureBar: 7, powerKW: 80, faultsUp: 2, worst: undefined };
      stream.each(({ onRows }) => onRows([row]));
      return [store.rows?.[0]?.standing, store.faultsUp];
    };
    expect(says(nowMs - 4000)).toEqual(['revoked', 0]);
    expect(says(nowMs)).toEqual(['silent', 2]);
    stop();
  });

  it('are asked for once more when the stream of changes is up again', async () => {
    const { store, stream, asked } = opened();
    const stop = store.follow();
    await settled();
    expect(asked()).toBe(1);
    stream.each(({ onOpened }) => onOpened());
    await settled();
    expect([asked(), store.isLive]).toEqual([2, true]);
    stream.each(({ onLost }) => onLost());
    expect(store.isLive).toBe(false);
    await settled();
    expect(asked()).toBe(3);
    stream.each(({ onOpened }) => onOpened());
    await settled();
    expect(asked()).toBe(4);
    stop();
    expect(stream.listeners.size).toBe(0);
  });

  it('are old as soon as the stream is lost with the server, and no longer once it is up', async () => {
    const { store, stream, answerWith } = opened();
    const stop = store.follow();
    stream.each(({ onOpened }) => onOpened());
    await settled();
    answerWith({ outcome: 'unreachable' });
    stream.each(({ onLost }) => onLost());
    await settled();
    expect([store.query.isUnreachable, store.query.isOld]).toEqual([true, true]);
    answerWith(succeeded(rows));
    stream.each(({ onOpened }) => onOpened());
    await settled();
    expect([store.query.isUnreachable, store.query.isOld]).toEqual([false, false]);
    stop();
  });

  it('are asked for every 30 s while the stream alone is lost, and are newer then than what it has brought', async () => {
    const { store, stream, clock, answerWith, asked } = opened();
    const stop = store.follow();
    await settled();
    stream.each(({ onOpened }) => onOpened());
    const before = { id: 'b', standing: 'order' as const, seenMs: nowMs, pressureBar: 7, powerKW: 80, faultsUp: 0, worst: undefined };
    stream.each(({ onRows }) => onRows([before]));
    await settled();
    answerWith(succeeded([rows[0]!, stationRow('b', { standing: 'error', seenMs: nowMs + 1000 })]));
    const askedAt: number[] = [];
    for (let second = 0; second < 75; second += 5) {
      const count = asked();
      clock.ms = nowMs + second * 1000;
      stream.each(({ onLost }) => onLost());
      await settled();
      if (asked() > count) askedAt.push(second);
    }
    expect(askedAt).toEqual([0, 30, 60]);
    expect(store.rows?.[1]?.standing).toBe('error');
    stop();
  });
});

describe('an answer of the fleet', () => {
  it('stays when it cannot be asked for again, and is old then', async () => {
    const answers = [succeeded('a'), { outcome: 'unreachable' } as const, succeeded('b')];
    const query = new FleetQuery<string>({ read: () => Promise.resolve(answers.shift()!) });
    await query.ask();
    expect([query.state, query.value, query.isOld]).toEqual(['answered', 'a', false]);
    await query.refresh();
    expect([query.state, query.value, query.isOld, query.isUnreachable]).toEqual(['failed', 'a', true, true]);
    await query.ask();
    expect([query.value, query.isOld]).toEqual(['b', false]);
  });

  it('that is refused is told from one that fails', async () => {
    for (const [outcome, isRefused] of [
      ['refused', true],
      ['forbidden', true],
      ['failed', false],
    ] as const) {
      const query = new FleetQuery<string>({ read: () => Promise.resolve({ outcome }) });
      await query.ask();
      expect([outcome, query.isRefused]).toEqual([outcome, isRefused]);
    }
  });
});
