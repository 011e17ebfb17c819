import { describe, expect, it } from '@jest/globals';
import type { MonthReportApi } from '../../../../../core/ports/index.ts';
import { MonthReportsVm } from '../../../../../ui/areas/energy/monthReport/monthReports.vm.ts';
import { keptLog, storesOver } from '../../../stores/stationFixture.ts';

const kept = [
  { month: '2026-02', language: 'de', madeMs: 7, sizeBytes: 9 },
  { month: '2026-02', language: 'en', madeMs: 8, sizeBytes: 9 },
  { month: '2025-12', language: 'en', madeMs: 5, sizeBytes: 9 },
] as const;

async function open(api?: (of: MonthReportApi) => MonthReportApi) {
  const parts = storesOver({ monthReports: () => ({ months: ['2026-03', '2026-02'], kept }) });
  await parts.session.login('read');
  const saved: (readonly [string, string])[] = [];
  const log = keptLog();
  const { monthReports } = parts.station;
  const vm = new MonthReportsVm({
    reports: api?.(monthReports) ?? monthReports,
    session: parts.session,
    log,
    save: (name, content) => void saved.push([name, new TextDecoder().decode(content)]),
  });
  return { vm, saved, log };
}

describe('the reports of months', () => {
  it('are listed newest first, with those that are kept in the language', async () => {
    const { vm } = await open();
    expect(vm.rowsOf('de')).toBeUndefined();
    await vm.ask();
    expect(vm.rowsOf('de')).toEqual([
      { month: '2026-03', madeMs: undefined },
      { month: '2026-02', madeMs: 7 },
    ]);
    expect(vm.rowsOf('en')).toEqual([
      { month: '2026-03', madeMs: undefined },
      { month: '2026-02', madeMs: 8 },
      { month: '2025-12', madeMs: 5 },
    ]);
  });

  it('are saved as they come, each once at a time', async () => {
    const { vm, saved } = await open();
    await vm.ask();
    await Promise.all([vm.fetch('2026-03', 'de'), vm.fetch('2026-03', 'de')]);
    expect(saved).toEqual([['monatsbericht_2026-03.pdf', '%PDF 2026-03 de']]);
    expect(vm.stateOf('2026-03')).toBe('answered');
  });

  it('say that they failed, and may be asked for again', async () => {
    const { vm, saved, log } = await open((of) => ({
      ...of,
      read: (month, ...rest) => (month === '2024-01' ? Promise.resolve({ outcome: 'unreachable' }) : of.read(month, ...rest)),
    }));
    await vm.fetch('2024-01', 'de');
    expect([vm.stateOf('2024-01'), vm.stateOf('2026-03'), saved]).toEqual(['failed', 'idle', []]);
    expect(log.warnings).toEqual(['a report could not be fetched']);
    await vm.fetch('2026-03', 'de');
    expect(saved.length).toBe(1);
  });

  it('are not offered by a controller that has none', async () => {
    const { vm } = await open((of) => ({ ...of, list: () => Promise.resolve({ outcome: 'notOffered' }) }));
    await vm.ask();
    expect([vm.gap, vm.rowsOf('de')]).toEqual(['notOffered', undefined]);
  });

  it('are refused to who may not see all that they show', async () => {
    const { vm } = await open((of) => ({ ...of, list: () => Promise.resolve({ outcome: 'forbidden' }) }));
    await vm.ask();
    expect(vm.gap).toBe('forbidden');
  });
});
