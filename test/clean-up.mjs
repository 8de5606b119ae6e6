/**
 * Does the work, and then every step that cleans up, although one before it failed. The first error is the one that is
 * thrown: what fails while cleaning up is often only its consequence.
 */
export const withCleanUp = async (work, ...steps) => {
  const errors = [];
  const attempt = async step => {
    try {
      return await step();
    } catch (error) {
      errors.push(error);
    }
  };
  const result = await attempt(work);
  for (const step of steps) await attempt(step);
  if (errors.length > 0) throw errors[0];
  return result;
};
