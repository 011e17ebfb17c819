import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { isOneOf } from '../../core/records/index.ts';
import { type Sent, type Settings, type SettingsGroup, unchangedSettings } from '../../core/settings/index.ts';
import { closeTimes } from '../device/closeTimes.ts';
import { inTurn } from '../../server/process/inTurn.ts';
import type { StationSettings } from '../settings/stationSettings.ts';
import { type DeviceConfig, type DeviceGroup, deviceGroups } from '../device/DeviceConfig.ts';
import { deviceBusy, deviceRefusal } from '../device/deviceRefusal.ts';

/** Keeps settings, after the device has taken those that are its own. */
export interface SettingsSaves {
  /**
   * Saves what `sentNow` gives when it is the save's turn; rejects with its error or a CallRefused when nothing was saved.
   * `answered` resolves when the caller has its answer.
   */
  save<G extends SettingsGroup>(group: G, sentNow: () => Sent<Settings[G]>, answered: Promise<unknown>): Promise<void>;
  /** Refuses what waits, ends what is under way after a while, and lets the answers leave. */
  close(): Promise<void>;
}

export interface SavesParts {
  readonly settings: StationSettings;
  readonly device: DeviceConfig;
  readonly log: Logger;
}

const maxSaves = 5;

const isDeviceGroup = (group: SettingsGroup): group is DeviceGroup => isOneOf(deviceGroups, group);

/** The secrets of a change, as they were before. */
function secretsBefore(values: object, settings: StationSettings): object {
  const isSent = 'userPassword' in values && values.userPassword !== undefined && values.userPassword !== '';
  return isSent ? { userPassword: settings.secret('share.userPassword') ?? null } : {};
}

/** One save for the device after another; of two at once, the second goes on from what the first has saved. */
export function settingsSaves({ settings, device, log }: SavesParts): SettingsSaves {
  const oneAtATime = inTurn();
  const unanswered = new Set<Promise<unknown>>();
  let count = 0;
  let isClosed = false;

  const applyAndKeep = async <G extends DeviceGroup>(group: G, sentNow: () => Sent<Settings[G]>) => {
    if (isClosed) throw deviceRefusal({ code: 'ending' });
    const sent = sentNow();
    const before = { ...unchangedSettings<G>(settings.all()[group]), ...secretsBefore(sent, settings) };
    const problem = await device.apply(group, sent);
    if (problem !== undefined) throw deviceRefusal(problem);
    try {
      settings.save(group, sent);
    } catch (error) {
      const left = await device.apply(group, before);
      if (left !== undefined) log.error(`the device has settings of ${group} that could not be stored: save them once more`);
      throw error;
    }
  };

  return {
    async save(group, sentNow, answered) {
      if (!isDeviceGroup(group)) {
        settings.save(group, sentNow());
        return;
      }
      if (count >= maxSaves) throw deviceBusy();
      count++;
      unanswered.add(answered);
      void answered.finally(() => unanswered.delete(answered));
      try {
        await oneAtATime(() => applyAndKeep<DeviceGroup>(group, sentNow as () => Sent<Settings[DeviceGroup]>));
      } finally {
        count--;
      }
    },
    async close() {
      isClosed = true;
      const ending = setTimeout(() => void device.close(), closeTimes.hookMs);
      await oneAtATime(() => Promise.resolve());
      clearTimeout(ending);
      await device.close();
      const waiting = new AbortController();
      const timeout = pause(closeTimes.answerMs, undefined, { signal: waiting.signal }).catch(() => undefined);
      await Promise.race([Promise.all(unanswered), timeout]);
      waiting.abort();
    },
  };
}
