import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { Month } from '../../../../core/time/index.ts';
import type { CallResult, Log, MonthReportApi, ReportEntry, ReportList } from '../../../../core/ports/index.ts';
import { isOneOf } from '../../../../core/records/index.ts';
import type { MessageLanguage } from '../../../../core/settings/index.ts';
import { monthReportName } from '../../../../i18n/index.ts';
import { type QueryState, type SessionStore, StationQuery } from '../../../stores/index.ts';

export interface MonthReportsVmParts {
  readonly reports: MonthReportApi;
  readonly session: SessionStore;
  readonly log: Log;
  /** Gives a whole file to the person. */
  readonly save: (name: string, content: Uint8Array<ArrayBuffer>) => void;
}

/** A month that can be reported. */
export interface ReportedMonth {
  readonly month: Month;
  /** When its report was made; undefined for one that is made when it is asked for. */
  readonly madeMs: number | undefined;
}

/** What is said in words of its own: the controller has no reports, or the session may not see all that they show. */
const ownGaps = ['notOffered', 'forbidden'] as const;
/** Why no list is shown. */
export type ListGap = (typeof ownGaps)[number] | 'loading' | 'failed';

const newestFirst = (months: readonly Month[]) => [...new Set(months)].toSorted().toReversed();

/** The reports of months, each asked for on its own. Call follow() while they are shown. */
export class MonthReportsVm {
  private readonly list = new StationQuery<CallResult<ReportList>>();
  private readonly files = observable.map<Month, StationQuery<CallResult<Uint8Array<ArrayBuffer>>>>({}, { deep: false });
  private readonly parts: MonthReportsVmParts;

  constructor(parts: MonthReportsVmParts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts' | 'list' | 'files'>(
      this,
      { parts: false, list: false, files: false, stateOf: false, rowsOf: false },
      { autoBind: true },
    );
  }

  /** Why no list is shown: it is on its way, or what the station says instead; undefined with a list. */
  get gap(): ListGap | undefined {
    const { answer, failure } = this.list;
    if (answer !== undefined) return undefined;
    if (failure === undefined) return 'loading';
    return isOneOf(ownGaps, failure.outcome) ? failure.outcome : 'failed';
  }

  /** Newest first; undefined before the first answer. */
  rowsOf(language: MessageLanguage): readonly ReportedMonth[] | undefined {
    const { answer } = this.list;
    if (answer === undefined) return undefined;
    const { months, kept } = answer.value;
    const madeMs = new Map(kept.filter((entry) => entry.language === language).map(({ month, madeMs: at }: ReportEntry) => [month, at]));
    return newestFirst([...months, ...madeMs.keys()]).map((month) => ({ month, madeMs: madeMs.get(month) }));
  }

  stateOf(month: Month): QueryState {
    return this.files.get(month)?.state ?? 'idle';
  }

  ask(): Promise<unknown> {
    const { reports, session } = this.parts;
    return this.list.ask((waiting) => reports.list(session.token, waiting));
  }

  /** Fetches a report and saves it; does nothing while it is on its way. */
  async fetch(month: Month, language: MessageLanguage): Promise<void> {
    if (this.files.get(month)?.isUnderWay === true) return;
    const { reports, session, save, log } = this.parts;
    const query = new StationQuery<CallResult<Uint8Array<ArrayBuffer>>>();
    runInAction(() => this.files.set(month, query));
    const answer = await query.ask((waiting) => reports.read(month, language, session.token, waiting));
    if (answer === undefined) return;
    if (answer.outcome === 'succeeded') save(monthReportName(month, language), answer.value);
    else log.warn('a report could not be fetched', answer.outcome);
  }

  /** Reads the list, and ends what is on its way when the returned function is called. */
  follow(): () => void {
    void this.ask();
    return () => {
      this.list.abort();
      for (const query of this.files.values()) query.abort();
    };
  }
}
