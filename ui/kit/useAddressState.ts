import { reaction } from 'mobx';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

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

/** Keeps what a page shows and its address the same; `address` stays the same object. */
export function useAddressState<State>(address: AddressState<State>): void {
  const [query, setQuery] = useSearchParams();
  const write = useRef(setQuery);
  const written = useRef<string>(undefined);
  const { show } = address;
  useLayoutEffect(() => {
    write.current = setQuery;
  });

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
        if (next === new URLSearchParams(location.search).toString()) return;
        written.current = next;
        write.current(new URLSearchParams(next), { replace: true });
      }, restMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [address]);
}
