import type { DatabaseSync } from 'node:sqlite';
import { type KeptKind, keptKinds, type SecretState, type StationContent } from '../../../core/backup/index.ts';
import type { BackupRepository } from '../../../core/ports/index.ts';
import { recordOf } from '../../../core/records/index.ts';
import type { Settings } from '../../../core/settings/index.ts';
import { fieldRepository } from '../fieldRepository.ts';
import type { Realm } from '../Realm.ts';
import { settingsRepository } from '../settingsRepository.ts';
import { type Backup, backupText, readBackup } from './backupFile.ts';
import { BackupProblem } from './BackupProblem.ts';
import { inDatabase, rowsIn } from './backupRows.ts';
import { keepPending } from './pendingRestore.ts';

const tableOf: Readonly<Record<KeptKind, string>> = {
  faults: 'fault_events',
  faultWindows: 'fault_windows',
  services: 'services',
  notes: 'notes',
  events: 'station_events',
  counterReadings: 'counter_readings',
};

const contentOf = (database: DatabaseSync, defaults: Settings): StationContent => ({
  settings: settingsRepository(database).load(defaults),
  field: fieldRepository(database).load()?.config,
  counts: recordOf(keptKinds, (kind) => Number(database.prepare(`SELECT count(*) AS n FROM ${tableOf[kind]}`).get()!['n'])),
});

/** Without a password that may write, nobody could log in and change anything. */
function secretsOf({ hasSecrets, secret }: Backup, realm: Realm): SecretState {
  if (!hasSecrets) return 'none';
  if (secret === undefined) return 'sealed';
  return (secret['passwords'] ?? []).some((row) => row['realm'] === realm && row['level'] === 'write') ? 'open' : 'foreign';
}

/** Backups of a database that is open; `restored` is what became of one when it was opened. */
export function backupRepository(database: DatabaseSync, realm: Realm, restored: BackupRepository['restored']): BackupRepository {
  return {
    restored,
    make: (facts, passPhrase) => backupText(facts, rowsIn(database, passPhrase !== undefined), passPhrase),
    content: (defaults) => contentOf(database, defaults),
    async read(text, passPhrase, defaults) {
      try {
        const backup = await readBackup(text, passPhrase);
        const { software, madeMs } = backup;
        const secrets = secretsOf(backup, realm);
        const content = inDatabase(backup, (of) => contentOf(of, defaults));
        const rows = secrets === 'open' ? backup : { ...backup, secret: undefined };
        return { backup: { software, madeMs, secrets, content, restore: () => keepPending(database, rows) } };
      } catch (error) {
        if (error instanceof BackupProblem && error.code !== undefined) return { problem: error.code, reason: error.message };
        throw error;
      }
    },
  };
}
