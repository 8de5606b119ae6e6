import TranslatorContext from 'react-jhipster/lib/language/translator-context';
import { ptBr } from '../../i18n/pt-br';

/** Loads the Portuguese texts and takes them, for tests in Node; those of screens have them from `jest.setup.ts`. */
export const speakPortuguese = () => {
  TranslatorContext.registerTranslations('pt-br', ptBr);
  TranslatorContext.setDefaultLocale('pt-br');
  TranslatorContext.setLocale('pt-br');
};
