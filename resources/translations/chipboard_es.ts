<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Chipboard</name>
    <message>
        <source> (%1)</source>
        <translation> (%1)</translation>
    </message>
    <message>
        <source> and for </source>
        <translation> ni para </translation>
    </message>
    <message>
        <source> bn</source>
        <translation> mil M</translation>
    </message>
    <message>
        <source> tn</source>
        <translation> billones</translation>
    </message>
    <message>
        <source> with %1 x %2 of line %3</source>
        <translation> con %1 x %2 de la línea %3</translation>
    </message>
    <message>
        <source>"%1" cannot be compared with itself.</source>
        <translation>«%1» no se puede comparar consigo mismo.</translation>
    </message>
    <message>
        <source>"%1" cannot be written: %2.</source>
        <translation>No se puede escribir «%1»: %2.</translation>
    </message>
    <message>
        <source>"%1" could not be written in full: %2.</source>
        <translation>No se pudo escribir «%1» por completo: %2.</translation>
    </message>
    <message>
        <source>"%1" gives no number to %2.</source>
        <translation>«%1» no da ningún número a %2.</translation>
    </message>
    <message>
        <source>"%1" has no meaning here.</source>
        <translation>«%1» no tiene significado aquí.</translation>
    </message>
    <message>
        <source>"%1" has no use for "%2".</source>
        <translation>«%1» no admite «%2».</translation>
    </message>
    <message>
        <source>"%1" is a device, not a file.</source>
        <translation>«%1» es un dispositivo, no un archivo.</translation>
    </message>
    <message>
        <source>"%1" is a folder, not a file.</source>
        <translation>«%1» es una carpeta, no un archivo.</translation>
    </message>
    <message>
        <source>"%1" is a number and contains nothing.</source>
        <translation>«%1» es un número y no contiene nada.</translation>
    </message>
    <message>
        <source>"%1" is a text, which has no order.</source>
        <translation>«%1» es un texto, que no tiene orden.</translation>
    </message>
    <message>
        <source>"%1" is a unit of something else.</source>
        <translation>«%1» es una unidad de otra magnitud.</translation>
    </message>
    <message>
        <source>"%1" is compared with a number.</source>
        <translation>«%1» se compara con un número.</translation>
    </message>
    <message>
        <source>"%1" is compared with a text.</source>
        <translation>«%1» se compara con un texto.</translation>
    </message>
    <message>
        <source>"%1" is in the list twice.</source>
        <translation>«%1» aparece dos veces en la lista.</translation>
    </message>
    <message>
        <source>"%1" is missing.</source>
        <translation>Falta «%1».</translation>
    </message>
    <message>
        <source>"%1" is no %2.</source>
        <translation>«%1» no es un valor de %2.</translation>
    </message>
    <message>
        <source>"%1" is no assumption that could be moved.</source>
        <translation>«%1» no es un supuesto que se pueda variar.</translation>
    </message>
    <message>
        <source>"%1" is no code of a currency.</source>
        <translation>«%1» no es un código de moneda.</translation>
    </message>
    <message>
        <source>"%1" is no date.</source>
        <translation>«%1» no es una fecha.</translation>
    </message>
    <message>
        <source>"%1" is no id.</source>
        <translation>«%1» no es un identificador.</translation>
    </message>
    <message>
        <source>"%1" is no mapping.</source>
        <translation>«%1» no es una asignación.</translation>
    </message>
    <message>
        <source>"%1" is no number of chips.</source>
        <translation>«%1» no es un número de chips.</translation>
    </message>
    <message>
        <source>"%1" is no number of draws.</source>
        <translation>«%1» no es un número de simulaciones.</translation>
    </message>
    <message>
        <source>"%1" is no number.</source>
        <translation>«%1» no es un número.</translation>
    </message>
    <message>
        <source>"%1" is no seed.</source>
        <translation>«%1» no es una semilla.</translation>
    </message>
    <message>
        <source>"%1" is no web address.</source>
        <translation>«%1» no es una dirección web.</translation>
    </message>
    <message>
        <source>"%1" is not a size of a window.</source>
        <translation>«%1» no es un tamaño de ventana.</translation>
    </message>
    <message>
        <source>"%1" is not a unit of this figure.</source>
        <translation>«%1» no es una unidad de esta cifra.</translation>
    </message>
    <message>
        <source>"%1" is not among what is compared.</source>
        <translation>«%1» no está entre lo comparado.</translation>
    </message>
    <message>
        <source>"%1" is not in the catalogue.</source>
        <translation>«%1» no está en el catálogo.</translation>
    </message>
    <message>
        <source>"%1" is not measured in %2.</source>
        <translation>«%1» no se mide en %2.</translation>
    </message>
    <message>
        <source>"%1" is the number of a list in the price store of one computer; here it is "%2" of %3.</source>
        <translation>«%1» es el número de una lista en el almacén de precios de un solo equipo; aquí es «%2» de %3.</translation>
    </message>
    <message>
        <source>"%1" needs a unit: 640 GB and 640 GiB differ.</source>
        <translation>«%1» necesita una unidad: 640 GB y 640 GiB no son iguales.</translation>
    </message>
    <message>
        <source>"%1" needs more than that.</source>
        <translation>«%1» necesita más datos.</translation>
    </message>
    <message>
        <source>"%1" was left with changes that are not saved. Edit &gt; Undo goes back to them.</source>
        <translation>«%1» quedó con cambios sin guardar. Edición &gt; Deshacer vuelve a ellos.</translation>
    </message>
    <message>
        <source>"chipboard help COMMAND" tells a command's options.</source>
        <translation>«chipboard help COMMAND» muestra las opciones de un comando.</translation>
    </message>
    <message>
        <source>"chipboard list assumptions" has the names.</source>
        <translation>«chipboard list assumptions» muestra los nombres.</translation>
    </message>
    <message>
        <source>"chipboard list metrics" has the ids.</source>
        <translation>«chipboard list metrics» muestra los identificadores.</translation>
    </message>
    <message>
        <source>"chipboard prices list" takes no snapshot.</source>
        <translation>«chipboard prices list» no admite ninguna instantánea.</translation>
    </message>
    <message>
        <source>"chipboard prices remove" prints no list.</source>
        <translation>«chipboard prices remove» no imprime ninguna lista.</translation>
    </message>
    <message>
        <source>% = how often it is best</source>
        <translation>% = con qué frecuencia es el mejor</translation>
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
        <translation>%1 %2 %3 %4 por USD (su tipo de cambio)</translation>
    </message>
    <message>
        <source>%1 %2 (from %3)</source>
        <translation>%1 %2 (de %3)</translation>
    </message>
    <message>
        <source>%1 %2 at %3</source>
        <translation>%1, %2 en %3</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2; the catalogue has %3</source>
        <translation>%1 %2; el catálogo indica %3</translation>
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
        <translation><numerusform>%1 (y %n más)</numerusform><numerusform>%1 (y %n más)</numerusform></translation>
    </message>
    <message>
        <source>%1 (announced)</source>
        <translation>%1 (anunciado)</translation>
    </message>
    <message>
        <source>%1 (catalogue of %2 then, of %3 now).</source>
        <translation>%1 (catálogo de %2 entonces, de %3 ahora).</translation>
    </message>
    <message>
        <source>%1 (in force)</source>
        <translation>%1 (activo)</translation>
    </message>
    <message>
        <source>%1 (not here)</source>
        <translation>%1 (no está aquí)</translation>
    </message>
    <message>
        <source>%1 (not shown)</source>
        <translation>%1 (no se muestra)</translation>
    </message>
    <message>
        <source>%1 (your own)</source>
        <translation>%1 (propio)</translation>
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
        <translation>%1 = valor propio</translation>
    </message>
    <message>
        <source>%1 Assumed: %2 of that.</source>
        <translation>%1 Supuesto: %2 de ese valor.</translation>
    </message>
    <message>
        <source>%1 It counts for this price list alone; discount and price factor act on it, too.</source>
        <comment>a range, and what a price is</comment>
        <translation>%1 Vale solo para esta lista de precios; el descuento y el factor de precio también se le aplican.</translation>
    </message>
    <message>
        <source>%1 KV heads do not divide %2 heads.</source>
        <translation>%1 cabezas KV no dividen %2 cabezas.</translation>
    </message>
    <message>
        <source>%1 MiB; the catalogue has %2</source>
        <translation>%1 MiB; el catálogo indica %2</translation>
    </message>
    <message>
        <source>%1 USD an hour for who knows how many chips</source>
        <translation>%1 USD por hora para un número desconocido de chips</translation>
    </message>
    <message>
        <source>%1 USD an hour is not %2 times %3</source>
        <translation>%1 USD por hora no es %2 por %3</translation>
    </message>
    <message>
        <source>%1 USD an hour; line %2 has %3</source>
        <translation>%1 USD por hora; la línea %2 indica %3</translation>
    </message>
    <message>
        <source>%1 USD per chip-hour</source>
        <translation>%1 USD por hora de chip</translation>
    </message>
    <message>
        <source>%1 USD per chip-hour is no real price.</source>
        <translation>%1 USD por hora de chip no es un precio real.</translation>
    </message>
    <message>
        <source>%1 USD per chip-hour; the catalogue has %2 to %3</source>
        <translation>%1 USD por hora de chip; el catálogo indica de %2 a %3</translation>
    </message>
    <message>
        <source>%1 [%2]</source>
        <comment>a price in USD, and the same in another currency</comment>
        <translation>%1 [%2]</translation>
    </message>
    <message>
        <source>%1 a month now</source>
        <translation>%1 al mes ahora</translation>
    </message>
    <message>
        <source>%1 a month reach the guide's threshold of %2. %3</source>
        <translation>%1 al mes alcanzan el umbral de la guía, %2. %3</translation>
    </message>
    <message>
        <source>%1 accelerators</source>
        <translation>%1 aceleradores</translation>
    </message>
    <message>
        <source>%1 accelerators, but %2 in their description</source>
        <translation>%1 aceleradores, pero %2 en su descripción</translation>
    </message>
    <message>
        <source>%1 accelerators; the catalogue has %2</source>
        <translation>%1 aceleradores; el catálogo indica %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 frente a %2</translation>
    </message>
    <message>
        <source>%1 and %2 are level as things are.</source>
        <translation>%1 y %2 están igualados tal como están las cosas.</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be compared as things are.</source>
        <translation>%1 y %2 no se pueden comparar tal como están las cosas.</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 y %2 más</translation>
    </message>
    <message>
        <source>%1 as before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1 at %2 is shown in %3; other regions with prices: %4.</source>
        <translation>%1 en %2 se muestra en %3; otras regiones con precios: %4.</translation>
    </message>
    <message>
        <source>%1 at %2, %3</source>
        <translation>%1 en %2, %3</translation>
    </message>
    <message>
        <source>%1 at %2, %3 at %4: %5.</source>
        <translation>%1 en %2, %3 en %4: %5.</translation>
    </message>
    <message>
        <source>%1 at %2: cheaper than on demand where more than %3 of the hours are used.</source>
        <translation>%1 a %2: más barato que bajo demanda si se usa más del %3 de las horas.</translation>
    </message>
    <message>
        <source>%1 at %2: never cheaper than on demand.</source>
        <translation>%1 a %2: nunca más barato que bajo demanda.</translation>
    </message>
    <message>
        <source>%1 at once</source>
        <translation>%1 a la vez</translation>
    </message>
    <message>
        <source>%1 billion tokens in sequences of %2</source>
        <translation>%1 mil millones de tokens en secuencias de %2</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 según %2</translation>
    </message>
    <message>
        <source>%1 by %2.</source>
        <translation>%1 según %2.</translation>
    </message>
    <message>
        <source>%1 cannot be %2.</source>
        <translation>%1 no puede ser %2.</translation>
    </message>
    <message>
        <source>%1 cannot be moved: %2</source>
        <translation>%1 no se puede variar: %2</translation>
    </message>
    <message>
        <source>%1 chips</source>
        <translation>%1 chips</translation>
    </message>
    <message>
        <source>%1 chips are more than can be estimated.</source>
        <translation>%1 chips son más de los que se pueden estimar.</translation>
    </message>
    <message>
        <source>%1 chips each, rented whole.</source>
        <translation>%1 chips cada una, se alquila entera.</translation>
    </message>
    <message>
        <source>%1 chips were stored in %2. They can be chosen now.</source>
        <translation>Se guardaron %1 chips en %2. Ya se pueden elegir.</translation>
    </message>
    <message>
        <source>%1 chips, %2 instances, %3 systems, %4 figures from %5 sources</source>
        <translation>%1 chips, %2 instancias, %3 sistemas, %4 cifras de %5 fuentes</translation>
    </message>
    <message>
        <source>%1 chips.</source>
        <translation>%1 chips.</translation>
    </message>
    <message>
        <source>%1 columns, not %2</source>
        <translation>%1 columnas, no %2</translation>
    </message>
    <message>
        <source>%1 costs about %2</source>
        <translation>%1 cuesta alrededor de %2</translation>
    </message>
    <message>
        <source>%1 dense</source>
        <translation>%1 denso</translation>
    </message>
    <message>
        <source>%1 does not fit into the memory of %2 x %3.</source>
        <translation>%1 no cabe en la memoria de %2 x %3.</translation>
    </message>
    <message>
        <source>%1 does not generate text.</source>
        <translation>%1 no genera texto.</translation>
    </message>
    <message>
        <source>%1 for %2 its hourly price</source>
        <translation>%1 por %2 su precio por hora</translation>
    </message>
    <message>
        <source>%1 for %2 its hourly price (%3 against %4)</source>
        <translation>%1 por %2 su precio por hora (%3 frente a %4)</translation>
    </message>
    <message>
        <source>%1 for %2 its hourly price, both at %3</source>
        <translation>%1 por %2 su precio por hora, ambos según %3</translation>
    </message>
    <message>
        <source>%1 from "%2"</source>
        <translation>%1 de «%2»</translation>
    </message>
    <message>
        <source>%1 from "%2": "%3" has none</source>
        <translation>%1 de «%2»: «%3» no tiene ninguno</translation>
    </message>
    <message>
        <source>%1 from %2 of memory</source>
        <translation>%1 con %2 de memoria</translation>
    </message>
    <message>
        <source>%1 give most for their price, about the same: from %2</source>
        <translation>%1 dan lo máximo por su precio, casi por igual: desde %2</translation>
    </message>
    <message>
        <source>%1 gives %2 the %3 compute of %4</source>
        <translation>%1 ofrece %2 la capacidad de cómputo %3 de %4</translation>
    </message>
    <message>
        <source>%1 gives most for its price, about %2</source>
        <translation>%1 da lo máximo por su precio, alrededor de %2</translation>
    </message>
    <message>
        <source>%1 gives the most %2 compute of this selection: %3 %4</source>
        <translation>%1 ofrece la mayor capacidad de cómputo %2 de esta selección: %3 %4</translation>
    </message>
    <message>
        <source>%1 has 0, nothing to compare with.</source>
        <translation>%1 tiene 0, con lo que no se puede comparar.</translation>
    </message>
    <message>
        <source>%1 has no FP8 units.</source>
        <translation>%1 no tiene unidades FP8.</translation>
    </message>
    <message>
        <source>%1 has no chip-to-chip link; PCI Express at 32 GB/s is reckoned with.</source>
        <translation>%1 no tiene enlace entre chips; se calcula con PCI Express a 32 GB/s.</translation>
    </message>
    <message>
        <source>%1 has no line: no dense peak at this precision is published.</source>
        <translation>%1 no tiene línea: no hay publicado ningún pico denso con esta precisión.</translation>
    </message>
    <message>
        <source>%1 has no list of prices</source>
        <translation>%1 no tiene lista de precios</translation>
    </message>
    <message>
        <source>%1 has no peak at %2; %3 is reckoned with.</source>
        <translation>%1 no tiene pico en %2; se calcula con %3.</translation>
    </message>
    <message>
        <source>%1 has no price in "%2": its %3 of %4 is shown (%5).</source>
        <translation>%1 no tiene precio en «%2»: se muestra su %3 de %4 (%5).</translation>
    </message>
    <message>
        <source>%1 has no price in "%2": its %3 of %4 is taken (%5).</source>
        <translation>%1 no tiene precio en «%2»: se usa su %3 de %4 (%5).</translation>
    </message>
    <message>
        <source>%1 heads do not divide the hidden size %2.</source>
        <translation>%1 cabezas no dividen la dimensión oculta %2.</translation>
    </message>
    <message>
        <source>%1 imported rows: %2</source>
        <translation>%1 filas importadas: %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a chip, and the scenarios in which it is best</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1 in hours, seconds or items are in the bars and the table</source>
        <translation>%1 en horas, segundos o elementos figuran en las barras y en la tabla</translation>
    </message>
    <message>
        <source>%1 in total does not agree with %2 chips of %3.</source>
        <translation>%1 en total no concuerda con %2 chips de %3.</translation>
    </message>
    <message>
        <source>%1 instances</source>
        <translation>%1 instancias</translation>
    </message>
    <message>
        <source>%1 is %2 than %3 %4.</source>
        <translation>%1 es %2 que %3 %4.</translation>
    </message>
    <message>
        <source>%1 is %2 than %3 in %4 of the draws.</source>
        <translation>%1 es %2 que %3 en %4 de las simulaciones.</translation>
    </message>
    <message>
        <source>%1 is best in %2 of the draws</source>
        <translation>%1 es lo mejor en %2 de las simulaciones</translation>
    </message>
    <message>
        <source>%1 is bound by %2</source>
        <translation>%1 está limitado por %2</translation>
    </message>
    <message>
        <source>%1 is bound by %2 of %3</source>
        <translation>%1 está limitado por %2 (de %3)</translation>
    </message>
    <message>
        <source>%1 is bound by %2 on all %3</source>
        <translation>%1 está limitado por %2 en todos los casos (%3)</translation>
    </message>
    <message>
        <source>%1 is cheaper where more than %2 of the hours are used.</source>
        <translation>%1 es más barato si se usa más del %2 de las horas.</translation>
    </message>
    <message>
        <source>%1 is cheapest at about %2</source>
        <translation>%1 es lo más barato, alrededor de %2</translation>
    </message>
    <message>
        <source>%1 is cheapest in %2 of the draws</source>
        <translation>%1 es lo más barato en %2 de las simulaciones</translation>
    </message>
    <message>
        <source>%1 is lowest at about %2, but the range of %3 meets its own</source>
        <translation>%1 es lo más bajo, alrededor de %2, pero el rango de %3 se solapa con el suyo</translation>
    </message>
    <message>
        <source>%1 is lowest at about %2, but the ranges of %3 meet its own</source>
        <translation>%1 es lo más bajo, alrededor de %2, pero los rangos de %3 se solapan con el suyo</translation>
    </message>
    <message>
        <source>%1 is made for inference; it cannot train.</source>
        <translation>%1 está hecho para inferencia; no puede entrenar.</translation>
    </message>
    <message>
        <source>%1 is more than any chip has.</source>
        <translation>%1 es más de lo que tiene cualquier chip.</translation>
    </message>
    <message>
        <source>%1 is not money.</source>
        <translation>%1 no es dinero.</translation>
    </message>
    <message>
        <source>%1 is not rented as an instance.</source>
        <translation>%1 no se alquila como instancia.</translation>
    </message>
    <message>
        <source>%1 is part of a rent, not what is paid.</source>
        <translation>%1 es parte de un alquiler, no lo que se paga.</translation>
    </message>
    <message>
        <source>%1 is rented whole, with %2 chips; it cannot give %3.</source>
        <translation>%1 se alquila entero, con %2 chips; no puede dar %3.</translation>
    </message>
    <message>
        <source>%1 is the sparse %2 peak; the dense one is %3.</source>
        <translation>%1 es el pico disperso %2; el denso es %3.</translation>
    </message>
    <message>
        <source>%1 is told at its %2 of %3 (%4).</source>
        <translation>%1 se indica con su %2 de %3 (%4).</translation>
    </message>
    <message>
        <source>%1 layers cannot have %2 without experts.</source>
        <translation>De %1 capas no puede haber %2 sin expertos.</translation>
    </message>
    <message>
        <source>%1 marks.</source>
        <translation>%1 marcas.</translation>
    </message>
    <message>
        <source>%1 measurements</source>
        <translation>%1 mediciones</translation>
    </message>
    <message>
        <source>%1 million</source>
        <translation>%1 millones</translation>
    </message>
    <message>
        <source>%1 months</source>
        <translation>%1 meses</translation>
    </message>
    <message>
        <source>%1 more offers are in the numbers; provider and region narrow them down.</source>
        <translation>Hay %1 ofertas más en los números; se pueden acotar por proveedor y región.</translation>
    </message>
    <message>
        <source>%1 moves it most: from %2 to %3 it goes from %4 to %5.</source>
        <translation>«%1» es lo que más influye: de %2 a %3, el resultado pasa de %4 a %5.</translation>
    </message>
    <message>
        <source>%1 moves it most; at one end, from %2 to %3, it cannot be: %4</source>
        <translation>«%1» es lo que más influye; en un extremo, de %2 a %3, no es posible: %4</translation>
    </message>
    <message>
        <source>%1 must be a whole number, not %2.</source>
        <translation>%1 debe ser un número entero, no %2.</translation>
    </message>
    <message>
        <source>%1 needs %2 GB for weights and one request; %3 x %4 have %5 GB to use.</source>
        <translation>%1 necesita %2 GB para los pesos y una solicitud; %3 x %4 tienen %5 GB utilizables.</translation>
    </message>
    <message>
        <source>%1 of</source>
        <translation>un %1 de</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 of %2 alone</source>
        <translation>%1 solo de %2</translation>
    </message>
    <message>
        <source>%1 of %2 as a share of that of %3</source>
        <translation>%1 de %2 respecto a %3</translation>
    </message>
    <message>
        <source>%1 of %2 cells have a value.</source>
        <translation>%1 de %2 celdas tienen un valor.</translation>
    </message>
    <message>
        <source>%1 of %2 have a value.</source>
        <translation>%1 de %2 tienen un valor.</translation>
    </message>
    <message>
        <source>%1 of %2 measurements cannot be predicted:</source>
        <translation>%1 de %2 mediciones no se pueden predecir:</translation>
    </message>
    <message>
        <source>%1 of %2 offers</source>
        <translation>%1 de %2 ofertas</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1 on %2, %3: predicted %4, measured %5, error %6. Source: %7.</source>
        <translation>%1 en %2, %3: predicho %4, medido %5, error %6. Fuente: %7.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>%1 others change the answer by less than 1 %; the table has them.</source>
        <translation>Otros %1 cambian el resultado en menos del 1 %; figuran en la tabla.</translation>
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
        <translation>%1 etapas de pipeline</translation>
    </message>
    <message>
        <source>%1 prices of %2 from %3 will be lost. Importing that file again brings them back.</source>
        <translation>Se perderán %1 precios de %2 (archivo %3). Para recuperarlos, importe de nuevo ese archivo.</translation>
    </message>
    <message>
        <source>%1 prices of %2 were stored in %3. They can be chosen under Prices now.</source>
        <translation>Se guardaron %1 precios de %2 en %3. Ya se pueden elegir en Precios.</translation>
    </message>
    <message>
        <source>%1 prices; of the imported rows %2 are new, %3 changed, %4 unchanged.</source>
        <translation>%1 precios; de las filas importadas, %2 son nuevas, %3 modificadas y %4 sin cambios.</translation>
    </message>
    <message>
        <source>%1 rows: %2 come in (%3 new, %4 changed, %5 unchanged), %6 are left out, %7 are suspicious.</source>
        <translation>%1 filas: %2 se admiten (%3 nuevas, %4 modificadas, %5 sin cambios), %6 se omiten y %7 son sospechosas.</translation>
    </message>
    <message>
        <source>%1 rows: %2 imported, %3 ignored, %4 suspicious</source>
        <translation>%1 filas: %2 importadas, %3 ignoradas, %4 sospechosas</translation>
    </message>
    <message>
        <source>%1 sparse peak</source>
        <translation>pico disperso %1</translation>
    </message>
    <message>
        <source>%1 stays %2 than %3 whatever %4 is, from %5 to %6.</source>
        <translation>%1 sigue siendo %2 que %3 con cualquier valor de «%4», de %5 a %6.</translation>
    </message>
    <message>
        <source>%1 suspicious rows were accepted on request.</source>
        <translation>Se aceptaron %1 filas sospechosas a petición.</translation>
    </message>
    <message>
        <source>%1 systems</source>
        <translation>%1 sistemas</translation>
    </message>
    <message>
        <source>%1 takes about %2%3</source>
        <translation>%1 cuesta alrededor de %2%3</translation>
    </message>
    <message>
        <source>%1 times</source>
        <translation>%1 veces</translation>
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
        <translation>%1 a «%2»</translation>
    </message>
    <message>
        <source>%1 tokens are more than the context of %2, %3 tokens.</source>
        <translation>%1 tokens superan el contexto de %2, %3 tokens.</translation>
    </message>
    <message>
        <source>%1 tokens in, %2 out</source>
        <translation>%1 tokens de entrada, %2 de salida</translation>
    </message>
    <message>
        <source>%1 while %2 moves.</source>
        <translation>%1 al variar «%2».</translation>
    </message>
    <message>
        <source>%1 while one price moves.</source>
        <translation>%1 al variar un precio.</translation>
    </message>
    <message>
        <source>%1 with structured sparsity</source>
        <translation>%1 con dispersión estructurada</translation>
    </message>
    <message>
        <source>%1 x %2</source>
        <translation>%1 x %2</translation>
    </message>
    <message>
        <source>%1 year</source>
        <translation>%1 año</translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation>%1 años</translation>
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
        <translation>%1%2 y requiere trabajo por %3. %4</translation>
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
        <translation>%1, %2 al mes, sin importar cuánto se use.</translation>
    </message>
    <message>
        <source>%1, %2 in %3.</source>
        <translation>%1; %2, en %3.</translation>
    </message>
    <message>
        <source>%1, %2 what %3 costs%4</source>
        <translation>%1, %2 lo que cuesta %3%4</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1, %2, %3: %4 on %5.</source>
        <translation>%1, %2, %3: %4 el %5.</translation>
    </message>
    <message>
        <source>%1, %2: %3 at %4, %5 of the %6 that the chip can reach there; bound by %7.</source>
        <translation>%1, %2: %3 a %4, %5 de los %6 que el chip puede alcanzar ahí; límite: %7.</translation>
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
        <translation>%1, y el rango de la potencia</translation>
    </message>
    <message>
        <source>%1, and the range of the price</source>
        <translation>%1, y el rango del precio</translation>
    </message>
    <message>
        <source>%1, as of %2</source>
        <translation>%1, a fecha de %2</translation>
    </message>
    <message>
        <source>%1, assumed: %2 of that</source>
        <translation>%1, supuesto: %2 de ese valor</translation>
    </message>
    <message>
        <source>%1, slider</source>
        <translation>%1, control deslizante</translation>
    </message>
    <message>
        <source>%1, the same for all rows</source>
        <translation>%1, igual en todas las filas</translation>
    </message>
    <message>
        <source>%1, then %2 %3 %4 per USD (your rate)</source>
        <comment>formula, × or /, rate</comment>
        <translation>%1, después %2 %3 %4 por USD (su tipo de cambio)</translation>
    </message>
    <message>
        <source>%1, though at its %2%3</source>
        <translation>%1, aunque con su %2%3</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <translation>%1, con %2</translation>
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
        <translation>%1: %2 con %3, %4 con %5; ahora %6. %7</translation>
    </message>
    <message>
        <source>%1: %2 for %3, so %4; range of the speed %5 to %6; bound by %7.</source>
        <translation>%1: %2 por %3, es decir, %4; rango de la velocidad: %5 a %6; límite: %7.</translation>
    </message>
    <message>
        <source>%1: %2 in %3 and %4; up to %5 memory bandwidth is the limit, above it compute.</source>
        <translation>%1: %2 en %3 y %4; hasta %5 limita el ancho de banda de memoria; por encima, el cómputo.</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <translation>%1: de %2 a %3</translation>
    </message>
    <message>
        <source>%1: %2 to %3 %4 between %5 and %6, %7</source>
        <translation>%1: de %2 a %3 %4 entre %5 y %6, %7</translation>
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
        <translation>%1: %2, frente a %3 (%4). %5</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: %2. None of the assumptions acts on it: choose another metric to ask what would change it.</source>
        <translation>%1: %2. Ningún supuesto influye en ello: elija otra métrica para ver qué lo cambiaría.</translation>
    </message>
    <message>
        <source>%1: eight of ten draws lie from %2 to %3; ahead of all others in %4.</source>
        <translation>%1: ocho de cada diez simulaciones van de %2 a %3; por delante de todos los demás en %4.</translation>
    </message>
    <message>
        <source>%1: from %2, %3, to %4, %5.</source>
        <translation>%1: de %2, %3, a %4, %5.</translation>
    </message>
    <message>
        <source>%1: no %2; prices of other kinds are shown, the notes say which.</source>
        <translation>%1: sin %2; se muestran precios de otros tipos, indicados en las notas.</translation>
    </message>
    <message>
        <source>%1: no %2; the %3 of %4 is shown.</source>
        <translation>%1: sin %2; se muestra el %3 de %4.</translation>
    </message>
    <message>
        <source>%1: no clear change between %2 and %3 (%4 to %5 %6)</source>
        <translation>%1: sin cambios claros entre %2 y %3 (%4 a %5 %6)</translation>
    </message>
    <message>
        <source>%1: no dense %2 peak is published; its line is of %3.</source>
        <translation>%1: no hay publicado ningún pico denso %2; su línea es de %3.</translation>
    </message>
    <message>
        <source>%1: no row could be predicted.</source>
        <translation>%1: no se pudo predecir ninguna fila.</translation>
    </message>
    <message>
        <source>%1: the median error of %2 predictions is %3; nine of ten are within %4.</source>
        <translation>%1: el error mediano de %2 predicciones es %3; nueve de cada diez están dentro de %4.</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1; %2 costs %3 what %4 costs</source>
        <translation>%1; %2 cuesta %3 lo que cuesta %4</translation>
    </message>
    <message>
        <source>%1; their prices are of different kinds</source>
        <translation>%1; sus precios son de tipos distintos</translation>
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
        <translation><numerusform>%n contradicción a la vista</numerusform><numerusform>%n contradicciones a la vista</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n figures of this board moved since it was saved</source>
        <translation><numerusform>%n cifra de esta comparación ha cambiado desde que se guardó</numerusform><numerusform>%n cifras de esta comparación han cambiado desde que se guardó</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n instances</source>
        <translation><numerusform>%n instancia</numerusform><numerusform>%n instancias</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n systems</source>
        <translation><numerusform>%n sistema</numerusform><numerusform>%n sistemas</numerusform></translation>
    </message>
    <message>
        <source>&amp;About Chipboard</source>
        <translation>&amp;Acerca de Chipboard</translation>
    </message>
    <message>
        <source>&amp;Baseline</source>
        <translation>&amp;Referencia</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Comparación</translation>
    </message>
    <message>
        <source>&amp;Cells for a spreadsheet</source>
        <translation>&amp;Celdas para hoja de cálculo</translation>
    </message>
    <message>
        <source>&amp;Columns…</source>
        <translation>&amp;Columnas…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Copy to</source>
        <translation>&amp;Copiar a</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplicar</translation>
    </message>
    <message>
        <source>&amp;Duplicate and edit what the source card is about</source>
        <translation>&amp;Duplicar y editar el elemento de la ficha de la fuente</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edición</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;Figures of your own…</source>
        <translation>&amp;Valores propios…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Find chip…</source>
        <translation>&amp;Buscar chip…</translation>
    </message>
    <message>
        <source>&amp;Forget these</source>
        <translation>&amp;Olvidar estos</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Import prices…</source>
        <translation>&amp;Importar precios…</translation>
    </message>
    <message>
        <source>&amp;Keep them</source>
        <translation>&amp;Conservarlos</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Atajos de &amp;teclado</translation>
    </message>
    <message>
        <source>&amp;Light or dark like the system</source>
        <translation>Claro u oscuro según el &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nuevo</translation>
    </message>
    <message>
        <source>&amp;New from preset</source>
        <translation>&amp;Nueva desde plantilla</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;PNG picture</source>
        <translation>Imagen &amp;PNG</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Paneles</translation>
    </message>
    <message>
        <source>&amp;Precision</source>
        <translation>&amp;Precisión</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Rehacer: %1</translation>
    </message>
    <message>
        <source>&amp;Remove them</source>
        <translation>&amp;Eliminarlos</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Eliminar…</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>Reno&amp;mbrar</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>&amp;Restablecer diseño</translation>
    </message>
    <message>
        <source>&amp;SVG picture</source>
        <translation>Imagen &amp;SVG</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Table for documents</source>
        <translation>&amp;Tabla para documentos</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Deshacer: %1</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>(%1 to %2)</source>
        <translation>(%1 a %2)</translation>
    </message>
    <message>
        <source>(see above)</source>
        <translation>(véase arriba)</translation>
    </message>
    <message>
        <source>, in %1 though at its %2</source>
        <comment>a scenario, a kind of price</comment>
        <translation>, aunque en %1 con su %2</translation>
    </message>
    <message>
        <source>, though at its %1</source>
        <comment>a kind of price</comment>
        <translation>, aunque con su %1</translation>
    </message>
    <message>
        <source>--chart names one chart, and --what asks for more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 is no figure of a chip.</source>
        <translation>0 no es una cifra de un chip.</translation>
    </message>
    <message>
        <source>1 GiB = 1.074 GB</source>
        <translation>1 GiB = 1,074 GB</translation>
    </message>
    <message>
        <source>1 USD = %1 %2 (your rate)</source>
        <translation>1 USD = %1 %2 (su tipo de cambio)</translation>
    </message>
    <message>
        <source>1 chip</source>
        <translation>1 chip</translation>
    </message>
    <message>
        <source>1 chip each, rented whole.</source>
        <translation>1 chip cada una, se alquila entera.</translation>
    </message>
    <message>
        <source>1 chip was stored in %1. It can be chosen now.</source>
        <translation>Se guardó 1 chip en %1. Ya se puede elegir.</translation>
    </message>
    <message>
        <source>1 chip.</source>
        <translation>1 chip.</translation>
    </message>
    <message>
        <source>1 contradiction in view</source>
        <translation>1 contradicción a la vista</translation>
    </message>
    <message>
        <source>1 figure of this board moved since it was saved</source>
        <translation>1 cifra de esta comparación ha cambiado desde que se guardó</translation>
    </message>
    <message>
        <source>1 instance</source>
        <translation>1 instancia</translation>
    </message>
    <message>
        <source>1 is a data centre that needs nothing for itself.</source>
        <translation>1 es un centro de datos que no necesita nada para sí mismo.</translation>
    </message>
    <message>
        <source>1 system</source>
        <translation>1 sistema</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 año</translation>
    </message>
    <message>
        <source>1-year reserved price</source>
        <translation>precio reservado a 1 año</translation>
    </message>
    <message>
        <source>12 bytes of states a parameter</source>
        <translation>12 bytes de estados por parámetro</translation>
    </message>
    <message>
        <source>2 x active parameters x requests / (peak x share of it that decoding reaches)</source>
        <translation>2 x parámetros activos x solicitudes / (pico x parte de él que alcanza el decode)</translation>
    </message>
    <message>
        <source>3 years</source>
        <translation>3 años</translation>
    </message>
    <message>
        <source>3-year reserved price</source>
        <translation>precio reservado a 3 años</translation>
    </message>
    <message>
        <source>4 is FP4, 8 is FP8, 16 is BF16, 32 is FP32.</source>
        <translation>4 es FP4, 8 es FP8, 16 es BF16 y 32 es FP32.</translation>
    </message>
    <message>
        <source>700 USD an hour stands for "no price" in some tables.</source>
        <translation>700 USD por hora significa «sin precio» en algunas tablas.</translation>
    </message>
    <message>
        <source>700.0 stands for "no price".</source>
        <translation>700.0 significa «sin precio».</translation>
    </message>
    <message>
        <source>730 are a month all through.</source>
        <translation>730 equivalen a un mes completo.</translation>
    </message>
    <message>
        <source>9 of 10</source>
        <translation>9 de 10</translation>
    </message>
    <message>
        <source>; %1</source>
        <translation>; %1</translation>
    </message>
    <message>
        <source>; %1 bounds %2</source>
        <translation>; límite de %2: %1</translation>
    </message>
    <message>
        <source>; %1 bounds both</source>
        <translation>; límite de ambos: %1</translation>
    </message>
    <message>
        <source>; %1 bounds it</source>
        <translation>; límite: %1</translation>
    </message>
    <message>
        <source>; %1 bounds them all</source>
        <translation>; límite de todos: %1</translation>
    </message>
    <message>
        <source>; range %1</source>
        <translation>; rango: %1</translation>
    </message>
    <message>
        <source>; source: %1</source>
        <translation>; fuente: %1</translation>
    </message>
    <message>
        <source>= %1 days</source>
        <translation>= %1 días</translation>
    </message>
    <message>
        <source>A board has no scenario, or 2 to %1.</source>
        <translation>Una comparación no tiene escenarios o tiene de 2 a %1.</translation>
    </message>
    <message>
        <source>A chip cannot be derived from itself.</source>
        <translation>Un chip no puede derivarse de sí mismo.</translation>
    </message>
    <message>
        <source>A comma has no meaning here.</source>
        <translation>Una coma no tiene significado aquí.</translation>
    </message>
    <message>
        <source>A commitment is paid whether it is used or not.</source>
        <translation>Un compromiso se paga tanto si se usa como si no.</translation>
    </message>
    <message>
        <source>A comparison begins with the name of a field.</source>
        <translation>Una comparación empieza con el nombre de un campo.</translation>
    </message>
    <message>
        <source>A comparison saved under this name would look like an exported file.</source>
        <translation>Una comparación guardada con este nombre parecería un archivo exportado.</translation>
    </message>
    <message>
        <source>A copy of it as it was is in %1.</source>
        <translation>Hay una copia de su estado anterior en %1.</translation>
    </message>
    <message>
        <source>A figure of the chip cannot be: such as a sparse peak given as a dense one.</source>
        <translation>Una cifra del chip no es posible: por ejemplo, un pico disperso indicado como denso.</translation>
    </message>
    <message>
        <source>A formula is no table.</source>
        <translation>Una fórmula no es una tabla.</translation>
    </message>
    <message>
        <source>A machine has at least one chip.</source>
        <translation>Una máquina tiene al menos un chip.</translation>
    </message>
    <message>
        <source>A missing figure has no range.</source>
        <translation>Una cifra sin dato no tiene rango.</translation>
    </message>
    <message>
        <source>A month of 365 / 12 days, all day.</source>
        <translation>Un mes de 365 / 12 días, todo el día.</translation>
    </message>
    <message>
        <source>A new scenario is a copy of the board under a name; prices, assumptions and figures of your own that you change then belong to it alone. What is here now stays as “As it was”.</source>
        <translation>Un escenario nuevo es una copia de la comparación con un nombre; los precios, supuestos y valores propios que cambie después pertenecen solo a él. Lo que hay ahora se conserva como «Como estaba».</translation>
    </message>
    <message>
        <source>A new, empty one was begun: import the prices again.</source>
        <translation>Se ha creado uno nuevo y vacío: importe de nuevo los precios.</translation>
    </message>
    <message>
        <source>A number can be read with a decimal comma or with a thousands comma.</source>
        <translation>Un número se puede leer con coma decimal o con coma de millares.</translation>
    </message>
    <message>
        <source>A number cannot be read.</source>
        <translation>Un número no se puede leer.</translation>
    </message>
    <message>
        <source>A part of this file has a name that no part may have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture cannot have a scale of %1.</source>
        <translation>Una imagen no puede tener una escala de %1.</translation>
    </message>
    <message>
        <source>A price belongs to a price list.</source>
        <translation>Un precio pertenece a una lista de precios.</translation>
    </message>
    <message>
        <source>A price is of an instance, a system or a chip.</source>
        <translation>Un precio corresponde a una instancia, un sistema o un chip.</translation>
    </message>
    <message>
        <source>A quarter of a year of one engineer; no figure is published.</source>
        <translation>Un trimestre de una persona de ingeniería; no hay ninguna cifra publicada.</translation>
    </message>
    <message>
        <source>A question is about one metric.</source>
        <translation>Una pregunta se refiere a una sola métrica.</translation>
    </message>
    <message>
        <source>A row cannot be compared with itself.</source>
        <translation>Una fila no se puede comparar consigo misma.</translation>
    </message>
    <message>
        <source>A scenario has prices, assumptions and figures of its own.</source>
        <translation>Un escenario tiene precios, supuestos y valores propios.</translation>
    </message>
    <message>
        <source>A subject is a chip, an instance or a system.</source>
        <translation>Un sujeto es un chip, una instancia o un sistema.</translation>
    </message>
    <message>
        <source>A token must go to between 1 and %1 experts.</source>
        <translation>Un token debe ir a entre 1 y %1 expertos.</translation>
    </message>
    <message>
        <source>A tornado moves every assumption in turn.</source>
        <translation>Un tornado varía todos los supuestos, uno tras otro.</translation>
    </message>
    <message>
        <source>A two-way table moves two assumptions.</source>
        <translation>Una tabla de doble entrada varía dos supuestos.</translation>
    </message>
    <message>
        <source>A weight or cached element takes 0 to 16 bytes.</source>
        <translation>Un peso o elemento en caché ocupa de 0 a 16 bytes.</translation>
    </message>
    <message>
        <source>A4 landscape</source>
        <translation>A4 horizontal</translation>
    </message>
    <message>
        <source>A4 portrait</source>
        <translation>A4 vertical</translation>
    </message>
    <message>
        <source>AWS capacity-block prices (JSON)</source>
        <translation>Precios de Capacity Block de AWS (JSON)</translation>
    </message>
    <message>
        <source>AWS generations</source>
        <translation>Generaciones de AWS</translation>
    </message>
    <message>
        <source>AWS on-demand list (CSV)</source>
        <translation>Lista bajo demanda de AWS (CSV)</translation>
    </message>
    <message>
        <source>About Chipboard</source>
        <translation>Acerca de Chipboard</translation>
    </message>
    <message>
        <source>Activations of a token</source>
        <translation>Activaciones de un token</translation>
    </message>
    <message>
        <source>Activations through memory</source>
        <translation>Activaciones a través de la memoria</translation>
    </message>
    <message>
        <source>Active parameters (billions)</source>
        <translation>Parámetros activos (miles de millones)</translation>
    </message>
    <message>
        <source>Add a scenario</source>
        <translation>Añadir un escenario</translation>
    </message>
    <message>
        <source>Add it or correct the id.</source>
        <translation>Añádalo o corrija el identificador.</translation>
    </message>
    <message>
        <source>Add it.</source>
        <translation>Añádalo.</translation>
    </message>
    <message>
        <source>Add the numbers as a table</source>
        <translation>Añadir los números como tabla</translation>
    </message>
    <message>
        <source>Add the table of numbers on a page of its own.</source>
        <translation>Añade la tabla de números en una página aparte.</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Tras</translation>
    </message>
    <message>
        <source>After "%1" comes a comparison.</source>
        <translation>Después de «%1» va una comparación.</translation>
    </message>
    <message>
        <source>After a comparison comes "and", "or" or the end.</source>
        <translation>Después de una comparación va "and", "or" o el final.</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Frente a</translation>
    </message>
    <message>
        <source>All hours of a month</source>
        <translation>Todas las horas de un mes</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Todos los tipos</translation>
    </message>
    <message>
        <source>All of a dense model; of experts those that the requests need.</source>
        <translation>Todos los de un modelo denso; de los expertos, los que necesitan las solicitudes.</translation>
    </message>
    <message>
        <source>All of the work moves.</source>
        <translation>Se migra todo el trabajo.</translation>
    </message>
    <message>
        <source>All paid hours work.</source>
        <translation>Todas las horas pagadas se trabajan.</translation>
    </message>
    <message>
        <source>All providers</source>
        <translation>Todos los proveedores</translation>
    </message>
    <message>
        <source>All rows are read. They are saved, and the price lists are read anew.</source>
        <translation>Se han leído todas las filas. Se están guardando, y las listas de precios se leen de nuevo.</translation>
    </message>
    <message>
        <source>All that there is, %1 to %2.</source>
        <translation>Todos los valores posibles, de %1 a %2.</translation>
    </message>
    <message>
        <source>All weights of the model.</source>
        <translation>Todos los pesos del modelo.</translation>
    </message>
    <message>
        <source>Already imported on %1 (snapshot %2); nothing was added.</source>
        <translation>Ya importado el %1 (instantánea %2); no se añadió nada.</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Abajo</translation>
    </message>
    <message>
        <source>Alt+Home</source>
        <translation>Alt+Inicio</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Arriba</translation>
    </message>
    <message>
        <source>An earlier row has another price for the same thing, place and date.</source>
        <translation>Una fila anterior tiene otro precio para el mismo elemento, lugar y fecha.</translation>
    </message>
    <message>
        <source>An earlier row says the same.</source>
        <translation>Una fila anterior dice lo mismo.</translation>
    </message>
    <message>
        <source>An encoder needs a text of at least 1 token.</source>
        <translation>Un codificador necesita un texto de al menos 1 token.</translation>
    </message>
    <message>
        <source>An exchange rate is a number from 0.0001 to 10000000.</source>
        <translation>Un tipo de cambio es un número de 0.0001 a 10000000.</translation>
    </message>
    <message>
        <source>An exchange rate is of another currency than USD.</source>
        <translation>Un tipo de cambio es de una moneda distinta de USD.</translation>
    </message>
    <message>
        <source>An import brings it up to date.</source>
        <translation>Una importación lo actualiza.</translation>
    </message>
    <message>
        <source>An official source has an address.</source>
        <translation>Una fuente oficial tiene dirección.</translation>
    </message>
    <message>
        <source>Announced against shipping</source>
        <translation>Anunciados frente a disponibles</translation>
    </message>
    <message>
        <source>Announced, not yet to be had: %1.</source>
        <translation>Anunciados, aún no disponibles: %1.</translation>
    </message>
    <message>
        <source>Answer at from</source>
        <translation>Resultado (desde)</translation>
    </message>
    <message>
        <source>Answer at to</source>
        <translation>Resultado (hasta)</translation>
    </message>
    <message>
        <source>Arithmetic of a batch</source>
        <translation>Aritmética de un batch</translation>
    </message>
    <message>
        <source>Arithmetic of a step</source>
        <translation>Aritmética de un paso</translation>
    </message>
    <message>
        <source>Arithmetic on each byte of memory traffic</source>
        <translation>Aritmética por byte de tráfico de memoria</translation>
    </message>
    <message>
        <source>Arithmetic takes most of the time.</source>
        <translation>La aritmética ocupa la mayor parte del tiempo.</translation>
    </message>
    <message>
        <source>As it is now: %1, %2.</source>
        <translation>Como está ahora: %1, %2.</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As of %1 (from the %2).</source>
        <translation>A fecha de %1 (según %2).</translation>
    </message>
    <message>
        <source>Assume this; "chipboard list assumptions" has the names. May be given several times.</source>
        <translation>Aplica este supuesto; «chipboard list assumptions» muestra los nombres. Se puede indicar varias veces.</translation>
    </message>
    <message>
        <source>Assume what the command line says</source>
        <translation>Aplicar los supuestos de la línea de comandos</translation>
    </message>
    <message>
        <source>Assumed.</source>
        <translation>Supuesto propio.</translation>
    </message>
    <message>
        <source>Assumed: %1</source>
        <translation>Supuestos: %1</translation>
    </message>
    <message>
        <source>Assumption</source>
        <translation>Supuesto</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>Supuestos</translation>
    </message>
    <message>
        <source>At %1 a month it has paid after %2.</source>
        <translation>Con %1 al mes, se amortiza tras %2.</translation>
    </message>
    <message>
        <source>At %1 there is nothing to compare: %2</source>
        <translation>En %1 no hay nada que comparar: %2</translation>
    </message>
    <message>
        <source>At %1, %2: %3 over its range</source>
        <translation>En %1, %2: %3 en todo su rango</translation>
    </message>
    <message>
        <source>At a given batch</source>
        <translation>Con un batch dado</translation>
    </message>
    <message>
        <source>At full load</source>
        <translation>A plena carga</translation>
    </message>
    <message>
        <source>Attained, TFLOPS per chip</source>
        <translation>Alcanzado, TFLOPS por chip</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Atención</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>Cabezas de atención</translation>
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
        <translation>Precios minoristas de Azure (CSV)</translation>
    </message>
    <message>
        <source>BF16 compute</source>
        <translation>Cómputo BF16</translation>
    </message>
    <message>
        <source>BF16 sparse compute</source>
        <translation>Cómputo BF16 disperso</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Ancho de banda</translation>
    </message>
    <message>
        <source>Bandwidth, TB/s per chip</source>
        <translation>Ancho de banda, TB/s por chip</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Barra</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>Batch and chips must be at least 1.</source>
        <translation>El batch y los chips deben ser al menos 1.</translation>
    </message>
    <message>
        <source>Batches at once</source>
        <translation>Batches a la vez</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Begin it with https://.</source>
        <translation>Debe empezar por https://.</translation>
    </message>
    <message>
        <source>Best common</source>
        <translation>Mejor común</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>Mejor: %1</translation>
    </message>
    <message>
        <source>Between columns</source>
        <translation>Entre columnas</translation>
    </message>
    <message>
        <source>Bits of a cached value</source>
        <translation>Bits por valor en caché</translation>
    </message>
    <message>
        <source>Bits of a weight</source>
        <translation>Bits por peso</translation>
    </message>
    <message>
        <source>Bits of the arithmetic</source>
        <translation>Bits de la aritmética</translation>
    </message>
    <message>
        <source>Blocks of the network.</source>
        <translation>Bloques de la red.</translation>
    </message>
    <message>
        <source>Board &gt; Prices offers the newest of these; a board keeps the one that it was made with.</source>
        <translation>Comparación &gt; Precios ofrece la más reciente de estas; una comparación conserva aquella con la que se creó.</translation>
    </message>
    <message>
        <source>Both directions of the table move the same assumption.</source>
        <translation>Las dos direcciones de la tabla varían el mismo supuesto.</translation>
    </message>
    <message>
        <source>Both directions of the table move the same assumption; the page chose another.</source>
        <translation>Las dos direcciones de la tabla varían el mismo supuesto; la página eligió otro.</translation>
    </message>
    <message>
        <source>Bound by</source>
        <translation>Límite</translation>
    </message>
    <message>
        <source>Bound by %1: %2. %3</source>
        <translation>Limitados por %1: %2. %3</translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation>Punto de equilibrio</translation>
    </message>
    <message>
        <source>Busy copies</source>
        <translation>Copias ocupadas</translation>
    </message>
    <message>
        <source>By our estimates %1 costs least in %2</source>
        <translation>Según nuestras estimaciones, %1 cuesta menos en %2</translation>
    </message>
    <message numerus="yes">
        <source>By our estimates %1 costs least in all %n scenarios</source>
        <translation><numerusform>Según nuestras estimaciones, %1 cuesta menos en %n escenario</numerusform><numerusform>Según nuestras estimaciones, %1 cuesta menos en los %n escenarios</numerusform></translation>
    </message>
    <message>
        <source>By our estimates %1 costs least in both scenarios</source>
        <translation>Según nuestras estimaciones, %1 cuesta menos en ambos escenarios</translation>
    </message>
    <message>
        <source>By our estimates %1 is fastest in %2</source>
        <translation>Según nuestras estimaciones, %1 es lo más rápido en %2</translation>
    </message>
    <message numerus="yes">
        <source>By our estimates %1 is fastest in all %n scenarios</source>
        <translation><numerusform>Según nuestras estimaciones, %1 es lo más rápido en %n escenario</numerusform><numerusform>Según nuestras estimaciones, %1 es lo más rápido en los %n escenarios</numerusform></translation>
    </message>
    <message>
        <source>By our estimates %1 is fastest in both scenarios</source>
        <translation>Según nuestras estimaciones, %1 es lo más rápido en ambos escenarios</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>Tabla CSV</translation>
    </message>
    <message>
        <source>Cache of a request</source>
        <translation>Caché de una solicitud</translation>
    </message>
    <message>
        <source>Cached elements and FLOP of an item must be numbers of at least 0.</source>
        <translation>Los elementos en caché y los FLOP por elemento deben ser números de al menos 0.</translation>
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
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Change your figure…</source>
        <translation>Cambiar su valor…</translation>
    </message>
    <message>
        <source>Changes of the last time are shown that "%1" does not have yet. File &gt; Open shows it as it was saved.</source>
        <translation>Se muestran cambios de la última vez que «%1» aún no contiene. Archivo &gt; Abrir la muestra tal como se guardó.</translation>
    </message>
    <message>
        <source>Changes these charts</source>
        <translation>Cambia estos gráficos</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambiar…</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>Check catalogue files and boards.</source>
        <translation>Comprueba archivos de catálogo y comparaciones.</translation>
    </message>
    <message>
        <source>Check chips on the left, or start from one of these. Ctrl+Z brings back what was there.</source>
        <translation>Marque chips a la izquierda o empiece por una de estas. Ctrl+Z recupera lo que había.</translation>
    </message>
    <message>
        <source>Check its permissions, or name another file.</source>
        <translation>Compruebe sus permisos o indique otro archivo.</translation>
    </message>
    <message>
        <source>Check its permissions.</source>
        <translation>Compruebe sus permisos.</translation>
    </message>
    <message>
        <source>Check that its folder exists and may be written to.</source>
        <translation>Compruebe que su carpeta existe y que se puede escribir en ella.</translation>
    </message>
    <message>
        <source>Check the commas, quotes and brackets before this place.</source>
        <translation>Compruebe las comas, comillas y paréntesis anteriores a este lugar.</translation>
    </message>
    <message>
        <source>Check the disk and the room left on it. What was stored before is unchanged.</source>
        <translation>Compruebe el disco y su espacio libre. Lo guardado antes no ha cambiado.</translation>
    </message>
    <message>
        <source>Check the first thing found</source>
        <translation>Marcar el primer resultado</translation>
    </message>
    <message>
        <source>Check the folder's permissions and the room on the disk.</source>
        <translation>Compruebe los permisos de la carpeta y el espacio en el disco.</translation>
    </message>
    <message>
        <source>Check the path.</source>
        <translation>Compruebe la ruta.</translation>
    </message>
    <message>
        <source>Check the permissions of the file and its folder.</source>
        <translation>Compruebe los permisos del archivo y de su carpeta.</translation>
    </message>
    <message>
        <source>Check the value and its unit.</source>
        <translation>Compruebe el valor y su unidad.</translation>
    </message>
    <message>
        <source>Check these measurements instead of the shipped ones.</source>
        <translation>Comprueba estas mediciones en lugar de las incluidas.</translation>
    </message>
    <message>
        <source>Check whether it is per month, or in another currency.</source>
        <translation>Compruebe si es por mes o está en otra moneda.</translation>
    </message>
    <message>
        <source>Check whether the figure is per chip, of all chips, or of something else.</source>
        <translation>Compruebe si la cifra es por chip, de todos los chips o de otra cosa.</translation>
    </message>
    <message>
        <source>Check whether the file is a table at all.</source>
        <translation>Compruebe si el archivo es realmente una tabla.</translation>
    </message>
    <message>
        <source>Check whether this is the sparse figure.</source>
        <translation>Compruebe si esta es la cifra dispersa.</translation>
    </message>
    <message>
        <source>Check which character separates the columns.</source>
        <translation>Compruebe qué carácter separa las columnas.</translation>
    </message>
    <message>
        <source>Check which of the two is which.</source>
        <translation>Compruebe cuál de los dos es cada uno.</translation>
    </message>
    <message>
        <source>Checks the named files and directories, or the shipped catalogue when none is named, and tells every fault with its line and column. Of an exported PDF, SVG or PNG it checks the board inside.</source>
        <translation>Comprueba los archivos y directorios indicados, o el catálogo incluido si no se indica ninguno, y muestra cada fallo con su línea y columna. En un PDF, SVG o PNG exportado comprueba la comparación que contiene.</translation>
    </message>
    <message>
        <source>Chip</source>
        <translation>Chip</translation>
    </message>
    <message>
        <source>Chip-hours</source>
        <translation>Horas de chip</translation>
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
        <translation>Chipboard compara chips de IA: cómputo, memoria, ancho de banda y coste.</translation>
    </message>
    <message>
        <source>Chipboard comparison (*.chipboard)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chipboard is free software under the GNU General Public License, version 3 or later, and comes with no warranty. It is built with Qt %1 (LGPL 3), QCustomPlot (GPL 3) and nlohmann/json (MIT), and prefers the typeface Inter (SIL OFL 1.1).</source>
        <translation>Chipboard es software libre con licencia GNU General Public License, versión 3 o posterior, y se ofrece sin ninguna garantía. Está creado con Qt %1 (LGPL 3), QCustomPlot (GPL 3) y nlohmann/json (MIT), y utiliza preferentemente la tipografía Inter (SIL OFL 1.1).</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Chips are accounted for one by one.</source>
        <translation>Los chips se contabilizan uno a uno.</translation>
    </message>
    <message>
        <source>Chips for a month's work</source>
        <translation>Chips para el trabajo mensual</translation>
    </message>
    <message>
        <source>Chips of a copy</source>
        <translation>Chips de una copia</translation>
    </message>
    <message>
        <source>Chips of a copy that work at a time.</source>
        <translation>Chips de una copia que trabajan a la vez.</translation>
    </message>
    <message>
        <source>Choose "Columns…" and say which column holds what.</source>
        <translation>Elija «Columnas…» e indique qué contiene cada columna.</translation>
    </message>
    <message>
        <source>Choose a chip that trains.</source>
        <translation>Elija un chip que entrene.</translation>
    </message>
    <message>
        <source>Choose a file that has a header and rows.</source>
        <translation>Elija un archivo que tenga cabecera y filas.</translation>
    </message>
    <message>
        <source>Choose a file that was saved as a board.</source>
        <translation>Elija un archivo guardado como comparación.</translation>
    </message>
    <message>
        <source>Choose a folder that you may write to.</source>
        <translation>Elija una carpeta en la que pueda escribir.</translation>
    </message>
    <message>
        <source>Choose a model of text.</source>
        <translation>Elija un modelo de texto.</translation>
    </message>
    <message>
        <source>Choose a name that ends in .chipboard, or use File &gt; Export.</source>
        <translation>Elija un nombre que termine en .chipboard o use Archivo &gt; Exportar.</translation>
    </message>
    <message>
        <source>Choose a precision that the chip has.</source>
        <translation>Elija una precisión que tenga el chip.</translation>
    </message>
    <message>
        <source>Choose a scale from %1 to %2.</source>
        <translation>Elija una escala de %1 a %2.</translation>
    </message>
    <message>
        <source>Choose a smaller model, fewer tokens or a chip with more memory.</source>
        <translation>Elija un modelo más pequeño, menos tokens o un chip con más memoria.</translation>
    </message>
    <message>
        <source>Choose a smaller model, shorter sequences, or a chip with more memory.</source>
        <translation>Elija un modelo más pequeño, secuencias más cortas o un chip con más memoria.</translation>
    </message>
    <message>
        <source>Choose a smaller scale, or write a PDF or SVG file.</source>
        <translation>Elija una escala menor o guarde un archivo PDF o SVG.</translation>
    </message>
    <message>
        <source>Choose a workload</source>
        <translation>Elija una carga de trabajo</translation>
    </message>
    <message>
        <source>Choose a workload that one chip holds.</source>
        <translation>Elija una carga de trabajo que quepa en un chip.</translation>
    </message>
    <message>
        <source>Choose another instance.</source>
        <translation>Elija otra instancia.</translation>
    </message>
    <message>
        <source>Choose batch inference, or another model.</source>
        <translation>Elija inferencia por lotes u otro modelo.</translation>
    </message>
    <message>
        <source>Choose chips on the left.</source>
        <translation>Elija chips a la izquierda.</translation>
    </message>
    <message>
        <source>Choose chips to compare</source>
        <translation>Elija chips para comparar</translation>
    </message>
    <message>
        <source>Choose chips to compare.</source>
        <translation>Elija chips para comparar.</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Elegir archivo…</translation>
    </message>
    <message>
        <source>Choose one of %1, or a size like 210x148mm, 8x4.5in or 1600x900px, each side from 2 to 100 inches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of %1.</source>
        <translation>Elija uno de %1.</translation>
    </message>
    <message>
        <source>Choose one that the thing has, such as memory or price.</source>
        <translation>Elija una que el elemento tenga, por ejemplo memoria o precio.</translation>
    </message>
    <message>
        <source>Choose other rows, prices or another workload.</source>
        <translation>Elija otras filas, otros precios u otra carga de trabajo.</translation>
    </message>
    <message>
        <source>Choose the format "%1".</source>
        <translation>Elija el formato «%1».</translation>
    </message>
    <message>
        <source>Choose two that differ.</source>
        <translation>Elija dos distintos.</translation>
    </message>
    <message>
        <source>Choose two that run the workload, to ask what would change the answer</source>
        <translation>Elija dos que ejecuten la carga de trabajo para ver qué cambiaría el resultado</translation>
    </message>
    <message>
        <source>Choose two whose cost is known, to ask when moving pays</source>
        <translation>Elija dos con coste conocido para ver cuándo se amortiza migrar</translation>
    </message>
    <message>
        <source>Choose what this chart shows</source>
        <translation>Elegir qué muestra este gráfico</translation>
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
        <translation>Borrar los mensajes</translation>
    </message>
    <message>
        <source>Click a bar, or press Enter on it, to see where its number comes from.</source>
        <translation>Haga clic en una barra, o pulse Intro en ella, para ver de dónde procede su número.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close it, or write a quote that belongs to the text twice within quotes.</source>
        <translation>Ciérrela o, si la comilla forma parte del texto, escríbala dos veces entre comillas.</translation>
    </message>
    <message>
        <source>Colours, whatever the desktop's are.</source>
        <translation>Los colores, sean cuales sean los del escritorio.</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Columna %1</translation>
    </message>
    <message>
        <source>Column %1: %2 %3</source>
        <translation>Columna %1: %2 %3</translation>
    </message>
    <message>
        <source>Columns of the price list</source>
        <translation>Columnas de la lista de precios</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Coma</translation>
    </message>
    <message>
        <source>Comma (1,50)</source>
        <translation>Coma (1,50)</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Comandos:</translation>
    </message>
    <message>
        <source>Commit, or pay by the hour</source>
        <translation>Comprometerse o pagar por horas</translation>
    </message>
    <message>
        <source>Commitment (years)</source>
        <translation>Compromiso (años)</translation>
    </message>
    <message>
        <source>Committed for %1 years where such a price is known</source>
        <translation>Con compromiso de %1 años si se conoce ese precio</translation>
    </message>
    <message>
        <source>Committed for a year where such a price is known</source>
        <translation>Con compromiso de un año si se conoce ese precio</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Compare all at: %1</source>
        <translation>Comparar todo con: %1</translation>
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
        <translation>Comparar con los precios más recientes</translation>
    </message>
    <message>
        <source>Compare at: %1</source>
        <translation>Comparar con: %1</translation>
    </message>
    <message>
        <source>Compare per %1</source>
        <translation>Comparar por %1</translation>
    </message>
    <message>
        <source>Compare these chips.</source>
        <translation>Compara estos chips.</translation>
    </message>
    <message>
        <source>Compare these cloud instances.</source>
        <translation>Compara estas instancias de la nube.</translation>
    </message>
    <message>
        <source>Compare these systems of many chips.</source>
        <translation>Compara estos sistemas de muchos chips.</translation>
    </message>
    <message>
        <source>Compare what the work costs.</source>
        <translation>Compare lo que cuesta el trabajo.</translation>
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
        <translation>Se comparan %1.</translation>
    </message>
    <message>
        <source>Compares AI chips in compute, memory, bandwidth and cost, with the source of every number.</source>
        <translation>Compara chips de IA por cómputo, memoria, ancho de banda y coste, con la fuente de cada cifra.</translation>
    </message>
    <message>
        <source>Compares what is selected, or what the board selects, or the example that the window first shows. A number that is missing says why.</source>
        <translation>Compara lo seleccionado, lo que selecciona la comparación o el ejemplo que la ventana muestra al principio. Si falta un número, se indica el motivo.</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>Completions are not known for the shell "%1".</source>
        <translation>No hay autocompletados para el shell «%1».</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Cómputo</translation>
    </message>
    <message>
        <source>Compute efficiency</source>
        <translation>Eficiencia de cómputo</translation>
    </message>
    <message>
        <source>Compute per watt</source>
        <translation>Cómputo por vatio</translation>
    </message>
    <message>
        <source>Compute with sparsity</source>
        <translation>Cómputo con dispersión</translation>
    </message>
    <message>
        <source>Compute, dense</source>
        <translation>Cómputo denso</translation>
    </message>
    <message>
        <source>Conditions can be asked of instances: choose "Instance" above.</source>
        <translation>Las condiciones se aplican a instancias: elija «Instancia» arriba.</translation>
    </message>
    <message>
        <source>Conditions that instances must meet</source>
        <translation>Condiciones que deben cumplir las instancias</translation>
    </message>
    <message>
        <source>Contradiction %1, %2</source>
        <translation>Contradicción %1, %2</translation>
    </message>
    <message>
        <source>Convert the prices, and say at which rate in their notes.</source>
        <translation>Convierta los precios e indique el tipo de cambio en sus notas.</translation>
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
        <translation>Copiar co&amp;mo</translation>
    </message>
    <message>
        <source>Copy all messages</source>
        <translation>Copiar todos los mensajes</translation>
    </message>
    <message>
        <source>Copy all of “%1” to “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy it to another place and try again.</source>
        <translation>Cópielo en otro lugar e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Copy its content to a file.</source>
        <translation>Copie su contenido en un archivo.</translation>
    </message>
    <message>
        <source>Copy rows with header</source>
        <translation>Copiar filas con cabecera</translation>
    </message>
    <message>
        <source>Copy to scenario “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the ids that are told above.</source>
        <translation>Corrija los identificadores indicados arriba.</translation>
    </message>
    <message>
        <source>Correct the number of experts.</source>
        <translation>Corrija el número de expertos.</translation>
    </message>
    <message>
        <source>Correct the path or remove it.</source>
        <translation>Corrija la ruta o elimínela.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Cost a month</source>
        <translation>Coste mensual</translation>
    </message>
    <message>
        <source>Cost of a million items</source>
        <translation>Coste por millón de elementos</translation>
    </message>
    <message>
        <source>Cost of a month's work</source>
        <translation>Coste del trabajo mensual</translation>
    </message>
    <message>
        <source>Cost of an engineer's week</source>
        <translation>Coste semanal de ingeniería</translation>
    </message>
    <message>
        <source>Cost of bandwidth</source>
        <translation>Coste del ancho de banda</translation>
    </message>
    <message>
        <source>Cost of compute</source>
        <translation>Coste del cómputo</translation>
    </message>
    <message>
        <source>Cost of input</source>
        <translation>Coste de entrada</translation>
    </message>
    <message>
        <source>Cost of memory</source>
        <translation>Coste de la memoria</translation>
    </message>
    <message>
        <source>Cost of output</source>
        <translation>Coste de salida</translation>
    </message>
    <message>
        <source>Cost of the run</source>
        <translation>Coste de la ejecución</translation>
    </message>
    <message>
        <source>Cost of the run, USD</source>
        <translation>Coste de la ejecución, USD</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moneda</translation>
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
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Date of the prices, as year, month and day</source>
        <translation>Fecha de los precios: año, mes y día</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Decidir más tarde</translation>
    </message>
    <message>
        <source>Decimal sign</source>
        <translation>Signo decimal</translation>
    </message>
    <message>
        <source>Decode</source>
        <translation>Decode</translation>
    </message>
    <message>
        <source>Decode step</source>
        <translation>Paso de decode</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>Predeterminado: %1</translation>
    </message>
    <message>
        <source>Denoising steps</source>
        <translation>Pasos de denoising</translation>
    </message>
    <message>
        <source>Dense %1 peak of %2</source>
        <translation>Pico denso %1 de %2</translation>
    </message>
    <message>
        <source>Deployments side by side</source>
        <translation>Despliegues en paralelo</translation>
    </message>
    <message>
        <source>Did you mean "%1"?</source>
        <translation>¿Quería decir «%1»?</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>¿Quería decir %1?</translation>
    </message>
    <message>
        <source>Different numbers of chips, %1 to %2.</source>
        <translation>Distinto número de chips, de %1 a %2.</translation>
    </message>
    <message>
        <source>Different tokens.</source>
        <translation>Tokens distintos.</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Descuento</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Simulando</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate and edit this &amp;workload</source>
        <translation>Duplicar y editar esta car&amp;ga de trabajo</translation>
    </message>
    <message>
        <source>Each import of prices is a snapshot with a number. Removing one takes its prices from every board that names them; importing the file again brings them back.</source>
        <translation>Cada importación de precios es una instantánea con un número. Al eliminar una, sus precios desaparecen de todas las comparaciones que la mencionan; al importar de nuevo el archivo, vuelven.</translation>
    </message>
    <message>
        <source>Each of these prices is known of one date only, so none can be seen to move</source>
        <translation>Cada uno de estos precios se conoce en una sola fecha, así que no se puede ver ninguna variación</translation>
    </message>
    <message>
        <source>Early software</source>
        <translation>Software inicial</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energía</translation>
    </message>
    <message>
        <source>Energy cost of a million items</source>
        <translation>Coste de energía por millón de elementos</translation>
    </message>
    <message>
        <source>Energy cost of output</source>
        <translation>Coste de energía de la salida</translation>
    </message>
    <message>
        <source>Energy cost of the run</source>
        <translation>Coste de energía de la ejecución</translation>
    </message>
    <message>
        <source>Energy of a million items</source>
        <translation>Energía por millón de elementos</translation>
    </message>
    <message>
        <source>Energy of output</source>
        <translation>Energía de la salida</translation>
    </message>
    <message>
        <source>Energy of the run</source>
        <translation>Energía de la ejecución</translation>
    </message>
    <message>
        <source>Energy per token</source>
        <translation>Energía por token</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Intro</translation>
    </message>
    <message>
        <source>Enter %1 or less.</source>
        <translation>Introduzca %1 o menos.</translation>
    </message>
    <message>
        <source>Enter 0 for those of the precision.</source>
        <translation>Introduzca 0 para los de la precisión.</translation>
    </message>
    <message>
        <source>Enter 0 if it is not known.</source>
        <translation>Introduzca 0 si no se conoce.</translation>
    </message>
    <message>
        <source>Enter 0 if not known.</source>
        <translation>Introduzca 0 si no se conoce.</translation>
    </message>
    <message>
        <source>Enter 0 or more.</source>
        <translation>Introduzca 0 o más.</translation>
    </message>
    <message>
        <source>Enter 1 or more chips.</source>
        <translation>Introduzca 1 chip o más.</translation>
    </message>
    <message>
        <source>Enter 1 or more, or 0 for as many as fit.</source>
        <translation>Introduzca 1 o más, o 0 para tantos como quepan.</translation>
    </message>
    <message>
        <source>Enter 1 or more, or 0 if it is not known.</source>
        <translation>Introduzca 1 o más, o 0 si no se conoce.</translation>
    </message>
    <message>
        <source>Enter 1 or more, or 0 to leave it open.</source>
        <translation>Introduzca 1 o más, o 0 para dejarlo abierto.</translation>
    </message>
    <message>
        <source>Enter 1 or more.</source>
        <translation>Introduzca 1 o más.</translation>
    </message>
    <message>
        <source>Enter 1 to change nothing.</source>
        <translation>Introduzca 1 para no cambiar nada.</translation>
    </message>
    <message>
        <source>Enter a smaller discount.</source>
        <translation>Introduzca un descuento menor.</translation>
    </message>
    <message>
        <source>Enter how many %1 one USD buys: until then money is shown in USD.</source>
        <translation>Introduzca cuántos %1 se obtienen por un USD: hasta entonces los importes se muestran en USD.</translation>
    </message>
    <message>
        <source>Enter the FLOP of one item.</source>
        <translation>Introduzca los FLOP de un elemento.</translation>
    </message>
    <message>
        <source>Enter the batch.</source>
        <translation>Introduzca el batch.</translation>
    </message>
    <message>
        <source>Enter the dimensions of the model.</source>
        <translation>Introduzca las dimensiones del modelo.</translation>
    </message>
    <message>
        <source>Enter the figure as an own value.</source>
        <translation>Introduzca la cifra como valor propio.</translation>
    </message>
    <message>
        <source>Enter the heads of the model.</source>
        <translation>Introduzca las cabezas del modelo.</translation>
    </message>
    <message>
        <source>Enter the length of a text.</source>
        <translation>Introduzca la longitud de un texto.</translation>
    </message>
    <message>
        <source>Enter the lengths and the batch.</source>
        <translation>Introduzca las longitudes y el batch.</translation>
    </message>
    <message>
        <source>Enter the lengths.</source>
        <translation>Introduzca las longitudes.</translation>
    </message>
    <message>
        <source>Enter the parameters.</source>
        <translation>Introduzca los parámetros.</translation>
    </message>
    <message>
        <source>Enter the sequence length.</source>
        <translation>Introduzca la longitud de secuencia.</translation>
    </message>
    <message>
        <source>Enter the share of paid hours.</source>
        <translation>Introduzca la parte de las horas pagadas.</translation>
    </message>
    <message>
        <source>Enter the share of the time in which the run gets on.</source>
        <translation>Introduzca la parte del tiempo en que el entrenamiento avanza.</translation>
    </message>
    <message>
        <source>Enter the steps.</source>
        <translation>Introduzca los pasos.</translation>
    </message>
    <message>
        <source>Enter the tokens of a text.</source>
        <translation>Introduzca los tokens de un texto.</translation>
    </message>
    <message>
        <source>Enter the tokens to train on.</source>
        <translation>Introduzca los tokens de entrenamiento.</translation>
    </message>
    <message>
        <source>Enter what a kilowatt-hour costs.</source>
        <translation>Introduzca lo que cuesta un kilovatio hora.</translation>
    </message>
    <message>
        <source>Epoch AI's table of machine-learning hardware (CSV): chips</source>
        <translation>Tabla de hardware de aprendizaje automático de Epoch AI (CSV): chips</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Error by family of chips</source>
        <translation>Error por familia de chips</translation>
    </message>
    <message>
        <source>Error by kind of measurement</source>
        <translation>Error por tipo de medición</translation>
    </message>
    <message>
        <source>Error of the estimate</source>
        <translation>Error de la estimación</translation>
    </message>
    <message>
        <source>Estimate a workload on a chip or instance.</source>
        <translation>Estima una carga de trabajo en un chip o una instancia.</translation>
    </message>
    <message>
        <source>Even after %1, when %2 have been paid either way.</source>
        <translation>Se igualan tras %1, cuando se han pagado %2 en ambos casos.</translation>
    </message>
    <message>
        <source>Every figure has a source.</source>
        <translation>Todas las cifras tienen fuente.</translation>
    </message>
    <message>
        <source>Every price is multiplied by it: a market move, a tax, a margin.</source>
        <translation>Multiplica todos los precios: un cambio de mercado, un impuesto, un margen.</translation>
    </message>
    <message>
        <source>Everything to “%1”</source>
        <translation>Todo a «%1»</translation>
    </message>
    <message>
        <source>Exchange between chips</source>
        <translation>Intercambio entre chips</translation>
    </message>
    <message>
        <source>Exchange rate</source>
        <translation>Tipo de cambio</translation>
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
        <translation>Los intercambios entre chips ocupan la mayor parte del tiempo.</translation>
    </message>
    <message>
        <source>Exit status: 0 fine, 1 wrong usage, 2 bad data, 3 cannot write.</source>
        <translation>Estado de salida: 0 correcto, 1 uso incorrecto, 2 datos incorrectos, 3 no se puede escribir.</translation>
    </message>
    <message>
        <source>Explain a command.</source>
        <translation>Explica un comando.</translation>
    </message>
    <message>
        <source>Explain the command.</source>
        <translation>Explica el comando.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Export a&amp;gain</source>
        <translation>Exportar de nue&amp;vo</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exportar a</translation>
    </message>
    <message>
        <source>Exported files with their comparison (%1)</source>
        <translation>Archivos exportados con su comparación (%1)</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Exportado a %1</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>FLOP of a token</source>
        <translation>FLOP por token</translation>
    </message>
    <message>
        <source>FLOP of a token and parameter</source>
        <translation>FLOP por token y parámetro</translation>
    </message>
    <message>
        <source>FLOP of an item</source>
        <translation>FLOP por elemento</translation>
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
        <translation>Cómputo FP16</translation>
    </message>
    <message>
        <source>FP16 has %1 and BF16 %2: one is twice the other.</source>
        <translation>FP16 tiene %1 y BF16 %2: uno es el doble del otro.</translation>
    </message>
    <message>
        <source>FP16 sparse compute</source>
        <translation>Cómputo FP16 disperso</translation>
    </message>
    <message>
        <source>FP32 compute</source>
        <translation>Cómputo FP32</translation>
    </message>
    <message>
        <source>FP32 sparse compute</source>
        <translation>Cómputo FP32 disperso</translation>
    </message>
    <message>
        <source>FP4 compute</source>
        <translation>Cómputo FP4</translation>
    </message>
    <message>
        <source>FP4 sparse compute</source>
        <translation>Cómputo FP4 disperso</translation>
    </message>
    <message>
        <source>FP64 compute</source>
        <translation>Cómputo FP64</translation>
    </message>
    <message>
        <source>FP64 sparse compute</source>
        <translation>Cómputo FP64 disperso</translation>
    </message>
    <message>
        <source>FP8 compute</source>
        <translation>Cómputo FP8</translation>
    </message>
    <message>
        <source>FP8 in a chip of %1</source>
        <translation>FP8 en un chip de %1</translation>
    </message>
    <message>
        <source>FP8 sparse compute</source>
        <translation>Cómputo FP8 disperso</translation>
    </message>
    <message>
        <source>Factor of attention</source>
        <translation>Factor de atención</translation>
    </message>
    <message>
        <source>Factor of the precision</source>
        <translation>Factor de la precisión</translation>
    </message>
    <message>
        <source>Fewest chips</source>
        <translation>Mínimo de chips</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Cifra</translation>
    </message>
    <message>
        <source>Figures of your own</source>
        <translation>Valores propios</translation>
    </message>
    <message>
        <source>Figures without a source: %1.</source>
        <translation>Cifras sin fuente: %1.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Files of your own changed; the catalogue was read anew.</source>
        <translation>Cambiaron archivos propios; el catálogo se leyó de nuevo.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Find an assumption</source>
        <translation>Buscar un supuesto</translation>
    </message>
    <message>
        <source>Find an assumption…</source>
        <translation>Buscar un supuesto…</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>Primer token</translation>
    </message>
    <message>
        <source>Fixed costs of each layer and request take most of the time.</source>
        <translation>Los costes fijos de cada capa y solicitud ocupan la mayor parte del tiempo.</translation>
    </message>
    <message>
        <source>Fixed costs of the layers</source>
        <translation>Costes fijos de las capas</translation>
    </message>
    <message>
        <source>Fixed costs of the requests</source>
        <translation>Costes fijos de las solicitudes</translation>
    </message>
    <message>
        <source>Fixed delays</source>
        <translation>Retardos fijos</translation>
    </message>
    <message>
        <source>For the cost of energy alone: rented prices include energy, so it is not added to them.</source>
        <translation>Solo para el coste de la energía: los precios de alquiler ya la incluyen, por lo que no se les suma.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Found from %1 measurements; half of them lie within %2, eight of ten within %3.</source>
        <translation>Obtenido de %1 mediciones; la mitad está dentro de %2, ocho de cada diez dentro de %3.</translation>
    </message>
    <message>
        <source>Free some space and try again; the old file is as it was.</source>
        <translation>Libere espacio e inténtelo de nuevo; el archivo anterior sigue como estaba.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>From %1 to %2 there is nothing to compare: %3</source>
        <translation>De %1 a %2 no hay nada que comparar: %3</translation>
    </message>
    <message>
        <source>From %1 to %2 times the value in force: %3 to %4.</source>
        <translation>De %1 a %2 veces el valor vigente: de %3 a %4.</translation>
    </message>
    <message>
        <source>From %1 to %2, by doubling.</source>
        <translation>De %1 a %2, duplicando.</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>De %1 a %2.</translation>
    </message>
    <message>
        <source>From %1.</source>
        <translation>De %1.</translation>
    </message>
    <message>
        <source>From here on the guide calls the return of moving large. Where a month's work is stated, its cost takes this place.</source>
        <translation>A partir de aquí, la guía considera grande el beneficio de migrar. Si se indica el trabajo mensual, su coste ocupa este lugar.</translation>
    </message>
    <message>
        <source>Give --against ID.</source>
        <translation>Indique --against ID.</translation>
    </message>
    <message>
        <source>Give --format table or json.</source>
        <translation>Indique --format table o json.</translation>
    </message>
    <message>
        <source>Give --metrics ID.</source>
        <translation>Indique --metrics ID.</translation>
    </message>
    <message>
        <source>Give --on ID; "chipboard list chips" has the ids of chips.</source>
        <translation>Indique --on ID; «chipboard list chips» muestra los identificadores de los chips.</translation>
    </message>
    <message>
        <source>Give --vary NAME,NAME.</source>
        <translation>Indique --vary NAME,NAME.</translation>
    </message>
    <message>
        <source>Give --workload ID; "chipboard list workloads" has the ids.</source>
        <translation>Indique --workload ID; «chipboard list workloads» muestra los identificadores.</translation>
    </message>
    <message>
        <source>Give 1 or more.</source>
        <translation>Indique 1 o más.</translation>
    </message>
    <message>
        <source>Give 1 to %1.</source>
        <translation>Indique de 1 a %1.</translation>
    </message>
    <message>
        <source>Give a file name.</source>
        <translation>Indique un nombre de archivo.</translation>
    </message>
    <message>
        <source>Give a number.</source>
        <translation>Indique un número.</translation>
    </message>
    <message>
        <source>Give a whole number, 0 or more.</source>
        <translation>Indique un número entero, 0 o más.</translation>
    </message>
    <message>
        <source>Give how much of the currency one USD buys.</source>
        <translation>Indique cuánto de la moneda se obtiene por un USD.</translation>
    </message>
    <message>
        <source>Give it a text or leave it out.</source>
        <translation>Indique un texto u omítalo.</translation>
    </message>
    <message>
        <source>Give it content or remove it.</source>
        <translation>Añádale contenido o elimínelo.</translation>
    </message>
    <message>
        <source>Give it once.</source>
        <translation>Indíquela una sola vez.</translation>
    </message>
    <message>
        <source>Give it the ending .chipboard and open it as a board.</source>
        <translation>Póngale la extensión .chipboard y ábralo como comparación.</translation>
    </message>
    <message>
        <source>Give its address.</source>
        <translation>Indique su dirección.</translation>
    </message>
    <message>
        <source>Give one another name.</source>
        <translation>Cambie el nombre de uno.</translation>
    </message>
    <message>
        <source>Give one.</source>
        <translation>Indique uno.</translation>
    </message>
    <message>
        <source>Give the figure without sparsity here and this one under "sparse".</source>
        <translation>Indique aquí la cifra sin dispersión y esta en "sparse".</translation>
    </message>
    <message>
        <source>Give the name of an ordinary file.</source>
        <translation>Indique el nombre de un archivo normal.</translation>
    </message>
    <message>
        <source>Give three capital letters, such as EUR.</source>
        <translation>Indique tres letras mayúsculas, por ejemplo EUR.</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>Goodput</translation>
    </message>
    <message>
        <source>Google Cloud prices of whole machines (CSV)</source>
        <translation>Precios de máquinas enteras de Google Cloud (CSV)</translation>
    </message>
    <message>
        <source>Grey, for printers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HTML table</source>
        <translation>Tabla HTML</translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>Tamaño de cabeza</translation>
    </message>
    <message>
        <source>Heads that keep keys and values; a KV cache that the model states itself does not follow.</source>
        <translation>Cabezas que guardan claves y valores; una caché KV que el propio modelo indica no cambia con ellas.</translation>
    </message>
    <message>
        <source>Here is "%1".</source>
        <translation>Aquí hay «%1».</translation>
    </message>
    <message>
        <source>Here the order turns: %1, %2.</source>
        <translation>Aquí cambia el orden: %1, %2.</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Dimensión oculta</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Highest: %1, %2.</source>
        <translation>Máximo: %1, %2.</translation>
    </message>
    <message>
        <source>Highest: %1.</source>
        <translation>Máximo: %1.</translation>
    </message>
    <message>
        <source>Hold the estimates against published measurements.</source>
        <translation>Contrasta las estimaciones con mediciones publicadas.</translation>
    </message>
    <message>
        <source>Hours a month</source>
        <translation>Horas al mes</translation>
    </message>
    <message>
        <source>Hours used</source>
        <translation>Horas usadas</translation>
    </message>
    <message>
        <source>How it came about</source>
        <translation>Cómo se obtuvo</translation>
    </message>
    <message>
        <source>How it moves</source>
        <translation>Cómo varía</translation>
    </message>
    <message>
        <source>How large the type of a page is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long it takes to pay</source>
        <translation>Cuánto tarda en amortizarse</translation>
    </message>
    <message>
        <source>How many %1 one USD buys: a rate of your own, of the day that you mean. Money is shown by it; the board keeps its prices and assumptions in USD.</source>
        <translation>Cuántos %1 se obtienen por un USD: un tipo de cambio propio, del día que usted elija. Los importes se muestran con él; la comparación conserva sus precios y supuestos en USD.</translation>
    </message>
    <message>
        <source>How many chips do the work; whole instances are rented.</source>
        <translation>Cuántos chips hacen el trabajo; se alquilan instancias enteras.</translation>
    </message>
    <message>
        <source>How many chips.</source>
        <translation>El número de chips.</translation>
    </message>
    <message>
        <source>How many draws; 100000 unless told otherwise.</source>
        <translation>El número de simulaciones; 100000 si no se indica otro.</translation>
    </message>
    <message>
        <source>How many pixels of a PNG stand for one of the screen.</source>
        <translation>Cuántos píxeles de un PNG equivalen a uno de la pantalla.</translation>
    </message>
    <message>
        <source>How much of the currency that is shown one USD buys.</source>
        <translation>Cuánto de la moneda mostrada se obtiene por un USD.</translation>
    </message>
    <message>
        <source>How sure it is</source>
        <translation>Qué certeza tiene</translation>
    </message>
    <message>
        <source>How the KV cache lies in memory.</source>
        <translation>Cómo se guarda la caché KV en la memoria.</translation>
    </message>
    <message>
        <source>How the result is printed.</source>
        <translation>Cómo se imprime el resultado.</translation>
    </message>
    <message>
        <source>How weights lie in memory.</source>
        <translation>Cómo se guardan los pesos en la memoria.</translation>
    </message>
    <message>
        <source>INT8 compute</source>
        <translation>Cómputo INT8</translation>
    </message>
    <message>
        <source>INT8 sparse compute</source>
        <translation>Cómputo INT8 disperso</translation>
    </message>
    <message>
        <source>If it is not known, write null and "missing".</source>
        <translation>Si no se conoce, escriba null y "missing".</translation>
    </message>
    <message>
        <source>If that list was meant, save the board: its name then holds everywhere; else choose other prices.</source>
        <translation>Si se refería a esa lista, guarde la comparación: así su nombre vale en todas partes; si no, elija otros precios.</translation>
    </message>
    <message>
        <source>If the number is not known, write "missing".</source>
        <translation>Si no se conoce el número, escriba "missing".</translation>
    </message>
    <message>
        <source>If there is no price, write null and "missing".</source>
        <translation>Si no hay precio, escriba null y "missing".</translation>
    </message>
    <message>
        <source>Image classifiers</source>
        <translation>Clasificadores de imágenes</translation>
    </message>
    <message>
        <source>Image generation</source>
        <translation>Generación de imágenes</translation>
    </message>
    <message>
        <source>Image generation needs at least 1 denoising step.</source>
        <translation>La generación de imágenes necesita al menos 1 paso de denoising.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Import it with the format %1, and say with --map which column holds what.</source>
        <translation>Impórtelo con el formato %1 e indique con --map qué contiene cada columna.</translation>
    </message>
    <message>
        <source>Import it with the format csv, and say with --map which column holds what and whose prices these are: chipboard import csv %1 --map provider==NAME</source>
        <translation>Impórtelo con el formato csv e indique con --map qué contiene cada columna y de quién son estos precios: chipboard import csv %1 --map provider==NAME</translation>
    </message>
    <message>
        <source>Import prices</source>
        <translation>Importar precios</translation>
    </message>
    <message>
        <source>Import prices or chips from a file.</source>
        <translation>Importa precios o chips de un archivo.</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importada</translation>
    </message>
    <message>
        <source>Imported from %1, line %2.</source>
        <translation>Importado de %1, línea %2.</translation>
    </message>
    <message>
        <source>Imported price &amp;lists…</source>
        <translation>&amp;Listas de precios importadas…</translation>
    </message>
    <message>
        <source>Imported price lists</source>
        <translation>Listas de precios importadas</translation>
    </message>
    <message>
        <source>Imported prices cannot be told to "%1".</source>
        <translation>«%1» no es una acción para precios importados.</translation>
    </message>
    <message>
        <source>Imported, not here: %1</source>
        <translation>Importada, no está aquí: %1</translation>
    </message>
    <message>
        <source>Imported: %1</source>
        <translation>Importada: %1</translation>
    </message>
    <message>
        <source>Imported: %1, %2</source>
        <translation>Importada: %1, %2</translation>
    </message>
    <message>
        <source>In the window, Board &gt; Scenarios keeps what is here under a name and starts another one.</source>
        <translation>En la ventana, Comparación &gt; Escenarios guarda lo que hay aquí con un nombre e inicia otro escenario.</translation>
    </message>
    <message>
        <source>Inference</source>
        <translation>Inferencia</translation>
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
        <translation>Instale el paquete libqt6sql6-sqlite.</translation>
    </message>
    <message>
        <source>Installed packages bring them along. Else: "source &lt;(chipboard completion bash)", the same with zsh, or "chipboard completion fish | source".</source>
        <translation>Los paquetes instalados ya los incluyen. Si no: «source &lt;(chipboard completion bash)», lo mismo con zsh, o «chipboard completion fish | source».</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>Instancia</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>Instancias</translation>
    </message>
    <message>
        <source>It can be %1.</source>
        <translation>Puede ser %1.</translation>
    </message>
    <message>
        <source>It costs nothing on %1.</source>
        <translation>No cuesta nada en %1.</translation>
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
        <translation>Cabe con %1.</translation>
    </message>
    <message>
        <source>It goes from %1 to %2.</source>
        <translation>El rango va de %1 a %2.</translation>
    </message>
    <message>
        <source>It has none.</source>
        <translation>No tiene ninguna.</translation>
    </message>
    <message>
        <source>It is . or a comma.</source>
        <translation>Debe ser . o una coma.</translation>
    </message>
    <message>
        <source>It is not stated how many items are worked off a month.</source>
        <translation>No se indica cuántos elementos se procesan al mes.</translation>
    </message>
    <message>
        <source>It is not stated how many tokens are answered a month.</source>
        <translation>No se indica cuántos tokens se responden al mes.</translation>
    </message>
    <message>
        <source>It is one of %1.</source>
        <translation>Debe ser uno de %1.</translation>
    </message>
    <message>
        <source>It is one of , ; | and tab.</source>
        <translation>Debe ser uno de , ; | y tab.</translation>
    </message>
    <message>
        <source>It lists all of them.</source>
        <translation>Las muestra todas.</translation>
    </message>
    <message>
        <source>It never pays.</source>
        <translation>No se amortiza nunca.</translation>
    </message>
    <message>
        <source>It pays after %1 (%2 at best, never at worst).</source>
        <translation>Se amortiza tras %1 (%2 en el mejor caso, nunca en el peor).</translation>
    </message>
    <message>
        <source>It pays after %1 (%2 to %3).</source>
        <translation>Se amortiza tras %1 (%2 a %3).</translation>
    </message>
    <message>
        <source>It pays after %1.</source>
        <translation>Se amortiza tras %1.</translation>
    </message>
    <message>
        <source>It pays only at best, after %1.</source>
        <translation>Solo se amortiza en el mejor caso, tras %1.</translation>
    </message>
    <message>
        <source>It takes %1.</source>
        <translation>Admite %1.</translation>
    </message>
    <message>
        <source>It takes table or json.</source>
        <translation>Admite table o json.</translation>
    </message>
    <message>
        <source>Items a month (millions)</source>
        <translation>Elementos al mes (millones)</translation>
    </message>
    <message>
        <source>Items a second</source>
        <translation>Elementos por segundo</translation>
    </message>
    <message>
        <source>Its chips</source>
        <translation>Sus chips</translation>
    </message>
    <message>
        <source>Its power over that of its computers: cooling and losses. Acts on energy and its cost, not on rented prices.</source>
        <translation>Su consumo respecto al de sus equipos: refrigeración y pérdidas. Afecta a la energía y su coste, no a los precios de alquiler.</translation>
    </message>
    <message>
        <source>JSON data</source>
        <translation>Datos JSON</translation>
    </message>
    <message>
        <source>JSON has no comments.</source>
        <translation>JSON no tiene comentarios.</translation>
    </message>
    <message>
        <source>KIND is tornado (which assumption moves a result most), crossover (where the order of two turns), two-way (a result under two assumptions), uncertainty (bands and chances from draws), move (when moving pays), commitment (from which utilisation one pays) or formula (how a number came about). Without --metrics it is about the cost of the workload.</source>
        <translation>KIND es tornado (qué supuesto influye más en un resultado), crossover (dónde cambia el orden de dos), two-way (un resultado con dos supuestos), uncertainty (bandas y probabilidades por simulación), move (cuándo se amortiza migrar), commitment (desde qué utilización se amortiza) o formula (cómo se obtuvo un número). Sin --metrics se refiere al coste de la carga de trabajo.</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>Cabezas KV</translation>
    </message>
    <message>
        <source>Keep the &amp;comparison inside, to open the file again</source>
        <translation>Incluir la &amp;comparación, para volver a abrir el archivo</translation>
    </message>
    <message>
        <source>Keep the figures of %1</source>
        <translation>Conservar las cifras de %1</translation>
    </message>
    <message>
        <source>Keep the old figures</source>
        <translation>Conservar las cifras antiguas</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
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
        <translation>Capas</translation>
    </message>
    <message>
        <source>Layers and hidden size must be at least 1.</source>
        <translation>Las capas y la dimensión oculta deben ser al menos 1.</translation>
    </message>
    <message>
        <source>Leave --vary out, or ask for a crossover.</source>
        <translation>Omita --vary o pida un crossover.</translation>
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
        <translation>Omita lo que sigue a «=».</translation>
    </message>
    <message>
        <source>Leave the board out of PDF, SVG and PNG files; they will not open again.</source>
        <translation>No incluye la comparación en los archivos PDF, SVG y PNG; no se podrán volver a abrir.</translation>
    </message>
    <message>
        <source>Leave the rate out, or name another currency.</source>
        <translation>Omita el tipo de cambio o indique otra moneda.</translation>
    </message>
    <message>
        <source>Let in rows that are suspicious for these reasons, such as spot-floor.</source>
        <translation>Admite las filas sospechosas por estos motivos, por ejemplo spot-floor.</translation>
    </message>
    <message>
        <source>Let the file's name end in %1.</source>
        <translation>Haga que el nombre del archivo termine en %1.</translation>
    </message>
    <message>
        <source>Let the page choose by itself</source>
        <translation>Dejar que elija la página</translation>
    </message>
    <message>
        <source>Letter landscape</source>
        <translation>Carta horizontal</translation>
    </message>
    <message>
        <source>Letter portrait</source>
        <translation>Carta vertical</translation>
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
        <translation>Línea %1: %2</translation>
    </message>
    <message>
        <source>Lines: %1.</source>
        <translation>Líneas: %1.</translation>
    </message>
    <message>
        <source>Link efficiency</source>
        <translation>Eficiencia del enlace</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Enlaces</translation>
    </message>
    <message>
        <source>List imported prices, or remove some of them.</source>
        <translation>Muestra los precios importados o elimina algunos.</translation>
    </message>
    <message>
        <source>List something or leave it out.</source>
        <translation>Indique algún elemento u omítalo.</translation>
    </message>
    <message>
        <source>List the instances for which this holds: "memory &gt;= 640 GB and price_chip_hour &lt; 4". Fields are the ids of metrics, and id, provider, chip, chips, vcpus and others.</source>
        <translation>Muestra las instancias que cumplen: «memory &gt;= 640 GB and price_chip_hour &lt; 4». Los campos son los identificadores de las métricas, además de id, provider, chip, chips, vcpus y otros.</translation>
    </message>
    <message>
        <source>List what the catalogue knows.</source>
        <translation>Muestra lo que contiene el catálogo.</translation>
    </message>
    <message>
        <source>Longest sequence</source>
        <translation>Secuencia máxima</translation>
    </message>
    <message>
        <source>Look it up with "chipboard list".</source>
        <translation>Búsquelo con «chipboard list».</translation>
    </message>
    <message>
        <source>Looked at from %1 to %2.</source>
        <translation>Se examina de %1 a %2.</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>Lowest: %1, %2.</source>
        <translation>Mínimo: %1, %2.</translation>
    </message>
    <message>
        <source>Lowest: %1.</source>
        <translation>Mínimo: %1.</translation>
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
        <translation>Tipos principales</translation>
    </message>
    <message>
        <source>Main regions</source>
        <translation>Regiones principales</translation>
    </message>
    <message>
        <source>Make room on the disk. What was stored before is unchanged.</source>
        <translation>Libere espacio en el disco. Lo guardado antes no ha cambiado.</translation>
    </message>
    <message>
        <source>Make the folder first or choose another one.</source>
        <translation>Cree primero la carpeta o elija otra.</translation>
    </message>
    <message>
        <source>Markdown table</source>
        <translation>Tabla Markdown</translation>
    </message>
    <message>
        <source>Matrix products</source>
        <translation>Productos de matrices</translation>
    </message>
    <message>
        <source>Mean cost of a software developer in the USA, by the BLS of 2024, rounded.</source>
        <translation>Coste medio de una persona desarrolladora de software en EE. UU., según la BLS en 2024, redondeado.</translation>
    </message>
    <message>
        <source>Mean of AWS's data centres in 2025, as AWS states it.</source>
        <translation>Media de los centros de datos de AWS en 2025, según AWS.</translation>
    </message>
    <message>
        <source>Mean price of industrial customers in the USA in 2023, by the EIA, rounded.</source>
        <translation>Precio medio para clientes industriales en EE. UU. en 2023, según la EIA, redondeado.</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Medido</translation>
    </message>
    <message>
        <source>Measurement</source>
        <translation>Medición</translation>
    </message>
    <message>
        <source>Median error</source>
        <translation>Error mediano</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Memory and bandwidth of the chip "%1" are not known.</source>
        <translation>No se conocen la memoria ni el ancho de banda del chip «%1».</translation>
    </message>
    <message>
        <source>Memory bandwidth of %1</source>
        <translation>Ancho de banda de memoria de %1</translation>
    </message>
    <message>
        <source>Memory capacity limits how much runs at once.</source>
        <translation>La capacidad de memoria limita cuánto se ejecuta a la vez.</translation>
    </message>
    <message>
        <source>Memory efficiency</source>
        <translation>Eficiencia de memoria</translation>
    </message>
    <message>
        <source>Memory holds %1 requests at once; the others wait.</source>
        <translation>En la memoria caben %1 solicitudes a la vez; las demás esperan.</translation>
    </message>
    <message>
        <source>Memory holds fewer requests than were sent; the rest is taken to wait.</source>
        <translation>En la memoria caben menos solicitudes de las enviadas; se supone que el resto espera.</translation>
    </message>
    <message>
        <source>Memory needed</source>
        <translation>Memoria necesaria</translation>
    </message>
    <message>
        <source>Memory or memory bandwidth of %1 is not published, so nothing can be estimated on it.</source>
        <translation>La memoria o el ancho de banda de memoria de %1 no está publicado, así que no se puede estimar nada con él.</translation>
    </message>
    <message>
        <source>Memory, memory bandwidth or link of %1 is no possible figure.</source>
        <translation>La memoria, el ancho de banda de memoria o el enlace de %1 no es una cifra posible.</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensajes</translation>
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
        <translation>Utilización de FLOP (MFU)</translation>
    </message>
    <message>
        <source>Model check</source>
        <translation>Validación</translation>
    </message>
    <message>
        <source>Money cannot be shown in %1 without an exchange rate.</source>
        <translation>Los importes no se pueden mostrar en %1 sin un tipo de cambio.</translation>
    </message>
    <message>
        <source>Money in</source>
        <translation>Importes en</translation>
    </message>
    <message>
        <source>Months until the move has paid.</source>
        <translation>Meses hasta que se amortiza la migración.</translation>
    </message>
    <message>
        <source>More than %1 chips would be needed.</source>
        <translation>Se necesitarían más de %1 chips.</translation>
    </message>
    <message>
        <source>Move it away, or name another file.</source>
        <translation>Muévalo a otro lugar o indique otro archivo.</translation>
    </message>
    <message>
        <source>Move it to another name.</source>
        <translation>Cámbiele el nombre.</translation>
    </message>
    <message>
        <source>Moving at best, USD</source>
        <translation>Migrar, mejor caso, USD</translation>
    </message>
    <message>
        <source>Moving at worst, USD</source>
        <translation>Migrar, peor caso, USD</translation>
    </message>
    <message>
        <source>Moving from %1 to %2 costs %3 more a month</source>
        <translation>Migrar de %1 a %2 cuesta %3 más al mes</translation>
    </message>
    <message>
        <source>Moving from %1 to %2 does not pay within five years (%3 months)</source>
        <translation>Migrar de %1 a %2 no se amortiza en cinco años (%3 meses)</translation>
    </message>
    <message>
        <source>Moving from %1 to %2 pays after %3 months</source>
        <translation>Migrar de %1 a %2 se amortiza tras %3 meses</translation>
    </message>
    <message>
        <source>Moving from %1 to %2 pays after %3 months (%4 to %5)</source>
        <translation>Migrar de %1 a %2 se amortiza tras %3 meses (%4 a %5)</translation>
    </message>
    <message>
        <source>Moving from %1 to %2 pays after about %3 months, at worst never</source>
        <translation>Migrar de %1 a %2 se amortiza tras unos %3 meses; en el peor caso, nunca</translation>
    </message>
    <message>
        <source>Moving from %1 to %2 saves %3 a month</source>
        <translation>Migrar de %1 a %2 ahorra %3 al mes</translation>
    </message>
    <message>
        <source>Moving, USD</source>
        <translation>Migrar, USD</translation>
    </message>
    <message>
        <source>My %1</source>
        <translation>Mi %1</translation>
    </message>
    <message>
        <source>NVIDIA</source>
        <translation>NVIDIA</translation>
    </message>
    <message>
        <source>NVIDIA generations</source>
        <translation>Generaciones de NVIDIA</translation>
    </message>
    <message>
        <source>NaN and Infinity are no JSON numbers: write null and a reason.</source>
        <translation>NaN e Infinity no son números JSON: escriba null y un motivo.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name AWS's capacity-block prices as JSON.</source>
        <translation>Indique los precios de Capacity Block de AWS en JSON.</translation>
    </message>
    <message>
        <source>Name Epoch AI's table of machine-learning hardware as CSV.</source>
        <translation>Indique la tabla de hardware de aprendizaje automático de Epoch AI en CSV.</translation>
    </message>
    <message>
        <source>Name a *.json or *.chipboard file, or a directory of them.</source>
        <translation>Indique un archivo *.json o *.chipboard, o un directorio con ellos.</translation>
    </message>
    <message>
        <source>Name a CSV file.</source>
        <translation>Indique un archivo CSV.</translation>
    </message>
    <message>
        <source>Name a directory of catalogue files after --catalog.</source>
        <translation>Indique un directorio con archivos de catálogo después de --catalog.</translation>
    </message>
    <message>
        <source>Name a file in it.</source>
        <translation>Indique un archivo que contenga.</translation>
    </message>
    <message>
        <source>Name a file with --to FILE, ending in %1.</source>
        <translation>Indique con --to FILE un archivo que termine en %1.</translation>
    </message>
    <message>
        <source>Name a file with rows.</source>
        <translation>Indique un archivo con filas.</translation>
    </message>
    <message>
        <source>Name another file for the price store.</source>
        <translation>Indique otro archivo para el almacén de precios.</translation>
    </message>
    <message>
        <source>Name another one, or "none".</source>
        <translation>Indique otra, o "none".</translation>
    </message>
    <message>
        <source>Name at least one in "sources".</source>
        <translation>Indique al menos una en "sources".</translation>
    </message>
    <message>
        <source>Name chips with --chips ID,ID.</source>
        <translation>Indique los chips con --chips ID,ID.</translation>
    </message>
    <message>
        <source>Name exactly one of them.</source>
        <translation>Indique exactamente uno de ellos.</translation>
    </message>
    <message>
        <source>Name it as "book".</source>
        <translation>Indíquela como "book".</translation>
    </message>
    <message>
        <source>Name it with --currency CODE.</source>
        <translation>Indíquela con --currency CODE.</translation>
    </message>
    <message>
        <source>Name it with --on or --against.</source>
        <translation>Indíquelo con --on o --against.</translation>
    </message>
    <message>
        <source>Name its number; "chipboard prices list" tells what there are.</source>
        <translation>Indique su número; «chipboard prices list» muestra las que hay.</translation>
    </message>
    <message>
        <source>Name of a scenario</source>
        <translation>Nombre de un escenario</translation>
    </message>
    <message>
        <source>Name one with --page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the chip that its figures start from.</source>
        <translation>Indique el chip del que parten sus cifras.</translation>
    </message>
    <message>
        <source>Name, for example “3-year commitment”</source>
        <translation>Nombre, por ejemplo «Compromiso de 3 años»</translation>
    </message>
    <message>
        <source>Names of fields</source>
        <translation>Nombres de los campos</translation>
    </message>
    <message>
        <source>Neither the board in this window nor a recent one uses them.</source>
        <translation>No los usa ni la comparación de esta ventana ni ninguna reciente.</translation>
    </message>
    <message>
        <source>Neither the catalogue nor what was imported has prices of these.</source>
        <translation>Ni el catálogo ni lo importado contienen precios de estos elementos.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>Network bandwidth</source>
        <translation>Ancho de banda de red</translation>
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
        <translation>Siguiente archivo</translation>
    </message>
    <message>
        <source>No assumption has these words.</source>
        <translation>Ningún supuesto contiene estas palabras.</translation>
    </message>
    <message>
        <source>No bracket was opened for the one that closes here.</source>
        <translation>No se abrió ningún paréntesis para el que se cierra aquí.</translation>
    </message>
    <message>
        <source>No chip, instance or system is named.</source>
        <translation>No se indica ningún chip, instancia o sistema.</translation>
    </message>
    <message>
        <source>No chip-to-chip link of %1 is stated; training is reckoned as on chips that have one.</source>
        <translation>No se indica ningún enlace entre chips de %1; el entrenamiento se calcula como en chips que lo tienen.</translation>
    </message>
    <message>
        <source>No commitment and no capacity block of %1 has a price.</source>
        <translation>Ningún compromiso ni Capacity Block de %1 tiene precio.</translation>
    </message>
    <message>
        <source>No cost: %1</source>
        <translation>Sin coste: %1</translation>
    </message>
    <message>
        <source>No dated prices of what is selected</source>
        <translation>No hay precios con fecha de lo seleccionado</translation>
    </message>
    <message>
        <source>No dense %1 compute is published for this selection</source>
        <translation>No hay publicado ningún cómputo denso %1 para esta selección</translation>
    </message>
    <message>
        <source>No dense peak of %1 is published for this precision.</source>
        <translation>No hay publicado ningún pico denso de %1 para esta precisión.</translation>
    </message>
    <message>
        <source>No dense peak of this chip is published, and prefill is arithmetic.</source>
        <translation>No hay publicado ningún pico denso de este chip, y el prefill es aritmética.</translation>
    </message>
    <message>
        <source>No dimension of a model is above %1.</source>
        <translation>Ninguna dimensión de un modelo supera %1.</translation>
    </message>
    <message>
        <source>No energy: %1</source>
        <translation>Sin energía: %1</translation>
    </message>
    <message>
        <source>No exchange rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file of this program needs that: check where the brackets close.</source>
        <translation>Ningún archivo de este programa necesita eso: compruebe dónde se cierran los paréntesis.</translation>
    </message>
    <message>
        <source>No format is known for "%1".</source>
        <translation>No se conoce ningún formato para «%1».</translation>
    </message>
    <message>
        <source>No measurement could be predicted</source>
        <translation>No se pudo predecir ninguna medición</translation>
    </message>
    <message>
        <source>No measurement of this kind on %1 is in the evidence; the constants are those of %2.</source>
        <translation>No hay datos de ninguna medición de este tipo en %1; las constantes son las de %2.</translation>
    </message>
    <message>
        <source>No measurement of this kind on this family is in the evidence; the constants are those of %1.</source>
        <translation>No hay datos de ninguna medición de este tipo en esta familia; las constantes son las de %1.</translation>
    </message>
    <message>
        <source>No number of these chips holds it.</source>
        <translation>No cabe en ningún número de estos chips.</translation>
    </message>
    <message>
        <source>No other assumption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other is both cheaper and faster.</source>
        <translation>Ningún otro es a la vez más barato y más rápido.</translation>
    </message>
    <message>
        <source>No price book was chosen.</source>
        <translation>No se ha elegido ninguna lista de precios.</translation>
    </message>
    <message>
        <source>No price of energy is assumed.</source>
        <translation>No hay ningún supuesto de precio de la energía.</translation>
    </message>
    <message>
        <source>No price on demand of %1 is known.</source>
        <translation>No se conoce ningún precio bajo demanda de %1.</translation>
    </message>
    <message>
        <source>No prices have been imported yet: File &gt; Import prices…</source>
        <translation>Aún no se han importado precios: Archivo &gt; Importar precios…</translation>
    </message>
    <message>
        <source>No prices were imported yet: there is no %1.</source>
        <translation>Aún no se han importado precios: no existe %1.</translation>
    </message>
    <message>
        <source>No row came in; nothing was stored.</source>
        <translation>No se admitió ninguna fila; no se guardó nada.</translation>
    </message>
    <message>
        <source>No row got in.</source>
        <translation>No se admitió ninguna fila.</translation>
    </message>
    <message>
        <source>No row would come in. Check the format and the columns.</source>
        <translation>No se admitiría ninguna fila. Compruebe el formato y las columnas.</translation>
    </message>
    <message>
        <source>No scenario has a number to compare</source>
        <translation>Ningún escenario tiene un número que comparar</translation>
    </message>
    <message>
        <source>No serving on %1 is in the evidence; the constants are those of all chips and software.</source>
        <translation>No hay datos de servicio en %1; las constantes son las de todos los chips y todo el software.</translation>
    </message>
    <message>
        <source>No serving on %1 is in the evidence; the constants are those of other chips under the same software.</source>
        <translation>No hay datos de servicio en %1; las constantes son las de otros chips con el mismo software.</translation>
    </message>
    <message>
        <source>No serving on this family is in the evidence; the constants are those of other chips under the same software.</source>
        <translation>No hay datos de servicio en esta familia; las constantes son las de otros chips con el mismo software.</translation>
    </message>
    <message>
        <source>No training of %1 is in the evidence; the constants are those of %2.</source>
        <translation>No hay datos de entrenamiento de %1; las constantes son las de %2.</translation>
    </message>
    <message>
        <source>No training of this family is in the evidence; the constants are those of %1.</source>
        <translation>No hay datos de entrenamiento de esta familia; las constantes son las de %1.</translation>
    </message>
    <message>
        <source>No training on %1 is in the evidence; the constants are those of all chips.</source>
        <translation>No hay datos de entrenamiento en %1; las constantes son las de todos los chips.</translation>
    </message>
    <message>
        <source>No two rows have a number for “%1”; the page chose another metric.</source>
        <translation>No hay dos filas con un número para «%1»; la página eligió otra métrica.</translation>
    </message>
    <message>
        <source>No workload is named.</source>
        <translation>No se indica ninguna carga de trabajo.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>None both cheaper and faster</source>
        <translation>Ninguno más barato y más rápido</translation>
    </message>
    <message>
        <source>None: a rate is the user's own.</source>
        <translation>Ninguno: el tipo de cambio lo indica el usuario.</translation>
    </message>
    <message>
        <source>None: its own value</source>
        <translation>Ninguno: su propio valor</translation>
    </message>
    <message>
        <source>None: no rate comes with the program, and without one money is shown in USD.</source>
        <translation>Ninguno: el programa no incluye tipos de cambio, y sin uno los importes se muestran en USD.</translation>
    </message>
    <message>
        <source>None: the prices are those of the list.</source>
        <translation>Ninguno: los precios son los de la lista.</translation>
    </message>
    <message>
        <source>None; without it there is no month's work to reckon.</source>
        <translation>Ninguno; sin él no hay trabajo mensual que calcular.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not assumed but uncertain: eight of ten cases lie between.</source>
        <translation>No es un supuesto, pero es incierto: ocho de cada diez casos están en medio.</translation>
    </message>
    <message>
        <source>Not in the file</source>
        <translation>No está en el archivo</translation>
    </message>
    <message>
        <source>Not like for like, as the price is of another list: %1.</source>
        <translation>No comparable, porque el precio es de otra lista: %1.</translation>
    </message>
    <message>
        <source>Not like for like:</source>
        <translation>No comparable:</translation>
    </message>
    <message>
        <source>Not measured: %1 (constants of other chips).</source>
        <translation>Sin medir: %1 (constantes de otros chips).</translation>
    </message>
    <message>
        <source>Not on the chart: %1.</source>
        <translation>No están en el gráfico: %1.</translation>
    </message>
    <message>
        <source>Not predicted, %1 times: %2</source>
        <translation>No predicho, %1 veces: %2</translation>
    </message>
    <message>
        <source>Not predicted, once: %1</source>
        <translation>No predicho, una vez: %1</translation>
    </message>
    <message>
        <source>Not predicted: %1</source>
        <translation>No predicho: %1</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Note: %1 adds to the shipped catalogue, or replaces its entry of that id.</source>
        <translation>Nota: %1 se suma al catálogo incluido o sustituye su entrada con ese identificador.</translation>
    </message>
    <message>
        <source>Note: and so do %1 more.</source>
        <translation>Nota: y también otros %1.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Notes and sources</source>
        <translation>Notas y fuentes</translation>
    </message>
    <message>
        <source>Nothing chosen has a place here.</source>
        <translation>Nada de lo elegido tiene lugar aquí.</translation>
    </message>
    <message>
        <source>Nothing differs yet</source>
        <translation>Aún no hay diferencias</translation>
    </message>
    <message>
        <source>Nothing has been stored yet.</source>
        <translation>Aún no se ha guardado nada.</translation>
    </message>
    <message>
        <source>Nothing in the catalogue matches. Esc clears the search.</source>
        <translation>Nada coincide en el catálogo. Esc borra la búsqueda.</translation>
    </message>
    <message>
        <source>Nothing is chosen.</source>
        <translation>No hay nada elegido.</translation>
    </message>
    <message>
        <source>Nothing is compared.</source>
        <translation>No se compara nada.</translation>
    </message>
    <message>
        <source>Nothing is fitted to these measurements while the program runs; an error is predicted divided by measured, less one.</source>
        <translation>Nada se ajusta a estas mediciones mientras el programa se ejecuta; el error es lo predicho dividido por lo medido, menos uno.</translation>
    </message>
    <message>
        <source>Nothing is imported. File &gt; Import prices reads price lists.</source>
        <translation>No hay nada importado. Archivo &gt; Importar precios lee listas de precios.</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>No hay nada seleccionado</translation>
    </message>
    <message>
        <source>Nothing is selected, so there is nothing to export.</source>
        <translation>No hay nada seleccionado, así que no hay nada que exportar.</translation>
    </message>
    <message>
        <source>Nothing says where to write.</source>
        <translation>No se indica dónde escribir.</translation>
    </message>
    <message>
        <source>Nothing says which snapshot to remove.</source>
        <translation>No se indica qué instantánea eliminar.</translation>
    </message>
    <message>
        <source>Nothing tells who rents this: choose a column for the provider, or type its name.</source>
        <translation>No se indica quién lo alquila: elija una columna para el proveedor o escriba su nombre.</translation>
    </message>
    <message>
        <source>Nothing that can be assumed moves it.</source>
        <translation>Ningún supuesto influye en ello.</translation>
    </message>
    <message>
        <source>Nothing that is compared has both an estimate and a price in "%1".</source>
        <translation>Nada de lo comparado tiene a la vez una estimación y un precio en «%1».</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>No se ha modificado nada.</translation>
    </message>
    <message>
        <source>Nothing was imported: the columns of the file are not those of the format %1.</source>
        <translation>No se importó nada: las columnas del archivo no son las del formato %1.</translation>
    </message>
    <message>
        <source>Nothing was stored: no row got in.</source>
        <translation>No se guardó nada: no se admitió ninguna fila.</translation>
    </message>
    <message>
        <source>Nothing was stored: this was a dry run.</source>
        <translation>No se guardó nada: era una simulación.</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>No se escribió nada.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Now: %1.</source>
        <translation>Ahora: %1.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Numbers are written with a decimal point and without groups.</source>
        <translation>Los números se escriben con punto decimal y sin separador de millares.</translation>
    </message>
    <message>
        <source>O&amp;verride this figure…</source>
        <translation>S&amp;ustituir esta cifra…</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Of %1 predictions, %2 are within 25 % of the measurement; the median error is %3</source>
        <translation>De %1 predicciones, %2 están dentro del 25 % de la medición; el error mediano es %3</translation>
    </message>
    <message>
        <source>Of %1, %2 stay idle and are paid all the same.</source>
        <translation>De %1, %2 quedan inactivos y se pagan igualmente.</translation>
    </message>
    <message>
        <source>Of the calibration.</source>
        <translation>De la calibración.</translation>
    </message>
    <message>
        <source>Of the calibration; 1 for BF16.</source>
        <translation>De la calibración; 1 para BF16.</translation>
    </message>
    <message>
        <source>Of what is found for the chip's family: time of a layer, an exchange and a request that no faster chip saves; acts on decoding and batches.</source>
        <translation>Respecto a lo hallado para la familia del chip: tiempo por capa, intercambio y solicitud que un chip más rápido no reduce; afecta al decode y a los batches.</translation>
    </message>
    <message>
        <source>Of what is found for the chip's family; acts on decoding.</source>
        <translation>Respecto a lo hallado para la familia del chip; afecta al decode.</translation>
    </message>
    <message>
        <source>Of what is found for the chip's family; acts on prefill and batches.</source>
        <translation>Respecto a lo hallado para la familia del chip; afecta al prefill y a los batches.</translation>
    </message>
    <message>
        <source>Of what is found for the chip's family; acts on training speed.</source>
        <translation>Respecto a lo hallado para la familia del chip; afecta a la velocidad de entrenamiento.</translation>
    </message>
    <message>
        <source>Of what is found for the chip's family; acts where chips share a layer.</source>
        <translation>Respecto a lo hallado para la familia del chip; afecta cuando varios chips comparten una capa.</translation>
    </message>
    <message>
        <source>Of what is spent a month; the rest stays where it is.</source>
        <translation>Parte del gasto mensual; el resto se queda donde está.</translation>
    </message>
    <message>
        <source>On this line a prediction equals the measurement.</source>
        <translation>En esta línea, la predicción es igual a la medición.</translation>
    </message>
    <message>
        <source>On this line the order of %1 and %2 turns.</source>
        <translation>En esta línea cambia el orden de %1 y %2.</translation>
    </message>
    <message>
        <source>On this line the run costs %1.</source>
        <translation>En esta línea, la ejecución cuesta %1.</translation>
    </message>
    <message>
        <source>On this line the work costs %1.</source>
        <translation>En esta línea, el trabajo cuesta %1.</translation>
    </message>
    <message>
        <source>On-chip SRAM</source>
        <translation>SRAM en chip</translation>
    </message>
    <message>
        <source>One USD is one USD.</source>
        <translation>Un USD es un USD.</translation>
    </message>
    <message>
        <source>One board, one scenario</source>
        <translation>Una comparación, un escenario</translation>
    </message>
    <message>
        <source>One flagship of each vendor</source>
        <translation>El buque insignia de cada fabricante</translation>
    </message>
    <message>
        <source>One mark: %1, %2, %3.</source>
        <translation>Una marca: %1, %2, %3.</translation>
    </message>
    <message>
        <source>One of: %1.</source>
        <translation>Uno de: %1.</translation>
    </message>
    <message>
        <source>One scenario has to be in force; here are %1.</source>
        <translation>Debe haber un escenario activo; aquí hay %1.</translation>
    </message>
    <message>
        <source>Only a price belongs to a price list.</source>
        <translation>Solo un precio pertenece a una lista de precios.</translation>
    </message>
    <message>
        <source>Only instances can be listed with --where and --prices.</source>
        <translation>Solo las instancias admiten --where y --prices.</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>Open a comparison</source>
        <translation>Abrir una comparación</translation>
    </message>
    <message>
        <source>Open a file that Chipboard exported, or a board (*.chipboard).</source>
        <translation>Abra un archivo exportado por Chipboard o una comparación (*.chipboard).</translation>
    </message>
    <message>
        <source>Open the file</source>
        <translation>Abrir el archivo</translation>
    </message>
    <message>
        <source>Open the source card</source>
        <translation>Abrir la ficha de la fuente</translation>
    </message>
    <message>
        <source>Open the window in this size.</source>
        <translation>Abre la ventana con este tamaño.</translation>
    </message>
    <message>
        <source>Open the window.</source>
        <translation>Abre la ventana.</translation>
    </message>
    <message>
        <source>Options of the window:</source>
        <translation>Opciones de la ventana:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opciones:</translation>
    </message>
    <message>
        <source>Other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other draws; equal seeds give equal bytes.</source>
        <translation>Otras simulaciones; semillas iguales dan bytes iguales.</translation>
    </message>
    <message>
        <source>Other published values</source>
        <translation>Otros valores publicados</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Otros</translation>
    </message>
    <message>
        <source>Output a month (billion tokens)</source>
        <translation>Salida al mes (miles de millones de tokens)</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>Tokens de salida</translation>
    </message>
    <message>
        <source>Override</source>
        <translation>Sustituir</translation>
    </message>
    <message>
        <source>Override %1</source>
        <translation>Sustituir %1</translation>
    </message>
    <message>
        <source>Override a figure</source>
        <translation>Sustituir una cifra</translation>
    </message>
    <message>
        <source>Override this figure…</source>
        <translation>Sustituir esta cifra…</translation>
    </message>
    <message>
        <source>P&amp;ixels</source>
        <translation>Pí&amp;xeles</translation>
    </message>
    <message>
        <source>P&amp;resets</source>
        <translation>Plan&amp;tillas</translation>
    </message>
    <message>
        <source>P10</source>
        <translation>P10</translation>
    </message>
    <message>
        <source>P10, P50, P90 of %1 draws</source>
        <translation>P10, P50, P90 de %1 simulaciones</translation>
    </message>
    <message>
        <source>P10, P50, P90 of the first %1 draws</source>
        <translation>P10, P50, P90 de las primeras %1 simulaciones</translation>
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
        <translation>Imagen PNG</translation>
    </message>
    <message>
        <source>PUE of the data centre</source>
        <translation>PUE del centro de datos</translation>
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
        <translation>&amp;Tamaño de página</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Paid for the hours used.</source>
        <translation>Se pagan las horas usadas.</translation>
    </message>
    <message>
        <source>Paid in all</source>
        <translation>Total pagado</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Paneles</translation>
    </message>
    <message>
        <source>Parameters (billions)</source>
        <translation>Parámetros (miles de millones)</translation>
    </message>
    <message>
        <source>Pareto front: for each on this line, no other is both cheaper and faster.</source>
        <translation>Frente de Pareto: para cada punto de esta línea, ningún otro es a la vez más barato y más rápido.</translation>
    </message>
    <message>
        <source>Passes through the model for one image.</source>
        <translation>Pasadas por el modelo para una imagen.</translation>
    </message>
    <message>
        <source>Pay and benefits, for the cost of moving.</source>
        <translation>Salario y prestaciones, para el coste de migrar.</translation>
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
        <translation>Por &amp;instancia</translation>
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
        <translation>Fijado a los precios «%1» de %2.</translation>
    </message>
    <message>
        <source>Point (1.50)</source>
        <translation>Punto (1.50)</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potencia</translation>
    </message>
    <message>
        <source>Power of %1</source>
        <translation>Potencia de %1</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Predicho</translation>
    </message>
    <message>
        <source>Predicted against measured</source>
        <translation>Predicho frente a medido</translation>
    </message>
    <message>
        <source>Predicts every measurement from its configuration and tells how far off it is. A measurement that cannot be predicted is listed with the reason.</source>
        <translation>Predice cada medición a partir de su configuración e indica el error. Si una medición no se puede predecir, se muestra con el motivo.</translation>
    </message>
    <message>
        <source>Prefill</source>
        <translation>Prefill</translation>
    </message>
    <message>
        <source>Prefill of a prompt</source>
        <translation>Prefill de un prompt</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Plantillas</translation>
    </message>
    <message>
        <source>Pric&amp;es</source>
        <translation>Pr&amp;ecios</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Price and speed</source>
        <translation>Precio y velocidad</translation>
    </message>
    <message>
        <source>Price and speed are of one, where the workload takes several of them; the front is drawn through the middle values, and ranges may overlap.</source>
        <translation>El precio y la velocidad son por unidad cuando la carga de trabajo necesita varias; el frente pasa por los valores centrales, y los rangos pueden solaparse.</translation>
    </message>
    <message>
        <source>Price factor</source>
        <translation>Factor de precio</translation>
    </message>
    <message>
        <source>Price history</source>
        <translation>Historial de precios</translation>
    </message>
    <message>
        <source>Price lists (*.csv *.tsv *.txt *.json);;All files (*)</source>
        <translation>Listas de precios (*.csv *.tsv *.txt *.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Price of %1</source>
        <translation>Precio de %1</translation>
    </message>
    <message>
        <source>Price of energy</source>
        <translation>Precio de la energía</translation>
    </message>
    <message>
        <source>Price of one</source>
        <translation>Precio unitario</translation>
    </message>
    <message>
        <source>Price per chip-hour</source>
        <translation>Precio por hora de chip</translation>
    </message>
    <message>
        <source>Price per hour</source>
        <translation>Precio por hora</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Precios</translation>
    </message>
    <message>
        <source>Prices &amp;of</source>
        <translation>Precios &amp;de</translation>
    </message>
    <message>
        <source>Prices here are as listed. Assumed for estimates alone: %1.</source>
        <translation>Aquí los precios son los de la lista. Supuestos solo para las estimaciones: %1.</translation>
    </message>
    <message>
        <source>Prices of</source>
        <translation>Precios de</translation>
    </message>
    <message>
        <source>Prices over time</source>
        <translation>Precios en el tiempo</translation>
    </message>
    <message>
        <source>Prices: %1</source>
        <translation>Precios: %1</translation>
    </message>
    <message>
        <source>Prices: %1, %2.</source>
        <translation>Precios: %1, %2.</translation>
    </message>
    <message>
        <source>Prices: %1, %2: %3 (%4) at %5, %6.</source>
        <translation>Precios: %1, %2: %3 (%4) a %5, %6.</translation>
    </message>
    <message>
        <source>Print the completions of bash, zsh or fish.</source>
        <translation>Imprime los autocompletados de bash, zsh o fish.</translation>
    </message>
    <message>
        <source>Print the numbers of a comparison.</source>
        <translation>Imprime los números de una comparación.</translation>
    </message>
    <message>
        <source>Print the program's version.</source>
        <translation>Imprime la versión del programa.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Prompt and batch cannot be negative, and the answer needs at least 1 token.</source>
        <translation>El prompt y el batch no pueden ser negativos, y la respuesta necesita al menos 1 token.</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Proveedor</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publicado</translation>
    </message>
    <message>
        <source>Put in &amp;force</source>
        <translation>Acti&amp;var</translation>
    </message>
    <message>
        <source>Put texts with blanks in quotes.</source>
        <translation>Escriba entre comillas los textos con espacios.</translation>
    </message>
    <message>
        <source>Put texts with such characters in quotes.</source>
        <translation>Escriba entre comillas los textos con estos caracteres.</translation>
    </message>
    <message>
        <source>Put the measurements into "training_runs" and "inference_runs".</source>
        <translation>Ponga las mediciones en "training_runs" e "inference_runs".</translation>
    </message>
    <message>
        <source>Qt has no driver for SQLite here.</source>
        <translation>Qt no dispone aquí de un controlador para SQLite.</translation>
    </message>
    <message>
        <source>Query heads of a layer.</source>
        <translation>Cabezas de consulta por capa.</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Rango</translation>
    </message>
    <message>
        <source>Range of the link</source>
        <translation>Rango del enlace</translation>
    </message>
    <message>
        <source>Range of the memory bandwidth</source>
        <translation>Rango del ancho de banda de memoria</translation>
    </message>
    <message>
        <source>Range of the peak compute</source>
        <translation>Rango del pico de cómputo</translation>
    </message>
    <message>
        <source>Range of the power</source>
        <translation>Rango de la potencia</translation>
    </message>
    <message>
        <source>Range of the price</source>
        <translation>Rango del precio</translation>
    </message>
    <message>
        <source>Ranges of the chip's figures</source>
        <translation>Rangos de las cifras del chip</translation>
    </message>
    <message>
        <source>Ratios</source>
        <translation>Ratios</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>Read the catalogue again, and choose it anew.</source>
        <translation>Lea de nuevo el catálogo y vuelva a elegirla.</translation>
    </message>
    <message>
        <source>Read the catalogue files below this directory too; they replace shipped entries of the same id. May be given several times.</source>
        <translation>Lee también los archivos de catálogo de este directorio; sustituyen las entradas incluidas con el mismo identificador. Se puede indicar varias veces.</translation>
    </message>
    <message>
        <source>Reading memory takes most of the time.</source>
        <translation>La lectura de la memoria ocupa la mayor parte del tiempo.</translation>
    </message>
    <message>
        <source>Reading the cache</source>
        <translation>Lectura de la caché</translation>
    </message>
    <message>
        <source>Reading the weights</source>
        <translation>Lectura de los pesos</translation>
    </message>
    <message>
        <source>Ready-made comparisons</source>
        <translation>Comparaciones predefinidas</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Región</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Observación</translation>
    </message>
    <message>
        <source>Remove "book".</source>
        <translation>Elimine "book".</translation>
    </message>
    <message>
        <source>Remove imported prices?</source>
        <translation>¿Eliminar los precios importados?</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>Elimínelo.</translation>
    </message>
    <message>
        <source>Remove low and high.</source>
        <translation>Elimine low y high.</translation>
    </message>
    <message>
        <source>Remove one of the two rows.</source>
        <translation>Elimine una de las dos filas.</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation>Elimine uno de los dos.</translation>
    </message>
    <message>
        <source>Remove one.</source>
        <translation>Elimine uno.</translation>
    </message>
    <message>
        <source>Remove scenario “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed snapshot %1: %2 prices of %3 from %4.</source>
        <translation>Eliminada la instantánea %1: %2 precios (%3) de %4.</translation>
    </message>
    <message>
        <source>Rename or remove one of the two.</source>
        <translation>Cambie el nombre de uno de los dos o elimínelo.</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>Alquiler</translation>
    </message>
    <message>
        <source>Rented hours in a month, for the cost of a month.</source>
        <translation>Horas alquiladas en un mes, para el coste mensual.</translation>
    </message>
    <message>
        <source>Rented with %1.</source>
        <translation>Se alquila con %1.</translation>
    </message>
    <message>
        <source>Replace files that exist.</source>
        <translation>Reemplaza los archivos que existan.</translation>
    </message>
    <message>
        <source>Replace it with --force, or choose another name.</source>
        <translation>Reemplácelo con --force o elija otro nombre.</translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation>Solicitudes a la vez</translation>
    </message>
    <message>
        <source>Requests of a copy</source>
        <translation>Solicitudes de una copia</translation>
    </message>
    <message>
        <source>Requests or items that are worked on together.</source>
        <translation>Solicitudes o elementos que se procesan juntos.</translation>
    </message>
    <message>
        <source>Ridge point</source>
        <translation>Punto de cresta</translation>
    </message>
    <message>
        <source>Ridge point, FLOP per byte</source>
        <translation>Punto de cresta, FLOP por byte</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Rooflines and the phases of the workload</source>
        <translation>Rooflines y fases de la carga de trabajo</translation>
    </message>
    <message>
        <source>Routing to experts</source>
        <translation>Enrutamiento a expertos</translation>
    </message>
    <message>
        <source>Row %1: "%2" could mean two numbers.</source>
        <translation>Fila %1: «%2» podría significar dos números.</translation>
    </message>
    <message>
        <source>Row %1: "%2" is no number, so "%3" may not be %4.</source>
        <translation>Fila %1: «%2» no es un número, así que es posible que «%3» no sea %4.</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Rows cannot be accepted for "%1".</source>
        <translation>No se pueden aceptar filas por «%1».</translation>
    </message>
    <message>
        <source>Rows left out</source>
        <translation>Filas omitidas</translation>
    </message>
    <message>
        <source>Rows that come in</source>
        <translation>Filas admitidas</translation>
    </message>
    <message>
        <source>Runs as %1 copies of the model, each on %2.</source>
        <translation>Se ejecuta como %1 copias del modelo, cada una en %2.</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>Imagen SVG</translation>
    </message>
    <message>
        <source>Same for all rows:</source>
        <translation>Igual en todas las filas:</translation>
    </message>
    <message>
        <source>Same order as the charts</source>
        <translation>Mismo orden que los gráficos</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>Save it as UTF-8.</source>
        <translation>Guárdelo como UTF-8.</translation>
    </message>
    <message>
        <source>Save the comparison</source>
        <translation>Guardar la comparación</translation>
    </message>
    <message>
        <source>Saved, USD</source>
        <translation>Ahorro, USD</translation>
    </message>
    <message>
        <source>Say how many %1 one USD buys: --set exchange_rate=RATE.</source>
        <translation>Indique cuántos %1 se obtienen por un USD: --set exchange_rate=RATE.</translation>
    </message>
    <message>
        <source>Say it with --as-of DATE.</source>
        <translation>Indíquelo con --as-of DATE.</translation>
    </message>
    <message>
        <source>Say it with --map provider==NAME.</source>
        <translation>Indíquelo con --map provider==NAME.</translation>
    </message>
    <message>
        <source>Say which column holds what</source>
        <translation>Indicar qué contiene cada columna</translation>
    </message>
    <message>
        <source>Say which column holds what. An instance or an accelerator, a price and the provider are needed; leave out what the file does not have.</source>
        <translation>Indique qué contiene cada columna. Se necesitan una instancia o un acelerador, un precio y el proveedor; omita lo que el archivo no tenga.</translation>
    </message>
    <message>
        <source>Say which it is with --map price=COLUMN or --map instance=COLUMN; if all stand in one column, the separator may be another: --map separator=;</source>
        <translation>Indique cuál es con --map price=COLUMN o --map instance=COLUMN; si todo está en una sola columna, el separador puede ser otro: --map separator=;</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>Scale-up bandwidth</source>
        <translation>Ancho de banda scale-up</translation>
    </message>
    <message>
        <source>Scenari&amp;os…</source>
        <translation>Escenari&amp;os…</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Escenario</translation>
    </message>
    <message>
        <source>Scenario “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Escenarios</translation>
    </message>
    <message>
        <source>Scenarios side by side</source>
        <translation>Escenarios en paralelo</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Search chips, instances…</source>
        <translation>Buscar chips, instancias…</translation>
    </message>
    <message>
        <source>Search, or memory &gt;= 640 GB</source>
        <translation>Buscar, o memory &gt;= 640 GB</translation>
    </message>
    <message>
        <source>See "chipboard help" for the commands and their options.</source>
        <translation>Consulte «chipboard help» para ver los comandos y sus opciones.</translation>
    </message>
    <message>
        <source>Select %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;none</source>
        <translation>No seleccionar &amp;nada</translation>
    </message>
    <message>
        <source>Select chips, instances or systems first.</source>
        <translation>Seleccione primero chips, instancias o sistemas.</translation>
    </message>
    <message>
        <source>Select none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Punto y coma</translation>
    </message>
    <message>
        <source>Separate the ids by single commas.</source>
        <translation>Separe los identificadores con una sola coma.</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Longitud de secuencia</translation>
    </message>
    <message>
        <source>Sequences a step</source>
        <translation>Secuencias por paso</translation>
    </message>
    <message>
        <source>Sequences in one training step over all chips.</source>
        <translation>Secuencias en un paso de entrenamiento, en todos los chips.</translation>
    </message>
    <message>
        <source>Serving needs a prompt of 0 tokens or more and an answer of at least 1 token.</source>
        <translation>El servicio necesita un prompt de 0 tokens o más y una respuesta de al menos 1 token.</translation>
    </message>
    <message>
        <source>Serving needs at least 1 chip.</source>
        <translation>El servicio necesita al menos 1 chip.</translation>
    </message>
    <message>
        <source>Serving software: %1.</source>
        <translation>Software de servicio: %1.</translation>
    </message>
    <message>
        <source>Serving users</source>
        <translation>Servicio a usuarios</translation>
    </message>
    <message>
        <source>Set "in_force" of the one whose values are those of the board.</source>
        <translation>Defina "in_force" en el que tenga los valores de la comparación.</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Ajuste</translation>
    </message>
    <message>
        <source>Share of a training run's time that is not lost to failures and restarts.</source>
        <translation>Parte del tiempo de un entrenamiento que no se pierde en fallos y reinicios.</translation>
    </message>
    <message>
        <source>Share of roof</source>
        <translation>Parte del techo</translation>
    </message>
    <message>
        <source>Share of that for the cache</source>
        <translation>Parte de ello para la caché</translation>
    </message>
    <message>
        <source>Share of the bandwidth that is reached</source>
        <translation>Parte alcanzada del ancho de banda</translation>
    </message>
    <message>
        <source>Share of the paid hours in which the chips work; idle hours are billed.</source>
        <translation>Parte de las horas pagadas en que los chips trabajan; las horas inactivas también se facturan.</translation>
    </message>
    <message>
        <source>Share of the peak that is reached</source>
        <translation>Parte alcanzada del pico</translation>
    </message>
    <message>
        <source>Share of the weights that is read</source>
        <translation>Parte leída de los pesos</translation>
    </message>
    <message>
        <source>Share that can move</source>
        <translation>Parte que puede migrar</translation>
    </message>
    <message>
        <source>Shorten it to %1 tokens.</source>
        <translation>Acórtelo a %1 tokens.</translation>
    </message>
    <message>
        <source>Shorten it.</source>
        <translation>Acórtelo.</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Show all messages</source>
        <translation>Mostrar todos los mensajes</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>Mostrar menos</translation>
    </message>
    <message>
        <source>Show money in this currency, such as EUR; --set exchange_rate=RATE tells how much of it one USD buys.</source>
        <translation>Muestra los importes en esta moneda, por ejemplo EUR; --set exchange_rate=RATE indica cuánto se obtiene por un USD.</translation>
    </message>
    <message>
        <source>Shows the named board (a *.chipboard file), or the last one, or a full example at first.</source>
        <translation>Muestra la comparación indicada (un archivo *.chipboard), la última o, la primera vez, un ejemplo completo.</translation>
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
        <translation>Omitir este archivo</translation>
    </message>
    <message>
        <source>SkyPilot catalogue (CSV, one file a cloud)</source>
        <translation>Catálogo de SkyPilot (CSV, un archivo por nube)</translation>
    </message>
    <message>
        <source>SkyPilot's GpuInfo</source>
        <translation>GpuInfo de SkyPilot</translation>
    </message>
    <message>
        <source>Slide 16:9</source>
        <translation>Diapositiva 16:9</translation>
    </message>
    <message>
        <source>Slide 4:3</source>
        <translation>Diapositiva 4:3</translation>
    </message>
    <message>
        <source>Small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snapshot %1 of the price store, from %2; kind: %3; content %4.</source>
        <translation>Instantánea %1 del almacén de precios, de %2; tipo: %3; contenido %4.</translation>
    </message>
    <message>
        <source>So it is now.</source>
        <translation>Así está ahora.</translation>
    </message>
    <message>
        <source>Software versions</source>
        <translation>Versiones de software</translation>
    </message>
    <message>
        <source>Sort by this column, largest first</source>
        <translation>Ordenar por esta columna, de mayor a menor</translation>
    </message>
    <message>
        <source>Sort by this column, smallest first</source>
        <translation>Ordenar por esta columna, de menor a mayor</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Source of the chosen number</source>
        <translation>Fuente del número elegido</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Fuente: %1</translation>
    </message>
    <message>
        <source>Source: %1.</source>
        <translation>Fuente: %1.</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Fuentes</translation>
    </message>
    <message>
        <source>Sources: %1</source>
        <translation>Fuentes: %1</translation>
    </message>
    <message>
        <source>Sources: %1 publications, named at each measurement</source>
        <translation>Fuentes: %1 publicaciones, indicadas en cada medición</translation>
    </message>
    <message>
        <source>Sparse compute</source>
        <translation>Cómputo disperso</translation>
    </message>
    <message>
        <source>Speak this language; commands speak English otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Speed per chip</source>
        <translation>Velocidad por chip</translation>
    </message>
    <message>
        <source>Spent a month</source>
        <translation>Gasto mensual</translation>
    </message>
    <message>
        <source>Split it into several files, or leave out rows that are not needed.</source>
        <translation>Divídalo en varios archivos u omita las filas que no se necesiten.</translation>
    </message>
    <message>
        <source>Split it into several files.</source>
        <translation>Divídalo en varios archivos.</translation>
    </message>
    <message>
        <source>Staying, USD</source>
        <translation>Seguir, USD</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Stop: %1</source>
        <translation>Detener: %1</translation>
    </message>
    <message>
        <source>Stored in %1.</source>
        <translation>Guardado en %1.</translation>
    </message>
    <message>
        <source>Strings stand in double quotes.</source>
        <translation>Las cadenas van entre comillas dobles.</translation>
    </message>
    <message>
        <source>Suspicious rows: they only come in where you check their reason</source>
        <translation>Filas sospechosas: solo se admiten si se marca su motivo</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>TF32 compute</source>
        <translation>Cómputo TF32</translation>
    </message>
    <message>
        <source>TF32 sparse compute</source>
        <translation>Cómputo TF32 disperso</translation>
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
        <translation>TFLOPS por vatio</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulación</translation>
    </message>
    <message>
        <source>Tab-separated table</source>
        <translation>Tabla separada por tabulaciones</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Take %1 back to its default</source>
        <translation>Restablecer el valor predeterminado de %1</translation>
    </message>
    <message>
        <source>Take a backup of it.</source>
        <translation>Utilice una copia de seguridad.</translation>
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
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Take back %1</source>
        <translation>Restablecer %1</translation>
    </message>
    <message numerus="yes">
        <source>Take back %n assumptions</source>
        <translation><numerusform>Restablecer %n supuesto</numerusform><numerusform>Restablecer %n supuestos</numerusform></translation>
    </message>
    <message>
        <source>Take back 1 assumption</source>
        <translation>Restablecer 1 supuesto</translation>
    </message>
    <message>
        <source>Take back all</source>
        <translation>Restablecer todo</translation>
    </message>
    <message>
        <source>Take back all assumptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back all figures of your own</source>
        <translation>Restablecer todos los valores propios</translation>
    </message>
    <message>
        <source>Take it out of the circle.</source>
        <translation>Sáquelo del ciclo.</translation>
    </message>
    <message>
        <source>Take out %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken off every price of the book.</source>
        <translation>Se resta de todos los precios de la lista.</translation>
    </message>
    <message>
        <source>Tell what an import would do, and store nothing.</source>
        <translation>Indica qué haría una importación, sin guardar nada.</translation>
    </message>
    <message>
        <source>Tell what would change the answer, and how sure it is.</source>
        <translation>Indica qué cambiaría el resultado y qué certeza tiene.</translation>
    </message>
    <message>
        <source>Tells what became of every data row: imported, ignored or suspicious, and why. Nothing suspicious gets in unless its reason is accepted. Prices go to the price store as one dated snapshot, chips to the user's catalogue folder. "chipboard list formats" has the formats.</source>
        <translation>Indica qué pasó con cada fila de datos: importada, ignorada o sospechosa, y por qué. Nada sospechoso se admite sin aceptar su motivo. Los precios van al almacén de precios como una instantánea con fecha; los chips, a la carpeta de catálogo del usuario. «chipboard list formats» muestra los formatos.</translation>
    </message>
    <message>
        <source>Tells whether it fits, how long it takes, how fast it is, what it costs and what bounds it, each with a range. Without --count, takes as many chips as people would.</source>
        <translation>Indica si cabe, cuánto tarda, qué velocidad alcanza, cuánto cuesta y qué lo limita, cada dato con un rango. Sin --count, toma tantos chips como es habitual.</translation>
    </message>
    <message>
        <source>Text encoders</source>
        <translation>Codificadores de texto</translation>
    </message>
    <message>
        <source>Text goes on after a closing quote.</source>
        <translation>Hay texto después de una comilla de cierre.</translation>
    </message>
    <message>
        <source>The %1 peak of %2 is no possible figure.</source>
        <translation>El pico %1 de %2 no es una cifra posible.</translation>
    </message>
    <message>
        <source>The PUE must be from 1 to 10.</source>
        <translation>El PUE debe ser de 1 a 10.</translation>
    </message>
    <message>
        <source>The accelerator is not in the catalogue; the price is kept without a chip.</source>
        <translation>El acelerador no está en el catálogo; el precio se conserva sin chip.</translation>
    </message>
    <message>
        <source>The accelerator's memory does not agree with the catalogue.</source>
        <translation>La memoria del acelerador no coincide con el catálogo.</translation>
    </message>
    <message>
        <source>The active parameters must be more than 0 and at most all parameters.</source>
        <translation>Los parámetros activos deben ser más de 0 y, como máximo, todos los parámetros.</translation>
    </message>
    <message>
        <source>The arithmetic of one item of %1 is neither published nor countable from its dimensions.</source>
        <translation>La aritmética de un elemento de %1 no está publicada ni se puede calcular a partir de sus dimensiones.</translation>
    </message>
    <message>
        <source>The assumptions to move; NAME@ID moves one for that row alone. "chipboard list assumptions" has the names.</source>
        <translation>Los supuestos que se varían; NAME@ID varía uno solo en esa fila. «chipboard list assumptions» muestra los nombres.</translation>
    </message>
    <message>
        <source>The baseline "%1" is not among what is compared.</source>
        <translation>La referencia «%1» no está entre lo comparado.</translation>
    </message>
    <message>
        <source>The batch cannot be negative.</source>
        <translation>El batch no puede ser negativo.</translation>
    </message>
    <message>
        <source>The batch must be at least 1.</source>
        <translation>El batch debe ser al menos 1.</translation>
    </message>
    <message>
        <source>The book has no price for it.</source>
        <translation>La lista no tiene precio para ello.</translation>
    </message>
    <message>
        <source>The bracket that opens here is not closed.</source>
        <translation>El paréntesis que se abre aquí no se cierra.</translation>
    </message>
    <message>
        <source>The catalogue has no "%1"; it is not shown.</source>
        <translation>El catálogo no contiene «%1»; no se muestra.</translation>
    </message>
    <message>
        <source>The catalogue has no "%1"; the figure of your own is kept but acts on nothing.</source>
        <translation>El catálogo no contiene «%1»; el valor propio se conserva, pero no afecta a nada.</translation>
    </message>
    <message>
        <source>The catalogue has no "%1"; the page What-if chooses by itself.</source>
        <translation>El catálogo no contiene «%1»; la página Qué pasaría si elige por sí misma.</translation>
    </message>
    <message>
        <source>The catalogue has no dated prices of these. %1</source>
        <translation>El catálogo no contiene precios con fecha de estos elementos. %1</translation>
    </message>
    <message>
        <source>The catalogue has this chip, and a figure differs from it by a quarter or more.</source>
        <translation>El catálogo contiene este chip, y una cifra difiere de él en una cuarta parte o más.</translation>
    </message>
    <message>
        <source>The catalogue has this chip, with sources of its own.</source>
        <translation>El catálogo contiene este chip, con fuentes propias.</translation>
    </message>
    <message>
        <source>The catalogue stays as it was until that is mended.</source>
        <translation>El catálogo sigue como estaba hasta que eso se corrija.</translation>
    </message>
    <message>
        <source>The chart of the page that is written alone, such as memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chip is not one of the catalogue's own.</source>
        <translation>El chip no es uno de los del catálogo.</translation>
    </message>
    <message>
        <source>The chip is not stated.</source>
        <translation>No se indica el chip.</translation>
    </message>
    <message>
        <source>The chip is one of the catalogue.</source>
        <translation>El chip es uno de los del catálogo.</translation>
    </message>
    <message>
        <source>The chip, cloud instance or system to run it on.</source>
        <translation>El chip, la instancia de la nube o el sistema en que se ejecuta.</translation>
    </message>
    <message>
        <source>The chip-to-chip link of %1 is not published.</source>
        <translation>El enlace entre chips de %1 no está publicado.</translation>
    </message>
    <message>
        <source>The chip-to-chip link of %1 is not published; PCI Express at 32 GB/s is reckoned with.</source>
        <translation>El enlace entre chips de %1 no está publicado; se calcula con PCI Express a 32 GB/s.</translation>
    </message>
    <message>
        <source>The column that holds a field, such as price=Hourly; FIELD==VALUE gives all rows that value. May be given several times.</source>
        <translation>La columna que contiene un campo, por ejemplo price=Hourly; FIELD==VALUE da ese valor a todas las filas. Se puede indicar varias veces.</translation>
    </message>
    <message>
        <source>The columns are: %1.</source>
        <translation>Las columnas son: %1.</translation>
    </message>
    <message>
        <source>The columns; "chipboard list metrics" has their ids.</source>
        <translation>Las columnas; «chipboard list metrics» muestra sus identificadores.</translation>
    </message>
    <message>
        <source>The context cannot be negative.</source>
        <translation>El contexto no puede ser negativo.</translation>
    </message>
    <message>
        <source>The currency that all money is shown in, by an exchange rate of your own.</source>
        <translation>La moneda en que se muestran todos los importes, con un tipo de cambio propio.</translation>
    </message>
    <message>
        <source>The date cannot be read.</source>
        <translation>La fecha no se puede leer.</translation>
    </message>
    <message>
        <source>The date of prices whose file does not tell it: 2026-11-22.</source>
        <translation>La fecha de los precios si el archivo no la indica: 2026-11-22.</translation>
    </message>
    <message>
        <source>The denoising steps are not stated.</source>
        <translation>No se indican los pasos de denoising.</translation>
    </message>
    <message>
        <source>The dense %1 peak, %2, is as high as the FP8 one, %3, which runs at twice the rate.</source>
        <translation>El pico denso %1, %2, es tan alto como el de FP8, %3, que funciona al doble de velocidad.</translation>
    </message>
    <message>
        <source>The dense %1 peak, %2, is not below the sparse one, %3.</source>
        <translation>El pico denso %1, %2, no es inferior al disperso, %3.</translation>
    </message>
    <message>
        <source>The description of the accelerator cannot be read.</source>
        <translation>La descripción del acelerador no se puede leer.</translation>
    </message>
    <message>
        <source>The dimensions of a model cannot be negative.</source>
        <translation>Las dimensiones de un modelo no pueden ser negativas.</translation>
    </message>
    <message>
        <source>The dimensions of experts must be from 0 to %1.</source>
        <translation>Las dimensiones de los expertos deben ser de 0 a %1.</translation>
    </message>
    <message>
        <source>The dimensions of the model are not known.</source>
        <translation>No se conocen las dimensiones del modelo.</translation>
    </message>
    <message>
        <source>The directory cannot be read.</source>
        <translation>No se puede leer el directorio.</translation>
    </message>
    <message>
        <source>The directory holds no catalogue file and no board.</source>
        <translation>El directorio no contiene ningún archivo de catálogo ni ninguna comparación.</translation>
    </message>
    <message>
        <source>The discount must be from 0 % to below 100 %.</source>
        <translation>El descuento debe ser del 0 % a menos del 100 %.</translation>
    </message>
    <message>
        <source>The entry to copy is not in its file any more.</source>
        <translation>La entrada que se quiere copiar ya no está en su archivo.</translation>
    </message>
    <message>
        <source>The expression has more than %1 characters.</source>
        <translation>La expresión tiene más de %1 caracteres.</translation>
    </message>
    <message>
        <source>The factor on the price must be from 0.001 to 1000.</source>
        <translation>El factor de precio debe ser de 0,001 a 1000.</translation>
    </message>
    <message>
        <source>The factors on efficiency must be from 0.001 to 1000.</source>
        <translation>Los factores de eficiencia deben ser de 0,001 a 1000.</translation>
    </message>
    <message>
        <source>The fallbacks of this book lead back to it.</source>
        <translation>Las listas de reserva de esta lista de precios conducen de nuevo a ella.</translation>
    </message>
    <message>
        <source>The fields are %1.</source>
        <translation>Los campos son %1.</translation>
    </message>
    <message>
        <source>The figure has no value but is not "missing".</source>
        <translation>La cifra no tiene valor, pero no es "missing".</translation>
    </message>
    <message>
        <source>The figure is missing but has a value.</source>
        <translation>La cifra es "missing", pero tiene un valor.</translation>
    </message>
    <message>
        <source>The file calls the chip by another's name; the instance tells which it is.</source>
        <translation>El archivo llama al chip con el nombre de otro; la instancia indica cuál es.</translation>
    </message>
    <message>
        <source>The file cannot be opened: %1.</source>
        <translation>No se puede abrir el archivo: %1.</translation>
    </message>
    <message>
        <source>The file cannot be read again.</source>
        <translation>No se puede volver a leer el archivo.</translation>
    </message>
    <message>
        <source>The file cannot be read to its end.</source>
        <translation>No se puede leer el archivo hasta el final.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>No se puede leer el archivo: %1.</translation>
    </message>
    <message>
        <source>The file cannot be written: %1.</source>
        <translation>No se puede escribir el archivo: %1.</translation>
    </message>
    <message>
        <source>The file does not tell of which day its prices are.</source>
        <translation>El archivo no indica de qué día son sus precios.</translation>
    </message>
    <message>
        <source>The file does not tell who rents this.</source>
        <translation>El archivo no indica quién lo alquila.</translation>
    </message>
    <message>
        <source>The file ends too early: it was cut off, or a bracket is not closed.</source>
        <translation>El archivo termina demasiado pronto: está cortado o un paréntesis no se cierra.</translation>
    </message>
    <message>
        <source>The file exists already and was left as it is.</source>
        <translation>El archivo ya existe y no se ha modificado.</translation>
    </message>
    <message>
        <source>The file has %1 MiB, more than the %2 MiB that are read.</source>
        <translation>El archivo ocupa %1 MiB, más de los %2 MiB que se leen.</translation>
    </message>
    <message>
        <source>The file has format %1; this program reads format %2.</source>
        <translation>El archivo tiene el formato %1; este programa lee el formato %2.</translation>
    </message>
    <message>
        <source>The file has more than a million values.</source>
        <translation>El archivo tiene más de un millón de valores.</translation>
    </message>
    <message>
        <source>The file is UTF-16, not UTF-8.</source>
        <translation>El archivo es UTF-16, no UTF-8.</translation>
    </message>
    <message>
        <source>The file is an archive or a spreadsheet, not CSV.</source>
        <translation>El archivo es un archivo comprimido o una hoja de cálculo, no CSV.</translation>
    </message>
    <message>
        <source>The file is another program's database.</source>
        <translation>El archivo es la base de datos de otro programa.</translation>
    </message>
    <message>
        <source>The file is binary, not text.</source>
        <translation>El archivo es binario, no de texto.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>El archivo está vacío.</translation>
    </message>
    <message>
        <source>The file is no price store.</source>
        <translation>El archivo no es un almacén de precios.</translation>
    </message>
    <message>
        <source>The file is read; nothing is stored yet.</source>
        <translation>Se está leyendo el archivo; aún no se ha guardado nada.</translation>
    </message>
    <message>
        <source>The file must hold an object.</source>
        <translation>El archivo debe contener un objeto.</translation>
    </message>
    <message>
        <source>The first rows of the file</source>
        <translation>Las primeras filas del archivo</translation>
    </message>
    <message>
        <source>The folder cannot be made.</source>
        <translation>No se puede crear la carpeta.</translation>
    </message>
    <message>
        <source>The folder for mappings of columns cannot be made.</source>
        <translation>No se puede crear la carpeta para las asignaciones de columnas.</translation>
    </message>
    <message>
        <source>The folder of "%1" does not exist.</source>
        <translation>La carpeta de «%1» no existe.</translation>
    </message>
    <message>
        <source>The folder of the price store cannot be made.</source>
        <translation>No se puede crear la carpeta del almacén de precios.</translation>
    </message>
    <message>
        <source>The format %1 fits: chipboard import %1 %2</source>
        <translation>El formato %1 es adecuado: chipboard import %1 %2</translation>
    </message>
    <message>
        <source>The format %1 takes no --map.</source>
        <translation>El formato %1 no admite --map.</translation>
    </message>
    <message>
        <source>The format %1 yields chips, which do not go to a price store.</source>
        <translation>El formato %1 genera chips, que no van a un almacén de precios.</translation>
    </message>
    <message>
        <source>The global batch cannot be negative.</source>
        <translation>El batch global no puede ser negativo.</translation>
    </message>
    <message>
        <source>The goodput must be from 0.1 % to 100 %.</source>
        <translation>El goodput debe ser del 0,1 % al 100 %.</translation>
    </message>
    <message>
        <source>The header has no column for %1. The columns are: %2.</source>
        <translation>La cabecera no tiene ninguna columna para %1. Las columnas son: %2.</translation>
    </message>
    <message>
        <source>The header has no column for the hardware's name or for its figures. The columns are: %1.</source>
        <translation>La cabecera no tiene ninguna columna para el nombre del hardware o para sus cifras. Las columnas son: %1.</translation>
    </message>
    <message>
        <source>The hours of a month must be above 0 and at most 744.</source>
        <translation>Las horas de un mes deben ser más de 0 y, como máximo, 744.</translation>
    </message>
    <message>
        <source>The id "%1" is there twice; the first is at %2.</source>
        <translation>El identificador «%1» aparece dos veces; el primero está en %2.</translation>
    </message>
    <message>
        <source>The ids in the first column are what the other commands' options take.</source>
        <translation>Los identificadores de la primera columna son los que admiten las opciones de los demás comandos.</translation>
    </message>
    <message>
        <source>The import was cancelled.</source>
        <translation>La importación se canceló.</translation>
    </message>
    <message>
        <source>The imported price list no. %1 (%2) is not in the price store of this computer: import its file again and choose it, or choose other prices.</source>
        <translation>La lista de precios importada n.º %1 (%2) no está en el almacén de precios de este equipo: importe de nuevo su archivo y elíjala, o elija otros precios.</translation>
    </message>
    <message>
        <source>The imported price list of %1 (%2, content %3) is not in the price store of this computer: import its file again, or choose other prices.</source>
        <translation>La lista de precios importada de %1 (%2, contenido %3) no está en el almacén de precios de este equipo: importe de nuevo su archivo o elija otros precios.</translation>
    </message>
    <message>
        <source>The imported price list of %1 (%2, content %3) is not in the price store of this computer; "%4" of that date has other rows: import the file of the list, or choose that one.</source>
        <translation>La lista de precios importada de %1 (%2, contenido %3) no está en el almacén de precios de este equipo; «%4», de esa fecha, tiene otras filas: importe el archivo de la lista o elija esa otra.</translation>
    </message>
    <message>
        <source>The imported prices cannot be read: %1</source>
        <translation>No se pueden leer los precios importados: %1</translation>
    </message>
    <message>
        <source>The key "%1" is not known.</source>
        <translation>La clave «%1» no se reconoce.</translation>
    </message>
    <message>
        <source>The key "%1" is there twice.</source>
        <translation>La clave «%1» aparece dos veces.</translation>
    </message>
    <message>
        <source>The largest batch that fits is %1.</source>
        <translation>El batch más grande que cabe es %1.</translation>
    </message>
    <message>
        <source>The last board</source>
        <translation>La última comparación</translation>
    </message>
    <message>
        <source>The last comparison cannot be read; it is kept as %1 and the default is shown.</source>
        <translation>La última comparación no se puede leer; se conserva como %1 y se muestra la predeterminada.</translation>
    </message>
    <message>
        <source>The last import was interrupted.</source>
        <translation>La última importación se interrumpió.</translation>
    </message>
    <message>
        <source>The length of a text is not stated.</source>
        <translation>No se indica la longitud de un texto.</translation>
    </message>
    <message>
        <source>The machine's price, with the accelerator's of the same zone added.</source>
        <translation>El precio de la máquina, más el del acelerador de la misma zona.</translation>
    </message>
    <message>
        <source>The mapping is of a newer version.</source>
        <translation>La asignación es de una versión más reciente.</translation>
    </message>
    <message>
        <source>The memory bandwidth of %1 is %2.</source>
        <translation>El ancho de banda de memoria de %1 es %2.</translation>
    </message>
    <message>
        <source>The memory model calls configurations impossible that ran: %1.</source>
        <translation>El modelo de memoria considera imposibles configuraciones que sí funcionaron: %1.</translation>
    </message>
    <message>
        <source>The memory of %1 is %2.</source>
        <translation>La memoria de %1 es %2.</translation>
    </message>
    <message>
        <source>The model is divided over %1 chips.</source>
        <translation>El modelo se reparte entre %1 chips.</translation>
    </message>
    <message>
        <source>The model must have a positive number of parameters.</source>
        <translation>El modelo debe tener un número positivo de parámetros.</translation>
    </message>
    <message>
        <source>The model's dimensions are guessed from the number of its parameters.</source>
        <translation>Las dimensiones del modelo se deducen de su número de parámetros.</translation>
    </message>
    <message>
        <source>The model's own, as published.</source>
        <translation>El del propio modelo, según lo publicado.</translation>
    </message>
    <message>
        <source>The model's parameters, layers and hidden size must be positive.</source>
        <translation>Los parámetros, las capas y la dimensión oculta del modelo deben ser positivos.</translation>
    </message>
    <message>
        <source>The move does not pay within ten years, whatever is spent.</source>
        <translation>La migración no se amortiza en diez años, sea cual sea el gasto.</translation>
    </message>
    <message>
        <source>The nearest count is %1.</source>
        <translation>El número más próximo es %1.</translation>
    </message>
    <message>
        <source>The nearest counts are %1 and %2.</source>
        <translation>Los números más próximos son %1 y %2.</translation>
    </message>
    <message>
        <source>The nearest number that does is %1.</source>
        <translation>El número más próximo que sí lo hace es %1.</translation>
    </message>
    <message>
        <source>The next import mends the price store.</source>
        <translation>La próxima importación repara el almacén de precios.</translation>
    </message>
    <message>
        <source>The number format that compute is compared at; "best" is the fastest one that most of the selection publishes.</source>
        <translation>El formato numérico con que se compara el cómputo; "best" es el más rápido que publica la mayor parte de la selección.</translation>
    </message>
    <message>
        <source>The number of accelerators contradicts itself or the catalogue.</source>
        <translation>El número de aceleradores se contradice o contradice al catálogo.</translation>
    </message>
    <message>
        <source>The number of chips cannot be negative.</source>
        <translation>El número de chips no puede ser negativo.</translation>
    </message>
    <message>
        <source>The number of chips must be at least 1.</source>
        <translation>El número de chips debe ser al menos 1.</translation>
    </message>
    <message>
        <source>The number of heads must be at least 1.</source>
        <translation>El número de cabezas debe ser al menos 1.</translation>
    </message>
    <message>
        <source>The numbers</source>
        <translation>Los números</translation>
    </message>
    <message>
        <source>The option %1 does not belong to "%2".</source>
        <translation>La opción %1 no corresponde a «%2».</translation>
    </message>
    <message>
        <source>The option %1 does not know "%2".</source>
        <translation>La opción %1 no reconoce «%2».</translation>
    </message>
    <message>
        <source>The option %1 has an empty place in "%2".</source>
        <translation>La opción %1 tiene un lugar vacío en «%2».</translation>
    </message>
    <message>
        <source>The option %1 is given twice.</source>
        <translation>La opción %1 se indica dos veces.</translation>
    </message>
    <message>
        <source>The option %1 needs a value.</source>
        <translation>La opción %1 necesita un valor.</translation>
    </message>
    <message>
        <source>The option %1 takes no value.</source>
        <translation>La opción %1 no admite ningún valor.</translation>
    </message>
    <message>
        <source>The others are compared with this one.</source>
        <translation>Los demás se comparan con este.</translation>
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
        <translation>El pico de %1 es %2.</translation>
    </message>
    <message>
        <source>The picture is too large for the memory.</source>
        <translation>La imagen es demasiado grande para la memoria.</translation>
    </message>
    <message>
        <source>The power of the chip is no possible figure.</source>
        <translation>La potencia del chip no es una cifra posible.</translation>
    </message>
    <message>
        <source>The power of the chip is not published.</source>
        <translation>La potencia del chip no está publicada.</translation>
    </message>
    <message>
        <source>The price book; "chipboard list prices" has their ids.</source>
        <translation>La lista de precios; «chipboard list prices» muestra sus identificadores.</translation>
    </message>
    <message>
        <source>The price cannot be negative.</source>
        <translation>El precio no puede ser negativo.</translation>
    </message>
    <message>
        <source>The price is %1.</source>
        <translation>El precio es %1.</translation>
    </message>
    <message>
        <source>The price is 0.</source>
        <translation>El precio es 0.</translation>
    </message>
    <message>
        <source>The price is a range, %1; the costs carry it.</source>
        <translation>El precio es un rango, %1; los costes lo reflejan.</translation>
    </message>
    <message>
        <source>The price is far below or above every price that the catalogue has of the chip.</source>
        <translation>El precio está muy por debajo o muy por encima de todos los del catálogo para el chip.</translation>
    </message>
    <message>
        <source>The price is for other terms: another operating system, tenancy or kind of sale.</source>
        <translation>El precio es para otras condiciones: otro sistema operativo, tipo de uso compartido o modalidad de venta.</translation>
    </message>
    <message>
        <source>The price is negative.</source>
        <translation>El precio es negativo.</translation>
    </message>
    <message>
        <source>The price is not in US dollars.</source>
        <translation>El precio no está en dólares estadounidenses.</translation>
    </message>
    <message>
        <source>The price is not per hour.</source>
        <translation>El precio no es por hora.</translation>
    </message>
    <message>
        <source>The price is of the accelerator, without the machine that it needs.</source>
        <translation>El precio es del acelerador, sin la máquina que necesita.</translation>
    </message>
    <message>
        <source>The price is of the machine alone, and the file has none of its accelerator there.</source>
        <translation>El precio es solo de la máquina, y el archivo no contiene el de su acelerador allí.</translation>
    </message>
    <message>
        <source>The price of energy must be above 0 and at most 1000 USD/kWh.</source>
        <translation>El precio de la energía debe ser más de 0 y, como máximo, 1000 USD/kWh.</translation>
    </message>
    <message>
        <source>The price per chip-hour is too high to be real.</source>
        <translation>El precio por hora de chip es demasiado alto para ser real.</translation>
    </message>
    <message>
        <source>The price per chip-hour is too low to be real.</source>
        <translation>El precio por hora de chip es demasiado bajo para ser real.</translation>
    </message>
    <message>
        <source>The price store cannot be opened.</source>
        <translation>No se puede abrir el almacén de precios.</translation>
    </message>
    <message>
        <source>The price store cannot be written.</source>
        <translation>No se puede escribir en el almacén de precios.</translation>
    </message>
    <message>
        <source>The price store does not work: %1.</source>
        <translation>El almacén de precios no funciona: %1.</translation>
    </message>
    <message>
        <source>The price store is damaged and cannot be set aside.</source>
        <translation>El almacén de precios está dañado y no se puede apartar.</translation>
    </message>
    <message>
        <source>The price store is damaged.</source>
        <translation>El almacén de precios está dañado.</translation>
    </message>
    <message>
        <source>The price store is in use by another program.</source>
        <translation>Otro programa está usando el almacén de precios.</translation>
    </message>
    <message>
        <source>The price store is of another version.</source>
        <translation>El almacén de precios es de otra versión.</translation>
    </message>
    <message>
        <source>The price store is of version %1, made by a newer Chipboard.</source>
        <translation>El almacén de precios es de la versión %1, creado por un Chipboard más reciente.</translation>
    </message>
    <message>
        <source>The price store may not be read and written.</source>
        <translation>El almacén de precios no se puede leer ni escribir.</translation>
    </message>
    <message>
        <source>The price store may only be read.</source>
        <translation>El almacén de precios es de solo lectura.</translation>
    </message>
    <message>
        <source>The price store was brought up to date.</source>
        <translation>El almacén de precios se ha actualizado.</translation>
    </message>
    <message>
        <source>The price store was damaged; it is kept as %1.</source>
        <translation>El almacén de precios estaba dañado; se conserva como %1.</translation>
    </message>
    <message>
        <source>The price store, if not the one in the user's data folder.</source>
        <translation>El almacén de precios, si no es el de la carpeta de datos del usuario.</translation>
    </message>
    <message>
        <source>The prices are as published.</source>
        <translation>Los precios son los publicados.</translation>
    </message>
    <message>
        <source>The prices of "%1" contradict what the providers publish; the notes say by how much.</source>
        <translation>Los precios de «%1» contradicen lo que publican los proveedores; las notas indican en cuánto.</translation>
    </message>
    <message>
        <source>The prices of %1 from %2 were removed.</source>
        <translation>Se eliminaron los precios de %1 (archivo %2).</translation>
    </message>
    <message>
        <source>The question is not about %1.</source>
        <translation>La pregunta no se refiere a %1.</translation>
    </message>
    <message>
        <source>The quote that opens here is not closed.</source>
        <translation>La comilla que se abre aquí no se cierra.</translation>
    </message>
    <message>
        <source>The range is not ordered: low %1, value %2, high %3.</source>
        <translation>El rango no está ordenado: low %1, value %2, high %3.</translation>
    </message>
    <message>
        <source>The report of an import is no list, so it cannot be printed as CSV.</source>
        <translation>El informe de una importación no es una lista, así que no se puede imprimir como CSV.</translation>
    </message>
    <message>
        <source>The result cannot be written to standard output.</source>
        <translation>No se puede escribir el resultado en la salida estándar.</translation>
    </message>
    <message>
        <source>The row has more or fewer columns than the header.</source>
        <translation>La fila tiene más o menos columnas que la cabecera.</translation>
    </message>
    <message>
        <source>The row has no figure that could be compared.</source>
        <translation>La fila no tiene ninguna cifra que se pueda comparar.</translation>
    </message>
    <message>
        <source>The row has no price.</source>
        <translation>La fila no tiene precio.</translation>
    </message>
    <message>
        <source>The row has two different prices of one kind.</source>
        <translation>La fila tiene dos precios distintos del mismo tipo.</translation>
    </message>
    <message>
        <source>The row is about a machine without an accelerator.</source>
        <translation>La fila se refiere a una máquina sin acelerador.</translation>
    </message>
    <message>
        <source>The row names neither an instance nor an accelerator.</source>
        <translation>La fila no indica ni instancia ni acelerador.</translation>
    </message>
    <message>
        <source>The row that --on is compared with.</source>
        <translation>La fila con la que se compara --on.</translation>
    </message>
    <message>
        <source>The rows are stored. Cancel takes all of it back.</source>
        <translation>Se están guardando las filas. Cancelar lo deshace todo.</translation>
    </message>
    <message>
        <source>The rows tell their dates; this one is for rows that do not.</source>
        <translation>Las filas indican su fecha; esta es para las que no la indican.</translation>
    </message>
    <message>
        <source>The sequence must be at least 1 token long.</source>
        <translation>La secuencia debe tener al menos 1 token.</translation>
    </message>
    <message>
        <source>The size of the paper or slide: slide, slide-4x3, half-slide, square, a4, a4-portrait, letter, letter-portrait, or one like 210x148mm, 8x4.5in or 1600x900px.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source counts recomputed activations; it is compared with what runs without them reach.</source>
        <translation>La fuente cuenta las activaciones recalculadas; se compara con lo que alcanzan los entrenamientos sin ellas.</translation>
    </message>
    <message>
        <source>The source does not state the lengths of prompt and answer.</source>
        <translation>La fuente no indica las longitudes del prompt y de la respuesta.</translation>
    </message>
    <message>
        <source>The source does not state the prompt's length or the time to its first token.</source>
        <translation>La fuente no indica la longitud del prompt o el tiempo hasta el primer token.</translation>
    </message>
    <message>
        <source>The source does not state the tokens trained on.</source>
        <translation>La fuente no indica los tokens de entrenamiento.</translation>
    </message>
    <message>
        <source>The source states no figure that this model predicts.</source>
        <translation>La fuente no indica ninguna cifra que este modelo prediga.</translation>
    </message>
    <message>
        <source>The source states no figure to compare with.</source>
        <translation>La fuente no indica ninguna cifra con la que comparar.</translation>
    </message>
    <message>
        <source>The spot price is above the on-demand price.</source>
        <translation>El precio spot es superior al precio bajo demanda.</translation>
    </message>
    <message>
        <source>The spot price is exactly a tenth of the on-demand price, which looks like a floor.</source>
        <translation>El precio spot es exactamente la décima parte del precio bajo demanda, lo que parece un mínimo fijado.</translation>
    </message>
    <message>
        <source>The spot price, %1 USD, is above the on-demand price, %2 USD.</source>
        <translation>El precio spot, %1 USD, es superior al precio bajo demanda, %2 USD.</translation>
    </message>
    <message>
        <source>The text is not valid UTF-8.</source>
        <translation>El texto no es UTF-8 válido.</translation>
    </message>
    <message>
        <source>The unit "%1" is not known.</source>
        <translation>La unidad «%1» no se reconoce.</translation>
    </message>
    <message>
        <source>The utilisation must be from 0.1 % to 100 %.</source>
        <translation>La utilización debe ser del 0,1 % al 100 %.</translation>
    </message>
    <message>
        <source>The value is no number.</source>
        <translation>El valor no es un número.</translation>
    </message>
    <message>
        <source>The values are nested more than %1 levels deep.</source>
        <translation>Los valores están anidados a más de %1 niveles.</translation>
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
        <translation>La carga de trabajo «%1» no está en el catálogo.</translation>
    </message>
    <message>
        <source>The workload is not in the catalogue.</source>
        <translation>La carga de trabajo no está en el catálogo.</translation>
    </message>
    <message>
        <source>The workload's own number, or as many as serve it well.</source>
        <translation>El de la propia carga de trabajo, o tantas como la atiendan bien.</translation>
    </message>
    <message>
        <source>The workload's own.</source>
        <translation>El de la propia carga de trabajo.</translation>
    </message>
    <message>
        <source>The workload; "chipboard list workloads" has their ids.</source>
        <translation>La carga de trabajo; «chipboard list workloads» muestra sus identificadores.</translation>
    </message>
    <message>
        <source>There are %1.</source>
        <translation>Existen %1.</translation>
    </message>
    <message>
        <source>There are %1; "chipboard prices list" tells what they are.</source>
        <translation>Hay %1; «chipboard prices list» muestra cuáles son.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more problems in this file.</source>
        <translation><numerusform>Hay %n problema más en este archivo.</numerusform><numerusform>Hay %n problemas más en este archivo.</numerusform></translation>
    </message>
    <message>
        <source>There are = != &lt; &lt;= &gt; &gt;= and contains.</source>
        <translation>Existen = != &lt; &lt;= &gt; &gt;= y contains.</translation>
    </message>
    <message>
        <source>There are = != &lt; &lt;= &gt; and &gt;=.</source>
        <translation>Existen = != &lt; &lt;= &gt; y &gt;=.</translation>
    </message>
    <message>
        <source>There are = != and contains.</source>
        <translation>Existen = != y contains.</translation>
    </message>
    <message>
        <source>There are list and remove.</source>
        <translation>Existen list y remove.</translation>
    </message>
    <message>
        <source>There are lists of %1.</source>
        <translation>Hay listas de %1.</translation>
    </message>
    <message>
        <source>There are more than %1 brackets.</source>
        <translation>Hay más de %1 paréntesis.</translation>
    </message>
    <message>
        <source>There are no colours "%1".</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are two scenarios "%1".</source>
        <translation>Hay dos escenarios «%1».</translation>
    </message>
    <message>
        <source>There is a newer list of %1: "%2" of %3.</source>
        <translation>Hay una lista más reciente de %1: «%2» de %3.</translation>
    </message>
    <message>
        <source>There is a scenario “%1” already.</source>
        <translation>Ya existe un escenario «%1».</translation>
    </message>
    <message>
        <source>There is no %1 "%2", or it was left out for its own errors.</source>
        <translation>No existe %1 «%2», o se omitió por sus propios errores.</translation>
    </message>
    <message>
        <source>There is no assumption "%1".</source>
        <translation>No existe el supuesto «%1».</translation>
    </message>
    <message>
        <source>There is no assumption "%1"; the page What-if chooses by itself.</source>
        <translation>No existe el supuesto «%1»; la página Qué pasaría si elige por sí misma.</translation>
    </message>
    <message>
        <source>There is no calibration of serving.</source>
        <translation>No hay calibración del servicio.</translation>
    </message>
    <message>
        <source>There is no calibration.</source>
        <translation>No hay calibración.</translation>
    </message>
    <message>
        <source>There is no chip "%1" in the catalogue.</source>
        <translation>No existe el chip «%1» en el catálogo.</translation>
    </message>
    <message>
        <source>There is no chip, instance or system "%1".</source>
        <translation>No existe ningún chip, instancia o sistema «%1».</translation>
    </message>
    <message>
        <source>There is no column "%1" for %2.</source>
        <translation>No existe la columna «%1» para %2.</translation>
    </message>
    <message>
        <source>There is no command "%1", and a board's name ends in ".chipboard".</source>
        <translation>No existe el comando «%1», y el nombre de una comparación termina en «.chipboard».</translation>
    </message>
    <message>
        <source>There is no command "%1".</source>
        <translation>No existe el comando «%1».</translation>
    </message>
    <message>
        <source>There is no comparison in this file: another program made or changed it.</source>
        <translation>Este archivo no contiene ninguna comparación: otro programa lo creó o lo modificó.</translation>
    </message>
    <message>
        <source>There is no display to show the window on. "chipboard export --to dashboard.pdf" writes the dashboard to a file.</source>
        <translation>No hay ninguna pantalla en la que mostrar la ventana. «chipboard export --to dashboard.pdf» guarda el cuadro de mando en un archivo.</translation>
    </message>
    <message>
        <source>There is no field "%1" to map.</source>
        <translation>No existe el campo «%1» para asignar.</translation>
    </message>
    <message>
        <source>There is no field "%1".</source>
        <translation>No existe el campo «%1».</translation>
    </message>
    <message>
        <source>There is no figure "%1" of such a thing (%2).</source>
        <translation>No existe la cifra «%1» para este tipo de elemento (%2).</translation>
    </message>
    <message>
        <source>There is no file "%1".</source>
        <translation>No existe el archivo «%1».</translation>
    </message>
    <message>
        <source>There is no format "%1" to import.</source>
        <translation>No existe el formato «%1» para importar.</translation>
    </message>
    <message>
        <source>There is no format %1.</source>
        <translation>No existe el formato %1.</translation>
    </message>
    <message>
        <source>There is no instance "%1" in the catalogue.</source>
        <translation>No existe la instancia «%1» en el catálogo.</translation>
    </message>
    <message>
        <source>There is no list "instance_types" in the file.</source>
        <translation>No hay ninguna lista "instance_types" en el archivo.</translation>
    </message>
    <message>
        <source>There is no list of "%1".</source>
        <translation>No hay ninguna lista de «%1».</translation>
    </message>
    <message>
        <source>There is no measurement in the file.</source>
        <translation>No hay ninguna medición en el archivo.</translation>
    </message>
    <message>
        <source>There is no measurement to calibrate this kind of model with.</source>
        <translation>No hay ninguna medición con la que calibrar este tipo de modelo.</translation>
    </message>
    <message>
        <source>There is no metric "%1".</source>
        <translation>No existe la métrica «%1».</translation>
    </message>
    <message>
        <source>There is no metric “%1”; the page chose one by itself.</source>
        <translation>No existe la métrica «%1»; la página eligió una por sí misma.</translation>
    </message>
    <message>
        <source>There is no model "%1".</source>
        <translation>No existe el modelo «%1».</translation>
    </message>
    <message>
        <source>There is no option "%1".</source>
        <translation>No existe la opción «%1».</translation>
    </message>
    <message>
        <source>There is no page "%1".</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no page size "%1".</source>
        <translation>No existe el tamaño de página «%1».</translation>
    </message>
    <message>
        <source>There is no price book "%1".</source>
        <translation>No existe la lista de precios «%1».</translation>
    </message>
    <message>
        <source>There is no price list "%1": choose other prices.</source>
        <translation>No existe la lista de precios «%1»: elija otros precios.</translation>
    </message>
    <message>
        <source>There is no price.</source>
        <translation>No hay precio.</translation>
    </message>
    <message>
        <source>There is no prompt.</source>
        <translation>No hay prompt.</translation>
    </message>
    <message>
        <source>There is no question "%1".</source>
        <translation>No existe la pregunta «%1».</translation>
    </message>
    <message>
        <source>There is no result: %1</source>
        <translation>No hay resultado: %1</translation>
    </message>
    <message>
        <source>There is no room left for the price store.</source>
        <translation>No queda espacio para el almacén de precios.</translation>
    </message>
    <message>
        <source>There is no size of type "%1".</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no snapshot "%1" in the price store.</source>
        <translation>No existe la instantánea «%1» en el almacén de precios.</translation>
    </message>
    <message>
        <source>There is no source.</source>
        <translation>No hay ninguna fuente.</translation>
    </message>
    <message>
        <source>There is no such directory.</source>
        <translation>No existe ese directorio.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>No existe ese archivo.</translation>
    </message>
    <message>
        <source>There is no system "%1" in the catalogue.</source>
        <translation>No existe el sistema «%1» en el catálogo.</translation>
    </message>
    <message>
        <source>There is no unit "%1".</source>
        <translation>No existe la unidad «%1».</translation>
    </message>
    <message>
        <source>There is no workload "%1".</source>
        <translation>No existe la carga de trabajo «%1».</translation>
    </message>
    <message>
        <source>There is nothing to compare with.</source>
        <translation>No hay nada con lo que comparar.</translation>
    </message>
    <message>
        <source>There is nothing to draw while %1 moves.</source>
        <translation>No hay nada que trazar al variar «%1».</translation>
    </message>
    <message>
        <source>There is nothing to draw: no row has a result.</source>
        <translation>No hay nada que simular: ninguna fila tiene resultado.</translation>
    </message>
    <message>
        <source>These figures take the place of published ones on this board. Choose a number in the table of numbers or on its source card to override it. What is taken back comes back with Undo (Ctrl+Z).</source>
        <translation>Estos valores reemplazan a los publicados en esta comparación. Para sustituir un número, elíjalo en la tabla de números o en su ficha de la fuente. Lo que se restablece se recupera con Deshacer (Ctrl+Z).</translation>
    </message>
    <message>
        <source>These prices were already imported on %1; nothing was added.</source>
        <translation>Estos precios ya se importaron el %1; no se añadió nada.</translation>
    </message>
    <message>
        <source>These prices were imported before.</source>
        <translation>Estos precios ya se importaron antes.</translation>
    </message>
    <message>
        <source>They become figures of your own on this board.</source>
        <translation>Pasan a ser valores propios de esta comparación.</translation>
    </message>
    <message>
        <source>This board was saved by a newer Chipboard (format %1; this one reads up to %2).</source>
        <translation>Esta comparación se guardó con un Chipboard más reciente (formato %1; este lee hasta %2).</translation>
    </message>
    <message>
        <source>This comparison is open in another window, too (process %1 on %2).</source>
        <translation>Esta comparación también está abierta en otra ventana (proceso %1 en %2).</translation>
    </message>
    <message>
        <source>This comparison is open in another window, too.</source>
        <translation>Esta comparación también está abierta en otra ventana.</translation>
    </message>
    <message>
        <source>This does not apply to the workload.</source>
        <translation>Esto no se aplica a la carga de trabajo.</translation>
    </message>
    <message>
        <source>This entry is no object: %1.</source>
        <translation>Esta entrada no es un objeto: %1.</translation>
    </message>
    <message>
        <source>This figure cannot be %1.</source>
        <translation>Esta cifra no puede ser %1.</translation>
    </message>
    <message>
        <source>This figure is a whole number.</source>
        <translation>Esta cifra es un número entero.</translation>
    </message>
    <message>
        <source>This figure is overridden twice.</source>
        <translation>Esta cifra se sustituye dos veces.</translation>
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
        <translation>Esto es una comparación, no un archivo de especificaciones.</translation>
    </message>
    <message>
        <source>This is a directory, not a file.</source>
        <translation>Esto es un directorio, no un archivo.</translation>
    </message>
    <message>
        <source>This is no date. Write it as 2026-11-22, 2026-11 or 2026.</source>
        <translation>Esto no es una fecha. Escríbala como 2026-11-22, 2026-11 o 2026.</translation>
    </message>
    <message>
        <source>This is none.</source>
        <translation>Este valor no es válido.</translation>
    </message>
    <message>
        <source>This is not a board: its kind is "%1".</source>
        <translation>Esto no es una comparación: su tipo es «%1».</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>Esto no es un archivo normal.</translation>
    </message>
    <message>
        <source>This is not valid JSON: %1.</source>
        <translation>Esto no es JSON válido: %1.</translation>
    </message>
    <message>
        <source>This page has nothing to export. %1</source>
        <translation>Esta página no tiene nada que exportar. %1</translation>
    </message>
    <message>
        <source>This row has more than %1 characters.</source>
        <translation>Esta fila tiene más de %1 caracteres.</translation>
    </message>
    <message>
        <source>This row has more than %1 columns.</source>
        <translation>Esta fila tiene más de %1 columnas.</translation>
    </message>
    <message>
        <source>This thing, place and term has a price already in this book.</source>
        <translation>Este elemento, lugar y plazo ya tiene un precio en esta lista.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Time of a batch</source>
        <translation>Tiempo de un batch</translation>
    </message>
    <message>
        <source>Time of a token on one chip</source>
        <translation>Tiempo de un token en un chip</translation>
    </message>
    <message>
        <source>Time per output token</source>
        <translation>Tiempo por token de salida</translation>
    </message>
    <message>
        <source>Time to first token</source>
        <translation>Tiempo al primer token</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>Tokens for the money</source>
        <translation>Tokens por dinero</translation>
    </message>
    <message>
        <source>Tokens of a prompt, or of one text to encode.</source>
        <translation>Tokens de un prompt o de un texto que se codifica.</translation>
    </message>
    <message>
        <source>Tokens of a training sequence.</source>
        <translation>Tokens de una secuencia de entrenamiento.</translation>
    </message>
    <message>
        <source>Tokens of an answer.</source>
        <translation>Tokens de una respuesta.</translation>
    </message>
    <message>
        <source>Tokens that the model can look back on.</source>
        <translation>Tokens anteriores que el modelo puede tener en cuenta.</translation>
    </message>
    <message>
        <source>Tokens that the run trains on.</source>
        <translation>Tokens con los que se entrena.</translation>
    </message>
    <message>
        <source>Told by the name of the file.</source>
        <translation>Según el nombre del archivo.</translation>
    </message>
    <message>
        <source>Told from the file</source>
        <translation>Según el archivo</translation>
    </message>
    <message>
        <source>Too many things here refer to one another and to nothing; none of them was loaded.</source>
        <translation>Demasiados elementos se refieren aquí unos a otros y a nada; no se cargó ninguno.</translation>
    </message>
    <message>
        <source>Training efficiency</source>
        <translation>Eficiencia de entrenamiento</translation>
    </message>
    <message>
        <source>Training needs a positive number of tokens.</source>
        <translation>El entrenamiento necesita un número positivo de tokens.</translation>
    </message>
    <message>
        <source>Training needs at least 1 chip.</source>
        <translation>El entrenamiento necesita al menos 1 chip.</translation>
    </message>
    <message>
        <source>Training of models of images is not estimated.</source>
        <translation>El entrenamiento de modelos de imágenes no se estima.</translation>
    </message>
    <message>
        <source>Training runs</source>
        <translation>Entrenamientos</translation>
    </message>
    <message>
        <source>Training speed</source>
        <translation>Velocidad de entrenamiento</translation>
    </message>
    <message>
        <source>Training step</source>
        <translation>Paso de entrenamiento</translation>
    </message>
    <message>
        <source>Training time</source>
        <translation>Tiempo de entrenamiento</translation>
    </message>
    <message>
        <source>Training tokens (billions)</source>
        <translation>Tokens de entrenamiento (miles de millones)</translation>
    </message>
    <message>
        <source>Trainium</source>
        <translation>Trainium</translation>
    </message>
    <message>
        <source>Trainium and Inferentia beside NVIDIA</source>
        <translation>Trainium e Inferentia junto a NVIDIA</translation>
    </message>
    <message>
        <source>Trainium2 or H100?</source>
        <translation>¿Trainium2 o H100?</translation>
    </message>
    <message>
        <source>Trainium3 or Blackwell?</source>
        <translation>¿Trainium3 o Blackwell?</translation>
    </message>
    <message>
        <source>Try again when that has finished.</source>
        <translation>Inténtelo de nuevo cuando haya terminado.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Cruce</translation>
    </message>
    <message>
        <source>Two assumptions at once</source>
        <translation>Dos supuestos a la vez</translation>
    </message>
    <message>
        <source>Two assumptions at once.</source>
        <translation>Dos supuestos a la vez.</translation>
    </message>
    <message>
        <source>Two forward and four backward; four in all where the base is frozen.</source>
        <translation>Dos hacia delante y cuatro hacia atrás; cuatro en total si la base está congelada.</translation>
    </message>
    <message>
        <source>Type it in the field "Prices of".</source>
        <translation>Escríbalo en el campo «Precios de».</translation>
    </message>
    <message>
        <source>USD</source>
        <translation>USD</translation>
    </message>
    <message>
        <source>USD a month by the share of the hours that are used</source>
        <translation>USD al mes según la parte de las horas que se usa</translation>
    </message>
    <message>
        <source>USD a month, list prices</source>
        <translation>USD al mes, precios de lista</translation>
    </message>
    <message>
        <source>USD an hour</source>
        <translation>USD por hora</translation>
    </message>
    <message>
        <source>USD per 1M input tokens</source>
        <translation>USD por 1M de tokens de entrada</translation>
    </message>
    <message>
        <source>USD per 1M items</source>
        <translation>USD por 1M de elementos</translation>
    </message>
    <message>
        <source>USD per 1M tokens</source>
        <translation>USD por 1M de tokens</translation>
    </message>
    <message>
        <source>USD per GB-hour</source>
        <translation>USD por GB y hora</translation>
    </message>
    <message>
        <source>USD per PFLOPS-hour</source>
        <translation>USD por PFLOPS y hora</translation>
    </message>
    <message>
        <source>USD per TB/s-hour</source>
        <translation>USD por TB/s y hora</translation>
    </message>
    <message>
        <source>USD per chip-hour</source>
        <translation>USD por hora de chip</translation>
    </message>
    <message>
        <source>USD per hour</source>
        <translation>USD por hora</translation>
    </message>
    <message>
        <source>USD per instance-hour</source>
        <translation>USD por hora de instancia</translation>
    </message>
    <message>
        <source>USD per system-hour</source>
        <translation>USD por hora de sistema</translation>
    </message>
    <message>
        <source>USD since the beginning</source>
        <translation>USD desde el principio</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Unpack it, or save it as CSV.</source>
        <translation>Descomprímalo o guárdelo como CSV.</translation>
    </message>
    <message>
        <source>Until it has paid</source>
        <translation>Hasta amortizarse</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Arriba, Abajo</translation>
    </message>
    <message>
        <source>Update Chipboard to open it; the file was not changed.</source>
        <translation>Actualice Chipboard para abrirla; el archivo no se ha modificado.</translation>
    </message>
    <message>
        <source>Update to the figures of %1</source>
        <translation>Actualizar a las cifras de %1</translation>
    </message>
    <message>
        <source>Update to the new figures</source>
        <translation>Actualizar a las cifras nuevas</translation>
    </message>
    <message>
        <source>Usage: %1 [OPTIONS]</source>
        <translation>Uso: %1 [OPTIONS]</translation>
    </message>
    <message>
        <source>Use %1 or a unit of the same kind.</source>
        <translation>Use %1 o una unidad del mismo tipo.</translation>
    </message>
    <message>
        <source>Use a newer Chipboard.</source>
        <translation>Use un Chipboard más reciente.</translation>
    </message>
    <message>
        <source>Use letters, digits, dots, hyphens and underscores, a letter or digit first.</source>
        <translation>Use letras, cifras, puntos, guiones y guiones bajos, con una letra o cifra al principio.</translation>
    </message>
    <message>
        <source>Use one of %1.</source>
        <translation>Use una de %1.</translation>
    </message>
    <message>
        <source>Use prices “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use that one, or name another file. This one is left as it is.</source>
        <translation>Use ese o indique otro archivo. Este no se modifica.</translation>
    </message>
    <message>
        <source>Use the format csv for tables with other columns.</source>
        <translation>Use el formato csv para tablas con otras columnas.</translation>
    </message>
    <message>
        <source>Use these columns</source>
        <translation>Usar estas columnas</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Usada por</translation>
    </message>
    <message>
        <source>Used by: %1. There, the numbers that rest on them will be missing.</source>
        <translation>Los usan: %1. Allí faltarán los números que dependen de ellos.</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>Utilización</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabulario</translation>
    </message>
    <message>
        <source>Walk the bars</source>
        <translation>Recorrer las barras</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Advertencia: %1</translation>
    </message>
    <message>
        <source>Weeks of one engineer until the work runs on the other chip.</source>
        <translation>Semanas de una persona de ingeniería hasta que el trabajo funcione en el otro chip.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>Weights that one token meets; fewer than all with experts.</source>
        <translation>Pesos que encuentra un token; con expertos, menos que el total.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>What becomes of the rows</source>
        <translation>Qué ocurre con las filas</translation>
    </message>
    <message>
        <source>What has to be served a month: acts on the chips and cost of that.</source>
        <translation>Lo que debe servirse al mes: afecta a los chips y al coste necesarios.</translation>
    </message>
    <message>
        <source>What has to be worked off a month: acts on the chips and cost of that.</source>
        <translation>Lo que debe procesarse al mes: afecta a los chips y al coste necesarios.</translation>
    </message>
    <message>
        <source>What is not known has no range.</source>
        <translation>Lo que no se conoce no tiene rango.</translation>
    </message>
    <message>
        <source>What is paid on %1.</source>
        <translation>Lo que se paga en %1.</translation>
    </message>
    <message>
        <source>What is paid with the move to %1.</source>
        <translation>Lo que se paga al migrar a %1.</translation>
    </message>
    <message>
        <source>What is spent a month follows from the month's work: %1 on %2. The assumption “Spent a month” overrules it.</source>
        <translation>El gasto mensual se deriva del trabajo mensual: %1 en %2. El supuesto «Gasto mensual» prevalece sobre él.</translation>
    </message>
    <message>
        <source>What moved since</source>
        <translation>Qué ha cambiado</translation>
    </message>
    <message>
        <source>What moves the answer</source>
        <translation>Qué influye en el resultado</translation>
    </message>
    <message>
        <source>What one row is.</source>
        <translation>Qué representa una fila.</translation>
    </message>
    <message>
        <source>What published measurements of the chip's family show.</source>
        <translation>Lo que muestran las mediciones publicadas de la familia del chip.</translation>
    </message>
    <message>
        <source>What published training runs show.</source>
        <translation>Lo que muestran los entrenamientos publicados.</translation>
    </message>
    <message>
        <source>What sets the scenarios apart</source>
        <translation>Qué distingue a los escenarios</translation>
    </message>
    <message>
        <source>What the others are compared with.</source>
        <translation>Con qué se comparan los demás.</translation>
    </message>
    <message>
        <source>What the work costs today, a month; acts on break-even.</source>
        <translation>Lo que cuesta hoy el trabajo al mes; afecta al punto de equilibrio.</translation>
    </message>
    <message>
        <source>What to compare</source>
        <translation>Qué comparar</translation>
    </message>
    <message>
        <source>What to write: a page, one chart of it, or all pages that have something to say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you change outside of this window belongs to the scenario in force. What is removed or copied comes back with Undo (Ctrl+Z).</source>
        <translation>Lo que cambie fuera de esta ventana pertenece al escenario activo. Lo que se elimina o copia se recupera con Deshacer (Ctrl+Z).</translation>
    </message>
    <message>
        <source>What-if</source>
        <translation>Qué pasaría si</translation>
    </message>
    <message>
        <source>What-if against %1</source>
        <translation>Qué pasaría si: frente a %1</translation>
    </message>
    <message>
        <source>What-if against the baseline</source>
        <translation>Qué pasaría si: frente a la referencia</translation>
    </message>
    <message>
        <source>What-if as the page chooses</source>
        <translation>Qué pasaría si: según elija la página</translation>
    </message>
    <message>
        <source>What-if of %1</source>
        <translation>Qué pasaría si: de %1</translation>
    </message>
    <message>
        <source>What-if of one alone</source>
        <translation>Qué pasaría si: de uno solo</translation>
    </message>
    <message>
        <source>What-if of the best</source>
        <translation>Qué pasaría si: del mejor</translation>
    </message>
    <message>
        <source>What-if on %1</source>
        <translation>Qué pasaría si: sobre %1</translation>
    </message>
    <message>
        <source>What-if on what the workload costs</source>
        <translation>Qué pasaría si: coste de la carga de trabajo</translation>
    </message>
    <message>
        <source>What-if table as the page chooses</source>
        <translation>Qué pasaría si: tabla según elija la página</translation>
    </message>
    <message>
        <source>What-if table over %1</source>
        <translation>Qué pasaría si: tabla sobre %1</translation>
    </message>
    <message>
        <source>What-if: turn of the order as the page chooses</source>
        <translation>Qué pasaría si: cambio de orden según elija la página</translation>
    </message>
    <message>
        <source>What-if: turn of the order by %1</source>
        <translation>Qué pasaría si: cambio de orden por %1</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Where a price of the same instance for this commitment is known, it holds, and all hours of a month are paid; elsewhere the list's price stands and is marked.</source>
        <translation>Si se conoce un precio de la misma instancia para este compromiso, se aplica ese y se pagan todas las horas del mes; si no, queda el precio de la lista y se marca.</translation>
    </message>
    <message>
        <source>Where the order turns</source>
        <translation>Dónde cambia el orden</translation>
    </message>
    <message>
        <source>Whoever gets the file can open it in Chipboard, with all scenarios and figures of your own.</source>
        <translation>Quien reciba el archivo podrá abrirlo en Chipboard, con todos los escenarios y sus valores propios.</translation>
    </message>
    <message>
        <source>Whoever saves last wins: save one of the two under another name.</source>
        <translation>Prevalece lo último que se guarde: guarde una de las dos con otro nombre.</translation>
    </message>
    <message>
        <source>Why, or from where</source>
        <translation>Por qué, o de dónde procede</translation>
    </message>
    <message>
        <source>Width of a token between the layers.</source>
        <translation>Anchura de un token entre las capas.</translation>
    </message>
    <message>
        <source>Width of one attention head; a KV cache that the model states itself does not follow.</source>
        <translation>Anchura de una cabeza de atención; una caché KV que el propio modelo indica no cambia con ella.</translation>
    </message>
    <message>
        <source>Without a command, tells what commands there are.</source>
        <translation>Sin un comando, indica qué comandos hay.</translation>
    </message>
    <message>
        <source>Without a ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a value: %1.</source>
        <translation>Sin valor: %1.</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Trabajo</translation>
    </message>
    <message>
        <source>Work of moving (weeks)</source>
        <translation>Trabajo de migración (semanas)</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Carga de trabajo</translation>
    </message>
    <message>
        <source>Write "utilisation", or "utilisation@subject" or "utilisation@against" for one row.</source>
        <translation>Escriba "utilisation", o bien "utilisation@subject" o "utilisation@against" para una sola fila.</translation>
    </message>
    <message>
        <source>Write %1 %2.</source>
        <translation>Escriba %1 %2.</translation>
    </message>
    <message>
        <source>Write %1.</source>
        <translation>Escriba %1.</translation>
    </message>
    <message>
        <source>Write FIELD=COLUMN, such as price=Hourly, or FIELD==VALUE for all rows.</source>
        <translation>Escriba FIELD=COLUMN, por ejemplo price=Hourly, o FIELD==VALUE para todas las filas.</translation>
    </message>
    <message>
        <source>Write YYYY, YYYY-MM or YYYY-MM-DD.</source>
        <translation>Escriba YYYY, YYYY-MM o YYYY-MM-DD.</translation>
    </message>
    <message>
        <source>Write YYYY, YYYY-MM, YYYY-MM-DD or "undated".</source>
        <translation>Escriba YYYY, YYYY-MM, YYYY-MM-DD o "undated".</translation>
    </message>
    <message>
        <source>Write YYYY-MM-DD.</source>
        <translation>Escriba YYYY-MM-DD.</translation>
    </message>
    <message>
        <source>Write a picture of the window as PNG and close it.</source>
        <translation>Guarda una imagen de la ventana en PNG y la cierra.</translation>
    </message>
    <message>
        <source>Write a quote within a quoted field twice.</source>
        <translation>Dentro de un campo entrecomillado, escriba la comilla dos veces.</translation>
    </message>
    <message>
        <source>Write a smaller number.</source>
        <translation>Escriba un número menor.</translation>
    </message>
    <message>
        <source>Write chipboard list instances --where EXPRESSION.</source>
        <translation>Escriba chipboard list instances --where EXPRESSION.</translation>
    </message>
    <message>
        <source>Write it as %1=NUMBER.</source>
        <translation>Escríbalo como %1=NUMBER.</translation>
    </message>
    <message>
        <source>Write it as 1920x1080.</source>
        <translation>Escríbalo como 1920x1080.</translation>
    </message>
    <message>
        <source>Write it as 2026-11-22.</source>
        <translation>Escríbala como 2026-11-22.</translation>
    </message>
    <message>
        <source>Write it in quotes.</source>
        <translation>Escríbalo entre comillas.</translation>
    </message>
    <message>
        <source>Write it in square brackets.</source>
        <translation>Escríbalo entre corchetes.</translation>
    </message>
    <message>
        <source>Write null and "missing".</source>
        <translation>Escriba null y "missing".</translation>
    </message>
    <message>
        <source>Write null, "missing" and "unsupported"; the figure may be the sparse FP16 or the INT8 one.</source>
        <translation>Escriba null, "missing" y "unsupported"; la cifra puede ser la dispersa de FP16 o la de INT8.</translation>
    </message>
    <message>
        <source>Write null, or the status that the value has.</source>
        <translation>Escriba null, o el estado que tiene el valor.</translation>
    </message>
    <message>
        <source>Write the dashboard to files.</source>
        <translation>Guarda el cuadro de mando en archivos.</translation>
    </message>
    <message>
        <source>Write the number without quotes.</source>
        <translation>Escriba el número sin comillas.</translation>
    </message>
    <message>
        <source>Write the status "missing" with why and reason.</source>
        <translation>Escriba el estado "missing" con why y reason.</translation>
    </message>
    <message>
        <source>Write this file; may be given several times.</source>
        <translation>Escribe este archivo; se puede indicar varias veces.</translation>
    </message>
    <message>
        <source>Writes what the window shows. The ending of each file's name decides its format; equal input gives equal bytes.</source>
        <translation>Guarda lo que muestra la ventana. La extensión de cada archivo decide su formato; entradas iguales dan bytes iguales.</translation>
    </message>
    <message>
        <source>Your own figure: %1</source>
        <translation>Valor propio: %1</translation>
    </message>
    <message>
        <source>Your own files change the catalogue: %1.</source>
        <translation>Sus propios archivos modifican el catálogo: %1.</translation>
    </message>
    <message>
        <source>Your own: %1</source>
        <translation>Propio: %1</translation>
    </message>
    <message>
        <source>Your value</source>
        <translation>Su valor</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Propio</translation>
    </message>
    <message>
        <source>ZeRO stage %1</source>
        <translation>ZeRO, etapa %1</translation>
    </message>
    <message>
        <source>a commitment</source>
        <translation>compromiso</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>a price</source>
        <translation>un precio</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>una cadena</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>alrededor de %1</translation>
    </message>
    <message>
        <source>accelerator chips with their main figures</source>
        <translation>chips aceleradores con sus cifras principales</translation>
    </message>
    <message>
        <source>activations between chips / (link x share of it reached)</source>
        <translation>activaciones entre chips / (enlace x parte alcanzada de él)</translation>
    </message>
    <message>
        <source>activations of a token through memory, forward and backward</source>
        <translation>activaciones de un token a través de la memoria, hacia delante y hacia atrás</translation>
    </message>
    <message>
        <source>activations recomputed</source>
        <translation>activaciones recalculadas</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todo</translation>
    </message>
    <message>
        <source>all parameters of a model without experts are active.</source>
        <translation>todos los parámetros de un modelo sin expertos están activos.</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>un array</translation>
    </message>
    <message>
        <source>an instance type or an accelerator</source>
        <translation>un tipo de instancia o un acelerador</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>an unknown day</source>
        <translation>un día desconocido</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation><numerusform>y %n más</numerusform><numerusform>y %n más</numerusform></translation>
    </message>
    <message>
        <source>announced</source>
        <translation>anunciado</translation>
    </message>
    <message>
        <source>announced, not on sale yet</source>
        <translation>anunciado, aún no a la venta</translation>
    </message>
    <message>
        <source>another is both cheaper and faster than %1</source>
        <translation>otro es más barato y más rápido que %1</translation>
    </message>
    <message>
        <source>any other price list (CSV, columns of other names are mapped)</source>
        <translation>cualquier otra lista de precios (CSV, se asignan las columnas con otros nombres)</translation>
    </message>
    <message>
        <source>approximate</source>
        <translation>aproximado</translation>
    </message>
    <message>
        <source>arithmetic / rate and the fixed costs of the layers</source>
        <translation>aritmética / velocidad, más los costes fijos de las capas</translation>
    </message>
    <message>
        <source>arithmetic of a prompt / (peak x share of it that prefill reaches) + exchanges</source>
        <translation>aritmética de un prompt / (pico x parte de él que alcanza el prefill) + intercambios</translation>
    </message>
    <message>
        <source>as found</source>
        <translation>según lo hallado</translation>
    </message>
    <message>
        <source>as of catalogue %1</source>
        <translation>según el catálogo %1</translation>
    </message>
    <message>
        <source>as published</source>
        <translation>según lo publicado</translation>
    </message>
    <message>
        <source>as published, or counted from the model's dimensions</source>
        <translation>según lo publicado, o calculado a partir de las dimensiones del modelo</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>de %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>al menos %1</translation>
    </message>
    <message>
        <source>at most %1 USD</source>
        <translation>como máximo %1 USD</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>band = eight of ten cases</source>
        <translation>banda = ocho de cada diez casos</translation>
    </message>
    <message>
        <source>better</source>
        <translation>mejor</translation>
    </message>
    <message>
        <source>block</source>
        <translation>bloque</translation>
    </message>
    <message>
        <source>blue = below 1, orange = above 1</source>
        <translation>azul = menos de 1, naranja = más de 1</translation>
    </message>
    <message>
        <source>both axes from zero</source>
        <translation>ambos ejes desde cero</translation>
    </message>
    <message>
        <source>both axes logarithmic</source>
        <translation>ambos ejes logarítmicos</translation>
    </message>
    <message>
        <source>break-even</source>
        <translation>punto de equilibrio</translation>
    </message>
    <message>
        <source>by</source>
        <translation>por</translation>
    </message>
    <message>
        <source>by the hour</source>
        <translation>por horas</translation>
    </message>
    <message>
        <source>by the share of the hours that are used</source>
        <translation>según la parte de las horas que se usa</translation>
    </message>
    <message>
        <source>cannot be negative.</source>
        <translation>no puede ser negativo.</translation>
    </message>
    <message>
        <source>capacity-block price</source>
        <translation>precio de Capacity Block</translation>
    </message>
    <message>
        <source>catalogue of %1</source>
        <translation>catálogo de %1</translation>
    </message>
    <message>
        <source>cheaper</source>
        <translation>más barato</translation>
    </message>
    <message>
        <source>chip</source>
        <translation>chip</translation>
    </message>
    <message>
        <source>chip, instance or system</source>
        <translation>chip, instancia o sistema</translation>
    </message>
    <message>
        <source>chip-hours / chips</source>
        <translation>horas de chip / chips</translation>
    </message>
    <message>
        <source>chip-to-chip link bandwidth of one chip</source>
        <translation>ancho de banda del enlace entre chips de un chip</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>chips</translation>
    </message>
    <message>
        <source>chips alone</source>
        <translation>solo chips</translation>
    </message>
    <message>
        <source>chips alone, included in a rent</source>
        <translation>solo chips, incluido en un alquiler</translation>
    </message>
    <message>
        <source>chips that do the work</source>
        <translation>chips que hacen el trabajo</translation>
    </message>
    <message>
        <source>chips x batches x items / time of a batch</source>
        <translation>chips x batches x elementos / tiempo de un batch</translation>
    </message>
    <message>
        <source>chips x deployments that a month's work needs</source>
        <translation>chips x despliegues que necesita el trabajo mensual</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>afirmación</translation>
    </message>
    <message>
        <source>claims</source>
        <translation>afirmaciones</translation>
    </message>
    <message>
        <source>colour = maker of the chip</source>
        <translation>color = fabricante del chip</translation>
    </message>
    <message>
        <source>commitment</source>
        <translation>compromiso</translation>
    </message>
    <message>
        <source>comparisons that somebody published</source>
        <translation>comparaciones publicadas por terceros</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>cómputo</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>contradicción</translation>
    </message>
    <message>
        <source>contradictions</source>
        <translation>contradicciones</translation>
    </message>
    <message>
        <source>copies of the model that have requests</source>
        <translation>copias del modelo que tienen solicitudes</translation>
    </message>
    <message>
        <source>cores</source>
        <translation>núcleos</translation>
    </message>
    <message>
        <source>cost a month x deployments that a month's work needs</source>
        <translation>coste mensual x despliegues que necesita el trabajo mensual</translation>
    </message>
    <message>
        <source>dashed = price of another region</source>
        <translation>discontinua = precio de otra región</translation>
    </message>
    <message>
        <source>dashed, hatched = announced</source>
        <translation>discontinua, rayado = anunciado</translation>
    </message>
    <message>
        <source>dated facts about software, systems and companies</source>
        <translation>hechos con fecha sobre software, sistemas y empresas</translation>
    </message>
    <message>
        <source>days</source>
        <translation>días</translation>
    </message>
    <message>
        <source>decode step and the prefill of new requests</source>
        <translation>paso de decode y prefill de las solicitudes nuevas</translation>
    </message>
    <message>
        <source>dense peak at the board's precision per chip x chips</source>
        <translation>pico denso por chip con la precisión de la comparación x chips</translation>
    </message>
    <message>
        <source>dense peak per chip / memory bandwidth per chip</source>
        <translation>pico denso por chip / ancho de banda de memoria por chip</translation>
    </message>
    <message>
        <source>dense peak per chip / power per chip</source>
        <translation>pico denso por chip / potencia por chip</translation>
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
        <translation>rombo = un paso de entrenamiento</translation>
    </message>
    <message>
        <source>diamond = even</source>
        <translation>rombo = igualdad</translation>
    </message>
    <message>
        <source>diamond = training, circle = generation at a given batch, square = at full load, triangle = other</source>
        <translation>rombo = entrenamiento, círculo = generación con un batch dado, cuadrado = a plena carga, triángulo = otro</translation>
    </message>
    <message>
        <source>diamond on a line = here the order turns</source>
        <translation>rombo en una línea = aquí cambia el orden</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>no cabe</translation>
    </message>
    <message>
        <source>dot = now</source>
        <translation>punto = ahora</translation>
    </message>
    <message>
        <source>eight of ten published measurements lie within</source>
        <translation>contiene ocho de cada diez mediciones publicadas</translation>
    </message>
    <message>
        <source>energy of a million items x price of energy; a rent includes it</source>
        <translation>energía por millón de elementos x precio de la energía; un alquiler la incluye</translation>
    </message>
    <message>
        <source>energy of output x price of energy; a rent includes it</source>
        <translation>energía de la salida x precio de la energía; un alquiler la incluye</translation>
    </message>
    <message>
        <source>energy of the run x price of energy; a rent includes it</source>
        <translation>energía de la ejecución x precio de la energía; un alquiler la incluye</translation>
    </message>
    <message>
        <source>error</source>
        <translation>error</translation>
    </message>
    <message>
        <source>error of an estimate: eight of ten cases</source>
        <translation>error de una estimación: ocho de cada diez casos</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>errores</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>estimado</translation>
    </message>
    <message>
        <source>every price of every price book</source>
        <translation>todos los precios de todas las listas de precios</translation>
    </message>
    <message>
        <source>fact</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>falls below %1</source>
        <translation>baja de %1</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>más rápido</translation>
    </message>
    <message>
        <source>fewest chips whose memory holds the workload</source>
        <translation>mínimo de chips en cuya memoria cabe la carga de trabajo</translation>
    </message>
    <message>
        <source>figures</source>
        <translation>cifras</translation>
    </message>
    <message>
        <source>file %1 of %2</source>
        <translation>archivo %1 de %2</translation>
    </message>
    <message>
        <source>fixed delays</source>
        <translation>retardos fijos</translation>
    </message>
    <message>
        <source>for example</source>
        <translation>por ejemplo</translation>
    </message>
    <message>
        <source>frame = now</source>
        <translation>marco = ahora</translation>
    </message>
    <message>
        <source>from %1 on</source>
        <translation>desde %1</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>from %1 to %2 of</source>
        <translation>entre un %1 y un %2 de</translation>
    </message>
    <message>
        <source>from %1 to %2 times</source>
        <translation>entre %1 y %2 veces</translation>
    </message>
    <message>
        <source>guide</source>
        <translation>guía</translation>
    </message>
    <message>
        <source>guide price</source>
        <translation>precio orientativo</translation>
    </message>
    <message>
        <source>has %1 characters; at most %2 fit.</source>
        <translation>tiene %1 caracteres; caben como máximo %2.</translation>
    </message>
    <message>
        <source>hatched = announced</source>
        <translation>rayado = anunciado</translation>
    </message>
    <message>
        <source>higher is better</source>
        <translation>cuanto más, mejor</translation>
    </message>
    <message>
        <source>host memory</source>
        <translation>memoria del host</translation>
    </message>
    <message>
        <source>hour, or GPU hour</source>
        <translation>hora u hora de GPU</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>horas</translation>
    </message>
    <message>
        <source>how long a reservation is</source>
        <translation>la duración de la reserva</translation>
    </message>
    <message>
        <source>how many accelerators</source>
        <translation>el número de aceleradores</translation>
    </message>
    <message>
        <source>in 25 %</source>
        <translation>en 25 %</translation>
    </message>
    <message>
        <source>instance</source>
        <translation>instancia</translation>
    </message>
    <message>
        <source>instances</source>
        <translation>instancias</translation>
    </message>
    <message>
        <source>instances or systems</source>
        <translation>instancias o sistemas</translation>
    </message>
    <message>
        <source>it does not act on this workload.</source>
        <translation>no afecta a esta carga de trabajo.</translation>
    </message>
    <message>
        <source>items per second</source>
        <translation>elementos por segundo</translation>
    </message>
    <message>
        <source>items per second and chip</source>
        <translation>elementos por segundo y chip</translation>
    </message>
    <message>
        <source>items per second and instance</source>
        <translation>elementos por segundo e instancia</translation>
    </message>
    <message>
        <source>items per second and system</source>
        <translation>elementos por segundo y sistema</translation>
    </message>
    <message>
        <source>kWh per 1M items</source>
        <translation>kWh por 1M de elementos</translation>
    </message>
    <message>
        <source>kWh per 1M tokens</source>
        <translation>kWh por 1M de tokens</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>tipo</translation>
    </message>
    <message>
        <source>layers in %1 parts</source>
        <translation>capas en %1 partes</translation>
    </message>
    <message>
        <source>layers x fixed cost of a layer</source>
        <translation>capas x coste fijo por capa</translation>
    </message>
    <message>
        <source>layers x fixed cost of a layer, each pass</source>
        <translation>capas x coste fijo por capa, en cada pasada</translation>
    </message>
    <message>
        <source>layers x heads x bytes, of a prompt and half an answer, with copies of the heads</source>
        <translation>capas x cabezas x bytes, de un prompt y media respuesta, con copias de las cabezas</translation>
    </message>
    <message>
        <source>left out by you</source>
        <translation>omitido por usted</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>línea %1</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>línea %1: %2</translation>
    </message>
    <message>
        <source>line = here the order turns</source>
        <translation>línea = aquí cambia el orden</translation>
    </message>
    <message>
        <source>line = over its range</source>
        <translation>línea = en todo su rango</translation>
    </message>
    <message>
        <source>line = the last known price</source>
        <translation>línea = último precio conocido</translation>
    </message>
    <message>
        <source>line = what the chip can reach at best</source>
        <translation>línea = lo máximo que puede alcanzar el chip</translation>
    </message>
    <message>
        <source>lone point = one date known</source>
        <translation>punto aislado = una sola fecha conocida</translation>
    </message>
    <message>
        <source>low &lt;= value &lt;= high must hold.</source>
        <translation>debe cumplirse low &lt;= value &lt;= high.</translation>
    </message>
    <message>
        <source>lower is better</source>
        <translation>cuanto menos, mejor</translation>
    </message>
    <message>
        <source>many chips joined to one system</source>
        <translation>muchos chips unidos en un sistema</translation>
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
        <translation>error mediano en %</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>memoria</translation>
    </message>
    <message>
        <source>memory bandwidth</source>
        <translation>ancho de banda de memoria</translation>
    </message>
    <message>
        <source>memory bandwidth per chip x chips</source>
        <translation>ancho de banda de memoria por chip x chips</translation>
    </message>
    <message>
        <source>memory capacity</source>
        <translation>capacidad de memoria</translation>
    </message>
    <message>
        <source>memory per chip</source>
        <translation>memoria por chip</translation>
    </message>
    <message>
        <source>memory per chip x chips</source>
        <translation>memoria por chip x chips</translation>
    </message>
    <message>
        <source>metric</source>
        <translation>métrica</translation>
    </message>
    <message>
        <source>migration</source>
        <translation>migración</translation>
    </message>
    <message>
        <source>milliseconds</source>
        <translation>milisegundos</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>sin dato</translation>
    </message>
    <message>
        <source>missing figures, each with its reason</source>
        <translation>cifras sin dato, cada una con su motivo</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modelo</translation>
    </message>
    <message>
        <source>model check</source>
        <translation>validación del modelo</translation>
    </message>
    <message>
        <source>months</source>
        <translation>meses</translation>
    </message>
    <message>
        <source>months, by what is spent a month</source>
        <translation>meses, según el gasto mensual</translation>
    </message>
    <message>
        <source>move to %1</source>
        <translation>migrar a %1</translation>
    </message>
    <message>
        <source>must be "yes" or "no"; is "%1".</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be %1, is %2.</source>
        <translation>debe ser %1, es %2.</translation>
    </message>
    <message>
        <source>must be USD, is "%1".</source>
        <translation>debe ser USD, es «%1».</translation>
    </message>
    <message>
        <source>must be a day, is "%1".</source>
        <translation>debe ser un día, es «%1».</translation>
    </message>
    <message>
        <source>must be a whole number from %1 to %2, is %3.</source>
        <translation>debe ser un número entero de %1 a %2, es %3.</translation>
    </message>
    <message>
        <source>must be a whole number.</source>
        <translation>debe ser un número entero.</translation>
    </message>
    <message>
        <source>must be above 0.</source>
        <translation>debe ser mayor que 0.</translation>
    </message>
    <message>
        <source>must be at most %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be one of %1; is "%2".</source>
        <translation>debe ser uno de %1; es «%2».</translation>
    </message>
    <message>
        <source>must not be empty.</source>
        <translation>no debe estar vacío.</translation>
    </message>
    <message>
        <source>must not be negative.</source>
        <translation>no debe ser negativo.</translation>
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
        <translation>n/p = no publicado</translation>
    </message>
    <message>
        <source>neither the workload nor the model states it.</source>
        <translation>no lo indican ni la carga de trabajo ni el modelo.</translation>
    </message>
    <message>
        <source>network bandwidth</source>
        <translation>ancho de banda de red</translation>
    </message>
    <message>
        <source>network bandwidth of the instance or system</source>
        <translation>ancho de banda de red de la instancia o del sistema</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>no %1 figure published</source>
        <translation>no hay cifra %1 publicada</translation>
    </message>
    <message>
        <source>no dated price</source>
        <translation>sin precio con fecha</translation>
    </message>
    <message>
        <source>no estimate</source>
        <translation>sin estimación</translation>
    </message>
    <message>
        <source>no list</source>
        <translation>sin lista</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>sin número</translation>
    </message>
    <message>
        <source>no power</source>
        <translation>sin potencia</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>sin precio</translation>
    </message>
    <message>
        <source>no price book chosen</source>
        <translation>no se ha elegido ninguna lista de precios</translation>
    </message>
    <message>
        <source>no price in "%1"</source>
        <translation>sin precio en «%1»</translation>
    </message>
    <message>
        <source>no price is known; %1 reaches about %2</source>
        <translation>no se conoce ningún precio; %1 alcanza alrededor de %2</translation>
    </message>
    <message>
        <source>no price is known; of %1, %2 are about equally fast, up to %3</source>
        <translation>no se conoce ningún precio; de %1, %2 tienen casi la misma velocidad, hasta %3</translation>
    </message>
    <message>
        <source>no price is known; of %1, %2 is fastest at about %3</source>
        <translation>no se conoce ningún precio; de %1, %2 es lo más rápido, alrededor de %3</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>none is both cheaper and faster</source>
        <translation>ninguno es a la vez más barato y más rápido</translation>
    </message>
    <message>
        <source>none predicted</source>
        <translation>ninguna predicha</translation>
    </message>
    <message>
        <source>none that is shown</source>
        <translation>ninguna que se muestre</translation>
    </message>
    <message>
        <source>none: %1</source>
        <translation>ninguno: %1</translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation>no aplicable</translation>
    </message>
    <message>
        <source>not in the catalogue</source>
        <translation>no está en el catálogo</translation>
    </message>
    <message>
        <source>not in the catalogue; acts on nothing</source>
        <translation>no está en el catálogo; no afecta a nada</translation>
    </message>
    <message>
        <source>not in this scenario</source>
        <translation>no está en este escenario</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>no publicado</translation>
    </message>
    <message>
        <source>not published: %1</source>
        <translation>no publicado: %1</translation>
    </message>
    <message>
        <source>not rented as an instance</source>
        <translation>no se alquila como instancia</translation>
    </message>
    <message>
        <source>not sold as a system</source>
        <translation>no se vende como sistema</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>no indicado</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>no compatible</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>sin usar</translation>
    </message>
    <message>
        <source>nothing is cheaper or faster</source>
        <translation>nada es más barato ni más rápido</translation>
    </message>
    <message>
        <source>nothing sets it apart yet</source>
        <translation>aún no hay nada que lo distinga</translation>
    </message>
    <message>
        <source>nothing that is compared both runs it and has a price</source>
        <translation>nada de lo comparado la ejecuta y tiene además un precio</translation>
    </message>
    <message>
        <source>nothing that is compared can do it</source>
        <translation>nada de lo comparado puede hacerlo</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>ahora %1</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>number %1</source>
        <translation>el número %1</translation>
    </message>
    <message>
        <source>number of chips</source>
        <translation>número de chips</translation>
    </message>
    <message>
        <source>number of predictions in brackets</source>
        <translation>número de predicciones entre paréntesis</translation>
    </message>
    <message>
        <source>number of vCPUs</source>
        <translation>número de vCPU</translation>
    </message>
    <message>
        <source>official</source>
        <translation>oficial</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>en %1</translation>
    </message>
    <message>
        <source>on %1 to %2</source>
        <translation>en %1 a %2</translation>
    </message>
    <message>
        <source>on-chip SRAM</source>
        <translation>SRAM en chip</translation>
    </message>
    <message>
        <source>on-chip SRAM per chip x chips</source>
        <translation>SRAM en chip por chip x chips</translation>
    </message>
    <message>
        <source>on-demand list price</source>
        <translation>precio de lista bajo demanda</translation>
    </message>
    <message>
        <source>on-demand, spot, reserved or capacity block</source>
        <translation>bajo demanda, spot, reservado o Capacity Block</translation>
    </message>
    <message>
        <source>one chip's links</source>
        <translation>enlaces de un chip</translation>
    </message>
    <message>
        <source>or committed</source>
        <translation>o con compromiso</translation>
    </message>
    <message>
        <source>outlined = our estimate</source>
        <translation>contorno = nuestra estimación</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>sobre %1</translation>
    </message>
    <message>
        <source>over %1</source>
        <comment>a chance above 99 %</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over %1 as a multiple of today's</source>
        <translation>sobre %1 como múltiplo del valor de hoy</translation>
    </message>
    <message>
        <source>over FLOP per byte of memory traffic</source>
        <translation>sobre FLOP por byte de tráfico de memoria</translation>
    </message>
    <message>
        <source>own price</source>
        <translation>precio propio</translation>
    </message>
    <message>
        <source>paid hours x price of whole instances</source>
        <translation>horas pagadas x precio de las instancias enteras</translation>
    </message>
    <message>
        <source>parameters x bytes of one</source>
        <translation>parámetros x bytes de cada uno</translation>
    </message>
    <message>
        <source>peak with structured sparsity at the board's precision per chip x chips</source>
        <translation>pico por chip con dispersión estructurada y la precisión de la comparación x chips</translation>
    </message>
    <message>
        <source>peak with structured sparsity per chip x chips</source>
        <translation>pico por chip con dispersión estructurada x chips</translation>
    </message>
    <message>
        <source>per chip</source>
        <translation>por chip</translation>
    </message>
    <message>
        <source>per instance</source>
        <translation>por instancia</translation>
    </message>
    <message>
        <source>per system</source>
        <translation>por sistema</translation>
    </message>
    <message>
        <source>plain data parallelism</source>
        <translation>paralelismo de datos simple</translation>
    </message>
    <message>
        <source>power</source>
        <translation>potencia</translation>
    </message>
    <message>
        <source>power of the chips / tokens a second</source>
        <translation>potencia de los chips / tokens por segundo</translation>
    </message>
    <message>
        <source>power of the chips x PUE / items a second</source>
        <translation>potencia de los chips x PUE / elementos por segundo</translation>
    </message>
    <message>
        <source>power of the chips x PUE / tokens a second</source>
        <translation>potencia de los chips x PUE / tokens por segundo</translation>
    </message>
    <message>
        <source>power of the chips x hours of the run x PUE</source>
        <translation>potencia de los chips x horas de la ejecución x PUE</translation>
    </message>
    <message>
        <source>power per chip x chips</source>
        <translation>potencia por chip x chips</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>predicho</translation>
    </message>
    <message>
        <source>predicted = measured</source>
        <translation>predicho = medido</translation>
    </message>
    <message>
        <source>prefill, or one read of the weights where that is longer, and the fixed costs</source>
        <translation>prefill, o una lectura de los pesos si tarda más, y los costes fijos</translation>
    </message>
    <message>
        <source>price</source>
        <translation>precio</translation>
    </message>
    <message>
        <source>price / items a second that work</source>
        <translation>precio / elementos por segundo en trabajo</translation>
    </message>
    <message>
        <source>price / prompt tokens a second that work</source>
        <translation>precio / tokens de prompt por segundo en trabajo</translation>
    </message>
    <message>
        <source>price / tokens a second that work</source>
        <translation>precio / tokens por segundo en trabajo</translation>
    </message>
    <message>
        <source>price and speed</source>
        <translation>precio y velocidad</translation>
    </message>
    <message>
        <source>price book</source>
        <translation>lista de precios</translation>
    </message>
    <message>
        <source>price books</source>
        <translation>listas de precios</translation>
    </message>
    <message>
        <source>price history</source>
        <translation>historial de precios</translation>
    </message>
    <message>
        <source>price of whole instances x hours a month</source>
        <translation>precio de las instancias enteras x horas al mes</translation>
    </message>
    <message>
        <source>price per chip-hour / dense peak per chip</source>
        <translation>precio por hora de chip / pico denso por chip</translation>
    </message>
    <message>
        <source>price per chip-hour / memory bandwidth per chip</source>
        <translation>precio por hora de chip / ancho de banda de memoria por chip</translation>
    </message>
    <message>
        <source>price per chip-hour / memory per chip</source>
        <translation>precio por hora de chip / memoria por chip</translation>
    </message>
    <message>
        <source>price per hour of all that is rented</source>
        <translation>precio por hora de todo lo alquilado</translation>
    </message>
    <message>
        <source>price per hour of what is rented</source>
        <translation>precio por hora de lo alquilado</translation>
    </message>
    <message>
        <source>price per hour of what is rented / its chips</source>
        <translation>precio por hora de lo alquilado / sus chips</translation>
    </message>
    <message>
        <source>priced per chip, and how many there are is not told</source>
        <translation>el precio es por chip, y no se indica cuántos hay</translation>
    </message>
    <message>
        <source>prices</source>
        <translation>precios</translation>
    </message>
    <message>
        <source>prompts included</source>
        <translation>prompts incluidos</translation>
    </message>
    <message>
        <source>published</source>
        <translation>publicado</translation>
    </message>
    <message>
        <source>range of the price</source>
        <translation>rango del precio</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>motivo</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>solicitudes</translation>
    </message>
    <message>
        <source>requests at once / time per token, or tokens trained a second</source>
        <translation>solicitudes a la vez / tiempo por token, o tokens entrenados por segundo</translation>
    </message>
    <message>
        <source>requests x fixed cost of a request</source>
        <translation>solicitudes x coste fijo por solicitud</translation>
    </message>
    <message>
        <source>ring = now</source>
        <translation>anillo = ahora</translation>
    </message>
    <message>
        <source>ring = you are here</source>
        <translation>anillo = usted está aquí</translation>
    </message>
    <message>
        <source>rises above %1</source>
        <translation>supera %1</translation>
    </message>
    <message>
        <source>roofline</source>
        <translation>roofline</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>regla</translation>
    </message>
    <message>
        <source>scale-up bandwidth</source>
        <translation>ancho de banda scale-up</translation>
    </message>
    <message>
        <source>scenario</source>
        <translation>escenario</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>segundos</translation>
    </message>
    <message>
        <source>sensitivity</source>
        <translation>sensibilidad</translation>
    </message>
    <message>
        <source>sequences in %1 parts</source>
        <translation>secuencias en %1 partes</translation>
    </message>
    <message>
        <source>several</source>
        <translation>varios</translation>
    </message>
    <message>
        <source>share of peak</source>
        <translation>parte del pico</translation>
    </message>
    <message>
        <source>shared or dedicated</source>
        <translation>compartido o dedicado</translation>
    </message>
    <message>
        <source>shipping</source>
        <translation>disponible</translation>
    </message>
    <message>
        <source>source</source>
        <translation>fuente</translation>
    </message>
    <message>
        <source>sources</source>
        <translation>fuentes</translation>
    </message>
    <message>
        <source>spot %1, on-demand %2 USD an hour</source>
        <translation>spot %1, bajo demanda %2 USD por hora</translation>
    </message>
    <message>
        <source>spot price</source>
        <translation>precio spot</translation>
    </message>
    <message>
        <source>square = reading the prompt (prefill), circle = writing the answer (decode)</source>
        <translation>cuadrado = lectura del prompt (prefill), círculo = escritura de la respuesta (decode)</translation>
    </message>
    <message>
        <source>stay on %1</source>
        <translation>seguir en %1</translation>
    </message>
    <message>
        <source>string "%1"</source>
        <translation>la cadena «%1»</translation>
    </message>
    <message>
        <source>stronger = more</source>
        <translation>más intenso = más</translation>
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
        <translation>a los que se refieren los demás números</translation>
    </message>
    <message>
        <source>the 1-year reserved price in USD an hour</source>
        <translation>el precio reservado a 1 año en USD por hora</translation>
    </message>
    <message>
        <source>the 3-year reserved price in USD an hour</source>
        <translation>el precio reservado a 3 años en USD por hora</translation>
    </message>
    <message>
        <source>the accelerator's name</source>
        <translation>el nombre del acelerador</translation>
    </message>
    <message>
        <source>the board has no workload.</source>
        <translation>la comparación no tiene carga de trabajo.</translation>
    </message>
    <message>
        <source>the board in this window</source>
        <translation>la comparación de esta ventana</translation>
    </message>
    <message>
        <source>the currency</source>
        <translation>la moneda</translation>
    </message>
    <message>
        <source>the date of the price</source>
        <translation>la fecha del precio</translation>
    </message>
    <message>
        <source>the divisor's range reaches zero</source>
        <translation>el rango del divisor llega a cero</translation>
    </message>
    <message>
        <source>the figure is %1</source>
        <translation>la cifra es %1</translation>
    </message>
    <message>
        <source>the host's memory in GiB</source>
        <translation>la memoria del host en GiB</translation>
    </message>
    <message>
        <source>the instance type</source>
        <translation>el tipo de instancia</translation>
    </message>
    <message>
        <source>the link between chips</source>
        <translation>enlace entre chips</translation>
    </message>
    <message>
        <source>the meter</source>
        <translation>el medidor</translation>
    </message>
    <message>
        <source>the model FLOP utilisation of %1</source>
        <translation>MFU de %1</translation>
    </message>
    <message>
        <source>the month's work costs %1 now</source>
        <translation>el trabajo mensual cuesta ahora %1</translation>
    </message>
    <message>
        <source>the network belongs to the instance, not to the chip</source>
        <translation>la red corresponde a la instancia, no al chip</translation>
    </message>
    <message>
        <source>the number of chips</source>
        <translation>número de chips</translation>
    </message>
    <message>
        <source>the number of chips of %1 alone</source>
        <translation>número de chips solo de %1</translation>
    </message>
    <message>
        <source>the on-demand price in USD an hour</source>
        <translation>el precio bajo demanda en USD por hora</translation>
    </message>
    <message>
        <source>the operating system</source>
        <translation>el sistema operativo</translation>
    </message>
    <message>
        <source>the price of %1</source>
        <translation>precio de %1</translation>
    </message>
    <message>
        <source>the product</source>
        <translation>el producto</translation>
    </message>
    <message>
        <source>the region</source>
        <translation>la región</translation>
    </message>
    <message>
        <source>the spot price in USD an hour</source>
        <translation>el precio spot en USD por hora</translation>
    </message>
    <message>
        <source>the zone</source>
        <translation>la zona</translation>
    </message>
    <message>
        <source>the zones and offers of the region</source>
        <translation>las zonas y ofertas de la región</translation>
    </message>
    <message>
        <source>there is no other value near %1.</source>
        <translation>no hay otro valor cerca de %1.</translation>
    </message>
    <message>
        <source>thin lines = equal cost of the work</source>
        <translation>líneas finas = mismo coste del trabajo</translation>
    </message>
    <message>
        <source>thin lines = the guide's thresholds</source>
        <translation>líneas finas = umbrales de la guía</translation>
    </message>
    <message>
        <source>third-party</source>
        <translation>de terceros</translation>
    </message>
    <message>
        <source>third-party, unchecked</source>
        <translation>de terceros, sin verificar</translation>
    </message>
    <message>
        <source>today = 1</source>
        <translation>hoy = 1</translation>
    </message>
    <message>
        <source>tokens a second / chips</source>
        <translation>tokens por segundo / chips</translation>
    </message>
    <message>
        <source>tokens a second that work / price</source>
        <translation>tokens por segundo en trabajo / precio</translation>
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
        <translation>tokens por segundo y chip</translation>
    </message>
    <message>
        <source>tokens per second and instance</source>
        <translation>tokens por segundo e instancia</translation>
    </message>
    <message>
        <source>tokens per second and system</source>
        <translation>tokens por segundo y sistema</translation>
    </message>
    <message>
        <source>tokens per second, both axes logarithmic</source>
        <translation>tokens por segundo, ambos ejes logarítmicos</translation>
    </message>
    <message>
        <source>tokens x time per token and chip / goodput</source>
        <translation>tokens x tiempo por token y chip / goodput</translation>
    </message>
    <message>
        <source>triangle = a batch</source>
        <translation>triángulo = un batch</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>two and more, on one scale</source>
        <translation>dos o más, con una misma escala</translation>
    </message>
    <message>
        <source>two rows with a number are needed</source>
        <translation>se necesitan dos filas con un número</translation>
    </message>
    <message>
        <source>uncertainty</source>
        <translation>incertidumbre</translation>
    </message>
    <message>
        <source>undated</source>
        <translation>sin fecha</translation>
    </message>
    <message>
        <source>under %1</source>
        <translation>menos de %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>until %1 %2</source>
        <translation>hasta que «%1» %2</translation>
    </message>
    <message>
        <source>up and left is better</source>
        <translation>mejor arriba a la izquierda</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>hasta %1</translation>
    </message>
    <message>
        <source>value for money</source>
        <translation>relación calidad-precio</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>veredicto</translation>
    </message>
    <message>
        <source>virtual processors</source>
        <translation>procesadores virtuales</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>advertencia</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>advertencias</translation>
    </message>
    <message>
        <source>weights, states and activations, or weights and cache</source>
        <translation>pesos, estados y activaciones, o pesos y caché</translation>
    </message>
    <message>
        <source>what a dashboard can be written as, and what import reads</source>
        <translation>en qué formatos se puede guardar un cuadro de mando y qué lee import</translation>
    </message>
    <message>
        <source>what can be assumed otherwise, with ranges and defaults</source>
        <translation>qué supuestos se pueden cambiar, con rangos y valores predeterminados</translation>
    </message>
    <message>
        <source>what can be compared, with units and formulas</source>
        <translation>qué se puede comparar, con unidades y fórmulas</translation>
    </message>
    <message>
        <source>what can be estimated: training, serving, batch inference</source>
        <translation>qué se puede estimar: entrenamiento, servicio, inferencia por lotes</translation>
    </message>
    <message>
        <source>what clouds rent</source>
        <translation>qué alquilan las nubes</translation>
    </message>
    <message>
        <source>what experts add: routing, small products, uneven load</source>
        <translation>lo que añaden los expertos: enrutamiento, productos pequeños, carga desigual</translation>
    </message>
    <message>
        <source>what if</source>
        <translation>qué pasaría si</translation>
    </message>
    <message>
        <source>what many chips add: slower exchanges, split sequences</source>
        <translation>lo que añaden muchos chips: intercambios más lentos, secuencias divididas</translation>
    </message>
    <message>
        <source>what memory holds beside the weights / cache of a request</source>
        <translation>lo que cabe en la memoria junto a los pesos / caché de una solicitud</translation>
    </message>
    <message>
        <source>what memory holds beside the weights, or what is asked for, or what the software takes</source>
        <translation>lo que cabe en la memoria junto a los pesos, o lo que se pide, o lo que admite el software</translation>
    </message>
    <message>
        <source>what the price is per</source>
        <translation>a qué se refiere el precio</translation>
    </message>
    <message>
        <source>whatever is faster costs more an hour</source>
        <translation>todo lo que es más rápido cuesta más por hora</translation>
    </message>
    <message>
        <source>when to choose what</source>
        <translation>cuándo elegir cada opción</translation>
    </message>
    <message>
        <source>where sources disagree, and which to believe</source>
        <translation>dónde discrepan las fuentes y a cuál creer</translation>
    </message>
    <message>
        <source>where the figures come from</source>
        <translation>de dónde vienen las cifras</translation>
    </message>
    <message>
        <source>whisker = eight of ten published measurements fall within</source>
        <translation>bigote = contiene ocho de cada diez mediciones publicadas</translation>
    </message>
    <message>
        <source>whisker = nine of ten predictions are closer than its end</source>
        <translation>bigote = nueve de cada diez predicciones están más cerca que su extremo</translation>
    </message>
    <message>
        <source>whisker = range, ~ = approximate</source>
        <translation>bigote = rango, ~ = aproximado</translation>
    </message>
    <message>
        <source>whisker = zones, offers or days</source>
        <translation>bigote = zonas, ofertas o días</translation>
    </message>
    <message>
        <source>who rents it</source>
        <translation>quién lo alquila</translation>
    </message>
    <message>
        <source>whole instances that hold the chips</source>
        <translation>instancias enteras que contienen los chips</translation>
    </message>
    <message>
        <source>whose memory holds it</source>
        <translation>en cuya memoria cabe</translation>
    </message>
    <message>
        <source>why</source>
        <translation>por qué</translation>
    </message>
    <message>
        <source>with %1 %2, not %3</source>
        <translation>con %1 %2, no %3</translation>
    </message>
    <message numerus="yes">
        <source>with %n figures of your own</source>
        <translation><numerusform>con %n valor propio</numerusform><numerusform>con %n valores propios</numerusform></translation>
    </message>
    <message>
        <source>with 1 figure of your own</source>
        <translation>con 1 valor propio</translation>
    </message>
    <message>
        <source>within 25 %</source>
        <translation>dentro del 25 %</translation>
    </message>
    <message>
        <source>words instead of a bar = no number, and why</source>
        <translation>texto en lugar de barra = sin número, y el motivo</translation>
    </message>
    <message>
        <source>work for %1</source>
        <translation>trabajo por %1</translation>
    </message>
    <message>
        <source>workload</source>
        <translation>carga de trabajo</translation>
    </message>
    <message>
        <source>years</source>
        <translation>años</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>propio</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>“%1” is in %2. Edit the file: what changes there is shown at once.</source>
        <translation>«%1» está en %2. Edite el archivo: lo que cambie en él se muestra al instante.</translation>
    </message>
    <message>
        <source>“%1” is no number; the decimal sign is “%2”.</source>
        <translation>«%1» no es un número; el signo decimal es «%2».</translation>
    </message>
    <message>
        <source>“%1” is not among what is compared; the page chose another one.</source>
        <translation>«%1» no está entre lo comparado; la página eligió otro elemento.</translation>
    </message>
    <message>
        <source>◆ = not like for like</source>
        <translation>◆ = no comparable</translation>
    </message>
    <message>
        <source>◆ Not like for like: %1</source>
        <translation>◆ No comparable: %1</translation>
    </message>
    <message>
        <source>⚠ Contradiction</source>
        <translation>⚠ Contradicción</translation>
    </message>
</context>
</TS>
