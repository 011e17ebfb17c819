import type { FleetFault, MapPosition } from '../../core/fleet/index.ts';
import type { DemoKind } from './demoKinds.ts';

/** What is wrong with a station's way to the fleet. */
export type DemoTrouble = 'silent' | 'clockAhead' | 'cardFailing' | 'mailFailing' | 'oldRelease';

/** A fault that is up all the time. */
export interface DemoFault extends FleetFault {
  /** So long before the first start of the demo it came. */
  readonly upForH: number;
}

/** A made-up station. */
export interface DemoStation {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  readonly position: MapPosition | undefined;
  readonly owner: string;
  readonly kind: DemoKind;
  /** Its machines, and what it uses, against its kind's. */
  readonly scale: number;
  /** Leaks that came within a year, at the end of it. */
  readonly leakM3min: number;
  /** Share of the time off in which a machine idles instead. */
  readonly idleShare: number;
  /** Every so many days there is no data; undefined for none. */
  readonly gapEveryDays: number | undefined;
  readonly trouble: DemoTrouble | undefined;
  readonly fault: DemoFault | undefined;
}

/** Who runs the contract of all stations. */
export const demoOperator = { id: 'demo-service', name: 'Druckluft Service Muster' } as const;
export const demoOwners = [
  { id: 'demo-metall', name: 'Metallbau Muster' },
  { id: 'demo-food', name: 'Lebensmittel Muster' },
  { id: 'demo-auto', name: 'Auto-Zulieferer Muster' },
] as const;

/** Who logs in without being set up; on loopback alone. */
export const demoPerson = { email: 'demo@example.org', name: 'Demo', password: 'demo' } as const;

type Row = readonly [
  name: string,
  place: string,
  owner: 0 | 1 | 2,
  kind: DemoKind,
  scale: number,
  leakM3min: number,
  idleShare: number,
  more?: Partial<Pick<DemoStation, 'gapEveryDays' | 'trouble' | 'fault'>>,
];

const rows: readonly Row[] = [
  ['Werk 1', '90402 Nürnberg', 0, 'works', 1, 0.4, 0],
  ['Werk 2', '90762 Fürth', 0, 'works', 0.8, 2.6, 0],
  ['Halle Süd', '91052 Erlangen', 0, 'hall', 1, 0.2, 0.35, { fault: { source: 2, bitIndex: 20, upForH: 31 } }],
  ['Halle Nord', '91054 Erlangen', 0, 'hall', 0.9, 0.1, 0],
  ['Lackiererei', '96047 Bamberg', 0, 'shop', 1.1, 0.05, 0],
  ['Schlosserei', '95444 Bayreuth', 0, 'shop', 0.6, 0.3, 0, { trouble: 'mailFailing' }],
  ['Gießerei', '92224 Amberg', 0, 'works', 1.2, 0.3, 0],
  ['Versand', '90431 Nürnberg', 0, 'shop', 0.5, 0, 0, { gapEveryDays: 9 }],
  ['Molkerei', '87435 Kempten', 1, 'hall', 1.2, 0.2, 0],
  ['Abfüllung', '87700 Memmingen', 1, 'works', 0.7, 0.5, 0.2],
  ['Bäckerei', '86150 Augsburg', 1, 'shop', 0.8, 0.1, 0],
  ['Brauerei', '85354 Freising', 1, 'hall', 1, 0.9, 0, { fault: { source: 1, bitIndex: 3, upForH: 290 } }],
  ['Kaffeerösterei', '28195 Bremen', 1, 'shop', 0.9, 0.02, 0, { trouble: 'clockAhead' }],
  ['Mühle', '97070 Würzburg', 1, 'shop', 0.7, 0.05, 0],
  ['Kühlhaus', '20457 Hamburg', 1, 'hall', 0.8, 0.1, 0.5],
  ['Verpackung', '89073 Ulm', 1, 'hall', 1.1, 0.15, 0, { gapEveryDays: 17 }],
  ['Presswerk', '74172 Neckarsulm', 2, 'works', 1.3, 0.6, 0, { fault: { source: 3, bitIndex: 70, upForH: 5 } }],
  ['Montage', '70565 Stuttgart', 2, 'works', 0.9, 0.2, 0],
  ['Karosserie', '85049 Ingolstadt', 2, 'works', 1.1, 3.4, 0.1],
  ['Rohbau', '93059 Regensburg', 2, 'hall', 1, 0.3, 0, { trouble: 'cardFailing' }],
  ['Prüfstand', '80809 München', 2, 'hall', 0.6, 0.1, 0],
  ['Werkzeugbau', '38440 Wolfsburg', 2, 'shop', 1, 0.1, 0, { trouble: 'oldRelease' }],
  ['Ersatzteile', '34225 Baunatal', 2, 'shop', 0.4, 0.05, 0, { trouble: 'silent' }],
  ['Logistik', '26723 Emden', 2, 'shop', 0.6, 0.4, 0],
];

/** Degrees, by postcode; one station is not there, as if nobody had entered it yet. */
const positions: Readonly<Record<string, readonly [lat: number, lon: number]>> = {
  20457: [53.54, 9.99],
  28195: [53.08, 8.81],
  34225: [51.26, 9.42],
  38440: [52.42, 10.79],
  70565: [48.73, 9.11],
  74172: [49.19, 9.22],
  80809: [48.18, 11.56],
  85049: [48.77, 11.42],
  85354: [48.4, 11.74],
  86150: [48.37, 10.9],
  87435: [47.73, 10.31],
  87700: [47.99, 10.18],
  89073: [48.4, 9.99],
  90402: [49.45, 11.08],
  90431: [49.44, 11.02],
  90762: [49.48, 10.99],
  91052: [49.59, 11.02],
  91054: [49.61, 11.0],
  92224: [49.44, 11.86],
  93059: [49.03, 12.11],
  95444: [49.94, 11.58],
  96047: [49.89, 10.89],
  97070: [49.79, 9.93],
};

function positionAt(place: string): MapPosition | undefined {
  const [lat, lon] = positions[place.slice(0, 5)] ?? [];
  return lat === undefined || lon === undefined ? undefined : { lat, lon };
}

export const demoStations: readonly DemoStation[] = rows.map(
  ([name, place, owner, kind, scale, leakM3min, idleShare, { gapEveryDays, trouble, fault } = {}], i) => ({
    ...{ id: `demo-${String(i + 1).padStart(2, '0')}`, name, place, owner: demoOwners[owner].id, kind },
    position: positionAt(place),
    ...{ scale, leakM3min, idleShare, gapEveryDays, trouble, fault },
  }),
);
