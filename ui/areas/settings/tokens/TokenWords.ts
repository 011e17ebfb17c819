/** What the tokens of a kind are called; text ids. */
export interface TokenWords {
  readonly newTitle: string;
  /** Below the field of the name. */
  readonly nameNote: string;
  readonly make: string;
  /** Beside a token that was just made. */
  readonly shownOnce: string;
  readonly whatToDo: string;
  /** Of the field that shows it. */
  readonly made: string;
  readonly listTitle: string;
  readonly readFailed: string;
  readonly none: string;
  /** With `{name}`. */
  readonly askToRevoke: string;
  readonly revoked: string;
}
