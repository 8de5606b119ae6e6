import { ListPage } from 'crud/list-page';
import { Edit } from 'crud/row-actions';
import { flashcards } from './duck';

const FlashcardList = () => <ListPage duck={flashcards} i18n="flashcards" columns={['id', 'name']} actions={[Edit]} />;

export default FlashcardList;
