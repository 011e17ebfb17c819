import type { FastifyReply, FastifyRequest } from 'fastify';
import { screenText } from '../../adapters/contract/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import type { LiveRooms } from '../live/liveRooms.ts';

/** What somebody may see is asked as often as something is sent, lest the connection be taken for stalled. */
const aliveMs = 20 * msPerSecond;

export interface StreamParts {
  readonly live: LiveRooms;
  readonly organisations: readonly string[];
  /** Those of the caller now; undefined once the session is over. */
  readonly organisationsNow: (request: FastifyRequest) => Promise<readonly string[] | undefined>;
  readonly everyMs?: number;
}

const isSame = (a: readonly string[], b: readonly string[]) => JSON.stringify([...a].sort()) === JSON.stringify([...b].sort());

/**
 * Sends rows as server-sent events `changed` until the page is closed; `ended` is the last one of a session that is over.
 * Once somebody is in other organisations it ends without a word: the page opens it again, by the rights of then.
 */
export function liveStream(
  request: FastifyRequest,
  reply: FastifyReply,
  { live, organisations, organisationsNow, everyMs = aliveMs }: StreamParts,
): void {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' });
  raw.flushHeaders();
  const leave = live.listen(organisations, (rows) => raw.write(`event: changed\ndata: ${screenText(rows)}\n\n`));
  const check = async () => {
    const now = await organisationsNow(request).catch(() => organisations);
    if (now === undefined) raw.end('event: ended\ndata: {}\n\n');
    else if (isSame(now, organisations)) raw.write(': \n\n');
    else raw.end();
  };
  const alive = setInterval(() => void check(), everyMs);
  raw.once('close', () => {
    clearInterval(alive);
    leave();
  });
}
