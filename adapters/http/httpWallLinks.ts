import type { WallLinksApi } from '../../core/ports/index.ts';
import { decodeWallLinks, paths, recordOr } from '../contract/index.ts';
import { anyWords, jsonList, jsonRecord } from './answerReaders.ts';
import { askStation } from './askStation.ts';
import type { StationLink } from './stationLink.ts';

const links = jsonList(decodeWallLinks, ({ length }) => length);
const made = jsonRecord({ token: 'text' }, (wire) => String(recordOr(wire)['token']));

/** Makes, lists and revokes wall links over HTTP. */
export function httpWallLinks(link: StationLink): WallLinksApi {
  return {
    list: (token) => askStation(link, { method: 'GET', path: paths.wallLinks, token, isExtra: true }, links),
    make: (name, token) => askStation(link, { method: 'POST', path: paths.wallLinks, token, body: { name }, isExtra: true }, made),
    async revoke(id, token) {
      const { outcome } = await askStation(
        link,
        { method: 'POST', path: paths.revokeWallLink, token, body: { id }, isExtra: true },
        anyWords,
      );
      return { outcome };
    },
  };
}
