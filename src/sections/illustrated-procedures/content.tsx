import { ContentPage } from 'crud/text/content-page';
import { illustratedProcedures } from './duck';
import { texts } from './model';

const IllustratedProcedureContent = () => (
  <ContentPage duck={illustratedProcedures} i18n="illustratedProcedures" texts={texts} />
);

export default IllustratedProcedureContent;
