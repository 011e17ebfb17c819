import { makeAutoObservable } from 'mobx';
import type { PreferenceStorage } from '../../core/ports/index.ts';
import { type Language, languageOr } from '../../i18n/index.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Language and theme of this browser. */
export class PreferencesStore {
  language: Language;
  /** Undefined follows the system. */
  theme: Theme | undefined;
  /** The first start was put off. */
  isSetupSkipped: boolean;
  /** Faults are signalled in some way, as it is kept; undefined where they are not. */
  signals: string | undefined;
  private readonly storage: PreferenceStorage;

  constructor(storage: PreferenceStorage) {
    this.storage = storage;
    this.language = languageOr(storage.load('language'));
    this.theme = themes.find((theme) => theme === storage.load('theme'));
    this.isSetupSkipped = storage.load('setup') !== undefined;
    this.signals = storage.load('signals') || undefined;
    makeAutoObservable<this, 'storage'>(this, { storage: false }, { autoBind: true });
  }

  setLanguage(language: Language): void {
    this.language = language;
    this.storage.save('language', language);
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
