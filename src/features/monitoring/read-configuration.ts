import { fieldsOf, isPlainObject } from 'lib/is-plain-object';
import { objectsIn, textIn } from './json';

export interface PropertyGroup {
  name: string;
  properties: [string, string][];
}

const flat = (value: unknown, path = ''): [string, string][] => {
  const entries = Object.entries(fieldsOf(value));
  if (entries.length === 0) return path ? [[path, textIn(value)]] : [];
  return entries.flatMap(([key, inner]) => flat(inner, path ? `${path}.${key}` : key));
};

const byName = (one: PropertyGroup, other: PropertyGroup) => one.name.localeCompare(other.name);

/** Beans by their prefix; if the response has contexts, the beans of all contexts. */
export const readConfigProps = (data: unknown): PropertyGroup[] => {
  const { contexts, ...plain } = fieldsOf(data);
  const beans = contexts
    ? Object.values(fieldsOf(contexts)).flatMap(context => Object.entries(fieldsOf(fieldsOf(context).beans)))
    : Object.entries(plain);
  return beans
    .map(([name, bean]) => {
      const { prefix, properties } = fieldsOf(bean);
      return { name: textIn(prefix) || name, properties: flat(properties) };
    })
    .sort(byName);
};

const valueOf = (property: unknown) => (isPlainObject(property) && 'value' in property ? property.value : property);

/** Property sources in their order, or the plain maps of Spring Boot 1. */
export const readEnv = (data: unknown): PropertyGroup[] => {
  const { propertySources, ...plain } = fieldsOf(data);
  const sources = Array.isArray(propertySources)
    ? objectsIn(propertySources).map(({ name, properties }) => [textIn(name), properties] as const)
    : Object.entries(plain);
  return sources
    .map(([name, properties]) => ({
      name,
      properties: Object.entries(fieldsOf(properties)).map(([key, value]): [string, string] => [
        key,
        textIn(valueOf(value)),
      ]),
    }))
    .filter(({ properties }) => properties.length > 0);
};
