import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { AuditRepository, PasswordRepository, SessionRepository, NamedTokenRepository } from '../../../core/ports/index.ts';
import { auditRepository } from '../../../adapters/sqlite/auditRepository.ts';
import { migrate } from '../../../adapters/sqlite/migrate.ts';
import { migrations } from '../../../adapters/sqlite/migrations/migrations.ts';
import { passwordRepository } from '../../../adapters/sqlite/passwordRepository.ts';
import type { Realm } from '../../../adapters/sqlite/Realm.ts';
import { sessionRepository } from '../../../adapters/sqlite/sessionRepository.ts';
import { namedTokenRepository } from '../../../adapters/sqlite/namedTokenRepository.ts';

/** What access keeps, in a real database. */
export interface AccessStore {
  readonly database: DatabaseSync;
  readonly sessions: SessionRepository;
  readonly passwords: PasswordRepository;
  readonly audit: AuditRepository;
  readonly wallLinks: NamedTokenRepository;
  readonly programTokens: NamedTokenRepository;
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
    wallLinks: namedTokenRepository(database, realm, 'wall_links'),
    programTokens: namedTokenRepository(database, realm, 'program_tokens'),
    close: () => database.close(),
  };
}
