import 'react-toastify/dist/ReactToastify.css';
import { useEffect } from 'react';
import { ToastContainer } from 'react-toastify/unstyled';
import { useT } from 'core/i18n/use-t';
import '../../styles/toasts.scss';

/** Toasts appear at the top left (R162). */
const Toasts = () => {
  const t = useT();
  // The shell announces every message. The library's own live region would announce it a second time.
  useEffect(() => document.querySelector('.Toastify')?.setAttribute('aria-live', 'off'), []);
  return <ToastContainer position="top-left" aria-label={t('global.toasts')} />;
};

export default Toasts;
