import { type System } from '../system';

export const gynaecological: System = {
  title: 'Ginecologia',
  category: 'GYNECOLOGIC',
  risks: ['Relação sexual sem proteção', 'Obesidade', 'Menopausa', 'História familiar', 'Tabagismo'],
  diagnostic: [
    'Data da última menstruação e teste de gravidez vêm antes de qualquer hipótese na mulher em idade fértil.',
    'Exame especular, toque e ultrassonografia transvaginal resolvem a maior parte; explique cada passo e peça licença.',
  ],
  treatment: [
    'Considere o desejo de engravidar em toda escolha. Trate a parceria quando a infecção for de transmissão sexual.',
    'Retorne em três ciclos com o diário menstrual para julgar o resultado.',
  ],
  diseases: {
    'Doenças do útero e dos ovários': `
Mioma uterino | D25 | Sangramento menstrual intenso, Dor pélvica, Massa pélvica, Palidez | ultrassonografia transvaginal | DIU hormonal ou miomectomia
Endometriose | N80 | Cólica menstrual, Dor na relação sexual, Dor pélvica, Infertilidade | ressonância com preparo | dienogeste ou cirurgia
Adenomiose | N80.0 | Cólica menstrual, Sangramento menstrual intenso, Dor pélvica | ressonância | DIU hormonal
Síndrome dos ovários policísticos | E28.2 | Amenorreia, Acne, Excesso de pelos, Ganho de peso, Infertilidade | critérios de Roterdã | anticoncepcional e metformina
Cisto de ovário | N83.2 | Dor pélvica, Massa pélvica | ultrassonografia | observação
Torção de ovário | N83.5 | Dor pélvica, Náuseas, Vômitos | Doppler | laparoscopia
Câncer do colo do útero | C53 | Sangramento após relação, Corrimento vaginal, Dor pélvica | colposcopia e biópsia | cirurgia ou quimiorradioterapia
Câncer do endométrio | C54.1 | Sangramento após a menopausa, Dor pélvica | biópsia do endométrio | histerectomia
Câncer de ovário | C56 | Distensão abdominal, Saciedade precoce, Massa pélvica, Perda de peso | ultrassonografia e CA-125 | citorredução
Prolapso genital | N81 | Sensação de bola na vagina, Incontinência urinária, Peso pélvico | exame físico | pessário ou cirurgia
Menopausa sintomática | N95.1 | Ondas de calor, Secura vaginal, Insônia, Irritabilidade | diagnóstico clínico | terapia hormonal
Dismenorreia primária | N94.4 | Cólica menstrual, Náuseas, Cefaleia | diagnóstico clínico | anti-inflamatório
`,
    'Vulva, vagina e mama': `
Vaginose bacteriana | N76.0 | Corrimento vaginal, Odor vaginal | critérios de Amsel | metronidazol
Candidíase vulvovaginal | B37.3 | Prurido vulvar, Corrimento vaginal, Dor na relação sexual | exame a fresco | fluconazol
Tricomoníase | A59 | Corrimento vaginal, Prurido vulvar, Disúria | exame a fresco | metronidazol e tratar a parceria
Doença inflamatória pélvica | N73 | Dor pélvica, Febre, Corrimento vaginal, Dor na relação sexual | exame clínico | ceftriaxona, doxiciclina e metronidazol
Vulvovaginite atrófica | N95.2 | Secura vaginal, Dor na relação sexual, Prurido vulvar | exame clínico | estrogênio tópico
Bartolinite | N75 | Dor vulvar, Nódulo vulvar, Febre | exame clínico | drenagem
Condiloma acuminado | A63.0 | Verrugas genitais, Prurido vulvar | exame clínico | ácido tricloroacético
Câncer de mama | C50 | Nódulo na mama, Retração do mamilo, Saída de sangue pelo mamilo | mamografia e biópsia | cirurgia, quimioterapia e hormonioterapia
Fibroadenoma da mama | D24 | Nódulo na mama | ultrassonografia | seguimento
`,
  },
};
