/** Where a clipboard comes from. */
export type Source = 'sheets' | 'docs' | 'excel' | 'libreOffice' | 'outlook' | 'word' | 'page';

/** What only the clipboards of each program have, the surest first: Excel and Outlook share the marks of Word. */
const SIGNS: readonly (readonly [Source, RegExp])[] = [
  ['sheets', /<google-sheets-html-origin|\sdata-sheets-/i],
  ['docs', /docs-internal-guid/i],
  ['libreOffice', /<meta[^>]+(?:libreoffice|openoffice)/i],
  ['excel', /urn:schemas-microsoft-com:office:excel|content=["']?excel\.sheet/i],
  ['outlook', /\bclass=["']?(?:x_mso|elementtoproof)|content=["']?microsoft outlook/i],
  ['word', /urn:schemas-microsoft-com:office:word|content=["']?(?:microsoft )?word|\bclass=["']?mso|\smso-|\bscxw\d/i],
];

export const clipboardSource = (html: string): Source => SIGNS.find(([, sign]) => sign.test(html))?.[0] ?? 'page';
