import { describe, expect, it, test } from '@jest/globals';
import { calendarClock } from '../../../station/clock/calendarClock.ts';
import { StartFailure } from '../../../server/process/StartFailure.ts';
import { logLines } from '../logLines.ts';
import { startStation } from '../startStation.ts';

const lastMs = Date.parse('9998-12-31T23:59:59.999Z');

describe('the clock of a station', () => {
  it('stands still outside of the years of the calendar, and is logged each time it leaves them', () => {
    const { log, lines } = logLines();
    let nowMs = lastMs;
    const clock = calendarClock({ nowMs: () => nowMs }, log);
    const shown = [lastMs, lastMs + 1, lastMs + 1e6, 1000, -1, 0].map((atMs) => {
      nowMs = atMs;
      return clock.nowMs();
    });
    expect(shown).toEqual([lastMs, lastMs, lastMs, 1000, 0, 0]);
    expect(lines).toEqual(
      ['9999-01-01T00:00:00.000Z', '1969-12-31T23:59:59.999Z'].map(
        (at) => `the clock shows ${at}; nothing is recorded until it is set to a time in the years 1970 to 9998`,
      ),
    );
  });

  test.each(['9999-12-31T23:59:58Z', '+010000-01-01T00:00:00Z', '1969-12-31T23:59:59Z'])(
    '%s is refused at the start, in one line',
    async (at) => {
      const starting = startStation({ nowMs: () => Date.parse(at), startMs: 0 });
      await expect(starting).rejects.toThrow(StartFailure);
      await expect(starting).rejects.toThrow(/^the clock shows [^\n]+; set it to a time in the years 1970 to 9998$/);
    },
  );

  it('may leave the calendar while the station runs, which goes on to answer', async () => {
    const { log, lines } = logLines();
    let nowMs = lastMs - 5000;
    const station = await startStation({ nowMs: () => nowMs, log });
    station.source.push();
    nowMs = Date.parse('+010000-01-01T00:00:01Z');
    station.source.push();
    const session = { headers: { authorization: `Bearer ${station.tokenOf('read')}` } };
    const calls = ['/health', '/daily_statistics/get_available_days', '/backlog/9998-12-31.jsonarr', '/archive/available'];
    expect(await Promise.all(calls.map(async (path) => (await station.call(path, session)).status))).toEqual([200, 200, 200, 200]);
    expect(lines.filter((line) => line.startsWith('the clock shows'))).toHaveLength(1);
  });
});
