import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '../kit/index.ts';
import { usePhone } from '../kit/usePhone.ts';
import { ChartsBanner } from './ChartsBanner.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { Crumbs, type Crumb } from './Crumbs.tsx';
import { OriginLine } from './OriginLine.tsx';
import './page.css';
import { PaperHead } from './PaperHead.tsx';
import { PlaceTitle } from './PlaceTitle.tsx';
import { useArrival } from './useArrival.ts';

export interface PageProps {
  /** The way from the area to this page; the last one is the page itself. */
  readonly crumbs: readonly Crumb[];
  /** RailGroup and RailLink of the area; left of the page, a strip above it, or on a phone a sheet that its title opens. */
  readonly rail?: ReactNode;
  /** Name of the rail; the first crumb without it. */
  readonly railLabel?: string | undefined;
  readonly className?: string | undefined;
  /** What the page is of: addresses with the same one are views of one page. The path without it. */
  readonly place?: string | undefined;
  /** What of it is shown, where it has several views. */
  readonly view?: string | undefined;
  /** With one h1. */
  readonly children?: ReactNode;
}

/** Scrolled by less, the strip would only hide its margin. */
const minScrollPx = 16;

/** A page within the frame: its breadcrumbs, banners, rail and content. */
export const Page = observer(function Page({ crumbs, rail, railLabel, className, place, view, children }: PageProps) {
  const main = useRef<HTMLElement>(null);
  const strip = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const isPhone = usePhone();
  useArrival({ way: [...crumbs.map(({ label }) => label), view], main, takesFocus: true, place });
  useEffect(() => {
    const current = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (!strip.current || !current) return;
    const centredPx = current.offsetLeft - (strip.current.clientWidth - current.offsetWidth) / 2;
    strip.current.scrollLeft = centredPx < minScrollPx ? 0 : centredPx;
  }, [pathname, isPhone]);

  return (
    <div className={classNames('frame', rail === undefined && 'frame-wide')}>
      <PaperHead way={crumbs.map(({ label }) => label)} />
      {isPhone ? <PlaceTitle crumbs={crumbs} rail={rail} railLabel={railLabel} /> : <Crumbs crumbs={crumbs} />}
      <ConnectionBanner />
      <ChartsBanner />
      {!isPhone && rail !== undefined && (
        <nav ref={strip} className="rail strip" aria-label={railLabel ?? crumbs[0]?.label}>
          {rail}
        </nav>
      )}
      <OriginLine className="frame-origin" />
      <main id="main" ref={main} tabIndex={-1} className={className} data-address={pathname}>
        {children}
      </main>
    </div>
  );
});
