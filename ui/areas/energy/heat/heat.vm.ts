import { compareStructural, computed, makeAutoObservable, observableRef } from 'mobx';
import { type HeatBasis, heatBasis } from '../../../../core/balance/index.ts';
import { recordOf } from '../../../../core/records/index.ts';
import { tariffOf } from '../../../../core/tariff/index.ts';
import {
  defaultHeatParameters,
  fuelTerms,
  type FuelTerms,
  type HeatAssumption,
  type HeatParameters,
  heatRecovery,
  type HeatRecovery,
  recoverableShares,
  withinHeatLimits,
} from '../../../../core/heat/index.ts';
import type { UnitSettings } from '../../../../core/settings/index.ts';
import type { PlantStore, SettingsStore } from '../../../stores/index.ts';
import { type HeatFeed, type HeatGap, heatGap } from './model/heatGap.ts';
import { heatToQuery } from './model/heatQuery.ts';
import { type HeatRow, heatRows } from './model/heatRows.ts';
import { type WhatIf, type WhatIfCurve, whatIfCurve, whatIfs } from './model/whatIfCurve.ts';

export interface HeatParts {
  readonly plant: PlantStore;
  readonly settings: SettingsStore;
}

/** What the compressors' heat could replace, by assumptions that a person can change. */
export class HeatVm {
  parameters: HeatParameters = defaultHeatParameters;
  private readonly parts: HeatParts;

  constructor(parts: HeatParts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts'>(
      this,
      { parts: false, parameters: observableRef, basis: computed({ equals: compareStructural }) },
      { autoBind: true },
    );
  }

  /** Takes all assumptions at once. */
  show(parameters: HeatParameters): void {
    this.parameters = parameters;
  }

  /** Sets an assumption, in its own unit, to the nearest value that its slider can take. */
  assume(assumption: HeatAssumption, value: number): void {
    this.parameters = { ...this.parameters, [assumption]: withinHeatLimits(assumption, value) };
  }

  choose(choice: Partial<Pick<HeatParameters, 'circuit' | 'fuel'>>): void {
    this.parameters = { ...this.parameters, ...choice };
  }

  reset(): void {
    this.parameters = defaultHeatParameters;
  }

  /** Nothing was changed. */
  get isDefault(): boolean {
    return Object.keys(heatToQuery(this.parameters)).length === 0;
  }

  /** Of the energy, 0..1. */
  get recoverableShare(): number {
    return recoverableShares[this.parameters.circuit];
  }

  get fuel(): FuelTerms {
    return fuelTerms(this.parameters.fuel, this.units);
  }

  /** Undefined while the station states no energy. */
  get basis(): HeatBasis | undefined {
    const statistics = this.parts.plant.snapshot?.thinkGreen;
    return statistics && heatBasis(statistics, tariffOf(this.units));
  }

  /** By how much of itself a figure of a year may be off, 0..1. */
  get spread(): number {
    return this.basis?.spread ?? 1;
  }

  get recovery(): HeatRecovery {
    return heatRecovery(this.basis?.perDayKWh, this.parameters, this.fuel);
  }

  get rows(): readonly HeatRow[] {
    return heatRows(this.recovery, this.parameters.fuel);
  }

  get curves(): Readonly<Record<WhatIf, WhatIfCurve>> {
    const curveOf = (kind: WhatIf) => whatIfCurve(kind, this.basis?.perDayKWh, this.parameters, this.fuel);
    return recordOf(whatIfs, (kind) => curveOf(kind));
  }

  /** Why a figure is missing; undefined when none is. */
  get gap(): HeatGap | undefined {
    const { feed, basis, parameters, fuel, recovery } = this;
    return heatGap({ feed, basis, parameters, fuel, recovery });
  }

  private get feed(): HeatFeed {
    const { connection, snapshot } = this.parts.plant;
    if (snapshot !== undefined) return 'live';
    return connection === 'connecting' || connection === 'connected' ? 'loading' : 'lost';
  }

  private get units(): UnitSettings {
    return this.parts.settings.settings.units;
  }
}
