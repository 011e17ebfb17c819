import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import { withSeries } from './model/analysisView.ts';
import { maxSeries } from './model/series.ts';
import { SeriesList } from './SeriesList.tsx';

interface Props {
  readonly vm: AnalysisChartVm;
  /** What is chosen, in words. */
  readonly label: string;
}

/** Opens the choice of lines, or of a table's columns, and says how many there are. */
export const SeriesPicker = observer(function SeriesPicker({ vm, label }: Props) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const count = vm.view.series.length;
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button className="btn sm">
        {label}
        <span className="dim an-count">{i18n._('{count} von {most}', { count, most: maxSeries })}</span>
      </Button>
      <Popover className="an-popover" placement="bottom end">
        <Dialog className="an-picker" aria-label={label}>
          <SeriesList vm={vm} chosen={vm.view.series} onChoose={(ids) => vm.show(withSeries(vm.view, ids))} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
});
