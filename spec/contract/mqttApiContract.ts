import { describe, expect, it } from '@jest/globals';
import type { Reached } from './ReachedStation.ts';

/** What every way to a station's broker does. */
export function mqttApiContract({ station, tokenOf }: Reached): void {
  describe('the broker', () => {
    it('is off and can not be reached where none is named', async () => {
      const token = await tokenOf('write');
      const { mqtt } = station();
      expect(await mqtt.report(token)).toEqual({
        outcome: 'succeeded',
        value: { state: 'off', problem: undefined, problemMs: undefined, saidMs: undefined, waitingEvents: 0, lostEvents: 0 },
      });
      expect(await mqtt.try(token)).toEqual({ outcome: 'succeeded', value: { isConnected: false, problem: 'noSuchHost' } });
    });

    it.each(['demo', 'read'] as const)('is not shown to a %s session', async (level) => {
      const token = await tokenOf(level);
      const { mqtt } = station();
      expect([(await mqtt.report(token)).outcome, (await mqtt.try(token)).outcome]).toEqual(['forbidden', 'forbidden']);
    });
  });
}
