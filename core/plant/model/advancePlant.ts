import { msPerSecond } from '../../time/index.ts';
import { advanceMachine, type MachineStep } from './advanceMachine.ts';
import { ambientDegC } from './ambient.ts';
import { thermalStep } from './elementTemperature.ts';
import { scheduleAt } from '../events/eventSchedule.ts';
import { loadingOrder } from './loadingOrder.ts';
import { blowDownAtKW, powerAtKW } from './machineOutlet.ts';
import { ableMachines, lostFlowM3min, machinesAtChange } from './machinesAtChange.ts';
import { clockAt, localDay } from '../plantClock.ts';
import type { PlantConfig } from './PlantConfig.ts';
import { plantFlows } from './plantFlows.ts';
import type { EnergyLedger, PlantState } from './PlantState.ts';
import { pressureAfter } from './receiver.ts';
import { sequenced } from './sequencer.ts';
import { visited } from './service.ts';
import { requiredM3min, trimmed } from './trimming.ts';

const { exp } = Math;

const secondsPerMinute = 60;
const secondsPerHour = 3600;

/** Of the flow that the sequencer expects next. */
const trendTimeConstantS = 40;
/** Of the recent load and no-load time. */
const recentTimeConstantS = 3600;
/** Of the pressure in a machine after its load. */
const ventingTimeConstantS = 12;

const isSame = (some: readonly boolean[], others: readonly boolean[]) => some.every((value, i) => value === others[i]);

function energyAfter(config: PlantConfig, state: PlantState, hours: number): EnergyLedger {
  let { inputKWh, blowDownKWh } = state.energy;
  for (let i = 0; i < config.machines.length; i++) {
    inputKWh += powerAtKW(config, state, i) * hours;
    blowDownKWh += blowDownAtKW(config, state, i) * hours;
  }
  return { inputKWh, blowDownKWh };
}

/** The state one step later; meant for steps of 1..10 s. */
export function advancePlant(config: PlantConfig, state: PlantState, stepS: number): PlantState {
  const { usedM3min, leakedM3min, deliveredM3min, blownOffM3min, missedM3min, networkPressureBar } = plantFlows(config, state);
  const outM3min = usedM3min + leakedM3min;
  const netInflowM3min = deliveredM3min - blownOffM3min - outM3min;
  const minutes = stepS / secondsPerMinute;
  const atMs = state.atMs + stepS * msPerSecond;
  const clock = clockAt(config.zone, atMs, state.clock);

  const step: MachineStep = {
    stepS,
    ambientDegC: ambientDegC(config.ambient, state.seed, state.atMs, state.clock),
    thermal: thermalStep(stepS),
    recentKept: exp(-stepS / recentTimeConstantS),
    ventingKept: exp(-stepS / ventingTimeConstantS),
  };
  const advanced = state.machines.map((machine, i) => advanceMachine(config.machines[i]!, machine, step));
  const schedule = scheduleAt(config, state.seed, atMs, state.schedule);
  const changed = schedule === state.schedule ? advanced : machinesAtChange(config, state.schedule, schedule, advanced, atMs);
  const later = visited(config, changed, atMs);

  const able = ableMachines(config, schedule);
  const orderDay = localDay(atMs, clock);
  const isSameOrder = orderDay === state.orderDay && (schedule === state.schedule || isSame(able, ableMachines(config, state.schedule)));
  const order = isSameOrder ? state.order : loadingOrder(config.machines, later, able);
  const lostM3min = lostFlowM3min(config, advanced, changed);
  const expectedM3 = ((netInflowM3min - lostM3min) * config.sequencer.lookAheadS) / secondsPerMinute;
  const { machines, actedAtMs } = sequenced(config, {
    atMs,
    actedAtMs: state.actedAtMs,
    networkPressureBar,
    expectedPressureBar: pressureAfter(config.receiverVolumeM3, networkPressureBar, expectedM3),
    lostInLoad: lostM3min > 0,
    order: order.filter((i) => able[i]),
    machines: later,
  });

  const flowTrendM3min = outM3min + (state.flowTrendM3min - outM3min) * exp(-stepS / trendTimeConstantS);
  const wantedM3min = requiredM3min(config, flowTrendM3min, networkPressureBar);

  return {
    seed: state.seed,
    atMs,
    clock,
    schedule,
    receiverPressureBar: pressureAfter(config.receiverVolumeM3, state.receiverPressureBar, netInflowM3min * minutes),
    flowTrendM3min,
    air: {
      deliveredM3: state.air.deliveredM3 + deliveredM3min * minutes,
      usedM3: state.air.usedM3 + usedM3min * minutes,
      leakedM3: state.air.leakedM3 + leakedM3min * minutes,
      blownOffM3: state.air.blownOffM3 + blownOffM3min * minutes,
      missedM3: state.air.missedM3 + missedM3min * minutes,
    },
    energy: energyAfter(config, state, stepS / secondsPerHour),
    order,
    orderDay,
    actedAtMs,
    machines: trimmed(config, machines, order, wantedM3min, stepS),
  };
}
