import { httpMqtt } from '../../adapters/http/index.ts';
import type { MqttApi } from '../../core/ports/index.ts';
import { useAreaService } from './ContainerContext.tsx';
import { stationLinkToken } from './stationLinkToken.ts';
import { token } from './token.ts';

const mqtt = token<MqttApi>('MqttApi');

/** The way to the station's broker; its code comes with the page that asks. */
export const useMqtt = (): MqttApi => useAreaService(mqtt, (get) => httpMqtt(get(stationLinkToken)));
