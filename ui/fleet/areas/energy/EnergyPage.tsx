import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import { isPlantMonth } from '../../../../core/time/index.ts';
import { formatMonth } from '../../../../i18n/format/index.ts';
import { Headline, Panel } from '../../../kit/index.ts';
import { fleetPorts, useService } from '../../di/index.ts';
import { Answered } from '../../shell/Answered.tsx';
import { Exports } from '../../shell/Exports.tsx';
import { FleetPage } from '../../shell/FleetPage.tsx';
import { fleetPages, stationPath } from '../../shell/fleetPages.ts';
import { MoneyTotals } from '../../shell/MoneyTotals.tsx';
import { FleetTable } from '../../shell/table/FleetTable.tsx';
import { useAddress } from '../../shell/useAddress.ts';
import { useFleetFormat } from '../../shell/useFleetFormat.ts';
import { useFleetQuery } from '../../shell/useFleetQuery.ts';
import { MonthsChart } from './MonthsChart.tsx';
import { useEnergyColumns } from './useEnergyColumns.tsx';

/** Who needs more energy than others at like load, by month. */
export const EnergyPage = observer(function EnergyPage() {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const insight = useService(fleetPorts.insight);
  const { region } = useFleetFormat();
  const address = useAddress();
  const asked = address.of('month');
  const month = isPlantMonth(asked) ? asked : undefined;
  const query = useFleetQuery((waiting) => insight.energy(month, waiting), [month]);
  const columns = useEnergyColumns();
  const shown = query.value?.month;
  return (
    <FleetPage crumbs={[{ label: i18n._(fleetPages.energy.label) }]}>
      <Headline
        title={shown === undefined ? i18n._(fleetPages.energy.label) : i18n._('Energie im {month}', { month: formatMonth(shown, region) })}
        note={i18n._('Verglichen wird mit allen Stationen, deren Verdichter gleich ausgelastet sind, bei 7 bar.')}
      >
        <Exports path="/fleet/api/energy" query={shown === undefined ? {} : { month: shown }} />
      </Headline>
      <Answered query={query}>
        {({ stations, cost, avoidableCost, months }) => (
          <>
            <div className="fl-figures">
              <MoneyTotals name={i18n._('Stromkosten')} totals={cost} />
              <MoneyTotals name={i18n._('davon vermeidbar')} totals={avoidableCost} />
            </div>
            <Panel label={i18n._('Rangfolge')} bare>
              <FleetTable
                label={i18n._('Rangfolge')}
                rows={stations}
                columns={columns}
                keyOf={({ station }) => station}
                address={address}
                onOpen={({ station }) => void navigate(stationPath(station))}
                empty={i18n._('Aus diesem Monat gibt es noch keine Daten.')}
                isOld={query.isOld}
              />
            </Panel>
            <MonthsChart months={months} chosen={shown} onChoose={(each) => address.set('month', each)} />
          </>
        )}
      </Answered>
    </FleetPage>
  );
});
