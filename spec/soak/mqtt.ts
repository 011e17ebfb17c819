/**
 * A day of samples in fast motion before a broker that is killed, stopped and started again: what a sample waits for the outlet, beside none, and what is left
 * in memory. `node --expose-gc spec/soak/mqtt.ts --seconds 120`
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { mqttPublisher } from '../../adapters/mqtt/index.ts';
import { sqliteStore } from '../../adapters/sqlite/index.ts';
import { advancePlant, demoPlant, startPlant } from '../../core/plant/index.ts';
import { stationLog } from '../../server/process/log.ts';
import { mqttOutlet } from '../../station/north/mqttOutlet.ts';
import { totalsKeeper } from '../../station/north/totalsKeeper.ts';
import { waitingEvents } from '../../station/north/waitingEvents.ts';
import { plantSample } from '../../station/sources/plantSample.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '120' } } });
const daySamples = 43_200;
const roundMs = 3000;
const maxMB = 5;
const maxWaitMs = 5;

const gc = (globalThis as { gc?: () => void }).gc ?? (() => undefined);
const heapMB = () => {
  gc();
  return process.memoryUsage().heapUsed / 1e6;
};
const p99 = (times: readonly number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? NaN;

const folder = mkdtempSync(join(tmpdir(), 'pressluft-soak-'));
const probe = createServer().listen(0, '127.0.0.1');
await once(probe, 'listening');
const { port } = probe.address() as AddressInfo;
probe.close();
writeFileSync(join(folder, 'mosquitto.conf'), `listener ${port} 127.0.0.1\nallow_anonymous true\nuser root\n`);
let broker: ChildProcess | undefined;
const start = () => {
  broker = spawn('mosquitto', ['-c', join(folder, 'mosquitto.conf')], {
    env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` },
    stdio: 'ignore',
  });
};
/** One after the other: there, standing still, there again, gone. */
const moods: readonly (() => void)[] = [start, () => broker?.kill('SIGSTOP'), () => broker?.kill('SIGCONT'), () => broker?.kill('SIGKILL')];

const store = sqliteStore(join(folder, 'soak.db'), { realm: 'demo', totalsFormat: 1 });
const log = stationLog('silent');
const steady = { nowMs: () => performance.now() };
const clock = { nowMs: () => Date.now() };
const events = waitingEvents({ repository: store.north, clock, log });
const totals = totalsKeeper({ repository: store.north, log, saveEveryMs: 1000 });
let said = 0;
const outlet = mqttOutlet({
  settings: { station: 'soak', everyS: 1, language: 'en', homeAssistant: true, dashboardUrl: '' },
  publisher: mqttPublisher({ url: `mqtt://127.0.0.1:${port}`, clientId: 'pressluft-soak', isAllowed: () => true }),
  ...{ repository: store.north, events, steady, clock, silentAfterS: 10, version: '0.1.0', latest: undefined },
  totals: () => totals.said(),
  countersOf: () => ({}),
  faultTexts: () => ({}),
  title: () => 'Soak',
  onSaid: () => said++,
});

let plant = startPlant(demoPlant, { seed: 7, atMs: Date.now() });
const waits: { with: number[]; without: number[] } = { with: [], without: [] };
const began = performance.now();
let mood = 0;
let turnedMs = -Infinity;
let warm = NaN;
const forMs = Number(values.seconds) * 1000;
for (let i = 0; i < daySamples || performance.now() - began < forMs; i++) {
  if (performance.now() - turnedMs > roundMs) {
    moods[mood++ % moods.length]!();
    turnedMs = performance.now();
  }
  plant = advancePlant(demoPlant, plant, 2);
  const sample = plantSample(demoPlant, plant);
  const fault = { atMs: clock.nowMs(), source: 2, bitIndex: 72, end: { atMs: clock.nowMs(), isAtLatest: false } } as const;
  const askedMs = performance.now();
  // A sample is pushed in the next turn, which is asked for before the outlets see it.
  const pushed = turn().then(() => performance.now());
  const faults = { came: [], ended: i % 200 === 0 ? [fault] : [] };
  if (i % 2 === 0) for (const each of [totals, outlet]) each.take(sample, faults);
  (i % 2 === 0 ? waits.with : waits.without).push((await pushed) - askedMs);
  // As many samples as a day has, over the whole time.
  if (i % 200 === 0) await pause(Math.max(0, began + (forMs * i) / daySamples - performance.now()));
  if (i === Math.floor(daySamples / 4)) warm = heapMB();
}
const left = heapMB();
broker?.kill('SIGCONT');
broker?.kill('SIGKILL');
await outlet.close(false);
totals.close();
const [withMs, withoutMs] = [p99(waits.with), p99(waits.without)];
console.log(`${waits.with.length + waits.without.length} samples, ${mood} changes of the broker, ${said} messages said`);
console.log(`p99 from a sample to its push: ${withMs.toFixed(2)} ms with the outlet, ${withoutMs.toFixed(2)} ms without`);
console.log(`events: ${events.count()} wait, ${events.lost()} were given up`);
console.log(`heap ${warm.toFixed(1)} MB after a quarter, ${left.toFixed(1)} MB at the end`);
store.close();
process.exitCode = withMs - withoutMs <= maxWaitMs && left - warm <= maxMB && said > 0 ? 0 : 1;
