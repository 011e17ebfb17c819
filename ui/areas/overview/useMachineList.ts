import type { KeyboardEvent, MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { compressorPath } from '../../shell/index.ts';
import { neighbourOf } from './model/neighbour.ts';

const cellOf = (target: EventTarget) => (target instanceof Element ? target.closest<HTMLElement>('[data-slot]') : null);
const linkOf = (cell: Element | undefined | null) => cell?.querySelector('a');

/**
 * Returns the handlers of a list whose items have `data-slot` and hold a link to their machine: a click selects an item, a double click opens it,
 * arrow keys lead from one to the next.
 */
export function useMachineList() {
  const navigate = useNavigate();
  return {
    onClick({ target }: MouseEvent) {
      if (target instanceof Element && target.closest('a') === null) linkOf(cellOf(target))?.focus({ preventScroll: true });
    },
    onDoubleClick({ target }: MouseEvent) {
      const slot = Number(cellOf(target)?.dataset['slot']);
      if (slot > 0) void navigate(compressorPath(slot));
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const cells = [...event.currentTarget.querySelectorAll('[data-slot]')];
      const from = cells.findIndex((cell) => cell === cellOf(event.target));
      const to = neighbourOf(
        cells.map((cell) => cell.getBoundingClientRect()),
        from,
        event.key,
      );
      if (to === undefined) return;
      event.preventDefault();
      linkOf(cells[to])?.focus();
    },
  };
}
