import { describe, expect, it } from '@jest/globals';
import type { MachineReport } from '../../core/machines/index.ts';
import { overTwoDays } from './overTwoDays.ts';

/** Of machine 3 on load: 100 kW and 16 m3/min at 7 bar. */
const sheet = { since: '2026-01-01', slot: 3, pressureBar: 7, flowM3min: 16, powerKW: 96, noLoadPowerKW: 30, points: [] };

describe('pressluft machines', () => {
  const { run, file, refuses } = overTwoDays('machines');

  it('has each machine beside its sheet, by the files of whole days', async () => {
    const printed = (await run('--sheets', file('sheets.json', [sheet]), '--format', 'json')).printed;
    const { machines } = JSON.parse(printed) as { readonly machines: readonly MachineReport[] };
    expect(machines.map(({ slot, days }) => [slot, days])).toEqual([[3, 2]]);
    const { deviation, noLoad } = machines[0]!.against;
    expect(deviation).toMatchObject({ kind: 'measured', n: 2 });
    expect(deviation.kind !== 'none' && deviation.value).toBeCloseTo(100 / 96 - 1, 2);
    expect(noLoad.kind !== 'none' && noLoad.value).toBeCloseTo(0, 9);
    expect(machines[0]!.drift).toMatchObject({ reason: 'tooFewDays' });
  });

  it('says in words what it says, and why there is no figure', async () => {
    expect((await run()).printed).toContain('no data sheet');
    const { printed } = await run('--sheets', file('sheets.json', [sheet]));
    for (const text of ['not distinguishable within', 'the flow is a nominal one', 'fewer than 29 days']) expect(printed).toContain(text);
    const csv = await run('--format', 'csv');
    expect(csv.printed.split('\r\n')[0]).toBe('machine,figure,kind,value,low,high,unit,says,days');
  });

  it('counts no day up to an exchange', async () => {
    expect(await run('--exchanged', '3=2026-11-20', '--format', 'json')).toMatchObject({ code: 0 });
    const { printed } = await run('--exchanged', '3=2026-11-20', '--format', 'json');
    expect((JSON.parse(printed) as { readonly machines: readonly MachineReport[] }).machines[0]!.days).toBe(1);
  });

  refuses([
    { what: 'a machine that there can not be', options: ['--exchanged', '11=2026-11-20'], code: 2, reported: '--exchanged' },
    { what: 'sheets that are missing', options: ['--sheets', 'none.json'], code: 1, reported: 'none.json' },
  ]);

  it('says where a sheet is wrong', async () => {
    const { notes } = await run('--sheets', file('wrong.json', [{ ...sheet, powerKW: 'ninety' }]));
    expect(notes.join()).toMatch(/wrong\.json.*powerKW/);
  });
});
