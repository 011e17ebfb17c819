import { describe, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { keptStation } from '../keptStation.ts';
import { sizes } from '../pages.ts';
import { daysAgo, typedDay } from '../plantDays.ts';
import { pdfInfo, pdfText } from '../poppler.ts';
import { named } from './named.ts';
import { type Journey, logIn, stationAndBrowsers } from './stationAndBrowsers.ts';

const words = {
  de: {
    area: /^Energiebilanz/,
    report: 'Bilanzbericht',
    choose: 'Zeitraum wählen',
    yesterday: 'Gestern',
    days: { from: /^Tag, Von/, until: /^Tag, Bis/ },
    apply: 'Übernehmen',
    station: 'Station',
    energy: /Energie gesamt ([\d.,]+)/,
    cost: /Kosten gesamt ([\d.,]+)/,
    csv: 'CSV speichern',
    pdf: 'PDF speichern',
    delimiter: ';',
    analysis: /^Analyse/,
    charts: 'Diagramme',
    consumption: 'Energieverbrauch',
    bars: 'Energie je Verdichter',
    print: 'Drucken / PDF',
    total: 'Station',
    printed: /Gedruckt am \d\d\.\d\d\.\d{4}/,
  },
  en: {
    area: /^Energy balancing/,
    report: 'Balance report',
    choose: 'Choose time range',
    yesterday: 'Yesterday',
    days: { from: /^day, From/, until: /^day, To/ },
    apply: 'Apply',
    station: 'Station',
    energy: /Total energy ([\d.,]+)/,
    cost: /Total cost €([\d.,]+)/,
    csv: 'Save CSV',
    pdf: 'Save PDF',
    delimiter: ',',
    analysis: /^Analysis/,
    charts: 'Charts',
    consumption: 'Energy consumption',
    bars: 'Energy by compressor',
    print: 'Print / PDF',
    total: 'Station',
    printed: /Printed on \d\d\/\d\d\/\d{4}/,
  },
} as const;

const visits: readonly (Journey & { readonly choice: 'typed' | 'quick' })[] = [
  { browser: 'chromium', language: 'en', size: sizes.tablet, hand: 'finger', choice: 'quick' },
  { browser: 'firefox', language: 'de', size: sizes.desktop, choice: 'typed' },
];

describe("an energy engineer's month end", () => {
  const running = stationAndBrowsers(() => keptStation('short'));

  test.each(visits)(
    'takes the balance of a range home as CSV and PDF with the same sums, and a chart as PDF, in $browser ($language)',
    async ({ choice, ...visit }) => {
      const text = words[visit.language];
      const asNumber = (shown: string) =>
        Number(visit.language === 'de' ? shown.replaceAll('.', '').replace(',', '.') : shown.replaceAll(',', ''));
      const engineer = await running.arrives(visit);
      await logIn(engineer, 'read');

      await engineer.presses('link', text.area);
      await engineer.presses('link', text.report);
      await engineer.presses('button', text.choose);
      const dialog = named('dialog');
      const lastDays = [daysAgo(2), daysAgo(1)] as const;
      if (choice === 'quick') await engineer.presses('button', text.yesterday, dialog);
      else
        for (const [field, day] of [
          [text.days.from, lastDays[0]],
          [text.days.until, lastDays[1]],
        ] as const) {
          await engineer.presses('spinbutton', field, dialog);
          await engineer.page.keyboard.type(typedDay(day));
        }
      await engineer.presses('button', text.apply, dialog);

      const totals = named('region', text.station);
      const [, energy] = await engineer.reads(text.energy, totals);
      const [, cost] = await engineer.reads(text.cost, totals);
      expect(asNumber(energy!)).toBeGreaterThan(100);
      const query = new URL(engineer.page.url()).searchParams;
      const [from, until] = [query.get('from')!, query.get('until')!];
      if (choice === 'typed') expect([from, until]).toEqual(lastDays);
      // also when midnight has passed meanwhile
      else expect([lastDays[1], daysAgo(1)].map((day) => [day, day])).toContainEqual([from, until]);

      const csvFile = await engineer.saves(() => engineer.presses('button', text.csv));
      expect(basename(csvFile)).toBe(`balance_${from}-${until}.csv`);
      const rows: string[][] = parse(await readFile(csvFile), { bom: true, delimiter: text.delimiter, relax_column_count: true });
      const inCsv = rows.flat().map((cell) => Number(cell.replace(',', '.')));
      expect(inCsv).toContain(asNumber(energy!));
      expect(inCsv).toContain(asNumber(cost!));

      const pdfFile = await engineer.saves(() => engineer.presses('button', text.pdf));
      expect(basename(pdfFile)).toBe(`balance_${from}-${until}.pdf`);
      const report = pdfText(pdfFile);
      expect(report).toContain(energy);
      expect(report).toContain(cost);

      await engineer.presses('link', text.analysis);
      await engineer.presses('link', text.consumption, named('list', text.charts));
      await engineer.sees('heading', text.bars);
      await engineer.presses('button', text.print);
      const chartFile = await engineer.saves(() => engineer.presses('button', text.pdf, dialog));
      expect(basename(chartFile)).toBe('Analyse.pdf');
      expect(pdfInfo(chartFile)).toMatchObject({ pages: 1, title: text.bars });
      const chart = pdfText(chartFile);
      expect(chart).toMatch(text.printed);
      for (const name of [text.total, 'K1 Halle A', 'K8 Halle C']) expect(chart).toContain(name);

      expect(engineer.complaints()).toEqual([]);
      await engineer.leaves();
    },
  );
});
