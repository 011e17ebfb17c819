import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { countsCalendarHours, type ListedService } from '../../../../core/maintenance/index.ts';
import { Icon } from '../../../kit/index.ts';
import { Hours } from './Hours.tsx';

export interface RemainingHoursProps {
  readonly service: ListedService;
  readonly className?: string | undefined;
}

/** What is left until a service, with a sign when the calendar counts it down and not the machine's running. */
export const RemainingHours = observer(function RemainingHours({ service, className }: RemainingHoursProps) {
  const { i18n } = useLingui();
  const { component, remainingH } = service;
  const calendar = i18n._('Kalenderstunden');
  return (
    <span className="mt-left">
      {remainingH !== undefined && countsCalendarHours.has(component) && (
        <span className="mt-calendar" title={calendar}>
          <Icon name="g-cal" />
          <span className="vh">{calendar}: </span>
        </span>
      )}
      <Hours value={remainingH} className={className} />
    </span>
  );
});
