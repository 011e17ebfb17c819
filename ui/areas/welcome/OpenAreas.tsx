import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { areas } from '../../../core/access/index.ts';
import { stores, useService } from '../../di/index.ts';
import { Icon, Link, Panel } from '../../kit/index.ts';
import { areaTable, isOpenArea } from '../../shell/areaTable.ts';

/** Links to the areas that the session may open. */
export const OpenAreas = observer(function OpenAreas() {
  const { i18n } = useLingui();
  const { allowed } = useService(stores.session);
  const open = areas.filter((area) => isOpenArea(area, allowed));
  return (
    <Panel title={i18n._('Bereiche')} className="wel-areas" bare>
      {open.length === 0 ? (
        <p className="pb dim">{i18n._('Ihre Rechte erlauben keinen Bereich.')}</p>
      ) : (
        <ul>
          {open.map((area) => (
            <li key={area}>
              <Link to={areaTable[area].path ?? '/'}>
                {i18n._(areaTable[area].label)}
                <Icon name="g-right" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
});
