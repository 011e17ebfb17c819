import type { CallResult, OrderResult } from './CallResult.ts';
import type { NamedToken } from './repositories/NamedTokenRepository.ts';
import type { SessionToken } from './SessionToken.ts';

/** The tokens of wall panels, or those of programs, for who may write. */
export interface NamedTokensApi {
  list(token: SessionToken): Promise<CallResult<readonly NamedToken[]>>;
  /** Brings the new token, which the station does not say again. */
  make(name: string, token: SessionToken): Promise<CallResult<string>>;
  revoke(id: string, token: SessionToken): Promise<OrderResult>;
}
