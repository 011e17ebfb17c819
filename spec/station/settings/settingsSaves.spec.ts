import { describe, expect, it } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultSettings, type Sent, type Settings, unchangedSettings } from '../../../core/settings/index.ts';
import { deviceBusy } from '../../../station/device/deviceRefusal.ts';
import type { DeviceProblem } from '../../../station/device/DeviceConfig.ts';
import { settingsSaves } from '../../../station/settings/settingsSaves.ts';
import { scriptHook } from '../../../station/device/scriptHook.ts';
import { stationLog } from '../../../server/process/log.ts';
import { stationSettings } from '../../../station/settings/stationSettings.ts';
import { openStore } from '../../../station/openStore.ts';
import { logLines } from '../logLines.ts';
import { startStation } from '../startStation.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { until } from '../until.ts';
import { hookFile, takesAll } from '../device/hookFile.ts';
import { savesAt } from '../device/savesAt.ts';

const share = unchangedSettings<'share'>(defaultSettings.share);
const answered = Promise.resolve();
const network = unchangedSettings<'network'>(defaultSettings.network);

/** Settings in a database that takes nothing on command. */
function openSettings() {
  const store = openStore(temporaryFolder(), 'station');
  const parts = { repository: store.settings, secrets: store.secrets, demo: false };
  let isFull = false;
  const settings = stationSettings({
    ...parts,
    transaction: (work) =>
      store.transaction(() => {
        work();
        if (isFull) throw new Error('the disk is full');
      }),
  });
  return { settings, close: () => store.close(), fill: () => (isFull = true) };
}

describe('settings that wait for the device', () => {
  it('are five at once at most: a further save is refused until one is done', async () => {
    const { settings, close } = openSettings();
    const { log } = logLines();
    const gate = Promise.withResolvers<undefined>();
    const device = { changesMachine: true, apply: () => gate.promise, close: () => Promise.resolve() };
    const saves = settingsSaves({ settings, log, device });
    const save = () => saves.save('share', () => share, answered);
    const waiting = Array.from({ length: 5 }, save);
    await expect(save()).rejects.toEqual(deviceBusy());
    gate.resolve(undefined);
    await Promise.all(waiting);
    await save();
    await saves.close();
    close();
  });
});

describe('settings that the device has taken but the database has not', () => {
  const change: Sent<Settings['share']> = { ...share, workgroup: 'NEW', userPassword: 'second' };

  it('are put back on the device, its password too where it was to change', async () => {
    const { settings, fill, close } = openSettings();
    const hook = hookFile(takesAll);
    const { log } = logLines();
    const saves = settingsSaves({ settings, log, device: scriptHook({ file: hook.file, log }) });
    const save = (sent: Sent<Settings['share']>) => saves.save('share', () => sent, answered);
    const reported = () => hook.notes().map((line) => (JSON.parse(line) as { values: Record<string, unknown> }).values);
    await save({ ...share, userPassword: 'first' });
    fill();
    await expect(save(change)).rejects.toThrow('the disk is full');
    await expect(save({ ...share, workgroup: 'NEWER' })).rejects.toThrow('the disk is full');
    expect(reported().map((values) => [values['workgroup'], values['user_password']])).toEqual([
      ['WORKGROUP', 'first'],
      ['NEW', 'second'],
      ['WORKGROUP', 'first'],
      ['NEWER', undefined],
      ['WORKGROUP', undefined],
    ]);
    expect([settings.all().share.workgroup, settings.secret('share.userPassword')]).toEqual(['WORKGROUP', 'first']);
    await saves.close();
    close();
  });

  it('are reported in the log when the device does not take back the old ones', async () => {
    const { settings, fill, close } = openSettings();
    const { log, lines } = logLines();
    const answers: (DeviceProblem | undefined)[] = [undefined, { code: 'failed' }];
    const device = { changesMachine: true, apply: () => Promise.resolve(answers.shift()), close: () => Promise.resolve() };
    fill();
    await expect(settingsSaves({ settings, log, device }).save('share', () => change, answered)).rejects.toThrow('the disk is full');
    expect(lines).toEqual(['the device has settings of share that could not be stored: save them once more']);
    close();
  });
});

describe('saves of a station that ends', () => {
  it('are let come to their end when that takes not long; what waits is refused, and nothing of it is done', async () => {
    const { settings, close } = openSettings();
    const hook = hookFile('echo begun >> "$folder/notes"; while [ ! -e "$folder/go" ]; do sleep 0.02; done; cat >> "$folder/notes"');
    const log = stationLog('silent');
    const saves = settingsSaves({ settings, log, device: scriptHook({ file: hook.file, log }) });
    const running = saves.save('network', () => ({ ...network, hostName: 'one' }), answered);
    const waiting = saves.save('network', () => ({ ...network, hostName: 'two' }), answered);
    const refused = expect(waiting).rejects.toMatchObject({ statusCode: 503 });
    await until('the begin of the hook', () => hook.notes().length > 0);
    const closing = saves.close();
    writeFileSync(join(hook.folder, 'go'), '');
    await Promise.all([closing, running, refused]);
    expect([hook.notes().length, settings.all().network.hostName]).toEqual([2, 'one']);
    await expect(saves.save('network', () => network, answered)).rejects.toMatchObject({ statusCode: 503 });
    close();
  });

  it('are ended when they take long, and answered, and nothing is stored', async () => {
    const hook = hookFile('echo begun >> "$folder/notes"; while :; do sleep 0.05; done');
    const first = await startStation({ config: { deviceHookFile: hook.file } });
    const saving = savesAt(first).save('network', { host_name: 'never' });
    await until('the begin of the hook', () => hook.notes().length > 0);
    await first.close();
    expect(await saving).toEqual([
      503,
      'Die Station wird gerade beendet oder neu gestartet. Nichts wurde gespeichert; bitte gleich noch einmal.',
    ]);
    const second = await startStation({ folder: first.folder });
    expect(await savesAt(second).read('network')).toMatchObject({ host_name: 'pressluft' });
  });
});

it('a save whose session ends while it waits for its turn is refused', async () => {
  const hook = hookFile('while [ ! -e "$folder/go" ]; do sleep 0.02; done; cat >> "$folder/notes"');
  const station = await startStation({ config: { deviceHookFile: hook.file } });
  let arrived = 0;
  station.app.server.server.on('request', () => arrived++);
  const calls = savesAt(station);
  const running = calls.save('network', { host_name: 'one' });
  await until('the first save', () => arrived === 1);
  const waiting = calls.save('network', { host_name: 'two' });
  await until('the second save', () => arrived === 2);
  station.access.sessions.endLevel('write');
  writeFileSync(join(hook.folder, 'go'), '');
  expect([await running, (await waiting)[0]]).toEqual([[200, 'OK'], 401]);
  expect(hook.notes()).toHaveLength(1);
});
