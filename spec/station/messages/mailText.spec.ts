import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { statusBit } from '../../../core/compressor/index.ts';
import type { ActiveFault } from '../../../core/faults/index.ts';
import { defaultSettings, type Settings } from '../../../core/settings/index.ts';
import { type Language, languages, translator } from '../../../i18n/index.ts';
import { faultLogEntryOf } from '../../../station/faults/faultLogEntryOf.ts';
import { faultReport } from '../../../station/messages/FaultReport.ts';
import { faultMail, testMailText } from '../../../station/messages/mailText.ts';
import { faultSms } from '../../../station/messages/smsText.ts';
import type { MailText } from '../../../server/mails/sendMail.ts';
import { anySettings } from '../../core/settings/anySettings.ts';
import { stationReport } from '../../core/master/stations.ts';
import { anyText } from '../../core/anyText.ts';
import { fault, faultSample, morning } from '../faults/faultSample.ts';
import { mailReceivers, settings as berlin } from './messageFixture.ts';
import { productFaultTexts } from '../../../server/faults/productFaultTexts.ts';

const i18n = Object.fromEntries(await Promise.all(languages.map(async (language) => [language, await translator(language)] as const)));
const writing = (language: Language, settings: Settings = berlin) => ({
  i18n: i18n[language]!,
  language,
  settings,
  faultTexts: productFaultTexts[language],
});

const statuses = [statusBit.on | statusBit.running | statusBit.loaded, statusBit.on | statusBit.error, statusBit.on];
const plant = {
  ...morning,
  master: { ...morning.master, status: 3, systemPressureBar: 6.84, volumeFlowM3min: 19.96, deliveryVolumeM3min: 20.4, loadRatio: 0.815 },
  compressors: statuses.map((status, i) => ({ ...morning.compressors[i]!, status })),
};
const reportOf = (...faults: readonly ActiveFault[]) => {
  const sample = faultSample(faults, plant);
  return faultReport(
    faults.map((each) => faultLogEntryOf(each, sample)),
    sample,
  );
};
const [receiver] = mailReceivers({ salutation: 'Guten Tag Frau Beispiel,', plantAddress: 'Halle A\nTor 3' });
const motor = fault(2, 65);
const pressure = fault('master', 16);
const filter = fault(3, 2);

const german: MailText = {
  subject: 'Werk Süd, Station 1: Störung, Verdichter 2: Motorschutz ausgelöst (+1)',
  text: `Guten Tag Frau Beispiel,

Werk Süd, Station 1 meldet:

Datum: 20.11.2026
Uhrzeit: 09:00:00
Warnung: W117 Netzdruck unter dem Mindestwert
Gemeldet von: Hauptsteuerung

Datum: 20.11.2026
Uhrzeit: 09:00:00
Störung: E066 Motorschutz ausgelöst
Verdichter Nr.: 2, K2 Halle A
Typ: S 75 F

Adresse: Halle A, Tor 3
Kunde: Muster GmbH

Zustand der Station am 20.11.2026 09:00:00 (Zeitzone Europe/Berlin)
Hauptsteuerung: Aktiv
Netzdruck: 6,8\u00a0bar
Volumenstrom: 20,0\u00a0m³/min
Liefermenge (FAD): 20,4\u00a0m³/min
Auslastung: 82\u00a0%
Verdichter 1, K1 Halle A, S 75: Last
Verdichter 2, K2 Halle A, S 75 F: Störung
Verdichter 3, K3 Halle B, S 75: Bereit

Ansprechpartner im Service: Erika Muster
Telefon: +49 30 1234567

Diese Nachricht hat die Steuerung von selbst gesendet.
`,
};

const english: MailText = {
  subject: 'Werk Süd, Station 1: Error, Compressor 2: Motor overload tripped (+1)',
  text: `Guten Tag Frau Beispiel,

Werk Süd, Station 1 reports:

Date: 2026-11-20
Time: 09:00:00
Warning: W117 Network pressure below minimum
Reported by: Master control

Date: 2026-11-20
Time: 09:00:00
Error: E066 Motor overload tripped
Compressor no.: 2, K2 Halle A
Type: S 75 F

Address: Halle A, Tor 3
Customer: Muster GmbH

State of the station at 2026-11-20 09:00:00 (time zone Europe/Berlin)
Master control: Active
Network pressure: 6.8\u00a0bar
Volume flow: 20.0\u00a0m³/min
Delivery volume (FAD): 20.4\u00a0m³/min
Load factor: 82%
Compressor 1, K1 Halle A, S 75: Load
Compressor 2, K2 Halle A, S 75 F: Error
Compressor 3, K3 Halle B, S 75: Ready

Service contact: Erika Muster
Phone: +49 30 1234567

This message was sent automatically by the controller.
`,
};

describe('the mail about faults', () => {
  test.each([
    ['de', german],
    ['en', english],
  ] as const)(
    'lists in %s address, date, time, messages, compressor number and type, general status, support contact and phone',
    (language, mail) => {
      expect(faultMail(writing(language), reportOf(pressure, motor), receiver!)).toEqual(mail);
    },
  );

  it("has the station's units, and its address where the receiver has none", () => {
    const units = { ...berlin.units, pressure: 'psi', volume: 'cft' } as const;
    const { text } = faultMail(writing('en', { ...berlin, units }), reportOf(motor), mailReceivers()[0]!);
    expect(text).toMatch(/^Werk Süd, Station 1 reports:\n/);
    expect(text).toContain('\nAddress: Hallenweg 3, 12345 Musterstadt\n');
    expect(text).toContain('\nNetwork pressure: 99\u00a0psi\nVolume flow: 705\u00a0cfm\n');
  });

  it('names one fault in its subject, the worst, with its machine', () => {
    const subject = (...faults: readonly ActiveFault[]) => faultMail(writing('de'), reportOf(...faults), receiver!).subject;
    expect(subject(filter)).toBe('Werk Süd, Station 1: Wartung, Verdichter 3: Ölfilter wechseln');
    expect(subject(filter, pressure)).toBe('Werk Süd, Station 1: Warnung, Hauptsteuerung: Netzdruck unter dem Mindestwert (+1)');
    expect(subject(pressure, filter, motor)).toBe('Werk Süd, Station 1: Störung, Verdichter 2: Motorschutz ausgelöst (+2)');
  });

  it('has a subject of 150 characters at most, and a salutation and an address of 1000', () => {
    const faultTexts = { ...productFaultTexts.de, compressor: { [motor.bitIndex]: 'x'.repeat(150) } };
    const long = { ...receiver!, salutation: 'a'.repeat(1200), plantAddress: 'b'.repeat(1200) };
    const { subject, text } = faultMail({ ...writing('de'), faultTexts }, reportOf(motor), long);
    expect([subject.length, subject.at(-1), subject.startsWith('Werk Süd, Station 1: Störung, Verdichter 2: xxx')]).toEqual([
      150,
      '…',
      true,
    ]);
    expect(text.split('\n')[0]).toBe(`${'a'.repeat(999)}…`);
    expect(text).toContain(`Adresse: ${'b'.repeat(999)}…\n`);
  });

  it('has --- for what is missing', () => {
    const { text } = faultMail(
      writing('de', defaultSettings),
      faultReport([], { ...morning, atMs: NaN, master: { ...morning.master, status: undefined, systemPressureBar: undefined } }),
      mailReceivers()[0]!,
    );
    for (const line of ['Druckluftstation meldet:', 'Adresse: ---', 'Hauptsteuerung: ---', 'Netzdruck: ---', 'Telefon: ---']) {
      expect(text.split('\n')).toContain(line);
    }
    expect(text).toContain('am --- (Zeitzone UTC)');
  });

  it('lists thirty faults and counts the rest', () => {
    const many = Array.from({ length: 36 }, (_, i) => fault(1, 64 + i));
    const { text, subject } = faultMail(writing('en'), reportOf(...many), receiver!);
    expect(text.match(/^Error: /gm)).toHaveLength(30);
    expect(text).toContain('\n\nFurther messages: 6. They are in the error log.\n\n');
    expect(subject).toMatch(/\(\+35\)$/);
  });

  it('stays a mail of limited size with a subject of one line, whatever the names and settings are', () => {
    const long = anyText().map((text) => text.repeat(2000));
    fc.assert(
      fc.property(anySettings, stationReport, long, (settings, report, text) => {
        const hostile = {
          ...settings,
          time: { ...settings.time, zone: 'UTC' },
          customer: { ...settings.customer, stationName: text, plantAddress: text, supportContact: text },
        };
        const named = { ...report, compressors: report.compressors.map((each) => ({ ...each, name: text })) };
        const sample = faultSample([motor, pressure], named);
        const reported = faultReport(
          sample.faults.map((each) => faultLogEntryOf(each, sample)),
          sample,
        );
        const mail = faultMail(writing('de', hostile), reported, { ...receiver!, salutation: text, plantAddress: text });
        expect(mail.subject.length).toBeLessThanOrEqual(150);
        expect(mail.subject).not.toMatch(/[\r\n\p{Cc}]/u);
        expect(mail.text.length).toBeLessThan(20_000);
        expect(mail.text).not.toMatch(/[^\P{Cc}\n]/u);
      }),
      { numRuns: 30 },
    );
  });
});

describe('the test mail', () => {
  test.each([
    ['de', 'Werk Süd, Station 1: Test-E-Mail', 'Diese E-Mail zeigt, dass Werk Süd, Station 1 E-Mails senden kann.\n'],
    ['en', 'Werk Süd, Station 1: test e-mail', 'This e-mail shows that Werk Süd, Station 1 can send e-mail.\n'],
  ] as const)('says in %s what it is', (language, subject, text) => {
    expect(testMailText(writing(language))).toEqual({ subject, text });
  });
});

describe('the text message about faults', () => {
  test.each([
    [
      'de',
      'Werk Süd, Station 1, 20.11.2026 09:00:00: Störung Verdichter 2: Motorschutz ausgelöst; Warnung Hauptsteuerung: Netzdruck unter dem Mindestwert',
    ],
    [
      'en',
      'Werk Süd, Station 1, 2026-11-20 09:00:00: Error Compressor 2: Motor overload tripped; Warning Master control: Network pressure below minimum',
    ],
  ] as const)('says in %s the worst first', (language, text) => {
    expect(faultSms(writing(language), reportOf(pressure, motor))).toBe(text);
  });

  it('has at most 300 characters and counts what found no room', () => {
    const many = Array.from({ length: 36 }, (_, i) => fault(1, 64 + i));
    const text = faultSms(writing('en'), reportOf(...many));
    expect(text.length).toBeLessThanOrEqual(300);
    const reported = text.split('; ').length;
    expect(reported).toBeGreaterThan(2);
    expect(text).toMatch(new RegExp(`\\(\\+${36 - reported}\\)$`));
  });

  it('uses the 300 characters and never one more', () => {
    const report = reportOf(...Array.from({ length: 36 }, (_, i) => fault((i % 10) + 1, 64 + i)));
    const lengths = Array.from({ length: 80 }, (_, i) => {
      const customer = { ...berlin.customer, stationName: 'x'.repeat(i + 1) };
      return faultSms(writing('en', { ...berlin, customer }), report).length;
    });
    expect(Math.max(...lengths)).toBe(300);
  });

  it('has at most 300 characters in one line, whatever the names are', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 400 }), (stationName) => {
        const text = faultSms(writing('de', { ...berlin, customer: { ...berlin.customer, stationName } }), reportOf(motor));
        expect(text.length).toBeLessThanOrEqual(300);
        expect(text).not.toMatch(/[\p{Cc}\p{Cs}]/u);
        expect(text).toContain('Verdichter 2: Motorschutz ausgelöst');
      }),
    );
  });
});
