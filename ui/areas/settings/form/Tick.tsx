import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { SettingsGroup } from '../../../../core/settings/index.ts';
import { classNames, Icon } from '../../../kit/index.ts';
import { anyForm, type GroupForm, type PathsTo } from './GroupForm.ts';
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
  return <TickControl {...props} />;
});

/** The switch of the page's whole subject; its state stands behind its name. */
export const MainSwitch = observer(function MainSwitch<G extends SettingsGroup>(props: Props<G>) {
  const { i18n } = useLingui();
  const form = anyForm(props.form);
  const text = useFieldText(form);
  return (
    <TickControl {...props} role="switch">
      {text.label(props.path)}
      <span aria-hidden>{`: ${form.vm.fieldAt(props.path).value === true ? i18n._('ein') : i18n._('aus')}`}</span>
    </TickControl>
  );
});

/** The same as a switch. */
export const Switch = observer(function Switch<G extends SettingsGroup>(props: Props<G>) {
  return <TickControl {...props} role="switch" />;
});

const TickControl = observer(function TickControl<G extends SettingsGroup>({
  form,
  path,
  isOff = false,
  children,
  isInTable = false,
  className,
  role,
}: Props<G> & { readonly role?: 'switch' }) {
  const { i18n } = useLingui();
  const { vm, words } = anyForm(form);
  const text = useFieldText({ vm, words });
  const { value, state } = vm.fieldAt(path);
  return (
    <label className={classNames('fm-tick', state === 'differs' && 'fm-changed', className)}>
      <input
        type="checkbox"
        role={role}
        aria-label={isInTable ? text.fullLabel(path) : undefined}
        checked={value === true}
        disabled={isOff}
        onChange={({ target }) => vm.edit(path, target.checked)}
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
