import { describe, expect, it } from '@jest/globals';
import { listening } from './listening.ts';
import { until } from '../station/until.ts';
import type { Reached } from './ReachedStation.ts';

/** What every way to the links of the wall panel, and to the tokens of programs, does. */
export function namedTokensContract({ station, tokenOf }: Reached, kind: 'wallLinks' | 'programTokens'): void {
  describe(`a token of the ${kind}`, () => {
    it('opens the station to who has its token, until it is revoked', async () => {
      const writer = await tokenOf('write');
      const { [kind]: tokens, feed, settingsApi } = station();
      const made = await tokens.make('Halle A', writer);
      const token = made.outcome === 'succeeded' ? made.value : '';
      const { heard, listener } = listening();
      station().push();
      const open = feed.open(token, listener);
      await until('values', () => heard.plants.length > 0);
      expect((await settingsApi.read('units', token)).outcome).toBe('succeeded');
      expect((await settingsApi.read('email', token)).outcome).toBe('forbidden');

      const listed = await tokens.list(writer);
      const link = listed.outcome === 'succeeded' ? listed.value.find(({ name }) => name === 'Halle A')! : undefined;
      expect([link?.name, typeof link?.madeMs, JSON.stringify(link).includes(token) && token.length > 20]).toEqual([
        'Halle A',
        'number',
        false,
      ]);
      expect(await tokens.revoke(link!.id, writer)).toEqual({ outcome: 'succeeded' });
      await until('the refusal', () => heard.connections.at(-1) === 'refused');
      expect((await settingsApi.read('units', token)).outcome).toBe('unauthorized');
      expect(await tokens.revoke(link!.id, writer)).toEqual({ outcome: 'refused' });
      open.close();
    });

    it.each(['demo', 'read'] as const)('is not made, listed or revoked by a %s session', async (level) => {
      const token = await tokenOf(level);
      const { [kind]: tokens } = station();
      const outcomes = [await tokens.list(token), await tokens.make('Halle B', token), await tokens.revoke('any', token)];
      expect(outcomes.map(({ outcome }) => outcome)).toEqual(['forbidden', 'forbidden', 'forbidden']);
    });
  });
}
