import { join } from 'node:path';
import { sqliteStore } from '../../adapters/sqlite/index.ts';
import { memoryStore } from '../fakes/memoryStore.ts';
import { temporaryFolder } from '../station/temporaryFolder.ts';
import { storeContract } from './storeContract.ts';

storeContract('memory', () => {
  const store = memoryStore();
  return { open: () => store, reopen: () => store };
});

storeContract('a database', () => {
  const file = join(temporaryFolder(), 'pressluft.db');
  const open = () => sqliteStore(file, { realm: 'station', totalsFormat: 1 });
  return { open, reopen: open };
});
