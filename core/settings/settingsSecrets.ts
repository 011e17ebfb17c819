import { defaultSettings } from './defaultSettings.ts';
import { leavesOf, mapLeaves } from './formTree.ts';
import { isShownSecret, type Sent, type SentSecret } from './secrets.ts';
import { type Settings, type SettingsGroup, settingsGroups } from './Settings.ts';

const secretsIn = (group: SettingsGroup) => leavesOf(defaultSettings[group]).filter(({ isSecret }) => isSecret);
const nameOf = (group: SettingsGroup, path: string) => `${group}.${path}`;

/** Names of all secrets: their group and path, such as `email.account.userPassword`. */
export const secretNames: readonly string[] = settingsGroups.flatMap((group) => secretsIn(group).map(({ path }) => nameOf(group, path)));
const isSecretName = (name: string) => secretNames.includes(name);

/** What was sent of a group's secrets, by name. */
export function sentSecrets<G extends SettingsGroup>(group: G, sent: Sent<Settings[G]>): ReadonlyMap<string, SentSecret> {
  const values = new Map(leavesOf(sent).map(({ path, value }) => [path, value as SentSecret]));
  return new Map(secretsIn(group).map(({ path }) => [nameOf(group, path), values.get(path)]));
}

/** A group as it was sent, to be kept and shown: of its secrets only whether they are among the known ones. */
export function withoutSecrets<G extends SettingsGroup>(
  group: G,
  sent: Sent<Settings[G]> | Settings[G],
  known: ReadonlySet<string>,
): Settings[G] {
  const shown = (path: string, value: unknown) => {
    const name = nameOf(group, path);
    return isSecretName(name) ? { isSet: known.has(name) } : value;
  };
  return mapLeaves(sent, shown) as Settings[G];
}

/** A group as it would be sent without a change. */
export function unchangedSettings<G extends SettingsGroup>(shown: Settings[G]): Sent<Settings[G]> {
  return mapLeaves(shown, (_, value) => (isShownSecret(value) ? undefined : value)) as Sent<Settings[G]>;
}
