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
  private readonly storage: PreferenceStorage;

  constructor(storage: PreferenceStorage) {
    this.storage = storage;
    this.language = languageOr(storage.load('language'));
    this.theme = themes.find((theme) => theme === storage.load('theme'));
    this.isSetupSkipped = storage.load('setup') !== undefined;
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

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.storage.save('theme', theme);
  }
}
