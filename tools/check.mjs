// Types first, as the linter reads them; then style and layers beside each other. Ends with 1 when one of them finds something.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const layers = 'depcruise --config spec/architecture/layers.js core i18n adapters ui cli server station docs tools';

async function run(command) {
  const [code] = await once(spawn(command, { shell: true, stdio: 'inherit' }), 'exit');
  return code === 0;
}

const isTyped = await run('tsc -b');
const others = isTyped ? await Promise.all([run('eslint .'), run(`prettier --check --log-level warn . && ${layers}`)]) : [];
process.exitCode = isTyped && others.every(Boolean) ? 0 : 1;
