/** Finds texts where a whole number of 16 or more digits may stand. Most responses have none. */
const LONG_NUMBER = /[[:,]\s*-?\d{16}/;

/** Each text and each number of a JSON document. A text is matched as a whole, so that digits in it are left alone. */
const TEXT_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g;

const isInexact = (token: string) => /^-?\d+$/.test(token) && !Number.isSafeInteger(Number(token));

/**
 * Parses JSON. A whole number that JavaScript cannot hold exactly, such as an id above 2^53, is read as a text with the
 * same digits, and is sent back as that text: JSON readers of Java accept it as a number. A library for such JSON would
 * parse every response in JavaScript, and the first load has no room for it.
 * @throws SyntaxError if the text is not JSON
 */
export const parseExact = (json: string): unknown =>
  JSON.parse(
    LONG_NUMBER.test(json) ? json.replace(TEXT_OR_NUMBER, token => (isInexact(token) ? `"${token}"` : token)) : json,
  );
