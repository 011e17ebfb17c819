/**
 * Devices on lines of five over real sockets, some of them dying: what a round takes, the processor's share, what is left over: `node --expose-gc spec/soak/field.ts --seconds 120`.
 * A day of ten devices in fast motion: `--seconds 86400 --lines 2 --times 60`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { loadProfiles } from '../../adapters/profiles/index.ts';
import { firstFieldMemory, plantSampleOf, type FieldConfig } from '../../core/field/index.ts';
import { doorMaker } from '../../station/field/doorMaker.ts';
import { fieldDoors } from '../../station/field/fieldDoors.ts';
import { modbusLines } from '../../station/field/modbusLines.ts';
import { speedUp } from './speedUp.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '120' },
    dying: { type: 'string', default: '3' },
    lines: { type: 'string', default: '4' },
    times: { type: 'string', default: '1' },
  },
});
const lines = Number(values.lines);
const times = Number(values.times);
speedUp(times);
const isLocal = (address: string) => address === '127.0.0.1';
const steady = { nowMs: () => performance.now() };
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const gc = (globalThis as { gc?: () => void }).gc ?? (() => undefined);
const heapMB = () => {
  gc();
  return process.memoryUsage().heapUsed / 1e6;
};

const servers = spawn(
  process.execPath,
  ['spec/soak/fieldServers.ts', '--servers', values.lines, '--dying', values.dying, '--times', values.times],
  {
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
const [ports] = (await once(createInterface(servers.stdout), 'line').then(([line]) => [JSON.parse(line as string)])) as [number[]];

const config: FieldConfig = {
  format: 1,
  connections: ports.map((port, i) => ({ id: `line${i}`, kind: 'modbusTcp', host: '127.0.0.1', port })),
  devices: ports.flatMap((_port, i) =>
    [1, 2, 3, 4, 5].map((unit) => ({
      ...{ id: `d${i}-${unit}`, connection: `line${i}`, unit, profile: 'pressluft-generic-1' },
      serves: [unit <= 2 ? { compressor: 2 * i + unit } : { powerOf: [2 * i + 1] }],
    })),
  ),
  machines: ports.flatMap((_port, i) => [1, 2].map((n) => ({ slot: 2 * i + n, name: `K${2 * i + n}`, technology: 1 as const }))),
};
/** What a machine says while all its devices are there; the power of every first one comes from three meters. */
const rightOf = (slot: number) =>
  [
    ['linePressureBar', 7.1],
    ['deliveryVolumeM3min', 5.1],
    ['temperatureDegC', 84.5],
    ['electricalPowerKW', slot % 2 === 1 ? 3 * 33.4 : 33.4],
  ] as const;
/** Sockets, timers and look-ups of names that the process has, by kind. */
const resources = () => {
  const counts = new Map<string, number>();
  for (const kind of process.getActiveResourcesInfo()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return Object.fromEntries([...counts].toSorted());
};
/** Listeners of the signals that last as long as the process, and open files. */
const lasting = () => ({
  listeners: process.eventNames().reduce((sum, name) => sum + process.listenerCount(name), 0),
  files: readdirSync('/proc/self/fd').length,
});
const before = { ...resources(), ...lasting() };
const growth: number[] = [];
/** A dozen readings of the heap, of a short run each half minute. */
const growthEvery = Math.max(15, Math.round(Number(values.seconds) / 24));
const { profiles } = await loadProfiles();
const doors = fieldDoors(doorMaker({ lines: modbusLines(isLocal), isAllowed: isLocal, steady }), () => undefined);
await doors.apply(config, profiles);
await pause(10_000);

const start = { heap: heapMB(), cpu: process.cpuUsage(), ms: performance.now() };
let memory = firstFieldMemory;
let [longestCycleMs, samples, wrong, present, missing] = [0, 0, 0, 0, 0];
while (performance.now() - start.ms < Number(values.seconds) * 1000) {
  await pause(2000);
  const now = plantSampleOf({ config, models: profiles }, doors.now(), { atMs: Date.now(), nowMs: steady.nowMs() }, memory);
  memory = now.memory;
  samples++;
  for (const machine of now.sample?.compressors.slice(0, 2 * lines) ?? [])
    for (const [field, rightValue] of rightOf(machine.index)) {
      const value = machine[field];
      if (value === undefined) missing++;
      else if (Math.abs(value - rightValue) < 1e-9) present++;
      else wrong++;
    }
  if (samples % growthEvery === 0) growth.push(heapMB());
  longestCycleMs = Math.max(longestCycleMs, ...doors.reports().map(({ cycleMs }) => cycleMs ?? 0));
}
const cpu = process.cpuUsage(start.cpu);
const share = (times * (cpu.user + cpu.system)) / 1000 / (performance.now() - start.ms);
const heapAfter = heapMB();
await doors.close();
servers.kill();
await once(servers, 'close');
await pause(100);
console.log(
  `rounds of ${5 * lines} devices on ${lines} lines: longest ${Math.round(longestCycleMs)} ms, ${(100 * share).toFixed(1)} % of a core`,
);
console.log(`${samples} samples: ${present} values right, ${missing} missing, ${wrong} wrong`);
console.log(
  `heap ${start.heap.toFixed(1)} MB before, ${heapAfter.toFixed(1)} MB after; each ${growthEvery} samples: ${growth.map((each) => each.toFixed(1)).join(' ')}`,
);
const after = { ...resources(), ...lasting() };
console.log(`left open: before ${JSON.stringify(before)}, after ${JSON.stringify(after)}`);
/** The pipe to the devices is gone by then. */
const isClean = Object.entries(after).every(([kind, count]) => count <= ((before as Record<string, number>)[kind] ?? 0));
/** In fast motion a round takes as much more of the plant's time as the machine is not faster. */
const isInTime = longestCycleMs / times <= 2000;
process.exitCode = wrong === 0 && isInTime && isClean ? 0 : 1;
