import type { LeakOrigin } from '../../../../core/balance/index.ts';

interface LeakWords {
  /** Text id of what the leakage cost. */
  readonly cost: string;
  /** Text id of where the figure comes from. */
  readonly explanation: string;
}

/** What is said of a leakage by where its volume comes from. */
export const leakWords: Readonly<Record<LeakOrigin | 'unknown', LeakWords>> = {
  upperBound: {
    cost: /*i18n*/ 'Leckagekosten höchstens',
    explanation:
      /*i18n*/ 'Obergrenze: aus dem kleinsten Volumenstrom der Nächte. Was nachts verbraucht wird, ist darin enthalten, denn es ist von Leckage nicht zu unterscheiden.',
  },
  estimate: {
    cost: /*i18n*/ 'Leckagekosten geschätzt',
    explanation: /*i18n*/ 'Schätzung: aus dem kleinsten Volumenstrom der Nächte, ohne den eingegebenen Nachtverbrauch.',
  },
  entered: {
    cost: /*i18n*/ 'Leckagekosten nach Eingabe',
    explanation: /*i18n*/ 'Eingegeben: Die Leckage wurde von Hand eingetragen und ist keine Messung.',
  },
  unknown: {
    cost: /*i18n*/ 'Leckagekosten',
    explanation:
      /*i18n*/ 'Die Leckage ist noch nicht bekannt. Sie wird aus dem kleinsten Volumenstrom der Nächte geschätzt; dafür fehlen Nächte mit Daten.',
  },
};
