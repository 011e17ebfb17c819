import { parseDate } from '@internationalized/date';
import { observer } from 'mobx-react-lite';
import { DateField } from 'react-aria-components/DateField';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { PlantDay } from '../../core/time/index.ts';
import { classNames } from '../kit/index.ts';
import { useFormat } from '../station/index.ts';
import './dates.css';
import { TypedDate } from './TypedDate.tsx';

/** Also of a year that is being typed. */
const wholeDate = /^\d{4}-\d{2}-\d{2}$/;

export interface TypedDayProps {
  readonly label: string;
  /** Empty while it is not complete; outside of the calendar while its year is typed. */
  readonly day: PlantDay;
  readonly onType: (day: PlantDay) => void;
  /** What is wrong about it, in words. */
  readonly problem?: string | undefined;
  readonly className?: string | undefined;
}

/** A day that is typed in the region's order. */
export const TypedDay = observer(function TypedDay({ label, day, onType, problem, className }: TypedDayProps) {
  const { region } = useFormat();
  return (
    <I18nProvider locale={region}>
      <DateField
        className={classNames('field', className, problem !== undefined && 'bad')}
        value={wholeDate.test(day) ? parseDate(day) : null}
        onChange={(value) => onType(value?.toString() ?? '')}
        isInvalid={problem !== undefined}
        granularity="day"
        shouldForceLeadingZeros
      >
        <TypedDate label={label} problem={problem} />
      </DateField>
    </I18nProvider>
  );
});
