import { ListPage } from 'crud/list/list-page';
import { Edit, Remove } from 'crud/list/row-actions';
import { diseaseSynonyms } from './duck';

const DiseaseSynonymList = () => (
  <ListPage duck={diseaseSynonyms} i18n="diseaseSynonym" columns={['name']} actions={[Edit, Remove]} />
);

export default DiseaseSynonymList;
