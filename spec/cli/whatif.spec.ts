import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { dayFileName } from '../../core/dayFile/index.ts';
import { simulatedFiles } from '../station/figures/simulatedFiles.ts';
import { overTwoDays } from './overTwoDays.ts';
import { newFolder, zone } from './plantDays.ts';
import { runInShell } from './runInShell.ts';

describe('pressluft whatif', () => {
  const { refuses } = overTwoDays('whatif');
  const folder = join(newFolder(), 'card');
  const run = (...options: readonly string[]) => runInShell('whatif', folder, '--zone', zone, ...options);

  beforeAll(() => {
    mkdirSync(folder, { recursive: true });
    for (const [day, text] of simulatedFiles('2026-11-02', 7)) writeFileSync(join(folder, dayFileName(day)), text);
  });

  it('[GAIN-8] replays day files with a lower band: gate, both replays, and a saving with its interval and cost', async () => {
    const { code, printed, notes } = await run('--band', '6.3:6.8', '--limit', '5.5', '--format', 'json');
    expect([code, notes]).toEqual([0, []]);
    const { baseline, changed, saving, cost, service, fitted } = JSON.parse(printed) as {
      readonly baseline: { readonly energyKWh: number; readonly measuredKWh: number; readonly gate: { readonly passed: boolean } };
      readonly changed: { readonly energyKWh: number };
      readonly saving: { readonly kind: string; readonly value: number; readonly low: number; readonly high: number };
      readonly cost: { readonly saving: { readonly value: number } };
      readonly service: string;
      readonly fitted: { readonly machines: readonly { readonly slope: { readonly kind: string } }[] };
    };
    expect(baseline.gate.passed).toBe(true);
    expect(baseline.energyKWh / baseline.measuredKWh).toBeCloseTo(1, 1);
    expect(saving.value).toBe(baseline.energyKWh - changed.energyKWh);
    expect([saving.low > 0, saving.low <= saving.value, saving.value <= saving.high]).toEqual([true, true, true]);
    expect(cost.saving.value).toBeCloseTo(saving.value * 0.25, 6);
    expect(service).toBe('same');
    expect(fitted.machines.map(({ slope }) => slope.kind)).toContain('rule');
    expect(saving.kind).toBe('rule');
  });

  it('says in words what came out, and nothing of a saving where the pressure is below the limit for longer', async () => {
    const { printed } = await run('--band', '6.3:6.8', '--limit', '6.7');
    for (const text of ['Replay against the log of 7 days', 'motor starts', 'lowest pressure', 'Not the same service'])
      expect(printed).toContain(text);
    expect(printed).not.toContain('Saving');
  });

  refuses([
    { what: 'no change', options: [], code: 2, reported: 'nothing is changed' },
    { what: 'a band upside down', options: ['--band', '7:6.5'], code: 2, reported: '--band' },
    { what: 'an order that names a machine twice', options: ['--order', '1,1'], code: 2, reported: '--order' },
    { what: 'too few days', options: ['--run-on', '60'], code: 1, reported: 'fewer than seven days' },
    { what: 'sheets that are missing', options: ['--replace', 'none.json'], code: 1, reported: 'none.json' },
  ]);
});
