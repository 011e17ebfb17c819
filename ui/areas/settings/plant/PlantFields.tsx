import { observer } from 'mobx-react-lite';
import { type AnyQuantity, displayUnit } from '../../../../core/units/index.ts';
import { unitSymbol } from '../../../../i18n/format/index.ts';
import { TypedDay, type TypedDayProps, TypedMoment } from '../../../dates/index.ts';
import { classNames } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import { type EntryFieldProps, EntryNumber } from '../form/index.ts';
import { baseValue, entryValue } from '../form/model/entryValue.ts';

interface QuantityProps extends EntryFieldProps {
  readonly quantity: AnyQuantity;
  /** Behind the unit, as in kWh/year. */
  readonly per?: string;
  /** In the base unit; NaN for none. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A number that is typed in the chosen unit and kept in its base unit. */
export const EntryQuantity = observer(function EntryQuantity({ quantity, per = '', value, onChange, ...field }: QuantityProps) {
  const { units } = useFormat();
  return (
    <EntryNumber
      {...field}
      unit={unitSymbol(displayUnit(quantity, units)) + per}
      value={entryValue(quantity, value, units)}
      onChange={(typed) => onChange(baseValue(quantity, typed ?? NaN, units))}
    />
  );
});

/** A day of an entry. */
export const EntryDay = observer(function EntryDay({ className, ...day }: TypedDayProps) {
  return <TypedDay {...day} className={classNames('fm-field fm-span-2', className)} />;
});

interface MomentProps {
  readonly label: string;
  /** NaN for none. */
  readonly atMs: number;
  readonly onChange: (atMs: number) => void;
  readonly problem: string | undefined;
}

/** A moment of an entry. */
export const EntryMoment = observer(function EntryMoment({ label, atMs, onChange, problem }: MomentProps) {
  return (
    <div className="fm-field fm-span-2">
      <TypedMoment
        label={label}
        atMs={Number.isNaN(atMs) ? undefined : atMs}
        onType={(typed) => onChange(typed ?? NaN)}
        granularity="minute"
        isInvalid={problem !== undefined}
        problem={problem}
      />
    </div>
  );
});
