<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>Chipboard</name>
    <message>
        <source> (%1 to %2)</source>
        <translation> (%1 a %2)</translation>
    </message>
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
        <source>"%1"</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>"%1"</source>
        <comment>a need and its value</comment>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>"%1" and "%2" look alike with some colour-vision deficiencies: their distance is %3 and should be %4 or more.</source>
        <translation>“%1” e “%2” parecem iguais para alguns olhos: a distância entre as cores é %3 e deveria ser %4 ou mais.</translation>
    </message>
    <message>
        <source>"%1" annotates %2, which this chart does not show.</source>
        <translation>“%1” foi escrito em %2, que este gráfico não mostra.</translation>
    </message>
    <message>
        <source>"%1" appears twice in the list.</source>
        <translation>“%1” aparece duas vezes na lista.</translation>
    </message>
    <message>
        <source>"%1" cannot be "%3"; choose one of %2.</source>
        <translation>“%1” deve ser um destes: %2; é “%3”.</translation>
    </message>
    <message>
        <source>"%1" cannot be compared with itself.</source>
        <translation>“%1” não pode ser comparado consigo mesmo.</translation>
    </message>
    <message>
        <source>"%1" does not accept the argument "%2".</source>
        <translation>“%1” não usa “%2”.</translation>
    </message>
    <message>
        <source>"%1" does not name a chart and its title.</source>
        <translation>“%1” não diz qual gráfico tem qual título.</translation>
    </message>
    <message>
        <source>"%1" does not name a page and a chart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>"%1" does not set %2 to a number.</source>
        <translation>“%1” não dá um número a %2.</translation>
    </message>
    <message>
        <source>"%1" has %2 series; more than %3 are hard to distinguish.</source>
        <translation>“%1” tem %2 séries; mais de %3 não se distinguem.</translation>
    </message>
    <message>
        <source>"%1" has a user name before its host, which hides where it leads.</source>
        <translation>“%1” tem um nome de usuário antes do servidor e por isso leva a outro lugar do que parece.</translation>
    </message>
    <message>
        <source>"%1" has bars on a logarithmic axis; their lengths mean nothing.</source>
        <translation>“%1” tem barras em eixo logarítmico; o comprimento delas não significa nada.</translation>
    </message>
    <message>
        <source>"%1" has no price for %2. Choose "%3".</source>
        <translation>“%1” não tem preço para %2. Escolha “%3”.</translation>
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
        <source>"%1" is a number, so "contains" does not apply.</source>
        <translation>“%1” é um número e não contém nada.</translation>
    </message>
    <message>
        <source>"%1" is a unit of another quantity.</source>
        <translation>“%1” é unidade de outra grandeza.</translation>
    </message>
    <message>
        <source>"%1" is missing.</source>
        <translation>“%1” está ausente.</translation>
    </message>
    <message>
        <source>"%1" is not a colour.</source>
        <translation>“%1” não é uma cor.</translation>
    </message>
    <message>
        <source>"%1" is not a currency code.</source>
        <translation>“%1” não é um código de moeda.</translation>
    </message>
    <message>
        <source>"%1" is not a date.</source>
        <translation>“%1” não é uma data.</translation>
    </message>
    <message>
        <source>"%1" is not a mapping.</source>
        <translation>“%1” não é um mapeamento.</translation>
    </message>
    <message>
        <source>"%1" is not a number of chips.</source>
        <translation>“%1” não é um número de chips.</translation>
    </message>
    <message>
        <source>"%1" is not a number of draws.</source>
        <translation>“%1” não é um número de simulações.</translation>
    </message>
    <message>
        <source>"%1" is not a number.</source>
        <translation>“%1” não é um número.</translation>
    </message>
    <message>
        <source>"%1" is not a number. Enter the monthly volume, such as 2 or 500M, or leave the field empty.</source>
        <translation>“%1” não é um número. Informe o volume mensal, como 2 ou 500M, ou deixe o campo vazio.</translation>
    </message>
    <message>
        <source>"%1" is not a number. Leave the field empty if there is no requirement.</source>
        <translation>“%1” não é um número. Deixe o campo vazio quando nada for necessário.</translation>
    </message>
    <message>
        <source>"%1" is not a reason that can be accepted.</source>
        <translation>Não é possível aceitar linhas por “%1”.</translation>
    </message>
    <message>
        <source>"%1" is not a region name.</source>
        <translation>“%1” não é o nome de uma região.</translation>
    </message>
    <message>
        <source>"%1" is not a region name. Write it as the cloud does, such as us-east-2.</source>
        <translation>“%1” não é o nome de uma região. Escreva como a nuvem: us-east-2.</translation>
    </message>
    <message>
        <source>"%1" is not a seed.</source>
        <translation>“%1” não é uma semente.</translation>
    </message>
    <message>
        <source>"%1" is not a unit of this figure.</source>
        <translation>“%1” não é uma unidade deste valor.</translation>
    </message>
    <message>
        <source>"%1" is not a valid %2.</source>
        <translation>“%1” não é válido para %2.</translation>
    </message>
    <message>
        <source>"%1" is not a web address.</source>
        <translation>“%1” não é um endereço web.</translation>
    </message>
    <message>
        <source>"%1" is not a window size.</source>
        <translation>“%1” não é um tamanho de janela.</translation>
    </message>
    <message>
        <source>"%1" is not allowed here.</source>
        <translation>“%1” não tem significado aqui.</translation>
    </message>
    <message>
        <source>"%1" is not an assumption that can be varied.</source>
        <translation>“%1” não é uma premissa que possa ser variada.</translation>
    </message>
    <message>
        <source>"%1" is not an exchange rate.</source>
        <translation>“%1” não é uma taxa de câmbio.</translation>
    </message>
    <message>
        <source>"%1" is not an id.</source>
        <translation>“%1” não é um id.</translation>
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
        <source>"%1" is not part of the comparison.</source>
        <translation>“%1” não está entre os itens comparados.</translation>
    </message>
    <message>
        <source>"%1" is not stated: %2, the default of "%3".</source>
        <translation>“%1” não é informado: %2, o padrão de “%3”.</translation>
    </message>
    <message>
        <source>"%1" is not stated; experts are assumed in every layer that can have them.</source>
        <translation>“%1” não é informado: especialistas em toda camada que pode tê-los.</translation>
    </message>
    <message>
        <source>"%1" is not the name of a file next to the brand theme.</source>
        <translation>“%1” não é o nome de um arquivo ao lado do arquivo de aparência.</translation>
    </message>
    <message>
        <source>"%1" is text and cannot be ordered.</source>
        <translation>“%1” é um texto e não tem ordem.</translation>
    </message>
    <message>
        <source>"%1" mixes %2 price types: %3, %4.</source>
        <translation>“%1” põe lado a lado preços de %2 tipos: %3, %4.</translation>
    </message>
    <message>
        <source>"%1" mixes number formats and does not say which is which: %2.</source>
        <translation>“%1” mistura formatos numéricos e não diz qual é qual: %2.</translation>
    </message>
    <message>
        <source>"%1" must be a number from %2 to %3, not %4.</source>
        <translation>“%1” deve ser um número de %2 a %3, mas é %4.</translation>
    </message>
    <message>
        <source>"%1" must be a number, not "%2".</source>
        <translation>“%1” deve ser um número; é “%2”.</translation>
    </message>
    <message>
        <source>"%1" must be a whole number from %2 to %3, not %4.</source>
        <translation>“%1” deve ser um número inteiro de %2 a %3; é %4.</translation>
    </message>
    <message>
        <source>"%1" must be compared with a number.</source>
        <translation>“%1” é comparado com um número.</translation>
    </message>
    <message>
        <source>"%1" must be compared with text.</source>
        <translation>“%1” é comparado com um texto.</translation>
    </message>
    <message>
        <source>"%1" must be followed by a comparison.</source>
        <translation>Depois de “%1” vem uma comparação.</translation>
    </message>
    <message>
        <source>"%1" must be from %2 to %3, not %4.</source>
        <translation>“%1” deve estar entre %2 e %3; é %4.</translation>
    </message>
    <message>
        <source>"%1" names no values to sweep.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>"%1" needs a unit, such as 640 GiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>"%1" needs more arguments.</source>
        <translation>“%1” precisa de mais argumentos.</translation>
    </message>
    <message>
        <source>"%1" was closed with unsaved changes. Edit &gt; Undo returns to them.</source>
        <translation>“%1” ficou com alterações não salvas. Editar &gt; Desfazer volta a elas.</translation>
    </message>
    <message>
        <source>"%1": %2</source>
        <translation>“%1”: %2</translation>
    </message>
    <message>
        <source>"Enter requirements" opens a form; empty fields exclude nothing. While the form is closed, its entries appear next to the button; click one to go to its field. F1 explains a field, and "Start over" resets all fields.</source>
        <translation>"Informar os requisitos" abre um formulário; o que não for informado não descarta nada. Enquanto o formulário está fechado, o que foi informado aparece ao lado do botão: um clique leva ao campo, e F1 em um campo diz o que ele significa. "Recomeçar" desfaz tudo em um só passo.</translation>
    </message>
    <message>
        <source>"chipboard help COMMAND" shows the options of a command.</source>
        <translation>“chipboard help COMMAND” mostra as opções de um comando.</translation>
    </message>
    <message>
        <source>"chipboard list assumptions" lists the names.</source>
        <translation>“chipboard list assumptions” mostra os nomes.</translation>
    </message>
    <message>
        <source>"chipboard list assumptions" shows the tasks that use it.</source>
        <translation>“chipboard list assumptions” lista as tarefas que a usam.</translation>
    </message>
    <message>
        <source>"chipboard list metrics" lists the ids.</source>
        <translation>“chipboard list metrics” mostra os ids.</translation>
    </message>
    <message>
        <source>"chipboard list models" shows the models.</source>
        <translation>“chipboard list models” lista os modelos.</translation>
    </message>
    <message>
        <source>"chipboard prices list" does not accept a snapshot number.</source>
        <translation>“chipboard prices list” não aceita instantâneo.</translation>
    </message>
    <message>
        <source>"chipboard prices remove" does not print a list.</source>
        <translation>“chipboard prices remove” não imprime lista.</translation>
    </message>
    <message>
        <source>"chipboard prices" has no action "%1".</source>
        <translation>“%1” não é uma ação para preços importados.</translation>
    </message>
    <message>
        <source>% = probability of being best</source>
        <translation>% = probabilidade de ser o melhor</translation>
    </message>
    <message>
        <source>% of all hours</source>
        <translation>% de todas as horas</translation>
    </message>
    <message>
        <source>% of one deployment's capacity</source>
        <translation>% do que uma implantação responde</translation>
    </message>
    <message>
        <source>% of the other's cost</source>
        <translation>% do que o outro custa</translation>
    </message>
    <message>
        <source>%1   (%2)</source>
        <translation>%1   (%2)</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>number and title of a slide</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a chip stays cheaper; unless its price rises</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a kind of measurement, a percentage</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a number and its unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a number and what it stands for</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a page and one of its lists, names of a sheet</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a setting and its value</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a sign, and a sentence</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a step, and what is known of it</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 %2 %3</source>
        <translation>%1 %2 %3</translation>
    </message>
    <message>
        <source>%1 %2 %3 %4 per USD (%5)</source>
        <comment>formula, × or /, rate, where it is from</comment>
        <translation>%1 %2 %3 %4 por USD (%5)</translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <comment>a figure's name, its value, a file</comment>
        <translation>%1 %2 (%3)</translation>
    </message>
    <message>
        <source>%1 %2 (new, from %3)</source>
        <translation>%1 %2 (novo, de %3)</translation>
    </message>
    <message>
        <source>%1 %2 (replaces the shipped one, from %3)</source>
        <translation>%1 %2 (substitui a entrada fornecida, de %3)</translation>
    </message>
    <message>
        <source>%1 %2 instead of %3 (%4)</source>
        <comment>a figure's name, its value, that of the catalogue, a file</comment>
        <translation>%1 %2 em vez de %3 (%4)</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <translation>%1 de %2 para %3</translation>
    </message>
    <message>
        <source>%1 %2 vs %3 %4</source>
        <comment>a row and its number, another row and its number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 would come first, at about %3.</source>
        <comment>a condition, a chip, its cost</comment>
        <translation>%1 %2 viria primeiro, com cerca de %3.</translation>
    </message>
    <message>
        <source>%1 %2 would come first, with about %3.</source>
        <comment>a condition, a chip, its speed</comment>
        <translation>%1 %2 viria primeiro, com cerca de %3.</translation>
    </message>
    <message>
        <source>%1 %2; the catalogue has %3</source>
        <translation>%1 %2; o catálogo tem %3</translation>
    </message>
    <message>
        <source>%1 (%2 chips)</source>
        <comment>a bill, a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 a %3)</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>a value and its range</comment>
        <translation>%1 (%2 a %3)</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>a value with its unit, and its range</comment>
        <translation>%1 (%2 a %3)</translation>
    </message>
    <message>
        <source>%1 (%2 to %3).</source>
        <translation>%1 (%2 a %3).</translation>
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
        <comment>a chip and the instance that has it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a cost, the kind of its price</comment>
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
        <source>%1 (%2)</source>
        <comment>a kind of file and the keys for it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a name, its number among others of that name</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a number, and 3.5x</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a number, and the same against the baseline</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a number, the type of its price</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>compute, a percentage</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>id and title of a chart</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>two numbers, how far they are apart</comment>
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
    <message numerus="yes">
        <source>%1 (%n days old)</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform></numerusform></translation>
    </message>
    <message>
        <source>%1 (*.%2)</source>
        <translation>%1 (*.%2)</translation>
    </message>
    <message>
        <source>%1 (1 chip)</source>
        <comment>a bill</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (active)</source>
        <translation>%1 (ativo)</translation>
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
        <source>%1 (at most %2)</source>
        <comment>a row, tokens/s</comment>
        <translation>%1 (no máximo %2)</translation>
    </message>
    <message>
        <source>%1 (catalogue then: %2; now: %3).</source>
        <translation>%1 (catálogo de %2 então, de %3 agora).</translation>
    </message>
    <message>
        <source>%1 (custom)</source>
        <translation>%1 (próprio)</translation>
    </message>
    <message>
        <source>%1 (estimates)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (n/p)</source>
        <comment>a chip, whose figure is not published</comment>
        <translation>%1 (n/p)</translation>
    </message>
    <message>
        <source>%1 (no ratio)</source>
        <comment>a number</comment>
        <translation>%1 (sem proporção)</translation>
    </message>
    <message>
        <source>%1 (not available)</source>
        <translation>%1 (não está aqui)</translation>
    </message>
    <message>
        <source>%1 (not shown)</source>
        <translation>%1 (não mostrado)</translation>
    </message>
    <message>
        <source>%1 (now) to %2</source>
        <translation>%1 (agora) a %2</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>a formula in words, and in numbers</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>a sign, and what it means</comment>
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
        <source>%1 = best; several if ranges overlap</source>
        <translation>%1 = melhor; vários onde as faixas se encontram</translation>
    </message>
    <message>
        <source>%1 = custom value</source>
        <translation>%1 = valor próprio</translation>
    </message>
    <message numerus="yes">
        <source>%1 = prices more than %n days old</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform></numerusform></translation>
    </message>
    <message>
        <source>%1 Did you mean %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 It applies to every price list except your own prices; the assumption Discount applies on top of it.</source>
        <comment>a range, and what a discount is</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 It applies to this price list only; the discount and the price factor also apply.</source>
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
        <source>%1 Only part of the chart is visible; press 0 or Escape to reset the zoom.</source>
        <comment>a chart's description</comment>
        <translation>%1 Só uma parte está visível; 0 ou Escape mostra tudo.</translation>
    </message>
    <message>
        <source>%1 Similar to %2: %3.</source>
        <comment>a sentence, a row, other rows</comment>
        <translation>%1 Praticamente igual a %2: %3.</translation>
    </message>
    <message>
        <source>%1 Source: %2.</source>
        <comment>a sentence, and its sources</comment>
        <translation>%1 Fonte: %2.</translation>
    </message>
    <message>
        <source>%1 USD an hour is not %2 times %3</source>
        <translation>%1 USD por hora não é %2 vezes %3</translation>
    </message>
    <message>
        <source>%1 USD per chip-hour</source>
        <translation>%1 USD por chip-hora</translation>
    </message>
    <message>
        <source>%1 USD per chip-hour is not a realistic price.</source>
        <translation>%1 USD por chip-hora não é um preço real.</translation>
    </message>
    <message>
        <source>%1 USD per chip-hour; known prices of the chip are %2 to %3</source>
        <translation>%1 USD por chip-hora; os preços conhecidos do chip vão de %2 a %3</translation>
    </message>
    <message>
        <source>%1 USD per hour for an unknown number of chips</source>
        <translation>%1 USD por hora, sem se saber por quantos chips</translation>
    </message>
    <message>
        <source>%1 USD per hour is %2 times the known %3 (%4, %5)</source>
        <translation>%1 USD por hora é %2 vezes o preço conhecido, %3 (%4, %5)</translation>
    </message>
    <message>
        <source>%1 USD per hour is %2 times the known %3 (%4, median)</source>
        <translation>%1 USD por hora é %2 vezes o preço conhecido, %3 (%4, mediana)</translation>
    </message>
    <message>
        <source>%1 USD per hour; line %2 has %3</source>
        <translation>%1 USD por hora; a linha %2 tem %3</translation>
    </message>
    <message>
        <source>%1 [%2]</source>
        <comment>a price in USD, and the same in another currency</comment>
        <translation>%1 [%2]</translation>
    </message>
    <message>
        <source>%1 [%2]</source>
        <comment>a sentence, and its sources</comment>
        <translation>%1 [%2]</translation>
    </message>
    <message>
        <source>%1 a month now</source>
        <translation>%1 por mês hoje</translation>
    </message>
    <message>
        <source>%1 a month reaches the guide's threshold of %2. %3</source>
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
        <source>%1 affects %2 most</source>
        <comment>an assumption, what is asked</comment>
        <translation>%1 é o que mais move %2</translation>
    </message>
    <message>
        <source>%1 affects %2 most: %3 at %4, %5 at %6.</source>
        <comment>an assumption, what is asked; answers and values</comment>
        <translation>%1 é o que mais influencia %2: %3 com %4, %5 com %6.</translation>
    </message>
    <message>
        <source>%1 affects %2 most; at %3 there is no result: %4</source>
        <comment>an assumption, what is asked, a value, why</comment>
        <translation>%1 é o que mais influencia %2; com %3 não há resposta: %4</translation>
    </message>
    <message>
        <source>%1 after %2: %3.</source>
        <translation>%1 após %2: %3.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>%1 an hour</source>
        <comment>a price</comment>
        <translation>%1 por hora</translation>
    </message>
    <message>
        <source>%1 an hour for %2 %3, by price list</source>
        <translation>%1 por hora por %2 %3, segundo a tabela de preços</translation>
    </message>
    <message>
        <source>%1 and %2 are about equally fast in %3</source>
        <translation>%1 e %2 têm praticamente a mesma velocidade em %3</translation>
    </message>
    <message>
        <source>%1 and %2 are about the same in %3</source>
        <translation>%1 e %2 praticamente iguais em %3</translation>
    </message>
    <message>
        <source>%1 and %2 are currently about the same</source>
        <translation>%1 e %2 estão empatados na situação atual</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be compared</source>
        <translation>%1 e %2 não podem ser comparados</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be compared: %3</source>
        <translation>%1 e %2 não podem ser comparados: %3</translation>
    </message>
    <message>
        <source>%1 and %2 cannot currently be compared</source>
        <translation>%1 e %2 não podem ser comparados na situação atual</translation>
    </message>
    <message>
        <source>%1 and %2 cost about the same</source>
        <translation>%1 e %2 custam praticamente o mesmo</translation>
    </message>
    <message>
        <source>%1 and %2 cost about the same in %3</source>
        <translation>%1 e %2 custam praticamente o mesmo em %3</translation>
    </message>
    <message>
        <source>%1 and %2 give about as many tokens per dollar</source>
        <translation>%1 e %2 rendem quase os mesmos tokens pelo mesmo dinheiro</translation>
    </message>
    <message>
        <source>%1 and %2 give about as many tokens per dollar (%3 vs %4)</source>
        <translation>%1 e %2 rendem quase os mesmos tokens pelo mesmo dinheiro (%3 contra %4)</translation>
    </message>
    <message>
        <source>%1 and %2 have no published figure in common</source>
        <translation>%1 e %2 não têm nenhum valor publicado em comum</translation>
    </message>
    <message>
        <source>%1 and %2 look alike to %3: their colours differ by %4; at least %5 is recommended.</source>
        <translation>%1 e %2 parecem iguais para %3: a distância entre as cores é %4 e deveria ser %5 ou mais.</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 e mais %2</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <comment>an offer, how many others have its price</comment>
        <translation>%1 e mais %2</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>an assumption, its value</comment>
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
        <source>%1 at %2, %3</source>
        <comment>a chip, a provider, a kind of price</comment>
        <translation>%1 em %2, %3</translation>
    </message>
    <message>
        <source>%1 at %2, %3 at %4: %5.</source>
        <translation>%1 em %2, %3 em %4: %5.</translation>
    </message>
    <message>
        <source>%1 at %2: cheaper than on demand if more than %3 of the hours are used.</source>
        <translation>%1 a %2: mais barato que sob demanda quando mais de %3 das horas são usadas.</translation>
    </message>
    <message>
        <source>%1 at %2: never cheaper than on demand.</source>
        <translation>%1 a %2: nunca mais barato que sob demanda.</translation>
    </message>
    <message>
        <source>%1 at about the same %2</source>
        <comment>a statement about a chip, figures</comment>
        <translation>%1, com praticamente a mesma %2</translation>
    </message>
    <message>
        <source>%1 billion parameters, %2 billion active, computed from the dimensions.</source>
        <translation>%1 bilhões de parâmetros, %2 bilhões ativos, contados a partir das dimensões.</translation>
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
        <source>%1 cannot be compared with %2: a number is missing here.</source>
        <translation>Não é possível comparar %1 com %2: falta um número aqui.</translation>
    </message>
    <message>
        <source>%1 cannot be moved: %2</source>
        <translation>%1 não pode variar: %2</translation>
    </message>
    <message>
        <source>%1 chip-hours</source>
        <translation>%1 chips-hora</translation>
    </message>
    <message>
        <source>%1 chips</source>
        <translation>%1 chips</translation>
    </message>
    <message>
        <source>%1 chips exceed the maximum that can be estimated.</source>
        <translation>%1 chips são mais do que se pode estimar.</translation>
    </message>
    <message>
        <source>%1 chips were stored in %2 and can now be selected.</source>
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
        <source>%1 compared with %2.</source>
        <translation>%1 ao lado de %2.</translation>
    </message>
    <message>
        <source>%1 compute: %2 vs %3 %4</source>
        <comment>a number format, two numbers, a unit</comment>
        <translation>Computação %1: %2 contra %3 %4</translation>
    </message>
    <message>
        <source>%1 concurrent</source>
        <translation>%1 simultâneos</translation>
    </message>
    <message>
        <source>%1 concurrent requests</source>
        <translation>%1 requisições ao mesmo tempo</translation>
    </message>
    <message>
        <source>%1 concurrent requests meet the service level; the others wait.</source>
        <translation>%1 requisições simultâneas cumprem o nível de serviço; as demais esperam.</translation>
    </message>
    <message>
        <source>%1 costs about %2</source>
        <translation>%1 custa cerca de %2</translation>
    </message>
    <message>
        <source>%1 costs about %2 of what %3 costs</source>
        <translation>%1 custa cerca de %2 do que custa %3</translation>
    </message>
    <message>
        <source>%1 costs least in %2</source>
        <translation>%1 custa menos em %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 costs least in all %n scenarios</source>
        <translation><numerusform>%1 custa menos em %n cenário</numerusform><numerusform>%1 custa menos em todos os %n cenários</numerusform></translation>
    </message>
    <message>
        <source>%1 costs least in both scenarios</source>
        <translation>%1 custa menos em ambos os cenários</translation>
    </message>
    <message>
        <source>%1 dense</source>
        <translation>%1 denso</translation>
    </message>
    <message>
        <source>%1 depend on the comparison, %2 are inconclusive, and %3 of all %4 claims cannot be checked.</source>
        <translation>%1 dependem do que se compara, %2 são inconclusivas, %3 do total de %4 afirmações não são verificáveis.</translation>
    </message>
    <message>
        <source>%1 does not apply to any file of this export.</source>
        <translation>Nenhum arquivo desta exportação usa a opção %1.</translation>
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
        <source>%1 engineer-weeks are assumed, %2</source>
        <translation>A premissa é de %1 semanas de um engenheiro, %2</translation>
    </message>
    <message>
        <source>%1 engineer-weeks are assumed, which cost %2.</source>
        <translation>A premissa é de %1 semanas de um engenheiro, que custam %2.</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>a number format and whose numbers are of it</comment>
        <translation>%1 para %2</translation>
    </message>
    <message>
        <source>%1 for %2 its hourly price</source>
        <comment>a statement about two rows, 43% of</comment>
        <translation>%1, por %2 seu preço por hora</translation>
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
        <source>%1 generates no text, so it cannot be served.</source>
        <translation>%1 não gera texto, por isso não é servido.</translation>
    </message>
    <message>
        <source>%1 gives a user at most %2; %3 is not reachable.</source>
        <translation>%1 dá a um usuário no máximo %2; %3 está fora de alcance.</translation>
    </message>
    <message>
        <source>%1 gives each user at most %2; %3 is required.</source>
        <translation>%1 dá a um usuário no máximo %2; pedem-se %3.</translation>
    </message>
    <message>
        <source>%1 gives the most tokens per dollar</source>
        <translation>%1 rende mais tokens pelo mesmo dinheiro</translation>
    </message>
    <message>
        <source>%1 gives the most tokens per dollar: %2, vs %3 on %4</source>
        <translation>%1 rende mais tokens pelo mesmo dinheiro: %2, contra %3 em %4</translation>
    </message>
    <message>
        <source>%1 has %2 of %3</source>
        <comment>a chip, its gains, the one before</comment>
        <translation>%1 tem %2 de %3</translation>
    </message>
    <message>
        <source>%1 has 0, so there is nothing to compare with.</source>
        <translation>%1 tem 0, nada com que comparar.</translation>
    </message>
    <message>
        <source>%1 has about the same %2 as %3</source>
        <comment>a chip, figures, the one before</comment>
        <translation>%1 tem praticamente a mesma %2 que %3</translation>
    </message>
    <message>
        <source>%1 has been available since %2.</source>
        <translation>%1 está disponível desde %2.</translation>
    </message>
    <message>
        <source>%1 has no FP8 units.</source>
        <translation>%1 não tem unidades FP8.</translation>
    </message>
    <message>
        <source>%1 has no chip-to-chip link; PCI Express at 32 GB/s is assumed.</source>
        <translation>%1 não tem interconexão entre chips; usa-se PCI Express a 32 GB/s no cálculo.</translation>
    </message>
    <message>
        <source>%1 has no constants to replace.</source>
        <translation>%1 não tem constantes que possam ser substituídas.</translation>
    </message>
    <message>
        <source>%1 has no effect: the model %2 has none.</source>
        <translation>%1 não muda nada: o modelo %2 não tem nada disso.</translation>
    </message>
    <message>
        <source>%1 has no effect: the workload %2 does not use it.</source>
        <translation>%1 não muda nada: a carga de trabalho %2 não o usa.</translation>
    </message>
    <message>
        <source>%1 has no line: no dense peak at this precision is published.</source>
        <translation>%1 não tem linha: não foi publicado pico denso nesta precisão.</translation>
    </message>
    <message>
        <source>%1 has no peak at %2; %3 is used.</source>
        <translation>%1 não tem pico em %2; usa-se %3 no cálculo.</translation>
    </message>
    <message>
        <source>%1 has no price for a commitment or a Capacity Block.</source>
        <translation>Nenhum compromisso e nenhum Capacity Block de %1 tem preço.</translation>
    </message>
    <message>
        <source>%1 has no price in "%2"; its %3 dated %4 is shown (%5).</source>
        <translation>%1 não tem preço em “%2”: mostra-se %3 de %4 (%5).</translation>
    </message>
    <message>
        <source>%1 has no price in "%2"; its %3 dated %4 is used (%5).</source>
        <translation>%1 não tem preço em “%2”: usa-se %3 de %4 (%5).</translation>
    </message>
    <message>
        <source>%1 has no price list</source>
        <translation>%1 não tem lista de preços</translation>
    </message>
    <message>
        <source>%1 has no published date.</source>
        <translation>%1 não tem data publicada.</translation>
    </message>
    <message>
        <source>%1 has no value for %2 here, so these numbers stay absolute.</source>
        <translation>%1 não tem número para %2 aqui; por isso, estes números ficam como estão.</translation>
    </message>
    <message>
        <source>%1 has no value here</source>
        <translation>%1 não tem número aqui</translation>
    </message>
    <message>
        <source>%1 heads do not divide the hidden size %2.</source>
        <translation>%1 cabeças não dividem a dimensão oculta %2.</translation>
    </message>
    <message>
        <source>%1 holds, %2 does not, %3 depends on the comparison, %4 is inconclusive, %5 cannot be checked</source>
        <comment>signs of verdicts</comment>
        <translation>%1 se sustenta, %2 não se sustenta, %3 depende do que se compara, %4 inconclusiva, %5 não verificável</translation>
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
        <source>%1 in total does not match %2 chips of %3.</source>
        <translation>O total de %1 não coincide com %2 chips de %3.</translation>
    </message>
    <message>
        <source>%1 instances</source>
        <translation>%1 instâncias</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <comment>a chip, about 30 % cheaper than another</comment>
        <translation>%1 é %2</translation>
    </message>
    <message>
        <source>%1 is %2 %3.</source>
        <translation>%1 é %2 %3.</translation>
    </message>
    <message>
        <source>%1 is %2 cheaper than %3</source>
        <translation>%1 é %2 mais barato que %3</translation>
    </message>
    <message>
        <source>%1 is %2 than %3 in %4 of the draws.</source>
        <translation>%1 é %2 que %3 em %4 das simulações.</translation>
    </message>
    <message>
        <source>%1 is a region of %2, not of %3.</source>
        <translation>%1 é uma região de %2, não de %3.</translation>
    </message>
    <message>
        <source>%1 is a share of the rental price, not an amount paid.</source>
        <translation>%1 faz parte de um aluguel, não é o que se paga.</translation>
    </message>
    <message>
        <source>%1 is an inference chip; it cannot train.</source>
        <translation>%1 é feito para inferência; não pode treinar.</translation>
    </message>
    <message>
        <source>%1 is announced after %2</source>
        <translation>%1 foi anunciado como sucessor de %2</translation>
    </message>
    <message>
        <source>%1 is announced and not on sale yet.</source>
        <translation>%1 foi anunciado e ainda não está à venda.</translation>
    </message>
    <message>
        <source>%1 is announced but not on sale, and "%2" shows it like the others.</source>
        <translation>%1 foi apenas anunciado, e “%2” o mostra como os demais.</translation>
    </message>
    <message>
        <source>%1 is announced for %2.</source>
        <translation>%1 está anunciado para %2.</translation>
    </message>
    <message>
        <source>%1 is announced with %2 of %3</source>
        <comment>a chip, its gains, the one before</comment>
        <translation>%1 está anunciado com %2 de %3</translation>
    </message>
    <message>
        <source>%1 is best in %2 of the draws</source>
        <translation>%1 é o melhor em %2 das simulações</translation>
    </message>
    <message>
        <source>%1 is cheaper if more than %2 of the hours are used.</source>
        <translation>%1: mais barato quando mais de %2 das horas são usadas.</translation>
    </message>
    <message>
        <source>%1 is cheapest in %2 of the draws</source>
        <translation>%1 é o mais barato em %2 das simulações</translation>
    </message>
    <message>
        <source>%1 is designed for inference, not for training.</source>
        <translation>%1 é feito para inferência, não para treinamento.</translation>
    </message>
    <message>
        <source>%1 is excluded: %2 has no price of this type, so different price types would be compared.</source>
        <translation>%1 fica de fora: não se conhece preço desse tipo para %2, e seriam comparados preços de tipos diferentes.</translation>
    </message>
    <message>
        <source>%1 is fastest in %2</source>
        <translation>%1 é o mais rápido em %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 is fastest in all %n scenarios</source>
        <translation><numerusform>%1 é o mais rápido em %n cenário</numerusform><numerusform>%1 é o mais rápido em todos os %n cenários</numerusform></translation>
    </message>
    <message>
        <source>%1 is fastest in both scenarios</source>
        <translation>%1 é o mais rápido em ambos os cenários</translation>
    </message>
    <message>
        <source>%1 is more than any chip offers.</source>
        <translation>%1 é mais do que qualquer chip tem.</translation>
    </message>
    <message>
        <source>%1 is not a regular file.</source>
        <translation>%1 não é um arquivo comum.</translation>
    </message>
    <message>
        <source>%1 is not in the catalogue</source>
        <translation>%1 não está no catálogo</translation>
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
        <source>%1 is probably %2 cheaper than %3</source>
        <translation>%1 é provavelmente %2 mais barato que %3</translation>
    </message>
    <message>
        <source>%1 is rented as a whole, with %2 chips; it cannot provide %3.</source>
        <translation>%1 só se aluga inteiro, com %2 chips; não é possível obter %3.</translation>
    </message>
    <message>
        <source>%1 is set twice.</source>
        <translation>%1 é definido duas vezes.</translation>
    </message>
    <message>
        <source>%1 is the sparse %2 peak; the dense one is %3.</source>
        <translation>%1 é o pico %2 esparso; o denso é %3.</translation>
    </message>
    <message>
        <source>%1 is too small for such a figure.</source>
        <translation>%1 é menor que qualquer valor desse tipo.</translation>
    </message>
    <message>
        <source>%1 is unchanged. Nothing is saved for the next start until the file can be read or is moved away.</source>
        <translation>%1 fica como está. Até que possa ser lido ou seja movido para outro lugar, nada é guardado para o próximo início.</translation>
    </message>
    <message>
        <source>%1 items/s per chip</source>
        <translation>%1 itens/s por chip</translation>
    </message>
    <message>
        <source>%1 layers are listed, but the model has %2.</source>
        <translation>%1 camadas são listadas, mas o modelo tem %2.</translation>
    </message>
    <message>
        <source>%1 layers cannot have %2 without experts.</source>
        <translation>%1 camadas não podem ter %2 sem especialistas.</translation>
    </message>
    <message>
        <source>%1 layers have a window, but its length is missing.</source>
        <translation>%1 camadas têm uma janela, mas falta o tamanho dela.</translation>
    </message>
    <message>
        <source>%1 layers with a window and %2 linear layers are more than the %3 layers of the model.</source>
        <translation>%1 camadas com janela e %2 camadas lineares são mais do que as %3 camadas do modelo.</translation>
    </message>
    <message>
        <source>%1 less than %2, which is better.</source>
        <translation>%1 a menos que %2, o que é melhor.</translation>
    </message>
    <message>
        <source>%1 less than %2, which is worse.</source>
        <translation>%1 a menos que %2, o que é pior.</translation>
    </message>
    <message>
        <source>%1 limits %2</source>
        <comment>a limit, part of the work</comment>
        <translation>%1: é o que limita %2</translation>
    </message>
    <message>
        <source>%1 limits %2 on %3 of %4</source>
        <comment>a limit, part of the work, a number, 7 chips</comment>
        <translation>%1: é o que limita %2 em %3 de %4</translation>
    </message>
    <message>
        <source>%1 limits %2 on all %3</source>
        <comment>a limit, part of the work, 7 chips</comment>
        <translation>%1: é o que limita %2 em todos os casos (%3)</translation>
    </message>
    <message>
        <source>%1 limits %2 on both</source>
        <comment>a limit, part of the work</comment>
        <translation>%1: é o que limita %2 nos dois casos</translation>
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
        <source>%1 measurements were stored in %2.</source>
        <translation>%1 medições foram gravadas em %2.</translation>
    </message>
    <message>
        <source>%1 measurements.</source>
        <translation>%1 medições.</translation>
    </message>
    <message>
        <source>%1 million parameters, %2 million active, computed from the dimensions.</source>
        <translation>%1 milhões de parâmetros, %2 milhões ativos, contados a partir das dimensões.</translation>
    </message>
    <message>
        <source>%1 million tokens a month</source>
        <translation>%1 milhões de tokens por mês</translation>
    </message>
    <message>
        <source>%1 months</source>
        <translation>%1 meses</translation>
    </message>
    <message>
        <source>%1 months</source>
        <comment>how long it takes to pay back</comment>
        <translation>%1 meses</translation>
    </message>
    <message>
        <source>%1 more are in the table.</source>
        <translation>Há mais %1 nos números.</translation>
    </message>
    <message>
        <source>%1 more have other units: see the bars and the table</source>
        <translation>mais %1 não estão em tokens por segundo: veja as barras e a tabela</translation>
    </message>
    <message>
        <source>%1 more than %2, which is better.</source>
        <translation>%1 a mais que %2, o que é melhor.</translation>
    </message>
    <message>
        <source>%1 more than %2, which is worse.</source>
        <translation>%1 a mais que %2, o que é pior.</translation>
    </message>
    <message>
        <source>%1 more: keep typing to narrow the list.</source>
        <translation>Há mais %1: continue digitando para encontrá-los.</translation>
    </message>
    <message>
        <source>%1 must be a whole number, not %2.</source>
        <translation>%1 deve ser um número inteiro, não %2.</translation>
    </message>
    <message>
        <source>%1 must be from %2 to %3; %4 is not.</source>
        <translation>%1 vai de %2 a %3; %4 está fora.</translation>
    </message>
    <message>
        <source>%1 must be one of: %2.</source>
        <translation>%1 deve ser um destes: %2.</translation>
    </message>
    <message>
        <source>%1 n/c</source>
        <comment>a number that is not comparable</comment>
        <translation>%1 n/c</translation>
    </message>
    <message>
        <source>%1 needs %2 GiB for weights and one request; %3 x %4 have %5 GiB available.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 no chip would fit.</source>
        <translation>%1 nenhum chip serviria.</translation>
    </message>
    <message>
        <source>%1 of</source>
        <comment>66% of</comment>
        <translation>%1 de</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a price list, its date</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>an assumption, a chip</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>rainierNote: an amount with its unit, of what: 650,000 PFLOPS of dense FP8 compute</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 of %2 alone</source>
        <translation>%1 só de %2</translation>
    </message>
    <message>
        <source>%1 of %2 as a share of %3</source>
        <translation>%1 de %2 em relação a %3</translation>
    </message>
    <message>
        <source>%1 of %2 cells have a value.</source>
        <translation>%1 de %2 células têm valor.</translation>
    </message>
    <message>
        <source>%1 of %2 have a price in "%3".</source>
        <translation>%1 de %2 têm preço em “%3”.</translation>
    </message>
    <message>
        <source>%1 of %2 have a value.</source>
        <translation>%1 de %2 têm valor.</translation>
    </message>
    <message>
        <source>%1 of %2 layers have linear attention and keep a state of fixed size.</source>
        <translation>%1 de %2 camadas têm atenção linear e guardam um estado de tamanho fixo.</translation>
    </message>
    <message>
        <source>%1 of %2 layers see only the last %3 tokens.</source>
        <translation>%1 de %2 camadas veem apenas os últimos %3 tokens.</translation>
    </message>
    <message>
        <source>%1 of %2 marks are labelled; all are in the table</source>
        <translation>as marcas de %1 de %2 têm nome; todas estão nos números</translation>
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
        <source>%1 of %2 vendor claims that can be checked hold, %3 do not</source>
        <translation>%1 das %2 afirmações verificáveis de fabricantes se sustentam; %3, não</translation>
    </message>
    <message>
        <source>%1 of %2, scroll</source>
        <comment>rows in sight, of all</comment>
        <translation>%1 de %2, role</translation>
    </message>
    <message>
        <source>%1 of the work stays (assumed).</source>
        <translation>%1 do trabalho permanece, conforme a premissa.</translation>
    </message>
    <message>
        <source>%1 of these weeks are for the move.</source>
        <translation>%1 semanas disso são para a migração.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 em %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a chip, so many chips</comment>
        <translation>%1 com %2</translation>
    </message>
    <message>
        <source>%1 on %2, %3: predicted %4, measured %5, error %6. Source: %7.</source>
        <translation>%1 em %2, %3: previsto %4, medido %5, erro %6. Fonte: %7.</translation>
    </message>
    <message>
        <source>%1 on a mark</source>
        <translation>%1 sobre uma marca</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>%1 or fewer</source>
        <comment>chips</comment>
        <translation>%1 ou menos</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>chips</comment>
        <translation>%1 ou mais</translation>
    </message>
    <message>
        <source>%1 other assumptions also change the order.</source>
        <translation>Outras %1 premissas também invertem a ordem.</translation>
    </message>
    <message>
        <source>%1 others change the answer by less than 1%; the table lists them.</source>
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
        <source>%1 per USD</source>
        <comment>a currency</comment>
        <translation>%1 por USD</translation>
    </message>
    <message>
        <source>%1 per batch</source>
        <translation>%1 por batch</translation>
    </message>
    <message>
        <source>%1 per month</source>
        <translation>%1 por mês</translation>
    </message>
    <message>
        <source>%1 per token</source>
        <translation>%1 por token</translation>
    </message>
    <message>
        <source>%1 per user is an example: set another speed with the assumption “%2”.</source>
        <translation>%1 por usuário é um exemplo: a premissa “%2” pede outra velocidade.</translation>
    </message>
    <message>
        <source>%1 pipeline stages</source>
        <translation>%1 estágios de pipeline</translation>
    </message>
    <message>
        <source>%1 prices dated %2 from %3 will be removed. Import the file again to restore them.</source>
        <translation>%1 preços de %2 de %3 serão perdidos. Importar esse arquivo de novo os traz de volta.</translation>
    </message>
    <message>
        <source>%1 prices dated %2 were stored in %3. Select them under Prices.</source>
        <translation>%1 preços de %2 foram gravados em %3. Já podem ser escolhidos em Preços.</translation>
    </message>
    <message>
        <source>%1 prices; of the imported rows %2 are new, %3 changed, %4 unchanged.</source>
        <translation>%1 preços; das linhas importadas, %2 são novas, %3 alteradas, %4 inalteradas.</translation>
    </message>
    <message>
        <source>%1 probably gives the most tokens per dollar: %2, vs %3 on %4</source>
        <translation>%1 provavelmente rende mais tokens pelo mesmo dinheiro: %2, contra %3 em %4</translation>
    </message>
    <message>
        <source>%1 probably stays %2</source>
        <comment>a chip, cheaper</comment>
        <translation>%1 provavelmente continua %2</translation>
    </message>
    <message>
        <source>%1 rents for %2 less (%3 an hour) and %4.</source>
        <comment>a chip, a percentage, two prices, work</comment>
        <translation>%1 tem aluguel %2 menor (%3 por hora) e %4.</translation>
    </message>
    <message>
        <source>%1 rents for %2 more (%3 an hour) and %4.</source>
        <comment>a chip, a percentage, two prices, work</comment>
        <translation>%1 tem aluguel %2 maior (%3 por hora) e %4.</translation>
    </message>
    <message>
        <source>%1 requirements are set.</source>
        <translation>%1 requisitos informados.</translation>
    </message>
    <message>
        <source>%1 reset.</source>
        <translation>%1: valor padrão restaurado.</translation>
    </message>
    <message>
        <source>%1 rows: %2 imported (%3 new, %4 changed, %5 unchanged), %6 skipped, %7 suspicious.</source>
        <translation>%1 linhas: %2 entram (%3 novas, %4 alteradas, %5 inalteradas), %6 ficam de fora, %7 são suspeitas.</translation>
    </message>
    <message>
        <source>%1 rows: %2 imported, %3 skipped, %4 suspicious</source>
        <translation>%1 linhas: %2 importadas, %3 ignoradas, %4 suspeitas</translation>
    </message>
    <message>
        <source>%1 serves no users; choose a workload that generates text</source>
        <translation>%1 não atende usuários; escolha uma carga de trabalho que gere texto</translation>
    </message>
    <message>
        <source>%1 sparse peak</source>
        <translation>pico esparso %1</translation>
    </message>
    <message>
        <source>%1 stays %2</source>
        <comment>a chip, cheaper</comment>
        <translation>%1 continua %2</translation>
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
        <source>%1 than %2</source>
        <comment>cheaper than a chip</comment>
        <translation>%1 que %2</translation>
    </message>
    <message>
        <source>%1 the bandwidth</source>
        <comment>1.5 times</comment>
        <translation>%1 a largura de banda</translation>
    </message>
    <message>
        <source>%1 the dense %2 compute</source>
        <comment>1.5 times, a precision</comment>
        <translation>%1 a computação %2 densa</translation>
    </message>
    <message>
        <source>%1 the memory</source>
        <comment>1.5 times</comment>
        <translation>%1 a memória</translation>
    </message>
    <message>
        <source>%1 times</source>
        <comment>so many times the memory</comment>
        <translation>%1 vezes</translation>
    </message>
    <message>
        <source>%1 times %2, which is better.</source>
        <translation>%1 vezes %2, o que é melhor.</translation>
    </message>
    <message>
        <source>%1 times %2, which is worse.</source>
        <translation>%1 vezes %2, o que é pior.</translation>
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
        <source>%1 to %2</source>
        <comment>odds</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 to %2 (now)</source>
        <translation>%1 a %2 (agora)</translation>
    </message>
    <message>
        <source>%1 to %2 months later</source>
        <translation>%1 a %2 meses depois</translation>
    </message>
    <message>
        <source>%1 to %2 of %3</source>
        <translation>%1 a %2 de %3</translation>
    </message>
    <message>
        <source>%1 to %2 times</source>
        <comment>a range: so many times the memory</comment>
        <translation>%1 a %2 vezes</translation>
    </message>
    <message>
        <source>%1 to %2x</source>
        <comment>times</comment>
        <translation>%1 a %2x</translation>
    </message>
    <message>
        <source>%1 to “%2”</source>
        <translation>%1 para “%2”</translation>
    </message>
    <message>
        <source>%1 tokens exceed the context of %2, %3 tokens.</source>
        <translation>%1 tokens são mais que o contexto de %2, %3 tokens.</translation>
    </message>
    <message>
        <source>%1 tokens in, %2 out</source>
        <translation>%1 tokens de entrada, %2 de saída</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <comment>measured</comment>
        <translation>%1 tokens/s</translation>
    </message>
    <message>
        <source>%1 tokens/s per chip</source>
        <translation>%1 tokens/s por chip</translation>
    </message>
    <message>
        <source>%1 tokens/s per user</source>
        <translation>%1 tokens/s por usuário</translation>
    </message>
    <message>
        <source>%1 uses its %2 dated %3 (%4).</source>
        <translation>%1 aparece com %2 de %3 (%4).</translation>
    </message>
    <message>
        <source>%1 vs %2</source>
        <comment>two numbers</comment>
        <translation>%1 contra %2</translation>
    </message>
    <message>
        <source>%1 vs %2 tokens per dollar: %3</source>
        <comment>two numbers, the costs behind them</comment>
        <translation>%1 contra %2 tokens por dólar: %3</translation>
    </message>
    <message>
        <source>%1 was announced: %2.</source>
        <translation>%1 foi anunciado: %2.</translation>
    </message>
    <message>
        <source>%1 weights and arithmetic</source>
        <comment>a number format</comment>
        <translation>pesos e aritmética em %1</translation>
    </message>
    <message>
        <source>%1 while %2 varies.</source>
        <translation>%1 enquanto varia %2.</translation>
    </message>
    <message>
        <source>%1 while one price varies.</source>
        <translation>%1 enquanto varia um dos preços.</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 com %2</translation>
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
        <source>%1 x %2 (%3)</source>
        <comment>2 x p5.48xlarge (16 chips)</comment>
        <translation>%1 x %2 (%3)</translation>
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
        <source>%1 · Catalogue of %2</source>
        <translation>%1 · Catálogo de %2</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>a count and a chip</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <comment>a number of chips</comment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>the number before, and the later one</comment>
        <translation>%1 → %2</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>%1%2 and requires work worth %3. %4</source>
        <translation>%1%2 e exige trabalho no valor de %3. %4</translation>
    </message>
    <message>
        <source>%1%2×</source>
        <translation>%1%2×</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a chip is cheaper than another, unless its price rises</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a column, its unit</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>names of marks that lie on each other</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <comment>id of a contradiction, its sentence, what is shown</comment>
        <translation>%1, %2 %3</translation>
    </message>
    <message>
        <source>%1, %2 (%3, %4)</source>
        <translation>%1, %2 (%3, %4)</translation>
    </message>
    <message>
        <source>%1, %2 a month today.</source>
        <translation>%1, %2 por mês hoje.</translation>
    </message>
    <message>
        <source>%1, %2 a month, regardless of use.</source>
        <translation>%1, %2 por mês, seja qual for o uso.</translation>
    </message>
    <message>
        <source>%1, %2 against %3</source>
        <comment>a figure, and two things</comment>
        <translation>%1, %2 contra %3</translation>
    </message>
    <message>
        <source>%1, %2 chips: up to %3.</source>
        <translation>%1, %2 chips: até %3.</translation>
    </message>
    <message>
        <source>%1, %2 in %3.</source>
        <translation>%1, %2 em %3.</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>a chart's title, part 1 of 3</comment>
        <translation>%1, %2 de %3</translation>
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
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>a chip, who claims something of it, what</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1, %2: %3 (%4).</source>
        <translation>%1, %2: %3 (%4).</translation>
    </message>
    <message>
        <source>%1, %2: %3 Claimed: %4.</source>
        <translation>%1, %2: %3 Afirmado: %4.</translation>
    </message>
    <message>
        <source>%1, %2: %3 at %4, %5 of the %6 that the chip can reach there; bottleneck: %7.</source>
        <translation>%1, %2: %3 a %4, %5 dos %6 que o chip pode alcançar ali; limitado por %7.</translation>
    </message>
    <message>
        <source>%1, %2: %3 of %4.</source>
        <translation>%1, %2: %3 de %4.</translation>
    </message>
    <message>
        <source>%1, %2: %3 times %4.</source>
        <translation>%1, %2: %3 vezes %4.</translation>
    </message>
    <message>
        <source>%1, %2: %3%4</source>
        <translation>%1, %2: %3%4</translation>
    </message>
    <message>
        <source>%1, %2: %3%4 %5.</source>
        <comment>a chip, a measure, a value with its range and unit</comment>
        <translation>%1, %2: %3%4 %5.</translation>
    </message>
    <message>
        <source>%1, %2: %3, %4</source>
        <translation>%1, %2: %3, %4</translation>
    </message>
    <message>
        <source>%1, %2: %3.</source>
        <translation>%1, %2: %3.</translation>
    </message>
    <message>
        <source>%1, %2: %3.</source>
        <comment>a chip, a column, what stands there</comment>
        <translation>%1, %2: %3.</translation>
    </message>
    <message>
        <source>%1, %2: the price between these dates is unknown.</source>
        <translation>%1, %2: entre as datas mostradas, o preço é desconhecido.</translation>
    </message>
    <message>
        <source>%1, %2: unknown.</source>
        <translation>%1, %2: desconhecido.</translation>
    </message>
    <message>
        <source>%1, about the same</source>
        <comment>a ratio or percentage</comment>
        <translation>%1, quase igual</translation>
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
        <source>%1, as measured</source>
        <translation>%1, conforme medido</translation>
    </message>
    <message>
        <source>%1, as of %2</source>
        <translation>%1, em %2</translation>
    </message>
    <message>
        <source>%1, best: %2.</source>
        <translation>%1, melhor: %2.</translation>
    </message>
    <message>
        <source>%1, both in Capacity Blocks</source>
        <translation>%1, ambos em Capacity Blocks</translation>
    </message>
    <message>
        <source>%1, for any value of %2</source>
        <comment>a chip stays cheaper; an assumption</comment>
        <translation>%1, seja qual for %2</translation>
    </message>
    <message>
        <source>%1, for any value of %2 from %3 to %4</source>
        <comment>a chip is cheaper than another; an assumption, its range</comment>
        <translation>%1, seja qual for %2, de %3 a %4</translation>
    </message>
    <message>
        <source>%1, for any value of %2 from %3 to %4</source>
        <comment>a chip stays cheaper; an assumption, its range</comment>
        <translation>%1, seja qual for %2, de %3 a %4</translation>
    </message>
    <message>
        <source>%1, high</source>
        <translation>%1, limite superior</translation>
    </message>
    <message>
        <source>%1, including the move</source>
        <translation>%1, migração incluída</translation>
    </message>
    <message>
        <source>%1, low</source>
        <translation>%1, limite inferior</translation>
    </message>
    <message>
        <source>%1, one bar per row</source>
        <translation>%1, uma barra por linha</translation>
    </message>
    <message>
        <source>%1, or none</source>
        <comment>a span of results</comment>
        <translation>%1, ou nenhum</translation>
    </message>
    <message>
        <source>%1, or the monthly volume</source>
        <translation>%1, ou o trabalho mensal</translation>
    </message>
    <message>
        <source>%1, owned: %2 a month per deployment (%3).</source>
        <translation>%1, próprio: %2 por mês por implantação (%3).</translation>
    </message>
    <message>
        <source>%1, owned: unknown. %2</source>
        <comment>a row, why</comment>
        <translation>%1, próprio: desconhecido. %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, price of %2 (%n days old)</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform></numerusform></translation>
    </message>
    <message>
        <source>%1, prices from %2 to %3</source>
        <comment>a price list, two dates</comment>
        <translation>%1, preços de %2 a %3</translation>
    </message>
    <message>
        <source>%1, rented for all hours: %2 a month per deployment, which generates at most %3 (%4).</source>
        <translation>%1, alugado por todas as horas: %2 por mês por implantação, que responde no máximo %3 (%4).</translation>
    </message>
    <message>
        <source>%1, row</source>
        <translation>%1, linha</translation>
    </message>
    <message>
        <source>%1, slider</source>
        <translation>%1, controle deslizante</translation>
    </message>
    <message>
        <source>%1, the rate of %2</source>
        <translation>%1, a taxa de %2</translation>
    </message>
    <message>
        <source>%1, the same for all rows</source>
        <translation>%1, igual em todas as linhas</translation>
    </message>
    <message>
        <source>%1, then %2 %3 %4 per USD (%5)</source>
        <comment>formula, × or /, rate, where it is from</comment>
        <translation>%1, depois %2 %3 %4 por USD (%5)</translation>
    </message>
    <message>
        <source>%1, unit</source>
        <translation>%1, unidade</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <translation>%1, com %2</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>a formula in words, and its terms</comment>
        <translation>%1, com %2</translation>
    </message>
    <message>
        <source>%1, within limits of %2</source>
        <comment>a chip stays cheaper; an assumption</comment>
        <translation>%1, com %2 dentro de certos limites</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>assumptions</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>numbers behind a title</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>what is saved</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1. %2 %3</source>
        <translation>%1. %2 %3</translation>
    </message>
    <message>
        <source>%1. %2.</source>
        <comment>compute, prices</comment>
        <translation>%1. %2.</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <comment>a place, a chip, how it stands</comment>
        <translation>%1. %2: %3</translation>
    </message>
    <message>
        <source>%1. %2: %3.</source>
        <comment>a place, a chip, what it costs</comment>
        <translation>%1. %2: %3.</translation>
    </message>
    <message>
        <source>%1. %2: %3. %4.</source>
        <comment>a place, a chip, what it costs, how it stands</comment>
        <translation>%1. %2: %3. %4.</translation>
    </message>
    <message>
        <source>%1/month</source>
        <comment>a currency</comment>
        <translation>%1/mês</translation>
    </message>
    <message>
        <source>%1/month now</source>
        <comment>a currency</comment>
        <translation>%1/mês hoje</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a chart, and a note about it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a chip, a figure that is claimed</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a chip, and why a number is missing</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a chip, and why it is ruled out</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a choice, what was chosen</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a figure, and why it is missing</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a heading, what it says</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a need and its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a row, why it has no number</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a term of a formula, and its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>chips, and what to check of them</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a sentence is, and it</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what it is about, and a sentence</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <comment>a kind of price, an offer, -12 %</comment>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>%1: %2 %3's %4 compute</source>
        <comment>a row, 66% of, another row, a number format</comment>
        <translation>%1: %2 %3 em computação %4</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>a heading, a figure, the figures behind it</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>a heading, a value, its numbers</comment>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>%1: %2 (changed; default: %3)</source>
        <translation>%1: %2 (alterado; padrão: %3)</translation>
    </message>
    <message>
        <source>%1: %2 (ours)</source>
        <comment>a chip, a figure that we claim</comment>
        <translation>%1: %2 (nossa)</translation>
    </message>
    <message>
        <source>%1: %2 / %3 = %4</source>
        <translation>%1: %2 / %3 = %4</translation>
    </message>
    <message>
        <source>%1: %2 Default: %3</source>
        <translation>%1: %2 Padrão: %3</translation>
    </message>
    <message>
        <source>%1: %2 and %3 are about the same</source>
        <translation>%1: %2 e %3 são praticamente iguais</translation>
    </message>
    <message>
        <source>%1: %2 and %3 are equal</source>
        <translation>%1: %2 e %3 são iguais</translation>
    </message>
    <message>
        <source>%1: %2 and %3 cannot be compared</source>
        <translation>%1: %2 e %3 não podem ser comparados</translation>
    </message>
    <message>
        <source>%1: %2 and %3 cannot be compared: %4</source>
        <translation>%1: %2 e %3 não podem ser comparados: %4</translation>
    </message>
    <message>
        <source>%1: %2 at %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 at %3, %4 at %5; now %6. %7</source>
        <translation>%1: %2 em %3, %4 em %5; agora %6. %7</translation>
    </message>
    <message>
        <source>%1: %2 for %3, so %4; throughput range %5 to %6; bottleneck: %7.</source>
        <translation>%1: %2 por %3, ou seja, %4; faixa da velocidade de %5 a %6; limitado por %7.</translation>
    </message>
    <message>
        <source>%1: %2 has %3</source>
        <comment>a measure, a row, a number</comment>
        <translation>%1: %2 tem %3</translation>
    </message>
    <message>
        <source>%1: %2 in %3 and %4; up to %5 memory bandwidth is the limit, above it compute.</source>
        <translation>%1: %2 em %3 e %4; até %5 o limite é a largura de banda de memória; acima, a computação.</translation>
    </message>
    <message>
        <source>%1: %2 is %3 above %4</source>
        <translation>%1: %2 está %3 acima de %4</translation>
    </message>
    <message>
        <source>%1: %2 is %3 below %4</source>
        <translation>%1: %2 está %3 abaixo de %4</translation>
    </message>
    <message>
        <source>%1: %2 is %3x %4</source>
        <comment>a measure, a row, how many times, another row</comment>
        <translation>%1: %2 tem %3x o valor de %4</translation>
    </message>
    <message>
        <source>%1: %2 is probably %3 above %4</source>
        <translation>%1: %2 está provavelmente %3 acima de %4</translation>
    </message>
    <message>
        <source>%1: %2 is probably %3 below %4</source>
        <translation>%1: %2 está provavelmente %3 abaixo de %4</translation>
    </message>
    <message>
        <source>%1: %2 is probably %3x %4</source>
        <comment>a measure, a row, how many times, another row</comment>
        <translation>%1: %2 tem provavelmente %3x o valor de %4</translation>
    </message>
    <message>
        <source>%1: %2 more, each named next to its number in the page's table.</source>
        <translation>%1: mais %2, cada uma indicada ao lado de seu número na tabela da página.</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <comment>a chart, and how many of its names</comment>
        <translation>%1: %2 de %3</translation>
    </message>
    <message>
        <source>%1: %2 on %3, %4 on %5.</source>
        <comment>an offer, a price and its date, another</comment>
        <translation>%1: %2 em %3, %4 em %5.</translation>
    </message>
    <message>
        <source>%1: %2 per chip at %3 per user; a user gets at most %4.</source>
        <translation>%1: %2 por chip quando cada usuário recebe %3; um usuário recebe no máximo %4.</translation>
    </message>
    <message>
        <source>%1: %2 per chip.</source>
        <comment>a row, its throughput</comment>
        <translation>%1: %2 por chip.</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <translation>%1: de %2 para %3</translation>
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
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a row, what it reaches</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a row, why it has no cost</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>a chip, how it stands, and why</comment>
        <translation>%1: %2. %3</translation>
    </message>
    <message>
        <source>%1: %2. No assumption affects it: choose another metric to see what would change it.</source>
        <translation>%1: %2. Nenhuma das premissas o afeta: escolha outra métrica para ver o que o mudaria.</translation>
    </message>
    <message>
        <source>%1: about %2 saved a month (%3 to %4).</source>
        <translation>%1: economia de cerca de %2 por mês (%3 a %4).</translation>
    </message>
    <message>
        <source>%1: based on %2 published measurements; eight of ten results differ by less than %3.</source>
        <comment>a chip, a number, a percentage</comment>
        <translation>%1: com base em %2 medições publicadas; oito de cada dez resultados diferem em menos de %3.</translation>
    </message>
    <message>
        <source>%1: break-even at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: choose a file</source>
        <translation>%1: escolher um arquivo</translation>
    </message>
    <message>
        <source>%1: commitment or hourly price</source>
        <translation>%1: compromisso ou por hora</translation>
    </message>
    <message>
        <source>%1: cost unknown.</source>
        <translation>%1: não se conhece custo.</translation>
    </message>
    <message>
        <source>%1: down %2, %3 to %4 an hour</source>
        <translation>%1: queda de %2, de %3 para %4 por hora</translation>
    </message>
    <message>
        <source>%1: eight in ten draws lie between %2 and %3; best in %4.</source>
        <translation>%1: oito em dez simulações ficam entre %2 e %3; à frente de todos em %4.</translation>
    </message>
    <message>
        <source>%1: from %2, %3, to %4, %5.</source>
        <translation>%1: de %2, %3, a %4, %5.</translation>
    </message>
    <message>
        <source>%1: from announcement to availability.</source>
        <translation>%1: do anúncio à disponibilidade.</translation>
    </message>
    <message>
        <source>%1: leaning %2, about %3 above %4</source>
        <translation>%1: leve vantagem de %2, cerca de %3 acima de %4</translation>
    </message>
    <message>
        <source>%1: leaning %2, about %3 below %4</source>
        <translation>%1: leve vantagem de %2, cerca de %3 abaixo de %4</translation>
    </message>
    <message>
        <source>%1: leaning %2, about %3x %4</source>
        <comment>a measure, a row, how many times, another row</comment>
        <translation>%1: leve vantagem de %2, cerca de %3x o valor de %4</translation>
    </message>
    <message>
        <source>%1: limited by %2. %3</source>
        <comment>chips, what limits them, why</comment>
        <translation>Gargalo de %1: %2. %3</translation>
    </message>
    <message>
        <source>%1: lowest on %2 at %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: lowest on %2 of %3 rows at %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no %2; other price types are shown, see the notes.</source>
        <translation>%1: sem %2; mostram-se preços de outros tipos, as notas dizem quais.</translation>
    </message>
    <message>
        <source>%1: no %2; the %3 dated %4 is shown.</source>
        <translation>%1: sem %2; mostra-se %3 de %4.</translation>
    </message>
    <message>
        <source>%1: no clear change</source>
        <translation>%1: sem mudança clara</translation>
    </message>
    <message>
        <source>%1: no clear change</source>
        <comment>a kind of price</comment>
        <translation>%1: sem mudança clara</translation>
    </message>
    <message>
        <source>%1: no clear change, %2 to %3 an hour</source>
        <translation>%1: sem mudança clara, de %2 para %3 por hora</translation>
    </message>
    <message>
        <source>%1: no dense %2 peak is published; its line is of %3.</source>
        <translation>%1: não foi publicado pico %2 denso; a linha é de %3.</translation>
    </message>
    <message>
        <source>%1: no published measurement, so it is estimated from similar chips; results may differ by %2.</source>
        <comment>a chip, a percentage</comment>
        <translation>%1: sem medição publicada, por isso é estimado a partir de chips semelhantes; os resultados podem diferir em %2.</translation>
    </message>
    <message>
        <source>%1: no row could be predicted.</source>
        <translation>%1: nenhuma linha pôde ser prevista.</translation>
    </message>
    <message>
        <source>%1: none</source>
        <translation>%1: nenhum</translation>
    </message>
    <message>
        <source>%1: nothing is published for this selection</source>
        <translation>%1: nada foi publicado para esta seleção</translation>
    </message>
    <message>
        <source>%1: one date each</source>
        <comment>a kind of price, several offers</comment>
        <translation>%1: uma data por oferta</translation>
    </message>
    <message>
        <source>%1: only %2 has a number, %3</source>
        <translation>%1: só %2 tem um número, %3</translation>
    </message>
    <message>
        <source>%1: only one date</source>
        <comment>a kind of price</comment>
        <translation>%1: uma data conhecida</translation>
    </message>
    <message>
        <source>%1: probably lowest on %2 at %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: rent, own or API</source>
        <translation>%1: aluguel, máquina própria ou API</translation>
    </message>
    <message>
        <source>%1: the central estimate shows no savings.</source>
        <translation>%1: pela estimativa central, nada é economizado.</translation>
    </message>
    <message>
        <source>%1: the median error of %2 predictions is %3; nine of ten are within %4.</source>
        <translation>%1: o erro mediano de %2 previsões é %3; nove em dez ficam dentro de %4.</translation>
    </message>
    <message>
        <source>%1: the numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the overall bottleneck is memory bandwidth and capacity, as the page Your workload shows. Memory reads take most of the time, and capacity limits how many requests share a read. The limits here are per phase.</source>
        <translation>%1: no conjunto, limitado pela largura de banda e pela capacidade de memória, como diz a página Carga de trabalho: a leitura da memória toma a maior parte do tempo, e sua capacidade limita quantas requisições compartilham uma leitura. Os limites aqui são os de cada fase.</translation>
    </message>
    <message>
        <source>%1: up %2, %3 to %4 an hour</source>
        <translation>%1: alta de %2, de %3 para %4 por hora</translation>
    </message>
    <message>
        <source>%1: “%2” versus “%3” (%4). %5</source>
        <translation>%1: “%2” contra “%3” (%4). %5</translation>
    </message>
    <message>
        <source>%1: “%2” versus “%3”. %4</source>
        <translation>%1: “%2” contra “%3”. %4</translation>
    </message>
    <message>
        <source>%1; %2 are free.</source>
        <translation>%1; %2 livres.</translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <comment>numbers behind a title, the odds</comment>
        <translation>%1; %2.</translation>
    </message>
    <message>
        <source>%1; payback takes %2 months at best.</source>
        <comment>what is saved, months</comment>
        <translation>%1; a migração se paga em %2 meses, no melhor caso.</translation>
    </message>
    <message>
        <source>%1; payback takes %2 to %3 months.</source>
        <comment>what is saved, months</comment>
        <translation>%1; a migração se paga em %2 a %3 meses.</translation>
    </message>
    <message>
        <source>%1; see the notes for the other reasons</source>
        <translation>%1; as notas trazem os outros motivos</translation>
    </message>
    <message>
        <source>%1B output tokens</source>
        <comment>billions</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1M items</source>
        <comment>millions</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1[*] — Chipboard</source>
        <translation>%1[*] — Chipboard</translation>
    </message>
    <message>
        <source>%1x</source>
        <comment>2.1x</comment>
        <translation>%1x</translation>
    </message>
    <message>
        <source>%1x</source>
        <comment>times</comment>
        <translation>%1x</translation>
    </message>
    <message>
        <source>%1x resolution</source>
        <translation>%1 vezes mais pixels</translation>
    </message>
    <message numerus="yes">
        <source>%n assumptions changed.</source>
        <translation><numerusform>%n premissa alterada.</numerusform><numerusform>%n premissas alteradas.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n cautions</source>
        <translation><numerusform>%n alerta</numerusform><numerusform>%n alertas</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n chips</source>
        <translation><numerusform>%n chip</numerusform><numerusform>%n chips</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n faults</source>
        <translation><numerusform>%n falha</numerusform><numerusform>%n falhas</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n figures of this board changed since it was saved</source>
        <translation><numerusform>%n valor desta comparação mudou desde que ela foi salva</numerusform><numerusform>%n valores desta comparação mudaram desde que ela foi salva</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) already exist.</source>
        <translation><numerusform>%n arquivo já existe.</numerusform><numerusform>%n arquivos já existem.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n instances</source>
        <translation><numerusform>%n instância</numerusform><numerusform>%n instâncias</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n months later</source>
        <translation><numerusform>%n mês depois</numerusform><numerusform>%n meses depois</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n more offers are in the table; filter by provider and region.</source>
        <translation><numerusform>Há mais %n oferta nos números; provedor e região a restringem.</numerusform><numerusform>Há mais %n ofertas nos números; provedor e região as restringem.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n names do not fit</source>
        <translation><numerusform>%n nome não cabe</numerusform><numerusform>%n nomes não cabem</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n others</source>
        <comment>chips</comment>
        <translation><numerusform>outro</numerusform><numerusform>outros %n</numerusform></translation>
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
        <source>&amp;Absolute numbers</source>
        <translation>Números &amp;absolutos</translation>
    </message>
    <message>
        <source>&amp;Activate</source>
        <translation>&amp;Ativar</translation>
    </message>
    <message>
        <source>&amp;Add a table of the numbers</source>
        <translation>Incluir os números como ta&amp;bela</translation>
    </message>
    <message>
        <source>&amp;All colours</source>
        <translation>&amp;Todas as cores</translation>
    </message>
    <message>
        <source>&amp;Annotate %1…</source>
        <translation>&amp;Escrever em %1…</translation>
    </message>
    <message>
        <source>&amp;Appendix: assumptions, notes, sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Bars from zero</source>
        <translation>&amp;Barras a partir do zero</translation>
    </message>
    <message>
        <source>&amp;Baseline</source>
        <translation>Re&amp;ferência</translation>
    </message>
    <message>
        <source>&amp;Bigger text</source>
        <translation>Te&amp;xto maior</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Comparação</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>Proc&amp;urar…</translation>
    </message>
    <message>
        <source>&amp;Cells for a spreadsheet</source>
        <translation>&amp;Células para planilha</translation>
    </message>
    <message>
        <source>&amp;Chart</source>
        <translation>&amp;Gráfico</translation>
    </message>
    <message>
        <source>&amp;Charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Check slide…</source>
        <translation>Veri&amp;ficar slide…</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Escolher…</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>&amp;Esquecer estes</translation>
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
        <source>&amp;Default</source>
        <translation>Conforme os &amp;dados</translation>
    </message>
    <message>
        <source>&amp;Digits</source>
        <translation>Dí&amp;gitos</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplicar</translation>
    </message>
    <message>
        <source>&amp;Duplicate and edit the item on the source card</source>
        <translation>&amp;Duplicar e editar o item do cartão da fonte</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Executive summary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportar</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>&amp;Localizar um comando…</translation>
    </message>
    <message>
        <source>&amp;Find chip…</source>
        <translation>&amp;Localizar chip…</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>&amp;Formats</source>
        <translation>&amp;Formatos</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Tela c&amp;heia</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;juda</translation>
    </message>
    <message>
        <source>&amp;High contrast, dark</source>
        <translation>&amp;Alto contraste, escuro</translation>
    </message>
    <message>
        <source>&amp;Highlight %1, grey the rest</source>
        <translation>&amp;Destacar %1, demais em cinza</translation>
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
        <source>&amp;Light or dark, as the system</source>
        <translation>Claro o&amp;u escuro como o sistema</translation>
    </message>
    <message>
        <source>&amp;Line at a value…</source>
        <translation>&amp;Linha em um valor…</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
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
        <source>&amp;Next page</source>
        <translation>&amp;Próxima página</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Nenhuma</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>&amp;Nota…</translation>
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
        <translation>Pa&amp;inéis</translation>
    </message>
    <message>
        <source>&amp;Paste comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Precision</source>
        <translation>&amp;Precisão</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Im&amp;primir…</translation>
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
        <source>&amp;Remove</source>
        <translation>&amp;Remover</translation>
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
        <source>&amp;Replace</source>
        <translation>&amp;Substituir</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>&amp;Restaurar layout</translation>
    </message>
    <message>
        <source>&amp;Reversed</source>
        <translation>&amp;Invertida</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>Gi&amp;rar</translation>
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
        <source>&amp;Section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>Con&amp;figurações…</translation>
    </message>
    <message>
        <source>&amp;Subtitle…</source>
        <translation>S&amp;ubtítulo…</translation>
    </message>
    <message>
        <source>&amp;Table for documents</source>
        <translation>&amp;Tabela para documentos</translation>
    </message>
    <message>
        <source>&amp;Template</source>
        <translation>&amp;Modelo</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Title…</source>
        <translation>&amp;Título…</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Tour</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Desfazer</translation>
    </message>
    <message>
        <source>&amp;Undo changes</source>
        <translation>&amp;Desfazer alterações</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Desfazer: %1</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>&amp;O quê</translation>
    </message>
    <message>
        <source>&amp;What's this?</source>
        <translation>&amp;O que é isto?</translation>
    </message>
    <message>
        <source>&amp;Without colours (greyscale)</source>
        <translation>Sem &amp;cores (tons de cinza)</translation>
    </message>
    <message>
        <source>(%1 to %2)</source>
        <translation>(%1 a %2)</translation>
    </message>
    <message>
        <source>(%1 vs %2)</source>
        <translation>(%1 contra %2)</translation>
    </message>
    <message>
        <source>(2 x active parameters x tokens + attention) / (chips x peak x efficiency) + communication between chips. Each request needs one prefill, on the same chips.</source>
        <translation>(2 x parâmetros ativos x tokens + atenção) / (chips x pico x eficiência) + troca entre chips. Cada requisição traz um prefill, nos mesmos chips.</translation>
    </message>
    <message>
        <source>(6 x active parameters / (peak x efficiency x precision factor) + attention + activations through memory) x expert overhead x scaling overhead. LoRA has 4 instead of 6, because a frozen model has no weight gradients.</source>
        <translation>(6 x parâmetros ativos / (pico x eficiência x fator da precisão) + atenção + ativações pela memória) x o que os especialistas acrescentam x o que muitos chips acrescentam. LoRA tem 4 em vez de 6, pois um modelo congelado não tem gradientes de seus pesos.</translation>
    </message>
    <message>
        <source>(see above)</source>
        <translation>(ver acima)</translation>
    </message>
    <message>
        <source>+, -, wheel, Shift+drag inside</source>
        <translation>+, -, roda, Shift+arrastar dentro</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>--chart names one chart, but --what exports more.</source>
        <translation>A opção --chart indica um só gráfico, e --what pede mais.</translation>
    </message>
    <message>
        <source>--check writes nothing, so --to cannot be used with it.</source>
        <translation>--check não grava nada, e --to pede um arquivo.</translation>
    </message>
    <message>
        <source>--deck exports the slides of its file; --page, --chart and --what do not apply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--metrics does not apply to any page of this export.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--template applies to slides, and this export has none.</source>
        <translation>--template serve para slides, e nenhum arquivo desta exportação os contém.</translation>
    </message>
    <message>
        <source>0, Esc, double click</source>
        <translation>0, Esc, clique duplo</translation>
    </message>
    <message>
        <source>0.596 a chip; unchanged from 2026-01-31 to 2026-10-08.</source>
        <translation>0,596 por chip; inalterado de 2026-01-31 a 2026-10-08.</translation>
    </message>
    <message>
        <source>0: the same chips run prefill and decode.</source>
        <translation>0: os mesmos chips leem os prompts e escrevem as respostas.</translation>
    </message>
    <message>
        <source>0: the usual software of the chip, well tuned at the date of the calibration. 1: vLLM of that date, where it was measured on the maker's chips. 2: the usual software of 18 months before, as soon after a chip's release.</source>
        <translation>0: o software habitual do chip, bem ajustado na data da calibração. 1: vLLM dessa data, se foi medido nos chips do fabricante. 2: o software habitual de 18 meses antes, como logo após o lançamento de um chip.</translation>
    </message>
    <message>
        <source>0: well-tuned software at the date of the calibration.</source>
        <translation>0: software bem ajustado na data da calibração.</translation>
    </message>
    <message>
        <source>1 - 1.10/1.34375 = 18.14% low; 1.34375/1.10 = 1.2216</source>
        <translation>1 - 1,10/1,34375 = 18,14% a menos; 1,34375/1,10 = 1,2216</translation>
    </message>
    <message>
        <source>1 USD = %1 %2 (%3)</source>
        <comment>%3: your rate, or rate of a date</comment>
        <translation>1 USD = %1 %2 (%3)</translation>
    </message>
    <message>
        <source>1 caution</source>
        <translation>1 alerta</translation>
    </message>
    <message>
        <source>1 chip</source>
        <translation>1 chip</translation>
    </message>
    <message>
        <source>1 chip was stored in %1 and can now be selected.</source>
        <translation>1 chip foi gravado em %1. Já pode ser escolhido.</translation>
    </message>
    <message>
        <source>1 chip.</source>
        <translation>1 chip.</translation>
    </message>
    <message>
        <source>1 fault</source>
        <translation>1 falha</translation>
    </message>
    <message>
        <source>1 figure of this board changed since it was saved</source>
        <translation>1 valor desta comparação mudou desde que ela foi salva</translation>
    </message>
    <message>
        <source>1 instance</source>
        <translation>1 instância</translation>
    </message>
    <message>
        <source>1 is a data centre without overhead.</source>
        <translation>1 é um data center que não consome nada para si.</translation>
    </message>
    <message>
        <source>1 more offer is in the table; filter by provider and region.</source>
        <translation>Há mais 1 oferta nos números; provedor e região a restringem.</translation>
    </message>
    <message>
        <source>1 name does not fit</source>
        <translation>1 nome não cabe</translation>
    </message>
    <message>
        <source>1 of 10 cases above</source>
        <translation>1 em 10 casos acima</translation>
    </message>
    <message>
        <source>1 of 10 cases below</source>
        <translation>1 em 10 casos abaixo</translation>
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
        <source>1,200 acres x 0.40468564224 = 485.623 ha</source>
        <translation>1.200 acres x 0,40468564224 = 485,623 ha</translation>
    </message>
    <message>
        <source>1,536 against 512 GiB is 3x.</source>
        <translation>1.536 contra 512 GiB são 3x.</translation>
    </message>
    <message>
        <source>1-year reserved price</source>
        <translation>preço reservado de 1 ano</translation>
    </message>
    <message>
        <source>1.1 EFLOPS according to NVIDIA.</source>
        <translation>1,1 EFLOPS segundo a NVIDIA.</translation>
    </message>
    <message>
        <source>1.10/0.30 = 3.667: a 4x faster chip at 27.3% of the price</source>
        <translation>1,10/0,30 = 3,667: um chip 4x mais rápido por 27,3% do preço</translation>
    </message>
    <message>
        <source>1.94x in FP8, but 1.006x in BF16, 1.5x in memory and 1.69x in bandwidth.</source>
        <translation>1,94x em FP8, mas 1,006x em BF16, 1,5x em memória e 1,69x em largura de banda.</translation>
    </message>
    <message>
        <source>100% = as measured</source>
        <translation>100% = como medido</translation>
    </message>
    <message>
        <source>10^9 and 2^30 bytes; a GiB is 7.4% more. Memory is counted in GiB: a chip of “80 GB” holds 80 GiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>12 bytes of states a parameter</source>
        <translation>12 bytes de estados por parâmetro</translation>
    </message>
    <message>
        <source>12 ports of 400 Gbit Ethernet, one way.</source>
        <translation>12 portas Ethernet de 400 Gbit, em um sentido.</translation>
    </message>
    <message>
        <source>121 EFLOPS / 9,600 chips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>128 x 128 MACs x 2 x 2.4 GHz x 8 = 629.1 TFLOPS BF16; x 2 = 1,258.3 FP8; x 4 = 2,516.6. Above it are 667 BF16 by 37.9, 671 BF16 by 41.9 and 1,299 FP8 by 40.7: 38 to 42 TFLOPS</source>
        <translation>128 x 128 MACs x 2 x 2,4 GHz x 8 = 629,1 TFLOPS BF16; x 2 = 1.258,3 FP8; x 4 = 2.516,6. Acima disso estão 667 BF16 por 37,9, 671 BF16 por 41,9 e 1.299 FP8 por 40,7: 38 a 42 TFLOPS</translation>
    </message>
    <message>
        <source>1299 / 190; the AWS table prints 6.7, and 1299 / 191 is 6.80.</source>
        <translation>1299 / 190; a tabela da AWS traz 6,7, e 1299 / 191 é 6,80.</translation>
    </message>
    <message>
        <source>13.96 on 2026-06-18: a rise, or another meter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>144 x 2.52 = 362.88 (rounds to 363); 144 x 2.517 = 362.448</source>
        <translation>144 x 2,52 = 362,88 (arredondado para 363); 144 x 2,517 = 362,448</translation>
    </message>
    <message>
        <source>144 x 2.52 PFLOPS.</source>
        <translation>144 x 2,52 PFLOPS.</translation>
    </message>
    <message>
        <source>15 to 18 months for the first version.</source>
        <translation>15 a 18 meses para a primeira versão.</translation>
    </message>
    <message>
        <source>16 EFA ports of 100 Gbps.</source>
        <translation>16 portas EFA de 100 Gbps.</translation>
    </message>
    <message>
        <source>16 EFAv3 ports of 200 Gbps.</source>
        <translation>16 portas EFAv3 de 200 Gbps.</translation>
    </message>
    <message>
        <source>16 x 1,299 = 20,784 against 8 x 1,979 = 15,832 TFLOPS FP8.</source>
        <translation>16 x 1.299 = 20.784 contra 8 x 1.979 = 15.832 TFLOPS FP8.</translation>
    </message>
    <message>
        <source>16 x 16 x 16 torus.</source>
        <translation>Toro de 16 x 16 x 16.</translation>
    </message>
    <message>
        <source>16 x 512 GiB: an error of AWS.</source>
        <translation>16 x 512 GiB: um erro da AWS.</translation>
    </message>
    <message>
        <source>16 x 820 GiB/s = 13,120 GiB/s = 14.09 TB/s, 9.8/14.09 = 69.6%; read as GB/s: 13.12 TB/s, 9.8/13.12 = 74.7%</source>
        <translation>16 x 820 GiB/s = 13.120 GiB/s = 14,09 TB/s, 9,8/14,09 = 69,6%; lido como GB/s: 13,12 TB/s, 9,8/13,12 = 74,7%</translation>
    </message>
    <message>
        <source>16 x 820; other AWS pages print GB/s.</source>
        <translation>16 x 820; outras páginas da AWS trazem GB/s.</translation>
    </message>
    <message>
        <source>179.1 GiB in the EC2 API.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>18 months from April 2026.</source>
        <translation>18 meses a partir de abril de 2026.</translation>
    </message>
    <message>
        <source>19.71 USD for a node of 8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>190 TFLOPS BF16, 32 GiB and 820 GiB/s against 312 TFLOPS, 40 GiB and 1,555 GB/s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>190/312 = 60.9%; 32/40 = 80%; 820 GiB/s = 880.5 GB/s, 880.5/1,555 = 56.6% (against A100 80GB: 32/80 = 40% and 880.5/2,039 = 43.2%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1: no speculative decoding.</source>
        <translation>1: nada é especulado.</translation>
    </message>
    <message>
        <source>1: separate chips run prefill and decode, so prefill does not delay tokens. The chips are split according to the load, as in a large deployment; needs two replicas.</source>
        <translation>1: os prompts são lidos em chips diferentes dos que escrevem as respostas, para que nenhuma espere entre dois tokens. Os chips são divididos como o trabalho, como em uma implantação grande; requer duas cópias do modelo.</translation>
    </message>
    <message>
        <source>2 ports of 100 Gbps, per host.</source>
        <translation>2 portas de 100 Gbps, por host.</translation>
    </message>
    <message>
        <source>2.235 a chip; unchanged from 2026-01-31 to 2026-10-08. A block of 24 h was offered at 858.26 USD on 2026-10-03.</source>
        <translation>2,235 por chip; inalterado de 2026-01-31 a 2026-10-08. Um bloco de 24 h foi oferecido por 858,26 USD em 2026-10-03.</translation>
    </message>
    <message>
        <source>2.95 in May, 3.85 on 2026-09-25.</source>
        <translation>2,95 em maio, 3,85 em 2026-09-25.</translation>
    </message>
    <message>
        <source>20/16 = 1.25</source>
        <translation>20/16 = 1,25</translation>
    </message>
    <message>
        <source>2019 - 2018 = 1 year</source>
        <translation>2019 - 2018 = 1 ano</translation>
    </message>
    <message>
        <source>2022 - 2020 = 2 years</source>
        <translation>2022 - 2020 = 2 anos</translation>
    </message>
    <message>
        <source>21.957642 against 32.7726 USD an hour is 33.0% less.</source>
        <translation>21,957642 contra 32,7726 USD por hora é 33,0% a menos.</translation>
    </message>
    <message>
        <source>24 ports of 100 Gbit Ethernet, total of both directions; 21 stay inside the node; 300 one way.</source>
        <translation>24 portas Ethernet de 100 Gbit, soma dos dois sentidos; 21 ficam dentro do nó; 300 em um sentido.</translation>
    </message>
    <message>
        <source>24 ports of 200 Gbit Ethernet, total of both directions; 600 one way.</source>
        <translation>24 portas Ethernet de 200 Gbit, soma dos dois sentidos; 600 em um sentido.</translation>
    </message>
    <message>
        <source>256+320+128 = 704 GB/s; 2,048 GiB/s = 2,199 GB/s; 2,560/704 = 3.64</source>
        <translation>256+320+128 = 704 GB/s; 2.048 GiB/s = 2.199 GB/s; 2.560/704 = 3,64</translation>
    </message>
    <message>
        <source>2563/667 = 3.84x BF16 dense</source>
        <translation>2563/667 = 3,84x o BF16 denso</translation>
    </message>
    <message>
        <source>275,040 MiB in the EC2 API.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 to 4 USD per GPU-hour times 8</source>
        <translation>3 a 4 USD por GPU-hora vezes 8</translation>
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
        <source>3.50 in May.</source>
        <translation>3,50 em maio.</translation>
    </message>
    <message>
        <source>3.80x</source>
        <translation>3,80x</translation>
    </message>
    <message>
        <source>3/2.9 = 1.034</source>
        <translation>3/2,9 = 1,034</translation>
    </message>
    <message>
        <source>30 days, lowest to highest</source>
        <translation>30 dias, do mais baixo ao mais alto</translation>
    </message>
    <message>
        <source>30 times more than three other sources.</source>
        <translation>30 vezes mais que outras três fontes.</translation>
    </message>
    <message>
        <source>30 times more than two other sources.</source>
        <translation>30 vezes mais que outras duas fontes.</translation>
    </message>
    <message>
        <source>30 to 40%: of which base?</source>
        <translation>30 a 40%: de quê?</translation>
    </message>
    <message>
        <source>30-40% lower cost = 1/0.70-1 .. 1/0.60-1 = 42.9%..66.7% better price-performance; 30-40% better price-performance = 23.1%..28.6% lower cost</source>
        <translation>custo 30-40% menor = 1/0,70-1 .. 1/0,60-1 = preço-desempenho 42,9%..66,7% melhor; preço-desempenho 30-40% melhor = custo 23,1%..28,6% menor</translation>
    </message>
    <message>
        <source>34.11 USD for a node of 8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>34.61 to 39.80 USD/h.</source>
        <translation>De 34,61 para 39,80 USD/h.</translation>
    </message>
    <message>
        <source>35.7608/4.80 = 7.450; 4.80/16 = 0.30 USD/chip-h vs 2.235</source>
        <translation>35,7608/4,80 = 7,450; 4,80/16 = 0,30 USD/chip-h contra 2,235</translation>
    </message>
    <message>
        <source>36 servers of 4 chips.</source>
        <translation>36 servidores de 4 chips.</translation>
    </message>
    <message>
        <source>36.18 to 41.61 USD/h.</source>
        <translation>De 36,18 para 41,61 USD/h.</translation>
    </message>
    <message>
        <source>362.448 / 83.136 PFLOPS is 4.36x in FP8.</source>
        <translation>362,448 / 83,136 PFLOPS são 4,36x em FP8.</translation>
    </message>
    <message>
        <source>4 announced in September 2023 and 4 in November 2024.</source>
        <translation>4 anunciados em setembro de 2023 e 4 em novembro de 2024.</translation>
    </message>
    <message>
        <source>4 cores x 16 TFLOPS.</source>
        <translation>4 núcleos x 16 TFLOPS.</translation>
    </message>
    <message>
        <source>4 is FP4, 8 is FP8, 16 is BF16, 32 is FP32.</source>
        <translation>4 é FP4, 8 é FP8, 16 é BF16, 32 é FP32.</translation>
    </message>
    <message>
        <source>4 servers of 16 chips.</source>
        <translation>4 servidores de 16 chips.</translation>
    </message>
    <message>
        <source>4 third-generation switches, 7.2 Tbit/s</source>
        <translation>4 switches de terceira geração, 7,2 Tbit/s</translation>
    </message>
    <message>
        <source>4,500 against 2,517 dense FP8 TFLOPS (B300 and Trainium3).</source>
        <translation>4.500 contra 2.517 TFLOPS FP8 densos (B300 e Trainium3).</translation>
    </message>
    <message>
        <source>4.80 is below every price that AWS publishes, spot prices included: the lowest of another day was 8.5964.</source>
        <translation>4,80 está abaixo de todos os preços que a AWS publica, inclusive os spot: o mais baixo de outro dia foi 8,5964.</translation>
    </message>
    <message>
        <source>4.80/9.80 = 48.98% per instance; per chip 0.30/1.225 = 24.49%</source>
        <translation>4,80/9,80 = 48,98% por instância; por chip 0,30/1,225 = 24,49%</translation>
    </message>
    <message>
        <source>4.9/4.7 = 1.043</source>
        <translation>4,9/4,7 = 1,043</translation>
    </message>
    <message>
        <source>42.00 USD for a node of 4.</source>
        <translation>42,00 USD por um nó de 4.</translation>
    </message>
    <message>
        <source>44.02% by list prices.</source>
        <translation>44,02% segundo os preços de tabela.</translation>
    </message>
    <message>
        <source>46.4 against 14.09 TB/s (13,120 GiB/s) is 3.29x, against the 9.8 TB/s of another AWS page 4.73x.</source>
        <translation>46,4 contra 14,09 TB/s (13.120 GiB/s) é 3,29x; contra os 9,8 TB/s de outra página da AWS, 4,73x.</translation>
    </message>
    <message>
        <source>49.24 USD for a node of 8.</source>
        <translation>49,24 USD por um nó de 8.</translation>
    </message>
    <message>
        <source>4x throughput.</source>
        <translation>4x a vazão.</translation>
    </message>
    <message>
        <source>5 of it at once.</source>
        <translation>Dos quais 5 de imediato.</translation>
    </message>
    <message>
        <source>5,000 with 50%; the guide states the range only above 100,000.</source>
        <translation>5.000 com 50%; o guia informa a faixa só acima de 100.000.</translation>
    </message>
    <message>
        <source>50,000 with 50%; 480,000 to 600,000 a year.</source>
        <translation>50.000 com 50%; de 480.000 a 600.000 por ano.</translation>
    </message>
    <message>
        <source>50.44 USD for a node of 8.</source>
        <translation>50,44 USD por um nó de 8.</translation>
    </message>
    <message>
        <source>500,000 / 64 is no whole number, so the chip count is rounded.</source>
        <translation>500.000 / 64 não é um número inteiro; logo, o número de chips foi arredondado.</translation>
    </message>
    <message>
        <source>500,000.</source>
        <translation>500.000.</translation>
    </message>
    <message>
        <source>500,000/30 = 16,667 chips per building if all 30 held them; 500,000/7 = 71,429</source>
        <translation>500.000/30 = 16.667 chips por prédio se os 30 os abrigassem; 500.000/7 = 71.429</translation>
    </message>
    <message>
        <source>500,000/64 = 7,812.5 UltraServers (not whole): the figure is rounded</source>
        <translation>500.000/64 = 7.812,5 UltraServers (não inteiro): o valor foi arredondado</translation>
    </message>
    <message>
        <source>55.04 against 98.32 USD an hour is 44.02% less.</source>
        <translation>55,04 contra 98,32 USD por hora é 44,02% a menos.</translation>
    </message>
    <message>
        <source>55.04/9.80 = 5.616; 6.88/4 = 1.72, 6.88/3 = 2.293. Capacity Block 2026-01: 31.464/8 = 3.933 USD/GPU-h; 3-year standard no upfront 23.77728/8 = 2.972</source>
        <translation>55,04/9,80 = 5,616; 6,88/4 = 1,72, 6,88/3 = 2,293. Capacity Block 2026-01: 31,464/8 = 3,933 USD/GPU-h; 3 anos padrão sem pagamento antecipado 23,77728/8 = 2,972</translation>
    </message>
    <message>
        <source>6-bit MX format.</source>
        <translation>Formato MX de 6 bits.</translation>
    </message>
    <message>
        <source>6.88 per GPU; unchanged from 2025-11-30 to 2026-11-09.</source>
        <translation>6,88 por GPU; inalterado de 2025-11-30 a 2026-11-09.</translation>
    </message>
    <message>
        <source>61% of the BF16 rate, 80% of the memory and 57% of the bandwidth of one A100 40GB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>64 racks of 72.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>64 x 1.299 = 83.136; a spokesperson once called it sparse, the docs say dense.</source>
        <translation>64 x 1,299 = 83,136; um porta-voz já o chamou de esparso, a documentação diz denso.</translation>
    </message>
    <message>
        <source>64 x 2.235 USD; AWS publishes no price, so this is hypothetical.</source>
        <translation>64 x 2,235 USD; a AWS não publica preço, portanto é só uma suposição.</translation>
    </message>
    <message>
        <source>667 / 190; the AWS table prints 3.4.</source>
        <translation>667 / 190; a tabela da AWS traz 3,4.</translation>
    </message>
    <message>
        <source>68.80 USD for a node of 8.</source>
        <translation>68,80 USD por um nó de 8.</translation>
    </message>
    <message>
        <source>7 Infinity Fabric links, total of both directions; 64 one way to one peer; 448 one way.</source>
        <translation>7 links Infinity Fabric, soma dos dois sentidos; 64 em um sentido até um par; 448 em um sentido.</translation>
    </message>
    <message>
        <source>7 links of 100.</source>
        <translation>7 links de 100.</translation>
    </message>
    <message>
        <source>7 links of 153.6, total of both directions.</source>
        <translation>7 links de 153,6, soma dos dois sentidos.</translation>
    </message>
    <message>
        <source>7 links of 153; 535.5 one way.</source>
        <translation>7 links de 153; 535,5 em um sentido.</translation>
    </message>
    <message>
        <source>700.0 stands for "no price".</source>
        <translation>700.0 significa “sem preço”.</translation>
    </message>
    <message>
        <source>72 chips of about 5 PFLOPS; data sheets: 360 dense FP8, 720 sparse, 1,080 dense FP4.</source>
        <translation>72 chips de cerca de 5 PFLOPS; datasheets: FP8 denso 360, esparso 720, FP4 denso 1.080.</translation>
    </message>
    <message>
        <source>72 packages (144 dies) of Rubin; 144 Rubin CPX come on top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>72 x 1.8 TB/s, both directions.</source>
        <translation>72 x 1,8 TB/s, nos dois sentidos.</translation>
    </message>
    <message>
        <source>72 x 5 = 360; 540/72 = 7.5 PFLOPS per GPU; 540/360 = 1.50</source>
        <translation>72 x 5 = 360; 540/72 = 7,5 PFLOPS por GPU; 540/360 = 1,50</translation>
    </message>
    <message>
        <source>72 x 5 PFLOPS.</source>
        <translation>72 x 5 PFLOPS.</translation>
    </message>
    <message>
        <source>8 EFA ports of 100 Gbps.</source>
        <translation>8 portas EFA de 100 Gbps.</translation>
    </message>
    <message>
        <source>8 InfiniBand ports of 400 Gbps.</source>
        <translation>8 portas InfiniBand de 400 Gbps.</translation>
    </message>
    <message>
        <source>8 links of 100, total of both directions.</source>
        <translation>8 links de 100, soma dos dois sentidos.</translation>
    </message>
    <message>
        <source>8 ports of 400 Gbps, one way.</source>
        <translation>8 portas de 400 Gbps, em um sentido.</translation>
    </message>
    <message>
        <source>80% range</source>
        <translation>Intervalo de 80%</translation>
    </message>
    <message>
        <source>80% range of the run</source>
        <translation>Faixa de 80% da execução</translation>
    </message>
    <message>
        <source>80% range of the throughput</source>
        <translation>Faixa de 80% da velocidade</translation>
    </message>
    <message>
        <source>8192/1536 = 5.333</source>
        <translation>8192/1536 = 5,333</translation>
    </message>
    <message>
        <source>820 GiB/s = 880.5 GB/s (+7.4%)</source>
        <translation>820 GiB/s = 880,5 GB/s (+7,4%)</translation>
    </message>
    <message>
        <source>9 of 10</source>
        <translation>9 em 10</translation>
    </message>
    <message>
        <source>9 or 18 make an UltraServer of 36 or 72 GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>9.80/8 = 1.225 USD/GPU-h; 8 x 3 = 24 and 8 x 4 = 32 USD/h; 24/9.80 = 2.449, 32/9.80 = 3.265</source>
        <translation>9,80/8 = 1,225 USD/GPU-h; 8 x 3 = 24 e 8 x 4 = 32 USD/h; 24/9,80 = 2,449, 32/9,80 = 3,265</translation>
    </message>
    <message>
        <source>90 GB/s a link, both directions; no total per chip is stated.</source>
        <translation>90 GB/s por link, nos dois sentidos; o total por chip não é informado.</translation>
    </message>
    <message>
        <source>96 GB version.</source>
        <translation>Versão de 96 GB.</translation>
    </message>
    <message>
        <source>96 GiB and 144 GiB; read as 10^9 bytes they would be 103.08 and 154.62 GB (+7.37%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; %1</source>
        <translation>; %1</translation>
    </message>
    <message>
        <source>; it looks like a price in cents</source>
        <translation>; parece um preço em centavos</translation>
    </message>
    <message>
        <source>; it looks like the price of a day</source>
        <translation>; parece o preço de um dia</translation>
    </message>
    <message>
        <source>; it looks like the price of a month</source>
        <translation>; parece o preço de um mês</translation>
    </message>
    <message>
        <source>; it looks like the price of a year</source>
        <translation>; parece o preço de um ano</translation>
    </message>
    <message>
        <source>; it looks like the price of one chip</source>
        <translation>; parece o preço de um só chip</translation>
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
        <source>A 32 GB card exists too.</source>
        <translation>Também existe uma placa de 32 GB.</translation>
    </message>
    <message>
        <source>A PCIe card, MI350P, draws 600 W; no other figure of it was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Trn2 instance has four times the memory bandwidth of a Trn1 instance.</source>
        <translation>Uma instância Trn2 tem quatro vezes a largura de banda de memória de uma instância Trn1.</translation>
    </message>
    <message>
        <source>A Trn2 instance has three times the memory of a Trn1 instance.</source>
        <translation>Uma instância Trn2 tem três vezes a memória de uma instância Trn1.</translation>
    </message>
    <message>
        <source>A Trn3 UltraServer has 3.9 times the memory bandwidth of a Trn2 UltraServer.</source>
        <translation>Um Trn3 UltraServer tem 3,9 vezes a largura de banda de memória de um Trn2 UltraServer.</translation>
    </message>
    <message>
        <source>A Trn3 UltraServer has 4.4 times the performance of a Trn2 UltraServer.</source>
        <translation>Um Trn3 UltraServer tem 4,4 vezes o desempenho de um Trn2 UltraServer.</translation>
    </message>
    <message>
        <source>A Trn3 UltraServer has four times the performance per watt of a Trn2 UltraServer.</source>
        <translation>Um Trn3 UltraServer tem quatro vezes o desempenho por watt de um Trn2 UltraServer.</translation>
    </message>
    <message>
        <source>A Trn3 UltraServer is comparable to a Blackwell rack in total compute.</source>
        <translation>Um Trn3 UltraServer é comparável a um rack Blackwell em computação total.</translation>
    </message>
    <message>
        <source>A Trn3 UltraServer likely costs 40 to 60% less than equal Blackwell hardware.</source>
        <translation>Um Trn3 UltraServer provavelmente custa de 40 a 60% menos que hardware Blackwell equivalente.</translation>
    </message>
    <message>
        <source>A batch takes %1; the limit is %2.</source>
        <translation>Um batch leva %1; são necessários no máximo %2.</translation>
    </message>
    <message>
        <source>A blog says 1,800 W.</source>
        <translation>Um blog diz 1.800 W.</translation>
    </message>
    <message>
        <source>A blog without sources.</source>
        <translation>Um blog sem fontes.</translation>
    </message>
    <message>
        <source>A board can have annotations on at most %1 charts.</source>
        <translation>Uma comparação tem textos em no máximo %1 gráficos.</translation>
    </message>
    <message>
        <source>A board has no scenarios, or 2 to %1.</source>
        <translation>Uma comparação não tem cenários ou tem de 2 a %1.</translation>
    </message>
    <message>
        <source>A board holds at most %1 custom models.</source>
        <translation>Uma comparação comporta no máximo %1 modelos próprios.</translation>
    </message>
    <message>
        <source>A chart can have at most %1 annotations.</source>
        <translation>Um gráfico tem no máximo %1 anotações.</translation>
    </message>
    <message>
        <source>A chart has seven series at most.</source>
        <translation>Um gráfico tem no máximo sete séries.</translation>
    </message>
    <message>
        <source>A chart, a table or a text</source>
        <translation>Um gráfico, uma tabela ou um texto</translation>
    </message>
    <message>
        <source>A chip cannot be derived from itself.</source>
        <translation>Um chip não pode derivar de si mesmo.</translation>
    </message>
    <message>
        <source>A chip figure cannot be 0.</source>
        <translation>0 não é um valor de chip.</translation>
    </message>
    <message>
        <source>A chip figure is not plausible, such as a sparse peak listed as dense.</source>
        <translation>Um valor do chip é impossível: por exemplo, um pico esparso dado como denso.</translation>
    </message>
    <message>
        <source>A chip must be listed in the required region.</source>
        <translation>É preciso que um chip seja conhecido na região necessária.</translation>
    </message>
    <message>
        <source>A chip must be listed on the required cloud.</source>
        <translation>É preciso que um chip conste na nuvem necessária.</translation>
    </message>
    <message>
        <source>A claim holds if the recomputed value is in its range, or rounds to its number and is within 5% of it.</source>
        <translation>Uma afirmação se sustenta se o valor recalculado está em sua faixa, ou se arredonda para seu número e difere dele em no máximo 5%.</translation>
    </message>
    <message>
        <source>A cluster of AWS used by Anthropic.</source>
        <translation>Um cluster da AWS usado pela Anthropic.</translation>
    </message>
    <message>
        <source>A comma is not allowed here.</source>
        <translation>Uma vírgula não tem significado aqui.</translation>
    </message>
    <message>
        <source>A committed instance is paid for all hours, regardless of its use.</source>
        <translation>Um aluguel com compromisso é pago por todas as horas, seja qual for o uso.</translation>
    </message>
    <message>
        <source>A comparison must be followed by "and", "or" or the end.</source>
        <translation>Depois de uma comparação vem “and”, “or” ou o fim.</translation>
    </message>
    <message>
        <source>A comparison starts with a field name.</source>
        <translation>Uma comparação começa com o nome de um campo.</translation>
    </message>
    <message>
        <source>A comparison with this name would look like an exported file.</source>
        <translation>Uma comparação salva com este nome pareceria um arquivo exportado.</translation>
    </message>
    <message>
        <source>A conclusion of the article.</source>
        <translation>Uma conclusão do artigo.</translation>
    </message>
    <message>
        <source>A config.json of %1 bytes is too large.</source>
        <translation>Um config.json de %1 bytes é grande demais.</translation>
    </message>
    <message>
        <source>A convention; no figure is published.</source>
        <translation>Uma convenção: não há valor publicado.</translation>
    </message>
    <message>
        <source>A cost figure, not to be merged with the price-performance claim for Trainium2.</source>
        <translation>Um valor de custo, que não deve ser confundido com a afirmação de preço-desempenho do Trainium2.</translation>
    </message>
    <message>
        <source>A custom text. Enter saves it, Esc cancels, an empty text restores the automatic one.</source>
        <translation>Um texto próprio. Enter o mantém, Esc o deixa como estava, um texto vazio traz de volta o que os dados dizem.</translation>
    </message>
    <message>
        <source>A custom value, with a note on its source.</source>
        <translation>Um valor próprio, com uma nota sobre sua origem.</translation>
    </message>
    <message>
        <source>A deck can be written as PDF, PPTX, PNG or SVG. Clear the other formats.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deck can have at most %1 slides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A deck cannot be written to "%1".</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A decode step generates 1 to %1 tokens.</source>
        <translation>Um passo de decode dá de 1 a %1 tokens.</translation>
    </message>
    <message>
        <source>A diamond is the claim and a circle the catalogue's value at the chosen prices. The table lists every claim with its verdict and the arithmetic, then the contradictions between sources and the preferred figures.</source>
        <translation>Um losango é o que foi afirmado; um círculo, o que o catálogo dá aos preços escolhidos. A tabela traz cada afirmação com seu resultado e os cálculos; depois, as contradições entre fontes e o valor preferido.</translation>
    </message>
    <message>
        <source>A dimension of a model can be at most %1.</source>
        <translation>Nenhuma dimensão de um modelo passa de %1.</translation>
    </message>
    <message>
        <source>A direction does not accept a number.</source>
        <translation>Uma direção não tem número.</translation>
    </message>
    <message>
        <source>A faster chip at a quarter of the price: 4.80 can hardly be a real price.</source>
        <translation>Um chip mais rápido por um quarto do preço: 4,80 dificilmente é um preço real.</translation>
    </message>
    <message>
        <source>A file with your colours, font and logo, for the window and exports.</source>
        <translation>Um arquivo com suas cores, fonte e logotipo, para a janela e para os arquivos.</translation>
    </message>
    <message>
        <source>A forecast of the article.</source>
        <translation>Uma previsão do artigo.</translation>
    </message>
    <message>
        <source>A formula cannot be written as CSV.</source>
        <translation>Uma fórmula não é uma tabela.</translation>
    </message>
    <message>
        <source>A full month is 730 hours.</source>
        <translation>730 são um mês inteiro.</translation>
    </message>
    <message>
        <source>A full month: 365 / 12 days of 24 hours.</source>
        <translation>Um mês de 365 / 12 dias, o dia todo.</translation>
    </message>
    <message>
        <source>A graphics card in AWS G4ad; no data sheet was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A judgement of the article.</source>
        <translation>Um juízo do artigo.</translation>
    </message>
    <message>
        <source>A larger batch moves the circles, which show decode, to the right.</source>
        <translation>Um batch maior move os círculos, que são o decode, para a direita.</translation>
    </message>
    <message>
        <source>A line needs a value.</source>
        <translation>Uma linha precisa do valor em que fica.</translation>
    </message>
    <message>
        <source>A line needs a value: "80" or "80 needed".</source>
        <translation>Uma linha precisa do número em que fica: “80” ou “80 necessários”.</translation>
    </message>
    <message>
        <source>A logarithmic axis cannot show zero or negative values, so this value is not used.</source>
        <translation>Um valor que não é maior que zero não tem lugar em um eixo logarítmico; por isso não é usado.</translation>
    </message>
    <message>
        <source>A logarithmic axis has dots, never bars.</source>
        <translation>Um eixo logarítmico tem pontos, nunca barras.</translation>
    </message>
    <message>
        <source>A machine can have at most %1 chips.</source>
        <translation>Uma máquina tem no máximo %1 chips.</translation>
    </message>
    <message>
        <source>A machine must have at least one chip.</source>
        <translation>Uma máquina tem pelo menos um chip.</translation>
    </message>
    <message>
        <source>A mark cannot be compared with itself.</source>
        <translation>Uma marca não pode ser comparada consigo mesma.</translation>
    </message>
    <message>
        <source>A matter of opinion.</source>
        <translation>Questão de opinião.</translation>
    </message>
    <message>
        <source>A missing figure has no range.</source>
        <translation>Um valor ausente não tem faixa.</translation>
    </message>
    <message>
        <source>A missing value has no range.</source>
        <translation>O que não é conhecido não tem faixa.</translation>
    </message>
    <message>
        <source>A model of type "%1" has no experts, but %2 are stated.</source>
        <translation>Um modelo do tipo “%1” não tem especialistas, mas %2 são informados.</translation>
    </message>
    <message>
        <source>A move must save more than it costs.</source>
        <translation>Uma migração precisa economizar mais do que custa.</translation>
    </message>
    <message>
        <source>A move needs two options.</source>
        <translation>Uma migração precisa de duas opções.</translation>
    </message>
    <message>
        <source>A new scenario is a named copy of the board. Later changes to prices, assumptions and custom values apply to it alone. The current state is kept as “As it was”.</source>
        <translation>Um novo cenário é uma cópia da comparação com um nome; os preços, premissas e valores próprios que você alterar passam a pertencer só a ele. O que está aqui agora fica como “Como estava”.</translation>
    </message>
    <message>
        <source>A new, empty one was created: import the prices again.</source>
        <translation>Foi iniciada uma nova, vazia: importe os preços de novo.</translation>
    </message>
    <message>
        <source>A newer list of %1 is available: "%2", %3.</source>
        <translation>Há uma tabela mais nova de %1: “%2” de %3.</translation>
    </message>
    <message>
        <source>A newer list of %1: chipboard import FILE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A newer list: chipboard import FILE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A newer source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A note under the chart</source>
        <translation>Uma nota sob o gráfico</translation>
    </message>
    <message>
        <source>A number cannot be read.</source>
        <translation>Um número não pode ser lido.</translation>
    </message>
    <message>
        <source>A number could have a decimal comma or a thousands comma.</source>
        <translation>Um número pode ser lido com vírgula decimal ou com vírgula de milhar.</translation>
    </message>
    <message>
        <source>A part of this file has an invalid name.</source>
        <translation>Uma parte deste arquivo tem um nome que nenhuma parte pode ter.</translation>
    </message>
    <message>
        <source>A picture cannot have a scale of %1.</source>
        <translation>Uma imagem não pode ter escala %1.</translation>
    </message>
    <message>
        <source>A presentation cannot have slides of the size "%1".</source>
        <translation>Os slides de uma apresentação não podem ter o tamanho “%1”.</translation>
    </message>
    <message>
        <source>A presentation or template (.pptx, .potx): slides use its masters, size, fonts and colours.</source>
        <translation>Uma apresentação ou um modelo (.pptx, .potx): os slides usam seus mestres, tamanho, fontes e cores.</translation>
    </message>
    <message>
        <source>A preview is not open to everyone.</source>
        <translation>Uma prévia não está aberta a todos.</translation>
    </message>
    <message>
        <source>A price belongs to an instance, a system or a chip.</source>
        <translation>Um preço é de uma instância, de um sistema ou de um chip.</translation>
    </message>
    <message>
        <source>A price needs a price list.</source>
        <translation>Um preço pertence a uma tabela de preços.</translation>
    </message>
    <message>
        <source>A price on this page dates from %1, %2 days ago.</source>
        <translation>Um preço desta página é de %1, há %2 dias.</translation>
    </message>
    <message>
        <source>A quarter of a year for one engineer; no figure is published.</source>
        <translation>Um trimestre de um engenheiro; não há valor publicado.</translation>
    </message>
    <message>
        <source>A ready-made comparison to start from.</source>
        <translation>Uma comparação pronta para começar.</translation>
    </message>
    <message>
        <source>A replica</source>
        <translation>Uma réplica</translation>
    </message>
    <message>
        <source>A report: cover, all pages, assumptions, sources</source>
        <translation>Um relatório: capa, todas as páginas, premissas, fontes</translation>
    </message>
    <message>
        <source>A requirement for several clouds rules out chips of one cloud.</source>
        <translation>Quem precisa de várias nuvens não pode usar chips de uma só nuvem.</translation>
    </message>
    <message>
        <source>A row cannot be compared with itself.</source>
        <translation>Uma linha não pode ser comparada consigo mesma.</translation>
    </message>
    <message>
        <source>A run saves at most %1, and moving costs %2.</source>
        <translation>Uma execução economiza no máximo %1, e migrar custa %2.</translation>
    </message>
    <message>
        <source>A service level requires a search; set one in the program.</source>
        <translation>Um nível de serviço acrescenta uma busca; peça-o no programa.</translation>
    </message>
    <message>
        <source>A statement by AWS staff.</source>
        <translation>Uma declaração de funcionários da AWS.</translation>
    </message>
    <message>
        <source>A statement: no training result is published with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step of the tour. Enter continues, Esc ends it.</source>
        <translation>Um passo do tour. Enter avança, Esc encerra.</translation>
    </message>
    <message>
        <source>A subject is a chip, an instance or a system.</source>
        <translation>Um item é um chip, uma instância ou um sistema.</translation>
    </message>
    <message>
        <source>A table of %1 rows by %2 measures.</source>
        <translation>Uma tabela de %1 linhas por %2 medidas.</translation>
    </message>
    <message>
        <source>A title can have at most %1 claims.</source>
        <translation>Um título tem no máximo %1 afirmações.</translation>
    </message>
    <message>
        <source>A token cannot go to %1 of %2 experts.</source>
        <translation>Um token não pode ir a %1 de %2 especialistas.</translation>
    </message>
    <message>
        <source>A token cannot go to more experts than there are.</source>
        <translation>Um token não pode ir a mais especialistas do que existem.</translation>
    </message>
    <message>
        <source>A token must go to between 1 and %1 experts.</source>
        <translation>Um token deve ir a um número de especialistas entre 1 e %1.</translation>
    </message>
    <message>
        <source>A tornado varies every assumption in turn.</source>
        <translation>Um tornado varia cada premissa por vez.</translation>
    </message>
    <message>
        <source>A two-way table varies two assumptions.</source>
        <translation>Uma tabela de duas entradas varia duas premissas.</translation>
    </message>
    <message>
        <source>A weight or cached element takes 0 to 16 bytes.</source>
        <translation>Um peso ou elemento em cache ocupa de 0 a 16 bytes.</translation>
    </message>
    <message>
        <source>A window in layers with latent attention is not supported.</source>
        <translation>Uma janela em camadas com atenção latente não é conhecida.</translation>
    </message>
    <message>
        <source>A window is set, but no layer uses it.</source>
        <translation>Há uma janela, mas nenhuma camada que a tenha.</translation>
    </message>
    <message>
        <source>A&amp;dd to deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A&amp;xis</source>
        <translation>Ei&amp;xo</translation>
    </message>
    <message>
        <source>A100 clusters</source>
        <translation>Clusters de A100</translation>
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
        <source>AFP news agency</source>
        <translation>Agência de notícias AFP</translation>
    </message>
    <message>
        <source>AFP, February 2026: no.</source>
        <translation>AFP, fevereiro de 2026: não.</translation>
    </message>
    <message>
        <source>AFP: 2018.</source>
        <translation>AFP: 2018.</translation>
    </message>
    <message>
        <source>AFP: 2020.</source>
        <translation>AFP: 2020.</translation>
    </message>
    <message>
        <source>AFP: Trainium3, up to 30 or 40% lower cost.</source>
        <translation>AFP: Trainium3, custo até 30 ou 40% menor.</translation>
    </message>
    <message>
        <source>AFP: six times the performance.</source>
        <translation>AFP: seis vezes o desempenho.</translation>
    </message>
    <message>
        <source>AFP: twice the capabilities.</source>
        <translation>AFP: o dobro das capacidades.</translation>
    </message>
    <message>
        <source>AMD does not say whether its rates are dense.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>API price</source>
        <translation>Preço da API</translation>
    </message>
    <message>
        <source>API price of a million output tokens, prompts included. Affects the cost of an API.</source>
        <translation>O que uma API cobra por um milhão de tokens de saída, prompts incluídos. Afeta o custo de uma API.</translation>
    </message>
    <message>
        <source>AWS Capacity Block prices (JSON)</source>
        <translation>Preços de Capacity Block da AWS (JSON)</translation>
    </message>
    <message>
        <source>AWS Capacity Blocks</source>
        <translation>Capacity Blocks da AWS</translation>
    </message>
    <message>
        <source>AWS Savings Plans prices (CSV)</source>
        <translation>Preços de Savings Plans da AWS (CSV)</translation>
    </message>
    <message>
        <source>AWS Trainium2 and later</source>
        <translation>AWS Trainium2 e posteriores</translation>
    </message>
    <message>
        <source>AWS announced a price cut of 25% for P5en.</source>
        <translation>A AWS anunciou uma redução de preço de 25% para a P5en.</translation>
    </message>
    <message>
        <source>AWS announced a price cut of 33% for P4d.</source>
        <translation>A AWS anunciou uma redução de preço de 33% para a P4d.</translation>
    </message>
    <message>
        <source>AWS announced price cuts of up to 45% for P5.</source>
        <translation>A AWS anunciou reduções de preço de até 45% para a P5.</translation>
    </message>
    <message>
        <source>AWS announced up to 45% for P5, 33% for P4d and 25% for P5en.</source>
        <translation>A AWS anunciou até 45% para a P5, 33% para a P4d e 25% para a P5en.</translation>
    </message>
    <message>
        <source>AWS builds its own chips so that hardware and its software, above all Bedrock, fit together.</source>
        <translation>A AWS desenvolve chips próprios para que o hardware e seu software, sobretudo o Bedrock, combinem entre si.</translation>
    </message>
    <message>
        <source>AWS chip guide</source>
        <comment>an article</comment>
        <translation>Guia de chips da AWS</translation>
    </message>
    <message>
        <source>AWS compares with P5e and P5en, which carry H200, not with P5.</source>
        <translation>A AWS compara com P5e e P5en, que trazem H200, e não com P5.</translation>
    </message>
    <message>
        <source>AWS confirms the use, not the ratio.</source>
        <translation>A AWS confirma o uso, não a razão.</translation>
    </message>
    <message>
        <source>AWS cut its H100 prices by about 44% in June 2025.</source>
        <translation>A AWS reduziu seus preços de H100 em cerca de 44% em junho de 2025.</translation>
    </message>
    <message>
        <source>AWS describe-capacity-block-offerings (JSON)</source>
        <translation>AWS describe-capacity-block-offerings (JSON)</translation>
    </message>
    <message>
        <source>AWS describe-spot-price-history (JSON)</source>
        <translation>AWS describe-spot-price-history (JSON)</translation>
    </message>
    <message>
        <source>AWS does not publish any.</source>
        <translation>A AWS não publica.</translation>
    </message>
    <message>
        <source>AWS gave factors over Trainium3, no absolute figures; those shown are computed from the factors.</source>
        <translation>A AWS deu fatores sobre o Trainium3, não valores absolutos; os mostrados são calculados a partir dos fatores.</translation>
    </message>
    <message>
        <source>AWS generations</source>
        <translation>Gerações da AWS</translation>
    </message>
    <message>
        <source>AWS gives the same range against P5e and P5en.</source>
        <translation>A AWS dá a mesma faixa em relação a P5e e P5en.</translation>
    </message>
    <message>
        <source>AWS has not announced a date.</source>
        <translation>A AWS não indicou data.</translation>
    </message>
    <message>
        <source>AWS itself compares with the H200.</source>
        <translation>A própria AWS compara com a H200.</translation>
    </message>
    <message>
        <source>AWS listed no standard offer.</source>
        <translation>A AWS não listava oferta padrão.</translation>
    </message>
    <message>
        <source>AWS merges its inference line into Trainium.</source>
        <translation>A AWS funde sua linha de inferência com a Trainium.</translation>
    </message>
    <message>
        <source>AWS on-demand and reserved prices (CSV)</source>
        <translation>Preços sob demanda e reservados da AWS (CSV)</translation>
    </message>
    <message>
        <source>AWS prints 185 GB a GPU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AWS prints 3.2 Tbps for one instance, but 28,800 Gbps for 18.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AWS product page and guide print GB.</source>
        <translation>A página do produto da AWS e o guia trazem GB.</translation>
    </message>
    <message>
        <source>AWS product page, as a third party quotes it: 9.8 TB/s.</source>
        <translation>Página do produto da AWS, citada por terceiros: 9,8 TB/s.</translation>
    </message>
    <message>
        <source>AWS publishes no power figure for either UltraServer.</source>
        <translation>A AWS não publica a potência de nenhum dos dois UltraServers.</translation>
    </message>
    <message>
        <source>AWS publishes no power figure for either chip.</source>
        <translation>A AWS não publica a potência de nenhum dos dois chips.</translation>
    </message>
    <message>
        <source>AWS publishes no power figure.</source>
        <translation>A AWS não publica a potência.</translation>
    </message>
    <message>
        <source>AWS publishes no price at all.</source>
        <translation>A AWS não publica preço algum.</translation>
    </message>
    <message>
        <source>AWS reserved instances, 1 year, standard, nothing upfront, of 2025-11-30, and one-year commitments of Google Cloud of 2026-07-30.</source>
        <translation>Instâncias reservadas da AWS, 1 ano, padrão, sem pagamento antecipado, de 2025-11-30, e compromissos de um ano do Google Cloud de 2026-07-30.</translation>
    </message>
    <message>
        <source>AWS reserved instances, 3 years, standard, nothing upfront, of 2025-11-30, and three-year commitments of Google Cloud of 2026-07-30.</source>
        <translation>Instâncias reservadas da AWS, 3 anos, padrão, sem pagamento antecipado, de 2025-11-30, e compromissos de três anos do Google Cloud de 2026-07-30.</translation>
    </message>
    <message>
        <source>AWS says that more than 80,000 of its chips ran Rufus on Prime Day 2024.</source>
        <translation>A AWS diz que mais de 80.000 de seus chips rodaram o Rufus no Prime Day de 2024.</translation>
    </message>
    <message>
        <source>AWS says up to.</source>
        <translation>A AWS diz “até”.</translation>
    </message>
    <message>
        <source>AWS sells Trn3 UltraServers by capacity block and publishes no price.</source>
        <translation>A AWS vende Trn3 UltraServers por Capacity Block e não publica preço.</translation>
    </message>
    <message>
        <source>AWS sells it by capacity block and on spot only.</source>
        <translation>A AWS só o vende por Capacity Block e spot.</translation>
    </message>
    <message>
        <source>AWS sells it by capacity block only.</source>
        <translation>A AWS só o vende por Capacity Block.</translation>
    </message>
    <message>
        <source>AWS states 4x the speed, 4x the memory bandwidth and 3x the memory for the whole instance.</source>
        <translation>A AWS informa 4x a velocidade, 4x a largura de banda de memória e 3x a memória para a instância inteira.</translation>
    </message>
    <message>
        <source>AWS states four times the performance per watt for the UltraServer.</source>
        <translation>A AWS informa quatro vezes o desempenho por watt para o UltraServer.</translation>
    </message>
    <message>
        <source>AWS's software for running models on Trainium and Inferentia.</source>
        <translation>o software da AWS que executa modelos em Trainium e Inferentia.</translation>
    </message>
    <message>
        <source>AWS: 3.9 times.</source>
        <translation>AWS: 3,9 vezes.</translation>
    </message>
    <message>
        <source>AWS: against P5e and P5en (H200).</source>
        <translation>AWS: em relação a P5e e P5en (H200).</translation>
    </message>
    <message>
        <source>AWS: announced so, with the code in a private preview.</source>
        <translation>AWS: anunciado assim, com o código em prévia privada.</translation>
    </message>
    <message>
        <source>AWS: no on-demand price; capacity block 35.7608 USD/h, 2.235 a chip; spot 8.99 to 15.37 in September 2026.</source>
        <translation>AWS: sem preço sob demanda; Capacity Block 35,7608 USD/h, 2,235 por chip; spot de 8,99 a 15,37 em setembro de 2026.</translation>
    </message>
    <message>
        <source>AWS: private preview in December 2025, closed beta in May 2026.</source>
        <translation>AWS: prévia privada em dezembro de 2025, beta fechado em maio de 2026.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Sobre</translation>
    </message>
    <message>
        <source>About %1 months</source>
        <comment>how long it takes to pay back</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About 20,000 dense, if the printed 30,000 are sparse as this source reads them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Chipboard</source>
        <translation>Sobre o Chipboard</translation>
    </message>
    <message>
        <source>About the same as %1.</source>
        <translation>Quase igual a %1.</translation>
    </message>
    <message>
        <source>About the same: %1 leads</source>
        <comment>a chip</comment>
        <translation>Praticamente igual: %1 à frente</translation>
    </message>
    <message>
        <source>About these charts</source>
        <translation>Sobre estes gráficos</translation>
    </message>
    <message>
        <source>About this workbook</source>
        <translation>Sobre esta pasta de trabalho</translation>
    </message>
    <message>
        <source>About.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Above</source>
        <translation>Acima</translation>
    </message>
    <message>
        <source>Above 100,000 USD of inference a month cost falls by 40 to 50%.</source>
        <translation>Acima de 100.000 USD de inferência por mês, o custo cai de 40 a 50%.</translation>
    </message>
    <message>
        <source>Above 100,000 USD of inference a month the return is large.</source>
        <translation>Acima de 100.000 USD de inferência por mês, o retorno é grande.</translation>
    </message>
    <message>
        <source>Above it</source>
        <translation>Acima</translation>
    </message>
    <message>
        <source>Absent from the list of 2026-06-18.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Absolute numbers</source>
        <translation>Números absolutos</translation>
    </message>
    <message>
        <source>Accept rows that are suspicious for these reasons, such as spot-floor.</source>
        <translation>Aceita linhas suspeitas por estes motivos, como spot-floor.</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exatidão</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Horizontal</translation>
    </message>
    <message>
        <source>Act&amp;ual size</source>
        <translation>&amp;Tamanho real</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>Ativação</translation>
    </message>
    <message>
        <source>Activations through memory</source>
        <translation>Ativações pela memória</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Ativo</translation>
    </message>
    <message>
        <source>Active parameters</source>
        <translation>Parâmetros ativos</translation>
    </message>
    <message>
        <source>Active parameters (billions)</source>
        <translation>Parâmetros ativos (bilhões)</translation>
    </message>
    <message>
        <source>Add "head_dim".</source>
        <translation>Informe “head_dim”.</translation>
    </message>
    <message>
        <source>Add %1 to the comparison</source>
        <translation>Adicionar %1 à comparação</translation>
    </message>
    <message>
        <source>Add --chips ID,ID.</source>
        <translation>Indique chips com --chips ID,ID.</translation>
    </message>
    <message>
        <source>Add --currency CODE.</source>
        <translation>Indique-a com --currency CODE.</translation>
    </message>
    <message>
        <source>Add --metrics ID.</source>
        <translation>Informe --metrics ID.</translation>
    </message>
    <message>
        <source>Add --on ID; "chipboard list chips" shows the ids of chips.</source>
        <translation>Informe --on ID; “chipboard list chips” mostra os ids dos chips.</translation>
    </message>
    <message>
        <source>Add --to FILE, ending in %1.</source>
        <translation>Indique um arquivo com --to FILE, terminado em %1.</translation>
    </message>
    <message>
        <source>Add --to FILE.pptx, or remove --template.</source>
        <translation>Indique um arquivo com --to FILE.pptx ou omita --template.</translation>
    </message>
    <message>
        <source>Add --vary NAME,NAME.</source>
        <translation>Informe --vary NAME,NAME.</translation>
    </message>
    <message>
        <source>Add --workload ID or --model ID; "chipboard list workloads" and "chipboard list models" show the ids.</source>
        <translation>Informe --workload ID ou --model ID; “chipboard list workloads” e “chipboard list models” mostram os ids.</translation>
    </message>
    <message>
        <source>Add a chart to the deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a line</source>
        <translation>Traçar uma linha</translation>
    </message>
    <message>
        <source>Add a page with the numbers</source>
        <translation>Incluir uma página com os números</translation>
    </message>
    <message>
        <source>Add a scenario</source>
        <translation>Adicionar um cenário</translation>
    </message>
    <message>
        <source>Add a scenario to compare prices or assumptions</source>
        <translation>Adicione um cenário para comparar preços ou premissas</translation>
    </message>
    <message>
        <source>Add a slide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an entry or remove the list.</source>
        <translation>Liste algo ou omita.</translation>
    </message>
    <message>
        <source>Add at least one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add content or remove the file.</source>
        <translation>Dê-lhe conteúdo ou remova-o.</translation>
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
        <source>Add it; the model's page has the complete file.</source>
        <translation>Adicione; a página do modelo tem o arquivo completo.</translation>
    </message>
    <message>
        <source>Add its address.</source>
        <translation>Informe o endereço.</translation>
    </message>
    <message>
        <source>Add its number; "chipboard prices list" shows the snapshots.</source>
        <translation>Indique o número; “chipboard prices list” mostra quais existem.</translation>
    </message>
    <message>
        <source>Add or remove chips, instances and systems. Type to search.</source>
        <translation>Adicione ou remova chips, instâncias e sistemas aqui. Digite para pesquisar.</translation>
    </message>
    <message>
        <source>Add slides with File &gt; Deck, or name a deck with --deck FILE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the six usua&amp;l slides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the six usual slides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the table of numbers on a separate page.</source>
        <translation>Acrescenta a tabela de números em uma página própria.</translation>
    </message>
    <message>
        <source>Add to dec&amp;k</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Added %1, removed %2.</source>
        <translation>Adicionado: %1; removido: %2.</translation>
    </message>
    <message>
        <source>Added %1.</source>
        <translation>Adicionado: %1.</translation>
    </message>
    <message>
        <source>Added to the deck as slide %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Endereço</translation>
    </message>
    <message>
        <source>Adds Trainium3.</source>
        <translation>Acrescenta o Trainium3.</translation>
    </message>
    <message>
        <source>Adjacent numbers have the same precision.</source>
        <translation>Números lado a lado são de uma só precisão.</translation>
    </message>
    <message>
        <source>Adjacent numbers have the same unit of comparison.</source>
        <translation>Números lado a lado são de um só nível.</translation>
    </message>
    <message>
        <source>Adjacent prices have the same type.</source>
        <translation>Preços lado a lado são de um só tipo.</translation>
    </message>
    <message>
        <source>Advisor</source>
        <translation>Orientador</translation>
    </message>
    <message>
        <source>Affected charts</source>
        <translation>Altera estes gráficos</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Após</translation>
    </message>
    <message>
        <source>After the cut an H100 costs 3 to 4 USD per hour on demand.</source>
        <translation>Após a redução, uma H100 custa de 3 a 4 USD por hora sob demanda.</translation>
    </message>
    <message>
        <source>Against it</source>
        <translation>Contra</translation>
    </message>
    <message>
        <source>All assumptions reset.</source>
        <translation>Todas as premissas voltaram ao padrão.</translation>
    </message>
    <message>
        <source>All chips</source>
        <translation>Todos os chips</translation>
    </message>
    <message>
        <source>All chips in the catalogue are considered, not only the selection. Chips that meet every requirement come first. Among options that are about the same, the one with more reasons comes first.</source>
        <translation>São examinados todos os chips do catálogo, seja qual for a seleção. Os que nada descarta vêm primeiro. Entre opções próximas demais da melhor para se distinguir, a que tem mais razões vem primeiro.</translation>
    </message>
    <message>
        <source>All custom values on this board, to change or reset.</source>
        <translation>Todos os valores próprios desta comparação, para alterar ou reverter.</translation>
    </message>
    <message>
        <source>All custom values on this board.</source>
        <translation>Todos os valores próprios desta comparação.</translation>
    </message>
    <message>
        <source>All heads share one KV head ("multi_query").</source>
        <translation>Todas as cabeças compartilham uma cabeça KV, conforme “multi_query”.</translation>
    </message>
    <message>
        <source>All items to compare, by vendor and product line. Space adds or removes an entry.</source>
        <translation>Tudo o que pode ser comparado, por fabricante e linha. Espaço inclui ou retira um item.</translation>
    </message>
    <message>
        <source>All keyboard shortcuts.</source>
        <translation>O que se pode fazer com quais teclas.</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Todos os tipos</translation>
    </message>
    <message>
        <source>All lines</source>
        <translation>Todas as linhas</translation>
    </message>
    <message>
        <source>All memory is built in GiB, whatever is printed: an H100 of "80 GB" holds 80 GiB. Chipboard counts all of it in GiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All numbers are estimates, so their bars are outlined; lines show the error range of eight in ten measurements. Text instead of a bar states why there is no number. The table names the bottleneck of each option: compute, memory or links.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All of the work moves (assumed).</source>
        <translation>Todo o trabalho é migrado, conforme a premissa.</translation>
    </message>
    <message>
        <source>All of the work moves.</source>
        <translation>Todo o trabalho migra.</translation>
    </message>
    <message>
        <source>All pages with results</source>
        <translation>Todas as páginas com conteúdo</translation>
    </message>
    <message>
        <source>All paid hours are used.</source>
        <translation>Todas as horas pagas são trabalhadas.</translation>
    </message>
    <message>
        <source>All providers</source>
        <translation>Todos os provedores</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>Todas as linhas</translation>
    </message>
    <message>
        <source>All settings in one window.</source>
        <translation>Tudo o que o programa guarda para você, em uma só janela.</translation>
    </message>
    <message>
        <source>All settings to “%1”</source>
        <translation>Tudo para “%1”</translation>
    </message>
    <message>
        <source>All text is large enough to be read at this size.</source>
        <translation>Todo o texto é grande o bastante para ser lido neste tamanho.</translation>
    </message>
    <message>
        <source>All to all.</source>
        <translation>Todos com todos.</translation>
    </message>
    <message>
        <source>All upfront, effective rate.</source>
        <translation>Tudo pago antecipadamente, taxa efetiva.</translation>
    </message>
    <message>
        <source>All weights of the model.</source>
        <translation>Todos os pesos do modelo.</translation>
    </message>
    <message>
        <source>All work</source>
        <translation>Qualquer trabalho</translation>
    </message>
    <message>
        <source>Allow more chips, or run prefill and decode on the same chips.</source>
        <translation>Permita mais chips ou leia os prompts onde as respostas são escritas.</translation>
    </message>
    <message>
        <source>Allow more time, more chips or shorter prompts.</source>
        <translation>Permita mais tempo ou mais chips, ou escolha prompts mais curtos.</translation>
    </message>
    <message>
        <source>Already imported on %1 (snapshot %2); nothing was added.</source>
        <translation>Já importado em %1 (instantâneo %2); nada foi acrescentado.</translation>
    </message>
    <message>
        <source>Also list price lists and figures more than 90 days old, and what would replace them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also possible</source>
        <translation>Também possíveis</translation>
    </message>
    <message>
        <source>Also read the catalogue files in this directory; they replace shipped entries with the same id. Can be repeated.</source>
        <translation>Lê também os arquivos de catálogo deste diretório; eles substituem as entradas fornecidas de mesmo id. Pode ser usada várias vezes.</translation>
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
        <source>Alt+Left, Alt+Right</source>
        <translation>Alt+Seta para a esquerda, Alt+Seta para a direita</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Seta para cima</translation>
    </message>
    <message>
        <source>Alt+arrow keys, drag</source>
        <translation>Alt+setas, arrastar</translation>
    </message>
    <message>
        <source>Amazon in Anthropic</source>
        <translation>Amazon na Anthropic</translation>
    </message>
    <message>
        <source>Amazon results for the fourth quarter of 2025.</source>
        <translation>Resultados da Amazon do quarto trimestre de 2025.</translation>
    </message>
    <message>
        <source>Amazon's figure for its servers from 2025 on.</source>
        <translation>O que a Amazon informa para seus servidores a partir de 2025.</translation>
    </message>
    <message>
        <source>An analysis covers one metric.</source>
        <translation>Uma pergunta trata de uma só métrica.</translation>
    </message>
    <message>
        <source>An earlier row has another price for the same item, place and date.</source>
        <translation>Uma linha anterior tem outro preço para o mesmo item, lugar e data.</translation>
    </message>
    <message>
        <source>An earlier row is the same.</source>
        <translation>Uma linha anterior diz o mesmo.</translation>
    </message>
    <message>
        <source>An eighth of the 10 TFLOPS of HGX B300.</source>
        <translation>Um oitavo dos 10 TFLOPS do HGX B300.</translation>
    </message>
    <message>
        <source>An eighth of the 296 TFLOPS of HGX B200.</source>
        <translation>Um oitavo dos 296 TFLOPS do HGX B200.</translation>
    </message>
    <message>
        <source>An encoder needs a text of at least 1 token.</source>
        <translation>Um codificador precisa de um texto de pelo menos 1 token.</translation>
    </message>
    <message>
        <source>An exchange rate must be from %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An exchange rate needs a currency other than USD.</source>
        <translation>Uma taxa de câmbio é de outra moeda que não USD.</translation>
    </message>
    <message>
        <source>An immature SDK and few supported models held back Trainium1.</source>
        <translation>Um SDK imaturo e poucos modelos suportados frearam o Trainium1.</translation>
    </message>
    <message>
        <source>An import report is not a list, so it cannot be printed as CSV.</source>
        <translation>O relatório de uma importação não é uma lista e não pode ser impresso em CSV.</translation>
    </message>
    <message>
        <source>An indexer caches 128 more elements a layer and token.</source>
        <translation>Um indexador guarda em cache mais 128 elementos por camada e token.</translation>
    </message>
    <message>
        <source>An indexer needs both the number of heads and their size.</source>
        <translation>Um indexador precisa de cabeças e do tamanho delas.</translation>
    </message>
    <message>
        <source>An internal AWS test of a GPT-class model came to 54% lower cost per token than on A100 clusters.</source>
        <translation>Um teste interno da AWS com um modelo da classe GPT chegou a um custo por token 54% menor que em clusters de A100.</translation>
    </message>
    <message>
        <source>An official source needs an address.</source>
        <translation>Uma fonte oficial tem endereço.</translation>
    </message>
    <message>
        <source>An ordinary PyTorch training loop runs on TorchNeuron as it is.</source>
        <translation>Um laço de treinamento comum do PyTorch roda no TorchNeuron como está.</translation>
    </message>
    <message>
        <source>An update of December 2025 reports the start.</source>
        <translation>Uma atualização de dezembro de 2025 relata o início.</translation>
    </message>
    <message>
        <source>Analyse what would change the answer, and how certain it is.</source>
        <translation>Mostra o que mudaria a resposta e quão certa ela é.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more gaps: --format csv has the reason of each.</source>
        <translation><numerusform>E mais %n lacuna: --format csv traz o motivo.</numerusform><numerusform>E mais %n lacunas: --format csv traz o motivo de cada uma.</numerusform></translation>
    </message>
    <message>
        <source>Annotate a mark</source>
        <translation>Escrever em uma marca</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Anunciado</translation>
    </message>
    <message>
        <source>Announced and available</source>
        <translation>Anunciado e disponível</translation>
    </message>
    <message>
        <source>Announced and released.</source>
        <translation>Anunciado e lançado.</translation>
    </message>
    <message>
        <source>Announced features are not available yet.</source>
        <translation>O que foi anunciado ainda não está disponível.</translation>
    </message>
    <message>
        <source>Announced on 2025-12-02; the source code was then in a private preview.</source>
        <translation>Anunciado em 2025-12-02; o código-fonte estava então em prévia privada.</translation>
    </message>
    <message>
        <source>Announced products are marked.</source>
        <translation>O que foi apenas anunciado está marcado.</translation>
    </message>
    <message>
        <source>Announced products that are not yet on sale cannot be chosen.</source>
        <translation>O que foi anunciado e ainda não está à venda não pode ser escolhido.</translation>
    </message>
    <message>
        <source>Announced to support NVIDIA NVLink Fusion.</source>
        <translation>Anunciado com suporte a NVIDIA NVLink Fusion.</translation>
    </message>
    <message>
        <source>Announced vs shipping</source>
        <translation>Anunciados e disponíveis</translation>
    </message>
    <message>
        <source>Announced: %1.</source>
        <translation>Anunciado, ainda não disponível: %1.</translation>
    </message>
    <message>
        <source>Announced; expected in the second half of 2026. Figures are from tables made before release.</source>
        <translation>Anunciado; esperado para o segundo semestre de 2026. Os valores são de tabelas anteriores ao lançamento.</translation>
    </message>
    <message>
        <source>Announcement and guide print GB.</source>
        <translation>O anúncio e o guia trazem GB.</translation>
    </message>
    <message>
        <source>Announcement, 144 x 144 GB.</source>
        <translation>Anúncio, 144 x 144 GB.</translation>
    </message>
    <message>
        <source>Announcement.</source>
        <translation>Anúncio.</translation>
    </message>
    <message>
        <source>Another AWS page prints GB/s.</source>
        <translation>Outra página da AWS traz GB/s.</translation>
    </message>
    <message>
        <source>Another assumption also changes the order.</source>
        <translation>Outra premissa também inverte a ordem.</translation>
    </message>
    <message>
        <source>Another column of the same table says 2,340.</source>
        <translation>Outra coluna da mesma tabela diz 2.340.</translation>
    </message>
    <message>
        <source>Another commitment has other prices; change it in the program.</source>
        <translation>Outro compromisso tem outros preços, que estão no programa.</translation>
    </message>
    <message>
        <source>Another one has other formulas; change it in the program and export again.</source>
        <translation>Outra escolha tem outras fórmulas; altere no programa e exporte de novo.</translation>
    </message>
    <message>
        <source>Another precision has different chip peaks.</source>
        <translation>Com outra aritmética, o pico de cada chip é outro.</translation>
    </message>
    <message>
        <source>Another price list or workload may change a verdict: each one is recalculated.</source>
        <translation>Outra tabela de preços ou carga de trabalho pode mudar um resultado: cada um é recalculado.</translation>
    </message>
    <message>
        <source>Another program is using the price store.</source>
        <translation>A base de preços está em uso por outro programa.</translation>
    </message>
    <message>
        <source>Another version of the page says GiB.</source>
        <translation>Outra versão da página diz GiB.</translation>
    </message>
    <message>
        <source>Another version of the page.</source>
        <translation>Outra versão da página.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Resposta</translation>
    </message>
    <message>
        <source>Answer at lower end</source>
        <translation>Resposta em De</translation>
    </message>
    <message>
        <source>Answer at upper end</source>
        <translation>Resposta em Até</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Respostas</translation>
    </message>
    <message>
        <source>Anthropic, OpenAI, Mistral and others</source>
        <translation>Anthropic, OpenAI, Mistral e outros</translation>
    </message>
    <message>
        <source>Apache 2.0</source>
        <translation>Apache 2.0</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aparência</translation>
    </message>
    <message>
        <source>Appendix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appendix: %1</source>
        <comment>a chapter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Applies a ready-made selection to this comparison.</source>
        <translation>Põe uma escolha pronta nesta comparação.</translation>
    </message>
    <message>
        <source>Applies to row</source>
        <translation>De qual linha</translation>
    </message>
    <message>
        <source>Applies to this page only; the other pages stay as they are.</source>
        <translation>Uma escolha só desta página; as outras páginas ficam como estão.</translation>
    </message>
    <message>
        <source>Apply the options of the command line</source>
        <translation>Assumir o que diz a linha de comando</translation>
    </message>
    <message>
        <source>Approximate.</source>
        <translation>Aproximado.</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Arquitetura</translation>
    </message>
    <message>
        <source>Arithmetic and reason</source>
        <translation>Cálculo e motivo</translation>
    </message>
    <message>
        <source>Arithmetic intensity</source>
        <translation>Intensidade aritmética</translation>
    </message>
    <message>
        <source>Arithmetic on each byte of memory traffic</source>
        <translation>Aritmética por byte de tráfego de memória</translation>
    </message>
    <message>
        <source>Arithmetic per batch</source>
        <translation>Aritmética de um batch</translation>
    </message>
    <message>
        <source>Arithmetic per step</source>
        <translation>Aritmética de um passo</translation>
    </message>
    <message>
        <source>Arrange charts on slides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrange the charts of the selected slides, or of this one and those after it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arranges pages and charts as the slides of a deck, and exports or presents them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As &amp;selected</source>
        <translation>Como na &amp;seleção</translation>
    </message>
    <message>
        <source>As FP16; no data sheet seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As ND GB200 v6; no page states it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a &amp;ratio (1.3×)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a private preview.</source>
        <translation>Como prévia privada.</translation>
    </message>
    <message>
        <source>As a share of the machine price: staff, spare parts, service contract. Affects the cost of owning.</source>
        <translation>Como parte do preço da máquina: pessoal, peças de reposição, contrato de serviço. Afeta o custo da máquina própria.</translation>
    </message>
    <message>
        <source>As announced, at 1,750 MHz.</source>
        <translation>Como anunciado, a 1.750 MHz.</translation>
    </message>
    <message>
        <source>As announced.</source>
        <translation>Como anunciado.</translation>
    </message>
    <message>
        <source>As first published, corrected four days later.</source>
        <translation>Como publicado de início, corrigido quatro dias depois.</translation>
    </message>
    <message>
        <source>As first published.</source>
        <translation>Como publicado de início.</translation>
    </message>
    <message>
        <source>As it is now: %1, %2.</source>
        <translation>Como está agora: %1, %2.</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Como estava</translation>
    </message>
    <message>
        <source>As many as &amp;fit</source>
        <translation>Quantos &amp;couberem</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>Data-base</translation>
    </message>
    <message>
        <source>As of the September 2024 launch.</source>
        <translation>Na época do lançamento, em setembro de 2024.</translation>
    </message>
    <message>
        <source>As provisioned.</source>
        <translation>Como provisionado.</translation>
    </message>
    <message>
        <source>As shipped.</source>
        <translation>Como fornecido.</translation>
    </message>
    <message>
        <source>As shown on the pages</source>
        <translation>Como constam nas páginas</translation>
    </message>
    <message>
        <source>As stated by AWS.</source>
        <translation>Como a AWS informa.</translation>
    </message>
    <message>
        <source>As stated by the vendor.</source>
        <translation>Conforme informa o fornecedor.</translation>
    </message>
    <message>
        <source>Ask a question</source>
        <translation>Faça uma pergunta</translation>
    </message>
    <message>
        <source>Assign it with --map price=COLUMN or --map instance=COLUMN; if everything is in one column, set the separator: --map separator=;</source>
        <translation>Indique qual é com --map price=COLUMN ou --map instance=COLUMN; se tudo estiver em uma só coluna, o separador pode ser outro: --map separator=;</translation>
    </message>
    <message>
        <source>Assign the columns</source>
        <translation>Indique qual coluna contém o quê</translation>
    </message>
    <message>
        <source>Assign the columns. An instance or an accelerator, a price and the provider are required; leave out what the file does not have.</source>
        <translation>Indique qual coluna contém o quê. São necessários uma instância ou um acelerador, um preço e o provedor; omita o que o arquivo não tem.</translation>
    </message>
    <message>
        <source>Assigns the columns of the file.</source>
        <translation>Indica o que significa cada coluna do arquivo.</translation>
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
        <source>Assumes that the printed FP16 tensor rate is with sparsity.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assumes that the printed rate is with sparsity.</source>
        <translation type="unfinished"></translation>
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
        <source>Assumptions to change</source>
        <translation>As premissas possíveis</translation>
    </message>
    <message>
        <source>Assumptions: %1</source>
        <translation>Premissas: %1</translation>
    </message>
    <message>
        <source>At %1 a month it pays back after %2.</source>
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
        <source>At 2,200 MHz.</source>
        <translation>A 2.200 MHz.</translation>
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
        <source>At most one scenario can be the baseline; found %1.</source>
        <translation>No máximo um cenário pode ser a referência; aqui há %1.</translation>
    </message>
    <message>
        <source>At the 1,600 MHz it ships with; Epoch AI says 1,678.</source>
        <translation>Nos 1.600 MHz com que é fornecido; a Epoch AI diz 1.678.</translation>
    </message>
    <message>
        <source>At the midpoint of the cost ranges. The spend that moves, the weeks and their cost are assumptions of the group Break-even.</source>
        <translation>No meio das faixas dos custos. O dinheiro que migra, as semanas e o custo delas são premissas do grupo Ponto de equilíbrio.</translation>
    </message>
    <message>
        <source>At these prices it does not pay back.</source>
        <translation>A estes preços, não compensa.</translation>
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
        <source>Attention factor</source>
        <translation>Fator da atenção</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>Cabeças de atenção</translation>
    </message>
    <message>
        <source>Attention window</source>
        <translation>Janela de atenção</translation>
    </message>
    <message>
        <source>Austin (Texas) and Cupertino (California)</source>
        <translation type="unfinished"></translation>
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
        <source>Available</source>
        <translation>Disponível</translation>
    </message>
    <message>
        <source>Available lists: %1.</source>
        <translation>Há listas de %1.</translation>
    </message>
    <message>
        <source>Available: %1.</source>
        <translation>Opções: %1.</translation>
    </message>
    <message>
        <source>Available: %1; "chipboard prices list" describes them.</source>
        <translation>Existem %1; “chipboard prices list” mostra quais são.</translation>
    </message>
    <message>
        <source>Average of the offers.</source>
        <translation>Média das ofertas.</translation>
    </message>
    <message>
        <source>Azure retail prices (CSV or JSON)</source>
        <translation>Preços de varejo do Azure (CSV ou JSON)</translation>
    </message>
    <message>
        <source>B output tokens/month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BERT-base</source>
        <translation>BERT-base</translation>
    </message>
    <message>
        <source>BERT-large</source>
        <translation>BERT-large</translation>
    </message>
    <message>
        <source>BERT-large, 128 tokens a text</source>
        <translation>BERT-large, 128 tokens por texto</translation>
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
        <source>BLOOM-176B</source>
        <translation>BLOOM-176B</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Back to all colours</source>
        <translation>Voltar a todas as cores</translation>
    </message>
    <message>
        <source>Back, forward</source>
        <translation>Voltar, avançar</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Largura de banda</translation>
    </message>
    <message>
        <source>Bandwidth ratio of the UltraServers</source>
        <translation>Razão das larguras de banda dos UltraServers</translation>
    </message>
    <message>
        <source>Bandwidth unit of Trainium1 and Inferentia2</source>
        <translation>Unidade da largura de banda de Trainium1 e Inferentia2</translation>
    </message>
    <message>
        <source>Bandwidth, TB/s per chip</source>
        <translation>Largura de banda, TB/s por chip</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>Barras</translation>
    </message>
    <message>
        <source>Bars start at zero and have the same order in all four charts. Solid bars are shipping and published, hatched ones announced, outlined ones our estimates. Lines show ranges, "~" an approximate figure, "n/p" an unpublished one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bars start at zero.</source>
        <translation>As barras começam no zero.</translation>
    </message>
    <message>
        <source>Bars: data of the bar charts</source>
        <translation>Barras: o que mostram os gráficos de barras</translation>
    </message>
    <message>
        <source>Base of the 30 to 40%</source>
        <translation>Base dos 30 a 40%</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Referência</translation>
    </message>
    <message>
        <source>Baseline rate.</source>
        <translation>Taxa de base.</translation>
    </message>
    <message>
        <source>Baseline removed.</source>
        <translation>Referência removida.</translation>
    </message>
    <message>
        <source>Baseline set to %1.</source>
        <translation>Referência definida: %1.</translation>
    </message>
    <message>
        <source>Baseline; bursts to 10.</source>
        <translation>De base; em pico, até 10.</translation>
    </message>
    <message>
        <source>Baseline; short bursts go higher.</source>
        <translation>De base; picos curtos vão além.</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation>Base</translation>
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
        <source>Batch inference</source>
        <translation>Inferência em batch</translation>
    </message>
    <message>
        <source>Batch latency</source>
        <translation>Tempo de um batch</translation>
    </message>
    <message>
        <source>Batches</source>
        <translation>Batches</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Before it</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Before release.</source>
        <translation>Antes do lançamento.</translation>
    </message>
    <message>
        <source>Before the cut of June 2025.</source>
        <translation>Antes da redução de junho de 2025.</translation>
    </message>
    <message>
        <source>Before the rise of January 2026.</source>
        <translation>Antes do aumento de janeiro de 2026.</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Abaixo</translation>
    </message>
    <message>
        <source>Below 10,000 USD of inference a month the engineering mostly costs more than it saves.</source>
        <translation>Abaixo de 10.000 USD de inferência por mês, a engenharia em geral custa mais do que economiza.</translation>
    </message>
    <message>
        <source>Below it</source>
        <translation>Abaixo</translation>
    </message>
    <message>
        <source>Below one A100 in every peak figure; the class is about price.</source>
        <translation>Abaixo de uma A100 em todos os valores de pico; a classe se refere ao preço.</translation>
    </message>
    <message>
        <source>Below the guide's lower threshold, a move to other software does not pay off.</source>
        <translation>Abaixo do limiar menor do guia, migrar para outro software não compensa.</translation>
    </message>
    <message>
        <source>Benchmark your workload: 8 of 10 results differ by %1 to %2.</source>
        <comment>two percentages</comment>
        <translation>Meça sua própria carga: 8 em cada 10 resultados se desviam da estimativa de %1 a %2.</translation>
    </message>
    <message>
        <source>Best common</source>
        <translation>Melhor em comum</translation>
    </message>
    <message>
        <source>Best first</source>
        <translation>Melhores primeiro</translation>
    </message>
    <message>
        <source>Best fit: %1 at %2</source>
        <translation>Melhor opção: %1 com %2</translation>
    </message>
    <message>
        <source>Best fit: %1 at %2, about the same as %3</source>
        <translation>Melhor opção: %1 com %2, praticamente igual a %3</translation>
    </message>
    <message>
        <source>Best fit: %1 at %2; next %3 at %4</source>
        <comment>a chip, its cost, another chip, its cost</comment>
        <translation>Melhor opção: %1 com %2; depois, %3 com %4</translation>
    </message>
    <message>
        <source>Best per watt</source>
        <translation>Melhor por watt</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>Melhor: %1</translation>
    </message>
    <message>
        <source>Between %1 and %2</source>
        <comment>two ends of a range, at the start of a sentence</comment>
        <translation>Entre %1 e %2</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>Conta</translation>
    </message>
    <message>
        <source>Billion output tokens served per month; determines the bill.</source>
        <translation>Quantos bilhões de tokens de saída você serve por mês; a conta decorre disso.</translation>
    </message>
    <message>
        <source>Black on white with strong lines, for more contrast.</source>
        <translation>Preto sobre branco com linhas fortes, para olhos que precisam de contraste.</translation>
    </message>
    <message>
        <source>Board &gt; Prices offers the newest of these; a board keeps the list it was created with.</source>
        <translation>Comparação &gt; Preços oferece a mais nova delas; uma comparação mantém aquela com que foi feita.</translation>
    </message>
    <message>
        <source>Board &gt; Scenarios saves the current state under a name and starts another scenario.</source>
        <translation>Comparação &gt; Cenários guarda com um nome o que está aqui e inicia outro cenário.</translation>
    </message>
    <message>
        <source>Both a board and --board-text are given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both a workload and a model are given.</source>
        <translation>Foram indicados uma carga de trabalho e um modelo.</translation>
    </message>
    <message>
        <source>Both are correct: shown in 2018, in use with Inf1 in 2019.</source>
        <translation>Ambos valem: apresentado em 2018, em uso com Inf1 em 2019.</translation>
    </message>
    <message>
        <source>Both are correct: shown in 2020, Trn1 generally available in October 2022.</source>
        <translation>As duas se sustentam: mostrado em 2020, Trn1 em disponibilidade geral em outubro de 2022.</translation>
    </message>
    <message>
        <source>Both come from 1,200 acres, cut off or rounded; no other number differs between the translations.</source>
        <translation>Ambos vêm de 1.200 acres, truncados ou arredondados; nenhum outro número difere entre as traduções.</translation>
    </message>
    <message>
        <source>Bottleneck</source>
        <translation>Gargalo</translation>
    </message>
    <message>
        <source>Brand &amp;theme</source>
        <translation>Identidade vis&amp;ual</translation>
    </message>
    <message>
        <source>Brand theme</source>
        <translation>Identidade visual</translation>
    </message>
    <message>
        <source>Brand theme (*.json)</source>
        <translation>Identidade visual (*.json)</translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation>Ponto de equilíbrio</translation>
    </message>
    <message>
        <source>Break-even after %1, at %2 in both cases.</source>
        <translation>Equilíbrio após %1, quando %2 foram pagos nos dois casos.</translation>
    </message>
    <message>
        <source>Break-even at</source>
        <translation>Equilíbrio em</translation>
    </message>
    <message>
        <source>Break-even load of renting vs API</source>
        <translation>Carga a partir da qual alugar supera uma API</translation>
    </message>
    <message>
        <source>Break-even output of renting vs API</source>
        <translation>Saída a partir da qual alugar supera uma API</translation>
    </message>
    <message>
        <source>Break-even point</source>
        <translation>Ponto de equilíbrio</translation>
    </message>
    <message>
        <source>Break-even point: %1, %2.</source>
        <translation>Aqui a ordem se inverte: %1, %2.</translation>
    </message>
    <message>
        <source>Break-even utilisation of buying</source>
        <translation>Uso a partir do qual comprar compensa</translation>
    </message>
    <message>
        <source>Bug fixes.</source>
        <translation>Correções de erros.</translation>
    </message>
    <message>
        <source>Building and running a model on Trainium3 costs up to 30 or 40% less than on GPUs, says the head of the Austin lab.</source>
        <translation>Desenvolver e executar um modelo no Trainium3 custa até 30 ou 40% menos que em GPUs, diz o chefe do laboratório de Austin.</translation>
    </message>
    <message>
        <source>Built for OpenAI.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Busy chips</source>
        <translation>Chips que trabalham</translation>
    </message>
    <message>
        <source>Busy replicas</source>
        <translation>Cópias ocupadas</translation>
    </message>
    <message>
        <source>Buying never pays off: renting for all hours costs less than owning.</source>
        <translation>Comprar nunca compensa: o aluguel de todas as horas fica abaixo do custo da máquina própria.</translation>
    </message>
    <message>
        <source>Buying never wins</source>
        <translation>Comprar nunca compensa</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>By</source>
        <comment>grouped by</comment>
        <translation>Por</translation>
    </message>
    <message>
        <source>By &amp;value</source>
        <translation>Por &amp;valor</translation>
    </message>
    <message>
        <source>By formula.</source>
        <translation>Por fórmula.</translation>
    </message>
    <message>
        <source>By press.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By press; NVIDIA publishes none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By serving software and chip family; the share refers to the memory bandwidth.</source>
        <translation>Por software de serving e família de chips; a parcela é da largura de banda de memória.</translation>
    </message>
    <message>
        <source>C&amp;hart</source>
        <translation>&amp;Gráfico</translation>
    </message>
    <message>
        <source>C&amp;olour-vision simulation</source>
        <translation>Como os &amp;outros veem</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <translation>&amp;Cores</translation>
    </message>
    <message>
        <source>C&amp;ustom values…</source>
        <translation>Va&amp;lores próprios…</translation>
    </message>
    <message>
        <source>CC-Cores</source>
        <translation>CC-Cores</translation>
    </message>
    <message>
        <source>CC-Cores, NKI guides</source>
        <translation>CC-Cores, guias da NKI</translation>
    </message>
    <message>
        <source>CC-Cores, chip pages</source>
        <translation>CC-Cores, páginas dos chips</translation>
    </message>
    <message>
        <source>CES 2026, said to be in full production.</source>
        <translation>CES 2026, dito em plena produção.</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>Tabela CSV</translation>
    </message>
    <message>
        <source>CUDA</source>
        <translation>CUDA</translation>
    </message>
    <message>
        <source>CUDA-only operations</source>
        <translation>Operações só em CUDA</translation>
    </message>
    <message>
        <source>Cache per request</source>
        <translation>Cache de uma requisição</translation>
    </message>
    <message>
        <source>Cache per request at its full length</source>
        <translation>Cache de uma requisição no comprimento total</translation>
    </message>
    <message>
        <source>Cache per token</source>
        <translation>Cache de um token</translation>
    </message>
    <message>
        <source>Cached elements and FLOP of an item must be numbers of at least 0.</source>
        <translation>Elementos em cache e FLOP de um item devem ser números a partir de 0.</translation>
    </message>
    <message>
        <source>Cached share of the prompt</source>
        <translation>Parcela do prompt em cache</translation>
    </message>
    <message>
        <source>Cached values of one token over all layers: 2 × layers × KV heads × head size, unless the model states them. Windowed layers keep their share.</source>
        <translation>Valores em cache de um token em todas as camadas, 2 × camadas × cabeças KV × tamanho da cabeça se o modelo não os informa; as camadas com janela mantêm sua parte.</translation>
    </message>
    <message>
        <source>Calculated by the tool from individual items; some types may not be sold in this region.</source>
        <translation>Calculado pela ferramenta a partir de itens avulsos; alguns tipos podem não ser vendidos nesta região.</translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation>Como se chegou a ele</translation>
    </message>
    <message>
        <source>Calculation: %1.</source>
        <translation>Como se calcula: %1.</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Calibração</translation>
    </message>
    <message>
        <source>Called dense there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cannot be compared</source>
        <translation>Não é possível comparar</translation>
    </message>
    <message>
        <source>Cannot be estimated</source>
        <translation>Não é possível estimar</translation>
    </message>
    <message>
        <source>Cannot create the folder for column mappings.</source>
        <translation>Não foi possível criar a pasta de mapeamentos de colunas.</translation>
    </message>
    <message>
        <source>Cannot create the folder of the price store.</source>
        <translation>Não foi possível criar a pasta da base de preços.</translation>
    </message>
    <message>
        <source>Cannot create the folder.</source>
        <translation>Não foi possível criar a pasta.</translation>
    </message>
    <message>
        <source>Cannot create the workbook: %1.</source>
        <translation>Não foi possível montar a pasta de trabalho: %1.</translation>
    </message>
    <message>
        <source>Cannot create their folder.</source>
        <translation>Não foi possível criar a pasta delas.</translation>
    </message>
    <message>
        <source>Cannot open the file: %1.</source>
        <translation>Não foi possível abrir o arquivo: %1.</translation>
    </message>
    <message>
        <source>Cannot open the price store.</source>
        <translation>Não foi possível abrir a base de preços.</translation>
    </message>
    <message>
        <source>Cannot open the window: there is no display. "chipboard export --to dashboard.pdf" writes the dashboard to a file.</source>
        <translation>Não há tela em que mostrar a janela. “chipboard export --to dashboard.pdf” grava o painel em um arquivo.</translation>
    </message>
    <message>
        <source>Cannot reach %1 per user: %2.</source>
        <comment>the level, rows</comment>
        <translation>Não alcançam %1 por usuário: %2.</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>Não é possível ler %1: %2.</translation>
    </message>
    <message>
        <source>Cannot read the directory.</source>
        <translation>Não foi possível ler o diretório.</translation>
    </message>
    <message>
        <source>Cannot read the file again.</source>
        <translation>Não foi possível ler o arquivo de novo.</translation>
    </message>
    <message>
        <source>Cannot read the file to its end.</source>
        <translation>Não foi possível ler o arquivo até o fim.</translation>
    </message>
    <message>
        <source>Cannot read the file: %1.</source>
        <translation>Não foi possível ler o arquivo: %1.</translation>
    </message>
    <message>
        <source>Cannot read the price store.</source>
        <translation>Não foi possível ler a base de preços.</translation>
    </message>
    <message>
        <source>Cannot read the settings. %1</source>
        <translation>Não foi possível ler as configurações. %1</translation>
    </message>
    <message>
        <source>Cannot save the comparison for the next start. %1</source>
        <translation>Não foi possível guardar a comparação para o próximo início. %1</translation>
    </message>
    <message>
        <source>Cannot save the settings. %1</source>
        <translation>Não foi possível guardar as configurações. %1</translation>
    </message>
    <message>
        <source>Cannot write "%1" in full: %2.</source>
        <translation>Não foi possível gravar “%1” por inteiro: %2.</translation>
    </message>
    <message>
        <source>Cannot write "%1": %2.</source>
        <translation>Não foi possível gravar “%1”: %2.</translation>
    </message>
    <message>
        <source>Cannot write the result to standard output.</source>
        <translation>Não foi possível gravar o resultado na saída padrão.</translation>
    </message>
    <message>
        <source>Cannot write to the price store.</source>
        <translation>Não foi possível gravar na base de preços.</translation>
    </message>
    <message>
        <source>Capacity Block</source>
        <translation>Capacity Block</translation>
    </message>
    <message>
        <source>Capacity Block</source>
        <comment>the type of a price</comment>
        <translation>Capacity Block</translation>
    </message>
    <message>
        <source>Capacity Block price</source>
        <translation>preço de Capacity Block</translation>
    </message>
    <message>
        <source>Capacity block in us-east-2; there is no on-demand price.</source>
        <translation>Capacity Block em us-east-2; não há preço sob demanda.</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Catálogo</translation>
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
        <source>Caution</source>
        <translation>Atenção</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Probabilidade</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Probabilidades</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Variação</translation>
    </message>
    <message>
        <source>Change a yellow cell, and all results update. An empty cell uses the program's rule. The sheet is protected without a password.</source>
        <translation>Altere uma célula amarela, e todos os resultados acompanham. Uma célula vazia segue a regra do programa. A planilha está protegida sem senha.</translation>
    </message>
    <message>
        <source>Change assumptions</source>
        <translation>Alterar premissas</translation>
    </message>
    <message>
        <source>Change the assumption %1</source>
        <translation>Alterar a premissa %1</translation>
    </message>
    <message>
        <source>Change the question</source>
        <translation>Alterar a pergunta</translation>
    </message>
    <message>
        <source>Change your value…</source>
        <translation>Alterar seu valor…</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Alterado</translation>
    </message>
    <message>
        <source>Changed assumptions</source>
        <translation>Premissas alteradas</translation>
    </message>
    <message>
        <source>Changed since the board was saved</source>
        <translation>O que mudou desde então</translation>
    </message>
    <message>
        <source>Changed values are marked with ●: %1.</source>
        <translation>Valores alterados são marcados com ●: %1.</translation>
    </message>
    <message>
        <source>Changes between generations</source>
        <translation>O que mudou entre as gerações</translation>
    </message>
    <message>
        <source>Changes outside this window belong to the active scenario. Undo (Ctrl+Z) restores what you remove or overwrite.</source>
        <translation>O que você altera fora desta janela pertence ao cenário ativo. O que for removido ou copiado volta com Desfazer (Ctrl+Z).</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Alterar…</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Chart num&amp;bers</source>
        <translation>Nú&amp;meros do gráfico</translation>
    </message>
    <message>
        <source>Chart: %1</source>
        <translation>Gráfico: %1</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>Charts per slide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Charts removed: %1.</source>
        <translation>Gráficos removidos: %1.</translation>
    </message>
    <message>
        <source>Charts show the final fit: median error %1 over %2 measurements.</source>
        <comment>14%, 3,380</comment>
        <translation>Os gráficos mostram o ajuste final: erro mediano de %1 em %2 medições.</translation>
    </message>
    <message>
        <source>Cheapest to serve</source>
        <translation>Servir pelo menor custo</translation>
    </message>
    <message>
        <source>Cheapest to train</source>
        <translation>Treinamento mais barato</translation>
    </message>
    <message>
        <source>Cheapest zone use1-atl2-az1, dearest use1-az2.</source>
        <translation>Zona mais barata: use1-atl2-az1; mais cara: use1-az2.</translation>
    </message>
    <message>
        <source>Cheapest zone use1-atl2-az1, dearest use1-az6.</source>
        <translation>Zona mais barata: use1-atl2-az1; mais cara: use1-az6.</translation>
    </message>
    <message>
        <source>Cheapest zone use1-az1.</source>
        <translation>Zona mais barata: use1-az1.</translation>
    </message>
    <message>
        <source>Cheapest zone use1-az2.</source>
        <translation>Zona mais barata: use1-az2.</translation>
    </message>
    <message>
        <source>Cheapest zone use1-az4.</source>
        <translation>Zona mais barata: use1-az4.</translation>
    </message>
    <message>
        <source>Cheapest zone use1-az5, dearest use1-az3.</source>
        <translation>Zona mais barata: use1-az5; mais cara: use1-az3.</translation>
    </message>
    <message>
        <source>Cheapest zone use1-az5.</source>
        <translation>Zona mais barata: use1-az5.</translation>
    </message>
    <message>
        <source>Cheapest zone use2-az1, dearest use2-az3.</source>
        <translation>Zona mais barata: use2-az1; mais cara: use2-az3.</translation>
    </message>
    <message>
        <source>Cheapest zone use2-az1; the only zone with a price.</source>
        <translation>Zona mais barata: use2-az1; a única zona com preço.</translation>
    </message>
    <message>
        <source>Cheapest zone use2-az2, dearest use2-az1.</source>
        <translation>Zona mais barata: use2-az2; mais cara: use2-az1.</translation>
    </message>
    <message>
        <source>Cheapest zone use2-az3, dearest use2-az1.</source>
        <translation>Zona mais barata: use2-az3; mais cara: use2-az1.</translation>
    </message>
    <message>
        <source>Cheapest zone use2-az3, dearest use2-az1. Exactly a tenth of on-demand, so perhaps a floor.</source>
        <translation>Zona mais barata: use2-az3; mais cara: use2-az1. Exatamente um décimo do preço sob demanda; talvez seja um piso.</translation>
    </message>
    <message>
        <source>Cheapest zone usw1-az3; the only zone with a price.</source>
        <translation>Zona mais barata: usw1-az3; a única zona com preço.</translation>
    </message>
    <message>
        <source>Cheapest zone usw2-az2, dearest usw2-az1.</source>
        <translation>Zona mais barata: usw2-az2; mais cara: usw2-az1.</translation>
    </message>
    <message>
        <source>Cheapest zone usw2-az2; the only zone with a price.</source>
        <translation>Zona mais barata: usw2-az2; a única zona com preço.</translation>
    </message>
    <message>
        <source>Cheapest zone usw2-az3, dearest usw2-az2.</source>
        <translation>Zona mais barata: usw2-az3; mais cara: usw2-az2.</translation>
    </message>
    <message>
        <source>Cheapest zone usw2-az3, dearest usw2-az4.</source>
        <translation>Zona mais barata: usw2-az3; mais cara: usw2-az4.</translation>
    </message>
    <message>
        <source>Cheapest zone usw2-az3; the only zone with a price.</source>
        <translation>Zona mais barata: usw2-az3; a única zona com preço.</translation>
    </message>
    <message>
        <source>Cheapest zone usw2-az4, dearest usw2-az2.</source>
        <translation>Zona mais barata: usw2-az4; mais cara: usw2-az2.</translation>
    </message>
    <message>
        <source>Check a bill above the current spend.</source>
        <translation>Uma conta acima do que se gasta hoje precisa ser verificada.</translation>
    </message>
    <message>
        <source>Check a bill for fewer chips than the smallest instance has.</source>
        <translation>Uma conta de menos chips do que tem a menor instância precisa ser verificada.</translation>
    </message>
    <message>
        <source>Check a price from a list other than the chosen one.</source>
        <translation>Um preço de outra tabela que não a escolhida precisa ser verificado.</translation>
    </message>
    <message>
        <source>Check a price from another region or cloud.</source>
        <translation>Um preço de outra região ou nuvem precisa ser verificado.</translation>
    </message>
    <message>
        <source>Check catalogue files and boards.</source>
        <translation>Verifica arquivos de catálogo e comparações.</translation>
    </message>
    <message>
        <source>Check first</source>
        <translation>Verificar antes</translation>
    </message>
    <message>
        <source>Check first, then export without --check.</source>
        <translation>Verifique primeiro e depois grave sem --check.</translation>
    </message>
    <message>
        <source>Check its availability in %1: no price list here lists it.</source>
        <translation>Verifique se está disponível em %1: nenhuma tabela daqui o informa.</translation>
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
        <source>Check slide</source>
        <translation>Verificar slide</translation>
    </message>
    <message>
        <source>Check that its folder exists and is writable.</source>
        <translation>Verifique se a pasta existe e se é possível gravar nela.</translation>
    </message>
    <message>
        <source>Check that the Neuron SDK supports the model and its operators.</source>
        <translation>Verifique se o Neuron SDK suporta o modelo e seus operadores.</translation>
    </message>
    <message>
        <source>Check that the software of %1 runs the model, and plan the move.</source>
        <translation>Verifique se o software de %1 executa o modelo e planeje a migração.</translation>
    </message>
    <message>
        <source>Check the bill: %1 a month for continuous use exceeds today's %2.</source>
        <translation>Verifique a conta: %1 por mês, em uso o tempo todo, são mais que os %2 de hoje.</translation>
    </message>
    <message>
        <source>Check the bill: it covers %1, because no instance here has fewer than %2.</source>
        <translation>Verifique a conta: é a de %1, e nenhuma instância aqui tem menos de %2.</translation>
    </message>
    <message>
        <source>Check the closing brackets: no file of this program needs that.</source>
        <translation>Nenhum arquivo deste programa precisa disso: verifique onde os colchetes fecham.</translation>
    </message>
    <message>
        <source>Check the column separator.</source>
        <translation>Verifique qual caractere separa as colunas.</translation>
    </message>
    <message>
        <source>Check the commas, quotes and brackets before this place.</source>
        <translation>Verifique as vírgulas, aspas e colchetes antes deste ponto.</translation>
    </message>
    <message>
        <source>Check the disk and its free space. Stored prices are unchanged.</source>
        <translation>Verifique o disco e o espaço livre. O que já estava gravado não mudou.</translation>
    </message>
    <message>
        <source>Check the disk and the permissions of the file. It was not changed.</source>
        <translation>Verifique o disco e as permissões do arquivo. Ele fica como está.</translation>
    </message>
    <message>
        <source>Check the disk and try again, or choose another folder.</source>
        <translation>Verifique o disco e tente de novo, ou escolha outra pasta.</translation>
    </message>
    <message>
        <source>Check the disk and try again, or choose another folder; the old file is unchanged.</source>
        <translation>Verifique o disco e tente de novo, ou escolha outra pasta; o arquivo antigo está como estava.</translation>
    </message>
    <message>
        <source>Check the first match</source>
        <translation>Marcar o primeiro resultado</translation>
    </message>
    <message>
        <source>Check the number and its unit.</source>
        <translation>Verifique o número e sua unidade.</translation>
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
        <source>Check the price: it is from %1.</source>
        <translation>Verifique o preço: foi usado o de %1.</translation>
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
        <source>Check whether the figure is per chip, for all chips, or something else.</source>
        <translation>Verifique se o valor é por chip, de todos os chips ou de outra coisa.</translation>
    </message>
    <message>
        <source>Check whether the file is a price list.</source>
        <translation>Verifique se o arquivo é uma tabela de preços.</translation>
    </message>
    <message>
        <source>Check whether the file is a table.</source>
        <translation>Verifique se o arquivo é mesmo uma tabela.</translation>
    </message>
    <message>
        <source>Check whether this is the sparse figure.</source>
        <translation>Verifique se este é o valor esparso.</translation>
    </message>
    <message>
        <source>Check which is which.</source>
        <translation>Verifique qual dos dois é qual.</translation>
    </message>
    <message>
        <source>Check which other clouds offer it: the price lists here show it only on %1.</source>
        <translation>Verifique quais outras nuvens o têm: as tabelas daqui só o conhecem em %1.</translation>
    </message>
    <message>
        <source>Checks the named files and directories, or the shipped catalogue if none is named. Reports every error with its line and column. In an exported PDF, SVG, PNG, PPTX or XLSX, checks the embedded board.</source>
        <translation>Verifica os arquivos e diretórios indicados, ou o catálogo fornecido se nenhum for indicado, e mostra cada falha com linha e coluna. Em um PDF, SVG, PNG, PPTX ou XLSX exportado, verifica a comparação contida nele.</translation>
    </message>
    <message>
        <source>Checks this page for problems on a slide, and offers fixes.</source>
        <translation>Procura o que ficaria errado com esta página em um slide e oferece correções.</translation>
    </message>
    <message>
        <source>Chip</source>
        <translation>Chip</translation>
    </message>
    <message>
        <source>Chip figures give 6.84x in FP8, 3.51x in BF16 and 3.81x in FP32.</source>
        <translation>Os valores dos chips dão 6,84x em FP8, 3,51x em BF16 e 3,81x em FP32.</translation>
    </message>
    <message>
        <source>Chip figures: 3.5 to 6.8 times, by precision.</source>
        <translation>Valores dos chips: de 3,5 a 6,8 vezes, conforme a precisão.</translation>
    </message>
    <message>
        <source>Chip figures: twice only in FP8.</source>
        <translation>Valores dos chips: o dobro só em FP8.</translation>
    </message>
    <message>
        <source>Chip page.</source>
        <translation>Página do chip.</translation>
    </message>
    <message>
        <source>Chip page: 2.56 TB/s; instance table: 2,048 GiB/s.</source>
        <translation>Página do chip: 2,56 TB/s; tabela da instância: 2.048 GiB/s.</translation>
    </message>
    <message>
        <source>Chip page: 2.9 TB/s.</source>
        <translation>Página do chip: 2,9 TB/s.</translation>
    </message>
    <message>
        <source>Chip page: 4.9 TB/s.</source>
        <translation>Página do chip: 4,9 TB/s.</translation>
    </message>
    <message>
        <source>Chip pages: 16 (Trainium2 and Trainium3).</source>
        <translation>Páginas dos chips: 16 (Trainium2 e Trainium3).</translation>
    </message>
    <message>
        <source>Chip pages: 820 GiB/s.</source>
        <translation>Páginas dos chips: 820 GiB/s.</translation>
    </message>
    <message>
        <source>Chip pages: Trainium2 1,299 FP8, 667 BF16, 181 FP32; Trainium3 671 BF16.</source>
        <translation>Páginas dos chips: Trainium2 1.299 FP8, 667 BF16, 181 FP32; Trainium3 671 BF16.</translation>
    </message>
    <message>
        <source>Chip peak and core peak</source>
        <translation>Pico do chip e pico do núcleo</translation>
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
        <source>Chipboard (ours)</source>
        <translation>Chipboard (nós)</translation>
    </message>
    <message>
        <source>Chipboard can open this file: it contains the comparison.</source>
        <translation>A comparação contida neste arquivo permite abri-lo no Chipboard.</translation>
    </message>
    <message>
        <source>Chipboard compares AI chips: compute, memory, bandwidth and cost.</source>
        <translation>O Chipboard compara chips de IA: computação, memória, largura de banda e custo.</translation>
    </message>
    <message>
        <source>Chipboard comparison (*.chipboard)</source>
        <translation>Comparação do Chipboard (*.chipboard)</translation>
    </message>
    <message>
        <source>Chipboard help</source>
        <translation>Ajuda do Chipboard</translation>
    </message>
    <message>
        <source>Chipboard is free software under the GNU General Public License, version 3 or later, and comes with no warranty. It is built with Qt %1 (LGPL 3), QCustomPlot (GPL 3) and nlohmann/json (MIT), and prefers the typeface Inter (SIL OFL 1.1).</source>
        <translation>O Chipboard é software livre sob a GNU General Public License, versão 3 ou posterior, e vem sem nenhuma garantia. Foi desenvolvido com Qt %1 (LGPL 3), QCustomPlot (GPL 3) e nlohmann/json (MIT), e prefere a fonte tipográfica Inter (SIL OFL 1,1).</translation>
    </message>
    <message>
        <source>Chipboard shows both, side by side.</source>
        <translation>O Chipboard mostra os dois, lado a lado.</translation>
    </message>
    <message>
        <source>Chipboard shows neither figure.</source>
        <translation>O Chipboard não mostra nenhum dos dois valores.</translation>
    </message>
    <message>
        <source>Chipboard shows the first figure.</source>
        <translation>O Chipboard mostra o primeiro valor.</translation>
    </message>
    <message>
        <source>Chipboard shows the second figure.</source>
        <translation>O Chipboard mostra o segundo valor.</translation>
    </message>
    <message>
        <source>Chipboard shows these prices only in the price book %1.</source>
        <translation>O Chipboard mostra estes preços apenas na tabela de preços “%1”.</translation>
    </message>
    <message>
        <source>Chipboard's own slides</source>
        <translation>Slides do próprio Chipboard</translation>
    </message>
    <message>
        <source>Chipboard, catalogue of %1, prices: %2</source>
        <translation>Chipboard, catálogo de %1, preços: %2</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Chips (%1)</source>
        <translation>Chips (%1)</translation>
    </message>
    <message>
        <source>Chips and global batch are assumptions; with them the estimate agrees with the 1.46 million H100 hours of Meta's model card.</source>
        <translation>O número de chips e o lote global são suposições; com elas a estimativa coincide com as 1,46 milhão de horas de H100 da ficha do modelo da Meta.</translation>
    </message>
    <message>
        <source>Chips are rented individually.</source>
        <translation>Os chips são contados um a um.</translation>
    </message>
    <message>
        <source>Chips for the monthly volume</source>
        <translation>Chips para o volume mensal</translation>
    </message>
    <message>
        <source>Chips of %1 exist in one cloud only.</source>
        <translation>Os chips de %1 existem em uma só nuvem.</translation>
    </message>
    <message>
        <source>Chips of Rainier</source>
        <translation>Chips do Rainier</translation>
    </message>
    <message>
        <source>Chips of a rented machine</source>
        <translation>Chips de uma máquina alugada</translation>
    </message>
    <message>
        <source>Chips of one</source>
        <translation>Chips de uma unidade</translation>
    </message>
    <message>
        <source>Chips per replica</source>
        <translation>Chips por réplica</translation>
    </message>
    <message>
        <source>Chips per replica, best so far</source>
        <translation>Chips de uma cópia, melhor até aqui</translation>
    </message>
    <message>
        <source>Chips: %1 times the minimum</source>
        <translation>Quantos chips: %1 vezes o mínimo</translation>
    </message>
    <message>
        <source>Choices: %1.</source>
        <translation>Opções: %1.</translation>
    </message>
    <message>
        <source>Choose PDF, PPTX, PNG or SVG.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a CSV file.</source>
        <translation>Indique um arquivo CSV.</translation>
    </message>
    <message>
        <source>Choose a baseline to see the savings on the current bill.</source>
        <translation>Escolha uma referência para ver quanto se economizaria na conta atual.</translation>
    </message>
    <message>
        <source>Choose a board file.</source>
        <translation>Escolha um arquivo salvo como comparação.</translation>
    </message>
    <message>
        <source>Choose a brand theme…</source>
        <translation>Escolher uma identidade visual…</translation>
    </message>
    <message>
        <source>Choose a chip that supports training.</source>
        <translation>Escolha um chip que treine.</translation>
    </message>
    <message>
        <source>Choose a file with a deck. The deck of a board is exported with --what deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a file with a header and rows.</source>
        <translation>Escolha um arquivo que tenha cabeçalho e linhas.</translation>
    </message>
    <message>
        <source>Choose a file with rows.</source>
        <translation>Indique um arquivo com linhas.</translation>
    </message>
    <message>
        <source>Choose a metric. In a board file that is "charts"; leave it out for the defaults.</source>
        <translation>Escolha uma métrica. No arquivo de uma comparação isso é "charts", que também pode ser omitido para as de costume.</translation>
    </message>
    <message>
        <source>Choose a model that generates text.</source>
        <translation>Escolha um modelo que gere texto.</translation>
    </message>
    <message>
        <source>Choose a name ending in .chipboard, or use File &gt; Export.</source>
        <translation>Escolha um nome que termine em .chipboard ou use Arquivo &gt; Exportar.</translation>
    </message>
    <message>
        <source>Choose a number format that all of them publish.</source>
        <translation>Escolha um formato numérico que todos publiquem.</translation>
    </message>
    <message>
        <source>Choose a precision that the chip supports.</source>
        <translation>Escolha uma precisão que o chip tenha.</translation>
    </message>
    <message>
        <source>Choose a scale from %1 to %2.</source>
        <translation>Escolha uma escala de %1 a %2.</translation>
    </message>
    <message>
        <source>Choose a size of %1 to %2 inches per side, or another format.</source>
        <translation>Escolha um tamanho de %1 a %2 polegadas por lado ou outro formato.</translation>
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
        <source>Choose a stronger colour; the brand theme is still used.</source>
        <translation>Escolha uma cor mais forte; mesmo assim, a identidade visual é usada.</translation>
    </message>
    <message>
        <source>Choose a template</source>
        <translation>Escolha um modelo</translation>
    </message>
    <message>
        <source>Choose a text model.</source>
        <translation>Escolha um modelo de texto.</translation>
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
        <source>Choose a writable folder.</source>
        <translation>Escolha uma pasta em que você possa gravar.</translation>
    </message>
    <message>
        <source>Choose another instance.</source>
        <translation>Escolha outra instância.</translation>
    </message>
    <message>
        <source>Choose another metric for this chart.</source>
        <translation>Escolha outra métrica para este gráfico.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Escolha outro nome.</translation>
    </message>
    <message>
        <source>Choose another one, or "none".</source>
        <translation>Indique outra ou “none”.</translation>
    </message>
    <message>
        <source>Choose another page or chart for slide %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another price list, or enter your own prices.</source>
        <translation>Escolha outra tabela de preços ou informe seus próprios preços.</translation>
    </message>
    <message>
        <source>Choose at least one format.</source>
        <translation>Escolha ao menos um formato.</translation>
    </message>
    <message>
        <source>Choose batch inference, or another model.</source>
        <translation>Escolha inferência em batch ou outro modelo.</translation>
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
        <source>Choose goal, workload and monthly volume above the title. With a volume, one figure is the monthly bill for whole rented instances.</source>
        <translation>Escolha o objetivo, a carga de trabalho e o volume mensal acima do título. Com um volume, um dos números é a fatura mensal do que pode ser alugado.</translation>
    </message>
    <message>
        <source>Choose one of %1, or a size like 210x148mm, 8x4.5in or 1600x900px, each side from 2 to 100 inches.</source>
        <translation>Escolha um destes: %1; ou um tamanho como 210x148mm, 8x4.5in ou 1600x900px, com lados de 2 a 100 polegadas.</translation>
    </message>
    <message>
        <source>Choose one of %1.</source>
        <translation>Escolha um destes: %1.</translation>
    </message>
    <message>
        <source>Choose one of its workloads; "chipboard list workloads" shows the ids.</source>
        <translation>Informe uma carga de trabalho desse modelo; “chipboard list workloads” mostra os ids.</translation>
    </message>
    <message>
        <source>Choose one that the item has, such as memory or price.</source>
        <translation>Escolha um que o item tenha, como memory ou price.</translation>
    </message>
    <message>
        <source>Choose one with --lang LANGUAGE.</source>
        <translation>Escolha um com --lang LANGUAGE.</translation>
    </message>
    <message>
        <source>Choose other rows, prices or another workload.</source>
        <translation>Escolha outras linhas, outros preços ou outra carga de trabalho.</translation>
    </message>
    <message>
        <source>Choose the config.json of the model, not its weights or its tokenizer.</source>
        <translation>Escolha o config.json do modelo, não seus pesos nem seu tokenizador.</translation>
    </message>
    <message>
        <source>Choose the currency</source>
        <translation>Escolher a moeda</translation>
    </message>
    <message>
        <source>Choose the format "%1".</source>
        <translation>Escolha o formato “%1”.</translation>
    </message>
    <message>
        <source>Choose the nearest model in the catalogue and edit its dimensions in the Assumptions panel.</source>
        <translation>Escolha o modelo mais parecido do catálogo e edite suas dimensões no painel Premissas.</translation>
    </message>
    <message>
        <source>Choose the preset %1</source>
        <translation>Escolher a predefinição %1</translation>
    </message>
    <message>
        <source>Choose the product line above the charts. One chip represents each generation; the footer states how it is chosen.</source>
        <translation>As opções acima dos gráficos definem a linha de produtos. Um chip representa cada geração; o rodapé diz como ele é escolhido.</translation>
    </message>
    <message>
        <source>Choose the two options, the metric and the assumptions above the charts. The random draws start from a stated seed, so the same question always gets the same answer.</source>
        <translation>Escolha as duas opções, o número e as premissas acima dos gráficos. As simulações partem de um número informado; assim, a mesma pergunta recebe sempre a mesma resposta.</translation>
    </message>
    <message>
        <source>Choose the workload %1</source>
        <translation>Escolher a carga de trabalho %1</translation>
    </message>
    <message>
        <source>Choose the workload and change values in the panel Assumptions; everything updates while you drag.</source>
        <translation>Escolha a carga de trabalho e altere as premissas no painel Premissas; tudo acompanha enquanto você arrasta.</translation>
    </message>
    <message>
        <source>Choose two different options.</source>
        <translation>Escolha dois diferentes.</translation>
    </message>
    <message>
        <source>Choose two options that run the workload to see what would change the answer</source>
        <translation>Escolha dois itens que rodem a carga de trabalho para ver o que mudaria a resposta</translation>
    </message>
    <message>
        <source>Choose two options with a known cost to see when moving pays</source>
        <translation>Escolha dois itens de custo conhecido para ver quando a migração compensa</translation>
    </message>
    <message>
        <source>Choose what to compare</source>
        <translation>Escolha o que comparar</translation>
    </message>
    <message>
        <source>Choose what you want to know. The title answers it in one sentence.</source>
        <translation>Escolha o que você quer saber. O título responde em uma frase.</translation>
    </message>
    <message>
        <source>Choose workload “%1”</source>
        <translation>Escolher carga de trabalho “%1”</translation>
    </message>
    <message>
        <source>Choose “%1”</source>
        <translation>Escolher “%1”</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Escolher…</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Afirmação</translation>
    </message>
    <message>
        <source>Claimed</source>
        <translation>Afirmado</translation>
    </message>
    <message>
        <source>Claimed, as a ratio</source>
        <translation>Afirmado, como razão</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Afirmações</translation>
    </message>
    <message>
        <source>Claims about the chips in view</source>
        <translation>O que se afirmou sobre os chips à vista</translation>
    </message>
    <message>
        <source>Claims and contradictions</source>
        <translation>Afirmações e contradições</translation>
    </message>
    <message>
        <source>Claims of cost</source>
        <translation>Afirmações de custo</translation>
    </message>
    <message>
        <source>Claims of speed and size</source>
        <translation>Afirmações de velocidade e tamanho</translation>
    </message>
    <message>
        <source>Class of trn1.2xlarge</source>
        <translation>Classe de trn1.2xlarge</translation>
    </message>
    <message>
        <source>Class of trn2.48xlarge</source>
        <translation>Classe de trn2.48xlarge</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Limpar</translation>
    </message>
    <message>
        <source>Clear hi&amp;ghlight</source>
        <translation>Remover desta&amp;que</translation>
    </message>
    <message>
        <source>Clear selectio&amp;n</source>
        <translation>Desmarcar &amp;tudo</translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>Desmarcar tudo</translation>
    </message>
    <message>
        <source>Clear the messages</source>
        <translation>Limpar as mensagens</translation>
    </message>
    <message>
        <source>Clear the recent comparisons</source>
        <translation>Esquecer as comparações abertas recentemente</translation>
    </message>
    <message>
        <source>Clears the comparison.</source>
        <translation>Retira tudo da comparação.</translation>
    </message>
    <message>
        <source>Click "Columns…" and assign the columns.</source>
        <translation>Escolha “Colunas…” e indique qual coluna contém o quê.</translation>
    </message>
    <message>
        <source>Click a bar or a mark, or press Enter on it, to see the source of its number.</source>
        <translation>Clique em uma barra ou marca, ou pressione Enter sobre ela, para ver de onde vem seu número.</translation>
    </message>
    <message>
        <source>Click a bar to see its source, date and formula, and what other sources say.</source>
        <translation>Clique em uma barra para ver sua fonte, data e fórmula, e o que dizem outras fontes.</translation>
    </message>
    <message>
        <source>Click a column to sort by it; Alt+Home restores the order of the charts.</source>
        <translation>Clique em uma coluna para ordenar por ela; Alt+Home traz de volta a ordem dos gráficos.</translation>
    </message>
    <message>
        <source>Click an item to see what it is. Press Shift+F1 again for help on the focused item.</source>
        <translation>O próximo clique explica o item clicado. Shift+F1 mais uma vez fala do item com o foco do teclado.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Close it, or double a quote that belongs to the text.</source>
        <translation>Feche-a, ou escreva em dobro, entre aspas, as aspas que fazem parte do texto.</translation>
    </message>
    <message>
        <source>Close the programs that write to it, then try again.</source>
        <translation>Espere até que o programa que o grava termine e tente de novo.</translation>
    </message>
    <message>
        <source>Cloud</source>
        <translation>Nuvem</translation>
    </message>
    <message>
        <source>Clusters that mix Trainium and NVIDIA chips could become the usual design.</source>
        <translation>Clusters que misturam chips Trainium e NVIDIA podem se tornar o padrão.</translation>
    </message>
    <message>
        <source>CoWoS-S package.</source>
        <translation>Encapsulamento CoWoS-S.</translation>
    </message>
    <message>
        <source>Colocation (per kW and month)</source>
        <translation>Colocation (por kW e mês)</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Cores</translation>
    </message>
    <message>
        <source>Colours are distinguishable with any colour vision.</source>
        <translation>Todos os olhos distinguem as cores.</translation>
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
        <source>Column separator</source>
        <translation>Entre colunas</translation>
    </message>
    <message>
        <source>Columns not read: %1.</source>
        <translation>Colunas que não foram lidas: %1.</translation>
    </message>
    <message>
        <source>Columns of the price list</source>
        <translation>Colunas da tabela de preços</translation>
    </message>
    <message>
        <source>Com&amp;pare %1 with</source>
        <translation>Com&amp;parar %1 com</translation>
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
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Comandos:</translation>
    </message>
    <message>
        <source>Commitment (years)</source>
        <translation>Compromisso (anos)</translation>
    </message>
    <message>
        <source>Commitments</source>
        <translation>Compromissos</translation>
    </message>
    <message>
        <source>Committed for %1 years where such a price exists</source>
        <translation>Com compromisso de %1 anos onde se conhece esse preço</translation>
    </message>
    <message>
        <source>Committed for a year where such a price exists</source>
        <translation>Com compromisso de um ano onde se conhece esse preço</translation>
    </message>
    <message>
        <source>Communication</source>
        <translation>Troca entre chips</translation>
    </message>
    <message>
        <source>Communication between chips takes most of the time.</source>
        <translation>As trocas entre chips tomam a maior parte do tempo.</translation>
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
        <translation>Comparar em %1</translation>
    </message>
    <message>
        <source>Compare at one price type</source>
        <translation>Comparar com um só tipo de preço</translation>
    </message>
    <message>
        <source>Compare at precision %1</source>
        <translation>Comparar com a precisão %1</translation>
    </message>
    <message>
        <source>Compare at the best common precision</source>
        <translation>Comparar na melhor precisão em comum</translation>
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
        <source>Compare at: %1, %2</source>
        <translation>Comparar com: %1, %2</translation>
    </message>
    <message>
        <source>Compare at: %1, without %2</source>
        <translation>Comparar com: %1, sem %2</translation>
    </message>
    <message>
        <source>Compare fewer options, or choose another format.</source>
        <translation>Compare menos itens ou escolha outro formato.</translation>
    </message>
    <message>
        <source>Compare other options, or choose another workload.</source>
        <translation>Compare outros ou escolha outra carga de trabalho.</translation>
    </message>
    <message>
        <source>Compare per %1</source>
        <translation>Comparar por %1</translation>
    </message>
    <message>
        <source>Compare per chip, instance or system, at one price list, with the option you use today.</source>
        <translation>Compare por chip, instância ou sistema, com uma só tabela de preços, em relação à opção que você usa hoje.</translation>
    </message>
    <message>
        <source>Compare per instance or system, with the cost of the work, to check it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare per instance, with %1</source>
        <translation>Comparar por instância, com %1</translation>
    </message>
    <message>
        <source>Compare the estimates with published measurements.</source>
        <translation>Confronta as estimativas com medições publicadas.</translation>
    </message>
    <message>
        <source>Compare them with estimates: chipboard model-check --runs %1</source>
        <translation>Compare-as com as estimativas: chipboard model-check --runs %1</translation>
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
        <source>Compare these multi-chip systems.</source>
        <translation>Compara estes sistemas de muitos chips.</translation>
    </message>
    <message>
        <source>Compare what the work costs.</source>
        <translation>Compare quanto custa o trabalho.</translation>
    </message>
    <message>
        <source>Compare with %1</source>
        <translation>Comparar com %1</translation>
    </message>
    <message>
        <source>Compare with scenario “%1”</source>
        <translation>Comparar com o cenário “%1”</translation>
    </message>
    <message>
        <source>Compare without a baseline</source>
        <translation>Comparar sem referência</translation>
    </message>
    <message>
        <source>Compare: %1</source>
        <translation>Comparar: %1</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>Comparados</translation>
    </message>
    <message>
        <source>Compared are %1.</source>
        <translation>Comparados: %1.</translation>
    </message>
    <message>
        <source>Compared per %1.</source>
        <translation>Comparação por %1.</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Em comparação com</translation>
    </message>
    <message>
        <source>Compared with the baseline</source>
        <translation>Contra a referência</translation>
    </message>
    <message>
        <source>Compares AI chips in compute, memory, bandwidth and cost, with the source of every number.</source>
        <translation>Compara chips de IA em computação, memória, largura de banda e custo, com a fonte de cada número.</translation>
    </message>
    <message>
        <source>Compares instances as rented, with all of their chips.</source>
        <translation>Compara instâncias como são alugadas, com todos os seus chips.</translation>
    </message>
    <message>
        <source>Compares multi-chip systems.</source>
        <translation>Compara sistemas de muitos chips.</translation>
    </message>
    <message>
        <source>Compares single chips.</source>
        <translation>Compara chips individuais.</translation>
    </message>
    <message>
        <source>Compares the given selection, the board's selection, or the example shown at first start. Missing numbers have their reason.</source>
        <translation>Compara o que está selecionado, ou o que a comparação seleciona, ou o exemplo que a janela mostra primeiro. Um número ausente mostra o motivo.</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparação</translation>
    </message>
    <message>
        <source>Comparison of AI chips</source>
        <translation>Comparação de chips de IA</translation>
    </message>
    <message>
        <source>Comparison table on the Trainium2 page.</source>
        <translation>Tabela comparativa na página do Trainium2.</translation>
    </message>
    <message>
        <source>Computation</source>
        <translation>Cálculo</translation>
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
        <source>Compute for inference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute is compared in BF16 if both chips publish it, otherwise in the first of FP16, FP8, FP4 and FP32 that both publish. A precision chosen for the comparison takes priority.</source>
        <translation>A computação é de BF16 quando os dois chips a publicam; senão, da primeira entre FP16, FP8, FP4 e FP32 que ambos publicam; uma precisão escolhida para a comparação tem prioridade.</translation>
    </message>
    <message>
        <source>Compute per watt</source>
        <translation>Computação por watt</translation>
    </message>
    <message>
        <source>Compute precision (bits)</source>
        <translation>Bits da aritmética</translation>
    </message>
    <message>
        <source>Compute takes most of the time.</source>
        <translation>A aritmética toma a maior parte do tempo.</translation>
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
        <source>Computed from the clock.</source>
        <translation>Calculado a partir do clock.</translation>
    </message>
    <message>
        <source>Concurrent batches</source>
        <translation>Batches simultâneos</translation>
    </message>
    <message>
        <source>Concurrent batches x items x FLOP per item x steps / (peak x efficiency) + overhead of the layers.</source>
        <translation>Batches simultâneos x itens x FLOP de um item x passos / (pico x eficiência) + custos fixos das camadas.</translation>
    </message>
    <message>
        <source>Concurrent requests</source>
        <translation>Requisições simultâneas</translation>
    </message>
    <message>
        <source>Conditions apply to chips and instances: choose "Chip" or "Instance" above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Configurable FP8 (cFP8), at the BF16 rate.</source>
        <translation>FP8 configurável (cFP8), à taxa BF16.</translation>
    </message>
    <message>
        <source>Conflicting value of another source</source>
        <translation>Valor divergente de outra fonte</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Conflitos</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>Constantes</translation>
    </message>
    <message>
        <source>Constants and their basis</source>
        <translation>Constantes e em que se baseiam</translation>
    </message>
    <message>
        <source>Content and unit</source>
        <translation>O que mostra, em que unidade</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sumário</translation>
    </message>
    <message>
        <source>Contents, appearance and destination of the export, with a preview.</source>
        <translation>O que é gravado, sua aparência e seu destino. A imagem mostra como ficará.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Continue where you left off</source>
        <translation>Continuar de onde parou na última vez</translation>
    </message>
    <message>
        <source>Continues with a copy that is not saved yet.</source>
        <translation>Continua com uma cópia que ainda não pertence a nenhum arquivo.</translation>
    </message>
    <message>
        <source>Contradictions</source>
        <translation>Contradições</translation>
    </message>
    <message>
        <source>Convert it to CSV with one column per member, and import that.</source>
        <translation>Converta-o em CSV com uma coluna por campo e importe-o.</translation>
    </message>
    <message>
        <source>Convert it to a JSON list (jq -s . FILE) or to CSV, and import that.</source>
        <translation>Converta-o em uma lista JSON (jq -s . ARQUIVO) ou em CSV e importe-o.</translation>
    </message>
    <message>
        <source>Convert the prices, and state the rate in their notes.</source>
        <translation>Converta os preços e indique nas notas a taxa usada.</translation>
    </message>
    <message>
        <source>Converted to cost for equal work, they disagree.</source>
        <translation>Convertidas em custo por trabalho igual, não concordam entre si.</translation>
    </message>
    <message>
        <source>Cop&amp;y as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Cópias</translation>
    </message>
    <message>
        <source>Copies in one format that you choose.</source>
        <translation>Copia em um só formato, à sua escolha.</translation>
    </message>
    <message>
        <source>Copies the chip or instance on the source card to a custom file and opens it.</source>
        <translation>Copia o chip ou a instância do cartão da fonte para um arquivo seu e o abre.</translation>
    </message>
    <message>
        <source>Copies the focused chart, or the page if none is focused, in all formats.</source>
        <translation>Copia o gráfico com o foco do teclado, ou então a página, em todos os formatos de uma vez.</translation>
    </message>
    <message>
        <source>Copies the workload to a custom file and opens it.</source>
        <translation>Copia a carga de trabalho para um arquivo seu e o abre.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy %1 to “%2”</source>
        <translation>Copiar %1 para “%2”</translation>
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
        <source>Copy all of it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy all of “%1” to “%2”</source>
        <translation>Copiar tudo de “%1” para “%2”</translation>
    </message>
    <message>
        <source>Copy as %1</source>
        <translation>Copiar como %1</translation>
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
        <translation>Copiar para o cenário “%1”</translation>
    </message>
    <message>
        <source>Core figure times eight.</source>
        <translation>Valor do núcleo vezes oito.</translation>
    </message>
    <message>
        <source>Core pages times 8: 1,264, 632, 160; 632.</source>
        <translation>Páginas dos núcleos vezes 8: 1.264, 632, 160; 632.</translation>
    </message>
    <message>
        <source>Correct "%1"; the model's page has the published file.</source>
        <translation>Corrija “%1”; a página do modelo tem o arquivo publicado.</translation>
    </message>
    <message>
        <source>Correct "layer_types" or "num_hidden_layers".</source>
        <translation>Corrija “layer_types” ou “num_hidden_layers”.</translation>
    </message>
    <message>
        <source>Correct "model_type", or remove the experts.</source>
        <translation>Corrija “model_type” ou remova os especialistas.</translation>
    </message>
    <message>
        <source>Correct "num_key_value_heads" or "num_attention_heads".</source>
        <translation>Corrija “num_key_value_heads” ou “num_attention_heads”.</translation>
    </message>
    <message>
        <source>Correct "window_elements" or "kv_per_token".</source>
        <translation>Corrija "window_elements" ou "kv_per_token".</translation>
    </message>
    <message>
        <source>Correct "window_layers" or "linear_layers".</source>
        <translation>Corrija "window_layers" ou "linear_layers".</translation>
    </message>
    <message>
        <source>Correct its dimensions.</source>
        <translation>Corrija suas dimensões.</translation>
    </message>
    <message>
        <source>Correct the number of experts.</source>
        <translation>Corrija o número de especialistas.</translation>
    </message>
    <message>
        <source>Correct the number, or remove it if the source does not state it.</source>
        <translation>Corrija o número ou remova-o se a fonte não o informa.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Custo</translation>
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
        <source>Cost of memory</source>
        <translation>Custo da memória</translation>
    </message>
    <message>
        <source>Cost of moving</source>
        <translation>Custo da migração</translation>
    </message>
    <message>
        <source>Cost of owning per month</source>
        <translation>Máquina própria, por mês</translation>
    </message>
    <message>
        <source>Cost of owning per month, maximum</source>
        <translation>Máquina própria, por mês, máximo</translation>
    </message>
    <message>
        <source>Cost of owning per month, minimum</source>
        <translation>Máquina própria, por mês, mínimo</translation>
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
        <source>Cost of the run, owned</source>
        <translation>Custo da execução, própria</translation>
    </message>
    <message>
        <source>Cost on %1.</source>
        <translation>Custo em %1.</translation>
    </message>
    <message>
        <source>Cost per million input tokens</source>
        <translation>Custo da entrada</translation>
    </message>
    <message>
        <source>Cost per million items</source>
        <translation>Custo de um milhão de itens</translation>
    </message>
    <message>
        <source>Cost per million items, owned</source>
        <translation>Custo de um milhão de itens, própria</translation>
    </message>
    <message>
        <source>Cost per million tokens</source>
        <translation>Custo por milhão de tokens</translation>
    </message>
    <message>
        <source>Cost per million tokens, owned</source>
        <translation>Custo da saída, própria</translation>
    </message>
    <message>
        <source>Cost per month</source>
        <translation>Custo mensal</translation>
    </message>
    <message>
        <source>Cost per month, owned</source>
        <translation>Custo por mês, própria</translation>
    </message>
    <message>
        <source>Cost with the move to %1.</source>
        <translation>Custo com a migração para %1.</translation>
    </message>
    <message>
        <source>Cost: %1 of %2 claims hold</source>
        <translation>Custo: %1 de %2 se sustentam</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Quantidade</translation>
    </message>
    <message>
        <source>Create the folder first, or choose another one.</source>
        <translation>Crie a pasta primeiro ou escolha outra.</translation>
    </message>
    <message>
        <source>Crossovers</source>
        <translation>Inversões de ordem</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Ctrl+F</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>Cumulative cost</source>
        <translation>Custo acumulado</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moeda</translation>
    </message>
    <message>
        <source>Currency %1 to %2</source>
        <translation>Moeda de %1 para %2</translation>
    </message>
    <message>
        <source>Currency of amounts</source>
        <translation>Moeda</translation>
    </message>
    <message>
        <source>Currency set to %1.</source>
        <translation>Moeda definida: %1.</translation>
    </message>
    <message>
        <source>Currency shown</source>
        <translation>Moeda mostrada</translation>
    </message>
    <message>
        <source>Current monthly cost of the work; affects break-even.</source>
        <translation>O que o trabalho custa hoje, por mês; afeta o ponto de equilíbrio.</translation>
    </message>
    <message>
        <source>Current monthly cost of the work; compared with the guide's thresholds.</source>
        <translation>Quanto o trabalho custa hoje; é comparado com os limites do guia.</translation>
    </message>
    <message>
        <source>Current monthly spend</source>
        <translation>Gasto mensal hoje</translation>
    </message>
    <message>
        <source>Current value.</source>
        <translation>É assim agora.</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Curvas</translation>
    </message>
    <message>
        <source>Curves are read at the speed per user, so their numbers stay absolute.</source>
        <translation>As curvas são lidas na velocidade que cada usuário recebe, por isso seus números ficam como estão.</translation>
    </message>
    <message>
        <source>Curves end at a twentieth of the chip's highest throughput; the table lists the highest speed per user.</source>
        <translation>As curvas terminam onde um chip rende um vigésimo do seu máximo; a tabela indica o máximo que um usuário recebe.</translation>
    </message>
    <message>
        <source>Custom constants of %1</source>
        <translation>Suas próprias constantes de %1</translation>
    </message>
    <message>
        <source>Custom file %1</source>
        <translation>Seu próprio arquivo %1</translation>
    </message>
    <message>
        <source>Custom model %1</source>
        <translation>Seu próprio modelo %1</translation>
    </message>
    <message>
        <source>Custom model %1 of %2</source>
        <translation>Seu próprio modelo %1 de %2</translation>
    </message>
    <message>
        <source>Custom size</source>
        <translation>Um tamanho próprio</translation>
    </message>
    <message>
        <source>Custom titles still match the data.</source>
        <translation>Títulos próprios ainda dizem o que os dados dizem.</translation>
    </message>
    <message>
        <source>Custom value</source>
        <translation>Seu</translation>
    </message>
    <message>
        <source>Custom value: %1</source>
        <translation>Seu valor próprio: %1</translation>
    </message>
    <message>
        <source>Custom values</source>
        <translation>Valores próprios</translation>
    </message>
    <message>
        <source>Custom values changed.</source>
        <translation>Valores próprios alterados.</translation>
    </message>
    <message>
        <source>Custom workload %1 of %2</source>
        <translation>Sua própria carga de trabalho %1 de %2</translation>
    </message>
    <message>
        <source>Custom: %1</source>
        <translation>Próprio: %1</translation>
    </message>
    <message>
        <source>DMA bandwidth</source>
        <translation>Largura de banda de DMA</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Dark on light.</source>
        <translation>Escuro sobre claro.</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Dados</translation>
    </message>
    <message>
        <source>Data centres of Rainier</source>
        <translation>Data centers do Rainier</translation>
    </message>
    <message>
        <source>Data-centre PUE</source>
        <translation>PUE do data center</translation>
    </message>
    <message>
        <source>Data-centre rent for each kilowatt of the machine, without energy. Affects the cost of owning.</source>
        <translation>Aluguel de espaço em um data center por quilowatt da máquina, sem energia. Afeta o custo da máquina própria.</translation>
    </message>
    <message>
        <source>Data: every figure in view</source>
        <translation>Dados: todos os valores à vista</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Date of Neuron SDK 2.26.0</source>
        <translation>Data do Neuron SDK 2.26.0</translation>
    </message>
    <message>
        <source>Date of the prices, as year, month and day</source>
        <translation>Data dos preços, como ano, mês e dia</translation>
    </message>
    <message>
        <source>Date of the published specifications.</source>
        <translation>Data das especificações publicadas.</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Datas</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Dias</translation>
    </message>
    <message>
        <source>Days available</source>
        <translation>Dias restantes</translation>
    </message>
    <message>
        <source>Days until done</source>
        <translation>Dias até concluir</translation>
    </message>
    <message>
        <source>Dec&amp;k…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Decidir depois</translation>
    </message>
    <message>
        <source>Decimal GB, likely.</source>
        <translation>GB decimais, provavelmente.</translation>
    </message>
    <message>
        <source>Decimal sign</source>
        <translation>Sinal decimal</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation type="unfinished"></translation>
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
        <source>Decode step at this concurrency, step %1</source>
        <translation>Passo de decode de tantas, passo %1</translation>
    </message>
    <message>
        <source>Decode step of one request</source>
        <translation>Passo de decode de uma requisição</translation>
    </message>
    <message>
        <source>Deducted from every price of the list.</source>
        <translation>Deduzido de todos os preços da tabela.</translation>
    </message>
    <message>
        <source>DeepSeek published these tokens and chips, and 180,000 H800 hours per trillion tokens (2.664 million in all). That is a speed without interruptions; the estimate adds them.</source>
        <translation>A DeepSeek publicou esses números de tokens e chips e 180.000 horas de H800 por trilhão de tokens (2,664 milhões no total). É uma velocidade sem interrupções; a estimativa as acrescenta.</translation>
    </message>
    <message>
        <source>DeepSeek-V3</source>
        <translation>DeepSeek-V3</translation>
    </message>
    <message>
        <source>DeepSeek-V3.1</source>
        <translation>DeepSeek-V3.1</translation>
    </message>
    <message>
        <source>DeepSeek-V3.2</source>
        <translation>DeepSeek-V3.2</translation>
    </message>
    <message>
        <source>DeepSeek-V4-Flash</source>
        <translation>DeepSeek-V4-Flash</translation>
    </message>
    <message>
        <source>DeepSeek-V4-Pro</source>
        <translation>DeepSeek-V4-Pro</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>Default folder of exports.</source>
        <translation>Onde os arquivos ficam, a menos que outra pasta seja escolhida.</translation>
    </message>
    <message>
        <source>Default of the export dialog.</source>
        <translation>Com o que começa a janela de exportação.</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>Padrão: %1</translation>
    </message>
    <message>
        <source>Defaults are used and changes are not saved. Fix the file or move it away.</source>
        <translation>Valem os padrões, e o que for definido não é guardado. Corrija o arquivo ou mova-o para outro lugar.</translation>
    </message>
    <message>
        <source>Defaults are used: choose your settings again.</source>
        <translation>Valem os padrões: defina de novo o que você quiser.</translation>
    </message>
    <message>
        <source>Defined by the workload.</source>
        <translation>O da própria carga de trabalho.</translation>
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
        <source>Dense BF16 of one Trainium2 is 3.51 times that of one Trainium1.</source>
        <translation>O BF16 denso de um Trainium2 é 3,51 vezes o de um Trainium1.</translation>
    </message>
    <message>
        <source>Dense BF16 of one chip barely grew from Trainium2 to Trainium3.</source>
        <translation>O BF16 denso por chip quase não cresceu do Trainium2 para o Trainium3.</translation>
    </message>
    <message>
        <source>Dense BF16 peak</source>
        <translation>Pico denso em BF16</translation>
    </message>
    <message>
        <source>Dense FP8 of a Trn3 UltraServer is 4.36 times that of a Trn2 UltraServer.</source>
        <translation>O FP8 denso de um Trn3 UltraServer é 4,36 vezes o de um Trn2 UltraServer.</translation>
    </message>
    <message>
        <source>Dense FP8 of one Trainium2 is 6.84 times that of one Trainium1.</source>
        <translation>O FP8 denso de um Trainium2 é 6,84 vezes o de um Trainium1.</translation>
    </message>
    <message>
        <source>Dense FP8 of one Trainium3 is 1.938 times that of one Trainium2.</source>
        <translation>O FP8 denso de um Trainium3 é 1,938 vez o de um Trainium2.</translation>
    </message>
    <message>
        <source>Dense and sparse</source>
        <translation>Denso e esparso</translation>
    </message>
    <message>
        <source>Dense and sparse compute are shown next to each other: sparse counts operations that are skipped.</source>
        <translation>Computação densa e esparsa estão lado a lado: a esparsa conta aritmética que é omitida.</translation>
    </message>
    <message>
        <source>Dense compute</source>
        <translation>Computação densa</translation>
    </message>
    <message>
        <source>Dense or sparse is not stated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dense or sparse is not stated; AMD compares it with a dense rate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dense peak</source>
        <translation>Pico denso</translation>
    </message>
    <message>
        <source>Depends on price book and workload; compute it here.</source>
        <translation>Depende da tabela de preços e da carga de trabalho; calcule aqui.</translation>
    </message>
    <message>
        <source>Deployments, best case</source>
        <translation>Implantações, no caso mais rápido</translation>
    </message>
    <message>
        <source>Deployments, worst case</source>
        <translation>Implantações, no caso mais lento</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>O que é</translation>
    </message>
    <message>
        <source>Description of the keynote video: preview.</source>
        <translation>Descrição do vídeo do keynote: prévia.</translation>
    </message>
    <message>
        <source>Design power of the module.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Design power of the package.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Design power.</source>
        <translation>Potência de projeto.</translation>
    </message>
    <message>
        <source>Detected from the file</source>
        <translation>Obtido do arquivo</translation>
    </message>
    <message>
        <source>Di&amp;fferences</source>
        <translation type="unfinished"></translation>
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
        <source>Difference</source>
        <translation>Diferença</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferenças</translation>
    </message>
    <message>
        <source>Differences between the scenarios</source>
        <translation>O que distingue os cenários</translation>
    </message>
    <message>
        <source>Dimensions of Step-3.7-Flash.</source>
        <translation>Dimensões do Step-3.7-Flash.</translation>
    </message>
    <message>
        <source>Direction not stated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Disaggregated prefill (1: yes)</source>
        <translation>Prefill em chips dedicados (1: sim)</translation>
    </message>
    <message>
        <source>Disaggregated prefill needs two replicas; %1 x %2 hold one.</source>
        <translation>O prefill em chips dedicados requer duas cópias do modelo; em %1 x %2 cabe uma.</translation>
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
        <source>Do not embed the board in PDF, SVG, PNG, PPTX and XLSX files. Such files cannot be opened in Chipboard again.</source>
        <translation>Deixa a comparação fora dos arquivos PDF, SVG, PNG, PPTX e XLSX; eles não poderão ser reabertos.</translation>
    </message>
    <message>
        <source>Do the claims of vendors and the guide hold?</source>
        <translation>As afirmações do guia e dos fabricantes se sustentam?</translation>
    </message>
    <message>
        <source>Docs version 2.9.1.</source>
        <translation>Documentação da versão 2.9.1.</translation>
    </message>
    <message>
        <source>Docs: 705.6 / 185.6.</source>
        <translation>Documentação: 705,6 / 185,6.</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documentos</translation>
    </message>
    <message>
        <source>Does AWS sell chips?</source>
        <translation>A AWS vende chips?</translation>
    </message>
    <message>
        <source>Does not fit</source>
        <translation>Não cabe</translation>
    </message>
    <message>
        <source>Does not pay back</source>
        <translation>Não se paga</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Concluir</translation>
    </message>
    <message>
        <source>Dots on a &amp;logarithmic axis</source>
        <translation>Pontos em eixo &amp;logarítmico</translation>
    </message>
    <message>
        <source>Double each quote within a quoted field.</source>
        <translation>Dentro de um campo entre aspas, escreva as aspas em dobro.</translation>
    </message>
    <message>
        <source>Dow&amp;n</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down to the low end</source>
        <translation>Até o extremo inferior</translation>
    </message>
    <message>
        <source>Download it again, or remove its last line.</source>
        <translation>Baixe-o novamente ou remova a última linha.</translation>
    </message>
    <message>
        <source>Download the file itself: this looks like a sign-in or error page.</source>
        <translation>Baixe o próprio arquivo: uma página de login ou de erro tem esta aparência.</translation>
    </message>
    <message>
        <source>Drag</source>
        <comment>with the mouse</comment>
        <translation>Arrastar</translation>
    </message>
    <message>
        <source>Drag a chart into another program or a folder: it arrives as %1.</source>
        <translation>Arraste um gráfico para outro programa ou uma pasta: ele chega como %1.</translation>
    </message>
    <message>
        <source>Drag a chart out as %1</source>
        <translation>Arrastar um gráfico como %1</translation>
    </message>
    <message>
        <source>Draw dots instead</source>
        <translation>Usar pontos em vez de barras</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Desenhando</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Duplicate and edit this &amp;workload</source>
        <translation>Duplicar e editar esta car&amp;ga de trabalho</translation>
    </message>
    <message>
        <source>EC2 API.</source>
        <translation>API do EC2.</translation>
    </message>
    <message>
        <source>EC2 API: 141 GiB, so the 141 of NVIDIA counts GiB.</source>
        <translation>API do EC2: 141 GiB; logo, os 141 da NVIDIA contam GiB.</translation>
    </message>
    <message>
        <source>EC2 API: 179.1 GiB or 192.3 GB, so 180 counts GiB and 192 GB.</source>
        <translation>API do EC2: 179,1 GiB ou 192,3 GB; logo, 180 conta GiB, e 192, GB.</translation>
    </message>
    <message>
        <source>EC2 API: 268.6 GiB or 288.4 GB, so 268 counts GiB and 288 GB.</source>
        <translation>API do EC2: 268,6 GiB ou 288,4 GB; logo, 268 conta GiB, e 288, GB.</translation>
    </message>
    <message>
        <source>EC2 API: 32 GiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EC2 API: 80 GiB, or 85.9 GB.</source>
        <translation>API do EC2: 80 GiB, ou 85,9 GB.</translation>
    </message>
    <message>
        <source>EC2 API: 96 GiB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EC2 guide and API: 8,192 GiB for trn2.48xlarge, 16 x 512.</source>
        <translation>Guia e API do EC2: 8.192 GiB para trn2.48xlarge, 16 x 512.</translation>
    </message>
    <message>
        <source>EC2 guide and API: an error of AWS.</source>
        <translation>Guia e API do EC2: um erro da AWS.</translation>
    </message>
    <message>
        <source>EFA from 8xlarge upwards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EFA, 16 interfaces.</source>
        <translation>EFA, 16 interfaces.</translation>
    </message>
    <message>
        <source>EFA, 2 interfaces.</source>
        <translation>EFA, 2 interfaces.</translation>
    </message>
    <message>
        <source>EFA, 32 interfaces.</source>
        <translation>EFA, 32 interfaces.</translation>
    </message>
    <message>
        <source>EFA, 4 interfaces.</source>
        <translation>EFA, 4 interfaces.</translation>
    </message>
    <message>
        <source>EFA, 8 interfaces.</source>
        <translation>EFA, 8 interfaces.</translation>
    </message>
    <message>
        <source>EFA.</source>
        <translation>EFA.</translation>
    </message>
    <message>
        <source>EFAv4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ESM-2 650M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ESM-2 650M protein embeddings, 512 residues</source>
        <translation>ESM-2 650M: embeddings de proteínas, 512 resíduos</translation>
    </message>
    <message>
        <source>Each chip holds all of attention, best so far</source>
        <translation>Cada chip tem toda a atenção, melhor até aqui</translation>
    </message>
    <message>
        <source>Each chip holds all of attention; 1: yes</source>
        <translation>Cada chip tem toda a atenção; 1: sim</translation>
    </message>
    <message>
        <source>Each curve is one option. Further right, each user gets more tokens/s and fewer requests share a chip, so it generates fewer tokens in total and each costs more. The vertical line is the service level in the title. Dots are published measurements of the same model on the same chip.</source>
        <translation>Cada curva é uma opção. À direita um usuário recebe mais tokens/s, portanto menos requisições dividem um chip: ele dá menos tokens no total, e cada um custa mais. A linha vertical é o nível de serviço do título. Pontos são medições publicadas do mesmo modelo no mesmo chip.</translation>
    </message>
    <message>
        <source>Each has its own base, so they are not one number; Chipboard shows them separately.</source>
        <translation>Cada uma tem sua base; por isso, não são um número só, e o Chipboard as mostra separadas.</translation>
    </message>
    <message>
        <source>Each layer keeps a window of 128 tokens and compressed entries of all tokens. Half of the layers keep one every 4 tokens, half one every 128 (assumed). Sparse attention counts entries.</source>
        <translation>Cada camada guarda uma janela de 128 tokens e entradas comprimidas de todos: metade das camadas uma a cada 4 tokens, a outra metade uma a cada 128 (suposto). A atenção esparsa conta entradas.</translation>
    </message>
    <message>
        <source>Each of these prices has only one date, so no trend is known</source>
        <translation>Cada um destes preços tem uma só data; nenhuma mudança é conhecida</translation>
    </message>
    <message>
        <source>Each option uses as many chips as it needs (%1 to %2).</source>
        <translation>Cada um é mostrado com tantos chips quantos forem necessários (%1 a %2).</translation>
    </message>
    <message>
        <source>Each point is a price on a known date. A thin dashed line joins two dates of one offer; the prices between them are unknown.</source>
        <translation>Cada ponto é um preço de data conhecida. Uma linha tracejada fina une duas datas de uma mesma oferta; não se sabe o que foi pago entre elas.</translation>
    </message>
    <message>
        <source>Each point is a published measurement: predicted vs measured. On the line both are equal; inside the band they differ by at most 25%. The bars are median errors (lower is better), with the number of measurements in brackets.</source>
        <translation>Cada ponto é uma medição publicada: previsto contra medido. Na linha, os dois são iguais; dentro da banda, diferem em no máximo 25%. As barras são erros medianos, menor é melhor, com o número de medições entre parênteses.</translation>
    </message>
    <message>
        <source>Each price import is a numbered snapshot. Removing one removes its prices from every board that uses them; importing the file again restores them.</source>
        <translation>Cada importação de preços é um instantâneo com um número. Removê-lo tira seus preços de todas as comparações que o citam; importar o arquivo de novo os traz de volta.</translation>
    </message>
    <message>
        <source>Each scenario has its own prices, assumptions and custom values.</source>
        <translation>Cada cenário tem seus próprios preços, premissas e valores.</translation>
    </message>
    <message>
        <source>Each token also uses one shared expert of the same width as the others, as in every "%1".</source>
        <translation>Cada token passa também por um especialista compartilhado da largura dos outros, como sempre em “%1”.</translation>
    </message>
    <message>
        <source>Each was true on its day: the date decides.</source>
        <translation>Cada um era verdade em seu dia: a data decide.</translation>
    </message>
    <message>
        <source>Early 2027.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Early software</source>
        <translation>Software inicial</translation>
    </message>
    <message>
        <source>Edit a chart's note</source>
        <translation>Escrever a nota de um gráfico</translation>
    </message>
    <message>
        <source>Edit a chart's subtitle</source>
        <translation>Escrever o subtítulo de um gráfico</translation>
    </message>
    <message>
        <source>Edit a chart's title</source>
        <translation>Escrever o título de um gráfico</translation>
    </message>
    <message>
        <source>Edit a slide's title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit page &amp;title…</source>
        <translation>Título da &amp;página…</translation>
    </message>
    <message>
        <source>Edit the title</source>
        <translation>Escrever o título</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Efeito</translation>
    </message>
    <message>
        <source>Effort of moving (weeks)</source>
        <translation>Trabalho da migração (semanas)</translation>
    </message>
    <message>
        <source>Embed the comparison in files</source>
        <translation>Incluir a comparação no arquivo</translation>
    </message>
    <message>
        <source>Encoders, images and diffusion: a batch</source>
        <translation>Codificadores, imagens e difusão: um batch</translation>
    </message>
    <message>
        <source>End of 2026, as stated in 2025.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of 2026, as stated in 2025. Totals count Rubin and Rubin CPX together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End of the bar or range</source>
        <translation>Fim da barra ou da faixa</translation>
    </message>
    <message>
        <source>End of the range</source>
        <translation>Fim da faixa</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>Encerrar o tour</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energia</translation>
    </message>
    <message>
        <source>Energy cost of the run</source>
        <translation>Custo da energia do treinamento</translation>
    </message>
    <message>
        <source>Energy cost per million items</source>
        <translation>Custo da energia de um milhão de itens</translation>
    </message>
    <message>
        <source>Energy cost per million tokens</source>
        <translation>Custo da energia da saída</translation>
    </message>
    <message>
        <source>Energy of the run</source>
        <translation>Energia do treinamento</translation>
    </message>
    <message>
        <source>Energy per million items</source>
        <translation>Energia de um milhão de itens</translation>
    </message>
    <message>
        <source>Energy per million tokens</source>
        <translation>Energia da saída</translation>
    </message>
    <message>
        <source>Energy per token</source>
        <translation>Energia por token</translation>
    </message>
    <message>
        <source>Energy price</source>
        <translation>Preço da energia</translation>
    </message>
    <message>
        <source>Engineer cost per week</source>
        <translation>Custo semanal de um engenheiro</translation>
    </message>
    <message>
        <source>Engineer-weeks available</source>
        <translation>Semanas para migrar</translation>
    </message>
    <message>
        <source>Engineer-weeks until the work runs on the other chip.</source>
        <translation>Semanas de um engenheiro até o trabalho rodar no outro chip.</translation>
    </message>
    <message>
        <source>Enlarges all text, up to twice its size.</source>
        <translation>Aumenta todos os textos, até o dobro do tamanho.</translation>
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
        <source>Enter 0 for no financing cost.</source>
        <translation>Informe 0 se o dinheiro não custar nada.</translation>
    </message>
    <message>
        <source>Enter 0 for no residual value.</source>
        <translation>Informe 0 se nada restar.</translation>
    </message>
    <message>
        <source>Enter 0 for none.</source>
        <translation>Informe 0 para nenhum.</translation>
    </message>
    <message>
        <source>Enter 0 if it is unknown.</source>
        <translation>Informe 0 se não for conhecido.</translation>
    </message>
    <message>
        <source>Enter 0 or more.</source>
        <translation>Informe 0 ou mais.</translation>
    </message>
    <message>
        <source>Enter 0 to count only the chips.</source>
        <translation>Informe 0 para apenas os chips.</translation>
    </message>
    <message>
        <source>Enter 0 to follow the precision.</source>
        <translation>Informe 0 para usar os da precisão.</translation>
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
        <source>Enter 1 or more, or 0 if it is unknown.</source>
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
        <source>Enter 1 to keep the listed price.</source>
        <translation>Informe 1 para manter o preço da tabela.</translation>
    </message>
    <message>
        <source>Enter 1 without speculative decoding.</source>
        <translation>Informe 1 se nada for especulado.</translation>
    </message>
    <message>
        <source>Enter a custom value.</source>
        <translation>Informe o número como valor próprio.</translation>
    </message>
    <message>
        <source>Enter a file name.</source>
        <translation>Informe um nome de arquivo.</translation>
    </message>
    <message>
        <source>Enter a monthly volume above 0, or leave the field empty.</source>
        <translation>Informe um volume mensal acima de 0 ou deixe o campo vazio.</translation>
    </message>
    <message>
        <source>Enter a number above 0, or 0 for no limit.</source>
        <translation>Informe um número acima de 0, ou 0 para não ter limite.</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>Informe um número.</translation>
    </message>
    <message>
        <source>Enter a smaller discount.</source>
        <translation>Informe um desconto menor.</translation>
    </message>
    <message>
        <source>Enter a text or remove it.</source>
        <translation>Dê um texto ou omita.</translation>
    </message>
    <message>
        <source>Enter a whole number.</source>
        <translation>Informe um.</translation>
    </message>
    <message>
        <source>Enter how many %1 one USD buys; until then money is shown in USD.</source>
        <translation>Informe quanto em %1 se compra com um USD: até lá, os valores em dinheiro são mostrados em USD.</translation>
    </message>
    <message>
        <source>Enter how much of the currency one USD buys.</source>
        <translation>Informe quanto da moeda se compra com um USD.</translation>
    </message>
    <message>
        <source>Enter it in the field "Prices as of".</source>
        <translation>Digite a data no campo “Data-base dos preços”.</translation>
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
        <source>Enter the figure without sparsity here and this one under "sparse".</source>
        <translation>Informe aqui o valor sem esparsidade e este em “sparse”.</translation>
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
        <source>Enter the monthly spend from %1 to %2, such as 80000 or 80k, or leave the field empty.</source>
        <translation>Informe o gasto mensal de %1 a %2, como 80000 ou 80k, ou deixe o campo vazio.</translation>
    </message>
    <message>
        <source>Enter the monthly volume</source>
        <translation>Informar o volume mensal</translation>
    </message>
    <message>
        <source>Enter the name of a regular file.</source>
        <translation>Informe o nome de um arquivo comum.</translation>
    </message>
    <message>
        <source>Enter the parameters.</source>
        <translation>Informe os parâmetros.</translation>
    </message>
    <message>
        <source>Enter the price of a kilowatt-hour.</source>
        <translation>Informe quanto custa um quilowatt-hora.</translation>
    </message>
    <message>
        <source>Enter the price of a million output tokens.</source>
        <translation>Informe quanto custa um milhão de tokens de saída.</translation>
    </message>
    <message>
        <source>Enter the price of one machine.</source>
        <translation>Informe quanto custa uma.</translation>
    </message>
    <message>
        <source>Enter the sequence length.</source>
        <translation>Informe o comprimento da sequência.</translation>
    </message>
    <message>
        <source>Enter the service life.</source>
        <translation>Informe por quanto tempo ela é usada.</translation>
    </message>
    <message>
        <source>Enter the share of paid hours.</source>
        <translation>Informe a parcela das horas pagas.</translation>
    </message>
    <message>
        <source>Enter the share of productive time.</source>
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
        <source>Enter what was measured, or write the file again with "chipboard calibrate".</source>
        <translation>Informe o que foi medido ou grave o arquivo de novo com “chipboard calibrate”.</translation>
    </message>
    <message>
        <source>Epoch AI estimates 380 W.</source>
        <translation>A Epoch AI estima 380 W.</translation>
    </message>
    <message>
        <source>Epoch AI estimates 540 W.</source>
        <translation>A Epoch AI estima 540 W.</translation>
    </message>
    <message>
        <source>Epoch AI estimates 960 W.</source>
        <translation>A Epoch AI estima 960 W.</translation>
    </message>
    <message>
        <source>Epoch AI prints INT8 alone, at the same rate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epoch AI's table of machine-learning hardware (CSV): chips</source>
        <translation>Tabela de hardware de aprendizado de máquina da Epoch AI (CSV): chips</translation>
    </message>
    <message>
        <source>Equal data and assumptions give equal files, byte by byte.</source>
        <translation>Dados e premissas iguais geram arquivos iguais, byte a byte.</translation>
    </message>
    <message>
        <source>Equal to its MI350X row, probably a slip.</source>
        <translation>Igual à linha da MI350X, provavelmente um engano.</translation>
    </message>
    <message>
        <source>Equals dense FP6 and FP4: easy to mix up.</source>
        <translation>Igual a FP6 e FP4 densos: fácil de confundir.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erro</translation>
    </message>
    <message>
        <source>Error by chip family</source>
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
        <source>Error, 90th percentile</source>
        <translation>Erro, percentil 90</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Estimate a workload on a chip or instance.</source>
        <translation>Estima uma carga de trabalho em um chip ou instância.</translation>
    </message>
    <message>
        <source>Estimate at each of these values of an assumption; --on takes several ids, too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Estimated by the source.</source>
        <translation>Estimado pela fonte.</translation>
    </message>
    <message>
        <source>Estimates are calculated from first principles. The operations and bytes of the work are divided by the chip's peaks times efficiencies fitted to published measurements. The times of compute, memory and links add up. Costs are the hours of whole instances at the chosen prices.</source>
        <translation>As estimativas partem de princípios básicos: as operações e os bytes do trabalho, divididos pelos picos do chip vezes eficiências obtidas de medições publicadas; os tempos de computação, memória e interconexões se somam. Os custos são as horas de instâncias inteiras aos preços escolhidos.</translation>
    </message>
    <message>
        <source>Estimates are compared with measurements, not with the baseline.</source>
        <translation>As estimativas são confrontadas com medições, seja qual for a referência.</translation>
    </message>
    <message>
        <source>Estimates next to published figures: %1.</source>
        <translation>Estimativas ao lado de valores publicados: %1.</translation>
    </message>
    <message>
        <source>Ethernet, total of both directions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evaluation.</source>
        <translation>Avaliação.</translation>
    </message>
    <message>
        <source>Every dimension can be edited.</source>
        <translation>Todas as dimensões podem ser editadas.</translation>
    </message>
    <message>
        <source>Every figure has a source.</source>
        <translation>Todo valor tem uma fonte.</translation>
    </message>
    <message>
        <source>Every figure in view, with status, range, date and source</source>
        <translation>Todos os valores à vista, com status, faixa, data e fonte</translation>
    </message>
    <message>
        <source>Every mark has a name.</source>
        <translation>Toda marca tem um nome.</translation>
    </message>
    <message>
        <source>Every measurement is a row of the table, with its source and its error.</source>
        <translation>Cada medição é uma linha da tabela, com sua fonte e seu erro.</translation>
    </message>
    <message>
        <source>Every peak figure of the chip is below that of one A100; the comparison is about price.</source>
        <translation>Todos os valores de pico do chip estão abaixo dos de uma A100; a comparação se refere ao preço.</translation>
    </message>
    <message>
        <source>Every row is drawn.</source>
        <translation>Todas as linhas estão desenhadas.</translation>
    </message>
    <message>
        <source>Every second layer attends to 128 tokens only.</source>
        <translation>Uma em cada duas camadas considera só 128 tokens.</translation>
    </message>
    <message>
        <source>Every step between the assumptions and the results. Searches are collapsed.</source>
        <translation>Todos os passos entre as premissas e os resultados. As buscas estão recolhidas.</translation>
    </message>
    <message>
        <source>Everything works from the keyboard. Ctrl+K finds any command by its name.</source>
        <translation>Tudo pode ser feito com o teclado. Ctrl+K encontra qualquer comando pelo nome.</translation>
    </message>
    <message>
        <source>Everything you selected, best first; rows that are announced or have no price come last. Bars are outlined because they are estimates, lines show the error range of eight in ten measurements, and ◀ marks the baseline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exact 2516.6.</source>
        <translation>Exato: 2516,6.</translation>
    </message>
    <message>
        <source>Exactly one scenario must be active; found %1.</source>
        <translation>É preciso haver um cenário ativo; aqui há %1.</translation>
    </message>
    <message>
        <source>Example of a rack budget.</source>
        <translation>Exemplo de potência para um rack.</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Pasta de trabalho Excel</translation>
    </message>
    <message>
        <source>Exchange rate</source>
        <translation>Taxa de câmbio</translation>
    </message>
    <message>
        <source>Exchange rate %1</source>
        <translation>Taxa de câmbio %1</translation>
    </message>
    <message>
        <source>Exchange rate %1 to %2</source>
        <translation>Taxa de câmbio de %1 para %2</translation>
    </message>
    <message>
        <source>Exchange rate: what one USD buys of the currency shown</source>
        <translation>Taxa de câmbio: quanto um USD compra da moeda mostrada</translation>
    </message>
    <message>
        <source>Exclude %1</source>
        <translation>Omitir %1</translation>
    </message>
    <message>
        <source>Exclude compute in mixed formats</source>
        <translation>Omitir a computação de formatos mistos</translation>
    </message>
    <message>
        <source>Excluded from %1 to %2: chip counts at which a chip reaches less than half of its best throughput.</source>
        <comment>numbers of chips</comment>
        <translation>Omitidas de %1 a %2: quantidades em que um chip faz menos da metade do que faz no melhor caso, que ninguém alugaria.</translation>
    </message>
    <message>
        <source>Excluded: %1 (%2), software in maintenance.</source>
        <translation>Fora da conta: %1 (%2); seu software de serving está em manutenção.</translation>
    </message>
    <message>
        <source>Excluded: %1, software in maintenance.</source>
        <translation>Fora da conta: %1; seu software de serving está em manutenção.</translation>
    </message>
    <message>
        <source>Executive summary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit status: 0 success, 1 wrong usage, 2 bad data, 3 cannot write.</source>
        <translation>Código de saída: 0 sucesso, 1 uso incorreto, 2 dados incorretos, 3 falha ao gravar.</translation>
    </message>
    <message>
        <source>Expands or collapses the form of the page. While it is collapsed, its entries are shown next to it.</source>
        <translation>Abre e fecha o formulário da página. Enquanto está fechado, o que foi informado aparece ao lado.</translation>
    </message>
    <message>
        <source>Expands or collapses this group of assumptions.</source>
        <translation>Abre e fecha este grupo de premissas.</translation>
    </message>
    <message>
        <source>Expected in the second half of 2026.</source>
        <translation>Esperado para o segundo semestre de 2026.</translation>
    </message>
    <message>
        <source>Expected: %1, compared with %2.</source>
        <translation>Esperado: %1, contra %2.</translation>
    </message>
    <message>
        <source>Expert overhead factor</source>
        <translation>Acréscimo dos especialistas, como fator</translation>
    </message>
    <message>
        <source>Expert parallelism</source>
        <translation>Paralelismo de especialistas</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Especialistas</translation>
    </message>
    <message>
        <source>Experts per layer; total parameters adjust, active parameters stay. Applies to models with experts.</source>
        <translation>Especialistas de uma camada; os parâmetros totais acompanham e os ativos não mudam. Aplica-se a modelos com especialistas.</translation>
    </message>
    <message>
        <source>Experts per token</source>
        <translation>Especialistas por token</translation>
    </message>
    <message>
        <source>Experts used by each token; active parameters adjust. Applies to models with experts.</source>
        <translation>Especialistas a que cada token vai; os parâmetros ativos acompanham. Aplica-se a modelos com especialistas.</translation>
    </message>
    <message>
        <source>Exponent of scaling</source>
        <translation>Expoente de muitos chips</translation>
    </message>
    <message>
        <source>Exponent of sparsity</source>
        <translation>Expoente da esparsidade</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Export PD&amp;F…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export PPT&amp;X…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export a PDF…</source>
        <translation>Exportar PDF…</translation>
    </message>
    <message>
        <source>Export a page or a report. Files open again in Chipboard. Press F1 for help.</source>
        <translation>Exporte uma página ou um relatório. Os arquivos podem ser reabertos no Chipboard. F1 mostra a ajuda.</translation>
    </message>
    <message>
        <source>Export a picture…</source>
        <translation>Exportar imagem…</translation>
    </message>
    <message>
        <source>Export a workbook for Excel…</source>
        <translation>Exportar pasta de trabalho do Excel…</translation>
    </message>
    <message>
        <source>Export a&amp;gain</source>
        <translation>Exportar de no&amp;vo</translation>
    </message>
    <message>
        <source>Export chart…</source>
        <translation>Exportar gráfico…</translation>
    </message>
    <message>
        <source>Export colours</source>
        <translation>Cores dos arquivos</translation>
    </message>
    <message>
        <source>Export language</source>
        <translation>Idioma dos arquivos</translation>
    </message>
    <message>
        <source>Export only this chart of the page, by id or title, such as memory.</source>
        <translation>O gráfico da página a gravar sozinho, por id ou título, como memory.</translation>
    </message>
    <message>
        <source>Export slides for PowerPoint…</source>
        <translation>Exportar slides do PowerPoint…</translation>
    </message>
    <message>
        <source>Export text size</source>
        <translation>Tamanho do texto dos arquivos</translation>
    </message>
    <message>
        <source>Export the dashboard to files.</source>
        <translation>Grava o painel em arquivos.</translation>
    </message>
    <message>
        <source>Export the slides of this JSON file as PDF, PPTX, PNG or SVG.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exportar para</translation>
    </message>
    <message>
        <source>Export without the brand theme</source>
        <translation>Omitir a identidade visual da empresa</translation>
    </message>
    <message>
        <source>Exported %1.</source>
        <translation>%1 exportado.</translation>
    </message>
    <message numerus="yes">
        <source>Exported %n files.</source>
        <translation><numerusform>%n arquivo exportado.</numerusform><numerusform>%n arquivos exportados.</numerusform></translation>
    </message>
    <message>
        <source>Exported files</source>
        <translation>Arquivos exportados</translation>
    </message>
    <message>
        <source>Exported files with an embedded comparison (%1)</source>
        <translation>Arquivos exportados com sua comparação (%1)</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Exportando</translation>
    </message>
    <message>
        <source>Exports pages as documents, slides, pictures, workbooks or plain data.</source>
        <translation>Grava páginas em documentos, slides, imagens, pastas de trabalho ou dados simples.</translation>
    </message>
    <message>
        <source>Exports the answer, why, and what to check, on one page.</source>
        <translation>Exporta a resposta, o motivo e o que verificar em uma página.</translation>
    </message>
    <message>
        <source>Exports the same files again, with the current numbers.</source>
        <translation>Grava os mesmos arquivos da última vez, com os números atuais.</translation>
    </message>
    <message>
        <source>Exports this page or all pages: documents, slides, pictures, workbooks, plain data.</source>
        <translation>Grava esta página ou todas em arquivos: documentos, slides, imagens, pastas de trabalho, dados simples.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>FLOP</source>
        <translation>FLOP</translation>
    </message>
    <message>
        <source>FLOP are twice the multiply-accumulates.</source>
        <translation>Os FLOP são o dobro das operações de multiplicar e acumular.</translation>
    </message>
    <message>
        <source>FLOP of one denoising step at 1024 x 1024, counted from the layers.</source>
        <translation>FLOP de um passo de remoção de ruído em 1024 x 1024, contados a partir das camadas.</translation>
    </message>
    <message>
        <source>FLOP per byte</source>
        <translation>FLOP por byte</translation>
    </message>
    <message>
        <source>FLOP per item</source>
        <translation>FLOP de um item</translation>
    </message>
    <message>
        <source>FLOP per token</source>
        <translation>FLOP de um token</translation>
    </message>
    <message>
        <source>FLOP per token and parameter</source>
        <translation>FLOP por token e parâmetro</translation>
    </message>
    <message>
        <source>FLOP per token x tokens per second / dense peak</source>
        <translation>FLOP por token x tokens por segundo / pico denso</translation>
    </message>
    <message>
        <source>FLUX.1-dev</source>
        <translation>FLUX.1-dev</translation>
    </message>
    <message>
        <source>FLUX.1-dev image generation, 50 steps</source>
        <translation>FLUX.1-dev: geração de imagens, 50 passos</translation>
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
        <source>FP32 models are cast to BF16.</source>
        <translation>Modelos FP32 são convertidos para BF16.</translation>
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
        <source>FP4 inference compute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FP4 of all chips</source>
        <translation type="unfinished"></translation>
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
        <source>FP8 1299/190 = 6.84x; BF16 667/190 = 3.51x; FP32 181/47.5 = 3.81x</source>
        <translation>FP8 1299/190 = 6,84x; BF16 667/190 = 3,51x; FP32 181/47,5 = 3,81x</translation>
    </message>
    <message>
        <source>FP8 2517/1299 = 1.938x; BF16 671/667 = 1.006x; HBM 144/96 = 1.5x; bandwidth 4.9/2.9 = 1.69x; UltraServer 362.448/83.136 = 4.36x</source>
        <translation>FP8 2517/1299 = 1,938x; BF16 671/667 = 1,006x; HBM 144/96 = 1,5x; largura de banda 4,9/2,9 = 1,69x; UltraServer 362,448/83,136 = 4,36x</translation>
    </message>
    <message>
        <source>FP8 and MX8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FP8 compute</source>
        <translation>Computação FP8</translation>
    </message>
    <message>
        <source>FP8 gain is half of the FP4 gain; since Trainium3 MXFP4 = MXFP8 = 2,517, Trainium4 FP4/FP8 = 6/3 = 2</source>
        <translation>O ganho em FP8 é metade do ganho em FP4; como no Trainium3 MXFP4 = MXFP8 = 2.517, no Trainium4 FP4/FP8 = 6/3 = 2</translation>
    </message>
    <message>
        <source>FP8 in a chip of %1</source>
        <translation>FP8 em um chip de %1</translation>
    </message>
    <message>
        <source>FP8 per chip, as the guide has it</source>
        <translation>FP8 por chip, segundo o guia</translation>
    </message>
    <message>
        <source>FP8 sparse compute</source>
        <translation>Computação FP8 esparsa</translation>
    </message>
    <message>
        <source>FP8, BF16, MXFP8</source>
        <translation>FP8, BF16, MXFP8</translation>
    </message>
    <message>
        <source>Fair for instances, not for chips.</source>
        <translation>Correto para instâncias, não para chips.</translation>
    </message>
    <message>
        <source>Falcon-180B</source>
        <translation>Falcon-180B</translation>
    </message>
    <message>
        <source>Fastest per chip</source>
        <translation>Mais rápido por chip</translation>
    </message>
    <message>
        <source>Fewest chips: %1</source>
        <translation>Mínimo de chips: %1</translation>
    </message>
    <message>
        <source>Field names</source>
        <translation>Nomes de campos</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Figures changed since the board was saved: %1.</source>
        <translation>Valores mudaram desde que a comparação foi salva: %1.</translation>
    </message>
    <message>
        <source>Figures of chips, instances and prices come from the listed sources, each with its date. If there are several sources, the maker's own comes first. The others are kept, and disagreements are shown.</source>
        <translation>Os valores de chips, instâncias e preços vêm das fontes listadas, cada uma com sua data. Entre várias fontes, a do próprio fabricante vem primeiro; as outras ficam ao lado, e as divergências são indicadas.</translation>
    </message>
    <message>
        <source>Figures per package, calculated from the rack; 576 dies are 144 packages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures that changed in the catalogue since this board was saved.</source>
        <translation>Valores que o catálogo mudou desde que esta comparação foi salva.</translation>
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
        <source>File &gt; Check slide checks the page against these rules, at the size and in the theme of the export, and offers fixes where possible.</source>
        <translation>Arquivo &gt; Verificar slide confronta a página com estas regras, no tamanho e no tema da exportação, e oferece uma correção quando há uma.</translation>
    </message>
    <message>
        <source>Files are written with libxlsxwriter (BSD 2-Clause) and zlib (zlib licence); imported prices are kept with SQLite (public domain).</source>
        <translation>Os arquivos são gravados com libxlsxwriter (BSD 2-Clause) e zlib (licença zlib); os preços importados são guardados com SQLite (domínio público).</translation>
    </message>
    <message>
        <source>Files with an embedded comparison can be opened again in Chipboard.</source>
        <translation>Um arquivo que a contém pode ser reaberto no Chipboard.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Filter conditions for instances</source>
        <translation>Condições que as instâncias devem cumprir</translation>
    </message>
    <message>
        <source>Filter conditions for instances, to add to the search.</source>
        <translation>Condições que as instâncias devem cumprir, para usar na busca.</translation>
    </message>
    <message>
        <source>Financing cost of the machine, a twelfth of it per month; repaid in equal monthly instalments.</source>
        <translation>Quanto custa o dinheiro aplicado na máquina, um doze avos por mês; pago em parcelas mensais iguais.</translation>
    </message>
    <message>
        <source>Find a chip</source>
        <translation>Encontrar um chip</translation>
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
        <source>Find chips</source>
        <translation>Encontrar chips</translation>
    </message>
    <message>
        <source>Find it with "chipboard list".</source>
        <translation>Consulte com “chipboard list”.</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>O que constatamos</translation>
    </message>
    <message>
        <source>Findings of the slide check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings of the slide check: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finds an assumption by name.</source>
        <translation>Localiza uma premissa pelo nome.</translation>
    </message>
    <message>
        <source>Finds any command by typing.</source>
        <translation>Tudo o que pode ser feito, encontrado ao digitar.</translation>
    </message>
    <message>
        <source>Finds chips, instances and systems by name. For instances it also accepts conditions, such as memory &gt;= 640 GB and price_hour &lt; 40.</source>
        <translation>Localiza chips, instâncias e sistemas pelo nome. Com instâncias, aceita também condições, como: memory &gt;= 640 GB and price_hour &lt; 40.</translation>
    </message>
    <message>
        <source>Fine-tune Llama 3.1 70B with LoRA</source>
        <translation>Fine-tuning do Llama 3.1 70B com LoRA</translation>
    </message>
    <message>
        <source>Fine-tune all weights of Llama 3.1 70B</source>
        <translation>Fine-tuning de todos os pesos do Llama 3.1 70B</translation>
    </message>
    <message>
        <source>Fine-tuning</source>
        <translation>Fine-tuning</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primeiro</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>Primeiro token</translation>
    </message>
    <message>
        <source>First token under load</source>
        <translation>Primeiro token sob carga</translation>
    </message>
    <message>
        <source>First value after</source>
        <translation>Primeiro valor depois</translation>
    </message>
    <message>
        <source>Fit the serving and training constants to measurements.</source>
        <translation>Calcular as constantes de inferência e treinamento a partir de medições.</translation>
    </message>
    <message>
        <source>Fits the missing Inferentia3; AWS does not say so in the sources read.</source>
        <translation>Condiz com a falta de um Inferentia3; a AWS não o diz nas fontes lidas.</translation>
    </message>
    <message>
        <source>Fits the serving and training models to all plain measurements and reports the error on held-out ones. If a calibration FILE is named, writes the constants to it.</source>
        <translation>Ajusta os modelos de inferência e treinamento a todas as medições simples e informa o erro nas que ficaram de fora. Com o arquivo (FILE) de uma calibração, grava nele as constantes.</translation>
    </message>
    <message>
        <source>Fitted to %1 measurements: median error %2.</source>
        <translation>Ajustado a %1 medições: erro mediano de %2.</translation>
    </message>
    <message>
        <source>Fix the errors above, or remove --catalog.</source>
        <translation>Corrija o que é dito acima, ou omita --catalog.</translation>
    </message>
    <message>
        <source>Fix the ids listed above.</source>
        <translation>Corrija os ids indicados acima.</translation>
    </message>
    <message>
        <source>Fix the path or remove it.</source>
        <translation>Corrija o caminho ou remova-o.</translation>
    </message>
    <message>
        <source>Fix: %1 (in the window: File &gt; Check slide).</source>
        <translation>Correção: %1 (na janela: Arquivo &gt; Verificar slide).</translation>
    </message>
    <message>
        <source>Fix: %1.</source>
        <translation>Correção: %1.</translation>
    </message>
    <message>
        <source>Fixed at export</source>
        <translation>Fixado na exportação</translation>
    </message>
    <message>
        <source>Fixed part of the first token</source>
        <translation>Parte fixa do primeiro token</translation>
    </message>
    <message>
        <source>Fixed: %1</source>
        <translation>Parte fixa: %1</translation>
    </message>
    <message>
        <source>Fo&amp;lder</source>
        <translation>Pa&amp;sta</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Pasta</translation>
    </message>
    <message>
        <source>Follows the light or dark theme of the system.</source>
        <translation>Claro ou escuro como o sistema, também quando ele muda.</translation>
    </message>
    <message>
        <source>For all text in the window, including charts.</source>
        <translation>De todos os textos da janela, inclusive os gráficos.</translation>
    </message>
    <message>
        <source>For clusters that mix GPUs and Trainium.</source>
        <translation>Para clusters que misturam GPUs e Trainium.</translation>
    </message>
    <message>
        <source>For documents with pages.</source>
        <translation>Nos documentos que têm páginas.</translation>
    </message>
    <message>
        <source>For it</source>
        <translation>A favor</translation>
    </message>
    <message>
        <source>For products listed on one cloud only, check the others.</source>
        <translation>O que consta em uma só nuvem precisa ser procurado nas outras.</translation>
    </message>
    <message>
        <source>For sale</source>
        <translation>À venda</translation>
    </message>
    <message>
        <source>For some workloads Trainium matches an H100 at a quarter of the cost.</source>
        <translation>Em algumas cargas de trabalho, o Trainium iguala uma H100 por um quarto do custo.</translation>
    </message>
    <message>
        <source>For text, and for how numbers are written and typed.</source>
        <translation>Dos textos e do modo como os números são escritos e digitados.</translation>
    </message>
    <message>
        <source>For the energy cost only: rental prices include energy, so it is not added to them.</source>
        <translation>Só para o custo da energia: os preços de aluguel incluem a energia, por isso ela não é somada a eles.</translation>
    </message>
    <message>
        <source>For the window; exported files have their own colours.</source>
        <translation>Da janela; os arquivos têm cores próprias.</translation>
    </message>
    <message>
        <source>For workloads it supports, Trainium stays the cheaper choice.</source>
        <translation>Para as cargas de trabalho que suporta, o Trainium continua sendo a opção mais barata.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Format: %1; provider: %2 (%3).</source>
        <translation>Formato: %1; provedor: %2 (%3).</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formatos</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Fórmula</translation>
    </message>
    <message>
        <source>Formulas of the results</source>
        <translation>Fórmulas dos resultados</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avançar</translation>
    </message>
    <message>
        <source>Found "%1".</source>
        <translation>Aqui está “%1”.</translation>
    </message>
    <message>
        <source>Found from %1 measurements; half of them lie within %2, eight of ten within %3.</source>
        <translation>Obtido de %1 medições; metade delas fica dentro de %2, oito em dez dentro de %3.</translation>
    </message>
    <message>
        <source>Four charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four savings claims</source>
        <translation>Quatro afirmações de economia</translation>
    </message>
    <message>
        <source>Four stacks.</source>
        <translation>Quatro pilhas.</translation>
    </message>
    <message>
        <source>Four stacks; the press says HBM3 or HBM3e, AWS names no generation.</source>
        <translation>Quatro pilhas; a imprensa diz HBM3 ou HBM3e, a AWS não indica a geração.</translation>
    </message>
    <message>
        <source>Four times for Trainium2</source>
        <translation>Quatro vezes no Trainium2</translation>
    </message>
    <message>
        <source>Four times is a figure of AWS for whole instances.</source>
        <translation>Quatro vezes é um valor da AWS para instâncias inteiras.</translation>
    </message>
    <message>
        <source>Four trn2u.48xlarge joined by NeuronLink.</source>
        <translation>Quatro trn2u.48xlarge unidos por NeuronLink.</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>Framework</translation>
    </message>
    <message>
        <source>Framework of the code.</source>
        <translation>Em que o código está escrito.</translation>
    </message>
    <message>
        <source>Frameworks</source>
        <translation>Frameworks</translation>
    </message>
    <message>
        <source>Free of charge</source>
        <translation>Não custa nada</translation>
    </message>
    <message>
        <source>Free some disk space. Stored prices are unchanged.</source>
        <translation>Libere espaço no disco. O que já estava gravado não mudou.</translation>
    </message>
    <message>
        <source>Free some space and try again.</source>
        <translation>Libere espaço e tente de novo.</translation>
    </message>
    <message>
        <source>Free some space and try again; the old file is unchanged.</source>
        <translation>Libere espaço e tente de novo; o arquivo antigo está como estava.</translation>
    </message>
    <message>
        <source>Free some space in the folder for temporary files, %1.</source>
        <translation>Libere espaço na pasta de arquivos temporários, %1.</translation>
    </message>
    <message>
        <source>French and German text: 485 ha.</source>
        <translation>Textos francês e alemão: 485 ha.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>From %1 to %2 a month; moving costs %3.</source>
        <comment>three amounts</comment>
        <translation>De %1 para %2 por mês; a migração custa %3.</translation>
    </message>
    <message>
        <source>From %1 to %2 there is nothing to compare: %3</source>
        <translation>De %1 a %2 não há o que comparar: %3</translation>
    </message>
    <message>
        <source>From %1 to %2 times the current value: %3 to %4.</source>
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
        <source>From %1 to %2; unit: %3.</source>
        <translation>De %1 a %2; unidade: %3.</translation>
    </message>
    <message>
        <source>From %1, owning costs less than renting for the hours used.</source>
        <translation>A partir de %1, a máquina própria custa menos que alugar as horas usadas.</translation>
    </message>
    <message>
        <source>From %1, owning costs less than the API.</source>
        <translation>A partir de %1, a máquina própria custa menos que a API.</translation>
    </message>
    <message>
        <source>From %1, renting costs less than the API.</source>
        <translation>A partir de %1, alugar custa menos que a API.</translation>
    </message>
    <message>
        <source>From %1.</source>
        <translation>A partir de %1.</translation>
    </message>
    <message>
        <source>From DGX H100 and DGX B200, rounded: 10.2 and 14.3 kW for chips of 5.6 and 8 kW.</source>
        <translation>DGX H100 e DGX B200, arredondado: 10,2 e 14,3 kW para chips de 5,6 e 8 kW.</translation>
    </message>
    <message>
        <source>From another price list</source>
        <translation>De outra tabela de preços</translation>
    </message>
    <message>
        <source>From one note of a third party; low confidence. A rack is said to hold 128 chips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From published measurements of the chip's family.</source>
        <translation>O que mostram as medições publicadas da família do chip.</translation>
    </message>
    <message>
        <source>From published training runs.</source>
        <translation>O que mostram os treinamentos publicados.</translation>
    </message>
    <message>
        <source>From the H100 page; the GPU is the same.</source>
        <translation>Da página da H100; a GPU é a mesma.</translation>
    </message>
    <message>
        <source>From the H100 page; the silicon is the same.</source>
        <translation>Da página da H100; o silício é o mesmo.</translation>
    </message>
    <message>
        <source>From the MI325X page; compute is the same.</source>
        <translation>Da página da MI325X; a computação é a mesma.</translation>
    </message>
    <message>
        <source>From the MI325X page; the silicon is the same.</source>
        <translation>Da página da MI325X; o silício é o mesmo.</translation>
    </message>
    <message>
        <source>From the lines above the table.</source>
        <translation>Obtida das linhas acima da tabela.</translation>
    </message>
    <message>
        <source>From the name of the file.</source>
        <translation>Obtida do nome do arquivo.</translation>
    </message>
    <message>
        <source>From the request to the first token; for serving only.</source>
        <translation>Da solicitação ao primeiro token; só em serving.</translation>
    </message>
    <message>
        <source>From the table on the TPU7x page.</source>
        <translation>Da tabela na página da TPU7x.</translation>
    </message>
    <message>
        <source>Front-end network.</source>
        <translation>Rede de front-end.</translation>
    </message>
    <message>
        <source>Full layers have fewer and wider KV heads than layers with a window.</source>
        <translation>As camadas completas têm menos cabeças KV, e mais largas, do que as camadas com janela.</translation>
    </message>
    <message>
        <source>Full production; systems shipped from October 2022.</source>
        <translation>Plena produção; sistemas entregues a partir de outubro de 2022.</translation>
    </message>
    <message>
        <source>GB and GiB</source>
        <translation>GB e GiB</translation>
    </message>
    <message>
        <source>GLM-4.5</source>
        <translation>GLM-4.5</translation>
    </message>
    <message>
        <source>GLM-4.5-Air</source>
        <translation>GLM-4.5-Air</translation>
    </message>
    <message>
        <source>GLM-4.6</source>
        <translation>GLM-4.6</translation>
    </message>
    <message>
        <source>GLM-4.7-Flash</source>
        <translation>GLM-4.7-Flash</translation>
    </message>
    <message>
        <source>GLM-5</source>
        <translation>GLM-5</translation>
    </message>
    <message>
        <source>GPT-3-175B</source>
        <translation>GPT-3-175B</translation>
    </message>
    <message>
        <source>GPT-J-6B</source>
        <translation>GPT-J-6B</translation>
    </message>
    <message>
        <source>GPT-OSS-120B</source>
        <translation>GPT-OSS-120B</translation>
    </message>
    <message>
        <source>GPT-OSS-20B</source>
        <translation>GPT-OSS-20B</translation>
    </message>
    <message>
        <source>GPU clouds, May 2026</source>
        <translation>Nuvens de GPU, maio de 2026</translation>
    </message>
    <message>
        <source>GPU clouds, Nov 2026</source>
        <translation>Nuvens de GPU, nov. de 2026</translation>
    </message>
    <message>
        <source>GPU only, without the CPU.</source>
        <translation>Só a GPU, sem a CPU.</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>GPUs alone; vCPU, memory and disk come on top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs only, at most.</source>
        <translation>Só as GPUs, no máximo.</translation>
    </message>
    <message>
        <source>GTC 2022.</source>
        <translation>GTC 2022.</translation>
    </message>
    <message>
        <source>GTC 2025.</source>
        <translation>GTC 2025.</translation>
    </message>
    <message>
        <source>Gemma-2-27B</source>
        <translation>Gemma-2-27B</translation>
    </message>
    <message>
        <source>Gemma-3-12B</source>
        <translation>Gemma-3-12B</translation>
    </message>
    <message>
        <source>Gemma-3-27B</source>
        <translation>Gemma-3-27B</translation>
    </message>
    <message>
        <source>Gemma-3-4B</source>
        <translation>Gemma-3-4B</translation>
    </message>
    <message>
        <source>Generation</source>
        <translation>Geração</translation>
    </message>
    <message>
        <source>Generations</source>
        <translation>Gerações</translation>
    </message>
    <message>
        <source>Get the data as CSV or JSON.</source>
        <translation>Obtenha os dados em CSV ou JSON.</translation>
    </message>
    <message>
        <source>Global batch size</source>
        <translation>Sequências por passo</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossário</translation>
    </message>
    <message>
        <source>Glossary of terms</source>
        <translation>Glossário: termos da área</translation>
    </message>
    <message>
        <source>Go to the chart %1</source>
        <translation>Ir para o gráfico %1</translation>
    </message>
    <message>
        <source>Go to the page %1</source>
        <translation>Ir para a página %1</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Goes to a page.</source>
        <translation>Vai para uma página.</translation>
    </message>
    <message>
        <source>Goes to the next page; after the last page, to the first.</source>
        <translation>Vai para a próxima página; depois da última vem a primeira.</translation>
    </message>
    <message>
        <source>Goes to the previous page.</source>
        <translation>Vai para a página anterior.</translation>
    </message>
    <message>
        <source>Goes to the search for chips, instances and systems.</source>
        <translation>Vai para a busca de chips, instâncias e sistemas.</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>Goodput</translation>
    </message>
    <message>
        <source>Google Cloud Billing SKUs (JSON)</source>
        <translation>SKUs do Google Cloud Billing (JSON)</translation>
    </message>
    <message>
        <source>Google Cloud prices of whole machines (CSV)</source>
        <translation>Preços de máquinas inteiras do Google Cloud (CSV)</translation>
    </message>
    <message>
        <source>Google calls it approximate.</source>
        <translation>O Google o chama de aproximado.</translation>
    </message>
    <message>
        <source>Google does not say dense or sparse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Google does not say dense or sparse; twice the rate of the architecture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Google prints 330 with sparsity.</source>
        <translation>O Google indica 330 com esparsidade.</translation>
    </message>
    <message>
        <source>Google publishes no sparse figures.</source>
        <translation>O Google não publica valores esparsos.</translation>
    </message>
    <message>
        <source>Google writes GB and means GiB.</source>
        <translation>O Google escreve GB e quer dizer GiB.</translation>
    </message>
    <message>
        <source>Gradient communication</source>
        <translation>Troca de gradientes</translation>
    </message>
    <message>
        <source>Grey, for printers</source>
        <translation>Cinza, para impressoras</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Grade</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Group to hold out and predict at a time: source (the default), model, chip, or group of all three.</source>
        <translation>O que é deixado de fora por vez e previsto: cada fonte (padrão), modelo, chip ou grupo dos três.</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>Crescimento</translation>
    </message>
    <message>
        <source>Growth is relative to the previous generation, not to the baseline.</source>
        <translation>O crescimento é medido em relação à geração anterior, seja qual for a referência.</translation>
    </message>
    <message>
        <source>Guide and AFP: four times the first generation.</source>
        <translation>Guia e AFP: quatro vezes a primeira geração.</translation>
    </message>
    <message>
        <source>Guide, Dec 2025</source>
        <translation>Guia, dez. 2025</translation>
    </message>
    <message>
        <source>Guide: 2019.</source>
        <translation>Guia: 2019.</translation>
    </message>
    <message>
        <source>Guide: 2022.</source>
        <translation>Guia: 2022.</translation>
    </message>
    <message>
        <source>Guide: 3 to 4 USD per GPU-hour after the cut.</source>
        <translation>Guia: 3 a 4 USD por GPU-hora após a redução.</translation>
    </message>
    <message>
        <source>Guide: 30 stand on one site in Indiana.</source>
        <translation>Guia: 30 ficam em um só local, em Indiana.</translation>
    </message>
    <message>
        <source>Guide: 362 PFLOPS.</source>
        <translation>Guia: 362 PFLOPS.</translation>
    </message>
    <message>
        <source>Guide: 8 billion USD since early 2024.</source>
        <translation>Guia: 8 bilhões de USD desde o início de 2024.</translation>
    </message>
    <message>
        <source>Guide: 9.80 USD/h, or 3 to 4 USD per GPU-hour.</source>
        <translation>Guia: 9,80 USD/h, ou 3 a 4 USD por GPU-hora.</translation>
    </message>
    <message>
        <source>Guide: November 2025.</source>
        <translation>Guia: novembro de 2025.</translation>
    </message>
    <message>
        <source>Guide: Trainium2 96 GB, Trainium3 144 GB.</source>
        <translation>Guia: Trainium2 96 GB, Trainium3 144 GB.</translation>
    </message>
    <message>
        <source>Guide: Trainium2, 30 to 40% better price-performance.</source>
        <translation>Guia: Trainium2, preço-desempenho 30 a 40% melhor.</translation>
    </message>
    <message>
        <source>Guide: about 1.10 USD/h.</source>
        <translation>Guia: cerca de 1,10 USD/h.</translation>
    </message>
    <message>
        <source>Guide: about 4.80 USD/h.</source>
        <translation>Guia: cerca de 4,80 USD/h.</translation>
    </message>
    <message>
        <source>Guide: about 540 PFLOPS.</source>
        <translation>Guia: cerca de 540 PFLOPS.</translation>
    </message>
    <message>
        <source>Guide: about half.</source>
        <translation>Guia: cerca de metade.</translation>
    </message>
    <message>
        <source>Guide: against P5 (H100).</source>
        <translation>Guia: em relação a P5 (H100).</translation>
    </message>
    <message>
        <source>Guide: available since 2025.</source>
        <translation>Guia: disponível desde 2025.</translation>
    </message>
    <message>
        <source>Guide: enables training of mixture-of-experts models.</source>
        <translation>Guia: permite treinar modelos de mistura de especialistas.</translation>
    </message>
    <message>
        <source>Guide: in the class of the A100.</source>
        <translation>Guia: na classe da A100.</translation>
    </message>
    <message>
        <source>Guide: in the class of the H100.</source>
        <translation>Guia: na classe da H100.</translation>
    </message>
    <message>
        <source>Guide: new in Trainium3.</source>
        <translation>Guia: novidade do Trainium3.</translation>
    </message>
    <message>
        <source>Guide: opened under Apache 2.0.</source>
        <translation>Guia: aberto sob Apache 2.0.</translation>
    </message>
    <message>
        <source>Guide: six times FP4, three times FP8, four times the bandwidth.</source>
        <translation>Guia: seis vezes em FP4, três vezes em FP8, quatro vezes a largura de banda.</translation>
    </message>
    <message>
        <source>H100 price</source>
        <translation>Preço da H100</translation>
    </message>
    <message>
        <source>H100 price cut of 44%</source>
        <translation>Redução de 44% no preço da H100</translation>
    </message>
    <message>
        <source>H100 price inside the guide</source>
        <translation>Preço da H100 dentro do guia</translation>
    </message>
    <message>
        <source>H200 vs H100 instances</source>
        <translation>Instâncias H200 contra H100</translation>
    </message>
    <message>
        <source>HBM</source>
        <translation>HBM</translation>
    </message>
    <message>
        <source>HBM, generation not stated.</source>
        <translation>HBM, geração não informada.</translation>
    </message>
    <message>
        <source>HBM3 version.</source>
        <translation>Versão com HBM3.</translation>
    </message>
    <message>
        <source>HBM3e version.</source>
        <translation>Versão com HBM3e.</translation>
    </message>
    <message>
        <source>HBM3e version; elsewhere in the chapter 144 GiB.</source>
        <translation>Versão com HBM3e; em outro ponto do capítulo, 144 GiB.</translation>
    </message>
    <message>
        <source>HBM3e.</source>
        <translation>HBM3e.</translation>
    </message>
    <message>
        <source>HBM4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HTML table</source>
        <translation>Tabela HTML</translation>
    </message>
    <message>
        <source>Half a slide 16:9</source>
        <translation>Meio slide 16:9</translation>
    </message>
    <message>
        <source>Half are below</source>
        <translation>Metade fica abaixo</translation>
    </message>
    <message>
        <source>Half holds only per FP8 operation, against P5 on demand.</source>
        <translation>A metade só se sustenta por operação FP8, em relação a P5 sob demanda.</translation>
    </message>
    <message>
        <source>Half of 4,000 with sparsity.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half of the 242 printed with sparsity.</source>
        <translation>Metade dos 242 indicados com esparsidade.</translation>
    </message>
    <message>
        <source>Half of the sparse data sheet figure, according to Epoch AI.</source>
        <translation>Metade do valor esparso do datasheet, segundo a Epoch AI.</translation>
    </message>
    <message>
        <source>Half price</source>
        <translation>Metade do preço</translation>
    </message>
    <message>
        <source>Half price; 30 to 40% better price-performance; a quarter of the H100 cost; 54% lower cost per token than A100.</source>
        <translation>Metade do preço; preço-desempenho 30 a 40% melhor; um quarto do custo da H100; custo por token 54% menor que na A100.</translation>
    </message>
    <message>
        <source>Hardly sold; no cloud instance was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>Tamanho da cabeça</translation>
    </message>
    <message>
        <source>Heads that store keys and values; with more chips than KV heads, the cache is replicated. A KV cache stated by the model does not change.</source>
        <translation>Cabeças que guardam chaves e valores; com mais chips do que cabeças KV, o cache se repete. Um cache KV informado pelo próprio modelo não as acompanha.</translation>
    </message>
    <message>
        <source>Held out, one source at a time: %1 serving measurements from %2 sources, median error %3; %4 are within 25%.</source>
        <translation>Com uma fonte excluída por vez: %1 medições de serving de %2 fontes, erro mediano %3; %4 estão dentro de 25%.</translation>
    </message>
    <message>
        <source>Held-out measurements: count, median error, bias.</source>
        <translation>Das medições deixadas de fora: número, erro mediano, viés.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ajuda</translation>
    </message>
    <message>
        <source>Help &amp;contents</source>
        <translation>&amp;Conteúdo da ajuda</translation>
    </message>
    <message>
        <source>Help page</source>
        <translation>Página da ajuda</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Aqui</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Dimensão oculta</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Hide the panel %1</source>
        <translation>Ocultar o painel %1</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Superior</translation>
    </message>
    <message>
        <source>High &amp;contrast, light</source>
        <translation>Alto &amp;contraste, claro</translation>
    </message>
    <message>
        <source>High confidence</source>
        <translation>Confiança alta</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Alto contraste, escuro</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Alto contraste, claro</translation>
    </message>
    <message>
        <source>High end of the range</source>
        <translation>Limite superior da faixa</translation>
    </message>
    <message>
        <source>Higher is better.</source>
        <translation>Maior é melhor.</translation>
    </message>
    <message>
        <source>Higher resolutions are sharper and make larger files.</source>
        <translation>Mais deles dão mais nitidez e arquivos maiores.</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Mais alto</translation>
    </message>
    <message>
        <source>Highest tokens/s per user</source>
        <translation>Máximo de tokens/s por usuário</translation>
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
        <source>Holds</source>
        <translation>Se sustenta</translation>
    </message>
    <message>
        <source>Holds weights in SRAM only; there is no other memory on the chip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Host power</source>
        <translation>Potência além dos chips</translation>
    </message>
    <message>
        <source>Hosts of the community, not of the provider.</source>
        <translation>Hosts da comunidade, não do provedor.</translation>
    </message>
    <message>
        <source>Hourly cost</source>
        <translation>Aluguel</translation>
    </message>
    <message>
        <source>Hourly price</source>
        <translation>Preço por hora</translation>
    </message>
    <message>
        <source>Hourly price per chip</source>
        <translation>Preço por hora e chip</translation>
    </message>
    <message>
        <source>Hourly price: %1 vs %2 (%3)</source>
        <comment>two prices, a percentage</comment>
        <translation>Preço por hora: %1 contra %2 (%3)</translation>
    </message>
    <message>
        <source>Hours per month</source>
        <translation>Horas por mês</translation>
    </message>
    <message>
        <source>Hours used</source>
        <translation>Horas usadas</translation>
    </message>
    <message>
        <source>How accurate are the estimates?</source>
        <translation>Quanto as estimativas erram?</translation>
    </message>
    <message>
        <source>How far these estimates can be trusted, from the check against published measurements. Opens the page Accuracy.</source>
        <translation>Quanto se pode confiar nestas estimativas, pela comparação com medições publicadas. Abre a página “Exatidão”.</translation>
    </message>
    <message>
        <source>How have the prices of the selection changed?</source>
        <translation>Como evoluíram os preços do que se compara?</translation>
    </message>
    <message>
        <source>How long an owned machine is used; its price is paid off by then.</source>
        <translation>Por quanto tempo uma máquina própria trabalha; até lá seu preço está pago.</translation>
    </message>
    <message>
        <source>How many %1 one USD buys, at a rate and date of your choice. It only affects how money is shown; the board keeps its prices and assumptions in USD.</source>
        <translation>Quanto em %1 se compra com um USD: uma taxa sua, do dia que você quiser. Os valores em dinheiro são mostrados por ela; a comparação mantém preços e premissas em USD.</translation>
    </message>
    <message>
        <source>How many charts of a page share a slide of a presentation.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many chips does the workload need, and what are its throughput, time and cost?</source>
        <translation>De quantos chips a carga de trabalho precisa, qual é a velocidade, quanto tempo leva e quanto custa?</translation>
    </message>
    <message>
        <source>How much of the displayed currency one USD buys.</source>
        <translation>Quanto da moeda mostrada se compra com um USD.</translation>
    </message>
    <message>
        <source>How numbers are shown</source>
        <translation>Como os números são mostrados</translation>
    </message>
    <message>
        <source>How numbers are shown: absolute, as a ratio to the baseline, or as a percent difference.</source>
        <translation>Como os números são mostrados: como são, como vezes os da referência ou como porcentagem a mais ou a menos.</translation>
    </message>
    <message>
        <source>How numbers are shown: absolute, as a ratio to the baseline, or as a percent difference. Unfair comparisons stay absolute.</source>
        <translation>Como os números são mostrados: como são, como múltiplo da referência, ou como mais ou menos que ela. O que não se compara de forma justa é mostrado como é.</translation>
    </message>
    <message>
        <source>How similar the model is to others.</source>
        <translation>O quanto o modelo se parece com outros.</translation>
    </message>
    <message>
        <source>How the numbers are calculated</source>
        <translation>Como os números se formam</translation>
    </message>
    <message>
        <source>How to read</source>
        <translation>Como ler</translation>
    </message>
    <message>
        <source>ICI, 4 ports, total of both directions.</source>
        <translation>ICI, 4 portas, soma dos dois sentidos.</translation>
    </message>
    <message>
        <source>ICI, total of both directions.</source>
        <translation>ICI, soma dos dois sentidos.</translation>
    </message>
    <message>
        <source>ICI, total of both directions; an older page says 1,600 Gbps.</source>
        <translation>ICI, soma dos dois sentidos; uma página mais antiga diz 1.600 Gbps.</translation>
    </message>
    <message>
        <source>ICI, total of both directions; an older page says 4,800 Gbps.</source>
        <translation>ICI, soma dos dois sentidos; uma página mais antiga diz 4.800 Gbps.</translation>
    </message>
    <message>
        <source>INT4 weights are counted as FP4, with the same number of bytes.</source>
        <translation>Pesos INT4 contam como FP4: os mesmos bytes.</translation>
    </message>
    <message>
        <source>INT8 appears only as a type of the vector and scalar engines.</source>
        <translation>INT8 aparece só como tipo das unidades vetorial e escalar.</translation>
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
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>If it is unknown, write null and "missing".</source>
        <translation>Se não for conhecido, escreva null e “missing”.</translation>
    </message>
    <message>
        <source>If it must run on several clouds,</source>
        <translation>Se tiver de ser executado em várias nuvens,</translation>
    </message>
    <message>
        <source>If no list names the region, check its availability.</source>
        <translation>Onde nenhuma tabela cita a região, é preciso procurá-la.</translation>
    </message>
    <message>
        <source>If speed per chip matters more than cost,</source>
        <translation>Se o que conta é a velocidade por chip, custe o que custar,</translation>
    </message>
    <message>
        <source>If the number is unknown, write "missing".</source>
        <translation>Se o número não for conhecido, escreva “missing”.</translation>
    </message>
    <message>
        <source>If there are several sources, the vendor's own comes first, then independent collections, then copies of price lists, then press. The source card of a figure shows the others.</source>
        <translation>Entre várias fontes, a do próprio fabricante vem primeiro; depois, coleções independentes, cópias de tabelas de preços e a imprensa. As outras ficam atrás do valor; o cartão da fonte as mostra.</translation>
    </message>
    <message>
        <source>If there is no price, write null and "missing".</source>
        <translation>Se não houver preço, escreva null e “missing”.</translation>
    </message>
    <message>
        <source>If you meant that list, save the board to store its name; otherwise choose other prices.</source>
        <translation>Se era essa a tabela desejada, salve a comparação: o nome passa a valer em qualquer lugar; se não, escolha outros preços.</translation>
    </message>
    <message>
        <source>Ignite 2023; specifications followed in August 2024.</source>
        <translation>Ignite 2023; as especificações vieram em agosto de 2024.</translation>
    </message>
    <message>
        <source>Ignoring all other requirements: %1</source>
        <comment>sentences about what would work then</comment>
        <translation>Deixando de lado todos os outros requisitos: %1</translation>
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
        <source>Import a &amp;model…</source>
        <translation>Importar um &amp;modelo…</translation>
    </message>
    <message>
        <source>Import a model</source>
        <translation>Importar um modelo</translation>
    </message>
    <message>
        <source>Import it with the format %1, and assign the columns with --map.</source>
        <translation>Importe-o com o formato %1 e indique com --map qual coluna contém o quê.</translation>
    </message>
    <message>
        <source>Import it with the format csv, and assign the columns and the provider with --map: chipboard import csv %1 --map provider==NAME</source>
        <translation>Importe-o com o formato csv e indique com --map qual coluna contém o quê e de quem são os preços: chipboard import csv %1 --map provider==NAME</translation>
    </message>
    <message>
        <source>Import newer prices: no list here is newer.</source>
        <translation>Importe preços mais novos: nenhuma tabela daqui é mais recente.</translation>
    </message>
    <message>
        <source>Import price lists with File &gt; Import prices. Choose provider, region and price type above the charts.</source>
        <translation>Importe tabelas de preços com Arquivo &gt; Importar preços. Provedor, região e tipo de preço são escolhidos acima dos gráficos.</translation>
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
        <source>Import prices…</source>
        <translation>Importar preços…</translation>
    </message>
    <message>
        <source>Import the model %1</source>
        <translation>Importar o modelo %1</translation>
    </message>
    <message>
        <source>Important facts about this page, and where to change them.</source>
        <translation>O que é preciso saber desta página e onde alterar isso.</translation>
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
        <source>Imported from %1.</source>
        <translation>Importado de %1.</translation>
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
        <source>Imported price lists, by date.</source>
        <translation>Tabelas de preços importadas, por data.</translation>
    </message>
    <message>
        <source>Imported rows</source>
        <translation>Linhas que entram</translation>
    </message>
    <message>
        <source>Imported, not available: %1</source>
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
        <source>Imports price lists and chips from files of many formats. Nothing is stored until you accept it.</source>
        <translation>Lê tabelas de preços e chips de arquivos de muitos formatos. Nada é guardado antes de você aceitar.</translation>
    </message>
    <message>
        <source>Imports price lists and chips from files. Nothing is stored until you accept it.</source>
        <translation>Lê tabelas de preços e chips de arquivos. Nada é guardado antes de você aceitar.</translation>
    </message>
    <message>
        <source>Imports the dimensions of a model from its config.json. The comparison keeps the model.</source>
        <translation>Lê as dimensões de um modelo do seu config.json. A comparação guarda o modelo.</translation>
    </message>
    <message>
        <source>In &amp;percent (+30%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In AWS G7. No compute rate was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In AWS G7e, Google G4 and Azure NCv6. Part of a card, as Azure rents it, is not in the catalogue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a common unit</source>
        <translation>Em unidade comum</translation>
    </message>
    <message>
        <source>In no copy up to 2026-07-22, capacity blocks included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In production since July 2026, volume in the second half of 2026. MI430X and MI440X are named without figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In production.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In range</source>
        <translation>No intervalo</translation>
    </message>
    <message>
        <source>In the first chart the longest line matters most; its dot is the current answer. Where two curves cross, the order changes. The bands contain eight in ten cases when all assumptions vary at once.</source>
        <translation>No primeiro gráfico, a linha mais longa é a que mais importa; seu ponto é a resposta atual. Onde duas curvas se cruzam, a ordem se inverte. As bandas são oito em dez casos quando todas as premissas variam ao mesmo tempo.</translation>
    </message>
    <message>
        <source>In trn1n.32xlarge; an older page prints GiB/s.</source>
        <translation>Em trn1n.32xlarge; uma página mais antiga traz GiB/s.</translation>
    </message>
    <message>
        <source>In use in US Central.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In words</source>
        <translation>Em palavras</translation>
    </message>
    <message>
        <source>Inconclusive because of the range: %1.</source>
        <comment>figures</comment>
        <translation>A faixa deixa em aberto para: %1.</translation>
    </message>
    <message>
        <source>Indiana, Pennsylvania, Mississippi</source>
        <translation>Indiana, Pensilvânia, Mississippi</translation>
    </message>
    <message>
        <source>Indiana, USA</source>
        <translation>Indiana, EUA</translation>
    </message>
    <message>
        <source>Inf1 instances cost 70% less per inference than comparable GPU instances.</source>
        <translation>Instâncias Inf1 custam 70% menos por inferência que instâncias de GPU comparáveis.</translation>
    </message>
    <message>
        <source>Inf1 instances have 2.3 times the throughput of comparable GPU instances.</source>
        <translation>Instâncias Inf1 têm 2,3 vezes a vazão de instâncias de GPU comparáveis.</translation>
    </message>
    <message>
        <source>Inf1 instances; December 2019 according to secondary sources.</source>
        <translation>Instâncias Inf1; dezembro de 2019 segundo fontes secundárias.</translation>
    </message>
    <message>
        <source>Inf2 instances give 40% more work per dollar than comparable EC2 instances.</source>
        <translation>Instâncias Inf2 fazem 40% mais trabalho pelo mesmo dinheiro que instâncias EC2 comparáveis.</translation>
    </message>
    <message>
        <source>Inf2 preview at re:Invent 2022.</source>
        <translation>Prévia de Inf2 no re:Invent 2022.</translation>
    </message>
    <message>
        <source>Inference</source>
        <translation>Inferência</translation>
    </message>
    <message>
        <source>Inference chips are not recommended for training.</source>
        <translation>Chips feitos para inferência não são recomendados para treinamento.</translation>
    </message>
    <message>
        <source>Inferentia</source>
        <translation>Inferentia</translation>
    </message>
    <message>
        <source>Inferentia is for inference where the cost of an answer counts more than the shortest latency.</source>
        <translation>O Inferentia serve à inferência em que o custo de uma resposta conta mais que a menor latência.</translation>
    </message>
    <message>
        <source>Inferentia2 answers with a tenth of the latency of Inferentia1.</source>
        <translation>O Inferentia2 responde com um décimo da latência do Inferentia1.</translation>
    </message>
    <message>
        <source>Inferentia2 has four times the throughput of Inferentia1.</source>
        <translation>O Inferentia2 tem quatro vezes a vazão do Inferentia1.</translation>
    </message>
    <message>
        <source>InfiniBand, 800 Gbps a GPU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>InfiniBand; the page writes GB/s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Infinity Cache, the last level; not managed by software.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inner width and vocabulary are not checked.</source>
        <translation>A largura interna e o vocabulário não foram verificados.</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Input and output have separate embeddings, as is usual for "%1".</source>
        <translation>Entrada e saída têm embeddings próprios, como é usual em “%1”.</translation>
    </message>
    <message>
        <source>Input and output share one embedding, as is usual for "%1".</source>
        <translation>Entrada e saída compartilham um embedding, como é usual em “%1”.</translation>
    </message>
    <message>
        <source>Input tokens</source>
        <translation>Tokens de entrada</translation>
    </message>
    <message>
        <source>Install %1 (in Debian the package fonts-inter).</source>
        <translation>Instale %1 (no Debian, o pacote fonts-inter).</translation>
    </message>
    <message>
        <source>Install it; slides still name it, for computers that have it.</source>
        <translation>Instale-a; os slides a indicam mesmo assim, para máquinas que a têm.</translation>
    </message>
    <message>
        <source>Install the font %1 (in Debian the package fonts-inter) or DejaVu Sans.</source>
        <translation>Instale a fonte %1 (no Debian, o pacote fonts-inter) ou DejaVu Sans.</translation>
    </message>
    <message>
        <source>Install the package libqt6sql6-sqlite.</source>
        <translation>Instale o pacote libqt6sql6-sqlite.</translation>
    </message>
    <message>
        <source>Installed packages include completions. Otherwise run "source &lt;(chipboard completion bash)", the same with zsh, or "chipboard completion fish | source".</source>
        <translation>Os pacotes instalados já os trazem. Senão: “source &lt;(chipboard completion bash)”, o mesmo com zsh, ou “chipboard completion fish | source”.</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>Instância</translation>
    </message>
    <message>
        <source>Instance table of ec2instances.info (CSV)</source>
        <translation>Tabela de instâncias do ec2instances.info (CSV)</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>Instâncias</translation>
    </message>
    <message>
        <source>Instances (%1)</source>
        <translation>Instâncias (%1)</translation>
    </message>
    <message>
        <source>Intel Vision 2024.</source>
        <translation>Intel Vision 2024.</translation>
    </message>
    <message>
        <source>Inter-token latency</source>
        <translation>Tempo entre dois tokens</translation>
    </message>
    <message>
        <source>Inter-token latency (TPOT)</source>
        <translation>Tempo entre dois tokens (TPOT)</translation>
    </message>
    <message>
        <source>Inter-token latency when serving; otherwise the batch latency.</source>
        <translation>De um token ao próximo em serving; de um batch inteiro nos demais casos.</translation>
    </message>
    <message>
        <source>Interconnect of Trainium3</source>
        <translation>Interconexão do Trainium3</translation>
    </message>
    <message>
        <source>Interest rate (per year)</source>
        <translation>Juros ao ano</translation>
    </message>
    <message>
        <source>Is compute or memory bandwidth the bottleneck?</source>
        <translation>O trabalho é limitado por computação ou pela largura de banda de memória?</translation>
    </message>
    <message>
        <source>Israel</source>
        <translation>Israel</translation>
    </message>
    <message>
        <source>It accepts %1.</source>
        <translation>Aceita %1.</translation>
    </message>
    <message>
        <source>It always lists all snapshots.</source>
        <translation>Ele lista todos.</translation>
    </message>
    <message>
        <source>It applies to files ending in %1.</source>
        <translation>Ela é para arquivos terminados em %1.</translation>
    </message>
    <message>
        <source>It applies to the page compare: add --page compare, or remove --metrics.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It can be %1.</source>
        <translation>Valores possíveis: %1.</translation>
    </message>
    <message>
        <source>It can be compared with NVLink only where the direction is stated.</source>
        <translation>Só pode ser comparado com NVLink onde o sentido é informado.</translation>
    </message>
    <message>
        <source>It cannot be estimated.</source>
        <translation>Nada pode ser estimado sobre ele.</translation>
    </message>
    <message>
        <source>It concerns measured work, which published figures do not cover.</source>
        <translation>Trata de trabalho medido, sobre o qual valores publicados nada dizem.</translation>
    </message>
    <message>
        <source>It concerns other work than the chosen workload, %1, which cannot disprove it.</source>
        <translation>Trata de outro trabalho que não a carga de trabalho escolhida, %1, que não pode refutá-la.</translation>
    </message>
    <message>
        <source>It costs %1 a month; the budget is %2.</source>
        <translation>Custa %1 por mês; o orçamento é de %2.</translation>
    </message>
    <message>
        <source>It costs %1 less than %2.</source>
        <translation>Custa %1 menos que %2.</translation>
    </message>
    <message>
        <source>It costs %1 more than %2.</source>
        <translation>Custa %1 mais que %2.</translation>
    </message>
    <message>
        <source>It costs %1x as much as %2.</source>
        <comment>3.5, a chip</comment>
        <translation>Custa %1 vezes o valor de %2.</translation>
    </message>
    <message>
        <source>It costs about %1 less than %2 here.</source>
        <translation>Aqui custa cerca de %1 menos que %2.</translation>
    </message>
    <message>
        <source>It costs about %1 more than %2 here.</source>
        <translation>Aqui custa cerca de %1 mais que %2.</translation>
    </message>
    <message>
        <source>It does not cost less there.</source>
        <translation>No destino não custa menos.</translation>
    </message>
    <message>
        <source>It does not fit into the memory of this number of chips.</source>
        <translation>Não cabe na memória deste número de chips.</translation>
    </message>
    <message>
        <source>It does not fit on any number of these chips.</source>
        <translation>Não cabe em nenhum número destes chips.</translation>
    </message>
    <message>
        <source>It does not hold for: %1.</source>
        <comment>figures</comment>
        <translation>Não se sustenta para: %1.</translation>
    </message>
    <message>
        <source>It does not meet the required service level.</source>
        <translation>Não cumpre o nível de serviço pedido.</translation>
    </message>
    <message>
        <source>It fits on %1 chips or more.</source>
        <translation>Cabe a partir de %1 chips.</translation>
    </message>
    <message>
        <source>It fits on %1 x %2 (%3 chips) or more.</source>
        <translation>Cabe a partir de %1 x %2, %3 chips.</translation>
    </message>
    <message>
        <source>It fits on 1 chip or more.</source>
        <translation>Cabe a partir de 1 chip.</translation>
    </message>
    <message>
        <source>It fits on 1 x %1 (1 chip) or more.</source>
        <translation>Cabe a partir de 1 x %1, 1 chip.</translation>
    </message>
    <message>
        <source>It fits with %1.</source>
        <translation>Cabe com %1.</translation>
    </message>
    <message>
        <source>It has %1 chips, %2 instances, %3 systems, %4 price lists and %5 figures from %6 sources. %7 figures are known to be missing, and %8 contradictions between sources are listed.</source>
        <translation>Ele tem %1 chips, %2 instâncias, %3 sistemas, %4 tabelas de preços e %5 valores de %6 fontes; sabe-se que faltam %7 valores, e são indicadas %8 contradições entre fontes.</translation>
    </message>
    <message>
        <source>It holds for: %1.</source>
        <comment>figures</comment>
        <translation>Se sustenta para: %1.</translation>
    </message>
    <message>
        <source>It is %1 a month here.</source>
        <translation>Aqui são %1 por mês.</translation>
    </message>
    <message>
        <source>It is cheaper, but its serving software is in maintenance: no new features.</source>
        <translation>É mais barato, mas seu software de serving está em manutenção: sem recursos novos.</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>Não tem nenhum.</translation>
    </message>
    <message>
        <source>It is free on %1.</source>
        <translation>Não custa nada em %1.</translation>
    </message>
    <message>
        <source>It is free today.</source>
        <translation>Hoje não custa nada.</translation>
    </message>
    <message>
        <source>It is not listed in %1, but in %2.</source>
        <translation>Não é conhecido em %1, mas em %2.</translation>
    </message>
    <message>
        <source>It is not listed in %1.</source>
        <translation>Não é conhecido em %1.</translation>
    </message>
    <message>
        <source>It is not the text of a comparison, which begins with "%1".</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is rented as a whole, with %1 chips; this number is not possible.</source>
        <translation>Só se aluga inteiro, com %1 chips; não é possível obter este número.</translation>
    </message>
    <message>
        <source>It is too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is too long for any slide: write a shorter one.</source>
        <translation>É longo demais para qualquer slide: escreva um mais curto.</translation>
    </message>
    <message>
        <source>It is unknown which layers of "%1" have a window.</source>
        <translation>Não se sabe quais camadas de “%1” têm janela.</translation>
    </message>
    <message>
        <source>It may cost more than the budget of %2: %1 a month.</source>
        <translation>Pode custar mais que o orçamento de %2: %1 por mês.</translation>
    </message>
    <message>
        <source>It may take longer than %2: %1.</source>
        <translation>Pode levar mais que %2: %1.</translation>
    </message>
    <message>
        <source>It multiplies every amount of money in the results.</source>
        <translation>Todos os valores em dinheiro dos resultados são multiplicados por ela.</translation>
    </message>
    <message>
        <source>It never pays back.</source>
        <translation>Nunca compensa.</translation>
    </message>
    <message>
        <source>It pays back after %1 (%2 at best, never at worst).</source>
        <translation>Compensa após %1 (%2 no melhor caso, nunca no pior).</translation>
    </message>
    <message>
        <source>It pays back after %1 (%2 to %3).</source>
        <translation>Compensa após %1 (%2 a %3).</translation>
    </message>
    <message>
        <source>It pays back after %1.</source>
        <translation>Compensa após %1.</translation>
    </message>
    <message>
        <source>It pays back after about %1 months (%2 to %3).</source>
        <translation>Compensa após cerca de %1 meses (%2 a %3).</translation>
    </message>
    <message>
        <source>It pays back after about %1 months, at worst never.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It pays back only at best, after %1.</source>
        <translation>Só compensa no melhor caso, após %1.</translation>
    </message>
    <message>
        <source>It proves that frontier models can be trained on Trainium.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It runs on %1 here.</source>
        <translation>Aqui, roda em %1.</translation>
    </message>
    <message>
        <source>It started in late October 2025.</source>
        <translation>Começou no fim de outubro de 2025.</translation>
    </message>
    <message>
        <source>It states no number to recompute.</source>
        <translation>Não indica um número a recalcular.</translation>
    </message>
    <message>
        <source>It takes %1 per token; the limit is %2.</source>
        <translation>Leva %1 por token; são necessários no máximo %2.</translation>
    </message>
    <message>
        <source>It takes %1; %2 are left.</source>
        <translation>Leva %1; restam %2.</translation>
    </message>
    <message>
        <source>It was cut or changed on its way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Items per second</source>
        <translation>Itens por segundo</translation>
    </message>
    <message>
        <source>Items to process per month; affects the number of chips and the cost.</source>
        <translation>O que precisa ser processado por mês: afeta os chips e o custo correspondentes.</translation>
    </message>
    <message>
        <source>Its %1 rows are on the sheet "%2".</source>
        <translation>Suas %1 linhas estão na planilha “%2”.</translation>
    </message>
    <message>
        <source>Its INT4 column says 9,227.5.</source>
        <translation>Sua coluna INT4 diz 9.227,5.</translation>
    </message>
    <message>
        <source>Its bill is %1 higher than that of %2.</source>
        <translation>Sua conta é %1 maior que a de %2.</translation>
    </message>
    <message>
        <source>Its bill is %1 lower than that of %2.</source>
        <translation>Sua conta é %1 menor que a de %2.</translation>
    </message>
    <message>
        <source>Its bill is %1x that of %2.</source>
        <comment>3.5, a chip</comment>
        <translation>Sua conta é %1 vezes a de %2.</translation>
    </message>
    <message>
        <source>Its chips</source>
        <translation>Seus chips</translation>
    </message>
    <message>
        <source>Its cost is unknown.</source>
        <translation>Não se sabe quanto custa.</translation>
    </message>
    <message>
        <source>Its footnotes are lost, so none of its claims has its own source.</source>
        <translation>Suas notas de rodapé se perderam; nenhuma de suas afirmações tem fonte própria.</translation>
    </message>
    <message>
        <source>Its largest instance has %1; %2 are needed.</source>
        <translation>Sua maior instância tem %1; são necessários %2.</translation>
    </message>
    <message>
        <source>Its largest instance may have less than %2: %1.</source>
        <translation>Sua maior instância pode ter menos que %2: %1.</translation>
    </message>
    <message>
        <source>Its own chip figure gives 360, not 540. A Trn3 UltraServer has 100.7% of 360, but only 67.1% of 540.</source>
        <translation>Seu próprio valor por chip dá 360, não 540. Um Trn3 UltraServer tem 100,7% de 360, mas só 67,1% de 540.</translation>
    </message>
    <message>
        <source>Its price is from "%1", because the chosen list has none.</source>
        <translation>O preço vem de “%1”, porque os preços escolhidos não o incluem.</translation>
    </message>
    <message>
        <source>Its price per chip, as a share of the price above</source>
        <translation>Seu preço por chip, como parcela do preço acima</translation>
    </message>
    <message>
        <source>Its software is no longer maintained.</source>
        <translation>Seu software não tem mais manutenção.</translation>
    </message>
    <message>
        <source>Its status is in the catalogue; correct it there.</source>
        <translation>O status está no catálogo; corrija-o lá.</translation>
    </message>
    <message>
        <source>JAX added</source>
        <translation>JAX adicionado</translation>
    </message>
    <message>
        <source>JAX lists 1,840 TOPS of INT4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JAX lists 3,680 TOPS of INT4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>JAX lists 788 TOPS of INT4.</source>
        <translation type="unfinished"></translation>
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
        <source>January 2026.</source>
        <translation>Janeiro de 2026.</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Salto</translation>
    </message>
    <message>
        <source>KIND is tornado (sensitivity to each assumption), crossover (break-even point of two rows), two-way (a result under two assumptions), uncertainty (ranges and probabilities from random draws), move (payback of a move), commitment (break-even utilisation) or formula (how a number is calculated). Without --metrics it analyses the cost of the workload.</source>
        <translation>KIND é tornado (qual premissa mais influi em um resultado), crossover (onde a ordem de dois se inverte), two-way (um resultado sob duas premissas), uncertainty (faixas e chances por simulação), move (quando a migração compensa), commitment (a partir de qual utilização um compromisso compensa) ou formula (como um número se formou). Sem --metrics, trata do custo da carga de trabalho.</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV cache</translation>
    </message>
    <message>
        <source>KV cache precision (bits)</source>
        <translation>Bits de um valor em cache</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>Cabeças KV</translation>
    </message>
    <message>
        <source>KV heads are not stated; assumed to be as many as attention heads.</source>
        <translation>As cabeças KV não são informadas: tantas quantas as cabeças de atenção.</translation>
    </message>
    <message>
        <source>KV values per token</source>
        <translation>Valores KV por token</translation>
    </message>
    <message>
        <source>Kaplan et al. 2020, https://arxiv.org/abs/2001.08361; Hoffmann et al. 2022, https://arxiv.org/abs/2203.15556; attention: PaLM, https://arxiv.org/abs/2204.02311, appendix B.</source>
        <translation>Kaplan et al. 2020, https://arxiv.org/abs/2001.08361; Hoffmann et al. 2022, https://arxiv.org/abs/2203.15556; atenção: PaLM, https://arxiv.org/abs/2204.02311, apêndice B.</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation>Deixe apenas uma delas.</translation>
    </message>
    <message>
        <source>Keep only dense compute</source>
        <translation>Manter só a computação densa</translation>
    </message>
    <message>
        <source>Keep the figures of %1</source>
        <translation>Manter os valores de %1</translation>
    </message>
    <message numerus="yes">
        <source>Keep the first %n charts</source>
        <translation><numerusform>Manter o primeiro gráfico</numerusform><numerusform>Manter os %n primeiros gráficos</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Keep the first %n rows</source>
        <translation><numerusform>Manter a primeira linha</numerusform><numerusform>Manter as %n primeiras linhas</numerusform></translation>
    </message>
    <message>
        <source>Keep the old figures</source>
        <translation>Manter os valores antigos</translation>
    </message>
    <message>
        <source>Keep the one that fits the level</source>
        <translation>Manter o gráfico adequado ao nível</translation>
    </message>
    <message>
        <source>Kept so far, as a power of two, step %1</source>
        <translation>Cumprem até aqui, como potência de dois, passo %1</translation>
    </message>
    <message>
        <source>Kept the constants of %1: %2 measurements from %3 sources are too few.</source>
        <translation>As constantes de %1 ficam: %2 medições de %3 fontes são poucas demais.</translation>
    </message>
    <message>
        <source>Kept the constants of %1: the new ones have a median error of %2.</source>
        <translation>As constantes de %1 ficam: o erro mediano das encontradas é %2.</translation>
    </message>
    <message>
        <source>Key figures</source>
        <translation type="unfinished"></translation>
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
        <source>Keys are 192 wide, values 128. The number of layers with a window is not checked.</source>
        <translation>As chaves têm largura 192 e os valores 128. O número de camadas com janela não foi verificado.</translation>
    </message>
    <message>
        <source>Kimi-K2</source>
        <translation>Kimi-K2</translation>
    </message>
    <message>
        <source>Kimi-K2.5</source>
        <translation>Kimi-K2.5</translation>
    </message>
    <message>
        <source>Kimi-K3</source>
        <translation>Kimi-K3</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Kind of price</source>
        <translation>Tipo de preço</translation>
    </message>
    <message>
        <source>Kinds:</source>
        <translation>Tipos:</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>I&amp;dioma</translation>
    </message>
    <message>
        <source>L&amp;ight</source>
        <translation>C&amp;laro</translation>
    </message>
    <message>
        <source>L2 cache.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LLaMA-13B</source>
        <translation>LLaMA-13B</translation>
    </message>
    <message>
        <source>LLaMA-33B</source>
        <translation>LLaMA-33B</translation>
    </message>
    <message>
        <source>LLaMA-65B</source>
        <translation>LLaMA-65B</translation>
    </message>
    <message>
        <source>LLaMA-7B</source>
        <translation>LLaMA-7B</translation>
    </message>
    <message>
        <source>LPDDR5X.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Rótulo</translation>
    </message>
    <message>
        <source>Label position</source>
        <translation>Posição do nome</translation>
    </message>
    <message>
        <source>Labels are next to their marks.</source>
        <translation>Os nomes estão ao lado do que nomeiam.</translation>
    </message>
    <message>
        <source>Labels are on lines or far from their marks: %1.</source>
        <translation>Há nomes sobre linhas ou longe do que nomeiam: %1.</translation>
    </message>
    <message>
        <source>Labels can have at most %1 significant digits.</source>
        <translation>Os rótulos têm no máximo %1 dígitos significativos.</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>I&amp;dioma</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Larger text can be read from farther away.</source>
        <translation>Textos maiores podem ser lidos de mais longe.</translation>
    </message>
    <message>
        <source>Last environments: SDK 2.26; support ends with SDK 2.27.</source>
        <translation>Últimos ambientes: SDK 2.26; o suporte termina com o SDK 2.27.</translation>
    </message>
    <message>
        <source>Last environments: SDK 2.26; support of Inf1 ends with SDK 2.27.</source>
        <translation>Últimos ambientes: SDK 2.26; o suporte a Inf1 termina com o SDK 2.27.</translation>
    </message>
    <message>
        <source>Last value before</source>
        <translation>Último valor antes</translation>
    </message>
    <message>
        <source>Late 2023 according to PCMag.</source>
        <translation>Fim de 2023, segundo a PCMag.</translation>
    </message>
    <message>
        <source>Late 2024.</source>
        <translation>Fim de 2024.</translation>
    </message>
    <message>
        <source>Late October 2025.</source>
        <translation>Fim de outubro de 2025.</translation>
    </message>
    <message>
        <source>Latent attention caches %1 + %2 elements per layer and token.</source>
        <translation>A atenção latente guarda em cache %1 + %2 elementos por camada e token.</translation>
    </message>
    <message>
        <source>Latent attention caches 512 + 64 elements a layer and token.</source>
        <translation>A atenção latente guarda em cache 512 + 64 elementos por camada e token.</translation>
    </message>
    <message>
        <source>Latent head sizes are set, but no latent.</source>
        <translation>Há tamanhos de uma cabeça latente, mas não um vetor latente.</translation>
    </message>
    <message>
        <source>Launch.</source>
        <translation>Lançamento.</translation>
    </message>
    <message>
        <source>Launch; volume from early 2025.</source>
        <translation>Lançamento; em volume a partir do início de 2025.</translation>
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
        <source>Layers of the network.</source>
        <translation>Blocos da rede.</translation>
    </message>
    <message>
        <source>Layers with a window cache %1 elements per token; all layers together cache only %2.</source>
        <translation>As camadas com janela guardam em cache %1 elementos por token; todas as camadas juntas, só %2.</translation>
    </message>
    <message>
        <source>Layers, hidden size and heads must be at least 1.</source>
        <translation>Camadas, dimensão oculta e cabeças devem ser pelo menos 1.</translation>
    </message>
    <message>
        <source>Layouts of training</source>
        <translation>Arranjos de treinamento</translation>
    </message>
    <message>
        <source>Leaning %1: %2</source>
        <comment>a chip, cheaper</comment>
        <translation>Leve vantagem de %1: %2</translation>
    </message>
    <message>
        <source>Leaning %1: about %2 cheaper than %3</source>
        <translation>Leve vantagem de %1: cerca de %2 mais barato que %3</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>Leave the member out where the software is maintained.</source>
        <translation>Omita o campo se o software tem suporte ativo.</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legenda</translation>
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
        <translation>Claro</translation>
    </message>
    <message>
        <source>Light on dark.</source>
        <translation>Claro sobre escuro.</translation>
    </message>
    <message>
        <source>Light or dark, as the system</source>
        <translation>Claro ou escuro como o sistema</translation>
    </message>
    <message>
        <source>Limit shown by the driver.</source>
        <translation>Limite mostrado pelo driver.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Linha %1: %2</translation>
    </message>
    <message>
        <source>Line at %1 %2</source>
        <translation>Linha em %1 %2</translation>
    </message>
    <message>
        <source>Line of equal results</source>
        <translation>Linha de resultados iguais</translation>
    </message>
    <message>
        <source>Lines cross %1.</source>
        <translation>Há linhas que atravessam %1.</translation>
    </message>
    <message>
        <source>Lines: %1.</source>
        <translation>Linhas: %1.</translation>
    </message>
    <message>
        <source>Link between chips, one way</source>
        <translation>Interconexão entre chips, um sentido</translation>
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
        <source>Links open in your browser, and only when you click them.</source>
        <translation>Os links abrem no seu navegador, e só quando você os segue.</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>List or remove imported prices.</source>
        <translation>Lista preços importados ou remove alguns deles.</translation>
    </message>
    <message>
        <source>List prices of June 2024, before the price cuts of 2025.</source>
        <translation>Preços de tabela de junho de 2024, antes das reduções de 2025.</translation>
    </message>
    <message>
        <source>List prices without commitment: AWS us-east-1 of 2026-07-20 (us-east-2 and us-west-2 cost the same for the Neuron instances), Azure of 2026-06-18, Google Cloud of 2026-07-30, TPU slices of 2026, TPU chips and OCI by third parties, each with its date. Parts of a GPU and DL1 (first Gaudi) are left out. Linux, shared tenancy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the chips or instances that match: "memory &gt;= 640 GB and price_chip_hour &lt; 4". Fields are metric ids, and id, provider, chip, chips, vcpus and others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the contents of the catalogue.</source>
        <translation>Lista o que o catálogo contém.</translation>
    </message>
    <message>
        <source>List the workloads; check them against the Neuron SDK; compute the savings on the present GPU bill on AWS; see who can do the work.</source>
        <translation>Listar as cargas de trabalho; verificá-las com o Neuron SDK; calcular quanto se economizaria da conta atual de GPU na AWS; ver quem pode fazer o trabalho.</translation>
    </message>
    <message>
        <source>List them in "layer_types", or set it to null for full attention.</source>
        <translation>Liste-as em “layer_types” ou use null para atenção completa.</translation>
    </message>
    <message>
        <source>List: 1.34375 USD/h.</source>
        <translation>Tabela: 1,34375 USD/h.</translation>
    </message>
    <message>
        <source>List: 12.29 before, 6.88 after.</source>
        <translation>Tabela: 12,29 antes, 6,88 depois.</translation>
    </message>
    <message>
        <source>Listed with 262 GB.</source>
        <translation>Listado com 262 GB.</translation>
    </message>
    <message>
        <source>Lists the imported price lists, to view or remove them.</source>
        <translation>Tabelas de preços que você importou, para ver ou remover.</translation>
    </message>
    <message>
        <source>Llama 2 13B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Llama 2 70B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Llama 2 7B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Llama 3.1 405B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Llama 3.1 70B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Llama 3.1 8B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Llama 4 Maverick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Llama 4 Scout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Llama 4 Scout and Maverick on Trn2 (beta), FLUX.1-dev (beta)</source>
        <translation>Llama 4 Scout e Maverick em Trn2 (beta), FLUX.1-dev (beta)</translation>
    </message>
    <message>
        <source>Logo of %1</source>
        <translation>Logotipo de %1</translation>
    </message>
    <message>
        <source>Longest sequence</source>
        <translation>Sequência mais longa</translation>
    </message>
    <message>
        <source>Look up %1</source>
        <translation>Ler o que é %1</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Inferior</translation>
    </message>
    <message>
        <source>Low confidence</source>
        <translation>Confiança baixa</translation>
    </message>
    <message>
        <source>Low end of the range</source>
        <translation>Limite inferior da faixa</translation>
    </message>
    <message>
        <source>Lower is better.</source>
        <translation>Menor é melhor.</translation>
    </message>
    <message>
        <source>Lower number</source>
        <translation>Denominador</translation>
    </message>
    <message>
        <source>Lower the requirement, allow more chips, or choose a smaller model or a lower precision.</source>
        <translation>Peça menos, permita mais chips, ou escolha um modelo menor ou menos bits.</translation>
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
        <source>M</source>
        <comment>millions of money, right behind the number: 1.12M USD</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>M items/month</source>
        <translation>mi de itens/mês</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>MLA rank</source>
        <translation>Rank do MLA</translation>
    </message>
    <message>
        <source>MLPerf</source>
        <translation>MLPerf</translation>
    </message>
    <message>
        <source>MLPerf (MoE)</source>
        <translation>MLPerf (MoE)</translation>
    </message>
    <message>
        <source>MLPerf Inference summary of MLCommons (CSV or JSON): measurements</source>
        <translation>Resumo do MLPerf Inference da MLCommons (CSV ou JSON): medições</translation>
    </message>
    <message>
        <source>MLPerf interactive</source>
        <translation>MLPerf interativo</translation>
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
        <source>MPT-125m</source>
        <translation>MPT-125m</translation>
    </message>
    <message>
        <source>MPT-13b</source>
        <translation>MPT-13b</translation>
    </message>
    <message>
        <source>MPT-1b</source>
        <translation>MPT-1b</translation>
    </message>
    <message>
        <source>MPT-30b</source>
        <translation>MPT-30b</translation>
    </message>
    <message>
        <source>MPT-350m</source>
        <translation>MPT-350m</translation>
    </message>
    <message>
        <source>MPT-3b</source>
        <translation>MPT-3b</translation>
    </message>
    <message>
        <source>MPT-70b</source>
        <translation>MPT-70b</translation>
    </message>
    <message>
        <source>MPT-760m</source>
        <translation>MPT-760m</translation>
    </message>
    <message>
        <source>MPT-7b</source>
        <translation>MPT-7b</translation>
    </message>
    <message>
        <source>MT-NLG-530B</source>
        <translation>MT-NLG-530B</translation>
    </message>
    <message>
        <source>MX formats start with NeuronCore-v4.</source>
        <translation>Os formatos MX começam no NeuronCore-v4.</translation>
    </message>
    <message>
        <source>MXFP4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MXFP8, MXFP4</source>
        <translation>MXFP8, MXFP4</translation>
    </message>
    <message>
        <source>Ma&amp;ke the files open again in Chipboard</source>
        <translation>Manter a comparação no arquivo, para reabr&amp;i-lo</translation>
    </message>
    <message>
        <source>Machine price</source>
        <translation>Preço da máquina</translation>
    </message>
    <message>
        <source>Machines and staff per month</source>
        <translation>Máquinas e pessoal, por mês</translation>
    </message>
    <message>
        <source>Made by TSMC, according to Epoch AI.</source>
        <translation>Fabricado pela TSMC, diz a Epoch AI.</translation>
    </message>
    <message>
        <source>Made for export to China. NVIDIA has no public page; a version of 141 GB exists.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made for prefill, with GDDR7 in place of HBM.</source>
        <translation type="unfinished"></translation>
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
        <source>Make the comparison fair</source>
        <translation>Comparar de forma equivalente</translation>
    </message>
    <message>
        <source>Makes all text smaller.</source>
        <translation>Diminui todos os textos.</translation>
    </message>
    <message>
        <source>Markdown table</source>
        <translation>Tabela Markdown</translation>
    </message>
    <message>
        <source>Marks contrast with their background by at least 3:1.</source>
        <translation>As marcas contrastam com o fundo em 3:1.</translation>
    </message>
    <message>
        <source>Marks without a label: %1.</source>
        <translation>Nada diz o que são estas marcas: %1.</translation>
    </message>
    <message>
        <source>Matrix engine.</source>
        <translation>Unidade matricial.</translation>
    </message>
    <message>
        <source>Matrix products</source>
        <translation>Produtos de matrizes</translation>
    </message>
    <message>
        <source>Matrix rate of FP32 and FP64.</source>
        <translation>Taxa matricial de FP32 e FP64.</translation>
    </message>
    <message>
        <source>Matrix rate.</source>
        <translation>Taxa matricial.</translation>
    </message>
    <message>
        <source>Maximum TPOT</source>
        <translation>Tempo máximo por token</translation>
    </message>
    <message>
        <source>Maximum cost of the chips per month.</source>
        <translation>O máximo que se pode pagar pelos chips, por mês.</translation>
    </message>
    <message>
        <source>Maximum in DGX B300.</source>
        <translation>Máximo no DGX B300.</translation>
    </message>
    <message>
        <source>Maximum of the server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum of the server; the GPUs alone draw 5.6 kW.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum per GPU.</source>
        <translation>Máximo por GPU.</translation>
    </message>
    <message>
        <source>Maximum time to first token</source>
        <translation>Tempo máximo até o primeiro token</translation>
    </message>
    <message>
        <source>Maximum.</source>
        <translation>Máximo.</translation>
    </message>
    <message>
        <source>Maximum: 3,200 for the GPUs, 400 for the host.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum; 1,600 for the GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maximum; DGX ships set to 700 W.</source>
        <translation>Máximo; o DGX vem configurado para 700 W.</translation>
    </message>
    <message>
        <source>Maximum; configurable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean asking rate in the primary markets of North America at the end of 2024 (CBRE).</source>
        <translation>Preço médio pedido nos principais mercados da América do Norte no fim de 2024, segundo a CBRE.</translation>
    </message>
    <message>
        <source>Mean cost of a software developer in the USA (BLS, 2024), rounded.</source>
        <translation>Custo médio de um desenvolvedor de software nos EUA, segundo o BLS em 2024, arredondado.</translation>
    </message>
    <message>
        <source>Mean measured by Google; Epoch AI estimates 340 W.</source>
        <translation>Média medida pelo Google; a Epoch AI estima 340 W.</translation>
    </message>
    <message>
        <source>Mean of 30 days.</source>
        <translation>Média de 30 dias.</translation>
    </message>
    <message>
        <source>Mean of AWS's data centres in 2025, as stated by AWS.</source>
        <translation>Média dos data centers da AWS em 2025, segundo a AWS.</translation>
    </message>
    <message>
        <source>Mean of a market of hosts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean price for industrial customers in the USA in 2023 (EIA), rounded.</source>
        <translation>Preço médio para clientes industriais nos EUA em 2023, segundo a EIA, arredondado.</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Medida</translation>
    </message>
    <message>
        <source>Measure id</source>
        <translation>Id da medida</translation>
    </message>
    <message>
        <source>Measure the first token: it may take more than %2, %1.</source>
        <translation>Meça o primeiro token: pode levar mais que %2, %1.</translation>
    </message>
    <message>
        <source>Measure the latency: it may be above %2, %1.</source>
        <translation>Meça a latência: pode estar acima de %2, %1.</translation>
    </message>
    <message>
        <source>Measure the time of a batch: it may be above %2, %1.</source>
        <translation>Meça o tempo de um batch: pode estar acima de %2, %1.</translation>
    </message>
    <message>
        <source>Measure your own variant of the architecture.</source>
        <translation>Meça sua própria variante da arquitetura.</translation>
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
        <source>Measurements</source>
        <translation>Medições</translation>
    </message>
    <message>
        <source>Median error</source>
        <translation>Erro mediano</translation>
    </message>
    <message>
        <source>Median error of measurements excluded from the fit, by source, model and chip: %1.</source>
        <translation>Erro mediano das medições deixadas fora do ajuste, por fonte, modelo e chip: %1.</translation>
    </message>
    <message>
        <source>Median of verified hosts; 1.1378 the day before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium confidence</source>
        <translation>Confiança média</translation>
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
        <source>Memory bandwidth</source>
        <translation>Largura de banda de memória</translation>
    </message>
    <message>
        <source>Memory bandwidth of %1</source>
        <translation>Largura de banda de memória de %1</translation>
    </message>
    <message>
        <source>Memory bandwidth of Trainium2</source>
        <translation>Largura de banda de memória do Trainium2</translation>
    </message>
    <message>
        <source>Memory bandwidth of Trainium3</source>
        <translation>Largura de banda de memória do Trainium3</translation>
    </message>
    <message>
        <source>Memory bandwidth of a Trn3 UltraServer is 3.8 times that of a Trn2 UltraServer.</source>
        <translation>A largura de banda de memória de um Trn3 UltraServer é 3,8 vezes a de um Trn2 UltraServer.</translation>
    </message>
    <message>
        <source>Memory bandwidth of trn1.32xlarge</source>
        <translation>Largura de banda de memória de trn1.32xlarge</translation>
    </message>
    <message>
        <source>Memory efficiency</source>
        <translation>Eficiência da memória</translation>
    </message>
    <message>
        <source>Memory holds %1 concurrent requests; the others wait.</source>
        <translation>A memória comporta %1 requisições simultâneas; as demais esperam.</translation>
    </message>
    <message>
        <source>Memory holds fewer requests than were sent; the rest are assumed to wait.</source>
        <translation>A memória comporta menos requisições do que foram enviadas; supõe-se que o resto espere.</translation>
    </message>
    <message>
        <source>Memory of one instance</source>
        <translation>Memória de uma instância</translation>
    </message>
    <message>
        <source>Memory or memory bandwidth of %1 is not published, so nothing can be estimated on it.</source>
        <translation>A memória ou a largura de banda de memória de %1 não foi publicada; por isso, nada pode ser estimado nele.</translation>
    </message>
    <message>
        <source>Memory per chip</source>
        <translation>Memória de um chip</translation>
    </message>
    <message>
        <source>Memory per chip for weights and requests</source>
        <translation>Memória de um chip para pesos e requisições</translation>
    </message>
    <message>
        <source>Memory per chip: %1</source>
        <translation>Memória de um chip: %1</translation>
    </message>
    <message>
        <source>Memory per layout</source>
        <translation>Memória de cada arranjo</translation>
    </message>
    <message>
        <source>Memory reads take most of the time, and memory capacity limits how many requests share a read.</source>
        <translation>A leitura da memória toma a maior parte do tempo, e sua capacidade limita quantas requisições compartilham uma leitura.</translation>
    </message>
    <message>
        <source>Memory reads take most of the time.</source>
        <translation>A leitura da memória toma a maior parte do tempo.</translation>
    </message>
    <message>
        <source>Memory required</source>
        <translation>Memória necessária</translation>
    </message>
    <message>
        <source>Memory that serving is calibrated with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory, memory bandwidth or link of %1 is not plausible.</source>
        <translation>A memória, a largura de banda de memória ou a interconexão de %1 não é um valor possível.</translation>
    </message>
    <message>
        <source>Mention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensagens</translation>
    </message>
    <message>
        <source>Meta published these tokens and chips, and 30.84 million H100 hours.</source>
        <translation>A Meta publicou esses números de tokens e chips e 30,84 milhões de horas de H100.</translation>
    </message>
    <message>
        <source>Metagenomi cut the cost of its protein language models by 56% on Inferentia.</source>
        <translation>A Metagenomi reduziu em 56% o custo de seus modelos de linguagem de proteínas com Inferentia.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Métrica</translation>
    </message>
    <message>
        <source>Metrics to compare</source>
        <translation>O que pode ser comparado</translation>
    </message>
    <message>
        <source>MiMo-V2-Flash</source>
        <translation>MiMo-V2-Flash</translation>
    </message>
    <message>
        <source>Microsoft says more than 10 PFLOPS.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Microsoft says more than 5 PFLOPS.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Midpoint; unchecked source.</source>
        <translation>Ponto médio; fonte que ninguém verificou.</translation>
    </message>
    <message>
        <source>Million items processed per month; determines the bill.</source>
        <translation>Quantos milhões de itens você processa por mês; a conta decorre disso.</translation>
    </message>
    <message>
        <source>MiniMax-M2</source>
        <translation>MiniMax-M2</translation>
    </message>
    <message>
        <source>MiniMax-M2.5</source>
        <translation>MiniMax-M2.5</translation>
    </message>
    <message>
        <source>MiniMax-M2.7</source>
        <translation>MiniMax-M2.7</translation>
    </message>
    <message>
        <source>MiniMax-M3</source>
        <translation>MiniMax-M3</translation>
    </message>
    <message>
        <source>Minimum chips</source>
        <translation>Mínimo de chips</translation>
    </message>
    <message>
        <source>Minimum chips as several replicas</source>
        <translation>Mínimo de chips com várias réplicas</translation>
    </message>
    <message>
        <source>Minimum chips of one replica; 0: it never fits</source>
        <translation>Mínimo de chips de uma réplica; 0: nenhum número basta</translation>
    </message>
    <message>
        <source>Minimum chips per layout</source>
        <translation>Mínimo de chips de cada arranjo</translation>
    </message>
    <message>
        <source>Minimum chips tried</source>
        <translation>Mínimo de chips testado</translation>
    </message>
    <message>
        <source>Minimum chips; 0: it never fits</source>
        <translation>Mínimo de chips em que cabe; 0: em nenhum número</translation>
    </message>
    <message>
        <source>Minimum so far; replicas on 1 chip</source>
        <translation>Mínimo até agora; réplicas em 1 chip</translation>
    </message>
    <message>
        <source>Minimum so far; replicas over %1 chips</source>
        <translation>Mínimo até agora; réplicas em %1 chips</translation>
    </message>
    <message>
        <source>Minimum tokens/s per user</source>
        <translation>Velocidade por usuário, no mínimo</translation>
    </message>
    <message>
        <source>Ministral-3-14B</source>
        <translation>Ministral-3-14B</translation>
    </message>
    <message>
        <source>Mistral-7B</source>
        <translation>Mistral-7B</translation>
    </message>
    <message>
        <source>Mix price types</source>
        <translation>Misturar tipos de preço</translation>
    </message>
    <message>
        <source>Mixtral-8x22B</source>
        <translation>Mixtral-8x22B</translation>
    </message>
    <message>
        <source>Mixtral-8x7B</source>
        <translation>Mixtral-8x7B</translation>
    </message>
    <message>
        <source>Mixture of experts</source>
        <translation>Mistura de especialistas</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Model FLOPS utilisation (MFU)</source>
        <translation>Utilização de FLOP do modelo</translation>
    </message>
    <message>
        <source>Model and workload</source>
        <translation>Modelo e carga de trabalho</translation>
    </message>
    <message>
        <source>Model check</source>
        <translation>Teste do modelo</translation>
    </message>
    <message>
        <source>Model configuration (*.json);;All files (*)</source>
        <translation>Configuração de modelo (*.json);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Model families</source>
        <translation>Famílias de modelos</translation>
    </message>
    <message>
        <source>Model families for Inferentia</source>
        <translation>Famílias de modelos para Inferentia</translation>
    </message>
    <message>
        <source>Model families for Trainium</source>
        <translation>Famílias de modelos para Trainium</translation>
    </message>
    <message>
        <source>Model passes per image.</source>
        <translation>Passagens pelo modelo para uma imagem.</translation>
    </message>
    <message>
        <source>Models from Hugging Face Transformers or TorchTitan need hardly any change for TorchNeuron.</source>
        <translation>Modelos do Hugging Face Transformers ou do TorchTitan quase não precisam de mudanças para o TorchNeuron.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Dinheiro</translation>
    </message>
    <message>
        <source>Money is shown in USD.</source>
        <translation>Os valores em dinheiro são mostrados em USD.</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mês</translation>
    </message>
    <message>
        <source>Monthly bill</source>
        <translation>Conta mensal</translation>
    </message>
    <message>
        <source>Monthly bill, %1</source>
        <translation>Conta mensal, %1</translation>
    </message>
    <message>
        <source>Monthly bill, API</source>
        <translation>Conta mensal, API</translation>
    </message>
    <message>
        <source>Monthly bill, owned</source>
        <translation>Conta mensal, própria</translation>
    </message>
    <message>
        <source>Monthly budget</source>
        <translation>Orçamento por mês</translation>
    </message>
    <message>
        <source>Monthly items (millions)</source>
        <translation>Itens por mês (milhões)</translation>
    </message>
    <message>
        <source>Monthly output (billion tokens)</source>
        <translation>Saída por mês (bilhões de tokens)</translation>
    </message>
    <message>
        <source>Monthly price divided by 730 h.</source>
        <translation>Preço mensal dividido por 730 h.</translation>
    </message>
    <message>
        <source>Monthly savings</source>
        <translation>Economia mensal</translation>
    </message>
    <message>
        <source>Monthly spend</source>
        <translation>Gasto mensal</translation>
    </message>
    <message>
        <source>Monthly volume</source>
        <translation>Volume mensal</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>Meses</translation>
    </message>
    <message>
        <source>Months later</source>
        <translation>Meses depois</translation>
    </message>
    <message>
        <source>Months until the move has paid for itself.</source>
        <translation>Meses até a migração se pagar.</translation>
    </message>
    <message>
        <source>Months until the move is complete</source>
        <translation>Meses até concluir a migração</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mais</translation>
    </message>
    <message>
        <source>More pages</source>
        <translation>Mais páginas</translation>
    </message>
    <message>
        <source>More requirements</source>
        <translation>Mais requisitos</translation>
    </message>
    <message>
        <source>More requirements (%1)</source>
        <translation>Mais requisitos (%1)</translation>
    </message>
    <message>
        <source>More than %1 chips would be required.</source>
        <translation>Seriam necessários mais de %1 chips.</translation>
    </message>
    <message numerus="yes">
        <source>More than %n days old on %1:</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform></numerusform></translation>
    </message>
    <message numerus="yes">
        <source>More than %n days old: %1. "chipboard check --age" lists what would replace them.</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform></numerusform></translation>
    </message>
    <message>
        <source>More than 2.2 GW are planned for the site.</source>
        <translation>Mais de 2,2 GW estão planejados para o local.</translation>
    </message>
    <message>
        <source>More than this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than.</source>
        <translation>Mais que isso.</translation>
    </message>
    <message>
        <source>More than; Rainier and others.</source>
        <translation>Mais que isso; Rainier e outros.</translation>
    </message>
    <message>
        <source>More than; training and inference together.</source>
        <translation>Mais que isso; treinamento e inferência somados.</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Most memory</source>
        <translation>Mais memória</translation>
    </message>
    <message>
        <source>Most other figures of the chip are those of the chip page.</source>
        <translation>Os demais valores do chip são, na maioria, os da página do chip.</translation>
    </message>
    <message>
        <source>Mostly for inference in daytime peaks.</source>
        <translation>Principalmente para inferência nos picos diurnos.</translation>
    </message>
    <message>
        <source>Move a slide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move between bars</source>
        <translation>Percorrer as barras</translation>
    </message>
    <message>
        <source>Move it away, or name another file.</source>
        <translation>Mova-o para outro lugar ou indique outro arquivo.</translation>
    </message>
    <message>
        <source>Move the price list to the first sheet, or save its sheet as CSV.</source>
        <translation>Mova a tabela de preços para a primeira planilha ou salve a planilha dela como CSV.</translation>
    </message>
    <message>
        <source>Move the slide down (Alt+Down)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the slide up (Alt+Up)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the workloads that passed; keep GPUs for operators without support; watch performance and cost.</source>
        <translation>Migrar as cargas de trabalho aprovadas; manter GPUs para operadores sem suporte; acompanhar desempenho e custo.</translation>
    </message>
    <message>
        <source>Move to production.</source>
        <translation>Migração para produção.</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Migração</translation>
    </message>
    <message>
        <source>Moving from %1 to %2 costs %3 more a month</source>
        <translation>Migrar de %1 para %2 custa %3 a mais por mês</translation>
    </message>
    <message>
        <source>Moving from %1 to %2 saves %3 a month</source>
        <translation>Migrar de %1 para %2 economiza %3 por mês</translation>
    </message>
    <message>
        <source>Moving may take longer than %2: %1.</source>
        <translation>A migração pode levar mais que %2: %1.</translation>
    </message>
    <message>
        <source>Moving starts to pay above 10,000 USD of inference a month.</source>
        <translation>A migração começa a compensar acima de 10.000 USD de inferência por mês.</translation>
    </message>
    <message>
        <source>Moving takes %1; %2 are free.</source>
        <translation>A migração leva %1; %2 estão livres.</translation>
    </message>
    <message>
        <source>Moving the work from %1</source>
        <translation>Migração do trabalho de %1</translation>
    </message>
    <message>
        <source>Moving to %1 %2</source>
        <comment>a chip, when it pays back</comment>
        <translation>Migrar para %1 %2</translation>
    </message>
    <message>
        <source>Moving to %1 costs about %2 more a month and does not pay back</source>
        <translation>Migrar para %1 custa cerca de %2 a mais por mês e não se paga</translation>
    </message>
    <message>
        <source>Moving to %1 does not pay back</source>
        <translation>Migrar para %1 não se paga</translation>
    </message>
    <message>
        <source>Moving to %1 saves about %2 a month and %3</source>
        <comment>a chip, an amount, when it pays back</comment>
        <translation>Migrar para %1 economiza cerca de %2 por mês e %3</translation>
    </message>
    <message>
        <source>Moving, USD</source>
        <translation>Migrar, USD</translation>
    </message>
    <message>
        <source>Moving, high end (1 of 10 cases above), USD</source>
        <translation>Migrar, limite superior (1 em 10 casos acima), USD</translation>
    </message>
    <message>
        <source>Moving, low end (1 of 10 cases below), USD</source>
        <translation>Migrar, limite inferior (1 em 10 casos abaixo), USD</translation>
    </message>
    <message>
        <source>Multiplies every price, such as for a market move, a tax or a margin.</source>
        <translation>Todos os preços são multiplicados por ele: movimento do mercado, imposto, margem.</translation>
    </message>
    <message>
        <source>My %1</source>
        <translation>Meu %1</translation>
    </message>
    <message>
        <source>My prices</source>
        <translation>Meus preços</translation>
    </message>
    <message>
        <source>My workload</source>
        <translation>Minha carga de trabalho</translation>
    </message>
    <message>
        <source>NAND Research reads the factor as at least 6.</source>
        <translation>A NAND Research entende o fator como pelo menos 6.</translation>
    </message>
    <message>
        <source>NKI</source>
        <translation>NKI</translation>
    </message>
    <message>
        <source>NKI Compiler as open source</source>
        <translation>NKI Compiler como código aberto</translation>
    </message>
    <message>
        <source>NKI guide: 3 TB/s.</source>
        <translation>Guia da NKI: 3 TB/s.</translation>
    </message>
    <message>
        <source>NKI guide: 4.7 TB/s.</source>
        <translation>Guia da NKI: 4,7 TB/s.</translation>
    </message>
    <message>
        <source>NKI guide: 820 GB/s; comparison table: 0.8 TB/s.</source>
        <translation>Guia da NKI: 820 GB/s; tabela comparativa: 0,8 TB/s.</translation>
    </message>
    <message>
        <source>NKI guides: 20.</source>
        <translation>Guias da NKI: 20.</translation>
    </message>
    <message>
        <source>NVFP4 column.</source>
        <translation>Coluna NVFP4.</translation>
    </message>
    <message>
        <source>NVFP4 inference (adaptive compression).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NVFP4 inference (adaptive compression); the dense rate is that of training.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NVFP4 training, dense.</source>
        <translation>Treinamento NVFP4, denso.</translation>
    </message>
    <message>
        <source>NVFP4, dense; an early table had 105.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NVFP4; dense or sparse is not stated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NVIDIA</source>
        <translation>NVIDIA</translation>
    </message>
    <message>
        <source>NVIDIA Ampere, GDDR memory</source>
        <translation>NVIDIA Ampere, memória GDDR</translation>
    </message>
    <message>
        <source>NVIDIA Blackwell, 8 chips a link domain</source>
        <translation>NVIDIA Blackwell, 8 chips por domínio NVLink</translation>
    </message>
    <message>
        <source>NVIDIA Grace Blackwell, 72 chips a link domain</source>
        <translation>NVIDIA Grace Blackwell, 72 chips por domínio NVLink</translation>
    </message>
    <message>
        <source>NVIDIA generations</source>
        <translation>Gerações da NVIDIA</translation>
    </message>
    <message>
        <source>NVIDIA prints 3,958.</source>
        <translation>A NVIDIA informa 3.958.</translation>
    </message>
    <message>
        <source>NVIDIA publishes the sparse figure.</source>
        <translation>A NVIDIA publica o valor esparso.</translation>
    </message>
    <message>
        <source>NVIDIA's headline figure is sparse.</source>
        <translation>O valor de destaque da NVIDIA é esparso.</translation>
    </message>
    <message>
        <source>NVLink 2, 6 links, total of both directions; 150 one way.</source>
        <translation>NVLink 2, 6 links, soma dos dois sentidos; 150 em um sentido.</translation>
    </message>
    <message>
        <source>NVLink 3, total of both directions; 300 one way.</source>
        <translation>NVLink 3, soma dos dois sentidos; 300 em um sentido.</translation>
    </message>
    <message>
        <source>NVLink 4, 18 links, total of both directions; 450 one way.</source>
        <translation>NVLink 4, 18 links, soma dos dois sentidos; 450 em um sentido.</translation>
    </message>
    <message>
        <source>NVLink 5, 18 links, total of both directions; 900 one way.</source>
        <translation>NVLink 5, 18 links, soma dos dois sentidos; 900 em um sentido.</translation>
    </message>
    <message>
        <source>NVLink 6, total of both directions; 1800 one way.</source>
        <translation>NVLink 6, soma dos dois sentidos; 1800 em um sentido.</translation>
    </message>
    <message>
        <source>NVLink Fusion, no rate.</source>
        <translation>NVLink Fusion, sem taxa.</translation>
    </message>
    <message>
        <source>NVLink total</source>
        <translation>Total NVLink</translation>
    </message>
    <message>
        <source>NVSwitch</source>
        <translation>NVSwitch</translation>
    </message>
    <message>
        <source>NaN and Infinity are not JSON numbers: write null and a reason.</source>
        <translation>NaN e Infinity não são números JSON: escreva null e um motivo.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Name a *.json or *.chipboard file, or a directory of them.</source>
        <translation>Indique um arquivo *.json ou *.chipboard, ou um diretório com eles.</translation>
    </message>
    <message>
        <source>Name a calibration file.</source>
        <translation>Informe o arquivo de uma calibração.</translation>
    </message>
    <message>
        <source>Name a directory of catalogue files after --catalog.</source>
        <translation>Indique um diretório de arquivos de catálogo após --catalog.</translation>
    </message>
    <message>
        <source>Name a directory that contains only catalogue files.</source>
        <translation>Indique um diretório que só tenha arquivos de catálogo.</translation>
    </message>
    <message>
        <source>Name a file in it.</source>
        <translation>Indique um arquivo dentro dele.</translation>
    </message>
    <message>
        <source>Name another file for the price store.</source>
        <translation>Indique outro arquivo para a base de preços.</translation>
    </message>
    <message>
        <source>Name at least one in "sources".</source>
        <translation>Indique pelo menos uma em “sources”.</translation>
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
        <source>Name it in "charts", such as ["compare/memory"].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name it with --on or --against.</source>
        <translation>Indique-o com --on ou --against.</translation>
    </message>
    <message>
        <source>Name of a scenario</source>
        <translation>Nome de um cenário</translation>
    </message>
    <message>
        <source>Name one with --page.</source>
        <translation>Indique uma com --page.</translation>
    </message>
    <message>
        <source>Name position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the chip it is derived from.</source>
        <translation>Indique o chip de que partem seus valores.</translation>
    </message>
    <message>
        <source>Name the column of the number of chips with --map count=COLUMN.</source>
        <translation>Indique a coluna do número de chips com --map count=COLUNA.</translation>
    </message>
    <message>
        <source>Name the file itself, or fix the link.</source>
        <translation>Indique o próprio arquivo ou corrija o link.</translation>
    </message>
    <message>
        <source>Name the file itself.</source>
        <translation>Indique o próprio arquivo.</translation>
    </message>
    <message>
        <source>Name the sources in the catalogue's files.</source>
        <translation>Indique as fontes nos arquivos do catálogo.</translation>
    </message>
    <message>
        <source>Name, for example “3-year commitment”</source>
        <translation>Nome, por exemplo “Compromisso de 3 anos”</translation>
    </message>
    <message>
        <source>Names the currency; the exchange rate converts the amounts.</source>
        <translation>Dá nome à moeda; a taxa de câmbio faz a conversão.</translation>
    </message>
    <message>
        <source>Nearest measurement</source>
        <translation>Medição mais próxima</translation>
    </message>
    <message>
        <source>Nearest measurement: %1</source>
        <translation>Medição mais próxima: %1</translation>
    </message>
    <message>
        <source>Nearest measurement: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearly 500,000 at the start in October 2025.</source>
        <translation>Quase 500.000 no início, em outubro de 2025.</translation>
    </message>
    <message>
        <source>Nearly 500,000; over one million by the end of 2025.</source>
        <translation>Quase 500.000; mais de um milhão até o fim de 2025.</translation>
    </message>
    <message>
        <source>Neither the catalogue nor the imported lists have prices for these.</source>
        <translation>Nem o catálogo nem o que foi importado tem preços destes itens.</translation>
    </message>
    <message>
        <source>Nemotron-3-Nano-30B-A3B</source>
        <translation>Nemotron-3-Nano-30B-A3B</translation>
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
        <source>Neuron 2.21.0 Beta of the same day adds Trn2; the guide and AFP give 2024.</source>
        <translation>O Neuron 2.21.0 Beta do mesmo dia acrescenta Trn2; o guia e a AFP dão 2024.</translation>
    </message>
    <message>
        <source>Neuron 2.27.0 of 2025-12-19 supports it; the guide and AFP give December 2025.</source>
        <translation>O Neuron 2.27.0 de 2025-12-19 o suporta; o guia e a AFP dão dezembro de 2025.</translation>
    </message>
    <message>
        <source>Neuron SDK</source>
        <translation>Neuron SDK</translation>
    </message>
    <message>
        <source>Neuron docs, as a maximum; the EC2 guide says 12.5 and no EFA.</source>
        <translation>Documentação do Neuron, como máximo; o guia do EC2 diz 12,5 e sem EFA.</translation>
    </message>
    <message>
        <source>Neuron docs: 1,536 GiB, 16 x 96.</source>
        <translation>Documentação do Neuron: 1.536 GiB, 16 x 96.</translation>
    </message>
    <message>
        <source>Neuron docs: 13,120 GiB/s, 16 x 820.</source>
        <translation>Documentação do Neuron: 13.120 GiB/s, 16 x 820.</translation>
    </message>
    <message>
        <source>Neuron docs: 96 GiB and 144 GiB.</source>
        <translation>Documentação do Neuron: 96 GiB e 144 GiB.</translation>
    </message>
    <message>
        <source>NeuronCore-v1</source>
        <translation>NeuronCore-v1</translation>
    </message>
    <message>
        <source>NeuronCore-v2</source>
        <translation>NeuronCore-v2</translation>
    </message>
    <message>
        <source>NeuronCore-v3; two make one logical core by default.</source>
        <translation>NeuronCore-v3; por padrão, dois formam um núcleo lógico.</translation>
    </message>
    <message>
        <source>NeuronCore-v4</source>
        <translation>NeuronCore-v4</translation>
    </message>
    <message>
        <source>NeuronLink-v1, direction not stated; only on inf1.6xlarge and inf1.24xlarge.</source>
        <translation>NeuronLink-v1, sentido não informado; só em inf1.6xlarge e inf1.24xlarge.</translation>
    </message>
    <message>
        <source>NeuronLink-v2, 2 links, direction not stated; only on inf2.24xlarge and inf2.48xlarge.</source>
        <translation>NeuronLink-v2, 2 links, sentido não informado; só em inf2.24xlarge e inf2.48xlarge.</translation>
    </message>
    <message>
        <source>NeuronLink-v2, 4 links, direction not stated.</source>
        <translation>NeuronLink-v2, 4 links, sentido não informado.</translation>
    </message>
    <message>
        <source>NeuronLink-v3: 1,024 inside the instance plus 256 between instances; direction not stated.</source>
        <translation>NeuronLink-v3: 1.024 dentro da instância mais 256 entre instâncias; sentido não informado.</translation>
    </message>
    <message>
        <source>NeuronLink-v4, direction not stated; AWS pages disagree.</source>
        <translation>NeuronLink-v4, sentido não informado; as páginas da AWS divergem.</translation>
    </message>
    <message>
        <source>Never pays back</source>
        <translation>Nunca se paga</translation>
    </message>
    <message>
        <source>New architectures need operators written for CUDA.</source>
        <translation>Arquiteturas novas precisam de operadores escritos para CUDA.</translation>
    </message>
    <message>
        <source>New cost over current cost</source>
        <translation>Custo no destino / custo hoje</translation>
    </message>
    <message>
        <source>New from “%1”</source>
        <translation>Novo a partir de “%1”</translation>
    </message>
    <message>
        <source>New scenario “%1”</source>
        <translation>Novo cenário “%1”</translation>
    </message>
    <message>
        <source>New section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Próximo</translation>
    </message>
    <message>
        <source>Next file</source>
        <translation>Próximo arquivo</translation>
    </message>
    <message>
        <source>Next sheet (Page Down)</source>
        <translation>Próxima folha (Page Down)</translation>
    </message>
    <message>
        <source>Nine of ten are below</source>
        <translation>Nove em dez ficam abaixo</translation>
    </message>
    <message>
        <source>No API price</source>
        <translation>Sem preço de API</translation>
    </message>
    <message>
        <source>No EFA network.</source>
        <translation>Sem rede EFA.</translation>
    </message>
    <message>
        <source>No EFA.</source>
        <translation>Sem EFA.</translation>
    </message>
    <message>
        <source>No FP32 peak published.</source>
        <translation>Pico FP32 não publicado.</translation>
    </message>
    <message>
        <source>No FP4.</source>
        <translation>Sem FP4.</translation>
    </message>
    <message>
        <source>No FP6.</source>
        <translation>Sem FP6.</translation>
    </message>
    <message>
        <source>No FP8.</source>
        <translation>Sem FP8.</translation>
    </message>
    <message>
        <source>No INT8 peak published.</source>
        <translation>Pico INT8 não publicado.</translation>
    </message>
    <message>
        <source>No MXFP4.</source>
        <translation>Sem MXFP4.</translation>
    </message>
    <message>
        <source>No MXFP8.</source>
        <translation>Sem MXFP8.</translation>
    </message>
    <message>
        <source>No TF32.</source>
        <translation>Sem TF32.</translation>
    </message>
    <message>
        <source>No Trainium3 price is public.</source>
        <translation>Não há preço público do Trainium3.</translation>
    </message>
    <message>
        <source>No Trn1 and Inf2 from 2.29; vLLM Neuron follows it.</source>
        <translation>Sem Trn1 e Inf2 a partir da 2.29; o vLLM Neuron o sucede.</translation>
    </message>
    <message>
        <source>No Trn3 price was found anywhere.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No assumption affects it.</source>
        <translation>Nada do que se pode assumir o altera.</translation>
    </message>
    <message>
        <source>No assumption matches.</source>
        <translation>Nenhuma premissa contém essas palavras.</translation>
    </message>
    <message>
        <source>No baseline is chosen, so numbers stay absolute.</source>
        <translation>Nenhuma referência foi escolhida; por isso, os números ficam como estão.</translation>
    </message>
    <message>
        <source>No board in this window or in the recent files uses them.</source>
        <translation>Nem a comparação desta janela nem uma recente os usa.</translation>
    </message>
    <message>
        <source>No chart is selected, so there is nothing to export.</source>
        <translation>Nenhum gráfico está escolhido, portanto não há nada para exportar.</translation>
    </message>
    <message>
        <source>No chip can be recommended</source>
        <translation>Nenhum chip pode ser recomendado</translation>
    </message>
    <message>
        <source>No chip in the catalogue can be recommended, regardless of the requirements.</source>
        <translation>Nenhum chip do catálogo pode ser recomendado, seja qual for a necessidade.</translation>
    </message>
    <message>
        <source>No chip meets %1 together.</source>
        <translation>Nenhum chip atende a %1 ao mesmo tempo.</translation>
    </message>
    <message>
        <source>No chip meets %1.</source>
        <translation>Nenhum chip atende a %1.</translation>
    </message>
    <message>
        <source>No chip meets %1: %2 comes nearest with %3.</source>
        <translation>Nenhum chip atende a %1: o mais próximo é %2, com %3.</translation>
    </message>
    <message>
        <source>No chip meets %1: without it, %2 would fit.</source>
        <translation>Nenhum chip atende a %1: sem isso, %2 serviria.</translation>
    </message>
    <message>
        <source>No chip meets all conditions. Remove one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No chip meets all requirements</source>
        <translation>Nenhum chip atende a todos os requisitos</translation>
    </message>
    <message>
        <source>No chip, instance or system is given.</source>
        <translation>Nenhum chip, instância ou sistema foi indicado.</translation>
    </message>
    <message>
        <source>No chip-to-chip link of %1 is stated; training is estimated as on chips with one.</source>
        <translation>A interconexão entre chips de %1 não foi informada; o treinamento é calculado como em chips que a têm.</translation>
    </message>
    <message>
        <source>No citable FLOP count of a denoising step.</source>
        <translation>Não há contagem citável de FLOP de um passo de remoção de ruído.</translation>
    </message>
    <message>
        <source>No command matches. Type part of the name of a chip, a page, a metric or a menu entry.</source>
        <translation>Nenhum comando tem esse nome. Digite parte do nome de um chip, página, métrica ou item de menu.</translation>
    </message>
    <message>
        <source>No cost of owning</source>
        <translation>Sem custo de compra</translation>
    </message>
    <message>
        <source>No cost of owning: %1</source>
        <translation>Sem custo da máquina própria: %1</translation>
    </message>
    <message>
        <source>No cost: %1</source>
        <translation>Sem custo: %1</translation>
    </message>
    <message>
        <source>No date found.</source>
        <translation>Data não encontrada.</translation>
    </message>
    <message>
        <source>No date of these chips is published.</source>
        <translation>Nenhuma data destes chips foi publicada.</translation>
    </message>
    <message>
        <source>No dated prices for this selection</source>
        <translation>Nenhum preço com data para esta seleção</translation>
    </message>
    <message>
        <source>No dense peak of %1 is published for this precision.</source>
        <translation>Não foi publicado pico denso de %1 nesta precisão.</translation>
    </message>
    <message>
        <source>No dense peak of this chip is published, and prefill needs one.</source>
        <translation>Não foi publicado pico denso deste chip, e o prefill é aritmética.</translation>
    </message>
    <message>
        <source>No difference from %1 is shown for %2: %3.</source>
        <translation>Nenhuma diferença em relação a %1 é mostrada para %2: %3.</translation>
    </message>
    <message>
        <source>No difference from %1 is shown: %2.</source>
        <translation>Nenhuma diferença em relação a %1 é mostrada: %2.</translation>
    </message>
    <message>
        <source>No differences yet</source>
        <translation>Ainda não há diferenças</translation>
    </message>
    <message>
        <source>No energy price is set.</source>
        <translation>Nenhum preço de energia foi assumido.</translation>
    </message>
    <message>
        <source>No energy: %1</source>
        <translation>Sem energia: %1</translation>
    </message>
    <message>
        <source>No exact date found.</source>
        <translation>Data exata não encontrada.</translation>
    </message>
    <message>
        <source>No failure rate is published.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No figure found.</source>
        <translation>Não encontrado.</translation>
    </message>
    <message>
        <source>No figure in operation.</source>
        <translation>Sem valor em operação.</translation>
    </message>
    <message>
        <source>No font is installed, so letters would appear as boxes.</source>
        <translation>Nenhuma fonte está instalada aqui: haveria quadradinhos no lugar das letras.</translation>
    </message>
    <message>
        <source>No imported prices.</source>
        <translation>Nenhum preço importado.</translation>
    </message>
    <message>
        <source>No instance has the %1 "%2".</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No instance meets all conditions. Remove one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No layout of this presentation has a title.</source>
        <translation>Nenhum layout desta apresentação tem título.</translation>
    </message>
    <message>
        <source>No line crosses a text.</source>
        <translation>Nenhuma linha atravessa um texto.</translation>
    </message>
    <message>
        <source>No line here has two generations</source>
        <translation>Nenhuma linha aqui tem duas gerações</translation>
    </message>
    <message>
        <source>No list price found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No matches in the catalogue. Esc clears the search.</source>
        <translation>Nada no catálogo corresponde. Esc limpa a busca.</translation>
    </message>
    <message>
        <source>No measurement comes with it; with list prices see the price contradictions.</source>
        <translation>Nenhuma medição a acompanha; com preços de tabela, consulte as contradições de preço.</translation>
    </message>
    <message>
        <source>No measurement could be predicted</source>
        <translation>Nenhuma medição pôde ser prevista</translation>
    </message>
    <message>
        <source>No monthly volume</source>
        <translation>Sem trabalho mensal</translation>
    </message>
    <message>
        <source>No monthly volume for an API</source>
        <translation>Sem trabalho mensal de uma API</translation>
    </message>
    <message>
        <source>No monthly volume on owned machines</source>
        <translation>Sem trabalho mensal em máquinas próprias</translation>
    </message>
    <message>
        <source>No number of chips holds it</source>
        <translation>Não cabe em nenhum número</translation>
    </message>
    <message>
        <source>No on-demand price of %1 is known.</source>
        <translation>Não se conhece preço sob demanda de %1.</translation>
    </message>
    <message>
        <source>No on-demand price.</source>
        <translation>Sem preço sob demanda.</translation>
    </message>
    <message>
        <source>No option reaches %1 per user</source>
        <translation>Nada do que foi comparado alcança %1 por usuário</translation>
    </message>
    <message>
        <source>No option reaches %1 per user; %2 comes nearest with %3</source>
        <translation>Nada do que é comparado alcança %1 por usuário; o mais próximo é %2 com %3</translation>
    </message>
    <message>
        <source>No other option is both cheaper and faster.</source>
        <translation>Nenhum outro é mais barato e mais rápido.</translation>
    </message>
    <message>
        <source>No output file is given.</source>
        <translation>Não foi indicado onde gravar.</translation>
    </message>
    <message>
        <source>No page contains all of these words. Try fewer words, or only the start of one.</source>
        <translation>Nenhuma página tem todas estas palavras. Tente menos palavras ou só o começo de uma.</translation>
    </message>
    <message>
        <source>No power published.</source>
        <translation>Potência não publicada.</translation>
    </message>
    <message>
        <source>No price for this selection in "%1"</source>
        <translation>Nenhum preço para esta seleção em “%1”</translation>
    </message>
    <message>
        <source>No price for this selection: choose another price list</source>
        <translation>Nenhum preço para esta seleção: escolha outra tabela de preços</translation>
    </message>
    <message>
        <source>No price found.</source>
        <translation>Preço não encontrado.</translation>
    </message>
    <message>
        <source>No price in the list of 2026-06-18.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No price is known for this selection</source>
        <translation>Nenhum preço é conhecido para esta seleção</translation>
    </message>
    <message numerus="yes">
        <source>No price list and no figure is more than %n days old.</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform></numerusform></translation>
    </message>
    <message>
        <source>No price list covers two of this selection: import prices or enter your own.</source>
        <translation>Nenhuma tabela de preços cobre dois itens desta seleção: importe preços ou informe os seus.</translation>
    </message>
    <message>
        <source>No price list covers two of this selection: mix price types to see their costs.</source>
        <translation>Nenhuma tabela de preços cobre dois itens desta seleção: misture tipos de preço para ver seus custos.</translation>
    </message>
    <message>
        <source>No price list has one price type for all rows.</source>
        <translation>Nenhuma tabela tem preços de um só tipo para todas as linhas.</translation>
    </message>
    <message>
        <source>No price list here lists it on %1.</source>
        <translation>Nenhuma tabela daqui o tem em %1.</translation>
    </message>
    <message>
        <source>No price list here lists it on %1; it is on %2.</source>
        <translation>Nenhuma tabela daqui o tem em %1; está em %2.</translation>
    </message>
    <message>
        <source>No price list was chosen.</source>
        <translation>Nenhuma tabela de preços foi escolhida.</translation>
    </message>
    <message>
        <source>No price lists are imported. Import them with File &gt; Import prices.</source>
        <translation>Nada foi importado. Arquivo &gt; Importar preços lê tabelas de preços.</translation>
    </message>
    <message>
        <source>No price of a Trn3 UltraServer is public.</source>
        <translation>Não há preço público de um Trn3 UltraServer.</translation>
    </message>
    <message>
        <source>No price published.</source>
        <translation>Preço não publicado.</translation>
    </message>
    <message>
        <source>No prices have been imported: there is no %1.</source>
        <translation>Nenhum preço foi importado ainda: não existe %1.</translation>
    </message>
    <message>
        <source>No prices; at %1 per user, %2 gives most: %3 per chip</source>
        <translation>Nenhum preço é conhecido; a %1 por usuário, %2 rende mais: %3 por chip</translation>
    </message>
    <message>
        <source>No problems were found on this slide.</source>
        <translation>Não há nada errado com este slide.</translation>
    </message>
    <message>
        <source>No product line is defined for %1.</source>
        <translation>Não há linha de produtos de %1.</translation>
    </message>
    <message>
        <source>No prompt</source>
        <translation>Sem prompt</translation>
    </message>
    <message>
        <source>No published measurement of %1: estimated from similar chips.</source>
        <translation>Nenhuma medição publicada de %1: estimativa a partir de chips semelhantes.</translation>
    </message>
    <message>
        <source>No published measurements for %1: estimated from similar chips.</source>
        <translation>Não há medições publicadas de %1: estimado a partir de chips semelhantes.</translation>
    </message>
    <message>
        <source>No rental price to compare</source>
        <translation>Sem aluguel para comparar</translation>
    </message>
    <message>
        <source>No replica on %1 meets the required service level.</source>
        <translation>Nenhuma cópia do modelo em %1 cumpre o nível de serviço pedido.</translation>
    </message>
    <message>
        <source>No replica serves a request here.</source>
        <translation>Nenhuma cópia do modelo atende uma requisição aqui.</translation>
    </message>
    <message>
        <source>No requirements set.</source>
        <translation>Nenhum requisito informado.</translation>
    </message>
    <message>
        <source>No reserved price.</source>
        <translation>Sem preço reservado.</translation>
    </message>
    <message>
        <source>No residual value, as in the accounts of large operators.</source>
        <translation>Nada resta, como nas contas dos grandes operadores.</translation>
    </message>
    <message>
        <source>No row would be imported. Check the format and the columns.</source>
        <translation>Nenhuma linha entraria. Verifique o formato e as colunas.</translation>
    </message>
    <message>
        <source>No rows were imported.</source>
        <translation>Nenhuma linha entrou.</translation>
    </message>
    <message>
        <source>No rows were imported; nothing was stored.</source>
        <translation>Nenhuma linha entrou; nada foi gravado.</translation>
    </message>
    <message>
        <source>No savings compared with %1 can be calculated here.</source>
        <translation>Aqui não é possível indicar economia em relação a %1.</translation>
    </message>
    <message>
        <source>No scale-up link.</source>
        <translation>Sem scale-up.</translation>
    </message>
    <message>
        <source>No scenario has a number to compare</source>
        <translation>Nenhum cenário tem um número para comparar</translation>
    </message>
    <message>
        <source>No selected item has a value here.</source>
        <translation>Nada do que foi escolhido tem lugar aqui.</translation>
    </message>
    <message>
        <source>No selected item has both an estimate and a price in "%1".</source>
        <translation>Nada do que se compara tem estimativa e preço em “%1”.</translation>
    </message>
    <message>
        <source>No setting matches. Esc clears the search.</source>
        <translation>Nenhuma configuração tem esse nome. Esc limpa a busca.</translation>
    </message>
    <message>
        <source>No size published.</source>
        <translation>Tamanho não publicado.</translation>
    </message>
    <message>
        <source>No slides yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No snapshot to remove is given.</source>
        <translation>Não foi indicado qual instantâneo remover.</translation>
    </message>
    <message>
        <source>No source for the test was found.</source>
        <translation>Nenhuma fonte do teste foi encontrada.</translation>
    </message>
    <message>
        <source>No sparse FP8 peak.</source>
        <translation>Sem pico FP8 esparso.</translation>
    </message>
    <message>
        <source>No sparse peak stated.</source>
        <translation>Pico esparso não informado.</translation>
    </message>
    <message>
        <source>No sparsity.</source>
        <translation>Sem esparsidade.</translation>
    </message>
    <message>
        <source>No spot. Its accelerators are missing from the EC2 guide.</source>
        <translation>Sem spot. Seus aceleradores faltam no guia do EC2.</translation>
    </message>
    <message>
        <source>No text is shortened or omitted.</source>
        <translation>Nenhum texto está abreviado ou omitido.</translation>
    </message>
    <message>
        <source>No two generations here have this figure.</source>
        <translation>Não há aqui duas gerações com este valor.</translation>
    </message>
    <message>
        <source>No two rows have a value for “%1”; the page selected another metric.</source>
        <translation>Não há duas linhas com um número para “%1”; a página escolheu outra métrica.</translation>
    </message>
    <message>
        <source>No vendor claim here can be checked</source>
        <translation>Nenhuma afirmação de fabricante aqui pode ser verificada</translation>
    </message>
    <message>
        <source>No workload is given.</source>
        <translation>Nenhuma carga de trabalho foi indicada.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Nenhuma</translation>
    </message>
    <message>
        <source>None is in the EC2 API of 2026-08-21.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the %1 measurements can be used to fit constants.</source>
        <translation>Nenhuma das %1 medições serve para calcular constantes.</translation>
    </message>
    <message>
        <source>None of these claims can be recomputed.</source>
        <translation>Nenhuma destas afirmações pode ser recalculada.</translation>
    </message>
    <message>
        <source>None of this selection can be estimated: choose other chips or another workload</source>
        <translation>Nada desta seleção pode ser estimado: escolha outros chips ou outra carga de trabalho</translation>
    </message>
    <message>
        <source>None of this selection serves users of the workload</source>
        <translation>Nada nesta seleção atende usuários com esta carga</translation>
    </message>
    <message>
        <source>None: absolute value</source>
        <translation>Nenhum: só o seu valor</translation>
    </message>
    <message>
        <source>None: all prompts are new.</source>
        <translation>Nenhuma: todos os prompts são novos.</translation>
    </message>
    <message>
        <source>None: list prices apply.</source>
        <translation>Nenhum: os preços são os da tabela.</translation>
    </message>
    <message>
        <source>None: the catalogue has no rate of %1; without one, money is shown in USD.</source>
        <translation>Nenhuma: o catálogo não tem taxa de %1, e sem uma os valores em dinheiro são mostrados em USD.</translation>
    </message>
    <message>
        <source>None: the concurrent requests set the speed.</source>
        <translation>Nenhuma: a velocidade é a que as requisições simultâneas deixam.</translation>
    </message>
    <message>
        <source>None: the concurrent requests set the wait.</source>
        <translation>Nenhum: a espera é a que resulta das requisições simultâneas.</translation>
    </message>
    <message>
        <source>None; without it no API is compared.</source>
        <translation>Nenhum; sem ele nenhuma API é comparada.</translation>
    </message>
    <message>
        <source>None; without it no monthly totals are calculated.</source>
        <translation>Nenhum; sem ele não há trabalho mensal a calcular.</translation>
    </message>
    <message>
        <source>None; without it the cost of owning is unknown.</source>
        <translation>Nenhum; sem ele o custo da máquina própria é desconhecido.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Not HBM; the docs do not name the type.</source>
        <translation>Não é HBM; a documentação não indica o tipo.</translation>
    </message>
    <message>
        <source>Not an assumption but uncertain: eight in ten cases fall between these values.</source>
        <translation>Não assumido, mas incerto: oito em dez casos ficam entre eles.</translation>
    </message>
    <message>
        <source>Not announced.</source>
        <translation>Não anunciado.</translation>
    </message>
    <message>
        <source>Not comparable:</source>
        <translation>Comparação não equivalente:</translation>
    </message>
    <message>
        <source>Not comparable: %1.</source>
        <comment>the kind of a price</comment>
        <translation>Comparação não equivalente: %1.</translation>
    </message>
    <message>
        <source>Not drawn because their estimates are worse than those shown: %1.</source>
        <comment>names of rows</comment>
        <translation>Não desenhadas, pois suas estimativas são piores que as das linhas mostradas: %1.</translation>
    </message>
    <message>
        <source>Not drawn because there is no estimate: %1.</source>
        <comment>names of rows</comment>
        <translation>Não desenhadas, pois não há estimativa delas: %1.</translation>
    </message>
    <message>
        <source>Not found in public sources.</source>
        <translation>Não encontrado em fontes públicas.</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Não encontrado.</translation>
    </message>
    <message>
        <source>Not highlighted</source>
        <translation>Sem destaque</translation>
    </message>
    <message>
        <source>Not in the file</source>
        <translation>Não está no arquivo</translation>
    </message>
    <message>
        <source>Not new; MXFP8 and MXFP4 are.</source>
        <translation>Não é novidade; MXFP8 e MXFP4 são.</translation>
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
        <source>Not sold on spot.</source>
        <translation>Não vendido como spot.</translation>
    </message>
    <message>
        <source>Not stated for B200.</source>
        <translation>Não informado para B200.</translation>
    </message>
    <message>
        <source>Not stated in the sources seen.</source>
        <translation>Não informado nas fontes vistas.</translation>
    </message>
    <message>
        <source>Not stated: the day on which the file was last changed is used.</source>
        <translation>Não informada: é usado o dia da última alteração do arquivo.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Note: and %1 more.</source>
        <translation>Nota: outros %1 também.</translation>
    </message>
    <message>
        <source>Note: your files change the catalogue: %1.</source>
        <translation>Nota: seus próprios arquivos mudam o catálogo: %1.</translation>
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
        <source>Nothing has been stored yet.</source>
        <translation>Nada foi gravado ainda.</translation>
    </message>
    <message>
        <source>Nothing is chosen.</source>
        <translation>Nada escolhido.</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>Nada selecionado</translation>
    </message>
    <message>
        <source>Nothing is selected yet. Select chips on the left.</source>
        <translation>Nada é comparado ainda. Marque chips à esquerda.</translation>
    </message>
    <message>
        <source>Nothing is selected, so there is nothing to export.</source>
        <translation>Nada está selecionado; não há o que exportar.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Nada é comparado.</translation>
    </message>
    <message>
        <source>Nothing needs to be removed.</source>
        <translation>Não há nada a remover.</translation>
    </message>
    <message>
        <source>Nothing to compare under other assumptions</source>
        <translation>Nada a comparar com outras premissas</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nada foi alterado.</translation>
    </message>
    <message>
        <source>Nothing was changed: all values are the defaults.</source>
        <translation>Nada foi alterado: todos os valores são os padrões.</translation>
    </message>
    <message>
        <source>Nothing was imported: the columns of the file do not match the format %1.</source>
        <translation>Nada foi importado: as colunas do arquivo não são as do formato %1.</translation>
    </message>
    <message>
        <source>Nothing was stored. No price is comparable: the catalogue has none of the machines, or the number of chips is missing.</source>
        <translation>Nada foi armazenado: nenhum preço pode ser comparado, porque o catálogo não tem nenhuma das máquinas ou falta o número de chips.</translation>
    </message>
    <message>
        <source>Nothing was stored: no row was imported.</source>
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
        <source>Nothing was written: the catalogue given with --catalog has errors.</source>
        <translation>Nada foi escrito: o catálogo que --catalog indica tem erros.</translation>
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
        <source>Number "%1" refers to a list in the price store of one computer; here it is "%2" of %3.</source>
        <translation>“%1” é o número de uma tabela na base de preços de um computador; aqui é “%2” de %3.</translation>
    </message>
    <message>
        <source>Number formats differ: %1.</source>
        <translation>Os formatos numéricos diferem: %1.</translation>
    </message>
    <message>
        <source>Number of chips that do the work; whole instances are rented.</source>
        <translation>Quantos chips fazem o trabalho; instâncias são alugadas inteiras.</translation>
    </message>
    <message>
        <source>Number of chips that the work runs on; by default, a suitable number.</source>
        <translation>Em quantos chips o trabalho é executado; senão, quantos convierem.</translation>
    </message>
    <message>
        <source>Number of chips.</source>
        <translation>Quantos chips.</translation>
    </message>
    <message>
        <source>Number of distinct tokens.</source>
        <translation>Tokens distintos.</translation>
    </message>
    <message>
        <source>Number of draws; the default is 100000.</source>
        <translation>Quantas simulações; 100000, salvo indicação em contrário.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Numbers are relative to the baseline scenario, not to the baseline chip.</source>
        <translation>Os números são comparados com o cenário de referência, seja qual for o chip de referência.</translation>
    </message>
    <message>
        <source>Numbers of the XY charts</source>
        <translation>Números dos gráficos no plano</translation>
    </message>
    <message>
        <source>Numbers of the bar charts</source>
        <translation>Números dos gráficos de barras</translation>
    </message>
    <message>
        <source>NxD Inference, in maintenance only, has no Inf2 from Neuron SDK 2.29 on; vLLM Neuron runs on Trn2 and Trn3 only.</source>
        <translation>O NxD Inference, só em manutenção, não tem Inf2 a partir do Neuron SDK 2.29; o vLLM Neuron só roda em Trn2 e Trn3.</translation>
    </message>
    <message>
        <source>NxD Inference, in maintenance only, has no Trn1 from Neuron SDK 2.29 on; vLLM Neuron runs on Trn2 and Trn3 only.</source>
        <translation>O NxD Inference, só em manutenção, não tem Trn1 a partir do Neuron SDK 2.29; o vLLM Neuron só roda em Trn2 e Trn3.</translation>
    </message>
    <message>
        <source>O&amp;verride this figure…</source>
        <translation>S&amp;ubstituir este valor…</translation>
    </message>
    <message>
        <source>OAM module.</source>
        <translation>Módulo OAM.</translation>
    </message>
    <message>
        <source>OCI first. ml-engineering has it beginning to appear in August 2026.</source>
        <translation>Primeiro na OCI. Segundo o ml-engineering, começa a aparecer em agosto de 2026.</translation>
    </message>
    <message>
        <source>OLMo-3-32B</source>
        <translation>OLMo-3-32B</translation>
    </message>
    <message>
        <source>OLMo-3-7B</source>
        <translation>OLMo-3-7B</translation>
    </message>
    <message>
        <source>OPT-175B</source>
        <translation>OPT-175B</translation>
    </message>
    <message>
        <source>October 2025.</source>
        <translation>Outubro de 2025.</translation>
    </message>
    <message>
        <source>Odds against the baseline</source>
        <translation>Chance contra a referência</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Of %1, %2 are idle but paid for.</source>
        <translation>De %1, %2 ficam ociosos e são pagos mesmo assim.</translation>
    </message>
    <message>
        <source>Of 8 GPUs; the average of offers was 4.49 on 2026-10-24.</source>
        <translation>De 8 GPUs; a média das ofertas era 4,49 em 2026-10-24.</translation>
    </message>
    <message>
        <source>Of Chipboard's own claims, %1 of %2 hold.</source>
        <translation>Das nossas próprias afirmações, %1 de %2 se sustentam.</translation>
    </message>
    <message>
        <source>Of the calibration.</source>
        <translation>Da calibração.</translation>
    </message>
    <message>
        <source>Of the chip</source>
        <translation>Do chip</translation>
    </message>
    <message>
        <source>Of the chips, %1 run prefill and the others decode.</source>
        <translation>Dos chips, %1 leem prompts e os demais escrevem respostas.</translation>
    </message>
    <message>
        <source>Of the model.</source>
        <translation>Do modelo.</translation>
    </message>
    <message>
        <source>Of the previous generation</source>
        <translation>Da geração anterior</translation>
    </message>
    <message>
        <source>Offered to selected accounts only.</source>
        <translation>Oferecido só a contas específicas.</translation>
    </message>
    <message>
        <source>Old generation, still on the price list of 2026-07-20.</source>
        <translation>Geração antiga, ainda na tabela de preços de 2026-07-20.</translation>
    </message>
    <message>
        <source>Older chips</source>
        <translation>Chips mais antigos</translation>
    </message>
    <message>
        <source>Older version of the page.</source>
        <translation>Versão mais antiga da página.</translation>
    </message>
    <message>
        <source>Omit it if there is no requirement.</source>
        <translation>Omita-o quando nada for necessário.</translation>
    </message>
    <message>
        <source>On demand</source>
        <translation>Sob demanda</translation>
    </message>
    <message>
        <source>On demand it is 6.88 USD; only three-year reservations and capacity blocks of early 2026 reach 3 to 4.</source>
        <translation>Sob demanda são 6,88 USD; só reservas de três anos e Capacity Blocks do início de 2026 chegam a 3 a 4.</translation>
    </message>
    <message>
        <source>On demand.</source>
        <translation>Sob demanda.</translation>
    </message>
    <message>
        <source>On sale today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On sources that it never saw, the model is typically %1 off</source>
        <comment>29%</comment>
        <translation>Em fontes que nunca viu, o modelo erra tipicamente %1</translation>
    </message>
    <message>
        <source>On the Pareto front</source>
        <translation>Na fronteira</translation>
    </message>
    <message>
        <source>On the timeline, a diamond is the announcement and a circle the first availability. In the other charts each row goes from one generation (hollow) to the next; announced ones are hatched.</source>
        <translation>Na linha do tempo, um losango é o anúncio e um círculo, o dia a partir do qual ficou disponível. Nos outros gráficos, cada linha vai de uma geração, vazada, à seguinte; o que só foi anunciado é hachurado.</translation>
    </message>
    <message>
        <source>On this line %1 and %2 break even.</source>
        <translation>Nesta linha está o ponto de equilíbrio de %1 e %2.</translation>
    </message>
    <message>
        <source>On this line a prediction equals the measurement.</source>
        <translation>Nesta linha, a previsão é igual à medição.</translation>
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
        <source>On-demand history</source>
        <translation>Histórico sob demanda</translation>
    </message>
    <message>
        <source>On-demand list</source>
        <translation>Tabela sob demanda</translation>
    </message>
    <message>
        <source>On-demand list, 6.88 per GPU-hour.</source>
        <translation>Tabela sob demanda, 6,88 por GPU-hora.</translation>
    </message>
    <message>
        <source>On-demand list.</source>
        <translation>Tabela sob demanda.</translation>
    </message>
    <message>
        <source>On-demand list: 55.04 USD/h, 6.88 per GPU-hour, the same from November 2025 to November 2026.</source>
        <translation>Tabela sob demanda: 55,04 USD/h, 6,88 por GPU-hora, sem mudança de novembro de 2025 a novembro de 2026.</translation>
    </message>
    <message>
        <source>On-demand, spot, reserved</source>
        <translation>Sob demanda, spot, reservado</translation>
    </message>
    <message>
        <source>One EFA port.</source>
        <translation>Uma porta EFA.</translation>
    </message>
    <message>
        <source>One card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One chart</source>
        <translation>Um gráfico</translation>
    </message>
    <message>
        <source>One chart of this page</source>
        <translation>Um gráfico desta página</translation>
    </message>
    <message>
        <source>One chart per scenario, all on one scale. The table shows the difference from the first scenario as an amount and in percent.</source>
        <translation>Um gráfico por cenário, todos na mesma escala. A tabela mostra a diferença em relação ao primeiro cenário em valores e em porcentagem.</translation>
    </message>
    <message>
        <source>One chip represents each NVIDIA generation. Among chips with HBM it is the SXM module, if there is one, with the most compute. Of these it is the one with the most memory released within a year of the first.</source>
        <translation>Um chip representa cada geração da NVIDIA: entre os que têm HBM, o módulo SXM, se houver, com mais computação e, entre estes, o de mais memória lançado até um ano após o primeiro.</translation>
    </message>
    <message>
        <source>One chip.</source>
        <translation>Um chip.</translation>
    </message>
    <message>
        <source>One constant per family of chips, not per chip or model. A family without measurements uses the constants of its parent, and the result says so.</source>
        <translation>Uma constante para cada família de chips, nenhuma para um só chip ou modelo. Uma família sem medições próprias usa as de sua família superior, e o resultado informa isso.</translation>
    </message>
    <message>
        <source>One costs 9,476.33 USD a month on demand (12.98127 x 730).</source>
        <translation>Uma custa 9.476,33 USD por mês sob demanda (12,98127 x 730).</translation>
    </message>
    <message>
        <source>One deployment generates at most %1 million tokens per month, fewer than the %2 million at which its rental cost falls below the API price.</source>
        <translation>Uma implantação responde no máximo %1 milhões de tokens por mês, menos que os %2 milhões a partir dos quais seu aluguel fica abaixo do preço da API.</translation>
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
        <source>One of %1.</source>
        <translation>Um destes: %1.</translation>
    </message>
    <message>
        <source>One of every %1 layers sees all tokens, as is usual for "%2".</source>
        <translation>Uma em cada %1 camadas vê todos os tokens, como é usual em “%2”.</translation>
    </message>
    <message>
        <source>One of ten is below</source>
        <translation>Um em dez fica abaixo</translation>
    </message>
    <message>
        <source>One of: %1.</source>
        <translation>Um destes: %1.</translation>
    </message>
    <message>
        <source>One requirement is set.</source>
        <translation>Um requisito informado.</translation>
    </message>
    <message>
        <source>One source.</source>
        <translation>Uma só fonte.</translation>
    </message>
    <message>
        <source>One wafer is one chip; the power printed is of the system, CS-3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One way.</source>
        <translation>Em um sentido.</translation>
    </message>
    <message>
        <source>One zone at one hour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One-page &amp;brief…</source>
        <translation>Resumo de uma &amp;página…</translation>
    </message>
    <message>
        <source>One-page brief: the answer, why, and what to check</source>
        <translation>Resumo de uma página: a resposta, o porquê e o que verificar</translation>
    </message>
    <message>
        <source>Only %1 can be recommended</source>
        <translation>Só %1 pode ser recomendado</translation>
    </message>
    <message>
        <source>Only %1 can be recommended, at %2</source>
        <translation>Só %1 pode ser recomendado, com %2</translation>
    </message>
    <message>
        <source>Only %1 has a comparable cost: %2</source>
        <translation>Só %1 tem um custo comparável: %2</translation>
    </message>
    <message>
        <source>Only %1 meets all requirements, at %2</source>
        <translation>Só %1 atende a todos os requisitos, com %2</translation>
    </message>
    <message>
        <source>Only %1 rents %2.</source>
        <translation>Só %1 oferece %2 para alugar.</translation>
    </message>
    <message>
        <source>Only FP8/FP4 announced.</source>
        <translation>Só FP8/FP4 anunciados.</translation>
    </message>
    <message>
        <source>Only a custom title can make claims.</source>
        <translation>Só um título próprio afirma algo.</translation>
    </message>
    <message>
        <source>Only a price can have a price list.</source>
        <translation>Só um preço pertence a uma tabela de preços.</translation>
    </message>
    <message>
        <source>Only chips and instances can be listed with --where and --prices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only for training Claude.</source>
        <translation>Só para treinar o Claude.</translation>
    </message>
    <message>
        <source>Only per link stated.</source>
        <translation>Informado só por link.</translation>
    </message>
    <message>
        <source>Only the power of the system is known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the price of the GPUs was found, without the host.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the text model is imported, without image or sound encoders.</source>
        <translation>Só o modelo de texto é importado, sem codificadores de imagens ou som.</translation>
    </message>
    <message>
        <source>Only weights of 4 or 8 bits are supported.</source>
        <translation>Só são lidos pesos de 4 e de 8 bits.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
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
        <source>Open between two pages of AWS; the docs value is the chip figure times 16.</source>
        <translation>Em aberto entre duas páginas da AWS; o valor da documentação é o do chip vezes 16.</translation>
    </message>
    <message>
        <source>Open the file</source>
        <translation>Abrir o arquivo</translation>
    </message>
    <message>
        <source>Open the help: %1</source>
        <translation>Ler na ajuda: %1</translation>
    </message>
    <message>
        <source>Open the menu of the focused item</source>
        <translation>Abrir o menu do item com o foco do teclado</translation>
    </message>
    <message>
        <source>Open the source card</source>
        <translation>Abrir o cartão da fonte</translation>
    </message>
    <message>
        <source>Open the window at this size.</source>
        <translation>Abre a janela neste tamanho.</translation>
    </message>
    <message>
        <source>Open the window.</source>
        <translation>Abre a janela.</translation>
    </message>
    <message>
        <source>Open this panel and drag a value: every number updates. Changes are marked and can be reset.</source>
        <translation>Abra este painel e arraste um valor: todos os números acompanham. As alterações são marcadas e podem ser revertidas.</translation>
    </message>
    <message>
        <source>Open: neither source explains the difference, and no result of Chipboard depends on it.</source>
        <translation>Em aberto: nenhuma das fontes explica a diferença, e nenhum resultado do Chipboard depende dela.</translation>
    </message>
    <message>
        <source>Opens a comparison, including one embedded in an exported file.</source>
        <translation>Abre uma comparação, mesmo que esteja dentro de um arquivo exportado.</translation>
    </message>
    <message>
        <source>Opens a recent comparison.</source>
        <translation>Abre uma comparação aberta recentemente.</translation>
    </message>
    <message>
        <source>Opens the exported file, or its folder.</source>
        <translation>Abre o arquivo exportado ou sua pasta.</translation>
    </message>
    <message>
        <source>Opens the help for the focused item.</source>
        <translation>Abre a ajuda sobre o que você está vendo.</translation>
    </message>
    <message>
        <source>Opens the named board (a *.chipboard file), the last board, or on first start a complete example.</source>
        <translation>Mostra a comparação indicada (um arquivo *.chipboard), ou a última, ou, na primeira vez, um exemplo completo.</translation>
    </message>
    <message>
        <source>Opens the other pages. The one you choose gets a tab.</source>
        <translation>Abre as outras páginas. A escolhida ganha uma aba.</translation>
    </message>
    <message>
        <source>Opens the panel where you choose what to compare.</source>
        <translation>Abre o painel em que você escolhe o que comparar.</translation>
    </message>
    <message>
        <source>Opens the table of numbers at the focused chart.</source>
        <translation>Abre a tabela de números do gráfico com o foco do teclado.</translation>
    </message>
    <message>
        <source>Operators that are written for CUDA do not run on chips of %1.</source>
        <translation>Operadores escritos para CUDA não são executados nos chips de %1.</translation>
    </message>
    <message>
        <source>Operators written for CUDA run only on NVIDIA chips.</source>
        <translation>Operadores escritos para CUDA só são executados em chips da NVIDIA.</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Opção</translation>
    </message>
    <message>
        <source>Options are ranked against each other and checked against budget and deadline, so numbers stay absolute.</source>
        <translation>As opções são classificadas entre si e confrontadas com o orçamento e o prazo; por isso, seus números ficam como estão.</translation>
    </message>
    <message>
        <source>Options of the window:</source>
        <translation>Opções da janela:</translation>
    </message>
    <message>
        <source>Options without a price cannot be recommended.</source>
        <translation>O que não tem preço não pode ser recomendado.</translation>
    </message>
    <message>
        <source>Options without an estimate cannot be recommended.</source>
        <translation>O que não pode ser estimado não pode ser recomendado.</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opções:</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Outros</translation>
    </message>
    <message>
        <source>Other AWS pages print GB/s.</source>
        <translation>Outras páginas da AWS trazem GB/s.</translation>
    </message>
    <message>
        <source>Other models</source>
        <translation>Outros modelos</translation>
    </message>
    <message>
        <source>Other published values</source>
        <translation>Outros valores publicados</translation>
    </message>
    <message>
        <source>Other sl&amp;ides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other software has other constants; change it in the program.</source>
        <translation>Outro software tem outras constantes; altere-o no programa.</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Outros</translation>
    </message>
    <message>
        <source>Otherwise</source>
        <translation>Caso contrário</translation>
    </message>
    <message>
        <source>Otherwise the example opens. Edit &gt; Undo restores the last comparison.</source>
        <translation>Caso contrário, o exemplo é mostrado; Editar &gt; Desfazer traz de volta a última comparação.</translation>
    </message>
    <message>
        <source>Our estimates are within 25% of the measured result %1 of the time</source>
        <comment>87% of the time</comment>
        <translation>Nossas estimativas ficam a até 25% do resultado medido em %1 dos casos</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Saída</translation>
    </message>
    <message>
        <source>Output to serve per month; affects the number of chips and the cost.</source>
        <translation>O que precisa ser atendido por mês: afeta os chips e o custo correspondentes.</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>Tokens de saída</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>Atrasos fixos</translation>
    </message>
    <message>
        <source>Overhead of the layers</source>
        <translation>Custos fixos das camadas</translation>
    </message>
    <message>
        <source>Overhead of the requests</source>
        <translation>Custos fixos das requisições</translation>
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
        <source>Overrides this figure on this board only. The custom value is marked everywhere.</source>
        <translation>Põe um valor próprio no lugar deste, só nesta comparação. Ele é marcado em toda parte.</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Visão geral</translation>
    </message>
    <message>
        <source>Owned machines, paid for all hours.</source>
        <translation>Máquinas próprias, pagas por todas as horas.</translation>
    </message>
    <message>
        <source>Ownership and API</source>
        <translation>Propriedade e API</translation>
    </message>
    <message>
        <source>Owning</source>
        <translation>Compra</translation>
    </message>
    <message>
        <source>Owning costs less than renting by the hour if more than %1 of the hours are used.</source>
        <translation>A máquina própria custa menos que alugar por hora quando mais de %1 das horas são usadas.</translation>
    </message>
    <message>
        <source>Owning costs less than the API from %1.</source>
        <translation>A máquina própria custa menos que a API a partir de %1.</translation>
    </message>
    <message>
        <source>Owning never costs less than renting, even if all hours are used.</source>
        <translation>A máquina própria nunca custa menos que alugar, mesmo com todas as horas usadas.</translation>
    </message>
    <message>
        <source>Owning never costs less than the API: its cost equals that of %1, more than one deployment generates.</source>
        <translation>A máquina própria nunca custa menos que a API: o custo equivale a %1, mais do que uma implantação responde.</translation>
    </message>
    <message>
        <source>P&amp;icture resolution</source>
        <translation>Pi&amp;xels</translation>
    </message>
    <message>
        <source>P&amp;resets</source>
        <translation>Pr&amp;edefinições</translation>
    </message>
    <message>
        <source>PCI Express 6; no NVLink.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PCI Express only.</source>
        <translation>Só PCI Express.</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>Documento PDF</translation>
    </message>
    <message>
        <source>PDF for arc&amp;hiving (PDF/A): does not open again</source>
        <translation>PDF para &amp;arquivamento (PDF/A): não reabre</translation>
    </message>
    <message>
        <source>PDF/A for archiving</source>
        <translation>Documentos para arquivamento (PDF/A)</translation>
    </message>
    <message>
        <source>PDF/A-1 forbids attachments: such a file cannot be opened in Chipboard again.</source>
        <translation>O PDF/A-1 proíbe anexos: um arquivo assim não pode ser reaberto no Chipboard.</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Imagem PNG</translation>
    </message>
    <message>
        <source>PNG pixels per screen pixel.</source>
        <translation>Quantos pixels de um PNG correspondem a um da tela.</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>Pa&amp;ges</source>
        <translation>Pá&amp;ginas</translation>
    </message>
    <message>
        <source>PaLM-540B</source>
        <translation>PaLM-540B</translation>
    </message>
    <message>
        <source>Packages of 4 dies.</source>
        <translation type="unfinished"></translation>
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
        <source>Page size</source>
        <translation>Tamanho da página</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Pages and charts to add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid for the hours used.</source>
        <translation>Pago pelas horas usadas.</translation>
    </message>
    <message>
        <source>Pan the zoomed chart</source>
        <translation>Mover o que está ampliado</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Painéis</translation>
    </message>
    <message>
        <source>Parallel deployments</source>
        <translation>Implantações lado a lado</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parâmetros</translation>
    </message>
    <message>
        <source>Parameters (billions)</source>
        <translation>Parâmetros (bilhões)</translation>
    </message>
    <message>
        <source>Parameters computed from the dimensions.</source>
        <translation>Parâmetros calculados a partir das dimensões.</translation>
    </message>
    <message>
        <source>Parameters computed from the dimensions; the source says about 250 billion, 15 billion active.</source>
        <translation>Parâmetros calculados a partir das dimensões; a fonte diz cerca de 250 bilhões, 15 bilhões ativos.</translation>
    </message>
    <message>
        <source>Pareto front</source>
        <translation>Fronteira de Pareto</translation>
    </message>
    <message>
        <source>Pareto front: for each on this line, no other is both cheaper and faster.</source>
        <translation>Fronteira de Pareto: para cada item nesta linha, nenhum outro é mais barato e mais rápido.</translation>
    </message>
    <message>
        <source>Part of the Trn2 UltraServer; AWS publishes no price of any kind.</source>
        <translation>Parte do Trn2 UltraServer; a AWS não publica preço algum.</translation>
    </message>
    <message>
        <source>Parts of the page</source>
        <translation>Partes da página</translation>
    </message>
    <message>
        <source>Paste comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pay and benefits, for the cost of moving.</source>
        <translation>Salário e benefícios, para o custo da migração.</translation>
    </message>
    <message>
        <source>Payback</source>
        <translation>Payback</translation>
    </message>
    <message>
        <source>Payback cannot be calculated for this selection</source>
        <translation>O payback não pode ser calculado para esta seleção</translation>
    </message>
    <message>
        <source>Payback is unknown: no selected item has a value for %1</source>
        <translation>Não é possível dizer quando a migração compensa: nada do que se compara tem número de %1</translation>
    </message>
    <message>
        <source>Payback is unknown: no value for %1 of %2</source>
        <comment>a metric, rows</comment>
        <translation>Não é possível dizer quando a migração compensa: falta o número de %1 para %2</translation>
    </message>
    <message>
        <source>Payback time</source>
        <translation>Prazo de retorno</translation>
    </message>
    <message>
        <source>Payback, %1 to %2</source>
        <comment>two chips</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak board power.</source>
        <translation>Potência de pico da placa.</translation>
    </message>
    <message>
        <source>Peak board power; design power 500 W.</source>
        <translation>Potência de pico da placa; potência de projeto 500 W.</translation>
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
        <source>Per GPU, NVLink 4, total of both directions.</source>
        <translation>Por GPU, NVLink 4, soma dos dois sentidos.</translation>
    </message>
    <message>
        <source>Per GPU, NVLink 5, total of both directions.</source>
        <translation>Por GPU, NVLink 5, soma dos dois sentidos.</translation>
    </message>
    <message>
        <source>Per GPU, NVLink 6, total of both directions.</source>
        <translation>Por GPU, NVLink 6, soma dos dois sentidos.</translation>
    </message>
    <message>
        <source>Per GPU, UALink over Ethernet, total of both directions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per GPU; one superchip holds two GPUs and a Grace CPU.</source>
        <translation>Por GPU; um superchip reúne duas GPUs e uma CPU Grace.</translation>
    </message>
    <message>
        <source>Per chip NVIDIA stays ahead.</source>
        <translation>Por chip, a NVIDIA continua à frente.</translation>
    </message>
    <message>
        <source>Per chip it has %1 of the throughput of %2.</source>
        <comment>a percentage, a chip</comment>
        <translation>Por chip tem %1 da vazão de %2.</translation>
    </message>
    <message>
        <source>Per chip it is %1x as fast as %2.</source>
        <comment>2.1, a chip</comment>
        <translation>Por chip é %1 vezes tão rápido quanto %2.</translation>
    </message>
    <message>
        <source>Per chip, %1 and %2 are about equally fast</source>
        <translation>Por chip, %1 e %2 têm praticamente a mesma velocidade</translation>
    </message>
    <message>
        <source>Per chip, %1 is %2 faster than %3</source>
        <translation>Por chip, %1 é %2 mais rápido que %3</translation>
    </message>
    <message>
        <source>Per chip, %1 is %2x as fast as %3</source>
        <translation>Por chip, %1 tem %2x a velocidade de %3</translation>
    </message>
    <message>
        <source>Per chip, %1 is probably %2 faster than %3</source>
        <translation>Por chip, %1 é provavelmente %2 mais rápido que %3</translation>
    </message>
    <message>
        <source>Per chip, %1 is probably %2x as fast as %3</source>
        <translation>Por chip, %1 tem provavelmente %2x a velocidade de %3</translation>
    </message>
    <message>
        <source>Per chip, 4 x 4 torus inside the instance; direction not stated.</source>
        <translation>Por chip, toro de 4 x 4 dentro da instância; sentido não informado.</translation>
    </message>
    <message>
        <source>Per chip, data centre network.</source>
        <translation>Por chip, rede do data center.</translation>
    </message>
    <message>
        <source>Per chip, direction not stated.</source>
        <translation>Por chip, sentido não informado.</translation>
    </message>
    <message>
        <source>Per chip, direction not stated; NeuronSwitch-v1 joins all to all.</source>
        <translation>Por chip, sentido não informado; o NeuronSwitch-v1 liga todos a todos.</translation>
    </message>
    <message>
        <source>Per chip, direction not stated; an older page prints GiB/s.</source>
        <translation>Por chip, sentido não informado; uma página mais antiga traz GiB/s.</translation>
    </message>
    <message>
        <source>Per chip, read by a third party; Google's page was not seen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per chip: 1,024 inside an instance, 256 between instances; direction not stated.</source>
        <translation>Por chip: 1.024 dentro de uma instância, 256 entre instâncias; sentido não informado.</translation>
    </message>
    <message>
        <source>Per chip: 1,024 inside the instance, 256 to the other instances; direction not stated.</source>
        <translation>Por chip: 1.024 dentro da instância, 256 para as outras instâncias; sentido não informado.</translation>
    </message>
    <message>
        <source>Per chip; an undated list of 2026 agrees.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per device, instance table.</source>
        <translation>Por dispositivo, tabela da instância.</translation>
    </message>
    <message>
        <source>Per host.</source>
        <translation>Por host.</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>Porcentagem</translation>
    </message>
    <message>
        <source>Percent difference</source>
        <translation>Diferença percentual</translation>
    </message>
    <message>
        <source>Percent difference fro&amp;m the baseline</source>
        <translation>Porcentagem a &amp;mais ou a menos que a referência</translation>
    </message>
    <message>
        <source>Performance matters more than cost.</source>
        <translation>O maior desempenho é o que conta, custe o que custar.</translation>
    </message>
    <message>
        <source>Performs the step that the empty chart suggests.</source>
        <translation>Faz o que o gráfico vazio pede.</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Phase %1: %2</source>
        <comment>a number and a name</comment>
        <translation>Fase %1: %2</translation>
    </message>
    <message>
        <source>Picture resolution</source>
        <translation>Pixels das imagens</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg)</source>
        <translation>Imagens (*.png *.svg)</translation>
    </message>
    <message>
        <source>Pilot.</source>
        <translation>Piloto.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Local</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>Texto sem formatação</translation>
    </message>
    <message>
        <source>Plan engineering time for the move.</source>
        <translation>Preveja tempo de engenharia para a migração.</translation>
    </message>
    <message>
        <source>Plan on %1: nothing newer is announced</source>
        <translation>Planeje com %1: nada mais novo foi anunciado</translation>
    </message>
    <message>
        <source>Plan on %1; %2 is announced without a date</source>
        <translation>Planeje com %1; %2 foi anunciado sem data</translation>
    </message>
    <message>
        <source>Plan on %1; %2 is expected by %3</source>
        <translation>Planeje com %1; %2 é esperado até %3</translation>
    </message>
    <message>
        <source>Point (1.50)</source>
        <translation>Ponto (1,50)</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontos</translation>
    </message>
    <message>
        <source>Points: data of the XY charts</source>
        <translation>Pontos: o que os gráficos no plano mostram</translation>
    </message>
    <message>
        <source>Pope et al. 2022, https://arxiv.org/abs/2211.05102.</source>
        <translation>Pope et al. 2022, https://arxiv.org/abs/2211.05102.</translation>
    </message>
    <message>
        <source>Pope et al. 2022, https://arxiv.org/abs/2211.05102; kipply, Transformer Inference Arithmetic.</source>
        <translation>Pope et al. 2022, https://arxiv.org/abs/2211.05102; kipply, Transformer Inference Arithmetic.</translation>
    </message>
    <message>
        <source>Portuguese and Spanish text: 486 ha.</source>
        <translation>Textos português e espanhol: 486 ha.</translation>
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
        <source>Power of a chip</source>
        <translation>Potência de um chip</translation>
    </message>
    <message>
        <source>Power of all machines</source>
        <translation>Potência de todas as máquinas</translation>
    </message>
    <message>
        <source>Power of all machines, maximum</source>
        <translation>Potência de todas as máquinas, máxima</translation>
    </message>
    <message>
        <source>Power of all machines, minimum</source>
        <translation>Potência de todas as máquinas, mínima</translation>
    </message>
    <message>
        <source>Power of host, fans and network, as a share of the chips' stated power. A system with a stated power uses that. Affects the cost of owning.</source>
        <translation>O que host, ventiladores e rede consomem, como parte da potência informada dos chips. Um sistema com potência própria informada consome essa. Afeta o custo da máquina própria.</translation>
    </message>
    <message>
        <source>Power of the data centre divided by that of its computers: cooling and losses. Affects energy and its cost, not rental prices.</source>
        <translation>A potência total sobre a dos computadores: refrigeração e perdas. Afeta a energia e seu custo, não os preços de aluguel.</translation>
    </message>
    <message>
        <source>PowerPoint presentation</source>
        <translation>Apresentação PowerPoint</translation>
    </message>
    <message>
        <source>PowerPoint slide</source>
        <translation>Slide do PowerPoint</translation>
    </message>
    <message>
        <source>Practically the same as Trainium2.</source>
        <translation>Praticamente o do Trainium2.</translation>
    </message>
    <message>
        <source>Pre&amp;sentation mode</source>
        <translation>Apre&amp;sentar</translation>
    </message>
    <message>
        <source>Pre&amp;vious page</source>
        <translation>Página an&amp;terior</translation>
    </message>
    <message>
        <source>Pre-train Llama 3.1 405B</source>
        <translation>Pré-treinar Llama 3.1 405B</translation>
    </message>
    <message>
        <source>Pre-train Llama 3.1 70B</source>
        <translation>Pré-treinar Llama 3.1 70B</translation>
    </message>
    <message>
        <source>Pre-train Llama 3.1 8B</source>
        <translation>Pré-treinar Llama 3.1 8B</translation>
    </message>
    <message>
        <source>Pre-train a mixture of experts (DeepSeek-V3 size)</source>
        <translation>Pré-treinar uma mistura de especialistas (porte do DeepSeek-V3)</translation>
    </message>
    <message>
        <source>Pre-training</source>
        <translation>Pré-treinamento</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisão</translation>
    </message>
    <message>
        <source>Precision factor</source>
        <translation>Fator da precisão</translation>
    </message>
    <message>
        <source>Precision not named.</source>
        <translation>Precisão não indicada.</translation>
    </message>
    <message>
        <source>Precision of the arithmetic</source>
        <translation>Precisão da aritmética</translation>
    </message>
    <message>
        <source>Precision set to %1.</source>
        <translation>Precisão definida: %1.</translation>
    </message>
    <message>
        <source>Precision set to the best common one.</source>
        <translation>Precisão definida: a melhor em comum.</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Previsto</translation>
    </message>
    <message>
        <source>Predicted vs measured</source>
        <translation>Previsto e medido</translation>
    </message>
    <message>
        <source>Predicts each measurement from its configuration and reports the error. Lists measurements that cannot be predicted, with the reason.</source>
        <translation>Prevê cada medição a partir de sua configuração e mostra o desvio. Uma medição que não pode ser prevista é listada com o motivo.</translation>
    </message>
    <message>
        <source>Preemptible; on-demand prices have risen since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preferred</source>
        <translation>Preferido</translation>
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
        <source>Prefill on separate chips needs two replicas.</source>
        <translation>O prefill em chips dedicados requer duas cópias do modelo.</translation>
    </message>
    <message>
        <source>Presentation mode: shows the pages one by one in full screen.</source>
        <translation>Mostra página por página na tela inteira, para uma plateia.</translation>
    </message>
    <message>
        <source>Presentations and templates (*.pptx *.potx)</source>
        <translation>Apresentações e modelos (*.pptx *.potx)</translation>
    </message>
    <message>
        <source>Presenting</source>
        <translation>Apresentação</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Predefinições</translation>
    </message>
    <message>
        <source>Press: 30 planned, 7 in use at the start; the cluster spans three states.</source>
        <translation>Imprensa: 30 planejados, 7 em uso no início; o cluster abrange três estados.</translation>
    </message>
    <message>
        <source>Press: 4 billion announced in September 2023, 4 in November 2024.</source>
        <translation>Imprensa: 4 bilhões anunciados em setembro de 2023, 4 em novembro de 2024.</translation>
    </message>
    <message>
        <source>Press: about late 2027, after the shareholder letter of April 2026; earlier estimates were late 2026 or early 2027.</source>
        <translation>Imprensa: por volta do fim de 2027, após a carta aos acionistas de abril de 2026; antes se supunha fim de 2026 ou início de 2027.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Prévia</translation>
    </message>
    <message>
        <source>Preview of 2025.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview: %1</source>
        <translation>Prévia: %1</translation>
    </message>
    <message>
        <source>Previewed at re:Invent 2024.</source>
        <translation>Prévia no re:Invent 2024.</translation>
    </message>
    <message>
        <source>Previous sheet (Page Up)</source>
        <translation>Folha anterior (Page Up)</translation>
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
        <source>Price and speed are per unit if the workload needs several. The front uses central values; ranges may overlap.</source>
        <translation>Preço e velocidade são de uma unidade, onde a carga de trabalho usa várias; a fronteira é traçada pelos valores médios, e as faixas podem se sobrepor.</translation>
    </message>
    <message>
        <source>Price book</source>
        <translation>Tabela de preços</translation>
    </message>
    <message>
        <source>Price charged by the API.</source>
        <translation>O que a API cobra.</translation>
    </message>
    <message>
        <source>Price factor</source>
        <translation>Fator de preço</translation>
    </message>
    <message>
        <source>Price from</source>
        <translation>Origem do preço</translation>
    </message>
    <message>
        <source>Price history</source>
        <translation>Histórico de preços</translation>
    </message>
    <message>
        <source>Price increases to the right and throughput upwards, so up and left is better. Points on a straight line have equal cost. For each point on the Pareto front, no other option is both cheaper and faster.</source>
        <translation>O preço cresce para a direita e a velocidade, para cima; portanto, acima e à esquerda é melhor. Sobre uma linha reta, o trabalho custa o mesmo. Para cada ponto na fronteira de Pareto, nenhum outro é mais barato e mais rápido.</translation>
    </message>
    <message>
        <source>Price list</source>
        <translation>Tabela de preços</translation>
    </message>
    <message>
        <source>Price lists</source>
        <translation>Tabelas de preços</translation>
    </message>
    <message>
        <source>Price lists (*.csv *.tsv *.txt *.json *.xlsx);;All files (*)</source>
        <translation>Tabelas de preços (*.csv *.tsv *.txt *.json *.xlsx);;Todos os arquivos (*)</translation>
    </message>
    <message>
        <source>Price of %1</source>
        <translation>Preço de %1</translation>
    </message>
    <message>
        <source>Price of a market of hosts.</source>
        <translation>Preço de um mercado de hosts.</translation>
    </message>
    <message>
        <source>Price of one</source>
        <translation>Preço de uma unidade</translation>
    </message>
    <message>
        <source>Price of one chip</source>
        <translation>Preço de um chip</translation>
    </message>
    <message>
        <source>Price of trn1.2xlarge</source>
        <translation>Preço de trn1.2xlarge</translation>
    </message>
    <message>
        <source>Price of trn2.48xlarge</source>
        <translation>Preço de trn2.48xlarge</translation>
    </message>
    <message>
        <source>Price per chip inside the guide</source>
        <translation>Preço por chip dentro do guia</translation>
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
        <source>Price ratio with published prices</source>
        <translation>Razão de preços com preços publicados</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Preços</translation>
    </message>
    <message>
        <source>Prices are at most 90 days old.</source>
        <translation>Os preços têm no máximo 90 dias.</translation>
    </message>
    <message>
        <source>Prices are those of "%1": "%2" has none for %3.</source>
        <translation>Os preços são os de “%1”: “%2” não tem nenhum para %3.</translation>
    </message>
    <message>
        <source>Prices as &amp;of</source>
        <translation>Data-&amp;base dos preços</translation>
    </message>
    <message>
        <source>Prices as of %1 (%2).</source>
        <translation>Data-base dos preços: %1 (%2).</translation>
    </message>
    <message>
        <source>Prices as published.</source>
        <translation>Os preços são os publicados.</translation>
    </message>
    <message>
        <source>Prices have different dates: from %1, for %2, to %3.</source>
        <translation>Preços de épocas diferentes: de %1 (%2) a %3.</translation>
    </message>
    <message>
        <source>Prices here are compared with their own past, not with the baseline.</source>
        <translation>Aqui um preço é comparado com seu próprio passado, seja qual for a referência.</translation>
    </message>
    <message>
        <source>Prices here are list prices. Used only in estimates: %1.</source>
        <translation>Os preços aqui são os de tabela. Assumido só para as estimativas: %1.</translation>
    </message>
    <message>
        <source>Prices of %1 are from %2, the others from %3.</source>
        <translation>Os preços de %1 são de %2; os demais, de %3.</translation>
    </message>
    <message>
        <source>Prices of %1: %2</source>
        <comment>scenarios, a price list</comment>
        <translation>Preços de %1: %2</translation>
    </message>
    <message>
        <source>Prices of one type only.</source>
        <translation>Preços de um só tipo.</translation>
    </message>
    <message>
        <source>Prices over time</source>
        <translation>Preços ao longo do tempo</translation>
    </message>
    <message>
        <source>Prices per GPU of smaller clouds on 2026-05-24, some from February to May with their date; only parts that match a chip in the catalogue. The term names the tier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices per GPU of smaller clouds, August to November 2026, each with its date; the term names the tier. Prices of Scaleway are left out: their currency is not stated.</source>
        <translation>Preços por GPU de nuvens menores, de agosto a novembro de 2026, cada um com sua data; o prazo indica o nível. Os preços da Scaleway ficam de fora: a moeda não é informada.</translation>
    </message>
    <message>
        <source>Prices set to %1.</source>
        <translation>Preços definidos: %1.</translation>
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
        <source>Prices: on the dates shown</source>
        <translation>Preços: das datas mostradas</translation>
    </message>
    <message>
        <source>Print shell completions for bash, zsh or fish.</source>
        <translation>Imprime o autocompletar de bash, zsh ou fish.</translation>
    </message>
    <message>
        <source>Print the numbers of a comparison.</source>
        <translation>Imprime os números de uma comparação.</translation>
    </message>
    <message>
        <source>Print the page</source>
        <translation>Imprimir a página</translation>
    </message>
    <message>
        <source>Print the program's version.</source>
        <translation>Imprime a versão do programa.</translation>
    </message>
    <message>
        <source>Printed as 1.1 EFLOPS.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed as 100 POPS.</source>
        <translation>Indicado como 100 POPS.</translation>
    </message>
    <message>
        <source>Printed as 121 EFLOPS.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed as 125 PFLOPS; another source reads it as sparse.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed as 18 POPS.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed as 19.2 Tb/s; total of both directions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed as 19.2 Tbps; taken as the total of both directions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed as 2 PB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed as 2 POPS, with sparsity; HGX B200 has 72 POPS.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed as FP8; the press rounds the same way.</source>
        <translation>Indicado como FP8; a imprensa arredonda do mesmo modo.</translation>
    </message>
    <message>
        <source>Printed as GB.</source>
        <translation>Indicado como GB.</translation>
    </message>
    <message>
        <source>Printed for Blackwell Ultra without naming the part.</source>
        <translation>Indicado para Blackwell Ultra sem informar o modelo.</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>O que conta</translation>
    </message>
    <message>
        <source>Probability of being best</source>
        <translation>Probabilidade de ser o melhor</translation>
    </message>
    <message>
        <source>Probably the PCIe card.</source>
        <translation>Provavelmente a placa PCIe.</translation>
    </message>
    <message>
        <source>Problems and notices: what happened, where, and what to do.</source>
        <translation>O que deu errado ou merece atenção, onde, e o que fazer.</translation>
    </message>
    <message>
        <source>Problems this page would have on a slide, with fixes where possible.</source>
        <translation>O que ficaria errado com esta página em um slide, cada item com uma correção quando há uma.</translation>
    </message>
    <message>
        <source>Product line</source>
        <translation>Linha de produtos</translation>
    </message>
    <message>
        <source>Product page.</source>
        <translation>Página do produto.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progresso</translation>
    </message>
    <message>
        <source>Project Rainier</source>
        <translation>Project Rainier</translation>
    </message>
    <message>
        <source>Prompt and batch cannot be negative, and the answer needs at least 1 token.</source>
        <translation>Prompt e batch não podem ser negativos, e a resposta precisa de pelo menos 1 token.</translation>
    </message>
    <message>
        <source>Provide at least 8 measurements from 2 sources; see "chipboard model-check --runs FILE".</source>
        <translation>Informe pelo menos 8 medições de 2 fontes e consulte “chipboard model-check --runs ARQUIVO”.</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Provedor</translation>
    </message>
    <message>
        <source>Provider: %1 (%2).</source>
        <translation>Provedor: %1 (%2).</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publicado</translation>
    </message>
    <message>
        <source>Published points without an inter-token latency show tokens/s divided by concurrent requests, which includes the wait for the first token.</source>
        <translation>Os pontos publicados sem latência entre tokens mostram tokens/s divididos pelas solicitações simultâneas, o que inclui a espera pelo primeiro token.</translation>
    </message>
    <message>
        <source>Published: %1 at %2. %3</source>
        <comment>tokens/s per chip, tokens/s per user, the run</comment>
        <translation>Publicado: %1 a %2. %3</translation>
    </message>
    <message>
        <source>Published: %1 at %2; at today's price %3. %4</source>
        <comment>tokens/s per chip, tokens/s per user, cost, the run</comment>
        <translation>Publicado: %1 a %2; ao preço de hoje %3. %4</translation>
    </message>
    <message>
        <source>Purchase price of one instance or system, or of one chip with its share of the host if chips are rented individually. Affects the cost of owning.</source>
        <translation>Preço de compra de uma instância ou sistema, ou de um chip com sua parte do host quando os chips são contados um a um. Afeta o custo da máquina própria.</translation>
    </message>
    <message>
        <source>Put a PNG or SVG file next to the brand theme.</source>
        <translation>Ponha um arquivo PNG ou SVG ao lado da identidade visual.</translation>
    </message>
    <message>
        <source>Put another file next to the brand theme.</source>
        <translation>Coloque outro arquivo ao lado do arquivo de aparência.</translation>
    </message>
    <message>
        <source>Put strings in double quotes.</source>
        <translation>Strings ficam entre aspas duplas.</translation>
    </message>
    <message>
        <source>Put text with spaces in quotes.</source>
        <translation>Ponha entre aspas os textos com espaços.</translation>
    </message>
    <message>
        <source>Put text with such characters in quotes.</source>
        <translation>Ponha entre aspas os textos com esses caracteres.</translation>
    </message>
    <message>
        <source>Put the measurements into "training_runs" and "inference_runs".</source>
        <translation>Ponha as medições em “training_runs” e “inference_runs”.</translation>
    </message>
    <message>
        <source>PyTorch 2.9 is the last with PyTorch/XLA.</source>
        <translation>O PyTorch 2.9 é o último com PyTorch/XLA.</translation>
    </message>
    <message>
        <source>PyTorch added</source>
        <translation>PyTorch adicionado</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Query heads per layer.</source>
        <translation>Cabeças de consulta de uma camada.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pergunta</translation>
    </message>
    <message>
        <source>Question: %1</source>
        <translation>Perguntar: %1</translation>
    </message>
    <message>
        <source>Quits the program. The next start continues here.</source>
        <translation>Encerra o programa. O próximo início continua de onde este parou.</translation>
    </message>
    <message>
        <source>Quoted by a third party; no measurement seen.</source>
        <translation>Citado por terceiros; nenhuma medição vista.</translation>
    </message>
    <message>
        <source>Qwen2.5-7B</source>
        <translation>Qwen2.5-7B</translation>
    </message>
    <message>
        <source>Qwen3-14B</source>
        <translation>Qwen3-14B</translation>
    </message>
    <message>
        <source>Qwen3-235B-A22B</source>
        <translation>Qwen3-235B-A22B</translation>
    </message>
    <message>
        <source>Qwen3-30B-A3B</source>
        <translation>Qwen3-30B-A3B</translation>
    </message>
    <message>
        <source>Qwen3-32B</source>
        <translation>Qwen3-32B</translation>
    </message>
    <message>
        <source>Qwen3-8B</source>
        <translation>Qwen3-8B</translation>
    </message>
    <message>
        <source>Qwen3-Coder-480B-A35B</source>
        <translation>Qwen3-Coder-480B-A35B</translation>
    </message>
    <message>
        <source>Qwen3-Next-80B-A3B</source>
        <translation>Qwen3-Next-80B-A3B</translation>
    </message>
    <message>
        <source>Qwen3.5-122B-A10B</source>
        <translation>Qwen3.5-122B-A10B</translation>
    </message>
    <message>
        <source>Qwen3.5-27B</source>
        <translation>Qwen3.5-27B</translation>
    </message>
    <message>
        <source>Qwen3.5-35B-A3B</source>
        <translation>Qwen3.5-35B-A3B</translation>
    </message>
    <message>
        <source>Qwen3.5-397B-A17B</source>
        <translation>Qwen3.5-397B-A17B</translation>
    </message>
    <message>
        <source>Qwen3.5-4B</source>
        <translation>Qwen3.5-4B</translation>
    </message>
    <message>
        <source>Qwen3.5-9B</source>
        <translation>Qwen3.5-9B</translation>
    </message>
    <message>
        <source>Qwen3.6-27B</source>
        <translation>Qwen3.6-27B</translation>
    </message>
    <message>
        <source>Qwen3.6-35B-A3B</source>
        <translation>Qwen3.6-35B-A3B</translation>
    </message>
    <message>
        <source>Ra&amp;tio to the baseline</source>
        <translation>&amp;Vezes a referência</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rainier site area</source>
        <translation>Área do local do Rainier</translation>
    </message>
    <message>
        <source>Random seed; equal seeds give equal bytes.</source>
        <translation>Outras simulações; sementes iguais dão bytes iguais.</translation>
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
        <source>Range: %1 to %2.</source>
        <translation>Examinado de %1 a %2.</translation>
    </message>
    <message>
        <source>Ranges</source>
        <translation>Faixas</translation>
    </message>
    <message>
        <source>Ranges of results</source>
        <translation>Faixas de resultados</translation>
    </message>
    <message>
        <source>Ranges of the chip's figures</source>
        <translation>Faixas dos valores do chip</translation>
    </message>
    <message>
        <source>Ranges reflect the errors of measurements whose source was excluded from the fit. The page Accuracy shows the errors of the estimates.</source>
        <translation>As faixas têm a largura dos erros em medições cuja fonte ficou de fora ao determinar as eficiências; a página Teste do modelo mostra o quanto as estimativas erram.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Posição</translation>
    </message>
    <message>
        <source>Ranking of the options; cost by default. Throughput is per chip, regardless of the number of chips.</source>
        <translation>O critério para ordenar as opções; o custo, se nada for informado. A velocidade é a de um só chip, não importa quantos o trabalho exija.</translation>
    </message>
    <message>
        <source>Ranks all chips in the catalogue for the board's workload, with reasons for and against each and points to verify. Also shows why others are ruled out and what would change the advice. Requirements not set with --need exclude nothing. If no chip meets the requirements, reports the nearest requirements that work.</source>
        <translation>Ordena todos os chips do catálogo para a carga de trabalho da comparação, com as razões a favor e contra cada um, o que verificar, por que os outros são descartados e o que mudaria a orientação. O que nenhum --need informa não descarta nada. Se os requisitos não deixarem nada, é mostrado o mais próximo que funciona.</translation>
    </message>
    <message>
        <source>Ratio to the baseline</source>
        <translation>Vezes a referência</translation>
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
        <source>Read again: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read by a third party.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the KV cache</source>
        <translation>Leitura do cache</translation>
    </message>
    <message>
        <source>Reading the file; nothing is stored yet.</source>
        <translation>O arquivo está sendo lido; nada foi gravado ainda.</translation>
    </message>
    <message>
        <source>Reading the weights</source>
        <translation>Leitura dos pesos</translation>
    </message>
    <message>
        <source>Reading the weights for a prompt</source>
        <translation>Leitura dos pesos para um prompt</translation>
    </message>
    <message>
        <source>Ready-made comparisons</source>
        <translation>Comparações prontas</translation>
    </message>
    <message>
        <source>Ready-made comparisons. Edit &gt; Undo restores the previous one.</source>
        <translation>Comparações prontas. Editar &gt; Desfazer traz de volta o que havia.</translation>
    </message>
    <message>
        <source>Real-time chat, one user at a time (Llama 3.1 8B)</source>
        <translation>Chat em tempo real, um usuário por vez (Llama 3.1 8B)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Reason or source</source>
        <translation>Por quê, ou de onde</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Motivos</translation>
    </message>
    <message>
        <source>Recipients can open the file in Chipboard, with all scenarios and custom values.</source>
        <translation>Quem receber o arquivo poderá abri-lo no Chipboard, com todos os cenários e valores próprios.</translation>
    </message>
    <message>
        <source>Recommend chips that meet the requirements, and explain why the others do not.</source>
        <translation>Orienta qual chip atende aos requisitos e por que os outros não.</translation>
    </message>
    <message>
        <source>Recommendation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recomputed</source>
        <translation>Recalculado</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Consulta</translation>
    </message>
    <message>
        <source>Regardless of the window's colours.</source>
        <translation>Seja qual for a aparência da janela.</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Região</translation>
    </message>
    <message>
        <source>Relative to the calibrated value of the chip's family: time per layer, communication step and request that no faster chip reduces; affects decode and batches.</source>
        <translation>Sobre o que se apurou para a família do chip: tempo de uma camada, de uma troca e de uma requisição que nenhum chip mais rápido elimina; afeta decode e batches.</translation>
    </message>
    <message>
        <source>Relative to the calibrated value of the chip's family; affects decode.</source>
        <translation>Sobre o que se apurou para a família do chip; afeta o decode.</translation>
    </message>
    <message>
        <source>Relative to the calibrated value of the chip's family; affects prefill and batches.</source>
        <translation>Sobre o que se apurou para a família do chip; afeta prefill e batches.</translation>
    </message>
    <message>
        <source>Relative to the calibrated value of the chip's family; affects training throughput.</source>
        <translation>Sobre o que se apurou para a família do chip; afeta a velocidade de treinamento.</translation>
    </message>
    <message>
        <source>Relative to the calibrated value of the chip's family; applies where chips share a layer.</source>
        <translation>Sobre o que se apurou para a família do chip; afeta os casos em que chips dividem uma camada.</translation>
    </message>
    <message>
        <source>Release date according to Epoch AI.</source>
        <translation>Data de lançamento segundo a Epoch AI.</translation>
    </message>
    <message>
        <source>Release date.</source>
        <translation>Data de lançamento.</translation>
    </message>
    <message>
        <source>Release notes: 2025-09-18; 2.26.1 on 2025-10-29 and 2.27.0 on 2025-12-19.</source>
        <translation>Notas de versão: 2025-09-18; 2.26.1 em 2025-10-29 e 2.27.0 em 2025-12-19.</translation>
    </message>
    <message>
        <source>Release notes: an inference feature in beta.</source>
        <translation>Notas de versão: um recurso de inferência em beta.</translation>
    </message>
    <message>
        <source>Release of the card; AWS G5 came later.</source>
        <translation>Lançamento da placa; o AWS G5 veio depois.</translation>
    </message>
    <message>
        <source>Reload the catalogue, and select it again.</source>
        <translation>Releia o catálogo e escolha de novo.</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Observação</translation>
    </message>
    <message>
        <source>Remove "baseline" from the others.</source>
        <translation>Deixe “baseline” fora dos demais.</translation>
    </message>
    <message>
        <source>Remove "book".</source>
        <translation>Remova “book”.</translation>
    </message>
    <message>
        <source>Remove "quantization_config" to use the weight type in "torch_dtype".</source>
        <translation>Remova “quantization_config” para que valha “torch_dtype”.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirar %1</translation>
    </message>
    <message>
        <source>Remove %1 from the comparison</source>
        <translation>Remover %1 da comparação</translation>
    </message>
    <message>
        <source>Remove --deck, or the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove --format.</source>
        <translation>Omita --format.</translation>
    </message>
    <message>
        <source>Remove --store.</source>
        <translation>Omita --store.</translation>
    </message>
    <message>
        <source>Remove --vary, or use crossover.</source>
        <translation>Omita --vary ou peça um crossover.</translation>
    </message>
    <message>
        <source>Remove --workload, and set the lengths with --set input=TOKENS and output=TOKENS.</source>
        <translation>Omita --workload e defina os comprimentos com --set input=TOKENS e output=TOKENS.</translation>
    </message>
    <message>
        <source>Remove embedded objects and charts from its masters and layouts, and save it again.</source>
        <translation>Remova objetos e gráficos incorporados de seus mestres e layouts e salve-o de novo.</translation>
    </message>
    <message>
        <source>Remove everything up to the @.</source>
        <translation>Remova tudo até o @.</translation>
    </message>
    <message>
        <source>Remove imported prices?</source>
        <translation>Remover preços importados?</translation>
    </message>
    <message>
        <source>Remove it from the loop.</source>
        <translation>Tire-a do ciclo.</translation>
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
        <source>Remove scenario “%1”</source>
        <translation>Remover cenário “%1”</translation>
    </message>
    <message>
        <source>Remove slides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove some.</source>
        <translation>Remova alguns.</translation>
    </message>
    <message>
        <source>Remove the brand theme</source>
        <translation>Não usar identidade visual</translation>
    </message>
    <message>
        <source>Remove the rate, or choose another currency.</source>
        <translation>Omita a taxa ou indique outra moeda.</translation>
    </message>
    <message>
        <source>Remove the selected slides (Delete)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the value after "=".</source>
        <translation>Remova o que vem depois de “=”.</translation>
    </message>
    <message>
        <source>Removed %1.</source>
        <translation>Removido: %1.</translation>
    </message>
    <message>
        <source>Removed snapshot %1: %2 prices dated %3 from %4.</source>
        <translation>Instantâneo %1 removido: %2 preços de %3 de %4.</translation>
    </message>
    <message>
        <source>Rename it if it is a different model, or remove it to use the catalogue's.</source>
        <translation>Renomeie-o se for outro modelo, ou remova-o para usar o do catálogo.</translation>
    </message>
    <message>
        <source>Rename it to end in .chipboard and open it as a board.</source>
        <translation>Dê-lhe a extensão .chipboard e abra-o como comparação.</translation>
    </message>
    <message>
        <source>Rename it, and import its price lists again. It was not changed.</source>
        <translation>Renomeie-a e importe as listas novamente. Ela fica como está.</translation>
    </message>
    <message>
        <source>Rename it.</source>
        <translation>Dê-lhe outro nome.</translation>
    </message>
    <message>
        <source>Rename one of them.</source>
        <translation>Dê outro nome a um deles.</translation>
    </message>
    <message>
        <source>Rename or remove one of the two.</source>
        <translation>Renomeie ou remova um dos dois.</translation>
    </message>
    <message>
        <source>Rename scenario “%1” to “%2”</source>
        <translation>Renomear cenário “%1” para “%2”</translation>
    </message>
    <message>
        <source>Rent for all hours.</source>
        <translation>Aluguel de todas as horas.</translation>
    </message>
    <message>
        <source>Rent for used hours only.</source>
        <translation>Aluguel só das horas usadas.</translation>
    </message>
    <message>
        <source>Rented as</source>
        <translation>Alugado como</translation>
    </message>
    <message>
        <source>Rented as UltraServers by capacity block; the public EC2 API showed no trn3 instance type on 2026-10-03.</source>
        <translation>Alugado como UltraServers por Capacity Block; a API pública do EC2 não mostrava tipo de instância trn3 em 2026-10-03.</translation>
    </message>
    <message>
        <source>Rented as a whole</source>
        <translation>Unidades alugadas inteiras</translation>
    </message>
    <message>
        <source>Rented hours per month, for the monthly cost.</source>
        <translation>Horas alugadas em um mês, para o custo mensal.</translation>
    </message>
    <message>
        <source>Rented machines</source>
        <translation>Máquinas alugadas</translation>
    </message>
    <message>
        <source>Rented machines, fastest case</source>
        <translation>Máquinas alugadas, caso mais rápido</translation>
    </message>
    <message>
        <source>Rented machines, slowest case</source>
        <translation>Máquinas alugadas, caso mais lento</translation>
    </message>
    <message>
        <source>Rented with %1.</source>
        <translation>Alugado com %1.</translation>
    </message>
    <message>
        <source>Renting %1</source>
        <translation>Aluguel de %1</translation>
    </message>
    <message>
        <source>Renting costs less than the API from %1.</source>
        <translation>Alugar custa menos que a API a partir de %1.</translation>
    </message>
    <message>
        <source>Renting never costs less than the API: its cost equals that of %1, more than one deployment generates.</source>
        <translation>Alugar nunca custa menos que a API: o aluguel equivale a %1, mais do que uma implantação responde.</translation>
    </message>
    <message>
        <source>Renting never pays off: a busy deployment costs more per token than the API.</source>
        <translation>Alugar nunca compensa: uma implantação em uso custa mais por token que a API.</translation>
    </message>
    <message>
        <source>Renting never wins</source>
        <translation>Alugar nunca compensa</translation>
    </message>
    <message>
        <source>Renting them would cost from %1 an hour (%2) to %3 an hour (%4), if that many were available.</source>
        <translation>Alugá-los custaria de %1 por hora (%2) a %3 por hora (%4), se houvesse tantos para alugar.</translation>
    </message>
    <message>
        <source>Repeats the change that was undone.</source>
        <translation>Faz de novo o que foi desfeito.</translation>
    </message>
    <message>
        <source>Replace existing files.</source>
        <translation>Substitui arquivos existentes.</translation>
    </message>
    <message>
        <source>Replace files?</source>
        <translation>Substituir arquivos?</translation>
    </message>
    <message>
        <source>Replace it with --force, or choose another name.</source>
        <translation>Substitua-o com --force ou escolha outro nome.</translation>
    </message>
    <message>
        <source>Replaces the focused figure with a custom value.</source>
        <translation>Põe um valor próprio no lugar do que está com o foco do teclado.</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>Réplicas</translation>
    </message>
    <message>
        <source>Replicas: attention on each chip</source>
        <translation>Cópias do modelo: atenção em cada chip</translation>
    </message>
    <message>
        <source>Replicas: each on %1 chips</source>
        <translation>Cópias do modelo: cada uma em %1 chips</translation>
    </message>
    <message>
        <source>Replicas: each on 1 chip</source>
        <translation>Cópias do modelo: cada uma em 1 chip</translation>
    </message>
    <message>
        <source>Replicas: each on the fewest chips that hold the model</source>
        <translation>Cópias do modelo: cada uma no mínimo de chips em que cabe</translation>
    </message>
    <message>
        <source>Replicas: one over all chips</source>
        <translation>Cópias do modelo: uma em todos os chips</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Relatório</translation>
    </message>
    <message>
        <source>Report problems that these pages would have on a slide, with fixes; write nothing.</source>
        <translation>Não grava nada; mostra o que estaria errado nestas páginas em um slide e como corrigir.</translation>
    </message>
    <message>
        <source>Report what an import would do, without storing anything.</source>
        <translation>Mostra o que uma importação faria, sem gravar nada.</translation>
    </message>
    <message>
        <source>Reported by the press, not published by AWS.</source>
        <translation>Divulgado pela imprensa, não publicado pela AWS.</translation>
    </message>
    <message>
        <source>Reported by the press; not in the keynote.</source>
        <translation>Segundo a imprensa; não no keynote.</translation>
    </message>
    <message>
        <source>Reports for each data row whether it was imported, skipped or suspicious, and why. Suspicious rows are imported only if their reason is accepted. Prices are stored as one dated snapshot, chips in the user's catalogue folder. The format is recognised by the content; "chipboard list formats" lists them.</source>
        <translation>Mostra o destino de cada linha de dados: importada, ignorada ou suspeita, e por quê. Nada suspeito entra sem que o motivo seja aceito. Preços vão para a base de preços como um instantâneo datado; chips, para a pasta de catálogo do usuário. O formato é reconhecido pelo conteúdo; “chipboard list formats” mostra os formatos.</translation>
    </message>
    <message>
        <source>Reports of June 2026: talks to sell Trainium outside.</source>
        <translation>Relatos de junho de 2026: negociações para vender Trainium a terceiros.</translation>
    </message>
    <message>
        <source>Reports whether the workload fits, its duration, throughput, cost and bottleneck, each with a range. Without --count, uses a suitable number of chips.</source>
        <translation>Mostra se cabe, quanto demora, a velocidade, o custo e o fator limitante, cada um com uma faixa. Sem --count, usa tantos chips quantos seriam usados na prática.</translation>
    </message>
    <message>
        <source>Requested requests per replica; 0: as many as fit</source>
        <translation>Requisições pedidas de uma cópia; 0: quantas couberem</translation>
    </message>
    <message>
        <source>Requests or items processed together; the memory required and the minimum chips cover all of them.</source>
        <translation>Requisições ou itens processados juntos; a memória necessária e o mínimo de chips comportam todos eles.</translation>
    </message>
    <message>
        <source>Requests per replica</source>
        <translation>Requisições de uma cópia</translation>
    </message>
    <message>
        <source>Requests per replica that meet the service level; 0: none</source>
        <translation>Requisições de uma cópia que cumprem o nível de serviço; 0: nenhuma</translation>
    </message>
    <message>
        <source>Requests that fit in memory</source>
        <translation>Requisições que a memória comporta</translation>
    </message>
    <message>
        <source>Requests that meet the service level</source>
        <translation>Requisições que cumprem o nível de serviço</translation>
    </message>
    <message>
        <source>Requests that memory must hold</source>
        <translation>Requisições que a memória precisa comportar</translation>
    </message>
    <message>
        <source>Requests tried, step %1</source>
        <translation>Requisições testadas, passo %1</translation>
    </message>
    <message>
        <source>Require fewer tokens/s per user, or allow more time to first token.</source>
        <translation>Peça menos tokens/s por usuário ou permita mais tempo até o primeiro token.</translation>
    </message>
    <message>
        <source>Required memory per chip</source>
        <translation>Memória necessária de um chip</translation>
    </message>
    <message>
        <source>Required region of the chips, as the cloud names it: us-east-2.</source>
        <translation>Onde os chips têm de estar, como a nuvem o chama: us-east-2.</translation>
    </message>
    <message>
        <source>Required: %1.</source>
        <translation>Necessário: %1.</translation>
    </message>
    <message>
        <source>Requirement</source>
        <translation>Requisito</translation>
    </message>
    <message>
        <source>Requirement: %1</source>
        <translation>Requisito: %1</translation>
    </message>
    <message>
        <source>Requirement: clear %1</source>
        <translation>Requisito: %1 não informado</translation>
    </message>
    <message>
        <source>Requirements</source>
        <translation>Requisitos</translation>
    </message>
    <message>
        <source>Requirements that are not set exclude nothing. A limit excludes an option only if its whole range misses the limit; otherwise verify it.</source>
        <translation>O que não foi informado não descarta nada. Um limite descarta quando a faixa inteira não o atende; senão, cabe verificar.</translation>
    </message>
    <message>
        <source>Requirements: start over</source>
        <translation>Requisitos: recomeçar</translation>
    </message>
    <message>
        <source>Requires a move</source>
        <translation>Precisa migrar</translation>
    </message>
    <message>
        <source>ResNet-50</source>
        <translation>ResNet-50</translation>
    </message>
    <message>
        <source>ResNet-50 image classification</source>
        <translation>ResNet-50: classificação de imagens</translation>
    </message>
    <message>
        <source>Reserved, 1 year</source>
        <translation>Reservado, 1 ano</translation>
    </message>
    <message>
        <source>Reserved, 3 years</source>
        <translation>Reservado, 3 anos</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Reverter</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 como antes</translation>
    </message>
    <message>
        <source>Reset %1 to its default</source>
        <translation>Restaurar o padrão de %1</translation>
    </message>
    <message numerus="yes">
        <source>Reset %n assumptions</source>
        <translation><numerusform>Reverter %n premissa</numerusform><numerusform>Reverter %n premissas</numerusform></translation>
    </message>
    <message>
        <source>Reset 1 assumption</source>
        <translation>Reverter 1 premissa</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Reverter todos</translation>
    </message>
    <message>
        <source>Reset all assumptions</source>
        <translation>Reverter todas as premissas</translation>
    </message>
    <message>
        <source>Reset all custom values</source>
        <translation>Reverter todos os valores próprios</translation>
    </message>
    <message>
        <source>Reset chart chan&amp;ges</source>
        <translation>Re&amp;verter tudo isto</translation>
    </message>
    <message>
        <source>Reset requirements</source>
        <translation>Redefinir os requisitos</translation>
    </message>
    <message>
        <source>Reset te&amp;xt size</source>
        <translation>Tamanho de texto &amp;normal</translation>
    </message>
    <message>
        <source>Reset the assumption</source>
        <translation>Nenhuma outra premissa</translation>
    </message>
    <message>
        <source>Reset the exchange rate</source>
        <translation>Reverter a taxa de câmbio</translation>
    </message>
    <message>
        <source>Reset the zoom</source>
        <translation>Mostrar tudo de novo</translation>
    </message>
    <message>
        <source>Reset the zoom (0 or Escape)</source>
        <translation>Mostra de novo o gráfico inteiro (0 ou Escape)</translation>
    </message>
    <message>
        <source>Resets all changed assumptions.</source>
        <translation>Reverte todas as premissas alteradas.</translation>
    </message>
    <message>
        <source>Resets all panels to their original places.</source>
        <translation>Devolve todos os painéis ao lugar inicial.</translation>
    </message>
    <message>
        <source>Resets all text to its default size.</source>
        <translation>Devolve todos os textos ao tamanho normal.</translation>
    </message>
    <message>
        <source>Resets the zoom; 0 and Escape do the same.</source>
        <translation>Mostra de novo o gráfico inteiro; 0 e Escape fazem o mesmo.</translation>
    </message>
    <message>
        <source>Residual value</source>
        <translation>Valor residual</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>Restaurar &amp;padrões</translation>
    </message>
    <message>
        <source>Restore a backup.</source>
        <translation>Faça uma cópia de segurança dela.</translation>
    </message>
    <message>
        <source>Restore a chart's automatic title</source>
        <translation>Deixar os dados definirem o título de um gráfico</translation>
    </message>
    <message>
        <source>Restore the automatic title</source>
        <translation>Deixar os dados definirem o título</translation>
    </message>
    <message>
        <source>Restore the settings from when this window was opened</source>
        <translation>Voltar ao que valia quando esta janela foi aberta</translation>
    </message>
    <message>
        <source>Restore the template, or choose another one with --template.</source>
        <translation>Recoloque o modelo no lugar ou escolha outro com --template.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Results of the workload</source>
        <translation>Resultados da carga de trabalho</translation>
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
        <source>Right for whole instances (131% in FP8), not for single chips (66%).</source>
        <translation>Correto para instâncias inteiras (131% em FP8), não para chips avulsos (66%).</translation>
    </message>
    <message>
        <source>Roadmap</source>
        <translation>Roadmap</translation>
    </message>
    <message>
        <source>Rolled out in 2026, 72 chips a rack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Roofline: what a chip can reach</source>
        <translation>Roofline: o que um chip pode alcançar</translation>
    </message>
    <message>
        <source>Rooflines and the phases of the workload</source>
        <translation>Rooflines e as fases da carga de trabalho</translation>
    </message>
    <message>
        <source>Round numbers. Anthropic used more than one million in April 2026; in February 2026 Amazon counted 1.4 million delivered.</source>
        <translation>Números redondos. A Anthropic usava mais de um milhão em abril de 2026; em fevereiro de 2026, a Amazon contava 1,4 milhão entregues.</translation>
    </message>
    <message>
        <source>Rounded by AMD; 2516.6 by formula.</source>
        <translation>Arredondado pela AMD; 2516,6 por fórmula.</translation>
    </message>
    <message>
        <source>Rounded, text of the page.</source>
        <translation>Arredondado, texto da página.</translation>
    </message>
    <message>
        <source>Rounded.</source>
        <translation>Arredondado.</translation>
    </message>
    <message>
        <source>Routing to experts</source>
        <translation>Roteamento a especialistas</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Linha</translation>
    </message>
    <message>
        <source>Row %1: "%2" could mean two numbers.</source>
        <translation>Linha %1: “%2” pode significar dois números.</translation>
    </message>
    <message>
        <source>Row %1: "%2" is not a number, so "%3" cannot be %4.</source>
        <translation>Linha %1: “%2” não é um número; talvez “%3” não seja %4.</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Linhas</translation>
    </message>
    <message>
        <source>Rows and columns of the table vary the same assumption.</source>
        <translation>As duas direções da tabela variam a mesma premissa.</translation>
    </message>
    <message>
        <source>Rows and columns of the table vary the same assumption; the page selected another one.</source>
        <translation>As duas direções da tabela variam a mesma premissa; a página escolheu outra.</translation>
    </message>
    <message>
        <source>Rows are missing: %1.</source>
        <translation>Faltam linhas: %1.</translation>
    </message>
    <message>
        <source>Rows by result</source>
        <translation>O que acontece com as linhas</translation>
    </message>
    <message>
        <source>Rows without such a price now show one of another type.</source>
        <translation>As linhas sem esse preço agora mostram um de outro tipo.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regra</translation>
    </message>
    <message>
        <source>Ruled out</source>
        <translation>Descartados</translation>
    </message>
    <message>
        <source>Ruled out because</source>
        <translation>Motivo do descarte</translation>
    </message>
    <message>
        <source>Ruled out, nearest first</source>
        <translation>Descartados, os mais próximos primeiro</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regras</translation>
    </message>
    <message>
        <source>Rules of advice</source>
        <translation>Regras da orientação</translation>
    </message>
    <message>
        <source>Run "%1" for a list.</source>
        <translation>Consulte “%1” para ver uma lista.</translation>
    </message>
    <message>
        <source>Run "chipboard help" for the commands and their options.</source>
        <translation>Consulte “chipboard help” para ver os comandos e suas opções.</translation>
    </message>
    <message>
        <source>Run "chipboard model-check --runs FILE" to see why each cannot be predicted.</source>
        <translation>“chipboard model-check --runs ARQUIVO” informa por que cada uma não pode ser prevista.</translation>
    </message>
    <message>
        <source>RunPod GPU types (JSON)</source>
        <translation>Tipos de GPU da RunPod (JSON)</translation>
    </message>
    <message>
        <source>Runs as %1 replicas, each on %2.</source>
        <translation>Roda como %1 cópias do modelo, cada uma em %2.</translation>
    </message>
    <message>
        <source>Runs as MXFP8 inside, so no gain.</source>
        <translation>Roda internamente como MXFP8, portanto sem ganho.</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Texto &amp;menor</translation>
    </message>
    <message>
        <source>S&amp;ort</source>
        <translation>&amp;Ordenar</translation>
    </message>
    <message>
        <source>SBUF, 8 x 28 MiB; 8 x 2 MiB of PSUM comes on top.</source>
        <translation>SBUF, 8 x 28 MiB; somam-se 8 x 2 MiB de PSUM.</translation>
    </message>
    <message>
        <source>SBUF, 8 x 32 MiB; 8 x 2 MiB of PSUM comes on top.</source>
        <translation>SBUF, 8 x 32 MiB; somam-se 8 x 2 MiB de PSUM.</translation>
    </message>
    <message>
        <source>SBUF; 2 x 2 MiB of PSUM comes on top.</source>
        <translation>SBUF; somam-se 2 x 2 MiB de PSUM.</translation>
    </message>
    <message>
        <source>SDXL-base</source>
        <translation>SDXL-base</translation>
    </message>
    <message>
        <source>SRAM.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>Imagem SVG</translation>
    </message>
    <message>
        <source>SXM maximum; a special cooling option allows 500 W.</source>
        <translation>Máximo do SXM; uma opção especial de refrigeração permite 500 W.</translation>
    </message>
    <message>
        <source>Same as HGX B200: only the dense FP4 rate rose.</source>
        <translation>O do HGX B200: só a taxa FP4 densa aumentou.</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Como o sistema</translation>
    </message>
    <message>
        <source>Same as window</source>
        <translation>Como a janela</translation>
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
        <source>Save a picture of the window as PNG and close it.</source>
        <translation>Grava uma imagem da janela em PNG e a fecha.</translation>
    </message>
    <message>
        <source>Save it as UTF-8.</source>
        <translation>Salve-o em UTF-8.</translation>
    </message>
    <message>
        <source>Save it with File &gt; Save as, and check the free space and permissions of this folder.</source>
        <translation>Salve-a com Arquivo &gt; Salvar como e verifique o espaço e as permissões desta pasta.</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Salvar imagem…</translation>
    </message>
    <message>
        <source>Save the comparison</source>
        <translation>Salvar a comparação</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Salvar a imagem</translation>
    </message>
    <message>
        <source>Save the sheet as CSV.</source>
        <translation>Salve a planilha como CSV.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 foi salvo</translation>
    </message>
    <message>
        <source>Saved sets of prices, assumptions and figures; the selected one is active.</source>
        <translation>Preços, premissas e valores guardados com um nome; o escolhido fica ativo.</translation>
    </message>
    <message>
        <source>Saved, USD</source>
        <translation>Economia, USD</translation>
    </message>
    <message>
        <source>Saves prices, assumptions and figures under names, to compare them.</source>
        <translation>Guarda preços, premissas e valores com nomes, para comparar lado a lado.</translation>
    </message>
    <message>
        <source>Saves the comparison to another file and continues with that one.</source>
        <translation>Grava a comparação em outro arquivo e continua com ele.</translation>
    </message>
    <message>
        <source>Saves the comparison to its file.</source>
        <translation>Grava a comparação em seu arquivo.</translation>
    </message>
    <message>
        <source>Saving the rows and reloading the price lists.</source>
        <translation>Todas as linhas foram lidas. Elas estão sendo salvas e as tabelas de preços, relidas.</translation>
    </message>
    <message>
        <source>Savings in five years</source>
        <translation>Economia em cinco anos</translation>
    </message>
    <message>
        <source>Savings of %1 a month range from %2 to %3</source>
        <comment>amounts, which may be below zero</comment>
        <translation>A economia de %1 por mês vai de %2 a %3</translation>
    </message>
    <message>
        <source>Savings of 30 to 50% are worth the work of moving.</source>
        <translation>Economias de 30 a 50% compensam o trabalho da migração.</translation>
    </message>
    <message>
        <source>Say first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>Scale-out of one chip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scale-up and network</source>
        <translation>Scale-up e rede</translation>
    </message>
    <message>
        <source>Scale-up bandwidth</source>
        <translation>Largura de banda scale-up</translation>
    </message>
    <message>
        <source>Scaleway servers (JSON)</source>
        <translation>Servidores da Scaleway (JSON)</translation>
    </message>
    <message>
        <source>Scaling overhead factor</source>
        <translation>Acréscimo de muitos chips, como fator</translation>
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
        <translation>Cenário “%1”</translation>
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
        <source>Search pages and charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Buscar na ajuda</translation>
    </message>
    <message>
        <source>Search the help…</source>
        <translation>Buscar na ajuda…</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Buscar nas configurações</translation>
    </message>
    <message>
        <source>Search the settings…</source>
        <translation>Buscar nas configurações…</translation>
    </message>
    <message>
        <source>Search, or memory &gt;= 640 GB</source>
        <translation>Buscar, ou memory &gt;= 640 GB</translation>
    </message>
    <message>
        <source>Search, or memory &gt;= 80 GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Segundo</translation>
    </message>
    <message>
        <source>Second half of 2026; OCI orders 50,000 from the third quarter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second half of 2027.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Section</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See the same claim of the guide.</source>
        <translation>Ver a mesma afirmação do guia.</translation>
    </message>
    <message>
        <source>See where a number comes from</source>
        <translation>Veja de onde vem um número</translation>
    </message>
    <message>
        <source>Select %1</source>
        <translation>Selecionar %1</translation>
    </message>
    <message>
        <source>Select a second chip to compare.</source>
        <translation>Escolha um segundo chip para comparar.</translation>
    </message>
    <message>
        <source>Select a second instance to compare.</source>
        <translation>Escolha uma segunda instância para comparar.</translation>
    </message>
    <message>
        <source>Select a second system to compare.</source>
        <translation>Escolha um segundo sistema para comparar.</translation>
    </message>
    <message>
        <source>Select chips on the left, or start from one of these.</source>
        <translation>Marque chips à esquerda ou comece por uma destas predefinições.</translation>
    </message>
    <message>
        <source>Select chips on the left, or start from one of these. Ctrl+Z restores the previous selection.</source>
        <translation>Marque chips à esquerda ou comece por um destes. Ctrl+Z traz de volta o que havia.</translation>
    </message>
    <message>
        <source>Select chips on the left.</source>
        <translation>Escolha chips à esquerda.</translation>
    </message>
    <message>
        <source>Select chips, instances or systems first.</source>
        <translation>Primeiro selecione chips, instâncias ou sistemas.</translation>
    </message>
    <message>
        <source>Select fewer rows, or export the page as a document.</source>
        <translation>Filtre a página ou mostre-a em papel.</translation>
    </message>
    <message>
        <source>Select what this chart shows</source>
        <translation>Escolher o que este gráfico mostra</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Seleção</translation>
    </message>
    <message>
        <source>Selection replaced.</source>
        <translation>Seleção substituída.</translation>
    </message>
    <message>
        <source>Selects what this chart shows.</source>
        <translation>Escolhe o que este gráfico mostra.</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Ponto e vírgula</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensibilidade</translation>
    </message>
    <message>
        <source>Sensitivity (tornado)</source>
        <translation>Sensibilidade (tornado)</translation>
    </message>
    <message>
        <source>Sensitivity curve</source>
        <translation>Curva de sensibilidade</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Frase</translation>
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
        <source>Sequences per training step, over all chips.</source>
        <translation>Sequências em um passo de treinamento, somando todos os chips.</translation>
    </message>
    <message>
        <source>Serve %1</source>
        <comment>a model</comment>
        <translation>Servir %1</translation>
    </message>
    <message>
        <source>Serve Llama 3.1 405B, chat</source>
        <translation>Servir Llama 3.1 405B, chat</translation>
    </message>
    <message>
        <source>Serve Llama 3.1 70B with 100,000 tokens of context</source>
        <translation>Servir Llama 3.1 70B com 100.000 tokens de contexto</translation>
    </message>
    <message>
        <source>Serve Llama 3.1 70B, chat</source>
        <translation>Servir Llama 3.1 70B, chat</translation>
    </message>
    <message>
        <source>Serve Llama 3.1 8B, chat</source>
        <translation>Servir Llama 3.1 8B, chat</translation>
    </message>
    <message>
        <source>Serve a mixture of experts (DeepSeek-V3 size)</source>
        <translation>Servir uma mistura de especialistas (porte do DeepSeek-V3)</translation>
    </message>
    <message>
        <source>Serve this model: an id from "chipboard list models", or the path of its config.json. Set the load with --set input, output and batch.</source>
        <translation>Servir este modelo: um id de “chipboard list models” ou o caminho do seu config.json. --set define com input, output e batch o que se pede dele.</translation>
    </message>
    <message>
        <source>Server of 8 GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Service life (years)</source>
        <translation>Anos de uso</translation>
    </message>
    <message>
        <source>Serving</source>
        <translation>Serving</translation>
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
        <source>Serving software: %1 of %2, as after a chip's release.</source>
        <translation>Software de serving: %1 de %2, como após o lançamento de um chip.</translation>
    </message>
    <message>
        <source>Serving software: %1 of %2, well tuned.</source>
        <translation>Software de serving: %1 de %2, bem ajustado.</translation>
    </message>
    <message>
        <source>Serving stack (0: tuned, 1: vLLM, 2: at release)</source>
        <translation>Software de serving (0: ajustado, 1: vLLM, 2: do lançamento)</translation>
    </message>
    <message>
        <source>Serving users</source>
        <translation>Atendendo usuários</translation>
    </message>
    <message>
        <source>Serving: one decode step</source>
        <translation>Serving: um passo de decode</translation>
    </message>
    <message>
        <source>Serving: prefill</source>
        <translation>Serving: leitura de um prompt</translation>
    </message>
    <message>
        <source>Set "in_force" on the one whose values match the board.</source>
        <translation>Defina “in_force” naquele cujos valores são os da comparação.</translation>
    </message>
    <message>
        <source>Set "latent", or remove "rope", "nope" and "value".</source>
        <translation>Defina "latent" ou remova "rope", "nope" e "value".</translation>
    </message>
    <message>
        <source>Set "linear_layers", or remove "state_elements".</source>
        <translation>Defina "linear_layers" ou remova "state_elements".</translation>
    </message>
    <message>
        <source>Set "nope" and "value".</source>
        <translation>Defina "nope" e "value".</translation>
    </message>
    <message>
        <source>Set "sparse_top", or remove "index_heads" and "index_size".</source>
        <translation>Defina "sparse_top" ou remova "index_heads" e "index_size".</translation>
    </message>
    <message>
        <source>Set "window" to the number of tokens that these layers see.</source>
        <translation>Defina em "window" os tokens que essas camadas veem.</translation>
    </message>
    <message>
        <source>Set "window_elements" to the part of these layers in "kv_per_token".</source>
        <translation>Defina em "window_elements" a parte dessas camadas em "kv_per_token".</translation>
    </message>
    <message>
        <source>Set "window_layers", or remove "window" and "window_elements".</source>
        <translation>Defina "window_layers" ou remova "window" e "window_elements".</translation>
    </message>
    <message>
        <source>Set a baseline to see which options beat it in both. Options without a price or an estimate are named under the chart's title.</source>
        <translation>Defina uma referência para ver quem é melhor nos dois. O que não tem preço ou estimativa é indicado sob o título do gráfico.</translation>
    </message>
    <message>
        <source>Set a requirement, such as budget=5000; without a value it is unset. "chipboard list needs" shows the names. Can be repeated.</source>
        <translation>Exige isto dos chips, como budget=5000; sem valor, fica não informado. “chipboard list needs” mostra os nomes. Pode ser usada várias vezes.</translation>
    </message>
    <message>
        <source>Set an assumption; "chipboard list assumptions" shows the names. discount@aws=30 or discount@h100-sxm=12 lowers the prices of one provider, chip, instance or system. Can be repeated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set both "index_heads" and "index_size", or neither.</source>
        <translation>Defina "index_heads" e "index_size", ou nenhum dos dois.</translation>
    </message>
    <message>
        <source>Set by the instance.</source>
        <translation>Depende da instância.</translation>
    </message>
    <message>
        <source>Set how many %1 one USD buys: --set exchange_rate=RATE.</source>
        <translation>Informe quanto em %1 se compra com um USD: --set exchange_rate=RATE.</translation>
    </message>
    <message>
        <source>Set it with --as-of DATE.</source>
        <translation>Informe com --as-of DATE.</translation>
    </message>
    <message>
        <source>Set it with --map provider==NAME.</source>
        <translation>Informe com --map provider==NAME.</translation>
    </message>
    <message>
        <source>Set prices and baseline</source>
        <translation>Definir preços e referência</translation>
    </message>
    <message>
        <source>Set the baseline to %1</source>
        <translation>Definir %1 como referência</translation>
    </message>
    <message>
        <source>Set the catalogue's date in its files.</source>
        <translation>Defina a data do catálogo em seus arquivos.</translation>
    </message>
    <message>
        <source>Set the exchange rate, in US dollars for one %1: --map rate==%2 (rate of %3).</source>
        <translation>Informe a taxa de câmbio, em dólares americanos por 1 %1: --map rate==%2 (taxa de %3).</translation>
    </message>
    <message>
        <source>Set the exchange rate, in US dollars for one unit of the currency: --map rate==1.08</source>
        <translation>Informe a taxa de câmbio, em dólares americanos por uma unidade da moeda: --map rate==1.08</translation>
    </message>
    <message>
        <source>Set the service level with the assumption “Minimum tokens/s per user”; a limit on the time to first token excludes options that start too slowly.</source>
        <translation>Defina o nível de serviço pela premissa “Velocidade por usuário, no mínimo”; um limite para o primeiro token deixa de fora o que demora demais a começar.</translation>
    </message>
    <message>
        <source>Set the status "missing", with why and reason.</source>
        <translation>Escreva o status “missing” com why e reason.</translation>
    </message>
    <message>
        <source>Set the title of a chart on the first page, or with PAGE/CHART=TEXT on any page; an empty text restores the automatic title. Can be repeated.</source>
        <translation>Grava este título em um gráfico da primeira página ou, com PAGE/CHART=TEXT, de qualquer uma; sem texto, os dados o definem. Pode ser usado várias vezes.</translation>
    </message>
    <message>
        <source>Sets a custom title. It is marked when the numbers no longer support it.</source>
        <translation>Escreve um título próprio. Ele é marcado quando os números não dizem mais isso.</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Configuração</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configurações</translation>
    </message>
    <message>
        <source>Several clouds</source>
        <translation>Várias nuvens</translation>
    </message>
    <message>
        <source>Share of a training run's time not lost to failures and restarts.</source>
        <translation>Parcela do tempo de um treinamento que não se perde com falhas e reinícios.</translation>
    </message>
    <message>
        <source>Share of all weights in experts</source>
        <translation>Parcela dos pesos que fica em especialistas</translation>
    </message>
    <message>
        <source>Share of bandwidth reached</source>
        <translation>Parcela da largura de banda alcançada</translation>
    </message>
    <message>
        <source>Share of experts that one token does not use</source>
        <translation>Parcela dos especialistas por que um token não passa</translation>
    </message>
    <message>
        <source>Share of it for the KV cache</source>
        <translation>Parcela disso para o cache</translation>
    </message>
    <message>
        <source>Share of link bandwidth reached</source>
        <translation>Parcela da interconexão alcançada</translation>
    </message>
    <message>
        <source>Share of peak</source>
        <translation>Parcela do pico</translation>
    </message>
    <message>
        <source>Share of peak reached</source>
        <translation>Parcela do pico alcançada</translation>
    </message>
    <message>
        <source>Share of peak reached in decode</source>
        <translation>Parcela do pico alcançada no decode</translation>
    </message>
    <message>
        <source>Share of peak reached in prefill</source>
        <translation>Parcela do pico alcançada no prefill</translation>
    </message>
    <message>
        <source>Share of roof</source>
        <translation>Parcela do teto</translation>
    </message>
    <message>
        <source>Share of the monthly spend; the rest stays where it is.</source>
        <translation>Do gasto mensal; o resto fica onde está.</translation>
    </message>
    <message>
        <source>Share of the paid hours in which the chips do work; idle hours are billed.</source>
        <translation>Parcela das horas pagas em que os chips trabalham; horas ociosas são cobradas.</translation>
    </message>
    <message>
        <source>Share of the peak, as measured</source>
        <translation>Parcela do pico, conforme medido</translation>
    </message>
    <message>
        <source>Share of the price after discount and factor</source>
        <translation>Do preço, com desconto e fator</translation>
    </message>
    <message>
        <source>Share of the price repaid per month</source>
        <translation>Parte do preço paga por mês</translation>
    </message>
    <message>
        <source>Share of the prompt's tokens with a cache from an earlier request; they are attended to but not processed again.</source>
        <translation>Dos tokens de um prompt, aqueles cujo cache foi mantido de uma requisição anterior; a atenção os considera, mas eles não são lidos de novo.</translation>
    </message>
    <message>
        <source>Share of the purchase price that the machine brings after its service life.</source>
        <translation>Parte do preço que a máquina rende após seus anos de uso.</translation>
    </message>
    <message>
        <source>Share that can move</source>
        <translation>Parcela que pode migrar</translation>
    </message>
    <message>
        <source>Share the result</source>
        <translation>Compartilhar o resultado</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Planilha</translation>
    </message>
    <message>
        <source>Sheet %1 of %2</source>
        <translation>Folha %1 de %2</translation>
    </message>
    <message>
        <source>Shift+F10</source>
        <translation>Shift+F10</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>Mo&amp;strar</translation>
    </message>
    <message>
        <source>Short AWS reservations, paid in advance: prices of 2026-07-22 for each region, with older ones for comparison.</source>
        <translation>Reservas curtas da AWS, pagas antecipadamente; os preços de 2026-07-22 de cada região, com os mais antigos como alternativas.</translation>
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
        <translation>Mostrar %1</translation>
    </message>
    <message>
        <source>Show %1 in this chart</source>
        <translation>Mostrar %1 neste gráfico</translation>
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
        <source>Show amounts in %1</source>
        <translation>Mostrar valores em %1</translation>
    </message>
    <message>
        <source>Show help for a command.</source>
        <translation>Explica um comando.</translation>
    </message>
    <message>
        <source>Show help for the command.</source>
        <translation>Explica o comando.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostrar na pasta</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>Mostrar menos</translation>
    </message>
    <message>
        <source>Show money in this currency, such as EUR; --set exchange_rate=RATE sets how much of it one USD buys.</source>
        <translation>Mostra valores em dinheiro nesta moeda, como EUR; --set exchange_rate=RATE indica quanto dela se compra com um USD.</translation>
    </message>
    <message>
        <source>Show numbers as: %1</source>
        <translation>Mostrar números como: %1</translation>
    </message>
    <message>
        <source>Show or hide the panel %1</source>
        <translation>Mostrar ou ocultar o painel %1</translation>
    </message>
    <message>
        <source>Show the panel %1</source>
        <translation>Mostrar o painel %1</translation>
    </message>
    <message>
        <source>Show the sheet as large as it is on paper</source>
        <translation>Mostrar a folha no tamanho que tem no papel</translation>
    </message>
    <message>
        <source>Showing money in %1 needs an exchange rate.</source>
        <translation>Não é possível mostrar valores em %1 sem uma taxa de câmbio.</translation>
    </message>
    <message>
        <source>Shown at re:Invent 2018; another timeline and AFP give 2018.</source>
        <translation>Apresentado no re:Invent 2018; outra cronologia e a AFP dão 2018.</translation>
    </message>
    <message>
        <source>Shows absolute numbers.</source>
        <translation>Mostra cada número como ele é.</translation>
    </message>
    <message>
        <source>Shows each number as a percent difference from the baseline's, where the comparison is fair.</source>
        <translation>Mostra cada número como mais ou menos que o da referência, onde os dois se comparam de forma justa.</translation>
    </message>
    <message>
        <source>Shows each number as a ratio to the baseline's, where the comparison is fair.</source>
        <translation>Mostra cada número como múltiplo do da referência, onde os dois se comparam de forma justa.</translation>
    </message>
    <message>
        <source>Shows or hides a panel: the numbers, the assumptions, or the source of a number.</source>
        <translation>Mostra ou oculta um painel: os números, as premissas ou a fonte de um número.</translation>
    </message>
    <message>
        <source>Shows or hides the panels around the page.</source>
        <translation>Mostra e oculta os painéis em volta da página.</translation>
    </message>
    <message>
        <source>Shows the comparison whose text is on the clipboard; Undo returns to this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the parts of the window one by one.</source>
        <translation>Mostra as partes da janela uma após a outra.</translation>
    </message>
    <message>
        <source>Show…</source>
        <translation>Mostrar…</translation>
    </message>
    <message>
        <source>Simulate colour vision: %1</source>
        <translation>Prévia de como outros veem: %1</translation>
    </message>
    <message>
        <source>Simulates colour-vision deficiencies or greyscale.</source>
        <translation>Mostra a janela como a veem pessoas que enxergam cores de outro modo, ou em cinza.</translation>
    </message>
    <message>
        <source>Since December 2025 the SDK is ready for companies that use PyTorch or JAX.</source>
        <translation>Desde dezembro de 2025, o SDK está pronto para empresas que usam PyTorch ou JAX.</translation>
    </message>
    <message>
        <source>Six times for Trainium4</source>
        <translation>Seis vezes no Trainium4</translation>
    </message>
    <message>
        <source>Six times is FP4 only.</source>
        <translation>Seis vezes é só em FP4.</translation>
    </message>
    <message>
        <source>Six times is FP4 only; FP8 grows three times.</source>
        <translation>Seis vezes é só em FP4; FP8 cresce três vezes.</translation>
    </message>
    <message>
        <source>Skip this file</source>
        <translation>Pular este arquivo</translation>
    </message>
    <message>
        <source>Skipped rows</source>
        <translation>Linhas omitidas</translation>
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
        <source>Slice names count TensorCores: v5p-8 has 4 chips.</source>
        <translation>Os nomes das fatias contam TensorCores: v5p-8 tem 4 chips.</translation>
    </message>
    <message>
        <source>Slide %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slide %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slide %1 of %2: %3</source>
        <translation type="unfinished"></translation>
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
        <source>Slides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sliding and chunked attention layers in one model are not supported.</source>
        <translation>Camadas com atenção deslizante e em blocos num mesmo modelo não são conhecidas.</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Pequeno</translation>
    </message>
    <message>
        <source>Snapshot %1 is no longer in the price store.</source>
        <translation>O instantâneo %1 não está mais na base de preços.</translation>
    </message>
    <message>
        <source>Snapshot %1 of the price store, from %2; kind: %3; content %4.</source>
        <translation>Instantâneo %1 da base de preços, de %2; tipo: %3; conteúdo %4.</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>Software</translation>
    </message>
    <message>
        <source>Software status of Amazon's chips</source>
        <translation>Até onde vai o software dos chips da Amazon</translation>
    </message>
    <message>
        <source>Software versions</source>
        <translation>Versões de software</translation>
    </message>
    <message>
        <source>Sold as 8 GPUs at 14.32 USD/h.</source>
        <translation>Vendido como 8 GPUs a 14,32 USD/h.</translation>
    </message>
    <message>
        <source>Sold as 8 GPUs at 27.92 USD/h.</source>
        <translation>Vendido como 8 GPUs a 27,92 USD/h.</translation>
    </message>
    <message>
        <source>Sold by capacity block without a published price.</source>
        <translation>Vendido por Capacity Block sem preço publicado.</translation>
    </message>
    <message>
        <source>Sold by reservation; no list price.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Solid marks are shipping and published, hatched ones announced, outlined ones our estimates; lines show ranges, "~" approximate figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some tables list 133 as BF16; that is the vector rate.</source>
        <translation>Algumas tabelas listam 133 como BF16; essa é a taxa vetorial.</translation>
    </message>
    <message>
        <source>Some tables list an FP8 rate for A100; the hardware has none.</source>
        <translation>Algumas tabelas listam uma taxa FP8 para a A100; o hardware não tem nenhuma.</translation>
    </message>
    <message>
        <source>Some tables use 700 USD per hour for "no price".</source>
        <translation>Em algumas tabelas, 700 USD por hora significa “sem preço”.</translation>
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
        <source>Source of the selected number</source>
        <translation>Fonte do número escolhido</translation>
    </message>
    <message>
        <source>Source stated in the file: %1.</source>
        <translation>O arquivo indica como fonte: %1.</translation>
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
        <source>Sources agree</source>
        <translation>As fontes concordam</translation>
    </message>
    <message>
        <source>Sources and their dates</source>
        <translation>Fontes e suas datas</translation>
    </message>
    <message numerus="yes">
        <source>Sources disagree (%n)</source>
        <translation><numerusform>Fontes em desacordo (%n)</numerusform><numerusform>Fontes em desacordo (%n)</numerusform></translation>
    </message>
    <message>
        <source>Sources disagree on one of its figures (%1, %2): with the preferred one it does not hold.</source>
        <comment>id and topic of a contradiction</comment>
        <translation>As fontes divergem sobre um de seus valores (%1, %2): pelo preferido, não se sustenta.</translation>
    </message>
    <message>
        <source>Sources disagree. %1</source>
        <translation>As fontes se contradizem. %1</translation>
    </message>
    <message>
        <source>Sources of the figures, with dates</source>
        <translation>De onde vêm os valores e de quando são</translation>
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
        <source>Sparse is not twice dense here.</source>
        <translation>Aqui o esparso não é o dobro do denso.</translation>
    </message>
    <message>
        <source>Specify it once.</source>
        <translation>Informe-a uma só vez.</translation>
    </message>
    <message>
        <source>Specs</source>
        <translation>Especificações</translation>
    </message>
    <message>
        <source>Speech and announcement: generally available.</source>
        <translation>Discurso e anúncio: disponibilidade geral.</translation>
    </message>
    <message>
        <source>Speed and cost</source>
        <translation>Velocidade e custo</translation>
    </message>
    <message>
        <source>Speed and size: %1 of %2 claims hold</source>
        <translation>Velocidade e tamanho: %1 de %2 se sustentam</translation>
    </message>
    <message>
        <source>Speed per user</source>
        <translation>Velocidade por usuário</translation>
    </message>
    <message>
        <source>Split it into several files, or remove rows that are not needed.</source>
        <translation>Divida-o em vários arquivos ou omita linhas desnecessárias.</translation>
    </message>
    <message>
        <source>Split it into several files.</source>
        <translation>Divida-o em vários arquivos.</translation>
    </message>
    <message>
        <source>Split: %1</source>
        <translation>Parte dividida: %1</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>Spot history</source>
        <translation>Histórico spot</translation>
    </message>
    <message>
        <source>Spot prices of 2026: AWS for the cheapest zone, with the range over zones or 30 days; Google Cloud as calculated; smaller clouds per GPU, each with its date. Spot prices change hourly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spot prices of June 2024, cheapest zone.</source>
        <translation>Preços spot de junho de 2024, zona mais barata.</translation>
    </message>
    <message>
        <source>Spreads</source>
        <translation>Dispersões</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Quadrado</translation>
    </message>
    <message>
        <source>Staff and maintenance (per year)</source>
        <translation>Pessoal e manutenção por ano</translation>
    </message>
    <message>
        <source>Staff and maintenance must be from %1 to %2 of the machine price per year.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Start a new board to add models.</source>
        <translation>Comece uma nova comparação para mais modelos.</translation>
    </message>
    <message>
        <source>Start from this comparison, as Edit &gt; Copy as &gt; Text to share gives it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start it with https://.</source>
        <translation>Comece-o com https://.</translation>
    </message>
    <message>
        <source>Start of Rainier</source>
        <translation>Início do Rainier</translation>
    </message>
    <message>
        <source>Start the bars at zero</source>
        <translation>Começar as barras no zero</translation>
    </message>
    <message>
        <source>Start tour</source>
        <translation>Primeira vez aqui? Faça o tour</translation>
    </message>
    <message>
        <source>Start with the example</source>
        <translation>Começar com o exemplo</translation>
    </message>
    <message>
        <source>Start with title, summary, answer, comparison, break-even and numbers, or add single pages and charts from the list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starting price of a market of hosts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Starts from a ready-made comparison. Edit &gt; Undo restores the current one.</source>
        <translation>Começa com uma comparação pronta. Editar &gt; Desfazer traz de volta a atual.</translation>
    </message>
    <message>
        <source>Starts the tour or hides this offer. Help &gt; Tour starts it at any time.</source>
        <translation>Inicia o tour ou oculta esta oferta. Ajuda &gt; Tour o inicia a qualquer momento.</translation>
    </message>
    <message>
        <source>Stated in the keynote.</source>
        <translation>Dito no keynote.</translation>
    </message>
    <message>
        <source>Stated in the keynote; the guide omits it.</source>
        <translation>Dito no keynote; o guia o omite.</translation>
    </message>
    <message>
        <source>Stated on stage; AWS publishes neither a measurement nor a power figure for either chip.</source>
        <translation>Dito na apresentação; a AWS não publica medição nem potência de nenhum dos dois chips.</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>O que foi dito</translation>
    </message>
    <message>
        <source>Statement of each page, with numbers, notes and warnings</source>
        <translation>O que cada página diz, com seus números, notas e avisos</translation>
    </message>
    <message>
        <source>Statement of the chart</source>
        <translation>O que o gráfico diz</translation>
    </message>
    <message>
        <source>States what is not comparable on this page, and offers a fix.</source>
        <translation>O que não é equivalente nesta página e uma saída.</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Staying</source>
        <translation>Ficar</translation>
    </message>
    <message>
        <source>Staying and moving are compared by their savings, so totals stay absolute.</source>
        <translation>Ficar e migrar são comparados pelo que se economiza; por isso, os valores ficam como estão.</translation>
    </message>
    <message>
        <source>Staying, USD</source>
        <translation>Ficar, USD</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Passo</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Passo %1 de %2</translation>
    </message>
    <message>
        <source>Step-3.5-Flash</source>
        <translation>Step-3.5-Flash</translation>
    </message>
    <message>
        <source>Step-3.7-Flash</source>
        <translation>Step-3.7-Flash</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Passos</translation>
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
        <source>Stops the current task; finished files are kept.</source>
        <translation>Interrompe o que está em andamento; o que já terminou fica.</translation>
    </message>
    <message>
        <source>Storage format of the KV cache in memory.</source>
        <translation>Como o KV cache fica na memória.</translation>
    </message>
    <message>
        <source>Storage format of the weights in memory.</source>
        <translation>Como os pesos ficam na memória.</translation>
    </message>
    <message>
        <source>Stored in %1.</source>
        <translation>Gravado em %1.</translation>
    </message>
    <message>
        <source>Storing the rows. Cancel reverts the import.</source>
        <translation>As linhas estão sendo gravadas. Cancelar desfaz tudo.</translation>
    </message>
    <message>
        <source>Structured sparsity</source>
        <translation>Esparsidade estruturada</translation>
    </message>
    <message>
        <source>Structured sparsity (4:16, 4:12, 4:8, 2:8, 2:4, 1:4, 1:2); one peak for FP8, FP16, BF16 and TF32.</source>
        <translation>Esparsidade estruturada (4:16, 4:12, 4:8, 2:8, 2:4, 1:4, 1:2); um só pico para FP8, FP16, BF16 e TF32.</translation>
    </message>
    <message>
        <source>Structured sparsity.</source>
        <translation>Esparsidade estruturada.</translation>
    </message>
    <message>
        <source>Structured sparsity; one peak for FP16, BF16 and TF32.</source>
        <translation>Esparsidade estruturada; um só pico para FP16, BF16 e TF32.</translation>
    </message>
    <message>
        <source>Subtitle; leave empty for the automatic subtitle</source>
        <translation>Subtítulo; vazio: definido pelos dados</translation>
    </message>
    <message>
        <source>Such files contain no attachments, so no comparison either.</source>
        <translation>Eles não levam nada que não possa ser lido daqui a muitos anos; portanto, nenhuma comparação.</translation>
    </message>
    <message>
        <source>Suitable number of chips</source>
        <translation>Chips que atendem bem</translation>
    </message>
    <message>
        <source>Summarise documents in batches (Llama 3.1 8B)</source>
        <translation>Resumir documentos em batches (Llama 3.1 8B)</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumo</translation>
    </message>
    <message>
        <source>Suspicious rows: check a reason to import its rows</source>
        <translation>Linhas suspeitas: só entram aquelas cujo motivo você marcar</translation>
    </message>
    <message>
        <source>Swing</source>
        <translation>Amplitude</translation>
    </message>
    <message>
        <source>Swings</source>
        <translation>Amplitudes</translation>
    </message>
    <message>
        <source>Switch between portrait and landscape</source>
        <translation>Alternar entre retrato e paisagem</translation>
    </message>
    <message>
        <source>Switches between the parts of this page.</source>
        <translation>Alterna entre as partes desta página.</translation>
    </message>
    <message>
        <source>Switches the language, including number formats.</source>
        <translation>Usa outro idioma na hora, inclusive nos números.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>System power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Systems (%1)</source>
        <translation>Sistemas (%1)</translation>
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
        <source>TFLOPS per watt</source>
        <translation>TFLOPS por watt</translation>
    </message>
    <message>
        <source>TSMC according to the press and the guide.</source>
        <translation>TSMC, segundo a imprensa e o guia.</translation>
    </message>
    <message>
        <source>Ta&amp;ble of numbers</source>
        <translation type="unfinished"></translation>
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
        <source>Tabbed panels: the assumptions, and the source of the selected number.</source>
        <translation>Painéis que dividem um lugar: as premissas e a origem do número escolhido.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Table: 4.80 against 9.80 USD/h.</source>
        <translation>Tabela: 4,80 contra 9,80 USD/h.</translation>
    </message>
    <message>
        <source>Table: p5.48xlarge about 9.80 USD/h for 8 GPUs.</source>
        <translation>Tabela: p5.48xlarge, cerca de 9,80 USD/h por 8 GPUs.</translation>
    </message>
    <message>
        <source>Take one typical, well-supported workload; train it on Trainium and on GPUs in parallel; compare accuracy, throughput and total cost; record the effort of the move.</source>
        <translation>Escolher uma carga de trabalho típica e bem suportada; treiná-la em Trainium e em GPUs lado a lado; comparar acurácia, vazão e custo total; registrar o que a migração exige.</translation>
    </message>
    <message>
        <source>Taken as generally available from 2025-12-02, although the EC2 API showed no trn3 type ten months later.</source>
        <translation>Considerado em disponibilidade geral a partir de 2025-12-02, embora a API do EC2 não mostrasse nenhum tipo trn3 dez meses depois.</translation>
    </message>
    <message>
        <source>Taken from CNBC.</source>
        <translation>Obtido da CNBC.</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tarefa</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Taman&amp;ho do texto</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Ten times the figure of the page that it cites.</source>
        <translation>Dez vezes o valor da página que cita.</translation>
    </message>
    <message>
        <source>Tensor engines only.</source>
        <translation>Só as unidades tensoriais.</translation>
    </message>
    <message>
        <source>Tensor engines only; exactly 1258.3.</source>
        <translation>Só as unidades tensoriais; exato: 1258,3.</translation>
    </message>
    <message>
        <source>Tensor engines only; exactly 629.1.</source>
        <translation>Só as unidades tensoriais; exato: 629,1.</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>Paralelismo de tensores</translation>
    </message>
    <message>
        <source>Tensor rate.</source>
        <translation>Taxa tensorial.</translation>
    </message>
    <message>
        <source>Tensor rate; no data sheet seen.</source>
        <translation>Taxa tensorial; nenhum datasheet visto.</translation>
    </message>
    <message>
        <source>Tensor rate; the vector rate is 31.33.</source>
        <translation>Taxa tensorial; a taxa vetorial é 31,33.</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Prazo</translation>
    </message>
    <message>
        <source>Test and plan a move to other software.</source>
        <translation>Uma migração para outro software precisa ser testada e planejada.</translation>
    </message>
    <message>
        <source>Test marketing figures on your own workload.</source>
        <translation>Números de marketing precisam ser testados com a própria carga de trabalho.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Text encoders</source>
        <translation>Codificadores de texto</translation>
    </message>
    <message>
        <source>Text of the annotation</source>
        <translation>O que dizer aqui</translation>
    </message>
    <message>
        <source>Text of the instance page: 256 + 320 + 128 GB/s, both directions.</source>
        <translation>Texto da página da instância: 256 + 320 + 128 GB/s, nos dois sentidos.</translation>
    </message>
    <message>
        <source>Text of the same article: 3-4 USD per GPU-hour x 8.</source>
        <translation>Texto do mesmo artigo: 3-4 USD por GPU-hora x 8.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamanho do texto</translation>
    </message>
    <message>
        <source>Text to s&amp;hare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text: 3 to 4 USD per GPU-hour.</source>
        <translation>Texto: 3 a 4 USD por GPU-hora.</translation>
    </message>
    <message>
        <source>Text: about half of comparable H100 instances.</source>
        <translation>Texto: cerca da metade das instâncias H100 comparáveis.</translation>
    </message>
    <message>
        <source>Texts contrast with their background by at least 4.5:1.</source>
        <translation>Os textos contrastam com o fundo em 4,5:1.</translation>
    </message>
    <message>
        <source>Texts do not overlap.</source>
        <translation>Nenhum texto cobre outro.</translation>
    </message>
    <message>
        <source>Texts overlap: %1.</source>
        <translation>Há textos sobrepostos: %1.</translation>
    </message>
    <message>
        <source>That was the package for Inf1; TorchNeuron is in the repository torch-neuronx. Check before use.</source>
        <translation>Esse era o pacote para Inf1; o repositório do TorchNeuron é torch-neuronx. Verifique antes de usar.</translation>
    </message>
    <message>
        <source>The %1 peak of %2 is not plausible.</source>
        <translation>O pico %1 de %2 não é um valor possível.</translation>
    </message>
    <message>
        <source>The 16 GB card.</source>
        <translation>A placa de 16 GB.</translation>
    </message>
    <message>
        <source>The 16 GB card; the 32 GB card followed on 2018-03-27.</source>
        <translation>A placa de 16 GB; a de 32 GB veio em 2018-03-27.</translation>
    </message>
    <message>
        <source>The 2,615 listed as dense FP16 is the dense FP8 rate, equal to sparse FP16.</source>
        <translation>Cuidado com 2.615 dado como FP16 denso: é a taxa FP8 densa, igual à FP16 esparsa.</translation>
    </message>
    <message>
        <source>The 32 GB card.</source>
        <translation>A placa de 32 GB.</translation>
    </message>
    <message>
        <source>The 80% range held in %1 of %2 cases.</source>
        <translation>O intervalo de 80% valeu em %1 de %2 casos.</translation>
    </message>
    <message>
        <source>The 80% ranges held in %1 of %2 cases. Their width reflects the errors of measurements excluded from the fit.</source>
        <translation>Os intervalos de 80% valeram em %1 de %2 casos. Sua largura é a dos erros em medições deixadas fora do ajuste.</translation>
    </message>
    <message>
        <source>The A10 card, which is another product.</source>
        <translation>A placa A10, que é outro produto.</translation>
    </message>
    <message>
        <source>The API price is not stated.</source>
        <translation>O preço da API não foi informado.</translation>
    </message>
    <message>
        <source>The API price must be above 0.</source>
        <translation>O preço da API deve ser maior que 0.</translation>
    </message>
    <message>
        <source>The AWS page with this figure was not found.</source>
        <translation>A página da AWS com este valor não foi encontrada.</translation>
    </message>
    <message>
        <source>The Amazon assistant Rufus answers twice as fast on Inferentia.</source>
        <translation>O assistente Rufus da Amazon responde duas vezes mais rápido no Inferentia.</translation>
    </message>
    <message>
        <source>The Amazon assistant Rufus costs half as much per answer on Inferentia.</source>
        <translation>O assistente Rufus da Amazon custa metade por resposta no Inferentia.</translation>
    </message>
    <message>
        <source>The BF16 rate.</source>
        <translation>A taxa BF16.</translation>
    </message>
    <message>
        <source>The EC2 table is wrong: 16 chips of 96 GiB have 1,536 GiB.</source>
        <translation>A tabela do EC2 está errada: 16 chips de 96 GiB têm 1.536 GiB.</translation>
    </message>
    <message>
        <source>The FP4 rate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The KV heads do not divide the heads.</source>
        <translation>As cabeças KV não dividem as cabeças.</translation>
    </message>
    <message>
        <source>The PUE must be from %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ROCm table prints GiB.</source>
        <translation>A tabela do ROCm traz GiB.</translation>
    </message>
    <message>
        <source>The SDK held back adoption in the past; the 2025 releases improved it.</source>
        <translation>O SDK prejudicou a adoção no passado; as versões de 2025 melhoraram isso.</translation>
    </message>
    <message>
        <source>The SQLite driver of Qt is not installed.</source>
        <translation>O Qt não tem aqui um driver para SQLite.</translation>
    </message>
    <message>
        <source>The T4 of AWS G5g instances, whose host is Graviton2; no data sheet was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Trn1 packages came with Neuron 2.3.0 on 2022-10-10; the guide gives 2022.</source>
        <translation>Os pacotes Trn1 vieram com o Neuron 2.3.0 em 2022-10-10; o guia dá 2022.</translation>
    </message>
    <message>
        <source>The accelerator is not in the catalogue; the price is stored without a chip.</source>
        <translation>O acelerador não está no catálogo; o preço é mantido sem chip.</translation>
    </message>
    <message>
        <source>The accelerator's memory does not match the catalogue.</source>
        <translation>A memória do acelerador não coincide com a do catálogo.</translation>
    </message>
    <message>
        <source>The accelerator's memory was read as GiB: the number is too small for MiB.</source>
        <translation>A memória do acelerador foi lida em GiB: o número é pequeno demais para MiB.</translation>
    </message>
    <message>
        <source>The active parameters are more than all parameters.</source>
        <translation>Os parâmetros ativos são mais que o total de parâmetros.</translation>
    </message>
    <message>
        <source>The active parameters must be more than 0 and at most all parameters.</source>
        <translation>Os parâmetros ativos devem ser mais que 0 e no máximo todos os parâmetros.</translation>
    </message>
    <message>
        <source>The answer needs at least 1 token.</source>
        <translation>A resposta precisa de pelo menos 1 token.</translation>
    </message>
    <message>
        <source>The answer of the page in one sentence. Shift+F2 sets a custom title.</source>
        <translation>O que a página diz em uma frase, feita a partir de seus números. Shift+F2 escreve um título próprio.</translation>
    </message>
    <message>
        <source>The approximate hourly prices of the guide article; they contradict the price lists shown with them.</source>
        <translation>Os preços por hora aproximados do artigo do guia; contradizem as tabelas de preços, que estão ao lado deles.</translation>
    </message>
    <message>
        <source>The arithmetic of one item is neither published nor countable.</source>
        <translation>A aritmética de um item não foi publicada nem pode ser contada.</translation>
    </message>
    <message>
        <source>The arithmetic of one item of %1 is neither published nor derivable from its dimensions.</source>
        <translation>A aritmética de um item de %1 não foi publicada nem pode ser calculada pelas dimensões.</translation>
    </message>
    <message>
        <source>The arrow keys move between marks, Enter shows the source of a number, Ctrl+C copies it.</source>
        <translation>As setas percorrem suas marcas, Enter mostra de onde vem um número, Ctrl+C o copia.</translation>
    </message>
    <message>
        <source>The article contradicts itself by 2.4 to 3.3 times; the AWS price lists confirm neither figure.</source>
        <translation>O artigo se contradiz por um fator de 2,4 a 3,3; as tabelas de preços da AWS não confirmam nenhum dos dois valores.</translation>
    </message>
    <message>
        <source>The article contradicts itself; Semafor supports inference by day.</source>
        <translation>O artigo se contradiz; o Semafor corrobora a inferência durante o dia.</translation>
    </message>
    <message>
        <source>The assumptions of the estimates.</source>
        <translation>As premissas das estimativas.</translation>
    </message>
    <message>
        <source>The assumptions of the estimates. Changed values are marked and can be reset one by one.</source>
        <translation>As premissas das estimativas. Os valores alterados são marcados e cada um pode ser revertido.</translation>
    </message>
    <message>
        <source>The assumptions of the estimates; changed values are marked and can be changed further</source>
        <translation>O que as estimativas pressupõem; valores alterados são marcados e podem ser alterados de novo</translation>
    </message>
    <message>
        <source>The assumptions to vary; NAME@ID varies one for that row only. "chipboard list assumptions" shows the names.</source>
        <translation>As premissas a variar; NAME@ID varia uma só para essa linha. “chipboard list assumptions” mostra os nomes.</translation>
    </message>
    <message>
        <source>The attention of %1 is not used: %2</source>
        <translation>A atenção de %1 não é usada: %2</translation>
    </message>
    <message>
        <source>The axes keep absolute prices and speeds, because the lines of equal cost need them. The table and the text of each mark show values relative to the baseline.</source>
        <translation>Os eixos mantêm preços e velocidades como estão, pois as linhas de custo igual são traçadas com eles; a tabela e o texto de cada marca os comparam com a referência.</translation>
    </message>
    <message>
        <source>The background of the page is known.</source>
        <translation>O fundo atrás da página é conhecido.</translation>
    </message>
    <message>
        <source>The bars of "%1" do not start at zero, so their lengths mislead.</source>
        <translation>As barras de “%1” não começam no zero; seus comprimentos enganam.</translation>
    </message>
    <message>
        <source>The baseline "%1" is not part of the comparison.</source>
        <translation>A referência “%1” não está entre os itens comparados.</translation>
    </message>
    <message>
        <source>The baseline of the comparison.</source>
        <translation>Com que os demais são comparados.</translation>
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
        <source>The board has no slides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board's model "%1" has other dimensions than the catalogue's; the board's are used.</source>
        <translation>O modelo “%1” da comparação tem outras dimensões que o do catálogo; usam-se as da comparação.</translation>
    </message>
    <message>
        <source>The bracket closed here was not opened.</source>
        <translation>O parêntese que fecha aqui não foi aberto.</translation>
    </message>
    <message>
        <source>The bracket opened here is not closed.</source>
        <translation>O parêntese aberto aqui não foi fechado.</translation>
    </message>
    <message>
        <source>The brand theme: colours, font and logo from a JSON file; "none" for none.</source>
        <translation>Cores, fonte e logotipo de uma empresa, a partir de um arquivo JSON; “none” para não usar.</translation>
    </message>
    <message>
        <source>The cached elements of the layers with a window are missing.</source>
        <translation>Faltam os elementos em cache das camadas com janela.</translation>
    </message>
    <message>
        <source>The cached share of the prompt must be from 0 to below 1.</source>
        <translation>A parcela do prompt em cache vai de 0 a menos de 1.</translation>
    </message>
    <message>
        <source>The catalogue</source>
        <translation>O catálogo</translation>
    </message>
    <message>
        <source>The catalogue already has this chip, with its own sources.</source>
        <translation>O catálogo tem este chip, com fontes próprias.</translation>
    </message>
    <message>
        <source>The catalogue has a model of these dimensions, "%1"; estimates for that model use its measurements.</source>
        <translation>O catálogo tem um modelo com estas dimensões, “%1”; as estimativas dele se apoiam em suas medições.</translation>
    </message>
    <message>
        <source>The catalogue has no "%1"; it is not shown.</source>
        <translation>O catálogo não tem “%1”; ele não é mostrado.</translation>
    </message>
    <message>
        <source>The catalogue has no "%1"; its row has no numbers.</source>
        <translation>O catálogo não tem “%1”; sua linha não tem números.</translation>
    </message>
    <message>
        <source>The catalogue has no "%1"; the custom value is kept but has no effect.</source>
        <translation>O catálogo não tem “%1”; o valor próprio é mantido, mas não afeta nada.</translation>
    </message>
    <message>
        <source>The catalogue has no "%1"; the page What-if uses its default.</source>
        <translation>O catálogo não tem “%1”; a página E se escolhe por conta própria.</translation>
    </message>
    <message>
        <source>The catalogue has no dated prices for this selection: import a price list.</source>
        <translation>O catálogo não tem preços com data para esta seleção: importe uma tabela de preços.</translation>
    </message>
    <message>
        <source>The catalogue has this chip, and a figure differs from it by a quarter or more.</source>
        <translation>O catálogo tem este chip, e um valor difere dele em um quarto ou mais.</translation>
    </message>
    <message>
        <source>The catalogue is dated %1. It is part of the program; nothing is downloaded.</source>
        <translation>O catálogo é de %1. Ele faz parte do programa: nada é buscado na rede.</translation>
    </message>
    <message>
        <source>The catalogue stays unchanged until this is fixed.</source>
        <translation>O catálogo fica como estava até que isso seja corrigido.</translation>
    </message>
    <message>
        <source>The catalogue's figures of this chip are made from announcements like this one.</source>
        <translation>Os valores deste chip no catálogo vêm de anúncios como este.</translation>
    </message>
    <message>
        <source>The catalogue's rate of the currency ("chipboard list facts"), or yours.</source>
        <translation>A taxa da moeda no catálogo (“chipboard list facts”) ou a sua.</translation>
    </message>
    <message>
        <source>The chart "%1" of the page "%2" has two entries.</source>
        <translation>Há duas entradas para o gráfico “%1” da página “%2”.</translation>
    </message>
    <message>
        <source>The chart shows the %1 assumptions that change the answer most; the table lists all of them.</source>
        <translation>São desenhadas as %1 premissas que mais mudam a resposta; a tabela tem todas.</translation>
    </message>
    <message>
        <source>The chart shows the first seven options, best first. ★ marks the best: several if their ranges overlap, none if the price types differ (a badge names the type). The last column shows how each option ranks. All chips in the catalogue are considered, not only the selection. The texts below the chart give the reasons for and against each option and what to verify. They also show what would change the advice, what rules out the others, and the steps of a move.</source>
        <translation>O gráfico tem as sete primeiras opções, a melhor primeiro: ★ marca a melhor, várias onde suas faixas se encontram, nenhuma onde nem todos os preços são do mesmo tipo (um selo indica o tipo), e a última coluna mostra a situação de cada uma. São examinados todos os chips do catálogo, seja qual for a seleção. Os textos abaixo dão as razões a favor e contra cada opção, o que precisa ser verificado, o que mudaria a orientação, por qual requisito ou regra as outras são descartadas e as etapas de uma migração.</translation>
    </message>
    <message>
        <source>The chart that the page's title is about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The charts of all pages</source>
        <translation>Os gráficos de todas as páginas</translation>
    </message>
    <message>
        <source>The charts of the page. Tab moves between charts, the arrow keys between marks.</source>
        <translation>Os gráficos da página. Tab passa de um ao próximo, as setas percorrem suas marcas.</translation>
    </message>
    <message>
        <source>The cheapest host.</source>
        <translation>O host mais barato.</translation>
    </message>
    <message>
        <source>The checks in this list show why.</source>
        <translation>As verificações desta lista mostram por quê.</translation>
    </message>
    <message>
        <source>The chip is in the catalogue.</source>
        <translation>O chip é um dos que o catálogo traz.</translation>
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
        <source>The chip totals seem to include the other engines; matrix work by itself reaches 629, 1,258 and 2,517.</source>
        <translation>Os totais do chip parecem somar as demais unidades; o trabalho matricial sozinho alcança 629, 1.258 e 2.517.</translation>
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
        <source>The chip-to-chip link of %1 is not published; PCI Express at 32 GB/s is assumed.</source>
        <translation>A interconexão entre chips de %1 não foi publicada; usa-se PCI Express a 32 GB/s no cálculo.</translation>
    </message>
    <message>
        <source>The cloud that the work already runs on and must stay on.</source>
        <translation>Onde o trabalho já é executado e tem de ficar.</translation>
    </message>
    <message>
        <source>The code has operators written for CUDA.</source>
        <translation>O código tem operadores escritos para CUDA.</translation>
    </message>
    <message>
        <source>The code is PyTorch or JAX with common architectures.</source>
        <translation>O código é PyTorch ou JAX com arquiteturas comuns.</translation>
    </message>
    <message>
        <source>The colocation price cannot be negative.</source>
        <translation>O preço da colocation não pode ser negativo.</translation>
    </message>
    <message>
        <source>The colour theme, regardless of the desktop's.</source>
        <translation>Cores, sejam quais forem as da área de trabalho.</translation>
    </message>
    <message>
        <source>The colours are those of the program; no other theme is stronger.</source>
        <translation>As cores são as do programa; nenhum outro tema é mais forte.</translation>
    </message>
    <message>
        <source>The column "%1" is not in US dollars.</source>
        <translation>A coluna “%1” não está em dólares americanos.</translation>
    </message>
    <message>
        <source>The column of a field, such as price=Hourly; FIELD=none: no column; FIELD==VALUE: a value for all rows. Can be repeated.</source>
        <translation>A coluna que contém um campo, como price=Hourly; FIELD=none: nenhuma coluna; FIELD==VALUE: um valor para todas as linhas. Pode ser usada várias vezes.</translation>
    </message>
    <message>
        <source>The columns are: %1.</source>
        <translation>As colunas são: %1.</translation>
    </message>
    <message>
        <source>The columns, or the charts of an exported page; "chipboard list metrics" shows the ids.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The compared items, how many of their numbers sources disagree on, and the date of the catalogue.</source>
        <translation>O que se compara, sobre quantos de seus números as fontes se contradizem e a data do catálogo.</translation>
    </message>
    <message>
        <source>The comparison of %1 with %2 is not drawn: %3.</source>
        <translation>A comparação de %1 com %2 não é desenhada: %3.</translation>
    </message>
    <message>
        <source>The comparison of another window from the last session is kept as %1. File &gt; Open shows it.</source>
        <translation>A comparação de outra janela da última vez foi guardada como %1. Arquivo &gt; Abrir a mostra.</translation>
    </message>
    <message>
        <source>The comparison opens as it was then; edits to slides and cells are not part of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The comparison: per chip, instance or system, at which precision and prices, against which baseline.</source>
        <translation>O que se compara: por chip, instância ou sistema, em qual precisão e a que preços, contra o quê.</translation>
    </message>
    <message>
        <source>The context cannot be negative.</source>
        <translation>O contexto não pode ser negativo.</translation>
    </message>
    <message>
        <source>The contrast of "%1" on "card" is %2:1; it should be %3:1 or more.</source>
        <translation>O contraste de “%1” sobre “card” é %2:1; deveria ser %3:1 ou mais.</translation>
    </message>
    <message>
        <source>The contrast of %1 is %2:1; it should be %3:1 or more.</source>
        <translation>O contraste de %1 é %2:1; deveria ser %3:1 ou mais.</translation>
    </message>
    <message>
        <source>The currency of all amounts, at your own exchange rate.</source>
        <translation>A moeda em que todos os valores em dinheiro são mostrados, por uma taxa de câmbio informada por você.</translation>
    </message>
    <message>
        <source>The currency of all amounts, with its exchange rate.</source>
        <translation>A moeda de todos os valores, com a taxa usada na conversão.</translation>
    </message>
    <message>
        <source>The customer story was not found.</source>
        <translation>O caso do cliente não foi encontrado.</translation>
    </message>
    <message>
        <source>The dashed line stands at %1.</source>
        <translation>A linha tracejada fica em %1.</translation>
    </message>
    <message>
        <source>The data behind the charts, with every digit. Enter shows the source of a number; F2 overrides it.</source>
        <translation>A tabela por trás dos gráficos, com todos os dígitos. Enter mostra de onde vem um número, F2 põe um valor próprio no lugar dele.</translation>
    </message>
    <message>
        <source>The data have a date.</source>
        <translation>Os dados têm data.</translation>
    </message>
    <message>
        <source>The date cannot be read.</source>
        <translation>A data não pode ser lida.</translation>
    </message>
    <message>
        <source>The date of the price is in the future.</source>
        <translation>A data do preço está no futuro.</translation>
    </message>
    <message>
        <source>The date of the prices if the file does not state it: 2026-11-22.</source>
        <translation>A data dos preços cujo arquivo não a informa: 2026-11-22.</translation>
    </message>
    <message>
        <source>The deck has %1 slides, which is the maximum.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck has no slides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck: the slides chosen with File &gt; Deck</source>
        <translation type="unfinished"></translation>
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
        <source>The directory contains more than %1 files to read.</source>
        <translation>O diretório tem mais de %1 arquivos para ler.</translation>
    </message>
    <message>
        <source>The directory contains more than %1 files.</source>
        <translation>O diretório tem mais de %1 arquivos.</translation>
    </message>
    <message>
        <source>The directory contains no catalogue files and no boards.</source>
        <translation>O diretório não contém arquivo de catálogo nem comparação.</translation>
    </message>
    <message>
        <source>The directory contains no catalogue files.</source>
        <translation>A pasta não contém nenhum arquivo de catálogo.</translation>
    </message>
    <message>
        <source>The discount must be from %1 to below %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The divisor may be zero</source>
        <translation>O divisor pode ser zero</translation>
    </message>
    <message>
        <source>The docs mention software-managed on-chip memory without a size.</source>
        <translation>A documentação menciona memória no chip gerenciada por software, sem tamanho.</translation>
    </message>
    <message>
        <source>The docs mix two units. Chip and instance pages agree on GiB/s; in GB/s the bandwidth would be 7% less.</source>
        <translation>A documentação mistura duas unidades. As páginas do chip e da instância coincidem em GiB/s; se fosse GB/s, a largura de banda seria 7% menor.</translation>
    </message>
    <message>
        <source>The earlier list price was not found.</source>
        <translation>O preço de tabela anterior não foi encontrado.</translation>
    </message>
    <message>
        <source>The economics of the whole system decide, not those of a chip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The energy price must be above 0 and at most %1 USD/kWh.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entries of the page's form; click one to go to its field.</source>
        <translation>O que foi informado no formulário da página; um clique leva ao campo.</translation>
    </message>
    <message>
        <source>The entry to copy is no longer in its file.</source>
        <translation>A entrada a copiar não está mais no arquivo.</translation>
    </message>
    <message>
        <source>The error is the predicted value divided by the measured one, minus one.</source>
        <translation>Um erro é o valor previsto dividido pelo medido, menos um.</translation>
    </message>
    <message>
        <source>The estimates use %1.</source>
        <translation>%1: nisso se baseiam as estimativas.</translation>
    </message>
    <message>
        <source>The estimates, as formulas over the assumptions</source>
        <translation>As estimativas, como fórmulas sobre as premissas</translation>
    </message>
    <message>
        <source>The exact 2,517 gives 362; 2.52 has been rounded.</source>
        <translation>O 2.517 exato dá 362; 2,52 foi arredondado.</translation>
    </message>
    <message>
        <source>The example comparison is shown instead.</source>
        <translation>Em seu lugar, é mostrada a comparação de exemplo.</translation>
    </message>
    <message>
        <source>The expression has more than %1 characters.</source>
        <translation>A expressão tem mais de %1 caracteres.</translation>
    </message>
    <message>
        <source>The factor of 3 comes from the press, not from the keynote.</source>
        <translation>O fator de 3 vem da imprensa, não do keynote.</translation>
    </message>
    <message>
        <source>The factors on efficiency must be from %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fallbacks of this price list form a loop.</source>
        <translation>As tabelas alternativas desta tabela levam de volta a ela.</translation>
    </message>
    <message>
        <source>The fastest chip is needed and cost comes second.</source>
        <translation>É preciso o chip mais rápido, e o custo vem em segundo lugar.</translation>
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
        <source>The figures give 3.80; AWS does not explain the 3.9.</source>
        <translation>Os valores dão 3,80; a AWS não diz de onde vem 3,9.</translation>
    </message>
    <message>
        <source>The file already exists and was not changed.</source>
        <translation>O arquivo já existe e ficou como estava.</translation>
    </message>
    <message>
        <source>The file changed while it was being read.</source>
        <translation>O arquivo mudou enquanto era lido.</translation>
    </message>
    <message>
        <source>The file contains no measurements.</source>
        <translation>Não há medição no arquivo.</translation>
    </message>
    <message>
        <source>The file does not state the date of its prices.</source>
        <translation>O arquivo não informa de que dia são os preços.</translation>
    </message>
    <message>
        <source>The file does not state the provider.</source>
        <translation>O arquivo não informa quem aluga isto.</translation>
    </message>
    <message>
        <source>The file ends too early: it is truncated, or a bracket is not closed.</source>
        <translation>O arquivo termina cedo demais: foi cortado, ou um colchete não foi fechado.</translation>
    </message>
    <message>
        <source>The file ends within a row: it looks like an incomplete download.</source>
        <translation>O arquivo termina no meio de uma linha: parece um download incompleto.</translation>
    </message>
    <message>
        <source>The file has %1 MiB; the maximum is %2 MiB.</source>
        <translation>O arquivo tem %1 MiB, mais que os %2 MiB que são lidos.</translation>
    </message>
    <message>
        <source>The file has a newer price for the same item and zone.</source>
        <translation>O arquivo tem um preço mais recente para o mesmo item e a mesma zona.</translation>
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
        <source>The file is JSON Lines: a JSON document on each line.</source>
        <translation>O arquivo é JSON Lines: um documento JSON por linha.</translation>
    </message>
    <message>
        <source>The file is JSON, but it has no list of prices: no list of objects was found.</source>
        <translation>O arquivo é JSON, mas não tem uma lista de preços: nenhuma lista de objetos foi encontrada.</translation>
    </message>
    <message>
        <source>The file is UTF-16, not UTF-8.</source>
        <translation>O arquivo está em UTF-16, não em UTF-8.</translation>
    </message>
    <message>
        <source>The file is UTF-32, not UTF-8.</source>
        <translation>O arquivo está em UTF-32, não em UTF-8.</translation>
    </message>
    <message>
        <source>The file is a database of another program.</source>
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
        <source>The file is not a price store.</source>
        <translation>O arquivo não é uma base de preços.</translation>
    </message>
    <message>
        <source>The file must contain an object.</source>
        <translation>O arquivo deve conter um objeto.</translation>
    </message>
    <message>
        <source>The file to import is missing.</source>
        <translation>Falta o arquivo a importar.</translation>
    </message>
    <message>
        <source>The file uses another chip's name; the instance identifies the chip.</source>
        <translation>O arquivo dá ao chip o nome de outro; a instância indica qual é.</translation>
    </message>
    <message>
        <source>The file uses the language "%1", which is not available.</source>
        <translation>O arquivo foi criado em um idioma, “%1”, que não existe aqui.</translation>
    </message>
    <message>
        <source>The first column contains the ids that other commands accept.</source>
        <translation>Os ids da primeira coluna são os que as opções dos outros comandos aceitam.</translation>
    </message>
    <message>
        <source>The first rows of the file</source>
        <translation>As primeiras linhas do arquivo</translation>
    </message>
    <message>
        <source>The first sheet of the workbook has no cells.</source>
        <translation>A primeira planilha da pasta de trabalho não tem células.</translation>
    </message>
    <message>
        <source>The first token on %1 takes at least %2; %3 is required.</source>
        <translation>O primeiro token em %1 leva pelo menos %2; pedem-se %3.</translation>
    </message>
    <message>
        <source>The first token takes %1; the limit is %2.</source>
        <translation>O primeiro token leva %1; são necessários no máximo %2.</translation>
    </message>
    <message>
        <source>The folder does not exist.</source>
        <translation>A pasta não existe.</translation>
    </message>
    <message>
        <source>The folder of "%1" does not exist.</source>
        <translation>A pasta de “%1” não existe.</translation>
    </message>
    <message>
        <source>The font "%1" is not installed; another one is used in its place.</source>
        <translation>A fonte “%1” não está instalada aqui; outra é desenhada e medida em seu lugar.</translation>
    </message>
    <message>
        <source>The font %1 is not installed: text uses %2 and looks different from other computers.</source>
        <translation>A fonte %1 não está instalada aqui: os textos são desenhados em %2 e ficam diferentes dos de outros computadores.</translation>
    </message>
    <message>
        <source>The format %1 contains no prices, so it does not use --store.</source>
        <translation>O formato %1 não contém preços e, portanto, não usa --store.</translation>
    </message>
    <message>
        <source>The format %1 does not support --map.</source>
        <translation>O formato %1 não aceita --map.</translation>
    </message>
    <message>
        <source>The format %1 fits: chipboard import %1 %2</source>
        <translation>O formato %1 serve: chipboard import %1 %2</translation>
    </message>
    <message>
        <source>The format is newer than this chip.</source>
        <translation>O formato é mais novo que este chip.</translation>
    </message>
    <message>
        <source>The full range, %1 to %2.</source>
        <translation>Tudo o que existe, de %1 a %2.</translation>
    </message>
    <message>
        <source>The global batch cannot be negative.</source>
        <translation>O batch global não pode ser negativo.</translation>
    </message>
    <message>
        <source>The goodput must be from %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The guide calls the return of moving large above this amount. If a monthly volume is set, its bill is used instead.</source>
        <translation>A partir daqui, o guia considera grande o retorno da migração. Se o trabalho de um mês for informado, vale o custo dele.</translation>
    </message>
    <message>
        <source>The guide names PyTorch and JAX for AWS's chips; other frameworks count against these chips.</source>
        <translation>O guia cita PyTorch e JAX para os chips da AWS; outros frameworks contam contra eles.</translation>
    </message>
    <message>
        <source>The guide names PyTorch and JAX for it, not %1.</source>
        <translation>O guia indica PyTorch e JAX para ele, não %1.</translation>
    </message>
    <message>
        <source>The guide says November 2025.</source>
        <translation>O guia diz novembro de 2025.</translation>
    </message>
    <message>
        <source>The guide shows the plan as built.</source>
        <translation>O guia mostra o plano como já construído.</translation>
    </message>
    <message>
        <source>The guide's rules are listed next to Chipboard's own. A limit rules out an option only if its whole range misses the limit.</source>
        <translation>As regras do guia ficam ao lado das nossas. Um limite só descarta o que não o atende em toda a sua faixa.</translation>
    </message>
    <message>
        <source>The guide's three phases describe a move to Amazon's chips; no remaining option is such a move.</source>
        <translation>As três fases do guia tratam de uma migração para chips da Amazon; não resta nenhum que seja um deles.</translation>
    </message>
    <message>
        <source>The head size %1 is the hidden size divided by the heads.</source>
        <translation>O tamanho da cabeça %1 é a dimensão oculta dividida pelas cabeças.</translation>
    </message>
    <message>
        <source>The header has no column for %1. The columns are: %2.</source>
        <translation>O cabeçalho não tem coluna para %1. As colunas são: %2.</translation>
    </message>
    <message>
        <source>The header has no column for the hardware's name or its figures. The columns are: %1.</source>
        <translation>O cabeçalho não tem coluna para o nome do hardware ou para seus valores. As colunas são: %1.</translation>
    </message>
    <message>
        <source>The heads do not divide the hidden size.</source>
        <translation>As cabeças não dividem a dimensão oculta.</translation>
    </message>
    <message>
        <source>The host power must be from %1 to %2 of the chips' power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hours per month must be above 0 and at most %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The id "%1" appears twice; the first is at %2.</source>
        <translation>O id “%1” aparece duas vezes; o primeiro está em %2.</translation>
    </message>
    <message>
        <source>The import was cancelled.</source>
        <translation>A importação foi cancelada.</translation>
    </message>
    <message>
        <source>The imported price list dated %1 (%2, content %3) is not in the price store of this computer. Import its file again, or choose other prices.</source>
        <translation>A tabela de preços importada de %1 (%2, conteúdo %3) não está na base de preços deste computador: importe o arquivo de novo ou escolha outros preços.</translation>
    </message>
    <message>
        <source>The imported price list dated %1 (%2, content %3) is not in the price store of this computer; "%4" of that date has other rows. Import the original file, or choose that list.</source>
        <translation>A tabela de preços importada de %1 (%2, conteúdo %3) não está na base de preços deste computador; “%4”, da mesma data, tem outras linhas: importe o arquivo da tabela ou escolha esta.</translation>
    </message>
    <message>
        <source>The imported price list no. %1 (%2) is not in the price store of this computer. Import its file again and select it, or choose other prices.</source>
        <translation>A tabela de preços importada n.º %1 (%2) não está na base de preços deste computador: importe o arquivo de novo e escolha-a, ou escolha outros preços.</translation>
    </message>
    <message>
        <source>The imported prices cannot be read: %1</source>
        <translation>Não foi possível ler os preços importados: %1</translation>
    </message>
    <message>
        <source>The inner width %1 is four times the hidden size, as is usual for "%2".</source>
        <translation>A largura interna %1 é quatro vezes a dimensão oculta, como é usual em “%2”.</translation>
    </message>
    <message>
        <source>The interest rate must be from %1 to %2 per year.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key "%1" appears twice.</source>
        <translation>A chave “%1” aparece duas vezes.</translation>
    </message>
    <message>
        <source>The key and value sizes of the latent are missing.</source>
        <translation>Faltam as chaves e os valores do vetor latente.</translation>
    </message>
    <message>
        <source>The keynote gives four times.</source>
        <translation>O keynote dá quatro vezes.</translation>
    </message>
    <message>
        <source>The keynote gives six times in FP4.</source>
        <translation>O keynote dá seis vezes em FP4.</translation>
    </message>
    <message>
        <source>The language changes when the export is done.</source>
        <translation>O idioma muda assim que a exportação terminar.</translation>
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
        <source>The last change. Undo reverts it.</source>
        <translation>O que o último clique alterou. Desfazer reverte a alteração.</translation>
    </message>
    <message>
        <source>The last comparison cannot be read and is not shown.</source>
        <translation>Não foi possível ler a última comparação, e ela não é mostrada.</translation>
    </message>
    <message>
        <source>The last comparison was damaged; it is kept as %1.</source>
        <translation>A última comparação estava danificada; ela foi guardada como %1.</translation>
    </message>
    <message>
        <source>The last import was interrupted.</source>
        <translation>A última importação foi interrompida.</translation>
    </message>
    <message>
        <source>The last save overwrites the other: save one of the two under another name.</source>
        <translation>Vale o último salvamento: salve uma das duas com outro nome.</translation>
    </message>
    <message>
        <source>The latest known version is %1 %2 of %3.</source>
        <translation>%1 %2, de %3, é a versão mais recente conhecida aqui.</translation>
    </message>
    <message>
        <source>The layouts of this presentation leave no room for a chart.</source>
        <translation>Os layouts desta apresentação não deixam espaço para um gráfico.</translation>
    </message>
    <message>
        <source>The length of a text is not stated.</source>
        <translation>O comprimento de um texto não foi informado.</translation>
    </message>
    <message>
        <source>The line "%1" is not drawn: it has no place on an axis in %2.</source>
        <translation>A linha “%1” não é traçada: não tem lugar em um eixo em %2.</translation>
    </message>
    <message>
        <source>The links in this path form a loop.</source>
        <translation>Os links deste caminho formam um círculo.</translation>
    </message>
    <message>
        <source>The list %1 of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The list has no rows.</source>
        <translation>A lista não tem linhas.</translation>
    </message>
    <message>
        <source>The list holds; it did not move from 2023 to 2026.</source>
        <translation>A tabela vale; não mudou de 2023 a 2026.</translation>
    </message>
    <message>
        <source>The logo "%1" cannot be read. %2</source>
        <translation>O logotipo “%1” não pode ser lido. %2</translation>
    </message>
    <message>
        <source>The logo "%1" is a link that leads out of the folder of the brand theme.</source>
        <translation>O logotipo “%1” é um link que leva para fora da pasta do arquivo de aparência.</translation>
    </message>
    <message>
        <source>The logo "%1" is larger than %2 MiB.</source>
        <translation>O logotipo “%1” é maior que %2 MiB.</translation>
    </message>
    <message>
        <source>The logo "%1" is neither PNG nor SVG.</source>
        <translation>O logotipo “%1” não é PNG nem SVG.</translation>
    </message>
    <message>
        <source>The logo "%1" is not used: %2</source>
        <translation>O logotipo “%1” não é usado: %2</translation>
    </message>
    <message>
        <source>The logo cannot be drawn and is omitted.</source>
        <translation>O logotipo não pode ser desenhado e por isso é omitido.</translation>
    </message>
    <message>
        <source>The longest sequence is not stated, so no length is refused.</source>
        <translation>A sequência mais longa não é informada, então nenhuma é recusada.</translation>
    </message>
    <message>
        <source>The machine price is not stated.</source>
        <translation>O preço da máquina não foi informado.</translation>
    </message>
    <message>
        <source>The machine price must be above 0.</source>
        <translation>O preço da máquina deve ser maior que 0.</translation>
    </message>
    <message>
        <source>The machine's price, plus the accelerator's price in the same zone.</source>
        <translation>O preço da máquina, somado ao do acelerador na mesma zona.</translation>
    </message>
    <message>
        <source>The mapping is from a newer version.</source>
        <translation>O mapeamento é de uma versão mais nova.</translation>
    </message>
    <message>
        <source>The master of this presentation has no theme.</source>
        <translation>O mestre desta apresentação não tem tema.</translation>
    </message>
    <message>
        <source>The masters of this presentation contain "%1", which cannot be used.</source>
        <translation>Os mestres desta apresentação têm “%1”, que não pode ser aproveitado.</translation>
    </message>
    <message>
        <source>The measurement can be compared with an estimate.</source>
        <translation>A medição pode ser comparada com uma estimativa.</translation>
    </message>
    <message>
        <source>The memory bandwidth of %1 is %2.</source>
        <translation>A largura de banda de memória de %1 é %2.</translation>
    </message>
    <message>
        <source>The memory model rejects configurations that did run: %1.</source>
        <translation>O modelo de memória considera impossíveis configurações que rodaram: %1.</translation>
    </message>
    <message>
        <source>The memory of %1 is %2.</source>
        <translation>A memória de %1 é %2.</translation>
    </message>
    <message>
        <source>The model "%1" appears twice.</source>
        <translation>O modelo “%1” aparece duas vezes.</translation>
    </message>
    <message>
        <source>The model %1 is not used: %2</source>
        <translation>O modelo %1 não é usado: %2</translation>
    </message>
    <message>
        <source>The model is split across %1 chips.</source>
        <translation>O modelo é dividido entre %1 chips.</translation>
    </message>
    <message>
        <source>The model must have a positive number of parameters.</source>
        <translation>O modelo deve ter um número positivo de parâmetros.</translation>
    </message>
    <message>
        <source>The model needs CUDA: new architectures, custom operators.</source>
        <translation>O modelo precisa de CUDA: arquiteturas novas, operadores próprios.</translation>
    </message>
    <message>
        <source>The model was not imported.</source>
        <translation>O modelo não foi importado.</translation>
    </message>
    <message>
        <source>The model's dimensions are guessed from the number of its parameters.</source>
        <translation>As dimensões do modelo foram supostas pelo número de parâmetros.</translation>
    </message>
    <message>
        <source>The model's parameters, layers and hidden size must be positive.</source>
        <translation>Os parâmetros, as camadas e a dimensão oculta do modelo devem ser positivos.</translation>
    </message>
    <message>
        <source>The models are common ones: BERT, GPT variants, vision models.</source>
        <translation>Os modelos são comuns: BERT, variantes de GPT, modelos de visão.</translation>
    </message>
    <message>
        <source>The models are transformers: language models or vision transformers.</source>
        <translation>Os modelos são transformers: modelos de linguagem ou vision transformers.</translation>
    </message>
    <message>
        <source>The monthly spend follows from the monthly volume: %1 on %2. The assumption “Current monthly spend” overrides it.</source>
        <translation>O gasto mensal resulta do trabalho do mês: %1 em %2. A premissa “Gasto mensal” prevalece sobre ele.</translation>
    </message>
    <message>
        <source>The monthly spend, the share that can move and the effort of the move are assumptions. So are the machine price and the API price.</source>
        <translation>O gasto mensal, quanto dele pode mudar e o que a mudança exige são premissas; também o preço da máquina e o da API.</translation>
    </message>
    <message>
        <source>The monthly volume must be from %1 to %2.</source>
        <translation>O volume mensal deve ir de %1 a %2.</translation>
    </message>
    <message>
        <source>The move does not pay back within ten years, regardless of the spend.</source>
        <translation>A migração não se paga em dez anos, seja qual for o gasto.</translation>
    </message>
    <message>
        <source>The name "%1" has no known format.</source>
        <translation>Não há formato conhecido para “%1”.</translation>
    </message>
    <message>
        <source>The name contains invisible characters.</source>
        <translation>O nome contém sinais que não se veem.</translation>
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
        <source>The nearest number that divides it is %1.</source>
        <translation>O número mais próximo que serve é %1.</translation>
    </message>
    <message>
        <source>The new ones are used; to keep the old ones, open the board in the window.</source>
        <translation>Os novos são usados; abra a comparação na janela para manter os antigos.</translation>
    </message>
    <message>
        <source>The next import repairs the price store.</source>
        <translation>A próxima importação corrige a base de preços.</translation>
    </message>
    <message>
        <source>The number format used to compare compute.</source>
        <translation>O formato numérico em que a computação é comparada.</translation>
    </message>
    <message>
        <source>The number format used to compare compute. "Best common" is the fastest that all compared chips support.</source>
        <translation>O formato numérico da computação. “Melhor em comum” é o mais rápido que todos os chips comparados têm.</translation>
    </message>
    <message>
        <source>The number format used to compare compute; "best" is the fastest that most of the selection publishes. Estimates use it for weights and arithmetic.</source>
        <translation>O formato numérico em que a computação é comparada; “best” é o mais rápido publicado para a maior parte da seleção. Uma estimativa o usa para os pesos e a aritmética.</translation>
    </message>
    <message>
        <source>The number in the name counts TensorCores, two a chip.</source>
        <translation>O número no nome conta TensorCores, dois por chip.</translation>
    </message>
    <message>
        <source>The number in the name counts chips.</source>
        <translation>O número no nome conta chips.</translation>
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
        <source>The number of chips is an assumption; Meta's model card states 7.0 million H100 hours.</source>
        <translation>O número de chips é uma suposição; a ficha do modelo da Meta informa 7,0 milhões de horas de H100.</translation>
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
        <source>The number of items per month is not stated.</source>
        <translation>Não foi informado quantos itens são processados por mês.</translation>
    </message>
    <message>
        <source>The number of output tokens per month is not stated.</source>
        <translation>Não foi informado quantos tokens são respondidos por mês.</translation>
    </message>
    <message>
        <source>The number of tokens that the indexer selects is missing.</source>
        <translation>Há um indexador, mas não o número de tokens que ele escolhe.</translation>
    </message>
    <message>
        <source>The numbers</source>
        <translation>Os números</translation>
    </message>
    <message>
        <source>The numbers of this page as a table.</source>
        <translation>Os números desta página em uma tabela.</translation>
    </message>
    <message>
        <source>The objects of the list have more than %1 members.</source>
        <translation>Os objetos da lista têm mais de %1 campos.</translation>
    </message>
    <message>
        <source>The one before</source>
        <translation>O anterior</translation>
    </message>
    <message>
        <source>The option %1 does not accept "%2".</source>
        <translation>A opção %1 não reconhece “%2”.</translation>
    </message>
    <message>
        <source>The option %1 does not apply to "%2".</source>
        <translation>A opção %1 não pertence a “%2”.</translation>
    </message>
    <message>
        <source>The option %1 has an empty entry in "%2".</source>
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
        <source>The option that the others are compared with.</source>
        <translation>A opção com que as outras são comparadas.</translation>
    </message>
    <message>
        <source>The order also changes with %1.</source>
        <translation>A ordem também se inverte com %1.</translation>
    </message>
    <message>
        <source>The others are compared with this one.</source>
        <translation>Os demais são comparados com este.</translation>
    </message>
    <message>
        <source>The output format.</source>
        <translation>Como o resultado é impresso.</translation>
    </message>
    <message>
        <source>The overhead of layers and requests takes most of the time.</source>
        <translation>Os custos fixos de cada camada e requisição tomam a maior parte do tempo.</translation>
    </message>
    <message>
        <source>The page "%1" has no chart "%2".</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page "%1" has no chart for this board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The page does not state the date of its data.</source>
        <translation>Nada indica a data dos dados.</translation>
    </message>
    <message>
        <source>The page has no background: its texts are readable only on %1 and darker.</source>
        <translation>Nada é desenhado atrás da página: seus textos só são legíveis sobre fundos de %1 e mais escuros.</translation>
    </message>
    <message>
        <source>The page has no background: its texts are readable only on %1 and lighter.</source>
        <translation>Nada é desenhado atrás da página: seus textos só são legíveis sobre fundos de %1 e mais claros.</translation>
    </message>
    <message>
        <source>The page has no chart "%1".</source>
        <translation>A página não tem o gráfico “%1”.</translation>
    </message>
    <message>
        <source>The page in words: reasons, what would change them, what to verify.</source>
        <translation>O que a página diz em palavras: razões, o que as mudaria, o que verificar.</translation>
    </message>
    <message>
        <source>The page names no source.</source>
        <translation>Não foi indicada fonte para o que a página mostra.</translation>
    </message>
    <message>
        <source>The page of the dashboard; an export can have several, in this order.</source>
        <translation>A página do painel; uma exportação pode ter várias, nesta ordem.</translation>
    </message>
    <message>
        <source>The pages of the program. Each answers one question about the same comparison.</source>
        <translation>As páginas do programa. Cada uma responde a uma pergunta sobre a mesma comparação.</translation>
    </message>
    <message>
        <source>The paper or slide size: slide, slide-4x3, half-slide, square, a4, a4-portrait, letter, letter-portrait, or a custom size such as 210x148mm, 8x4.5in or 1600x900px.</source>
        <translation>O tamanho do papel ou do slide: slide, slide-4x3, half-slide, square, a4, a4-portrait, letter, letter-portrait, ou um como 210x148mm, 8x4.5in ou 1600x900px.</translation>
    </message>
    <message>
        <source>The part "%1" appears twice in this file.</source>
        <translation>A parte “%1” aparece duas vezes neste arquivo.</translation>
    </message>
    <message>
        <source>The part "%1" of this file is damaged or encrypted.</source>
        <translation>A parte “%1” deste arquivo está danificada ou criptografada.</translation>
    </message>
    <message>
        <source>The part "%1" of this presentation is not readable XML.</source>
        <translation>A parte “%1” desta apresentação não é um XML que se possa ler aqui.</translation>
    </message>
    <message>
        <source>The peak needs MXFP8; plain FP8 runs slower.</source>
        <translation>O pico exige MXFP8; FP8 simples roda mais devagar.</translation>
    </message>
    <message>
        <source>The peak of %1 is %2.</source>
        <translation>O pico de %1 é %2.</translation>
    </message>
    <message>
        <source>The percentage is right, the price level is not.</source>
        <translation>A porcentagem está certa; o nível de preço, não.</translation>
    </message>
    <message>
        <source>The picture is too large for the available memory.</source>
        <translation>A imagem é grande demais para a memória.</translation>
    </message>
    <message>
        <source>The plan to support NVLink Fusion shows that AWS does not expect to replace GPUs everywhere.</source>
        <translation>O plano de suportar NVLink Fusion mostra que a AWS não espera substituir GPUs em toda parte.</translation>
    </message>
    <message>
        <source>The power of both is not published.</source>
        <translation>A potência de ambos não foi publicada.</translation>
    </message>
    <message>
        <source>The power of the chip is not plausible.</source>
        <translation>A potência do chip não é um valor possível.</translation>
    </message>
    <message>
        <source>The power of the chip is not published.</source>
        <translation>A potência do chip não foi publicada.</translation>
    </message>
    <message>
        <source>The press says more than 5.</source>
        <translation>A imprensa diz mais de 5.</translation>
    </message>
    <message>
        <source>The previous comparison is still shown.</source>
        <translation>A comparação anterior continua sendo mostrada.</translation>
    </message>
    <message>
        <source>The price book; "chipboard list prices" lists the ids. Without it and without a board, the one with prices for most of the selection.</source>
        <translation>A tabela de preços; “chipboard list prices” mostra os ids. Sem ela e sem uma comparação, vale a que tem preços para a maior parte da seleção.</translation>
    </message>
    <message>
        <source>The price cannot be negative.</source>
        <translation>O preço não pode ser negativo.</translation>
    </message>
    <message>
        <source>The price covers the accelerator, without the machine that it needs.</source>
        <translation>O preço é do acelerador, sem a máquina de que ele precisa.</translation>
    </message>
    <message>
        <source>The price covers the machine only, and the file has no accelerator price for it.</source>
        <translation>O preço é só da máquina, e o arquivo não tem preço do acelerador nesse lugar.</translation>
    </message>
    <message>
        <source>The price factor must be from %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price has other terms: another operating system, tenancy or type of sale.</source>
        <translation>O preço vale para outros termos: outro sistema operacional, outra locação ou outro tipo de venda.</translation>
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
        <source>The price is a range, %1; the costs include the range.</source>
        <translation>O preço é uma faixa, %1; os custos a refletem.</translation>
    </message>
    <message>
        <source>The price is below 0.6 or above 1.6 times the known prices of the machine or chip.</source>
        <translation>O preço está abaixo de 0,6 vez ou acima de 1,6 vez os preços conhecidos da máquina ou do chip.</translation>
    </message>
    <message>
        <source>The price is for %1, %2.</source>
        <translation>O preço é o de %1, %2.</translation>
    </message>
    <message>
        <source>The price is negative.</source>
        <translation>O preço é negativo.</translation>
    </message>
    <message>
        <source>The price is not in US dollars: convert it in the file, then import it again.</source>
        <translation>O preço não está em dólares americanos: converta-o no arquivo e importe-o novamente.</translation>
    </message>
    <message>
        <source>The price is not per hour.</source>
        <translation>O preço não é por hora.</translation>
    </message>
    <message>
        <source>The price list has no price for it.</source>
        <translation>A tabela não tem preço para isto.</translation>
    </message>
    <message>
        <source>The price list used for costs.</source>
        <translation>A tabela de preços de onde vêm os custos.</translation>
    </message>
    <message>
        <source>The price list used for costs. Rows without such a price show none, unless you mix price types.</source>
        <translation>A tabela de preços usada nos custos. As linhas sem esse preço não mostram nenhum, a menos que você misture tipos de preço.</translation>
    </message>
    <message>
        <source>The price of a chip is shown next to that of the whole machine.</source>
        <translation>O preço de um chip está ao lado do preço da máquina inteira.</translation>
    </message>
    <message>
        <source>The price per chip-hour is too high to be realistic.</source>
        <translation>O preço por chip-hora é alto demais para ser real.</translation>
    </message>
    <message>
        <source>The price per chip-hour is too low to be realistic.</source>
        <translation>O preço por chip-hora é baixo demais para ser real.</translation>
    </message>
    <message>
        <source>The price store cannot be read or written.</source>
        <translation>Não há permissão para ler e gravar a base de preços.</translation>
    </message>
    <message>
        <source>The price store failed: %1.</source>
        <translation>A base de preços não funciona: %1.</translation>
    </message>
    <message>
        <source>The price store has version %1, from a newer Chipboard.</source>
        <translation>A base de preços é da versão %1, feita por um Chipboard mais novo.</translation>
    </message>
    <message>
        <source>The price store is damaged and cannot be moved aside.</source>
        <translation>A base de preços está danificada e não pode ser posta de lado.</translation>
    </message>
    <message>
        <source>The price store is damaged.</source>
        <translation>A base de preços está danificada.</translation>
    </message>
    <message>
        <source>The price store is from an older Chipboard.</source>
        <translation>A base de preços é de um Chipboard mais antigo.</translation>
    </message>
    <message>
        <source>The price store is read-only.</source>
        <translation>A base de preços é somente leitura.</translation>
    </message>
    <message>
        <source>The price store was damaged; it is kept as %1.</source>
        <translation>A base de preços estava danificada; foi guardada como %1.</translation>
    </message>
    <message>
        <source>The price store, if not in the user's data folder.</source>
        <translation>A base de preços, se não for a da pasta de dados do usuário.</translation>
    </message>
    <message>
        <source>The price table puts trn1.2xlarge in the class of the A100.</source>
        <translation>A tabela de preços põe trn1.2xlarge na classe da A100.</translation>
    </message>
    <message>
        <source>The price table puts trn2.48xlarge in the class of the H100.</source>
        <translation>A tabela de preços põe trn2.48xlarge na classe da H100.</translation>
    </message>
    <message>
        <source>The price was converted to US dollars per hour from the unit in the file.</source>
        <translation>O preço foi convertido para dólares americanos por hora a partir da unidade indicada no arquivo.</translation>
    </message>
    <message>
        <source>The prices dated %1 from %2 were removed.</source>
        <translation>Os preços de %1 de %2 foram removidos.</translation>
    </message>
    <message>
        <source>The prices of "%1" contradict what the providers publish; the notes say by how much.</source>
        <translation>Os preços de “%1” contradizem o que os provedores publicam; as notas dizem em quanto.</translation>
    </message>
    <message>
        <source>The program derives parameters from experts; change them in the program and export again.</source>
        <translation>O programa deduz os parâmetros dos especialistas; altere-os lá e exporte de novo.</translation>
    </message>
    <message>
        <source>The provider is not stated: choose a column for it, or type its name.</source>
        <translation>Nada indica quem aluga isto: escolha uma coluna para o provedor ou digite o nome dele.</translation>
    </message>
    <message>
        <source>The published value of the model.</source>
        <translation>O do próprio modelo, como publicado.</translation>
    </message>
    <message>
        <source>The quantization does not state the bits per weight.</source>
        <translation>A quantização não informa os bits de um peso.</translation>
    </message>
    <message>
        <source>The question in the title: each user gets at least %1. No service level is set yet.</source>
        <translation>A pergunta do título: cada usuário recebe pelo menos %1. Ainda não há um nível de serviço definido.</translation>
    </message>
    <message>
        <source>The quote opened here is not closed.</source>
        <translation>As aspas abertas aqui não foram fechadas.</translation>
    </message>
    <message>
        <source>The range is %1 to %2.</source>
        <translation>Vai de %1 a %2.</translation>
    </message>
    <message>
        <source>The range is out of order: low %1, value %2, high %3.</source>
        <translation>A faixa está fora de ordem: low %1, value %2, high %3.</translation>
    </message>
    <message>
        <source>The rank affects each step; change it in the program and export again.</source>
        <translation>O programa inclui o rank em cada passo; altere-o lá e exporte de novo.</translation>
    </message>
    <message>
        <source>The recomputed range overlaps the claim and extends beyond it.</source>
        <translation>A faixa do valor recalculado entra na afirmação e vai além dela.</translation>
    </message>
    <message>
        <source>The release notes hold.</source>
        <translation>Valem as notas de versão.</translation>
    </message>
    <message>
        <source>The requirement "%1" has no value.</source>
        <translation>O requisito "%1" não tem valor.</translation>
    </message>
    <message>
        <source>The residual value must be from %1 to %2 of the price.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result is of another division, or of a model that is not predicted.</source>
        <translation>O resultado é de outra divisão ou de um modelo que não é previsto.</translation>
    </message>
    <message>
        <source>The results here do not depend on it; the program's advice does.</source>
        <translation>Os resultados daqui não dependem disso; a orientação do programa, sim.</translation>
    </message>
    <message>
        <source>The row has more or fewer columns than the header.</source>
        <translation>A linha tem mais ou menos colunas que o cabeçalho.</translation>
    </message>
    <message>
        <source>The row has no comparable figure.</source>
        <translation>A linha não tem valor que se possa comparar.</translation>
    </message>
    <message>
        <source>The row has no price.</source>
        <translation>A linha não tem preço.</translation>
    </message>
    <message>
        <source>The row has two different prices of one kind: choose a column with --map.</source>
        <translation>A linha tem dois preços diferentes do mesmo tipo: escolha uma coluna com --map.</translation>
    </message>
    <message>
        <source>The row is for a machine without an accelerator.</source>
        <translation>A linha trata de uma máquina sem acelerador.</translation>
    </message>
    <message>
        <source>The row names neither an instance nor an accelerator.</source>
        <translation>A linha não indica instância nem acelerador.</translation>
    </message>
    <message>
        <source>The row to compare --on with.</source>
        <translation>A linha com que --on é comparado.</translation>
    </message>
    <message>
        <source>The same as %1.</source>
        <translation>Igual a %1.</translation>
    </message>
    <message>
        <source>The same code must run on more than one cloud.</source>
        <translation>O mesmo código tem de ser executado em mais de uma nuvem.</translation>
    </message>
    <message>
        <source>The same code must run on several clouds.</source>
        <translation>O mesmo código precisa rodar em várias nuvens.</translation>
    </message>
    <message>
        <source>The same figure is printed for one instance.</source>
        <translation>O mesmo valor é indicado para uma instância.</translation>
    </message>
    <message>
        <source>The same in us-east1, us-east4 and us-west1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The selection, largest effect first</source>
        <translation>A seleção, maior efeito primeiro</translation>
    </message>
    <message>
        <source>The sequence must be at least 1 token long.</source>
        <translation>A sequência deve ter pelo menos 1 token.</translation>
    </message>
    <message>
        <source>The service level: each user gets at least %1.</source>
        <translation>O nível de serviço: cada usuário recebe pelo menos %1.</translation>
    </message>
    <message>
        <source>The service life must be from %1 to %2 years.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The serving constants are based on %1 measurements.</source>
        <translation>As constantes de inferência foram determinadas a partir de %1 medições.</translation>
    </message>
    <message>
        <source>The settings are damaged.</source>
        <translation>As configurações estão danificadas.</translation>
    </message>
    <message>
        <source>The settings of the program. Each change applies immediately.</source>
        <translation>O que o programa guarda para você. Cada escolha vale na hora.</translation>
    </message>
    <message>
        <source>The settings were damaged; they are kept as %1.</source>
        <translation>As configurações estavam danificadas; foram guardadas como %1.</translation>
    </message>
    <message>
        <source>The size of the data set and the number of chips are assumptions.</source>
        <translation>O tamanho do conjunto de dados e o número de chips são premissas.</translation>
    </message>
    <message>
        <source>The slide cannot be checked. %1 %2</source>
        <translation>O slide não pôde ser verificado. %1 %2</translation>
    </message>
    <message>
        <source>The slides of this board in order, as they are exported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The slope is the memory bandwidth limit and the flat part the compute peak; they meet at the ridge point. Each mark is a phase of the workload. On the slope, more bandwidth helps; below the flat part, more compute. Both axes are logarithmic.</source>
        <translation>A parte inclinada é o que a largura de banda de memória permite; a parte plana é o pico; elas se encontram no ridge point. Uma marca mostra onde fica uma fase da carga de trabalho: na inclinação, mais largura de banda ajuda; sob a parte plana, mais computação. Os dois eixos são logarítmicos.</translation>
    </message>
    <message>
        <source>The small arrow in a chart's corner selects what it shows. Click a bar, or move to it with the arrow keys and press Enter, to see the source of its number.</source>
        <translation>A setinha no canto de um gráfico escolhe o que ele mostra. Clique em uma barra, ou vá até ela com as setas e pressione Enter, para ver de onde vem o número.</translation>
    </message>
    <message>
        <source>The smaller of peak and arithmetic intensity x memory bandwidth.</source>
        <translation>O menor entre o pico e intensidade aritmética x largura de banda de memória.</translation>
    </message>
    <message>
        <source>The source counts recomputed activations, so it is compared with runs without them.</source>
        <translation>A fonte conta ativações recalculadas; compara-se com o que se alcança sem elas.</translation>
    </message>
    <message>
        <source>The source does not state the lengths of prompt and answer.</source>
        <translation>A fonte não informa os comprimentos do prompt e da resposta.</translation>
    </message>
    <message>
        <source>The source does not state the number of training tokens.</source>
        <translation>A fonte não informa os tokens de treinamento.</translation>
    </message>
    <message>
        <source>The source does not state the prompt's length or the time to its first token.</source>
        <translation>A fonte não informa o comprimento do prompt nem o tempo até o primeiro token.</translation>
    </message>
    <message>
        <source>The source of the selected number.</source>
        <translation>De onde vem o número escolhido.</translation>
    </message>
    <message>
        <source>The source of the selected number: value, range, status, date, formula, sources, and what other sources say.</source>
        <translation>De onde vem o número escolhido: valor, faixa, status, data, fórmula, fontes e o que outras fontes dizem.</translation>
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
        <source>The source states the total of all %1 chips; it is predicted as %2 replicas of the model.</source>
        <translation>A fonte informa o total de todos os %1 chips; ele é previsto como %2 réplicas do modelo.</translation>
    </message>
    <message>
        <source>The source's rate per EUR divided by its 1.140653 USD per EUR.</source>
        <translation>Taxa por EUR da fonte, dividida por seus 1,140653 USD por EUR.</translation>
    </message>
    <message>
        <source>The sources are named.</source>
        <translation>As fontes são indicadas.</translation>
    </message>
    <message>
        <source>The sources disagree.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sources do not agree.</source>
        <translation>As fontes divergem.</translation>
    </message>
    <message>
        <source>The speed per user and the time to first token cannot be negative.</source>
        <translation>A velocidade por usuário e o tempo até o primeiro token não podem ser negativos.</translation>
    </message>
    <message>
        <source>The spot price equals the on-demand price: one of the two is not what it says.</source>
        <translation>O preço spot é igual ao preço sob demanda: um dos dois não é o que diz ser.</translation>
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
        <source>The state needs a linear layer.</source>
        <translation>Há um estado, mas nenhuma camada linear que o guarde.</translation>
    </message>
    <message>
        <source>The state of linear layers is not stated.</source>
        <translation>O estado das camadas lineares não é informado.</translation>
    </message>
    <message>
        <source>The steps between assumptions and results</source>
        <translation>As etapas entre premissas e resultados</translation>
    </message>
    <message>
        <source>The sum is right, the start is not.</source>
        <translation>A soma está certa; o início, não.</translation>
    </message>
    <message>
        <source>The table behind the charts.</source>
        <translation>A tabela por trás dos gráficos.</translation>
    </message>
    <message>
        <source>The template has changed since these slides were made: they may look different now.</source>
        <translation>O modelo mudou desde que estes slides foram feitos com ele: eles podem ter outra aparência agora.</translation>
    </message>
    <message>
        <source>The template of these slides can no longer be used: %1 Chipboard's own masters are used instead.</source>
        <translation>O modelo destes slides não pode mais ser usado: %1 Eles usam os mestres do próprio Chipboard.</translation>
    </message>
    <message>
        <source>The terms of these formulas are assumptions, figures with a source, or other results. The source card of a number shows its formula with live numbers.</source>
        <translation>O que consta nestas fórmulas é uma premissa, um valor com fonte ou outro resultado. O cartão da fonte de um número mostra sua fórmula com os números atuais.</translation>
    </message>
    <message>
        <source>The text is not valid UTF-8.</source>
        <translation>O texto não é UTF-8 válido.</translation>
    </message>
    <message>
        <source>The text of the comparison</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text size of %1 is %2 points; at this page size it should be %3 or more.</source>
        <translation>O texto de %1 tem %2 pontos; neste tamanho de página, deveria ter %3 ou mais.</translation>
    </message>
    <message>
        <source>The text size of a page.</source>
        <translation>O tamanho da letra de uma página.</translation>
    </message>
    <message>
        <source>The title relies on %1, but the chart no longer shows its number.</source>
        <translation>O título se apoia em %1, cujo número o gráfico já não mostra.</translation>
    </message>
    <message>
        <source>The title says %1% less; %2 is now %3% below %4.</source>
        <translation>O título diz %1% a menos; agora %2 está %3% abaixo de %4.</translation>
    </message>
    <message>
        <source>The title says %1% more; %2 is now %3% above %4.</source>
        <translation>O título diz %1% a mais; agora %2 está %3% acima de %4.</translation>
    </message>
    <message>
        <source>The title says %1%; %2 is now %3% of %4.</source>
        <translation>O título diz %1%; agora %2 é %3% de %4.</translation>
    </message>
    <message>
        <source>The title says %1; %2 is now %3.</source>
        <translation>O título diz %1; agora %2 é %3.</translation>
    </message>
    <message>
        <source>The title says %1×; %2 is now %3× %4.</source>
        <translation>O título diz %1×; agora %2 é %3× %4.</translation>
    </message>
    <message>
        <source>The tokens exceed the context of the model.</source>
        <translation>Os tokens são mais que o contexto do modelo.</translation>
    </message>
    <message>
        <source>The total belongs to %1: add %1 with a matching total. %2</source>
        <translation>O total é o de %1: inclua também %1 com um total que combine. %2</translation>
    </message>
    <message>
        <source>The total is published; the active parameters follow from the dimensions and are too many, because experts work on a narrower latent. The state of linear layers is not stated.</source>
        <translation>O total é o publicado; os parâmetros ativos decorrem das dimensões e são demais, porque os especialistas trabalham sobre um vetor latente mais estreito. O estado das camadas lineares não é informado.</translation>
    </message>
    <message>
        <source>The total is the published one. Of 52 blocks, 23 have experts, 23 Mamba and 6 attention; the state of Mamba is not stated.</source>
        <translation>O total é o publicado. De 52 blocos, 23 têm especialistas, 23 Mamba e 6 atenção; o estado do Mamba não é informado.</translation>
    </message>
    <message>
        <source>The type of the weights is not stated; BF16 is assumed.</source>
        <translation>O tipo dos pesos não é informado: BF16.</translation>
    </message>
    <message>
        <source>The unit of comparison.</source>
        <translation>O que é uma linha.</translation>
    </message>
    <message>
        <source>The unit of comparison: a chip, a rented instance with its chips, or a multi-chip system.</source>
        <translation>O que é cada linha: um chip, uma instância alugada com seus chips ou um sistema de muitos deles.</translation>
    </message>
    <message>
        <source>The unit of the price is unknown: state it as USD/hour.</source>
        <translation>A unidade do preço não foi compreendida: indique-a como USD/hour.</translation>
    </message>
    <message>
        <source>The utilisation must be from %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value is not a number.</source>
        <translation>O valor não é um número.</translation>
    </message>
    <message>
        <source>The values are nested more than %1 levels deep.</source>
        <translation>Os valores estão aninhados em mais de %1 níveis.</translation>
    </message>
    <message>
        <source>The version, the date of the data, and the licences of the components.</source>
        <translation>O que é o programa, a data de seus dados e as licenças de seus componentes.</translation>
    </message>
    <message>
        <source>The volume needs %1 chips of %2 and %3 of %4, rented as a whole (%5 an hour each).</source>
        <comment>a number, a chip, a number, a chip, two prices</comment>
        <translation>O volume exige %1 chips %2 e %3 chips %4, alugados inteiros (%5 por hora cada).</translation>
    </message>
    <message>
        <source>The weights are published in FP32; BF16 is assumed for serving.</source>
        <translation>Os pesos são publicados em FP32; para servir, supõe-se BF16.</translation>
    </message>
    <message>
        <source>The whole page; scroll to see the rest.</source>
        <translation>A página inteira; ao que não cabe chega-se rolando.</translation>
    </message>
    <message>
        <source>The window affects each step; change it in the program and export again.</source>
        <translation>O programa inclui a janela em cada passo; altere-a lá e exporte de novo.</translation>
    </message>
    <message>
        <source>The window has no colour theme "%1".</source>
        <translation>A janela não tem as cores “%1”.</translation>
    </message>
    <message>
        <source>The window of %1 tokens is as long as the longest sequence: full attention.</source>
        <translation>A janela de %1 tokens é tão longa quanto a sequência mais longa: atenção completa.</translation>
    </message>
    <message>
        <source>The window shows one page at a time.</source>
        <translation>A janela mostra uma página por vez.</translation>
    </message>
    <message>
        <source>The work already runs on AWS.</source>
        <translation>O trabalho já roda na AWS.</translation>
    </message>
    <message>
        <source>The work comes in batches that can wait.</source>
        <translation>O trabalho chega em batches que podem esperar.</translation>
    </message>
    <message>
        <source>The work is on AWS and mostly inference.</source>
        <translation>O trabalho está na AWS e é principalmente inferência.</translation>
    </message>
    <message>
        <source>The work must move between clouds.</source>
        <translation>O trabalho precisa mudar de uma nuvem para outra.</translation>
    </message>
    <message>
        <source>The workbook</source>
        <translation>A pasta de trabalho</translation>
    </message>
    <message>
        <source>The workload "%1" is not in the catalogue.</source>
        <translation>A carga de trabalho “%1” não está no catálogo.</translation>
    </message>
    <message>
        <source>The workload has %1 concurrent requests; the curves end there.</source>
        <translation>A carga de trabalho indica %1 requisições simultâneas; as curvas vão até elas.</translation>
    </message>
    <message>
        <source>The workload is not in the catalogue.</source>
        <translation>A carga de trabalho não está no catálogo.</translation>
    </message>
    <message>
        <source>The workload is not in the catalogue: choose another one</source>
        <translation>A carga de trabalho não está no catálogo: escolha outra</translation>
    </message>
    <message>
        <source>The workload now serves %1.</source>
        <translation>A carga de trabalho agora serve %1.</translation>
    </message>
    <message>
        <source>The workload to estimate: a model to train, serve or run in batches.</source>
        <translation>O trabalho para o qual os chips são estimados: um modelo para treinar, para serving ou para executar em batches.</translation>
    </message>
    <message>
        <source>The workload's default, or a suitable number.</source>
        <translation>O número da própria carga de trabalho, ou o que for adequado para atendê-la.</translation>
    </message>
    <message>
        <source>The workload; "chipboard list workloads" shows the ids.</source>
        <translation>A carga de trabalho; “chipboard list workloads” mostra os ids.</translation>
    </message>
    <message>
        <source>The workstation card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Their price types differ: %1 (%2), %3 (%4).</source>
        <comment>a chip and its kind of price, another</comment>
        <translation>Seus preços são de tipos diferentes: %1 (%2), %3 (%4).</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more problems in this file.</source>
        <translation><numerusform>Há mais %n problema neste arquivo.</numerusform><numerusform>Há mais %n problemas neste arquivo.</numerusform></translation>
    </message>
    <message>
        <source>There are more layers without experts than layers.</source>
        <translation>Há menos camadas do que camadas sem especialistas.</translation>
    </message>
    <message>
        <source>There are more than %1 brackets.</source>
        <translation>Há mais de %1 parênteses.</translation>
    </message>
    <message>
        <source>There are no completions for the shell "%1".</source>
        <translation>Não há autocompletar para o shell “%1”.</translation>
    </message>
    <message>
        <source>There are no measurements of this kind on %1; the constants are those of %2.</source>
        <translation>Não há medição deste tipo em %1 nas evidências; as constantes são as de %2.</translation>
    </message>
    <message>
        <source>There are no measurements of this kind on this family; the constants are those of %1.</source>
        <translation>Não há medição deste tipo nesta família nas evidências; as constantes são as de %1.</translation>
    </message>
    <message>
        <source>There are no measurements to calibrate this kind of model.</source>
        <translation>Não há medição para calibrar este tipo de modelo.</translation>
    </message>
    <message>
        <source>There are no prices to recompute it from.</source>
        <translation>Não se conhecem preços para recalculá-la.</translation>
    </message>
    <message>
        <source>There are no serving measurements on %1; the constants are those of all chips and software.</source>
        <translation>Não há serving em %1 nas evidências; as constantes são as de todos os chips e softwares.</translation>
    </message>
    <message>
        <source>There are no serving measurements on %1; the constants are those of other chips under the same software.</source>
        <translation>Não há serving em %1 nas evidências; as constantes são as de outros chips com o mesmo software.</translation>
    </message>
    <message>
        <source>There are no serving measurements on this family; the constants are those of other chips under the same software.</source>
        <translation>Não há serving nesta família nas evidências; as constantes são as de outros chips com o mesmo software.</translation>
    </message>
    <message>
        <source>There are no training measurements of %1; the constants are those of %2.</source>
        <translation>Não há treinamento de %1 nas evidências; as constantes são as de %2.</translation>
    </message>
    <message>
        <source>There are no training measurements of this family; the constants are those of %1.</source>
        <translation>Não há treinamento desta família nas evidências; as constantes são as de %1.</translation>
    </message>
    <message>
        <source>There are no training measurements on %1; the constants are those of all chips.</source>
        <translation>Não há treinamento em %1 nas evidências; as constantes são as de todos os chips.</translation>
    </message>
    <message>
        <source>There is a lot of inference, and cost is the main constraint.</source>
        <translation>Há muita inferência, e o custo é o principal limite.</translation>
    </message>
    <message>
        <source>There is already a scenario “%1”.</source>
        <translation>Já existe um cenário “%1”.</translation>
    </message>
    <message>
        <source>There is no %1 "%2", or it was skipped because it has errors.</source>
        <translation>Não existe %1 “%2”, ou foi omitido por ter erros.</translation>
    </message>
    <message>
        <source>There is no analysis "%1".</source>
        <translation>Não existe a pergunta “%1”.</translation>
    </message>
    <message>
        <source>There is no assumption "%1".</source>
        <translation>Não existe a premissa “%1”.</translation>
    </message>
    <message>
        <source>There is no assumption "%1"; the page What-if uses its default.</source>
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
        <source>There is no chart here</source>
        <translation>Não há gráfico aqui</translation>
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
        <source>There is no colour theme "%1".</source>
        <translation>Não existem as cores “%1”.</translation>
    </message>
    <message>
        <source>There is no column "%1" for %2.</source>
        <translation>Não há coluna “%1” para %2.</translation>
    </message>
    <message>
        <source>There is no command "%1".</source>
        <translation>Não existe o comando “%1”.</translation>
    </message>
    <message>
        <source>There is no command "%1"; board files end in ".chipboard".</source>
        <translation>Não existe o comando “%1”, e o nome de uma comparação termina em “.chipboard”.</translation>
    </message>
    <message>
        <source>There is no disk space left for the price store.</source>
        <translation>Não há mais espaço para a base de preços.</translation>
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
        <source>There is no figure "%1" for this kind of item (%2).</source>
        <translation>Não existe o valor “%1” para esse tipo de item (%2).</translation>
    </message>
    <message>
        <source>There is no file "%1".</source>
        <translation>Não existe o arquivo “%1”.</translation>
    </message>
    <message>
        <source>There is no import format "%1".</source>
        <translation>Não existe o formato “%1” para importar.</translation>
    </message>
    <message>
        <source>There is no instance "%1" in the catalogue.</source>
        <translation>Não há instância “%1” no catálogo.</translation>
    </message>
    <message>
        <source>There is no list "%1".</source>
        <translation>Não existe lista de “%1”.</translation>
    </message>
    <message>
        <source>There is no list "instance_types" in the file.</source>
        <translation>Não há lista “instance_types” no arquivo.</translation>
    </message>
    <message>
        <source>There is no metric "%1".</source>
        <translation>Não existe a métrica “%1”.</translation>
    </message>
    <message>
        <source>There is no metric “%1”; the page selected one.</source>
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
        <translation>Não existe a página “%1”.</translation>
    </message>
    <message>
        <source>There is no page size "%1".</source>
        <translation>Não existe o tamanho de página “%1”.</translation>
    </message>
    <message>
        <source>There is no price list "%1".</source>
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
        <source>There is no provider, chip, instance or system "%1".</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no recommendation for this board.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no requirement "%1".</source>
        <translation>Não existe o requisito “%1”.</translation>
    </message>
    <message>
        <source>There is no result: %1</source>
        <translation>Não há resultado: %1</translation>
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
        <source>There is no space for a temporary file.</source>
        <translation>Não há espaço para um arquivo temporário.</translation>
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
        <source>There is no such layer.</source>
        <translation>Essa camada não existe.</translation>
    </message>
    <message>
        <source>There is no system "%1" in the catalogue.</source>
        <translation>Não há sistema “%1” no catálogo.</translation>
    </message>
    <message>
        <source>There is no text size "%1".</source>
        <translation>Não existe o tamanho de letra “%1”.</translation>
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
        <source>There is not enough room for %1.</source>
        <translation>Não há espaço para %1 por inteiro.</translation>
    </message>
    <message>
        <source>There is nothing to draw while %1 varies.</source>
        <translation>Não há nada a desenhar enquanto varia %1.</translation>
    </message>
    <message>
        <source>There is nothing to draw.</source>
        <translation>Não há nada a desenhar.</translation>
    </message>
    <message>
        <source>There is nothing to draw: no row has a result.</source>
        <translation>Não há o que simular: nenhuma linha tem resultado.</translation>
    </message>
    <message>
        <source>There is text after a closing quote.</source>
        <translation>O texto continua depois das aspas de fechamento.</translation>
    </message>
    <message>
        <source>These files are already written: %1.</source>
        <translation>Estes arquivos já foram gravados: %1.</translation>
    </message>
    <message>
        <source>These prices were already imported on %1; nothing was added.</source>
        <translation>Estes preços já foram importados em %1; nada foi acrescentado.</translation>
    </message>
    <message>
        <source>These prices were already imported.</source>
        <translation>Estes preços já foram importados antes.</translation>
    </message>
    <message>
        <source>These values replace published figures on this board. To override a number, select it in the table of numbers or on its source card. Undo (Ctrl+Z) restores values that you reset.</source>
        <translation>Estes valores ocupam o lugar dos publicados nesta comparação. Para substituir um número, escolha-o na tabela de números ou no cartão da fonte. O que for revertido volta com Desfazer (Ctrl+Z).</translation>
    </message>
    <message>
        <source>They apply until the window is closed. Free some disk space, or check the permissions of the folder.</source>
        <translation>Elas valem até a janela ser fechada. Libere espaço no disco ou verifique as permissões da pasta.</translation>
    </message>
    <message>
        <source>They become custom values on this board.</source>
        <translation>Eles se tornam valores próprios nesta comparação.</translation>
    </message>
    <message>
        <source>They concern different chips and measures, so Chipboard never merges them.</source>
        <translation>Referem-se a chips e medidas diferentes; por isso, o Chipboard nunca as combina.</translation>
    </message>
    <message>
        <source>Third-party guess; AWS does not say.</source>
        <translation>Suposição de terceiros; a AWS não informa.</translation>
    </message>
    <message>
        <source>Third-party; AWS does not say.</source>
        <translation>De terceiros; a AWS não informa.</translation>
    </message>
    <message>
        <source>This analysis compares two options, but only one is selected.</source>
        <translation>Esta análise compara duas opções, mas só uma está selecionada.</translation>
    </message>
    <message>
        <source>This analysis does not cover %1.</source>
        <translation>A pergunta não trata de %1.</translation>
    </message>
    <message>
        <source>This board was saved by a newer Chipboard (format %1; this one reads up to %2).</source>
        <translation>Esta comparação foi salva por um Chipboard mais novo (formato %1; este lê até %2).</translation>
    </message>
    <message>
        <source>This brand theme needs a newer Chipboard.</source>
        <translation>Esta identidade visual é para um Chipboard mais novo.</translation>
    </message>
    <message>
        <source>This claim needs two marks: one is missing.</source>
        <translation>Esta afirmação trata de duas marcas: falta a outra.</translation>
    </message>
    <message>
        <source>This claim takes only one mark.</source>
        <translation>Esta afirmação trata de uma só marca.</translation>
    </message>
    <message>
        <source>This comparison is also open in a window on the computer %1.</source>
        <translation>Esta comparação também está aberta em uma janela no computador %1.</translation>
    </message>
    <message>
        <source>This comparison is also open in another window.</source>
        <translation>Esta comparação também está aberta em outra janela.</translation>
    </message>
    <message>
        <source>This deck needs a newer Chipboard.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This does not apply to the workload.</source>
        <translation>Isto não se aplica à carga de trabalho.</translation>
    </message>
    <message>
        <source>This entry is not an object: %1.</source>
        <translation>Esta entrada não é um objeto: %1.</translation>
    </message>
    <message>
        <source>This figure cannot be %1.</source>
        <translation>Este valor não pode ser %1.</translation>
    </message>
    <message>
        <source>This figure has two custom values.</source>
        <translation>Este valor foi substituído duas vezes.</translation>
    </message>
    <message>
        <source>This figure must be a whole number.</source>
        <translation>Este valor é um número inteiro.</translation>
    </message>
    <message>
        <source>This file contains no comparison: another program created or changed it.</source>
        <translation>Não há comparação neste arquivo: outro programa o criou ou alterou.</translation>
    </message>
    <message>
        <source>This file has %1 parts, more than %2.</source>
        <translation>Este arquivo tem %1 partes, mais que %2.</translation>
    </message>
    <message>
        <source>This file is larger than %1 MiB.</source>
        <translation>Este arquivo tem mais de %1 MiB.</translation>
    </message>
    <message>
        <source>This file is not a ZIP package, or is truncated or damaged.</source>
        <translation>Este arquivo não é um pacote ZIP, ou está cortado ou danificado.</translation>
    </message>
    <message>
        <source>This file is not a presentation.</source>
        <translation>Este arquivo não é uma apresentação.</translation>
    </message>
    <message>
        <source>This file was changed since it was exported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file would unpack to %1 MiB.</source>
        <translation>Este arquivo ocuparia %1 MiB descompactado.</translation>
    </message>
    <message>
        <source>This fix would remove rows or charts that you annotated. Change the selection instead.</source>
        <translation>Esta correção removeria linhas ou gráficos que você anotou. Em vez disso, altere a seleção.</translation>
    </message>
    <message>
        <source>This is a PDF document, not a text file.</source>
        <translation>Este é um documento PDF, não um arquivo de texto.</translation>
    </message>
    <message>
        <source>This is a Parquet file, not a text file.</source>
        <translation>Este é um arquivo Parquet, não um arquivo de texto.</translation>
    </message>
    <message>
        <source>This is a ZIP archive, not a text file.</source>
        <translation>Este é um arquivo ZIP, não um arquivo de texto.</translation>
    </message>
    <message>
        <source>This is a board, not a spec file.</source>
        <translation>Isto é uma comparação, não um arquivo de especificações.</translation>
    </message>
    <message>
        <source>This is a compressed archive, not a text file.</source>
        <translation>Este é um arquivo compactado, não um arquivo de texto.</translation>
    </message>
    <message>
        <source>This is a directory, not a file.</source>
        <translation>Isto é um diretório, não um arquivo.</translation>
    </message>
    <message>
        <source>This is a gzip archive, not a text file.</source>
        <translation>Este é um arquivo gzip, não um arquivo de texto.</translation>
    </message>
    <message>
        <source>This is a picture, not a text file.</source>
        <translation>Esta é uma imagem, não um arquivo de texto.</translation>
    </message>
    <message>
        <source>This is a web page, not a data file.</source>
        <translation>Esta é uma página da web, não um arquivo de dados.</translation>
    </message>
    <message>
        <source>This is an Office document such as an XLSX workbook, not a text file.</source>
        <translation>Este é um documento do Office, como uma pasta de trabalho XLSX, não um arquivo de texto.</translation>
    </message>
    <message>
        <source>This is an SQLite database, not a text file.</source>
        <translation>Este é um banco de dados SQLite, não um arquivo de texto.</translation>
    </message>
    <message>
        <source>This is an old Office document such as an XLS workbook, not a text file.</source>
        <translation>Este é um documento antigo do Office, como uma pasta de trabalho XLS, não um arquivo de texto.</translation>
    </message>
    <message>
        <source>This is not a board: its kind is "%1".</source>
        <translation>Isto não é uma comparação: o tipo é “%1”.</translation>
    </message>
    <message>
        <source>This is not a date. Write it as 2026-11-22, 2026-11 or 2026.</source>
        <translation>Isto não é uma data. Escreva no formato 2026-11-22, 2026-11 ou 2026.</translation>
    </message>
    <message>
        <source>This is not a deck: its kind is "%1".</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a mapping.</source>
        <translation>Valor inválido.</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>Isto não é um arquivo comum.</translation>
    </message>
    <message>
        <source>This is not a summary of MLPerf Inference: it has no column "%1".</source>
        <translation>Isto não é um resumo do MLPerf Inference: não tem a coluna “%1”.</translation>
    </message>
    <message>
        <source>This is not valid JSON: "%1" is not allowed here.</source>
        <translation>Isto não é JSON válido: “%1” não pode ficar aqui.</translation>
    </message>
    <message>
        <source>This is not valid JSON: found "%1" where "%2" is expected.</source>
        <translation>Isto não é JSON válido: “%1” está onde se espera “%2”.</translation>
    </message>
    <message>
        <source>This is not valid JSON: it ends unexpectedly here.</source>
        <translation>Isto não é JSON válido: o texto é interrompido aqui.</translation>
    </message>
    <message>
        <source>This is not valid JSON: the number is too large.</source>
        <translation>Isto não é JSON válido: o número é grande demais.</translation>
    </message>
    <message>
        <source>This link points to a file that does not exist, %1.</source>
        <translation>Este link leva a um arquivo que não existe, %1.</translation>
    </message>
    <message>
        <source>This page</source>
        <translation>Esta página</translation>
    </message>
    <message>
        <source>This page compares one answer under different assumptions, so numbers stay absolute.</source>
        <translation>Aqui uma resposta é comparada com ela mesma sob outras premissas; por isso, os números ficam como estão.</translation>
    </message>
    <message>
        <source>This page has nothing to export. %1</source>
        <translation>Esta página não tem nada a exportar. %1</translation>
    </message>
    <message>
        <source>This page needs both.</source>
        <translation>Esta página precisa dos dois.</translation>
    </message>
    <message>
        <source>This page shows published figures, without your custom values.</source>
        <translation>Esta página mostra valores publicados, sem os valores próprios.</translation>
    </message>
    <message>
        <source>This presentation does not declare the kinds of its parts.</source>
        <translation>Esta apresentação não indica os tipos de suas partes.</translation>
    </message>
    <message>
        <source>This presentation has no slide master.</source>
        <translation>Esta apresentação não tem slide mestre.</translation>
    </message>
    <message>
        <source>This presentation lacks parts that its masters refer to.</source>
        <translation>Faltam nesta apresentação partes a que seus mestres se referem.</translation>
    </message>
    <message>
        <source>This price list already has a price for this item, place and term.</source>
        <translation>Este item, lugar e prazo já tem um preço nesta tabela.</translation>
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
        <source>This slide can show at most %1 charts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This slide is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This slide needs a chart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three-dimensional torus; 4 chips a VM.</source>
        <translation>Toro tridimensional; 4 chips por VM.</translation>
    </message>
    <message>
        <source>Three-dimensional torus; the largest job takes 6,144 chips.</source>
        <translation>Toro tridimensional; o maior job usa 6.144 chips.</translation>
    </message>
    <message>
        <source>Three-year reservations and capacity blocks of early 2026 reach 3 to 4 USD, on demand never did. Nothing matches 9.80; perhaps the old 98.32 lost a digit.</source>
        <translation>Reservas de três anos e Capacity Blocks do início de 2026 chegam a 3 a 4 USD; sob demanda, nunca. Nada corresponde a 9,80; talvez o antigo 98,32 tenha perdido um dígito.</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Vazão</translation>
    </message>
    <message>
        <source>Throughput per chip</source>
        <translation>Vazão por chip</translation>
    </message>
    <message>
        <source>Tied with the first</source>
        <translation>Empatado com o primeiro</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Time per token</source>
        <translation>Tempo por token</translation>
    </message>
    <message>
        <source>Time per token on one chip</source>
        <translation>Tempo de um token em um chip</translation>
    </message>
    <message>
        <source>Time to first token</source>
        <translation>Tempo até o primeiro token</translation>
    </message>
    <message>
        <source>Time until an answer begins, including the wait for other prompts; concurrency is limited to keep it.</source>
        <translation>Até uma resposta começar, com a espera por outros prompts; rodam simultaneamente tantas requisições quantas esse tempo permitir.</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Vezes</translation>
    </message>
    <message>
        <source>TinyLlama-1.1B</source>
        <translation>TinyLlama-1.1B</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Title of the chart; leave empty for the automatic title</source>
        <translation>Título do gráfico; vazio: definido pelos dados</translation>
    </message>
    <message>
        <source>Title of the page; leave empty for the automatic title</source>
        <translation>Título da página; vazio: definido pelos dados</translation>
    </message>
    <message>
        <source>Title of the slide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title of the slide (F2); empty restores the automatic title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title, warning, legend and footer are complete.</source>
        <translation>Título, aviso, legenda e rodapé estão completos.</translation>
    </message>
    <message>
        <source>Titles, annotations and lines of the focused chart.</source>
        <translation>Títulos, notas e linhas do gráfico com o foco do teclado.</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Até</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>A fazer</translation>
    </message>
    <message>
        <source>To get the same file again, export with the original template.</source>
        <translation>Exporte com o modelo como era para obter o mesmo arquivo.</translation>
    </message>
    <message>
        <source>To read prices in another currency, set its rate in US dollars: --map rate==1.08</source>
        <translation>Para ler preços em outra moeda, informe a taxa dela em dólares americanos: --map rate==1.08</translation>
    </message>
    <message>
        <source>To verify</source>
        <translation>A verificar</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Tokens in the training run.</source>
        <translation>Tokens usados no treinamento.</translation>
    </message>
    <message>
        <source>Tokens per answer.</source>
        <translation>Tokens de uma resposta.</translation>
    </message>
    <message>
        <source>Tokens per decode step</source>
        <translation>Tokens de um passo de decode</translation>
    </message>
    <message>
        <source>Tokens per dollar</source>
        <translation>Tokens pelo dinheiro</translation>
    </message>
    <message>
        <source>Tokens per prompt, or per text to encode.</source>
        <translation>Tokens de um prompt, ou de um texto a codificar.</translation>
    </message>
    <message>
        <source>Tokens per second of all replicas</source>
        <translation>Tokens por segundo de todas as cópias</translation>
    </message>
    <message>
        <source>Tokens per second of each user during decode, 1 / TPOT. Concurrency is limited to keep it, on the number of chips with the highest throughput.</source>
        <translation>Tokens por segundo enquanto uma resposta é escrita, 1 / tempo por token; rodam simultaneamente tantas requisições quantas essa velocidade permitir, no número de chips que mais atende.</translation>
    </message>
    <message>
        <source>Tokens per second per chip</source>
        <translation>Tokens por segundo e por chip</translation>
    </message>
    <message>
        <source>Tokens per second per replica</source>
        <translation>Tokens por segundo de uma cópia</translation>
    </message>
    <message>
        <source>Tokens per second, best so far</source>
        <translation>Tokens por segundo, melhor até aqui</translation>
    </message>
    <message>
        <source>Tokens per training sequence.</source>
        <translation>Tokens de uma sequência de treinamento.</translation>
    </message>
    <message>
        <source>Tokens that the model can attend to.</source>
        <translation>Tokens anteriores que o modelo consegue considerar.</translation>
    </message>
    <message>
        <source>Tokens that windowed layers attend to. Applies to models with sliding or chunked attention.</source>
        <translation>Tokens que as camadas com janela veem. Aplica-se a modelos com atenção deslizante ou em blocos.</translation>
    </message>
    <message>
        <source>Tokens/s per chip</source>
        <translation>Tokens/s por chip</translation>
    </message>
    <message>
        <source>Tokens/s per chip at that speed</source>
        <translation>Tokens/s por chip a essa velocidade</translation>
    </message>
    <message>
        <source>Tokens/s per user</source>
        <translation>Tokens/s por usuário</translation>
    </message>
    <message>
        <source>Too many entries here refer to one another and to missing entries; none of them was loaded.</source>
        <translation>Itens demais aqui remetem uns aos outros e a nada mais; nenhum deles foi carregado.</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>TorchNeuron</source>
        <translation>TorchNeuron</translation>
    </message>
    <message>
        <source>TorchNeuron is a closed beta.</source>
        <translation>O TorchNeuron é um beta fechado.</translation>
    </message>
    <message>
        <source>TorchNeuron, the native PyTorch path, was still a closed beta in May 2026.</source>
        <translation>O TorchNeuron, o caminho nativo do PyTorch, ainda era um beta fechado em maio de 2026.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Soma</translation>
    </message>
    <message>
        <source>Total memory of all chips of one instance.</source>
        <translation>De todos os chips de uma instância, somados.</translation>
    </message>
    <message>
        <source>Total of a GB300 NVL72</source>
        <translation>Total de um GB300 NVL72</translation>
    </message>
    <message>
        <source>Total of a Trn3 UltraServer</source>
        <translation>Total de um Trn3 UltraServer</translation>
    </message>
    <message>
        <source>Total of both directions, text of the same page.</source>
        <translation>Soma dos dois sentidos, texto da mesma página.</translation>
    </message>
    <message>
        <source>Total of both directions; 448 one way.</source>
        <translation>Soma dos dois sentidos; 448 em um sentido.</translation>
    </message>
    <message>
        <source>Total power of one</source>
        <translation>Potência de uma, no total</translation>
    </message>
    <message>
        <source>Totals are computed from figures per GPU; no rack page of NVIDIA was found.</source>
        <translation>Os totais são calculados a partir dos valores por GPU; nenhuma página da NVIDIA sobre o rack foi encontrada.</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Treinamento</translation>
    </message>
    <message>
        <source>Training efficiency</source>
        <translation>Eficiência de treinamento</translation>
    </message>
    <message>
        <source>Training is small, so moving does not pay.</source>
        <translation>O treinamento é pequeno, e a migração não compensa.</translation>
    </message>
    <message>
        <source>Training is so small that moving costs more than it saves.</source>
        <translation>O treinamento é tão pequeno que a migração custa mais do que economiza.</translation>
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
        <source>Training of image models is not estimated.</source>
        <translation>O treinamento de modelos de imagem não é estimado.</translation>
    </message>
    <message>
        <source>Training runs</source>
        <translation>Treinamentos</translation>
    </message>
    <message>
        <source>Training runs use 100 chips or more.</source>
        <translation>Os treinamentos usam 100 chips ou mais.</translation>
    </message>
    <message>
        <source>Training step</source>
        <translation>Passo de treinamento</translation>
    </message>
    <message>
        <source>Training throughput</source>
        <translation>Vazão do treinamento</translation>
    </message>
    <message>
        <source>Training time</source>
        <translation>Tempo de treinamento</translation>
    </message>
    <message>
        <source>Training tokens</source>
        <translation>Tokens de treinamento</translation>
    </message>
    <message>
        <source>Training tokens (billions)</source>
        <translation>Tokens de treinamento (bilhões)</translation>
    </message>
    <message>
        <source>Training: time per token on one chip</source>
        <translation>Treinamento: o tempo de um token em um chip</translation>
    </message>
    <message>
        <source>Trainium</source>
        <translation>Trainium</translation>
    </message>
    <message>
        <source>Trainium and Inferentia vs NVIDIA</source>
        <translation>Trainium e Inferentia ao lado da NVIDIA</translation>
    </message>
    <message>
        <source>Trainium exists only on AWS: decide whether to accept the lock-in.</source>
        <translation>O Trainium só existe na AWS: aceite ou não essa dependência.</translation>
    </message>
    <message>
        <source>Trainium is priced below its competitors.</source>
        <translation>O Trainium tem preço abaixo do dos concorrentes.</translation>
    </message>
    <message>
        <source>Trainium lets big AI firms and clouds depend less on NVIDIA and AMD.</source>
        <translation>O Trainium permite que grandes empresas de IA e nuvens dependam menos da NVIDIA e da AMD.</translation>
    </message>
    <message>
        <source>Trainium1 competes with the A100 at a lower cost.</source>
        <translation>O Trainium1 concorre com a A100 a um custo menor.</translation>
    </message>
    <message>
        <source>Trainium2 already had it.</source>
        <translation>O Trainium2 já a tinha.</translation>
    </message>
    <message>
        <source>Trainium2 chips expected by the end of 2025</source>
        <translation>Chips Trainium2 previstos até o fim de 2025</translation>
    </message>
    <message>
        <source>Trainium2 chips in use</source>
        <translation>Chips Trainium2 em uso</translation>
    </message>
    <message>
        <source>Trainium2 gives 30 to 40% more work per dollar than the P5 instances.</source>
        <translation>O Trainium2 faz de 30 a 40% mais trabalho pelo mesmo dinheiro que as instâncias P5.</translation>
    </message>
    <message>
        <source>Trainium2 instances cost about half of comparable H100 instances.</source>
        <translation>As instâncias Trainium2 custam cerca da metade das instâncias H100 comparáveis.</translation>
    </message>
    <message>
        <source>Trainium2 is four times as fast as Trainium1.</source>
        <translation>O Trainium2 é quatro vezes mais rápido que o Trainium1.</translation>
    </message>
    <message>
        <source>Trainium2 is four times as fast as the first generation.</source>
        <translation>O Trainium2 é quatro vezes mais rápido que a primeira geração.</translation>
    </message>
    <message>
        <source>Trainium2 memory in the EC2 guide</source>
        <translation>Memória do Trainium2 no guia do EC2</translation>
    </message>
    <message>
        <source>Trainium2 or H100?</source>
        <translation>Trainium2 ou H100?</translation>
    </message>
    <message>
        <source>Trainium2 supports it: 2,563 sparse TFLOPS.</source>
        <translation>O Trainium2 a tem: 2.563 TFLOPS esparsos.</translation>
    </message>
    <message>
        <source>Trainium3 doubles what its predecessor can do.</source>
        <translation>O Trainium3 dobra o que seu antecessor consegue fazer.</translation>
    </message>
    <message>
        <source>Trainium3 gives over five times the output tokens per megawatt of Trainium2 on gpt-oss-120b.</source>
        <translation>O Trainium3 dá mais de cinco vezes os tokens de saída por megawatt do Trainium2 no gpt-oss-120b.</translation>
    </message>
    <message>
        <source>Trainium3 is 40% more energy-efficient than Trainium2.</source>
        <translation>O Trainium3 é 40% mais eficiente em energia que o Trainium2.</translation>
    </message>
    <message>
        <source>Trainium3 or Blackwell?</source>
        <translation>Trainium3 ou Blackwell?</translation>
    </message>
    <message>
        <source>Trainium4 will have four times the memory bandwidth of Trainium3.</source>
        <translation>O Trainium4 deve ter quatro vezes a largura de banda de memória do Trainium3.</translation>
    </message>
    <message>
        <source>Trainium4 will have six times the FP4 throughput of Trainium3.</source>
        <translation>O Trainium4 deve ter seis vezes a vazão FP4 do Trainium3.</translation>
    </message>
    <message>
        <source>Trainium4 will have six times the processing performance of Trainium3.</source>
        <translation>O Trainium4 deve ter seis vezes o desempenho de processamento do Trainium3.</translation>
    </message>
    <message>
        <source>Trainium4 will have three times the FP8 performance of Trainium3.</source>
        <translation>O Trainium4 deve ter três vezes o desempenho FP8 do Trainium3.</translation>
    </message>
    <message>
        <source>Trainium4 will have twice the memory of Trainium3.</source>
        <translation>O Trainium4 deve ter o dobro da memória do Trainium3.</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>Sem fundo</translation>
    </message>
    <message>
        <source>Transparent, for dark backgrounds</source>
        <translation>Sem fundo, sobre fundos escuros</translation>
    </message>
    <message>
        <source>Trinity-Large</source>
        <translation>Trinity-Large</translation>
    </message>
    <message>
        <source>Trinity-Mini</source>
        <translation>Trinity-Mini</translation>
    </message>
    <message>
        <source>Trinity-Nano</source>
        <translation>Trinity-Nano</translation>
    </message>
    <message>
        <source>Trn1 trains at up to 50% lower cost than the comparable P4d.</source>
        <translation>Trn1 treina com custo até 50% menor que o da P4d comparável.</translation>
    </message>
    <message>
        <source>Trn2 and Trn3 only.</source>
        <translation>Só Trn2 e Trn3.</translation>
    </message>
    <message>
        <source>Trn2 instances give 30 to 40% more work per dollar than the GPU instances P5e and P5en.</source>
        <translation>Instâncias Trn2 fazem de 30 a 40% mais trabalho pelo mesmo dinheiro que as instâncias de GPU P5e e P5en.</translation>
    </message>
    <message>
        <source>Trn3 at launch</source>
        <translation>Trn3 no lançamento</translation>
    </message>
    <message>
        <source>True for FP8 of one chip, not for BF16, memory or bandwidth.</source>
        <translation>Verdade para o FP8 de um chip, não para BF16, memória ou largura de banda.</translation>
    </message>
    <message>
        <source>True for the instances of the table; chip by chip it is a quarter.</source>
        <translation>Verdade para as instâncias da tabela; chip a chip, é um quarto.</translation>
    </message>
    <message>
        <source>True in dense FP8 (362 against 360 PFLOPS), not against the 540 the article prints, nor in BF16 (97 against 180).</source>
        <translation>Verdade em FP8 denso (362 contra 360 PFLOPS), não contra os 540 que o artigo indica, nem em BF16 (97 contra 180).</translation>
    </message>
    <message>
        <source>Try again when it has finished.</source>
        <translation>Tente de novo quando isso terminar.</translation>
    </message>
    <message>
        <source>Turns full screen on or off.</source>
        <translation>Dá à janela a tela inteira e a devolve.</translation>
    </message>
    <message>
        <source>Twice for Trainium3</source>
        <translation>O dobro no Trainium3</translation>
    </message>
    <message>
        <source>Two assumptions</source>
        <translation>Duas premissas</translation>
    </message>
    <message>
        <source>Two charts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two columns of the same name have different values: rename one of them.</source>
        <translation>Duas colunas com o mesmo nome têm valores diferentes: renomeie uma delas.</translation>
    </message>
    <message>
        <source>Two dies in a package; one matrix product uses one die (191.5 TFLOPS).</source>
        <translation>Dois dies em um encapsulamento; um produto de matrizes usa um só die (191,5 TFLOPS).</translation>
    </message>
    <message>
        <source>Two files of this export have the same name.</source>
        <translation>Dois arquivos desta exportação têm o mesmo nome.</translation>
    </message>
    <message>
        <source>Two forward and four backward; four in all where the base is frozen.</source>
        <translation>Duas na passagem direta e quatro na retropropagação; quatro ao todo se a base estiver congelada.</translation>
    </message>
    <message>
        <source>Two lines show the cumulative cost with and without the move; where they cross, the move has paid for itself. The second chart shows the payback time by monthly spend. Thin lines mark the thresholds of the AWS chip guide of 2025. If a machine price or an API price is set, a fourth chart compares renting, owning and the API.</source>
        <translation>Duas linhas mostram o total pago, com e sem a mudança; onde se cruzam, a mudança se pagou. O segundo gráfico mostra os meses até lá conforme o gasto mensal. As linhas finas são os limiares do guia de chips da AWS de 2025. Quando há um preço da máquina ou de uma API, um quarto gráfico compara aluguel, máquina própria e API.</translation>
    </message>
    <message>
        <source>Two scenarios are named "%1".</source>
        <translation>Há dois cenários “%1”.</translation>
    </message>
    <message>
        <source>Two stacks; generation not named.</source>
        <translation>Duas pilhas; geração não indicada.</translation>
    </message>
    <message>
        <source>Two-dimensional torus.</source>
        <translation>Toro bidimensional.</translation>
    </message>
    <message>
        <source>Two-way sensitivity</source>
        <translation>Sensibilidade a duas premissas</translation>
    </message>
    <message>
        <source>Two-way sensitivity.</source>
        <translation>Sensibilidade a duas premissas.</translation>
    </message>
    <message>
        <source>Type it again.</source>
        <translation>Digite-o de novo.</translation>
    </message>
    <message>
        <source>Type to find commands, chips, pages and metrics.</source>
        <translation>Tudo o que pode ser feito, encontrado ao digitar: comandos, chips, páginas, medidas.</translation>
    </message>
    <message>
        <source>Typical board power.</source>
        <translation>Potência típica da placa.</translation>
    </message>
    <message>
        <source>UALink over Ethernet, total of both directions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US bank prime rate in the first half of 2025 (Federal Reserve).</source>
        <translation>Taxa preferencial dos bancos dos EUA no primeiro semestre de 2025, segundo o Federal Reserve.</translation>
    </message>
    <message>
        <source>USD</source>
        <translation>USD</translation>
    </message>
    <message>
        <source>USD a month by share of hours used</source>
        <translation>USD por mês pela parcela das horas usadas</translation>
    </message>
    <message>
        <source>USD a month by tokens generated</source>
        <translation>USD por mês conforme os tokens respondidos</translation>
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
        <source>USD billion</source>
        <translation>bilhões de USD</translation>
    </message>
    <message>
        <source>USD million</source>
        <translation>milhões de USD</translation>
    </message>
    <message>
        <source>USD needs no exchange rate.</source>
        <translation>Um USD é um USD.</translation>
    </message>
    <message>
        <source>USD per 1 million items</source>
        <translation>USD por 1 milhão de itens</translation>
    </message>
    <message>
        <source>USD per 1 million tokens</source>
        <translation>USD por 1 milhão de tokens</translation>
    </message>
    <message>
        <source>USD per 1M input tokens</source>
        <translation>USD por milhão de tokens de entrada</translation>
    </message>
    <message>
        <source>USD per 1M items</source>
        <translation>USD por milhão de itens</translation>
    </message>
    <message>
        <source>USD per 1M tokens</source>
        <translation>USD por milhão de tokens</translation>
    </message>
    <message>
        <source>USD per 1M tokens at %1 per user</source>
        <translation>USD por milhão de tokens a %1 por usuário</translation>
    </message>
    <message>
        <source>USD per GPU-hour</source>
        <translation>USD por GPU-hora</translation>
    </message>
    <message>
        <source>USD per GiB-hour</source>
        <translation type="unfinished"></translation>
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
        <source>USD/month</source>
        <translation>USD/mês</translation>
    </message>
    <message>
        <source>UltraServer</source>
        <translation>UltraServer</translation>
    </message>
    <message>
        <source>UltraServer, available since December 2025. No price was found in any copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UltraServer, rented as one capacity block.</source>
        <translation>UltraServer, alugado como um só Capacity Block.</translation>
    </message>
    <message>
        <source>UltraServers</source>
        <translation>UltraServers</translation>
    </message>
    <message>
        <source>UltraServers of 64 chips</source>
        <translation>UltraServers de 64 chips</translation>
    </message>
    <message>
        <source>Uncertainty</source>
        <translation>Incerteza</translation>
    </message>
    <message>
        <source>Uncertainty (%1 of %2)</source>
        <comment>rows that are drawn, of all</comment>
        <translation>Incerteza (%1 de %2)</translation>
    </message>
    <message>
        <source>Unchanged from 2026-01-31 to 2026-07-22.</source>
        <translation>Inalterado de 2026-01-31 a 2026-07-22.</translation>
    </message>
    <message>
        <source>Unchanged in the docs of August 2026.</source>
        <translation>Ainda assim na documentação de agosto de 2026.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Undoes the last change of the comparison, step by step without limit.</source>
        <translation>Desfaz a última alteração da comparação, passo a passo e sem limite.</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidade</translation>
    </message>
    <message>
        <source>Unit of comparison</source>
        <translation>O que é uma linha</translation>
    </message>
    <message>
        <source>Unit: %1. Higher is better.</source>
        <translation>Unidade: %1. Maior é melhor.</translation>
    </message>
    <message>
        <source>Unit: %1. Lower is better.</source>
        <translation>Unidade: %1. Menor é melhor.</translation>
    </message>
    <message>
        <source>Unknown architecture "%1".</source>
        <translation>A arquitetura “%1” não é conhecida.</translation>
    </message>
    <message>
        <source>Unknown format %1.</source>
        <translation>Não existe o formato %1.</translation>
    </message>
    <message>
        <source>Unknown key "%1".</source>
        <translation>A chave “%1” não é conhecida.</translation>
    </message>
    <message>
        <source>Unknown kind of attention "%1".</source>
        <translation>O tipo de atenção “%1” não é conhecido.</translation>
    </message>
    <message>
        <source>Unknown kind of layer "%1".</source>
        <translation>Este tipo de camada não é conhecido: “%1”.</translation>
    </message>
    <message>
        <source>Unknown quantization "%1".</source>
        <translation>A quantização “%1” não é conhecida.</translation>
    </message>
    <message>
        <source>Unknown type of weights "%1".</source>
        <translation>O tipo de pesos “%1” não é conhecido.</translation>
    </message>
    <message>
        <source>Unknown unit "%1".</source>
        <translation>A unidade “%1” não é conhecida.</translation>
    </message>
    <message>
        <source>Unofficial table.</source>
        <translation>Tabela não oficial.</translation>
    </message>
    <message>
        <source>Unofficial; AWS publishes none.</source>
        <translation>Não oficial; a AWS não publica.</translation>
    </message>
    <message>
        <source>Unofficial; from another list.</source>
        <translation>Não oficial; de outra lista.</translation>
    </message>
    <message>
        <source>Unpack it and name the file inside.</source>
        <translation>Descompacte-o e indique o arquivo que está dentro.</translation>
    </message>
    <message>
        <source>Unpublished figures stay missing, with the reason; unknown values never become zero. Ranges are carried through every formula, so a result based on a range is a range too.</source>
        <translation>O que não foi publicado continua ausente, com o motivo; nada desconhecido vira zero. As faixas passam por todas as fórmulas; assim, um número calculado a partir de uma faixa também é uma faixa.</translation>
    </message>
    <message>
        <source>Unsaved changes of "%1" from the last session are shown. File &gt; Open shows the saved version.</source>
        <translation>São mostradas alterações da última vez que “%1” ainda não tem. Arquivo &gt; Abrir mostra o que foi salvo.</translation>
    </message>
    <message>
        <source>Until payback</source>
        <translation>Até compensar</translation>
    </message>
    <message>
        <source>Until training is done, or until serving begins; includes the move.</source>
        <translation>Até o fim do treinamento ou até o início do serving; a migração também conta.</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Vertical</translation>
    </message>
    <message>
        <source>Up to 10x lower latency.</source>
        <translation>Latência até 10x menor.</translation>
    </message>
    <message>
        <source>Up to 2.3x, against comparable EC2 instances for inference.</source>
        <translation>Até 2,3x, em relação a instâncias EC2 comparáveis para inferência.</translation>
    </message>
    <message>
        <source>Up to 70%, against comparable EC2 instances for inference.</source>
        <translation>Até 70%, em relação a instâncias EC2 comparáveis para inferência.</translation>
    </message>
    <message>
        <source>Up to the high end</source>
        <translation>Até o extremo superior</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Setas para cima e para baixo</translation>
    </message>
    <message>
        <source>Update Chipboard to open it; the file is unchanged.</source>
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
        <source>Upper number</source>
        <translation>Numerador</translation>
    </message>
    <message>
        <source>Usable memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usable memory per chip</source>
        <translation>Memória utilizável de um chip</translation>
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
        <source>Use --format table or json.</source>
        <translation>Informe --format table ou json.</translation>
    </message>
    <message>
        <source>Use . or a comma.</source>
        <translation>Pode ser . ou vírgula.</translation>
    </message>
    <message>
        <source>Use 1 to %1.</source>
        <translation>Informe de 1 a %1.</translation>
    </message>
    <message>
        <source>Use = != &lt; &lt;= &gt; &gt;= or contains.</source>
        <translation>Opções: = != &lt; &lt;= &gt; &gt;= e contains.</translation>
    </message>
    <message>
        <source>Use = != &lt; &lt;= &gt; or &gt;=.</source>
        <translation>Opções: = != &lt; &lt;= &gt; e &gt;=.</translation>
    </message>
    <message>
        <source>Use = != or contains.</source>
        <translation>Opções: = != e contains.</translation>
    </message>
    <message>
        <source>Use AWS's Capacity Block prices as JSON.</source>
        <translation>Indique os preços de Capacity Block da AWS em JSON.</translation>
    </message>
    <message>
        <source>Use Epoch AI's table of machine-learning hardware as CSV.</source>
        <translation>Indique a tabela de hardware de aprendizado de máquina da Epoch AI em CSV.</translation>
    </message>
    <message>
        <source>Use a copy that opens in other programs.</source>
        <translation>Use uma cópia que abra em outros programas.</translation>
    </message>
    <message>
        <source>Use a file name ending in %1.</source>
        <translation>O nome do arquivo deve terminar em %1.</translation>
    </message>
    <message>
        <source>Use a newer Chipboard.</source>
        <translation>Use um Chipboard mais novo.</translation>
    </message>
    <message>
        <source>Use a presentation (.pptx) or template (.potx) that PowerPoint or Impress opens.</source>
        <translation>Use uma apresentação (.pptx) ou um modelo (.potx) que o PowerPoint ou o Impress abra.</translation>
    </message>
    <message>
        <source>Use a price of another type (on-demand, Capacity Block, spot ...) if the price book has none. Otherwise such a row has no price.</source>
        <translation>Mostra um preço de outro tipo (sob demanda, Capacity Block, spot...) onde a tabela de preços não tem nenhum. Sem isso, a linha fica sem preço.</translation>
    </message>
    <message>
        <source>Use a smaller file.</source>
        <translation>Use um arquivo menor.</translation>
    </message>
    <message>
        <source>Use a whole number, 0 or more.</source>
        <translation>Informe um número inteiro, 0 ou mais.</translation>
    </message>
    <message>
        <source>Use each name only once.</source>
        <translation>Indique cada um deles uma só vez, ou com outro nome.</translation>
    </message>
    <message>
        <source>Use large type</source>
        <translation>Usar letras grandes</translation>
    </message>
    <message>
        <source>Use letters, digits, dots, hyphens and underscores, starting with a letter or digit.</source>
        <translation>Use letras, dígitos, pontos, hífens e sublinhados, começando com letra ou dígito.</translation>
    </message>
    <message>
        <source>Use list or remove.</source>
        <translation>Opções: list e remove.</translation>
    </message>
    <message>
        <source>Use normal type</source>
        <translation>Usar letra normal</translation>
    </message>
    <message>
        <source>Use one of %1.</source>
        <translation>Use um destes: %1.</translation>
    </message>
    <message>
        <source>Use one of , ; | and tab.</source>
        <translation>Pode ser , ; | ou tabulação.</translation>
    </message>
    <message>
        <source>Use prices from %1</source>
        <translation>Usar os preços de %1</translation>
    </message>
    <message>
        <source>Use prices “%1”</source>
        <translation>Usar preços “%1”</translation>
    </message>
    <message>
        <source>Use summary.csv or summary_results.json of MLCommons.</source>
        <translation>Use summary.csv ou summary_results.json da MLCommons.</translation>
    </message>
    <message>
        <source>Use table or json.</source>
        <translation>Aceita table ou json.</translation>
    </message>
    <message>
        <source>Use that version, or name another file. This file was not changed.</source>
        <translation>Use esse, ou indique outro arquivo. Este fica como está.</translation>
    </message>
    <message>
        <source>Use the automatic choice</source>
        <translation>Deixar a página escolher</translation>
    </message>
    <message>
        <source>Use the colours: %1</source>
        <translation>Escolher as cores: %1</translation>
    </message>
    <message>
        <source>Use the format csv for tables with other columns.</source>
        <translation>Use o formato csv para tabelas com outras colunas.</translation>
    </message>
    <message>
        <source>Use the language %1</source>
        <translation>Usar o idioma %1</translation>
    </message>
    <message>
        <source>Use the light theme</source>
        <translation>Usar o tema claro</translation>
    </message>
    <message>
        <source>Use the masters of this presentation or template (.pptx, .potx), with its size, fonts and colours; "none" for Chipboard's own.</source>
        <translation>Coloca os slides sobre os mestres desta apresentação ou modelo (.pptx, .potx), com seu tamanho, fontes e cores; “none” para os nossos.</translation>
    </message>
    <message>
        <source>Use the prices of "%1"</source>
        <translation>Usar os preços de “%1”</translation>
    </message>
    <message>
        <source>Use the system language</source>
        <translation>Usar o idioma do sistema</translation>
    </message>
    <message>
        <source>Use these columns</source>
        <translation>Usar estas colunas</translation>
    </message>
    <message>
        <source>Use this language; commands use English by default.</source>
        <translation>Usa este idioma; sem ela, os comandos usam o inglês.</translation>
    </message>
    <message>
        <source>Use three capital letters, such as EUR.</source>
        <translation>Informe três letras maiúsculas, como EUR.</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Usada por</translation>
    </message>
    <message>
        <source>Used by Meta alone, not rented.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used by: %1. Numbers that depend on them will be missing.</source>
        <translation>Usados por: %1. Ali, os números que dependem deles ficarão ausentes.</translation>
    </message>
    <message>
        <source>Used for rows without a date of their own.</source>
        <translation>As linhas informam suas datas; esta vale para as que não informam.</translation>
    </message>
    <message>
        <source>Used inside Azure, first in US Central; not rented as an instance. A cluster has up to 6,144 chips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used inside Azure, not rented as an instance. Its 9-bit MX format reaches 1,500 TFLOPS.</source>
        <translation>Usado dentro do Azure, não alugado como instância. Seu formato MX de 9 bits chega a 1.500 TFLOPS.</translation>
    </message>
    <message>
        <source>Uses of Rainier</source>
        <translation>Para que o Rainier é usado</translation>
    </message>
    <message>
        <source>Uses the colours, font and logo from your company's file.</source>
        <translation>Usa cores, fonte e logotipo de um arquivo da sua empresa.</translation>
    </message>
    <message>
        <source>Uses the price of the same instance for this commitment where known, and counts all hours of a month. Elsewhere the list price applies and is marked.</source>
        <translation>Quando se conhece um preço da mesma instância com este compromisso, ele vale e todas as horas do mês são pagas; nos demais casos, o preço da tabela fica e é marcado.</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>Utilização</translation>
    </message>
    <message>
        <source>VMEM of 2 cores.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VMEM.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VMEM; 128 MiB of CMEM come on top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Custo-benefício</translation>
    </message>
    <message>
        <source>Value</source>
        <comment>a number</comment>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Value and label of the line: 80 needed</source>
        <translation>Valor da linha e o que ela é: 80 necessários</translation>
    </message>
    <message>
        <source>Values and formulas</source>
        <translation>Valores e fórmulas</translation>
    </message>
    <message>
        <source>Values here are compared with the claims, not with the baseline.</source>
        <translation>As afirmações são confrontadas com o que foi afirmado, seja qual for a referência.</translation>
    </message>
    <message>
        <source>Vast.ai offers (JSON)</source>
        <translation>Ofertas da Vast.ai (JSON)</translation>
    </message>
    <message>
        <source>Vector and matrix rate alike.</source>
        <translation>Taxas vetorial e matricial iguais.</translation>
    </message>
    <message>
        <source>Vector rate.</source>
        <translation>Taxa vetorial.</translation>
    </message>
    <message>
        <source>Vector rate; no tensor figure seen.</source>
        <translation>Taxa vetorial; nenhum valor tensorial visto.</translation>
    </message>
    <message>
        <source>Vendor claims</source>
        <translation>Afirmações de fabricantes</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Version, date of the data, and licences.</source>
        <translation>Versão, data dos dados e licenças.</translation>
    </message>
    <message>
        <source>Vertical bar</source>
        <translation>Barra</translation>
    </message>
    <message>
        <source>ViT-B/16</source>
        <translation>ViT-B/16</translation>
    </message>
    <message>
        <source>ViT-B/16 image classification</source>
        <translation>ViT-B/16: classificação de imagens</translation>
    </message>
    <message>
        <source>ViT-L/16</source>
        <translation>ViT-L/16</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabulário</translation>
    </message>
    <message>
        <source>Waiting, ms</source>
        <translation>Espera, ms</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Aviso: %1</translation>
    </message>
    <message>
        <source>Weeks of engineering available for moving to other chips.</source>
        <translation>Semanas de engenheiros livres para migrar para outros chips.</translation>
    </message>
    <message>
        <source>Weight precision (bits)</source>
        <translation>Bits de um peso</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>Weights and activations per chip</source>
        <translation>Pesos e ativações de um chip</translation>
    </message>
    <message>
        <source>Weights and caches read / memory bandwidth + 2 x active parameters x requests / peak + overhead of layers and requests + communication between chips. Each has the share of peak that measurements show.</source>
        <translation>Leitura dos pesos e dos caches / largura de banda de memória + 2 x parâmetros ativos x requisições / pico + custos fixos de camadas e requisições + troca entre chips, cada um com a parcela do pico que as medições mostram.</translation>
    </message>
    <message>
        <source>Weights of %1 bits are not supported.</source>
        <translation>Pesos de %1 bits não são conhecidos.</translation>
    </message>
    <message>
        <source>Weights used by each token; fewer than all in a mixture of experts.</source>
        <translation>Pesos por que passa um token; menos que o total quando há especialistas.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>O quê</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>O que você quer fazer?</translation>
    </message>
    <message>
        <source>What does the same work cost with other prices and assumptions?</source>
        <translation>Quanto custa o mesmo trabalho com outros preços e premissas?</translation>
    </message>
    <message>
        <source>What is not comparable</source>
        <translation>Comparações não equivalentes</translation>
    </message>
    <message>
        <source>What the slide check covers</source>
        <translation>O que a verificação do slide procura</translation>
    </message>
    <message>
        <source>What the work costs a month today; savings and payback follow from it.</source>
        <translation>Quanto o trabalho custa hoje por mês; a economia e o payback decorrem disso.</translation>
    </message>
    <message>
        <source>What to compare</source>
        <translation>O que comparar</translation>
    </message>
    <message>
        <source>What to compare.</source>
        <translation>O que comparar.</translation>
    </message>
    <message>
        <source>What to export: a page, one chart of it, all pages with results, a report of them, the answer as a one-page brief, or the slides of the board's deck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would change it</source>
        <translation>O que mudaria isso</translation>
    </message>
    <message>
        <source>What would change the advice</source>
        <translation>O que mudaria a orientação</translation>
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
        <source>What-if of %1</source>
        <translation>E se de %1</translation>
    </message>
    <message>
        <source>What-if of one option</source>
        <translation>E se de um só</translation>
    </message>
    <message>
        <source>What-if of the best option</source>
        <translation>E se do melhor</translation>
    </message>
    <message>
        <source>What-if on %1</source>
        <translation>E se sobre %1</translation>
    </message>
    <message>
        <source>What-if on the cost of the workload</source>
        <translation>E se sobre o custo da carga de trabalho</translation>
    </message>
    <message>
        <source>What-if: automatic break-even point</source>
        <translation>E se: inversão da ordem conforme a página escolher</translation>
    </message>
    <message>
        <source>What-if: automatic choices</source>
        <translation>E se conforme a página escolher</translation>
    </message>
    <message>
        <source>What-if: automatic table</source>
        <translation>Tabela E se conforme a página escolher</translation>
    </message>
    <message>
        <source>What-if: break-even point by %1</source>
        <translation>E se: inversão da ordem por %1</translation>
    </message>
    <message>
        <source>What-if: table over %1</source>
        <translation>Tabela E se por %1</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>When did each generation arrive, and what did it gain over the previous one?</source>
        <translation>Quando veio cada geração, e o que ela ganhou em relação à anterior?</translation>
    </message>
    <message>
        <source>When does a move to another chip pay back, and at which utilisation does a commitment pay off?</source>
        <translation>Quando compensa migrar para outro chip, e a partir de quando um compromisso?</translation>
    </message>
    <message>
        <source>When moving to other chips pays off</source>
        <translation>Quando migrar para outros chips compensa</translation>
    </message>
    <message>
        <source>When the title was written %1 was above %2; now it is not.</source>
        <translation>Quando o título foi escrito, %1 estava acima de %2; agora não está.</translation>
    </message>
    <message>
        <source>When the title was written %1 was below %2; now it is not.</source>
        <translation>Quando o título foi escrito, %1 estava abaixo de %2; agora não está.</translation>
    </message>
    <message>
        <source>When the title was written %1 was the highest; now it is not.</source>
        <translation>Quando o título foi escrito, %1 era o mais alto; agora não é.</translation>
    </message>
    <message>
        <source>When the title was written %1 was the lowest; now it is not.</source>
        <translation>Quando o título foi escrito, %1 era o mais baixo; agora não é.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Onde</translation>
    </message>
    <message>
        <source>Where sources contradict each other</source>
        <translation>Onde as fontes se contradizem</translation>
    </message>
    <message>
        <source>Where the default comes from</source>
        <translation>De onde vem o padrão</translation>
    </message>
    <message>
        <source>Which assumption affects the answer most, where is the break-even point, and how certain is it?</source>
        <translation>Qual premissa mais muda a resposta, em que valor a ordem se inverte e quão certa ela é?</translation>
    </message>
    <message>
        <source>Which chip serves at the lowest cost with the tokens/s that each user requires?</source>
        <translation>Qual chip atende mais barato na velocidade que cada usuário precisa receber?</translation>
    </message>
    <message>
        <source>Which has more compute, memory and bandwidth, and at what cost?</source>
        <translation>Qual tem mais computação, memória e largura de banda, e quanto custa?</translation>
    </message>
    <message>
        <source>Which option is better, by how much, and why? The title answers the goal chosen above it.</source>
        <translation>Qual opção é melhor, por quanto e por quê? O título responde ao objetivo escolhido acima dele.</translation>
    </message>
    <message>
        <source>Which option meets the requirements, and why are the others ruled out?</source>
        <translation>Qual opção atende aos requisitos, e por que as outras são descartadas?</translation>
    </message>
    <message>
        <source>Which option offers the most for its price?</source>
        <translation>Qual dá mais pelo seu preço?</translation>
    </message>
    <message>
        <source>White on black with strong lines, for more contrast.</source>
        <translation>Branco sobre preto com linhas fortes, para olhos que precisam de contraste.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quem</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por quê</translation>
    </message>
    <message>
        <source>Why each is ruled out</source>
        <translation>Por que cada um é descartado</translation>
    </message>
    <message>
        <source>Why the others are ruled out</source>
        <translation>Por que os outros são descartados</translation>
    </message>
    <message>
        <source>Why there is no value (n/p)</source>
        <translation>Por que não há valor (n/p)</translation>
    </message>
    <message>
        <source>Width and height, such as 210x148mm, 8x4.5in or 1600x900px</source>
        <translation>Largura e altura, como 210x148mm, 8x4.5in ou 1600x900px</translation>
    </message>
    <message>
        <source>Width of a token between layers.</source>
        <translation>Largura de um token entre as camadas.</translation>
    </message>
    <message>
        <source>Width of all heads</source>
        <translation>Largura de todas as cabeças</translation>
    </message>
    <message>
        <source>Width of one attention head; a KV cache stated by the model does not change.</source>
        <translation>Largura de uma cabeça de atenção; um KV cache informado pelo próprio modelo não acompanha a mudança.</translation>
    </message>
    <message>
        <source>Width of the cached latent. The cache adjusts. Applies to models with multi-head latent attention.</source>
        <translation>Largura do vetor latente em cache. O cache se ajusta. Aplica-se a modelos com atenção latente de múltiplas cabeças.</translation>
    </message>
    <message>
        <source>Williams, Waterman, Patterson: Roofline, CACM 52(4), 2009.</source>
        <translation>Williams, Waterman, Patterson: Roofline, CACM 52(4), 2009.</translation>
    </message>
    <message>
        <source>With --numbers and all pages or a report: also add the table of all published measurements, hundreds of pages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With 19.6 TB/s a GPU; 72 x 23.3 are 1,678.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With 36 Grace CPUs, 18 nodes of 4 GPUs.</source>
        <translation>Com 36 CPUs Grace, 18 nós de 4 GPUs.</translation>
    </message>
    <message>
        <source>With 36 Grace CPUs.</source>
        <translation>Com 36 CPUs Grace.</translation>
    </message>
    <message>
        <source>With 36 Vera CPUs.</source>
        <translation>Com 36 CPUs Vera.</translation>
    </message>
    <message>
        <source>With MXFP8.</source>
        <translation>Com MXFP8.</translation>
    </message>
    <message>
        <source>With MXFP8; 144 x 2,517.</source>
        <translation>Com MXFP8; 144 x 2.517.</translation>
    </message>
    <message>
        <source>With SDK 2.29.0.</source>
        <translation>Com o SDK 2.29.0.</translation>
    </message>
    <message>
        <source>With a range</source>
        <translation>Com intervalo</translation>
    </message>
    <message>
        <source>With first customers: NVIDIA published a tuning guide for installed systems on 2026-11-09. No cloud instance and no price was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With less than 10,000 USD of monthly spend,</source>
        <translation>Com menos de 10.000 USD gastos por mês,</translation>
    </message>
    <message>
        <source>With operators that are written for CUDA,</source>
        <translation>Com operadores escritos para CUDA,</translation>
    </message>
    <message>
        <source>With published prices the share is 65% of P5 on demand and 86 to 114% of P5 capacity blocks; half holds only per FP8 operation.</source>
        <translation>Com os preços publicados, a parcela é de 65% da P5 sob demanda e de 86 a 114% da P5 em Capacity Block; a metade só se sustenta por operação FP8.</translation>
    </message>
    <message>
        <source>With speculative decoding: tokens per step on average, the acceptance length.</source>
        <translation>Com decodificação especulativa: tokens que um passo dá em média, o comprimento de aceitação.</translation>
    </message>
    <message>
        <source>With the front end; 4 ports of 200 Gbps serve the GPUs.</source>
        <translation>Com o front-end; 4 portas de 200 Gbps atendem as GPUs.</translation>
    </message>
    <message>
        <source>With the front end; 8 ports of 200 Gbps serve the GPUs.</source>
        <translation>Com o front-end; 8 portas de 200 Gbps atendem as GPUs.</translation>
    </message>
    <message>
        <source>Within 20%</source>
        <translation>A até 20%</translation>
    </message>
    <message>
        <source>Within 25%</source>
        <translation>A até 25%</translation>
    </message>
    <message>
        <source>Within a replica, the experts are split across its chips, and each chip holds all of attention.</source>
        <translation>Em cada cópia, os especialistas são divididos entre seus chips, e cada chip tem toda a atenção.</translation>
    </message>
    <message>
        <source>Without "%1",</source>
        <translation>Sem “%1”,</translation>
    </message>
    <message>
        <source>Without %1, %2 comes nearest with %3.</source>
        <translation>Sem %1, o mais próximo é %2, com %3.</translation>
    </message>
    <message>
        <source>Without %1, %2 would fit.</source>
        <translation>Sem %1, %2 serviria.</translation>
    </message>
    <message>
        <source>Without a command, lists all commands.</source>
        <translation>Sem um comando, mostra quais comandos existem.</translation>
    </message>
    <message>
        <source>Without a value: %1.</source>
        <translation>Sem valor: %1.</translation>
    </message>
    <message>
        <source>Without blue (&amp;tritanopia)</source>
        <translation>Sem &amp;azul (tritanopia)</translation>
    </message>
    <message>
        <source>Without effect</source>
        <translation>Sem efeito</translation>
    </message>
    <message>
        <source>Without green (&amp;deuteranopia)</source>
        <translation>Sem verde (&amp;deuteranopia)</translation>
    </message>
    <message>
        <source>Without red (&amp;protanopia)</source>
        <translation>Sem vermelho (&amp;protanopia)</translation>
    </message>
    <message>
        <source>Without vCPU and memory; a whole node cost 6.155 a GPU on 2026-09-20.</source>
        <translation>Sem vCPU nem memória; um nó inteiro custava 6,155 por GPU em 2026-09-20.</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Trabalho</translation>
    </message>
    <message>
        <source>Work is compared with the roof of its own chip, so these numbers stay absolute. For single chips the table shows peaks and bandwidths relative to the baseline.</source>
        <translation>O trabalho é lido em relação ao teto de seu próprio chip; por isso, estes números ficam como estão; para chips individuais, a tabela compara picos e larguras de banda com a referência.</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>Cálculo</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Carga de trabalho</translation>
    </message>
    <message>
        <source>Workload</source>
        <comment>on the cover of a report</comment>
        <translation>Carga de trabalho</translation>
    </message>
    <message>
        <source>Workload set to %1.</source>
        <translation>Carga de trabalho definida: %1.</translation>
    </message>
    <message>
        <source>Workload: %1</source>
        <translation>Carga de trabalho: %1</translation>
    </message>
    <message>
        <source>Workload: %1. Prices: %2.</source>
        <translation>Carga de trabalho: %1. Preços: %2.</translation>
    </message>
    <message>
        <source>Write "PAGE/CHART", such as "compare/memory", or "PAGE".</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write "bfloat16", "float16" or "float32".</source>
        <translation>Escreva “bfloat16”, “float16” ou “float32”.</translation>
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
        <source>Write --title CHART=TEXT, such as --title "memory=Enough for 70B".</source>
        <translation>Escreva --title CHART=TEXT, por exemplo --title "memory=Suficiente para 70B".</translation>
    </message>
    <message>
        <source>Write FIELD=COLUMN, such as price=Hourly, or FIELD==VALUE for all rows.</source>
        <translation>Escreva FIELD=COLUMN, como price=Hourly, ou FIELD==VALUE para todas as linhas.</translation>
    </message>
    <message>
        <source>Write PDF files as PDF/A-1b, for archiving; such a file has no embedded board and cannot be opened again.</source>
        <translation>Grava os arquivos PDF como PDF/A-1b, para arquivamento; um arquivo assim não contém a comparação e não reabre.</translation>
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
        <source>Write a smaller number.</source>
        <translation>Escreva um número menor.</translation>
    </message>
    <message>
        <source>Write as a wide slide</source>
        <translation>Gravar como slide largo</translation>
    </message>
    <message>
        <source>Write chipboard import %1 FILE.</source>
        <translation>Escreva chipboard import %1 ARQUIVO.</translation>
    </message>
    <message>
        <source>Write chipboard list instances --where EXPRESSION.</source>
        <translation>Escreva chipboard list instances --where EXPRESSION.</translation>
    </message>
    <message>
        <source>Write it as "#B85C00": red, green and blue, two hexadecimal digits each.</source>
        <translation>Escreva como “#B85C00”: vermelho, verde e azul, com dois dígitos hexadecimais cada.</translation>
    </message>
    <message>
        <source>Write it as %1=NUMBER.</source>
        <translation>Escreva no formato %1=NUMBER.</translation>
    </message>
    <message>
        <source>Write it as %1=VALUE.</source>
        <translation>Escreva assim: %1=VALUE.</translation>
    </message>
    <message>
        <source>Write it as --sweep input=1000,8000.</source>
        <translation type="unfinished"></translation>
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
        <source>Write it as the cloud does, such as us-east-2.</source>
        <translation>Escreva como a nuvem o faz: us-east-2.</translation>
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
        <source>Write it without a unit, with a decimal point: 12.5.</source>
        <translation>Escreva sem unidade, com ponto antes das casas decimais: 12,5.</translation>
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
        <source>Write null, or the status of the value.</source>
        <translation>Escreva null ou o status que o valor tem.</translation>
    </message>
    <message>
        <source>Write numbers with a decimal point and without thousands separators.</source>
        <translation>Os números são escritos com ponto decimal e sem separador de milhar.</translation>
    </message>
    <message>
        <source>Write the number without quotes.</source>
        <translation>Escreva o número sem aspas.</translation>
    </message>
    <message>
        <source>Write this file; can be repeated.</source>
        <translation>Grava este arquivo; pode ser usada várias vezes.</translation>
    </message>
    <message>
        <source>Writes what the window shows. The extension of each file name sets the format; equal input gives equal bytes.</source>
        <translation>Grava o que a janela mostra. A extensão de cada nome de arquivo decide o formato; entradas iguais dão bytes iguais.</translation>
    </message>
    <message>
        <source>Year of Inferentia1</source>
        <translation>Ano do Inferentia1</translation>
    </message>
    <message>
        <source>Year of Trainium1</source>
        <translation>Ano do Trainium1</translation>
    </message>
    <message>
        <source>Yellow cells of the sheet Assumptions can be changed: Results and the charts update. Overview, Data and the sheets of pages stay as they were exported.</source>
        <translation>As células amarelas da planilha Premissas podem ser alteradas: Resultados e os gráficos acompanham. Visão geral, Dados e as planilhas das páginas ficam como foram exportadas.</translation>
    </message>
    <message>
        <source>Your custom values</source>
        <translation>Seus valores próprios</translation>
    </message>
    <message>
        <source>Your files change the catalogue: %1 and %2 more.</source>
        <translation>Seus arquivos próprios alteram o catálogo: %1 e mais %2.</translation>
    </message>
    <message>
        <source>Your files change the catalogue: %1.</source>
        <translation>Seus arquivos próprios alteram o catálogo: %1.</translation>
    </message>
    <message>
        <source>Your files changed; the catalogue was reloaded.</source>
        <translation>Arquivos próprios mudaram; o catálogo foi relido.</translation>
    </message>
    <message>
        <source>Your prices; empty as shipped.</source>
        <translation>Seus próprios preços; vem vazia.</translation>
    </message>
    <message>
        <source>Your question: the page title answers it, and its metric comes first.</source>
        <translation>O que você quer saber: a resposta é o título da página, e sua medida vem primeiro.</translation>
    </message>
    <message>
        <source>Your value</source>
        <translation>Seu valor</translation>
    </message>
    <message>
        <source>Your workload</source>
        <translation>Sua carga de trabalho</translation>
    </message>
    <message>
        <source>ZeRO stage %1</source>
        <translation>ZeRO estágio %1</translation>
    </message>
    <message>
        <source>Zone ap-southeast-4c.</source>
        <translation>Zona ap-southeast-4c.</translation>
    </message>
    <message>
        <source>Zone sa-east-1c, mean of 30 days.</source>
        <translation>Zona sa-east-1c, média de 30 dias.</translation>
    </message>
    <message>
        <source>Zone us-east-2c; AWS rates the chance to get it 1 of 10.</source>
        <translation>Zona us-east-2c; a AWS dá à chance de obtê-lo nota 1 de 10.</translation>
    </message>
    <message>
        <source>Zone us-east-2c; exactly a tenth of on-demand, so perhaps a floor.</source>
        <translation>Zona us-east-2c; exatamente um décimo do preço sob demanda; talvez seja um piso.</translation>
    </message>
    <message>
        <source>Zoom a chart with two axes</source>
        <translation>Ampliar um gráfico de dois eixos</translation>
    </message>
    <message>
        <source>Zoom with the wheel, + or -, then pan by dragging or with Alt and the arrow keys; 0 resets the zoom. Drag the title out of the window to copy the chart.</source>
        <translation>A roda, + e - ampliam; arrastar ou Alt com as setas o move então, 0 mostra tudo; pelo título ele sai da janela.</translation>
    </message>
    <message>
        <source>a caution</source>
        <translation>um alerta</translation>
    </message>
    <message>
        <source>a commitment of %1</source>
        <translation>um compromisso de %1</translation>
    </message>
    <message>
        <source>a failure means going back or starting again</source>
        <translation>uma falha significa voltar atrás ou recomeçar</translation>
    </message>
    <message>
        <source>a fault</source>
        <translation>uma falha</translation>
    </message>
    <message>
        <source>a model in which each token uses only part of the weights: all of them take memory, the active ones take time.</source>
        <translation>um modelo em que cada token usa só uma parte: todos os pesos ocupam memória, os ativos tomam tempo.</translation>
    </message>
    <message>
        <source>a month</source>
        <translation>por mês</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>um número</translation>
    </message>
    <message>
        <source>a piece of a word, the unit in which a language model reads and writes.</source>
        <translation>um pedaço de palavra que um modelo de linguagem lê ou escreve de uma vez.</translation>
    </message>
    <message>
        <source>a price</source>
        <translation>um preço</translation>
    </message>
    <message>
        <source>a sparse figure counts operations that are skipped because half of the weights are zero, which doubles it; comparisons here use dense figures.</source>
        <translation>um valor esparso conta as operações puladas porque metade dos pesos é zero, o que o dobra; as comparações aqui são de valores densos.</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>uma string</translation>
    </message>
    <message>
        <source>a variant of a common one</source>
        <translation>uma variante de um comum</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>cerca de %1</translation>
    </message>
    <message>
        <source>about %1 %2 than %3</source>
        <comment>about 30 % cheaper than a chip</comment>
        <translation>cerca de %1 %2 que %3</translation>
    </message>
    <message>
        <source>about %1 (%2 to %3)</source>
        <translation>cerca de %1 (%2 a %3)</translation>
    </message>
    <message>
        <source>about %1 times as fast as %2</source>
        <translation>cerca de %1 vezes tão rápido quanto %2</translation>
    </message>
    <message>
        <source>about 6 weeks or more late</source>
        <translation>cerca de 6 semanas ou mais de atraso</translation>
    </message>
    <message>
        <source>about late 2027</source>
        <translation>por volta do fim de 2027</translation>
    </message>
    <message>
        <source>accelerator chips with their main figures</source>
        <translation>chips aceleradores com seus principais valores</translation>
    </message>
    <message>
        <source>acres</source>
        <translation>acres</translation>
    </message>
    <message>
        <source>activated</source>
        <translation>ativação</translation>
    </message>
    <message>
        <source>activations recomputed</source>
        <translation>ativações recalculadas</translation>
    </message>
    <message>
        <source>advice</source>
        <translation>orientação</translation>
    </message>
    <message>
        <source>advises on the design of Trainium3</source>
        <translation>orienta o projeto do Trainium3</translation>
    </message>
    <message>
        <source>advisor; advice; recommend; recommendation; what should I buy; what should I rent; requirements; budget</source>
        <translation>orientador; conselho; recomendar; recomendação; o que comprar; o que devo comprar; o que alugar; o que devo alugar; requisitos; orçamento</translation>
    </message>
    <message>
        <source>against</source>
        <translation>conta contra</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>contra %1</translation>
    </message>
    <message>
        <source>aims of the advice</source>
        <translation>objetivos da orientação</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todos</translation>
    </message>
    <message numerus="yes">
        <source>all %n scenarios</source>
        <translation><numerusform>%n cenário</numerusform><numerusform>todos os %n cenários</numerusform></translation>
    </message>
    <message>
        <source>all chips</source>
        <translation>todos os chips</translation>
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
        <source>an estimate and a price are needed</source>
        <translation>são necessários uma estimativa e um preço</translation>
    </message>
    <message>
        <source>an instance type or an accelerator</source>
        <translation>um tipo de instância ou um acelerador</translation>
    </message>
    <message>
        <source>an intermediate value in a layer of a model; training stores them for the backward pass.</source>
        <translation>um número que uma camada de um modelo passa adiante; o treinamento o guarda para o caminho de volta.</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>um objeto</translation>
    </message>
    <message>
        <source>an unknown date</source>
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
        <source>announced factor rounded to a whole number</source>
        <translation>fator anunciado arredondado para um número inteiro</translation>
    </message>
    <message>
        <source>announced, not yet on sale</source>
        <translation>anunciado, ainda não está à venda</translation>
    </message>
    <message>
        <source>any</source>
        <translation>qualquer</translation>
    </message>
    <message>
        <source>any other price list (CSV, JSON or XLSX; columns with other names are mapped)</source>
        <translation>qualquer outra tabela de preços (CSV, JSON ou XLSX; colunas com outros nomes são mapeadas)</translation>
    </message>
    <message>
        <source>approximate</source>
        <translation>aproximado</translation>
    </message>
    <message>
        <source>arithmetic / rate and the overhead of the layers</source>
        <translation>aritmética / taxa e os custos fixos das camadas</translation>
    </message>
    <message>
        <source>as found</source>
        <translation>como apurado</translation>
    </message>
    <message>
        <source>as given</source>
        <translation>conforme informado</translation>
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
        <source>assumptions, with ranges and defaults</source>
        <translation>o que pode ser assumido de outra forma, com faixas e padrões</translation>
    </message>
    <message>
        <source>assumptions; inputs; parameters of the estimate</source>
        <translation>premissas; suposições; entradas; parâmetros da estimativa</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>em %1</translation>
    </message>
    <message>
        <source>at %1 a month</source>
        <translation>gasto atual: %1 por mês</translation>
    </message>
    <message>
        <source>at %1 a month; at worst never</source>
        <comment>what is spent, how long it takes to pay back</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at %1 per user</source>
        <translation>a %1 por usuário</translation>
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
        <source>at your %1</source>
        <comment>$2.40</comment>
        <translation>ao seu preço de %1</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>axes and subtitles</source>
        <translation>eixos e subtítulos</translation>
    </message>
    <message>
        <source>band = move to %1, eight of ten cases</source>
        <translation>faixa = migrar para %1, oito em dez casos</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>largura de banda</translation>
    </message>
    <message>
        <source>bandwidth; memory bandwidth</source>
        <translation>largura de banda; largura de banda de memória</translation>
    </message>
    <message>
        <source>baseline to burst</source>
        <translation>da taxa de base ao pico</translation>
    </message>
    <message>
        <source>best case; worst case; alternatives</source>
        <translation>melhor caso; pior caso; alternativas</translation>
    </message>
    <message>
        <source>best chip; best fit; buy</source>
        <translation>melhor chip; chip adequado; comprar</translation>
    </message>
    <message>
        <source>beta since July 2026</source>
        <translation>beta desde julho de 2026</translation>
    </message>
    <message>
        <source>better</source>
        <translation>melhor</translation>
    </message>
    <message>
        <source>block price</source>
        <translation>por bloco</translation>
    </message>
    <message>
        <source>both are %1 USD per hour</source>
        <translation>ambos são %1 USD por hora</translation>
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
        <source>both scenarios</source>
        <translation>ambos os cenários</translation>
    </message>
    <message>
        <source>both, side by side</source>
        <translation>os dois, lado a lado</translation>
    </message>
    <message>
        <source>bottleneck; memory bound; compute bound; bandwidth bound</source>
        <translation>gargalo; fator limitante; limitado por memória; limitado por computação; limitado por largura de banda</translation>
    </message>
    <message>
        <source>bought by Amazon in</source>
        <translation>comprada pela Amazon em</translation>
    </message>
    <message>
        <source>break-even</source>
        <translation>ponto de equilíbrio</translation>
    </message>
    <message>
        <source>break-even output / tokens of 730 hours at the utilisation</source>
        <translation>saída a partir da qual alugar supera uma API / tokens de 730 horas com a utilização</translation>
    </message>
    <message>
        <source>brief; one page; one-pager; handout</source>
        <translation>resumo de uma página; uma página; folha</translation>
    </message>
    <message>
        <source>by</source>
        <translation>por</translation>
    </message>
    <message>
        <source>by monthly spend</source>
        <translation>pelo gasto mensal</translation>
    </message>
    <message>
        <source>by share of hours used</source>
        <translation>pela parcela das horas usadas</translation>
    </message>
    <message>
        <source>by speed per user</source>
        <translation>pela velocidade que cada usuário recebe</translation>
    </message>
    <message>
        <source>by the hour</source>
        <translation>por hora</translation>
    </message>
    <message>
        <source>cFP8.</source>
        <translation>cFP8.</translation>
    </message>
    <message>
        <source>cannot be "%2"; choose one of %1.</source>
        <translation>deve ser um destes: %1; é “%2”.</translation>
    </message>
    <message>
        <source>cannot be checked</source>
        <translation>não verificável</translation>
    </message>
    <message>
        <source>cannot be negative.</source>
        <translation>não pode ser negativo.</translation>
    </message>
    <message>
        <source>catalogue of %1</source>
        <translation>catálogo de %1</translation>
    </message>
    <message>
        <source>caution</source>
        <translation>alerta</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>alterado</translation>
    </message>
    <message>
        <source>cheaper</source>
        <translation>mais barato</translation>
    </message>
    <message>
        <source>cheaper, but its software is in maintenance</source>
        <translation>mais barato, mas com software em manutenção</translation>
    </message>
    <message>
        <source>cheaper; cheapest; which is cheaper; which is cheapest; which chip; bill; monthly bill; cost; costs; what does it cost; overview; summary; result; start page</source>
        <translation>mais barato; o mais barato; qual é mais barato; qual é o mais barato; qual chip; conta; conta mensal; custo; custos; quanto custa; visão geral; resumo; resultado; página inicial</translation>
    </message>
    <message>
        <source>chip</source>
        <translation>chip</translation>
    </message>
    <message>
        <source>chip labs</source>
        <translation>laboratórios de chips</translation>
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
        <source>chip-to-chip communication</source>
        <translation>interconexão entre chips</translation>
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
        <source>chips landed, all customers</source>
        <translation>chips entregues, todos os clientes</translation>
    </message>
    <message>
        <source>chips only</source>
        <translation>só os chips</translation>
    </message>
    <message>
        <source>chips only, included in rental prices</source>
        <translation>só os chips, incluída no aluguel</translation>
    </message>
    <message>
        <source>chips that do the work</source>
        <translation>chips que fazem o trabalho</translation>
    </message>
    <message>
        <source>chips used</source>
        <translation>chips usados</translation>
    </message>
    <message>
        <source>chips x batches x items / batch latency</source>
        <translation>chips x batches x itens / tempo de um batch</translation>
    </message>
    <message>
        <source>chips x deployments needed for the monthly volume</source>
        <translation>chips x implantações que um mês de trabalho exige</translation>
    </message>
    <message>
        <source>chips; choose chips; add chips; selection</source>
        <translation>chips; escolher chips; adicionar chips; seleção</translation>
    </message>
    <message>
        <source>circle = available</source>
        <translation>círculo = disponível</translation>
    </message>
    <message>
        <source>circle = recomputed</source>
        <translation>círculo = recalculado</translation>
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
        <source>closed beta, on request</source>
        <translation>beta fechado, mediante pedido</translation>
    </message>
    <message>
        <source>cloud instances</source>
        <translation>o que as nuvens alugam</translation>
    </message>
    <message>
        <source>colour = maker of the chip</source>
        <translation>cor = fabricante do chip</translation>
    </message>
    <message>
        <source>comes first, at a different price type</source>
        <translation>vem primeiro, com outro tipo de preço</translation>
    </message>
    <message>
        <source>comes first, but ranges overlap</source>
        <translation>vem primeiro, mas as faixas se encontram</translation>
    </message>
    <message>
        <source>comes first, tied with others</source>
        <translation>vem primeiro, empatado com outros</translation>
    </message>
    <message>
        <source>commitment</source>
        <translation>compromisso</translation>
    </message>
    <message>
        <source>common</source>
        <translation>comum</translation>
    </message>
    <message>
        <source>comparable EC2 instances</source>
        <translation>instâncias EC2 comparáveis</translation>
    </message>
    <message>
        <source>comparable GPU instances</source>
        <translation>instâncias de GPU comparáveis</translation>
    </message>
    <message>
        <source>compare with nvidia; against nvidia; versus nvidia; vs nvidia; nvidia</source>
        <translation>comparar com nvidia; contra nvidia; versus nvidia; vs nvidia; nvidia</translation>
    </message>
    <message>
        <source>compare with trainium; compare with aws; against aws; vs aws</source>
        <translation>comparar com trainium; comparar com aws; contra aws; vs aws</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>computação</translation>
    </message>
    <message>
        <source>compute against what earlier Claude models had</source>
        <translation>computação em relação à dos modelos Claude anteriores</translation>
    </message>
    <message>
        <source>concurrent requests / TPOT, or tokens trained per second</source>
        <translation>requisições simultâneas / tempo por token, ou tokens treinados por segundo</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>confirmada</translation>
    </message>
    <message>
        <source>contradicted</source>
        <translation>contradita</translation>
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
        <source>contradictions between sources, and the preferred figures</source>
        <translation>onde as fontes divergem, e em qual acreditar</translation>
    </message>
    <message>
        <source>core</source>
        <translation>núcleo</translation>
    </message>
    <message>
        <source>cores</source>
        <translation>núcleos</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>custo</translation>
    </message>
    <message>
        <source>cost and time are unknown</source>
        <translation>nada se sabe de custo e tempo</translation>
    </message>
    <message>
        <source>cost if sold at the trn2.48xlarge rate per chip</source>
        <translation>custo se vendido à taxa por chip da trn2.48xlarge</translation>
    </message>
    <message>
        <source>cost of a TB/s-hour of memory bandwidth, capacity block</source>
        <translation>custo de um TB/s-hora de largura de banda de memória, Capacity Block</translation>
    </message>
    <message>
        <source>cost of a TB/s-hour of memory bandwidth, on demand</source>
        <translation>custo de um TB/s-hora de largura de banda de memória, sob demanda</translation>
    </message>
    <message>
        <source>cost of a dense FP8 PFLOPS-hour, capacity block against P5 on demand</source>
        <translation>custo de um PFLOPS-hora FP8 denso, Capacity Block contra P5 sob demanda</translation>
    </message>
    <message>
        <source>cost of a dense FP8 PFLOPS-hour, capacity blocks of 2026-01-31</source>
        <translation>custo de um PFLOPS-hora FP8 denso, Capacity Blocks de 2026-01-31</translation>
    </message>
    <message>
        <source>cost of a dense FP8 PFLOPS-hour, capacity blocks of 2026-07-22</source>
        <translation>custo de um PFLOPS-hora FP8 denso, Capacity Blocks de 2026-07-22</translation>
    </message>
    <message>
        <source>cost of a dense FP8 PFLOPS-hour, guide prices</source>
        <translation>custo de um PFLOPS-hora FP8 denso, preços do guia</translation>
    </message>
    <message>
        <source>cost per month x deployments needed for the monthly volume</source>
        <translation>custo mensal x implantações que um mês de trabalho exige</translation>
    </message>
    <message>
        <source>costs %1</source>
        <comment>a share of what the other costs</comment>
        <translation>custa %1</translation>
    </message>
    <message>
        <source>costs too much</source>
        <translation>custa caro demais</translation>
    </message>
    <message>
        <source>country</source>
        <translation>país</translation>
    </message>
    <message>
        <source>currency; exchange rate; money</source>
        <translation>moeda; câmbio; taxa de câmbio; dinheiro</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>própria</translation>
    </message>
    <message>
        <source>custom</source>
        <comment>the type of a price</comment>
        <translation>próprio</translation>
    </message>
    <message>
        <source>custom price</source>
        <translation>preço próprio</translation>
    </message>
    <message>
        <source>custom price; change a price; change a number; custom value</source>
        <translation>preço próprio; alterar um preço; mudar um preço; alterar um número; valor próprio; valor personalizado</translation>
    </message>
    <message>
        <source>dark; dark mode; night; night mode</source>
        <translation>escuro; modo escuro; tema escuro; noite; modo noturno</translation>
    </message>
    <message>
        <source>dashed = announced</source>
        <translation>tracejado = anunciado</translation>
    </message>
    <message>
        <source>dashed = price of another region</source>
        <translation>tracejado = preço de outra região</translation>
    </message>
    <message>
        <source>dashed = unknown between two dates</source>
        <translation>tracejado = desconhecido entre duas datas</translation>
    </message>
    <message>
        <source>dashed, hatched = announced</source>
        <translation>tracejado, hachurado = anunciado</translation>
    </message>
    <message>
        <source>data centres</source>
        <translation>data centers</translation>
    </message>
    <message>
        <source>data centres in use at the start</source>
        <translation>data centers em uso no início</translation>
    </message>
    <message>
        <source>data centres planned</source>
        <translation>data centers planejados</translation>
    </message>
    <message>
        <source>data centres, as the guide has it</source>
        <translation>data centers, segundo o guia</translation>
    </message>
    <message>
        <source>date</source>
        <translation>data</translation>
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
        <source>deck; slides; slide deck; presentation builder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decode step and the prefill of new requests</source>
        <translation>passo de decode e o prefill de novas requisições</translation>
    </message>
    <message>
        <source>dense %1 compute</source>
        <comment>a precision</comment>
        <translation>computação %1 densa</translation>
    </message>
    <message>
        <source>dense 9-bit MX rate</source>
        <translation>taxa MX de 9 bits densa</translation>
    </message>
    <message>
        <source>dense FP8 compute</source>
        <translation>computação FP8 densa</translation>
    </message>
    <message>
        <source>dense estimate to printed figure</source>
        <translation type="unfinished"></translation>
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
        <source>depends</source>
        <translation>depende</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>derivado</translation>
    </message>
    <message>
        <source>development time</source>
        <translation>tempo de desenvolvimento</translation>
    </message>
    <message>
        <source>development time, longest</source>
        <translation>tempo de desenvolvimento, máximo</translation>
    </message>
    <message>
        <source>development time, shortest</source>
        <translation>tempo de desenvolvimento, mínimo</translation>
    </message>
    <message>
        <source>device in the sample of the guide</source>
        <translation>dispositivo no exemplo do guia</translation>
    </message>
    <message>
        <source>diamond = a training step</source>
        <translation>losango = um passo de treinamento</translation>
    </message>
    <message>
        <source>diamond = announced</source>
        <translation>losango = anunciado</translation>
    </message>
    <message>
        <source>diamond = break-even</source>
        <translation>losango = equilíbrio</translation>
    </message>
    <message>
        <source>diamond = claimed</source>
        <translation>losango = afirmado</translation>
    </message>
    <message>
        <source>diamond = training, circle = generation at a given batch, square = at full load, triangle = other</source>
        <translation>losango = treinamento, círculo = geração em um batch dado, quadrado = em carga plena, triângulo = outros</translation>
    </message>
    <message>
        <source>diamond on a line = break-even point</source>
        <translation>losango em uma linha = ponto de equilíbrio</translation>
    </message>
    <message>
        <source>diamonds = those at another precision</source>
        <translation>losangos = as de outra precisão</translation>
    </message>
    <message>
        <source>different price types</source>
        <translation>preços de tipos diferentes</translation>
    </message>
    <message>
        <source>discount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discount; rebate; savings plan; negotiated price</source>
        <translation>desconto; abatimento; savings plan; plano de economia; preço negociado</translation>
    </message>
    <message>
        <source>division %1</source>
        <translation>divisão %1</translation>
    </message>
    <message>
        <source>does %1 more work</source>
        <translation>faz %1 a mais de trabalho</translation>
    </message>
    <message>
        <source>does %1 of the work</source>
        <translation>faz %1 do trabalho</translation>
    </message>
    <message>
        <source>does %1x the work</source>
        <translation>faz %1x o trabalho</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>não cabe</translation>
    </message>
    <message>
        <source>does not hold</source>
        <comment>a claim</comment>
        <translation>não se sustenta</translation>
    </message>
    <message>
        <source>does not run CUDA</source>
        <translation>não roda CUDA</translation>
    </message>
    <message>
        <source>dollar; dollars; usd; $</source>
        <translation>dólar; dólares; usd; $</translation>
    </message>
    <message>
        <source>dot = middle</source>
        <translation>ponto = meio</translation>
    </message>
    <message>
        <source>dot = now</source>
        <translation>ponto = agora</translation>
    </message>
    <message>
        <source>dots = published measurements of the same model</source>
        <translation>pontos = medições publicadas do mesmo modelo</translation>
    </message>
    <message>
        <source>down and right is better</source>
        <translation>abaixo e à direita é melhor</translation>
    </message>
    <message>
        <source>drag</source>
        <comment>with the mouse, as after Shift+</comment>
        <translation>arrastar</translation>
    </message>
    <message>
        <source>each layer of a model is split across several chips, which exchange partial results for every token.</source>
        <translation>cada camada de um modelo é dividida entre vários chips, que trocam suas partes a cada token.</translation>
    </message>
    <message>
        <source>eager mode and torch.compile; FSDP, DTensor, DDP and tensor parallelism; pipeline parallelism planned</source>
        <translation>modo eager e torch.compile; FSDP, DTensor, DDP e paralelismo de tensores; paralelismo de pipeline planejado</translation>
    </message>
    <message numerus="yes">
        <source>eight of ten of %n published measurements lie within</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform></numerusform></translation>
    </message>
    <message>
        <source>eight of ten published measurements lie within</source>
        <translation>oito em dez medições publicadas estão dentro</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>energia</translation>
    </message>
    <message>
        <source>energy of the run x energy price; included in rental prices</source>
        <translation>energia do treinamento x preço da energia; um aluguel já a inclui</translation>
    </message>
    <message>
        <source>energy per million items x energy price; included in rental prices</source>
        <translation>energia de um milhão de itens x preço da energia; um aluguel já a inclui</translation>
    </message>
    <message>
        <source>energy per million tokens x energy price; included in rental prices</source>
        <translation>energia da saída x preço da energia; um aluguel já a inclui</translation>
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
        <source>euro; euros; eur; €</source>
        <translation>euro; euros; eur; €</translation>
    </message>
    <message>
        <source>every price in every price list</source>
        <translation>todos os preços de todas as tabelas de preços</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>todos</translation>
    </message>
    <message>
        <source>excel; xlsx; spreadsheet; workbook</source>
        <translation>excel; xlsx; planilha; pasta de trabalho</translation>
    </message>
    <message>
        <source>expert parallelism</source>
        <translation>paralelismo de especialistas</translation>
    </message>
    <message>
        <source>expert parallelism, as the guide has it</source>
        <translation>paralelismo de especialistas, segundo o guia</translation>
    </message>
    <message>
        <source>experts are spread</source>
        <translation>especialistas são distribuídos</translation>
    </message>
    <message>
        <source>export and import formats</source>
        <translation>em que formatos um painel pode ser gravado, e o que a importação lê</translation>
    </message>
    <message>
        <source>export; save as file; download</source>
        <translation>exportar; salvar como arquivo; baixar; download</translation>
    </message>
    <message>
        <source>fact</source>
        <translation>fato</translation>
    </message>
    <message>
        <source>falls %1, below %2</source>
        <comment>a price; a percentage, a price</comment>
        <translation>cair %1, para menos de %2</translation>
    </message>
    <message>
        <source>falls below %1</source>
        <translation>ficar abaixo de %1</translation>
    </message>
    <message>
        <source>fast memory of all chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>faster</source>
        <translation>mais rápido</translation>
    </message>
    <message>
        <source>fault</source>
        <translation>falha</translation>
    </message>
    <message>
        <source>features</source>
        <translation>recursos</translation>
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
        <source>first token too late</source>
        <translation>primeiro token tarde demais</translation>
    </message>
    <message>
        <source>fits best</source>
        <translation>melhor opção</translation>
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
        <source>franc; francs; swiss francs</source>
        <translation>franco; francos; francos suíços</translation>
    </message>
    <message>
        <source>french</source>
        <translation>francês</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>from %1 upwards</source>
        <translation>a partir de %1</translation>
    </message>
    <message>
        <source>from a column</source>
        <translation>de uma coluna</translation>
    </message>
    <message>
        <source>from heads</source>
        <translation>conforme as cabeças</translation>
    </message>
    <message>
        <source>from the date of the file</source>
        <translation>da data do arquivo</translation>
    </message>
    <message>
        <source>from the file name</source>
        <translation>do nome do arquivo</translation>
    </message>
    <message>
        <source>from the format</source>
        <translation>do formato</translation>
    </message>
    <message>
        <source>from the lines above the table</source>
        <translation>das linhas acima da tabela</translation>
    </message>
    <message>
        <source>from the machine names</source>
        <translation>dos nomes das máquinas</translation>
    </message>
    <message>
        <source>full arrow = better than %1</source>
        <translation>seta cheia = melhor que %1</translation>
    </message>
    <message>
        <source>full arrow = better, hollow arrow = worse than %1</source>
        <translation>seta cheia = melhor, seta vazada = pior que %1</translation>
    </message>
    <message>
        <source>further investment in Anthropic, at most</source>
        <translation>novo investimento na Anthropic, no máximo</translation>
    </message>
    <message>
        <source>gemma-4-26B-A4B</source>
        <translation>gemma-4-26B-A4B</translation>
    </message>
    <message>
        <source>gemma-4-31B</source>
        <translation>gemma-4-31B</translation>
    </message>
    <message>
        <source>generations; roadmap; next generation; successor; upcoming; future; what comes next; release dates</source>
        <translation>gerações; roadmap; próxima geração; sucessor; próximos; futuro; o que vem depois; datas de lançamento</translation>
    </message>
    <message>
        <source>german</source>
        <translation>alemão</translation>
    </message>
    <message>
        <source>getting started; tutorial; introduction; first steps</source>
        <translation>primeiros passos; tutorial; introdução; como começar</translation>
    </message>
    <message>
        <source>gives access to</source>
        <translation>dá acesso a</translation>
    </message>
    <message>
        <source>gpuhunt catalogue of dstack (CSV)</source>
        <translation>catálogo gpuhunt do dstack (CSV)</translation>
    </message>
    <message>
        <source>guide</source>
        <translation>guia</translation>
    </message>
    <message>
        <source>guide</source>
        <comment>the type of a price</comment>
        <translation>guia</translation>
    </message>
    <message>
        <source>guide against news</source>
        <translation>guia contra notícias</translation>
    </message>
    <message>
        <source>guide against official</source>
        <translation>guia contra fonte oficial</translation>
    </message>
    <message>
        <source>guide against public sources</source>
        <translation>guia contra fontes públicas</translation>
    </message>
    <message>
        <source>guide price</source>
        <translation>preço do guia</translation>
    </message>
    <message>
        <source>half of the last printed digit</source>
        <translation>metade do último dígito indicado</translation>
    </message>
    <message>
        <source>half price at equal performance = 50.0% of cost = 2.00x price-performance; 30-40% better = cost x 1/1.3..1/1.4 = 76.9%..71.4% (23.1%..28.6% lower); 25% of cost = 75% lower = 4.00x; 54% lower = 46% of cost = 2.174x</source>
        <translation>metade do preço com desempenho igual = 50,0% do custo = preço-desempenho 2,00x; 30-40% melhor = custo x 1/1,3..1/1,4 = 76,9%..71,4% (23,1%..28,6% menor); 25% do custo = 75% menor = 4,00x; 54% menor = 46% do custo = 2,174x</translation>
    </message>
    <message>
        <source>half the price; half price; half as expensive; claim; claims; marketing; is it true; contradictions</source>
        <translation>metade do preço; pela metade do preço; afirmação; afirmações; marketing; é verdade; contradições</translation>
    </message>
    <message>
        <source>has %1 characters; the maximum is %2.</source>
        <translation>tem %1 caracteres; cabem no máximo %2.</translation>
    </message>
    <message>
        <source>hatched = announced</source>
        <translation>hachurado = anunciado</translation>
    </message>
    <message>
        <source>hatched, dashed = announced</source>
        <translation>hachurado, tracejado = anunciado</translation>
    </message>
    <message>
        <source>high-bandwidth memory, stacked next to the chip.</source>
        <translation>memória de alta largura de banda, empilhada ao lado do chip.</translation>
    </message>
    <message>
        <source>higher is better</source>
        <translation>maior é melhor</translation>
    </message>
    <message>
        <source>holds</source>
        <comment>a claim</comment>
        <translation>se sustenta</translation>
    </message>
    <message>
        <source>hollow arrow = worse than %1</source>
        <translation>seta vazada = pior que %1</translation>
    </message>
    <message>
        <source>hollow circle = previous generation</source>
        <translation>círculo vazado = a geração anterior</translation>
    </message>
    <message>
        <source>host memory</source>
        <translation>memória do host</translation>
    </message>
    <message>
        <source>hotkeys; shortcuts</source>
        <translation>teclas de atalho; atalhos</translation>
    </message>
    <message>
        <source>hour, or GPU hour</source>
        <translation>hora ou hora de GPU</translation>
    </message>
    <message>
        <source>hourly rent, %1</source>
        <translation>aluguel por hora, %1</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>horas</translation>
    </message>
    <message>
        <source>hours per month; running hours</source>
        <translation>horas por mês; horas de uso</translation>
    </message>
    <message>
        <source>how accurate; model check; validation; benchmarks; measured; can I trust it; estimate error</source>
        <translation>exatidão; quão exato; teste do modelo; validação; benchmarks; medido; posso confiar; erro da estimativa</translation>
    </message>
    <message>
        <source>implied before: 3/0.56 = 5.357 to 4/0.56 = 7.143; official 12.29 -&gt; 6.88: 1 - 55.04/98.32 = 44.02%</source>
        <translation>implícito antes: 3/0,56 = 5,357 a 4/0,56 = 7,143; oficial 12,29 -&gt; 6,88: 1 - 55,04/98,32 = 44,02%</translation>
    </message>
    <message>
        <source>in 25%</source>
        <translation>até 25%</translation>
    </message>
    <message>
        <source>in brackets: growth</source>
        <translation>entre parênteses: crescimento</translation>
    </message>
    <message>
        <source>in development</source>
        <translation>em desenvolvimento</translation>
    </message>
    <message>
        <source>in favour</source>
        <translation>conta a favor</translation>
    </message>
    <message>
        <source>in maintenance</source>
        <comment>a chip's serving software</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in range</source>
        <translation>no intervalo</translation>
    </message>
    <message>
        <source>in talks to sell Trainium3 to other data centres</source>
        <translation>negocia a venda do Trainium3 a outros data centers</translation>
    </message>
    <message>
        <source>including the move</source>
        <translation>migração incluída</translation>
    </message>
    <message>
        <source>inconclusive</source>
        <translation>em aberto</translation>
    </message>
    <message>
        <source>inconclusive</source>
        <comment>a claim</comment>
        <translation>inconclusiva</translation>
    </message>
    <message>
        <source>inference, beta</source>
        <translation>inferência, beta</translation>
    </message>
    <message>
        <source>inferentia-choose</source>
        <translation>inferentia-choose</translation>
    </message>
    <message>
        <source>inferentia-threshold</source>
        <translation>inferentia-threshold</translation>
    </message>
    <message>
        <source>inside the guide</source>
        <translation>dentro do guia</translation>
    </message>
    <message>
        <source>inside the guide and against public sources</source>
        <translation>dentro do guia e contra fontes públicas</translation>
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
        <source>instances billed by the hour, instances that can be reclaimed at any time, and instances paid for one or three years.</source>
        <translation>instâncias pagas por hora, as que podem ser retiradas a qualquer momento e as pagas por um ou três anos.</translation>
    </message>
    <message>
        <source>instances or systems</source>
        <translation>instâncias ou sistemas</translation>
    </message>
    <message>
        <source>instances reserved for a number of days at a price set in advance.</source>
        <translation>instâncias reservadas por um período de dias a um preço fixado de antemão.</translation>
    </message>
    <message>
        <source>instances running all month for 10,000 USD</source>
        <translation>instâncias ligadas o mês todo por 10.000 USD</translation>
    </message>
    <message>
        <source>instances running all month for 100,000 USD</source>
        <translation>instâncias ligadas o mês todo por 100.000 USD</translation>
    </message>
    <message>
        <source>inter-token latency (TPOT)</source>
        <translation>tempo por token de saída</translation>
    </message>
    <message>
        <source>inter-token latency (TPOT) (MoE)</source>
        <translation>tempo por token de saída (MoE)</translation>
    </message>
    <message>
        <source>interactivity</source>
        <translation>interatividade</translation>
    </message>
    <message>
        <source>interactivity; speed against cost; pareto</source>
        <translation>interatividade; velocidade contra custo; pareto</translation>
    </message>
    <message>
        <source>interconnect</source>
        <translation>interconexão</translation>
    </message>
    <message>
        <source>invested in Anthropic</source>
        <translation>investido na Anthropic</translation>
    </message>
    <message>
        <source>investment in the site</source>
        <translation>investimento no local</translation>
    </message>
    <message>
        <source>it contains a part "%1".</source>
        <translation>ele tem uma parte “%1”.</translation>
    </message>
    <message>
        <source>it declares entities.</source>
        <translation>ele declara entidades.</translation>
    </message>
    <message>
        <source>it does not affect this workload.</source>
        <translation>não afeta esta carga de trabalho.</translation>
    </message>
    <message>
        <source>it has more than %1 pixels on a side.</source>
        <translation>ele tem mais de %1 pixels de lado.</translation>
    </message>
    <message>
        <source>it is not a complete PNG file.</source>
        <translation>não é um arquivo PNG completo.</translation>
    </message>
    <message>
        <source>it is not an SVG file.</source>
        <translation>não é um arquivo SVG.</translation>
    </message>
    <message>
        <source>it refers to another file, "%1".</source>
        <translation>ele faz referência a outro arquivo, “%1”.</translation>
    </message>
    <message>
        <source>it repeats parts more than %1 times.</source>
        <translation>ele redesenha partes mais de %1 vezes.</translation>
    </message>
    <message>
        <source>items per second</source>
        <translation>itens por segundo</translation>
    </message>
    <message>
        <source>items per second per chip</source>
        <translation>itens por segundo por chip</translation>
    </message>
    <message>
        <source>items per second per instance</source>
        <translation>itens por segundo por instância</translation>
    </message>
    <message>
        <source>items per second per system</source>
        <translation>itens por segundo por sistema</translation>
    </message>
    <message>
        <source>items that are not highlighted</source>
        <translation>itens sem destaque</translation>
    </message>
    <message>
        <source>items/s per chip</source>
        <translation>itens/s por chip</translation>
    </message>
    <message>
        <source>its earlier setup</source>
        <translation>sua configuração anterior</translation>
    </message>
    <message>
        <source>its part "%1" is incomplete</source>
        <translation>sua parte “%1” está incompleta</translation>
    </message>
    <message>
        <source>its price</source>
        <translation>seu preço</translation>
    </message>
    <message>
        <source>k</source>
        <comment>thousands of money, right behind the number: 150k USD</comment>
        <translation>k</translation>
    </message>
    <message>
        <source>kWh per 1M items</source>
        <translation>kWh por milhão de itens</translation>
    </message>
    <message>
        <source>kWh per 1M tokens</source>
        <translation>kWh por milhão de tokens</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>tipo</translation>
    </message>
    <message>
        <source>kipply, Transformer Inference Arithmetic.</source>
        <translation>kipply, Transformer Inference Arithmetic.</translation>
    </message>
    <message>
        <source>known only in abridged translations</source>
        <translation>conhecido só em traduções truncadas</translation>
    </message>
    <message>
        <source>largest AI cluster without NVIDIA</source>
        <translation>maior cluster de IA sem NVIDIA</translation>
    </message>
    <message>
        <source>largest AI installation of AWS</source>
        <translation>maior instalação de IA da AWS</translation>
    </message>
    <message>
        <source>largest training cluster on custom chips</source>
        <translation>maior cluster de treinamento com chips sob medida</translation>
    </message>
    <message>
        <source>last driver</source>
        <translation>último driver</translation>
    </message>
    <message>
        <source>last updated</source>
        <translation>última atualização</translation>
    </message>
    <message>
        <source>latest version</source>
        <translation>versão mais recente</translation>
    </message>
    <message>
        <source>launch date given</source>
        <translation>data de lançamento informada</translation>
    </message>
    <message>
        <source>layers in %1 parts</source>
        <translation>camadas em %1 partes</translation>
    </message>
    <message>
        <source>layout</source>
        <translation>disposição</translation>
    </message>
    <message>
        <source>left beta</source>
        <translation>saiu do beta</translation>
    </message>
    <message>
        <source>licence</source>
        <translation>licença</translation>
    </message>
    <message>
        <source>life tests run at the Austin lab</source>
        <translation>testes de vida útil no laboratório de Austin</translation>
    </message>
    <message>
        <source>light; light mode; day mode</source>
        <translation>claro; modo claro; tema claro; modo diurno</translation>
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
        <source>line = 8 of 10 cases</source>
        <translation>linha = 8 em 10 casos</translation>
    </message>
    <message>
        <source>line = 8 of 10 of the first %1 cases</source>
        <translation>linha = 8 em 10 dos %1 primeiros casos</translation>
    </message>
    <message>
        <source>line = 80% of published results fall inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line = break-even</source>
        <translation>linha = ponto de equilíbrio</translation>
    </message>
    <message>
        <source>line = our estimate</source>
        <translation>linha = nossa estimativa</translation>
    </message>
    <message>
        <source>line = over its range</source>
        <translation>linha = ao longo de sua faixa</translation>
    </message>
    <message>
        <source>line = range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line = range, ~ = approximate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line = what the chip can reach at best</source>
        <translation>linha = o máximo que o chip pode alcançar</translation>
    </message>
    <message>
        <source>line: 80% of published results fall inside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>line: range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>location</source>
        <translation>localização</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>logarítmico</translation>
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
        <source>lowest to highest measured</source>
        <translation>do menor ao maior valor medido</translation>
    </message>
    <message>
        <source>lowest to highest printed figure</source>
        <translation>do menor ao maior valor indicado</translation>
    </message>
    <message>
        <source>lowest to highest unofficial figure</source>
        <translation>do menor ao maior valor não oficial</translation>
    </message>
    <message>
        <source>lowest to highest zone</source>
        <translation>da zona mais barata à mais cara</translation>
    </message>
    <message>
        <source>maintenance only</source>
        <translation>só manutenção</translation>
    </message>
    <message>
        <source>manual; documentation; how does it work</source>
        <translation>manual; documentação; como funciona</translation>
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
        <source>memory bandwidth and capacity</source>
        <translation>largura de banda e capacidade de memória</translation>
    </message>
    <message>
        <source>memory bandwidth of all chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory bandwidth per chip x chips</source>
        <translation>largura de banda de memória por chip x chips</translation>
    </message>
    <message>
        <source>memory bandwidth, as the guide has it</source>
        <translation>largura de banda de memória, segundo o guia</translation>
    </message>
    <message>
        <source>memory left by the weights / cache per request</source>
        <translation>o que a memória comporta além dos pesos / cache de uma requisição</translation>
    </message>
    <message>
        <source>memory per chip</source>
        <translation>memória por chip</translation>
    </message>
    <message>
        <source>memory per chip that software finds x chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory per chip x chips</source>
        <translation>memória por chip x chips</translation>
    </message>
    <message>
        <source>memory per chip, as the guide has it</source>
        <translation>memória por chip, segundo o guia</translation>
    </message>
    <message>
        <source>memory; gigabytes; GB; HBM</source>
        <translation>memória; gigabytes; GB; HBM</translation>
    </message>
    <message>
        <source>metric</source>
        <translation>métrica</translation>
    </message>
    <message>
        <source>metrics, with units and formulas</source>
        <translation>o que pode ser comparado, com unidades e fórmulas</translation>
    </message>
    <message>
        <source>migration</source>
        <translation>migração</translation>
    </message>
    <message>
        <source>million</source>
        <translation>milhões</translation>
    </message>
    <message>
        <source>million tokens per month</source>
        <translation>milhões de tokens por mês</translation>
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
        <source>missing figures, with reasons</source>
        <translation>valores ausentes, cada um com o motivo</translation>
    </message>
    <message>
        <source>ml-engineering reads the rate AMD prints as sparse and halves it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model</source>
        <translation>modelo</translation>
    </message>
    <message>
        <source>model FLOPS utilisation: the share of a chip's peak reached by a model's own arithmetic.</source>
        <translation>utilização de FLOPS do modelo: a parcela do pico de um chip que a aritmética do próprio modelo atinge.</translation>
    </message>
    <message>
        <source>model check</source>
        <translation>teste do modelo</translation>
    </message>
    <message>
        <source>models added</source>
        <translation>modelos adicionados</translation>
    </message>
    <message>
        <source>models with their dimensions, by family and size</source>
        <translation>redes com suas dimensões, por família e tamanho</translation>
    </message>
    <message>
        <source>module in the sample of the guide</source>
        <translation>módulo no exemplo do guia</translation>
    </message>
    <message>
        <source>monthly cost of owning / items of 730 hours at the utilisation</source>
        <translation>custo mensal da máquina própria / itens de 730 horas com a utilização</translation>
    </message>
    <message>
        <source>monthly cost of owning / rental cost of 730 hours</source>
        <translation>custo mensal da máquina própria / aluguel de 730 horas</translation>
    </message>
    <message>
        <source>monthly cost of owning / tokens of 730 hours at the utilisation</source>
        <translation>custo mensal da máquina própria / tokens de 730 horas com a utilização</translation>
    </message>
    <message>
        <source>monthly cost of owning x deployments needed for the monthly volume at all hours</source>
        <translation>custo mensal da máquina própria x implantações que o trabalho de um mês exige em todas as horas</translation>
    </message>
    <message>
        <source>monthly output x API price</source>
        <translation>saída por mês x preço da API</translation>
    </message>
    <message>
        <source>monthly spend</source>
        <translation>gasto mensal</translation>
    </message>
    <message>
        <source>months</source>
        <translation>meses</translation>
    </message>
    <message>
        <source>mostly inference in daytime peaks, training in the evening</source>
        <translation>principalmente inferência nos picos diurnos, treinamento à noite</translation>
    </message>
    <message>
        <source>move to %1</source>
        <translation>migrar para %1</translation>
    </message>
    <message>
        <source>moving does not pay</source>
        <translation>migrar não compensa</translation>
    </message>
    <message>
        <source>moving takes %1 weeks of work (%2)</source>
        <translation>migrar exige %1 semanas de trabalho (%2)</translation>
    </message>
    <message>
        <source>much higher, no figure</source>
        <translation>muito maior, sem valor</translation>
    </message>
    <message>
        <source>multi-chip systems</source>
        <translation>muitos chips reunidos em um sistema</translation>
    </message>
    <message>
        <source>must be "maintenance" or "ended", not "%1".</source>
        <translation>deve ser “maintenance” ou “ended”; é “%1”.</translation>
    </message>
    <message>
        <source>must be "yes" or "no", not "%1".</source>
        <translation>deve ser “yes” ou “no”; é “%1”.</translation>
    </message>
    <message>
        <source>must be %1, not %2.</source>
        <translation>deve ser %1, mas é %2.</translation>
    </message>
    <message>
        <source>must be 1, 2 or 4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be 64 hexadecimal digits.</source>
        <translation>deve ter 64 dígitos hexadecimais.</translation>
    </message>
    <message>
        <source>must be USD, not "%1".</source>
        <translation>deve ser USD, mas é “%1”.</translation>
    </message>
    <message>
        <source>must be a date, not "%1".</source>
        <translation>deve ser um dia, mas é “%1”.</translation>
    </message>
    <message>
        <source>must be a local file, not "%1".</source>
        <translation>deve ser um arquivo desta máquina; é “%1”.</translation>
    </message>
    <message>
        <source>must be a number in quotes, such as "2.1".</source>
        <translation>deve ser um número entre aspas, como "2.1".</translation>
    </message>
    <message>
        <source>must be a whole number from %1 to %2, not %3.</source>
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
        <source>must be at most %1, not %2.</source>
        <translation>deve ser no máximo %1; é %2.</translation>
    </message>
    <message>
        <source>must be at most %1.</source>
        <translation>deve ser no máximo %1.</translation>
    </message>
    <message>
        <source>must be between 0 and 1.</source>
        <translation>deve estar entre 0 e 1.</translation>
    </message>
    <message>
        <source>must not be blank.</source>
        <translation>não deve estar em branco.</translation>
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
        <source>my prices; our prices; own prices; quote; csv</source>
        <translation>meus preços; nossos preços; preços próprios; cotação; csv</translation>
    </message>
    <message>
        <source>n/a</source>
        <translation>n/a</translation>
    </message>
    <message>
        <source>n/c = not comparable with %1</source>
        <translation>n/c = não comparável com %1</translation>
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
        <source>names of sizes in the Neuron driver</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>native PyTorch back end; Trainium is a device like CUDA</source>
        <translation>back-end nativo do PyTorch; o Trainium é um dispositivo ao lado de CUDA</translation>
    </message>
    <message>
        <source>neither figure</source>
        <translation>nenhum dos dois valores</translation>
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
        <source>neuron</source>
        <translation>neuron</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>new</source>
        <translation>novo</translation>
    </message>
    <message>
        <source>news against later reports</source>
        <translation>notícias contra relatos posteriores</translation>
    </message>
    <message>
        <source>news against official</source>
        <translation>notícias contra fonte oficial</translation>
    </message>
    <message>
        <source>no</source>
        <translation>não</translation>
    </message>
    <message>
        <source>no %1 figure</source>
        <translation>sem valor %1</translation>
    </message>
    <message>
        <source>no %1 figure published</source>
        <translation>nenhum valor %1 publicado</translation>
    </message>
    <message>
        <source>no 1-year reserved price</source>
        <translation>sem preço reservado de 1 ano</translation>
    </message>
    <message>
        <source>no 3-year reserved price</source>
        <translation>sem preço reservado de 3 anos</translation>
    </message>
    <message>
        <source>no API price</source>
        <translation>sem preço de API</translation>
    </message>
    <message>
        <source>no Capacity Block price</source>
        <translation>sem preço de Capacity Block</translation>
    </message>
    <message>
        <source>no accelerators</source>
        <translation>sem aceleradores</translation>
    </message>
    <message>
        <source>no commitment</source>
        <translation>a ausência de compromisso</translation>
    </message>
    <message>
        <source>no compared option can run it</source>
        <translation>nada do que se compara consegue fazer isso</translation>
    </message>
    <message>
        <source>no custom price</source>
        <translation>sem preço próprio</translation>
    </message>
    <message>
        <source>no dated price</source>
        <translation>nenhum preço datado</translation>
    </message>
    <message>
        <source>no differences yet</source>
        <translation>nada o distingue ainda</translation>
    </message>
    <message>
        <source>no estimate</source>
        <translation>sem estimativa</translation>
    </message>
    <message>
        <source>no estimate of %1</source>
        <translation>sem estimativa de %1</translation>
    </message>
    <message>
        <source>no estimate. %1</source>
        <comment>the reason, a sentence</comment>
        <translation>sem estimativa. %1</translation>
    </message>
    <message>
        <source>no experts</source>
        <translation>sem especialistas</translation>
    </message>
    <message>
        <source>no guide price</source>
        <translation>sem preço do guia</translation>
    </message>
    <message>
        <source>no latent</source>
        <translation>sem vetor latente</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sem limite</translation>
    </message>
    <message>
        <source>no machine price</source>
        <translation>sem preço da máquina</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>sem número</translation>
    </message>
    <message>
        <source>no on-demand price</source>
        <translation>sem preço sob demanda</translation>
    </message>
    <message>
        <source>no precision in common</source>
        <translation>nenhuma precisão em comum</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>sem preço</translation>
    </message>
    <message>
        <source>no price in "%1"</source>
        <translation>sem preço em “%1”</translation>
    </message>
    <message>
        <source>no price list</source>
        <translation>sem tabela</translation>
    </message>
    <message>
        <source>no price list chosen</source>
        <translation>nenhuma tabela de preços escolhida</translation>
    </message>
    <message>
        <source>no product line for %1</source>
        <translation>não há linha de produtos de %1</translation>
    </message>
    <message>
        <source>no ratio: %1</source>
        <comment>why</comment>
        <translation>sem proporção: %1</translation>
    </message>
    <message>
        <source>no spot price</source>
        <translation>sem preço spot</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>sem valor</translation>
    </message>
    <message>
        <source>no window</source>
        <translation>sem janela</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>none in view</source>
        <translation>nenhum dos mostrados</translation>
    </message>
    <message>
        <source>none of %1 can be estimated. %2</source>
        <comment>3 chips, the reason as a sentence</comment>
        <translation>nenhuma estimativa possível para %1. %2</translation>
    </message>
    <message>
        <source>none predicted</source>
        <translation>nenhum previsto</translation>
    </message>
    <message>
        <source>none: %1</source>
        <translation>nenhum: %1</translation>
    </message>
    <message>
        <source>not a language model that can be predicted</source>
        <translation>não é um modelo de linguagem que possa ser previsto</translation>
    </message>
    <message>
        <source>not all %1 rows are shown; spreadsheet exports have them</source>
        <translation>nem todas as %1 linhas; os arquivos para planilhas as contêm</translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation>não se aplica</translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation>não comparável</translation>
    </message>
    <message>
        <source>not drawn: %1</source>
        <translation>não desenhado: %1</translation>
    </message>
    <message>
        <source>not in %1</source>
        <translation>não está em %1</translation>
    </message>
    <message>
        <source>not in the catalogue</source>
        <translation>fora do catálogo</translation>
    </message>
    <message>
        <source>not in the catalogue; has no effect</source>
        <translation>fora do catálogo; não afeta nada</translation>
    </message>
    <message>
        <source>not in this region</source>
        <translation>não está nesta região</translation>
    </message>
    <message>
        <source>not in this scenario</source>
        <translation>não está neste cenário</translation>
    </message>
    <message>
        <source>not made for training</source>
        <translation>não foi feito para treinamento</translation>
    </message>
    <message>
        <source>not on sale</source>
        <translation>não está à venda</translation>
    </message>
    <message>
        <source>not on sale yet</source>
        <translation>ainda não está à venda</translation>
    </message>
    <message>
        <source>not on this cloud</source>
        <translation>não está nesta nuvem</translation>
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
        <source>not reachable</source>
        <translation>fora de alcance</translation>
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
        <source>nothing</source>
        <translation>nada</translation>
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
        <source>number formats added</source>
        <translation>formatos numéricos adicionados</translation>
    </message>
    <message>
        <source>number formats of 8 or 16 bits; fewer bits are faster and less precise.</source>
        <translation>formatos numéricos de 8 ou 16 bits; menos bits são mais rápidos e menos exatos.</translation>
    </message>
    <message>
        <source>number of chips</source>
        <translation>número de chips</translation>
    </message>
    <message>
        <source>number of chips; how many chips; chip count</source>
        <translation>número de chips; quantos chips; quantidade de chips</translation>
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
        <source>numbers and names</source>
        <translation>números e nomes</translation>
    </message>
    <message>
        <source>nvidia-choose</source>
        <translation>nvidia-choose</translation>
    </message>
    <message>
        <source>odds %1</source>
        <translation>chances de %1</translation>
    </message>
    <message>
        <source>of all chips in the catalogue</source>
        <translation>de todos os chips do catálogo</translation>
    </message>
    <message>
        <source>of systems only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the run</source>
        <translation>do treinamento</translation>
    </message>
    <message>
        <source>offers models of</source>
        <translation>oferece modelos de</translation>
    </message>
    <message>
        <source>official</source>
        <translation>oficial</translation>
    </message>
    <message>
        <source>official against official</source>
        <translation>fonte oficial contra fonte oficial</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>em %1</translation>
    </message>
    <message>
        <source>on one cloud only</source>
        <translation>em uma só nuvem</translation>
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
        <source>on-demand</source>
        <comment>the type of a price</comment>
        <translation>sob demanda</translation>
    </message>
    <message>
        <source>on-demand list price</source>
        <translation>preço de tabela sob demanda</translation>
    </message>
    <message>
        <source>on-demand, spot, reserved or Capacity Block</source>
        <translation>sob demanda, spot, reservado ou Capacity Block</translation>
    </message>
    <message>
        <source>one chart per scenario</source>
        <translation>um gráfico por cenário</translation>
    </message>
    <message>
        <source>one chip's links</source>
        <translation>interconexões de um chip</translation>
    </message>
    <message>
        <source>one floating-point operation; a TFLOPS is 10^12 of them per second, a PFLOPS 10^15.</source>
        <translation>uma operação de ponto flutuante; um TFLOPS são 10^12 delas por segundo, um PFLOPS, 10^15.</translation>
    </message>
    <message>
        <source>one is dense and the other sparse</source>
        <translation>um é denso e o outro, esparso</translation>
    </message>
    <message>
        <source>one is for a chip and the other for a whole machine</source>
        <translation>um é de um chip e o outro, de uma máquina inteira</translation>
    </message>
    <message>
        <source>one of the two is an estimate</source>
        <translation>um dos dois é uma estimativa</translation>
    </message>
    <message>
        <source>one of the two is announced but not on sale</source>
        <translation>um dos dois foi anunciado e ainda não está disponível</translation>
    </message>
    <message>
        <source>one of the two was never measured</source>
        <translation>um dos dois nunca foi medido</translation>
    </message>
    <message>
        <source>only in the price book %1</source>
        <translation>só na tabela de preços “%1”</translation>
    </message>
    <message>
        <source>operations per byte moved to or from memory.</source>
        <translation>operações que um trabalho faz sobre cada byte que move de ou para a memória.</translation>
    </message>
    <message>
        <source>or committed</source>
        <translation>ou com compromisso</translation>
    </message>
    <message>
        <source>other</source>
        <translation>outro</translation>
    </message>
    <message>
        <source>outlined = claimed or estimated</source>
        <translation>contornado = afirmado ou estimado</translation>
    </message>
    <message>
        <source>outlined = our estimate</source>
        <translation>contornado = nossa estimativa</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>eixo: %1</translation>
    </message>
    <message>
        <source>over %1</source>
        <comment>a chance above 99 %</comment>
        <translation>mais de %1</translation>
    </message>
    <message>
        <source>over %1</source>
        <comment>odds above 95 to 5</comment>
        <translation>mais de %1</translation>
    </message>
    <message>
        <source>over %1 as a multiple of today's</source>
        <translation>eixo: %1, em múltiplos do valor atual</translation>
    </message>
    <message>
        <source>over NeuronCores</source>
        <translation>entre NeuronCores</translation>
    </message>
    <message>
        <source>overhead</source>
        <translation>atrasos fixos</translation>
    </message>
    <message>
        <source>owned machines</source>
        <translation>máquinas próprias</translation>
    </message>
    <message>
        <source>owned machines, prompts included</source>
        <translation>máquinas próprias, prompts incluídos</translation>
    </message>
    <message>
        <source>p4d.24xlarge before June 2025</source>
        <translation>p4d.24xlarge antes de junho de 2025</translation>
    </message>
    <message>
        <source>p5.48xlarge before June 2025</source>
        <translation>p5.48xlarge antes de junho de 2025</translation>
    </message>
    <message>
        <source>p5en.48xlarge before June 2025</source>
        <translation>p5en.48xlarge antes de junho de 2025</translation>
    </message>
    <message>
        <source>paid hours x monthly cost of owning / 730</source>
        <translation>horas pagas x custo mensal da máquina própria / 730</translation>
    </message>
    <message>
        <source>paid hours x price of whole instances</source>
        <translation>horas pagas x preço de instâncias inteiras</translation>
    </message>
    <message>
        <source>partly</source>
        <translation>em parte</translation>
    </message>
    <message>
        <source>payback; pay back; payback time; break even; break-even; switching; moving; migration; savings; roi; return on investment; when does it pay</source>
        <translation>payback; retorno; prazo de retorno; ponto de equilíbrio; break-even; trocar; troca; mudança; migrar; migração; economia; roi; retorno do investimento; quando compensa; quando se paga</translation>
    </message>
    <message>
        <source>pays back in %1 months</source>
        <translation>se paga em %1 meses</translation>
    </message>
    <message>
        <source>pays back in %1 months, at worst never</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pdf; print; printout</source>
        <translation>pdf; imprimir; impressão</translation>
    </message>
    <message>
        <source>peak that the vendor prints for inference, per chip x chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>peak to name plate</source>
        <translation type="unfinished"></translation>
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
        <source>people with deuteranopia</source>
        <translation>pessoas com deuteranopia</translation>
    </message>
    <message>
        <source>people with protanopia</source>
        <translation>pessoas com protanopia</translation>
    </message>
    <message>
        <source>people with tritanopia</source>
        <translation>pessoas com tritanopia</translation>
    </message>
    <message>
        <source>per 1M items</source>
        <translation>por milhão de itens</translation>
    </message>
    <message>
        <source>per 1M output tokens</source>
        <translation>por milhão de tokens de saída</translation>
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
        <source>per instance 131.3%; per chip 1,299/1,979 = 65.6%; memory 16 x 96 = 1,536 GiB against 8 x 80 = 640 GiB: 240%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per system</source>
        <translation>por sistema</translation>
    </message>
    <message>
        <source>performance and size</source>
        <translation>velocidade e tamanho</translation>
    </message>
    <message>
        <source>phase-1</source>
        <translation>phase-1</translation>
    </message>
    <message>
        <source>phase-2</source>
        <translation>phase-2</translation>
    </message>
    <message>
        <source>phase-3</source>
        <translation>phase-3</translation>
    </message>
    <message>
        <source>picture; image; screenshot; png</source>
        <translation>imagem; figura; captura de tela; screenshot; png</translation>
    </message>
    <message>
        <source>plain data parallelism</source>
        <translation>paralelismo de dados simples</translation>
    </message>
    <message>
        <source>point = price on that date</source>
        <translation>ponto = um preço dessa data</translation>
    </message>
    <message>
        <source>portuguese; brazilian</source>
        <translation>português; brasileiro</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>possível</translation>
    </message>
    <message>
        <source>possible, range overlaps with the first</source>
        <translation>possível, faixa toca a do primeiro</translation>
    </message>
    <message>
        <source>pound; pounds; sterling; £</source>
        <translation>libra; libras; libra esterlina; £</translation>
    </message>
    <message>
        <source>power</source>
        <translation>potência</translation>
    </message>
    <message>
        <source>power not published</source>
        <translation>potência não publicada</translation>
    </message>
    <message>
        <source>power of the chips / tokens per second</source>
        <translation>potência dos chips / tokens por segundo</translation>
    </message>
    <message>
        <source>power of the chips x PUE / items per second</source>
        <translation>potência dos chips x PUE / itens por segundo</translation>
    </message>
    <message>
        <source>power of the chips x PUE / tokens per second</source>
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
        <source>power planned</source>
        <translation>potência planejada</translation>
    </message>
    <message>
        <source>power usage effectiveness: the energy a data centre takes from the grid per kilowatt-hour of its computers.</source>
        <translation>eficácia do uso de energia: o que um data center tira da rede elétrica para cada quilowatt-hora de seus computadores.</translation>
    </message>
    <message>
        <source>power; watts; TDP</source>
        <translation>potência; consumo; watts; TDP</translation>
    </message>
    <message>
        <source>powerpoint; power point; slides; ppt; pptx; deck; keynote</source>
        <translation>powerpoint; power point; slides; ppt; pptx; keynote</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>previsto</translation>
    </message>
    <message>
        <source>predicted %1 (%2)</source>
        <translation>previsto %1 (%2)</translation>
    </message>
    <message>
        <source>predicted = measured</source>
        <translation>previsto = medido</translation>
    </message>
    <message>
        <source>preferences; options; configuration</source>
        <translation>preferências; opções; configuração; configurações</translation>
    </message>
    <message>
        <source>prefill, or one read of the weights if that is longer, and the overhead</source>
        <translation>prefill, ou uma leitura dos pesos se for mais longa, e os custos fixos</translation>
    </message>
    <message>
        <source>presentation; presentation mode; slideshow; projector</source>
        <translation>apresentação; modo de apresentação; apresentação de slides; projetor</translation>
    </message>
    <message>
        <source>price</source>
        <translation>preço</translation>
    </message>
    <message>
        <source>price / utilised items per second</source>
        <translation>preço / itens por segundo em trabalho</translation>
    </message>
    <message>
        <source>price / utilised prompt tokens per second</source>
        <translation>preço / tokens de prompt por segundo em trabalho</translation>
    </message>
    <message>
        <source>price / utilised tokens per second</source>
        <translation>preço / tokens por segundo em trabalho</translation>
    </message>
    <message>
        <source>price and speed</source>
        <translation>preço e velocidade</translation>
    </message>
    <message>
        <source>price history</source>
        <translation>histórico de preços</translation>
    </message>
    <message>
        <source>price less residual value, repaid with interest, plus staff, energy of the whole machine at all hours x PUE, and colocation</source>
        <translation>preço menos valor residual pago com juros, pessoal, energia da máquina inteira em todas as horas x PUE, colocation</translation>
    </message>
    <message>
        <source>price list</source>
        <translation>tabela de preços</translation>
    </message>
    <message>
        <source>price lists</source>
        <translation>tabelas de preços</translation>
    </message>
    <message>
        <source>price lists and figures more than 90 days old, and what would replace them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>price of whole instances x hours per month</source>
        <translation>preço de instâncias inteiras x horas por mês</translation>
    </message>
    <message>
        <source>price paid</source>
        <translation>preço pago</translation>
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
        <source>price per hour of all rented units</source>
        <translation>preço por hora de tudo o que se aluga</translation>
    </message>
    <message>
        <source>price per hour of the rented unit</source>
        <translation>preço por hora do que se aluga</translation>
    </message>
    <message>
        <source>price per hour of the rented unit / its chips</source>
        <translation>preço por hora do que se aluga / seus chips</translation>
    </message>
    <message>
        <source>price trend; price drop; prices over time; old prices</source>
        <translation>tendência de preços; queda de preço; preços ao longo do tempo; histórico de preços; preços antigos</translation>
    </message>
    <message>
        <source>price unknown</source>
        <translation>preço desconhecido</translation>
    </message>
    <message>
        <source>price; hourly price; rent; rental price</source>
        <translation>preço; preço por hora; aluguel</translation>
    </message>
    <message>
        <source>priced per chip, but the number of chips is not stated</source>
        <translation>preço por chip, sem indicação de quantos há</translation>
    </message>
    <message>
        <source>prices</source>
        <translation>preços</translation>
    </message>
    <message>
        <source>prices from zero</source>
        <translation>preços a partir de zero</translation>
    </message>
    <message>
        <source>prices logarithmic</source>
        <translation>preços logarítmicos</translation>
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
        <source>published comparisons</source>
        <translation>comparações publicadas por terceiros</translation>
    </message>
    <message>
        <source>published power of a server, rack or cluster, hosts and network included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>range of the power</source>
        <translation>faixa da potência</translation>
    </message>
    <message>
        <source>range of the price</source>
        <translation>faixa do preço</translation>
    </message>
    <message>
        <source>ranges of the price and of the power</source>
        <translation>faixas do preço e da potência</translation>
    </message>
    <message>
        <source>rank within AWS</source>
        <translation>posição dentro da AWS</translation>
    </message>
    <message>
        <source>rank, as the guide has it</source>
        <translation>posição, segundo o guia</translation>
    </message>
    <message>
        <source>ranked by cost</source>
        <translation>ordenado por custo</translation>
    </message>
    <message>
        <source>ranked by monthly bill</source>
        <translation>ordenado pela fatura mensal</translation>
    </message>
    <message>
        <source>ranked by speed per chip</source>
        <translation>ordenado por velocidade por chip</translation>
    </message>
    <message>
        <source>rate of %1</source>
        <translation>taxa de %1</translation>
    </message>
    <message>
        <source>re:Invent 2020.</source>
        <translation>re:Invent 2020.</translation>
    </message>
    <message>
        <source>re:Invent 2023.</source>
        <translation>re:Invent 2023.</translation>
    </message>
    <message>
        <source>reached production within a year of the first sales of Blackwell</source>
        <translation>entrou em produção um ano após as primeiras vendas do Blackwell, ou antes</translation>
    </message>
    <message>
        <source>real; reais</source>
        <translation>real; reais; R$</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>motivo</translation>
    </message>
    <message>
        <source>release date</source>
        <translation>data de lançamento</translation>
    </message>
    <message>
        <source>release date, as the guide has it</source>
        <translation>data de lançamento, segundo o guia</translation>
    </message>
    <message>
        <source>reliability of chips tested at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>removed by you</source>
        <translation>omitido por você</translation>
    </message>
    <message>
        <source>rent</source>
        <translation>aluguel</translation>
    </message>
    <message>
        <source>rent, hours used</source>
        <translation>aluguel, horas usadas</translation>
    </message>
    <message>
        <source>rental cost of 730 hours / API price</source>
        <translation>aluguel de 730 horas / preço da API</translation>
    </message>
    <message>
        <source>rental paid for used hours only</source>
        <translation>aluguel pago pelas horas usadas</translation>
    </message>
    <message>
        <source>rented with %1 chips</source>
        <translation>alugado com %1 chips</translation>
    </message>
    <message>
        <source>replicas in parallel</source>
        <translation>cópias do modelo lado a lado</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>requisições</translation>
    </message>
    <message>
        <source>requirements, with ranges and values</source>
        <translation>o que pode ser exigido dos chips, com faixas e valores</translation>
    </message>
    <message>
        <source>reserved</source>
        <comment>the type of a price</comment>
        <translation>reservado</translation>
    </message>
    <message>
        <source>ring = baseline</source>
        <translation>anel = referência</translation>
    </message>
    <message>
        <source>ring = now</source>
        <translation>anel = agora</translation>
    </message>
    <message>
        <source>rise of the capacity block price in January 2026</source>
        <translation>aumento do preço de Capacity Block em janeiro de 2026</translation>
    </message>
    <message>
        <source>rises %1, above %2</source>
        <comment>a price; a percentage, a price</comment>
        <translation>subir %1, para mais de %2</translation>
    </message>
    <message>
        <source>rises above %1</source>
        <translation>passar de %1</translation>
    </message>
    <message>
        <source>roadmap</source>
        <translation>roadmap</translation>
    </message>
    <message>
        <source>roofline</source>
        <translation>roofline</translation>
    </message>
    <message>
        <source>rounding</source>
        <translation>arredondamento</translation>
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
        <source>ruled out: %1</source>
        <translation>descartado: %1</translation>
    </message>
    <message>
        <source>rules for choosing chips</source>
        <translation>quando escolher o quê</translation>
    </message>
    <message>
        <source>rules out</source>
        <translation>descarta</translation>
    </message>
    <message>
        <source>rupee; rupees; ₹</source>
        <translation>rupia; rupias; ₹</translation>
    </message>
    <message>
        <source>saved at the high threshold with 40%</source>
        <translation>economizado no limiar maior com 40%</translation>
    </message>
    <message>
        <source>saved at the low threshold with 40%</source>
        <translation>economizado no limiar menor com 40%</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>escala</translation>
    </message>
    <message>
        <source>scale-out total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scale-up bandwidth</source>
        <translation>largura de banda scale-up</translation>
    </message>
    <message>
        <source>scale-up total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scenario</source>
        <translation>cenário</translation>
    </message>
    <message>
        <source>second rank, as the guide has it</source>
        <translation>segunda posição, segundo o guia</translation>
    </message>
    <message>
        <source>secondary text</source>
        <translation>texto secundário</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>segundos</translation>
    </message>
    <message>
        <source>sells its chips to others</source>
        <translation>vende seus chips a terceiros</translation>
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
        <source>service level</source>
        <translation>nível de serviço</translation>
    </message>
    <message>
        <source>serving</source>
        <translation>inferência</translation>
    </message>
    <message>
        <source>several</source>
        <translation>vários</translation>
    </message>
    <message>
        <source>several Trainium instances linked to work as one.</source>
        <translation>várias instâncias Trainium interligadas para funcionar como uma só.</translation>
    </message>
    <message>
        <source>several buildings, joined by a special network</source>
        <translation>vários prédios, ligados por uma rede especial</translation>
    </message>
    <message>
        <source>share of peak</source>
        <translation>parcela do pico</translation>
    </message>
    <message>
        <source>share of the cost on p5.48xlarge, capacity block against P5 on demand</source>
        <translation>parcela do custo em p5.48xlarge, Capacity Block contra P5 sob demanda</translation>
    </message>
    <message>
        <source>share of the cost on p5.48xlarge, capacity blocks of 2026-01-31</source>
        <translation>parcela do custo em p5.48xlarge, Capacity Blocks de 2026-01-31</translation>
    </message>
    <message>
        <source>share of the cost on p5.48xlarge, capacity blocks of 2026-07-22</source>
        <translation>parcela do custo em p5.48xlarge, Capacity Blocks de 2026-07-22</translation>
    </message>
    <message>
        <source>share of the cost on p5.48xlarge, guide prices</source>
        <translation>parcela do custo em p5.48xlarge, preços do guia</translation>
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
        <source>single instructions, memory allocation, scheduling and the instruction set</source>
        <translation>instruções individuais, alocação de memória, escalonamento e o conjunto de instruções</translation>
    </message>
    <message>
        <source>site area</source>
        <translation>área do local</translation>
    </message>
    <message>
        <source>site area (French and German text)</source>
        <translation>área do local (textos francês e alemão)</translation>
    </message>
    <message>
        <source>site area (Portuguese and Spanish text)</source>
        <translation>área do local (textos português e espanhol)</translation>
    </message>
    <message>
        <source>size</source>
        <translation>tamanho</translation>
    </message>
    <message>
        <source>slide</source>
        <translation>slide</translation>
    </message>
    <message>
        <source>slide %1 of %2</source>
        <translation>slide %1 de %2</translation>
    </message>
    <message>
        <source>smaller than a bank card</source>
        <translation>menor que um cartão de banco</translation>
    </message>
    <message>
        <source>smallest number of chips whose memory holds the workload and the requested concurrency</source>
        <translation>menor número de chips cuja memória comporta a carga de trabalho e as requisições simultâneas pedidas</translation>
    </message>
    <message>
        <source>smallest to largest version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>software no longer maintained</source>
        <translation>software sem manutenção</translation>
    </message>
    <message>
        <source>source</source>
        <translation>fonte</translation>
    </message>
    <message>
        <source>source; sources; where does it come from; evidence</source>
        <translation>fonte; fontes; origem; de onde vem; evidência</translation>
    </message>
    <message>
        <source>sources</source>
        <translation>fontes</translation>
    </message>
    <message>
        <source>sources of the figures</source>
        <translation>de onde vêm os valores</translation>
    </message>
    <message>
        <source>sources that disagree</source>
        <translation>fontes que divergem</translation>
    </message>
    <message>
        <source>spanish</source>
        <translation>espanhol</translation>
    </message>
    <message>
        <source>specs; specifications; datasheet; peaks; tflops; side by side; memory size</source>
        <translation>especificações; ficha técnica; datasheet; picos; tflops; lado a lado; tamanho da memória</translation>
    </message>
    <message>
        <source>speed; how fast; faster; fastest; throughput; performance; tokens per second; latency; workload</source>
        <translation>velocidade; quão rápido; mais rápido; o mais rápido; vazão; throughput; desempenho; tokens por segundo; latência; carga de trabalho</translation>
    </message>
    <message>
        <source>spot</source>
        <comment>the type of a price</comment>
        <translation>spot</translation>
    </message>
    <message>
        <source>spot %1, on-demand %2 USD per hour</source>
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
        <source>stated by its vendor but not on sale yet; drawn hatched, and always marked next to shipping products.</source>
        <translation>informado pelo fabricante, mas ainda indisponível; desenhado hachurado e nunca misturado sem aviso com o que está disponível.</translation>
    </message>
    <message>
        <source>statement of the guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>statement on cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>states</source>
        <translation>estados</translation>
    </message>
    <message>
        <source>status</source>
        <translation>status</translation>
    </message>
    <message>
        <source>stay on %1</source>
        <translation>ficar em %1</translation>
    </message>
    <message>
        <source>steps = whole deployments</source>
        <translation>degraus = implantações inteiras</translation>
    </message>
    <message>
        <source>string "%1"</source>
        <translation>string “%1”</translation>
    </message>
    <message>
        <source>stronger = farther from 1</source>
        <translation>mais intenso = mais longe de 1</translation>
    </message>
    <message>
        <source>stronger = more</source>
        <translation>mais intenso = mais</translation>
    </message>
    <message>
        <source>structured sparsity called new</source>
        <translation>esparsidade estruturada dita nova</translation>
    </message>
    <message>
        <source>successor of PyTorch/XLA</source>
        <translation>sucessor do PyTorch/XLA</translation>
    </message>
    <message>
        <source>supports NVIDIA NVLink Fusion</source>
        <translation>suporta NVIDIA NVLink Fusion</translation>
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
        <source>table; numbers; all numbers; data table</source>
        <translation>tabela; números; todos os números; tabela de dados</translation>
    </message>
    <message>
        <source>takes over five years to pay back</source>
        <translation>leva mais de cinco anos para se pagar</translation>
    </message>
    <message>
        <source>takes too long</source>
        <translation>demora demais</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>text instead of a bar = reason for no number</source>
        <translation>palavras em vez de barra = sem número, e o motivo</translation>
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
        <source>the API price</source>
        <translation>o preço da API</translation>
    </message>
    <message>
        <source>the KV cache precision in bits</source>
        <translation>o número de bits de um valor em cache</translation>
    </message>
    <message>
        <source>the US dollars for 1 of the currency, such as 1.08</source>
        <translation>os dólares americanos por 1 unidade da moeda, como 1.08</translation>
    </message>
    <message>
        <source>the accelerator's name</source>
        <translation>o nome do acelerador</translation>
    </message>
    <message>
        <source>the arithmetic intensity above which compute limits a chip instead of memory bandwidth: its peak divided by its bandwidth.</source>
        <translation>a intensidade aritmética a partir da qual um chip é limitado por computação, e não pela largura de banda de memória: seu pico dividido por sua largura de banda.</translation>
    </message>
    <message>
        <source>the baseline has no value here</source>
        <translation>a referência não tem número aqui</translation>
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
        <source>the cached share of the prompt</source>
        <translation>a parcela do prompt em cache</translation>
    </message>
    <message numerus="yes">
        <source>the catalogue has %n custom figures</source>
        <translation><numerusform>o catálogo tem %n valor próprio</numerusform><numerusform>o catálogo tem %n valores próprios</numerusform></translation>
    </message>
    <message>
        <source>the catalogue has 1 custom figure</source>
        <translation>o catálogo tem 1 valor próprio</translation>
    </message>
    <message>
        <source>the chip, instance or system that the others are compared with.</source>
        <translation>o chip, a instância ou o sistema com que os outros são comparados.</translation>
    </message>
    <message>
        <source>the colocation price</source>
        <translation>o preço da colocation</translation>
    </message>
    <message>
        <source>the compute efficiency</source>
        <translation>a eficiência de computação</translation>
    </message>
    <message>
        <source>the compute precision in bits</source>
        <translation>o número de bits da aritmética</translation>
    </message>
    <message>
        <source>the constants of the estimates, fitted in advance to published measurements; nothing is fitted while the program runs.</source>
        <translation>as constantes das estimativas, apuradas uma vez a partir de medições publicadas; nada é ajustado durante a execução do programa.</translation>
    </message>
    <message>
        <source>the cost of staff and maintenance</source>
        <translation>o custo de pessoal e manutenção</translation>
    </message>
    <message>
        <source>the currency</source>
        <translation>a moeda</translation>
    </message>
    <message>
        <source>the data-centre PUE</source>
        <translation>o PUE do data center</translation>
    </message>
    <message>
        <source>the date of the price</source>
        <translation>a data do preço</translation>
    </message>
    <message>
        <source>the discount</source>
        <translation>o desconto</translation>
    </message>
    <message>
        <source>the divisor's range reaches zero</source>
        <translation>a faixa do divisor chega a zero</translation>
    </message>
    <message>
        <source>the energy price</source>
        <translation>o preço da energia</translation>
    </message>
    <message>
        <source>the fast links between chips in one machine, and the slower links between machines.</source>
        <translation>as interconexões rápidas entre chips de uma máquina e as mais lentas entre máquinas.</translation>
    </message>
    <message>
        <source>the figure is %1</source>
        <translation>o valor é %1</translation>
    </message>
    <message>
        <source>the first figure</source>
        <translation>o primeiro valor</translation>
    </message>
    <message>
        <source>the global batch size</source>
        <translation>o número de sequências por passo</translation>
    </message>
    <message>
        <source>the goodput</source>
        <translation>o goodput</translation>
    </message>
    <message>
        <source>the head size</source>
        <translation>o tamanho de uma cabeça</translation>
    </message>
    <message>
        <source>the hidden size</source>
        <translation>o tamanho oculto</translation>
    </message>
    <message>
        <source>the highest throughput that a chip can reach at each arithmetic intensity.</source>
        <translation>o máximo que um chip pode alcançar em cada intensidade aritmética.</translation>
    </message>
    <message>
        <source>the host power</source>
        <translation>a potência além dos chips</translation>
    </message>
    <message>
        <source>the host's memory in GiB</source>
        <translation>a memória do host em GiB</translation>
    </message>
    <message>
        <source>the hours that a price pays for</source>
        <translation>as horas que um preço cobre</translation>
    </message>
    <message>
        <source>the instance type</source>
        <translation>o tipo de instância</translation>
    </message>
    <message>
        <source>the interest rate</source>
        <translation>os juros</translation>
    </message>
    <message>
        <source>the keys and values of earlier tokens, kept in memory so that a model does not recalculate them.</source>
        <translation>o que um modelo guarda na memória sobre os tokens anteriores para não calculá-los de novo.</translation>
    </message>
    <message>
        <source>the laboratory in Austin, Texas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the length of the commitment</source>
        <translation>a duração do compromisso</translation>
    </message>
    <message>
        <source>the link efficiency</source>
        <translation>a eficiência das conexões</translation>
    </message>
    <message>
        <source>the longest sequence</source>
        <translation>a sequência mais longa</translation>
    </message>
    <message>
        <source>the lowest and highest value that a number can have; formulas carry it through.</source>
        <translation>o menor e o maior valor que um número pode ter; as fórmulas os levam adiante.</translation>
    </message>
    <message>
        <source>the machine price</source>
        <translation>o preço da máquina</translation>
    </message>
    <message>
        <source>the machines that a price pays for</source>
        <translation>as máquinas que um preço cobre</translation>
    </message>
    <message>
        <source>the memory efficiency</source>
        <translation>a eficiência da memória</translation>
    </message>
    <message>
        <source>the memory of an accelerator, or of all</source>
        <translation>a memória de um acelerador ou de todos</translation>
    </message>
    <message>
        <source>the meter</source>
        <translation>o medidor</translation>
    </message>
    <message>
        <source>the minimum tokens/s per user</source>
        <translation>a velocidade por usuário</translation>
    </message>
    <message>
        <source>the model FLOP utilisation of %1</source>
        <translation>a utilização de FLOP do modelo de %1</translation>
    </message>
    <message>
        <source>the monthly output in billion tokens</source>
        <translation>a saída por mês em bilhões de tokens</translation>
    </message>
    <message>
        <source>the monthly volume costs %1 now</source>
        <translation>o trabalho do mês custa %1 hoje</translation>
    </message>
    <message>
        <source>the network belongs to the instance, not to the chip</source>
        <translation>a rede pertence à instância, não ao chip</translation>
    </message>
    <message>
        <source>the number of KV heads</source>
        <translation>o número de cabeças KV</translation>
    </message>
    <message>
        <source>the number of accelerators</source>
        <translation>o número de aceleradores</translation>
    </message>
    <message>
        <source>the number of active parameters in billions</source>
        <translation>o número de parâmetros ativos em bilhões</translation>
    </message>
    <message>
        <source>the number of attention heads</source>
        <translation>o número de cabeças de atenção</translation>
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
        <source>the number of concurrent requests</source>
        <translation>o número de solicitações simultâneas</translation>
    </message>
    <message>
        <source>the number of denoising steps</source>
        <translation>o número de passos de remoção de ruído</translation>
    </message>
    <message>
        <source>the number of hours per month</source>
        <translation>o número de horas por mês</translation>
    </message>
    <message>
        <source>the number of input tokens</source>
        <translation>o número de tokens de entrada</translation>
    </message>
    <message>
        <source>the number of layers</source>
        <translation>o número de camadas</translation>
    </message>
    <message>
        <source>the number of monthly items in millions</source>
        <translation>o número de itens por mês em milhões</translation>
    </message>
    <message>
        <source>the number of output tokens</source>
        <translation>o número de tokens de saída</translation>
    </message>
    <message>
        <source>the number of parameters in billions</source>
        <translation>o número de parâmetros em bilhões</translation>
    </message>
    <message>
        <source>the number of tokens per decode step</source>
        <translation>o número de tokens de um passo de decode</translation>
    </message>
    <message>
        <source>the number of training tokens in billions</source>
        <translation>o número de tokens de treinamento em bilhões</translation>
    </message>
    <message>
        <source>the on-demand price in USD an hour</source>
        <translation>o preço sob demanda em USD por hora</translation>
    </message>
    <message>
        <source>the only remaining option</source>
        <translation>o único que resta</translation>
    </message>
    <message>
        <source>the operating system</source>
        <translation>o sistema operacional</translation>
    </message>
    <message>
        <source>the options that no other option beats in both plotted metrics.</source>
        <translation>os itens de uma comparação que nenhum outro supera nas duas grandezas desenhadas.</translation>
    </message>
    <message>
        <source>the overhead</source>
        <translation>a duração dos atrasos fixos</translation>
    </message>
    <message>
        <source>the phase that generates the answer token by token; mostly limited by memory bandwidth.</source>
        <translation>a fase que escreve uma resposta token a token; em geral, limitada pela largura de banda de memória.</translation>
    </message>
    <message>
        <source>the phase that processes the prompt; mostly limited by compute.</source>
        <translation>a fase que lê o prompt; em geral, limitada por computação.</translation>
    </message>
    <message>
        <source>the price factor</source>
        <translation>o fator de preço</translation>
    </message>
    <message>
        <source>the price of %1</source>
        <translation>o preço de %1</translation>
    </message>
    <message>
        <source>the prices contradict what the providers publish</source>
        <translation>os preços contradizem o que os provedores publicam</translation>
    </message>
    <message>
        <source>the product</source>
        <translation>o produto</translation>
    </message>
    <message>
        <source>the provider</source>
        <translation>quem aluga</translation>
    </message>
    <message>
        <source>the range of the baseline's number reaches zero</source>
        <translation>a faixa do número da referência chega a zero</translation>
    </message>
    <message>
        <source>the region</source>
        <translation>a região</translation>
    </message>
    <message>
        <source>the reservation term</source>
        <translation>a duração de uma reserva</translation>
    </message>
    <message>
        <source>the residual value</source>
        <translation>o valor residual</translation>
    </message>
    <message>
        <source>the second figure</source>
        <translation>o segundo valor</translation>
    </message>
    <message>
        <source>the sequence length</source>
        <translation>o comprimento das sequências</translation>
    </message>
    <message>
        <source>the service life in years</source>
        <translation>o número de anos de uso</translation>
    </message>
    <message>
        <source>the serving stack</source>
        <translation>o software de serving</translation>
    </message>
    <message>
        <source>the share of a run's hours that make progress; the rest is lost to failures, restarts and checkpoints.</source>
        <translation>a parcela das horas de uma execução que a faz avançar; o resto vai para falhas, reinícios e checkpoints.</translation>
    </message>
    <message>
        <source>the share of the paid hours in which chips do work; idle hours are also paid for.</source>
        <translation>a parcela das horas pagas em que os chips trabalham; horas ociosas também são pagas.</translation>
    </message>
    <message>
        <source>the software platform for NVIDIA chips; operators written for it run on no other chips.</source>
        <translation>o software com que se escrevem programas para chips da NVIDIA; operações escritas para ele não são executadas em outros chips.</translation>
    </message>
    <message>
        <source>the spot price in USD an hour</source>
        <translation>o preço spot em USD por hora</translation>
    </message>
    <message>
        <source>the time to the first token</source>
        <translation>o tempo até o primeiro token</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>o título</translation>
    </message>
    <message>
        <source>the training efficiency</source>
        <translation>a eficiência de treinamento</translation>
    </message>
    <message>
        <source>the unit of the price</source>
        <translation>a unidade do preço</translation>
    </message>
    <message>
        <source>the utilisation</source>
        <translation>a utilização</translation>
    </message>
    <message>
        <source>the vocabulary size</source>
        <translation>o tamanho do vocabulário</translation>
    </message>
    <message>
        <source>the wait before an answer begins: prefill and overhead.</source>
        <translation>o que uma pessoa espera até começar a resposta: o prefill e os custos fixos.</translation>
    </message>
    <message>
        <source>the warning</source>
        <translation>aviso</translation>
    </message>
    <message>
        <source>the weight precision in bits</source>
        <translation>o número de bits de um peso</translation>
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
        <source>their number formats differ</source>
        <translation>seus formatos numéricos diferem</translation>
    </message>
    <message>
        <source>their price types differ</source>
        <translation>seus preços são de tipos diferentes</translation>
    </message>
    <message>
        <source>their prices are from different regions</source>
        <translation>seus preços são de regiões diferentes</translation>
    </message>
    <message>
        <source>their prices have different dates</source>
        <translation>seus preços são de épocas diferentes</translation>
    </message>
    <message>
        <source>there is no memory</source>
        <translation>não há memória</translation>
    </message>
    <message>
        <source>there is no other value near %1.</source>
        <translation>não há outro valor perto de %1.</translation>
    </message>
    <message>
        <source>they have different numbers of chips</source>
        <translation>são de números de chips diferentes</translation>
    </message>
    <message>
        <source>thick line = best offers, none is both cheaper and faster</source>
        <translation>linha grossa = melhores ofertas, nenhuma é ao mesmo tempo mais barata e mais rápida</translation>
    </message>
    <message>
        <source>thin line = rent for used hours only</source>
        <translation>linha fina = aluguel só das horas usadas</translation>
    </message>
    <message>
        <source>thin lines = equal cost, %1</source>
        <translation>linhas finas = custo igual, %1</translation>
    </message>
    <message>
        <source>thin lines = thresholds of the AWS chip guide</source>
        <translation>linhas finas = limiares do guia de chips da AWS</translation>
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
        <source>throughput</source>
        <translation>vazão</translation>
    </message>
    <message>
        <source>throughput (MoE)</source>
        <translation>vazão (MoE)</translation>
    </message>
    <message>
        <source>throughput at full load</source>
        <translation>vazão em carga máxima</translation>
    </message>
    <message>
        <source>throughput at full load (MoE)</source>
        <translation>vazão em carga máxima (MoE)</translation>
    </message>
    <message>
        <source>throughput per chip, regardless of cost</source>
        <translation>velocidade por chip, custe o que custar</translation>
    </message>
    <message>
        <source>tied with the first</source>
        <translation>empatado com o primeiro</translation>
    </message>
    <message>
        <source>time to first token</source>
        <translation>tempo até o primeiro token</translation>
    </message>
    <message>
        <source>time to first token (MoE)</source>
        <translation>tempo até o primeiro token (MoE)</translation>
    </message>
    <message>
        <source>times</source>
        <translation>vezes</translation>
    </message>
    <message>
        <source>times the other</source>
        <translation>vezes o valor do outro</translation>
    </message>
    <message>
        <source>to fine-tune %1</source>
        <translation>para o fine-tuning de %1</translation>
    </message>
    <message>
        <source>to run %1</source>
        <translation>para executar %1</translation>
    </message>
    <message>
        <source>to serve %1</source>
        <translation>para servir %1</translation>
    </message>
    <message>
        <source>to train %1</source>
        <translation>para treinar %1</translation>
    </message>
    <message>
        <source>to verify</source>
        <translation>a verificar</translation>
    </message>
    <message>
        <source>today = 1</source>
        <translation>hoje = 1</translation>
    </message>
    <message>
        <source>tokens per USD</source>
        <translation>tokens por USD</translation>
    </message>
    <message>
        <source>tokens per dollar; value for money; price performance; best value</source>
        <translation>tokens por dólar; tokens pelo dinheiro; custo-benefício; preço-desempenho; melhor custo-benefício</translation>
    </message>
    <message>
        <source>tokens per second</source>
        <translation>tokens por segundo</translation>
    </message>
    <message>
        <source>tokens per second / chips</source>
        <translation>tokens por segundo / chips</translation>
    </message>
    <message>
        <source>tokens per second per chip</source>
        <translation>tokens por segundo por chip</translation>
    </message>
    <message>
        <source>tokens per second per instance</source>
        <translation>tokens por segundo por instância</translation>
    </message>
    <message>
        <source>tokens per second per system</source>
        <translation>tokens por segundo por sistema</translation>
    </message>
    <message>
        <source>tokens per second, both axes logarithmic</source>
        <translation>tokens por segundo, ambos os eixos logarítmicos</translation>
    </message>
    <message>
        <source>tokens x chip time per token / goodput</source>
        <translation>tokens x tempo por token e chip / goodput</translation>
    </message>
    <message>
        <source>tokens/s per chip</source>
        <translation>tokens/s por chip</translation>
    </message>
    <message>
        <source>too little memory</source>
        <translation>memória insuficiente</translation>
    </message>
    <message>
        <source>too much work to move</source>
        <translation>trabalho demais para migrar</translation>
    </message>
    <message>
        <source>too slow</source>
        <translation>lento demais</translation>
    </message>
    <message>
        <source>torch_neuron</source>
        <translation>torch_neuron</translation>
    </message>
    <message>
        <source>training</source>
        <translation>treinamento</translation>
    </message>
    <message>
        <source>training of Claude only</source>
        <translation>só treinamento do Claude</translation>
    </message>
    <message>
        <source>training of mixture-of-experts models</source>
        <translation>treinamento de modelos de mistura de especialistas</translation>
    </message>
    <message>
        <source>training speed, latency, energy use</source>
        <translation>velocidade de treinamento, latência, consumo de energia</translation>
    </message>
    <message>
        <source>trainium-avoid</source>
        <translation>trainium-avoid</translation>
    </message>
    <message>
        <source>trainium-check</source>
        <translation>trainium-check</translation>
    </message>
    <message>
        <source>trainium-choose</source>
        <translation>trainium-choose</translation>
    </message>
    <message>
        <source>triangle = a batch</source>
        <translation>triângulo = um batch</translation>
    </message>
    <message>
        <source>trn1.2xlarge: 1.10 USD for one Trainium1.</source>
        <translation>trn1.2xlarge: 1,10 USD por um Trainium1.</translation>
    </message>
    <message>
        <source>trn2.48xlarge at 35.7608 USD/h against p5.48xlarge at published prices: 65% to 114%.</source>
        <translation>trn2.48xlarge a 35,7608 USD/h em relação a p5.48xlarge a preços publicados: de 65% a 114%.</translation>
    </message>
    <message>
        <source>trn2.48xlarge: 4.80 / 16 = 0.30 USD for one Trainium2.</source>
        <translation>trn2.48xlarge: 4,80 / 16 = 0,30 USD por um Trainium2.</translation>
    </message>
    <message>
        <source>trn3.48xlarge, trn3p.48xlarge, trn3e.24xlarge, trn3sn.3xlarge, trn3pd98.3xlarge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>two costs are needed</source>
        <translation>são necessários dois custos</translation>
    </message>
    <message>
        <source>two figures of the chip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two figures of the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two rows with a number are needed</source>
        <translation>são necessárias duas linhas com um número</translation>
    </message>
    <message>
        <source>two sources</source>
        <translation>duas fontes</translation>
    </message>
    <message>
        <source>uncertainty</source>
        <translation>incerteza</translation>
    </message>
    <message>
        <source>unchecked</source>
        <translation>não verificada</translation>
    </message>
    <message>
        <source>undated</source>
        <translation>sem data</translation>
    </message>
    <message>
        <source>under 1%</source>
        <translation>menos de 1%</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconhecido</translation>
    </message>
    <message>
        <source>unless %1 %2</source>
        <comment>its price; rises above an amount</comment>
        <translation>salvo se %1 %2</translation>
    </message>
    <message>
        <source>unless %1 runs on %2</source>
        <comment>a chip; 6 chips or more</comment>
        <translation>salvo se %1 usar %2</translation>
    </message>
    <message>
        <source>unless both run on %1</source>
        <comment>4 chips or fewer</comment>
        <translation>salvo se ambos usarem %1</translation>
    </message>
    <message>
        <source>up and left is better</source>
        <translation>acima e à esquerda é melhor</translation>
    </message>
    <message>
        <source>up and right is better</source>
        <translation>acima e à direita é melhor</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>até %1</translation>
    </message>
    <message>
        <source>use case</source>
        <translation>para que serve</translation>
    </message>
    <message>
        <source>use, another place in the guide</source>
        <translation>uso, outro trecho do guia</translation>
    </message>
    <message>
        <source>use, one place in the guide</source>
        <translation>uso, um trecho do guia</translation>
    </message>
    <message>
        <source>utilised tokens per second / price</source>
        <translation>tokens por segundo em trabalho / preço</translation>
    </message>
    <message>
        <source>vCPUs</source>
        <translation>processadores virtuais</translation>
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
        <source>vertical line = %1 per user</source>
        <translation>linha vertical = %1 por usuário</translation>
    </message>
    <message>
        <source>volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>volume; monthly volume; tokens a month; tokens per month; how many tokens; traffic; usage</source>
        <translation>volume; volume mensal; tokens por mês; tokens ao mês; quantos tokens; tráfego; uso</translation>
    </message>
    <message>
        <source>vs on-demand 55.04: 64.97%; vs Capacity Block 2026-07 41.528: 86.11%; vs Capacity Block 2026-01 31.464: 113.66%. Per dense FP8 PFLOPS: 49.5%, 65.6%, 86.6%</source>
        <translation>contra 55,04 sob demanda: 64,97%; contra Capacity Block 2026-07 41,528: 86,11%; contra Capacity Block 2026-01 31,464: 113,66%. Por PFLOPS FP8 denso: 49,5%, 65,6%, 86,6%</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>aviso</translation>
    </message>
    <message>
        <source>warning, legend and footer</source>
        <translation>aviso, legenda e rodapé</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>avisos</translation>
    </message>
    <message>
        <source>weeks</source>
        <translation>semanas</translation>
    </message>
    <message>
        <source>weeks on several hundred thousand chips</source>
        <translation>semanas em várias centenas de milhares de chips</translation>
    </message>
    <message>
        <source>weights, states and activations, or weights and the cache of all concurrent requests</source>
        <translation>pesos, estados e ativações, ou pesos e o cache de todas as requisições simultâneas</translation>
    </message>
    <message>
        <source>what "nearly 500,000" allows</source>
        <translation>o que “quase 500.000” permite</translation>
    </message>
    <message>
        <source>what if</source>
        <translation>e se</translation>
    </message>
    <message>
        <source>what if; what-if; tornado; what would change it; what changes the answer; uncertainty; risk; odds</source>
        <translation>e se; what-if; tornado; sensibilidade; o que mudaria; o que muda a resposta; incerteza; risco; chances; probabilidade</translation>
    </message>
    <message>
        <source>whether it is a spot price</source>
        <translation>se é um preço spot</translation>
    </message>
    <message>
        <source>while %1 is %2, not %3</source>
        <comment>an assumption; from 1 to 3; up to 0</comment>
        <translation>enquanto %1 for: %2, não %3</translation>
    </message>
    <message>
        <source>whisker = nine of ten predictions are closer than its end</source>
        <translation>haste = nove em dez previsões ficam aquém de sua ponta</translation>
    </message>
    <message>
        <source>whisker = range</source>
        <translation>haste = faixa</translation>
    </message>
    <message>
        <source>whisker = zones, offers or days</source>
        <translation>haste = zonas, ofertas ou dias</translation>
    </message>
    <message>
        <source>whole instances that hold the chips</source>
        <translation>instâncias inteiras que contêm os chips</translation>
    </message>
    <message>
        <source>why</source>
        <translation>por quê</translation>
    </message>
    <message>
        <source>why; reason; reasons; answer</source>
        <translation>por quê; por que; motivo; razão; razões; resposta</translation>
    </message>
    <message>
        <source>wide release, by press reports</source>
        <translation>lançamento amplo, segundo a imprensa</translation>
    </message>
    <message numerus="yes">
        <source>with %n custom figures</source>
        <translation><numerusform>com %n valor próprio</numerusform><numerusform>com %n valores próprios</numerusform></translation>
    </message>
    <message>
        <source>with 1 custom figure</source>
        <translation>com 1 valor próprio</translation>
    </message>
    <message>
        <source>with a commitment %1, not %2</source>
        <comment>from 1 year on; up to 0 years</comment>
        <translation>com um compromisso %1, não %2</translation>
    </message>
    <message>
        <source>with a commitment of %1 or more, not without one</source>
        <comment>so many years</comment>
        <translation>com um compromisso a partir de %1, não sem ele</translation>
    </message>
    <message>
        <source>with enough memory</source>
        <translation>cuja memória a comporta</translation>
    </message>
    <message>
        <source>within 25%</source>
        <translation>a até 25%</translation>
    </message>
    <message>
        <source>without a commitment, not with one of %1 or more</source>
        <comment>so many years</comment>
        <translation>sem compromisso, não com um a partir de %1</translation>
    </message>
    <message>
        <source>work items that a chip processes at once; larger batches share each read of the weights.</source>
        <translation>partes do trabalho que um chip faz ao mesmo tempo; as maiores dividem cada leitura dos pesos.</translation>
    </message>
    <message>
        <source>work per dollar</source>
        <translation>trabalho pelo dinheiro</translation>
    </message>
    <message>
        <source>workload</source>
        <translation>carga de trabalho</translation>
    </message>
    <message>
        <source>workloads to estimate: training, serving, batch inference</source>
        <translation>o que pode ser estimado: treinamento, serving, inferência em batch</translation>
    </message>
    <message>
        <source>year</source>
        <translation>ano</translation>
    </message>
    <message>
        <source>years</source>
        <translation>anos</translation>
    </message>
    <message>
        <source>yen; ¥</source>
        <translation>iene; ienes; ¥</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sim</translation>
    </message>
    <message>
        <source>your rate</source>
        <translation>sua taxa</translation>
    </message>
    <message>
        <source>yuan; renminbi; rmb</source>
        <translation>yuan; renminbi; rmb</translation>
    </message>
    <message>
        <source>zoom; zoom in; larger; bigger; larger text</source>
        <translation>zoom; ampliar; aumentar; maior; texto maior</translation>
    </message>
    <message>
        <source>×%1</source>
        <comment>behind a chip's name: how many of it</comment>
        <translation>×%1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>“%1” is in %2. Edit the file: changes appear immediately.</source>
        <translation>“%1” está em %2. Edite o arquivo: as mudanças aparecem na hora.</translation>
    </message>
    <message>
        <source>“%1” is not a number; the decimal sign is “%2”.</source>
        <translation>“%1” não é um número; o sinal decimal é “%2”.</translation>
    </message>
    <message>
        <source>“%1” is not part of the comparison; the page selected another one.</source>
        <translation>“%1” não está entre os itens comparados; a página escolheu outro.</translation>
    </message>
    <message>
        <source>← → pages   B black   A assumptions   Esc exit</source>
        <translation>← → páginas   B preto   A premissas   Esc encerra</translation>
    </message>
    <message>
        <source>◀ = baseline</source>
        <translation>◀ = referência</translation>
    </message>
    <message>
        <source>◂ %1</source>
        <translation>◂ %1</translation>
    </message>
    <message>
        <source>◆ Fault:</source>
        <translation>◆ Falha:</translation>
    </message>
    <message>
        <source>◆ Not comparable: %1</source>
        <translation>◆ Comparação não equivalente: %1</translation>
    </message>
    <message>
        <source>◇ Caution:</source>
        <translation>◇ Alerta:</translation>
    </message>
    <message>
        <source>● %1</source>
        <translation>● %1</translation>
    </message>
    <message>
        <source>⚠ Contradiction</source>
        <translation>⚠ Contradição</translation>
    </message>
    <message>
        <source>⚠ Findings: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
