import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { freePort } from '../../freePort.ts';
import { temporaryFolder } from '../../station/temporaryFolder.ts';
import { tlsFile } from './testTls.ts';

/** A proxy that takes off the encryption in front of a station. */
export interface ReverseProxy {
  readonly port: number;
  close(): Promise<void>;
}

/** The lines of a call with other headers over its own. */
function linesOf({ method, url, headers }: IncomingMessage, over: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ ...headers, ...over }).map(([name, value]) => `${name}: ${String(value)}`);
  return [`${method} ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n');
}

/** The smallest proxy that does it: adds what it knows of the caller, keeps all else, and pipes upgraded connections. */
export async function nodeProxy(stationPort: number): Promise<ReverseProxy> {
  const said = ({ headers, socket }: IncomingMessage) => ({
    'x-forwarded-for': [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', '),
    'x-forwarded-proto': 'https',
  });
  const proxy = createServer({ cert: readFileSync(tlsFile('station.cert')), key: readFileSync(tlsFile('station.key')) }, (call, answer) => {
    const onward = request(
      { port: stationPort, host: '127.0.0.1', method: call.method, path: call.url, headers: { ...call.headers, ...said(call) } },
      (from) => {
        answer.writeHead(from.statusCode!, from.headers);
        from.pipe(answer);
      },
    );
    // Who goes, on either side, takes the other along.
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    call.pipe(onward);
  });
  proxy.on('upgrade', (call: IncomingMessage, socket: Duplex, head: Buffer) => {
    const onward = connect(stationPort, '127.0.0.1', () => {
      onward.write(linesOf(call, said(call)));
      onward.write(head);
      socket.pipe(onward).pipe(socket);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    async close() {
      proxy.closeAllConnections();
      await once(proxy.close(), 'close');
    },
  };
}

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.unref();
    socket.once('connect', () => socket.destroy());
  });

/** Where nginx is, if it is there. */
export const nginxBinary = [process.env['NGINX'] ?? '/usr/sbin/nginx'].find((file) => existsSync(file));

/** A real nginx with the documented configuration, on other ports and with the specs' certificate. */
export const nginxProxy = (stationPort: number): Promise<ReverseProxy> =>
  nginxWith('docs/examples/nginx.conf', (text) => text.replace('127.0.0.1:8080', `127.0.0.1:${stationPort}`));

/** A real nginx with a configuration of the examples, in which `changed` puts what stands behind it. */
export async function nginxWith(file: string, changed: (text: string) => string): Promise<ReverseProxy> {
  const folder = temporaryFolder();
  const [port, plainPort] = [await freePort(), await freePort()];
  const documented = changed(readFileSync(file, 'utf8'))
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`)
    .replace(/\/etc\/nginx\/\w+\.cert\.pem/, tlsFile('station.cert'))
    .replace(/\/etc\/nginx\/\w+\.key\.pem/, tlsFile('station.key'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((what) => `${what}_temp_path ${folder};`);
  mkdirSync(join(folder, 'logs'));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log stderr;
     events {} http { access_log off; ${temporary.join(' ')} ${documented} }`,
  );
  const child = spawn(nginxBinary!, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], { stdio: 'ignore' });
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    port,
    async close() {
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}
