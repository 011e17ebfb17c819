/** Where a part reports what went wrong without stopping. */
export interface Log {
  warn(message: string, cause?: unknown): void;
}
