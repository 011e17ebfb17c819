import { readFileSync, writeFileSync } from 'node:fs';

const kilobytesOf = (name: string): number | undefined => {
  const found = new RegExp(`${name}:\\s+(\\d+) kB`).exec(readFileSync('/proc/self/status', 'utf8'))?.[1];
  return found === undefined ? undefined : Number(found) * 1024;
};

/** Forgets the highest memory use so far and returns the present one; where the system can't forget, the highest so far. */
export function resetPeakBytes(): number {
  try {
    writeFileSync('/proc/self/clear_refs', '5');
    return kilobytesOf('VmRSS') ?? process.memoryUsage.rss();
  } catch {
    return process.resourceUsage().maxRSS * 1024;
  }
}

/** The highest memory use of this process since the reset, in bytes. */
export function peakBytes(): number {
  try {
    return kilobytesOf('VmHWM') ?? process.resourceUsage().maxRSS * 1024;
  } catch {
    return process.resourceUsage().maxRSS * 1024;
  }
}
