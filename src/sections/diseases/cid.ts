import type { Identified } from 'lib/model';

/** The beginning of a code of the CID: `A90`, `J45.0`. */
export const CID = /^[a-z]\d{2}(\.?\d)?$/i;

export const cidOf = (row: Identified & { cid?: string | null }) => row.cid;
