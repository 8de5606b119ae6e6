import { ContentPage } from 'crud/text/content-page';
import { medicalCriteria } from './duck';
import { texts } from './model';

const MedicalCriterionContent = () => <ContentPage duck={medicalCriteria} i18n="medicalCriteria" texts={texts} />;

export default MedicalCriterionContent;
