import { expect, it } from '@jest/globals';
import { rebootStation } from '../../soak/rebootStation.ts';
import { freePort } from '../../freePort.ts';
import { stationProcess } from '../stationProcess.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

it('a station that is rebooted again and again, soon after its start and while it reads its card, comes back each time', async () => {
  const folder = temporaryFolder();
  const station = stationProcess(['--demo', '--port', String(await freePort()), '--data', folder, '--history-days', '2']);
  const waitsMs = [0, 100, 300, 0, 200, 100];
  expect(await rebootStation(station, folder, waitsMs)).toMatchObject({ reboots: waitsMs.length, ended: undefined });
  station.child.kill('SIGTERM');
  expect(await station.ended).toBe(0);
});
