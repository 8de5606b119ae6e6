/** The dropped files. */
export const droppedFiles = ({ files }: Pick<DataTransfer, 'files'>): File[] => [...files];

/** Pictures that are pasted without text. Word processors copy text together with a picture of that text. */
export const pastedPictures = (data: Pick<DataTransfer, 'files' | 'types'>): File[] =>
  data.types.includes('text/plain') ? [] : [...data.files].filter(({ type }) => type.startsWith('image/'));
