import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { freePort } from '../freePort.ts';
import { dataFolder } from './demoStation.ts';

/** The built station without a demo, at its first start. */
export interface RealStation {
  readonly url: string;
  /** Made at the first start. */
  readonly writePassword: string;
  stop(): Promise<void>;
}

/** Starts one with nothing kept; devices may be on this machine. */
export async function realStation(name: string): Promise<RealStation> {
  const data = dataFolder(name);
  rmSync(data, { recursive: true, force: true });
  const port = await freePort();
  const child = spawn('node', ['dist/station/main.js', '--port', String(port), '--data', data, '--field-network', '127.0.0.1'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const writePassword = await new Promise<string>((resolve, reject) => {
    const take = (text: unknown) => {
      output += String(text);
      const password = /^ +write +(\S+)$/m.exec(output)?.[1];
      if (password !== undefined && output.includes('is ready')) resolve(password);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.once('exit', () => reject(new Error(`the station has ended:\n${output}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    writePassword,
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
