import type { Server as HttpServer } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { encodeFaults, encodeSettings, events, type FaultsMessage } from '../../adapters/contract/index.ts';
import { mayCall } from '../../core/access/index.ts';
import type { MachineFaults } from '../../core/faults/index.ts';
import type { Clock, StationReport } from '../../core/ports/index.ts';
import { openSettings } from '../../core/settings/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import type { KnownSession, Sessions } from '../../server/access/sessions.ts';
import type { StationSettings } from '../settings/stationSettings.ts';
import { atMostEvery } from '../../server/process/atMostEvery.ts';
import { audience, settingsRoomOf, settingsRooms, type SettingsRoom } from './audience.ts';
import { everyTick } from './everyTick.ts';
import { type PushTimeouts, defaultTimeouts } from './PushTimeouts.ts';
import { plantStream, plantViews, type PlantView } from './plantStream.ts';
import { pushServer, type PushServerParts } from './pushServer.ts';
import type { PushServer, PushSocket } from './PushSocket.ts';

export interface PushParts {
  readonly sessions: Pick<Sessions, 'find' | 'onEnd' | 'noteUse' | 'noteInput'>;
  readonly settings: Pick<StationSettings, 'all' | 'onChange'>;
  readonly clock: Clock;
  readonly door: PushServerParts['door'];
  /** Without a sample for so long, the control counts as disconnected. */
  readonly silentAfterS: number;
  /** Of all sessions together. */
  readonly maxConnections?: number;
  readonly maxPerSession?: number;
  readonly timeouts?: PushTimeouts;
}

/** The push connection of all dashboards. */
export interface Push {
  readonly io: PushServer;
  take(report: StationReport, faults: readonly MachineFaults[]): void;
  close(): Promise<void>;
}

const defaultMaxConnections = 1000;
const defaultMaxPerSession = 50;
const snapshotEveryMs = msPerSecond;
const inputEveryMs = 10 * msPerSecond;

export function openPush(http: HttpServer, parts: PushParts): Push {
  const { sessions, settings, clock, door, silentAfterS, timeouts = defaultTimeouts } = parts;
  const { io, lines } = pushServer(http, {
    sessions,
    door,
    maxConnections: parts.maxConnections ?? defaultMaxConnections,
    maxPerSession: parts.maxPerSession ?? defaultMaxPerSession,
    timeouts,
  });
  const stream = plantStream();
  let faults: FaultsMessage = [];
  const silentAfterTicks = Math.ceil((silentAfterS * msPerSecond) / timeouts.tickMs);
  let ticksSilent = 0;
  const isSilent = () => ticksSilent >= silentAfterTicks;

  const rtc = () => ({ now_ms: clock.nowMs() });
  const settingsFor: Readonly<Record<SettingsRoom, () => ReturnType<typeof encodeSettings>>> = {
    allSettings: () => encodeSettings(settings.all()),
    openSettings: () => encodeSettings(openSettings(settings.all())),
  };
  const viewFor = (session: KnownSession['session']): PlantView =>
    mayCall('maintenanceItems', session, settings.all().rights) ? 'whole' : 'withoutMaintenance';

  /** To a socket, or to the room of all that have the view: a message is encoded once for all who get it. */
  const showPlant = (to: Pick<PushSocket, 'emit'>, view: PlantView) => {
    const snapshot = stream.snapshot(view);
    if (isSilent()) to.emit(events.disconnected);
    else if (snapshot !== undefined) {
      to.emit(events.snapshot, snapshot);
      to.emit(events.faultTexts, faults);
    }
  };
  const everyone = () => io.to([...plantViews]);

  const dashboards = audience({
    timeouts,
    cut: (socket) => lines.cut(socket.conn),
    viewFor,
    showPlant,
    greet(socket, view) {
      socket.emit(events.settings, settingsFor[settingsRoomOf(socket.data.session)]());
      socket.emit(events.rtc, rtc());
      showPlant(socket, view);
    },
  });

  io.on('connection', (socket) => {
    const snapshot = atMostEvery(snapshotEveryMs, () => {
      const view = dashboards.viewOf(socket);
      if (view !== undefined) showPlant(socket, view);
    });
    const input = atMostEvery(inputEveryMs, () => sessions.noteInput(socket.data.id));
    socket.on(events.snapshot, () => snapshot.request());
    socket.on(events.userInput, () => input.request());
    socket.on('disconnect', () => {
      snapshot.cancel();
      input.cancel();
    });
    dashboards.add(socket);
  });

  sessions.onEnd((id) => {
    for (const socket of io.of('/').sockets.values()) if (socket.data.id === id) lines.cut(socket.conn);
  });
  settings.onChange(() => {
    for (const room of settingsRooms) io.to(room).emit(events.settings, settingsFor[room]());
    dashboards.followRights();
  });
  const stopTicks = everyTick(timeouts.tickMs, () => {
    dashboards.sortOut();
    everyone().emit(events.rtc, rtc());
    ticksSilent++;
    if (ticksSilent === silentAfterTicks) everyone().emit(events.disconnected);
    for (const socket of io.of('/').sockets.values()) sessions.noteUse(socket.data.id);
  });

  return {
    io,
    take(report, machines) {
      const wasSilent = isSilent();
      const changes = stream.take(report);
      const before = faults;
      faults = encodeFaults(machines);
      ticksSilent = 0;
      for (const view of plantViews) {
        if (wasSilent || changes === undefined) showPlant(io.to(view), view);
        else io.to(view).emit(events.change, changes[view]);
      }
      if (!wasSilent && changes !== undefined && !isDeepStrictEqual(faults, before)) everyone().emit(events.faultTexts, faults);
    },
    async close() {
      stopTicks();
      const closed = io.close();
      http.closeAllConnections();
      await closed;
    },
  };
}
