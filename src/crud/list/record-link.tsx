import type { ComponentType, MouseEvent, ReactNode } from 'react';
import type { Identified } from 'lib/model';
import { nameOfRow } from 'lib/records/names';
import type { RowTools } from './use-row-tools';

/** Whether the click has a modifier key that opens another tab or window. */
export const wantsNewTab = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey;

interface RecordNameProps<T extends Identified> {
  row: T;
  tools: RowTools<T>;
  /** What is shown for the record, if not its name. */
  children?: ReactNode;
}

/** Shows the name of a record as the element that opens it. */
export type RecordName<T extends Identified> = ComponentType<RecordNameProps<T>>;

/** A record's name as a link to its form. In another tab, the form finds its record by the address. */
export const RecordLink = <T extends Identified>({ row, tools, children }: RecordNameProps<T>) => {
  const open = (event: MouseEvent) => {
    if (wantsNewTab(event)) return;
    event.preventDefault();
    tools.edit(row);
  };
  return (
    <a className="record-link" href={tools.addressOf(row)} onClick={open}>
      {children || nameOfRow(row)}
    </a>
  );
};
