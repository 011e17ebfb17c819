import { describe, expect, it, test } from '@jest/globals';
import { defaultSettings } from '../../../../../core/settings/index.ts';
import { addEntry, entriesIn, removeEntry, setEntry } from '../../../../../ui/areas/settings/plant/plantLists.ts';
import { PlantPage } from '../../../../../ui/areas/settings/plant/PlantPage.tsx';
import { plantWords } from '../../../../../ui/areas/settings/plant/plantWords.ts';
import {
  changedCalendar,
  changedWindow,
  newPrice,
  newWindow,
  ofKind,
  withDemand,
} from '../../../../../ui/areas/settings/plant/priceEntries.ts';
import { openForm, openSettings, plain, rendered } from '../settingsFixture.tsx';

const since = '2026-01-01';
const names = { window: 'peak', otherwise: 'off-peak' };

async function openPlant(level = 'write') {
  const opened = await openSettings({}, level);
  const { vm, close } = openForm('plant', opened);
  await vm.read();
  return { opened, form: { vm, words: plantWords }, close };
}

describe('the page of the plant data', () => {
  it('has a list of each kind, empty where nothing is entered', async () => {
    const { opened, close } = await openPlant();
    const text = plain(rendered(opened, <PlantPage />));
    for (const title of ['Strompreise', 'CO₂ des Stroms', 'Ziele', 'Behälter', 'Volumenstromsensor', 'Datenblätter', 'Besondere Zeiten'])
      expect(text).toContain(title);
    expect(text).toContain('Nichts eingetragen.');
    close();
  });

  test.each(['demo', 'read'])('[ACC-6] is withheld from the level %s, which may not write', async (level) => {
    expect(plain(rendered(await openSettings({}, level), <PlantPage />))).toContain('Diese Einstellungen sieht nur, wer schreiben darf.');
  });

  it('adds, changes and removes entries, and leaves those alone that it does not show', async () => {
    const { opened, form, close } = await openPlant();
    const test = { fromMs: 0, untilMs: 1, kind: 'allConsumersOff', note: 'leak test' } as const;
    const use = { since, name: 'baths', flowM3min: 2, days: ['mon'], fromHour: 22, untilHour: 6 } as const;
    addEntry(form, 'windows', test);
    addEntry(form, 'nightUse', use);
    await form.vm.apply();
    addEntry(form, 'tariffs', { since, kind: 'flat', perKWh: 0.3 });
    addEntry(form, 'windows', { ...test, kind: 'shutdown', untilMs: 5 });
    expect(plain(rendered(opened, <PlantPage />))).not.toContain('leak test');
    setEntry(form, 'windows', 1, { ...test, kind: 'holiday', untilMs: 6 });
    await form.vm.apply();
    expect(form.vm.isSaved).toBe(true);
    removeEntry(form, 'tariffs', 0);
    expect(entriesIn(form, 'tariffs')).toEqual([]);
    expect(opened.settings.settings.plant).toEqual({
      ...defaultSettings.plant,
      tariffs: { rows: [{ since, kind: 'flat', perKWh: 0.3 }] },
      nightUse: { rows: [use] },
      windows: { rows: [test, { ...test, kind: 'holiday', untilMs: 6 }] },
    });
    close();
  });

  it('does not send what is incomplete, and keeps it', async () => {
    const { form, close } = await openPlant();
    addEntry(form, 'tariffs', newPrice(since));
    expect(form.vm.canApply).toBe(false);
    expect(form.vm.fieldAt('tariffs.0.perKWh').message).toEqual({ code: 'noNumber' });
    await form.vm.apply();
    expect(entriesIn(form, 'tariffs')).toEqual([newPrice(since)]);
    close();
  });
});

describe('a price that is edited', () => {
  const demand = { perKW: 120, per: 'year' } as const;
  const flat = { since, kind: 'flat', perKWh: 0.2, demand } as const;

  it('keeps its day, its demand price and its single price when its kind changes', () => {
    const calendar = ofKind(flat, 'calendar', names);
    expect(calendar).toEqual({
      since,
      kind: 'calendar',
      windows: [newWindow('peak')],
      otherwise: { name: 'off-peak', perKWh: 0.2 },
      demand,
    });
    expect(ofKind(calendar, 'flat', names)).toEqual(flat);
    expect(ofKind(flat, 'series', names)).toEqual({ since, kind: 'series', series: '', demand });
    expect(ofKind(flat, 'flat', names)).toBe(flat);
  });

  it('has no demand price, no choice of months and no holidays where there are none', () => {
    expect(withDemand(flat, undefined)).toEqual({ since, kind: 'flat', perKWh: 0.2 });
    expect(changedWindow({ ...newWindow('peak'), months: [1] }, { months: [] })).not.toHaveProperty('months');
    expect(changedWindow(newWindow('peak'), { months: [11, 12] }).months).toEqual([11, 12]);
    const calendar = { kind: 'calendar', windows: [], otherwise: { name: 'all', perKWh: 1 }, holidays: [since] } as const;
    expect(changedCalendar(calendar, { holidays: [] })).not.toHaveProperty('holidays');
  });
});
