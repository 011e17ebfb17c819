import { deserialize, serialize } from 'node:v8';
import { backupText, readBackup } from '../../adapters/sqlite/backup/backupFile.ts';
import { BackupProblem } from '../../adapters/sqlite/backup/BackupProblem.ts';
import type { SecretState, StationContent } from '../../core/backup/index.ts';
import type { BackupRepository } from '../../core/ports/index.ts';
import type { Settings } from '../../core/settings/index.ts';

export interface MemoryBackupParts<Kept> {
  readonly kept: () => Kept;
  /** Those of the kept values that only a pass phrase seals. */
  readonly secret: readonly (keyof Kept & string)[];
  /** Those that no backup has. */
  readonly leftOut: readonly (keyof Kept & string)[];
  readonly contentOf: (kept: Kept, defaults: Settings) => StationContent;
  /** Whether who may write can log in. */
  readonly isLoginKnown: (kept: Kept) => boolean;
  /** Keeps values, to take the place of those that there are when the store is opened next. */
  readonly keepPending: (values: Partial<Kept>, endsSessions: boolean) => void;
  readonly restored: () => BackupRepository['restored'];
}

const database = 1;
type Rows = Parameters<typeof backupText>[1]['open'];

const rowsOf = (values: object): Rows => ({ kept: [{ value: serialize(values).toString('base64') }] });
const valuesOf = (rows: Rows | undefined): object => {
  const value = rows?.['kept']?.[0]?.['value'];
  return typeof value === 'string' ? (deserialize(Buffer.from(value, 'base64')) as object) : {};
};
const picked = <Kept extends object>(kept: Kept, isWanted: (name: keyof Kept & string) => boolean) =>
  Object.fromEntries(Object.entries(kept).filter(([name]) => isWanted(name as keyof Kept & string)));

/** Backups of a store in memory, in the file of a station's. */
export function memoryBackups<Kept extends object>(parts: MemoryBackupParts<Kept>): BackupRepository {
  const { kept, secret, leftOut, contentOf, isLoginKnown } = parts;
  return {
    get restored() {
      return parts.restored();
    },
    make(facts, passPhrase) {
      const open = rowsOf(picked(kept(), (name) => !secret.includes(name) && !leftOut.includes(name)));
      const sealed = passPhrase === undefined ? undefined : rowsOf(picked(kept(), (name) => secret.includes(name)));
      return backupText(facts, { database, open, secret: sealed }, passPhrase);
    },
    content: (defaults) => contentOf(kept(), defaults),
    async read(text, passPhrase, defaults) {
      try {
        const backup = await readBackup(text, passPhrase);
        if (backup.database > database) throw new BackupProblem('it was made by newer software', 'newerSoftware');
        const openValues = valuesOf(backup.open) as Partial<Kept>;
        const whole: Kept = { ...kept(), ...openValues, ...valuesOf(backup.secret) };
        const opened: SecretState = isLoginKnown(whole) ? 'open' : 'foreign';
        const secrets = !backup.hasSecrets ? 'none' : backup.secret === undefined ? 'sealed' : opened;
        return {
          backup: {
            software: backup.software,
            madeMs: backup.madeMs,
            secrets,
            content: contentOf(whole, defaults),
            restore() {
              parts.keepPending(secrets === 'open' ? { ...openValues, ...valuesOf(backup.secret) } : openValues, secrets === 'open');
            },
          },
        };
      } catch (error) {
        if (error instanceof BackupProblem && error.code !== undefined) return { problem: error.code, reason: error.message };
        throw error;
      }
    },
  };
}
