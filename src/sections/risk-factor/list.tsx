import { choice, column, yesNo } from 'shared/crud/columns';
import { ListPage } from 'shared/crud/list-page';
import { Edit, Remove } from 'shared/crud/row-actions';
import { ageRangeSentence } from 'shared/medical/age-range-sentence';
import { riskFactors } from './duck';
import type { RiskFactor } from './model';

const RiskFactorList = () => (
  <ListPage
    duck={riskFactors}
    i18n="riskFactor"
    columns={[
      'name',
      column<RiskFactor>('ageRange', ({ lowerThanOneMonth, startAge, endAge }) =>
        ageRangeSentence({ lowerThanOneMonth, start: startAge, end: endAge }),
      ),
      choice('riskFactor', 'riskFactorGender'),
      yesNo('isPregnant'),
    ]}
    actions={[Edit, Remove]}
  />
);

export default RiskFactorList;
