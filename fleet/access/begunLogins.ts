import { addressGroup } from '../../server/access/addressGroup.ts';

interface Begun {
  readonly group: string;
  readonly untilMs: number;
}

/** Log-ins that wait for their end at an issuer, of one process of a fleet. */
export interface BegunLogins {
  /** Whether there was room for one more; its name ends it. */
  begin(name: string, address: string | undefined): boolean;
  end(name: string): void;
}

export interface BegunLimits {
  /** From one address; an office has one for all. */
  readonly perAddress: number;
  readonly inAll: number;
  readonly forMs: number;
}

/** Whoever begins log-ins and ends none fills no database, and keeps nobody else from theirs. */
export function begunLogins({ perAddress, inAll, forMs }: BegunLimits, nowMs: () => number): BegunLogins {
  /** In the order in which they end. */
  const begun = new Map<string, Begun>();
  const counts = new Map<string, number>();

  function end(name: string): void {
    const found = begun.get(name);
    if (found === undefined) return;
    begun.delete(name);
    const left = counts.get(found.group)! - 1;
    if (left === 0) counts.delete(found.group);
    else counts.set(found.group, left);
  }

  function forget(): void {
    for (const [name, { untilMs }] of begun) {
      if (untilMs > nowMs()) return;
      end(name);
    }
  }

  return {
    begin(name, address) {
      forget();
      const group = addressGroup(address);
      const count = counts.get(group) ?? 0;
      if (count >= perAddress || begun.size >= inAll) return false;
      begun.set(name, { group, untilMs: nowMs() + forMs });
      counts.set(group, count + 1);
      return true;
    },
    end,
  };
}
