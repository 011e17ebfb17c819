import { useLingui } from '@lingui/react';
import { Fragment } from 'react';
import { Link } from '../kit/index.ts';

export interface Crumb {
  readonly label: string;
  /** Not for the page itself. */
  readonly to?: string | undefined;
}

/** The way from the area to the page. */
export function Crumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { i18n } = useLingui();
  return (
    <nav className="crumbs" aria-label={i18n._('Sie sind hier')}>
      {crumbs.map(({ label, to }, i) => (
        <Fragment key={label}>
          {i > 0 && <i aria-hidden>/</i>}
          {i === crumbs.length - 1 ? (
            <b aria-current="page">{label}</b>
          ) : to === undefined ? (
            <span>{label}</span>
          ) : (
            <Link to={to}>{label}</Link>
          )}
        </Fragment>
      ))}
    </nav>
  );
}
