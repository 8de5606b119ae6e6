import { useParams } from 'react-router-dom';
import type { Area } from 'app/sections';
import { couponsSheet } from 'sections/coupon/add-many';
import { diseaseSynonymsSheet } from 'sections/disease-synonym/add-many';
import { laboratoriesSheet } from 'sections/laboratories/add-many';
import { laboratoryGroupsSheet } from 'sections/laboratory-groups/add-many';
import { medicineGroupsSheet } from 'sections/medicine-groups/add-many';
import { notificationsSheet } from 'sections/notification/add-many';
import { riskFactorsSheet } from 'sections/risk-factor/add-many';
import { synonymGroupsSheet } from 'sections/synonym-group/add-many';
import { NotFound } from './not-found';

/** They share one chunk, which no list needs. */
const SHEETS = [
  couponsSheet,
  diseaseSynonymsSheet,
  laboratoriesSheet,
  laboratoryGroupsSheet,
  medicineGroupsSheet,
  notificationsSheet,
  riskFactorsSheet,
  synonymGroupsSheet,
];

/** Creates many records of the section in the address, if the area has it and its records can come from a sheet. */
const AddManyScreen = ({ area }: { area: Pick<Area, 'sections'> }) => {
  const { section } = useParams<{ section: string }>();
  const found = area.sections.find(({ path }) => path === section.toLowerCase());
  return SHEETS.find(({ path }) => path === found?.path)?.screen ?? <NotFound />;
};

export default AddManyScreen;
