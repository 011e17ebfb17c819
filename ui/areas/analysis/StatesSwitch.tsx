import { useLingui } from '@lingui/react';

interface Props {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** Whether the machines' states are shown below the lines. */
export function StatesSwitch({ isOn, onChange }: Props) {
  const { i18n } = useLingui();
  return (
    <label className="an-switch">
      <input type="checkbox" role="switch" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      {i18n._('Zustände der Verdichter')}
    </label>
  );
}
