import { httpMarks } from '../../adapters/http/index.ts';
import type { Marks } from '../../core/ports/index.ts';
import { useAreaService } from './ContainerContext.tsx';
import { stationLinkToken } from './stationLinkToken.ts';
import { token } from './token.ts';

const marksPort = token<Marks>('Marks');

/** The way to notes and to what happened at the station; its code comes with the page that asks. */
export const useMarksPort = (): Marks => useAreaService(marksPort, (get) => httpMarks(get(stationLinkToken)));
