import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { SettingsGroup } from '../../../../core/settings/index.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { anyForm, type GroupForm, type PathsTo } from './GroupForm.ts';
import { useFieldText } from './useFieldText.ts';

interface Props<G extends SettingsGroup> extends FieldProps {
  readonly form: GroupForm<G>;
  readonly path: PathsTo<G, string>;
}

/** One of the few choices in the field's words, side by side. */
export const Choice = observer(function Choice<G extends SettingsGroup>({ form, path, ...frame }: Props<G>) {
  const name = useId();
  const { vm, words } = anyForm(form);
  const text = useFieldText({ vm, words });
  const chosen = vm.fieldAt(path).value;
  return (
    <FieldFrame form={{ vm, words }} path={path} isGroup {...frame}>
      {() => (
        <div className="fm-choice">
          {text.choices(path).map(([value, label]) => (
            <label key={value}>
              <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => vm.editAt(path, value)} />
              <span>{label}</span>
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  );
});
