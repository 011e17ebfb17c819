import { heatCircuits } from '../../../../core/plantData/index.ts';
import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { circuitNames } from '../../../../i18n/index.ts';
import { ChangeRangeButton } from '../../../dates/index.ts';
import { Panel, Skeleton } from '../../../kit/index.ts';
import { EnergyPage } from '../EnergyPage.tsx';
import { energyTitles } from '../energyTitles.ts';
import { FormPanel } from './FormPanel.tsx';
import './heatReport.css';
import { HeatCharts } from './HeatCharts.tsx';
import type { HeatReportVm } from './heatReport.vm.ts';
import { HeatReportHeadline } from './HeatReportHeadline.tsx';
import { MethodPanel } from './MethodPanel.tsx';
import { SourceDialog } from './SourceDialog.tsx';
import { ThresholdPanel } from './ThresholdPanel.tsx';
import { useHeatReport } from './useHeatReport.ts';

/** The waste heat of a year, as the German platform wants it, and whether it is worth using. */
export const HeatReportPage = observer(function HeatReportPage() {
  const { i18n } = useLingui();
  const vm = useHeatReport();
  const { answer, state } = vm;
  const [isEditing, setEditing] = useState(false);
  return (
    <EnergyPage title={energyTitles.heat_report}>
      <HeatReportHeadline vm={vm}>
        <Choices vm={vm} />
        {vm.canWrite && answer !== undefined && (
          <button type="button" className="btn pri" aria-haspopup="dialog" onClick={() => setEditing(true)}>
            {i18n._('Angaben eintragen')}
          </button>
        )}
      </HeatReportHeadline>
      {answer === undefined ? (
        <Panel title={i18n._('Felder der Plattform')}>
          {vm.isNotOffered ? (
            <p role="status">{i18n._('Diese Steuerung unterstützt das nicht.')}</p>
          ) : state === 'failed' ? (
            <>
              <p role="status">{i18n._('Die Abwärme konnte nicht geladen werden.')}</p>
              <button type="button" className="btn" onClick={() => void vm.ask()}>
                {i18n._('Erneut versuchen')}
              </button>
            </>
          ) : (
            <Skeleton label={i18n._('Lädt')} bars={10} />
          )}
        </Panel>
      ) : (
        <div className="wh-two">
          <FormPanel vm={vm} answer={answer} />
          <div className="wh-side">
            <ThresholdPanel thresholds={vm.thresholds} />
            <HeatCharts report={answer.report} />
            <MethodPanel answer={answer} days={vm.days} />
          </div>
        </div>
      )}
      {isEditing && answer !== undefined && (
        <SourceDialog
          answer={answer}
          since={vm.days.from}
          onSaved={() => {
            setEditing(false);
            void vm.ask();
          }}
          onClose={() => setEditing(false)}
        />
      )}
    </EnergyPage>
  );
});

/** Which circuit, and which days. */
const Choices = observer(function Choices({ vm }: { readonly vm: HeatReportVm }) {
  const { i18n } = useLingui();
  const [query, setQuery] = useSearchParams();
  const circuit = query.get('circuit') ?? heatCircuits[0];
  const choose = (value: string) => {
    const next = new URLSearchParams(query);
    if (value === heatCircuits[0]) next.delete('circuit');
    else next.set('circuit', value);
    setQuery(next, { replace: true });
  };
  return (
    <>
      <div className="seg" role="group" aria-label={i18n._('Kreislauf')}>
        {heatCircuits.map((each) => (
          <button key={each} type="button" aria-pressed={each === circuit} onClick={() => choose(each)}>
            {i18n._(circuitNames[each])}
          </button>
        ))}
      </div>
      <ChangeRangeButton value={vm.days} lastDay={vm.yesterday} />
    </>
  );
});
