import { ListPage } from 'shared/crud/list-page';
import { Edit } from 'shared/crud/row-actions';
import { flashcards } from './duck';

const FlashcardList = () => <ListPage duck={flashcards} i18n="flashcards" columns={['id', 'name']} actions={[Edit]} />;

export default FlashcardList;
