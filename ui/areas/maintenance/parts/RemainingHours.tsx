import { countsCalendarHours, type ListedService } from '../../../../core/maintenance/index.ts';
import { CalendarSign } from '../../../kit/index.ts';
import { Hours } from './Hours.tsx';

export interface RemainingHoursProps {
  readonly service: ListedService;
  readonly className?: string | undefined;
}

/** What is left until a service, with a sign when the calendar counts it down and not the machine's running. */
export function RemainingHours({ service: { component, remainingH }, className }: RemainingHoursProps) {
  return (
    <span className="mt-left">
      {remainingH !== undefined && countsCalendarHours.has(component) && <CalendarSign />}
      <Hours value={remainingH} className={className} />
    </span>
  );
}
