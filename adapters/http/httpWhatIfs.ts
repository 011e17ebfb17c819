import type { WhatIfs } from '../../core/ports/index.ts';
import { decodeWhatIf, encodeWhatIfAsked, insightPaths } from '../contract/index.ts';
import { anyWords, jsonRecord } from './answerReaders.ts';
import { askStation } from './askStation.ts';
import { begunReplay } from './begunReplay.ts';
import { callLimits } from './callLimits.ts';
import type { StationLink } from './stationLink.ts';

const answered = jsonRecord({ state: 'text' }, decodeWhatIf);

/** Replays over HTTP; a controller may have no such call. */
export function httpWhatIfs(link: StationLink): WhatIfs {
  return {
    begin(asked, token) {
      const body = encodeWhatIfAsked(asked);
      return askStation(
        link,
        { method: 'POST', path: insightPaths.whatIf, token, body, limits: callLimits.words, isExtra: true },
        begunReplay,
      );
    },
    read(id, token, waiting) {
      const path = `${insightPaths.whatIf}?${new URLSearchParams({ id })}`;
      return askStation(link, { method: 'GET', path, token, limits: callLimits.figures, waiting, isExtra: true }, answered);
    },
    async cancel(id, token) {
      const call = { method: 'POST', path: insightPaths.cancelWhatIf, token, body: { id }, limits: callLimits.words } as const;
      return { outcome: (await askStation(link, call, anyWords)).outcome };
    },
  };
}
