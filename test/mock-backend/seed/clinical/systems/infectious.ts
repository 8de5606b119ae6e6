import { type System } from '../system';

export const infectious: System = {
  title: 'Infectologia',
  category: 'CLINIC',
  risks: [
    'Viagem a área endêmica',
    'Imunossupressão',
    'Água sem tratamento',
    'Relação sexual sem proteção',
    'Vacinação incompleta',
  ],
  diagnostic: [
    'Procedência, viagens, contatos, animais, água e vacinas respondem a metade da pergunta. Anote o dia exato do início da febre: exames e sinais de alarme dependem dele.',
    'Colha culturas antes do antibiótico sempre que isso não atrase o tratamento do paciente grave. Notifique na suspeita.',
  ],
  treatment: [
    'Reavalie o antibiótico em 48 a 72 horas: estreite, troque a via ou suspenda. O tempo mais curto que cura é o melhor.',
    'Oriente sinais de alarme por escrito e confirme que o paciente tem como voltar. Trate contatos quando a doença pedir.',
  ],
  diseases: {
    'Arboviroses e doenças tropicais': `
Dengue | A90 | Febre, Dor atrás dos olhos, Mialgia, Exantema, Cefaleia, Petéquias, Dor abdominal | prova do laço, hemograma e NS1 | hidratação conforme o grupo de risco
Chikungunya | A92.0 | Febre, Dor articular, Exantema, Edema articular, Cefaleia | RT-PCR ou sorologia | analgesia e fisioterapia
Zika | A92.8 | Exantema, Prurido, Olho vermelho, Dor articular, Febre | RT-PCR | sintomáticos e vigilância na gestante
Febre amarela | A95 | Febre, Icterícia, Bradicardia, Vômitos, Sangramento gengival | RT-PCR e transaminases | suporte intensivo; vacina previne
Malária | B54 | Febre, Calafrios, Sudorese, Cefaleia, Esplenomegalia, Palidez | gota espessa | esquema conforme a espécie
Leishmaniose visceral | B55.0 | Febre, Esplenomegalia, Perda de peso, Palidez, Hepatomegalia | teste rápido rK39 e mielograma | anfotericina B lipossomal
Leishmaniose cutânea | B55.1 | Úlcera cutânea, Linfonodomegalia | raspado da borda | antimonial intralesional ou sistêmico
Esquistossomose | B65 | Diarreia, Hepatomegalia, Esplenomegalia, Dor abdominal, Hematêmese | Kato-Katz | praziquantel
Leptospirose | A27 | Febre, Dor na panturrilha, Icterícia, Olho vermelho, Hemoptise | sorologia e função renal | doxiciclina ou penicilina
Febre maculosa | A77.0 | Febre, Exantema, Cefaleia, Mialgia, Petéquias | sorologia pareada | doxiciclina na suspeita
Hanseníase | A30 | Mancha com perda de sensibilidade, Formigamento, Espessamento de nervo, Fraqueza muscular | exame dermatoneurológico e baciloscopia | poliquimioterapia única
`,
    'Infecções sistêmicas': `
Infecção pelo HIV | B24 | Perda de peso, Febre, Linfonodomegalia, Diarreia, Úlcera oral | dois testes rápidos | dolutegravir, tenofovir e lamivudina
Sífilis | A53 | Úlcera genital, Exantema, Linfonodomegalia, Queda de cabelo | VDRL e teste treponêmico | penicilina benzatina
Gonorreia | A54 | Corrimento uretral, Disúria, Corrimento vaginal | teste molecular | ceftriaxona com azitromicina
Sepse | A41 | Febre, Hipotensão, Taquicardia, Confusão mental, Calafrios, Oligúria | lactato e hemoculturas | antibiótico na primeira hora e cristaloide
Meningite bacteriana | G00 | Febre, Rigidez de nuca, Cefaleia, Fotofobia, Vômitos, Petéquias | punção lombar | ceftriaxona e dexametasona
Mononucleose infecciosa | B27 | Febre, Dor de garganta, Linfonodomegalia, Fadiga, Esplenomegalia | anticorpos para Epstein-Barr | repouso e evitar esporte de contato
Toxoplasmose | B58 | Linfonodomegalia, Febre, Fadiga, Visão turva | IgM, IgG e avidez | sulfadiazina e pirimetamina quando indicado
Tétano | A35 | Trismo, Rigidez muscular, Espasmos dolorosos, Disfagia | diagnóstico clínico | imunoglobulina, metronidazol e sedação
Raiva humana | A82 | Hidrofobia, Agitação, Espasmos dolorosos, Formigamento | imunofluorescência | profilaxia após exposição
Febre tifoide | A01.0 | Febre, Dor abdominal, Constipação, Cefaleia, Bradicardia | hemocultura | ceftriaxona ou azitromicina
Ascaridíase | B77 | Dor abdominal, Náuseas, Distensão abdominal, Tosse seca | parasitológico de fezes | albendazol
`,
  },
};
