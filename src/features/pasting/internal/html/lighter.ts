/** What of a style any part of the conversion reads. Word's own font size of the space after a marker is 7 pt. */
const READ =
  /(?:^|;)\s*(?:(?:mso-(?:list|hide|element|special-character)|font-(?:weight|style)|text-(?:decoration|indent)|vertical-align|display|visibility|white-space|margin)[\w-]*\s*:[^;]*|font(?:-size)?\s*:[^;]*\b7(?:\.0)?pt[^;]*)/gi;
const TAG = /<[a-z][^<>]*\sstyle=[^<>]*>/gi;
const STYLE = /\sstyle=(?:"([^"]*)"|'([^']*)')/gi;

/**
 * HTML without the styles that no one reads: in that of Word they are most of it, and the parser reads each sign. Only
 * tags are changed, so no text is.
 */
export const withoutUnreadStyles = (html: string): string => {
  const known = new Map<string, string>();
  const lighter = (whole: string, double?: string, single?: string): string => {
    const short =
      known.get(whole) ??
      ((double ?? single ?? '').replaceAll('&quot;', '').match(READ) ?? []).join(';').replaceAll('"', '');
    known.set(whole, short);
    return short === '' ? '' : ` style="${short}"`;
  };
  return html.replace(TAG, tag => tag.replace(STYLE, lighter));
};
