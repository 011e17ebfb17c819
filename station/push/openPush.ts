import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { encodeSettings, events, unauthorized } from '../../adapters/contract/index.ts';
import type { Clock, StationReport } from '../../core/ports/index.ts';
import { openSettings } from '../../core/settings/index.ts';
import { msPerHour, msPerSecond } from '../../core/time/index.ts';
import type { Sessions } from '../access/sessions.ts';
import type { StationSettings } from '../stationSettings.ts';
import { atMostEvery } from './atMostEvery.ts';
import { plantStream } from './plantStream.ts';

export interface PushParts {
  readonly sessions: Sessions;
  readonly settings: StationSettings;
  readonly clock: Clock;
  /** Without a sample for so long, the control counts as disconnected. */
  readonly silentAfterS: number;
}

/** The push connection of all dashboards. */
export interface Push {
  readonly io: Server;
  take(report: StationReport): void;
  close(): Promise<void>;
}

interface SocketData {
  sessionId?: string;
}

const snapshotEveryMs = msPerSecond;
const largestMessageBytes = 16_384;

const tokenOf = ({ handshake }: Socket) => (typeof handshake.auth['token'] === 'string' ? handshake.auth['token'] : '');

export function openPush(http: HttpServer, { sessions, settings, clock, silentAfterS }: PushParts): Push {
  const io = new Server(http, { serveClient: false, perMessageDeflate: false, maxHttpBufferSize: largestMessageBytes });
  const stream = plantStream();
  let secondsSilent = 0;
  const isSilent = () => secondsSilent >= silentAfterS;
  const rtc = () => ({ now_ms: clock.nowMs() });

  io.use((socket, next) => {
    const known = sessions.find(tokenOf(socket));
    if (known === undefined) {
      next(new Error(unauthorized));
      return;
    }
    (socket.data as SocketData).sessionId = known.id;
    next();
  });

  io.on('connection', (socket) => {
    const sendPlant = () => {
      const whole = stream.whole();
      if (isSilent()) socket.emit(events.disconnected);
      else if (whole !== undefined) socket.emit(events.snapshot, whole);
    };
    const asked = atMostEvery(snapshotEveryMs, sendPlant);
    socket.emit(events.settings, encodeSettings(openSettings(settings.all())));
    socket.emit(events.rtc, rtc());
    sendPlant();
    socket.on(events.snapshot, () => {
      asked.request();
    });
    socket.on('disconnect', () => {
      asked.cancel();
    });
  });

  /** Closes the connection, not the channel: the dashboard tries again by itself and is told that its token is refused. */
  const end = (socket: Socket) => {
    socket.conn.close();
  };
  sessions.onEnd((id) => {
    for (const socket of io.of('/').sockets.values()) if ((socket.data as SocketData).sessionId === id) end(socket);
  });

  const everySecond = setInterval(() => {
    io.emit(events.rtc, rtc());
    secondsSilent++;
    if (secondsSilent === silentAfterS) io.emit(events.disconnected);
  }, msPerSecond);
  const everyHour = setInterval(() => {
    for (const socket of io.of('/').sockets.values()) if (sessions.find(tokenOf(socket)) === undefined) end(socket);
  }, msPerHour);

  return {
    io,
    take(report) {
      const needsWhole = isSilent() || stream.whole() === undefined;
      const change = stream.take(report);
      secondsSilent = 0;
      if (needsWhole) io.emit(events.snapshot, stream.whole());
      else io.emit(events.change, change);
    },
    async close() {
      clearInterval(everySecond);
      clearInterval(everyHour);
      const closed = io.close();
      http.closeAllConnections();
      await closed;
    },
  };
}
