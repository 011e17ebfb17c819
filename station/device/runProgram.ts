import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf, systemReason } from '../../adapters/systemError/index.ts';

export interface ProgramRun {
  readonly file: string;
  /** On its standard input. */
  readonly input: string;
  readonly limitMs: number;
  /** From asking it to end to making it. */
  readonly graceMs: number;
  /** Of its output and error output together, the first. */
  readonly maxOutputBytes: number;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/** How a program ended. */
export interface ProgramEnd {
  /** Exit code, name of the signal that ended it, or why it was not begun. */
  readonly code: number | string;
  readonly isTimedOut: boolean;
  readonly output: string;
  /** Bytes that it wrote beyond. */
  readonly moreBytes: number;
}

/** Nothing of the station's own, which has tokens among it. */
const environment = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8' };
/** For what a program that has ended wrote last, when another holds its output open. */
const lastWordsMs = 250;

function firstBytes(streams: readonly Readable[], maxBytes: number) {
  const kept: Buffer[] = [];
  let keptBytes = 0;
  let moreBytes = 0;
  for (const stream of streams) {
    stream.on('error', () => undefined);
    stream.on('data', (chunk: Buffer) => {
      const part = chunk.subarray(0, maxBytes - keptBytes);
      kept.push(part);
      keptBytes += part.length;
      moreBytes += chunk.length - part.length;
    });
  }
  return () => ({ output: Buffer.concat(kept).toString(), moreBytes });
}

/** The process, or the code of the error that kept it from beginning at once. */
function begun(file: string) {
  try {
    return spawn(file, [], { cwd: '/', env: environment, stdio: ['pipe', 'pipe', 'pipe'], detached: true });
  } catch (error) {
    return systemReason(error);
  }
}

/** With everything that it began and did not let go. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid!, signal);
  } catch (error) {
    if (codeOf(error) !== 'ESRCH') throw error;
  }
}

/** Runs a program without arguments in an empty environment until it ends, or is made to; what it leaves running is let go. */
export async function runProgram(run: ProgramRun): Promise<ProgramEnd> {
  const { file, input, limitMs, graceMs, maxOutputBytes, signal } = run;
  const child = begun(file);
  if (typeof child === 'string') return { code: child, isTimedOut: false, output: '', moreBytes: 0 };
  const wrote = firstBytes([child.stdout, child.stderr], maxOutputBytes);
  const closed = once(child, 'close').catch(() => undefined);
  const ended = new Promise<number | string>((resolve) => {
    child.once('error', ({ code, message }: NodeJS.ErrnoException) => resolve(code ?? message));
    child.once('exit', (code, by) => resolve(code ?? by!));
  });
  // A program that reads nothing is its own matter.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);

  let isTimedOut = false;
  let killing: NodeJS.Timeout | undefined;
  const end = () => {
    if (child.pid === undefined || killing !== undefined) return;
    killing = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs);
    signalGroup(child, 'SIGTERM');
  };
  const timer = setTimeout(() => {
    isTimedOut = true;
    end();
  }, limitMs);
  signal.addEventListener('abort', end, { once: true });
  if (signal.aborted) end();

  const code = await ended;
  clearTimeout(timer);
  clearTimeout(killing);
  signal.removeEventListener('abort', end);
  // What ignores the end of its leader is ended too.
  if (killing !== undefined) signalGroup(child, 'SIGKILL');
  const waiting = new AbortController();
  await Promise.race([closed, pause(lastWordsMs, undefined, { signal: waiting.signal }).catch(() => undefined)]);
  waiting.abort();
  for (const stream of child.stdio) stream?.destroy();
  return { code, isTimedOut, ...wrote() };
}
