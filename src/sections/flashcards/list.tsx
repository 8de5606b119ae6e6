import { ListPage } from 'crud/list/list-page';
import { Edit } from 'crud/list/row-actions';
import { flashcards } from './duck';

const FlashcardList = () => <ListPage duck={flashcards} i18n="flashcards" columns={['id', 'name']} actions={[Edit]} />;

export default FlashcardList;
