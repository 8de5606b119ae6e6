import { ListPage } from 'crud/list/list-page';
import { ConfirmRemove, duplicateAs, Edit, type RowAction } from 'crud/list/row-actions';
import { rowMenu } from 'crud/list/row-menu';
import { WhereUsed } from 'crud/list/where-used';
import { ageRangeSentence } from 'medical/age-range-sentence';
import { choice, column, yesNo } from 'ui/table/columns';
import { symptoms } from './duck';
import { type Symptom, symptom } from './record';

const More = rowMenu(duplicateAs(symptom), WhereUsed);

/** Its dialog names the diseases that have the symptom. */
const Remove: RowAction<Symptom> = ({ row, tools }) => (
  <ConfirmRemove row={row} tools={tools} isShared uses={{ label: 'symptoms.fields.diseases', records: row.diseases }} />
);

const SymptomList = () => (
  <ListPage
    duck={symptoms}
    i18n="symptoms"
    columns={[
      'name',
      column<Symptom>('ageRange', ({ lowerThanOneMonth, ageStart, ageEnd }) =>
        ageRangeSentence({ lowerThanOneMonth, start: ageStart, end: ageEnd }),
      ),
      choice('symptoms', 'symptomGender'),
      yesNo('isPregnant'),
      yesNo('isObstetric'),
    ]}
    actions={[Edit, Remove, More]}
  />
);

export default SymptomList;
