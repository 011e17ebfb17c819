import type { SecretRepository, StationFleetRepository } from '../../core/ports/index.ts';
import { type FleetTokens, fleetTokens } from './fleetTokens.ts';

/** Of which fleet the station is: an address, the name that it has there, and a token that goes to that address alone. */
export interface FleetMembership {
  readonly tokens: FleetTokens;
  /** At an address; undefined where it is of no fleet, or of that of another address, which it leaves. A restored backup may be without the token. */
  at(url: string): { readonly station: string } | undefined;
  begin(url: string, enrolled: { readonly station: string; readonly token: string }): void;
  end(): void;
}

export function fleetMembership(
  repository: Pick<StationFleetRepository, 'joined' | 'saveJoined'>,
  secrets: SecretRepository,
): FleetMembership {
  const tokens = fleetTokens(secrets);
  const end = () => {
    tokens.set(undefined);
    repository.saveJoined(undefined);
  };
  return {
    tokens,
    at(url) {
      const joined = repository.joined();
      if (joined !== undefined && joined.url !== url) end();
      return tokens.current() === undefined ? undefined : repository.joined();
    },
    begin(url, { station, token }) {
      tokens.set(token);
      repository.saveJoined({ url, station });
    },
    end,
  };
}
