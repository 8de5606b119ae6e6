/** The picture types that may be chosen, by their common names. */
export const PICTURE_TYPES = { gif: 'image/gif', jpeg: 'image/jpeg', png: 'image/png' } as const;

export type PictureType = keyof typeof PICTURE_TYPES;

/** The first bytes of each type: the content of a file shows its type, the file name does not. */
const SIGNATURES: Record<PictureType, readonly number[]> = {
  gif: [0x47, 0x49, 0x46, 0x38],
  jpeg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
};

export type Bytes = Uint8Array<ArrayBuffer>;

export const typeOf = (bytes: Bytes) =>
  (Object.keys(SIGNATURES) as PictureType[]).find(type => SIGNATURES[type].every((byte, at) => bytes[at] === byte));
