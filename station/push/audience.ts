import type { Session } from '../../core/access/index.ts';
import { connectionLoad, type ConnectionLoad } from './connectionLoad.ts';
import type { PushTimeouts } from './PushTimeouts.ts';
import type { PlantView } from './plantStream.ts';
import type { PushSocket } from './PushSocket.ts';

/** Rooms of those who get the settings: all groups with write access, else the open ones. */
export const settingsRooms = ['allSettings', 'openSettings'] as const;
export type SettingsRoom = (typeof settingsRooms)[number];
export const settingsRoomOf = ({ canWrite }: Session): SettingsRoom => (canWrite ? 'allSettings' : 'openSettings');

/** The dashboards that keep up are in the rooms of their plant view and their settings; one that is slow is in none until it is drained. */
export interface Audience {
  add(socket: PushSocket): void;
  /** The view that a dashboard gets changes of; undefined while it is too slow for them. */
  viewOf(socket: PushSocket): PlantView | undefined;
  /** Puts aside who is slow, takes back who is drained, cuts who stays slow; to be called each tick. */
  sortOut(): void;
  /** Moves everyone to the view that the rights now give. */
  followRights(): void;
}

export interface AudienceParts {
  readonly timeouts: PushTimeouts;
  readonly viewFor: (session: Session) => PlantView;
  /** Sends everything to one who comes, or comes back. */
  readonly greet: (socket: PushSocket, view: PlantView) => void;
  /** Sends the plant to one whose view is another now. */
  readonly showPlant: (socket: PushSocket, view: PlantView) => void;
  /** Ends the connection at once. */
  readonly cut: (socket: PushSocket) => void;
}

interface Member {
  readonly load: ConnectionLoad;
  view: PlantView | undefined;
  asideSinceMs: number;
}

export function audience({ timeouts, viewFor, greet, showPlant, cut }: AudienceParts): Audience {
  const members = new Map<PushSocket, Member>();

  const enter = (socket: PushSocket, member: Member) => {
    const view = viewFor(socket.data.session);
    member.view = view;
    void socket.join([view, settingsRoomOf(socket.data.session)]);
    greet(socket, view);
  };
  const quarantine = (socket: PushSocket) => {
    const member = members.get(socket);
    if (member?.view === undefined) return;
    void socket.leave(member.view);
    void socket.leave(settingsRoomOf(socket.data.session));
    member.view = undefined;
    member.asideSinceMs = performance.now();
  };

  return {
    add(socket) {
      const member: Member = { load: connectionLoad(socket.conn, () => quarantine(socket)), view: undefined, asideSinceMs: 0 };
      members.set(socket, member);
      socket.on('disconnect', () => members.delete(socket));
      enter(socket, member);
    },
    viewOf: (socket) => members.get(socket)?.view,
    sortOut() {
      for (const [socket, member] of members) {
        if (member.view !== undefined) {
          if (member.load.unansweredMs() > timeouts.answerMs) quarantine(socket);
        } else if (member.load.isDrained()) enter(socket, member);
        else if (performance.now() - member.asideSinceMs > timeouts.slowMs) cut(socket);
      }
    },
    followRights() {
      for (const [socket, member] of members) {
        const view = viewFor(socket.data.session);
        if (member.view === undefined || member.view === view) continue;
        void socket.leave(member.view);
        void socket.join(view);
        member.view = view;
        showPlant(socket, view);
      }
    },
  };
}
