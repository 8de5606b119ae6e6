import { type System } from '../system';

export const respiratory: System = {
  title: 'Pneumologia',
  category: 'CLINIC',
  risks: ['Tabagismo', 'Exposição ocupacional', 'Atopia', 'Imunossupressão', 'Poluição do ar'],
  diagnostic: [
    'Pergunte pela duração da tosse, por contato com tuberculose e pelo fumo em maços-ano. Meça a saturação em repouso e depois de um minuto de caminhada.',
    'A radiografia em duas incidências precede a tomografia; a espirometria com broncodilatador distingue obstrução fixa de obstrução reversível.',
  ],
  treatment: [
    'Confira a técnica do inalador em toda consulta: mais da metade dos pacientes erra pelo menos um passo, e o erro parece falha do remédio.',
    'Ofereça ajuda para deixar de fumar sem julgamento e atualize as vacinas contra influenza e pneumococo.',
  ],
  diseases: {
    'Doenças das vias aéreas': `
Asma | J45 | Sibilos, Dispneia, Tosse seca, Aperto no peito | espirometria com broncodilatador | corticoide inalatório com formoterol
Doença pulmonar obstrutiva crônica | J44 | Dispneia aos esforços, Tosse produtiva, Sibilos, Perda de peso | espirometria | broncodilatadores de longa ação
Bronquite aguda | J20 | Tosse produtiva, Febre, Mal-estar, Sibilos | exame clínico | sintomáticos, sem antibiótico
Bronquiectasia | J47 | Tosse produtiva, Hemoptise, Dispneia aos esforços, Baqueteamento digital | tomografia de alta resolução | fisioterapia respiratória e antibiótico nas exacerbações
Apneia obstrutiva do sono | G47.3 | Ronco, Sonolência diurna, Cefaleia, Irritabilidade, Fadiga | polissonografia | CPAP e perda de peso
Fibrose cística | E84 | Tosse produtiva, Diarreia, Baixo ganho de peso, Sibilos | teste do suor | enzimas pancreáticas, fisioterapia e moduladores
Resfriado comum | J00 | Coriza, Espirros, Dor de garganta, Obstrução nasal, Mal-estar | exame clínico | lavagem nasal e repouso
`,
    'Infecções respiratórias': `
Pneumonia adquirida na comunidade | J18 | Febre, Tosse produtiva, Dispneia, Dor pleurítica, Calafrios | radiografia de tórax e CURB-65 | amoxicilina ou macrolídeo conforme a gravidade
Pneumonia aspirativa | J69.0 | Febre, Tosse produtiva, Dispneia, Confusão mental | radiografia de tórax | ampicilina com sulbactam
Tuberculose pulmonar | A15 | Tosse produtiva, Febre, Sudorese noturna, Perda de peso, Hemoptise | teste rápido molecular no escarro | rifampicina, isoniazida, pirazinamida e etambutol
Abscesso pulmonar | J85 | Febre, Tosse produtiva, Hálito fétido, Perda de peso | tomografia de tórax | clindamicina por quatro a seis semanas
Influenza | J11 | Febre, Mialgia, Cefaleia, Tosse seca, Dor de garganta, Calafrios | teste molecular nos casos graves | oseltamivir em grupos de risco
COVID-19 | U07.1 | Febre, Tosse seca, Perda do olfato, Dispneia, Fadiga, Mialgia | teste de antígeno ou RT-PCR | suporte; dexametasona se precisar de oxigênio
Empiema pleural | J86 | Febre, Dor pleurítica, Dispneia, Sudorese noturna | toracocentese com pH | drenagem e antibiótico
Paracoccidioidomicose pulmonar | B41.0 | Tosse produtiva, Dispneia aos esforços, Perda de peso, Úlcera oral | exame micológico direto | itraconazol por nove a dezoito meses
`,
    'Pleura, circulação e interstício': `
Embolia pulmonar | I26 | Dispneia, Dor pleurítica, Taquicardia, Hemoptise, Síncope | angiotomografia ou dímero D conforme Wells | anticoagulação
Pneumotórax espontâneo | J93 | Dor pleurítica, Dispneia, Tosse seca | radiografia de tórax | aspiração ou drenagem
Derrame pleural | J90 | Dispneia, Dor pleurítica, Tosse seca, Macicez à percussão | toracocentese com critérios de Light | tratar a causa e esvaziar quando sintomático
Fibrose pulmonar idiopática | J84.1 | Dispneia aos esforços, Tosse seca, Baqueteamento digital, Fadiga | tomografia de alta resolução | antifibrótico e reabilitação
Silicose | J62 | Dispneia aos esforços, Tosse seca, Fadiga | radiografia com leitura OIT | afastar da exposição e notificar
Sarcoidose | D86 | Tosse seca, Linfonodomegalia, Eritema nodoso, Febre | biópsia com granuloma não caseoso | observação ou corticoide
Hipertensão pulmonar | I27.0 | Dispneia aos esforços, Síncope, Edema de membros inferiores, Fadiga | cateterismo direito | vasodilatadores pulmonares
Câncer de pulmão | C34 | Tosse seca, Hemoptise, Perda de peso, Rouquidão, Dor torácica | tomografia e biópsia | cirurgia, quimioterapia ou imunoterapia
`,
  },
};
