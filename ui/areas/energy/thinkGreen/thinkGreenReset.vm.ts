import { makeAutoObservable } from 'mobx';
import type { CallFailure, OrderResult, StationCommands } from '../../../../core/ports/index.ts';
import { type QueryState, type SessionStore, StationQuery } from '../../../stores/index.ts';

export interface ThinkGreenResetParts {
  readonly commands: Pick<StationCommands, 'resetThinkGreen'>;
  readonly session: SessionStore;
}

/** Resets the think-green figures, once a person has confirmed it. */
export class ThinkGreenResetVm {
  /** A person has yet to confirm. */
  isConfirming = false;
  /** Of the mark on the time axis. */
  name = '';
  private readonly query = new StationQuery<OrderResult>();
  private readonly parts: ThinkGreenResetParts;

  constructor(parts: ThinkGreenResetParts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts' | 'query'>(this, { parts: false, query: false }, { autoBind: true });
  }

  /** Of the order to the station. */
  get state(): QueryState {
    return this.query.state;
  }

  /** Why the last reset failed. */
  get failure(): CallFailure | undefined {
    return this.state === 'failed' ? this.query.failure?.outcome : undefined;
  }

  get canReset(): boolean {
    return this.parts.session.session.canWrite;
  }

  ask(): void {
    if (!this.canReset || this.state === 'asking') return;
    this.query.forget();
    this.name = '';
    this.isConfirming = true;
  }

  rename(name: string): void {
    this.name = name;
  }

  cancel(): void {
    this.isConfirming = false;
  }

  /** Does nothing unless it is asked for. */
  async confirm(): Promise<void> {
    if (!this.isConfirming) return;
    this.isConfirming = false;
    const { commands, session } = this.parts;
    await this.query.ask(() => commands.resetThinkGreen(session.token, this.name.trim()));
  }
}
