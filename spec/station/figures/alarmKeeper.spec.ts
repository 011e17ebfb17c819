import { describe, expect, it } from '@jest/globals';
import { alarmKeeper } from '../../../station/figures/alarmKeeper.ts';
import { logLines } from '../logLines.ts';

interface Alarm {
  readonly since: string;
}

/** A keeper whose looks a spec answers one after the other. */
function opened() {
  const looks: { readonly signal: AbortSignal; readonly found: PromiseWithResolvers<Alarm | undefined> }[] = [];
  const { log, lines } = logLines();
  const keeper = alarmKeeper<Alarm>({
    read(signal) {
      const found = Promise.withResolvers<Alarm | undefined>();
      looks.push({ signal, found });
      return found.promise;
    },
    what: 'leaks: the nights',
    log,
  });
  const turns = () => new Promise(setImmediate);
  return { keeper, looks, lines, turns };
}

describe('an alarm of finished days', () => {
  it('is unknown until they were looked at, and then as of the last look', async () => {
    const { keeper, looks } = opened();
    expect([keeper.latest(), await keeper.settled()]).toEqual(['unknown', undefined]);
    keeper.look();
    const settled = keeper.settled();
    await Promise.resolve();
    looks[0]!.found.resolve({ since: '2026-03-01' });
    expect([await settled, keeper.latest()]).toEqual([{ since: '2026-03-01' }, { since: '2026-03-01' }]);
    keeper.look();
    const again = keeper.settled();
    await Promise.resolve();
    looks[1]!.found.resolve(undefined);
    expect([await again, keeper.latest()]).toEqual([undefined, 'none']);
  });

  it('is looked for once at a time, however often that is asked for', async () => {
    const { keeper, looks, turns } = opened();
    keeper.look();
    keeper.look();
    await turns();
    expect(looks).toHaveLength(1);
    looks[0]!.found.resolve({ since: 'a' });
    await turns();
    expect(looks).toHaveLength(2);
    looks[1]!.found.resolve({ since: 'b' });
    expect(await keeper.settled()).toEqual({ since: 'b' });
  });

  it('stays as it was where they cannot be compared, which is logged', async () => {
    const { keeper, looks, lines, turns } = opened();
    keeper.look();
    await turns();
    looks[0]!.found.resolve({ since: 'a' });
    keeper.look();
    await turns();
    looks[1]!.found.reject(new Error('no card'));
    expect([await keeper.settled(), lines]).toEqual([{ since: 'a' }, ['leaks: the nights cannot be compared (no card)']]);
  });

  it('is looked for no more once it is closed, which waits for the look under way, without a word', async () => {
    const { keeper, looks, lines, turns } = opened();
    keeper.look();
    keeper.look();
    await turns();
    let isClosed = false;
    const closed = keeper.close().then(() => (isClosed = true));
    await turns();
    expect([looks[0]!.signal.aborted, isClosed]).toEqual([true, false]);
    looks[0]!.found.reject(new Error('aborted'));
    await closed;
    keeper.look();
    await turns();
    expect([looks.length, lines, keeper.latest()]).toEqual([1, [], 'unknown']);
  });
});
