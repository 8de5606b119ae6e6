import { Component, type ReactNode } from 'react';

/** A value that cannot be shown leaves its own cell empty, not the whole list. */
class CellBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  static getDerivedStateFromError = () => ({ failed: true });
  override state = { failed: false };
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

const contentOf = <T,>(row: T, show: (row: T) => ReactNode): ReactNode => {
  try {
    return show(row);
  } catch {
    return null;
  }
};

interface CellProps<T> {
  row: T;
  show: (row: T) => ReactNode;
}

/** What a column shows of a record, for any value that the server sent. */
export const Cell = <T,>({ row, show }: CellProps<T>) => {
  const content = contentOf(row, show);
  // Most cells are plain text, which cannot fail anymore. A list has hundreds of them.
  return typeof content === 'string' ? content : <CellBoundary>{content}</CellBoundary>;
};
