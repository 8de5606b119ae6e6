/** The files that are dropped. */
export const droppedFiles = ({ files }: Pick<DataTransfer, 'files'>): File[] => [...files];

/** Pictures that are pasted alone. What a word processor copies is text, and a picture of that text beside it. */
export const pastedPictures = (data: Pick<DataTransfer, 'files' | 'types'>): File[] =>
  data.types.includes('text/plain') ? [] : [...data.files].filter(({ type }) => type.startsWith('image/'));
