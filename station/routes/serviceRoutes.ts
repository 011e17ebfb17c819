import type { I18n } from '@lingui/core';
import { decodeServiceEntry, done, encodeRunningDays, encodeServices } from '../../adapters/contract/index.ts';
import { CallRefused } from '../../server/http/CallRefused.ts';
import type { Handlers } from '../../server/http/serveCalls.ts';
import type { ServiceRecord } from '../../core/maintenance/index.ts';
import type { ServiceRefusal } from '../figures/serviceBook.ts';
import type { RouteParts } from './RouteParts.ts';

type ServiceCalls = 'services' | 'runningDays' | 'closeService' | 'takeBackService';

interface Refusal {
  readonly status: number;
  readonly english: string;
  /** Text id. */
  readonly text: string;
}

const refusals: Readonly<Record<ServiceRefusal, Refusal>> = {
  unknownService: { status: 404, english: 'There is no such service.', text: /*i18n*/ 'Diese Wartung gibt es nicht.' },
  tooLate: {
    status: 409,
    english: 'Only the last entry of a part can be taken back, for 24 h.',
    text: /*i18n*/ 'Nur der letzte Eintrag eines Bauteils lässt sich zurücknehmen, und nur 24 h lang.',
  },
  noName: { status: 400, english: 'It is not said who did it.', text: /*i18n*/ 'Bitte geben Sie an, wer die Wartung erledigt hat.' },
  longText: { status: 400, english: 'A text is too long.', text: /*i18n*/ 'Ein Text ist zu lang.' },
  badTime: { status: 400, english: 'The time is not valid.', text: /*i18n*/ 'Der Zeitpunkt ist nicht gültig.' },
  future: { status: 400, english: 'The time is in the future.', text: /*i18n*/ 'Der Zeitpunkt liegt in der Zukunft.' },
  badHours: {
    status: 400,
    english: 'The running hours are not valid.',
    text: /*i18n*/ 'Die Betriebsstunden sind nicht gültig: erwartet wird eine Zahl von 0 bis 1.000.000.',
  },
  badPart: {
    status: 400,
    english: 'A part has no name, or its number of pieces is none.',
    text: /*i18n*/ 'Ein Teil hat keinen Namen oder keine gültige Stückzahl.',
  },
  manyParts: { status: 400, english: 'There are too many parts.', text: /*i18n*/ 'Es sind zu viele Teile.' },
};

function kept(answer: ServiceRecord | ServiceRefusal): ServiceRecord {
  if (typeof answer !== 'string') return answer;
  const { status, english, text } = refusals[answer];
  throw new CallRefused(status, english, (i18n: I18n) => i18n._(text));
}

/** Services that were closed, and what their dates are forecast from. */
export function serviceRoutes({
  services,
  access,
  addressOf,
}: Pick<RouteParts, 'services' | 'access' | 'addressOf'>): Pick<Handlers, ServiceCalls> {
  return {
    services: () => encodeServices(services.history()),
    runningDays: async ({ signal }) => encodeRunningDays(await services.runningDays(signal)),
    closeService({ body, known, request }) {
      const { id, index, component } = kept(services.close(decodeServiceEntry(body)));
      access.audit.note({ what: 'service', level: known.level, address: addressOf(request.raw), details: { id, slot: index, component } });
      return done;
    },
    takeBackService({ body, known, request }) {
      const { id, index, component } = kept(services.takeBack(body.id));
      const details = { id, slot: index, component, isTakenBack: true };
      access.audit.note({ what: 'service', level: known.level, address: addressOf(request.raw), details });
      return done;
    },
  };
}
