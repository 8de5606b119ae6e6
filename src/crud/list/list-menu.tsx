import { useRef, useState } from 'react';
import { useT } from 'core/i18n/use-t';
import type { Identified } from 'lib/model';
import { Busy } from 'ui/layout/busy';
import { Menu } from 'ui/layout/menu';
import { chunk } from 'ui/layout/screen';
import type { ListMenuProps, ListTool, MenuItemsProps, MenuToolsProps } from './internal/menu-props';

const Items = chunk<MenuItemsProps<Identified>>(() => import('./internal/menu-items'), {
  fallback: <Busy />,
}) as <T extends Identified>(props: MenuItemsProps<T>) => JSX.Element;

const Tools = chunk<MenuToolsProps<Identified>>(() => import('./internal/menu-tools')) as <T extends Identified>(
  props: MenuToolsProps<T>,
) => JSX.Element;

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
