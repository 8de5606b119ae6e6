/**
 * Does the work, and then every cleanup step, even if an earlier one failed. It throws the first error: what fails
 * during cleanup is often only its consequence.
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
