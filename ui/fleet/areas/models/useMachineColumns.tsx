import { useLingui } from '@lingui/react';
import { type BenchmarkedMachine, modelFigures } from '../../../../core/fleet/index.ts';
import { usePhone } from '../../../kit/usePhone.ts';
import { CoverageMark } from '../../shell/CoverageMark.tsx';
import { SignedShare } from '../../shell/SignedShare.tsx';
import { StationName } from '../../shell/StationName.tsx';
import type { FleetColumn } from '../../shell/table/FleetColumn.ts';
import { useFleetFormat } from '../../shell/useFleetFormat.ts';
import { useModelFigures } from './useModelFigures.tsx';

/** The columns of machines beside the median of their model. Only inside an observer. */
export function useMachineColumns(): readonly FleetColumn<BenchmarkedMachine>[] {
  const { i18n } = useLingui();
  const { quantity } = useFleetFormat();
  const { head, text } = useModelFigures();
  const isPhone = usePhone();
  const machineName = ({ machine, slot }: BenchmarkedMachine) => (machine === '' ? i18n._('Verdichter {slot}', { slot }) : machine);
  return [
    {
      id: 'machine',
      head: i18n._('Maschine'),
      sortBy: machineName,
      cell: (row) => <StationName id={row.station} name={machineName(row)} place={row.name} />,
      phone: 'title',
    },
    {
      id: 'model',
      head: i18n._('Modell'),
      sortBy: ({ model }) => model,
      // machines of many stations have the same name
      cell: ({ model, name }) => (isPhone ? `${model}, ${name}` : model),
      phone: 'note',
    },
    {
      id: 'running',
      head: i18n._('Gelaufen'),
      isNumber: true,
      sortBy: ({ runningH }) => runningH,
      cell: ({ runningH }) => quantity('runningTime', runningH).text,
      widthPx: 104,
      from: 'desktop',
    },
    ...modelFigures.map((figure): FleetColumn<BenchmarkedMachine> => ({
      id: figure,
      head: head(figure),
      isNumber: true,
      sortBy: ({ figures }) => figures[figure],
      cell: ({ figures, deviations, isEstimated }) => {
        const deviation = deviations[figure];
        return (
          <>
            <b>
              {text(figure, figures[figure])}
              {isEstimated && figure === 'onLoadKWhPerM3' && <span title={i18n._('zum Teil berechnet')}>{' ~'}</span>}
            </b>
            {deviation !== undefined && (
              <span className="t12 dim">
                <SignedShare value={deviation} />
              </span>
            )}
          </>
        );
      },
      widthPx: 136,
      ...(figure === 'onLoadKWhPerM3' ? { phone: 'end' as const } : { from: 'tablet' as const }),
    })),
    {
      id: 'coverage',
      head: i18n._('Daten'),
      isNumber: true,
      sortBy: ({ coverage }) => coverage,
      cell: ({ coverage }) => <CoverageMark share={coverage} />,
      widthPx: 96,
      from: 'tablet',
    },
  ];
}
