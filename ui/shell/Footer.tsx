import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { missing } from '../../i18n/format/index.ts';
import { stores, useService } from '../di/index.ts';

const copyright = '© 2026 Pressluft';

/** Copyright, the licences of what the dashboard is made with, and the version that the station runs. */
export const Footer = observer(function Footer() {
  const { i18n } = useLingui();
  const { facts } = useService(stores.station);
  return (
    <footer className="foot">
      <div>
        <span>{copyright}</span>
        <a href="/licences.txt">{i18n._('Lizenzen')}</a>
        <span>{i18n._('Version {version}', { version: facts?.version || missing })}</span>
      </div>
    </footer>
  );
});
