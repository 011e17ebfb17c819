import { useLingui } from '@lingui/react';
import { Field } from '../../../../kit/index.ts';

export interface ChoiceProps<Value extends string> {
  readonly title: string;
  readonly choices: readonly Value[];
  /** Text ids. */
  readonly names: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChoose: (choice: Value) => void;
  /** What the choice stands for. */
  readonly hint: string;
}

/** One of two or three, as buttons beside each other. */
export function Choice<Value extends string>({ title, choices, names, value, onChoose, hint }: ChoiceProps<Value>) {
  const { i18n } = useLingui();
  return (
    <Field label={title} note={{ text: hint }} isGroup className="hr-choice">
      {() => (
        <div className="seg">
          {choices.map((choice) => (
            <button key={choice} type="button" aria-pressed={choice === value} onClick={() => choice !== value && onChoose(choice)}>
              {i18n._(names[choice])}
            </button>
          ))}
        </div>
      )}
    </Field>
  );
}
