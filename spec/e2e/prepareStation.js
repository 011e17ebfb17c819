import { rmSync } from 'node:fs';
import endStations from './endStations.js';

/** Each run begins with a new station: its first start makes the history. */
export default function prepareStation() {
  endStations();
  rmSync('dist/e2e', { recursive: true, force: true });
}
