import type { FastifyReply, FastifyRequest } from 'fastify';
import { screenText } from '../../adapters/contract/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import type { LiveRooms } from '../live/liveRooms.ts';

/** Whether the session is still open is asked as often as something is sent, lest the connection be taken for stalled. */
const aliveMs = 20 * msPerSecond;

export interface StreamParts {
  readonly live: LiveRooms;
  readonly organisations: readonly string[];
  readonly isOpen: (request: FastifyRequest) => Promise<boolean>;
}

/** Sends rows as server-sent events `changed` until the page is closed; `ended` is the last one of a session that is over. */
export function liveStream(request: FastifyRequest, reply: FastifyReply, { live, organisations, isOpen }: StreamParts): void {
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' });
  raw.flushHeaders();
  const leave = live.listen(organisations, (rows) => raw.write(`event: changed\ndata: ${screenText(rows)}\n\n`));
  const check = async () => {
    if (await isOpen(request).catch(() => true)) raw.write(': \n\n');
    else raw.end('event: ended\ndata: {}\n\n');
  };
  const alive = setInterval(() => void check(), aliveMs);
  raw.once('close', () => {
    clearInterval(alive);
    leave();
  });
}
