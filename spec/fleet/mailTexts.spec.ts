import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import type { MailChoice, MailNotice } from '../../core/fleet/index.ts';
import { listBlock, mailWriting, stationText } from '../../fleet/mails/mailWriting.ts';
import { noticesMail } from '../../fleet/mails/noticesMail.ts';
import { anyText } from '../core/anyText.ts';

const choice: MailChoice = { kinds: ['silent'], language: 'de', silentAfterMin: 15, digestWeekday: 1, zone: 'Europe/Berlin' };
const german = await mailWriting(choice, undefined);
const english = await mailWriting({ ...choice, language: 'en' }, 'https://fleet.example');
const atMs = Date.parse('2026-11-22T12:00:00Z');
const station = (id: string, name = `Halle ${id}`) => ({ id, plant: { name, place: 'Ulm', zone: 'UTC', dashboardLink: undefined } });
const notice = (kind: MailNotice['kind'], of: string): MailNotice => ({
  ...{ kind, station: of, atMs },
  ...(kind === 'faults' && { fault: { source: 'master', bitIndex: 70 } }),
});

describe('a mail about stations', () => {
  test.each<[string, readonly MailNotice[]]>([
    ['Halle a, Ulm meldet sich nicht', [notice('silent', 'a')]],
    ['2 Stationen melden sich nicht', [notice('silent', 'a'), notice('silent', 'b')]],
    ['Halle b, Ulm: Störung E171 (+2)', [notice('silent', 'a'), notice('back', 'a'), notice('faults', 'b')]],
    ['Halle a, Ulm meldet sich nicht (+1)', [notice('back', 'b'), notice('silent', 'a')]],
    ['2 Störungen', [notice('faults', 'a'), notice('faults', 'b')]],
  ])('[FLEET-3] has the subject %s', (subject, notices) => {
    expect(noticesMail(german, notices, [station('a'), station('b'), station('c')])?.subject).toBe(subject);
  });

  it('[FLEET-3] has of many stations thirty, and how many more there are', () => {
    const ids = Array.from({ length: 500 }, (_, i) => `${i}`);
    const notices = ids.map((id) => notice('silent', id));
    const mail = noticesMail(
      english,
      notices,
      ids.map((id) => station(id)),
    );
    expect(mail?.text.match(/^- /gm)).toHaveLength(30);
    expect(mail?.text).toContain('and 470 more');
    expect(mail?.text).toContain('These are all of your stations.');
  });

  it('[FLEET-3] names the machine and the fault, on one line', () => {
    const blank = { technology: undefined, model: undefined, factoryNumber: undefined, softwareVersion: undefined };
    const tariff = { currency: 'EUR', electricityRatePerKWh: 0.2, electricityCo2KgPerKWh: 0.4 };
    const details = { tariff, machines: [{ slot: 2, name: 'K2\nBcc: x', ...blank }], maintenance: [] };
    const of = { id: 'a', plant: { ...station('a').plant, details } };
    const mail = noticesMail(german, [{ ...notice('faults', 'a'), fault: { source: 2, bitIndex: 70 } }], [of]);
    expect(mail?.text).toContain('- Halle a, Ulm: K2, Bcc: x, E071 Kein Druckaufbau, ');
  });

  it('[FLEET-3] has nothing of stations that its reader does not see, and is none without any other', () => {
    const mail = noticesMail(german, [notice('silent', 'a'), notice('silent', 'z')], [station('a'), station('b')]);
    expect(mail?.subject).toBe('Halle a, Ulm meldet sich nicht');
    expect(mail?.text.match(/^- /gm)).toHaveLength(1);
    expect(noticesMail(german, [notice('silent', 'z')], [station('a')])).toBeUndefined();
  });

  it('[FLEET-3] has any name on one line, in its subject and in its text', () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), fc.string({ unit: 'binary' })), (name) => {
        const mail = noticesMail(german, [notice('silent', 'a')], [station('a', name), station('b')])!;
        expect(mail.subject).not.toMatch(/[\r\n\u0085\u2028\u2029\p{Cc}]/u);
        expect(mail.subject.length).toBeLessThanOrEqual(150);
        expect(mail.text.split('\n')).toHaveLength(7);
      }),
      { numRuns: 40 },
    );
  });

  test.each<[MailNotice['fault'], string]>([
    [{ source: 'master', bitIndex: 70 }, 'Steuerung, E171'],
    [{ source: 'limits', bitIndex: 70 }, 'Messstellen, '],
    [{ source: 7, bitIndex: 70 }, 'Verdichter 7, E071'],
    [undefined, '---, ---'],
  ])('[FLEET-3] calls what %j comes from by its kind', (fault, words) => {
    const of: MailNotice = { kind: 'faults', station: 'a', atMs };
    const mail = noticesMail(german, [fault === undefined ? of : { ...of, fault }], [station('a')]);
    expect(mail?.text).toContain(`- Halle a, Ulm: ${words}`);
  });

  it('[FLEET-3] says that all stations are silent only of several', () => {
    const all = 'Das sind alle Ihre Stationen.';
    const textOf = (silent: readonly string[], stations: readonly string[]) =>
      noticesMail(
        german,
        silent.map((id) => notice('silent', id)),
        stations.map((id) => station(id)),
      )?.text;
    expect(textOf(['a'], ['a'])).not.toContain(all);
    expect(textOf(['a', 'a'], ['a', 'b'])).not.toContain(all);
    expect(textOf(['a', 'b'], ['a', 'b'])).toContain(all);
  });

  it('[FLEET-3] has a list of thirty without a rest, and none of nothing', () => {
    const entries = (count: number) => Array.from({ length: count }, (_, i) => [`${i}`]);
    const linesOf = (count: number) => listBlock(german, 'Liste:', entries(count)).flatMap((block) => block.split('\n'));
    expect([linesOf(0).length, linesOf(30).length]).toEqual([0, 31]);
    expect(linesOf(31).slice(-2)).toEqual(['- 29', 'und 1 weitere']);
  });

  it('[FLEET-3] has of a name eighty characters, and something of a station without one', () => {
    const long = 'x'.repeat(81);
    expect(stationText({ name: long, place: 'Ulm' })).toBe(`${'x'.repeat(79)}…, Ulm`);
    expect(stationText({ name: 'x'.repeat(80), place: '' })).toBe('x'.repeat(80));
    expect(stationText({ name: '', place: '' })).toBe('---');
  });
});
