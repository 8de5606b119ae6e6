import { ContentPage } from 'crud/text/content-page';
import { diseases } from './duck';
import { texts } from './texts';

const DiseaseContent = () => <ContentPage duck={diseases} i18n="diseases" texts={texts} />;

export default DiseaseContent;
