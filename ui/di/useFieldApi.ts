import { httpFieldApi } from '../../adapters/http/index.ts';
import type { FieldApi } from '../../core/ports/index.ts';
import { useAreaService } from './ContainerContext.tsx';
import { stationLinkToken } from './stationLinkToken.ts';
import { token } from './token.ts';

const fieldApi = token<FieldApi>('FieldApi');

/** The way to the station's field; its code comes with the page that asks. */
export const useFieldApi = (): FieldApi => useAreaService(fieldApi, (get) => httpFieldApi(get(stationLinkToken)));
