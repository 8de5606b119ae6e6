/** Base64 of a text's UTF-8 bytes (R83). */

/** Bytes turned into characters at a time: all at once would overflow the call stack on long texts. */
const CHUNK = 0x8000;

export const toBase64 = (text: string): string => {
  const bytes = new TextEncoder().encode(text);
  let binary = '';
  for (let start = 0; start < bytes.length; start += CHUNK) {
    // Spread as arguments, they would go through an iterator one by one: four times as long.
    binary += Reflect.apply(String.fromCharCode, undefined, bytes.subarray(start, start + CHUNK));
  }
  return btoa(binary);
};

export interface Decoded {
  text: string;
  /** False where the stored value is no Base64 of UTF-8; `text` is then the value as it came. */
  decodable: boolean;
}

/** The text of a stored value. What cannot be decoded is shown as it came, never guessed at. */
export const fromBase64 = (stored: string | null | undefined): Decoded => {
  if (!stored) return { text: '', decodable: true };
  try {
    const binary = atob(stored);
    const bytes = new Uint8Array(binary.length).map((_, at) => binary.charCodeAt(at));
    // A byte order mark is part of the text as it was stored.
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return { text, decodable: true };
  } catch {
    return { text: stored, decodable: false };
  }
};
