import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

export const chromiumPath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
/**
 * Features that no test needs, as a second list replaces the first: those that Playwright switches off,
 * then the pages that a window makes ready behind its address bar, which take more than the window itself.
 */
const unneeded = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'HttpsFirstBalancedModeAutoEnable'],
  ...['LensOverlay', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect'],
  ...['OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'PreloadTopChromeWebUI', 'SpareRendererForSitePerProcess'],
];
export const chromiumArgs = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${unneeded.join(',')}`,
];

/** The same engine without a window around it: it takes less of a processor, and has no notifications. */
const shellPath = '/usr/bin/chromium-headless-shell';
const lightPath = process.env['CHROMIUM'] === undefined && existsSync(shellPath) ? shellPath : chromiumPath;

/** The lighter one where it is there, unless the whole browser is asked for. */
export const launchChromium = (isWhole = false): Promise<Browser> =>
  chromium.launch({ executablePath: isWhole ? chromiumPath : lightPath, args: chromiumArgs });

/** A station's first log of a week is made of its day files, which takes its time on a busy machine. */
const longestWaitMs = 90_000;

/** A page that remembers what it complained about. */
export interface WatchedPage {
  readonly page: Page;
  /** Console errors and warnings, and uncaught exceptions, that no pattern allows. */
  readonly complaints: (...allowed: readonly RegExp[]) => readonly string[];
}

export async function watchedPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'de-DE',
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(longestWaitMs);
  const heard: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) heard.push(`${message.type()}: ${message.text()} ${message.location().url}`.trim());
  });
  page.on('pageerror', (error) => heard.push(`exception: ${error.message}`));
  return { page, complaints: (...allowed) => heard.filter((text) => !allowed.some((pattern) => pattern.test(text))) };
}

/** Logs in through the dialog and waits for the overview's first live values. */
export async function logIn(page: Page, url: string, password = 'read'): Promise<void> {
  await page.goto(url);
  await page.getByLabel(/^(Passwort|Password)$/).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/overview/master');
}

/** Where the overview shows the network's pressure, in its picture. */
export const networkPressure = '.sp-at-network .fig';

/** The overview shows live values. */
export const showsLiveValues = (page: Page) => page.locator(networkPressure, { hasText: /^\d/ }).first().waitFor();

/** A push connection of before a restart is none of the new server's. */
export const endedConnection = /status of 400 .*\/socket\.io\//;

/** What a browser and the page say of a call that was under way when its session ended. */
export const endedSession: readonly RegExp[] = [/\b401\b|unauthorized/];

/** What a browser and the page say when the station is gone, also while the log is being fetched. */
export const lostStation: readonly RegExp[] = [
  /ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONTENT_LENGTH_MISMATCH/,
  /WebSocket connection to .* failed/,
  endedConnection,
  /no connection to the station|station does not answer/,
  /no answer to (GET|POST)/,
  /data log request failed/,
  /could not be fetched unreachable/,
  /code to ask the station did not come/,
  /a part of the dashboard cannot be loaded/,
];
