import { describe, expect, it } from '@jest/globals';
import { applyChanges, type ChangeMessage, encodePlant, events, type SnapshotMessage } from '../../../adapters/contract/index.ts';
import type { StationReport } from '../../../core/ports/index.ts';
import { until } from '../until.ts';
import { type Dashboard, numbersOf } from './dashboard.ts';
import { type Transport, transports } from '../../server/http/pushBehind.ts';
import { briskTimeouts, type PushStation, pushStation } from './pushStation.ts';

/** What a client hears with. */
interface Ear {
  /** Leaves what comes to the system's buffers, then to the station; of polls, makes no more. */
  pause(): void;
  resume(): void;
  /** Answers a heartbeat, whether one came or not. */
  answer(): void;
}

interface ClientEngine {
  readonly transport: { readonly ws?: { pause(): void; resume(): void }; doPoll: () => void };
  readonly _pingTimeoutTimer: NodeJS.Timeout;
  _sendPacket(type: 'pong'): void;
}

const engineOf = ({ socket }: Dashboard) => socket.io.engine as unknown as ClientEngine;

function pollingEar(transport: ClientEngine['transport']): Pick<Ear, 'pause' | 'resume'> {
  const { doPoll } = transport;
  let isDue = false;
  return {
    pause() {
      transport.doPoll = () => {
        isDue = true;
      };
    },
    resume() {
      transport.doPoll = doPoll;
      if (isDue) doPoll.call(transport);
    },
  };
}

function earOf(client: Dashboard): Ear {
  const engine = engineOf(client);
  const { ws } = engine.transport;
  const ear = ws === undefined ? pollingEar(engine.transport) : { pause: () => ws.pause(), resume: () => ws.resume() };
  return { ...ear, answer: () => engine._sendPacket('pong') };
}

/** Makes a client deaf: it hears nothing, and does not give the station up for it. */
function deafen(client: Dashboard): Ear {
  const ear = earOf(client);
  ear.pause();
  clearTimeout(engineOf(client)._pingTimeoutTimer);
  return ear;
}

/** Messages that wait in the station for its slowest client. */
const maxWaiting = ({ push }: PushStation) =>
  Math.max(...[...push.io.of('/').sockets.values()].map(({ conn }) => (conn as unknown as { writeBuffer: unknown[] }).writeBuffer.length));

/** How often a name is repeated, so that the system's buffers are full soon; of one that is not polled for, the system takes nothing. */
const repeats: Readonly<Record<Transport, number>> = { websocket: 20_000, polling: 1 };

/** Pushes so much that it can't all wait for a client that reads nothing, at the pace of one that reads. */
async function pushMuch(station: PushStation, reading: Dashboard, transport: Transport): Promise<StationReport> {
  for (let i = 10; i < 110; i++) {
    const { compressors } = station.sample();
    station.sample({ compressors: compressors.map((compressor) => ({ ...compressor, name: String(i).repeat(repeats[transport]) })) });
    await reading.hears(events.change, reading.count(events.change) + 1);
    await until('both changes', () => reading.count(events.change) % 2 === 0);
  }
  return station.sample();
}

const plantOf = (who: Dashboard) =>
  who.heard.reduce<unknown>((plant, [event, message]) => {
    if (event === events.snapshot) return (message as SnapshotMessage).plant;
    return event === events.change ? applyChanges(plant, (message as ChangeMessage).changes) : plant;
  }, undefined);

const isGapless = (numbers: readonly number[]) => numbers.every((seq, i) => i === 0 || seq === numbers[i - 1]! + 1);

describe.each(transports)('a client that reads more slowly than the station writes, over %s', (transport) => {
  it('is left out of the changes, then given a fresh snapshot; the others lose nothing', async () => {
    const station = await pushStation({ transport });
    station.sample();
    const [slow, reading] = [station.dashboard(station.login('write')), station.dashboard(station.login('write'))];
    await slow.hears(events.faultTexts);
    await reading.hears(events.faultTexts);
    const ear = earOf(slow);
    ear.pause();
    await pushMuch(station, reading, transport);
    expect(maxWaiting(station)).toBeLessThan(70);

    ear.resume();
    await slow.hears(events.snapshot, 2);
    await slow.hears(events.settings, 2);
    const last = station.sample();
    const seq = numbersOf(reading)[0]! + 202;
    await until('the last change', () => numbersOf(slow).at(-1) === seq && numbersOf(reading).at(-1) === seq);
    expect(plantOf(slow)).toEqual(encodePlant(last));
    expect(plantOf(reading)).toEqual(encodePlant(last));
    expect(isGapless(numbersOf(reading))).toBe(true);
    const fresh = slow.heard.findLastIndex(([event]) => event === events.snapshot);
    const since = slow.heard.slice(fresh).flatMap(([event, message]) => (event === events.change ? [(message as ChangeMessage).seq] : []));
    expect(isGapless(since)).toBe(true);
    expect(numbersOf(slow).length).toBeLessThan(numbersOf(reading).length);
    expect(reading.count(events.snapshot)).toBe(1);
  });

  it('is cut when it stays slow, even if it answers every heartbeat', async () => {
    const station = await pushStation({ transport, timeouts: { ...briskTimeouts, slowMs: 4000 } });
    station.sample();
    const [slow, reading] = [station.dashboard(station.login('read')), station.dashboard(station.login('read'))];
    await slow.hears(events.faultTexts);
    await reading.hears(events.faultTexts);
    const ear = earOf(slow);
    ear.pause();
    const connection = [...station.push.io.of('/').sockets.values()].find(({ id }) => id === slow.socket.id)!.conn;
    const answering = setInterval(() => ear.answer(), 100);
    await pushMuch(station, reading, transport);
    await until('the cut', () => connection.readyState === 'closed');
    clearInterval(answering);
    ear.resume();
    await slow.hears('disconnect');
    await slow.hears(events.snapshot, 2);
    expect(reading.count('disconnect')).toBe(0);
  });
});

describe.each(transports)('a client that falls silent, over %s', (transport) => {
  const timeouts = { ...briskTimeouts, heartbeatMs: 200, answerMs: 1000 };

  it('is left out of the changes, and begins again with its next answer', async () => {
    // the other one answers within this also on a machine that is very busy
    const station = await pushStation({ transport, timeouts: { ...timeouts, answerMs: 4000 } });
    station.sample();
    const [silent, reading] = [station.dashboard(station.login('read')), station.dashboard(station.login('read'))];
    await silent.hears(events.faultTexts);
    await reading.hears(events.faultTexts);
    const inRooms = () => station.push.io.of('/').adapter.rooms.get('whole')?.size;
    await until('both', () => inRooms() === 2);
    const ear = deafen(silent);
    await until('silent', () => inRooms() === 1);
    for (let i = 0; i < 3; i++) station.sample();
    await reading.hears(events.change, 3);
    ear.resume();
    await silent.hears(events.snapshot, 2);
    expect(silent.count(events.change)).toBe(0);
    const last = station.sample();
    await silent.hears(events.change);
    expect(plantOf(silent)).toEqual(encodePlant(last));
    expect(silent.count('disconnect')).toBe(0);
  });

  it('is given up after a while, and taken again', async () => {
    const station = await pushStation({ transport, timeouts: { ...timeouts, silenceMs: 1500 } });
    station.sample();
    const silent = station.dashboard(station.login('read'));
    await silent.hears(events.faultTexts);
    const ear = deafen(silent);
    await until('the end', () => station.push.io.engine.clientsCount === 0);
    ear.resume();
    await silent.hears('disconnect');
    await silent.hears(events.snapshot, 2);
  });

  it('does not keep the station from closing', async () => {
    const station = await pushStation({ transport });
    const silent = station.dashboard(station.login('read'), { reconnection: false });
    await silent.hears(events.rtc);
    earOf(silent).pause();
    await station.close();
    expect(station.push.io.engine.clientsCount).toBe(0);
  });
});
