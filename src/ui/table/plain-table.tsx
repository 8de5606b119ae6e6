import type { ReactNode } from 'react';

interface PlainTableProps {
  caption: string;
  headers: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A table to read; on narrow screens each row reads as a card, its cells labelled by their heads. */
export const PlainTable = ({ caption, headers, rows }: PlainTableProps) => (
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
      {rows.map(({ key, cells }) => (
        <tr key={key}>
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
