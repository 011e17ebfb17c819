import type { Backlog } from '../../core/ports/index.ts';
import { decodeBacklog, paths } from '../contract/index.ts';
import { withToken } from './httpCall.ts';

/** Reads logged days from the station. */
export function httpBacklog(origin = ''): Backlog {
  return {
    async day(day, token) {
      const response = await fetch(origin + paths.backlog(day), { headers: withToken(token) });
      if (!response.ok) throw new Error(`backlog of ${day}: status ${response.status}`);
      return decodeBacklog(await response.text());
    },
  };
}
