import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { Area } from 'app/sections';
import { AddManyCoupons } from 'sections/coupon/add-many';
import { AddManyDiseaseSynonyms } from 'sections/disease-synonym/add-many';
import { AddManyLaboratories } from 'sections/laboratories/add-many';
import { AddManyLaboratoryGroups } from 'sections/laboratory-groups/add-many';
import { AddManyMedicineGroups } from 'sections/medicine-groups/add-many';
import { AddManyNotifications } from 'sections/notification/add-many';
import { AddManyRiskFactors } from 'sections/risk-factor/add-many';
import { AddManySynonymGroups } from 'sections/synonym-group/add-many';
import { NotFound } from './not-found';

/** The screens at `/add-many` by the path of their section. They share one chunk, which no list needs. */
const SCREENS: Partial<Record<string, ReactNode>> = {
  coupon: <AddManyCoupons />,
  'disease-synonym': <AddManyDiseaseSynonyms />,
  'risk-factor': <AddManyRiskFactors />,
  laboratories: <AddManyLaboratories />,
  'laboratory-groups': <AddManyLaboratoryGroups />,
  'medicine-groups': <AddManyMedicineGroups />,
  notification: <AddManyNotifications />,
  'synonym-group': <AddManySynonymGroups />,
};

/** Creates many records of the section in the address, if the area has it and its records can come from a sheet. */
const AddManyScreen = ({ area }: { area: Pick<Area, 'sections'> }) => {
  const { section } = useParams<{ section: string }>();
  const found = area.sections.find(({ path }) => path === section.toLowerCase());
  return <>{(found && SCREENS[found.path]) ?? <NotFound />}</>;
};

export default AddManyScreen;
