import { makeAutoObservable, reaction, runInAction } from 'mobx';
import { allowedAreas, type AreaRights, loggedOut, type Session } from '../../core/access/index.ts';
import type { SessionApi, LoginAnswer, OpenSession, SessionStorage } from '../../core/ports/index.ts';
import type { SettingsStore } from './SettingsStore.ts';

export type LoginOutcome = LoginAnswer['outcome'];
export type SessionEnding = 'byPerson' | 'byStation';

/** Who is logged in, and what they may open. */
export class SessionStore {
  private open: OpenSession | undefined;
  /** How the last session ended; undefined when there was none since the page was opened, or one is open. */
  ending: SessionEnding | undefined;
  private readonly sessionApi: SessionApi;
  private readonly storage: SessionStorage;
  private readonly settings: SettingsStore;

  constructor(sessionApi: SessionApi, storage: SessionStorage, settings: SettingsStore) {
    this.sessionApi = sessionApi;
    this.storage = storage;
    this.settings = settings;
    const kept = storage.load();
    this.open = kept && { token: kept.token, session: kept.session, isLevelReported: kept.isLevelReported };
    if (kept !== undefined) settings.receive(kept.settings);
    makeAutoObservable<this, 'sessionApi' | 'storage' | 'settings'>(
      this,
      { sessionApi: false, storage: false, settings: false },
      { autoBind: true },
    );
    reaction(
      () => this.open && { ...this.open, settings: settings.sent },
      (open) => open && storage.save(open),
    );
  }

  get session(): Session {
    return this.open?.session ?? loggedOut;
  }

  /** Somebody is logged in, and the station has not said whether they may write. */
  get isLevelUnknown(): boolean {
    return this.open?.isLevelReported === false;
  }

  get token(): string | undefined {
    return this.open?.token;
  }

  get allowed(): AreaRights {
    return allowedAreas(this.session, this.settings.settings.rights);
  }

  async login(password: string): Promise<LoginOutcome> {
    const answer = await this.sessionApi.login(password);
    if (answer.outcome === 'opened')
      runInAction(() => {
        this.settings.receive(answer.settings);
        this.ending = undefined;
        this.open = answer.open;
      });
    return answer.outcome;
  }

  async logout(): Promise<void> {
    const token = this.token;
    this.forget('byPerson');
    if (token !== undefined) await this.sessionApi.logout(token);
  }

  /** The station no longer accepts the token; that of an earlier session ends nothing. */
  endByStation(token = this.token): void {
    if (token === this.token) this.forget('byStation');
  }

  private forget(ending: SessionEnding): void {
    this.ending = ending;
    this.storage.clear();
    this.settings.forgetWithheld();
    this.open = undefined;
  }
}
