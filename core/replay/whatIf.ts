import type { LoggedPlantDay } from './fitPlant.ts';
import { partOf } from './partOf.ts';
import { replayStudy, triedChange } from './replayStudy.ts';
import type { WhatIf, WhatIfQuestion } from './WhatIfAnswer.ts';

/** Of all work, what the replay as it is takes of a year; of few days it takes more. */
const studyShare = 0.2;

/**
 * What a plant would have needed with a change: the demand of its log, replayed as it is and changed, the one less the other. Yields how much is
 * done, 0..1. An unchanged plant saves exactly nothing. Where the replay as it is misses the log, only what logged states cost is changed.
 */
export function* whatIf(days: readonly LoggedPlantDay[], { change, ...question }: WhatIfQuestion): Generator<number, WhatIf> {
  const study = yield* partOf(replayStudy(days, question), 0, studyShare);
  return study.kind === 'none' ? study : yield* partOf(triedChange(study, change), studyShare, 1);
}
