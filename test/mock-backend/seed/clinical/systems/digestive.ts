import { type System } from '../system';

export const digestive: System = {
  title: 'Gastroenterologia',
  category: 'CLINIC',
  risks: ['Etilismo', 'Uso de anti-inflamatórios', 'Obesidade', 'Água sem tratamento', 'Hepatite viral'],
  diagnostic: [
    'Situe a dor em relação às refeições, às evacuações e ao sono. Perda de peso, anemia, disfagia e sangramento são sinais de alarme em qualquer idade.',
    'Hemograma, enzimas hepáticas e ultrassonografia respondem à maioria das dúvidas; a endoscopia entra cedo depois dos 45 anos.',
  ],
  treatment: [
    'Trate primeiro o que o paciente come, bebe e toma por conta própria. Suspenda anti-inflamatórios e reduza o álcool antes de somar remédios.',
    'O inibidor de bomba deve ter dose e prazo para terminar. Marque na receita a data da reavaliação.',
  ],
  diseases: {
    'Esôfago, estômago e intestino': `
Doença do refluxo gastroesofágico | K21 | Pirose, Regurgitação, Tosse seca, Rouquidão, Dor torácica | endoscopia diante de alarme | inibidor de bomba de prótons por oito semanas
Acalasia | K22.0 | Disfagia, Regurgitação, Perda de peso, Dor torácica | manometria esofágica | dilatação ou miotomia
Gastrite crônica | K29.5 | Dor epigástrica, Náuseas, Plenitude pós-prandial | endoscopia com biópsia | erradicação do Helicobacter pylori
Úlcera péptica | K27 | Dor epigástrica, Pirose, Melena, Náuseas, Hematêmese | endoscopia | inibidor de bomba e erradicação
Dispepsia funcional | K30 | Plenitude pós-prandial, Dor epigástrica, Eructação, Náuseas | exclusão por endoscopia | dieta fracionada e procinético
Síndrome do intestino irritável | K58 | Dor abdominal, Distensão abdominal, Diarreia, Constipação, Flatulência | critérios de Roma IV | dieta, antiespasmódico e vínculo
Doença de Crohn | K50 | Diarreia, Dor abdominal, Perda de peso, Febre, Úlcera oral | ileocolonoscopia e calprotectina | corticoide na indução; biológico
Retocolite ulcerativa | K51 | Diarreia com sangue, Dor abdominal, Tenesmo, Perda de peso | colonoscopia com biópsia | mesalazina
Doença celíaca | K90.0 | Diarreia, Distensão abdominal, Perda de peso, Fadiga | antitransglutaminase e biópsia | dieta sem glúten
Gastroenterite aguda | A09 | Diarreia, Vômitos, Náuseas, Dor abdominal, Febre | exame clínico | reidratação oral
Constipação funcional | K59.0 | Constipação, Distensão abdominal, Dor ao evacuar | exame clínico | fibras, água e polietilenoglicol
Diverticulite aguda | K57.3 | Dor em fossa ilíaca esquerda, Febre, Constipação, Náuseas | tomografia | antibiótico; cirurgia na perfuração
Câncer colorretal | C18 | Sangramento retal, Alteração do hábito intestinal, Perda de peso, Dor abdominal | colonoscopia com biópsia | ressecção e quimioterapia
Câncer gástrico | C16 | Dor epigástrica, Perda de peso, Saciedade precoce, Vômitos, Melena | endoscopia com biópsia | gastrectomia e quimioterapia
`,
    'Fígado, vias biliares e pâncreas': `
Cirrose hepática | K74 | Ascite, Icterícia, Fadiga, Edema de membros inferiores, Aranhas vasculares | elastografia e ultrassonografia | tratar a causa, diurético e rastrear varizes
Doença hepática gordurosa | K76.0 | Fadiga, Desconforto no hipocôndrio direito, Hepatomegalia | ultrassonografia | perda de 7 a 10% do peso
Hepatite A | B15 | Icterícia, Náuseas, Fadiga, Urina escura, Febre | anti-HAV IgM | suporte e higiene
Hepatite B | B16 | Icterícia, Fadiga, Urina escura, Dor articular | HBsAg e anti-HBc | tenofovir quando indicado
Hepatite C | B18.2 | Fadiga, Dor articular, Icterícia | anti-HCV e carga viral | antivirais de ação direta
Encefalopatia hepática | K72.9 | Confusão mental, Sonolência diurna, Tremor, Hálito fétido | exame clínico e busca do precipitante | lactulose e rifaximina
Pancreatite aguda | K85 | Dor abdominal em faixa, Vômitos, Náuseas, Febre, Distensão abdominal | lipase | hidratação, analgesia e dieta precoce
Pancreatite crônica | K86.1 | Dor epigástrica, Esteatorreia, Perda de peso | tomografia e elastase fecal | abstinência e enzimas
Colangite aguda | K83.0 | Febre, Icterícia, Dor no hipocôndrio direito, Calafrios | ultrassonografia e bilirrubinas | antibiótico e drenagem endoscópica
`,
  },
};
