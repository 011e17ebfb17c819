import { reaction } from 'mobx';
import type { Connection, OpenFeed, PlantFeed } from '../../core/ports/index.ts';
import { weekBufferMs } from '../../core/samples/index.ts';
import type { HistoryStore } from './HistoryStore.ts';
import type { PlantStore } from './PlantStore.ts';
import type { SessionStore } from './SessionStore.ts';
import type { SettingsStore } from './SettingsStore.ts';

export interface LiveLinkParts {
  readonly feed: PlantFeed;
  readonly session: SessionStore;
  readonly plant: PlantStore;
  readonly settings: SettingsStore;
  readonly log: HistoryStore;
}

/** Keeps the stores fed while a session is open. */
export function liveLink({ feed, session, plant, settings, log }: LiveLinkParts): OpenFeed {
  let current: OpenFeed | undefined;

  const onConnection = (state: Connection) => {
    if (state !== 'connected') log.markIncomplete();
    plant.setConnection(state);
    if (state === 'refused') session.endByStation();
  };

  const open = (token: string) =>
    feed.open(token, {
      plant(snapshot) {
        if (snapshot.zone !== undefined) settings.receiveZone(snapshot.zone);
        plant.receive(snapshot);
        log.add(snapshot);
        if (session.allowed.overview || session.allowed.analytics) void log.fill(token, snapshot.atMs - weekBufferMs, snapshot.atMs);
      },
      faults: (faults) => {
        plant.receiveFaults(faults);
      },
      clock: (nowMs) => {
        plant.receiveClock(nowMs);
      },
      settings: (groups) => {
        settings.receive(groups);
      },
      connection: onConnection,
    });

  const stop = reaction(
    () => session.token,
    (token) => {
      current?.close();
      plant.reset();
      log.reset();
      current = token === undefined ? undefined : open(token);
    },
    { fireImmediately: true },
  );

  return {
    close() {
      stop();
      current?.close();
    },
    noteInput() {
      current?.noteInput();
    },
  };
}
