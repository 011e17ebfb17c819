import { type Area, type AreaRights, areas, firstArea } from '../../core/access/index.ts';
import { isObject } from '../../core/records/index.ts';
import { areaOfPath, areaTable, isOpenArea } from './areaTable.ts';

export interface LandingFacts {
  /** The address that was asked for before the login. */
  readonly asked: string | undefined;
  readonly startPage: Area;
  readonly allowed: AreaRights;
  /** Nothing is set yet, and who has logged in may set it. */
  readonly isFirstStart?: boolean;
}

const firstStartPath = '/settings/start';

/** The address to open after a login: the one asked for, else what leads through a first start, else the start page, else the first open area; undefined when none is. */
export function landing({ asked, startPage, allowed, isFirstStart = false }: LandingFacts): string | undefined {
  const askedArea = asked === undefined ? undefined : areaOfPath(asked);
  if (askedArea !== undefined && isOpenArea(askedArea, allowed)) return asked;
  if (isFirstStart) return firstStartPath;
  const open = areas.reduce<AreaRights>((rights, area) => ({ ...rights, [area]: isOpenArea(area, allowed) }), allowed);
  const area = firstArea(startPage, open);
  return area && areaTable[area].path;
}

/** What a redirect to the login left in the history entry. */
export interface LoginState {
  readonly asked: string;
}

export function askedOf(state: unknown): string | undefined {
  return isObject(state) && typeof state['asked'] === 'string' ? state['asked'] : undefined;
}
