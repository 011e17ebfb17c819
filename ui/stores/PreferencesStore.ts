import { makeAutoObservable } from 'mobx';
import type { PreferenceStorage } from '../../core/ports/index.ts';
import { type Language, languageOr, type Region, regionFor, regionsOf } from '../../i18n/index.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Language, region and theme of this browser. */
export class PreferencesStore {
  language: Language;
  /** At most one a language. */
  private chosenRegions: readonly string[];
  /** Undefined follows the system. */
  theme: Theme | undefined;
  /** The first start was put off. */
  isSetupSkipped: boolean;
  /** Faults are signalled in some way, as it is kept; undefined where they are not. */
  signals: string | undefined;
  private readonly storage: PreferenceStorage;
  private readonly browserRegions: readonly string[];

  /** `browserRegions` are what the browser prefers, by BCP 47. */
  constructor(storage: PreferenceStorage, browserRegions: readonly string[] = []) {
    this.storage = storage;
    this.browserRegions = browserRegions;
    this.language = languageOr(storage.load('language'));
    this.chosenRegions = storage.load('regions')?.split(' ') ?? [];
    this.theme = themes.find((theme) => theme === storage.load('theme'));
    this.isSetupSkipped = storage.load('setup') !== undefined;
    this.signals = storage.load('signals') || undefined;
    makeAutoObservable<this, 'storage' | 'browserRegions'>(this, { storage: false, browserRegions: false }, { autoBind: true });
  }

  setLanguage(language: Language): void {
    this.language = language;
    this.storage.save('language', language);
  }

  /** Whose numbers and dates are written: as chosen, else as the browser prefers, else as is usual in the language. */
  get region(): Region {
    return this.chosenRegion ?? this.browserRegion;
  }

  /** Undefined follows the browser. */
  get chosenRegion(): Region | undefined {
    return regionsOf(this.language).find((region) => this.chosenRegions.includes(region));
  }

  /** What is followed where nothing is chosen. */
  get browserRegion(): Region {
    return regionFor(this.language, this.browserRegions);
  }

  /** For the language that is read now. */
  setRegion(region: Region | undefined): void {
    const others = this.chosenRegions.filter((chosen) => !regionsOf(this.language).some((known) => known === chosen));
    this.chosenRegions = region === undefined ? others : [...others, region];
    this.storage.save('regions', this.chosenRegions.join(' '));
  }

  skipSetup(): void {
    this.isSetupSkipped = true;
    this.storage.save('setup', 'later');
  }

  /** Another tab may have changed it. */
  readSignals(): void {
    this.signals = this.storage.load('signals') || undefined;
  }

  /** Undefined for none. */
  setSignals(signals: string | undefined): void {
    this.signals = signals;
    this.storage.save('signals', signals ?? '');
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.storage.save('theme', theme);
  }
}
