import { reaction } from 'mobx';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import { isObject } from '../../../core/records/index.ts';
import { errorLogPath } from '../../shell/index.ts';
import type { ErrorLogVm } from './errorLog.vm.ts';
import { viewFromQuery } from './model/logView.ts';

/** Browsers take only so many new addresses a second. */
const writeDelayMs = 250;

export const viewOfSearch = (search: string) => viewFromQuery(new URLSearchParams(search));

/** Keeps the address as the log is set, and the log as the address asks. Where an entry covers the table, the browser's back closes it. */
export function useLogAddress(vm: ErrorLogVm, covers: boolean): void {
  const { pathname, search, state }: Location<unknown> = useLocation();
  const navigate = useNavigate();
  /** The address that is drawn, then those that were written since and are about to be. */
  const written = useRef<readonly string[]>([]);
  const isOpen = viewOfSearch(search).row !== undefined;

  useEffect(() => {
    const view = viewOfSearch(search);
    const address = errorLogPath(view, pathname);
    const at = written.current.indexOf(address);
    written.current = at < 0 ? [address] : written.current.slice(at);
    // somebody may have gone on while the log's own address was drawn
    if (at < 0) vm.show(view);
  }, [vm, pathname, search]);

  const write = useEffectEvent((address: string) => {
    // the page that was asked for next may still load
    if (address === written.current.at(-1) || window.location.pathname !== pathname) return;
    const opens = covers && !isOpen && vm.view.row !== undefined;
    const closes = isOpen && vm.view.row === undefined && isObject(state) && state['hasOpened'] === true;
    if (closes) {
      void navigate(-1);
      return;
    }
    written.current = [...written.current, address];
    void navigate(address, { replace: !opens, state: opens ? { hasOpened: true } : state });
  });

  useEffect(
    () =>
      reaction(
        () => errorLogPath(vm.view, pathname),
        (address) => write(address),
        { delay: writeDelayMs },
      ),
    [vm, pathname],
  );
}
