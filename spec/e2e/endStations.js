import { globSync, readFileSync } from 'node:fs';

/** Ends what `keptStation` has left running. */
export default function endStations() {
  for (const record of globSync('dist/e2e/kept/*.json')) {
    try {
      process.kill(JSON.parse(readFileSync(record, 'utf8')).pid, 'SIGKILL');
    } catch {
      // it has ended by itself
    }
  }
}
