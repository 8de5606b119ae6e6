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
import type { SaveStep } from './save-step';

/** What is special to the save of a section's records. */
export interface SaveOptions<T> {
  /** What the section does before the usual steps: a question, for example. */
  steps?: readonly SaveStep<T>[];
  /** The calls that the API has for such records, if these are not both: to create one, or to change one. */
  calls?: 'create' | 'update';
  /**
   * What the history entry holds, if it is not the edited record: nothing, since the screen reads the record that its
   * address names, or the record that the edited one belongs to.
   */
  entry?: 'nothing' | 'owner';
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
