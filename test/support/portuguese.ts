import TranslatorContext from 'react-jhipster/lib/language/translator-context';
import { ptBr } from '../../i18n/pt-br';

/** Loads and selects these Portuguese texts, for tests in Node. Tests of screens get all from `jest.setup.ts`. */
export const speak = (texts: object) => {
  TranslatorContext.registerTranslations('pt-br', texts);
  TranslatorContext.setDefaultLocale('pt-br');
  TranslatorContext.setLocale('pt-br');
};

export const speakPortuguese = () => speak(ptBr);
