import './switch.css';

export interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly isDisabled?: boolean | undefined;
  readonly onChange: (isOn: boolean) => void;
}

/** Something that is on or off at once. */
export function Switch({ label, isOn, isDisabled = false, onChange }: SwitchProps) {
  return (
    <label className="sw">
      <input type="checkbox" role="switch" checked={isOn} disabled={isDisabled} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}
