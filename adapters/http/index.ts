export { httpBacklog } from './httpBacklog.ts';
export { httpGatekeeper } from './httpGatekeeper.ts';
export { httpStationInfo } from './httpStationInfo.ts';
