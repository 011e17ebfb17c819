import { makeAutoObservable } from 'mobx';
import type { OrderResult, StationCommands } from '../../../../core/ports/index.ts';
import { type PlantStore, type QueryState, type SessionStore, StationQuery } from '../../../stores/index.ts';

export interface RebootParts {
  readonly commands: Pick<StationCommands, 'reboot'>;
  readonly session: SessionStore;
  readonly plant: PlantStore;
}

/** Restarts the web server, after asking. */
export class RebootVm {
  /** A person has yet to confirm. */
  isConfirming = false;
  private readonly query = new StationQuery<OrderResult>();
  private readonly parts: RebootParts;

  constructor(parts: RebootParts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts' | 'query'>(this, { parts: false, query: false }, { autoBind: true });
  }

  /** Of the order to the station. */
  get state(): QueryState {
    return this.query.state;
  }

  ask(): void {
    this.isConfirming = true;
    if (!this.query.isUnderWay) this.query.forget();
  }

  cancel(): void {
    this.isConfirming = false;
  }

  async confirm(): Promise<void> {
    if (this.query.isUnderWay) return;
    this.isConfirming = false;
    const { commands, session, plant } = this.parts;
    const result = await this.query.ask(() => commands.reboot(session.token));
    if (result?.outcome === 'succeeded') plant.restart.expect();
  }
}
