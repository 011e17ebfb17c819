import { io } from 'socket.io-client';
import type { Connection, Log, PlantFeed, PlantListener } from '../../core/ports/index.ts';
import { defaultSettings } from '../../core/settings/index.ts';
import { decodeSettings, events, numberOr, recordOr, unauthorized } from '../contract/index.ts';
import { plantMirror } from './plantMirror.ts';

const longestPauseMs = 5000;

/** Live values over Socket.IO; `origin` is empty for the dashboard's own. */
export function socketPlantFeed(log: Log, origin = ''): PlantFeed {
  return {
    open(token: string, listener: PlantListener) {
      const socket = io(origin || '/', {
        auth: { token },
        transports: ['websocket'],
        reconnectionDelay: 500,
        reconnectionDelayMax: longestPauseMs,
      });
      const mirror = plantMirror();
      const tell = (state: Connection) => {
        listener.connection(state);
      };
      const show = () => {
        const snapshot = mirror.snapshot();
        if (snapshot === undefined) tell('incompatible');
        else {
          tell('connected');
          listener.plant(snapshot);
        }
      };

      socket.on(events.snapshot, (message: unknown) => {
        mirror.reset(message);
        show();
      });
      socket.on(events.change, (message: unknown) => {
        if (mirror.change(message)) show();
        else socket.emit(events.snapshot);
      });
      socket.on(events.rtc, (message: unknown) => {
        listener.clock(numberOr(recordOr(message)['now_ms']) ?? NaN);
      });
      socket.on(events.settings, (message: unknown) => {
        listener.settings(decodeSettings(message, defaultSettings));
      });
      socket.on(events.disconnected, () => {
        mirror.clear();
        tell('controlLost');
      });
      socket.on('disconnect', () => {
        mirror.clear();
        tell('webserverLost');
      });
      socket.on('connect_error', (error) => {
        if (error.message === unauthorized) {
          socket.close();
          tell('refused');
          return;
        }
        log.warn('no connection to the station', error.message);
        tell('webserverLost');
      });

      tell('connecting');
      return () => {
        socket.off();
        socket.close();
      };
    },
  };
}
