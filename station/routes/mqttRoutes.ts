import { encodeMqttReport, encodeMqttTrial } from '../../adapters/contract/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import { CallRefused } from '../../server/http/CallRefused.ts';
import type { Handlers } from '../../server/http/serveCalls.ts';
import type { RouteParts } from './RouteParts.ts';

const longestTrialMs = 15 * msPerSecond;

/** How the broker is that is shown the plant, and a test of its settings, one at a time. */
export function mqttRoutes({ mqtt, access, addressOf }: RouteParts): Pick<Handlers, 'mqttReport' | 'tryMqtt'> {
  let isBusy = false;
  return {
    mqttReport: () => encodeMqttReport(mqtt.report()),
    async tryMqtt({ known, request, signal }) {
      if (isBusy) throw new CallRefused(409, 'Another test is running.');
      isBusy = true;
      try {
        access.audit.note({ what: 'testMqtt', level: known.level, address: addressOf(request.raw) });
        return encodeMqttTrial(await mqtt.try(AbortSignal.any([signal, AbortSignal.timeout(longestTrialMs)])));
      } finally {
        isBusy = false;
      }
    },
  };
}
