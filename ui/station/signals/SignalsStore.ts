import { makeAutoObservable, observableRef } from 'mobx';
import { type FaultSeverity, type SignalledFaults, unsignalled, withSeen } from '../../../core/faults/index.ts';
import type { AlarmSound, Clock, Notice, NoticePermission, Notices, PreferenceStorage, SoundState } from '../../../core/ports/index.ts';
import { isObject } from '../../../core/records/index.ts';
import type { PreferencesStore } from '../../stores/index.ts';

/** How this browser signals faults; nothing is on until somebody switches it on. */
export interface SignalChoice {
  readonly sound: boolean;
  readonly notices: boolean;
  /** And not errors alone. */
  readonly warnings: boolean;
}

/** A fault that is up, as it would be signalled. */
export interface Signal extends Notice {
  readonly severity: Exclude<FaultSeverity, 'maintenance'>;
  /** Shows it. */
  readonly open: () => void;
}

export interface SignalsParts {
  readonly storage: PreferenceStorage;
  readonly preferences: PreferencesStore;
  readonly clock: Clock;
  readonly sound: AlarmSound;
  readonly notices: Notices;
  /** Of this tab, among those of the browser. */
  readonly tab: string;
  readonly pause: (ms: number) => Promise<void>;
}

/** As long as tabs need to see what another has claimed. */
const claimMs = 300;
/** A tab that can't sound leaves the claim to one that can. */
const mutedMs = 1500;

function parsed(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text || '{}');
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

/** Signals faults by sound and notification, as somebody chose for this browser: each once, in one of its tabs. */
export class SignalsStore {
  soundState: SoundState;
  permission: NoticePermission;
  /** What was tried last and did not work. */
  refused: 'sound' | 'notice' | undefined = undefined;
  private upIds: readonly string[] = [];
  private readonly parts: SignalsParts;

  constructor(parts: SignalsParts) {
    this.parts = parts;
    this.soundState = parts.sound.state();
    this.permission = parts.notices.permission();
    makeAutoObservable<this, 'parts' | 'upIds' | 'kept'>(this, { parts: false, upIds: observableRef, kept: false }, { autoBind: true });
    if (this.choice.sound) this.prepare();
  }

  get choice(): SignalChoice {
    const { sound, notices, warnings } = parsed(this.parts.preferences.signals);
    return { sound: sound === true, notices: notices === true, warnings: warnings === true };
  }

  /** The browser keeps back the sound that is wanted until somebody clicks. */
  get isBlocked(): boolean {
    return this.choice.sound && this.soundState === 'blocked';
  }

  setSound(isOn: boolean): void {
    this.choose({ sound: isOn });
    if (isOn) this.prepare();
  }

  setWarnings(isOn: boolean): void {
    this.choose({ warnings: isOn });
  }

  /** Asks the person first; stays off without their consent. */
  async setNotices(isOn: boolean): Promise<void> {
    if (isOn) this.setPermission(await this.parts.notices.ask());
    this.choose({ notices: isOn && this.permission === 'granted' });
  }

  async trySound(): Promise<void> {
    const state = await this.parts.sound.play('error');
    this.setTried(state, state === 'ready' ? undefined : 'sound');
  }

  tryNotice(notice: Notice): void {
    const isShown = this.parts.notices.show(notice, () => undefined);
    this.setTried(this.soundState, isShown ? undefined : 'notice');
  }

  /** Reads again what the browser lets the page do; after a click it may be more. */
  look(): void {
    this.soundState = this.parts.sound.state();
    this.permission = this.parts.notices.permission();
  }

  /** Somebody has clicked or typed: sound that was kept back is made ready. */
  wake(): void {
    if (this.choice.sound) this.prepare();
  }

  /** Signals what of all that is up nobody has signalled yet; undefined while that is not known. */
  async take(up: readonly Signal[] | undefined): Promise<void> {
    if (up === undefined) return this.stay();
    const { clock, pause, tab, preferences } = this.parts;
    preferences.readSignals();
    this.setUp(up.map(({ id }) => id));
    if (!this.choice.sound && !this.choice.notices) return this.stay();
    if (unsignalled(this.kept(), this.upIds, clock.nowMs()).length === 0) return this.stay();
    if (this.isBlocked) await pause(mutedMs);
    const claimed = unsignalled(this.kept(), this.upIds, clock.nowMs());
    this.stay();
    await pause(claimMs);
    const kept = this.kept();
    this.signal(up.filter(({ id }) => claimed.includes(id) && kept[id]?.by === tab));
  }

  /** Keeps that what is up was seen, so that it is not signalled again while a page is open. */
  stay(): void {
    const { storage, clock, tab } = this.parts;
    storage.save('signalled', JSON.stringify(withSeen(this.kept(), this.upIds, clock.nowMs(), tab)));
  }

  private signal(news: readonly Signal[]): void {
    const { choice } = this;
    const wanted = news.filter(({ severity }) => severity === 'error' || choice.warnings);
    if (wanted.length === 0) return;
    const worst = wanted.some(({ severity }) => severity === 'error') ? 'error' : 'warning';
    if (choice.sound) void this.parts.sound.play(worst).then((state) => this.setTried(state, this.refused));
    if (choice.notices) for (const signal of wanted) this.parts.notices.show(signal, signal.open);
  }

  private prepare(): void {
    this.parts.sound.prepare(() => this.look());
    this.look();
  }

  private choose(part: Partial<SignalChoice>): void {
    const choice = { ...this.choice, ...part };
    this.refused = undefined;
    this.parts.preferences.setSignals(choice.sound || choice.notices || choice.warnings ? JSON.stringify(choice) : undefined);
  }

  private kept(): SignalledFaults {
    return Object.fromEntries(
      Object.entries(parsed(this.parts.storage.load('signalled'))).flatMap(([id, value]) => {
        const { seenMs, isUp, by }: Readonly<Record<string, unknown>> = isObject(value) ? value : {};
        return typeof seenMs === 'number' && typeof isUp === 'boolean' && typeof by === 'string' ? [[id, { seenMs, isUp, by }]] : [];
      }),
    );
  }

  private setUp(ids: readonly string[]): void {
    this.upIds = ids;
  }

  private setPermission(permission: NoticePermission): void {
    this.permission = permission;
  }

  private setTried(state: SoundState, refused: SignalsStore['refused']): void {
    this.soundState = state;
    this.refused = refused;
  }
}
