import { type FieldError } from './problem';

/** A JSON document as a handler receives or answers it. */
export type Document = Record<string, unknown>;

/** A stored document. */
export type Row<Shape extends object = Document> = Shape & { id: number };

export interface Reference {
  /** Name of the resource pointed at. */
  to: string;
  /** Properties of the target answered beside its id; its name unless told. */
  shows?: string[];
  /** An item without an id becomes a row of the target, or finds the row of the same name. */
  creates?: boolean;
}

/** Everything the backend needs to know of a resource; the SQL schema is made of it. */
export interface ResourceDefinition {
  /** Table, in the plural: `diseaseSynonyms`. */
  name: string;
  /** What headers and problems call one row: `diseaseSynonym`. */
  entity: string;
  /** Properties searched; the first is also the order of a list that asks for none. */
  searched?: string[];
  /** Properties that no two rows may share, whatever their case. */
  unique?: string[];
  /** Path of a property that holds `{id}` or a list of `{id}` -> the resource pointed at. */
  references?: Record<string, Reference>;
  /** Properties that POST and PUT must fill. */
  required?: string[];
  /** Further errors of a document: inside lists, and between properties. */
  check?: (document: Document) => FieldError[];
}

const registry = new Map<string, ResourceDefinition>();

/** Declares a resource. The table exists once the database opens with this module loaded. */
export const resource = (definition: ResourceDefinition) => {
  registry.set(definition.name, definition);
  return definition;
};

/** A content resource as most are: a required name of unique and searched. */
export const namedResource = (name: string, entity: string, references: Record<string, Reference> = {}) =>
  resource({
    name,
    entity,
    searched: ['name'],
    unique: ['name'],
    references,
    required: ['name'],
  });

export const resources = () => [...registry.values()];

export const resourceNamed = (name: string) => {
  const definition = registry.get(name);
  if (!definition) throw new Error(`No resource is called "${name}": its module is not among the handlers.`);
  return definition;
};
