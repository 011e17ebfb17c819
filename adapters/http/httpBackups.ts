import { backupHead } from '../../core/backup/index.ts';
import type { BackupApi } from '../../core/ports/index.ts';
import { backupPaths, decodePreviewAnswer, encodeBackupFile, encodePassPhrase } from '../contract/index.ts';
import { type AnswerReader, jsonRecord, textOf, wholeFile } from './answerReaders.ts';
import { askStation } from './askStation.ts';
import { callLimits } from './callLimits.ts';
import { saveAtStation, saysDone } from './saveAtStation.ts';
import type { StationLink } from './stationLink.ts';

/** What is no backup is not taken for one, and kept by somebody who believes it. */
const backup: AnswerReader<Uint8Array<ArrayBuffer>> = (answer) => {
  const file = wholeFile(answer);
  return file !== undefined && textOf(file.subarray(0, backupHead.length)) === backupHead ? file : undefined;
};
const preview = jsonRecord({ problem: 'textOrNull', preview: 'recordOrNull' }, decodePreviewAnswer);

/** Makes and restores backups over HTTP; a controller may not. */
export function httpBackups(link: StationLink): BackupApi {
  return {
    make: (passPhrase, token, waiting) =>
      askStation(
        link,
        {
          method: 'POST',
          path: backupPaths.make,
          token,
          body: encodePassPhrase(passPhrase),
          limits: callLimits.backup,
          waiting,
          isExtra: true,
        },
        backup,
      ),
    preview: (file, passPhrase, token, waiting) =>
      askStation(
        link,
        {
          method: 'POST',
          path: backupPaths.preview,
          token,
          body: encodeBackupFile(file, passPhrase),
          limits: callLimits.figures,
          waiting,
          isExtra: true,
        },
        preview,
      ),
    restore: (file, passPhrase, token, language) =>
      saveAtStation(
        link,
        {
          method: 'POST',
          path: backupPaths.restore,
          token,
          body: encodeBackupFile(file, passPhrase),
          language,
          limits: { ...callLimits.figures, maxBytes: callLimits.words.maxBytes },
        },
        saysDone,
      ),
  };
}
