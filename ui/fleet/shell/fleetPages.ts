import type { MemberRole } from '../../../core/fleet/index.ts';
import type { IconName } from '../../kit/index.ts';

/** A page of the fleet that the head leads to. */
export interface FleetPageEntry {
  readonly path: string;
  /** Text id. */
  readonly label: string;
  /** On the bar of a phone, which has room for four. */
  readonly icon?: IconName;
  readonly need?: MemberRole;
}

/** In the order of the head. */
export const fleetPages = {
  today: { path: '/', label: /*i18n*/ 'Heute', icon: 'g-list' },
  faults: { path: '/faults', label: /*i18n*/ 'Störungen', icon: 'g-alert' },
  service: { path: '/service', label: /*i18n*/ 'Wartung', icon: 'g-wrench' },
  energy: { path: '/energy', label: /*i18n*/ 'Energie', icon: 'g-bolt' },
  leaks: { path: '/leaks', label: /*i18n*/ 'Leckagen' },
  models: { path: '/models', label: /*i18n*/ 'Modelle' },
  data: { path: '/data', label: /*i18n*/ 'Daten' },
  admin: { path: '/admin', label: /*i18n*/ 'Verwaltung', need: 'admin' },
} as const satisfies Readonly<Record<string, FleetPageEntry>>;

/** The page of the mails that somebody gets; it stands with the session, not among the pages. */
export const ownMailsPage = { path: '/mails', label: /*i18n*/ 'Meine E-Mails' } as const;

export type FleetPageId = keyof typeof fleetPages;

/** All stations below this address have a page of their own. */
export const stationPath = (id: string): string => `/stations/${encodeURIComponent(id)}`;
