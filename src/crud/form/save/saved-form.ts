import type { FieldValues } from 'react-hook-form';
import type { Store } from 'redux';
import type { ListKey } from 'core/i18n/message-key';
import type { Navigation } from 'core/navigation/hash-history';
import type { ScreenMoves } from 'core/navigation/use-navigation';
import type { AppDispatch } from 'core/redux/hooks';
import type { OpenForm } from 'crud/form/internal/open-form';
import type { LeftSave } from 'features/drafts/form/use-tell-who-left';
import type { Identified } from 'lib/model';
import type { Duck } from 'records/duck';
import type { FindStored } from 'records/lookup';
import type { SaveStep } from './save-step';

export interface SaveOptions<T> {
  formPath?: string;
  /** What the section does before the usual steps: a question, for example. */
  steps?: readonly SaveStep<T>[];
  /** Finds the stored record, if its list does not find it by its name. */
  find?: FindStored<T>;
  /** Adds to the record what is stored now and its form cannot know. Nobody is asked about that. */
  complete?: (record: T, now: T) => T;
  /** False if the list does not find a record by its name, so that it cannot be looked for. */
  isListed?: boolean;
  /** False if the screen loads its record itself, so that it cannot be opened again with another one. */
  canReopen?: boolean;
  /** The API can create such records, but has no call to change one. */
  isCreateOnly?: boolean;
  /** The history entry holds another record, the one that the edited record belongs to, and keeps it after a save. */
  isOfOther?: boolean;
}

/** What a save uses of the page that shows its form. */
export interface FormScreen<T extends Identified> {
  store: Store;
  dispatch: AppDispatch;
  /** The login of the user. */
  login: string;
  pathname: string;
  navigation: Navigation;
  moves: ScreenMoves<T>;
  /** Tells how a save ended whose form was left. Returns whether its user is still here. */
  tellWhoLeft: (left: LeftSave) => boolean;
}

/** A form whose record is saved, on the page as it was when Save was pressed. */
export interface SavedForm<T extends Identified & FieldValues> {
  duck: Duck<T>;
  i18n: ListKey;
  blank: T;
  open: OpenForm<T>;
  options: SaveOptions<T>;
  screen: FormScreen<T>;
}
