import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { Field, Icon } from '../../../kit/index.ts';
import type { FleetVm } from './fleet.vm.ts';
import { failureWords, problemWords } from './fleetWords.ts';
import { joinFormId } from './LeaveFleetDialog.tsx';

const longestCode = 40;

/** Joining with a code, and what came of it; or leaving. */
export const FleetMembership = observer(function FleetMembership({ vm, isChanged }: { readonly vm: FleetVm; readonly isChanged: boolean }) {
  const { i18n } = useLingui();
  const { result } = vm;
  const why = () => {
    if (result === undefined) return undefined;
    if (result.outcome !== 'succeeded') return i18n._(failureWords[result.outcome]);
    return result.value.problem && i18n._(problemWords[result.value.problem]);
  };
  const problem = why();
  if (vm.canLeave)
    return (
      <div className="fm-act">
        <p className="t14 dim">{i18n._('Diese Station gehört zur Flotte.')}</p>
        <button type="button" className="btn" onClick={() => vm.askToLeave(true)}>
          {i18n._('Flotte verlassen')}
        </button>
        {vm.hasLeavingFailed && (
          <p className="fm-alert s-error" role="alert">
            <Icon name="i-error" />
            {i18n._('Das ließ sich nicht speichern. Versuchen Sie es erneut.')}
          </p>
        )}
      </div>
    );
  const note = isChanged
    ? i18n._('Erst die Änderungen übernehmen: Angemeldet wird bei der gespeicherten Adresse.')
    : i18n._('Den Code gibt, wer die Flotte verwaltet; er gilt 14 Tage.');
  return (
    <>
      <div className="form-row">
        <Field label={i18n._('Code')} note={{ text: note }}>
          {(control) => (
            <input
              {...control}
              form={joinFormId}
              className="in"
              value={vm.code}
              maxLength={longestCode}
              placeholder="K7QX-M2PD-9R"
              autoComplete="off"
              onChange={({ target }) => vm.setCode(target.value)}
            />
          )}
        </Field>
        <button type="submit" form={joinFormId} className="btn pri" disabled={isChanged || !vm.canJoin} aria-busy={vm.isJoining}>
          {i18n._('Beitreten')}
        </button>
      </div>
      {problem !== undefined && (
        <div className="fm-alert s-error ol-answer" role="alert">
          <Icon name="i-error" />
          <p>
            <strong>{i18n._('Nicht angemeldet')}</strong>
            <span>{problem}</span>
          </p>
        </div>
      )}
    </>
  );
});
