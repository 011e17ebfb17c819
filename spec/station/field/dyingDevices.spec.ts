import { describe, expect, it } from '@jest/globals';
import { firstFieldMemory, plantSampleOf, type Profile, type WiredPlant } from '../../../core/field/index.ts';
import type { ModbusAnswer, ModbusQuestion } from '../../../core/ports/index.ts';
import { msPerDay } from '../../../core/time/index.ts';
import { fieldDoors } from '../../../station/field/fieldDoors.ts';
import { modbusDoor } from '../../../station/field/modbusDoor.ts';
import { addresses, exception, scriptedLine, type ScriptedLine, timeout } from './scriptedLine.ts';
import { virtualTime } from './virtualTime.ts';

const second = 1000;
const answerMs = 8;
const sampleMs = 2 * second;
const slots = Array.from({ length: 10 }, (_, i) => i + 1);
const linesOf = [0, 1, 2, 3];

/** Uniform in 0..1, the same each time (mulberry32). */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const profile: Profile = {
  ...{
    format: 1,
    id: 'counted',
    vendor: 'any',
    model: 'any',
    role: 'compressor',
    maturity: 'generic',
    sources: ['here'],
    modbus: { framing: ['tcp'] },
  },
  points: [
    { key: 'stateBits', table: 'holding', at: 0, type: 'u16' },
    { key: 'linePressure', table: 'holding', at: 1, type: 'u16', unit: 'mbar' },
    { key: 'power', table: 'holding', at: 2, type: 'u16', unit: 'kW', scale: 0.1 },
  ],
  states: [
    { set: 'on', when: { point: 'stateBits', bit: 0 } },
    { set: 'running', when: { point: 'stateBits', bit: 1 } },
    { set: 'loaded', when: { point: 'stateBits', bit: 2 } },
  ],
};

const wired: WiredPlant = {
  config: {
    format: 1,
    connections: linesOf.map((line) => ({ id: `line${line}`, kind: 'modbusTcp', host: `10.0.0.${line + 1}` })),
    devices: slots.map((slot) => ({
      id: `k${slot}`,
      connection: `line${slot % 4}`,
      unit: slot,
      profile: 'counted',
      serves: [{ compressor: slot }],
    })),
    machines: slots.map((slot) => ({ slot, name: `K${slot}`, technology: 1 })),
  },
  models: { counted: profile },
};

type Death = 'alive' | 'silent' | 'unreachable' | 'busy' | 'refusing';
const deaths: readonly Death[] = ['silent', 'unreachable', 'busy', 'refusing'];
const answers: Readonly<Record<Exclude<Death, 'alive'>, ModbusAnswer>> = {
  silent: timeout,
  unreachable: exception(11),
  busy: exception(6),
  refusing: exception(4),
};

describe('ten devices on four lines, one of which dies every few seconds', () => {
  it('[FIELD-3, FIELD-7] are right or missing at every sample of a day, and leave nothing behind', async () => {
    const time = virtualTime();
    const chance = chances(7);
    const states = new Map<number, Death>();
    /** Of each unit: the pressures that it gave, with when. */
    const given = new Map<number, { readonly atMs: number; readonly mbar: number }[]>(slots.map((slot) => [slot, []]));
    const pressureOf = (unit: number) => 5000 + 100 * unit + (Math.floor(time.clock.nowMs() / 700) % 97);

    const answer = (question: ModbusQuestion): ModbusAnswer => {
      const state = states.get(question.unit) ?? 'alive';
      if (state !== 'alive') return answers[state];
      const mbar = pressureOf(question.unit);
      given.get(question.unit)!.push({ atMs: time.clock.nowMs(), mbar });
      const words = [7, mbar, 330 + question.unit];
      return question.at === 0 ? { ok: true, words: words.slice(0, question.count) } : addresses(question);
    };
    const lines: ScriptedLine[] = [];
    const doors = fieldDoors(
      ({ devices }) => {
        const line = scriptedLine({ time, answer, takesMs: answerMs });
        lines.push(line);
        const polled = devices.map(({ id, unit }) => ({ id, unit: unit!, profile }));
        return modbusDoor({ line, devices: polled, steady: time.clock, pause: time.pause });
      },
      () => undefined,
    );
    await doors.apply(wired.config, wired.models);

    let memory = firstFieldMemory;
    const found = { right: 0, missing: 0, wrong: 0, old: 0 };
    for (let nowMs = sampleMs; nowMs <= msPerDay; nowMs += sampleMs) {
      if (chance() < 0.4) {
        const unit = slots[Math.floor(chance() * slots.length)]!;
        states.set(unit, states.has(unit) && states.get(unit) !== 'alive' ? 'alive' : deaths[Math.floor(chance() * deaths.length)]!);
      }
      if (chance() < 0.01) {
        const { connection } = lines[Math.floor(chance() * lines.length)]!;
        if (connection.isConnected) Object.assign(connection, { isConnected: false, problem: 'hungUp' });
        else Object.assign(connection, { isConnected: true, problem: undefined, generation: connection.generation + 1 });
      }
      await time.runUntil(nowMs);
      for (const line of lines) line.asked.length = 0;
      const devices = doors.now();
      const next = plantSampleOf(wired, devices, { atMs: nowMs, nowMs }, memory);
      memory = next.memory;
      for (const { index, linePressureBar } of next.sample?.compressors ?? []) {
        const known = given.get(index)!;
        while (known.length > 0 && nowMs - known[0]!.atMs > 30 * second) known.shift();
        const source = known.findLast(({ mbar }) => linePressureBar === mbar / 1000);
        if (linePressureBar === undefined) found.missing++;
        else if (source === undefined) found.wrong++;
        else if (nowMs - source.atMs > answerMs + Math.max(6 * second, 3 * (devices[`k${index}`]!.cycleMs ?? 0))) found.old++;
        else found.right++;
      }
    }
    expect([found.wrong, found.old]).toEqual([0, 0]);
    expect(found.right).toBeGreaterThan(50_000);
    expect(found.missing).toBeGreaterThan(10_000);
    await doors.close();
    expect(time.waiting()).toBe(0);
  }, 300_000);
});
