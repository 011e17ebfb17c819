import type { ReactNode } from 'react';
import { type ChartPage, mmPerPt, type PageText, type RectMm } from '../../core/report/index.ts';
import { classNames } from '../kit/index.ts';
import './pageDrawing.css';

interface Props {
  readonly page: Pick<ChartPage, 'size' | 'inner' | 'texts' | 'rules'> & { readonly picture?: RectMm };
  /** Address of the picture. */
  readonly picture?: string;
  /** What the page shows; without it the page is there for the printer only. */
  readonly label?: string | undefined;
  /** The margins are drawn too. */
  readonly showsMargins?: boolean;
  /** Drawn in mm, instead of a picture. */
  readonly children?: ReactNode;
}

const anchors = { left: 'start', center: 'middle', right: 'end' } as const;

/** A page to scale, in mm. */
export function PageDrawing({ page, picture, label, showsMargins = false, children }: Props) {
  const { size, inner, texts, rules, picture: place } = page;
  return (
    <svg
      className="pr-page"
      viewBox={`0 0 ${size.widthMm} ${size.heightMm}`}
      role={label === undefined ? 'presentation' : 'img'}
      aria-label={label}
    >
      <rect className="pr-sheet" width={size.widthMm} height={size.heightMm} />
      {place && <image href={picture} x={place.xMm} y={place.yMm} width={place.widthMm} height={place.heightMm} />}
      {children}
      {rules.map(({ xMm, yMm, lengthMm }) => (
        <path key={yMm} className="pr-rule" d={`M${xMm} ${yMm}h${lengthMm}`} />
      ))}
      {texts.map((text, i) => (
        <PageLine key={i} {...text} />
      ))}
      {showsMargins && <rect className="pr-inner" x={inner.xMm} y={inner.yMm} width={inner.widthMm} height={inner.heightMm} />}
    </svg>
  );
}

function PageLine({ text, xMm, yMm, sizePt, isStrong, colour, align, hasHalo }: PageText) {
  return (
    <text
      className={classNames(isStrong && 'pr-strong', hasHalo && 'pr-halo')}
      x={xMm}
      y={yMm}
      fontSize={sizePt * mmPerPt}
      fill={colour}
      textAnchor={anchors[align]}
    >
      {text}
    </text>
  );
}
