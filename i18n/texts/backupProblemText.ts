import type { I18n } from '@lingui/core';
import type { BackupProblemCode } from '../../core/backup/index.ts';

/** Why a backup can't be used, in German; the catalogue has the other languages. */
const texts: Readonly<Record<BackupProblemCode, string>> = {
  notBackup:
    /*i18n*/ 'Diese Datei ist keine Sicherung einer Station. Erwartet wird eine Datei, die diese Seite oder „pressluft station backup“ gespeichert hat.',
  damaged: /*i18n*/ 'Diese Sicherung ist beschädigt: Ihr Inhalt passt nicht zu ihrer Prüfsumme. Nehmen Sie eine andere Kopie.',
  otherFormat: /*i18n*/ 'Diese Sicherung hat ein anderes Format, als diese Station liest. Eine neuere Software hat sie gespeichert.',
  newerSoftware: /*i18n*/ 'Diese Sicherung stammt von einer neueren Software. Aktualisieren Sie zuerst diese Station.',
  unfit: /*i18n*/ 'Diese Sicherung passt nicht in den Speicher einer Station. Sie wurde nachträglich verändert.',
  wrongPassPhrase: /*i18n*/ 'Das Kennwort der Sicherung ist falsch.',
};

/** Why a backup can't be used, as a person reads it. */
export const backupProblemText = (i18n: I18n, problem: BackupProblemCode): string => i18n._(texts[problem]);
