import { type FieldError } from './problem';

/** A JSON document as a handler receives or sends it. */
export type Document = Record<string, unknown>;

/** A stored document. */
export type Row<Shape extends object = Document> = Shape & { id: number };

export interface Reference {
  /** Name of the resource that is referred to. */
  to: string;
  /** Properties of the target that are returned besides its id; by default its name. */
  shows?: string[];
  /** An item without an id uses the row of the target with the same name, or creates one. */
  creates?: boolean;
}

/** Everything that the backend needs to know about a resource. The SQL schema is generated from it. */
export interface ResourceDefinition {
  /** Table, in the plural: `diseaseSynonyms`. */
  name: string;
  /** The name of one row in headers and errors: `diseaseSynonym`. */
  entity: string;
  /** Properties that can be searched. The first is also the default order of a list. */
  searched?: string[];
  /** Properties whose values must be unique, regardless of case. */
  unique?: string[];
  /** Path of a property that contains `{id}` or a list of `{id}` -> the resource that it refers to. */
  references?: Record<string, Reference>;
  /** Paths of properties that must not be blank in POST and PUT. */
  required?: string[];
  /** Further errors of a document: inside lists, and between properties. */
  check?: (document: Document) => FieldError[];
  /** The rows of the sample data, if they refer to no others. `seed` inserts those that do. */
  rows?: readonly Document[];
}

const registry = new Map<string, ResourceDefinition>();

/** Declares a resource. Its module must be loaded before the database opens, which creates the table. */
export const resource = (definition: ResourceDefinition) => {
  registry.set(definition.name, definition);
  return definition;
};

/** A typical content resource: its name is required, unique and searched. */
export const namedResource = (
  name: string,
  entity: string,
  more: Pick<ResourceDefinition, 'references' | 'rows'> = {},
) => resource({ name, entity, searched: ['name'], unique: ['name'], required: ['name'], ...more });

export const resources = () => [...registry.values()];

export const resourceNamed = (name: string) => {
  const definition = registry.get(name);
  if (!definition) throw new Error(`No resource is called "${name}": its module is not among the handlers.`);
  return definition;
};
