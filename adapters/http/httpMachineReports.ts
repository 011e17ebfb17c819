import type { MachineReports } from '../../core/ports/index.ts';
import { decodeMachines, insightPaths, insightQuery } from '../contract/index.ts';
import { jsonRecord } from './answerReaders.ts';
import { askStation } from './askStation.ts';
import { callLimits } from './callLimits.ts';
import type { StationLink } from './stationLink.ts';

const answered = jsonRecord({ range: 'record', machines: 'list', air: 'record' }, decodeMachines);

/** Asks what days say of the machines over HTTP; a controller may have no such call. */
export function httpMachineReports(link: StationLink): MachineReports {
  return {
    read(range, token, waiting) {
      const path = insightPaths.machines + insightQuery(range);
      const call = { method: 'GET', path, token, limits: callLimits.figures, waiting, isExtra: true } as const;
      return askStation(link, call, answered);
    },
  };
}
