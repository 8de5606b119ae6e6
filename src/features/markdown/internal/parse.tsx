import type { Element, Root as Rendered } from 'hast';
import type { Root } from 'mdast';
import type { ReactNode } from 'react';
import ReactMarkdown, { type Components, type Options } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { createCache } from './cache';
import { MarkdownPicture } from './markdown-picture';
import type { MarkdownPiece, Shown } from './pieces';
import { isTooDeep, toParse } from './tree';

const SAFE_LINK = /^(https?:|mailto:|#\/)/i;
const OWN_LINK = /^#\//;

/**
 * With an opener, the browser copies the session's storage to the tab of a link into the console: it is signed in.
 * Tried in Chromium and in Firefox 153.
 */
const OWN_TAB = { target: '_blank', rel: 'opener' };
const OTHER_TAB = { target: '_blank', rel: 'noopener noreferrer nofollow' };

/** The English title and the links back that the library adds to footnotes. Neither is shown. */
const FOOTNOTE_TITLE = 'footnote-label';
const FOOTNOTE_BACK = 'data-footnote-backref';

/** A table of a text, and the table around the slices of a long one. */
export const Table = ({ children }: { children?: ReactNode }) => (
  <table className="table table-sm table-bordered">{children}</table>
);

export const components: Components = {
  h2: ({ id, children }) => (id === FOOTNOTE_TITLE ? null : <h2>{children}</h2>),
  a: ({ href = '', className, children }) => {
    if (className === FOOTNOTE_BACK) return null;
    if (!SAFE_LINK.test(href)) return <>{children}</>;
    return (
      <a href={href} {...(OWN_LINK.test(href) ? OWN_TAB : OTHER_TAB)}>
        {children}
      </a>
    );
  },
  img: ({ src, alt = '' }) => <MarkdownPicture address={typeof src === 'string' ? src : ''} alt={alt} />,
  table: ({ children }) => <Table>{children}</Table>,
  ul: ({ children }) => <ul>{children}</ul>,
};

type Nodes = Rendered['children'];

const isElement = (node: Nodes[number], names: readonly string[]): node is Element =>
  node.type === 'element' && names.includes(node.tagName);

/** The elements that elements of these names contain. */
const inside = (nodes: Nodes, ...names: readonly string[]): Element[] =>
  nodes.flatMap(node => (isElement(node, names) ? node.children.filter(child => child.type === 'element') : []));

/** What each kind of piece shows of the nodes that were made from it. */
const SHOWS: Record<Shown, (nodes: Nodes) => Nodes> = {
  all: nodes => nodes.filter(({ position, type }) => position ?? type === 'text'),
  header: nodes => inside(nodes, 'table').filter(node => isElement(node, ['thead'])),
  rows: nodes => inside(inside(nodes, 'table'), 'tbody'),
  items: nodes => inside(nodes, 'ul', 'ol'),
  'loose items': nodes => inside(nodes, 'ul', 'ol'),
  notes: nodes => nodes.filter(node => isElement(node, ['section'])),
};

/** Leaves out what stands before the text of a piece, and what else is not shown of it. */
const showOnly =
  ({ lead, shown }: MarkdownPiece) =>
  () =>
  (tree: Rendered) => {
    const own = tree.children.filter(({ position }) => (position?.end.offset ?? Infinity) > lead.length);
    tree.children = SHOWS[shown](own);
  };

/** A slice of a loose list may look like a tight one. */
const loosen = () => (tree: Root) =>
  tree.children.forEach(node => {
    if (node.type === 'list') node.spread = true;
  });

/** The address of a picture or a link that a piece shows, and its place in the markdown of the piece. */
export interface Address {
  address: string;
  isPicture: boolean;
  start: number;
  end: number;
}

const addressesIn = (nodes: Nodes): (Element & { address: unknown })[] =>
  nodes.flatMap(node => {
    if (node.type !== 'element') return [];
    const { src, href } = node.properties;
    const address = node.tagName === 'img' ? src : href;
    return [...(address === undefined ? [] : [{ ...node, address }]), ...addressesIn(node.children)];
  });

/** Notes the addresses of what a piece shows. */
const noteAddresses =
  ({ lead }: MarkdownPiece, found: Address[]) =>
  () =>
  (tree: Rendered) => {
    for (const { address, tagName, position } of addressesIn(tree.children)) {
      const { start, end } = position ?? {};
      if (typeof address !== 'string' || start?.offset === undefined || end?.offset === undefined) continue;
      const place = { start: start.offset - lead.length, end: end.offset - lead.length };
      found.push({ address, isPicture: tagName === 'img', ...place });
    }
  };

const optionsOf = (piece: MarkdownPiece, found: Address[]): Options => ({
  remarkPlugins: piece.shown === 'loose items' ? [remarkGfm, loosen] : [remarkGfm],
  rehypePlugins: [showOnly(piece), noteAddresses(piece, found)],
  components,
});

/** A row or an item as it was typed. The header and the footnotes have nothing to show then. */
export const asTyped = ({ markdown, shown }: MarkdownPiece, whole: ReactNode): ReactNode => {
  if (shown === 'all') return whole;
  if (shown === 'rows')
    return (
      <tr className="unparsed">
        <td>{markdown}</td>
      </tr>
    );
  return shown === 'header' || shown === 'notes' ? null : <li className="unparsed">{markdown}</li>;
};

interface Result {
  node: ReactNode;
  addresses: readonly Address[];
}

/** `ReactMarkdown` is a function without hooks: its result depends only on the text. */
const render = (piece: MarkdownPiece): Result => {
  const typed = { node: asTyped(piece, <pre>{piece.markdown}</pre>), addresses: [] };
  if (isTooDeep(piece.markdown)) return typed;
  const addresses: Address[] = [];
  try {
    return {
      node: ReactMarkdown({ ...optionsOf(piece, addresses), children: toParse(piece.lead + piece.markdown) }),
      addresses,
    };
  } catch {
    return typed;
  }
};

const kept = createCache<Result>();

const resultOf = (piece: MarkdownPiece) => kept.get(piece.key, () => render(piece));

/** The cached result of a piece, or undefined if it is not cached. */
export const parsed = ({ key }: MarkdownPiece): ReactNode | undefined => kept.find(key)?.node;

/** Parses a piece of markdown to React nodes: no raw HTML, no external pictures, only known kinds of links. */
export const parse = (piece: MarkdownPiece): ReactNode => resultOf(piece).node;

/** The addresses of the pictures and links that are shown of a piece. */
export const addressesOf = (piece: MarkdownPiece): readonly Address[] => resultOf(piece).addresses;
