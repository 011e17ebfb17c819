import { type Pause, systemPause } from '../../adapters/fieldDoor/index.ts';
import type { Clock, DoorReport, DoorState, FieldDoor, ModbusLine } from '../../core/ports/index.ts';
import { msPerMinute, msPerSecond } from '../../core/time/index.ts';
import { type Asking, type DevicePolling, devicePolling, type PolledDevice } from './devicePolling.ts';

export interface ModbusDoorParts {
  readonly line: ModbusLine;
  readonly devices: readonly PolledDevice[];
  /** Never jumps. */
  readonly steady: Clock;
  readonly pause?: Pause;
}

/** From the begin of one round to the next, unless a round takes longer. */
const roundMs = 2 * msPerSecond;
const slowMs = msPerMinute;
/** Gateways close connections on which nothing is asked for longer. */
const idleMs = 30 * msPerSecond;

/** Asks the devices of a Modbus line in turn, as long as it is open. */
export function modbusDoor({ line, devices, steady, pause = systemPause }: ModbusDoorParts): FieldDoor {
  const stop = new AbortController();
  const { signal } = stop;
  let running: Promise<void> = Promise.resolve();
  let pollings: readonly DevicePolling[] = [];
  let cycleMs: number | undefined;
  let slowReadMs = 0;

  /** Whether the line is still there. */
  async function askEach(): Promise<boolean> {
    for (const polling of pollings) {
      const asking: Asking = await polling.askFast();
      if (asking === 'lost' || signal.aborted) return false;
    }
    return true;
  }

  /** One batch of what changes slowly, and more while the round has time for it. */
  async function askSlowly(untilMs: number): Promise<void> {
    do {
      const next = pollings.toSorted((a, b) => a.slowDueMs() - b.slowDueMs())[0];
      const startMs = steady.nowMs();
      if (next === undefined || next.slowDueMs() > startMs) return;
      const asking = await next.askSlow();
      slowReadMs = steady.nowMs() - startMs;
      if (asking === 'lost') return;
    } while (!signal.aborted && steady.nowMs() + slowReadMs < untilMs);
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      const startMs = steady.nowMs();
      if (await askEach()) {
        await askSlowly(startMs + roundMs);
        cycleMs = steady.nowMs() - startMs;
      }
      await pause(Math.max(0, startMs + roundMs - steady.nowMs()), signal);
    }
  }

  const state = (): DoorState => {
    if (signal.aborted) return 'closed';
    const { isConnected, problem } = line.state();
    if (!isConnected) return problem === undefined ? 'connecting' : 'unreachable';
    return pollings.length > 0 && pollings.every((polling) => polling.isSilent()) ? 'silent' : 'connected';
  };

  return {
    start(take) {
      const hasFast = devices.some(({ profile }) => profile.points.some(({ every }) => (every ?? 'fast') === 'fast'));
      const parts = { line, steady, pause, signal, take, slowMs: hasFast ? slowMs : idleMs };
      pollings = devices.map((device) => devicePolling(device, parts));
      running = run();
    },
    report: (): DoorReport => ({
      state: state(),
      problem: line.state().problem,
      cycleMs,
      reconnects: Math.max(0, line.state().generation - 1),
      changed: pollings.filter((polling) => polling.isChanged()).map(({ id }) => id),
    }),
    async close() {
      stop.abort();
      await line.close();
      await running;
    },
  };
}
