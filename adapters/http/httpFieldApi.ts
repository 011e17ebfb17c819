import type { FieldApi } from '../../core/ports/index.ts';
import {
  decodeFieldReport,
  decodeFoundDevices,
  decodeTrialResult,
  encodeFieldSave,
  encodeFieldSearch,
  encodeFieldTrial,
  paths,
} from '../contract/index.ts';
import { jsonList, jsonRecord } from './answerReaders.ts';
import { askStation } from './askStation.ts';
import { callLimits } from './callLimits.ts';
import { saveAtStation, saysDone } from './saveAtStation.ts';
import type { StationLink } from './stationLink.ts';

const report = jsonRecord({ connections: 'list', devices: 'list', models: 'list' }, decodeFieldReport);
const trial = jsonRecord({ is_connected: 'flag', readings: 'list' }, decodeTrialResult);
const found = jsonList(decodeFoundDevices, ({ length }) => length);

/** Reads and changes how the plant is wired, over HTTP. */
export function httpFieldApi(link: StationLink): FieldApi {
  const { words, trial: limits } = callLimits;
  return {
    report: (token, language, waiting) =>
      askStation(link, { method: 'GET', path: paths.field, token, language, waiting, isExtra: true }, report),
    save: (config, passwords, token, language) =>
      saveAtStation(
        link,
        { method: 'PUT', path: paths.field, token, language, body: encodeFieldSave(config, passwords), limits: words },
        saysDone,
      ),
    undo: (token, language) => saveAtStation(link, { method: 'POST', path: paths.undoField, token, language, limits: words }, saysDone),
    try: (asked, token, language, waiting) =>
      askStation(
        link,
        { method: 'POST', path: paths.tryField, token, language, body: encodeFieldTrial(asked), limits, waiting, isExtra: true },
        trial,
      ),
    find: (search, token, language, waiting) =>
      askStation(
        link,
        { method: 'POST', path: paths.findField, token, language, body: encodeFieldSearch(search), limits, waiting, isExtra: true },
        found,
      ),
    addProfile: (profile, token, language) =>
      saveAtStation(link, { method: 'POST', path: paths.fieldProfiles, token, language, body: profile, limits: words }, saysDone),
  };
}
