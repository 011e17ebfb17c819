import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { decodeSentSettings, encodeSentSettings, settingsSchemas } from '../../../../../adapters/contract/index.ts';
import {
  defaultSettings,
  type Sent,
  type Settings,
  settingsGroups,
  type SettingsGroup,
  unchangedSettings,
} from '../../../../../core/settings/index.ts';
import { anySettings } from '../../../../core/settings/anySettings.ts';
import { openForm, openSettings } from '../settingsFixture.tsx';

const units = unchangedSettings<'units'>(defaultSettings.units);
const email = unchangedSettings<'email'>(defaultSettings.email);

describe('a group of settings being edited', () => {
  it('[SET-2] keeps a local copy per field, which the station does not see before Apply', async () => {
    const opened = await openSettings();
    const { vm } = openForm('units', opened);
    expect([vm.reading, vm.isChanged, vm.canApply, vm.canDismiss]).toEqual(['ready', false, false, false]);
    vm.edit('oilPricePerL', 1.5);
    expect(vm.fieldAt('oilPricePerL')).toMatchObject({ value: 1.5, serverValue: 1, state: 'differs' });
    expect(vm.fieldAt('gasPricePerM3').state).toBe('inSync');
    expect(opened.settings.settings.units.oilPricePerL).toBe(1);
    await vm.apply();
    expect(opened.settings.settings.units.oilPricePerL).toBe(1.5);
    expect([vm.fieldAt('oilPricePerL').state, vm.isSaved, vm.isChanged]).toEqual(['inSync', true, false]);
  });

  it('[SET-2] can be applied only when something changed and all is valid', async () => {
    const opened = await openSettings();
    const { vm } = openForm('units', opened);
    await vm.apply();
    vm.edit('oilPricePerL', -1);
    expect(vm.fieldAt('oilPricePerL')).toMatchObject({ state: 'invalid', message: { code: 'negativeNumber' } });
    expect(vm.canApply).toBe(false);
    await vm.apply();
    expect(opened.station.called.filter(({ call }) => call === 'saveSettings')).toEqual([]);
    vm.edit('oilPricePerL', 2);
    expect(vm.canApply).toBe(true);
    vm.edit('oilPricePerL', 1);
    expect(vm.canApply).toBe(false);
  });

  it("[SET-2] goes back to the station's values when dismissed", async () => {
    const { vm } = openForm('units', await openSettings());
    vm.edit('pressure', 'psi');
    vm.edit('oilPricePerL', NaN);
    vm.dismiss();
    expect([vm.values, vm.isChanged, vm.problems]).toEqual([units, false, []]);
  });

  it('[SET-2] takes incoming settings where nothing is edited, and marks what is', async () => {
    const opened = await openSettings();
    const { vm } = openForm('units', opened);
    vm.edit('oilPricePerL', 1.5);
    opened.station.saveSettings('units', { ...units, oilPricePerL: 3, gasPricePerM3: 4, pressure: 'psi' });
    expect(vm.values).toEqual({ ...units, oilPricePerL: 1.5, gasPricePerM3: 4, pressure: 'psi' });
    expect(vm.fieldAt('oilPricePerL')).toMatchObject({ serverValue: 3, hasMoved: true, state: 'differs' });
    expect(vm.changes.map(({ path, from, to }) => [path, from, to])).toEqual([['oilPricePerL', 3, 1.5]]);
  });

  it('overwrites nobody who has changed other fields without this page having heard of it', async () => {
    const first = await openSettings();
    const { vm } = openForm('units', first);
    first.link.close();
    first.station.saveSettings('units', { ...units, gasPricePerM3: 4 });
    expect(vm.value('gasPricePerM3')).toBe(units.gasPricePerM3);
    vm.edit('oilPricePerL', 1.5);
    await vm.apply();
    expect(vm.outcome).toEqual({ outcome: 'succeeded' });
    const { value } = (await first.station.settingsApi.read('units', first.session.token)) as { value: Settings['units'] };
    expect([value.oilPricePerL, value.gasPricePerM3]).toEqual([1.5, 4]);
  });

  it('stops before it overwrites the same field, unheard of until then, and says so; then a person decides', async () => {
    const first = await openSettings();
    const { vm } = openForm('units', first);
    first.link.close();
    first.station.saveSettings('units', { ...units, oilPricePerL: 4 });
    vm.edit('oilPricePerL', 1.5);
    await vm.apply();
    expect(vm.outcome).toEqual({ outcome: 'moved' });
    expect(vm.fieldAt('oilPricePerL')).toMatchObject({ value: 1.5, serverValue: 4, hasMoved: true });
    expect(first.station.called.some(({ call }) => call === 'saveSettings')).toBe(false);
    await vm.apply();
    expect(vm.outcome).toEqual({ outcome: 'succeeded' });
    expect(first.station.called.filter(({ call }) => call === 'saveSettings').length).toBe(1);
  });

  test.each([
    ['refused', { refused: 'Dazu fehlt das Recht.' }, { outcome: 'refused', text: 'Dazu fehlt das Recht.' }],
    ['out of reach', 'unreachable', { outcome: 'unreachable' }],
    ['broken', 'failed', { outcome: 'failed' }],
  ] as const)('keeps the form and says why when the station is %s', async (_, failure, outcome) => {
    const opened = await openSettings();
    const { vm } = openForm('units', opened);
    vm.edit('oilPricePerL', 1.5);
    opened.station.fail('saveSettings', failure);
    await vm.apply();
    expect(vm.outcome).toEqual(outcome);
    expect([vm.state === 'asking', vm.value('oilPricePerL'), vm.canApply, vm.isSaved]).toEqual([false, 1.5, true, false]);
    opened.station.mend('saveSettings');
    await vm.apply();
    expect(vm.isSaved).toBe(true);
  });

  it('is saved once, however often Apply is pressed, and keeps what is typed meanwhile as an edit', async () => {
    const opened = await openSettings();
    const { vm } = openForm('units', opened);
    vm.edit('oilPricePerL', 1.5);
    const release = opened.station.hold('saveSettings');
    const saving = vm.apply();
    await vm.apply();
    expect([vm.state === 'asking', vm.canApply, vm.canDismiss]).toEqual([true, false, false]);
    await new Promise(setImmediate);
    vm.edit('oilPricePerL', 2.5);
    release();
    await saving;
    expect(opened.station.called.filter(({ call }) => call === 'saveSettings').length).toBe(1);
    expect(vm.fieldAt('oilPricePerL')).toMatchObject({ value: 2.5, serverValue: 1.5, state: 'differs' });
  });

  it('[ACC-6] can be changed by those only who may write', async () => {
    const opened = await openSettings({}, 'read');
    const { vm } = openForm('units', opened);
    vm.edit('oilPricePerL', 1.5);
    expect([vm.canWrite, vm.isChanged, vm.canApply]).toEqual([false, false, false]);
    expect(await opened.station.settingsApi.save('units', { ...units, oilPricePerL: 9 }, opened.session.token, 'en')).toMatchObject({
      outcome: 'refused',
    });
  });

  it('keeps, replaces and removes a secret without ever having it', async () => {
    const opened = await openSettings();
    const { vm } = openForm('email', opened);
    expect(vm.fieldAt('account.userPassword')).toMatchObject({ value: undefined, isSecret: true, isSet: false });
    vm.edit('account.userPassword', 'geheim');
    expect(vm.changes).toEqual([{ path: 'account.userPassword', from: undefined, to: undefined, isSecret: true }]);
    await vm.apply();
    expect(vm.fieldAt('account.userPassword')).toMatchObject({ value: undefined, isSet: true, state: 'inSync' });
    vm.edit('account.smtpServer', 'mail.example');
    await vm.apply();
    expect(vm.fieldAt('account.userPassword').isSet).toBe(true);
    vm.edit('account.userPassword', null);
    await vm.apply();
    expect(vm.fieldAt('account.userPassword').isSet).toBe(false);
  });

  it('has fields for a set of rights that the station lacks', async () => {
    const { vm } = openForm(
      'rights',
      await openSettings({ settings: { ...defaultSettings, rights: { demo: undefined, read: undefined } } }),
    );
    expect(vm.value('demo.overview')).toBe(false);
    vm.edit('demo.overview', true as never);
    await vm.apply();
    expect(vm.isSaved).toBe(true);
  });
});

describe('a group that was not reported', () => {
  it('is fetched, and shown once it is there', async () => {
    const opened = await openSettings();
    opened.settings.forgetWithheld();
    const release = opened.station.hold('withheldSettings');
    const { vm } = openForm('email', opened);
    expect(vm.reading).toBe('loading');
    release();
    await new Promise(setImmediate);
    expect(vm.reading).toBe('ready');
  });

  it('says when it can not be fetched, and is fetched again on demand', async () => {
    const opened = await openSettings();
    opened.settings.forgetWithheld();
    opened.station.fail('withheldSettings', 'unreachable');
    const { vm } = openForm('email', opened);
    await new Promise(setImmediate);
    expect(vm.reading).toBe('failed');
    opened.station.mend('withheldSettings');
    await vm.read();
    expect(vm.reading).toBe('ready');
  });

  it('is not asked for by somebody who may not read it, nor left over from somebody who might', async () => {
    const opened = await openSettings({
      settings: { ...defaultSettings, sms: { ...defaultSettings.sms, gatewayUrl: 'https://a.example' } },
    });
    expect(opened.settings.settings.sms.gatewayUrl).toBe('https://a.example');
    await opened.session.logout();
    await opened.session.login('read');
    const { vm } = openForm('sms', opened);
    expect([vm.reading, vm.value('gatewayUrl')]).toEqual(['withheld', '']);
    expect(opened.station.called.some(({ call }) => call === 'withheldSettings')).toBe(false);
  });
});

describe('a session that the station ends', () => {
  it('leaves the edits to the next page of somebody who may write, without its secrets', async () => {
    const opened = await openSettings();
    const first = openForm('email', opened);
    first.vm.edit('account.smtpServer', 'mail.example');
    first.vm.edit('account.userPassword', 'geheim');
    opened.station.endSessions('write');
    expect(opened.session.ending).toBe('byStation');
    first.close();
    await opened.session.login('write');
    const second = openForm('email', opened);
    await new Promise(setImmediate);
    expect(second.vm.changes.map(({ path, to }) => [path, to])).toEqual([['account.smtpServer', 'mail.example']]);
    second.close();
    expect(openForm('email', opened).vm.isChanged).toBe(false);
  });

  it('leaves none when the person logs out', async () => {
    const opened = await openSettings();
    const first = openForm('units', opened);
    first.vm.edit('oilPricePerL', 2);
    await opened.session.logout();
    first.close();
    await opened.session.login('write');
    expect(openForm('units', opened).vm.isChanged).toBe(false);
  });
});

describe('mails', () => {
  const enabled: Sent<Settings['email']> = { ...email, enabled: true, account: { ...email.account, smtpServer: 'mail.example' } };
  const withAddress = (emailAddress: string, active = true) => ({
    ...enabled,
    receivers: enabled.receivers.map((receiver, i) => (i === 1 ? { ...receiver, active, emailAddress } : receiver)),
  });
  const withAccount = (over: Partial<Sent<Settings['email']>['account']>) => ({ ...enabled, account: { ...enabled.account, ...over } });

  test.each<[string, Sent<Settings['email']>, readonly string[]]>([
    ['nothing while they are off', { ...withAccount({ smtpServer: 'a b', smtpPort: 0, senderAddress: '@' }), enabled: false }, []],
    ['a server', withAccount({ smtpServer: '' }), ['account.smtpServer']],
    ['no space in the server', withAccount({ smtpServer: 'mail .example' }), ['account.smtpServer']],
    ['a port of 1 or more', withAccount({ smtpPort: 0 }), ['account.smtpPort']],
    ['a port up to 65535', withAccount({ smtpPort: 65_536 }), ['account.smtpPort']],
    ['a whole port', withAccount({ smtpPort: 25.5 }), ['account.smtpPort']],
    ['no sender', withAccount({ senderAddress: '' }), []],
    ['a valid sender, if one is given', withAccount({ senderAddress: 'station' }), ['account.senderAddress']],
    ['a valid address of an active receiver', withAddress('a@b'), ['receivers.1.emailAddress']],
    ['no address of an inactive receiver', withAddress('a@b', false), []],
  ])('[SET-5] need %s', async (_, values, expected) => {
    const { vm } = openForm('email', await openSettings());
    vm.edit('enabled', values.enabled);
    for (const name of ['smtpServer', 'smtpPort', 'senderAddress'] as const) vm.edit(`account.${name}`, values.account[name]);
    vm.edit('receivers.1.active', values.receivers[1]!.active);
    vm.edit('receivers.1.emailAddress', values.receivers[1]!.emailAddress);
    expect(vm.problems.map(({ field }) => field)).toEqual(expected);
  });
});

describe('what the page writes and what the station takes', () => {
  const context = () => ({ zones: ['UTC', 'Europe/Berlin', 'America/Sao_Paulo'], allowLocalGateway: true });
  const scene = fc.tuple(anySettings, fc.constantFrom(...settingsGroups));

  it('are the same: whatever can be applied fits the schema of the station, and reads there as it was written', async () => {
    const opened = await openSettings();
    await fc.assert(
      fc.asyncProperty(scene, anySettings, async ([shown, group], typed) => {
        opened.settings.receive({ [group]: shown[group] });
        const { vm, close } = openForm(group, opened);
        for (const { path, value } of leavesIn(typed, group)) vm.edit(path as never, value as never);
        const { values } = vm;
        const wire: unknown = JSON.parse(JSON.stringify(encodeSentSettings(group, values as never)));
        if (vm.problems.length === 0) expect(settingsSchemas[group].safeParse(wire).success).toBe(true);
        expect(decodeSentSettings(group, wire, shown[group] as never)).toEqual(values);
        close();
        await Promise.resolve();
      }),
      { numRuns: 60 },
    );
  });

  it('are the same: whatever the station takes is valid on the page, and is written back unchanged', async () => {
    const opened = await openSettings();
    const keeper = opened.station.settingsApi;
    let takenCount = 0;
    await fc.assert(
      fc.asyncProperty(scene, async ([sent, group]) => {
        const values = unchangedSettings(sent[group]) as never;
        const { outcome } = await keeper.save(group, values, opened.session.token, 'de');
        if (outcome !== 'succeeded') return;
        takenCount++;
        const { vm, close } = openForm(group, opened, context);
        expect([vm.problems, vm.isChanged]).toEqual([[], false]);
        expect((await keeper.save(group, vm.values as never, opened.session.token, 'de')).outcome).toBe('succeeded');
        close();
      }),
      { numRuns: 60 },
    );
    expect(takenCount).toBeGreaterThan(10);
  });

  test.each(['user', 'rights', 'share'] as const)('[SET-8] the form of %s has no validation', async (group) => {
    const opened = await openSettings();
    fc.assert(
      fc.property(anySettings, (settings) => {
        opened.settings.receive({ [group]: settings[group] });
        const { vm, close } = openForm(group, opened);
        expect(vm.problems).toEqual([]);
        close();
      }),
    );
  });
});

/** The values that somebody could type into the fields of a group. */
function leavesIn(settings: Settings, group: SettingsGroup): readonly { path: string; value: unknown }[] {
  const walk = (value: unknown, path: string): readonly { path: string; value: unknown }[] => {
    if (value === undefined) return [];
    if (typeof value !== 'object' || value === null) return [{ path, value }];
    if ('isSet' in value) return [{ path, value: value.isSet ? 'geheim' : null }];
    if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return [{ path, value }];
    return Object.entries(value).flatMap(([key, child]) => walk(child, path === '' ? key : `${path}.${key}`));
  };
  return walk(settings[group], '');
}
