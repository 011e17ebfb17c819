import { describe, expect, it } from '@jest/globals';
import { applyChanges, type ChangeMessage, encodePlant, events, type SnapshotMessage } from '../../../adapters/contract/index.ts';
import type { StationReport } from '../../../core/ports/index.ts';
import { usualPatience } from '../../../station/push/Patience.ts';
import { until } from '../until.ts';
import { dashboard, type Dashboard, numbersOf } from './dashboard.ts';
import { type PushStation, pushStation } from './pushStation.ts';

interface RawSocket {
  pause(): void;
  resume(): void;
  send(text: string): void;
}

/** The WebSocket of a client; paused, it leaves what comes to the system's buffers, then to the station. */
const rawOf = ({ socket }: Dashboard) => (socket.io.engine.transport as unknown as { ws: RawSocket }).ws;

/** Makes a client deaf: it hears nothing, and does not give the station up for it. */
function deafen(client: Dashboard): RawSocket {
  const raw = rawOf(client);
  raw.pause();
  clearTimeout((client.socket.io.engine as unknown as { _pingTimeoutTimer: NodeJS.Timeout })._pingTimeoutTimer);
  return raw;
}

/** Messages that wait in the station for its slowest client. */
const mostWaiting = ({ push }: PushStation) =>
  Math.max(...[...push.io.of('/').sockets.values()].map(({ conn }) => (conn as unknown as { writeBuffer: unknown[] }).writeBuffer.length));

/** Two samples, with changes that are far larger than usual, so that the system's buffers are full soon. */
function pushLarge(station: PushStation, i: number): void {
  const { compressors } = station.sample();
  station.sample({ compressors: compressors.map((compressor) => ({ ...compressor, name: String(i).repeat(20_000) })) });
}

/** Pushes so much that it can't all wait for a client that reads nothing, at the pace of one that reads. */
async function pushMuch(station: PushStation, reading: Dashboard): Promise<StationReport> {
  for (let i = 10; i < 110; i++) {
    pushLarge(station, i);
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

describe('a client that reads more slowly than the station writes', () => {
  it('is left out of the changes, then given a fresh snapshot; the others lose nothing', async () => {
    const station = await pushStation();
    station.sample();
    const [slow, reading] = [dashboard(station.address, station.login('write')), dashboard(station.address, station.login('write'))];
    await slow.hears(events.faultTexts);
    await reading.hears(events.faultTexts);
    rawOf(slow).pause();
    await pushMuch(station, reading);
    expect(mostWaiting(station)).toBeLessThan(70);

    rawOf(slow).resume();
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
  }, 60_000);

  it('is cut when it stays slow, even if it answers every heartbeat', async () => {
    const station = await pushStation({ patience: { ...usualPatience, slowMs: 4000 } });
    station.sample();
    const [slow, reading] = [dashboard(station.address, station.login('read')), dashboard(station.address, station.login('read'))];
    await slow.hears(events.faultTexts);
    await reading.hears(events.faultTexts);
    const raw = rawOf(slow);
    raw.pause();
    const answering = setInterval(() => raw.send('3'), 100);
    await pushMuch(station, reading);
    expect(station.push.io.engine.clientsCount).toBe(2);
    await until('the cut', () => station.push.io.engine.clientsCount === 1);
    clearInterval(answering);
    raw.resume();
    await slow.hears('disconnect');
    await slow.hears(events.snapshot, 2);
    expect(reading.count('disconnect')).toBe(0);
  }, 60_000);
});

describe('a client that falls silent', () => {
  const patience = { ...usualPatience, heartbeatMs: 200, answerMs: 1000 };

  it('is left out of the changes, and begins anew with its next answer', async () => {
    const station = await pushStation({ patience });
    station.sample();
    const [silent, reading] = [dashboard(station.address, station.login('read')), dashboard(station.address, station.login('read'))];
    await silent.hears(events.faultTexts);
    await reading.hears(events.faultTexts);
    const inRooms = () => station.push.io.of('/').adapter.rooms.get('whole')?.size;
    await until('both', () => inRooms() === 2);
    deafen(silent);
    await until('silent', () => inRooms() === 1);
    for (let i = 0; i < 3; i++) station.sample();
    await reading.hears(events.change, 3);
    rawOf(silent).resume();
    await silent.hears(events.snapshot, 2);
    expect(silent.count(events.change)).toBe(0);
    const last = station.sample();
    await silent.hears(events.change);
    expect(plantOf(silent)).toEqual(encodePlant(last));
    expect(silent.count('disconnect')).toBe(0);
  });

  it('is given up after a while, and taken again', async () => {
    const station = await pushStation({ patience: { ...patience, silenceMs: 1500 } });
    station.sample();
    const silent = dashboard(station.address, station.login('read'));
    await silent.hears(events.faultTexts);
    const raw = deafen(silent);
    await until('the end', () => station.push.io.engine.clientsCount === 0);
    raw.resume();
    await silent.hears('disconnect');
    await silent.hears(events.snapshot, 2);
  });

  it('does not keep the station from closing', async () => {
    const station = await pushStation();
    const silent = dashboard(station.address, station.login('read'), { reconnection: false });
    await silent.hears(events.rtc);
    rawOf(silent).pause();
    await station.close();
    expect(station.push.io.engine.clientsCount).toBe(0);
  });
});
