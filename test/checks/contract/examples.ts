/** A call as the console made it, and the mock backend's response, with long texts and lists cut. */
export interface Example {
  title: string;
  call: string;
  sent?: unknown;
  status: number;
  /** The headers with which the server reports something: alerts and errors. */
  headers: Record<string, string>;
  answered: unknown;
}

const MAX_LENGTH = 60;
const MAX_COUNT = 2;

const cut = (text: string) =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH / 2)}… (${text.length} characters)` : text;

/** The same value with long texts cut, and only the first two items of long lists. */
export const shortened = (value: unknown): unknown => {
  if (typeof value === 'string') return cut(value);
  if (Array.isArray(value)) {
    const rest = value.length - MAX_COUNT;
    return [...value.slice(0, MAX_COUNT).map(shortened), ...(rest > 0 ? [`… ${rest} more`] : [])];
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one)]));
};

const WIDTH = 100;

/** Puts an object of plain values on one line, if it fits. */
const onOneLine = (text: string) =>
  text.replace(/\{\n\s+([^{}[\]]*?)\n\s*\}/g, (block, inside: string) => {
    const line = `{ ${inside.replace(/\n\s+/g, ' ')} }`;
    return line.length <= WIDTH ? line : block;
  });

/** A value as a block of the page. */
export const json = (value: unknown) => ['```json', onOneLine(JSON.stringify(value, null, 2)), '```'];

const headersOf = (headers: Record<string, string>) =>
  Object.entries(headers).map(([name, value]) => `- \`${name}: ${value}\``);

const sectionOf = ({ title, call, sent, status, headers, answered }: Example): string[] => {
  const shown = headersOf(headers);
  return [
    `### ${title}`,
    '',
    `\`${call}\`${sent ? '' : ', without a body'}, answered ${status}`,
    '',
    ...(sent ? [...json(sent), ''] : []),
    ...(shown.length > 0 ? [...shown, ''] : []),
    ...(answered ? ['answered', '', ...json(answered), ''] : []),
  ];
};

/** The part of the page that shows calls as they were recorded. */
export const examplesPart = (examples: readonly Example[]): string[] => [
  '## Examples',
  '',
  'Recorded by `contract/examples.test.tsx` from the console’s own screens over the mock backend. Long texts and lists are',
  'cut here, and nowhere else.',
  '',
  ...examples.flatMap(sectionOf),
];
