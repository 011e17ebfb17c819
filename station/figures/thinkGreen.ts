import type { Logger } from 'pino';
import { airStatistics, type AirStatistics, type LeakFlow } from '../../core/balance/index.ts';
import { addTotals, emptyTotals, quarterHourMs, type RangeTotals } from '../../core/totals/index.ts';
import { msPerDay, msPerSecond, type PlantDay, plantDayOf, plantDayRange } from '../../core/time/index.ts';
import { reasonOf } from '../../server/process/plainReason.ts';
import type { StoredThinkGreen, ThinkGreenRepository } from '../../core/ports/index.ts';
import { leakFlow } from './leakFlow.ts';
import type { StationTotals } from './stationTotals.ts';

/** Energy and air of each machine since the last reset. */
export interface ThinkGreen {
  /** As of the last refresh; no machine before the first one. */
  current(): AirStatistics;
  /** Counts what came since; those who ask meanwhile wait for the same. */
  refresh(): Promise<void>;
  /** Counts from now on. Throws the system's error when that can't be kept. */
  reset(nowMs: number): void;
  /** Counts all days since the reset again with the next refresh. */
  recount(): void;
  /** Ends what is being counted. */
  close(): Promise<void>;
}

export interface ThinkGreenParts {
  readonly totals: Pick<StationTotals, 'days' | 'leak' | 'totals' | 'latestMs'>;
  readonly repository: ThinkGreenRepository;
  /** The plant's zone. */
  readonly zone: () => string;
  readonly log: Logger;
}

/** Days that are over are counted so much at a time, and kept. */
const countedAtATimeMs = 31 * msPerDay;

const nextQuarterMs = (atMs: number) => (Math.floor(atMs / quarterHourMs) + 1) * quarterHourMs;
const nothing = (atMs: number): AirStatistics => airStatistics(emptyTotals(atMs, atMs), undefined);

export function thinkGreen({ totals, repository, zone, log }: ThinkGreenParts): ThinkGreen {
  const closing = new AbortController();
  let stored: StoredThinkGreen | undefined = repository.load();
  let current = nothing(stored?.resetMs ?? 0);
  let leak: { readonly day: PlantDay; readonly flow: LeakFlow | undefined } | undefined;
  let refreshing: Promise<void> | undefined;
  let reported = '';

  const keep = (next: StoredThinkGreen) => {
    repository.save(next);
    stored = next;
  };

  /** Since when to count, and what is counted already: nothing when the clock was ahead then. */
  const begun = async (latestMs: number): Promise<StoredThinkGreen> => {
    if (stored !== undefined) return (stored.counted?.untilMs ?? 0) > nextQuarterMs(latestMs) ? { ...stored, counted: undefined } : stored;
    const [first] = await totals.days();
    return { resetMs: first === undefined ? latestMs : plantDayRange(first, zone()).fromMs, counted: undefined };
  };

  const show = (resetMs: number, counted: RangeTotals, untilMs: number) => {
    // counted up to the end of a quarter hour: what is yet to come is not missing
    const aheadS = Math.max(0, counted.untilMs - untilMs) / msPerSecond;
    const { machines, leakOrigin } = airStatistics({ ...counted, rangeS: counted.rangeS - aheadS }, leak?.flow);
    current = { timespan: { fromMs: resetMs, untilMs }, machines, leakOrigin };
  };

  /** Stops when somebody resets meanwhile. */
  const count = async (latestMs: number, signal: AbortSignal) => {
    let known = stored;
    const isReset = () => stored !== known;
    const keepKnown = (next: StoredThinkGreen) => {
      if (next !== known) keep(next);
      known = next;
    };

    const from = await begun(latestMs);
    if (isReset()) return;
    keepKnown(from);
    const { resetMs } = from;
    if (resetMs > latestMs) return;
    const today = plantDayOf(latestMs, zone());
    const todayMs = plantDayRange(today, zone()).fromMs;
    if (leak?.day !== today) leak = { day: today, flow: await leakFlow(totals, latestMs, zone(), signal) };

    let counted = from.counted ?? emptyTotals(resetMs, resetMs);
    const upTo = async (untilMs: number) => addTotals(counted, await totals.totals({ fromMs: counted.untilMs, untilMs }, signal));
    while (counted.untilMs < todayMs) {
      counted = await upTo(Math.min(todayMs, counted.untilMs + countedAtATimeMs));
      if (isReset()) return;
      keepKnown({ resetMs, counted });
      show(resetMs, counted, Math.min(counted.untilMs, latestMs));
    }
    const all = await upTo(nextQuarterMs(latestMs));
    if (!isReset()) show(resetMs, all, latestMs);
  };

  /** What stays wrong is reported once. */
  const reportOnce = (text: string) => {
    if (text !== reported && text !== '') log.error(`think-green: ${text}`);
    reported = text;
  };

  const refresh = async () => {
    const { latestMs } = totals;
    if (latestMs === undefined) return;
    try {
      await count(latestMs, closing.signal);
      reportOnce('');
    } catch (error) {
      if (!closing.signal.aborted) reportOnce(reasonOf(error));
    }
  };

  return {
    current: () => current,
    refresh: () => (refreshing ??= refresh().finally(() => (refreshing = undefined))),
    reset(nowMs) {
      keep({ resetMs: Math.round(nowMs), counted: undefined });
      current = nothing(nowMs);
    },
    recount() {
      if (stored !== undefined) keep({ resetMs: stored.resetMs, counted: undefined });
    },
    async close() {
      closing.abort();
      await refreshing;
    },
  };
}
