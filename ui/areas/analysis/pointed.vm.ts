import { makeAutoObservable } from 'mobx';
import { nearestSample } from '../../../core/plot/index.ts';
import type { Column, SampleTable } from '../../../core/samples/index.ts';

/** The moment of the crosshair over a chart. */
export class Pointed {
  /** Undefined while nobody points at the chart. */
  atMs: number | undefined;
  private readonly table: () => SampleTable;

  constructor(table: () => SampleTable) {
    this.table = table;
    makeAutoObservable<this, 'table'>(this, { table: false, valueOf: false }, { autoBind: true });
  }

  point(atMs: number | undefined): void {
    this.atMs = atMs;
  }

  /** Of a line's column; undefined where it has no value then, and while nobody points. */
  valueOf(column: Column): number | undefined {
    const value = this.row === undefined ? NaN : column[this.row]!;
    return Number.isNaN(value) ? undefined : value;
  }

  private get row(): number | undefined {
    const { timesMs, length } = this.table();
    return this.atMs === undefined ? undefined : nearestSample(timesMs, length, this.atMs, 0);
  }
}
