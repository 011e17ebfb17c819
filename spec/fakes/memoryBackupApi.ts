import { backupText, readBackup } from '../../adapters/sqlite/backup/backupFile.ts';
import { BackupProblem } from '../../adapters/sqlite/backup/BackupProblem.ts';
import { backupPreview, type BackupProblemCode, keptKinds, type StationContent } from '../../core/backup/index.ts';
import type { BackupApi, PreviewAnswer } from '../../core/ports/index.ts';
import { recordOf } from '../../core/records/index.ts';
import { type Settings, type SettingsGroup, settingsGroups, unchangedSettings } from '../../core/settings/index.ts';
import { backupProblemText } from '../../i18n/index.ts';
import type { MemoryGate } from './memoryGate.ts';
import type { MemorySettings } from './memorySettings.ts';

export interface MemoryBackupApiParts {
  readonly gate: MemoryGate;
  readonly settings: MemorySettings;
  readonly nowMs: () => number;
  readonly restart: () => void;
}

const contentOf = (settings: Settings): StationContent => ({ settings, field: undefined, counts: recordOf(keptKinds, () => 0) });
type Read =
  | { readonly settings: Settings; readonly software: string; readonly madeMs: number; readonly secrets: 'none' | 'sealed' | 'open' }
  | BackupProblemCode;

async function read(file: string, passPhrase: string | undefined): Promise<Read> {
  try {
    const { software, madeMs, open, secret, hasSecrets } = await readBackup(file, passPhrase);
    const json = open['settings']?.[0]?.['json'];
    const settings = JSON.parse(typeof json === 'string' ? json : '') as Settings;
    return { software, madeMs, settings, secrets: !hasSecrets ? 'none' : secret === undefined ? 'sealed' : 'open' };
  } catch (error) {
    if (error instanceof BackupProblem && error.code !== undefined) return error.code;
    throw error;
  }
}

/** Backups of the settings of a fake. */
export function memoryBackupApi({ gate, settings, nowMs, restart }: MemoryBackupApiParts): BackupApi {
  return {
    async make(passPhrase, token, waiting) {
      const rows = { database: 1, open: { settings: [{ json: JSON.stringify(settings.all()) }] }, secret: {} };
      const text = await backupText({ software: '0.1.0', madeMs: nowMs() }, rows, passPhrase);
      return gate.ask({ call: 'backup', sent: passPhrase, token, signal: waiting?.signal }, () => new TextEncoder().encode(text));
    },
    async preview(file, passPhrase, token, waiting) {
      const found = await read(file, passPhrase);
      return gate.ask({ call: 'backup', sent: file, token, signal: waiting?.signal }, (): PreviewAnswer =>
        typeof found === 'string'
          ? { problem: found }
          : { preview: backupPreview(contentOf(settings.all()), { ...found, content: contentOf(found.settings) }) },
      );
    },
    async restore(file, passPhrase, token, language) {
      const found = await read(file, passPhrase);
      return gate.save({ call: 'backup', sent: file, token }, language, (i18n) => {
        if (typeof found === 'string') return backupProblemText(i18n, found);
        const keep = <G extends SettingsGroup>(group: G) => settings.save(group, unchangedSettings<G>(found.settings[group]));
        settingsGroups.forEach(keep);
        restart();
        return undefined;
      });
    },
  };
}
