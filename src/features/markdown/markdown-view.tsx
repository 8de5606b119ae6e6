import { Component, memo, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { TEXT_LANGUAGE } from 'core/i18n/locales';
import { grouped, heightOfGroup } from './block-groups';
import { keepKeys, NO_KEYS } from './keep-keys';
import { parsed } from './parse';
import { sliced } from './slice-block';
import { splitBlocks, type Block } from './split-blocks';
import { useParsed } from './use-parsed';
import '../../styles/markdown.scss';

/** Shows a block that cannot be rendered as it was typed. The text area next to it keeps working. */
class BlockBoundary extends Component<{ markdown: string; children: ReactNode }, { failed: boolean }> {
  static getDerivedStateFromError = () => ({ failed: true });
  state = { failed: false };
  componentDidUpdate({ markdown }: { markdown: string }) {
    if (this.state.failed && markdown !== this.props.markdown) this.setState({ failed: false });
  }
  render() {
    return this.state.failed ? <pre>{this.props.markdown}</pre> : this.props.children;
  }
}

interface BlockViewProps {
  markdown: string;
  /** The parsed block; undefined until it is parsed. Until then the block is shown as it was typed. */
  rendered: ReactNode | undefined;
}

const BlockView = memo(({ markdown, rendered }: BlockViewProps) => (
  <div className="markdown-block">
    <BlockBoundary markdown={markdown}>
      {rendered === undefined ? <p className="unparsed">{markdown}</p> : rendered}
    </BlockBoundary>
  </div>
));
BlockView.displayName = 'BlockView';

/** A key for each block. It stays the same when blocks before it are added or removed. */
const useKeys = (blocks: readonly Block[]) => {
  const [kept, keep] = useState(NO_KEYS);
  const texts = useMemo(() => blocks.map(({ markdown }) => markdown), [blocks]);
  const current = kept.texts === texts ? kept : keepKeys(kept, texts);
  if (current !== kept) keep(current);
  return current.keys;
};

/** The blocks in their groups, memoized: a long text renders several times while it is parsed, but is measured once. */
const useGroups = (blocks: readonly Block[], keys: readonly number[]) =>
  useMemo(
    () =>
      grouped(blocks.map((block, at) => ({ ...block, key: keys[at] }))).map(group => ({
        group,
        key: group[0].key,
        style: { containIntrinsicBlockSize: `auto ${heightOfGroup(group)}rem` },
      })),
    [blocks, keys],
  );

interface MarkdownViewProps {
  markdown: string;
  /** The language of the text, as a BCP 47 tag. */
  language?: string;
  /** Called with the blocks that are shown, in the order of their elements. */
  onBlocks?: (blocks: readonly Block[]) => void;
}

/** Renders markdown safely, as the reader sees it: no raw HTML, no external pictures, only known kinds of links. */
export const MarkdownView = memo(({ markdown, language = TEXT_LANGUAGE, onBlocks }: MarkdownViewProps) => {
  const list = useRef<HTMLDivElement>(null);
  const blocks = useMemo(() => splitBlocks(markdown).flatMap(sliced), [markdown]);
  useParsed(blocks, list);
  const keys = useKeys(blocks);
  useEffect(() => onBlocks?.(blocks), [onBlocks, blocks]);
  const groups = useGroups(blocks, keys);
  return (
    <div className="markdown-view" lang={language} ref={list}>
      {groups.map(({ key, style, group }) => (
        <div className="markdown-group" key={key} style={style}>
          {group.map(block => (
            <BlockView key={block.key} markdown={block.markdown} rendered={parsed(block.markdown)} />
          ))}
        </div>
      ))}
    </div>
  );
});
MarkdownView.displayName = 'MarkdownView';
