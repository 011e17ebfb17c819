import { useLingui } from '@lingui/react';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../../kit/index.ts';
import { type Crumb, Page } from '../../shell/index.ts';
import { EntryPlace } from './detail/EntryPlace.tsx';
import './errorLog.css';
import { LogHeadline } from './LogHeadline.tsx';
import { LogPanel } from './table/LogPanel.tsx';
import { useDetailPlace } from './useDetailPlace.ts';
import { useErrorLogVm } from './useErrorLogVm.ts';
import { useLogAddress } from './useLogAddress.ts';

const tickMs = 10_000;

export interface ErrorLogPageProps {
  /** Of the area that the log is shown in; without it the log is an area of its own. */
  readonly area?: Crumb | undefined;
  readonly rail?: ReactNode;
}

/** What is up now, and the log of what came. */
export const ErrorLogPage = observer(function ErrorLogPage({ area, rail }: ErrorLogPageProps) {
  const { i18n } = useLingui();
  const vm = useErrorLogVm();
  const place = useDetailPlace();
  const dock = useRef<HTMLElement>(null);
  useLogAddress(vm, place !== 'beside');
  useEffect(() => vm.setOpensNewest(place === 'beside'), [vm, place]);
  useEffect(() => {
    const stop = vm.reading.follow();
    const ticking = setInterval(() => vm.reading.tick(), tickMs);
    return () => {
      clearInterval(ticking);
      stop();
    };
  }, [vm]);
  return (
    <Page crumbs={[...(area === undefined ? [] : [area]), { label: i18n._('Störmeldungen') }]} rail={rail}>
      <LogHeadline vm={vm} />
      <div className={classNames('el-split split', place)}>
        <LogPanel vm={vm} place={place} dock={dock} />
        <EntryPlace vm={vm} place={place} dock={dock} />
      </div>
    </Page>
  );
});
