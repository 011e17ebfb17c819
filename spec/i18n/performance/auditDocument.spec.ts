import { beforeAll, describe, expect, it, test } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFonts } from '../../../adapters/pageFonts/index.ts';
import { reportPdf } from '../../../adapters/print/index.ts';
import { hash01 } from '../../../core/estimate/index.ts';
import { performanceOf } from '../../../core/performance/index.ts';
import type { PerformanceAnswer } from '../../../core/ports/index.ts';
import { paperOf, type ReportDocument } from '../../../core/report/index.ts';
import { defaultSettings } from '../../../core/settings/index.ts';
import { shiftDay } from '../../../core/time/index.ts';
import { auditDocument, defaultRegion, type Language, translator } from '../../../i18n/index.ts';
import { dayAfter, firstDay } from '../../core/performance/performanceDay.ts';
import { hasPoppler, pdfInfo, pdfText } from '../../e2e/poppler.ts';
import { temporaryFolder } from '../../station/temporaryFolder.ts';

const zone = 'Europe/Berlin';
const baseline = { first: firstDay, last: shiftDay(firstDay, 39) };
const report = { first: shiftDay(firstDay, 40), last: shiftDay(firstDay, 59) };
/** 40 days of a baseline, of which 2 are missing, and 20 that need the share of it. */
const daysAt = (share: number) =>
  Array.from({ length: 60 }, (_, i) => {
    const volumeM3 = 15_000 + 30_000 * hash01(1, 0, i);
    return dayAfter(i, volumeM3, (580 + 0.09 * volumeM3 + 40 * (hash01(2, 0, i) - 0.5)) * (i < 40 ? 1 : share));
  }).filter((_, i) => i !== 3 && i !== 7);

const set = {
  ...baseline,
  ...{
    withPressure: false,
    note: 'ein normaler Monat',
    staticFactors: 'zwei Schichten',
    author: 'M. Brandt',
    enteredMs: Date.UTC(2026, 5, 1),
  },
};
const answerAt = (share: number, more: Partial<PerformanceAnswer> = {}): PerformanceAnswer => ({
  performance: performanceOf({ days: daysAt(share), baseline, report, zone }),
  ...{ baseline, report, set, withPressure: false, volumeOf: 'flow', daysWithoutVariable: 1, baselines: [set], exchanges: [] },
  adjustments: [{ from: report.first, kWhPerDay: 120, note: 'neue Pressenlinie', author: 'T. Arslan', enteredMs: Date.UTC(2026, 5, 2) }],
  variables: [
    { name: 'production', unit: 't', importedMs: Date.UTC(2026, 5, 3), author: 'T. Arslan', days: 60, first: firstDay, last: report.last },
  ],
  ...{ recordedDays: 58, summedDays: 58, dataSha256: 'ab'.repeat(32) },
  ...more,
});
const context = { station: 'Werk Süd', zone, units: defaultSettings.units, creator: 'Pressluft 1.2.3', origin: undefined } as const;

const writers = new Map<Language, Awaited<ReturnType<typeof translator>>>();
beforeAll(async () => {
  for (const language of ['de', 'en'] as const) writers.set(language, await translator(language));
});
const documentOf = (answer: PerformanceAnswer, language: Language = 'de') =>
  auditDocument(answer, context, writers.get(language)!, defaultRegion(language));
const textOf = ({ sections }: ReportDocument) => JSON.stringify(sections).replaceAll(/\s/g, ' ');

describe('what an auditor gets of a comparison', () => {
  it('[GAIN-5] says in its first sentence what was saved, with its interval', () =>
    expect(textOf(documentOf(answerAt(0.9)))).toMatch(
      /Die Station brauchte [\d,]+ % weniger Energie als nach der Basis zu erwarten, [\d.]+ kWh \([\d.]+ bis [\d.]+\)\. EnPI 0,9\d\d \(/,
    ));

  test.each([
    [1.1, /brauchte [\d,]+ % mehr Energie/],
    [1, /ist nicht von 0 zu unterscheiden/],
  ])('[GAIN-5] and says so at %d times the energy', (share, sentence) => expect(textOf(documentOf(answerAt(share)))).toMatch(sentence));

  it('[GAIN-5] says why there is no result', () => {
    const none = performanceOf({ days: daysAt(1).slice(0, 20), baseline, report, zone });
    const document = documentOf(answerAt(1, { performance: none }));
    expect(textOf(document)).toContain('gibt es kein Ergebnis: Die Basis braucht mindestens 28 Tage mit Daten.');
    expect(document.sections.some((section) => section.kind === 'table' && section.table.id === 'model')).toBe(false);
  });

  test.each([
    ['the boundary', 'Alle Verdichter der Station'],
    ['the energy source', 'Strom'],
    ['the indicator', 'Gemessene durch erwartete Energie'],
    ['why these days are the baseline, and who set it', 'von M. Brandt: ein normaler Monat'],
    ['static factors', 'zwei Schichten'],
    ['variables and where they come from', '60 Tage'],
    ['the coverage of the days', '38 von 40 Tagen (95,0 %)'],
    ['the model', 'Grundlast je Tag'],
    ['its checks', 'höchstens 15 %'],
    ['adjustments with their reason', 'neue Pressenlinie'],
    ['option B of the IPMVP', 'Option B des IPMVP'],
    ['the software', 'Pressluft 1.2.3'],
    ['the hash of the data', 'abababab'],
    ['that it is provisional', 'Vorläufig'],
    ['that it certifies nothing', 'bescheinigt keine Übereinstimmung'],
  ])('[GAIN-5] names %s', (_what, text) => expect(textOf(documentOf(answerAt(0.9)))).toContain(text));

  it.each([
    { volumeOf: 'delivery' as const },
    { performance: performanceOf({ days: daysAt(0.9), baseline, report, zone, isEstimated: true }) },
  ])('[GAIN-5] claims nothing to be measured that is not: case %#', (more) => {
    const text = textOf(documentOf(answerAt(0.9, more)));
    expect(text).toContain('nicht alle Größen sind gemessen');
    expect(text).not.toContain('alle Größen sind an der Grenze gemessen');
  });

  it('[GAIN-5] has the same bytes of the same input, and a title in each language', async () => {
    const fonts = await packageFonts();
    const paper = paperOf(defaultSettings.print);
    const pdfOf = (language: Language) => reportPdf(documentOf(answerAt(0.9), language), paper, fonts);
    const german = await pdfOf('de');
    expect(Buffer.from(await pdfOf('de')).equals(Buffer.from(german))).toBe(true);
    if (!hasPoppler) return;
    const file = join(temporaryFolder(), 'audit.pdf');
    const read = (pdf: Uint8Array) => {
      writeFileSync(file, pdf);
      return { ...pdfInfo(file), text: pdfText(file).replaceAll(/\s+/g, ' ') };
    };
    const [de, en] = [read(german), read(await pdfOf('en'))];
    expect(de.title).toContain('Nachweis der Energieleistung, Werk Süd');
    expect(de.text).toContain('M. Brandt');
    expect(en.title).toContain('Evidence of energy performance, Werk Süd');
    expect(en.text).toContain('the station needed');
    expect(en.text).toMatch(/Volume 0\.0\d{4} kWh\/m³ 0\.000\d\d/);
    expect(en.text).toContain('ab'.repeat(32));
    expect(Math.max(de.pages, en.pages)).toBeLessThanOrEqual(3);
  });
});
