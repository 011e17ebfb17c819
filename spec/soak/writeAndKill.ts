import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

const longestPauseMs = 20;

/**
 * The lines of a program that writes one for each thing that it is about to do, until it is killed: at a random moment after a random one of
 * its first lines, so that it has done as much on a busy machine.
 */
export async function writeAndKill(
  program: string,
  args: readonly string[],
  maxLines: number,
  compiledDir: string,
): Promise<readonly string[]> {
  const writer = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compiledDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const minLines = 1 + Math.floor(Math.random() * maxLines);
  let output = '';
  const enough = new Promise<void>((resolve) => {
    writer.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.split('\n').length > minLines) resolve();
    });
  });
  const ended = once(writer, 'close');
  await Promise.race([enough, ended]);
  await wait(Math.random() * longestPauseMs);
  writer.kill('SIGKILL');
  const [code] = (await ended) as [number | null];
  if (code !== null) throw new Error(`the writer ended by itself with ${code}`);
  return output.split('\n').slice(0, -1);
}
