/** Tests of one kind and the data that they share. */
export interface Panel {
  group: string;
  category: string;
  about: string;
  collect: string;
  /** `name | synonyms, separated by commas | reference values | what raises it | what lowers it | picture, if any` */
  tests: string[];
}

export const panels: Panel[] = [
  {
    group: 'Hematologia',
    category: 'Sangue',
    about: 'Conta e descreve as células do sangue; leia sempre as três séries juntas e compare com o exame anterior.',
    collect: 'Tubo com EDTA (tampa roxa), 4 mL, homogeneizado por inversão oito vezes. Não precisa de jejum.',
    tests: [
      'Hemograma completo | Hemograma (exame), Série vermelha e branca | hemoglobina 12 a 16 g/dL na mulher e 13,5 a 17,5 g/dL no homem | infecção, desidratação, policitemia | anemia, aplasia, hemodiluição',
      'Contagem de plaquetas | Plaquetas, Plaquetometria | 150.000 a 450.000/mm³ | inflamação, ferropenia, trombocitemia | dengue, púrpura imune, hiperesplenismo',
      'Reticulócitos | Contagem de reticulócitos | 0,5 a 2% | hemólise, sangramento, reposição de ferro | aplasia, carência de ferro ou B12',
      'Velocidade de hemossedimentação | VHS, Hemossedimentação | até 20 mm na primeira hora | inflamação, gestação, mieloma | policitemia, anemia falciforme',
      'Eletroforese de hemoglobina | Perfil de hemoglobinas | HbA acima de 95%, HbA2 de 2 a 3,5% | HbS na falciforme, HbA2 na talassemia beta | HbA2 na talassemia alfa',
      'Coombs direto | Antiglobulina direta | negativo | anemia hemolítica autoimune, reação transfusional | não se aplica',
    ],
  },
  {
    group: 'Coagulação',
    category: 'Sangue',
    about: 'Mede o tempo de formação do coágulo por cada via; anticoagulantes mudam o resultado.',
    collect: 'Tubo com citrato (tampa azul), cheio até a marca: a proporção errada invalida o exame.',
    tests: [
      'Tempo de protrombina | TAP, RNI | atividade de 70 a 100%, RNI até 1,2 | varfarina, hepatopatia, carência de vitamina K | sem significado clínico',
      'Tempo de tromboplastina parcial ativada | TTPA | relação até 1,25 | heparina, hemofilia, anticoagulante lúpico | fase aguda',
      'Fibrinogênio | Fator I | 200 a 400 mg/dL | inflamação, gestação | coagulação intravascular disseminada, hepatopatia',
      'D-dímero | Produtos de degradação da fibrina | até 500 ng/mL | trombose, gestação, cirurgia, câncer | não se aplica',
      'Proteína C da coagulação | Atividade da proteína C | 70 a 140% | sem significado clínico | trombofilia, uso de varfarina',
    ],
  },
  {
    group: 'Função renal',
    category: 'Bioquímica',
    about: 'Estima a filtração e o equilíbrio do meio interno; um valor isolado diz menos que a tendência.',
    collect: 'Tubo seco ou com gel (tampa amarela). Evite o exercício intenso e o excesso de carne na véspera.',
    tests: [
      'Creatinina | Creatinina sérica | 0,6 a 1,1 mg/dL na mulher e 0,7 a 1,3 mg/dL no homem | lesão renal, massa muscular grande | sarcopenia, gestação',
      'Ureia | Ureia sérica, Nitrogênio ureico | 15 a 45 mg/dL | desidratação, hemorragia digestiva, lesão renal | hepatopatia, desnutrição',
      'Ácido úrico | Urato, Uricemia | 2,4 a 6 mg/dL na mulher e 3,4 a 7 mg/dL no homem | gota, diurético, lise tumoral | síndrome de Fanconi',
      'Cistatina C | Cistatina | 0,5 a 1 mg/L | queda da filtração, corticoide | hipotireoidismo',
      'Microalbuminúria | Albuminúria, Relação albumina-creatinina | até 30 mg/g | nefropatia diabética, hipertensão, febre | não se aplica',
      'Clearance de creatinina | Depuração de creatinina | 80 a 120 mL/min | gestação, diabetes inicial | doença renal, coleta incompleta',
    ],
  },
  {
    group: 'Eletrólitos',
    category: 'Bioquímica',
    about: 'Os íons governam a membrana do neurônio e do miócito; corrija devagar o que se instalou devagar.',
    collect:
      'Tubo seco ou heparinizado, sem garrote prolongado e sem abrir e fechar a mão: a hemólise eleva o potássio.',
    tests: [
      'Sódio | Natremia | 135 a 145 mEq/L | desidratação, diabetes insípido | diurético, secreção inapropriada de ADH, insuficiência cardíaca',
      'Potássio | Calemia | 3,5 a 5 mEq/L | doença renal, inibidor da ECA, hemólise | diurético, vômito, insulina',
      'Cálcio total | Calcemia | 8,5 a 10,5 mg/dL | hiperparatireoidismo, neoplasia | hipoalbuminemia, carência de vitamina D',
      'Cálcio iônico | Cálcio ionizado | 1,12 a 1,32 mmol/L | hiperparatireoidismo, neoplasia | alcalose, pancreatite',
      'Magnésio | Magnesemia | 1,7 a 2,4 mg/dL | doença renal, antiácidos | etilismo, diarreia, inibidor de bomba',
      'Fósforo | Fosfatemia | 2,5 a 4,5 mg/dL | doença renal, lise tumoral | realimentação, hiperparatireoidismo',
      'Cloro | Cloremia | 96 a 106 mEq/L | acidose hiperclorêmica, soro fisiológico | vômito, alcalose metabólica',
    ],
  },
  {
    group: 'Função hepática',
    category: 'Bioquímica',
    about: 'Separe a lesão do hepatócito, a colestase e a perda da síntese: são três perguntas diferentes.',
    collect: 'Tubo seco ou com gel. Jejum de 4 horas; proteja da luz a amostra para bilirrubinas.',
    tests: [
      'Transaminase oxalacética | TGO, AST | até 40 U/L | hepatite, rabdomiólise, infarto | carência de piridoxina',
      'Transaminase pirúvica | TGP, ALT | até 41 U/L | hepatite viral, esteatose, fármacos | sem significado clínico',
      'Fosfatase alcalina | FA | 40 a 130 U/L | colestase, crescimento, doença de Paget | hipofosfatasia',
      'Gama-glutamiltransferase | Gama-GT, GGT | até 55 U/L | colestase, álcool, indutores | hipotireoidismo',
      'Bilirrubinas | Bilirrubina total e frações | total até 1,2 mg/dL, direta até 0,3 mg/dL | hemólise, hepatite, obstrução biliar | sem significado clínico | ictericia-escleras',
      'Albumina | Albumina sérica | 3,5 a 5 g/dL | desidratação | cirrose, síndrome nefrótica, inflamação',
      'Amônia | Amonemia | 15 a 45 mcg/dL | encefalopatia hepática, erro inato, valproato | sem significado clínico',
    ],
  },
  {
    group: 'Metabolismo da glicose',
    category: 'Bioquímica',
    about: 'Mostra o açúcar de agora ou o dos últimos três meses; escolha pelo que quer decidir.',
    collect: 'Tubo com fluoreto (tampa cinza), que impede o consumo da glicose pelas células. Jejum de 8 horas.',
    tests: [
      'Glicemia de jejum | Glicose, Glicemia | 70 a 99 mg/dL | diabetes, corticoide, estresse | insulina, sepse, insuficiência adrenal',
      'Hemoglobina glicada | HbA1c, A1c | até 5,6% | diabetes, ferropenia | hemólise, transfusão, hemoglobinopatia',
      'Teste oral de tolerância à glicose | TOTG, Curva glicêmica | até 139 mg/dL em 2 horas | diabetes, pré-diabetes, gestação | hipoglicemia reativa',
      'Peptídeo C | Peptídeo de conexão | 1,1 a 4,4 ng/mL | insulinoma, resistência à insulina | diabetes tipo 1, insulina exógena',
      'Insulina basal | Insulinemia | 2 a 25 mcUI/mL | resistência à insulina, insulinoma | diabetes tipo 1',
    ],
  },
  {
    group: 'Lipídios',
    category: 'Bioquímica',
    about: 'O alvo depende do risco do paciente, não da faixa impressa no laudo.',
    collect: 'Tubo seco ou com gel. O jejum só é necessário se os triglicérides passarem de 440 mg/dL.',
    tests: [
      'Colesterol total | Colesterol | até 190 mg/dL | dislipidemia, hipotireoidismo, síndrome nefrótica | hipertireoidismo, desnutrição',
      'Colesterol HDL | HDL, Colesterol bom | acima de 40 mg/dL | exercício, estrogênio | tabagismo, obesidade',
      'Colesterol LDL | LDL, Colesterol ruim | conforme o risco: de 50 a 130 mg/dL | dislipidemia familiar, colestase | estatina, doença aguda',
      'Triglicérides | Triglicerídeos, TG | até 150 mg/dL em jejum | diabetes, álcool, obesidade | desnutrição, hipertireoidismo',
      'Lipoproteína (a) | Lp(a) | até 50 mg/dL | herança genética | sem significado clínico',
    ],
  },
  {
    group: 'Hormônios',
    category: 'Endocrinologia',
    about: 'O ritmo do dia e o ciclo menstrual mudam o valor; anote a hora e o dia da coleta.',
    collect: 'Tubo seco ou com gel, pela manhã. Suspenda a biotina 72 horas antes.',
    tests: [
      'Hormônio tireoestimulante | TSH, Tireotrofina | 0,4 a 4,5 mUI/L | hipotireoidismo, recuperação de doença grave | hipertireoidismo, gestação inicial, corticoide',
      'Tiroxina livre | T4 livre | 0,9 a 1,7 ng/dL | hipertireoidismo, amiodarona | hipotireoidismo, doença grave',
      'Cortisol basal | Cortisol das 8 horas | 6 a 18 mcg/dL | síndrome de Cushing, estresse | doença de Addison, uso de corticoide',
      'Paratormônio | PTH | 15 a 65 pg/mL | hiperparatireoidismo, carência de vitamina D | hipoparatireoidismo, neoplasia',
      'Prolactina | PRL | 5 a 25 ng/mL | prolactinoma, antipsicótico, amamentação | hipopituitarismo',
      'Gonadotrofina coriônica | Beta-hCG, Teste de gravidez no sangue | até 5 mUI/mL fora da gestação | gestação, mola, tumor germinativo | abortamento, gestação ectópica',
      'Vitamina D | 25-hidroxivitamina D | acima de 20 ng/mL | suplemento em excesso | pouca exposição ao sol, má absorção',
    ],
  },
  {
    group: 'Marcadores cardíacos',
    category: 'Urgência',
    about: 'O que decide é a curva: repita em 1 a 3 horas e compare com o quadro clínico e o eletrocardiograma.',
    collect: 'Tubo heparinizado (tampa verde), enviado de imediato. Registre a hora do início da dor.',
    tests: [
      'Troponina | Troponina I, Troponina ultrassensível | abaixo do percentil 99 do método | infarto, miocardite, embolia, doença renal | não se aplica | eletrocardiograma_normal',
      'Creatinofosfoquinase | CPK, CK total | até 190 U/L | rabdomiólise, exercício, estatina | baixa massa muscular',
      'CK-MB | Fração MB | até 5 ng/mL | infarto, cirurgia cardíaca | não se aplica',
      'Peptídeo natriurético | BNP, NT-proBNP | BNP até 100 pg/mL | insuficiência cardíaca, embolia, idade | obesidade',
    ],
  },
  {
    group: 'Inflamação e infecção',
    category: 'Urgência',
    about: 'Apoiam a suspeita, mas não dizem onde está o foco; o exame físico continua a mandar.',
    collect: 'Tubo seco ou com gel; a hemocultura vem antes do antibiótico, de dois locais, com antissepsia rigorosa.',
    tests: [
      'Proteína C reativa | PCR | até 5 mg/L | infecção bacteriana, trauma, doença inflamatória | hepatopatia grave',
      'Procalcitonina | PCT | até 0,1 ng/mL | sepse bacteriana, choque | infecção viral',
      'Lactato | Ácido lático | até 2 mmol/L | choque, sepse, convulsão, metformina | sem significado clínico',
      'Hemocultura | Cultura de sangue | sem crescimento em 5 dias | bacteremia, endocardite, contaminação | não se aplica',
      'Ferritina | Ferro de depósito | 15 a 150 ng/mL na mulher e 30 a 400 ng/mL no homem | inflamação, hemocromatose, dengue grave | ferropenia',
    ],
  },
  {
    group: 'Urina',
    category: 'Urina e fezes',
    about: 'Exame barato que responde muito, quando a coleta é boa.',
    collect: 'Primeira urina da manhã, jato médio, após higiene; entregar em até 2 horas ou refrigerar.',
    tests: [
      'Exame de urina tipo I | EAS, Urina rotina, Parcial de urina | densidade 1.005 a 1.030, sem nitrito | infecção, cálculo, glomerulonefrite | hiper-hidratação',
      'Urocultura | Cultura de urina | abaixo de 100.000 UFC/mL | infecção urinária, contaminação | uso de antibiótico',
      'Proteinúria de 24 horas | Proteína na urina de 24 horas | até 150 mg | síndrome nefrótica, pré-eclâmpsia | coleta incompleta',
      'Sódio urinário | Natriurese | 40 a 220 mEq em 24 horas | diurético, lesão tubular | lesão pré-renal, cirrose',
    ],
  },
  {
    group: 'Fezes',
    category: 'Urina e fezes',
    about: 'Peça mais de uma amostra: os ovos e os cistos saem em dias alternados.',
    collect: 'Frasco com conservante, três amostras em dias alternados, sem laxante na semana anterior.',
    tests: [
      'Parasitológico de fezes | EPF, Protoparasitológico | ausência de ovos, cistos e larvas | parasitose intestinal | amostra única ou antiga',
      'Sangue oculto nas fezes | Pesquisa de sangue oculto | negativo | câncer colorretal, úlcera, hemorroida | vitamina C em excesso',
      'Calprotectina fecal | Calprotectina | até 50 mcg/g | doença inflamatória intestinal, anti-inflamatório | síndrome do intestino irritável',
    ],
  },
  {
    group: 'Imunologia',
    category: 'Imunologia e sorologia',
    about: 'Autoanticorpo sem clínica não é doença; peça quando o resultado for mudar a conduta.',
    collect: 'Tubo seco ou com gel, 5 mL. Não precisa de jejum.',
    tests: [
      'Fator antinúcleo | FAN | até 1:80 | lúpus, Sjögren, fármacos, pessoas sadias | não se aplica | lesoes-elementares',
      'Fator reumatoide | FR | até 14 UI/mL | artrite reumatoide, hepatite C, idade | não se aplica',
      'Antiestreptolisina O | ASLO, ASO | até 200 UI/mL | estreptococcia recente | não se aplica',
      'Complemento C3 | C3 | 90 a 180 mg/dL | inflamação aguda | nefrite lúpica, glomerulonefrite pós-estreptocócica',
    ],
  },
  {
    group: 'Sorologias',
    category: 'Imunologia e sorologia',
    about: 'IgM e IgG contam o tempo da infecção; respeite a janela imunológica e confirme o teste reagente.',
    collect: 'Tubo seco ou com gel; ofereça aconselhamento antes e depois do resultado.',
    tests: [
      'Anti-HIV | Teste de HIV, Sorologia para HIV | não reagente | infecção pelo HIV, falso-positivo na gestação | janela imunológica',
      'VDRL | Teste não treponêmico, Sorologia para sífilis | não reagente | sífilis ativa, lúpus, cicatriz sorológica | sífilis primária precoce',
      'Antígeno de superfície da hepatite B | HBsAg | não reagente | hepatite B aguda ou crônica | mutação do antígeno',
      'Anti-HCV | Sorologia para hepatite C | não reagente | hepatite C atual ou curada | imunossupressão',
      'Antígeno NS1 da dengue | NS1 | não reagente | dengue até o quinto dia | coleta tardia',
    ],
  },
];
