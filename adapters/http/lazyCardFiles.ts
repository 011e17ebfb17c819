import type { Archive, CallResult, DayFiles } from '../../core/ports/index.ts';
import type { StationLink } from './stationLink.ts';

const unreachable: CallResult<never> = { outcome: 'unreachable' };

/** Few pages ask for files: undefined, and said in the log, where the code for them does not come. */
const fetched = <Code>({ log }: StationLink, code: Promise<Code>): Promise<Code | undefined> =>
  code.catch((cause: unknown) => {
    log.warn('the code for files of the card did not come', cause);
    return undefined;
  });

/** As `httpDayFiles`; its code comes with the first question. */
export function lazyDayFiles(link: StationLink, load = () => import('./httpDayFiles.ts')): DayFiles {
  const port = async () => (await fetched(link, load()))?.httpDayFiles(link);
  return {
    availableDays: async (...asked) => (await port())?.availableDays(...asked) ?? unreachable,
    list: async (...asked) => (await port())?.list(...asked) ?? unreachable,
    read: async (...asked) => (await port())?.read(...asked) ?? unreachable,
    readSeveral: async (...asked) => (await port())?.readSeveral(...asked) ?? unreachable,
  };
}

/** As `httpArchive`, likewise. */
export function lazyArchive(link: StationLink, load = () => import('./httpArchive.ts')): Archive {
  const port = async () => (await fetched(link, load()))?.httpArchive(link);
  return {
    list: async (...asked) => (await port())?.list(...asked) ?? unreachable,
    read: async (...asked) => (await port())?.read(...asked) ?? unreachable,
  };
}
