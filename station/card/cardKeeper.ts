import type { Logger } from 'pino';
import { messageOf } from '../../adapters/systemError/index.ts';
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
  let reported = '';
  let running: Promise<void> | undefined;

  /** What stays the same is reported once. */
  const reportOnce = (text: string) => {
    if (text !== reported && text !== '') log.error(`SD card: no room can be made (${text})`);
    reported = text;
  };

  const report = ({ removed, removedBytes, usedBytes, limitBytes, error }: KeptRoom) => {
    if (removed.length > 0) {
      const what = removed.length === 1 ? removed[0] : `${removed[0]} to ${removed.at(-1)}`;
      log.warn(`SD card: ${removed.length} old day files removed to keep room, ${what} (${Math.round(removedBytes / 1e6)} MB)`);
    }
    if (error !== undefined) reportOnce(error);
    else reportOnce(usedBytes > limitBytes ? 'only the latest days and other files are left' : '');
  };

  const keep = async () => {
    try {
      await card.hold();
      const today = plantDayOf(clock.nowMs(), zone());
      report(await card.keepRoom({ today, ...(maxBytes === undefined ? {} : { maxBytes }) }));
    } catch (error) {
      reportOnce(cardStateAfter(error) === 'none' ? '' : messageOf(error));
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
