/**
 * Whether a page may notify by the system: `missing` where the browser cannot, `insecure` where the page came without encryption, so that browsers refuse,
 * `unasked`, or as somebody decided.
 */
export type NoticePermission = 'missing' | 'insecure' | 'unasked' | 'granted' | 'denied';

/** A notification: what it is about in a line, and more of it. */
export interface Notice {
  /** A later notice of the same id takes the place of the earlier one. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** Notifications of the system beside the page. */
export interface Notices {
  permission(): NoticePermission;
  /** Asks the person, where it is to be asked; only at their click. */
  ask(): Promise<NoticePermission>;
  /** False where the browser did not take it; a click on it brings the page to the front and calls `opened`. */
  show(notice: Notice, opened: () => void): boolean;
}
