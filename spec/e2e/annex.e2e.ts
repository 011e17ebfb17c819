import { describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import type { AnnexDocument } from '../../core/annex/index.ts';
import { shiftDay } from '../../core/time/index.ts';
import { machineFiles } from '../station/figures/machineFiles.ts';
import { accessibilityFindings } from './accessibilityFindings.ts';
import { eventually } from './eventually.ts';
import { daysAgo } from './plantDays.ts';
import { hasPoppler, pdfText } from './poppler.ts';
import { recordedStation } from './recordedStation.ts';

const count = 30;
const first = daysAgo(200);
const last = shiftDay(first, count - 1);
const path = `/analysis/annex?from=${first}&until=${last}`;

describe('the page of the data for an assessment', () => {
  const recorded = recordedStation('annex', () => machineFiles(first, count, []));
  const saved = async (page: Page, name: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
    return { name: download.suggestedFilename(), path: await download.path() };
  };

  it('[GAIN-10] lists what the log has and what is left to people, and saves paper and folder', async () => {
    const { page, complaints } = await recorded().opened('write', path);
    await eventually(() => page.locator('.an-table tbody tr').count()).toBe(16);
    const row = (name: string) => page.locator('.an-table tr', { hasText: name });
    await eventually(() => row('Ausgangslage').innerText()).toMatch(/aus dem Protokoll[^]*keine Basis festgelegt/);
    await eventually(() => row('Verbrauch an den').innerText()).toMatch(
      /nicht im Protokoll[^]*Kritische Verbraucher, Ungeeignete Anwendungen/,
    );
    await eventually(() => row('Regelung').innerText()).toMatch(/aus dem Protokoll/);
    await eventually(() => row('Möglichkeiten zum Sparen').innerText()).toMatch(/teils aus dem Protokoll[^]*Weitere Maßnahmen/);
    await eventually(() => accessibilityFindings(page)).toEqual([]);

    const paper = await saved(page, 'PDF speichern, Deutsch');
    expect(paper.name).toBe(`annex_${first}_${last}_de.pdf`);
    expect((await readFile(paper.path)).subarray(0, 5).toString('latin1')).toBe('%PDF-');
    const folder = await saved(page, 'CSV-Ordner speichern, English');
    const files = unzipSync(new Uint8Array(await readFile(folder.path)));
    const json = JSON.parse(strFromU8(files['annex.json']!)) as AnnexDocument;
    const energy = json.sections.flatMap(({ figures }) => figures).find(({ id }) => id === 'energy')!;
    expect(energy.kind).toBe('measured');
    if (hasPoppler) {
      const text = pdfText(paper.path).replaceAll(/\s+/g, ' ');
      const shown = Math.round(energy.value!)
        .toString()
        .replace(/\B(?=(\d{3})+$)/g, '.');
      expect(text).toContain(`Elektrische Energie ${shown}`);
      expect(text).toMatch(/Netzdruck beim Wechsel auf Last 7,00 7,00 7,00 bar gemessen/);
      expect(text).toMatch(/Abwärme nutzen: Weniger Energie im Jahr [\d.]+ [\d.]+ [\d.]+ kWh\/a/);
      expect(text).toContain('bestätigt keine Übereinstimmung mit einer Norm');
      expect(text).toContain('Auszufüllen: Kritische Verbraucher Anwendung Druck Durchfluss Zeit');
      expect(text).not.toMatch(/ISO 11011[ :,-]*\d/);
    }
    expect(complaints()).toEqual([]);
    await page.close();
  });

  it('says so where nothing is recorded', async () => {
    const opened = await recorded().opened('write', `/analysis/annex?from=${shiftDay(first, -90)}&until=${shiftDay(first, -60)}`);
    await opened.page.getByText('Von diesen Tagen ist nichts aufgezeichnet.').waitFor();
    expect(opened.complaints()).toEqual([]);
    await opened.page.close();
  });
});
