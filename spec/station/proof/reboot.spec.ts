import { expect, it, jest } from '@jest/globals';
import { rebootStation } from '../../soak/rebootStation.ts';
import { demoProcess } from '../stationProcess.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

jest.setTimeout(60_000);

it('a station that is rebooted again and again, soon after its start and while it reads its card, comes back each time', async () => {
  const folder = temporaryFolder();
  const station = demoProcess(folder, '--history-days', '2');
  const waitsMs = [0, 100, 300, 0, 200, 100];
  expect(await rebootStation(station, folder, waitsMs)).toMatchObject({ reboots: waitsMs.length, ended: undefined });
  station.child.kill('SIGTERM');
  expect(await station.ended).toBe(0);
});
