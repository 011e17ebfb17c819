export { memoryPreferenceStorage } from './memoryPreferenceStorage.ts';
export { memorySessionStorage } from './memorySessionStorage.ts';
export { memoryStation, type MemoryStation, type MemoryStationOptions } from './memoryStation.ts';
