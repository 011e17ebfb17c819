import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those that the system gives to whoever connects or wants any port, which could be taken until it is used. */
const [firstPort, portsAWorker, workers] = [20_000, 1500, 8];
const worker = Number(process.env['JEST_WORKER_ID'] ?? '0') % workers;
/** Of this file of specs: one that was given may not be listened on yet. */
const given = new Set<number>();

/** Whether nothing listens on a port of this machine. */
async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

/** A port of this machine that nothing listens on, and that neither a spec beside this one nor this one before is given. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = firstPort + worker * portsAWorker + Math.floor(Math.random() * portsAWorker);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
}
