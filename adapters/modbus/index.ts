export type { LineTimers } from './LineTimers.ts';
export { type LineSurroundings, serialLine, type SerialLineOptions, tcpLine, type TcpLineOptions } from './openLine.ts';
export type { Parity } from './serialTransport.ts';
export { type ModbusServer, modbusServer, type RegisterBank } from './modbusServer.ts';
