import { allow } from '../allow';
import { CONTENT } from '../authorities';
import { coded } from '../codes';
import { crud, listOf } from '../crud';
import { type Document, namedResource, resource } from '../resource';

const categories = namedResource('pediatricDoseCategories', 'pediatricDoseCategory');
resource({ name: 'pediatricDoseSynonyms', entity: 'pediatricDoseSynonym', searched: ['name'] });
const doses = resource({
  name: 'pediatricDoses',
  entity: 'pediatricDose',
  searched: ['name'],
  unique: ['name'],
  references: {
    synonyms: { to: 'pediatricDoseSynonyms', creates: true },
    medicineLeaflet: { to: 'medicineLeaflets' },
    category: { to: 'pediatricDoseCategories' },
  },
  required: ['name'],
});

export const pediatricDoseHandlers = allow(CONTENT, [
  listOf(categories, { url: '/api/pediatric-dose-categories' }),
  ...crud(doses, {
    url: '/api/pediatric-doses',
    serverOwned: ({ contents }: Document) => ({ contents: coded(contents, 'd') }),
  }),
]);
