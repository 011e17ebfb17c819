import { encodeSentSettings } from '../../adapters/contract/index.ts';
import { isOneOf } from '../../core/records/index.ts';
import { type NetworkSettings, type Sent, sentSecrets, type Settings } from '../../core/settings/index.ts';
import type { DeviceGroup, DeviceProblem } from './DeviceConfig.ts';

/** What a hook reads. */
export interface HookInput {
  /** JSON on one line. */
  readonly text: string;
  /** The secrets in it. */
  readonly secrets: readonly string[];
}

/** Controls, line and paragraph separators, halves of characters. */
const refused = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u;

/** Addresses from the network make the others count for nothing. */
const ofDhcp: readonly (keyof NetworkSettings)[] = ['hostName', 'dhcp'];
const isDhcp = (group: DeviceGroup, values: object) => group === 'network' && 'dhcp' in values && values.dhcp === true;

function counting<G extends DeviceGroup>(group: G, values: Sent<Settings[G]>): Sent<Settings[G]> {
  if (!isDhcp(group, values)) return values;
  const entries = Object.entries(values).filter(([field]) => isOneOf(ofDhcp, field));
  return Object.fromEntries(entries) as Sent<Settings[G]>;
}

/** A group as a hook reads it, by the names of the calls; a field with a control character is a problem. */
export function hookInput<G extends DeviceGroup>(group: G, values: Sent<Settings[G]>): HookInput | DeviceProblem {
  const given = counting(group, values);
  const bad = Object.entries(given).find(([, value]) => typeof value === 'string' && refused.test(value));
  if (bad !== undefined) return { code: 'controlCharacter', field: bad[0] };
  return {
    text: `${JSON.stringify({ group, values: encodeSentSettings(group, given) })}\n`,
    secrets: [...sentSecrets(group, given).values()].filter((secret): secret is string => typeof secret === 'string' && secret !== ''),
  };
}
