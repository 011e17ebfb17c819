import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Answer, Command } from './protocol.ts';

export interface ContenderProcess {
  readonly ask: (command: Command) => Promise<Answer>;
  readonly end: () => void;
}

function startProcess(file: string, role: string, inputPath: string): ChildProcess {
  return fork(join(import.meta.dirname, 'contender.ts'), [file, role, inputPath], {
    execArgv: ['--expose-gc', '--no-warnings'],
    serialization: 'advanced',
  });
}

function nextAnswer(child: ChildProcess, role: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) => {
      reject(new Error(`${role} ended with ${code} before it answered`));
    };
    child.once('exit', onExit);
    child.once('message', (message) => {
      child.off('exit', onExit);
      resolve(message as Answer);
    });
  });
}

/** A contender that has prepared itself and waits. */
export async function startContender(file: string, role: string, inputPath: string): Promise<ContenderProcess> {
  const child = startProcess(file, role, inputPath);
  await nextAnswer(child, role);
  return {
    ask: (command) => {
      const answer = nextAnswer(child, role);
      child.send(command);
      return answer;
    },
    end: () => child.kill(),
  };
}

/** The answer of a process that does one thing and ends. */
export async function askOnce(file: string, role: string, inputPath: string): Promise<Answer> {
  const child = startProcess(file, role, inputPath);
  const answer = await nextAnswer(child, role);
  child.kill();
  return answer;
}

/** Writes the input of a bench, in a process of its own. */
export async function writeInput(file: string, inputPath: string): Promise<void> {
  const [code] = (await once(startProcess(file, 'input', inputPath), 'exit')) as [number | null];
  if (code !== 0) throw new Error(`the input of ${file} could not be made`);
}
