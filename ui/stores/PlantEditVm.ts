import { makeAutoObservable } from 'mobx';
import type { SaveResult, SettingsApi } from '../../core/ports/index.ts';
import { type PlantSettings, type SettingsProblem, settingsProblems } from '../../core/settings/index.ts';
import type { PreferencesStore } from './PreferencesStore.ts';
import type { SessionStore } from './SessionStore.ts';
import { StationQuery } from './StationQuery.ts';

export interface PlantEditParts {
  readonly keeper: Pick<SettingsApi, 'save' | 'read'>;
  readonly session: SessionStore;
  readonly preferences: Pick<PreferencesStore, 'language'>;
}

/** The station knows better which zones there are and which gateways are allowed. */
const laxContext = { zones: [], allowLocalGateway: true };

/** Changes one thing of what is entered about the plant: the others stay as the station has them. */
export class PlantEditVm {
  /** What was wrong with the last change; nothing was sent then. */
  problem: SettingsProblem | undefined;
  private readonly query = new StationQuery<SaveResult>();
  private readonly parts: PlantEditParts;

  constructor(parts: PlantEditParts) {
    this.parts = parts;
    makeAutoObservable<this, 'query' | 'parts'>(this, { query: false, parts: false }, { autoBind: true });
  }

  get canWrite(): boolean {
    return this.parts.session.session.canWrite;
  }

  get isSaving(): boolean {
    return this.query.isUnderWay;
  }

  /** What became of the last change; undefined before, and while one is on its way. */
  get outcome(): SaveResult | undefined {
    return this.query.result;
  }

  /** Forgets what became of the last one. */
  forget(): void {
    this.problem = undefined;
    this.query.forget();
  }

  /** Whether the station has kept it. */
  async change(edited: (plant: PlantSettings) => PlantSettings): Promise<boolean> {
    if (!this.canWrite || this.isSaving) return false;
    this.forget();
    const result = await this.query.ask(() => this.changed(edited));
    return result?.outcome === 'succeeded' && this.problem === undefined;
  }

  private async changed(edited: (plant: PlantSettings) => PlantSettings): Promise<SaveResult> {
    const { keeper, session, preferences } = this.parts;
    const now = await keeper.read('plant', session.token);
    if (now.outcome !== 'succeeded')
      return { outcome: now.outcome === 'unauthorized' || now.outcome === 'unreachable' ? now.outcome : 'failed' };
    const wanted = edited(now.value);
    const before = settingsProblems('plant', now.value, laxContext);
    // what was wrong before is not this form's
    const [problem] = settingsProblems('plant', wanted, laxContext).filter(({ field }) => !before.some((each) => each.field === field));
    this.setProblem(problem);
    return problem === undefined ? keeper.save('plant', wanted, session.token, preferences.language) : { outcome: 'succeeded' };
  }

  private setProblem(problem: SettingsProblem | undefined): void {
    this.problem = problem;
  }
}
