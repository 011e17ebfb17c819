/** A database that this program must not touch; its message says why, in one line. */
export class UnusableFleetDatabase extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnusableFleetDatabase';
  }
}
