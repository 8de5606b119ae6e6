/** Downloads a file that was made in the browser. */
export const saveFile = (name: string, content: string, type: string) => {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the URL only after `click()` has returned.
  setTimeout(() => URL.revokeObjectURL(address), 0);
};
