import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** What a process took from its start to its end, threads included. */
export interface Use {
  readonly wallMs: number;
  readonly cpuMs: number;
  readonly peakBytes: number;
  readonly output: string;
}

/** Runs a script of Node in a process of its own; rejects when it fails. */
export async function usedBy(script: string, ...args: readonly string[]): Promise<Use> {
  const startMs = performance.now();
  const child = spawn(process.execPath, ['--no-warnings', '--import', join(import.meta.dirname, 'reportUsage.mjs'), script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
  });
  let [output, usage] = ['', ''];
  child.stdout!.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stdio[3]!.on('data', (chunk: Buffer) => (usage += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  const wallMs = performance.now() - startMs;
  if (code !== 0) throw new Error(`${script} ended with ${code}`);
  return { wallMs, output, ...(JSON.parse(usage) as Pick<Use, 'cpuMs' | 'peakBytes'>) };
}
