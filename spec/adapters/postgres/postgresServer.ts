import { afterAll } from '@jest/globals';
import { temporaryFolder } from '../../station/temporaryFolder.ts';
import { type PostgresServer, startedPostgres } from './startedPostgres.ts';

export type { PostgresServer };

const started: PostgresServer[] = [];
afterAll(async () => {
  await Promise.all(started.map((server) => server.kill()));
});

/** A server that listens on this machine alone, ended after the specs of the file. Its machine never loses power, so it waits for no disk. */
export async function postgresServer(): Promise<PostgresServer> {
  const server = await startedPostgres(temporaryFolder(), ['fsync=off']);
  started.push(server);
  return server;
}
