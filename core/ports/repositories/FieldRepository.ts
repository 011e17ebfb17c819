/** How the plant is wired, as JSON, with what was in force before. */
export interface StoredField {
  readonly config: string;
  /** Undefined where there is none to go back to. */
  readonly former: string | undefined;
}

/** How the plant is wired, as saved on the page of devices. */
export interface FieldRepository {
  /** Undefined before the first save. */
  load(): StoredField | undefined;
  /** What was in force becomes the former one. */
  save(config: string): void;
  /** Puts the former one in force; once only. */
  undo(): void;
}
