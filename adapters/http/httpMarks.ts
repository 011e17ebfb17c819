import type { Marks, SessionToken } from '../../core/ports/index.ts';
import { decodeMarks, encodeMarksRequest, encodeNote, markPaths } from '../contract/index.ts';
import { jsonRecord } from './answerReaders.ts';
import { askStation } from './askStation.ts';
import { callLimits } from './callLimits.ts';
import { saveAtStation, saysDone } from './saveAtStation.ts';
import type { StationLink } from './stationLink.ts';

const marks = jsonRecord({ notes: 'list', events: 'list' }, decodeMarks);

/** Marks of the time axis over HTTP; a controller may keep none. */
export function httpMarks(link: StationLink): Marks {
  const { words } = callLimits;
  const send = (path: string, body: object, token: SessionToken, language: string) =>
    saveAtStation(link, { method: 'POST', path, token, language, body, limits: words }, saysDone);
  return {
    read: (range, token, waiting) =>
      askStation(link, { method: 'POST', path: markPaths.marks, token, body: encodeMarksRequest(range), waiting, isExtra: true }, marks),
    add: (note, token, language) => send(markPaths.notes, encodeNote(note), token, language),
    change: (id, note, token, language) => send(markPaths.changeNote, { id, ...encodeNote(note) }, token, language),
    remove: (id, token, language) => send(markPaths.removeNote, { id }, token, language),
  };
}
