import { balancePurposeOf, type EnergyBalance } from '../../core/balance/index.ts';
import type { Balances, CallResult } from '../../core/ports/index.ts';
import { decodeBalance, encodeBalanceRequest, paths } from '../contract/index.ts';
import { jsonRecord } from './answerReaders.ts';
import { askStation } from './askStation.ts';
import { callLimits } from './callLimits.ts';
import type { StationLink } from './stationLink.ts';

const balance = jsonRecord({ compressors: 'list', plant: 'record' }, decodeBalance);

/** The balance of a range; refused without a call for a purpose that the station does not know. */
export async function readBalance(
  link: StationLink,
  [purpose, range, token, waiting]: Parameters<Balances['read']>,
): Promise<CallResult<EnergyBalance>> {
  if ('problem' in balancePurposeOf(purpose)) {
    link.log.warn('failed to understand which energy balance you actually want.', purpose);
    return { outcome: 'refused' };
  }
  const body = encodeBalanceRequest(range);
  const call = { method: 'POST', path: paths.energyBalance, token, body, limits: callLimits.figures, waiting } as const;
  return askStation(link, call, balance);
}
