import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import type { SettingsGroup } from '../../../../core/settings/index.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { anyForm, type GroupForm, type SecretPaths } from './GroupForm.ts';

interface Props<G extends SettingsGroup> extends FieldProps {
  readonly form: GroupForm<G>;
  readonly path: SecretPaths<G>;
}

/** A secret, which the station never shows: it is kept, replaced by what is typed, or removed. */
export const SecretField = observer(function SecretField<G extends SettingsGroup>({ form, path, ...frame }: Props<G>) {
  const { i18n } = useLingui();
  const { vm, words } = anyForm(form);
  const { value, isSet } = vm.fieldAt(path);
  const isRemoved = value === null;
  return (
    <FieldFrame
      form={{ vm, words }}
      path={path}
      hint={isSet ? i18n._('Leer lassen, um es zu behalten') : i18n._('Bisher nicht gesetzt')}
      {...frame}
    >
      {(control) => (
        <span className="fm-secret">
          <input
            {...control}
            disabled={control.disabled || isRemoved}
            className="in"
            type="password"
            autoComplete="new-password"
            placeholder={isSet && !isRemoved ? i18n._('Gespeichert, wird nicht angezeigt') : undefined}
            value={typeof value === 'string' ? value : ''}
            onChange={({ target }) => vm.editAt(path, target.value)}
          />
          {isSet && (
            <button type="button" className="btn" disabled={control.disabled} onClick={() => vm.editAt(path, isRemoved ? undefined : null)}>
              {isRemoved ? i18n._('Behalten') : i18n._('Entfernen')}
            </button>
          )}
        </span>
      )}
    </FieldFrame>
  );
});
