import { observer } from 'mobx-react-lite';
import { anyForm, type GroupForm, TickAt } from '../form/index.ts';

interface Props<G extends 'email' | 'sms'> {
  readonly form: GroupForm<G>;
  readonly index: number;
  readonly isOff: boolean;
}

const kinds = ['sendMaintenance', 'sendWarnings', 'sendErrors'] as const;

/** What a receiver wants to be reported of. */
export const Severities = observer(function Severities<G extends 'email' | 'sms'>({ form, index, isOff }: Props<G>) {
  return kinds.map((kind) => (
    <TickAt key={kind} form={anyForm(form)} path={`receivers.${index}.${kind}`} isOff={isOff} isInTable className="rc-tick" />
  ));
});
