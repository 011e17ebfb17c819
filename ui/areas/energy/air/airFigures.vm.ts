import { compareStructural, computed, makeAutoObservable } from 'mobx';
import {
  type AirFigures,
  type AirRows,
  airRows,
  type AirStatistics,
  type Consumption,
  consumptionRows,
  type MachineAirStatistics,
  type VolumeAndLeakage,
  volumeRows,
  withInstalled,
} from '../../../../core/balance/index.ts';
import { type Tariff, tariffOf } from '../../../../core/tariff/index.ts';
import type { MachinesStore, PlantStore, SettingsStore } from '../../../stores/index.ts';
import { thinkGreenOf } from '../thinkGreen/thinkGreenOf.ts';

export interface AirFiguresParts {
  readonly plant: PlantStore;
  readonly settings: SettingsStore;
  readonly machines: MachinesStore;
}

/** `lost`: what was known is gone with the connection; `empty`: the station knows of nothing since the reset. */
export type AirState = 'loading' | 'lost' | 'empty' | 'known';

/** Energy and air since the reset, and what they cost, as last pushed. */
export class AirFiguresVm {
  private readonly parts: AirFiguresParts;

  constructor(parts: AirFiguresParts) {
    this.parts = parts;
    makeAutoObservable<this, 'parts' | 'all'>(
      this,
      {
        parts: false,
        statistics: computed({ equals: compareStructural }),
        tariff: computed({ equals: compareStructural }),
        all: computed({ equals: compareStructural }),
      },
      { autoBind: true },
    );
  }

  get statistics(): AirStatistics | undefined {
    return thinkGreenOf(this.parts.plant.snapshot);
  }

  get tariff(): Tariff {
    return tariffOf(this.parts.settings.settings.units);
  }

  get state(): AirState {
    const { plant } = this.parts;
    if (this.statistics === undefined)
      return plant.connection === 'connecting' || plant.snapshot?.thinkGreen !== undefined ? 'loading' : 'lost';
    return this.statistics.machines.length === 0 ? 'empty' : 'known';
  }

  get consumption(): AirRows<Consumption> {
    return consumptionRows(this.all, this.tariff);
  }

  get volume(): AirRows<VolumeAndLeakage> {
    return volumeRows(this.all, this.tariff);
  }

  /** Consumption and volume together. */
  get everything(): AirRows<AirFigures> {
    return airRows(this.all, this.tariff);
  }

  /** A line for each machine that is installed or was counted. */
  private get all(): readonly MachineAirStatistics[] {
    const { machines } = this.parts;
    return withInstalled(this.statistics?.machines ?? [], machines.isKnown ? machines.list.map(({ slot }) => slot) : []);
  }
}
