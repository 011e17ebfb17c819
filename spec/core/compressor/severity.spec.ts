import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { severities, type Severity, severityOf } from '../../../core/compressor/index.ts';
import { statusWith, statusWord } from './statuses.ts';

describe("the border of a machine's picture", () => {
  test.each<[Severity, number]>([
    ['ok', 0],
    ['ok', 1 | 2 | 4 | 256 | 512],
    ['maintenance', 32],
    ['warning', 64],
    ['error', 128],
    ['error', 32768],
    ['warning', 64 | 32],
    ['error', 128 | 64 | 32],
    ['error', 32768 | 32],
  ])('[STATE-2] is %s for status %d', (severity, status) => {
    expect(severityOf(status)).toBe(severity);
  });

  test.each<[Severity, number, number]>([
    ['error', 128, 0],
    ['error', 32768, 0],
    ['warning', 64, 128 | 32768],
    ['maintenance', 32, 64 | 128 | 32768],
    ['ok', 0, 32 | 64 | 128 | 32768],
  ])('[STATE-2] is %s with bits %d set and %d unset, whatever the others are', (severity, set, unset) => {
    fc.assert(
      fc.property(statusWith(set, unset), (status) => {
        expect(severityOf(status)).toBe(severity);
      }),
    );
  });

  it('[STATE-2] never gets milder by a further report', () => {
    fc.assert(
      fc.property(statusWord, statusWord, (status, more) => {
        expect(severities.indexOf(severityOf(status | more))).toBeGreaterThanOrEqual(severities.indexOf(severityOf(status)));
      }),
    );
  });

  it('is ok while nothing is reported', () => {
    expect(severityOf(undefined)).toBe('ok');
  });
});
