import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import { Headline, Panel } from '../../../kit/index.ts';
import { fleetPorts, useService } from '../../di/index.ts';
import { Answered } from '../../shell/Answered.tsx';
import { Exports } from '../../shell/Exports.tsx';
import { FleetPage } from '../../shell/FleetPage.tsx';
import { fleetPages, stationPath } from '../../shell/fleetPages.ts';
import { FleetTable } from '../../shell/table/FleetTable.tsx';
import { useAddress } from '../../shell/useAddress.ts';
import { useFleetQuery } from '../../shell/useFleetQuery.ts';
import { useMachineColumns } from './useMachineColumns.tsx';
import { useModelColumns } from './useModelColumns.tsx';

/** Which machines fall behind others of their model. */
export const ModelsPage = observer(function ModelsPage() {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const insight = useService(fleetPorts.insight);
  const address = useAddress();
  const query = useFleetQuery((waiting) => insight.models(waiting), []);
  const modelColumns = useModelColumns();
  const machineColumns = useMachineColumns();
  return (
    <FleetPage crumbs={[{ label: i18n._(fleetPages.models.label) }]}>
      <Headline
        title={i18n._('Maschinen neben denen ihres Modells')}
        note={i18n._(
          'Aus den letzten zwölf Monaten. Je Modell der Median, in Klammern sein Intervall; er braucht fünf Maschinen. Energie unter Last bei 7 bar.',
        )}
      >
        <Exports path="/fleet/api/models" />
      </Headline>
      <Answered query={query}>
        {({ models, machines }) => (
          <>
            <Panel title={i18n._('Modelle')} bare>
              <FleetTable
                label={i18n._('Modelle')}
                rows={models}
                columns={modelColumns}
                keyOf={({ model }) => model}
                address={address}
                sortName="models"
                empty={i18n._('Von keiner Maschine ist das Modell bekannt.')}
                isOld={query.isOld}
              />
            </Panel>
            <Panel title={i18n._('Maschinen')} bare>
              <FleetTable
                label={i18n._('Maschinen')}
                rows={machines}
                columns={machineColumns}
                keyOf={({ station, slot }) => `${station} ${slot}`}
                address={address}
                onOpen={({ station }) => void navigate(stationPath(station))}
                empty={i18n._('Von keiner Maschine ist das Modell bekannt.')}
                isOld={query.isOld}
              />
            </Panel>
          </>
        )}
      </Answered>
    </FleetPage>
  );
});
