/** Paragraphs for a semiology of any system. Each topic uses four of each kind. */
export const common = {
  history: [
    'Use a escuta ativa: repita com suas palavras o que entendeu e peça que o paciente corrija. Esse resumo em voz alta revela detalhes que nenhuma pergunta dirigida alcança e mostra que ele foi ouvido.',
    'Monte uma linha do tempo com o paciente, do último dia em que se sentiu bem até hoje. Marque nela consultas, remédios, viagens e mudanças de trabalho; a sequência costuma valer mais que a lista de sintomas.',
    'Pergunte o que já foi tentado: remédios caseiros, chás, automedicação, benzimento, outras consultas. Anote o que melhorou, o que piorou e o que foi interrompido por efeito indesejado ou por preço.',
    'Em idosos, confirme a história com o cuidador e pergunte por quedas, confusão e perda de autonomia. Apresentações atípicas são a regra: a infecção pode vir sem febre, e o infarto, sem dor.',
    'Na criança, a história é dos pais, mas o exame é dela: fale com as duas partes. Confira a caderneta, a curva de crescimento, as vacinas e quem cuida durante o dia.',
    'Na gestante, situe o sintoma na idade gestacional e pergunte por movimentos fetais, perdas vaginais e medidas anteriores da pressão. Muito do que é banal fora da gravidez deixa de ser dentro dela.',
    'Não esqueça o contexto: moradia, saneamento, distância do serviço, trabalho, renda e rede de apoio. O melhor plano é o que o paciente consegue cumprir.',
    'Pergunte pelo medo por trás da queixa. Quem perdeu um irmão por infarto descreve a mesma dor de outro modo, e um alívio dado cedo poupa exames e noites sem sono.',
  ],
  examination: [
    'Descreva os achados com medidas e lugares, não com adjetivos: “fígado a 3 cm do rebordo costal direito” diz mais que “fígado aumentado” e permite comparar na próxima consulta.',
    'Explique o que vai fazer e por quê, aqueça as mãos e o estetoscópio e exponha apenas a região examinada. O desconforto contrai músculos, acelera o pulso e falseia o exame.',
    'Repita o que for decisivo. Um sinal que aparece uma vez e some à segunda tentativa raramente deve mudar a conduta; um sinal que persiste após o repouso, quase sempre.',
    'Comece pelo lado sadio e compare. A simetria é o melhor padrão de normalidade que existe, porque foi feita sob medida para aquele paciente.',
    'Na criança pequena, examine primeiro o que exige silêncio, no colo da mãe, e deixe garganta e ouvidos para o fim. Transforme o instrumento em brinquedo antes de usá-lo.',
    'No paciente acamado, peça ajuda para virá-lo e examine dorso, sacro e calcanhares. Nesses lugares se escondem edema, úlceras por pressão e estertores.',
    'Registre também as condições do exame: luz, ruído, colaboração, posição, medicamentos recentes. Achados negativos em exame difícil devem ser lidos com reserva.',
    'Desinfete o estetoscópio entre os pacientes com álcool a 70% e higienize as mãos nos cinco momentos recomendados. O exame que protege não pode ser o que transmite.',
  ],
  interpretation: [
    'Armadilha frequente: fechar o diagnóstico na primeira hipótese que explica a queixa. Pergunte-se sempre o que mais poderia ser e o que não se pode deixar passar.',
    'Armadilha frequente: pedir o exame antes de formular a pergunta. Um resultado alterado sem hipótese gera novos exames, e raramente uma resposta.',
    'Combine com o paciente os sinais que devem trazê-lo de volta, em quanto tempo e a qual serviço. Anote a orientação no prontuário com as palavras que usou.',
    'Reavalie em 48 a 72 horas os quadros agudos tratados em casa. A maioria melhora; os que não melhoram mostram nesse prazo o que ainda não se via.',
    'Discuta incertezas com franqueza. “Ainda não sei, mas sei o que não é” tranquiliza mais que um nome apressado e preserva a confiança se o diagnóstico mudar.',
    'Encaminhe com uma pergunta clara, um resumo de cinco linhas e a lista de medicamentos. Quem recebe responde melhor quando sabe o que se espera dele.',
    'Em serviços sem exames de imagem, a observação seriada substitui muita tecnologia: repita o exame a cada quatro horas, pelo mesmo examinador, e compare as anotações.',
    'Notifique os agravos de notificação compulsória na suspeita, não na confirmação. A vigilância só protege os vizinhos do paciente quando sabe a tempo.',
  ],
};
