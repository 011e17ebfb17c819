import { fromAbsolute } from '@internationalized/date';
import { observer } from 'mobx-react-lite';
import { DateField } from 'react-aria-components/DateField';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { hasTwelveHours } from '../../i18n/format/index.ts';
import { classNames } from '../kit/index.ts';
import { useFormat } from '../station/index.ts';
import './dates.css';
import { TypedDate } from './TypedDate.tsx';

export interface TypedMomentProps {
  readonly label: string;
  /** Undefined while it is empty or not complete. */
  readonly atMs: number | undefined;
  readonly onType: (atMs: number | undefined) => void;
  readonly granularity: 'minute' | 'second';
  readonly isInvalid: boolean;
  /** What is wrong about it, in words. */
  readonly problem?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** A day and a time of day that are typed in the region's order, in the plant's zone. */
export const TypedMoment = observer(function TypedMoment({
  label,
  atMs,
  onType,
  granularity,
  isInvalid,
  problem,
  isDisabled = false,
}: TypedMomentProps) {
  const { region, zone } = useFormat();
  return (
    <I18nProvider locale={region}>
      <DateField
        className={classNames('field', isInvalid && 'bad')}
        value={atMs === undefined ? null : fromAbsolute(atMs, zone)}
        onChange={(value) => onType(value?.toDate().getTime())}
        isInvalid={isInvalid}
        isDisabled={isDisabled}
        granularity={granularity}
        hourCycle={hasTwelveHours(region) ? 12 : 24}
        hideTimeZone
        shouldForceLeadingZeros
      >
        <TypedDate label={label} problem={problem} />
      </DateField>
    </I18nProvider>
  );
});
