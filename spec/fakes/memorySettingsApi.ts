import type { I18n } from '@lingui/core';
import { type Level, newPasswordProblem } from '../../core/access/index.ts';
import type { Clock, SettingsApi, TestMailAnswer } from '../../core/ports/index.ts';
import { openGroups, type Sent, type Settings, type SettingsGroup, settingsProblems } from '../../core/settings/index.ts';
import { msPerMinute, zoneOffsetMs } from '../../core/time/index.ts';
import { passwordText, settingsText } from '../../i18n/index.ts';
import { encodeSentSettings, settingsFieldName, settingsSchemas } from '../../adapters/contract/index.ts';
import type { MemoryGate } from './memoryGate.ts';
import type { MemorySessions } from './memorySessions.ts';
import type { MemorySettings } from './memorySettings.ts';

export interface MemorySettingsParts {
  readonly gate: MemoryGate;
  readonly sessions: MemorySessions;
  readonly settings: MemorySettings;
  /** As they are now; the fake changes them. */
  readonly passwords: Record<Level, string>;
  /** What the mail server of a fake says. */
  readonly testMail: () => TestMailAnswer;
  readonly clock: Clock;
  readonly restart: () => void;
}

/** Groups that only a new start puts into effect. */
const restarting: ReadonlySet<SettingsGroup> = new Set(['time']);
const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')];
const isOpen = (group: SettingsGroup) => (openGroups as readonly SettingsGroup[]).includes(group);

function problemText<G extends SettingsGroup>(i18n: I18n, group: G, values: Sent<Settings[G]>): string | undefined {
  if (!settingsSchemas[group].safeParse(encodeSentSettings(group, values)).success) return i18n._('Die Eingabe ist ungültig.');
  const problems = settingsProblems(group, values, { zones, allowLocalGateway: false });
  if (problems.length === 0) return undefined;
  const lines = problems.map(({ field, message }) => `${settingsFieldName(group, field)}: ${settingsText(i18n, message)}`);
  return [i18n._('Nicht alle Einstellungen sind gültig. Bitte prüfen!'), ...lines].join('\n');
}

/** Keeps the settings and passwords of a fake, by the station's rules. */
export function memorySettingsApi(parts: MemorySettingsParts): SettingsApi {
  const { gate, sessions, settings, passwords, testMail, clock, restart } = parts;
  return {
    save: (group, values, token, language) =>
      gate.save({ call: 'saveSettings', sent: { group, values }, token }, language, (i18n) => {
        const problem = problemText(i18n, group, values);
        if (problem !== undefined) return problem;
        settings.save(group, values);
        if (restarting.has(group)) restart();
        return undefined;
      }),
    read: (group, token, waiting) =>
      gate.ask(
        { call: isOpen(group) ? 'openSettings' : 'withheldSettings', sent: group, token, signal: waiting?.signal },
        () => settings.all()[group],
      ),
    changePassword: (level, newPassword, token, language) =>
      gate.save({ call: 'changePassword', sent: { level, newPassword }, token }, language, (i18n) => {
        const isTaken = Object.entries(passwords).some(([other, password]) => other !== level && password === newPassword);
        const problem = newPasswordProblem(newPassword, isTaken);
        if (problem !== undefined) return passwordText(i18n, problem);
        passwords[level] = newPassword;
        sessions.end((other, of) => of === level && other !== token);
        return undefined;
      }),
    timeZones: (token, waiting) =>
      gate.ask({ call: 'timeZones', sent: undefined, token, signal: waiting?.signal }, () =>
        zones.map((name) => ({ name, offsetMin: zoneOffsetMs(clock.nowMs(), name) / msPerMinute })),
      ),
    sendTestMail: (token, language, waiting) => gate.ask({ call: 'testMail', sent: language, token, signal: waiting?.signal }, testMail),
  };
}
