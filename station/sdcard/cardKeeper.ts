import type { Logger } from 'pino';
import type { Clock } from '../../core/ports/index.ts';
import { msPerMinute, plantDayOf } from '../../core/time/index.ts';
import type { CardLock } from './cardLock.ts';
import { cardStateAfter } from './cardState.ts';
import { type KeptRoom, keepRoom } from './keepRoom.ts';

/** Keeps room on the card while the station runs. */
export interface CardKeeper {
  /** Once what is being done is done. */
  close(): Promise<void>;
}

export interface CardKeeperParts {
  readonly cardDir: string;
  readonly lock: Pick<CardLock, 'hold'>;
  /** As in `keepRoom`. */
  readonly maxBytes: number | undefined;
  /** The plant's zone. */
  readonly zone: () => string;
  readonly clock: Clock;
  readonly log: Logger;
  readonly everyMs?: number;
}

const usualEveryMs = 10 * msPerMinute;

export function cardKeeper({ cardDir, lock, maxBytes, zone, clock, log, everyMs = usualEveryMs }: CardKeeperParts): CardKeeper {
  let told = '';
  let running: Promise<void> | undefined;

  /** What is told again and again is told once. */
  const tellOnce = (text: string) => {
    if (text !== told && text !== '') log.error(`SD card: no room can be made (${text})`);
    told = text;
  };

  const tell = ({ removed, removedBytes, usedBytes, limitBytes, error }: KeptRoom) => {
    if (removed.length > 0) {
      const what = removed.length === 1 ? removed[0] : `${removed[0]} to ${removed.at(-1)}`;
      log.warn(`SD card: ${removed.length} old day files removed to keep room, ${what} (${Math.round(removedBytes / 1e6)} MB)`);
    }
    if (error !== undefined) tellOnce(error.message);
    else tellOnce(usedBytes > limitBytes ? 'only the latest days and other files are left' : '');
  };

  const keep = async () => {
    try {
      await lock.hold();
      const today = plantDayOf(clock.nowMs(), zone());
      tell(await keepRoom(cardDir, { today, ...(maxBytes === undefined ? {} : { maxBytes }) }));
    } catch (error) {
      tellOnce(cardStateAfter(error) === 'none' ? '' : (error as Error).message);
    }
  };

  const start = () => {
    running ??= keep().finally(() => (running = undefined));
  };
  const timer = setInterval(start, everyMs).unref();
  start();
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}
