import { observer } from 'mobx-react-lite';
import type { HTMLAttributes } from 'react';
import type { SettingsGroup } from '../../../../core/settings/index.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { anyForm, type GroupForm, type PathsTo } from './GroupForm.ts';
import { textOfValue } from './textOfValue.ts';

interface Props<G extends SettingsGroup> extends FieldProps {
  readonly form: GroupForm<G>;
  readonly path: PathsTo<G, string>;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  readonly placeholder?: string | undefined;
  /** Lines, when there may be several. */
  readonly rows?: number | undefined;
}

/** A text to be typed. */
export const TextField = observer(function TextField<G extends SettingsGroup>({
  form,
  path,
  inputMode,
  placeholder,
  rows,
  ...frame
}: Props<G>) {
  const { vm, words } = anyForm(form);
  const shared = {
    className: 'in',
    autoComplete: 'off',
    spellCheck: false,
    placeholder,
    value: textOfValue(vm.fieldAt(path).value),
  } as const;
  return (
    <FieldFrame form={{ vm, words }} path={path} {...frame}>
      {(control) =>
        rows === undefined ? (
          <input {...control} {...shared} type="text" inputMode={inputMode} onChange={({ target }) => vm.editAt(path, target.value)} />
        ) : (
          <textarea {...control} {...shared} rows={rows} onChange={({ target }) => vm.editAt(path, target.value)} />
        )
      }
    </FieldFrame>
  );
});
