import { observer } from 'mobx-react-lite';
import { Field } from '../../kit/index.ts';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly type?: 'text' | 'email' | 'number' | 'password' | 'url';
  readonly isOptional?: boolean;
  /** Of a number. */
  readonly max?: number;
  readonly onEnter: (value: string) => void;
}

/** Something that is typed. A password is one of a program, which no browser shall keep or fill in. */
export const TextField = observer(function TextField({ label, value, type = 'text', isOptional = false, max, onEnter }: TextFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          className="in"
          type={type}
          min={1}
          max={max}
          required={!isOptional}
          autoComplete={type === 'password' ? 'new-password' : undefined}
          value={value}
          onChange={({ target }) => onEnter(target.value)}
        />
      )}
    </Field>
  );
});
