<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>Chipboard</name>
    <message>
        <source> (%1)</source>
        <translation> (%1)</translation>
    </message>
    <message>
        <source> and for </source>
        <translation> e para </translation>
    </message>
    <message>
        <source> bn</source>
        <translation> bi</translation>
    </message>
    <message>
        <source> tn</source>
        <translation> tri</translation>
    </message>
    <message>
        <source> with %1 x %2 of line %3</source>
        <translation> com %1 x %2 da linha %3</translation>
    </message>
    <message>
        <source>"%1" cannot be compared with itself.</source>
        <translation>“%1” não pode ser comparado consigo mesmo.</translation>
    </message>
    <message>
        <source>"%1" cannot be written: %2.</source>
        <translation>Não foi possível gravar “%1”: %2.</translation>
    </message>
    <message>
        <source>"%1" could not be written in full: %2.</source>
        <translation>Não foi possível gravar “%1” por inteiro: %2.</translation>
    </message>
    <message>
        <source>"%1" gives no number to %2.</source>
        <translation>“%1” não dá um número a %2.</translation>
    </message>
    <message>
        <source>"%1" has no meaning here.</source>
        <translation>“%1” não tem significado aqui.</translation>
    </message>
    <message>
        <source>"%1" has no use for "%2".</source>
        <translation>“%1” não usa “%2”.</translation>
    </message>
    <message>
        <source>"%1" is a device, not a file.</source>
        <translation>“%1” é um dispositivo, não um arquivo.</translation>
    </message>
    <message>
        <source>"%1" is a folder, not a file.</source>
        <translation>“%1” é uma pasta, não um arquivo.</translation>
    </message>
    <message>
        <source>"%1" is a number and contains nothing.</source>
        <translation>“%1” é um número e não contém nada.</translation>
    </message>
    <message>
        <source>"%1" is a text, which has no order.</source>
        <translation>“%1” é um texto e não tem ordem.</translation>
    </message>
    <message>
        <source>"%1" is a unit of something else.</source>
        <translation>“%1” é unidade de outra grandeza.</translation>
    </message>
    <message>
        <source>"%1" is compared with a number.</source>
        <translation>“%1” é comparado com um número.</translation>
    </message>
    <message>
        <source>"%1" is compared with a text.</source>
        <translation>“%1” é comparado com um texto.</translation>
    </message>
    <message>
        <source>"%1" is in the list twice.</source>
        <translation>“%1” aparece duas vezes na lista.</translation>
    </message>
    <message>
        <source>"%1" is missing.</source>
        <translation>“%1” está ausente.</translation>
    </message>
    <message>
        <source>"%1" is no %2.</source>
        <translation>“%1” não é válido para %2.</translation>
    </message>
    <message>
        <source>"%1" is no assumption that could be moved.</source>
        <translation>“%1” não é uma premissa que possa ser variada.</translation>
    </message>
    <message>
        <source>"%1" is no code of a currency.</source>
        <translation>“%1” não é um código de moeda.</translation>
    </message>
    <message>
        <source>"%1" is no date.</source>
        <translation>“%1” não é uma data.</translation>
    </message>
    <message>
        <source>"%1" is no id.</source>
        <translation>“%1” não é um id.</translation>
    </message>
    <message>
        <source>"%1" is no mapping.</source>
        <translation>“%1” não é um mapeamento.</translation>
    </message>
    <message>
        <source>"%1" is no number of chips.</source>
        <translation>“%1” não é um número de chips.</translation>
    </message>
    <message>
        <source>"%1" is no number of draws.</source>
        <translation>“%1” não é um número de simulações.</translation>
    </message>
    <message>
        <source>"%1" is no number.</source>
        <translation>“%1” não é um número.</translation>
    </message>
    <message>
        <source>"%1" is no seed.</source>
        <translation>“%1” não é uma semente.</translation>
    </message>
    <message>
        <source>"%1" is no web address.</source>
        <translation>“%1” não é um endereço web.</translation>
    </message>
    <message>
        <source>"%1" is not a size of a window.</source>
        <translation>“%1” não é um tamanho de janela.</translation>
    </message>
    <message>
        <source>"%1" is not a unit of this figure.</source>
        <translation>“%1” não é uma unidade deste valor.</translation>
    </message>
    <message>
        <source>"%1" is not among what is compared.</source>
        <translation>“%1” não está entre os itens comparados.</translation>
    </message>
    <message>
        <source>"%1" is not in the catalogue.</source>
        <translation>“%1” não está no catálogo.</translation>
    </message>
    <message>
        <source>"%1" is not measured in %2.</source>
        <translation>“%1” não é medido em %2.</translation>
    </message>
    <message>
        <source>"%1" is the number of a list in the price store of one computer; here it is "%2" of %3.</source>
        <translation>“%1” é o número de uma tabela na base de preços de um computador; aqui é “%2” de %3.</translation>
    </message>
    <message>
        <source>"%1" needs a unit: 640 GB and 640 GiB differ.</source>
        <translation>“%1” precisa de uma unidade: 640 GB e 640 GiB são diferentes.</translation>
    </message>
    <message>
        <source>"%1" needs more than that.</source>
        <translation>“%1” precisa de mais argumentos.</translation>
    </message>
    <message>
        <source>"%1" was left with changes that are not saved. Edit &gt; Undo goes back to them.</source>
        <translation>“%1” ficou com alterações não salvas. Editar &gt; Desfazer volta a elas.</translation>
    </message>
    <message>
        <source>"chipboard help COMMAND" tells a command's options.</source>
        <translation>“chipboard help COMMAND” mostra as opções de um comando.</translation>
    </message>
    <message>
        <source>"chipboard list assumptions" has the names.</source>
        <translation>“chipboard list assumptions” mostra os nomes.</translation>
    </message>
    <message>
        <source>"chipboard list metrics" has the ids.</source>
        <translation>“chipboard list metrics” mostra os ids.</translation>
    </message>
    <message>
        <source>"chipboard prices list" takes no snapshot.</source>
        <translation>“chipboard prices list” não aceita instantâneo.</translation>
    </message>
    <message>
        <source>"chipboard prices remove" prints no list.</source>
        <translation>“chipboard prices remove” não imprime lista.</translation>
    </message>
    <message>
        <source>% = how often it is best</source>
        <translation>% = com que frequência é o melhor</translation>
    </message>
    <message>
        <source>%1   (%2)</source>
        <translation>%1   (%2)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a setting and its value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 %3 %4 per USD (your rate)</source>
        <comment>formula, × or /, rate</comment>
        <translation>%1 %2 %3 %4 por USD (sua taxa)</translation>
    </message>
    <message>
        <source>%1 %2 (from %3)</source>
        <translation>%1 %2 (de %3)</translation>
    </message>
    <message>
        <source>%1 %2 at %3</source>
        <translation>%1, %2 em %3</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2; the catalogue has %3</source>
        <translation>%1 %2; o catálogo tem %3</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 a %3)</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>a value with its unit, and its range</comment>
        <translation>%1 (%2 a %3)</translation>
    </message>
    <message>
        <source>%1 (%2 x %3)</source>
        <translation>%1 (%2 x %3)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a difference, and the same in percent</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a file and its folder</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2), %3, %4</source>
        <translation>%1 (%2), %3, %4</translation>
    </message>
    <message>
        <source>%1 (%2, %3)</source>
        <translation>%1 (%2, %3)</translation>
    </message>
    <message>
        <source>%1 (*.%2)</source>
        <translation>%1 (*.%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation><numerusform>%1 (e mais %n)</numerusform><numerusform>%1 (e mais %n)</numerusform></translation>
    </message>
    <message>
        <source>%1 (announced)</source>
        <translation>%1 (anunciado)</translation>
    </message>
    <message>
        <source>%1 (catalogue of %2 then, of %3 now).</source>
        <translation>%1 (catálogo de %2 então, de %3 agora).</translation>
    </message>
    <message>
        <source>%1 (in force)</source>
        <translation>%1 (ativo)</translation>
    </message>
    <message>
        <source>%1 (not here)</source>
        <translation>%1 (não está aqui)</translation>
    </message>
    <message>
        <source>%1 (not shown)</source>
        <translation>%1 (não mostrado)</translation>
    </message>
    <message>
        <source>%1 (your own)</source>
        <translation>%1 (próprio)</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>the last step of a formula, and its result</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 = 1</source>
        <translation>%1 = 1</translation>
    </message>
    <message>
        <source>%1 = your own figure</source>
        <translation>%1 = valor próprio</translation>
    </message>
    <message>
        <source>%1 Assumed: %2 of that.</source>
        <translation>%1 Assumido: %2 disso.</translation>
    </message>
    <message>
        <source>%1 It counts for this price list alone; discount and price factor act on it, too.</source>
        <comment>a range, and what a price is</comment>
        <translation>%1 Vale só para esta tabela de preços; o desconto e o fator de preço também agem sobre ele.</translation>
    </message>
    <message>
        <source>%1 KV heads do not divide %2 heads.</source>
        <translation>%1 cabeças KV não dividem %2 cabeças.</translation>
    </message>
    <message>
        <source>%1 MiB; the catalogue has %2</source>
        <translation>%1 MiB; o catálogo tem %2</translation>
    </message>
    <message>
        <source>%1 USD an hour for who knows how many chips</source>
        <translation>%1 USD por hora, sem se saber por quantos chips</translation>
    </message>
    <message>
        <source>%1 USD an hour is not %2 times %3</source>
        <translation>%1 USD por hora não é %2 vezes %3</translation>
    </message>
    <message>
        <source>%1 USD an hour; line %2 has %3</source>
        <translation>%1 USD por hora; a linha %2 tem %3</translation>
    </message>
    <message>
        <source>%1 USD per chip-hour</source>
        <translation>%1 USD por chip-hora</translation>
    </message>
    <message>
        <source>%1 USD per chip-hour is no real price.</source>
        <translation>%1 USD por chip-hora não é um preço real.</translation>
    </message>
    <message>
        <source>%1 USD per chip-hour; the catalogue has %2 to %3</source>
        <translation>%1 USD por chip-hora; o catálogo tem de %2 a %3</translation>
    </message>
    <message>
        <source>%1 [%2]</source>
        <comment>a price in USD, and the same in another currency</comment>
        <translation>%1 [%2]</translation>
    </message>
    <message>
        <source>%1 a month now</source>
        <translation>%1 por mês hoje</translation>
    </message>
    <message>
        <source>%1 a month reach the guide's threshold of %2. %3</source>
        <translation>%1 por mês atingem o limiar de %2 do guia. %3</translation>
    </message>
    <message>
        <source>%1 accelerators</source>
        <translation>%1 aceleradores</translation>
    </message>
    <message>
        <source>%1 accelerators, but %2 in their description</source>
        <translation>%1 aceleradores, mas %2 na descrição</translation>
    </message>
    <message>
        <source>%1 accelerators; the catalogue has %2</source>
        <translation>%1 aceleradores; o catálogo tem %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>%1 and %2 are level as things are.</source>
        <translation>%1 e %2 estão empatados na situação atual.</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be compared as things are.</source>
        <translation>%1 e %2 não podem ser comparados na situação atual.</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 e mais %2</translation>
    </message>
    <message>
        <source>%1 as before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 em %2</translation>
    </message>
    <message>
        <source>%1 at %2 is shown in %3; other regions with prices: %4.</source>
        <translation>%1 em %2 é mostrado em %3; outras regiões com preços: %4.</translation>
    </message>
    <message>
        <source>%1 at %2, %3</source>
        <translation>%1 em %2, %3</translation>
    </message>
    <message>
        <source>%1 at %2, %3 at %4: %5.</source>
        <translation>%1 em %2, %3 em %4: %5.</translation>
    </message>
    <message>
        <source>%1 at %2: cheaper than on demand where more than %3 of the hours are used.</source>
        <translation>%1 a %2: mais barato que sob demanda quando mais de %3 das horas são usadas.</translation>
    </message>
    <message>
        <source>%1 at %2: never cheaper than on demand.</source>
        <translation>%1 a %2: nunca mais barato que sob demanda.</translation>
    </message>
    <message>
        <source>%1 at once</source>
        <translation>%1 simultâneos</translation>
    </message>
    <message>
        <source>%1 billion tokens in sequences of %2</source>
        <translation>%1 bilhões de tokens em sequências de %2</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 por %2</translation>
    </message>
    <message>
        <source>%1 by %2.</source>
        <translation>%1 por %2.</translation>
    </message>
    <message>
        <source>%1 cannot be %2.</source>
        <translation>%1 não pode ser %2.</translation>
    </message>
    <message>
        <source>%1 cannot be moved: %2</source>
        <translation>%1 não pode variar: %2</translation>
    </message>
    <message>
        <source>%1 chips</source>
        <translation>%1 chips</translation>
    </message>
    <message>
        <source>%1 chips are more than can be estimated.</source>
        <translation>%1 chips são mais do que se pode estimar.</translation>
    </message>
    <message>
        <source>%1 chips each, rented whole.</source>
        <translation>%1 chips cada, alugadas inteiras.</translation>
    </message>
    <message>
        <source>%1 chips were stored in %2. They can be chosen now.</source>
        <translation>%1 chips foram gravados em %2. Já podem ser escolhidos.</translation>
    </message>
    <message>
        <source>%1 chips, %2 instances, %3 systems, %4 figures from %5 sources</source>
        <translation>%1 chips, %2 instâncias, %3 sistemas, %4 valores de %5 fontes</translation>
    </message>
    <message>
        <source>%1 chips.</source>
        <translation>%1 chips.</translation>
    </message>
    <message>
        <source>%1 columns, not %2</source>
        <translation>%1 colunas, não %2</translation>
    </message>
    <message>
        <source>%1 costs about %2</source>
        <translation>%1 custa cerca de %2</translation>
    </message>
    <message>
        <source>%1 dense</source>
        <translation>%1 denso</translation>
    </message>
    <message>
        <source>%1 does not fit into the memory of %2 x %3.</source>
        <translation>%1 não cabe na memória de %2 x %3.</translation>
    </message>
    <message>
        <source>%1 does not generate text.</source>
        <translation>%1 não gera texto.</translation>
    </message>
    <message>
        <source>%1 for %2 its hourly price</source>
        <translation>%1 por %2 seu preço por hora</translation>
    </message>
    <message>
        <source>%1 for %2 its hourly price (%3 against %4)</source>
        <translation>%1 por %2 seu preço por hora (%3 contra %4)</translation>
    </message>
    <message>
        <source>%1 for %2 its hourly price, both at %3</source>
        <translation>%1 por %2 seu preço por hora, ambos em %3</translation>
    </message>
    <message>
        <source>%1 from "%2"</source>
        <translation>%1 de “%2”</translation>
    </message>
    <message>
        <source>%1 from "%2": "%3" has none</source>
        <translation>%1 de “%2”: “%3” não tem</translation>
    </message>
    <message>
        <source>%1 from %2 of memory</source>
        <translation>%1 com %2 de memória</translation>
    </message>
    <message>
        <source>%1 give most for their price, about the same: from %2</source>
        <translation>%1 oferecem mais pelo preço, quase empatados: a partir de %2</translation>
    </message>
    <message>
        <source>%1 gives %2 the %3 compute of %4</source>
        <translation>Em computação %3, %1 alcança %2 %4</translation>
    </message>
    <message>
        <source>%1 gives most for its price, about %2</source>
        <translation>%1 oferece mais pelo preço, cerca de %2</translation>
    </message>
    <message>
        <source>%1 gives the most %2 compute of this selection: %3 %4</source>
        <translation>%1 oferece a maior computação %2 desta seleção: %3 %4</translation>
    </message>
    <message>
        <source>%1 has 0, nothing to compare with.</source>
        <translation>%1 tem 0, nada com que comparar.</translation>
    </message>
    <message>
        <source>%1 has no FP8 units.</source>
        <translation>%1 não tem unidades FP8.</translation>
    </message>
    <message>
        <source>%1 has no chip-to-chip link; PCI Express at 32 GB/s is reckoned with.</source>
        <translation>%1 não tem interconexão entre chips; usa-se PCI Express a 32 GB/s no cálculo.</translation>
    </message>
    <message>
        <source>%1 has no line: no dense peak at this precision is published.</source>
        <translation>%1 não tem linha: não foi publicado pico denso nesta precisão.</translation>
    </message>
    <message>
        <source>%1 has no list of prices</source>
        <translation>%1 não tem lista de preços</translation>
    </message>
    <message>
        <source>%1 has no peak at %2; %3 is reckoned with.</source>
        <translation>%1 não tem pico em %2; usa-se %3 no cálculo.</translation>
    </message>
    <message>
        <source>%1 has no price in "%2": its %3 of %4 is shown (%5).</source>
        <translation>%1 não tem preço em “%2”: mostra-se %3 de %4 (%5).</translation>
    </message>
    <message>
        <source>%1 has no price in "%2": its %3 of %4 is taken (%5).</source>
        <translation>%1 não tem preço em “%2”: usa-se %3 de %4 (%5).</translation>
    </message>
    <message>
        <source>%1 heads do not divide the hidden size %2.</source>
        <translation>%1 cabeças não dividem a dimensão oculta %2.</translation>
    </message>
    <message>
        <source>%1 imported rows: %2</source>
        <translation>%1 linhas importadas: %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a chip, and the scenarios in which it is best</comment>
        <translation>%1 em %2</translation>
    </message>
    <message>
        <source>%1 in hours, seconds or items are in the bars and the table</source>
        <translation>%1 em horas, segundos ou itens estão nas barras e na tabela</translation>
    </message>
    <message>
        <source>%1 in total does not agree with %2 chips of %3.</source>
        <translation>O total de %1 não coincide com %2 chips de %3.</translation>
    </message>
    <message>
        <source>%1 instances</source>
        <translation>%1 instâncias</translation>
    </message>
    <message>
        <source>%1 is %2 than %3 %4.</source>
        <translation>%1 é %2 que %3 %4.</translation>
    </message>
    <message>
        <source>%1 is %2 than %3 in %4 of the draws.</source>
        <translation>%1 é %2 que %3 em %4 das simulações.</translation>
    </message>
    <message>
        <source>%1 is best in %2 of the draws</source>
        <translation>%1 é o melhor em %2 das simulações</translation>
    </message>
    <message>
        <source>%1 is bound by %2</source>
        <translation>%1 é limitado por %2</translation>
    </message>
    <message>
        <source>%1 is bound by %2 of %3</source>
        <translation>%1 é limitado por %2 de %3</translation>
    </message>
    <message>
        <source>%1 is bound by %2 on all %3</source>
        <translation>%1 é sempre limitado por %2 (%3)</translation>
    </message>
    <message>
        <source>%1 is cheaper where more than %2 of the hours are used.</source>
        <translation>%1: mais barato quando mais de %2 das horas são usadas.</translation>
    </message>
    <message>
        <source>%1 is cheapest at about %2</source>
        <translation>%1 é o mais barato, com cerca de %2</translation>
    </message>
    <message>
        <source>%1 is cheapest in %2 of the draws</source>
        <translation>%1 é o mais barato em %2 das simulações</translation>
    </message>
    <message>
        <source>%1 is lowest at about %2, but the range of %3 meets its own</source>
        <translation>%1 tem o menor custo, cerca de %2, mas a faixa de %3 se sobrepõe à sua</translation>
    </message>
    <message>
        <source>%1 is lowest at about %2, but the ranges of %3 meet its own</source>
        <translation>%1 tem o menor custo, cerca de %2, mas as faixas de %3 se sobrepõem à sua</translation>
    </message>
    <message>
        <source>%1 is made for inference; it cannot train.</source>
        <translation>%1 é feito para inferência; não pode treinar.</translation>
    </message>
    <message>
        <source>%1 is more than any chip has.</source>
        <translation>%1 é mais do que qualquer chip tem.</translation>
    </message>
    <message>
        <source>%1 is not money.</source>
        <translation>%1 não é dinheiro.</translation>
    </message>
    <message>
        <source>%1 is not rented as an instance.</source>
        <translation>%1 não é alugado como instância.</translation>
    </message>
    <message>
        <source>%1 is part of a rent, not what is paid.</source>
        <translation>%1 faz parte de um aluguel, não é o que se paga.</translation>
    </message>
    <message>
        <source>%1 is rented whole, with %2 chips; it cannot give %3.</source>
        <translation>%1 só se aluga inteiro, com %2 chips; não é possível obter %3.</translation>
    </message>
    <message>
        <source>%1 is the sparse %2 peak; the dense one is %3.</source>
        <translation>%1 é o pico %2 esparso; o denso é %3.</translation>
    </message>
    <message>
        <source>%1 is told at its %2 of %3 (%4).</source>
        <translation>%1 aparece com %2 de %3 (%4).</translation>
    </message>
    <message>
        <source>%1 layers cannot have %2 without experts.</source>
        <translation>%1 camadas não podem ter %2 sem especialistas.</translation>
    </message>
    <message>
        <source>%1 marks.</source>
        <translation>%1 marcas.</translation>
    </message>
    <message>
        <source>%1 measurements</source>
        <translation>%1 medições</translation>
    </message>
    <message>
        <source>%1 million</source>
        <translation>%1 milhões</translation>
    </message>
    <message>
        <source>%1 months</source>
        <translation>%1 meses</translation>
    </message>
    <message>
        <source>%1 more offers are in the numbers; provider and region narrow them down.</source>
        <translation>Há mais %1 ofertas nos números; provedor e região as restringem.</translation>
    </message>
    <message>
        <source>%1 moves it most: from %2 to %3 it goes from %4 to %5.</source>
        <translation>%1 é o que mais influi: de %2 a %3, o resultado vai de %4 a %5.</translation>
    </message>
    <message>
        <source>%1 moves it most; at one end, from %2 to %3, it cannot be: %4</source>
        <translation>%1 é o que mais influi; em um dos extremos, de %2 a %3, não há resultado: %4</translation>
    </message>
    <message>
        <source>%1 must be a whole number, not %2.</source>
        <translation>%1 deve ser um número inteiro, não %2.</translation>
    </message>
    <message>
        <source>%1 needs %2 GB for weights and one request; %3 x %4 have %5 GB to use.</source>
        <translation>%1 precisa de %2 GB para pesos e uma requisição; %3 x %4 têm %5 GB utilizáveis.</translation>
    </message>
    <message>
        <source>%1 of</source>
        <translation>%1 de</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 of %2 alone</source>
        <translation>%1 só de %2</translation>
    </message>
    <message>
        <source>%1 of %2 as a share of that of %3</source>
        <translation>%1 de %2 em relação a %3</translation>
    </message>
    <message>
        <source>%1 of %2 cells have a value.</source>
        <translation>%1 de %2 células têm valor.</translation>
    </message>
    <message>
        <source>%1 of %2 have a value.</source>
        <translation>%1 de %2 têm valor.</translation>
    </message>
    <message>
        <source>%1 of %2 measurements cannot be predicted:</source>
        <translation>%1 de %2 medições não podem ser previstas:</translation>
    </message>
    <message>
        <source>%1 of %2 offers</source>
        <translation>%1 de %2 ofertas</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 em %2</translation>
    </message>
    <message>
        <source>%1 on %2, %3: predicted %4, measured %5, error %6. Source: %7.</source>
        <translation>%1 em %2, %3: previsto %4, medido %5, erro %6. Fonte: %7.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>%1 others change the answer by less than 1 %; the table has them.</source>
        <translation>Outras %1 mudam a resposta em menos de 1%; estão na tabela.</translation>
    </message>
    <message>
        <source>%1 peak</source>
        <translation>pico %1</translation>
    </message>
    <message>
        <source>%1 per USD</source>
        <translation>%1 por USD</translation>
    </message>
    <message>
        <source>%1 pipeline stages</source>
        <translation>%1 estágios de pipeline</translation>
    </message>
    <message>
        <source>%1 prices of %2 from %3 will be lost. Importing that file again brings them back.</source>
        <translation>%1 preços de %2 de %3 serão perdidos. Importar esse arquivo de novo os traz de volta.</translation>
    </message>
    <message>
        <source>%1 prices of %2 were stored in %3. They can be chosen under Prices now.</source>
        <translation>%1 preços de %2 foram gravados em %3. Já podem ser escolhidos em Preços.</translation>
    </message>
    <message>
        <source>%1 prices; of the imported rows %2 are new, %3 changed, %4 unchanged.</source>
        <translation>%1 preços; das linhas importadas, %2 são novas, %3 alteradas, %4 inalteradas.</translation>
    </message>
    <message>
        <source>%1 rows: %2 come in (%3 new, %4 changed, %5 unchanged), %6 are left out, %7 are suspicious.</source>
        <translation>%1 linhas: %2 entram (%3 novas, %4 alteradas, %5 inalteradas), %6 ficam de fora, %7 são suspeitas.</translation>
    </message>
    <message>
        <source>%1 rows: %2 imported, %3 ignored, %4 suspicious</source>
        <translation>%1 linhas: %2 importadas, %3 ignoradas, %4 suspeitas</translation>
    </message>
    <message>
        <source>%1 sparse peak</source>
        <translation>pico esparso %1</translation>
    </message>
    <message>
        <source>%1 stays %2 than %3 whatever %4 is, from %5 to %6.</source>
        <translation>%1 continua %2 que %3, seja qual for %4, de %5 a %6.</translation>
    </message>
    <message>
        <source>%1 suspicious rows were accepted on request.</source>
        <translation>%1 linhas suspeitas foram aceitas a pedido.</translation>
    </message>
    <message>
        <source>%1 systems</source>
        <translation>%1 sistemas</translation>
    </message>
    <message>
        <source>%1 takes about %2%3</source>
        <translation>%1 custa cerca de %2%3</translation>
    </message>
    <message>
        <source>%1 times</source>
        <translation>%1 vezes</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a range of two numbers, the second with its unit</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 to “%2”</source>
        <translation>%1 para “%2”</translation>
    </message>
    <message>
        <source>%1 tokens are more than the context of %2, %3 tokens.</source>
        <translation>%1 tokens são mais que o contexto de %2, %3 tokens.</translation>
    </message>
    <message>
        <source>%1 tokens in, %2 out</source>
        <translation>%1 tokens de entrada, %2 de saída</translation>
    </message>
    <message>
        <source>%1 while %2 moves.</source>
        <translation>%1 enquanto varia %2.</translation>
    </message>
    <message>
        <source>%1 while one price moves.</source>
        <translation>%1 enquanto varia um dos preços.</translation>
    </message>
    <message>
        <source>%1 with structured sparsity</source>
        <translation>%1 com esparsidade estruturada</translation>
    </message>
    <message>
        <source>%1 x %2</source>
        <translation>%1 x %2</translation>
    </message>
    <message>
        <source>%1 year</source>
        <translation>%1 ano</translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation>%1 anos</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ◆</source>
        <translation>%1 ◆</translation>
    </message>
    <message>
        <source>%1%2 and takes work for %3. %4</source>
        <translation>%1%2 e exige trabalho no valor de %3. %4</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2 (%3, %4)</source>
        <translation>%1, %2 (%3, %4)</translation>
    </message>
    <message>
        <source>%1, %2 a month, however much is used.</source>
        <translation>%1, %2 por mês, seja qual for o uso.</translation>
    </message>
    <message>
        <source>%1, %2 in %3.</source>
        <translation>%1, %2 em %3.</translation>
    </message>
    <message>
        <source>%1, %2 what %3 costs%4</source>
        <translation>%1, %2 quanto custa %3%4</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1, %2, %3: %4 on %5.</source>
        <translation>%1, %2, %3: %4 em %5.</translation>
    </message>
    <message>
        <source>%1, %2: %3 at %4, %5 of the %6 that the chip can reach there; bound by %7.</source>
        <translation>%1, %2: %3 a %4, %5 dos %6 que o chip pode alcançar ali; limitado por %7.</translation>
    </message>
    <message>
        <source>%1, %2: %3%4</source>
        <translation>%1, %2: %3%4</translation>
    </message>
    <message>
        <source>%1, %2: %3, %4</source>
        <translation>%1, %2: %3, %4</translation>
    </message>
    <message>
        <source>%1, and the range of the power</source>
        <translation>%1 e a faixa da potência</translation>
    </message>
    <message>
        <source>%1, and the range of the price</source>
        <translation>%1 e a faixa do preço</translation>
    </message>
    <message>
        <source>%1, as of %2</source>
        <translation>%1, em %2</translation>
    </message>
    <message>
        <source>%1, assumed: %2 of that</source>
        <translation>%1, assumido: %2 disso</translation>
    </message>
    <message>
        <source>%1, slider</source>
        <translation>%1, controle deslizante</translation>
    </message>
    <message>
        <source>%1, the same for all rows</source>
        <translation>%1, igual em todas as linhas</translation>
    </message>
    <message>
        <source>%1, then %2 %3 %4 per USD (your rate)</source>
        <comment>formula, × or /, rate</comment>
        <translation>%1, depois %2 %3 %4 por USD (sua taxa)</translation>
    </message>
    <message>
        <source>%1, though at its %2%3</source>
        <translation>%1, embora com %2%3</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <translation>%1, com %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 at %3, %4 at %5; now %6. %7</source>
        <translation>%1: %2 em %3, %4 em %5; agora %6. %7</translation>
    </message>
    <message>
        <source>%1: %2 for %3, so %4; range of the speed %5 to %6; bound by %7.</source>
        <translation>%1: %2 por %3, ou seja, %4; faixa da velocidade de %5 a %6; limitado por %7.</translation>
    </message>
    <message>
        <source>%1: %2 in %3 and %4; up to %5 memory bandwidth is the limit, above it compute.</source>
        <translation>%1: %2 em %3 e %4; até %5 o limite é a largura de banda de memória; acima, a computação.</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <translation>%1: de %2 para %3</translation>
    </message>
    <message>
        <source>%1: %2 to %3 %4 between %5 and %6, %7</source>
        <translation>%1: de %2 a %3 %4 entre %5 e %6, %7</translation>
    </message>
    <message>
        <source>%1: %2 x %3</source>
        <translation>%1: %2 x %3</translation>
    </message>
    <message>
        <source>%1: %2 x %3, %4 %5 chips</source>
        <translation>%1: %2 x %3, %4 chips %5</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1: %2, against %3 (%4). %5</source>
        <translation>%1: %2, contra %3 (%4). %5</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: %2. None of the assumptions acts on it: choose another metric to ask what would change it.</source>
        <translation>%1: %2. Nenhuma das premissas o afeta: escolha outra métrica para ver o que o mudaria.</translation>
    </message>
    <message>
        <source>%1: eight of ten draws lie from %2 to %3; ahead of all others in %4.</source>
        <translation>%1: oito em dez simulações ficam entre %2 e %3; à frente de todos em %4.</translation>
    </message>
    <message>
        <source>%1: from %2, %3, to %4, %5.</source>
        <translation>%1: de %2, %3, a %4, %5.</translation>
    </message>
    <message>
        <source>%1: no %2; prices of other kinds are shown, the notes say which.</source>
        <translation>%1: sem %2; mostram-se preços de outros tipos, as notas dizem quais.</translation>
    </message>
    <message>
        <source>%1: no %2; the %3 of %4 is shown.</source>
        <translation>%1: sem %2; mostra-se %3 de %4.</translation>
    </message>
    <message>
        <source>%1: no clear change between %2 and %3 (%4 to %5 %6)</source>
        <translation>%1: nenhuma mudança clara entre %2 e %3 (%4 a %5 %6)</translation>
    </message>
    <message>
        <source>%1: no dense %2 peak is published; its line is of %3.</source>
        <translation>%1: não foi publicado pico %2 denso; a linha é de %3.</translation>
    </message>
    <message>
        <source>%1: no row could be predicted.</source>
        <translation>%1: nenhuma linha pôde ser prevista.</translation>
    </message>
    <message>
        <source>%1: the median error of %2 predictions is %3; nine of ten are within %4.</source>
        <translation>%1: o erro mediano de %2 previsões é %3; nove em dez ficam dentro de %4.</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1; %2 costs %3 what %4 costs</source>
        <translation>%1; %2 custa %3 quanto custa %4</translation>
    </message>
    <message>
        <source>%1; their prices are of different kinds</source>
        <translation>%1; os preços são de tipos diferentes</translation>
    </message>
    <message>
        <source>%1[*] — Chipboard</source>
        <translation>%1[*] — Chipboard</translation>
    </message>
    <message>
        <source>%1 chip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1਌hip</source>
        <translation>%1 chip</translation>
    </message>
    <message numerus="yes">
        <source>%n chips</source>
        <translation><numerusform>%n chip</numerusform><numerusform>%n chips</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n contradictions in view</source>
        <translation><numerusform>%n contradição à vista</numerusform><numerusform>%n contradições à vista</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n figures of this board moved since it was saved</source>
        <translation><numerusform>%n valor desta comparação mudou desde que ela foi salva</numerusform><numerusform>%n valores desta comparação mudaram desde que ela foi salva</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n instances</source>
        <translation><numerusform>%n instância</numerusform><numerusform>%n instâncias</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n systems</source>
        <translation><numerusform>%n sistema</numerusform><numerusform>%n sistemas</numerusform></translation>
    </message>
    <message>
        <source>&amp;About Chipboard</source>
        <translation>&amp;Sobre o Chipboard</translation>
    </message>
    <message>
        <source>&amp;Baseline</source>
        <translation>Re&amp;ferência</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Comparação</translation>
    </message>
    <message>
        <source>&amp;Cells for a spreadsheet</source>
        <translation>&amp;Células para planilha</translation>
    </message>
    <message>
        <source>&amp;Columns…</source>
        <translation>&amp;Colunas…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Copy to</source>
        <translation>&amp;Copiar para</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Escuro</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplicar</translation>
    </message>
    <message>
        <source>&amp;Duplicate and edit what the source card is about</source>
        <translation>&amp;Duplicar e editar o item do cartão da fonte</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;Figures of your own…</source>
        <translation>&amp;Valores próprios…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>&amp;Find chip…</source>
        <translation>&amp;Localizar chip…</translation>
    </message>
    <message>
        <source>&amp;Forget these</source>
        <translation>&amp;Esquecer estes</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Tela cheia</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;juda</translation>
    </message>
    <message>
        <source>&amp;Import prices…</source>
        <translation>&amp;Importar preços…</translation>
    </message>
    <message>
        <source>&amp;Keep them</source>
        <translation>&amp;Manter</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Atalhos de teclado</translation>
    </message>
    <message>
        <source>&amp;Light or dark like the system</source>
        <translation>&amp;Claro ou escuro como o sistema</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Novo</translation>
    </message>
    <message>
        <source>&amp;New from preset</source>
        <translation>&amp;Novo da predefinição</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;PNG picture</source>
        <translation>Imagem &amp;PNG</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Painéis</translation>
    </message>
    <message>
        <source>&amp;Precision</source>
        <translation>&amp;Precisão</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sai&amp;r</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Refazer</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Refazer: %1</translation>
    </message>
    <message>
        <source>&amp;Remove them</source>
        <translation>&amp;Remover</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Remover…</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renomear</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>&amp;Restaurar layout</translation>
    </message>
    <message>
        <source>&amp;SVG picture</source>
        <translation>Imagem &amp;SVG</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Salvar</translation>
    </message>
    <message>
        <source>&amp;Table for documents</source>
        <translation>&amp;Tabela para documentos</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Desfazer: %1</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>(%1 to %2)</source>
        <translation>(%1 a %2)</translation>
    </message>
    <message>
        <source>(see above)</source>
        <translation>(ver acima)</translation>
    </message>
    <message>
        <source>, in %1 though at its %2</source>
        <comment>a scenario, a kind of price</comment>
        <translation>, em %1 embora com %2</translation>
    </message>
    <message>
        <source>, though at its %1</source>
        <comment>a kind of price</comment>
        <translation>, embora com %1</translation>
    </message>
    <message>
        <source>--chart names one chart, and --what asks for more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 is no figure of a chip.</source>
        <translation>0 não é um valor de chip.</translation>
    </message>
    <message>
        <source>1 GiB = 1.074 GB</source>
        <translation>1 GiB = 1,074 GB</translation>
    </message>
    <message>
        <source>1 USD = %1 %2 (your rate)</source>
        <translation>1 USD = %1 %2 (sua taxa)</translation>
    </message>
    <message>
        <source>1 chip</source>
        <translation>1 chip</translation>
    </message>
    <message>
        <source>1 chip each, rented whole.</source>
        <translation>1 chip cada, alugadas inteiras.</translation>
    </message>
    <message>
        <source>1 chip was stored in %1. It can be chosen now.</source>
        <translation>1 chip foi gravado em %1. Já pode ser escolhido.</translation>
    </message>
    <message>
        <source>1 chip.</source>
        <translation>1 chip.</translation>
    </message>
    <message>
        <source>1 contradiction in view</source>
        <translation>1 contradição à vista</translation>
    </message>
    <message>
        <source>1 figure of this board moved since it was saved</source>
        <translation>1 valor desta comparação mudou desde que ela foi salva</translation>
    </message>
    <message>
        <source>1 instance</source>
        <translation>1 instância</translation>
    </message>
    <message>
        <source>1 is a data centre that needs nothing for itself.</source>
        <translation>1 é um data center que não consome nada para si.</translation>
    </message>
    <message>
        <source>1 system</source>
        <translation>1 sistema</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 ano</translation>
    </message>
    <message>
        <source>1-year reserved price</source>
        <translation>preço reservado de 1 ano</translation>
    </message>
    <message>
        <source>12 bytes of states a parameter</source>
        <translation>12 bytes de estados por parâmetro</translation>
    </message>
    <message>
        <source>2 x active parameters x requests / (peak x share of it that decoding reaches)</source>
        <translation>2 x parâmetros ativos x requisições / (pico x parcela dele alcançada no decode)</translation>
    </message>
    <message>
        <source>3 years</source>
        <translation>3 anos</translation>
    </message>
    <message>
        <source>3-year reserved price</source>
        <translation>preço reservado de 3 anos</translation>
    </message>
    <message>
        <source>4 is FP4, 8 is FP8, 16 is BF16, 32 is FP32.</source>
        <translation>4 é FP4, 8 é FP8, 16 é BF16, 32 é FP32.</translation>
    </message>
    <message>
        <source>700 USD an hour stands for "no price" in some tables.</source>
        <translation>Em algumas tabelas, 700 USD por hora significa “sem preço”.</translation>
    </message>
    <message>
        <source>700.0 stands for "no price".</source>
        <translation>700.0 significa “sem preço”.</translation>
    </message>
    <message>
        <source>730 are a month all through.</source>
        <translation>730 são um mês inteiro.</translation>
    </message>
    <message>
        <source>9 of 10</source>
        <translation>9 em 10</translation>
    </message>
    <message>
        <source>; %1</source>
        <translation>; %1</translation>
    </message>
    <message>
        <source>; %1 bounds %2</source>
        <translation>; limite de %2: %1</translation>
    </message>
    <message>
        <source>; %1 bounds both</source>
        <translation>; limite de ambos: %1</translation>
    </message>
    <message>
        <source>; %1 bounds it</source>
        <translation>; limite: %1</translation>
    </message>
    <message>
        <source>; %1 bounds them all</source>
        <translation>; limite de todos: %1</translation>
    </message>
    <message>
        <source>; range %1</source>
        <translation>; faixa %1</translation>
    </message>
    <message>
        <source>; source: %1</source>
        <translation>; fonte: %1</translation>
    </message>
    <message>
        <source>= %1 days</source>
        <translation>= %1 dias</translation>
    </message>
    <message>
        <source>A board has no scenario, or 2 to %1.</source>
        <translation>Uma comparação não tem cenários ou tem de 2 a %1.</translation>
    </message>
    <message>
        <source>A chip cannot be derived from itself.</source>
        <translation>Um chip não pode derivar de si mesmo.</translation>
    </message>
    <message>
        <source>A comma has no meaning here.</source>
        <translation>Uma vírgula não tem significado aqui.</translation>
    </message>
    <message>
        <source>A commitment is paid whether it is used or not.</source>
        <translation>Um compromisso é pago, seja usado ou não.</translation>
    </message>
    <message>
        <source>A comparison begins with the name of a field.</source>
        <translation>Uma comparação começa com o nome de um campo.</translation>
    </message>
    <message>
        <source>A comparison saved under this name would look like an exported file.</source>
        <translation>Uma comparação salva com este nome pareceria um arquivo exportado.</translation>
    </message>
    <message>
        <source>A copy of it as it was is in %1.</source>
        <translation>Uma cópia dela como estava ficou em %1.</translation>
    </message>
    <message>
        <source>A figure of the chip cannot be: such as a sparse peak given as a dense one.</source>
        <translation>Um valor do chip é impossível: por exemplo, um pico esparso dado como denso.</translation>
    </message>
    <message>
        <source>A formula is no table.</source>
        <translation>Uma fórmula não é uma tabela.</translation>
    </message>
    <message>
        <source>A machine has at least one chip.</source>
        <translation>Uma máquina tem pelo menos um chip.</translation>
    </message>
    <message>
        <source>A missing figure has no range.</source>
        <translation>Um valor ausente não tem faixa.</translation>
    </message>
    <message>
        <source>A month of 365 / 12 days, all day.</source>
        <translation>Um mês de 365 / 12 dias, o dia todo.</translation>
    </message>
    <message>
        <source>A new scenario is a copy of the board under a name; prices, assumptions and figures of your own that you change then belong to it alone. What is here now stays as “As it was”.</source>
        <translation>Um novo cenário é uma cópia da comparação com um nome; os preços, premissas e valores próprios que você alterar passam a pertencer só a ele. O que está aqui agora fica como “Como estava”.</translation>
    </message>
    <message>
        <source>A new, empty one was begun: import the prices again.</source>
        <translation>Foi iniciada uma nova, vazia: importe os preços de novo.</translation>
    </message>
    <message>
        <source>A number can be read with a decimal comma or with a thousands comma.</source>
        <translation>Um número pode ser lido com vírgula decimal ou com vírgula de milhar.</translation>
    </message>
    <message>
        <source>A number cannot be read.</source>
        <translation>Um número não pode ser lido.</translation>
    </message>
    <message>
        <source>A part of this file has a name that no part may have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture cannot have a scale of %1.</source>
        <translation>Uma imagem não pode ter escala %1.</translation>
    </message>
    <message>
        <source>A price belongs to a price list.</source>
        <translation>Um preço pertence a uma tabela de preços.</translation>
    </message>
    <message>
        <source>A price is of an instance, a system or a chip.</source>
        <translation>Um preço é de uma instância, de um sistema ou de um chip.</translation>
    </message>
    <message>
        <source>A quarter of a year of one engineer; no figure is published.</source>
        <translation>Um trimestre de um engenheiro; não há valor publicado.</translation>
    </message>
    <message>
        <source>A question is about one metric.</source>
        <translation>Uma pergunta trata de uma só métrica.</translation>
    </message>
    <message>
        <source>A row cannot be compared with itself.</source>
        <translation>Uma linha não pode ser comparada consigo mesma.</translation>
    </message>
    <message>
        <source>A scenario has prices, assumptions and figures of its own.</source>
        <translation>Um cenário tem seus próprios preços, premissas e valores.</translation>
    </message>
    <message>
        <source>A subject is a chip, an instance or a system.</source>
        <translation>Um item é um chip, uma instância ou um sistema.</translation>
    </message>
    <message>
        <source>A token must go to between 1 and %1 experts.</source>
        <translation>Um token deve ir a um número de especialistas entre 1 e %1.</translation>
    </message>
    <message>
        <source>A tornado moves every assumption in turn.</source>
        <translation>Um tornado varia cada premissa por vez.</translation>
    </message>
    <message>
        <source>A two-way table moves two assumptions.</source>
        <translation>Uma tabela de duas entradas varia duas premissas.</translation>
    </message>
    <message>
        <source>A weight or cached element takes 0 to 16 bytes.</source>
        <translation>Um peso ou elemento em cache ocupa de 0 a 16 bytes.</translation>
    </message>
    <message>
        <source>A4 landscape</source>
        <translation>A4 paisagem</translation>
    </message>
    <message>
        <source>A4 portrait</source>
        <translation>A4 retrato</translation>
    </message>
    <message>
        <source>AWS capacity-block prices (JSON)</source>
        <translation>Preços de Capacity Block da AWS (JSON)</translation>
    </message>
    <message>
        <source>AWS generations</source>
        <translation>Gerações da AWS</translation>
    </message>
    <message>
        <source>AWS on-demand list (CSV)</source>
        <translation>Tabela sob demanda da AWS (CSV)</translation>
    </message>
    <message>
        <source>About Chipboard</source>
        <translation>Sobre o Chipboard</translation>
    </message>
    <message>
        <source>Activations of a token</source>
        <translation>Ativações de um token</translation>
    </message>
    <message>
        <source>Activations through memory</source>
        <translation>Ativações pela memória</translation>
    </message>
    <message>
        <source>Active parameters (billions)</source>
        <translation>Parâmetros ativos (bilhões)</translation>
    </message>
    <message>
        <source>Add a scenario</source>
        <translation>Adicionar um cenário</translation>
    </message>
    <message>
        <source>Add it or correct the id.</source>
        <translation>Adicione-o ou corrija o id.</translation>
    </message>
    <message>
        <source>Add it.</source>
        <translation>Adicione.</translation>
    </message>
    <message>
        <source>Add the numbers as a table</source>
        <translation>Incluir os números como tabela</translation>
    </message>
    <message>
        <source>Add the table of numbers on a page of its own.</source>
        <translation>Acrescenta a tabela de números em uma página própria.</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Após</translation>
    </message>
    <message>
        <source>After "%1" comes a comparison.</source>
        <translation>Depois de “%1” vem uma comparação.</translation>
    </message>
    <message>
        <source>After a comparison comes "and", "or" or the end.</source>
        <translation>Depois de uma comparação vem “and”, “or” ou o fim.</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>All hours of a month</source>
        <translation>Todas as horas de um mês</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Todos os tipos</translation>
    </message>
    <message>
        <source>All of a dense model; of experts those that the requests need.</source>
        <translation>Todos, em um modelo denso; dos especialistas, os que as requisições exigem.</translation>
    </message>
    <message>
        <source>All of the work moves.</source>
        <translation>Todo o trabalho migra.</translation>
    </message>
    <message>
        <source>All paid hours work.</source>
        <translation>Todas as horas pagas são trabalhadas.</translation>
    </message>
    <message>
        <source>All providers</source>
        <translation>Todos os provedores</translation>
    </message>
    <message>
        <source>All rows are read. They are saved, and the price lists are read anew.</source>
        <translation>Todas as linhas foram lidas. Elas estão sendo salvas e as tabelas de preços, relidas.</translation>
    </message>
    <message>
        <source>All that there is, %1 to %2.</source>
        <translation>Tudo o que existe, de %1 a %2.</translation>
    </message>
    <message>
        <source>All weights of the model.</source>
        <translation>Todos os pesos do modelo.</translation>
    </message>
    <message>
        <source>Already imported on %1 (snapshot %2); nothing was added.</source>
        <translation>Já importado em %1 (instantâneo %2); nada foi acrescentado.</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Seta para baixo</translation>
    </message>
    <message>
        <source>Alt+Home</source>
        <translation>Alt+Home</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Seta para cima</translation>
    </message>
    <message>
        <source>An earlier row has another price for the same thing, place and date.</source>
        <translation>Uma linha anterior tem outro preço para o mesmo item, lugar e data.</translation>
    </message>
    <message>
        <source>An earlier row says the same.</source>
        <translation>Uma linha anterior diz o mesmo.</translation>
    </message>
    <message>
        <source>An encoder needs a text of at least 1 token.</source>
        <translation>Um codificador precisa de um texto de pelo menos 1 token.</translation>
    </message>
    <message>
        <source>An exchange rate is a number from 0.0001 to 10000000.</source>
        <translation>Uma taxa de câmbio é um número de 0,0001 a 10000000.</translation>
    </message>
    <message>
        <source>An exchange rate is of another currency than USD.</source>
        <translation>Uma taxa de câmbio é de outra moeda que não USD.</translation>
    </message>
    <message>
        <source>An import brings it up to date.</source>
        <translation>Uma importação a atualiza.</translation>
    </message>
    <message>
        <source>An official source has an address.</source>
        <translation>Uma fonte oficial tem endereço.</translation>
    </message>
    <message>
        <source>Announced against shipping</source>
        <translation>Anunciados e disponíveis</translation>
    </message>
    <message>
        <source>Announced, not yet to be had: %1.</source>
        <translation>Anunciado, ainda não disponível: %1.</translation>
    </message>
    <message>
        <source>Answer at from</source>
        <translation>Resposta em De</translation>
    </message>
    <message>
        <source>Answer at to</source>
        <translation>Resposta em Até</translation>
    </message>
    <message>
        <source>Arithmetic of a batch</source>
        <translation>Aritmética de um batch</translation>
    </message>
    <message>
        <source>Arithmetic of a step</source>
        <translation>Aritmética de um passo</translation>
    </message>
    <message>
        <source>Arithmetic on each byte of memory traffic</source>
        <translation>Aritmética por byte de tráfego de memória</translation>
    </message>
    <message>
        <source>Arithmetic takes most of the time.</source>
        <translation>A aritmética toma a maior parte do tempo.</translation>
    </message>
    <message>
        <source>As it is now: %1, %2.</source>
        <translation>Como está agora: %1, %2.</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As of %1 (from the %2).</source>
        <translation>Data: %1 (origem: %2).</translation>
    </message>
    <message>
        <source>Assume this; "chipboard list assumptions" has the names. May be given several times.</source>
        <translation>Assume isto; “chipboard list assumptions” mostra os nomes. Pode ser usada várias vezes.</translation>
    </message>
    <message>
        <source>Assume what the command line says</source>
        <translation>Assumir o que diz a linha de comando</translation>
    </message>
    <message>
        <source>Assumed.</source>
        <translation>Assumido.</translation>
    </message>
    <message>
        <source>Assumed: %1</source>
        <translation>Assumido: %1</translation>
    </message>
    <message>
        <source>Assumption</source>
        <translation>Premissa</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>Premissas</translation>
    </message>
    <message>
        <source>At %1 a month it has paid after %2.</source>
        <translation>Com %1 por mês, a migração se paga após %2.</translation>
    </message>
    <message>
        <source>At %1 there is nothing to compare: %2</source>
        <translation>Em %1 não há o que comparar: %2</translation>
    </message>
    <message>
        <source>At %1, %2: %3 over its range</source>
        <translation>Em %1, %2: %3 ao longo de sua faixa</translation>
    </message>
    <message>
        <source>At a given batch</source>
        <translation>Em um batch dado</translation>
    </message>
    <message>
        <source>At full load</source>
        <translation>Em carga plena</translation>
    </message>
    <message>
        <source>Attained, TFLOPS per chip</source>
        <translation>Alcançado, TFLOPS por chip</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Atenção</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>Cabeças de atenção</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automático</translation>
    </message>
    <message>
        <source>Automatic (%1)</source>
        <translation>Automático (%1)</translation>
    </message>
    <message>
        <source>Azure retail prices (CSV)</source>
        <translation>Preços de varejo do Azure (CSV)</translation>
    </message>
    <message>
        <source>BF16 compute</source>
        <translation>Computação BF16</translation>
    </message>
    <message>
        <source>BF16 sparse compute</source>
        <translation>Computação BF16 esparsa</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Largura de banda</translation>
    </message>
    <message>
        <source>Bandwidth, TB/s per chip</source>
        <translation>Largura de banda, TB/s por chip</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Barra</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Referência</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>Batch and chips must be at least 1.</source>
        <translation>Batch e chips devem ser pelo menos 1.</translation>
    </message>
    <message>
        <source>Batches at once</source>
        <translation>Batches simultâneos</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Begin it with https://.</source>
        <translation>Comece-o com https://.</translation>
    </message>
    <message>
        <source>Best common</source>
        <translation>Melhor em comum</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>Melhor: %1</translation>
    </message>
    <message>
        <source>Between columns</source>
        <translation>Entre colunas</translation>
    </message>
    <message>
        <source>Bits of a cached value</source>
        <translation>Bits de um valor em cache</translation>
    </message>
    <message>
        <source>Bits of a weight</source>
        <translation>Bits de um peso</translation>
    </message>
    <message>
        <source>Bits of the arithmetic</source>
        <translation>Bits da aritmética</translation>
    </message>
    <message>
        <source>Blocks of the network.</source>
        <translation>Blocos da rede.</translation>
    </message>
    <message>
        <source>Board &gt; Prices offers the newest of these; a board keeps the one that it was made with.</source>
        <translation>Comparação &gt; Preços oferece a mais nova delas; uma comparação mantém aquela com que foi feita.</translation>
    </message>
    <message>
        <source>Both directions of the table move the same assumption.</source>
        <translation>As duas direções da tabela variam a mesma premissa.</translation>
    </message>
    <message>
        <source>Both directions of the table move the same assumption; the page chose another.</source>
        <translation>As duas direções da tabela variam a mesma premissa; a página escolheu outra.</translation>
    </message>
    <message>
        <source>Bound by</source>
        <translation>Limitado por</translation>
    </message>
    <message>
        <source>Bound by %1: %2. %3</source>
        <translation>Limitado por %1: %2. %3</translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation>Ponto de equilíbrio</translation>
    </message>
    <message>
        <source>Busy copies</source>
        <translation>Cópias ocupadas</translation>
    </message>
    <message>
        <source>By our estimates %1 costs least in %2</source>
        <translation>Pelas nossas estimativas, %1 custa menos em %2</translation>
    </message>
    <message numerus="yes">
        <source>By our estimates %1 costs least in all %n scenarios</source>
        <translation><numerusform>Pelas nossas estimativas, %1 custa menos no único cenário (%n)</numerusform><numerusform>Pelas nossas estimativas, %1 custa menos em todos os %n cenários</numerusform></translation>
    </message>
    <message>
        <source>By our estimates %1 costs least in both scenarios</source>
        <translation>Pelas nossas estimativas, %1 custa menos nos dois cenários</translation>
    </message>
    <message>
        <source>By our estimates %1 is fastest in %2</source>
        <translation>Pelas nossas estimativas, %1 é o mais rápido em %2</translation>
    </message>
    <message numerus="yes">
        <source>By our estimates %1 is fastest in all %n scenarios</source>
        <translation><numerusform>Pelas nossas estimativas, %1 é o mais rápido no único cenário (%n)</numerusform><numerusform>Pelas nossas estimativas, %1 é o mais rápido em todos os %n cenários</numerusform></translation>
    </message>
    <message>
        <source>By our estimates %1 is fastest in both scenarios</source>
        <translation>Pelas nossas estimativas, %1 é o mais rápido nos dois cenários</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>Tabela CSV</translation>
    </message>
    <message>
        <source>Cache of a request</source>
        <translation>Cache de uma requisição</translation>
    </message>
    <message>
        <source>Cached elements and FLOP of an item must be numbers of at least 0.</source>
        <translation>Elementos em cache e FLOP de um item devem ser números a partir de 0.</translation>
    </message>
    <message>
        <source>Call scenario “%1” “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Catalogue of %1</source>
        <translation>Catálogo de %1</translation>
    </message>
    <message>
        <source>Catalogue of %1. %2</source>
        <translation>Catálogo de %1. %2</translation>
    </message>
    <message>
        <source>Catalogue of %1: %2.</source>
        <translation>Catálogo de %1: %2.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Variação</translation>
    </message>
    <message>
        <source>Change your figure…</source>
        <translation>Alterar seu valor…</translation>
    </message>
    <message>
        <source>Changes of the last time are shown that "%1" does not have yet. File &gt; Open shows it as it was saved.</source>
        <translation>São mostradas alterações da última vez que “%1” ainda não tem. Arquivo &gt; Abrir mostra o que foi salvo.</translation>
    </message>
    <message>
        <source>Changes these charts</source>
        <translation>Altera estes gráficos</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Alterar…</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>Check catalogue files and boards.</source>
        <translation>Verifica arquivos de catálogo e comparações.</translation>
    </message>
    <message>
        <source>Check chips on the left, or start from one of these. Ctrl+Z brings back what was there.</source>
        <translation>Marque chips à esquerda ou comece por um destes. Ctrl+Z traz de volta o que havia.</translation>
    </message>
    <message>
        <source>Check its permissions, or name another file.</source>
        <translation>Verifique as permissões ou indique outro arquivo.</translation>
    </message>
    <message>
        <source>Check its permissions.</source>
        <translation>Verifique as permissões.</translation>
    </message>
    <message>
        <source>Check that its folder exists and may be written to.</source>
        <translation>Verifique se a pasta existe e se é possível gravar nela.</translation>
    </message>
    <message>
        <source>Check the commas, quotes and brackets before this place.</source>
        <translation>Verifique as vírgulas, aspas e colchetes antes deste ponto.</translation>
    </message>
    <message>
        <source>Check the disk and the room left on it. What was stored before is unchanged.</source>
        <translation>Verifique o disco e o espaço livre. O que já estava gravado não mudou.</translation>
    </message>
    <message>
        <source>Check the first thing found</source>
        <translation>Marcar o primeiro resultado</translation>
    </message>
    <message>
        <source>Check the folder's permissions and the room on the disk.</source>
        <translation>Verifique as permissões da pasta e o espaço em disco.</translation>
    </message>
    <message>
        <source>Check the path.</source>
        <translation>Verifique o caminho.</translation>
    </message>
    <message>
        <source>Check the permissions of the file and its folder.</source>
        <translation>Verifique as permissões do arquivo e de sua pasta.</translation>
    </message>
    <message>
        <source>Check the value and its unit.</source>
        <translation>Verifique o valor e sua unidade.</translation>
    </message>
    <message>
        <source>Check these measurements instead of the shipped ones.</source>
        <translation>Verifica estas medições em vez das fornecidas.</translation>
    </message>
    <message>
        <source>Check whether it is per month, or in another currency.</source>
        <translation>Verifique se é por mês ou em outra moeda.</translation>
    </message>
    <message>
        <source>Check whether the figure is per chip, of all chips, or of something else.</source>
        <translation>Verifique se o valor é por chip, de todos os chips ou de outra coisa.</translation>
    </message>
    <message>
        <source>Check whether the file is a table at all.</source>
        <translation>Verifique se o arquivo é mesmo uma tabela.</translation>
    </message>
    <message>
        <source>Check whether this is the sparse figure.</source>
        <translation>Verifique se este é o valor esparso.</translation>
    </message>
    <message>
        <source>Check which character separates the columns.</source>
        <translation>Verifique qual caractere separa as colunas.</translation>
    </message>
    <message>
        <source>Check which of the two is which.</source>
        <translation>Verifique qual dos dois é qual.</translation>
    </message>
    <message>
        <source>Checks the named files and directories, or the shipped catalogue when none is named, and tells every fault with its line and column. Of an exported PDF, SVG or PNG it checks the board inside.</source>
        <translation>Verifica os arquivos e diretórios indicados, ou o catálogo fornecido se nenhum for indicado, e mostra cada falha com linha e coluna. Em um PDF, SVG ou PNG exportado, verifica a comparação contida nele.</translation>
    </message>
    <message>
        <source>Chip</source>
        <translation>Chip</translation>
    </message>
    <message>
        <source>Chip-hours</source>
        <translation>Chips-hora</translation>
    </message>
    <message>
        <source>Chipboard</source>
        <translation>Chipboard</translation>
    </message>
    <message>
        <source>Chipboard %1</source>
        <translation>Chipboard %1</translation>
    </message>
    <message>
        <source>Chipboard compares AI chips: compute, memory, bandwidth and cost.</source>
        <translation>O Chipboard compara chips de IA: computação, memória, largura de banda e custo.</translation>
    </message>
    <message>
        <source>Chipboard comparison (*.chipboard)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chipboard is free software under the GNU General Public License, version 3 or later, and comes with no warranty. It is built with Qt %1 (LGPL 3), QCustomPlot (GPL 3) and nlohmann/json (MIT), and prefers the typeface Inter (SIL OFL 1.1).</source>
        <translation>O Chipboard é software livre sob a GNU General Public License, versão 3 ou posterior, e vem sem nenhuma garantia. Foi desenvolvido com Qt %1 (LGPL 3), QCustomPlot (GPL 3) e nlohmann/json (MIT), e prefere a fonte tipográfica Inter (SIL OFL 1.1).</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Chips are accounted for one by one.</source>
        <translation>Os chips são contados um a um.</translation>
    </message>
    <message>
        <source>Chips for a month's work</source>
        <translation>Chips para um mês de trabalho</translation>
    </message>
    <message>
        <source>Chips of a copy</source>
        <translation>Chips de uma cópia</translation>
    </message>
    <message>
        <source>Chips of a copy that work at a time.</source>
        <translation>Chips de uma cópia que trabalham ao mesmo tempo.</translation>
    </message>
    <message>
        <source>Choose "Columns…" and say which column holds what.</source>
        <translation>Escolha “Colunas…” e indique qual coluna contém o quê.</translation>
    </message>
    <message>
        <source>Choose a chip that trains.</source>
        <translation>Escolha um chip que treine.</translation>
    </message>
    <message>
        <source>Choose a file that has a header and rows.</source>
        <translation>Escolha um arquivo que tenha cabeçalho e linhas.</translation>
    </message>
    <message>
        <source>Choose a file that was saved as a board.</source>
        <translation>Escolha um arquivo salvo como comparação.</translation>
    </message>
    <message>
        <source>Choose a folder that you may write to.</source>
        <translation>Escolha uma pasta em que você possa gravar.</translation>
    </message>
    <message>
        <source>Choose a model of text.</source>
        <translation>Escolha um modelo de texto.</translation>
    </message>
    <message>
        <source>Choose a name that ends in .chipboard, or use File &gt; Export.</source>
        <translation>Escolha um nome que termine em .chipboard ou use Arquivo &gt; Exportar.</translation>
    </message>
    <message>
        <source>Choose a precision that the chip has.</source>
        <translation>Escolha uma precisão que o chip tenha.</translation>
    </message>
    <message>
        <source>Choose a scale from %1 to %2.</source>
        <translation>Escolha uma escala de %1 a %2.</translation>
    </message>
    <message>
        <source>Choose a smaller model, fewer tokens or a chip with more memory.</source>
        <translation>Escolha um modelo menor, menos tokens ou um chip com mais memória.</translation>
    </message>
    <message>
        <source>Choose a smaller model, shorter sequences, or a chip with more memory.</source>
        <translation>Escolha um modelo menor, sequências mais curtas ou um chip com mais memória.</translation>
    </message>
    <message>
        <source>Choose a smaller scale, or write a PDF or SVG file.</source>
        <translation>Escolha uma escala menor ou grave um arquivo PDF ou SVG.</translation>
    </message>
    <message>
        <source>Choose a workload</source>
        <translation>Escolha uma carga de trabalho</translation>
    </message>
    <message>
        <source>Choose a workload that one chip holds.</source>
        <translation>Escolha uma carga de trabalho que caiba em um chip.</translation>
    </message>
    <message>
        <source>Choose another instance.</source>
        <translation>Escolha outra instância.</translation>
    </message>
    <message>
        <source>Choose batch inference, or another model.</source>
        <translation>Escolha inferência em batch ou outro modelo.</translation>
    </message>
    <message>
        <source>Choose chips on the left.</source>
        <translation>Escolha chips à esquerda.</translation>
    </message>
    <message>
        <source>Choose chips to compare</source>
        <translation>Escolha chips para comparar</translation>
    </message>
    <message>
        <source>Choose chips to compare.</source>
        <translation>Escolha chips para comparar.</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Escolher arquivo…</translation>
    </message>
    <message>
        <source>Choose one of %1, or a size like 210x148mm, 8x4.5in or 1600x900px, each side from 2 to 100 inches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of %1.</source>
        <translation>Escolha um destes: %1.</translation>
    </message>
    <message>
        <source>Choose one that the thing has, such as memory or price.</source>
        <translation>Escolha um que o item tenha, como memory ou price.</translation>
    </message>
    <message>
        <source>Choose other rows, prices or another workload.</source>
        <translation>Escolha outras linhas, outros preços ou outra carga de trabalho.</translation>
    </message>
    <message>
        <source>Choose the format "%1".</source>
        <translation>Escolha o formato “%1”.</translation>
    </message>
    <message>
        <source>Choose two that differ.</source>
        <translation>Escolha dois diferentes.</translation>
    </message>
    <message>
        <source>Choose two that run the workload, to ask what would change the answer</source>
        <translation>Escolha dois itens que rodem a carga de trabalho para ver o que mudaria a resposta</translation>
    </message>
    <message>
        <source>Choose two whose cost is known, to ask when moving pays</source>
        <translation>Escolha dois itens de custo conhecido para ver quando a migração compensa</translation>
    </message>
    <message>
        <source>Choose what this chart shows</source>
        <translation>Escolher o que este gráfico mostra</translation>
    </message>
    <message>
        <source>Choose workload “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the messages</source>
        <translation>Limpar as mensagens</translation>
    </message>
    <message>
        <source>Click a bar, or press Enter on it, to see where its number comes from.</source>
        <translation>Clique em uma barra, ou pressione Enter sobre ela, para ver de onde vem o número.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Close it, or write a quote that belongs to the text twice within quotes.</source>
        <translation>Feche-a, ou escreva em dobro, entre aspas, as aspas que fazem parte do texto.</translation>
    </message>
    <message>
        <source>Colours, whatever the desktop's are.</source>
        <translation>Cores, sejam quais forem as da área de trabalho.</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Coluna %1</translation>
    </message>
    <message>
        <source>Column %1: %2 %3</source>
        <translation>Coluna %1: %2 %3</translation>
    </message>
    <message>
        <source>Columns of the price list</source>
        <translation>Colunas da tabela de preços</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Vírgula</translation>
    </message>
    <message>
        <source>Comma (1,50)</source>
        <translation>Vírgula (1,50)</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Comandos:</translation>
    </message>
    <message>
        <source>Commit, or pay by the hour</source>
        <translation>Assumir compromisso ou pagar por hora</translation>
    </message>
    <message>
        <source>Commitment (years)</source>
        <translation>Compromisso (anos)</translation>
    </message>
    <message>
        <source>Committed for %1 years where such a price is known</source>
        <translation>Com compromisso de %1 anos onde se conhece esse preço</translation>
    </message>
    <message>
        <source>Committed for a year where such a price is known</source>
        <translation>Com compromisso de um ano onde se conhece esse preço</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Compare all at: %1</source>
        <translation>Comparar todos com: %1</translation>
    </message>
    <message>
        <source>Compare at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare at the best common precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare at the newer prices</source>
        <translation>Comparar com os preços mais novos</translation>
    </message>
    <message>
        <source>Compare at: %1</source>
        <translation>Comparar com: %1</translation>
    </message>
    <message>
        <source>Compare per %1</source>
        <translation>Comparar por %1</translation>
    </message>
    <message>
        <source>Compare these chips.</source>
        <translation>Compara estes chips.</translation>
    </message>
    <message>
        <source>Compare these cloud instances.</source>
        <translation>Compara estas instâncias de nuvem.</translation>
    </message>
    <message>
        <source>Compare these systems of many chips.</source>
        <translation>Compara estes sistemas de muitos chips.</translation>
    </message>
    <message>
        <source>Compare what the work costs.</source>
        <translation>Compare quanto custa o trabalho.</translation>
    </message>
    <message>
        <source>Compare with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare without a baseline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared are %1.</source>
        <translation>Comparados: %1.</translation>
    </message>
    <message>
        <source>Compares AI chips in compute, memory, bandwidth and cost, with the source of every number.</source>
        <translation>Compara chips de IA em computação, memória, largura de banda e custo, com a fonte de cada número.</translation>
    </message>
    <message>
        <source>Compares what is selected, or what the board selects, or the example that the window first shows. A number that is missing says why.</source>
        <translation>Compara o que está selecionado, ou o que a comparação seleciona, ou o exemplo que a janela mostra primeiro. Um número ausente mostra o motivo.</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparação</translation>
    </message>
    <message>
        <source>Completions are not known for the shell "%1".</source>
        <translation>Não há autocompletar para o shell “%1”.</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Computação</translation>
    </message>
    <message>
        <source>Compute efficiency</source>
        <translation>Eficiência de computação</translation>
    </message>
    <message>
        <source>Compute per watt</source>
        <translation>Computação por watt</translation>
    </message>
    <message>
        <source>Compute with sparsity</source>
        <translation>Computação com esparsidade</translation>
    </message>
    <message>
        <source>Compute, dense</source>
        <translation>Computação, densa</translation>
    </message>
    <message>
        <source>Conditions can be asked of instances: choose "Instance" above.</source>
        <translation>Condições só se aplicam a instâncias: escolha “Instância” acima.</translation>
    </message>
    <message>
        <source>Conditions that instances must meet</source>
        <translation>Condições que as instâncias devem cumprir</translation>
    </message>
    <message>
        <source>Contradiction %1, %2</source>
        <translation>Contradição %1, %2</translation>
    </message>
    <message>
        <source>Convert the prices, and say at which rate in their notes.</source>
        <translation>Converta os preços e indique nas notas a taxa usada.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy %1 to “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>Copiar c&amp;omo</translation>
    </message>
    <message>
        <source>Copy all messages</source>
        <translation>Copiar todas as mensagens</translation>
    </message>
    <message>
        <source>Copy all of “%1” to “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy it to another place and try again.</source>
        <translation>Copie-o para outro lugar e tente de novo.</translation>
    </message>
    <message>
        <source>Copy its content to a file.</source>
        <translation>Copie o conteúdo para um arquivo.</translation>
    </message>
    <message>
        <source>Copy rows with header</source>
        <translation>Copiar linhas com cabeçalho</translation>
    </message>
    <message>
        <source>Copy to scenario “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the ids that are told above.</source>
        <translation>Corrija os ids indicados acima.</translation>
    </message>
    <message>
        <source>Correct the number of experts.</source>
        <translation>Corrija o número de especialistas.</translation>
    </message>
    <message>
        <source>Correct the path or remove it.</source>
        <translation>Corrija o caminho ou remova-o.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Custo</translation>
    </message>
    <message>
        <source>Cost a month</source>
        <translation>Custo mensal</translation>
    </message>
    <message>
        <source>Cost of a million items</source>
        <translation>Custo de um milhão de itens</translation>
    </message>
    <message>
        <source>Cost of a month's work</source>
        <translation>Custo de um mês de trabalho</translation>
    </message>
    <message>
        <source>Cost of an engineer's week</source>
        <translation>Custo semanal de um engenheiro</translation>
    </message>
    <message>
        <source>Cost of bandwidth</source>
        <translation>Custo da largura de banda</translation>
    </message>
    <message>
        <source>Cost of compute</source>
        <translation>Custo da computação</translation>
    </message>
    <message>
        <source>Cost of input</source>
        <translation>Custo da entrada</translation>
    </message>
    <message>
        <source>Cost of memory</source>
        <translation>Custo da memória</translation>
    </message>
    <message>
        <source>Cost of output</source>
        <translation>Custo da saída</translation>
    </message>
    <message>
        <source>Cost of the run</source>
        <translation>Custo do treinamento</translation>
    </message>
    <message>
        <source>Cost of the run, USD</source>
        <translation>Custo do treinamento, USD</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moeda</translation>
    </message>
    <message>
        <source>Currency %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Date of the prices, as year, month and day</source>
        <translation>Data dos preços, como ano, mês e dia</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Decidir depois</translation>
    </message>
    <message>
        <source>Decimal sign</source>
        <translation>Sinal decimal</translation>
    </message>
    <message>
        <source>Decode</source>
        <translation>Decode</translation>
    </message>
    <message>
        <source>Decode step</source>
        <translation>Passo de decode</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>Padrão: %1</translation>
    </message>
    <message>
        <source>Denoising steps</source>
        <translation>Passos de remoção de ruído</translation>
    </message>
    <message>
        <source>Dense %1 peak of %2</source>
        <translation>Pico %1 denso de %2</translation>
    </message>
    <message>
        <source>Deployments side by side</source>
        <translation>Implantações lado a lado</translation>
    </message>
    <message>
        <source>Did you mean "%1"?</source>
        <translation>Você quis dizer “%1”?</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>Você quis dizer %1?</translation>
    </message>
    <message>
        <source>Different numbers of chips, %1 to %2.</source>
        <translation>Números diferentes de chips, de %1 a %2.</translation>
    </message>
    <message>
        <source>Different tokens.</source>
        <translation>Tokens distintos.</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Desconto</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Dispensar</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Desenhando</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate and edit this &amp;workload</source>
        <translation>Duplicar e editar esta c&amp;arga de trabalho</translation>
    </message>
    <message>
        <source>Each import of prices is a snapshot with a number. Removing one takes its prices from every board that names them; importing the file again brings them back.</source>
        <translation>Cada importação de preços é um instantâneo com um número. Removê-lo tira seus preços de todas as comparações que o citam; importar o arquivo de novo os traz de volta.</translation>
    </message>
    <message>
        <source>Each of these prices is known of one date only, so none can be seen to move</source>
        <translation>De cada um destes preços só se conhece uma data; não há como ver variação</translation>
    </message>
    <message>
        <source>Early software</source>
        <translation>Software inicial</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energia</translation>
    </message>
    <message>
        <source>Energy cost of a million items</source>
        <translation>Custo da energia de um milhão de itens</translation>
    </message>
    <message>
        <source>Energy cost of output</source>
        <translation>Custo da energia da saída</translation>
    </message>
    <message>
        <source>Energy cost of the run</source>
        <translation>Custo da energia do treinamento</translation>
    </message>
    <message>
        <source>Energy of a million items</source>
        <translation>Energia de um milhão de itens</translation>
    </message>
    <message>
        <source>Energy of output</source>
        <translation>Energia da saída</translation>
    </message>
    <message>
        <source>Energy of the run</source>
        <translation>Energia do treinamento</translation>
    </message>
    <message>
        <source>Energy per token</source>
        <translation>Energia por token</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Enter %1 or less.</source>
        <translation>Informe %1 ou menos.</translation>
    </message>
    <message>
        <source>Enter 0 for those of the precision.</source>
        <translation>Informe 0 para usar os da precisão.</translation>
    </message>
    <message>
        <source>Enter 0 if it is not known.</source>
        <translation>Informe 0 se não for conhecido.</translation>
    </message>
    <message>
        <source>Enter 0 if not known.</source>
        <translation>Informe 0 se não souber.</translation>
    </message>
    <message>
        <source>Enter 0 or more.</source>
        <translation>Informe 0 ou mais.</translation>
    </message>
    <message>
        <source>Enter 1 or more chips.</source>
        <translation>Informe 1 ou mais chips.</translation>
    </message>
    <message>
        <source>Enter 1 or more, or 0 for as many as fit.</source>
        <translation>Informe 1 ou mais, ou 0 para tantos quantos couberem.</translation>
    </message>
    <message>
        <source>Enter 1 or more, or 0 if it is not known.</source>
        <translation>Informe 1 ou mais, ou 0 se não for conhecido.</translation>
    </message>
    <message>
        <source>Enter 1 or more, or 0 to leave it open.</source>
        <translation>Informe 1 ou mais, ou 0 para deixar em aberto.</translation>
    </message>
    <message>
        <source>Enter 1 or more.</source>
        <translation>Informe 1 ou mais.</translation>
    </message>
    <message>
        <source>Enter 1 to change nothing.</source>
        <translation>Informe 1 para não mudar nada.</translation>
    </message>
    <message>
        <source>Enter a smaller discount.</source>
        <translation>Informe um desconto menor.</translation>
    </message>
    <message>
        <source>Enter how many %1 one USD buys: until then money is shown in USD.</source>
        <translation>Informe quanto em %1 se compra com um USD: até lá, os valores em dinheiro são mostrados em USD.</translation>
    </message>
    <message>
        <source>Enter the FLOP of one item.</source>
        <translation>Informe os FLOP de um item.</translation>
    </message>
    <message>
        <source>Enter the batch.</source>
        <translation>Informe o batch.</translation>
    </message>
    <message>
        <source>Enter the dimensions of the model.</source>
        <translation>Informe as dimensões do modelo.</translation>
    </message>
    <message>
        <source>Enter the figure as an own value.</source>
        <translation>Informe o número como valor próprio.</translation>
    </message>
    <message>
        <source>Enter the heads of the model.</source>
        <translation>Informe as cabeças do modelo.</translation>
    </message>
    <message>
        <source>Enter the length of a text.</source>
        <translation>Informe o comprimento de um texto.</translation>
    </message>
    <message>
        <source>Enter the lengths and the batch.</source>
        <translation>Informe os comprimentos e o batch.</translation>
    </message>
    <message>
        <source>Enter the lengths.</source>
        <translation>Informe os comprimentos.</translation>
    </message>
    <message>
        <source>Enter the parameters.</source>
        <translation>Informe os parâmetros.</translation>
    </message>
    <message>
        <source>Enter the sequence length.</source>
        <translation>Informe o comprimento da sequência.</translation>
    </message>
    <message>
        <source>Enter the share of paid hours.</source>
        <translation>Informe a parcela das horas pagas.</translation>
    </message>
    <message>
        <source>Enter the share of the time in which the run gets on.</source>
        <translation>Informe a parcela do tempo em que o treinamento avança.</translation>
    </message>
    <message>
        <source>Enter the steps.</source>
        <translation>Informe os passos.</translation>
    </message>
    <message>
        <source>Enter the tokens of a text.</source>
        <translation>Informe os tokens de um texto.</translation>
    </message>
    <message>
        <source>Enter the tokens to train on.</source>
        <translation>Informe os tokens de treinamento.</translation>
    </message>
    <message>
        <source>Enter what a kilowatt-hour costs.</source>
        <translation>Informe quanto custa um quilowatt-hora.</translation>
    </message>
    <message>
        <source>Epoch AI's table of machine-learning hardware (CSV): chips</source>
        <translation>Tabela de hardware de aprendizado de máquina da Epoch AI (CSV): chips</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erro</translation>
    </message>
    <message>
        <source>Error by family of chips</source>
        <translation>Erro por família de chips</translation>
    </message>
    <message>
        <source>Error by kind of measurement</source>
        <translation>Erro por tipo de medição</translation>
    </message>
    <message>
        <source>Error of the estimate</source>
        <translation>Erro da estimativa</translation>
    </message>
    <message>
        <source>Estimate a workload on a chip or instance.</source>
        <translation>Estima uma carga de trabalho em um chip ou instância.</translation>
    </message>
    <message>
        <source>Even after %1, when %2 have been paid either way.</source>
        <translation>Empate após %1, quando %2 foram pagos nos dois casos.</translation>
    </message>
    <message>
        <source>Every figure has a source.</source>
        <translation>Todo valor tem uma fonte.</translation>
    </message>
    <message>
        <source>Every price is multiplied by it: a market move, a tax, a margin.</source>
        <translation>Todos os preços são multiplicados por ele: movimento do mercado, imposto, margem.</translation>
    </message>
    <message>
        <source>Everything to “%1”</source>
        <translation>Tudo para “%1”</translation>
    </message>
    <message>
        <source>Exchange between chips</source>
        <translation>Troca entre chips</translation>
    </message>
    <message>
        <source>Exchange rate</source>
        <translation>Taxa de câmbio</translation>
    </message>
    <message>
        <source>Exchange rate %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange rate %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchanges between chips take most of the time.</source>
        <translation>As trocas entre chips tomam a maior parte do tempo.</translation>
    </message>
    <message>
        <source>Exit status: 0 fine, 1 wrong usage, 2 bad data, 3 cannot write.</source>
        <translation>Código de saída: 0 sucesso, 1 uso incorreto, 2 dados incorretos, 3 falha ao gravar.</translation>
    </message>
    <message>
        <source>Explain a command.</source>
        <translation>Explica um comando.</translation>
    </message>
    <message>
        <source>Explain the command.</source>
        <translation>Explica o comando.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Export a&amp;gain</source>
        <translation>Exportar de no&amp;vo</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exportar para</translation>
    </message>
    <message>
        <source>Exported files with their comparison (%1)</source>
        <translation>Arquivos exportados com sua comparação (%1)</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Exportado para %1</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>FLOP of a token</source>
        <translation>FLOP de um token</translation>
    </message>
    <message>
        <source>FLOP of a token and parameter</source>
        <translation>FLOP por token e parâmetro</translation>
    </message>
    <message>
        <source>FLOP of an item</source>
        <translation>FLOP de um item</translation>
    </message>
    <message>
        <source>FLOP per byte</source>
        <translation>FLOP por byte</translation>
    </message>
    <message>
        <source>FLOP per token x tokens a second / dense peak</source>
        <translation>FLOP por token x tokens por segundo / pico denso</translation>
    </message>
    <message>
        <source>FP16 compute</source>
        <translation>Computação FP16</translation>
    </message>
    <message>
        <source>FP16 has %1 and BF16 %2: one is twice the other.</source>
        <translation>FP16 tem %1 e BF16, %2: um é o dobro do outro.</translation>
    </message>
    <message>
        <source>FP16 sparse compute</source>
        <translation>Computação FP16 esparsa</translation>
    </message>
    <message>
        <source>FP32 compute</source>
        <translation>Computação FP32</translation>
    </message>
    <message>
        <source>FP32 sparse compute</source>
        <translation>Computação FP32 esparsa</translation>
    </message>
    <message>
        <source>FP4 compute</source>
        <translation>Computação FP4</translation>
    </message>
    <message>
        <source>FP4 sparse compute</source>
        <translation>Computação FP4 esparsa</translation>
    </message>
    <message>
        <source>FP64 compute</source>
        <translation>Computação FP64</translation>
    </message>
    <message>
        <source>FP64 sparse compute</source>
        <translation>Computação FP64 esparsa</translation>
    </message>
    <message>
        <source>FP8 compute</source>
        <translation>Computação FP8</translation>
    </message>
    <message>
        <source>FP8 in a chip of %1</source>
        <translation>FP8 em um chip de %1</translation>
    </message>
    <message>
        <source>FP8 sparse compute</source>
        <translation>Computação FP8 esparsa</translation>
    </message>
    <message>
        <source>Factor of attention</source>
        <translation>Fator da atenção</translation>
    </message>
    <message>
        <source>Factor of the precision</source>
        <translation>Fator da precisão</translation>
    </message>
    <message>
        <source>Fewest chips</source>
        <translation>Mínimo de chips</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Figures of your own</source>
        <translation>Valores próprios</translation>
    </message>
    <message>
        <source>Figures without a source: %1.</source>
        <translation>Valores sem fonte: %1.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Arquivo</translation>
    </message>
    <message>
        <source>Files of your own changed; the catalogue was read anew.</source>
        <translation>Arquivos próprios mudaram; o catálogo foi relido.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Find an assumption</source>
        <translation>Localizar premissa</translation>
    </message>
    <message>
        <source>Find an assumption…</source>
        <translation>Localizar premissa…</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>Primeiro token</translation>
    </message>
    <message>
        <source>Fixed costs of each layer and request take most of the time.</source>
        <translation>Os custos fixos de cada camada e requisição tomam a maior parte do tempo.</translation>
    </message>
    <message>
        <source>Fixed costs of the layers</source>
        <translation>Custos fixos das camadas</translation>
    </message>
    <message>
        <source>Fixed costs of the requests</source>
        <translation>Custos fixos das requisições</translation>
    </message>
    <message>
        <source>Fixed delays</source>
        <translation>Atrasos fixos</translation>
    </message>
    <message>
        <source>For the cost of energy alone: rented prices include energy, so it is not added to them.</source>
        <translation>Só para o custo da energia: os preços de aluguel incluem a energia, por isso ela não é somada a eles.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Found from %1 measurements; half of them lie within %2, eight of ten within %3.</source>
        <translation>Obtido de %1 medições; metade delas fica dentro de %2, oito em dez dentro de %3.</translation>
    </message>
    <message>
        <source>Free some space and try again; the old file is as it was.</source>
        <translation>Libere espaço e tente de novo; o arquivo antigo está como estava.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>From %1 to %2 there is nothing to compare: %3</source>
        <translation>De %1 a %2 não há o que comparar: %3</translation>
    </message>
    <message>
        <source>From %1 to %2 times the value in force: %3 to %4.</source>
        <translation>De %1 a %2 vezes o valor em vigor: %3 a %4.</translation>
    </message>
    <message>
        <source>From %1 to %2, by doubling.</source>
        <translation>De %1 a %2, dobrando.</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>De %1 a %2.</translation>
    </message>
    <message>
        <source>From %1.</source>
        <translation>A partir de %1.</translation>
    </message>
    <message>
        <source>From here on the guide calls the return of moving large. Where a month's work is stated, its cost takes this place.</source>
        <translation>A partir daqui, o guia considera grande o retorno da migração. Se o trabalho de um mês for informado, vale o custo dele.</translation>
    </message>
    <message>
        <source>Give --against ID.</source>
        <translation>Informe --against ID.</translation>
    </message>
    <message>
        <source>Give --format table or json.</source>
        <translation>Informe --format table ou json.</translation>
    </message>
    <message>
        <source>Give --metrics ID.</source>
        <translation>Informe --metrics ID.</translation>
    </message>
    <message>
        <source>Give --on ID; "chipboard list chips" has the ids of chips.</source>
        <translation>Informe --on ID; “chipboard list chips” mostra os ids dos chips.</translation>
    </message>
    <message>
        <source>Give --vary NAME,NAME.</source>
        <translation>Informe --vary NAME,NAME.</translation>
    </message>
    <message>
        <source>Give --workload ID; "chipboard list workloads" has the ids.</source>
        <translation>Informe --workload ID; “chipboard list workloads” mostra os ids.</translation>
    </message>
    <message>
        <source>Give 1 or more.</source>
        <translation>Informe 1 ou mais.</translation>
    </message>
    <message>
        <source>Give 1 to %1.</source>
        <translation>Informe de 1 a %1.</translation>
    </message>
    <message>
        <source>Give a file name.</source>
        <translation>Informe um nome de arquivo.</translation>
    </message>
    <message>
        <source>Give a number.</source>
        <translation>Informe um número.</translation>
    </message>
    <message>
        <source>Give a whole number, 0 or more.</source>
        <translation>Informe um número inteiro, 0 ou mais.</translation>
    </message>
    <message>
        <source>Give how much of the currency one USD buys.</source>
        <translation>Informe quanto da moeda se compra com um USD.</translation>
    </message>
    <message>
        <source>Give it a text or leave it out.</source>
        <translation>Dê um texto ou omita.</translation>
    </message>
    <message>
        <source>Give it content or remove it.</source>
        <translation>Dê-lhe conteúdo ou remova-o.</translation>
    </message>
    <message>
        <source>Give it once.</source>
        <translation>Informe-a uma só vez.</translation>
    </message>
    <message>
        <source>Give it the ending .chipboard and open it as a board.</source>
        <translation>Dê-lhe a extensão .chipboard e abra-o como comparação.</translation>
    </message>
    <message>
        <source>Give its address.</source>
        <translation>Informe o endereço.</translation>
    </message>
    <message>
        <source>Give one another name.</source>
        <translation>Dê outro nome a um deles.</translation>
    </message>
    <message>
        <source>Give one.</source>
        <translation>Informe um.</translation>
    </message>
    <message>
        <source>Give the figure without sparsity here and this one under "sparse".</source>
        <translation>Informe aqui o valor sem esparsidade e este em “sparse”.</translation>
    </message>
    <message>
        <source>Give the name of an ordinary file.</source>
        <translation>Informe o nome de um arquivo comum.</translation>
    </message>
    <message>
        <source>Give three capital letters, such as EUR.</source>
        <translation>Informe três letras maiúsculas, como EUR.</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>Goodput</translation>
    </message>
    <message>
        <source>Google Cloud prices of whole machines (CSV)</source>
        <translation>Preços de máquinas inteiras do Google Cloud (CSV)</translation>
    </message>
    <message>
        <source>Grey, for printers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HTML table</source>
        <translation>Tabela HTML</translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>Tamanho da cabeça</translation>
    </message>
    <message>
        <source>Heads that keep keys and values; a KV cache that the model states itself does not follow.</source>
        <translation>Cabeças que guardam chaves e valores; um KV cache informado pelo próprio modelo não acompanha a mudança.</translation>
    </message>
    <message>
        <source>Here is "%1".</source>
        <translation>Aqui está “%1”.</translation>
    </message>
    <message>
        <source>Here the order turns: %1, %2.</source>
        <translation>Aqui a ordem se inverte: %1, %2.</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Dimensão oculta</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Mais alto</translation>
    </message>
    <message>
        <source>Highest: %1, %2.</source>
        <translation>Mais alto: %1, %2.</translation>
    </message>
    <message>
        <source>Highest: %1.</source>
        <translation>Mais alto: %1.</translation>
    </message>
    <message>
        <source>Hold the estimates against published measurements.</source>
        <translation>Confronta as estimativas com medições publicadas.</translation>
    </message>
    <message>
        <source>Hours a month</source>
        <translation>Horas por mês</translation>
    </message>
    <message>
        <source>Hours used</source>
        <translation>Horas usadas</translation>
    </message>
    <message>
        <source>How it came about</source>
        <translation>Como se chegou a ele</translation>
    </message>
    <message>
        <source>How it moves</source>
        <translation>Como varia</translation>
    </message>
    <message>
        <source>How large the type of a page is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long it takes to pay</source>
        <translation>Quanto tempo leva para se pagar</translation>
    </message>
    <message>
        <source>How many %1 one USD buys: a rate of your own, of the day that you mean. Money is shown by it; the board keeps its prices and assumptions in USD.</source>
        <translation>Quanto em %1 se compra com um USD: uma taxa sua, do dia que você quiser. Os valores em dinheiro são mostrados por ela; a comparação mantém preços e premissas em USD.</translation>
    </message>
    <message>
        <source>How many chips do the work; whole instances are rented.</source>
        <translation>Quantos chips fazem o trabalho; instâncias são alugadas inteiras.</translation>
    </message>
    <message>
        <source>How many chips.</source>
        <translation>Quantos chips.</translation>
    </message>
    <message>
        <source>How many draws; 100000 unless told otherwise.</source>
        <translation>Quantas simulações; 100000, salvo indicação em contrário.</translation>
    </message>
    <message>
        <source>How many pixels of a PNG stand for one of the screen.</source>
        <translation>Quantos pixels de um PNG correspondem a um da tela.</translation>
    </message>
    <message>
        <source>How much of the currency that is shown one USD buys.</source>
        <translation>Quanto da moeda mostrada se compra com um USD.</translation>
    </message>
    <message>
        <source>How sure it is</source>
        <translation>Quão certo é</translation>
    </message>
    <message>
        <source>How the KV cache lies in memory.</source>
        <translation>Como o KV cache fica na memória.</translation>
    </message>
    <message>
        <source>How the result is printed.</source>
        <translation>Como o resultado é impresso.</translation>
    </message>
    <message>
        <source>How weights lie in memory.</source>
        <translation>Como os pesos ficam na memória.</translation>
    </message>
    <message>
        <source>INT8 compute</source>
        <translation>Computação INT8</translation>
    </message>
    <message>
        <source>INT8 sparse compute</source>
        <translation>Computação INT8 esparsa</translation>
    </message>
    <message>
        <source>If it is not known, write null and "missing".</source>
        <translation>Se não for conhecido, escreva null e “missing”.</translation>
    </message>
    <message>
        <source>If that list was meant, save the board: its name then holds everywhere; else choose other prices.</source>
        <translation>Se era essa a tabela desejada, salve a comparação: o nome passa a valer em qualquer lugar; se não, escolha outros preços.</translation>
    </message>
    <message>
        <source>If the number is not known, write "missing".</source>
        <translation>Se o número não for conhecido, escreva “missing”.</translation>
    </message>
    <message>
        <source>If there is no price, write null and "missing".</source>
        <translation>Se não houver preço, escreva null e “missing”.</translation>
    </message>
    <message>
        <source>Image classifiers</source>
        <translation>Classificadores de imagem</translation>
    </message>
    <message>
        <source>Image generation</source>
        <translation>Geração de imagens</translation>
    </message>
    <message>
        <source>Image generation needs at least 1 denoising step.</source>
        <translation>A geração de imagens precisa de pelo menos 1 passo de remoção de ruído.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Import it with the format %1, and say with --map which column holds what.</source>
        <translation>Importe-o com o formato %1 e indique com --map qual coluna contém o quê.</translation>
    </message>
    <message>
        <source>Import it with the format csv, and say with --map which column holds what and whose prices these are: chipboard import csv %1 --map provider==NAME</source>
        <translation>Importe-o com o formato csv e indique com --map qual coluna contém o quê e de quem são os preços: chipboard import csv %1 --map provider==NAME</translation>
    </message>
    <message>
        <source>Import prices</source>
        <translation>Importar preços</translation>
    </message>
    <message>
        <source>Import prices or chips from a file.</source>
        <translation>Importa preços ou chips de um arquivo.</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importada</translation>
    </message>
    <message>
        <source>Imported from %1, line %2.</source>
        <translation>Importado de %1, linha %2.</translation>
    </message>
    <message>
        <source>Imported price &amp;lists…</source>
        <translation>&amp;Tabelas de preços importadas…</translation>
    </message>
    <message>
        <source>Imported price lists</source>
        <translation>Tabelas de preços importadas</translation>
    </message>
    <message>
        <source>Imported prices cannot be told to "%1".</source>
        <translation>“%1” não é uma ação para preços importados.</translation>
    </message>
    <message>
        <source>Imported, not here: %1</source>
        <translation>Importado, não está aqui: %1</translation>
    </message>
    <message>
        <source>Imported: %1</source>
        <translation>Importado: %1</translation>
    </message>
    <message>
        <source>Imported: %1, %2</source>
        <translation>Importado: %1, %2</translation>
    </message>
    <message>
        <source>In the window, Board &gt; Scenarios keeps what is here under a name and starts another one.</source>
        <translation>Na janela, Comparação &gt; Cenários guarda com um nome o que está aqui e inicia outro.</translation>
    </message>
    <message>
        <source>Inference</source>
        <translation>Inferência</translation>
    </message>
    <message>
        <source>Inferentia</source>
        <translation>Inferentia</translation>
    </message>
    <message>
        <source>Input tokens</source>
        <translation>Tokens de entrada</translation>
    </message>
    <message>
        <source>Install the package libqt6sql6-sqlite.</source>
        <translation>Instale o pacote libqt6sql6-sqlite.</translation>
    </message>
    <message>
        <source>Installed packages bring them along. Else: "source &lt;(chipboard completion bash)", the same with zsh, or "chipboard completion fish | source".</source>
        <translation>Os pacotes instalados já os trazem. Senão: “source &lt;(chipboard completion bash)”, o mesmo com zsh, ou “chipboard completion fish | source”.</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>Instância</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>Instâncias</translation>
    </message>
    <message>
        <source>It can be %1.</source>
        <translation>Valores possíveis: %1.</translation>
    </message>
    <message>
        <source>It costs nothing on %1.</source>
        <translation>Não custa nada em %1.</translation>
    </message>
    <message>
        <source>It fits from %1 chips on.</source>
        <translation>Cabe a partir de %1 chips.</translation>
    </message>
    <message>
        <source>It fits from %1 x %2 on, %3 chips.</source>
        <translation>Cabe a partir de %1 x %2, %3 chips.</translation>
    </message>
    <message>
        <source>It fits from 1 chip on.</source>
        <translation>Cabe a partir de 1 chip.</translation>
    </message>
    <message>
        <source>It fits from 1 x %1 on, 1 chip.</source>
        <translation>Cabe a partir de 1 x %1, 1 chip.</translation>
    </message>
    <message>
        <source>It fits with %1.</source>
        <translation>Cabe com %1.</translation>
    </message>
    <message>
        <source>It goes from %1 to %2.</source>
        <translation>Vai de %1 a %2.</translation>
    </message>
    <message>
        <source>It has none.</source>
        <translation>Não tem nenhum.</translation>
    </message>
    <message>
        <source>It is . or a comma.</source>
        <translation>Pode ser . ou vírgula.</translation>
    </message>
    <message>
        <source>It is not stated how many items are worked off a month.</source>
        <translation>Não foi informado quantos itens são processados por mês.</translation>
    </message>
    <message>
        <source>It is not stated how many tokens are answered a month.</source>
        <translation>Não foi informado quantos tokens são respondidos por mês.</translation>
    </message>
    <message>
        <source>It is one of %1.</source>
        <translation>Valores possíveis: %1.</translation>
    </message>
    <message>
        <source>It is one of , ; | and tab.</source>
        <translation>Pode ser , ; | ou tabulação.</translation>
    </message>
    <message>
        <source>It lists all of them.</source>
        <translation>Ele lista todos.</translation>
    </message>
    <message>
        <source>It never pays.</source>
        <translation>Nunca se paga.</translation>
    </message>
    <message>
        <source>It pays after %1 (%2 at best, never at worst).</source>
        <translation>Paga-se após %1 (%2 no melhor caso, nunca no pior).</translation>
    </message>
    <message>
        <source>It pays after %1 (%2 to %3).</source>
        <translation>Paga-se após %1 (%2 a %3).</translation>
    </message>
    <message>
        <source>It pays after %1.</source>
        <translation>Paga-se após %1.</translation>
    </message>
    <message>
        <source>It pays only at best, after %1.</source>
        <translation>Só se paga no melhor caso, após %1.</translation>
    </message>
    <message>
        <source>It takes %1.</source>
        <translation>Aceita %1.</translation>
    </message>
    <message>
        <source>It takes table or json.</source>
        <translation>Aceita table ou json.</translation>
    </message>
    <message>
        <source>Items a month (millions)</source>
        <translation>Itens por mês (milhões)</translation>
    </message>
    <message>
        <source>Items a second</source>
        <translation>Itens por segundo</translation>
    </message>
    <message>
        <source>Its chips</source>
        <translation>Seus chips</translation>
    </message>
    <message>
        <source>Its power over that of its computers: cooling and losses. Acts on energy and its cost, not on rented prices.</source>
        <translation>A potência total sobre a dos computadores: refrigeração e perdas. Afeta a energia e seu custo, não os preços de aluguel.</translation>
    </message>
    <message>
        <source>JSON data</source>
        <translation>Dados JSON</translation>
    </message>
    <message>
        <source>JSON has no comments.</source>
        <translation>JSON não tem comentários.</translation>
    </message>
    <message>
        <source>KIND is tornado (which assumption moves a result most), crossover (where the order of two turns), two-way (a result under two assumptions), uncertainty (bands and chances from draws), move (when moving pays), commitment (from which utilisation one pays) or formula (how a number came about). Without --metrics it is about the cost of the workload.</source>
        <translation>KIND é tornado (qual premissa mais influi em um resultado), crossover (onde a ordem de dois se inverte), two-way (um resultado sob duas premissas), uncertainty (faixas e chances por simulação), move (quando a migração compensa), commitment (a partir de qual utilização um compromisso compensa) ou formula (como um número se formou). Sem --metrics, trata do custo da carga de trabalho.</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>Cabeças KV</translation>
    </message>
    <message>
        <source>Keep the &amp;comparison inside, to open the file again</source>
        <translation>Manter a &amp;comparação no arquivo, para reabri-lo</translation>
    </message>
    <message>
        <source>Keep the figures of %1</source>
        <translation>Manter os valores de %1</translation>
    </message>
    <message>
        <source>Keep the old figures</source>
        <translation>Manter os valores antigos</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atalhos de teclado</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Kinds:</source>
        <translation>Tipos:</translation>
    </message>
    <message>
        <source>L&amp;ight</source>
        <translation>C&amp;laro</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Camadas</translation>
    </message>
    <message>
        <source>Layers and hidden size must be at least 1.</source>
        <translation>As camadas e a dimensão oculta devem ser pelo menos 1.</translation>
    </message>
    <message>
        <source>Leave --vary out, or ask for a crossover.</source>
        <translation>Omita --vary ou peça um crossover.</translation>
    </message>
    <message>
        <source>Leave one of them out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out --format.</source>
        <translation>Omita --format.</translation>
    </message>
    <message>
        <source>Leave out --store.</source>
        <translation>Omita --store.</translation>
    </message>
    <message>
        <source>Leave out what stands after "=".</source>
        <translation>Remova o que vem depois de “=”.</translation>
    </message>
    <message>
        <source>Leave the board out of PDF, SVG and PNG files; they will not open again.</source>
        <translation>Deixa a comparação fora dos arquivos PDF, SVG e PNG; eles não poderão ser reabertos.</translation>
    </message>
    <message>
        <source>Leave the rate out, or name another currency.</source>
        <translation>Omita a taxa ou indique outra moeda.</translation>
    </message>
    <message>
        <source>Let in rows that are suspicious for these reasons, such as spot-floor.</source>
        <translation>Aceita linhas suspeitas por estes motivos, como spot-floor.</translation>
    </message>
    <message>
        <source>Let the file's name end in %1.</source>
        <translation>O nome do arquivo deve terminar em %1.</translation>
    </message>
    <message>
        <source>Let the page choose by itself</source>
        <translation>Deixar a página escolher</translation>
    </message>
    <message>
        <source>Letter landscape</source>
        <translation>Carta paisagem</translation>
    </message>
    <message>
        <source>Letter portrait</source>
        <translation>Carta retrato</translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Linha %1: %2</translation>
    </message>
    <message>
        <source>Lines: %1.</source>
        <translation>Linhas: %1.</translation>
    </message>
    <message>
        <source>Link efficiency</source>
        <translation>Eficiência da interconexão</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Interconexões</translation>
    </message>
    <message>
        <source>List imported prices, or remove some of them.</source>
        <translation>Lista preços importados ou remove alguns deles.</translation>
    </message>
    <message>
        <source>List something or leave it out.</source>
        <translation>Liste algo ou omita.</translation>
    </message>
    <message>
        <source>List the instances for which this holds: "memory &gt;= 640 GB and price_chip_hour &lt; 4". Fields are the ids of metrics, and id, provider, chip, chips, vcpus and others.</source>
        <translation>Lista as instâncias para as quais isto vale: “memory &gt;= 640 GB and price_chip_hour &lt; 4”. Os campos são os ids das métricas, além de id, provider, chip, chips, vcpus e outros.</translation>
    </message>
    <message>
        <source>List what the catalogue knows.</source>
        <translation>Lista o que o catálogo contém.</translation>
    </message>
    <message>
        <source>Longest sequence</source>
        <translation>Sequência mais longa</translation>
    </message>
    <message>
        <source>Look it up with "chipboard list".</source>
        <translation>Consulte com “chipboard list”.</translation>
    </message>
    <message>
        <source>Looked at from %1 to %2.</source>
        <translation>Examinado de %1 a %2.</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Mais baixo</translation>
    </message>
    <message>
        <source>Lowest: %1, %2.</source>
        <translation>Mais baixo: %1, %2.</translation>
    </message>
    <message>
        <source>Lowest: %1.</source>
        <translation>Mais baixo: %1.</translation>
    </message>
    <message>
        <source>MLPerf offline</source>
        <translation>MLPerf offline</translation>
    </message>
    <message>
        <source>MLPerf server</source>
        <translation>MLPerf server</translation>
    </message>
    <message>
        <source>Main kinds</source>
        <translation>Tipos principais</translation>
    </message>
    <message>
        <source>Main regions</source>
        <translation>Regiões principais</translation>
    </message>
    <message>
        <source>Make room on the disk. What was stored before is unchanged.</source>
        <translation>Libere espaço no disco. O que já estava gravado não mudou.</translation>
    </message>
    <message>
        <source>Make the folder first or choose another one.</source>
        <translation>Crie a pasta primeiro ou escolha outra.</translation>
    </message>
    <message>
        <source>Markdown table</source>
        <translation>Tabela Markdown</translation>
    </message>
    <message>
        <source>Matrix products</source>
        <translation>Produtos de matrizes</translation>
    </message>
    <message>
        <source>Mean cost of a software developer in the USA, by the BLS of 2024, rounded.</source>
        <translation>Custo médio de um desenvolvedor de software nos EUA, segundo o BLS em 2024, arredondado.</translation>
    </message>
    <message>
        <source>Mean of AWS's data centres in 2025, as AWS states it.</source>
        <translation>Média dos data centers da AWS em 2025, segundo a AWS.</translation>
    </message>
    <message>
        <source>Mean price of industrial customers in the USA in 2023, by the EIA, rounded.</source>
        <translation>Preço médio para clientes industriais nos EUA em 2023, segundo a EIA, arredondado.</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Medido</translation>
    </message>
    <message>
        <source>Measurement</source>
        <translation>Medição</translation>
    </message>
    <message>
        <source>Median error</source>
        <translation>Erro mediano</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memória</translation>
    </message>
    <message>
        <source>Memory and bandwidth of the chip "%1" are not known.</source>
        <translation>A memória e a largura de banda do chip “%1” não são conhecidas.</translation>
    </message>
    <message>
        <source>Memory bandwidth of %1</source>
        <translation>Largura de banda de memória de %1</translation>
    </message>
    <message>
        <source>Memory capacity limits how much runs at once.</source>
        <translation>A capacidade de memória limita quanto roda ao mesmo tempo.</translation>
    </message>
    <message>
        <source>Memory efficiency</source>
        <translation>Eficiência da memória</translation>
    </message>
    <message>
        <source>Memory holds %1 requests at once; the others wait.</source>
        <translation>A memória comporta %1 requisições simultâneas; as demais esperam.</translation>
    </message>
    <message>
        <source>Memory holds fewer requests than were sent; the rest is taken to wait.</source>
        <translation>A memória comporta menos requisições do que foram enviadas; supõe-se que o resto espere.</translation>
    </message>
    <message>
        <source>Memory needed</source>
        <translation>Memória necessária</translation>
    </message>
    <message>
        <source>Memory or memory bandwidth of %1 is not published, so nothing can be estimated on it.</source>
        <translation>A memória ou a largura de banda de memória de %1 não foi publicada; por isso, nada pode ser estimado nele.</translation>
    </message>
    <message>
        <source>Memory, memory bandwidth or link of %1 is no possible figure.</source>
        <translation>A memória, a largura de banda de memória ou a interconexão de %1 não é um valor possível.</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensagens</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Métrica</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Model FLOP utilisation</source>
        <translation>Utilização de FLOP do modelo</translation>
    </message>
    <message>
        <source>Model check</source>
        <translation>Teste do modelo</translation>
    </message>
    <message>
        <source>Money cannot be shown in %1 without an exchange rate.</source>
        <translation>Não é possível mostrar valores em %1 sem uma taxa de câmbio.</translation>
    </message>
    <message>
        <source>Money in</source>
        <translation>Moeda</translation>
    </message>
    <message>
        <source>Months until the move has paid.</source>
        <translation>Meses até a migração se pagar.</translation>
    </message>
    <message>
        <source>More than %1 chips would be needed.</source>
        <translation>Seriam necessários mais de %1 chips.</translation>
    </message>
    <message>
        <source>Move it away, or name another file.</source>
        <translation>Mova-o para outro lugar ou indique outro arquivo.</translation>
    </message>
    <message>
        <source>Move it to another name.</source>
        <translation>Dê-lhe outro nome.</translation>
    </message>
    <message>
        <source>Moving at best, USD</source>
        <translation>Migrar, melhor caso, USD</translation>
    </message>
    <message>
        <source>Moving at worst, USD</source>
        <translation>Migrar, pior caso, USD</translation>
    </message>
    <message>
        <source>Moving from %1 to %2 costs %3 more a month</source>
        <translation>Migrar de %1 para %2 custa %3 a mais por mês</translation>
    </message>
    <message>
        <source>Moving from %1 to %2 does not pay within five years (%3 months)</source>
        <translation>Migrar de %1 para %2 não se paga em cinco anos (%3 meses)</translation>
    </message>
    <message>
        <source>Moving from %1 to %2 pays after %3 months</source>
        <translation>Migrar de %1 para %2 se paga após %3 meses</translation>
    </message>
    <message>
        <source>Moving from %1 to %2 pays after %3 months (%4 to %5)</source>
        <translation>Migrar de %1 para %2 se paga após %3 meses (%4 a %5)</translation>
    </message>
    <message>
        <source>Moving from %1 to %2 pays after about %3 months, at worst never</source>
        <translation>Migrar de %1 para %2 se paga após cerca de %3 meses; no pior caso, nunca</translation>
    </message>
    <message>
        <source>Moving from %1 to %2 saves %3 a month</source>
        <translation>Migrar de %1 para %2 economiza %3 por mês</translation>
    </message>
    <message>
        <source>Moving, USD</source>
        <translation>Migrar, USD</translation>
    </message>
    <message>
        <source>My %1</source>
        <translation>Meu %1</translation>
    </message>
    <message>
        <source>NVIDIA</source>
        <translation>NVIDIA</translation>
    </message>
    <message>
        <source>NVIDIA generations</source>
        <translation>Gerações da NVIDIA</translation>
    </message>
    <message>
        <source>NaN and Infinity are no JSON numbers: write null and a reason.</source>
        <translation>NaN e Infinity não são números JSON: escreva null e um motivo.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Name AWS's capacity-block prices as JSON.</source>
        <translation>Indique os preços de Capacity Block da AWS em JSON.</translation>
    </message>
    <message>
        <source>Name Epoch AI's table of machine-learning hardware as CSV.</source>
        <translation>Indique a tabela de hardware de aprendizado de máquina da Epoch AI em CSV.</translation>
    </message>
    <message>
        <source>Name a *.json or *.chipboard file, or a directory of them.</source>
        <translation>Indique um arquivo *.json ou *.chipboard, ou um diretório com eles.</translation>
    </message>
    <message>
        <source>Name a CSV file.</source>
        <translation>Indique um arquivo CSV.</translation>
    </message>
    <message>
        <source>Name a directory of catalogue files after --catalog.</source>
        <translation>Indique um diretório de arquivos de catálogo após --catalog.</translation>
    </message>
    <message>
        <source>Name a file in it.</source>
        <translation>Indique um arquivo dentro dele.</translation>
    </message>
    <message>
        <source>Name a file with --to FILE, ending in %1.</source>
        <translation>Indique um arquivo com --to FILE, terminado em %1.</translation>
    </message>
    <message>
        <source>Name a file with rows.</source>
        <translation>Indique um arquivo com linhas.</translation>
    </message>
    <message>
        <source>Name another file for the price store.</source>
        <translation>Indique outro arquivo para a base de preços.</translation>
    </message>
    <message>
        <source>Name another one, or "none".</source>
        <translation>Indique outra ou “none”.</translation>
    </message>
    <message>
        <source>Name at least one in "sources".</source>
        <translation>Indique pelo menos uma em “sources”.</translation>
    </message>
    <message>
        <source>Name chips with --chips ID,ID.</source>
        <translation>Indique chips com --chips ID,ID.</translation>
    </message>
    <message>
        <source>Name exactly one of them.</source>
        <translation>Indique exatamente um deles.</translation>
    </message>
    <message>
        <source>Name it as "book".</source>
        <translation>Indique-a em “book”.</translation>
    </message>
    <message>
        <source>Name it with --currency CODE.</source>
        <translation>Indique-a com --currency CODE.</translation>
    </message>
    <message>
        <source>Name it with --on or --against.</source>
        <translation>Indique-o com --on ou --against.</translation>
    </message>
    <message>
        <source>Name its number; "chipboard prices list" tells what there are.</source>
        <translation>Indique o número; “chipboard prices list” mostra quais existem.</translation>
    </message>
    <message>
        <source>Name of a scenario</source>
        <translation>Nome de um cenário</translation>
    </message>
    <message>
        <source>Name one with --page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the chip that its figures start from.</source>
        <translation>Indique o chip de que partem seus valores.</translation>
    </message>
    <message>
        <source>Name, for example “3-year commitment”</source>
        <translation>Nome, por exemplo “Compromisso de 3 anos”</translation>
    </message>
    <message>
        <source>Names of fields</source>
        <translation>Nomes de campos</translation>
    </message>
    <message>
        <source>Neither the board in this window nor a recent one uses them.</source>
        <translation>Nem a comparação desta janela nem uma recente os usa.</translation>
    </message>
    <message>
        <source>Neither the catalogue nor what was imported has prices of these.</source>
        <translation>Nem o catálogo nem o que foi importado tem preços destes itens.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Rede</translation>
    </message>
    <message>
        <source>Network bandwidth</source>
        <translation>Largura de banda de rede</translation>
    </message>
    <message>
        <source>New from “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New scenario “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next file</source>
        <translation>Próximo arquivo</translation>
    </message>
    <message>
        <source>No assumption has these words.</source>
        <translation>Nenhuma premissa contém essas palavras.</translation>
    </message>
    <message>
        <source>No bracket was opened for the one that closes here.</source>
        <translation>O parêntese que fecha aqui não foi aberto.</translation>
    </message>
    <message>
        <source>No chip, instance or system is named.</source>
        <translation>Nenhum chip, instância ou sistema foi indicado.</translation>
    </message>
    <message>
        <source>No chip-to-chip link of %1 is stated; training is reckoned as on chips that have one.</source>
        <translation>A interconexão entre chips de %1 não foi informada; o treinamento é calculado como em chips que a têm.</translation>
    </message>
    <message>
        <source>No commitment and no capacity block of %1 has a price.</source>
        <translation>Nenhum compromisso e nenhum Capacity Block de %1 tem preço.</translation>
    </message>
    <message>
        <source>No cost: %1</source>
        <translation>Sem custo: %1</translation>
    </message>
    <message>
        <source>No dated prices of what is selected</source>
        <translation>Nenhum preço datado do que está selecionado</translation>
    </message>
    <message>
        <source>No dense %1 compute is published for this selection</source>
        <translation>Não foi publicada computação %1 densa para esta seleção</translation>
    </message>
    <message>
        <source>No dense peak of %1 is published for this precision.</source>
        <translation>Não foi publicado pico denso de %1 nesta precisão.</translation>
    </message>
    <message>
        <source>No dense peak of this chip is published, and prefill is arithmetic.</source>
        <translation>Não foi publicado pico denso deste chip, e o prefill é aritmética.</translation>
    </message>
    <message>
        <source>No dimension of a model is above %1.</source>
        <translation>Nenhuma dimensão de um modelo passa de %1.</translation>
    </message>
    <message>
        <source>No energy: %1</source>
        <translation>Sem energia: %1</translation>
    </message>
    <message>
        <source>No exchange rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file of this program needs that: check where the brackets close.</source>
        <translation>Nenhum arquivo deste programa precisa disso: verifique onde os colchetes fecham.</translation>
    </message>
    <message>
        <source>No format is known for "%1".</source>
        <translation>Não há formato conhecido para “%1”.</translation>
    </message>
    <message>
        <source>No measurement could be predicted</source>
        <translation>Nenhuma medição pôde ser prevista</translation>
    </message>
    <message>
        <source>No measurement of this kind on %1 is in the evidence; the constants are those of %2.</source>
        <translation>Não há medição deste tipo em %1 nas evidências; as constantes são as de %2.</translation>
    </message>
    <message>
        <source>No measurement of this kind on this family is in the evidence; the constants are those of %1.</source>
        <translation>Não há medição deste tipo nesta família nas evidências; as constantes são as de %1.</translation>
    </message>
    <message>
        <source>No number of these chips holds it.</source>
        <translation>Não cabe em nenhum número destes chips.</translation>
    </message>
    <message>
        <source>No other assumption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other is both cheaper and faster.</source>
        <translation>Nenhum outro é mais barato e mais rápido.</translation>
    </message>
    <message>
        <source>No price book was chosen.</source>
        <translation>Nenhuma tabela de preços foi escolhida.</translation>
    </message>
    <message>
        <source>No price of energy is assumed.</source>
        <translation>Nenhum preço de energia foi assumido.</translation>
    </message>
    <message>
        <source>No price on demand of %1 is known.</source>
        <translation>Não se conhece preço sob demanda de %1.</translation>
    </message>
    <message>
        <source>No prices have been imported yet: File &gt; Import prices…</source>
        <translation>Nenhum preço foi importado ainda: Arquivo &gt; Importar preços…</translation>
    </message>
    <message>
        <source>No prices were imported yet: there is no %1.</source>
        <translation>Nenhum preço foi importado ainda: não existe %1.</translation>
    </message>
    <message>
        <source>No row came in; nothing was stored.</source>
        <translation>Nenhuma linha entrou; nada foi gravado.</translation>
    </message>
    <message>
        <source>No row got in.</source>
        <translation>Nenhuma linha entrou.</translation>
    </message>
    <message>
        <source>No row would come in. Check the format and the columns.</source>
        <translation>Nenhuma linha entraria. Verifique o formato e as colunas.</translation>
    </message>
    <message>
        <source>No scenario has a number to compare</source>
        <translation>Nenhum cenário tem um número para comparar</translation>
    </message>
    <message>
        <source>No serving on %1 is in the evidence; the constants are those of all chips and software.</source>
        <translation>Não há serving em %1 nas evidências; as constantes são as de todos os chips e softwares.</translation>
    </message>
    <message>
        <source>No serving on %1 is in the evidence; the constants are those of other chips under the same software.</source>
        <translation>Não há serving em %1 nas evidências; as constantes são as de outros chips com o mesmo software.</translation>
    </message>
    <message>
        <source>No serving on this family is in the evidence; the constants are those of other chips under the same software.</source>
        <translation>Não há serving nesta família nas evidências; as constantes são as de outros chips com o mesmo software.</translation>
    </message>
    <message>
        <source>No training of %1 is in the evidence; the constants are those of %2.</source>
        <translation>Não há treinamento de %1 nas evidências; as constantes são as de %2.</translation>
    </message>
    <message>
        <source>No training of this family is in the evidence; the constants are those of %1.</source>
        <translation>Não há treinamento desta família nas evidências; as constantes são as de %1.</translation>
    </message>
    <message>
        <source>No training on %1 is in the evidence; the constants are those of all chips.</source>
        <translation>Não há treinamento em %1 nas evidências; as constantes são as de todos os chips.</translation>
    </message>
    <message>
        <source>No two rows have a number for “%1”; the page chose another metric.</source>
        <translation>Não há duas linhas com um número para “%1”; a página escolheu outra métrica.</translation>
    </message>
    <message>
        <source>No workload is named.</source>
        <translation>Nenhuma carga de trabalho foi indicada.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>None both cheaper and faster</source>
        <translation>Nenhum mais barato e mais rápido</translation>
    </message>
    <message>
        <source>None: a rate is the user's own.</source>
        <translation>Nenhuma: a taxa é do próprio usuário.</translation>
    </message>
    <message>
        <source>None: its own value</source>
        <translation>Nenhum: só o seu valor</translation>
    </message>
    <message>
        <source>None: no rate comes with the program, and without one money is shown in USD.</source>
        <translation>Nenhuma: o programa não traz taxas de câmbio, e sem uma os valores em dinheiro são mostrados em USD.</translation>
    </message>
    <message>
        <source>None: the prices are those of the list.</source>
        <translation>Nenhum: os preços são os da tabela.</translation>
    </message>
    <message>
        <source>None; without it there is no month's work to reckon.</source>
        <translation>Nenhum; sem ele não há trabalho mensal a calcular.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not assumed but uncertain: eight of ten cases lie between.</source>
        <translation>Não assumido, mas incerto: oito em dez casos ficam entre eles.</translation>
    </message>
    <message>
        <source>Not in the file</source>
        <translation>Não está no arquivo</translation>
    </message>
    <message>
        <source>Not like for like, as the price is of another list: %1.</source>
        <translation>Comparação não equivalente, pois o preço é de outra tabela: %1.</translation>
    </message>
    <message>
        <source>Not like for like:</source>
        <translation>Comparação não equivalente:</translation>
    </message>
    <message>
        <source>Not measured: %1 (constants of other chips).</source>
        <translation>Não medido: %1 (constantes de outros chips).</translation>
    </message>
    <message>
        <source>Not on the chart: %1.</source>
        <translation>Fora do gráfico: %1.</translation>
    </message>
    <message>
        <source>Not predicted, %1 times: %2</source>
        <translation>Não previsto, %1 vezes: %2</translation>
    </message>
    <message>
        <source>Not predicted, once: %1</source>
        <translation>Não previsto, uma vez: %1</translation>
    </message>
    <message>
        <source>Not predicted: %1</source>
        <translation>Não previsto: %1</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Note: %1 adds to the shipped catalogue, or replaces its entry of that id.</source>
        <translation>Nota: %1 acrescenta ao catálogo fornecido ou substitui a entrada com esse id.</translation>
    </message>
    <message>
        <source>Note: and so do %1 more.</source>
        <translation>Nota: outros %1 também.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Notes and sources</source>
        <translation>Notas e fontes</translation>
    </message>
    <message>
        <source>Nothing chosen has a place here.</source>
        <translation>Nada do que foi escolhido tem lugar aqui.</translation>
    </message>
    <message>
        <source>Nothing differs yet</source>
        <translation>Ainda não há diferenças</translation>
    </message>
    <message>
        <source>Nothing has been stored yet.</source>
        <translation>Nada foi gravado ainda.</translation>
    </message>
    <message>
        <source>Nothing in the catalogue matches. Esc clears the search.</source>
        <translation>Nada no catálogo corresponde. Esc limpa a busca.</translation>
    </message>
    <message>
        <source>Nothing is chosen.</source>
        <translation>Nada escolhido.</translation>
    </message>
    <message>
        <source>Nothing is compared.</source>
        <translation>Nada é comparado.</translation>
    </message>
    <message>
        <source>Nothing is fitted to these measurements while the program runs; an error is predicted divided by measured, less one.</source>
        <translation>Nada é ajustado a estas medições enquanto o programa roda; um erro é o previsto dividido pelo medido, menos um.</translation>
    </message>
    <message>
        <source>Nothing is imported. File &gt; Import prices reads price lists.</source>
        <translation>Nada foi importado. Arquivo &gt; Importar preços lê tabelas de preços.</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>Nada selecionado</translation>
    </message>
    <message>
        <source>Nothing is selected, so there is nothing to export.</source>
        <translation>Nada está selecionado; não há o que exportar.</translation>
    </message>
    <message>
        <source>Nothing says where to write.</source>
        <translation>Não foi indicado onde gravar.</translation>
    </message>
    <message>
        <source>Nothing says which snapshot to remove.</source>
        <translation>Não foi indicado qual instantâneo remover.</translation>
    </message>
    <message>
        <source>Nothing tells who rents this: choose a column for the provider, or type its name.</source>
        <translation>Nada indica quem aluga isto: escolha uma coluna para o provedor ou digite o nome dele.</translation>
    </message>
    <message>
        <source>Nothing that can be assumed moves it.</source>
        <translation>Nada do que se pode assumir o altera.</translation>
    </message>
    <message>
        <source>Nothing that is compared has both an estimate and a price in "%1".</source>
        <translation>Nada do que se compara tem estimativa e preço em “%1”.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nada foi alterado.</translation>
    </message>
    <message>
        <source>Nothing was imported: the columns of the file are not those of the format %1.</source>
        <translation>Nada foi importado: as colunas do arquivo não são as do formato %1.</translation>
    </message>
    <message>
        <source>Nothing was stored: no row got in.</source>
        <translation>Nada foi gravado: nenhuma linha entrou.</translation>
    </message>
    <message>
        <source>Nothing was stored: this was a dry run.</source>
        <translation>Nada foi gravado: era só uma simulação.</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>Nada foi gravado.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Agora</translation>
    </message>
    <message>
        <source>Now: %1.</source>
        <translation>Agora: %1.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Numbers are written with a decimal point and without groups.</source>
        <translation>Os números são escritos com ponto decimal e sem separador de milhar.</translation>
    </message>
    <message>
        <source>O&amp;verride this figure…</source>
        <translation>S&amp;ubstituir este valor…</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Of %1 predictions, %2 are within 25 % of the measurement; the median error is %3</source>
        <translation>De %1 previsões, %2 ficam a até 25% da medição; o erro mediano é %3</translation>
    </message>
    <message>
        <source>Of %1, %2 stay idle and are paid all the same.</source>
        <translation>De %1, %2 ficam ociosos e são pagos mesmo assim.</translation>
    </message>
    <message>
        <source>Of the calibration.</source>
        <translation>Da calibração.</translation>
    </message>
    <message>
        <source>Of the calibration; 1 for BF16.</source>
        <translation>Da calibração; 1 para BF16.</translation>
    </message>
    <message>
        <source>Of what is found for the chip's family: time of a layer, an exchange and a request that no faster chip saves; acts on decoding and batches.</source>
        <translation>Sobre o que se apurou para a família do chip: tempo de uma camada, de uma troca e de uma requisição que nenhum chip mais rápido elimina; afeta decode e batches.</translation>
    </message>
    <message>
        <source>Of what is found for the chip's family; acts on decoding.</source>
        <translation>Sobre o que se apurou para a família do chip; afeta o decode.</translation>
    </message>
    <message>
        <source>Of what is found for the chip's family; acts on prefill and batches.</source>
        <translation>Sobre o que se apurou para a família do chip; afeta prefill e batches.</translation>
    </message>
    <message>
        <source>Of what is found for the chip's family; acts on training speed.</source>
        <translation>Sobre o que se apurou para a família do chip; afeta a velocidade de treinamento.</translation>
    </message>
    <message>
        <source>Of what is found for the chip's family; acts where chips share a layer.</source>
        <translation>Sobre o que se apurou para a família do chip; afeta os casos em que chips dividem uma camada.</translation>
    </message>
    <message>
        <source>Of what is spent a month; the rest stays where it is.</source>
        <translation>Do gasto mensal; o resto fica onde está.</translation>
    </message>
    <message>
        <source>On this line a prediction equals the measurement.</source>
        <translation>Nesta linha, a previsão é igual à medição.</translation>
    </message>
    <message>
        <source>On this line the order of %1 and %2 turns.</source>
        <translation>Nesta linha, a ordem de %1 e %2 se inverte.</translation>
    </message>
    <message>
        <source>On this line the run costs %1.</source>
        <translation>Nesta linha, o treinamento custa %1.</translation>
    </message>
    <message>
        <source>On this line the work costs %1.</source>
        <translation>Nesta linha, o trabalho custa %1.</translation>
    </message>
    <message>
        <source>On-chip SRAM</source>
        <translation>SRAM no chip</translation>
    </message>
    <message>
        <source>One USD is one USD.</source>
        <translation>Um USD é um USD.</translation>
    </message>
    <message>
        <source>One board, one scenario</source>
        <translation>Uma comparação, um cenário</translation>
    </message>
    <message>
        <source>One flagship of each vendor</source>
        <translation>O principal de cada fabricante</translation>
    </message>
    <message>
        <source>One mark: %1, %2, %3.</source>
        <translation>Uma marca: %1, %2, %3.</translation>
    </message>
    <message>
        <source>One of: %1.</source>
        <translation>Um destes: %1.</translation>
    </message>
    <message>
        <source>One scenario has to be in force; here are %1.</source>
        <translation>É preciso haver um cenário ativo; aqui há %1.</translation>
    </message>
    <message>
        <source>Only a price belongs to a price list.</source>
        <translation>Só um preço pertence a uma tabela de preços.</translation>
    </message>
    <message>
        <source>Only instances can be listed with --where and --prices.</source>
        <translation>Só instâncias podem ser listadas com --where e --prices.</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir recen&amp;te</translation>
    </message>
    <message>
        <source>Open a comparison</source>
        <translation>Abrir uma comparação</translation>
    </message>
    <message>
        <source>Open a file that Chipboard exported, or a board (*.chipboard).</source>
        <translation>Abra um arquivo exportado pelo Chipboard ou uma comparação (*.chipboard).</translation>
    </message>
    <message>
        <source>Open the file</source>
        <translation>Abrir o arquivo</translation>
    </message>
    <message>
        <source>Open the source card</source>
        <translation>Abrir o cartão da fonte</translation>
    </message>
    <message>
        <source>Open the window in this size.</source>
        <translation>Abre a janela neste tamanho.</translation>
    </message>
    <message>
        <source>Open the window.</source>
        <translation>Abre a janela.</translation>
    </message>
    <message>
        <source>Options of the window:</source>
        <translation>Opções da janela:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opções:</translation>
    </message>
    <message>
        <source>Other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other draws; equal seeds give equal bytes.</source>
        <translation>Outras simulações; sementes iguais dão bytes iguais.</translation>
    </message>
    <message>
        <source>Other published values</source>
        <translation>Outros valores publicados</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Outros</translation>
    </message>
    <message>
        <source>Output a month (billion tokens)</source>
        <translation>Saída por mês (bilhões de tokens)</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>Tokens de saída</translation>
    </message>
    <message>
        <source>Override</source>
        <translation>Substituir</translation>
    </message>
    <message>
        <source>Override %1</source>
        <translation>Substituir %1</translation>
    </message>
    <message>
        <source>Override a figure</source>
        <translation>Substituir um valor</translation>
    </message>
    <message>
        <source>Override this figure…</source>
        <translation>Substituir este valor…</translation>
    </message>
    <message>
        <source>P&amp;ixels</source>
        <translation>P&amp;ixels</translation>
    </message>
    <message>
        <source>P&amp;resets</source>
        <translation>Pr&amp;edefinições</translation>
    </message>
    <message>
        <source>P10</source>
        <translation>P10</translation>
    </message>
    <message>
        <source>P10, P50, P90 of %1 draws</source>
        <translation>P10, P50, P90 de %1 simulações</translation>
    </message>
    <message>
        <source>P10, P50, P90 of the first %1 draws</source>
        <translation>P10, P50, P90 das primeiras %1 simulações</translation>
    </message>
    <message>
        <source>P90</source>
        <translation>P90</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>Documento PDF</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Imagem PNG</translation>
    </message>
    <message>
        <source>PUE of the data centre</source>
        <translation>PUE do data center</translation>
    </message>
    <message>
        <source>Pa&amp;ges</source>
        <translation>Pá&amp;ginas</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
    <message>
        <source>Page &amp;size</source>
        <translation>Tamanho da &amp;página</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Paid for the hours used.</source>
        <translation>Pago pelas horas usadas.</translation>
    </message>
    <message>
        <source>Paid in all</source>
        <translation>Total pago</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Painéis</translation>
    </message>
    <message>
        <source>Parameters (billions)</source>
        <translation>Parâmetros (bilhões)</translation>
    </message>
    <message>
        <source>Pareto front: for each on this line, no other is both cheaper and faster.</source>
        <translation>Fronteira de Pareto: para cada item nesta linha, nenhum outro é mais barato e mais rápido.</translation>
    </message>
    <message>
        <source>Passes through the model for one image.</source>
        <translation>Passagens pelo modelo para uma imagem.</translation>
    </message>
    <message>
        <source>Pay and benefits, for the cost of moving.</source>
        <translation>Salário e benefícios, para o custo da migração.</translation>
    </message>
    <message>
        <source>Peak, TFLOPS per chip</source>
        <translation>Pico, TFLOPS por chip</translation>
    </message>
    <message>
        <source>Per &amp;chip</source>
        <translation>Por &amp;chip</translation>
    </message>
    <message>
        <source>Per &amp;instance</source>
        <translation>Por &amp;instância</translation>
    </message>
    <message>
        <source>Per &amp;system</source>
        <translation>Por &amp;sistema</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Pinned to the prices "%1" of %2.</source>
        <translation>Fixada nos preços “%1” de %2.</translation>
    </message>
    <message>
        <source>Point (1.50)</source>
        <translation>Ponto (1.50)</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potência</translation>
    </message>
    <message>
        <source>Power of %1</source>
        <translation>Potência de %1</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisão</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Previsto</translation>
    </message>
    <message>
        <source>Predicted against measured</source>
        <translation>Previsto e medido</translation>
    </message>
    <message>
        <source>Predicts every measurement from its configuration and tells how far off it is. A measurement that cannot be predicted is listed with the reason.</source>
        <translation>Prevê cada medição a partir de sua configuração e mostra o desvio. Uma medição que não pode ser prevista é listada com o motivo.</translation>
    </message>
    <message>
        <source>Prefill</source>
        <translation>Prefill</translation>
    </message>
    <message>
        <source>Prefill of a prompt</source>
        <translation>Prefill de um prompt</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Predefinições</translation>
    </message>
    <message>
        <source>Pric&amp;es</source>
        <translation>P&amp;reços</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preço</translation>
    </message>
    <message>
        <source>Price and speed</source>
        <translation>Preço e velocidade</translation>
    </message>
    <message>
        <source>Price and speed are of one, where the workload takes several of them; the front is drawn through the middle values, and ranges may overlap.</source>
        <translation>Preço e velocidade são de uma unidade, onde a carga de trabalho usa várias; a fronteira é traçada pelos valores médios, e as faixas podem se sobrepor.</translation>
    </message>
    <message>
        <source>Price factor</source>
        <translation>Fator de preço</translation>
    </message>
    <message>
        <source>Price history</source>
        <translation>Histórico de preços</translation>
    </message>
    <message>
        <source>Price lists (*.csv *.tsv *.txt *.json);;All files (*)</source>
        <translation>Tabelas de preços (*.csv *.tsv *.txt *.json);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Price of %1</source>
        <translation>Preço de %1</translation>
    </message>
    <message>
        <source>Price of energy</source>
        <translation>Preço da energia</translation>
    </message>
    <message>
        <source>Price of one</source>
        <translation>Preço de uma unidade</translation>
    </message>
    <message>
        <source>Price per chip-hour</source>
        <translation>Preço por chip-hora</translation>
    </message>
    <message>
        <source>Price per hour</source>
        <translation>Preço por hora</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Preços</translation>
    </message>
    <message>
        <source>Prices &amp;of</source>
        <translation>Preços &amp;de</translation>
    </message>
    <message>
        <source>Prices here are as listed. Assumed for estimates alone: %1.</source>
        <translation>Os preços aqui são os de tabela. Assumido só para as estimativas: %1.</translation>
    </message>
    <message>
        <source>Prices of</source>
        <translation>Preços de</translation>
    </message>
    <message>
        <source>Prices over time</source>
        <translation>Preços ao longo do tempo</translation>
    </message>
    <message>
        <source>Prices: %1</source>
        <translation>Preços: %1</translation>
    </message>
    <message>
        <source>Prices: %1, %2.</source>
        <translation>Preços: %1, %2.</translation>
    </message>
    <message>
        <source>Prices: %1, %2: %3 (%4) at %5, %6.</source>
        <translation>Preços: %1, %2: %3 (%4) a %5, %6.</translation>
    </message>
    <message>
        <source>Print the completions of bash, zsh or fish.</source>
        <translation>Imprime o autocompletar de bash, zsh ou fish.</translation>
    </message>
    <message>
        <source>Print the numbers of a comparison.</source>
        <translation>Imprime os números de uma comparação.</translation>
    </message>
    <message>
        <source>Print the program's version.</source>
        <translation>Imprime a versão do programa.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progresso</translation>
    </message>
    <message>
        <source>Prompt and batch cannot be negative, and the answer needs at least 1 token.</source>
        <translation>Prompt e batch não podem ser negativos, e a resposta precisa de pelo menos 1 token.</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Provedor</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publicado</translation>
    </message>
    <message>
        <source>Put in &amp;force</source>
        <translation>&amp;Ativar</translation>
    </message>
    <message>
        <source>Put texts with blanks in quotes.</source>
        <translation>Ponha entre aspas os textos com espaços.</translation>
    </message>
    <message>
        <source>Put texts with such characters in quotes.</source>
        <translation>Ponha entre aspas os textos com esses caracteres.</translation>
    </message>
    <message>
        <source>Put the measurements into "training_runs" and "inference_runs".</source>
        <translation>Ponha as medições em “training_runs” e “inference_runs”.</translation>
    </message>
    <message>
        <source>Qt has no driver for SQLite here.</source>
        <translation>O Qt não tem aqui um driver para SQLite.</translation>
    </message>
    <message>
        <source>Query heads of a layer.</source>
        <translation>Cabeças de consulta de uma camada.</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Faixa</translation>
    </message>
    <message>
        <source>Range of the link</source>
        <translation>Faixa da interconexão</translation>
    </message>
    <message>
        <source>Range of the memory bandwidth</source>
        <translation>Faixa da largura de banda de memória</translation>
    </message>
    <message>
        <source>Range of the peak compute</source>
        <translation>Faixa da computação de pico</translation>
    </message>
    <message>
        <source>Range of the power</source>
        <translation>Faixa da potência</translation>
    </message>
    <message>
        <source>Range of the price</source>
        <translation>Faixa do preço</translation>
    </message>
    <message>
        <source>Ranges of the chip's figures</source>
        <translation>Faixas dos valores do chip</translation>
    </message>
    <message>
        <source>Ratios</source>
        <translation>Razões</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>Re&amp;mover</translation>
    </message>
    <message>
        <source>Read the catalogue again, and choose it anew.</source>
        <translation>Releia o catálogo e escolha de novo.</translation>
    </message>
    <message>
        <source>Read the catalogue files below this directory too; they replace shipped entries of the same id. May be given several times.</source>
        <translation>Lê também os arquivos de catálogo deste diretório; eles substituem as entradas fornecidas de mesmo id. Pode ser usada várias vezes.</translation>
    </message>
    <message>
        <source>Reading memory takes most of the time.</source>
        <translation>A leitura da memória toma a maior parte do tempo.</translation>
    </message>
    <message>
        <source>Reading the cache</source>
        <translation>Leitura do cache</translation>
    </message>
    <message>
        <source>Reading the weights</source>
        <translation>Leitura dos pesos</translation>
    </message>
    <message>
        <source>Ready-made comparisons</source>
        <translation>Comparações prontas</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Região</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Observação</translation>
    </message>
    <message>
        <source>Remove "book".</source>
        <translation>Remova “book”.</translation>
    </message>
    <message>
        <source>Remove imported prices?</source>
        <translation>Remover preços importados?</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>Remova.</translation>
    </message>
    <message>
        <source>Remove low and high.</source>
        <translation>Remova low e high.</translation>
    </message>
    <message>
        <source>Remove one of the two rows.</source>
        <translation>Remova uma das duas linhas.</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation>Remova um dos dois.</translation>
    </message>
    <message>
        <source>Remove one.</source>
        <translation>Remova um.</translation>
    </message>
    <message>
        <source>Remove scenario “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed snapshot %1: %2 prices of %3 from %4.</source>
        <translation>Instantâneo %1 removido: %2 preços de %3 de %4.</translation>
    </message>
    <message>
        <source>Rename or remove one of the two.</source>
        <translation>Renomeie ou remova um dos dois.</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>Aluguel</translation>
    </message>
    <message>
        <source>Rented hours in a month, for the cost of a month.</source>
        <translation>Horas alugadas em um mês, para o custo mensal.</translation>
    </message>
    <message>
        <source>Rented with %1.</source>
        <translation>Alugado com %1.</translation>
    </message>
    <message>
        <source>Replace files that exist.</source>
        <translation>Substitui arquivos existentes.</translation>
    </message>
    <message>
        <source>Replace it with --force, or choose another name.</source>
        <translation>Substitua-o com --force ou escolha outro nome.</translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation>Requisições simultâneas</translation>
    </message>
    <message>
        <source>Requests of a copy</source>
        <translation>Requisições de uma cópia</translation>
    </message>
    <message>
        <source>Requests or items that are worked on together.</source>
        <translation>Requisições ou itens processados juntos.</translation>
    </message>
    <message>
        <source>Ridge point</source>
        <translation>Ridge point</translation>
    </message>
    <message>
        <source>Ridge point, FLOP per byte</source>
        <translation>Ridge point, FLOP por byte</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Rooflines and the phases of the workload</source>
        <translation>Rooflines e as fases da carga de trabalho</translation>
    </message>
    <message>
        <source>Routing to experts</source>
        <translation>Roteamento a especialistas</translation>
    </message>
    <message>
        <source>Row %1: "%2" could mean two numbers.</source>
        <translation>Linha %1: “%2” pode significar dois números.</translation>
    </message>
    <message>
        <source>Row %1: "%2" is no number, so "%3" may not be %4.</source>
        <translation>Linha %1: “%2” não é um número; talvez “%3” não seja %4.</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Linhas</translation>
    </message>
    <message>
        <source>Rows cannot be accepted for "%1".</source>
        <translation>Não é possível aceitar linhas por “%1”.</translation>
    </message>
    <message>
        <source>Rows left out</source>
        <translation>Linhas omitidas</translation>
    </message>
    <message>
        <source>Rows that come in</source>
        <translation>Linhas que entram</translation>
    </message>
    <message>
        <source>Runs as %1 copies of the model, each on %2.</source>
        <translation>Roda como %1 cópias do modelo, cada uma em %2.</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>Imagem SVG</translation>
    </message>
    <message>
        <source>Same for all rows:</source>
        <translation>Igual em todas as linhas:</translation>
    </message>
    <message>
        <source>Same order as the charts</source>
        <translation>Mesma ordem dos gráficos</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Salvar &amp;como…</translation>
    </message>
    <message>
        <source>Save it as UTF-8.</source>
        <translation>Salve-o em UTF-8.</translation>
    </message>
    <message>
        <source>Save the comparison</source>
        <translation>Salvar a comparação</translation>
    </message>
    <message>
        <source>Saved, USD</source>
        <translation>Economia, USD</translation>
    </message>
    <message>
        <source>Say how many %1 one USD buys: --set exchange_rate=RATE.</source>
        <translation>Informe quanto em %1 se compra com um USD: --set exchange_rate=RATE.</translation>
    </message>
    <message>
        <source>Say it with --as-of DATE.</source>
        <translation>Informe com --as-of DATE.</translation>
    </message>
    <message>
        <source>Say it with --map provider==NAME.</source>
        <translation>Informe com --map provider==NAME.</translation>
    </message>
    <message>
        <source>Say which column holds what</source>
        <translation>Indique qual coluna contém o quê</translation>
    </message>
    <message>
        <source>Say which column holds what. An instance or an accelerator, a price and the provider are needed; leave out what the file does not have.</source>
        <translation>Indique qual coluna contém o quê. São necessários uma instância ou um acelerador, um preço e o provedor; omita o que o arquivo não tem.</translation>
    </message>
    <message>
        <source>Say which it is with --map price=COLUMN or --map instance=COLUMN; if all stand in one column, the separator may be another: --map separator=;</source>
        <translation>Indique qual é com --map price=COLUMN ou --map instance=COLUMN; se tudo estiver em uma só coluna, o separador pode ser outro: --map separator=;</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>Scale-up bandwidth</source>
        <translation>Largura de banda scale-up</translation>
    </message>
    <message>
        <source>Scenari&amp;os…</source>
        <translation>Ce&amp;nários…</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Cenário</translation>
    </message>
    <message>
        <source>Scenario “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Cenários</translation>
    </message>
    <message>
        <source>Scenarios side by side</source>
        <translation>Cenários lado a lado</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search chips, instances…</source>
        <translation>Buscar chips, instâncias…</translation>
    </message>
    <message>
        <source>Search, or memory &gt;= 640 GB</source>
        <translation>Buscar, ou memory &gt;= 640 GB</translation>
    </message>
    <message>
        <source>See "chipboard help" for the commands and their options.</source>
        <translation>Consulte “chipboard help” para ver os comandos e suas opções.</translation>
    </message>
    <message>
        <source>Select %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;none</source>
        <translation>Desmarcar &amp;tudo</translation>
    </message>
    <message>
        <source>Select chips, instances or systems first.</source>
        <translation>Primeiro selecione chips, instâncias ou sistemas.</translation>
    </message>
    <message>
        <source>Select none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Ponto e vírgula</translation>
    </message>
    <message>
        <source>Separate the ids by single commas.</source>
        <translation>Separe os ids com uma única vírgula.</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Comprimento da sequência</translation>
    </message>
    <message>
        <source>Sequences a step</source>
        <translation>Sequências por passo</translation>
    </message>
    <message>
        <source>Sequences in one training step over all chips.</source>
        <translation>Sequências em um passo de treinamento, somando todos os chips.</translation>
    </message>
    <message>
        <source>Serving needs a prompt of 0 tokens or more and an answer of at least 1 token.</source>
        <translation>Serving precisa de um prompt de 0 ou mais tokens e de uma resposta de pelo menos 1 token.</translation>
    </message>
    <message>
        <source>Serving needs at least 1 chip.</source>
        <translation>Serving precisa de pelo menos 1 chip.</translation>
    </message>
    <message>
        <source>Serving software: %1.</source>
        <translation>Software de serving: %1.</translation>
    </message>
    <message>
        <source>Serving users</source>
        <translation>Atendendo usuários</translation>
    </message>
    <message>
        <source>Set "in_force" of the one whose values are those of the board.</source>
        <translation>Defina “in_force” naquele cujos valores são os da comparação.</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Configuração</translation>
    </message>
    <message>
        <source>Share of a training run's time that is not lost to failures and restarts.</source>
        <translation>Parcela do tempo de um treinamento que não se perde com falhas e reinícios.</translation>
    </message>
    <message>
        <source>Share of roof</source>
        <translation>Parcela do teto</translation>
    </message>
    <message>
        <source>Share of that for the cache</source>
        <translation>Parcela disso para o cache</translation>
    </message>
    <message>
        <source>Share of the bandwidth that is reached</source>
        <translation>Parcela da largura de banda alcançada</translation>
    </message>
    <message>
        <source>Share of the paid hours in which the chips work; idle hours are billed.</source>
        <translation>Parcela das horas pagas em que os chips trabalham; horas ociosas são cobradas.</translation>
    </message>
    <message>
        <source>Share of the peak that is reached</source>
        <translation>Parcela do pico alcançada</translation>
    </message>
    <message>
        <source>Share of the weights that is read</source>
        <translation>Parcela dos pesos que é lida</translation>
    </message>
    <message>
        <source>Share that can move</source>
        <translation>Parcela que pode migrar</translation>
    </message>
    <message>
        <source>Shorten it to %1 tokens.</source>
        <translation>Reduza para %1 tokens.</translation>
    </message>
    <message>
        <source>Shorten it.</source>
        <translation>Encurte.</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todas</translation>
    </message>
    <message>
        <source>Show all messages</source>
        <translation>Mostrar todas as mensagens</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>Mostrar menos</translation>
    </message>
    <message>
        <source>Show money in this currency, such as EUR; --set exchange_rate=RATE tells how much of it one USD buys.</source>
        <translation>Mostra valores em dinheiro nesta moeda, como EUR; --set exchange_rate=RATE indica quanto dela se compra com um USD.</translation>
    </message>
    <message>
        <source>Shows the named board (a *.chipboard file), or the last one, or a full example at first.</source>
        <translation>Mostra a comparação indicada (um arquivo *.chipboard), ou a última, ou, na primeira vez, um exemplo completo.</translation>
    </message>
    <message>
        <source>Show…</source>
        <translation>Mostrar…</translation>
    </message>
    <message>
        <source>Size of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip this file</source>
        <translation>Pular este arquivo</translation>
    </message>
    <message>
        <source>SkyPilot catalogue (CSV, one file a cloud)</source>
        <translation>Catálogo do SkyPilot (CSV, um arquivo por nuvem)</translation>
    </message>
    <message>
        <source>SkyPilot's GpuInfo</source>
        <translation>GpuInfo do SkyPilot</translation>
    </message>
    <message>
        <source>Slide 16:9</source>
        <translation>Slide 16:9</translation>
    </message>
    <message>
        <source>Slide 4:3</source>
        <translation>Slide 4:3</translation>
    </message>
    <message>
        <source>Small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snapshot %1 of the price store, from %2; kind: %3; content %4.</source>
        <translation>Instantâneo %1 da base de preços, de %2; tipo: %3; conteúdo %4.</translation>
    </message>
    <message>
        <source>So it is now.</source>
        <translation>É assim agora.</translation>
    </message>
    <message>
        <source>Software versions</source>
        <translation>Versões de software</translation>
    </message>
    <message>
        <source>Sort by this column, largest first</source>
        <translation>Ordenar por esta coluna, maior primeiro</translation>
    </message>
    <message>
        <source>Sort by this column, smallest first</source>
        <translation>Ordenar por esta coluna, menor primeiro</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fonte</translation>
    </message>
    <message>
        <source>Source of the chosen number</source>
        <translation>Fonte do número escolhido</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Fonte: %1</translation>
    </message>
    <message>
        <source>Source: %1.</source>
        <translation>Fonte: %1.</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Fontes</translation>
    </message>
    <message>
        <source>Sources: %1</source>
        <translation>Fontes: %1</translation>
    </message>
    <message>
        <source>Sources: %1 publications, named at each measurement</source>
        <translation>Fontes: %1 publicações, indicadas em cada medição</translation>
    </message>
    <message>
        <source>Sparse compute</source>
        <translation>Computação esparsa</translation>
    </message>
    <message>
        <source>Speak this language; commands speak English otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidade</translation>
    </message>
    <message>
        <source>Speed per chip</source>
        <translation>Velocidade por chip</translation>
    </message>
    <message>
        <source>Spent a month</source>
        <translation>Gasto mensal</translation>
    </message>
    <message>
        <source>Split it into several files, or leave out rows that are not needed.</source>
        <translation>Divida-o em vários arquivos ou omita linhas desnecessárias.</translation>
    </message>
    <message>
        <source>Split it into several files.</source>
        <translation>Divida-o em vários arquivos.</translation>
    </message>
    <message>
        <source>Staying, USD</source>
        <translation>Ficar, USD</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Stop: %1</source>
        <translation>Parar: %1</translation>
    </message>
    <message>
        <source>Stored in %1.</source>
        <translation>Gravado em %1.</translation>
    </message>
    <message>
        <source>Strings stand in double quotes.</source>
        <translation>Strings ficam entre aspas duplas.</translation>
    </message>
    <message>
        <source>Suspicious rows: they only come in where you check their reason</source>
        <translation>Linhas suspeitas: só entram aquelas cujo motivo você marcar</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>TF32 compute</source>
        <translation>Computação TF32</translation>
    </message>
    <message>
        <source>TF32 sparse compute</source>
        <translation>Computação TF32 esparsa</translation>
    </message>
    <message>
        <source>TFLOPS per chip</source>
        <translation>TFLOPS por chip</translation>
    </message>
    <message>
        <source>TFLOPS per chip, %1 dense</source>
        <translation>TFLOPS por chip, %1 denso</translation>
    </message>
    <message>
        <source>TFLOPS per watt</source>
        <translation>TFLOPS por watt</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulação</translation>
    </message>
    <message>
        <source>Tab-separated table</source>
        <translation>Tabela separada por tabulações</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Take %1 back to its default</source>
        <translation>Restaurar o padrão de %1</translation>
    </message>
    <message>
        <source>Take a backup of it.</source>
        <translation>Faça uma cópia de segurança dela.</translation>
    </message>
    <message>
        <source>Take a copy that opens in other programs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a smaller file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reverter</translation>
    </message>
    <message>
        <source>Take back %1</source>
        <translation>Reverter %1</translation>
    </message>
    <message numerus="yes">
        <source>Take back %n assumptions</source>
        <translation><numerusform>Reverter %n premissa</numerusform><numerusform>Reverter %n premissas</numerusform></translation>
    </message>
    <message>
        <source>Take back 1 assumption</source>
        <translation>Reverter 1 premissa</translation>
    </message>
    <message>
        <source>Take back all</source>
        <translation>Reverter todos</translation>
    </message>
    <message>
        <source>Take back all assumptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back all figures of your own</source>
        <translation>Reverter todos os valores próprios</translation>
    </message>
    <message>
        <source>Take it out of the circle.</source>
        <translation>Tire-a do ciclo.</translation>
    </message>
    <message>
        <source>Take out %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken off every price of the book.</source>
        <translation>Deduzido de todos os preços da tabela.</translation>
    </message>
    <message>
        <source>Tell what an import would do, and store nothing.</source>
        <translation>Mostra o que uma importação faria, sem gravar nada.</translation>
    </message>
    <message>
        <source>Tell what would change the answer, and how sure it is.</source>
        <translation>Mostra o que mudaria a resposta e quão certa ela é.</translation>
    </message>
    <message>
        <source>Tells what became of every data row: imported, ignored or suspicious, and why. Nothing suspicious gets in unless its reason is accepted. Prices go to the price store as one dated snapshot, chips to the user's catalogue folder. "chipboard list formats" has the formats.</source>
        <translation>Mostra o destino de cada linha de dados: importada, ignorada ou suspeita, e por quê. Nada suspeito entra sem que o motivo seja aceito. Preços vão para a base de preços como um instantâneo datado; chips, para a pasta de catálogo do usuário. “chipboard list formats” mostra os formatos.</translation>
    </message>
    <message>
        <source>Tells whether it fits, how long it takes, how fast it is, what it costs and what bounds it, each with a range. Without --count, takes as many chips as people would.</source>
        <translation>Mostra se cabe, quanto demora, a velocidade, o custo e o fator limitante, cada um com uma faixa. Sem --count, usa tantos chips quantos seriam usados na prática.</translation>
    </message>
    <message>
        <source>Text encoders</source>
        <translation>Codificadores de texto</translation>
    </message>
    <message>
        <source>Text goes on after a closing quote.</source>
        <translation>O texto continua depois das aspas de fechamento.</translation>
    </message>
    <message>
        <source>The %1 peak of %2 is no possible figure.</source>
        <translation>O pico %1 de %2 não é um valor possível.</translation>
    </message>
    <message>
        <source>The PUE must be from 1 to 10.</source>
        <translation>O PUE deve ir de 1 a 10.</translation>
    </message>
    <message>
        <source>The accelerator is not in the catalogue; the price is kept without a chip.</source>
        <translation>O acelerador não está no catálogo; o preço é mantido sem chip.</translation>
    </message>
    <message>
        <source>The accelerator's memory does not agree with the catalogue.</source>
        <translation>A memória do acelerador não coincide com a do catálogo.</translation>
    </message>
    <message>
        <source>The active parameters must be more than 0 and at most all parameters.</source>
        <translation>Os parâmetros ativos devem ser mais que 0 e no máximo todos os parâmetros.</translation>
    </message>
    <message>
        <source>The arithmetic of one item of %1 is neither published nor countable from its dimensions.</source>
        <translation>A aritmética de um item de %1 não foi publicada nem pode ser calculada pelas dimensões.</translation>
    </message>
    <message>
        <source>The assumptions to move; NAME@ID moves one for that row alone. "chipboard list assumptions" has the names.</source>
        <translation>As premissas a variar; NAME@ID varia uma só para essa linha. “chipboard list assumptions” mostra os nomes.</translation>
    </message>
    <message>
        <source>The baseline "%1" is not among what is compared.</source>
        <translation>A referência “%1” não está entre os itens comparados.</translation>
    </message>
    <message>
        <source>The batch cannot be negative.</source>
        <translation>O batch não pode ser negativo.</translation>
    </message>
    <message>
        <source>The batch must be at least 1.</source>
        <translation>O batch deve ser pelo menos 1.</translation>
    </message>
    <message>
        <source>The book has no price for it.</source>
        <translation>A tabela não tem preço para isto.</translation>
    </message>
    <message>
        <source>The bracket that opens here is not closed.</source>
        <translation>O parêntese aberto aqui não foi fechado.</translation>
    </message>
    <message>
        <source>The catalogue has no "%1"; it is not shown.</source>
        <translation>O catálogo não tem “%1”; ele não é mostrado.</translation>
    </message>
    <message>
        <source>The catalogue has no "%1"; the figure of your own is kept but acts on nothing.</source>
        <translation>O catálogo não tem “%1”; o valor próprio é mantido, mas não afeta nada.</translation>
    </message>
    <message>
        <source>The catalogue has no "%1"; the page What-if chooses by itself.</source>
        <translation>O catálogo não tem “%1”; a página E se escolhe por conta própria.</translation>
    </message>
    <message>
        <source>The catalogue has no dated prices of these. %1</source>
        <translation>O catálogo não tem preços datados destes itens. %1</translation>
    </message>
    <message>
        <source>The catalogue has this chip, and a figure differs from it by a quarter or more.</source>
        <translation>O catálogo tem este chip, e um valor difere dele em um quarto ou mais.</translation>
    </message>
    <message>
        <source>The catalogue has this chip, with sources of its own.</source>
        <translation>O catálogo tem este chip, com fontes próprias.</translation>
    </message>
    <message>
        <source>The catalogue stays as it was until that is mended.</source>
        <translation>O catálogo fica como estava até que isso seja corrigido.</translation>
    </message>
    <message>
        <source>The chart of the page that is written alone, such as memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chip is not one of the catalogue's own.</source>
        <translation>O chip não é um dos que o próprio catálogo traz.</translation>
    </message>
    <message>
        <source>The chip is not stated.</source>
        <translation>O chip não foi informado.</translation>
    </message>
    <message>
        <source>The chip is one of the catalogue.</source>
        <translation>O chip é um dos que o catálogo traz.</translation>
    </message>
    <message>
        <source>The chip, cloud instance or system to run it on.</source>
        <translation>O chip, a instância de nuvem ou o sistema em que rodar.</translation>
    </message>
    <message>
        <source>The chip-to-chip link of %1 is not published.</source>
        <translation>A interconexão entre chips de %1 não foi publicada.</translation>
    </message>
    <message>
        <source>The chip-to-chip link of %1 is not published; PCI Express at 32 GB/s is reckoned with.</source>
        <translation>A interconexão entre chips de %1 não foi publicada; usa-se PCI Express a 32 GB/s no cálculo.</translation>
    </message>
    <message>
        <source>The column that holds a field, such as price=Hourly; FIELD==VALUE gives all rows that value. May be given several times.</source>
        <translation>A coluna que contém um campo, como price=Hourly; FIELD==VALUE dá esse valor a todas as linhas. Pode ser usada várias vezes.</translation>
    </message>
    <message>
        <source>The columns are: %1.</source>
        <translation>As colunas são: %1.</translation>
    </message>
    <message>
        <source>The columns; "chipboard list metrics" has their ids.</source>
        <translation>As colunas; “chipboard list metrics” mostra os ids.</translation>
    </message>
    <message>
        <source>The context cannot be negative.</source>
        <translation>O contexto não pode ser negativo.</translation>
    </message>
    <message>
        <source>The currency that all money is shown in, by an exchange rate of your own.</source>
        <translation>A moeda em que todos os valores em dinheiro são mostrados, por uma taxa de câmbio informada por você.</translation>
    </message>
    <message>
        <source>The date cannot be read.</source>
        <translation>A data não pode ser lida.</translation>
    </message>
    <message>
        <source>The date of prices whose file does not tell it: 2026-11-22.</source>
        <translation>A data dos preços cujo arquivo não a informa: 2026-11-22.</translation>
    </message>
    <message>
        <source>The denoising steps are not stated.</source>
        <translation>Os passos de remoção de ruído não foram informados.</translation>
    </message>
    <message>
        <source>The dense %1 peak, %2, is as high as the FP8 one, %3, which runs at twice the rate.</source>
        <translation>O pico denso %1, %2, é tão alto quanto o de FP8, %3, que roda ao dobro da taxa.</translation>
    </message>
    <message>
        <source>The dense %1 peak, %2, is not below the sparse one, %3.</source>
        <translation>O pico denso %1, %2, não está abaixo do esparso, %3.</translation>
    </message>
    <message>
        <source>The description of the accelerator cannot be read.</source>
        <translation>A descrição do acelerador não pode ser lida.</translation>
    </message>
    <message>
        <source>The dimensions of a model cannot be negative.</source>
        <translation>As dimensões de um modelo não podem ser negativas.</translation>
    </message>
    <message>
        <source>The dimensions of experts must be from 0 to %1.</source>
        <translation>As dimensões de especialistas devem ir de 0 a %1.</translation>
    </message>
    <message>
        <source>The dimensions of the model are not known.</source>
        <translation>As dimensões do modelo não são conhecidas.</translation>
    </message>
    <message>
        <source>The directory cannot be read.</source>
        <translation>Não foi possível ler o diretório.</translation>
    </message>
    <message>
        <source>The directory holds no catalogue file and no board.</source>
        <translation>O diretório não contém arquivo de catálogo nem comparação.</translation>
    </message>
    <message>
        <source>The discount must be from 0 % to below 100 %.</source>
        <translation>O desconto deve ir de 0% a menos de 100%.</translation>
    </message>
    <message>
        <source>The entry to copy is not in its file any more.</source>
        <translation>A entrada a copiar não está mais no arquivo.</translation>
    </message>
    <message>
        <source>The expression has more than %1 characters.</source>
        <translation>A expressão tem mais de %1 caracteres.</translation>
    </message>
    <message>
        <source>The factor on the price must be from 0.001 to 1000.</source>
        <translation>O fator de preço deve ir de 0,001 a 1000.</translation>
    </message>
    <message>
        <source>The factors on efficiency must be from 0.001 to 1000.</source>
        <translation>Os fatores de eficiência devem ir de 0,001 a 1000.</translation>
    </message>
    <message>
        <source>The fallbacks of this book lead back to it.</source>
        <translation>As tabelas alternativas desta tabela levam de volta a ela.</translation>
    </message>
    <message>
        <source>The fields are %1.</source>
        <translation>Os campos são %1.</translation>
    </message>
    <message>
        <source>The figure has no value but is not "missing".</source>
        <translation>O item não tem valor, mas não é “missing”.</translation>
    </message>
    <message>
        <source>The figure is missing but has a value.</source>
        <translation>O item está ausente, mas tem um valor.</translation>
    </message>
    <message>
        <source>The file calls the chip by another's name; the instance tells which it is.</source>
        <translation>O arquivo dá ao chip o nome de outro; a instância indica qual é.</translation>
    </message>
    <message>
        <source>The file cannot be opened: %1.</source>
        <translation>Não foi possível abrir o arquivo: %1.</translation>
    </message>
    <message>
        <source>The file cannot be read again.</source>
        <translation>Não foi possível ler o arquivo de novo.</translation>
    </message>
    <message>
        <source>The file cannot be read to its end.</source>
        <translation>Não foi possível ler o arquivo até o fim.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Não foi possível ler o arquivo: %1.</translation>
    </message>
    <message>
        <source>The file cannot be written: %1.</source>
        <translation>Não foi possível gravar o arquivo: %1.</translation>
    </message>
    <message>
        <source>The file does not tell of which day its prices are.</source>
        <translation>O arquivo não informa de que dia são os preços.</translation>
    </message>
    <message>
        <source>The file does not tell who rents this.</source>
        <translation>O arquivo não informa quem aluga isto.</translation>
    </message>
    <message>
        <source>The file ends too early: it was cut off, or a bracket is not closed.</source>
        <translation>O arquivo termina cedo demais: foi cortado, ou um colchete não foi fechado.</translation>
    </message>
    <message>
        <source>The file exists already and was left as it is.</source>
        <translation>O arquivo já existe e ficou como estava.</translation>
    </message>
    <message>
        <source>The file has %1 MiB, more than the %2 MiB that are read.</source>
        <translation>O arquivo tem %1 MiB, mais que os %2 MiB que são lidos.</translation>
    </message>
    <message>
        <source>The file has format %1; this program reads format %2.</source>
        <translation>O arquivo tem o formato %1; este programa lê o formato %2.</translation>
    </message>
    <message>
        <source>The file has more than a million values.</source>
        <translation>O arquivo tem mais de um milhão de valores.</translation>
    </message>
    <message>
        <source>The file is UTF-16, not UTF-8.</source>
        <translation>O arquivo está em UTF-16, não em UTF-8.</translation>
    </message>
    <message>
        <source>The file is an archive or a spreadsheet, not CSV.</source>
        <translation>O arquivo é um pacote compactado ou uma planilha, não CSV.</translation>
    </message>
    <message>
        <source>The file is another program's database.</source>
        <translation>O arquivo é o banco de dados de outro programa.</translation>
    </message>
    <message>
        <source>The file is binary, not text.</source>
        <translation>O arquivo é binário, não texto.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>O arquivo está vazio.</translation>
    </message>
    <message>
        <source>The file is no price store.</source>
        <translation>O arquivo não é uma base de preços.</translation>
    </message>
    <message>
        <source>The file is read; nothing is stored yet.</source>
        <translation>O arquivo está sendo lido; nada foi gravado ainda.</translation>
    </message>
    <message>
        <source>The file must hold an object.</source>
        <translation>O arquivo deve conter um objeto.</translation>
    </message>
    <message>
        <source>The first rows of the file</source>
        <translation>As primeiras linhas do arquivo</translation>
    </message>
    <message>
        <source>The folder cannot be made.</source>
        <translation>Não foi possível criar a pasta.</translation>
    </message>
    <message>
        <source>The folder for mappings of columns cannot be made.</source>
        <translation>Não foi possível criar a pasta de mapeamentos de colunas.</translation>
    </message>
    <message>
        <source>The folder of "%1" does not exist.</source>
        <translation>A pasta de “%1” não existe.</translation>
    </message>
    <message>
        <source>The folder of the price store cannot be made.</source>
        <translation>Não foi possível criar a pasta da base de preços.</translation>
    </message>
    <message>
        <source>The format %1 fits: chipboard import %1 %2</source>
        <translation>O formato %1 serve: chipboard import %1 %2</translation>
    </message>
    <message>
        <source>The format %1 takes no --map.</source>
        <translation>O formato %1 não aceita --map.</translation>
    </message>
    <message>
        <source>The format %1 yields chips, which do not go to a price store.</source>
        <translation>O formato %1 produz chips, que não vão para uma base de preços.</translation>
    </message>
    <message>
        <source>The global batch cannot be negative.</source>
        <translation>O batch global não pode ser negativo.</translation>
    </message>
    <message>
        <source>The goodput must be from 0.1 % to 100 %.</source>
        <translation>O goodput deve ir de 0,1% a 100%.</translation>
    </message>
    <message>
        <source>The header has no column for %1. The columns are: %2.</source>
        <translation>O cabeçalho não tem coluna para %1. As colunas são: %2.</translation>
    </message>
    <message>
        <source>The header has no column for the hardware's name or for its figures. The columns are: %1.</source>
        <translation>O cabeçalho não tem coluna para o nome do hardware ou para seus valores. As colunas são: %1.</translation>
    </message>
    <message>
        <source>The hours of a month must be above 0 and at most 744.</source>
        <translation>As horas de um mês devem ser mais que 0 e no máximo 744.</translation>
    </message>
    <message>
        <source>The id "%1" is there twice; the first is at %2.</source>
        <translation>O id “%1” aparece duas vezes; o primeiro está em %2.</translation>
    </message>
    <message>
        <source>The ids in the first column are what the other commands' options take.</source>
        <translation>Os ids da primeira coluna são os que as opções dos outros comandos aceitam.</translation>
    </message>
    <message>
        <source>The import was cancelled.</source>
        <translation>A importação foi cancelada.</translation>
    </message>
    <message>
        <source>The imported price list no. %1 (%2) is not in the price store of this computer: import its file again and choose it, or choose other prices.</source>
        <translation>A tabela de preços importada n.º %1 (%2) não está na base de preços deste computador: importe o arquivo de novo e escolha-a, ou escolha outros preços.</translation>
    </message>
    <message>
        <source>The imported price list of %1 (%2, content %3) is not in the price store of this computer: import its file again, or choose other prices.</source>
        <translation>A tabela de preços importada de %1 (%2, conteúdo %3) não está na base de preços deste computador: importe o arquivo de novo ou escolha outros preços.</translation>
    </message>
    <message>
        <source>The imported price list of %1 (%2, content %3) is not in the price store of this computer; "%4" of that date has other rows: import the file of the list, or choose that one.</source>
        <translation>A tabela de preços importada de %1 (%2, conteúdo %3) não está na base de preços deste computador; “%4”, da mesma data, tem outras linhas: importe o arquivo da tabela ou escolha esta.</translation>
    </message>
    <message>
        <source>The imported prices cannot be read: %1</source>
        <translation>Não foi possível ler os preços importados: %1</translation>
    </message>
    <message>
        <source>The key "%1" is not known.</source>
        <translation>A chave “%1” não é conhecida.</translation>
    </message>
    <message>
        <source>The key "%1" is there twice.</source>
        <translation>A chave “%1” aparece duas vezes.</translation>
    </message>
    <message>
        <source>The largest batch that fits is %1.</source>
        <translation>O maior batch que cabe é %1.</translation>
    </message>
    <message>
        <source>The last board</source>
        <translation>A última comparação</translation>
    </message>
    <message>
        <source>The last comparison cannot be read; it is kept as %1 and the default is shown.</source>
        <translation>Não foi possível ler a última comparação; ela foi guardada como %1 e a padrão é mostrada.</translation>
    </message>
    <message>
        <source>The last import was interrupted.</source>
        <translation>A última importação foi interrompida.</translation>
    </message>
    <message>
        <source>The length of a text is not stated.</source>
        <translation>O comprimento de um texto não foi informado.</translation>
    </message>
    <message>
        <source>The machine's price, with the accelerator's of the same zone added.</source>
        <translation>O preço da máquina, somado ao do acelerador na mesma zona.</translation>
    </message>
    <message>
        <source>The mapping is of a newer version.</source>
        <translation>O mapeamento é de uma versão mais nova.</translation>
    </message>
    <message>
        <source>The memory bandwidth of %1 is %2.</source>
        <translation>A largura de banda de memória de %1 é %2.</translation>
    </message>
    <message>
        <source>The memory model calls configurations impossible that ran: %1.</source>
        <translation>O modelo de memória considera impossíveis configurações que rodaram: %1.</translation>
    </message>
    <message>
        <source>The memory of %1 is %2.</source>
        <translation>A memória de %1 é %2.</translation>
    </message>
    <message>
        <source>The model is divided over %1 chips.</source>
        <translation>O modelo é dividido entre %1 chips.</translation>
    </message>
    <message>
        <source>The model must have a positive number of parameters.</source>
        <translation>O modelo deve ter um número positivo de parâmetros.</translation>
    </message>
    <message>
        <source>The model's dimensions are guessed from the number of its parameters.</source>
        <translation>As dimensões do modelo foram supostas pelo número de parâmetros.</translation>
    </message>
    <message>
        <source>The model's own, as published.</source>
        <translation>O do próprio modelo, como publicado.</translation>
    </message>
    <message>
        <source>The model's parameters, layers and hidden size must be positive.</source>
        <translation>Os parâmetros, as camadas e a dimensão oculta do modelo devem ser positivos.</translation>
    </message>
    <message>
        <source>The move does not pay within ten years, whatever is spent.</source>
        <translation>A migração não se paga em dez anos, seja qual for o gasto.</translation>
    </message>
    <message>
        <source>The nearest count is %1.</source>
        <translation>O número mais próximo é %1.</translation>
    </message>
    <message>
        <source>The nearest counts are %1 and %2.</source>
        <translation>Os números mais próximos são %1 e %2.</translation>
    </message>
    <message>
        <source>The nearest number that does is %1.</source>
        <translation>O número mais próximo que serve é %1.</translation>
    </message>
    <message>
        <source>The next import mends the price store.</source>
        <translation>A próxima importação corrige a base de preços.</translation>
    </message>
    <message>
        <source>The number format that compute is compared at; "best" is the fastest one that most of the selection publishes.</source>
        <translation>O formato numérico em que a computação é comparada; “best” é o mais rápido publicado para a maior parte da seleção.</translation>
    </message>
    <message>
        <source>The number of accelerators contradicts itself or the catalogue.</source>
        <translation>O número de aceleradores contradiz a si mesmo ou ao catálogo.</translation>
    </message>
    <message>
        <source>The number of chips cannot be negative.</source>
        <translation>O número de chips não pode ser negativo.</translation>
    </message>
    <message>
        <source>The number of chips must be at least 1.</source>
        <translation>O número de chips deve ser pelo menos 1.</translation>
    </message>
    <message>
        <source>The number of heads must be at least 1.</source>
        <translation>O número de cabeças deve ser pelo menos 1.</translation>
    </message>
    <message>
        <source>The numbers</source>
        <translation>Os números</translation>
    </message>
    <message>
        <source>The option %1 does not belong to "%2".</source>
        <translation>A opção %1 não pertence a “%2”.</translation>
    </message>
    <message>
        <source>The option %1 does not know "%2".</source>
        <translation>A opção %1 não reconhece “%2”.</translation>
    </message>
    <message>
        <source>The option %1 has an empty place in "%2".</source>
        <translation>A opção %1 tem um lugar vazio em “%2”.</translation>
    </message>
    <message>
        <source>The option %1 is given twice.</source>
        <translation>A opção %1 foi informada duas vezes.</translation>
    </message>
    <message>
        <source>The option %1 needs a value.</source>
        <translation>A opção %1 precisa de um valor.</translation>
    </message>
    <message>
        <source>The option %1 takes no value.</source>
        <translation>A opção %1 não aceita valor.</translation>
    </message>
    <message>
        <source>The others are compared with this one.</source>
        <translation>Os demais são comparados com este.</translation>
    </message>
    <message>
        <source>The page has no chart "%1".</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page of the dashboard; an export may have several, in this order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part "%1" is in this file twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The part "%1" of this file is damaged or encrypted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The peak of %1 is %2.</source>
        <translation>O pico de %1 é %2.</translation>
    </message>
    <message>
        <source>The picture is too large for the memory.</source>
        <translation>A imagem é grande demais para a memória.</translation>
    </message>
    <message>
        <source>The power of the chip is no possible figure.</source>
        <translation>A potência do chip não é um valor possível.</translation>
    </message>
    <message>
        <source>The power of the chip is not published.</source>
        <translation>A potência do chip não foi publicada.</translation>
    </message>
    <message>
        <source>The price book; "chipboard list prices" has their ids.</source>
        <translation>A tabela de preços; “chipboard list prices” mostra os ids.</translation>
    </message>
    <message>
        <source>The price cannot be negative.</source>
        <translation>O preço não pode ser negativo.</translation>
    </message>
    <message>
        <source>The price is %1.</source>
        <translation>O preço é %1.</translation>
    </message>
    <message>
        <source>The price is 0.</source>
        <translation>O preço é 0.</translation>
    </message>
    <message>
        <source>The price is a range, %1; the costs carry it.</source>
        <translation>O preço é uma faixa, %1; os custos a refletem.</translation>
    </message>
    <message>
        <source>The price is far below or above every price that the catalogue has of the chip.</source>
        <translation>O preço está muito abaixo ou acima de todos os que o catálogo tem do chip.</translation>
    </message>
    <message>
        <source>The price is for other terms: another operating system, tenancy or kind of sale.</source>
        <translation>O preço vale para outros termos: outro sistema operacional, outra locação ou outro tipo de venda.</translation>
    </message>
    <message>
        <source>The price is negative.</source>
        <translation>O preço é negativo.</translation>
    </message>
    <message>
        <source>The price is not in US dollars.</source>
        <translation>O preço não está em dólares americanos.</translation>
    </message>
    <message>
        <source>The price is not per hour.</source>
        <translation>O preço não é por hora.</translation>
    </message>
    <message>
        <source>The price is of the accelerator, without the machine that it needs.</source>
        <translation>O preço é do acelerador, sem a máquina de que ele precisa.</translation>
    </message>
    <message>
        <source>The price is of the machine alone, and the file has none of its accelerator there.</source>
        <translation>O preço é só da máquina, e o arquivo não tem preço do acelerador nesse lugar.</translation>
    </message>
    <message>
        <source>The price of energy must be above 0 and at most 1000 USD/kWh.</source>
        <translation>O preço da energia deve ser mais que 0 e no máximo 1000 USD/kWh.</translation>
    </message>
    <message>
        <source>The price per chip-hour is too high to be real.</source>
        <translation>O preço por chip-hora é alto demais para ser real.</translation>
    </message>
    <message>
        <source>The price per chip-hour is too low to be real.</source>
        <translation>O preço por chip-hora é baixo demais para ser real.</translation>
    </message>
    <message>
        <source>The price store cannot be opened.</source>
        <translation>Não foi possível abrir a base de preços.</translation>
    </message>
    <message>
        <source>The price store cannot be written.</source>
        <translation>Não foi possível gravar na base de preços.</translation>
    </message>
    <message>
        <source>The price store does not work: %1.</source>
        <translation>A base de preços não funciona: %1.</translation>
    </message>
    <message>
        <source>The price store is damaged and cannot be set aside.</source>
        <translation>A base de preços está danificada e não pode ser posta de lado.</translation>
    </message>
    <message>
        <source>The price store is damaged.</source>
        <translation>A base de preços está danificada.</translation>
    </message>
    <message>
        <source>The price store is in use by another program.</source>
        <translation>A base de preços está em uso por outro programa.</translation>
    </message>
    <message>
        <source>The price store is of another version.</source>
        <translation>A base de preços é de outra versão.</translation>
    </message>
    <message>
        <source>The price store is of version %1, made by a newer Chipboard.</source>
        <translation>A base de preços é da versão %1, feita por um Chipboard mais novo.</translation>
    </message>
    <message>
        <source>The price store may not be read and written.</source>
        <translation>Não há permissão para ler e gravar a base de preços.</translation>
    </message>
    <message>
        <source>The price store may only be read.</source>
        <translation>A base de preços é somente leitura.</translation>
    </message>
    <message>
        <source>The price store was brought up to date.</source>
        <translation>A base de preços foi atualizada.</translation>
    </message>
    <message>
        <source>The price store was damaged; it is kept as %1.</source>
        <translation>A base de preços estava danificada; foi guardada como %1.</translation>
    </message>
    <message>
        <source>The price store, if not the one in the user's data folder.</source>
        <translation>A base de preços, se não for a da pasta de dados do usuário.</translation>
    </message>
    <message>
        <source>The prices are as published.</source>
        <translation>Os preços são os publicados.</translation>
    </message>
    <message>
        <source>The prices of "%1" contradict what the providers publish; the notes say by how much.</source>
        <translation>Os preços de “%1” contradizem o que os provedores publicam; as notas dizem em quanto.</translation>
    </message>
    <message>
        <source>The prices of %1 from %2 were removed.</source>
        <translation>Os preços de %1 de %2 foram removidos.</translation>
    </message>
    <message>
        <source>The question is not about %1.</source>
        <translation>A pergunta não trata de %1.</translation>
    </message>
    <message>
        <source>The quote that opens here is not closed.</source>
        <translation>As aspas abertas aqui não foram fechadas.</translation>
    </message>
    <message>
        <source>The range is not ordered: low %1, value %2, high %3.</source>
        <translation>A faixa está fora de ordem: low %1, value %2, high %3.</translation>
    </message>
    <message>
        <source>The report of an import is no list, so it cannot be printed as CSV.</source>
        <translation>O relatório de uma importação não é uma lista e não pode ser impresso em CSV.</translation>
    </message>
    <message>
        <source>The result cannot be written to standard output.</source>
        <translation>Não foi possível gravar o resultado na saída padrão.</translation>
    </message>
    <message>
        <source>The row has more or fewer columns than the header.</source>
        <translation>A linha tem mais ou menos colunas que o cabeçalho.</translation>
    </message>
    <message>
        <source>The row has no figure that could be compared.</source>
        <translation>A linha não tem valor que se possa comparar.</translation>
    </message>
    <message>
        <source>The row has no price.</source>
        <translation>A linha não tem preço.</translation>
    </message>
    <message>
        <source>The row has two different prices of one kind.</source>
        <translation>A linha tem dois preços diferentes do mesmo tipo.</translation>
    </message>
    <message>
        <source>The row is about a machine without an accelerator.</source>
        <translation>A linha trata de uma máquina sem acelerador.</translation>
    </message>
    <message>
        <source>The row names neither an instance nor an accelerator.</source>
        <translation>A linha não indica instância nem acelerador.</translation>
    </message>
    <message>
        <source>The row that --on is compared with.</source>
        <translation>A linha com que --on é comparado.</translation>
    </message>
    <message>
        <source>The rows are stored. Cancel takes all of it back.</source>
        <translation>As linhas estão sendo gravadas. Cancelar desfaz tudo.</translation>
    </message>
    <message>
        <source>The rows tell their dates; this one is for rows that do not.</source>
        <translation>As linhas informam suas datas; esta vale para as que não informam.</translation>
    </message>
    <message>
        <source>The sequence must be at least 1 token long.</source>
        <translation>A sequência deve ter pelo menos 1 token.</translation>
    </message>
    <message>
        <source>The size of the paper or slide: slide, slide-4x3, half-slide, square, a4, a4-portrait, letter, letter-portrait, or one like 210x148mm, 8x4.5in or 1600x900px.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source counts recomputed activations; it is compared with what runs without them reach.</source>
        <translation>A fonte conta ativações recalculadas; compara-se com o que se alcança sem elas.</translation>
    </message>
    <message>
        <source>The source does not state the lengths of prompt and answer.</source>
        <translation>A fonte não informa os comprimentos do prompt e da resposta.</translation>
    </message>
    <message>
        <source>The source does not state the prompt's length or the time to its first token.</source>
        <translation>A fonte não informa o comprimento do prompt nem o tempo até o primeiro token.</translation>
    </message>
    <message>
        <source>The source does not state the tokens trained on.</source>
        <translation>A fonte não informa os tokens de treinamento.</translation>
    </message>
    <message>
        <source>The source states no figure that this model predicts.</source>
        <translation>A fonte não informa nenhum valor que este modelo preveja.</translation>
    </message>
    <message>
        <source>The source states no figure to compare with.</source>
        <translation>A fonte não informa nenhum valor para comparar.</translation>
    </message>
    <message>
        <source>The spot price is above the on-demand price.</source>
        <translation>O preço spot está acima do preço sob demanda.</translation>
    </message>
    <message>
        <source>The spot price is exactly a tenth of the on-demand price, which looks like a floor.</source>
        <translation>O preço spot é exatamente um décimo do preço sob demanda, o que parece um piso.</translation>
    </message>
    <message>
        <source>The spot price, %1 USD, is above the on-demand price, %2 USD.</source>
        <translation>O preço spot, %1 USD, está acima do preço sob demanda, %2 USD.</translation>
    </message>
    <message>
        <source>The text is not valid UTF-8.</source>
        <translation>O texto não é UTF-8 válido.</translation>
    </message>
    <message>
        <source>The unit "%1" is not known.</source>
        <translation>A unidade “%1” não é conhecida.</translation>
    </message>
    <message>
        <source>The utilisation must be from 0.1 % to 100 %.</source>
        <translation>A utilização deve ir de 0,1% a 100%.</translation>
    </message>
    <message>
        <source>The value is no number.</source>
        <translation>O valor não é um número.</translation>
    </message>
    <message>
        <source>The values are nested more than %1 levels deep.</source>
        <translation>Os valores estão aninhados em mais de %1 níveis.</translation>
    </message>
    <message>
        <source>The window has no colours "%1".</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The window shows one page at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workload "%1" is not in the catalogue.</source>
        <translation>A carga de trabalho “%1” não está no catálogo.</translation>
    </message>
    <message>
        <source>The workload is not in the catalogue.</source>
        <translation>A carga de trabalho não está no catálogo.</translation>
    </message>
    <message>
        <source>The workload's own number, or as many as serve it well.</source>
        <translation>O número da própria carga de trabalho, ou o que for adequado para atendê-la.</translation>
    </message>
    <message>
        <source>The workload's own.</source>
        <translation>O da própria carga de trabalho.</translation>
    </message>
    <message>
        <source>The workload; "chipboard list workloads" has their ids.</source>
        <translation>A carga de trabalho; “chipboard list workloads” mostra os ids.</translation>
    </message>
    <message>
        <source>There are %1.</source>
        <translation>Opções: %1.</translation>
    </message>
    <message>
        <source>There are %1; "chipboard prices list" tells what they are.</source>
        <translation>Existem %1; “chipboard prices list” mostra quais são.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more problems in this file.</source>
        <translation><numerusform>Há mais %n problema neste arquivo.</numerusform><numerusform>Há mais %n problemas neste arquivo.</numerusform></translation>
    </message>
    <message>
        <source>There are = != &lt; &lt;= &gt; &gt;= and contains.</source>
        <translation>Opções: = != &lt; &lt;= &gt; &gt;= e contains.</translation>
    </message>
    <message>
        <source>There are = != &lt; &lt;= &gt; and &gt;=.</source>
        <translation>Opções: = != &lt; &lt;= &gt; e &gt;=.</translation>
    </message>
    <message>
        <source>There are = != and contains.</source>
        <translation>Opções: = != e contains.</translation>
    </message>
    <message>
        <source>There are list and remove.</source>
        <translation>Opções: list e remove.</translation>
    </message>
    <message>
        <source>There are lists of %1.</source>
        <translation>Há listas de %1.</translation>
    </message>
    <message>
        <source>There are more than %1 brackets.</source>
        <translation>Há mais de %1 parênteses.</translation>
    </message>
    <message>
        <source>There are no colours "%1".</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are two scenarios "%1".</source>
        <translation>Há dois cenários “%1”.</translation>
    </message>
    <message>
        <source>There is a newer list of %1: "%2" of %3.</source>
        <translation>Há uma tabela mais nova de %1: “%2” de %3.</translation>
    </message>
    <message>
        <source>There is a scenario “%1” already.</source>
        <translation>Já existe um cenário “%1”.</translation>
    </message>
    <message>
        <source>There is no %1 "%2", or it was left out for its own errors.</source>
        <translation>Não existe %1 “%2”, ou foi omitido por ter erros.</translation>
    </message>
    <message>
        <source>There is no assumption "%1".</source>
        <translation>Não existe a premissa “%1”.</translation>
    </message>
    <message>
        <source>There is no assumption "%1"; the page What-if chooses by itself.</source>
        <translation>Não existe a premissa “%1”; a página E se escolhe por conta própria.</translation>
    </message>
    <message>
        <source>There is no calibration of serving.</source>
        <translation>Não há calibração de serving.</translation>
    </message>
    <message>
        <source>There is no calibration.</source>
        <translation>Não há calibração.</translation>
    </message>
    <message>
        <source>There is no chip "%1" in the catalogue.</source>
        <translation>Não há chip “%1” no catálogo.</translation>
    </message>
    <message>
        <source>There is no chip, instance or system "%1".</source>
        <translation>Não existe chip, instância ou sistema “%1”.</translation>
    </message>
    <message>
        <source>There is no column "%1" for %2.</source>
        <translation>Não há coluna “%1” para %2.</translation>
    </message>
    <message>
        <source>There is no command "%1", and a board's name ends in ".chipboard".</source>
        <translation>Não existe o comando “%1”, e o nome de uma comparação termina em “.chipboard”.</translation>
    </message>
    <message>
        <source>There is no command "%1".</source>
        <translation>Não existe o comando “%1”.</translation>
    </message>
    <message>
        <source>There is no comparison in this file: another program made or changed it.</source>
        <translation>Não há comparação neste arquivo: outro programa o criou ou alterou.</translation>
    </message>
    <message>
        <source>There is no display to show the window on. "chipboard export --to dashboard.pdf" writes the dashboard to a file.</source>
        <translation>Não há tela em que mostrar a janela. “chipboard export --to dashboard.pdf” grava o painel em um arquivo.</translation>
    </message>
    <message>
        <source>There is no field "%1" to map.</source>
        <translation>Não há campo “%1” para mapear.</translation>
    </message>
    <message>
        <source>There is no field "%1".</source>
        <translation>Não existe o campo “%1”.</translation>
    </message>
    <message>
        <source>There is no figure "%1" of such a thing (%2).</source>
        <translation>Não existe o valor “%1” para esse tipo de item (%2).</translation>
    </message>
    <message>
        <source>There is no file "%1".</source>
        <translation>Não existe o arquivo “%1”.</translation>
    </message>
    <message>
        <source>There is no format "%1" to import.</source>
        <translation>Não existe o formato “%1” para importar.</translation>
    </message>
    <message>
        <source>There is no format %1.</source>
        <translation>Não existe o formato %1.</translation>
    </message>
    <message>
        <source>There is no instance "%1" in the catalogue.</source>
        <translation>Não há instância “%1” no catálogo.</translation>
    </message>
    <message>
        <source>There is no list "instance_types" in the file.</source>
        <translation>Não há lista “instance_types” no arquivo.</translation>
    </message>
    <message>
        <source>There is no list of "%1".</source>
        <translation>Não existe lista de “%1”.</translation>
    </message>
    <message>
        <source>There is no measurement in the file.</source>
        <translation>Não há medição no arquivo.</translation>
    </message>
    <message>
        <source>There is no measurement to calibrate this kind of model with.</source>
        <translation>Não há medição para calibrar este tipo de modelo.</translation>
    </message>
    <message>
        <source>There is no metric "%1".</source>
        <translation>Não existe a métrica “%1”.</translation>
    </message>
    <message>
        <source>There is no metric “%1”; the page chose one by itself.</source>
        <translation>Não existe a métrica “%1”; a página escolheu uma por conta própria.</translation>
    </message>
    <message>
        <source>There is no model "%1".</source>
        <translation>Não existe o modelo “%1”.</translation>
    </message>
    <message>
        <source>There is no option "%1".</source>
        <translation>Não existe a opção “%1”.</translation>
    </message>
    <message>
        <source>There is no page "%1".</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no page size "%1".</source>
        <translation>Não existe o tamanho de página “%1”.</translation>
    </message>
    <message>
        <source>There is no price book "%1".</source>
        <translation>Não existe tabela de preços “%1”.</translation>
    </message>
    <message>
        <source>There is no price list "%1": choose other prices.</source>
        <translation>Não existe a tabela de preços “%1”: escolha outros preços.</translation>
    </message>
    <message>
        <source>There is no price.</source>
        <translation>Não há preço.</translation>
    </message>
    <message>
        <source>There is no prompt.</source>
        <translation>Não há prompt.</translation>
    </message>
    <message>
        <source>There is no question "%1".</source>
        <translation>Não existe a pergunta “%1”.</translation>
    </message>
    <message>
        <source>There is no result: %1</source>
        <translation>Não há resultado: %1</translation>
    </message>
    <message>
        <source>There is no room left for the price store.</source>
        <translation>Não há mais espaço para a base de preços.</translation>
    </message>
    <message>
        <source>There is no size of type "%1".</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no snapshot "%1" in the price store.</source>
        <translation>Não existe o instantâneo “%1” na base de preços.</translation>
    </message>
    <message>
        <source>There is no source.</source>
        <translation>Não há fonte.</translation>
    </message>
    <message>
        <source>There is no such directory.</source>
        <translation>Esse diretório não existe.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Esse arquivo não existe.</translation>
    </message>
    <message>
        <source>There is no system "%1" in the catalogue.</source>
        <translation>Não há sistema “%1” no catálogo.</translation>
    </message>
    <message>
        <source>There is no unit "%1".</source>
        <translation>Não existe a unidade “%1”.</translation>
    </message>
    <message>
        <source>There is no workload "%1".</source>
        <translation>Não existe carga de trabalho “%1”.</translation>
    </message>
    <message>
        <source>There is nothing to compare with.</source>
        <translation>Não há com que comparar.</translation>
    </message>
    <message>
        <source>There is nothing to draw while %1 moves.</source>
        <translation>Não há nada a desenhar enquanto varia %1.</translation>
    </message>
    <message>
        <source>There is nothing to draw: no row has a result.</source>
        <translation>Não há o que simular: nenhuma linha tem resultado.</translation>
    </message>
    <message>
        <source>These figures take the place of published ones on this board. Choose a number in the table of numbers or on its source card to override it. What is taken back comes back with Undo (Ctrl+Z).</source>
        <translation>Estes valores ocupam o lugar dos publicados nesta comparação. Para substituir um número, escolha-o na tabela de números ou no cartão da fonte. O que for revertido volta com Desfazer (Ctrl+Z).</translation>
    </message>
    <message>
        <source>These prices were already imported on %1; nothing was added.</source>
        <translation>Estes preços já foram importados em %1; nada foi acrescentado.</translation>
    </message>
    <message>
        <source>These prices were imported before.</source>
        <translation>Estes preços já foram importados antes.</translation>
    </message>
    <message>
        <source>They become figures of your own on this board.</source>
        <translation>Eles se tornam valores próprios nesta comparação.</translation>
    </message>
    <message>
        <source>This board was saved by a newer Chipboard (format %1; this one reads up to %2).</source>
        <translation>Esta comparação foi salva por um Chipboard mais novo (formato %1; este lê até %2).</translation>
    </message>
    <message>
        <source>This comparison is open in another window, too (process %1 on %2).</source>
        <translation>Esta comparação também está aberta em outra janela (processo %1 em %2).</translation>
    </message>
    <message>
        <source>This comparison is open in another window, too.</source>
        <translation>Esta comparação também está aberta em outra janela.</translation>
    </message>
    <message>
        <source>This does not apply to the workload.</source>
        <translation>Isto não se aplica à carga de trabalho.</translation>
    </message>
    <message>
        <source>This entry is no object: %1.</source>
        <translation>Esta entrada não é um objeto: %1.</translation>
    </message>
    <message>
        <source>This figure cannot be %1.</source>
        <translation>Este valor não pode ser %1.</translation>
    </message>
    <message>
        <source>This figure is a whole number.</source>
        <translation>Este valor é um número inteiro.</translation>
    </message>
    <message>
        <source>This figure is overridden twice.</source>
        <translation>Este valor foi substituído duas vezes.</translation>
    </message>
    <message>
        <source>This file has %1 parts, more than %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is larger than %1 MiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is no ZIP package, or is cut off or damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file would unpack to %1 MiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a board, not a spec file.</source>
        <translation>Isto é uma comparação, não um arquivo de especificações.</translation>
    </message>
    <message>
        <source>This is a directory, not a file.</source>
        <translation>Isto é um diretório, não um arquivo.</translation>
    </message>
    <message>
        <source>This is no date. Write it as 2026-11-22, 2026-11 or 2026.</source>
        <translation>Isto não é uma data. Escreva no formato 2026-11-22, 2026-11 ou 2026.</translation>
    </message>
    <message>
        <source>This is none.</source>
        <translation>Valor inválido.</translation>
    </message>
    <message>
        <source>This is not a board: its kind is "%1".</source>
        <translation>Isto não é uma comparação: o tipo é “%1”.</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>Isto não é um arquivo comum.</translation>
    </message>
    <message>
        <source>This is not valid JSON: %1.</source>
        <translation>Isto não é JSON válido: %1.</translation>
    </message>
    <message>
        <source>This page has nothing to export. %1</source>
        <translation>Esta página não tem nada a exportar. %1</translation>
    </message>
    <message>
        <source>This row has more than %1 characters.</source>
        <translation>Esta linha tem mais de %1 caracteres.</translation>
    </message>
    <message>
        <source>This row has more than %1 columns.</source>
        <translation>Esta linha tem mais de %1 colunas.</translation>
    </message>
    <message>
        <source>This thing, place and term has a price already in this book.</source>
        <translation>Este item, lugar e prazo já tem um preço nesta tabela.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Time of a batch</source>
        <translation>Tempo de um batch</translation>
    </message>
    <message>
        <source>Time of a token on one chip</source>
        <translation>Tempo de um token em um chip</translation>
    </message>
    <message>
        <source>Time per output token</source>
        <translation>Tempo por token de saída</translation>
    </message>
    <message>
        <source>Time to first token</source>
        <translation>Tempo até o primeiro token</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Até</translation>
    </message>
    <message>
        <source>Tokens for the money</source>
        <translation>Tokens pelo dinheiro</translation>
    </message>
    <message>
        <source>Tokens of a prompt, or of one text to encode.</source>
        <translation>Tokens de um prompt, ou de um texto a codificar.</translation>
    </message>
    <message>
        <source>Tokens of a training sequence.</source>
        <translation>Tokens de uma sequência de treinamento.</translation>
    </message>
    <message>
        <source>Tokens of an answer.</source>
        <translation>Tokens de uma resposta.</translation>
    </message>
    <message>
        <source>Tokens that the model can look back on.</source>
        <translation>Tokens anteriores que o modelo consegue considerar.</translation>
    </message>
    <message>
        <source>Tokens that the run trains on.</source>
        <translation>Tokens usados no treinamento.</translation>
    </message>
    <message>
        <source>Told by the name of the file.</source>
        <translation>Obtida do nome do arquivo.</translation>
    </message>
    <message>
        <source>Told from the file</source>
        <translation>Obtido do arquivo</translation>
    </message>
    <message>
        <source>Too many things here refer to one another and to nothing; none of them was loaded.</source>
        <translation>Itens demais aqui remetem uns aos outros e a nada mais; nenhum deles foi carregado.</translation>
    </message>
    <message>
        <source>Training efficiency</source>
        <translation>Eficiência de treinamento</translation>
    </message>
    <message>
        <source>Training needs a positive number of tokens.</source>
        <translation>O treinamento precisa de um número positivo de tokens.</translation>
    </message>
    <message>
        <source>Training needs at least 1 chip.</source>
        <translation>O treinamento precisa de pelo menos 1 chip.</translation>
    </message>
    <message>
        <source>Training of models of images is not estimated.</source>
        <translation>O treinamento de modelos de imagem não é estimado.</translation>
    </message>
    <message>
        <source>Training runs</source>
        <translation>Treinamentos</translation>
    </message>
    <message>
        <source>Training speed</source>
        <translation>Velocidade de treinamento</translation>
    </message>
    <message>
        <source>Training step</source>
        <translation>Passo de treinamento</translation>
    </message>
    <message>
        <source>Training time</source>
        <translation>Tempo de treinamento</translation>
    </message>
    <message>
        <source>Training tokens (billions)</source>
        <translation>Tokens de treinamento (bilhões)</translation>
    </message>
    <message>
        <source>Trainium</source>
        <translation>Trainium</translation>
    </message>
    <message>
        <source>Trainium and Inferentia beside NVIDIA</source>
        <translation>Trainium e Inferentia ao lado da NVIDIA</translation>
    </message>
    <message>
        <source>Trainium2 or H100?</source>
        <translation>Trainium2 ou H100?</translation>
    </message>
    <message>
        <source>Trainium3 or Blackwell?</source>
        <translation>Trainium3 ou Blackwell?</translation>
    </message>
    <message>
        <source>Try again when that has finished.</source>
        <translation>Tente de novo quando isso terminar.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Inversão</translation>
    </message>
    <message>
        <source>Two assumptions at once</source>
        <translation>Duas premissas ao mesmo tempo</translation>
    </message>
    <message>
        <source>Two assumptions at once.</source>
        <translation>Duas premissas ao mesmo tempo.</translation>
    </message>
    <message>
        <source>Two forward and four backward; four in all where the base is frozen.</source>
        <translation>Duas na passagem direta e quatro na retropropagação; quatro ao todo se a base estiver congelada.</translation>
    </message>
    <message>
        <source>Type it in the field "Prices of".</source>
        <translation>Digite-o no campo “Preços de”.</translation>
    </message>
    <message>
        <source>USD</source>
        <translation>USD</translation>
    </message>
    <message>
        <source>USD a month by the share of the hours that are used</source>
        <translation>USD por mês pela parcela das horas usadas</translation>
    </message>
    <message>
        <source>USD a month, list prices</source>
        <translation>USD por mês, preços de tabela</translation>
    </message>
    <message>
        <source>USD an hour</source>
        <translation>USD por hora</translation>
    </message>
    <message>
        <source>USD per 1M input tokens</source>
        <translation>USD por 1M tokens de entrada</translation>
    </message>
    <message>
        <source>USD per 1M items</source>
        <translation>USD por 1M itens</translation>
    </message>
    <message>
        <source>USD per 1M tokens</source>
        <translation>USD por 1M tokens</translation>
    </message>
    <message>
        <source>USD per GB-hour</source>
        <translation>USD por GB-hora</translation>
    </message>
    <message>
        <source>USD per PFLOPS-hour</source>
        <translation>USD por PFLOPS-hora</translation>
    </message>
    <message>
        <source>USD per TB/s-hour</source>
        <translation>USD por TB/s-hora</translation>
    </message>
    <message>
        <source>USD per chip-hour</source>
        <translation>USD por chip-hora</translation>
    </message>
    <message>
        <source>USD per hour</source>
        <translation>USD por hora</translation>
    </message>
    <message>
        <source>USD per instance-hour</source>
        <translation>USD por instância-hora</translation>
    </message>
    <message>
        <source>USD per system-hour</source>
        <translation>USD por sistema-hora</translation>
    </message>
    <message>
        <source>USD since the beginning</source>
        <translation>USD desde o início</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidade</translation>
    </message>
    <message>
        <source>Unpack it, or save it as CSV.</source>
        <translation>Descompacte-o ou salve-o como CSV.</translation>
    </message>
    <message>
        <source>Until it has paid</source>
        <translation>Até se pagar</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Setas para cima e para baixo</translation>
    </message>
    <message>
        <source>Update Chipboard to open it; the file was not changed.</source>
        <translation>Atualize o Chipboard para abri-la; o arquivo não foi alterado.</translation>
    </message>
    <message>
        <source>Update to the figures of %1</source>
        <translation>Atualizar para os valores de %1</translation>
    </message>
    <message>
        <source>Update to the new figures</source>
        <translation>Atualizar para os valores novos</translation>
    </message>
    <message>
        <source>Usage: %1 [OPTIONS]</source>
        <translation>Uso: %1 [OPTIONS]</translation>
    </message>
    <message>
        <source>Use %1 or a unit of the same kind.</source>
        <translation>Use %1 ou uma unidade do mesmo tipo.</translation>
    </message>
    <message>
        <source>Use a newer Chipboard.</source>
        <translation>Use um Chipboard mais novo.</translation>
    </message>
    <message>
        <source>Use letters, digits, dots, hyphens and underscores, a letter or digit first.</source>
        <translation>Use letras, dígitos, pontos, hífens e sublinhados, começando com letra ou dígito.</translation>
    </message>
    <message>
        <source>Use one of %1.</source>
        <translation>Use um destes: %1.</translation>
    </message>
    <message>
        <source>Use prices “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use that one, or name another file. This one is left as it is.</source>
        <translation>Use esse, ou indique outro arquivo. Este fica como está.</translation>
    </message>
    <message>
        <source>Use the format csv for tables with other columns.</source>
        <translation>Use o formato csv para tabelas com outras colunas.</translation>
    </message>
    <message>
        <source>Use these columns</source>
        <translation>Usar estas colunas</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Usada por</translation>
    </message>
    <message>
        <source>Used by: %1. There, the numbers that rest on them will be missing.</source>
        <translation>Usados por: %1. Ali, os números que dependem deles ficarão ausentes.</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>Utilização</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Custo-benefício</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabulário</translation>
    </message>
    <message>
        <source>Walk the bars</source>
        <translation>Percorrer as barras</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Aviso: %1</translation>
    </message>
    <message>
        <source>Weeks of one engineer until the work runs on the other chip.</source>
        <translation>Semanas de um engenheiro até o trabalho rodar no outro chip.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>Weights that one token meets; fewer than all with experts.</source>
        <translation>Pesos por que passa um token; menos que o total quando há especialistas.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>O quê</translation>
    </message>
    <message>
        <source>What becomes of the rows</source>
        <translation>O que acontece com as linhas</translation>
    </message>
    <message>
        <source>What has to be served a month: acts on the chips and cost of that.</source>
        <translation>O que precisa ser atendido por mês: afeta os chips e o custo correspondentes.</translation>
    </message>
    <message>
        <source>What has to be worked off a month: acts on the chips and cost of that.</source>
        <translation>O que precisa ser processado por mês: afeta os chips e o custo correspondentes.</translation>
    </message>
    <message>
        <source>What is not known has no range.</source>
        <translation>O que não é conhecido não tem faixa.</translation>
    </message>
    <message>
        <source>What is paid on %1.</source>
        <translation>O que se paga em %1.</translation>
    </message>
    <message>
        <source>What is paid with the move to %1.</source>
        <translation>O que se paga com a migração para %1.</translation>
    </message>
    <message>
        <source>What is spent a month follows from the month's work: %1 on %2. The assumption “Spent a month” overrules it.</source>
        <translation>O gasto mensal resulta do trabalho do mês: %1 em %2. A premissa “Gasto mensal” prevalece sobre ele.</translation>
    </message>
    <message>
        <source>What moved since</source>
        <translation>O que mudou desde então</translation>
    </message>
    <message>
        <source>What moves the answer</source>
        <translation>O que muda a resposta</translation>
    </message>
    <message>
        <source>What one row is.</source>
        <translation>O que é uma linha.</translation>
    </message>
    <message>
        <source>What published measurements of the chip's family show.</source>
        <translation>O que mostram as medições publicadas da família do chip.</translation>
    </message>
    <message>
        <source>What published training runs show.</source>
        <translation>O que mostram os treinamentos publicados.</translation>
    </message>
    <message>
        <source>What sets the scenarios apart</source>
        <translation>O que distingue os cenários</translation>
    </message>
    <message>
        <source>What the others are compared with.</source>
        <translation>Com que os demais são comparados.</translation>
    </message>
    <message>
        <source>What the work costs today, a month; acts on break-even.</source>
        <translation>O que o trabalho custa hoje, por mês; afeta o ponto de equilíbrio.</translation>
    </message>
    <message>
        <source>What to compare</source>
        <translation>O que comparar</translation>
    </message>
    <message>
        <source>What to write: a page, one chart of it, or all pages that have something to say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you change outside of this window belongs to the scenario in force. What is removed or copied comes back with Undo (Ctrl+Z).</source>
        <translation>O que você altera fora desta janela pertence ao cenário ativo. O que for removido ou copiado volta com Desfazer (Ctrl+Z).</translation>
    </message>
    <message>
        <source>What-if</source>
        <translation>E se</translation>
    </message>
    <message>
        <source>What-if against %1</source>
        <translation>E se contra %1</translation>
    </message>
    <message>
        <source>What-if against the baseline</source>
        <translation>E se contra a referência</translation>
    </message>
    <message>
        <source>What-if as the page chooses</source>
        <translation>E se conforme a página escolher</translation>
    </message>
    <message>
        <source>What-if of %1</source>
        <translation>E se de %1</translation>
    </message>
    <message>
        <source>What-if of one alone</source>
        <translation>E se de um só</translation>
    </message>
    <message>
        <source>What-if of the best</source>
        <translation>E se do melhor</translation>
    </message>
    <message>
        <source>What-if on %1</source>
        <translation>E se sobre %1</translation>
    </message>
    <message>
        <source>What-if on what the workload costs</source>
        <translation>E se sobre o custo da carga de trabalho</translation>
    </message>
    <message>
        <source>What-if table as the page chooses</source>
        <translation>Tabela E se conforme a página escolher</translation>
    </message>
    <message>
        <source>What-if table over %1</source>
        <translation>Tabela E se por %1</translation>
    </message>
    <message>
        <source>What-if: turn of the order as the page chooses</source>
        <translation>E se: inversão da ordem conforme a página escolher</translation>
    </message>
    <message>
        <source>What-if: turn of the order by %1</source>
        <translation>E se: inversão da ordem por %1</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Onde</translation>
    </message>
    <message>
        <source>Where a price of the same instance for this commitment is known, it holds, and all hours of a month are paid; elsewhere the list's price stands and is marked.</source>
        <translation>Quando se conhece um preço da mesma instância com este compromisso, ele vale e todas as horas do mês são pagas; nos demais casos, o preço da tabela fica e é marcado.</translation>
    </message>
    <message>
        <source>Where the order turns</source>
        <translation>Onde a ordem se inverte</translation>
    </message>
    <message>
        <source>Whoever gets the file can open it in Chipboard, with all scenarios and figures of your own.</source>
        <translation>Quem receber o arquivo poderá abri-lo no Chipboard, com todos os cenários e valores próprios.</translation>
    </message>
    <message>
        <source>Whoever saves last wins: save one of the two under another name.</source>
        <translation>Vale o último salvamento: salve uma das duas com outro nome.</translation>
    </message>
    <message>
        <source>Why, or from where</source>
        <translation>Por quê, ou de onde</translation>
    </message>
    <message>
        <source>Width of a token between the layers.</source>
        <translation>Largura de um token entre as camadas.</translation>
    </message>
    <message>
        <source>Width of one attention head; a KV cache that the model states itself does not follow.</source>
        <translation>Largura de uma cabeça de atenção; um KV cache informado pelo próprio modelo não acompanha a mudança.</translation>
    </message>
    <message>
        <source>Without a command, tells what commands there are.</source>
        <translation>Sem um comando, mostra quais comandos existem.</translation>
    </message>
    <message>
        <source>Without a ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a value: %1.</source>
        <translation>Sem valor: %1.</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Trabalho</translation>
    </message>
    <message>
        <source>Work of moving (weeks)</source>
        <translation>Trabalho da migração (semanas)</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Carga de trabalho</translation>
    </message>
    <message>
        <source>Write "utilisation", or "utilisation@subject" or "utilisation@against" for one row.</source>
        <translation>Escreva “utilisation”, ou “utilisation@subject” ou “utilisation@against” para uma só linha.</translation>
    </message>
    <message>
        <source>Write %1 %2.</source>
        <translation>Escreva %1 %2.</translation>
    </message>
    <message>
        <source>Write %1.</source>
        <translation>Escreva %1.</translation>
    </message>
    <message>
        <source>Write FIELD=COLUMN, such as price=Hourly, or FIELD==VALUE for all rows.</source>
        <translation>Escreva FIELD=COLUMN, como price=Hourly, ou FIELD==VALUE para todas as linhas.</translation>
    </message>
    <message>
        <source>Write YYYY, YYYY-MM or YYYY-MM-DD.</source>
        <translation>Escreva YYYY, YYYY-MM ou YYYY-MM-DD.</translation>
    </message>
    <message>
        <source>Write YYYY, YYYY-MM, YYYY-MM-DD or "undated".</source>
        <translation>Escreva YYYY, YYYY-MM, YYYY-MM-DD ou “undated”.</translation>
    </message>
    <message>
        <source>Write YYYY-MM-DD.</source>
        <translation>Escreva YYYY-MM-DD.</translation>
    </message>
    <message>
        <source>Write a picture of the window as PNG and close it.</source>
        <translation>Grava uma imagem da janela em PNG e a fecha.</translation>
    </message>
    <message>
        <source>Write a quote within a quoted field twice.</source>
        <translation>Dentro de um campo entre aspas, escreva as aspas em dobro.</translation>
    </message>
    <message>
        <source>Write a smaller number.</source>
        <translation>Escreva um número menor.</translation>
    </message>
    <message>
        <source>Write chipboard list instances --where EXPRESSION.</source>
        <translation>Escreva chipboard list instances --where EXPRESSION.</translation>
    </message>
    <message>
        <source>Write it as %1=NUMBER.</source>
        <translation>Escreva no formato %1=NUMBER.</translation>
    </message>
    <message>
        <source>Write it as 1920x1080.</source>
        <translation>Escreva no formato 1920x1080.</translation>
    </message>
    <message>
        <source>Write it as 2026-11-22.</source>
        <translation>Escreva no formato 2026-11-22.</translation>
    </message>
    <message>
        <source>Write it in quotes.</source>
        <translation>Escreva entre aspas.</translation>
    </message>
    <message>
        <source>Write it in square brackets.</source>
        <translation>Escreva entre colchetes.</translation>
    </message>
    <message>
        <source>Write null and "missing".</source>
        <translation>Escreva null e “missing”.</translation>
    </message>
    <message>
        <source>Write null, "missing" and "unsupported"; the figure may be the sparse FP16 or the INT8 one.</source>
        <translation>Escreva null, “missing” e “unsupported”; o valor pode ser o FP16 esparso ou o INT8.</translation>
    </message>
    <message>
        <source>Write null, or the status that the value has.</source>
        <translation>Escreva null ou o status que o valor tem.</translation>
    </message>
    <message>
        <source>Write the dashboard to files.</source>
        <translation>Grava o painel em arquivos.</translation>
    </message>
    <message>
        <source>Write the number without quotes.</source>
        <translation>Escreva o número sem aspas.</translation>
    </message>
    <message>
        <source>Write the status "missing" with why and reason.</source>
        <translation>Escreva o status “missing” com why e reason.</translation>
    </message>
    <message>
        <source>Write this file; may be given several times.</source>
        <translation>Grava este arquivo; pode ser usada várias vezes.</translation>
    </message>
    <message>
        <source>Writes what the window shows. The ending of each file's name decides its format; equal input gives equal bytes.</source>
        <translation>Grava o que a janela mostra. A extensão de cada nome de arquivo decide o formato; entradas iguais dão bytes iguais.</translation>
    </message>
    <message>
        <source>Your own figure: %1</source>
        <translation>Seu valor próprio: %1</translation>
    </message>
    <message>
        <source>Your own files change the catalogue: %1.</source>
        <translation>Seus arquivos próprios alteram o catálogo: %1.</translation>
    </message>
    <message>
        <source>Your own: %1</source>
        <translation>Próprio: %1</translation>
    </message>
    <message>
        <source>Your value</source>
        <translation>Seu valor</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Seu</translation>
    </message>
    <message>
        <source>ZeRO stage %1</source>
        <translation>ZeRO estágio %1</translation>
    </message>
    <message>
        <source>a commitment</source>
        <translation>um compromisso</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>um número</translation>
    </message>
    <message>
        <source>a price</source>
        <translation>um preço</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>uma string</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>cerca de %1</translation>
    </message>
    <message>
        <source>accelerator chips with their main figures</source>
        <translation>chips aceleradores com seus principais valores</translation>
    </message>
    <message>
        <source>activations between chips / (link x share of it reached)</source>
        <translation>ativações entre chips / (interconexão x parcela dela alcançada)</translation>
    </message>
    <message>
        <source>activations of a token through memory, forward and backward</source>
        <translation>ativações de um token pela memória, na passagem direta e na retropropagação</translation>
    </message>
    <message>
        <source>activations recomputed</source>
        <translation>ativações recalculadas</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>all parameters of a model without experts are active.</source>
        <translation>em um modelo sem especialistas, todos os parâmetros são ativos.</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>um array</translation>
    </message>
    <message>
        <source>an instance type or an accelerator</source>
        <translation>um tipo de instância ou um acelerador</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>um objeto</translation>
    </message>
    <message>
        <source>an unknown day</source>
        <translation>uma data desconhecida</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>e mais %1</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation><numerusform>e mais %n</numerusform><numerusform>e mais %n</numerusform></translation>
    </message>
    <message>
        <source>announced</source>
        <translation>anunciado</translation>
    </message>
    <message>
        <source>announced, not on sale yet</source>
        <translation>anunciado, ainda não está à venda</translation>
    </message>
    <message>
        <source>another is both cheaper and faster than %1</source>
        <translation>outro é mais barato e mais rápido que %1</translation>
    </message>
    <message>
        <source>any other price list (CSV, columns of other names are mapped)</source>
        <translation>qualquer outra tabela de preços (CSV; colunas com outros nomes são mapeadas)</translation>
    </message>
    <message>
        <source>approximate</source>
        <translation>aproximado</translation>
    </message>
    <message>
        <source>arithmetic / rate and the fixed costs of the layers</source>
        <translation>aritmética / taxa e os custos fixos das camadas</translation>
    </message>
    <message>
        <source>arithmetic of a prompt / (peak x share of it that prefill reaches) + exchanges</source>
        <translation>aritmética de um prompt / (pico x parcela dele alcançada no prefill) + trocas</translation>
    </message>
    <message>
        <source>as found</source>
        <translation>como apurado</translation>
    </message>
    <message>
        <source>as of catalogue %1</source>
        <translation>conforme o catálogo de %1</translation>
    </message>
    <message>
        <source>as published</source>
        <translation>como publicado</translation>
    </message>
    <message>
        <source>as published, or counted from the model's dimensions</source>
        <translation>como publicado, ou contado a partir das dimensões do modelo</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>em %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>pelo menos %1</translation>
    </message>
    <message>
        <source>at most %1 USD</source>
        <translation>no máximo %1 USD</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>band = eight of ten cases</source>
        <translation>faixa = oito em dez casos</translation>
    </message>
    <message>
        <source>better</source>
        <translation>melhor</translation>
    </message>
    <message>
        <source>block</source>
        <translation>bloco</translation>
    </message>
    <message>
        <source>blue = below 1, orange = above 1</source>
        <translation>azul = abaixo de 1, laranja = acima de 1</translation>
    </message>
    <message>
        <source>both axes from zero</source>
        <translation>ambos os eixos a partir de zero</translation>
    </message>
    <message>
        <source>both axes logarithmic</source>
        <translation>ambos os eixos logarítmicos</translation>
    </message>
    <message>
        <source>break-even</source>
        <translation>ponto de equilíbrio</translation>
    </message>
    <message>
        <source>by</source>
        <translation>por</translation>
    </message>
    <message>
        <source>by the hour</source>
        <translation>por hora</translation>
    </message>
    <message>
        <source>by the share of the hours that are used</source>
        <translation>pela parcela das horas usadas</translation>
    </message>
    <message>
        <source>cannot be negative.</source>
        <translation>não pode ser negativo.</translation>
    </message>
    <message>
        <source>capacity-block price</source>
        <translation>preço de Capacity Block</translation>
    </message>
    <message>
        <source>catalogue of %1</source>
        <translation>catálogo de %1</translation>
    </message>
    <message>
        <source>cheaper</source>
        <translation>mais barato</translation>
    </message>
    <message>
        <source>chip</source>
        <translation>chip</translation>
    </message>
    <message>
        <source>chip, instance or system</source>
        <translation>chip, instância ou sistema</translation>
    </message>
    <message>
        <source>chip-hours / chips</source>
        <translation>chips-hora / chips</translation>
    </message>
    <message>
        <source>chip-to-chip link bandwidth of one chip</source>
        <translation>largura de banda da interconexão entre chips de um chip</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>chips</translation>
    </message>
    <message>
        <source>chips alone</source>
        <translation>só os chips</translation>
    </message>
    <message>
        <source>chips alone, included in a rent</source>
        <translation>só os chips, incluída no aluguel</translation>
    </message>
    <message>
        <source>chips that do the work</source>
        <translation>chips que fazem o trabalho</translation>
    </message>
    <message>
        <source>chips x batches x items / time of a batch</source>
        <translation>chips x batches x itens / tempo de um batch</translation>
    </message>
    <message>
        <source>chips x deployments that a month's work needs</source>
        <translation>chips x implantações que um mês de trabalho exige</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>afirmação</translation>
    </message>
    <message>
        <source>claims</source>
        <translation>afirmações</translation>
    </message>
    <message>
        <source>colour = maker of the chip</source>
        <translation>cor = fabricante do chip</translation>
    </message>
    <message>
        <source>commitment</source>
        <translation>compromisso</translation>
    </message>
    <message>
        <source>comparisons that somebody published</source>
        <translation>comparações publicadas por terceiros</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>computação</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>contradição</translation>
    </message>
    <message>
        <source>contradictions</source>
        <translation>contradições</translation>
    </message>
    <message>
        <source>copies of the model that have requests</source>
        <translation>cópias do modelo que têm requisições</translation>
    </message>
    <message>
        <source>cores</source>
        <translation>núcleos</translation>
    </message>
    <message>
        <source>cost a month x deployments that a month's work needs</source>
        <translation>custo mensal x implantações que um mês de trabalho exige</translation>
    </message>
    <message>
        <source>dashed = price of another region</source>
        <translation>tracejado = preço de outra região</translation>
    </message>
    <message>
        <source>dashed, hatched = announced</source>
        <translation>tracejado, hachurado = anunciado</translation>
    </message>
    <message>
        <source>dated facts about software, systems and companies</source>
        <translation>fatos datados sobre software, sistemas e empresas</translation>
    </message>
    <message>
        <source>days</source>
        <translation>dias</translation>
    </message>
    <message>
        <source>decode step and the prefill of new requests</source>
        <translation>passo de decode e o prefill de novas requisições</translation>
    </message>
    <message>
        <source>dense peak at the board's precision per chip x chips</source>
        <translation>pico denso na precisão da comparação por chip x chips</translation>
    </message>
    <message>
        <source>dense peak per chip / memory bandwidth per chip</source>
        <translation>pico denso por chip / largura de banda de memória por chip</translation>
    </message>
    <message>
        <source>dense peak per chip / power per chip</source>
        <translation>pico denso por chip / potência por chip</translation>
    </message>
    <message>
        <source>dense peak per chip x chips</source>
        <translation>pico denso por chip x chips</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>derivado</translation>
    </message>
    <message>
        <source>diamond = a training step</source>
        <translation>losango = um passo de treinamento</translation>
    </message>
    <message>
        <source>diamond = even</source>
        <translation>losango = empate</translation>
    </message>
    <message>
        <source>diamond = training, circle = generation at a given batch, square = at full load, triangle = other</source>
        <translation>losango = treinamento, círculo = geração em um batch dado, quadrado = em carga plena, triângulo = outros</translation>
    </message>
    <message>
        <source>diamond on a line = here the order turns</source>
        <translation>losango em uma linha = aqui a ordem se inverte</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>não cabe</translation>
    </message>
    <message>
        <source>dot = now</source>
        <translation>ponto = agora</translation>
    </message>
    <message>
        <source>eight of ten published measurements lie within</source>
        <translation>oito em dez medições publicadas estão dentro</translation>
    </message>
    <message>
        <source>energy of a million items x price of energy; a rent includes it</source>
        <translation>energia de um milhão de itens x preço da energia; um aluguel já a inclui</translation>
    </message>
    <message>
        <source>energy of output x price of energy; a rent includes it</source>
        <translation>energia da saída x preço da energia; um aluguel já a inclui</translation>
    </message>
    <message>
        <source>energy of the run x price of energy; a rent includes it</source>
        <translation>energia do treinamento x preço da energia; um aluguel já a inclui</translation>
    </message>
    <message>
        <source>error</source>
        <translation>erro</translation>
    </message>
    <message>
        <source>error of an estimate: eight of ten cases</source>
        <translation>erro de uma estimativa: oito em dez casos</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>erros</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>estimado</translation>
    </message>
    <message>
        <source>every price of every price book</source>
        <translation>todos os preços de todas as tabelas de preços</translation>
    </message>
    <message>
        <source>fact</source>
        <translation>fato</translation>
    </message>
    <message>
        <source>falls below %1</source>
        <translation>ficar abaixo de %1</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>mais rápido</translation>
    </message>
    <message>
        <source>fewest chips whose memory holds the workload</source>
        <translation>menor número de chips cuja memória comporta a carga de trabalho</translation>
    </message>
    <message>
        <source>figures</source>
        <translation>valores</translation>
    </message>
    <message>
        <source>file %1 of %2</source>
        <translation>arquivo %1 de %2</translation>
    </message>
    <message>
        <source>fixed delays</source>
        <translation>atrasos fixos</translation>
    </message>
    <message>
        <source>for example</source>
        <translation>por exemplo</translation>
    </message>
    <message>
        <source>frame = now</source>
        <translation>moldura = agora</translation>
    </message>
    <message>
        <source>from %1 on</source>
        <translation>a partir de %1</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>from %1 to %2 of</source>
        <translation>%1 a %2 de</translation>
    </message>
    <message>
        <source>from %1 to %2 times</source>
        <translation>%1 a %2 vezes</translation>
    </message>
    <message>
        <source>guide</source>
        <translation>guia</translation>
    </message>
    <message>
        <source>guide price</source>
        <translation>preço do guia</translation>
    </message>
    <message>
        <source>has %1 characters; at most %2 fit.</source>
        <translation>tem %1 caracteres; cabem no máximo %2.</translation>
    </message>
    <message>
        <source>hatched = announced</source>
        <translation>hachurado = anunciado</translation>
    </message>
    <message>
        <source>higher is better</source>
        <translation>maior é melhor</translation>
    </message>
    <message>
        <source>host memory</source>
        <translation>memória do host</translation>
    </message>
    <message>
        <source>hour, or GPU hour</source>
        <translation>hora ou hora de GPU</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>horas</translation>
    </message>
    <message>
        <source>how long a reservation is</source>
        <translation>a duração de uma reserva</translation>
    </message>
    <message>
        <source>how many accelerators</source>
        <translation>o número de aceleradores</translation>
    </message>
    <message>
        <source>in 25 %</source>
        <translation>até 25%</translation>
    </message>
    <message>
        <source>instance</source>
        <translation>instância</translation>
    </message>
    <message>
        <source>instances</source>
        <translation>instâncias</translation>
    </message>
    <message>
        <source>instances or systems</source>
        <translation>instâncias ou sistemas</translation>
    </message>
    <message>
        <source>it does not act on this workload.</source>
        <translation>não afeta esta carga de trabalho.</translation>
    </message>
    <message>
        <source>items per second</source>
        <translation>itens por segundo</translation>
    </message>
    <message>
        <source>items per second and chip</source>
        <translation>itens por segundo e chip</translation>
    </message>
    <message>
        <source>items per second and instance</source>
        <translation>itens por segundo e instância</translation>
    </message>
    <message>
        <source>items per second and system</source>
        <translation>itens por segundo e sistema</translation>
    </message>
    <message>
        <source>kWh per 1M items</source>
        <translation>kWh por 1M itens</translation>
    </message>
    <message>
        <source>kWh per 1M tokens</source>
        <translation>kWh por 1M tokens</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>tipo</translation>
    </message>
    <message>
        <source>layers in %1 parts</source>
        <translation>camadas em %1 partes</translation>
    </message>
    <message>
        <source>layers x fixed cost of a layer</source>
        <translation>camadas x custo fixo de uma camada</translation>
    </message>
    <message>
        <source>layers x fixed cost of a layer, each pass</source>
        <translation>camadas x custo fixo de uma camada, a cada passagem</translation>
    </message>
    <message>
        <source>layers x heads x bytes, of a prompt and half an answer, with copies of the heads</source>
        <translation>camadas x cabeças x bytes, de um prompt e meia resposta, com cópias das cabeças</translation>
    </message>
    <message>
        <source>left out by you</source>
        <translation>omitido por você</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>linha %1</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>linha %1: %2</translation>
    </message>
    <message>
        <source>line = here the order turns</source>
        <translation>linha = aqui a ordem se inverte</translation>
    </message>
    <message>
        <source>line = over its range</source>
        <translation>linha = ao longo de sua faixa</translation>
    </message>
    <message>
        <source>line = the last known price</source>
        <translation>linha = o último preço conhecido</translation>
    </message>
    <message>
        <source>line = what the chip can reach at best</source>
        <translation>linha = o máximo que o chip pode alcançar</translation>
    </message>
    <message>
        <source>lone point = one date known</source>
        <translation>ponto isolado = só uma data conhecida</translation>
    </message>
    <message>
        <source>low &lt;= value &lt;= high must hold.</source>
        <translation>É preciso que low &lt;= value &lt;= high.</translation>
    </message>
    <message>
        <source>lower is better</source>
        <translation>menor é melhor</translation>
    </message>
    <message>
        <source>many chips joined to one system</source>
        <translation>muitos chips reunidos em um sistema</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>medido</translation>
    </message>
    <message>
        <source>median</source>
        <translation>mediana</translation>
    </message>
    <message>
        <source>median error in %</source>
        <translation>erro mediano em %</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>memória</translation>
    </message>
    <message>
        <source>memory bandwidth</source>
        <translation>largura de banda de memória</translation>
    </message>
    <message>
        <source>memory bandwidth per chip x chips</source>
        <translation>largura de banda de memória por chip x chips</translation>
    </message>
    <message>
        <source>memory capacity</source>
        <translation>capacidade de memória</translation>
    </message>
    <message>
        <source>memory per chip</source>
        <translation>memória por chip</translation>
    </message>
    <message>
        <source>memory per chip x chips</source>
        <translation>memória por chip x chips</translation>
    </message>
    <message>
        <source>metric</source>
        <translation>métrica</translation>
    </message>
    <message>
        <source>migration</source>
        <translation>migração</translation>
    </message>
    <message>
        <source>milliseconds</source>
        <translation>milissegundos</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>ausente</translation>
    </message>
    <message>
        <source>missing figures, each with its reason</source>
        <translation>valores ausentes, cada um com o motivo</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modelo</translation>
    </message>
    <message>
        <source>model check</source>
        <translation>teste do modelo</translation>
    </message>
    <message>
        <source>months</source>
        <translation>meses</translation>
    </message>
    <message>
        <source>months, by what is spent a month</source>
        <translation>meses, pelo gasto mensal</translation>
    </message>
    <message>
        <source>move to %1</source>
        <translation>migrar para %1</translation>
    </message>
    <message>
        <source>must be "yes" or "no"; is "%1".</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be %1, is %2.</source>
        <translation>deve ser %1, mas é %2.</translation>
    </message>
    <message>
        <source>must be USD, is "%1".</source>
        <translation>deve ser USD, mas é “%1”.</translation>
    </message>
    <message>
        <source>must be a day, is "%1".</source>
        <translation>deve ser um dia, mas é “%1”.</translation>
    </message>
    <message>
        <source>must be a whole number from %1 to %2, is %3.</source>
        <translation>deve ser um número inteiro de %1 a %2, mas é %3.</translation>
    </message>
    <message>
        <source>must be a whole number.</source>
        <translation>deve ser um número inteiro.</translation>
    </message>
    <message>
        <source>must be above 0.</source>
        <translation>deve ser maior que 0.</translation>
    </message>
    <message>
        <source>must be at most %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be one of %1; is "%2".</source>
        <translation>deve ser um destes: %1; é “%2”.</translation>
    </message>
    <message>
        <source>must not be empty.</source>
        <translation>não pode ficar vazio.</translation>
    </message>
    <message>
        <source>must not be negative.</source>
        <translation>não pode ser negativo.</translation>
    </message>
    <message>
        <source>n/a</source>
        <translation>n/a</translation>
    </message>
    <message>
        <source>n/p</source>
        <translation>n/p</translation>
    </message>
    <message>
        <source>n/p = not published</source>
        <translation>n/p = não publicado</translation>
    </message>
    <message>
        <source>neither the workload nor the model states it.</source>
        <translation>nem a carga de trabalho nem o modelo o informa.</translation>
    </message>
    <message>
        <source>network bandwidth</source>
        <translation>largura de banda de rede</translation>
    </message>
    <message>
        <source>network bandwidth of the instance or system</source>
        <translation>largura de banda de rede da instância ou do sistema</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>no %1 figure published</source>
        <translation>nenhum valor %1 publicado</translation>
    </message>
    <message>
        <source>no dated price</source>
        <translation>nenhum preço datado</translation>
    </message>
    <message>
        <source>no estimate</source>
        <translation>sem estimativa</translation>
    </message>
    <message>
        <source>no list</source>
        <translation>sem tabela</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>sem número</translation>
    </message>
    <message>
        <source>no power</source>
        <translation>sem potência</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>sem preço</translation>
    </message>
    <message>
        <source>no price book chosen</source>
        <translation>nenhuma tabela de preços escolhida</translation>
    </message>
    <message>
        <source>no price in "%1"</source>
        <translation>sem preço em “%1”</translation>
    </message>
    <message>
        <source>no price is known; %1 reaches about %2</source>
        <translation>não se conhece preço; %1 alcança cerca de %2</translation>
    </message>
    <message>
        <source>no price is known; of %1, %2 are about equally fast, up to %3</source>
        <translation>não se conhece preço; de %1, %2 são quase igualmente rápidos, até %3</translation>
    </message>
    <message>
        <source>no price is known; of %1, %2 is fastest at about %3</source>
        <translation>não se conhece preço; de %1, %2 é o mais rápido, com cerca de %3</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>none is both cheaper and faster</source>
        <translation>nenhum é mais barato e mais rápido</translation>
    </message>
    <message>
        <source>none predicted</source>
        <translation>nenhum previsto</translation>
    </message>
    <message>
        <source>none that is shown</source>
        <translation>nenhum dos mostrados</translation>
    </message>
    <message>
        <source>none: %1</source>
        <translation>nenhum: %1</translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation>não se aplica</translation>
    </message>
    <message>
        <source>not in the catalogue</source>
        <translation>fora do catálogo</translation>
    </message>
    <message>
        <source>not in the catalogue; acts on nothing</source>
        <translation>fora do catálogo; não afeta nada</translation>
    </message>
    <message>
        <source>not in this scenario</source>
        <translation>não está neste cenário</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>não publicado</translation>
    </message>
    <message>
        <source>not published: %1</source>
        <translation>não publicado: %1</translation>
    </message>
    <message>
        <source>not rented as an instance</source>
        <translation>não é alugado como instância</translation>
    </message>
    <message>
        <source>not sold as a system</source>
        <translation>não é vendido como sistema</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>não informado</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>sem suporte</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>não usado</translation>
    </message>
    <message>
        <source>nothing is cheaper or faster</source>
        <translation>nada é mais barato nem mais rápido</translation>
    </message>
    <message>
        <source>nothing sets it apart yet</source>
        <translation>nada o distingue ainda</translation>
    </message>
    <message>
        <source>nothing that is compared both runs it and has a price</source>
        <translation>nada do que se compara roda isto e tem preço</translation>
    </message>
    <message>
        <source>nothing that is compared can do it</source>
        <translation>nada do que se compara consegue fazer isto</translation>
    </message>
    <message>
        <source>now</source>
        <translation>agora</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>agora %1</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>number %1</source>
        <translation>número %1</translation>
    </message>
    <message>
        <source>number of chips</source>
        <translation>número de chips</translation>
    </message>
    <message>
        <source>number of predictions in brackets</source>
        <translation>número de previsões entre parênteses</translation>
    </message>
    <message>
        <source>number of vCPUs</source>
        <translation>número de vCPUs</translation>
    </message>
    <message>
        <source>official</source>
        <translation>oficial</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>em %1</translation>
    </message>
    <message>
        <source>on %1 to %2</source>
        <translation>em %1 a %2</translation>
    </message>
    <message>
        <source>on-chip SRAM</source>
        <translation>SRAM no chip</translation>
    </message>
    <message>
        <source>on-chip SRAM per chip x chips</source>
        <translation>SRAM no chip por chip x chips</translation>
    </message>
    <message>
        <source>on-demand list price</source>
        <translation>preço de tabela sob demanda</translation>
    </message>
    <message>
        <source>on-demand, spot, reserved or capacity block</source>
        <translation>sob demanda, spot, reservado ou Capacity Block</translation>
    </message>
    <message>
        <source>one chip's links</source>
        <translation>interconexões de um chip</translation>
    </message>
    <message>
        <source>or committed</source>
        <translation>ou com compromisso</translation>
    </message>
    <message>
        <source>outlined = our estimate</source>
        <translation>contornado = nossa estimativa</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>over %1</source>
        <comment>a chance above 99 %</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over %1 as a multiple of today's</source>
        <translation>eixo: %1, em múltiplos do valor atual</translation>
    </message>
    <message>
        <source>over FLOP per byte of memory traffic</source>
        <translation>em função de FLOP por byte de tráfego de memória</translation>
    </message>
    <message>
        <source>own price</source>
        <translation>preço próprio</translation>
    </message>
    <message>
        <source>paid hours x price of whole instances</source>
        <translation>horas pagas x preço de instâncias inteiras</translation>
    </message>
    <message>
        <source>parameters x bytes of one</source>
        <translation>parâmetros x bytes de um</translation>
    </message>
    <message>
        <source>peak with structured sparsity at the board's precision per chip x chips</source>
        <translation>pico com esparsidade estruturada na precisão da comparação por chip x chips</translation>
    </message>
    <message>
        <source>peak with structured sparsity per chip x chips</source>
        <translation>pico com esparsidade estruturada por chip x chips</translation>
    </message>
    <message>
        <source>per chip</source>
        <translation>por chip</translation>
    </message>
    <message>
        <source>per instance</source>
        <translation>por instância</translation>
    </message>
    <message>
        <source>per system</source>
        <translation>por sistema</translation>
    </message>
    <message>
        <source>plain data parallelism</source>
        <translation>paralelismo de dados simples</translation>
    </message>
    <message>
        <source>power</source>
        <translation>potência</translation>
    </message>
    <message>
        <source>power of the chips / tokens a second</source>
        <translation>potência dos chips / tokens por segundo</translation>
    </message>
    <message>
        <source>power of the chips x PUE / items a second</source>
        <translation>potência dos chips x PUE / itens por segundo</translation>
    </message>
    <message>
        <source>power of the chips x PUE / tokens a second</source>
        <translation>potência dos chips x PUE / tokens por segundo</translation>
    </message>
    <message>
        <source>power of the chips x hours of the run x PUE</source>
        <translation>potência dos chips x horas do treinamento x PUE</translation>
    </message>
    <message>
        <source>power per chip x chips</source>
        <translation>potência por chip x chips</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>previsto</translation>
    </message>
    <message>
        <source>predicted = measured</source>
        <translation>previsto = medido</translation>
    </message>
    <message>
        <source>prefill, or one read of the weights where that is longer, and the fixed costs</source>
        <translation>prefill, ou uma leitura dos pesos se for mais longa, e os custos fixos</translation>
    </message>
    <message>
        <source>price</source>
        <translation>preço</translation>
    </message>
    <message>
        <source>price / items a second that work</source>
        <translation>preço / itens por segundo em trabalho</translation>
    </message>
    <message>
        <source>price / prompt tokens a second that work</source>
        <translation>preço / tokens de prompt por segundo em trabalho</translation>
    </message>
    <message>
        <source>price / tokens a second that work</source>
        <translation>preço / tokens por segundo em trabalho</translation>
    </message>
    <message>
        <source>price and speed</source>
        <translation>preço e velocidade</translation>
    </message>
    <message>
        <source>price book</source>
        <translation>tabela de preços</translation>
    </message>
    <message>
        <source>price books</source>
        <translation>tabelas de preços</translation>
    </message>
    <message>
        <source>price history</source>
        <translation>histórico de preços</translation>
    </message>
    <message>
        <source>price of whole instances x hours a month</source>
        <translation>preço de instâncias inteiras x horas por mês</translation>
    </message>
    <message>
        <source>price per chip-hour / dense peak per chip</source>
        <translation>preço por chip-hora / pico denso por chip</translation>
    </message>
    <message>
        <source>price per chip-hour / memory bandwidth per chip</source>
        <translation>preço por chip-hora / largura de banda de memória por chip</translation>
    </message>
    <message>
        <source>price per chip-hour / memory per chip</source>
        <translation>preço por chip-hora / memória por chip</translation>
    </message>
    <message>
        <source>price per hour of all that is rented</source>
        <translation>preço por hora de tudo o que se aluga</translation>
    </message>
    <message>
        <source>price per hour of what is rented</source>
        <translation>preço por hora do que se aluga</translation>
    </message>
    <message>
        <source>price per hour of what is rented / its chips</source>
        <translation>preço por hora do que se aluga / seus chips</translation>
    </message>
    <message>
        <source>priced per chip, and how many there are is not told</source>
        <translation>preço por chip, sem indicação de quantos há</translation>
    </message>
    <message>
        <source>prices</source>
        <translation>preços</translation>
    </message>
    <message>
        <source>prompts included</source>
        <translation>prompts incluídos</translation>
    </message>
    <message>
        <source>published</source>
        <translation>publicado</translation>
    </message>
    <message>
        <source>range of the price</source>
        <translation>faixa do preço</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>motivo</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>requisições</translation>
    </message>
    <message>
        <source>requests at once / time per token, or tokens trained a second</source>
        <translation>requisições simultâneas / tempo por token, ou tokens treinados por segundo</translation>
    </message>
    <message>
        <source>requests x fixed cost of a request</source>
        <translation>requisições x custo fixo de uma requisição</translation>
    </message>
    <message>
        <source>ring = now</source>
        <translation>anel = agora</translation>
    </message>
    <message>
        <source>ring = you are here</source>
        <translation>anel = você está aqui</translation>
    </message>
    <message>
        <source>rises above %1</source>
        <translation>passar de %1</translation>
    </message>
    <message>
        <source>roofline</source>
        <translation>roofline</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>casos</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>regra</translation>
    </message>
    <message>
        <source>scale-up bandwidth</source>
        <translation>largura de banda scale-up</translation>
    </message>
    <message>
        <source>scenario</source>
        <translation>cenário</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>segundos</translation>
    </message>
    <message>
        <source>sensitivity</source>
        <translation>sensibilidade</translation>
    </message>
    <message>
        <source>sequences in %1 parts</source>
        <translation>sequências em %1 partes</translation>
    </message>
    <message>
        <source>several</source>
        <translation>vários</translation>
    </message>
    <message>
        <source>share of peak</source>
        <translation>parcela do pico</translation>
    </message>
    <message>
        <source>shared or dedicated</source>
        <translation>compartilhado ou dedicado</translation>
    </message>
    <message>
        <source>shipping</source>
        <translation>disponível</translation>
    </message>
    <message>
        <source>source</source>
        <translation>fonte</translation>
    </message>
    <message>
        <source>sources</source>
        <translation>fontes</translation>
    </message>
    <message>
        <source>spot %1, on-demand %2 USD an hour</source>
        <translation>spot %1, sob demanda %2 USD por hora</translation>
    </message>
    <message>
        <source>spot price</source>
        <translation>preço spot</translation>
    </message>
    <message>
        <source>square = reading the prompt (prefill), circle = writing the answer (decode)</source>
        <translation>quadrado = leitura do prompt (prefill), círculo = escrita da resposta (decode)</translation>
    </message>
    <message>
        <source>stay on %1</source>
        <translation>ficar em %1</translation>
    </message>
    <message>
        <source>string "%1"</source>
        <translation>string “%1”</translation>
    </message>
    <message>
        <source>stronger = more</source>
        <translation>mais intenso = mais</translation>
    </message>
    <message>
        <source>system</source>
        <translation>sistema</translation>
    </message>
    <message>
        <source>systems</source>
        <translation>sistemas</translation>
    </message>
    <message>
        <source>that the other numbers are for</source>
        <translation>a que se referem os outros números</translation>
    </message>
    <message>
        <source>the 1-year reserved price in USD an hour</source>
        <translation>o preço reservado de 1 ano em USD por hora</translation>
    </message>
    <message>
        <source>the 3-year reserved price in USD an hour</source>
        <translation>o preço reservado de 3 anos em USD por hora</translation>
    </message>
    <message>
        <source>the accelerator's name</source>
        <translation>o nome do acelerador</translation>
    </message>
    <message>
        <source>the board has no workload.</source>
        <translation>a comparação não tem carga de trabalho.</translation>
    </message>
    <message>
        <source>the board in this window</source>
        <translation>a comparação desta janela</translation>
    </message>
    <message>
        <source>the currency</source>
        <translation>a moeda</translation>
    </message>
    <message>
        <source>the date of the price</source>
        <translation>a data do preço</translation>
    </message>
    <message>
        <source>the divisor's range reaches zero</source>
        <translation>a faixa do divisor chega a zero</translation>
    </message>
    <message>
        <source>the figure is %1</source>
        <translation>o valor é %1</translation>
    </message>
    <message>
        <source>the host's memory in GiB</source>
        <translation>a memória do host em GiB</translation>
    </message>
    <message>
        <source>the instance type</source>
        <translation>o tipo de instância</translation>
    </message>
    <message>
        <source>the link between chips</source>
        <translation>interconexão entre chips</translation>
    </message>
    <message>
        <source>the meter</source>
        <translation>o medidor</translation>
    </message>
    <message>
        <source>the model FLOP utilisation of %1</source>
        <translation>a utilização de FLOP do modelo de %1</translation>
    </message>
    <message>
        <source>the month's work costs %1 now</source>
        <translation>o trabalho do mês custa %1 hoje</translation>
    </message>
    <message>
        <source>the network belongs to the instance, not to the chip</source>
        <translation>a rede pertence à instância, não ao chip</translation>
    </message>
    <message>
        <source>the number of chips</source>
        <translation>o número de chips</translation>
    </message>
    <message>
        <source>the number of chips of %1 alone</source>
        <translation>o número de chips só de %1</translation>
    </message>
    <message>
        <source>the on-demand price in USD an hour</source>
        <translation>o preço sob demanda em USD por hora</translation>
    </message>
    <message>
        <source>the operating system</source>
        <translation>o sistema operacional</translation>
    </message>
    <message>
        <source>the price of %1</source>
        <translation>o preço de %1</translation>
    </message>
    <message>
        <source>the product</source>
        <translation>o produto</translation>
    </message>
    <message>
        <source>the region</source>
        <translation>a região</translation>
    </message>
    <message>
        <source>the spot price in USD an hour</source>
        <translation>o preço spot em USD por hora</translation>
    </message>
    <message>
        <source>the zone</source>
        <translation>a zona</translation>
    </message>
    <message>
        <source>the zones and offers of the region</source>
        <translation>as zonas e ofertas da região</translation>
    </message>
    <message>
        <source>there is no other value near %1.</source>
        <translation>não há outro valor perto de %1.</translation>
    </message>
    <message>
        <source>thin lines = equal cost of the work</source>
        <translation>linhas finas = custo igual do trabalho</translation>
    </message>
    <message>
        <source>thin lines = the guide's thresholds</source>
        <translation>linhas finas = limiares do guia</translation>
    </message>
    <message>
        <source>third-party</source>
        <translation>de terceiros</translation>
    </message>
    <message>
        <source>third-party, unchecked</source>
        <translation>de terceiros, não verificado</translation>
    </message>
    <message>
        <source>today = 1</source>
        <translation>hoje = 1</translation>
    </message>
    <message>
        <source>tokens a second / chips</source>
        <translation>tokens por segundo / chips</translation>
    </message>
    <message>
        <source>tokens a second that work / price</source>
        <translation>tokens por segundo em trabalho / preço</translation>
    </message>
    <message>
        <source>tokens per USD</source>
        <translation>tokens por USD</translation>
    </message>
    <message>
        <source>tokens per second</source>
        <translation>tokens por segundo</translation>
    </message>
    <message>
        <source>tokens per second and chip</source>
        <translation>tokens por segundo e chip</translation>
    </message>
    <message>
        <source>tokens per second and instance</source>
        <translation>tokens por segundo e instância</translation>
    </message>
    <message>
        <source>tokens per second and system</source>
        <translation>tokens por segundo e sistema</translation>
    </message>
    <message>
        <source>tokens per second, both axes logarithmic</source>
        <translation>tokens por segundo, ambos os eixos logarítmicos</translation>
    </message>
    <message>
        <source>tokens x time per token and chip / goodput</source>
        <translation>tokens x tempo por token e chip / goodput</translation>
    </message>
    <message>
        <source>triangle = a batch</source>
        <translation>triângulo = um batch</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>two and more, on one scale</source>
        <translation>dois ou mais, em uma só escala</translation>
    </message>
    <message>
        <source>two rows with a number are needed</source>
        <translation>são necessárias duas linhas com um número</translation>
    </message>
    <message>
        <source>uncertainty</source>
        <translation>incerteza</translation>
    </message>
    <message>
        <source>undated</source>
        <translation>sem data</translation>
    </message>
    <message>
        <source>under %1</source>
        <translation>menos de %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconhecido</translation>
    </message>
    <message>
        <source>until %1 %2</source>
        <translation>até %1 %2</translation>
    </message>
    <message>
        <source>up and left is better</source>
        <translation>acima e à esquerda é melhor</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>até %1</translation>
    </message>
    <message>
        <source>value for money</source>
        <translation>custo-benefício</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>resultado</translation>
    </message>
    <message>
        <source>virtual processors</source>
        <translation>processadores virtuais</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>aviso</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>avisos</translation>
    </message>
    <message>
        <source>weights, states and activations, or weights and cache</source>
        <translation>pesos, estados e ativações, ou pesos e cache</translation>
    </message>
    <message>
        <source>what a dashboard can be written as, and what import reads</source>
        <translation>em que formatos um painel pode ser gravado, e o que a importação lê</translation>
    </message>
    <message>
        <source>what can be assumed otherwise, with ranges and defaults</source>
        <translation>o que pode ser assumido de outra forma, com faixas e padrões</translation>
    </message>
    <message>
        <source>what can be compared, with units and formulas</source>
        <translation>o que pode ser comparado, com unidades e fórmulas</translation>
    </message>
    <message>
        <source>what can be estimated: training, serving, batch inference</source>
        <translation>o que pode ser estimado: treinamento, serving, inferência em batch</translation>
    </message>
    <message>
        <source>what clouds rent</source>
        <translation>o que as nuvens alugam</translation>
    </message>
    <message>
        <source>what experts add: routing, small products, uneven load</source>
        <translation>o que os especialistas acrescentam: roteamento, produtos pequenos, carga desigual</translation>
    </message>
    <message>
        <source>what if</source>
        <translation>e se</translation>
    </message>
    <message>
        <source>what many chips add: slower exchanges, split sequences</source>
        <translation>o que muitos chips acrescentam: trocas mais lentas, sequências divididas</translation>
    </message>
    <message>
        <source>what memory holds beside the weights / cache of a request</source>
        <translation>o que a memória comporta além dos pesos / cache de uma requisição</translation>
    </message>
    <message>
        <source>what memory holds beside the weights, or what is asked for, or what the software takes</source>
        <translation>o que a memória comporta além dos pesos, ou o que se pede, ou o que o software aceita</translation>
    </message>
    <message>
        <source>what the price is per</source>
        <translation>a unidade do preço</translation>
    </message>
    <message>
        <source>whatever is faster costs more an hour</source>
        <translation>tudo o que é mais rápido custa mais por hora</translation>
    </message>
    <message>
        <source>when to choose what</source>
        <translation>quando escolher o quê</translation>
    </message>
    <message>
        <source>where sources disagree, and which to believe</source>
        <translation>onde as fontes divergem, e em qual acreditar</translation>
    </message>
    <message>
        <source>where the figures come from</source>
        <translation>de onde vêm os valores</translation>
    </message>
    <message>
        <source>whisker = eight of ten published measurements fall within</source>
        <translation>haste = oito em dez medições publicadas ficam dentro</translation>
    </message>
    <message>
        <source>whisker = nine of ten predictions are closer than its end</source>
        <translation>haste = nove em dez previsões ficam aquém de sua ponta</translation>
    </message>
    <message>
        <source>whisker = range, ~ = approximate</source>
        <translation>haste = faixa, ~ = aproximado</translation>
    </message>
    <message>
        <source>whisker = zones, offers or days</source>
        <translation>haste = zonas, ofertas ou dias</translation>
    </message>
    <message>
        <source>who rents it</source>
        <translation>quem aluga</translation>
    </message>
    <message>
        <source>whole instances that hold the chips</source>
        <translation>instâncias inteiras que contêm os chips</translation>
    </message>
    <message>
        <source>whose memory holds it</source>
        <translation>cuja memória a comporta</translation>
    </message>
    <message>
        <source>why</source>
        <translation>por quê</translation>
    </message>
    <message>
        <source>with %1 %2, not %3</source>
        <translation>com %1 %2, não %3</translation>
    </message>
    <message numerus="yes">
        <source>with %n figures of your own</source>
        <translation><numerusform>com %n valor próprio</numerusform><numerusform>com %n valores próprios</numerusform></translation>
    </message>
    <message>
        <source>with 1 figure of your own</source>
        <translation>com 1 valor próprio</translation>
    </message>
    <message>
        <source>within 25 %</source>
        <translation>a até 25%</translation>
    </message>
    <message>
        <source>words instead of a bar = no number, and why</source>
        <translation>palavras em vez de barra = sem número, e o motivo</translation>
    </message>
    <message>
        <source>work for %1</source>
        <translation>trabalho por %1</translation>
    </message>
    <message>
        <source>workload</source>
        <translation>carga de trabalho</translation>
    </message>
    <message>
        <source>years</source>
        <translation>anos</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>próprio</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>“%1” is in %2. Edit the file: what changes there is shown at once.</source>
        <translation>“%1” está em %2. Edite o arquivo: as mudanças aparecem na hora.</translation>
    </message>
    <message>
        <source>“%1” is no number; the decimal sign is “%2”.</source>
        <translation>“%1” não é um número; o sinal decimal é “%2”.</translation>
    </message>
    <message>
        <source>“%1” is not among what is compared; the page chose another one.</source>
        <translation>“%1” não está entre os itens comparados; a página escolheu outro.</translation>
    </message>
    <message>
        <source>◆ = not like for like</source>
        <translation>◆ = comparação não equivalente</translation>
    </message>
    <message>
        <source>◆ Not like for like: %1</source>
        <translation>◆ Comparação não equivalente: %1</translation>
    </message>
    <message>
        <source>⚠ Contradiction</source>
        <translation>⚠ Contradição</translation>
    </message>
</context>
</TS>
