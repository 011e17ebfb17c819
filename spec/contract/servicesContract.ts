import { describe, expect, it } from '@jest/globals';
import type { ServiceEntry } from '../../core/maintenance/index.ts';
import type { Reached } from './ReachedStation.ts';

const german = { unknown: 'Diese Wartung gibt es nicht.' };

/** What every place that keeps closed services does. */
export function servicesContract({ station, tokenOf }: Reached): void {
  const entryFor = async (): Promise<ServiceEntry> => {
    const { maintenance } = station().push() as unknown as { readonly maintenance: readonly { index: number; component: 'oilFilter' }[] };
    const { index, component } = maintenance[0]!;
    const parts = [{ name: 'Ölfilter', number: '10 442 318', count: 2 }];
    return Promise.resolve({
      index,
      component,
      doneAtMs: Date.now() - 60_000,
      by: 'T. Arslan',
      note: 'Öl dunkel;\n',
      parts,
      runningH: 18_204.5,
    });
  };
  const records = async () => {
    const answer = await station().services.history(await tokenOf('read'));
    if (answer.outcome !== 'succeeded') throw new Error(answer.outcome);
    return answer.value;
  };

  describe('services', () => {
    it('[CARE-1] that are closed are kept with who, when, note and parts, and can be taken back', async () => {
      const before = await records();
      const entry = await entryFor();
      expect(await station().services.close(entry, await tokenOf('write'), 'de')).toEqual({ outcome: 'succeeded' });
      const after = await records();
      expect(after.records).toHaveLength(before.records.length + 1);
      expect(after.records[0]).toMatchObject({ ...entry, isRestarted: after.canRestart });
      expect(await station().services.takeBack(after.records[0]!.id, await tokenOf('write'), 'de')).toEqual({ outcome: 'succeeded' });
      expect(await records()).toEqual(before);
    });

    it('[CARE-1] are closed by sessions with write access alone', async () => {
      const entry = await entryFor();
      expect(await station().services.close(entry, await tokenOf('read'), 'de')).toMatchObject({ outcome: 'refused' });
      expect(await station().services.takeBack(1, await tokenOf('read'), 'de')).toMatchObject({ outcome: 'refused' });
      expect((await records()).records).toEqual([]);
    });

    it('that the station does not have, or that were never entered, are refused with words', async () => {
      const write = await tokenOf('write');
      const refused = { outcome: 'refused', text: german.unknown };
      expect(await station().services.close({ ...(await entryFor()), index: 10, component: 'universal4' }, write, 'de')).toEqual(refused);
      expect(await station().services.takeBack(987, write, 'de')).toEqual(refused);
    });

    it('[CARE-2] come with the hours that each machine ran on past days, for sessions with statistics', async () => {
      expect(await station().services.runningDays(await tokenOf('demo'))).toMatchObject({ outcome: 'succeeded' });
    });
  });
}
