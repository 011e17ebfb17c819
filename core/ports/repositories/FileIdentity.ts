/** Distinguishes one content of a file from another. */
export interface FileIdentity {
  readonly sizeBytes: number;
  /** Since 1970. */
  readonly modifiedMs: number;
}
