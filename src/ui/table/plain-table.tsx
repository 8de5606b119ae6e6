import type { ReactNode } from 'react';

interface PlainTableProps {
  caption: string;
  heads: readonly string[];
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
}

/** A table to read; on narrow screens each row reads as a card, its cells labelled by their heads. */
export const PlainTable = ({ caption, heads, rows }: PlainTableProps) => (
  <table className="table data-table">
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        {heads.map(head => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, cells }) => (
        <tr key={key}>
          {cells.map((cell, index) => (
            <td key={heads[index]} data-label={heads[index]}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
