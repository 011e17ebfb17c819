import { describe, expect, it } from '@jest/globals';
import type { NoticePermission, SoundState } from '../../../../core/ports/index.ts';
import { PreferencesStore } from '../../../../ui/stores/index.ts';
import { type Signal, SignalsStore } from '../../../../ui/station/signals/SignalsStore.ts';
import { memoryAlarmSound, memoryNotices, memoryPreferenceStorage } from '../../../fakes/index.ts';

const s = 1000;
const min = 60 * s;

/** A browser with a clock that stands until it is set. */
function browser() {
  const storage = memoryPreferenceStorage();
  let nowMs = 0;
  const tab = (name: string, { begins = 'ready', permission = 'granted' }: { begins?: SoundState; permission?: NoticePermission } = {}) => {
    const sound = memoryAlarmSound(begins);
    const notices = memoryNotices(permission);
    const preferences = new PreferencesStore(storage);
    const signals = new SignalsStore({
      ...{ storage, preferences, sound, notices, tab: name, clock: { nowMs: () => nowMs } },
      pause: () => Promise.resolve(),
    });
    return { signals, sound, notices, preferences };
  };
  return { tab, storage, pass: (ms: number) => (nowMs += ms) };
}

const opened: string[] = [];
const signal = (id: string, severity: Signal['severity'] = 'error'): Signal => ({
  ...{ id, severity, title: `Meldung ${id}`, text: 'K5' },
  open: () => opened.push(id),
});

async function switchedOn(tab: ReturnType<ReturnType<typeof browser>['tab']>) {
  tab.signals.setSound(true);
  await tab.signals.setNotices(true);
  return tab;
}

describe('how a browser signals faults', () => {
  it('[ALARM-5] is neither by sound nor by notification until somebody switches it on', async () => {
    const { tab } = browser();
    const { signals, sound, notices } = tab('a', { permission: 'unasked' });
    await signals.take([signal('5.67')]);
    expect([signals.choice, sound.played, notices.shown, notices.asked()]).toEqual([
      { sound: false, notices: false, warnings: false },
      [],
      [],
      0,
    ]);
  });

  it('[ALARM-5] is once for each fault, by sound and by notification, whose click opens it', async () => {
    const { tab } = browser();
    const { signals, sound, notices } = await switchedOn(tab('a', { permission: 'unasked' }));
    expect(notices.asked()).toBe(1);
    await signals.take([signal('5.67')]);
    await signals.take([signal('5.67'), signal('2.65')]);
    expect(sound.played).toEqual(['error', 'error']);
    expect(notices.shown.map(({ title }) => title)).toEqual(['Meldung 5.67', 'Meldung 2.65']);
    notices.click();
    expect(opened).toEqual(['2.65']);
  });

  it('[ALARM-5] is not again after the page was loaded again, nor in a second tab', async () => {
    const { tab, pass } = browser();
    const first = await switchedOn(tab('a'));
    await first.signals.take([signal('5.67')]);
    pass(3 * s);
    const [reloaded, second] = [tab('c'), tab('b')];
    expect(reloaded.signals.choice).toMatchObject({ sound: true, notices: true });
    for (const { signals } of [reloaded, second]) await signals.take([signal('5.67')]);
    expect([reloaded, second].flatMap(({ sound, notices }) => [...sound.played, ...notices.shown])).toEqual([]);
  });

  it('is in one of two tabs that see a fault at the same moment', async () => {
    const { tab } = browser();
    const first = await switchedOn(tab('a'));
    const second = tab('b');
    await Promise.all([first.signals.take([signal('5.67')]), second.signals.take([signal('5.67')])]);
    expect([...first.sound.played, ...second.sound.played]).toEqual(['error']);
  });

  it('is left to a tab that may sound', async () => {
    const { tab } = browser();
    const able = await switchedOn(tab('a'));
    const muted = tab('b', { begins: 'blocked' });
    await Promise.all([muted.signals.take([signal('5.67')]), able.signals.take([signal('5.67')])]);
    expect([able.sound.played, muted.signals.isBlocked]).toEqual([['error'], true]);
  });

  it('is again when a fault comes back, not when the station was not heard for a while', async () => {
    const { tab, pass } = browser();
    const { signals, sound } = await switchedOn(tab('a'));
    await signals.take([signal('5.67')]);
    for (let minute = 0; minute < 10; minute++) {
      pass(min);
      await signals.take(undefined);
    }
    await signals.take([signal('5.67')]);
    expect(sound.played).toEqual(['error']);
    await signals.take([]);
    pass(min);
    await signals.take([signal('5.67')]);
    expect(sound.played).toEqual(['error', 'error']);
  });

  it('is of errors, and of warnings where somebody wants them', async () => {
    const { tab } = browser();
    const { signals, sound } = await switchedOn(tab('a'));
    await signals.take([signal('2.16', 'warning')]);
    expect(sound.played).toEqual([]);
    signals.setWarnings(true);
    await signals.take([signal('2.16', 'warning'), signal('2.17', 'warning')]);
    expect(sound.played).toEqual(['warning']);
  });

  it('is not what was up before it was switched on', async () => {
    const { tab } = browser();
    const page = tab('a');
    await page.signals.take([signal('5.67')]);
    await switchedOn(page);
    await page.signals.take([signal('5.67')]);
    expect([page.sound.played, page.notices.shown]).toEqual([[], []]);
  });

  it('[ALARM-5] stays silent while the browser keeps the sound back, and says so until somebody clicks', async () => {
    const { tab } = browser();
    const page = tab('a', { begins: 'blocked' });
    page.signals.setSound(true);
    expect(page.signals.isBlocked).toBe(true);
    await page.signals.take([signal('5.67')]);
    page.sound.click();
    expect([page.sound.played, page.signals.isBlocked]).toEqual([[], false]);
  });

  it('stays without notifications where the person or the browser refuses', async () => {
    const { tab } = browser();
    for (const permission of ['denied', 'insecure', 'missing'] as const) {
      const { signals, notices } = tab('a', { permission });
      await signals.setNotices(true);
      expect([signals.choice.notices, signals.permission, notices.asked()]).toEqual([false, permission, 0]);
    }
  });

  it('can be tried, and says what did not work', async () => {
    const { tab } = browser();
    const page = tab('a');
    await page.signals.trySound();
    page.signals.tryNotice({ id: 'trial', title: 'Probe', text: '' });
    expect([page.sound.played, page.notices.shown.length, page.signals.refused]).toEqual([['error'], 1, undefined]);
    const { signals } = tab('b', { begins: 'missing', permission: 'denied' });
    await signals.trySound();
    expect(signals.refused).toBe('sound');
    signals.tryNotice({ id: 'trial', title: 'Probe', text: '' });
    expect(signals.refused).toBe('notice');
  });

  it.each(['{', '[1]', '{"5.67":1}', 'null'])('begins again where %s was kept', async (kept) => {
    const { tab, storage } = browser();
    const { signals, sound } = await switchedOn(tab('a'));
    storage.save('signalled', kept);
    await signals.take([signal('5.67')]);
    expect(sound.played).toEqual(['error']);
  });

  it('follows what was chosen in another tab', async () => {
    const { tab } = browser();
    const first = await switchedOn(tab('a'));
    const second = tab('b');
    second.signals.setSound(false);
    await second.signals.setNotices(false);
    await first.signals.take([signal('5.67')]);
    expect([first.sound.played, first.notices.shown]).toEqual([[], []]);
  });
});
