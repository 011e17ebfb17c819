import { classNames } from './classNames.ts';
import type { IconName } from './iconNames.ts';

/** A drawing of the sprite, 20 px if no rule says otherwise; decoration, so a word stands beside it. */
export function Icon({ name, className }: { readonly name: IconName; readonly className?: string | undefined }) {
  return (
    <svg aria-hidden className={classNames('icon', className)}>
      <use href={`#${name}`} />
    </svg>
  );
}
