import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { useFormat } from '../../../station/index.ts';
import type { WallLinksVm } from './wallLinks.vm.ts';

/** Each link with when it was made and last used, and the way to revoke it. */
export const WallLinkRows = observer(function WallLinkRows({ vm }: { readonly vm: WallLinksVm }) {
  const { i18n } = useLingui();
  const { date, minute } = useFormat();
  const moment = (atMs: number) => `${date(atMs)} ${minute(atMs)}`;
  if (vm.state === 'failed') return <p className="fm-note t14">{i18n._('Die Links ließen sich nicht lesen.')}</p>;
  if (vm.links.length === 0) return <p className="fm-note t14 dim">{i18n._('Es gibt noch keinen Link.')}</p>;
  return (
    <ul className="wk-rows">
      {vm.links.map((link) => (
        <li key={link.id}>
          <div>
            <h3>{link.name}</h3>
            <p className="t14 dim">
              {i18n._('Angelegt {time}', { time: moment(link.madeMs) })},{' '}
              {link.usedMs === undefined ? i18n._('noch nie benutzt') : i18n._('zuletzt benutzt {time}', { time: moment(link.usedMs) })}
            </p>
          </div>
          <button type="button" className="btn" onClick={() => vm.askToRevoke(link)}>
            {i18n._('Widerrufen')}
            <span className="vh"> {link.name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
});
