const isUpper = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase();
const isLower = (text: string) => text === text.toLowerCase() && text !== text.toUpperCase();

const FIRST = /\p{L}/u;

const lettersOf = (text: string) => text.match(/\p{L}/gu) ?? [];

/**
 * A text in the case of the place where it goes: `METAMIZOL` for `DIPIRONA`, `Metamizol` for `Dipirona` and `metamizol`
 * for `dipirona`. Any other place leaves it as it is.
 */
export const likeCase = (text: string, place: string): string => {
  const [first] = lettersOf(place);
  if (first === undefined) return text;
  if (lettersOf(place).length > 1 && isUpper(place)) return text.toUpperCase();
  if (isUpper(first)) return text.replace(FIRST, letter => letter.toUpperCase());
  return isLower(place) ? text.replace(FIRST, letter => letter.toLowerCase()) : text;
};
