const startsWith = (bytes: Uint8Array, ...start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);

/** A workbook: a ZIP file, or the older format of Office. */
const isWorkbook = (bytes: Uint8Array) =>
  startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);

const encodingOf = (bytes: Uint8Array): string => {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    // Spreadsheets for Windows store CSV in the code page of the computer.
    return 'windows-1252';
  }
};

/** The text of a CSV file without its byte order mark; undefined for a file of another kind. */
export const decodeFile = (bytes: Uint8Array): string | undefined => {
  const text = isWorkbook(bytes) ? undefined : new TextDecoder(encodingOf(bytes)).decode(bytes);
  return text?.includes('\0') ? undefined : text;
};
