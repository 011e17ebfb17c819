import { observer } from 'mobx-react-lite';
import type { SettingsGroup } from '../../../../core/settings/index.ts';
import { FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { anyForm, type GroupForm, type PathsTo } from './GroupForm.ts';
import { useFieldText } from './useFieldText.ts';
import { textOfValue } from './textOfValue.ts';

interface Props<G extends SettingsGroup> extends FieldProps {
  readonly form: GroupForm<G>;
  readonly path: PathsTo<G, string>;
}

/** One of the choices in the field's words, from a list that opens. */
export const Select = observer(function Select<G extends SettingsGroup>({ form, path, ...frame }: Props<G>) {
  const { vm, words } = anyForm(form);
  const text = useFieldText({ vm, words });
  return (
    <FieldFrame form={{ vm, words }} path={path} {...frame}>
      {(control) => (
        <select
          {...control}
          className="in"
          value={textOfValue(vm.fieldAt(path).value)}
          onChange={({ target }) => vm.editAt(path, target.value)}
        >
          {text.choices(path).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
});
