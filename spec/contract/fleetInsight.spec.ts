import { fleetStore, openEmbeddedDatabase, openServerDatabase } from '../../adapters/postgres/index.ts';
import { postgresServer } from '../adapters/postgres/postgresServer.ts';
import { memoryFleetStore } from '../fakes/index.ts';
import { fleetInsightContract } from './fleetInsightContract.ts';
import { preparedFolder } from '../fleet/preparedFolder.ts';

const log = { warn: () => undefined };

fleetInsightContract('memory', () => Promise.resolve(memoryFleetStore()));
fleetInsightContract('PGlite', async () => fleetStore(await openEmbeddedDatabase(await preparedFolder(), log)));
fleetInsightContract('PostgreSQL', async () => {
  const server = await postgresServer();
  return fleetStore(await openServerDatabase(await server.newDatabase(), log));
});
