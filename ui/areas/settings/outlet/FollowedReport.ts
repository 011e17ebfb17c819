import type { CallResult, SessionToken, Waiting } from '../../../../core/ports/index.ts';
import { type SessionStore, StationQuery } from '../../../stores/index.ts';

const pollMs = 2000;

/** How something of the station is, asked for again and again as long as its page is open, by who may write. */
export class FollowedReport<Report> {
  private readonly reading = new StationQuery<CallResult<Report>>();
  private readonly ask: (token: SessionToken, waiting: Waiting) => Promise<CallResult<Report>>;
  private readonly session: SessionStore;

  constructor(ask: (token: SessionToken, waiting: Waiting) => Promise<CallResult<Report>>, session: SessionStore) {
    this.ask = ask;
    this.session = session;
  }

  /** Undefined before the first answer. */
  get value(): Report | undefined {
    return this.reading.answer?.value;
  }

  get hasFailed(): boolean {
    return this.reading.failure !== undefined;
  }

  async read(): Promise<void> {
    const { session, token } = this.session;
    if (session.canWrite) await this.reading.refresh((waiting) => this.ask(token, waiting));
  }

  /** Reads until the returned function is called. */
  follow(): () => void {
    void this.read();
    const timer = setInterval(() => void this.read(), pollMs);
    return () => {
      clearInterval(timer);
      this.reading.abort();
    };
  }
}
