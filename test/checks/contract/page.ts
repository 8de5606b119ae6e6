import { CALLS, NOT_SPECIFIED, NOT_USED, OTHER_REQUESTS } from './calls';
import { anyParameter, type Call, type Contract } from './contract';
import { SPECIFIED, SPECIFIED_FOR_ALL } from './specification';

const cell = (text: string) => text.replace(/\|/g, '\\|').replace(/\s+/g, ' ');

const code = (text: string) => (text ? `\`${text}\`` : '');

const rowOf = ({ name, query, body, answer, from }: Call) => {
  const { why, answer: told = answer ?? '' } = CALLS[name] ?? { why: '' };
  return `| ${[code(name), query.map(code).join(' '), code(body), told, why, from.join(', ')].map(cell).join(' | ')} |`;
};

const table = (calls: readonly Call[]) => [
  '| call | query | body | answer | what it is for | sent by |',
  '| --- | --- | --- | --- | --- | --- |',
  ...calls.map(rowOf),
];

const group = ({ title, text, calls }: (typeof SPECIFIED)[number], all: readonly Call[]) => {
  const named = new Set(calls.map(anyParameter));
  const made = all.filter(({ name }) => named.has(anyParameter(name)));
  return [`## ${title}`, '', `> 7: ${text}`, '', ...(made.length > 0 ? [...table(made), ''] : [])];
};

const reasons = (title: string, list: Readonly<Record<string, string>>) => {
  const rows = Object.entries(list).map(([call, reason]) => `- \`${call}\`: ${reason}`);
  return [`## ${title}`, '', ...(rows.length > 0 ? rows : ['None.']), ''];
};

const INTRODUCTION = [
  '# Contract: every call that the console makes',
  '',
  'Made by `npm run contract` from the code under `src` and the reasons in `checks/contract/calls.ts`; `npm test` fails',
  'when a call of the code is missing here, when a row has no call in the code, or when this page is not up to date.',
  'Groups and quotations are those of the product’s specification. “Sent by” names the section (or, where no section',
  'is concerned, the folder) whose code sends the call; recorded examples and all shapes are at the end.',
  '',
  '## For all calls',
  '',
  `> 7: ${SPECIFIED_FOR_ALL}`,
  '',
  '- Bodies are JSON. `POST` carries no `id`, `PUT` carries one. An array in the query is sent as repeated keys.',
  '- A page is `{content, totalElements, size, number}`; `page` counts from 0. A list sends `size`, `page`, its search',
  '  and its `sort` only where they have a value.',
  '- A page of HTML, broken JSON or JSON of another shape counts as an error, whatever its status.',
  '- 401 and 403 end the session, whatever the call. 400 may name fields in `fieldErrors`; a conflict is 409.',
  '- The API documentation is embedded as a page: `/swagger-ui/index.html`.',
  '',
];

/** The page that a backend developer reads. */
export const pageOf = (contract: Contract, examples: readonly string[]): string =>
  [
    ...INTRODUCTION,
    ...SPECIFIED.flatMap(one => group(one, contract.calls)),
    ...reasons('Made, and not in section 7', NOT_SPECIFIED),
    ...reasons('In section 7, and not made', NOT_USED),
    ...reasons('Requests past axios', OTHER_REQUESTS),
    ...examples,
    '## Shapes',
    '',
    'As the console’s own types have them. It reads tolerantly and sends exactly this.',
    '',
    '```ts',
    contract.declarations().join('\n\n'),
    '```',
    '',
  ].join('\n');
