/** Bytes that are converted to characters at a time. A long text converted at once would overflow the call stack. */
const CHUNK = 0x8000;

export const bytesToBase64 = (bytes: Uint8Array): string => {
  let binary = '';
  for (let start = 0; start < bytes.length; start += CHUNK) {
    // Spread arguments would pass through an iterator one by one, which takes four times as long.
    binary += Reflect.apply(String.fromCharCode, undefined, bytes.subarray(start, start + CHUNK));
  }
  return btoa(binary);
};

/** Base64 of a text's UTF-8 bytes (R83). */
export const toBase64 = (text: string): string => bytesToBase64(new TextEncoder().encode(text));

export interface Decoded {
  text: string;
  /** False if the stored value is not Base64 of UTF-8; `text` is then the stored value itself. */
  decodable: boolean;
}

/** The text of a stored value. A value that cannot be decoded is returned unchanged, never guessed. */
export const fromBase64 = (stored: string | null | undefined): Decoded => {
  if (!stored) return { text: '', decodable: true };
  try {
    const binary = atob(stored);
    const bytes = new Uint8Array(binary.length);
    // A function for each byte takes ten times as long.
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = binary.charCodeAt(at);
    // A byte order mark is part of the stored text.
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return { text, decodable: true };
  } catch {
    return { text: stored, decodable: false };
  }
};
