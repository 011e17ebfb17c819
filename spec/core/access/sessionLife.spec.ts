import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { levels, sessionEndMs, type SessionTimes } from '../../../core/access/index.ts';

const minute = 60_000;
const hour = 60 * minute;
const moment = fc.integer({ min: 0, max: 100 * hour });
const times: fc.Arbitrary<SessionTimes> = fc
  .tuple(moment, moment, moment)
  .map(([openedMs, used, input]) => ({ openedMs, usedMs: openedMs + used, inputMs: openedMs + input }));

describe('a session', () => {
  it('of level demo or read ends 24 h after its last use, however old it is and whatever is put in', () => {
    fc.assert(
      fc.property(times, fc.constantFrom('demo', 'read'), (given, level) => {
        expect(sessionEndMs(level, given)).toBe(given.usedMs + 24 * hour);
      }),
    );
  });

  it("of level write ends 30 min after a person's last input, however much it is used, and 12 h after its opening at the latest", () => {
    fc.assert(
      fc.property(times, (given) => {
        const endMs = sessionEndMs('write', given);
        expect(endMs).toBe(
          given.inputMs + 30 * minute < given.openedMs + 12 * hour ? given.inputMs + 30 * minute : given.openedMs + 12 * hour,
        );
      }),
    );
  });

  it('never ends earlier for what keeps it', () => {
    fc.assert(
      fc.property(times, fc.constantFrom(...levels), moment, (given, level, laterMs) => {
        const kept = { ...given, usedMs: given.usedMs + laterMs, inputMs: given.inputMs + laterMs };
        expect(sessionEndMs(level, kept)).toBeGreaterThanOrEqual(sessionEndMs(level, given));
      }),
    );
  });
});
