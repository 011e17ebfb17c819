import { httpBackups } from '../../adapters/http/index.ts';
import type { BackupApi } from '../../core/ports/index.ts';
import { useAreaService } from './ContainerContext.tsx';
import { stationLinkToken } from './stationLinkToken.ts';
import { token } from './token.ts';

const backups = token<BackupApi>('BackupApi');

/** The way to the backups of the station; its code comes with the page that asks. */
export const useBackups = (): BackupApi => useAreaService(backups, (get) => httpBackups(get(stationLinkToken)));
