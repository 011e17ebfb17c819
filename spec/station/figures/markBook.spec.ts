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
