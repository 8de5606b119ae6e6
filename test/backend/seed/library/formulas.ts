import { table } from '../../table';
import { base64, items } from '../base64';
import { bullets, sections } from '../semiologies/markdown';

const SCORES = items(`
Escala de coma de Glasgow; CURB-65; qSOFA; SOFA; APACHE II; CHA2DS2-VASc; HAS-BLED; Wells para embolia; Wells para TVP;
Genebra; TIMI; GRACE; Killip; HEART; Framingham; Child-Pugh; MELD; Ranson; BISAP; Alvarado; Apgar; Silverman-Andersen;
NIHSS; ABCD2; Hunt-Hess; Rankin; PHQ-9; GAD-7; Mini Mental; Morse; Braden; Aldrete; Mallampati; Lille; FIB-4
`);
const CRITERIA = items(`
Critérios de Jones; Critérios de Duke; Critérios de Light; Critérios de Roma IV; Critérios de Amsterdam; Critérios de
Berlim; Critérios de Framingham para IC; Critérios de Rotterdam; Critérios de Ottawa para tornozelo; Critérios de
Ottawa para joelho; NEXUS; Regra canadense da coluna; Critérios de Tóquio; Critérios de Marshall; Critérios de Nugent;
Critérios de Amsel; Critérios de McDonald; Critérios do EULAR para lúpus; Critérios do ACR para artrite; Critérios de
Centor; Critérios de Milão; Critérios de Beers; Critérios STOP-BANG; Critérios de Kawasaki; Critérios da OMS para dengue
`);
const CALCULATORS = items(`
Índice de massa corporal; Superfície corporal; Clearance de creatinina; Taxa de filtração glomerular; Peso ideal;
Peso ajustado; Ânion gap; Osmolaridade sérica; Correção do sódio; Correção do cálcio; Déficit de água livre;
Fração de excreção de sódio; Gradiente alvéolo-arterial; Relação PaO2/FiO2; Pressão arterial média; Intervalo QT
corrigido; Idade gestacional; Data provável do parto; Escore de Ballard; Necessidade calórica; Hidratação venosa;
Gotejamento; Infusão de noradrenalina; Conversão de opioides; Conversão de corticoides; Volume prostático; HOMA-IR
`);
const DOSES = items(`
Dipirona gotas; Paracetamol gotas; Ibuprofeno suspensão; Amoxicilina suspensão; Azitromicina suspensão; Cefalexina
suspensão; Prednisolona solução; Salbutamol aerossol; Ondansetrona comprimido; Ceftriaxona injetável; Gentamicina
injetável; Fenobarbital gotas; Diazepam retal; Adrenalina intramuscular; Soro de reidratação; Sulfato ferroso gotas;
Vitamina D gotas; Albendazol suspensão; Nistatina suspensão; Hidroxizina solução; Loratadina xarope; Bromoprida gotas
`);
const CATEGORIES = ['Analgesia', 'Antibióticos', 'Respiratório', 'Digestivo', 'Urgência', 'Suplementos'];

const words = (name: string) => [{ name: name.toLowerCase() }, { name: `${name} (sigla)` }];

const formulaOf = (name: string, index: number) => ({
  name,
  formula: index % 2 === 0 ? 'peso / (altura * altura)' : 'p1 + p2 * 0.5 + p3',
  isAvailableForFree: index % 3 === 0,
  synonyms: words(name),
  evidenceText: base64(sections(`# ${name}`, 'Validado em coortes brasileiras e internacionais, com boa calibração.')),
  interpretationText: base64(
    sections('## Como ler', bullets(['Baixo: observar', 'Médio: investigar', 'Alto: internar'])),
  ),
});

const PARAMS = [
  { code: 'peso', inputType: 'INPUT', measurement: 'kg', presentationName: 'Peso' },
  { code: 'altura', inputType: 'INPUT', measurement: 'm', presentationName: 'Altura' },
  { code: 'sexo', inputType: 'TOGGLE', measurement: '', presentationName: 'Sexo' },
  { code: 'fatores', inputType: 'MULTI_SELECT', measurement: '', presentationName: 'Fatores de risco' },
  { code: 'data', inputType: 'DATE', measurement: '', presentationName: 'Data' },
  { code: 'gestante', inputType: 'CHECKBOX', measurement: '', presentationName: 'Gestante' },
];
const OPTIONS = [
  { code: 'o1', order: 1, presentationName: 'Sim' },
  { code: 'o2', order: 2, presentationName: 'Não' },
];
const VIEWS = ['NONE', 'NONE', 'NONE', 'USG', 'OPIOD_CONVERSION'];

/** Scores, criteria, calculators with parameters of every kind, and doses. */
export const seedFormulas = () => {
  SCORES.forEach((name, index) =>
    table('medicalScores').insert({ ...formulaOf(name, index), category: CATEGORIES[index % CATEGORIES.length] }),
  );
  CRITERIA.forEach((name, index) => table('medicalCriteria').insert(formulaOf(name, index)));
  CALCULATORS.forEach((name, index) =>
    table('medicalCalculators').insert({
      ...formulaOf(name, index),
      specificView: VIEWS[index % VIEWS.length],
      formulaParams: PARAMS.slice(0, 2 + (index % 5)).map((param, at) => ({
        ...param,
        position: at + 1,
        options: /TOGGLE|MULTI_SELECT/.test(param.inputType) ? OPTIONS : [],
      })),
    }),
  );
  const categories = CATEGORIES.map(name => table('pediatricDoseCategories').insert({ name }));
  const leaflets = table('medicineLeaflets').all();
  DOSES.forEach((name, index) =>
    table('pediatricDoses').insert({
      name,
      isAvailableForFree: index % 3 === 0,
      inputType: index % 4 === 3 ? 'AGE' : 'WEIGHT',
      inputValidationFormula: 'peso > 2 && peso < 60',
      synonyms: words(name),
      medicineLeaflet: { id: leaflets[index % leaflets.length].id },
      category: categories[index % categories.length],
      contents: [
        { code: 'd1', formula: 'peso * 0.2' },
        { code: 'd2', formula: 'peso * 0.4' },
      ],
      contentText: base64(sections(`# ${name}`, 'Administrar de 6 em 6 horas, com intervalo mínimo de 4 horas.')),
      observations: base64('Não exceder a dose do adulto.'),
    }),
  );
};

const TYPES = ['DISEASE', 'MEDICINE_LEAFLET', 'ILLUSTRATED_PROCEDURE', 'SEMIOLOGY', 'LABORATORY'];
const TABLES = ['diseases', 'medicineLeaflets', 'illustratedProcedures', 'semiologies', 'laboratories'];

/** Contents that the editors put forward, by type. */
export const seedEditorContents = () =>
  Array.from({ length: 40 }, (_, index) => {
    const kind = index % TYPES.length;
    const target = table(TABLES[kind]).page({ page: index, size: 1 }).content[0];
    return table('editorContents').insert({ type: TYPES[kind], contentId: target?.id, name: target?.name });
  });
