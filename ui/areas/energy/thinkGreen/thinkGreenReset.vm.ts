import { makeAutoObservable, runInAction } from 'mobx';
import type { CallFailure, StationCommands } from '../../../../core/ports/index.ts';
import type { SessionStore } from '../../../stores/index.ts';

export interface ThinkGreenResetParts {
  readonly commands: Pick<StationCommands, 'resetThinkGreen'>;
  readonly session: SessionStore;
}

/** `asking`: a person has yet to confirm; `pending`: the station was told. */
export type ResetPhase = 'rest' | 'asking' | 'pending' | 'done';

/** Begins the think-green figures anew, once a person has confirmed it. */
export class ThinkGreenResetVm {
  phase: ResetPhase = 'rest';
  /** Why the last reset failed. */
  failure: CallFailure | undefined;
  private readonly parts: ThinkGreenResetParts;

  constructor(parts: ThinkGreenResetParts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts'>(this, { parts: false }, { autoBind: true });
  }

  get canReset(): boolean {
    return this.parts.session.session.canWrite;
  }

  ask(): void {
    if (!this.canReset || this.phase === 'pending') return;
    this.failure = undefined;
    this.phase = 'asking';
  }

  cancel(): void {
    if (this.phase === 'asking') this.phase = 'rest';
  }

  /** Does nothing unless it is asked for. */
  async confirm(): Promise<void> {
    if (this.phase !== 'asking') return;
    this.phase = 'pending';
    const { commands, session } = this.parts;
    const { outcome } = await commands.resetThinkGreen(session.token);
    runInAction(() => {
      this.failure = outcome === 'succeeded' ? undefined : outcome;
      this.phase = outcome === 'succeeded' ? 'done' : 'rest';
    });
  }
}
