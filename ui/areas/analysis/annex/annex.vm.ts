import { makeAutoObservable, observable, runInAction } from 'mobx';
import {
  type AnnexFormId,
  annexName,
  type AnnexOutline,
  type AnnexOutlineSection,
  type AnnexTableId,
} from '../../../../core/annex/index.ts';
import type { AnnexAnswer, Annexes, CallResult } from '../../../../core/ports/index.ts';
import type { MessageLanguage } from '../../../../core/settings/index.ts';
import { firstOfYear, shiftDay } from '../../../../core/time/index.ts';
import { type DaysParts, DaysQuery, type QueryState, StationQuery } from '../../../stores/index.ts';

/** The paper, or the folder of CSV. */
export const annexFormats = ['pdf', 'zip'] as const;
export type AnnexFormat = (typeof annexFormats)[number];

export interface AnnexVmParts extends DaysParts {
  readonly annexes: Annexes;
  /** Gives a whole file to the person. */
  readonly save: (name: string, content: Uint8Array<ArrayBuffer>, format: AnnexFormat) => void;
}

/** A section as the page lists it. */
export interface AnnexRow extends Pick<AnnexOutlineSection, 'id' | 'covered'> {
  /** Of its figures and tables, those that say something, and all of them. */
  readonly found: number;
  readonly count: number;
  /** Why figures are none, each reason once. */
  readonly reasons: readonly string[];
  /** Tables that nobody entered anything for. */
  readonly empty: readonly AnnexTableId[];
  readonly forms: readonly AnnexFormId[];
}

const rowOf = ({ id, covered, figures, tables, forms }: AnnexOutlineSection): AnnexRow => {
  const none = figures.filter(({ kind }) => kind === 'none');
  const empty = tables.filter(({ lines }) => lines === 0);
  return {
    ...{ id, covered, forms },
    count: figures.length + tables.length,
    found: figures.length + tables.length - none.length - empty.length,
    empty: empty.map((table) => table.id),
    reasons: [...new Set(none.map(({ reason }) => reason))],
  };
};

/** What is in an annex, and what people fill in. */
export function annexRows({ sections }: AnnexOutline): readonly AnnexRow[] {
  return sections.map(rowOf);
}

type File = CallResult<Uint8Array<ArrayBuffer>>;

/** The annex of some finished days: what is in it, and its files. Call follow() while it is shown. */
export class AnnexVm {
  readonly days: DaysQuery<AnnexAnswer>;
  private readonly files = observable.map<string, StationQuery<File>>({}, { deep: false });
  private readonly parts: AnnexVmParts;

  constructor(parts: AnnexVmParts) {
    this.parts = parts;
    this.days = new DaysQuery<AnnexAnswer>(parts, {
      read: (range, token, waiting) => parts.annexes.read(range, token, waiting),
      usual: (today) => ({ from: firstOfYear(shiftDay(today, -1)), until: shiftDay(today, -1) }),
      what: 'what an annex has',
    });
    makeAutoObservable<this, 'files' | 'parts'>(this, { days: false, files: false, parts: false, stateOf: false }, { autoBind: true });
  }

  get rows(): readonly AnnexRow[] | undefined {
    const outline = this.days.answer?.outline;
    return outline && annexRows(outline);
  }

  stateOf(format: AnnexFormat, language: MessageLanguage): QueryState {
    return this.files.get(`${format} ${language}`)?.state ?? 'idle';
  }

  /** Fetches a file of the days that are shown and saves it; does nothing while it is on its way, or where there is none. */
  async fetch(format: AnnexFormat, language: MessageLanguage): Promise<void> {
    const key = `${format} ${language}`;
    const outline = this.days.answer?.outline;
    if (outline === undefined || this.files.get(key)?.isUnderWay === true) return;
    const { annexes, session, save, log } = this.parts;
    const query = new StationQuery<File>();
    runInAction(() => this.files.set(key, query));
    const answer = await query.ask((waiting) =>
      annexes[format === 'pdf' ? 'paper' : 'folder'](outline.range, language, session.token, waiting),
    );
    if (answer === undefined) return;
    const name = `${annexName({ range: outline.range, zone: this.days.zone }, language)}.${format}`;
    if (answer.outcome === 'succeeded') save(name, answer.value, format);
    else log.warn('an annex could not be fetched', answer.outcome);
  }

  /** Asks for the chosen days, and ends what is on its way when the returned function is called. */
  follow(): () => void {
    const stop = this.days.follow();
    return () => {
      stop();
      for (const query of this.files.values()) query.abort();
    };
  }
}
