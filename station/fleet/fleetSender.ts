import { fleetRetryMs, type FleetAnswer, watchedEveryS } from '../../core/fleet/index.ts';
import type { Clock, FleetLink, FleetProblem, FleetReport, LinkOutcome } from '../../core/ports/index.ts';
import { msPerHour, msPerMinute, msPerSecond, type PlantDay } from '../../core/time/index.ts';
import { answerHold } from './answerHold.ts';
import type { FleetOffer, Wanted } from './fleetOffer.ts';
import type { FleetTokens } from './fleetTokens.ts';
import { refusedDays, type RefusedDay } from './refusedDays.ts';

/** What is known of the way to the fleet. */
export interface SenderReport {
  readonly state: Extract<FleetReport['state'], 'connecting' | 'connected' | 'waiting' | 'unknown'>;
  readonly problem: FleetProblem | undefined;
  readonly problemMs: number | undefined;
  /** By the station's clock; undefined before the first. */
  readonly exchangedMs: number | undefined;
  /** Since the start. */
  readonly sentDays: number;
  readonly refusedDays: readonly RefusedDay[];
  /** What the fleet says is wrong. */
  readonly findings: readonly string[];
}

export interface SenderParts {
  readonly link: FleetLink;
  readonly tokens: Pick<FleetTokens, 'current' | 'replace' | 'swap'>;
  readonly offer: FleetOffer;
  /** From one exchange to the next; undefined for as the fleet says. */
  readonly beatS: number | undefined;
  readonly clock: Clock;
  /** Never jumps. */
  readonly steady: Clock;
  /** 0 to 1. */
  readonly random: () => number;
  /** Ends early when the signal is given. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** The fleet knows neither the token nor the one before. */
  readonly onUnknown?: () => void;
}

/** Sends what the fleet wants, for as long as it is open. It keeps no list of what is to be sent: each exchange says it again. */
export interface FleetSender {
  report(): SenderReport;
  close(): Promise<void>;
}

/** A token that is not known any more is tried again so seldom. */
const unknownAgainMs = 6 * msPerHour;
/** From one record of the running day to the next: where nobody looks, while somebody does, and on a connection that is paid by size. */
const runningDayMs = { alone: msPerHour, watched: 15 * msPerMinute, sparing: 6 * msPerHour } as const;
const sparingBeatS = 900;
const soonMs = msPerSecond;
const nothing: Wanted = { plant: false, inventory: false, eventsAfter: undefined };

type Failure = Exclude<LinkOutcome<unknown>, { readonly kind: 'answer' }>;

const problemOf = (failure: Failure): FleetProblem =>
  failure.kind === 'unreachable' ? failure.problem : failure.kind === 'refused' ? 'notUnderstood' : failure.kind;

export function fleetSender({ link, tokens, offer, beatS, clock, steady, random, wait, onUnknown }: SenderParts): FleetSender {
  const stop = new AbortController();
  const { signal } = stop;
  const refused = refusedDays(steady);
  const hold = answerHold(steady, beatS);
  let wanted = nothing;
  let failures = 0;
  let runningSentMs = -Infinity;
  let isDigestRefused = false;
  let report: Omit<SenderReport, 'refusedDays'> = {
    ...{ state: 'connecting', problem: undefined, problemMs: undefined, exchangedMs: undefined, sentDays: 0, findings: [] },
  };
  const note = (change: Partial<SenderReport>) => {
    report = { ...report, ...change };
  };

  /** How long to wait before the next call. */
  function afterFailure(failure: Failure): number {
    failures++;
    note({ state: failure.kind === 'unknown' ? 'unknown' : 'waiting', problem: problemOf(failure), problemMs: clock.nowMs() });
    if (failure.kind === 'unknown') {
      if (tokens.swap() && failures === 1) return soonMs;
      onUnknown?.();
      return unknownAgainMs;
    }
    const retryMs = fleetRetryMs(failures, random);
    return failure.kind === 'busy' ? Math.max(failure.retryAfterS * msPerSecond, retryMs) : retryMs;
  }

  /** Undefined for a day that was not sent, as it was refused before or has no values. */
  async function sendDay(day: PlantDay, token: string): Promise<LinkOutcome<string> | undefined> {
    const made = await offer.day(day);
    if (made === undefined || refused.isRefused(day, made.digest)) return undefined;
    const outcome = await link.putDay(day, made.packed, token, signal);
    if (outcome.kind === 'refused') refused.add({ day, reason: outcome.reason }, made.digest);
    if (outcome.kind !== 'answer') return outcome;
    isDigestRefused = outcome.answer !== made.digest;
    if (isDigestRefused) refused.add({ day, reason: undefined }, made.digest);
    else refused.remove(day);
    // a fleet that takes days is not away: what is lost on a bad line is tried again soon
    failures = 0;
    note({ sentDays: report.sentDays + 1 });
    return outcome;
  }

  const isWatched = ({ everyS }: FleetAnswer) => everyS <= watchedEveryS;
  function isRunningDayDue(answer: FleetAnswer): boolean {
    const sparing = beatS !== undefined && beatS >= sparingBeatS;
    const everyMs = sparing ? runningDayMs.sparing : isWatched(answer) ? runningDayMs.watched : runningDayMs.alone;
    return steady.nowMs() - runningSentMs >= everyMs;
  }

  /** Sends the days that are wanted; gives how many arrived, or what kept one from it. */
  async function sendDays(answer: FleetAnswer, token: string): Promise<number | Failure> {
    let arrived = 0;
    for (const day of answer.days) {
      const outcome = await sendDay(day, token);
      if (outcome?.kind === 'answer') arrived++;
      else if (outcome !== undefined && outcome.kind !== 'refused') return outcome;
    }
    if (answer.days.length > 0 || !isRunningDayDue(answer)) return arrived;
    const outcome = await sendDay(offer.today(), token);
    if (outcome !== undefined && outcome.kind !== 'answer' && outcome.kind !== 'refused') return outcome;
    runningSentMs = steady.nowMs();
    return arrived;
  }

  /** One exchange, and what it asks for; gives how long to wait before the next. */
  async function beat(): Promise<number> {
    const token = tokens.current() ?? '';
    const beganMs = steady.nowMs();
    const waitS = wanted === nothing ? hold.waitS() : 0;
    const isRefused = (day: PlantDay, digest: string) => refused.isRefused(day, digest);
    const said = { ...(await offer.exchange(wanted, isRefused)), isDigestRefused, waitS, beatS };
    const outcome = await link.exchange(said, token, signal);
    if (signal.aborted) return 0;
    hold.noteOutcome(outcome, waitS, steady.nowMs() - beganMs);
    if (outcome.kind !== 'answer') return afterFailure(outcome);
    const { answer } = outcome;
    if (answer.token !== undefined) tokens.replace(answer.token);
    note({ state: 'connected', problem: undefined, problemMs: undefined, exchangedMs: clock.nowMs(), findings: answer.problems });
    const sent = await sendDays(answer, tokens.current() ?? token);
    if (typeof sent !== 'number') return signal.aborted ? 0 : afterFailure(sent);
    failures = 0;
    const before = wanted;
    const inventory = answer.wantsInventory || answer.days.length > 0;
    const isNew = sent > 0 || answer.eventsAfter !== before.eventsAfter || (answer.wantsPlant && !before.plant);
    const wantsMore = answer.wantsPlant || inventory || answer.eventsAfter !== undefined;
    wanted = wantsMore ? { plant: answer.wantsPlant, inventory, eventsAfter: answer.eventsAfter } : nothing;
    const isNext = wantsMore && (isNew || (inventory && !before.inventory));
    const dueMs = isNext ? soonMs : Math.max(answer.everyS, beatS ?? 0) * msPerSecond;
    return Math.max(0, beganMs + dueMs - steady.nowMs());
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      const waitMs = await beat().catch((error: unknown) => {
        if (signal.aborted) return 0;
        offer.failed(error);
        return fleetRetryMs(++failures, random);
      });
      if (!signal.aborted) await wait(waitMs, signal);
    }
  }
  const running = run();

  return {
    report: () => ({ ...report, refusedDays: refused.all() }),
    async close() {
      stop.abort();
      await running;
    },
  };
}
