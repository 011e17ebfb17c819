import { readdirSync } from 'node:fs';

/** Runs every benchmark of this folder, one after the other. */
for (const name of readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.bench.ts'))
  .sort()) {
  console.log(`\n${name.replace('.bench.ts', '')}`);
  await import(`./${name}`);
}
