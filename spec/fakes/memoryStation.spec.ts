import { describe, expect, it, test } from '@jest/globals';
import { memoryStation, type MemoryStation, type MemoryStationOptions } from './index.ts';
import { demoPlant, plantSnapshot, startPlant } from '../../core/plant/index.ts';
import type { MachineFaults } from '../../core/faults/index.ts';
import type { Level } from '../../core/access/index.ts';
import { defaultSettings, unchangedSettings } from '../../core/settings/index.ts';
import { knownFaults, knownRange } from '../contract/knownStation.ts';
import { listening } from '../contract/listening.ts';
import { portCall, portCallNames } from '../contract/portCalls.ts';

const atMs = Date.UTC(2026, 10, 20, 8);
const snapshot = plantSnapshot(demoPlant, startPlant(demoPlant, { seed: 1, atMs }));

async function opened(level: Level = 'write', options: MemoryStationOptions = {}) {
  const station = memoryStation(options);
  const answer = await station.sessionApi.login(level);
  if (answer.outcome !== 'opened') throw new Error(answer.outcome);
  return { station, token: answer.open.token };
}

/** Calls that a switch of one of them also switches. */
const sameCall = (station: MemoryStation, token: string) => (name: (typeof portCallNames)[number]) => portCall(name).make(station, token);

describe('the fake of a station', () => {
  test.each(portCallNames)('%s fails as it is asked to until it is mended', async (name) => {
    const { station, token } = await opened('write', { nowMs: () => atMs });
    const make = sameCall(station, token);
    const well = await make(name);
    const { call, media } = portCall(name);
    const isSaved = media === 'text/plain' && !['reboot', 'resetThinkGreen', 'fleet'].includes(call);
    for (const failure of ['unreachable', 'failed', 'notOffered'] as const) {
      station.fail(call, failure);
      expect(await make(name)).toEqual({ outcome: isSaved && failure === 'notOffered' ? 'failed' : failure });
    }
    station.fail(call, { refused: 'Nein.' });
    expect(await make(name)).toEqual(isSaved ? { outcome: 'refused', text: 'Nein.' } : { outcome: 'refused' });
    station.mend(call);
    expect(await make(name)).toEqual(well);
  });

  it('fails a login, its facts and its backlog too', async () => {
    const { station, token } = await opened();
    for (const call of ['login', 'health', 'backlog', 'logout'] as const) station.fail(call, 'unreachable');
    expect(await station.sessionApi.login('read')).toEqual({ outcome: 'failed' });
    expect(await station.info.read()).toEqual({ outcome: 'unreachable' });
    await expect(station.backlog.day('2026-11-20', token)).rejects.toThrow('unreachable');
    await station.sessionApi.logout(token);
    station.mend('backlog');
    expect((await station.backlog.day('2026-11-20', token)).samples.length).toBe(0);
  });

  it('keeps a call pending until it is released, and lets it be given up meanwhile', async () => {
    const { station, token } = await opened();
    const release = station.hold('energyBalance');
    const ending = new AbortController();
    const [waited, givenUp] = [
      station.balances.read('dailyValues', knownRange, token),
      station.balances.read('dailyValues', knownRange, token, { signal: ending.signal }),
    ];
    let isPending = true;
    void waited.then(() => (isPending = false));
    ending.abort();
    expect(await givenUp).toEqual({ outcome: 'aborted' });
    expect(await station.balances.read('dailyValues', knownRange, token, { signal: ending.signal })).toEqual({ outcome: 'aborted' });
    expect(isPending).toBe(true);
    release();
    expect((await waited).outcome).toBe('succeeded');
    expect((await station.balances.read('dailyValues', knownRange, token)).outcome).toBe('succeeded');
  });

  it('knows what it was asked for', async () => {
    const { station, token } = await opened();
    await station.dayFiles.read('a.csv', token);
    await station.settingsApi.save('user', { startPage: 'settings' }, token, 'de');
    expect(station.called.slice(1)).toEqual([
      { call: 'dayFiles', sent: 'a.csv' },
      { call: 'saveSettings', sent: { group: 'user', values: { startPage: 'settings' } } },
    ]);
  });

  it('has its settings changed from elsewhere, and states its listeners', async () => {
    const { station, token } = await opened('read');
    const { heard, listener } = listening();
    station.feed.open(token, listener);
    station.saveSettings('units', { ...unchangedSettings<'units'>(defaultSettings.units), pressure: 'psi' });
    expect(heard.settings.map(({ units }) => units?.pressure)).toEqual(['bar', 'psi']);
  });

  it('shows service items no more once the rights to them are gone', async () => {
    const { station, token } = await opened('read');
    const { heard, listener } = listening();
    station.push({ ...snapshot, maintenance: [] });
    station.feed.open(token, listener);
    const { rights } = defaultSettings;
    station.saveSettings('rights', { ...rights, read: { ...rights.read!, maintenance: false } });
    expect(heard.plants.map(({ maintenance }) => maintenance)).toEqual([[], undefined]);
  });

  it('ends the sessions of a level: their feeds are refused, and their calls say the token', async () => {
    const reported: string[] = [];
    const { station, token } = await opened('read', { onUnauthorized: (refused) => reported.push(refused) });
    const { heard, listener } = listening();
    station.feed.open(token, listener);
    station.endSessions('write');
    expect(heard.connections).not.toContain('refused');
    station.endSessions('read');
    station.push(snapshot);
    expect(heard.connections).toEqual(['connecting', 'refused']);
    expect(heard.plants).toEqual([]);
    expect(await station.errorLog.read(token)).toEqual({ outcome: 'unauthorized' });
    expect(reported).toEqual([token]);
  });

  it('pushes faults, and reports them to who comes later', async () => {
    const { station, token } = await opened('demo');
    const faults: readonly MachineFaults[] = [{ source: 'master', errors: { 103: true }, indicators: {} }];
    const [early, late] = [listening(), listening()];
    station.push(snapshot);
    station.feed.open(token, early.listener);
    station.pushFaults(faults);
    station.feed.open(token, late.listener);
    expect([early.heard.faults, late.heard.faults]).toEqual([[[], faults], [faults]]);
  });

  it('logs a fault that comes', async () => {
    const [newest, ...older] = knownFaults;
    const { station, token } = await opened('read', { faultLog: older });
    station.logFault(newest!);
    expect(await station.errorLog.read(token)).toEqual({ outcome: 'succeeded', value: knownFaults });
  });

  it('loses its listeners while it restarts, until it pushes again', async () => {
    const { station, token } = await opened();
    const { heard, listener } = listening();
    station.push(snapshot);
    station.feed.open(token, listener);
    await station.stationCommands.reboot(token);
    station.push(snapshot);
    expect(heard.connections).toEqual(['connecting', 'connected', 'webserverLost', 'connected']);
  });

  it('says what its mail server is made to say', async () => {
    const { station, token } = await opened('write', { testMail: () => ({ isSent: true, text: '250 taken' }) });
    expect(await station.settingsApi.sendTestMail(token, 'en')).toEqual({
      outcome: 'succeeded',
      value: { isSent: true, text: '250 taken' },
    });
  });
});
