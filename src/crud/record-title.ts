/** What a screen is called that shows one record: `Asma · Editar doença`; a record without a name lends it none. */
export const titleOfRecord = (name: string, screen: string) => [name.trim(), screen].filter(Boolean).join(' · ');
