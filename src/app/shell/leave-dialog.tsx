import { useEffect, useState } from 'react';
import type { Navigation } from 'core/navigation/hash-history';
import type { LeaveAnswer } from 'core/navigation/leave-guard';
import { saveBeforeLeaving, useHasUnsavedWork, useLatestWrite } from 'core/navigation/open-forms';
import { chunk } from 'ui/layout/screen';
import type { LeaveQuestionProps } from './internal/leave-question';

/** It loads with the other dialogs: no list needs it to open. */
export const LeaveQuestion = chunk<LeaveQuestionProps>(() => import('./internal/leave-question'));

/** Asks before the user leaves unsaved text. If the user stays, or if saving fails, everything remains unchanged. */
export const LeaveDialog = ({ navigation }: { navigation: Navigation }) => {
  const [respond, setRespond] = useState<((answer: LeaveAnswer) => void) | null>(null);
  useState(() => navigation.askWith(callback => setRespond(() => callback)));
  const write = useLatestWrite();
  const isUnsaved = useHasUnsavedWork();
  const onAnswer = (answer: LeaveAnswer) => {
    setRespond(null);
    respond?.(answer);
  };
  // A save has ended well while the question was open: the form shows that.
  useEffect(() => {
    if (respond && !isUnsaved) onAnswer('stay');
  });
  if (!respond) return null;
  const save = saveBeforeLeaving();
  const saveAndLeave = () => {
    setRespond(null);
    save?.(() => respond('saved'));
  };
  return <LeaveQuestion write={write} onAnswer={onAnswer} onSave={save && saveAndLeave} />;
};
