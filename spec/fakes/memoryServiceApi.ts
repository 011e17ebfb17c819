import {
  canTakeBack,
  type RunningDay,
  runningWeekCount,
  type ServiceEntry,
  serviceEntryProblem,
  type ServiceRecord,
} from '../../core/maintenance/index.ts';
import type { ServiceApi, StationReport } from '../../core/ports/index.ts';
import { countsOfTotals, plantIndex } from '../../core/statistics/index.ts';
import { plantDayOf, plantDayRange, shiftDay } from '../../core/time/index.ts';
import type { MemoryTotals } from './memoryTotals.ts';
import type { MemoryGate } from './memoryGate.ts';

export interface MemoryServiceApiParts {
  readonly gate: MemoryGate;
  readonly totalsOf: MemoryTotals;
  readonly latest: () => StationReport | undefined;
  readonly push: (report: StationReport) => void;
  readonly zone: () => string;
  readonly nowMs: () => number;
}

/** Services of a station whose control lets an interval begin again. */
export function memoryServiceApi({ gate, totalsOf, latest, push, zone, nowMs }: MemoryServiceApiParts): ServiceApi {
  let records: readonly ServiceRecord[] = [];
  let lastId = 0;
  const itemOf = ({ index, component }: Pick<ServiceEntry, 'index' | 'component'>) =>
    latest()?.maintenance?.find((item) => item.index === index && item.component === component);
  const setRemaining = (of: Pick<ServiceEntry, 'index' | 'component'>, remainingH: number | undefined) => {
    const report = latest();
    const item = itemOf(of);
    if (report?.maintenance === undefined || remainingH === undefined) return;
    push({ ...report, maintenance: report.maintenance.map((each) => (each === item ? { ...each, remainingH } : each)) });
  };

  return {
    history: (token, waiting) =>
      gate.ask({ call: 'services', sent: undefined, token, signal: waiting?.signal }, () => ({
        calendarId: 'memory',
        canRestart: true,
        records,
      })),
    runningDays: (token, waiting) =>
      gate.ask({ call: 'dailyStatistics', sent: undefined, token, signal: waiting?.signal }, () => {
        const today = plantDayOf(nowMs(), zone());
        const days = Array.from({ length: runningWeekCount * 7 }, (_, i) => shiftDay(today, i - runningWeekCount * 7));
        const of = new Map<number, RunningDay[]>();
        for (const day of days) {
          const totals = totalsOf(plantDayRange(day, zone()));
          for (const { index, loadS, noLoadS, knownS, rangeS } of totals === undefined ? [] : countsOfTotals(totals)) {
            const runningS = loadS === undefined || noLoadS === undefined ? undefined : loadS + noLoadS;
            if (index !== plantIndex) of.set(index, [...(of.get(index) ?? []), { day, runningS, knownS, rangeS }]);
          }
        }
        return of;
      }),
    close: (entry, token, language) =>
      gate.save({ call: 'closeService', sent: entry, token }, language, (i18n) => {
        const item = itemOf(entry);
        if (item === undefined) return i18n._('Diese Wartung gibt es nicht.');
        if (serviceEntryProblem(entry, nowMs()) !== undefined) return i18n._('Der Zeitpunkt ist nicht gültig.');
        const { intervalH, remainingH } = item;
        records = [{ ...entry, id: ++lastId, intervalH, remainingH, enteredAtMs: nowMs(), isRestarted: true }, ...records];
        setRemaining(entry, intervalH);
        return undefined;
      }),
    takeBack: (id, token, language) =>
      gate.save({ call: 'closeService', sent: id, token }, language, (i18n) => {
        const record = records.find((each) => each.id === id);
        if (record === undefined) return i18n._('Diese Wartung gibt es nicht.');
        if (!canTakeBack(record, records, nowMs()))
          return i18n._('Nur der letzte Eintrag eines Bauteils lässt sich zurücknehmen, und nur 24 h lang.');
        records = records.filter((each) => each !== record);
        setRemaining(record, record.remainingH);
        return undefined;
      }),
  };
}
