import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { areaTowns, type PlannedService, type StationVisit, type VisitPlace } from '../../../../core/fleet/index.ts';
import { formatDay } from '../../../../i18n/format/index.ts';
import { serviceNames } from '../../../../i18n/index.ts';
import { Icon, Link, Panel } from '../../../kit/index.ts';
import { areaName } from '../../shell/areaName.ts';
import { stationPath } from '../../shell/fleetPages.ts';
import { useFleetFormat } from '../../shell/useFleetFormat.ts';
import { serviceClassStyle } from './serviceClassStyle.ts';

interface PlaceTableProps {
  readonly place: VisitPlace;
  /** Of those who may plan a visit to all of them. */
  readonly onPlan?: (place: VisitPlace) => void;
}

/** Visits near each other, one a line with all that is due within it. */
export const PlaceTable = observer(function PlaceTable({ place, onPlan }: PlaceTableProps) {
  const { i18n } = useLingui();
  const towns = areaTowns(place.visits.map((visit) => visit.place)).get(place.area) ?? [];
  const title = place.area === '' ? i18n._('Ohne Ort') : areaName(place.area, towns);
  return (
    <Panel
      title={title}
      bare
      actions={
        onPlan !== undefined && (
          <button type="button" className="btn sm" onClick={() => onPlan(place)}>
            <Icon name="g-cal" />
            {i18n._('Besuch planen')}
          </button>
        )
      }
    >
      <table className="tb tb-stacked vs-visits" aria-label={title}>
        <thead>
          <tr>
            <th scope="col" className="sv-day">
              {i18n._('Bis')}
            </th>
            <th scope="col" className="sv-place">
              {i18n._('Station')}
            </th>
            <th scope="col">{i18n._('Was fällig ist')}</th>
          </tr>
        </thead>
        <tbody>
          {place.visits.map((visit) => (
            <VisitRow key={`${visit.station} ${visit.day}`} visit={visit} />
          ))}
        </tbody>
      </table>
    </Panel>
  );
});

const VisitRow = observer(function VisitRow({ visit }: { readonly visit: StationVisit }) {
  const { i18n } = useLingui();
  const { region } = useFleetFormat();
  const { station, name, place, day, planned, services } = visit;
  return (
    <tr>
      <td>
        {formatDay(day, region)}
        {planned !== undefined && <span className="t12 sv-planned">{i18n._('geplant {day}', { day: formatDay(planned, region) })}</span>}
      </td>
      <td>
        <Link className="sv-station" to={stationPath(station)}>
          {name}
        </Link>
        <span className="t12 dim">{place}</span>
      </td>
      <td>
        <ul>
          {services.map((service) => (
            <ServiceLine key={`${service.index} ${service.component}`} service={service} />
          ))}
        </ul>
      </td>
    </tr>
  );
});

const ServiceLine = observer(function ServiceLine({ service }: { readonly service: PlannedService }) {
  const { i18n } = useLingui();
  const { quantity } = useFleetFormat();
  const { index, machine, component, serviceClass, remainingH, coverage } = service;
  const { icon, tone, word } = serviceClassStyle[serviceClass];
  const facts = {
    hours: quantity('runningTime', remainingH && Math.abs(remainingH)).text,
    share: quantity('share', coverage).text,
  };
  return (
    <li className={`sv-line ${tone}`}>
      <Icon name={icon} />
      <span>
        {machine === '' ? i18n._('Verdichter {slot}', { slot: index }) : machine}: {i18n._(serviceNames[component])}, {i18n._(word)}{' '}
        <span className="dim">
          {serviceClass === 'overdue' ? i18n._('um {hours}, Daten {share}', facts) : i18n._('Rest {hours}, Daten {share}', facts)}
        </span>
      </span>
    </li>
  );
});
