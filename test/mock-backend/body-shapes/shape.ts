/** What a value of a body must be. `null` is allowed everywhere: it means that there is no value. */
export type Shape =
  | { kind: 'text'; max?: number }
  | { kind: 'number' | 'flag' | 'instant' | 'day' | 'id' | 'base64' | 'anything' }
  | { kind: 'choice'; values: readonly unknown[] }
  | { kind: 'list'; of: Shape }
  | { kind: 'object'; fields: Fields };

export type Fields = Record<string, Shape>;

export const text = (max?: number): Shape => ({ kind: 'text', max });
export const number: Shape = { kind: 'number' };
export const flag: Shape = { kind: 'flag' };
export const instant: Shape = { kind: 'instant' };
export const day: Shape = { kind: 'day' };
export const id: Shape = { kind: 'id' };
export const base64: Shape = { kind: 'base64' };
export const anything: Shape = { kind: 'anything' };
export const choice = (...values: unknown[]): Shape => ({ kind: 'choice', values });
export const list = (of: Shape): Shape => ({ kind: 'list', of });
export const object = (fields: Fields): Shape => ({ kind: 'object', fields });
export const numbers = (names: string): Fields => Object.fromEntries(names.split(/\s+/).map(name => [name, number]));

// The limits of the specification, in characters.
export const word = text(200);
export const cardText = text(5000);
export const formulaText = text(5000);

export const named = object({ id, name: word });
export const names = list(named);
export const pictureIds = list(object({ id }));
export const longText = object({ rawMarkdownAvailable: base64 });
export const diseaseText = object({ rawMarkdownAvailable: base64, rawMarkdownToRelease: base64 });
export const gender = choice('BOTH', 'FEMALE', 'MALE');
export const category = choice(
  'SURGERY',
  'CLINIC',
  'GYNECOLOGIC',
  'OBSTETRICS',
  'DENTISTRY',
  'PREVENTIVE',
  'PEDIATRICS',
);
export const subscriptionKind = choice('ANDROID', 'IOS', 'COURTESY', 'FREE', 'WEB');

export const picture: Fields = { id, referenceName: word, content: base64, contentContentType: text() };
