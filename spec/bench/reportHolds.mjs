/** Preloaded into a station that is measured: from SIGUSR2 on it watches for how long its main thread is held, and writes that to its fourth channel as JSON when it ends. */
import { writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const channel = 3;
const everyMs = 1;
let longestCpuMs = 0;

if (isMainThread) {
  process.once('SIGUSR2', () => {
    let cpu = process.threadCpuUsage();
    setInterval(() => {
      const used = process.threadCpuUsage(cpu);
      longestCpuMs = Math.max(longestCpuMs, (used.user + used.system) / 1000);
      cpu = process.threadCpuUsage();
    }, everyMs).unref();
  });
  process.on('exit', () => writeSync(channel, JSON.stringify({ longestCpuMs })));
}
