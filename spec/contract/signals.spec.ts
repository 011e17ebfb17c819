import { expect, it } from '@jest/globals';
import type { NoticePermission } from '../../core/ports/index.ts';
import { webAlarmSound, webNotices, type NoticeScope } from '../../adapters/signals/index.ts';
import { memoryAlarmSound, memoryNotices } from '../fakes/index.ts';
import { audioWindow } from './audioWindow.ts';
import { alarmSoundContract, noticesContract } from './signalsContract.ts';

alarmSoundContract('memory', (begins) => {
  const sound = memoryAlarmSound(begins);
  return { sound, sounded: () => sound.played.length, click: sound.click };
});
alarmSoundContract('web audio', (begins) => {
  const { scope, ...rest } = audioWindow();
  return { sound: webAlarmSound(begins === 'missing' ? { navigator: {} } : scope, 1), ...rest };
});

noticesContract('memory', (begins, answer) => {
  const notices = memoryNotices(begins, answer);
  return { notices, titles: () => notices.shown.map(({ title }) => title), click: notices.click };
});

const browsers: Readonly<Partial<Record<NoticePermission, NotificationPermission>>> = {
  unasked: 'default',
  granted: 'granted',
  denied: 'denied',
};

/** A window whose person answers. */
function noticeWindow(begins: NoticePermission, answer: NoticePermission = 'denied') {
  const shown: SystemNotice[] = [];
  class SystemNotice extends EventTarget {
    static permission = browsers[begins] ?? 'default';
    static requestPermission() {
      SystemNotice.permission = browsers[answer]!;
      return Promise.resolve(SystemNotice.permission);
    }
    readonly title: string;
    constructor(title: string) {
      super();
      this.title = title;
      shown.push(this);
    }
    close() {}
  }
  const scope = {
    ...(begins !== 'missing' && { Notification: SystemNotice as unknown as typeof Notification }),
    isSecureContext: begins !== 'insecure',
    focus: () => {},
  };
  return { scope, shown };
}
noticesContract('the browser', (begins, answer) => {
  const { scope, shown } = noticeWindow(begins, answer);
  return {
    notices: webNotices(scope),
    titles: () => shown.map(({ title }) => title),
    click: () => shown.at(-1)!.dispatchEvent(new Event('click')),
  };
});

it('a browser that has notices and does not make them for pages shows none', () => {
  function Illegal() {
    throw new TypeError('Illegal constructor');
  }
  const Notification = Object.assign(Illegal, { permission: 'granted' }) as unknown as NoticeScope['Notification'];
  const scope = { Notification, isSecureContext: true, focus: () => {} };
  expect(webNotices(scope).show({ id: '1', title: 'Störung', text: '' }, () => {})).toBe(false);
});

it('a browser that lets pages sound at once is ready without a click', () => {
  const { scope } = audioWindow('running');
  const sound = webAlarmSound(scope);
  sound.prepare(() => {});
  expect(sound.state()).toBe('ready');
});

it('a sound that the browser allows is heard once its device is open, however slowly that opens', async () => {
  const { scope, sounded, open } = audioWindow();
  const sound = webAlarmSound(scope);
  sound.prepare(() => {});
  const played = sound.play('error');
  expect([sound.state(), sounded()]).toEqual(['blocked', 0]);
  open();
  expect([await played, sounded() > 0]).toEqual(['ready', true]);
});
