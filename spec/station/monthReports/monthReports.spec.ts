import { describe, expect, it } from '@jest/globals';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeMeasures, decodeReportList, insightPaths, insightQuery, reportPaths } from '../../../adapters/contract/index.ts';
import { roughAmount } from '../../../core/estimate/index.ts';
import { monthRange } from '../../../core/monthReport/index.ts';
import { defaultRegion, kindWords, measureNames, translator } from '../../../i18n/index.ts';
import { formatNumber } from '../../../i18n/format/index.ts';
import { hasPoppler, pdfInfo, pdfText } from '../../e2e/poppler.ts';
import { machineFiles } from '../figures/machineFiles.ts';
import { plantCard, simulatedDays, zone } from '../figures/plantCard.ts';
import { mailServer } from '../../server/mails/mailServer.ts';
import { account, mailReceivers, settings } from '../messages/messageFixture.ts';
import { startStation, withToken } from '../startStation.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { until } from '../until.ts';

const recorded = plantCard(simulatedDays('2026-03-09', '2026-03-12'));
/** Enough days for the measures of a year. */
const twentyDays = plantCard();
for (const [day, file] of machineFiles('2026-03-09', 20, [])) twentyDays.write(day, file);
/** The report of March is due on the third of April. */
const dueMs = Date.UTC(2026, 3, 3, 6);

/** A station with some days of March on its card. */
async function started(startMs: number, { cardDir } = recorded) {
  let atMs = startMs;
  const folder = temporaryFolder();
  cpSync(cardDir, join(folder, 'card'), { recursive: true });
  const station = await startStation({ folder, nowMs: () => atMs, startMs, config: { allowLocalGateway: true } });
  for (const group of ['time', 'customer'] as const) station.settings.save(group, settings[group]);
  const get = (path: string, level: 'read' | 'write' = 'write') => station.call(path, withToken(station.tokenOf(level)));
  return { station, get, pass: (ms: number) => (atMs += ms) };
}

/** Looks until the days are evaluated and the report is kept. */
async function kept(running: Pick<Awaited<ReturnType<typeof started>>, 'station'>): Promise<void> {
  const { reports } = running.station;
  await reports.look();
  if (reports.kept().length > 0) return;
  await new Promise((resolve) => setTimeout(resolve, 50));
  await kept(running);
}

/** Texts of a PDF file without its spaces of any width. */
function read(pdf: Uint8Array): { readonly text: string; readonly title: string } {
  const file = join(temporaryFolder(), 'report.pdf');
  writeFileSync(file, pdf);
  return { text: pdfText(file).replaceAll(/\s+/g, ' '), title: pdfInfo(file).title };
}

describe('the reports of months', () => {
  it('[GAIN-13] are made on their day in both languages, kept, and mailed to those who want them', async () => {
    const server = await mailServer();
    const running = await started(dueMs);
    const { station, get, pass } = running;
    station.settings.save('email', {
      enabled: true,
      account: { ...account, userPassword: undefined, smtpPort: server.port },
      receivers: mailReceivers(
        { active: true, emailAddress: 'anton@plant.example', language: 'de', salutation: 'Guten Tag' },
        { active: true, emailAddress: 'berta@plant.example', language: 'en' },
        { active: true, emailAddress: 'carla@plant.example', language: 'de' },
      ),
    });
    station.settings.save('report', { day: 4, receivers: [true, true, false, false, true].map((isSent) => ({ isSent })) });
    await station.reports.look();
    expect(station.reports.kept()).toEqual([]);
    station.settings.save('report', { ...station.settings.all().report, day: 3 });
    await kept(running);
    await until('two mails', () => server.taken.length === 2);
    pass(1000);
    await station.reports.look();

    const list = decodeReportList(await (await get(reportPaths.list)).json());
    // the station has begun to record April
    expect(list.months).toEqual(['2026-03']);
    expect(list.kept.map(({ month, language, madeMs }) => [month, language, madeMs])).toEqual([
      ['2026-03', 'de', dueMs],
      ['2026-03', 'en', dueMs],
    ]);
    expect(server.taken.map(({ to, headers }) => [to, headers['subject']])).toEqual([
      [['anton@plant.example'], 'Werk Süd, Station 1: Monatsbericht März 2026'],
      [['berta@plant.example'], 'Werk Süd, Station 1: monthly report March 2026'],
    ]);
    const answer = await get(reportPaths.file('2026-03', 'de'));
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
      200,
      'application/pdf',
      'attachment; filename="monatsbericht_2026-03.pdf"',
    ]);
    const pdf = new Uint8Array(await answer.arrayBuffer());
    expect(server.taken[0]!.text.replaceAll(/\s/g, '')).toContain(Buffer.from(pdf).toString('base64'));
    if (!hasPoppler) return;
    const { text, title } = read(pdf);
    expect(title).toBe('Monatsbericht Druckluft, Werk Süd, Station 1, März 2026');
    expect(text).toMatch(
      /Werk Süd, Station 1 · März 2026 Im März 2026 kostete die Druckluft [\d.]+,\d\d € \([\d.,]+ bis [\d.,]+\), gemessen, aus Daten für 12,9 % der Zeit\. /,
    );
    expect(text).toContain('Zum Februar 2026 gibt es keine Daten.');
    for (const part of [
      'Der Monat im Vergleich',
      'Leckage',
      'Energie und Kosten je Verdichter',
      'Störungen und Warnungen',
      'Güte der Daten',
    ])
      expect(text).toContain(part);
    const english = read(new Uint8Array(await (await get(reportPaths.file('2026-03', 'en'))).arrayBuffer())).text;
    expect(english).toMatch(/In March 2026 compressed air cost €[\d,]+\.\d\d/);
  });

  it('[GAIN-13] have the same bytes of the same input, kept or made when somebody asks, and say where nothing is recorded', async () => {
    const one = await started(dueMs);
    await kept(one);
    const other = await started(dueMs - 86_400_000);
    const bytesOf = async ({ get }: typeof one) => Buffer.from(await (await get(reportPaths.file('2026-03', 'en'))).arrayBuffer());
    const asked = async () => (await other.get(reportPaths.file('2026-03', 'en'))).status;
    while ((await asked()) === 503) await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await bytesOf(other)).equals(await bytesOf(one))).toBe(true);
    expect(other.station.reports.kept()).toEqual([]);
    expect((await one.get(reportPaths.file('2025-03', 'de'))).status).toBe(404);
    expect((await one.get(reportPaths.file('2026-13', 'de'))).status).toBe(400);
    expect((await one.get(reportPaths.file('2026-04', 'de'))).status).toBe(404);
  });

  it('[GAIN-13] have the first three measures of the month as its page has them, with range and kind, in both languages', async () => {
    const { get } = await started(dueMs, twentyDays);
    const asked = (language: 'de' | 'en') => get(reportPaths.file('2026-03', language));
    let answer = await asked('de');
    while (answer.status === 503) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      answer = await asked('de');
    }
    expect(answer.status).toBe(200);
    const { picture } = decodeMeasures(await (await get(insightPaths.measures + insightQuery(monthRange('2026-03', zone)))).json())!;
    const found = picture.rows.map(({ found: of }) => of).slice(0, 3);
    expect(found.length).toBe(3);
    if (!hasPoppler) return;
    const texts = { de: read(new Uint8Array(await answer.arrayBuffer())).text, en: '' };
    texts.en = read(new Uint8Array(await (await asked('en')).arrayBuffer())).text;
    const words = { de: ['Zuerst tun', 'bis'], en: ['Do this first', 'to'] } as const;
    for (const language of ['de', 'en'] as const) {
      const i18n = await translator(language);
      const [title, to] = words[language];
      const amount = (of: number) => formatNumber(roughAmount(of), 0, defaultRegion(language));
      const section = texts[language].slice(texts[language].lastIndexOf(title));
      for (const [i, { measure, money, energy }] of found.entries()) {
        expect(section).toContain(`${i + 1} ${i18n._(measureNames[measure])}`);
        for (const of of [money, energy]) {
          if (of === undefined) continue;
          expect(section).toContain(of.kind === 'upperBound' ? amount(of.high) : `${amount(of.low)} ${to} ${amount(of.high)}`);
          expect(section).toContain(i18n._(kindWords[of.kind]));
        }
      }
    }
  });
});
