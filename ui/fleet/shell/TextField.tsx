import { observer } from 'mobx-react-lite';
import { Field } from '../../kit/index.ts';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly type?: 'text' | 'email' | 'number';
  readonly onEnter: (value: string) => void;
}

/** Something that has to be typed. */
export const TextField = observer(function TextField({ label, value, type = 'text', onEnter }: TextFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <input {...control} className="in" type={type} min={1} required value={value} onChange={({ target }) => onEnter(target.value)} />
      )}
    </Field>
  );
});
