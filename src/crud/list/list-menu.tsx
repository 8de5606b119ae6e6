import { useRef, useState } from 'react';
import type { ListKey } from 'core/i18n/message-key';
import { useT } from 'core/i18n/use-t';
import type { ExportedList } from 'features/export/source';
import type { Identified } from 'lib/model';
import { Busy } from 'ui/layout/busy';
import { Menu } from 'ui/layout/menu';
import { chunk } from 'ui/layout/screen';
import type { Column } from 'ui/table/columns';
import type { MenuItemsProps } from './internal/menu-items';
import type { ColumnChoice } from './use-shown-columns';

export interface ListMenuProps<T extends Identified> {
  page: ExportedList<T>;
  i18n: ListKey;
  /** The visible columns. */
  columns: readonly Column<T>[];
  /** Set if the user can choose among columns. */
  choice?: ColumnChoice;
  /** Whether searches can be saved. Searches for people contain their names, which are not stored in the browser. */
  keepsSearches?: boolean;
}

/** A tool of the menu that opens beside the list: each at most once at a time. */
export type ListTool = 'export' | 'columns' | 'searches';

const Items = chunk<MenuItemsProps<Identified>>(() => import('./internal/menu-items'), {
  fallback: <Busy />,
}) as <T extends Identified>(props: MenuItemsProps<T>) => JSX.Element;

const Tools = chunk<MenuToolsProps<Identified>>(() => import('./internal/menu-tools')) as <T extends Identified>(
  props: MenuToolsProps<T>,
) => JSX.Element;

export interface MenuToolsProps<T extends Identified> extends ListMenuProps<T> {
  open: readonly ListTool[];
  onClose: (tool: ListTool) => void;
}

/** The menu with further actions on a list, which keeps them out of sight until they are needed. */
export const ListMenu = <T extends Identified>(props: ListMenuProps<T>) => {
  const t = useT();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<readonly ListTool[]>([]);
  const close = (closed: ListTool) => {
    setOpen(open.filter(tool => tool !== closed));
    button.current?.focus();
  };
  return (
    <>
      <Menu
        className="list-menu"
        look="btn btn-sm btn-outline-secondary"
        label={t('lists.menu')}
        buttonRef={button}
        data-cy="listMenu"
      >
        <Items {...props} open={open} onOpen={tool => setOpen([...open, tool])} />
      </Menu>
      {open.length > 0 && <Tools {...props} open={open} onClose={close} />}
    </>
  );
};
