import TranslatorContext from 'react-jhipster/lib/language/translator-context';
import { isolated } from 'lib/isolated';
import type { MessageKey } from './message-key';

export type Params = Record<string, string | number>;

type Dictionary = { [key: string]: string | Dictionary };

/** Keys can come from servers: a property that every object inherits is not a text. */
const ownOf = (dictionary: Dictionary, key: string) => (Object.hasOwn(dictionary, key) ? dictionary[key] : undefined);

/** Finds a text under nested keys and under keys that contain dots themselves, such as `url.not.found` in `error`. */
const find = (dictionary: Dictionary, key: string): string | undefined => {
  const whole = ownOf(dictionary, key);
  if (typeof whole === 'string') return whole;
  for (let dot = key.indexOf('.'); dot > 0; dot = key.indexOf('.', dot + 1)) {
    const head = ownOf(dictionary, key.slice(0, dot));
    const text = typeof head === 'object' ? find(head, key.slice(dot + 1)) : undefined;
    if (text !== undefined) return text;
  }
  return undefined;
};

const PLACEHOLDER = /{{\s*(\w+)\s*}}/g;

const interpolate = (text: string, params: Params) =>
  text.replace(PLACEHOLDER, (expression, name: string) =>
    Object.hasOwn(params, name) ? isolated(String(params[name])) : expression,
  );

const dictionary = (): Dictionary => {
  const { translations, locale, defaultLocale } = TranslatorContext.context;
  return (translations as Record<string, Dictionary>)[locale ?? defaultLocale] ?? {};
};

/** The text of a key that may not exist, for keys that come from the server. */
export const findText = (key: string, params: Params = {}): string | undefined => {
  const text = find(dictionary(), key);
  return text === undefined ? undefined : interpolate(text, params);
};

/** The text of a key from a server; undefined if the text needs a parameter that is not given. */
export const findFilledText = (key: string, params: Params): string | undefined => {
  const text = find(dictionary(), key);
  const isFilled = [...(text?.matchAll(PLACEHOLDER) ?? [])].every(([, name = '']) => Object.hasOwn(params, name));
  return text !== undefined && isFilled ? interpolate(text, params) : undefined;
};

/** The root keys of the dictionary, such as `global` and one for each section. */
export const topKeys = (): string[] => Object.keys(dictionary());

/** The text of a key in the chosen locale; parameters are inserted as text with its own direction, never as markup. */
export const t = (key: MessageKey, params?: Params): string => findText(key, params) ?? `translation-not-found[${key}]`;
