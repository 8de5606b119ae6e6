const DAY = 24 * 60 * 60 * 1000;

/** The day that the seed uses as today, so that it is always the same; milliseconds since 1970. */
export const TODAY = Date.parse('2026-11-01T12:00:00.000Z');

/** The instant `days` days and `hours` hours after `TODAY`. */
export const daysFromToday = (days: number, hours = 0) =>
  new Date(TODAY + days * DAY + (hours * DAY) / 24).toISOString();

/** The calendar day `days` days after `TODAY`, as `YYYY-MM-DD`. */
export const calendarDay = (days: number) => daysFromToday(days).slice(0, 10);
