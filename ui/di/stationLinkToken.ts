import type { StationLink } from '../../adapters/http/index.ts';
import { token } from './token.ts';

/** What areas make ports of whose code comes with them. */
export const stationLinkToken = token<StationLink>('StationLink');
