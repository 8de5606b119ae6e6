import { type System } from '../system';

export const obstetric: System = {
  title: 'Obstetrícia',
  category: 'OBSTETRICS',
  risks: ['Primeira gestação', 'Gestação múltipla', 'Hipertensão arterial', 'Idade materna avançada', 'Tabagismo'],
  diagnostic: [
    'Situe tudo na idade gestacional confirmada pela ultrassonografia do primeiro trimestre. Meça a pressão sentada, depois de repouso.',
    'Pergunte por perdas, contrações e movimentos fetais em toda consulta e registre na caderneta.',
  ],
  treatment: [
    'Dois pacientes, uma conduta: o bem da mãe vem primeiro e costuma ser o do feto. Confira a segurança de cada fármaco.',
    'Corticoide entre 24 e 34 semanas e sulfato de magnésio na hora certa mudam o futuro do recém-nascido.',
  ],
  diseases: {
    'Complicações da gestação': `
Hiperêmese gravídica | O21 | Vômitos, Náuseas, Perda de peso, Tontura | cetonúria e eletrólitos | hidratação, tiamina e ondansetrona
Pré-eclâmpsia | O14 | Cefaleia, Edema de membros inferiores, Visão turva, Dor epigástrica | pressão e proteinúria | sulfato de magnésio e parto oportuno
Eclâmpsia | O15 | Crise convulsiva, Cefaleia, Visão turva | diagnóstico clínico | sulfato de magnésio e parto
Síndrome HELLP | O14.2 | Dor epigástrica, Náuseas, Icterícia, Petéquias | plaquetas, transaminases e DHL | parto
Diabetes gestacional | O24.4 | Poliúria, Polidipsia, Ganho de peso | teste de tolerância com 75 g | dieta e insulina
Gravidez ectópica | O00 | Dor pélvica, Sangramento vaginal, Síncope, Amenorreia | beta-hCG e ultrassonografia | metotrexato ou cirurgia
Ameaça de aborto | O20.0 | Sangramento vaginal, Dor pélvica | ultrassonografia | observação
Abortamento incompleto | O03 | Sangramento vaginal, Dor pélvica, Febre | ultrassonografia | misoprostol ou aspiração
Mola hidatiforme | O01 | Sangramento vaginal, Vômitos, Amenorreia | ultrassonografia e beta-hCG | esvaziamento e seguimento
Placenta prévia | O44 | Sangramento vaginal | ultrassonografia transvaginal | repouso e cesariana
Descolamento prematuro da placenta | O45 | Dor abdominal, Sangramento vaginal, Hipotensão, Redução dos movimentos fetais | diagnóstico clínico | parto imediato
Colestase da gravidez | O26.6 | Prurido, Icterícia, Urina escura | ácidos biliares | ácido ursodesoxicólico
`,
    'Parto e puerpério': `
Trabalho de parto prematuro | O60 | Contrações uterinas, Dor lombar, Perda de líquido vaginal | colo e fibronectina | nifedipino e betametasona
Rotura prematura das membranas | O42 | Perda de líquido vaginal, Febre | exame especular | antibiótico e conduta pela idade gestacional
Corioamnionite | O41.1 | Febre, Dor pélvica, Odor vaginal, Taquicardia | diagnóstico clínico | ampicilina com gentamicina e parto
Hemorragia pós-parto | O72 | Sangramento vaginal, Hipotensão, Taquicardia, Palidez | índice de choque | massagem, ocitocina e ácido tranexâmico
Infecção puerperal | O85 | Febre, Odor vaginal, Dor pélvica | exame clínico | clindamicina com gentamicina
Mastite puerperal | O91 | Dor na mama, Febre, Vermelhidão da pele | exame clínico | cefalexina e manter a amamentação
Depressão pós-parto | F53.0/296.2 | Tristeza, Insônia, Ansiedade, Culpa excessiva | escala de Edimburgo | psicoterapia e sertralina
Tristeza puerperal | O99.3 | Choro fácil, Irritabilidade, Insônia | diagnóstico clínico | acolhimento e apoio
Ingurgitamento mamário | O92.7 | Dor na mama, Endurecimento da mama, Febre | exame clínico | esvaziamento e pega correta
Embolia por líquido amniótico | O88.1 | Dispneia, Hipotensão, Sangramento vaginal, Rebaixamento da consciência | diagnóstico clínico | suporte avançado
`,
  },
};
