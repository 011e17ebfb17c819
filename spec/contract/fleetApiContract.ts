import { describe, expect, it } from '@jest/globals';
import { noFleet } from '../fakes/memoryFleet.ts';
import type { Reached } from './ReachedStation.ts';

/** What every way to a station's fleet does. */
export function fleetApiContract({ station, tokenOf }: Reached): void {
  describe('the fleet', () => {
    it('is none where none is named, cannot be joined, and can be left', async () => {
      const token = await tokenOf('write');
      const { fleet } = station();
      expect(await fleet.report(token)).toEqual({ outcome: 'succeeded', value: noFleet });
      expect(await fleet.join('K7QX-M2PD-9R', token)).toEqual({
        outcome: 'succeeded',
        value: { hasJoined: false, problem: 'noSuchHost' },
      });
      expect(await fleet.leave(token)).toEqual({ outcome: 'succeeded' });
    });

    it.each(['demo', 'read'] as const)('is not shown to a %s session', async (level) => {
      const token = await tokenOf(level);
      const { fleet } = station();
      const outcomes = [await fleet.report(token), await fleet.join('x', token), await fleet.leave(token)].map(({ outcome }) => outcome);
      expect(outcomes).toEqual(['forbidden', 'forbidden', 'forbidden']);
    });
  });
}
