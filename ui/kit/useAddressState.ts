import { reaction } from 'mobx';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** A browser takes only so many changes of its address; while somebody drags, nothing is written. */
const restMs = 250;

export interface AddressState<State> {
  /** What is shown. */
  readonly state: () => State;
  readonly toQuery: (state: State) => Readonly<Record<string, string>>;
  /** The address asks for something else than what is shown. New only when it must be asked again. */
  readonly show: (query: URLSearchParams) => void;
  /** The state has come to rest, and is written. */
  readonly onRest?: () => void;
}

const addressOf = (path: string, query: string) => `${path}?${new URLSearchParams(query).toString()}`;

/** Keeps what a page shows and its address the same; `address` stays the same object. */
export function useAddressState<State>(address: AddressState<State>): void {
  const [query, setQuery] = useSearchParams();
  const { pathname, search } = useLocation();
  const drawn = useRef<string>(undefined);
  const write = useRef(setQuery);
  const written = useRef<string>(undefined);
  const { show } = address;
  useLayoutEffect(() => {
    write.current = setQuery;
  });
  useLayoutEffect(() => {
    drawn.current = addressOf(pathname, search);
  }, [pathname, search]);

  useLayoutEffect(() => {
    if (query.toString() === written.current) return;
    written.current = undefined;
    show(query);
  }, [show, query]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = reaction(address.state, (state) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        address.onRest?.();
        const next = new URLSearchParams(address.toQuery(state)).toString();
        const now = addressOf(location.pathname, location.search);
        // somebody has gone elsewhere, which is about to be drawn
        if (now !== drawn.current) return;
        if (addressOf(location.pathname, next) === now) return;
        written.current = next;
        drawn.current = addressOf(location.pathname, next);
        write.current(new URLSearchParams(next), { replace: true });
      }, restMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [address]);
}
