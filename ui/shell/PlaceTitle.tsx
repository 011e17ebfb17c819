import { useLingui } from '@lingui/react';
import { type ReactNode, useCallback, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Icon, Link } from '../kit/index.ts';
import { Sheet } from '../kit/Sheet.tsx';
import type { Crumb } from './Crumbs.tsx';

/** Where the header of a phone leaves room for it. */
export const placeTitleId = 'place-title';

const slotNow = () => document.getElementById(placeTitleId);
/** The header is there as long as its pages are. */
const unchanging = () => () => undefined;

interface Props {
  readonly crumbs: readonly Crumb[];
  readonly rail?: ReactNode;
  readonly railLabel?: string | undefined;
}

/** On a phone, in the header: the page, which opens the pages of its area, and the way back to the page that it is part of. */
export function PlaceTitle({ crumbs, rail, railLabel = crumbs[0]?.label ?? '' }: Props) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const slot = useSyncExternalStore(unchanging, slotNow, () => null);
  if (slot === null) return null;
  const title = crumbs.at(-1)?.label;
  const parent = crumbs.slice(1, -1).findLast(({ to }) => to !== undefined);
  return createPortal(
    <>
      {parent?.to !== undefined && (
        <Link className="ib pt-back" to={parent.to} aria-label={i18n._('Zurück zu {page}', { page: parent.label })}>
          <Icon name="g-left" />
        </Link>
      )}
      {rail === undefined ? (
        <b className="pt">{title}</b>
      ) : (
        <button type="button" className="pt" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
          <b>{title}</b>
          <Icon name="g-right" />
          <span className="vh">{i18n._('Seiten: {area}', { area: railLabel })}</span>
        </button>
      )}
      {isOpen && (
        <Sheet title={railLabel} onClose={close}>
          <nav className="pt-pages" aria-label={railLabel}>
            {rail}
          </nav>
        </Sheet>
      )}
    </>,
    slot,
  );
}
