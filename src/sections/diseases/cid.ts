/** The first characters of a CID code, such as `A90` or `J45.0`. */
export const CID = /^[a-z]\d{2}(\.?\d)?$/i;
