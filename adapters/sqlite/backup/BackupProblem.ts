/** A backup that can't be made or used, for a reason that whoever asked for it can act on; the message is that reason. */
export class BackupProblem extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'BackupProblem';
  }
}
