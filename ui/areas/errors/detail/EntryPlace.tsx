import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { RefObject } from 'react';
import { Dialog } from '../../../kit/index.ts';
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
      opened && (
        <Dialog title={label} hidesTitle className="el-sheet" isDismissable takesFocus onClose={() => vm.open(undefined)}>
          <EntryDetail vm={vm} entry={opened} canClose />
        </Dialog>
      )
    );
  if (place === 'below')
    return (
      opened && (
        <aside ref={dock} className="panel el-detail sticks" aria-label={label}>
          <EntryDetail vm={vm} entry={opened} canClose />
        </aside>
      )
    );
  return (
    <aside className="panel el-detail sticks" aria-label={label}>
      {opened ? (
        <EntryDetail vm={vm} entry={opened} canClose={false} />
      ) : (
        <p className="pb t14 dim">{i18n._('Hier steht die Station, wie sie bei der ausgewählten Meldung war.')}</p>
      )}
    </aside>
  );
});
