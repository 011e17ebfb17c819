import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { DayRangeChoice, PlantDay } from '../../core/time/index.ts';
import { Icon } from '../kit/index.ts';
import { ChangeDates } from './ChangeDates.tsx';
import { rangeToQuery } from './model/rangeQuery.ts';

interface Props {
  readonly value: DayRangeChoice;
  readonly lastDay: PlantDay;
}

/** Opens the dialog for the range of days, which goes into the address. */
export const ChangeRangeButton = observer(function ChangeRangeButton({ value, lastDay }: Props) {
  const { i18n } = useLingui();
  const [query, setQuery] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="g-cal" />
        {i18n._('Zeitraum ändern')}
      </button>
      <ChangeDates
        value={value}
        bounds={{ lastDay }}
        isOpen={isOpen}
        onApply={(choice) => {
          setQuery(rangeToQuery(query, choice));
          setOpen(false);
        }}
        onClose={() => setOpen(false)}
      />
    </>
  );
});
