import type { Log } from '../../../core/ports/index.ts';

/** A log that keeps all that it is given, causes too. */
export function recordedLog(): Log & { readonly lines: string[] } {
  const lines: string[] = [];
  return { lines, warn: (message, cause) => void lines.push(`${message} ${cause instanceof Error ? cause.stack : JSON.stringify(cause)}`) };
}
