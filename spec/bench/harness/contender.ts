/** The process of one contender: `contender.ts <bench file> <role> <input file>`; its parent sends commands and gets the answers. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { Bench, BenchInput, Contender } from './Bench.ts';
import { peakBytes, resetPeakBytes } from './peakBytes.ts';
import type { Answer, Command } from './protocol.ts';

const [file = '', role = '', inputPath = ''] = process.argv.slice(2);
const { bench } = (await import(file)) as { bench: Bench };
const input: BenchInput = { path: inputPath, read: () => new Uint8Array(readFileSync(inputPath)) };
/** A round lasts at least this long: short work is repeated in it. */
const minRoundMs = 40;
const warmUpMs = 400;
const maxWarmUps = 50;

const collect = () => globalThis.gc?.();
const answer = (value: Answer) => process.send?.(value);

/** The last output, held where the compiler can't see that nobody reads it. */
const held: { output: unknown } = { output: undefined };

async function timeMs(work: () => unknown, times: number): Promise<number> {
  const startMs = performance.now();
  for (let i = 0; i < times; i++) {
    const output = work();
    held.output = output instanceof Promise ? await output : output;
  }
  return (performance.now() - startMs) / times;
}

async function contend({ prepare, result = (output) => output }: Contender): Promise<(command: Command) => Promise<void>> {
  const work = await prepare(input);
  let times = 1;
  const commands: Readonly<Record<Command, () => Promise<void>>> = {
    result: async () => {
      answer({ result: result(await work()) });
    },
    warmUp: async () => {
      const untilMs = performance.now() + warmUpMs;
      let lastMs = await timeMs(work, 1);
      for (let i = 1; i < maxWarmUps && performance.now() < untilMs; i++) lastMs = await timeMs(work, 1);
      times = Math.max(1, Math.ceil(minRoundMs / Math.max(lastMs, 1e-6)));
      answer({ ms: lastMs });
    },
    round: async () => {
      answer({ ms: await timeMs(work, times) });
    },
  };
  return (command) => commands[command]();
}

if (role === 'input') {
  writeFileSync(inputPath, (await bench.input?.()) ?? new Uint8Array());
} else if (role === 'memory') {
  const work = await bench.memory!.prepare(input);
  collect();
  const beforeBytes = resetPeakBytes();
  const { output, minBytes } = work();
  const growthBytes = peakBytes() - beforeBytes;
  held.output = output;
  answer({ growthBytes, minBytes });
} else {
  const contender = [bench.ours, ...(bench.peers ?? [])].find((each) => each?.name === role);
  const obey = await contend(contender!);
  process.on('message', (command: Command) => {
    obey(command).catch((error: unknown) => {
      console.error(error);
      process.exit(1);
    });
  });
  answer({ ready: true });
}
