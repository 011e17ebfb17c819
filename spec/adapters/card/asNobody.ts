import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { resolve } from 'node:path';

const nobody = 65_534;

/** What a function of a module of the card gives for a card, in a process that may read no more of it than its modes allow: not even as root. */
export function asNobody(module: string, call: string, cardDir: string): unknown {
  chmodSync(cardDir, 0o755);
  const script = `
    const module = await import(${JSON.stringify(resolve('adapters/card', module))});
    if (process.getuid() === 0) {
      process.setgid(${nobody});
      process.setuid(${nobody});
    }
    const { ${call.slice(0, call.indexOf('('))} } = module;
    const cardDir = ${JSON.stringify(cardDir)};
    console.log(JSON.stringify(await ${call}));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }));
}
