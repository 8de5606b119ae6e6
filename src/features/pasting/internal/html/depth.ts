/** Elements that end without an end tag. */
const OPEN_ENDED =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|li|p|td|th|tr|dt|dd|option|tbody|thead)$/;
const TAG = /<(\/?)([a-z][^\s/>]*)(?![^<>]*\/>)/gi;
const MOST = 400;
/** Characters: more than any text has with its formats, and what a browser reads in a moment. */
const LONGEST = 8_000_000;

/** In one pass, whatever is not closed. */
const withoutComments = (html: string) => {
  const [first = '', ...others] = html.split('<!--');
  return first + others.map(part => (part.includes('-->') ? part.slice(part.indexOf('-->') + 3) : '')).join('');
};

/** Whether a clipboard would take the parser too long, or is nested deeper than its stack allows. */
export const isTooLarge = (html: string): boolean => {
  if (html.length > LONGEST) return true;
  let depth = 0;
  for (const [, end, name = ''] of withoutComments(html).matchAll(TAG)) {
    if (OPEN_ENDED.test(name.toLowerCase())) continue;
    depth = end ? Math.max(0, depth - 1) : depth + 1;
    if (depth > MOST) return true;
  }
  return false;
};
