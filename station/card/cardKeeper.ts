import type { Logger } from 'pino';
import type { Card, Clock, KeptRoom } from '../../core/ports/index.ts';
import { msPerMinute, plantDayOf } from '../../core/time/index.ts';
import { cardStateAfter } from './cardState.ts';

/** Keeps room on the card while the station runs. */
export interface CardKeeper {
  /** Once what is being done is done. */
  close(): Promise<void>;
}

export interface CardKeeperParts {
  readonly card: Pick<Card, 'hold' | 'keepRoom'>;
  /** As in `Card.keepRoom`. */
  readonly maxBytes: number | undefined;
  /** The plant's zone. */
  readonly zone: () => string;
  readonly clock: Clock;
  readonly log: Logger;
  readonly everyMs?: number;
}

const defaultEveryMs = 10 * msPerMinute;

export function cardKeeper({ card, maxBytes, zone, clock, log, everyMs = defaultEveryMs }: CardKeeperParts): CardKeeper {
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
      await card.hold();
      const today = plantDayOf(clock.nowMs(), zone());
      tell(await card.keepRoom({ today, ...(maxBytes === undefined ? {} : { maxBytes }) }));
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
