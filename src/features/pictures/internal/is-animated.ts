import { latin1Of, partsOf } from './picture-parts';
import { type Bytes, typeOf } from './picture-types';

const ANIMATED_WEBP = 2;

/** Whether a picture moves: a GIF or PNG with several frames, an animated WebP, a sequence of AVIF pictures. */
export const isAnimated = (bytes: Bytes): boolean => {
  const type = typeOf(bytes);
  if (type === 'gif') return partsOf(bytes, type).filter(({ kind }) => kind === 'image').length > 1;
  if (type === 'png') return partsOf(bytes, type).some(({ kind }) => kind === 'acTL');
  const head = latin1Of(bytes.subarray(0, 16));
  if (/^RIFF.{4}WEBPVP8X/s.test(head)) return ((bytes[20] ?? 0) & ANIMATED_WEBP) > 0;
  return /^.{4}ftypavis/s.test(head);
};
