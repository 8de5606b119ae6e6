import { cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { Provider } from 'react-redux';
import { initStore } from 'app/start/internal/store';
import { MarkdownView } from 'features/markdown/markdown-view';
import { hostileText, MANY } from './hostile-values';

const PIECES = [
  '# ¦> ¦- ¦1. ¦|¦|---|¦**¦_¦[¦](¦)¦![¦    ¦---¦===¦[a](javascript:__xss=1)¦[b](JaVaScRiPt&#58;__xss=1)',
  '[c](data:text/html;base64,PHNjcmlwdD4=)¦[d](vbscript:x)¦![e](https://evil.example/p.png)',
  '![f](//evil.example/p)¦![g](/images/../../api/logout)¦[h]: javascript:x¦[h]¦<iframe srcdoc="x">',
  '<form action="https://evil.example">¦<base href="//evil.example">¦<style>*{}</style>¦<a href="javascript:x">',
  'https://exemplo.com.br¦<!--¦-->¦[^1]¦[^1]: nota¦&#106;avascript:',
].flatMap(line => line.split('¦'));

/** All Markdown syntax that a text may contain, closed correctly or not, and addresses that must never become live. */
const piece = fc.oneof(
  fc.constantFrom(...PIECES, '```', '~~~', '`', '\n', '\n\n', '\\'),
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

test('F91, F92, F93: no markdown text renders an unsafe element, an unsafe link or an external picture', () => {
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
