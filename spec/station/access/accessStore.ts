import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type AuditRepository, auditRepository } from '../../../station/store/auditRepository.ts';
import { migrate } from '../../../station/store/migrate.ts';
import { migrations } from '../../../station/store/migrations/migrations.ts';
import { type PasswordRepository, passwordRepository } from '../../../station/store/passwordRepository.ts';
import type { Realm } from '../../../station/store/Realm.ts';
import { type SessionRepository, sessionRepository } from '../../../station/store/sessionRepository.ts';

/** What access keeps, in a real database. */
export interface AccessStore {
  readonly database: DatabaseSync;
  readonly sessions: SessionRepository;
  readonly passwords: PasswordRepository;
  readonly audit: AuditRepository;
  close(): void;
}

/** In memory, or in a file of the folder. */
export function accessStore(folder?: string, realm: Realm = 'station'): AccessStore {
  const database = new DatabaseSync(folder === undefined ? ':memory:' : join(folder, 'pressluft.db'));
  migrate(database, migrations);
  return {
    database,
    sessions: sessionRepository(database, realm),
    passwords: passwordRepository(database, realm),
    audit: auditRepository(database, realm),
    close: () => database.close(),
  };
}
