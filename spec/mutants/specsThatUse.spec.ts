import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { specsThatUse } from './specsThatUse.ts';

const sources: Readonly<Record<string, string>> = {
  'core/air/index.ts': `export { flow, type Flow } from './flow.ts';\nexport { pressure as bar } from './pressure.ts';\n`,
  'core/air/flow.ts': `export type Flow = number;\nexport const flow = 1;\n`,
  'core/air/pressure.ts': `export const pressure = 1;\n`,
  'core/air/program.ts': `console.log(1);\n`,
  'ui/page.ts': `import { flow } from '../core/air/index.ts';\nexport const page = flow;\n`,
  'spec/core/air/flow.spec.ts': `import { flow } from '../../../core/air/index.ts';\nimport type { Flow } from '../../../core/air/index.ts';\n`,
  'spec/core/air/pressure.spec.ts': `import { bar } from '../../../core/air/index.ts';\n`,
  'spec/core/sums.spec.ts': `import { flow } from '../../core/air/flow.ts';\nimport { bar } from '../../core/air/index.ts';\n`,
  'spec/core/types.spec.ts': `import type { Flow } from '../../core/air/index.ts';\nimport { type Flow as Same } from '../../core/air/index.ts';\n`,
  'spec/ui/page.spec.tsx': `import { page } from '../../ui/page.ts';\n`,
  'spec/ui/lazy.spec.ts': `const air = await import('../../core/air/index.ts');\n`,
  'spec/cli/started.spec.ts': `spawn('node', ['core/air/program.ts']);\n`,
  'spec/e2e/page.spec.ts': `import { page } from '../../ui/page.ts';\n`,
};

describe('the specs that a change of a source concerns', () => {
  const root = mkdtempSync(join(tmpdir(), 'pressluft-mutants-'));
  for (const [path, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  afterAll(() => {
    rmSync(root, { recursive: true });
  });
  const specsOf = specsThatUse(root, [...Object.keys(sources), 'docs/figures.md', 'core/removed.ts']);

  it.each<[string, readonly string[]]>([
    // its own, its room's, then the others: who takes only another name from the same door is none of them
    ['core/air/flow.ts', ['spec/core/air/flow.spec.ts', 'spec/core/sums.spec.ts', 'spec/ui/lazy.spec.ts', 'spec/ui/page.spec.tsx']],
    ['core/air/pressure.ts', ['spec/core/air/pressure.spec.ts', 'spec/core/sums.spec.ts', 'spec/ui/lazy.spec.ts']],
    ['ui/page.ts', ['spec/ui/page.spec.tsx']],
    // a source that is started as a process
    ['core/air/program.ts', ['spec/cli/started.spec.ts']],
  ])('%s', (file, expected) => {
    expect(specsOf(file)).toEqual(expected);
  });
});
