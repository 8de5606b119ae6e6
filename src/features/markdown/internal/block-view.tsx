import { Component, memo, type ReactNode, useMemo } from 'react';
import { asTyped, parsed, Table } from './parse';
import type { MarkdownPiece, Sliced } from './pieces';
import { useKeys } from './use-keys';

/** Shows a block that cannot be rendered as it was typed. The text area next to it keeps working. */
class BlockBoundary extends Component<{ sliced: Sliced; children: ReactNode }, { failed: boolean }> {
  static getDerivedStateFromError = () => ({ failed: true });
  override state = { failed: false };
  override componentDidUpdate({ sliced }: { sliced: Sliced }) {
    if (this.state.failed && sliced !== this.props.sliced) this.setState({ failed: false });
  }
  override render() {
    const { sliced, children } = this.props;
    return this.state.failed ? <pre>{sliced.pieces.map(({ markdown }) => markdown).join('\n')}</pre> : children;
  }
}

interface PieceViewProps {
  piece: MarkdownPiece;
  /** The parsed piece; undefined until it is parsed. Until then the piece is shown as it was typed. */
  rendered: ReactNode | undefined;
}

const PieceView = memo(({ piece, rendered }: PieceViewProps) => (
  <>{rendered === undefined ? asTyped(piece, <p className="unparsed">{piece.markdown}</p>) : rendered}</>
));
PieceView.displayName = 'PieceView';

const viewOf = (piece: MarkdownPiece, key?: number) => <PieceView key={key} piece={piece} rendered={parsed(piece)} />;

/** A table or a list that is rendered in slices. A letter typed in it renders one of them again. */
const FramedPieces = ({ pieces, frame: Frame, start }: Sliced) => {
  const keys = useKeys(useMemo(() => pieces.map(({ key }) => key), [pieces]));
  const views = pieces.map((piece, at) => viewOf(piece, keys[at]));
  if (Frame === 'ul') return <ul>{views}</ul>;
  if (Frame === 'ol') return <ol start={start === 1 ? undefined : start}>{views}</ol>;
  const [header, ...rows] = views;
  return (
    <Table>
      {header}
      <tbody>{rows}</tbody>
    </Table>
  );
};

interface BlockViewProps {
  sliced: Sliced;
  /** How many of its pieces are parsed: the block renders again when there are more. */
  parsedPieces: number;
}

/** One block of a text. */
export const BlockView = memo(({ sliced }: BlockViewProps) => (
  <div className="markdown-block">
    <BlockBoundary sliced={sliced}>
      {sliced.frame ? <FramedPieces {...sliced} /> : sliced.pieces.map((piece, at) => viewOf(piece, at))}
    </BlockBoundary>
  </div>
));
BlockView.displayName = 'BlockView';
