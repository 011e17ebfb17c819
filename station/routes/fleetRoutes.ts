import { done, encodeFleetJoin, encodeFleetReport } from '../../adapters/contract/index.ts';
import { msPerSecond } from '../../core/time/index.ts';
import { CallRefused } from '../../server/http/CallRefused.ts';
import type { Handlers } from '../../server/http/serveCalls.ts';
import type { RouteParts } from './RouteParts.ts';

const longestJoinMs = 15 * msPerSecond;

/** How the station and its fleet are, joining it, one at a time, and leaving it. */
export function fleetRoutes({ fleet, access, addressOf }: RouteParts): Pick<Handlers, 'fleetReport' | 'joinFleet' | 'leaveFleet'> {
  let isBusy = false;
  return {
    fleetReport: () => encodeFleetReport(fleet.report()),
    async joinFleet({ body, known, request, signal }) {
      if (isBusy) throw new CallRefused(409, 'The station is joining its fleet.');
      isBusy = true;
      try {
        access.audit.note({ what: 'joinFleet', level: known.level, address: addressOf(request.raw) });
        return encodeFleetJoin(await fleet.join(body.code, AbortSignal.any([signal, AbortSignal.timeout(longestJoinMs)])));
      } finally {
        isBusy = false;
      }
    },
    leaveFleet({ known, request }) {
      access.audit.note({ what: 'leaveFleet', level: known.level, address: addressOf(request.raw) });
      fleet.leave();
      return done;
    },
  };
}
