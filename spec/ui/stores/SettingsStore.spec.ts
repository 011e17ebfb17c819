import { describe, expect, it } from '@jest/globals';
import { defaultSettings, openGroups, type Settings, settingsGroups } from '../../../core/settings/index.ts';
import { SettingsStore } from '../../../ui/stores/index.ts';

const saved: Settings = {
  ...defaultSettings,
  units: { ...defaultSettings.units, pressure: 'psi' },
  network: { ...defaultSettings.network, hostName: 'halle-a' },
};

describe('the settings as the station sent them', () => {
  it('are the defaults before, and known group by group', () => {
    const store = new SettingsStore();
    expect([store.settings, store.known]).toEqual([defaultSettings, []]);
    store.receive({ units: saved.units });
    store.receive({ rights: saved.rights });
    expect(store.settings.units.pressure).toBe('psi');
    expect([store.known, store.rightsKnown]).toEqual([['rights', 'units'], true]);
  });

  it('keep only what everybody may read when a session ends', () => {
    const store = new SettingsStore();
    store.receive(saved);
    expect(store.known).toEqual(settingsGroups);
    store.forgetWithheld();
    expect(store.settings).toEqual({ ...saved, network: defaultSettings.network });
    expect([...store.known].sort()).toEqual([...openGroups].sort());
  });
});
