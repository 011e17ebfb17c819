import { useLingui } from '@lingui/react';
import { modelFigures, type ModelMedians } from '../../../../core/fleet/index.ts';
import { Missing } from '../../shell/Missing.tsx';
import { reasonWords } from '../../shell/reasonWords.ts';
import type { FleetColumn } from '../../shell/table/FleetColumn.ts';
import { valueOf } from '../../shell/valueOf.ts';
import { useModelFigures } from './useModelFigures.tsx';

/** The columns of models with their medians. Only inside an observer. */
export function useModelColumns(): readonly FleetColumn<ModelMedians>[] {
  const { i18n } = useLingui();
  const { head, text } = useModelFigures();
  return [
    { id: 'model', head: i18n._('Modell'), sortBy: ({ model }) => model, cell: ({ model }) => <b>{model}</b>, phone: 'title' },
    {
      id: 'machines',
      head: i18n._('Maschinen'),
      isNumber: true,
      sortBy: ({ machines }) => machines,
      cell: ({ machines, stations }) =>
        i18n._('{machines} an {stations, plural, one {# Station} other {# Stationen}}', { machines, stations }),
      widthPx: 168,
      phone: 'note',
    },
    ...modelFigures.map((figure): FleetColumn<ModelMedians> => ({
      id: figure,
      head: head(figure),
      isNumber: true,
      sortBy: ({ medians }) => valueOf(medians[figure]),
      cell: ({ medians }) => {
        const median = medians[figure];
        return median.kind === 'none' ? (
          <Missing why={i18n._(reasonWords[median.reason])} />
        ) : (
          i18n._('{value} ({low} bis {high})', {
            value: text(figure, median.value),
            low: text(figure, median.low),
            high: text(figure, median.high),
          })
        );
      },
      ...(figure === 'onLoadKWhPerM3' ? { phone: 'endNote' as const } : { from: 'desktop' as const }),
    })),
  ];
}
