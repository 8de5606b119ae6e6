import type { MessageKey } from 'core/i18n/message-key';
import type { PictureProblem } from './picture-file';

/** Why a picture is not accepted, for the user. */
export const PROBLEM_TEXTS: Record<PictureProblem, MessageKey> = {
  wrongType: 'entity.picture.wrongType',
  tooLarge: 'entity.picture.tooLarge',
  unreadable: 'entity.picture.unreadable',
  animated: 'entity.picture.animated',
};
