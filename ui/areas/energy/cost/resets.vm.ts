import { makeAutoObservable, reaction } from 'mobx';
import { mayCall } from '../../../../core/access/index.ts';
import type { StationMarks } from '../../../../core/marks/index.ts';
import type { CallResult, Clock, Marks } from '../../../../core/ports/index.ts';
import { msPerDay, type PlantDay, plantDayOf } from '../../../../core/time/index.ts';
import { type PlantStore, presentMs, type SessionStore, type SettingsStore, StationQuery } from '../../../stores/index.ts';

export interface ResetsParts {
  readonly marks: Pick<Marks, 'read'>;
  readonly session: SessionStore;
  readonly settings: SettingsStore;
  readonly plant: PlantStore;
  readonly clock: Clock;
}

/** A reset of counted figures as a begin of days. */
export interface ResetChoice {
  readonly atMs: number;
  readonly day: PlantDay;
  /** Empty for none. */
  readonly name: string;
}

/** Two years, as far as a page of cost goes. */
const lookBackMs = 730 * msPerDay;
const maxChoices = 12;

/** Resets of counted figures, from which on the cost of energy can be asked for. */
export class ResetsVm {
  private readonly query = new StationQuery<CallResult<StationMarks>>();
  private readonly parts: ResetsParts;

  constructor(parts: ResetsParts) {
    this.parts = parts;
    makeAutoObservable<this, 'query' | 'parts'>(this, { query: false, parts: false }, { autoBind: true });
  }

  /** The newest first; empty where this session may not see marks, and where there are none. */
  get choices(): readonly ResetChoice[] {
    const { zone } = this.parts.settings.settings.time;
    return (this.query.answer?.value.events ?? [])
      .filter(({ kind }) => kind === 'reset')
      .map(({ atMs, section }) => ({ atMs, day: plantDayOf(atMs, zone), name: section }))
      .toReversed()
      .slice(0, maxChoices);
  }

  /** Asks once a session may, until the returned function is called. */
  follow(): () => void {
    const { session, settings, marks } = this.parts;
    const stop = reaction(
      () => (mayCall('marks', session.session, settings.settings.rights) ? session.token : undefined),
      (token) => {
        if (token === undefined) return;
        const untilMs = presentMs(this.parts) + msPerDay;
        void this.query.ask((waiting) => marks.read({ fromMs: untilMs - lookBackMs, untilMs }, token, waiting));
      },
      { fireImmediately: true },
    );
    return () => {
      stop();
      this.query.forget();
    };
  }
}
