import type { Logger } from 'pino';
import { messageOf } from '../../adapters/systemError/index.ts';
import type { Clock, WaitingEvent, WaitingEventRepository } from '../../core/ports/index.ts';
import { msPerDay } from '../../core/time/index.ts';

/** So many events wait for a receiver at most; the oldest make room. */
export const maxWaitingEvents = 500;
/** And so long. */
const longestWaitMs = msPerDay;

export interface WaitingEventsParts {
  readonly repository: WaitingEventRepository;
  /** The calendar's. */
  readonly clock: Clock;
  readonly log: Logger;
}

/** Fault events that a broker or a webhook has not confirmed yet, over restarts of the station. */
export interface WaitingEvents {
  add(event: Omit<WaitingEvent, 'id'>): void;
  /** The oldest; undefined for none. */
  first(): WaitingEvent | undefined;
  /** It has arrived. */
  done(event: WaitingEvent): void;
  count(): number;
  /** How many were given up. */
  lost(): number;
  /** Forgets all that wait. */
  clear(): void;
}

/** Goes on with what waits in the database; while that fails, events wait in memory. */
export function waitingEvents({ repository, clock, log }: WaitingEventsParts): WaitingEvents {
  let waiting = repository.events();
  let lost = 0;
  let hasFailed = false;

  function kept<Result>(change: () => Result): Result | undefined {
    try {
      const result = change();
      hasFailed = false;
      return result;
    } catch (error) {
      if (!hasFailed) log.error(`events for other programs cannot be saved, they wait in memory (${messageOf(error)})`);
      hasFailed = true;
      return undefined;
    }
  }
  const drop = (count: number) => {
    if (count <= 0) return;
    const last = waiting[count - 1]!;
    waiting = waiting.slice(count);
    kept(() => repository.removeEvents(last.id));
  };
  const giveUp = (count: number) => {
    lost += Math.max(0, count);
    drop(count);
  };
  const giveUpOld = () => {
    const oldestMs = clock.nowMs() - longestWaitMs;
    const fresh = waiting.findIndex(({ atMs }) => atMs >= oldestMs);
    giveUp(fresh === -1 ? waiting.length : fresh);
  };

  return {
    add(event) {
      const id = kept(() => repository.addEvent(event)) ?? waiting.at(-1)?.id ?? 0;
      waiting = [...waiting, { ...event, id }];
      giveUp(waiting.length - maxWaitingEvents);
    },
    first() {
      giveUpOld();
      return waiting[0];
    },
    done(event) {
      drop(waiting.indexOf(event) + 1);
    },
    count: () => waiting.length,
    lost: () => lost,
    clear: () => drop(waiting.length),
  };
}
