import { MAX_LENGTH } from '../headers';

/** How databases and Spring report that a record conflicts with another one. */
const CONSTRAINT =
  /(integrity|unique|foreign key) constraint|constraint ["'`[]|duplicate (key|entry)|foreign key|unique (index|key)|ORA-0(0001|229[12])/i;

/** How servers say in English that there is already such a record, or that others use it; also as a code. */
export const EQUAL =
  /already[ _-]?(exist|in[ _-]?use|taken|registered|be(ing|en)[ _-])|(name|title|code|login|mail|value|key)[ _-](is[ _-])?(already[ _-]used|taken)|exists already|(is|are|still)( already| still)? (in use|used|referenced)\b|duplicate|not unique|be unique/i;

/** The same in Portuguese. Such a sentence says more than ours, so it is shown. */
const EQUAL_HERE = /j[áa] (existe|(foi|est[áa])? ?(em uso|usad|cadastrad|registrad))|duplicad/i;

/** How servers report a failure in their database whose reason they do not tell. */
const DATABASE = /failure during data access|could not (execute|commit) |data ?(access ?exception|integrity ?viol)/i;

/** How servers report a body that they could not read. */
const UNREADABLE = /unable to convert http message|json parse error|could not read (json|document)/i;

export const saysEqual = (text: string) => CONSTRAINT.test(text) || EQUAL.test(text) || EQUAL_HERE.test(text);
export const saysDatabase = (text: string) => DATABASE.test(text);
export const saysUnreadable = (text: string) => UNREADABLE.test(text);

/** Markup, unfilled templates and traces of the server's code mean nothing to the user. */
const TECHNICAL = [
  CONSTRAINT,
  DATABASE,
  UNREADABLE,
  /<[a-z!/?]/i,
  /\{\{|\$\{|\[object|translation-not-found|\bundefined\b/,
  /\bSQL\b|\b(java|javax|org|com)\.\w+\.|\w(Exception|Error)\b|^at /,
];

/** Sentences that frameworks add by themselves. They say no more than the status, and only in English. */
const FRAMEWORK_SENTENCE = new RegExp(
  `^(\\d{3} )?(${[
    'bad request|unauthorized|forbidden|not found|method not allowed|not acceptable|request timeout|conflict|gone',
    'precondition failed|(payload|content|request entity) too large|unsupported media type',
    'unprocessable (entity|content)|too many requests|internal server error|not implemented|bad gateway',
    'service (temporarily )?unavailable|gateway time-?out|error|network error|no message available',
    'access (is )?denied|bad credentials|full authentication is required to access this resource',
    'method argument not valid|constraint violation|validation failed|request failed with status code \\d+',
    "(request )?method '\\w+' (is )?not supported|content[- ]type '.*' (is )?not supported|user could not be found",
    'failed to read request|invalid request content|required .* is not present|no static resource .*|no handler found .*',
    'no property .* found for type .*|no user was found for this .* key',
    'unexpected runtime exception',
  ].join('|')})[.!]?$`,
  'i',
);

/** Whether a text is a code such as `error.idexists` or `couponAlreadyExists`; a single capitalized word is not. */
export const isCode = (text: string) => /^[\w-]+(\.[\w[\]-]+)*$/.test(text) && !/^[A-Z][a-z]+$/.test(text);

/** Whether a one-line text is a sentence for people. */
export const isReadable = (text: string) =>
  text !== '' &&
  text.length <= MAX_LENGTH &&
  !isCode(text) &&
  !FRAMEWORK_SENTENCE.test(text.replaceAll('_', ' ')) &&
  !TECHNICAL.some(pattern => pattern.test(text));
