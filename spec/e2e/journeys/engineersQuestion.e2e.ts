import { describe, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { simulatedFiles } from '../../station/figures/simulatedFiles.ts';
import { demoStation } from '../demoStation.ts';
import { eventually } from '../eventually.ts';
import { sizes } from '../pages.ts';
import { daysAgo } from '../plantDays.ts';
import { folderWithDays } from '../recordedStation.ts';
import { named } from './named.ts';
import { type Journey, logIn, stationAndBrowsers } from './stationAndBrowsers.ts';

const thisYear = new Date().getFullYear();

const words = {
  de: {
    trend: 'Netzdruck im Verlauf',
    compare: /^Vergleich/,
    year: 'Vorjahr',
    values: 'Werte im gezeigten Zeitraum',
    recorded: new RegExp(`Vorjahr: .*${thisYear - 1}.* zu .* erfasst`),
    outputs: 'Ausgeben',
    picture: 'Bild (PNG)',
    link: 'Link auf diesen Zeitraum',
  },
  en: {
    trend: 'Network pressure in the trend',
    compare: /^Compar/,
    year: 'Year before',
    values: 'Values in the range shown',
    recorded: new RegExp(`Year before: .*${thisYear - 1}.* recorded`),
    outputs: 'Export',
    picture: 'Picture (PNG)',
    link: 'Link to this range',
  },
} as const;

const visits: readonly Journey[] = [
  { browser: 'chromium', language: 'en', size: sizes.tablet, hand: 'finger' },
  { browser: 'firefox', language: 'de', size: sizes.desktop, hand: 'keyboard' },
];
/** What Firefox says of days that are still coming when the page is left for the link. */
const leftPage = /no answer to GET \/backlog|data log request failed/;
const pngHead = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

describe("an energy engineer's question", () => {
  const running = stationAndBrowsers(() =>
    demoStation(folderWithDays('question', simulatedFiles(daysAgo(366), 3)), ['--history-days', '1']),
  );

  test.each(visits)(
    'a figure leads to the chart of its moment, is compared with the year before, and goes home as picture and link, in $browser ($language)',
    async (visit) => {
      const text = words[visit.language];
      const engineer = await running.arrives(visit);
      await logIn(engineer, 'read');
      const { page } = engineer;

      await engineer.presses('link', text.trend);
      await engineer.presses('button', text.compare);
      await engineer.presses('button', text.year);
      await engineer.key('Escape');
      await engineer.reads(text.recorded, named('region', text.values));
      // the address follows what is shown once that has come to rest
      const asked = () => ['series', 'compare'].map((name) => new URL(page.url()).searchParams.get(name));
      await eventually(asked).toEqual(['pressure', 'year']);

      await engineer.presses('button', text.outputs);
      const picture = await engineer.saves(() => engineer.presses('button', text.picture));
      expect(basename(picture)).toMatch(/\.png$/);
      const bytes = await readFile(picture);
      expect(bytes.subarray(0, pngHead.length).equals(pngHead)).toBe(true);
      // width and height of a PNG
      expect(bytes.readUInt32BE(16) * bytes.readUInt32BE(20)).toBeGreaterThan(100_000);

      await engineer.sees('textbox', text.link);
      const link = await page.$eval(named('textbox', text.link), (field) => (field as HTMLInputElement).value);
      const shared = new URL(link).searchParams;
      expect([shared.get('series'), shared.get('compare')]).toEqual(['pressure', 'year']);
      expect(shared.get('x')).toMatch(/^\d+-\d+$/);
      await engineer.opens(link);
      await engineer.reads(text.recorded, named('region', text.values));
      expect(new URL(page.url()).searchParams.get('x')).toBe(shared.get('x'));

      expect(engineer.complaints(leftPage)).toEqual([]);
      await engineer.leaves();
    },
  );
});
