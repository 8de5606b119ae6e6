import { type System } from '../system';

export const haematological: System = {
  title: 'Hematologia',
  category: 'CLINIC',
  risks: [
    'História familiar',
    'Deficiência nutricional',
    'Exposição a benzeno',
    'Imunossupressão',
    'Imobilização prolongada',
  ],
  diagnostic: [
    'Leia o hemograma inteiro, com índices e esfregaço: plaquetas e leucócitos dizem se o problema é de uma linhagem ou da medula.',
    'Perda de peso, febre, sudorese noturna e linfonodos que crescem pedem biópsia, não antibiótico de prova.',
  ],
  treatment: [
    'Transfunda pelo paciente, não pelo número, e uma bolsa por vez. Registre reações.',
    'Neutropenia com febre é emergência: antibiótico em até uma hora.',
  ],
  diseases: {
    'Anemias e coagulação': `
Anemia ferropriva | D50 | Fadiga, Palidez, Dispneia aos esforços, Queda de cabelo, Vontade de comer terra | ferritina | ferro oral e busca do sangramento
Anemia megaloblástica | D51 | Fadiga, Palidez, Formigamento, Língua lisa e dolorosa | vitamina B12 e folato | reposição de B12
Anemia falciforme | D57 | Dor óssea, Icterícia, Palidez, Febre, Úlcera cutânea | eletroforese de hemoglobina | hidroxiureia, vacinas e analgesia
Talassemia beta | D56.1 | Palidez, Esplenomegalia, Icterícia, Fadiga | eletroforese de hemoglobina | transfusão e quelação
Esferocitose hereditária | D58.0 | Icterícia, Palidez, Esplenomegalia | curva de fragilidade osmótica | ácido fólico ou esplenectomia
Anemia hemolítica autoimune | D59.1 | Icterícia, Palidez, Urina escura, Fadiga | Coombs direto | corticoide e rituximabe
Aplasia de medula | D61 | Palidez, Petéquias, Febre, Sangramento gengival | biópsia de medula | transplante ou imunossupressão
Deficiência de G6PD | D55.0 | Icterícia, Urina escura, Palidez | dosagem enzimática | evitar fármacos oxidantes
Hemofilia A | D66 | Sangramento articular, Equimoses, Edema articular | fator VIII | reposição de fator
Doença de von Willebrand | D68.0 | Epistaxe, Sangramento menstrual intenso, Equimoses | antígeno e atividade | desmopressina
Trombocitopenia imune | D69.3 | Petéquias, Equimoses, Sangramento gengival, Epistaxe | hemograma com esfregaço | corticoide ou imunoglobulina
Trombofilia por fator V de Leiden | D68.5 | Edema unilateral de perna, Dor em membros inferiores | teste genético | anticoagulação após evento
`,
    'Neoplasias hematológicas': `
Leucemia mieloide aguda | C92.0 | Palidez, Febre, Petéquias, Fadiga, Sangramento gengival | mielograma e imunofenotipagem | quimioterapia de indução
Leucemia linfoide aguda | C91.0 | Febre, Dor óssea, Palidez, Linfonodomegalia, Petéquias | mielograma | poliquimioterapia
Leucemia mieloide crônica | C92.1 | Esplenomegalia, Fadiga, Perda de peso, Saciedade precoce | BCR-ABL | imatinibe
Leucemia linfocítica crônica | C91.1 | Linfonodomegalia, Fadiga, Sudorese noturna | imunofenotipagem | observação ou ibrutinibe
Linfoma de Hodgkin | C81 | Linfonodomegalia, Febre, Sudorese noturna, Prurido, Perda de peso | biópsia de linfonodo | ABVD
Linfoma difuso de grandes células B | C83.3 | Linfonodomegalia, Febre, Perda de peso, Dor abdominal | biópsia | R-CHOP
Mieloma múltiplo | C90.0 | Dor óssea, Fadiga, Palidez, Dor nas costas | eletroforese de proteínas e mielograma | bortezomibe e transplante
Policitemia vera | D45 | Prurido, Cefaleia, Rubor facial, Esplenomegalia | JAK2 | sangria e hidroxiureia
Síndrome mielodisplásica | D46 | Fadiga, Palidez, Petéquias | mielograma com citogenética | suporte ou azacitidina
`,
  },
};
