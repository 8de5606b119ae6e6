import { ContentPage } from 'crud/text/content-page';
import { medicalScores } from './duck';
import { texts } from './model';

const MedicalScoreContent = () => <ContentPage duck={medicalScores} i18n="medicalScores" texts={texts} />;

export default MedicalScoreContent;
