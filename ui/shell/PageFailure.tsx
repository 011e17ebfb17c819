import { useLingui } from '@lingui/react';
import { Component, type ReactNode } from 'react';
import { Banner } from '../kit/index.ts';
import './page.css';

interface PageFailureProps {
  /** A change of it tries again. */
  readonly address: string;
  readonly children: ReactNode;
}

/** Keeps the frame alive when a page can't be loaded or shown. */
export class PageFailure extends Component<PageFailureProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidUpdate(before: PageFailureProps): void {
    if (this.state.failed && before.address !== this.props.address) this.setState({ failed: false });
  }

  override render(): ReactNode {
    return this.state.failed ? <FailedPage /> : this.props.children;
  }
}

function FailedPage() {
  const { i18n } = useLingui();
  return (
    <div className="frame frame-wide">
      <main id="main" tabIndex={-1} className="failed">
        <h1>{i18n._('Diese Seite kann nicht angezeigt werden')}</h1>
        <Banner tone="error" icon="i-error">
          {i18n._('Sie konnte nicht geladen werden. Besteht die Verbindung zur Station?')}
        </Banner>
        <button
          type="button"
          className="btn"
          onClick={() => {
            location.reload();
          }}
        >
          {i18n._('Neu laden')}
        </button>
      </main>
    </div>
  );
}
