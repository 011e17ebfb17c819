import { makeAutoObservable } from 'mobx';
import type { Connection } from '../../core/ports/index.ts';

/** `expected`: the web server will be gone in a moment; `down`: it is; `back`: it has come back. */
export type RestartPhase = 'none' | 'expected' | 'down' | 'back';

/** A restart of the web server that was asked for in this window. */
export class Restart {
  phase: RestartPhase = 'none';
  private isLost = false;

  constructor() {
    makeAutoObservable<this, 'isLost'>(this, { isLost: false }, { autoBind: true });
  }

  /** It is going on, or about to. */
  get isUnderWay(): boolean {
    return this.phase === 'expected' || this.phase === 'down';
  }

  /** The station has promised it. */
  expect(): void {
    this.phase = this.isLost ? 'down' : 'expected';
  }

  /** Its end was said, or it takes too long to be a restart. */
  forget(): void {
    this.phase = 'none';
  }

  /** What became of the connection. */
  receive(connection: Connection): void {
    this.isLost = connection === 'webserverLost';
    if (this.phase === 'expected' && this.isLost) this.phase = 'down';
    else if (this.phase === 'down' && connection === 'connected') this.phase = 'back';
  }
}
