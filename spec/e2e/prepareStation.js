import { rmSync } from 'node:fs';
import joinPackages from '../joinedPackages.js';
import endStations from './endStations.js';

/** Each run begins with a new station: its first start makes the history. */
export default async function prepareStation() {
  await joinPackages();
  endStations();
  rmSync('dist/e2e', { recursive: true, force: true });
}
