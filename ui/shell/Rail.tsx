import { type ReactNode, useId } from 'react';
import { classNames, Icon, type IconName, NavLink } from '../kit/index.ts';

/** A list of pages within the rail, with its heading if it has one. */
export function RailGroup({ title, children }: { readonly title?: string | undefined; readonly children: ReactNode }) {
  const id = useId();
  return (
    <>
      {title !== undefined && (
        <p id={id} className="rail-title">
          {title}
        </p>
      )}
      <ul aria-labelledby={title === undefined ? undefined : id}>{children}</ul>
    </>
  );
}

export interface RailLinkProps {
  /** Undefined while the page does not exist or must not be opened: shown, but no link. */
  readonly to: string | undefined;
  readonly icon?: IconName | undefined;
  /** Class that colours the icon by a state. */
  readonly tone?: string | undefined;
  /** At the right end, where there is room: a count. */
  readonly end?: ReactNode;
  /** Why it is no link. */
  readonly hint?: string | undefined;
  /** Pages below its address are not this one. */
  readonly isExact?: boolean | undefined;
  readonly children: ReactNode;
}

/** A page of the area. */
export function RailLink({ to, icon, tone, end, hint, isExact = false, children }: RailLinkProps) {
  const content = (
    <>
      {icon !== undefined && (
        <span>
          <Icon name={icon} />
        </span>
      )}
      <span className="rail-name">{children}</span>
      {end !== undefined && <span className="rail-end t12">{end}</span>}
    </>
  );
  return (
    <li>
      {to === undefined ? (
        <span className={classNames('rail-item', tone)} aria-disabled title={hint}>
          {content}
        </span>
      ) : (
        <NavLink className={classNames('rail-item', tone)} to={to} end={isExact}>
          {content}
        </NavLink>
      )}
    </li>
  );
}

/** A line of the rail that leads nowhere; left out of the strip. */
export function RailNote({ icon, children }: { readonly icon?: IconName | undefined; readonly children: ReactNode }) {
  return (
    <li className="rail-note s-off">
      {icon !== undefined && <Icon name={icon} />}
      <span className="rail-name">{children}</span>
    </li>
  );
}
