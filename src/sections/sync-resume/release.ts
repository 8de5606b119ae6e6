import axios from 'axios';
import { SHOWN_BY_SCREEN, type Thunk } from 'core/redux/request';
import type { Id } from 'lib/model';
import { responseOf, writeBack } from 'records/write-back';
import { readPending, SYNC_RESUMES_URL } from './duck';

/** The release sends only the id (R96). */
export const release =
  (id: Id): Thunk =>
  async dispatch => {
    const writing = writeBack({
      edit: () => ({ id }),
      send: body => axios.post(SYNC_RESUMES_URL, body),
      isDone: async () => (await readPending())?.id !== id,
    });
    return dispatch({ type: 'syncResume/RELEASE', payload: responseOf(writing), meta: SHOWN_BY_SCREEN });
  };
