import type { Figure } from '../../../../i18n/format/index.ts';
import { classNames, cssVars } from '../../../kit/index.ts';

export interface RiserProps {
  /** Share of the full header pipe, 0..1. */
  readonly flow: number;
  readonly figure: Figure;
}

/** The pipe from a machine's outlet into the header, with its flow; an elbow in the narrow picture. */
export function Riser({ flow, figure }: RiserProps) {
  return (
    <span className="sp-riser" style={cssVars({ '--q': flow })} aria-hidden>
      <i className="sp-fill" />
      <svg className="sp-elbow" viewBox="0 0 68 14">
        <path className="sp-bore" d="M0 5H58Q61 5 61 8V14" />
        <path className="sp-wall" d="M0 1H59Q65 1 65 7V14M0 9H57V14" />
        <path className="sp-stream" d="M-9 5H61V14" />
      </svg>
      <b className={classNames((figure.isMissing || flow === 0) && 'none')}>{figure.figure}</b>
    </span>
  );
}
