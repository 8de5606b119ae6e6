import { Component, type ReactNode } from 'react';

/** A value that cannot be shown leaves its own cell empty, not the whole list. */
class CellBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  static getDerivedStateFromError = () => ({ failed: true });
  state = { failed: false };
  render() {
    return this.state.failed ? null : this.props.children;
  }
}

interface CellProps<T> {
  row: T;
  show: (row: T) => ReactNode;
}

const Content = <T,>({ row, show }: CellProps<T>) => show(row);

/** What a column shows of a record, whatever the server put there. */
export const Cell = <T,>(props: CellProps<T>) => (
  <CellBoundary>
    <Content {...props} />
  </CellBoundary>
);
