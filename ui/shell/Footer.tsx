import { useLingui } from '@lingui/react';
import { missing } from '../../i18n/format/index.ts';
import { productVersion } from '../kit/index.ts';
import { RegionButton } from '../station/index.ts';

const copyright = '© 2026 Pressluft';

/** Copyright, whose numbers and dates are written, the licences of what the dashboard is made with, and its version. */
export function Footer() {
  const { i18n } = useLingui();
  return (
    <footer className="foot">
      <div>
        <span>{copyright}</span>
        <RegionButton className="foot-region" />
        <a href="/licences.txt">{i18n._('Lizenzen')}</a>
        <span>{i18n._('Version {version}', { version: productVersion || missing })}</span>
      </div>
    </footer>
  );
}
