import { describe, expect, it } from '@jest/globals';
import { shiftDay } from '../../core/time/index.ts';
import { machineFiles } from '../station/figures/machineFiles.ts';
import { eventually } from './eventually.ts';
import { openLoggedIn } from './openLoggedIn.ts';
import { daysAgo } from './plantDays.ts';
import { hasPoppler, pdfText } from './poppler.ts';
import { recordedStation } from './recordedStation.ts';
import { inLanguage } from './settled.ts';

const [count, changedFrom] = [60, 40];
const first = daysAgo(200);
const [since, last] = [shiftDay(first, changedFrom), shiftDay(first, count - 1)];
const baseline = `baseline_from=${first}&baseline_until=${shiftDay(since, -1)}`;

const words = {
  de: {
    ...{ evidence: /^Beleg: /, change: /^Ändern/, state: 'Stand', name: 'Ihr Name', save: 'Speichern', done: 'Erledigt am' },
    ...{ decided: /Beschlossen[^]*A\. Weber/, check: /^Nachweis/, set: 'Als Basis setzen', why: 'Warum diese Tage' },
    ...{ wasSet: 'Gesetzt von M. Brandt: vor dem Verschleiß', note: 'vor dem Verschleiß', report: 'Nachweis als PDF' },
    ...{ annex: 'PDF speichern, Deutsch', start: 'Ausgangslage', noBaseline: 'keine Basis festgelegt', by: 'von M. Brandt' },
    ...{ reload: 'Neu laden', model: 'Streuung CV(RMSE)' },
  },
  en: {
    ...{ evidence: /^Evidence: /, change: /^Change/, state: 'Status', name: 'Your name', save: 'Save', done: 'Done on' },
    ...{ decided: /Decided[^]*A\. Weber/, check: /^Check/, set: 'Set as baseline', why: 'Why these days' },
    ...{ wasSet: 'Set by M. Brandt: before the wear', note: 'before the wear', report: 'Evidence as PDF' },
    ...{ annex: 'Save PDF, English', start: 'Baseline', noBaseline: 'no baseline', by: 'by M. Brandt' },
    ...{ reload: 'Reload', model: 'Scatter CV(RMSE)' },
  },
} as const;

describe.each(['de', 'en'] as const)('a plant that is improved, in %s,', (language) => {
  const text = words[language];
  const recorded = recordedStation(`improvement-${language}`, () =>
    machineFiles(first, count, [{ slot: 1, from: changedFrom, power: 0.04 }]),
  );

  async function arrives(path: string) {
    const { station, open } = recorded();
    const watched = await open();
    await inLanguage(watched.page, language);
    await openLoggedIn(watched.page, station.url, path, 'write');
    return watched;
  }

  it('[GAIN-9] has its owner look what to do first, see the evidence, decide, and come to the check of what is done', async () => {
    const { page, complaints } = await arrives(`/energy_balancing/measures?from=${first}&until=${last}`);
    const row = page.locator('tr[data-measure="machine"]');
    const atAddress = (part: string) => eventually(() => Promise.resolve(page.url())).toContain(part);
    await row.getByRole('link', { name: text.evidence }).click();
    await atAddress('/analysis/machines?');
    await page.goBack();
    await atAddress('/energy_balancing/measures');

    const enters = async (state: string, day?: string) => {
      await row.getByRole('button', { name: text.change }).click();
      await page.getByLabel(text.state, { exact: true }).selectOption(state);
      if (day !== undefined) await page.getByLabel(text.done).fill(day);
      await page.getByLabel(text.name).fill('A. Weber');
      await page.getByRole('button', { name: text.save }).click();
      await eventually(() => row.getAttribute('data-state')).toBe(state);
    };
    await enters('decided');
    await eventually(() => row.innerText()).toMatch(text.decided);
    await enters('done', last);
    await row.getByRole('link', { name: text.check }).click();
    await atAddress(`/energy_balancing/performance?from=${shiftDay(last, 1)}`);
    expect(complaints()).toEqual([]);
    await page.close();
  });

  it('[GAIN-10] has its energy manager set a baseline, take the evidence home, and the data for an assessment that name it', async () => {
    const { page, complaints } = await arrives(`/energy_balancing/performance?${baseline}&from=${since}&until=${last}`);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const saved = async (name: string) => {
      const [download] = await Promise.all([page.waitForEvent('download'), button(name).click()]);
      return pdfText(await download.path()).replaceAll(/\s+/g, ' ');
    };
    // of days that are still being evaluated the page knows a part, and offers the rest
    for (;;) {
      await page.getByText(text.model).or(button(text.reload)).first().waitFor();
      if ((await button(text.reload).count()) === 0) break;
      await button(text.reload).click();
      await eventually(() => page.locator('.skeleton').count()).toBe(0);
    }
    await button(text.set).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(text.why).fill(text.note);
    await dialog.getByLabel(text.name).fill('M. Brandt');
    await button(text.save).click();
    await page.getByText(text.wasSet).waitFor();
    if (hasPoppler) expect(await saved(text.report)).toContain(text.by);

    await page.goto(`${recorded().station.url}/analysis/annex?from=${since}&until=${last}`);
    const start = page.locator('.an-table tr', { hasText: text.start });
    await start.waitFor();
    await eventually(() => start.innerText()).not.toContain(text.noBaseline);
    if (hasPoppler) expect(await saved(text.annex)).toMatch(/\(EnPI\) 101[.,]\d /);
    expect(complaints()).toEqual([]);
    await page.close();
  });
});
