import { webAlarmSound, webNotices } from '../../adapters/signals/index.ts';
import type { AlarmSound, Notices } from '../../core/ports/index.ts';
import { useAreaService } from './ContainerContext.tsx';
import { token } from './token.ts';

const signalPorts = token<{ readonly sound: AlarmSound; readonly notices: Notices }>('SignalPorts');

/** The browser's sound and notifications; their code comes with what asks. */
export const useSignalPorts = () => useAreaService(signalPorts, () => ({ sound: webAlarmSound(window), notices: webNotices(window) }));
