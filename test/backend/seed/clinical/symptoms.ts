import { table } from '../../table';
import { items, some } from '../base64';

const symptoms = items(`
Febre; Calafrios; Cefaleia; Tontura; Vertigem; Síncope; Convulsão; Confusão mental; Sonolência; Insônia; Ansiedade;
Tristeza persistente; Perda de memória; Tremor; Fraqueza muscular; Parestesia; Rigidez de nuca; Visão turva; Diplopia;
Dor ocular; Olho vermelho; Fotofobia; Zumbido; Otalgia; Hipoacusia; Coriza; Obstrução nasal; Epistaxe; Odinofagia;
Rouquidão; Disfagia; Tosse seca; Tosse produtiva; Hemoptise; Dispneia aos esforços; Dispneia em repouso; Ortopneia;
Sibilos; Dor torácica; Palpitações; Edema de membros inferiores; Cianose; Dor abdominal; Epigastralgia; Pirose;
Náuseas; Vômitos; Hematêmese; Melena; Diarreia; Constipação; Distensão abdominal; Icterícia; Colúria; Acolia;
Anorexia; Perda de peso; Ganho de peso; Polidipsia; Polifagia; Sudorese noturna; Intolerância ao frio;
Intolerância ao calor; Fadiga; Disúria; Polaciúria; Hematúria; Oligúria; Incontinência urinária; Dor lombar;
Cólica renal; Corrimento vaginal; Sangramento uterino anormal; Amenorreia; Dismenorreia; Dispareunia; Nódulo mamário;
Descarga papilar; Dor testicular; Disfunção erétil; Artralgia; Rigidez matinal; Dor óssea; Mialgia; Cãibras;
Claudicação intermitente; Exantema; Prurido; Urticária; Petéquias; Equimoses; Palidez; Linfonodomegalia; Alopecia;
Úlcera cutânea; Vesículas; Descamação; Hiperpigmentação; Irritabilidade; Recusa alimentar; Choro inconsolável;
Baixo ganho ponderal; Atraso do desenvolvimento; Perda de líquido amniótico; Redução dos movimentos fetais;
Contrações uterinas; Hiperêmese; Alucinações; Delírios; Compulsão alimentar; Dor de dente; Sangramento gengival;
Halitose; Aftas; Engasgo; Soluços; Tosse noturna; Estridor; Batimento de asa do nariz; Tiragem intercostal
`);

const GENDERS = ['BOTH', 'BOTH', 'BOTH', 'FEMALE', 'MALE'];

/** Ages and sexes of every kind, so that each age-range sentence is met. */
export const seedSymptoms = (synonymGroups: readonly { id: number }[]) =>
  symptoms.map((name, index) =>
    table('symptoms').insert({
      name,
      ageStart: index % 5 === 1 || index % 5 === 3 ? index % 60 : null,
      ageEnd: index % 5 === 2 || index % 5 === 3 ? (index % 60) + 15 : null,
      lowerThanOneMonth: index % 11 === 10,
      isPregnant: index % 9 === 8,
      isObstetric: index % 13 === 12,
      symptomGender: GENDERS[index % GENDERS.length],
      synonymGroups: index % 3 === 0 ? some(synonymGroups, index, 2) : [],
    }),
  );
