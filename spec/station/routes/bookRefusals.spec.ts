import { describe, expect, it } from '@jest/globals';
import { translator } from '../../../i18n/index.ts';
import { CallRefused } from '../../../server/http/CallRefused.ts';
import type { NoteRefusal } from '../../../station/figures/markBook.ts';
import type { ServiceRefusal } from '../../../station/figures/serviceBook.ts';
import { markRoutes } from '../../../station/routes/markRoutes.ts';
import { seriesRoutes } from '../../../station/routes/seriesRoutes.ts';
import { serviceRoutes } from '../../../station/routes/serviceRoutes.ts';
import type { SeriesRefusal } from '../../../station/settings/seriesBook.ts';
import { someService } from '../../core/maintenance/serviceRecords.ts';

const noteBody = { id: 7, from_ms: 1, to_ms: 2, text: 'Pause', by: 'M. Weber' };
const serviceBody = { id: 7, cindex: 1, component: 'oilFilter', done_ms: 1, by: 'M. Weber', note: '', parts: [], running_h: null };
const seriesBody = { name: 'spot', overlap: 'keep', from_ms: 0, prices: [0.1] };

/** Calls of a station whose books give one answer to all, and what is in its audit log. */
function opened(answer: unknown) {
  const log: unknown[] = [];
  const book = {
    add: () => answer,
    change: () => answer,
    remove: () => answer,
    close: () => answer,
    takeBack: () => answer,
    save: () => answer,
  };
  const parts = {
    ...{ marks: book, services: book, series: book, addressOf: () => '10.0.0.9' },
    access: { audit: { note: (entry: unknown) => log.push(entry) } },
  } as never;
  const called = (body: object) => ({ body, known: { level: 'write' }, request: { raw: {} } }) as never;
  return { log, called, notes: markRoutes(parts), services: serviceRoutes(parts), series: seriesRoutes(parts) };
}
type Opened = ReturnType<typeof opened>;

async function refusedWith(call: () => unknown) {
  try {
    call();
  } catch (error) {
    if (error instanceof CallRefused) return [error.statusCode, error.message, error.text?.(await translator('de'))];
    throw error;
  }
  return [];
}

const ofNotes: readonly (readonly [NoteRefusal, number])[] = [
  ['unknownNote', 404],
  ['tooMany', 409],
  ['badTime', 400],
  ['noText', 400],
  ['noName', 400],
  ['longText', 400],
];
const ofServices: readonly (readonly [ServiceRefusal, number])[] = [
  ['unknownService', 404],
  ['tooLate', 409],
  ['noName', 400],
  ['longText', 400],
  ['badTime', 400],
  ['future', 400],
  ['badHours', 400],
  ['badPart', 400],
  ['manyParts', 400],
];
const ofSeries: readonly (readonly [SeriesRefusal, number])[] = [
  ['noPrice', 400],
  ['tooMany', 409],
  ['tooLong', 409],
  ['inUse', 409],
  ['unknownSeries', 404],
];
const notes = (of: Opened) => [
  () => of.notes.addNote(of.called(noteBody)),
  () => of.notes.changeNote(of.called(noteBody)),
  () => of.notes.removeNote(of.called(noteBody)),
];
const services = (of: Opened) => [
  () => of.services.closeService(of.called(serviceBody)),
  () => of.services.takeBackService(of.called(serviceBody)),
];
const series = (of: Opened) => [
  () => of.series.savePriceSeries(of.called(seriesBody)),
  () => of.series.removePriceSeries(of.called(seriesBody)),
];

describe('a call that a book refuses', () => {
  it.each([
    ...ofNotes.map(([refusal, status]) => ['note', refusal, status, notes] as const),
    ...ofServices.map(([refusal, status]) => ['service', refusal, status, services] as const),
    ...ofSeries.map(([refusal, status]) => ['series', refusal, status, series] as const),
  ])('of a %s for %s has the status %d and a reason in words, and is not in the audit log', async (_book, refusal, status, calls) => {
    const of = opened(refusal);
    for (const call of calls(of))
      expect(await refusedWith(call)).toEqual([status, expect.stringMatching(/\.$/), expect.stringMatching(/\.$/)]);
    expect(of.log).toEqual([]);
  });
});

describe('a call that a book takes', () => {
  const entry = (what: string, details: object) => ({ what, level: 'write', address: '10.0.0.9', details });

  it('is in the audit log with what it is about', () => {
    const note = opened({ id: 5 });
    for (const call of notes(note).slice(0, 2)) void call();
    expect(note.log).toEqual([entry('note', { id: 5 }), entry('note', { id: 5, isChanged: true })]);
    const service = opened({ ...someService, id: 6 });
    for (const call of services(service)) void call();
    const { index, component } = someService;
    expect(service.log).toEqual([
      entry('service', { id: 6, slot: index, component }),
      entry('service', { id: 6, slot: index, component, isTakenBack: true }),
    ]);
    const taken = opened(undefined);
    for (const call of [...series(taken), notes(taken)[2]!]) void call();
    expect(taken.log).toEqual([
      entry('priceSeries', { name: 'spot', overlap: 'keep' }),
      entry('priceSeries', { name: 'spot', isRemoved: true }),
      entry('note', { id: 7, isRemoved: true }),
    ]);
  });
});
