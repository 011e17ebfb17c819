import { paths } from '../../../adapters/contract/index.ts';
import type { SettingsGroup } from '../../../core/settings/index.ts';
import type { RunningStation } from '../startStation.ts';

/** Saves and reads settings as a dashboard with write access does. */
export function savesAt(station: RunningStation) {
  const authorization = `Bearer ${station.tokenOf('write')}`;
  return {
    async save(group: SettingsGroup, body: unknown, language = 'de'): Promise<readonly [status: number, text: string]> {
      const answer = await station.call(paths.saveSettings(group), {
        method: 'PUT',
        headers: { authorization, 'content-type': 'application/json', 'accept-language': language },
        body: JSON.stringify(body),
      });
      return [answer.status, await answer.text()];
    },
    async read(group: SettingsGroup): Promise<Readonly<Record<string, unknown>>> {
      const answer = await station.call(paths.readSettings(group), { headers: { authorization } });
      return (await answer.json()) as Record<string, unknown>;
    },
  };
}
