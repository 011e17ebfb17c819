import puppeteer, { type Browser, type LaunchOptions } from 'puppeteer-core';
import { chromiumArgs, chromiumPath } from '../chromium.ts';

export const firefoxPath = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr';

/** How each browser is started; reduced motion is what a person asks the system for. */
const launches = {
  chromium: (reducedMotion: boolean): LaunchOptions => ({
    browser: 'chrome',
    executablePath: chromiumPath,
    args: [...chromiumArgs, '--lang=de-DE', ...(reducedMotion ? ['--force-prefers-reduced-motion'] : [])],
  }),
  firefox: (reducedMotion: boolean): LaunchOptions => ({
    browser: 'firefox',
    executablePath: firefoxPath,
    extraPrefsFirefox: {
      'intl.accept_languages': 'de-DE, de',
      'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
    },
  }),
} as const;

export type BrowserName = keyof typeof launches;

/** Starts a browser of its own, driven over WebDriver BiDi or, Chromium, DevTools; fails when it is not installed. */
export const launch = (name: BrowserName, reducedMotion = false): Promise<Browser> => puppeteer.launch(launches[name](reducedMotion));
