import { choice, column, yesNo } from 'ui/table/columns';
import { ListPage } from 'crud/list-page';
import { ConfirmRemove, duplicateAs, Edit } from 'crud/row-actions';
import { rowMenu } from 'crud/row-menu';
import { ageRangeSentence } from 'features/medical/age-range-sentence';
import { symptoms } from './duck';
import { blank, copyOf, type Symptom } from './model';

const More = rowMenu(duplicateAs(blank, copyOf));

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
    actions={[Edit, ConfirmRemove, More]}
  />
);

export default SymptomList;
