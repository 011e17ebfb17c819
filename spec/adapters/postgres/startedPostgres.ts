import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '../../freePort.ts';

/** PostgreSQL of Debian on this machine, with a cluster of its own. */
export interface PostgresServer {
  /** Of an empty database that is made for it. */
  newDatabase(): Promise<string>;
  /** Of an empty database, filled with what `dumpOf` gives. */
  restored(dump: readonly Buffer[]): Promise<string>;
  /** As a power failure does; nothing where none runs. */
  kill(): Promise<void>;
  start(): Promise<void>;
}

const versions = '/usr/lib/postgresql';

/** The newest that is installed. */
function programs(): string {
  const [newest] = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : [];
  if (newest === undefined) throw new Error('expected PostgreSQL below /usr/lib/postgresql: apt-get install postgresql');
  return join(versions, newest, 'bin');
}

const idOf = (option: '-u' | '-g') => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));

/** PostgreSQL refuses to run as root: it gets the user that Debian has made for it. */
const asOther = () => (process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {});

/** Not before it answers; an end of its own is an error. */
async function untilAnswers(child: ChildProcess, answers: () => Promise<boolean>): Promise<void> {
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** A server that listens on this machine alone, with its cluster in a new folder; `options` as of `postgres -c`. */
export async function startedPostgres(folder: string, options: readonly string[] = []): Promise<PostgresServer> {
  const user = asOther();
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const bin = programs();
  const data = join(folder, 'data');
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8'], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });
  const port = await freePort();
  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  let server: ChildProcess | undefined;
  let databases = 0;

  async function ask(statement: string): Promise<void> {
    const client = new Client({ connectionString: urlOf('postgres') });
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  }
  const answers = () =>
    ask('SELECT 1').then(
      () => true,
      () => false,
    );

  const started: PostgresServer = {
    async start() {
      const args = [
        '-D',
        data,
        '-p',
        String(port),
        '-k',
        folder,
        '-c',
        'listen_addresses=127.0.0.1',
        ...options.flatMap((each) => ['-c', each]),
      ];
      const child = spawn(join(bin, 'postgres'), args, { ...user, cwd: folder, stdio: 'ignore' });
      server = child;
      await untilAnswers(child, answers);
    },
    async kill() {
      const killed = server;
      server = undefined;
      if (killed === undefined || killed.exitCode !== null) return;
      const exited = once(killed, 'exit');
      killed.kill('SIGQUIT');
      await exited;
    },
    async newDatabase() {
      const name = `fleet${++databases}`;
      await ask(`CREATE DATABASE ${name}`);
      return urlOf(name);
    },
    async restored([roles, tables]) {
      const url = await started.newDatabase();
      // the user of the server that was saved is there already
      run('psql', ['-q', '-d', url], roles);
      run('pg_restore', ['--exit-on-error', '--single-transaction', '-d', url], tables);
      return url;
    },
  };
  await started.start();
  return started;
}

const largestDump = 1024 ** 3;
const run = (program: string, args: readonly string[], input?: Buffer) =>
  execFileSync(join(programs(), program), args, { input, stdio: ['pipe', 'pipe', 'ignore'], maxBuffer: largestDump });

/** A database as the documented backup saves it: the roles of its server, and itself. */
export const dumpOf = (url: string): readonly Buffer[] => [
  run('pg_dumpall', ['--roles-only', '-d', url]),
  run('pg_dump', ['--format=custom', '-d', url]),
];
