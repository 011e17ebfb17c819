import { fleetStore, openEmbeddedDatabase, openServerDatabase } from '../../adapters/postgres/index.ts';
import { preparedFolder } from '../fleet/preparedFolder.ts';
import { postgresServer } from '../adapters/postgres/postgresServer.ts';
import { memoryFleetStore } from '../fakes/index.ts';
import { fleetStoreContract } from './fleetStoreContract.ts';

const log = { warn: () => undefined };

fleetStoreContract('memory', () => Promise.resolve(memoryFleetStore()));
fleetStoreContract('PGlite', async () => fleetStore(await openEmbeddedDatabase(await preparedFolder(), log)));
fleetStoreContract('PostgreSQL', async () => {
  const server = await postgresServer();
  return fleetStore(await openServerDatabase(await server.newDatabase(), log));
});
