import type { SecretRepository } from '../../core/ports/index.ts';

/** The station's token, and the one before: a fleet that was set back to an older state only knows that. */
export interface FleetTokens {
  current(): string | undefined;
  /** What the fleet gave in its place. */
  replace(token: string): void;
  /** Goes on with the other one; false where there is none. */
  swap(): boolean;
  /** Begins with a token, or without one. */
  set(token: string | undefined): void;
}

const [current, before] = ['fleet.token', 'fleet.tokenBefore'] as const;

/** Tokens as secrets: they are never shown. */
export function fleetTokens(secrets: SecretRepository): FleetTokens {
  const put = (now: string | undefined, other: string | undefined) => {
    secrets.change(
      new Map([
        [current, now ?? null],
        [before, other ?? null],
      ]),
    );
  };
  return {
    current: () => secrets.find(current),
    replace(token) {
      put(token, secrets.find(current));
    },
    swap() {
      const other = secrets.find(before);
      if (other === undefined) return false;
      put(other, secrets.find(current));
      return true;
    },
    set(token) {
      put(token, undefined);
    },
  };
}
