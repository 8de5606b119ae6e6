import { type System } from '../system';
import { cardiovascular } from './cardiovascular';
import { dental } from './dental';
import { dermatological } from './dermatological';
import { digestive } from './digestive';
import { endocrine } from './endocrine';
import { gynaecological } from './gynaecological';
import { haematological } from './haematological';
import { infectious } from './infectious';
import { neurological } from './neurological';
import { obstetric } from './obstetric';
import { ophthalmic } from './ophthalmic';
import { pediatric } from './pediatric';
import { preventive } from './preventive';
import { psychiatric } from './psychiatric';
import { renal } from './renal';
import { respiratory } from './respiratory';
import { rheumatological } from './rheumatological';
import { surgical } from './surgical';

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
