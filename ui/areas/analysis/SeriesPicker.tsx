import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import type { AnalysisChartVm } from './analysisChart.vm.ts';
import { withSeries } from './model/analysisView.ts';
import { maxSeries } from './model/series.ts';
import { type PopoverPlace, popoverPlace } from './popoverPlace.ts';
import { SeriesList } from './SeriesList.tsx';

interface Props {
  readonly vm: AnalysisChartVm;
  /** What is chosen, in words. */
  readonly label: string;
}

/** Where a list of a button may open: below the head of the page, and below what stays in view above it. */
function placeAt(button: HTMLElement): PopoverPlace {
  const { top: topPx, bottom: bottomPx } = button.getBoundingClientRect();
  const pageTopPx = button.closest('main')?.getBoundingClientRect().top ?? 0;
  const keptPx = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return popoverPlace({ topPx, bottomPx }, { topPx: Math.max(keptPx, pageTopPx), bottomPx: innerHeight });
}

/** Opens the choice of lines, or of a table's columns, and says how many there are. */
export const SeriesPicker = observer(function SeriesPicker({ vm, label }: Props) {
  const { i18n } = useLingui();
  const opener = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<PopoverPlace>();
  const count = vm.view.series.length;
  return (
    <DialogTrigger
      isOpen={place !== undefined}
      onOpenChange={(isOpen) => setPlace(isOpen && opener.current !== null ? placeAt(opener.current) : undefined)}
    >
      <Button ref={opener} className="btn sm">
        {label}
        <span className="dim an-count">{i18n._('{count} von {most}', { count, most: maxSeries })}</span>
      </Button>
      <Popover className="an-popover" {...(place && { placement: place.placement, maxHeight: place.maxHeightPx })} shouldFlip={false}>
        <Dialog className="an-picker" aria-label={label}>
          <SeriesList vm={vm} chosen={vm.view.series} onChoose={(ids) => vm.show(withSeries(vm.view, ids))} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
});
