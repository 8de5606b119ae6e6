import { ContentPage } from 'crud/text/content-page';
import { laboratories } from './duck';
import { texts } from './model';

const LaboratoryContent = () => <ContentPage duck={laboratories} i18n="laboratories" texts={texts} />;

export default LaboratoryContent;
