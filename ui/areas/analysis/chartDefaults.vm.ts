import { compareStructural, makeAutoObservable } from 'mobx';
import type { CallFailure, SaveResult, SettingsApi } from '../../../core/ports/index.ts';
import type { ChartSettings } from '../../../core/settings/index.ts';
import { type PreferencesStore, type QueryState, type SessionStore, type SettingsStore, StationQuery } from '../../stores/index.ts';
import { chartSettingsOf } from './model/chartSettingsOf.ts';
import type { AnalysisView } from './model/analysisView.ts';

export interface ChartDefaultsParts {
  readonly keeper: Pick<SettingsApi, 'read' | 'save'>;
  readonly session: SessionStore;
  readonly settings: SettingsStore;
  readonly preferences: Pick<PreferencesStore, 'language'>;
  /** What the chart shows at present. */
  readonly view: () => AnalysisView;
}

/** What became of the last save. */
export type DefaultsOutcome =
  { readonly step: 'read'; readonly failure: CallFailure } | { readonly step: 'save'; readonly result: SaveResult };

/** Makes the chart's view the one that every chart of the station begins with, once a person has confirmed it. */
export class ChartDefaultsVm {
  /** A person has yet to confirm. */
  isConfirming = false;
  outcome: DefaultsOutcome | undefined;
  private readonly query = new StationQuery<{ readonly outcome: CallFailure | SaveResult['outcome'] }>();
  private readonly parts: ChartDefaultsParts;

  constructor(parts: ChartDefaultsParts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts' | 'query'>(this, { parts: false, query: false }, { autoBind: true });
  }

  /** Of the last save. */
  get state(): QueryState {
    return this.query.state;
  }

  get canWrite(): boolean {
    return this.parts.session.session.canWrite;
  }

  /** What charts begin with at present, and what they would begin with after a save. */
  get change(): { readonly before: ChartSettings; readonly after: ChartSettings } {
    const before = this.parts.settings.settings.chart;
    return { before, after: chartSettingsOf(this.parts.view(), before) };
  }

  /** Charts begin with this view already. */
  get isDefault(): boolean {
    return compareStructural(this.change.after, this.change.before);
  }

  ask(): void {
    if (!this.canWrite || this.query.isUnderWay) return;
    this.isConfirming = true;
    this.outcome = undefined;
  }

  /** Too late once the station was asked. */
  cancel(): void {
    if (!this.query.isUnderWay) this.isConfirming = false;
  }

  /** What the view leaves open stays as the station has it now. */
  async save(): Promise<void> {
    if (!this.canWrite || !this.isConfirming || this.query.isUnderWay) return;
    const wanted = this.parts.view();
    this.outcome = undefined;
    await this.query.ask(async () => {
      const outcome = await this.saved(wanted);
      this.end(outcome);
      return outcome.step === 'save' ? outcome.result : { outcome: outcome.failure };
    });
  }

  private async saved(view: AnalysisView): Promise<DefaultsOutcome> {
    const { keeper, session, preferences } = this.parts;
    const before = await keeper.read('chart', session.token);
    if (before.outcome !== 'succeeded') return { step: 'read', failure: before.outcome };
    return { step: 'save', result: await keeper.save('chart', chartSettingsOf(view, before.value), session.token, preferences.language) };
  }

  private end(outcome: DefaultsOutcome): void {
    this.isConfirming = false;
    this.outcome = outcome;
  }
}
