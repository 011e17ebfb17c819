/**
 * A fleet at full size on this machine, a line for each test of docs/fleet-tests.md with reach and result: `node spec/soak/fleet.ts`.
 * Some of them alone: `--only FLT-4,FLT-15`; smaller: `--scale 0.1`. Times want a machine that does nothing else.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type PostgresServer, startedPostgres } from '../adapters/postgres/startedPostgres.ts';
import { fleetProcess } from '../fleet/fleetProcess.ts';
import { startedFleet } from '../fleet/startedFleet.ts';
import { chaos } from '../fleet/trials/chaos.ts';
import { hostileRecords } from '../fleet/trials/hostileRecords.ts';
import { killedEmbedded } from '../fleet/trials/killedEmbedded.ts';
import { freshStates } from '../fleet/trials/lookedAt.ts';
import { manyStations } from '../fleet/trials/manyStations.ts';
import { percentile } from '../fleet/trials/percentile.ts';
import { wrongMonthsOfTwoDoors } from '../fleet/trials/twoDoors.ts';
import { slopePerHour } from './slopePerHour.ts';
import { fleetAway } from './fleetAway.ts';

const { values } = parseArgs({ options: { only: { type: 'string' }, scale: { type: 'string', default: '1' } } });
const scale = Number(values.scale);
const scaled = (count: number) => Math.max(1, Math.round(count * scale));

/** One thing that was measured. */
interface Row {
  readonly id: string;
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** At most that. */
  readonly reach: number;
}
const row = (id: string, what: string, value: number, reach: number, unit = ''): Row => ({ id, what, value, unit, reach });

/** A trial, with the tests that it does. */
interface Trial {
  readonly ids: readonly string[];
  readonly run: (server: () => Promise<PostgresServer>, folder: () => string) => Promise<readonly Row[]>;
}

const trials: readonly Trial[] = [
  {
    ids: ['FLT-1', 'FLT-2', 'FLT-3'],
    async run(server) {
      const size = { stations: scaled(1000), rounds: scaled(60), roundMs: 10_000, beats: 0 };
      const found = await manyStations(await (await server()).newDatabase(), size);
      return [
        row('FLT-1', `${size.stations} stations connect and exchange`, found.firstMs, 10_000, 'ms'),
        row('FLT-2', `p99 of ${size.rounds} states of each`, found.stateP99Ms, 100, 'ms'),
        row('FLT-2', 'of a core', found.processorShare * 100, 15, '%'),
        row('FLT-2', 'lost', found.lost, 0),
        row('FLT-3', `three days of ${size.stations} stations`, found.catchUpMs, 30_000, 'ms'),
        row('FLT-3', 'missing', found.missingDays, 0),
      ];
    },
  },
  {
    ids: ['FLT-17'],
    async run(server) {
      const size = { stations: scaled(1000), rounds: 1, roundMs: 0, beats: scaled(1440) };
      const found = await manyStations(await (await server()).newDatabase(), size);
      // a beat stands for the minute that it is apart from the next one
      const slope = slopePerHour(found.beatMB.slice(Math.floor(found.beatMB.length / 4)), 1 / 60);
      return [
        row('FLT-17', 'memory with all connections', found.idleMB, 700, 'MB'),
        row('FLT-17', 'memory after the days have come', Math.max(found.caughtUpMB, ...found.beatMB), 700, 'MB'),
        row('FLT-17', `growth over ${size.beats} beats`, slope, 1, 'MB/h'),
      ];
    },
  },
  {
    ids: ['FLT-4'],
    async run(server) {
      const found = await chaos(await server(), { stations: scaled(200), days: 20, kills: 3 });
      const { fleetKills, databaseKills, restarts, changedDays, lostAnswers } = found;
      const what = `${fleetKills} + ${databaseKills} kills, ${restarts} restarts, ${changedDays} changed days, ${lostAnswers} lost answers`;
      return [
        row('FLT-4', `lost: ${what}`, found.lost, 0),
        row('FLT-4', 'doubled', found.doubled, 0),
        row('FLT-4', 'months that are not their days', found.wrongMonths, 0),
        row('FLT-4', 'last day', found.lastDayMs, 30_000, 'ms'),
      ];
    },
  },
  {
    ids: ['FLT-5'],
    async run(server) {
      const months = scaled(1000);
      return [row('FLT-5', `wrong of ${months} months`, await wrongMonthsOfTwoDoors(await (await server()).newDatabase(), months), 0)];
    },
  },
  {
    ids: ['FLT-13'],
    async run(server) {
      const size = { stations: scaled(1000), looks: scaled(1000) };
      const times = await freshStates(await (await server()).newDatabase(), size);
      return [row('FLT-13', `p99 of ${times.length} looks over two processes`, percentile(times, 0.99), 60_000, 'ms')];
    },
  },
  {
    ids: ['FLT-14'],
    run: async () => (await fleetAway(scaled(72))).map(({ what, value, reach, unit }) => row('FLT-14', what, value, reach, unit)),
  },
  {
    ids: ['FLT-15'],
    async run(_server, folder) {
      const found = await killedEmbedded(folder(), scaled(100));
      const data = folder();
      const started = async () => {
        const beganMs = performance.now();
        const fleet = fleetProcess('--demo', '--data', data);
        await fleet.ready;
        const tookMs = performance.now() - beganMs;
        fleet.child.kill('SIGTERM');
        await fleet.ended;
        return tookMs;
      };
      return [
        row('FLT-15', `lost of ${found.days} days, ${found.kills} kills`, found.lost, 0),
        row('FLT-15', 'torn', found.torn, 0),
        row('FLT-15', 'second processes that were not refused', found.isSecondRefused ? 0 : 1, 0),
        row('FLT-15', 'first start of the demo', await started(), 30_000, 'ms'),
        row('FLT-15', 'slowest later start', Math.max(found.slowestStartMs, await started()), 5000, 'ms'),
      ];
    },
  },
  {
    ids: ['FLT-18'],
    async run(server) {
      const fleet = await startedFleet({ databaseUrl: await (await server()).newDatabase() });
      try {
        const found = await hostileRecords(fleet, scaled(100_000));
        const answers = Object.entries(found.byStatus).map(([status, times]) => `${status} ${times}`);
        return [
          row('FLT-18', `crashes: ${found.sent} bodies, ${answers.join(', ')}`, found.crashes, 0),
          row('FLT-18', 'rows of no record', found.wrongRows, 0),
          row('FLT-18', 'processor time of the longest call, caller and fleet', found.longestMs, 50, 'ms'),
          row('FLT-18', 'of a bomb', found.bombMs, 50, 'ms'),
        ];
      } finally {
        await fleet.close();
      }
    },
  },
];

const known = trials.flatMap(({ ids }) => ids);
const only = values.only?.split(',');
const strange = only?.filter((id) => !known.includes(id)) ?? [];
if (strange.length > 0) {
  console.error(`no such trial: ${strange.join(', ')}; there are ${known.join(', ')}`);
  process.exit(2);
}

let missed = 0;
for (const { ids, run } of trials.filter((trial) => only === undefined || trial.ids.some((id) => only.includes(id)))) {
  const folders: string[] = [];
  const folder = () => {
    const made = mkdtempSync(join(tmpdir(), 'pressluft-soak-'));
    folders.push(made);
    return made;
  };
  const servers: PostgresServer[] = [];
  const server = async () => {
    const started = await startedPostgres(folder(), ['shared_buffers=512MB', 'max_wal_size=4GB']);
    servers.push(started);
    return started;
  };
  try {
    const load = loadavg()[0]!.toFixed(1);
    for (const { id, what, value, reach, unit } of await run(server, folder)) {
      const isReached = value <= reach;
      if (!isReached) missed++;
      const shown = `${Number(value.toPrecision(3))} ${unit}`.trim();
      console.log(
        `${id.padEnd(6)} ${isReached ? 'reached' : 'MISSED '} ${shown.padEnd(10)} (at most ${`${reach} ${unit}`.trim()})  ${what}  [load ${load}]`,
      );
    }
  } catch (error) {
    missed++;
    console.log(`${ids.join(', ')} failed: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    for (const each of servers) await each.kill();
    for (const each of folders) rmSync(each, { recursive: true, force: true });
  }
}
console.log(missed === 0 ? 'all reached' : `${missed} missed`);
process.exit(missed === 0 ? 0 : 1);
