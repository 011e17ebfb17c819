/** Sends random bodies to every call of a station and counts the answers: `node spec/soak/bodies.ts --count 100000`. */
import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type HostileCall, hostileCall, inside } from '../station/proof/hostileCall.ts';
import { demoProcess } from '../station/stationProcess.ts';

const { values } = parseArgs({ options: { count: { type: 'string', default: '100000' } } });
const count = Number(values.count);
const atATime = 16;
const aBatch = 1000;

const folder = mkdtempSync(join(tmpdir(), 'pressluft-'));
const station = demoProcess(folder);
const address = await station.ready;

async function login(): Promise<string> {
  const body = JSON.stringify({ password: 'write' });
  const answer = await fetch(`${address}/login`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return ((await answer.json()) as { token: string }).token;
}

let token = await login();
const byStatus = new Map<number, number>();
const failures: string[] = [];

async function send({ method, path, type, body }: HostileCall): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': type };
  // A reboot or saved time settings end the web server: who is cut off tries again.
  for (let tries = 0; tries < 50; tries++) {
    try {
      const answer = await fetch(address + path, { method, headers, ...(body === undefined ? {} : { body }) });
      const text = await answer.text();
      byStatus.set(answer.status, (byStatus.get(answer.status) ?? 0) + 1);
      if (answer.status === 401) token = await login();
      if (answer.status >= 500 || (answer.status >= 400 && inside.test(text))) failures.push(`${method} ${path} ${type} ${answer.status}`);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  failures.push(`${method} ${path} was never answered`);
}

for (let sent = 0; sent < count; sent += aBatch) {
  const waiting = fc.sample(hostileCall, { numRuns: Math.min(aBatch, count - sent), seed: sent });
  await Promise.all(
    Array.from({ length: atATime }, async () => {
      for (let call = waiting.pop(); call !== undefined; call = waiting.pop()) await send(call);
    }),
  );
}
station.child.kill('SIGTERM');
const code = await station.ended;
rmSync(folder, { recursive: true });

console.log(
  `${count} bodies: ${[...byStatus]
    .sort(([a], [b]) => a - b)
    .map(([status, times]) => `${status} ${times}`)
    .join(', ')}; ended with ${code}`,
);
for (const failure of failures.slice(0, 20)) console.log(`FAILED: ${failure}`);
process.exitCode = failures.length === 0 && code === 0 ? 0 : 1;
