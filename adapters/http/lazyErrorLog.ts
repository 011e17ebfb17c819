import type { ErrorLog } from '../../core/ports/index.ts';
import type { StationLink } from './stationLink.ts';

/** As `httpErrorLog`; its code comes with the first question. */
export function lazyErrorLog(link: StationLink, load = () => import('./httpErrorLog.ts')): ErrorLog {
  const port = async () => {
    const code = await load().catch((cause: unknown) => link.log.warn('the code for the error log did not come', cause));
    return code?.httpErrorLog(link);
  };
  return {
    read: async (...asked) => (await port())?.read(...asked) ?? { outcome: 'unreachable' },
    window: async (...asked) => (await port())?.window(...asked) ?? { outcome: 'unreachable' },
    note: async (...sent) => (await port())?.note(...sent) ?? { outcome: 'unreachable' },
  };
}
