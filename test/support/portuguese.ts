import TranslatorContext from 'react-jhipster/lib/language/translator-context';
import { ptBr } from '../../i18n/pt-br';

/** Loads and selects the Portuguese texts, for tests in Node. Tests of screens get them from `jest.setup.ts`. */
export const speakPortuguese = () => {
  TranslatorContext.registerTranslations('pt-br', ptBr);
  TranslatorContext.setDefaultLocale('pt-br');
  TranslatorContext.setLocale('pt-br');
};
