import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { Modal } from 'reactstrap';
import { useMenu } from 'app/menu/use-menu';
import { useT } from 'core/i18n/use-t';
import { useOverPage } from 'ui/dialogs/use-over-page';
import { KeyNames } from 'ui/shortcuts/key-names';
import type { Item } from './match';
import { PaletteState } from './palette-state';
import { OPTION, SearchField, useActiveOption } from './search-field';
import { type ItemGroup, useItems } from './use-items';
import '../../../../styles/palette.scss';

const HEADINGS = {
  sections: 'palette.groups.sections',
  actions: 'palette.groups.actions',
  recents: 'palette.groups.recents',
  records: 'palette.groups.records',
  texts: 'palette.groups.texts',
} as const;

interface OptionsProps {
  groups: readonly ItemGroup[];
  active: Item | undefined;
  onPoint: (item: Item) => void;
  onChoose: (item: Item, pressed: MouseEvent) => void;
}

const Options = ({ groups, active, onPoint, onChoose }: OptionsProps) => {
  const t = useT();
  /** An option may arrive under a pointer that is about to press another one. */
  const pointed = useRef<Item>();
  const point = (item: Item) => {
    pointed.current = item;
    onPoint(item);
  };
  const isMeant = (item: Item) => item.id === (pointed.current ?? item).id;
  return (
    <div id="palette-options" role="listbox" aria-labelledby="palette-title" className="palette-options">
      {groups.map(({ id, items }) => (
        <div key={id} role="group" aria-labelledby={`palette-${id}`}>
          <div id={`palette-${id}`} className="palette-group">
            {t(HEADINGS[id])}
          </div>
          {items.map(item => (
            <button
              key={item.id}
              id={OPTION + item.id}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={item === active}
              className="palette-option"
              onMouseMove={() => point(item)}
              // The focus stays in the input field.
              onMouseDown={event => event.preventDefault()}
              onClick={event => (event.detail === 0 || isMeant(item)) && onChoose(item, event)}
            >
              <span className="palette-label">{item.label}</span>
              {item.hint && <span className="palette-hint">{item.hint}</span>}
            </button>
          ))}
        </div>
      ))}
    </div>
  );
};

/** Enter opens a record beside the form, and Enter with Ctrl or ⌘ in its place; a click likewise. */
const chosenOf = (item: Item, { ctrlKey, metaKey }: KeyboardEvent | MouseEvent): Item =>
  item.beside && !ctrlKey && !metaKey ? { id: item.id, label: item.label, run: item.beside } : item;

const PaletteTitle = () => {
  const t = useT();
  return (
    <h2 id="palette-title" className="visually-hidden">
      {t('palette.title')}
    </h2>
  );
};

const BesideHint = () => {
  const t = useT();
  return (
    <p className="palette-beside">
      <KeyNames keys="enter" /> {t('aside.beside')} · <KeyNames keys="mod+enter" /> {t('aside.inPlace')}
    </p>
  );
};

export interface PaletteProps {
  /** Returns what the user typed before the palette was loaded. */
  takeTyped: () => string;
  /** Closes the palette, and then runs the chosen item. */
  onDone: (chosen?: Item) => void;
}

/** Opens a section or a record, or runs an action, by its name (WAI-ARIA combobox with a listbox). */
const Palette = ({ takeTyped, onDone }: PaletteProps) => {
  const input = useRef<HTMLInputElement>(null);
  useOverPage();
  const [typed, setTyped] = useState('');
  const { groups, ...search } = useItems(typed, useMenu());
  const option = useActiveOption(groups, search.waiting.length > 0);

  const type = (text: string) => {
    setTyped(text);
    option.point(undefined);
  };
  const choose = (item: Item, event: KeyboardEvent | MouseEvent) => onDone(chosenOf(item, event));
  return (
    <Modal
      isOpen
      toggle={() => onDone()}
      fade={false}
      autoFocus={false}
      labelledBy="palette-title"
      className="palette"
      onOpened={() => {
        input.current?.focus();
        type(takeTyped());
      }}
    >
      <PaletteTitle />
      <SearchField
        inputRef={input}
        typed={typed}
        option={option}
        isExpanded={groups.length > 0}
        onType={type}
        onChoose={event => option.active && choose(option.active, event)}
      />
      <Options groups={groups} active={option.active} onPoint={({ id }) => option.point(id)} onChoose={choose} />
      {option.active?.beside && <BesideHint />}
      <PaletteState typed={typed} isEmpty={groups.every(({ id }) => id === 'texts')} {...search} />
    </Modal>
  );
};

export default Palette;
