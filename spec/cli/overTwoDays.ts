import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { daysOf, plantFolder, zone } from './plantDays.ts';
import { runInShell } from './runInShell.ts';

/** Options that a command can't use, and a word of its answer that says why. */
export interface Refused {
  readonly what: string;
  readonly options: readonly string[];
  readonly code: number;
  readonly reported: string;
}

/** A command over two days of the plant, with files beside them. */
export function overTwoDays(command: string) {
  let folder: string;
  beforeAll(() => {
    folder = plantFolder(daysOf('2026-11-20', '2026-11-21'));
  });
  const run = (...more: readonly string[]) => runInShell(command, join(folder, 'card'), '--zone', zone, ...more);
  return {
    run,
    /** Its path. */
    file: (name: string, content: unknown): string => {
      const path = join(folder, name);
      writeFileSync(path, JSON.stringify(content));
      return path;
    },
    /** Tests that it says so and prints nothing. */
    refuses: (cases: readonly Refused[]) =>
      test.each(cases)('refuses $what', async ({ options, code, reported }) => {
        const failed = await run(...options);
        expect([failed.code, failed.printed]).toEqual([code, '']);
        expect(failed.notes.join()).toContain(reported);
      }),
  };
}
