export type { Realm } from './Realm.ts';
export { sqliteStore, type StoreFormat } from './sqliteStore.ts';
export { UnusableDatabase } from './UnusableDatabase.ts';
