import { CallRefused } from '../../server/http/CallRefused.ts';
import type { DeviceProblem } from './DeviceConfig.ts';

interface Refusal {
  readonly status: number;
  readonly message: string;
  /** In German; the catalogue has the other languages. */
  readonly text: string;
}

const refusals: Readonly<Record<DeviceProblem['code'], Refusal>> = {
  controlCharacter: {
    status: 400,
    message: 'A text has a control character.',
    text: /*i18n*/ 'Steuerzeichen sind nicht erlaubt.',
  },
  failed: {
    status: 502,
    message: 'The device did not take the settings; nothing was changed.',
    text: /*i18n*/ 'Das Gerät hat die Einstellungen nicht übernommen. Nichts wurde gespeichert; das Protokoll der Station nennt den Grund.',
  },
  timedOut: {
    status: 504,
    message: 'The device did not take the settings in time; nothing was changed.',
    text: /*i18n*/ 'Das Gerät hat die Einstellungen nicht rechtzeitig übernommen. Nichts wurde gespeichert; das Protokoll der Station nennt den Grund.',
  },
  unusable: {
    status: 502,
    message: 'The device hook cannot be run; nothing was changed.',
    text: /*i18n*/ 'Das Skript, das die Einstellungen am Gerät übernimmt, kann nicht ausgeführt werden. Nichts wurde gespeichert; das Protokoll der Station nennt den Grund.',
  },
  ending: {
    status: 503,
    message: 'The station ends or is opened again; nothing was changed.',
    text: /*i18n*/ 'Die Station wird gerade beendet oder neu gestartet. Nichts wurde gespeichert; bitte gleich noch einmal.',
  },
};

/** What a caller is answered about a problem of the device. */
export function deviceRefusal(problem: DeviceProblem): CallRefused {
  const { status, message, text } = refusals[problem.code];
  return new CallRefused(status, message, (i18n) => ('field' in problem ? `${problem.field}: ${i18n._(text)}` : i18n._(text)));
}

/** What a caller is answered when too many saves wait for the device. */
export const deviceBusy = () =>
  new CallRefused(503, 'Other settings are just being applied; try again in a minute.', (i18n) =>
    i18n._(/*i18n*/ 'Andere Einstellungen werden gerade übernommen. Nichts wurde gespeichert; bitte gleich noch einmal.'),
  );
