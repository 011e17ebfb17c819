import type { NamedTokensApi } from '../../core/ports/index.ts';
import { decodeNamedTokens, northPaths, paths, recordOr } from '../contract/index.ts';
import { anyWords, jsonList, jsonRecord } from './answerReaders.ts';
import { askStation } from './askStation.ts';
import type { StationLink } from './stationLink.ts';

const tokens = jsonList(decodeNamedTokens, ({ length }) => length);
const made = jsonRecord({ token: 'text' }, (wire) => String(recordOr(wire)['token']));

/** Where the tokens of a kind are. */
export interface NamedTokenPaths {
  readonly tokens: string;
  readonly revoke: string;
}
export const wallLinkPaths: NamedTokenPaths = { tokens: paths.wallLinks, revoke: paths.revokeWallLink };
export const programTokenPaths: NamedTokenPaths = { tokens: northPaths.programTokens, revoke: northPaths.revokeProgramToken };

/** Makes, lists and revokes tokens of a kind over HTTP. */
export function httpNamedTokens(link: StationLink, at: NamedTokenPaths): NamedTokensApi {
  return {
    list: (token) => askStation(link, { method: 'GET', path: at.tokens, token, isExtra: true }, tokens),
    make: (name, token) => askStation(link, { method: 'POST', path: at.tokens, token, body: { name }, isExtra: true }, made),
    async revoke(id, token) {
      const { outcome } = await askStation(link, { method: 'POST', path: at.revoke, token, body: { id }, isExtra: true }, anyWords);
      return { outcome };
    },
  };
}
