import { defaultSettings, type Settings } from '../core/settings/index.ts';
import type { SettingsRepository } from './store/settingsRepository.ts';

/** The station's settings as they are now. */
export interface StationSettings {
  all(): Settings;
}

const demoSettings: Settings = {
  ...defaultSettings,
  time: { ...defaultSettings.time, zone: 'Europe/Berlin' },
  customer: { ...defaultSettings.customer, stationName: 'Werk Süd, Station 1' },
};

/** What was saved, over the defaults; a demo station has some of its own. */
export function stationSettings(repository: SettingsRepository, demo: boolean): StationSettings {
  const settings = repository.load(demo ? demoSettings : defaultSettings);
  return { all: () => settings };
}
