import { describe, expect, it, test } from '@jest/globals';
import { maxBackupBytes } from '../../../../../core/backup/index.ts';
import { defaultSettings, unchangedSettings } from '../../../../../core/settings/index.ts';
import { BackupVm } from '../../../../../ui/areas/settings/backup/backup.vm.ts';
import { openSettings } from '../settingsFixture.tsx';

const phrase = 'ein langer Satz';
const fileOf = (text: string, size = text.length) => ({ name: 'backup.json', size, text: () => Promise.resolve(text) });
const named = (stationName: string) => ({ ...unchangedSettings<'customer'>(defaultSettings.customer), stationName });

async function openBackup() {
  const { station, session, plant, preferences } = await openSettings();
  const vm = new BackupVm({ api: station.backups, session, plant, preferences });
  const made = async (passPhrase = '') => {
    vm.setPassPhrase(passPhrase);
    return new TextDecoder().decode(await vm.make());
  };
  return { station, plant, vm, made };
}

describe('the page of backups', () => {
  it('makes a backup, and none with a pass phrase that is too short', async () => {
    const { vm, made } = await openBackup();
    expect(await made()).toMatch(/^\{"format":"pressluft backup"/);
    vm.setPassPhrase('kurz');
    expect([vm.isPassPhraseShort, await vm.make()]).toEqual([true, undefined]);
  });

  it('shows what a file changes, and restores it only when that is confirmed', async () => {
    const { vm, made, station, plant } = await openBackup();
    station.saveSettings('customer', named('Werk 7'));
    const text = await made();
    station.saveSettings('customer', named('Werk 8'));
    await vm.choose(fileOf(text));
    expect(vm.preview).toMatchObject({ stationName: 'Werk 7', changed: ['customer'], secrets: 'none', isOtherStation: true });
    vm.ask();
    expect(vm.isConfirming).toBe(true);
    vm.cancel();
    expect([vm.isConfirming, station.restarts()]).toEqual([false, 0]);
    vm.ask();
    await Promise.all([vm.restore(), vm.restore()]);
    expect([vm.outcome, station.restarts(), plant.restart.isUnderWay, vm.isRestoring]).toEqual([{ outcome: 'succeeded' }, 1, true, true]);
  });

  it('asks for the pass phrase of a sealed backup, and sends it only once it has opened it', async () => {
    const { vm, made, station } = await openBackup();
    const text = await made(phrase);
    await vm.choose(fileOf(text));
    expect([vm.preview?.secrets, vm.isPassPhraseWanted, vm.canOpen]).toEqual(['sealed', true, false]);
    vm.setFilePassPhrase('ein anderer Satz');
    await vm.open();
    expect([vm.problem, vm.preview, vm.isPassPhraseWanted]).toEqual(['wrongPassPhrase', undefined, true]);
    vm.ask();
    expect(vm.isConfirming).toBe(false);
    vm.setFilePassPhrase('');
    await vm.open();
    expect([vm.problem, vm.preview?.secrets]).toEqual([undefined, 'sealed']);
    vm.setFilePassPhrase(phrase);
    await vm.open();
    expect([vm.preview?.secrets, vm.isPassPhraseWanted]).toEqual(['open', false]);
    await vm.restore();
    expect(station.restarts()).toBe(1);
  });

  test.each([
    ['is no backup', 'notBackup', fileOf('Werk 7')],
    ['is too large', 'tooLarge', fileOf('', maxBackupBytes + 1)],
    ['can not be read', 'unreadable', { ...fileOf(''), text: () => Promise.reject(new Error('gone')) }],
  ])('says of a file that it %s, until another is chosen', async (_, problem, file) => {
    const { vm, made, station } = await openBackup();
    const text = await made();
    await vm.choose(file);
    expect([vm.problem, vm.preview]).toEqual([problem, undefined]);
    await vm.restore();
    expect(station.restarts()).toBe(0);
    await vm.choose(fileOf(text));
    expect([vm.problem, vm.preview?.changed]).toEqual([undefined, []]);
    vm.drop();
    expect([vm.file, vm.preview]).toEqual([undefined, undefined]);
  });

  it('says why nothing was restored, and expects no restart', async () => {
    const { vm, made, station, plant } = await openBackup();
    await vm.choose(fileOf(await made()));
    station.fail('backup', { refused: 'Gerade nicht.' });
    await vm.restore();
    expect([vm.outcome, plant.restart.phase]).toEqual([{ outcome: 'refused', text: 'Gerade nicht.' }, 'none']);
    station.fail('backup', 'unreachable');
    await vm.make();
    expect(vm.makingFailure).toBe('unreachable');
  });

  it('knows a controller without backups before anything is tried', async () => {
    const { vm, station } = await openBackup();
    await vm.probe();
    expect(vm.isNotOffered).toBe(false);
    station.fail('backup', 'notOffered');
    await vm.probe();
    expect(vm.isNotOffered).toBe(true);
  });
});
