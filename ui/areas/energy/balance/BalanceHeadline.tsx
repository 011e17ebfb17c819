import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Headline, Icon } from '../../../kit/index.ts';
import { TrendLink } from '../../../shell/index.ts';
import { useFormat } from '../../../station/index.ts';
import { formatDay } from '../../../../i18n/format/index.ts';
import { ChangeDates, rangeToQuery } from '../../../dates/index.ts';
import type { BalanceVm } from './balance.vm.ts';
import { SaveBalance } from './SaveBalance.tsx';

/** What the page is for: the range of days, and its report as a file. */
export const BalanceHeadline = observer(function BalanceHeadline({ vm }: { readonly vm: BalanceVm }) {
  const { i18n } = useLingui();
  const { region } = useFormat();
  const { range, available } = vm;
  const [query, setQuery] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const [from, until] = [formatDay(range?.from, region), formatDay(range?.until, region)];
  return (
    <Headline
      title={
        range === undefined
          ? i18n._('Bilanzbericht')
          : from === until
            ? i18n._('Bilanz vom {day}', { day: from })
            : i18n._('Bilanz vom {from} bis {until}', { from, until })
      }
      note={i18n._('Energie, Kosten und Druckluft aller Verdichter als CSV für die Tabellenkalkulation oder als PDF für die Ablage.')}
    >
      <div className="bb-actions">
        <button type="button" className="btn" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="g-cal" />
          {range === undefined ? i18n._('Zeitraum wählen') : i18n._('Zeitraum ändern')}
        </button>
        <SaveBalance vm={vm} />
        {range !== undefined && (
          <TrendLink className="btn" span={range} series={['power', 'delivery']}>
            {i18n._('Verlauf dieser Zeit')}
          </TrendLink>
        )}
        <ChangeDates
          value={range ?? { from: undefined, until: undefined }}
          bounds={{ lastDay: vm.today, ...(available.days && { available: available.days }) }}
          daysState={available.state}
          isOpen={isOpen}
          onApply={(choice) => {
            setQuery(rangeToQuery(query, choice));
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      </div>
    </Headline>
  );
});
