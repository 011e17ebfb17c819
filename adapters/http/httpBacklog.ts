import type { Backlog, BacklogDay } from '../../core/ports/index.ts';
import { decodeBacklogInTurns, paths } from '../contract/index.ts';
import { type AnswerReader, wholeFile } from './answerReaders.ts';
import { askStation } from './askStation.ts';
import type { StationLink } from './stationLink.ts';

/** Lets the page do what waits: drawing, input, messages. A timer would be held back in a page that nobody looks at. */
function nextTurn(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

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
