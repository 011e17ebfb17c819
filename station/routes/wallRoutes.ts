import { done, encodeWallLinks } from '../../adapters/contract/index.ts';
import { maxWallLinks } from '../../core/access/index.ts';
import { CallRefused } from '../../server/http/CallRefused.ts';
import type { Handlers } from '../../server/http/serveCalls.ts';
import type { RouteParts } from './RouteParts.ts';

/** The links that open the wall panel. */
export function wallRoutes({
  access: { wallLinks, audit },
  addressOf,
}: RouteParts): Pick<Handlers, 'wallLinks' | 'makeWallLink' | 'revokeWallLink'> {
  return {
    wallLinks: () => encodeWallLinks(wallLinks.list()),
    makeWallLink({ body: { name }, known, request }) {
      const token = wallLinks.make(name);
      if (token === undefined) throw new CallRefused(409, `There are ${maxWallLinks} links, as many as there may be; revoke one first.`);
      audit.note({ what: 'wallLink', level: known.level, address: addressOf(request.raw), details: { made: name } });
      return { token };
    },
    revokeWallLink({ body: { id }, known, request }) {
      const name = wallLinks.list().find((link) => link.id === id)?.name;
      if (!wallLinks.revoke(id)) throw new CallRefused(409, 'There is no such link; it may have been revoked already.');
      audit.note({ what: 'wallLink', level: known.level, address: addressOf(request.raw), details: { revoked: name ?? '' } });
      return done;
    },
  };
}
