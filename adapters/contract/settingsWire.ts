import { type Sent, type Settings, type SettingsGroup, settingsGroups, unchangedSettings } from '../../core/settings/index.ts';
import { type Json, recordOr } from './lenient.ts';
import { partialGroups, settingsCodecs } from './settingsCodecs.ts';

const byGroup = <Value>(groups: readonly SettingsGroup[], value: (group: SettingsGroup) => Value) =>
  Object.fromEntries(groups.map((group) => [group, value(group)]));

/** The groups that are given, with the wire's field names; of secrets only whether they are set. */
export function encodeSettings(settings: Partial<Settings>): Json {
  const given = settingsGroups.filter((group) => settings[group] !== undefined);
  return byGroup(given, (group) => settingsCodecs[group].encode(settings[group]));
}

/** The groups that were sent; a field that is missing or of the wrong kind falls back to `defaults`, of rights to none. */
export function decodeSettings(wire: unknown, defaults: Settings): Partial<Settings> {
  const sent = recordOr(wire);
  const given = settingsGroups.filter((group) => sent[group] !== undefined);
  return byGroup(given, (group) => settingsCodecs[group].decode(sent[group], partialGroups.has(group) ? {} : defaults[group]));
}

/** A group as it is sent to be saved: a secret to keep is left out, one to clear is null. */
export function encodeSentSettings<G extends SettingsGroup>(group: G, values: Sent<Settings[G]>): Json {
  return settingsCodecs[group].encode(values) as Json;
}

/** A group that was sent to be saved; a field that is missing or of the wrong kind stays as in `current`, a secret is kept. */
export function decodeSentSettings<G extends SettingsGroup>(group: G, wire: unknown, current: Settings[G]): Sent<Settings[G]> {
  return settingsCodecs[group].decode(wire, unchangedSettings<G>(current)) as Sent<Settings[G]>;
}

/** The wire's name of a field of a group, such as `account.smtp_port` for `account.smtpPort`. */
export const settingsFieldName = (group: SettingsGroup, field: string): string =>
  (settingsCodecs[group].wirePath?.(field.split('.')) ?? []).join('.');
