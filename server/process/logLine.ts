import type { styleText } from 'node:util';

type Colour = (style: Parameters<typeof styleText>[0], text: string) => string;

/** Pino's numbers. */
const levels: Readonly<Record<number, readonly [name: string, style: Parameters<typeof styleText>[0]]>> = {
  10: ['TRACE', 'gray'],
  20: ['DEBUG', 'blue'],
  30: ['INFO', 'green'],
  40: ['WARN', 'yellow'],
  50: ['ERROR', 'red'],
  60: ['FATAL', 'bgRed'],
};

interface Logged {
  readonly level: number;
  /** ISO 8601 */
  readonly time: string;
  readonly msg?: string;
  readonly err?: { readonly stack?: string };
}

const two = (value: number) => String(value).padStart(2, '0');

/** In the zone of the machine. */
function timeText(time: string): string {
  const at = new Date(time);
  const date = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${date} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':')}`;
}

/** An event of the log, as JSON, on one line for a person: `[2026-11-20 12:00:00] WARN: what happened {"more":1}`; an error's stack follows on lines of its own. */
export function logLine(json: string, colour: Colour): string {
  const { level, time, msg = '', err, ...more } = JSON.parse(json) as Logged;
  const [name, style] = levels[level] ?? [String(level), 'white'];
  const rest = Object.keys(more).length === 0 ? '' : ` ${JSON.stringify(more)}`;
  const stack = err?.stack === undefined ? '' : `\n${err.stack.replaceAll(/^/gm, '    ')}`;
  return `[${timeText(time)}] ${colour(style, name)}: ${colour('cyan', msg)}${rest}${stack}\n`;
}
