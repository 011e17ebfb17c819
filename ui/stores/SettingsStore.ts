import { makeAutoObservable } from 'mobx';
import { defaultSettings, openSettings, type Settings, type SettingsGroup, settingsGroups } from '../../core/settings/index.ts';

/** The station's settings as last sent; defaults before. */
export class SettingsStore {
  settings: Settings = defaultSettings;
  /** Groups that the station has sent; those of the others may be wrong. */
  known: readonly SettingsGroup[] = [];

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The station has sent its rights. */
  get rightsKnown(): boolean {
    return this.known.includes('rights');
  }

  /** The groups that the station has sent. */
  get sent(): Partial<Settings> {
    return Object.fromEntries(this.known.map((group) => [group, this.settings[group]]));
  }

  receive(groups: Partial<Settings>): void {
    this.settings = { ...this.settings, ...groups };
    this.known = settingsGroups.filter((group) => this.known.includes(group) || groups[group] !== undefined);
  }

  /** The plant's zone as its control reports it; it counts while the station has not sent the settings of the time. */
  receiveZone(zone: string): void {
    const { time } = this.settings;
    if (!this.known.includes('time') && zone !== time.zone) this.settings = { ...this.settings, time: { ...time, zone } };
  }

  /** Forgets what only those who may write were reported. */
  forgetWithheld(): void {
    const open = openSettings(this.settings);
    this.settings = { ...defaultSettings, ...open };
    this.known = this.known.filter((group) => group in open);
  }
}
