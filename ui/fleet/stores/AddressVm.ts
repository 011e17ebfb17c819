import { makeAutoObservable, observableRef } from 'mobx';

/** What a page shows of what it could, by name, as it stands in the query of its address. */
export class AddressVm {
  values: Readonly<Record<string, string>> = {};

  constructor() {
    makeAutoObservable(this, { values: observableRef }, { autoBind: true });
  }

  /** Empty for what is not asked for. */
  of(name: string): string {
    return this.values[name] ?? '';
  }

  /** Empty for no longer. */
  set(name: string, value: string): void {
    const others = Object.entries(this.values).filter(([each]) => each !== name);
    this.values = Object.fromEntries(value === '' ? others : [...others, [name, value]]);
  }

  show(query: URLSearchParams): void {
    this.values = Object.fromEntries(query);
  }
}
