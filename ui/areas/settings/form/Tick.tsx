import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { SettingsGroup } from '../../../../core/settings/index.ts';
import { classNames, Icon } from '../../../kit/index.ts';
import { type AnyForm, anyForm, type GroupForm, type PathsTo } from './GroupForm.ts';
import { useFieldText } from './useFieldText.ts';

interface Props<G extends SettingsGroup> {
  readonly form: GroupForm<G>;
  readonly path: PathsTo<G, boolean>;
  /** Can't be changed at present, because of another field. */
  readonly isOff?: boolean | undefined;
  /** Instead of the label. */
  readonly children?: ReactNode;
  /** Name for screen readers: with the item of the list, as a table's head says the rest. */
  readonly isInTable?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Something that is on or off, as a box to be ticked; marked when it differs from the station's. */
export const Tick = observer(function Tick<G extends SettingsGroup>(props: Props<G>) {
  return <TickAt {...props} form={anyForm(props.form)} />;
});

/** The switch of the page's whole subject; its state stands behind its name. */
export const MainSwitch = observer(function MainSwitch<G extends SettingsGroup>(props: Props<G>) {
  const { i18n } = useLingui();
  const form = anyForm(props.form);
  const text = useFieldText(form);
  return (
    <TickAt {...props} form={form} role="switch">
      {text.label(props.path)}
      <span aria-hidden>{`: ${form.vm.fieldAt(props.path).value === true ? i18n._('ein') : i18n._('aus')}`}</span>
    </TickAt>
  );
});

/** The same as a switch. */
export const Switch = observer(function Switch<G extends SettingsGroup>(props: Props<G>) {
  return <TickAt {...props} form={anyForm(props.form)} role="switch" />;
});

interface AnyProps extends Omit<Props<SettingsGroup>, 'form' | 'path'> {
  readonly form: AnyForm;
  readonly path: string;
  readonly role?: 'switch';
}

/** A box to be ticked of any group. */
export const TickAt = observer(function TickAt({ form, path, isOff = false, children, isInTable = false, className, role }: AnyProps) {
  const { i18n } = useLingui();
  const { vm } = form;
  const text = useFieldText(form);
  const { value, state } = vm.fieldAt(path);
  return (
    <label className={classNames('fm-tick', state === 'differs' && 'fm-changed', className)}>
      <input
        type="checkbox"
        role={role}
        aria-label={isInTable ? text.fullLabel(path) : undefined}
        checked={value === true}
        disabled={isOff}
        onChange={({ target }) => vm.editAt(path, target.checked)}
      />
      <span className="fm-tick-name">{children ?? text.label(path)}</span>
      {state === 'differs' && (
        <>
          {!isInTable && <Icon name="i-warn" className="fm-tick-mark s-warn" />}
          <span className="vh"> {i18n._('Geändert')}</span>
        </>
      )}
    </label>
  );
});
