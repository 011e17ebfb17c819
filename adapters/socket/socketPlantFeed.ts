import { io, type Socket } from 'socket.io-client';
import type { Connection, Log, OpenFeed, PlantFeed, PlantListener } from '../../core/ports/index.ts';
import { defaultSettings } from '../../core/settings/index.ts';
import { msPerMinute, msPerSecond } from '../../core/time/index.ts';
import {
  type DashboardEmits,
  decodeFaults,
  decodeSettings,
  events,
  instantOr,
  numberOr,
  recordOr,
  type StationEmits,
  unauthorized,
} from '../contract/index.ts';
import { atMostOncePer } from './atMostOncePer.ts';
import { heardClock } from './heardClock.ts';
import { plantMirror } from './plantMirror.ts';

/** What arrives is not trusted to be what the station should send. */
type Received = { readonly [Event in keyof StationEmits]: (message: unknown) => void };

const longestPauseMs = 5000;
/** Of a WebSocket, which a proxy may swallow. */
const defaultOpeningMs = 8 * msPerSecond;
/** Of all that follow, as long as a connection that is there may be silent: a slow network is no lost one. */
const laterOpeningMs = 20 * msPerSecond;

/** Live values over Socket.IO; `origin` is empty for the dashboard's own, and a first opening that takes too long is begun again, polled. */
export function socketPlantFeed(log: Log, origin = '', firstOpeningMs = defaultOpeningMs): PlantFeed {
  return {
    open(token: string, listener: PlantListener): OpenFeed {
      const socket: Socket<Received, DashboardEmits> = io(origin || '/', {
        auth: { token },
        transports: ['websocket', 'polling'],
        tryAllTransports: true,
        timeout: firstOpeningMs,
        reconnectionDelay: 500,
        reconnectionDelayMax: longestPauseMs,
      });
      const mirror = plantMirror();
      const clock = heardClock(
        () => performance.now(),
        () => Date.now(),
      );
      const isTimeForInput = atMostOncePer(msPerMinute, () => performance.now());
      let state: Connection = 'connecting';
      let retry: ReturnType<typeof setTimeout> | undefined;

      const notify = (next: Connection) => {
        state = next;
        listener.connection(next);
      };
      const show = () => {
        const snapshot = mirror.snapshot();
        if (snapshot === undefined) notify('incompatible');
        else {
          notify('connected');
          listener.plant(Number.isFinite(snapshot.atMs) ? snapshot : { ...snapshot, atMs: Math.round(clock.nowMs()) });
        }
      };
      const lose = (next: Connection) => {
        mirror.clear();
        notify(next);
      };
      /** Socket.IO comes back from a lost connection by itself, but not from one that the station declined. */
      const loseStation = () => {
        lose('webserverLost');
        clearTimeout(retry);
        if (!socket.active) retry = setTimeout(() => socket.connect(), longestPauseMs);
      };

      socket.on(events.snapshot, (message) => {
        mirror.reset(message);
        show();
      });
      socket.on(events.change, (message) => {
        if (mirror.change(message)) show();
        else socket.emit(events.snapshot);
      });
      socket.on(events.faultTexts, (message) => {
        if (state === 'connected') listener.faults(decodeFaults(message));
      });
      socket.on(events.rtc, (message) => {
        const nowMs = numberOr(recordOr(message)['now_ms']) ?? instantOr(message) ?? NaN;
        if (Number.isFinite(nowMs)) clock.set(nowMs);
        listener.clock(nowMs);
      });
      socket.on(events.settings, (message) => {
        listener.settings(decodeSettings(message, defaultSettings));
      });
      socket.on(events.disconnected, () => {
        lose('controlLost');
      });
      socket.on('disconnect', loseStation);
      socket.on('connect_error', (error) => {
        if (error.message === unauthorized) {
          socket.close();
          lose('refused');
          return;
        }
        // A proxy may swallow what it does not know instead of refusing it; a polled connection becomes a WebSocket where it can.
        socket.io.opts.transports = ['polling', 'websocket'];
        socket.io.timeout(laterOpeningMs);
        log.warn('no connection to the station', error.message);
        loseStation();
      });

      notify('connecting');
      return {
        close() {
          clearTimeout(retry);
          socket.off();
          socket.close();
        },
        noteInput() {
          if (socket.connected && isTimeForInput()) socket.emit(events.userInput);
        },
      };
    },
  };
}
