import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { addMessage } from './messages.duck';

/** Announces a text and stores it among the messages, as `addMessage` does. */
export const useAddMessage = () => {
  const dispatch = useDispatch();
  return useCallback((...message: Parameters<typeof addMessage>) => void dispatch(addMessage(...message)), [dispatch]);
};
