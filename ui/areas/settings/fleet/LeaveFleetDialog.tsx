import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { SubmitEvent } from 'react';
import { Dialog } from '../../../kit/index.ts';
import type { FleetVm } from './fleet.vm.ts';

export const joinFormId = 'join-fleet';

/** What joining and leaving need outside of the page's form: the form of the code, and the question before the station leaves. */
export const LeaveFleetDialog = observer(function LeaveFleetDialog({ vm }: { readonly vm: FleetVm }) {
  const { i18n } = useLingui();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void vm.join();
  };
  return (
    <>
      <form id={joinFormId} onSubmit={submit} noValidate />
      {vm.isLeaving && (
        <Dialog title={i18n._('Flotte verlassen?')} role="alertdialog" onClose={() => vm.askToLeave(false)}>
          <p>{i18n._('Die Station sendet nichts mehr. Was die Flotte schon hat, behält sie; wieder dazu kommt man mit einem neuen Code.')}</p>
          <div className="dg-answers">
            <button type="button" className="btn pri" autoFocus onClick={() => vm.askToLeave(false)}>
              {i18n._('Abbrechen')}
            </button>
            <button type="button" className="btn grave" onClick={() => void vm.leave()}>
              {i18n._('Verlassen')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
});
