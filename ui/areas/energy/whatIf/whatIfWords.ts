import type { GateFigure, NoReplayReason, SameService } from '../../../../core/replay/index.ts';

/** Text ids. */
export const noReplayWords: Readonly<Record<NoReplayReason, string>> = {
  tooFewDays: /*i18n*/ 'Für eine Nachrechnung braucht es mindestens sieben ausgewertete Tage.',
  noMachines: /*i18n*/ 'Kein Verdichter hat unter Last Leistung, Fördermenge und Druck.',
  noVolume: /*i18n*/ 'Das Behältervolumen ist nicht bekannt. Bitte tragen Sie es bei den Anlagendaten ein.',
  noControl: /*i18n*/ 'Kein Verdichter wurde in den Tagen be- und entlastet.',
  noDemand: /*i18n*/ 'Weder Volumenstrom noch Fördermengen sind bekannt.',
};

/** Text ids. */
export const gateWords: Readonly<Record<GateFigure, string>> = {
  nmbe: /*i18n*/ 'Energie, Abweichung',
  cvHours: /*i18n*/ 'Stundenwerte, Streuung',
  loadHours: /*i18n*/ 'Laststunden',
  starts: /*i18n*/ 'Motorstarts',
};

/** Text ids. */
export const serviceWords: Readonly<Record<SameService, string>> = {
  same: /*i18n*/ 'Gleiche Versorgung',
  notSame: /*i18n*/ 'Nicht die gleiche Versorgung: Der Druck liegt länger unter der Grenze. Das ist keine Ersparnis.',
  unknown: /*i18n*/ 'Ob die Verbraucher genug Druck haben, ist ohne Grenze nicht bekannt.',
};
