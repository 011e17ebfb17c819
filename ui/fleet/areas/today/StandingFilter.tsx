import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { Fragment } from 'react';
import { areaTowns, placeRegions, standings } from '../../../../core/fleet/index.ts';
import { fleetStores, useService } from '../../di/index.ts';
import { areaName } from '../../shell/areaName.ts';
import { standingStyle } from '../../shell/standingStyle.ts';
import type { AddressVm } from '../../stores/AddressVm.ts';

/** Text ids of the ways to show the same stations, by their name in the address. */
const views = [
  ['', /*i18n*/ 'Liste'],
  ['map', /*i18n*/ 'Karte'],
] as const;

/** In front of an area that is within the region above it. */
const inner = '\u2003';

/** Which stations are shown: by standing, by organisation, by region, by a part of name or place. */
export const StandingFilter = observer(function StandingFilter({ address }: { readonly address: AddressVm }) {
  const { i18n } = useLingui();
  const { counts, rows = [] } = useService(fleetStores.stations);
  const memberships = useService(fleetStores.session).session?.memberships ?? [];
  const places = rows.map(({ place }) => place);
  const regions = placeRegions(places);
  const towns = areaTowns(places);
  const choices = [
    ['', i18n._('Alle'), rows.length] as const,
    ...standings
      .toReversed()
      .filter((standing) => standing !== 'revoked' || (counts?.revoked ?? 0) > 0)
      .map((standing) => [standing, i18n._(standingStyle[standing].word), counts?.[standing]] as const),
  ];
  return (
    <div className="fl-tools">
      <div className="seg" role="group" aria-label={i18n._('Ansicht')}>
        {views.map(([view, word]) => (
          <button key={view} type="button" aria-pressed={address.of('view') === view} onClick={() => address.set('view', view)}>
            {i18n._(word)}
          </button>
        ))}
      </div>
      <div className="seg" role="group" aria-label={i18n._('Zustand')}>
        {choices.map(([standing, word, count]) => (
          <button
            key={standing}
            type="button"
            aria-pressed={address.of('state') === standing}
            onClick={() => address.set('state', standing)}
          >
            {word} {count}
          </button>
        ))}
      </div>
      {memberships.length > 1 && (
        <select
          className="in"
          aria-label={i18n._('Organisation')}
          value={address.of('org')}
          onChange={({ target }) => address.set('org', target.value)}
        >
          <option value="">{i18n._('Alle Organisationen')}</option>
          {memberships.map(({ organisation, name }) => (
            <option key={organisation} value={organisation}>
              {name}
            </option>
          ))}
        </select>
      )}
      {regions.length > 1 && (
        <select
          className="in"
          aria-label={i18n._('Region')}
          value={address.of('region')}
          onChange={({ target }) => address.set('region', target.value)}
        >
          <option value="">{i18n._('Alle Regionen')}</option>
          {regions.map(({ region, areas }) => (
            <Fragment key={region}>
              <option value={region}>{areaName(region, towns.get(region))}</option>
              {areas.map((area) => (
                <option key={area} value={area}>
                  {inner + areaName(area, towns.get(area))}
                </option>
              ))}
            </Fragment>
          ))}
        </select>
      )}
      <input
        className="in"
        type="search"
        aria-label={i18n._('Station oder Ort')}
        placeholder={i18n._('Station oder Ort')}
        value={address.of('q')}
        onChange={({ target }) => address.set('q', target.value)}
      />
    </div>
  );
});
