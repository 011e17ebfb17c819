import { makeAutoObservable, observableRef } from 'mobx';
import type { StationSnapshot } from '../../core/master/index.ts';
import type { Connection } from '../../core/ports/index.ts';
import { stationShape, type StationShape } from './StationShape.ts';

const withoutValues: ReadonlySet<Connection> = new Set(['connecting', 'webserverLost', 'controlLost', 'incompatible', 'refused']);

/** The plant as last pushed; nothing while there is no connection to it. */
export class PlantStore {
  connection: Connection = 'connecting';
  snapshot: StationSnapshot | undefined;
  /** What stood in the station when it was last heard; stays while the values are gone. */
  shape: StationShape | undefined;
  /** The controller's clock. */
  clockMs: number | undefined;
  /** When the last values came, by the controller's clock; stays while they are gone. */
  lastSeenMs: number | undefined;

  constructor() {
    makeAutoObservable(this, { snapshot: observableRef, shape: observableRef }, { autoBind: true });
  }

  receive(snapshot: StationSnapshot): void {
    this.snapshot = snapshot;
    this.shape = stationShape(snapshot, this.shape);
    this.lastSeenMs = snapshot.atMs;
  }

  receiveClock(nowMs: number): void {
    this.clockMs = nowMs;
  }

  setConnection(state: Connection): void {
    this.connection = state;
    if (!withoutValues.has(state)) return;
    this.snapshot = undefined;
    if (state !== 'controlLost' && state !== 'incompatible') this.clockMs = undefined;
  }

  /** Forgets everything: another person logs in next. */
  reset(): void {
    this.setConnection('connecting');
    this.lastSeenMs = undefined;
    this.shape = undefined;
  }
}
