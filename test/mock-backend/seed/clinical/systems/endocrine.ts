import { type System } from '../system';

export const endocrine: System = {
  title: 'Endocrinologia',
  category: 'CLINIC',
  risks: ['Obesidade', 'Sedentarismo', 'História familiar', 'Uso de corticoide', 'Gestação'],
  diagnostic: [
    'Confirme o excesso ou a falta do hormônio antes de pedir imagem: nódulos sem função são comuns e confundem.',
    'Repita o exame alterado em jejum, no horário certo e longe de doença aguda; anote biotina, corticoide e anticoncepcional.',
  ],
  treatment: [
    'Combine metas com o paciente, uma de cada vez. Ensine a reconhecer hipoglicemia e crise adrenal e a agir nos dias de doença.',
    'Ajuste a dose pelo hormônio e pelos sintomas em seis a oito semanas, e não antes.',
  ],
  diseases: {
    'Diabetes e metabolismo': `
Diabetes mellitus tipo 1 | E10 | Poliúria, Polidipsia, Perda de peso, Polifagia, Fadiga | glicemia, anti-GAD e peptídeo C | insulina basal e prandial
Diabetes mellitus tipo 2 | E11 | Poliúria, Polidipsia, Fadiga, Visão turva, Formigamento | hemoglobina glicada | metformina, gliflozina e mudança de hábitos
Cetoacidose diabética | E10.1 | Vômitos, Dor abdominal, Polidipsia, Hálito cetônico, Confusão mental | gasometria e cetonemia | hidratação, insulina e potássio
Hipoglicemia | E16.2 | Sudorese, Tremor, Confusão mental, Palpitações, Fome intensa | glicemia capilar | glicose oral ou intravenosa
Obesidade | E66 | Ganho de peso, Dispneia aos esforços, Ronco, Dor no joelho | IMC e circunferência abdominal | dieta, exercício, fármaco ou cirurgia
Hipercolesterolemia | E78.0 | Xantelasma, Dor torácica | perfil lipídico | estatina
Gota | M10 | Dor no dedão do pé, Edema articular, Vermelhidão da pele, Dor articular | cristais no líquido sinovial | colchicina na crise; alopurinol
Deficiência de vitamina D | E55 | Fraqueza muscular, Dor óssea, Fadiga | 25-hidroxivitamina D | colecalciferol
`,
    'Tireoide, suprarrenal e hipófise': `
Hipotireoidismo | E03 | Fadiga, Ganho de peso, Intolerância ao frio, Constipação, Pele seca, Bradicardia | TSH e T4 livre | levotiroxina
Doença de Graves | E05.0 | Perda de peso, Palpitações, Intolerância ao calor, Tremor, Olhos saltados, Bócio | TSH, T4 livre e TRAb | metimazol e betabloqueador
Tireoidite subaguda | E06.1 | Dor cervical, Febre, Palpitações, Disfagia | VHS e cintilografia | anti-inflamatório
Nódulo da tireoide | E04.1 | Nódulo cervical, Rouquidão, Disfagia | ultrassonografia e punção | seguimento ou cirurgia
Câncer da tireoide | C73 | Nódulo cervical, Rouquidão, Linfonodomegalia | punção aspirativa | tireoidectomia
Síndrome de Cushing | E24 | Ganho de peso, Estrias violáceas, Face em lua cheia, Fraqueza muscular, Acne | cortisol salivar noturno | tratar a fonte; reduzir corticoide
Insuficiência adrenal | E27.1 | Fadiga, Perda de peso, Hipotensão, Escurecimento da pele, Vômitos | cortisol e teste com ACTH | hidrocortisona e fludrocortisona
Feocromocitoma | D35.0 | Cefaleia, Palpitações, Sudorese, Palidez | metanefrinas | alfabloqueio e cirurgia
Hiperaldosteronismo primário | E26.0 | Cãibras, Fraqueza muscular, Cefaleia, Poliúria | relação aldosterona-renina | espironolactona ou adrenalectomia
Acromegalia | E22.0 | Aumento de mãos e pés, Cefaleia, Sudorese, Dor articular | IGF-1 e supressão do GH | cirurgia transesfenoidal
Prolactinoma | D35.2 | Galactorreia, Amenorreia, Cefaleia, Perda da libido | prolactina e ressonância | cabergolina
Diabetes insípido | E23.2 | Poliúria, Polidipsia, Noctúria | teste de restrição hídrica | desmopressina
Hiperparatireoidismo primário | E21.0 | Dor óssea, Constipação, Cólica renal, Fadiga | cálcio e PTH | paratireoidectomia
`,
  },
};
