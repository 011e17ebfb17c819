import type { AirStatistics, LeakOrigin } from '../../../../core/balance/index.ts';

/** Text ids. */
export interface LeakWords {
  readonly leaked: string;
  /** The same as a part of all air. */
  readonly part: string;
  /** What the leakage cost. */
  readonly cost: string;
  /** Of all air. */
  readonly share: string;
  readonly co2: string;
  /** Where the figure comes from. */
  readonly explanation: string;
  /** How the machines come to theirs: it is known of the whole station alone. Undefined where the controller does not say. */
  readonly split?: string | undefined;
}

const split =
  /*i18n*/ 'Leckage ist nur für die ganze Station bekannt. Je Verdichter ist sie nicht gemessen, sondern nach seinem Volumen verteilt.';

const words: Readonly<Record<LeakOrigin | 'unknown', LeakWords>> = {
  upperBound: {
    leaked: /*i18n*/ 'Leckage, höchstens',
    part: /*i18n*/ 'davon Leckage, höchstens',
    cost: /*i18n*/ 'Leckagekosten, höchstens',
    share: /*i18n*/ 'Leckageanteil, höchstens',
    co2: /*i18n*/ 'CO₂ der Leckage, höchstens',
    explanation:
      /*i18n*/ 'Obergrenze: aus dem kleinsten Volumenstrom der Nächte. Was nachts verbraucht wird, ist darin enthalten, denn es ist von Leckage nicht zu unterscheiden.',
  },
  estimate: {
    leaked: /*i18n*/ 'Leckage geschätzt',
    part: /*i18n*/ 'davon Leckage geschätzt',
    cost: /*i18n*/ 'Leckagekosten geschätzt',
    share: /*i18n*/ 'Leckageanteil geschätzt',
    co2: /*i18n*/ 'CO₂ der Leckage geschätzt',
    explanation: /*i18n*/ 'Schätzung: aus dem kleinsten Volumenstrom der Nächte, ohne den eingegebenen Nachtverbrauch.',
  },
  entered: {
    leaked: /*i18n*/ 'Leckage nach Eingabe',
    part: /*i18n*/ 'davon Leckage nach Eingabe',
    cost: /*i18n*/ 'Leckagekosten nach Eingabe',
    share: /*i18n*/ 'Leckageanteil nach Eingabe',
    co2: /*i18n*/ 'CO₂ der Leckage nach Eingabe',
    explanation: /*i18n*/ 'Eingegeben: Die Leckage wurde von Hand eingetragen und ist keine Messung.',
  },
  unknown: {
    leaked: /*i18n*/ 'Leckage',
    part: /*i18n*/ 'davon Leckage',
    cost: /*i18n*/ 'Leckagekosten',
    share: /*i18n*/ 'Leckageanteil',
    co2: /*i18n*/ 'CO₂ der Leckage',
    explanation:
      /*i18n*/ 'Die Leckage ist noch nicht bekannt. Sie wird aus dem kleinsten Volumenstrom der Nächte geschätzt; dafür fehlen Nächte mit Daten.',
  },
};

const unreported: LeakWords = { ...words.unknown, explanation: /*i18n*/ 'Woher diese Leckage stammt, nennt die Steuerung nicht.' };

/** What is said of a leakage by where its volume comes from, as far as that is known. */
export function leakWordsOf(statistics: Pick<AirStatistics, 'leakOrigin' | 'machines'> | undefined): LeakWords {
  const { leakOrigin, machines = [] } = statistics ?? {};
  if (leakOrigin !== undefined) return { ...words[leakOrigin], split };
  return machines.some(({ leakedM3 }) => leakedM3 !== undefined) ? unreported : words.unknown;
}
