import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type SyntheticEvent, useState } from 'react';
import { type MapTiles, tileOrigin } from '../../../../core/fleet/index.ts';
import type { OrderResult } from '../../../../core/ports/index.ts';
import { Field, Panel } from '../../../kit/index.ts';
import { fleetPorts, fleetStores, useService } from '../../di/index.ts';
import { Answered } from '../../shell/Answered.tsx';
import { OrderFailure } from '../../shell/OrderFailure.tsx';
import { useFleetQuery } from '../../shell/useFleetQuery.ts';
import { useOrder } from '../../shell/useOrder.ts';

/** Where the pictures of the map come from; who may see it asks there, so the fleet's own first person alone enters it. */
export const MapPanel = observer(function MapPanel() {
  const { i18n } = useLingui();
  const api = useService(fleetPorts.map);
  const query = useFleetQuery((waiting) => api.tiles(waiting), []);
  return (
    <Answered query={query}>
      {({ tiles }) => (
        <Panel title={i18n._('Karte')}>
          <p className="t14">
            {tiles === undefined
              ? i18n._('Ohne Adresse zeigt die Karte die Stationen auf einem Gitter und fragt niemanden.')
              : i18n._('Wer die Karte öffnet, lädt Bilder von {host}.', { host: tileOrigin(tiles.url) ?? '' })}
          </p>
          <TilesForm tiles={tiles} />
        </Panel>
      )}
    </Answered>
  );
});

const TilesForm = observer(function TilesForm({ tiles }: { readonly tiles: MapTiles | undefined }) {
  const { i18n } = useLingui();
  const api = useService(fleetPorts.map);
  const { isRoot } = useService(fleetStores.session);
  const order = useOrder<OrderResult>();
  const [url, setUrl] = useState(tiles?.url ?? '');
  const [attribution, setAttribution] = useState(tiles?.attribution ?? '');
  const isRight = url.trim() === '' || tileOrigin(url.trim()) !== undefined;
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    const entered = url.trim() === '' ? undefined : { url: url.trim(), attribution: attribution.trim() };
    // what a page may load was said when it was opened
    if (isRight && (await order.give(() => api.saveTiles(entered)))) location.reload();
  };
  if (!isRoot) return <p className="t14 dim">{i18n._('Nur die erste Person dieses Servers kann das ändern.')}</p>;
  return (
    <form className="am-form" onSubmit={save}>
      <Field
        label={i18n._('Adresse der Kartenbilder')}
        isInvalid={!isRight}
        isOff={order.isUnderWay}
        note={{ text: i18n._('Beispiel: {example}', { example: 'https://tiles.example/{z}/{x}/{y}.png' }) }}
      >
        {(control) => <input {...control} className="in" value={url} onChange={({ target }) => setUrl(target.value)} />}
      </Field>
      <Field
        label={i18n._('Quellenangabe')}
        isOff={order.isUnderWay}
        note={{ text: i18n._('So, wie der Hersteller der Karte sie verlangt.') }}
      >
        {(control) => <input {...control} className="in" value={attribution} onChange={({ target }) => setAttribution(target.value)} />}
      </Field>
      <button type="submit" className="btn pri" disabled={order.isUnderWay || !isRight}>
        {i18n._('Speichern')}
      </button>
      <OrderFailure failure={order.failure} />
    </form>
  );
});
