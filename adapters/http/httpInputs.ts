import type { Inputs } from '../../core/ports/index.ts';
import { decodeInputs, encodeInputsRequest, paths } from '../contract/index.ts';
import { jsonList } from './answerReaders.ts';
import { askStation } from './askStation.ts';
import { callLimits } from './callLimits.ts';
import type { StationLink } from './stationLink.ts';

const recorded = jsonList(decodeInputs, ({ length }) => length);

/** Asks for the minutes of analog inputs over HTTP; a controller may have none. */
export function httpInputs(link: StationLink): Inputs {
  return {
    read(range, ids, token, waiting) {
      const body = encodeInputsRequest({ range, ids });
      const call = { method: 'POST', path: paths.inputs, token, body, limits: callLimits.figures, waiting, isExtra: true } as const;
      return askStation(link, call, recorded);
    },
  };
}
