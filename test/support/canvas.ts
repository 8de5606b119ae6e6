/**
 * jsdom draws nothing: a picture that is drawn again on a canvas becomes these bytes. Answers what was drawn, and how
 * large.
 */
export const stubCanvas = (jpeg: Uint8Array, size: { width: number; height: number }) => {
  const drawn: { width: number; height: number }[] = [];
  const context = { fillStyle: '', fillRect: () => undefined, drawImage: () => undefined };
  Object.assign(globalThis, { createImageBitmap: () => Promise.resolve({ ...size, close: () => undefined }) });
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockImplementation((() => context) as unknown as HTMLCanvasElement['getContext']);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, response) {
    drawn.push({ width: this.width, height: this.height });
    // The Blob of the tests is that of Node, which the File of jsdom does not take in; this File is one of its own.
    response(new File([new Uint8Array(jpeg)], 'drawn', { type: 'image/jpeg' }));
  });
  return drawn;
};
