import { ListPage } from 'crud/list/list-page';
import { Edit, Remove } from 'crud/list/row-actions';
import { rowMenu } from 'crud/list/row-menu';
import { WhereUsed } from 'crud/list/where-used';
import type { Named } from 'lib/model';
import { diseaseSynonyms } from './duck';

const More = rowMenu<Named>(WhereUsed);

const DiseaseSynonymList = () => (
  <ListPage duck={diseaseSynonyms} i18n="diseaseSynonym" columns={['name']} actions={[Edit, Remove, More]} addsMany />
);

export default DiseaseSynonymList;
