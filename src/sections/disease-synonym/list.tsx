import { ListPage } from 'crud/list-page';
import { Edit, Remove } from 'crud/row-actions';
import { diseaseSynonyms } from './duck';

const DiseaseSynonymList = () => (
  <ListPage duck={diseaseSynonyms} i18n="diseaseSynonym" columns={['name']} actions={[Edit, Remove]} />
);

export default DiseaseSynonymList;
