import { describe, expect, it } from '@jest/globals';
import type { Reached } from './ReachedStation.ts';

/** What every way to a station's webhook does. */
export function webhookApiContract({ station, tokenOf }: Reached): void {
  describe('the webhook', () => {
    it('is off and reaches nobody where none is named', async () => {
      const token = await tokenOf('write');
      const { webhook } = station();
      expect(await webhook.report(token)).toEqual({
        outcome: 'succeeded',
        value: { state: 'off', problem: undefined, problemMs: undefined, saidMs: undefined, waitingEvents: 0, lostEvents: 0 },
      });
      expect(await webhook.try(token)).toEqual({
        outcome: 'succeeded',
        value: { hasArrived: false, problem: { code: 'noSuchHost', status: undefined } },
      });
    });

    it.each(['demo', 'read'] as const)('is not shown to a %s session', async (level) => {
      const token = await tokenOf(level);
      const { webhook } = station();
      expect([(await webhook.report(token)).outcome, (await webhook.try(token)).outcome]).toEqual(['forbidden', 'forbidden']);
    });
  });
}
