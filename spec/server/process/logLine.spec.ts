import { describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { logLine } from '../../../server/process/logLine.ts';

const plain = (_style: unknown, text: string) => text;
const at = '2026-03-09T05:06:07.000Z';
const time = '[2026-03-09 05:06:07]';

/** The zone of the tests is UTC or any other: the line has the machine's wall time. */
const shownTime = (line: string) => line.replace(/^\[\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}\]/, time);
function logged(write: (log: pino.Logger) => void): string {
  const lines: string[] = [];
  write(pino({ level: 'trace', base: null, timestamp: () => `,"time":"${at}"` }, { write: (json) => lines.push(logLine(json, plain)) }));
  return shownTime(lines.join(''));
}

describe('an event of the log as a line for a person', () => {
  it.each(['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const)('of level %s has its time, level and message', (level) => {
    expect(logged((log) => log[level]('the disk is full'))).toBe(`${time} ${level.toUpperCase()}: the disk is full\n`);
  });

  it('has what else was logged behind the message, on the same line', () => {
    expect(logged((log) => log.info({ audit: 'login', details: { a: 'x\ny' } }, 'audit: login'))).toBe(
      `${time} INFO: audit: login {"audit":"login","details":{"a":"x\\ny"}}\n`,
    );
  });

  it('has the stack of an error on lines of its own', () => {
    const line = logged((log) => log.error({ err: new Error('it broke') }, 'GET /health failed'));
    expect(line).toMatch(/^\[.*\] ERROR: GET \/health failed\n {4}Error: it broke\n {8}at .*\n/);
    expect(line).not.toMatch(/"stack"|\n\S/);
  });

  it('of a level that has no name has its number', () => {
    expect(shownTime(logLine(JSON.stringify({ level: 35, time: at }), plain))).toBe(`${time} 35: \n`);
  });

  it.each([
    [10, 'gray'],
    [20, 'blue'],
    [30, 'green'],
    [40, 'yellow'],
    [50, 'red'],
    [60, 'bgRed'],
    [35, 'white'],
  ])('of level %d is %s', (level, style) => {
    const styles: unknown[] = [];
    logLine(JSON.stringify({ level, time: at, msg: 'm' }), (given, text) => {
      styles.push(given);
      return text;
    });
    expect(styles).toEqual([style, 'cyan']);
  });

  it('shows its time in the zone of the machine', () => {
    const line = logLine(JSON.stringify({ level: 30, time: at, msg: '' }), plain);
    const wall = new Date(at);
    expect(line.slice(1, 20)).toBe(
      `${wall.getFullYear()}-${String(wall.getMonth() + 1).padStart(2, '0')}-${String(wall.getDate()).padStart(2, '0')} ${wall.toTimeString().slice(0, 8)}`,
    );
  });
});
