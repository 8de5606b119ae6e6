import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown from 'react-markdown';
import { Provider } from 'react-redux';
import remarkGfm from 'remark-gfm';
import { initStore } from 'app/store';
import { MarkdownView } from 'features/markdown/markdown-view';
import { splitBlocks } from 'features/markdown/split-blocks';
import { hostileText, MANY } from './hostile-values';

/** All Markdown syntax that a text may contain, closed correctly or not, and addresses that must never become live. */
const piece = fc.oneof(
  fc.constantFrom(
    '# ',
    '> ',
    '- ',
    '1. ',
    '```',
    '~~~',
    '|',
    '|---|',
    '**',
    '_',
    '`',
    '[',
    '](',
    ')',
    '![',
    '\n',
    '\n\n',
    '    ',
    '---',
    '===',
    '[a](javascript:__xss=1)',
    '[b](JaVaScRiPt&#58;__xss=1)',
    '[c](data:text/html;base64,PHNjcmlwdD4=)',
    '[d](vbscript:x)',
    '![e](https://evil.example/p.png)',
    '![f](//evil.example/p)',
    '![g](/images/../../api/logout)',
    '[h]: javascript:x',
    '[h]',
    '<iframe srcdoc="x">',
    '<form action="https://evil.example">',
    '<base href="//evil.example">',
    '<style>*{}</style>',
    '<a href="javascript:x">',
    'https://exemplo.com.br',
    '<!--',
    '-->',
    '[^1]',
    '[^1]: nota',
    '\\',
    '&#106;avascript:',
  ),
  hostileText.filter(text => text.length < 200),
);
const markdown = fc.array(piece, { maxLength: 25 }).map(pieces => pieces.join(''));

const ALLOWED =
  /^(div|p|h[1-6]|a|em|strong|del|code|pre|ul|ol|li|blockquote|table|thead|tbody|tr|th|td|hr|br|input|span|sup|section)$/;

const offencesIn = (root: Element) => {
  const elements = [...root.querySelectorAll('*')];
  return [
    ...elements.filter(({ tagName }) => !ALLOWED.test(tagName.toLowerCase())).map(({ tagName }) => tagName),
    ...elements
      .filter(({ attributes }) => [...attributes].some(({ name }) => name.startsWith('on')))
      .map(({ tagName }) => tagName),
    ...[...root.querySelectorAll('a')]
      .map(a => a.getAttribute('href') ?? '')
      .filter(href => !/^(https?:|mailto:|#\/)/i.test(href)),
  ];
};

test('faults 91, 92, 93: no markdown text renders an unsafe element, an unsafe link or an external picture', () => {
  const store = initStore();
  fc.assert(
    fc.property(markdown, text => {
      const { container } = render(
        <Provider store={store}>
          <MarkdownView markdown={text} />
        </Provider>,
      );
      expect(offencesIn(container)).toEqual([]);
      cleanup();
    }),
    { ...MANY, numRuns: 300 },
  );
});

const html = (text: string) =>
  renderToStaticMarkup(<ReactMarkdown remarkPlugins={[remarkGfm]}>{text}</ReactMarkdown>).replace(/\s+/g, '');

const line = fc.constantFrom(
  'Dor no peito.',
  '# Título',
  '## Outro',
  '- item',
  '- outro',
  '1. um',
  '2. dois',
  '  continua',
  '    recuado',
  '> cita',
  '| a | b |',
  '|---|---|',
  '| 1 | 2 |',
  '```',
  '---',
  '',
  '',
  '**forte**',
  'texto com `código`',
  '* estrela',
  '[x]: https://exemplo.com',
  'veja [x]',
);

test('rendering a text block by block gives the same HTML as rendering it as a whole', () => {
  fc.assert(
    fc.property(
      fc.array(line, { maxLength: 14 }).map(lines => lines.join('\n')),
      text => {
        expect(
          splitBlocks(text)
            .map(block => html(block.markdown))
            .join(''),
        ).toBe(html(text));
      },
    ),
    { ...MANY, numRuns: 500 },
  );
});
