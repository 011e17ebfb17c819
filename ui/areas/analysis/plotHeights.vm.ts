import { makeAutoObservable, observableRef } from 'mobx';
import { plotHeightLimits } from '../../../core/plot/index.ts';
import type { PreferenceStorage } from '../../../core/ports/index.ts';
import type { Quantity } from '../../../core/units/index.ts';
import { plotOrder } from './model/series.ts';

type Heights = ReadonlyMap<Quantity, number>;

/** How high a person made the plots, kept for this browser. */
export class PlotHeights {
  private heights: Heights;
  private readonly storage: PreferenceStorage;

  constructor(storage: PreferenceStorage) {
    this.storage = storage;
    this.heights = heightsOf(storage.load('plots') ?? '');
    makeAutoObservable<this, 'heights' | 'storage'>(this, { heights: observableRef, storage: false }, { autoBind: true });
  }

  /** Pixels; a plot that is not in it is as high as usual. */
  get all(): Heights {
    return this.heights;
  }

  choose(quantity: Quantity, heightPx: number | undefined): void {
    const others = [...this.heights].filter(([other]) => other !== quantity);
    this.heights = new Map(heightPx === undefined ? others : [...others, [quantity, heightPx]]);
    this.storage.save('plots', [...this.heights].map(([of, px]) => `${of}:${px}`).join(' '));
  }
}

/** From `pressure:240 power:320`; what is not understood is left out. */
function heightsOf(text: string): Heights {
  const entries = text.split(' ').flatMap((entry): (readonly [Quantity, number])[] => {
    const [name, px] = entry.split(':');
    const quantity = plotOrder.find((plot) => plot.quantity === name)?.quantity;
    const heightPx = Number(px);
    return quantity !== undefined && heightPx >= plotHeightLimits.min && heightPx <= plotHeightLimits.max ? [[quantity, heightPx]] : [];
  });
  return new Map(entries);
}
