import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';

/** `observer` for a component whose props depend on a type parameter, which the type of `observer` loses. */
export const observed: <Component extends (props: never) => ReactNode>(component: Component) => Component = observer as never;
