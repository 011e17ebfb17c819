import { makeAutoObservable } from 'mobx';
import { longestWallLinkName } from '../../../../core/access/index.ts';
import type { CallResult, OrderResult, WallLink, WallLinksApi } from '../../../../core/ports/index.ts';
import { type QueryState, type SessionStore, StationQuery } from '../../../stores/index.ts';

export interface WallLinksParts {
  readonly api: WallLinksApi;
  readonly session: SessionStore;
}

/** The links of the wall panel: those that there are, a new one, and what is revoked. */
export class WallLinksVm {
  name = '';
  /** Of the link that was made last; it is not said again. */
  token: string | undefined;
  /** A person has yet to confirm. */
  revoking: WallLink | undefined;
  private readonly reading = new StationQuery<CallResult<readonly WallLink[]>>();
  private readonly making = new StationQuery<CallResult<string>>();
  private readonly order = new StationQuery<OrderResult>();
  private readonly parts: WallLinksParts;

  constructor(parts: WallLinksParts) {
    this.parts = parts;
    makeAutoObservable<this, 'reading' | 'making' | 'order' | 'parts'>(
      this,
      { reading: false, making: false, order: false, parts: false },
      { autoBind: true },
    );
  }

  get canWrite(): boolean {
    return this.parts.session.session.canWrite;
  }

  get state(): QueryState | 'notOffered' {
    return this.reading.failure?.outcome === 'notOffered' ? 'notOffered' : this.reading.state;
  }

  get links(): readonly WallLink[] {
    return this.reading.answer?.value ?? [];
  }

  get hasFailed(): boolean {
    return this.making.failure !== undefined || this.order.failure !== undefined;
  }

  get canMake(): boolean {
    const { length } = this.name.trim();
    return length > 0 && length <= longestWallLinkName && !this.making.isUnderWay;
  }

  setName(name: string): void {
    this.name = name;
  }

  askToRevoke(link: WallLink | undefined): void {
    this.revoking = link;
  }

  async read(): Promise<void> {
    if (this.canWrite) await this.reading.ask(() => this.parts.api.list(this.parts.session.token));
  }

  async make(): Promise<void> {
    if (!this.canMake) return;
    const made = await this.making.ask(() => this.parts.api.make(this.name.trim(), this.parts.session.token));
    if (made?.outcome === 'succeeded') this.take(made.value);
    await this.read();
  }

  async revoke(): Promise<void> {
    const id = this.revoking?.id;
    this.revoking = undefined;
    if (id === undefined) return;
    await this.order.ask(() => this.parts.api.revoke(id, this.parts.session.token));
    await this.read();
  }

  private take(token: string): void {
    this.token = token;
    this.name = '';
  }
}
