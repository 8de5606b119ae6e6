import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { getSession } from 'core/auth/authentication.duck';
import { repeat } from 'core/http/repeat';
import { t } from 'core/i18n/translate';
import { useWrite } from 'core/navigation/open-forms';
import { useAppDispatch } from 'core/redux/hooks';
import type { ScreenRequest } from 'core/redux/use-request';
import { isOutcomeUnknown } from 'core/responses/responses';
import type { DraftState } from 'features/drafts/form/use-draft';
import { useTellWhoLeft } from 'features/drafts/form/use-tell-who-left';
import { same } from 'lib/deep-equal';
import { useIsMounted } from 'lib/use-is-mounted';
import { addMessageWithToast } from 'ui/feedback/message-toast';
import { areStored, saveAccountSettings } from './save-settings';
import type { Settings } from './use-settings-form';

/** Reads the account again until these edits are stored, and shows it then. It ends with the form and the next save. */
const useFindOut = (draft: DraftState<Settings>, reset: () => void) => {
  const dispatch = useAppDispatch();
  const reading = useRef<AbortController>(undefined);
  const stop = () => reading.current?.abort();
  useEffect(() => stop, []);
  const findOut = (edits: Partial<Settings>) => {
    reading.current = new AbortController();
    const isFound = async (signal: AbortSignal) => {
      if (!(await areStored(edits, signal)) || signal.aborted) return false;
      void draft.removeAfterSave();
      reset();
      await dispatch(getSession());
      addMessageWithToast(dispatch, 'success', t('settings.messages.success'));
      return true;
    };
    void repeat(isFound, reading.current.signal);
  };
  return { findOut, stop };
};

/**
 * Saves edits of the own account. Who left meanwhile is told how it ended. If no answer says that, the account is read
 * again. Returns whether it worked.
 */
export const useSaveSettings = (
  { getValues }: UseFormReturn<Settings>,
  draft: DraftState<Settings>,
  request: ScreenRequest,
) => {
  const dispatch = useAppDispatch();
  const tellWhoLeft = useTellWhoLeft();
  const { pathname } = useLocation();
  const isMounted = useIsMounted();
  const { findOut, stop } = useFindOut(draft, request.reset);
  useWrite(request.status === 'ONGOING' ? 'underWay' : undefined);

  return async (edited: Settings, edits: Partial<Settings>): Promise<boolean> => {
    stop();
    const isOnline = navigator.onLine;
    const { worked, error } = await request.send(saveAccountSettings(edits));
    // The account is stored, whatever becomes of this read: the session's own notice tells a failure.
    if (worked) await dispatch(getSession());
    if (!isMounted.current) {
      tellWhoLeft({ name: t('global.menu.account.settings'), to: pathname, error });
      if (worked && same(getValues(), edited)) void draft.removeAfterSave();
    } else if (isOnline && isOutcomeUnknown(error)) findOut(edits);
    return worked;
  };
};
