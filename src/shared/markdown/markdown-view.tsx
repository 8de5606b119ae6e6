import { Component, memo, useMemo, type ReactNode } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { MarkdownPicture } from './markdown-picture';
import { splitBlocks } from './split-blocks';

/** Nested deeper than any text needs: such a block would overflow the parser's stack. */
const TOO_DEEP = /^(\s*[>*+-]){60,}|^\s{200,}\S/m;

const SAFE_LINK = /^(https?:|mailto:|#\/)/i;

const components: Components = {
  a: ({ href = '', children }) =>
    SAFE_LINK.test(href) ? (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    ) : (
      <>{children}</>
    ),
  img: ({ src, alt = '' }) => <MarkdownPicture address={typeof src === 'string' ? src : ''} alt={alt} />,
  table: ({ children }) => <table className="table table-sm table-bordered">{children}</table>,
};

const plugins = [remarkGfm];

const Block = memo(({ markdown }: { markdown: string }) =>
  TOO_DEEP.test(markdown) ? (
    <pre>{markdown}</pre>
  ) : (
    <ReactMarkdown remarkPlugins={plugins} components={components}>
      {markdown}
    </ReactMarkdown>
  ),
);
Block.displayName = 'Block';

/** A block that cannot be rendered is shown as it was typed; the text area beside it goes on. */
class BlockBoundary extends Component<{ markdown: string; children: ReactNode }, { failed: boolean }> {
  static getDerivedStateFromError = () => ({ failed: true });
  state = { failed: false };
  render() {
    return this.state.failed ? <pre>{this.props.markdown}</pre> : this.props.children;
  }
}

/** Markdown as the reader sees it, safely: no raw HTML, no foreign pictures, links of known kinds only. */
export const MarkdownView = memo(({ markdown }: { markdown: string }) => {
  const blocks = useMemo(() => splitBlocks(markdown), [markdown]);
  return (
    <div className="markdown-view">
      {blocks.map((block, index) => (
        <BlockBoundary key={index} markdown={block}>
          <div className="markdown-block">
            <Block markdown={block} />
          </div>
        </BlockBoundary>
      ))}
    </div>
  );
});
MarkdownView.displayName = 'MarkdownView';
