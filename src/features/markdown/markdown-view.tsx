import { memo, useEffect, useMemo, useRef } from 'react';
import { TEXT_LANGUAGE } from 'core/i18n/locales';
import { groupedBlocks, heightOfGroup } from './block-groups';
import { BlockView } from './internal/block-view';
import { parsed } from './internal/parse';
import { type TextBlock, textBlocks } from './internal/text-blocks';
import { useKeys } from './internal/use-keys';
import { useParsed } from './internal/use-parsed';
import type { Block } from './split-blocks';
import '../../styles/markdown.scss';

/** The blocks in their groups, memoized: a long text renders several times while it is parsed, but is measured once. */
const useGroups = (blocks: readonly TextBlock[], keys: readonly number[]) =>
  useMemo(
    () =>
      groupedBlocks(blocks.map((block, at) => ({ ...block, key: keys[at] ?? at }))).map(group => ({
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
  const blocks = useMemo(() => textBlocks(markdown), [markdown]);
  useParsed(blocks, list);
  const keys = useKeys(useMemo(() => blocks.map(block => block.markdown), [blocks]));
  useEffect(() => onBlocks?.(blocks), [onBlocks, blocks]);
  const groups = useGroups(blocks, keys);
  return (
    <div className="markdown-view" lang={language} ref={list}>
      {groups.map(({ key, style, group }) => (
        <div className="markdown-group" key={key} style={style}>
          {group.map(block => (
            <BlockView
              key={block.key}
              sliced={block.sliced}
              parsedPieces={block.sliced.pieces.filter(piece => parsed(piece) !== undefined).length}
            />
          ))}
        </div>
      ))}
    </div>
  );
});
MarkdownView.displayName = 'MarkdownView';
