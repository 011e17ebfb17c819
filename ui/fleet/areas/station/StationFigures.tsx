import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { FleetLiveRow, FleetStationView } from '../../../../core/ports/index.ts';
import type { AnyQuantity } from '../../../../core/units/index.ts';
import { CoverageMark } from '../../shell/CoverageMark.tsx';
import { DeviationMark } from '../../shell/DeviationMark.tsx';
import { Missing } from '../../shell/Missing.tsx';
import { Moment } from '../../shell/Moment.tsx';
import { noDeviationWords } from '../../shell/reasonWords.ts';
import { SignedShare } from '../../shell/SignedShare.tsx';
import { useAmountText } from '../../shell/useAmountText.ts';
import { useFleetFormat } from '../../shell/useFleetFormat.ts';

interface StationFiguresProps {
  readonly view: FleetStationView;
  readonly live: FleetLiveRow | undefined;
}

const Named = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <span className="label">{name}</span>
    <span className="fig">{children}</span>
  </div>
);

/** What the station says now, and its last 30 days. */
export const StationFigures = observer(function StationFigures({ view, live }: StationFiguresProps) {
  const { i18n } = useLingui();
  const { quantity } = useFleetFormat();
  const { money } = useAmountText();
  const { row } = view;
  const now = live ?? row;
  const figure = (of: AnyQuantity, value: number | undefined) => {
    const { figure: number, unit, isMissing } = quantity(of, value);
    return isMissing ? (
      <Missing />
    ) : (
      <>
        {number}
        {unit !== '' && <span className="unit">{unit}</span>}
      </>
    );
  };
  const { leak, deviationShare } = row;
  return (
    <section className="panel sp-figures" aria-label={i18n._('Werte')}>
      <Named name={i18n._('Netzdruck')}>{figure('pressure', now.pressureBar)}</Named>
      <Named name={i18n._('Volumenstrom')}>{figure('volumeFlow', view.volumeFlowM3min)}</Named>
      <Named name={i18n._('Leistung')}>{figure('power', now.powerKW)}</Named>
      <Named name={i18n._('Energie heute')}>{figure('energy', view.todayKWh)}</Named>
      <Named name={i18n._('Luft heute')}>{figure('volume', view.todayM3)}</Named>
      <Named name={i18n._('Energie je Luftmenge, 30 Tage')}>{figure('specificEnergy', row.specificKWhPerM3)}</Named>
      <Named name={i18n._('bei gleicher Last')}>
        {deviationShare === undefined ? (
          <Missing why={i18n._(noDeviationWords(row.coverageShare))} />
        ) : (
          <>
            <SignedShare value={deviationShare} />
            <DeviationMark of={{ value: deviationShare }} />
          </>
        )}
      </Named>
      <Named name={i18n._('Leckage je Jahr')}>
        {leak === undefined ? (
          <Missing why={i18n._('Keine Schätzung der Leckage')} />
        ) : (
          money({ low: leak.lowPerYear, high: leak.highPerYear, isUpperBound: leak.isUpperBound }, leak.currency)
        )}
      </Named>
      <Named name={i18n._('Daten, 30 Tage')}>
        <CoverageMark share={row.coverageShare} />
      </Named>
      <Named name={i18n._('Zuletzt gehört')}>
        <Moment atMs={now.seenMs} why={i18n._('Noch nie')} />
      </Named>
      <Named name={i18n._('Version')}>{view.software}</Named>
    </section>
  );
});
