import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { splitBlocks } from 'shared/markdown/split-blocks';

const html = (markdown: string) =>
  renderToStaticMarkup(<ReactMarkdown remarkPlugins={[remarkGfm]}>{markdown}</ReactMarkdown>).replace(/\s+/g, '');

test.each([
  ['paragraphs and headings', '# Um\n\ntexto\n\n## Dois\ntexto\n\noutro'],
  ['a loose list', '- um\n\n- dois\n\n  ainda dois\n\nfora'],
  ['an ordered list across blank lines', '1. um\n\n2. dois\n\n3. três\n\nfim'],
  ['a fence with blank lines', 'antes\n\n```\n# não\n\né título\n```\n\ndepois'],
  ['tables', '| a | b |\n|---|---|\n| ç | ã |\n\ntexto'],
  ['a quotation', '> um\n>\n> dois\n\nfora\n\n> três'],
  ['link definitions', 'ver [a][1]\n\ne [b][1]\n\n[1]: https://example.org'],
  ['raw HTML', '<pre>\n\n# não\n\n</pre>\n\n# sim'],
  ['a comment', '<!-- a\n\n# não -->\n\n# sim'],
])('%s: the blocks rendered one by one equal the whole', (_name, markdown) => {
  expect(splitBlocks(markdown).map(html).join('')).toBe(html(markdown));
});

test('an edit in one paragraph changes one block', () => {
  const before = splitBlocks('um\n\ndois\n\ntrês');
  const after = splitBlocks('um\n\ndois!\n\ntrês');
  expect(after.filter((block, index) => block !== before[index])).toHaveLength(1);
});
