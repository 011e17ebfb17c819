import { makeAutoObservable } from 'mobx';
import { defaultSettings, type Settings } from '../../core/settings/index.ts';

/** The station's settings as last sent; defaults before. */
export class SettingsStore {
  settings: Settings = defaultSettings;
  /** The station has sent its rights; before that the defaults may be wrong. */
  rightsKnown = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  receive(groups: Partial<Settings>): void {
    this.settings = { ...this.settings, ...groups };
    this.rightsKnown ||= groups.rights !== undefined;
  }
}
