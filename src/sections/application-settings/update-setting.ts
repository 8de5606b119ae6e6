import axios from 'axios';
import type { Background } from 'core/http/background';
import { SHOWN_BY_SCREEN, type Thunk } from 'core/redux/request';
import { giveBack } from 'lib/records/shape';
import { readSettings, SETTINGS_URL, UPDATE } from './duck';
import { type ApplicationSetting, settingShape } from './record';

/** The setting as it is stored now; undefined if there is none of this key. */
export const readSetting = async (key: string, background?: Background) =>
  (await readSettings(background)).find(one => one.key === key);

/** Settings are saved one at a time (R130). */
export const updateSetting =
  (setting: ApplicationSetting): Thunk =>
  async dispatch =>
    dispatch({
      type: UPDATE,
      payload: axios.put(SETTINGS_URL, giveBack(settingShape, setting)),
      meta: { setting, ...SHOWN_BY_SCREEN },
    });
