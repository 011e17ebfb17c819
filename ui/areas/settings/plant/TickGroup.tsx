import { classNames, Field } from '../../../kit/index.ts';

interface Props<Value> {
  readonly label: string;
  readonly choices: readonly (readonly [value: Value, name: string])[];
  readonly chosen: readonly Value[];
  /** In the order of the choices. */
  readonly onChange: (chosen: readonly Value[]) => void;
  readonly problem?: string | undefined;
}

/** Several of a few, side by side. */
export function TickGroup<Value extends string | number>({ label, choices, chosen, onChange, problem }: Props<Value>) {
  const toggle = (value: Value, isOn: boolean) =>
    onChange(choices.flatMap(([each]) => ((each === value ? isOn : chosen.includes(each)) ? [each] : [])));
  return (
    <Field
      label={label}
      isGroup
      isInvalid={problem !== undefined}
      note={problem === undefined ? undefined : { icon: 'i-error', tone: 's-error', text: problem }}
      className={classNames('fm-field', 'fm-span-6')}
    >
      {() => (
        <div className="pd-ticks">
          {choices.map(([value, name]) => (
            <label key={value}>
              <input type="checkbox" checked={chosen.includes(value)} onChange={({ target }) => toggle(value, target.checked)} />
              <span>{name}</span>
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}
