import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react';
import { Link } from 'react-router-dom';
import { pressedKey } from 'lib/pressed-key';
import { useDisclosure } from './use-disclosure';

const itemsOf = (menu: Element) => [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)')];

/** The index of the next item that starts with the letter; the search wraps at the end. -1 if there is none. */
const startingWith = (letter: string, items: readonly HTMLElement[], at: number) => {
  const isMeant = ({ textContent }: HTMLElement) => textContent?.toLowerCase().startsWith(letter.toLowerCase());
  const rest = items.slice(at + 1).findIndex(isMeant);
  return rest < 0 ? items.findIndex(isMeant) : rest + at + 1;
};

/** Arrow keys wrap, Home and End go to the ends, a letter to the next item that starts with it (WAI-ARIA menu). */
const moveIn = (event: KeyboardEvent<HTMLElement>) => {
  const { currentTarget } = event;
  const key = pressedKey(event);
  const items = itemsOf(currentTarget);
  const at = items.findIndex(item => item === document.activeElement);
  const ways: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
  const isLetter = key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
  const to = isLetter ? startingWith(key, items, at) : ways[key];
  if (to === undefined || (isLetter && to < 0)) return;
  event.preventDefault();
  items.at(to % items.length)?.focus();
};

/** The open menu. Its first item gets the focus. Pressing an item closes it, unless the item has `data-stays`. */
const useOpenMenu = (isOpen: boolean, close: () => void) => {
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen && menu.current) itemsOf(menu.current)[0]?.focus();
  }, [isOpen]);
  const closeAfter = ({ target }: MouseEvent) => {
    const item = target instanceof Element && target.closest('[role="menuitem"]');
    if (item && !item.hasAttribute('data-stays')) close();
  };
  return { ref: menu, onKeyDown: moveIn, onClick: closeAfter };
};

interface MenuProps {
  /** The content of the button. */
  label: ReactNode;
  /** Class names of the button. */
  look: string;
  className?: string;
  tag?: 'div' | 'li';
  /** Ref to the button, for a caller that returns the focus to it later. */
  buttonRef?: RefObject<HTMLButtonElement>;
  'data-cy': string;
  children: ReactNode;
}

/**
 * A button that opens a menu (WAI-ARIA menu button). Opening moves the focus to the first item. Esc or an item closes
 * the menu and returns the focus to the button. An item with `data-stays` does not close the menu.
 */
export const Menu = (props: MenuProps) => {
  const { label, look, className = '', tag: Tag = 'div', buttonRef, 'data-cy': dataCy, children } = props;
  const id = useId();
  const { isOpen, close, rootProps, buttonProps } = useDisclosure<HTMLDivElement & HTMLLIElement>(buttonRef);
  const menuProps = useOpenMenu(isOpen, close);
  const openByArrow = (event: KeyboardEvent) => {
    if (pressedKey(event) !== 'ArrowDown') return;
    event.preventDefault();
    if (!isOpen) buttonProps.onClick();
  };
  return (
    <Tag className={`dropdown ${className}`} data-cy={dataCy} {...rootProps}>
      <button
        type="button"
        className={`dropdown-toggle ${look}`}
        aria-haspopup="menu"
        aria-controls={isOpen ? id : undefined}
        onKeyDown={openByArrow}
        {...buttonProps}
      >
        {label}
      </button>
      {isOpen && (
        // Key events bubble up from the items, which have the focus.
        <div
          id={id}
          role="menu"
          tabIndex={-1}
          className="dropdown-menu dropdown-menu-end show"
          data-bs-popper="static"
          {...menuProps}
        >
          {children}
        </div>
      )}
    </Tag>
  );
};

const itemProps = (isActive = false) => ({
  role: 'menuitem',
  tabIndex: -1,
  className: `dropdown-item${isActive ? ' active' : ''}`,
});

interface MenuItemProps extends Omit<ComponentProps<'button'>, 'type' | 'role' | 'className'> {
  isActive?: boolean;
}

export const MenuItem = ({ isActive, ...props }: MenuItemProps) => (
  <button type="button" {...itemProps(isActive)} {...props} />
);

export const MenuLink = (props: ComponentProps<typeof Link> & { 'data-cy': string }) => (
  <Link {...itemProps()} {...props} />
);
