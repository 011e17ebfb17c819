import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { pages, textOf } from './pages.ts';

/** Words that a native engineer would not write, and what stands instead. */
const refused: readonly (readonly [RegExp, string])[] = [
  [/\breckon(?:s|ed|ing)?\b/i, 'calculate'],
  [/\banew\b/i, 'again'],
  [/\btold\b/i, 'reported, notified'],
  [/\btells?\b/i, 'report, say, give'],
  [/\bcity gas\b/i, 'natural gas'],
];
/** What people read; api.md is made of docstrings, which lint reads. */
const read = [...pages.filter((page) => !page.endsWith('api.md')), 'i18n/catalogues/en/messages.po'];
const sheets = globSync('ui/**/*.css', { cwd: join(import.meta.dirname, '../..') });

const found = (text: string) =>
  text
    .split('\n')
    .flatMap((line, i) =>
      refused.flatMap(([word, instead]) => (word.test(line) ? [`line ${i + 1}: ${word.exec(line)![0]}, say ${instead}`] : [])),
    );

describe('the words of', () => {
  test.each(read)('%s are plain English', (page) => {
    expect(found(textOf(page))).toEqual([]);
  });

  test('the style sheets are plain English', () => {
    expect(sheets.length).toBeGreaterThan(50);
    expect(sheets.flatMap((sheet) => found(textOf(sheet)).map((each) => `${sheet} ${each}`))).toEqual([]);
  });

  test('refused words of a text are reported by line', () => {
    expect(found('All is well.\nIt is told anew.')).toEqual(['line 2: anew, say again', 'line 2: told, say reported, notified']);
  });
});
