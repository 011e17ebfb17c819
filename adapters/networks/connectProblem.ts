import type { LineProblem } from '../../core/ports/index.ts';
import { codeOf } from '../systemError/index.ts';

const problems: Readonly<Record<string, LineProblem>> = {
  ECONNREFUSED: 'refused',
  ECONNRESET: 'hungUp',
  EPIPE: 'hungUp',
  ETIMEDOUT: 'connectTimeout',
};
const untrusted = /CERT|SSL|TLS|UNABLE_TO_|SIGNED/;

/** Why a socket could not be connected, or ended. */
export function connectProblem(error: unknown): LineProblem {
  return problems[codeOf(error)] ?? 'unreachable';
}

/** Whether an encrypted connection failed for the certificate of the other side, or because it has none. */
export const isUntrusted = (error: unknown): boolean => untrusted.test(codeOf(error));
