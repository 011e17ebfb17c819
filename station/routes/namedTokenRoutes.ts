import { done, encodeNamedTokens } from '../../adapters/contract/index.ts';
import { maxNamedTokens } from '../../core/access/index.ts';
import { CallRefused } from '../../server/http/CallRefused.ts';
import type { Called, Handlers } from '../../server/http/serveCalls.ts';
import type { NamedTokens } from '../access/namedTokens.ts';
import type { RouteParts } from './RouteParts.ts';

type Tokens = 'wallLinks' | 'programTokens';
type MakeCall = 'makeWallLink' | 'makeProgramToken';
type RevokeCall = 'revokeWallLink' | 'revokeProgramToken';

/** The links that open the wall panel, and the tokens of programs. */
export function namedTokenRoutes({ access, addressOf }: RouteParts): Pick<Handlers, Tokens | MakeCall | RevokeCall> {
  const make = (tokens: NamedTokens, what: 'wallLink' | 'programToken', word: string) => (called: Called<MakeCall>) => {
    const { name } = called.body;
    const token = tokens.make(name);
    if (token === undefined) throw new CallRefused(409, `There are ${maxNamedTokens} ${word}s, as many as there may be; revoke one first.`);
    access.audit.note({ what, level: called.known.level, address: addressOf(called.request.raw), details: { made: name } });
    return { token };
  };
  const revoke = (tokens: NamedTokens, what: 'wallLink' | 'programToken', word: string) => (called: Called<RevokeCall>) => {
    const { id } = called.body;
    const name = tokens.list().find((token) => token.id === id)?.name;
    if (!tokens.revoke(id)) throw new CallRefused(409, `There is no such ${word}; it may have been revoked already.`);
    access.audit.note({ what, level: called.known.level, address: addressOf(called.request.raw), details: { revoked: name ?? '' } });
    return done;
  };
  return {
    wallLinks: () => encodeNamedTokens(access.wallLinks.list()),
    makeWallLink: make(access.wallLinks, 'wallLink', 'link'),
    revokeWallLink: revoke(access.wallLinks, 'wallLink', 'link'),
    programTokens: () => encodeNamedTokens(access.programTokens.list()),
    makeProgramToken: make(access.programTokens, 'programToken', 'token'),
    revokeProgramToken: revoke(access.programTokens, 'programToken', 'token'),
  };
}
