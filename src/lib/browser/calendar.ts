import { attempt } from './attempt';

/** Whether a date input can open the browser's calendar. */
export const hasCalendar = () => 'showPicker' in HTMLInputElement.prototype;

/** Opens the calendar of a date input. A browser refuses it in a frame of another site; the date can then be typed. */
export const openCalendar = (input: HTMLInputElement | null) => attempt(() => input?.showPicker());
