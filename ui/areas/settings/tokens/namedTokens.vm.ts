import { makeAutoObservable } from 'mobx';
import { longestTokenName } from '../../../../core/access/index.ts';
import type { CallResult, NamedToken, NamedTokensApi, OrderResult } from '../../../../core/ports/index.ts';
import { type QueryState, type SessionStore, StationQuery } from '../../../stores/index.ts';

export interface NamedTokensVmParts {
  readonly api: NamedTokensApi;
  readonly session: SessionStore;
}

/** The tokens of one kind: those that there are, a new one, and what is revoked. */
export class NamedTokensVm {
  name = '';
  /** Of the token that was made last; it is not said again. */
  token: string | undefined;
  /** A person has yet to confirm. */
  revoking: NamedToken | undefined;
  private readonly reading = new StationQuery<CallResult<readonly NamedToken[]>>();
  private readonly making = new StationQuery<CallResult<string>>();
  private readonly order = new StationQuery<OrderResult>();
  private readonly parts: NamedTokensVmParts;

  constructor(parts: NamedTokensVmParts) {
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

  get tokens(): readonly NamedToken[] {
    return this.reading.answer?.value ?? [];
  }

  get hasFailed(): boolean {
    return this.making.failure !== undefined || this.order.failure !== undefined;
  }

  get canMake(): boolean {
    const { length } = this.name.trim();
    return length > 0 && length <= longestTokenName && !this.making.isUnderWay;
  }

  setName(name: string): void {
    this.name = name;
  }

  askToRevoke(revoked: NamedToken | undefined): void {
    this.revoking = revoked;
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
