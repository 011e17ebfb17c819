import { describe, expect, it, test } from '@jest/globals';
import { settingsPath, settingsSlugs } from '../../ui/areas/settings/settingsPages.ts';
import { logIn } from './chromium.ts';
import { eventually } from './eventually.ts';
import { languages, pages } from './pages.ts';
import { goTo, inLanguage } from './settled.ts';
import { stationAndBrowser } from './stationAndBrowser.ts';

type Level = 'demo' | 'read' | 'write';
const levels: readonly Level[] = ['demo', 'read', 'write'];
/** With the rights of a new station. */
const everyone = levels;
const notDemo: readonly Level[] = ['read', 'write'];

interface Walked {
  readonly asked: string;
  readonly opened: string;
  /** Levels that may; the others are led to the start. */
  readonly open: readonly Level[];
}

const page = (asked: string, open: readonly Level[], opened = asked): Walked => ({ asked, opened, open });

/** The demo's slots 7, 9 and 10 are empty. */
const addresses: readonly Walked[] = [
  page('/overview', everyone, '/overview/master'),
  page('/overview/master', everyone),
  page('/overview/compressor', everyone, '/overview/compressor/1'),
  page('/overview/compressor/4', everyone),
  page('/overview/compressor/7', everyone),
  page('/overview/compressor/5/type_plate', everyone),
  page('/overview/accessories', everyone),
  page('/overview/accessories/master', everyone),
  page('/overview/accessories/2', everyone),
  page('/analysis', everyone, '/analysis/graphics'),
  page('/analysis/graphics', everyone),
  page('/energy_balancing', everyone, '/energy_balancing/energy_consumption'),
  page('/energy_balancing/energy_balance', everyone),
  page('/energy_balancing/cost', everyone),
  page('/energy_balancing/leakage', everyone),
  page('/energy_balancing/performance', everyone),
  page('/energy_balancing/measures', everyone),
  page('/energy_balancing/energy_consumption', everyone),
  page('/energy_balancing/volume_and_leakage', everyone),
  page('/energy_balancing/heat_reclaiming', everyone),
  page('/energy_balancing/error_log', everyone),
  page('/energy_balancing/data_logs', everyone),
  page('/think_green', everyone),
  page('/data_archive', everyone),
  page('/maintenance', notDemo, '/maintenance/overview'),
  page('/maintenance/overview', notDemo),
  page('/maintenance/compressor', notDemo, '/maintenance/compressor/1'),
  page('/maintenance/compressor/8', notDemo),
  page('/maintenance/compressor/10', notDemo),
  page('/maintenance/compressor/2/image', notDemo),
  page('/maintenance/table', notDemo),
  page('/error_log', notDemo),
  ...['/overview/compressor/0', '/overview/compressor/11', '/overview/compressor/x', '/nowhere', '/overview/nothing'].map((asked) =>
    page(asked, everyone, '/'),
  ),
];

/** Of the addresses, so many are gone to within the page for one that is opened as a bookmark is. */
const openedEvery = 6;

describe('the addresses', () => {
  const running = stationAndBrowser('short');

  test.each(levels.map((level, i) => ({ level, language: languages[i % languages.length]! })))(
    '[ACC-5, ROUTE-4, ROUTE-13, ROUTE-14, ROUTE-16, ROUTE-20] of the $level user lead where the rights allow, else to the start ($language)',
    async ({ level, language }) => {
      const { station, open } = running();
      const { page: opened, complaints } = await open();
      await inLanguage(opened, language);
      await opened.goto(station.url);
      await opened.getByLabel(/^(Passwort|Password)$/).fill(level);
      await opened.keyboard.press('Enter');
      await opened.waitForURL('**/overview/master');
      await opened.waitForFunction(() => /\d/.test(document.querySelector('header time')?.textContent ?? ''));

      for (const walked of addresses) {
        const target = walked.open.includes(level) ? walked.opened : '/';
        await goTo(opened, walked.asked, target);
        await opened.waitForURL(station.url + target);
        const heading = opened.locator('main h1').first();
        await heading.waitFor();
        await eventually(async () => [walked.asked, ((await heading.textContent()) ?? '').trim()]).not.toEqual([walked.asked, '']);
        await eventually(() => opened.locator('main').textContent()).not.toMatch(/undefined|NaN|\[object/);
        await eventually(async () => [walked.asked, (await opened.locator('.refusal').textContent()) !== '']).toEqual([
          walked.asked,
          target === '/',
        ]);
      }
      expect(complaints()).toEqual([]);
      await opened.context().close();
    },
  );

  it('[ACC-5] of protected pages lead to the start without a login, where all tabs are disabled', async () => {
    const { station, open } = running();
    const { page: opened, complaints } = await open();
    await opened.goto(station.url);
    for (const [i, { asked }] of addresses.entries()) {
      if (i % openedEvery === 0) await opened.goto(station.url + asked);
      else await goTo(opened, asked, '/');
      await opened.waitForURL(`${station.url}/`);
      await opened.getByLabel('Passwort').waitFor();
      await eventually(() => opened.getByRole('banner').getByRole('navigation').getByRole('link').count()).toBe(0);
    }
    expect(complaints()).toEqual([]);
    await opened.context().close();
  });

  test.each(languages)('have a title each in the browser, which begins with the page (%s)', async (language) => {
    const { station, open } = running();
    const { page: opened, complaints } = await open();
    await inLanguage(opened, language);
    await logIn(opened, station.url, 'write');
    const titles = new Map<string, string>();
    let before = '';
    const note = async (path: string) => {
      await goTo(opened, path);
      await opened.waitForFunction(
        (last) => document.title !== last && document.title.includes(document.querySelector('.crumbs b')?.textContent ?? '---'),
        before,
      );
      before = await opened.title();
      titles.set(path, before);
    };
    const more = ['/overview/accessories/master', '/overview/accessories/2', '/energy_balancing/error_log', '/energy_balancing/data_logs'];
    for (const path of [...Object.values(pages), ...more, ...settingsSlugs.map(settingsPath)])
      if (path !== pages.welcome && path !== pages.archive) await note(path);
    const all = [...titles.values()];
    expect(all.filter((title, i) => all.indexOf(title) !== i)).toEqual([]);
    for (const title of all) expect(title).toMatch(/^[^–]+ – (.+ – )?Werk Süd, Station 1 – Pressluft$/);
    expect(titles.get('/analysis/data_table')).toMatch(
      language === 'de' ? /^Verlauf – Tabellen – Analyse – / : /^Trend – Tables – Analysis – /,
    );
    // the data logs have a second address
    await note(pages.archive);
    expect(titles.get(pages.archive)).toBe(titles.get('/energy_balancing/data_logs'));
    expect(complaints()).toEqual([]);
    await opened.context().close();
  });

  it('open without loading the page again, with Ctrl in a tab of their own', async () => {
    const { station, open } = running();
    const { page } = await open();
    await logIn(page, station.url);
    await page.evaluate(() => (document.documentElement.dataset['kept'] = 'yes'));
    const maintenance = page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: 'Wartung' });
    const opened = page.context().waitForEvent('page');
    await maintenance.click({ modifiers: ['Control'] });
    const beside = await opened;
    await beside.locator('main h1').waitFor();
    expect(new URL(beside.url()).origin).toBe(station.url);
    expect(new URL(page.url()).pathname).toBe('/overview/master');
    await maintenance.click();
    await page.waitForURL('**/maintenance/overview');
    await eventually(() => page.evaluate(() => document.documentElement.dataset['kept'])).toBe('yes');
    await page.context().close();
  });

  it('say why another page is opened than the one asked for, until the next step', async () => {
    const { station, open } = running();
    const { page: opened, complaints } = await open();
    const refusal = opened.locator('.refusal');
    await opened.goto(`${station.url}/settings/users`);
    await eventually(() => refusal.textContent()).toBe('');
    await opened.getByLabel('Passwort').fill('read');
    await opened.keyboard.press('Enter');
    await opened.waitForURL('**/overview/master');
    await refusal
      .getByText(
        'Mit Ihrem Passwort lässt sich diese Seite nicht öffnen. Wer mit dem Schreibpasswort angemeldet ist, kann den Bereich „Einstellungen“ in den Einstellungen unter „Rechte“ freigeben.',
      )
      .waitFor();
    await goTo(opened, '/analysis/data_table');
    await eventually(() => refusal.textContent()).toBe('');
    await opened.goto(`${station.url}/settings/users`);
    await opened.waitForURL(`${station.url}/`);
    await refusal.getByText('Mit Ihrem Passwort lässt sich diese Seite nicht öffnen.').waitFor();
    await opened.goto(`${station.url}/nowhere`);
    await refusal.getByText('Unter dieser Adresse gibt es keine Seite.').waitFor();
    await goTo(opened, '/overview/master');
    await eventually(() => refusal.textContent()).toBe('');
    expect(complaints()).toEqual([]);
    await opened.context().close();
  });

  it('[MSG-1] say at the start that the login failed, when the station does not answer it', async () => {
    const { station, open } = running();
    const { page: opened, complaints } = await open();
    await opened.goto(station.url);
    await opened.route('**/login', (route) => route.abort());
    await opened.getByLabel('Passwort').fill('read');
    await opened.keyboard.press('Enter');
    await opened.getByText('Fehler beim Anmelden', { exact: true }).waitFor();
    await opened.unroute('**/login');
    await opened.getByLabel('Passwort').fill('read');
    await opened.keyboard.press('Enter');
    await opened.waitForURL('**/overview/master');
    expect(complaints(/ERR_FAILED/, /login failed/)).toEqual([]);
    await opened.context().close();
  });
});
