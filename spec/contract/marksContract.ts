import { describe, expect, it } from '@jest/globals';
import type { MarkNoteEntry } from '../../core/marks/index.ts';
import type { Reached } from './ReachedStation.ts';

const atMs = Date.UTC(2026, 2, 2, 9, 2);
const range = { fromMs: atMs - 3_600_000, untilMs: atMs + 3_600_000 };
const note: MarkNoteEntry = { fromMs: atMs, toMs: atMs + 1_320_000, text: 'Blaspistolen Halle B;\nzwei offen', by: 'M. Weber' };
const gone = { outcome: 'refused', text: 'Diese Notiz gibt es nicht mehr.' };

/** What every place that keeps notes does. */
export function marksContract({ station, tokenOf }: Reached): void {
  const notes = async (of = range) => {
    const answer = await station().marks.read(of, await tokenOf('read'));
    if (answer.outcome !== 'succeeded') throw new Error(answer.outcome);
    return answer.value.notes;
  };

  describe('notes on the time axis', () => {
    it('[TREND-6] are kept with text, range and name, changed and removed', async () => {
      const write = await tokenOf('write');
      const { marks } = station();
      expect(await notes()).toEqual([]);
      expect(await marks.add(note, write, 'de')).toEqual({ outcome: 'succeeded' });
      const [kept] = await notes();
      expect(kept).toMatchObject(note);
      const moment = { ...note, toMs: note.fromMs, text: 'Pause', by: 'T. Arslan' };
      expect(await marks.change(kept!.id, moment, write, 'de')).toEqual({ outcome: 'succeeded' });
      expect(await notes()).toMatchObject([{ ...moment, id: kept!.id }]);
      expect(await marks.remove(kept!.id, write, 'de')).toEqual({ outcome: 'succeeded' });
      expect(await notes()).toEqual([]);
      expect(await marks.remove(kept!.id, write, 'de')).toMatchObject(gone);
      expect(await marks.change(kept!.id, moment, write, 'de')).toMatchObject(gone);
    });

    it('are of a range when they touch it', async () => {
      const write = await tokenOf('write');
      await station().marks.add(note, write, 'de');
      const [kept] = await notes();
      expect(await notes({ fromMs: note.toMs, untilMs: note.toMs + 1 })).toHaveLength(1);
      expect(await notes({ fromMs: note.toMs + 1, untilMs: note.toMs + 2 })).toHaveLength(0);
      expect(await notes({ fromMs: 0, untilMs: note.fromMs })).toHaveLength(0);
      expect(await notes({ fromMs: 0, untilMs: note.fromMs + 1 })).toHaveLength(1);
      await station().marks.remove(kept!.id, write, 'de');
    });

    it('[TREND-6] are written by sessions with write access alone', async () => {
      const read = await tokenOf('read');
      for (const answer of [
        await station().marks.add(note, read, 'de'),
        await station().marks.change(1, note, read, 'de'),
        await station().marks.remove(1, read, 'de'),
      ])
        expect(answer).toMatchObject({ outcome: 'refused' });
      expect(await notes()).toEqual([]);
    });

    it('are refused with words without a text, a name or a time', async () => {
      const write = await tokenOf('write');
      const said = async (of: Partial<MarkNoteEntry>) =>
        ((await station().marks.add({ ...note, ...of }, write, 'de')) as { text?: string }).text;
      expect(await said({ text: ' ' })).toBe('Bitte geben Sie einen Text ein.');
      expect(await said({ by: '' })).toBe('Bitte geben Sie Ihren Namen ein.');
      expect(await said({ toMs: note.fromMs - 1 })).toBe('Der Zeitraum ist nicht gültig: Das Ende darf nicht vor dem Anfang liegen.');
      expect(await notes()).toEqual([]);
    });
  });
}
