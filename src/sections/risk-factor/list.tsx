import { ListPage } from 'crud/list/list-page';
import { duplicateAs, Edit, Remove } from 'crud/list/row-actions';
import { rowMenu } from 'crud/list/row-menu';
import { WhereUsed } from 'crud/list/where-used';
import { ageRangeSentence } from 'medical/age-range-sentence';
import { choice, column, yesNo } from 'ui/table/columns';
import { riskFactors } from './duck';
import { type RiskFactor, riskFactor } from './record';

const More = rowMenu(duplicateAs(riskFactor), WhereUsed);

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
    actions={[Edit, Remove, More]}
    addsMany
  />
);

export default RiskFactorList;
