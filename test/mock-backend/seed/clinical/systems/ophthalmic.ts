import { type System } from '../system';

export const ophthalmic: System = {
  title: 'Oftalmologia e otorrinolaringologia',
  category: 'CLINIC',
  risks: ['Idade avançada', 'Diabetes mellitus', 'Exposição a ruído', 'Atopia', 'Tabagismo'],
  diagnostic: [
    'Meça a acuidade visual de cada olho antes de qualquer colírio. Olho vermelho com dor ou perda visual não espera.',
    'Na orelha, otoscopia e diapasão separam condução de percepção; surdez súbita é urgência.',
  ],
  treatment: [
    'Ensine a pingar: uma gota, olho fechado por dois minutos, cinco minutos entre colírios. Corticoide ocular só com especialista.',
    'Antibiótico na otite e na sinusite só com critérios; analgesia sempre.',
  ],
  diseases: {
    'Doenças dos olhos': `
Conjuntivite viral | B30 | Olho vermelho, Lacrimejamento, Secreção ocular | exame clínico | compressas e higiene
Conjuntivite alérgica | H10.1 | Prurido ocular, Olho vermelho, Lacrimejamento | exame clínico | olopatadina
Glaucoma de ângulo aberto | H40.1 | Perda do campo visual, Visão turva | tonometria e campimetria | latanoprosta
Glaucoma agudo | H40.2 | Dor ocular, Olho vermelho, Visão turva, Náuseas, Cefaleia | tonometria | acetazolamida e iridotomia
Catarata senil | H25 | Visão turva, Ofuscamento, Mudança frequente de óculos | lâmpada de fenda | facoemulsificação
Retinopatia diabética | H36.0 | Visão turva, Moscas volantes, Perda visual súbita | fundo de olho | laser e antiangiogênico
Descolamento da retina | H33 | Moscas volantes, Flashes de luz, Perda do campo visual | fundo de olho | cirurgia
Degeneração macular | H35.3 | Visão distorcida, Visão turva | tomografia de coerência óptica | antiangiogênico
Uveíte anterior | H20 | Dor ocular, Olho vermelho, Fotofobia | lâmpada de fenda | corticoide tópico e cicloplégico
Ceratite bacteriana | H16 | Dor ocular, Olho vermelho, Secreção ocular, Fotofobia | fluoresceína e cultura | moxifloxacino
Pterígio | H11.0 | Olho vermelho, Irritação ocular | exame clínico | lubrificante ou cirurgia
`,
    'Ouvido, nariz e garganta': `
Otite média aguda | H66 | Dor de ouvido, Febre, Diminuição da audição | otoscopia | analgesia e amoxicilina
Otite externa | H60 | Dor de ouvido, Secreção no ouvido, Prurido no ouvido | otoscopia | gotas de ciprofloxacino
Rinossinusite aguda | J01 | Obstrução nasal, Dor facial, Secreção nasal, Cefaleia | exame clínico | lavagem e corticoide nasal
Rinite alérgica | J30 | Espirros, Coriza, Prurido nasal, Obstrução nasal | exame clínico | corticoide nasal
Faringoamigdalite estreptocócica | J03.0 | Dor de garganta, Febre, Linfonodomegalia, Placas na garganta | teste rápido | penicilina benzatina
Abscesso periamigdaliano | J36 | Dor de garganta, Trismo, Febre, Disfagia | exame clínico | drenagem e antibiótico
Vertigem posicional paroxística | H81.1 | Vertigem, Náuseas | manobra de Dix-Hallpike | manobra de Epley
Doença de Ménière | H81.0 | Vertigem, Zumbido, Diminuição da audição | audiometria | dieta e betaistina
Surdez súbita | H91.2 | Diminuição da audição, Zumbido, Vertigem | audiometria | corticoide imediato
Epistaxe recorrente | R04.0 | Epistaxe, Obstrução nasal | rinoscopia | compressão e cauterização
Câncer de laringe | C32 | Rouquidão, Disfagia, Nódulo cervical, Perda de peso | laringoscopia e biópsia | cirurgia ou radioterapia
`,
  },
};
