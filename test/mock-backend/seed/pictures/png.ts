import { deflateSync } from 'node:zlib';
import { type Canvas } from './canvas';

const crcOf = (bytes: Buffer) => {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
};

const word = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

const chunk = (type: string, data: Buffer) => {
  const content = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([word(data.length), content, word(crcOf(content))]);
};

/** A PNG with a palette: the format of old pictures, which groups may also have. */
export const png = ({ width, height, palette, pixels }: Canvas) => {
  const rows = Array.from({ length: height }, (_, y) => [
    Buffer.of(0),
    Buffer.from(pixels.subarray(y * width, (y + 1) * width)),
  ]);
  return Buffer.concat([
    Buffer.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', Buffer.concat([word(width), word(height), Buffer.of(8, 3, 0, 0, 0)])),
    chunk('PLTE', Buffer.from(palette.flatMap(color => [color >> 16, (color >> 8) & 0xff, color & 0xff]))),
    chunk('IDAT', deflateSync(Buffer.concat(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
