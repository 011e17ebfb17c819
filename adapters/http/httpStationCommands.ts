import type { OrderResult, SessionToken, StationCommands } from '../../core/ports/index.ts';
import { paths } from '../contract/index.ts';
import { anyWords } from './answerReaders.ts';
import { askStation } from './askStation.ts';
import { callLimits } from './callLimits.ts';
import type { StationLink } from './stationLink.ts';

/** Gives the station its orders over HTTP. */
export function httpStationCommands(link: StationLink): StationCommands {
  const order = async (path: string, token: SessionToken): Promise<OrderResult> => {
    const { outcome } = await askStation(link, { method: 'POST', path, token, limits: callLimits.words }, anyWords);
    return { outcome };
  };
  return {
    reboot: (token) => order(paths.reboot, token),
    resetThinkGreen: (token, name = '') =>
      order(name === '' ? paths.resetThinkGreen : `${paths.resetThinkGreen}?${new URLSearchParams({ name })}`, token),
  };
}
