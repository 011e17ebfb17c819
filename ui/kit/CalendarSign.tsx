import { useLingui } from '@lingui/react';
import './calendarSign.css';
import { Icon } from './Icon.tsx';

/** Before hours that the calendar counts down and not a machine's running. */
export function CalendarSign() {
  const { i18n } = useLingui();
  const name = i18n._('Kalenderstunden');
  return (
    <span className="cal-sign" title={name}>
      <Icon name="g-cal" />
      <span className="vh">{name}: </span>
    </span>
  );
}
