import { useLingui } from '@lingui/react';
import { missing } from '../../../i18n/format/index.ts';
import { productVersion } from '../../kit/index.ts';

const copyright = '© 2026 Pressluft';

/** Copyright, the licences of what the page is made with, and its version. */
export function FleetFooter() {
  const { i18n } = useLingui();
  return (
    <footer className="foot">
      <div>
        <span>{copyright}</span>
        <a href="/licences.txt">{i18n._('Lizenzen')}</a>
        <span>{i18n._('Version {version}', { version: productVersion || missing })}</span>
      </div>
    </footer>
  );
}
