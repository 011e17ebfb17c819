import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { DashboardEmits, StationEmits } from '../../adapters/contract/index.ts';
import type { KnownSession } from '../../server/access/sessions.ts';

/** A dashboard's connection. */
export type PushSocket = Socket<DashboardEmits, StationEmits, DefaultEventsMap, KnownSession>;
/** Each connection's data is its session. */
export type PushServer = Server<DashboardEmits, StationEmits, DefaultEventsMap, KnownSession>;
