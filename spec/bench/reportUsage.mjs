/** Preloaded into a process that is measured: when it ends, what it used goes to its fourth channel as JSON. */
import { writeSync } from 'node:fs';

const channel = 3;
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  writeSync(channel, JSON.stringify({ cpuMs: (userCPUTime + systemCPUTime) / 1000, peakBytes: maxRSS * 1024 }));
});
