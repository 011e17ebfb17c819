import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { FieldConnection } from '../../../../core/field/index.ts';
import type { FieldTrial } from '../../../../core/ports/index.ts';
import { Icon, Panel } from '../../../kit/index.ts';
import { useFormat } from '../../../station/index.ts';
import type { DevicesVm } from './devices.vm.ts';
import { callFailureWords, doorProblemWords } from './fieldWords.ts';
import type { TrialVm } from './trial.vm.ts';
import { useTrial } from './useTrial.ts';

interface Props {
  readonly vm: DevicesVm;
  readonly connection: FieldConnection;
}

/** The connection as it stands on the page; undefined while something is wrong with it. */
function trialOf(vm: DevicesVm, id: string): FieldTrial | undefined {
  const connection = vm.config?.connections.find((each) => each.id === id);
  const isWrong = vm.problems.some((problem) => problem.part === 'connection' && problem.id === id);
  const password = vm.passwords[id];
  return connection === undefined || isWrong ? undefined : { connection, ...(password !== undefined && { password }) };
}

/** Whether a connection can be made, how long it took, or why not. */
export const ConnectTest = observer(function ConnectTest({ vm, connection }: Props) {
  const { i18n } = useLingui();
  const { id } = connection;
  const isWrong = trialOf(vm, id) === undefined;
  const trial = useTrial(() => trialOf(vm, id));
  return (
    <Panel title={i18n._('Verbindung prüfen')} bare>
      <div className="fm-act">
        <p className="t14 dim">{i18n._('Baut die Verbindung einmal auf und liest keine Werte.')}</p>
        <button
          type="button"
          className="btn"
          disabled={isWrong || trial.isUnderWay}
          aria-busy={trial.isUnderWay}
          onClick={() => void trial.read()}
        >
          <Icon name="g-link" />
          {trial.isUnderWay ? i18n._('Wird geprüft') : i18n._('Verbindung prüfen')}
        </button>
      </div>
      <TrialOutcome trial={trial} />
    </Panel>
  );
});

/** Whether the last trial had a connection. */
export const TrialOutcome = observer(function TrialOutcome({ trial }: { readonly trial: TrialVm }) {
  const { i18n } = useLingui();
  const { number } = useFormat();
  const { failure, result } = trial;
  if (failure === undefined && (result === undefined || (result.isConnected && result.problem === undefined)))
    return (
      <p className="fd-outcome" role="status">
        {result !== undefined && (
          <span className="st">
            <Icon name="g-check" />
            {result.connectMs === undefined
              ? i18n._('Verbunden')
              : i18n._('Verbunden in {duration} ms', { duration: number(result.connectMs, 0) })}
            {result.identification.length > 0 && <span className="dim"> {result.identification.join(', ')}</span>}
          </span>
        )}
      </p>
    );
  const words =
    failure !== undefined
      ? callFailureWords[failure]
      : result?.problem === undefined
        ? callFailureWords.failed
        : doorProblemWords[result.problem];
  return (
    <div className="fm-alert s-error fd-alert" role="alert">
      <Icon name="i-error" />
      <p>{i18n._(words)}</p>
    </div>
  );
});
