import { createContext, useContext } from 'react';

export const FlyoutClose = createContext<() => void>(() => undefined);

/** Returns the call that closes what a choice stands in. */
export const useCloseFlyout = (): (() => void) => useContext(FlyoutClose);
