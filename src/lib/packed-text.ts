import { isPlainObject } from 'lib/is-plain-object';

/** A text as bytes: compressed, if the browser can do that. */
export interface PackedText {
  as: 'gzip' | 'utf-8';
  bytes: Uint8Array<ArrayBuffer>;
}

const through = async (bytes: Uint8Array<ArrayBuffer>, change: GenericTransformStream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(change)).arrayBuffer());

export const packText = async (text: string): Promise<PackedText> => {
  const bytes = new TextEncoder().encode(text);
  if (typeof CompressionStream === 'undefined') return { as: 'utf-8', bytes };
  return { as: 'gzip', bytes: await through(bytes, new CompressionStream('gzip')) };
};

const isPacked = (stored: unknown): stored is PackedText =>
  isPlainObject(stored) && (stored.as === 'gzip' || stored.as === 'utf-8') && ArrayBuffer.isView(stored.bytes);

/** The text of what `packText` made; undefined for anything else, or if it is damaged. */
export const unpackText = async (stored: unknown): Promise<string | undefined> => {
  if (!isPacked(stored)) return undefined;
  const { as, bytes } = stored;
  try {
    const plain = as === 'gzip' ? await through(bytes, new DecompressionStream('gzip')) : bytes;
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plain);
  } catch {
    return undefined;
  }
};
