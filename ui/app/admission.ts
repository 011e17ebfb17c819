import type { Area, AreaRights, Session } from '../../core/access/index.ts';
import type { SessionEnding } from '../stores/index.ts';

export interface AdmissionFacts {
  readonly area: Area;
  /** The address that is asked for, with its query. */
  readonly address: string;
  readonly session: Session;
  readonly ending: SessionEnding | undefined;
  readonly allowed: AreaRights;
  /** False while `allowed` still rests on defaults. */
  readonly rightsKnown: boolean;
}

/** `login` keeps the address for after the login, unless somebody has just logged out from there. */
export type Admission =
  { readonly verdict: 'open' | 'wait' | 'refused' } | { readonly verdict: 'login'; readonly asked: string | undefined };

/** Whether a page of an area may be shown. */
export function admission({ area, address, session, ending, allowed, rightsKnown }: AdmissionFacts): Admission {
  if (!session.isAuthorized) return { verdict: 'login', asked: ending === 'byPerson' ? undefined : address };
  if (allowed[area]) return { verdict: 'open' };
  return { verdict: rightsKnown ? 'refused' : 'wait' };
}
