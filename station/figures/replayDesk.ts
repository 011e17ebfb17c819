import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { ReplayState } from '../../core/ports/index.ts';
import { reasonOf } from '../../server/process/plainReason.ts';

/** Replays that were begun, and what became of them. */
export interface ReplayDesk<Asked, Answer> {
  /** Its id. Of too many that wait the oldest is ended. */
  begin(asked: Asked): string;
  /** Undefined where it is not known any more. */
  read(id: string): ReplayState<Answer> | undefined;
  /** False where it is not known any more. */
  cancel(id: string): boolean;
}

export interface ReplayDeskParts<Asked, Answer> {
  readonly replay: (asked: Asked, signal: AbortSignal, onShare: (done: number) => void) => Promise<Answer>;
  readonly log: Pick<Logger, 'error'>;
}

const maxKept = 8;

export function replayDesk<Asked, Answer>({ replay, log }: ReplayDeskParts<Asked, Answer>): ReplayDesk<Asked, Answer> {
  const kept = new Map<string, { state: ReplayState<Answer>; readonly abort: AbortController }>();
  const end = (id: string) => {
    kept.get(id)?.abort.abort();
    return kept.delete(id);
  };
  return {
    begin(asked) {
      const [oldest] = kept.keys();
      if (kept.size >= maxKept && oldest !== undefined) end(oldest);
      const id = randomUUID();
      const abort = new AbortController();
      const own: { state: ReplayState<Answer>; readonly abort: AbortController } = { state: { state: 'running', done: 0 }, abort };
      kept.set(id, own);
      replay(asked, abort.signal, (done) => {
        own.state = { state: 'running', done };
      }).then(
        (answer) => {
          own.state = { state: 'done', answer };
        },
        (error: unknown) => {
          own.state = { state: 'failed' };
          if (!abort.signal.aborted) log.error(`replay: ${reasonOf(error)}`);
        },
      );
      return id;
    },
    read: (id) => kept.get(id)?.state,
    cancel: end,
  };
}
