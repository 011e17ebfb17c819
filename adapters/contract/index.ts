export { decodeBacklogLine, encodeBacklogLine } from './backlogLine.ts';
export { decodeBacklog, type DecodedBacklog } from './decodeBacklog.ts';
export { applyChanges, changesBetween, type ChangeMessage, type SnapshotMessage, type WireChange } from './change.ts';
export { numberOr, recordOr, textOr } from './lenient.ts';
export { events, paths, protocolGeneration, unauthorized } from './paths.ts';
export { decodePlant, encodePlant, type WireCompressor, type WireMaster, type WirePlant } from './plantWire.ts';
export {
  backlogParams,
  errorResponse,
  healthResponse,
  loginRequest,
  loginResponse,
  type ErrorResponse,
  type HealthResponse,
  type LoginRequest,
  type LoginResponse,
} from './schemas.ts';
export { decodeSentSettings, decodeSettings, encodeSentSettings, encodeSettings } from './settingsWire.ts';
