import { CALLS, type Described } from '../../checks/contract/calls';
import { type Recording, type Recordings } from '../../checks/contract/recordings';
import { bodyOf, bodySchemas } from './bodies';
import { recordSchemas } from './components';
import { refOf } from './json-schema';
import { parametersOf } from './parameters';
import { resourceNameOf } from './resource-name';
import { responsesOf } from './responses';
import { type OpenApi, type Operation, type PathItem, type Response } from './types';

const NOTHING_RECORDED: Pick<Recording, 'query' | 'body'> = { query: [], body: [] };

/** `GET /api/users/{login}` -> `getUsersLogin`. */
const operationIdOf = (call: string) =>
  call
    .replace(/\/(api|management)\//, ' ')
    .replace(/[{}]/g, '')
    .toLowerCase()
    .replace(/[^a-z]+(.)/g, (_all, letter: string) => letter.toUpperCase());

/** Calls that do not require a session. */
const OPEN = /(authenticate|register|activate\/\{key\}|reset-password\/(init|finish)|management\/info)$/;

const operationOf = (
  call: string,
  { why, response }: Described,
  recorded: Pick<Recording, 'query' | 'body'>,
): Operation => {
  const parameters = parametersOf(call, recorded);
  const schema = bodyOf(call, recorded);
  return {
    operationId: operationIdOf(call),
    summary: why,
    tags: [resourceNameOf(call.split(' ')[1])],
    ...(OPEN.test(call) && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(schema && { requestBody: { required: true, content: { 'application/json': { schema } } } }),
    responses: responsesOf(
      call,
      response ?? 'The console reads the record where one is answered.',
      response === undefined || response === '`Account`',
    ),
  };
};

const pathsOf = (recordings: Recordings): Record<string, PathItem> => {
  const paths: Record<string, PathItem> = {};
  Object.entries(CALLS).forEach(([call, described]) => {
    const [method, path] = call.split(' ');
    paths[path] = {
      ...paths[path],
      [method.toLowerCase()]: operationOf(call, described, recordings[call] ?? NOTHING_RECORDED),
    };
  });
  return paths;
};

const problem = (description: string): Response => ({
  description,
  content: { 'application/json': { schema: { $ref: refOf('Problem') } } },
});

/** The calls of the console as an OpenAPI 3.1 document, generated from the same sources as `test/CONTRACT.md`. */
export const openApiOf = (recordings: Recordings): OpenApi => ({
  openapi: '3.1.1',
  info: {
    title: 'What the console expects of its backend',
    version: '1',
    description:
      'Made by `npm run contract`, as test/CONTRACT.md is. It holds the calls that the console makes and no others: what it sends, and what it can read.',
  },
  servers: [{ url: '/' }],
  security: [{ bearer: [] }],
  paths: pathsOf(recordings),
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    responses: {
      Refused: problem('Refused. 401 and 403 end the session; 400 may name fields; a conflict is 409.'),
      Failed: problem('The backend failed.'),
    },
    schemas: { ...recordSchemas(), ...bodySchemas(recordings) },
  },
});
