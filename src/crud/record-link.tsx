import type { ComponentType, MouseEvent, ReactNode } from 'react';
import type { Identified } from 'lib/model';
import { nameOfRow } from 'ui/table/columns';
import type { RowTools } from './use-row-tools';

/** Clicked with a key that asks for another tab or window. */
export const wantsNewTab = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey;

interface RecordNameProps<T extends Identified> {
  row: T;
  list: RowTools<T>;
  /** What stands for the record, if not its name. */
  children?: ReactNode;
}

/** What a record is called, as what opens it. */
export type RecordName<T extends Identified> = ComponentType<RecordNameProps<T>>;

/** A record's name as a link to its form; opened in another tab, the form finds its record by the address. */
export const RecordLink = <T extends Identified>({ row, list, children }: RecordNameProps<T>) => {
  const open = (event: MouseEvent) => {
    if (wantsNewTab(event)) return;
    event.preventDefault();
    list.edit(row);
  };
  return (
    <a className="record-link" href={list.addressOf(row)} onClick={open}>
      {children || nameOfRow(row)}
    </a>
  );
};
