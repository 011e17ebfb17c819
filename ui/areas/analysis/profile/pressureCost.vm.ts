import { compareStructural, makeAutoObservable, reaction } from 'mobx';
import { mayCall } from '../../../../core/access/index.ts';
import { costRange, lastDayMsOf, loadCostPerYear, pressureStepCost, type PressureStepFinding } from '../../../../core/cost/index.ts';
import type { Figure } from '../../../../core/figures/index.ts';
import type { CallResult, Clock, CostAnswer, Costs } from '../../../../core/ports/index.ts';
import { type DayRangeChoice, timeRangeMs } from '../../../../core/time/index.ts';
import { type PlantStore, presentMs, type SessionStore, type SettingsStore, StationQuery } from '../../../stores/index.ts';

export interface PressureCostParts {
  readonly costs: Costs;
  readonly session: SessionStore;
  readonly settings: SettingsStore;
  readonly plant: PlantStore;
  readonly clock: Clock;
}

/** What a step of the network pressure costs in a year like the shown days, for who may see costs. */
export class PressureCostVm {
  private readonly query = new StationQuery<CallResult<CostAnswer>>();
  private readonly parts: PressureCostParts;

  constructor(parts: PressureCostParts) {
    this.parts = parts;
    makeAutoObservable<this, 'query' | 'parts'>(this, { query: false, parts: false }, { autoBind: true });
  }

  /** Undefined while it is not known. */
  get finding(): PressureStepFinding | undefined {
    const answer = this.query.answer?.value;
    return answer && pressureStepCost(answer.cost);
  }

  /** Whether it may still come. */
  get isAwaited(): boolean {
    return this.query.state === 'asking' && this.query.answer === undefined;
  }

  /** What energy on load costs in a year like them. */
  get loadCostPerYear(): Figure {
    const answer = this.query.answer?.value;
    return answer && loadCostPerYear(answer.cost);
  }

  /** Asks for the days until the returned function is called. */
  follow(days: DayRangeChoice): () => void {
    const { session, settings, costs } = this.parts;
    const stop = reaction(
      () => {
        const { rights, time } = settings.settings;
        const token = mayCall('energyCost', session.session, rights) ? session.token : undefined;
        return { token, zone: time.zone } as const;
      },
      ({ token, zone }) => {
        const range = costRange(days, zone, lastDayMsOf(days, presentMs(this.parts), zone));
        if (token !== undefined && timeRangeMs(range) > 0) void this.query.ask((waiting) => costs.read(range, 'month', token, waiting));
      },
      { fireImmediately: true, equals: compareStructural },
    );
    return () => {
      stop();
      this.query.forget();
    };
  }
}
