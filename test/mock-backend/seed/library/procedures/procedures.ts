/**
 * `name | synonyms, separated by commas | materials | steps | complications | picture (optional)`. Lists are separated
 * by semicolons.
 */
export const procedures = `
Punção venosa periférica | Acesso venoso, Venóclise | cateter 18 a 22 G; garrote; clorexidina alcoólica; curativo transparente | Garroteie 10 cm acima; fixe a veia e puncione a 15 a 30 graus; ao refluxo, avance só o cateter; solte o garrote e fixe | infiltração; flebite; hematoma | pulsos-perifericos
Punção venosa central jugular | Acesso central jugular, Cateter jugular | cateter duplo lúmen; ultrassom; campos estéreis; fio-guia | Posicione em Trendelenburg; localize a veia com o ultrassom; puncione com aspiração contínua; passe o fio-guia, dilate e introduza o cateter; confirme com radiografia | punção arterial; pneumotórax; infecção | pulso-venoso-jugular
Punção venosa central subclávia | Acesso subclávio | cateter duplo lúmen; fio-guia; campos estéreis | Puncione no terço médio da clavícula, rumo à fúrcula; aspire; passe o fio-guia e o cateter | pneumotórax; hemotórax; trombose |
Punção arterial radial | Gasometria arterial | seringa heparinizada; agulha 25 G; gelo | Faça o teste de Allen; puncione a 45 graus; colha 2 mL; comprima por cinco minutos | espasmo; hematoma; isquemia | pulsos-perifericos
Punção intraóssea | Acesso intraósseo, Via intraóssea | agulha intraóssea; antisséptico; seringa com soro | Palpe a tíbia 2 cm abaixo da tuberosidade; perfure a 90 graus com rotação; aspire medula; infunda e fixe | extravasamento; osteomielite; fratura | reflexo-patelar
Punção lombar | Coleta de liquor, Raquicentese, Punção lombar (técnica) | agulha 22 G; manômetro; três tubos; anestésico | Posicione em decúbito lateral; localize L3-L4 pela crista ilíaca; avance até a perda de resistência; meça a pressão e colha | cefaleia; herniação; infecção |
Toracocentese | Punção pleural, Drenagem de derrame por punção | jelco 14 G; seringa de 60 mL; equipo; anestésico | Percuta o nível do derrame; anestesie sobre a borda superior da costela; puncione e aspire até 1,5 L | pneumotórax; edema de reexpansão; sangramento | percussao-torax
Drenagem torácica em selo d'água | Toracostomia, Dreno de tórax | dreno 28 a 36 F; bisturi; pinça Kelly; frasco com selo d'água | Incise no quinto espaço, linha axilar média; divulsione e explore com o dedo; introduza o dreno e conecte; fixe e radiografe | lesão pulmonar; enfisema subcutâneo; obstrução | focos-ausculta-anterior
Descompressão torácica por agulha | Toracocentese de alívio | jelco 14 G; antisséptico | Puncione no quinto espaço, linha axilar anterior; ouça a saída de ar; siga para a drenagem | falha por parede espessa; lesão vascular | expansibilidade-toracica
Paracentese | Punção abdominal, Punção de ascite | jelco 14 a 16 G; equipo; frascos; albumina | Confirme a macicez móvel; puncione na fossa ilíaca esquerda em Z; colha e drene devagar | hipotensão; perfuração; vazamento | macicez-movel
Intubação orotraqueal | Intubação, Via aérea definitiva | laringoscópio; tubo 7,0 a 8,0; fio-guia; capnógrafo | Pré-oxigene por três minutos; sede e paralise; exponha a laringe; passe o tubo e insufle o balonete; confirme com capnografia | intubação esofágica; hipóxia; trauma dentário |
Cricotireoidostomia | Via aérea cirúrgica | bisturi; bougie; tubo 6,0 | Palpe a membrana cricotireóidea; incise a pele na vertical; incise a membrana na horizontal; introduza bougie e tubo | sangramento; falso trajeto | palpacao-tireoide
Ventilação com bolsa e máscara | Ambu, Bolsa-válvula-máscara | bolsa com reservatório; máscara; cânula de Guedel | Abra a via aérea; vede com C e E; ventile a cada 6 segundos até o tórax subir | distensão gástrica; aspiração | expansibilidade-toracica
Traqueostomia à beira do leito | Traqueostomia | cânula; kit percutâneo; broncoscópio | Estenda o pescoço; puncione entre o segundo e o terceiro anel; dilate; introduza a cânula | sangramento; decanulação; estenose | linfonodos-cervicais
Sondagem nasogástrica | Sonda nasogástrica, SNG | sonda 14 a 18 F; lidocaína gel; seringa; fita | Meça do nariz ao lobo e ao xifoide; passe pela narina enquanto o paciente engole; aspire e meça o pH; fixe | via falsa; epistaxe; sinusite |
Sondagem vesical de demora | Cateter vesical, Sonda de Foley | sonda 14 a 16 F; gel; bolsa coletora; campo estéril | Faça a antissepsia; introduza até refluir urina; insufle o balão e tracione; fixe e conecte | infecção; falso trajeto; parafimose |
Cistostomia suprapúbica | Punção suprapúbica | kit de cistostomia; ultrassom; anestésico | Confirme o globo vesical; anestesie 2 cm acima do púbis; puncione e introduza o cateter | lesão intestinal; hematúria | quadrantes-abdominais
Sutura simples da pele | Sutura, Ponto simples | fio náilon 3-0 a 5-0; porta-agulha; pinça; anestésico | Lave com soro abundante; anestesie as bordas; passe pontos a 90 graus, a distâncias iguais; nó com três voltas | deiscência; infecção; queloide | lesoes-elementares
Sutura em Donatti | Ponto em U vertical | fio náilon 3-0; porta-agulha | Passe longe-longe e volte perto-perto; everta as bordas | isquemia da borda; marcas |
Retirada de pontos | Remoção de sutura | tesoura; pinça; soro | Limpe; corte junto à pele do lado oposto ao nó; tracione pelo nó | deiscência |
Drenagem de abscesso | Incisão e drenagem | bisturi 11; pinça; soro; gaze | Anestesie em campo; incise no ponto de flutuação; divulsione as lojas; irrigue e deixe um dreno | recidiva; sangramento; dor | lesoes-elementares
Desbridamento de ferida | Limpeza cirúrgica | bisturi; pinça; soro; curativo | Irrigue; retire tecido inviável até sangrar; cubra com curativo úmido | sangramento; dor |
Curativo de queimadura | Curativo em queimado | soro; sulfadiazina de prata; gaze; atadura | Resfrie com água corrente; limpe sem romper bolhas íntegras; aplique a cobertura; enfaixe sem apertar | infecção; contratura | lesoes-elementares
Retirada de corpo estranho do ouvido | Corpo estranho otológico | otoscópio; sonda; água morna | Visualize; mate o inseto com óleo; irrigue ou extraia com gancho | perfuração; laceração |
Lavagem otológica | Remoção de cerume | seringa; água a 37 °C; cuba | Exclua perfuração; retifique o conduto; irrigue para o alto; seque | tontura; otite |
Tamponamento nasal anterior | Tampão nasal | gaze com vaselina; espéculo; vasoconstritor | Aspire os coágulos; aplique vasoconstritor; introduza a gaze em camadas; fixe | sinusite; recidiva; aspiração | seios-da-face
Fundoscopia direta | Oftalmoscopia, Exame de fundo de olho | oftalmoscópio; colírio midriático | Escureça a sala; use o mesmo olho que examina; busque o reflexo vermelho; siga um vaso até a papila | glaucoma agudo por midríase | fundo-de-olho
Retirada de corpo estranho da córnea | Corpo estranho ocular | colírio anestésico; agulha 26 G; fluoresceína | Anestesie; core com fluoresceína; eleve o corpo com a agulha tangente; oclua | úlcera; opacidade | reflexo-pupilar
Bloqueio digital | Anestesia de dedo, Bloqueio troncular do dedo | lidocaína sem vasoconstritor; agulha 27 G | Puncione na base, dos dois lados; injete 1 a 2 mL em cada; espere cinco minutos | isquemia; toxicidade | enchimento-capilar
Drenagem de hematoma subungueal | Trepanação ungueal | agulha quente ou trépano; antisséptico | Fure o centro do hematoma; drene; cubra | infecção; perda da unha | baqueteamento-digital
Cantoplastia | Unha encravada, Exérese de borda ungueal | bisturi; fenol; garrote de dedo | Bloqueie o dedo; retire a borda; cauterize a matriz; cubra | recidiva; infecção |
Redução de luxação do ombro | Redução de ombro | sedação; lençol; tipoia | Avalie o nervo axilar; tracione com contratração; confirme com radiografia; imobilize | fratura; lesão nervosa |
Imobilização com tala gessada | Tala, Goteira gessada | gesso; algodão ortopédico; atadura | Posicione em função; aplique algodão; molde a tala; confira a perfusão | síndrome compartimental; úlcera | sinal-de-phalen
Artrocentese do joelho | Punção articular | agulha 18 G; seringa; tubos | Estenda o joelho; puncione sob a borda súpero-lateral da patela; aspire; infiltre se indicado | artrite séptica; sangramento | reflexo-patelar
Infiltração do ombro | Infiltração subacromial | corticoide; lidocaína; agulha 22 G | Palpe o acrômio posterior; avance rumo ao coracoide; injete sem resistência | ruptura de tendão; infecção |
Manobra de Epley | Reposicionamento otolítico | maca | Gire a cabeça 45 graus; deite com a cabeça pendente; gire ao outro lado; role o corpo; sente | vômito; conversão de canal | pares-cranianos
Cardioversão elétrica sincronizada | Cardioversão | cardioversor; sedação; pás com gel | Sede; sincronize com a onda R; escolha a carga; afaste todos; aplique o choque | embolia; arritmia; queimadura | eletrocardiograma_normal
Desfibrilação | Choque na parada | desfibrilador; pás com gel | Confirme o ritmo chocável; carregue 200 J bifásicos; afaste todos; aplique e retome as compressões | queimadura; atraso nas compressões | eletrocardiograma_normal
Eletrocardiograma de doze derivações | ECG, Eletrocardiografia | eletrocardiógrafo; eletrodos; gel | Identifique; ponha os precordiais nos espaços certos; registre a 25 mm/s; anote a queixa | troca de cabos | eletrocardiograma_normal
Pericardiocentese | Punção do pericárdio | agulha longa 18 G; ultrassom; fio-guia | Posicione a 45 graus; puncione no ângulo xifocostal rumo ao ombro esquerdo; aspire; deixe cateter | lesão coronária; arritmia | ictus-cordis
Coleta de citologia do colo | Papanicolau, Preventivo | espéculo; espátula de Ayre; escova; lâmina | Introduza o espéculo; colha a ectocérvice e a endocérvice; espalhe e fixe | sangramento leve |
Inserção de DIU | Colocação de DIU | histerômetro; pinça Pozzi; DIU | Faça o toque; pince e meça; introduza o DIU; corte os fios a 3 cm | perfuração; expulsão; dor |
Assistência ao parto normal | Parto vaginal, Período expulsivo | campos; pinças; ocitocina | Proteja o períneo; desprenda a cabeça e os ombros; pele a pele; ocitocina; clampeie após um minuto | laceração; hemorragia; distócia |
Reanimação neonatal | Reanimação do recém-nascido | mesa aquecida; bolsa; máscara; oxímetro | Seque e aqueça; ventile em 60 segundos; reavalie; compressões se abaixo de 60 | pneumotórax; hipotermia |
Teste do reflexo vermelho | Teste do olhinho | oftalmoscópio | Escureça a sala; ilumine a 50 cm; compare os dois olhos; encaminhe se assimétrico | nenhuma | reflexo-pupilar
Aplicação de vacina intramuscular | Injeção no deltoide, Vacinação | seringa; agulha 25 x 7; caixa térmica | Confira o imunobiológico; exponha o deltoide; aplique a 90 graus; registre o lote | dor local; síncope |
`
  .trim()
  .split('\n')
  .map(line => line.split('|').map(part => part.trim()));
