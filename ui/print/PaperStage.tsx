import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { mmPerPt, type SizeMm } from '../../core/report/index.ts';
import { cssVars } from '../kit/index.ts';
import { type PaperDrawing, paperDrawing } from './paperDrawing.ts';
import type { Printable } from './Printable.ts';

/** The theme's custom properties as they are on paper, whatever the screen's theme is. */
function paperTokens(): Readonly<Record<`--${string}`, string>> {
  return Object.fromEntries([...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].flatMap(tokensOf)));
}

type Token = readonly [name: `--${string}`, value: string];

function tokensOf(rule: CSSRule): readonly Token[] {
  if (rule instanceof CSSMediaRule) return rule.media.mediaText === 'print' ? [...rule.cssRules].flatMap(tokensOf) : [];
  if (!(rule instanceof CSSStyleRule) || rule.selectorText !== ':root') return [];
  return [...rule.style].filter(isToken).map((name) => [name, rule.style.getPropertyValue(name)] as const);
}

const isToken = (name: string): name is `--${string}` => name.startsWith('--');

interface Props {
  readonly printable: Printable;
  /** Room on the page. */
  readonly area: SizeMm;
  readonly onDrawn: (drawing: PaperDrawing) => void;
}

/** Smallest text of the charts. */
const smallTextPx = 12;

/** Draws a chart for paper where nobody sees it, until it is of the page's size; its next size needs a new stage. */
export function PaperStage({ printable, area, onDrawn }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [tokens] = useState(paperTokens);
  const [{ step, extraPx }, setTry] = useState({ step: 0, extraPx: 0 });
  const { textPt, fits } = printable;
  const widthPx = Math.floor((area.widthMm / (textPt[step]! * mmPerPt)) * smallTextPx);
  const maxPx = Math.floor((widthPx * area.heightMm) / area.widthMm);

  useLayoutEffect(() => {
    const heightPx = Math.ceil(root.current!.getBoundingClientRect().height);
    if (heightPx > maxPx && step + 1 < textPt.length) setTry({ step: step + 1, extraPx: 0 });
    else if (fits && extraPx === 0 && heightPx !== maxPx) setTry({ step, extraPx: maxPx - heightPx });
    else onDrawn(paperDrawing(root.current!));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each try
  }, [step, extraPx]);

  return createPortal(
    <div ref={root} className="pr-stage" style={cssVars({ ...tokens, '--pr-width': `${widthPx}px` })} aria-hidden>
      {printable.draw({ widthPx, extraPx })}
    </div>,
    document.body,
  );
}
