interface Props {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Whether something is shown. */
export function ViewSwitch({ label, isOn, onChange }: Props) {
  return (
    <label className="an-switch">
      <input type="checkbox" role="switch" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  );
}
