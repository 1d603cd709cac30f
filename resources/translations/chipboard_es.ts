<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
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
        <source>"%1"</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>"%1"</source>
        <comment>a need and its value</comment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>"%1" and "%2" look alike with some colour-vision deficiencies: their distance is %3 and should be %4 or more.</source>
        <translation>«%1» y «%2» se confunden para algunas personas: su diferencia es %3 y debería ser %4 o más.</translation>
    </message>
    <message>
        <source>"%1" annotates %2, which this chart does not show.</source>
        <translation>«%1» se escribió en %2, que este gráfico no muestra.</translation>
    </message>
    <message>
        <source>"%1" appears twice in the list.</source>
        <translation>«%1» aparece dos veces en la lista.</translation>
    </message>
    <message>
        <source>"%1" cannot be "%3"; choose one of %2.</source>
        <translation>«%1» debe ser uno de estos valores: %2; es «%3».</translation>
    </message>
    <message>
        <source>"%1" cannot be compared with itself.</source>
        <translation>«%1» no se puede comparar consigo mismo.</translation>
    </message>
    <message>
        <source>"%1" does not accept the argument "%2".</source>
        <translation>«%1» no admite «%2».</translation>
    </message>
    <message>
        <source>"%1" does not name a chart and its title.</source>
        <translation>«%1» no indica qué gráfico lleva qué título.</translation>
    </message>
    <message>
        <source>"%1" does not set %2 to a number.</source>
        <translation>«%1» no da ningún número a %2.</translation>
    </message>
    <message>
        <source>"%1" has %2 series; more than %3 are hard to distinguish.</source>
        <translation>«%1» tiene %2 series; más de %3 no se distinguen.</translation>
    </message>
    <message>
        <source>"%1" has a user name before its host, which hides where it leads.</source>
        <translation>«%1» lleva un nombre de usuario delante del servidor, así que conduce a otro sitio del que parece.</translation>
    </message>
    <message>
        <source>"%1" has bars on a logarithmic axis; their lengths mean nothing.</source>
        <translation>«%1» tiene barras en un eje logarítmico; su longitud no significa nada.</translation>
    </message>
    <message>
        <source>"%1" has no price for %2. Choose "%3".</source>
        <translation>«%1» no tiene precio para %2. Elija «%3».</translation>
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
        <source>"%1" is a number, so "contains" does not apply.</source>
        <translation>«%1» es un número y no contiene nada.</translation>
    </message>
    <message>
        <source>"%1" is a unit of another quantity.</source>
        <translation>«%1» es una unidad de otra magnitud.</translation>
    </message>
    <message>
        <source>"%1" is missing.</source>
        <translation>Falta «%1».</translation>
    </message>
    <message>
        <source>"%1" is not a colour.</source>
        <translation>«%1» no es un color.</translation>
    </message>
    <message>
        <source>"%1" is not a currency code.</source>
        <translation>«%1» no es un código de moneda.</translation>
    </message>
    <message>
        <source>"%1" is not a date.</source>
        <translation>«%1» no es una fecha.</translation>
    </message>
    <message>
        <source>"%1" is not a mapping.</source>
        <translation>«%1» no es una asignación.</translation>
    </message>
    <message>
        <source>"%1" is not a number of chips.</source>
        <translation>«%1» no es un número de chips.</translation>
    </message>
    <message>
        <source>"%1" is not a number of draws.</source>
        <translation>«%1» no es un número de simulaciones.</translation>
    </message>
    <message>
        <source>"%1" is not a number.</source>
        <translation>«%1» no es un número.</translation>
    </message>
    <message>
        <source>"%1" is not a number. Enter the monthly volume, such as 2 or 500M, or leave the field empty.</source>
        <translation>«%1» no es un número. Introduzca el volumen mensual, por ejemplo 2 o 500M, o deje el campo vacío.</translation>
    </message>
    <message>
        <source>"%1" is not a number. Leave the field empty if there is no requirement.</source>
        <translation>«%1» no es un número. Deje el campo vacío si no se necesita nada.</translation>
    </message>
    <message>
        <source>"%1" is not a reason that can be accepted.</source>
        <translation>No se pueden aceptar filas por «%1».</translation>
    </message>
    <message>
        <source>"%1" is not a region name.</source>
        <translation>«%1» no es el nombre de una región.</translation>
    </message>
    <message>
        <source>"%1" is not a region name. Write it as the cloud does, such as us-east-2.</source>
        <translation>«%1» no es el nombre de una región. Escríbalo como la nube: us-east-2.</translation>
    </message>
    <message>
        <source>"%1" is not a seed.</source>
        <translation>«%1» no es una semilla.</translation>
    </message>
    <message>
        <source>"%1" is not a unit of this figure.</source>
        <translation>«%1» no es una unidad de esta cifra.</translation>
    </message>
    <message>
        <source>"%1" is not a valid %2.</source>
        <translation>«%1» no es un valor de %2.</translation>
    </message>
    <message>
        <source>"%1" is not a web address.</source>
        <translation>«%1» no es una dirección web.</translation>
    </message>
    <message>
        <source>"%1" is not a window size.</source>
        <translation>«%1» no es un tamaño de ventana.</translation>
    </message>
    <message>
        <source>"%1" is not allowed here.</source>
        <translation>«%1» no tiene significado aquí.</translation>
    </message>
    <message>
        <source>"%1" is not an assumption that can be varied.</source>
        <translation>«%1» no es un supuesto que se pueda variar.</translation>
    </message>
    <message>
        <source>"%1" is not an exchange rate.</source>
        <translation>«%1» no es un tipo de cambio.</translation>
    </message>
    <message>
        <source>"%1" is not an id.</source>
        <translation>«%1» no es un identificador.</translation>
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
        <source>"%1" is not part of the comparison.</source>
        <translation>«%1» no está entre lo comparado.</translation>
    </message>
    <message>
        <source>"%1" is not stated: %2, the default of "%3".</source>
        <translation>"%1" no está indicado: %2, el valor por defecto de "%3".</translation>
    </message>
    <message>
        <source>"%1" is not stated; experts are assumed in every layer that can have them.</source>
        <translation>"%1" no está indicado: expertos en todas las capas que pueden tenerlos.</translation>
    </message>
    <message>
        <source>"%1" is not the name of a file next to the brand theme.</source>
        <translation>«%1» no es el nombre de un archivo situado junto al estilo.</translation>
    </message>
    <message>
        <source>"%1" is text and cannot be ordered.</source>
        <translation>«%1» es un texto, que no tiene orden.</translation>
    </message>
    <message>
        <source>"%1" mixes %2 price types: %3, %4.</source>
        <translation>«%1» muestra juntos precios de %2 tipos: %3, %4.</translation>
    </message>
    <message>
        <source>"%1" mixes number formats and does not say which is which: %2.</source>
        <translation>«%1» mezcla formatos numéricos y no dice cuál es cuál: %2.</translation>
    </message>
    <message>
        <source>"%1" must be a number from %2 to %3, not %4.</source>
        <translation>"%1" debe ser un número de %2 a %3, es %4.</translation>
    </message>
    <message>
        <source>"%1" must be a number, not "%2".</source>
        <translation>«%1» debe ser un número; es «%2».</translation>
    </message>
    <message>
        <source>"%1" must be a whole number from %2 to %3, not %4.</source>
        <translation>«%1» debe ser un número entero de %2 a %3; es %4.</translation>
    </message>
    <message>
        <source>"%1" must be compared with a number.</source>
        <translation>«%1» se compara con un número.</translation>
    </message>
    <message>
        <source>"%1" must be compared with text.</source>
        <translation>«%1» se compara con un texto.</translation>
    </message>
    <message>
        <source>"%1" must be followed by a comparison.</source>
        <translation>Después de «%1» va una comparación.</translation>
    </message>
    <message>
        <source>"%1" must be from %2 to %3, not %4.</source>
        <translation>«%1» debe estar entre %2 y %3; es %4.</translation>
    </message>
    <message>
        <source>"%1" needs a unit: 640 GB and 640 GiB differ.</source>
        <translation>«%1» necesita una unidad: 640 GB y 640 GiB no son iguales.</translation>
    </message>
    <message>
        <source>"%1" needs more arguments.</source>
        <translation>«%1» necesita más datos.</translation>
    </message>
    <message>
        <source>"%1" was closed with unsaved changes. Edit &gt; Undo returns to them.</source>
        <translation>«%1» quedó con cambios sin guardar. Edición &gt; Deshacer vuelve a ellos.</translation>
    </message>
    <message>
        <source>"%1": %2</source>
        <translation>«%1»: %2</translation>
    </message>
    <message>
        <source>"Enter requirements" opens a form; empty fields exclude nothing. While the form is closed, its entries appear next to the button; click one to go to its field. F1 explains a field, and "Start over" resets all fields.</source>
        <translation>«Indicar qué se necesita» abre un formulario; lo que no se indica no descarta nada. Mientras el formulario está cerrado, lo indicado aparece junto a su botón: un clic lleva a su campo, y F1 en un campo dice qué significa. «Empezar de nuevo» deshace todo en un solo paso.</translation>
    </message>
    <message>
        <source>"chipboard help COMMAND" shows the options of a command.</source>
        <translation>«chipboard help COMMAND» muestra las opciones de un comando.</translation>
    </message>
    <message>
        <source>"chipboard list assumptions" lists the names.</source>
        <translation>«chipboard list assumptions» muestra los nombres.</translation>
    </message>
    <message>
        <source>"chipboard list assumptions" shows the tasks that use it.</source>
        <translation>«chipboard list assumptions» indica las tareas que lo usan.</translation>
    </message>
    <message>
        <source>"chipboard list metrics" lists the ids.</source>
        <translation>«chipboard list metrics» muestra los identificadores.</translation>
    </message>
    <message>
        <source>"chipboard list models" shows the models.</source>
        <translation>«chipboard list models» muestra los modelos.</translation>
    </message>
    <message>
        <source>"chipboard prices list" does not accept a snapshot number.</source>
        <translation>«chipboard prices list» no admite ninguna instantánea.</translation>
    </message>
    <message>
        <source>"chipboard prices remove" does not print a list.</source>
        <translation>«chipboard prices remove» no imprime ninguna lista.</translation>
    </message>
    <message>
        <source>"chipboard prices" has no action "%1".</source>
        <translation>«%1» no es una acción para precios importados.</translation>
    </message>
    <message>
        <source>% = probability of being best</source>
        <translation>% = probabilidad de ser el mejor</translation>
    </message>
    <message>
        <source>% of all hours</source>
        <translation>% de todas las horas</translation>
    </message>
    <message>
        <source>% of one deployment's capacity</source>
        <translation>% de lo que responde un despliegue</translation>
    </message>
    <message>
        <source>% of the other's cost</source>
        <translation>% de lo que cuesta el otro</translation>
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
        <translation>%1 %2 (nuevo, de %3)</translation>
    </message>
    <message>
        <source>%1 %2 (replaces the shipped one, from %3)</source>
        <translation>%1 %2 (reemplaza la entrada suministrada, de %3)</translation>
    </message>
    <message>
        <source>%1 %2 instead of %3 (%4)</source>
        <comment>a figure's name, its value, that of the catalogue, a file</comment>
        <translation>%1 %2 en lugar de %3 (%4)</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <translation>%1: de %2 a %3</translation>
    </message>
    <message>
        <source>%1 %2 would come first, at about %3.</source>
        <comment>a condition, a chip, its cost</comment>
        <translation>%1 %2 quedaría en primer lugar, con unos %3.</translation>
    </message>
    <message>
        <source>%1 %2 would come first, with about %3.</source>
        <comment>a condition, a chip, its speed</comment>
        <translation>%1 %2 quedaría en primer lugar, con unos %3.</translation>
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
        <comment>a value and its range</comment>
        <translation>%1 (de %2 a %3)</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>a value with its unit, and its range</comment>
        <translation>%1 (%2 a %3)</translation>
    </message>
    <message>
        <source>%1 (%2 to %3).</source>
        <translation>%1 (de %2 a %3).</translation>
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
        <comment>103, the same in GiB</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>96 GiB, the same in GB</comment>
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
    <message>
        <source>%1 (*.%2)</source>
        <translation>%1 (*.%2)</translation>
    </message>
    <message>
        <source>%1 (active)</source>
        <translation>%1 (activo)</translation>
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
        <source>%1 (at most %2)</source>
        <comment>a row, tokens/s</comment>
        <translation>%1 (como máximo %2)</translation>
    </message>
    <message>
        <source>%1 (catalogue then: %2; now: %3).</source>
        <translation>%1 (catálogo de %2 entonces, de %3 ahora).</translation>
    </message>
    <message>
        <source>%1 (custom)</source>
        <translation>%1 (propio)</translation>
    </message>
    <message>
        <source>%1 (n/p)</source>
        <comment>a chip, whose figure is not published</comment>
        <translation>%1 (n/p)</translation>
    </message>
    <message>
        <source>%1 (no ratio)</source>
        <comment>a number</comment>
        <translation>%1 (sin ratio)</translation>
    </message>
    <message>
        <source>%1 (not available)</source>
        <translation>%1 (no está aquí)</translation>
    </message>
    <message>
        <source>%1 (not shown)</source>
        <translation>%1 (no se muestra)</translation>
    </message>
    <message>
        <source>%1 (now) to %2</source>
        <translation>%1 (ahora) a %2</translation>
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
        <translation>%1 = el mejor; varios si los rangos se solapan</translation>
    </message>
    <message>
        <source>%1 = custom value</source>
        <translation>%1 = valor propio</translation>
    </message>
    <message>
        <source>%1 It applies to this price list only; the discount and the price factor also apply.</source>
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
        <source>%1 Only part of the chart is visible; press 0 or Escape to reset the zoom.</source>
        <comment>a chart's description</comment>
        <translation>%1 Solo se ve una parte; 0 o Escape muestra todo.</translation>
    </message>
    <message>
        <source>%1 Similar to %2: %3.</source>
        <comment>a sentence, a row, other rows</comment>
        <translation>%1 Casi igual que %2: %3.</translation>
    </message>
    <message>
        <source>%1 Source: %2.</source>
        <comment>a sentence, and its sources</comment>
        <translation>%1 Fuente: %2.</translation>
    </message>
    <message>
        <source>%1 USD an hour is not %2 times %3</source>
        <translation>%1 USD por hora no es %2 por %3</translation>
    </message>
    <message>
        <source>%1 USD per chip-hour</source>
        <translation>%1 USD por hora de chip</translation>
    </message>
    <message>
        <source>%1 USD per chip-hour is not a realistic price.</source>
        <translation>%1 USD por hora de chip no es un precio real.</translation>
    </message>
    <message>
        <source>%1 USD per chip-hour; known prices of the chip are %2 to %3</source>
        <translation>%1 USD por hora de chip; los precios conocidos del chip van de %2 a %3</translation>
    </message>
    <message>
        <source>%1 USD per hour for an unknown number of chips</source>
        <translation>%1 USD por hora para un número desconocido de chips</translation>
    </message>
    <message>
        <source>%1 USD per hour is %2 times the known %3 (%4, %5)</source>
        <translation>%1 USD por hora es %2 veces el precio conocido, %3 (%4, %5)</translation>
    </message>
    <message>
        <source>%1 USD per hour is %2 times the known %3 (%4, median)</source>
        <translation>%1 USD por hora es %2 veces el precio conocido, %3 (%4, mediana)</translation>
    </message>
    <message>
        <source>%1 USD per hour; line %2 has %3</source>
        <translation>%1 USD por hora; la línea %2 indica %3</translation>
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
        <translation>%1 al mes ahora</translation>
    </message>
    <message>
        <source>%1 a month reaches the guide's threshold of %2. %3</source>
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
        <source>%1 affects %2 most</source>
        <comment>an assumption, what is asked</comment>
        <translation>%1 es lo que más mueve %2</translation>
    </message>
    <message>
        <source>%1 affects %2 most: %3 at %4, %5 at %6.</source>
        <comment>an assumption, what is asked; answers and values</comment>
        <translation>%1 es lo que más influye en %2: %3 con %4, %5 con %6.</translation>
    </message>
    <message>
        <source>%1 affects %2 most; at %3 there is no result: %4</source>
        <comment>an assumption, what is asked, a value, why</comment>
        <translation>%1 es lo que más influye en %2; con %3 no hay respuesta: %4</translation>
    </message>
    <message>
        <source>%1 after %2: %3.</source>
        <translation>%1 después de %2: %3.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 frente a %2</translation>
    </message>
    <message>
        <source>%1 an hour</source>
        <comment>a price</comment>
        <translation>%1 por hora</translation>
    </message>
    <message>
        <source>%1 an hour for %2 %3, by price list</source>
        <translation>%1 por hora por %2 %3, según la lista de precios</translation>
    </message>
    <message>
        <source>%1 and %2 are about equally fast in %3</source>
        <translation>%1 y %2 son casi igual de rápidos en %3</translation>
    </message>
    <message>
        <source>%1 and %2 are about the same in %3</source>
        <translation>%1 y %2, casi igual en %3</translation>
    </message>
    <message>
        <source>%1 and %2 are currently about the same</source>
        <translation>%1 y %2 están igualados tal como están las cosas</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be compared</source>
        <translation>%1 y %2 no se pueden comparar</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be compared: %3</source>
        <translation>%1 y %2 no se pueden comparar: %3</translation>
    </message>
    <message>
        <source>%1 and %2 cannot currently be compared</source>
        <translation>%1 y %2 no se pueden comparar tal como están las cosas</translation>
    </message>
    <message>
        <source>%1 and %2 cost about the same</source>
        <translation>%1 y %2 cuestan casi lo mismo</translation>
    </message>
    <message>
        <source>%1 and %2 cost about the same in %3</source>
        <translation>%1 y %2 cuestan casi lo mismo en %3</translation>
    </message>
    <message>
        <source>%1 and %2 give about as many tokens per dollar</source>
        <translation>%1 y %2 dan casi los mismos tokens por dinero</translation>
    </message>
    <message>
        <source>%1 and %2 give about as many tokens per dollar (%3 vs %4)</source>
        <translation>%1 y %2 dan casi los mismos tokens por dinero (%3 frente a %4)</translation>
    </message>
    <message>
        <source>%1 and %2 have no published figure in common</source>
        <translation>%1 y %2 no tienen ninguna cifra publicada en común</translation>
    </message>
    <message>
        <source>%1 and %2 look alike to %3: their colours differ by %4; at least %5 is recommended.</source>
        <translation>%1 y %2 se confunden para %3: la diferencia entre sus colores es %4 y debería ser %5 o más.</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 y %2 más</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <comment>an offer, how many others have its price</comment>
        <translation>%1 y %2 más</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>an assumption, its value</comment>
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
        <source>%1 at %2, %3</source>
        <comment>a chip, a provider, a kind of price</comment>
        <translation>%1 en %2, %3</translation>
    </message>
    <message>
        <source>%1 at %2, %3 at %4: %5.</source>
        <translation>%1 en %2, %3 en %4: %5.</translation>
    </message>
    <message>
        <source>%1 at %2: cheaper than on demand if more than %3 of the hours are used.</source>
        <translation>%1 a %2: más barato que bajo demanda si se usa más del %3 de las horas.</translation>
    </message>
    <message>
        <source>%1 at %2: never cheaper than on demand.</source>
        <translation>%1 a %2: nunca más barato que bajo demanda.</translation>
    </message>
    <message>
        <source>%1 at about the same %2</source>
        <comment>a statement about a chip, figures</comment>
        <translation>%1 y casi lo mismo en %2</translation>
    </message>
    <message>
        <source>%1 billion parameters, %2 billion active, computed from the dimensions.</source>
        <translation>%1 miles de millones de parámetros, %2 miles de millones activos, contados a partir de las dimensiones.</translation>
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
        <source>%1 cannot be compared with %2: a number is missing here.</source>
        <translation>No se puede indicar cómo se compara %1 con %2: aquí falta un número.</translation>
    </message>
    <message>
        <source>%1 cannot be moved: %2</source>
        <translation>%1 no se puede variar: %2</translation>
    </message>
    <message>
        <source>%1 chip-hours</source>
        <translation>%1 horas de chip</translation>
    </message>
    <message>
        <source>%1 chips</source>
        <translation>%1 chips</translation>
    </message>
    <message>
        <source>%1 chips exceed the maximum that can be estimated.</source>
        <translation>%1 chips son más de los que se pueden estimar.</translation>
    </message>
    <message>
        <source>%1 chips were stored in %2 and can now be selected.</source>
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
        <source>%1 compared with %2.</source>
        <translation>%1 junto a %2.</translation>
    </message>
    <message>
        <source>%1 compute: %2 vs %3 %4</source>
        <comment>a number format, two numbers, a unit</comment>
        <translation>Cómputo %1: %2 frente a %3 %4</translation>
    </message>
    <message>
        <source>%1 concurrent</source>
        <translation>%1 a la vez</translation>
    </message>
    <message>
        <source>%1 concurrent requests</source>
        <translation>%1 solicitudes a la vez</translation>
    </message>
    <message>
        <source>%1 concurrent requests meet the service level; the others wait.</source>
        <translation>%1 solicitudes a la vez cumplen el nivel de servicio; las demás esperan.</translation>
    </message>
    <message>
        <source>%1 costs about %2</source>
        <translation>%1 cuesta alrededor de %2</translation>
    </message>
    <message>
        <source>%1 costs about %2 of what %3 costs</source>
        <translation>%1 cuesta aproximadamente el %2 de lo que cuesta %3</translation>
    </message>
    <message>
        <source>%1 costs least in %2</source>
        <translation>%1 es lo que menos cuesta en %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 costs least in all %n scenarios</source>
        <translation><numerusform>%1 es lo que menos cuesta en el único escenario (%n)</numerusform><numerusform>%1 es lo que menos cuesta en los %n escenarios</numerusform></translation>
    </message>
    <message>
        <source>%1 costs least in both scenarios</source>
        <translation>%1 es lo que menos cuesta en ambos escenarios</translation>
    </message>
    <message>
        <source>%1 dense</source>
        <translation>%1 denso</translation>
    </message>
    <message>
        <source>%1 depend on the comparison, %2 are inconclusive, and %3 of all %4 claims cannot be checked.</source>
        <translation>%1 dependen de lo que se compare, %2 quedan abiertas y %3 de las %4 afirmaciones no son comprobables.</translation>
    </message>
    <message>
        <source>%1 does not apply to any file of this export.</source>
        <translation>Ningún archivo de esta exportación usa la opción %1.</translation>
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
        <source>%1 engineer-weeks are assumed, %2</source>
        <translation>Se suponen %1 semanas de un ingeniero, %2</translation>
    </message>
    <message>
        <source>%1 engineer-weeks are assumed, which cost %2.</source>
        <translation>Se suponen %1 semanas de un ingeniero, que cuestan %2.</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>a number format and whose numbers are of it</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1 for %2 its hourly price</source>
        <comment>a statement about two rows, 43% of</comment>
        <translation>%1 por %2 su precio por hora</translation>
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
        <source>%1 generates no text, so it cannot be served.</source>
        <translation>%1 no genera texto, por lo que no se puede servir.</translation>
    </message>
    <message>
        <source>%1 gives a user at most %2; %3 is not reachable.</source>
        <translation>%1 da a un usuario como máximo %2; %3 está fuera de alcance.</translation>
    </message>
    <message>
        <source>%1 gives each user at most %2; %3 is required.</source>
        <translation>%1 da a un usuario como máximo %2; se piden %3.</translation>
    </message>
    <message>
        <source>%1 gives the most tokens per dollar</source>
        <translation>%1 da más tokens por dinero</translation>
    </message>
    <message>
        <source>%1 gives the most tokens per dollar: %2, vs %3 on %4</source>
        <translation>%1 da más tokens por dinero: %2, frente a %3 en %4</translation>
    </message>
    <message>
        <source>%1 has %2 of %3</source>
        <comment>a chip, its gains, the one before</comment>
        <translation>%1 tiene %2 de %3</translation>
    </message>
    <message>
        <source>%1 has 0, so there is nothing to compare with.</source>
        <translation>%1 tiene 0, con lo que no se puede comparar.</translation>
    </message>
    <message>
        <source>%1 has about the same %2 as %3</source>
        <comment>a chip, figures, the one before</comment>
        <translation>%1 ofrece casi lo mismo que %3 en %2</translation>
    </message>
    <message>
        <source>%1 has been available since %2.</source>
        <translation>%1 está disponible desde %2.</translation>
    </message>
    <message>
        <source>%1 has no FP8 units.</source>
        <translation>%1 no tiene unidades FP8.</translation>
    </message>
    <message>
        <source>%1 has no chip-to-chip link; PCI Express at 32 GB/s is assumed.</source>
        <translation>%1 no tiene enlace entre chips; se calcula con PCI Express a 32 GB/s.</translation>
    </message>
    <message>
        <source>%1 has no constants to replace.</source>
        <translation>%1 no tiene constantes que se puedan reemplazar.</translation>
    </message>
    <message>
        <source>%1 has no effect: the model %2 has none.</source>
        <translation>%1 no cambia nada: el modelo %2 no tiene nada de eso.</translation>
    </message>
    <message>
        <source>%1 has no effect: the workload %2 does not use it.</source>
        <translation>%1 no cambia nada: la carga de trabajo %2 no lo usa.</translation>
    </message>
    <message>
        <source>%1 has no line: no dense peak at this precision is published.</source>
        <translation>%1 no tiene línea: no hay publicado ningún pico denso con esta precisión.</translation>
    </message>
    <message>
        <source>%1 has no peak at %2; %3 is used.</source>
        <translation>%1 no tiene pico en %2; se calcula con %3.</translation>
    </message>
    <message>
        <source>%1 has no price for a commitment or a Capacity Block.</source>
        <translation>Ningún compromiso ni Capacity Block de %1 tiene precio.</translation>
    </message>
    <message>
        <source>%1 has no price in "%2"; its %3 dated %4 is shown (%5).</source>
        <translation>%1 no tiene precio en «%2»: se muestra su %3 de %4 (%5).</translation>
    </message>
    <message>
        <source>%1 has no price in "%2"; its %3 dated %4 is used (%5).</source>
        <translation>%1 no tiene precio en «%2»: se usa su %3 de %4 (%5).</translation>
    </message>
    <message>
        <source>%1 has no price list</source>
        <translation>%1 no tiene lista de precios</translation>
    </message>
    <message>
        <source>%1 has no published date.</source>
        <translation>%1 no tiene ninguna fecha publicada.</translation>
    </message>
    <message>
        <source>%1 has no value for %2 here, so these numbers stay absolute.</source>
        <translation>%1 no tiene aquí ningún número para %2, así que estos números quedan como están.</translation>
    </message>
    <message>
        <source>%1 has no value here</source>
        <translation>%1 no tiene cifra aquí</translation>
    </message>
    <message>
        <source>%1 heads do not divide the hidden size %2.</source>
        <translation>%1 cabezas no dividen la dimensión oculta %2.</translation>
    </message>
    <message>
        <source>%1 holds, %2 does not, %3 depends on the comparison, %4 is inconclusive, %5 cannot be checked</source>
        <comment>signs of verdicts</comment>
        <translation>%1 se sostiene, %2 no se sostiene, %3 depende de lo que se compare, %4 no determinable, %5 no comprobable</translation>
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
        <source>%1 in total does not match %2 chips of %3.</source>
        <translation>%1 en total no concuerda con %2 chips de %3.</translation>
    </message>
    <message>
        <source>%1 instances</source>
        <translation>%1 instancias</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <comment>a chip, about 30 % cheaper than another</comment>
        <translation>%1 es %2</translation>
    </message>
    <message>
        <source>%1 is %2 %3.</source>
        <translation>%1 equivale a %2 %3.</translation>
    </message>
    <message>
        <source>%1 is %2 cheaper than %3</source>
        <translation>%1 es un %2 más barato que %3</translation>
    </message>
    <message>
        <source>%1 is %2 than %3 in %4 of the draws.</source>
        <translation>%1 es %2 que %3 en %4 de las simulaciones.</translation>
    </message>
    <message>
        <source>%1 is a region of %2, not of %3.</source>
        <translation>%1 es una región de %2, no de %3.</translation>
    </message>
    <message>
        <source>%1 is a share of the rental price, not an amount paid.</source>
        <translation>%1 es parte de un alquiler, no lo que se paga.</translation>
    </message>
    <message>
        <source>%1 is an inference chip; it cannot train.</source>
        <translation>%1 está hecho para inferencia; no puede entrenar.</translation>
    </message>
    <message>
        <source>%1 is announced after %2</source>
        <translation>%1 está anunciado como sucesor de %2</translation>
    </message>
    <message>
        <source>%1 is announced and not on sale yet.</source>
        <translation>%1 está anunciado y aún no está a la venta.</translation>
    </message>
    <message>
        <source>%1 is announced but not on sale, and "%2" shows it like the others.</source>
        <translation>%1 solo está anunciado, y «%2» lo muestra como los demás.</translation>
    </message>
    <message>
        <source>%1 is announced for %2.</source>
        <translation>%1 está anunciado para %2.</translation>
    </message>
    <message>
        <source>%1 is announced with %2 of %3</source>
        <comment>a chip, its gains, the one before</comment>
        <translation>%1 se anuncia con %2 de %3</translation>
    </message>
    <message>
        <source>%1 is best in %2 of the draws</source>
        <translation>%1 es lo mejor en %2 de las simulaciones</translation>
    </message>
    <message>
        <source>%1 is cheaper if more than %2 of the hours are used.</source>
        <translation>%1 es más barato si se usa más del %2 de las horas.</translation>
    </message>
    <message>
        <source>%1 is cheapest in %2 of the draws</source>
        <translation>%1 es lo más barato en %2 de las simulaciones</translation>
    </message>
    <message>
        <source>%1 is designed for inference, not for training.</source>
        <translation>%1 está hecho para inferencia, no para entrenamiento.</translation>
    </message>
    <message>
        <source>%1 is excluded: %2 has no price of this type, so different price types would be compared.</source>
        <translation>%1 se omite: no se conoce ningún precio de ese tipo de %2, por lo que se compararían precios de distinto tipo.</translation>
    </message>
    <message>
        <source>%1 is fastest in %2</source>
        <translation>%1 es el más rápido en %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 is fastest in all %n scenarios</source>
        <translation><numerusform>%1 es el más rápido en el único escenario (%n)</numerusform><numerusform>%1 es el más rápido en los %n escenarios</numerusform></translation>
    </message>
    <message>
        <source>%1 is fastest in both scenarios</source>
        <translation>%1 es el más rápido en ambos escenarios</translation>
    </message>
    <message>
        <source>%1 is more than any chip offers.</source>
        <translation>%1 es más de lo que tiene cualquier chip.</translation>
    </message>
    <message>
        <source>%1 is not a regular file.</source>
        <translation>%1 no es un archivo normal.</translation>
    </message>
    <message>
        <source>%1 is not in the catalogue</source>
        <translation>%1 no está en el catálogo</translation>
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
        <source>%1 is probably %2 cheaper than %3</source>
        <translation>%1 es probablemente un %2 más barato que %3</translation>
    </message>
    <message>
        <source>%1 is rented as a whole, with %2 chips; it cannot provide %3.</source>
        <translation>%1 se alquila entero, con %2 chips; no puede dar %3.</translation>
    </message>
    <message>
        <source>%1 is set twice.</source>
        <translation>%1 se fija dos veces.</translation>
    </message>
    <message>
        <source>%1 is the sparse %2 peak; the dense one is %3.</source>
        <translation>%1 es el pico disperso %2; el denso es %3.</translation>
    </message>
    <message>
        <source>%1 is too small for such a figure.</source>
        <translation>%1 es menor que cualquier valor de este tipo.</translation>
    </message>
    <message>
        <source>%1 is unchanged. Nothing is saved for the next start until the file can be read or is moved away.</source>
        <translation>%1 se deja como está. Mientras no se pueda leer o no se mueva a otro lugar, no se conserva nada para el próximo inicio.</translation>
    </message>
    <message>
        <source>%1 items</source>
        <comment>an amount such as 2M</comment>
        <translation>%1 elementos</translation>
    </message>
    <message>
        <source>%1 items/s per chip</source>
        <translation>%1 elementos/s por chip</translation>
    </message>
    <message>
        <source>%1 layers are listed, but the model has %2.</source>
        <translation>Se enumeran %1 capas, pero el modelo tiene %2.</translation>
    </message>
    <message>
        <source>%1 layers cannot have %2 without experts.</source>
        <translation>De %1 capas no puede haber %2 sin expertos.</translation>
    </message>
    <message>
        <source>%1 layers have a window, but its length is missing.</source>
        <translation>%1 capas tienen una ventana, pero falta su longitud.</translation>
    </message>
    <message>
        <source>%1 layers with a window and %2 linear layers are more than the %3 layers of the model.</source>
        <translation>%1 capas con ventana y %2 capas lineales son más que las %3 capas del modelo.</translation>
    </message>
    <message>
        <source>%1 less than %2, which is better.</source>
        <translation>%1 menos que %2, lo que es mejor.</translation>
    </message>
    <message>
        <source>%1 less than %2, which is worse.</source>
        <translation>%1 menos que %2, lo que es peor.</translation>
    </message>
    <message>
        <source>%1 limits %2</source>
        <comment>a limit, part of the work</comment>
        <translation>%1: es lo que limita %2</translation>
    </message>
    <message>
        <source>%1 limits %2 on %3 of %4</source>
        <comment>a limit, part of the work, a number, 7 chips</comment>
        <translation>%1: es lo que limita %2 en %3 de %4</translation>
    </message>
    <message>
        <source>%1 limits %2 on all %3</source>
        <comment>a limit, part of the work, 7 chips</comment>
        <translation>%1: es lo que limita %2 en todos los casos (%3)</translation>
    </message>
    <message>
        <source>%1 limits %2 on both</source>
        <comment>a limit, part of the work</comment>
        <translation>%1: es lo que limita %2 en ambos casos</translation>
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
        <source>%1 measurements were stored in %2.</source>
        <translation>Se guardaron %1 mediciones en %2.</translation>
    </message>
    <message>
        <source>%1 measurements.</source>
        <translation>%1 mediciones.</translation>
    </message>
    <message>
        <source>%1 million parameters, %2 million active, computed from the dimensions.</source>
        <translation>%1 millones de parámetros, %2 millones activos, contados a partir de las dimensiones.</translation>
    </message>
    <message>
        <source>%1 million tokens a month</source>
        <translation>%1 millones de tokens al mes</translation>
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
        <source>%1 months, or never</source>
        <comment>how long it takes to pay back</comment>
        <translation>%1 meses o nunca</translation>
    </message>
    <message>
        <source>%1 more are in the table.</source>
        <translation>Hay %1 más en los números.</translation>
    </message>
    <message>
        <source>%1 more have other units: see the bars and the table</source>
        <translation>%1 más no están en tokens por segundo: véanse las barras y la tabla</translation>
    </message>
    <message>
        <source>%1 more than %2, which is better.</source>
        <translation>%1 más que %2, lo que es mejor.</translation>
    </message>
    <message>
        <source>%1 more than %2, which is worse.</source>
        <translation>%1 más que %2, lo que es peor.</translation>
    </message>
    <message>
        <source>%1 more: keep typing to narrow the list.</source>
        <translation>Hay %1 más: siga escribiendo para encontrarlos.</translation>
    </message>
    <message>
        <source>%1 must be a whole number, not %2.</source>
        <translation>%1 debe ser un número entero, no %2.</translation>
    </message>
    <message>
        <source>%1 must be from %2 to %3; %4 is not.</source>
        <translation>%1 debe estar entre %2 y %3; %4 no lo está.</translation>
    </message>
    <message>
        <source>%1 must be one of: %2.</source>
        <translation>%1 es uno de estos: %2.</translation>
    </message>
    <message>
        <source>%1 n/c</source>
        <comment>a number that is not comparable</comment>
        <translation>%1 n/c</translation>
    </message>
    <message>
        <source>%1 needs %2 GB for weights and one request; %3 x %4 have %5 GB available.</source>
        <translation>%1 necesita %2 GB para los pesos y una solicitud; %3 x %4 tienen %5 GB utilizables.</translation>
    </message>
    <message>
        <source>%1 no chip would fit.</source>
        <translation>%1 ningún chip sería adecuado.</translation>
    </message>
    <message>
        <source>%1 of</source>
        <comment>66% of</comment>
        <translation>el %1 de</translation>
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
        <translation>%1 solo de %2</translation>
    </message>
    <message>
        <source>%1 of %2 as a share of %3</source>
        <translation>%1 de %2 respecto a %3</translation>
    </message>
    <message>
        <source>%1 of %2 cells have a value.</source>
        <translation>%1 de %2 celdas tienen un valor.</translation>
    </message>
    <message>
        <source>%1 of %2 have a price in "%3".</source>
        <translation>%1 de %2 tienen precio en «%3».</translation>
    </message>
    <message>
        <source>%1 of %2 have a value.</source>
        <translation>%1 de %2 tienen un valor.</translation>
    </message>
    <message>
        <source>%1 of %2 layers have linear attention and keep a state of fixed size.</source>
        <translation>%1 de %2 capas tienen atención lineal y guardan un estado de tamaño fijo.</translation>
    </message>
    <message>
        <source>%1 of %2 layers see only the last %3 tokens.</source>
        <translation>%1 de %2 capas ven solo los últimos %3 tokens.</translation>
    </message>
    <message>
        <source>%1 of %2 marks are labelled; all are in the table</source>
        <translation>las marcas de %1 de %2 llevan nombre; todas están en los números</translation>
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
        <source>%1 of %2 vendor claims that can be checked hold, %3 do not</source>
        <translation>Se sostienen %1 de las %2 afirmaciones de fabricantes comprobables; %3 no</translation>
    </message>
    <message>
        <source>%1 of %2, scroll</source>
        <comment>rows in sight, of all</comment>
        <translation>%1 de %2, desplace</translation>
    </message>
    <message>
        <source>%1 of the work stays (assumed).</source>
        <translation>Se supone que el %1 del trabajo se queda.</translation>
    </message>
    <message>
        <source>%1 of these weeks are for the move.</source>
        <translation>%1 semanas de ese tiempo son para la migración.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a chip, so many chips</comment>
        <translation>%1 con %2</translation>
    </message>
    <message>
        <source>%1 on %2, %3: predicted %4, measured %5, error %6. Source: %7.</source>
        <translation>%1 en %2, %3: predicho %4, medido %5, error %6. Fuente: %7.</translation>
    </message>
    <message>
        <source>%1 on a mark</source>
        <translation>%1 sobre una marca</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>%1 or fewer</source>
        <comment>chips</comment>
        <translation>%1 o menos</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>chips</comment>
        <translation>%1 o más</translation>
    </message>
    <message>
        <source>%1 other assumptions also change the order.</source>
        <translation>Otros %1 supuestos también invierten el orden.</translation>
    </message>
    <message>
        <source>%1 others change the answer by less than 1%; the table lists them.</source>
        <translation>Otros %1 cambian el resultado en menos del 1 %; figuran en la tabla.</translation>
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
        <translation>%1 al mes</translation>
    </message>
    <message>
        <source>%1 per token</source>
        <translation>%1 por token</translation>
    </message>
    <message>
        <source>%1 per user is an example: set another speed with the assumption “%2”.</source>
        <translation>%1 por usuario es un ejemplo: el supuesto «%2» pide otra velocidad.</translation>
    </message>
    <message>
        <source>%1 pipeline stages</source>
        <translation>%1 etapas de pipeline</translation>
    </message>
    <message>
        <source>%1 prices dated %2 from %3 will be removed. Import the file again to restore them.</source>
        <translation>Se perderán %1 precios de %2 (archivo %3). Para recuperarlos, importe de nuevo ese archivo.</translation>
    </message>
    <message>
        <source>%1 prices dated %2 were stored in %3. Select them under Prices.</source>
        <translation>Se guardaron %1 precios de %2 en %3. Ya se pueden elegir en Precios.</translation>
    </message>
    <message>
        <source>%1 prices; of the imported rows %2 are new, %3 changed, %4 unchanged.</source>
        <translation>%1 precios; de las filas importadas, %2 son nuevas, %3 modificadas y %4 sin cambios.</translation>
    </message>
    <message>
        <source>%1 probably gives the most tokens per dollar: %2, vs %3 on %4</source>
        <translation>%1 da probablemente más tokens por dinero: %2, frente a %3 en %4</translation>
    </message>
    <message>
        <source>%1 probably stays %2</source>
        <comment>a chip, cheaper</comment>
        <translation>%1 probablemente %2</translation>
    </message>
    <message>
        <source>%1 rents for %2 less (%3 an hour) and %4.</source>
        <comment>a chip, a percentage, two prices, work</comment>
        <translation>%1 se alquila por un %2 menos (%3 por hora) y %4.</translation>
    </message>
    <message>
        <source>%1 rents for %2 more (%3 an hour) and %4.</source>
        <comment>a chip, a percentage, two prices, work</comment>
        <translation>%1 se alquila por un %2 más (%3 por hora) y %4.</translation>
    </message>
    <message>
        <source>%1 requirements are set.</source>
        <translation>Se han indicado %1 necesidades.</translation>
    </message>
    <message>
        <source>%1 reset.</source>
        <translation>Restablecido: %1.</translation>
    </message>
    <message>
        <source>%1 rows: %2 imported (%3 new, %4 changed, %5 unchanged), %6 skipped, %7 suspicious.</source>
        <translation>%1 filas: %2 se admiten (%3 nuevas, %4 modificadas, %5 sin cambios), %6 se omiten y %7 son sospechosas.</translation>
    </message>
    <message>
        <source>%1 rows: %2 imported, %3 skipped, %4 suspicious</source>
        <translation>%1 filas: %2 importadas, %3 ignoradas, %4 sospechosas</translation>
    </message>
    <message>
        <source>%1 serves no users; choose a workload that generates text</source>
        <translation>%1 no atiende a usuarios; elija una carga de trabajo que genere texto</translation>
    </message>
    <message>
        <source>%1 sparse peak</source>
        <translation>pico disperso %1</translation>
    </message>
    <message>
        <source>%1 stays %2</source>
        <comment>a chip, cheaper</comment>
        <translation>%1 %2</translation>
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
        <source>%1 than %2</source>
        <comment>cheaper than a chip</comment>
        <translation>%1 que %2</translation>
    </message>
    <message>
        <source>%1 the bandwidth</source>
        <comment>1.5 times</comment>
        <translation>%1 el ancho de banda</translation>
    </message>
    <message>
        <source>%1 the dense %2 compute</source>
        <comment>1.5 times, a precision</comment>
        <translation>%1 el cómputo %2 denso</translation>
    </message>
    <message>
        <source>%1 the memory</source>
        <comment>1.5 times</comment>
        <translation>%1 la memoria</translation>
    </message>
    <message>
        <source>%1 times</source>
        <comment>so many times the memory</comment>
        <translation>%1 veces</translation>
    </message>
    <message>
        <source>%1 times %2, which is better.</source>
        <translation>%1 veces el valor de %2, lo que es mejor.</translation>
    </message>
    <message>
        <source>%1 times %2, which is worse.</source>
        <translation>%1 veces el valor de %2, lo que es peor.</translation>
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
        <translation>%1 a %2 (ahora)</translation>
    </message>
    <message>
        <source>%1 to %2 months later</source>
        <translation>de %1 a %2 meses después</translation>
    </message>
    <message>
        <source>%1 to %2 of %3</source>
        <translation>%1 a %2 de %3</translation>
    </message>
    <message>
        <source>%1 to %2 times</source>
        <comment>a range: so many times the memory</comment>
        <translation>entre %1 y %2 veces</translation>
    </message>
    <message>
        <source>%1 to %2x</source>
        <comment>times</comment>
        <translation>%1 a %2x</translation>
    </message>
    <message>
        <source>%1 to “%2”</source>
        <translation>%1 a «%2»</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <comment>an amount such as 2G</comment>
        <translation>%1 tokens</translation>
    </message>
    <message>
        <source>%1 tokens exceed the context of %2, %3 tokens.</source>
        <translation>%1 tokens superan el contexto de %2, %3 tokens.</translation>
    </message>
    <message>
        <source>%1 tokens in, %2 out</source>
        <translation>%1 tokens de entrada, %2 de salida</translation>
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
        <translation>%1 tokens/s por usuario</translation>
    </message>
    <message>
        <source>%1 uses its %2 dated %3 (%4).</source>
        <translation>%1 se indica con su %2 de %3 (%4).</translation>
    </message>
    <message>
        <source>%1 vs %2</source>
        <comment>two numbers</comment>
        <translation>%1 frente a %2</translation>
    </message>
    <message>
        <source>%1 vs %2 %3</source>
        <comment>two numbers and their unit</comment>
        <translation>%1 frente a %2 %3</translation>
    </message>
    <message>
        <source>%1 vs %2 chips</source>
        <comment>two numbers</comment>
        <translation>%1 frente a %2 chips</translation>
    </message>
    <message>
        <source>%1 vs %2 tokens per dollar: %3</source>
        <comment>two numbers, the costs behind them</comment>
        <translation>%1 frente a %2 tokens por dólar: %3</translation>
    </message>
    <message>
        <source>%1 was announced: %2.</source>
        <translation>%1 se anunció: %2.</translation>
    </message>
    <message>
        <source>%1 weights and arithmetic</source>
        <comment>a number format</comment>
        <translation>pesos y aritmética en %1</translation>
    </message>
    <message>
        <source>%1 while %2 varies.</source>
        <translation>%1 al variar %2.</translation>
    </message>
    <message>
        <source>%1 while one price varies.</source>
        <translation>%1 al variar un precio.</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 con %2</translation>
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
        <source>%1 x %2 (%3)</source>
        <comment>2 x p5.48xlarge (16 chips)</comment>
        <translation>%1 x %2 (%3)</translation>
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
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1%2 and requires work worth %3. %4</source>
        <translation>%1%2 y requiere trabajo por %3. %4</translation>
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
        <translation>%1, %2 al mes hoy.</translation>
    </message>
    <message>
        <source>%1, %2 a month, regardless of use.</source>
        <translation>%1, %2 al mes, sin importar cuánto se use.</translation>
    </message>
    <message>
        <source>%1, %2 against %3</source>
        <comment>a figure, and two things</comment>
        <translation>%1, %2 frente a %3</translation>
    </message>
    <message>
        <source>%1, %2 chips: up to %3.</source>
        <translation>%1, %2 chips: hasta %3.</translation>
    </message>
    <message>
        <source>%1, %2 in %3.</source>
        <translation>%1; %2, en %3.</translation>
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
        <translation>%1, %2, %3: %4 el %5.</translation>
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
        <translation>%1, %2: %3 a %4, %5 de los %6 que el chip puede alcanzar ahí; límite: %7.</translation>
    </message>
    <message>
        <source>%1, %2: %3 of %4.</source>
        <translation>%1, %2: %3 respecto a %4.</translation>
    </message>
    <message>
        <source>%1, %2: %3 times %4.</source>
        <translation>%1, %2: %3 por %4.</translation>
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
        <translation>%1, %2: entre las fechas mostradas no se conoce el precio.</translation>
    </message>
    <message>
        <source>%1, %2: unknown.</source>
        <translation>%1, %2: no se conoce.</translation>
    </message>
    <message>
        <source>%1, about the same</source>
        <comment>a ratio or percentage</comment>
        <translation>%1, casi igual</translation>
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
        <source>%1, as measured</source>
        <translation>%1, según mediciones</translation>
    </message>
    <message>
        <source>%1, as of %2</source>
        <translation>%1, a fecha de %2</translation>
    </message>
    <message>
        <source>%1, best: %2.</source>
        <translation>%1, mejor: %2.</translation>
    </message>
    <message>
        <source>%1, both in Capacity Blocks</source>
        <translation>%1, ambos en Capacity Blocks</translation>
    </message>
    <message>
        <source>%1, for any value of %2</source>
        <comment>a chip stays cheaper; an assumption</comment>
        <translation>%1, sea cual sea %2</translation>
    </message>
    <message>
        <source>%1, for any value of %2 from %3 to %4</source>
        <comment>a chip is cheaper than another; an assumption, its range</comment>
        <translation>%1, sea cual sea %2, de %3 a %4</translation>
    </message>
    <message>
        <source>%1, for any value of %2 from %3 to %4</source>
        <comment>a chip stays cheaper; an assumption, its range</comment>
        <translation>%1, sea cual sea %2, de %3 a %4</translation>
    </message>
    <message>
        <source>%1, high</source>
        <translation>%1, máximo</translation>
    </message>
    <message>
        <source>%1, including the move</source>
        <translation>%1, migración incluida</translation>
    </message>
    <message>
        <source>%1, low</source>
        <translation>%1, mínimo</translation>
    </message>
    <message>
        <source>%1, one bar per row</source>
        <translation>%1, una barra por fila</translation>
    </message>
    <message>
        <source>%1, or none</source>
        <comment>a span of results</comment>
        <translation>%1, o ninguno</translation>
    </message>
    <message>
        <source>%1, or the monthly volume</source>
        <translation>%1, o el trabajo mensual</translation>
    </message>
    <message>
        <source>%1, owned: %2 a month per deployment (%3).</source>
        <translation>%1, en propiedad: %2 al mes por despliegue (%3).</translation>
    </message>
    <message>
        <source>%1, owned: unknown. %2</source>
        <comment>a row, why</comment>
        <translation>%1, en propiedad: desconocido. %2</translation>
    </message>
    <message>
        <source>%1, prices from %2 to %3</source>
        <comment>a price list, two dates</comment>
        <translation>%1, precios de %2 a %3</translation>
    </message>
    <message>
        <source>%1, rented for all hours: %2 a month per deployment, which generates at most %3 (%4).</source>
        <translation>%1, alquilado todas las horas: %2 al mes por despliegue, que responde como máximo %3 (%4).</translation>
    </message>
    <message>
        <source>%1, row</source>
        <translation>%1, fila</translation>
    </message>
    <message>
        <source>%1, slider</source>
        <translation>%1, control deslizante</translation>
    </message>
    <message>
        <source>%1, the rate of %2</source>
        <translation>%1, el tipo de cambio de %2</translation>
    </message>
    <message>
        <source>%1, the same for all rows</source>
        <translation>%1, igual en todas las filas</translation>
    </message>
    <message>
        <source>%1, then %2 %3 %4 per USD (%5)</source>
        <comment>formula, × or /, rate, where it is from</comment>
        <translation>%1, después %2 %3 %4 por USD (%5)</translation>
    </message>
    <message>
        <source>%1, unit</source>
        <translation>%1, unidad</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <translation>%1, con %2</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>a formula in words, and its terms</comment>
        <translation>%1, con %2</translation>
    </message>
    <message>
        <source>%1, within limits of %2</source>
        <comment>a chip stays cheaper; an assumption</comment>
        <translation>%1, con %2 dentro de ciertos límites</translation>
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
        <translation>%1/mes</translation>
    </message>
    <message>
        <source>%1/month now</source>
        <comment>a currency</comment>
        <translation>%1/mes hoy</translation>
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
        <translation>%1: %2 lo que ofrece %3 en cómputo %4</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>a heading, a value, its numbers</comment>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>%1: %2 (changed; default: %3)</source>
        <translation>%1: %2 (cambiado; predeterminado: %3)</translation>
    </message>
    <message>
        <source>%1: %2 (ours)</source>
        <comment>a chip, a figure that we claim</comment>
        <translation>%1: %2 (nuestra)</translation>
    </message>
    <message>
        <source>%1: %2 / %3 = %4</source>
        <translation>%1: %2 / %3 = %4</translation>
    </message>
    <message>
        <source>%1: %2 Default: %3</source>
        <translation>%1: %2 Valor predeterminado: %3</translation>
    </message>
    <message>
        <source>%1: %2 and %3 are about the same</source>
        <translation>%1: %2 y %3, casi igual</translation>
    </message>
    <message>
        <source>%1: %2 and %3 are equal</source>
        <translation>%1: %2 y %3 son iguales</translation>
    </message>
    <message>
        <source>%1: %2 and %3 cannot be compared</source>
        <translation>%1: %2 y %3 no se pueden comparar</translation>
    </message>
    <message>
        <source>%1: %2 and %3 cannot be compared: %4</source>
        <translation>%1: %2 y %3 no se pueden comparar: %4</translation>
    </message>
    <message>
        <source>%1: %2 at %3, %4 at %5; now %6. %7</source>
        <translation>%1: %2 con %3, %4 con %5; ahora %6. %7</translation>
    </message>
    <message>
        <source>%1: %2 for %3, so %4; throughput range %5 to %6; bottleneck: %7.</source>
        <translation>%1: %2 por %3, es decir, %4; rango de la velocidad: %5 a %6; límite: %7.</translation>
    </message>
    <message>
        <source>%1: %2 has %3</source>
        <comment>a measure, a row, a number</comment>
        <translation>%1: %2 tiene %3</translation>
    </message>
    <message>
        <source>%1: %2 in %3 and %4; up to %5 memory bandwidth is the limit, above it compute.</source>
        <translation>%1: %2 en %3 y %4; hasta %5 limita el ancho de banda de memoria; por encima, el cómputo.</translation>
    </message>
    <message>
        <source>%1: %2 is %3 above %4</source>
        <translation>%1: %2 está %3 por encima de %4</translation>
    </message>
    <message>
        <source>%1: %2 is %3 below %4</source>
        <translation>%1: %2 está un %3 por debajo de %4</translation>
    </message>
    <message>
        <source>%1: %2 is %3x %4</source>
        <comment>a measure, a row, how many times, another row</comment>
        <translation>%1: %2 alcanza %3x el valor de %4</translation>
    </message>
    <message>
        <source>%1: %2 is probably %3 above %4</source>
        <translation>%1: %2 está probablemente un %3 por encima de %4</translation>
    </message>
    <message>
        <source>%1: %2 is probably %3 below %4</source>
        <translation>%1: %2 está probablemente un %3 por debajo de %4</translation>
    </message>
    <message>
        <source>%1: %2 is probably %3x %4</source>
        <comment>a measure, a row, how many times, another row</comment>
        <translation>%1: %2 alcanza probablemente %3x el valor de %4</translation>
    </message>
    <message>
        <source>%1: %2 more, each named next to its number in the page's table.</source>
        <translation>%1: %2 más, cada una indicada junto a su cifra en la tabla de la página.</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <comment>a chart, and how many of its names</comment>
        <translation>%1: %2 de %3</translation>
    </message>
    <message>
        <source>%1: %2 on %3, %4 on %5.</source>
        <comment>an offer, a price and its date, another</comment>
        <translation>%1: %2 el %3, %4 el %5.</translation>
    </message>
    <message>
        <source>%1: %2 per chip at %3 per user; a user gets at most %4.</source>
        <translation>%1: %2 por chip si cada usuario recibe %3; un usuario recibe como máximo %4.</translation>
    </message>
    <message>
        <source>%1: %2 per chip.</source>
        <comment>a row, its throughput</comment>
        <translation>%1: %2 por chip.</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <translation>%1: de %2 a %3</translation>
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
        <translation>%1: %2. Ningún supuesto influye en ello: elija otra métrica para ver qué lo cambiaría.</translation>
    </message>
    <message>
        <source>%1: about %2 saved a month (%3 to %4).</source>
        <translation>%1: se ahorran unos %2 al mes (de %3 a %4).</translation>
    </message>
    <message>
        <source>%1: based on %2 published measurements; eight of ten results differ by less than %3.</source>
        <comment>a chip, a number, a percentage</comment>
        <translation>%1: se basa en %2 mediciones publicadas; ocho de cada diez resultados difieren en menos de %3.</translation>
    </message>
    <message>
        <source>%1: choose a file</source>
        <translation>%1: elegir un archivo</translation>
    </message>
    <message>
        <source>%1: commitment or hourly price</source>
        <translation>%1: compromiso o por horas</translation>
    </message>
    <message>
        <source>%1: cost unknown.</source>
        <translation>%1: no se conoce ningún coste.</translation>
    </message>
    <message>
        <source>%1: down %2, %3 to %4 an hour</source>
        <translation>%1: baja un %2, de %3 a %4 por hora</translation>
    </message>
    <message>
        <source>%1: eight in ten draws lie between %2 and %3; best in %4.</source>
        <translation>%1: ocho de cada diez simulaciones van de %2 a %3; por delante de todos los demás en %4.</translation>
    </message>
    <message>
        <source>%1: from %2, %3, to %4, %5.</source>
        <translation>%1: de %2, %3, a %4, %5.</translation>
    </message>
    <message>
        <source>%1: from announcement to availability.</source>
        <translation>%1: desde su anuncio hasta su disponibilidad.</translation>
    </message>
    <message>
        <source>%1: leaning %2, about %3 above %4</source>
        <translation>%1: tendencia a favor de %2, cerca de un %3 por encima de %4</translation>
    </message>
    <message>
        <source>%1: leaning %2, about %3 below %4</source>
        <translation>%1: tendencia a favor de %2, cerca de un %3 por debajo de %4</translation>
    </message>
    <message>
        <source>%1: leaning %2, about %3x %4</source>
        <comment>a measure, a row, how many times, another row</comment>
        <translation>%1: tendencia a favor de %2, unas %3x el valor de %4</translation>
    </message>
    <message>
        <source>%1: limited by %2. %3</source>
        <comment>chips, what limits them, why</comment>
        <translation>Cuello de botella de %1: %2. %3</translation>
    </message>
    <message>
        <source>%1: no %2; other price types are shown, see the notes.</source>
        <translation>%1: sin %2; se muestran precios de otros tipos, indicados en las notas.</translation>
    </message>
    <message>
        <source>%1: no %2; the %3 dated %4 is shown.</source>
        <translation>%1: sin %2; se muestra el %3 de %4.</translation>
    </message>
    <message>
        <source>%1: no clear change</source>
        <translation>%1: sin cambios claros</translation>
    </message>
    <message>
        <source>%1: no clear change</source>
        <comment>a kind of price</comment>
        <translation>%1: sin cambios claros</translation>
    </message>
    <message>
        <source>%1: no clear change, %2 to %3 an hour</source>
        <translation>%1: sin cambios claros, de %2 a %3 por hora</translation>
    </message>
    <message>
        <source>%1: no dense %2 peak is published; its line is of %3.</source>
        <translation>%1: no hay publicado ningún pico denso %2; su línea es de %3.</translation>
    </message>
    <message>
        <source>%1: no published measurement, so it is estimated from similar chips; results may differ by %2.</source>
        <comment>a chip, a percentage</comment>
        <translation>%1: sin medición publicada, por lo que se estima a partir de chips similares; los resultados pueden diferir en %2.</translation>
    </message>
    <message>
        <source>%1: no row could be predicted.</source>
        <translation>%1: no se pudo predecir ninguna fila.</translation>
    </message>
    <message>
        <source>%1: none</source>
        <translation>%1: ninguno</translation>
    </message>
    <message>
        <source>%1: nothing is published for this selection</source>
        <translation>%1: no hay nada publicado para esta selección</translation>
    </message>
    <message>
        <source>%1: one date each</source>
        <comment>a kind of price, several offers</comment>
        <translation>%1: una fecha por oferta</translation>
    </message>
    <message>
        <source>%1: only %2 has a number, %3</source>
        <translation>%1: solo %2 tiene una cifra, %3</translation>
    </message>
    <message>
        <source>%1: only one date</source>
        <comment>a kind of price</comment>
        <translation>%1: una sola fecha</translation>
    </message>
    <message>
        <source>%1: rent, own or API</source>
        <translation>%1: alquiler, máquina propia o API</translation>
    </message>
    <message>
        <source>%1: the central estimate shows no savings.</source>
        <translation>%1: según la estimación central, no se ahorra nada.</translation>
    </message>
    <message>
        <source>%1: the median error of %2 predictions is %3; nine of ten are within %4.</source>
        <translation>%1: el error mediano de %2 predicciones es %3; nueve de cada diez están dentro de %4.</translation>
    </message>
    <message>
        <source>%1: the overall bottleneck is memory bandwidth and capacity, as the page Your workload shows. Memory reads take most of the time, and capacity limits how many requests share a read. The limits here are per phase.</source>
        <translation>%1: en conjunto, limitado por el ancho de banda y la capacidad de memoria, como indica la página Carga de trabajo: la lectura de la memoria ocupa la mayor parte del tiempo, y su capacidad limita cuántas solicitudes comparten una lectura. Los límites indicados aquí son los de cada fase.</translation>
    </message>
    <message>
        <source>%1: up %2, %3 to %4 an hour</source>
        <translation>%1: sube un %2, de %3 a %4 por hora</translation>
    </message>
    <message>
        <source>%1: “%2” versus “%3” (%4). %5</source>
        <translation>%1: «%2» frente a «%3» (%4). %5</translation>
    </message>
    <message>
        <source>%1: “%2” versus “%3”. %4</source>
        <translation>%1: «%2» frente a «%3». %4</translation>
    </message>
    <message>
        <source>%1; %2 are free.</source>
        <translation>%1; disponibles: %2.</translation>
    </message>
    <message>
        <source>%1; %2 vs %3 chips</source>
        <comment>two bills, two numbers</comment>
        <translation>%1; %2 frente a %3 chips</translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <comment>numbers behind a title, the odds</comment>
        <translation>%1; %2.</translation>
    </message>
    <message>
        <source>%1; payback takes %2 months at best.</source>
        <comment>what is saved, months</comment>
        <translation>%1; se amortiza en %2 meses en el mejor caso.</translation>
    </message>
    <message>
        <source>%1; payback takes %2 to %3 months.</source>
        <comment>what is saved, months</comment>
        <translation>%1; se amortiza en un plazo de %2 a %3 meses.</translation>
    </message>
    <message>
        <source>%1; see the notes for the other reasons</source>
        <translation>%1; las notas indican las demás razones</translation>
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
        <translation>%1 veces los píxeles</translation>
    </message>
    <message numerus="yes">
        <source>%n assumptions changed.</source>
        <translation><numerusform>%n supuesto cambiado.</numerusform><numerusform>%n supuestos cambiados.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n cautions</source>
        <translation><numerusform>%n aviso</numerusform><numerusform>%n avisos</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n chips</source>
        <translation><numerusform>%n chip</numerusform><numerusform>%n chips</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n faults</source>
        <translation><numerusform>%n error</numerusform><numerusform>%n errores</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n figures of this board changed since it was saved</source>
        <translation><numerusform>%n cifra de esta comparación ha cambiado desde que se guardó</numerusform><numerusform>%n cifras de esta comparación han cambiado desde que se guardó</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) already exist.</source>
        <translation><numerusform>Ya existe %n archivo.</numerusform><numerusform>Ya existen %n archivos.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n instances</source>
        <translation><numerusform>%n instancia</numerusform><numerusform>%n instancias</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n months later</source>
        <translation><numerusform>%n mes después</numerusform><numerusform>%n meses después</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n more offers are in the table; filter by provider and region.</source>
        <translation><numerusform>Hay %n oferta más en los números; se puede acotar por proveedor y región.</numerusform><numerusform>Hay %n ofertas más en los números; se pueden acotar por proveedor y región.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n names do not fit</source>
        <translation><numerusform>%n nombre no cabe</numerusform><numerusform>%n nombres no caben</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n others</source>
        <comment>chips</comment>
        <translation><numerusform>otro</numerusform><numerusform>otros %n</numerusform></translation>
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
        <source>&amp;Absolute numbers</source>
        <translation>Números &amp;absolutos</translation>
    </message>
    <message>
        <source>&amp;Activate</source>
        <translation>Acti&amp;var</translation>
    </message>
    <message>
        <source>&amp;Add a table of the numbers</source>
        <translation>&amp;Añadir las cifras como tabla</translation>
    </message>
    <message>
        <source>&amp;All colours</source>
        <translation>&amp;Todos los colores</translation>
    </message>
    <message>
        <source>&amp;Annotate %1…</source>
        <translation>&amp;Escribir en %1…</translation>
    </message>
    <message>
        <source>&amp;Bars from zero</source>
        <translation>&amp;Barras desde cero</translation>
    </message>
    <message>
        <source>&amp;Baseline</source>
        <translation>&amp;Referencia</translation>
    </message>
    <message>
        <source>&amp;Bigger text</source>
        <translation>Te&amp;xto más grande</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Comparación</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>Exam&amp;inar…</translation>
    </message>
    <message>
        <source>&amp;Cells for a spreadsheet</source>
        <translation>&amp;Celdas para hoja de cálculo</translation>
    </message>
    <message>
        <source>&amp;Chart</source>
        <translation>&amp;Gráfico</translation>
    </message>
    <message>
        <source>&amp;Check slide…</source>
        <translation>Com&amp;probar diapositiva…</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Elegir…</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>&amp;Olvidar estos</translation>
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
        <source>&amp;Default</source>
        <translation>Según los &amp;datos</translation>
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
        <translation>&amp;Duplicar y editar el elemento de la ficha de la fuente</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edición</translation>
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
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>&amp;Buscar un comando…</translation>
    </message>
    <message>
        <source>&amp;Find chip…</source>
        <translation>&amp;Buscar chip…</translation>
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
        <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;High contrast, dark</source>
        <translation>&amp;Alto contraste, oscuro</translation>
    </message>
    <message>
        <source>&amp;Highlight %1, grey the rest</source>
        <translation>&amp;Destacar %1 y atenuar el resto</translation>
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
        <source>&amp;Light or dark, as the system</source>
        <translation>Claro &amp;u oscuro según el sistema</translation>
    </message>
    <message>
        <source>&amp;Line at a value…</source>
        <translation>&amp;Línea en un valor…</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
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
        <source>&amp;Next page</source>
        <translation>Página &amp;siguiente</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Ninguno</translation>
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
        <source>&amp;Print…</source>
        <translation>Im&amp;primir…</translation>
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
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
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
        <source>&amp;Replace</source>
        <translation>&amp;Reemplazar</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>&amp;Restablecer diseño</translation>
    </message>
    <message>
        <source>&amp;Reversed</source>
        <translation>&amp;Invertido</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>Gi&amp;rar</translation>
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
        <source>&amp;Settings…</source>
        <translation>Con&amp;figuración…</translation>
    </message>
    <message>
        <source>&amp;Subtitle…</source>
        <translation>&amp;Subtítulo…</translation>
    </message>
    <message>
        <source>&amp;Table for documents</source>
        <translation>&amp;Tabla para documentos</translation>
    </message>
    <message>
        <source>&amp;Template</source>
        <translation>&amp;Plantilla</translation>
    </message>
    <message>
        <source>&amp;Title…</source>
        <translation>&amp;Título…</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Visita guiada</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Undo changes</source>
        <translation>&amp;Deshacer cambios</translation>
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
        <source>&amp;What</source>
        <translation>&amp;Qué</translation>
    </message>
    <message>
        <source>&amp;What's this?</source>
        <translation>¿&amp;Qué es esto?</translation>
    </message>
    <message>
        <source>&amp;Without colours (greyscale)</source>
        <translation>Sin &amp;colores (escala de grises)</translation>
    </message>
    <message>
        <source>(%1 to %2)</source>
        <translation>(%1 a %2)</translation>
    </message>
    <message>
        <source>(%1 vs %2)</source>
        <translation>(%1 frente a %2)</translation>
    </message>
    <message>
        <source>(2 x active parameters x tokens + attention) / (chips x peak x efficiency) + communication between chips. Each request needs one prefill, on the same chips.</source>
        <translation>(2 x parámetros activos x tokens + atención) / (chips x pico x eficiencia) + intercambio entre chips. Cada solicitud implica un prefill, en los mismos chips.</translation>
    </message>
    <message>
        <source>(6 x active parameters / (peak x efficiency x precision factor) + attention + activations through memory) x expert overhead x scaling overhead. LoRA has 4 instead of 6, because a frozen model has no weight gradients.</source>
        <translation>(6 x parámetros activos / (pico x eficiencia x factor de la precisión) + atención + activaciones a través de la memoria) x lo que añaden los expertos x lo que añaden muchos chips. LoRA lleva 4 en lugar de 6, porque un modelo congelado no tiene gradientes de sus pesos.</translation>
    </message>
    <message>
        <source>(see above)</source>
        <translation>(véase arriba)</translation>
    </message>
    <message>
        <source>+, -, wheel, Shift+drag inside</source>
        <translation>+, -, rueda, Mayús+arrastrar dentro</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>--chart names one chart, but --what exports more.</source>
        <translation>--chart indica un solo gráfico, y --what pide más.</translation>
    </message>
    <message>
        <source>--check writes nothing, so --to cannot be used with it.</source>
        <translation>--check no escribe nada y --to pide un archivo.</translation>
    </message>
    <message>
        <source>--template applies to slides, and this export has none.</source>
        <translation>--template es para diapositivas y ningún archivo de esta exportación las tiene.</translation>
    </message>
    <message>
        <source>0, Esc, double click</source>
        <translation>0, Esc, doble clic</translation>
    </message>
    <message>
        <source>0.596 a chip; unchanged from 2026-01-31 to 2026-10-08.</source>
        <translation>0,596 por chip; sin cambios del 2026-01-31 al 2026-10-08.</translation>
    </message>
    <message>
        <source>0: the same chips run prefill and decode.</source>
        <translation>0: los mismos chips leen los prompts y escriben las respuestas.</translation>
    </message>
    <message>
        <source>0: the usual software of the chip, well tuned at the date of the calibration. 1: vLLM of that date, where it was measured on the maker's chips. 2: the usual software of 18 months before, as soon after a chip's release.</source>
        <translation>0: el software habitual del chip, bien ajustado en la fecha de la calibración. 1: vLLM de esa fecha, si se midió en chips del fabricante. 2: el software habitual de 18 meses antes, como poco después del lanzamiento de un chip.</translation>
    </message>
    <message>
        <source>0: well-tuned software at the date of the calibration.</source>
        <translation>0: software bien ajustado en la fecha de la calibración.</translation>
    </message>
    <message>
        <source>1 - 1.10/1.34375 = 18.14% low; 1.34375/1.10 = 1.2216</source>
        <translation>1 - 1,10/1,34375 = 18,14 % por debajo; 1,34375/1,10 = 1,2216</translation>
    </message>
    <message>
        <source>1 GiB = 1.074 GB</source>
        <translation>1 GiB = 1,074 GB</translation>
    </message>
    <message>
        <source>1 USD = %1 %2 (%3)</source>
        <comment>%3: your rate, or rate of a date</comment>
        <translation>1 USD = %1 %2 (%3)</translation>
    </message>
    <message>
        <source>1 caution</source>
        <translation>1 aviso</translation>
    </message>
    <message>
        <source>1 chip</source>
        <translation>1 chip</translation>
    </message>
    <message>
        <source>1 chip was stored in %1 and can now be selected.</source>
        <translation>Se guardó 1 chip en %1. Ya se puede elegir.</translation>
    </message>
    <message>
        <source>1 chip.</source>
        <translation>1 chip.</translation>
    </message>
    <message>
        <source>1 fault</source>
        <translation>1 error</translation>
    </message>
    <message>
        <source>1 figure of this board changed since it was saved</source>
        <translation>1 cifra de esta comparación ha cambiado desde que se guardó</translation>
    </message>
    <message>
        <source>1 instance</source>
        <translation>1 instancia</translation>
    </message>
    <message>
        <source>1 is a data centre without overhead.</source>
        <translation>1 es un centro de datos que no necesita nada para sí mismo.</translation>
    </message>
    <message>
        <source>1 more offer is in the table; filter by provider and region.</source>
        <translation>Hay 1 oferta más en los números; se puede acotar por proveedor y región.</translation>
    </message>
    <message>
        <source>1 name does not fit</source>
        <translation>1 nombre no cabe</translation>
    </message>
    <message>
        <source>1 of 10 cases above</source>
        <translation>1 de cada 10 casos por encima</translation>
    </message>
    <message>
        <source>1 of 10 cases below</source>
        <translation>1 de cada 10 casos por debajo</translation>
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
        <source>1,200 acres x 0.40468564224 = 485.623 ha</source>
        <translation>1.200 acres x 0,40468564224 = 485,623 ha</translation>
    </message>
    <message>
        <source>1,536 against 512 GiB is 3x.</source>
        <translation>1.536 frente a 512 GiB es 3x.</translation>
    </message>
    <message>
        <source>1-year reserved price</source>
        <translation>precio reservado a 1 año</translation>
    </message>
    <message>
        <source>1.1 EFLOPS according to NVIDIA.</source>
        <translation>1,1 EFLOPS según NVIDIA.</translation>
    </message>
    <message>
        <source>1.10/0.30 = 3.667: a 4x faster chip at 27.3% of the price</source>
        <translation>1,10/0,30 = 3,667: un chip 4x más rápido al 27,3 % del precio</translation>
    </message>
    <message>
        <source>1.94x in FP8, but 1.006x in BF16, 1.5x in memory and 1.69x in bandwidth.</source>
        <translation>1,94x en FP8, pero 1,006x en BF16, 1,5x en memoria y 1,69x en ancho de banda.</translation>
    </message>
    <message>
        <source>100% = as measured</source>
        <translation>100 % = lo medido</translation>
    </message>
    <message>
        <source>10^9 and 2^30 bytes; a GiB is 7.4% more.</source>
        <translation>10^9 y 2^30 bytes; un GiB es un 7,4 % más.</translation>
    </message>
    <message>
        <source>12 bytes of states a parameter</source>
        <translation>12 bytes de estados por parámetro</translation>
    </message>
    <message>
        <source>12 ports of 400 Gbit Ethernet, one way.</source>
        <translation>12 puertos Ethernet de 400 Gbit, en un sentido.</translation>
    </message>
    <message>
        <source>128 x 128 MACs x 2 x 2.4 GHz x 8 = 629.1 TFLOPS BF16; x 2 = 1,258.3 FP8; x 4 = 2,516.6. Above it are 667 BF16 by 37.9, 671 BF16 by 41.9 and 1,299 FP8 by 40.7: 38 to 42 TFLOPS</source>
        <translation>128 x 128 MACs x 2 x 2,4 GHz x 8 = 629,1 TFLOPS BF16; x 2 = 1.258,3 FP8; x 4 = 2.516,6. Por encima están 667 BF16 en 37,9, 671 BF16 en 41,9 y 1.299 FP8 en 40,7: de 38 a 42 TFLOPS</translation>
    </message>
    <message>
        <source>1299 / 190; the AWS table prints 6.7, and 1299 / 191 is 6.80.</source>
        <translation>1299 / 190; la tabla de AWS indica 6,7, y 1299 / 191 es 6,80.</translation>
    </message>
    <message>
        <source>144 GiB = 154.62 GB (+7.37%); 96 GiB = 103.08 GB</source>
        <translation>144 GiB = 154,62 GB (+7,37 %); 96 GiB = 103,08 GB</translation>
    </message>
    <message>
        <source>144 x 2.52 = 362.88 (rounds to 363); 144 x 2.517 = 362.448</source>
        <translation>144 x 2,52 = 362,88 (se redondea a 363); 144 x 2,517 = 362,448</translation>
    </message>
    <message>
        <source>144 x 2.52 PFLOPS.</source>
        <translation>144 x 2,52 PFLOPS.</translation>
    </message>
    <message>
        <source>15 to 18 months for the first version.</source>
        <translation>De 15 a 18 meses para la primera versión.</translation>
    </message>
    <message>
        <source>16 EFA ports of 100 Gbps.</source>
        <translation>16 puertos EFA de 100 Gbps.</translation>
    </message>
    <message>
        <source>16 EFAv3 ports of 200 Gbps.</source>
        <translation>16 puertos EFAv3 de 200 Gbps.</translation>
    </message>
    <message>
        <source>16 x 1,299 = 20,784 against 8 x 1,979 = 15,832 TFLOPS FP8.</source>
        <translation>16 x 1.299 = 20.784 frente a 8 x 1.979 = 15.832 TFLOPS FP8.</translation>
    </message>
    <message>
        <source>16 x 16 x 16 torus.</source>
        <translation>Toro de 16 x 16 x 16.</translation>
    </message>
    <message>
        <source>16 x 512 GiB: an error of AWS.</source>
        <translation>16 x 512 GiB: un error de AWS.</translation>
    </message>
    <message>
        <source>16 x 820 GiB/s = 13,120 GiB/s = 14.09 TB/s, 9.8/14.09 = 69.6%; read as GB/s: 13.12 TB/s, 9.8/13.12 = 74.7%</source>
        <translation>16 x 820 GiB/s = 13.120 GiB/s = 14,09 TB/s, 9,8/14,09 = 69,6 %; leído como GB/s: 13,12 TB/s, 9,8/13,12 = 74,7 %</translation>
    </message>
    <message>
        <source>16 x 820; other AWS pages print GB/s.</source>
        <translation>16 x 820; otras páginas de AWS indican GB/s.</translation>
    </message>
    <message>
        <source>18 months from April 2026.</source>
        <translation>18 meses desde abril de 2026.</translation>
    </message>
    <message>
        <source>190 TFLOPS BF16, 32 GiB and 820 GiB/s against 312 TFLOPS, 40 GB and 1,555 GB/s.</source>
        <translation>190 TFLOPS BF16, 32 GiB y 820 GiB/s frente a 312 TFLOPS, 40 GB y 1.555 GB/s.</translation>
    </message>
    <message>
        <source>190/312 = 60.9%; 32 GiB = 34.36 GB, 34.36/40 = 85.9%; 820 GiB/s = 880.5 GB/s, 880.5/1,555 = 56.6% (against A100 80GB: 34.36/80 = 42.9% and 880.5/2,039 = 43.2%)</source>
        <translation>190/312 = 60,9 %; 32 GiB = 34,36 GB, 34,36/40 = 85,9 %; 820 GiB/s = 880,5 GB/s, 880,5/1.555 = 56,6 % (frente a A100 80GB: 34,36/80 = 42,9 % y 880,5/2.039 = 43,2 %)</translation>
    </message>
    <message>
        <source>1: no speculative decoding.</source>
        <translation>1: no se especula nada.</translation>
    </message>
    <message>
        <source>1: separate chips run prefill and decode, so prefill does not delay tokens. The chips are split according to the load, as in a large deployment; needs two replicas.</source>
        <translation>1: los prompts se leen en chips distintos de los que escriben las respuestas, para que ninguna espere entre dos tokens. Los chips se reparten igual que el trabajo, como en un despliegue grande; requiere dos copias del modelo.</translation>
    </message>
    <message>
        <source>2 ports of 100 Gbps, per host.</source>
        <translation>2 puertos de 100 Gbps, por host.</translation>
    </message>
    <message>
        <source>2.235 a chip; unchanged from 2026-01-31 to 2026-10-08. A block of 24 h was offered at 858.26 USD on 2026-10-03.</source>
        <translation>2,235 por chip; sin cambios del 2026-01-31 al 2026-10-08. El 2026-10-03 se ofrecía un bloque de 24 h por 858,26 USD.</translation>
    </message>
    <message>
        <source>2.95 in May, 3.85 on 2026-09-25.</source>
        <translation>2,95 en mayo, 3,85 el 2026-09-25.</translation>
    </message>
    <message>
        <source>20/16 = 1.25</source>
        <translation>20/16 = 1,25</translation>
    </message>
    <message>
        <source>2019 - 2018 = 1 year</source>
        <translation>2019 - 2018 = 1 año</translation>
    </message>
    <message>
        <source>2022 - 2020 = 2 years</source>
        <translation>2022 - 2020 = 2 años</translation>
    </message>
    <message>
        <source>21.957642 against 32.7726 USD an hour is 33.0% less.</source>
        <translation>21,957642 frente a 32,7726 USD por hora es un 33,0 % menos.</translation>
    </message>
    <message>
        <source>24 ports of 100 Gbit Ethernet, total of both directions; 21 stay inside the node; 300 one way.</source>
        <translation>24 puertos Ethernet de 100 Gbit, total de ambos sentidos; 21 quedan dentro del nodo; 300 en un sentido.</translation>
    </message>
    <message>
        <source>24 ports of 200 Gbit Ethernet, total of both directions; 600 one way.</source>
        <translation>24 puertos Ethernet de 200 Gbit, total de ambos sentidos; 600 en un sentido.</translation>
    </message>
    <message>
        <source>256+320+128 = 704 GB/s; 2,048 GiB/s = 2,199 GB/s; 2,560/704 = 3.64</source>
        <translation>256+320+128 = 704 GB/s; 2.048 GiB/s = 2.199 GB/s; 2.560/704 = 3,64</translation>
    </message>
    <message>
        <source>2563/667 = 3.84x BF16 dense</source>
        <translation>2563/667 = 3,84x BF16 denso</translation>
    </message>
    <message>
        <source>3 to 4 USD per GPU-hour times 8</source>
        <translation>de 3 a 4 USD por hora de GPU por 8</translation>
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
        <source>3.50 in May.</source>
        <translation>3,50 en mayo.</translation>
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
        <translation>30 días, del mínimo al máximo</translation>
    </message>
    <message>
        <source>30 times more than three other sources.</source>
        <translation>30 veces más que otras tres fuentes.</translation>
    </message>
    <message>
        <source>30 times more than two other sources.</source>
        <translation>30 veces más que otras dos fuentes.</translation>
    </message>
    <message>
        <source>30 to 40%: of which base?</source>
        <translation>Del 30 al 40 %: ¿de qué?</translation>
    </message>
    <message>
        <source>30-40% lower cost = 1/0.70-1 .. 1/0.60-1 = 42.9%..66.7% better price-performance; 30-40% better price-performance = 23.1%..28.6% lower cost</source>
        <translation>30-40 % menos coste = 1/0,70-1 .. 1/0,60-1 = 42,9 %..66,7 % mejor relación precio-rendimiento; 30-40 % mejor relación precio-rendimiento = 23,1 %..28,6 % menos coste</translation>
    </message>
    <message>
        <source>34.61 to 39.80 USD/h.</source>
        <translation>De 34,61 a 39,80 USD/h.</translation>
    </message>
    <message>
        <source>35.7608/4.80 = 7.450; 4.80/16 = 0.30 USD/chip-h vs 2.235</source>
        <translation>35,7608/4,80 = 7,450; 4,80/16 = 0,30 USD/chip-h frente a 2,235</translation>
    </message>
    <message>
        <source>36 servers of 4 chips.</source>
        <translation>36 servidores de 4 chips.</translation>
    </message>
    <message>
        <source>36.18 to 41.61 USD/h.</source>
        <translation>De 36,18 a 41,61 USD/h.</translation>
    </message>
    <message>
        <source>362.448 / 83.136 PFLOPS is 4.36x in FP8.</source>
        <translation>362,448 / 83,136 PFLOPS es 4,36x en FP8.</translation>
    </message>
    <message>
        <source>4 announced in September 2023 and 4 in November 2024.</source>
        <translation>4 anunciados en septiembre de 2023 y 4 en noviembre de 2024.</translation>
    </message>
    <message>
        <source>4 cores x 16 TFLOPS.</source>
        <translation>4 núcleos x 16 TFLOPS.</translation>
    </message>
    <message>
        <source>4 is FP4, 8 is FP8, 16 is BF16, 32 is FP32.</source>
        <translation>4 es FP4, 8 es FP8, 16 es BF16 y 32 es FP32.</translation>
    </message>
    <message>
        <source>4 servers of 16 chips.</source>
        <translation>4 servidores de 16 chips.</translation>
    </message>
    <message>
        <source>4 third-generation switches, 7.2 Tbit/s</source>
        <translation>4 switches de tercera generación, 7,2 Tbit/s</translation>
    </message>
    <message>
        <source>4,500 against 2,517 dense FP8 TFLOPS (B300 and Trainium3).</source>
        <translation>4.500 frente a 2.517 TFLOPS FP8 densos (B300 y Trainium3).</translation>
    </message>
    <message>
        <source>4.80 is below every price that AWS publishes, spot prices included: the lowest of another day was 8.5964.</source>
        <translation>4,80 está por debajo de todos los precios que publica AWS, incluidos los spot: el más bajo de otro día fue 8,5964.</translation>
    </message>
    <message>
        <source>4.80/9.80 = 48.98% per instance; per chip 0.30/1.225 = 24.49%</source>
        <translation>4,80/9,80 = 48,98 % por instancia; por chip 0,30/1,225 = 24,49 %</translation>
    </message>
    <message>
        <source>4.9/4.7 = 1.043</source>
        <translation>4,9/4,7 = 1,043</translation>
    </message>
    <message>
        <source>42.00 USD for a node of 4.</source>
        <translation>42,00 USD por un nodo de 4.</translation>
    </message>
    <message>
        <source>44.02% by list prices.</source>
        <translation>44,02 % según los precios de lista.</translation>
    </message>
    <message>
        <source>46.4 against 14.09 TB/s (13,120 GiB/s) is 3.29x, against the 9.8 TB/s of another AWS page 4.73x.</source>
        <translation>46,4 frente a 14,09 TB/s (13.120 GiB/s) es 3,29x; frente a los 9,8 TB/s de otra página de AWS, 4,73x.</translation>
    </message>
    <message>
        <source>49.24 USD for a node of 8.</source>
        <translation>49,24 USD por un nodo de 8.</translation>
    </message>
    <message>
        <source>4x throughput.</source>
        <translation>4x el throughput.</translation>
    </message>
    <message>
        <source>5 of it at once.</source>
        <translation>5 de ellos de inmediato.</translation>
    </message>
    <message>
        <source>5,000 with 50%; the guide states the range only above 100,000.</source>
        <translation>5.000 con el 50 %; la guía solo indica el rango por encima de 100.000.</translation>
    </message>
    <message>
        <source>50,000 with 50%; 480,000 to 600,000 a year.</source>
        <translation>50.000 con el 50 %; de 480.000 a 600.000 al año.</translation>
    </message>
    <message>
        <source>50.44 USD for a node of 8.</source>
        <translation>50,44 USD por un nodo de 8.</translation>
    </message>
    <message>
        <source>500,000 / 64 is no whole number, so the chip count is rounded.</source>
        <translation>500.000 / 64 no es un número entero, así que el número de chips está redondeado.</translation>
    </message>
    <message>
        <source>500,000.</source>
        <translation>500.000.</translation>
    </message>
    <message>
        <source>500,000/30 = 16,667 chips per building if all 30 held them; 500,000/7 = 71,429</source>
        <translation>500.000/30 = 16.667 chips por edificio si los 30 los tuvieran; 500.000/7 = 71.429</translation>
    </message>
    <message>
        <source>500,000/64 = 7,812.5 UltraServers (not whole): the figure is rounded</source>
        <translation>500.000/64 = 7.812,5 UltraServers (no entero): la cifra está redondeada</translation>
    </message>
    <message>
        <source>55.04 against 98.32 USD an hour is 44.02% less.</source>
        <translation>55,04 frente a 98,32 USD por hora es un 44,02 % menos.</translation>
    </message>
    <message>
        <source>55.04/9.80 = 5.616; 6.88/4 = 1.72, 6.88/3 = 2.293. Capacity Block 2026-01: 31.464/8 = 3.933 USD/GPU-h; 3-year standard no upfront 23.77728/8 = 2.972</source>
        <translation>55,04/9,80 = 5,616; 6,88/4 = 1,72, 6,88/3 = 2,293. Capacity Block 2026-01: 31,464/8 = 3,933 USD/GPU-h; 3 años estándar sin pago inicial 23,77728/8 = 2,972</translation>
    </message>
    <message>
        <source>6-bit MX format.</source>
        <translation>Formato MX de 6 bits.</translation>
    </message>
    <message>
        <source>6.88 per GPU; unchanged from 2025-11-30 to 2026-11-09.</source>
        <translation>6,88 por GPU; sin cambios del 2025-11-30 al 2026-11-09.</translation>
    </message>
    <message>
        <source>61% of the BF16 rate, 86% of the memory and 57% of the bandwidth of one A100 40GB.</source>
        <translation>El 61 % de la velocidad BF16, el 86 % de la memoria y el 57 % del ancho de banda de un A100 40GB.</translation>
    </message>
    <message>
        <source>64 x 1.299 = 83.136; a spokesperson once called it sparse, the docs say dense.</source>
        <translation>64 x 1,299 = 83,136; un portavoz lo llamó una vez disperso, la documentación dice denso.</translation>
    </message>
    <message>
        <source>64 x 2.235 USD; AWS publishes no price, so this is hypothetical.</source>
        <translation>64 x 2,235 USD; AWS no publica ningún precio, así que es solo una hipótesis.</translation>
    </message>
    <message>
        <source>667 / 190; the AWS table prints 3.4.</source>
        <translation>667 / 190; la tabla de AWS indica 3,4.</translation>
    </message>
    <message>
        <source>68.80 USD for a node of 8.</source>
        <translation>68,80 USD por un nodo de 8.</translation>
    </message>
    <message>
        <source>7 Infinity Fabric links, total of both directions; 64 one way to one peer; 448 one way.</source>
        <translation>7 enlaces Infinity Fabric, total de ambos sentidos; 64 en un sentido hacia otra GPU; 448 en un sentido.</translation>
    </message>
    <message>
        <source>7 links of 100.</source>
        <translation>7 enlaces de 100.</translation>
    </message>
    <message>
        <source>7 links of 153.6, total of both directions.</source>
        <translation>7 enlaces de 153,6, total de ambos sentidos.</translation>
    </message>
    <message>
        <source>7 links of 153; 535.5 one way.</source>
        <translation>7 enlaces de 153; 535,5 en un sentido.</translation>
    </message>
    <message>
        <source>700.0 stands for "no price".</source>
        <translation>700.0 significa «sin precio».</translation>
    </message>
    <message>
        <source>72 chips of about 5 PFLOPS; data sheets: 360 dense FP8, 720 sparse, 1,080 dense FP4.</source>
        <translation>72 chips de unos 5 PFLOPS; hojas de datos: 360 FP8 denso, 720 disperso, 1.080 FP4 denso.</translation>
    </message>
    <message>
        <source>72 x 1.8 TB/s, both directions.</source>
        <translation>72 x 1,8 TB/s, ambos sentidos.</translation>
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
        <translation>8 puertos EFA de 100 Gbps.</translation>
    </message>
    <message>
        <source>8 InfiniBand ports of 400 Gbps.</source>
        <translation>8 puertos InfiniBand de 400 Gbps.</translation>
    </message>
    <message>
        <source>8 links of 100, total of both directions.</source>
        <translation>8 enlaces de 100, total de ambos sentidos.</translation>
    </message>
    <message>
        <source>8 ports of 400 Gbps, one way.</source>
        <translation>8 puertos de 400 Gbps, en un sentido.</translation>
    </message>
    <message>
        <source>80% range</source>
        <translation>Intervalo del 80 %</translation>
    </message>
    <message>
        <source>80% range of the run</source>
        <translation>Rango del 80 % de la ejecución</translation>
    </message>
    <message>
        <source>80% range of the throughput</source>
        <translation>Rango del 80 % de la velocidad</translation>
    </message>
    <message>
        <source>8192/1536 = 5.333</source>
        <translation>8192/1536 = 5,333</translation>
    </message>
    <message>
        <source>820 GiB/s = 880.5 GB/s (+7.4%)</source>
        <translation>820 GiB/s = 880,5 GB/s (+7,4 %)</translation>
    </message>
    <message>
        <source>9 of 10</source>
        <translation>9 de 10</translation>
    </message>
    <message>
        <source>9.80/8 = 1.225 USD/GPU-h; 8 x 3 = 24 and 8 x 4 = 32 USD/h; 24/9.80 = 2.449, 32/9.80 = 3.265</source>
        <translation>9,80/8 = 1,225 USD/GPU-h; 8 x 3 = 24 y 8 x 4 = 32 USD/h; 24/9,80 = 2,449, 32/9,80 = 3,265</translation>
    </message>
    <message>
        <source>90 GB/s a link, both directions; no total per chip is stated.</source>
        <translation>90 GB/s por enlace, ambos sentidos; no se indica un total por chip.</translation>
    </message>
    <message>
        <source>96 GB version.</source>
        <translation>Versión de 96 GB.</translation>
    </message>
    <message>
        <source>; %1</source>
        <translation>; %1</translation>
    </message>
    <message>
        <source>; it looks like a price in cents</source>
        <translation>; parece un precio en centavos</translation>
    </message>
    <message>
        <source>; it looks like the price of a day</source>
        <translation>; parece el precio de un día</translation>
    </message>
    <message>
        <source>; it looks like the price of a month</source>
        <translation>; parece el precio de un mes</translation>
    </message>
    <message>
        <source>; it looks like the price of a year</source>
        <translation>; parece el precio de un año</translation>
    </message>
    <message>
        <source>; it looks like the price of one chip</source>
        <translation>; parece el precio de un solo chip</translation>
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
        <source>A 32 GB card exists too.</source>
        <translation>También existe una tarjeta de 32 GB.</translation>
    </message>
    <message>
        <source>A Trn2 instance has four times the memory bandwidth of a Trn1 instance.</source>
        <translation>Una instancia Trn2 tiene cuatro veces el ancho de banda de memoria de una instancia Trn1.</translation>
    </message>
    <message>
        <source>A Trn2 instance has three times the memory of a Trn1 instance.</source>
        <translation>Una instancia Trn2 tiene tres veces la memoria de una instancia Trn1.</translation>
    </message>
    <message>
        <source>A Trn3 UltraServer has 3.9 times the memory bandwidth of a Trn2 UltraServer.</source>
        <translation>Un Trn3 UltraServer tiene 3,9 veces el ancho de banda de memoria de un Trn2 UltraServer.</translation>
    </message>
    <message>
        <source>A Trn3 UltraServer has 4.4 times the performance of a Trn2 UltraServer.</source>
        <translation>Un Trn3 UltraServer tiene 4,4 veces el rendimiento de un Trn2 UltraServer.</translation>
    </message>
    <message>
        <source>A Trn3 UltraServer has four times the performance per watt of a Trn2 UltraServer.</source>
        <translation>Un Trn3 UltraServer tiene cuatro veces el rendimiento por vatio de un Trn2 UltraServer.</translation>
    </message>
    <message>
        <source>A Trn3 UltraServer is comparable to a Blackwell rack in total compute.</source>
        <translation>Un Trn3 UltraServer es comparable a un rack Blackwell en cómputo total.</translation>
    </message>
    <message>
        <source>A Trn3 UltraServer likely costs 40 to 60% less than equal Blackwell hardware.</source>
        <translation>Un Trn3 UltraServer probablemente cuesta entre un 40 y un 60 % menos que hardware Blackwell equivalente.</translation>
    </message>
    <message>
        <source>A batch takes %1; the limit is %2.</source>
        <translation>Un batch tarda %1; se necesitan %2 como máximo.</translation>
    </message>
    <message>
        <source>A blog says 1,800 W.</source>
        <translation>Un blog dice 1.800 W.</translation>
    </message>
    <message>
        <source>A blog without sources.</source>
        <translation>Un blog sin fuentes.</translation>
    </message>
    <message>
        <source>A board can have annotations on at most %1 charts.</source>
        <translation>Una comparación lleva textos en %1 gráficos como máximo.</translation>
    </message>
    <message>
        <source>A board has no scenarios, or 2 to %1.</source>
        <translation>Una comparación no tiene escenarios o tiene de 2 a %1.</translation>
    </message>
    <message>
        <source>A board holds at most %1 custom models.</source>
        <translation>Una comparación admite como máximo %1 modelos propios.</translation>
    </message>
    <message>
        <source>A chart can have at most %1 annotations.</source>
        <translation>Un gráfico tiene como máximo %1 anotaciones.</translation>
    </message>
    <message>
        <source>A chart has seven series at most.</source>
        <translation>Un gráfico tiene como máximo siete series.</translation>
    </message>
    <message>
        <source>A chart, a table or a text</source>
        <translation>Un gráfico, una tabla o un texto</translation>
    </message>
    <message>
        <source>A chip cannot be derived from itself.</source>
        <translation>Un chip no puede derivarse de sí mismo.</translation>
    </message>
    <message>
        <source>A chip figure cannot be 0.</source>
        <translation>0 no es una cifra de un chip.</translation>
    </message>
    <message>
        <source>A chip figure is not plausible, such as a sparse peak listed as dense.</source>
        <translation>Una cifra del chip no es posible: por ejemplo, un pico disperso indicado como denso.</translation>
    </message>
    <message>
        <source>A chip must be listed in the required region.</source>
        <translation>Un chip debe constar en la región que se necesita.</translation>
    </message>
    <message>
        <source>A chip must be listed on the required cloud.</source>
        <translation>Un chip debe figurar en la nube que se necesita.</translation>
    </message>
    <message>
        <source>A claim holds if the recomputed value is in its range, or rounds to its number and is within 5% of it.</source>
        <translation>Una afirmación se sostiene si el valor recalculado está dentro de su rango, o se redondea a su número y difiere de él como máximo un 5 %.</translation>
    </message>
    <message>
        <source>A cluster of AWS used by Anthropic.</source>
        <translation>Un clúster de AWS que usa Anthropic.</translation>
    </message>
    <message>
        <source>A comma is not allowed here.</source>
        <translation>Una coma no tiene significado aquí.</translation>
    </message>
    <message>
        <source>A committed instance is paid for all hours, regardless of its use.</source>
        <translation>Un alquiler con compromiso se paga por todas las horas, se use lo que se use.</translation>
    </message>
    <message>
        <source>A comparison must be followed by "and", "or" or the end.</source>
        <translation>Después de una comparación va "and", "or" o el final.</translation>
    </message>
    <message>
        <source>A comparison starts with a field name.</source>
        <translation>Una comparación empieza con el nombre de un campo.</translation>
    </message>
    <message>
        <source>A comparison with this name would look like an exported file.</source>
        <translation>Una comparación guardada con este nombre parecería un archivo exportado.</translation>
    </message>
    <message>
        <source>A conclusion of the article.</source>
        <translation>Una conclusión del artículo.</translation>
    </message>
    <message>
        <source>A config.json of %1 bytes is too large.</source>
        <translation>Un config.json de %1 bytes es demasiado grande.</translation>
    </message>
    <message>
        <source>A convention; no figure is published.</source>
        <translation>Una convención: no hay ninguna cifra publicada.</translation>
    </message>
    <message>
        <source>A cost figure, not to be merged with the price-performance claim for Trainium2.</source>
        <translation>Una cifra de coste; no debe mezclarse con la afirmación sobre la relación precio-rendimiento de Trainium2.</translation>
    </message>
    <message>
        <source>A custom text. Enter saves it, Esc cancels, an empty text restores the automatic one.</source>
        <translation>Un texto propio. Intro lo conserva, Esc lo deja como estaba y, si queda vacío, vuelve lo que dicen los datos.</translation>
    </message>
    <message>
        <source>A custom value, with a note on its source.</source>
        <translation>Un valor propio, con una nota sobre su procedencia.</translation>
    </message>
    <message>
        <source>A decode step generates 1 to %1 tokens.</source>
        <translation>Un paso de decode da de 1 a %1 tokens.</translation>
    </message>
    <message>
        <source>A diamond is the claim and a circle the catalogue's value at the chosen prices. The table lists every claim with its verdict and the arithmetic, then the contradictions between sources and the preferred figures.</source>
        <translation>Un rombo es lo afirmado y un círculo, lo que da el catálogo con los precios elegidos. La tabla contiene cada afirmación con su veredicto y el cálculo; después, las contradicciones entre fuentes y la cifra preferida.</translation>
    </message>
    <message>
        <source>A dimension of a model can be at most %1.</source>
        <translation>Ninguna dimensión de un modelo supera %1.</translation>
    </message>
    <message>
        <source>A direction does not accept a number.</source>
        <translation>Una dirección no tiene número.</translation>
    </message>
    <message>
        <source>A faster chip at a quarter of the price: 4.80 can hardly be a real price.</source>
        <translation>Un chip más rápido a un cuarto del precio: 4,80 difícilmente puede ser un precio real.</translation>
    </message>
    <message>
        <source>A file with your colours, font and logo, for the window and exports.</source>
        <translation>Un archivo con sus colores, tipo de letra y logotipo, para la ventana y para los archivos.</translation>
    </message>
    <message>
        <source>A forecast of the article.</source>
        <translation>Una previsión del artículo.</translation>
    </message>
    <message>
        <source>A formula cannot be written as CSV.</source>
        <translation>Una fórmula no es una tabla.</translation>
    </message>
    <message>
        <source>A full month is 730 hours.</source>
        <translation>730 equivalen a un mes completo.</translation>
    </message>
    <message>
        <source>A full month: 365 / 12 days of 24 hours.</source>
        <translation>Un mes de 365 / 12 días, todo el día.</translation>
    </message>
    <message>
        <source>A judgement of the article.</source>
        <translation>Una valoración del artículo.</translation>
    </message>
    <message>
        <source>A larger batch moves the circles, which show decode, to the right.</source>
        <translation>Un batch mayor desplaza los círculos, que son el decode, hacia la derecha.</translation>
    </message>
    <message>
        <source>A line needs a value.</source>
        <translation>Una línea necesita el valor en el que se sitúa.</translation>
    </message>
    <message>
        <source>A line needs a value: "80" or "80 needed".</source>
        <translation>Una línea necesita el número en el que se sitúa: «80» u «80 necesarios».</translation>
    </message>
    <message>
        <source>A logarithmic axis cannot show zero or negative values, so this value is not used.</source>
        <translation>Un valor que no es mayor que cero no cabe en un eje logarítmico, por lo que no se usa.</translation>
    </message>
    <message>
        <source>A logarithmic axis has dots, never bars.</source>
        <translation>Un eje logarítmico lleva puntos, nunca barras.</translation>
    </message>
    <message>
        <source>A machine can have at most %1 chips.</source>
        <translation>Una máquina tiene como máximo %1 chips.</translation>
    </message>
    <message>
        <source>A machine must have at least one chip.</source>
        <translation>Una máquina tiene al menos un chip.</translation>
    </message>
    <message>
        <source>A mark cannot be compared with itself.</source>
        <translation>Una marca no se puede comparar consigo misma.</translation>
    </message>
    <message>
        <source>A matter of opinion.</source>
        <translation>Cuestión de opinión.</translation>
    </message>
    <message>
        <source>A missing figure has no range.</source>
        <translation>Una cifra sin dato no tiene rango.</translation>
    </message>
    <message>
        <source>A missing value has no range.</source>
        <translation>Lo que no se conoce no tiene rango.</translation>
    </message>
    <message>
        <source>A model of type "%1" has no experts, but %2 are stated.</source>
        <translation>Un modelo de tipo "%1" no tiene expertos, pero se indican %2.</translation>
    </message>
    <message>
        <source>A move must save more than it costs.</source>
        <translation>Una migración debe ahorrar más de lo que cuesta.</translation>
    </message>
    <message>
        <source>A move needs two options.</source>
        <translation>Una migración necesita dos opciones.</translation>
    </message>
    <message>
        <source>A new scenario is a named copy of the board. Later changes to prices, assumptions and custom values apply to it alone. The current state is kept as “As it was”.</source>
        <translation>Un escenario nuevo es una copia de la comparación con un nombre; los precios, supuestos y valores propios que cambie después pertenecen solo a él. Lo que hay ahora se conserva como «Como estaba».</translation>
    </message>
    <message>
        <source>A new, empty one was created: import the prices again.</source>
        <translation>Se ha creado uno nuevo y vacío: importe de nuevo los precios.</translation>
    </message>
    <message>
        <source>A newer list of %1 is available: "%2", %3.</source>
        <translation>Hay una lista más reciente de %1: «%2» de %3.</translation>
    </message>
    <message>
        <source>A note under the chart</source>
        <translation>Una nota bajo el gráfico</translation>
    </message>
    <message>
        <source>A number cannot be read.</source>
        <translation>Un número no se puede leer.</translation>
    </message>
    <message>
        <source>A number could have a decimal comma or a thousands comma.</source>
        <translation>Un número se puede leer con coma decimal o con coma de millares.</translation>
    </message>
    <message>
        <source>A part of this file has an invalid name.</source>
        <translation>Una parte de este archivo tiene un nombre no permitido.</translation>
    </message>
    <message>
        <source>A picture cannot have a scale of %1.</source>
        <translation>Una imagen no puede tener una escala de %1.</translation>
    </message>
    <message>
        <source>A presentation cannot have slides of the size "%1".</source>
        <translation>Las diapositivas de una presentación no pueden tener el tamaño «%1».</translation>
    </message>
    <message>
        <source>A presentation or template (.pptx, .potx): slides use its masters, size, fonts and colours.</source>
        <translation>Una presentación o plantilla (.pptx, .potx): las diapositivas toman sus patrones, tamaño, fuentes y colores.</translation>
    </message>
    <message>
        <source>A preview is not open to everyone.</source>
        <translation>Una versión preliminar no está abierta a todos.</translation>
    </message>
    <message>
        <source>A price belongs to an instance, a system or a chip.</source>
        <translation>Un precio corresponde a una instancia, un sistema o un chip.</translation>
    </message>
    <message>
        <source>A price needs a price list.</source>
        <translation>Un precio pertenece a una lista de precios.</translation>
    </message>
    <message>
        <source>A price on this page dates from %1, %2 days ago.</source>
        <translation>Un precio de esta página es del %1, de hace %2 días.</translation>
    </message>
    <message>
        <source>A quarter of a year for one engineer; no figure is published.</source>
        <translation>Un trimestre de una persona de ingeniería; no hay ninguna cifra publicada.</translation>
    </message>
    <message>
        <source>A ready-made comparison to start from.</source>
        <translation>Una comparación predefinida para empezar.</translation>
    </message>
    <message>
        <source>A replica</source>
        <translation>Una réplica</translation>
    </message>
    <message>
        <source>A report: cover, all pages, assumptions, sources</source>
        <translation>Un informe: portada, todas las páginas, supuestos, fuentes</translation>
    </message>
    <message>
        <source>A requirement for several clouds rules out chips of one cloud.</source>
        <translation>Quien necesita varias nubes no puede usar chips de una sola.</translation>
    </message>
    <message>
        <source>A row cannot be compared with itself.</source>
        <translation>Una fila no se puede comparar consigo misma.</translation>
    </message>
    <message>
        <source>A run saves at most %1, and moving costs %2.</source>
        <translation>Una ejecución ahorra como máximo %1, y migrar cuesta %2.</translation>
    </message>
    <message>
        <source>A service level requires a search; set one in the program.</source>
        <translation>Un nivel de servicio añade una búsqueda; pídalo en el programa.</translation>
    </message>
    <message>
        <source>A statement by AWS staff.</source>
        <translation>Una declaración de personal de AWS.</translation>
    </message>
    <message>
        <source>A step of the tour. Enter continues, Esc ends it.</source>
        <translation>Un paso de la visita guiada. Intro continúa, Esc la termina.</translation>
    </message>
    <message>
        <source>A subject is a chip, an instance or a system.</source>
        <translation>Un sujeto es un chip, una instancia o un sistema.</translation>
    </message>
    <message>
        <source>A table of %1 rows by %2 measures.</source>
        <translation>Una tabla de %1 filas por %2 métricas.</translation>
    </message>
    <message>
        <source>A title can have at most %1 claims.</source>
        <translation>Un título tiene %1 afirmaciones como máximo.</translation>
    </message>
    <message>
        <source>A token cannot go to %1 of %2 experts.</source>
        <translation>Un token no puede ir a %1 de %2 expertos.</translation>
    </message>
    <message>
        <source>A token cannot go to more experts than there are.</source>
        <translation>Un token no puede ir a más expertos de los que hay.</translation>
    </message>
    <message>
        <source>A token must go to between 1 and %1 experts.</source>
        <translation>Un token debe ir a entre 1 y %1 expertos.</translation>
    </message>
    <message>
        <source>A tornado varies every assumption in turn.</source>
        <translation>Un tornado varía todos los supuestos, uno tras otro.</translation>
    </message>
    <message>
        <source>A two-way table varies two assumptions.</source>
        <translation>Una tabla de doble entrada varía dos supuestos.</translation>
    </message>
    <message>
        <source>A weight or cached element takes 0 to 16 bytes.</source>
        <translation>Un peso o elemento en caché ocupa de 0 a 16 bytes.</translation>
    </message>
    <message>
        <source>A window in layers with latent attention is not supported.</source>
        <translation>No se conoce una ventana en capas con atención latente.</translation>
    </message>
    <message>
        <source>A window is set, but no layer uses it.</source>
        <translation>Hay una ventana, pero ninguna capa que la tenga.</translation>
    </message>
    <message>
        <source>A&amp;xis</source>
        <translation>E&amp;je</translation>
    </message>
    <message>
        <source>A100 clusters</source>
        <translation>Clústeres A100</translation>
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
        <source>AFP news agency</source>
        <translation>Agencia de noticias AFP</translation>
    </message>
    <message>
        <source>AFP, February 2026: no.</source>
        <translation>AFP, febrero de 2026: no.</translation>
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
        <translation>AFP: Trainium3, hasta un 30 o 40 % menos de coste.</translation>
    </message>
    <message>
        <source>AFP: six times the performance.</source>
        <translation>AFP: seis veces el rendimiento.</translation>
    </message>
    <message>
        <source>AFP: twice the capabilities.</source>
        <translation>AFP: el doble de capacidad.</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>API price</source>
        <translation>Precio de la API</translation>
    </message>
    <message>
        <source>API price of a million output tokens, prompts included. Affects the cost of an API.</source>
        <translation>Lo que cobra una API por un millón de tokens de salida, prompts incluidos. Afecta al coste de una API.</translation>
    </message>
    <message>
        <source>AWS Capacity Block prices (JSON)</source>
        <translation>Precios de Capacity Block de AWS (JSON)</translation>
    </message>
    <message>
        <source>AWS Capacity Blocks</source>
        <translation>Capacity Blocks de AWS</translation>
    </message>
    <message>
        <source>AWS Savings Plans prices (CSV)</source>
        <translation>Precios de Savings Plans de AWS (CSV)</translation>
    </message>
    <message>
        <source>AWS Trainium2 and later</source>
        <translation>Trainium2 y posteriores</translation>
    </message>
    <message>
        <source>AWS announced a price cut of 25% for P5en.</source>
        <translation>AWS anunció una rebaja del 25 % para P5en.</translation>
    </message>
    <message>
        <source>AWS announced a price cut of 33% for P4d.</source>
        <translation>AWS anunció una rebaja del 33 % para P4d.</translation>
    </message>
    <message>
        <source>AWS announced price cuts of up to 45% for P5.</source>
        <translation>AWS anunció rebajas de hasta el 45 % para P5.</translation>
    </message>
    <message>
        <source>AWS announced up to 45% for P5, 33% for P4d and 25% for P5en.</source>
        <translation>AWS anunció hasta un 45 % para P5, un 33 % para P4d y un 25 % para P5en.</translation>
    </message>
    <message>
        <source>AWS builds its own chips so that hardware and its software, above all Bedrock, fit together.</source>
        <translation>AWS crea sus propios chips para que el hardware y su software, sobre todo Bedrock, encajen.</translation>
    </message>
    <message>
        <source>AWS chip guide</source>
        <comment>an article</comment>
        <translation>Guía de chips de AWS</translation>
    </message>
    <message>
        <source>AWS compares with P5e and P5en, which carry H200, not with P5.</source>
        <translation>AWS compara con P5e y P5en, que llevan H200, no con P5.</translation>
    </message>
    <message>
        <source>AWS confirms the use, not the ratio.</source>
        <translation>AWS confirma el uso, no la proporción.</translation>
    </message>
    <message>
        <source>AWS cut its H100 prices by about 44% in June 2025.</source>
        <translation>AWS rebajó sus precios de H100 cerca de un 44 % en junio de 2025.</translation>
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
        <translation>AWS no publica ese dato.</translation>
    </message>
    <message>
        <source>AWS gave factors over Trainium3, no absolute figures; those shown are computed from the factors.</source>
        <translation>AWS dio factores respecto a Trainium3, no cifras absolutas; las que se muestran se calculan a partir de los factores.</translation>
    </message>
    <message>
        <source>AWS generations</source>
        <translation>Generaciones de AWS</translation>
    </message>
    <message>
        <source>AWS gives the same range against P5e and P5en.</source>
        <translation>AWS da el mismo rango frente a P5e y P5en.</translation>
    </message>
    <message>
        <source>AWS has not announced a date.</source>
        <translation>AWS no ha indicado ninguna fecha.</translation>
    </message>
    <message>
        <source>AWS itself compares with the H200.</source>
        <translation>La propia AWS compara con H200.</translation>
    </message>
    <message>
        <source>AWS listed no standard offer.</source>
        <translation>AWS no tenía ninguna oferta estándar en la lista.</translation>
    </message>
    <message>
        <source>AWS merges its inference line into Trainium.</source>
        <translation>AWS integra su línea de inferencia en Trainium.</translation>
    </message>
    <message>
        <source>AWS on-demand and reserved prices (CSV)</source>
        <translation>Precios bajo demanda y reservados de AWS (CSV)</translation>
    </message>
    <message>
        <source>AWS product page and guide print GB.</source>
        <translation>La página de producto de AWS y la guía indican GB.</translation>
    </message>
    <message>
        <source>AWS product page, as a third party quotes it: 9.8 TB/s.</source>
        <translation>Página de producto de AWS, según la cita un tercero: 9,8 TB/s.</translation>
    </message>
    <message>
        <source>AWS publishes no power figure for either UltraServer.</source>
        <translation>AWS no publica la potencia de ninguno de los dos UltraServers.</translation>
    </message>
    <message>
        <source>AWS publishes no power figure for either chip.</source>
        <translation>AWS no publica la potencia de ninguno de los dos chips.</translation>
    </message>
    <message>
        <source>AWS publishes no power figure.</source>
        <translation>AWS no publica la potencia.</translation>
    </message>
    <message>
        <source>AWS publishes no price at all.</source>
        <translation>AWS no publica ningún tipo de precio.</translation>
    </message>
    <message>
        <source>AWS reserved instances, 1 year, standard, nothing upfront, of 2025-11-30, and one-year commitments of Google Cloud of 2026-07-30.</source>
        <translation>Instancias reservadas de AWS, 1 año, estándar, sin pago inicial, de 2025-11-30, y compromisos de un año de Google Cloud de 2026-07-30.</translation>
    </message>
    <message>
        <source>AWS reserved instances, 3 years, standard, nothing upfront, of 2025-11-30, and three-year commitments of Google Cloud of 2026-07-30.</source>
        <translation>Instancias reservadas de AWS, 3 años, estándar, sin pago inicial, de 2025-11-30, y compromisos de tres años de Google Cloud de 2026-07-30.</translation>
    </message>
    <message>
        <source>AWS says that more than 80,000 of its chips ran Rufus on Prime Day 2024.</source>
        <translation>AWS dice que más de 80.000 de sus chips ejecutaron Rufus en el Prime Day de 2024.</translation>
    </message>
    <message>
        <source>AWS says up to.</source>
        <translation>AWS dice «hasta».</translation>
    </message>
    <message>
        <source>AWS sells Trn3 UltraServers by capacity block and publishes no price.</source>
        <translation>AWS vende los Trn3 UltraServers mediante Capacity Block y no publica ningún precio.</translation>
    </message>
    <message>
        <source>AWS sells it by capacity block and on spot only.</source>
        <translation>AWS lo vende solo mediante Capacity Block y spot.</translation>
    </message>
    <message>
        <source>AWS sells it by capacity block only.</source>
        <translation>AWS lo vende solo mediante Capacity Block.</translation>
    </message>
    <message>
        <source>AWS states 4x the speed, 4x the memory bandwidth and 3x the memory for the whole instance.</source>
        <translation>AWS indica 4x la velocidad, 4x el ancho de banda de memoria y 3x la memoria para la instancia completa.</translation>
    </message>
    <message>
        <source>AWS states four times the performance per watt for the UltraServer.</source>
        <translation>AWS indica cuatro veces el rendimiento por vatio para el UltraServer.</translation>
    </message>
    <message>
        <source>AWS's software for running models on Trainium and Inferentia.</source>
        <translation>el software de AWS que ejecuta modelos en Trainium e Inferentia.</translation>
    </message>
    <message>
        <source>AWS: 3.9 times.</source>
        <translation>AWS: 3,9 veces.</translation>
    </message>
    <message>
        <source>AWS: against P5e and P5en (H200).</source>
        <translation>AWS: frente a P5e y P5en (H200).</translation>
    </message>
    <message>
        <source>AWS: announced so, with the code in a private preview.</source>
        <translation>AWS: así se anunció, con el código en una versión preliminar privada.</translation>
    </message>
    <message>
        <source>AWS: no on-demand price; capacity block 35.7608 USD/h, 2.235 a chip; spot 8.99 to 15.37 in September 2026.</source>
        <translation>AWS: sin precio bajo demanda; Capacity Block 35,7608 USD/h, 2,235 por chip; spot de 8,99 a 15,37 en septiembre de 2026.</translation>
    </message>
    <message>
        <source>AWS: private preview in December 2025, closed beta in May 2026.</source>
        <translation>AWS: versión preliminar privada en diciembre de 2025, beta cerrada en mayo de 2026.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Sobre</translation>
    </message>
    <message>
        <source>About Chipboard</source>
        <translation>Acerca de Chipboard</translation>
    </message>
    <message>
        <source>About the same as %1.</source>
        <translation>Casi igual que %1.</translation>
    </message>
    <message>
        <source>About the same: %1 leads</source>
        <comment>a chip</comment>
        <translation>Casi igual: %1 va por delante</translation>
    </message>
    <message>
        <source>About these charts</source>
        <translation>Acerca de estos gráficos</translation>
    </message>
    <message>
        <source>About this workbook</source>
        <translation>Acerca de este libro</translation>
    </message>
    <message>
        <source>Above</source>
        <translation>Por encima</translation>
    </message>
    <message>
        <source>Above 100,000 USD of inference a month cost falls by 40 to 50%.</source>
        <translation>Por encima de 100.000 USD de inferencia al mes, el coste baja entre un 40 y un 50 %.</translation>
    </message>
    <message>
        <source>Above 100,000 USD of inference a month the return is large.</source>
        <translation>Por encima de 100.000 USD de inferencia al mes, el beneficio es grande.</translation>
    </message>
    <message>
        <source>Above it</source>
        <translation>Por encima</translation>
    </message>
    <message>
        <source>Absent from the price file of 2026-07-30.</source>
        <translation>No figura en el archivo de precios de 2026-07-30.</translation>
    </message>
    <message>
        <source>Absolute numbers</source>
        <translation>Números absolutos</translation>
    </message>
    <message>
        <source>Accept rows that are suspicious for these reasons, such as spot-floor.</source>
        <translation>Admite las filas sospechosas por estos motivos, por ejemplo spot-floor.</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exactitud</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Eje horizontal</translation>
    </message>
    <message>
        <source>Act&amp;ual size</source>
        <translation>Ta&amp;maño real</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>Activación</translation>
    </message>
    <message>
        <source>Activations through memory</source>
        <translation>Activaciones a través de la memoria</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Activo</translation>
    </message>
    <message>
        <source>Active parameters</source>
        <translation>Parámetros activos</translation>
    </message>
    <message>
        <source>Active parameters (billions)</source>
        <translation>Parámetros activos (miles de millones)</translation>
    </message>
    <message>
        <source>Add "head_dim".</source>
        <translation>Indique "head_dim".</translation>
    </message>
    <message>
        <source>Add %1 to the comparison</source>
        <translation>Añadir %1 a la comparación</translation>
    </message>
    <message>
        <source>Add --chips ID,ID.</source>
        <translation>Indique los chips con --chips ID,ID.</translation>
    </message>
    <message>
        <source>Add --currency CODE.</source>
        <translation>Indíquela con --currency CODE.</translation>
    </message>
    <message>
        <source>Add --metrics ID.</source>
        <translation>Indique --metrics ID.</translation>
    </message>
    <message>
        <source>Add --on ID; "chipboard list chips" shows the ids of chips.</source>
        <translation>Indique --on ID; «chipboard list chips» muestra los identificadores de los chips.</translation>
    </message>
    <message>
        <source>Add --to FILE, ending in %1.</source>
        <translation>Indique con --to FILE un archivo que termine en %1.</translation>
    </message>
    <message>
        <source>Add --to FILE.pptx, or remove --template.</source>
        <translation>Indique un archivo con --to FILE.pptx u omita --template.</translation>
    </message>
    <message>
        <source>Add --vary NAME,NAME.</source>
        <translation>Indique --vary NAME,NAME.</translation>
    </message>
    <message>
        <source>Add --workload ID or --model ID; "chipboard list workloads" and "chipboard list models" show the ids.</source>
        <translation>Indique --workload ID o --model ID; "chipboard list workloads" y "chipboard list models" muestran los identificadores.</translation>
    </message>
    <message>
        <source>Add a line</source>
        <translation>Trazar una línea</translation>
    </message>
    <message>
        <source>Add a page with the numbers</source>
        <translation>Añadir una página con los números</translation>
    </message>
    <message>
        <source>Add a scenario</source>
        <translation>Añadir un escenario</translation>
    </message>
    <message>
        <source>Add a scenario to compare prices or assumptions</source>
        <translation>Añada un escenario para comparar precios o supuestos</translation>
    </message>
    <message>
        <source>Add an entry or remove the list.</source>
        <translation>Indique algún elemento u omítalo.</translation>
    </message>
    <message>
        <source>Add content or remove the file.</source>
        <translation>Añádale contenido o elimínelo.</translation>
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
        <source>Add it; the model's page has the complete file.</source>
        <translation>Añádalo; la página del modelo tiene el archivo completo.</translation>
    </message>
    <message>
        <source>Add its address.</source>
        <translation>Indique su dirección.</translation>
    </message>
    <message>
        <source>Add its number; "chipboard prices list" shows the snapshots.</source>
        <translation>Indique su número; «chipboard prices list» muestra las que hay.</translation>
    </message>
    <message>
        <source>Add or remove chips, instances and systems. Type to search.</source>
        <translation>Añada o quite aquí chips, instancias y sistemas. Escriba para buscar.</translation>
    </message>
    <message>
        <source>Add the table of numbers on a separate page.</source>
        <translation>Añade la tabla de números en una página aparte.</translation>
    </message>
    <message>
        <source>Added %1, removed %2.</source>
        <translation>Añadido: %1. Quitado: %2.</translation>
    </message>
    <message>
        <source>Added %1.</source>
        <translation>Añadido: %1.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Adds Trainium3.</source>
        <translation>Añade Trainium3.</translation>
    </message>
    <message>
        <source>Adjacent numbers have the same precision.</source>
        <translation>Las cifras contiguas son de una misma precisión.</translation>
    </message>
    <message>
        <source>Adjacent numbers have the same unit of comparison.</source>
        <translation>Las cifras contiguas son de un mismo nivel.</translation>
    </message>
    <message>
        <source>Adjacent prices have the same type.</source>
        <translation>Los precios contiguos son de un mismo tipo.</translation>
    </message>
    <message>
        <source>Advisor</source>
        <translation>Asesor</translation>
    </message>
    <message>
        <source>Affected charts</source>
        <translation>Cambia estos gráficos</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Tras</translation>
    </message>
    <message>
        <source>After the cut an H100 costs 3 to 4 USD per hour on demand.</source>
        <translation>Tras la rebaja, un H100 cuesta de 3 a 4 USD por hora bajo demanda.</translation>
    </message>
    <message>
        <source>Against it</source>
        <translation>En contra</translation>
    </message>
    <message>
        <source>All assumptions reset.</source>
        <translation>Todos los supuestos restablecidos.</translation>
    </message>
    <message>
        <source>All chips</source>
        <translation>Todos los chips</translation>
    </message>
    <message>
        <source>All chips in the catalogue are considered, not only the selection. Chips that meet every requirement come first. Among options that are about the same, the one with more reasons comes first.</source>
        <translation>Se examinan todos los chips del catálogo, sea cual sea la selección. Primero van los que nada descarta. Entre las opciones demasiado próximas a la mejor para distinguirlas, va primero la que tiene más motivos a favor.</translation>
    </message>
    <message>
        <source>All custom values on this board, to change or reset.</source>
        <translation>Todos los valores propios de esta comparación, para cambiarlos o restablecerlos.</translation>
    </message>
    <message>
        <source>All custom values on this board.</source>
        <translation>Todos los valores propios de esta comparación.</translation>
    </message>
    <message>
        <source>All heads share one KV head ("multi_query").</source>
        <translation>Todas las cabezas comparten una cabeza KV, según "multi_query".</translation>
    </message>
    <message>
        <source>All items to compare, by vendor and product line. Space adds or removes an entry.</source>
        <translation>Todo lo que se puede comparar, por fabricante y línea. Espacio lo añade o lo quita.</translation>
    </message>
    <message>
        <source>All keyboard shortcuts.</source>
        <translation>Qué se puede hacer con qué teclas.</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Todos los tipos</translation>
    </message>
    <message>
        <source>All lines</source>
        <translation>Todas las líneas</translation>
    </message>
    <message>
        <source>All numbers are estimates, so their bars are outlined; whiskers show the error range of eight in ten measurements. Text instead of a bar states why there is no number. The table names the bottleneck of each option: compute, memory or links.</source>
        <translation>Todos los números son estimaciones, por eso sus barras llevan solo contorno; los bigotes son el error que no superaron ocho de cada diez mediciones. El texto en lugar de una barra indica por qué no hay número. La tabla indica qué limita cada uno: cómputo, memoria o enlaces.</translation>
    </message>
    <message>
        <source>All of the work moves (assumed).</source>
        <translation>Se supone que se migra todo el trabajo.</translation>
    </message>
    <message>
        <source>All of the work moves.</source>
        <translation>Se migra todo el trabajo.</translation>
    </message>
    <message>
        <source>All pages with results</source>
        <translation>Todas las páginas con contenido</translation>
    </message>
    <message>
        <source>All paid hours are used.</source>
        <translation>Todas las horas pagadas se trabajan.</translation>
    </message>
    <message>
        <source>All providers</source>
        <translation>Todos los proveedores</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>Todas las filas</translation>
    </message>
    <message>
        <source>All settings in one window.</source>
        <translation>Todo lo que el programa recuerda por usted, en una ventana.</translation>
    </message>
    <message>
        <source>All settings to “%1”</source>
        <translation>Todo a «%1»</translation>
    </message>
    <message>
        <source>All text is large enough to be read at this size.</source>
        <translation>Todo el texto es lo bastante grande para leerse a este tamaño.</translation>
    </message>
    <message>
        <source>All to all.</source>
        <translation>Todos con todos.</translation>
    </message>
    <message>
        <source>All upfront, effective rate.</source>
        <translation>Todo por adelantado, tarifa efectiva.</translation>
    </message>
    <message>
        <source>All weights of the model.</source>
        <translation>Todos los pesos del modelo.</translation>
    </message>
    <message>
        <source>All work</source>
        <translation>Todo el trabajo</translation>
    </message>
    <message>
        <source>Allow more chips, or run prefill and decode on the same chips.</source>
        <translation>Permita más chips, o lea los prompts donde se escriben las respuestas.</translation>
    </message>
    <message>
        <source>Allow more time, more chips or shorter prompts.</source>
        <translation>Permita más tiempo o más chips, o elija prompts más cortos.</translation>
    </message>
    <message>
        <source>Already imported on %1 (snapshot %2); nothing was added.</source>
        <translation>Ya importado el %1 (instantánea %2); no se añadió nada.</translation>
    </message>
    <message>
        <source>Also possible</source>
        <translation>También posibles</translation>
    </message>
    <message>
        <source>Also read the catalogue files in this directory; they replace shipped entries with the same id. Can be repeated.</source>
        <translation>Lee también los archivos de catálogo de este directorio; sustituyen las entradas incluidas con el mismo identificador. Se puede indicar varias veces.</translation>
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
        <source>Alt+Left, Alt+Right</source>
        <translation>Alt+Izquierda, Alt+Derecha</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Arriba</translation>
    </message>
    <message>
        <source>Alt+arrow keys, drag</source>
        <translation>Alt+flechas, arrastrar</translation>
    </message>
    <message>
        <source>Amazon in Anthropic</source>
        <translation>Amazon en Anthropic</translation>
    </message>
    <message>
        <source>Amazon results for the fourth quarter of 2025.</source>
        <translation>Resultados de Amazon del cuarto trimestre de 2025.</translation>
    </message>
    <message>
        <source>Amazon's figure for its servers from 2025 on.</source>
        <translation>Lo que Amazon indica para sus servidores desde 2025.</translation>
    </message>
    <message>
        <source>An analysis covers one metric.</source>
        <translation>Una pregunta se refiere a una sola métrica.</translation>
    </message>
    <message>
        <source>An earlier row has another price for the same item, place and date.</source>
        <translation>Una fila anterior tiene otro precio para el mismo elemento, lugar y fecha.</translation>
    </message>
    <message>
        <source>An earlier row is the same.</source>
        <translation>Una fila anterior dice lo mismo.</translation>
    </message>
    <message>
        <source>An eighth of the 10 TFLOPS of HGX B300.</source>
        <translation>Un octavo de los 10 TFLOPS de HGX B300.</translation>
    </message>
    <message>
        <source>An eighth of the 296 TFLOPS of HGX B200.</source>
        <translation>Un octavo de los 296 TFLOPS de HGX B200.</translation>
    </message>
    <message>
        <source>An encoder needs a text of at least 1 token.</source>
        <translation>Un codificador necesita un texto de al menos 1 token.</translation>
    </message>
    <message>
        <source>An exchange rate must be from 0.0001 to 10000000.</source>
        <translation>Un tipo de cambio es un número de 0,0001 a 10000000.</translation>
    </message>
    <message>
        <source>An exchange rate needs a currency other than USD.</source>
        <translation>Un tipo de cambio es de una moneda distinta de USD.</translation>
    </message>
    <message>
        <source>An immature SDK and few supported models held back Trainium1.</source>
        <translation>Un SDK inmaduro y pocos modelos compatibles frenaron a Trainium1.</translation>
    </message>
    <message>
        <source>An import report is not a list, so it cannot be printed as CSV.</source>
        <translation>El informe de una importación no es una lista, así que no se puede imprimir como CSV.</translation>
    </message>
    <message>
        <source>An indexer caches 128 more elements a layer and token.</source>
        <translation>Un indexador guarda en caché 128 elementos más por capa y token.</translation>
    </message>
    <message>
        <source>An indexer needs both the number of heads and their size.</source>
        <translation>Un indexador necesita cabezas y su tamaño.</translation>
    </message>
    <message>
        <source>An internal AWS test of a GPT-class model came to 54% lower cost per token than on A100 clusters.</source>
        <translation>Una prueba interna de AWS con un modelo de clase GPT dio un coste por token un 54 % menor que en clústeres de A100.</translation>
    </message>
    <message>
        <source>An official source needs an address.</source>
        <translation>Una fuente oficial tiene dirección.</translation>
    </message>
    <message>
        <source>An ordinary PyTorch training loop runs on TorchNeuron as it is.</source>
        <translation>Un bucle de entrenamiento normal de PyTorch funciona en TorchNeuron tal cual.</translation>
    </message>
    <message>
        <source>An update of December 2025 reports the start.</source>
        <translation>Una actualización de diciembre de 2025 informa del inicio.</translation>
    </message>
    <message>
        <source>Analyse what would change the answer, and how certain it is.</source>
        <translation>Indica qué cambiaría el resultado y qué certeza tiene.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more gaps: --format csv has the reason of each.</source>
        <translation><numerusform>Y %n hueco más: --format csv da el motivo.</numerusform><numerusform>Y %n huecos más: --format csv da el motivo de cada uno.</numerusform></translation>
    </message>
    <message>
        <source>Annotate a mark</source>
        <translation>Escribir en una marca</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Anunciado</translation>
    </message>
    <message>
        <source>Announced and available</source>
        <translation>Anunciado y disponible</translation>
    </message>
    <message>
        <source>Announced and released.</source>
        <translation>Anunciado y lanzado.</translation>
    </message>
    <message>
        <source>Announced features are not available yet.</source>
        <translation>Lo anunciado aún no está abierto.</translation>
    </message>
    <message>
        <source>Announced on 2025-12-02; the source code was then in a private preview.</source>
        <translation>Anunciado el 2025-12-02; el código fuente estaba entonces en una versión preliminar privada.</translation>
    </message>
    <message>
        <source>Announced products are marked.</source>
        <translation>Lo que solo está anunciado aparece marcado.</translation>
    </message>
    <message>
        <source>Announced products that are not yet on sale cannot be chosen.</source>
        <translation>Lo anunciado que aún no está a la venta no se puede elegir.</translation>
    </message>
    <message>
        <source>Announced to support NVIDIA NVLink Fusion.</source>
        <translation>Se ha anunciado compatibilidad con NVIDIA NVLink Fusion.</translation>
    </message>
    <message>
        <source>Announced vs shipping</source>
        <translation>Anunciados frente a disponibles</translation>
    </message>
    <message>
        <source>Announced: %1.</source>
        <translation>Anunciado, aún no disponible: %1.</translation>
    </message>
    <message>
        <source>Announced; expected in the second half of 2026. Figures are from tables made before release.</source>
        <translation>Anunciado; previsto para el segundo semestre de 2026. Las cifras son de tablas anteriores al lanzamiento.</translation>
    </message>
    <message>
        <source>Announcement and guide print GB.</source>
        <translation>El anuncio y la guía indican GB.</translation>
    </message>
    <message>
        <source>Announcement, 144 x 144 GB.</source>
        <translation>Anuncio, 144 x 144 GB.</translation>
    </message>
    <message>
        <source>Announcement.</source>
        <translation>Anuncio.</translation>
    </message>
    <message>
        <source>Another AWS page prints GB/s.</source>
        <translation>Otra página de AWS indica GB/s.</translation>
    </message>
    <message>
        <source>Another assumption also changes the order.</source>
        <translation>Otro supuesto también invierte el orden.</translation>
    </message>
    <message>
        <source>Another column of the same table says 2,340.</source>
        <translation>Otra columna de la misma tabla dice 2.340.</translation>
    </message>
    <message>
        <source>Another commitment has other prices; change it in the program.</source>
        <translation>Otro compromiso tiene otros precios, que están en el programa.</translation>
    </message>
    <message>
        <source>Another one has other formulas; change it in the program and export again.</source>
        <translation>Con otro cambian las fórmulas; cámbielo en el programa y vuelva a exportar.</translation>
    </message>
    <message>
        <source>Another precision has different chip peaks.</source>
        <translation>Con otra aritmética, el pico de cada chip es distinto.</translation>
    </message>
    <message>
        <source>Another price list or workload may change a verdict: each one is recalculated.</source>
        <translation>Otra lista de precios u otra carga de trabajo pueden cambiar un veredicto: cada uno se calcula de nuevo.</translation>
    </message>
    <message>
        <source>Another program is using the price store.</source>
        <translation>Otro programa está usando el almacén de precios.</translation>
    </message>
    <message>
        <source>Another version of the page says GiB.</source>
        <translation>Otra versión de la página dice GiB.</translation>
    </message>
    <message>
        <source>Another version of the page.</source>
        <translation>Otra versión de la página.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Answer at lower end</source>
        <translation>Resultado (desde)</translation>
    </message>
    <message>
        <source>Answer at upper end</source>
        <translation>Resultado (hasta)</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Respuestas</translation>
    </message>
    <message>
        <source>Anthropic, OpenAI, Mistral and others</source>
        <translation>Anthropic, OpenAI, Mistral y otros</translation>
    </message>
    <message>
        <source>Apache 2.0</source>
        <translation>Apache 2.0</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Applies a ready-made selection to this comparison.</source>
        <translation>Añade una selección predefinida a esta comparación.</translation>
    </message>
    <message>
        <source>Applies to row</source>
        <translation>De qué fila</translation>
    </message>
    <message>
        <source>Applies to this page only; the other pages stay as they are.</source>
        <translation>Una opción solo de esta página; las demás quedan como están.</translation>
    </message>
    <message>
        <source>Apply the options of the command line</source>
        <translation>Aplicar los supuestos de la línea de comandos</translation>
    </message>
    <message>
        <source>Approximate.</source>
        <translation>Aproximado.</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Arquitectura</translation>
    </message>
    <message>
        <source>Arithmetic and reason</source>
        <translation>Cálculo y motivo</translation>
    </message>
    <message>
        <source>Arithmetic intensity</source>
        <translation>Intensidad aritmética</translation>
    </message>
    <message>
        <source>Arithmetic on each byte of memory traffic</source>
        <translation>Aritmética por byte de tráfico de memoria</translation>
    </message>
    <message>
        <source>Arithmetic per batch</source>
        <translation>Aritmética de un batch</translation>
    </message>
    <message>
        <source>Arithmetic per step</source>
        <translation>Aritmética de un paso</translation>
    </message>
    <message>
        <source>As &amp;selected</source>
        <translation>Como se &amp;eligió</translation>
    </message>
    <message>
        <source>As a private preview.</source>
        <translation>Como versión preliminar privada.</translation>
    </message>
    <message>
        <source>As a share of the machine price: staff, spare parts, service contract. Affects the cost of owning.</source>
        <translation>Como parte del precio de la máquina: personal, repuestos, contrato de servicio. Afecta al coste de la máquina propia.</translation>
    </message>
    <message>
        <source>As announced, at 1,750 MHz.</source>
        <translation>Según lo anunciado, a 1.750 MHz.</translation>
    </message>
    <message>
        <source>As announced.</source>
        <translation>Según lo anunciado.</translation>
    </message>
    <message>
        <source>As first published, corrected four days later.</source>
        <translation>Según se publicó primero; corregido cuatro días después.</translation>
    </message>
    <message>
        <source>As first published.</source>
        <translation>Según se publicó primero.</translation>
    </message>
    <message>
        <source>As it is now: %1, %2.</source>
        <translation>Como está ahora: %1, %2.</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Como estaba</translation>
    </message>
    <message>
        <source>As many as &amp;fit</source>
        <translation>Los que &amp;quepan</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>A fecha de</translation>
    </message>
    <message>
        <source>As of the September 2024 launch.</source>
        <translation>Según el lanzamiento de septiembre de 2024.</translation>
    </message>
    <message>
        <source>As provisioned.</source>
        <translation>Según lo aprovisionado.</translation>
    </message>
    <message>
        <source>As shipped.</source>
        <translation>De fábrica.</translation>
    </message>
    <message>
        <source>As shown on the pages</source>
        <translation>Tal como las indican las páginas</translation>
    </message>
    <message>
        <source>As stated by AWS.</source>
        <translation>Según lo indica AWS.</translation>
    </message>
    <message>
        <source>As stated by the vendor.</source>
        <translation>Según lo indica su fabricante.</translation>
    </message>
    <message>
        <source>Ask a question</source>
        <translation>Hacer una pregunta</translation>
    </message>
    <message>
        <source>Assign it with --map price=COLUMN or --map instance=COLUMN; if everything is in one column, set the separator: --map separator=;</source>
        <translation>Indique cuál es con --map price=COLUMN o --map instance=COLUMN; si todo está en una sola columna, el separador puede ser otro: --map separator=;</translation>
    </message>
    <message>
        <source>Assign the columns</source>
        <translation>Indicar qué contiene cada columna</translation>
    </message>
    <message>
        <source>Assign the columns. An instance or an accelerator, a price and the provider are required; leave out what the file does not have.</source>
        <translation>Indique qué contiene cada columna. Se necesitan una instancia o un acelerador, un precio y el proveedor; omita lo que el archivo no tenga.</translation>
    </message>
    <message>
        <source>Assigns the columns of the file.</source>
        <translation>Indica qué significa cada columna del archivo.</translation>
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
        <source>Assumptions to change</source>
        <translation>Qué se puede suponer</translation>
    </message>
    <message>
        <source>Assumptions: %1</source>
        <translation>Supuestos: %1</translation>
    </message>
    <message>
        <source>At %1 a month it pays back after %2.</source>
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
        <source>At 2,200 MHz.</source>
        <translation>A 2.200 MHz.</translation>
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
        <source>At most one scenario can be the baseline; found %1.</source>
        <translation>Como máximo un escenario puede ser la referencia; aquí hay %1.</translation>
    </message>
    <message>
        <source>At the 1,600 MHz it ships with; Epoch AI says 1,678.</source>
        <translation>A los 1.600 MHz con que se suministra; Epoch AI dice 1.678.</translation>
    </message>
    <message>
        <source>At the midpoint of the cost ranges. The spend that moves, the weeks and their cost are assumptions of the group Break-even.</source>
        <translation>En el punto medio de los rangos de coste. El dinero que migra, las semanas y lo que cuestan son supuestos del grupo Punto de equilibrio.</translation>
    </message>
    <message>
        <source>At these prices it does not pay back.</source>
        <translation>A estos precios no se amortiza.</translation>
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
        <source>Attention factor</source>
        <translation>Factor de atención</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>Cabezas de atención</translation>
    </message>
    <message>
        <source>Attention window</source>
        <translation>Ventana de atención</translation>
    </message>
    <message>
        <source>Austin and Cupertino</source>
        <translation>Austin y Cupertino</translation>
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
        <translation>Disponible</translation>
    </message>
    <message>
        <source>Available lists: %1.</source>
        <translation>Hay listas de %1.</translation>
    </message>
    <message>
        <source>Available: %1.</source>
        <translation>Existen %1.</translation>
    </message>
    <message>
        <source>Available: %1; "chipboard prices list" describes them.</source>
        <translation>Hay %1; «chipboard prices list» muestra cuáles son.</translation>
    </message>
    <message>
        <source>Average of the offers.</source>
        <translation>Media de las ofertas.</translation>
    </message>
    <message>
        <source>Azure retail prices (CSV or JSON)</source>
        <translation>Precios minoristas de Azure (CSV o JSON)</translation>
    </message>
    <message>
        <source>B tokens/month</source>
        <translation>mil M tokens/mes</translation>
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
        <translation>Cómputo BF16</translation>
    </message>
    <message>
        <source>BF16 sparse compute</source>
        <translation>Cómputo BF16 disperso</translation>
    </message>
    <message>
        <source>BLOOM-176B</source>
        <translation>BLOOM-176B</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Back to all colours</source>
        <translation>Volver a todos los colores</translation>
    </message>
    <message>
        <source>Back, forward</source>
        <translation>Atrás, adelante</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Ancho de banda</translation>
    </message>
    <message>
        <source>Bandwidth ratio of the UltraServers</source>
        <translation>Proporción de ancho de banda de los UltraServers</translation>
    </message>
    <message>
        <source>Bandwidth unit of Trainium1 and Inferentia2</source>
        <translation>Unidad del ancho de banda de Trainium1 e Inferentia2</translation>
    </message>
    <message>
        <source>Bandwidth, TB/s per chip</source>
        <translation>Ancho de banda, TB/s por chip</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>Barras</translation>
    </message>
    <message>
        <source>Bars start at zero and have the same order in all four charts. Solid bars are shipping and published, hatched ones announced, outlined ones our estimates. Whiskers show ranges, "~" an approximate figure, "n/p" an unpublished one.</source>
        <translation>Las barras empiezan en cero y siguen el mismo orden en los cuatro gráficos. Las rellenas son chips disponibles y cifras publicadas; las rayadas, anunciados; las de contorno, estimaciones nuestras. Los bigotes muestran rangos; «~», una cifra aproximada; «n/p», una que nadie ha publicado.</translation>
    </message>
    <message>
        <source>Bars start at zero.</source>
        <translation>Las barras empiezan en cero.</translation>
    </message>
    <message>
        <source>Bars: data of the bar charts</source>
        <translation>Barras: lo que muestran los gráficos de barras</translation>
    </message>
    <message>
        <source>Base of the 30 to 40%</source>
        <translation>Base del 30 al 40 %</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Baseline rate.</source>
        <translation>Velocidad base.</translation>
    </message>
    <message>
        <source>Baseline removed.</source>
        <translation>Referencia quitada.</translation>
    </message>
    <message>
        <source>Baseline set to %1.</source>
        <translation>Referencia: %1.</translation>
    </message>
    <message>
        <source>Baseline; bursts to 10.</source>
        <translation>Velocidad base; ráfagas de hasta 10.</translation>
    </message>
    <message>
        <source>Baseline; short bursts go higher.</source>
        <translation>Velocidad base; las ráfagas breves la superan.</translation>
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
        <translation>El batch y los chips deben ser al menos 1.</translation>
    </message>
    <message>
        <source>Batch inference</source>
        <translation>Inferencia por lotes</translation>
    </message>
    <message>
        <source>Batch latency</source>
        <translation>Tiempo de un batch</translation>
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
        <translation>Antes del lanzamiento.</translation>
    </message>
    <message>
        <source>Before the cut of June 2025.</source>
        <translation>Antes de la rebaja de junio de 2025.</translation>
    </message>
    <message>
        <source>Before the rise of January 2026.</source>
        <translation>Antes de la subida de enero de 2026.</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Por debajo</translation>
    </message>
    <message>
        <source>Below 10,000 USD of inference a month the engineering mostly costs more than it saves.</source>
        <translation>Por debajo de 10.000 USD de inferencia al mes, la ingeniería suele costar más de lo que ahorra.</translation>
    </message>
    <message>
        <source>Below it</source>
        <translation>Por debajo</translation>
    </message>
    <message>
        <source>Below one A100 in every peak figure; the class is about price.</source>
        <translation>Por debajo de un A100 en todas las cifras de pico; la clase se refiere al precio.</translation>
    </message>
    <message>
        <source>Below the guide's lower threshold, a move to other software does not pay off.</source>
        <translation>Por debajo del umbral menor de la guía, migrar a otro software no se amortiza.</translation>
    </message>
    <message>
        <source>Benchmark your workload: 8 of 10 results differ by %1 to %2.</source>
        <comment>two percentages</comment>
        <translation>Mida su propia carga: 8 de cada 10 resultados se desvían de la estimación entre %1 y %2.</translation>
    </message>
    <message>
        <source>Best common</source>
        <translation>Mejor común</translation>
    </message>
    <message>
        <source>Best first</source>
        <translation>Los mejores primero</translation>
    </message>
    <message>
        <source>Best fit: %1 at %2</source>
        <translation>Mejor opción: %1 con %2</translation>
    </message>
    <message>
        <source>Best fit: %1 at %2, about the same as %3</source>
        <translation>Mejor opción: %1 con %2, casi igual que %3</translation>
    </message>
    <message>
        <source>Best fit: %1 at %2; next %3 at %4</source>
        <comment>a chip, its cost, another chip, its cost</comment>
        <translation>Mejor opción: %1 con %2; después, %3 con %4</translation>
    </message>
    <message>
        <source>Best per watt</source>
        <translation>Mejor por vatio</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>Mejor: %1</translation>
    </message>
    <message>
        <source>Between %1 and %2</source>
        <comment>two ends of a range, at the start of a sentence</comment>
        <translation>Entre %1 y %2</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>Factura</translation>
    </message>
    <message>
        <source>Billion output tokens served per month; determines the bill.</source>
        <translation>Cuántos miles de millones de tokens de salida sirve al mes; de ello resulta la factura.</translation>
    </message>
    <message>
        <source>Black on white with strong lines, for more contrast.</source>
        <translation>Negro sobre blanco con líneas gruesas, para ojos que necesitan contraste.</translation>
    </message>
    <message>
        <source>Blogs disagree with each other.</source>
        <translation>Las cifras de los blogs no coinciden entre sí.</translation>
    </message>
    <message>
        <source>Board &gt; Prices offers the newest of these; a board keeps the list it was created with.</source>
        <translation>Comparación &gt; Precios ofrece la más reciente de estas; una comparación conserva aquella con la que se creó.</translation>
    </message>
    <message>
        <source>Board &gt; Scenarios saves the current state under a name and starts another scenario.</source>
        <translation>Comparación &gt; Escenarios guarda lo que hay aquí con un nombre e inicia otro escenario.</translation>
    </message>
    <message>
        <source>Both a workload and a model are given.</source>
        <translation>Se indican una carga de trabajo y un modelo.</translation>
    </message>
    <message>
        <source>Both are correct: shown in 2018, in use with Inf1 in 2019.</source>
        <translation>Ambas valen: presentado en 2018, en uso con Inf1 en 2019.</translation>
    </message>
    <message>
        <source>Both are correct: shown in 2020, Trn1 generally available in October 2022.</source>
        <translation>Ambas valen: presentado en 2020, Trn1 en disponibilidad general en octubre de 2022.</translation>
    </message>
    <message>
        <source>Both come from 1,200 acres, cut off or rounded; no other number differs between the translations.</source>
        <translation>Ambas proceden de 1.200 acres, truncadas o redondeadas; ningún otro número difiere entre las traducciones.</translation>
    </message>
    <message>
        <source>Bottleneck</source>
        <translation>Cuello de botella</translation>
    </message>
    <message>
        <source>Brand &amp;theme</source>
        <translation>Estilo corpora&amp;tivo</translation>
    </message>
    <message>
        <source>Brand theme</source>
        <translation>Estilo corporativo</translation>
    </message>
    <message>
        <source>Brand theme (*.json)</source>
        <translation>Estilo corporativo (*.json)</translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation>Punto de equilibrio</translation>
    </message>
    <message>
        <source>Break-even after %1, at %2 in both cases.</source>
        <translation>Se igualan tras %1, cuando se han pagado %2 en ambos casos.</translation>
    </message>
    <message>
        <source>Break-even at</source>
        <translation>Equilibrio en</translation>
    </message>
    <message>
        <source>Break-even load of renting vs API</source>
        <translation>Carga a partir de la cual alquilar gana a una API</translation>
    </message>
    <message>
        <source>Break-even output of renting vs API</source>
        <translation>Salida a partir de la cual alquilar gana a una API</translation>
    </message>
    <message>
        <source>Break-even point</source>
        <translation>Punto de equilibrio</translation>
    </message>
    <message>
        <source>Break-even point: %1, %2.</source>
        <translation>Aquí cambia el orden: %1, %2.</translation>
    </message>
    <message>
        <source>Break-even utilisation of buying</source>
        <translation>Uso a partir del cual conviene comprar</translation>
    </message>
    <message>
        <source>Bug fixes.</source>
        <translation>Corrección de errores.</translation>
    </message>
    <message>
        <source>Building and running a model on Trainium3 costs up to 30 or 40% less than on GPUs, says the head of the Austin lab.</source>
        <translation>Crear y ejecutar un modelo en Trainium3 cuesta hasta un 30 o 40 % menos que en GPU, dice el director del laboratorio de Austin.</translation>
    </message>
    <message>
        <source>Busy chips</source>
        <translation>Chips que trabajan</translation>
    </message>
    <message>
        <source>Busy replicas</source>
        <translation>Copias ocupadas</translation>
    </message>
    <message>
        <source>Buying never pays off: renting for all hours costs less than owning.</source>
        <translation>Comprar nunca conviene: el alquiler de todas las horas es inferior al coste de la máquina propia.</translation>
    </message>
    <message>
        <source>Buying never wins</source>
        <translation>Comprar nunca conviene</translation>
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
        <translation>Según la fórmula.</translation>
    </message>
    <message>
        <source>By serving software and chip family; the share refers to the memory bandwidth.</source>
        <translation>Por software de servicio y familia de chips; la parte es del ancho de banda de memoria.</translation>
    </message>
    <message>
        <source>C&amp;hart</source>
        <translation>Gráfic&amp;o</translation>
    </message>
    <message>
        <source>C&amp;olour-vision simulation</source>
        <translation>Como lo &amp;ven otros</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <translation>C&amp;olores</translation>
    </message>
    <message>
        <source>C&amp;ustom values…</source>
        <translation>&amp;Valores propios…</translation>
    </message>
    <message>
        <source>CC-Cores</source>
        <translation>CC-Cores</translation>
    </message>
    <message>
        <source>CC-Cores, NKI guides</source>
        <translation>CC-Cores, guías de NKI</translation>
    </message>
    <message>
        <source>CC-Cores, chip pages</source>
        <translation>CC-Cores, páginas de los chips</translation>
    </message>
    <message>
        <source>CES 2026, said to be in full production.</source>
        <translation>CES 2026; se dijo que estaba en plena producción.</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>Tabla CSV</translation>
    </message>
    <message>
        <source>CUDA</source>
        <translation>CUDA</translation>
    </message>
    <message>
        <source>CUDA-only operations</source>
        <translation>Operaciones solo CUDA</translation>
    </message>
    <message>
        <source>Cache per request</source>
        <translation>Caché de una solicitud</translation>
    </message>
    <message>
        <source>Cache per request at its full length</source>
        <translation>Caché de una solicitud en su longitud completa</translation>
    </message>
    <message>
        <source>Cache per token</source>
        <translation>Caché de un token</translation>
    </message>
    <message>
        <source>Cached elements and FLOP of an item must be numbers of at least 0.</source>
        <translation>Los elementos en caché y los FLOP por elemento deben ser números de al menos 0.</translation>
    </message>
    <message>
        <source>Cached share of the prompt</source>
        <translation>Parte del prompt en caché</translation>
    </message>
    <message>
        <source>Cached values of one token over all layers: 2 × layers × KV heads × head size, unless the model states them. Windowed layers keep their share.</source>
        <translation>Valores en caché de un token en todas las capas, 2 × capas × cabezas KV × tamaño de cabeza si el modelo no los indica; las capas con ventana conservan su parte.</translation>
    </message>
    <message>
        <source>Calculated by the tool from individual items; some types may not be sold in this region.</source>
        <translation>Calculado por la herramienta a partir de elementos sueltos; es posible que algunos tipos no se vendan en esta región.</translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation>Cómo se obtuvo</translation>
    </message>
    <message>
        <source>Calculation: %1.</source>
        <translation>Cómo se calcula: %1.</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Calibración</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Cannot be compared</source>
        <translation>No se puede comparar</translation>
    </message>
    <message>
        <source>Cannot be estimated</source>
        <translation>No se puede estimar</translation>
    </message>
    <message>
        <source>Cannot create the folder for column mappings.</source>
        <translation>No se puede crear la carpeta para las asignaciones de columnas.</translation>
    </message>
    <message>
        <source>Cannot create the folder of the price store.</source>
        <translation>No se puede crear la carpeta del almacén de precios.</translation>
    </message>
    <message>
        <source>Cannot create the folder.</source>
        <translation>No se puede crear la carpeta.</translation>
    </message>
    <message>
        <source>Cannot create the workbook: %1.</source>
        <translation>No se pudo crear el libro de Excel: %1.</translation>
    </message>
    <message>
        <source>Cannot create their folder.</source>
        <translation>No se puede crear su carpeta.</translation>
    </message>
    <message>
        <source>Cannot open the file: %1.</source>
        <translation>No se puede abrir el archivo: %1.</translation>
    </message>
    <message>
        <source>Cannot open the price store.</source>
        <translation>No se puede abrir el almacén de precios.</translation>
    </message>
    <message>
        <source>Cannot open the window: there is no display. "chipboard export --to dashboard.pdf" writes the dashboard to a file.</source>
        <translation>No hay ninguna pantalla en la que mostrar la ventana. «chipboard export --to dashboard.pdf» guarda el cuadro de mando en un archivo.</translation>
    </message>
    <message>
        <source>Cannot reach %1 per user: %2.</source>
        <comment>the level, rows</comment>
        <translation>No alcanzan %1 por usuario: %2.</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>No se puede leer %1: %2.</translation>
    </message>
    <message>
        <source>Cannot read the directory.</source>
        <translation>No se puede leer el directorio.</translation>
    </message>
    <message>
        <source>Cannot read the file again.</source>
        <translation>No se puede volver a leer el archivo.</translation>
    </message>
    <message>
        <source>Cannot read the file to its end.</source>
        <translation>No se puede leer el archivo hasta el final.</translation>
    </message>
    <message>
        <source>Cannot read the file: %1.</source>
        <translation>No se puede leer el archivo: %1.</translation>
    </message>
    <message>
        <source>Cannot read the price store.</source>
        <translation>No se puede leer el almacén de precios.</translation>
    </message>
    <message>
        <source>Cannot read the settings. %1</source>
        <translation>No se puede leer la configuración. %1</translation>
    </message>
    <message>
        <source>Cannot save the comparison for the next start. %1</source>
        <translation>La comparación no se puede conservar para el próximo inicio. %1</translation>
    </message>
    <message>
        <source>Cannot save the settings. %1</source>
        <translation>La configuración no se puede conservar. %1</translation>
    </message>
    <message>
        <source>Cannot write "%1" in full: %2.</source>
        <translation>No se pudo escribir «%1» por completo: %2.</translation>
    </message>
    <message>
        <source>Cannot write "%1": %2.</source>
        <translation>No se puede escribir «%1»: %2.</translation>
    </message>
    <message>
        <source>Cannot write the result to standard output.</source>
        <translation>No se puede escribir el resultado en la salida estándar.</translation>
    </message>
    <message>
        <source>Cannot write to the price store.</source>
        <translation>No se puede escribir en el almacén de precios.</translation>
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
        <translation>precio de Capacity Block</translation>
    </message>
    <message>
        <source>Capacity block in us-east-2; there is no on-demand price.</source>
        <translation>Capacity Block en us-east-2; no hay precio bajo demanda.</translation>
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
        <translation>Precaución</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Probabilidad</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Probabilidades</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Change a yellow cell, and all results update. An empty cell uses the program's rule. The sheet is protected without a password.</source>
        <translation>Cambie una celda amarilla y todos los resultados se actualizarán. Si queda vacía, se aplica la regla del programa. La hoja está protegida sin contraseña.</translation>
    </message>
    <message>
        <source>Change assumptions</source>
        <translation>Cambiar supuestos</translation>
    </message>
    <message>
        <source>Change the assumption %1</source>
        <translation>Cambiar el supuesto %1</translation>
    </message>
    <message>
        <source>Change the question</source>
        <translation>Cambiar la pregunta</translation>
    </message>
    <message>
        <source>Change your value…</source>
        <translation>Cambiar su valor…</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Cambiado</translation>
    </message>
    <message>
        <source>Changed assumptions</source>
        <translation>Supuestos cambiados</translation>
    </message>
    <message>
        <source>Changed since the board was saved</source>
        <translation>Qué ha cambiado</translation>
    </message>
    <message>
        <source>Changed values are marked with ●: %1.</source>
        <translation>Los valores cambiados se marcan con ●: %1.</translation>
    </message>
    <message>
        <source>Changes between generations</source>
        <translation>Qué cambió entre generaciones</translation>
    </message>
    <message>
        <source>Changes outside this window belong to the active scenario. Undo (Ctrl+Z) restores what you remove or overwrite.</source>
        <translation>Lo que cambie fuera de esta ventana pertenece al escenario activo. Lo que se elimina o copia se recupera con Deshacer (Ctrl+Z).</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambiar…</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Chart num&amp;bers</source>
        <translation>Núm&amp;eros del gráfico</translation>
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
        <source>Charts removed: %1.</source>
        <translation>Gráficos quitados: %1.</translation>
    </message>
    <message>
        <source>Charts show the final fit: median error %1 over %2 measurements.</source>
        <comment>14%, 3,380</comment>
        <translation>Los gráficos muestran el ajuste final: error mediano de %1 en %2 mediciones.</translation>
    </message>
    <message>
        <source>Cheapest to serve</source>
        <translation>Servir al menor coste</translation>
    </message>
    <message>
        <source>Cheapest to train</source>
        <translation>Entrenamiento más barato</translation>
    </message>
    <message>
        <source>Cheapest zone use1-atl2-az1, dearest use1-az2.</source>
        <translation>Zona más barata use1-atl2-az1, más cara use1-az2.</translation>
    </message>
    <message>
        <source>Cheapest zone use1-atl2-az1, dearest use1-az6.</source>
        <translation>Zona más barata use1-atl2-az1, más cara use1-az6.</translation>
    </message>
    <message>
        <source>Cheapest zone use1-az1.</source>
        <translation>Zona más barata use1-az1.</translation>
    </message>
    <message>
        <source>Cheapest zone use1-az2.</source>
        <translation>Zona más barata use1-az2.</translation>
    </message>
    <message>
        <source>Cheapest zone use1-az4.</source>
        <translation>Zona más barata use1-az4.</translation>
    </message>
    <message>
        <source>Cheapest zone use1-az5, dearest use1-az3.</source>
        <translation>Zona más barata use1-az5, más cara use1-az3.</translation>
    </message>
    <message>
        <source>Cheapest zone use1-az5.</source>
        <translation>Zona más barata use1-az5.</translation>
    </message>
    <message>
        <source>Cheapest zone use2-az1, dearest use2-az3.</source>
        <translation>Zona más barata use2-az1, más cara use2-az3.</translation>
    </message>
    <message>
        <source>Cheapest zone use2-az1; the only zone with a price.</source>
        <translation>Zona más barata use2-az1; la única zona con precio.</translation>
    </message>
    <message>
        <source>Cheapest zone use2-az2, dearest use2-az1.</source>
        <translation>Zona más barata use2-az2, más cara use2-az1.</translation>
    </message>
    <message>
        <source>Cheapest zone use2-az3, dearest use2-az1.</source>
        <translation>Zona más barata use2-az3, más cara use2-az1.</translation>
    </message>
    <message>
        <source>Cheapest zone use2-az3, dearest use2-az1. Exactly a tenth of on-demand, so perhaps a floor.</source>
        <translation>Zona más barata use2-az3, más cara use2-az1. Exactamente una décima parte del precio bajo demanda, así que quizá sea un mínimo.</translation>
    </message>
    <message>
        <source>Cheapest zone usw1-az3; the only zone with a price.</source>
        <translation>Zona más barata usw1-az3; la única zona con precio.</translation>
    </message>
    <message>
        <source>Cheapest zone usw2-az2, dearest usw2-az1.</source>
        <translation>Zona más barata usw2-az2, más cara usw2-az1.</translation>
    </message>
    <message>
        <source>Cheapest zone usw2-az2; the only zone with a price.</source>
        <translation>Zona más barata usw2-az2; la única zona con precio.</translation>
    </message>
    <message>
        <source>Cheapest zone usw2-az3, dearest usw2-az2.</source>
        <translation>Zona más barata usw2-az3, más cara usw2-az2.</translation>
    </message>
    <message>
        <source>Cheapest zone usw2-az3, dearest usw2-az4.</source>
        <translation>Zona más barata usw2-az3, más cara usw2-az4.</translation>
    </message>
    <message>
        <source>Cheapest zone usw2-az3; the only zone with a price.</source>
        <translation>Zona más barata usw2-az3; la única zona con precio.</translation>
    </message>
    <message>
        <source>Cheapest zone usw2-az4, dearest usw2-az2.</source>
        <translation>Zona más barata usw2-az4, más cara usw2-az2.</translation>
    </message>
    <message>
        <source>Check a bill above the current spend.</source>
        <translation>Una factura superior al gasto actual se debe comprobar.</translation>
    </message>
    <message>
        <source>Check a bill for fewer chips than the smallest instance has.</source>
        <translation>Una factura con menos chips de los que tiene la instancia más pequeña se debe comprobar.</translation>
    </message>
    <message>
        <source>Check a price from a list other than the chosen one.</source>
        <translation>Un precio de una lista distinta de la elegida se debe comprobar.</translation>
    </message>
    <message>
        <source>Check a price from another region or cloud.</source>
        <translation>Un precio de otra región o nube se debe comprobar.</translation>
    </message>
    <message>
        <source>Check catalogue files and boards.</source>
        <translation>Comprueba archivos de catálogo y comparaciones.</translation>
    </message>
    <message>
        <source>Check first</source>
        <translation>Compruebe antes</translation>
    </message>
    <message>
        <source>Check first, then export without --check.</source>
        <translation>Compruebe primero y escriba después sin --check.</translation>
    </message>
    <message>
        <source>Check its availability in %1: no price list here lists it.</source>
        <translation>Compruebe que esté disponible en %1: ninguna lista de aquí lo indica.</translation>
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
        <source>Check slide</source>
        <translation>Comprobar diapositiva</translation>
    </message>
    <message>
        <source>Check that its folder exists and is writable.</source>
        <translation>Compruebe que su carpeta existe y que se puede escribir en ella.</translation>
    </message>
    <message>
        <source>Check that the Neuron SDK supports the model and its operators.</source>
        <translation>Compruebe que el Neuron SDK admite el modelo y sus operadores.</translation>
    </message>
    <message>
        <source>Check that the software of %1 runs the model, and plan the move.</source>
        <translation>Compruebe que el software de %1 ejecuta el modelo y planifique la migración.</translation>
    </message>
    <message>
        <source>Check the bill: %1 a month for continuous use exceeds today's %2.</source>
        <translation>Compruebe la factura: %1 al mes, en uso permanente, superan los %2 actuales.</translation>
    </message>
    <message>
        <source>Check the bill: it covers %1, because no instance here has fewer than %2.</source>
        <translation>Compruebe la factura: es la de %1, y aquí ninguna instancia tiene menos de %2.</translation>
    </message>
    <message>
        <source>Check the closing brackets: no file of this program needs that.</source>
        <translation>Ningún archivo de este programa necesita eso: compruebe dónde se cierran los paréntesis.</translation>
    </message>
    <message>
        <source>Check the column separator.</source>
        <translation>Compruebe qué carácter separa las columnas.</translation>
    </message>
    <message>
        <source>Check the commas, quotes and brackets before this place.</source>
        <translation>Compruebe las comas, comillas y paréntesis anteriores a este lugar.</translation>
    </message>
    <message>
        <source>Check the disk and its free space. Stored prices are unchanged.</source>
        <translation>Compruebe el disco y su espacio libre. Lo guardado antes no ha cambiado.</translation>
    </message>
    <message>
        <source>Check the disk and the permissions of the file. It was not changed.</source>
        <translation>Compruebe el disco y los permisos del archivo. No se ha modificado.</translation>
    </message>
    <message>
        <source>Check the disk and try again, or choose another folder.</source>
        <translation>Compruebe el disco e inténtelo de nuevo, o elija otra carpeta.</translation>
    </message>
    <message>
        <source>Check the disk and try again, or choose another folder; the old file is unchanged.</source>
        <translation>Compruebe el disco e inténtelo de nuevo, o elija otra carpeta; el archivo anterior sigue como estaba.</translation>
    </message>
    <message>
        <source>Check the first match</source>
        <translation>Marcar el primer resultado</translation>
    </message>
    <message>
        <source>Check the number and its unit.</source>
        <translation>Compruebe el número y su unidad.</translation>
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
        <source>Check the price: it is from %1.</source>
        <translation>Compruebe el precio: se toma el de %1.</translation>
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
        <source>Check whether the figure is per chip, for all chips, or something else.</source>
        <translation>Compruebe si la cifra es por chip, de todos los chips o de otra cosa.</translation>
    </message>
    <message>
        <source>Check whether the file is a price list.</source>
        <translation>Compruebe si el archivo es una lista de precios.</translation>
    </message>
    <message>
        <source>Check whether the file is a table.</source>
        <translation>Compruebe si el archivo es realmente una tabla.</translation>
    </message>
    <message>
        <source>Check whether this is the sparse figure.</source>
        <translation>Compruebe si esta es la cifra dispersa.</translation>
    </message>
    <message>
        <source>Check which is which.</source>
        <translation>Compruebe cuál de los dos es cada uno.</translation>
    </message>
    <message>
        <source>Check which other clouds offer it: the price lists here show it only on %1.</source>
        <translation>Compruebe qué otras nubes lo ofrecen: las listas de aquí solo lo conocen en %1.</translation>
    </message>
    <message>
        <source>Checks the named files and directories, or the shipped catalogue if none is named. Reports every error with its line and column. In an exported PDF, SVG, PNG, PPTX or XLSX, checks the embedded board.</source>
        <translation>Comprueba los archivos y directorios indicados, o el catálogo incluido si no se indica ninguno, y señala cada error con su línea y columna. De un PDF, SVG, PNG, PPTX o XLSX exportado comprueba la comparación que contiene.</translation>
    </message>
    <message>
        <source>Checks this page for problems on a slide, and offers fixes.</source>
        <translation>Busca qué problemas tendría esta página en una diapositiva y ofrece soluciones.</translation>
    </message>
    <message>
        <source>Chip</source>
        <translation>Chip</translation>
    </message>
    <message>
        <source>Chip figures give 6.84x in FP8, 3.51x in BF16 and 3.81x in FP32.</source>
        <translation>Las cifras del chip dan 6,84x en FP8, 3,51x en BF16 y 3,81x en FP32.</translation>
    </message>
    <message>
        <source>Chip figures: 3.5 to 6.8 times, by precision.</source>
        <translation>Cifras del chip: de 3,5 a 6,8 veces, según la precisión.</translation>
    </message>
    <message>
        <source>Chip figures: twice only in FP8.</source>
        <translation>Cifras del chip: el doble solo en FP8.</translation>
    </message>
    <message>
        <source>Chip page.</source>
        <translation>Página del chip.</translation>
    </message>
    <message>
        <source>Chip page: 2.56 TB/s; instance table: 2,048 GiB/s.</source>
        <translation>Página del chip: 2,56 TB/s; tabla de instancias: 2.048 GiB/s.</translation>
    </message>
    <message>
        <source>Chip page: 2.9 TB/s.</source>
        <translation>Página del chip: 2,9 TB/s.</translation>
    </message>
    <message>
        <source>Chip page: 4.9 TB/s.</source>
        <translation>Página del chip: 4,9 TB/s.</translation>
    </message>
    <message>
        <source>Chip pages: 16 (Trainium2 and Trainium3).</source>
        <translation>Páginas de los chips: 16 (Trainium2 y Trainium3).</translation>
    </message>
    <message>
        <source>Chip pages: 820 GiB/s.</source>
        <translation>Páginas de los chips: 820 GiB/s.</translation>
    </message>
    <message>
        <source>Chip pages: Trainium2 1,299 FP8, 667 BF16, 181 FP32; Trainium3 671 BF16.</source>
        <translation>Páginas de los chips: Trainium2 1.299 FP8, 667 BF16, 181 FP32; Trainium3 671 BF16.</translation>
    </message>
    <message>
        <source>Chip peak and core peak</source>
        <translation>Pico del chip y pico del núcleo</translation>
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
        <source>Chipboard (ours)</source>
        <translation>Chipboard (nosotros)</translation>
    </message>
    <message>
        <source>Chipboard can open this file: it contains the comparison.</source>
        <translation>La comparación incluida en este archivo permite abrirlo en Chipboard.</translation>
    </message>
    <message>
        <source>Chipboard compares AI chips: compute, memory, bandwidth and cost.</source>
        <translation>Chipboard compara chips de IA: cómputo, memoria, ancho de banda y coste.</translation>
    </message>
    <message>
        <source>Chipboard comparison (*.chipboard)</source>
        <translation>Comparación de Chipboard (*.chipboard)</translation>
    </message>
    <message>
        <source>Chipboard help</source>
        <translation>Ayuda de Chipboard</translation>
    </message>
    <message>
        <source>Chipboard is free software under the GNU General Public License, version 3 or later, and comes with no warranty. It is built with Qt %1 (LGPL 3), QCustomPlot (GPL 3) and nlohmann/json (MIT), and prefers the typeface Inter (SIL OFL 1.1).</source>
        <translation>Chipboard es software libre con licencia GNU General Public License, versión 3 o posterior, y se ofrece sin ninguna garantía. Está creado con Qt %1 (LGPL 3), QCustomPlot (GPL 3) y nlohmann/json (MIT), y utiliza preferentemente la tipografía Inter (SIL OFL 1,1).</translation>
    </message>
    <message>
        <source>Chipboard shows both, side by side.</source>
        <translation>Chipboard muestra ambas, una junto a otra.</translation>
    </message>
    <message>
        <source>Chipboard shows neither figure.</source>
        <translation>Chipboard no muestra ninguna de las dos cifras.</translation>
    </message>
    <message>
        <source>Chipboard shows the first figure.</source>
        <translation>Chipboard muestra la primera cifra.</translation>
    </message>
    <message>
        <source>Chipboard shows the second figure.</source>
        <translation>Chipboard muestra la segunda cifra.</translation>
    </message>
    <message>
        <source>Chipboard shows these prices only in the price book %1.</source>
        <translation>Chipboard solo muestra estos precios en la lista de precios «%1».</translation>
    </message>
    <message>
        <source>Chipboard's own slides</source>
        <translation>Diapositivas propias de Chipboard</translation>
    </message>
    <message>
        <source>Chipboard, catalogue of %1, prices: %2</source>
        <translation>Chipboard, catálogo de %1, precios: %2</translation>
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
        <translation>Los chips y el lote global son supuestos; con ellos la estimación coincide con los 1,46 millones de horas de H100 de la ficha del modelo de Meta.</translation>
    </message>
    <message>
        <source>Chips are rented individually.</source>
        <translation>Los chips se contabilizan uno a uno.</translation>
    </message>
    <message>
        <source>Chips for the monthly volume</source>
        <translation>Chips para el volumen mensual</translation>
    </message>
    <message>
        <source>Chips of %1 exist in one cloud only.</source>
        <translation>Los chips de %1 existen en una sola nube.</translation>
    </message>
    <message>
        <source>Chips of Rainier</source>
        <translation>Chips de Rainier</translation>
    </message>
    <message>
        <source>Chips of a rented machine</source>
        <translation>Chips de una máquina alquilada</translation>
    </message>
    <message>
        <source>Chips of one</source>
        <translation>Chips por unidad</translation>
    </message>
    <message>
        <source>Chips per replica</source>
        <translation>Chips por réplica</translation>
    </message>
    <message>
        <source>Chips per replica, best so far</source>
        <translation>Chips de una copia, mejor hasta ahora</translation>
    </message>
    <message>
        <source>Chips: %1 times the minimum</source>
        <translation>Cuántos chips: %1 veces el mínimo</translation>
    </message>
    <message>
        <source>Choices: %1.</source>
        <translation>Opciones: %1.</translation>
    </message>
    <message>
        <source>Choose a CSV file.</source>
        <translation>Indique un archivo CSV.</translation>
    </message>
    <message>
        <source>Choose a baseline to see the savings on the current bill.</source>
        <translation>Elija una referencia para ver cuánto se ahorraría de la factura actual.</translation>
    </message>
    <message>
        <source>Choose a board file.</source>
        <translation>Elija un archivo guardado como comparación.</translation>
    </message>
    <message>
        <source>Choose a brand theme…</source>
        <translation>Elegir un estilo corporativo…</translation>
    </message>
    <message>
        <source>Choose a chip that supports training.</source>
        <translation>Elija un chip que entrene.</translation>
    </message>
    <message>
        <source>Choose a file with a header and rows.</source>
        <translation>Elija un archivo que tenga cabecera y filas.</translation>
    </message>
    <message>
        <source>Choose a file with rows.</source>
        <translation>Indique un archivo con filas.</translation>
    </message>
    <message>
        <source>Choose a metric. In a board file that is "charts"; leave it out for the defaults.</source>
        <translation>Elija una métrica. En el archivo de una comparación es "charts", que también puede omitirse para las habituales.</translation>
    </message>
    <message>
        <source>Choose a model that generates text.</source>
        <translation>Elija un modelo que genere texto.</translation>
    </message>
    <message>
        <source>Choose a name ending in .chipboard, or use File &gt; Export.</source>
        <translation>Elija un nombre que termine en .chipboard o use Archivo &gt; Exportar.</translation>
    </message>
    <message>
        <source>Choose a number format that all of them publish.</source>
        <translation>Elija un formato numérico que todos publiquen.</translation>
    </message>
    <message>
        <source>Choose a precision that the chip supports.</source>
        <translation>Elija una precisión que tenga el chip.</translation>
    </message>
    <message>
        <source>Choose a scale from %1 to %2.</source>
        <translation>Elija una escala de %1 a %2.</translation>
    </message>
    <message>
        <source>Choose a size of %1 to %2 inches per side, or another format.</source>
        <translation>Elija un tamaño de %1 a %2 pulgadas por lado, u otro formato.</translation>
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
        <source>Choose a stronger colour; the brand theme is still used.</source>
        <translation>Elija un color más intenso; la imagen corporativa se usa de todos modos.</translation>
    </message>
    <message>
        <source>Choose a template</source>
        <translation>Elegir una plantilla</translation>
    </message>
    <message>
        <source>Choose a text model.</source>
        <translation>Elija un modelo de texto.</translation>
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
        <source>Choose a writable folder.</source>
        <translation>Elija una carpeta en la que pueda escribir.</translation>
    </message>
    <message>
        <source>Choose another instance.</source>
        <translation>Elija otra instancia.</translation>
    </message>
    <message>
        <source>Choose another metric for this chart.</source>
        <translation>Elija otra métrica para este gráfico.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Elija otro nombre.</translation>
    </message>
    <message>
        <source>Choose another one, or "none".</source>
        <translation>Indique otra, o "none".</translation>
    </message>
    <message>
        <source>Choose another price list, or enter your own prices.</source>
        <translation>Elija otra lista de precios o indique precios propios.</translation>
    </message>
    <message>
        <source>Choose at least one format.</source>
        <translation>Elija al menos un formato.</translation>
    </message>
    <message>
        <source>Choose batch inference, or another model.</source>
        <translation>Elija inferencia por lotes u otro modelo.</translation>
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
        <source>Choose goal, workload and monthly volume above the title. With a volume, one figure is the monthly bill for whole rented instances.</source>
        <translation>Elija el objetivo, la carga de trabajo y el volumen mensual encima del título. Con un volumen, una de las cifras es la factura mensual de lo que se puede alquilar.</translation>
    </message>
    <message>
        <source>Choose one of %1, or a size like 210x148mm, 8x4.5in or 1600x900px, each side from 2 to 100 inches.</source>
        <translation>Elija uno de %1, o un tamaño como 210x148mm, 8x4.5in o 1600x900px, con lados de 2 a 100 pulgadas.</translation>
    </message>
    <message>
        <source>Choose one of %1.</source>
        <translation>Elija uno de %1.</translation>
    </message>
    <message>
        <source>Choose one of its workloads; "chipboard list workloads" shows the ids.</source>
        <translation>Indique una carga de trabajo de ese modelo; "chipboard list workloads" muestra los identificadores.</translation>
    </message>
    <message>
        <source>Choose one that the item has, such as memory or price.</source>
        <translation>Elija una que el elemento tenga, por ejemplo memoria o precio.</translation>
    </message>
    <message>
        <source>Choose one with --lang LANGUAGE.</source>
        <translation>Elija uno con --lang LANGUAGE.</translation>
    </message>
    <message>
        <source>Choose other rows, prices or another workload.</source>
        <translation>Elija otras filas, otros precios u otra carga de trabajo.</translation>
    </message>
    <message>
        <source>Choose the config.json of the model, not its weights or its tokenizer.</source>
        <translation>Elija el config.json del modelo, no sus pesos ni su tokenizador.</translation>
    </message>
    <message>
        <source>Choose the currency</source>
        <translation>Elegir la moneda</translation>
    </message>
    <message>
        <source>Choose the format "%1".</source>
        <translation>Elija el formato «%1».</translation>
    </message>
    <message>
        <source>Choose the nearest model in the catalogue and edit its dimensions in the Assumptions panel.</source>
        <translation>Elija el modelo más parecido del catálogo y edite sus dimensiones en el panel Supuestos.</translation>
    </message>
    <message>
        <source>Choose the preset %1</source>
        <translation>Elegir la plantilla %1</translation>
    </message>
    <message>
        <source>Choose the product line above the charts. One chip represents each generation; the footer states how it is chosen.</source>
        <translation>Las opciones sobre los gráficos fijan la línea de productos. Un chip encabeza cada generación; el pie indica cómo se elige.</translation>
    </message>
    <message>
        <source>Choose the two options, the metric and the assumptions above the charts. The random draws start from a stated seed, so the same question always gets the same answer.</source>
        <translation>Elija las dos opciones, el número y los supuestos sobre los gráficos. Las simulaciones empiezan con un número indicado, de modo que la misma pregunta recibe siempre la misma respuesta.</translation>
    </message>
    <message>
        <source>Choose the workload %1</source>
        <translation>Elegir la carga de trabajo %1</translation>
    </message>
    <message>
        <source>Choose the workload and change values in the panel Assumptions; everything updates while you drag.</source>
        <translation>Elija la carga de trabajo y cambie lo que se supone en el panel Supuestos; todo cambia mientras arrastra.</translation>
    </message>
    <message>
        <source>Choose two different options.</source>
        <translation>Elija dos distintos.</translation>
    </message>
    <message>
        <source>Choose two options that run the workload to see what would change the answer</source>
        <translation>Elija dos que ejecuten la carga de trabajo para ver qué cambiaría el resultado</translation>
    </message>
    <message>
        <source>Choose two options with a known cost to see when moving pays</source>
        <translation>Elija dos con coste conocido para ver cuándo se amortiza migrar</translation>
    </message>
    <message>
        <source>Choose what to compare</source>
        <translation>Elija qué comparar</translation>
    </message>
    <message>
        <source>Choose what you want to know. The title answers it in one sentence.</source>
        <translation>Elija lo que quiere saber. El título lo responde en una frase.</translation>
    </message>
    <message>
        <source>Choose workload “%1”</source>
        <translation>Elegir la carga de trabajo «%1»</translation>
    </message>
    <message>
        <source>Choose “%1”</source>
        <translation>Elegir «%1»</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Elegir…</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Afirmación</translation>
    </message>
    <message>
        <source>Claimed</source>
        <translation>Afirmado</translation>
    </message>
    <message>
        <source>Claimed, as a ratio</source>
        <translation>Afirmado, como ratio</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Afirmaciones</translation>
    </message>
    <message>
        <source>Claims about the chips in view</source>
        <translation>Qué se ha afirmado de los chips a la vista</translation>
    </message>
    <message>
        <source>Claims and contradictions</source>
        <translation>Afirmaciones y contradicciones</translation>
    </message>
    <message>
        <source>Claims of cost</source>
        <translation>Afirmaciones de coste</translation>
    </message>
    <message>
        <source>Claims of speed and size</source>
        <translation>Afirmaciones de velocidad y tamaño</translation>
    </message>
    <message>
        <source>Class of trn1.2xlarge</source>
        <translation>Clase de trn1.2xlarge</translation>
    </message>
    <message>
        <source>Class of trn2.48xlarge</source>
        <translation>Clase de trn2.48xlarge</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Clear hi&amp;ghlight</source>
        <translation>&amp;Quitar el destacado</translation>
    </message>
    <message>
        <source>Clear selectio&amp;n</source>
        <translation>No seleccionar &amp;nada</translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>No seleccionar nada</translation>
    </message>
    <message>
        <source>Clear the messages</source>
        <translation>Borrar los mensajes</translation>
    </message>
    <message>
        <source>Clear the recent comparisons</source>
        <translation>Olvidar las comparaciones abiertas hace poco</translation>
    </message>
    <message>
        <source>Clears the comparison.</source>
        <translation>Quita todo de la comparación.</translation>
    </message>
    <message>
        <source>Click "Columns…" and assign the columns.</source>
        <translation>Elija «Columnas…» e indique qué contiene cada columna.</translation>
    </message>
    <message>
        <source>Click a bar or a mark, or press Enter on it, to see the source of its number.</source>
        <translation>Haga clic en una barra o una marca, o pulse Intro sobre ella, para ver de dónde procede su número.</translation>
    </message>
    <message>
        <source>Click a bar to see its source, date and formula, and what other sources say.</source>
        <translation>Haga clic en una barra para ver su fuente, fecha y fórmula, y qué dicen otras fuentes.</translation>
    </message>
    <message>
        <source>Click a column to sort by it; Alt+Home restores the order of the charts.</source>
        <translation>Haga clic en una columna para ordenar por ella; Alt+Inicio recupera el orden de los gráficos.</translation>
    </message>
    <message>
        <source>Click an item to see what it is. Press Shift+F1 again for help on the focused item.</source>
        <translation>El próximo clic informa sobre aquello en lo que se hace. Mayús+F1 de nuevo informa sobre lo que tiene el foco del teclado.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Close it, or double a quote that belongs to the text.</source>
        <translation>Ciérrela o, si la comilla forma parte del texto, escríbala dos veces entre comillas.</translation>
    </message>
    <message>
        <source>Close the programs that write to it, then try again.</source>
        <translation>Espere a que termine el programa que lo escribe e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Cloud</source>
        <translation>Nube</translation>
    </message>
    <message>
        <source>Clusters that mix Trainium and NVIDIA chips could become the usual design.</source>
        <translation>Los clústeres que combinan chips Trainium y NVIDIA podrían convertirse en el diseño habitual.</translation>
    </message>
    <message>
        <source>CoWoS-S package.</source>
        <translation>Encapsulado CoWoS-S.</translation>
    </message>
    <message>
        <source>Colocation (per kW and month)</source>
        <translation>Colocación (por kW y mes)</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Colours are distinguishable with any colour vision.</source>
        <translation>Todas las personas pueden distinguir los colores.</translation>
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
        <source>Column separator</source>
        <translation>Entre columnas</translation>
    </message>
    <message>
        <source>Columns not read: %1.</source>
        <translation>Columnas que no se han leído: %1.</translation>
    </message>
    <message>
        <source>Columns of the price list</source>
        <translation>Columnas de la lista de precios</translation>
    </message>
    <message>
        <source>Com&amp;pare %1 with</source>
        <translation>Com&amp;parar %1 con</translation>
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
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Comandos:</translation>
    </message>
    <message>
        <source>Commitment (years)</source>
        <translation>Compromiso (años)</translation>
    </message>
    <message>
        <source>Commitments</source>
        <translation>Compromisos</translation>
    </message>
    <message>
        <source>Committed for %1 years where such a price exists</source>
        <translation>Con compromiso de %1 años si se conoce ese precio</translation>
    </message>
    <message>
        <source>Committed for a year where such a price exists</source>
        <translation>Con compromiso de un año si se conoce ese precio</translation>
    </message>
    <message>
        <source>Communication</source>
        <translation>Intercambio entre chips</translation>
    </message>
    <message>
        <source>Communication between chips takes most of the time.</source>
        <translation>Los intercambios entre chips ocupan la mayor parte del tiempo.</translation>
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
        <translation>Comparar en %1</translation>
    </message>
    <message>
        <source>Compare at one price type</source>
        <translation>Comparar con un solo tipo de precio</translation>
    </message>
    <message>
        <source>Compare at precision %1</source>
        <translation>Comparar con la precisión %1</translation>
    </message>
    <message>
        <source>Compare at the best common precision</source>
        <translation>Comparar en la mejor precisión común</translation>
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
        <source>Compare at: %1, %2</source>
        <translation>Comparar con los precios de: %1, %2</translation>
    </message>
    <message>
        <source>Compare at: %1, without %2</source>
        <translation>Comparar con: %1, sin %2</translation>
    </message>
    <message>
        <source>Compare fewer options, or choose another format.</source>
        <translation>Compare menos elementos o elija otro formato.</translation>
    </message>
    <message>
        <source>Compare other options, or choose another workload.</source>
        <translation>Compare otros o elija otra carga de trabajo.</translation>
    </message>
    <message>
        <source>Compare per %1</source>
        <translation>Comparar por %1</translation>
    </message>
    <message>
        <source>Compare per chip, instance or system, at one price list, with the option you use today.</source>
        <translation>Compare por chip, instancia o sistema, con una sola lista de precios y frente a la opción que usa hoy.</translation>
    </message>
    <message>
        <source>Compare per instance, with %1</source>
        <translation>Comparar por instancia, con %1</translation>
    </message>
    <message>
        <source>Compare the estimates with published measurements.</source>
        <translation>Contrasta las estimaciones con mediciones publicadas.</translation>
    </message>
    <message>
        <source>Compare them with estimates: chipboard model-check --runs %1</source>
        <translation>Compárelas con las estimaciones: chipboard model-check --runs %1</translation>
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
        <source>Compare these multi-chip systems.</source>
        <translation>Compara estos sistemas de muchos chips.</translation>
    </message>
    <message>
        <source>Compare what the work costs.</source>
        <translation>Compare lo que cuesta el trabajo.</translation>
    </message>
    <message>
        <source>Compare with %1</source>
        <translation>Comparar con %1</translation>
    </message>
    <message>
        <source>Compare with scenario “%1”</source>
        <translation>Comparar con el escenario «%1»</translation>
    </message>
    <message>
        <source>Compare without a baseline</source>
        <translation>Comparar sin referencia</translation>
    </message>
    <message>
        <source>Compare: %1</source>
        <translation>Comparar: %1</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>Se compara</translation>
    </message>
    <message>
        <source>Compared are %1.</source>
        <translation>Se comparan %1.</translation>
    </message>
    <message>
        <source>Compared per %1.</source>
        <translation>Comparación por %1.</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Comparado con</translation>
    </message>
    <message>
        <source>Compared with the baseline</source>
        <translation>Frente a la referencia</translation>
    </message>
    <message>
        <source>Compares AI chips in compute, memory, bandwidth and cost, with the source of every number.</source>
        <translation>Compara chips de IA por cómputo, memoria, ancho de banda y coste, con la fuente de cada cifra.</translation>
    </message>
    <message>
        <source>Compares instances as rented, with all of their chips.</source>
        <translation>Compara instancias tal como se alquilan, con todos sus chips.</translation>
    </message>
    <message>
        <source>Compares multi-chip systems.</source>
        <translation>Compara sistemas de muchos chips.</translation>
    </message>
    <message>
        <source>Compares single chips.</source>
        <translation>Compara chips sueltos.</translation>
    </message>
    <message>
        <source>Compares the given selection, the board's selection, or the example shown at first start. Missing numbers have their reason.</source>
        <translation>Compara lo seleccionado, lo que selecciona la comparación o el ejemplo que la ventana muestra al principio. Si falta un número, se indica el motivo.</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparación</translation>
    </message>
    <message>
        <source>Comparison of AI chips</source>
        <translation>Comparación de chips de IA</translation>
    </message>
    <message>
        <source>Comparison table on the Trainium2 page.</source>
        <translation>Tabla comparativa de la página de Trainium2.</translation>
    </message>
    <message>
        <source>Computation</source>
        <translation>Cálculo</translation>
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
        <source>Compute is compared in BF16 if both chips publish it, otherwise in the first of FP16, FP8, FP4 and FP32 that both publish. A precision chosen for the comparison takes priority.</source>
        <translation>El cómputo es el de BF16 si ambos chips lo publican; si no, el del primero de FP16, FP8, FP4 y FP32 que publiquen ambos. La precisión elegida para la comparación tiene prioridad.</translation>
    </message>
    <message>
        <source>Compute per watt</source>
        <translation>Cómputo por vatio</translation>
    </message>
    <message>
        <source>Compute precision (bits)</source>
        <translation>Bits de la aritmética</translation>
    </message>
    <message>
        <source>Compute takes most of the time.</source>
        <translation>La aritmética ocupa la mayor parte del tiempo.</translation>
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
        <source>Computed from the clock.</source>
        <translation>Calculado a partir de la frecuencia.</translation>
    </message>
    <message>
        <source>Concurrent batches</source>
        <translation>Batches a la vez</translation>
    </message>
    <message>
        <source>Concurrent batches x items x FLOP per item x steps / (peak x efficiency) + overhead of the layers.</source>
        <translation>Batches a la vez x elementos x FLOP por elemento x pasos / (pico x eficiencia) + costes fijos de las capas.</translation>
    </message>
    <message>
        <source>Concurrent requests</source>
        <translation>Solicitudes a la vez</translation>
    </message>
    <message>
        <source>Conditions apply to instances: choose "Instance" above.</source>
        <translation>Las condiciones se aplican a instancias: elija «Instancia» arriba.</translation>
    </message>
    <message>
        <source>Configurable FP8 (cFP8), at the BF16 rate.</source>
        <translation>FP8 configurable (cFP8), a la velocidad de BF16.</translation>
    </message>
    <message>
        <source>Conflicting value of another source</source>
        <translation>Valor discrepante de otra fuente</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Conflictos</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>Constantes</translation>
    </message>
    <message>
        <source>Constants and their basis</source>
        <translation>Constantes y en qué se basan</translation>
    </message>
    <message>
        <source>Content and unit</source>
        <translation>Qué muestra y en qué unidad</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Contents, appearance and destination of the export, with a preview.</source>
        <translation>Qué se escribe, qué aspecto tiene y dónde se guarda. La imagen lo muestra tal como será.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Continue where you left off</source>
        <translation>Continuar donde acabó la última vez</translation>
    </message>
    <message>
        <source>Continues with a copy that is not saved yet.</source>
        <translation>Continúa con una copia que todavía no pertenece a ningún archivo.</translation>
    </message>
    <message>
        <source>Contradictions</source>
        <translation>Contradicciones</translation>
    </message>
    <message>
        <source>Convert it to CSV with one column per member, and import that.</source>
        <translation>Conviértalo a CSV con una columna por campo e impórtelo.</translation>
    </message>
    <message>
        <source>Convert it to a JSON list (jq -s . FILE) or to CSV, and import that.</source>
        <translation>Conviértalo a una lista JSON (jq -s . ARCHIVO) o a CSV e impórtelo.</translation>
    </message>
    <message>
        <source>Convert the prices, and state the rate in their notes.</source>
        <translation>Convierta los precios e indique el tipo de cambio en sus notas.</translation>
    </message>
    <message>
        <source>Converted to cost for equal work, they disagree.</source>
        <translation>Convertidas en coste por el mismo trabajo, no coinciden.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copias</translation>
    </message>
    <message>
        <source>Copies in one format that you choose.</source>
        <translation>Copia en un único formato que usted elige.</translation>
    </message>
    <message>
        <source>Copies the chip or instance on the source card to a custom file and opens it.</source>
        <translation>Copia el chip o la instancia de la ficha de la fuente en un archivo suyo y lo abre.</translation>
    </message>
    <message>
        <source>Copies the focused chart, or the page if none is focused, in all formats.</source>
        <translation>Copia el gráfico que tiene el foco o, si no, la página, en todos los formatos a la vez.</translation>
    </message>
    <message>
        <source>Copies the workload to a custom file and opens it.</source>
        <translation>Copia la carga de trabajo en un archivo suyo y lo abre.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy %1 to “%2”</source>
        <translation>Copiar %1 a «%2»</translation>
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
        <translation>Copiar todo de «%1» a «%2»</translation>
    </message>
    <message>
        <source>Copy as %1</source>
        <translation>Copiar como %1</translation>
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
        <translation>Copiar al escenario «%1»</translation>
    </message>
    <message>
        <source>Core figure times eight.</source>
        <translation>Cifra del núcleo por ocho.</translation>
    </message>
    <message>
        <source>Core pages times 8: 1,264, 632, 160; 632.</source>
        <translation>Páginas de los núcleos por 8: 1.264, 632, 160; 632.</translation>
    </message>
    <message>
        <source>Correct "%1"; the model's page has the published file.</source>
        <translation>Corrija "%1"; la página del modelo tiene el archivo publicado.</translation>
    </message>
    <message>
        <source>Correct "layer_types" or "num_hidden_layers".</source>
        <translation>Corrija "layer_types" o "num_hidden_layers".</translation>
    </message>
    <message>
        <source>Correct "model_type", or remove the experts.</source>
        <translation>Corrija "model_type" o elimine los expertos.</translation>
    </message>
    <message>
        <source>Correct "num_key_value_heads" or "num_attention_heads".</source>
        <translation>Corrija "num_key_value_heads" o "num_attention_heads".</translation>
    </message>
    <message>
        <source>Correct "window_elements" or "kv_per_token".</source>
        <translation>Corrija «window_elements» o «kv_per_token».</translation>
    </message>
    <message>
        <source>Correct "window_layers" or "linear_layers".</source>
        <translation>Corrija «window_layers» o «linear_layers».</translation>
    </message>
    <message>
        <source>Correct its dimensions.</source>
        <translation>Corrija sus dimensiones.</translation>
    </message>
    <message>
        <source>Correct the number of experts.</source>
        <translation>Corrija el número de expertos.</translation>
    </message>
    <message>
        <source>Correct the number, or remove it if the source does not state it.</source>
        <translation>Corrija el número o quítelo si la fuente no lo indica.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
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
        <source>Cost of memory</source>
        <translation>Coste de la memoria</translation>
    </message>
    <message>
        <source>Cost of moving</source>
        <translation>Coste de migrar</translation>
    </message>
    <message>
        <source>Cost of owning per month</source>
        <translation>Máquina propia, al mes</translation>
    </message>
    <message>
        <source>Cost of owning per month, maximum</source>
        <translation>Máquina propia, al mes, máximo</translation>
    </message>
    <message>
        <source>Cost of owning per month, minimum</source>
        <translation>Máquina propia, al mes, mínimo</translation>
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
        <source>Cost of the run, owned</source>
        <translation>Coste de la ejecución, en propiedad</translation>
    </message>
    <message>
        <source>Cost on %1.</source>
        <translation>Coste en %1.</translation>
    </message>
    <message>
        <source>Cost per million input tokens</source>
        <translation>Coste de entrada</translation>
    </message>
    <message>
        <source>Cost per million items</source>
        <translation>Coste por millón de elementos</translation>
    </message>
    <message>
        <source>Cost per million items, owned</source>
        <translation>Coste de un millón de elementos, en propiedad</translation>
    </message>
    <message>
        <source>Cost per million tokens</source>
        <translation>Coste por millón de tokens</translation>
    </message>
    <message>
        <source>Cost per million tokens, owned</source>
        <translation>Coste de la salida, en propiedad</translation>
    </message>
    <message>
        <source>Cost per month</source>
        <translation>Coste mensual</translation>
    </message>
    <message>
        <source>Cost per month, owned</source>
        <translation>Coste al mes, en propiedad</translation>
    </message>
    <message>
        <source>Cost with the move to %1.</source>
        <translation>Coste con la migración a %1.</translation>
    </message>
    <message>
        <source>Cost: %1 of %2 claims hold</source>
        <translation>Coste: se sostienen %1 de %2</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Cantidad</translation>
    </message>
    <message>
        <source>Create the folder first, or choose another one.</source>
        <translation>Cree primero la carpeta o elija otra.</translation>
    </message>
    <message>
        <source>Crossovers</source>
        <translation>Cambios de orden</translation>
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
        <translation>Coste acumulado</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>Currency %1 to %2</source>
        <translation>Moneda de %1 a %2</translation>
    </message>
    <message>
        <source>Currency of amounts</source>
        <translation>Importes en</translation>
    </message>
    <message>
        <source>Currency set to %1.</source>
        <translation>Moneda: %1.</translation>
    </message>
    <message>
        <source>Currency shown</source>
        <translation>Moneda mostrada</translation>
    </message>
    <message>
        <source>Current monthly cost of the work; affects break-even.</source>
        <translation>Lo que cuesta hoy el trabajo al mes; afecta al punto de equilibrio.</translation>
    </message>
    <message>
        <source>Current monthly cost of the work; compared with the guide's thresholds.</source>
        <translation>Lo que cuesta hoy el trabajo; se compara con los umbrales de la guía.</translation>
    </message>
    <message>
        <source>Current monthly spend</source>
        <translation>Gasto mensual actual</translation>
    </message>
    <message>
        <source>Current value.</source>
        <translation>Así está ahora.</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Curvas</translation>
    </message>
    <message>
        <source>Curves are read at the speed per user, so their numbers stay absolute.</source>
        <translation>Las curvas se leen a la velocidad que recibe cada usuario, por eso sus números quedan como están.</translation>
    </message>
    <message>
        <source>Curves end at a twentieth of the chip's highest throughput; the table lists the highest speed per user.</source>
        <translation>Las curvas terminan donde un chip rinde una vigésima parte de su máximo; la tabla indica lo máximo que recibe un usuario.</translation>
    </message>
    <message>
        <source>Custom constants of %1</source>
        <translation>Sus propias constantes de %1</translation>
    </message>
    <message>
        <source>Custom file %1</source>
        <translation>Su propio archivo %1</translation>
    </message>
    <message>
        <source>Custom model %1</source>
        <translation>Su propio modelo %1</translation>
    </message>
    <message>
        <source>Custom model %1 of %2</source>
        <translation>Su propio modelo %1 de %2</translation>
    </message>
    <message>
        <source>Custom size</source>
        <translation>Tamaño propio</translation>
    </message>
    <message>
        <source>Custom titles still match the data.</source>
        <translation>Los títulos propios siguen diciendo lo que dicen los datos.</translation>
    </message>
    <message>
        <source>Custom value</source>
        <translation>Propio</translation>
    </message>
    <message>
        <source>Custom value: %1</source>
        <translation>Valor propio: %1</translation>
    </message>
    <message>
        <source>Custom values</source>
        <translation>Valores propios</translation>
    </message>
    <message>
        <source>Custom values changed.</source>
        <translation>Valores propios cambiados.</translation>
    </message>
    <message>
        <source>Custom workload %1 of %2</source>
        <translation>Su propia carga de trabajo %1 de %2</translation>
    </message>
    <message>
        <source>Custom: %1</source>
        <translation>Propio: %1</translation>
    </message>
    <message>
        <source>DMA bandwidth</source>
        <translation>Ancho de banda DMA</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Dark on light.</source>
        <translation>Oscuro sobre claro.</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Datos</translation>
    </message>
    <message>
        <source>Data centres of Rainier</source>
        <translation>Centros de datos de Rainier</translation>
    </message>
    <message>
        <source>Data-centre PUE</source>
        <translation>PUE del centro de datos</translation>
    </message>
    <message>
        <source>Data-centre rent for each kilowatt of the machine, without energy. Affects the cost of owning.</source>
        <translation>Alquiler de espacio en un centro de datos por cada kilovatio de la máquina, sin energía. Afecta al coste de la máquina propia.</translation>
    </message>
    <message>
        <source>Data: every figure in view</source>
        <translation>Datos: todas las cifras a la vista</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Date of Neuron SDK 2.26.0</source>
        <translation>Fecha de Neuron SDK 2.26.0</translation>
    </message>
    <message>
        <source>Date of the prices, as year, month and day</source>
        <translation>Fecha de los precios: año, mes y día</translation>
    </message>
    <message>
        <source>Date of the published specifications.</source>
        <translation>Fecha de las especificaciones publicadas.</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Fechas</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Días</translation>
    </message>
    <message>
        <source>Days available</source>
        <translation>Días restantes</translation>
    </message>
    <message>
        <source>Days until done</source>
        <translation>Días hasta acabar</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Decidir más tarde</translation>
    </message>
    <message>
        <source>Decimal GB, likely.</source>
        <translation>Probablemente GB decimales.</translation>
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
        <source>Decode step at this concurrency, step %1</source>
        <translation>Paso de decode de tantas, paso %1</translation>
    </message>
    <message>
        <source>Decode step of one request</source>
        <translation>Paso de decode de una solicitud</translation>
    </message>
    <message>
        <source>Deducted from every price of the list.</source>
        <translation>Se resta de todos los precios de la lista.</translation>
    </message>
    <message>
        <source>DeepSeek published these tokens and chips, and 180,000 H800 hours per trillion tokens (2.664 million in all). That is a speed without interruptions; the estimate adds them.</source>
        <translation>DeepSeek publicó estos tokens y chips, y 180.000 horas de H800 por billón de tokens (2,664 millones en total). Es una velocidad sin interrupciones; la estimación las añade.</translation>
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
        <translation>Predeterminado</translation>
    </message>
    <message>
        <source>Default folder of exports.</source>
        <translation>Adónde van los archivos si no se elige otra carpeta.</translation>
    </message>
    <message>
        <source>Default of the export dialog.</source>
        <translation>Con lo que empieza el cuadro de diálogo de exportación.</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>Predeterminado: %1</translation>
    </message>
    <message>
        <source>Defaults are used and changes are not saved. Fix the file or move it away.</source>
        <translation>Se aplican los valores predeterminados y lo que configure no se conserva. Corrija el archivo o muévalo a otro lugar.</translation>
    </message>
    <message>
        <source>Defaults are used: choose your settings again.</source>
        <translation>Se aplican los valores predeterminados: configure de nuevo lo que desee.</translation>
    </message>
    <message>
        <source>Defined by the workload.</source>
        <translation>El de la propia carga de trabajo.</translation>
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
        <source>Dense BF16 of one Trainium2 is 3.51 times that of one Trainium1.</source>
        <translation>El BF16 denso de un Trainium2 es 3,51 veces el de un Trainium1.</translation>
    </message>
    <message>
        <source>Dense BF16 of one chip barely grew from Trainium2 to Trainium3.</source>
        <translation>El BF16 denso de un chip apenas creció de Trainium2 a Trainium3.</translation>
    </message>
    <message>
        <source>Dense BF16 peak</source>
        <translation>Pico denso BF16</translation>
    </message>
    <message>
        <source>Dense FP8 of a Trn3 UltraServer is 4.36 times that of a Trn2 UltraServer.</source>
        <translation>El FP8 denso de un Trn3 UltraServer es 4,36 veces el de un Trn2 UltraServer.</translation>
    </message>
    <message>
        <source>Dense FP8 of one Trainium2 is 6.84 times that of one Trainium1.</source>
        <translation>El FP8 denso de un Trainium2 es 6,84 veces el de un Trainium1.</translation>
    </message>
    <message>
        <source>Dense FP8 of one Trainium3 is 1.938 times that of one Trainium2.</source>
        <translation>El FP8 denso de un Trainium3 es 1,938 veces el de un Trainium2.</translation>
    </message>
    <message>
        <source>Dense and sparse</source>
        <translation>Denso y disperso</translation>
    </message>
    <message>
        <source>Dense and sparse compute are shown next to each other: sparse counts operations that are skipped.</source>
        <translation>El cómputo denso y el disperso aparecen juntos: el disperso cuenta operaciones que se omiten.</translation>
    </message>
    <message>
        <source>Dense compute</source>
        <translation>Cómputo denso</translation>
    </message>
    <message>
        <source>Dense peak</source>
        <translation>Pico denso</translation>
    </message>
    <message>
        <source>Depends on price book and workload; compute it here.</source>
        <translation>Depende de la lista de precios y de la carga de trabajo; calcúlelo aquí.</translation>
    </message>
    <message>
        <source>Deployments, best case</source>
        <translation>Despliegues, en el caso más rápido</translation>
    </message>
    <message>
        <source>Deployments, worst case</source>
        <translation>Despliegues, en el caso más lento</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Qué es</translation>
    </message>
    <message>
        <source>Description of the keynote video: preview.</source>
        <translation>Descripción del vídeo de la keynote: versión preliminar.</translation>
    </message>
    <message>
        <source>Design power.</source>
        <translation>Potencia de diseño.</translation>
    </message>
    <message>
        <source>Detected from the file</source>
        <translation>Según el archivo</translation>
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
        <source>Difference</source>
        <translation>Diferencia</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>Differences between the scenarios</source>
        <translation>Qué distingue a los escenarios</translation>
    </message>
    <message>
        <source>Dimensions of Step-3.7-Flash.</source>
        <translation>Dimensiones de Step-3.7-Flash.</translation>
    </message>
    <message>
        <source>Disaggregated prefill (1: yes)</source>
        <translation>Prefill en chips dedicados (1: sí)</translation>
    </message>
    <message>
        <source>Disaggregated prefill needs two replicas; %1 x %2 hold one.</source>
        <translation>El prefill en chips dedicados requiere dos copias del modelo; en %1 x %2 cabe una.</translation>
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
        <source>Do not embed the board in PDF, SVG, PNG, PPTX and XLSX files. Such files cannot be opened in Chipboard again.</source>
        <translation>Omite la comparación en los archivos PDF, SVG, PNG, PPTX y XLSX; no se podrán volver a abrir.</translation>
    </message>
    <message>
        <source>Do the claims of vendors and the guide hold?</source>
        <translation>¿Se sostienen las afirmaciones de la guía y de los fabricantes?</translation>
    </message>
    <message>
        <source>Docs version 2.9.1.</source>
        <translation>Versión 2.9.1 de la documentación.</translation>
    </message>
    <message>
        <source>Docs: 705.6 / 185.6.</source>
        <translation>Documentación: 705,6 / 185,6.</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documentos</translation>
    </message>
    <message>
        <source>Does AWS sell chips?</source>
        <translation>¿Vende chips AWS?</translation>
    </message>
    <message>
        <source>Does not fit</source>
        <translation>No cabe</translation>
    </message>
    <message>
        <source>Does not pay back</source>
        <translation>No se amortiza</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Dots on a &amp;logarithmic axis</source>
        <translation>Puntos en un eje &amp;logarítmico</translation>
    </message>
    <message>
        <source>Double each quote within a quoted field.</source>
        <translation>Dentro de un campo entrecomillado, escriba la comilla dos veces.</translation>
    </message>
    <message>
        <source>Down to the low end</source>
        <translation>Hasta el extremo inferior</translation>
    </message>
    <message>
        <source>Download it again, or remove its last line.</source>
        <translation>Descárguelo de nuevo o elimine su última línea.</translation>
    </message>
    <message>
        <source>Download the file itself: this looks like a sign-in or error page.</source>
        <translation>Descargue el archivo mismo: así es una página que pide iniciar sesión o informa de un error.</translation>
    </message>
    <message>
        <source>Drag</source>
        <comment>with the mouse</comment>
        <translation>Arrastrar</translation>
    </message>
    <message>
        <source>Drag a chart into another program or a folder: it arrives as %1.</source>
        <translation>Arrastre un gráfico a otro programa o a una carpeta: llega como %1.</translation>
    </message>
    <message>
        <source>Drag a chart out as %1</source>
        <translation>Arrastrar un gráfico hacia fuera como %1</translation>
    </message>
    <message>
        <source>Draw dots instead</source>
        <translation>Usar puntos en su lugar</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Simulando</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplicar</translation>
    </message>
    <message>
        <source>Duplicate and edit this &amp;workload</source>
        <translation>Duplicar y editar esta car&amp;ga de trabajo</translation>
    </message>
    <message>
        <source>EC2 API.</source>
        <translation>API de EC2.</translation>
    </message>
    <message>
        <source>EC2 API: 141 GiB, so the 141 of NVIDIA counts GiB.</source>
        <translation>API de EC2: 141 GiB, así que los 141 de NVIDIA son GiB.</translation>
    </message>
    <message>
        <source>EC2 API: 179.1 GiB or 192.3 GB, so 180 counts GiB and 192 GB.</source>
        <translation>API de EC2: 179,1 GiB o 192,3 GB, así que 180 son GiB y 192, GB.</translation>
    </message>
    <message>
        <source>EC2 API: 268.6 GiB or 288.4 GB, so 268 counts GiB and 288 GB.</source>
        <translation>API de EC2: 268,6 GiB o 288,4 GB, así que 268 son GiB y 288, GB.</translation>
    </message>
    <message>
        <source>EC2 API: 80 GiB, or 85.9 GB.</source>
        <translation>API de EC2: 80 GiB, o 85,9 GB.</translation>
    </message>
    <message>
        <source>EC2 guide and API: 8,192 GiB for trn2.48xlarge, 16 x 512.</source>
        <translation>Guía y API de EC2: 8.192 GiB para trn2.48xlarge, 16 x 512.</translation>
    </message>
    <message>
        <source>EC2 guide and API: an error of AWS.</source>
        <translation>Guía y API de EC2: un error de AWS.</translation>
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
        <source>ESM-2 650M protein embeddings, 512 residues</source>
        <translation>Embeddings de proteínas con ESM-2 650M, 512 residuos</translation>
    </message>
    <message>
        <source>ESM-2-650M</source>
        <translation>ESM-2-650M</translation>
    </message>
    <message>
        <source>Each chip holds all of attention, best so far</source>
        <translation>Cada chip tiene toda la atención, mejor hasta ahora</translation>
    </message>
    <message>
        <source>Each chip holds all of attention; 1: yes</source>
        <translation>Cada chip tiene toda la atención; 1: sí</translation>
    </message>
    <message>
        <source>Each curve is one option. Further right, each user gets more tokens/s and fewer requests share a chip, so it generates fewer tokens in total and each costs more. The vertical line is the service level in the title. Dots are published measurements of the same model on the same chip.</source>
        <translation>Cada curva es una opción. Hacia la derecha un usuario recibe más tokens/s, así que menos solicitudes comparten un chip: da menos tokens en total y cada uno cuesta más. La línea vertical es el nivel de servicio del título. Los puntos son mediciones publicadas del mismo modelo en el mismo chip.</translation>
    </message>
    <message>
        <source>Each has its own base, so they are not one number; Chipboard shows them separately.</source>
        <translation>Cada una tiene su propia base, así que no son un solo número; Chipboard las muestra por separado.</translation>
    </message>
    <message>
        <source>Each layer keeps a window of 128 tokens and compressed entries of all tokens. Half of the layers keep one every 4 tokens, half one every 128 (assumed). Sparse attention counts entries.</source>
        <translation>Cada capa guarda una ventana de 128 tokens y entradas comprimidas de todos: la mitad de las capas una cada 4 tokens y la otra mitad una cada 128 (supuesto). La atención dispersa cuenta entradas.</translation>
    </message>
    <message>
        <source>Each of these prices has only one date, so no trend is known</source>
        <translation>Cada uno de estos precios tiene una sola fecha, así que no se conoce ningún cambio</translation>
    </message>
    <message>
        <source>Each option uses as many chips as it needs (%1 to %2).</source>
        <translation>Cada uno se muestra con tantos chips como necesita (de %1 a %2).</translation>
    </message>
    <message>
        <source>Each point is a price on a known date. A thin dashed line joins two dates of one offer; the prices between them are unknown.</source>
        <translation>Cada punto es un precio de una fecha conocida. Una línea fina discontinua une dos fechas de una misma oferta; no se sabe qué se pagó entre ellas.</translation>
    </message>
    <message>
        <source>Each point is a published measurement: predicted vs measured. On the line both are equal; inside the band they differ by at most 25%. The bars are median errors (lower is better), with the number of measurements in brackets.</source>
        <translation>Cada punto es una medición publicada: lo predicho frente a lo medido. Sobre la línea ambos coinciden; dentro de la banda difieren como máximo un 25 %. Las barras son errores medianos, mejor cuanto menores, con el número de mediciones entre paréntesis.</translation>
    </message>
    <message>
        <source>Each price import is a numbered snapshot. Removing one removes its prices from every board that uses them; importing the file again restores them.</source>
        <translation>Cada importación de precios es una instantánea con un número. Al eliminar una, sus precios desaparecen de todas las comparaciones que la mencionan; al importar de nuevo el archivo, vuelven.</translation>
    </message>
    <message>
        <source>Each scenario has its own prices, assumptions and custom values.</source>
        <translation>Cada escenario tiene sus precios, supuestos y valores propios.</translation>
    </message>
    <message>
        <source>Each token also uses one shared expert of the same width as the others, as in every "%1".</source>
        <translation>Cada token pasa también por un experto compartido del ancho de los demás, como siempre en "%1".</translation>
    </message>
    <message>
        <source>Each was true on its day: the date decides.</source>
        <translation>Cada una era cierta en su día: decide la fecha.</translation>
    </message>
    <message>
        <source>Early software</source>
        <translation>Software inicial</translation>
    </message>
    <message>
        <source>Edit a chart's note</source>
        <translation>Escribir la nota de un gráfico</translation>
    </message>
    <message>
        <source>Edit a chart's subtitle</source>
        <translation>Escribir el subtítulo de un gráfico</translation>
    </message>
    <message>
        <source>Edit a chart's title</source>
        <translation>Escribir el título de un gráfico</translation>
    </message>
    <message>
        <source>Edit page &amp;title…</source>
        <translation>&amp;Título de la página…</translation>
    </message>
    <message>
        <source>Edit the title</source>
        <translation>Escribir el título</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Efecto</translation>
    </message>
    <message>
        <source>Effort of moving (weeks)</source>
        <translation>Trabajo de migración (semanas)</translation>
    </message>
    <message>
        <source>Embed the comparison in files</source>
        <translation>Incluir la comparación en el archivo</translation>
    </message>
    <message>
        <source>Encoders, images and diffusion: a batch</source>
        <translation>Codificadores, imágenes y difusión: un batch</translation>
    </message>
    <message>
        <source>End of the bar or range</source>
        <translation>Fin de la barra o del rango</translation>
    </message>
    <message>
        <source>End of the range</source>
        <translation>Fin del rango</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>Terminar la visita</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energía</translation>
    </message>
    <message>
        <source>Energy cost of the run</source>
        <translation>Coste de energía de la ejecución</translation>
    </message>
    <message>
        <source>Energy cost per million items</source>
        <translation>Coste de energía por millón de elementos</translation>
    </message>
    <message>
        <source>Energy cost per million tokens</source>
        <translation>Coste de energía de la salida</translation>
    </message>
    <message>
        <source>Energy of the run</source>
        <translation>Energía de la ejecución</translation>
    </message>
    <message>
        <source>Energy per million items</source>
        <translation>Energía por millón de elementos</translation>
    </message>
    <message>
        <source>Energy per million tokens</source>
        <translation>Energía de la salida</translation>
    </message>
    <message>
        <source>Energy per token</source>
        <translation>Energía por token</translation>
    </message>
    <message>
        <source>Energy price</source>
        <translation>Precio de la energía</translation>
    </message>
    <message>
        <source>Engineer cost per week</source>
        <translation>Coste semanal de ingeniería</translation>
    </message>
    <message>
        <source>Engineer-weeks available</source>
        <translation>Semanas para migrar</translation>
    </message>
    <message>
        <source>Engineer-weeks until the work runs on the other chip.</source>
        <translation>Semanas de una persona de ingeniería hasta que el trabajo funcione en el otro chip.</translation>
    </message>
    <message>
        <source>Enlarges all text, up to twice its size.</source>
        <translation>Agranda todos los textos, hasta el doble de su tamaño.</translation>
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
        <source>Enter 0 for no financing cost.</source>
        <translation>Indique 0 si el dinero no cuesta nada.</translation>
    </message>
    <message>
        <source>Enter 0 for no residual value.</source>
        <translation>Indique 0 si no queda nada.</translation>
    </message>
    <message>
        <source>Enter 0 for none.</source>
        <translation>Indique 0 para ninguno.</translation>
    </message>
    <message>
        <source>Enter 0 if it is unknown.</source>
        <translation>Introduzca 0 si no se conoce.</translation>
    </message>
    <message>
        <source>Enter 0 or more.</source>
        <translation>Introduzca 0 o más.</translation>
    </message>
    <message>
        <source>Enter 0 to count only the chips.</source>
        <translation>Indique 0 para los chips solos.</translation>
    </message>
    <message>
        <source>Enter 0 to follow the precision.</source>
        <translation>Introduzca 0 para los de la precisión.</translation>
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
        <source>Enter 1 or more, or 0 if it is unknown.</source>
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
        <source>Enter 1 to keep the listed price.</source>
        <translation>Introduzca 1 para mantener el precio de la lista.</translation>
    </message>
    <message>
        <source>Enter 1 without speculative decoding.</source>
        <translation>Introduzca 1 si no se especula nada.</translation>
    </message>
    <message>
        <source>Enter a custom value.</source>
        <translation>Introduzca la cifra como valor propio.</translation>
    </message>
    <message>
        <source>Enter a file name.</source>
        <translation>Indique un nombre de archivo.</translation>
    </message>
    <message>
        <source>Enter a monthly volume above 0, or leave the field empty.</source>
        <translation>Introduzca un volumen mensual superior a 0 o deje el campo vacío.</translation>
    </message>
    <message>
        <source>Enter a number above 0, or 0 for no limit.</source>
        <translation>Introduzca un número mayor que 0, o 0 para no poner límite.</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>Indique un número.</translation>
    </message>
    <message>
        <source>Enter a smaller discount.</source>
        <translation>Introduzca un descuento menor.</translation>
    </message>
    <message>
        <source>Enter a text or remove it.</source>
        <translation>Indique un texto u omítalo.</translation>
    </message>
    <message>
        <source>Enter a whole number.</source>
        <translation>Indique uno.</translation>
    </message>
    <message>
        <source>Enter how many %1 one USD buys; until then money is shown in USD.</source>
        <translation>Introduzca cuántos %1 se obtienen por un USD: hasta entonces los importes se muestran en USD.</translation>
    </message>
    <message>
        <source>Enter how much of the currency one USD buys.</source>
        <translation>Indique cuánto de la moneda se obtiene por un USD.</translation>
    </message>
    <message>
        <source>Enter it in the field "Prices as of".</source>
        <translation>Escriba la fecha en el campo «Fecha de los precios».</translation>
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
        <source>Enter the figure without sparsity here and this one under "sparse".</source>
        <translation>Indique aquí la cifra sin dispersión y esta en "sparse".</translation>
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
        <source>Enter the monthly spend from %1 to %2, such as 80000 or 80k, or leave the field empty.</source>
        <translation>Indique el gasto mensual de %1 a %2, por ejemplo 80000 u 80k, o deje el campo vacío.</translation>
    </message>
    <message>
        <source>Enter the monthly volume</source>
        <translation>Introducir el volumen mensual</translation>
    </message>
    <message>
        <source>Enter the name of a regular file.</source>
        <translation>Indique el nombre de un archivo normal.</translation>
    </message>
    <message>
        <source>Enter the parameters.</source>
        <translation>Introduzca los parámetros.</translation>
    </message>
    <message>
        <source>Enter the price of a kilowatt-hour.</source>
        <translation>Introduzca lo que cuesta un kilovatio hora.</translation>
    </message>
    <message>
        <source>Enter the price of a million output tokens.</source>
        <translation>Indique cuánto cuesta un millón de tokens de salida.</translation>
    </message>
    <message>
        <source>Enter the price of one machine.</source>
        <translation>Indique cuánto cuesta una.</translation>
    </message>
    <message>
        <source>Enter the sequence length.</source>
        <translation>Introduzca la longitud de secuencia.</translation>
    </message>
    <message>
        <source>Enter the service life.</source>
        <translation>Indique cuánto tiempo se usa.</translation>
    </message>
    <message>
        <source>Enter the share of paid hours.</source>
        <translation>Introduzca la parte de las horas pagadas.</translation>
    </message>
    <message>
        <source>Enter the share of productive time.</source>
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
        <source>Enter what was measured, or write the file again with "chipboard calibrate".</source>
        <translation>Introduzca lo que se midió o vuelva a escribir el archivo con «chipboard calibrate».</translation>
    </message>
    <message>
        <source>Epoch AI estimates 380 W.</source>
        <translation>Epoch AI estima 380 W.</translation>
    </message>
    <message>
        <source>Epoch AI estimates 540 W.</source>
        <translation>Epoch AI estima 540 W.</translation>
    </message>
    <message>
        <source>Epoch AI estimates 960 W.</source>
        <translation>Epoch AI estima 960 W.</translation>
    </message>
    <message>
        <source>Epoch AI's table of machine-learning hardware (CSV): chips</source>
        <translation>Tabla de hardware de aprendizaje automático de Epoch AI (CSV): chips</translation>
    </message>
    <message>
        <source>Equal data and assumptions give equal files, byte by byte.</source>
        <translation>Con los mismos datos y supuestos se obtienen archivos iguales, byte a byte.</translation>
    </message>
    <message>
        <source>Equal to its MI350X row, probably a slip.</source>
        <translation>Igual que su fila de MI350X; probablemente un descuido.</translation>
    </message>
    <message>
        <source>Equals dense FP6 and FP4: easy to mix up.</source>
        <translation>Es igual a FP6 y FP4 densos: fácil de confundir.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Error by chip family</source>
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
        <source>Error, 90th percentile</source>
        <translation>Error, percentil 90</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Estimate a workload on a chip or instance.</source>
        <translation>Estima una carga de trabajo en un chip o una instancia.</translation>
    </message>
    <message>
        <source>Estimated by the source.</source>
        <translation>Estimado por la fuente.</translation>
    </message>
    <message>
        <source>Estimates</source>
        <translation>Estimaciones</translation>
    </message>
    <message>
        <source>Estimates are calculated from first principles. The operations and bytes of the work are divided by the chip's peaks times efficiencies fitted to published measurements. The times of compute, memory and links add up. Costs are the hours of whole instances at the chosen prices.</source>
        <translation>Las estimaciones parten de principios básicos: las operaciones y los bytes del trabajo, divididos por los picos del chip multiplicados por eficiencias obtenidas de mediciones publicadas; los tiempos de cómputo, memoria y enlaces se suman. Los costes son las horas de instancias enteras a los precios elegidos.</translation>
    </message>
    <message>
        <source>Estimates are compared with measurements, not with the baseline.</source>
        <translation>Las estimaciones se contrastan con mediciones, sea cual sea la referencia.</translation>
    </message>
    <message>
        <source>Estimates next to published figures: %1.</source>
        <translation>Estimaciones junto a cifras publicadas: %1.</translation>
    </message>
    <message>
        <source>Evaluation.</source>
        <translation>Evaluación.</translation>
    </message>
    <message>
        <source>Every dimension can be edited.</source>
        <translation>Se pueden editar todas las dimensiones.</translation>
    </message>
    <message>
        <source>Every figure has a source.</source>
        <translation>Todas las cifras tienen fuente.</translation>
    </message>
    <message>
        <source>Every figure in view, with status, range, date and source</source>
        <translation>Todas las cifras a la vista, con estado, rango, fecha y fuente</translation>
    </message>
    <message>
        <source>Every mark has a name.</source>
        <translation>Cada marca tiene un nombre.</translation>
    </message>
    <message>
        <source>Every measurement is a row of the table, with its source and its error.</source>
        <translation>Cada medición es una fila de la tabla, con su fuente y su error.</translation>
    </message>
    <message>
        <source>Every peak figure of the chip is below that of one A100; the comparison is about price.</source>
        <translation>Todas las cifras de pico del chip están por debajo de las de un A100; la comparación se refiere al precio.</translation>
    </message>
    <message>
        <source>Every row is drawn.</source>
        <translation>Todas las filas están dibujadas.</translation>
    </message>
    <message>
        <source>Every second layer attends to 128 tokens only.</source>
        <translation>Una de cada dos capas atiende solo a 128 tokens.</translation>
    </message>
    <message>
        <source>Every step between the assumptions and the results. Searches are collapsed.</source>
        <translation>Todos los pasos entre los supuestos y los resultados. Las búsquedas están contraídas.</translation>
    </message>
    <message>
        <source>Everything works from the keyboard. Ctrl+K finds any command by its name.</source>
        <translation>Todo se puede hacer con el teclado. Ctrl+K encuentra cualquier comando por su nombre.</translation>
    </message>
    <message>
        <source>Everything you selected, best first; rows that are announced or have no price come last. Bars are outlined because they are estimates, whiskers show the error range of eight in ten measurements, and ◀ marks the baseline.</source>
        <translation>Todo lo seleccionado, lo mejor primero; lo anunciado y las filas sin precio van al final. Las barras solo tienen contorno porque son estimaciones, las líneas muestran el margen de error de ocho de cada diez mediciones y ◀ marca la referencia.</translation>
    </message>
    <message>
        <source>Exact 2516.6.</source>
        <translation>Exacto: 2516,6.</translation>
    </message>
    <message>
        <source>Exactly one scenario must be active; found %1.</source>
        <translation>Debe haber un escenario activo; aquí hay %1.</translation>
    </message>
    <message>
        <source>Example of a rack budget.</source>
        <translation>Ejemplo de presupuesto de potencia de un rack.</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Libro de Excel</translation>
    </message>
    <message>
        <source>Exchange rate</source>
        <translation>Tipo de cambio</translation>
    </message>
    <message>
        <source>Exchange rate %1</source>
        <translation>Tipo de cambio %1</translation>
    </message>
    <message>
        <source>Exchange rate %1 to %2</source>
        <translation>Tipo de cambio de %1 a %2</translation>
    </message>
    <message>
        <source>Exchange rate: what one USD buys of the currency shown</source>
        <translation>Tipo de cambio: cuánto de la moneda mostrada se obtiene por un USD</translation>
    </message>
    <message>
        <source>Exclude %1</source>
        <translation>Omitir %1</translation>
    </message>
    <message>
        <source>Exclude compute in mixed formats</source>
        <translation>Omitir el cómputo de formatos mezclados</translation>
    </message>
    <message>
        <source>Excluded from %1 to %2: chip counts at which a chip reaches less than half of its best throughput.</source>
        <comment>numbers of chips</comment>
        <translation>Se omiten de %1 a %2: cantidades con las que un chip rinde menos de la mitad que en su mejor caso y que nadie alquilaría.</translation>
    </message>
    <message>
        <source>Excluded: %1 (%2), software in maintenance.</source>
        <translation>No se cuenta: %1 (%2); su software de servicio está en mantenimiento.</translation>
    </message>
    <message>
        <source>Excluded: %1, software in maintenance.</source>
        <translation>No se cuentan: %1; su software de servicio está en mantenimiento.</translation>
    </message>
    <message>
        <source>Exit status: 0 success, 1 wrong usage, 2 bad data, 3 cannot write.</source>
        <translation>Estado de salida: 0 correcto, 1 uso incorrecto, 2 datos incorrectos, 3 no se puede escribir.</translation>
    </message>
    <message>
        <source>Expands or collapses the form of the page. While it is collapsed, its entries are shown next to it.</source>
        <translation>Abre y cierra el formulario de la página. Mientras está cerrado, lo indicado aparece a su lado.</translation>
    </message>
    <message>
        <source>Expands or collapses this group of assumptions.</source>
        <translation>Abre y cierra este grupo de supuestos.</translation>
    </message>
    <message>
        <source>Expected in the second half of 2026.</source>
        <translation>Previsto para el segundo semestre de 2026.</translation>
    </message>
    <message>
        <source>Expected: %1, compared with %2.</source>
        <translation>Cabe esperar: %1, frente a %2.</translation>
    </message>
    <message>
        <source>Expert overhead factor</source>
        <translation>Lo que añaden los expertos, como factor</translation>
    </message>
    <message>
        <source>Expert parallelism</source>
        <translation>Paralelismo de expertos</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Expertos</translation>
    </message>
    <message>
        <source>Experts per layer; total parameters adjust, active parameters stay. Applies to models with experts.</source>
        <translation>Expertos de una capa; los parámetros totales los siguen y los activos no cambian. Se aplica a modelos con expertos.</translation>
    </message>
    <message>
        <source>Experts per token</source>
        <translation>Expertos por token</translation>
    </message>
    <message>
        <source>Experts used by each token; active parameters adjust. Applies to models with experts.</source>
        <translation>Expertos a los que va cada token; los parámetros activos los siguen. Se aplica a modelos con expertos.</translation>
    </message>
    <message>
        <source>Exponent of scaling</source>
        <translation>Exponente de muchos chips</translation>
    </message>
    <message>
        <source>Exponent of sparsity</source>
        <translation>Exponente de la dispersión</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Export a PDF…</source>
        <translation>Exportar un PDF…</translation>
    </message>
    <message>
        <source>Export a page or a report. Files open again in Chipboard. Press F1 for help.</source>
        <translation>Exporte una página o un informe. Los archivos se vuelven a abrir en Chipboard. Pulse F1 para ver la ayuda.</translation>
    </message>
    <message>
        <source>Export a picture…</source>
        <translation>Exportar una imagen…</translation>
    </message>
    <message>
        <source>Export a workbook for Excel…</source>
        <translation>Exportar un libro para Excel…</translation>
    </message>
    <message>
        <source>Export a&amp;gain</source>
        <translation>Exportar de nue&amp;vo</translation>
    </message>
    <message>
        <source>Export chart…</source>
        <translation>Exportar gráfico…</translation>
    </message>
    <message>
        <source>Export colours</source>
        <translation>Colores de los archivos</translation>
    </message>
    <message>
        <source>Export language</source>
        <translation>Idioma de los archivos</translation>
    </message>
    <message>
        <source>Export only this chart of the page, by id or title, such as memory.</source>
        <translation>El gráfico de la página que se escribe solo, por su id o su título, por ejemplo memory.</translation>
    </message>
    <message>
        <source>Export slides for PowerPoint…</source>
        <translation>Exportar diapositivas para PowerPoint…</translation>
    </message>
    <message>
        <source>Export text size</source>
        <translation>Tamaño del texto de los archivos</translation>
    </message>
    <message>
        <source>Export the dashboard to files.</source>
        <translation>Guarda el cuadro de mando en archivos.</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exportar a</translation>
    </message>
    <message>
        <source>Export without the brand theme</source>
        <translation>Prescindir de la imagen corporativa</translation>
    </message>
    <message>
        <source>Exported %1.</source>
        <translation>Exportado: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Exported %n files.</source>
        <translation><numerusform>%n archivo exportado.</numerusform><numerusform>%n archivos exportados.</numerusform></translation>
    </message>
    <message>
        <source>Exported files</source>
        <translation>Archivos exportados</translation>
    </message>
    <message>
        <source>Exported files with an embedded comparison (%1)</source>
        <translation>Archivos exportados con su comparación (%1)</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Exportando</translation>
    </message>
    <message>
        <source>Exports pages as documents, slides, pictures, workbooks or plain data.</source>
        <translation>Escribe páginas en documentos, diapositivas, imágenes, libros de Excel o datos sin formato.</translation>
    </message>
    <message>
        <source>Exports the answer, why, and what to check, on one page.</source>
        <translation>Exporta la respuesta, el motivo y lo que hay que comprobar en una página.</translation>
    </message>
    <message>
        <source>Exports the same files again, with the current numbers.</source>
        <translation>Escribe los mismos archivos que la última vez, con los números actuales.</translation>
    </message>
    <message>
        <source>Exports this page or all pages: documents, slides, pictures, workbooks, plain data.</source>
        <translation>Escribe esta página o todas en archivos: documentos, diapositivas, imágenes, libros de Excel, datos sin formato.</translation>
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
        <translation>Los FLOP son el doble de las multiplicaciones-acumulaciones.</translation>
    </message>
    <message>
        <source>FLOP of one denoising step at 1024 x 1024, counted from the layers.</source>
        <translation>FLOP de un paso de denoising a 1024 x 1024, contados a partir de las capas.</translation>
    </message>
    <message>
        <source>FLOP per byte</source>
        <translation>FLOP por byte</translation>
    </message>
    <message>
        <source>FLOP per item</source>
        <translation>FLOP por elemento</translation>
    </message>
    <message>
        <source>FLOP per token</source>
        <translation>FLOP por token</translation>
    </message>
    <message>
        <source>FLOP per token and parameter</source>
        <translation>FLOP por token y parámetro</translation>
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
        <translation>Generación de imágenes con FLUX.1-dev, 50 pasos</translation>
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
        <source>FP32 models are cast to BF16.</source>
        <translation>Los modelos FP32 se convierten a BF16.</translation>
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
        <source>FP8 1299/190 = 6.84x; BF16 667/190 = 3.51x; FP32 181/47.5 = 3.81x</source>
        <translation>FP8 1299/190 = 6,84x; BF16 667/190 = 3,51x; FP32 181/47,5 = 3,81x</translation>
    </message>
    <message>
        <source>FP8 2517/1299 = 1.938x; BF16 671/667 = 1.006x; HBM 144/96 = 1.5x; bandwidth 4.9/2.9 = 1.69x; UltraServer 362.448/83.136 = 4.36x</source>
        <translation>FP8 2517/1299 = 1,938x; BF16 671/667 = 1,006x; HBM 144/96 = 1,5x; ancho de banda 4,9/2,9 = 1,69x; UltraServer 362,448/83,136 = 4,36x</translation>
    </message>
    <message>
        <source>FP8 compute</source>
        <translation>Cómputo FP8</translation>
    </message>
    <message>
        <source>FP8 gain is half of the FP4 gain; since Trainium3 MXFP4 = MXFP8 = 2,517, Trainium4 FP4/FP8 = 6/3 = 2</source>
        <translation>La mejora en FP8 es la mitad de la de FP4; como en Trainium3 MXFP4 = MXFP8 = 2.517, en Trainium4 FP4/FP8 = 6/3 = 2</translation>
    </message>
    <message>
        <source>FP8 in a chip of %1</source>
        <translation>FP8 en un chip de %1</translation>
    </message>
    <message>
        <source>FP8 per chip, as the guide has it</source>
        <translation>FP8 por chip, según la guía</translation>
    </message>
    <message>
        <source>FP8 sparse compute</source>
        <translation>Cómputo FP8 disperso</translation>
    </message>
    <message>
        <source>FP8, BF16, MXFP8</source>
        <translation>FP8, BF16, MXFP8</translation>
    </message>
    <message>
        <source>Fair for instances, not for chips.</source>
        <translation>Válido para instancias, no para chips.</translation>
    </message>
    <message>
        <source>Falcon-180B</source>
        <translation>Falcon-180B</translation>
    </message>
    <message>
        <source>Fastest per chip</source>
        <translation>El más rápido por chip</translation>
    </message>
    <message>
        <source>Fewest chips: %1</source>
        <translation>Mínimo de chips: %1</translation>
    </message>
    <message>
        <source>Field names</source>
        <translation>Nombres de los campos</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Cifra</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>Figures changed since the board was saved: %1.</source>
        <translation>Hay valores que cambiaron desde que se guardó la comparación: %1.</translation>
    </message>
    <message>
        <source>Figures of chips, instances and prices come from the listed sources, each with its date. If there are several sources, the maker's own comes first. The others are kept, and disagreements are shown.</source>
        <translation>Las cifras de chips, instancias y precios proceden de las fuentes indicadas, cada una con su fecha. Si hay varias fuentes, la del fabricante va primero; las demás se conservan a su lado y, si discrepan, se indica.</translation>
    </message>
    <message>
        <source>Figures that changed in the catalogue since this board was saved.</source>
        <translation>Cifras que el catálogo ha cambiado desde que se guardó esta comparación.</translation>
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
        <source>File &gt; Check slide checks the page against these rules, at the size and in the theme of the export, and offers fixes where possible.</source>
        <translation>Archivo &gt; Comprobar diapositiva contrasta la página con estas reglas, con el tamaño y el tema de la exportación, y ofrece una solución cuando la hay.</translation>
    </message>
    <message>
        <source>Files are written with libxlsxwriter (BSD 2-Clause) and zlib (zlib licence); imported prices are kept with SQLite (public domain).</source>
        <translation>Los archivos se escriben con libxlsxwriter (BSD de 2 cláusulas) y zlib (licencia zlib); los precios importados se guardan con SQLite (dominio público).</translation>
    </message>
    <message>
        <source>Files with an embedded comparison can be opened again in Chipboard.</source>
        <translation>Un archivo que la incluye se puede volver a abrir en Chipboard.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Filter conditions for instances</source>
        <translation>Condiciones que deben cumplir las instancias</translation>
    </message>
    <message>
        <source>Filter conditions for instances, to add to the search.</source>
        <translation>Condiciones que deben cumplir las instancias, para añadirlas a la búsqueda.</translation>
    </message>
    <message>
        <source>Financing cost of the machine, a twelfth of it per month; repaid in equal monthly instalments.</source>
        <translation>Lo que cuesta el dinero invertido en la máquina, una doceava parte al mes; se devuelve en cuotas mensuales iguales.</translation>
    </message>
    <message>
        <source>Find a chip</source>
        <translation>Buscar un chip</translation>
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
        <source>Find chips</source>
        <translation>Buscar chips</translation>
    </message>
    <message>
        <source>Find it with "chipboard list".</source>
        <translation>Búsquelo con «chipboard list».</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Nuestra conclusión</translation>
    </message>
    <message>
        <source>Finds an assumption by name.</source>
        <translation>Busca un supuesto por su nombre.</translation>
    </message>
    <message>
        <source>Finds any command by typing.</source>
        <translation>Todo lo que se puede hacer, con solo escribir para buscarlo.</translation>
    </message>
    <message>
        <source>Finds chips, instances and systems by name. For instances it also accepts conditions, such as memory &gt;= 640 GB and price_hour &lt; 40.</source>
        <translation>Busca chips, instancias y sistemas por su nombre. Con instancias admite también condiciones, como: memory &gt;= 640 GB and price_hour &lt; 40.</translation>
    </message>
    <message>
        <source>Fine-tune Llama 3.1 70B with LoRA</source>
        <translation>Ajuste fino de Llama 3.1 70B con LoRA</translation>
    </message>
    <message>
        <source>Fine-tune all weights of Llama 3.1 70B</source>
        <translation>Ajuste fino de todos los pesos de Llama 3.1 70B</translation>
    </message>
    <message>
        <source>Fine-tuning</source>
        <translation>Ajuste fino</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primera</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>Primer token</translation>
    </message>
    <message>
        <source>First token under load</source>
        <translation>Primer token con carga</translation>
    </message>
    <message>
        <source>First value after</source>
        <translation>Primer valor después</translation>
    </message>
    <message>
        <source>Fit the serving and training constants to measurements.</source>
        <translation>Calcular las constantes de inferencia y entrenamiento a partir de mediciones.</translation>
    </message>
    <message>
        <source>Fits the missing Inferentia3; AWS does not say so in the sources read.</source>
        <translation>Concuerda con la ausencia de Inferentia3; AWS no lo dice en las fuentes consultadas.</translation>
    </message>
    <message>
        <source>Fits the serving and training models to all plain measurements and reports the error on held-out ones. If a calibration FILE is named, writes the constants to it.</source>
        <translation>Ajusta los modelos de inferencia y entrenamiento a todas las mediciones simples e indica su error en las que se dejaron fuera. Con el archivo (FILE) de una calibración, escribe allí las constantes.</translation>
    </message>
    <message>
        <source>Fitted to %1 measurements: median error %2.</source>
        <translation>Ajustado a %1 mediciones: error mediano del %2.</translation>
    </message>
    <message>
        <source>Fix the errors above, or remove --catalog.</source>
        <translation>Corrija lo que se indica arriba u omita --catalog.</translation>
    </message>
    <message>
        <source>Fix the ids listed above.</source>
        <translation>Corrija los identificadores indicados arriba.</translation>
    </message>
    <message>
        <source>Fix the path or remove it.</source>
        <translation>Corrija la ruta o elimínela.</translation>
    </message>
    <message>
        <source>Fix: %1 (in the window: File &gt; Check slide).</source>
        <translation>Solución: %1 (en la ventana: Archivo &gt; Comprobar diapositiva).</translation>
    </message>
    <message>
        <source>Fix: %1.</source>
        <translation>Solución: %1.</translation>
    </message>
    <message>
        <source>Fixed at export</source>
        <translation>Fijado al exportar</translation>
    </message>
    <message>
        <source>Fixed part of the first token</source>
        <translation>Parte fija del primer token</translation>
    </message>
    <message>
        <source>Fixed: %1</source>
        <translation>Fijo: %1</translation>
    </message>
    <message>
        <source>Fo&amp;lder</source>
        <translation>&amp;Carpeta</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Carpeta</translation>
    </message>
    <message>
        <source>Follows the light or dark theme of the system.</source>
        <translation>Claro u oscuro según el sistema, también cuando este cambia.</translation>
    </message>
    <message>
        <source>For all text in the window, including charts.</source>
        <translation>De todos los textos de la ventana, gráficos incluidos.</translation>
    </message>
    <message>
        <source>For clusters that mix GPUs and Trainium.</source>
        <translation>Para clústeres que combinan GPU y Trainium.</translation>
    </message>
    <message>
        <source>For documents with pages.</source>
        <translation>En los documentos que tienen páginas.</translation>
    </message>
    <message>
        <source>For it</source>
        <translation>A favor</translation>
    </message>
    <message>
        <source>For products listed on one cloud only, check the others.</source>
        <translation>Lo que solo figura en una nube se debe consultar en otras.</translation>
    </message>
    <message>
        <source>For sale</source>
        <translation>A la venta</translation>
    </message>
    <message>
        <source>For some workloads Trainium matches an H100 at a quarter of the cost.</source>
        <translation>En algunas cargas de trabajo, Trainium iguala a un H100 por un cuarto del coste.</translation>
    </message>
    <message>
        <source>For text, and for how numbers are written and typed.</source>
        <translation>De los textos y del modo de escribir y teclear los números.</translation>
    </message>
    <message>
        <source>For the energy cost only: rental prices include energy, so it is not added to them.</source>
        <translation>Solo para el coste de la energía: los precios de alquiler ya la incluyen, por lo que no se les suma.</translation>
    </message>
    <message>
        <source>For the window; exported files have their own colours.</source>
        <translation>De la ventana; los archivos tienen sus propios colores.</translation>
    </message>
    <message>
        <source>For workloads it supports, Trainium stays the cheaper choice.</source>
        <translation>Para las cargas de trabajo que admite, Trainium sigue siendo la opción más barata.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Format: %1; provider: %2 (%3).</source>
        <translation>Formato: %1; proveedor: %2 (%3).</translation>
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
        <translation>Fórmulas de los resultados</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Found "%1".</source>
        <translation>Aquí hay «%1».</translation>
    </message>
    <message>
        <source>Found from %1 measurements; half of them lie within %2, eight of ten within %3.</source>
        <translation>Obtenido de %1 mediciones; la mitad está dentro de %2, ocho de cada diez dentro de %3.</translation>
    </message>
    <message>
        <source>Four savings claims</source>
        <translation>Cuatro afirmaciones de ahorro</translation>
    </message>
    <message>
        <source>Four stacks.</source>
        <translation>Cuatro pilas.</translation>
    </message>
    <message>
        <source>Four stacks; the press says HBM3 or HBM3e, AWS names no generation.</source>
        <translation>Cuatro pilas; la prensa dice HBM3 o HBM3e, AWS no indica la generación.</translation>
    </message>
    <message>
        <source>Four times for Trainium2</source>
        <translation>Cuatro veces para Trainium2</translation>
    </message>
    <message>
        <source>Four times is a figure of AWS for whole instances.</source>
        <translation>Cuatro veces es una cifra de AWS para instancias completas.</translation>
    </message>
    <message>
        <source>Four trn2u.48xlarge joined by NeuronLink.</source>
        <translation>Cuatro trn2u.48xlarge unidas por NeuronLink.</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>Framework</translation>
    </message>
    <message>
        <source>Framework of the code.</source>
        <translation>En qué está escrito el código.</translation>
    </message>
    <message>
        <source>Frameworks</source>
        <translation>Frameworks</translation>
    </message>
    <message>
        <source>Free of charge</source>
        <translation>Sin coste</translation>
    </message>
    <message>
        <source>Free some disk space. Stored prices are unchanged.</source>
        <translation>Libere espacio en el disco. Lo guardado antes no ha cambiado.</translation>
    </message>
    <message>
        <source>Free some space and try again.</source>
        <translation>Libere espacio e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>Free some space and try again; the old file is unchanged.</source>
        <translation>Libere espacio e inténtelo de nuevo; el archivo anterior sigue como estaba.</translation>
    </message>
    <message>
        <source>Free some space in the folder for temporary files, %1.</source>
        <translation>Libere espacio en la carpeta de archivos temporales, %1.</translation>
    </message>
    <message>
        <source>French and German text: 485 ha.</source>
        <translation>Texto francés y alemán: 485 ha.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>From %1 to %2 a month; moving costs %3.</source>
        <comment>three amounts</comment>
        <translation>De %1 a %2 al mes; la migración cuesta %3.</translation>
    </message>
    <message>
        <source>From %1 to %2 there is nothing to compare: %3</source>
        <translation>De %1 a %2 no hay nada que comparar: %3</translation>
    </message>
    <message>
        <source>From %1 to %2 times the current value: %3 to %4.</source>
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
        <source>From %1 to %2; unit: %3.</source>
        <translation>De %1 a %2; unidad: %3.</translation>
    </message>
    <message>
        <source>From %1, owning costs less than renting for the hours used.</source>
        <translation>A partir de %1, la máquina propia cuesta menos que alquilar las horas usadas.</translation>
    </message>
    <message>
        <source>From %1, owning costs less than the API.</source>
        <translation>A partir de %1, la máquina propia cuesta menos que la API.</translation>
    </message>
    <message>
        <source>From %1, renting costs less than the API.</source>
        <translation>A partir de %1, alquilar cuesta menos que la API.</translation>
    </message>
    <message>
        <source>From %1.</source>
        <translation>De %1.</translation>
    </message>
    <message>
        <source>From DGX H100 and DGX B200, rounded: 10.2 and 14.3 kW for chips of 5.6 and 8 kW.</source>
        <translation>DGX H100 y DGX B200, redondeado: 10,2 y 14,3 kW para chips de 5,6 y 8 kW.</translation>
    </message>
    <message>
        <source>From another price list</source>
        <translation>De otra lista de precios</translation>
    </message>
    <message>
        <source>From published measurements of the chip's family.</source>
        <translation>Lo que muestran las mediciones publicadas de la familia del chip.</translation>
    </message>
    <message>
        <source>From published training runs.</source>
        <translation>Lo que muestran los entrenamientos publicados.</translation>
    </message>
    <message>
        <source>From the H100 page; the GPU is the same.</source>
        <translation>De la página de H100; la GPU es la misma.</translation>
    </message>
    <message>
        <source>From the H100 page; the silicon is the same.</source>
        <translation>De la página de H100; el silicio es el mismo.</translation>
    </message>
    <message>
        <source>From the MI325X page; compute is the same.</source>
        <translation>De la página de MI325X; el cómputo es el mismo.</translation>
    </message>
    <message>
        <source>From the MI325X page; the silicon is the same.</source>
        <translation>De la página de MI325X; el silicio es el mismo.</translation>
    </message>
    <message>
        <source>From the lines above the table.</source>
        <translation>Según las líneas situadas encima de la tabla.</translation>
    </message>
    <message>
        <source>From the name of the file.</source>
        <translation>Según el nombre del archivo.</translation>
    </message>
    <message>
        <source>From the request to the first token; for serving only.</source>
        <translation>Desde la solicitud hasta el primer token; solo para el servicio.</translation>
    </message>
    <message>
        <source>From the table on the TPU7x page.</source>
        <translation>De la tabla de la página de TPU7x.</translation>
    </message>
    <message>
        <source>Front-end network.</source>
        <translation>Red de front-end.</translation>
    </message>
    <message>
        <source>Full layers have fewer and wider KV heads than layers with a window.</source>
        <translation>Las capas completas tienen menos cabezas KV y más anchas que las capas con ventana.</translation>
    </message>
    <message>
        <source>Full production; systems shipped from October 2022.</source>
        <translation>Plena producción; los sistemas se entregan desde octubre de 2022.</translation>
    </message>
    <message>
        <source>GB and GiB</source>
        <translation>GB y GiB</translation>
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
        <translation>Nubes de GPU, mayo de 2026</translation>
    </message>
    <message>
        <source>GPU clouds, Nov 2026</source>
        <translation>Nubes de GPU, nov. de 2026</translation>
    </message>
    <message>
        <source>GPU only, without the CPU.</source>
        <translation>Solo la GPU, sin la CPU.</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>GPUs only, at most.</source>
        <translation>Solo las GPU, como máximo.</translation>
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
        <translation>Generación</translation>
    </message>
    <message>
        <source>Generations</source>
        <translation>Generaciones</translation>
    </message>
    <message>
        <source>Get the data as CSV or JSON.</source>
        <translation>Obtenga los datos en CSV o JSON.</translation>
    </message>
    <message>
        <source>Global batch size</source>
        <translation>Secuencias por paso</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glosario</translation>
    </message>
    <message>
        <source>Glossary of terms</source>
        <translation>Glosario: vocabulario del sector</translation>
    </message>
    <message>
        <source>Go to the chart %1</source>
        <translation>Ir al gráfico %1</translation>
    </message>
    <message>
        <source>Go to the page %1</source>
        <translation>Ir a la página %1</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Goes to a page.</source>
        <translation>Va a una página.</translation>
    </message>
    <message>
        <source>Goes to the next page; after the last page, to the first.</source>
        <translation>Va a la página siguiente; tras la última viene la primera.</translation>
    </message>
    <message>
        <source>Goes to the previous page.</source>
        <translation>Va a la página anterior.</translation>
    </message>
    <message>
        <source>Goes to the search for chips, instances and systems.</source>
        <translation>Va a la búsqueda de chips, instancias y sistemas.</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>Goodput</translation>
    </message>
    <message>
        <source>Google Cloud Billing SKUs (JSON)</source>
        <translation>SKU de Google Cloud Billing (JSON)</translation>
    </message>
    <message>
        <source>Google Cloud prices of whole machines (CSV)</source>
        <translation>Precios de máquinas enteras de Google Cloud (CSV)</translation>
    </message>
    <message>
        <source>Google calls it approximate.</source>
        <translation>Google lo califica de aproximado.</translation>
    </message>
    <message>
        <source>Google prints 330 with sparsity.</source>
        <translation>Google indica 330 con dispersión.</translation>
    </message>
    <message>
        <source>Google publishes no sparse figures.</source>
        <translation>Google no publica cifras dispersas.</translation>
    </message>
    <message>
        <source>Google writes GB and means GiB.</source>
        <translation>Google escribe GB y se refiere a GiB.</translation>
    </message>
    <message>
        <source>Gradient communication</source>
        <translation>Intercambio de gradientes</translation>
    </message>
    <message>
        <source>Grey, for printers</source>
        <translation>Gris, para impresoras</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Cuadrícula</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Group to hold out and predict at a time: source (the default), model, chip, or group of all three.</source>
        <translation>Lo que se deja fuera a la vez y se predice: cada fuente (predeterminado), modelo, chip o grupo de los tres.</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>Crecimiento</translation>
    </message>
    <message>
        <source>Growth is relative to the previous generation, not to the baseline.</source>
        <translation>El crecimiento se mide respecto a la generación anterior, sea cual sea la referencia.</translation>
    </message>
    <message>
        <source>Guide and AFP: four times the first generation.</source>
        <translation>Guía y AFP: cuatro veces la primera generación.</translation>
    </message>
    <message>
        <source>Guide, Dec 2025</source>
        <translation>Guía, dic. de 2025</translation>
    </message>
    <message>
        <source>Guide: 2019.</source>
        <translation>Guía: 2019.</translation>
    </message>
    <message>
        <source>Guide: 2022.</source>
        <translation>Guía: 2022.</translation>
    </message>
    <message>
        <source>Guide: 3 to 4 USD per GPU-hour after the cut.</source>
        <translation>Guía: de 3 a 4 USD por hora de GPU tras la rebaja.</translation>
    </message>
    <message>
        <source>Guide: 30 stand on one site in Indiana.</source>
        <translation>Guía: hay 30 en un mismo emplazamiento de Indiana.</translation>
    </message>
    <message>
        <source>Guide: 362 PFLOPS.</source>
        <translation>Guía: 362 PFLOPS.</translation>
    </message>
    <message>
        <source>Guide: 8 billion USD since early 2024.</source>
        <translation>Guía: 8 mil millones de USD desde principios de 2024.</translation>
    </message>
    <message>
        <source>Guide: 9.80 USD/h, or 3 to 4 USD per GPU-hour.</source>
        <translation>Guía: 9,80 USD/h, o de 3 a 4 USD por hora de GPU.</translation>
    </message>
    <message>
        <source>Guide: November 2025.</source>
        <translation>Guía: noviembre de 2025.</translation>
    </message>
    <message>
        <source>Guide: Trainium2 96 GB, Trainium3 144 GB.</source>
        <translation>Guía: Trainium2 96 GB, Trainium3 144 GB.</translation>
    </message>
    <message>
        <source>Guide: Trainium2, 30 to 40% better price-performance.</source>
        <translation>Guía: Trainium2, una relación precio-rendimiento entre un 30 y un 40 % mejor.</translation>
    </message>
    <message>
        <source>Guide: about 1.10 USD/h.</source>
        <translation>Guía: unos 1,10 USD/h.</translation>
    </message>
    <message>
        <source>Guide: about 4.80 USD/h.</source>
        <translation>Guía: unos 4,80 USD/h.</translation>
    </message>
    <message>
        <source>Guide: about 540 PFLOPS.</source>
        <translation>Guía: unos 540 PFLOPS.</translation>
    </message>
    <message>
        <source>Guide: about half.</source>
        <translation>Guía: aproximadamente la mitad.</translation>
    </message>
    <message>
        <source>Guide: against P5 (H100).</source>
        <translation>Guía: frente a P5 (H100).</translation>
    </message>
    <message>
        <source>Guide: available since 2025.</source>
        <translation>Guía: disponible desde 2025.</translation>
    </message>
    <message>
        <source>Guide: enables training of mixture-of-experts models.</source>
        <translation>Guía: permite entrenar modelos de mezcla de expertos.</translation>
    </message>
    <message>
        <source>Guide: in the class of the A100.</source>
        <translation>Guía: en la clase de A100.</translation>
    </message>
    <message>
        <source>Guide: in the class of the H100.</source>
        <translation>Guía: en la clase de H100.</translation>
    </message>
    <message>
        <source>Guide: new in Trainium3.</source>
        <translation>Guía: nueva en Trainium3.</translation>
    </message>
    <message>
        <source>Guide: opened under Apache 2.0.</source>
        <translation>Guía: abierto con licencia Apache 2.0.</translation>
    </message>
    <message>
        <source>Guide: six times FP4, three times FP8, four times the bandwidth.</source>
        <translation>Guía: seis veces en FP4, tres veces en FP8, cuatro veces el ancho de banda.</translation>
    </message>
    <message>
        <source>H100 price</source>
        <translation>Precio de H100</translation>
    </message>
    <message>
        <source>H100 price cut of 44%</source>
        <translation>Rebaja de H100 del 44 %</translation>
    </message>
    <message>
        <source>H100 price inside the guide</source>
        <translation>Precio de H100 dentro de la guía</translation>
    </message>
    <message>
        <source>H200 vs H100 instances</source>
        <translation>Instancias H200 frente a H100</translation>
    </message>
    <message>
        <source>HBM</source>
        <translation>HBM</translation>
    </message>
    <message>
        <source>HBM, generation not stated.</source>
        <translation>HBM, generación no indicada.</translation>
    </message>
    <message>
        <source>HBM3 version.</source>
        <translation>Versión HBM3.</translation>
    </message>
    <message>
        <source>HBM3e version.</source>
        <translation>Versión HBM3e.</translation>
    </message>
    <message>
        <source>HBM3e version; elsewhere in the chapter 144 GiB.</source>
        <translation>Versión HBM3e; en otro lugar del capítulo, 144 GiB.</translation>
    </message>
    <message>
        <source>HBM3e.</source>
        <translation>HBM3e.</translation>
    </message>
    <message>
        <source>HTML table</source>
        <translation>Tabla HTML</translation>
    </message>
    <message>
        <source>Half a slide 16:9</source>
        <translation>Media diapositiva 16:9</translation>
    </message>
    <message>
        <source>Half are below</source>
        <translation>La mitad está por debajo</translation>
    </message>
    <message>
        <source>Half holds only per FP8 operation, against P5 on demand.</source>
        <translation>La mitad solo vale por operación FP8, frente a P5 bajo demanda.</translation>
    </message>
    <message>
        <source>Half of the 242 printed with sparsity.</source>
        <translation>La mitad de los 242 indicados con dispersión.</translation>
    </message>
    <message>
        <source>Half of the sparse data sheet figure, according to Epoch AI.</source>
        <translation>La mitad de la cifra dispersa de la hoja de datos, según Epoch AI.</translation>
    </message>
    <message>
        <source>Half price</source>
        <translation>La mitad del precio</translation>
    </message>
    <message>
        <source>Half price; 30 to 40% better price-performance; a quarter of the H100 cost; 54% lower cost per token than A100.</source>
        <translation>La mitad de precio; relación precio-rendimiento entre un 30 y un 40 % mejor; un cuarto del coste de H100; coste por token un 54 % menor que A100.</translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>Tamaño de cabeza</translation>
    </message>
    <message>
        <source>Heads that store keys and values; with more chips than KV heads, the cache is replicated. A KV cache stated by the model does not change.</source>
        <translation>Cabezas que guardan claves y valores; si hay más chips que cabezas KV, la caché se repite. Una caché KV que indica el propio modelo no las sigue.</translation>
    </message>
    <message>
        <source>Held out, one source at a time: %1 serving measurements from %2 sources, median error %3; %4 are within 25%.</source>
        <translation>Excluida una fuente cada vez: %1 mediciones de servicio de %2 fuentes, error mediano %3; el %4 está dentro del 25 %.</translation>
    </message>
    <message>
        <source>Held-out measurements: count, median error, bias.</source>
        <translation>De las mediciones dejadas fuera: número, error mediano, sesgo.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Help &amp;contents</source>
        <translation>&amp;Contenido de la ayuda</translation>
    </message>
    <message>
        <source>Help page</source>
        <translation>Página de la ayuda</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Aquí</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Dimensión oculta</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Hide the panel %1</source>
        <translation>Ocultar el panel %1</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>High &amp;contrast, light</source>
        <translation>Alto contrast&amp;e, claro</translation>
    </message>
    <message>
        <source>High confidence</source>
        <translation>Confianza alta</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Alto contraste, oscuro</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Alto contraste, claro</translation>
    </message>
    <message>
        <source>High end of the range</source>
        <translation>Extremo superior del rango</translation>
    </message>
    <message>
        <source>Higher is better.</source>
        <translation>Más es mejor.</translation>
    </message>
    <message>
        <source>Higher resolutions are sharper and make larger files.</source>
        <translation>Con más píxeles son más nítidas y los archivos, más grandes.</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Highest tokens/s per user</source>
        <translation>Máximo de tokens/s por usuario</translation>
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
        <source>Holds</source>
        <translation>Se sostiene</translation>
    </message>
    <message>
        <source>Host power</source>
        <translation>Potencia además de los chips</translation>
    </message>
    <message>
        <source>Hosts of the community, not of the provider.</source>
        <translation>Hosts de la comunidad, no del proveedor.</translation>
    </message>
    <message>
        <source>Hourly cost</source>
        <translation>Alquiler</translation>
    </message>
    <message>
        <source>Hourly price</source>
        <translation>Precio por hora</translation>
    </message>
    <message>
        <source>Hourly price per chip</source>
        <translation>Precio por hora y chip</translation>
    </message>
    <message>
        <source>Hourly price: %1 vs %2 (%3)</source>
        <comment>two prices, a percentage</comment>
        <translation>Precio por hora: %1 frente a %2 (%3)</translation>
    </message>
    <message>
        <source>Hours per month</source>
        <translation>Horas al mes</translation>
    </message>
    <message>
        <source>Hours used</source>
        <translation>Horas usadas</translation>
    </message>
    <message>
        <source>How accurate are the estimates?</source>
        <translation>¿Cuánto se desvían las estimaciones?</translation>
    </message>
    <message>
        <source>How far these estimates can be trusted, from the check against published measurements. Opens the page Accuracy.</source>
        <translation>Hasta qué punto son fiables estas estimaciones, según la comparación con mediciones publicadas. Abre la página «Exactitud».</translation>
    </message>
    <message>
        <source>How have the prices of the selection changed?</source>
        <translation>¿Cómo evolucionaron los precios de lo que se compara?</translation>
    </message>
    <message>
        <source>How long an owned machine is used; its price is paid off by then.</source>
        <translation>Cuánto tiempo trabaja una máquina propia; para entonces se ha amortizado su precio.</translation>
    </message>
    <message>
        <source>How many %1 one USD buys, at a rate and date of your choice. It only affects how money is shown; the board keeps its prices and assumptions in USD.</source>
        <translation>Cuántos %1 se obtienen por un USD: un tipo de cambio propio, del día que usted elija. Los importes se muestran con él; la comparación conserva sus precios y supuestos en USD.</translation>
    </message>
    <message>
        <source>How many chips does the workload need, and what are its throughput, time and cost?</source>
        <translation>¿Cuántos chips necesita la carga de trabajo, qué velocidad alcanza, cuánto tarda y cuánto cuesta?</translation>
    </message>
    <message>
        <source>How much of the displayed currency one USD buys.</source>
        <translation>Cuánto de la moneda mostrada se obtiene por un USD.</translation>
    </message>
    <message>
        <source>How numbers are shown</source>
        <translation>Cómo se indican los números</translation>
    </message>
    <message>
        <source>How numbers are shown: absolute, as a ratio to the baseline, or as a percent difference.</source>
        <translation>Cómo se indican los números: tal cual, como veces la referencia o como porcentaje de diferencia con ella.</translation>
    </message>
    <message>
        <source>How numbers are shown: absolute, as a ratio to the baseline, or as a percent difference. Unfair comparisons stay absolute.</source>
        <translation>Cómo se dan los números: tal como son, como múltiplo de la referencia, o como más o menos que ella. Lo que no se puede comparar de forma equitativa se da tal como es.</translation>
    </message>
    <message>
        <source>How similar the model is to others.</source>
        <translation>Hasta qué punto el modelo se parece a otros.</translation>
    </message>
    <message>
        <source>How the numbers are calculated</source>
        <translation>Cómo se obtienen los números</translation>
    </message>
    <message>
        <source>How to read</source>
        <translation>Cómo leerlo</translation>
    </message>
    <message>
        <source>ICI, 4 ports, total of both directions.</source>
        <translation>ICI, 4 puertos, total de ambos sentidos.</translation>
    </message>
    <message>
        <source>ICI, total of both directions.</source>
        <translation>ICI, total de ambos sentidos.</translation>
    </message>
    <message>
        <source>ICI, total of both directions; an older page says 1,600 Gbps.</source>
        <translation>ICI, total de ambos sentidos; una página anterior dice 1.600 Gbps.</translation>
    </message>
    <message>
        <source>ICI, total of both directions; an older page says 4,800 Gbps.</source>
        <translation>ICI, total de ambos sentidos; una página anterior dice 4.800 Gbps.</translation>
    </message>
    <message>
        <source>INT4 weights are counted as FP4, with the same number of bytes.</source>
        <translation>Los pesos INT4 cuentan como FP4: los mismos bytes.</translation>
    </message>
    <message>
        <source>INT8 appears only as a type of the vector and scalar engines.</source>
        <translation>INT8 solo aparece como tipo de los motores vectorial y escalar.</translation>
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
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>If it is unknown, write null and "missing".</source>
        <translation>Si no se conoce, escriba null y "missing".</translation>
    </message>
    <message>
        <source>If it must run on several clouds,</source>
        <translation>Si debe ejecutarse en varias nubes,</translation>
    </message>
    <message>
        <source>If no list names the region, check its availability.</source>
        <translation>Si ninguna lista indica la región, hay que consultarla.</translation>
    </message>
    <message>
        <source>If speed per chip matters more than cost,</source>
        <translation>Si importa la velocidad por chip, cueste lo que cueste,</translation>
    </message>
    <message>
        <source>If the number is unknown, write "missing".</source>
        <translation>Si no se conoce el número, escriba "missing".</translation>
    </message>
    <message>
        <source>If there are several sources, the vendor's own comes first, then independent collections, then copies of price lists, then press. The source card of a figure shows the others.</source>
        <translation>Si hay varias fuentes, va primero la del propio fabricante; después, las recopilaciones independientes, las copias de listas de precios y la prensa. Las demás quedan detrás de la cifra; su ficha de la fuente las muestra.</translation>
    </message>
    <message>
        <source>If there is no price, write null and "missing".</source>
        <translation>Si no hay precio, escriba null y "missing".</translation>
    </message>
    <message>
        <source>If you meant that list, save the board to store its name; otherwise choose other prices.</source>
        <translation>Si se refería a esa lista, guarde la comparación: así su nombre vale en todas partes; si no, elija otros precios.</translation>
    </message>
    <message>
        <source>Ignite 2023; specifications followed in August 2024.</source>
        <translation>Ignite 2023; las especificaciones llegaron en agosto de 2024.</translation>
    </message>
    <message>
        <source>Ignoring all other requirements: %1</source>
        <comment>sentences about what would work then</comment>
        <translation>Dejando de lado las demás necesidades: %1</translation>
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
        <source>Import a &amp;model…</source>
        <translation>Importar un &amp;modelo…</translation>
    </message>
    <message>
        <source>Import a model</source>
        <translation>Importar un modelo</translation>
    </message>
    <message>
        <source>Import it with the format %1, and assign the columns with --map.</source>
        <translation>Impórtelo con el formato %1 e indique con --map qué contiene cada columna.</translation>
    </message>
    <message>
        <source>Import it with the format csv, and assign the columns and the provider with --map: chipboard import csv %1 --map provider==NAME</source>
        <translation>Impórtelo con el formato csv e indique con --map qué contiene cada columna y de quién son estos precios: chipboard import csv %1 --map provider==NAME</translation>
    </message>
    <message>
        <source>Import newer prices: no list here is newer.</source>
        <translation>Importe precios más recientes: aquí no hay ninguna lista más nueva.</translation>
    </message>
    <message>
        <source>Import price lists with File &gt; Import prices. Choose provider, region and price type above the charts.</source>
        <translation>Importe listas de precios con Archivo &gt; Importar precios. El proveedor, la región y el tipo de precio se eligen sobre los gráficos.</translation>
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
        <source>Import prices…</source>
        <translation>Importar precios…</translation>
    </message>
    <message>
        <source>Import the model %1</source>
        <translation>Importar el modelo %1</translation>
    </message>
    <message>
        <source>Important facts about this page, and where to change them.</source>
        <translation>Lo que hay que saber de esta página y dónde cambiarlo.</translation>
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
        <source>Imported from %1.</source>
        <translation>Importado de %1.</translation>
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
        <source>Imported price lists, by date.</source>
        <translation>Listas de precios importadas, por fecha.</translation>
    </message>
    <message>
        <source>Imported rows</source>
        <translation>Filas admitidas</translation>
    </message>
    <message>
        <source>Imported, not available: %1</source>
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
        <source>Imports price lists and chips from files of many formats. Nothing is stored until you accept it.</source>
        <translation>Lee listas de precios y chips de archivos de muchos formatos. No se conserva nada antes de que usted lo acepte.</translation>
    </message>
    <message>
        <source>Imports price lists and chips from files. Nothing is stored until you accept it.</source>
        <translation>Lee listas de precios y chips de archivos. No se conserva nada antes de que usted lo acepte.</translation>
    </message>
    <message>
        <source>Imports the dimensions of a model from its config.json. The comparison keeps the model.</source>
        <translation>Lee las dimensiones de un modelo de su config.json. La comparación conserva el modelo.</translation>
    </message>
    <message>
        <source>In a common unit</source>
        <translation>En una misma unidad</translation>
    </message>
    <message>
        <source>In range</source>
        <translation>En el intervalo</translation>
    </message>
    <message>
        <source>In the first chart the longest line matters most; its dot is the current answer. Where two curves cross, the order changes. The bands contain eight in ten cases when all assumptions vary at once.</source>
        <translation>En el primer gráfico, la línea más larga es la que más importa; su punto es la respuesta actual. Donde se cruzan dos curvas, cambia el orden. Las bandas son ocho de cada diez casos cuando varían todos los supuestos a la vez.</translation>
    </message>
    <message>
        <source>In trn1n.32xlarge; an older page prints GiB/s.</source>
        <translation>En trn1n.32xlarge; una página anterior indica GiB/s.</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>En palabras</translation>
    </message>
    <message>
        <source>Inconclusive because of the range: %1.</source>
        <comment>figures</comment>
        <translation>El rango no permite decidirlo para: %1.</translation>
    </message>
    <message>
        <source>Indiana, Pennsylvania, Mississippi</source>
        <translation>Indiana, Pensilvania, Misisipi</translation>
    </message>
    <message>
        <source>Indiana, USA</source>
        <translation>Indiana, EE. UU.</translation>
    </message>
    <message>
        <source>Inf1 instances cost 70% less per inference than comparable GPU instances.</source>
        <translation>Las instancias Inf1 cuestan un 70 % menos por inferencia que instancias de GPU comparables.</translation>
    </message>
    <message>
        <source>Inf1 instances have 2.3 times the throughput of comparable GPU instances.</source>
        <translation>Las instancias Inf1 tienen 2,3 veces el throughput de instancias de GPU comparables.</translation>
    </message>
    <message>
        <source>Inf1 instances; December 2019 according to secondary sources.</source>
        <translation>Instancias Inf1; diciembre de 2019 según fuentes secundarias.</translation>
    </message>
    <message>
        <source>Inf2 instances give 40% more work per dollar than comparable EC2 instances.</source>
        <translation>Las instancias Inf2 hacen un 40 % más de trabajo por dinero que instancias EC2 comparables.</translation>
    </message>
    <message>
        <source>Inf2 preview at re:Invent 2022.</source>
        <translation>Versión preliminar de Inf2 en re:Invent 2022.</translation>
    </message>
    <message>
        <source>Inference</source>
        <translation>Inferencia</translation>
    </message>
    <message>
        <source>Inference chips are not recommended for training.</source>
        <translation>Los chips hechos para inferencia no se recomiendan para el entrenamiento.</translation>
    </message>
    <message>
        <source>Inferentia</source>
        <translation>Inferentia</translation>
    </message>
    <message>
        <source>Inferentia is for inference where the cost of an answer counts more than the shortest latency.</source>
        <translation>Inferentia es para inferencia en la que importa más el coste de una respuesta que la latencia más corta.</translation>
    </message>
    <message>
        <source>Inferentia2 answers with a tenth of the latency of Inferentia1.</source>
        <translation>Inferentia2 responde con una décima parte de la latencia de Inferentia1.</translation>
    </message>
    <message>
        <source>Inferentia2 has four times the throughput of Inferentia1.</source>
        <translation>Inferentia2 tiene cuatro veces el throughput de Inferentia1.</translation>
    </message>
    <message>
        <source>Inner width and vocabulary are not checked.</source>
        <translation>El ancho interno y el vocabulario no están comprobados.</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Input and output have separate embeddings, as is usual for "%1".</source>
        <translation>La entrada y la salida tienen embeddings propios, como es habitual en "%1".</translation>
    </message>
    <message>
        <source>Input and output share one embedding, as is usual for "%1".</source>
        <translation>La entrada y la salida comparten un embedding, como es habitual en "%1".</translation>
    </message>
    <message>
        <source>Input tokens</source>
        <translation>Tokens de entrada</translation>
    </message>
    <message>
        <source>Install %1 (in Debian the package fonts-inter).</source>
        <translation>Instale %1 (en Debian, el paquete fonts-inter).</translation>
    </message>
    <message>
        <source>Install it; slides still name it, for computers that have it.</source>
        <translation>Instálela; las diapositivas la nombran de todos modos, para los equipos que la tengan.</translation>
    </message>
    <message>
        <source>Install the font %1 (in Debian the package fonts-inter) or DejaVu Sans.</source>
        <translation>Instale la fuente %1 (en Debian, el paquete fonts-inter) o DejaVu Sans.</translation>
    </message>
    <message>
        <source>Install the package libqt6sql6-sqlite.</source>
        <translation>Instale el paquete libqt6sql6-sqlite.</translation>
    </message>
    <message>
        <source>Installed packages include completions. Otherwise run "source &lt;(chipboard completion bash)", the same with zsh, or "chipboard completion fish | source".</source>
        <translation>Los paquetes instalados ya los incluyen. Si no: «source &lt;(chipboard completion bash)», lo mismo con zsh, o «chipboard completion fish | source».</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>Instancia</translation>
    </message>
    <message>
        <source>Instance table of ec2instances.info (CSV)</source>
        <translation>Tabla de instancias de ec2instances.info (CSV)</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>Instancias</translation>
    </message>
    <message>
        <source>Instances (%1)</source>
        <translation>Instancias (%1)</translation>
    </message>
    <message>
        <source>Intel Vision 2024.</source>
        <translation>Intel Vision 2024.</translation>
    </message>
    <message>
        <source>Inter-token latency</source>
        <translation>Tiempo entre dos tokens</translation>
    </message>
    <message>
        <source>Inter-token latency (TPOT)</source>
        <translation>Tiempo entre dos tokens (TPOT)</translation>
    </message>
    <message>
        <source>Inter-token latency when serving; otherwise the batch latency.</source>
        <translation>De un token al siguiente en el servicio; de todo un batch en los demás casos.</translation>
    </message>
    <message>
        <source>Interconnect of Trainium3</source>
        <translation>Interconexión de Trainium3</translation>
    </message>
    <message>
        <source>Interest rate (per year)</source>
        <translation>Interés anual</translation>
    </message>
    <message>
        <source>Is compute or memory bandwidth the bottleneck?</source>
        <translation>¿Limita el trabajo el cómputo o el ancho de banda de memoria?</translation>
    </message>
    <message>
        <source>Israel</source>
        <translation>Israel</translation>
    </message>
    <message>
        <source>It accepts %1.</source>
        <translation>Admite %1.</translation>
    </message>
    <message>
        <source>It always lists all snapshots.</source>
        <translation>Las muestra todas.</translation>
    </message>
    <message>
        <source>It applies to files ending in %1.</source>
        <translation>Es para archivos que terminan en %1.</translation>
    </message>
    <message>
        <source>It can be %1.</source>
        <translation>Puede ser %1.</translation>
    </message>
    <message>
        <source>It can be compared with NVLink only where the direction is stated.</source>
        <translation>Solo se puede comparar con NVLink donde se indica el sentido.</translation>
    </message>
    <message>
        <source>It cannot be estimated.</source>
        <translation>No se puede estimar nada al respecto.</translation>
    </message>
    <message>
        <source>It concerns measured work, which published figures do not cover.</source>
        <translation>Se refiere a trabajo medido, que las cifras publicadas no pueden mostrar.</translation>
    </message>
    <message>
        <source>It concerns other work than the chosen workload, %1, which cannot disprove it.</source>
        <translation>Se refiere a un trabajo distinto de la carga de trabajo elegida, %1, que no puede refutarla.</translation>
    </message>
    <message>
        <source>It costs %1 a month; the budget is %2.</source>
        <translation>Cuesta %1 al mes; el presupuesto es de %2.</translation>
    </message>
    <message>
        <source>It costs %1 less than %2.</source>
        <translation>Cuesta un %1 menos que %2.</translation>
    </message>
    <message>
        <source>It costs %1 more than %2.</source>
        <translation>Cuesta un %1 más que %2.</translation>
    </message>
    <message>
        <source>It costs %1x as much as %2.</source>
        <comment>3.5, a chip</comment>
        <translation>Cuesta %1 veces lo que %2.</translation>
    </message>
    <message>
        <source>It costs about %1 less than %2 here.</source>
        <translation>Aquí cuesta unos %1 menos que %2.</translation>
    </message>
    <message>
        <source>It costs about %1 more than %2 here.</source>
        <translation>Aquí cuesta unos %1 más que %2.</translation>
    </message>
    <message>
        <source>It does not cost less there.</source>
        <translation>Allí no cuesta menos.</translation>
    </message>
    <message>
        <source>It does not fit into the memory of this number of chips.</source>
        <translation>No cabe en la memoria de este número de chips.</translation>
    </message>
    <message>
        <source>It does not fit on any number of these chips.</source>
        <translation>No cabe en ningún número de estos chips.</translation>
    </message>
    <message>
        <source>It does not hold for: %1.</source>
        <comment>figures</comment>
        <translation>No se sostiene para: %1.</translation>
    </message>
    <message>
        <source>It does not meet the required service level.</source>
        <translation>No cumple el nivel de servicio pedido.</translation>
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
        <translation>Cabe con %1.</translation>
    </message>
    <message>
        <source>It has %1 chips, %2 instances, %3 systems, %4 price lists and %5 figures from %6 sources. %7 figures are known to be missing, and %8 contradictions between sources are listed.</source>
        <translation>Contiene %1 chips, %2 instancias, %3 sistemas, %4 listas de precios y %5 cifras de %6 fuentes; consta que faltan %7 cifras y se indican %8 contradicciones entre fuentes.</translation>
    </message>
    <message>
        <source>It holds for: %1.</source>
        <comment>figures</comment>
        <translation>Se sostiene para: %1.</translation>
    </message>
    <message>
        <source>It is %1 a month here.</source>
        <translation>Aquí son %1 al mes.</translation>
    </message>
    <message>
        <source>It is cheaper, but its serving software is in maintenance: no new features.</source>
        <translation>Es más barato, pero su software de servicio está en mantenimiento: sin funciones nuevas.</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>No tiene ninguna.</translation>
    </message>
    <message>
        <source>It is free on %1.</source>
        <translation>No cuesta nada en %1.</translation>
    </message>
    <message>
        <source>It is free today.</source>
        <translation>Hoy no cuesta nada.</translation>
    </message>
    <message>
        <source>It is not listed in %1, but in %2.</source>
        <translation>No se conoce en %1, pero sí en %2.</translation>
    </message>
    <message>
        <source>It is not listed in %1.</source>
        <translation>No se conoce en %1.</translation>
    </message>
    <message>
        <source>It is rented as a whole, with %1 chips; this number is not possible.</source>
        <translation>Se alquila entero, con %1 chips; no puede dar este número.</translation>
    </message>
    <message>
        <source>It is too long for any slide: write a shorter one.</source>
        <translation>Es demasiado largo para cualquier diapositiva: escriba uno más corto.</translation>
    </message>
    <message>
        <source>It is unknown which layers of "%1" have a window.</source>
        <translation>No se sabe qué capas de "%1" tienen ventana.</translation>
    </message>
    <message>
        <source>It may cost more than the budget of %2: %1 a month.</source>
        <translation>Puede costar más que el presupuesto de %2: %1 al mes.</translation>
    </message>
    <message>
        <source>It may take longer than %2: %1.</source>
        <translation>Puede tardar más de %2: %1.</translation>
    </message>
    <message>
        <source>It multiplies every amount of money in the results.</source>
        <translation>Todos los importes de los resultados se multiplican por él.</translation>
    </message>
    <message>
        <source>It never pays back.</source>
        <translation>No se amortiza nunca.</translation>
    </message>
    <message>
        <source>It pays back after %1 (%2 at best, never at worst).</source>
        <translation>Se amortiza tras %1 (%2 en el mejor caso, nunca en el peor).</translation>
    </message>
    <message>
        <source>It pays back after %1 (%2 to %3).</source>
        <translation>Se amortiza tras %1 (%2 a %3).</translation>
    </message>
    <message>
        <source>It pays back after %1.</source>
        <translation>Se amortiza tras %1.</translation>
    </message>
    <message>
        <source>It pays back after about %1 months (%2 to %3).</source>
        <translation>Se amortiza tras unos %1 meses (de %2 a %3).</translation>
    </message>
    <message>
        <source>It pays back after about %1 months, or never at the end of the range.</source>
        <translation>Se amortiza tras unos %1 meses, o nunca en el extremo del rango.</translation>
    </message>
    <message>
        <source>It pays back only at best, after %1.</source>
        <translation>Solo se amortiza en el mejor caso, tras %1.</translation>
    </message>
    <message>
        <source>It runs on %1 here.</source>
        <translation>Aquí se ejecuta en %1.</translation>
    </message>
    <message>
        <source>It started in late October 2025.</source>
        <translation>Empezó a finales de octubre de 2025.</translation>
    </message>
    <message>
        <source>It states no number to recompute.</source>
        <translation>No indica ningún número que recalcular.</translation>
    </message>
    <message>
        <source>It takes %1 per token; the limit is %2.</source>
        <translation>Tarda %1 por token; se necesitan %2 como máximo.</translation>
    </message>
    <message>
        <source>It takes %1; %2 are left.</source>
        <translation>Requiere %1; quedan %2.</translation>
    </message>
    <message>
        <source>Items per second</source>
        <translation>Elementos por segundo</translation>
    </message>
    <message>
        <source>Items to process per month; affects the number of chips and the cost.</source>
        <translation>Lo que debe procesarse al mes: afecta a los chips y al coste necesarios.</translation>
    </message>
    <message>
        <source>Its %1 rows are on the sheet "%2".</source>
        <translation>Sus %1 filas están en la hoja «%2».</translation>
    </message>
    <message>
        <source>Its INT4 column says 9,227.5.</source>
        <translation>Su columna INT4 dice 9.227,5.</translation>
    </message>
    <message>
        <source>Its bill is %1 higher than that of %2.</source>
        <translation>Su factura es un %1 más alta que la de %2.</translation>
    </message>
    <message>
        <source>Its bill is %1 lower than that of %2.</source>
        <translation>Su factura es un %1 más baja que la de %2.</translation>
    </message>
    <message>
        <source>Its bill is %1x that of %2.</source>
        <comment>3.5, a chip</comment>
        <translation>Su factura es %1 veces la de %2.</translation>
    </message>
    <message>
        <source>Its chips</source>
        <translation>Sus chips</translation>
    </message>
    <message>
        <source>Its cost is unknown.</source>
        <translation>No se sabe cuánto cuesta.</translation>
    </message>
    <message>
        <source>Its footnotes are lost, so none of its claims has its own source.</source>
        <translation>Sus notas al pie se han perdido, así que ninguna de sus afirmaciones tiene fuente propia.</translation>
    </message>
    <message>
        <source>Its largest instance has %1; %2 are needed.</source>
        <translation>Su instancia más grande tiene %1; se necesitan %2.</translation>
    </message>
    <message>
        <source>Its largest instance may have less than %2: %1.</source>
        <translation>Su instancia más grande puede tener menos de %2: %1.</translation>
    </message>
    <message>
        <source>Its own chip figure gives 360, not 540. A Trn3 UltraServer has 100.7% of 360, but only 67.1% of 540.</source>
        <translation>Su propia cifra por chip da 360, no 540. Un Trn3 UltraServer tiene el 100,7 % de 360, pero solo el 67,1 % de 540.</translation>
    </message>
    <message>
        <source>Its physical memory</source>
        <translation>Su memoria física</translation>
    </message>
    <message>
        <source>Its price is from "%1", because the chosen list has none.</source>
        <translation>Su precio es el de «%1», porque los precios elegidos no lo incluyen.</translation>
    </message>
    <message>
        <source>Its price per chip, as a share of the price above</source>
        <translation>Su precio por chip, como parte del precio de arriba</translation>
    </message>
    <message>
        <source>Its software is no longer maintained.</source>
        <translation>Su software ya no recibe mantenimiento.</translation>
    </message>
    <message>
        <source>Its status is in the catalogue; correct it there.</source>
        <translation>Su estado está en el catálogo; corríjalo allí.</translation>
    </message>
    <message>
        <source>JAX added</source>
        <translation>JAX añadido</translation>
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
        <source>January 2026.</source>
        <translation>Enero de 2026.</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Salto</translation>
    </message>
    <message>
        <source>KIND is tornado (sensitivity to each assumption), crossover (break-even point of two rows), two-way (a result under two assumptions), uncertainty (ranges and probabilities from random draws), move (payback of a move), commitment (break-even utilisation) or formula (how a number is calculated). Without --metrics it analyses the cost of the workload.</source>
        <translation>KIND es tornado (qué supuesto influye más en un resultado), crossover (dónde cambia el orden de dos), two-way (un resultado con dos supuestos), uncertainty (bandas y probabilidades por simulación), move (cuándo se amortiza migrar), commitment (desde qué utilización se amortiza) o formula (cómo se obtuvo un número). Sin --metrics se refiere al coste de la carga de trabajo.</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>Caché KV</translation>
    </message>
    <message>
        <source>KV cache precision (bits)</source>
        <translation>Bits por valor en caché</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>Cabezas KV</translation>
    </message>
    <message>
        <source>KV heads are not stated; assumed to be as many as attention heads.</source>
        <translation>Las cabezas KV no están indicadas: tantas como cabezas de atención.</translation>
    </message>
    <message>
        <source>KV values per token</source>
        <translation>Valores KV por token</translation>
    </message>
    <message>
        <source>Kaplan et al. 2020, https://arxiv.org/abs/2001.08361; Hoffmann et al. 2022, https://arxiv.org/abs/2203.15556; attention: PaLM, https://arxiv.org/abs/2204.02311, appendix B.</source>
        <translation>Kaplan et al. 2020, https://arxiv.org/abs/2001.08361; Hoffmann et al. 2022, https://arxiv.org/abs/2203.15556; atención: PaLM, https://arxiv.org/abs/2204.02311, apéndice B.</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation>Deje solo una de ellas.</translation>
    </message>
    <message>
        <source>Keep only dense compute</source>
        <translation>Dejar solo el cómputo denso</translation>
    </message>
    <message>
        <source>Keep the figures of %1</source>
        <translation>Conservar las cifras de %1</translation>
    </message>
    <message numerus="yes">
        <source>Keep the first %n charts</source>
        <translation><numerusform>Conservar solo el primer gráfico</numerusform><numerusform>Conservar los %n primeros gráficos</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Keep the first %n rows</source>
        <translation><numerusform>Conservar solo la primera fila</numerusform><numerusform>Conservar las %n primeras filas</numerusform></translation>
    </message>
    <message>
        <source>Keep the old figures</source>
        <translation>Conservar las cifras antiguas</translation>
    </message>
    <message>
        <source>Keep the one that fits the level</source>
        <translation>Conservar el que corresponde al nivel</translation>
    </message>
    <message>
        <source>Kept so far, as a power of two, step %1</source>
        <translation>Cumplen hasta ahora, como potencia de dos, paso %1</translation>
    </message>
    <message>
        <source>Kept the constants of %1: %2 measurements from %3 sources are too few.</source>
        <translation>Las constantes de %1 no cambian: %2 mediciones de %3 fuentes son muy pocas.</translation>
    </message>
    <message>
        <source>Kept the constants of %1: the new ones have a median error of %2.</source>
        <translation>Las constantes de %1 no cambian: el error mediano de las halladas es %2.</translation>
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
        <source>Keys are 192 wide, values 128. The number of layers with a window is not checked.</source>
        <translation>Las claves tienen un ancho de 192 y los valores de 128. El número de capas con ventana no está comprobado.</translation>
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
        <translation>Tipo de precio</translation>
    </message>
    <message>
        <source>Kinds:</source>
        <translation>Tipos:</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>L&amp;ight</source>
        <translation>C&amp;laro</translation>
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
        <source>Label</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Label position</source>
        <translation>Lugar del nombre</translation>
    </message>
    <message>
        <source>Labels are next to their marks.</source>
        <translation>Los nombres están junto a lo que nombran.</translation>
    </message>
    <message>
        <source>Labels are on lines or far from their marks: %1.</source>
        <translation>Hay nombres sobre líneas o lejos de lo que nombran: %1.</translation>
    </message>
    <message>
        <source>Labels can have at most %1 significant digits.</source>
        <translation>Las etiquetas tienen como máximo %1 cifras significativas.</translation>
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
        <translation>Los textos más grandes se leen desde más lejos.</translation>
    </message>
    <message>
        <source>Last environments: SDK 2.26; support ends with SDK 2.27.</source>
        <translation>Últimos entornos: SDK 2.26; la compatibilidad termina con SDK 2.27.</translation>
    </message>
    <message>
        <source>Last environments: SDK 2.26; support of Inf1 ends with SDK 2.27.</source>
        <translation>Últimos entornos: SDK 2.26; la compatibilidad con Inf1 termina con SDK 2.27.</translation>
    </message>
    <message>
        <source>Last value before</source>
        <translation>Último valor antes</translation>
    </message>
    <message>
        <source>Late 2023 according to PCMag.</source>
        <translation>Finales de 2023 según PCMag.</translation>
    </message>
    <message>
        <source>Late 2024.</source>
        <translation>Finales de 2024.</translation>
    </message>
    <message>
        <source>Late October 2025.</source>
        <translation>Finales de octubre de 2025.</translation>
    </message>
    <message>
        <source>Latent attention caches %1 + %2 elements per layer and token.</source>
        <translation>La atención latente guarda en caché %1 + %2 elementos por capa y token.</translation>
    </message>
    <message>
        <source>Latent attention caches 512 + 64 elements a layer and token.</source>
        <translation>La atención latente guarda en caché 512 + 64 elementos por capa y token.</translation>
    </message>
    <message>
        <source>Latent head sizes are set, but no latent.</source>
        <translation>Hay tamaños de una cabeza latente, pero no un vector latente.</translation>
    </message>
    <message>
        <source>Launch.</source>
        <translation>Lanzamiento.</translation>
    </message>
    <message>
        <source>Launch; volume from early 2025.</source>
        <translation>Lanzamiento; en volumen desde principios de 2025.</translation>
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
        <source>Layers of the network.</source>
        <translation>Bloques de la red.</translation>
    </message>
    <message>
        <source>Layers with a window cache %1 elements per token; all layers together cache only %2.</source>
        <translation>Las capas con ventana guardan en caché %1 elementos por token; todas las capas juntas, solo %2.</translation>
    </message>
    <message>
        <source>Layers, hidden size and heads must be at least 1.</source>
        <translation>Las capas, la dimensión oculta y las cabezas deben ser al menos 1.</translation>
    </message>
    <message>
        <source>Layouts of training</source>
        <translation>Distribuciones del entrenamiento</translation>
    </message>
    <message>
        <source>Leaning %1: %2</source>
        <comment>a chip, cheaper</comment>
        <translation>Tendencia a favor de %1: %2</translation>
    </message>
    <message>
        <source>Leaning %1: about %2 cheaper than %3</source>
        <translation>Tendencia a favor de %1: cerca de un %2 más barato que %3</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>Leave the member out where the software is maintained.</source>
        <translation>Omita el campo si el software recibe mantenimiento.</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Leyenda</translation>
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
        <translation>Claro</translation>
    </message>
    <message>
        <source>Light on dark.</source>
        <translation>Claro sobre oscuro.</translation>
    </message>
    <message>
        <source>Light or dark, as the system</source>
        <translation>Claro u oscuro según el sistema</translation>
    </message>
    <message>
        <source>Limit shown by the driver.</source>
        <translation>Límite que muestra el controlador.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
    <message>
        <source>Line at %1 %2</source>
        <translation>Línea en %1 %2</translation>
    </message>
    <message>
        <source>Line of equal results</source>
        <translation>Línea de resultados iguales</translation>
    </message>
    <message>
        <source>Lines cross %1.</source>
        <translation>Hay líneas que atraviesan %1.</translation>
    </message>
    <message>
        <source>Lines: %1.</source>
        <translation>Líneas: %1.</translation>
    </message>
    <message>
        <source>Link between chips, one way</source>
        <translation>Enlace entre chips, en un sentido</translation>
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
        <source>Links open in your browser, and only when you click them.</source>
        <translation>Los enlaces se abren en su navegador y solo si usted los sigue.</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Lista</translation>
    </message>
    <message>
        <source>List or remove imported prices.</source>
        <translation>Muestra los precios importados o elimina algunos.</translation>
    </message>
    <message>
        <source>List prices of June 2024, before the price cuts of 2025.</source>
        <translation>Precios de lista de junio de 2024, antes de las rebajas de 2025.</translation>
    </message>
    <message>
        <source>List prices without commitment: AWS us-east-1 of 2026-07-20 (us-east-2 and us-west-2 cost the same for the Neuron instances), Azure of 2026-06-18, Google Cloud of 2026-07-30, TPU slices of 2026. Linux, shared tenancy.</source>
        <translation>Precios de lista sin compromiso: AWS us-east-1 de 2026-07-20 (us-east-2 y us-west-2 cuestan lo mismo para las instancias Neuron), Azure de 2026-06-18, Google Cloud de 2026-07-30, porciones de TPU de 2026. Linux, tenencia compartida.</translation>
    </message>
    <message>
        <source>List the contents of the catalogue.</source>
        <translation>Muestra lo que contiene el catálogo.</translation>
    </message>
    <message>
        <source>List the instances that match: "memory &gt;= 640 GB and price_chip_hour &lt; 4". Fields are metric ids, and id, provider, chip, chips, vcpus and others.</source>
        <translation>Muestra las instancias que cumplen: «memory &gt;= 640 GB and price_chip_hour &lt; 4». Los campos son los identificadores de las métricas, además de id, provider, chip, chips, vcpus y otros.</translation>
    </message>
    <message>
        <source>List the workloads; check them against the Neuron SDK; compute the savings on the present GPU bill on AWS; see who can do the work.</source>
        <translation>Haga una lista de las cargas de trabajo; contrástelas con el Neuron SDK; calcule cuánto se ahorraría de la factura actual de GPU en AWS; vea quién puede hacer el trabajo.</translation>
    </message>
    <message>
        <source>List them in "layer_types", or set it to null for full attention.</source>
        <translation>Enumérelas en "layer_types" o ponga null para atención completa.</translation>
    </message>
    <message>
        <source>List: 1.34375 USD/h.</source>
        <translation>Lista: 1,34375 USD/h.</translation>
    </message>
    <message>
        <source>List: 12.29 before, 6.88 after.</source>
        <translation>Lista: 12,29 antes, 6,88 después.</translation>
    </message>
    <message>
        <source>Listed with 262 GB.</source>
        <translation>Figura con 262 GB.</translation>
    </message>
    <message>
        <source>Lists the imported price lists, to view or remove them.</source>
        <translation>Listas de precios que usted importó, para verlas o eliminarlas.</translation>
    </message>
    <message>
        <source>Llama 4 Scout and Maverick on Trn2 (beta), FLUX.1-dev (beta)</source>
        <translation>Llama 4 Scout y Maverick en Trn2 (beta), FLUX.1-dev (beta)</translation>
    </message>
    <message>
        <source>Llama-2-13B</source>
        <translation>Llama-2-13B</translation>
    </message>
    <message>
        <source>Llama-2-70B</source>
        <translation>Llama-2-70B</translation>
    </message>
    <message>
        <source>Llama-2-7B</source>
        <translation>Llama-2-7B</translation>
    </message>
    <message>
        <source>Llama-3.1-405B</source>
        <translation>Llama-3.1-405B</translation>
    </message>
    <message>
        <source>Llama-3.1-70B</source>
        <translation>Llama-3.1-70B</translation>
    </message>
    <message>
        <source>Llama-3.1-8B</source>
        <translation>Llama-3.1-8B</translation>
    </message>
    <message>
        <source>Llama-4-Maverick</source>
        <translation>Llama-4-Maverick</translation>
    </message>
    <message>
        <source>Llama-4-Scout</source>
        <translation>Llama-4-Scout</translation>
    </message>
    <message>
        <source>Logo of %1</source>
        <translation>Logotipo de %1</translation>
    </message>
    <message>
        <source>Longest sequence</source>
        <translation>Secuencia máxima</translation>
    </message>
    <message>
        <source>Look up %1</source>
        <translation>Leer qué es %1</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>Low confidence</source>
        <translation>Confianza baja</translation>
    </message>
    <message>
        <source>Low end of the range</source>
        <translation>Extremo inferior del rango</translation>
    </message>
    <message>
        <source>Lower is better.</source>
        <translation>Menos es mejor.</translation>
    </message>
    <message>
        <source>Lower number</source>
        <translation>Denominador</translation>
    </message>
    <message>
        <source>Lower the requirement, allow more chips, or choose a smaller model or a lower precision.</source>
        <translation>Pida menos, permita más chips, o elija un modelo más pequeño o menos bits.</translation>
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
        <source>M</source>
        <comment>millions of money, right behind the number: 1.12M USD</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>M items/month</source>
        <translation>M elementos/mes</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>MLA rank</source>
        <translation>Rango de MLA</translation>
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
        <translation>Resumen de MLPerf Inference de MLCommons (CSV o JSON): mediciones</translation>
    </message>
    <message>
        <source>MLPerf interactive</source>
        <translation>MLPerf interactivo</translation>
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
        <translation>Los formatos MX empiezan con NeuronCore-v4.</translation>
    </message>
    <message>
        <source>MXFP8, MXFP4</source>
        <translation>MXFP8, MXFP4</translation>
    </message>
    <message>
        <source>Ma&amp;ke the files open again in Chipboard</source>
        <translation>Incl&amp;uir la comparación, para volver a abrir el archivo</translation>
    </message>
    <message>
        <source>Machine price</source>
        <translation>Precio de la máquina</translation>
    </message>
    <message>
        <source>Machines and staff per month</source>
        <translation>Máquinas y personal, al mes</translation>
    </message>
    <message>
        <source>Made by TSMC, according to Epoch AI.</source>
        <translation>Fabricado por TSMC, según Epoch AI.</translation>
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
        <source>Make the comparison fair</source>
        <translation>Comparar lo comparable</translation>
    </message>
    <message>
        <source>Makes all text smaller.</source>
        <translation>Reduce todos los textos.</translation>
    </message>
    <message>
        <source>Markdown table</source>
        <translation>Tabla Markdown</translation>
    </message>
    <message>
        <source>Marks contrast with their background by at least 3:1.</source>
        <translation>Las marcas contrastan con su fondo al menos 3:1.</translation>
    </message>
    <message>
        <source>Marks without a label: %1.</source>
        <translation>Nada indica qué son estas marcas: %1.</translation>
    </message>
    <message>
        <source>Matrix engine.</source>
        <translation>Motor matricial.</translation>
    </message>
    <message>
        <source>Matrix products</source>
        <translation>Productos de matrices</translation>
    </message>
    <message>
        <source>Matrix rate of FP32 and FP64.</source>
        <translation>Velocidad matricial de FP32 y FP64.</translation>
    </message>
    <message>
        <source>Matrix rate.</source>
        <translation>Velocidad matricial.</translation>
    </message>
    <message>
        <source>Maximum TPOT</source>
        <translation>Tiempo máximo por token</translation>
    </message>
    <message>
        <source>Maximum cost of the chips per month.</source>
        <translation>Lo máximo que se puede pagar por los chips al mes.</translation>
    </message>
    <message>
        <source>Maximum in DGX B300.</source>
        <translation>Máximo en DGX B300.</translation>
    </message>
    <message>
        <source>Maximum per GPU.</source>
        <translation>Máximo por GPU.</translation>
    </message>
    <message>
        <source>Maximum time to first token</source>
        <translation>Tiempo máximo hasta el primer token</translation>
    </message>
    <message>
        <source>Maximum.</source>
        <translation>Máximo.</translation>
    </message>
    <message>
        <source>Maximum; DGX ships set to 700 W.</source>
        <translation>Máximo; DGX se suministra ajustado a 700 W.</translation>
    </message>
    <message>
        <source>Mean asking rate in the primary markets of North America at the end of 2024 (CBRE).</source>
        <translation>Precio medio ofertado en los mercados principales de Norteamérica a finales de 2024, según CBRE.</translation>
    </message>
    <message>
        <source>Mean cost of a software developer in the USA (BLS, 2024), rounded.</source>
        <translation>Coste medio de una persona desarrolladora de software en EE. UU., según la BLS en 2024, redondeado.</translation>
    </message>
    <message>
        <source>Mean measured by Google; Epoch AI estimates 340 W.</source>
        <translation>Media medida por Google; Epoch AI estima 340 W.</translation>
    </message>
    <message>
        <source>Mean of 30 days.</source>
        <translation>Media de 30 días.</translation>
    </message>
    <message>
        <source>Mean of AWS's data centres in 2025, as stated by AWS.</source>
        <translation>Media de los centros de datos de AWS en 2025, según AWS.</translation>
    </message>
    <message>
        <source>Mean price for industrial customers in the USA in 2023 (EIA), rounded.</source>
        <translation>Precio medio para clientes industriales en EE. UU. en 2023, según la EIA, redondeado.</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Magnitud</translation>
    </message>
    <message>
        <source>Measure id</source>
        <translation>Id de la magnitud</translation>
    </message>
    <message>
        <source>Measure the first token: it may take more than %2, %1.</source>
        <translation>Mida el primer token: puede tardar más de %2, %1.</translation>
    </message>
    <message>
        <source>Measure the latency: it may be above %2, %1.</source>
        <translation>Mida la latencia: puede superar %2, %1.</translation>
    </message>
    <message>
        <source>Measure the time of a batch: it may be above %2, %1.</source>
        <translation>Mida el tiempo de un batch: puede superar %2, %1.</translation>
    </message>
    <message>
        <source>Measure your own variant of the architecture.</source>
        <translation>Mida su propia variante de la arquitectura.</translation>
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
        <source>Measurements</source>
        <translation>Mediciones</translation>
    </message>
    <message>
        <source>Median error</source>
        <translation>Error mediano</translation>
    </message>
    <message>
        <source>Median error of measurements excluded from the fit, by source, model and chip: %1.</source>
        <translation>Error mediano de las mediciones que se dejaron fuera del ajuste, por fuente, modelo y chip: %1.</translation>
    </message>
    <message>
        <source>Medium confidence</source>
        <translation>Confianza media</translation>
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
        <source>Memory bandwidth</source>
        <translation>Ancho de banda de memoria</translation>
    </message>
    <message>
        <source>Memory bandwidth of %1</source>
        <translation>Ancho de banda de memoria de %1</translation>
    </message>
    <message>
        <source>Memory bandwidth of Trainium2</source>
        <translation>Ancho de banda de memoria de Trainium2</translation>
    </message>
    <message>
        <source>Memory bandwidth of Trainium3</source>
        <translation>Ancho de banda de memoria de Trainium3</translation>
    </message>
    <message>
        <source>Memory bandwidth of a Trn3 UltraServer is 3.8 times that of a Trn2 UltraServer.</source>
        <translation>El ancho de banda de memoria de un Trn3 UltraServer es 3,8 veces el de un Trn2 UltraServer.</translation>
    </message>
    <message>
        <source>Memory bandwidth of trn1.32xlarge</source>
        <translation>Ancho de banda de memoria de trn1.32xlarge</translation>
    </message>
    <message>
        <source>Memory efficiency</source>
        <translation>Eficiencia de memoria</translation>
    </message>
    <message>
        <source>Memory holds %1 concurrent requests; the others wait.</source>
        <translation>En la memoria caben %1 solicitudes a la vez; las demás esperan.</translation>
    </message>
    <message>
        <source>Memory holds fewer requests than were sent; the rest are assumed to wait.</source>
        <translation>En la memoria caben menos solicitudes de las enviadas; se supone que el resto espera.</translation>
    </message>
    <message>
        <source>Memory of one instance</source>
        <translation>Memoria de una instancia</translation>
    </message>
    <message>
        <source>Memory or memory bandwidth of %1 is not published, so nothing can be estimated on it.</source>
        <translation>La memoria o el ancho de banda de memoria de %1 no está publicado, así que no se puede estimar nada con él.</translation>
    </message>
    <message>
        <source>Memory per chip</source>
        <translation>Memoria de un chip</translation>
    </message>
    <message>
        <source>Memory per chip for weights and requests</source>
        <translation>Memoria de un chip para pesos y solicitudes</translation>
    </message>
    <message>
        <source>Memory per chip: %1</source>
        <translation>Memoria de un chip: %1</translation>
    </message>
    <message>
        <source>Memory per layout</source>
        <translation>Memoria de cada distribución</translation>
    </message>
    <message>
        <source>Memory reads take most of the time, and memory capacity limits how many requests share a read.</source>
        <translation>La lectura de la memoria ocupa la mayor parte del tiempo, y su capacidad limita cuántas solicitudes comparten una lectura.</translation>
    </message>
    <message>
        <source>Memory reads take most of the time.</source>
        <translation>La lectura de la memoria ocupa la mayor parte del tiempo.</translation>
    </message>
    <message>
        <source>Memory required</source>
        <translation>Memoria necesaria</translation>
    </message>
    <message>
        <source>Memory, memory bandwidth or link of %1 is not plausible.</source>
        <translation>La memoria, el ancho de banda de memoria o el enlace de %1 no es una cifra posible.</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensajes</translation>
    </message>
    <message>
        <source>Meta published these tokens and chips, and 30.84 million H100 hours.</source>
        <translation>Meta publicó estos tokens y chips, y 30,84 millones de horas de H100.</translation>
    </message>
    <message>
        <source>Metagenomi cut the cost of its protein language models by 56% on Inferentia.</source>
        <translation>Metagenomi redujo un 56 % el coste de sus modelos de lenguaje de proteínas con Inferentia.</translation>
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
        <translation>Qué se puede comparar</translation>
    </message>
    <message>
        <source>MiMo-V2-Flash</source>
        <translation>MiMo-V2-Flash</translation>
    </message>
    <message>
        <source>Midpoint; unchecked source.</source>
        <translation>Punto medio; una fuente que nadie ha verificado.</translation>
    </message>
    <message>
        <source>Million items processed per month; determines the bill.</source>
        <translation>Cuántos millones de elementos procesa al mes; de ello resulta la factura.</translation>
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
        <translation>Mínimo de chips con varias réplicas</translation>
    </message>
    <message>
        <source>Minimum chips of one replica; 0: it never fits</source>
        <translation>Mínimo de chips de una réplica; 0: ningún número basta</translation>
    </message>
    <message>
        <source>Minimum chips per layout</source>
        <translation>Mínimo de chips de cada distribución</translation>
    </message>
    <message>
        <source>Minimum chips tried</source>
        <translation>Mínimo de chips que se prueba</translation>
    </message>
    <message>
        <source>Minimum chips; 0: it never fits</source>
        <translation>Mínimo de chips en que cabe; 0: no cabe en ningún número</translation>
    </message>
    <message>
        <source>Minimum so far; replicas on 1 chip</source>
        <translation>Mínimo hasta ahora; réplicas en 1 chip</translation>
    </message>
    <message>
        <source>Minimum so far; replicas over %1 chips</source>
        <translation>Mínimo hasta ahora; réplicas en %1 chips</translation>
    </message>
    <message>
        <source>Minimum tokens/s per user</source>
        <translation>Velocidad por usuario, al menos</translation>
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
        <translation>Combinar tipos de precio</translation>
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
        <translation>Mezcla de expertos</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Model FLOPS utilisation (MFU)</source>
        <translation>Utilización de FLOP (MFU)</translation>
    </message>
    <message>
        <source>Model and workload</source>
        <translation>Modelo y carga de trabajo</translation>
    </message>
    <message>
        <source>Model check</source>
        <translation>Validación</translation>
    </message>
    <message>
        <source>Model configuration (*.json);;All files (*)</source>
        <translation>Configuración de modelo (*.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Model families</source>
        <translation>Familias de modelos</translation>
    </message>
    <message>
        <source>Model families for Inferentia</source>
        <translation>Familias de modelos para Inferentia</translation>
    </message>
    <message>
        <source>Model families for Trainium</source>
        <translation>Familias de modelos para Trainium</translation>
    </message>
    <message>
        <source>Model passes per image.</source>
        <translation>Pasadas por el modelo para una imagen.</translation>
    </message>
    <message>
        <source>Models from Hugging Face Transformers or TorchTitan need hardly any change for TorchNeuron.</source>
        <translation>Los modelos de Hugging Face Transformers o TorchTitan apenas necesitan cambios para TorchNeuron.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Dinero</translation>
    </message>
    <message>
        <source>Money is shown in USD.</source>
        <translation>Los importes se muestran en USD.</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mes</translation>
    </message>
    <message>
        <source>Monthly bill</source>
        <translation>Factura mensual</translation>
    </message>
    <message>
        <source>Monthly bill, %1</source>
        <translation>Factura mensual, %1</translation>
    </message>
    <message>
        <source>Monthly bill, API</source>
        <translation>Factura mensual, API</translation>
    </message>
    <message>
        <source>Monthly bill, owned</source>
        <translation>Factura mensual, en propiedad</translation>
    </message>
    <message>
        <source>Monthly budget</source>
        <translation>Presupuesto al mes</translation>
    </message>
    <message>
        <source>Monthly items (millions)</source>
        <translation>Elementos al mes (millones)</translation>
    </message>
    <message>
        <source>Monthly output (billion tokens)</source>
        <translation>Salida al mes (miles de millones de tokens)</translation>
    </message>
    <message>
        <source>Monthly price divided by 730 h.</source>
        <translation>Precio mensual dividido entre 730 h.</translation>
    </message>
    <message>
        <source>Monthly savings</source>
        <translation>Ahorro al mes</translation>
    </message>
    <message>
        <source>Monthly spend</source>
        <translation>Gasto mensual</translation>
    </message>
    <message>
        <source>Monthly volume</source>
        <translation>Volumen mensual</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>Meses</translation>
    </message>
    <message>
        <source>Months later</source>
        <translation>Meses después</translation>
    </message>
    <message>
        <source>Months until the move has paid for itself.</source>
        <translation>Meses hasta que se amortiza la migración.</translation>
    </message>
    <message>
        <source>Months until the move is complete</source>
        <translation>Meses hasta completar la migración</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>More pages</source>
        <translation>Más páginas</translation>
    </message>
    <message>
        <source>More requirements</source>
        <translation>Más necesidades</translation>
    </message>
    <message>
        <source>More requirements (%1)</source>
        <translation>Más necesidades (%1)</translation>
    </message>
    <message>
        <source>More than %1 chips would be required.</source>
        <translation>Se necesitarían más de %1 chips.</translation>
    </message>
    <message>
        <source>More than 2.2 GW are planned for the site.</source>
        <translation>Se prevén más de 2,2 GW para el emplazamiento.</translation>
    </message>
    <message>
        <source>More than.</source>
        <translation>Más de esta cifra.</translation>
    </message>
    <message>
        <source>More than; Rainier and others.</source>
        <translation>Más de esta cifra; Rainier y otros.</translation>
    </message>
    <message>
        <source>More than; training and inference together.</source>
        <translation>Más de esta cifra; entrenamiento e inferencia en conjunto.</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Most memory</source>
        <translation>Más memoria</translation>
    </message>
    <message>
        <source>Most other figures of the chip are those of the chip page.</source>
        <translation>La mayoría de las demás cifras del chip son las de la página del chip.</translation>
    </message>
    <message>
        <source>Mostly for inference in daytime peaks.</source>
        <translation>Sobre todo para inferencia en los picos diurnos.</translation>
    </message>
    <message>
        <source>Move between bars</source>
        <translation>Recorrer las barras</translation>
    </message>
    <message>
        <source>Move it away, or name another file.</source>
        <translation>Muévalo a otro lugar o indique otro archivo.</translation>
    </message>
    <message>
        <source>Move the price list to the first sheet, or save its sheet as CSV.</source>
        <translation>Mueva la lista de precios a la primera hoja o guarde su hoja como CSV.</translation>
    </message>
    <message>
        <source>Move the workloads that passed; keep GPUs for operators without support; watch performance and cost.</source>
        <translation>Migre las cargas de trabajo que superaron la prueba; conserve GPU para los operadores no compatibles; vigile el rendimiento y el coste.</translation>
    </message>
    <message>
        <source>Move to production.</source>
        <translation>Paso a producción.</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Migración</translation>
    </message>
    <message>
        <source>Moving from %1 to %2</source>
        <translation>Migrar de %1 a %2</translation>
    </message>
    <message>
        <source>Moving from %1 to %2 costs %3 more a month</source>
        <translation>Migrar de %1 a %2 cuesta %3 más al mes</translation>
    </message>
    <message>
        <source>Moving from %1 to %2 saves %3 a month</source>
        <translation>Migrar de %1 a %2 ahorra %3 al mes</translation>
    </message>
    <message>
        <source>Moving may take longer than %2: %1.</source>
        <translation>La migración puede requerir más de %2: %1.</translation>
    </message>
    <message>
        <source>Moving starts to pay above 10,000 USD of inference a month.</source>
        <translation>Migrar empieza a amortizarse por encima de 10.000 USD de inferencia al mes.</translation>
    </message>
    <message>
        <source>Moving takes %1; %2 are free.</source>
        <translation>La migración requiere %1; disponibles: %2.</translation>
    </message>
    <message>
        <source>Moving the work from %1</source>
        <translation>Migrar el trabajo desde %1</translation>
    </message>
    <message>
        <source>Moving to %1 %2</source>
        <comment>a chip, when it pays back</comment>
        <translation>Migrar a %1 %2</translation>
    </message>
    <message>
        <source>Moving to %1 costs about %2 more a month and does not pay back</source>
        <translation>Migrar a %1 cuesta cerca de %2 más al mes y no se amortiza</translation>
    </message>
    <message>
        <source>Moving to %1 does not pay back</source>
        <translation>Migrar a %1 no se amortiza</translation>
    </message>
    <message>
        <source>Moving to %1 saves about %2 a month and %3</source>
        <comment>a chip, an amount, when it pays back</comment>
        <translation>Migrar a %1 ahorra cerca de %2 al mes y %3</translation>
    </message>
    <message>
        <source>Moving, USD</source>
        <translation>Migrar, USD</translation>
    </message>
    <message>
        <source>Moving, high end (1 of 10 cases above), USD</source>
        <translation>Migrar, extremo superior (1 de cada 10 casos por encima), USD</translation>
    </message>
    <message>
        <source>Moving, low end (1 of 10 cases below), USD</source>
        <translation>Migrar, extremo inferior (1 de cada 10 casos por debajo), USD</translation>
    </message>
    <message>
        <source>Multiplies every price, such as for a market move, a tax or a margin.</source>
        <translation>Multiplica todos los precios: un cambio de mercado, un impuesto, un margen.</translation>
    </message>
    <message>
        <source>My %1</source>
        <translation>Mi %1</translation>
    </message>
    <message>
        <source>My prices</source>
        <translation>Mis precios</translation>
    </message>
    <message>
        <source>My workload</source>
        <translation>Mi carga de trabajo</translation>
    </message>
    <message>
        <source>NAND Research reads the factor as at least 6.</source>
        <translation>NAND Research interpreta el factor como 6 como mínimo.</translation>
    </message>
    <message>
        <source>NKI</source>
        <translation>NKI</translation>
    </message>
    <message>
        <source>NKI Compiler as open source</source>
        <translation>NKI Compiler como código abierto</translation>
    </message>
    <message>
        <source>NKI guide: 3 TB/s.</source>
        <translation>Guía de NKI: 3 TB/s.</translation>
    </message>
    <message>
        <source>NKI guide: 4.7 TB/s.</source>
        <translation>Guía de NKI: 4,7 TB/s.</translation>
    </message>
    <message>
        <source>NKI guide: 820 GB/s; comparison table: 0.8 TB/s.</source>
        <translation>Guía de NKI: 820 GB/s; tabla comparativa: 0,8 TB/s.</translation>
    </message>
    <message>
        <source>NKI guides: 20.</source>
        <translation>Guías de NKI: 20.</translation>
    </message>
    <message>
        <source>NVFP4 column.</source>
        <translation>Columna NVFP4.</translation>
    </message>
    <message>
        <source>NVFP4 inference (adaptive compression), not dense.</source>
        <translation>Inferencia NVFP4 (compresión adaptativa), no densa.</translation>
    </message>
    <message>
        <source>NVFP4 training, dense.</source>
        <translation>Entrenamiento NVFP4, denso.</translation>
    </message>
    <message>
        <source>NVIDIA</source>
        <translation>NVIDIA</translation>
    </message>
    <message>
        <source>NVIDIA Ampere, GDDR memory</source>
        <translation>NVIDIA Ampere, memoria GDDR</translation>
    </message>
    <message>
        <source>NVIDIA Blackwell, 8 chips a link domain</source>
        <translation>NVIDIA Blackwell, 8 chips por dominio NVLink</translation>
    </message>
    <message>
        <source>NVIDIA Grace Blackwell, 72 chips a link domain</source>
        <translation>NVIDIA Grace Blackwell, 72 chips por dominio NVLink</translation>
    </message>
    <message>
        <source>NVIDIA calls it NVFP4 inference (adaptive compression), not 2:4 sparsity.</source>
        <translation>NVIDIA lo llama inferencia NVFP4 (compresión adaptativa), no dispersión 2:4.</translation>
    </message>
    <message>
        <source>NVIDIA generations</source>
        <translation>Generaciones de NVIDIA</translation>
    </message>
    <message>
        <source>NVIDIA prints 3,958.</source>
        <translation>NVIDIA indica 3.958.</translation>
    </message>
    <message>
        <source>NVIDIA publishes the sparse figure.</source>
        <translation>NVIDIA publica la cifra dispersa.</translation>
    </message>
    <message>
        <source>NVIDIA's headline figure is sparse.</source>
        <translation>La cifra que destaca NVIDIA es dispersa.</translation>
    </message>
    <message>
        <source>NVLink 2, 6 links, total of both directions; 150 one way.</source>
        <translation>NVLink 2, 6 enlaces, total de ambos sentidos; 150 en un sentido.</translation>
    </message>
    <message>
        <source>NVLink 3, total of both directions; 300 one way.</source>
        <translation>NVLink 3, total de ambos sentidos; 300 en un sentido.</translation>
    </message>
    <message>
        <source>NVLink 4, 18 links, total of both directions; 450 one way.</source>
        <translation>NVLink 4, 18 enlaces, total de ambos sentidos; 450 en un sentido.</translation>
    </message>
    <message>
        <source>NVLink 5, 18 links, total of both directions; 900 one way.</source>
        <translation>NVLink 5, 18 enlaces, total de ambos sentidos; 900 en un sentido.</translation>
    </message>
    <message>
        <source>NVLink 6, total of both directions; 1800 one way.</source>
        <translation>NVLink 6, total de ambos sentidos; 1800 en un sentido.</translation>
    </message>
    <message>
        <source>NVLink Fusion, no rate.</source>
        <translation>NVLink Fusion, sin velocidad.</translation>
    </message>
    <message>
        <source>NVLink total</source>
        <translation>Total de NVLink</translation>
    </message>
    <message>
        <source>NVSwitch</source>
        <translation>NVSwitch</translation>
    </message>
    <message>
        <source>NaN and Infinity are not JSON numbers: write null and a reason.</source>
        <translation>NaN e Infinity no son números JSON: escriba null y un motivo.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name a *.json or *.chipboard file, or a directory of them.</source>
        <translation>Indique un archivo *.json o *.chipboard, o un directorio con ellos.</translation>
    </message>
    <message>
        <source>Name a calibration file.</source>
        <translation>Indique el archivo de una calibración.</translation>
    </message>
    <message>
        <source>Name a directory of catalogue files after --catalog.</source>
        <translation>Indique un directorio con archivos de catálogo después de --catalog.</translation>
    </message>
    <message>
        <source>Name a directory that contains only catalogue files.</source>
        <translation>Indique un directorio que solo contenga archivos de catálogo.</translation>
    </message>
    <message>
        <source>Name a file in it.</source>
        <translation>Indique un archivo que contenga.</translation>
    </message>
    <message>
        <source>Name another file for the price store.</source>
        <translation>Indique otro archivo para el almacén de precios.</translation>
    </message>
    <message>
        <source>Name at least one in "sources".</source>
        <translation>Indique al menos una en "sources".</translation>
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
        <source>Name it with --on or --against.</source>
        <translation>Indíquelo con --on o --against.</translation>
    </message>
    <message>
        <source>Name of a scenario</source>
        <translation>Nombre de un escenario</translation>
    </message>
    <message>
        <source>Name one with --page.</source>
        <translation>Indique una con --page.</translation>
    </message>
    <message>
        <source>Name the chip it is derived from.</source>
        <translation>Indique el chip del que parten sus cifras.</translation>
    </message>
    <message>
        <source>Name the column of the number of chips with --map count=COLUMN.</source>
        <translation>Indique la columna del número de chips con --map count=COLUMNA.</translation>
    </message>
    <message>
        <source>Name the file itself, or fix the link.</source>
        <translation>Indique el archivo mismo o corrija el enlace.</translation>
    </message>
    <message>
        <source>Name the file itself.</source>
        <translation>Indique el archivo mismo.</translation>
    </message>
    <message>
        <source>Name the sources in the catalogue's files.</source>
        <translation>Indique las fuentes en los archivos del catálogo.</translation>
    </message>
    <message>
        <source>Name, for example “3-year commitment”</source>
        <translation>Nombre, por ejemplo «Compromiso de 3 años»</translation>
    </message>
    <message>
        <source>Names the currency; the exchange rate converts the amounts.</source>
        <translation>Da nombre a los importes; los convierte el tipo de cambio.</translation>
    </message>
    <message>
        <source>Nearest measurement</source>
        <translation>Medición más cercana</translation>
    </message>
    <message>
        <source>Nearest measurement: %1</source>
        <translation>Medición más cercana: %1</translation>
    </message>
    <message>
        <source>Nearly 500,000 at the start in October 2025.</source>
        <translation>Casi 500.000 al inicio, en octubre de 2025.</translation>
    </message>
    <message>
        <source>Nearly 500,000; over one million by the end of 2025.</source>
        <translation>Casi 500.000; más de un millón a finales de 2025.</translation>
    </message>
    <message>
        <source>Neither the catalogue nor the imported lists have prices for these.</source>
        <translation>Ni el catálogo ni lo importado contienen precios de estos elementos.</translation>
    </message>
    <message>
        <source>Nemotron-3-Nano-30B-A3B</source>
        <translation>Nemotron-3-Nano-30B-A3B</translation>
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
        <source>Neuron 2.21.0 Beta of the same day adds Trn2; the guide and AFP give 2024.</source>
        <translation>Neuron 2.21.0 Beta, del mismo día, añade Trn2; la guía y AFP indican 2024.</translation>
    </message>
    <message>
        <source>Neuron 2.27.0 of 2025-12-19 supports it; the guide and AFP give December 2025.</source>
        <translation>Neuron 2.27.0, de 2025-12-19, lo admite; la guía y AFP indican diciembre de 2025.</translation>
    </message>
    <message>
        <source>Neuron SDK</source>
        <translation>Neuron SDK</translation>
    </message>
    <message>
        <source>Neuron docs, as a maximum; the EC2 guide says 12.5 and no EFA.</source>
        <translation>Documentación de Neuron, como máximo; la guía de EC2 dice 12,5 y sin EFA.</translation>
    </message>
    <message>
        <source>Neuron docs: 1,536 GiB, 16 x 96.</source>
        <translation>Documentación de Neuron: 1.536 GiB, 16 x 96.</translation>
    </message>
    <message>
        <source>Neuron docs: 13,120 GiB/s, 16 x 820.</source>
        <translation>Documentación de Neuron: 13.120 GiB/s, 16 x 820.</translation>
    </message>
    <message>
        <source>Neuron docs: 96 GiB and 144 GiB.</source>
        <translation>Documentación de Neuron: 96 GiB y 144 GiB.</translation>
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
        <translation>NeuronCore-v3; dos forman un núcleo lógico de forma predeterminada.</translation>
    </message>
    <message>
        <source>NeuronCore-v4</source>
        <translation>NeuronCore-v4</translation>
    </message>
    <message>
        <source>NeuronLink-v1, direction not stated; only on inf1.6xlarge and inf1.24xlarge.</source>
        <translation>NeuronLink-v1, sentido no indicado; solo en inf1.6xlarge e inf1.24xlarge.</translation>
    </message>
    <message>
        <source>NeuronLink-v2, 2 links, direction not stated; only on inf2.24xlarge and inf2.48xlarge.</source>
        <translation>NeuronLink-v2, 2 enlaces, sentido no indicado; solo en inf2.24xlarge e inf2.48xlarge.</translation>
    </message>
    <message>
        <source>NeuronLink-v2, 4 links, direction not stated.</source>
        <translation>NeuronLink-v2, 4 enlaces, sentido no indicado.</translation>
    </message>
    <message>
        <source>NeuronLink-v3: 1,024 inside the instance plus 256 between instances; direction not stated.</source>
        <translation>NeuronLink-v3: 1.024 dentro de la instancia más 256 entre instancias; sentido no indicado.</translation>
    </message>
    <message>
        <source>NeuronLink-v4, direction not stated; AWS pages disagree.</source>
        <translation>NeuronLink-v4, sentido no indicado; las páginas de AWS no coinciden.</translation>
    </message>
    <message>
        <source>Never pays back</source>
        <translation>Nunca se amortiza</translation>
    </message>
    <message>
        <source>New architectures need operators written for CUDA.</source>
        <translation>Las arquitecturas nuevas necesitan operadores escritos para CUDA.</translation>
    </message>
    <message>
        <source>New cost over current cost</source>
        <translation>Coste allí respecto al actual</translation>
    </message>
    <message>
        <source>New from “%1”</source>
        <translation>Nueva a partir de «%1»</translation>
    </message>
    <message>
        <source>New scenario “%1”</source>
        <translation>Nuevo escenario «%1»</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Next file</source>
        <translation>Siguiente archivo</translation>
    </message>
    <message>
        <source>Next sheet (Page Down)</source>
        <translation>Hoja siguiente (Av Pág)</translation>
    </message>
    <message>
        <source>Nine of ten are below</source>
        <translation>Nueve de cada diez están por debajo</translation>
    </message>
    <message>
        <source>No API price</source>
        <translation>Sin precio de API</translation>
    </message>
    <message>
        <source>No EFA network.</source>
        <translation>Sin red EFA.</translation>
    </message>
    <message>
        <source>No EFA.</source>
        <translation>Sin EFA.</translation>
    </message>
    <message>
        <source>No FP32 peak published.</source>
        <translation>Pico FP32 no publicado.</translation>
    </message>
    <message>
        <source>No FP4.</source>
        <translation>Sin FP4.</translation>
    </message>
    <message>
        <source>No FP6.</source>
        <translation>Sin FP6.</translation>
    </message>
    <message>
        <source>No FP8.</source>
        <translation>Sin FP8.</translation>
    </message>
    <message>
        <source>No INT8 peak published.</source>
        <translation>Pico INT8 no publicado.</translation>
    </message>
    <message>
        <source>No MXFP4.</source>
        <translation>Sin MXFP4.</translation>
    </message>
    <message>
        <source>No MXFP8.</source>
        <translation>Sin MXFP8.</translation>
    </message>
    <message>
        <source>No TF32.</source>
        <translation>Sin TF32.</translation>
    </message>
    <message>
        <source>No Trainium3 price is public.</source>
        <translation>Ningún precio de Trainium3 es público.</translation>
    </message>
    <message>
        <source>No Trn1 and Inf2 from 2.29; vLLM Neuron follows it.</source>
        <translation>Sin Trn1 ni Inf2 desde 2.29; le sucede vLLM Neuron.</translation>
    </message>
    <message>
        <source>No assumption affects it.</source>
        <translation>Ningún supuesto influye en ello.</translation>
    </message>
    <message>
        <source>No assumption matches.</source>
        <translation>Ningún supuesto contiene estas palabras.</translation>
    </message>
    <message>
        <source>No baseline is chosen, so numbers stay absolute.</source>
        <translation>No se ha elegido ninguna referencia, así que los números quedan como están.</translation>
    </message>
    <message>
        <source>No board in this window or in the recent files uses them.</source>
        <translation>No los usa ni la comparación de esta ventana ni ninguna reciente.</translation>
    </message>
    <message>
        <source>No chart is selected, so there is nothing to export.</source>
        <translation>No hay ningún gráfico elegido, así que no hay nada que exportar.</translation>
    </message>
    <message>
        <source>No chip can be recommended</source>
        <translation>No se puede recomendar ningún chip</translation>
    </message>
    <message>
        <source>No chip in the catalogue can be recommended, regardless of the requirements.</source>
        <translation>No se puede recomendar ningún chip del catálogo, sea cual sea la necesidad.</translation>
    </message>
    <message>
        <source>No chip meets %1 together.</source>
        <translation>Ningún chip cumple %1 a la vez.</translation>
    </message>
    <message>
        <source>No chip meets %1.</source>
        <translation>Ningún chip cumple %1.</translation>
    </message>
    <message>
        <source>No chip meets %1: %2 comes nearest with %3.</source>
        <translation>Ningún chip cumple %1: el más próximo es %2, con %3.</translation>
    </message>
    <message>
        <source>No chip meets %1: without it, %2 would fit.</source>
        <translation>Ningún chip cumple %1: sin esa necesidad, %2 sería adecuado.</translation>
    </message>
    <message>
        <source>No chip meets all requirements</source>
        <translation>Ningún chip cumple todos los requisitos</translation>
    </message>
    <message>
        <source>No chip, instance or system is given.</source>
        <translation>No se indica ningún chip, instancia o sistema.</translation>
    </message>
    <message>
        <source>No chip-to-chip link of %1 is stated; training is estimated as on chips with one.</source>
        <translation>No se indica ningún enlace entre chips de %1; el entrenamiento se calcula como en chips que lo tienen.</translation>
    </message>
    <message>
        <source>No citable FLOP count of a denoising step.</source>
        <translation>No hay un número de FLOP citable de un paso de denoising.</translation>
    </message>
    <message>
        <source>No command matches. Type part of the name of a chip, a page, a metric or a menu entry.</source>
        <translation>Ningún comando se llama así. Escriba parte del nombre de un chip, una página, una métrica o una entrada de menú.</translation>
    </message>
    <message>
        <source>No cost of owning</source>
        <translation>Sin coste de compra</translation>
    </message>
    <message>
        <source>No cost of owning: %1</source>
        <translation>Sin coste de la máquina propia: %1</translation>
    </message>
    <message>
        <source>No cost: %1</source>
        <translation>Sin coste: %1</translation>
    </message>
    <message>
        <source>No date found.</source>
        <translation>Fecha no hallada.</translation>
    </message>
    <message>
        <source>No date of these chips is published.</source>
        <translation>No hay ninguna fecha publicada de estos chips.</translation>
    </message>
    <message>
        <source>No dated prices for this selection</source>
        <translation>No hay precios con fecha para esta selección</translation>
    </message>
    <message>
        <source>No dense peak of %1 is published for this precision.</source>
        <translation>No hay publicado ningún pico denso de %1 para esta precisión.</translation>
    </message>
    <message>
        <source>No dense peak of this chip is published, and prefill needs one.</source>
        <translation>No hay publicado ningún pico denso de este chip, y el prefill es aritmética.</translation>
    </message>
    <message>
        <source>No difference from %1 is shown for %2: %3.</source>
        <translation>No se indica la diferencia con %1 para %2: %3.</translation>
    </message>
    <message>
        <source>No difference from %1 is shown: %2.</source>
        <translation>No se indica la diferencia con %1: %2.</translation>
    </message>
    <message>
        <source>No differences yet</source>
        <translation>Aún no hay diferencias</translation>
    </message>
    <message>
        <source>No energy price is set.</source>
        <translation>No hay ningún supuesto de precio de la energía.</translation>
    </message>
    <message>
        <source>No energy: %1</source>
        <translation>Sin energía: %1</translation>
    </message>
    <message>
        <source>No exact date found.</source>
        <translation>Fecha exacta no hallada.</translation>
    </message>
    <message>
        <source>No figure found.</source>
        <translation>Cifra no hallada.</translation>
    </message>
    <message>
        <source>No figure in operation.</source>
        <translation>Sin cifra en servicio.</translation>
    </message>
    <message>
        <source>No font is installed, so letters would appear as boxes.</source>
        <translation>Aquí no hay ninguna fuente instalada: en lugar de letras habría recuadros.</translation>
    </message>
    <message>
        <source>No imported prices.</source>
        <translation>No hay precios importados.</translation>
    </message>
    <message>
        <source>No layout of this presentation has a title.</source>
        <translation>Ningún diseño de esta presentación tiene título.</translation>
    </message>
    <message>
        <source>No line crosses a text.</source>
        <translation>Ninguna línea atraviesa un texto.</translation>
    </message>
    <message>
        <source>No line here has two generations</source>
        <translation>Ninguna línea tiene aquí dos generaciones</translation>
    </message>
    <message>
        <source>No matches in the catalogue. Esc clears the search.</source>
        <translation>Nada coincide en el catálogo. Esc borra la búsqueda.</translation>
    </message>
    <message>
        <source>No measurement comes with it; with list prices see the price contradictions.</source>
        <translation>No la acompaña ninguna medición; sobre los precios de lista, vea las contradicciones de precios.</translation>
    </message>
    <message>
        <source>No measurement could be predicted</source>
        <translation>No se pudo predecir ninguna medición</translation>
    </message>
    <message>
        <source>No monthly volume</source>
        <translation>Sin trabajo mensual</translation>
    </message>
    <message>
        <source>No monthly volume for an API</source>
        <translation>Sin trabajo mensual de una API</translation>
    </message>
    <message>
        <source>No monthly volume on owned machines</source>
        <translation>Sin trabajo mensual en máquinas propias</translation>
    </message>
    <message>
        <source>No number of chips holds it</source>
        <translation>No cabe en ningún número</translation>
    </message>
    <message>
        <source>No on-demand price of %1 is known.</source>
        <translation>No se conoce ningún precio bajo demanda de %1.</translation>
    </message>
    <message>
        <source>No on-demand price.</source>
        <translation>Sin precio bajo demanda.</translation>
    </message>
    <message>
        <source>No option reaches %1 per user</source>
        <translation>Nada de lo comparado alcanza %1 por usuario</translation>
    </message>
    <message>
        <source>No option reaches %1 per user; %2 comes nearest with %3</source>
        <translation>Nada de lo comparado alcanza %1 por usuario; lo más cercano es %2 con %3</translation>
    </message>
    <message>
        <source>No other option is both cheaper and faster.</source>
        <translation>Ningún otro es a la vez más barato y más rápido.</translation>
    </message>
    <message>
        <source>No output file is given.</source>
        <translation>No se indica dónde escribir.</translation>
    </message>
    <message>
        <source>No page contains all of these words. Try fewer words, or only the start of one.</source>
        <translation>Ninguna página contiene todas estas palabras. Pruebe con menos, o solo con el comienzo de una.</translation>
    </message>
    <message>
        <source>No power published.</source>
        <translation>Potencia no publicada.</translation>
    </message>
    <message>
        <source>No price for this selection in "%1"</source>
        <translation>No hay precio para esta selección en «%1»</translation>
    </message>
    <message>
        <source>No price for this selection: choose another price list</source>
        <translation>No hay precio para esta selección: elija otra lista de precios</translation>
    </message>
    <message>
        <source>No price found.</source>
        <translation>Precio no hallado.</translation>
    </message>
    <message>
        <source>No price is known for this selection</source>
        <translation>No se conoce ningún precio para esta selección</translation>
    </message>
    <message>
        <source>No price list covers two of this selection: import prices or enter your own.</source>
        <translation>Ninguna lista de precios cubre dos elementos de esta selección: importe precios o indique los suyos.</translation>
    </message>
    <message>
        <source>No price list covers two of this selection: mix price types to see their costs.</source>
        <translation>Ninguna lista de precios cubre dos elementos de esta selección: combine tipos de precio para ver sus costes.</translation>
    </message>
    <message>
        <source>No price list has one price type for all rows.</source>
        <translation>Ninguna lista tiene precios de un mismo tipo para todas las filas.</translation>
    </message>
    <message>
        <source>No price list here lists it on %1.</source>
        <translation>Ninguna lista de aquí lo tiene en %1.</translation>
    </message>
    <message>
        <source>No price list here lists it on %1; it is on %2.</source>
        <translation>Ninguna lista de aquí lo tiene en %1; está en %2.</translation>
    </message>
    <message>
        <source>No price list was chosen.</source>
        <translation>No se ha elegido ninguna lista de precios.</translation>
    </message>
    <message>
        <source>No price lists are imported. Import them with File &gt; Import prices.</source>
        <translation>No hay nada importado. Archivo &gt; Importar precios lee listas de precios.</translation>
    </message>
    <message>
        <source>No price of a Trn3 UltraServer is public.</source>
        <translation>Ningún precio de un Trn3 UltraServer es público.</translation>
    </message>
    <message>
        <source>No price published.</source>
        <translation>Precio no publicado.</translation>
    </message>
    <message>
        <source>No prices have been imported: there is no %1.</source>
        <translation>Aún no se han importado precios: no existe %1.</translation>
    </message>
    <message>
        <source>No prices; at %1 per user, %2 gives most: %3 per chip</source>
        <translation>No se conoce ningún precio; con %1 por usuario, %2 rinde más: %3 por chip</translation>
    </message>
    <message>
        <source>No problems were found on this slide.</source>
        <translation>Esta diapositiva no tiene ningún problema.</translation>
    </message>
    <message>
        <source>No product line is defined for %1.</source>
        <translation>No hay línea de productos de %1.</translation>
    </message>
    <message>
        <source>No prompt</source>
        <translation>Sin prompt</translation>
    </message>
    <message>
        <source>No published measurement of %1: estimated from similar chips.</source>
        <translation>No hay ninguna medición publicada de %1: estimado a partir de chips similares.</translation>
    </message>
    <message>
        <source>No published measurements for %1: estimated from similar chips.</source>
        <translation>No hay mediciones publicadas de %1: se estima a partir de chips similares.</translation>
    </message>
    <message>
        <source>No rental price to compare</source>
        <translation>Sin alquiler que comparar</translation>
    </message>
    <message>
        <source>No replica on %1 meets the required service level.</source>
        <translation>Ninguna copia del modelo en %1 cumple el nivel de servicio pedido.</translation>
    </message>
    <message>
        <source>No replica serves a request here.</source>
        <translation>Ninguna copia del modelo atiende aquí una solicitud.</translation>
    </message>
    <message>
        <source>No requirements set.</source>
        <translation>No se ha indicado ninguna necesidad.</translation>
    </message>
    <message>
        <source>No reserved price.</source>
        <translation>Sin precio reservado.</translation>
    </message>
    <message>
        <source>No residual value, as in the accounts of large operators.</source>
        <translation>No queda nada, como en las cuentas de los grandes operadores.</translation>
    </message>
    <message>
        <source>No row would be imported. Check the format and the columns.</source>
        <translation>No se admitiría ninguna fila. Compruebe el formato y las columnas.</translation>
    </message>
    <message>
        <source>No rows were imported.</source>
        <translation>No se admitió ninguna fila.</translation>
    </message>
    <message>
        <source>No rows were imported; nothing was stored.</source>
        <translation>No se admitió ninguna fila; no se guardó nada.</translation>
    </message>
    <message>
        <source>No savings compared with %1 can be calculated here.</source>
        <translation>Aquí no se puede determinar ningún ahorro frente a %1.</translation>
    </message>
    <message>
        <source>No scale-up link.</source>
        <translation>Sin enlace scale-up.</translation>
    </message>
    <message>
        <source>No scenario has a number to compare</source>
        <translation>Ningún escenario tiene un número que comparar</translation>
    </message>
    <message>
        <source>No selected item has a value here.</source>
        <translation>Nada de lo elegido tiene lugar aquí.</translation>
    </message>
    <message>
        <source>No selected item has both an estimate and a price in "%1".</source>
        <translation>Nada de lo comparado tiene a la vez una estimación y un precio en «%1».</translation>
    </message>
    <message>
        <source>No setting matches. Esc clears the search.</source>
        <translation>Ningún ajuste se llama así. Esc borra la búsqueda.</translation>
    </message>
    <message>
        <source>No size published.</source>
        <translation>Tamaño no publicado.</translation>
    </message>
    <message>
        <source>No snapshot to remove is given.</source>
        <translation>No se indica qué instantánea eliminar.</translation>
    </message>
    <message>
        <source>No source for the test was found.</source>
        <translation>No se halló ninguna fuente de la prueba.</translation>
    </message>
    <message>
        <source>No sparse FP8 peak.</source>
        <translation>Sin pico FP8 disperso.</translation>
    </message>
    <message>
        <source>No sparse peak stated.</source>
        <translation>Pico disperso no indicado.</translation>
    </message>
    <message>
        <source>No sparsity.</source>
        <translation>Sin dispersión.</translation>
    </message>
    <message>
        <source>No spot. Its accelerators are missing from the EC2 guide.</source>
        <translation>Sin spot. Sus aceleradores faltan en la guía de EC2.</translation>
    </message>
    <message>
        <source>No text is shortened or omitted.</source>
        <translation>Ningún texto está abreviado ni omitido.</translation>
    </message>
    <message>
        <source>No two generations here have this figure.</source>
        <translation>Aquí no hay dos generaciones con esta cifra.</translation>
    </message>
    <message>
        <source>No two rows have a value for “%1”; the page selected another metric.</source>
        <translation>No hay dos filas con un número para «%1»; la página eligió otra métrica.</translation>
    </message>
    <message>
        <source>No vendor claim here can be checked</source>
        <translation>Aquí ninguna afirmación de fabricantes es comprobable</translation>
    </message>
    <message>
        <source>No workload is given.</source>
        <translation>No se indica ninguna carga de trabajo.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguno</translation>
    </message>
    <message>
        <source>None of the %1 measurements can be used to fit constants.</source>
        <translation>Ninguna de las %1 mediciones sirve para calcular constantes.</translation>
    </message>
    <message>
        <source>None of these claims can be recomputed.</source>
        <translation>Ninguna de estas afirmaciones se puede recalcular.</translation>
    </message>
    <message>
        <source>None of this selection can be estimated: choose other chips or another workload</source>
        <translation>Nada de esta selección se puede estimar: elija otros chips u otra carga de trabajo</translation>
    </message>
    <message>
        <source>None of this selection serves users of the workload</source>
        <translation>Nada de esta selección atiende a usuarios con esta carga</translation>
    </message>
    <message>
        <source>None: absolute value</source>
        <translation>Ninguno: su propio valor</translation>
    </message>
    <message>
        <source>None: all prompts are new.</source>
        <translation>Ninguna: todos los prompts son nuevos.</translation>
    </message>
    <message>
        <source>None: list prices apply.</source>
        <translation>Ninguno: los precios son los de la lista.</translation>
    </message>
    <message>
        <source>None: the catalogue has no rate of %1; without one, money is shown in USD.</source>
        <translation>Ninguno: el catálogo no tiene tipo de cambio de %1, y sin uno los importes se muestran en USD.</translation>
    </message>
    <message>
        <source>None: the concurrent requests set the speed.</source>
        <translation>Ninguna: la velocidad es la que dejan las solicitudes a la vez.</translation>
    </message>
    <message>
        <source>None: the concurrent requests set the wait.</source>
        <translation>Ninguno: la espera es la que resulta de las solicitudes a la vez.</translation>
    </message>
    <message>
        <source>None; without it no API is compared.</source>
        <translation>Ninguno; sin él no se compara ninguna API.</translation>
    </message>
    <message>
        <source>None; without it no monthly totals are calculated.</source>
        <translation>Ninguno; sin él no hay trabajo mensual que calcular.</translation>
    </message>
    <message>
        <source>None; without it the cost of owning is unknown.</source>
        <translation>Ninguno; sin él no se conoce el coste de la máquina propia.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Not HBM; the docs do not name the type.</source>
        <translation>No es HBM; la documentación no indica el tipo.</translation>
    </message>
    <message>
        <source>Not an assumption but uncertain: eight in ten cases fall between these values.</source>
        <translation>No es un supuesto, pero es incierto: ocho de cada diez casos están en medio.</translation>
    </message>
    <message>
        <source>Not announced.</source>
        <translation>No anunciado.</translation>
    </message>
    <message>
        <source>Not comparable:</source>
        <translation>No comparable:</translation>
    </message>
    <message>
        <source>Not comparable: %1.</source>
        <comment>the kind of a price</comment>
        <translation>No comparable: %1.</translation>
    </message>
    <message>
        <source>Not drawn because their estimates are worse than those shown: %1.</source>
        <comment>names of rows</comment>
        <translation>No se dibujan porque sus estimaciones son peores que las de las filas mostradas: %1.</translation>
    </message>
    <message>
        <source>Not drawn because there is no estimate: %1.</source>
        <comment>names of rows</comment>
        <translation>No se dibujan porque no hay estimación de ellas: %1.</translation>
    </message>
    <message>
        <source>Not found in public sources.</source>
        <translation>No hallado en fuentes públicas.</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>No hallado.</translation>
    </message>
    <message>
        <source>Not highlighted</source>
        <translation>No destacado</translation>
    </message>
    <message>
        <source>Not in the file</source>
        <translation>No está en el archivo</translation>
    </message>
    <message>
        <source>Not new; MXFP8 and MXFP4 are.</source>
        <translation>No es nueva; MXFP8 y MXFP4 sí lo son.</translation>
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
        <source>Not sold on spot.</source>
        <translation>No se vende en spot.</translation>
    </message>
    <message>
        <source>Not stated for B200.</source>
        <translation>No indicado para B200.</translation>
    </message>
    <message>
        <source>Not stated in the sources seen.</source>
        <translation>No indicado en las fuentes consultadas.</translation>
    </message>
    <message>
        <source>Not stated: the day on which the file was last changed is used.</source>
        <translation>No consta: se usa el día de la última modificación del archivo.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Note: and %1 more.</source>
        <translation>Nota: y también otros %1.</translation>
    </message>
    <message>
        <source>Note: your files change the catalogue: %1.</source>
        <translation>Nota: sus propios archivos cambian el catálogo: %1.</translation>
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
        <source>Nothing has been stored yet.</source>
        <translation>Aún no se ha guardado nada.</translation>
    </message>
    <message>
        <source>Nothing is chosen.</source>
        <translation>No hay nada elegido.</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>No hay nada seleccionado</translation>
    </message>
    <message>
        <source>Nothing is selected yet. Select chips on the left.</source>
        <translation>Todavía no se compara nada. Marque chips a la izquierda.</translation>
    </message>
    <message>
        <source>Nothing is selected, so there is nothing to export.</source>
        <translation>No hay nada seleccionado, así que no hay nada que exportar.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>No se compara nada.</translation>
    </message>
    <message>
        <source>Nothing needs to be removed.</source>
        <translation>No hay nada que quitar.</translation>
    </message>
    <message>
        <source>Nothing to compare under other assumptions</source>
        <translation>No hay nada que comparar con otros supuestos</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>No se ha modificado nada.</translation>
    </message>
    <message>
        <source>Nothing was changed: all values are the defaults.</source>
        <translation>No se ha cambiado nada: todos los valores son los predeterminados.</translation>
    </message>
    <message>
        <source>Nothing was imported: the columns of the file do not match the format %1.</source>
        <translation>No se importó nada: las columnas del archivo no son las del formato %1.</translation>
    </message>
    <message>
        <source>Nothing was stored. No price is comparable: the catalogue has none of the machines, or the number of chips is missing.</source>
        <translation>No se guardó nada: ningún precio se puede comparar, porque el catálogo no tiene ninguna de las máquinas o falta el número de chips.</translation>
    </message>
    <message>
        <source>Nothing was stored: no row was imported.</source>
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
        <source>Nothing was written: the catalogue given with --catalog has errors.</source>
        <translation>No se escribió nada: el catálogo que nombra --catalog tiene errores.</translation>
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
        <source>Number "%1" refers to a list in the price store of one computer; here it is "%2" of %3.</source>
        <translation>«%1» es el número de una lista en el almacén de precios de un solo equipo; aquí es «%2» de %3.</translation>
    </message>
    <message>
        <source>Number formats differ: %1.</source>
        <translation>Los formatos numéricos difieren: %1.</translation>
    </message>
    <message>
        <source>Number of chips that do the work; whole instances are rented.</source>
        <translation>Cuántos chips hacen el trabajo; se alquilan instancias enteras.</translation>
    </message>
    <message>
        <source>Number of chips that the work runs on; by default, a suitable number.</source>
        <translation>En cuántos chips se ejecuta el trabajo; si no se indica, tantos como convenga.</translation>
    </message>
    <message>
        <source>Number of chips.</source>
        <translation>El número de chips.</translation>
    </message>
    <message>
        <source>Number of distinct tokens.</source>
        <translation>Tokens distintos.</translation>
    </message>
    <message>
        <source>Number of draws; the default is 100000.</source>
        <translation>El número de simulaciones; 100000 si no se indica otro.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Numbers are relative to the baseline scenario, not to the baseline chip.</source>
        <translation>Los números se comparan con el escenario de referencia, sea cual sea el chip de referencia.</translation>
    </message>
    <message>
        <source>Numbers of the XY charts</source>
        <translation>Valores de los gráficos de dispersión</translation>
    </message>
    <message>
        <source>Numbers of the bar charts</source>
        <translation>Números de los gráficos de barras</translation>
    </message>
    <message>
        <source>NxD Inference, in maintenance only, has no Inf2 from Neuron SDK 2.29 on; vLLM Neuron runs on Trn2 and Trn3 only.</source>
        <translation>NxD Inference, solo en mantenimiento, no incluye Inf2 desde Neuron SDK 2.29; vLLM Neuron funciona solo en Trn2 y Trn3.</translation>
    </message>
    <message>
        <source>NxD Inference, in maintenance only, has no Trn1 from Neuron SDK 2.29 on; vLLM Neuron runs on Trn2 and Trn3 only.</source>
        <translation>NxD Inference, solo en mantenimiento, no incluye Trn1 desde Neuron SDK 2.29; vLLM Neuron funciona solo en Trn2 y Trn3.</translation>
    </message>
    <message>
        <source>O&amp;verride this figure…</source>
        <translation>S&amp;ustituir esta cifra…</translation>
    </message>
    <message>
        <source>OAM module.</source>
        <translation>Módulo OAM.</translation>
    </message>
    <message>
        <source>OCI first. ml-engineering has it beginning to appear in August 2026.</source>
        <translation>Primero en OCI. Según ml-engineering, empieza a aparecer en agosto de 2026.</translation>
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
        <translation>Octubre de 2025.</translation>
    </message>
    <message>
        <source>Odds against the baseline</source>
        <translation>Probabilidades frente a la referencia</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Of %1, %2 are idle but paid for.</source>
        <translation>De %1, %2 quedan inactivos y se pagan igualmente.</translation>
    </message>
    <message>
        <source>Of 8 GPUs; the average of offers was 4.49 on 2026-10-24.</source>
        <translation>De 8 GPU; la media de las ofertas era 4,49 el 2026-10-24.</translation>
    </message>
    <message>
        <source>Of Chipboard's own claims, %1 of %2 hold.</source>
        <translation>De nuestras propias afirmaciones, se sostienen %1 de %2.</translation>
    </message>
    <message>
        <source>Of the calibration.</source>
        <translation>De la calibración.</translation>
    </message>
    <message>
        <source>Of the chip</source>
        <translation>Del chip</translation>
    </message>
    <message>
        <source>Of the chips, %1 run prefill and the others decode.</source>
        <translation>De los chips, el %1 lee prompts y los demás escriben respuestas.</translation>
    </message>
    <message>
        <source>Of the model.</source>
        <translation>Del modelo.</translation>
    </message>
    <message>
        <source>Of the previous generation</source>
        <translation>De la generación anterior</translation>
    </message>
    <message>
        <source>Offered to selected accounts only.</source>
        <translation>Solo se ofrece a cuentas concretas.</translation>
    </message>
    <message>
        <source>Old generation, still on the price list of 2026-07-20.</source>
        <translation>Generación antigua, aún en la lista de precios de 2026-07-20.</translation>
    </message>
    <message>
        <source>Older chips</source>
        <translation>Chips más antiguos</translation>
    </message>
    <message>
        <source>Older version of the page.</source>
        <translation>Versión anterior de la página.</translation>
    </message>
    <message>
        <source>Omit it if there is no requirement.</source>
        <translation>Omítalo si no se necesita nada.</translation>
    </message>
    <message>
        <source>On demand</source>
        <translation>Bajo demanda</translation>
    </message>
    <message>
        <source>On demand it is 6.88 USD; only three-year reservations and capacity blocks of early 2026 reach 3 to 4.</source>
        <translation>Bajo demanda son 6,88 USD; solo las reservas de tres años y los Capacity Blocks de principios de 2026 llegan a 3 o 4.</translation>
    </message>
    <message>
        <source>On demand.</source>
        <translation>Bajo demanda.</translation>
    </message>
    <message>
        <source>On sources that it never saw, the model is typically %1 off</source>
        <comment>29%</comment>
        <translation>Con fuentes que nunca vio, el modelo suele desviarse un %1</translation>
    </message>
    <message>
        <source>On the Pareto front</source>
        <translation>En el frente</translation>
    </message>
    <message>
        <source>On the timeline, a diamond is the announcement and a circle the first availability. In the other charts each row goes from one generation (hollow) to the next; announced ones are hatched.</source>
        <translation>En la cronología, un rombo es el anuncio y un círculo, el día desde el que estuvo disponible. En los demás gráficos, cada fila va de una generación, hueca, a la siguiente; lo que solo está anunciado aparece rayado.</translation>
    </message>
    <message>
        <source>On this line %1 and %2 break even.</source>
        <translation>En esta línea está el punto de equilibrio de %1 y %2.</translation>
    </message>
    <message>
        <source>On this line a prediction equals the measurement.</source>
        <translation>En esta línea, la predicción es igual a la medición.</translation>
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
        <source>On-demand history</source>
        <translation>Historial bajo demanda</translation>
    </message>
    <message>
        <source>On-demand list</source>
        <translation>Lista bajo demanda</translation>
    </message>
    <message>
        <source>On-demand list, 6.88 per GPU-hour.</source>
        <translation>Lista bajo demanda, 6,88 por hora de GPU.</translation>
    </message>
    <message>
        <source>On-demand list.</source>
        <translation>Lista bajo demanda.</translation>
    </message>
    <message>
        <source>On-demand list: 55.04 USD/h, 6.88 per GPU-hour, the same from November 2025 to November 2026.</source>
        <translation>Lista bajo demanda: 55,04 USD/h, 6,88 por hora de GPU, igual de noviembre de 2025 a noviembre de 2026.</translation>
    </message>
    <message>
        <source>On-demand, spot, reserved</source>
        <translation>Bajo demanda, spot, reservado</translation>
    </message>
    <message>
        <source>One EFA port.</source>
        <translation>Un puerto EFA.</translation>
    </message>
    <message>
        <source>One chart</source>
        <translation>Un gráfico</translation>
    </message>
    <message>
        <source>One chart of this page</source>
        <translation>Un gráfico de esta página</translation>
    </message>
    <message>
        <source>One chart per scenario, all on one scale. The table shows the difference from the first scenario as an amount and in percent.</source>
        <translation>Un gráfico por escenario, todos con una misma escala. La tabla indica la diferencia respecto al primer escenario en cifras y en porcentaje.</translation>
    </message>
    <message>
        <source>One chip represents each NVIDIA generation. Among chips with HBM it is the SXM module, if there is one, with the most compute. Of these it is the one with the most memory released within a year of the first.</source>
        <translation>Un chip representa a cada generación de NVIDIA: entre los que tienen HBM, el módulo SXM si lo hay, con el mayor cómputo; y entre estos, el de más memoria aparecido en el año siguiente al primero.</translation>
    </message>
    <message>
        <source>One chip.</source>
        <translation>Un chip.</translation>
    </message>
    <message>
        <source>One constant per family of chips, not per chip or model. A family without measurements uses the constants of its parent, and the result says so.</source>
        <translation>Una constante por familia de chips, ninguna para un chip o modelo concreto. Una familia sin mediciones propias toma las de su familia de origen, y el resultado lo indica.</translation>
    </message>
    <message>
        <source>One costs 9,476.33 USD a month on demand (12.98127 x 730).</source>
        <translation>Una cuesta 9.476,33 USD al mes bajo demanda (12,98127 x 730).</translation>
    </message>
    <message>
        <source>One deployment generates at most %1 million tokens per month, fewer than the %2 million at which its rental cost falls below the API price.</source>
        <translation>Un despliegue responde como máximo %1 millones de tokens al mes, menos que los %2 millones a partir de los cuales su alquiler queda por debajo del precio de la API.</translation>
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
        <source>One of %1.</source>
        <translation>Uno de %1.</translation>
    </message>
    <message>
        <source>One of every %1 layers sees all tokens, as is usual for "%2".</source>
        <translation>Una de cada %1 capas ve todos los tokens, como es habitual en "%2".</translation>
    </message>
    <message>
        <source>One of ten is below</source>
        <translation>Uno de cada diez está por debajo</translation>
    </message>
    <message>
        <source>One of: %1.</source>
        <translation>Uno de: %1.</translation>
    </message>
    <message>
        <source>One requirement is set.</source>
        <translation>Se ha indicado una necesidad.</translation>
    </message>
    <message>
        <source>One source.</source>
        <translation>Una sola fuente.</translation>
    </message>
    <message>
        <source>One way.</source>
        <translation>En un sentido.</translation>
    </message>
    <message>
        <source>One-page &amp;brief…</source>
        <translation>Resumen de &amp;una página…</translation>
    </message>
    <message>
        <source>One-page brief: the answer, why, and what to check</source>
        <translation>Resumen de una página: la respuesta, el porqué y qué comprobar</translation>
    </message>
    <message>
        <source>Only %1 can be recommended</source>
        <translation>Solo se puede recomendar %1</translation>
    </message>
    <message>
        <source>Only %1 can be recommended, at %2</source>
        <translation>Solo se puede recomendar %1, con %2</translation>
    </message>
    <message>
        <source>Only %1 has a comparable cost: %2</source>
        <translation>Solo %1 tiene un coste comparable: %2</translation>
    </message>
    <message>
        <source>Only %1 meets all requirements, at %2</source>
        <translation>Solo %1 cumple todos los requisitos, con %2</translation>
    </message>
    <message>
        <source>Only %1 rents %2.</source>
        <translation>Solo %1 alquila %2.</translation>
    </message>
    <message>
        <source>Only FP8/FP4 announced.</source>
        <translation>Solo anunciado FP8/FP4.</translation>
    </message>
    <message>
        <source>Only a custom title can make claims.</source>
        <translation>Solo un título propio afirma algo.</translation>
    </message>
    <message>
        <source>Only a price can have a price list.</source>
        <translation>Solo un precio pertenece a una lista de precios.</translation>
    </message>
    <message>
        <source>Only for training Claude.</source>
        <translation>Solo para entrenar a Claude.</translation>
    </message>
    <message>
        <source>Only instances can be listed with --where and --prices.</source>
        <translation>Solo las instancias admiten --where y --prices.</translation>
    </message>
    <message>
        <source>Only per link stated.</source>
        <translation>Solo indicado por enlace.</translation>
    </message>
    <message>
        <source>Only the text model is imported, without image or sound encoders.</source>
        <translation>Solo se importa el modelo de texto, sin codificadores de imágenes o sonido.</translation>
    </message>
    <message>
        <source>Only weights of 4 or 8 bits are supported.</source>
        <translation>Solo se leen pesos de 4 y de 8 bits.</translation>
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
        <source>Open between two pages of AWS; the docs value is the chip figure times 16.</source>
        <translation>Sin resolver entre dos páginas de AWS; el valor de la documentación es la cifra del chip por 16.</translation>
    </message>
    <message>
        <source>Open the file</source>
        <translation>Abrir el archivo</translation>
    </message>
    <message>
        <source>Open the help: %1</source>
        <translation>Leer en la ayuda: %1</translation>
    </message>
    <message>
        <source>Open the menu of the focused item</source>
        <translation>Abrir el menú del elemento que tiene el foco</translation>
    </message>
    <message>
        <source>Open the source card</source>
        <translation>Abrir la ficha de la fuente</translation>
    </message>
    <message>
        <source>Open the window at this size.</source>
        <translation>Abre la ventana con este tamaño.</translation>
    </message>
    <message>
        <source>Open the window.</source>
        <translation>Abre la ventana.</translation>
    </message>
    <message>
        <source>Open this panel and drag a value: every number updates. Changes are marked and can be reset.</source>
        <translation>Abra este panel y arrastre un valor: todas las cifras se adaptan. Los cambios quedan marcados y se pueden restablecer.</translation>
    </message>
    <message>
        <source>Open: neither source explains the difference, and no result of Chipboard depends on it.</source>
        <translation>Sin resolver: ninguna de las dos fuentes explica la diferencia, y ningún resultado de Chipboard depende de ella.</translation>
    </message>
    <message>
        <source>Opens a comparison, including one embedded in an exported file.</source>
        <translation>Abre una comparación, también la que contiene un archivo exportado.</translation>
    </message>
    <message>
        <source>Opens a recent comparison.</source>
        <translation>Abre una comparación abierta hace poco.</translation>
    </message>
    <message>
        <source>Opens the exported file, or its folder.</source>
        <translation>Abre el archivo exportado o su carpeta.</translation>
    </message>
    <message>
        <source>Opens the help for the focused item.</source>
        <translation>Abre la ayuda sobre lo que está viendo.</translation>
    </message>
    <message>
        <source>Opens the named board (a *.chipboard file), the last board, or on first start a complete example.</source>
        <translation>Muestra la comparación indicada (un archivo *.chipboard), la última o, la primera vez, un ejemplo completo.</translation>
    </message>
    <message>
        <source>Opens the other pages. The one you choose gets a tab.</source>
        <translation>Abre las demás páginas. La que elija recibe una pestaña.</translation>
    </message>
    <message>
        <source>Opens the panel where you choose what to compare.</source>
        <translation>Abre el panel en el que se elige qué comparar.</translation>
    </message>
    <message>
        <source>Opens the table of numbers at the focused chart.</source>
        <translation>Abre la tabla de números del gráfico que tiene el foco.</translation>
    </message>
    <message>
        <source>Operators that are written for CUDA do not run on chips of %1.</source>
        <translation>Los operadores escritos para CUDA no funcionan en los chips de %1.</translation>
    </message>
    <message>
        <source>Operators written for CUDA run only on NVIDIA chips.</source>
        <translation>Los operadores escritos para CUDA solo se ejecutan en chips de NVIDIA.</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Opción</translation>
    </message>
    <message>
        <source>Options are ranked against each other and checked against budget and deadline, so numbers stay absolute.</source>
        <translation>Las opciones se ordenan entre sí y se contrastan con el presupuesto y el plazo, así que sus números quedan como están.</translation>
    </message>
    <message>
        <source>Options of the window:</source>
        <translation>Opciones de la ventana:</translation>
    </message>
    <message>
        <source>Options without a price cannot be recommended.</source>
        <translation>Lo que no tiene precio no se puede recomendar.</translation>
    </message>
    <message>
        <source>Options without an estimate cannot be recommended.</source>
        <translation>Lo que no se puede estimar no se puede recomendar.</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Opciones:</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Otros</translation>
    </message>
    <message>
        <source>Other AWS pages print GB/s.</source>
        <translation>Otras páginas de AWS indican GB/s.</translation>
    </message>
    <message>
        <source>Other models</source>
        <translation>Otros modelos</translation>
    </message>
    <message>
        <source>Other published values</source>
        <translation>Otros valores publicados</translation>
    </message>
    <message>
        <source>Other software has other constants; change it in the program.</source>
        <translation>Otro software tiene otras constantes; cámbielo en el programa.</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Otros</translation>
    </message>
    <message>
        <source>Otherwise</source>
        <translation>Si no</translation>
    </message>
    <message>
        <source>Otherwise the example opens. Edit &gt; Undo restores the last comparison.</source>
        <translation>Si no, se muestra el ejemplo; Edición &gt; Deshacer recupera la última comparación.</translation>
    </message>
    <message>
        <source>Our estimates are within 25% of the measured result %1 of the time</source>
        <comment>87% of the time</comment>
        <translation>Nuestras estimaciones difieren como máximo un 25 % del resultado medido en el %1 de los casos</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Output to serve per month; affects the number of chips and the cost.</source>
        <translation>Lo que debe servirse al mes: afecta a los chips y al coste necesarios.</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>Tokens de salida</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>Retardos fijos</translation>
    </message>
    <message>
        <source>Overhead of the layers</source>
        <translation>Costes fijos de las capas</translation>
    </message>
    <message>
        <source>Overhead of the requests</source>
        <translation>Costes fijos de las solicitudes</translation>
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
        <source>Overrides this figure on this board only. The custom value is marked everywhere.</source>
        <translation>Pone un valor propio en lugar de este, solo en esta comparación. Queda marcado en todas partes.</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Owned machines, paid for all hours.</source>
        <translation>Máquinas propias, pagadas por todas las horas.</translation>
    </message>
    <message>
        <source>Ownership and API</source>
        <translation>Propiedad y API</translation>
    </message>
    <message>
        <source>Owning</source>
        <translation>Compra</translation>
    </message>
    <message>
        <source>Owning costs less than renting by the hour if more than %1 of the hours are used.</source>
        <translation>La máquina propia cuesta menos que alquilar por horas si se usa más del %1 de las horas.</translation>
    </message>
    <message>
        <source>Owning costs less than the API from %1.</source>
        <translation>La máquina propia cuesta menos que la API a partir de %1.</translation>
    </message>
    <message>
        <source>Owning never costs less than renting, even if all hours are used.</source>
        <translation>La máquina propia nunca cuesta menos que alquilar, aunque se usen todas las horas.</translation>
    </message>
    <message>
        <source>Owning never costs less than the API: its cost equals that of %1, more than one deployment generates.</source>
        <translation>La máquina propia nunca cuesta menos que la API: su coste equivale a %1, más de lo que responde un despliegue.</translation>
    </message>
    <message>
        <source>P&amp;icture resolution</source>
        <translation>Pí&amp;xeles</translation>
    </message>
    <message>
        <source>P&amp;resets</source>
        <translation>Plan&amp;tillas</translation>
    </message>
    <message>
        <source>PCI Express only.</source>
        <translation>Solo PCI Express.</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>Documento PDF</translation>
    </message>
    <message>
        <source>PDF for arc&amp;hiving (PDF/A): does not open again</source>
        <translation>PDF para archi&amp;vo (PDF/A): no se podrá volver a abrir</translation>
    </message>
    <message>
        <source>PDF/A for archiving</source>
        <translation>Documentos para archivo (PDF/A)</translation>
    </message>
    <message>
        <source>PDF/A-1 forbids attachments: such a file cannot be opened in Chipboard again.</source>
        <translation>PDF/A-1 no permite adjuntos: un archivo así no se puede volver a abrir en Chipboard.</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Imagen PNG</translation>
    </message>
    <message>
        <source>PNG pixels per screen pixel.</source>
        <translation>Cuántos píxeles de un PNG equivalen a uno de la pantalla.</translation>
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
        <source>Page</source>
        <translation>Página</translation>
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
        <source>Page size</source>
        <translation>Tamaño de página</translation>
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
        <source>Pan the zoomed chart</source>
        <translation>Mover lo ampliado</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Paneles</translation>
    </message>
    <message>
        <source>Parallel deployments</source>
        <translation>Despliegues en paralelo</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>Parameters (billions)</source>
        <translation>Parámetros (miles de millones)</translation>
    </message>
    <message>
        <source>Parameters computed from the dimensions.</source>
        <translation>Parámetros calculados a partir de las dimensiones.</translation>
    </message>
    <message>
        <source>Parameters computed from the dimensions; the source says about 250 billion, 15 billion active.</source>
        <translation>Parámetros calculados a partir de las dimensiones; la fuente dice unos 250 mil millones, 15 mil millones activos.</translation>
    </message>
    <message>
        <source>Pareto front</source>
        <translation>Frente de Pareto</translation>
    </message>
    <message>
        <source>Pareto front: for each on this line, no other is both cheaper and faster.</source>
        <translation>Frente de Pareto: para cada punto de esta línea, ningún otro es a la vez más barato y más rápido.</translation>
    </message>
    <message>
        <source>Part of the Trn2 UltraServer; AWS publishes no price of any kind.</source>
        <translation>Parte del Trn2 UltraServer; AWS no publica ningún tipo de precio.</translation>
    </message>
    <message>
        <source>Parts of the page</source>
        <translation>Partes de la página</translation>
    </message>
    <message>
        <source>Pay and benefits, for the cost of moving.</source>
        <translation>Salario y prestaciones, para el coste de migrar.</translation>
    </message>
    <message>
        <source>Payback</source>
        <translation>Amortización</translation>
    </message>
    <message>
        <source>Payback cannot be calculated for this selection</source>
        <translation>No se puede calcular la amortización de esta selección</translation>
    </message>
    <message>
        <source>Payback is unknown: no selected item has a value for %1</source>
        <translation>No se puede determinar cuándo se amortiza migrar: nada de lo comparado tiene un número en %1</translation>
    </message>
    <message>
        <source>Payback is unknown: no value for %1 of %2</source>
        <comment>a metric, rows</comment>
        <translation>No se puede determinar cuándo se amortiza migrar: no hay ningún número en %1 para %2</translation>
    </message>
    <message>
        <source>Payback time</source>
        <translation>Plazo de amortización</translation>
    </message>
    <message>
        <source>Peak board power.</source>
        <translation>Potencia máxima de la placa.</translation>
    </message>
    <message>
        <source>Peak board power; design power 500 W.</source>
        <translation>Potencia máxima de la placa; potencia de diseño 500 W.</translation>
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
        <source>Per GPU, NVLink 4, total of both directions.</source>
        <translation>Por GPU, NVLink 4, total de ambos sentidos.</translation>
    </message>
    <message>
        <source>Per GPU, NVLink 5, total of both directions.</source>
        <translation>Por GPU, NVLink 5, total de ambos sentidos.</translation>
    </message>
    <message>
        <source>Per GPU, NVLink 6, total of both directions.</source>
        <translation>Por GPU, NVLink 6, total de ambos sentidos.</translation>
    </message>
    <message>
        <source>Per GPU; one superchip holds two GPUs and a Grace CPU.</source>
        <translation>Por GPU; un superchip contiene dos GPU y una CPU Grace.</translation>
    </message>
    <message>
        <source>Per chip NVIDIA stays ahead.</source>
        <translation>Por chip, NVIDIA sigue por delante.</translation>
    </message>
    <message>
        <source>Per chip it has %1 of the throughput of %2.</source>
        <comment>a percentage, a chip</comment>
        <translation>Por chip tiene el %1 del rendimiento de %2.</translation>
    </message>
    <message>
        <source>Per chip it is %1x as fast as %2.</source>
        <comment>2.1, a chip</comment>
        <translation>Por chip es %1 veces tan rápido como %2.</translation>
    </message>
    <message>
        <source>Per chip, %1 and %2 are about equally fast</source>
        <translation>Por chip, %1 y %2 son casi igual de rápidos</translation>
    </message>
    <message>
        <source>Per chip, %1 is %2 faster than %3</source>
        <translation>Por chip, %1 es un %2 más rápido que %3</translation>
    </message>
    <message>
        <source>Per chip, %1 is %2x as fast as %3</source>
        <translation>Por chip, %1 alcanza %2x la velocidad de %3</translation>
    </message>
    <message>
        <source>Per chip, %1 is probably %2 faster than %3</source>
        <translation>Por chip, %1 es probablemente un %2 más rápido que %3</translation>
    </message>
    <message>
        <source>Per chip, %1 is probably %2x as fast as %3</source>
        <translation>Por chip, %1 alcanza probablemente %2x la velocidad de %3</translation>
    </message>
    <message>
        <source>Per chip, 4 x 4 torus inside the instance; direction not stated.</source>
        <translation>Por chip, toro de 4 x 4 dentro de la instancia; sentido no indicado.</translation>
    </message>
    <message>
        <source>Per chip, data centre network.</source>
        <translation>Por chip, red del centro de datos.</translation>
    </message>
    <message>
        <source>Per chip, direction not stated.</source>
        <translation>Por chip, sentido no indicado.</translation>
    </message>
    <message>
        <source>Per chip, direction not stated; NeuronSwitch-v1 joins all to all.</source>
        <translation>Por chip, sentido no indicado; NeuronSwitch-v1 conecta todos con todos.</translation>
    </message>
    <message>
        <source>Per chip, direction not stated; an older page prints GiB/s.</source>
        <translation>Por chip, sentido no indicado; una página anterior indica GiB/s.</translation>
    </message>
    <message>
        <source>Per chip: 1,024 inside an instance, 256 between instances; direction not stated.</source>
        <translation>Por chip: 1.024 dentro de una instancia, 256 entre instancias; sentido no indicado.</translation>
    </message>
    <message>
        <source>Per chip: 1,024 inside the instance, 256 to the other instances; direction not stated.</source>
        <translation>Por chip: 1.024 dentro de la instancia, 256 hacia las demás instancias; sentido no indicado.</translation>
    </message>
    <message>
        <source>Per device, instance table.</source>
        <translation>Por dispositivo, tabla de instancias.</translation>
    </message>
    <message>
        <source>Per host.</source>
        <translation>Por host.</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>Porcentaje</translation>
    </message>
    <message>
        <source>Percent difference</source>
        <translation>Porcentaje de diferencia</translation>
    </message>
    <message>
        <source>Percent difference fro&amp;m the baseline</source>
        <translation>Porcentaje de diferencia con la re&amp;ferencia</translation>
    </message>
    <message>
        <source>Performance matters more than cost.</source>
        <translation>Cuenta el máximo rendimiento, cueste lo que cueste.</translation>
    </message>
    <message>
        <source>Performs the step that the empty chart suggests.</source>
        <translation>Hace lo que pide el gráfico vacío.</translation>
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
        <translation>Píxeles de las imágenes</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg)</source>
        <translation>Imágenes (*.png *.svg)</translation>
    </message>
    <message>
        <source>Pilot.</source>
        <translation>Prueba piloto.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>Texto sin formato</translation>
    </message>
    <message>
        <source>Plan engineering time for the move.</source>
        <translation>Prevea tiempo de ingeniería para la migración.</translation>
    </message>
    <message>
        <source>Plan on %1: nothing newer is announced</source>
        <translation>Cuente con %1: no hay nada más nuevo anunciado</translation>
    </message>
    <message>
        <source>Plan on %1; %2 is announced without a date</source>
        <translation>Cuente con %1; %2 está anunciado sin fecha</translation>
    </message>
    <message>
        <source>Plan on %1; %2 is expected by %3</source>
        <translation>Cuente con %1; %2 está previsto para %3</translation>
    </message>
    <message>
        <source>Point (1.50)</source>
        <translation>Punto (1,50)</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Points: data of the XY charts</source>
        <translation>Puntos: lo que muestran los gráficos de dispersión</translation>
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
        <translation>Texto portugués y español: 486 ha.</translation>
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
        <source>Power of a chip</source>
        <translation>Potencia de un chip</translation>
    </message>
    <message>
        <source>Power of all machines</source>
        <translation>Potencia de todas las máquinas</translation>
    </message>
    <message>
        <source>Power of all machines, maximum</source>
        <translation>Potencia de todas las máquinas, máxima</translation>
    </message>
    <message>
        <source>Power of all machines, minimum</source>
        <translation>Potencia de todas las máquinas, mínima</translation>
    </message>
    <message>
        <source>Power of host, fans and network, as a share of the chips' stated power. A system with a stated power uses that. Affects the cost of owning.</source>
        <translation>Lo que consumen el host, los ventiladores y la red, como parte de la potencia indicada de los chips. Un sistema con potencia propia indicada consume esa. Afecta al coste de la máquina propia.</translation>
    </message>
    <message>
        <source>Power of the data centre divided by that of its computers: cooling and losses. Affects energy and its cost, not rental prices.</source>
        <translation>Su consumo respecto al de sus equipos: refrigeración y pérdidas. Afecta a la energía y su coste, no a los precios de alquiler.</translation>
    </message>
    <message>
        <source>PowerPoint presentation</source>
        <translation>Presentación de PowerPoint</translation>
    </message>
    <message>
        <source>PowerPoint slide</source>
        <translation>Diapositiva de PowerPoint</translation>
    </message>
    <message>
        <source>Practically the same as Trainium2.</source>
        <translation>Prácticamente la de Trainium2.</translation>
    </message>
    <message>
        <source>Pre&amp;sentation mode</source>
        <translation>Presen&amp;tar</translation>
    </message>
    <message>
        <source>Pre&amp;vious page</source>
        <translation>Página a&amp;nterior</translation>
    </message>
    <message>
        <source>Pre-train Llama 3.1 405B</source>
        <translation>Preentrenar Llama 3.1 405B</translation>
    </message>
    <message>
        <source>Pre-train Llama 3.1 70B</source>
        <translation>Preentrenar Llama 3.1 70B</translation>
    </message>
    <message>
        <source>Pre-train Llama 3.1 8B</source>
        <translation>Preentrenar Llama 3.1 8B</translation>
    </message>
    <message>
        <source>Pre-train a mixture of experts (DeepSeek-V3 size)</source>
        <translation>Preentrenar una mezcla de expertos (tamaño DeepSeek-V3)</translation>
    </message>
    <message>
        <source>Pre-training</source>
        <translation>Preentrenamiento</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Precision factor</source>
        <translation>Factor de la precisión</translation>
    </message>
    <message>
        <source>Precision not named.</source>
        <translation>Precisión no indicada.</translation>
    </message>
    <message>
        <source>Precision of the arithmetic</source>
        <translation>Precisión de la aritmética</translation>
    </message>
    <message>
        <source>Precision set to %1.</source>
        <translation>Precisión: %1.</translation>
    </message>
    <message>
        <source>Precision set to the best common one.</source>
        <translation>Precisión: la mejor común.</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Predicho</translation>
    </message>
    <message>
        <source>Predicted vs measured</source>
        <translation>Predicho frente a medido</translation>
    </message>
    <message>
        <source>Predicts each measurement from its configuration and reports the error. Lists measurements that cannot be predicted, with the reason.</source>
        <translation>Predice cada medición a partir de su configuración e indica el error. Si una medición no se puede predecir, se muestra con el motivo.</translation>
    </message>
    <message>
        <source>Preferred</source>
        <translation>Preferida</translation>
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
        <source>Prefill on separate chips needs two replicas.</source>
        <translation>El prefill en chips dedicados requiere dos copias del modelo.</translation>
    </message>
    <message>
        <source>Presentation mode: shows the pages one by one in full screen.</source>
        <translation>Muestra una página tras otra a pantalla completa, para un público.</translation>
    </message>
    <message>
        <source>Presentations and templates (*.pptx *.potx)</source>
        <translation>Presentaciones y plantillas (*.pptx *.potx)</translation>
    </message>
    <message>
        <source>Presenting</source>
        <translation>Presentación</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Plantillas</translation>
    </message>
    <message>
        <source>Press: 30 planned, 7 in use at the start; the cluster spans three states.</source>
        <translation>Prensa: 30 previstos, 7 en uso al inicio; el clúster abarca tres estados.</translation>
    </message>
    <message>
        <source>Press: 4 billion announced in September 2023, 4 in November 2024.</source>
        <translation>Prensa: 4 mil millones anunciados en septiembre de 2023, 4 en noviembre de 2024.</translation>
    </message>
    <message>
        <source>Press: about late 2027, after the shareholder letter of April 2026; earlier estimates were late 2026 or early 2027.</source>
        <translation>Prensa: hacia finales de 2027, según la carta a los accionistas de abril de 2026; las conjeturas anteriores eran finales de 2026 o principios de 2027.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Preview: %1</source>
        <translation>Vista previa: %1</translation>
    </message>
    <message>
        <source>Previewed at re:Invent 2024.</source>
        <translation>Presentado como versión preliminar en re:Invent 2024.</translation>
    </message>
    <message>
        <source>Previous sheet (Page Up)</source>
        <translation>Hoja anterior (Re Pág)</translation>
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
        <source>Price and speed are per unit if the workload needs several. The front uses central values; ranges may overlap.</source>
        <translation>El precio y la velocidad son por unidad cuando la carga de trabajo necesita varias; el frente pasa por los valores centrales, y los rangos pueden solaparse.</translation>
    </message>
    <message>
        <source>Price book</source>
        <translation>Lista de precios</translation>
    </message>
    <message>
        <source>Price charged by the API.</source>
        <translation>Lo que cobra la API.</translation>
    </message>
    <message>
        <source>Price factor</source>
        <translation>Factor de precio</translation>
    </message>
    <message>
        <source>Price from</source>
        <translation>Origen del precio</translation>
    </message>
    <message>
        <source>Price history</source>
        <translation>Historial de precios</translation>
    </message>
    <message>
        <source>Price increases to the right and throughput upwards, so up and left is better. Points on a straight line have equal cost. For each point on the Pareto front, no other option is both cheaper and faster.</source>
        <translation>El precio crece hacia la derecha y la velocidad hacia arriba, así que arriba a la izquierda es mejor. Sobre una línea recta, el trabajo cuesta lo mismo. Para cada punto del frente de Pareto, ningún otro es a la vez más barato y más rápido.</translation>
    </message>
    <message>
        <source>Price list</source>
        <translation>Lista de precios</translation>
    </message>
    <message>
        <source>Price lists</source>
        <translation>Listas de precios</translation>
    </message>
    <message>
        <source>Price lists (*.csv *.tsv *.txt *.json *.xlsx);;All files (*)</source>
        <translation>Listas de precios (*.csv *.tsv *.txt *.json *.xlsx);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Price of %1</source>
        <translation>Precio de %1</translation>
    </message>
    <message>
        <source>Price of a market of hosts.</source>
        <translation>Precio de un mercado de hosts.</translation>
    </message>
    <message>
        <source>Price of one</source>
        <translation>Precio unitario</translation>
    </message>
    <message>
        <source>Price of one chip</source>
        <translation>Precio de un chip</translation>
    </message>
    <message>
        <source>Price of trn1.2xlarge</source>
        <translation>Precio de trn1.2xlarge</translation>
    </message>
    <message>
        <source>Price of trn2.48xlarge</source>
        <translation>Precio de trn2.48xlarge</translation>
    </message>
    <message>
        <source>Price per chip inside the guide</source>
        <translation>Precio por chip dentro de la guía</translation>
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
        <source>Price ratio with published prices</source>
        <translation>Proporción con precios publicados</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Precios</translation>
    </message>
    <message>
        <source>Prices are at most 90 days old.</source>
        <translation>Los precios tienen como máximo 90 días.</translation>
    </message>
    <message>
        <source>Prices are those of "%1": "%2" has none for %3.</source>
        <translation>Los precios son los de «%1»: «%2» no tiene ninguno para %3.</translation>
    </message>
    <message>
        <source>Prices as &amp;of</source>
        <translation>Fec&amp;ha de los precios</translation>
    </message>
    <message>
        <source>Prices as of %1 (%2).</source>
        <translation>Precios a fecha de %1 (%2).</translation>
    </message>
    <message>
        <source>Prices as published.</source>
        <translation>Los precios son los publicados.</translation>
    </message>
    <message>
        <source>Prices have different dates: from %1, for %2, to %3.</source>
        <translation>Precios de fechas distintas: de %1 (%2) a %3.</translation>
    </message>
    <message>
        <source>Prices here are compared with their own past, not with the baseline.</source>
        <translation>Aquí un precio se compara con su propio pasado, sea cual sea la referencia.</translation>
    </message>
    <message>
        <source>Prices here are list prices. Used only in estimates: %1.</source>
        <translation>Aquí los precios son los de la lista. Supuestos solo para las estimaciones: %1.</translation>
    </message>
    <message>
        <source>Prices of %1 are from %2, the others from %3.</source>
        <translation>Los precios de %1 son de %2; los demás, de %3.</translation>
    </message>
    <message>
        <source>Prices of %1: %2</source>
        <comment>scenarios, a price list</comment>
        <translation>Precios de %1: %2</translation>
    </message>
    <message>
        <source>Prices of one type only.</source>
        <translation>Precios de un solo tipo.</translation>
    </message>
    <message>
        <source>Prices over time</source>
        <translation>Precios en el tiempo</translation>
    </message>
    <message>
        <source>Prices per GPU of smaller clouds on 2026-05-24; only parts that match a chip in the catalogue. The term names the tier.</source>
        <translation>Precios por GPU de nubes más pequeñas a 2026-05-24; solo piezas que corresponden a un chip del catálogo. La modalidad indica el nivel.</translation>
    </message>
    <message>
        <source>Prices per GPU of smaller clouds, August to November 2026, each with its date; the term names the tier. Prices of Scaleway are left out: their currency is not stated.</source>
        <translation>Precios por GPU de nubes más pequeñas, de agosto a noviembre de 2026, cada uno con su fecha; la modalidad indica el nivel. Se omiten los precios de Scaleway: no consta su moneda.</translation>
    </message>
    <message>
        <source>Prices set to %1.</source>
        <translation>Precios: %1.</translation>
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
        <source>Prices: on the dates shown</source>
        <translation>Precios: de las fechas mostradas</translation>
    </message>
    <message>
        <source>Print shell completions for bash, zsh or fish.</source>
        <translation>Imprime los autocompletados de bash, zsh o fish.</translation>
    </message>
    <message>
        <source>Print the numbers of a comparison.</source>
        <translation>Imprime los números de una comparación.</translation>
    </message>
    <message>
        <source>Print the page</source>
        <translation>Imprimir la página</translation>
    </message>
    <message>
        <source>Print the program's version.</source>
        <translation>Imprime la versión del programa.</translation>
    </message>
    <message>
        <source>Printed as 100 POPS.</source>
        <translation>Figura como 100 POPS.</translation>
    </message>
    <message>
        <source>Printed as FP8; the press rounds the same way.</source>
        <translation>Figura como FP8; la prensa redondea igual.</translation>
    </message>
    <message>
        <source>Printed as GB.</source>
        <translation>Figura como GB.</translation>
    </message>
    <message>
        <source>Printed for Blackwell Ultra without naming the part.</source>
        <translation>Figura para Blackwell Ultra sin indicar la pieza.</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Qué cuenta</translation>
    </message>
    <message>
        <source>Probability of being best</source>
        <translation>Probabilidad de ser el mejor</translation>
    </message>
    <message>
        <source>Probably the PCIe card.</source>
        <translation>Probablemente la tarjeta PCIe.</translation>
    </message>
    <message>
        <source>Problems and notices: what happened, where, and what to do.</source>
        <translation>Qué falló o requiere atención, dónde y qué hacer.</translation>
    </message>
    <message>
        <source>Problems this page would have on a slide, with fixes where possible.</source>
        <translation>Qué problemas tendría esta página en una diapositiva, cada uno con una solución cuando la hay.</translation>
    </message>
    <message>
        <source>Product line</source>
        <translation>Línea de productos</translation>
    </message>
    <message>
        <source>Product page.</source>
        <translation>Página de producto.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Project Rainier</source>
        <translation>Project Rainier</translation>
    </message>
    <message>
        <source>Prompt and batch cannot be negative, and the answer needs at least 1 token.</source>
        <translation>El prompt y el batch no pueden ser negativos, y la respuesta necesita al menos 1 token.</translation>
    </message>
    <message>
        <source>Provide at least 8 measurements from 2 sources; see "chipboard model-check --runs FILE".</source>
        <translation>Indique al menos 8 mediciones de 2 fuentes y consulte «chipboard model-check --runs ARCHIVO».</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Proveedor</translation>
    </message>
    <message>
        <source>Provider: %1 (%2).</source>
        <translation>Proveedor: %1 (%2).</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publicado</translation>
    </message>
    <message>
        <source>Published points without an inter-token latency show tokens/s divided by concurrent requests, which includes the wait for the first token.</source>
        <translation>Los puntos publicados sin latencia entre tokens muestran tokens/s divididos entre las solicitudes simultáneas, lo que incluye la espera del primer token.</translation>
    </message>
    <message>
        <source>Published: %1 at %2. %3</source>
        <comment>tokens/s per chip, tokens/s per user, the run</comment>
        <translation>Publicado: %1 con %2. %3</translation>
    </message>
    <message>
        <source>Published: %1 at %2; at today's price %3. %4</source>
        <comment>tokens/s per chip, tokens/s per user, cost, the run</comment>
        <translation>Publicado: %1 con %2; al precio de hoy %3. %4</translation>
    </message>
    <message>
        <source>Purchase price of one instance or system, or of one chip with its share of the host if chips are rented individually. Affects the cost of owning.</source>
        <translation>Precio de compra de una instancia o un sistema, o de un chip con su parte del host cuando los chips se cuentan uno a uno. Afecta al coste de la máquina propia.</translation>
    </message>
    <message>
        <source>Put a PNG or SVG file next to the brand theme.</source>
        <translation>Coloque un archivo PNG o SVG junto a la imagen corporativa.</translation>
    </message>
    <message>
        <source>Put another file next to the brand theme.</source>
        <translation>Coloque otro archivo junto al estilo.</translation>
    </message>
    <message>
        <source>Put strings in double quotes.</source>
        <translation>Las cadenas van entre comillas dobles.</translation>
    </message>
    <message>
        <source>Put text with spaces in quotes.</source>
        <translation>Escriba entre comillas los textos con espacios.</translation>
    </message>
    <message>
        <source>Put text with such characters in quotes.</source>
        <translation>Escriba entre comillas los textos con estos caracteres.</translation>
    </message>
    <message>
        <source>Put the measurements into "training_runs" and "inference_runs".</source>
        <translation>Ponga las mediciones en "training_runs" e "inference_runs".</translation>
    </message>
    <message>
        <source>PyTorch 2.9 is the last with PyTorch/XLA.</source>
        <translation>PyTorch 2.9 es el último con PyTorch/XLA.</translation>
    </message>
    <message>
        <source>PyTorch added</source>
        <translation>PyTorch añadido</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Query heads per layer.</source>
        <translation>Cabezas de consulta por capa.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Question: %1</source>
        <translation>Preguntar: %1</translation>
    </message>
    <message>
        <source>Quits the program. The next start continues here.</source>
        <translation>Cierra el programa. Al iniciarlo de nuevo, sigue donde se dejó.</translation>
    </message>
    <message>
        <source>Quoted by a third party; no measurement seen.</source>
        <translation>Citado por un tercero; no se ha visto ninguna medición.</translation>
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
        <translation>Veces la refere&amp;ncia</translation>
    </message>
    <message>
        <source>Rainier site area</source>
        <translation>Superficie del emplazamiento de Rainier</translation>
    </message>
    <message>
        <source>Random seed; equal seeds give equal bytes.</source>
        <translation>Otras simulaciones; semillas iguales dan bytes iguales.</translation>
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
        <source>Range: %1 to %2.</source>
        <translation>Se examina de %1 a %2.</translation>
    </message>
    <message>
        <source>Ranges</source>
        <translation>Rangos</translation>
    </message>
    <message>
        <source>Ranges of results</source>
        <translation>Rangos de resultados</translation>
    </message>
    <message>
        <source>Ranges of the chip's figures</source>
        <translation>Rangos de las cifras del chip</translation>
    </message>
    <message>
        <source>Ranges reflect the errors of measurements whose source was excluded from the fit. The page Accuracy shows the errors of the estimates.</source>
        <translation>Los rangos son tan amplios como los errores de mediciones cuya fuente se dejó fuera al determinar las eficiencias; la página Validación muestra cuánto se desvían las estimaciones.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Ranking of the options; cost by default. Throughput is per chip, regardless of the number of chips.</source>
        <translation>El criterio con que se ordenan las opciones; el coste si no se indica nada. La velocidad es la de un solo chip, sean cuantos sean los que necesite el trabajo.</translation>
    </message>
    <message>
        <source>Ranks all chips in the catalogue for the board's workload, with reasons for and against each and points to verify. Also shows why others are ruled out and what would change the advice. Requirements not set with --need exclude nothing. If no chip meets the requirements, reports the nearest requirements that work.</source>
        <translation>Ordena todos los chips del catálogo para la carga de trabajo de la comparación, con los motivos a favor y en contra de cada uno, lo que hay que verificar, por qué se descartan otros y qué cambiaría la recomendación. Lo que no indica ningún --need no descarta nada. Si las necesidades no dejan ninguna opción, se indica la más cercana que funciona.</translation>
    </message>
    <message>
        <source>Ratio to the baseline</source>
        <translation>Veces la referencia</translation>
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
        <source>Reading the KV cache</source>
        <translation>Lectura de la caché</translation>
    </message>
    <message>
        <source>Reading the file; nothing is stored yet.</source>
        <translation>Se está leyendo el archivo; aún no se ha guardado nada.</translation>
    </message>
    <message>
        <source>Reading the weights</source>
        <translation>Lectura de los pesos</translation>
    </message>
    <message>
        <source>Reading the weights for a prompt</source>
        <translation>Lectura de los pesos para un prompt</translation>
    </message>
    <message>
        <source>Ready-made comparisons</source>
        <translation>Comparaciones predefinidas</translation>
    </message>
    <message>
        <source>Ready-made comparisons. Edit &gt; Undo restores the previous one.</source>
        <translation>Comparaciones predefinidas. Edición &gt; Deshacer recupera lo que había.</translation>
    </message>
    <message>
        <source>Real-time chat, one user at a time (Llama 3.1 8B)</source>
        <translation>Chat en tiempo real, un usuario a la vez (Llama 3.1 8B)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Reason or source</source>
        <translation>Por qué, o de dónde procede</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Razones</translation>
    </message>
    <message>
        <source>Recipients can open the file in Chipboard, with all scenarios and custom values.</source>
        <translation>Quien reciba el archivo podrá abrirlo en Chipboard, con todos los escenarios y sus valores propios.</translation>
    </message>
    <message>
        <source>Recommend chips that meet the requirements, and explain why the others do not.</source>
        <translation>Recomienda qué chip cumple lo que se necesita y explica por qué no los demás.</translation>
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
        <translation>Sea cual sea el aspecto de la ventana.</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Región</translation>
    </message>
    <message>
        <source>Relative to the calibrated value of the chip's family: time per layer, communication step and request that no faster chip reduces; affects decode and batches.</source>
        <translation>Respecto a lo hallado para la familia del chip: tiempo por capa, intercambio y solicitud que un chip más rápido no reduce; afecta al decode y a los batches.</translation>
    </message>
    <message>
        <source>Relative to the calibrated value of the chip's family; affects decode.</source>
        <translation>Respecto a lo hallado para la familia del chip; afecta al decode.</translation>
    </message>
    <message>
        <source>Relative to the calibrated value of the chip's family; affects prefill and batches.</source>
        <translation>Respecto a lo hallado para la familia del chip; afecta al prefill y a los batches.</translation>
    </message>
    <message>
        <source>Relative to the calibrated value of the chip's family; affects training throughput.</source>
        <translation>Respecto a lo hallado para la familia del chip; afecta a la velocidad de entrenamiento.</translation>
    </message>
    <message>
        <source>Relative to the calibrated value of the chip's family; applies where chips share a layer.</source>
        <translation>Respecto a lo hallado para la familia del chip; afecta cuando varios chips comparten una capa.</translation>
    </message>
    <message>
        <source>Release date according to Epoch AI.</source>
        <translation>Fecha de lanzamiento según Epoch AI.</translation>
    </message>
    <message>
        <source>Release date.</source>
        <translation>Fecha de lanzamiento.</translation>
    </message>
    <message>
        <source>Release notes: 2025-09-18; 2.26.1 on 2025-10-29 and 2.27.0 on 2025-12-19.</source>
        <translation>Notas de la versión: 2025-09-18; 2.26.1 el 2025-10-29 y 2.27.0 el 2025-12-19.</translation>
    </message>
    <message>
        <source>Release notes: an inference feature in beta.</source>
        <translation>Notas de la versión: una función de inferencia en beta.</translation>
    </message>
    <message>
        <source>Release of the card; AWS G5 came later.</source>
        <translation>Lanzamiento de la tarjeta; AWS G5 llegó después.</translation>
    </message>
    <message>
        <source>Reload the catalogue, and select it again.</source>
        <translation>Lea de nuevo el catálogo y vuelva a elegirla.</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Observación</translation>
    </message>
    <message>
        <source>Remove "baseline" from the others.</source>
        <translation>Omita "baseline" en los demás.</translation>
    </message>
    <message>
        <source>Remove "book".</source>
        <translation>Elimine "book".</translation>
    </message>
    <message>
        <source>Remove "quantization_config" to use the weight type in "torch_dtype".</source>
        <translation>Elimine "quantization_config" para que valga "torch_dtype".</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar %1</translation>
    </message>
    <message>
        <source>Remove %1 from the comparison</source>
        <translation>Quitar %1 de la comparación</translation>
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
        <translation>Omita --vary o pida un crossover.</translation>
    </message>
    <message>
        <source>Remove --workload, and set the lengths with --set input=TOKENS and output=TOKENS.</source>
        <translation>Omita --workload y fije las longitudes con --set input=TOKENS y output=TOKENS.</translation>
    </message>
    <message>
        <source>Remove embedded objects and charts from its masters and layouts, and save it again.</source>
        <translation>Quite los objetos y gráficos incrustados de sus patrones y diseños y vuelva a guardarla.</translation>
    </message>
    <message>
        <source>Remove everything up to the @.</source>
        <translation>Quite todo hasta la @.</translation>
    </message>
    <message>
        <source>Remove imported prices?</source>
        <translation>¿Eliminar los precios importados?</translation>
    </message>
    <message>
        <source>Remove it from the loop.</source>
        <translation>Sáquelo del ciclo.</translation>
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
        <source>Remove scenario “%1”</source>
        <translation>Eliminar el escenario «%1»</translation>
    </message>
    <message>
        <source>Remove some.</source>
        <translation>Elimine algunos.</translation>
    </message>
    <message>
        <source>Remove the brand theme</source>
        <translation>No usar ningún estilo corporativo</translation>
    </message>
    <message>
        <source>Remove the rate, or choose another currency.</source>
        <translation>Omita el tipo de cambio o indique otra moneda.</translation>
    </message>
    <message>
        <source>Remove the value after "=".</source>
        <translation>Omita lo que sigue a «=».</translation>
    </message>
    <message>
        <source>Removed %1.</source>
        <translation>Quitado: %1.</translation>
    </message>
    <message>
        <source>Removed snapshot %1: %2 prices dated %3 from %4.</source>
        <translation>Eliminada la instantánea %1: %2 precios (%3) de %4.</translation>
    </message>
    <message>
        <source>Rename it if it is a different model, or remove it to use the catalogue's.</source>
        <translation>Cámbiele el nombre si es otro modelo, o elimínelo para usar el del catálogo.</translation>
    </message>
    <message>
        <source>Rename it to end in .chipboard and open it as a board.</source>
        <translation>Póngale la extensión .chipboard y ábralo como comparación.</translation>
    </message>
    <message>
        <source>Rename it, and import its price lists again. It was not changed.</source>
        <translation>Cámbiele el nombre y vuelva a importar sus listas. Se deja como está.</translation>
    </message>
    <message>
        <source>Rename it.</source>
        <translation>Cámbiele el nombre.</translation>
    </message>
    <message>
        <source>Rename one of them.</source>
        <translation>Cambie el nombre de uno.</translation>
    </message>
    <message>
        <source>Rename or remove one of the two.</source>
        <translation>Cambie el nombre de uno de los dos o elimínelo.</translation>
    </message>
    <message>
        <source>Rename scenario “%1” to “%2”</source>
        <translation>Renombrar el escenario «%1» como «%2»</translation>
    </message>
    <message>
        <source>Rent for all hours.</source>
        <translation>Alquiler de todas las horas.</translation>
    </message>
    <message>
        <source>Rent for used hours only.</source>
        <translation>Alquiler solo de las horas usadas.</translation>
    </message>
    <message>
        <source>Rented as</source>
        <translation>Se alquila como</translation>
    </message>
    <message>
        <source>Rented as UltraServers by capacity block; the public EC2 API showed no trn3 instance type on 2026-10-03.</source>
        <translation>Se alquila como UltraServers mediante Capacity Block; la API pública de EC2 no mostraba ningún tipo de instancia trn3 el 2026-10-03.</translation>
    </message>
    <message>
        <source>Rented as a whole</source>
        <translation>Alquilados enteros</translation>
    </message>
    <message>
        <source>Rented hours per month, for the monthly cost.</source>
        <translation>Horas alquiladas en un mes, para el coste mensual.</translation>
    </message>
    <message>
        <source>Rented machines</source>
        <translation>Máquinas alquiladas</translation>
    </message>
    <message>
        <source>Rented machines, fastest case</source>
        <translation>Máquinas alquiladas, caso más rápido</translation>
    </message>
    <message>
        <source>Rented machines, slowest case</source>
        <translation>Máquinas alquiladas, caso más lento</translation>
    </message>
    <message>
        <source>Rented with %1.</source>
        <translation>Se alquila con %1.</translation>
    </message>
    <message>
        <source>Renting %1</source>
        <translation>Alquiler de %1</translation>
    </message>
    <message>
        <source>Renting costs less than the API from %1.</source>
        <translation>Alquilar cuesta menos que la API a partir de %1.</translation>
    </message>
    <message>
        <source>Renting never costs less than the API: its cost equals that of %1, more than one deployment generates.</source>
        <translation>Alquilar nunca cuesta menos que la API: su alquiler equivale a %1, más de lo que responde un despliegue.</translation>
    </message>
    <message>
        <source>Renting never pays off: a busy deployment costs more per token than the API.</source>
        <translation>Alquilar nunca conviene: un despliegue en uso cuesta más por token que la API.</translation>
    </message>
    <message>
        <source>Renting never wins</source>
        <translation>Alquilar nunca conviene</translation>
    </message>
    <message>
        <source>Renting them would cost from %1 an hour (%2) to %3 an hour (%4), if that many were available.</source>
        <translation>Alquilarlos costaría desde %1 por hora (%2) hasta %3 por hora (%4), si se alquilaran tantos.</translation>
    </message>
    <message>
        <source>Repeats the change that was undone.</source>
        <translation>Rehace lo que se deshizo.</translation>
    </message>
    <message>
        <source>Replace existing files.</source>
        <translation>Reemplaza los archivos que existan.</translation>
    </message>
    <message>
        <source>Replace files?</source>
        <translation>¿Reemplazar los archivos?</translation>
    </message>
    <message>
        <source>Replace it with --force, or choose another name.</source>
        <translation>Reemplácelo con --force o elija otro nombre.</translation>
    </message>
    <message>
        <source>Replaces the focused figure with a custom value.</source>
        <translation>Pone un valor propio en lugar del que tiene el foco del teclado.</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>Réplicas</translation>
    </message>
    <message>
        <source>Replicas: attention on each chip</source>
        <translation>Copias del modelo: atención en cada chip</translation>
    </message>
    <message>
        <source>Replicas: each on %1 chips</source>
        <translation>Copias del modelo: cada una en %1 chips</translation>
    </message>
    <message>
        <source>Replicas: each on 1 chip</source>
        <translation>Copias del modelo: cada una en 1 chip</translation>
    </message>
    <message>
        <source>Replicas: each on the fewest chips that hold the model</source>
        <translation>Copias del modelo: cada una en el mínimo de chips en que cabe</translation>
    </message>
    <message>
        <source>Replicas: one over all chips</source>
        <translation>Copias del modelo: una en todos los chips</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Report problems that these pages would have on a slide, with fixes; write nothing.</source>
        <translation>No escribe nada, pero indica qué problemas tendrían estas páginas en una diapositiva y cómo se corrigen.</translation>
    </message>
    <message>
        <source>Report what an import would do, without storing anything.</source>
        <translation>Indica qué haría una importación, sin guardar nada.</translation>
    </message>
    <message>
        <source>Reported by the press, not published by AWS.</source>
        <translation>Difundido por la prensa, no publicado por AWS.</translation>
    </message>
    <message>
        <source>Reported by the press; not in the keynote.</source>
        <translation>Según la prensa; no aparece en la keynote.</translation>
    </message>
    <message>
        <source>Reports for each data row whether it was imported, skipped or suspicious, and why. Suspicious rows are imported only if their reason is accepted. Prices are stored as one dated snapshot, chips in the user's catalogue folder. The format is recognised by the content; "chipboard list formats" lists them.</source>
        <translation>Indica qué pasó con cada fila de datos: importada, ignorada o sospechosa, y por qué. Nada sospechoso se admite sin aceptar su motivo. Los precios van al almacén de precios como una instantánea con fecha; los chips, a la carpeta de catálogo del usuario. El formato se reconoce por el contenido; «chipboard list formats» muestra los formatos.</translation>
    </message>
    <message>
        <source>Reports of June 2026: talks to sell Trainium outside.</source>
        <translation>Informaciones de junio de 2026: conversaciones para vender Trainium a terceros.</translation>
    </message>
    <message>
        <source>Reports whether the workload fits, its duration, throughput, cost and bottleneck, each with a range. Without --count, uses a suitable number of chips.</source>
        <translation>Indica si cabe, cuánto tarda, qué velocidad alcanza, cuánto cuesta y qué lo limita, cada dato con un rango. Sin --count, toma tantos chips como es habitual.</translation>
    </message>
    <message>
        <source>Requested requests per replica; 0: as many as fit</source>
        <translation>Solicitudes pedidas por copia; 0: tantas como quepan</translation>
    </message>
    <message>
        <source>Requests or items processed together; the memory required and the minimum chips cover all of them.</source>
        <translation>Solicitudes o elementos procesados a la vez; la memoria necesaria y el mínimo de chips los contienen todos.</translation>
    </message>
    <message>
        <source>Requests per replica</source>
        <translation>Solicitudes de una copia</translation>
    </message>
    <message>
        <source>Requests per replica that meet the service level; 0: none</source>
        <translation>Solicitudes de una copia que cumplen el nivel de servicio; 0: ninguna</translation>
    </message>
    <message>
        <source>Requests that fit in memory</source>
        <translation>Solicitudes que caben en la memoria</translation>
    </message>
    <message>
        <source>Requests that meet the service level</source>
        <translation>Solicitudes que cumplen el nivel de servicio</translation>
    </message>
    <message>
        <source>Requests that memory must hold</source>
        <translation>Solicitudes que debe contener la memoria</translation>
    </message>
    <message>
        <source>Requests tried, step %1</source>
        <translation>Solicitudes probadas, paso %1</translation>
    </message>
    <message>
        <source>Require fewer tokens/s per user, or allow more time to first token.</source>
        <translation>Pida menos tokens/s por usuario, o permita más tiempo hasta el primer token.</translation>
    </message>
    <message>
        <source>Required memory per chip</source>
        <translation>Memoria necesaria de un chip</translation>
    </message>
    <message>
        <source>Required region of the chips, as the cloud names it: us-east-2.</source>
        <translation>Dónde deben estar los chips, con el nombre que usa la nube: us-east-2.</translation>
    </message>
    <message>
        <source>Required: %1.</source>
        <translation>Se necesita: %1.</translation>
    </message>
    <message>
        <source>Requirement</source>
        <translation>Necesidad</translation>
    </message>
    <message>
        <source>Requirement: %1</source>
        <translation>Requisito: %1</translation>
    </message>
    <message>
        <source>Requirement: clear %1</source>
        <translation>Necesidad: %1 sin indicar</translation>
    </message>
    <message>
        <source>Requirements</source>
        <translation>Necesidades</translation>
    </message>
    <message>
        <source>Requirements that are not set exclude nothing. A limit excludes an option only if its whole range misses the limit; otherwise verify it.</source>
        <translation>Lo que no se indica no descarta nada. Un límite descarta cuando todo el rango lo incumple; si no, queda por verificar.</translation>
    </message>
    <message>
        <source>Requirements: start over</source>
        <translation>Necesidades: empezar de nuevo</translation>
    </message>
    <message>
        <source>Requires a move</source>
        <translation>Hay que migrarlo</translation>
    </message>
    <message>
        <source>ResNet-50</source>
        <translation>ResNet-50</translation>
    </message>
    <message>
        <source>ResNet-50 image classification</source>
        <translation>Clasificación de imágenes con ResNet-50</translation>
    </message>
    <message>
        <source>Reserved, 1 year</source>
        <translation>Reservado, 1 año</translation>
    </message>
    <message>
        <source>Reserved, 3 years</source>
        <translation>Reservado, 3 años</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 como antes</translation>
    </message>
    <message>
        <source>Reset %1 to its default</source>
        <translation>Restablecer el valor predeterminado de %1</translation>
    </message>
    <message numerus="yes">
        <source>Reset %n assumptions</source>
        <translation><numerusform>Restablecer %n supuesto</numerusform><numerusform>Restablecer %n supuestos</numerusform></translation>
    </message>
    <message>
        <source>Reset 1 assumption</source>
        <translation>Restablecer 1 supuesto</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Restablecer todo</translation>
    </message>
    <message>
        <source>Reset all assumptions</source>
        <translation>Restablecer todos los supuestos</translation>
    </message>
    <message>
        <source>Reset all custom values</source>
        <translation>Restablecer todos los valores propios</translation>
    </message>
    <message>
        <source>Reset chart chan&amp;ges</source>
        <translation>Resta&amp;blecer todo esto</translation>
    </message>
    <message>
        <source>Reset requirements</source>
        <translation>Restablecer las necesidades</translation>
    </message>
    <message>
        <source>Reset te&amp;xt size</source>
        <translation>Tamaño &amp;de texto normal</translation>
    </message>
    <message>
        <source>Reset the assumption</source>
        <translation>Ningún otro supuesto</translation>
    </message>
    <message>
        <source>Reset the exchange rate</source>
        <translation>Restablecer el tipo de cambio</translation>
    </message>
    <message>
        <source>Reset the zoom</source>
        <translation>Volver a mostrar todo</translation>
    </message>
    <message>
        <source>Reset the zoom (0 or Escape)</source>
        <translation>Vuelve a mostrar todo el gráfico (0 o Escape)</translation>
    </message>
    <message>
        <source>Resets all changed assumptions.</source>
        <translation>Restablece todo lo que se supuso de otro modo.</translation>
    </message>
    <message>
        <source>Resets all panels to their original places.</source>
        <translation>Devuelve todos los paneles a su lugar inicial.</translation>
    </message>
    <message>
        <source>Resets all text to its default size.</source>
        <translation>Devuelve todos los textos a su tamaño normal.</translation>
    </message>
    <message>
        <source>Resets the zoom; 0 and Escape do the same.</source>
        <translation>Vuelve a mostrar todo el gráfico; 0 y Escape hacen lo mismo.</translation>
    </message>
    <message>
        <source>Residual value</source>
        <translation>Valor residual</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>&amp;Restaurar valores predeterminados</translation>
    </message>
    <message>
        <source>Restore a backup.</source>
        <translation>Utilice una copia de seguridad.</translation>
    </message>
    <message>
        <source>Restore a chart's automatic title</source>
        <translation>Usar el título del gráfico según los datos</translation>
    </message>
    <message>
        <source>Restore the automatic title</source>
        <translation>Usar el título según los datos</translation>
    </message>
    <message>
        <source>Restore the settings from when this window was opened</source>
        <translation>Vuelve a lo que valía al abrir esta ventana</translation>
    </message>
    <message>
        <source>Restore the template, or choose another one with --template.</source>
        <translation>Vuelva a colocar la plantilla o elija otra con --template.</translation>
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
        <translation>Resultados de la carga de trabajo</translation>
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
        <source>Right for whole instances (131% in FP8), not for single chips (66%).</source>
        <translation>Cierto para instancias enteras (131 % en FP8), no para chips sueltos (66 %).</translation>
    </message>
    <message>
        <source>Roadmap</source>
        <translation>Hoja de ruta</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Roofline: what a chip can reach</source>
        <translation>Roofline: lo que puede alcanzar un chip</translation>
    </message>
    <message>
        <source>Rooflines and the phases of the workload</source>
        <translation>Rooflines y fases de la carga de trabajo</translation>
    </message>
    <message>
        <source>Round numbers. Anthropic used more than one million in April 2026; in February 2026 Amazon counted 1.4 million delivered.</source>
        <translation>Números redondos. Anthropic usaba más de un millón en abril de 2026; en febrero de 2026, Amazon contaba 1,4 millones entregados.</translation>
    </message>
    <message>
        <source>Rounded by AMD; 2516.6 by formula.</source>
        <translation>Redondeado por AMD; 2516,6 según la fórmula.</translation>
    </message>
    <message>
        <source>Rounded, text of the page.</source>
        <translation>Redondeado, texto de la página.</translation>
    </message>
    <message>
        <source>Rounded.</source>
        <translation>Redondeado.</translation>
    </message>
    <message>
        <source>Routing to experts</source>
        <translation>Enrutamiento a expertos</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Fila</translation>
    </message>
    <message>
        <source>Row %1: "%2" could mean two numbers.</source>
        <translation>Fila %1: «%2» podría significar dos números.</translation>
    </message>
    <message>
        <source>Row %1: "%2" is not a number, so "%3" cannot be %4.</source>
        <translation>Fila %1: «%2» no es un número, así que es posible que «%3» no sea %4.</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Filas</translation>
    </message>
    <message>
        <source>Rows and columns of the table vary the same assumption.</source>
        <translation>Las dos direcciones de la tabla varían el mismo supuesto.</translation>
    </message>
    <message>
        <source>Rows and columns of the table vary the same assumption; the page selected another one.</source>
        <translation>Las dos direcciones de la tabla varían el mismo supuesto; la página eligió otro.</translation>
    </message>
    <message>
        <source>Rows are missing: %1.</source>
        <translation>Faltan filas: %1.</translation>
    </message>
    <message>
        <source>Rows by result</source>
        <translation>Qué ocurre con las filas</translation>
    </message>
    <message>
        <source>Rows without such a price now show one of another type.</source>
        <translation>Las filas sin ese precio muestran ahora uno de otro tipo.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
    <message>
        <source>Ruled out</source>
        <translation>Descartados</translation>
    </message>
    <message>
        <source>Ruled out because</source>
        <translation>Descartado porque</translation>
    </message>
    <message>
        <source>Ruled out, nearest first</source>
        <translation>Descartados, los más próximos primero</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Rules of advice</source>
        <translation>Reglas de recomendación</translation>
    </message>
    <message>
        <source>Run "%1" for a list.</source>
        <translation>Consulte «%1» para ver una lista.</translation>
    </message>
    <message>
        <source>Run "chipboard help" for the commands and their options.</source>
        <translation>Consulte «chipboard help» para ver los comandos y sus opciones.</translation>
    </message>
    <message>
        <source>Run "chipboard model-check --runs FILE" to see why each cannot be predicted.</source>
        <translation>"chipboard model-check --runs ARCHIVO" indica por qué no se puede predecir cada una.</translation>
    </message>
    <message>
        <source>RunPod GPU types (JSON)</source>
        <translation>Tipos de GPU de RunPod (JSON)</translation>
    </message>
    <message>
        <source>Runs as %1 replicas, each on %2.</source>
        <translation>Se ejecuta como %1 copias del modelo, cada una en %2.</translation>
    </message>
    <message>
        <source>Runs as MXFP8 inside, so no gain.</source>
        <translation>Internamente funciona como MXFP8, así que no hay ganancia.</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Texto &amp;más pequeño</translation>
    </message>
    <message>
        <source>S&amp;ort</source>
        <translation>&amp;Ordenar</translation>
    </message>
    <message>
        <source>SBUF, 8 x 28 MiB; 8 x 2 MiB of PSUM comes on top.</source>
        <translation>SBUF, 8 x 28 MiB; se suman 8 x 2 MiB de PSUM.</translation>
    </message>
    <message>
        <source>SBUF, 8 x 32 MiB; 8 x 2 MiB of PSUM comes on top.</source>
        <translation>SBUF, 8 x 32 MiB; se suman 8 x 2 MiB de PSUM.</translation>
    </message>
    <message>
        <source>SBUF; 2 x 2 MiB of PSUM comes on top.</source>
        <translation>SBUF; se suman 2 x 2 MiB de PSUM.</translation>
    </message>
    <message>
        <source>SDXL-base</source>
        <translation>SDXL-base</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>Imagen SVG</translation>
    </message>
    <message>
        <source>SXM maximum; a special cooling option allows 500 W.</source>
        <translation>Máximo de SXM; una opción especial de refrigeración permite 500 W.</translation>
    </message>
    <message>
        <source>Same as HGX B200: only the dense FP4 rate rose.</source>
        <translation>La de HGX B200: solo subió la velocidad FP4 densa.</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Same as window</source>
        <translation>Como la ventana</translation>
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
        <source>Save a picture of the window as PNG and close it.</source>
        <translation>Guarda una imagen de la ventana en PNG y la cierra.</translation>
    </message>
    <message>
        <source>Save it as UTF-8.</source>
        <translation>Guárdelo como UTF-8.</translation>
    </message>
    <message>
        <source>Save it with File &gt; Save as, and check the free space and permissions of this folder.</source>
        <translation>Guárdela con Archivo &gt; Guardar como y compruebe el espacio y los permisos de esta carpeta.</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Guardar imagen…</translation>
    </message>
    <message>
        <source>Save the comparison</source>
        <translation>Guardar la comparación</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Guardar la imagen</translation>
    </message>
    <message>
        <source>Save the sheet as CSV.</source>
        <translation>Guarde la hoja como CSV.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Se ha guardado %1</translation>
    </message>
    <message>
        <source>Saved sets of prices, assumptions and figures; the selected one is active.</source>
        <translation>Precios, supuestos y valores guardados con un nombre; el elegido es el activo.</translation>
    </message>
    <message>
        <source>Saved, USD</source>
        <translation>Ahorro, USD</translation>
    </message>
    <message>
        <source>Saves prices, assumptions and figures under names, to compare them.</source>
        <translation>Guarda precios, supuestos y valores con un nombre, para compararlos lado a lado.</translation>
    </message>
    <message>
        <source>Saves the comparison to another file and continues with that one.</source>
        <translation>Guarda la comparación en otro archivo y continúa con él.</translation>
    </message>
    <message>
        <source>Saves the comparison to its file.</source>
        <translation>Guarda la comparación en su archivo.</translation>
    </message>
    <message>
        <source>Saving the rows and reloading the price lists.</source>
        <translation>Se han leído todas las filas. Se están guardando, y las listas de precios se leen de nuevo.</translation>
    </message>
    <message>
        <source>Savings in five years</source>
        <translation>Ahorro en cinco años</translation>
    </message>
    <message>
        <source>Savings of %1 a month range from %2 to %3</source>
        <comment>amounts, which may be below zero</comment>
        <translation>El ahorro de %1 al mes va de %2 a %3</translation>
    </message>
    <message>
        <source>Savings of 30 to 50% are worth the work of moving.</source>
        <translation>Un ahorro del 30 al 50 % compensa el trabajo de migrar.</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>Scale-up and network</source>
        <translation>Scale-up y red</translation>
    </message>
    <message>
        <source>Scale-up bandwidth</source>
        <translation>Ancho de banda scale-up</translation>
    </message>
    <message>
        <source>Scaleway servers (JSON)</source>
        <translation>Servidores de Scaleway (JSON)</translation>
    </message>
    <message>
        <source>Scaling overhead factor</source>
        <translation>Lo que añaden muchos chips, como factor</translation>
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
        <translation>Escenario «%1»</translation>
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
        <source>Search the help</source>
        <translation>Buscar en la ayuda</translation>
    </message>
    <message>
        <source>Search the help…</source>
        <translation>Buscar en la ayuda…</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Buscar en la configuración</translation>
    </message>
    <message>
        <source>Search the settings…</source>
        <translation>Buscar en la configuración…</translation>
    </message>
    <message>
        <source>Search, or memory &gt;= 640 GB</source>
        <translation>Buscar, o memory &gt;= 640 GB</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Segunda</translation>
    </message>
    <message>
        <source>See the same claim of the guide.</source>
        <translation>Vea la misma afirmación de la guía.</translation>
    </message>
    <message>
        <source>See where a number comes from</source>
        <translation>Vea de dónde procede un número</translation>
    </message>
    <message>
        <source>Select %1</source>
        <translation>Seleccionar %1</translation>
    </message>
    <message>
        <source>Select a second chip to compare.</source>
        <translation>Elija un segundo chip para comparar.</translation>
    </message>
    <message>
        <source>Select a second instance to compare.</source>
        <translation>Elija una segunda instancia para comparar.</translation>
    </message>
    <message>
        <source>Select a second system to compare.</source>
        <translation>Elija un segundo sistema para comparar.</translation>
    </message>
    <message>
        <source>Select chips on the left, or start from one of these.</source>
        <translation>Marque chips a la izquierda o empiece por una de estas plantillas.</translation>
    </message>
    <message>
        <source>Select chips on the left, or start from one of these. Ctrl+Z restores the previous selection.</source>
        <translation>Marque chips a la izquierda o empiece por una de estas. Ctrl+Z recupera lo que había.</translation>
    </message>
    <message>
        <source>Select chips on the left.</source>
        <translation>Elija chips a la izquierda.</translation>
    </message>
    <message>
        <source>Select chips, instances or systems first.</source>
        <translation>Seleccione primero chips, instancias o sistemas.</translation>
    </message>
    <message>
        <source>Select fewer rows, or export the page as a document.</source>
        <translation>Reduzca el contenido de la página o muéstrela en papel.</translation>
    </message>
    <message>
        <source>Select what this chart shows</source>
        <translation>Elegir qué muestra este gráfico</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Selección</translation>
    </message>
    <message>
        <source>Selection replaced.</source>
        <translation>Selección reemplazada.</translation>
    </message>
    <message>
        <source>Selects what this chart shows.</source>
        <translation>Elige qué muestra este gráfico.</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Punto y coma</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensibilidad</translation>
    </message>
    <message>
        <source>Sensitivity (tornado)</source>
        <translation>Sensibilidad (tornado)</translation>
    </message>
    <message>
        <source>Sensitivity curve</source>
        <translation>Curva de sensibilidad</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Frase</translation>
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
        <source>Sequences per training step, over all chips.</source>
        <translation>Secuencias en un paso de entrenamiento, en todos los chips.</translation>
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
        <translation>Servir Llama 3.1 70B con 100.000 tokens de contexto</translation>
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
        <translation>Servir una mezcla de expertos (tamaño DeepSeek-V3)</translation>
    </message>
    <message>
        <source>Serve this model: an id from "chipboard list models", or the path of its config.json. Set the load with --set input, output and batch.</source>
        <translation>Servir este modelo: un identificador de "chipboard list models" o la ruta de su config.json. --set fija con input, output y batch lo que se le pide.</translation>
    </message>
    <message>
        <source>Service life (years)</source>
        <translation>Años de uso</translation>
    </message>
    <message>
        <source>Serving</source>
        <translation>Servicio</translation>
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
        <source>Serving software: %1 of %2, as after a chip's release.</source>
        <translation>Software de servicio: %1 de %2, como tras el lanzamiento de un chip.</translation>
    </message>
    <message>
        <source>Serving software: %1 of %2, well tuned.</source>
        <translation>Software de servicio: %1 de %2, bien ajustado.</translation>
    </message>
    <message>
        <source>Serving stack (0: tuned, 1: vLLM, 2: at release)</source>
        <translation>Software de servicio (0: ajustado, 1: vLLM, 2: del lanzamiento)</translation>
    </message>
    <message>
        <source>Serving users</source>
        <translation>Servicio a usuarios</translation>
    </message>
    <message>
        <source>Serving: one decode step</source>
        <translation>Servicio: un paso de decode</translation>
    </message>
    <message>
        <source>Serving: prefill</source>
        <translation>Servicio: lectura de un prompt</translation>
    </message>
    <message>
        <source>Set "in_force" on the one whose values match the board.</source>
        <translation>Defina "in_force" en el que tenga los valores de la comparación.</translation>
    </message>
    <message>
        <source>Set "latent", or remove "rope", "nope" and "value".</source>
        <translation>Indique «latent» o quite «rope», «nope» y «value».</translation>
    </message>
    <message>
        <source>Set "linear_layers", or remove "state_elements".</source>
        <translation>Indique «linear_layers» o quite «state_elements».</translation>
    </message>
    <message>
        <source>Set "nope" and "value".</source>
        <translation>Indique «nope» y «value».</translation>
    </message>
    <message>
        <source>Set "sparse_top", or remove "index_heads" and "index_size".</source>
        <translation>Indique «sparse_top» o quite «index_heads» e «index_size».</translation>
    </message>
    <message>
        <source>Set "window" to the number of tokens that these layers see.</source>
        <translation>Indique en «window» los tokens que ven estas capas.</translation>
    </message>
    <message>
        <source>Set "window_elements" to the part of these layers in "kv_per_token".</source>
        <translation>Indique en «window_elements» la parte de estas capas en «kv_per_token».</translation>
    </message>
    <message>
        <source>Set "window_layers", or remove "window" and "window_elements".</source>
        <translation>Indique «window_layers» o quite «window» y «window_elements».</translation>
    </message>
    <message>
        <source>Set a baseline to see which options beat it in both. Options without a price or an estimate are named under the chart's title.</source>
        <translation>Fije una referencia para ver quién es mejor en ambas cosas. Lo que no tiene precio o estimación se indica bajo el título del gráfico.</translation>
    </message>
    <message>
        <source>Set a requirement, such as budget=5000; without a value it is unset. "chipboard list needs" shows the names. Can be repeated.</source>
        <translation>Exige esto de los chips, como budget=5000; sin valor, queda sin indicar. «chipboard list needs» muestra los nombres. Se puede indicar varias veces.</translation>
    </message>
    <message>
        <source>Set an assumption; "chipboard list assumptions" shows the names. Can be repeated.</source>
        <translation>Aplica este supuesto; «chipboard list assumptions» muestra los nombres. Se puede indicar varias veces.</translation>
    </message>
    <message>
        <source>Set both "index_heads" and "index_size", or neither.</source>
        <translation>Indique «index_heads» e «index_size», o ninguno de los dos.</translation>
    </message>
    <message>
        <source>Set by the instance.</source>
        <translation>Depende de la instancia.</translation>
    </message>
    <message>
        <source>Set how many %1 one USD buys: --set exchange_rate=RATE.</source>
        <translation>Indique cuántos %1 se obtienen por un USD: --set exchange_rate=RATE.</translation>
    </message>
    <message>
        <source>Set it with --as-of DATE.</source>
        <translation>Indíquelo con --as-of DATE.</translation>
    </message>
    <message>
        <source>Set it with --map provider==NAME.</source>
        <translation>Indíquelo con --map provider==NAME.</translation>
    </message>
    <message>
        <source>Set prices and baseline</source>
        <translation>Fijar precios y referencia</translation>
    </message>
    <message>
        <source>Set the baseline to %1</source>
        <translation>Fijar %1 como referencia</translation>
    </message>
    <message>
        <source>Set the catalogue's date in its files.</source>
        <translation>Indique la fecha del catálogo en sus archivos.</translation>
    </message>
    <message>
        <source>Set the exchange rate, in US dollars for one %1: --map rate==%2 (rate of %3).</source>
        <translation>Indique el tipo de cambio, en dólares estadounidenses por 1 %1: --map rate==%2 (tipo de cambio de %3).</translation>
    </message>
    <message>
        <source>Set the exchange rate, in US dollars for one unit of the currency: --map rate==1.08</source>
        <translation>Indique el tipo de cambio, en dólares estadounidenses por una unidad de la moneda: --map rate==1.08</translation>
    </message>
    <message>
        <source>Set the service level with the assumption “Minimum tokens/s per user”; a limit on the time to first token excludes options that start too slowly.</source>
        <translation>Fije el nivel de servicio con el supuesto «Velocidad por usuario, al menos»; un límite para el primer token descarta lo que tarda demasiado en empezar.</translation>
    </message>
    <message>
        <source>Set the status "missing", with why and reason.</source>
        <translation>Escriba el estado "missing" con why y reason.</translation>
    </message>
    <message>
        <source>Set the title of a chart on the first page, or with PAGE/CHART=TEXT on any page; an empty text restores the automatic title. Can be repeated.</source>
        <translation>Escribe este título en un gráfico de la primera página o, con PAGE/CHART=TEXT, de cualquiera; sin texto lo indican los datos. Se puede indicar varias veces.</translation>
    </message>
    <message>
        <source>Sets a custom title. It is marked when the numbers no longer support it.</source>
        <translation>Escribe un título propio. Queda marcado cuando los números ya no lo confirman.</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Ajuste</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Configuración</translation>
    </message>
    <message>
        <source>Several clouds</source>
        <translation>Varias nubes</translation>
    </message>
    <message>
        <source>Share of a training run's time not lost to failures and restarts.</source>
        <translation>Parte del tiempo de un entrenamiento que no se pierde en fallos y reinicios.</translation>
    </message>
    <message>
        <source>Share of all weights in experts</source>
        <translation>Parte de todos los pesos que está en los expertos</translation>
    </message>
    <message>
        <source>Share of bandwidth reached</source>
        <translation>Parte alcanzada del ancho de banda</translation>
    </message>
    <message>
        <source>Share of experts that one token does not use</source>
        <translation>Parte de los expertos que un token no encuentra</translation>
    </message>
    <message>
        <source>Share of it for the KV cache</source>
        <translation>Parte de ello para la caché</translation>
    </message>
    <message>
        <source>Share of link bandwidth reached</source>
        <translation>Parte alcanzada del enlace</translation>
    </message>
    <message>
        <source>Share of peak</source>
        <translation>Parte del pico</translation>
    </message>
    <message>
        <source>Share of peak reached</source>
        <translation>Parte alcanzada del pico</translation>
    </message>
    <message>
        <source>Share of peak reached in decode</source>
        <translation>Parte del pico que alcanza el decode</translation>
    </message>
    <message>
        <source>Share of peak reached in prefill</source>
        <translation>Parte del pico que alcanza el prefill</translation>
    </message>
    <message>
        <source>Share of roof</source>
        <translation>Parte del techo</translation>
    </message>
    <message>
        <source>Share of the monthly spend; the rest stays where it is.</source>
        <translation>Parte del gasto mensual; el resto se queda donde está.</translation>
    </message>
    <message>
        <source>Share of the paid hours in which the chips do work; idle hours are billed.</source>
        <translation>Parte de las horas pagadas en que los chips trabajan; las horas inactivas también se facturan.</translation>
    </message>
    <message>
        <source>Share of the peak, as measured</source>
        <translation>Parte del pico, según mediciones</translation>
    </message>
    <message>
        <source>Share of the price after discount and factor</source>
        <translation>Parte del precio, con descuento y factor</translation>
    </message>
    <message>
        <source>Share of the price repaid per month</source>
        <translation>Parte del precio que se devuelve al mes</translation>
    </message>
    <message>
        <source>Share of the prompt's tokens with a cache from an earlier request; they are attended to but not processed again.</source>
        <translation>De los tokens de un prompt, aquellos cuya caché se conserva de una solicitud anterior; la atención los tiene en cuenta, pero no se vuelven a leer.</translation>
    </message>
    <message>
        <source>Share of the purchase price that the machine brings after its service life.</source>
        <translation>Parte del precio que aporta la máquina tras sus años de uso.</translation>
    </message>
    <message>
        <source>Share that can move</source>
        <translation>Parte que puede migrar</translation>
    </message>
    <message>
        <source>Share the result</source>
        <translation>Compartir el resultado</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Hoja</translation>
    </message>
    <message>
        <source>Sheet %1 of %2</source>
        <translation>Hoja %1 de %2</translation>
    </message>
    <message>
        <source>Shift+F10</source>
        <translation>Mayús+F10</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>Mostra&amp;r</translation>
    </message>
    <message>
        <source>Short AWS reservations, paid in advance: prices of 2026-07-22 for each region, with older ones for comparison.</source>
        <translation>Reservas cortas de AWS, pagadas por adelantado; los precios de 2026-07-22 de cada región, y los anteriores como cifras alternativas.</translation>
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
        <translation>Mostrar %1</translation>
    </message>
    <message>
        <source>Show %1 in this chart</source>
        <translation>Mostrar %1 en este gráfico</translation>
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
        <source>Show amounts in %1</source>
        <translation>Mostrar importes en %1</translation>
    </message>
    <message>
        <source>Show help for a command.</source>
        <translation>Explica un comando.</translation>
    </message>
    <message>
        <source>Show help for the command.</source>
        <translation>Explica el comando.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Mostrar en la carpeta</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>Mostrar menos</translation>
    </message>
    <message>
        <source>Show money in this currency, such as EUR; --set exchange_rate=RATE sets how much of it one USD buys.</source>
        <translation>Muestra los importes en esta moneda, por ejemplo EUR; --set exchange_rate=RATE indica cuánto se obtiene por un USD.</translation>
    </message>
    <message>
        <source>Show numbers as: %1</source>
        <translation>Mostrar los números como: %1</translation>
    </message>
    <message>
        <source>Show or hide the panel %1</source>
        <translation>Mostrar u ocultar el panel %1</translation>
    </message>
    <message>
        <source>Show the panel %1</source>
        <translation>Mostrar el panel %1</translation>
    </message>
    <message>
        <source>Show the sheet as large as it is on paper</source>
        <translation>Mostrar la hoja al tamaño que tiene en papel</translation>
    </message>
    <message>
        <source>Showing money in %1 needs an exchange rate.</source>
        <translation>Los importes no se pueden mostrar en %1 sin un tipo de cambio.</translation>
    </message>
    <message>
        <source>Shown at re:Invent 2018; another timeline and AFP give 2018.</source>
        <translation>Presentado en re:Invent 2018; otra cronología y AFP indican 2018.</translation>
    </message>
    <message>
        <source>Shows absolute numbers.</source>
        <translation>Da cada número tal como es.</translation>
    </message>
    <message>
        <source>Shows each number as a percent difference from the baseline's, where the comparison is fair.</source>
        <translation>Da cada número como más o menos que el de la referencia, cuando la comparación es equitativa.</translation>
    </message>
    <message>
        <source>Shows each number as a ratio to the baseline's, where the comparison is fair.</source>
        <translation>Da cada número como múltiplo del de la referencia, cuando la comparación es equitativa.</translation>
    </message>
    <message>
        <source>Shows or hides a panel: the numbers, the assumptions, or the source of a number.</source>
        <translation>Muestra u oculta un panel: los números, los supuestos o la fuente de un número.</translation>
    </message>
    <message>
        <source>Shows or hides the panels around the page.</source>
        <translation>Muestra y oculta los paneles alrededor de la página.</translation>
    </message>
    <message>
        <source>Shows the parts of the window one by one.</source>
        <translation>Muestra las partes de la ventana una tras otra.</translation>
    </message>
    <message>
        <source>Show…</source>
        <translation>Mostrar…</translation>
    </message>
    <message>
        <source>Simulate colour vision: %1</source>
        <translation>Vista previa tal como la ven otras personas: %1</translation>
    </message>
    <message>
        <source>Simulates colour-vision deficiencies or greyscale.</source>
        <translation>Muestra la ventana como la ven quienes perciben los colores de otro modo, o en gris.</translation>
    </message>
    <message>
        <source>Since December 2025 the SDK is ready for companies that use PyTorch or JAX.</source>
        <translation>Desde diciembre de 2025, el SDK está listo para empresas que usan PyTorch o JAX.</translation>
    </message>
    <message>
        <source>Six times for Trainium4</source>
        <translation>Seis veces para Trainium4</translation>
    </message>
    <message>
        <source>Six times is FP4 only.</source>
        <translation>Seis veces es solo en FP4.</translation>
    </message>
    <message>
        <source>Six times is FP4 only; FP8 grows three times.</source>
        <translation>Seis veces es solo en FP4; FP8 crece tres veces.</translation>
    </message>
    <message>
        <source>Skip this file</source>
        <translation>Omitir este archivo</translation>
    </message>
    <message>
        <source>Skipped rows</source>
        <translation>Filas omitidas</translation>
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
        <source>Slice names count TensorCores: v5p-8 has 4 chips.</source>
        <translation>Los nombres de las porciones cuentan TensorCores: v5p-8 tiene 4 chips.</translation>
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
        <source>Sliding and chunked attention layers in one model are not supported.</source>
        <translation>No se conocen modelos con capas de atención deslizante y por bloques a la vez.</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Pequeño</translation>
    </message>
    <message>
        <source>Snapshot %1 is no longer in the price store.</source>
        <translation>La instantánea %1 ya no está en el almacén de precios.</translation>
    </message>
    <message>
        <source>Snapshot %1 of the price store, from %2; kind: %3; content %4.</source>
        <translation>Instantánea %1 del almacén de precios, de %2; tipo: %3; contenido %4.</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>Software</translation>
    </message>
    <message>
        <source>Software status of Amazon's chips</source>
        <translation>Hasta dónde llega el software de los chips de Amazon</translation>
    </message>
    <message>
        <source>Software versions</source>
        <translation>Versiones de software</translation>
    </message>
    <message>
        <source>Sold as 8 GPUs at 14.32 USD/h.</source>
        <translation>Se vende como 8 GPU a 14,32 USD/h.</translation>
    </message>
    <message>
        <source>Sold as 8 GPUs at 27.92 USD/h.</source>
        <translation>Se vende como 8 GPU a 27,92 USD/h.</translation>
    </message>
    <message>
        <source>Sold by capacity block without a published price.</source>
        <translation>Se vende mediante Capacity Block sin precio publicado.</translation>
    </message>
    <message>
        <source>Solid marks are shipping and published, hatched ones announced, outlined ones our estimates; whiskers show ranges, "~" approximate figures.</source>
        <translation>Las marcas rellenas son de chips disponibles y cifras publicadas; las rayadas, de anunciados; las de contorno, estimaciones nuestras. Los bigotes muestran rangos y «~», cifras aproximadas.</translation>
    </message>
    <message>
        <source>Some tables list 133 as BF16; that is the vector rate.</source>
        <translation>Algunas tablas indican 133 como BF16; es la velocidad vectorial.</translation>
    </message>
    <message>
        <source>Some tables list an FP8 rate for A100; the hardware has none.</source>
        <translation>Algunas tablas indican una velocidad FP8 para A100; el hardware no tiene ninguna.</translation>
    </message>
    <message>
        <source>Some tables use 700 USD per hour for "no price".</source>
        <translation>700 USD por hora significa «sin precio» en algunas tablas.</translation>
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
        <source>Source of the selected number</source>
        <translation>Fuente del número elegido</translation>
    </message>
    <message>
        <source>Source stated in the file: %1.</source>
        <translation>El archivo nombra como fuente: %1.</translation>
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
        <source>Sources agree</source>
        <translation>Las fuentes coinciden</translation>
    </message>
    <message>
        <source>Sources and their dates</source>
        <translation>Fuentes y sus fechas</translation>
    </message>
    <message numerus="yes">
        <source>Sources disagree (%n)</source>
        <translation><numerusform>Fuentes en desacuerdo (%n)</numerusform><numerusform>Fuentes en desacuerdo (%n)</numerusform></translation>
    </message>
    <message>
        <source>Sources disagree on one of its figures (%1, %2): with the preferred one it does not hold.</source>
        <comment>id and topic of a contradiction</comment>
        <translation>Las fuentes no coinciden en una cifra de la que depende (%1, %2): según la preferida, no se sostiene.</translation>
    </message>
    <message>
        <source>Sources disagree. %1</source>
        <translation>Las fuentes se contradicen. %1</translation>
    </message>
    <message>
        <source>Sources of the figures, with dates</source>
        <translation>De dónde y de cuándo son las cifras</translation>
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
        <source>Sparse is not twice dense here.</source>
        <translation>Aquí el disperso no es el doble del denso.</translation>
    </message>
    <message>
        <source>Specify it once.</source>
        <translation>Indíquela una sola vez.</translation>
    </message>
    <message>
        <source>Specs</source>
        <translation>Especificaciones</translation>
    </message>
    <message>
        <source>Speech and announcement: generally available.</source>
        <translation>Discurso y anuncio: disponibilidad general.</translation>
    </message>
    <message>
        <source>Speed and cost</source>
        <translation>Velocidad y coste</translation>
    </message>
    <message>
        <source>Speed and size: %1 of %2 claims hold</source>
        <translation>Velocidad y tamaño: se sostienen %1 de %2</translation>
    </message>
    <message>
        <source>Speed per user</source>
        <translation>Velocidad por usuario</translation>
    </message>
    <message>
        <source>Split it into several files, or remove rows that are not needed.</source>
        <translation>Divídalo en varios archivos u omita las filas que no se necesiten.</translation>
    </message>
    <message>
        <source>Split it into several files.</source>
        <translation>Divídalo en varios archivos.</translation>
    </message>
    <message>
        <source>Split: %1</source>
        <translation>Repartido: %1</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>Spot history</source>
        <translation>Historial spot</translation>
    </message>
    <message>
        <source>Spot prices of 2026: AWS for the cheapest zone, with the range over zones or 30 days; Google Cloud as calculated. Spot prices change hourly.</source>
        <translation>Precios spot de 2026: AWS según la zona más barata, con el rango de las zonas o de 30 días; Google Cloud según lo calculado. El spot varía de una hora a otra.</translation>
    </message>
    <message>
        <source>Spot prices of June 2024, cheapest zone.</source>
        <translation>Precios spot de junio de 2024, zona más barata.</translation>
    </message>
    <message>
        <source>Spreads</source>
        <translation>Dispersiones</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Cuadrado</translation>
    </message>
    <message>
        <source>Staff and maintenance (per year)</source>
        <translation>Personal y mantenimiento al año</translation>
    </message>
    <message>
        <source>Staff and maintenance must be from 0% to 1000% of the machine price per year.</source>
        <translation>Personal y mantenimiento deben ir del 0 % al 1000 % del precio al año.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Start a new board to add models.</source>
        <translation>Empiece una comparación nueva para más modelos.</translation>
    </message>
    <message>
        <source>Start it with https://.</source>
        <translation>Debe empezar por https://.</translation>
    </message>
    <message>
        <source>Start of Rainier</source>
        <translation>Inicio de Rainier</translation>
    </message>
    <message>
        <source>Start the bars at zero</source>
        <translation>Empezar las barras en cero</translation>
    </message>
    <message>
        <source>Start tour</source>
        <translation>¿Es su primera vez? Haga la visita guiada</translation>
    </message>
    <message>
        <source>Start with the example</source>
        <translation>Empezar con el ejemplo</translation>
    </message>
    <message>
        <source>Starts from a ready-made comparison. Edit &gt; Undo restores the current one.</source>
        <translation>Empieza con una comparación predefinida. Edición &gt; Deshacer recupera la actual.</translation>
    </message>
    <message>
        <source>Starts the tour or hides this offer. Help &gt; Tour starts it at any time.</source>
        <translation>Inicia la visita guiada u oculta este aviso. Ayuda &gt; Visita guiada la inicia en cualquier momento.</translation>
    </message>
    <message>
        <source>Stated in the keynote.</source>
        <translation>Dicho en la keynote.</translation>
    </message>
    <message>
        <source>Stated in the keynote; the guide omits it.</source>
        <translation>Dicho en la keynote; la guía lo omite.</translation>
    </message>
    <message>
        <source>Stated on stage; AWS publishes neither a measurement nor a power figure for either chip.</source>
        <translation>Dicho en la presentación; AWS no publica mediciones ni la potencia de ninguno de los dos chips.</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>Qué se dijo</translation>
    </message>
    <message>
        <source>Statement of each page, with numbers, notes and warnings</source>
        <translation>Lo que dice cada página, con sus cifras, notas y advertencias</translation>
    </message>
    <message>
        <source>Statement of the chart</source>
        <translation>Lo que dice el gráfico</translation>
    </message>
    <message>
        <source>Statements of the pages</source>
        <translation>Qué dicen las páginas</translation>
    </message>
    <message>
        <source>States what is not comparable on this page, and offers a fix.</source>
        <translation>Qué no es comparable en esta página y cómo resolverlo.</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Staying</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Staying and moving are compared by their savings, so totals stay absolute.</source>
        <translation>Seguir y migrar se comparan por lo que se ahorra, así que los importes quedan como están.</translation>
    </message>
    <message>
        <source>Staying, USD</source>
        <translation>Seguir, USD</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
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
        <translation>Pasos</translation>
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
        <source>Stops the current task; finished files are kept.</source>
        <translation>Detiene lo que está en curso; lo terminado se conserva.</translation>
    </message>
    <message>
        <source>Storage format of the KV cache in memory.</source>
        <translation>Cómo se guarda la caché KV en la memoria.</translation>
    </message>
    <message>
        <source>Storage format of the weights in memory.</source>
        <translation>Cómo se guardan los pesos en la memoria.</translation>
    </message>
    <message>
        <source>Stored in %1.</source>
        <translation>Guardado en %1.</translation>
    </message>
    <message>
        <source>Storing the rows. Cancel reverts the import.</source>
        <translation>Se están guardando las filas. Cancelar lo deshace todo.</translation>
    </message>
    <message>
        <source>Structured sparsity</source>
        <translation>Dispersión estructurada</translation>
    </message>
    <message>
        <source>Structured sparsity (4:16, 4:12, 4:8, 2:8, 2:4, 1:4, 1:2); one peak for FP8, FP16, BF16 and TF32.</source>
        <translation>Dispersión estructurada (4:16, 4:12, 4:8, 2:8, 2:4, 1:4, 1:2); un mismo pico para FP8, FP16, BF16 y TF32.</translation>
    </message>
    <message>
        <source>Structured sparsity.</source>
        <translation>Dispersión estructurada.</translation>
    </message>
    <message>
        <source>Structured sparsity; one peak for FP16, BF16 and TF32.</source>
        <translation>Dispersión estructurada; un mismo pico para FP16, BF16 y TF32.</translation>
    </message>
    <message>
        <source>Subtitle; leave empty for the automatic subtitle</source>
        <translation>Subtítulo; vacío: según los datos</translation>
    </message>
    <message>
        <source>Such files contain no attachments, so no comparison either.</source>
        <translation>No llevan nada que no se pueda leer dentro de muchos años y, por tanto, tampoco una comparación.</translation>
    </message>
    <message>
        <source>Suitable number of chips</source>
        <translation>Chips que dan buen servicio</translation>
    </message>
    <message>
        <source>Summarise documents in batches (Llama 3.1 8B)</source>
        <translation>Resumir documentos por lotes (Llama 3.1 8B)</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Síntesis</translation>
    </message>
    <message>
        <source>Suspicious rows: check a reason to import its rows</source>
        <translation>Filas sospechosas: solo se admiten si se marca su motivo</translation>
    </message>
    <message>
        <source>Swing</source>
        <translation>Amplitud</translation>
    </message>
    <message>
        <source>Swings</source>
        <translation>Amplitudes</translation>
    </message>
    <message>
        <source>Switch between portrait and landscape</source>
        <translation>Cambiar entre vertical y horizontal</translation>
    </message>
    <message>
        <source>Switches between the parts of this page.</source>
        <translation>Cambia entre las partes de esta página.</translation>
    </message>
    <message>
        <source>Switches the language, including number formats.</source>
        <translation>Cambia de idioma al instante, números incluidos.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Systems (%1)</source>
        <translation>Sistemas (%1)</translation>
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
        <source>TFLOPS per watt</source>
        <translation>TFLOPS por vatio</translation>
    </message>
    <message>
        <source>TSMC according to the press and the guide.</source>
        <translation>TSMC según la prensa y la guía.</translation>
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
        <source>Tabbed panels: the assumptions, and the source of the selected number.</source>
        <translation>Paneles que comparten un lugar: qué se supone y de dónde procede el número elegido.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Table: 4.80 against 9.80 USD/h.</source>
        <translation>Tabla: 4,80 frente a 9,80 USD/h.</translation>
    </message>
    <message>
        <source>Table: p5.48xlarge about 9.80 USD/h for 8 GPUs.</source>
        <translation>Tabla: p5.48xlarge, unos 9,80 USD/h por 8 GPU.</translation>
    </message>
    <message>
        <source>Take one typical, well-supported workload; train it on Trainium and on GPUs in parallel; compare accuracy, throughput and total cost; record the effort of the move.</source>
        <translation>Tome una carga de trabajo típica y bien admitida; entrénela en Trainium y en GPU en paralelo; compare la exactitud, el throughput y el coste total; anote qué exige migrar.</translation>
    </message>
    <message>
        <source>Taken as generally available from 2025-12-02, although the EC2 API showed no trn3 type ten months later.</source>
        <translation>Se considera en disponibilidad general desde el 2025-12-02, aunque la API EC2 no mostraba ningún tipo trn3 diez meses después.</translation>
    </message>
    <message>
        <source>Taken from CNBC.</source>
        <translation>Tomado de CNBC.</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tarea</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Tamaño de&amp;l texto</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Plantilla</translation>
    </message>
    <message>
        <source>Ten times the figure of the page that it cites.</source>
        <translation>Diez veces la cifra de la página que cita.</translation>
    </message>
    <message>
        <source>Tensor engines only.</source>
        <translation>Solo los motores tensoriales.</translation>
    </message>
    <message>
        <source>Tensor engines only; exactly 1258.3.</source>
        <translation>Solo los motores tensoriales; exacto: 1258,3.</translation>
    </message>
    <message>
        <source>Tensor engines only; exactly 629.1.</source>
        <translation>Solo los motores tensoriales; exacto: 629,1.</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>Paralelismo tensorial</translation>
    </message>
    <message>
        <source>Tensor rate.</source>
        <translation>Velocidad tensorial.</translation>
    </message>
    <message>
        <source>Tensor rate; no data sheet seen.</source>
        <translation>Velocidad tensorial; no se ha visto la hoja de datos.</translation>
    </message>
    <message>
        <source>Tensor rate; the vector rate is 31.33.</source>
        <translation>Velocidad tensorial; la vectorial es 31,33.</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Plazo</translation>
    </message>
    <message>
        <source>Test and plan a move to other software.</source>
        <translation>Migrar a otro software requiere pruebas y planificación.</translation>
    </message>
    <message>
        <source>Test marketing figures on your own workload.</source>
        <translation>Las cifras comerciales se deben probar con la carga de trabajo propia.</translation>
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
        <translation>Qué decir aquí</translation>
    </message>
    <message>
        <source>Text of the instance page: 256 + 320 + 128 GB/s, both directions.</source>
        <translation>Texto de la página de la instancia: 256 + 320 + 128 GB/s, ambos sentidos.</translation>
    </message>
    <message>
        <source>Text of the same article: 3-4 USD per GPU-hour x 8.</source>
        <translation>Texto del mismo artículo: 3-4 USD por hora de GPU x 8.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Text: 3 to 4 USD per GPU-hour.</source>
        <translation>Texto: de 3 a 4 USD por hora de GPU.</translation>
    </message>
    <message>
        <source>Text: about half of comparable H100 instances.</source>
        <translation>Texto: aproximadamente la mitad que las instancias H100 comparables.</translation>
    </message>
    <message>
        <source>Texts contrast with their background by at least 4.5:1.</source>
        <translation>Los textos contrastan con su fondo al menos 4,5:1.</translation>
    </message>
    <message>
        <source>Texts do not overlap.</source>
        <translation>Ningún texto se superpone a otro.</translation>
    </message>
    <message>
        <source>Texts overlap: %1.</source>
        <translation>Hay textos superpuestos: %1.</translation>
    </message>
    <message>
        <source>That was the package for Inf1; TorchNeuron is in the repository torch-neuronx. Check before use.</source>
        <translation>Ese era el paquete para Inf1; el repositorio de TorchNeuron es torch-neuronx. Compruébelo antes de usarlo.</translation>
    </message>
    <message>
        <source>The %1 peak of %2 is not plausible.</source>
        <translation>El pico %1 de %2 no es una cifra posible.</translation>
    </message>
    <message>
        <source>The 16 GB card.</source>
        <translation>La tarjeta de 16 GB.</translation>
    </message>
    <message>
        <source>The 16 GB card; the 32 GB card followed on 2018-03-27.</source>
        <translation>La tarjeta de 16 GB; la de 32 GB llegó el 2018-03-27.</translation>
    </message>
    <message>
        <source>The 2,615 listed as dense FP16 is the dense FP8 rate, equal to sparse FP16.</source>
        <translation>Cuidado con 2.615 indicado como FP16 denso: es la velocidad FP8 densa, igual a la FP16 dispersa.</translation>
    </message>
    <message>
        <source>The 32 GB card.</source>
        <translation>La tarjeta de 32 GB.</translation>
    </message>
    <message>
        <source>The 80% range held in %1 of %2 cases.</source>
        <translation>El intervalo del 80 % se cumplió en el %1 de %2 casos.</translation>
    </message>
    <message>
        <source>The 80% ranges held in %1 of %2 cases. Their width reflects the errors of measurements excluded from the fit.</source>
        <translation>Los intervalos del 80 % se cumplieron en el %1 de %2 casos. Su amplitud es la de los errores en mediciones dejadas fuera del ajuste.</translation>
    </message>
    <message>
        <source>The A10 card, which is another product.</source>
        <translation>La tarjeta A10, que es otro producto.</translation>
    </message>
    <message>
        <source>The API price is not stated.</source>
        <translation>No se indica el precio de la API.</translation>
    </message>
    <message>
        <source>The API price must be above 0.</source>
        <translation>El precio de la API debe ser mayor que 0.</translation>
    </message>
    <message>
        <source>The AWS page with this figure was not found.</source>
        <translation>No se halló la página de AWS con esta cifra.</translation>
    </message>
    <message>
        <source>The Amazon assistant Rufus answers twice as fast on Inferentia.</source>
        <translation>Rufus, el asistente de Amazon, responde el doble de rápido con Inferentia.</translation>
    </message>
    <message>
        <source>The Amazon assistant Rufus costs half as much per answer on Inferentia.</source>
        <translation>Rufus, el asistente de Amazon, cuesta la mitad por respuesta con Inferentia.</translation>
    </message>
    <message>
        <source>The BF16 rate.</source>
        <translation>La velocidad de BF16.</translation>
    </message>
    <message>
        <source>The EC2 table is wrong: 16 chips of 96 GiB have 1,536 GiB.</source>
        <translation>La tabla de EC2 es errónea: 16 chips de 96 GiB tienen 1.536 GiB.</translation>
    </message>
    <message>
        <source>The KV heads do not divide the heads.</source>
        <translation>Las cabezas KV no dividen las cabezas.</translation>
    </message>
    <message>
        <source>The PUE must be from 1 to 10.</source>
        <translation>El PUE debe ser de 1 a 10.</translation>
    </message>
    <message>
        <source>The ROCm table prints GiB.</source>
        <translation>La tabla de ROCm indica GiB.</translation>
    </message>
    <message>
        <source>The SDK held back adoption in the past; the 2025 releases improved it.</source>
        <translation>El SDK frenó la adopción en el pasado; las versiones de 2025 lo mejoraron.</translation>
    </message>
    <message>
        <source>The SQLite driver of Qt is not installed.</source>
        <translation>Qt no dispone aquí de un controlador para SQLite.</translation>
    </message>
    <message>
        <source>The Trn1 packages came with Neuron 2.3.0 on 2022-10-10; the guide gives 2022.</source>
        <translation>Los paquetes de Trn1 llegaron con Neuron 2.3.0 el 2022-10-10; la guía indica 2022.</translation>
    </message>
    <message>
        <source>The accelerator is not in the catalogue; the price is stored without a chip.</source>
        <translation>El acelerador no está en el catálogo; el precio se conserva sin chip.</translation>
    </message>
    <message>
        <source>The accelerator's memory does not match the catalogue.</source>
        <translation>La memoria del acelerador no coincide con el catálogo.</translation>
    </message>
    <message>
        <source>The accelerator's memory was read as GiB: the number is too small for MiB.</source>
        <translation>La memoria del acelerador se leyó en GiB: el número es demasiado pequeño para ser MiB.</translation>
    </message>
    <message>
        <source>The active parameters are more than all parameters.</source>
        <translation>Los parámetros activos superan el total de parámetros.</translation>
    </message>
    <message>
        <source>The active parameters must be more than 0 and at most all parameters.</source>
        <translation>Los parámetros activos deben ser más de 0 y, como máximo, todos los parámetros.</translation>
    </message>
    <message>
        <source>The answer needs at least 1 token.</source>
        <translation>La respuesta necesita al menos 1 token.</translation>
    </message>
    <message>
        <source>The answer of the page in one sentence. Shift+F2 sets a custom title.</source>
        <translation>Lo que dice la página en una frase, hecha con sus números. Mayús+F2 escribe un título propio.</translation>
    </message>
    <message>
        <source>The approximate hourly prices of the guide article; they contradict the price lists shown with them.</source>
        <translation>Los precios por hora aproximados del artículo de la guía; contradicen las listas de precios, que aparecen a su lado.</translation>
    </message>
    <message>
        <source>The arithmetic of one item is neither published nor countable.</source>
        <translation>La aritmética de un elemento no está publicada ni se puede calcular.</translation>
    </message>
    <message>
        <source>The arithmetic of one item of %1 is neither published nor derivable from its dimensions.</source>
        <translation>La aritmética de un elemento de %1 no está publicada ni se puede calcular a partir de sus dimensiones.</translation>
    </message>
    <message>
        <source>The arrow keys move between marks, Enter shows the source of a number, Ctrl+C copies it.</source>
        <translation>Las teclas de flecha recorren sus marcas, Intro muestra de dónde procede un número, Ctrl+C lo copia.</translation>
    </message>
    <message>
        <source>The article contradicts itself by 2.4 to 3.3 times; the AWS price lists confirm neither figure.</source>
        <translation>El artículo se contradice por un factor de 2,4 a 3,3; las listas de precios de AWS no respaldan ninguna de las dos cifras.</translation>
    </message>
    <message>
        <source>The article contradicts itself; Semafor supports inference by day.</source>
        <translation>El artículo se contradice; Semafor respalda la inferencia diurna.</translation>
    </message>
    <message>
        <source>The assumptions of the estimates.</source>
        <translation>Qué suponen las estimaciones.</translation>
    </message>
    <message>
        <source>The assumptions of the estimates. Changed values are marked and can be reset one by one.</source>
        <translation>Qué suponen las estimaciones. Los valores cambiados quedan marcados y cada uno se puede restablecer.</translation>
    </message>
    <message>
        <source>The assumptions of the estimates; changed values are marked and can be changed further</source>
        <translation>Lo que suponen las estimaciones; los valores cambiados están marcados y se pueden seguir cambiando</translation>
    </message>
    <message>
        <source>The assumptions to vary; NAME@ID varies one for that row only. "chipboard list assumptions" shows the names.</source>
        <translation>Los supuestos que se varían; NAME@ID varía uno solo en esa fila. «chipboard list assumptions» muestra los nombres.</translation>
    </message>
    <message>
        <source>The attention of %1 is not used: %2</source>
        <translation>La atención de %1 no se usa: %2</translation>
    </message>
    <message>
        <source>The axes keep absolute prices and speeds, because the lines of equal cost need them. The table and the text of each mark show values relative to the baseline.</source>
        <translation>Los ejes dejan los precios y las velocidades como están, porque las líneas de mismo coste se trazan con ellos; la tabla y el texto de cada marca los comparan con la referencia.</translation>
    </message>
    <message>
        <source>The background of the page is known.</source>
        <translation>Se conoce el fondo que hay detrás de la página.</translation>
    </message>
    <message>
        <source>The bars of "%1" do not start at zero, so their lengths mislead.</source>
        <translation>Las barras de «%1» no empiezan en cero, por lo que su longitud induce a error.</translation>
    </message>
    <message>
        <source>The baseline "%1" is not part of the comparison.</source>
        <translation>La referencia «%1» no está entre lo comparado.</translation>
    </message>
    <message>
        <source>The baseline of the comparison.</source>
        <translation>Con qué se comparan los demás.</translation>
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
        <source>The board's model "%1" has other dimensions than the catalogue's; the board's are used.</source>
        <translation>El modelo "%1" de la comparación tiene otras dimensiones que el del catálogo; se usan las de la comparación.</translation>
    </message>
    <message>
        <source>The bracket closed here was not opened.</source>
        <translation>No se abrió ningún paréntesis para el que se cierra aquí.</translation>
    </message>
    <message>
        <source>The bracket opened here is not closed.</source>
        <translation>El paréntesis que se abre aquí no se cierra.</translation>
    </message>
    <message>
        <source>The brand theme: colours, font and logo from a JSON file; "none" for none.</source>
        <translation>Colores, tipografía y logotipo de una empresa, de un archivo JSON; "none" para ninguno.</translation>
    </message>
    <message>
        <source>The cached elements of the layers with a window are missing.</source>
        <translation>Faltan los elementos en caché de las capas con ventana.</translation>
    </message>
    <message>
        <source>The cached share of the prompt must be from 0 to below 1.</source>
        <translation>La parte del prompt en caché va de 0 a menos de 1.</translation>
    </message>
    <message>
        <source>The catalogue</source>
        <translation>El catálogo</translation>
    </message>
    <message>
        <source>The catalogue already has this chip, with its own sources.</source>
        <translation>El catálogo contiene este chip, con fuentes propias.</translation>
    </message>
    <message>
        <source>The catalogue has a model of these dimensions, "%1"; estimates for that model use its measurements.</source>
        <translation>El catálogo tiene un modelo con estas dimensiones, "%1"; sus estimaciones se apoyan en sus mediciones.</translation>
    </message>
    <message>
        <source>The catalogue has no "%1"; it is not shown.</source>
        <translation>El catálogo no contiene «%1»; no se muestra.</translation>
    </message>
    <message>
        <source>The catalogue has no "%1"; its row has no numbers.</source>
        <translation>El catálogo no tiene «%1»; su fila no tiene números.</translation>
    </message>
    <message>
        <source>The catalogue has no "%1"; the custom value is kept but has no effect.</source>
        <translation>El catálogo no contiene «%1»; el valor propio se conserva, pero no afecta a nada.</translation>
    </message>
    <message>
        <source>The catalogue has no "%1"; the page What-if uses its default.</source>
        <translation>El catálogo no contiene «%1»; la página Qué pasaría si elige por sí misma.</translation>
    </message>
    <message>
        <source>The catalogue has no dated prices for this selection: import a price list.</source>
        <translation>El catálogo no contiene precios con fecha para esta selección: importe una lista de precios.</translation>
    </message>
    <message>
        <source>The catalogue has this chip, and a figure differs from it by a quarter or more.</source>
        <translation>El catálogo contiene este chip, y una cifra difiere de él en una cuarta parte o más.</translation>
    </message>
    <message>
        <source>The catalogue is dated %1. It is part of the program; nothing is downloaded.</source>
        <translation>El catálogo es de %1. Forma parte del programa: no se descarga nada de la red.</translation>
    </message>
    <message>
        <source>The catalogue stays unchanged until this is fixed.</source>
        <translation>El catálogo sigue como estaba hasta que eso se corrija.</translation>
    </message>
    <message>
        <source>The catalogue's figures of this chip are made from announcements like this one.</source>
        <translation>Las cifras de este chip en el catálogo proceden de anuncios como este.</translation>
    </message>
    <message>
        <source>The catalogue's rate of the currency ("chipboard list facts"), or yours.</source>
        <translation>El tipo de cambio de la moneda en el catálogo («chipboard list facts») o el suyo.</translation>
    </message>
    <message>
        <source>The chart "%1" of the page "%2" has two entries.</source>
        <translation>Hay dos entradas para el gráfico «%1» de la página «%2».</translation>
    </message>
    <message>
        <source>The chart shows the %1 assumptions that change the answer most; the table lists all of them.</source>
        <translation>Se dibujan los %1 supuestos que más influyen en el resultado; la tabla los contiene todos.</translation>
    </message>
    <message>
        <source>The chart shows the first seven options, best first. ★ marks the best: several if their ranges overlap, none if the price types differ (a badge names the type). The last column shows how each option ranks. All chips in the catalogue are considered, not only the selection. The texts below the chart give the reasons for and against each option and what to verify. They also show what would change the advice, what rules out the others, and the steps of a move.</source>
        <translation>El gráfico muestra las siete primeras opciones, la mejor primero: ★ marca la mejor, varias si los rangos se solapan, ninguna si no todos los precios son del mismo tipo (un distintivo indica el tipo), y la última columna indica la posición de cada una. Se examinan todos los chips del catálogo, sea cual sea la selección. Los textos de debajo dan los motivos a favor y en contra de cada opción, lo que hay que verificar, lo que cambiaría la recomendación, por qué necesidad o regla se descartan las demás y los pasos de una migración.</translation>
    </message>
    <message>
        <source>The charts of all pages</source>
        <translation>Los gráficos de todas las páginas</translation>
    </message>
    <message>
        <source>The charts of the page. Tab moves between charts, the arrow keys between marks.</source>
        <translation>Los gráficos de la página. Tab pasa de uno a otro; las teclas de flecha recorren sus marcas.</translation>
    </message>
    <message>
        <source>The cheapest host.</source>
        <translation>El host más barato.</translation>
    </message>
    <message>
        <source>The checks in this list show why.</source>
        <translation>Las comprobaciones de esta lista muestran por qué.</translation>
    </message>
    <message>
        <source>The chip is in the catalogue.</source>
        <translation>El chip es uno de los del catálogo.</translation>
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
        <source>The chip totals seem to include the other engines; matrix work by itself reaches 629, 1,258 and 2,517.</source>
        <translation>Los totales del chip parecen sumar los demás motores; el trabajo matricial por sí solo alcanza 629, 1.258 y 2.517.</translation>
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
        <source>The chip-to-chip link of %1 is not published; PCI Express at 32 GB/s is assumed.</source>
        <translation>El enlace entre chips de %1 no está publicado; se calcula con PCI Express a 32 GB/s.</translation>
    </message>
    <message>
        <source>The cloud that the work already runs on and must stay on.</source>
        <translation>Dónde se ejecuta ya el trabajo y debe quedarse.</translation>
    </message>
    <message>
        <source>The code has operators written for CUDA.</source>
        <translation>El código tiene operadores escritos para CUDA.</translation>
    </message>
    <message>
        <source>The code is PyTorch or JAX with common architectures.</source>
        <translation>El código es PyTorch o JAX con arquitecturas comunes.</translation>
    </message>
    <message>
        <source>The colocation price cannot be negative.</source>
        <translation>El precio de la colocación no puede ser negativo.</translation>
    </message>
    <message>
        <source>The colour theme, regardless of the desktop's.</source>
        <translation>Los colores, sean cuales sean los del escritorio.</translation>
    </message>
    <message>
        <source>The colours are those of the program; no other theme is stronger.</source>
        <translation>Los colores son los del programa; ningún otro tema es más intenso.</translation>
    </message>
    <message>
        <source>The column "%1" is not in US dollars.</source>
        <translation>La columna «%1» no está en dólares estadounidenses.</translation>
    </message>
    <message>
        <source>The column of a field, such as price=Hourly; FIELD=none: no column; FIELD==VALUE: a value for all rows. Can be repeated.</source>
        <translation>La columna que contiene un campo, por ejemplo price=Hourly; FIELD=none: ninguna columna; FIELD==VALUE: un valor para todas las filas. Se puede indicar varias veces.</translation>
    </message>
    <message>
        <source>The columns are: %1.</source>
        <translation>Las columnas son: %1.</translation>
    </message>
    <message>
        <source>The columns; "chipboard list metrics" shows the ids.</source>
        <translation>Las columnas; «chipboard list metrics» muestra sus identificadores.</translation>
    </message>
    <message>
        <source>The compared items, how many of their numbers sources disagree on, and the date of the catalogue.</source>
        <translation>Qué se compara, sobre cuántos de sus números se contradicen las fuentes y la fecha del catálogo.</translation>
    </message>
    <message>
        <source>The comparison of %1 with %2 is not drawn: %3.</source>
        <translation>No se dibuja cómo se compara %1 con %2: %3.</translation>
    </message>
    <message>
        <source>The comparison of another window from the last session is kept as %1. File &gt; Open shows it.</source>
        <translation>La comparación de otra ventana de la última vez se conserva como %1. Archivo &gt; Abrir la muestra.</translation>
    </message>
    <message>
        <source>The comparison: per chip, instance or system, at which precision and prices, against which baseline.</source>
        <translation>Qué se compara: por chip, instancia o sistema, con qué precisión y precios, frente a qué.</translation>
    </message>
    <message>
        <source>The context cannot be negative.</source>
        <translation>El contexto no puede ser negativo.</translation>
    </message>
    <message>
        <source>The contrast of "%1" on "card" is %2:1; it should be %3:1 or more.</source>
        <translation>El contraste de "%1" sobre "card" es de %2:1; debería ser de %3:1 o más.</translation>
    </message>
    <message>
        <source>The contrast of %1 is %2:1; it should be %3:1 or more.</source>
        <translation>El contraste de %1 es de %2:1; debería ser de %3:1 o más.</translation>
    </message>
    <message>
        <source>The currency of all amounts, at your own exchange rate.</source>
        <translation>La moneda en que se muestran todos los importes, con un tipo de cambio propio.</translation>
    </message>
    <message>
        <source>The currency of all amounts, with its exchange rate.</source>
        <translation>La moneda de todos los importes, con el tipo de cambio usado para convertirlos.</translation>
    </message>
    <message>
        <source>The customer story was not found.</source>
        <translation>No se halló el caso de cliente.</translation>
    </message>
    <message>
        <source>The dashed line stands at %1.</source>
        <translation>La línea discontinua está en %1.</translation>
    </message>
    <message>
        <source>The data behind the charts, with every digit. Enter shows the source of a number; F2 overrides it.</source>
        <translation>La tabla que hay detrás de los gráficos, con todos los dígitos. Intro muestra de dónde procede un número, F2 pone un valor propio en su lugar.</translation>
    </message>
    <message>
        <source>The data have a date.</source>
        <translation>Los datos tienen fecha.</translation>
    </message>
    <message>
        <source>The date cannot be read.</source>
        <translation>La fecha no se puede leer.</translation>
    </message>
    <message>
        <source>The date of the price is in the future.</source>
        <translation>La fecha del precio está en el futuro.</translation>
    </message>
    <message>
        <source>The date of the prices if the file does not state it: 2026-11-22.</source>
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
        <source>The directory contains more than %1 files to read.</source>
        <translation>El directorio contiene más de %1 archivos por leer.</translation>
    </message>
    <message>
        <source>The directory contains more than %1 files.</source>
        <translation>El directorio contiene más de %1 archivos.</translation>
    </message>
    <message>
        <source>The directory contains no catalogue files and no boards.</source>
        <translation>El directorio no contiene ningún archivo de catálogo ni ninguna comparación.</translation>
    </message>
    <message>
        <source>The directory contains no catalogue files.</source>
        <translation>La carpeta no contiene ningún archivo de catálogo.</translation>
    </message>
    <message>
        <source>The discount must be from 0% to below 100%.</source>
        <translation>El descuento debe ser del 0 % a menos del 100 %.</translation>
    </message>
    <message>
        <source>The divisor may be zero</source>
        <translation>El divisor puede ser cero</translation>
    </message>
    <message>
        <source>The docs mention software-managed on-chip memory without a size.</source>
        <translation>La documentación menciona memoria en el chip gestionada por software, sin indicar el tamaño.</translation>
    </message>
    <message>
        <source>The docs mix two units. Chip and instance pages agree on GiB/s; in GB/s the bandwidth would be 7% less.</source>
        <translation>La documentación confunde dos unidades. Las páginas de chips e instancias coinciden en GiB/s; si fueran GB/s, el ancho de banda sería un 7 % menor.</translation>
    </message>
    <message>
        <source>The earlier list price was not found.</source>
        <translation>No se halló el precio de lista anterior.</translation>
    </message>
    <message>
        <source>The energy price must be above 0 and at most 1000 USD/kWh.</source>
        <translation>El precio de la energía debe ser más de 0 y, como máximo, 1000 USD/kWh.</translation>
    </message>
    <message>
        <source>The entries of the page's form; click one to go to its field.</source>
        <translation>Lo que se indicó en el formulario de la página; un clic lleva a su campo.</translation>
    </message>
    <message>
        <source>The entry to copy is no longer in its file.</source>
        <translation>La entrada que se quiere copiar ya no está en su archivo.</translation>
    </message>
    <message>
        <source>The error is the predicted value divided by the measured one, minus one.</source>
        <translation>Un error es el valor previsto dividido por el medido, menos uno.</translation>
    </message>
    <message>
        <source>The estimates use %1.</source>
        <translation>%1: en eso se basan las estimaciones.</translation>
    </message>
    <message>
        <source>The estimates, as formulas over the assumptions</source>
        <translation>Las estimaciones, como fórmulas sobre los supuestos</translation>
    </message>
    <message>
        <source>The exact 2,517 gives 362; 2.52 has been rounded.</source>
        <translation>Con el 2.517 exacto resulta 362; 2,52 está redondeado.</translation>
    </message>
    <message>
        <source>The example comparison is shown instead.</source>
        <translation>En su lugar se muestra la comparación de ejemplo.</translation>
    </message>
    <message>
        <source>The expression has more than %1 characters.</source>
        <translation>La expresión tiene más de %1 caracteres.</translation>
    </message>
    <message>
        <source>The factor of 3 comes from the press, not from the keynote.</source>
        <translation>El factor de 3 procede de la prensa, no de la keynote.</translation>
    </message>
    <message>
        <source>The factors on efficiency must be from 0.001 to 1000.</source>
        <translation>Los factores de eficiencia deben ser de 0,001 a 1000.</translation>
    </message>
    <message>
        <source>The fallbacks of this price list form a loop.</source>
        <translation>Las listas de reserva de esta lista de precios conducen de nuevo a ella.</translation>
    </message>
    <message>
        <source>The fastest chip is needed and cost comes second.</source>
        <translation>Se necesita el chip más rápido y el coste es secundario.</translation>
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
        <source>The figures give 3.80; AWS does not explain the 3.9.</source>
        <translation>Las cifras dan 3,80; AWS no dice de dónde sale 3,9.</translation>
    </message>
    <message>
        <source>The file already exists and was not changed.</source>
        <translation>El archivo ya existe y no se ha modificado.</translation>
    </message>
    <message>
        <source>The file changed while it was being read.</source>
        <translation>El archivo cambió mientras se leía.</translation>
    </message>
    <message>
        <source>The file contains no measurements.</source>
        <translation>No hay ninguna medición en el archivo.</translation>
    </message>
    <message>
        <source>The file does not state the date of its prices.</source>
        <translation>El archivo no indica de qué día son sus precios.</translation>
    </message>
    <message>
        <source>The file does not state the provider.</source>
        <translation>El archivo no indica quién lo alquila.</translation>
    </message>
    <message>
        <source>The file ends too early: it is truncated, or a bracket is not closed.</source>
        <translation>El archivo termina demasiado pronto: está cortado o un paréntesis no se cierra.</translation>
    </message>
    <message>
        <source>The file ends within a row: it looks like an incomplete download.</source>
        <translation>El archivo termina en mitad de una fila: parece una descarga incompleta.</translation>
    </message>
    <message>
        <source>The file has %1 MiB; the maximum is %2 MiB.</source>
        <translation>El archivo ocupa %1 MiB, más de los %2 MiB que se leen.</translation>
    </message>
    <message>
        <source>The file has a newer price for the same item and zone.</source>
        <translation>El archivo tiene un precio más reciente para el mismo elemento y la misma zona.</translation>
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
        <source>The file is JSON Lines: a JSON document on each line.</source>
        <translation>El archivo es JSON Lines: un documento JSON por línea.</translation>
    </message>
    <message>
        <source>The file is JSON, but it has no list of prices: no list of objects was found.</source>
        <translation>El archivo es JSON, pero no tiene una lista de precios: no se encontró ninguna lista de objetos.</translation>
    </message>
    <message>
        <source>The file is UTF-16, not UTF-8.</source>
        <translation>El archivo es UTF-16, no UTF-8.</translation>
    </message>
    <message>
        <source>The file is UTF-32, not UTF-8.</source>
        <translation>El archivo está en UTF-32, no en UTF-8.</translation>
    </message>
    <message>
        <source>The file is a database of another program.</source>
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
        <source>The file is not a price store.</source>
        <translation>El archivo no es un almacén de precios.</translation>
    </message>
    <message>
        <source>The file must contain an object.</source>
        <translation>El archivo debe contener un objeto.</translation>
    </message>
    <message>
        <source>The file to import is missing.</source>
        <translation>Falta el archivo que se va a importar.</translation>
    </message>
    <message>
        <source>The file uses another chip's name; the instance identifies the chip.</source>
        <translation>El archivo llama al chip con el nombre de otro; la instancia indica cuál es.</translation>
    </message>
    <message>
        <source>The file uses the language "%1", which is not available.</source>
        <translation>El archivo se creó en un idioma, «%1», que no está disponible aquí.</translation>
    </message>
    <message>
        <source>The first column contains the ids that other commands accept.</source>
        <translation>Los identificadores de la primera columna son los que admiten las opciones de los demás comandos.</translation>
    </message>
    <message>
        <source>The first rows of the file</source>
        <translation>Las primeras filas del archivo</translation>
    </message>
    <message>
        <source>The first sheet of the workbook has no cells.</source>
        <translation>La primera hoja del libro no tiene celdas.</translation>
    </message>
    <message>
        <source>The first token on %1 takes at least %2; %3 is required.</source>
        <translation>El primer token en %1 tarda al menos %2; se piden %3.</translation>
    </message>
    <message>
        <source>The first token takes %1; the limit is %2.</source>
        <translation>El primer token tarda %1; se necesitan %2 como máximo.</translation>
    </message>
    <message>
        <source>The folder does not exist.</source>
        <translation>La carpeta no existe.</translation>
    </message>
    <message>
        <source>The folder of "%1" does not exist.</source>
        <translation>La carpeta de «%1» no existe.</translation>
    </message>
    <message>
        <source>The font "%1" is not installed; another one is used in its place.</source>
        <translation>La fuente «%1» no está instalada aquí; en su lugar se dibuja y se mide otra.</translation>
    </message>
    <message>
        <source>The font %1 is not installed: text uses %2 and looks different from other computers.</source>
        <translation>La fuente %1 no está instalada aquí: los textos se dibujan con %2 y se ven distintos de los de otros equipos.</translation>
    </message>
    <message>
        <source>The format %1 contains no prices, so it does not use --store.</source>
        <translation>El formato %1 no contiene precios, por lo que no usa --store.</translation>
    </message>
    <message>
        <source>The format %1 does not support --map.</source>
        <translation>El formato %1 no admite --map.</translation>
    </message>
    <message>
        <source>The format %1 fits: chipboard import %1 %2</source>
        <translation>El formato %1 es adecuado: chipboard import %1 %2</translation>
    </message>
    <message>
        <source>The format is newer than this chip.</source>
        <translation>El formato es posterior al chip.</translation>
    </message>
    <message>
        <source>The full range, %1 to %2.</source>
        <translation>Todos los valores posibles, de %1 a %2.</translation>
    </message>
    <message>
        <source>The global batch cannot be negative.</source>
        <translation>El batch global no puede ser negativo.</translation>
    </message>
    <message>
        <source>The goodput must be from 0.1% to 100%.</source>
        <translation>El goodput debe ser del 0,1 % al 100 %.</translation>
    </message>
    <message>
        <source>The guide calls the return of moving large above this amount. If a monthly volume is set, its bill is used instead.</source>
        <translation>A partir de aquí, la guía considera grande el beneficio de migrar. Si se indica el trabajo mensual, su coste ocupa este lugar.</translation>
    </message>
    <message>
        <source>The guide names PyTorch and JAX for AWS's chips; other frameworks count against these chips.</source>
        <translation>La guía menciona PyTorch y JAX para los chips de AWS; otros frameworks son un argumento en contra.</translation>
    </message>
    <message>
        <source>The guide names PyTorch and JAX for it, not %1.</source>
        <translation>La guía nombra PyTorch y JAX para este, no %1.</translation>
    </message>
    <message>
        <source>The guide says November 2025.</source>
        <translation>La guía dice noviembre de 2025.</translation>
    </message>
    <message>
        <source>The guide shows the plan as built.</source>
        <translation>La guía da por construido lo previsto.</translation>
    </message>
    <message>
        <source>The guide's rules are listed next to Chipboard's own. A limit rules out an option only if its whole range misses the limit.</source>
        <translation>Las reglas de la guía acompañan a las nuestras. Un límite solo descarta lo que lo incumple con todo su rango.</translation>
    </message>
    <message>
        <source>The guide's three phases describe a move to Amazon's chips; no remaining option is such a move.</source>
        <translation>Las tres fases de la guía tratan de una migración a los chips de Amazon; no queda ninguno que lo fuera.</translation>
    </message>
    <message>
        <source>The head size %1 is the hidden size divided by the heads.</source>
        <translation>El tamaño de cabeza %1 es la dimensión oculta entre las cabezas.</translation>
    </message>
    <message>
        <source>The header has no column for %1. The columns are: %2.</source>
        <translation>La cabecera no tiene ninguna columna para %1. Las columnas son: %2.</translation>
    </message>
    <message>
        <source>The header has no column for the hardware's name or its figures. The columns are: %1.</source>
        <translation>La cabecera no tiene ninguna columna para el nombre del hardware o para sus cifras. Las columnas son: %1.</translation>
    </message>
    <message>
        <source>The heads do not divide the hidden size.</source>
        <translation>Las cabezas no dividen la dimensión oculta.</translation>
    </message>
    <message>
        <source>The host power must be from 0% to 1000% of the chips' power.</source>
        <translation>La potencia del resto de la máquina debe ir del 0 % al 1000 % de la de sus chips.</translation>
    </message>
    <message>
        <source>The hours per month must be above 0 and at most 744.</source>
        <translation>Las horas de un mes deben ser más de 0 y, como máximo, 744.</translation>
    </message>
    <message>
        <source>The id "%1" appears twice; the first is at %2.</source>
        <translation>El identificador «%1» aparece dos veces; el primero está en %2.</translation>
    </message>
    <message>
        <source>The import was cancelled.</source>
        <translation>La importación se canceló.</translation>
    </message>
    <message>
        <source>The imported price list dated %1 (%2, content %3) is not in the price store of this computer. Import its file again, or choose other prices.</source>
        <translation>La lista de precios importada de %1 (%2, contenido %3) no está en el almacén de precios de este equipo: importe de nuevo su archivo o elija otros precios.</translation>
    </message>
    <message>
        <source>The imported price list dated %1 (%2, content %3) is not in the price store of this computer; "%4" of that date has other rows. Import the original file, or choose that list.</source>
        <translation>La lista de precios importada de %1 (%2, contenido %3) no está en el almacén de precios de este equipo; «%4», de esa fecha, tiene otras filas: importe el archivo de la lista o elija esa otra.</translation>
    </message>
    <message>
        <source>The imported price list no. %1 (%2) is not in the price store of this computer. Import its file again and select it, or choose other prices.</source>
        <translation>La lista de precios importada n.º %1 (%2) no está en el almacén de precios de este equipo: importe de nuevo su archivo y elíjala, o elija otros precios.</translation>
    </message>
    <message>
        <source>The imported prices cannot be read: %1</source>
        <translation>No se pueden leer los precios importados: %1</translation>
    </message>
    <message>
        <source>The inner width %1 is four times the hidden size, as is usual for "%2".</source>
        <translation>El ancho interno %1 es cuatro veces la dimensión oculta, como es habitual en "%2".</translation>
    </message>
    <message>
        <source>The interest rate must be from 0% to 100% per year.</source>
        <translation>El interés debe ir del 0 % al 100 % anual.</translation>
    </message>
    <message>
        <source>The key "%1" appears twice.</source>
        <translation>La clave «%1» aparece dos veces.</translation>
    </message>
    <message>
        <source>The key and value sizes of the latent are missing.</source>
        <translation>Faltan las claves y los valores del vector latente.</translation>
    </message>
    <message>
        <source>The keynote gives four times.</source>
        <translation>La keynote indica cuatro veces.</translation>
    </message>
    <message>
        <source>The keynote gives six times in FP4.</source>
        <translation>La keynote indica seis veces en FP4.</translation>
    </message>
    <message>
        <source>The language changes when the export is done.</source>
        <translation>El idioma cambia en cuanto acaba la exportación.</translation>
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
        <source>The last change. Undo reverts it.</source>
        <translation>Qué cambió el último clic. Deshacer lo revierte.</translation>
    </message>
    <message>
        <source>The last comparison cannot be read and is not shown.</source>
        <translation>La última comparación no se puede leer y no se muestra.</translation>
    </message>
    <message>
        <source>The last comparison was damaged; it is kept as %1.</source>
        <translation>La última comparación estaba dañada; se conserva como %1.</translation>
    </message>
    <message>
        <source>The last import was interrupted.</source>
        <translation>La última importación se interrumpió.</translation>
    </message>
    <message>
        <source>The last save overwrites the other: save one of the two under another name.</source>
        <translation>Prevalece lo último que se guarde: guarde una de las dos con otro nombre.</translation>
    </message>
    <message>
        <source>The latest known version is %1 %2 of %3.</source>
        <translation>%1 %2 (%3) es la versión más reciente que se conoce aquí.</translation>
    </message>
    <message>
        <source>The layouts of this presentation leave no room for a chart.</source>
        <translation>Los diseños de esta presentación no dejan sitio para un gráfico.</translation>
    </message>
    <message>
        <source>The length of a text is not stated.</source>
        <translation>No se indica la longitud de un texto.</translation>
    </message>
    <message>
        <source>The line "%1" is not drawn: it has no place on an axis in %2.</source>
        <translation>La línea «%1» no se traza: no tiene lugar en un eje en %2.</translation>
    </message>
    <message>
        <source>The links in this path form a loop.</source>
        <translation>Los enlaces de esta ruta forman un círculo.</translation>
    </message>
    <message>
        <source>The list has no rows.</source>
        <translation>La lista no tiene filas.</translation>
    </message>
    <message>
        <source>The list holds; it did not move from 2023 to 2026.</source>
        <translation>Vale la lista; no cambió de 2023 a 2026.</translation>
    </message>
    <message>
        <source>The logo "%1" cannot be read. %2</source>
        <translation>No se puede leer el logotipo «%1». %2</translation>
    </message>
    <message>
        <source>The logo "%1" is a link that leads out of the folder of the brand theme.</source>
        <translation>El logotipo «%1» es un enlace que lleva fuera de la carpeta del estilo.</translation>
    </message>
    <message>
        <source>The logo "%1" is larger than %2 MiB.</source>
        <translation>El logotipo «%1» supera los %2 MiB.</translation>
    </message>
    <message>
        <source>The logo "%1" is neither PNG nor SVG.</source>
        <translation>El logotipo «%1» no es PNG ni SVG.</translation>
    </message>
    <message>
        <source>The logo "%1" is not used: %2</source>
        <translation>No se usa el logotipo «%1»: %2</translation>
    </message>
    <message>
        <source>The logo cannot be drawn and is omitted.</source>
        <translation>No se puede dibujar el logotipo, por lo que se omite.</translation>
    </message>
    <message>
        <source>The longest sequence is not stated, so no length is refused.</source>
        <translation>La secuencia máxima no está indicada, así que no se rechaza ninguna.</translation>
    </message>
    <message>
        <source>The machine price is not stated.</source>
        <translation>No se indica el precio de la máquina.</translation>
    </message>
    <message>
        <source>The machine price must be above 0.</source>
        <translation>El precio de la máquina debe ser mayor que 0.</translation>
    </message>
    <message>
        <source>The machine's price, plus the accelerator's price in the same zone.</source>
        <translation>El precio de la máquina, más el del acelerador de la misma zona.</translation>
    </message>
    <message>
        <source>The mapping is from a newer version.</source>
        <translation>La asignación es de una versión más reciente.</translation>
    </message>
    <message>
        <source>The master of this presentation has no theme.</source>
        <translation>El patrón de esta presentación no tiene tema.</translation>
    </message>
    <message>
        <source>The masters of this presentation contain "%1", which cannot be used.</source>
        <translation>Los patrones de esta presentación contienen «%1», que no se puede incorporar.</translation>
    </message>
    <message>
        <source>The measurement can be compared with an estimate.</source>
        <translation>La medición se puede comparar con una estimación.</translation>
    </message>
    <message>
        <source>The memory bandwidth of %1 is %2.</source>
        <translation>El ancho de banda de memoria de %1 es %2.</translation>
    </message>
    <message>
        <source>The memory is built in GiB; Chipboard calculates in GiB.</source>
        <translation>La memoria se fabrica en GiB; Chipboard calcula en GiB.</translation>
    </message>
    <message>
        <source>The memory model rejects configurations that did run: %1.</source>
        <translation>El modelo de memoria considera imposibles configuraciones que sí funcionaron: %1.</translation>
    </message>
    <message>
        <source>The memory of %1 is %2.</source>
        <translation>La memoria de %1 es %2.</translation>
    </message>
    <message>
        <source>The model "%1" appears twice.</source>
        <translation>El modelo "%1" aparece dos veces.</translation>
    </message>
    <message>
        <source>The model %1 is not used: %2</source>
        <translation>No se usa el modelo %1: %2</translation>
    </message>
    <message>
        <source>The model is split across %1 chips.</source>
        <translation>El modelo se reparte entre %1 chips.</translation>
    </message>
    <message>
        <source>The model must have a positive number of parameters.</source>
        <translation>El modelo debe tener un número positivo de parámetros.</translation>
    </message>
    <message>
        <source>The model needs CUDA: new architectures, custom operators.</source>
        <translation>El modelo necesita CUDA: arquitecturas nuevas, operadores propios.</translation>
    </message>
    <message>
        <source>The model was not imported.</source>
        <translation>No se importó el modelo.</translation>
    </message>
    <message>
        <source>The model's dimensions are guessed from the number of its parameters.</source>
        <translation>Las dimensiones del modelo se deducen de su número de parámetros.</translation>
    </message>
    <message>
        <source>The model's parameters, layers and hidden size must be positive.</source>
        <translation>Los parámetros, las capas y la dimensión oculta del modelo deben ser positivos.</translation>
    </message>
    <message>
        <source>The models are common ones: BERT, GPT variants, vision models.</source>
        <translation>Los modelos son comunes: BERT, variantes de GPT, modelos de visión.</translation>
    </message>
    <message>
        <source>The models are transformers: language models or vision transformers.</source>
        <translation>Los modelos son transformers: modelos de lenguaje o transformers de visión.</translation>
    </message>
    <message>
        <source>The monthly spend follows from the monthly volume: %1 on %2. The assumption “Current monthly spend” overrides it.</source>
        <translation>El gasto mensual se deriva del trabajo mensual: %1 en %2. El supuesto «Gasto mensual» prevalece sobre él.</translation>
    </message>
    <message>
        <source>The monthly spend, the share that can move and the effort of the move are assumptions. So are the machine price and the API price.</source>
        <translation>El gasto mensual, cuánto de él puede cambiar y lo que exige el cambio son supuestos; también el precio de la máquina y el de la API.</translation>
    </message>
    <message>
        <source>The monthly volume must be from %1 to %2.</source>
        <translation>El volumen mensual debe estar entre %1 y %2.</translation>
    </message>
    <message>
        <source>The move does not pay back within ten years, regardless of the spend.</source>
        <translation>La migración no se amortiza en diez años, sea cual sea el gasto.</translation>
    </message>
    <message>
        <source>The name "%1" has no known format.</source>
        <translation>No se conoce ningún formato para «%1».</translation>
    </message>
    <message>
        <source>The name contains invisible characters.</source>
        <translation>El nombre contiene signos que no se ven.</translation>
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
        <source>The nearest number that divides it is %1.</source>
        <translation>El número más próximo que sí lo hace es %1.</translation>
    </message>
    <message>
        <source>The new ones are used; to keep the old ones, open the board in the window.</source>
        <translation>Se usan los nuevos; abra la comparación en la ventana para conservar los antiguos.</translation>
    </message>
    <message>
        <source>The next import repairs the price store.</source>
        <translation>La próxima importación repara el almacén de precios.</translation>
    </message>
    <message>
        <source>The number format used to compare compute.</source>
        <translation>El formato numérico con que se compara el cómputo.</translation>
    </message>
    <message>
        <source>The number format used to compare compute. "Best common" is the fastest that all compared chips support.</source>
        <translation>El formato numérico del cómputo. «Mejor común» es el más rápido que tienen todos los chips comparados.</translation>
    </message>
    <message>
        <source>The number format used to compare compute; "best" is the fastest that most of the selection publishes. Estimates use it for weights and arithmetic.</source>
        <translation>El formato numérico con que se compara el cómputo; "best" es el más rápido que publica la mayor parte de la selección. Una estimación lo usa para los pesos y la aritmética.</translation>
    </message>
    <message>
        <source>The number in the name counts TensorCores, two a chip.</source>
        <translation>El número del nombre cuenta TensorCores, dos por chip.</translation>
    </message>
    <message>
        <source>The number in the name counts chips.</source>
        <translation>El número del nombre cuenta chips.</translation>
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
        <source>The number of chips is an assumption; Meta's model card states 7.0 million H100 hours.</source>
        <translation>El número de chips es un supuesto; la ficha del modelo de Meta indica 7,0 millones de horas de H100.</translation>
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
        <source>The number of items per month is not stated.</source>
        <translation>No se indica cuántos elementos se procesan al mes.</translation>
    </message>
    <message>
        <source>The number of output tokens per month is not stated.</source>
        <translation>No se indica cuántos tokens se responden al mes.</translation>
    </message>
    <message>
        <source>The number of tokens that the indexer selects is missing.</source>
        <translation>Hay un indexador, pero no el número de tokens que elige.</translation>
    </message>
    <message>
        <source>The numbers</source>
        <translation>Los números</translation>
    </message>
    <message>
        <source>The numbers of this page as a table.</source>
        <translation>Las cifras de esta página en una tabla.</translation>
    </message>
    <message>
        <source>The objects of the list have more than %1 members.</source>
        <translation>Los objetos de la lista tienen más de %1 campos.</translation>
    </message>
    <message>
        <source>The one before</source>
        <translation>El anterior</translation>
    </message>
    <message>
        <source>The option %1 does not accept "%2".</source>
        <translation>La opción %1 no reconoce «%2».</translation>
    </message>
    <message>
        <source>The option %1 does not apply to "%2".</source>
        <translation>La opción %1 no corresponde a «%2».</translation>
    </message>
    <message>
        <source>The option %1 has an empty entry in "%2".</source>
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
        <source>The option that the others are compared with.</source>
        <translation>La opción con la que se comparan las demás.</translation>
    </message>
    <message>
        <source>The order also changes with %1.</source>
        <translation>El orden también cambia con %1.</translation>
    </message>
    <message>
        <source>The others are compared with this one.</source>
        <translation>Los demás se comparan con este.</translation>
    </message>
    <message>
        <source>The output format.</source>
        <translation>Cómo se imprime el resultado.</translation>
    </message>
    <message>
        <source>The overhead of layers and requests takes most of the time.</source>
        <translation>Los costes fijos de cada capa y solicitud ocupan la mayor parte del tiempo.</translation>
    </message>
    <message>
        <source>The page does not state the date of its data.</source>
        <translation>No se indica de qué día son los datos.</translation>
    </message>
    <message>
        <source>The page has no background: its texts are readable only on %1 and darker.</source>
        <translation>No se dibuja nada detrás de la página: sus textos solo se leen sobre fondos de %1 y más oscuros.</translation>
    </message>
    <message>
        <source>The page has no background: its texts are readable only on %1 and lighter.</source>
        <translation>No se dibuja nada detrás de la página: sus textos solo se leen sobre fondos de %1 y más claros.</translation>
    </message>
    <message>
        <source>The page has no chart "%1".</source>
        <translation>La página no tiene ningún gráfico «%1».</translation>
    </message>
    <message>
        <source>The page in words: reasons, what would change them, what to verify.</source>
        <translation>Lo que la página dice con palabras: razones, qué las cambiaría, qué hay que verificar.</translation>
    </message>
    <message>
        <source>The page names no source.</source>
        <translation>No se indica ninguna fuente para lo que muestra la página.</translation>
    </message>
    <message>
        <source>The page of the dashboard; an export can have several, in this order.</source>
        <translation>La página del cuadro de mando; una exportación puede tener varias, en este orden.</translation>
    </message>
    <message>
        <source>The pages of the program. Each answers one question about the same comparison.</source>
        <translation>Las páginas del programa. Cada una responde a una pregunta sobre la misma comparación.</translation>
    </message>
    <message>
        <source>The paper or slide size: slide, slide-4x3, half-slide, square, a4, a4-portrait, letter, letter-portrait, or a custom size such as 210x148mm, 8x4.5in or 1600x900px.</source>
        <translation>El tamaño del papel o de la diapositiva: slide, slide-4x3, half-slide, square, a4, a4-portrait, letter, letter-portrait o uno como 210x148mm, 8x4.5in o 1600x900px.</translation>
    </message>
    <message>
        <source>The part "%1" appears twice in this file.</source>
        <translation>La parte «%1» está dos veces en este archivo.</translation>
    </message>
    <message>
        <source>The part "%1" of this file is damaged or encrypted.</source>
        <translation>La parte «%1» de este archivo está dañada o cifrada.</translation>
    </message>
    <message>
        <source>The part "%1" of this presentation is not readable XML.</source>
        <translation>La parte «%1» de esta presentación no es un XML que se pueda leer aquí.</translation>
    </message>
    <message>
        <source>The peak needs MXFP8; plain FP8 runs slower.</source>
        <translation>El pico requiere MXFP8; el FP8 simple es más lento.</translation>
    </message>
    <message>
        <source>The peak of %1 is %2.</source>
        <translation>El pico de %1 es %2.</translation>
    </message>
    <message>
        <source>The percentage is right, the price level is not.</source>
        <translation>El porcentaje es correcto; el nivel de precios, no.</translation>
    </message>
    <message>
        <source>The picture is too large for the available memory.</source>
        <translation>La imagen es demasiado grande para la memoria.</translation>
    </message>
    <message>
        <source>The plan to support NVLink Fusion shows that AWS does not expect to replace GPUs everywhere.</source>
        <translation>El plan de admitir NVLink Fusion muestra que AWS no espera sustituir las GPU en todas partes.</translation>
    </message>
    <message>
        <source>The power of both is not published.</source>
        <translation>La potencia de ambos no está publicada.</translation>
    </message>
    <message>
        <source>The power of the chip is not plausible.</source>
        <translation>La potencia del chip no es una cifra posible.</translation>
    </message>
    <message>
        <source>The power of the chip is not published.</source>
        <translation>La potencia del chip no está publicada.</translation>
    </message>
    <message>
        <source>The press says more than 5.</source>
        <translation>La prensa dice más de 5.</translation>
    </message>
    <message>
        <source>The previous comparison is still shown.</source>
        <translation>Se sigue mostrando la comparación anterior.</translation>
    </message>
    <message>
        <source>The price book; "chipboard list prices" lists the ids. Without it and without a board, the one with prices for most of the selection.</source>
        <translation>La lista de precios; «chipboard list prices» muestra los identificadores. Sin esta opción y sin una comparación, la que tiene precios para la mayor parte de la selección.</translation>
    </message>
    <message>
        <source>The price cannot be negative.</source>
        <translation>El precio no puede ser negativo.</translation>
    </message>
    <message>
        <source>The price covers the accelerator, without the machine that it needs.</source>
        <translation>El precio es del acelerador, sin la máquina que necesita.</translation>
    </message>
    <message>
        <source>The price covers the machine only, and the file has no accelerator price for it.</source>
        <translation>El precio es solo de la máquina, y el archivo no contiene el de su acelerador allí.</translation>
    </message>
    <message>
        <source>The price factor must be between 0.001 and 1000.</source>
        <translation>El factor de precio debe estar entre 0,001 y 1000.</translation>
    </message>
    <message>
        <source>The price has other terms: another operating system, tenancy or type of sale.</source>
        <translation>El precio es para otras condiciones: otro sistema operativo, tipo de uso compartido o modalidad de venta.</translation>
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
        <source>The price is a range, %1; the costs include the range.</source>
        <translation>El precio es un rango, %1; los costes lo reflejan.</translation>
    </message>
    <message>
        <source>The price is below 0.6 or above 1.6 times the known prices of the machine or chip.</source>
        <translation>El precio es inferior a 0,6 veces o superior a 1,6 veces los precios conocidos de la máquina o del chip.</translation>
    </message>
    <message>
        <source>The price is for %1, %2.</source>
        <translation>El precio es el de %1, %2.</translation>
    </message>
    <message>
        <source>The price is negative.</source>
        <translation>El precio es negativo.</translation>
    </message>
    <message>
        <source>The price is not in US dollars: convert it in the file, then import it again.</source>
        <translation>El precio no está en dólares estadounidenses: conviértalo en el archivo y vuelva a importarlo.</translation>
    </message>
    <message>
        <source>The price is not per hour.</source>
        <translation>El precio no es por hora.</translation>
    </message>
    <message>
        <source>The price list has no price for it.</source>
        <translation>La lista no tiene precio para ello.</translation>
    </message>
    <message>
        <source>The price list used for costs.</source>
        <translation>La lista de precios de la que proceden los costes.</translation>
    </message>
    <message>
        <source>The price list used for costs. Rows without such a price show none, unless you mix price types.</source>
        <translation>La lista de precios para los costes. Las filas sin ese precio no muestran ninguno, salvo que combine tipos de precio.</translation>
    </message>
    <message>
        <source>The price of a chip is shown next to that of the whole machine.</source>
        <translation>El precio de un chip aparece junto al de la máquina entera.</translation>
    </message>
    <message>
        <source>The price per chip-hour is too high to be realistic.</source>
        <translation>El precio por hora de chip es demasiado alto para ser real.</translation>
    </message>
    <message>
        <source>The price per chip-hour is too low to be realistic.</source>
        <translation>El precio por hora de chip es demasiado bajo para ser real.</translation>
    </message>
    <message>
        <source>The price store cannot be read or written.</source>
        <translation>El almacén de precios no se puede leer ni escribir.</translation>
    </message>
    <message>
        <source>The price store failed: %1.</source>
        <translation>El almacén de precios no funciona: %1.</translation>
    </message>
    <message>
        <source>The price store has version %1, from a newer Chipboard.</source>
        <translation>El almacén de precios es de la versión %1, creado por un Chipboard más reciente.</translation>
    </message>
    <message>
        <source>The price store is damaged and cannot be moved aside.</source>
        <translation>El almacén de precios está dañado y no se puede apartar.</translation>
    </message>
    <message>
        <source>The price store is damaged.</source>
        <translation>El almacén de precios está dañado.</translation>
    </message>
    <message>
        <source>The price store is from an older Chipboard.</source>
        <translation>El almacén de precios es de un Chipboard anterior.</translation>
    </message>
    <message>
        <source>The price store is read-only.</source>
        <translation>El almacén de precios es de solo lectura.</translation>
    </message>
    <message>
        <source>The price store was damaged; it is kept as %1.</source>
        <translation>El almacén de precios estaba dañado; se conserva como %1.</translation>
    </message>
    <message>
        <source>The price store, if not in the user's data folder.</source>
        <translation>El almacén de precios, si no es el de la carpeta de datos del usuario.</translation>
    </message>
    <message>
        <source>The price table puts trn1.2xlarge in the class of the A100.</source>
        <translation>La tabla de precios sitúa trn1.2xlarge en la clase de A100.</translation>
    </message>
    <message>
        <source>The price table puts trn2.48xlarge in the class of the H100.</source>
        <translation>La tabla de precios sitúa trn2.48xlarge en la clase de H100.</translation>
    </message>
    <message>
        <source>The price was converted to US dollars per hour from the unit in the file.</source>
        <translation>El precio se convirtió a dólares estadounidenses por hora a partir de la unidad que indica el archivo.</translation>
    </message>
    <message>
        <source>The prices dated %1 from %2 were removed.</source>
        <translation>Se eliminaron los precios de %1 (archivo %2).</translation>
    </message>
    <message>
        <source>The prices of "%1" contradict what the providers publish; the notes say by how much.</source>
        <translation>Los precios de «%1» contradicen lo que publican los proveedores; las notas indican en cuánto.</translation>
    </message>
    <message>
        <source>The program derives parameters from experts; change them in the program and export again.</source>
        <translation>El programa deduce los parámetros de los expertos; cámbielos allí y exporte de nuevo.</translation>
    </message>
    <message>
        <source>The provider is not stated: choose a column for it, or type its name.</source>
        <translation>No se indica quién lo alquila: elija una columna para el proveedor o escriba su nombre.</translation>
    </message>
    <message>
        <source>The published value of the model.</source>
        <translation>El del propio modelo, según lo publicado.</translation>
    </message>
    <message>
        <source>The quantization does not state the bits per weight.</source>
        <translation>La cuantización no indica los bits de un peso.</translation>
    </message>
    <message>
        <source>The question in the title: each user gets at least %1. No service level is set yet.</source>
        <translation>La pregunta del título: cada usuario recibe al menos %1. Aún no se supone ningún nivel de servicio.</translation>
    </message>
    <message>
        <source>The quote opened here is not closed.</source>
        <translation>La comilla que se abre aquí no se cierra.</translation>
    </message>
    <message>
        <source>The range is %1 to %2.</source>
        <translation>El rango va de %1 a %2.</translation>
    </message>
    <message>
        <source>The range is out of order: low %1, value %2, high %3.</source>
        <translation>El rango no está ordenado: low %1, value %2, high %3.</translation>
    </message>
    <message>
        <source>The rank affects each step; change it in the program and export again.</source>
        <translation>El programa incluye el rango en cada paso; cámbielo allí y exporte de nuevo.</translation>
    </message>
    <message>
        <source>The recomputed range overlaps the claim and extends beyond it.</source>
        <translation>El rango de lo recalculado alcanza lo afirmado y lo sobrepasa.</translation>
    </message>
    <message>
        <source>The release notes hold.</source>
        <translation>Valen las notas de la versión.</translation>
    </message>
    <message>
        <source>The requirement "%1" has no value.</source>
        <translation>La necesidad «%1» no tiene valor.</translation>
    </message>
    <message>
        <source>The residual value must be from 0% to 100% of the price.</source>
        <translation>El valor residual debe ir del 0 % al 100 % del precio.</translation>
    </message>
    <message>
        <source>The result is of another division, or of a model that is not predicted.</source>
        <translation>El resultado es de otra división o de un modelo que no se predice.</translation>
    </message>
    <message>
        <source>The results here do not depend on it; the program's advice does.</source>
        <translation>Los resultados de aquí no dependen de ello; la recomendación del programa, sí.</translation>
    </message>
    <message>
        <source>The row has more or fewer columns than the header.</source>
        <translation>La fila tiene más o menos columnas que la cabecera.</translation>
    </message>
    <message>
        <source>The row has no comparable figure.</source>
        <translation>La fila no tiene ninguna cifra que se pueda comparar.</translation>
    </message>
    <message>
        <source>The row has no price.</source>
        <translation>La fila no tiene precio.</translation>
    </message>
    <message>
        <source>The row has two different prices of one kind: choose a column with --map.</source>
        <translation>La fila tiene dos precios distintos del mismo tipo: elija una columna con --map.</translation>
    </message>
    <message>
        <source>The row is for a machine without an accelerator.</source>
        <translation>La fila se refiere a una máquina sin acelerador.</translation>
    </message>
    <message>
        <source>The row names neither an instance nor an accelerator.</source>
        <translation>La fila no indica ni instancia ni acelerador.</translation>
    </message>
    <message>
        <source>The row to compare --on with.</source>
        <translation>La fila con la que se compara --on.</translation>
    </message>
    <message>
        <source>The same as %1.</source>
        <translation>Igual que %1.</translation>
    </message>
    <message>
        <source>The same code must run on more than one cloud.</source>
        <translation>El mismo código debe ejecutarse en más de una nube.</translation>
    </message>
    <message>
        <source>The same code must run on several clouds.</source>
        <translation>El mismo código debe funcionar en varias nubes.</translation>
    </message>
    <message>
        <source>The same figure is printed for one instance.</source>
        <translation>La misma cifra figura para una instancia.</translation>
    </message>
    <message>
        <source>The selection, largest effect first</source>
        <translation>La selección, el mayor efecto primero</translation>
    </message>
    <message>
        <source>The sequence must be at least 1 token long.</source>
        <translation>La secuencia debe tener al menos 1 token.</translation>
    </message>
    <message>
        <source>The service level: each user gets at least %1.</source>
        <translation>El nivel de servicio: cada usuario recibe al menos %1.</translation>
    </message>
    <message>
        <source>The service life must be from 0.01 to 100 years.</source>
        <translation>Los años de uso deben ir de 0,01 a 100.</translation>
    </message>
    <message>
        <source>The serving constants are based on %1 measurements.</source>
        <translation>Las constantes de inferencia se determinaron a partir de %1 mediciones.</translation>
    </message>
    <message>
        <source>The settings are damaged.</source>
        <translation>La configuración está dañada.</translation>
    </message>
    <message>
        <source>The settings of the program. Each change applies immediately.</source>
        <translation>Lo que el programa recuerda por usted. Cada elección se aplica de inmediato.</translation>
    </message>
    <message>
        <source>The settings were damaged; they are kept as %1.</source>
        <translation>La configuración estaba dañada; se conserva como %1.</translation>
    </message>
    <message>
        <source>The size of the data set and the number of chips are assumptions.</source>
        <translation>El tamaño del conjunto de datos y el número de chips son supuestos.</translation>
    </message>
    <message>
        <source>The slide cannot be checked. %1 %2</source>
        <translation>No se pudo comprobar la diapositiva. %1 %2</translation>
    </message>
    <message>
        <source>The slope is the memory bandwidth limit and the flat part the compute peak; they meet at the ridge point. Each mark is a phase of the workload. On the slope, more bandwidth helps; below the flat part, more compute. Both axes are logarithmic.</source>
        <translation>La pendiente es lo que permite el ancho de banda de memoria y la parte llana, el pico; se cortan en el punto de cresta. Una marca muestra dónde está una fase de la carga de trabajo: en la pendiente ayuda más ancho de banda; bajo la parte llana, más cómputo. Ambos ejes son logarítmicos.</translation>
    </message>
    <message>
        <source>The small arrow in a chart's corner selects what it shows. Click a bar, or move to it with the arrow keys and press Enter, to see the source of its number.</source>
        <translation>La flecha pequeña en la esquina de un gráfico elige qué muestra. Haga clic en una barra, o llegue a ella con las teclas de flecha y pulse Intro, para ver de dónde procede su número.</translation>
    </message>
    <message>
        <source>The smaller of peak and arithmetic intensity x memory bandwidth.</source>
        <translation>El menor de estos dos: el pico, o la intensidad aritmética x ancho de banda de memoria.</translation>
    </message>
    <message>
        <source>The source counts recomputed activations, so it is compared with runs without them.</source>
        <translation>La fuente cuenta las activaciones recalculadas; se compara con lo que alcanzan los entrenamientos sin ellas.</translation>
    </message>
    <message>
        <source>The source does not state the lengths of prompt and answer.</source>
        <translation>La fuente no indica las longitudes del prompt y de la respuesta.</translation>
    </message>
    <message>
        <source>The source does not state the number of training tokens.</source>
        <translation>La fuente no indica los tokens de entrenamiento.</translation>
    </message>
    <message>
        <source>The source does not state the prompt's length or the time to its first token.</source>
        <translation>La fuente no indica la longitud del prompt o el tiempo hasta el primer token.</translation>
    </message>
    <message>
        <source>The source of the selected number.</source>
        <translation>De dónde procede el número elegido.</translation>
    </message>
    <message>
        <source>The source of the selected number: value, range, status, date, formula, sources, and what other sources say.</source>
        <translation>De dónde procede el número elegido: valor, rango, estado, fecha, fórmula, fuentes y lo que dicen otras fuentes.</translation>
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
        <source>The source states the total of all %1 chips; it is predicted as %2 replicas of the model.</source>
        <translation>La fuente indica el total de los %1 chips; se predice como %2 réplicas del modelo.</translation>
    </message>
    <message>
        <source>The source's rate per EUR divided by its 1.140653 USD per EUR.</source>
        <translation>Tipo de cambio por EUR de la fuente, dividido entre sus 1,140653 USD por EUR.</translation>
    </message>
    <message>
        <source>The sources are named.</source>
        <translation>Se indican las fuentes.</translation>
    </message>
    <message>
        <source>The sources do not agree.</source>
        <translation>Las fuentes no coinciden.</translation>
    </message>
    <message>
        <source>The speed per user and the time to first token cannot be negative.</source>
        <translation>La velocidad por usuario y el tiempo hasta el primer token no pueden ser negativos.</translation>
    </message>
    <message>
        <source>The spot price equals the on-demand price: one of the two is not what it says.</source>
        <translation>El precio spot es igual al precio bajo demanda: uno de los dos no es lo que dice ser.</translation>
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
        <source>The state needs a linear layer.</source>
        <translation>Hay un estado, pero ninguna capa lineal que lo guarde.</translation>
    </message>
    <message>
        <source>The state of linear layers is not stated.</source>
        <translation>El estado de las capas lineales no se indica.</translation>
    </message>
    <message>
        <source>The steps between assumptions and results</source>
        <translation>Los pasos entre los supuestos y los resultados</translation>
    </message>
    <message>
        <source>The sum is right, the start is not.</source>
        <translation>La suma es correcta; el inicio, no.</translation>
    </message>
    <message>
        <source>The table behind the charts.</source>
        <translation>La tabla que hay detrás de los gráficos.</translation>
    </message>
    <message>
        <source>The template has changed since these slides were made: they may look different now.</source>
        <translation>La plantilla ha cambiado desde que se crearon estas diapositivas con ella: ahora pueden verse distintas.</translation>
    </message>
    <message>
        <source>The template of these slides can no longer be used: %1 Chipboard's own masters are used instead.</source>
        <translation>La plantilla de estas diapositivas ya no se puede usar: %1 En su lugar llevan los patrones propios de Chipboard.</translation>
    </message>
    <message>
        <source>The terms of these formulas are assumptions, figures with a source, or other results. The source card of a number shows its formula with live numbers.</source>
        <translation>Lo que figura en estas fórmulas es un supuesto, una cifra con su fuente u otro resultado. La ficha de la fuente de un número muestra su fórmula con números actuales.</translation>
    </message>
    <message>
        <source>The text is not valid UTF-8.</source>
        <translation>El texto no es UTF-8 válido.</translation>
    </message>
    <message>
        <source>The text size of %1 is %2 points; at this page size it should be %3 or more.</source>
        <translation>El tamaño de letra (%1) es de %2 puntos; con este tamaño de página debería ser de %3 o más.</translation>
    </message>
    <message>
        <source>The text size of a page.</source>
        <translation>El tamaño de letra de una página.</translation>
    </message>
    <message>
        <source>The title relies on %1, but the chart no longer shows its number.</source>
        <translation>El título se basa en %1, del que el gráfico ya no muestra ningún número.</translation>
    </message>
    <message>
        <source>The title says %1% less; %2 is now %3% below %4.</source>
        <translation>El título dice un %1 % menos; ahora %2 está un %3 % por debajo de %4.</translation>
    </message>
    <message>
        <source>The title says %1% more; %2 is now %3% above %4.</source>
        <translation>El título dice un %1 % más; ahora %2 está un %3 % por encima de %4.</translation>
    </message>
    <message>
        <source>The title says %1%; %2 is now %3% of %4.</source>
        <translation>El título dice un %1 %; ahora %2 es el %3 % de %4.</translation>
    </message>
    <message>
        <source>The title says %1; %2 is now %3.</source>
        <translation>El título dice %1; ahora %2 es %3.</translation>
    </message>
    <message>
        <source>The title says %1×; %2 is now %3× %4.</source>
        <translation>El título dice %1×; ahora %2 equivale a %3× %4.</translation>
    </message>
    <message>
        <source>The tokens exceed the context of the model.</source>
        <translation>Los tokens superan el contexto del modelo.</translation>
    </message>
    <message>
        <source>The total belongs to %1: add %1 with a matching total. %2</source>
        <translation>El total es el de %1: incluya también %1 con un total que encaje. %2</translation>
    </message>
    <message>
        <source>The total is published; the active parameters follow from the dimensions and are too many, because experts work on a narrower latent. The state of linear layers is not stated.</source>
        <translation>El total es el publicado; los parámetros activos se siguen de las dimensiones y son demasiados, porque los expertos trabajan sobre un vector latente más estrecho. El estado de las capas lineales no se indica.</translation>
    </message>
    <message>
        <source>The total is the published one. Of 52 blocks, 23 have experts, 23 Mamba and 6 attention; the state of Mamba is not stated.</source>
        <translation>El total es el publicado. De 52 bloques, 23 tienen expertos, 23 Mamba y 6 atención; el estado de Mamba no se indica.</translation>
    </message>
    <message>
        <source>The type of the weights is not stated; BF16 is assumed.</source>
        <translation>El tipo de los pesos no está indicado: BF16.</translation>
    </message>
    <message>
        <source>The unit of comparison.</source>
        <translation>Qué representa una fila.</translation>
    </message>
    <message>
        <source>The unit of comparison: a chip, a rented instance with its chips, or a multi-chip system.</source>
        <translation>Qué es una fila: un chip, una instancia que se alquila con sus chips o un sistema de muchos de ellos.</translation>
    </message>
    <message>
        <source>The unit of the price is unknown: state it as USD/hour.</source>
        <translation>No se entiende la unidad del precio: indíquela como USD/hour.</translation>
    </message>
    <message>
        <source>The utilisation must be from 0.1% to 100%.</source>
        <translation>La utilización debe ser del 0,1 % al 100 %.</translation>
    </message>
    <message>
        <source>The value is not a number.</source>
        <translation>El valor no es un número.</translation>
    </message>
    <message>
        <source>The values are nested more than %1 levels deep.</source>
        <translation>Los valores están anidados a más de %1 niveles.</translation>
    </message>
    <message>
        <source>The version, the date of the data, and the licences of the components.</source>
        <translation>Qué es el programa, la fecha de sus datos y las licencias de sus componentes.</translation>
    </message>
    <message>
        <source>The volume needs %1 chips of %2 and %3 of %4, rented as a whole (%5 an hour each).</source>
        <comment>a number, a chip, a number, a chip, two prices</comment>
        <translation>El volumen requiere %1 chips %2 y %3 chips %4, que se alquilan enteros (%5 por hora cada uno).</translation>
    </message>
    <message>
        <source>The weights are published in FP32; BF16 is assumed for serving.</source>
        <translation>Los pesos están publicados en FP32; para servir se supone BF16.</translation>
    </message>
    <message>
        <source>The whole page; scroll to see the rest.</source>
        <translation>La página entera; a lo que no cabe se llega desplazándola.</translation>
    </message>
    <message>
        <source>The window affects each step; change it in the program and export again.</source>
        <translation>El programa incluye la ventana en cada paso; cámbiela allí y exporte de nuevo.</translation>
    </message>
    <message>
        <source>The window has no colour theme "%1".</source>
        <translation>La ventana no tiene los colores «%1».</translation>
    </message>
    <message>
        <source>The window of %1 tokens is as long as the longest sequence: full attention.</source>
        <translation>La ventana de %1 tokens es tan larga como la secuencia máxima: atención completa.</translation>
    </message>
    <message>
        <source>The window shows one page at a time.</source>
        <translation>La ventana muestra una página a la vez.</translation>
    </message>
    <message>
        <source>The work already runs on AWS.</source>
        <translation>El trabajo ya se ejecuta en AWS.</translation>
    </message>
    <message>
        <source>The work comes in batches that can wait.</source>
        <translation>El trabajo llega en batches que pueden esperar.</translation>
    </message>
    <message>
        <source>The work is on AWS and mostly inference.</source>
        <translation>El trabajo está en AWS y es sobre todo inferencia.</translation>
    </message>
    <message>
        <source>The work must move between clouds.</source>
        <translation>El trabajo debe poder moverse entre nubes.</translation>
    </message>
    <message>
        <source>The workbook</source>
        <translation>El libro de Excel</translation>
    </message>
    <message>
        <source>The workload "%1" is not in the catalogue.</source>
        <translation>La carga de trabajo «%1» no está en el catálogo.</translation>
    </message>
    <message>
        <source>The workload has %1 concurrent requests; the curves end there.</source>
        <translation>La carga de trabajo indica %1 solicitudes a la vez; las curvas llegan hasta ellas.</translation>
    </message>
    <message>
        <source>The workload is not in the catalogue.</source>
        <translation>La carga de trabajo no está en el catálogo.</translation>
    </message>
    <message>
        <source>The workload is not in the catalogue: choose another one</source>
        <translation>La carga de trabajo no está en el catálogo: elija otra</translation>
    </message>
    <message>
        <source>The workload now serves %1.</source>
        <translation>La carga de trabajo ahora sirve %1.</translation>
    </message>
    <message>
        <source>The workload to estimate: a model to train, serve or run in batches.</source>
        <translation>El trabajo para el que se estiman los chips: un modelo que entrenar, servir o ejecutar por lotes.</translation>
    </message>
    <message>
        <source>The workload's default, or a suitable number.</source>
        <translation>El de la propia carga de trabajo, o tantas como la atiendan bien.</translation>
    </message>
    <message>
        <source>The workload; "chipboard list workloads" shows the ids.</source>
        <translation>La carga de trabajo; «chipboard list workloads» muestra sus identificadores.</translation>
    </message>
    <message>
        <source>Their price types differ: %1 (%2), %3 (%4).</source>
        <comment>a chip and its kind of price, another</comment>
        <translation>Sus precios son de tipos distintos: %1 (%2), %3 (%4).</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more problems in this file.</source>
        <translation><numerusform>Hay %n problema más en este archivo.</numerusform><numerusform>Hay %n problemas más en este archivo.</numerusform></translation>
    </message>
    <message>
        <source>There are more layers without experts than layers.</source>
        <translation>Hay menos capas que capas sin expertos.</translation>
    </message>
    <message>
        <source>There are more than %1 brackets.</source>
        <translation>Hay más de %1 paréntesis.</translation>
    </message>
    <message>
        <source>There are no completions for the shell "%1".</source>
        <translation>No hay autocompletados para el shell «%1».</translation>
    </message>
    <message>
        <source>There are no measurements of this kind on %1; the constants are those of %2.</source>
        <translation>No hay datos de ninguna medición de este tipo en %1; las constantes son las de %2.</translation>
    </message>
    <message>
        <source>There are no measurements of this kind on this family; the constants are those of %1.</source>
        <translation>No hay datos de ninguna medición de este tipo en esta familia; las constantes son las de %1.</translation>
    </message>
    <message>
        <source>There are no measurements to calibrate this kind of model.</source>
        <translation>No hay ninguna medición con la que calibrar este tipo de modelo.</translation>
    </message>
    <message>
        <source>There are no prices to recompute it from.</source>
        <translation>No se conocen precios con los que recalcularla.</translation>
    </message>
    <message>
        <source>There are no serving measurements on %1; the constants are those of all chips and software.</source>
        <translation>No hay datos de servicio en %1; las constantes son las de todos los chips y todo el software.</translation>
    </message>
    <message>
        <source>There are no serving measurements on %1; the constants are those of other chips under the same software.</source>
        <translation>No hay datos de servicio en %1; las constantes son las de otros chips con el mismo software.</translation>
    </message>
    <message>
        <source>There are no serving measurements on this family; the constants are those of other chips under the same software.</source>
        <translation>No hay datos de servicio en esta familia; las constantes son las de otros chips con el mismo software.</translation>
    </message>
    <message>
        <source>There are no training measurements of %1; the constants are those of %2.</source>
        <translation>No hay datos de entrenamiento de %1; las constantes son las de %2.</translation>
    </message>
    <message>
        <source>There are no training measurements of this family; the constants are those of %1.</source>
        <translation>No hay datos de entrenamiento de esta familia; las constantes son las de %1.</translation>
    </message>
    <message>
        <source>There are no training measurements on %1; the constants are those of all chips.</source>
        <translation>No hay datos de entrenamiento en %1; las constantes son las de todos los chips.</translation>
    </message>
    <message>
        <source>There is a lot of inference, and cost is the main constraint.</source>
        <translation>Hay mucha inferencia, y el coste es el límite principal.</translation>
    </message>
    <message>
        <source>There is already a scenario “%1”.</source>
        <translation>Ya existe un escenario «%1».</translation>
    </message>
    <message>
        <source>There is no %1 "%2", or it was skipped because it has errors.</source>
        <translation>No existe %1 «%2», o se omitió por sus propios errores.</translation>
    </message>
    <message>
        <source>There is no analysis "%1".</source>
        <translation>No existe la pregunta «%1».</translation>
    </message>
    <message>
        <source>There is no assumption "%1".</source>
        <translation>No existe el supuesto «%1».</translation>
    </message>
    <message>
        <source>There is no assumption "%1"; the page What-if uses its default.</source>
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
        <source>There is no chart here</source>
        <translation>Aquí no hay ningún gráfico</translation>
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
        <source>There is no colour theme "%1".</source>
        <translation>No existen los colores «%1».</translation>
    </message>
    <message>
        <source>There is no column "%1" for %2.</source>
        <translation>No existe la columna «%1» para %2.</translation>
    </message>
    <message>
        <source>There is no command "%1".</source>
        <translation>No existe el comando «%1».</translation>
    </message>
    <message>
        <source>There is no command "%1"; board files end in ".chipboard".</source>
        <translation>No existe el comando «%1», y el nombre de una comparación termina en «.chipboard».</translation>
    </message>
    <message>
        <source>There is no disk space left for the price store.</source>
        <translation>No queda espacio para el almacén de precios.</translation>
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
        <source>There is no figure "%1" for this kind of item (%2).</source>
        <translation>No existe la cifra «%1» para este tipo de elemento (%2).</translation>
    </message>
    <message>
        <source>There is no file "%1".</source>
        <translation>No existe el archivo «%1».</translation>
    </message>
    <message>
        <source>There is no import format "%1".</source>
        <translation>No existe el formato «%1» para importar.</translation>
    </message>
    <message>
        <source>There is no instance "%1" in the catalogue.</source>
        <translation>No existe la instancia «%1» en el catálogo.</translation>
    </message>
    <message>
        <source>There is no list "%1".</source>
        <translation>No hay ninguna lista de «%1».</translation>
    </message>
    <message>
        <source>There is no list "instance_types" in the file.</source>
        <translation>No hay ninguna lista "instance_types" en el archivo.</translation>
    </message>
    <message>
        <source>There is no metric "%1".</source>
        <translation>No existe la métrica «%1».</translation>
    </message>
    <message>
        <source>There is no metric “%1”; the page selected one.</source>
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
        <translation>No existe la página «%1».</translation>
    </message>
    <message>
        <source>There is no page size "%1".</source>
        <translation>No existe el tamaño de página «%1».</translation>
    </message>
    <message>
        <source>There is no price list "%1".</source>
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
        <source>There is no requirement "%1".</source>
        <translation>No existe la necesidad «%1».</translation>
    </message>
    <message>
        <source>There is no result: %1</source>
        <translation>No hay resultado: %1</translation>
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
        <source>There is no space for a temporary file.</source>
        <translation>No hay espacio para un archivo temporal.</translation>
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
        <source>There is no such layer.</source>
        <translation>No existe esa capa.</translation>
    </message>
    <message>
        <source>There is no system "%1" in the catalogue.</source>
        <translation>No existe el sistema «%1» en el catálogo.</translation>
    </message>
    <message>
        <source>There is no text size "%1".</source>
        <translation>No existe el tamaño de letra «%1».</translation>
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
        <source>There is not enough room for %1.</source>
        <translation>No hay espacio para el texto completo de %1.</translation>
    </message>
    <message>
        <source>There is nothing to draw while %1 varies.</source>
        <translation>No hay nada que trazar al variar %1.</translation>
    </message>
    <message>
        <source>There is nothing to draw.</source>
        <translation>No hay nada que dibujar.</translation>
    </message>
    <message>
        <source>There is nothing to draw: no row has a result.</source>
        <translation>No hay nada que simular: ninguna fila tiene resultado.</translation>
    </message>
    <message>
        <source>There is text after a closing quote.</source>
        <translation>Hay texto después de una comilla de cierre.</translation>
    </message>
    <message>
        <source>These files are already written: %1.</source>
        <translation>Estos archivos ya se han escrito: %1.</translation>
    </message>
    <message>
        <source>These prices were already imported on %1; nothing was added.</source>
        <translation>Estos precios ya se importaron el %1; no se añadió nada.</translation>
    </message>
    <message>
        <source>These prices were already imported.</source>
        <translation>Estos precios ya se importaron antes.</translation>
    </message>
    <message>
        <source>These values replace published figures on this board. To override a number, select it in the table of numbers or on its source card. Undo (Ctrl+Z) restores values that you reset.</source>
        <translation>Estos valores reemplazan a los publicados en esta comparación. Para sustituir un número, elíjalo en la tabla de números o en su ficha de la fuente. Lo que se restablece se recupera con Deshacer (Ctrl+Z).</translation>
    </message>
    <message>
        <source>They apply until the window is closed. Free some disk space, or check the permissions of the folder.</source>
        <translation>Se aplica hasta que se cierre la ventana. Libere espacio en el disco o compruebe los permisos de la carpeta.</translation>
    </message>
    <message>
        <source>They become custom values on this board.</source>
        <translation>Pasan a ser valores propios de esta comparación.</translation>
    </message>
    <message>
        <source>They concern different chips and measures, so Chipboard never merges them.</source>
        <translation>Se refieren a chips y medidas diferentes, así que Chipboard nunca las combina.</translation>
    </message>
    <message>
        <source>Third-party guess; AWS does not say.</source>
        <translation>Conjetura de terceros; AWS no lo dice.</translation>
    </message>
    <message>
        <source>Third-party; AWS does not say.</source>
        <translation>De terceros; AWS no lo dice.</translation>
    </message>
    <message>
        <source>This analysis compares two options, but only one is selected.</source>
        <translation>Este análisis compara dos opciones, pero solo hay una elegida.</translation>
    </message>
    <message>
        <source>This analysis does not cover %1.</source>
        <translation>La pregunta no se refiere a %1.</translation>
    </message>
    <message>
        <source>This board was saved by a newer Chipboard (format %1; this one reads up to %2).</source>
        <translation>Esta comparación se guardó con un Chipboard más reciente (formato %1; este lee hasta %2).</translation>
    </message>
    <message>
        <source>This brand theme needs a newer Chipboard.</source>
        <translation>Esta imagen corporativa es para un Chipboard más reciente.</translation>
    </message>
    <message>
        <source>This claim needs two marks: one is missing.</source>
        <translation>Esta afirmación trata de dos marcas: falta la otra.</translation>
    </message>
    <message>
        <source>This claim takes only one mark.</source>
        <translation>Esta afirmación trata de una sola marca.</translation>
    </message>
    <message>
        <source>This comparison is also open in a window on the computer %1.</source>
        <translation>Esta comparación también está abierta en una ventana del equipo %1.</translation>
    </message>
    <message>
        <source>This comparison is also open in another window.</source>
        <translation>Esta comparación también está abierta en otra ventana.</translation>
    </message>
    <message>
        <source>This does not apply to the workload.</source>
        <translation>Esto no se aplica a la carga de trabajo.</translation>
    </message>
    <message>
        <source>This entry is not an object: %1.</source>
        <translation>Esta entrada no es un objeto: %1.</translation>
    </message>
    <message>
        <source>This figure cannot be %1.</source>
        <translation>Esta cifra no puede ser %1.</translation>
    </message>
    <message>
        <source>This figure has two custom values.</source>
        <translation>Esta cifra se sustituye dos veces.</translation>
    </message>
    <message>
        <source>This figure must be a whole number.</source>
        <translation>Esta cifra es un número entero.</translation>
    </message>
    <message>
        <source>This file contains no comparison: another program created or changed it.</source>
        <translation>Este archivo no contiene ninguna comparación: otro programa lo creó o lo modificó.</translation>
    </message>
    <message>
        <source>This file has %1 parts, more than %2.</source>
        <translation>Este archivo tiene %1 partes, más de %2.</translation>
    </message>
    <message>
        <source>This file is larger than %1 MiB.</source>
        <translation>Este archivo supera los %1 MiB.</translation>
    </message>
    <message>
        <source>This file is not a ZIP package, or is truncated or damaged.</source>
        <translation>Este archivo no es un paquete ZIP, o está cortado o dañado.</translation>
    </message>
    <message>
        <source>This file is not a presentation.</source>
        <translation>Este archivo no es una presentación.</translation>
    </message>
    <message>
        <source>This file would unpack to %1 MiB.</source>
        <translation>Este archivo ocuparía %1 MiB al descomprimirlo.</translation>
    </message>
    <message>
        <source>This fix would remove rows or charts that you annotated. Change the selection instead.</source>
        <translation>Esta corrección eliminaría filas o gráficos que usted ha anotado. Cambie la selección en su lugar.</translation>
    </message>
    <message>
        <source>This is a PDF document, not a text file.</source>
        <translation>Es un documento PDF, no un archivo de texto.</translation>
    </message>
    <message>
        <source>This is a Parquet file, not a text file.</source>
        <translation>Es un archivo Parquet, no un archivo de texto.</translation>
    </message>
    <message>
        <source>This is a ZIP archive, not a text file.</source>
        <translation>Es un archivo ZIP, no un archivo de texto.</translation>
    </message>
    <message>
        <source>This is a board, not a spec file.</source>
        <translation>Esto es una comparación, no un archivo de especificaciones.</translation>
    </message>
    <message>
        <source>This is a compressed archive, not a text file.</source>
        <translation>Es un archivo comprimido, no un archivo de texto.</translation>
    </message>
    <message>
        <source>This is a directory, not a file.</source>
        <translation>Esto es un directorio, no un archivo.</translation>
    </message>
    <message>
        <source>This is a gzip archive, not a text file.</source>
        <translation>Es un archivo gzip, no un archivo de texto.</translation>
    </message>
    <message>
        <source>This is a picture, not a text file.</source>
        <translation>Es una imagen, no un archivo de texto.</translation>
    </message>
    <message>
        <source>This is a web page, not a data file.</source>
        <translation>Es una página web, no un archivo de datos.</translation>
    </message>
    <message>
        <source>This is an Office document such as an XLSX workbook, not a text file.</source>
        <translation>Es un documento de Office, como un libro XLSX, no un archivo de texto.</translation>
    </message>
    <message>
        <source>This is an SQLite database, not a text file.</source>
        <translation>Es una base de datos SQLite, no un archivo de texto.</translation>
    </message>
    <message>
        <source>This is an old Office document such as an XLS workbook, not a text file.</source>
        <translation>Es un documento antiguo de Office, como un libro XLS, no un archivo de texto.</translation>
    </message>
    <message>
        <source>This is not a board: its kind is "%1".</source>
        <translation>Esto no es una comparación: su tipo es «%1».</translation>
    </message>
    <message>
        <source>This is not a date. Write it as 2026-11-22, 2026-11 or 2026.</source>
        <translation>Esto no es una fecha. Escríbala como 2026-11-22, 2026-11 o 2026.</translation>
    </message>
    <message>
        <source>This is not a mapping.</source>
        <translation>Este valor no es válido.</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>Esto no es un archivo normal.</translation>
    </message>
    <message>
        <source>This is not a summary of MLPerf Inference: it has no column "%1".</source>
        <translation>Esto no es un resumen de MLPerf Inference: no tiene la columna «%1».</translation>
    </message>
    <message>
        <source>This is not valid JSON: "%1" is not allowed here.</source>
        <translation>Esto no es JSON válido: «%1» no puede ir aquí.</translation>
    </message>
    <message>
        <source>This is not valid JSON: found "%1" where "%2" is expected.</source>
        <translation>Esto no es JSON válido: aparece «%1» donde se espera «%2».</translation>
    </message>
    <message>
        <source>This is not valid JSON: it ends unexpectedly here.</source>
        <translation>Esto no es JSON válido: el texto se interrumpe aquí.</translation>
    </message>
    <message>
        <source>This is not valid JSON: the number is too large.</source>
        <translation>Esto no es JSON válido: el número es demasiado grande.</translation>
    </message>
    <message>
        <source>This link points to a file that does not exist, %1.</source>
        <translation>Este enlace lleva a un archivo que no existe, %1.</translation>
    </message>
    <message>
        <source>This page</source>
        <translation>Esta página</translation>
    </message>
    <message>
        <source>This page compares one answer under different assumptions, so numbers stay absolute.</source>
        <translation>Aquí una respuesta se compara consigo misma con otros supuestos, así que los números quedan como están.</translation>
    </message>
    <message>
        <source>This page has nothing to export. %1</source>
        <translation>Esta página no tiene nada que exportar. %1</translation>
    </message>
    <message>
        <source>This page needs both.</source>
        <translation>Esta página necesita ambos.</translation>
    </message>
    <message>
        <source>This page shows published figures, without your custom values.</source>
        <translation>Esta página muestra cifras publicadas, sin los valores propios.</translation>
    </message>
    <message>
        <source>This presentation does not declare the kinds of its parts.</source>
        <translation>Esta presentación no indica de qué tipos son sus partes.</translation>
    </message>
    <message>
        <source>This presentation has no slide master.</source>
        <translation>Esta presentación no tiene patrón de diapositivas.</translation>
    </message>
    <message>
        <source>This presentation lacks parts that its masters refer to.</source>
        <translation>A esta presentación le faltan partes a las que remiten sus patrones.</translation>
    </message>
    <message>
        <source>This price list already has a price for this item, place and term.</source>
        <translation>Este elemento, lugar y plazo ya tiene un precio en esta lista.</translation>
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
        <source>Three-dimensional torus; 4 chips a VM.</source>
        <translation>Toro tridimensional; 4 chips por VM.</translation>
    </message>
    <message>
        <source>Three-dimensional torus; the largest job takes 6,144 chips.</source>
        <translation>Toro tridimensional; el trabajo más grande ocupa 6.144 chips.</translation>
    </message>
    <message>
        <source>Three-year reservations and capacity blocks of early 2026 reach 3 to 4 USD, on demand never did. Nothing matches 9.80; perhaps the old 98.32 lost a digit.</source>
        <translation>Las reservas de tres años y los Capacity Blocks de principios de 2026 llegan a 3 o 4 USD; bajo demanda nunca. Nada coincide con 9,80; quizá el antiguo 98,32 perdió una cifra.</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Rendimiento</translation>
    </message>
    <message>
        <source>Throughput per chip</source>
        <translation>Rendimiento por chip</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Marca de eje</translation>
    </message>
    <message>
        <source>Tied with the first</source>
        <translation>Empatado con el primero</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Time per token</source>
        <translation>Tiempo por token</translation>
    </message>
    <message>
        <source>Time per token on one chip</source>
        <translation>Tiempo de un token en un chip</translation>
    </message>
    <message>
        <source>Time to first token</source>
        <translation>Tiempo al primer token</translation>
    </message>
    <message>
        <source>Time until an answer begins, including the wait for other prompts; concurrency is limited to keep it.</source>
        <translation>Hasta que empieza una respuesta, con la espera por otros prompts; se ejecutan a la vez tantas solicitudes como permita ese tiempo.</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Veces</translation>
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
        <translation>Título del gráfico; vacío: según los datos</translation>
    </message>
    <message>
        <source>Title of the page; leave empty for the automatic title</source>
        <translation>Título de la página; vacío: según los datos</translation>
    </message>
    <message>
        <source>Title, warning, legend and footer are complete.</source>
        <translation>El título, la advertencia, la leyenda y el pie están completos.</translation>
    </message>
    <message>
        <source>Titles, annotations and lines of the focused chart.</source>
        <translation>Títulos, notas y líneas del gráfico que tiene el foco.</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>Por hacer</translation>
    </message>
    <message>
        <source>To get the same file again, export with the original template.</source>
        <translation>Exporte con la plantilla tal como era para obtener de nuevo el mismo archivo.</translation>
    </message>
    <message>
        <source>To read prices in another currency, set its rate in US dollars: --map rate==1.08</source>
        <translation>Para leer precios en otra moneda, indique su tipo de cambio en dólares estadounidenses: --map rate==1.08</translation>
    </message>
    <message>
        <source>To verify</source>
        <translation>Por verificar</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Tokens in the training run.</source>
        <translation>Tokens con los que se entrena.</translation>
    </message>
    <message>
        <source>Tokens per answer.</source>
        <translation>Tokens de una respuesta.</translation>
    </message>
    <message>
        <source>Tokens per decode step</source>
        <translation>Tokens de un paso de decode</translation>
    </message>
    <message>
        <source>Tokens per dollar</source>
        <translation>Tokens por dinero</translation>
    </message>
    <message>
        <source>Tokens per prompt, or per text to encode.</source>
        <translation>Tokens de un prompt o de un texto que se codifica.</translation>
    </message>
    <message>
        <source>Tokens per second of all replicas</source>
        <translation>Tokens por segundo de todas las copias</translation>
    </message>
    <message>
        <source>Tokens per second of each user during decode, 1 / TPOT. Concurrency is limited to keep it, on the number of chips with the highest throughput.</source>
        <translation>Tokens por segundo mientras se escribe una respuesta, 1 / tiempo por token; se ejecutan a la vez tantas solicitudes como permita esa velocidad, en el número de chips que más atiende.</translation>
    </message>
    <message>
        <source>Tokens per second per chip</source>
        <translation>Tokens por segundo y chip</translation>
    </message>
    <message>
        <source>Tokens per second per replica</source>
        <translation>Tokens por segundo de una copia</translation>
    </message>
    <message>
        <source>Tokens per second, best so far</source>
        <translation>Tokens por segundo, mejor hasta ahora</translation>
    </message>
    <message>
        <source>Tokens per training sequence.</source>
        <translation>Tokens de una secuencia de entrenamiento.</translation>
    </message>
    <message>
        <source>Tokens that the model can attend to.</source>
        <translation>Tokens anteriores que el modelo puede tener en cuenta.</translation>
    </message>
    <message>
        <source>Tokens that windowed layers attend to. Applies to models with sliding or chunked attention.</source>
        <translation>Tokens que ven las capas con ventana. Se aplica a modelos con atención deslizante o por bloques.</translation>
    </message>
    <message>
        <source>Tokens/s per chip</source>
        <translation>Tokens/s por chip</translation>
    </message>
    <message>
        <source>Tokens/s per chip at that speed</source>
        <translation>Tokens/s por chip a esa velocidad</translation>
    </message>
    <message>
        <source>Tokens/s per user</source>
        <translation>Tokens/s por usuario</translation>
    </message>
    <message>
        <source>Too many entries here refer to one another and to missing entries; none of them was loaded.</source>
        <translation>Demasiados elementos se refieren aquí unos a otros y a nada; no se cargó ninguno.</translation>
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
        <translation>TorchNeuron es una beta cerrada.</translation>
    </message>
    <message>
        <source>TorchNeuron, the native PyTorch path, was still a closed beta in May 2026.</source>
        <translation>TorchNeuron, la vía nativa de PyTorch, seguía en beta cerrada en mayo de 2026.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>En conjunto</translation>
    </message>
    <message>
        <source>Total memory of all chips of one instance.</source>
        <translation>De todos los chips de una instancia en conjunto.</translation>
    </message>
    <message>
        <source>Total of a GB300 NVL72</source>
        <translation>Total de un GB300 NVL72</translation>
    </message>
    <message>
        <source>Total of a Trn3 UltraServer</source>
        <translation>Total de un Trn3 UltraServer</translation>
    </message>
    <message>
        <source>Total of both directions, text of the same page.</source>
        <translation>Total de ambos sentidos, texto de la misma página.</translation>
    </message>
    <message>
        <source>Total of both directions; 448 one way.</source>
        <translation>Total de ambos sentidos; 448 en un sentido.</translation>
    </message>
    <message>
        <source>Total power of one</source>
        <translation>Potencia de una, en total</translation>
    </message>
    <message>
        <source>Totals are computed from figures per GPU; no rack page of NVIDIA was found.</source>
        <translation>Los totales se calculan a partir de cifras por GPU; no se halló ninguna página de NVIDIA sobre el rack.</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Visita guiada</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entrenamiento</translation>
    </message>
    <message>
        <source>Training efficiency</source>
        <translation>Eficiencia de entrenamiento</translation>
    </message>
    <message>
        <source>Training is small, so moving does not pay.</source>
        <translation>Se entrena poco, así que migrar no se amortiza.</translation>
    </message>
    <message>
        <source>Training is so small that moving costs more than it saves.</source>
        <translation>Se entrena tan poco que migrar cuesta más de lo que ahorra.</translation>
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
        <source>Training of image models is not estimated.</source>
        <translation>El entrenamiento de modelos de imágenes no se estima.</translation>
    </message>
    <message>
        <source>Training runs</source>
        <translation>Entrenamientos</translation>
    </message>
    <message>
        <source>Training runs use 100 chips or more.</source>
        <translation>Los entrenamientos usan 100 chips o más.</translation>
    </message>
    <message>
        <source>Training step</source>
        <translation>Paso de entrenamiento</translation>
    </message>
    <message>
        <source>Training throughput</source>
        <translation>Velocidad de entrenamiento</translation>
    </message>
    <message>
        <source>Training time</source>
        <translation>Tiempo de entrenamiento</translation>
    </message>
    <message>
        <source>Training tokens</source>
        <translation>Tokens de entrenamiento</translation>
    </message>
    <message>
        <source>Training tokens (billions)</source>
        <translation>Tokens de entrenamiento (miles de millones)</translation>
    </message>
    <message>
        <source>Training: time per token on one chip</source>
        <translation>Entrenamiento: el tiempo de un token en un chip</translation>
    </message>
    <message>
        <source>Trainium</source>
        <translation>Trainium</translation>
    </message>
    <message>
        <source>Trainium and Inferentia vs NVIDIA</source>
        <translation>Trainium e Inferentia junto a NVIDIA</translation>
    </message>
    <message>
        <source>Trainium exists only on AWS: decide whether to accept the lock-in.</source>
        <translation>Trainium solo existe en AWS: decida si acepta la dependencia.</translation>
    </message>
    <message>
        <source>Trainium is priced below its competitors.</source>
        <translation>Trainium tiene un precio inferior al de sus competidores.</translation>
    </message>
    <message>
        <source>Trainium lets big AI firms and clouds depend less on NVIDIA and AMD.</source>
        <translation>Trainium permite que grandes empresas de IA y nubes dependan menos de NVIDIA y AMD.</translation>
    </message>
    <message>
        <source>Trainium1 competes with the A100 at a lower cost.</source>
        <translation>Trainium1 compite con el A100 a menor coste.</translation>
    </message>
    <message>
        <source>Trainium2 already had it.</source>
        <translation>Trainium2 ya la tenía.</translation>
    </message>
    <message>
        <source>Trainium2 chips expected by the end of 2025</source>
        <translation>chips Trainium2 previstos para finales de 2025</translation>
    </message>
    <message>
        <source>Trainium2 chips in use</source>
        <translation>chips Trainium2 en uso</translation>
    </message>
    <message>
        <source>Trainium2 gives 30 to 40% more work per dollar than the P5 instances.</source>
        <translation>Trainium2 hace entre un 30 y un 40 % más de trabajo por dinero que las instancias P5.</translation>
    </message>
    <message>
        <source>Trainium2 instances cost about half of comparable H100 instances.</source>
        <translation>Las instancias Trainium2 cuestan aproximadamente la mitad que las instancias H100 comparables.</translation>
    </message>
    <message>
        <source>Trainium2 is four times as fast as Trainium1.</source>
        <translation>Trainium2 es cuatro veces más rápido que Trainium1.</translation>
    </message>
    <message>
        <source>Trainium2 is four times as fast as the first generation.</source>
        <translation>Trainium2 es cuatro veces más rápido que la primera generación.</translation>
    </message>
    <message>
        <source>Trainium2 memory in the EC2 guide</source>
        <translation>Memoria de Trainium2 en la guía de EC2</translation>
    </message>
    <message>
        <source>Trainium2 or H100?</source>
        <translation>¿Trainium2 o H100?</translation>
    </message>
    <message>
        <source>Trainium2 supports it: 2,563 sparse TFLOPS.</source>
        <translation>Trainium2 la tiene: 2.563 TFLOPS dispersos.</translation>
    </message>
    <message>
        <source>Trainium3 doubles what its predecessor can do.</source>
        <translation>Trainium3 duplica lo que puede hacer su predecesor.</translation>
    </message>
    <message>
        <source>Trainium3 gives over five times the output tokens per megawatt of Trainium2 on gpt-oss-120b.</source>
        <translation>Trainium3 da más de cinco veces los tokens de salida por megavatio de Trainium2 con gpt-oss-120b.</translation>
    </message>
    <message>
        <source>Trainium3 is 40% more energy-efficient than Trainium2.</source>
        <translation>Trainium3 es un 40 % más eficiente energéticamente que Trainium2.</translation>
    </message>
    <message>
        <source>Trainium3 or Blackwell?</source>
        <translation>¿Trainium3 o Blackwell?</translation>
    </message>
    <message>
        <source>Trainium4 will have four times the memory bandwidth of Trainium3.</source>
        <translation>Trainium4 debe tener cuatro veces el ancho de banda de memoria de Trainium3.</translation>
    </message>
    <message>
        <source>Trainium4 will have six times the FP4 throughput of Trainium3.</source>
        <translation>Trainium4 debe tener seis veces el throughput FP4 de Trainium3.</translation>
    </message>
    <message>
        <source>Trainium4 will have six times the processing performance of Trainium3.</source>
        <translation>Trainium4 debe tener seis veces el rendimiento de procesamiento de Trainium3.</translation>
    </message>
    <message>
        <source>Trainium4 will have three times the FP8 performance of Trainium3.</source>
        <translation>Trainium4 debe tener tres veces el rendimiento FP8 de Trainium3.</translation>
    </message>
    <message>
        <source>Trainium4 will have twice the memory of Trainium3.</source>
        <translation>Trainium4 debe tener el doble de memoria que Trainium3.</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>Sin fondo</translation>
    </message>
    <message>
        <source>Transparent, for dark backgrounds</source>
        <translation>Sin fondo, sobre fondos oscuros</translation>
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
        <translation>Trn1 entrena con un coste hasta un 50 % menor que la P4d comparable.</translation>
    </message>
    <message>
        <source>Trn2 and Trn3 only.</source>
        <translation>Solo Trn2 y Trn3.</translation>
    </message>
    <message>
        <source>Trn2 instances give 30 to 40% more work per dollar than the GPU instances P5e and P5en.</source>
        <translation>Las instancias Trn2 hacen entre un 30 y un 40 % más de trabajo por dinero que las instancias de GPU P5e y P5en.</translation>
    </message>
    <message>
        <source>Trn3 at launch</source>
        <translation>Trn3 en su lanzamiento</translation>
    </message>
    <message>
        <source>True for FP8 of one chip, not for BF16, memory or bandwidth.</source>
        <translation>Cierto para el FP8 de un chip, no para BF16, la memoria ni el ancho de banda.</translation>
    </message>
    <message>
        <source>True for the instances of the table; chip by chip it is a quarter.</source>
        <translation>Cierto para las instancias de la tabla; chip por chip es un cuarto.</translation>
    </message>
    <message>
        <source>True in dense FP8 (362 against 360 PFLOPS), not against the 540 the article prints, nor in BF16 (97 against 180).</source>
        <translation>Cierto en FP8 denso (362 frente a 360 PFLOPS), no frente a los 540 que indica el artículo, ni en BF16 (97 frente a 180).</translation>
    </message>
    <message>
        <source>Try again when it has finished.</source>
        <translation>Inténtelo de nuevo cuando haya terminado.</translation>
    </message>
    <message>
        <source>Turns full screen on or off.</source>
        <translation>Da a la ventana toda la pantalla y se la vuelve a quitar.</translation>
    </message>
    <message>
        <source>Twice for Trainium3</source>
        <translation>El doble para Trainium3</translation>
    </message>
    <message>
        <source>Two assumptions</source>
        <translation>Dos supuestos</translation>
    </message>
    <message>
        <source>Two columns of the same name have different values: rename one of them.</source>
        <translation>Dos columnas con el mismo nombre tienen valores distintos: cambie el nombre de una.</translation>
    </message>
    <message>
        <source>Two dies in a package; one matrix product uses one die (191.5 TFLOPS).</source>
        <translation>Dos dies en un encapsulado; un producto matricial usa un solo die (191,5 TFLOPS).</translation>
    </message>
    <message>
        <source>Two files of this export have the same name.</source>
        <translation>Dos archivos de esta exportación tienen el mismo nombre.</translation>
    </message>
    <message>
        <source>Two forward and four backward; four in all where the base is frozen.</source>
        <translation>Dos hacia delante y cuatro hacia atrás; cuatro en total si la base está congelada.</translation>
    </message>
    <message>
        <source>Two lines show the cumulative cost with and without the move; where they cross, the move has paid for itself. The second chart shows the payback time by monthly spend. Thin lines mark the thresholds of the AWS chip guide of 2025. If a machine price or an API price is set, a fourth chart compares renting, owning and the API.</source>
        <translation>Dos líneas muestran lo pagado en total, con y sin el cambio; donde se cruzan, el cambio se ha amortizado. El segundo gráfico muestra los meses hasta entonces según el gasto mensual. Las líneas finas son los umbrales de la guía de chips de AWS de 2025. Si se indica un precio de la máquina o de una API, un cuarto gráfico compara alquiler, máquina propia y API.</translation>
    </message>
    <message>
        <source>Two scenarios are named "%1".</source>
        <translation>Hay dos escenarios «%1».</translation>
    </message>
    <message>
        <source>Two stacks; generation not named.</source>
        <translation>Dos pilas; generación no indicada.</translation>
    </message>
    <message>
        <source>Two-dimensional torus.</source>
        <translation>Toro bidimensional.</translation>
    </message>
    <message>
        <source>Two-way sensitivity</source>
        <translation>Sensibilidad a dos supuestos</translation>
    </message>
    <message>
        <source>Two-way sensitivity.</source>
        <translation>Sensibilidad a dos supuestos.</translation>
    </message>
    <message>
        <source>Type it again.</source>
        <translation>Escríbalo de nuevo.</translation>
    </message>
    <message>
        <source>Type to find commands, chips, pages and metrics.</source>
        <translation>Todo lo que se puede hacer, con solo escribir: comandos, chips, páginas, magnitudes.</translation>
    </message>
    <message>
        <source>Typical board power.</source>
        <translation>Potencia típica de la placa.</translation>
    </message>
    <message>
        <source>US bank prime rate in the first half of 2025 (Federal Reserve).</source>
        <translation>Tipo preferencial de los bancos de EE. UU. en el primer semestre de 2025, según la Reserva Federal.</translation>
    </message>
    <message>
        <source>USD</source>
        <translation>USD</translation>
    </message>
    <message>
        <source>USD a month by share of hours used</source>
        <translation>USD al mes según la parte de las horas que se usa</translation>
    </message>
    <message>
        <source>USD a month by tokens generated</source>
        <translation>USD al mes según los tokens respondidos</translation>
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
        <source>USD billion</source>
        <translation>miles de millones de USD</translation>
    </message>
    <message>
        <source>USD million</source>
        <translation>millones de USD</translation>
    </message>
    <message>
        <source>USD needs no exchange rate.</source>
        <translation>Un USD es un USD.</translation>
    </message>
    <message>
        <source>USD per 1 million items</source>
        <translation>USD por millón de elementos</translation>
    </message>
    <message>
        <source>USD per 1 million tokens</source>
        <translation>USD por millón de tokens</translation>
    </message>
    <message>
        <source>USD per 1M input tokens</source>
        <translation>USD por millón de tokens de entrada</translation>
    </message>
    <message>
        <source>USD per 1M items</source>
        <translation>USD por millón de elementos</translation>
    </message>
    <message>
        <source>USD per 1M tokens</source>
        <translation>USD por millón de tokens</translation>
    </message>
    <message>
        <source>USD per 1M tokens at %1 per user</source>
        <translation>USD por millón de tokens con %1 por usuario</translation>
    </message>
    <message>
        <source>USD per GB-hour</source>
        <translation>USD por GB y hora</translation>
    </message>
    <message>
        <source>USD per GPU-hour</source>
        <translation>USD por hora de GPU</translation>
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
        <source>USD/month</source>
        <translation>USD/mes</translation>
    </message>
    <message>
        <source>UltraServer</source>
        <translation>UltraServer</translation>
    </message>
    <message>
        <source>UltraServer, rented as one capacity block.</source>
        <translation>UltraServer, alquilado como un solo Capacity Block.</translation>
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
        <translation>Incertidumbre</translation>
    </message>
    <message>
        <source>Uncertainty (%1 of %2)</source>
        <comment>rows that are drawn, of all</comment>
        <translation>Incertidumbre (%1 de %2)</translation>
    </message>
    <message>
        <source>Unchanged from 2026-01-31 to 2026-07-22.</source>
        <translation>Sin cambios del 2026-01-31 al 2026-07-22.</translation>
    </message>
    <message>
        <source>Unchanged in the docs of August 2026.</source>
        <translation>Sigue así en la documentación de agosto de 2026.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Undoes the last change of the comparison, step by step without limit.</source>
        <translation>Deshace el último cambio de la comparación, paso a paso y sin límite.</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Unit of comparison</source>
        <translation>Qué representa una fila</translation>
    </message>
    <message>
        <source>Unit: %1. Higher is better.</source>
        <translation>Unidad: %1. Más es mejor.</translation>
    </message>
    <message>
        <source>Unit: %1. Lower is better.</source>
        <translation>Unidad: %1. Menos es mejor.</translation>
    </message>
    <message>
        <source>Unknown architecture "%1".</source>
        <translation>No se conoce la arquitectura "%1".</translation>
    </message>
    <message>
        <source>Unknown format %1.</source>
        <translation>No existe el formato %1.</translation>
    </message>
    <message>
        <source>Unknown key "%1".</source>
        <translation>La clave «%1» no se reconoce.</translation>
    </message>
    <message>
        <source>Unknown kind of attention "%1".</source>
        <translation>No se conoce el tipo de atención "%1".</translation>
    </message>
    <message>
        <source>Unknown kind of layer "%1".</source>
        <translation>No se conoce este tipo de capa: "%1".</translation>
    </message>
    <message>
        <source>Unknown quantization "%1".</source>
        <translation>No se conoce la cuantización "%1".</translation>
    </message>
    <message>
        <source>Unknown type of weights "%1".</source>
        <translation>No se conoce el tipo de pesos "%1".</translation>
    </message>
    <message>
        <source>Unknown unit "%1".</source>
        <translation>La unidad «%1» no se reconoce.</translation>
    </message>
    <message>
        <source>Unofficial table.</source>
        <translation>Tabla no oficial.</translation>
    </message>
    <message>
        <source>Unofficial; AWS publishes none.</source>
        <translation>No oficial; AWS no la publica.</translation>
    </message>
    <message>
        <source>Unofficial; from another list.</source>
        <translation>No oficial; de otra lista.</translation>
    </message>
    <message>
        <source>Unpack it and name the file inside.</source>
        <translation>Descomprímalo e indique el archivo que contiene.</translation>
    </message>
    <message>
        <source>Unpublished figures stay missing, with the reason; unknown values never become zero. Ranges are carried through every formula, so a result based on a range is a range too.</source>
        <translation>Lo que no está publicado queda sin dato e indica por qué; nada desconocido se convierte en cero. Los rangos se mantienen en todas las fórmulas, de modo que un número calculado a partir de un rango también lo es.</translation>
    </message>
    <message>
        <source>Unsaved changes of "%1" from the last session are shown. File &gt; Open shows the saved version.</source>
        <translation>Se muestran cambios de la última vez que «%1» aún no contiene. Archivo &gt; Abrir la muestra tal como se guardó.</translation>
    </message>
    <message>
        <source>Until payback</source>
        <translation>Hasta amortizarse</translation>
    </message>
    <message>
        <source>Until training is done, or until serving begins; includes the move.</source>
        <translation>Hasta que termine el entrenamiento o empiece el servicio; la migración también cuenta.</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Eje vertical</translation>
    </message>
    <message>
        <source>Up to 10x lower latency.</source>
        <translation>Latencia hasta 10x menor.</translation>
    </message>
    <message>
        <source>Up to 2.3x, against comparable EC2 instances for inference.</source>
        <translation>Hasta 2,3x, frente a instancias EC2 comparables para inferencia.</translation>
    </message>
    <message>
        <source>Up to 70%, against comparable EC2 instances for inference.</source>
        <translation>Hasta un 70 %, frente a instancias EC2 comparables para inferencia.</translation>
    </message>
    <message>
        <source>Up to the high end</source>
        <translation>Hasta el extremo superior</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Arriba, Abajo</translation>
    </message>
    <message>
        <source>Update Chipboard to open it; the file is unchanged.</source>
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
        <source>Upper number</source>
        <translation>Numerador</translation>
    </message>
    <message>
        <source>Usable memory per chip</source>
        <translation>Memoria utilizable de un chip</translation>
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
        <source>Use --format table or json.</source>
        <translation>Indique --format table o json.</translation>
    </message>
    <message>
        <source>Use . or a comma.</source>
        <translation>Debe ser . o una coma.</translation>
    </message>
    <message>
        <source>Use 1 to %1.</source>
        <translation>Indique de 1 a %1.</translation>
    </message>
    <message>
        <source>Use = != &lt; &lt;= &gt; &gt;= or contains.</source>
        <translation>Existen = != &lt; &lt;= &gt; &gt;= y contains.</translation>
    </message>
    <message>
        <source>Use = != &lt; &lt;= &gt; or &gt;=.</source>
        <translation>Existen = != &lt; &lt;= &gt; y &gt;=.</translation>
    </message>
    <message>
        <source>Use = != or contains.</source>
        <translation>Existen = != y contains.</translation>
    </message>
    <message>
        <source>Use AWS's Capacity Block prices as JSON.</source>
        <translation>Indique los precios de Capacity Block de AWS en JSON.</translation>
    </message>
    <message>
        <source>Use Epoch AI's table of machine-learning hardware as CSV.</source>
        <translation>Indique la tabla de hardware de aprendizaje automático de Epoch AI en CSV.</translation>
    </message>
    <message>
        <source>Use a copy that opens in other programs.</source>
        <translation>Use una copia que se abra en otros programas.</translation>
    </message>
    <message>
        <source>Use a file name ending in %1.</source>
        <translation>Haga que el nombre del archivo termine en %1.</translation>
    </message>
    <message>
        <source>Use a newer Chipboard.</source>
        <translation>Use un Chipboard más reciente.</translation>
    </message>
    <message>
        <source>Use a presentation (.pptx) or template (.potx) that PowerPoint or Impress opens.</source>
        <translation>Use una presentación (.pptx) o plantilla (.potx) que PowerPoint o Impress pueda abrir.</translation>
    </message>
    <message>
        <source>Use a price of another type (on-demand, Capacity Block, spot ...) if the price book has none. Otherwise such a row has no price.</source>
        <translation>Muestra un precio de otro tipo (bajo demanda, Capacity Block, spot ...) donde la lista de precios no tiene ninguno. Sin ello, esas filas quedan sin precio.</translation>
    </message>
    <message>
        <source>Use a smaller file.</source>
        <translation>Use un archivo más pequeño.</translation>
    </message>
    <message>
        <source>Use a whole number, 0 or more.</source>
        <translation>Indique un número entero, 0 o más.</translation>
    </message>
    <message>
        <source>Use each name only once.</source>
        <translation>Nombre cada uno una sola vez o de otra forma.</translation>
    </message>
    <message>
        <source>Use large type</source>
        <translation>Usar letra grande</translation>
    </message>
    <message>
        <source>Use letters, digits, dots, hyphens and underscores, starting with a letter or digit.</source>
        <translation>Use letras, cifras, puntos, guiones y guiones bajos, con una letra o cifra al principio.</translation>
    </message>
    <message>
        <source>Use list or remove.</source>
        <translation>Existen list y remove.</translation>
    </message>
    <message>
        <source>Use normal type</source>
        <translation>Usar letra normal</translation>
    </message>
    <message>
        <source>Use one of %1.</source>
        <translation>Use una de %1.</translation>
    </message>
    <message>
        <source>Use one of , ; | and tab.</source>
        <translation>Debe ser uno de , ; | y tab.</translation>
    </message>
    <message>
        <source>Use prices from %1</source>
        <translation>Tomar los precios de %1</translation>
    </message>
    <message>
        <source>Use prices “%1”</source>
        <translation>Usar los precios «%1»</translation>
    </message>
    <message>
        <source>Use summary.csv or summary_results.json of MLCommons.</source>
        <translation>Use summary.csv o summary_results.json de MLCommons.</translation>
    </message>
    <message>
        <source>Use table or json.</source>
        <translation>Admite table o json.</translation>
    </message>
    <message>
        <source>Use that version, or name another file. This file was not changed.</source>
        <translation>Use ese o indique otro archivo. Este no se modifica.</translation>
    </message>
    <message>
        <source>Use the automatic choice</source>
        <translation>Dejar que elija la página</translation>
    </message>
    <message>
        <source>Use the colours: %1</source>
        <translation>Elegir los colores: %1</translation>
    </message>
    <message>
        <source>Use the format csv for tables with other columns.</source>
        <translation>Use el formato csv para tablas con otras columnas.</translation>
    </message>
    <message>
        <source>Use the language %1</source>
        <translation>Idioma: %1</translation>
    </message>
    <message>
        <source>Use the light theme</source>
        <translation>Usar el tema claro</translation>
    </message>
    <message>
        <source>Use the masters of this presentation or template (.pptx, .potx), with its size, fonts and colours; "none" for Chipboard's own.</source>
        <translation>Coloca las diapositivas sobre los patrones de esta presentación o plantilla (.pptx, .potx), con su tamaño, fuentes y colores; "none" para los propios.</translation>
    </message>
    <message>
        <source>Use the prices of "%1"</source>
        <translation>Usar los precios de «%1»</translation>
    </message>
    <message>
        <source>Use the system language</source>
        <translation>Usar el idioma del sistema</translation>
    </message>
    <message>
        <source>Use these columns</source>
        <translation>Usar estas columnas</translation>
    </message>
    <message>
        <source>Use this language; commands use English by default.</source>
        <translation>Usa este idioma; si no se indica, los comandos responden en inglés.</translation>
    </message>
    <message>
        <source>Use three capital letters, such as EUR.</source>
        <translation>Indique tres letras mayúsculas, por ejemplo EUR.</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Usada por</translation>
    </message>
    <message>
        <source>Used by: %1. Numbers that depend on them will be missing.</source>
        <translation>Los usan: %1. Allí faltarán los números que dependen de ellos.</translation>
    </message>
    <message>
        <source>Used for rows without a date of their own.</source>
        <translation>Las filas indican su fecha; esta es para las que no la indican.</translation>
    </message>
    <message>
        <source>Used inside Azure, not rented as an instance. Its 9-bit MX format reaches 1,500 TFLOPS.</source>
        <translation>Se usa dentro de Azure, no se alquila como instancia. Su formato MX de 9 bits alcanza 1.500 TFLOPS.</translation>
    </message>
    <message>
        <source>Uses of Rainier</source>
        <translation>Para qué se usa Rainier</translation>
    </message>
    <message>
        <source>Uses the colours, font and logo from your company's file.</source>
        <translation>Toma los colores, el tipo de letra y el logotipo de un archivo de su empresa.</translation>
    </message>
    <message>
        <source>Uses the price of the same instance for this commitment where known, and counts all hours of a month. Elsewhere the list price applies and is marked.</source>
        <translation>Si se conoce un precio de la misma instancia para este compromiso, se aplica ese y se pagan todas las horas del mes; si no, queda el precio de la lista y se marca.</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>Utilización</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Precio-rendimiento</translation>
    </message>
    <message>
        <source>Value</source>
        <comment>a number</comment>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Value and label of the line: 80 needed</source>
        <translation>Valor de la línea y qué es: 80 necesarios</translation>
    </message>
    <message>
        <source>Values and formulas</source>
        <translation>Valores y fórmulas</translation>
    </message>
    <message>
        <source>Values here are compared with the claims, not with the baseline.</source>
        <translation>Las afirmaciones se contrastan con lo que se afirmó, sea cual sea la referencia.</translation>
    </message>
    <message>
        <source>Vast.ai offers (JSON)</source>
        <translation>Ofertas de Vast.ai (JSON)</translation>
    </message>
    <message>
        <source>Vector and matrix rate alike.</source>
        <translation>Velocidad vectorial y matricial iguales.</translation>
    </message>
    <message>
        <source>Vector rate.</source>
        <translation>Velocidad vectorial.</translation>
    </message>
    <message>
        <source>Vector rate; no tensor figure seen.</source>
        <translation>Velocidad vectorial; no se ha visto una cifra tensorial.</translation>
    </message>
    <message>
        <source>Vendor claims</source>
        <translation>Afirmaciones de fabricantes</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Version, date of the data, and licences.</source>
        <translation>Versión, fecha de los datos y licencias.</translation>
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
        <translation>Clasificación de imágenes con ViT-B/16</translation>
    </message>
    <message>
        <source>ViT-L/16</source>
        <translation>ViT-L/16</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabulario</translation>
    </message>
    <message>
        <source>Waiting, ms</source>
        <translation>Espera, ms</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Advertencia: %1</translation>
    </message>
    <message>
        <source>Weeks of engineering available for moving to other chips.</source>
        <translation>Semanas de ingenieros disponibles para migrar a otros chips.</translation>
    </message>
    <message>
        <source>Weight precision (bits)</source>
        <translation>Bits por peso</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>Weights and activations per chip</source>
        <translation>Pesos y activaciones de un chip</translation>
    </message>
    <message>
        <source>Weights and caches read / memory bandwidth + 2 x active parameters x requests / peak + overhead of layers and requests + communication between chips. Each has the share of peak that measurements show.</source>
        <translation>Lectura de los pesos y las cachés / ancho de banda de memoria + 2 x parámetros activos x solicitudes / pico + costes fijos de capas y solicitudes + intercambio entre chips, cada uno con la parte del pico que muestran las mediciones.</translation>
    </message>
    <message>
        <source>Weights of %1 bits are not supported.</source>
        <translation>No se conocen pesos de %1 bits.</translation>
    </message>
    <message>
        <source>Weights used by each token; fewer than all in a mixture of experts.</source>
        <translation>Pesos que encuentra un token; con expertos, menos que el total.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>¿Qué desea hacer?</translation>
    </message>
    <message>
        <source>What does the same work cost with other prices and assumptions?</source>
        <translation>¿Cuánto cuesta el mismo trabajo con otros precios y supuestos?</translation>
    </message>
    <message>
        <source>What is not comparable</source>
        <translation>Qué no es comparable</translation>
    </message>
    <message>
        <source>What the slide check covers</source>
        <translation>Qué busca la comprobación de diapositivas</translation>
    </message>
    <message>
        <source>What the work costs a month today; savings and payback follow from it.</source>
        <translation>Lo que el trabajo cuesta hoy al mes; de ahí salen el ahorro y la amortización.</translation>
    </message>
    <message>
        <source>What to compare</source>
        <translation>Qué comparar</translation>
    </message>
    <message>
        <source>What to compare.</source>
        <translation>Qué comparar.</translation>
    </message>
    <message>
        <source>What to export: a page, one chart of it, all pages with results, a report of them, or the answer as a one-page brief.</source>
        <translation>Qué exportar: una página, un gráfico de ella, todas las páginas con resultados, un informe de ellas o la respuesta como resumen de una página.</translation>
    </message>
    <message>
        <source>What would change it</source>
        <translation>Qué lo cambiaría</translation>
    </message>
    <message>
        <source>What would change the advice</source>
        <translation>Qué cambiaría la recomendación</translation>
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
        <source>What-if of %1</source>
        <translation>Qué pasaría si: de %1</translation>
    </message>
    <message>
        <source>What-if of one option</source>
        <translation>Qué pasaría si: de uno solo</translation>
    </message>
    <message>
        <source>What-if of the best option</source>
        <translation>Qué pasaría si: del mejor</translation>
    </message>
    <message>
        <source>What-if on %1</source>
        <translation>Qué pasaría si: sobre %1</translation>
    </message>
    <message>
        <source>What-if on the cost of the workload</source>
        <translation>Qué pasaría si: coste de la carga de trabajo</translation>
    </message>
    <message>
        <source>What-if: automatic break-even point</source>
        <translation>Qué pasaría si: cambio de orden según elija la página</translation>
    </message>
    <message>
        <source>What-if: automatic choices</source>
        <translation>Qué pasaría si: según elija la página</translation>
    </message>
    <message>
        <source>What-if: automatic table</source>
        <translation>Qué pasaría si: tabla según elija la página</translation>
    </message>
    <message>
        <source>What-if: break-even point by %1</source>
        <translation>Qué pasaría si: cambio de orden por %1</translation>
    </message>
    <message>
        <source>What-if: table over %1</source>
        <translation>Qué pasaría si: tabla sobre %1</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>When did each generation arrive, and what did it gain over the previous one?</source>
        <translation>¿Cuándo llegó cada generación y qué ganó frente a la anterior?</translation>
    </message>
    <message>
        <source>When does a move to another chip pay back, and at which utilisation does a commitment pay off?</source>
        <translation>¿Cuándo se amortiza migrar a otro chip y desde cuándo un compromiso?</translation>
    </message>
    <message>
        <source>When moving to other chips pays off</source>
        <translation>Cuándo se amortiza migrar a otros chips</translation>
    </message>
    <message>
        <source>When the title was written %1 was above %2; now it is not.</source>
        <translation>Cuando se escribió el título, %1 estaba por encima de %2; ahora ya no.</translation>
    </message>
    <message>
        <source>When the title was written %1 was below %2; now it is not.</source>
        <translation>Cuando se escribió el título, %1 estaba por debajo de %2; ahora ya no.</translation>
    </message>
    <message>
        <source>When the title was written %1 was the highest; now it is not.</source>
        <translation>Cuando se escribió el título, %1 era el máximo; ahora ya no.</translation>
    </message>
    <message>
        <source>When the title was written %1 was the lowest; now it is not.</source>
        <translation>Cuando se escribió el título, %1 era el mínimo; ahora ya no.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>Where sources contradict each other</source>
        <translation>Dónde se contradicen las fuentes</translation>
    </message>
    <message>
        <source>Where the default comes from</source>
        <translation>Origen del valor predeterminado</translation>
    </message>
    <message>
        <source>Which assumption affects the answer most, where is the break-even point, and how certain is it?</source>
        <translation>¿Qué supuesto influye más en la respuesta, con qué valor cambia el orden y qué certeza tiene?</translation>
    </message>
    <message>
        <source>Which chip serves at the lowest cost with the tokens/s that each user requires?</source>
        <translation>¿Qué chip atiende más barato a la velocidad que debe recibir cada usuario?</translation>
    </message>
    <message>
        <source>Which has more compute, memory and bandwidth, and at what cost?</source>
        <translation>¿Cuál tiene más cómputo, memoria y ancho de banda, y cuánto cuesta?</translation>
    </message>
    <message>
        <source>Which option is better, by how much, and why? The title answers the goal chosen above it.</source>
        <translation>¿Qué opción es mejor, por cuánto y por qué? El título responde al objetivo elegido encima.</translation>
    </message>
    <message>
        <source>Which option meets the requirements, and why are the others ruled out?</source>
        <translation>¿Qué opción cumple lo que se necesita y por qué se descartan las demás?</translation>
    </message>
    <message>
        <source>Which option offers the most for its price?</source>
        <translation>¿Cuál da más por su precio?</translation>
    </message>
    <message>
        <source>White on black with strong lines, for more contrast.</source>
        <translation>Blanco sobre negro con líneas gruesas, para ojos que necesitan contraste.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Why each is ruled out</source>
        <translation>Por qué se descarta cada uno</translation>
    </message>
    <message>
        <source>Why the others are ruled out</source>
        <translation>Por qué se descartan los demás</translation>
    </message>
    <message>
        <source>Why there is no value (n/p)</source>
        <translation>Por qué no hay valor (n/p)</translation>
    </message>
    <message>
        <source>Width and height, such as 210x148mm, 8x4.5in or 1600x900px</source>
        <translation>Anchura y altura, por ejemplo 210x148mm, 8x4.5in o 1600x900px</translation>
    </message>
    <message>
        <source>Width of a token between layers.</source>
        <translation>Anchura de un token entre las capas.</translation>
    </message>
    <message>
        <source>Width of all heads</source>
        <translation>Anchura de todas las cabezas</translation>
    </message>
    <message>
        <source>Width of one attention head; a KV cache stated by the model does not change.</source>
        <translation>Anchura de una cabeza de atención; una caché KV que el propio modelo indica no cambia con ella.</translation>
    </message>
    <message>
        <source>Width of the cached latent. The cache adjusts. Applies to models with multi-head latent attention.</source>
        <translation>Anchura del vector latente en caché. La caché se ajusta. Se aplica a modelos con atención latente multicabezal.</translation>
    </message>
    <message>
        <source>Williams, Waterman, Patterson: Roofline, CACM 52(4), 2009.</source>
        <translation>Williams, Waterman, Patterson: Roofline, CACM 52(4), 2009.</translation>
    </message>
    <message>
        <source>With 36 Grace CPUs, 18 nodes of 4 GPUs.</source>
        <translation>Con 36 CPU Grace, 18 nodos de 4 GPU.</translation>
    </message>
    <message>
        <source>With 36 Grace CPUs.</source>
        <translation>Con 36 CPU Grace.</translation>
    </message>
    <message>
        <source>With 36 Vera CPUs.</source>
        <translation>Con 36 CPU Vera.</translation>
    </message>
    <message>
        <source>With MXFP8.</source>
        <translation>Con MXFP8.</translation>
    </message>
    <message>
        <source>With MXFP8; 144 x 2,517.</source>
        <translation>Con MXFP8; 144 x 2.517.</translation>
    </message>
    <message>
        <source>With SDK 2.29.0.</source>
        <translation>Con SDK 2.29.0.</translation>
    </message>
    <message>
        <source>With a range</source>
        <translation>Con intervalo</translation>
    </message>
    <message>
        <source>With less than 10,000 USD of monthly spend,</source>
        <translation>Con un gasto inferior a 10.000 USD al mes,</translation>
    </message>
    <message>
        <source>With operators that are written for CUDA,</source>
        <translation>Con operadores escritos para CUDA,</translation>
    </message>
    <message>
        <source>With published prices the share is 65% of P5 on demand and 86 to 114% of P5 capacity blocks; half holds only per FP8 operation.</source>
        <translation>Con precios publicados, la proporción es el 65 % de P5 bajo demanda y del 86 al 114 % de P5 en Capacity Blocks; la mitad solo vale por operación FP8.</translation>
    </message>
    <message>
        <source>With speculative decoding: tokens per step on average, the acceptance length.</source>
        <translation>Con decodificación especulativa: tokens que da un paso en promedio, la longitud de aceptación.</translation>
    </message>
    <message>
        <source>With the front end; 4 ports of 200 Gbps serve the GPUs.</source>
        <translation>Incluye el front-end; 4 puertos de 200 Gbps sirven a las GPU.</translation>
    </message>
    <message>
        <source>With the front end; 8 ports of 200 Gbps serve the GPUs.</source>
        <translation>Incluye el front-end; 8 puertos de 200 Gbps sirven a las GPU.</translation>
    </message>
    <message>
        <source>Within 20%</source>
        <translation>Dentro del 20 %</translation>
    </message>
    <message>
        <source>Within 25%</source>
        <translation>Dentro del 25 %</translation>
    </message>
    <message>
        <source>Within a replica, the experts are split across its chips, and each chip holds all of attention.</source>
        <translation>En cada copia, los expertos se reparten entre sus chips y cada chip tiene toda la atención.</translation>
    </message>
    <message>
        <source>Without "%1",</source>
        <translation>Sin «%1»,</translation>
    </message>
    <message>
        <source>Without %1, %2 comes nearest with %3.</source>
        <translation>Sin %1, el más próximo es %2, con %3.</translation>
    </message>
    <message>
        <source>Without %1, %2 would fit.</source>
        <translation>Sin %1, %2 sería adecuado.</translation>
    </message>
    <message>
        <source>Without a command, lists all commands.</source>
        <translation>Sin un comando, indica qué comandos hay.</translation>
    </message>
    <message>
        <source>Without a value: %1.</source>
        <translation>Sin valor: %1.</translation>
    </message>
    <message>
        <source>Without blue (&amp;tritanopia)</source>
        <translation>Sin &amp;azul (tritanopía)</translation>
    </message>
    <message>
        <source>Without effect</source>
        <translation>Sin efecto</translation>
    </message>
    <message>
        <source>Without green (&amp;deuteranopia)</source>
        <translation>Sin verde (&amp;deuteranopía)</translation>
    </message>
    <message>
        <source>Without red (&amp;protanopia)</source>
        <translation>Sin rojo (&amp;protanopía)</translation>
    </message>
    <message>
        <source>Without vCPU and memory; a whole node cost 6.155 a GPU on 2026-09-20.</source>
        <translation>Sin vCPU ni memoria; un nodo entero costaba 6,155 por GPU el 2026-09-20.</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Trabajo</translation>
    </message>
    <message>
        <source>Work is compared with the roof of its own chip, so these numbers stay absolute. For single chips the table shows peaks and bandwidths relative to the baseline.</source>
        <translation>El trabajo se lee respecto al techo de su propio chip, así que estos números quedan como están; para chips individuales, la tabla compara los picos y anchos de banda con la referencia.</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>Cálculos</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Carga de trabajo</translation>
    </message>
    <message>
        <source>Workload</source>
        <comment>on the cover of a report</comment>
        <translation>Carga de trabajo</translation>
    </message>
    <message>
        <source>Workload set to %1.</source>
        <translation>Carga de trabajo: %1.</translation>
    </message>
    <message>
        <source>Workload: %1</source>
        <translation>Carga de trabajo: %1</translation>
    </message>
    <message>
        <source>Workload: %1. Prices: %2.</source>
        <translation>Carga de trabajo: %1. Precios: %2.</translation>
    </message>
    <message>
        <source>Write "bfloat16", "float16" or "float32".</source>
        <translation>Escriba "bfloat16", "float16" o "float32".</translation>
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
        <source>Write --title CHART=TEXT, such as --title "memory=Enough for 70B".</source>
        <translation>Escriba --title CHART=TEXT, por ejemplo --title "memory=Suficiente para 70B".</translation>
    </message>
    <message>
        <source>Write FIELD=COLUMN, such as price=Hourly, or FIELD==VALUE for all rows.</source>
        <translation>Escriba FIELD=COLUMN, por ejemplo price=Hourly, o FIELD==VALUE para todas las filas.</translation>
    </message>
    <message>
        <source>Write PDF files as PDF/A-1b, for archiving; such a file has no embedded board and cannot be opened again.</source>
        <translation>Guarda los archivos PDF como PDF/A-1b, para archivo; un archivo así no incluye la comparación y no se puede volver a abrir.</translation>
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
        <source>Write a smaller number.</source>
        <translation>Escriba un número menor.</translation>
    </message>
    <message>
        <source>Write as a wide slide</source>
        <translation>Usar una diapositiva panorámica</translation>
    </message>
    <message>
        <source>Write chipboard import %1 FILE.</source>
        <translation>Escriba chipboard import %1 ARCHIVO.</translation>
    </message>
    <message>
        <source>Write chipboard list instances --where EXPRESSION.</source>
        <translation>Escriba chipboard list instances --where EXPRESSION.</translation>
    </message>
    <message>
        <source>Write it as "#B85C00": red, green and blue, two hexadecimal digits each.</source>
        <translation>Escríbalo como "#B85C00": rojo, verde y azul, con dos cifras hexadecimales cada uno.</translation>
    </message>
    <message>
        <source>Write it as %1=NUMBER.</source>
        <translation>Escríbalo como %1=NUMBER.</translation>
    </message>
    <message>
        <source>Write it as %1=VALUE.</source>
        <translation>Escríbalo como %1=VALUE.</translation>
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
        <source>Write it as the cloud does, such as us-east-2.</source>
        <translation>Escríbalo como la nube: us-east-2.</translation>
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
        <source>Write it without a unit, with a decimal point: 12.5.</source>
        <translation>Escríbalo sin unidad, con un punto antes de los decimales: 12,5.</translation>
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
        <source>Write null, or the status of the value.</source>
        <translation>Escriba null, o el estado que tiene el valor.</translation>
    </message>
    <message>
        <source>Write numbers with a decimal point and without thousands separators.</source>
        <translation>Los números se escriben con punto decimal y sin separador de millares.</translation>
    </message>
    <message>
        <source>Write the number without quotes.</source>
        <translation>Escriba el número sin comillas.</translation>
    </message>
    <message>
        <source>Write this file; can be repeated.</source>
        <translation>Escribe este archivo; se puede indicar varias veces.</translation>
    </message>
    <message>
        <source>Writes what the window shows. The extension of each file name sets the format; equal input gives equal bytes.</source>
        <translation>Guarda lo que muestra la ventana. La extensión de cada archivo decide su formato; entradas iguales dan bytes iguales.</translation>
    </message>
    <message>
        <source>Year of Inferentia1</source>
        <translation>Año de Inferentia1</translation>
    </message>
    <message>
        <source>Year of Trainium1</source>
        <translation>Año de Trainium1</translation>
    </message>
    <message>
        <source>Yellow cells of the sheet Assumptions can be changed: Results and the charts update. Overview, Data and the sheets of pages stay as they were exported.</source>
        <translation>Las celdas amarillas de la hoja Supuestos se pueden cambiar: Resultados y los gráficos se actualizan. Resumen, Datos y las hojas de las páginas quedan como se exportaron.</translation>
    </message>
    <message>
        <source>Your custom values</source>
        <translation>Valores propios</translation>
    </message>
    <message>
        <source>Your files change the catalogue: %1 and %2 more.</source>
        <translation>Sus propios archivos modifican el catálogo: %1 y %2 más.</translation>
    </message>
    <message>
        <source>Your files change the catalogue: %1.</source>
        <translation>Sus propios archivos modifican el catálogo: %1.</translation>
    </message>
    <message>
        <source>Your files changed; the catalogue was reloaded.</source>
        <translation>Cambiaron archivos propios; el catálogo se leyó de nuevo.</translation>
    </message>
    <message>
        <source>Your prices; empty as shipped.</source>
        <translation>Sus propios precios; la lista se suministra vacía.</translation>
    </message>
    <message>
        <source>Your question: the page title answers it, and its metric comes first.</source>
        <translation>Lo que desea saber: la respuesta es el título de la página y su magnitud va primero.</translation>
    </message>
    <message>
        <source>Your value</source>
        <translation>Su valor</translation>
    </message>
    <message>
        <source>Your workload</source>
        <translation>Su carga de trabajo</translation>
    </message>
    <message>
        <source>ZeRO stage %1</source>
        <translation>ZeRO, etapa %1</translation>
    </message>
    <message>
        <source>Zone ap-southeast-4c.</source>
        <translation>Zona ap-southeast-4c.</translation>
    </message>
    <message>
        <source>Zone sa-east-1c, mean of 30 days.</source>
        <translation>Zona sa-east-1c, media de 30 días.</translation>
    </message>
    <message>
        <source>Zone us-east-2c; AWS rates the chance to get it 1 of 10.</source>
        <translation>Zona us-east-2c; AWS puntúa la probabilidad de obtenerla con 1 de 10.</translation>
    </message>
    <message>
        <source>Zone us-east-2c; exactly a tenth of on-demand, so perhaps a floor.</source>
        <translation>Zona us-east-2c; exactamente una décima parte del precio bajo demanda, así que quizá sea un mínimo.</translation>
    </message>
    <message>
        <source>Zoom a chart with two axes</source>
        <translation>Ampliar un gráfico de dos ejes</translation>
    </message>
    <message>
        <source>Zoom with the wheel, + or -, then pan by dragging or with Alt and the arrow keys; 0 resets the zoom. Drag the title out of the window to copy the chart.</source>
        <translation>La rueda, + y - amplían; arrastrar o Alt con las flechas lo mueve entonces, 0 muestra todo; por su título se saca de la ventana.</translation>
    </message>
    <message>
        <source>a caution</source>
        <translation>un aviso</translation>
    </message>
    <message>
        <source>a commitment of %1</source>
        <translation>un compromiso de %1</translation>
    </message>
    <message>
        <source>a failure means going back or starting again</source>
        <translation>un fallo obliga a retroceder o a empezar de nuevo</translation>
    </message>
    <message>
        <source>a fault</source>
        <translation>un error</translation>
    </message>
    <message>
        <source>a model in which each token uses only part of the weights: all of them take memory, the active ones take time.</source>
        <translation>modelo en el que cada token usa solo una parte: todos sus pesos ocupan memoria; los activos llevan tiempo.</translation>
    </message>
    <message>
        <source>a month</source>
        <translation>al mes</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>a piece of a word, the unit in which a language model reads and writes.</source>
        <translation>fragmento de palabra que un modelo de lenguaje lee o escribe de una vez.</translation>
    </message>
    <message>
        <source>a price</source>
        <translation>un precio</translation>
    </message>
    <message>
        <source>a sparse figure counts operations that are skipped because half of the weights are zero, which doubles it; comparisons here use dense figures.</source>
        <translation>una cifra dispersa cuenta las operaciones que se omiten porque la mitad de los pesos son cero, lo que la duplica; aquí se comparan cifras densas.</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>una cadena</translation>
    </message>
    <message>
        <source>a variant of a common one</source>
        <translation>una variante de una común</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>alrededor de %1</translation>
    </message>
    <message>
        <source>about %1 %2 than %3</source>
        <comment>about 30 % cheaper than a chip</comment>
        <translation>alrededor de un %1 %2 que %3</translation>
    </message>
    <message>
        <source>about %1 (%2 to %3)</source>
        <translation>unos %1 (de %2 a %3)</translation>
    </message>
    <message>
        <source>about %1 times as fast as %2</source>
        <translation>unas %1 veces tan rápido como %2</translation>
    </message>
    <message>
        <source>about 6 weeks or more late</source>
        <translation>unas 6 semanas o más de retraso</translation>
    </message>
    <message>
        <source>about late 2027</source>
        <translation>hacia finales de 2027</translation>
    </message>
    <message>
        <source>accelerator chips with their main figures</source>
        <translation>chips aceleradores con sus cifras principales</translation>
    </message>
    <message>
        <source>acres</source>
        <translation>acres</translation>
    </message>
    <message>
        <source>activated</source>
        <translation>puesta en servicio</translation>
    </message>
    <message>
        <source>activations recomputed</source>
        <translation>activaciones recalculadas</translation>
    </message>
    <message>
        <source>advice</source>
        <translation>recomendación</translation>
    </message>
    <message>
        <source>advises on the design of Trainium3</source>
        <translation>asesora sobre el diseño de Trainium3</translation>
    </message>
    <message>
        <source>advisor; advice; recommend; recommendation; what should I buy; what should I rent; requirements; budget</source>
        <translation>asesor; consejo; recomendar; recomendación; qué comprar; qué alquilar; requisitos; presupuesto</translation>
    </message>
    <message>
        <source>against</source>
        <translation>habla en contra</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>frente a %1</translation>
    </message>
    <message>
        <source>against %1</source>
        <comment>a chip</comment>
        <translation>frente a %1</translation>
    </message>
    <message>
        <source>aims of the advice</source>
        <translation>objetivos del asesoramiento</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todo</translation>
    </message>
    <message numerus="yes">
        <source>all %n scenarios</source>
        <translation><numerusform>%n escenario</numerusform><numerusform>los %n escenarios</numerusform></translation>
    </message>
    <message>
        <source>all chips</source>
        <translation>todos los chips</translation>
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
        <source>an estimate and a price are needed</source>
        <translation>se necesitan una estimación y un precio</translation>
    </message>
    <message>
        <source>an instance type or an accelerator</source>
        <translation>un tipo de instancia o un acelerador</translation>
    </message>
    <message>
        <source>an intermediate value in a layer of a model; training stores them for the backward pass.</source>
        <translation>número que una capa de un modelo pasa a la siguiente; el entrenamiento los guarda para el camino de vuelta.</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>an unknown date</source>
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
        <source>announced factor rounded to a whole number</source>
        <translation>factor anunciado redondeado a un número entero</translation>
    </message>
    <message>
        <source>announced, not yet on sale</source>
        <translation>anunciado, aún no a la venta</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>any other price list (CSV, JSON or XLSX; columns with other names are mapped)</source>
        <translation>cualquier otra lista de precios (CSV, JSON o XLSX; se asignan las columnas con otros nombres)</translation>
    </message>
    <message>
        <source>approximate</source>
        <translation>aproximado</translation>
    </message>
    <message>
        <source>arithmetic / rate and the overhead of the layers</source>
        <translation>aritmética / velocidad, más los costes fijos de las capas</translation>
    </message>
    <message>
        <source>as found</source>
        <translation>según lo hallado</translation>
    </message>
    <message>
        <source>as given</source>
        <translation>según lo indicado</translation>
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
        <source>assumptions, with ranges and defaults</source>
        <translation>qué supuestos se pueden cambiar, con rangos y valores predeterminados</translation>
    </message>
    <message>
        <source>assumptions; inputs; parameters of the estimate</source>
        <translation>supuestos; suposiciones; hipótesis; entradas; parámetros de la estimación</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>en %1</translation>
    </message>
    <message>
        <source>at %1 a month</source>
        <translation>con %1 al mes ahora</translation>
    </message>
    <message>
        <source>at %1 per user</source>
        <translation>con %1 por usuario</translation>
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
        <source>at your %1</source>
        <comment>$2.40</comment>
        <translation>a su precio de %1</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>axes and subtitles</source>
        <translation>ejes y subtítulos</translation>
    </message>
    <message>
        <source>band = move to %1, eight of ten cases</source>
        <translation>banda = migrar a %1, ocho de cada diez casos</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>ancho de banda</translation>
    </message>
    <message>
        <source>bandwidth; memory bandwidth</source>
        <translation>ancho de banda; ancho de banda de memoria</translation>
    </message>
    <message>
        <source>baseline to burst</source>
        <translation>de la base a la ráfaga</translation>
    </message>
    <message>
        <source>best case; worst case; alternatives</source>
        <translation>mejor caso; peor caso; alternativas</translation>
    </message>
    <message>
        <source>best chip; best fit; buy</source>
        <translation>mejor chip; chip adecuado; comprar</translation>
    </message>
    <message>
        <source>beta since July 2026</source>
        <translation>beta desde julio de 2026</translation>
    </message>
    <message>
        <source>better</source>
        <translation>mejor</translation>
    </message>
    <message>
        <source>block price</source>
        <translation>por bloque</translation>
    </message>
    <message>
        <source>both are %1 USD per hour</source>
        <translation>ambos son %1 USD por hora</translation>
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
        <source>both scenarios</source>
        <translation>ambos escenarios</translation>
    </message>
    <message>
        <source>both, side by side</source>
        <translation>ambas, una junto a otra</translation>
    </message>
    <message>
        <source>bottleneck; memory bound; compute bound; bandwidth bound</source>
        <translation>cuello de botella; limitado por memoria; limitado por cómputo; limitado por ancho de banda</translation>
    </message>
    <message>
        <source>bought by Amazon in</source>
        <translation>comprado por Amazon en</translation>
    </message>
    <message>
        <source>break-even</source>
        <translation>punto de equilibrio</translation>
    </message>
    <message>
        <source>break-even output / tokens of 730 hours at the utilisation</source>
        <translation>salida a partir de la cual alquilar gana a una API / tokens de 730 horas con la utilización</translation>
    </message>
    <message>
        <source>brief; one page; one-pager; handout</source>
        <translation>resumen de una página; una página; hoja</translation>
    </message>
    <message>
        <source>by</source>
        <translation>por</translation>
    </message>
    <message>
        <source>by monthly spend</source>
        <translation>según el gasto mensual</translation>
    </message>
    <message>
        <source>by share of hours used</source>
        <translation>según la parte de las horas que se usa</translation>
    </message>
    <message>
        <source>by speed per user</source>
        <translation>según la velocidad que recibe cada usuario</translation>
    </message>
    <message>
        <source>by the hour</source>
        <translation>por horas</translation>
    </message>
    <message>
        <source>cFP8.</source>
        <translation>cFP8.</translation>
    </message>
    <message>
        <source>cannot be "%2"; choose one of %1.</source>
        <translation>debe ser uno de %1; es «%2».</translation>
    </message>
    <message>
        <source>cannot be checked</source>
        <translation>no comprobable</translation>
    </message>
    <message>
        <source>cannot be negative.</source>
        <translation>no puede ser negativo.</translation>
    </message>
    <message>
        <source>catalogue of %1</source>
        <translation>catálogo de %1</translation>
    </message>
    <message>
        <source>caution</source>
        <translation>aviso</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>cambiado</translation>
    </message>
    <message>
        <source>cheaper</source>
        <translation>más barato</translation>
    </message>
    <message>
        <source>cheaper, but its software is in maintenance</source>
        <translation>más barato, pero su software está en mantenimiento</translation>
    </message>
    <message>
        <source>cheaper; cheapest; which is cheaper; which is cheapest; which chip; bill; monthly bill; cost; costs; what does it cost; overview; summary; result; start page</source>
        <translation>más barato; el más barato; cuál es más barato; cuál es el más barato; qué chip; factura; factura mensual; coste; costes; costo; cuánto cuesta; resumen; visión general; resultado; página de inicio</translation>
    </message>
    <message>
        <source>chip</source>
        <translation>chip</translation>
    </message>
    <message>
        <source>chip labs</source>
        <translation>laboratorios de chips</translation>
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
        <source>chip-to-chip communication</source>
        <translation>enlace entre chips</translation>
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
        <source>chips landed, all customers</source>
        <translation>chips entregados, todos los clientes</translation>
    </message>
    <message>
        <source>chips only</source>
        <translation>solo chips</translation>
    </message>
    <message>
        <source>chips only, included in rental prices</source>
        <translation>solo chips, incluido en un alquiler</translation>
    </message>
    <message>
        <source>chips that do the work</source>
        <translation>chips que hacen el trabajo</translation>
    </message>
    <message>
        <source>chips used</source>
        <translation>chips usados</translation>
    </message>
    <message>
        <source>chips x batches x items / batch latency</source>
        <translation>chips x batches x elementos / tiempo de un batch</translation>
    </message>
    <message>
        <source>chips x deployments needed for the monthly volume</source>
        <translation>chips x despliegues que necesita el trabajo mensual</translation>
    </message>
    <message>
        <source>chips; choose chips; add chips; selection</source>
        <translation>chips; elegir chips; añadir chips; agregar chips; selección</translation>
    </message>
    <message>
        <source>circle = available</source>
        <translation>círculo = disponible</translation>
    </message>
    <message>
        <source>circle = recomputed</source>
        <translation>círculo = recalculado</translation>
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
        <source>closed beta, on request</source>
        <translation>beta cerrada, previa solicitud</translation>
    </message>
    <message>
        <source>cloud instances</source>
        <translation>qué alquilan las nubes</translation>
    </message>
    <message>
        <source>colour = maker of the chip</source>
        <translation>color = fabricante del chip</translation>
    </message>
    <message>
        <source>comes first, at a different price type</source>
        <translation>queda en primer lugar, con otro tipo de precio</translation>
    </message>
    <message>
        <source>comes first, but ranges overlap</source>
        <translation>queda en primer lugar, pero los rangos se solapan</translation>
    </message>
    <message>
        <source>comes first, tied with others</source>
        <translation>primero, empatado con otros</translation>
    </message>
    <message>
        <source>commitment</source>
        <translation>compromiso</translation>
    </message>
    <message>
        <source>common</source>
        <translation>común</translation>
    </message>
    <message>
        <source>comparable EC2 instances</source>
        <translation>instancias EC2 comparables</translation>
    </message>
    <message>
        <source>comparable GPU instances</source>
        <translation>instancias de GPU comparables</translation>
    </message>
    <message>
        <source>compare with nvidia; against nvidia; versus nvidia; vs nvidia; nvidia</source>
        <translation>comparar con nvidia; frente a nvidia; contra nvidia; vs nvidia; nvidia</translation>
    </message>
    <message>
        <source>compare with trainium; compare with aws; against aws; vs aws</source>
        <translation>comparar con trainium; comparar con aws; frente a aws; contra aws; vs aws</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>cómputo</translation>
    </message>
    <message>
        <source>compute against what earlier Claude models had</source>
        <translation>cómputo frente al de los modelos Claude anteriores</translation>
    </message>
    <message>
        <source>concurrent requests / TPOT, or tokens trained per second</source>
        <translation>solicitudes a la vez / tiempo por token, o tokens entrenados por segundo</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>confirmada</translation>
    </message>
    <message>
        <source>contradicted</source>
        <translation>contradicha</translation>
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
        <source>contradictions between sources, and the preferred figures</source>
        <translation>dónde discrepan las fuentes y a cuál creer</translation>
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
        <translation>coste</translation>
    </message>
    <message>
        <source>cost and time are unknown</source>
        <translation>no se sabe nada del coste ni del tiempo</translation>
    </message>
    <message>
        <source>cost if sold at the trn2.48xlarge rate per chip</source>
        <translation>coste a la tarifa por chip de trn2.48xlarge</translation>
    </message>
    <message>
        <source>cost of a TB/s-hour of memory bandwidth, capacity block</source>
        <translation>coste de una hora de TB/s de ancho de banda de memoria, Capacity Block</translation>
    </message>
    <message>
        <source>cost of a TB/s-hour of memory bandwidth, on demand</source>
        <translation>coste de una hora de TB/s de ancho de banda de memoria, bajo demanda</translation>
    </message>
    <message>
        <source>cost of a dense FP8 PFLOPS-hour, capacity block against P5 on demand</source>
        <translation>coste de una hora de PFLOPS FP8 denso, Capacity Block frente a P5 bajo demanda</translation>
    </message>
    <message>
        <source>cost of a dense FP8 PFLOPS-hour, capacity blocks of 2026-01-31</source>
        <translation>coste de una hora de PFLOPS FP8 denso, Capacity Blocks de 2026-01-31</translation>
    </message>
    <message>
        <source>cost of a dense FP8 PFLOPS-hour, capacity blocks of 2026-07-22</source>
        <translation>coste de una hora de PFLOPS FP8 denso, Capacity Blocks de 2026-07-22</translation>
    </message>
    <message>
        <source>cost of a dense FP8 PFLOPS-hour, guide prices</source>
        <translation>coste de una hora de PFLOPS FP8 denso, precios de la guía</translation>
    </message>
    <message>
        <source>cost per month x deployments needed for the monthly volume</source>
        <translation>coste mensual x despliegues que necesita el trabajo mensual</translation>
    </message>
    <message>
        <source>costs %1</source>
        <comment>a share of what the other costs</comment>
        <translation>cuesta %1</translation>
    </message>
    <message>
        <source>costs too much</source>
        <translation>cuesta demasiado</translation>
    </message>
    <message>
        <source>country</source>
        <translation>país</translation>
    </message>
    <message>
        <source>currency; exchange rate; money</source>
        <translation>moneda; divisa; tipo de cambio; dinero</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>propia</translation>
    </message>
    <message>
        <source>custom</source>
        <comment>the type of a price</comment>
        <translation>propio</translation>
    </message>
    <message>
        <source>custom price</source>
        <translation>precio propio</translation>
    </message>
    <message>
        <source>custom price; change a price; change a number; custom value</source>
        <translation>precio propio; precio personalizado; cambiar un precio; cambiar un número; valor propio</translation>
    </message>
    <message>
        <source>dark; dark mode; night; night mode</source>
        <translation>oscuro; modo oscuro; noche; modo nocturno</translation>
    </message>
    <message>
        <source>dashed = announced</source>
        <translation>discontinua = anunciado</translation>
    </message>
    <message>
        <source>dashed = price of another region</source>
        <translation>discontinua = precio de otra región</translation>
    </message>
    <message>
        <source>dashed = unknown between two dates</source>
        <translation>discontinua = no se conoce entre dos fechas</translation>
    </message>
    <message>
        <source>dashed, hatched = announced</source>
        <translation>discontinua, rayado = anunciado</translation>
    </message>
    <message>
        <source>data centres</source>
        <translation>centros de datos</translation>
    </message>
    <message>
        <source>data centres in use at the start</source>
        <translation>centros de datos en uso al inicio</translation>
    </message>
    <message>
        <source>data centres planned</source>
        <translation>centros de datos previstos</translation>
    </message>
    <message>
        <source>data centres, as the guide has it</source>
        <translation>centros de datos, según la guía</translation>
    </message>
    <message>
        <source>date</source>
        <translation>fecha</translation>
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
        <source>dense %1 compute</source>
        <comment>a precision</comment>
        <translation>cómputo %1 denso</translation>
    </message>
    <message>
        <source>dense 9-bit MX rate</source>
        <translation>velocidad MX densa de 9 bits</translation>
    </message>
    <message>
        <source>dense FP8 compute</source>
        <translation>cómputo FP8 denso</translation>
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
        <source>depends</source>
        <translation>depende</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>derivado</translation>
    </message>
    <message>
        <source>development time</source>
        <translation>tiempo de desarrollo</translation>
    </message>
    <message>
        <source>development time, longest</source>
        <translation>tiempo de desarrollo, máximo</translation>
    </message>
    <message>
        <source>development time, shortest</source>
        <translation>tiempo de desarrollo, mínimo</translation>
    </message>
    <message>
        <source>device in the sample of the guide</source>
        <translation>dispositivo en el ejemplo de la guía</translation>
    </message>
    <message>
        <source>diamond = a training step</source>
        <translation>rombo = un paso de entrenamiento</translation>
    </message>
    <message>
        <source>diamond = announced</source>
        <translation>rombo = anunciado</translation>
    </message>
    <message>
        <source>diamond = break-even</source>
        <translation>rombo = equilibrio</translation>
    </message>
    <message>
        <source>diamond = claimed</source>
        <translation>rombo = afirmado</translation>
    </message>
    <message>
        <source>diamond = training, circle = generation at a given batch, square = at full load, triangle = other</source>
        <translation>rombo = entrenamiento, círculo = generación con un batch dado, cuadrado = a plena carga, triángulo = otro</translation>
    </message>
    <message>
        <source>diamond on a line = break-even point</source>
        <translation>rombo en una línea = punto de equilibrio</translation>
    </message>
    <message>
        <source>diamonds = those at another precision</source>
        <translation>rombos = las de otra precisión</translation>
    </message>
    <message>
        <source>different price types</source>
        <translation>precios de distinto tipo</translation>
    </message>
    <message>
        <source>discount; rebate; savings plan; negotiated price</source>
        <translation>descuento; rebaja; savings plan; plan de ahorro; precio negociado</translation>
    </message>
    <message>
        <source>division %1</source>
        <translation>división %1</translation>
    </message>
    <message>
        <source>does %1 more work</source>
        <translation>hace un %1 más de trabajo</translation>
    </message>
    <message>
        <source>does %1 of the work</source>
        <translation>hace el %1 del trabajo</translation>
    </message>
    <message>
        <source>does %1x the work</source>
        <translation>hace %1x el trabajo</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>no cabe</translation>
    </message>
    <message>
        <source>does not hold</source>
        <comment>a claim</comment>
        <translation>no se sostiene</translation>
    </message>
    <message>
        <source>does not run CUDA</source>
        <translation>no ejecuta CUDA</translation>
    </message>
    <message>
        <source>dollar; dollars; usd; $</source>
        <translation>dólar; dólares; usd; $</translation>
    </message>
    <message>
        <source>dot = middle</source>
        <translation>punto = centro</translation>
    </message>
    <message>
        <source>dot = now</source>
        <translation>punto = ahora</translation>
    </message>
    <message>
        <source>dots = published measurements of the same model</source>
        <translation>puntos = mediciones publicadas del mismo modelo</translation>
    </message>
    <message>
        <source>down and right is better</source>
        <translation>abajo a la derecha es mejor</translation>
    </message>
    <message>
        <source>drag</source>
        <comment>with the mouse, as after Shift+</comment>
        <translation>arrastrar</translation>
    </message>
    <message>
        <source>each layer of a model is split across several chips, which exchange partial results for every token.</source>
        <translation>cada capa de un modelo se reparte entre varios chips, que intercambian sus partes en cada token.</translation>
    </message>
    <message>
        <source>eager mode and torch.compile; FSDP, DTensor, DDP and tensor parallelism; pipeline parallelism planned</source>
        <translation>modo eager y torch.compile; FSDP, DTensor, DDP y paralelismo tensorial; paralelismo de pipeline previsto</translation>
    </message>
    <message>
        <source>eight of ten published measurements lie within</source>
        <translation>contiene ocho de cada diez mediciones publicadas</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>energía</translation>
    </message>
    <message>
        <source>energy of the run x energy price; included in rental prices</source>
        <translation>energía de la ejecución x precio de la energía; un alquiler la incluye</translation>
    </message>
    <message>
        <source>energy per million items x energy price; included in rental prices</source>
        <translation>energía por millón de elementos x precio de la energía; un alquiler la incluye</translation>
    </message>
    <message>
        <source>energy per million tokens x energy price; included in rental prices</source>
        <translation>energía de la salida x precio de la energía; un alquiler la incluye</translation>
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
        <source>euro; euros; eur; €</source>
        <translation>euro; euros; eur; €</translation>
    </message>
    <message>
        <source>every price in every price list</source>
        <translation>todos los precios de todas las listas de precios</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>todas las personas</translation>
    </message>
    <message>
        <source>excel; xlsx; spreadsheet; workbook</source>
        <translation>excel; xlsx; hoja de cálculo; libro</translation>
    </message>
    <message>
        <source>expert parallelism</source>
        <translation>paralelismo de expertos</translation>
    </message>
    <message>
        <source>expert parallelism, as the guide has it</source>
        <translation>paralelismo de expertos, según la guía</translation>
    </message>
    <message>
        <source>experts are spread</source>
        <translation>los expertos se reparten</translation>
    </message>
    <message>
        <source>export and import formats</source>
        <translation>en qué formatos se puede guardar un cuadro de mando y qué lee import</translation>
    </message>
    <message>
        <source>export; save as file; download</source>
        <translation>exportar; guardar como archivo; descargar</translation>
    </message>
    <message>
        <source>fact</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>falls %1, below %2</source>
        <comment>a price; a percentage, a price</comment>
        <translation>baja un %1, a menos de %2</translation>
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
        <source>fault</source>
        <translation>error</translation>
    </message>
    <message>
        <source>features</source>
        <translation>funciones</translation>
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
        <source>first token too late</source>
        <translation>primer token demasiado tarde</translation>
    </message>
    <message>
        <source>fits best</source>
        <translation>es lo que mejor encaja</translation>
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
        <source>franc; francs; swiss francs</source>
        <translation>franco; francos; francos suizos</translation>
    </message>
    <message>
        <source>french</source>
        <translation>francés; french</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>from %1 upwards</source>
        <translation>desde %1</translation>
    </message>
    <message>
        <source>from a column</source>
        <translation>según una columna</translation>
    </message>
    <message>
        <source>from heads</source>
        <translation>según las cabezas</translation>
    </message>
    <message>
        <source>from the date of the file</source>
        <translation>según la fecha del archivo</translation>
    </message>
    <message>
        <source>from the file name</source>
        <translation>según el nombre del archivo</translation>
    </message>
    <message>
        <source>from the format</source>
        <translation>según el formato</translation>
    </message>
    <message>
        <source>from the lines above the table</source>
        <translation>según las líneas situadas encima de la tabla</translation>
    </message>
    <message>
        <source>from the machine names</source>
        <translation>según los nombres de las máquinas</translation>
    </message>
    <message>
        <source>full arrow = better than %1</source>
        <translation>flecha rellena = mejor que %1</translation>
    </message>
    <message>
        <source>full arrow = better, hollow arrow = worse than %1</source>
        <translation>flecha rellena = mejor, flecha hueca = peor que %1</translation>
    </message>
    <message>
        <source>further investment in Anthropic, at most</source>
        <translation>inversión adicional en Anthropic, como máximo</translation>
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
        <translation>generaciones; hoja de ruta; roadmap; próxima generación; sucesor; próximamente; futuro; qué viene después; fechas de lanzamiento</translation>
    </message>
    <message>
        <source>german</source>
        <translation>alemán; german</translation>
    </message>
    <message>
        <source>getting started; tutorial; introduction; first steps</source>
        <translation>empezar; cómo empezar; tutorial; introducción; primeros pasos</translation>
    </message>
    <message>
        <source>gives access to</source>
        <translation>da acceso a</translation>
    </message>
    <message>
        <source>gpuhunt catalogue of dstack (CSV)</source>
        <translation>catálogo gpuhunt de dstack (CSV)</translation>
    </message>
    <message>
        <source>guide</source>
        <translation>guía</translation>
    </message>
    <message>
        <source>guide</source>
        <comment>the type of a price</comment>
        <translation>guía</translation>
    </message>
    <message>
        <source>guide against news</source>
        <translation>guía frente a prensa</translation>
    </message>
    <message>
        <source>guide against official</source>
        <translation>guía frente a fuentes oficiales</translation>
    </message>
    <message>
        <source>guide against public sources</source>
        <translation>guía frente a fuentes públicas</translation>
    </message>
    <message>
        <source>guide price</source>
        <translation>precio orientativo</translation>
    </message>
    <message>
        <source>half of the last printed digit</source>
        <translation>la mitad de la última cifra indicada</translation>
    </message>
    <message>
        <source>half price at equal performance = 50.0% of cost = 2.00x price-performance; 30-40% better = cost x 1/1.3..1/1.4 = 76.9%..71.4% (23.1%..28.6% lower); 25% of cost = 75% lower = 4.00x; 54% lower = 46% of cost = 2.174x</source>
        <translation>mitad de precio a igual rendimiento = 50,0 % del coste = 2,00x precio-rendimiento; 30-40 % mejor = coste x 1/1,3..1/1,4 = 76,9 %..71,4 % (23,1 %..28,6 % menos); 25 % del coste = 75 % menos = 4,00x; 54 % menos = 46 % del coste = 2,174x</translation>
    </message>
    <message>
        <source>half the price; half price; half as expensive; claim; claims; marketing; is it true; contradictions</source>
        <translation>la mitad de precio; mitad de precio; mitad de caro; afirmación; afirmaciones; marketing; es verdad; contradicciones</translation>
    </message>
    <message>
        <source>has %1 characters; the maximum is %2.</source>
        <translation>tiene %1 caracteres; caben como máximo %2.</translation>
    </message>
    <message>
        <source>hatched = announced</source>
        <translation>rayado = anunciado</translation>
    </message>
    <message>
        <source>hatched, dashed = announced</source>
        <translation>rayado, discontinua = anunciado</translation>
    </message>
    <message>
        <source>high-bandwidth memory, stacked next to the chip.</source>
        <translation>memoria de gran ancho de banda, apilada junto al chip.</translation>
    </message>
    <message>
        <source>higher is better</source>
        <translation>cuanto más, mejor</translation>
    </message>
    <message>
        <source>holds</source>
        <comment>a claim</comment>
        <translation>se sostiene</translation>
    </message>
    <message>
        <source>hollow arrow = worse than %1</source>
        <translation>flecha hueca = peor que %1</translation>
    </message>
    <message>
        <source>hollow circle = previous generation</source>
        <translation>círculo hueco = la generación anterior</translation>
    </message>
    <message>
        <source>host memory</source>
        <translation>memoria del host</translation>
    </message>
    <message>
        <source>hotkeys; shortcuts</source>
        <translation>teclas rápidas; atajos; combinaciones de teclas</translation>
    </message>
    <message>
        <source>hour, or GPU hour</source>
        <translation>hora u hora de GPU</translation>
    </message>
    <message>
        <source>hourly rent, %1</source>
        <translation>alquiler por hora, %1</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>horas</translation>
    </message>
    <message>
        <source>hours per month; running hours</source>
        <translation>horas al mes; horas de uso; horas de funcionamiento</translation>
    </message>
    <message>
        <source>how accurate; model check; validation; benchmarks; measured; can I trust it; estimate error</source>
        <translation>qué tan exacto; exactitud; comprobación del modelo; validación; benchmarks; medido; es fiable; error de estimación</translation>
    </message>
    <message>
        <source>implied before: 3/0.56 = 5.357 to 4/0.56 = 7.143; official 12.29 -&gt; 6.88: 1 - 55.04/98.32 = 44.02%</source>
        <translation>implícito antes: 3/0,56 = 5,357 a 4/0,56 = 7,143; oficial 12,29 -&gt; 6,88: 1 - 55,04/98,32 = 44,02 %</translation>
    </message>
    <message>
        <source>in 25%</source>
        <translation>en 25 %</translation>
    </message>
    <message>
        <source>in brackets: growth</source>
        <translation>entre paréntesis: crecimiento</translation>
    </message>
    <message>
        <source>in development</source>
        <translation>en desarrollo</translation>
    </message>
    <message>
        <source>in favour</source>
        <translation>habla a favor</translation>
    </message>
    <message>
        <source>in range</source>
        <translation>en rango</translation>
    </message>
    <message>
        <source>in talks to sell Trainium3 to other data centres</source>
        <translation>negocia la venta de Trainium3 a otros centros de datos</translation>
    </message>
    <message>
        <source>including the move</source>
        <translation>migración incluida</translation>
    </message>
    <message>
        <source>inconclusive</source>
        <translation>sin decidir</translation>
    </message>
    <message>
        <source>inconclusive</source>
        <comment>a claim</comment>
        <translation>no determinable</translation>
    </message>
    <message>
        <source>inference, beta</source>
        <translation>inferencia, beta</translation>
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
        <translation>dentro de la guía</translation>
    </message>
    <message>
        <source>inside the guide and against public sources</source>
        <translation>dentro de la guía y frente a fuentes públicas</translation>
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
        <source>instances billed by the hour, instances that can be reclaimed at any time, and instances paid for one or three years.</source>
        <translation>instancias que se pagan por horas, las que se pueden retirar en cualquier momento y las que se pagan por uno o tres años.</translation>
    </message>
    <message>
        <source>instances or systems</source>
        <translation>instancias o sistemas</translation>
    </message>
    <message>
        <source>instances reserved for a number of days at a price set in advance.</source>
        <translation>instancias reservadas para unos días seguidos a un precio fijado de antemano.</translation>
    </message>
    <message>
        <source>instances running all month for 10,000 USD</source>
        <translation>instancias en marcha todo el mes por 10.000 USD</translation>
    </message>
    <message>
        <source>instances running all month for 100,000 USD</source>
        <translation>instancias en marcha todo el mes por 100.000 USD</translation>
    </message>
    <message>
        <source>inter-token latency (TPOT)</source>
        <translation>tiempo por token de salida</translation>
    </message>
    <message>
        <source>inter-token latency (TPOT) (MoE)</source>
        <translation>tiempo por token de salida (MoE)</translation>
    </message>
    <message>
        <source>interactivity</source>
        <translation>interactividad</translation>
    </message>
    <message>
        <source>interactivity; speed against cost; pareto</source>
        <translation>interactividad; velocidad frente a coste; pareto</translation>
    </message>
    <message>
        <source>interconnect</source>
        <translation>interconexión</translation>
    </message>
    <message>
        <source>invested in Anthropic</source>
        <translation>invertido en Anthropic</translation>
    </message>
    <message>
        <source>investment in the site</source>
        <translation>inversión en el emplazamiento</translation>
    </message>
    <message>
        <source>it contains a part "%1".</source>
        <translation>tiene una parte «%1».</translation>
    </message>
    <message>
        <source>it declares entities.</source>
        <translation>declara entidades.</translation>
    </message>
    <message>
        <source>it does not affect this workload.</source>
        <translation>no afecta a esta carga de trabajo.</translation>
    </message>
    <message>
        <source>it has more than %1 pixels on a side.</source>
        <translation>tiene más de %1 píxeles de lado.</translation>
    </message>
    <message>
        <source>it is not a complete PNG file.</source>
        <translation>no es un archivo PNG completo.</translation>
    </message>
    <message>
        <source>it is not an SVG file.</source>
        <translation>no es un archivo SVG.</translation>
    </message>
    <message>
        <source>it refers to another file, "%1".</source>
        <translation>se refiere a otro archivo, «%1».</translation>
    </message>
    <message>
        <source>it repeats parts more than %1 times.</source>
        <translation>vuelve a dibujar partes más de %1 veces.</translation>
    </message>
    <message>
        <source>items per second</source>
        <translation>elementos por segundo</translation>
    </message>
    <message>
        <source>items per second per chip</source>
        <translation>elementos por segundo y chip</translation>
    </message>
    <message>
        <source>items per second per instance</source>
        <translation>elementos por segundo e instancia</translation>
    </message>
    <message>
        <source>items per second per system</source>
        <translation>elementos por segundo y sistema</translation>
    </message>
    <message>
        <source>items that are not highlighted</source>
        <translation>lo no destacado</translation>
    </message>
    <message>
        <source>items/s per chip</source>
        <translation>elementos/s por chip</translation>
    </message>
    <message>
        <source>its earlier setup</source>
        <translation>su configuración anterior</translation>
    </message>
    <message>
        <source>its part "%1" is incomplete</source>
        <translation>su parte «%1» está incompleta</translation>
    </message>
    <message>
        <source>its price</source>
        <translation>su precio</translation>
    </message>
    <message>
        <source>k</source>
        <comment>thousands of money, right behind the number: 150k USD</comment>
        <translation>k</translation>
    </message>
    <message>
        <source>kWh per 1M items</source>
        <translation>kWh por millón de elementos</translation>
    </message>
    <message>
        <source>kWh per 1M tokens</source>
        <translation>kWh por millón de tokens</translation>
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
        <translation>conocido solo en traducciones recortadas</translation>
    </message>
    <message>
        <source>largest AI cluster without NVIDIA</source>
        <translation>mayor clúster de IA sin NVIDIA</translation>
    </message>
    <message>
        <source>largest AI installation of AWS</source>
        <translation>mayor instalación de IA de AWS</translation>
    </message>
    <message>
        <source>largest training cluster on custom chips</source>
        <translation>mayor clúster de entrenamiento con chips a medida</translation>
    </message>
    <message>
        <source>last driver</source>
        <translation>último controlador</translation>
    </message>
    <message>
        <source>last updated</source>
        <translation>última actualización</translation>
    </message>
    <message>
        <source>latest version</source>
        <translation>última versión</translation>
    </message>
    <message>
        <source>launch date given</source>
        <translation>fecha de lanzamiento indicada</translation>
    </message>
    <message>
        <source>layers in %1 parts</source>
        <translation>capas en %1 partes</translation>
    </message>
    <message>
        <source>layout</source>
        <translation>disposición</translation>
    </message>
    <message>
        <source>left beta</source>
        <translation>salió de beta</translation>
    </message>
    <message>
        <source>licence</source>
        <translation>licencia</translation>
    </message>
    <message>
        <source>life tests run at the Austin lab</source>
        <translation>pruebas de vida útil en el laboratorio de Austin</translation>
    </message>
    <message>
        <source>light; light mode; day mode</source>
        <translation>claro; modo claro; modo diurno</translation>
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
        <source>line = 8 of 10 cases</source>
        <translation>línea = 8 de cada 10 casos</translation>
    </message>
    <message>
        <source>line = 8 of 10 of the first %1 cases</source>
        <translation>línea = 8 de cada 10 de los %1 primeros casos</translation>
    </message>
    <message>
        <source>line = break-even</source>
        <translation>línea = punto de equilibrio</translation>
    </message>
    <message>
        <source>line = our estimate</source>
        <translation>línea = nuestra estimación</translation>
    </message>
    <message>
        <source>line = over its range</source>
        <translation>línea = en todo su rango</translation>
    </message>
    <message>
        <source>line = what the chip can reach at best</source>
        <translation>línea = lo máximo que puede alcanzar el chip</translation>
    </message>
    <message>
        <source>location</source>
        <translation>ubicación</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>logarítmico</translation>
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
        <source>lowest to highest measured</source>
        <translation>del valor medido más bajo al más alto</translation>
    </message>
    <message>
        <source>lowest to highest printed figure</source>
        <translation>de la cifra indicada más baja a la más alta</translation>
    </message>
    <message>
        <source>lowest to highest unofficial figure</source>
        <translation>de la cifra no oficial más baja a la más alta</translation>
    </message>
    <message>
        <source>lowest to highest zone</source>
        <translation>de la zona más baja a la más alta</translation>
    </message>
    <message>
        <source>maintenance only</source>
        <translation>solo mantenimiento</translation>
    </message>
    <message>
        <source>manual; documentation; how does it work</source>
        <translation>manual; documentación; cómo funciona</translation>
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
        <source>memory bandwidth and capacity</source>
        <translation>ancho de banda y capacidad de memoria</translation>
    </message>
    <message>
        <source>memory bandwidth per chip x chips</source>
        <translation>ancho de banda de memoria por chip x chips</translation>
    </message>
    <message>
        <source>memory bandwidth, as the guide has it</source>
        <translation>ancho de banda de memoria, según la guía</translation>
    </message>
    <message>
        <source>memory left by the weights / cache per request</source>
        <translation>lo que cabe en la memoria junto a los pesos / caché de una solicitud</translation>
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
        <source>memory per chip, as the guide has it</source>
        <translation>memoria por chip, según la guía</translation>
    </message>
    <message>
        <source>memory; gigabytes; GB; HBM</source>
        <translation>memoria; gigabytes; GB; HBM</translation>
    </message>
    <message>
        <source>metric</source>
        <translation>métrica</translation>
    </message>
    <message>
        <source>metrics, with units and formulas</source>
        <translation>qué se puede comparar, con unidades y fórmulas</translation>
    </message>
    <message>
        <source>migration</source>
        <translation>migración</translation>
    </message>
    <message>
        <source>million</source>
        <translation>millones</translation>
    </message>
    <message>
        <source>million tokens per month</source>
        <translation>millones de tokens al mes</translation>
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
        <source>missing figures, with reasons</source>
        <translation>cifras sin dato, cada una con su motivo</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modelo</translation>
    </message>
    <message>
        <source>model FLOPS utilisation: the share of a chip's peak reached by a model's own arithmetic.</source>
        <translation>utilización de FLOPS del modelo: la parte del pico de un chip que alcanza la aritmética propia del modelo.</translation>
    </message>
    <message>
        <source>model check</source>
        <translation>validación del modelo</translation>
    </message>
    <message>
        <source>models added</source>
        <translation>modelos añadidos</translation>
    </message>
    <message>
        <source>models with their dimensions, by family and size</source>
        <translation>redes con sus dimensiones, por familia y tamaño</translation>
    </message>
    <message>
        <source>module in the sample of the guide</source>
        <translation>módulo en el ejemplo de la guía</translation>
    </message>
    <message>
        <source>monthly cost of owning / items of 730 hours at the utilisation</source>
        <translation>coste mensual de la máquina propia / elementos de 730 horas con la utilización</translation>
    </message>
    <message>
        <source>monthly cost of owning / rental cost of 730 hours</source>
        <translation>coste mensual de la máquina propia / alquiler de 730 horas</translation>
    </message>
    <message>
        <source>monthly cost of owning / tokens of 730 hours at the utilisation</source>
        <translation>coste mensual de la máquina propia / tokens de 730 horas con la utilización</translation>
    </message>
    <message>
        <source>monthly cost of owning x deployments needed for the monthly volume at all hours</source>
        <translation>coste mensual de la máquina propia x despliegues que necesita el trabajo de un mes a todas horas</translation>
    </message>
    <message>
        <source>monthly output x API price</source>
        <translation>salida al mes x precio de la API</translation>
    </message>
    <message>
        <source>monthly spend</source>
        <translation>gasto mensual</translation>
    </message>
    <message>
        <source>monthly volume</source>
        <translation>volumen mensual</translation>
    </message>
    <message>
        <source>months</source>
        <translation>meses</translation>
    </message>
    <message>
        <source>mostly inference in daytime peaks, training in the evening</source>
        <translation>sobre todo inferencia en los picos diurnos, entrenamiento por la noche</translation>
    </message>
    <message>
        <source>move to %1</source>
        <translation>migrar a %1</translation>
    </message>
    <message>
        <source>moving does not pay</source>
        <translation>migrar no se amortiza</translation>
    </message>
    <message>
        <source>moving takes %1 weeks of work (%2)</source>
        <translation>migrar requiere %1 semanas de trabajo (%2)</translation>
    </message>
    <message>
        <source>much higher, no figure</source>
        <translation>mucho mayor, sin cifra</translation>
    </message>
    <message>
        <source>multi-chip systems</source>
        <translation>muchos chips unidos en un sistema</translation>
    </message>
    <message>
        <source>must be "maintenance" or "ended", not "%1".</source>
        <translation>debe ser «maintenance» o «ended»; es «%1».</translation>
    </message>
    <message>
        <source>must be "yes" or "no", not "%1".</source>
        <translation>debe ser "yes" o "no"; es "%1".</translation>
    </message>
    <message>
        <source>must be %1, not %2.</source>
        <translation>debe ser %1, es %2.</translation>
    </message>
    <message>
        <source>must be 64 hexadecimal digits.</source>
        <translation>debe tener 64 dígitos hexadecimales.</translation>
    </message>
    <message>
        <source>must be USD, not "%1".</source>
        <translation>debe ser USD, es «%1».</translation>
    </message>
    <message>
        <source>must be a date, not "%1".</source>
        <translation>debe ser un día, es «%1».</translation>
    </message>
    <message>
        <source>must be a local file, not "%1".</source>
        <translation>debe ser un archivo de este equipo; es «%1».</translation>
    </message>
    <message>
        <source>must be a number in quotes, such as "2.1".</source>
        <translation>debe ser un número entre comillas, como "2.1".</translation>
    </message>
    <message>
        <source>must be a whole number from %1 to %2, not %3.</source>
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
        <source>must be at most %1, not %2.</source>
        <translation>debe ser como máximo %1; es %2.</translation>
    </message>
    <message>
        <source>must be at most %1.</source>
        <translation>debe ser como máximo %1.</translation>
    </message>
    <message>
        <source>must be between 0 and 1.</source>
        <translation>debe estar entre 0 y 1.</translation>
    </message>
    <message>
        <source>must not be blank.</source>
        <translation>no debe estar en blanco.</translation>
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
        <source>my prices; our prices; own prices; quote; csv</source>
        <translation>mis precios; nuestros precios; precios propios; oferta; csv</translation>
    </message>
    <message>
        <source>n/a</source>
        <translation>n/a</translation>
    </message>
    <message>
        <source>n/c = not comparable with %1</source>
        <translation>n/c = no comparable con %1</translation>
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
        <source>native PyTorch back end; Trainium is a device like CUDA</source>
        <translation>backend nativo de PyTorch; Trainium es un dispositivo más junto a CUDA</translation>
    </message>
    <message>
        <source>neither figure</source>
        <translation>ninguna de las dos cifras</translation>
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
        <source>neuron</source>
        <translation>neuron</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nueva</translation>
    </message>
    <message>
        <source>news against later reports</source>
        <translation>prensa frente a informaciones posteriores</translation>
    </message>
    <message>
        <source>news against official</source>
        <translation>prensa frente a fuentes oficiales</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>no %1 figure</source>
        <translation>sin cifra %1</translation>
    </message>
    <message>
        <source>no %1 figure published</source>
        <translation>no hay cifra %1 publicada</translation>
    </message>
    <message>
        <source>no 1-year reserved price</source>
        <translation>sin precio reservado a 1 año</translation>
    </message>
    <message>
        <source>no 3-year reserved price</source>
        <translation>sin precio reservado a 3 años</translation>
    </message>
    <message>
        <source>no API price</source>
        <translation>sin precio de API</translation>
    </message>
    <message>
        <source>no Capacity Block price</source>
        <translation>sin precio de Capacity Block</translation>
    </message>
    <message>
        <source>no accelerators</source>
        <translation>sin aceleradores</translation>
    </message>
    <message>
        <source>no commitment</source>
        <translation>la ausencia de compromiso</translation>
    </message>
    <message>
        <source>no compared option can run it</source>
        <translation>nada de lo comparado puede hacerlo</translation>
    </message>
    <message>
        <source>no custom price</source>
        <translation>sin precio propio</translation>
    </message>
    <message>
        <source>no dated price</source>
        <translation>sin precio con fecha</translation>
    </message>
    <message>
        <source>no differences yet</source>
        <translation>aún no hay nada que lo distinga</translation>
    </message>
    <message>
        <source>no estimate</source>
        <translation>sin estimación</translation>
    </message>
    <message>
        <source>no estimate of %1</source>
        <translation>sin estimación de %1</translation>
    </message>
    <message>
        <source>no estimate. %1</source>
        <comment>the reason, a sentence</comment>
        <translation>sin estimación. %1</translation>
    </message>
    <message>
        <source>no experts</source>
        <translation>sin expertos</translation>
    </message>
    <message>
        <source>no guide price</source>
        <translation>sin precio de la guía</translation>
    </message>
    <message>
        <source>no latent</source>
        <translation>sin vector latente</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>no machine price</source>
        <translation>sin precio de máquina</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>sin número</translation>
    </message>
    <message>
        <source>no on-demand price</source>
        <translation>sin precio bajo demanda</translation>
    </message>
    <message>
        <source>no precision in common</source>
        <translation>sin precisión común</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>sin precio</translation>
    </message>
    <message>
        <source>no price in "%1"</source>
        <translation>sin precio en «%1»</translation>
    </message>
    <message>
        <source>no price list</source>
        <translation>sin lista</translation>
    </message>
    <message>
        <source>no price list chosen</source>
        <translation>no se ha elegido ninguna lista de precios</translation>
    </message>
    <message>
        <source>no product line for %1</source>
        <translation>no hay línea de productos de %1</translation>
    </message>
    <message>
        <source>no ratio: %1</source>
        <comment>why</comment>
        <translation>sin ratio: %1</translation>
    </message>
    <message>
        <source>no spot price</source>
        <translation>sin precio spot</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>sin valor</translation>
    </message>
    <message>
        <source>no window</source>
        <translation>sin ventana</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>none in view</source>
        <translation>ninguna que se muestre</translation>
    </message>
    <message>
        <source>none of %1 can be estimated. %2</source>
        <comment>3 chips, the reason as a sentence</comment>
        <translation>no hay estimación posible para %1. %2</translation>
    </message>
    <message>
        <source>none predicted</source>
        <translation>ninguna predicha</translation>
    </message>
    <message>
        <source>none: %1</source>
        <translation>ninguno: %1</translation>
    </message>
    <message>
        <source>not a language model that can be predicted</source>
        <translation>no es un modelo de lenguaje que se pueda predecir</translation>
    </message>
    <message>
        <source>not all %1 rows are shown; spreadsheet exports have them</source>
        <translation>no están todas las %1 filas; los archivos para hojas de cálculo las tienen</translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation>no aplicable</translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation>no comparable</translation>
    </message>
    <message>
        <source>not drawn: %1</source>
        <translation>no se dibuja: %1</translation>
    </message>
    <message>
        <source>not in %1</source>
        <translation>no está en %1</translation>
    </message>
    <message>
        <source>not in the catalogue</source>
        <translation>no está en el catálogo</translation>
    </message>
    <message>
        <source>not in the catalogue; has no effect</source>
        <translation>no está en el catálogo; no afecta a nada</translation>
    </message>
    <message>
        <source>not in this region</source>
        <translation>no está en esta región</translation>
    </message>
    <message>
        <source>not in this scenario</source>
        <translation>no está en este escenario</translation>
    </message>
    <message>
        <source>not made for training</source>
        <translation>no está hecho para entrenamiento</translation>
    </message>
    <message>
        <source>not on sale</source>
        <translation>no está a la venta</translation>
    </message>
    <message>
        <source>not on sale yet</source>
        <translation>aún no está a la venta</translation>
    </message>
    <message>
        <source>not on this cloud</source>
        <translation>no está en esta nube</translation>
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
        <source>not reachable</source>
        <translation>fuera de alcance</translation>
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
        <source>nothing</source>
        <translation>nada</translation>
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
        <source>number formats added</source>
        <translation>formatos numéricos añadidos</translation>
    </message>
    <message>
        <source>number formats of 8 or 16 bits; fewer bits are faster and less precise.</source>
        <translation>formatos numéricos de 8 o 16 bits; con menos bits son más rápidos y menos exactos.</translation>
    </message>
    <message>
        <source>number of chips</source>
        <translation>número de chips</translation>
    </message>
    <message>
        <source>number of chips; how many chips; chip count</source>
        <translation>número de chips; cuántos chips; cantidad de chips</translation>
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
        <source>numbers and names</source>
        <translation>números y nombres</translation>
    </message>
    <message>
        <source>nvidia-choose</source>
        <translation>nvidia-choose</translation>
    </message>
    <message>
        <source>odds %1</source>
        <translation>probabilidades de %1</translation>
    </message>
    <message>
        <source>of all chips in the catalogue</source>
        <translation>de todos los chips del catálogo</translation>
    </message>
    <message>
        <source>of the run</source>
        <translation>de la ejecución</translation>
    </message>
    <message>
        <source>offers models of</source>
        <translation>ofrece modelos de</translation>
    </message>
    <message>
        <source>official</source>
        <translation>oficial</translation>
    </message>
    <message>
        <source>official against official</source>
        <translation>fuentes oficiales entre sí</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>en %1</translation>
    </message>
    <message>
        <source>on one cloud only</source>
        <translation>en una sola nube</translation>
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
        <source>on-demand</source>
        <comment>the type of a price</comment>
        <translation>bajo demanda</translation>
    </message>
    <message>
        <source>on-demand list price</source>
        <translation>precio de lista bajo demanda</translation>
    </message>
    <message>
        <source>on-demand, spot, reserved or Capacity Block</source>
        <translation>bajo demanda, spot, reservado o Capacity Block</translation>
    </message>
    <message>
        <source>one chart per scenario</source>
        <translation>un gráfico por escenario</translation>
    </message>
    <message>
        <source>one chip's links</source>
        <translation>enlaces de un chip</translation>
    </message>
    <message>
        <source>one floating-point operation; a TFLOPS is 10^12 of them per second, a PFLOPS 10^15.</source>
        <translation>una operación de coma flotante; un TFLOPS son 10^12 por segundo y un PFLOPS, 10^15.</translation>
    </message>
    <message>
        <source>one is dense and the other sparse</source>
        <translation>uno es denso y el otro disperso</translation>
    </message>
    <message>
        <source>one is for a chip and the other for a whole machine</source>
        <translation>uno es de un chip y el otro de una máquina entera</translation>
    </message>
    <message>
        <source>one of the two is an estimate</source>
        <translation>uno de los dos es una estimación</translation>
    </message>
    <message>
        <source>one of the two is announced but not on sale</source>
        <translation>uno de los dos está anunciado y aún no disponible</translation>
    </message>
    <message>
        <source>one of the two was never measured</source>
        <translation>uno de los dos nunca se ha medido</translation>
    </message>
    <message>
        <source>only in the price book %1</source>
        <translation>solo en la lista de precios «%1»</translation>
    </message>
    <message>
        <source>operations per byte moved to or from memory.</source>
        <translation>operaciones que un trabajo realiza con cada byte que lee de la memoria o escribe en ella.</translation>
    </message>
    <message>
        <source>or committed</source>
        <translation>o con compromiso</translation>
    </message>
    <message>
        <source>other</source>
        <translation>otro</translation>
    </message>
    <message>
        <source>outlined = claimed or estimated</source>
        <translation>contorno = afirmado o estimado</translation>
    </message>
    <message>
        <source>outlined = our estimate</source>
        <translation>contorno = nuestra estimación</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>según %1</translation>
    </message>
    <message>
        <source>over %1</source>
        <comment>a chance above 99 %</comment>
        <translation>más del %1</translation>
    </message>
    <message>
        <source>over %1</source>
        <comment>odds above 95 to 5</comment>
        <translation>más de %1</translation>
    </message>
    <message>
        <source>over %1 as a multiple of today's</source>
        <translation>según %1, como múltiplo del valor de hoy</translation>
    </message>
    <message>
        <source>over NeuronCores</source>
        <translation>entre NeuronCores</translation>
    </message>
    <message>
        <source>overhead</source>
        <translation>retardos fijos</translation>
    </message>
    <message>
        <source>owned machines</source>
        <translation>máquinas propias</translation>
    </message>
    <message>
        <source>owned machines, prompts included</source>
        <translation>máquinas propias, prompts incluidos</translation>
    </message>
    <message>
        <source>p4d.24xlarge before June 2025</source>
        <translation>p4d.24xlarge antes de junio de 2025</translation>
    </message>
    <message>
        <source>p5.48xlarge before June 2025</source>
        <translation>p5.48xlarge antes de junio de 2025</translation>
    </message>
    <message>
        <source>p5en.48xlarge before June 2025</source>
        <translation>p5en.48xlarge antes de junio de 2025</translation>
    </message>
    <message>
        <source>paid hours x monthly cost of owning / 730</source>
        <translation>horas pagadas x coste mensual de la máquina propia / 730</translation>
    </message>
    <message>
        <source>paid hours x price of whole instances</source>
        <translation>horas pagadas x precio de las instancias enteras</translation>
    </message>
    <message>
        <source>partly</source>
        <translation>en parte</translation>
    </message>
    <message>
        <source>payback; pay back; payback time; break even; break-even; switching; moving; migration; savings; roi; return on investment; when does it pay</source>
        <translation>amortización; amortizar; amortizarse; tiempo de amortización; punto de equilibrio; break-even; cambiar; migrar; migración; ahorro; roi; retorno de la inversión; cuándo se amortiza</translation>
    </message>
    <message>
        <source>pays back in %1 months</source>
        <translation>se amortiza en %1 meses</translation>
    </message>
    <message>
        <source>pays back in %1 months, or never</source>
        <translation>se amortiza en %1 meses o nunca</translation>
    </message>
    <message>
        <source>pdf; print; printout</source>
        <translation>pdf; imprimir; impresión</translation>
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
        <source>people with deuteranopia</source>
        <translation>las personas con deuteranopía</translation>
    </message>
    <message>
        <source>people with protanopia</source>
        <translation>las personas con protanopía</translation>
    </message>
    <message>
        <source>people with tritanopia</source>
        <translation>las personas con tritanopía</translation>
    </message>
    <message>
        <source>per 1M items</source>
        <translation>por 1M de elementos</translation>
    </message>
    <message>
        <source>per 1M output tokens</source>
        <translation>por 1M de tokens de salida</translation>
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
        <source>per instance 131.3%; per chip 1,299/1,979 = 65.6%; memory 16 x 96 GiB = 1,536 GiB = 1,649 GB, 1,649/640 = 257.7%</source>
        <translation>por instancia 131,3 %; por chip 1.299/1.979 = 65,6 %; memoria 16 x 96 GiB = 1.536 GiB = 1.649 GB, 1.649/640 = 257,7 %</translation>
    </message>
    <message>
        <source>per system</source>
        <translation>por sistema</translation>
    </message>
    <message>
        <source>performance and size</source>
        <translation>velocidad y tamaño</translation>
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
        <translation>imagen; foto; captura de pantalla; png</translation>
    </message>
    <message>
        <source>plain data parallelism</source>
        <translation>paralelismo de datos simple</translation>
    </message>
    <message>
        <source>point = price on that date</source>
        <translation>punto = un precio de esa fecha</translation>
    </message>
    <message>
        <source>portuguese; brazilian</source>
        <translation>portugués; brasileño; portuguese</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>posible</translation>
    </message>
    <message>
        <source>possible, range overlaps with the first</source>
        <translation>posible, se solapa con el primero</translation>
    </message>
    <message>
        <source>pound; pounds; sterling; £</source>
        <translation>libra; libras; libra esterlina; £</translation>
    </message>
    <message>
        <source>power</source>
        <translation>potencia</translation>
    </message>
    <message>
        <source>power not published</source>
        <translation>potencia no publicada</translation>
    </message>
    <message>
        <source>power of the chips / tokens per second</source>
        <translation>potencia de los chips / tokens por segundo</translation>
    </message>
    <message>
        <source>power of the chips x PUE / items per second</source>
        <translation>potencia de los chips x PUE / elementos por segundo</translation>
    </message>
    <message>
        <source>power of the chips x PUE / tokens per second</source>
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
        <source>power planned</source>
        <translation>potencia prevista</translation>
    </message>
    <message>
        <source>power usage effectiveness: the energy a data centre takes from the grid per kilowatt-hour of its computers.</source>
        <translation>eficiencia en el uso de la energía: lo que un centro de datos toma de la red por cada kilovatio hora de sus ordenadores.</translation>
    </message>
    <message>
        <source>power; watts; TDP</source>
        <translation>potencia; consumo; vatios; TDP</translation>
    </message>
    <message>
        <source>powerpoint; power point; slides; ppt; pptx; deck; keynote</source>
        <translation>powerpoint; power point; diapositivas; ppt; pptx; keynote</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>predicho</translation>
    </message>
    <message>
        <source>predicted %1 (%2)</source>
        <translation>previsto %1 (%2)</translation>
    </message>
    <message>
        <source>predicted = measured</source>
        <translation>predicho = medido</translation>
    </message>
    <message>
        <source>preferences; options; configuration</source>
        <translation>preferencias; opciones; ajustes; configuración</translation>
    </message>
    <message>
        <source>prefill, or one read of the weights if that is longer, and the overhead</source>
        <translation>prefill, o una lectura de los pesos si tarda más, y los costes fijos</translation>
    </message>
    <message>
        <source>presentation; presentation mode; slideshow; projector</source>
        <translation>presentación; modo presentación; pase de diapositivas; proyector</translation>
    </message>
    <message>
        <source>price</source>
        <translation>precio</translation>
    </message>
    <message>
        <source>price / utilised items per second</source>
        <translation>precio / elementos por segundo en trabajo</translation>
    </message>
    <message>
        <source>price / utilised prompt tokens per second</source>
        <translation>precio / tokens de prompt por segundo en trabajo</translation>
    </message>
    <message>
        <source>price / utilised tokens per second</source>
        <translation>precio / tokens por segundo en trabajo</translation>
    </message>
    <message>
        <source>price and speed</source>
        <translation>precio y velocidad</translation>
    </message>
    <message>
        <source>price history</source>
        <translation>historial de precios</translation>
    </message>
    <message>
        <source>price less residual value, repaid with interest, plus staff, energy of the whole machine at all hours x PUE, and colocation</source>
        <translation>precio menos valor residual devuelto con intereses, personal, energía de toda la máquina en todas las horas x PUE, colocación</translation>
    </message>
    <message>
        <source>price list</source>
        <translation>lista de precios</translation>
    </message>
    <message>
        <source>price lists</source>
        <translation>listas de precios</translation>
    </message>
    <message>
        <source>price of whole instances x hours per month</source>
        <translation>precio de las instancias enteras x horas al mes</translation>
    </message>
    <message>
        <source>price paid</source>
        <translation>precio pagado</translation>
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
        <source>price per hour of all rented units</source>
        <translation>precio por hora de todo lo alquilado</translation>
    </message>
    <message>
        <source>price per hour of the rented unit</source>
        <translation>precio por hora de lo alquilado</translation>
    </message>
    <message>
        <source>price per hour of the rented unit / its chips</source>
        <translation>precio por hora de lo alquilado / sus chips</translation>
    </message>
    <message>
        <source>price trend; price drop; prices over time; old prices</source>
        <translation>tendencia de precios; bajada de precio; evolución de los precios; precios anteriores</translation>
    </message>
    <message>
        <source>price unknown</source>
        <translation>precio desconocido</translation>
    </message>
    <message>
        <source>price; hourly price; rent; rental price</source>
        <translation>precio; precio por hora; alquiler</translation>
    </message>
    <message>
        <source>priced per chip, but the number of chips is not stated</source>
        <translation>el precio es por chip, y no se indica cuántos hay</translation>
    </message>
    <message>
        <source>prices</source>
        <translation>precios</translation>
    </message>
    <message>
        <source>prices from zero</source>
        <translation>precios desde cero</translation>
    </message>
    <message>
        <source>prices logarithmic</source>
        <translation>precios logarítmicos</translation>
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
        <source>published comparisons</source>
        <translation>comparaciones publicadas por terceros</translation>
    </message>
    <message>
        <source>range of the power</source>
        <translation>rango de la potencia</translation>
    </message>
    <message>
        <source>range of the price</source>
        <translation>rango del precio</translation>
    </message>
    <message>
        <source>ranges of the price and of the power</source>
        <translation>rangos del precio y de la potencia</translation>
    </message>
    <message>
        <source>rank within AWS</source>
        <translation>puesto dentro de AWS</translation>
    </message>
    <message>
        <source>rank, as the guide has it</source>
        <translation>puesto, según la guía</translation>
    </message>
    <message>
        <source>ranked by cost</source>
        <translation>por orden de coste</translation>
    </message>
    <message>
        <source>ranked by monthly bill</source>
        <translation>ordenado por factura mensual</translation>
    </message>
    <message>
        <source>ranked by speed per chip</source>
        <translation>ordenados por velocidad por chip</translation>
    </message>
    <message>
        <source>rate of %1</source>
        <translation>tipo de cambio de %1</translation>
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
        <translation>llegó a producción menos de un año después de las primeras ventas de Blackwell</translation>
    </message>
    <message>
        <source>real; reais</source>
        <translation>real; reales; reais</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>motivo</translation>
    </message>
    <message>
        <source>release date</source>
        <translation>fecha de lanzamiento</translation>
    </message>
    <message>
        <source>release date, as the guide has it</source>
        <translation>fecha de lanzamiento, según la guía</translation>
    </message>
    <message>
        <source>removed by you</source>
        <translation>omitido por usted</translation>
    </message>
    <message>
        <source>rent</source>
        <translation>alquiler</translation>
    </message>
    <message>
        <source>rent, hours used</source>
        <translation>alquiler, horas usadas</translation>
    </message>
    <message>
        <source>rental cost of 730 hours / API price</source>
        <translation>alquiler de 730 horas / precio de la API</translation>
    </message>
    <message>
        <source>rental paid for used hours only</source>
        <translation>alquiler pagado por las horas usadas</translation>
    </message>
    <message>
        <source>rented with %1 chips</source>
        <translation>se alquila con %1 chips</translation>
    </message>
    <message>
        <source>replicas in parallel</source>
        <translation>copias del modelo en paralelo</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>solicitudes</translation>
    </message>
    <message>
        <source>requirements, with ranges and values</source>
        <translation>qué se puede exigir de los chips, con rangos y valores</translation>
    </message>
    <message>
        <source>reserved</source>
        <comment>the type of a price</comment>
        <translation>reservado</translation>
    </message>
    <message>
        <source>ring = baseline</source>
        <translation>anillo = referencia</translation>
    </message>
    <message>
        <source>ring = now</source>
        <translation>anillo = ahora</translation>
    </message>
    <message>
        <source>rise of the capacity block price in January 2026</source>
        <translation>subida del precio de los Capacity Blocks en enero de 2026</translation>
    </message>
    <message>
        <source>rises %1, above %2</source>
        <comment>a price; a percentage, a price</comment>
        <translation>sube un %1, a más de %2</translation>
    </message>
    <message>
        <source>rises above %1</source>
        <translation>supera %1</translation>
    </message>
    <message>
        <source>roadmap</source>
        <translation>hoja de ruta</translation>
    </message>
    <message>
        <source>roofline</source>
        <translation>roofline</translation>
    </message>
    <message>
        <source>rounding</source>
        <translation>redondeo</translation>
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
        <source>ruled out: %1</source>
        <translation>descartado: %1</translation>
    </message>
    <message>
        <source>rules for choosing chips</source>
        <translation>cuándo elegir cada opción</translation>
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
        <translation>ahorro en el umbral alto con el 40 %</translation>
    </message>
    <message>
        <source>saved at the low threshold with 40%</source>
        <translation>ahorro en el umbral bajo con el 40 %</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>escala</translation>
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
        <source>second rank, as the guide has it</source>
        <translation>segundo puesto, según la guía</translation>
    </message>
    <message>
        <source>secondary text</source>
        <translation>texto atenuado</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>segundos</translation>
    </message>
    <message>
        <source>sells its chips to others</source>
        <translation>vende sus chips a terceros</translation>
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
        <source>service level</source>
        <translation>nivel de servicio</translation>
    </message>
    <message>
        <source>serving</source>
        <translation>inferencia</translation>
    </message>
    <message>
        <source>several</source>
        <translation>varios</translation>
    </message>
    <message>
        <source>several Trainium instances linked to work as one.</source>
        <translation>varias instancias de Trainium enlazadas para trabajar como una sola.</translation>
    </message>
    <message>
        <source>several buildings, joined by a special network</source>
        <translation>varios edificios, unidos por una red especial</translation>
    </message>
    <message>
        <source>share of peak</source>
        <translation>parte del pico</translation>
    </message>
    <message>
        <source>share of the cost on p5.48xlarge, capacity block against P5 on demand</source>
        <translation>proporción del coste en p5.48xlarge, Capacity Block frente a P5 bajo demanda</translation>
    </message>
    <message>
        <source>share of the cost on p5.48xlarge, capacity blocks of 2026-01-31</source>
        <translation>proporción del coste en p5.48xlarge, Capacity Blocks de 2026-01-31</translation>
    </message>
    <message>
        <source>share of the cost on p5.48xlarge, capacity blocks of 2026-07-22</source>
        <translation>proporción del coste en p5.48xlarge, Capacity Blocks de 2026-07-22</translation>
    </message>
    <message>
        <source>share of the cost on p5.48xlarge, guide prices</source>
        <translation>proporción del coste en p5.48xlarge, precios de la guía</translation>
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
        <source>single instructions, memory allocation, scheduling and the instruction set</source>
        <translation>instrucciones individuales, asignación de memoria, planificación y el juego de instrucciones</translation>
    </message>
    <message>
        <source>site area</source>
        <translation>superficie del emplazamiento</translation>
    </message>
    <message>
        <source>site area (French and German text)</source>
        <translation>superficie del emplazamiento (texto francés y alemán)</translation>
    </message>
    <message>
        <source>site area (Portuguese and Spanish text)</source>
        <translation>superficie del emplazamiento (texto portugués y español)</translation>
    </message>
    <message>
        <source>size</source>
        <translation>tamaño</translation>
    </message>
    <message>
        <source>slide</source>
        <translation>diapositiva</translation>
    </message>
    <message>
        <source>slide %1 of %2</source>
        <translation>diapositiva %1 de %2</translation>
    </message>
    <message>
        <source>smaller than a bank card</source>
        <translation>más pequeño que una tarjeta bancaria</translation>
    </message>
    <message>
        <source>smallest number of chips whose memory holds the workload and the requested concurrency</source>
        <translation>número mínimo de chips cuya memoria contiene la carga de trabajo y las solicitudes simultáneas pedidas</translation>
    </message>
    <message>
        <source>software no longer maintained</source>
        <translation>software sin mantenimiento</translation>
    </message>
    <message>
        <source>source</source>
        <translation>fuente</translation>
    </message>
    <message>
        <source>source; sources; where does it come from; evidence</source>
        <translation>fuente; fuentes; de dónde sale; de dónde procede; evidencia; prueba</translation>
    </message>
    <message>
        <source>sources</source>
        <translation>fuentes</translation>
    </message>
    <message>
        <source>sources of the figures</source>
        <translation>de dónde vienen las cifras</translation>
    </message>
    <message>
        <source>sources that disagree</source>
        <translation>fuentes que discrepan</translation>
    </message>
    <message>
        <source>spanish</source>
        <translation>español; castellano; spanish</translation>
    </message>
    <message>
        <source>specs; specifications; datasheet; peaks; tflops; side by side; memory size</source>
        <translation>especificaciones; specs; ficha técnica; hoja de datos; picos; tflops; lado a lado; tamaño de memoria</translation>
    </message>
    <message>
        <source>speed; how fast; faster; fastest; throughput; performance; tokens per second; latency; workload</source>
        <translation>velocidad; cómo de rápido; más rápido; el más rápido; throughput; rendimiento; tokens por segundo; latencia; carga de trabajo</translation>
    </message>
    <message>
        <source>spot</source>
        <comment>the type of a price</comment>
        <translation>spot</translation>
    </message>
    <message>
        <source>spot %1, on-demand %2 USD per hour</source>
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
        <source>stated by its vendor but not on sale yet; drawn hatched, and always marked next to shipping products.</source>
        <translation>comunicado por su fabricante, pero aún no disponible; se dibuja rayado y nunca se mezcla sin avisar con lo disponible.</translation>
    </message>
    <message>
        <source>states</source>
        <translation>estados</translation>
    </message>
    <message>
        <source>status</source>
        <translation>estado</translation>
    </message>
    <message>
        <source>stay on %1</source>
        <translation>seguir en %1</translation>
    </message>
    <message>
        <source>steps = whole deployments</source>
        <translation>escalones = despliegues enteros</translation>
    </message>
    <message>
        <source>string "%1"</source>
        <translation>la cadena «%1»</translation>
    </message>
    <message>
        <source>stronger = farther from 1</source>
        <translation>más intenso = más lejos de 1</translation>
    </message>
    <message>
        <source>stronger = more</source>
        <translation>más intenso = más</translation>
    </message>
    <message>
        <source>structured sparsity called new</source>
        <translation>dispersión estructurada descrita como nueva</translation>
    </message>
    <message>
        <source>successor of PyTorch/XLA</source>
        <translation>sucesor de PyTorch/XLA</translation>
    </message>
    <message>
        <source>supports NVIDIA NVLink Fusion</source>
        <translation>admite NVIDIA NVLink Fusion</translation>
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
        <translation>tabla; números; todos los números; cifras; tabla de datos</translation>
    </message>
    <message>
        <source>takes over five years to pay back</source>
        <translation>tarda más de cinco años en amortizarse</translation>
    </message>
    <message>
        <source>takes too long</source>
        <translation>tarda demasiado</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>text instead of a bar = reason for no number</source>
        <translation>texto en lugar de barra = sin número, y el motivo</translation>
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
        <source>the API price</source>
        <translation>el precio de la API</translation>
    </message>
    <message>
        <source>the KV cache precision in bits</source>
        <translation>el número de bits de un valor en caché</translation>
    </message>
    <message>
        <source>the US dollars for 1 of the currency, such as 1.08</source>
        <translation>los dólares estadounidenses por 1 unidad de la moneda, por ejemplo 1.08</translation>
    </message>
    <message>
        <source>the accelerator's name</source>
        <translation>el nombre del acelerador</translation>
    </message>
    <message>
        <source>the arithmetic intensity above which compute limits a chip instead of memory bandwidth: its peak divided by its bandwidth.</source>
        <translation>la intensidad aritmética a partir de la cual el cómputo, y no el ancho de banda de memoria, limita el chip: su pico dividido por su ancho de banda.</translation>
    </message>
    <message>
        <source>the baseline has no value here</source>
        <translation>la referencia no tiene aquí ningún número</translation>
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
        <source>the cached share of the prompt</source>
        <translation>la parte del prompt en caché</translation>
    </message>
    <message numerus="yes">
        <source>the catalogue has %n custom figures</source>
        <translation><numerusform>el catálogo tiene %n valor propio</numerusform><numerusform>el catálogo tiene %n valores propios</numerusform></translation>
    </message>
    <message>
        <source>the catalogue has 1 custom figure</source>
        <translation>el catálogo tiene 1 valor propio</translation>
    </message>
    <message>
        <source>the chip, instance or system that the others are compared with.</source>
        <translation>el chip, la instancia o el sistema con el que se comparan los demás.</translation>
    </message>
    <message>
        <source>the colocation price</source>
        <translation>el precio de la colocación</translation>
    </message>
    <message>
        <source>the compute efficiency</source>
        <translation>la eficiencia de cómputo</translation>
    </message>
    <message>
        <source>the compute precision in bits</source>
        <translation>el número de bits de la aritmética</translation>
    </message>
    <message>
        <source>the constants of the estimates, fitted in advance to published measurements; nothing is fitted while the program runs.</source>
        <translation>las constantes de las estimaciones, halladas una vez a partir de mediciones publicadas; nada se ajusta mientras el programa se ejecuta.</translation>
    </message>
    <message>
        <source>the cost of staff and maintenance</source>
        <translation>el coste de personal y mantenimiento</translation>
    </message>
    <message>
        <source>the currency</source>
        <translation>la moneda</translation>
    </message>
    <message>
        <source>the data-centre PUE</source>
        <translation>el PUE del centro de datos</translation>
    </message>
    <message>
        <source>the date of the price</source>
        <translation>la fecha del precio</translation>
    </message>
    <message>
        <source>the discount</source>
        <translation>el descuento</translation>
    </message>
    <message>
        <source>the divisor's range reaches zero</source>
        <translation>el rango del divisor llega a cero</translation>
    </message>
    <message>
        <source>the energy price</source>
        <translation>el precio de la energía</translation>
    </message>
    <message>
        <source>the fast links between chips in one machine, and the slower links between machines.</source>
        <translation>los enlaces rápidos entre los chips de una máquina y los más lentos entre máquinas.</translation>
    </message>
    <message>
        <source>the figure is %1</source>
        <translation>la cifra es %1</translation>
    </message>
    <message>
        <source>the first figure</source>
        <translation>la primera cifra</translation>
    </message>
    <message>
        <source>the global batch size</source>
        <translation>el número de secuencias por paso</translation>
    </message>
    <message>
        <source>the goodput</source>
        <translation>el goodput</translation>
    </message>
    <message>
        <source>the head size</source>
        <translation>el tamaño de una cabeza</translation>
    </message>
    <message>
        <source>the hidden size</source>
        <translation>el tamaño oculto</translation>
    </message>
    <message>
        <source>the highest throughput that a chip can reach at each arithmetic intensity.</source>
        <translation>lo máximo que puede alcanzar un chip con cada intensidad aritmética.</translation>
    </message>
    <message>
        <source>the host power</source>
        <translation>la potencia además de los chips</translation>
    </message>
    <message>
        <source>the host's memory in GiB</source>
        <translation>la memoria del host en GiB</translation>
    </message>
    <message>
        <source>the hours that a price pays for</source>
        <translation>las horas que cubre un precio</translation>
    </message>
    <message>
        <source>the instance type</source>
        <translation>el tipo de instancia</translation>
    </message>
    <message>
        <source>the interest rate</source>
        <translation>el interés</translation>
    </message>
    <message>
        <source>the keys and values of earlier tokens, kept in memory so that a model does not recalculate them.</source>
        <translation>lo que un modelo guarda en memoria de los tokens anteriores para no volver a calcularlo.</translation>
    </message>
    <message>
        <source>the length of the commitment</source>
        <translation>la duración del compromiso</translation>
    </message>
    <message>
        <source>the link efficiency</source>
        <translation>la eficiencia de los enlaces</translation>
    </message>
    <message>
        <source>the longest sequence</source>
        <translation>la secuencia más larga</translation>
    </message>
    <message>
        <source>the lowest and highest value that a number can have; formulas carry it through.</source>
        <translation>el valor mínimo y el máximo que puede tener un número; las fórmulas lo mantienen.</translation>
    </message>
    <message>
        <source>the machine price</source>
        <translation>el precio de la máquina</translation>
    </message>
    <message>
        <source>the machines that a price pays for</source>
        <translation>las máquinas que cubre un precio</translation>
    </message>
    <message>
        <source>the memory efficiency</source>
        <translation>la eficiencia de la memoria</translation>
    </message>
    <message>
        <source>the memory of an accelerator, or of all</source>
        <translation>la memoria de un acelerador o de todos</translation>
    </message>
    <message>
        <source>the meter</source>
        <translation>el medidor</translation>
    </message>
    <message>
        <source>the minimum tokens/s per user</source>
        <translation>la velocidad por usuario</translation>
    </message>
    <message>
        <source>the model FLOP utilisation of %1</source>
        <translation>la MFU de %1</translation>
    </message>
    <message>
        <source>the monthly output in billion tokens</source>
        <translation>la salida al mes en miles de millones de tokens</translation>
    </message>
    <message>
        <source>the monthly volume costs %1 now</source>
        <translation>el trabajo mensual cuesta ahora %1</translation>
    </message>
    <message>
        <source>the network belongs to the instance, not to the chip</source>
        <translation>la red corresponde a la instancia, no al chip</translation>
    </message>
    <message>
        <source>the number of KV heads</source>
        <translation>el número de cabezas KV</translation>
    </message>
    <message>
        <source>the number of accelerators</source>
        <translation>el número de aceleradores</translation>
    </message>
    <message>
        <source>the number of active parameters in billions</source>
        <translation>el número de parámetros activos en miles de millones</translation>
    </message>
    <message>
        <source>the number of attention heads</source>
        <translation>el número de cabezas de atención</translation>
    </message>
    <message>
        <source>the number of chips</source>
        <translation>el número de chips</translation>
    </message>
    <message>
        <source>the number of chips of %1 alone</source>
        <translation>el número de chips solo de %1</translation>
    </message>
    <message>
        <source>the number of concurrent requests</source>
        <translation>el número de solicitudes simultáneas</translation>
    </message>
    <message>
        <source>the number of denoising steps</source>
        <translation>el número de pasos de eliminación de ruido</translation>
    </message>
    <message>
        <source>the number of hours per month</source>
        <translation>el número de horas al mes</translation>
    </message>
    <message>
        <source>the number of input tokens</source>
        <translation>el número de tokens de entrada</translation>
    </message>
    <message>
        <source>the number of layers</source>
        <translation>el número de capas</translation>
    </message>
    <message>
        <source>the number of monthly items in millions</source>
        <translation>el número de elementos al mes en millones</translation>
    </message>
    <message>
        <source>the number of output tokens</source>
        <translation>el número de tokens de salida</translation>
    </message>
    <message>
        <source>the number of parameters in billions</source>
        <translation>el número de parámetros en miles de millones</translation>
    </message>
    <message>
        <source>the number of tokens per decode step</source>
        <translation>el número de tokens de un paso de decode</translation>
    </message>
    <message>
        <source>the number of training tokens in billions</source>
        <translation>el número de tokens de entrenamiento en miles de millones</translation>
    </message>
    <message>
        <source>the on-demand price in USD an hour</source>
        <translation>el precio bajo demanda en USD por hora</translation>
    </message>
    <message>
        <source>the only remaining option</source>
        <translation>el único que queda</translation>
    </message>
    <message>
        <source>the operating system</source>
        <translation>el sistema operativo</translation>
    </message>
    <message>
        <source>the options that no other option beats in both plotted metrics.</source>
        <translation>los de una comparación que ningún otro supera en las dos cosas representadas.</translation>
    </message>
    <message>
        <source>the overhead</source>
        <translation>la duración de los retardos fijos</translation>
    </message>
    <message>
        <source>the phase that generates the answer token by token; mostly limited by memory bandwidth.</source>
        <translation>la fase que escribe la respuesta token a token; limitada sobre todo por el ancho de banda de memoria.</translation>
    </message>
    <message>
        <source>the phase that processes the prompt; mostly limited by compute.</source>
        <translation>la fase que lee el prompt; limitada sobre todo por el cómputo.</translation>
    </message>
    <message>
        <source>the price factor</source>
        <translation>el factor de precio</translation>
    </message>
    <message>
        <source>the price of %1</source>
        <translation>el precio de %1</translation>
    </message>
    <message>
        <source>the prices contradict what the providers publish</source>
        <translation>los precios contradicen lo que publican los proveedores</translation>
    </message>
    <message>
        <source>the product</source>
        <translation>el producto</translation>
    </message>
    <message>
        <source>the provider</source>
        <translation>quién lo alquila</translation>
    </message>
    <message>
        <source>the range of the baseline's number reaches zero</source>
        <translation>el rango del número de la referencia llega a cero</translation>
    </message>
    <message>
        <source>the region</source>
        <translation>la región</translation>
    </message>
    <message>
        <source>the reservation term</source>
        <translation>la duración de la reserva</translation>
    </message>
    <message>
        <source>the residual value</source>
        <translation>el valor residual</translation>
    </message>
    <message>
        <source>the second figure</source>
        <translation>la segunda cifra</translation>
    </message>
    <message>
        <source>the sequence length</source>
        <translation>la longitud de las secuencias</translation>
    </message>
    <message>
        <source>the service life in years</source>
        <translation>el número de años de uso</translation>
    </message>
    <message>
        <source>the serving stack</source>
        <translation>el software de servicio</translation>
    </message>
    <message>
        <source>the share of a run's hours that make progress; the rest is lost to failures, restarts and checkpoints.</source>
        <translation>la parte de las horas de una ejecución que la hacen avanzar; el resto se va en fallos, reinicios y checkpoints.</translation>
    </message>
    <message>
        <source>the share of the paid hours in which chips do work; idle hours are also paid for.</source>
        <translation>la parte de las horas pagadas en que los chips trabajan; las horas inactivas también se pagan.</translation>
    </message>
    <message>
        <source>the software platform for NVIDIA chips; operators written for it run on no other chips.</source>
        <translation>el software con el que se escriben programas para chips de NVIDIA; las operaciones escritas para él no se ejecutan en otros chips.</translation>
    </message>
    <message>
        <source>the spot price in USD an hour</source>
        <translation>el precio spot en USD por hora</translation>
    </message>
    <message>
        <source>the time to the first token</source>
        <translation>el tiempo hasta el primer token</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>el título</translation>
    </message>
    <message>
        <source>the training efficiency</source>
        <translation>la eficiencia de entrenamiento</translation>
    </message>
    <message>
        <source>the unit of the price</source>
        <translation>a qué se refiere el precio</translation>
    </message>
    <message>
        <source>the utilisation</source>
        <translation>la utilización</translation>
    </message>
    <message>
        <source>the vocabulary size</source>
        <translation>el tamaño del vocabulario</translation>
    </message>
    <message>
        <source>the wait before an answer begins: prefill and overhead.</source>
        <translation>lo que una persona espera hasta que empieza una respuesta: el prefill y los costes fijos.</translation>
    </message>
    <message>
        <source>the warning</source>
        <translation>la advertencia</translation>
    </message>
    <message>
        <source>the weight precision in bits</source>
        <translation>el número de bits de un peso</translation>
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
        <source>their number formats differ</source>
        <translation>sus formatos numéricos difieren</translation>
    </message>
    <message>
        <source>their price types differ</source>
        <translation>sus precios son de tipos distintos</translation>
    </message>
    <message>
        <source>their prices are from different regions</source>
        <translation>sus precios son de regiones distintas</translation>
    </message>
    <message>
        <source>their prices have different dates</source>
        <translation>sus precios son de fechas distintas</translation>
    </message>
    <message>
        <source>there is no memory</source>
        <translation>no hay memoria</translation>
    </message>
    <message>
        <source>there is no other value near %1.</source>
        <translation>no hay otro valor cerca de %1.</translation>
    </message>
    <message>
        <source>they have different numbers of chips</source>
        <translation>corresponden a distinto número de chips</translation>
    </message>
    <message>
        <source>thick line = best offers, none is both cheaper and faster</source>
        <translation>línea gruesa = mejores ofertas, ninguna es a la vez más barata y más rápida</translation>
    </message>
    <message>
        <source>thin line = rent for used hours only</source>
        <translation>línea fina = alquiler solo de las horas usadas</translation>
    </message>
    <message>
        <source>thin lines = equal cost, %1</source>
        <translation>líneas finas = mismo coste, %1</translation>
    </message>
    <message>
        <source>thin lines = thresholds of the AWS chip guide</source>
        <translation>líneas finas = umbrales de la guía de chips de AWS</translation>
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
        <source>throughput</source>
        <translation>rendimiento</translation>
    </message>
    <message>
        <source>throughput (MoE)</source>
        <translation>rendimiento (MoE)</translation>
    </message>
    <message>
        <source>throughput at full load</source>
        <translation>rendimiento a plena carga</translation>
    </message>
    <message>
        <source>throughput at full load (MoE)</source>
        <translation>rendimiento a plena carga (MoE)</translation>
    </message>
    <message>
        <source>throughput per chip, regardless of cost</source>
        <translation>velocidad por chip, cueste lo que cueste</translation>
    </message>
    <message>
        <source>tied with the first</source>
        <translation>empatado con el primero</translation>
    </message>
    <message>
        <source>time to first token</source>
        <translation>tiempo hasta el primer token</translation>
    </message>
    <message>
        <source>time to first token (MoE)</source>
        <translation>tiempo hasta el primer token (MoE)</translation>
    </message>
    <message>
        <source>times</source>
        <translation>veces</translation>
    </message>
    <message>
        <source>times the other</source>
        <translation>veces el valor del otro</translation>
    </message>
    <message>
        <source>to fine-tune %1</source>
        <translation>para el ajuste fino de %1</translation>
    </message>
    <message>
        <source>to run %1</source>
        <translation>para ejecutar %1</translation>
    </message>
    <message>
        <source>to serve %1</source>
        <translation>para servir %1</translation>
    </message>
    <message>
        <source>to train %1</source>
        <translation>para entrenar %1</translation>
    </message>
    <message>
        <source>to verify</source>
        <translation>por verificar</translation>
    </message>
    <message>
        <source>today = 1</source>
        <translation>hoy = 1</translation>
    </message>
    <message>
        <source>tokens per USD</source>
        <translation>tokens por USD</translation>
    </message>
    <message>
        <source>tokens per dollar; value for money; price performance; best value</source>
        <translation>tokens por dólar; tokens por dinero; relación calidad-precio; precio-rendimiento; mejor valor</translation>
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
        <translation>tokens por segundo y chip</translation>
    </message>
    <message>
        <source>tokens per second per instance</source>
        <translation>tokens por segundo e instancia</translation>
    </message>
    <message>
        <source>tokens per second per system</source>
        <translation>tokens por segundo y sistema</translation>
    </message>
    <message>
        <source>tokens per second, both axes logarithmic</source>
        <translation>tokens por segundo, ambos ejes logarítmicos</translation>
    </message>
    <message>
        <source>tokens x chip time per token / goodput</source>
        <translation>tokens x tiempo por token y chip / goodput</translation>
    </message>
    <message>
        <source>tokens/s per chip</source>
        <translation>tokens/s por chip</translation>
    </message>
    <message>
        <source>too little memory</source>
        <translation>demasiado poca memoria</translation>
    </message>
    <message>
        <source>too much work to move</source>
        <translation>demasiado trabajo de migración</translation>
    </message>
    <message>
        <source>too slow</source>
        <translation>demasiado lento</translation>
    </message>
    <message>
        <source>torch_neuron</source>
        <translation>torch_neuron</translation>
    </message>
    <message>
        <source>training</source>
        <translation>entrenamiento</translation>
    </message>
    <message>
        <source>training of Claude only</source>
        <translation>solo entrenamiento de Claude</translation>
    </message>
    <message>
        <source>training of mixture-of-experts models</source>
        <translation>entrenamiento de modelos de mezcla de expertos</translation>
    </message>
    <message>
        <source>training speed, latency, energy use</source>
        <translation>velocidad de entrenamiento, latencia, consumo de energía</translation>
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
        <translation>triángulo = un batch</translation>
    </message>
    <message>
        <source>trn1.2xlarge: 1.10 USD for one Trainium1.</source>
        <translation>trn1.2xlarge: 1,10 USD por un Trainium1.</translation>
    </message>
    <message>
        <source>trn2.48xlarge at 35.7608 USD/h against p5.48xlarge at published prices: 65% to 114%.</source>
        <translation>trn2.48xlarge a 35,7608 USD/h frente a p5.48xlarge a precios publicados: del 65 % al 114 %.</translation>
    </message>
    <message>
        <source>trn2.48xlarge: 4.80 / 16 = 0.30 USD for one Trainium2.</source>
        <translation>trn2.48xlarge: 4,80 / 16 = 0,30 USD por un Trainium2.</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>two costs are needed</source>
        <translation>se necesitan dos costes</translation>
    </message>
    <message>
        <source>two rows with a number are needed</source>
        <translation>se necesitan dos filas con un número</translation>
    </message>
    <message>
        <source>two sources</source>
        <translation>dos fuentes</translation>
    </message>
    <message>
        <source>uncertainty</source>
        <translation>incertidumbre</translation>
    </message>
    <message>
        <source>unchecked</source>
        <translation>sin verificar</translation>
    </message>
    <message>
        <source>undated</source>
        <translation>sin fecha</translation>
    </message>
    <message>
        <source>under 1%</source>
        <translation>menos del 1 %</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>unless %1 %2</source>
        <comment>its price; rises above an amount</comment>
        <translation>salvo si %1 %2</translation>
    </message>
    <message>
        <source>unless %1 runs on %2</source>
        <comment>a chip; 6 chips or more</comment>
        <translation>salvo si %1 usa %2</translation>
    </message>
    <message>
        <source>unless both run on %1</source>
        <comment>4 chips or fewer</comment>
        <translation>salvo si ambos usan %1</translation>
    </message>
    <message>
        <source>up and left is better</source>
        <translation>mejor arriba a la izquierda</translation>
    </message>
    <message>
        <source>up and right is better</source>
        <translation>arriba a la derecha es mejor</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>hasta %1</translation>
    </message>
    <message>
        <source>use case</source>
        <translation>para qué sirve</translation>
    </message>
    <message>
        <source>use, another place in the guide</source>
        <translation>uso, otro lugar de la guía</translation>
    </message>
    <message>
        <source>use, one place in the guide</source>
        <translation>uso, un lugar de la guía</translation>
    </message>
    <message>
        <source>utilised tokens per second / price</source>
        <translation>tokens por segundo en trabajo / precio</translation>
    </message>
    <message>
        <source>vCPUs</source>
        <translation>procesadores virtuales</translation>
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
        <source>vertical line = %1 per user</source>
        <translation>línea vertical = %1 por usuario</translation>
    </message>
    <message>
        <source>volume; monthly volume; tokens a month; tokens per month; how many tokens; traffic; usage</source>
        <translation>volumen; volumen mensual; tokens al mes; tokens por mes; cuántos tokens; tráfico; uso</translation>
    </message>
    <message>
        <source>vs on-demand 55.04: 64.97%; vs Capacity Block 2026-07 41.528: 86.11%; vs Capacity Block 2026-01 31.464: 113.66%. Per dense FP8 PFLOPS: 49.5%, 65.6%, 86.6%</source>
        <translation>frente a bajo demanda 55,04: 64,97 %; frente a Capacity Block 2026-07 41,528: 86,11 %; frente a Capacity Block 2026-01 31,464: 113,66 %. Por PFLOPS FP8 denso: 49,5 %, 65,6 %, 86,6 %</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>advertencia</translation>
    </message>
    <message>
        <source>warning, legend and footer</source>
        <translation>advertencia, leyenda y pie</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>advertencias</translation>
    </message>
    <message>
        <source>weeks</source>
        <translation>semanas</translation>
    </message>
    <message>
        <source>weeks on several hundred thousand chips</source>
        <translation>semanas en varios cientos de miles de chips</translation>
    </message>
    <message>
        <source>weights, states and activations, or weights and the cache of all concurrent requests</source>
        <translation>pesos, estados y activaciones, o pesos y la caché de todas las solicitudes simultáneas</translation>
    </message>
    <message>
        <source>what "nearly 500,000" allows</source>
        <translation>lo que permite «casi 500.000»</translation>
    </message>
    <message>
        <source>what if</source>
        <translation>qué pasaría si</translation>
    </message>
    <message>
        <source>what if; what-if; tornado; what would change it; what changes the answer; uncertainty; risk; odds</source>
        <translation>qué pasaría si; y si; what-if; tornado; qué lo cambiaría; qué cambia la respuesta; incertidumbre; riesgo; probabilidades</translation>
    </message>
    <message>
        <source>whether it is a spot price</source>
        <translation>si es un precio spot</translation>
    </message>
    <message>
        <source>while %1 is %2, not %3</source>
        <comment>an assumption; from 1 to 3; up to 0</comment>
        <translation>mientras %1 sea: %2, no %3</translation>
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
        <source>whisker = range</source>
        <translation>bigote = rango</translation>
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
        <source>whole instances that hold the chips</source>
        <translation>instancias enteras que contienen los chips</translation>
    </message>
    <message>
        <source>why</source>
        <translation>por qué</translation>
    </message>
    <message>
        <source>why; reason; reasons; answer</source>
        <translation>por qué; por que; razón; razones; motivo; respuesta</translation>
    </message>
    <message>
        <source>wide release, by press reports</source>
        <translation>lanzamiento general, según la prensa</translation>
    </message>
    <message numerus="yes">
        <source>with %n custom figures</source>
        <translation><numerusform>con %n valor propio</numerusform><numerusform>con %n valores propios</numerusform></translation>
    </message>
    <message>
        <source>with 1 custom figure</source>
        <translation>con 1 valor propio</translation>
    </message>
    <message>
        <source>with a commitment %1, not %2</source>
        <comment>from 1 year on; up to 0 years</comment>
        <translation>con un compromiso %1, no %2</translation>
    </message>
    <message>
        <source>with a commitment of %1 or more, not without one</source>
        <comment>so many years</comment>
        <translation>con un compromiso a partir de %1, no sin él</translation>
    </message>
    <message>
        <source>with enough memory</source>
        <translation>en cuya memoria cabe</translation>
    </message>
    <message>
        <source>within 25%</source>
        <translation>dentro del 25 %</translation>
    </message>
    <message>
        <source>without a commitment, not with one of %1 or more</source>
        <comment>so many years</comment>
        <translation>sin compromiso, no con uno a partir de %1</translation>
    </message>
    <message>
        <source>work items that a chip processes at once; larger batches share each read of the weights.</source>
        <translation>partes de trabajo que un chip hace a la vez; los mayores comparten cada lectura de los pesos.</translation>
    </message>
    <message>
        <source>work per dollar</source>
        <translation>trabajo por dinero</translation>
    </message>
    <message>
        <source>workload</source>
        <translation>carga de trabajo</translation>
    </message>
    <message>
        <source>workloads to estimate: training, serving, batch inference</source>
        <translation>qué se puede estimar: entrenamiento, servicio, inferencia por lotes</translation>
    </message>
    <message>
        <source>year</source>
        <translation>año</translation>
    </message>
    <message>
        <source>years</source>
        <translation>años</translation>
    </message>
    <message>
        <source>yen; ¥</source>
        <translation>yen; yenes; ¥</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>your rate</source>
        <translation>su tipo de cambio</translation>
    </message>
    <message>
        <source>yuan; renminbi; rmb</source>
        <translation>yuan; yuanes; renminbi; rmb</translation>
    </message>
    <message>
        <source>zoom; zoom in; larger; bigger; larger text</source>
        <translation>zoom; ampliar; más grande; mayor; texto más grande</translation>
    </message>
    <message>
        <source>×%1</source>
        <comment>behind a chip's name: how many of it</comment>
        <translation>×%1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>“%1” is in %2. Edit the file: changes appear immediately.</source>
        <translation>«%1» está en %2. Edite el archivo: lo que cambie en él se muestra al instante.</translation>
    </message>
    <message>
        <source>“%1” is not a number; the decimal sign is “%2”.</source>
        <translation>«%1» no es un número; el signo decimal es «%2».</translation>
    </message>
    <message>
        <source>“%1” is not part of the comparison; the page selected another one.</source>
        <translation>«%1» no está entre lo comparado; la página eligió otro elemento.</translation>
    </message>
    <message>
        <source>← → pages   B black   A assumptions   Esc exit</source>
        <translation>← → páginas   B negro   A supuestos   Esc terminar</translation>
    </message>
    <message>
        <source>◀ = baseline</source>
        <translation>◀ = referencia</translation>
    </message>
    <message>
        <source>◂ %1</source>
        <translation>◂ %1</translation>
    </message>
    <message>
        <source>◆ Fault:</source>
        <translation>◆ Error:</translation>
    </message>
    <message>
        <source>◆ Not comparable: %1</source>
        <translation>◆ No comparable: %1</translation>
    </message>
    <message>
        <source>◇ Caution:</source>
        <translation>◇ Aviso:</translation>
    </message>
    <message>
        <source>● %1</source>
        <translation>● %1</translation>
    </message>
    <message>
        <source>⚠ Contradiction</source>
        <translation>⚠ Contradicción</translation>
    </message>
</context>
</TS>
