import { balancePurposeOf } from '../../core/balance/index.ts';
import type { Balances } from '../../core/ports/index.ts';
import { decodeBalance, encodeBalanceRequest, paths } from '../contract/index.ts';
import { jsonRecord } from './answerReaders.ts';
import { askStation } from './askStation.ts';
import { callLimits } from './callLimits.ts';
import type { StationLink } from './stationLink.ts';

const balance = jsonRecord({ compressors: 'list', plant: 'record' }, decodeBalance);

/** Asks for energy balances over HTTP; refused without a call for a purpose that the station does not know. */
export function httpBalances(link: StationLink): Balances {
  return {
    read(purpose, range, token, waiting) {
      if ('problem' in balancePurposeOf(purpose)) {
        link.log.warn('failed to understand which energy balance you actually want.', purpose);
        return Promise.resolve({ outcome: 'refused' });
      }
      const body = encodeBalanceRequest(range);
      const call = { method: 'POST', path: paths.energyBalance, token, body, limits: callLimits.figures, waiting } as const;
      return askStation(link, call, balance);
    },
  };
}
