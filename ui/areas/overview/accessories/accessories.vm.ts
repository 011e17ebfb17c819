import { compareShallow, computed, makeAutoObservable } from 'mobx';
import type { InputSource } from '../../../../core/inputs/index.ts';
import type { InputShape, MachinesStore, PlantStore } from '../../../stores/index.ts';

export interface AccessoriesParts {
  readonly plant: PlantStore;
  readonly machines: MachinesStore;
}

/** An analog input; one whose name and function did not change stays the same object. */
export interface InputRow extends InputShape {
  /** bar, m3/min or degC after its function; undefined while missing. Observable by itself. */
  readonly value: () => number | undefined;
}

/** What analog inputs are wired to, with its inputs in the order of their numbers. */
export interface InputPlace {
  readonly source: InputSource;
  readonly rows: readonly InputRow[];
}

/** The analog inputs of one place, or of all without a source. */
export class AccessoriesVm {
  readonly source: InputSource | undefined;
  private readonly plant: PlantStore;
  private readonly machines: MachinesStore;

  constructor({ plant, machines }: AccessoriesParts, source?: InputSource) {
    this.source = source;
    this.plant = plant;
    this.machines = machines;
    makeAutoObservable<this, 'plant' | 'machines' | 'rowOf' | 'valueAt'>(
      this,
      {
        source: false,
        plant: false,
        machines: false,
        rowOf: false,
        valueAt: false,
        withoutValue: computed({ equals: compareShallow }),
      },
      { autoBind: true },
    );
  }

  /** The station has reported which inputs there are. */
  get isKnown(): boolean {
    return this.machines.isKnown;
  }

  get isLive(): boolean {
    return this.plant.snapshot !== undefined;
  }

  /** Those that are shown: the master, then the machines by number; only places with inputs. */
  get places(): readonly InputPlace[] {
    const { source } = this;
    return source === undefined ? this.allPlaces : this.allPlaces.filter((place) => place.source === source);
  }

  get rows(): readonly InputRow[] {
    return this.places.flatMap(({ rows }) => rows);
  }

  /** Shown inputs that give no value. */
  get withoutValue(): readonly InputRow[] {
    return this.rows.filter(({ value }) => !Number.isFinite(value()));
  }

  /** How many inputs a place has; undefined while that is not known. */
  countOf(source: InputSource): number | undefined {
    return this.isKnown ? (this.allPlaces.find((place) => place.source === source)?.rows.length ?? 0) : undefined;
  }

  private get allPlaces(): readonly InputPlace[] {
    const { inputs } = this.machines.shape;
    const sources = new Set(inputs.map(({ source }) => source));
    return Array.from(sources, (source) => ({
      source,
      rows: inputs.filter((input) => input.source === source).map((input, i) => this.rowOf(input, i)),
    }));
  }

  private rowOf(input: InputShape, position: number): InputRow {
    const value = computed(() => this.valueAt(input.source, position));
    return { ...input, value: () => value.get() };
  }

  /** A machine without the connection to it shows no values, even if some were still sent. */
  private valueAt(source: InputSource, position: number): number | undefined {
    const { snapshot } = this.plant;
    if (snapshot === undefined) return undefined;
    if (source === 'master') return snapshot.master.inputs[position]?.value;
    if (this.machines.inSlot(source)?.isLost !== false) return undefined;
    return snapshot.compressors.find(({ index }) => index === source)?.inputs[position]?.value;
  }
}
