import { Icon } from './Icon.tsx';
import type { IconName } from './iconNames.ts';

export interface IconButtonProps {
  readonly icon: IconName;
  /** What it does, for the tooltip and for screen readers. */
  readonly label: string;
  readonly onPress: () => void;
  readonly isOff?: boolean | undefined;
  /** Leads off the page: a page with changes may ask before. */
  readonly leaves?: boolean | undefined;
  /** Opens and closes what has this id. */
  readonly expands?: { readonly id: string; readonly isOpen: boolean } | undefined;
}

/** A button that shows only its icon. */
export function IconButton({ icon, label, onPress, isOff, leaves, expands }: IconButtonProps) {
  return (
    <button
      type="button"
      className="ib"
      aria-label={label}
      title={label}
      aria-expanded={expands?.isOpen}
      aria-controls={expands?.isOpen === true ? expands.id : undefined}
      disabled={isOff}
      onClick={onPress}
      data-leaves={leaves}
    >
      <Icon name={icon} />
    </button>
  );
}
