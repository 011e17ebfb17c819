import { describe, expect, it } from '@jest/globals';
import { memoryStation, memorySessionStorage } from '../../../../fakes/index.ts';
import { ChartMarks } from '../../../../../ui/areas/analysis/marks/marks.vm.ts';
import { NoteForm } from '../../../../../ui/areas/analysis/marks/noteForm.vm.ts';
import { SessionStore, SettingsStore } from '../../../../../ui/stores/index.ts';
import { nowMs, openChart, settled, snapshotAt } from '../analysisFixture.ts';

async function openMarks(level: 'read' | 'write' = 'write') {
  const station = memoryStation();
  const { vm, show, plant } = await openChart(station);
  station.push(snapshotAt(nowMs));
  await settled();
  const settings = new SettingsStore();
  const session = new SessionStore(station.sessionApi, memorySessionStorage(), settings);
  await session.login(level);
  const { errorLog, services } = station;
  const marks = new ChartMarks(vm, { marks: station.marks, errorLog, services, plant, session, settings });
  const formOf = (note: ConstructorParameters<typeof NoteForm>[0]) =>
    new NoteForm(note, { marks: station.marks, session, preferences: { language: 'de' } });
  return { station, vm, show, session, marks, formOf };
}
const draft = { fromMs: nowMs - 5000, toMs: nowMs - 5000, text: 'Pause', by: 'M. Weber' };

describe('the marks of the shown range', () => {
  it('[TREND-6] have the notes of the station once they are there, and are filtered by kind', async () => {
    const { marks, show, formOf } = await openMarks();
    const stop = marks.follow();
    await settled();
    expect(await formOf(draft).save()).toBe(true);
    await marks.reload();
    expect(marks.shown.filter(({ kind }) => kind === 'note')).toMatchObject([{ kind: 'note', note: draft }]);
    show({ hiddenMarks: new Set(['note'] as const) });
    expect(marks.shown.filter(({ kind }) => kind === 'note')).toEqual([]);
    stop();
  });

  it('are without notes, and nobody can write one, where the controller keeps none', async () => {
    const { station, marks } = await openMarks();
    station.fail('marks', 'notOffered');
    const stop = marks.follow();
    await settled();
    expect([marks.hasNotes, marks.canWrite, marks.hasFailed]).toEqual([false, false, false]);
    expect(marks.kinds).not.toContain('note');
    expect(marks.kinds).toContain('fault');
    stop();
  });

  it('are asked for again when the station is back', async () => {
    const { station, marks, formOf } = await openMarks();
    const stop = marks.follow();
    await settled();
    station.setConnection('webserverLost');
    expect(await formOf(draft).save()).toBe(true);
    await settled();
    expect(marks.shown.filter(({ kind }) => kind === 'note')).toEqual([]);
    station.setConnection('connected');
    await settled();
    expect(marks.shown.filter(({ kind }) => kind === 'note')).toMatchObject([{ note: draft }]);
    stop();
  });

  it('say that the notes could not be loaded', async () => {
    const { station, marks } = await openMarks();
    station.fail('marks', 'failed');
    const stop = marks.follow();
    await settled();
    expect(marks.hasFailed).toBe(true);
    stop();
  });

  it('are not asked for what the session may not see', async () => {
    const { station, marks } = await openMarks('read');
    const stop = marks.follow();
    await settled();
    expect(marks.canWrite).toBe(false);
    expect(station.called.some(({ call }) => call === 'marks')).toBe(true);
    stop();
  });
});

describe('the form of a note', () => {
  it('takes whole seconds, and says what is missing', async () => {
    const { formOf, station, session } = await openMarks();
    const form = formOf({ ...draft, fromMs: draft.fromMs + 400, text: '' });
    expect(form.draft.fromMs).toBe(draft.fromMs);
    expect(await form.save()).toBe(false);
    expect(form.problem).toBe('noText');
    form.enter({ text: 'Pause', fromMs: Date.UTC(2026, 10, 20, 8, 2), toMs: Date.UTC(2026, 10, 20, 8, 1) });
    expect(form.problem).toBeUndefined();
    expect(await form.save()).toBe(false);
    expect(form.problem).toBe('badTime');
    form.enter({ toMs: undefined });
    expect(await form.save()).toBe(false);
    expect(form.problem).toBe('badTime');
    form.enter({ toMs: Date.UTC(2026, 10, 20, 8, 24) });
    expect(await form.save()).toBe(true);
    const range = { fromMs: 0, untilMs: nowMs };
    const kept = async () => {
      const answer = await station.marks.read(range, session.token);
      return answer.outcome === 'succeeded' ? answer.value.notes : [];
    };
    const [note] = await kept();
    expect(note).toMatchObject({ fromMs: Date.UTC(2026, 10, 20, 8, 2), toMs: Date.UTC(2026, 10, 20, 8, 24) });
    expect(await formOf(note!).remove()).toBe(true);
    expect(await kept()).toEqual([]);
  });
});
