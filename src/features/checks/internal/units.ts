/** What may stand after a number: a unit of mass, volume, activity, share or time. */
export const UNIT =
  /^(?:[mkn]?g|mcg|[µμu]g|[mdµμ]?[lL]|UI|U|IU|m?Eq|m?mol|cm|mm|m|mmHg|bpm|h|min|s|dias?|horas?|semanas?|m[eê]s(?:es)?|anos?|days?|hours?|weeks?|months?|years?|%|°C?)$/u;
