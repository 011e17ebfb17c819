import { Component, type ComponentType, type ReactNode } from 'react';
import { PartNotLoaded } from '../kit/index.ts';

interface PageFailureProps {
  /** A change of it tries again. */
  readonly address: string;
  /** Stands in its place; its code may not have come. */
  readonly Failed: ComponentType<{ readonly isNotLoaded: boolean }>;
  readonly children: ReactNode;
}

/** Keeps the frame alive when a page can't be loaded or shown. */
export class PageFailure extends Component<PageFailureProps, { readonly failure: unknown }> {
  override state: { readonly failure: unknown } = { failure: undefined };

  static getDerivedStateFromError(failure: unknown): { readonly failure: unknown } {
    return { failure };
  }

  override componentDidUpdate(before: PageFailureProps): void {
    if (this.state.failure !== undefined && before.address !== this.props.address) this.setState({ failure: undefined });
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { Failed, children } = this.props;
    return failure === undefined ? children : <Failed isNotLoaded={failure instanceof PartNotLoaded} />;
  }
}
