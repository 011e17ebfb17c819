import { afterEach, describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { msPerHour, plantDayRange, textInZone, wallTimes, zoneOffsetMs } from '../../../core/time/index.ts';

const machineZone = process.env['TZ'];
afterEach(() => {
  process.env['TZ'] = machineZone ?? 'UTC';
});

describe('a zone', () => {
  test.each(['UTC', 'Europe/Berlin', 'America/New_York', 'Pacific/Apia'])(
    'on a machine in %s has the clock changes of its own',
    (machine) => {
      process.env['TZ'] = machine;
      const clocks = [
        '2026-03-29T02:42:24Z',
        '2026-03-08T02:03:12Z',
        '2026-03-29T00:59:59Z',
        '2026-03-29T01:00:00Z',
        '2026-10-25T00:59:59Z',
        '2026-10-25T01:00:00Z',
      ];
      const shown = (zone: string) => clocks.map((at) => textInZone(Date.parse(at), zone, 'HH:mm:ss'));
      expect(shown('UTC')).toEqual(['02:42:24', '02:03:12', '00:59:59', '01:00:00', '00:59:59', '01:00:00']);
      expect(shown('Europe/Berlin')).toEqual(['04:42:24', '03:03:12', '01:59:59', '03:00:00', '02:59:59', '02:00:00']);
      const lengthH = (day: string) => {
        const { fromMs, untilMs } = plantDayRange(day, 'Europe/Berlin');
        return (untilMs - fromMs) / msPerHour;
      };
      expect(['2026-03-29', '2026-03-30', '2026-10-25'].map(lengthH)).toEqual([23, 24, 25]);
    },
  );

  it('has texts of moments that agree with its offset, around changes of the clock and at odd times of old ones', () => {
    const zones = ['Africa/Monrovia', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Europe/Berlin', 'Pacific/Apia'];
    const changesMs = [
      '1893-03-31T23:06:32Z',
      '1972-01-07T00:44:30Z',
      '1985-12-31T18:30:00Z',
      '2026-04-04T15:00:00Z',
      '2026-10-25T01:00:00Z',
    ];
    for (const zone of zones)
      for (const changeMs of changesMs.map(Date.parse))
        for (let atMs = changeMs - 2 * msPerHour; atMs <= changeMs + 2 * msPerHour; atMs += msPerHour / 60)
          expect([zone, textInZone(atMs, zone, 'HH:mm:ss')]).toEqual([
            zone,
            new Date(atMs + zoneOffsetMs(atMs, zone)).toISOString().slice(11, 19),
          ]);
  });

  it('shows the day and the time of the day of many moments as its clock does', () => {
    for (const zone of ['Europe/Berlin', 'America/St_Johns', 'Pacific/Apia']) {
      const wallOf = wallTimes(zone);
      for (let atMs = Date.parse('2026-03-27T23:07:13.250Z'), i = 0; i < 300; i++, atMs += 0.71 * msPerHour) {
        const { day, clockMs } = wallOf(Math.floor(atMs));
        expect(day).toBe(textInZone(Math.floor(atMs), zone, 'yyyy-MM-dd'));
        expect(new Date(clockMs).toISOString().slice(11, 19)).toBe(textInZone(Math.floor(atMs), zone, 'HH:mm:ss'));
        expect(clockMs % 1000).toBe(Math.floor(atMs) % 1000);
      }
    }
    expect(wallTimes('UTC')(-1)).toEqual({ day: '1969-12-31', clockMs: 24 * msPerHour - 1 });
  });

  it('has an offset in the first years of the calendar, too', () => {
    expect(zoneOffsetMs(Date.parse('0044-03-15T12:00:00Z'), 'UTC')).toBe(0);
  });

  it('that does not exist is refused', () => {
    expect(() => zoneOffsetMs(0, 'Europe/Atlantis')).toThrow(RangeError);
  });

  test.each([
    ['2026-01-15T12:00:00Z', 'Europe/Berlin', 1],
    ['2026-07-15T12:00:00Z', 'Europe/Berlin', 2],
    ['2026-07-15T12:00:00Z', 'UTC', 0],
    ['2026-07-15T12:00:00Z', 'Asia/Kolkata', 5.5],
    ['2026-01-15T12:00:00Z', 'America/New_York', -5],
    ['2026-03-29T00:59:59.999Z', 'Europe/Berlin', 1],
    ['2026-03-29T01:00:00Z', 'Europe/Berlin', 2],
    ['2026-10-25T00:59:59.999Z', 'Europe/Berlin', 2],
    ['2026-10-25T01:00:00Z', 'Europe/Berlin', 1],
    ['1960-06-01T12:00:00.5Z', 'Europe/Berlin', 1],
  ])('at %s %s is %d hours ahead of UTC', (at, zone, hours) => {
    expect(zoneOffsetMs(Date.parse(at), zone)).toBe(hours * msPerHour);
  });

  it('has its midnight where the offset says', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 27 }), fc.constantFrom('Europe/Berlin', 'Asia/Tokyo', 'America/New_York'), (days, zone) => {
        const date = `2026-06-${String(days + 1).padStart(2, '0')}`;
        const { fromMs } = plantDayRange(date, zone);
        expect(fromMs + zoneOffsetMs(fromMs + 1, zone)).toBe(Date.parse(date));
        expect(textInZone(fromMs, zone, 'yyyy-MM-dd HH:mm:ss')).toBe(`${date} 00:00:00`);
      }),
    );
  });
});
