import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { type CalendarEntry, calendarFile } from '../../../core/maintenance/index.ts';

const madeAtMs = Date.UTC(2026, 10, 20, 13, 32, 8);
const entry: CalendarEntry = {
  uid: 'a1-2-oilFilter@pressluft',
  day: '2026-12-28',
  title: 'Ölfilter, K2 Halle A',
  text: 'Voraussichtlich 28.12.2026; 9 von 10 Fällen: 21.12. bis 04.01.\nIntervall 2.000 h',
  place: 'Werk Süd, Station 1',
};
const written = (entries: readonly CalendarEntry[], atMs = madeAtMs) => calendarFile(entries, { madeAtMs: atMs, name: 'Wartung' });
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as string).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));

describe('a calendar file', () => {
  it('[CARE-2] is read by another program as whole days with their texts', () => {
    const text = written([entry, { ...entry, uid: 'other', day: '2026-12-31', place: undefined }]);
    const [first, second] = eventsOf(text);
    expect([first!.uid, first!.summary, first!.description, first!.location]).toEqual([entry.uid, entry.title, entry.text, entry.place]);
    expect([first!.startDate.isDate, String(first!.startDate), String(first!.endDate)]).toEqual([true, '2026-12-28', '2026-12-29']);
    expect([second!.uid, String(second!.endDate)]).toEqual(['other', '2027-01-01']);
  });

  it('[CARE-2] that is made later replaces what was imported: the same uid, a higher sequence, a later stamp', () => {
    const [before] = eventsOf(written([entry]));
    const [after] = eventsOf(written([{ ...entry, day: '2027-01-04' }], madeAtMs + 3_600_000));
    expect(after!.uid).toBe(before!.uid);
    expect(after!.sequence).toBeGreaterThan(before!.sequence);
    expect(before!.sequence).toBe(Math.floor(madeAtMs / 60_000));
    expect(eventsOf(written([entry], -1))[0]!.sequence).toBe(0);
    const stamp = (event: InstanceType<typeof ICAL.Event>) => String(event.component.getFirstPropertyValue('dtstamp'));
    expect(stamp(before!)).toBe('2026-11-20T13:32:08Z');
    expect(stamp(after!) > stamp(before!)).toBe(true);
  });

  it('[CARE-2] names no place where there is none', () => {
    for (const place of ['', undefined]) expect(written([{ ...entry, place }])).not.toContain('LOCATION');
  });

  it('[CARE-2] fills its lines, those that go on behind a space', () => {
    const lines = written([{ ...entry, title: 'a'.repeat(75 - 'SUMMARY:'.length + 74 + 3), text: 'x' }]).split('\r\n');
    const at = lines.findIndex((line) => line.startsWith('SUMMARY:'));
    expect(lines.slice(at, at + 4)).toEqual([`SUMMARY:${'a'.repeat(67)}`, ` ${'a'.repeat(74)}`, ' aaa', 'DESCRIPTION:x']);
  });

  it.each(['z', 'ä', '\u07ff', '\u0800', '\uffff', '\u{10000}', '🏭'])('[CARE-2] fills its lines with as many %j as fit', (character) => {
    const octets = Buffer.byteLength(character);
    const lines = written([{ ...entry, title: character.repeat(150), text: 'x' }]).split('\r\n');
    const at = lines.findIndex((line) => line.startsWith('SUMMARY:'));
    const end = lines.findIndex((line) => line.startsWith('DESCRIPTION:'));
    for (const line of lines.slice(at, end - 1)) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(Buffer.byteLength(line) + octets).toBeGreaterThan(75);
    }
  });

  it('[CARE-2] keeps any text, in lines of 75 octets that end with CR LF', () => {
    // of one to four octets, with those at which the next length begins
    const edges = fc.constantFrom('\u007f', '\u0080', '\u07ff', '\u0800', '\uffff', '\u{10000}');
    const unit = fc.oneof({ weight: 3, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) }, edges);
    const anyText = fc.string({ unit, maxLength: 200 }).map((text) => text.replace(/[\p{Cc}]/gu, ' '));
    fc.assert(
      fc.property(anyText, anyText, (title, line) => {
        const text = written([{ ...entry, title, text: `${line}\n${line}` }]);
        const lines = text.split('\r\n');
        expect(lines.pop()).toBe('');
        for (const each of lines) {
          expect(Buffer.byteLength(each)).toBeLessThanOrEqual(75);
          expect(each).not.toMatch(/[\r\n]/);
          expect(Buffer.from(each).toString()).toBe(each);
        }
        const [event] = eventsOf(text);
        expect([event!.summary, event!.description]).toEqual([title, `${line}\n${line}`]);
      }),
    );
  });
});
