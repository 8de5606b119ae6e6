import { ContentPage } from 'crud/text/content-page';
import { medicineLeaflets } from './duck';
import { texts } from './model';

const MedicineLeafletContent = () => <ContentPage duck={medicineLeaflets} i18n="medicineLeaflets" texts={texts} />;

export default MedicineLeafletContent;
