import { describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { plantEntrySchemas } from '../../../adapters/plantData/plantEntrySchemas.ts';

const window = (fromMs: number, untilMs: number) =>
  z.safeParse(plantEntrySchemas.windows, { fromMs, untilMs, kind: 'holiday', note: '' }).success;

describe("instants of a plant's data", () => {
  const atMs = Date.UTC(2026, 11, 24);
  test.each([
    ['within the calendar', atMs, atMs + 86_400_000, true],
    ['behind the end of the calendar', atMs, 9e15, false],
    ['before its beginning', -9e15, atMs, false],
    ['that are no whole milliseconds', atMs + 0.5, atMs + 10, false],
  ] as const)('%s', (_, fromMs, untilMs, isTaken) => {
    expect(window(fromMs, untilMs)).toBe(isTaken);
  });
});
