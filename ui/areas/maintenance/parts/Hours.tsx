import { observer } from 'mobx-react-lite';
import { missing } from '../../../../i18n/format/index.ts';
import { classNames } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';

export interface HoursProps {
  /** Undefined shows `---`. */
  readonly value: number | undefined;
  readonly className?: string | undefined;
}

/** Whole hours with their unit. */
export const Hours = observer(function Hours({ value, className }: HoursProps) {
  const text = useFormat().number(value, 0);
  return (
    <span className={classNames('mt-hours', text === missing && 'none', className)}>
      {text}
      {text !== missing && <span className="unit">h</span>}
    </span>
  );
});
