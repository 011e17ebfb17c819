import { httpHistory } from '../../adapters/http/index.ts';
import type { ChannelHistory } from '../../core/ports/index.ts';
import { useAreaService } from './ContainerContext.tsx';
import { stationLinkToken } from './stationLinkToken.ts';
import { token } from './token.ts';

const channelHistory = token<ChannelHistory>('ChannelHistory');

/** The way to what was recorded in long ranges; its code comes with the page that asks. */
export const useChannelHistory = (): ChannelHistory => useAreaService(channelHistory, (get) => httpHistory(get(stationLinkToken)));
