import { type System } from '../system';

export const surgical: System = {
  title: 'Cirurgia geral',
  category: 'SURGERY',
  risks: ['Obesidade', 'Cirurgia prévia', 'Esforço físico intenso', 'Idade avançada', 'Tabagismo'],
  diagnostic: [
    'Abdome agudo é diagnóstico de mãos e relógio: examine de novo em quatro horas se houver dúvida. Analgesia não mascara.',
    'Hemograma, lipase, beta-hCG e imagem dirigida; quem está instável opera sem tomografia.',
  ],
  treatment: [
    'Jejum pelo tempo certo, antibiótico até sessenta minutos antes da incisão e lista de verificação na sala.',
    'Deambulação precoce, analgesia sem excesso de opioide e profilaxia de trombose desde o primeiro dia.',
  ],
  diseases: {
    'Abdome agudo': `
Apendicite aguda | K35 | Dor em fossa ilíaca direita, Náuseas, Febre, Perda do apetite | escore de Alvarado e imagem | apendicectomia
Colelitíase | K80.2 | Dor no hipocôndrio direito, Náuseas, Plenitude pós-prandial | ultrassonografia | colecistectomia
Colecistite aguda | K81.0 | Dor no hipocôndrio direito, Febre, Vômitos | ultrassonografia | antibiótico e colecistectomia precoce
Coledocolitíase | K80.5 | Icterícia, Dor no hipocôndrio direito, Urina escura | colangiorressonância | CPRE
Obstrução intestinal | K56.6 | Distensão abdominal, Vômitos, Parada de gases e fezes, Dor abdominal | tomografia | sonda, hidratação e cirurgia
Volvo de sigmoide | K56.2 | Distensão abdominal, Parada de gases e fezes, Dor abdominal | radiografia | descompressão endoscópica
Perfuração gastrointestinal | K63.1 | Dor abdominal, Abdome em tábua, Hipotensão | radiografia com pneumoperitônio | laparotomia
Isquemia mesentérica | K55.0 | Dor abdominal, Diarreia com sangue, Hipotensão | angiotomografia | revascularização
Peritonite bacteriana secundária | K65 | Dor abdominal, Febre, Abdome em tábua, Taquicardia | exame clínico e tomografia | cirurgia e antibiótico
Hemorragia digestiva alta | K92.2 | Hematêmese, Melena, Hipotensão, Palidez | endoscopia em 24 horas | reposição e hemostasia
Trauma esplênico | S36.0 | Dor abdominal, Hipotensão, Dor no ombro, Palidez | FAST e tomografia | observação ou esplenectomia
`,
    'Parede abdominal, ânus e partes moles': `
Hérnia inguinal | K40 | Abaulamento na virilha, Dor na virilha | exame físico | herniorrafia com tela
Hérnia umbilical | K42 | Abaulamento no umbigo, Dor abdominal | exame físico | herniorrafia
Hérnia incisional | K43 | Abaulamento em cicatriz, Dor abdominal | exame físico e tomografia | correção com tela
Doença hemorroidária | K64 | Sangramento retal, Prurido anal, Nódulo anal | anuscopia | ligadura elástica
Fissura anal | K60.2 | Dor ao evacuar, Sangramento retal | inspeção | diltiazem tópico
Abscesso anorretal | K61 | Dor anal, Febre, Nódulo anal | exame físico | drenagem
Fístula anal | K60.3 | Secreção anal, Dor anal | ressonância | fistulotomia
Cisto pilonidal | L05 | Dor no cóccix, Secreção na pele | exame físico | excisão
Lipoma | D17 | Nódulo na pele | exame físico | observação ou excisão
Unha encravada | L60.0 | Dor no dedão do pé, Vermelhidão da pele | exame físico | cantoplastia
Queimadura | T30 | Dor na pele, Bolhas, Vermelhidão da pele | regra dos nove | hidratação e curativo
`,
  },
};
