import { ContentPage } from 'crud/text/content-page';
import { pediatricDoses } from './duck';
import { texts } from './model';

const PediatricDoseContent = () => <ContentPage duck={pediatricDoses} i18n="pediatricDoses" texts={texts} />;

export default PediatricDoseContent;
