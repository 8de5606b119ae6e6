/** The title of a screen that shows one record: `Asma · Editar doença`; without a name it is the screen's own title. */
export const titleOfRecord = (name: string, screen: string) => [name.trim(), screen].filter(Boolean).join(' · ');
