import { afterAll } from '@jest/globals';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { temporaryFolder } from '../../station/temporaryFolder.ts';
import { until } from '../../station/until.ts';
import { freePort } from '../../freePort.ts';

/** Debian keeps the broker where only root looks. */
const env = { ...process.env, PATH: [process.env['PATH'], '/usr/sbin'].join(delimiter) };

/** mosquitto of Debian on this machine. */
export interface Mosquitto {
  /** As the first start leaves it: where another has taken it before, that chooses others. */
  readonly port: number;
  readonly tlsPort: number;
  /** Of who signed its certificate, which is for `localhost`. */
  readonly caFile: string;
  readonly user: string;
  readonly password: string;
  start(): Promise<void>;
  /** As a power failure does. */
  kill(): Promise<void>;
  publish(topic: string, text: string, isRetained?: boolean): Promise<void>;
  /** All messages from now on, and those that the broker kept; over restarts of the broker. */
  listen(): Promise<Heard>;
}

/** A message as mosquitto_sub prints it. */
export interface HeardMessage {
  readonly topic: string;
  readonly isRetained: boolean;
  readonly qos: number;
  readonly text: string;
}

/** What mosquitto_sub hears. */
export interface Heard {
  readonly all: readonly HeardMessage[];
  /** The texts of a topic, oldest first. */
  of(topic: string): readonly string[];
  stop(): void;
}

/** Its last word at a start: it serves all of its ports. */
const saysRunning = / running$/m;
/** Its word where another has one of them. */
const saysTaken = 'Address already in use';
const againMs = 100;

function certificates(folder: string) {
  const openssl = (...args: readonly string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  writeFileSync(join(folder, 'names.cnf'), 'subjectAltName=DNS:localhost\n');
  openssl('req', '-x509', ...key, '-keyout', 'ca.key', '-out', 'ca.pem', '-subj', '/CN=plant', '-days', '30');
  openssl('req', ...key, '-keyout', 'broker.key', '-out', 'broker.csr', '-subj', '/CN=broker');
  openssl(
    'x509',
    '-req',
    '-in',
    'broker.csr',
    '-CA',
    'ca.pem',
    '-CAkey',
    'ca.key',
    '-CAcreateserial',
    '-out',
    'broker.pem',
    '-days',
    '30',
    '-extfile',
    'names.cnf',
  );
}

const user = 'station';
const password = 'p:ä ss';
const running = new Set<ChildProcess>();
afterAll(() => {
  for (const broker of running) broker.kill('SIGKILL');
});

/** A broker with names and passwords, plain and encrypted, that is not started yet. */
export async function mosquitto(): Promise<Mosquitto> {
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  let [port, tlsPort] = [0, 0];
  const at = (name: string) => join(folder, name);
  certificates(folder);
  execFileSync('mosquitto_passwd', ['-c', '-b', at('passwords'), user, password], { env });
  async function choosePorts(): Promise<void> {
    [port, tlsPort] = [await freePort(), await freePort()];
    const lines = [
      'per_listener_settings false',
      'allow_anonymous false',
      `password_file ${at('passwords')}`,
      'user root',
      'persistence true',
      `persistence_location ${folder}/`,
      'autosave_on_changes true',
      'autosave_interval 1',
      'log_dest stderr',
      `listener ${port} 127.0.0.1`,
      `listener ${tlsPort} 127.0.0.1`,
      `certfile ${at('broker.pem')}`,
      `keyfile ${at('broker.key')}`,
    ];
    writeFileSync(at('mosquitto.conf'), lines.join('\n'));
  }
  await choosePorts();
  let broker: ChildProcess | undefined;
  let hasRun = false;

  /** Whether it serves all of its ports; not where another has one of them. */
  async function runs(): Promise<boolean> {
    const started = spawn('mosquitto', ['-c', at('mosquitto.conf')], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let problem: Error | undefined;
    let isOver = false;
    let said = '';
    const isRunning = () => saysRunning.test(said);
    started.once('error', (error) => (problem = error));
    started.once('close', () => (isOver = true));
    started.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (!isRunning()) said += text;
    });
    broker = started;
    running.add(started);
    await until('mosquitto serves', () => {
      if (problem !== undefined) throw problem;
      return isOver || isRunning();
    });
    if (isRunning()) return true;
    running.delete(started);
    if (!said.includes(saysTaken)) throw new Error(`mosquitto ended: ${said}`);
    return false;
  }

  async function publish(topic: string, text: string, isRetained = false): Promise<void> {
    const publisher = spawn(
      'mosquitto_pub',
      ['-h', '127.0.0.1', '-p', String(port), '-u', user, '-P', password, '-t', topic, '-s', '-q', '1', ...(isRetained ? ['-r'] : [])],
      { stdio: ['pipe', 'ignore', 'ignore'] },
    );
    publisher.stdin.end(text);
    const [code] = (await once(publisher, 'exit')) as [number];
    if (code !== 0) throw new Error(`mosquitto_pub ended with ${code}`);
  }

  return {
    ...{ user, password, caFile: at('ca.pem') },
    get port() {
      return port;
    },
    get tlsPort() {
      return tlsPort;
    },
    async start() {
      while (!(await runs())) {
        // who knows its ports already has to find it there
        if (hasRun) await new Promise((resolve) => setTimeout(resolve, againMs));
        else await choosePorts();
      }
      hasRun = true;
    },
    async kill() {
      const killed = broker!;
      const exited = once(killed, 'exit');
      killed.kill('SIGKILL');
      await exited;
      running.delete(killed);
    },
    async listen() {
      const subscriber = spawn(
        'mosquitto_sub',
        ['-h', '127.0.0.1', '-p', String(port), '-u', user, '-P', password, '-q', '1', '-t', '#', '-F', '%t\t%r\t%q\t%p'],
        { stdio: ['ignore', 'pipe', 'ignore'] },
      );
      running.add(subscriber);
      const all: HeardMessage[] = [];
      const lines = createInterface({ input: subscriber.stdout });
      lines.on('line', (line) => {
        const [topic = '', retained, qos, ...text] = line.split('\t');
        all.push({ topic, isRetained: retained === '1', qos: Number(qos), text: text.join('\t') });
      });
      const mark = `listening/${all.length}${Math.random()}`;
      while (!all.some(({ topic }) => topic === mark)) {
        await publish(mark, '1');
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return {
        all,
        of: (topic) => all.filter((message) => message.topic === topic).map(({ text }) => text),
        stop() {
          running.delete(subscriber);
          subscriber.kill();
        },
      };
    },
    publish,
  };
}
