import { inTransaction } from '../../../database';
import { normalize } from '../../../normalize';
import { type Row } from '../../../resource';
import { table } from '../../../table';
import { rawMarkdown } from '../../base64';
import heartAndBlood from './heart-and-blood.json';
import infections from './infections.json';
import { type MedicineClass } from './medicine-class';
import otherSystems from './other-systems.json';
import painAndMind from './pain-and-mind.json';
import { leafletText } from './texts';

const classes: MedicineClass[] = [...painAndMind, ...heartAndBlood, ...infections, ...otherSystems];

/** Groups that nothing uses, so they may be deleted. */
const unused = ['Fitoterápicos', 'Imunobiológicos'];

/** Entries of the supplier's list that contain several names. Choosing one splits it (R114). */
const composed = [
  'Tylenol, Dôrico; Sonridor',
  'Buscopan; Hioariston',
  'Amoxil, Novocilin',
  'Cozaar, Aradois; Corus; Losartec',
  'Puran T4; Synthroid, Euthyrox',
  'Neosaldina, Doril Enxaqueca; Sedalgina',
];

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

/** Inserts two levels of groups that refer to each other. Returns the ids of the lower level by name. */
const seedGroups = () => {
  unused.forEach(name => insertGroup(name, 'CLASSIFICATION'));
  const ids = new Map<string, number>();
  new Set(classes.map(({ classification }) => classification)).forEach(classification => {
    const parent = insertGroup(classification, 'CLASSIFICATION');
    const children = classes
      .filter(group => group.classification === classification)
      .map(({ name }) => ({ id: insertGroup(name, 'GROUP', parent).id, name }));
    table('medicineGroups').replace({ ...parent, children });
    children.forEach(({ id, name }) => ids.set(name, id));
  });
  return ids;
};

const idsByName = (resource: string, names: Iterable<string>) =>
  new Map([...names].map(name => [name, table(resource).insert({ name }).id] as const));

/** Leaflets with their groups, substances and commercial names. Returns the ids of groups and substances by name. */
export const seedMedicines = () =>
  inTransaction(() => {
    const groups = seedGroups();
    const substances = idsByName('substances', new Set(medicines.flatMap(medicine => medicine.substances)));
    const brands = idsByName('commercialNames', new Set(medicines.flatMap(medicine => medicine.brands)));
    composed.forEach(name => table('commercialNames').insert({ name }));
    medicines.forEach(({ group, name, dose, ...medicine }, index) =>
      table('medicineLeaflets').insert({
        name,
        available: index % 5 !== 4,
        free: index % 3 !== 1,
        content: rawMarkdown(leafletText(group, name, dose, index)),
        medicineGroups: [{ id: groups.get(group.name) }],
        substances: medicine.substances.map(substance => ({ id: substances.get(substance) })),
        children: medicine.brands.map((brand, at) => ({
          id: brands.get(brand),
          name: brand,
          composition: medicine.substances.join(' + '),
          free: at % 2 === 0,
          available: (index + at) % 4 !== 3,
        })),
      }),
    );
    return { groups, substances };
  });
