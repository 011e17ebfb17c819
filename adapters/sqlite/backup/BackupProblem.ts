import type { BackupProblemCode } from '../../../core/backup/index.ts';

/** A backup that can't be made or used, for a reason that whoever asked for it can act on; the message is that reason. */
export class BackupProblem extends Error {
  /** Undefined where no file of a backup is what is wrong. */
  readonly code: BackupProblemCode | undefined;

  constructor(reason: string, code?: BackupProblemCode) {
    super(reason);
    this.name = 'BackupProblem';
    this.code = code;
  }
}
