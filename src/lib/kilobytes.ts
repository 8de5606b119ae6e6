/** About how many kilobytes a Base64 text encodes. */
export const kilobytesOf = (base64: string): number => Math.ceil((base64.length * 0.75) / 1024);
