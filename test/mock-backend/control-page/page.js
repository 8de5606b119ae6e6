/** A JSON file beside this one. */
export const file = async name => (await fetch(`${name}.json`)).json();

/** Every text of the page, in both languages. `{x}` is a placeholder. */
const WORDS = { 'pt-br': await file('pt-br'), en: await file('en') };

const KEY = 'mock-control/language';

const stored = key => {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};

/** The language chosen here, else the one chosen in the console, else Portuguese. */
let language = [stored(KEY), stored('locale').replaceAll('"', '')].find(one => one in WORDS) ?? 'pt-br';

export const locale = () => (language === 'en' ? 'en' : 'pt-BR');

/** A text in the chosen language with its `{x}` placeholders filled in. */
export const t = (key, values = {}) =>
  Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, value), WORDS[language][key] ?? key);

export const byId = id => document.getElementById(id);

/** Creates an element. Texts are set as text and never parsed as HTML. */
export const make = (tag, properties = {}, children = []) => {
  const element = document.createElement(tag);
  Object.entries(properties).forEach(([name, value]) => {
    if (name.includes('-')) element.setAttribute(name, value);
    else element[name] = value;
  });
  element.append(...children);
  return element;
};

/** Shows the result of an action; screen readers announce it. */
export const tell = (key, values) => {
  byId('told').textContent = t(key, values);
};

/** Writes every text of the page, and writes them again when the language changes. */
export const setUpLanguage = redraw => {
  const write = () => {
    document.documentElement.lang = locale();
    document.title = t('title');
    document.querySelectorAll('[data-t]').forEach(one => (one.textContent = t(one.dataset.t)));
    document.querySelectorAll('[data-t-label]').forEach(one => one.setAttribute('aria-label', t(one.dataset.tLabel)));
    const button = byId('language');
    button.textContent = language === 'en' ? 'Português' : 'English';
    button.lang = language === 'en' ? 'pt-BR' : 'en';
    byId('told').textContent = '';
    redraw();
  };
  byId('language').addEventListener('click', () => {
    language = language === 'en' ? 'pt-br' : 'en';
    try {
      localStorage.setItem(KEY, language);
    } catch {
      // Without storage the choice is not remembered.
    }
    write();
  });
  write();
};
