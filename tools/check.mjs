// Types first, as all else reads them; then style and layers beside each other, and beside the commands that are given, which leave
// a core idle while they wait: what is found is shown at once, whole. Ends with 1 when one of them finds something, names the checks
// that do in its last line, and leaves their number with the results of the tests.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';

const beside = process.argv.slice(2);
/** Of a file that did not change since; one that uses it may have to be looked at again, so there is none in CI. */
const cached = process.env.CI ? () => '' : (name) => ` --cache --cache-location dist/.${name}cache`;
const style = `eslint .${cached('eslint')}`;
const format = `prettier --check --log-level warn .${cached('prettier')}`;
const layers = 'depcruise --config spec/architecture/layers.js core i18n adapters ui cli server station fleet docs tools';

/** Whether it succeeds; what it says is held back until it ends where another one speaks meanwhile. */
async function run(command, isHeld = false) {
  const child = spawn(command, { shell: true, stdio: isHeld ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => said.push(part));
  const [code] = await once(child, 'close');
  process.stderr.write(Buffer.concat(said));
  return code === 0;
}

const isHeld = beside.length > 0;
const failed = [];
const check = async (name, command, isCheckHeld) => {
  if (!(await run(command, isCheckHeld))) failed.push(name);
};

await check('types', 'tsc -b', false);
const isTyped = failed.length === 0;
const commands = isTyped
  ? await Promise.all([
      check('style', style, isHeld),
      check('format', format, isHeld).then(() => check('layers', layers, isHeld)),
      ...beside.map((command) => run(command)),
    ])
  : [];
mkdirSync('dist/results', { recursive: true });
writeFileSync(
  'dist/results/checks.json',
  JSON.stringify({ numPassedTests: 0, numFailedTests: failed.length, numRuntimeErrorTestSuites: 0 }),
);
if (failed.length > 0) console.error(`checks failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 && !commands.includes(false) ? 0 : 1;
