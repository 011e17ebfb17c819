import { msPerHour, msPerMinute, msPerSecond } from '../../core/time/index.ts';

/** How wrong passwords are slowed down, for each address group by itself. */
export const loginRules = {
  /** So many wrong passwords in so long make the next try wait; a right one begins the count again. */
  burst: { failures: 5, withinMs: 5 * msPerMinute },
  /** Likewise, but only a write password begins it again: who knows the demo password may not guess the others for it. */
  steady: { failures: 30, withinMs: msPerHour },
  /** The first wait; each further one is twice as long. */
  firstWaitMs: 30 * msPerSecond,
  longestWaitMs: 15 * msPerMinute,
  /** Without a wrong password for so long, an address is a new one. */
  forgottenAfterMs: msPerHour,
  /** More than an hour of checking wrong passwords can fill with addresses that wait. */
  maxAddresses: 50_000,
  /** Addresses that somebody logged in from with more than the demo password: they do not wait for a crowd of others. */
  maxKnown: 1000,
  /** Passwords that wait to be checked, of known addresses, of others, and to be changed; one is checked at a time. */
  waiting: { perKey: 4, inAll: 60 },
  /** What one is answered that finds no room to wait. */
  queueWaitMs: 5 * msPerSecond,
} as const;
