import 'fake-indexeddb/auto';
import { keepVersion, versionsOf } from 'features/versions/store';

const ADDRESS = { login: 'ana', section: 'diseases', id: '7' };

/** Sentences as a long text has them: other words in each, from a vocabulary of a medical reference. */
const WORDS =
  'paciente febre dor abdominal leucócitos hemograma conduta repouso hidratação dispneia sinais alarme exame físico ausculta pulmonar cardíaca pressão arterial diurese edema anemia plaquetas sangramento vômitos náuseas cefaleia exantema mialgia artralgia prostração dose dipirona paracetamol via oral endovenosa horas dias semanas retorno internação classificação risco tratamento diagnóstico diferencial sorologia isolamento notificação compulsória crianças gestantes idosos comorbidades'.split(
    ' ',
  );

const textOf = (seed: number, length: number) => {
  let state = seed;
  let text = '';
  while (text.length < length) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    text += `${WORDS[state % WORDS.length]}${state % 11 === 0 ? '.\n' : ' '}`;
  }
  return text;
};

it('B27: a day of 200 saves of 20 KB takes at most 2 MB', async () => {
  let text = textOf(1, 20_000);
  for (let save = 0; save < 200; save += 1) {
    const at = (save * 97) % text.length;
    text = `${text.slice(0, at)}mudança ${save}${text.slice(at + 20)}`;
    await keepVersion(ADDRESS, { how: 'saved', name: 'Dengue', texts: { name: 'Dengue', text } });
  }
  const versions = await versionsOf(ADDRESS);
  expect(versions).toHaveLength(200);
  const bytes = versions.reduce((sum, { key, size }) => sum + key.length + size, 0);
  expect(bytes).toBeLessThanOrEqual(2_000_000);
  expect(bytes).toBeGreaterThan(100_000);
});
