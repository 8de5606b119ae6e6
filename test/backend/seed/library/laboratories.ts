import { normalise } from '../../normalise';
import { table } from '../../table';
import { items, rawMarkdown, some } from '../base64';
import { bullets, numbered, sections, table as markdownTable } from '../semiologies/markdown';

/** Group: the tests in it. */
const groups = `
Hematologia: Hemograma; Contagem de reticulócitos; Tempo de protrombina; Tempo de tromboplastina parcial; Ferritina; Ferro sérico; Eletroforese de hemoglobina; D-dímero; Velocidade de hemossedimentação
Bioquímica: Glicemia de jejum; Hemoglobina glicada; Ureia; Creatinina; Ácido úrico; Sódio; Potássio; Cálcio; Magnésio; Fósforo; Lactato; Gasometria arterial
Função hepática: Transaminase oxalacética; Transaminase pirúvica; Fosfatase alcalina; Gama-glutamil transferase; Bilirrubinas; Albumina; Amônia
Lipídios: Colesterol total; Colesterol HDL; Colesterol LDL; Triglicerídeos
Marcadores cardíacos: Troponina; CK-MB; Peptídeo natriurético
Hormônios: TSH; T4 livre; Cortisol; Prolactina; Beta-hCG; Testosterona; Paratormônio; Insulina
Imunologia: Proteína C reativa; Fator antinúcleo; Fator reumatoide; Complemento C3; Anti-DNA; Imunoglobulina E
Microbiologia: Hemocultura; Urocultura; Coprocultura; Pesquisa de BAAR; Antibiograma
Sorologias: Sorologia para HIV; VDRL; Hepatite B; Hepatite C; Toxoplasmose; Rubéola; Dengue NS1
Urina e fezes: Urina tipo 1; Proteinúria de 24 horas; Parasitológico de fezes; Sangue oculto nas fezes
`;

const PROCEDURES = items(`
Punção venosa periférica; Acesso venoso central; Intubação orotraqueal; Cricotireoidostomia; Toracocentese;
Drenagem de tórax; Paracentese; Punção lombar; Sondagem vesical; Sondagem nasogástrica; Sutura simples;
Sutura intradérmica; Drenagem de abscesso; Retirada de corpo estranho ocular; Tamponamento nasal; Lavagem otológica;
Cardioversão elétrica; Marca-passo transcutâneo; Gasometria: coleta arterial; Artrocentese; Infiltração articular;
Imobilização com tala; Redução de luxação do ombro; Cantoplastia; Biópsia de pele; Exérese de lipoma; Crioterapia;
Inserção de DIU; Coleta de citologia cervical; Amniotomia; Cateterismo umbilical; Punção intraóssea; Pericardiocentese;
Ventilação com bolsa e máscara; Máscara laríngea; Nebulização; Curativo a vácuo; Desbridamento; Bloqueio digital
`);

const text = (name: string, kind: string, seed: number) =>
  rawMarkdown(
    sections(
      `## ${kind}: ${name}`,
      numbered([
        'Conferir a identificação e a indicação',
        'Explicar ao paciente e obter o consentimento',
        'Reunir o material e higienizar as mãos',
        'Registrar o resultado e as intercorrências',
      ]),
      markdownTable(
        ['Situação', 'Interpretação', 'Conduta'],
        [
          `Valor baixo | ver causas | repetir em ${1 + (seed % 7)} dias`,
          'Valor alto | confirmar | investigar',
          'Normal | tranquilizar | rotina',
        ],
      ),
      bullets(['Anotar medicamentos em uso', 'Atenção ao jejum', 'Comparar com exames anteriores']),
    ),
  );

/** Groups, and tests with their four texts. */
export const seedLaboratories = () =>
  groups
    .split('\n')
    .filter(Boolean)
    .forEach((line, index) => {
      const [name, tests] = line.split(':');
      const group = table('laboratoryGroups').insert({ name, children: [] });
      items(tests).forEach((test, at) => {
        const synonym = table('laboratorySynonyms').insert({ name: `${test} (exame)` });
        table('laboratories').insert({
          name: test,
          isAvailableForFree: (index + at) % 3 === 0,
          category: name,
          synonyms: [synonym],
          groups: [group],
          generalContent: text(test, 'Informações gerais', at),
          changesContent: text(test, 'Alterações', at + 1),
          collectContent: text(test, 'Coleta', at + 2),
          observationsContent: text(test, 'Observações', at + 3),
          applicationPictures: [],
        });
      });
    });

const TYPES = ['GENERAL', 'MATERIALS', 'TECHNICIAN', 'COMPLEMENT'];

export const seedProcedures = () => {
  const synonyms = PROCEDURES.map(name => table('illustratedProcedureSynonyms').insert({ name: `${name} (técnica)` }));
  PROCEDURES.forEach((name, index) =>
    table('illustratedProcedures').insert({
      name,
      normalizedName: normalise(name),
      free: index % 3 === 0,
      illustratedProcedureSynonyms: some(synonyms, index, 2),
      illustratedProcedureContents: TYPES.slice(0, 2 + (index % 3)).map((type, at) => ({
        id: index * 4 + at + 1,
        type,
        content: text(name, type, at),
      })),
      applicationPictures: [],
    }),
  );
};
