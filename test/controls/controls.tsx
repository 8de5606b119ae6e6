import { type ComponentProps, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { FormProvider, useForm } from 'react-hook-form';
import { Provider } from 'react-redux';
import { initStore } from 'app/start/internal/store';
import { setLocale } from 'core/i18n/locale.duck';
import { ManyField } from 'crud/options/many-field';
import { OneField } from 'crud/options/one-field';
import { PictureChooser } from 'features/pictures/picture-chooser';
import { groups } from 'sections/groups/duck';
import { symptoms } from 'sections/symptoms/duck';
import { CheckField } from 'ui/form/check-field';
import { ChoiceField } from 'ui/form/choice-field';
import { DateTimeField, DayField } from 'ui/form/date-field';
import { FormContextProvider } from 'ui/form/form-context';
import { NumberField } from 'ui/form/number-field';
import { TextField } from 'ui/form/text-field';
import { WordsField } from 'ui/form/words-field';
import '../../src/styles/index.scss';
import './controls.css';

/** Every form control in each of its states, in both themes. Run `npm start`, then open /test/controls/. */

const FILLED = {
  text: 'Dengue',
  lines: 'Febre alta de início súbito, com dor atrás dos olhos.',
  number: 8.5,
  choice: 'FEMALE',
  day: '2026-03-01',
  moment: '2026-03-01T15:00:00Z',
  check: true,
  one: { id: 1, name: 'Febre' },
  many: [
    { id: 1, name: 'Infectologia' },
    { id: 2, name: 'Arboviroses' },
  ],
  words: [{ name: 'febre quebra-ossos' }],
};

const STATES = ['empty', 'filled', 'wrong', 'disabled'] as const;
type State = (typeof STATES)[number];

const FORM_PARTS: ComponentProps<typeof FormContextProvider>['value'] = {
  i18n: 'symptoms',
  editText: () => undefined,
  limits: new Map(),
  texts: undefined,
};

const Picture = ({ state }: { state: State }) => (
  <PictureChooser
    label="File"
    value={null}
    accepted={['jpeg']}
    error={state === 'wrong' ? 'Choose a picture.' : undefined}
    onChoose={() => undefined}
  />
);

const Controls = ({ state }: { state: State }) => {
  const form = useForm({ defaultValues: state === 'filled' || state === 'disabled' ? FILLED : {} });
  const { setError } = form;
  const isRequired = state === 'wrong';
  useEffect(() => {
    if (!isRequired) return;
    Object.keys(FILLED).forEach(name => setError(name as 'text', { message: 'entity.validation.required' }));
  }, [isRequired, setError]);
  return (
    <FormProvider {...form}>
      <FormContextProvider value={FORM_PARTS}>
        <fieldset className="fields" disabled={state === 'disabled'}>
          <legend>{state}</legend>
          <TextField name="text" label="Text" required={isRequired} />
          <TextField name="lines" label="Text over several lines" rows={2} required={isRequired} />
          <NumberField name="number" label="Number" required={isRequired} />
          <ChoiceField
            name="choice"
            label="Choice"
            options={['MALE', 'FEMALE']}
            optionsKey="symptomGenderOptions"
            required={isRequired}
          />
          <DayField name="day" label="Day" required={isRequired} />
          <DateTimeField name="moment" label="Day and time" required={isRequired} />
          <CheckField name="check" label="Switch" />
          <OneField name="one" label="Record (read-only)" from={symptoms} required={isRequired} />
          <ManyField name="many" label="Records" from={groups} />
          <WordsField name="words" label="Words" />
          <Picture state={state} />
        </fieldset>
      </FormContextProvider>
    </FormProvider>
  );
};

const THEMES = ['light', 'dark'] as const;

const Page = () => {
  const [store] = useState(initStore);
  const [isReady, setReady] = useState(false);
  useEffect(() => void store.dispatch(setLocale('pt-br')).then(() => setReady(true)), [store]);
  if (!isReady) return null;
  return (
    <Provider store={store}>
      {THEMES.map(theme => (
        <main key={theme} className="manage-page control-states" data-bs-theme={theme}>
          {STATES.map(state => (
            <Controls key={state} state={state} />
          ))}
        </main>
      ))}
    </Provider>
  );
};

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
