import { expect, it } from '@jest/globals';
import { yearStrip } from '../../../core/faults/index.ts';

const range = { fromMs: Date.parse('2026-01-15T00:00:00Z'), untilMs: Date.parse('2026-04-15T00:00:00Z') };

it('has each entry of its time at its place, and the starts of the months in the zone of the plant', () => {
  const at = ['2026-04-15T00:00:00Z', '2026-03-01T00:00:00Z', '2025-12-31T00:00:00Z'].map((text) => ({ atMs: Date.parse(text) }));
  const { marks, months } = yearStrip([...at, { atMs: undefined }], range, 'Europe/Berlin');
  expect(marks).toEqual([1, 0.5]);
  expect(yearStrip([{ atMs: range.fromMs }, { atMs: range.fromMs - 1 }, { atMs: range.untilMs + 1 }], range, 'UTC').marks).toEqual([0]);
  expect(
    yearStrip([], { ...range, fromMs: Date.parse('2026-01-01T00:00:00Z'), untilMs: Date.parse('2026-03-01T00:00:00Z') }, 'UTC').months,
  ).toEqual([0, 31 / 59, 1]);
  const days = (text: string) => (Date.parse(text) - range.fromMs) / (range.untilMs - range.fromMs);
  expect(months).toEqual(['2026-01-31T23:00Z', '2026-02-28T23:00Z', '2026-03-31T22:00Z'].map(days));
});
