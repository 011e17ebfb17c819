import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Icon } from '../../../kit/index.ts';
import { ChangeDates, rangeToQuery } from '../../../dates/index.ts';
import type { StatisticVm } from './statistic.vm.ts';

/** Opens the dialog for the range of days, which goes into the address. */
export const ChangeRange = observer(function ChangeRange({ vm }: { readonly vm: StatisticVm }) {
  const { i18n } = useLingui();
  const [query, setQuery] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const { range, today, available } = vm;
  return (
    <>
      <button type="button" className="btn sx-change" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="g-cal" />
        {i18n._('Zeitraum ändern')}
      </button>
      <ChangeDates
        value={range ?? { from: undefined, until: undefined }}
        bounds={{ lastDay: today, ...(available.days && { available: available.days }) }}
        daysState={available.state}
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
