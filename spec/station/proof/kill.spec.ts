import { expect, it } from '@jest/globals';
import { killStation } from '../../soak/killStation.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

it('a station that is killed while it writes loses no setting that it acknowledged, and leaves whole files', async () => {
  const figures = await killStation(temporaryFolder(), 4);
  expect(figures).toMatchObject({ kills: 4, tornFiles: 0, doubledRows: 0, lostSettings: 0, startsThatFailed: 0 });
  expect(figures.savedSettings).toBeGreaterThan(0);
});
