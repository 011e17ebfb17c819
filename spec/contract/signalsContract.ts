import { describe, expect, it } from '@jest/globals';
import type { AlarmSound, NoticePermission, Notices, SoundState } from '../../core/ports/index.ts';

/** A sound, what of it was sounded so far, and a click in its page. */
export interface KnownSound {
  readonly sound: AlarmSound;
  readonly sounded: () => number;
  readonly click: () => void;
}

/** Notices, the titles of what was shown so far, and a click on the last one. */
export interface KnownNotices {
  readonly notices: Notices;
  readonly titles: () => readonly string[];
  readonly click: () => void;
}

/** What every alarm sound does. */
export function alarmSoundContract(name: string, make: (begins: SoundState) => KnownSound): void {
  describe(`${name} as alarm sound`, () => {
    it('sounds nothing by itself, and nothing before a click, also not later', async () => {
      const { sound, sounded, click } = make('blocked');
      expect(sound.state()).toBe('blocked');
      sound.prepare(() => {});
      expect(await sound.play('error')).toBe('blocked');
      click();
      expect([sound.state(), sounded()]).toEqual(['ready', 0]);
    });

    it('reports that it may sound after a click, and sounds', async () => {
      const { sound, sounded, click } = make('blocked');
      const states: SoundState[] = [];
      sound.prepare(() => states.push(sound.state()));
      click();
      expect(states.at(-1)).toBe('ready');
      expect(await sound.play('warning')).toBe('ready');
      expect(sounded()).toBeGreaterThan(0);
    });

    it('says where there is no sound', async () => {
      const { sound, sounded, click } = make('missing');
      sound.prepare(() => {});
      click();
      expect([sound.state(), await sound.play('error'), sounded()]).toEqual(['missing', 'missing', 0]);
    });
  });
}

const notice = { id: '5.67', title: 'Störung: E068 Not-Halt betätigt', text: 'K5' };

/** What all notices do. */
export function noticesContract(name: string, make: (begins: NoticePermission, answer?: NoticePermission) => KnownNotices): void {
  describe(`${name} as notices`, () => {
    it('asks once and shows what is granted; a click on it opens', async () => {
      const { notices, titles, click } = make('unasked', 'granted');
      let opened = 0;
      expect(notices.show(notice, () => opened++)).toBe(false);
      expect(await notices.ask()).toBe('granted');
      expect([await notices.ask(), notices.permission()]).toEqual(['granted', 'granted']);
      expect(notices.show(notice, () => opened++)).toBe(true);
      expect([titles(), opened]).toEqual([[notice.title], 0]);
      click();
      expect(opened).toBe(1);
    });

    it.each(['missing', 'insecure', 'denied'] as const)('shows nothing and asks nobody where it is %s', async (begins) => {
      const { notices, titles } = make(begins, 'granted');
      expect([notices.permission(), await notices.ask(), notices.show(notice, () => {})]).toEqual([begins, begins, false]);
      expect(titles()).toEqual([]);
    });

    it('shows nothing to who refuses', async () => {
      const { notices, titles } = make('unasked', 'denied');
      expect([await notices.ask(), notices.show(notice, () => {}), titles()]).toEqual(['denied', false, []]);
    });
  });
}
