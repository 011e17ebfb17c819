import type { ReplayOptions } from '../../../core/replay/controlReplay.ts';
import type { ReplayDemand, ReplayMachine, ReplayPlant } from '../../../core/replay/ReplayPlant.ts';

type Mode = 'stands' | 'starts' | 'loads' | 'turns';

interface Machine extends ReplayMachine {
  mode: Mode;
  sinceS: number;
  startedS: number;
  share: number;
  /** Above the power without load. */
  ventKW: number;
  kWs: number;
  starts: number;
  loadS: number;
  noLoadS: number;
}

const trims = ({ minShare }: ReplayMachine) => minShare < 0.5;
/** Least and usual share of one that helps; of one that trims it is the same what is usual. */
const helping = (of: ReplayMachine) => (trims(of) ? { min: 0.75, usual: 0.75 } : { min: of.minShare, usual: 1 });
const trimming = ({ minShare }: ReplayMachine) => ({ min: minShare, usual: 0.6 });

const loadedKW = ({ fullKW, powerShares: [c0, c1, c2], slopePerBar, refBar, share }: Machine, bar: number) =>
  fullKW * (c0 + c1 * share + c2 * share ** 2) * (1 + slopePerBar * (bar - refBar));

const sum = <Item>(of: readonly Item[], valueOf: (item: Item) => number) => of.reduce((all, item) => all + valueOf(item), 0);
const countsOf = () => new Map<number, number>();
const addTo = (counts: Map<number, number>, place: number, more: number) => counts.set(place, (counts.get(place) ?? 0) + more);

/** What `controlReplay` does, step by step and machine by machine, with its rules as plain numbers. */
export class PlainReplay {
  readonly machines: readonly Machine[];
  readonly totals = { deliveredM3: 0, blownOffM3: 0, usedM3: 0, storedM3: 0, lowestBar: Infinity };
  readonly pressureS = countsOf();
  readonly loads = countsOf();
  readonly unloads = countsOf();
  readonly hoursKWh = countsOf();
  /** Mean power and network pressure by slots. */
  readonly trace: (readonly [powerKW: number, pressureBar: number])[] = [];

  readonly #plant: ReplayPlant;
  readonly #stepS: number;
  #order: readonly Machine[] = [];
  #nowS = 0;
  #receiverBar = 0;
  #trendM3min = 0;
  #actedS = -Infinity;
  #isLost = false;
  #switched = { loaded: 0, unloaded: 0 };

  constructor(plant: ReplayPlant, demand: ReplayDemand, options: ReplayOptions = {}) {
    const { stepS = 2, from = 0, until = demand.flowM3min.length, pressureOffsetBar = 0 } = options;
    this.#plant = plant;
    this.#stepS = stepS;
    const nothing = { startedS: -Infinity, share: 1, ventKW: 0, kWs: 0, starts: 0, loadS: 0, noLoadS: 0 };
    this.machines = plant.machines.map((machine) => ({ ...machine, mode: 'stands', sinceS: 0, ...nothing }));
    let runs = false;
    for (let slot = from; slot < until; slot++) {
      const [flow, bar] = [demand.flowM3min[slot]!, demand.pressureBar[slot]!];
      if (Number.isNaN(flow) || Number.isNaN(bar)) {
        if (runs) this.totals.storedM3 += this.#receiverBar * plant.volumeM3;
        runs = false;
        this.trace.push([NaN, NaN]);
        this.#nowS += 10;
        continue;
      }
      if (!runs) this.#begin(demand, slot, pressureOffsetBar);
      const isAnew = !runs || demand.unavailable[slot] !== demand.unavailable[slot - 1];
      runs = true;
      if (isAnew) this.#lose(demand.unavailable[slot]!);
      this.#order = this.#orderOf(demand, slot);
      let [kWs, barS] = [0, 0];
      for (let i = 0; i < 10 / stepS; i++) {
        const [kW, stepBar] = this.#step((at) => flow * (1 - plant.followingShare) + (flow * plant.followingShare * (at + 1)) / (bar + 1));
        kWs += kW * stepS;
        barS += stepBar * stepS;
      }
      addTo(this.hoursKWh, Math.floor((demand.fromMs + slot * 10_000) / 3_600_000), kWs / 3600);
      this.trace.push([kWs / 10, barS / 10]);
    }
    if (runs) this.totals.storedM3 += this.#receiverBar * plant.volumeM3;
  }

  #begin({ flowM3min, pressureBar, onLoad, running }: ReplayDemand, slot: number, offsetBar: number): void {
    const flow = flowM3min[slot]!;
    this.#receiverBar = pressureBar[slot]! + this.#plant.dropBarPerFlow2 * flow ** 2 + offsetBar;
    this.#trendM3min = flow;
    this.#switched = { loaded: 0, unloaded: 0 };
    this.totals.storedM3 -= this.#receiverBar * this.#plant.volumeM3;
    for (const machine of this.machines) {
      const has = (bits: number) => Math.floor(bits / 2 ** machine.slot) % 2 === 1;
      machine.mode = has(onLoad[slot]!) ? 'loads' : has(running[slot]!) && machine.runOnS > 0 ? 'turns' : 'stands';
      machine.share = helping(machine).usual;
      machine.sinceS = this.#nowS;
      machine.ventKW = 0;
    }
  }

  #lose(unavailable: number): void {
    const lost = this.machines.filter(({ slot, mode }) => Math.floor(unavailable / 2 ** slot) % 2 === 1 && mode !== 'stands');
    this.#isLost = lost.some(({ mode }) => mode === 'loads');
    for (const machine of lost) this.#enter(machine, 'stands');
  }

  /** Those that can be used: by the plant's order or that of the day's log, then by their places; the first that trims before all. */
  #orderOf({ unavailable, days }: ReplayDemand, slot: number): readonly Machine[] {
    const ofDay = days.findLast(({ from }) => from <= slot)?.order ?? [];
    const slots = [...(this.#plant.order ?? ofDay), ...this.machines.map((machine) => machine.slot)];
    const all = [...new Set(slots)].flatMap((each) => this.machines.find((machine) => machine.slot === each) ?? []);
    const some = all.filter((machine) => Math.floor(unavailable[slot]! / 2 ** machine.slot) % 2 === 0);
    const first = some.find(trims);
    return first === undefined ? some : [first, ...some.filter((machine) => machine !== first)];
  }

  #enter(machine: Machine, mode: Mode): void {
    if (machine.mode === 'loads') this.#switched.unloaded++;
    if (mode === 'loads') this.#switched.loaded++;
    machine.ventKW =
      machine.mode === 'loads' && mode === 'turns' ? Math.max(0, loadedKW(machine, this.#receiverBar) - machine.noLoadKW) : 0;
    if (mode === 'loads') machine.share = machine.minShare;
    machine.mode = mode;
    machine.sinceS = this.#nowS;
  }

  /** Power and network pressure of a step. */
  #step(usedAt: (bar: number) => number): readonly [powerKW: number, pressureBar: number] {
    const { volumeM3, dropBarPerFlow2, band } = this.#plant;
    const [stepS, receiverBar, totals] = [this.#stepS, this.#receiverBar, this.totals];
    const minutes = stepS / 60;
    const onLoad = this.machines.filter(({ mode }) => mode === 'loads');
    const delivered = sum(onLoad, ({ fullM3min, share }) => fullM3min * share);
    const vents = sum(onLoad, (each) => (each.minShare < 1 && !trims(each) ? each.fullM3min * each.share : 0));
    const bar = receiverBar - dropBarPerFlow2 * usedAt(receiverBar) ** 2;
    const wanted = Math.max(0, usedAt(bar));
    const used = bar < 0.5 ? Math.min(wanted, delivered) : wanted;
    const blownOff = vents * Math.min(1, Math.max(0, bar - band.highBar) / 0.1);
    const net = delivered - used - blownOff;
    const powerKW = sum(this.machines, (machine) => this.#runs(machine));
    const place = Math.min(1999, Math.max(0, Math.floor(bar * 100)));
    addTo(this.pressureS, place, stepS);
    addTo(this.loads, place, this.#switched.loaded);
    addTo(this.unloads, place, this.#switched.unloaded);
    this.#switched = { loaded: 0, unloaded: 0 };
    totals.lowestBar = Math.min(totals.lowestBar, bar);
    totals.deliveredM3 += delivered * minutes;
    totals.usedM3 += used * minutes;
    totals.blownOffM3 += blownOff * minutes;

    this.#nowS += stepS;
    for (const machine of this.#order) {
      const forS = this.#nowS - machine.sinceS;
      if (machine.mode === 'starts' && forS >= machine.startS) this.#enter(machine, 'loads');
      else if (machine.mode === 'turns' && forS >= machine.runOnS) this.#enter(machine, 'stands');
    }
    this.#act(bar, bar + (net * 15) / 60 / volumeM3);
    this.#isLost = false;
    this.#trendM3min = used + (this.#trendM3min - used) * Math.exp(-stepS / 40);
    this.#trim(bar);
    this.#receiverBar += (net * minutes) / volumeM3;
    return [powerKW, bar];
  }

  /** What a machine needs and counts in a step, kW. */
  #runs(machine: Machine): number {
    const stepS = this.#stepS;
    if (machine.mode === 'stands') return 0;
    machine[machine.mode === 'loads' ? 'loadS' : 'noLoadS'] += stepS;
    let kW = loadedKW(machine, this.#receiverBar);
    if (machine.mode !== 'loads') {
      // the mean of what falls by e each time constant
      const left = machine.ventingS > 0 ? machine.ventKW * Math.exp(-stepS / machine.ventingS) : 0;
      kW = machine.noLoadKW + ((machine.ventKW - left) * machine.ventingS) / stepS;
      machine.ventKW = left;
    }
    machine.kWs += kW * stepS;
    return kW;
  }

  #canStart({ mode, startedS, startsPerHour }: Machine): boolean {
    return mode === 'stands' && this.#nowS - startedS >= 3600 / startsPerHour;
  }

  #bringOn(machine: Machine): void {
    this.#actedS = this.#nowS;
    if (machine.mode === 'turns') return this.#enter(machine, 'loads');
    machine.starts++;
    machine.startedS = this.#nowS;
    this.#enter(machine, 'starts');
  }

  #act(bar: number, expectedBar: number): void {
    const { lowBar, highBar } = this.#plant.band;
    const [order, first] = [this.#order, this.#order[0]];
    const next = () => order.find(({ mode }) => mode === 'turns') ?? order.find((each) => this.#canStart(each));
    const bringNext = () => {
      const machine = next();
      if (machine !== undefined) this.#bringOn(machine);
    };
    const isUrgent = bar < lowBar - 0.06 || bar > highBar + 0.06;
    if (!this.#isLost && this.#nowS - this.#actedS < (isUrgent ? 6 : 20)) return;
    if (this.#isLost && expectedBar < lowBar) return bringNext();
    if (bar < lowBar && expectedBar < lowBar) {
      if (bar <= lowBar - 0.15 || order.every(({ mode }) => mode !== 'starts')) bringNext();
      return;
    }
    const onLoad = order.filter(({ mode }) => mode === 'loads');
    if (bar > highBar && expectedBar > highBar) {
      const last = onLoad.findLast((each) => this.#nowS - each.sinceS >= each.minLoadS && (each !== first || onLoad.length === 1));
      if (last === undefined) return;
      this.#enter(last, last.runOnS > 0 ? 'turns' : 'stands');
      this.#actedS = this.#nowS;
      return;
    }
    if (first !== undefined && onLoad.length > 0 && (first.mode === 'turns' || this.#canStart(first))) this.#bringOn(first);
  }

  #trim(bar: number): void {
    const { band, volumeM3 } = this.#plant;
    const onLoad = this.#order.filter(({ mode }) => mode === 'loads');
    const first = onLoad.find(trims);
    const rangeOf = (each: Machine) => (each === first ? trimming(each) : helping(each));
    let missing =
      this.#trendM3min +
      (((band.lowBar + band.highBar) / 2 - bar) * volumeM3) / 1.5 -
      sum(onLoad, (each) => each.fullM3min * rangeOf(each).usual);
    for (const machine of onLoad.toSorted((a, b) => Number(b === first) - Number(a === first))) {
      const { min, usual } = rangeOf(machine);
      const target = Math.min(1, Math.max(min, usual + missing / machine.fullM3min));
      const stride = 0.02 * this.#stepS;
      machine.share = Math.min(machine.share + stride, Math.max(machine.share - stride, target));
      missing -= (target - usual) * machine.fullM3min;
    }
  }
}
