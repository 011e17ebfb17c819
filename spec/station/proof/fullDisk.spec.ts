import { expect } from '@jest/globals';
import { rmSync } from 'node:fs';
import { paths } from '../../../adapters/contract/index.ts';
import { startStation } from '../startStation.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { fillDisk, itWithDisk, tinyDisk } from '../tinyDisk.ts';

itWithDisk('a station whose data disk is full says so and goes on reading, and saves again once there is room', async () => {
  const folder = tinyDisk('size=4m');
  const station = await startStation({ folder, config: { cardDir: temporaryFolder() } });
  const token = station.tokenOf('write');
  const save = (station_name: string) =>
    station.call(paths.saveSettings('customer'), {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'accept-language': 'en' },
      body: JSON.stringify({ station_name }),
    });
  expect((await save('before')).status).toBe(200);

  const filler = fillDisk(folder);
  const refused = await save('x'.repeat(60_000));
  expect([refused.status, await refused.text()]).toEqual([507, "The station's storage is full or cannot be written. Nothing was changed."]);
  expect(station.settings.all().customer.stationName).toBe('before');
  station.source.push();
  expect((await station.call(paths.health)).status).toBe(200);
  expect(await station.login('read')).toMatch(/^[\w-]{43}$/);

  rmSync(filler);
  expect((await save('after')).status).toBe(200);
  expect(station.settings.all().customer.stationName).toBe('after');
  await station.close();
});
