/** A database that is refused, for a reason that whoever runs the program can act on; the message is that reason. */
export class UnusableDatabase extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'UnusableDatabase';
  }
}
