import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { ErrorLogVm } from '../errorLog.vm.ts';
import type { DetailPlace } from '../useDetailPlace.ts';
import { EntryDetail } from './EntryDetail.tsx';

export interface EntryPlaceProps {
  readonly vm: ErrorLogVm;
  readonly place: DetailPlace;
  /** What covers the lower edge of the table. */
  readonly dock: RefObject<HTMLElement | null>;
}

/** The opened entry where there is room for it. */
export const EntryPlace = observer(function EntryPlace({ vm, place, dock }: EntryPlaceProps) {
  const { i18n } = useLingui();
  const label = i18n._('Ausgewählte Meldung');
  const { opened } = vm;
  if (place === 'over')
    return (
      <Sheet label={label} isOpen={opened !== undefined} onClose={() => vm.open(undefined)}>
        {opened && <EntryDetail vm={vm} entry={opened} canClose />}
      </Sheet>
    );
  if (place === 'below')
    return (
      opened && (
        <aside ref={dock} className="panel el-detail" aria-label={label}>
          <EntryDetail vm={vm} entry={opened} canClose />
        </aside>
      )
    );
  return (
    <aside className="panel el-detail" aria-label={label}>
      {opened ? (
        <EntryDetail vm={vm} entry={opened} canClose={false} />
      ) : (
        <p className="pb t14 dim">{i18n._('Hier steht die Station, wie sie bei der ausgewählten Meldung war.')}</p>
      )}
    </aside>
  );
});

interface SheetProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Lies over the page, from its lower edge; Escape and a press beside it close it. */
function Sheet({ label, isOpen, onClose, children }: SheetProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!isOpen) {
      sheet.current?.close();
      return;
    }
    sheet.current?.showModal();
    sheet.current?.focus();
  }, [isOpen]);
  return (
    <dialog
      ref={sheet}
      tabIndex={-1}
      className="el-sheet"
      aria-label={label}
      onClose={onClose}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      {children}
    </dialog>
  );
}
