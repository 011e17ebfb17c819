import { httpWhatIfs } from '../../adapters/http/index.ts';
import type { WhatIfs } from '../../core/ports/index.ts';
import { useAreaService } from './ContainerContext.tsx';
import { stationLinkToken } from './stationLinkToken.ts';
import { token } from './token.ts';

const whatIfs = token<WhatIfs>('WhatIfs');

/** The way to replays of days; its code comes with the page that asks. */
export const useWhatIfs = (): WhatIfs => useAreaService(whatIfs, (get) => httpWhatIfs(get(stationLinkToken)));
