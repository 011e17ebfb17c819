import { describe, expect, it } from '@jest/globals';
import { longestNoteTexts, noteProblem } from '../../../core/marks/index.ts';

const atMs = Date.parse('2026-11-20T08:00:00Z');
const note = { fromMs: atMs, toMs: atMs, text: 'Trockner gewechselt', by: 'Jansen' };
const [year2000Ms, year2100Ms] = [Date.UTC(2000, 0), Date.UTC(2100, 0)];

describe('a note', () => {
  it.each([
    ['of a moment', {}],
    ['of a time', { toMs: atMs + 1 }],
    ['of the first and last moments there are', { fromMs: year2000Ms, toMs: year2100Ms }],
    ['as long as can be', { text: 'a'.repeat(longestNoteTexts.text), by: 'a'.repeat(longestNoteTexts.by) }],
  ])('is kept %s', (_, more) => {
    expect(noteProblem({ ...note, ...more })).toBeUndefined();
  });

  it.each([
    ['that ends before it begins', { toMs: atMs - 1 }, 'badTime'],
    ['before the year 2000', { fromMs: year2000Ms - 1 }, 'badTime'],
    ['behind the year 2100', { toMs: year2100Ms + 1 }, 'badTime'],
    ['without a time', { fromMs: NaN }, 'badTime'],
    ['of blanks', { text: ' \n' }, 'noText'],
    ['of nobody', { by: ' ' }, 'noName'],
    ['too long', { text: 'a'.repeat(longestNoteTexts.text + 1) }, 'longText'],
    ['of too long a name', { by: 'a'.repeat(longestNoteTexts.by + 1) }, 'longText'],
    ['with all of that: the first in the order of its form', { fromMs: NaN, text: '', by: '' }, 'badTime'],
  ] as const)('is refused %s', (_, more, problem) => {
    expect(noteProblem({ ...note, ...more })).toBe(problem);
  });
});
