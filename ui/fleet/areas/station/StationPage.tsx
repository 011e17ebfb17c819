import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { FaultUp } from '../../../../core/ports/index.ts';
import { msPerSecond } from '../../../../core/time/index.ts';
import { Panel } from '../../../kit/index.ts';
import { fleetPorts, fleetStores, useService } from '../../di/index.ts';
import { AcknowledgeDialog } from '../../shell/AcknowledgeDialog.tsx';
import { Answered } from '../../shell/Answered.tsx';
import { FaultTable } from '../../shell/FaultTable.tsx';
import { FleetPage } from '../../shell/FleetPage.tsx';
import { fleetPages } from '../../shell/fleetPages.ts';
import { useAddress } from '../../shell/useAddress.ts';
import { useFleetQuery } from '../../shell/useFleetQuery.ts';
import { VisitTable } from '../../shell/VisitTable.tsx';
import { DayChart } from './DayChart.tsx';
import { DaysPanel } from './DaysPanel.tsx';
import { MachinesPanel } from './MachinesPanel.tsx';
import { MonthsPanel } from './MonthsPanel.tsx';
import { PlacePanel } from './PlacePanel.tsx';
import './station.css';
import { StationFigures } from './StationFigures.tsx';
import { StationHeadline } from './StationHeadline.tsx';

/** Whoever looks at a station makes it call so often. */
const refreshMs = 10 * msPerSecond;

/** One station: how it stands, what it needed, and the way to its own dashboard. */
export const StationPage = observer(function StationPage() {
  const { i18n } = useLingui();
  const { station: id = '' } = useParams();
  const stations = useService(fleetPorts.stations);
  const list = useService(fleetStores.stations);
  const listed = list.rows?.find((row) => row.id === id);
  const mayAcknowledge = useService(fleetStores.session).may('engineer');
  const address = useAddress();
  const [asked, ask] = useState<FaultUp>();
  const query = useFleetQuery((waiting) => stations.station(id, waiting), [id], refreshMs);
  const name = query.value?.row.name ?? listed?.name ?? i18n._('Station');
  return (
    <FleetPage crumbs={[{ label: i18n._(fleetPages.today.label), to: '/' }, { label: name }]}>
      <StationHeadline name={name} view={query.value} live={listed} />
      <Answered query={query} bars={16}>
        {(view) => (
          <>
            <StationFigures view={view} live={listed} />
            {view.faults.length > 0 && (
              <Panel title={i18n._('Anstehende Störungen')} bare>
                <FaultTable
                  label={i18n._('Anstehende Störungen')}
                  faults={view.faults}
                  address={address}
                  isOld={query.isOld}
                  isOfOne
                  {...(mayAcknowledge && { onAcknowledge: ask })}
                />
              </Panel>
            )}
            <VisitTable visits={view.visits} />
            <MonthsPanel months={view.months} onChoose={(month) => address.set('month', month)} chosen={address.of('month')} />
            <DaysPanel id={id} months={view.months} address={address} />
            <DayChart id={id} zone={view.zone} months={view.months} address={address} />
            <MachinesPanel machines={view.machines} />
            {mayAcknowledge && (
              <PlacePanel
                key={id}
                station={id}
                position={view.row.position}
                onSaved={() => {
                  void query.refresh();
                  void list.query.refresh();
                }}
              />
            )}
          </>
        )}
      </Answered>
      {asked !== undefined && (
        <AcknowledgeDialog
          fault={asked}
          onClose={() => ask(undefined)}
          onDone={() => {
            ask(undefined);
            void query.refresh();
          }}
        />
      )}
    </FleetPage>
  );
});
