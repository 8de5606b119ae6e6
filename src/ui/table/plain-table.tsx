import type { ReactNode } from 'react';
import { distinctKeys } from 'lib/distinct-keys';

interface PlainTableProps {
  caption: string;
  headers: readonly string[];
  /** A key may come from the server, which may send it twice. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A read-only table. On narrow screens each row is shown as a card, and its cells are labeled by their headers. */
export const PlainTable = ({ caption, headers, rows }: PlainTableProps) => {
  const keys = distinctKeys(rows.map(({ key }) => key));
  return (
    <table className="table data-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {headers.map(header => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells }, at) => (
          <tr key={keys[at]}>
            {cells.map((cell, index) => (
              <td key={headers[index]} data-label={headers[index]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
