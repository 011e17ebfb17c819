import { describe, expect, it, test } from '@jest/globals';
import type { ComponentType } from 'react';
import { defaultSettings, type Settings } from '../../../../core/settings/index.ts';
import { DimensionsPage } from '../../../../ui/areas/settings/dimensions/DimensionsPage.tsx';
import { emailWords } from '../../../../ui/areas/settings/email/emailWords.ts';
import { EmailPage } from '../../../../ui/areas/settings/email/EmailPage.tsx';
import { FormPage } from '../../../../ui/areas/settings/form/FormPage.tsx';
import { SaveBar } from '../../../../ui/areas/settings/form/SaveBar.tsx';
import { FormSection } from '../../../../ui/areas/settings/form/FormSection.tsx';
import { NumberField } from '../../../../ui/areas/settings/form/NumberField.tsx';
import type { GroupForm } from '../../../../ui/areas/settings/form/GroupForm.ts';
import { dimensionWords } from '../../../../ui/areas/settings/dimensions/dimensionWords.ts';
import { PrintPage } from '../../../../ui/areas/settings/print/PrintPage.tsx';
import { RightsPage } from '../../../../ui/areas/settings/rights/RightsPage.tsx';
import { SmsPage } from '../../../../ui/areas/settings/sms/SmsPage.tsx';
import { UsersPage } from '../../../../ui/areas/settings/users/UsersPage.tsx';
import { machine, stationWith } from '../overview/overviewFixture.ts';
import { openForm, openSettings, plain, rendered } from './settingsFixture.tsx';

const pages: readonly (readonly [name: string, Page: ComponentType])[] = [
  ['users', UsersPage],
  ['rights', RightsPage],
  ['dimensions', DimensionsPage],
  ['email', EmailPage],
  ['sms', SmsPage],
];
const lockWords = 'Nur mit Schreibrecht';
const buttonOf = (page: string, name: string) => new RegExp(`<button[^>]*>${name}</button>`).exec(page)?.[0];
const withSettings = (over: Partial<Settings>) => ({ settings: { ...defaultSettings, ...over } });

describe.each(pages)('the page %s', (_, Page) => {
  it('has Apply and Dismiss, which wait for a change', async () => {
    const page = rendered(await openSettings(), <Page />);
    expect(plain(page)).not.toContain(lockWords);
    for (const name of ['Verwerfen', 'Übernehmen']) expect(buttonOf(page, name)).toContain('disabled');
  });

  it('[ACC-6] is covered for those who may not write', async () => {
    const page = rendered(await openSettings({}, 'read'), <Page />);
    expect(plain(page)).toContain(lockWords);
    expect(page).toMatch(/<fieldset class="lk lk-on" disabled/);
    expect(buttonOf(page, 'Übernehmen')).toBeUndefined();
    expect(plain(page)).not.toContain('meldet nicht');
  });

  it('says why it is covered where the controller does not report who may write', async () => {
    const page = rendered(await openSettings({ reportsLevel: false }, 'write'), <Page />);
    expect(page).toMatch(/<fieldset class="lk lk-on" disabled/);
    expect(plain(page)).toContain('Die Steuerung meldet nicht, welche Rechte zu Ihrem Passwort gehören.');
  });
});

describe('a form', () => {
  const formOf = (vm: unknown) => ({ vm, words: dimensionWords }) as GroupForm<'units'>;
  const page = (form: GroupForm<'units'>) => (
    <FormPage slug="dimensions" form={form}>
      <FormSection title="Preise">
        <NumberField form={form} path="electricityRatePerKWh" />
        <NumberField form={form} path="oilPricePerL" />
      </FormSection>
    </FormPage>
  );

  it('[SET-2] marks what differs from the station with what it was, and what is invalid with what is expected', async () => {
    const opened = await openSettings();
    const { vm } = openForm('units', opened);
    vm.edit('electricityRatePerKWh', 0.3);
    vm.edit('oilPricePerL', -1);
    const markup = rendered(opened, page(formOf(vm)));
    const text = plain(markup);
    expect(text).toContain('Geändert. Bisher: 0,25 €/kWh');
    expect(text).toContain('Die Zahl darf nicht negativ sein');
    expect(markup).toMatch(/class="field fm-field fm-span-6 fm-changed"/);
    expect(markup).toMatch(/class="field fm-field fm-span-6 bad"/);
    expect([...markup.matchAll(/aria-invalid="(true|false)"/g)].map(([, isInvalid]) => isInvalid)).toEqual(['false', 'true']);
  });

  it('ties each message to its field', async () => {
    const opened = await openSettings();
    const markup = rendered(opened, page(formOf(openForm('units', opened).vm)));
    const messages = [...markup.matchAll(/<input[^>]*aria-describedby="([^"]+)"/g)];
    const labels = [...markup.matchAll(/<label for="([^"]+)"/g)];
    expect([messages.length, labels.length]).not.toContain(0);
    for (const [, id] of messages) expect(markup).toContain(`id="${id}"`);
    for (const [, id] of labels) expect(markup).toMatch(new RegExp(`<input[^>]*id="${id}"`));
  });

  it('[SET-8] [MSG-1] says that not all settings are valid, in one sentence, while any is not', async () => {
    const opened = await openSettings();
    const { vm } = openForm('units', opened);
    const overall = 'Nicht alle Einstellungen sind gültig. Bitte prüfen!';
    expect(plain(rendered(opened, page(formOf(vm))))).not.toContain(overall);
    vm.edit('oilPricePerL', NaN);
    expect(plain(rendered(opened, page(formOf(vm))))).toContain(overall);
  });

  it('says in one line what Apply will change', async () => {
    const opened = await openSettings();
    const { vm } = openForm('units', opened);
    vm.edit('pressure', 'psi');
    vm.edit('electricityRatePerKWh', 0.3);
    vm.edit('oilPricePerL', 2);
    vm.edit('gasPricePerM3', 2);
    const text = plain(rendered(opened, page(formOf(vm))));
    expect(text).toContain('4 Änderungen');
    expect(text).toContain('Druck bar → psi Strompreis 0,25 €/kWh → 0,30 €/kWh Heizölpreis 1,00 €/l → 2,00 €/l und 1 weitere');
  });

  it('[SET-3] shows what the station said against saving', async () => {
    const opened = await openSettings();
    const { vm } = openForm('units', opened);
    vm.edit('oilPricePerL', 2);
    opened.station.fail('saveSettings', { refused: 'Der Speicher der Station ist voll.' });
    await vm.apply();
    const alert = /<div class="fm-alert[^"]*" role="alert">.*?<\/div>/.exec(rendered(opened, page(formOf(vm))))?.[0] ?? '';
    expect(plain(alert)).toBe('Einheiten und Kosten ließen sich nicht speichern Der Speicher der Station ist voll.');
  });

  it('says what others have changed meanwhile', async () => {
    const opened = await openSettings();
    const { vm } = openForm('units', opened);
    vm.edit('oilPricePerL', 2);
    opened.station.saveSettings('units', { ...defaultSettings.units, oilPricePerL: 3 });
    expect(plain(rendered(opened, page(formOf(vm))))).toContain('Inzwischen von anderen geändert auf: 3,00 €/l');
  });
});

describe('prices and factors', () => {
  it('[SET-4] have their units of entry, with the currency as a label', async () => {
    const opened = await openSettings(withSettings({ units: { ...defaultSettings.units, currency: 'GBP', volume: 'cft' } }));
    const units = [...rendered(opened, <DimensionsPage />).matchAll(/class="fm-unit">([^<]+)</g)].map(([, unit]) => unit);
    expect(units).toEqual(['£/kWh', 'kg/kWh', '£/l', 'kWh/l', 'kg/l', '£/m³', 'kWh/m³', 'kg/m³']);
  });

  it('[SET-4] of paper are in mm, its resolution in dpi', async () => {
    const units = [...rendered(await openSettings(), <PrintPage />).matchAll(/class="fm-unit">([^<]+)</g)].map(([, unit]) => unit);
    expect(units).toEqual(['mm', 'mm', 'mm', 'mm', 'dpi']);
  });

  test.each(
    (
      [
        ['units', defaultSettings.units],
        ['print', defaultSettings.print],
      ] as const
    ).flatMap(([group, values]) =>
      Object.entries(values)
        .filter(([, value]) => typeof value === 'number')
        .map(([field]) => [group, field] as const),
    ),
  )('[SET-4] %s.%s is a number of 0 or more', async (group, field) => {
    const { vm } = openForm<'units' | 'print'>(group, await openSettings());
    for (const [value, isValid] of [
      [-0.001, false],
      [NaN, false],
      [Infinity, false],
      [100, true],
    ] as const) {
      vm.edit(field as never, value as never);
      expect(vm.problems.length === 0).toBe(isValid);
    }
  });

  it('come with an example of what the plant measures, in the units that stand in the form', async () => {
    const opened = await openSettings(
      withSettings({ units: { ...defaultSettings.units, pressure: 'psi', temperature: 'degF', currency: 'USD' } }),
    );
    opened.station.push({ ...stationWith([machine(1)]), thinkGreen: undefined });
    const example = plain(/<dl class="dm-example">.*?<\/dl>/.exec(rendered(opened, <DimensionsPage />))?.[0] ?? '');
    expect(example).toMatch(/Netzdruck \d+ psi .*\d+ °F .*m³\/min .*1\.000 kWh Strom 250,00 \$/);
  });
});

describe('the matrix of rights', () => {
  it('has a box for demo and for read by area, named after both', async () => {
    const page = rendered(await openSettings(), <RightsPage />);
    const boxes = [...page.matchAll(/<input type="checkbox" aria-label="([^"]+)"( checked="")?/g)].map(
      ([, name, checked]) => `${name}${checked === undefined ? '' : ' x'}`,
    );
    expect(boxes.slice(0, 4)).toEqual(['Demo: Übersicht x', 'Lesen: Übersicht x', 'Demo: Analyse x', 'Lesen: Analyse x']);
    expect(boxes.slice(-2)).toEqual(['Demo: Einstellungen', 'Lesen: Einstellungen']);
    expect(boxes.length).toBe(12);
  });
});

describe('text messages', () => {
  it('[SET-15] have a switch, a gateway, its token, and five numbers with language and severities', async () => {
    const text = plain(rendered(await openSettings(), <SmsPage />));
    expect(text).toContain('Versand : aus');
    expect(text).toContain('Adresse des Gateways');
    expect(text).toContain('{number} und {text}');
    expect(text).toContain('Zugangsschlüssel');
    for (const number of [1, 2, 3, 4, 5]) expect(text).toContain(`Empfänger ${number}: Telefonnummer`);
  });
});

describe('a password of the station', () => {
  it('is shown as new or removed, never which, before Apply', async () => {
    const account = { ...defaultSettings.email.account, userPassword: { isSet: true } };
    const opened = await openSettings(withSettings({ email: { ...defaultSettings.email, account } }));
    const { vm } = openForm('email', opened);
    const bar = () => plain(rendered(opened, <SaveBar form={{ vm, words: emailWords }} />));
    vm.edit('account.userPassword', 'sehr geheim');
    expect(bar()).toContain('1 Änderung Passwort neu');
    expect(bar()).not.toContain('sehr geheim');
    vm.edit('account.userPassword', null);
    expect(bar()).toContain('1 Änderung Passwort entfernt');
  });

  it('is never in the page: only that there is one', async () => {
    const account = { ...defaultSettings.email.account, userPassword: { isSet: true } };
    const page = rendered(await openSettings(withSettings({ email: { ...defaultSettings.email, account } })), <EmailPage />);
    expect(page).toMatch(/<input[^>]*type="password"[^>]*placeholder="Gespeichert, wird nicht angezeigt" value=""/);
    expect(plain(page)).toContain('Entfernen');
    expect(plain(rendered(await openSettings(), <EmailPage />))).toContain('Bisher nicht gesetzt');
  });
});
