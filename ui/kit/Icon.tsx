import type { IconName } from './iconNames.ts';

/** A drawing of the sprite; decoration, so a word stands beside it. */
export function Icon({ name, className }: { readonly name: IconName; readonly className?: string | undefined }) {
  return (
    <svg aria-hidden className={className}>
      <use href={`#${name}`} />
    </svg>
  );
}
