import type { ReactNode } from 'react';
import ReactMarkdown, { type Components, type Options } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { MarkdownPicture } from './markdown-picture';

/** Nested deeper than any text needs: such a block would overflow the parser's stack. */
const TOO_DEEP = /^(\s*[>*+-]){60,}|^\s{200,}\S/m;

const SAFE_LINK = /^(https?:|mailto:|#\/)/i;

/** The English title and the links back that the library adds to footnotes. Neither is shown. */
const FOOTNOTE_TITLE = 'footnote-label';
const FOOTNOTE_BACK = 'data-footnote-backref';

const components: Components = {
  h2: ({ id, children }) => (id === FOOTNOTE_TITLE ? null : <h2>{children}</h2>),
  a: ({ href = '', className, children }) => {
    if (className === FOOTNOTE_BACK) return null;
    if (!SAFE_LINK.test(href)) return <>{children}</>;
    return (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    );
  },
  img: ({ src, alt = '' }) => <MarkdownPicture address={typeof src === 'string' ? src : ''} alt={alt} />,
  table: ({ children }) => <table className="table table-sm table-bordered">{children}</table>,
};

const options: Options = { remarkPlugins: [remarkGfm], components };

/** `ReactMarkdown` is a function without hooks: its result depends only on the text. */
const render = (markdown: string): ReactNode => {
  if (TOO_DEEP.test(markdown)) return <pre>{markdown}</pre>;
  try {
    return ReactMarkdown({ ...options, children: markdown });
  } catch {
    return <pre>{markdown}</pre>;
  }
};

/** The characters cached in each of two generations; the older one is dropped when the newer one is full. */
const MAX_CACHED = 2_000_000;

let newer = new Map<string, ReactNode>();
let older = new Map<string, ReactNode>();
let size = 0;

const keep = (markdown: string, rendered: ReactNode) => {
  if (size > MAX_CACHED) {
    older = newer;
    newer = new Map();
    size = 0;
  }
  newer.set(markdown, rendered);
  size += markdown.length;
  return rendered;
};

/** The cached result of a block, or undefined if it is not cached. */
export const parsed = (markdown: string): ReactNode | undefined => {
  const found = newer.get(markdown);
  if (found !== undefined) return found;
  const cached = older.get(markdown);
  return cached === undefined ? undefined : keep(markdown, cached);
};

/** Parses a block of markdown to React nodes: no raw HTML, no external pictures, only known kinds of links. */
export const parse = (markdown: string): ReactNode => parsed(markdown) ?? keep(markdown, render(markdown));
