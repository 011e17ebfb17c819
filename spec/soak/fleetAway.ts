import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { slopePerHour } from './slopePerHour.ts';

/** As much faster as a demo's station keeps up with here. */
const times = 240;

interface Hour {
  readonly heapMB: number;
  readonly p99Ms: number;
  readonly maxMs: number;
}

async function hoursOf(how: 'away' | 'alone', hours: number): Promise<readonly Hour[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pressluft-soak-'));
  const args = ['--expose-gc', join(import.meta.dirname, 'fleetAwayChild.ts'), folder, String(times), String(hours), how];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  rmSync(folder, { recursive: true, force: true });
  if (code !== 0) throw new Error(`the station ended with ${code}`);
  return output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Hour);
}

/** Hours of a station in fast motion whose fleet is away, beside those of one without: how its memory grows, and how much later its clock goes off. */
export async function fleetAway(hours: number) {
  const [alone, away] = [await hoursOf('alone', hours), await hoursOf('away', hours)];
  // what is kept of the past fills up, and code is compiled
  const settled = (all: readonly Hour[]) => all.slice(Math.floor(all.length / 3));
  const worst = (all: readonly Hour[]) => Math.max(...all.map(({ p99Ms }) => p99Ms));
  const slope = (all: readonly Hour[]) =>
    slopePerHour(
      settled(all).map(({ heapMB }) => heapMB),
      1,
    );
  return [
    {
      what: `growth over ${hours} h with the fleet away (${slope(alone).toFixed(3)} without one)`,
      value: slope(away),
      reach: 1,
      unit: 'MB/h',
    },
    { what: `tick later than without, p99 of the worst hour`, value: worst(settled(away)) - worst(settled(alone)), reach: 50, unit: 'ms' },
  ] as const;
}
