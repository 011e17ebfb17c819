import { styleText } from 'node:util';
import { type Logger, pino } from 'pino';
import { logLine } from './logLine.ts';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** How the log is written. */
export const logFormats = ['json', 'text'] as const;
export type LogFormat = (typeof logFormats)[number];

const stderr = 2;

/** A log of one line an event on stderr; only an error logged as `err` brings its stack. */
export function stationLog(level: LogLevel, format: LogFormat = 'text'): Logger {
  const output = pino.destination({ dest: stderr, sync: true });
  // A log on a full disk loses lines; the station goes on.
  output.on('error', () => undefined);
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  if (format === 'json') return pino(options, output);
  const colour = process.stderr.isTTY ? styleText : (_style: unknown, text: string) => text;
  return pino(options, { write: (json) => output.write(logLine(json, colour)) });
}
