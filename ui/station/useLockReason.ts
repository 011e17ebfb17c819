import { useLingui } from '@lingui/react';
import { stores, useService } from '../di/index.ts';

/** Why nothing can be changed although the right password may have been entered; undefined where the station has said who may. Only inside an observer. */
export function useLockReason(): string | undefined {
  const { i18n } = useLingui();
  const { isLevelUnknown } = useService(stores.session);
  return isLevelUnknown
    ? i18n._('Die Steuerung meldet nicht, welche Rechte zu Ihrem Passwort gehören. Deshalb lässt sich hier nichts ändern.')
    : undefined;
}
