/** `name | synonyms, separated by commas | minimum number of items that must be present | item; …` */
export const criteria = `
Framingham para insuficiência cardíaca | Diagnóstico de insuficiência cardíaca | 2 | Dispneia paroxística noturna; Turgência jugular; Estertores; Cardiomegalia; Terceira bulha; Edema pulmonar
Jones para febre reumática | Critérios de Jones | 2 | Cardite; Artrite; Coreia; Eritema marginado; Nódulos subcutâneos
Duke para endocardite | Critérios de Duke | 2 | Hemoculturas positivas; Ecocardiograma positivo; Nova regurgitação valvar
Sgarbossa | Infarto no bloqueio de ramo esquerdo | 1 | Supradesnível concordante de 1 mm; Infradesnível de V1 a V3; Supradesnível discordante de 5 mm
PERC | Exclusão de embolia | 8 | Menos de 50 anos; Frequência abaixo de 100; Saturação de 95% ou mais; Sem hemoptise; Sem estrogênio; Sem TVP prévia; Sem edema unilateral; Sem cirurgia recente
Light | Exsudato pleural | 1 | Proteína pleural/sérica acima de 0,5; DHL pleural/sérica acima de 0,6; DHL acima de dois terços do limite
Berlim para SDRA | Síndrome do desconforto respiratório agudo | 4 | Até uma semana; Opacidades bilaterais; Não explicada por falência cardíaca; PaO2/FiO2 até 300
Anthonisen | Exacerbação da DPOC | 2 | Mais dispneia; Mais escarro; Escarro purulento
Roma IV para intestino irritável | Síndrome do intestino irritável | 2 | Relacionada à evacuação; Mudança de frequência; Mudança da forma das fezes
Roma IV para constipação funcional | Constipação crônica | 2 | Esforço; Fezes duras; Evacuação incompleta; Manobras manuais; Menos de três por semana
Tóquio para colecistite | Colecistite aguda | 3 | Sinal de Murphy; Febre ou leucocitose; Imagem compatível
Tóquio para colangite | Colangite aguda | 3 | Inflamação sistêmica; Colestase; Dilatação das vias biliares
Atlanta para pancreatite | Pancreatite aguda | 2 | Dor típica; Lipase três vezes o limite; Imagem compatível
KDIGO para lesão renal aguda | Lesão renal aguda | 1 | Creatinina 0,3 mg/dL maior em 48 h; Creatinina 1,5 vez a basal; Diurese abaixo de 0,5 mL/kg/h por 6 h
Diabetes mellitus | Diagnóstico de diabetes | 1 | Jejum de 126 mg/dL ou mais; HbA1c de 6,5% ou mais; Duas horas de 200 mg/dL ou mais; Sintomas com 200 mg/dL
Síndrome metabólica | Critérios da IDF | 3 | Cintura aumentada; Triglicérides de 150 mg/dL; HDL baixo; Pressão de 130/85 mmHg; Glicemia de 100 mg/dL
Cetoacidose diabética | CAD | 3 | Glicemia acima de 250 mg/dL; pH até 7,30; Cetonemia ou cetonúria
Artrite reumatoide 2010 | ACR/EULAR | 6 | Mais de dez articulações; Fator reumatoide alto; Proteína C reativa elevada; Mais de seis semanas
Lúpus SLICC | Lúpus eritematoso sistêmico | 4 | Lúpus cutâneo; Úlceras orais; Sinovite; Serosite; Nefrite; Anemia hemolítica; FAN; Anti-DNA
Fibromialgia 2016 | Fibromialgia | 3 | Dor generalizada; Três meses; Índice de dor de 7 ou mais
Gota ACR | Artrite gotosa | 3 | Podagra; Início em um dia; Hiperuricemia; Tofo; Cristais
Ottawa para tornozelo | Radiografia do tornozelo | 1 | Dor no maléolo lateral; Dor no maléolo medial; Não apoia quatro passos
Ottawa para joelho | Radiografia do joelho | 1 | Acima de 55 anos; Dor na fíbula; Dor isolada na patela; Não flete 90 graus
Nexus | Radiografia cervical | 5 | Sem dor na linha média; Sem intoxicação; Alerta; Sem déficit focal; Sem lesão que distraia
Tomografia canadense no trauma | Canadian CT head | 1 | Glasgow abaixo de 15 em 2 h; Fratura aberta; Sinal de base; Dois vômitos; Acima de 65 anos
Enxaqueca sem aura | Migrânea sem aura | 5 | Cinco crises; De 4 a 72 horas; Pulsátil e unilateral; Náusea ou fotofobia; Sem outra causa
McDonald para esclerose múltipla | Esclerose múltipla | 2 | Disseminação no espaço; Disseminação no tempo
Kawasaki | Doença de Kawasaki | 4 | Conjuntivite; Mucosite; Exantema; Extremidades; Linfonodo cervical
Rotterdam | Síndrome dos ovários policísticos | 2 | Oligo-ovulação; Hiperandrogenismo; Ovários policísticos
Amsel | Vaginose bacteriana | 3 | Corrimento homogêneo; pH acima de 4,5; Teste das aminas; Células-guia
Pré-eclâmpsia | Hipertensão da gestação | 2 | Pressão de 140/90 após 20 semanas; Proteinúria de 300 mg; Lesão de órgão-alvo
`
  .trim()
  .split('\n')
  .map(line => line.split('|').map(part => part.trim()));
