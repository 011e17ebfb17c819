import { done, encodePreviewAnswer } from '../../adapters/contract/index.ts';
import { backupPreview } from '../../core/backup/index.ts';
import { backupProblemText } from '../../i18n/index.ts';
import { CallRefused } from '../../server/http/CallRefused.ts';
import type { Handlers } from '../../server/http/serveCalls.ts';
import { sessionOfCall } from '../../server/http/sessionOfCall.ts';
import type { RouteParts } from './RouteParts.ts';

type BackupCalls = 'backup' | 'previewBackup' | 'restoreBackup';

const busy = /*i18n*/ 'Gerade wird eine andere Sicherung bearbeitet. Versuchen Sie es in einigen Sekunden erneut.';

/** Backups of what the station keeps, one at a time: each takes memory and a while. */
export function backupRoutes(parts: RouteParts): Pick<Handlers, BackupCalls> {
  const { backups, settings, version, clock, access, addressOf, restart } = parts;
  let isBusy = false;

  async function alone<T>(work: () => Promise<T>): Promise<T> {
    if (isBusy) throw new CallRefused(409, 'Another backup is being worked on.', (i18n) => i18n._(busy));
    isBusy = true;
    try {
      return await work();
    } finally {
      isBusy = false;
    }
  }

  return {
    backup: ({ body, known, request }) =>
      alone(async () => {
        const passPhrase = body.pass_phrase ?? undefined;
        const text = await backups.make({ software: version, madeMs: clock.nowMs() }, passPhrase);
        access.audit.note({
          what: 'backup',
          level: known.level,
          address: addressOf(request.raw),
          details: { hasSecrets: passPhrase !== undefined },
        });
        return text;
      }),
    previewBackup: ({ body: { file, pass_phrase: passPhrase } }) =>
      alone(async () => {
        const reading = await backups.read(file, passPhrase ?? undefined, settings.defaults);
        return encodePreviewAnswer(
          reading.backup === undefined
            ? { problem: reading.problem }
            : { preview: backupPreview(backups.content(settings.defaults), reading.backup) },
        );
      }),
    restoreBackup: ({ body: { file, pass_phrase: passPhrase }, known, request }) =>
      alone(async () => {
        const reading = await backups.read(file, passPhrase ?? undefined, settings.defaults);
        if (reading.backup === undefined) {
          const { problem, reason } = reading;
          throw new CallRefused(400, `The backup is refused: ${reason}.`, (i18n) => backupProblemText(i18n, problem));
        }
        // The session may have ended while the key was calculated.
        sessionOfCall(request, access.sessions);
        const { software, madeMs, secrets } = reading.backup;
        reading.backup.restore();
        access.audit.note({
          what: 'restore',
          level: known.level,
          address: addressOf(request.raw),
          details: { software, madeMs, secrets },
        });
        restart();
        return done;
      }),
  };
}
