import { afterEach, describe, expect, it, test } from '@jest/globals';
import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { asJson } from '../startStation.ts';
import { stationProcess, type StationProcess } from '../stationProcess.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { until } from '../until.ts';
import { hookFile, takesAll } from './hookFile.ts';

const started: StationProcess[] = [];
afterEach(() => {
  for (const { child } of started.splice(0)) child.kill('SIGKILL');
});

const patientStation = join(import.meta.dirname, 'patientStation.ts');

function startWith(hook: string, program?: string): StationProcess {
  const station = stationProcess(
    ['--port', '0', '--history-days', '0', '--data', temporaryFolder(), '--device-hook', hook],
    {},
    undefined,
    program,
  );
  started.push(station);
  return station;
}

async function loggedIn(station: StationProcess) {
  const address = await station.ready;
  const [, password] = /^ {2}write +(\S+)$/m.exec(station.output())!;
  const { token } = (await (await fetch(`${address}/login`, asJson({ password }))).json()) as { token: string };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return {
    save: (group: string, body: unknown) => fetch(`${address}/settings/${group}`, { method: 'PUT', headers, body: JSON.stringify(body) }),
    read: async (group: string) => (await (await fetch(`${address}/api/settings/${group}`, { headers })).json()) as unknown,
  };
}

describe('a start with a device hook', () => {
  const open = hookFile(takesAll);
  chmodSync(open.file, 0o757);
  const plain = hookFile(takesAll);
  chmodSync(plain.file, 0o600);
  test.each<[string, string, number, string]>([
    ['that is missing', '/no/such/hook.sh', 1, 'cannot use the device hook /no/such/hook.sh: it does not exist'],
    ['that others may write', open.file, 1, `cannot use the device hook ${open.file}: others than its owner may write it`],
    ['that is not executable', plain.file, 1, `cannot use the device hook ${plain.file}: it is not executable`],
    [
      'without its whole path',
      'hook.sh',
      2,
      "--device-hook must be a path that begins with a slash, not 'hook.sh'; --help lists the options",
    ],
  ])('%s is refused in one line', async (_what, hook, code, line) => {
    const station = startWith(hook);
    expect([await station.ended, station.errors()]).toEqual([code, `pressluft: ${line}\n`]);
  });

  it('applies the time before it answers, and opens its web server again after that', async () => {
    const hook = hookFile(takesAll);
    const station = startWith(hook.file);
    const { save, read } = await loggedIn(station);
    const time = { ntp_server: 'ntp.example', time_zone: 'Europe/Vienna' };
    const answer = await save('time', time);
    expect([answer.status, await answer.text(), hook.notes()]).toEqual([200, 'OK', [JSON.stringify({ group: 'time', values: time })]]);
    await until('the web server is open again', () => station.errors().includes('open again'));
    expect(await read('time')).toEqual(time);
    expect(hook.notes()).toHaveLength(1);
    station.child.kill('SIGTERM');
    expect(await station.ended).toBe(0);
  });

  it('that hangs does not keep it from ending cleanly', async () => {
    const hook = hookFile('trap "" TERM; echo begun > "$folder/begun"; while :; do sleep 0.05; done');
    // a machine that stands still for a moment is no hook that hangs for longer
    const station = startWith(hook.file, patientStation);
    const { save } = await loggedIn(station);
    const saving = save('network', { host_name: 'never' });
    await until('the begin of the hook', () => existsSync(join(hook.folder, 'begun')));
    station.child.kill('SIGTERM');
    expect([await station.ended, (await saving).status]).toEqual([0, 503]);
    expect(station.errors()).toContain('the device hook has not applied network: exit SIGKILL');
  });
});
