/** jsdom decodes nothing: until the test restores its mocks, every picture has this size. */
export const stubDecoding = (size: { width: number; height: number }) =>
  jest.spyOn(globalThis, 'createImageBitmap').mockResolvedValue({ ...size, close: () => undefined });

/**
 * jsdom draws nothing: a picture redrawn on a canvas becomes these bytes, and has one pixel that is as opaque as
 * `alpha` says. Returns the sizes of what was drawn.
 */
export const stubCanvas = (jpeg: Uint8Array, size: { width: number; height: number }, alpha = 255) => {
  const drawn: { width: number; height: number }[] = [];
  const context = {
    fillRect: () => undefined,
    drawImage: () => undefined,
    getImageData: () => ({ data: [0, 0, 0, alpha] }),
  };
  stubDecoding(size);
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockImplementation((() => context) as unknown as HTMLCanvasElement['getContext']);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, response) {
    drawn.push({ width: this.width, height: this.height });
    // The tests' `Blob` is Node's, which jsdom's `File` does not accept. A `File` of jsdom is accepted.
    response(new File([new Uint8Array(jpeg)], 'drawn', { type: 'image/jpeg' }));
  });
  return drawn;
};
