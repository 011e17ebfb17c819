import { observer } from 'mobx-react-lite';
import { Field } from '../../kit/index.ts';

interface SelectFieldProps {
  readonly label: string;
  readonly value: string;
  /** Each with its name. */
  readonly choices: readonly (readonly [value: string, name: string])[];
  readonly onChoose: (value: string) => void;
}

/** One of several, by name. */
export const SelectField = observer(function SelectField({ label, value, choices, onChoose }: SelectFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <select {...control} className="in" value={value} onChange={({ target }) => onChoose(target.value)}>
          {choices.map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
});
