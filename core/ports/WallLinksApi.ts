import type { CallResult, OrderResult } from './CallResult.ts';
import type { WallLink } from './repositories/WallLinkRepository.ts';
import type { SessionToken } from './SessionToken.ts';

/** The links that open the wall panel, for who may write. */
export interface WallLinksApi {
  list(token: SessionToken): Promise<CallResult<readonly WallLink[]>>;
  /** Brings the token of the new link, which the station does not say again. */
  make(name: string, token: SessionToken): Promise<CallResult<string>>;
  revoke(id: string, token: SessionToken): Promise<OrderResult>;
}
