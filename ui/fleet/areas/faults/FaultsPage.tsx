import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { FaultUp } from '../../../../core/ports/index.ts';
import { msPerSecond } from '../../../../core/time/index.ts';
import { Headline, Panel } from '../../../kit/index.ts';
import { fleetPorts, fleetStores, useService } from '../../di/index.ts';
import { Answered } from '../../shell/Answered.tsx';
import { Exports } from '../../shell/Exports.tsx';
import { FaultTable } from '../../shell/FaultTable.tsx';
import { FleetPage } from '../../shell/FleetPage.tsx';
import { fleetPages } from '../../shell/fleetPages.ts';
import { useAddress } from '../../shell/useAddress.ts';
import { useFleetQuery } from '../../shell/useFleetQuery.ts';
import { AcknowledgeDialog } from '../../shell/AcknowledgeDialog.tsx';
import './faults.css';
import { TopMachines } from './TopMachines.tsx';
import { WeekTable } from './WeekTable.tsx';

const refreshMs = 20 * msPerSecond;

/** What is up at all stations, what came in the last week, and which machines it comes from. */
export const FaultsPage = observer(function FaultsPage() {
  const { i18n } = useLingui();
  const stations = useService(fleetPorts.stations);
  const mayAcknowledge = useService(fleetStores.session).may('engineer');
  const address = useAddress();
  const [asked, ask] = useState<FaultUp>();
  const query = useFleetQuery((waiting) => stations.faults(waiting), [], refreshMs);
  const up = query.value?.up ?? [];
  const unseen = up.filter(({ acknowledgement }) => acknowledgement === undefined).length;
  return (
    <FleetPage crumbs={[{ label: i18n._(fleetPages.faults.label) }]}>
      <Headline
        title={
          query.value === undefined
            ? i18n._(fleetPages.faults.label)
            : i18n._('{count, plural, =0 {Keine Störung steht an} one {# Störung steht an} other {# Störungen stehen an}}', {
                count: up.length,
              })
        }
        note={up.length > 0 && i18n._('{count, plural, =0 {alle quittiert} other {# noch nicht quittiert}}', { count: unseen })}
      >
        <Exports path="/fleet/api/faults" query={{ language: i18n.locale }} />
      </Headline>
      <Answered query={query}>
        {({ week, machines }) => (
          <>
            <Panel title={i18n._('Jetzt')} bare>
              <FaultTable
                label={i18n._('Anstehende Störungen')}
                faults={up}
                address={address}
                isOld={query.isOld}
                {...(mayAcknowledge && { onAcknowledge: ask })}
              />
            </Panel>
            <div className="split fa-sides">
              <WeekTable week={week} address={address} />
              <TopMachines machines={machines} />
            </div>
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
