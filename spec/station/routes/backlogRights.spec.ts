import { describe, expect, it } from '@jest/globals';
import { type Area, type AreaRights, areas, sessionOf } from '../../../core/access/index.ts';
import { defaultSettings } from '../../../core/settings/index.ts';
import { openStore } from '../../../station/openStore.ts';
import { type RunningStation, startStation, withToken } from '../startStation.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const only = (...allowed: Area[]): AreaRights => Object.fromEntries(areas.map((area) => [area, allowed.includes(area)])) as AreaRights;
const today = () => new Date().toISOString().slice(0, 10);

async function stationWith(read: AreaRights | undefined): Promise<RunningStation> {
  const folder = temporaryFolder();
  const store = openStore(folder, 'demo');
  store.settings.save('rights', { ...defaultSettings.rights, read });
  store.close();
  return startStation({ folder });
}

describe('the backlog needs the right to overview or analytics', () => {
  it.each<[string, AreaRights | undefined, number]>([
    ['overview', only('overview'), 200],
    ['analytics', only('analytics'), 200],
    ['all the others', only('energyBalancing', 'maintenance', 'errors', 'settings'), 403],
    ['nothing', only(), 403],
    ['no set of rights', undefined, 403],
  ])('with %s', async (_what, read, status) => {
    const station = await stationWith(read);
    const path = `/backlog/${today()}.jsonarr`;
    const answer = await station.call(path, withToken(await station.login('read')));
    const forWriter = await station.call(path, withToken(await station.login('write')));
    await station.close();
    expect(answer.status).toBe(status);
    expect([sessionOf('write').canWrite, forWriter.status]).toEqual([true, 200]);
  });
});
