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
  /** A copy of a database, made once `leave` has ended all that use it. */
  copyOf(url: string, leave: () => Promise<void>): Promise<string>;
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
    async copyOf(url, leave) {
      await leave();
      const name = `fleet${++databases}`;
      await ask(`CREATE DATABASE ${name} TEMPLATE ${new URL(url).pathname.slice(1)}`);
      return urlOf(name);
    },
    async newDatabase() {
      const name = `fleet${++databases}`;
      await ask(`CREATE DATABASE ${name}`);
      return urlOf(name);
    },
  };
  await started.start();
  return started;
}
