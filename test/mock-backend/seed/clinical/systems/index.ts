import { type System } from '../system';
import cardiovascular from './cardiovascular.json';
import dental from './dental.json';
import dermatological from './dermatological.json';
import digestive from './digestive.json';
import endocrine from './endocrine.json';
import gynaecological from './gynaecological.json';
import haematological from './haematological.json';
import infectious from './infectious.json';
import neurological from './neurological.json';
import obstetric from './obstetric.json';
import ophthalmic from './ophthalmic.json';
import pediatric from './pediatric.json';
import preventive from './preventive.json';
import psychiatric from './psychiatric.json';
import renal from './renal.json';
import respiratory from './respiratory.json';
import rheumatological from './rheumatological.json';
import surgical from './surgical.json';

export const systems: System[] = [
  cardiovascular,
  respiratory,
  digestive,
  neurological,
  psychiatric,
  infectious,
  endocrine,
  renal,
  haematological,
  dermatological,
  rheumatological,
  gynaecological,
  obstetric,
  pediatric,
  ophthalmic,
  surgical,
  dental,
  preventive,
];
