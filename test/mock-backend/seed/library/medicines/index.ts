import { normalize } from '../../../normalize';
import { table } from '../../../table';
import { insertAll, refTo } from '../../insert';
import { rawMarkdown, rotated, textOf } from '../../texts';
import advice from './advice.json';
import heartAndBlood from './heart-and-blood.json';
import infections from './infections.json';
import otherSystems from './other-systems.json';
import painAndMind from './pain-and-mind.json';

/** Substances in the name of a medicine are joined by ` + `; a form is in brackets. `brands` are commercial names. */
const classes = [...painAndMind, ...heartAndBlood, ...infections, ...otherSystems];

const groupOf = (name: string, type: string, parent: string | null = null) => ({
  name,
  normalizedName: normalize(name),
  type,
  parent,
  children: [],
});

/** Two levels of groups that refer to each other, and before them two that nothing uses, so they may be deleted. */
const seedGroups = () => {
  const classifications = classes.map(({ classification }) => classification);
  new Set(['Fitoterápicos', 'Imunobiológicos', ...classifications]).forEach(classification => {
    const own = classes.filter(group => group.classification === classification);
    const [parent] = insertAll('medicineGroups', [groupOf(classification, 'CLASSIFICATION')]);
    const children = insertAll(
      'medicineGroups',
      own.map(({ name }) => groupOf(name, 'GROUP', classification)),
    );
    table('medicineGroups').replace({ ...parent, children });
  });
};

const medicines = classes.flatMap(group =>
  group.medicines.map(medicine => ({
    group,
    ...medicine,
    substances: medicine.name.replace(/ \(.*\)/, '').split(' + '),
  })),
);

type Medicine = (typeof medicines)[number];

const leafletOf = (medicine: Medicine, index: number, idOf: ReturnType<typeof refTo>) => {
  const { group, name, brands, substances } = medicine;
  const { dosing } = rotated(advice, index);
  const { safety } = rotated(advice, index * 5 + name.length);
  return {
    name,
    available: index % 5 !== 4,
    free: index % 3 !== 1,
    content: rawMarkdown(textOf('medicines/leaflet', { ...medicine, dosing, safety })),
    medicineGroups: [group.name],
    substances,
    children: brands.map((brand, at) => ({
      ...(idOf(brand) as object),
      name: brand,
      composition: substances.join(' + '),
      free: at % 2 === 0,
      available: (index + at) % 4 !== 3,
    })),
  };
};

/** Leaflets with their groups, substances and commercial names. */
export const seedMedicines = () => {
  seedGroups();
  const idOf = refTo('commercialNames', true);
  insertAll(
    'medicineLeaflets',
    medicines.map((medicine, index) => leafletOf(medicine, index, idOf)),
    'substances',
  );
};
