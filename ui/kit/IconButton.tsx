import { Icon } from './Icon.tsx';
import type { IconName } from './iconNames.ts';

export interface IconButtonProps {
  readonly icon: IconName;
  /** What it does, for the tooltip and for screen readers. */
  readonly label: string;
  readonly onPress: () => void;
  /** Leads off the page: a page with changes may ask before. */
  readonly leaves?: boolean | undefined;
}

/** A button that shows only its icon. */
export function IconButton({ icon, label, onPress, leaves }: IconButtonProps) {
  return (
    <button type="button" className="ib" aria-label={label} title={label} onClick={onPress} data-leaves={leaves}>
      <Icon name={icon} />
    </button>
  );
}
