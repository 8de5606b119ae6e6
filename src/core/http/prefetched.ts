const responses = new Map<string, Promise<Response>>();

export const keepPrefetched = (address: string, response: Promise<Response>) => {
  responses.set(address, response);
  // Whoever takes the response tells of its failure.
  response.catch(() => undefined);
};

/** The response that is under way already, once. */
export const takePrefetched = (address: string) => {
  const taken = responses.get(address);
  responses.delete(address);
  return taken;
};

/** What the start has not taken would be old when somebody asks for it. */
export const dropPrefetched = () => responses.clear();
