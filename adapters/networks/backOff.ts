const secondMs = 1000;
const longestMs = 60_000;
/** Lines that lost their gateway together don't come back together. */
const jitter = 0.2;

/** How long to wait after so many failures in a row, at least one: 1, 2, 4 to 60 s, 20 % more or less by chance. `random` gives 0 to 1. */
export function backOffMs(failures: number, random: () => number): number {
  return Math.min(secondMs * 2 ** (failures - 1), longestMs) * (1 + jitter * (2 * random() - 1));
}
