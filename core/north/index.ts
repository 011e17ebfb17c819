export { type DiscoveryMessage, discoveryMessages, type DiscoveryParts, homeAssistantStatus } from './discovery.ts';
export { growTotals, type GrowingTotals } from './growingTotals.ts';
export {
  eventPayload,
  type FaultEvent,
  hoursPayload,
  type MachineCounters,
  type MachinePayload,
  machinePayload,
  type PlantPayload,
  plantPayload,
  shownStateOf,
  shownStates,
  type ShownState,
} from './payloads.ts';
export { northTopics, type NorthTopics } from './topics.ts';
