import type { Backlog, BacklogDay } from '../../core/ports/index.ts';
import { decodeBacklogInTurns, paths } from '../contract/index.ts';
import { type AnswerReader, wholeFile } from './answerReaders.ts';
import { askStation } from './askStation.ts';
import { nextTurn } from './nextTurn.ts';
import type { StationLink } from './stationLink.ts';

/** Reading a day takes longer than a page may stand still. */
const records: AnswerReader<() => Promise<BacklogDay>> = (answer) => {
  const bytes = wholeFile(answer);
  return bytes && (() => decodeBacklogInTurns(bytes, nextTurn));
};

/** Reads logged days from the station. */
export function httpBacklog(link: StationLink): Backlog {
  return {
    async day(day, token) {
      const answer = await askStation(link, { method: 'GET', path: paths.backlog(day), token }, records);
      if (answer.outcome !== 'succeeded') throw new Error(`backlog of ${day}: ${answer.outcome}`);
      return answer.value();
    },
  };
}
