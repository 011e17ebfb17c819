import type { LineProblem } from '../../core/ports/index.ts';
import { codeOf } from '../systemError/index.ts';

const problems: Readonly<Record<string, LineProblem>> = {
  ECONNREFUSED: 'refused',
  ECONNRESET: 'hungUp',
  EPIPE: 'hungUp',
  ETIMEDOUT: 'connectTimeout',
};

/** Why a socket could not be connected, or ended. */
export function connectProblem(error: unknown): LineProblem {
  return problems[codeOf(error)] ?? 'unreachable';
}
