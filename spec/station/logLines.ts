import { Writable } from 'node:stream';
import { type Logger, pino } from 'pino';

/** A log of every level that keeps its messages. */
export function logLines(): { readonly log: Logger; readonly lines: string[] } {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push((JSON.parse(chunk.toString()) as { msg: string }).msg);
      done();
    },
  });
  return { log: pino({ level: 'trace' }, stream), lines };
}
