import {
  type Batch,
  batchReadings,
  type DeviceReadings,
  missingReadings,
  type Profile,
  readPlan,
  type ReadRhythm,
  splitBatch,
  versionKey,
  withheldReadings,
} from '../../core/field/index.ts';
import type { Clock, ModbusAnswer, ModbusLine } from '../../core/ports/index.ts';
import { msPerMinute, msPerSecond } from '../../core/time/index.ts';
import type { Pause } from '../../adapters/fieldDoor/index.ts';
import { versionGate } from './versionGate.ts';

/** A Modbus device as it is asked. */
export interface PolledDevice {
  readonly id: string;
  readonly unit: number;
  /** That it was put to use with; undefined for the one that it reports first. */
  readonly version?: string | undefined;
  /** With what is different at this very device. */
  readonly profile: Profile;
}

interface Asked {
  readonly batch: Batch;
  readonly rhythm: ReadRhythm;
}

export interface PollingParts {
  readonly line: ModbusLine;
  readonly steady: Clock;
  readonly pause: Pause;
  readonly signal: AbortSignal;
  /** Between two readings of what changes slowly. */
  readonly slowMs: number;
  readonly take: (deviceId: string, readings: DeviceReadings) => void;
}

/** How asking a device went: `lost` where the line has no connection now. */
export type Asking = 'answered' | 'silent' | 'lost';

/** One device on its line: what of it is due, and whether it is there. */
export interface DevicePolling {
  readonly id: string;
  isSilent(): boolean;
  /** Identifies itself as another version than before. */
  isChanged(): boolean;
  /** Everything that is read at every round, once its version is the one; of a silent device one small batch, when its time has come. */
  askFast(): Promise<Asking>;
  /** When its next slow batch is due; Infinity without any. */
  slowDueMs(): number;
  askSlow(): Promise<Asking>;
}

const maxTimeouts = 3;
const probeWaitsMs = [10, 30, 60].map((s) => s * msPerSecond);
const busyWaitMs = 250;
const busyTries = 2;
/** A point that the device does not have may come with the next setting of its menu. */
const refusedWaitMs = 10 * msPerMinute;

const illegal = new Set([1, 2, 3]);
const busy = new Set([5, 6]);
const noUnit = new Set([10, 11]);

export function devicePolling(device: PolledDevice, { line, steady, pause, signal, slowMs, take }: PollingParts): DevicePolling {
  const plan = readPlan(device.profile);
  const asksOf = (rhythm: ReadRhythm): Asked[] => plan[rhythm].map((batch) => ({ batch, rhythm }));
  const { timeoutMs, pauseMs } = device.profile.modbus;
  const manner = { ...(timeoutMs === undefined ? {} : { timeoutMs }), ...(pauseMs === undefined ? {} : { pauseMs }), signal };
  const nextMs: Readonly<Record<ReadRhythm, () => number>> = {
    fast: () => 0,
    slow: () => steady.nowMs() + slowMs,
    once: () => Infinity,
  };

  let asked = (['fast', 'slow', 'once'] as const).flatMap(asksOf);
  /** From when on each is asked again, of the steady clock; those that are not here at once. */
  const due = new Map<Asked, number>();
  let known: DeviceReadings = {};
  let timeouts = 0;
  /** Of the connection; undefined before it was looked at. */
  let generation: number | undefined;
  let silent: { readonly probes: number; readonly probeMs: number } | undefined;

  const hasVersion = ({ batch }: Asked) => batch.points.some(({ key }) => key === versionKey);
  const gate = versionGate(device.version, asked.some(hasVersion));

  const inRound = ({ rhythm }: Asked) => rhythm === 'fast';
  const dueMs = (each: Asked) => due.get(each) ?? 0;
  /** What is asked beside the rounds, the next one first. */
  const slowly = () => asked.filter((each) => !inRound(each)).sort((a, b) => dueMs(a) - dueMs(b));

  /** `isSettled`: the device has said what it can of these points. */
  const give = (readings: DeviceReadings, isSettled: boolean) => {
    const { [versionKey]: version } = readings;
    const wasChanged = gate.isChanged();
    if (version !== undefined && isSettled) gate.compare(version);
    known = { ...known, ...readings };
    if (!gate.isChanged()) take(device.id, readings);
    else if (!wasChanged) take(device.id, { ...withheldReadings(device.profile.points, steady.nowMs()), [versionKey]: version! });
  };
  const fallSilent = (): Asking => {
    const probes = (silent?.probes ?? -1) + 1;
    silent = { probes, probeMs: steady.nowMs() + probeWaitsMs[Math.min(probes, probeWaitsMs.length - 1)]! };
    gate.outOfTouch();
    return 'silent';
  };
  const isBack = () => {
    timeouts = 0;
    if (silent !== undefined) dueAgain();
    silent = undefined;
  };
  const dueAgain = () => {
    for (const each of asked) if (!inRound(each)) due.delete(each);
  };

  const noteConnection = () => {
    const now = line.state().generation;
    if (now !== generation) {
      dueAgain();
      gate.outOfTouch();
    }
    generation = now;
  };
  const mayCount = (each: Asked) => gate.isOpen() || hasVersion(each);

  async function answerTo({ table, at, count }: Batch): Promise<ModbusAnswer> {
    const question = { unit: device.unit, table, at, count };
    for (let tries = 0; ; tries++) {
      const answer = await line.read(question, manner);
      const isBusy = !answer.ok && answer.reason === 'exception' && busy.has(answer.code);
      if (!isBusy || tries === busyTries) return answer;
      await pause(busyWaitMs, signal);
    }
  }

  async function ask(each: Asked): Promise<Asking> {
    const { batch, rhythm } = each;
    if (!mayCount(each)) return 'silent';
    const answer = await answerTo(batch);
    noteConnection();
    if (!mayCount(each)) return 'silent';
    if (answer.ok) {
      isBack();
      give(batchReadings(batch, answer.words, steady.nowMs(), known), true);
      due.set(each, gate.isOpen() ? nextMs[rhythm]() : steady.nowMs() + slowMs);
      return 'answered';
    }
    if (answer.reason === 'timeout') return ++timeouts >= maxTimeouts ? fallSilent() : 'silent';
    if (answer.reason !== 'exception') return 'lost';
    if (noUnit.has(answer.code)) return fallSilent();
    isBack();
    const isIllegal = illegal.has(answer.code);
    const halves = isIllegal ? splitBatch(batch)?.map((half): Asked => ({ batch: half, rhythm })) : undefined;
    if (halves !== undefined) {
      asked = asked.flatMap((other) => (other === each ? halves : [other]));
      return askAll(halves);
    }
    give(missingReadings(batch, steady.nowMs(), { kind: 'exception', code: answer.code }), isIllegal);
    if (isIllegal || (!inRound(each) && gate.isOpen())) due.set(each, steady.nowMs() + (isIllegal ? refusedWaitMs : slowMs));
    return 'answered';
  }

  async function askAll(all: readonly Asked[]): Promise<Asking> {
    for (const each of all) {
      const asking = await ask(each);
      if (asking !== 'answered') return asking;
    }
    return 'answered';
  }

  const dueOf = (isWanted: (each: Asked) => boolean) => asked.filter((each) => isWanted(each) && dueMs(each) <= steady.nowMs());

  /** Of a silent device one small batch, and before anything else of it what says its version. */
  function probe(probeMs: number): Promise<Asking> {
    const small = asked.find(hasVersion) ?? asked.toSorted((a, b) => a.batch.count - b.batch.count)[0];
    return small !== undefined && steady.nowMs() >= probeMs ? ask(small) : Promise.resolve('silent');
  }

  return {
    id: device.id,
    isSilent: () => silent !== undefined,
    isChanged: () => gate.isChanged(),
    async askFast() {
      noteConnection();
      if (silent !== undefined) return probe(silent.probeMs);
      const versionAsking = gate.isOpen() ? 'answered' : await askAll(dueOf(hasVersion));
      if (versionAsking !== 'answered') return versionAsking;
      return gate.isOpen() ? askAll(dueOf(inRound)) : 'silent';
    },
    slowDueMs() {
      const next = slowly()[0];
      return next === undefined || silent !== undefined || !gate.isOpen() ? Infinity : dueMs(next);
    },
    askSlow() {
      const next = slowly()[0];
      return next === undefined ? Promise.resolve('answered') : ask(next);
    },
  };
}
