import { type Area, type AreaRights, areas } from '../../core/access/index.ts';
import { isObject } from '../../core/records/index.ts';
import { areaOfPath, isOpenArea } from './areaTable.ts';

/** Why an address was not opened: its area is closed to the session, or no page lies there. */
type Refusal = Area | 'nowhere';

/** What a redirect left in the history entry about the address that it led away from. */
export interface RefusalState {
  readonly refused: Refusal;
}

/** For an address without a page. */
export const nowhere: RefusalState = { refused: 'nowhere' };

/** What a history entry says of a refusal; undefined for none. */
export function refusalOf(state: unknown): Refusal | undefined {
  const refused = isObject(state) ? state['refused'] : undefined;
  return refused === 'nowhere' ? refused : areas.find((area) => area === refused);
}

/** What a login leaves that can't lead on to the address asked for before. */
export function refusalAtLogin(asked: string | undefined, allowed: AreaRights): RefusalState | null {
  const area = asked === undefined ? undefined : areaOfPath(asked);
  return area === undefined || isOpenArea(area, allowed) ? null : { refused: area };
}
