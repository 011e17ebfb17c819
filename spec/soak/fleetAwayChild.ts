/** A station in fast motion, whose fleet is away or who has none; prints its memory each hour, and how late its clock went off: `node --expose-gc spec/soak/fleetAwayChild.ts FOLDER TIMES HOURS away|alone`. */
import { stationLog } from '../../server/process/log.ts';
import { configOf } from '../../station/config/StationConfig.ts';
import { openStation } from '../../station/openStation.ts';
import { startedFleet } from '../fleet/startedFleet.ts';
import { speedUp } from './speedUp.ts';

const [folder, timesText, hoursText, how] = process.argv.slice(2);
if (folder === undefined || how === undefined) throw new Error('FOLDER TIMES HOURS away|alone');
const [times, hours] = [Number(timesText), Number(hoursText)];
const gc = (globalThis as { gc?: () => void }).gc ?? (() => undefined);

// a fleet that it has joined, and which is gone then
const fleet = await startedFleet({ clock: { nowMs: () => Date.now() } });
const fleetUrl = fleet.url;
const fleetCode = await fleet.newCode();
const args = ['--demo', '--port', '0', '--history-days', '0', '--data', folder, '--allow-local-gateway'];
speedUp(times);
const station = await openStation({
  config: { ...configOf(args, {})!, ...(how === 'away' && { fleetUrl, fleetCode }) },
  log: stationLog('silent'),
  clock: { nowMs: () => Date.now() },
  notices: { line: () => undefined, progress: () => undefined },
  signal: new AbortController().signal,
  restart: () => undefined,
});
if (how === 'away') while (station.store.fleet.joined() === undefined) await new Promise((resolve) => setTimeout(resolve, 100));
await fleet.close();

const everyMs = 2000;
const hourMs = 3_600_000;
const beganMs = performance.now();
let dueMs = beganMs + everyMs;
let lateMs: number[] = [];
let nextHourMs = beganMs + hourMs;
const tick = setInterval(() => {
  const nowMs = performance.now();
  // of the machine's own time: the plant's is so many times as fast
  lateMs.push(Math.max(0, nowMs - dueMs) / times);
  dueMs = nowMs + everyMs;
  if (nowMs < nextHourMs) return;
  nextHourMs += hourMs;
  gc();
  const sorted = lateMs.toSorted((a, b) => a - b);
  lateMs = [];
  console.log(
    JSON.stringify({ heapMB: process.memoryUsage().heapUsed / 1e6, p99Ms: sorted[Math.floor(sorted.length * 0.99)], maxMs: sorted.at(-1) }),
  );
  dueMs = performance.now() + everyMs;
  if (nowMs - beganMs < hours * hourMs) return;
  clearInterval(tick);
  process.exit(0);
}, everyMs);
