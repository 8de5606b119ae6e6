import { OWN_DOCUMENT } from '../openapi/own-document';
import { compareDocuments } from './compare';
import { readDocument } from './read-document';
import { reportOf } from './report';
import { Unreadable } from './unreadable';

const USAGE = 'Usage: npm run contract:diff -- <address or file of an OpenAPI 3 or Swagger 2 document> [more of them]';

/**
 * Compares `test/openapi.json` with a backend's own documents, all together, and prints the differences.
 * @returns the exit status: 0 no difference, 1 differences, 2 a document could not be read
 */
export const main = async (sources: readonly string[]): Promise<number> => {
  if (sources.length === 0) {
    console.error(USAGE);
    return 2;
  }
  try {
    const comparison = compareDocuments(OWN_DOCUMENT, ...(await Promise.all(sources.map(readDocument))));
    console.log(reportOf(comparison));
    return comparison.differences.length > 0 ? 1 : 0;
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    console.error(error.message);
    return 2;
  }
};
