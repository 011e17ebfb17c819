import { describe, expect, it } from '@jest/globals';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { decodeAnnex, decodeCost, decodeHeatReport, insightPaths, insightQuery } from '../../../adapters/contract/index.ts';
import type { AnnexDocument } from '../../../core/annex/index.ts';
import { isObject } from '../../../core/records/index.ts';
import type { AnnexAnswer } from '../../../core/ports/index.ts';
import { msPerDay, type PlantDay, plantDayRange, shiftDay } from '../../../core/time/index.ts';
import { runInShell } from '../../cli/runInShell.ts';
import { hasPoppler, pdfInfo, pdfText } from '../../e2e/poppler.ts';
import { machineFiles } from '../figures/machineFiles.ts';
import { plantCard, simulatedDays, zone } from '../figures/plantCard.ts';
import { startStation, withToken } from '../startStation.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const [first, last] = ['2026-03-09', '2026-03-12'] as const;
const recorded = plantCard(simulatedDays(first, last));
const rangeUntil = (day: PlantDay) => ({ fromMs: plantDayRange(first, zone).fromMs, untilMs: plantDayRange(day, zone).untilMs });
const range = rangeUntil(last);
/** Enough days for the measures of a year. */
const dayCount = 15;
const lastOfMore = shiftDay(first, dayCount - 1);
const more = plantCard();
for (const [day, file] of machineFiles(first, dayCount, [])) more.write(day, file);
const nowMs = Date.UTC(2026, 3, 3, 6);

/** A station with some days of March on its card. */
async function started({ cardDir } = recorded, ofCard = range) {
  const folder = temporaryFolder();
  cpSync(cardDir, join(folder, 'card'), { recursive: true });
  const station = await startStation({ folder, nowMs: () => nowMs, startMs: nowMs });
  const get = (path: string, asked = ofCard) => station.call(path + insightQuery(asked), withToken(station.tokenOf('write')));
  return { station, get };
}
type Running = Awaited<ReturnType<typeof started>>;

/** What the station says when its days are evaluated, and all that it said before. */
async function evaluated({ get }: Running): Promise<{ readonly answer: AnnexAnswer; readonly before: readonly AnnexAnswer[] }> {
  const before: AnnexAnswer[] = [];
  for (;;) {
    const answer = decodeAnnex(await (await get(insightPaths.annex)).json());
    if (answer.evaluatedDays === answer.recordedDays) return { answer, before };
    before.push(answer);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
const bytesOf = async ({ get }: Running, path: string) => Buffer.from(await (await get(path)).arrayBuffer());
const numbersIn = (value: unknown): readonly number[] =>
  typeof value === 'number' ? [value] : isObject(value) ? Object.values(value).flatMap(numbersIn) : [];

const papers = {
  de: { title: 'Daten für die Bewertung der Druckluftanlage', thousands: '.', point: ',' },
  en: { title: 'Data for the assessment of the compressed-air system', thousands: ',', point: '.' },
} as const;

describe('the annex of a station', () => {
  it('says what it has, with the numbers of the pages of its parts, once its days are evaluated', async () => {
    const running = await started();
    const { answer, before } = await evaluated(running);
    for (const { outline, evaluatedDays } of before) expect([outline, evaluatedDays < 4]).toEqual([undefined, true]);
    expect([answer.recordedDays, answer.outline!.range]).toEqual([4, range]);
    const figures = answer.outline!.sections.flatMap((section) => section.figures);
    const valueOf = (id: string) =>
      figures.find((figure) => figure.id === id && (figure.circuit ?? 'oilCirculation') === 'oilCirculation')?.value;
    const { cost } = decodeCost(await (await running.get(insightPaths.cost)).json())!;
    const { report } = decodeHeatReport(await (await running.get(insightPaths.heatReport)).json())!;
    expect([valueOf('energy'), valueOf('heat')]).toEqual([
      cost.energy.kind === 'none' ? undefined : cost.energy.value,
      report.heat.kind === 'none' ? undefined : report.heat.value,
    ]);
    expect(answer.outline!.sections.filter(({ covered }) => covered === 'no').map(({ id, forms }) => [id, forms.length])).toEqual([
      ['demand', 4],
      ['treatment', 3],
    ]);
  });

  it('[GAIN-10] has the same bytes from another station with the same files, as paper and as folder', async () => {
    const [one, other] = [await started(), await started()];
    await evaluated(one);
    await evaluated(other);
    for (const path of [insightPaths.annexPaper('de'), insightPaths.annexFolder('en')])
      expect((await bytesOf(one, path)).equals(await bytesOf(other, path))).toBe(true);
  });

  it('[GAIN-10] prints and writes only numbers that stand in its JSON, which the command line has of the same files, in both languages', async () => {
    const running = await started(more, rangeUntil(lastOfMore));
    await evaluated(running);
    const answer = await running.get(insightPaths.annexFolder('en'));
    expect([answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
      'application/zip',
      `attachment; filename="annex_${first}_${lastOfMore}_en.zip"`,
    ]);
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const json = JSON.parse(strFromU8(files['annex.json']!)) as AnnexDocument;
    const asked = ['--zone', zone, '--from', first, '--until', lastOfMore, '--format', 'json'];
    const { printed } = await runInShell('annex', more.cardDir, ...asked);
    const cli = JSON.parse(printed) as AnnexDocument;
    const ids = [
      ...['energy', 'cost', 'co2', 'peak', 'machineEnergy', 'loadHours', 'specificPower', 'leakBaseFlow', 'pressureP50', 'heat'],
      ...['loadsAt', 'unloadsAt', 'loadRank', 'runOn', 'maxStartsPerHour', 'shortLoads', 'savedEnergy'],
    ];
    const figuresOf = ({ sections }: AnnexDocument) => sections.flatMap(({ figures }) => figures.filter(({ id }) => ids.includes(id)));
    const shown = (of: AnnexDocument) =>
      figuresOf(of).map(({ id, slot, circuit, measure, kind, value }) => [id, slot, circuit, measure, kind, value]);
    expect(new Set(figuresOf(json).map(({ id }) => id))).toEqual(new Set(ids));
    expect(shown(json).length).toBeGreaterThan(ids.length);
    expect(shown(json)).toEqual(shown(cli));
    if (!hasPoppler) return;

    const numbers = numbersIn(json);
    for (const [language, { title, thousands, point }] of Object.entries(papers)) {
      const path = join(temporaryFolder(), `annex-${language}.pdf`);
      writeFileSync(path, await bytesOf(running, insightPaths.annexPaper(language)));
      expect(pdfInfo(path).title).toContain(title);
      const rows = pdfText(path)
        .split('\n')
        .map((line) => line.match(/(?<=\s{2})\u2212?\d[\d.,]*(?=\s{2}|$)/g) ?? [])
        .filter(({ length }) => length >= 3);
      expect(rows.length).toBeGreaterThan(100);
      const missing = rows.flat().filter((text) => {
        const digits = text.split(point)[1]?.length ?? 0;
        const value = text.replaceAll(thousands, '').replace(point, '.').replace('\u2212', '-');
        return !numbers.some((number) => number.toFixed(digits) === value || Math.abs(number - Number(value)) <= 0.5000001 * 10 ** -digits);
      });
      expect([language, missing]).toEqual([language, []]);
    }
  });

  it('says so where nothing is recorded, and does not make what is not known yet', async () => {
    const running = await started();
    const ago = { fromMs: range.fromMs - 40 * msPerDay, untilMs: range.untilMs - 40 * msPerDay };
    const none = await running.get(insightPaths.annexPaper('de'), ago);
    expect([none.status, await none.text()]).toEqual([404, expect.stringContaining('Nothing is recorded of these days.')]);
    const empty = decodeAnnex(await (await running.get(insightPaths.annex, ago)).json());
    expect(empty).toEqual({ outline: undefined, recordedDays: 0, evaluatedDays: 0 });
    expect((await running.get(insightPaths.annexPaper('fr'))).status).toBe(400);
  });
});
