import { useMatch } from 'react-router';
import { Link, type LinkProps } from './Link.tsx';

export interface NavLinkProps extends LinkProps {
  /** Current on that very page only, not below it too. */
  readonly end?: boolean;
}

/** A link that says whether its page is the current one. */
export function NavLink({ end = false, ...link }: NavLinkProps) {
  const isCurrent = useMatch({ path: link.to, end }) !== null;
  return <Link {...link} aria-current={isCurrent ? 'page' : undefined} />;
}
