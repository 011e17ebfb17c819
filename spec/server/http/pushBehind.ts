import type { FrontDoor } from '../../../server/http/frontDoor.ts';
import type { WebServer } from '../../../server/http/zodTypes.ts';
import { defaultTimeouts } from '../../../station/push/PushTimeouts.ts';
import { pushServer } from '../../../station/push/pushServer.ts';

/** Opens the station's push connection behind a door; it accepts every token. Gives the addresses of the callers as they come. */
export function pushBehind(server: WebServer, { push: door, addressOf }: FrontDoor): readonly (string | undefined)[] {
  const known = { id: 'anyone', level: 'read', session: { isAuthorized: true, canWrite: false, demoOnly: false } } as const;
  const { io } = pushServer(server.server, {
    sessions: { find: () => known },
    door,
    maxConnections: 100,
    maxPerSession: 100,
    timeouts: defaultTimeouts,
  });
  const callers: (string | undefined)[] = [];
  io.on('connection', ({ request }) => callers.push(addressOf(request)));
  server.addHook('onClose', async () => {
    const closed = io.close();
    server.server.closeAllConnections();
    await closed;
  });
  return callers;
}

/** The ways that the push connection comes. */
export const transports = ['websocket', 'polling'] as const;
export type Transport = (typeof transports)[number];
