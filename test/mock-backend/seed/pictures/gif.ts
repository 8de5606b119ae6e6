import { type Canvas } from './canvas';

const CODE_SIZE = 3;
const CLEAR = 1 << CODE_SIZE;
const END = CLEAR + 1;
const LAST_CODE = 4095;

const word = (value: number) => [value & 0xff, value >> 8];

/** Packs codes of increasing width, starting at the lowest bit. */
const packer = () => {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  return {
    push: (code: number, width: number) => {
      held |= code << bits;
      for (bits += width; bits >= 8; bits -= 8) {
        bytes.push(held & 0xff);
        held >>>= 8;
      }
    },
    finish: () => (bits > 0 ? [...bytes, held & 0xff] : bytes),
  };
};

const compressed = (pixels: Uint8Array) => {
  const out = packer();
  let known = new Map<number, number>();
  let width = CODE_SIZE + 1;
  let next = END + 1;
  let prefix = pixels[0];
  out.push(CLEAR, width);
  for (const pixel of pixels.subarray(1)) {
    const key = (prefix << 8) | pixel;
    const longer = known.get(key);
    if (longer !== undefined) {
      prefix = longer;
      continue;
    }
    out.push(prefix, width);
    if (next > LAST_CODE) {
      out.push(CLEAR, width);
      known = new Map();
      width = CODE_SIZE + 1;
      next = END + 1;
    } else {
      // A decoder learns each word one code later than the encoder: the width grows only when a code needs it.
      if (next === 1 << width) width += 1;
      known.set(key, next);
      next += 1;
    }
    prefix = pixel;
  }
  out.push(prefix, width);
  // The decoder adds a word for the last code as well, which may increase the width of the end code.
  if (next === 1 << width && width < 12) width += 1;
  out.push(END, width);
  return out.finish();
};

const blocks = (bytes: number[]) => {
  const result: number[] = [];
  for (let start = 0; start < bytes.length; start += 255) {
    const block = bytes.slice(start, start + 255);
    result.push(block.length, ...block);
  }
  return [...result, 0];
};

/** A GIF with at most eight colors. */
export const gif = ({ width, height, palette, pixels }: Canvas) => {
  const colors = Array.from({ length: CLEAR }, (_, index) => palette[index] ?? 0);
  return Buffer.from([
    ...Buffer.from('GIF89a'),
    ...word(width),
    ...word(height),
    0x80 | (CODE_SIZE - 1),
    0,
    0,
    ...colors.flatMap(color => [color >> 16, (color >> 8) & 0xff, color & 0xff]),
    0x2c,
    ...[0, 0, 0, 0],
    ...word(width),
    ...word(height),
    0,
    CODE_SIZE,
    ...blocks(compressed(pixels)),
    0x3b,
  ]);
};
