import type { RecordBlock } from './recordBlock.ts';
import type { RecordPlan } from './recordPlan.ts';
import type { RecordSigns } from './recordSigns.ts';

// Constants of this file are part of the machine code; imported ones would be looked up.
const zero = 48;
const lineFeed = 10;
const carriageReturn = 13;
const utcMark = 90;
const timeLength = 19;
const scalesPerCell = 32;
const maxLineBytes = 16_384;
/** So many digits stay in 32 bits. */
const plainLength = 9;
const largestInteger = 2 ** 24;

/**
 * Reads records behind the block's last row for as long as they are plain: a time in whole seconds after the one before, and for each
 * cell digits, digits with a point, or nothing. Gives the place of the first line that is none, or that no longer fits the block.
 * All lines must end before `until`. The inner loop of the whole reader: no calls, strings or objects a cell, and few variables, so
 * that they stay in registers.
 */
export function fastRecords(
  bytes: Uint8Array,
  from: number,
  until: number,
  { delimiter, point, wholeSecond }: RecordSigns,
  { integers, scales }: RecordPlan,
  block: RecordBlock,
): number {
  const { capacity, timesMs, values } = block;
  const pointDigit = point - zero;
  const lastStart = until - timeLength - 1;
  let lineStart = from;
  for (let row = block.length; row < capacity && lineStart <= lastStart; row++) {
    const atMs = wholeSecond(bytes, lineStart);
    if (!(row === 0 ? atMs >= 0 : atMs > timesMs[row - 1]!)) return lineStart;
    let at = lineStart + timeLength;
    if (bytes[at] === utcMark) at++;

    let place = row;
    for (let scale = 0; scale < scales.length; scale += scalesPerCell) {
      if (bytes[at] !== delimiter) return lineStart;
      const begin = ++at;
      let value = NaN;
      let digit = bytes[at]! - zero;
      if (digit >>> 0 <= 9) {
        let count = digit;
        digit = bytes[++at]! - zero;
        while (digit >>> 0 <= 9) {
          count = (count * 10 + digit) | 0;
          digit = bytes[++at]! - zero;
        }
        let decimals = 0;
        if (digit === pointDigit) {
          const decimalsAt = ++at;
          digit = bytes[at]! - zero;
          while (digit >>> 0 <= 9) {
            count = (count * 10 + digit) | 0;
            digit = bytes[++at]! - zero;
          }
          decimals = at - decimalsAt;
        }
        if (at - begin > plainLength) return lineStart;
        value = (count - scales[scale + 2 * decimals]!) / scales[scale + 2 * decimals + 1]!;
      } else if (bytes[at] !== delimiter && bytes[at] !== lineFeed && bytes[at] !== carriageReturn) return lineStart;
      values[place] = value;
      place += capacity;
    }
    if (bytes[at] === carriageReturn) at++;
    if (bytes[at] !== lineFeed || at - lineStart > maxLineBytes) return lineStart;
    for (let i = 0; i < integers.length; i++) if (values[integers[i]! * capacity + row]! >= largestInteger) return lineStart;
    timesMs[row] = atMs;
    block.length = row + 1;
    lineStart = at + 1;
  }
  return lineStart;
}
