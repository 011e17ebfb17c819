import { describe, expect, it } from '@jest/globals';
import { levels, mayCall, sessionOf } from '../../core/access/index.ts';
import { defaultSettings } from '../../core/settings/index.ts';
import { portCall, portCallNames } from './portCalls.ts';
import type { Reached } from './ReachedStation.ts';

const noRight = 'Dazu fehlt das Recht.';
const isDenied = ({ outcome, text }: { readonly outcome: string; readonly text?: string }) =>
  outcome === 'forbidden' || (outcome === 'refused' && text === noRight);
const abortable = portCallNames.filter((name) => portCall(name).canBeAborted);

/** Who may make which call, and what becomes of a call that nobody waits for. */
export function accessContract({ station, login, tokenOf }: Reached): void {
  describe('a call', () => {
    it.each(levels)('of a %s session is answered where its rights include it, and forbidden elsewhere', async (level) => {
      const token = await tokenOf(level);
      const denied: string[] = [];
      for (const name of portCallNames) if (isDenied(await portCall(name).make(station(), token))) denied.push(name);
      const mayNot = portCallNames.filter((name) => !mayCall(portCall(name).call, sessionOf(level), defaultSettings.rights));
      expect(denied).toEqual(mayNot);
    });

    it.each(portCallNames)('with a token that is not accepted is unauthorized, and the token is reported: %s', async (name) => {
      const token = `no-token-for-${name.replaceAll(' ', '-')}`;
      expect(await portCall(name).make(station(), token)).toEqual({ outcome: 'unauthorized' });
      expect(new Set(station().refusedTokens)).toContain(token);
    });

    it.each(portCallNames)('of nobody is unauthorized, and no token is reported: %s', async (name) => {
      const before = station().refusedTokens.length;
      expect(await portCall(name).make(station(), undefined)).toEqual({ outcome: 'unauthorized' });
      expect(station().refusedTokens.length).toBe(before);
    });

    it('of a session that has logged out is unauthorized, whatever it asks', async () => {
      const token = await login('write');
      await station().sessionApi.logout(token);
      const outcomes = new Set<string>();
      for (const name of portCallNames) outcomes.add((await portCall(name).make(station(), token)).outcome);
      expect([...outcomes]).toEqual(['unauthorized']);
    });

    it.each(abortable)('that is ended while it is under way is aborted, and nothing is logged: %s', async (name) => {
      const token = await tokenOf('write');
      const before = station().warnings.length;
      const ending = new AbortController();
      const answer = portCall(name).make(station(), token, { signal: ending.signal });
      ending.abort();
      expect(await answer).toEqual({ outcome: 'aborted' });
      expect(station().warnings.slice(before)).toEqual([]);
    });

    it.each(abortable)('that is ended before it begins is aborted: %s', async (name) => {
      expect(await portCall(name).make(station(), await tokenOf('write'), { signal: AbortSignal.abort() })).toEqual({ outcome: 'aborted' });
    });
  });
}
