import { compareStructural, computed, makeAutoObservable, observableRef, observableStruct } from 'mobx';
import type { MachineFaults } from '../../core/faults/index.ts';
import { sdCardState, type SdCardState, type ValueOrigin } from '../../core/master/index.ts';
import type { Connection, StationReport } from '../../core/ports/index.ts';
import type { Channel } from '../../core/samples/index.ts';
import { Restart } from './Restart.ts';
import { stationShape, type StationShape } from './StationShape.ts';

const withoutValues: ReadonlySet<Connection> = new Set([
  'connecting',
  'webserverLost',
  'controlLost',
  'noPlant',
  'incompatible',
  'refused',
]);

const noChannels: readonly Channel[] = [];

/** The plant as last pushed; nothing while there is no connection to it. */
export class PlantStore {
  /** As the feed reports it. */
  private feed: Connection = 'connecting';
  readonly restart = new Restart();
  snapshot: StationReport | undefined;
  /** What every source reports. */
  faults: readonly MachineFaults[] = [];
  /** The sources have reported, if only that there is nothing. */
  areFaultsKnown = false;
  /** What stood in the station when it was last heard; stays while the values are gone. */
  shape: StationShape | undefined;
  /** The controller's clock. */
  clockMs: number | undefined;
  /** When the last values came, by the controller's clock; stays while they are gone. */
  lastSeenMs: number | undefined;

  private readonly origin: () => ValueOrigin | undefined;

  /** `origin`: where the station says that its values come from. */
  constructor(origin: () => ValueOrigin | undefined = () => undefined) {
    this.origin = origin;
    makeAutoObservable<this, 'origin'>(
      this,
      {
        origin: false,
        restart: false,
        snapshot: observableRef,
        estimated: computed({ equals: compareStructural }),
        faults: observableStruct,
        shape: observableStruct,
      },
      { autoBind: true },
    );
  }

  /** A control that a station does not have is not lost. */
  get connection(): Connection {
    return this.feed === 'controlLost' && this.origin() === 'none' ? 'noPlant' : this.feed;
  }

  /** Channels whose value is calculated and not measured; another list only when it has changed. */
  get estimated(): readonly Channel[] {
    return this.snapshot?.estimated ?? noChannels;
  }

  get sdCard(): SdCardState | undefined {
    return sdCardState(this.snapshot?.master.sdCard);
  }

  receive(snapshot: StationReport): void {
    this.snapshot = snapshot;
    this.shape = stationShape(snapshot, this.shape);
    this.lastSeenMs = snapshot.atMs;
  }

  receiveFaults(faults: readonly MachineFaults[]): void {
    this.faults = faults;
    this.areFaultsKnown = true;
  }

  receiveClock(nowMs: number): void {
    this.clockMs = nowMs;
  }

  setConnection(state: Connection): void {
    this.feed = state;
    this.restart.receive(state);
    if (!withoutValues.has(state)) return;
    this.snapshot = undefined;
    this.faults = [];
    this.areFaultsKnown = false;
    if (state !== 'controlLost' && state !== 'incompatible') this.clockMs = undefined;
  }

  /** Forgets everything: another person logs in next. */
  reset(): void {
    this.setConnection('connecting');
    this.restart.forget();
    this.lastSeenMs = undefined;
    this.shape = undefined;
  }
}
