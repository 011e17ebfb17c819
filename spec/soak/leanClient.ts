import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** A dashboard's push connection with as little work as can be, so that hundreds of them fit on the machine of the station that they measure. */
export interface LeanClient {
  /** The TCP connection; paused, it reads nothing. */
  readonly socket: Socket;
  send(text: string): void;
  close(): void;
}

const headersEnd = '\r\n\r\n';
const lastShort = 125;
const twoByteLength = 126;
const maskedBit = 0x80;
const textOpcode = 0x81;
const maskBytes = 4;

/** A text of at most 125 bytes as a WebSocket client frames it, https://www.rfc-editor.org/rfc/rfc6455#section-5.2 */
function framed(text: string): Buffer {
  const payload = Buffer.from(text);
  if (payload.length > lastShort) throw new Error('a lean client sends short texts only');
  const mask = randomBytes(maskBytes);
  return Buffer.concat([
    Buffer.from([textOpcode, maskedBit | payload.length]),
    mask,
    payload.map((byte, i) => byte ^ mask[i % maskBytes]!),
  ]);
}

/** Where the payload of the first frame is in the bytes; undefined when not all of it is there. */
function firstFrame(bytes: Buffer): { readonly from: number; readonly to: number } | undefined {
  if (bytes.length < 2) return undefined;
  const short = bytes[1]!;
  const from = short < twoByteLength ? 2 : short === twoByteLength ? 4 : 10;
  if (bytes.length < from) return undefined;
  const length = short < twoByteLength ? short : short === twoByteLength ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  return bytes.length < from + length ? undefined : { from, to: from + length };
}

/** Connects and logs in; calls with each Engine.IO packet, and answers heartbeats. */
export function leanClient(address: string, token: string, onPacket: (packet: string) => void, onClose: () => void): LeanClient {
  const { hostname, port, host } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  let isOpen = false;
  let bytes: Buffer = Buffer.alloc(0);
  const send = (text: string) => void socket.write(framed(text));

  const take = (packet: string) => {
    if (packet === '2') send('3');
    else if (packet.startsWith('0')) send(`40${JSON.stringify({ token })}`);
    else onPacket(packet);
  };
  socket.write(
    [
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
      `Host: ${host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    ].join('\r\n') + headersEnd,
  );
  socket.on('data', (chunk: Buffer) => {
    bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk]);
    if (!isOpen) {
      const end = bytes.indexOf(headersEnd);
      if (end < 0) return;
      isOpen = true;
      bytes = bytes.subarray(end + headersEnd.length);
    }
    for (let frame = firstFrame(bytes); frame !== undefined; frame = firstFrame(bytes)) {
      const packet = bytes.toString('utf8', frame.from, frame.to);
      bytes = bytes.subarray(frame.to);
      take(packet);
    }
  });
  socket.on('error', () => undefined);
  socket.on('close', onClose);
  return { socket, send, close: () => socket.destroy() };
}
