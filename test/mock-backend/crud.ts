import { http, type HttpHandler, HttpResponse } from 'msw';
import { notJson } from './answers';
import { inTransaction } from './database';
import { RelationshipError } from './failures';
import { badRequest, invalid, notFound, refusal } from './problem';
import { emptyLists } from './record-schema';
import { documentOf, pageable, queryOf } from './request';
import { type Document, type ResourceDefinition, type Row } from './resource';
import { fieldErrors } from './rules';
import { table } from './table';
import { writesAt } from './written-resource';

interface CrudOptions {
  url: string;
  /** Path of the list, if it is another one. */
  listUrl?: string;
  /** Query parameter of the search; by default the name of the searched property. */
  searchParam?: string;
  /** Order of the list if the request gives none; by default the searched property. */
  sort?: string;
  /** Properties that the backend sets itself, whatever the client sent. `existing` is the row that a PUT replaces. */
  serverOwned?: (sent: Document, existing?: Row) => Document;
  /** What else a write changes. */
  stored?: (row: Row, existing?: Row) => void;
  /** Rows as they appear in responses, if that differs from how they are stored. */
  shown?: (rows: Row[]) => Document[];
}

/** Runs the work. If SQL refuses it, returns the matching HTTP response. */
export const answering = (request: Request, work: () => Response): Response => {
  try {
    return work();
  } catch (error) {
    return refusal(request, error);
  }
};

const asStored = (rows: Row[]): Document[] => rows;

const hasId = ({ id }: Document) => id !== undefined && id !== null;

/** `GET`: a page of rows, searched and sorted. A row shows each of its lists, also an empty one. */
export const listOf = (
  definition: ResourceDefinition,
  { url, listUrl = url, searchParam, sort, shown = asStored }: CrudOptions,
) => {
  const [searched] = definition.searched ?? [];
  return http.get(`*${listUrl}`, ({ request }) => {
    const texts = queryOf(request)
      .getAll(searchParam ?? searched ?? '')
      .filter(Boolean);
    const requested = pageable(request);
    const search = searched && texts.length > 0 ? { [searched]: texts } : {};
    return answering(request, () => {
      const page = table(definition.name).page({ ...requested, sort: requested.sort ?? sort, search });
      return HttpResponse.json({
        ...page,
        content: shown(page.content).map(row => ({ ...emptyLists(definition), ...row })),
      });
    });
  });
};

export const saved = async (
  definition: ResourceDefinition,
  request: Request,
  save: (document: Document) => Response,
) => {
  const document = await documentOf(request);
  if (!document) return notJson(request);
  const errors = fieldErrors(definition, document);
  return errors.length > 0 ? invalid(request, errors) : answering(request, () => inTransaction(() => save(document)));
};

/** `POST` and `PUT`: only a PUT may have an id. */
export const writesOf = (
  definition: ResourceDefinition,
  { url, listUrl, serverOwned = () => ({}), stored = () => undefined, shown = asStored }: CrudOptions,
) => {
  writesAt(definition, url, listUrl);
  return [
    http.post(`*${url}`, ({ request }) =>
      saved(definition, request, document => {
        if (hasId(document))
          return badRequest(request, 'idexists', definition.entity, 'A new item cannot already have an id.');
        const row = table(definition.name).insert({ ...document, ...serverOwned(document) });
        stored(row);
        return HttpResponse.json(shown([row])[0], { status: 201 });
      }),
    ),
    http.put(`*${url}`, ({ request }) =>
      saved(definition, request, document => {
        if (!hasId(document)) return badRequest(request, 'idnull', definition.entity, 'Invalid id.');
        const id = Number(document.id);
        const existing = table(definition.name).find(id);
        const row = existing && table(definition.name).replace({ ...document, ...serverOwned(document, existing), id });
        if (!row) return notFound(request);
        stored(row, existing);
        return HttpResponse.json(shown([row])[0]);
      }),
    ),
  ];
};

/** The list and the `POST` of records that no screen changes or deletes. */
export const listAndCreation = (definition: ResourceDefinition, options: CrudOptions): HttpHandler[] => [
  listOf(definition, options),
  writesOf(definition, options)[0],
];

/** Deletes a row. SQL refuses if other rows still refer to it. */
export const removed = (definition: ResourceDefinition, request: Request, id: number): Response => {
  try {
    return table(definition.name).remove(id) ? new HttpResponse(null, { status: 200 }) : notFound(request);
  } catch (error) {
    if (!(error instanceof RelationshipError)) throw error;
    return badRequest(request, 'relationships', definition.entity, 'The item has relationships.');
  }
};

/** `DELETE /{id}`. */
const removalOf = (definition: ResourceDefinition, { url }: CrudOptions) =>
  http.delete(`*${url}/:id`, ({ request, params }) => removed(definition, request, Number(params.id)));

/** `GET /{id}`, which only some profiles answer (`recordsById`). Other paths below the list are for other handlers. */
export const unknownById = (url: string) =>
  http.get(`*${url}/:id`, ({ request, params }) => (/^\d+$/.test(String(params.id)) ? notFound(request) : undefined));

/** The calls that the existing backend has for a content resource. */
export const crud = (definition: ResourceDefinition, options: CrudOptions): HttpHandler[] => [
  listOf(definition, options),
  ...(Object.keys(emptyLists(definition)).length > 0 ? [unknownById(options.url)] : []),
  ...writesOf(definition, options),
  removalOf(definition, options),
];
