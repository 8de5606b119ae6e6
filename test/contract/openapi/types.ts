import { type JsonSchema } from './json-schema';

/** The part of an OpenAPI 3 document that the tools of this folder read or write. */
export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  style?: string;
  explode?: boolean;
  schema?: JsonSchema;
}

export interface Content {
  [mediaType: string]: { schema?: JsonSchema };
}

export interface Body {
  $ref?: string;
  required?: boolean;
  content?: Content;
}

export interface Response {
  $ref?: string;
  description?: string;
  content?: Content;
}

export interface Operation {
  /** The console works with a backend that lacks the call. */
  'x-optional'?: boolean;
  tags?: readonly string[];
  parameters?: readonly Parameter[];
  requestBody?: Body;
  responses?: Readonly<Record<string, Response>>;
}

export interface PathItem {
  parameters?: readonly Parameter[];
  [method: string]: unknown;
}

export interface OpenApi {
  openapi: string;
  servers?: readonly { url?: string; variables?: Readonly<Record<string, { default: string }>> }[];
  paths?: Readonly<Record<string, PathItem>>;
  components?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The methods that a path can have. */
export const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'options', 'head', 'trace'] as const;
