import { describe, expect, it } from '@jest/globals';
import { killCard } from '../../soak/killCard.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

describe('a card whose writer is killed at random moments, 12 times', () => {
  it('has no torn file, no doubled row and no estimate that its file does not list, and each kill cost the last row and minute at most', async () => {
    const figures = await killCard(12, temporaryFolder());
    expect(figures).toMatchObject({ kills: 12, tornFiles: 0, lostOtherRows: 0, doubledRows: 0, unmarkedRows: 0 });
    expect(figures.maxLostByAKill).toBeLessThanOrEqual(1);
    expect(figures.rows).toBeGreaterThan(12);
    expect(figures.minutes).toBeGreaterThan(12);
    expect(figures.maxMinutesLostByAKill).toBeLessThanOrEqual(2);
    expect(figures.archives).toBeGreaterThan(0);
  });
});
