import { httpMachineReports } from '../../adapters/http/index.ts';
import type { MachineReports } from '../../core/ports/index.ts';
import { useAreaService } from './ContainerContext.tsx';
import { stationLinkToken } from './stationLinkToken.ts';
import { token } from './token.ts';

const machineReports = token<MachineReports>('MachineReports');

/** The way to what days say of the machines; its code comes with the page that asks. */
export const useMachineReports = (): MachineReports => useAreaService(machineReports, (get) => httpMachineReports(get(stationLinkToken)));
