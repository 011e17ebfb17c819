/** Kills a station and a card writer again and again and prints what is lost: `node spec/soak/kill.ts --times 200`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { killCard } from './killCard.ts';
import { killStation } from './killStation.ts';

const { values } = parseArgs({ options: { times: { type: 'string', default: '200' } } });
const times = Number(values.times);
const longestStartMs = 5000;

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'pressluft-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const reported = (name: string, figures: object) =>
  `${name}: ${Object.entries(figures)
    .map(([what, figure]) => `${what} ${Math.round(figure as number)}`)
    .join(', ')}`;

const card = await inFolder((folder) => killCard(times, folder));
console.log(reported('card', card));
const station = await inFolder((folder) => killStation(folder, times));
console.log(reported('station', station));

const failures = [
  ...(card.tornFiles + station.tornFiles > 0 ? ['torn files'] : []),
  ...(card.lostOtherRows > 0 ? ['rows lost besides the last'] : []),
  ...(card.doubledRows + station.doubledRows > 0 ? ['doubled rows'] : []),
  ...(station.lostSettings > 0 ? ['acknowledged settings lost'] : []),
  ...(station.startsThatFailed > 0 ? ['starts that failed'] : []),
  ...(station.slowestReadyMs > longestStartMs ? [`not ready within ${longestStartMs} ms`] : []),
];
for (const failure of failures) console.log(`FAILED: ${failure}`);
process.exitCode = failures.length === 0 ? 0 : 1;
