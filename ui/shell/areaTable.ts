import { type Area, type AreaRights, areas } from '../../core/access/index.ts';

export interface AreaEntry {
  /** Text id. */
  readonly label: string;
  /** First parts of its addresses. */
  readonly roots: readonly string[];
  /** Its first page; undefined while it has none. */
  readonly path: string | undefined;
}

/** The areas of the dashboard and where they lie. */
export const areaTable: Readonly<Record<Area, AreaEntry>> = {
  overview: { label: /*i18n*/ 'Übersicht', roots: ['overview'], path: '/overview/master' },
  analytics: { label: /*i18n*/ 'Analyse', roots: ['analysis'], path: '/analysis/graphics' },
  energyBalancing: {
    label: /*i18n*/ 'Energiebilanz',
    roots: ['energy_balancing', 'think_green', 'data_archive'],
    path: '/energy_balancing/energy_consumption',
  },
  maintenance: { label: /*i18n*/ 'Wartung', roots: ['maintenance'], path: '/maintenance/overview' },
  errors: { label: /*i18n*/ 'Störmeldungen', roots: ['error_log'], path: '/error_log' },
  settings: { label: /*i18n*/ 'Einstellungen', roots: ['settings'], path: '/settings/users' },
};

/** The area that an address belongs to. */
export function areaOfPath(path: string): Area | undefined {
  const root = /^\/([^/?#]*)/.exec(path)?.[1];
  return areas.find((area) => areaTable[area].roots.some((candidate) => candidate === root));
}

/** Whether an area may be opened and has a page. */
export function isOpenArea(area: Area, allowed: AreaRights): boolean {
  return allowed[area] && areaTable[area].path !== undefined;
}
