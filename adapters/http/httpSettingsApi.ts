import type { SettingsApi } from '../../core/ports/index.ts';
import { defaultSettings, type Settings, type SettingsGroup } from '../../core/settings/index.ts';
import { decodeSettings, decodeTestMail, decodeTimeZones, encodePasswordChange, encodeSentSettings, paths } from '../contract/index.ts';
import { type AnswerReader, jsonList, jsonRecord } from './answerReaders.ts';
import { askStation } from './askStation.ts';
import { callLimits } from './callLimits.ts';
import { saveAtStation, saysDone, wentThrough } from './saveAtStation.ts';
import type { StationLink } from './stationLink.ts';

const zones = jsonList(decodeTimeZones, ({ length }) => length);
const testMail = jsonRecord({ sent: 'flag', answer: 'text' }, decodeTestMail);

const groupOf = <G extends SettingsGroup>(group: G): AnswerReader<Settings[G]> =>
  jsonRecord({}, (wire) => decodeSettings({ [group]: wire }, defaultSettings)[group]!);

/** Reads and saves settings over HTTP. */
export function httpSettingsApi(link: StationLink): SettingsApi {
  return {
    save: (group, values, token, language) =>
      saveAtStation(
        link,
        {
          method: 'PUT',
          path: paths.saveSettings(group),
          token,
          body: encodeSentSettings(group, values),
          language,
          limits: callLimits.words,
        },
        wentThrough,
      ),
    read: (group, token, waiting) =>
      askStation(link, { method: 'GET', path: paths.readSettings(group), token, waiting, isExtra: true }, groupOf(group)),
    changePassword: (level, newPassword, token, language) =>
      saveAtStation(
        link,
        {
          method: 'POST',
          path: paths.changePassword,
          token,
          body: encodePasswordChange(level, newPassword),
          language,
          limits: callLimits.words,
        },
        saysDone,
      ),
    timeZones: (token, waiting) => askStation(link, { method: 'GET', path: paths.timeZones, token, waiting, isExtra: true }, zones),
    sendTestMail: (token, language, waiting) =>
      askStation(
        link,
        { method: 'POST', path: paths.testMail, token, language, limits: callLimits.mail, waiting, isExtra: true },
        testMail,
      ),
  };
}
