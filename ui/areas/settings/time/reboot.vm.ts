import { makeAutoObservable, runInAction } from 'mobx';
import type { StationCommands } from '../../../../core/ports/index.ts';
import type { PlantStore, SessionStore } from '../../../stores/index.ts';

export interface RebootParts {
  readonly commands: Pick<StationCommands, 'reboot'>;
  readonly session: SessionStore;
  readonly plant: PlantStore;
}

/** Restarts the web server, after asking. */
export class RebootVm {
  isAsking = false;
  pending = false;
  /** The station did not take the last order. */
  failed = false;
  private readonly parts: RebootParts;

  constructor(parts: RebootParts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts'>(this, { parts: false }, { autoBind: true });
  }

  ask(): void {
    this.isAsking = true;
    this.failed = false;
  }

  cancel(): void {
    this.isAsking = false;
  }

  async confirm(): Promise<void> {
    if (this.pending) return;
    this.isAsking = false;
    this.pending = true;
    const { commands, session, plant } = this.parts;
    const { outcome } = await commands.reboot(session.token);
    runInAction(() => {
      this.pending = false;
      this.failed = outcome !== 'succeeded';
      if (outcome === 'succeeded') plant.restart.expect();
    });
  }
}
