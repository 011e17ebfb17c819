/** Password levels, weakest first. */
export const levels = ['demo', 'read', 'write'] as const;
export type Level = (typeof levels)[number];

/** Areas of the dashboard in the order of its tabs. */
export const areas = ['overview', 'analytics', 'energyBalancing', 'maintenance', 'errors', 'settings'] as const;
export type Area = (typeof areas)[number];

/** Which areas may be opened. */
export type AreaRights = Readonly<Record<Area, boolean>>;

/** What sessions without write access may open. */
export interface Rights {
  readonly demo: AreaRights | undefined;
  readonly read: AreaRights | undefined;
}

/** What somebody may do. */
export interface Session {
  readonly isAuthorized: boolean;
  readonly canWrite: boolean;
  readonly demoOnly: boolean;
}

/** The session of somebody who has not logged in. */
export const loggedOut: Session = { isAuthorized: false, canWrite: false, demoOnly: false };

const every = (allowed: boolean): AreaRights => ({
  overview: allowed,
  analytics: allowed,
  energyBalancing: allowed,
  maintenance: allowed,
  errors: allowed,
  settings: allowed,
});

/** The session that a password of the level opens. */
export function sessionOf(level: Level): Session {
  return { isAuthorized: true, canWrite: level === 'write', demoOnly: level === 'demo' };
}

/** The areas a session may open; a missing set of rights allows nothing. */
export function allowedAreas(session: Session, rights: Rights | undefined): AreaRights {
  if (!session.isAuthorized) return every(false);
  if (session.canWrite) return every(true);
  return (session.demoOnly ? rights?.demo : rights?.read) ?? every(false);
}

/** The rights with every missing set as one that allows nothing. */
export function completeRights({ demo, read }: Rights): Readonly<Record<'demo' | 'read', AreaRights>> {
  return { demo: demo ?? every(false), read: read ?? every(false) };
}

/** The area to show after login: the wanted one, or the first allowed; undefined when none is. */
export function firstArea(wanted: Area | undefined, allowed: AreaRights): Area | undefined {
  return wanted !== undefined && allowed[wanted] ? wanted : areas.find((area) => allowed[area]);
}
