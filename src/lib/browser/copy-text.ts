/** Copies a text. Returns whether that worked: browsers refuse it outside https, and the user may have refused it. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
