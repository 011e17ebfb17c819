import { httpFleet, httpWebhook } from '../../adapters/http/index.ts';
import type { FleetApi, WebhookApi } from '../../core/ports/index.ts';
import { useAreaService } from './ContainerContext.tsx';
import { stationLinkToken } from './stationLinkToken.ts';
import { token } from './token.ts';

const webhook = token<WebhookApi>('WebhookApi');
const fleet = token<FleetApi>('FleetApi');

/** The way to the receiver of fault events; its code comes with the page that asks. */
export const useWebhook = (): WebhookApi => useAreaService(webhook, (get) => httpWebhook(get(stationLinkToken)));

/** The way to the station's fleet; likewise. */
export const useFleet = (): FleetApi => useAreaService(fleet, (get) => httpFleet(get(stationLinkToken)));
