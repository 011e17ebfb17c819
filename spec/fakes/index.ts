export type { MemoryArchives } from './memoryArchive.ts';
export { memoryDayFileParser } from './memoryDayFileParser.ts';
export type { MemoryFiles } from './memoryFiles.ts';
export type { MemoryCall, MemoryCalls, MemoryFailure } from './memoryGate.ts';
export { memoryPreferenceStorage } from './memoryPreferenceStorage.ts';
export { memorySessionStorage } from './memorySessionStorage.ts';
export { memoryStation, type MemoryStation, type MemoryStationOptions } from './memoryStation.ts';
export type { StationPorts } from './StationPorts.ts';
