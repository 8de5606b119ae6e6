import { normalize } from '../../../normalize';
import { type Row } from '../../../resource';
import { table } from '../../../table';
import { rawMarkdown } from '../../base64';
import { insertNames, refsTo } from '../../names';
import heartAndBlood from './heart-and-blood.json';
import infections from './infections.json';
import { type MedicineClass } from './medicine-class';
import otherSystems from './other-systems.json';
import painAndMind from './pain-and-mind.json';
import { leafletText } from './texts';

const classes: MedicineClass[] = [...painAndMind, ...heartAndBlood, ...infections, ...otherSystems];

/** Groups that nothing uses, so they may be deleted. */
const unused = ['Fitoterápicos', 'Imunobiológicos'];

interface Medicine {
  group: MedicineClass;
  name: string;
  dose: string;
  brands: string[];
  substances: string[];
}

const substancesIn = (name: string) => name.replace(/ \(.*\)/, '').split(' + ');

const medicines: Medicine[] = classes.flatMap(group =>
  group.medicines.map(medicine => ({ group, ...medicine, substances: substancesIn(medicine.name) })),
);

const insertGroup = (name: string, type: 'CLASSIFICATION' | 'GROUP', parent: Row | null = null) =>
  table('medicineGroups').insert({
    name,
    normalizedName: normalize(name),
    type,
    parent: parent && { id: parent.id },
    children: [],
  });

/** Inserts two levels of groups that refer to each other. */
const seedGroups = () => {
  unused.forEach(name => insertGroup(name, 'CLASSIFICATION'));
  new Set(classes.map(({ classification }) => classification)).forEach(classification => {
    const parent = insertGroup(classification, 'CLASSIFICATION');
    const children = classes
      .filter(group => group.classification === classification)
      .map(({ name }) => ({ id: insertGroup(name, 'GROUP', parent).id, name }));
    table('medicineGroups').replace({ ...parent, children });
  });
};

/** Leaflets with their groups, substances and commercial names. */
export const seedMedicines = () => {
  seedGroups();
  insertNames(
    'substances',
    medicines.flatMap(({ substances }) => substances),
  );
  insertNames(
    'commercialNames',
    medicines.flatMap(({ brands }) => brands),
  );
  const [groups, substances, brands] = ['medicineGroups', 'substances', 'commercialNames'].map(name => refsTo(name));
  medicines.forEach(({ group, name, dose, ...medicine }, index) =>
    table('medicineLeaflets').insert({
      name,
      available: index % 5 !== 4,
      free: index % 3 !== 1,
      content: rawMarkdown(leafletText(group, name, dose, index)),
      medicineGroups: groups([group.name]),
      substances: substances(medicine.substances),
      children: brands(medicine.brands).map(({ id }, at) => ({
        id,
        name: medicine.brands[at],
        composition: medicine.substances.join(' + '),
        free: at % 2 === 0,
        available: (index + at) % 4 !== 3,
      })),
    }),
  );
};
