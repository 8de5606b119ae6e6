/** The fields that can name a record or a row of one, the best first. The first one that is filled does. */
export const NAMING_FIELDS = ['name', 'presentationName', 'title', 'code', 'referenceName', 'questionText'];

export const isNaming = (field: string) => NAMING_FIELDS.includes(field);
