import { type Logger, pino } from 'pino';
import pretty from 'pino-pretty';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** How the log is written. */
export const logFormats = ['json', 'text'] as const;
export type LogFormat = (typeof logFormats)[number];

/** A log of one line an event on stderr; only an error logged as `err` brings its stack. */
export function stationLog(level: LogLevel, format: LogFormat = 'text'): Logger {
  if (format === 'json') {
    const output = pino.destination({ dest: 2, sync: true });
    // A log on a full disk loses lines; the station goes on.
    output.on('error', () => undefined);
    return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, output);
  }
  const stream = pretty({
    colorize: process.stderr.isTTY,
    destination: 2,
    ignore: 'pid,hostname',
    singleLine: true,
    sync: true,
    translateTime: 'SYS:yyyy-mm-dd HH:MM:ss',
  });
  return pino({ level }, stream);
}
