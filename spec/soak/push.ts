/** Soaks the push connection and prints figures: `node spec/soak/push.ts --clients 500 --minutes 10 --slow 200`. */
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type PushHalf, soakPush } from './soakPush.ts';

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '500' },
    minutes: { type: 'string', default: '10' },
    slow: { type: 'string', default: '200' },
  },
});
const maxP99Ms = 100;
/** A heap that breathes. */
const flatWithin = 1.1;

const notify = (line: string) => void process.stdout.write(`${line}\n`);
const machineLoad = () => `${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} cores`;
notify(`load of the machine before: ${machineLoad()}`);
const [all, others] = await soakPush({
  clients: Number(values.clients),
  minutes: Number(values.minutes),
  slow: Number(values.slow),
  notify,
});

const line = (name: string, { changes, lost, reconnects, freshSnapshots, p50Ms, p99Ms, maxMs, memoryMB, cpu }: PushHalf) =>
  `${name}: ${changes.join(' to ')} changes each, ${lost} lost, ${reconnects} reconnects, p50 ${p50Ms} ms, p99 ${p99Ms} ms, slowest ${maxMs} ms, ` +
  `memory ${memoryMB.map((each) => each.toFixed(0)).join(' -> ')} MB, ${(cpu * 100).toFixed(0)} % of a core, ${freshSnapshots} fresh snapshots`;
notify(line('all read', all));
notify(line(`${values.slow} slow`, others));

notify(`load of the machine after: ${machineLoad()}`);

const [, first] = all.memoryMB;
const [, , last] = others.memoryMB;
const failures = [
  ...([all, others].some(({ changes: [fewest, most] }) => fewest === 0 || most - fewest > 1) ? ['not all got all changes'] : []),
  ...(all.lost + others.lost > 0 ? ['changes were lost'] : []),
  ...(all.reconnects + others.reconnects > 0 ? ['clients that read were disconnected'] : []),
  ...(all.p99Ms >= maxP99Ms || others.p99Ms >= maxP99Ms ? [`p99 is not below ${maxP99Ms} ms`] : []),
  ...(others.p99Ms >= 2 * all.p99Ms ? ['slow clients doubled the p99 of the others'] : []),
  ...(last > first * flatWithin ? ['memory grew'] : []),
];
for (const failure of failures) notify(`FAILED: ${failure}`);
process.exitCode = failures.length === 0 ? 0 : 1;
