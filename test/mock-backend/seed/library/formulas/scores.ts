/** `name | synonyms, separated by commas | category | item: points; … | result: meaning; …` */
export const scores = `
CHA2DS2-VASc | Risco de AVC na fibrilação atrial | Cardiologia | Insuficiência cardíaca: 1; Hipertensão: 1; Idade de 75 anos ou mais: 2; Diabetes: 1; AVC prévio: 2; Doença vascular: 1; Idade de 65 a 74 anos: 1; Sexo feminino: 1 | 0: sem anticoagulante; 1: considerar; 2 ou mais: anticoagular
HAS-BLED | Risco de sangramento | Cardiologia | Hipertensão não controlada: 1; Função renal ou hepática alterada: 1; AVC: 1; Sangramento prévio: 1; RNI lábil: 1; Idade acima de 65 anos: 1; Fármacos ou álcool: 1 | 0 a 2: risco baixo; 3 ou mais: corrigir fatores e vigiar
HEART | Dor torácica na urgência | Cardiologia | História suspeita: 2; Eletrocardiograma alterado: 2; Idade acima de 65 anos: 2; Três fatores de risco: 2; Troponina elevada: 2 | 0 a 3: alta segura; 4 a 6: observar; 7 ou mais: intervir
TIMI sem supradesnível | TIMI | Cardiologia | Idade de 65 anos ou mais: 1; Três fatores de risco: 1; Estenose conhecida: 1; Uso de aspirina: 1; Duas anginas em 24 h: 1; Desvio de ST: 1; Marcador elevado: 1 | 0 a 2: baixo; 3 a 4: intermediário; 5 a 7: alto
Killip | Classe de Killip | Cardiologia | Estertores nas bases: 1; Edema pulmonar: 2; Choque: 3 | 0: classe I; 1: classe II; 2: classe III; 3: classe IV
Wells para TVP | Probabilidade de trombose | Angiologia | Câncer ativo: 1; Imobilização: 1; Acamado ou cirurgia: 1; Dor venosa: 1; Edema de toda a perna: 1; Panturrilha 3 cm maior: 1; Cacifo: 1 | 0: baixa; 1 a 2: moderada; 3 ou mais: alta
Wells para TEP | Probabilidade de embolia | Pneumologia | Sinais de TVP: 3; TEP é o mais provável: 3; Frequência acima de 100: 1.5; Cirurgia recente: 1.5; TVP ou TEP prévios: 1.5; Hemoptise: 1; Câncer: 1 | até 4: improvável, dosar D-dímero; acima de 4: provável, angiotomografia
CURB-65 | Gravidade da pneumonia | Pneumologia | Confusão: 1; Ureia acima de 43 mg/dL: 1; Frequência respiratória de 30 ou mais: 1; Pressão baixa: 1; Idade de 65 anos ou mais: 1 | 0 a 1: ambulatório; 2: internar; 3 ou mais: considerar UTI
PESI simplificado | sPESI | Pneumologia | Acima de 80 anos: 1; Câncer: 1; Doença cardiopulmonar: 1; Frequência de 110 ou mais: 1; Pressão abaixo de 100: 1; Saturação abaixo de 90%: 1 | 0: baixo risco; 1 ou mais: alto risco
BODE | Prognóstico na DPOC | Pneumologia | IMC até 21: 1; VEF1 até 35%: 3; Dispneia intensa: 3; Caminhada até 149 m: 3 | 0 a 2: 80% em quatro anos; 7 a 10: 18% em quatro anos
STOP-Bang | Risco de apneia do sono | Pneumologia | Ronco: 1; Cansaço: 1; Apneia observada: 1; Pressão alta: 1; IMC acima de 35: 1; Acima de 50 anos: 1; Pescoço largo: 1; Sexo masculino: 1 | 0 a 2: baixo; 3 a 4: intermediário; 5 a 8: alto
Glasgow | Escala de coma de Glasgow, ECG de coma | Neurologia | Abertura ocular: 4; Resposta verbal: 5; Resposta motora: 6 | 13 a 15: leve; 9 a 12: moderado; 3 a 8: grave, proteger a via aérea
NIHSS | Escala de AVC | Neurologia | Consciência: 7; Olhar e campo: 5; Face: 3; Membros: 16; Ataxia e sensibilidade: 4; Fala e atenção: 7 | 1 a 4: leve; 5 a 15: moderado; 16 a 20: moderado a grave; acima de 20: grave
ABCD2 | Risco após AIT | Neurologia | Idade de 60 anos ou mais: 1; Pressão de 140/90 ou mais: 1; Fraqueza unilateral: 2; Duração de 60 minutos ou mais: 2; Diabetes: 1 | 0 a 3: baixo; 4 a 5: moderado; 6 a 7: alto
Hunt-Hess | Gravidade da hemorragia subaracnóidea | Neurologia | Cefaleia leve: 1; Cefaleia intensa: 2; Sonolência: 3; Estupor: 4; Coma: 5 | 1 a 3: clipar cedo; 4 a 5: estabilizar
Cincinnati | Escala pré-hospitalar de AVC | Neurologia | Queda da face: 1; Queda do braço: 1; Fala alterada: 1 | 0: improvável; 1 ou mais: acionar o código AVC
qSOFA | SOFA rápido | Terapia intensiva | Frequência respiratória de 22 ou mais: 1; Pressão sistólica até 100: 1; Consciência alterada: 1 | 0 a 1: baixo; 2 ou 3: alto risco de morte
SOFA | Falência de órgãos | Terapia intensiva | Respiração: 4; Coagulação: 4; Fígado: 4; Circulação: 4; Consciência: 4; Rim: 4 | aumento de 2 ou mais: disfunção por sepse
RASS | Escala de sedação | Terapia intensiva | Combativo: 4; Agitado: 2; Calmo: 0; Sonolento: -1; Sedação profunda: -4 | 0 a -2: alvo habitual
Braden | Risco de lesão por pressão | Enfermagem | Percepção: 4; Umidade: 4; Atividade: 4; Mobilidade: 4; Nutrição: 4; Fricção: 3 | até 12: alto; 13 a 14: moderado; 15 a 18: leve
Morse | Risco de queda | Enfermagem | Queda prévia: 25; Dois diagnósticos: 15; Apoio para andar: 15; Acesso venoso: 20; Marcha fraca: 10; Desorientação: 15 | 0 a 24: baixo; 25 a 44: moderado; 45 ou mais: alto
Child-Pugh | Gravidade da cirrose | Gastroenterologia | Encefalopatia: 3; Ascite: 3; Bilirrubina: 3; Albumina: 3; RNI: 3 | 5 a 6: A; 7 a 9: B; 10 a 15: C
Glasgow-Blatchford | Hemorragia digestiva alta | Gastroenterologia | Ureia elevada: 6; Hemoglobina baixa: 6; Pressão baixa: 3; Frequência de 100 ou mais: 1; Melena: 1; Síncope: 2; Hepatopatia: 2; Insuficiência cardíaca: 2 | 0 a 1: ambulatório; 2 ou mais: internar e endoscopia
Ranson na admissão | Gravidade da pancreatite | Gastroenterologia | Acima de 55 anos: 1; Leucócitos acima de 16.000: 1; Glicemia acima de 200: 1; DHL acima de 350: 1; TGO acima de 250: 1 | 0 a 2: leve; 3 ou mais: grave
Alvarado | Apendicite | Cirurgia | Dor migratória: 1; Anorexia: 1; Náusea: 1; Dor na fossa ilíaca: 2; Descompressão dolorosa: 1; Febre: 1; Leucocitose: 2; Desvio à esquerda: 1 | 0 a 4: improvável; 5 a 6: observar; 7 a 10: operar
Apgar | Vitalidade do recém-nascido | Pediatria | Frequência cardíaca: 2; Respiração: 2; Tônus: 2; Reflexos: 2; Cor: 2 | 7 a 10: boa; 4 a 6: moderada; 0 a 3: grave
Silverman-Andersen | Desconforto respiratório neonatal | Pediatria | Retração intercostal: 2; Retração xifoide: 2; Batimento de asa: 2; Gemido: 2; Balanço toracoabdominal: 2 | 0: sem; 1 a 4: leve; 5 a 10: grave
Westley | Gravidade da crupe | Pediatria | Estridor: 2; Retração: 3; Entrada de ar: 2; Cianose: 5; Consciência: 5 | até 2: leve; 3 a 7: moderada; 8 ou mais: grave
Centor modificado | McIsaac, Amigdalite estreptocócica | Infectologia | Exsudato: 1; Linfonodos dolorosos: 1; Febre: 1; Sem tosse: 1; De 3 a 14 anos: 1 | 0 a 1: não testar; 2 a 3: testar; 4 ou mais: tratar ou testar
Bishop | Maturação do colo | Obstetrícia | Dilatação: 3; Apagamento: 3; Altura: 3; Consistência: 2; Posição: 2 | até 6: amadurecer o colo; acima de 6: induzir
PHQ-9 | Rastreio de depressão | Psiquiatria | Humor: 3; Interesse: 3; Sono: 3; Energia: 3; Apetite: 3; Culpa: 3; Concentração: 3; Psicomotricidade: 3; Ideação: 3 | 0 a 4: mínima; 5 a 9: leve; 10 a 14: moderada; 15 ou mais: grave
GAD-7 | Rastreio de ansiedade | Psiquiatria | Nervosismo: 3; Descontrole: 3; Preocupação: 3; Tensão: 3; Inquietude: 3; Irritação: 3; Medo: 3 | 5: leve; 10: moderada; 15: grave
CAGE | Rastreio de uso de álcool | Psiquiatria | Reduzir: 1; Crítica: 1; Culpa: 1; Beber pela manhã: 1 | 0 a 1: negativo; 2 a 4: positivo
FINDRISC | Risco de diabetes | Endocrinologia | Idade: 4; IMC: 3; Cintura: 4; Sedentarismo: 2; Pouca fruta: 1; Anti-hipertensivo: 2; Glicemia alta prévia: 5; Família: 5 | até 7: baixo; 12 a 14: moderado; acima de 14: alto
IPSS | Sintomas da próstata | Urologia | Esvaziamento: 5; Frequência: 5; Intermitência: 5; Urgência: 5; Jato: 5; Esforço: 5; Noctúria: 5 | até 7: leve; 8 a 19: moderado; 20 a 35: grave
`
  .trim()
  .split('\n')
  .map(line => line.split('|').map(part => part.trim()));
