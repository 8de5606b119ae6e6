import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import ReactMarkdown from 'react-markdown';
import { Provider } from 'react-redux';
import { combineReducers, legacy_createStore as createStore } from 'redux';
import remarkGfm from 'remark-gfm';
import { localeSlice } from 'core/i18n/locale.duck';
import { components, parse } from 'features/markdown/internal/parse';
import { textBlocks } from 'features/markdown/internal/text-blocks';
import { MarkdownView } from 'features/markdown/markdown-view';
import { pictures } from 'features/pictures/pictures.duck';

/** What a picture needs. */
const store = createStore(combineReducers({ locale: localeSlice.reducer, pictures: pictures.reducer }));

/** What is shown: the markup without line ends between elements, and without spaces at its end. */
const tidy = (parts: readonly string[]) =>
  parts
    .map(part => part.replace(/^\n+|\n+$/g, ''))
    .filter(part => part !== '')
    .join('\n')
    .replace(/>\n+</g, '><')
    .replace(/\s+<\/(p|li)>/g, '</$1>');

const markup = (element: ReactElement) => renderToStaticMarkup(<Provider store={store}>{element}</Provider>);

/** The markup of a text that the library renders as a whole. */
export const asWhole = (markdown: string) =>
  tidy([
    markup(
      <ReactMarkdown remarkPlugins={[remarkGfm]} components={components}>
        {markdown}
      </ReactMarkdown>,
    ),
  ]);

/** Markdown renders no `<div>` itself. */
const BLOCK = /<div class="markdown-block">(.*?)<\/div>/gs;

/** The markup of the preview of a text, once all of its pieces are parsed. */
export const asPreview = (markdown: string) => {
  textBlocks(markdown).forEach(({ sliced }) => sliced.pieces.forEach(parse));
  return tidy([...markup(<MarkdownView markdown={markdown} />).matchAll(BLOCK)].map(([, block]) => block));
};
