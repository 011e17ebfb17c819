import { describe, expect, it } from '@jest/globals';
import { maxMarks } from '../../../core/marks/index.ts';
import { markBook } from '../../../station/figures/markBook.ts';
import { memoryStore } from '../../fakes/memoryStore.ts';

const atMs = Date.UTC(2026, 10, 20, 8, 2);
const note = { fromMs: atMs, toMs: atMs, text: 'Pause', by: 'M. Weber' };
const all = { fromMs: 0, untilMs: 1e15 };

function opened() {
  const store = memoryStore();
  const errors: unknown[] = [];
  const log = { error: (text: unknown) => void errors.push(text) } as never;
  const book = markBook({ repository: store.marks, clock: { nowMs: () => atMs }, log });
  return { store, book, errors, log };
}

describe('the marks that a station keeps', () => {
  it('[TREND-6] has starts and changed sections of settings, with nothing of what they were changed to', () => {
    const { book } = opened();
    book.happened('restart');
    book.happened('settings', 'email');
    expect(book.within(all).events).toEqual([
      { atMs, kind: 'restart', section: '' },
      { atMs, kind: 'settings', section: 'email' },
    ]);
  });

  it('refuses a note beyond as many as there may be', () => {
    const { store, log } = opened();
    const repository = { ...store.marks, noteCount: () => maxMarks.notes };
    expect(markBook({ repository, clock: { nowMs: () => atMs }, log }).add(note)).toBe('tooMany');
    expect(store.marks.noteCount()).toBe(0);
  });

  it('has the notes that were added and changed, each with when it was entered', () => {
    const { book } = opened();
    const [first, second] = [book.add(note), book.add({ ...note, toMs: atMs + 5, text: 'Inspection' })];
    expect(first).toEqual({ ...note, id: expect.any(Number), enteredAtMs: atMs });
    const id = typeof second === 'string' ? -1 : second.id;
    const changed = { ...note, fromMs: atMs - 3, text: 'Inspection of M2' };
    expect(book.change(id, changed)).toEqual({ ...changed, id, enteredAtMs: atMs });
    expect(book.within(all).notes).toEqual(expect.arrayContaining([first, { ...changed, id, enteredAtMs: atMs }]));
    expect(book.within(all).notes).toHaveLength(2);
    expect([book.remove(id), book.within(all).notes]).toEqual([undefined, [first]]);
    expect([book.remove(id), book.change(id, note)]).toEqual(['unknownNote', 'unknownNote']);
  });

  it('refuses a note that ends before it begins, new or changed', () => {
    const { book } = opened();
    const added = book.add(note);
    const id = typeof added === 'string' ? -1 : added.id;
    const wrong = { ...note, toMs: atMs - 1 };
    expect(book.add(wrong)).toEqual(expect.any(String));
    expect(book.change(id, wrong)).toBe(book.add(wrong));
    expect(book.within(all).notes).toEqual([added]);
  });

  it('goes on when the database takes no event', () => {
    const { store, log, errors } = opened();
    const repository = {
      ...store.marks,
      addEvent() {
        throw new Error('database is locked');
      },
    };
    markBook({ repository, clock: { nowMs: () => atMs }, log }).happened('restart');
    expect(errors).toHaveLength(1);
  });
});
