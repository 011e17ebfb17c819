import type { DoorProblem } from '../../core/ports/index.ts';
import { type Cookies, cookiesAfter } from './cookies.ts';
import type { Exchange } from './exchange.ts';
import { sha256 } from './sha256.ts';

const maxPageBytes = 500_000;
const redirected = 302;
/** The page for logging in again, or no right. */
const refusals: readonly number[] = [200, 401, 403];
/** Where somebody who may come in is sent on to. */
const inside = '/HMI';

/** Logs in at a SIGMA AIR MANAGER 4.0; nothing that it sends on to is visited. */
export async function managerLogin(
  exchange: Exchange,
  { user, password }: { readonly user: string; readonly password: string },
  signal: AbortSignal,
): Promise<Cookies | DoorProblem> {
  const form = new URLSearchParams({ inputUser: user, inputPassword: '', inputPassHash: sha256(password) });
  const answer = await exchange(
    {
      method: 'POST',
      path: '/HMI/login.html',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
      maxBytes: maxPageBytes,
    },
    signal,
  );
  if (typeof answer === 'string') return answer;
  const { status, headers } = answer;
  if (status === redirected) return headers.location === inside ? cookiesAfter({}, headers['set-cookie']) : 'loginRefused';
  return refusals.includes(status) ? 'loginRefused' : 'notUnderstood';
}
