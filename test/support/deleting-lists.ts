/** Sections whose lists ask before they delete (R56), but for the pictures, whose form takes a file. */
export const ASKING =
  `groups medicine-groups illustrated-procedures semiologies laboratory-groups pediatric-doses editor-contents
  medical-scores medical-criteria medical-calculators laboratories medicine-leaflets diseases symptoms
  synonym-group`.split(/\s+/);

/** Sections whose lists delete at once (R57). */
export const AT_ONCE = ['disease-synonym', 'risk-factor', 'notification'];
