import { Field } from '../../../kit/index.ts';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onType: (value: string) => void;
  readonly type?: 'text' | 'date';
  readonly isInvalid?: boolean;
  readonly isLong?: boolean;
  readonly inputMode?: 'decimal';
  readonly autoComplete?: 'name';
}

const longest = { note: 500, line: 120 };

/** One thing to be typed. */
export function TextEntry({ label, value, onType, type = 'text', isInvalid = false, isLong = false, ...more }: Props) {
  return (
    <Field label={label} isInvalid={isInvalid}>
      {(control) =>
        isLong ? (
          <textarea
            {...control}
            className="in"
            rows={2}
            maxLength={longest.note}
            value={value}
            onChange={({ target }) => onType(target.value)}
          />
        ) : (
          <input
            {...control}
            {...more}
            className="in"
            type={type}
            maxLength={longest.line}
            value={value}
            onChange={({ target }) => onType(target.value)}
          />
        )
      }
    </Field>
  );
}
