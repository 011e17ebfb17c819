export { BackupProblem } from './backup/BackupProblem.ts';
export { backUpDatabase, restoreDatabase, type Restored } from './backup/databaseBackup.ts';
export type { Realm } from './Realm.ts';
export { sqliteStore, type StoreFormat } from './sqliteStore.ts';
export { UnusableDatabase } from './UnusableDatabase.ts';
