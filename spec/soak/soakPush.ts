import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { demoProcess } from '../station/stationProcess.ts';
import type { PushOrder, PushSight } from './pushClients.ts';

export interface PushSoak {
  readonly clients: number;
  /** Of the clients, those that read slowly or not at all in the second half. */
  readonly slow: number;
  readonly minutes: number;
  readonly notify: (line: string) => void;
}

/** What the clients that always read saw in a half, and what the station needed for it. */
export interface PushHalf {
  /** Changes that each client got: the fewest and the most. */
  readonly changes: readonly [fewest: number, most: number];
  readonly lost: number;
  readonly reconnects: number;
  readonly freshSnapshots: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
  /** Memory of the station's process: at the start, in the middle and at the end of the half. */
  readonly memoryMB: readonly [first: number, middle: number, last: number];
  /** Share of one core. */
  readonly cpu: number;
}

const processes = 2;
const clientsPerSession = 25;
const memoryEveryMs = 2000;
const ticksPerS = 100;
const bytesPerMB = 1_048_576;

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
const median = (values: readonly number[]) =>
  quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );

/** Resident memory, MB, and CPU seconds so far, as Linux reports them. */
function loadOf(pid: number): { readonly memoryMB: number; readonly cpuS: number } {
  const kB = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return { memoryMB: (kB * 1024) / bytesPerMB, cpuS: (Number(fields[11]) + Number(fields[12])) / ticksPerS };
}

async function login(address: string): Promise<string> {
  const answer = await fetch(`${address}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: 'read' }),
  });
  if (answer.status !== 200) throw new Error(`the login was answered with ${answer.status}`);
  return ((await answer.json()) as { token: string }).token;
}

async function reported<Answer>(child: ChildProcess, order: PushOrder): Promise<Answer> {
  const answer = once(child, 'message');
  child.send(order);
  return ((await answer) as [Answer])[0];
}

async function half(children: readonly ChildProcess[], pid: number, durationMs: number): Promise<PushHalf> {
  const startedMs = performance.now();
  const before = loadOf(pid);
  const memoryMB: number[] = [];
  while (performance.now() - startedMs < durationMs) {
    await pause(memoryEveryMs);
    memoryMB.push(loadOf(pid).memoryMB);
  }
  const cpu = ((loadOf(pid).cpuS - before.cpuS) * 1000) / (performance.now() - startedMs);
  const sights = await Promise.all(children.map((child) => reported<PushSight>(child, { do: 'report' })));
  const latenciesMs = sights.flatMap((sight) => sight.latenciesMs).sort((a, b) => a - b);
  const sum = (of: (sight: PushSight) => number) => sights.reduce((total, sight) => total + of(sight), 0);
  const changes = sights.flatMap((sight) => sight.changes);
  const third = Math.ceil(memoryMB.length / 3);
  return {
    changes: [Math.min(...changes), Math.max(...changes)],
    lost: sum(({ lost }) => lost),
    reconnects: sum(({ reconnects }) => reconnects),
    freshSnapshots: sum(({ freshSnapshots }) => freshSnapshots),
    p50Ms: quantile(latenciesMs, 0.5),
    p99Ms: quantile(latenciesMs, 0.99),
    maxMs: latenciesMs.at(-1) ?? NaN,
    memoryMB: [median(memoryMB.slice(0, third)), median(memoryMB.slice(third, 2 * third)), median(memoryMB.slice(-third))],
    cpu,
  };
}

/** A real station with real clients in processes of their own: half the time all of them read, then some are slow or silent. */
export async function soakPush({ clients, slow, minutes, notify }: PushSoak): Promise<readonly [PushHalf, PushHalf]> {
  const folder = mkdtempSync(join(tmpdir(), 'pressluft-soak-'));
  const station = demoProcess(folder);
  const children = Array.from({ length: processes }, () => fork(join(import.meta.dirname, 'pushClients.ts')));
  try {
    const address = await station.ready;
    const tokens: string[] = [];
    for (let i = 0; i < clients; i += clientsPerSession) tokens.push(await login(address));
    const connecting = children.map((child, i) =>
      reported(child, {
        do: 'connect',
        address,
        tokens: Array.from({ length: clients }, (_, c) => tokens[Math.floor(c / clientsPerSession)]!).filter((_, c) => c % processes === i),
      }),
    );
    await Promise.all(connecting);
    notify(`${clients} clients are connected`);
    const measure = async (slowClients: number) => {
      const silent = Math.round(slowClients / processes);
      for (const child of children) await reported(child, { do: 'measure', slow: Math.round(silent / 2), silent });
      return half(children, station.child.pid!, (minutes * 60_000) / 2);
    };
    const all = await measure(0);
    notify('now some are slow or silent');
    return [all, await measure(slow)];
  } finally {
    for (const child of children) child.kill();
    station.child.kill('SIGTERM');
    await station.ended;
    rmSync(folder, { recursive: true, force: true });
  }
}
