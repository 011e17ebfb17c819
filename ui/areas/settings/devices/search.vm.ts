import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { searchedCount, type SearchPart, searchParts } from '../../../../core/field/index.ts';
import type { CallFailure, CallResult, FieldApi, FieldSearch, FoundDevice, Waiting } from '../../../../core/ports/index.ts';
import { type PreferencesStore, type SessionStore, StationQuery } from '../../../stores/index.ts';

/** Units or addresses of one call. */
const unitsAtOnce = 8;
const hostsAtOnce = 16;

export interface SearchVmParts {
  readonly fieldApi: Pick<FieldApi, 'find'>;
  readonly session: Pick<SessionStore, 'token'>;
  readonly preferences: Pick<PreferencesStore, 'language'>;
}

type Found = CallResult<readonly FoundDevice[]>;

const rangeOf = (search: FieldSearch): SearchPart =>
  'network' in search ? { from: search.fromHost, to: search.toHost } : { from: search.fromUnit, to: search.toUnit };

const partsOf = (search: FieldSearch) => searchParts(rangeOf(search), 'network' in search ? hostsAtOnce : unitsAtOnce);

const partOf = (search: FieldSearch, { from, to }: SearchPart): FieldSearch =>
  'network' in search ? { ...search, fromHost: from, toHost: to } : { ...search, fromUnit: from, toUnit: to };

/** A search for devices, in parts that can be ended between and within. */
export class SearchVm {
  /** What was found so far. */
  found: readonly FoundDevice[] = [];
  /** What is or was searched; undefined before the first. */
  search: FieldSearch | undefined;
  /** Units or addresses that were asked. */
  searched = 0;
  private wasCancelled = false;
  private readonly query = new StationQuery<Found>();
  private readonly parts: SearchVmParts;

  constructor(parts: SearchVmParts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts' | 'query'>(
      this,
      { parts: false, query: false, found: observableRef, search: observableRef },
      { autoBind: true },
    );
  }

  get phase(): 'idle' | 'searching' | 'done' | 'cancelled' | 'failed' {
    if (this.query.isUnderWay) return 'searching';
    if (this.search === undefined) return 'idle';
    if (this.wasCancelled) return 'cancelled';
    return this.query.failure === undefined ? 'done' : 'failed';
  }

  /** Why the search could not go on. */
  get failure(): Exclude<CallFailure, 'aborted'> | undefined {
    return this.query.failure?.outcome;
  }

  /** Units or addresses in all. */
  get total(): number {
    return this.search === undefined ? 0 : searchedCount([rangeOf(this.search)], 1);
  }

  async find(search: FieldSearch): Promise<void> {
    this.search = search;
    this.found = [];
    this.searched = 0;
    this.wasCancelled = false;
    await this.query.ask((waiting) => this.findParts(search, waiting));
  }

  /** What was found stays. */
  cancel(): void {
    if (!this.query.isUnderWay) return;
    this.query.abort();
    this.wasCancelled = true;
  }

  /** Ends with its page. */
  follow(): () => void {
    return () => this.cancel();
  }

  private async findParts(search: FieldSearch, waiting: Waiting): Promise<Found> {
    const { fieldApi, session, preferences } = this.parts;
    const parts = partsOf(search);
    for (const [i, part] of parts.entries()) {
      const result = await fieldApi.find(partOf(search, part), session.token, preferences.language, waiting);
      if (result.outcome !== 'succeeded' || waiting.signal?.aborted === true) return result;
      runInAction(() => {
        this.found = [...this.found, ...result.value];
        this.searched = searchedCount(parts, i + 1);
      });
    }
    return { outcome: 'succeeded', value: this.found };
  }
}
