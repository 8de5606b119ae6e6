import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { useSession } from 'core/auth/use-session';
import { t } from 'core/i18n/translate';
import { useBrowserNavigation } from 'core/navigation/navigation-context';
import { forgetRecent } from 'features/recents/recents';
import type { Identified } from 'lib/model';
import { textOf } from 'lib/records/parts';
import { addMessageWithToast } from 'ui/feedback/message-toast';
import { nameOfRow } from 'ui/table/columns';

/**
 * Follows a record that was made anew, because another user had deleted it: nothing leads to its old id any more. If
 * the user did not ask for that, a toast tells the new id.
 */
export const useNewId = () => {
  const dispatch = useDispatch();
  const navigation = useBrowserNavigation();
  const { login = '' } = useSession();
  const { pathname } = useLocation();
  return useCallback(
    (opened: Identified, sent: Identified, stored: Identified) => {
      if (opened.id === undefined) return;
      navigation.closeRecord(pathname, opened.id);
      forgetRecent(login, { section: pathname.split('/')[2], id: opened.id });
      if (sent.id === undefined) return;
      const text = t('changes.gone.createdAnew', { name: nameOfRow(stored), id: textOf(stored.id) });
      addMessageWithToast(dispatch, 'success', text);
    },
    [dispatch, navigation, pathname, login],
  );
};
