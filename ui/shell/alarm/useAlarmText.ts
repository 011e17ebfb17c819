import { useLingui } from '@lingui/react';
import { useFaultText } from '../../station/index.ts';
import type { Alarm } from './alarms.ts';

/** Returns the function that says what an alarm is, with its code. Only inside an observer. */
export function useAlarmText(): (alarm: Alarm) => string {
  const { i18n } = useLingui();
  const faultText = useFaultText();
  return ({ source, bitIndex, state }) =>
    bitIndex !== undefined
      ? faultText(source, bitIndex)
      : state === 'communicationError'
        ? i18n._('Keine Verbindung zum Verdichter')
        : i18n._('Störung ohne Text');
}
