import { compareStructural, makeAutoObservable, runInAction } from 'mobx';
import type { CallFailure, SaveResult, SettingsKeeper } from '../../../core/ports/index.ts';
import type { ChartSettings } from '../../../core/settings/index.ts';
import type { PreferencesStore, SessionStore, SettingsStore } from '../../stores/index.ts';
import { chartSettingsOf } from './model/chartSettingsOf.ts';
import type { AnalysisView } from './model/analysisView.ts';

export interface ChartDefaultsParts {
  readonly keeper: Pick<SettingsKeeper, 'read' | 'save'>;
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
  isAsking = false;
  isSaving = false;
  outcome: DefaultsOutcome | undefined;
  private readonly parts: ChartDefaultsParts;

  constructor(parts: ChartDefaultsParts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts'>(this, { parts: false }, { autoBind: true });
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
    if (!this.canWrite || this.isSaving) return;
    this.isAsking = true;
    this.outcome = undefined;
  }

  /** Too late once the station was asked. */
  cancel(): void {
    if (!this.isSaving) this.isAsking = false;
  }

  /** What the view leaves open stays as the station has it now. */
  async save(): Promise<void> {
    if (!this.canWrite || !this.isAsking || this.isSaving) return;
    const { keeper, session, preferences, view } = this.parts;
    const wanted = view();
    this.isSaving = true;
    this.outcome = undefined;
    const before = await keeper.read('chart', session.token);
    const outcome: DefaultsOutcome =
      before.outcome === 'succeeded'
        ? { step: 'save', result: await keeper.save('chart', chartSettingsOf(wanted, before.value), session.token, preferences.language) }
        : { step: 'read', failure: before.outcome };
    runInAction(() => {
      this.isSaving = false;
      this.isAsking = false;
      this.outcome = outcome;
    });
  }
}
