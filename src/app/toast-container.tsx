import 'react-toastify/dist/ReactToastify.css';
import { ToastContainer } from 'react-toastify/unstyled';
import { useT } from 'shared/i18n/use-t';

/** Toasts stand at the top left (spec 2.7). */
const Toasts = () => {
  const t = useT();
  return <ToastContainer position="top-left" aria-label={t('global.toasts')} />;
};

export default Toasts;
