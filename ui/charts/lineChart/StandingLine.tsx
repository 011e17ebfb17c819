import { useLingui } from '@lingui/react';
import type { Point } from '../../../core/plot/index.ts';
import { Icon } from '../../kit/index.ts';

interface Props {
  readonly names: readonly string[];
  readonly isOpen: boolean;
  /** Baseline of the lanes' title. */
  readonly title: Point;
  /** Left edge, behind the title. */
  readonly leftPx: number;
  readonly onToggle: () => void;
}

const riseTo = { baseline: 18 } as const;

/** The machines that stood all the time, in one line beside the title of the lanes; it opens them. */
export function StandingLine({ names, isOpen, title, leftPx, onToggle }: Props) {
  const { i18n } = useLingui();
  return (
    <button
      type="button"
      className="lc-standing"
      aria-expanded={isOpen}
      style={{ top: title.y - riseTo.baseline, left: leftPx }}
      onClick={onToggle}
    >
      <Icon name="g-right" />
      <span>{i18n._('Stehen still: {names}', { names: names.join(', ') })}</span>
    </button>
  );
}
