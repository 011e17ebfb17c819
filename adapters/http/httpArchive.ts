import type { Archive } from '../../core/ports/index.ts';
import { decodeArchiveList, paths } from '../contract/index.ts';
import { wholeFile, jsonRecord } from './answerReaders.ts';
import { askStation } from './askStation.ts';
import { callLimits } from './callLimits.ts';
import type { StationLink } from './stationLink.ts';

const files = jsonRecord({ GLW: 'list', Comp: 'list' }, decodeArchiveList);

/** Fetches archives over HTTP. */
export function httpArchive(link: StationLink): Archive {
  return {
    list: (token, waiting) => askStation(link, { method: 'GET', path: paths.archiveList, token, waiting }, files),
    read: (name, token, download) =>
      askStation(link, { method: 'GET', path: paths.archiveFile(name), token, limits: callLimits.file, waiting: download }, wholeFile),
  };
}
