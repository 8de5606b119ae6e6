import { fieldsOf } from 'lib/is-plain-object';
import { objectsIn, textIn } from './json';

export interface Logger {
  name: string;
  level: string;
}

/** `[{name, level}]`, or Spring Boot's `{loggers: {name: {effectiveLevel}}}`. */
export const readLoggers = (data: unknown): Logger[] => {
  if (Array.isArray(data)) {
    return objectsIn(data).map(({ name, level }) => ({ name: textIn(name), level: textIn(level) }));
  }
  return Object.entries(fieldsOf(fieldsOf(data).loggers)).map(([name, logger]) => {
    const { configuredLevel, effectiveLevel } = fieldsOf(logger);
    return { name, level: textIn(configuredLevel ?? effectiveLevel) };
  });
};
