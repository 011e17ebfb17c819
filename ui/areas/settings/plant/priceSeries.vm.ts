import { makeAutoObservable, observableRef } from 'mobx';
import type { CallResult, PriceSeriesApi, SaveResult, StoredSeries } from '../../../../core/ports/index.ts';
import {
  longestSeriesName,
  maxSentQuarters,
  readSeries,
  type ReadSeries,
  type SeriesFacts,
  seriesFacts,
  type SeriesOverlap,
} from '../../../../core/tariff/index.ts';
import { type PreferencesStore, type QueryState, type SessionStore, StationQuery } from '../../../stores/index.ts';

export interface PriceSeriesParts {
  readonly api: PriceSeriesApi;
  readonly session: SessionStore;
  readonly preferences: Pick<PreferencesStore, 'language'>;
  /** The plant's zone, which times without an offset are of. */
  readonly zone: () => string;
}

/** A larger file is none of a series: a year of quarter hours has 1.5 MB. */
export const maxSeriesFileBytes = 10_000_000;

/** The series of prices that the station keeps, and one that is about to be imported. */
export class PriceSeriesVm {
  name = '';
  overlap: SeriesOverlap = 'replace';
  /** The name of the file that was chosen; undefined before. */
  fileName: string | undefined;
  isTooLarge = false;
  /** A person has yet to confirm. */
  removing: StoredSeries | undefined;
  private content: ReadSeries | undefined;
  private readonly listing = new StationQuery<CallResult<readonly StoredSeries[]>>();
  private readonly changing = new StationQuery<SaveResult>();
  private readonly parts: PriceSeriesParts;

  constructor(parts: PriceSeriesParts) {
    this.parts = parts;
    makeAutoObservable<this, 'content' | 'listing' | 'changing' | 'parts'>(
      this,
      { content: observableRef, listing: false, changing: false, parts: false },
      { autoBind: true },
    );
  }

  get canWrite(): boolean {
    return this.parts.session.session.canWrite;
  }

  get state(): QueryState | 'notOffered' {
    return this.listing.failure?.outcome === 'notOffered' ? 'notOffered' : this.listing.state;
  }

  get all(): readonly StoredSeries[] {
    return this.listing.answer?.value ?? [];
  }

  /** Of the file; undefined while none was chosen or it has no price. */
  get facts(): SeriesFacts | undefined {
    return this.content && seriesFacts(this.content.perKWh);
  }

  get stepsMs(): readonly number[] {
    return this.content?.stepsMs ?? [];
  }

  /** Lines of the file that were left out. */
  get refused(): ReadSeries['refused'] {
    return this.content?.refused ?? [];
  }

  get isTooLong(): boolean {
    return (this.facts?.allQuarters ?? 0) > maxSentQuarters;
  }

  /** The series of this name that the station has, where it has prices of the same time. */
  get overlapped(): StoredSeries | undefined {
    const { facts } = this;
    const same = this.all.find(({ name }) => name === this.name.trim());
    return facts !== undefined && same !== undefined && same.range.fromMs < facts.range.untilMs && facts.range.fromMs < same.range.untilMs
      ? same
      : undefined;
  }

  get isSaving(): boolean {
    return this.changing.isUnderWay;
  }

  get canSave(): boolean {
    const { length } = this.name.trim();
    return this.canWrite && length > 0 && length <= longestSeriesName && this.facts !== undefined && !this.isTooLong && !this.isSaving;
  }

  /** What became of the last import or removal; undefined before, and while one is on its way. */
  get outcome(): SaveResult | undefined {
    return this.changing.result;
  }

  setName(name: string): void {
    this.name = name;
  }

  setOverlap(overlap: SeriesOverlap): void {
    this.overlap = overlap;
  }

  askToRemove(series: StoredSeries | undefined): void {
    this.removing = series;
  }

  /** A file that a person chose; its name is proposed for the series. */
  choose(fileName: string, text: string | undefined): void {
    this.fileName = fileName;
    this.isTooLarge = text === undefined;
    this.content = text === undefined ? undefined : readSeries(text, this.parts.zone());
    if (this.name.trim() === '') this.name = fileName.replace(/\.[^.]*$/, '').slice(0, longestSeriesName);
    this.changing.forget();
  }

  /** Forgets the file. */
  drop(): void {
    this.fileName = undefined;
    this.isTooLarge = false;
    this.content = undefined;
    this.name = '';
  }

  async list(): Promise<void> {
    if (this.canWrite) await this.listing.ask(() => this.parts.api.list(this.parts.session.token));
  }

  async save(): Promise<void> {
    const { content, name, overlap } = this;
    if (!this.canSave || content === undefined) return;
    const { api, session, preferences } = this.parts;
    const saved = await this.changing.ask(() => api.save(name.trim(), content.perKWh, overlap, session.token, preferences.language));
    if (saved?.outcome === 'succeeded') this.drop();
    await this.list();
  }

  async remove(): Promise<void> {
    const { removing } = this;
    this.removing = undefined;
    if (removing === undefined) return;
    const { api, session, preferences } = this.parts;
    await this.changing.ask(() => api.remove(removing.name, session.token, preferences.language));
    await this.list();
  }
}
