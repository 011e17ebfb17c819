const rounds = 5;

/** A way to do the same work. */
export interface Peer {
  readonly name: string;
  readonly run: () => unknown;
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

/** Runs the peers in turns, so that a busy moment hits all, and prints each one's median time and its ratio to the first. */
export function sideBySide(work: string, peers: readonly Peer[]): void {
  const timesMs = peers.map((): number[] => []);
  for (let round = 0; round < rounds; round++)
    peers.forEach(({ run }, i) => {
      const start = performance.now();
      run();
      timesMs[i]!.push(performance.now() - start);
    });
  const medians = timesMs.map(median);
  console.log(`  ${work}, median of ${rounds}`);
  peers.forEach(({ name }, i) => {
    console.log(`    ${name.padEnd(28)} ${medians[i]!.toFixed(0).padStart(7)} ms   x${(medians[i]! / medians[0]!).toFixed(2)}`);
  });
}
