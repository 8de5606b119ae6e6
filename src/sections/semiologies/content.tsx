import { ContentPage } from 'crud/text/content-page';
import { semiologies } from './duck';
import { texts } from './model';

const SemiologyContent = () => <ContentPage duck={semiologies} i18n="semiologies" texts={texts} />;

export default SemiologyContent;
