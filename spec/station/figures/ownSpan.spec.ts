import { describe, expect, it } from '@jest/globals';
import { ownSpan } from '../../../station/figures/ownSpan.ts';
import { load, machineLog } from '../../core/samples/logs.ts';
import { segmentOf } from './someSegments.ts';

const at = Date.parse;
const day = '2026-03-10';
const file = { sizeBytes: 1, modifiedMs: 1 };
/** In the zone of the world that is first, and in the one that is last. */
const [earliestMs, latestMs] = [at('2026-03-09T10:00Z'), at('2026-03-11T12:00Z')];

/** The span of the day where files of days have their latest rows then; those without a moment have no row. */
async function spanWith(latest: Readonly<Record<string, number | undefined>>) {
  const asked: string[] = [];
  const records = {
    summary: (of: { readonly day: string }) => {
      asked.push(of.day);
      const atMs = latest[of.day];
      return Promise.resolve(atMs === undefined ? undefined : segmentOf(machineLog([[load, 75, 12]], 2000, atMs), 2).sums);
    },
  };
  const files = new Map(Object.keys(latest).map((each) => [each, file]));
  const { fromMs, untilMs } = await ownSpan(day, files, records, new AbortController().signal);
  return { fromMs, untilMs, asked };
}

describe("when rows of a day's file count", () => {
  it('is all that the day can be in any zone where no file is before it', async () => {
    expect(await spanWith({})).toEqual({ fromMs: earliestMs, untilMs: latestMs, asked: [] });
    expect(await spanWith({ '2026-03-09': undefined })).toMatchObject({ fromMs: earliestMs, untilMs: latestMs });
  });

  it.each([
    ['the day before', { '2026-03-09': at('2026-03-09T23:00Z') }, at('2026-03-09T23:00Z') + 1],
    ['the day before that', { '2026-03-08': at('2026-03-09T11:00Z') }, at('2026-03-09T11:00Z') + 1],
    ['the later of both', { '2026-03-09': at('2026-03-09T12:00Z'), '2026-03-08': at('2026-03-09T13:00Z') }, at('2026-03-09T13:00Z') + 1],
    ['a day that ends before it can begin', { '2026-03-09': at('2026-03-09T09:00Z') }, earliestMs],
    ['a day that ends as it begins', { '2026-03-09': earliestMs }, earliestMs + 1],
    ['three days before, whose file ends before it', { '2026-03-07': at('2026-03-09T23:00Z') }, earliestMs],
    ['the day after', { '2026-03-11': at('2026-03-11T01:00Z') }, earliestMs],
  ])('begins behind the latest row of %s', async (_, latest, fromMs) => {
    expect(await spanWith(latest)).toMatchObject({ fromMs, untilMs: latestMs });
  });

  it('is nothing where the file before it goes on beyond its end', async () => {
    const beyondMs = at('2026-03-12T00:00Z');
    expect(await spanWith({ '2026-03-09': beyondMs })).toMatchObject({ fromMs: beyondMs + 1, untilMs: beyondMs + 1 });
  });
});
