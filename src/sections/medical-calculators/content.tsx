import { ContentPage } from 'crud/text/content-page';
import { medicalCalculators } from './duck';
import { texts } from './model';

const MedicalCalculatorContent = () => (
  <ContentPage duck={medicalCalculators} i18n="medicalCalculators" texts={texts} />
);

export default MedicalCalculatorContent;
