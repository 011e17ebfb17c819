import { beforeAll, describe, expect, it, test } from '@jest/globals';
import { dayFileHead, dayFileRow, latestLayout } from '../../core/dayFile/index.ts';
import { demoPlant, type PlantConfig, plantSnapshot } from '../../core/plant/index.ts';
import { plantStates } from '../../core/plant/model/plantStates.ts';
import { sampleRowOf } from '../../core/samples/index.ts';
import { plantDayRange, shiftDay } from '../../core/time/index.ts';
import { pressluft } from './cliProcess.ts';
import { plantFolder } from './plantDays.ts';

const zone = 'Europe/Berlin';
const days = Array.from({ length: 7 }, (_, i) => shiftDay('2026-03-09', i));
/** Fixed-speed machines, nothing used, 1.5 m3/min leaking at 7 bar. */
const resting: PlantConfig = {
  ...demoPlant,
  events: [],
  machines: demoPlant.machines.filter(({ kind }) => kind === 'fixedScrew'),
  demand: { ...demoPlant.demand, plateauM3min: 0, peaks: { ...demoPlant.demand.peaks, chance: 0 } },
  leakage: { flowM3min: 1.5, atBar: 7 },
};

/** The nights of seven days, with a row every 4 s. */
function texts(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    days.map((date) => {
      const { fromMs } = plantDayRange(date, zone);
      const head = dayFileHead(latestLayout, { date, schematicNumber: 'S1', softwareVersion: latestLayout.version, periodS: 4 });
      const states = plantStates({ config: resting, seed: 1, fromMs, untilMs: fromMs + 5 * 3_600_000 - 1, stepS: 4 });
      return [date, head + Array.from(states, (state) => dayFileRow(latestLayout, sampleRowOf(plantSnapshot(resting, state)))).join('')];
    }),
  );
}

interface Printed {
  readonly days: number;
  readonly nights: readonly unknown[];
  readonly leak: { readonly method: string; readonly value: number } | null;
  readonly methods: readonly {
    readonly method: string;
    readonly kind: string;
    readonly value?: number;
    readonly low?: number;
    readonly high?: number;
  }[];
  readonly disagree: boolean;
  readonly volume: { readonly volumeM3: number } | null;
  readonly test: { readonly findings: Printed['methods']; readonly nightUseM3min: number } | null;
}

describe('pressluft leaks', () => {
  let folder: string;
  beforeAll(() => {
    folder = plantFolder(texts());
  });
  const run = (...more: readonly string[]) => pressluft(folder, 'leaks', 'card', '--zone', zone, ...more);
  const json = (...more: readonly string[]) => JSON.parse(run(...more, '--format', 'json').stdout) as Printed;

  it('finds by three ways what a plant loses that uses nothing, and the volume of its receivers', () => {
    const { days: count, nights, methods, volume, disagree, leak } = json('--night-use', '0');
    expect([count, nights.length, disagree, leak?.method]).toEqual([7, 7, false, 'baseFlow']);
    for (const { method, kind, value, low, high } of methods) {
      expect([method, kind]).toEqual([method, 'fitted']);
      expect(Math.abs(value! / 1.5 - 1)).toBeLessThan(0.03);
      expect(low! <= value! && value! <= high!).toBe(true);
    }
    expect(Math.abs(volume!.volumeM3 / 12 - 1)).toBeLessThan(0.02);
  });

  it('has upper bounds from 0 without the night use', () => {
    for (const { kind, low } of json().methods) expect([kind, low]).toEqual(['upperBound', 0]);
  });

  it('takes the volume that is entered: twice the volume is twice the leak by the fall of the pressure', () => {
    const byDecay = (volume: string) =>
      json('--night-use', '0', '--volume', volume).methods.find(({ method }) => method === 'pressureDecay')!.value!;
    expect(json('--volume', '12').volume).toEqual({ kind: 'entered', volumeM3: 12, low: 12, high: 12 });
    expect(byDecay('24')).toBeCloseTo(2 * byDecay('12'), 9);
  });

  it('measures in a test with all consumers off what leaks, and takes the night use from it', () => {
    const { test, leak } = json('--test', `${days[3]!}T00:30:00+01:00/${days[3]!}T01:30:00+01:00`);
    expect(test!.findings.map(({ kind }) => kind)).toEqual(['measured', 'measured', 'measured']);
    for (const { value } of test!.findings) expect(Math.abs(value! / 1.5 - 1)).toBeLessThan(0.05);
    expect(test!.nightUseM3min).toBeLessThan(0.1);
    expect(Math.abs(leak!.value / 1.5 - 1)).toBeLessThan(0.05);
    expect(run('--test', `${days[3]!}T00:30:00Z/${days[3]!}T01:30:00Z`).stdout).toMatch(/^test, by flow +measured +1\.\d+ /m);
  });

  it('[FIELD-5] says so where the flow was calculated, and calls no test by it measured', () => {
    const span = `${days[3]!}T00:30:00+01:00/${days[3]!}T01:30:00+01:00`;
    const note = 'pressluft: the flow was calculated and not measured, if only in part, and with it what leaks';
    expect(run('--test', span).notes).not.toContain(note);
    const written = texts();
    const calculated = plantFolder({
      ...written,
      [days[3]!]: written[days[3]!]!.replace(/^period/m, 'estimated,volumeFlowM3min@0\nperiod'),
    });
    const { stdout, notes } = pressluft(calculated, 'leaks', 'card', '--zone', zone, '--test', span, '--format', 'json');
    expect(notes).toContain(note);
    const { isFlowEstimated, test } = JSON.parse(stdout) as Printed & { readonly isFlowEstimated: boolean };
    expect([isFlowEstimated, ...test!.findings.map(({ kind }) => kind)]).toEqual([true, 'rule', 'measured', 'measured']);
  });

  it('says of too few days why there is nothing, and prints the rest', () => {
    const { stdout } = run('--until', days[1]!, '--night-use', '0');
    expect(stdout).toMatch(/^flow of the nights +fewer than seven nights with data +--- +--- +--- +m³\/min +---$/m);
    expect(stdout).toMatch(/^change +fewer than 15 nights with data +--- /m);
    expect(stdout).toMatch(/^change in a week +fewer than four weeks +--- /m);
    expect(stdout).toMatch(/^load cycles +fitted +1\.5\d +1\.\d+ +1\.\d+ +m³\/min +\d+$/m);
    expect(run('--until', days[1]!, '--format', 'csv').stdout.trimEnd().split('\r\n')).toHaveLength(7);
  });

  test.each([
    [['--night-use', '-1'], 2],
    [['--volume', '0'], 2],
    [['--test', '2026-03-12T00:00:00Z'], 2],
    [['--test', '2026-03-12T00:00:00Z/2026-03-12T00:09:00Z'], 2],
    [['--test', '2026-03-12T00:00:00Z/2026-03-12T01:00:00Z', '--night-use', '1'], 2],
    [['--test', '2025-03-12T00:00:00Z/2025-03-12T01:00:00Z'], 1],
    [['--from', '2027-01-01', '--until', '2027-01-02'], 1],
  ] as const)('refuses %j with exit code %i', (more, code) => {
    expect(run(...more).status).toBe(code);
  });
});
