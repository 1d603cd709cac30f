<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Chipboard</name>
    <message>
        <source> (%1 to %2)</source>
        <translation> (%1 à %2)</translation>
    </message>
    <message>
        <source> (%1)</source>
        <translation> (%1)</translation>
    </message>
    <message>
        <source> and for </source>
        <translation> et pour </translation>
    </message>
    <message>
        <source> bn</source>
        <translation> Md</translation>
    </message>
    <message>
        <source> tn</source>
        <translation> billions</translation>
    </message>
    <message>
        <source> with %1 x %2 of line %3</source>
        <translation> avec %1 x %2 de la ligne %3</translation>
    </message>
    <message>
        <source>"%1"</source>
        <translation>« %1 »</translation>
    </message>
    <message>
        <source>"%1"</source>
        <comment>a need and its value</comment>
        <translation>« %1 »</translation>
    </message>
    <message>
        <source>"%1" and "%2" look alike with some colour-vision deficiencies: their distance is %3 and should be %4 or more.</source>
        <translation>Pour certaines personnes, « %1 » et « %2 » se ressemblent : leur écart est de %3, il devrait être d’au moins %4.</translation>
    </message>
    <message>
        <source>"%1" annotates %2, which this chart does not show.</source>
        <translation>« %1 » a été écrit pour %2, que ce graphique n’affiche pas.</translation>
    </message>
    <message>
        <source>"%1" appears twice in the list.</source>
        <translation>« %1 » figure deux fois dans la liste.</translation>
    </message>
    <message>
        <source>"%1" cannot be "%3"; choose one of %2.</source>
        <translation>« %1 » doit être l’un de %2 ; ici : « %3 ».</translation>
    </message>
    <message>
        <source>"%1" cannot be compared with itself.</source>
        <translation>« %1 » ne peut pas être comparé à lui-même.</translation>
    </message>
    <message>
        <source>"%1" does not accept the argument "%2".</source>
        <translation>« %1 » n’attend pas « %2 ».</translation>
    </message>
    <message>
        <source>"%1" does not name a chart and its title.</source>
        <translation>« %1 » ne dit pas quel graphique a quel titre.</translation>
    </message>
    <message>
        <source>"%1" does not set %2 to a number.</source>
        <translation>« %1 » ne donne pas de nombre à %2.</translation>
    </message>
    <message>
        <source>"%1" has %2 series; more than %3 are hard to distinguish.</source>
        <translation>« %1 » a %2 séries ; au-delà de %3, on ne peut plus les distinguer.</translation>
    </message>
    <message>
        <source>"%1" has a user name before its host, which hides where it leads.</source>
        <translation>« %1 » a un nom d’utilisateur avant l’hôte et mène donc ailleurs qu’il n’y paraît.</translation>
    </message>
    <message>
        <source>"%1" has bars on a logarithmic axis; their lengths mean nothing.</source>
        <translation>« %1 » a des barres sur un axe logarithmique ; leurs longueurs ne signifient rien.</translation>
    </message>
    <message>
        <source>"%1" has no price for %2. Choose "%3".</source>
        <translation>« %1 » n’a pas de prix pour %2. Choisissez « %3 ».</translation>
    </message>
    <message>
        <source>"%1" is a device, not a file.</source>
        <translation>« %1 » est un périphérique, pas un fichier.</translation>
    </message>
    <message>
        <source>"%1" is a folder, not a file.</source>
        <translation>« %1 » est un dossier, pas un fichier.</translation>
    </message>
    <message>
        <source>"%1" is a number, so "contains" does not apply.</source>
        <translation>« %1 » est un nombre et ne contient rien.</translation>
    </message>
    <message>
        <source>"%1" is a unit of another quantity.</source>
        <translation>« %1 » est l’unité d’une autre grandeur.</translation>
    </message>
    <message>
        <source>"%1" is missing.</source>
        <translation>« %1 » manque.</translation>
    </message>
    <message>
        <source>"%1" is not a colour.</source>
        <translation>« %1 » n’est pas une couleur.</translation>
    </message>
    <message>
        <source>"%1" is not a currency code.</source>
        <translation>« %1 » n’est pas un code de devise.</translation>
    </message>
    <message>
        <source>"%1" is not a date.</source>
        <translation>« %1 » n’est pas une date.</translation>
    </message>
    <message>
        <source>"%1" is not a mapping.</source>
        <translation>« %1 » n’est pas une correspondance.</translation>
    </message>
    <message>
        <source>"%1" is not a number of chips.</source>
        <translation>« %1 » n’est pas un nombre de puces.</translation>
    </message>
    <message>
        <source>"%1" is not a number of draws.</source>
        <translation>« %1 » n’est pas un nombre de tirages.</translation>
    </message>
    <message>
        <source>"%1" is not a number.</source>
        <translation>« %1 » n’est pas un nombre.</translation>
    </message>
    <message>
        <source>"%1" is not a number. Enter the monthly volume, such as 2 or 500M, or leave the field empty.</source>
        <translation>« %1 » n’est pas un nombre. Saisissez le volume mensuel, par exemple 2 ou 500M, ou laissez le champ vide.</translation>
    </message>
    <message>
        <source>"%1" is not a number. Leave the field empty if there is no requirement.</source>
        <translation>« %1 » n’est pas un nombre. Laissez le champ vide si rien n’est exigé.</translation>
    </message>
    <message>
        <source>"%1" is not a reason that can be accepted.</source>
        <translation>Des lignes ne peuvent pas être acceptées pour « %1 ».</translation>
    </message>
    <message>
        <source>"%1" is not a region name.</source>
        <translation>« %1 » n’est pas le nom d’une région.</translation>
    </message>
    <message>
        <source>"%1" is not a region name. Write it as the cloud does, such as us-east-2.</source>
        <translation>« %1 » n’est pas un nom de région. Écrivez-le comme le fait le cloud : us-east-2.</translation>
    </message>
    <message>
        <source>"%1" is not a seed.</source>
        <translation>« %1 » n’est pas une graine.</translation>
    </message>
    <message>
        <source>"%1" is not a unit of this figure.</source>
        <translation>« %1 » n’est pas une unité de cette valeur.</translation>
    </message>
    <message>
        <source>"%1" is not a valid %2.</source>
        <translation>« %1 » n’est pas admis pour %2.</translation>
    </message>
    <message>
        <source>"%1" is not a web address.</source>
        <translation>« %1 » n’est pas une adresse web.</translation>
    </message>
    <message>
        <source>"%1" is not a window size.</source>
        <translation>« %1 » n’est pas une taille de fenêtre.</translation>
    </message>
    <message>
        <source>"%1" is not allowed here.</source>
        <translation>« %1 » n’a pas de sens ici.</translation>
    </message>
    <message>
        <source>"%1" is not an assumption that can be varied.</source>
        <translation>« %1 » n’est pas une hypothèse que l’on peut faire varier.</translation>
    </message>
    <message>
        <source>"%1" is not an exchange rate.</source>
        <translation>« %1 » n’est pas un taux de change.</translation>
    </message>
    <message>
        <source>"%1" is not an id.</source>
        <translation>« %1 » n’est pas un identifiant.</translation>
    </message>
    <message>
        <source>"%1" is not in the catalogue.</source>
        <translation>« %1 » n’est pas dans le catalogue.</translation>
    </message>
    <message>
        <source>"%1" is not measured in %2.</source>
        <translation>« %1 » ne se mesure pas en %2.</translation>
    </message>
    <message>
        <source>"%1" is not part of the comparison.</source>
        <translation>« %1 » ne fait pas partie de la comparaison.</translation>
    </message>
    <message>
        <source>"%1" is not stated: %2, the default of "%3".</source>
        <translation>« %1 » n’est pas indiqué : %2, la valeur par défaut de « %3 ».</translation>
    </message>
    <message>
        <source>"%1" is not stated; experts are assumed in every layer that can have them.</source>
        <translation>« %1 » n’est pas indiqué : des experts dans chaque couche qui peut en avoir.</translation>
    </message>
    <message>
        <source>"%1" is not the name of a file next to the brand theme.</source>
        <translation>« %1 » n’est pas le nom d’un fichier placé à côté de la charte graphique.</translation>
    </message>
    <message>
        <source>"%1" is text and cannot be ordered.</source>
        <translation>« %1 » est un texte, qui n’a pas d’ordre.</translation>
    </message>
    <message>
        <source>"%1" mixes %2 price types: %3, %4.</source>
        <translation>« %1 » met côte à côte des prix de %2 types : %3, %4.</translation>
    </message>
    <message>
        <source>"%1" mixes number formats and does not say which is which: %2.</source>
        <translation>« %1 » mélange des formats numériques sans dire lequel est lequel : %2.</translation>
    </message>
    <message>
        <source>"%1" must be a number from %2 to %3, not %4.</source>
        <translation>« %1 » doit être un nombre de %2 à %3, mais vaut %4.</translation>
    </message>
    <message>
        <source>"%1" must be a number, not "%2".</source>
        <translation>« %1 » doit être un nombre ; ici : « %2 ».</translation>
    </message>
    <message>
        <source>"%1" must be a whole number from %2 to %3, not %4.</source>
        <translation>« %1 » doit être un nombre entier de %2 à %3, mais vaut %4.</translation>
    </message>
    <message>
        <source>"%1" must be compared with a number.</source>
        <translation>« %1 » se compare à un nombre.</translation>
    </message>
    <message>
        <source>"%1" must be compared with text.</source>
        <translation>« %1 » se compare à un texte.</translation>
    </message>
    <message>
        <source>"%1" must be followed by a comparison.</source>
        <translation>Après « %1 », il faut une comparaison.</translation>
    </message>
    <message>
        <source>"%1" must be from %2 to %3, not %4.</source>
        <translation>« %1 » doit être compris entre %2 et %3 ; ici : %4.</translation>
    </message>
    <message>
        <source>"%1" needs a unit: 640 GB and 640 GiB differ.</source>
        <translation>« %1 » demande une unité : 640 GB et 640 GiB diffèrent.</translation>
    </message>
    <message>
        <source>"%1" needs more arguments.</source>
        <translation>Il manque des arguments à « %1 ».</translation>
    </message>
    <message>
        <source>"%1" was closed with unsaved changes. Edit &gt; Undo returns to them.</source>
        <translation>« %1 » a été quitté avec des modifications non enregistrées. Édition &gt; Annuler permet d’y revenir.</translation>
    </message>
    <message>
        <source>"%1": %2</source>
        <translation>« %1 » : %2</translation>
    </message>
    <message>
        <source>"Enter requirements" opens a form; empty fields exclude nothing. While the form is closed, its entries appear next to the button; click one to go to its field. F1 explains a field, and "Start over" resets all fields.</source>
        <translation>« Indiquer vos exigences » ouvre un formulaire ; ce qui n’est pas indiqué n’exclut rien. Tant que le formulaire est fermé, ce qui a été indiqué figure à côté de son bouton : un clic mène à son champ, et F1 dans un champ dit ce qu’il signifie. « Recommencer » annule tout en une étape.</translation>
    </message>
    <message>
        <source>"chipboard help COMMAND" shows the options of a command.</source>
        <translation>« chipboard help COMMAND » indique les options d’une commande.</translation>
    </message>
    <message>
        <source>"chipboard list assumptions" lists the names.</source>
        <translation>« chipboard list assumptions » donne les noms.</translation>
    </message>
    <message>
        <source>"chipboard list assumptions" shows the tasks that use it.</source>
        <translation>« chipboard list assumptions » donne les tâches qui l’utilisent.</translation>
    </message>
    <message>
        <source>"chipboard list metrics" lists the ids.</source>
        <translation>« chipboard list metrics » donne les identifiants.</translation>
    </message>
    <message>
        <source>"chipboard list models" shows the models.</source>
        <translation>« chipboard list models » donne les modèles.</translation>
    </message>
    <message>
        <source>"chipboard prices list" does not accept a snapshot number.</source>
        <translation>« chipboard prices list » n’admet pas d’instantané.</translation>
    </message>
    <message>
        <source>"chipboard prices remove" does not print a list.</source>
        <translation>« chipboard prices remove » n’affiche pas de liste.</translation>
    </message>
    <message>
        <source>"chipboard prices" has no action "%1".</source>
        <translation>Les prix importés ne connaissent pas l’action « %1 ».</translation>
    </message>
    <message>
        <source>% = probability of being best</source>
        <translation>% = probabilité d’être la meilleure</translation>
    </message>
    <message>
        <source>% of all hours</source>
        <translation>% de toutes les heures</translation>
    </message>
    <message>
        <source>% of one deployment's capacity</source>
        <translation>% de ce que répond un déploiement</translation>
    </message>
    <message>
        <source>% of the other's cost</source>
        <translation>% du coût de l’autre</translation>
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
        <translation>%1 %2</translation>
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
        <translation>%1 %2 %3 %4 par USD (%5)</translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <comment>a figure's name, its value, a file</comment>
        <translation>%1 %2 (%3)</translation>
    </message>
    <message>
        <source>%1 %2 (new, from %3)</source>
        <translation>%1 %2 (nouveau, de %3)</translation>
    </message>
    <message>
        <source>%1 %2 (replaces the shipped one, from %3)</source>
        <translation>%1 %2 (remplace l’entrée fournie, de %3)</translation>
    </message>
    <message>
        <source>%1 %2 instead of %3 (%4)</source>
        <comment>a figure's name, its value, that of the catalogue, a file</comment>
        <translation>%1 %2 au lieu de %3 (%4)</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <translation>%1 : de %2 à %3</translation>
    </message>
    <message>
        <source>%1 %2 would come first, at about %3.</source>
        <comment>a condition, a chip, its cost</comment>
        <translation>%1 %2 viendrait en tête, à environ %3.</translation>
    </message>
    <message>
        <source>%1 %2 would come first, with about %3.</source>
        <comment>a condition, a chip, its speed</comment>
        <translation>%1 %2 viendrait en tête, avec environ %3.</translation>
    </message>
    <message>
        <source>%1 %2; the catalogue has %3</source>
        <translation>%1 %2 ; le catalogue indique %3</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 à %3)</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>a value and its range</comment>
        <translation>%1 (%2 à %3)</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>a value with its unit, and its range</comment>
        <translation>%1 (%2 à %3)</translation>
    </message>
    <message>
        <source>%1 (%2 to %3).</source>
        <translation>%1 (%2 à %3).</translation>
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
        <translation>%1 (en vigueur)</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation><numerusform>%1 (et %n autre)</numerusform><numerusform>%1 (et %n autres)</numerusform></translation>
    </message>
    <message>
        <source>%1 (announced)</source>
        <translation>%1 (annoncée)</translation>
    </message>
    <message>
        <source>%1 (at most %2)</source>
        <comment>a row, tokens/s</comment>
        <translation>%1 (au plus %2)</translation>
    </message>
    <message>
        <source>%1 (catalogue then: %2; now: %3).</source>
        <translation>%1 (catalogue du %2 alors, du %3 maintenant).</translation>
    </message>
    <message>
        <source>%1 (custom)</source>
        <translation>%1 (valeur propre)</translation>
    </message>
    <message>
        <source>%1 (n/p)</source>
        <comment>a chip, whose figure is not published</comment>
        <translation>%1 (n/p)</translation>
    </message>
    <message>
        <source>%1 (no ratio)</source>
        <comment>a number</comment>
        <translation>%1 (sans rapport)</translation>
    </message>
    <message>
        <source>%1 (not available)</source>
        <translation>%1 (absente)</translation>
    </message>
    <message>
        <source>%1 (not shown)</source>
        <translation>%1 (non affiché)</translation>
    </message>
    <message>
        <source>%1 (now) to %2</source>
        <translation>%1 (maintenant) à %2</translation>
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
        <translation>%1 = meilleur, plusieurs si les plages se recoupent</translation>
    </message>
    <message>
        <source>%1 = custom value</source>
        <translation>%1 = valeur propre</translation>
    </message>
    <message>
        <source>%1 It applies to this price list only; the discount and the price factor also apply.</source>
        <comment>a range, and what a price is</comment>
        <translation>%1 Elle ne vaut que pour cette grille tarifaire ; la remise et le facteur de prix s’y appliquent aussi.</translation>
    </message>
    <message>
        <source>%1 KV heads do not divide %2 heads.</source>
        <translation>%1 têtes KV ne divisent pas %2 têtes.</translation>
    </message>
    <message>
        <source>%1 MiB; the catalogue has %2</source>
        <translation>%1 MiB ; le catalogue indique %2</translation>
    </message>
    <message>
        <source>%1 Only part of the chart is visible; press 0 or Escape to reset the zoom.</source>
        <comment>a chart's description</comment>
        <translation>%1 Seule une partie est visible ; 0 ou Échap montre tout.</translation>
    </message>
    <message>
        <source>%1 Similar to %2: %3.</source>
        <comment>a sentence, a row, other rows</comment>
        <translation>%1 À peu près à égalité avec %2 : %3.</translation>
    </message>
    <message>
        <source>%1 Source: %2.</source>
        <comment>a sentence, and its sources</comment>
        <translation>%1 Source : %2.</translation>
    </message>
    <message>
        <source>%1 USD an hour is not %2 times %3</source>
        <translation>%1 USD par heure n’est pas %2 fois %3</translation>
    </message>
    <message>
        <source>%1 USD per chip-hour</source>
        <translation>%1 USD par puce-heure</translation>
    </message>
    <message>
        <source>%1 USD per chip-hour is not a realistic price.</source>
        <translation>%1 USD par puce-heure n’est pas un prix réel.</translation>
    </message>
    <message>
        <source>%1 USD per chip-hour; known prices of the chip are %2 to %3</source>
        <translation>%1 USD par puce-heure ; les prix connus de la puce vont de %2 à %3</translation>
    </message>
    <message>
        <source>%1 USD per hour for an unknown number of chips</source>
        <translation>%1 USD par heure pour un nombre de puces inconnu</translation>
    </message>
    <message>
        <source>%1 USD per hour is %2 times the known %3 (%4, %5)</source>
        <translation>%1 USD par heure, soit %2 fois le prix connu de %3 (%4, %5)</translation>
    </message>
    <message>
        <source>%1 USD per hour is %2 times the known %3 (%4, median)</source>
        <translation>%1 USD par heure, soit %2 fois le prix connu de %3 (%4, médiane)</translation>
    </message>
    <message>
        <source>%1 USD per hour; line %2 has %3</source>
        <translation>%1 USD par heure ; la ligne %2 indique %3</translation>
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
        <translation>%1 par mois aujourd’hui</translation>
    </message>
    <message>
        <source>%1 a month reaches the guide's threshold of %2. %3</source>
        <translation>%1 par mois atteignent le seuil de %2 du guide. %3</translation>
    </message>
    <message>
        <source>%1 accelerators</source>
        <translation>%1 accélérateurs</translation>
    </message>
    <message>
        <source>%1 accelerators, but %2 in their description</source>
        <translation>%1 accélérateurs, mais %2 dans leur description</translation>
    </message>
    <message>
        <source>%1 accelerators; the catalogue has %2</source>
        <translation>%1 accélérateurs ; le catalogue en indique %2</translation>
    </message>
    <message>
        <source>%1 affects %2 most</source>
        <comment>an assumption, what is asked</comment>
        <translation>%1 : effet le plus fort sur %2</translation>
    </message>
    <message>
        <source>%1 affects %2 most: %3 at %4, %5 at %6.</source>
        <comment>an assumption, what is asked; answers and values</comment>
        <translation>%1 pèse le plus sur %2 : %3 à %4, %5 à %6.</translation>
    </message>
    <message>
        <source>%1 affects %2 most; at %3 there is no result: %4</source>
        <comment>an assumption, what is asked, a value, why</comment>
        <translation>%1 pèse le plus sur %2 ; à %3, il n’y a pas de réponse : %4</translation>
    </message>
    <message>
        <source>%1 after %2: %3.</source>
        <translation>%1 après %2 : %3.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 face à %2</translation>
    </message>
    <message>
        <source>%1 an hour</source>
        <comment>a price</comment>
        <translation>%1 par heure</translation>
    </message>
    <message>
        <source>%1 an hour for %2 %3, by price list</source>
        <translation>%1 par heure pour %2 %3, par grille tarifaire</translation>
    </message>
    <message>
        <source>%1 and %2 are about equally fast in %3</source>
        <translation>%1 et %2 sont à peu près aussi rapides dans %3</translation>
    </message>
    <message>
        <source>%1 and %2 are about the same in %3</source>
        <translation>%1 et %2 à peu près à égalité dans %3</translation>
    </message>
    <message>
        <source>%1 and %2 are currently about the same</source>
        <translation>%1 et %2 sont à égalité dans la situation actuelle</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be compared</source>
        <translation>%1 et %2 ne peuvent pas être comparés</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be compared: %3</source>
        <translation>%1 et %2 ne peuvent pas être comparés : %3</translation>
    </message>
    <message>
        <source>%1 and %2 cannot currently be compared</source>
        <translation>%1 et %2 ne peuvent pas être comparés dans la situation actuelle</translation>
    </message>
    <message>
        <source>%1 and %2 cost about the same</source>
        <translation>%1 et %2 coûtent à peu près autant</translation>
    </message>
    <message>
        <source>%1 and %2 cost about the same in %3</source>
        <translation>%1 et %2 coûtent à peu près autant dans %3</translation>
    </message>
    <message>
        <source>%1 and %2 give about as many tokens per dollar</source>
        <translation>%1 et %2 donnent à peu près autant de tokens par dollar</translation>
    </message>
    <message>
        <source>%1 and %2 give about as many tokens per dollar (%3 vs %4)</source>
        <translation>%1 et %2 donnent à peu près autant de tokens par dollar (%3 contre %4)</translation>
    </message>
    <message>
        <source>%1 and %2 have no published figure in common</source>
        <translation>%1 et %2 n’ont aucune valeur publiée en commun</translation>
    </message>
    <message>
        <source>%1 and %2 look alike to %3: their colours differ by %4; at least %5 is recommended.</source>
        <translation>%1 et %2 se ressemblent pour %3 : leurs couleurs ont un écart de %4, il devrait être d’au moins %5.</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 et %2 autres</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <comment>an offer, how many others have its price</comment>
        <translation>%1 et %2 autres</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>an assumption, its value</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 at %2 is shown in %3; other regions with prices: %4.</source>
        <translation>%1 chez %2 : la région affichée est %3 ; autres régions avec des prix : %4.</translation>
    </message>
    <message>
        <source>%1 at %2, %3</source>
        <translation>%1 à %2, %3</translation>
    </message>
    <message>
        <source>%1 at %2, %3</source>
        <comment>a chip, a provider, a kind of price</comment>
        <translation>%1 chez %2, %3</translation>
    </message>
    <message>
        <source>%1 at %2, %3 at %4: %5.</source>
        <translation>%1 à %2, %3 à %4 : %5.</translation>
    </message>
    <message>
        <source>%1 at %2: cheaper than on demand if more than %3 of the hours are used.</source>
        <translation>%1 à %2 : moins cher qu’à la demande au-delà de %3 des heures utilisées.</translation>
    </message>
    <message>
        <source>%1 at %2: never cheaper than on demand.</source>
        <translation>%1 à %2 : jamais moins cher qu’à la demande.</translation>
    </message>
    <message>
        <source>%1 at about the same %2</source>
        <comment>a statement about a chip, figures</comment>
        <translation>%1 pour à peu près autant de %2</translation>
    </message>
    <message>
        <source>%1 billion parameters, %2 billion active, computed from the dimensions.</source>
        <translation>%1 milliards de paramètres, dont %2 milliards actifs, comptés d’après les dimensions.</translation>
    </message>
    <message>
        <source>%1 billion tokens in sequences of %2</source>
        <translation>%1 milliards de tokens en séquences de %2</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 selon %2</translation>
    </message>
    <message>
        <source>%1 by %2.</source>
        <translation>%1 selon %2.</translation>
    </message>
    <message>
        <source>%1 cannot be %2.</source>
        <translation>%1 : la valeur %2 est impossible.</translation>
    </message>
    <message>
        <source>%1 cannot be compared with %2: a number is missing here.</source>
        <translation>Impossible de comparer %1 avec %2 : il manque un nombre ici.</translation>
    </message>
    <message>
        <source>%1 cannot be moved: %2</source>
        <translation>%1 ne peut pas varier : %2</translation>
    </message>
    <message>
        <source>%1 chip-hours</source>
        <translation>%1 puces-heures</translation>
    </message>
    <message>
        <source>%1 chips</source>
        <translation>%1 puces</translation>
    </message>
    <message>
        <source>%1 chips exceed the maximum that can be estimated.</source>
        <translation>%1 puces : c’est plus que ce qui peut être estimé.</translation>
    </message>
    <message>
        <source>%1 chips were stored in %2 and can now be selected.</source>
        <translation>%1 puces ont été enregistrées dans %2. Elles peuvent maintenant être choisies.</translation>
    </message>
    <message>
        <source>%1 chips, %2 instances, %3 systems, %4 figures from %5 sources</source>
        <translation>%1 puces, %2 instances, %3 systèmes, %4 valeurs issues de %5 sources</translation>
    </message>
    <message>
        <source>%1 chips.</source>
        <translation>%1 puces.</translation>
    </message>
    <message>
        <source>%1 columns, not %2</source>
        <translation>%1 colonnes au lieu de %2</translation>
    </message>
    <message>
        <source>%1 compared with %2.</source>
        <translation>%1 à côté de %2.</translation>
    </message>
    <message>
        <source>%1 compute: %2 vs %3 %4</source>
        <comment>a number format, two numbers, a unit</comment>
        <translation>Calcul %1 : %2 contre %3 %4</translation>
    </message>
    <message>
        <source>%1 concurrent</source>
        <translation>%1 à la fois</translation>
    </message>
    <message>
        <source>%1 concurrent requests</source>
        <translation>%1 requêtes à la fois</translation>
    </message>
    <message>
        <source>%1 concurrent requests meet the service level; the others wait.</source>
        <translation>%1 requêtes simultanées respectent le niveau de service ; les autres attendent.</translation>
    </message>
    <message>
        <source>%1 costs about %2</source>
        <translation>%1 coûte environ %2</translation>
    </message>
    <message>
        <source>%1 costs about %2 of what %3 costs</source>
        <translation>%1 coûte environ %2 du coût de %3</translation>
    </message>
    <message>
        <source>%1 costs least in %2</source>
        <translation>%1 coûte le moins dans %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 costs least in all %n scenarios</source>
        <translation><numerusform>%1 coûte le moins dans %n scénario</numerusform><numerusform>%1 coûte le moins dans les %n scénarios</numerusform></translation>
    </message>
    <message>
        <source>%1 costs least in both scenarios</source>
        <translation>%1 coûte le moins dans les deux scénarios</translation>
    </message>
    <message>
        <source>%1 dense</source>
        <translation>%1 dense</translation>
    </message>
    <message>
        <source>%1 depend on the comparison, %2 are inconclusive, and %3 of all %4 claims cannot be checked.</source>
        <translation>Selon ce qui est comparé : %1 ; en suspens : %2 ; non vérifiables : %3 sur %4 affirmations.</translation>
    </message>
    <message>
        <source>%1 does not apply to any file of this export.</source>
        <translation>Aucun fichier de cet export n’emploie l’option %1.</translation>
    </message>
    <message>
        <source>%1 does not fit into the memory of %2 x %3.</source>
        <translation>%1 ne tient pas dans la mémoire de %2 x %3.</translation>
    </message>
    <message>
        <source>%1 does not generate text.</source>
        <translation>%1 ne génère pas de texte.</translation>
    </message>
    <message>
        <source>%1 engineer-weeks are assumed, %2</source>
        <translation>Hypothèse : %1 semaines d’ingénieur, %2</translation>
    </message>
    <message>
        <source>%1 engineer-weeks are assumed, which cost %2.</source>
        <translation>Hypothèse : %1 semaines d’ingénieur, qui coûtent %2.</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>a number format and whose numbers are of it</comment>
        <translation>%1 pour %2</translation>
    </message>
    <message>
        <source>%1 for %2 its hourly price</source>
        <comment>a statement about two rows, 43% of</comment>
        <translation>%1 pour %2 son prix horaire</translation>
    </message>
    <message>
        <source>%1 from "%2"</source>
        <translation>%1 issu de « %2 »</translation>
    </message>
    <message>
        <source>%1 from "%2": "%3" has none</source>
        <translation>%1 issu de « %2 » : « %3 » n’en a pas</translation>
    </message>
    <message>
        <source>%1 from %2 of memory</source>
        <translation>%1 pour %2 de mémoire</translation>
    </message>
    <message>
        <source>%1 generates no text, so it cannot be served.</source>
        <translation>%1 ne génère pas de texte et n’est donc pas servi.</translation>
    </message>
    <message>
        <source>%1 gives a user at most %2; %3 is not reachable.</source>
        <translation>%1 donne au plus %2 à un utilisateur ; %3 est hors de portée.</translation>
    </message>
    <message>
        <source>%1 gives each user at most %2; %3 is required.</source>
        <translation>%1 donne au plus %2 à un utilisateur ; %3 sont demandés.</translation>
    </message>
    <message>
        <source>%1 gives the most tokens per dollar</source>
        <translation>%1 donne le plus de tokens par dollar</translation>
    </message>
    <message>
        <source>%1 gives the most tokens per dollar: %2, vs %3 on %4</source>
        <translation>%1 donne le plus de tokens par dollar : %2, contre %3 sur %4</translation>
    </message>
    <message>
        <source>%1 has %2 of %3</source>
        <comment>a chip, its gains, the one before</comment>
        <translation>%1 offre %2 de %3</translation>
    </message>
    <message>
        <source>%1 has 0, so there is nothing to compare with.</source>
        <translation>%1 vaut 0 : rien à quoi comparer.</translation>
    </message>
    <message>
        <source>%1 has about the same %2 as %3</source>
        <comment>a chip, figures, the one before</comment>
        <translation>%1 a à peu près autant de %2 que %3</translation>
    </message>
    <message>
        <source>%1 has been available since %2.</source>
        <translation>%1 est disponible depuis %2.</translation>
    </message>
    <message>
        <source>%1 has no FP8 units.</source>
        <translation>%1 n’a pas d’unités FP8.</translation>
    </message>
    <message>
        <source>%1 has no chip-to-chip link; PCI Express at 32 GB/s is assumed.</source>
        <translation>%1 n’a pas de lien entre puces ; le calcul suppose PCI Express à 32 GB/s.</translation>
    </message>
    <message>
        <source>%1 has no constants to replace.</source>
        <translation>%1 ne contient aucune constante à remplacer.</translation>
    </message>
    <message>
        <source>%1 has no effect: the model %2 has none.</source>
        <translation>%1 ne change rien : le modèle %2 n’en a pas.</translation>
    </message>
    <message>
        <source>%1 has no effect: the workload %2 does not use it.</source>
        <translation>%1 ne change rien : la charge %2 ne l’utilise pas.</translation>
    </message>
    <message>
        <source>%1 has no line: no dense peak at this precision is published.</source>
        <translation>%1 n’a pas de ligne : aucune crête dense n’est publiée à cette précision.</translation>
    </message>
    <message>
        <source>%1 has no peak at %2; %3 is used.</source>
        <translation>%1 n’a pas de crête en %2 ; le calcul est fait avec %3.</translation>
    </message>
    <message>
        <source>%1 has no price for a commitment or a Capacity Block.</source>
        <translation>Aucun engagement ni Capacity Block de %1 n’a de prix.</translation>
    </message>
    <message>
        <source>%1 has no price in "%2"; its %3 dated %4 is shown (%5).</source>
        <translation>%1 n’a pas de prix dans « %2 » : le %3 (%4) est affiché (%5).</translation>
    </message>
    <message>
        <source>%1 has no price in "%2"; its %3 dated %4 is used (%5).</source>
        <translation>%1 n’a pas de prix dans « %2 » : le %3 (%4) est utilisé (%5).</translation>
    </message>
    <message>
        <source>%1 has no price list</source>
        <translation>%1 n’a pas de liste de prix</translation>
    </message>
    <message>
        <source>%1 has no published date.</source>
        <translation>%1 n’a pas de date publiée.</translation>
    </message>
    <message>
        <source>%1 has no value for %2 here, so these numbers stay absolute.</source>
        <translation>%1 n’a pas de nombre pour %2 ici ; ces nombres restent donc inchangés.</translation>
    </message>
    <message>
        <source>%1 has no value here</source>
        <translation>%1 n’a pas de nombre ici</translation>
    </message>
    <message>
        <source>%1 heads do not divide the hidden size %2.</source>
        <translation>%1 têtes ne divisent pas la dimension cachée %2.</translation>
    </message>
    <message>
        <source>%1 holds, %2 does not, %3 depends on the comparison, %4 is inconclusive, %5 cannot be checked</source>
        <comment>signs of verdicts</comment>
        <translation>%1 exacte, %2 inexacte, %3 dépend de ce qui est comparé, %4 indécidable, %5 invérifiable</translation>
    </message>
    <message>
        <source>%1 imported rows: %2</source>
        <translation>%1 lignes importées : %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a chip, and the scenarios in which it is best</comment>
        <translation>%1 dans %2</translation>
    </message>
    <message>
        <source>%1 in total does not match %2 chips of %3.</source>
        <translation>%1 au total ne concorde pas avec %2 puces de %3.</translation>
    </message>
    <message>
        <source>%1 instances</source>
        <translation>%1 instances</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <comment>a chip, about 30 % cheaper than another</comment>
        <translation>%1 est %2</translation>
    </message>
    <message>
        <source>%1 is %2 %3.</source>
        <translation>%1 vaut %2 %3.</translation>
    </message>
    <message>
        <source>%1 is %2 cheaper than %3</source>
        <translation>%1 coûte %2 de moins que %3</translation>
    </message>
    <message>
        <source>%1 is %2 than %3 in %4 of the draws.</source>
        <translation>%1 est %2 que %3 (part des tirages : %4).</translation>
    </message>
    <message>
        <source>%1 is a region of %2, not of %3.</source>
        <translation>%1 est une région de %2, pas de %3.</translation>
    </message>
    <message>
        <source>%1 is a share of the rental price, not an amount paid.</source>
        <translation>%1 fait partie d’une location, ce n’est pas ce qui est payé.</translation>
    </message>
    <message>
        <source>%1 is an inference chip; it cannot train.</source>
        <translation>%1 est fait pour l’inférence ; l’entraînement y est impossible.</translation>
    </message>
    <message>
        <source>%1 is announced after %2</source>
        <translation>%1 est annoncé après %2</translation>
    </message>
    <message>
        <source>%1 is announced and not on sale yet.</source>
        <translation>%1 est annoncé et pas encore en vente.</translation>
    </message>
    <message>
        <source>%1 is announced but not on sale, and "%2" shows it like the others.</source>
        <translation>%1 n’est qu’à l’état d’annonce, et « %2 » l’affiche comme les autres.</translation>
    </message>
    <message>
        <source>%1 is announced for %2.</source>
        <translation>%1 est annoncé pour %2.</translation>
    </message>
    <message>
        <source>%1 is announced with %2 of %3</source>
        <comment>a chip, its gains, the one before</comment>
        <translation>%1 est annoncé avec %2 de %3</translation>
    </message>
    <message>
        <source>%1 is best in %2 of the draws</source>
        <translation>%1 est le meilleur choix (part des tirages : %2)</translation>
    </message>
    <message>
        <source>%1 is cheaper if more than %2 of the hours are used.</source>
        <translation>%1 revient moins cher au-delà de %2 des heures utilisées.</translation>
    </message>
    <message>
        <source>%1 is cheapest in %2 of the draws</source>
        <translation>%1 est le choix le moins cher (part des tirages : %2)</translation>
    </message>
    <message>
        <source>%1 is designed for inference, not for training.</source>
        <translation>%1 est conçu pour l’inférence, pas pour l’entraînement.</translation>
    </message>
    <message>
        <source>%1 is excluded: %2 has no price of this type, so different price types would be compared.</source>
        <translation>%1 est écarté : aucun prix de ce type n’est connu pour %2, on comparerait donc des prix de types différents.</translation>
    </message>
    <message>
        <source>%1 is fastest in %2</source>
        <translation>%1 est le plus rapide dans %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 is fastest in all %n scenarios</source>
        <translation><numerusform>%1 est le plus rapide dans %n scénario</numerusform><numerusform>%1 est le plus rapide dans les %n scénarios</numerusform></translation>
    </message>
    <message>
        <source>%1 is fastest in both scenarios</source>
        <translation>%1 est le plus rapide dans les deux scénarios</translation>
    </message>
    <message>
        <source>%1 is more than any chip offers.</source>
        <translation>%1, c’est plus que n’en a aucune puce.</translation>
    </message>
    <message>
        <source>%1 is not a regular file.</source>
        <translation>%1 n’est pas un fichier ordinaire.</translation>
    </message>
    <message>
        <source>%1 is not in the catalogue</source>
        <translation>%1 n’est pas dans le catalogue</translation>
    </message>
    <message>
        <source>%1 is not money.</source>
        <translation>%1 n’est pas un montant d’argent.</translation>
    </message>
    <message>
        <source>%1 is not rented as an instance.</source>
        <translation>%1 ne se loue pas comme instance.</translation>
    </message>
    <message>
        <source>%1 is probably %2 cheaper than %3</source>
        <translation>%1 coûte probablement %2 de moins que %3</translation>
    </message>
    <message>
        <source>%1 is rented as a whole, with %2 chips; it cannot provide %3.</source>
        <translation>%1 se loue en entier, avec %2 puces ; impossible d’en obtenir %3.</translation>
    </message>
    <message>
        <source>%1 is set twice.</source>
        <translation>%1 est fixé deux fois.</translation>
    </message>
    <message>
        <source>%1 is the sparse %2 peak; the dense one is %3.</source>
        <translation>%1 est la crête %2 sparse ; la crête dense est %3.</translation>
    </message>
    <message>
        <source>%1 is too small for such a figure.</source>
        <translation>%1 est plus petit que toute valeur de ce genre.</translation>
    </message>
    <message>
        <source>%1 is unchanged. Nothing is saved for the next start until the file can be read or is moved away.</source>
        <translation>%1 reste tel quel. Tant qu’il n’est ni lisible ni déplacé, rien n’est conservé pour le prochain démarrage.</translation>
    </message>
    <message>
        <source>%1 items</source>
        <comment>an amount such as 2M</comment>
        <translation>%1 éléments</translation>
    </message>
    <message>
        <source>%1 items/s per chip</source>
        <translation>%1 éléments/s par puce</translation>
    </message>
    <message>
        <source>%1 layers are listed, but the model has %2.</source>
        <translation>%1 couches sont énumérées, mais le modèle en a %2.</translation>
    </message>
    <message>
        <source>%1 layers cannot have %2 without experts.</source>
        <translation>%1 couches ne peuvent pas avoir %2 sans experts.</translation>
    </message>
    <message>
        <source>%1 layers have a window, but its length is missing.</source>
        <translation>%1 couches ont une fenêtre, mais sa longueur manque.</translation>
    </message>
    <message>
        <source>%1 layers with a window and %2 linear layers are more than the %3 layers of the model.</source>
        <translation>%1 couches à fenêtre et %2 couches linéaires font plus que les %3 couches du modèle.</translation>
    </message>
    <message>
        <source>%1 less than %2, which is better.</source>
        <translation>%1 de moins que %2, ce qui est mieux.</translation>
    </message>
    <message>
        <source>%1 less than %2, which is worse.</source>
        <translation>%1 de moins que %2, ce qui est moins bien.</translation>
    </message>
    <message>
        <source>%1 limits %2</source>
        <comment>a limit, part of the work</comment>
        <translation>%1 : facteur limitant (%2)</translation>
    </message>
    <message>
        <source>%1 limits %2 on %3 of %4</source>
        <comment>a limit, part of the work, a number, 7 chips</comment>
        <translation>%1 : facteur limitant (%2) sur %3 des %4</translation>
    </message>
    <message>
        <source>%1 limits %2 on all %3</source>
        <comment>a limit, part of the work, 7 chips</comment>
        <translation>%1 : facteur limitant (%2) sur les %3</translation>
    </message>
    <message>
        <source>%1 limits %2 on both</source>
        <comment>a limit, part of the work</comment>
        <translation>%1 : facteur limitant (%2) sur les deux</translation>
    </message>
    <message>
        <source>%1 marks.</source>
        <translation>%1 points.</translation>
    </message>
    <message>
        <source>%1 measurements</source>
        <translation>%1 mesures</translation>
    </message>
    <message>
        <source>%1 measurements were stored in %2.</source>
        <translation>%1 mesures ont été enregistrées dans %2.</translation>
    </message>
    <message>
        <source>%1 measurements.</source>
        <translation>%1 mesures.</translation>
    </message>
    <message>
        <source>%1 million parameters, %2 million active, computed from the dimensions.</source>
        <translation>%1 millions de paramètres, dont %2 millions actifs, comptés d’après les dimensions.</translation>
    </message>
    <message>
        <source>%1 million tokens a month</source>
        <translation>%1 millions de tokens par mois</translation>
    </message>
    <message>
        <source>%1 months</source>
        <translation>%1 mois</translation>
    </message>
    <message>
        <source>%1 months</source>
        <comment>how long it takes to pay back</comment>
        <translation>%1 mois</translation>
    </message>
    <message>
        <source>%1 months, or never</source>
        <comment>how long it takes to pay back</comment>
        <translation>%1 mois, ou jamais</translation>
    </message>
    <message>
        <source>%1 more are in the table.</source>
        <translation>%1 autres figurent dans les nombres.</translation>
    </message>
    <message>
        <source>%1 more have other units: see the bars and the table</source>
        <translation>%1 autres ne sont pas en tokens par seconde : voir les barres et le tableau</translation>
    </message>
    <message>
        <source>%1 more than %2, which is better.</source>
        <translation>%1 de plus que %2, ce qui est mieux.</translation>
    </message>
    <message>
        <source>%1 more than %2, which is worse.</source>
        <translation>%1 de plus que %2, ce qui est moins bien.</translation>
    </message>
    <message>
        <source>%1 more: keep typing to narrow the list.</source>
        <translation>%1 de plus : continuez à taper pour les trouver.</translation>
    </message>
    <message>
        <source>%1 must be a whole number, not %2.</source>
        <translation>%1 : il faut un nombre entier, pas %2.</translation>
    </message>
    <message>
        <source>%1 must be from %2 to %3; %4 is not.</source>
        <translation>%1 va de %2 à %3 ; %4 est hors de cette plage.</translation>
    </message>
    <message>
        <source>%1 must be one of: %2.</source>
        <translation>%1 est l’une de ces valeurs : %2.</translation>
    </message>
    <message>
        <source>%1 n/c</source>
        <comment>a number that is not comparable</comment>
        <translation>%1 n/c</translation>
    </message>
    <message>
        <source>%1 needs %2 GB for weights and one request; %3 x %4 have %5 GB available.</source>
        <translation>%1 a besoin de %2 GB pour les poids et une requête ; %3 x %4 en offrent %5 GB.</translation>
    </message>
    <message>
        <source>%1 no chip would fit.</source>
        <translation>%1 aucune puce ne conviendrait.</translation>
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
        <translation>%1 du %2</translation>
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
        <translation>%1 pour %2 uniquement</translation>
    </message>
    <message>
        <source>%1 of %2 as a share of %3</source>
        <translation>%1 de %2 par rapport à %3</translation>
    </message>
    <message>
        <source>%1 of %2 cells have a value.</source>
        <translation>%1 cellules sur %2 ont une valeur.</translation>
    </message>
    <message>
        <source>%1 of %2 have a price in "%3".</source>
        <translation>%1 sur %2 ont un prix dans « %3 ».</translation>
    </message>
    <message>
        <source>%1 of %2 have a value.</source>
        <translation>%1 sur %2 ont une valeur.</translation>
    </message>
    <message>
        <source>%1 of %2 layers have linear attention and keep a state of fixed size.</source>
        <translation>%1 couches sur %2 ont une attention linéaire et gardent un état de taille fixe.</translation>
    </message>
    <message>
        <source>%1 of %2 layers see only the last %3 tokens.</source>
        <translation>%1 couches sur %2 ne voient que les %3 derniers tokens.</translation>
    </message>
    <message>
        <source>%1 of %2 marks are labelled; all are in the table</source>
        <translation>points de %1 sur %2 nommés, tous figurent dans les nombres</translation>
    </message>
    <message>
        <source>%1 of %2 measurements cannot be predicted:</source>
        <translation>%1 mesures sur %2 ne peuvent pas être prédites :</translation>
    </message>
    <message>
        <source>%1 of %2 offers</source>
        <translation>%1 offres sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 vendor claims that can be checked hold, %3 do not</source>
        <translation>Sur %2 affirmations de fabricants vérifiables, %1 sont exactes et %3 ne le sont pas</translation>
    </message>
    <message>
        <source>%1 of %2, scroll</source>
        <comment>rows in sight, of all</comment>
        <translation>%1 sur %2, faites défiler</translation>
    </message>
    <message>
        <source>%1 of the work stays (assumed).</source>
        <translation>%1 du travail reste en place, par hypothèse.</translation>
    </message>
    <message>
        <source>%1 of these weeks are for the move.</source>
        <translation>Dont %1 semaines de migration.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a chip, so many chips</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 on %2, %3: predicted %4, measured %5, error %6. Source: %7.</source>
        <translation>%1 sur %2, %3 : prédit %4, mesuré %5, erreur %6. Source : %7.</translation>
    </message>
    <message>
        <source>%1 on a mark</source>
        <translation>%1 sur un point</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>%1 or fewer</source>
        <comment>chips</comment>
        <translation>%1 ou moins</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>chips</comment>
        <translation>%1 ou plus</translation>
    </message>
    <message>
        <source>%1 other assumptions also change the order.</source>
        <translation>%1 autres hypothèses inversent aussi l’ordre.</translation>
    </message>
    <message>
        <source>%1 others change the answer by less than 1%; the table lists them.</source>
        <translation>%1 autres changent la réponse de moins de 1 % ; elles figurent dans le tableau.</translation>
    </message>
    <message>
        <source>%1 peak</source>
        <translation>crête %1</translation>
    </message>
    <message>
        <source>%1 per USD</source>
        <translation>%1 par USD</translation>
    </message>
    <message>
        <source>%1 per USD</source>
        <comment>a currency</comment>
        <translation>%1 par USD</translation>
    </message>
    <message>
        <source>%1 per batch</source>
        <translation>%1 par batch</translation>
    </message>
    <message>
        <source>%1 per month</source>
        <translation>%1 par mois</translation>
    </message>
    <message>
        <source>%1 per token</source>
        <translation>%1 par token</translation>
    </message>
    <message>
        <source>%1 per user is an example: set another speed with the assumption “%2”.</source>
        <translation>%1 par utilisateur est un exemple : l’hypothèse « %2 » demande une autre vitesse.</translation>
    </message>
    <message>
        <source>%1 pipeline stages</source>
        <translation>%1 étages de pipeline</translation>
    </message>
    <message>
        <source>%1 prices dated %2 from %3 will be removed. Import the file again to restore them.</source>
        <translation>%1 prix (%2) issus de %3 seront perdus. Réimporter ce fichier les fera revenir.</translation>
    </message>
    <message>
        <source>%1 prices dated %2 were stored in %3. Select them under Prices.</source>
        <translation>%1 prix (%2) ont été enregistrés dans %3. Ils peuvent maintenant être choisis sous Prix.</translation>
    </message>
    <message>
        <source>%1 prices; of the imported rows %2 are new, %3 changed, %4 unchanged.</source>
        <translation>%1 prix ; parmi les lignes importées, %2 nouvelles, %3 modifiées, %4 inchangées.</translation>
    </message>
    <message>
        <source>%1 probably gives the most tokens per dollar: %2, vs %3 on %4</source>
        <translation>%1 donne probablement le plus de tokens par dollar : %2, contre %3 sur %4</translation>
    </message>
    <message>
        <source>%1 probably stays %2</source>
        <comment>a chip, cheaper</comment>
        <translation>%1 reste probablement %2</translation>
    </message>
    <message>
        <source>%1 rents for %2 less (%3 an hour) and %4.</source>
        <comment>a chip, a percentage, two prices, work</comment>
        <translation>%1 se loue %2 moins cher (%3 par heure) et %4.</translation>
    </message>
    <message>
        <source>%1 rents for %2 more (%3 an hour) and %4.</source>
        <comment>a chip, a percentage, two prices, work</comment>
        <translation>%1 se loue %2 plus cher (%3 par heure) et %4.</translation>
    </message>
    <message>
        <source>%1 requirements are set.</source>
        <translation>%1 exigences sont indiquées.</translation>
    </message>
    <message>
        <source>%1 reset.</source>
        <translation>%1 : valeur par défaut rétablie.</translation>
    </message>
    <message>
        <source>%1 rows: %2 imported (%3 new, %4 changed, %5 unchanged), %6 skipped, %7 suspicious.</source>
        <translation>%1 lignes : %2 retenues (%3 nouvelles, %4 modifiées, %5 inchangées), %6 écartées, %7 suspectes.</translation>
    </message>
    <message>
        <source>%1 rows: %2 imported, %3 skipped, %4 suspicious</source>
        <translation>%1 lignes : %2 importées, %3 ignorées, %4 suspectes</translation>
    </message>
    <message>
        <source>%1 serves no users; choose a workload that generates text</source>
        <translation>%1 ne sert aucun utilisateur ; choisissez une charge de travail qui génère du texte</translation>
    </message>
    <message>
        <source>%1 sparse peak</source>
        <translation>crête %1 sparse</translation>
    </message>
    <message>
        <source>%1 stays %2</source>
        <comment>a chip, cheaper</comment>
        <translation>%1 reste %2</translation>
    </message>
    <message>
        <source>%1 suspicious rows were accepted on request.</source>
        <translation>%1 lignes suspectes ont été acceptées sur demande.</translation>
    </message>
    <message>
        <source>%1 systems</source>
        <translation>%1 systèmes</translation>
    </message>
    <message>
        <source>%1 than %2</source>
        <comment>cheaper than a chip</comment>
        <translation>%1 que %2</translation>
    </message>
    <message>
        <source>%1 the bandwidth</source>
        <comment>1.5 times</comment>
        <translation>%1 la bande passante</translation>
    </message>
    <message>
        <source>%1 the dense %2 compute</source>
        <comment>1.5 times, a precision</comment>
        <translation>%1 le calcul dense %2</translation>
    </message>
    <message>
        <source>%1 the memory</source>
        <comment>1.5 times</comment>
        <translation>%1 la mémoire</translation>
    </message>
    <message>
        <source>%1 times</source>
        <comment>so many times the memory</comment>
        <translation>%1 fois</translation>
    </message>
    <message>
        <source>%1 times %2, which is better.</source>
        <translation>%1 fois la valeur de %2, ce qui est mieux.</translation>
    </message>
    <message>
        <source>%1 times %2, which is worse.</source>
        <translation>%1 fois la valeur de %2, ce qui est moins bien.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a range of two numbers, the second with its unit</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>odds</comment>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>%1 to %2 (now)</source>
        <translation>%1 à %2 (maintenant)</translation>
    </message>
    <message>
        <source>%1 to %2 months later</source>
        <translation>%1 à %2 mois plus tard</translation>
    </message>
    <message>
        <source>%1 to %2 of %3</source>
        <translation>%1 à %2 sur %3</translation>
    </message>
    <message>
        <source>%1 to %2 times</source>
        <comment>a range: so many times the memory</comment>
        <translation>entre %1 et %2 fois</translation>
    </message>
    <message>
        <source>%1 to %2x</source>
        <comment>times</comment>
        <translation>%1 à %2x</translation>
    </message>
    <message>
        <source>%1 to “%2”</source>
        <translation>%1 vers « %2 »</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <comment>an amount such as 2G</comment>
        <translation>%1 tokens</translation>
    </message>
    <message>
        <source>%1 tokens exceed the context of %2, %3 tokens.</source>
        <translation>%1 tokens dépassent le contexte de %2, %3 tokens.</translation>
    </message>
    <message>
        <source>%1 tokens in, %2 out</source>
        <translation>%1 tokens en entrée, %2 en sortie</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <comment>measured</comment>
        <translation>%1 tokens/s</translation>
    </message>
    <message>
        <source>%1 tokens/s per chip</source>
        <translation>%1 tokens/s par puce</translation>
    </message>
    <message>
        <source>%1 tokens/s per user</source>
        <translation>%1 tokens/s par utilisateur</translation>
    </message>
    <message>
        <source>%1 uses its %2 dated %3 (%4).</source>
        <translation>%1 est indiqué au %2, %3 (%4).</translation>
    </message>
    <message>
        <source>%1 vs %2</source>
        <comment>two numbers</comment>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>%1 vs %2 %3</source>
        <comment>two numbers and their unit</comment>
        <translation>%1 contre %2 %3</translation>
    </message>
    <message>
        <source>%1 vs %2 chips</source>
        <comment>two numbers</comment>
        <translation>%1 contre %2 puces</translation>
    </message>
    <message>
        <source>%1 vs %2 tokens per dollar: %3</source>
        <comment>two numbers, the costs behind them</comment>
        <translation>%1 contre %2 tokens par dollar : %3</translation>
    </message>
    <message>
        <source>%1 was announced: %2.</source>
        <translation>%1 a été annoncé : %2.</translation>
    </message>
    <message>
        <source>%1 weights and arithmetic</source>
        <comment>a number format</comment>
        <translation>poids et calcul en %1</translation>
    </message>
    <message>
        <source>%1 while %2 varies.</source>
        <translation>%1 quand %2 varie.</translation>
    </message>
    <message>
        <source>%1 while one price varies.</source>
        <translation>%1 quand un seul prix varie.</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 avec %2</translation>
    </message>
    <message>
        <source>%1 with structured sparsity</source>
        <translation>%1 avec sparsité structurée</translation>
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
        <translation>%1 an</translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation>%1 ans</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · Catalogue of %2</source>
        <translation>%1 · Catalogue du %2</translation>
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
        <translation>%1%2 et demande un travail de %3. %4</translation>
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
        <translation>%1, %2 par mois aujourd’hui.</translation>
    </message>
    <message>
        <source>%1, %2 a month, regardless of use.</source>
        <translation>%1, %2 par mois, quelle que soit l’utilisation.</translation>
    </message>
    <message>
        <source>%1, %2 against %3</source>
        <comment>a figure, and two things</comment>
        <translation>%1, %2 face à %3</translation>
    </message>
    <message>
        <source>%1, %2 chips: up to %3.</source>
        <translation>%1, %2 puces : jusqu’à %3.</translation>
    </message>
    <message>
        <source>%1, %2 in %3.</source>
        <translation>%1, puis %2 (%3).</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>a chart's title, part 1 of 3</comment>
        <translation>%1, %2 sur %3</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1, %2, %3: %4 on %5.</source>
        <translation>%1, %2, %3 : %4 (%5).</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2 : %3</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>a chip, who claims something of it, what</comment>
        <translation>%1, %2 : %3</translation>
    </message>
    <message>
        <source>%1, %2: %3 (%4).</source>
        <translation>%1, %2 : %3 (%4).</translation>
    </message>
    <message>
        <source>%1, %2: %3 Claimed: %4.</source>
        <translation>%1, %2 : %3 Affirmé : %4.</translation>
    </message>
    <message>
        <source>%1, %2: %3 at %4, %5 of the %6 that the chip can reach there; bottleneck: %7.</source>
        <translation>%1, %2 : %3 à %4, soit %5 des %6 que la puce peut y atteindre ; facteur limitant : %7.</translation>
    </message>
    <message>
        <source>%1, %2: %3 of %4.</source>
        <translation>%1, %2 : %3 par rapport à %4.</translation>
    </message>
    <message>
        <source>%1, %2: %3 times %4.</source>
        <translation>%1, %2 : %3 fois %4.</translation>
    </message>
    <message>
        <source>%1, %2: %3%4</source>
        <translation>%1, %2 : %3%4</translation>
    </message>
    <message>
        <source>%1, %2: %3%4 %5.</source>
        <comment>a chip, a measure, a value with its range and unit</comment>
        <translation>%1, %2 : %3%4 %5.</translation>
    </message>
    <message>
        <source>%1, %2: %3, %4</source>
        <translation>%1, %2 : %3, %4</translation>
    </message>
    <message>
        <source>%1, %2: %3.</source>
        <translation>%1, %2 : %3.</translation>
    </message>
    <message>
        <source>%1, %2: %3.</source>
        <comment>a chip, a column, what stands there</comment>
        <translation>%1, %2 : %3.</translation>
    </message>
    <message>
        <source>%1, %2: the price between these dates is unknown.</source>
        <translation>%1, %2 : entre les dates affichées, le prix n’est pas connu.</translation>
    </message>
    <message>
        <source>%1, %2: unknown.</source>
        <translation>%1, %2 : inconnu.</translation>
    </message>
    <message>
        <source>%1, about the same</source>
        <comment>a ratio or percentage</comment>
        <translation>%1, à peu près égal</translation>
    </message>
    <message>
        <source>%1, and the range of the power</source>
        <translation>%1, et la plage de la puissance</translation>
    </message>
    <message>
        <source>%1, and the range of the price</source>
        <translation>%1, et la plage du prix</translation>
    </message>
    <message>
        <source>%1, as measured</source>
        <translation>%1, selon les mesures</translation>
    </message>
    <message>
        <source>%1, as of %2</source>
        <translation>%1, au %2</translation>
    </message>
    <message>
        <source>%1, best: %2.</source>
        <translation>%1, meilleur : %2.</translation>
    </message>
    <message>
        <source>%1, both in Capacity Blocks</source>
        <translation>%1, tous deux en Capacity Blocks</translation>
    </message>
    <message>
        <source>%1, for any value of %2</source>
        <comment>a chip stays cheaper; an assumption</comment>
        <translation>%1, peu importe %2</translation>
    </message>
    <message>
        <source>%1, for any value of %2 from %3 to %4</source>
        <comment>a chip is cheaper than another; an assumption, its range</comment>
        <translation>%1, peu importe %2, de %3 à %4</translation>
    </message>
    <message>
        <source>%1, for any value of %2 from %3 to %4</source>
        <comment>a chip stays cheaper; an assumption, its range</comment>
        <translation>%1, peu importe %2, de %3 à %4</translation>
    </message>
    <message>
        <source>%1, high</source>
        <translation>%1, borne haute</translation>
    </message>
    <message>
        <source>%1, including the move</source>
        <translation>%1, migration comprise</translation>
    </message>
    <message>
        <source>%1, low</source>
        <translation>%1, borne basse</translation>
    </message>
    <message>
        <source>%1, one bar per row</source>
        <translation>%1, une barre par ligne</translation>
    </message>
    <message>
        <source>%1, or none</source>
        <comment>a span of results</comment>
        <translation>%1, ou aucun</translation>
    </message>
    <message>
        <source>%1, or the monthly volume</source>
        <translation>%1, ou le travail du mois</translation>
    </message>
    <message>
        <source>%1, owned: %2 a month per deployment (%3).</source>
        <translation>%1, possédé : %2 par mois et déploiement (%3).</translation>
    </message>
    <message>
        <source>%1, owned: unknown. %2</source>
        <comment>a row, why</comment>
        <translation>%1, possédé : inconnu. %2</translation>
    </message>
    <message>
        <source>%1, prices from %2 to %3</source>
        <comment>a price list, two dates</comment>
        <translation>%1, prix du %2 au %3</translation>
    </message>
    <message>
        <source>%1, rented for all hours: %2 a month per deployment, which generates at most %3 (%4).</source>
        <translation>%1, loué à toute heure : %2 par mois et déploiement, qui répond au plus %3 (%4).</translation>
    </message>
    <message>
        <source>%1, row</source>
        <translation>%1, ligne</translation>
    </message>
    <message>
        <source>%1, slider</source>
        <translation>%1, curseur</translation>
    </message>
    <message>
        <source>%1, the rate of %2</source>
        <translation>%1, taux du %2</translation>
    </message>
    <message>
        <source>%1, the same for all rows</source>
        <translation>%1, identique pour toutes les lignes</translation>
    </message>
    <message>
        <source>%1, then %2 %3 %4 per USD (%5)</source>
        <comment>formula, × or /, rate, where it is from</comment>
        <translation>%1, puis %2 %3 %4 par USD (%5)</translation>
    </message>
    <message>
        <source>%1, unit</source>
        <translation>%1, unité</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <translation>%1, avec %2</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>a formula in words, and its terms</comment>
        <translation>%1, avec %2</translation>
    </message>
    <message>
        <source>%1, within limits of %2</source>
        <comment>a chip stays cheaper; an assumption</comment>
        <translation>%1, tant que %2 reste dans certaines limites</translation>
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
        <translation>%1. %2 : %3</translation>
    </message>
    <message>
        <source>%1. %2: %3.</source>
        <comment>a place, a chip, what it costs</comment>
        <translation>%1. %2 : %3.</translation>
    </message>
    <message>
        <source>%1. %2: %3. %4.</source>
        <comment>a place, a chip, what it costs, how it stands</comment>
        <translation>%1. %2 : %3. %4.</translation>
    </message>
    <message>
        <source>%1/month</source>
        <comment>a currency</comment>
        <translation>%1/mois</translation>
    </message>
    <message>
        <source>%1/month now</source>
        <comment>a currency</comment>
        <translation>%1/mois aujourd’hui</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a chart, and a note about it</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a chip, a figure that is claimed</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a chip, and why a number is missing</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a chip, and why it is ruled out</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a choice, what was chosen</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a figure, and why it is missing</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a heading, what it says</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a need and its value</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a row, why it has no number</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a term of a formula, and its value</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>chips, and what to check of them</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a sentence is, and it</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what it is about, and a sentence</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <comment>a kind of price, an offer, -12 %</comment>
        <translation>%1 : %2 %3</translation>
    </message>
    <message>
        <source>%1: %2 %3's %4 compute</source>
        <comment>a row, 66% of, another row, a number format</comment>
        <translation>%1 : calcul %4 égal à %2 celui de %3</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>a heading, a value, its numbers</comment>
        <translation>%1 : %2 (%3)</translation>
    </message>
    <message>
        <source>%1: %2 (changed; default: %3)</source>
        <translation>%1 : %2 (modifiée ; par défaut : %3)</translation>
    </message>
    <message>
        <source>%1: %2 (ours)</source>
        <comment>a chip, a figure that we claim</comment>
        <translation>%1 : %2 (la nôtre)</translation>
    </message>
    <message>
        <source>%1: %2 / %3 = %4</source>
        <translation>%1 : %2 / %3 = %4</translation>
    </message>
    <message>
        <source>%1: %2 Default: %3</source>
        <translation>%1 : %2 Par défaut : %3</translation>
    </message>
    <message>
        <source>%1: %2 and %3 are about the same</source>
        <translation>%1 : %2 et %3 à peu près à égalité</translation>
    </message>
    <message>
        <source>%1: %2 and %3 are equal</source>
        <translation>%1 : %2 et %3 à égalité</translation>
    </message>
    <message>
        <source>%1: %2 and %3 cannot be compared</source>
        <translation>%1 : %2 et %3 ne peuvent pas être comparés</translation>
    </message>
    <message>
        <source>%1: %2 and %3 cannot be compared: %4</source>
        <translation>%1 : %2 et %3 ne peuvent pas être comparés : %4</translation>
    </message>
    <message>
        <source>%1: %2 at %3, %4 at %5; now %6. %7</source>
        <translation>%1 : %2 à %3, %4 à %5 ; maintenant %6. %7</translation>
    </message>
    <message>
        <source>%1: %2 for %3, so %4; throughput range %5 to %6; bottleneck: %7.</source>
        <translation>%1 : %2 pour %3, soit %4 ; plage de vitesse de %5 à %6 ; facteur limitant : %7.</translation>
    </message>
    <message>
        <source>%1: %2 has %3</source>
        <comment>a measure, a row, a number</comment>
        <translation>%1 : %3 pour %2</translation>
    </message>
    <message>
        <source>%1: %2 in %3 and %4; up to %5 memory bandwidth is the limit, above it compute.</source>
        <translation>%1 : %2 en %3 et %4 ; jusqu’à %5, la limite est la bande passante mémoire, au-delà le calcul.</translation>
    </message>
    <message>
        <source>%1: %2 is %3 above %4</source>
        <translation>%1 : %2 est %3 au-dessus de %4</translation>
    </message>
    <message>
        <source>%1: %2 is %3 below %4</source>
        <translation>%1 : %2 est %3 au-dessous de %4</translation>
    </message>
    <message>
        <source>%1: %2 is %3x %4</source>
        <comment>a measure, a row, how many times, another row</comment>
        <translation>%1 : %2 atteint %3 fois %4</translation>
    </message>
    <message>
        <source>%1: %2 is probably %3 above %4</source>
        <translation>%1 : %2 est probablement %3 au-dessus de %4</translation>
    </message>
    <message>
        <source>%1: %2 is probably %3 below %4</source>
        <translation>%1 : %2 est probablement %3 au-dessous de %4</translation>
    </message>
    <message>
        <source>%1: %2 is probably %3x %4</source>
        <comment>a measure, a row, how many times, another row</comment>
        <translation>%1 : %2 atteint probablement %3 fois %4</translation>
    </message>
    <message>
        <source>%1: %2 more, each named next to its number in the page's table.</source>
        <translation>%1 : %2 autres, chacune indiquée à côté de son nombre dans le tableau de la page.</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <comment>a chart, and how many of its names</comment>
        <translation>%1 : %2 sur %3</translation>
    </message>
    <message>
        <source>%1: %2 on %3, %4 on %5.</source>
        <comment>an offer, a price and its date, another</comment>
        <translation>%1 : %2 le %3, %4 le %5.</translation>
    </message>
    <message>
        <source>%1: %2 per chip at %3 per user; a user gets at most %4.</source>
        <translation>%1 : %2 par puce lorsque chaque utilisateur reçoit %3 ; un utilisateur reçoit au plus %4.</translation>
    </message>
    <message>
        <source>%1: %2 per chip.</source>
        <comment>a row, its throughput</comment>
        <translation>%1 : %2 par puce.</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <translation>%1 : de %2 à %3</translation>
    </message>
    <message>
        <source>%1: %2 x %3</source>
        <translation>%1 : %2 x %3</translation>
    </message>
    <message>
        <source>%1: %2 x %3, %4 %5 chips</source>
        <translation>%1 : %2 x %3, %4 puces %5</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1 : %2, %3</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1 : %2.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a row, what it reaches</comment>
        <translation>%1 : %2.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a row, why it has no cost</comment>
        <translation>%1 : %2.</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1 : %2. %3</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <comment>a chip, how it stands, and why</comment>
        <translation>%1 : %2. %3</translation>
    </message>
    <message>
        <source>%1: %2. No assumption affects it: choose another metric to see what would change it.</source>
        <translation>%1 : %2. Aucune hypothèse n’agit dessus : choisissez une autre métrique pour savoir ce qui la changerait.</translation>
    </message>
    <message>
        <source>%1: about %2 saved a month (%3 to %4).</source>
        <translation>%1 : environ %2 économisés par mois (%3 à %4).</translation>
    </message>
    <message>
        <source>%1: based on %2 published measurements; eight of ten results differ by less than %3.</source>
        <comment>a chip, a number, a percentage</comment>
        <translation>%1 : fondé sur %2 mesures publiées ; huit résultats sur dix diffèrent de moins de %3.</translation>
    </message>
    <message>
        <source>%1: choose a file</source>
        <translation>%1 : choisir un fichier</translation>
    </message>
    <message>
        <source>%1: commitment or hourly price</source>
        <translation>%1 : engagement ou à l’heure</translation>
    </message>
    <message>
        <source>%1: cost unknown.</source>
        <translation>%1 : aucun coût n’est connu.</translation>
    </message>
    <message>
        <source>%1: down %2, %3 to %4 an hour</source>
        <translation>%1 : en baisse de %2, de %3 à %4 par heure</translation>
    </message>
    <message>
        <source>%1: eight in ten draws lie between %2 and %3; best in %4.</source>
        <translation>%1 : huit tirages sur dix vont de %2 à %3 ; part des tirages en tête : %4.</translation>
    </message>
    <message>
        <source>%1: from %2, %3, to %4, %5.</source>
        <translation>%1 : de %2, %3, à %4, %5.</translation>
    </message>
    <message>
        <source>%1: from announcement to availability.</source>
        <translation>%1 : de l’annonce à la disponibilité.</translation>
    </message>
    <message>
        <source>%1: leaning %2, about %3 above %4</source>
        <translation>%1 : plutôt %2, environ %3 au-dessus de %4</translation>
    </message>
    <message>
        <source>%1: leaning %2, about %3 below %4</source>
        <translation>%1 : plutôt %2, environ %3 au-dessous de %4</translation>
    </message>
    <message>
        <source>%1: leaning %2, about %3x %4</source>
        <comment>a measure, a row, how many times, another row</comment>
        <translation>%1 : plutôt %2, environ %3 fois %4</translation>
    </message>
    <message>
        <source>%1: limited by %2. %3</source>
        <comment>chips, what limits them, why</comment>
        <translation>%1 : facteur limitant (%2). %3</translation>
    </message>
    <message>
        <source>%1: no %2; other price types are shown, see the notes.</source>
        <translation>%1 : pas de %2 ; des prix d’autres types sont affichés, les notes indiquent lesquels.</translation>
    </message>
    <message>
        <source>%1: no %2; the %3 dated %4 is shown.</source>
        <translation>%1 : pas de %2 ; le %3 (%4) est affiché.</translation>
    </message>
    <message>
        <source>%1: no clear change</source>
        <translation>%1 : pas de changement net</translation>
    </message>
    <message>
        <source>%1: no clear change</source>
        <comment>a kind of price</comment>
        <translation>%1 : pas de changement net</translation>
    </message>
    <message>
        <source>%1: no clear change, %2 to %3 an hour</source>
        <translation>%1 : pas de changement net, de %2 à %3 par heure</translation>
    </message>
    <message>
        <source>%1: no dense %2 peak is published; its line is of %3.</source>
        <translation>%1 : aucune crête dense %2 n’est publiée ; sa ligne est celle de %3.</translation>
    </message>
    <message>
        <source>%1: no published measurement, so it is estimated from similar chips; results may differ by %2.</source>
        <comment>a chip, a percentage</comment>
        <translation>%1 : aucune mesure publiée, l’estimation vient donc de puces similaires ; les résultats peuvent différer de %2.</translation>
    </message>
    <message>
        <source>%1: no row could be predicted.</source>
        <translation>%1 : aucune ligne n’a pu être prédite.</translation>
    </message>
    <message>
        <source>%1: none</source>
        <translation>%1 : aucun</translation>
    </message>
    <message>
        <source>%1: nothing is published for this selection</source>
        <translation>%1 : rien n’est publié pour cette sélection</translation>
    </message>
    <message>
        <source>%1: one date each</source>
        <comment>a kind of price, several offers</comment>
        <translation>%1 : une date par offre</translation>
    </message>
    <message>
        <source>%1: only %2 has a number, %3</source>
        <translation>%1 : seul %2 a un nombre, %3</translation>
    </message>
    <message>
        <source>%1: only one date</source>
        <comment>a kind of price</comment>
        <translation>%1 : une date connue</translation>
    </message>
    <message>
        <source>%1: rent, own or API</source>
        <translation>%1 : location, possession ou API</translation>
    </message>
    <message>
        <source>%1: the central estimate shows no savings.</source>
        <translation>%1 : selon l’estimation centrale, rien n’est économisé.</translation>
    </message>
    <message>
        <source>%1: the median error of %2 predictions is %3; nine of ten are within %4.</source>
        <translation>%1 : l’erreur médiane de %2 prédictions est de %3 ; neuf sur dix sont à moins de %4.</translation>
    </message>
    <message>
        <source>%1: the overall bottleneck is memory bandwidth and capacity, as the page Your workload shows. Memory reads take most of the time, and capacity limits how many requests share a read. The limits here are per phase.</source>
        <translation>%1 : dans l’ensemble limité par la bande passante et la capacité mémoire, comme l’indique la page Charge : la lecture de la mémoire prend l’essentiel du temps, et sa capacité limite le nombre de requêtes qui partagent une lecture. Les limites indiquées ici sont celles de chaque phase.</translation>
    </message>
    <message>
        <source>%1: up %2, %3 to %4 an hour</source>
        <translation>%1 : en hausse de %2, de %3 à %4 par heure</translation>
    </message>
    <message>
        <source>%1: “%2” versus “%3” (%4). %5</source>
        <translation>%1 : « %2 » contre « %3 » (%4). %5</translation>
    </message>
    <message>
        <source>%1: “%2” versus “%3”. %4</source>
        <translation>%1 : « %2 » contre « %3 ». %4</translation>
    </message>
    <message>
        <source>%1; %2 are free.</source>
        <translation>%1 ; %2 sont disponibles.</translation>
    </message>
    <message>
        <source>%1; %2 vs %3 chips</source>
        <comment>two bills, two numbers</comment>
        <translation>%1 ; %2 contre %3 puces</translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <comment>numbers behind a title, the odds</comment>
        <translation>%1 ; %2.</translation>
    </message>
    <message>
        <source>%1; payback takes %2 months at best.</source>
        <comment>what is saved, months</comment>
        <translation>%1 ; rentabilité au mieux après %2 mois.</translation>
    </message>
    <message>
        <source>%1; payback takes %2 to %3 months.</source>
        <comment>what is saved, months</comment>
        <translation>%1 ; rentabilité après %2 à %3 mois.</translation>
    </message>
    <message>
        <source>%1; see the notes for the other reasons</source>
        <translation>%1 ; les notes donnent les autres raisons</translation>
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
        <translation>%1 fois plus de pixels</translation>
    </message>
    <message numerus="yes">
        <source>%n assumptions changed.</source>
        <translation><numerusform>%n hypothèse modifiée.</numerusform><numerusform>%n hypothèses modifiées.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n cautions</source>
        <translation><numerusform>%n avertissement</numerusform><numerusform>%n avertissements</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n chips</source>
        <translation><numerusform>%n puce</numerusform><numerusform>%n puces</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n faults</source>
        <translation><numerusform>%n erreur</numerusform><numerusform>%n erreurs</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n figures of this board changed since it was saved</source>
        <translation><numerusform>%n valeur de cette comparaison a changé depuis son enregistrement</numerusform><numerusform>%n valeurs de cette comparaison ont changé depuis son enregistrement</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) already exist.</source>
        <translation><numerusform>%n fichier existe déjà.</numerusform><numerusform>%n fichiers existent déjà.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n instances</source>
        <translation><numerusform>%n instance</numerusform><numerusform>%n instances</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n months later</source>
        <translation><numerusform>%n mois plus tard</numerusform><numerusform>%n mois plus tard</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n more offers are in the table; filter by provider and region.</source>
        <translation><numerusform>%n autre offre figure dans les nombres ; le fournisseur et la région restreignent le choix.</numerusform><numerusform>%n autres offres figurent dans les nombres ; le fournisseur et la région restreignent le choix.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n names do not fit</source>
        <translation><numerusform>%n nom ne tient pas</numerusform><numerusform>%n noms ne tiennent pas</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n others</source>
        <comment>chips</comment>
        <translation><numerusform>%n autre</numerusform><numerusform>%n autres</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n systems</source>
        <translation><numerusform>%n système</numerusform><numerusform>%n systèmes</numerusform></translation>
    </message>
    <message>
        <source>&amp;About Chipboard</source>
        <translation>À &amp;propos de Chipboard</translation>
    </message>
    <message>
        <source>&amp;Absolute numbers</source>
        <translation>Nom&amp;bres absolus</translation>
    </message>
    <message>
        <source>&amp;Activate</source>
        <translation>&amp;Activer</translation>
    </message>
    <message>
        <source>&amp;Add a table of the numbers</source>
        <translation>Ajouter les nombres en ta&amp;bleau</translation>
    </message>
    <message>
        <source>&amp;All colours</source>
        <translation>&amp;Toutes les couleurs</translation>
    </message>
    <message>
        <source>&amp;Annotate %1…</source>
        <translation>&amp;Annoter %1…</translation>
    </message>
    <message>
        <source>&amp;Bars from zero</source>
        <translation>&amp;Barres à partir de zéro</translation>
    </message>
    <message>
        <source>&amp;Baseline</source>
        <translation>&amp;Référence</translation>
    </message>
    <message>
        <source>&amp;Bigger text</source>
        <translation>Te&amp;xte plus grand</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Comparaison</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Parcourir…</translation>
    </message>
    <message>
        <source>&amp;Cells for a spreadsheet</source>
        <translation>&amp;Cellules pour un tableur</translation>
    </message>
    <message>
        <source>&amp;Chart</source>
        <translation>&amp;Graphique</translation>
    </message>
    <message>
        <source>&amp;Check slide…</source>
        <translation>&amp;Vérifier la diapositive…</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Choisir…</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>&amp;Oublier ces fichiers</translation>
    </message>
    <message>
        <source>&amp;Columns…</source>
        <translation>&amp;Colonnes…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Copy to</source>
        <translation>&amp;Copier vers</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>Selon les &amp;données</translation>
    </message>
    <message>
        <source>&amp;Digits</source>
        <translation>C&amp;hiffres</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Dupliquer</translation>
    </message>
    <message>
        <source>&amp;Duplicate and edit the item on the source card</source>
        <translation>&amp;Dupliquer et modifier l’objet de la fiche de source</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>E&amp;xporter</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>Rechercher une co&amp;mmande…</translation>
    </message>
    <message>
        <source>&amp;Find chip…</source>
        <translation>Rec&amp;hercher une puce…</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>&amp;Formats</source>
        <translation>&amp;Formats</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;High contrast, dark</source>
        <translation>Contraste élevé, som&amp;bre</translation>
    </message>
    <message>
        <source>&amp;Highlight %1, grey the rest</source>
        <translation>&amp;Mettre %1 en évidence, griser le reste</translation>
    </message>
    <message>
        <source>&amp;Import prices…</source>
        <translation>&amp;Importer des prix…</translation>
    </message>
    <message>
        <source>&amp;Keep them</source>
        <translation>Les &amp;garder</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <source>&amp;Light or dark, as the system</source>
        <translation>Clair ou sombre selon le s&amp;ystème</translation>
    </message>
    <message>
        <source>&amp;Line at a value…</source>
        <translation>&amp;Ligne à une valeur…</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Nouveau</translation>
    </message>
    <message>
        <source>&amp;New from preset</source>
        <translation>&amp;Nouveau d’après un exemple</translation>
    </message>
    <message>
        <source>&amp;Next page</source>
        <translation>Page s&amp;uivante</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Aucune</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>&amp;Note…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;PNG picture</source>
        <translation>Image &amp;PNG</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>Pa&amp;nneaux</translation>
    </message>
    <message>
        <source>&amp;Precision</source>
        <translation>&amp;Précision</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>I&amp;mprimer…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Rétablir : %1</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>S&amp;upprimer</translation>
    </message>
    <message>
        <source>&amp;Remove them</source>
        <translation>Les &amp;supprimer</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>&amp;Réinitialiser la disposition</translation>
    </message>
    <message>
        <source>&amp;Reversed</source>
        <translation>&amp;Inversé</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>Pi&amp;voter</translation>
    </message>
    <message>
        <source>&amp;SVG picture</source>
        <translation>Image &amp;SVG</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Paramètres…</translation>
    </message>
    <message>
        <source>&amp;Subtitle…</source>
        <translation>&amp;Sous-titre…</translation>
    </message>
    <message>
        <source>&amp;Table for documents</source>
        <translation>&amp;Tableau pour documents</translation>
    </message>
    <message>
        <source>&amp;Template</source>
        <translation>&amp;Modèle</translation>
    </message>
    <message>
        <source>&amp;Title…</source>
        <translation>&amp;Titre…</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Visite guidée</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Undo changes</source>
        <translation>&amp;Annuler les modifications</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Annuler : %1</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;What</source>
        <translation>Conten&amp;u</translation>
    </message>
    <message>
        <source>&amp;What's this?</source>
        <translation>&amp;Qu’est-ce que c’est ?</translation>
    </message>
    <message>
        <source>&amp;Without colours (greyscale)</source>
        <translation>Sans couleurs (niveaux de &amp;gris)</translation>
    </message>
    <message>
        <source>(%1 to %2)</source>
        <translation>(%1 à %2)</translation>
    </message>
    <message>
        <source>(%1 vs %2)</source>
        <translation>(%1 contre %2)</translation>
    </message>
    <message>
        <source>(2 x active parameters x tokens + attention) / (chips x peak x efficiency) + communication between chips. Each request needs one prefill, on the same chips.</source>
        <translation>(2 x paramètres actifs x tokens + attention) / (puces x crête x efficacité) + échanges entre puces. Chaque requête apporte un prefill, sur les mêmes puces.</translation>
    </message>
    <message>
        <source>(6 x active parameters / (peak x efficiency x precision factor) + attention + activations through memory) x expert overhead x scaling overhead. LoRA has 4 instead of 6, because a frozen model has no weight gradients.</source>
        <translation>(6 x paramètres actifs / (crête x efficacité x facteur de la précision) + attention + activations via la mémoire) x ce qu’ajoutent les experts x ce qu’ajoutent de nombreuses puces. LoRA a 4 au lieu de 6, car un modèle figé n’a pas de gradients de ses poids.</translation>
    </message>
    <message>
        <source>(see above)</source>
        <translation>(voir plus haut)</translation>
    </message>
    <message>
        <source>+, -, wheel, Shift+drag inside</source>
        <translation>+, -, molette, Maj+glisser à l’intérieur</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>--chart names one chart, but --what exports more.</source>
        <translation>--chart désigne un seul graphique, et --what demande davantage.</translation>
    </message>
    <message>
        <source>--check writes nothing, so --to cannot be used with it.</source>
        <translation>--check n’écrit rien, alors que --to demande un fichier.</translation>
    </message>
    <message>
        <source>--template applies to slides, and this export has none.</source>
        <translation>--template sert aux diapositives, et aucun fichier de cet export n’en contient.</translation>
    </message>
    <message>
        <source>0, Esc, double click</source>
        <translation>0, Échap, double-clic</translation>
    </message>
    <message>
        <source>0.596 a chip; unchanged from 2026-01-31 to 2026-10-08.</source>
        <translation>0,596 par puce ; inchangé du 2026-01-31 au 2026-10-08.</translation>
    </message>
    <message>
        <source>0: the same chips run prefill and decode.</source>
        <translation>0 : les mêmes puces lisent les prompts et écrivent les réponses.</translation>
    </message>
    <message>
        <source>0: the usual software of the chip, well tuned at the date of the calibration. 1: vLLM of that date, where it was measured on the maker's chips. 2: the usual software of 18 months before, as soon after a chip's release.</source>
        <translation>0 : le logiciel habituel de la puce, bien optimisé à la date du calibrage. 1 : vLLM à cette date, là où il a été mesuré sur les puces du fabricant. 2 : le logiciel habituel de 18 mois plus tôt, comme peu après la sortie d’une puce.</translation>
    </message>
    <message>
        <source>0: well-tuned software at the date of the calibration.</source>
        <translation>0 : logiciel bien optimisé à la date du calibrage.</translation>
    </message>
    <message>
        <source>1 - 1.10/1.34375 = 18.14% low; 1.34375/1.10 = 1.2216</source>
        <translation>1 - 1,10/1,34375 = 18,14 % trop bas ; 1,34375/1,10 = 1,2216</translation>
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
        <translation>1 avertissement</translation>
    </message>
    <message>
        <source>1 chip</source>
        <translation>1 puce</translation>
    </message>
    <message>
        <source>1 chip was stored in %1 and can now be selected.</source>
        <translation>1 puce a été enregistrée dans %1. Elle peut maintenant être choisie.</translation>
    </message>
    <message>
        <source>1 chip.</source>
        <translation>1 puce.</translation>
    </message>
    <message>
        <source>1 fault</source>
        <translation>1 erreur</translation>
    </message>
    <message>
        <source>1 figure of this board changed since it was saved</source>
        <translation>1 valeur de cette comparaison a changé depuis son enregistrement</translation>
    </message>
    <message>
        <source>1 instance</source>
        <translation>1 instance</translation>
    </message>
    <message>
        <source>1 is a data centre without overhead.</source>
        <translation>1 correspond à un centre de données qui ne consomme rien pour lui-même.</translation>
    </message>
    <message>
        <source>1 more offer is in the table; filter by provider and region.</source>
        <translation>1 autre offre figure dans les nombres ; le fournisseur et la région restreignent le choix.</translation>
    </message>
    <message>
        <source>1 name does not fit</source>
        <translation>1 nom ne tient pas</translation>
    </message>
    <message>
        <source>1 of 10 cases above</source>
        <translation>1 cas sur 10 au-dessus</translation>
    </message>
    <message>
        <source>1 of 10 cases below</source>
        <translation>1 cas sur 10 au-dessous</translation>
    </message>
    <message>
        <source>1 system</source>
        <translation>1 système</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 an</translation>
    </message>
    <message>
        <source>1,200 acres x 0.40468564224 = 485.623 ha</source>
        <translation>1 200 acres x 0,40468564224 = 485,623 ha</translation>
    </message>
    <message>
        <source>1,536 against 512 GiB is 3x.</source>
        <translation>1 536 contre 512 GiB, soit 3x.</translation>
    </message>
    <message>
        <source>1-year reserved price</source>
        <translation>prix réservé 1 an</translation>
    </message>
    <message>
        <source>1.1 EFLOPS according to NVIDIA.</source>
        <translation>1,1 EFLOPS selon NVIDIA.</translation>
    </message>
    <message>
        <source>1.10/0.30 = 3.667: a 4x faster chip at 27.3% of the price</source>
        <translation>1,10/0,30 = 3,667 : une puce 4x plus rapide à 27,3 % du prix</translation>
    </message>
    <message>
        <source>1.94x in FP8, but 1.006x in BF16, 1.5x in memory and 1.69x in bandwidth.</source>
        <translation>1,94x en FP8, mais 1,006x en BF16, 1,5x en mémoire et 1,69x en bande passante.</translation>
    </message>
    <message>
        <source>100% = as measured</source>
        <translation>100 % = tel que mesuré</translation>
    </message>
    <message>
        <source>10^9 and 2^30 bytes; a GiB is 7.4% more.</source>
        <translation>10^9 et 2^30 octets ; un GiB vaut 7,4 % de plus.</translation>
    </message>
    <message>
        <source>12 bytes of states a parameter</source>
        <translation>12 octets d’états par paramètre</translation>
    </message>
    <message>
        <source>12 ports of 400 Gbit Ethernet, one way.</source>
        <translation>12 ports Ethernet de 400 Gbit, par sens.</translation>
    </message>
    <message>
        <source>128 x 128 MACs x 2 x 2.4 GHz x 8 = 629.1 TFLOPS BF16; x 2 = 1,258.3 FP8; x 4 = 2,516.6. Above it are 667 BF16 by 37.9, 671 BF16 by 41.9 and 1,299 FP8 by 40.7: 38 to 42 TFLOPS</source>
        <translation>128 x 128 MACs x 2 x 2,4 GHz x 8 = 629,1 TFLOPS BF16 ; x 2 = 1 258,3 FP8 ; x 4 = 2 516,6. Au-dessus se trouvent 667 BF16 de 37,9, 671 BF16 de 41,9 et 1 299 FP8 de 40,7 : de 38 à 42 TFLOPS</translation>
    </message>
    <message>
        <source>1299 / 190; the AWS table prints 6.7, and 1299 / 191 is 6.80.</source>
        <translation>1299 / 190 ; le tableau d’AWS indique 6,7, et 1299 / 191 donne 6,80.</translation>
    </message>
    <message>
        <source>144 GiB = 154.62 GB (+7.37%); 96 GiB = 103.08 GB</source>
        <translation>144 GiB = 154,62 GB (+7,37 %) ; 96 GiB = 103,08 GB</translation>
    </message>
    <message>
        <source>144 x 2.52 = 362.88 (rounds to 363); 144 x 2.517 = 362.448</source>
        <translation>144 x 2,52 = 362,88 (arrondi à 363) ; 144 x 2,517 = 362,448</translation>
    </message>
    <message>
        <source>144 x 2.52 PFLOPS.</source>
        <translation>144 x 2,52 PFLOPS.</translation>
    </message>
    <message>
        <source>15 to 18 months for the first version.</source>
        <translation>15 à 18 mois pour la première version.</translation>
    </message>
    <message>
        <source>16 EFA ports of 100 Gbps.</source>
        <translation>16 ports EFA de 100 Gbps.</translation>
    </message>
    <message>
        <source>16 EFAv3 ports of 200 Gbps.</source>
        <translation>16 ports EFAv3 de 200 Gbps.</translation>
    </message>
    <message>
        <source>16 x 1,299 = 20,784 against 8 x 1,979 = 15,832 TFLOPS FP8.</source>
        <translation>16 x 1 299 = 20 784 contre 8 x 1 979 = 15 832 TFLOPS FP8.</translation>
    </message>
    <message>
        <source>16 x 16 x 16 torus.</source>
        <translation>Tore 16 x 16 x 16.</translation>
    </message>
    <message>
        <source>16 x 512 GiB: an error of AWS.</source>
        <translation>16 x 512 GiB : une erreur d’AWS.</translation>
    </message>
    <message>
        <source>16 x 820 GiB/s = 13,120 GiB/s = 14.09 TB/s, 9.8/14.09 = 69.6%; read as GB/s: 13.12 TB/s, 9.8/13.12 = 74.7%</source>
        <translation>16 x 820 GiB/s = 13 120 GiB/s = 14,09 TB/s, 9,8/14,09 = 69,6 % ; lu en GB/s : 13,12 TB/s, 9,8/13,12 = 74,7 %</translation>
    </message>
    <message>
        <source>16 x 820; other AWS pages print GB/s.</source>
        <translation>16 x 820 ; d’autres pages d’AWS indiquent des GB/s.</translation>
    </message>
    <message>
        <source>18 months from April 2026.</source>
        <translation>18 mois à compter d’avril 2026.</translation>
    </message>
    <message>
        <source>190 TFLOPS BF16, 32 GiB and 820 GiB/s against 312 TFLOPS, 40 GB and 1,555 GB/s.</source>
        <translation>190 TFLOPS BF16, 32 GiB et 820 GiB/s contre 312 TFLOPS, 40 GB et 1 555 GB/s.</translation>
    </message>
    <message>
        <source>190/312 = 60.9%; 32 GiB = 34.36 GB, 34.36/40 = 85.9%; 820 GiB/s = 880.5 GB/s, 880.5/1,555 = 56.6% (against A100 80GB: 34.36/80 = 42.9% and 880.5/2,039 = 43.2%)</source>
        <translation>190/312 = 60,9 % ; 32 GiB = 34,36 GB, 34,36/40 = 85,9 % ; 820 GiB/s = 880,5 GB/s, 880,5/1 555 = 56,6 % (contre A100 80GB : 34,36/80 = 42,9 % et 880,5/2 039 = 43,2 %)</translation>
    </message>
    <message>
        <source>1: no speculative decoding.</source>
        <translation>1 : rien n’est spéculé.</translation>
    </message>
    <message>
        <source>1: separate chips run prefill and decode, so prefill does not delay tokens. The chips are split according to the load, as in a large deployment; needs two replicas.</source>
        <translation>1 : les prompts sont lus sur d’autres puces que celles qui écrivent les réponses, afin qu’aucune n’attende entre deux tokens. Les puces sont réparties comme le travail, comme dans un grand déploiement ; demande deux copies du modèle.</translation>
    </message>
    <message>
        <source>2 ports of 100 Gbps, per host.</source>
        <translation>2 ports de 100 Gbps, par hôte.</translation>
    </message>
    <message>
        <source>2.235 a chip; unchanged from 2026-01-31 to 2026-10-08. A block of 24 h was offered at 858.26 USD on 2026-10-03.</source>
        <translation>2,235 par puce ; inchangé du 2026-01-31 au 2026-10-08. Un bloc de 24 h était proposé à 858,26 USD le 2026-10-03.</translation>
    </message>
    <message>
        <source>2.95 in May, 3.85 on 2026-09-25.</source>
        <translation>2,95 en mai, 3,85 le 2026-09-25.</translation>
    </message>
    <message>
        <source>20/16 = 1.25</source>
        <translation>20/16 = 1,25</translation>
    </message>
    <message>
        <source>2019 - 2018 = 1 year</source>
        <translation>2019 - 2018 = 1 an</translation>
    </message>
    <message>
        <source>2022 - 2020 = 2 years</source>
        <translation>2022 - 2020 = 2 ans</translation>
    </message>
    <message>
        <source>21.957642 against 32.7726 USD an hour is 33.0% less.</source>
        <translation>21,957642 contre 32,7726 USD par heure, soit 33,0 % de moins.</translation>
    </message>
    <message>
        <source>24 ports of 100 Gbit Ethernet, total of both directions; 21 stay inside the node; 300 one way.</source>
        <translation>24 ports Ethernet de 100 Gbit, total des deux sens ; 21 restent dans le nœud ; 300 par sens.</translation>
    </message>
    <message>
        <source>24 ports of 200 Gbit Ethernet, total of both directions; 600 one way.</source>
        <translation>24 ports Ethernet de 200 Gbit, total des deux sens ; 600 par sens.</translation>
    </message>
    <message>
        <source>256+320+128 = 704 GB/s; 2,048 GiB/s = 2,199 GB/s; 2,560/704 = 3.64</source>
        <translation>256+320+128 = 704 GB/s ; 2 048 GiB/s = 2 199 GB/s ; 2 560/704 = 3,64</translation>
    </message>
    <message>
        <source>2563/667 = 3.84x BF16 dense</source>
        <translation>2563/667 = 3,84x BF16 dense</translation>
    </message>
    <message>
        <source>3 to 4 USD per GPU-hour times 8</source>
        <translation>3 à 4 USD par GPU-heure fois 8</translation>
    </message>
    <message>
        <source>3 years</source>
        <translation>3 ans</translation>
    </message>
    <message>
        <source>3-year reserved price</source>
        <translation>prix réservé 3 ans</translation>
    </message>
    <message>
        <source>3.50 in May.</source>
        <translation>3,50 en mai.</translation>
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
        <translation>30 jours, du plus bas au plus haut</translation>
    </message>
    <message>
        <source>30 times more than three other sources.</source>
        <translation>30 fois plus que trois autres sources.</translation>
    </message>
    <message>
        <source>30 times more than two other sources.</source>
        <translation>30 fois plus que deux autres sources.</translation>
    </message>
    <message>
        <source>30 to 40%: of which base?</source>
        <translation>30 à 40 % : de quoi ?</translation>
    </message>
    <message>
        <source>30-40% lower cost = 1/0.70-1 .. 1/0.60-1 = 42.9%..66.7% better price-performance; 30-40% better price-performance = 23.1%..28.6% lower cost</source>
        <translation>coût inférieur de 30-40 % = 1/0,70-1 .. 1/0,60-1 = rapport prix-performances meilleur de 42,9 %..66,7 % ; rapport prix-performances meilleur de 30-40 % = coût inférieur de 23,1 %..28,6 %</translation>
    </message>
    <message>
        <source>34.61 to 39.80 USD/h.</source>
        <translation>34,61 à 39,80 USD/h.</translation>
    </message>
    <message>
        <source>35.7608/4.80 = 7.450; 4.80/16 = 0.30 USD/chip-h vs 2.235</source>
        <translation>35,7608/4,80 = 7,450 ; 4,80/16 = 0,30 USD/puce-h contre 2,235</translation>
    </message>
    <message>
        <source>36 servers of 4 chips.</source>
        <translation>36 serveurs de 4 puces.</translation>
    </message>
    <message>
        <source>36.18 to 41.61 USD/h.</source>
        <translation>36,18 à 41,61 USD/h.</translation>
    </message>
    <message>
        <source>362.448 / 83.136 PFLOPS is 4.36x in FP8.</source>
        <translation>362,448 / 83,136 PFLOPS, soit 4,36x en FP8.</translation>
    </message>
    <message>
        <source>4 announced in September 2023 and 4 in November 2024.</source>
        <translation>4 annoncés en septembre 2023 et 4 en novembre 2024.</translation>
    </message>
    <message>
        <source>4 cores x 16 TFLOPS.</source>
        <translation>4 cœurs x 16 TFLOPS.</translation>
    </message>
    <message>
        <source>4 is FP4, 8 is FP8, 16 is BF16, 32 is FP32.</source>
        <translation>4 = FP4, 8 = FP8, 16 = BF16, 32 = FP32.</translation>
    </message>
    <message>
        <source>4 servers of 16 chips.</source>
        <translation>4 serveurs de 16 puces.</translation>
    </message>
    <message>
        <source>4 third-generation switches, 7.2 Tbit/s</source>
        <translation>4 switchs de troisième génération, 7,2 Tbit/s</translation>
    </message>
    <message>
        <source>4,500 against 2,517 dense FP8 TFLOPS (B300 and Trainium3).</source>
        <translation>4 500 contre 2 517 TFLOPS FP8 dense (B300 et Trainium3).</translation>
    </message>
    <message>
        <source>4.80 is below every price that AWS publishes, spot prices included: the lowest of another day was 8.5964.</source>
        <translation>4,80 est inférieur à tous les prix que publie AWS, prix spot compris : le plus bas d’un autre jour était 8,5964.</translation>
    </message>
    <message>
        <source>4.80/9.80 = 48.98% per instance; per chip 0.30/1.225 = 24.49%</source>
        <translation>4,80/9,80 = 48,98 % par instance ; par puce 0,30/1,225 = 24,49 %</translation>
    </message>
    <message>
        <source>4.9/4.7 = 1.043</source>
        <translation>4,9/4,7 = 1,043</translation>
    </message>
    <message>
        <source>42.00 USD for a node of 4.</source>
        <translation>42,00 USD pour un nœud de 4.</translation>
    </message>
    <message>
        <source>44.02% by list prices.</source>
        <translation>44,02 % d’après les prix publics.</translation>
    </message>
    <message>
        <source>46.4 against 14.09 TB/s (13,120 GiB/s) is 3.29x, against the 9.8 TB/s of another AWS page 4.73x.</source>
        <translation>46,4 contre 14,09 TB/s (13 120 GiB/s) font 3,29x, contre les 9,8 TB/s d’une autre page d’AWS 4,73x.</translation>
    </message>
    <message>
        <source>49.24 USD for a node of 8.</source>
        <translation>49,24 USD pour un nœud de 8.</translation>
    </message>
    <message>
        <source>4x throughput.</source>
        <translation>Débit multiplié par 4.</translation>
    </message>
    <message>
        <source>5 of it at once.</source>
        <translation>Dont 5 immédiatement.</translation>
    </message>
    <message>
        <source>5,000 with 50%; the guide states the range only above 100,000.</source>
        <translation>5 000 avec 50 % ; le guide n’indique la plage qu’au-dessus de 100 000.</translation>
    </message>
    <message>
        <source>50,000 with 50%; 480,000 to 600,000 a year.</source>
        <translation>50 000 avec 50 % ; de 480 000 à 600 000 par an.</translation>
    </message>
    <message>
        <source>50.44 USD for a node of 8.</source>
        <translation>50,44 USD pour un nœud de 8.</translation>
    </message>
    <message>
        <source>500,000 / 64 is no whole number, so the chip count is rounded.</source>
        <translation>500 000 / 64 n’est pas un entier : le nombre de puces est donc arrondi.</translation>
    </message>
    <message>
        <source>500,000.</source>
        <translation>500 000.</translation>
    </message>
    <message>
        <source>500,000/30 = 16,667 chips per building if all 30 held them; 500,000/7 = 71,429</source>
        <translation>500 000/30 = 16 667 puces par bâtiment si les 30 en contenaient ; 500 000/7 = 71 429</translation>
    </message>
    <message>
        <source>500,000/64 = 7,812.5 UltraServers (not whole): the figure is rounded</source>
        <translation>500 000/64 = 7 812,5 UltraServers (pas un entier) : la valeur est arrondie</translation>
    </message>
    <message>
        <source>55.04 against 98.32 USD an hour is 44.02% less.</source>
        <translation>55,04 contre 98,32 USD par heure, soit 44,02 % de moins.</translation>
    </message>
    <message>
        <source>55.04/9.80 = 5.616; 6.88/4 = 1.72, 6.88/3 = 2.293. Capacity Block 2026-01: 31.464/8 = 3.933 USD/GPU-h; 3-year standard no upfront 23.77728/8 = 2.972</source>
        <translation>55,04/9,80 = 5,616 ; 6,88/4 = 1,72, 6,88/3 = 2,293. Capacity Block 2026-01 : 31,464/8 = 3,933 USD/GPU-h ; 3 ans standard sans frais initiaux 23,77728/8 = 2,972</translation>
    </message>
    <message>
        <source>6-bit MX format.</source>
        <translation>Format MX de 6 bits.</translation>
    </message>
    <message>
        <source>6.88 per GPU; unchanged from 2025-11-30 to 2026-11-09.</source>
        <translation>6,88 par GPU ; inchangé du 2025-11-30 au 2026-11-09.</translation>
    </message>
    <message>
        <source>61% of the BF16 rate, 86% of the memory and 57% of the bandwidth of one A100 40GB.</source>
        <translation>61 % du calcul BF16, 86 % de la mémoire et 57 % de la bande passante d’un A100 40GB.</translation>
    </message>
    <message>
        <source>64 x 1.299 = 83.136; a spokesperson once called it sparse, the docs say dense.</source>
        <translation>64 x 1,299 = 83,136 ; un porte-parole a parlé une fois de valeur sparse, la documentation dit dense.</translation>
    </message>
    <message>
        <source>64 x 2.235 USD; AWS publishes no price, so this is hypothetical.</source>
        <translation>64 x 2,235 USD ; AWS ne publie aucun prix, ce n’est donc qu’une hypothèse.</translation>
    </message>
    <message>
        <source>667 / 190; the AWS table prints 3.4.</source>
        <translation>667 / 190 ; le tableau d’AWS indique 3,4.</translation>
    </message>
    <message>
        <source>68.80 USD for a node of 8.</source>
        <translation>68,80 USD pour un nœud de 8.</translation>
    </message>
    <message>
        <source>7 Infinity Fabric links, total of both directions; 64 one way to one peer; 448 one way.</source>
        <translation>7 liens Infinity Fabric, total des deux sens ; 64 par sens vers un voisin ; 448 par sens.</translation>
    </message>
    <message>
        <source>7 links of 100.</source>
        <translation>7 liens de 100.</translation>
    </message>
    <message>
        <source>7 links of 153.6, total of both directions.</source>
        <translation>7 liens de 153,6, total des deux sens.</translation>
    </message>
    <message>
        <source>7 links of 153; 535.5 one way.</source>
        <translation>7 liens de 153 ; 535,5 par sens.</translation>
    </message>
    <message>
        <source>700.0 stands for "no price".</source>
        <translation>700.0 signifie « pas de prix ».</translation>
    </message>
    <message>
        <source>72 chips of about 5 PFLOPS; data sheets: 360 dense FP8, 720 sparse, 1,080 dense FP4.</source>
        <translation>72 puces d’environ 5 PFLOPS ; fiches techniques : 360 FP8 dense, 720 sparse, 1 080 FP4 dense.</translation>
    </message>
    <message>
        <source>72 x 1.8 TB/s, both directions.</source>
        <translation>72 x 1,8 TB/s, dans les deux sens.</translation>
    </message>
    <message>
        <source>72 x 5 = 360; 540/72 = 7.5 PFLOPS per GPU; 540/360 = 1.50</source>
        <translation>72 x 5 = 360 ; 540/72 = 7,5 PFLOPS par GPU ; 540/360 = 1,50</translation>
    </message>
    <message>
        <source>72 x 5 PFLOPS.</source>
        <translation>72 x 5 PFLOPS.</translation>
    </message>
    <message>
        <source>8 EFA ports of 100 Gbps.</source>
        <translation>8 ports EFA de 100 Gbps.</translation>
    </message>
    <message>
        <source>8 InfiniBand ports of 400 Gbps.</source>
        <translation>8 ports InfiniBand de 400 Gbps.</translation>
    </message>
    <message>
        <source>8 links of 100, total of both directions.</source>
        <translation>8 liens de 100, total des deux sens.</translation>
    </message>
    <message>
        <source>8 ports of 400 Gbps, one way.</source>
        <translation>8 ports de 400 Gbps, par sens.</translation>
    </message>
    <message>
        <source>80% range</source>
        <translation>Intervalle à 80 %</translation>
    </message>
    <message>
        <source>80% range of the run</source>
        <translation>Plage à 80 % de l'exécution</translation>
    </message>
    <message>
        <source>80% range of the throughput</source>
        <translation>Plage à 80 % de la vitesse</translation>
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
        <translation>9 sur 10</translation>
    </message>
    <message>
        <source>9.80/8 = 1.225 USD/GPU-h; 8 x 3 = 24 and 8 x 4 = 32 USD/h; 24/9.80 = 2.449, 32/9.80 = 3.265</source>
        <translation>9,80/8 = 1,225 USD/GPU-h ; 8 x 3 = 24 et 8 x 4 = 32 USD/h ; 24/9,80 = 2,449, 32/9,80 = 3,265</translation>
    </message>
    <message>
        <source>90 GB/s a link, both directions; no total per chip is stated.</source>
        <translation>90 GB/s par lien, dans les deux sens ; aucun total par puce n’est indiqué.</translation>
    </message>
    <message>
        <source>96 GB version.</source>
        <translation>Version à 96 GB.</translation>
    </message>
    <message>
        <source>; %1</source>
        <translation>, %1</translation>
    </message>
    <message>
        <source>; it looks like a price in cents</source>
        <translation>, on dirait un prix en cents</translation>
    </message>
    <message>
        <source>; it looks like the price of a day</source>
        <translation>, on dirait le prix d’une journée</translation>
    </message>
    <message>
        <source>; it looks like the price of a month</source>
        <translation>, on dirait le prix d’un mois</translation>
    </message>
    <message>
        <source>; it looks like the price of a year</source>
        <translation>, on dirait le prix d’une année</translation>
    </message>
    <message>
        <source>; it looks like the price of one chip</source>
        <translation>, on dirait le prix d’une seule puce</translation>
    </message>
    <message>
        <source>; range %1</source>
        <translation>, plage %1</translation>
    </message>
    <message>
        <source>; source: %1</source>
        <translation>, source : %1</translation>
    </message>
    <message>
        <source>= %1 days</source>
        <translation>= %1 jours</translation>
    </message>
    <message>
        <source>A 32 GB card exists too.</source>
        <translation>Il existe aussi une carte à 32 GB.</translation>
    </message>
    <message>
        <source>A Trn2 instance has four times the memory bandwidth of a Trn1 instance.</source>
        <translation>Une instance Trn2 a quatre fois la bande passante mémoire d’une instance Trn1.</translation>
    </message>
    <message>
        <source>A Trn2 instance has three times the memory of a Trn1 instance.</source>
        <translation>Une instance Trn2 a trois fois la mémoire d’une instance Trn1.</translation>
    </message>
    <message>
        <source>A Trn3 UltraServer has 3.9 times the memory bandwidth of a Trn2 UltraServer.</source>
        <translation>Un UltraServer Trn3 a 3,9 fois la bande passante mémoire d’un UltraServer Trn2.</translation>
    </message>
    <message>
        <source>A Trn3 UltraServer has 4.4 times the performance of a Trn2 UltraServer.</source>
        <translation>Un UltraServer Trn3 a 4,4 fois les performances d’un UltraServer Trn2.</translation>
    </message>
    <message>
        <source>A Trn3 UltraServer has four times the performance per watt of a Trn2 UltraServer.</source>
        <translation>Un UltraServer Trn3 a quatre fois les performances par watt d’un UltraServer Trn2.</translation>
    </message>
    <message>
        <source>A Trn3 UltraServer is comparable to a Blackwell rack in total compute.</source>
        <translation>Un UltraServer Trn3 est comparable à un rack Blackwell en calcul total.</translation>
    </message>
    <message>
        <source>A Trn3 UltraServer likely costs 40 to 60% less than equal Blackwell hardware.</source>
        <translation>Un UltraServer Trn3 coûte vraisemblablement 40 à 60 % de moins que du matériel Blackwell équivalent.</translation>
    </message>
    <message>
        <source>A batch takes %1; the limit is %2.</source>
        <translation>Un batch prend %1 ; %2 au plus sont demandés.</translation>
    </message>
    <message>
        <source>A blog says 1,800 W.</source>
        <translation>Un blog indique 1 800 W.</translation>
    </message>
    <message>
        <source>A blog without sources.</source>
        <translation>Un blog sans sources.</translation>
    </message>
    <message>
        <source>A board can have annotations on at most %1 charts.</source>
        <translation>Une comparaison a des textes sur %1 graphiques au plus.</translation>
    </message>
    <message>
        <source>A board has no scenarios, or 2 to %1.</source>
        <translation>Une comparaison n’a aucun scénario, ou de 2 à %1.</translation>
    </message>
    <message>
        <source>A board holds at most %1 custom models.</source>
        <translation>Une comparaison contient au plus %1 modèles personnalisés.</translation>
    </message>
    <message>
        <source>A chart can have at most %1 annotations.</source>
        <translation>Un graphique a au plus %1 annotations.</translation>
    </message>
    <message>
        <source>A chart has seven series at most.</source>
        <translation>Un graphique a au plus sept séries.</translation>
    </message>
    <message>
        <source>A chart, a table or a text</source>
        <translation>Un graphique, un tableau ou un texte</translation>
    </message>
    <message>
        <source>A chip cannot be derived from itself.</source>
        <translation>Une puce ne peut pas être dérivée d’elle-même.</translation>
    </message>
    <message>
        <source>A chip figure cannot be 0.</source>
        <translation>0 n’est pas une valeur de puce.</translation>
    </message>
    <message>
        <source>A chip figure is not plausible, such as a sparse peak listed as dense.</source>
        <translation>Une valeur de la puce est impossible : par exemple une crête sparse donnée pour dense.</translation>
    </message>
    <message>
        <source>A chip must be listed in the required region.</source>
        <translation>Une puce doit être connue dans la région exigée.</translation>
    </message>
    <message>
        <source>A chip must be listed on the required cloud.</source>
        <translation>Une puce doit figurer au catalogue du cloud exigé.</translation>
    </message>
    <message>
        <source>A claim holds if the recomputed value is in its range, or rounds to its number and is within 5% of it.</source>
        <translation>Une affirmation est exacte si la valeur recalculée se trouve dans sa plage, ou si elle s’arrondit à son nombre et s’en écarte de 5 % au plus.</translation>
    </message>
    <message>
        <source>A cluster of AWS used by Anthropic.</source>
        <translation>Un cluster d’AWS utilisé par Anthropic.</translation>
    </message>
    <message>
        <source>A comma is not allowed here.</source>
        <translation>Une virgule n’a pas de sens ici.</translation>
    </message>
    <message>
        <source>A committed instance is paid for all hours, regardless of its use.</source>
        <translation>Une location avec engagement est payée pour toutes les heures, quelle que soit l’utilisation.</translation>
    </message>
    <message>
        <source>A comparison must be followed by "and", "or" or the end.</source>
        <translation>Après une comparaison, il faut « and », « or » ou la fin.</translation>
    </message>
    <message>
        <source>A comparison starts with a field name.</source>
        <translation>Une comparaison commence par le nom d’un champ.</translation>
    </message>
    <message>
        <source>A comparison with this name would look like an exported file.</source>
        <translation>Une comparaison enregistrée sous ce nom ressemblerait à un fichier exporté.</translation>
    </message>
    <message>
        <source>A conclusion of the article.</source>
        <translation>Une conclusion de l’article.</translation>
    </message>
    <message>
        <source>A config.json of %1 bytes is too large.</source>
        <translation>Un config.json de %1 octets est trop grand.</translation>
    </message>
    <message>
        <source>A convention; no figure is published.</source>
        <translation>Une convention : aucun chiffre n'est publié.</translation>
    </message>
    <message>
        <source>A cost figure, not to be merged with the price-performance claim for Trainium2.</source>
        <translation>Une valeur de coût, à ne pas mêler à l’affirmation sur le rapport prix-performances de Trainium2.</translation>
    </message>
    <message>
        <source>A custom text. Enter saves it, Esc cancels, an empty text restores the automatic one.</source>
        <translation>Un texte de votre main. Entrée le garde, Échap le laisse tel qu’il était, un texte vide rétablit ce que disent les données.</translation>
    </message>
    <message>
        <source>A custom value, with a note on its source.</source>
        <translation>Une valeur propre, avec une note sur son origine.</translation>
    </message>
    <message>
        <source>A decode step generates 1 to %1 tokens.</source>
        <translation>Une étape de decode donne de 1 à %1 tokens.</translation>
    </message>
    <message>
        <source>A diamond is the claim and a circle the catalogue's value at the chosen prices. The table lists every claim with its verdict and the arithmetic, then the contradictions between sources and the preferred figures.</source>
        <translation>Un losange est ce qui a été affirmé et un cercle ce que donne le catalogue aux prix choisis. Le tableau contient chaque affirmation avec son verdict et le calcul, puis les contradictions entre sources et la valeur retenue.</translation>
    </message>
    <message>
        <source>A dimension of a model can be at most %1.</source>
        <translation>Aucune dimension d’un modèle ne dépasse %1.</translation>
    </message>
    <message>
        <source>A direction does not accept a number.</source>
        <translation>Une direction n’a pas de nombre.</translation>
    </message>
    <message>
        <source>A faster chip at a quarter of the price: 4.80 can hardly be a real price.</source>
        <translation>Une puce plus rapide au quart du prix : 4,80 peut difficilement être un prix réel.</translation>
    </message>
    <message>
        <source>A file with your colours, font and logo, for the window and exports.</source>
        <translation>Un fichier avec vos couleurs, votre police et votre logo, pour la fenêtre et les fichiers.</translation>
    </message>
    <message>
        <source>A forecast of the article.</source>
        <translation>Une prévision de l’article.</translation>
    </message>
    <message>
        <source>A formula cannot be written as CSV.</source>
        <translation>Une formule n’est pas un tableau.</translation>
    </message>
    <message>
        <source>A full month is 730 hours.</source>
        <translation>730 heures font un mois complet.</translation>
    </message>
    <message>
        <source>A full month: 365 / 12 days of 24 hours.</source>
        <translation>Un mois de 365 / 12 jours, 24 heures sur 24.</translation>
    </message>
    <message>
        <source>A judgement of the article.</source>
        <translation>Un jugement de l’article.</translation>
    </message>
    <message>
        <source>A larger batch moves the circles, which show decode, to the right.</source>
        <translation>Un batch plus grand déplace vers la droite les cercles, qui représentent le decode.</translation>
    </message>
    <message>
        <source>A line needs a value.</source>
        <translation>Une ligne a besoin de la valeur où elle se place.</translation>
    </message>
    <message>
        <source>A line needs a value: "80" or "80 needed".</source>
        <translation>Une ligne a besoin du nombre où elle se place : « 80 » ou « 80 requis ».</translation>
    </message>
    <message>
        <source>A logarithmic axis cannot show zero or negative values, so this value is not used.</source>
        <translation>Une valeur qui n’est pas supérieure à zéro n’a pas sa place sur un axe logarithmique ; elle n’est donc pas utilisée.</translation>
    </message>
    <message>
        <source>A logarithmic axis has dots, never bars.</source>
        <translation>Un axe logarithmique a des points, jamais des barres.</translation>
    </message>
    <message>
        <source>A machine can have at most %1 chips.</source>
        <translation>Une machine a au plus %1 puces.</translation>
    </message>
    <message>
        <source>A machine must have at least one chip.</source>
        <translation>Une machine a au moins une puce.</translation>
    </message>
    <message>
        <source>A mark cannot be compared with itself.</source>
        <translation>Un élément ne peut pas être comparé à lui-même.</translation>
    </message>
    <message>
        <source>A matter of opinion.</source>
        <translation>Une question d’opinion.</translation>
    </message>
    <message>
        <source>A missing figure has no range.</source>
        <translation>Une valeur manquante n’a pas de plage.</translation>
    </message>
    <message>
        <source>A missing value has no range.</source>
        <translation>Une valeur inconnue n’a pas de plage.</translation>
    </message>
    <message>
        <source>A model of type "%1" has no experts, but %2 are stated.</source>
        <translation>Un modèle de type « %1 » n’a pas d’experts, mais %2 sont indiqués.</translation>
    </message>
    <message>
        <source>A move must save more than it costs.</source>
        <translation>Une migration doit faire économiser plus qu’elle ne coûte.</translation>
    </message>
    <message>
        <source>A move needs two options.</source>
        <translation>Une migration suppose deux options.</translation>
    </message>
    <message>
        <source>A new scenario is a named copy of the board. Later changes to prices, assumptions and custom values apply to it alone. The current state is kept as “As it was”.</source>
        <translation>Un nouveau scénario est une copie de la comparaison sous un nom ; les prix, hypothèses et valeurs propres que vous modifiez ensuite n’appartiennent qu’à lui. L’état actuel reste disponible sous « As it was ».</translation>
    </message>
    <message>
        <source>A new, empty one was created: import the prices again.</source>
        <translation>Une nouvelle base vide a été créée : réimportez les prix.</translation>
    </message>
    <message>
        <source>A newer list of %1 is available: "%2", %3.</source>
        <translation>Il existe une grille plus récente pour %1 : « %2 » (%3).</translation>
    </message>
    <message>
        <source>A note under the chart</source>
        <translation>Une note sous le graphique</translation>
    </message>
    <message>
        <source>A number cannot be read.</source>
        <translation>Un nombre est illisible.</translation>
    </message>
    <message>
        <source>A number could have a decimal comma or a thousands comma.</source>
        <translation>Un nombre peut se lire avec une virgule décimale ou une virgule des milliers.</translation>
    </message>
    <message>
        <source>A part of this file has an invalid name.</source>
        <translation>Une partie de ce fichier porte un nom qu’aucune partie ne peut avoir.</translation>
    </message>
    <message>
        <source>A picture cannot have a scale of %1.</source>
        <translation>Une image ne peut pas avoir une échelle de %1.</translation>
    </message>
    <message>
        <source>A presentation cannot have slides of the size "%1".</source>
        <translation>Les diapositives d’une présentation ne peuvent pas avoir la taille « %1 ».</translation>
    </message>
    <message>
        <source>A presentation or template (.pptx, .potx): slides use its masters, size, fonts and colours.</source>
        <translation>Une présentation ou un modèle (.pptx, .potx) : les diapositives en ont les masques, le format, les polices et les couleurs.</translation>
    </message>
    <message>
        <source>A preview is not open to everyone.</source>
        <translation>Une préversion n’est pas ouverte à tous.</translation>
    </message>
    <message>
        <source>A price belongs to an instance, a system or a chip.</source>
        <translation>Un prix est celui d’une instance, d’un système ou d’une puce.</translation>
    </message>
    <message>
        <source>A price needs a price list.</source>
        <translation>Un prix appartient à une grille tarifaire.</translation>
    </message>
    <message>
        <source>A price on this page dates from %1, %2 days ago.</source>
        <translation>Un prix de cette page date du %1, il y a %2 jours.</translation>
    </message>
    <message>
        <source>A quarter of a year for one engineer; no figure is published.</source>
        <translation>Un quart d’année d’un ingénieur ; aucun chiffre n’est publié.</translation>
    </message>
    <message>
        <source>A ready-made comparison to start from.</source>
        <translation>Une comparaison toute prête pour commencer.</translation>
    </message>
    <message>
        <source>A replica</source>
        <translation>Un réplica</translation>
    </message>
    <message>
        <source>A report: cover, all pages, assumptions, sources</source>
        <translation>Rapport : couverture, toutes les pages, hypothèses, sources</translation>
    </message>
    <message>
        <source>A requirement for several clouds rules out chips of one cloud.</source>
        <translation>Qui a besoin de plusieurs clouds ne peut pas utiliser les puces d’un seul cloud.</translation>
    </message>
    <message>
        <source>A row cannot be compared with itself.</source>
        <translation>Une ligne ne peut pas être comparée à elle-même.</translation>
    </message>
    <message>
        <source>A run saves at most %1, and moving costs %2.</source>
        <translation>Une exécution économise au plus %1, et la migration coûte %2.</translation>
    </message>
    <message>
        <source>A service level requires a search; set one in the program.</source>
        <translation>Un niveau de service ajoute une recherche ; demandez-le dans le programme.</translation>
    </message>
    <message>
        <source>A statement by AWS staff.</source>
        <translation>Une déclaration d’employés d’AWS.</translation>
    </message>
    <message>
        <source>A step of the tour. Enter continues, Esc ends it.</source>
        <translation>Une étape de la visite guidée. Entrée continue, Échap la termine.</translation>
    </message>
    <message>
        <source>A subject is a chip, an instance or a system.</source>
        <translation>Un sujet est une puce, une instance ou un système.</translation>
    </message>
    <message>
        <source>A table of %1 rows by %2 measures.</source>
        <translation>Un tableau de %1 lignes et %2 mesures.</translation>
    </message>
    <message>
        <source>A title can have at most %1 claims.</source>
        <translation>Un titre a %1 affirmations au plus.</translation>
    </message>
    <message>
        <source>A token cannot go to %1 of %2 experts.</source>
        <translation>Un token ne peut pas aller à %1 experts sur %2.</translation>
    </message>
    <message>
        <source>A token cannot go to more experts than there are.</source>
        <translation>Un token ne peut pas aller à plus d’experts qu’il n’y en a.</translation>
    </message>
    <message>
        <source>A token must go to between 1 and %1 experts.</source>
        <translation>Un token doit aller à un nombre d’experts de 1 à %1.</translation>
    </message>
    <message>
        <source>A tornado varies every assumption in turn.</source>
        <translation>Un tornado fait varier chaque hypothèse tour à tour.</translation>
    </message>
    <message>
        <source>A two-way table varies two assumptions.</source>
        <translation>Un tableau croisé fait varier deux hypothèses.</translation>
    </message>
    <message>
        <source>A weight or cached element takes 0 to 16 bytes.</source>
        <translation>Un élément de poids ou de cache occupe de 0 à 16 octets.</translation>
    </message>
    <message>
        <source>A window in layers with latent attention is not supported.</source>
        <translation>Une fenêtre dans des couches à attention latente n’est pas connue.</translation>
    </message>
    <message>
        <source>A window is set, but no layer uses it.</source>
        <translation>Il y a une fenêtre, mais aucune couche qui l’ait.</translation>
    </message>
    <message>
        <source>A&amp;xis</source>
        <translation>A&amp;xe</translation>
    </message>
    <message>
        <source>A100 clusters</source>
        <translation>Clusters A100</translation>
    </message>
    <message>
        <source>A4 landscape</source>
        <translation>A4 paysage</translation>
    </message>
    <message>
        <source>A4 portrait</source>
        <translation>A4 portrait</translation>
    </message>
    <message>
        <source>AFP news agency</source>
        <translation>Agence de presse AFP</translation>
    </message>
    <message>
        <source>AFP, February 2026: no.</source>
        <translation>AFP, février 2026 : non.</translation>
    </message>
    <message>
        <source>AFP: 2018.</source>
        <translation>AFP : 2018.</translation>
    </message>
    <message>
        <source>AFP: 2020.</source>
        <translation>AFP : 2020.</translation>
    </message>
    <message>
        <source>AFP: Trainium3, up to 30 or 40% lower cost.</source>
        <translation>AFP : Trainium3, coût inférieur de 30 ou 40 % au plus.</translation>
    </message>
    <message>
        <source>AFP: six times the performance.</source>
        <translation>AFP : six fois les performances.</translation>
    </message>
    <message>
        <source>AFP: twice the capabilities.</source>
        <translation>AFP : deux fois les capacités.</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>API price</source>
        <translation>Prix de l'API</translation>
    </message>
    <message>
        <source>API price of a million output tokens, prompts included. Affects the cost of an API.</source>
        <translation>Ce qu'une API facture pour un million de tokens de sortie, prompts compris. Agit sur le coût d'une API.</translation>
    </message>
    <message>
        <source>AWS Capacity Block prices (JSON)</source>
        <translation>Prix Capacity Block d’AWS (JSON)</translation>
    </message>
    <message>
        <source>AWS Capacity Blocks</source>
        <translation>Capacity Blocks AWS</translation>
    </message>
    <message>
        <source>AWS Savings Plans prices (CSV)</source>
        <translation>Prix Savings Plans d’AWS (CSV)</translation>
    </message>
    <message>
        <source>AWS Trainium2 and later</source>
        <translation>AWS Trainium2 et suivants</translation>
    </message>
    <message>
        <source>AWS announced a price cut of 25% for P5en.</source>
        <translation>AWS a annoncé une baisse de prix de 25 % pour P5en.</translation>
    </message>
    <message>
        <source>AWS announced a price cut of 33% for P4d.</source>
        <translation>AWS a annoncé une baisse de prix de 33 % pour P4d.</translation>
    </message>
    <message>
        <source>AWS announced price cuts of up to 45% for P5.</source>
        <translation>AWS a annoncé des baisses de prix allant jusqu’à 45 % pour P5.</translation>
    </message>
    <message>
        <source>AWS announced up to 45% for P5, 33% for P4d and 25% for P5en.</source>
        <translation>AWS a annoncé jusqu’à 45 % pour P5, 33 % pour P4d et 25 % pour P5en.</translation>
    </message>
    <message>
        <source>AWS builds its own chips so that hardware and its software, above all Bedrock, fit together.</source>
        <translation>AWS conçoit ses propres puces pour que le matériel et ses logiciels, Bedrock surtout, s’accordent.</translation>
    </message>
    <message>
        <source>AWS chip guide</source>
        <comment>an article</comment>
        <translation>Guide des puces AWS</translation>
    </message>
    <message>
        <source>AWS compares with P5e and P5en, which carry H200, not with P5.</source>
        <translation>AWS compare à P5e et P5en, équipées de H200, et non à P5.</translation>
    </message>
    <message>
        <source>AWS confirms the use, not the ratio.</source>
        <translation>AWS confirme l’usage, pas le rapport.</translation>
    </message>
    <message>
        <source>AWS cut its H100 prices by about 44% in June 2025.</source>
        <translation>AWS a baissé ses prix de H100 d’environ 44 % en juin 2025.</translation>
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
        <translation>AWS n’en publie pas.</translation>
    </message>
    <message>
        <source>AWS gave factors over Trainium3, no absolute figures; those shown are computed from the factors.</source>
        <translation>AWS a donné des facteurs par rapport à Trainium3, sans valeurs absolues ; celles affichées sont calculées à partir de ces facteurs.</translation>
    </message>
    <message>
        <source>AWS generations</source>
        <translation>Générations AWS</translation>
    </message>
    <message>
        <source>AWS gives the same range against P5e and P5en.</source>
        <translation>AWS donne la même plage par rapport à P5e et P5en.</translation>
    </message>
    <message>
        <source>AWS has not announced a date.</source>
        <translation>AWS n’a indiqué aucune date.</translation>
    </message>
    <message>
        <source>AWS itself compares with the H200.</source>
        <translation>AWS compare lui-même avec H200.</translation>
    </message>
    <message>
        <source>AWS listed no standard offer.</source>
        <translation>AWS n’affichait pas d’offre standard.</translation>
    </message>
    <message>
        <source>AWS merges its inference line into Trainium.</source>
        <translation>AWS fusionne sa gamme d’inférence avec Trainium.</translation>
    </message>
    <message>
        <source>AWS on-demand and reserved prices (CSV)</source>
        <translation>Prix à la demande et réservés d’AWS (CSV)</translation>
    </message>
    <message>
        <source>AWS product page and guide print GB.</source>
        <translation>La page produit d’AWS et le guide indiquent des GB.</translation>
    </message>
    <message>
        <source>AWS product page, as a third party quotes it: 9.8 TB/s.</source>
        <translation>Page produit d’AWS, citée par un tiers : 9,8 TB/s.</translation>
    </message>
    <message>
        <source>AWS publishes no power figure for either UltraServer.</source>
        <translation>AWS ne publie la puissance d’aucun des deux UltraServers.</translation>
    </message>
    <message>
        <source>AWS publishes no power figure for either chip.</source>
        <translation>AWS ne publie la puissance d’aucune des deux puces.</translation>
    </message>
    <message>
        <source>AWS publishes no power figure.</source>
        <translation>AWS ne publie pas de puissance.</translation>
    </message>
    <message>
        <source>AWS publishes no price at all.</source>
        <translation>AWS ne publie aucun prix d’aucune sorte.</translation>
    </message>
    <message>
        <source>AWS reserved instances, 1 year, standard, nothing upfront, of 2025-11-30, and one-year commitments of Google Cloud of 2026-07-30.</source>
        <translation>Instances réservées AWS, 1 an, standard, sans frais initiaux, du 2025-11-30, et engagements d’un an de Google Cloud du 2026-07-30.</translation>
    </message>
    <message>
        <source>AWS reserved instances, 3 years, standard, nothing upfront, of 2025-11-30, and three-year commitments of Google Cloud of 2026-07-30.</source>
        <translation>Instances réservées AWS, 3 ans, standard, sans frais initiaux, du 2025-11-30, et engagements de trois ans de Google Cloud du 2026-07-30.</translation>
    </message>
    <message>
        <source>AWS says that more than 80,000 of its chips ran Rufus on Prime Day 2024.</source>
        <translation>AWS indique que plus de 80 000 de ses puces faisaient tourner Rufus lors du Prime Day 2024.</translation>
    </message>
    <message>
        <source>AWS says up to.</source>
        <translation>AWS dit « jusqu’à ».</translation>
    </message>
    <message>
        <source>AWS sells Trn3 UltraServers by capacity block and publishes no price.</source>
        <translation>AWS vend les UltraServers Trn3 par Capacity Block et ne publie aucun prix.</translation>
    </message>
    <message>
        <source>AWS sells it by capacity block and on spot only.</source>
        <translation>AWS ne le vend que par Capacity Block et en spot.</translation>
    </message>
    <message>
        <source>AWS sells it by capacity block only.</source>
        <translation>AWS ne le vend que par Capacity Block.</translation>
    </message>
    <message>
        <source>AWS states 4x the speed, 4x the memory bandwidth and 3x the memory for the whole instance.</source>
        <translation>AWS indique 4x la vitesse, 4x la bande passante mémoire et 3x la mémoire pour l’instance entière.</translation>
    </message>
    <message>
        <source>AWS states four times the performance per watt for the UltraServer.</source>
        <translation>AWS indique quatre fois les performances par watt pour l’UltraServer.</translation>
    </message>
    <message>
        <source>AWS's software for running models on Trainium and Inferentia.</source>
        <translation>logiciel d’AWS qui exécute des modèles sur Trainium et Inferentia.</translation>
    </message>
    <message>
        <source>AWS: 3.9 times.</source>
        <translation>AWS : 3,9 fois.</translation>
    </message>
    <message>
        <source>AWS: against P5e and P5en (H200).</source>
        <translation>AWS : par rapport à P5e et P5en (H200).</translation>
    </message>
    <message>
        <source>AWS: announced so, with the code in a private preview.</source>
        <translation>AWS : annoncé ainsi, avec le code en préversion privée.</translation>
    </message>
    <message>
        <source>AWS: no on-demand price; capacity block 35.7608 USD/h, 2.235 a chip; spot 8.99 to 15.37 in September 2026.</source>
        <translation>AWS : pas de prix à la demande ; Capacity Block 35,7608 USD/h, 2,235 par puce ; spot de 8,99 à 15,37 en septembre 2026.</translation>
    </message>
    <message>
        <source>AWS: private preview in December 2025, closed beta in May 2026.</source>
        <translation>AWS : préversion privée en décembre 2025, bêta fermée en mai 2026.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>About Chipboard</source>
        <translation>À propos de Chipboard</translation>
    </message>
    <message>
        <source>About the same as %1.</source>
        <translation>À peu près égal à %1.</translation>
    </message>
    <message>
        <source>About the same: %1 leads</source>
        <comment>a chip</comment>
        <translation>À peu près à égalité : %1 mène</translation>
    </message>
    <message>
        <source>About these charts</source>
        <translation>À propos de ces graphiques</translation>
    </message>
    <message>
        <source>About this workbook</source>
        <translation>À propos de ce classeur</translation>
    </message>
    <message>
        <source>Above</source>
        <translation>Au-dessus</translation>
    </message>
    <message>
        <source>Above 100,000 USD of inference a month cost falls by 40 to 50%.</source>
        <translation>Au-dessus de 100 000 USD d’inférence par mois, le coût baisse de 40 à 50 %.</translation>
    </message>
    <message>
        <source>Above 100,000 USD of inference a month the return is large.</source>
        <translation>Au-dessus de 100 000 USD d’inférence par mois, le gain est important.</translation>
    </message>
    <message>
        <source>Above it</source>
        <translation>Au-dessus</translation>
    </message>
    <message>
        <source>Absent from the price file of 2026-07-30.</source>
        <translation>Absent du fichier de prix du 2026-07-30.</translation>
    </message>
    <message>
        <source>Absolute numbers</source>
        <translation>Nombres absolus</translation>
    </message>
    <message>
        <source>Accept rows that are suspicious for these reasons, such as spot-floor.</source>
        <translation>Accepte les lignes suspectes pour ces raisons, par exemple spot-floor.</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Exactitude</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Horizontal</translation>
    </message>
    <message>
        <source>Act&amp;ual size</source>
        <translation>Taille &amp;réelle</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>Activation</translation>
    </message>
    <message>
        <source>Activations through memory</source>
        <translation>Activations via la mémoire</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Actif</translation>
    </message>
    <message>
        <source>Active parameters</source>
        <translation>Paramètres actifs</translation>
    </message>
    <message>
        <source>Active parameters (billions)</source>
        <translation>Paramètres actifs (milliards)</translation>
    </message>
    <message>
        <source>Add "head_dim".</source>
        <translation>Indiquez « head_dim ».</translation>
    </message>
    <message>
        <source>Add %1 to the comparison</source>
        <translation>Ajouter %1 à la comparaison</translation>
    </message>
    <message>
        <source>Add --chips ID,ID.</source>
        <translation>Indiquez des puces avec --chips ID,ID.</translation>
    </message>
    <message>
        <source>Add --currency CODE.</source>
        <translation>Indiquez-la avec --currency CODE.</translation>
    </message>
    <message>
        <source>Add --metrics ID.</source>
        <translation>Donnez --metrics ID.</translation>
    </message>
    <message>
        <source>Add --on ID; "chipboard list chips" shows the ids of chips.</source>
        <translation>Donnez --on ID ; « chipboard list chips » donne les identifiants des puces.</translation>
    </message>
    <message>
        <source>Add --to FILE, ending in %1.</source>
        <translation>Indiquez un fichier avec --to FILE, terminé par %1.</translation>
    </message>
    <message>
        <source>Add --to FILE.pptx, or remove --template.</source>
        <translation>Indiquez un fichier avec --to FILE.pptx, ou omettez --template.</translation>
    </message>
    <message>
        <source>Add --vary NAME,NAME.</source>
        <translation>Donnez --vary NAME,NAME.</translation>
    </message>
    <message>
        <source>Add --workload ID or --model ID; "chipboard list workloads" and "chipboard list models" show the ids.</source>
        <translation>Indiquez --workload ID ou --model ID ; « chipboard list workloads » et « chipboard list models » donnent les identifiants.</translation>
    </message>
    <message>
        <source>Add a line</source>
        <translation>Tracer une ligne</translation>
    </message>
    <message>
        <source>Add a page with the numbers</source>
        <translation>Ajouter une page avec les nombres</translation>
    </message>
    <message>
        <source>Add a scenario</source>
        <translation>Ajouter un scénario</translation>
    </message>
    <message>
        <source>Add a scenario to compare prices or assumptions</source>
        <translation>Ajoutez un scénario pour comparer des prix ou des hypothèses</translation>
    </message>
    <message>
        <source>Add an entry or remove the list.</source>
        <translation>Indiquez quelque chose ou omettez la clé.</translation>
    </message>
    <message>
        <source>Add content or remove the file.</source>
        <translation>Donnez-lui un contenu ou supprimez-le.</translation>
    </message>
    <message>
        <source>Add it or correct the id.</source>
        <translation>Ajoutez l’entrée ou corrigez l’identifiant.</translation>
    </message>
    <message>
        <source>Add it.</source>
        <translation>Ajoutez l’élément.</translation>
    </message>
    <message>
        <source>Add it; the model's page has the complete file.</source>
        <translation>Ajoutez-le ; la page du modèle contient le fichier complet.</translation>
    </message>
    <message>
        <source>Add its address.</source>
        <translation>Indiquez son adresse.</translation>
    </message>
    <message>
        <source>Add its number; "chipboard prices list" shows the snapshots.</source>
        <translation>Indiquez son numéro ; « chipboard prices list » montre ce qu’il y a.</translation>
    </message>
    <message>
        <source>Add or remove chips, instances and systems. Type to search.</source>
        <translation>Ajoutez ou retirez ici des puces, des instances et des systèmes. Tapez pour rechercher.</translation>
    </message>
    <message>
        <source>Add the table of numbers on a separate page.</source>
        <translation>Ajoute le tableau des nombres sur une page à part.</translation>
    </message>
    <message>
        <source>Added %1, removed %2.</source>
        <translation>Ajouté : %1 ; retiré : %2.</translation>
    </message>
    <message>
        <source>Added %1.</source>
        <translation>Ajouté : %1.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Adds Trainium3.</source>
        <translation>Ajoute Trainium3.</translation>
    </message>
    <message>
        <source>Adjacent numbers have the same precision.</source>
        <translation>Les nombres placés côte à côte sont d’une même précision.</translation>
    </message>
    <message>
        <source>Adjacent numbers have the same unit of comparison.</source>
        <translation>Les nombres placés côte à côte sont d’un même niveau.</translation>
    </message>
    <message>
        <source>Adjacent prices have the same type.</source>
        <translation>Les prix placés côte à côte sont d’un même type.</translation>
    </message>
    <message>
        <source>Advisor</source>
        <translation>Conseiller</translation>
    </message>
    <message>
        <source>Affected charts</source>
        <translation>Graphiques modifiés</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>After the cut an H100 costs 3 to 4 USD per hour on demand.</source>
        <translation>Après la baisse, un H100 coûte 3 à 4 USD par heure à la demande.</translation>
    </message>
    <message>
        <source>Against it</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>All assumptions reset.</source>
        <translation>Toutes les hypothèses sont réinitialisées.</translation>
    </message>
    <message>
        <source>All chips</source>
        <translation>Toutes les puces</translation>
    </message>
    <message>
        <source>All chips in the catalogue are considered, not only the selection. Chips that meet every requirement come first. Among options that are about the same, the one with more reasons comes first.</source>
        <translation>Toutes les puces du catalogue sont examinées, quelle que soit la sélection. Celles que rien n’exclut viennent en premier. Entre options trop proches de la meilleure pour s’en distinguer, celle qui a le plus d’arguments vient en premier.</translation>
    </message>
    <message>
        <source>All custom values on this board, to change or reset.</source>
        <translation>Toutes les valeurs propres de cette comparaison, à modifier ou à retirer.</translation>
    </message>
    <message>
        <source>All custom values on this board.</source>
        <translation>Toutes les valeurs propres de cette comparaison.</translation>
    </message>
    <message>
        <source>All heads share one KV head ("multi_query").</source>
        <translation>Toutes les têtes partagent une tête KV, selon « multi_query ».</translation>
    </message>
    <message>
        <source>All items to compare, by vendor and product line. Space adds or removes an entry.</source>
        <translation>Tout ce qui peut être comparé, par fabricant et par gamme. Espace ajoute ou retire un élément.</translation>
    </message>
    <message>
        <source>All keyboard shortcuts.</source>
        <translation>Ce que l’on peut faire avec quelles touches.</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Tous les types</translation>
    </message>
    <message>
        <source>All lines</source>
        <translation>Toutes les gammes</translation>
    </message>
    <message>
        <source>All numbers are estimates, so their bars are outlined; whiskers show the error range of eight in ten measurements. Text instead of a bar states why there is no number. The table names the bottleneck of each option: compute, memory or links.</source>
        <translation>Tous les nombres sont des estimations, leurs barres sont donc en contour ; les moustaches sont l’erreur sous laquelle sont restées huit mesures sur dix. Des mots à la place d’une barre disent pourquoi il n’y a pas de nombre. Le tableau nomme le facteur limitant de chacun : calcul, mémoire ou liens.</translation>
    </message>
    <message>
        <source>All of the work moves (assumed).</source>
        <translation>Tout le travail migre, par hypothèse.</translation>
    </message>
    <message>
        <source>All of the work moves.</source>
        <translation>Tout le travail migre.</translation>
    </message>
    <message>
        <source>All pages with results</source>
        <translation>Toutes les pages qui ont un contenu</translation>
    </message>
    <message>
        <source>All paid hours are used.</source>
        <translation>Toutes les heures payées sont travaillées.</translation>
    </message>
    <message>
        <source>All providers</source>
        <translation>Tous les fournisseurs</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>Toutes les lignes</translation>
    </message>
    <message>
        <source>All settings in one window.</source>
        <translation>Tout ce que le programme retient pour vous, dans une seule fenêtre.</translation>
    </message>
    <message>
        <source>All settings to “%1”</source>
        <translation>Tout vers « %1 »</translation>
    </message>
    <message>
        <source>All text is large enough to be read at this size.</source>
        <translation>Tout le texte est assez grand pour être lu à cette taille.</translation>
    </message>
    <message>
        <source>All to all.</source>
        <translation>Tous vers tous.</translation>
    </message>
    <message>
        <source>All upfront, effective rate.</source>
        <translation>Paiement initial intégral, tarif effectif.</translation>
    </message>
    <message>
        <source>All weights of the model.</source>
        <translation>Tous les poids du modèle.</translation>
    </message>
    <message>
        <source>All work</source>
        <translation>Tout le travail</translation>
    </message>
    <message>
        <source>Allow more chips, or run prefill and decode on the same chips.</source>
        <translation>Autorisez plus de puces, ou lisez les prompts là où les réponses sont écrites.</translation>
    </message>
    <message>
        <source>Allow more time, more chips or shorter prompts.</source>
        <translation>Autorisez plus de temps ou plus de puces, ou choisissez des prompts plus courts.</translation>
    </message>
    <message>
        <source>Already imported on %1 (snapshot %2); nothing was added.</source>
        <translation>Déjà importé le %1 (instantané %2) ; rien n’a été ajouté.</translation>
    </message>
    <message>
        <source>Also possible</source>
        <translation>Également possible</translation>
    </message>
    <message>
        <source>Also read the catalogue files in this directory; they replace shipped entries with the same id. Can be repeated.</source>
        <translation>Lit aussi les fichiers de catalogue de ce dossier ; ils remplacent les entrées fournies de même identifiant. Peut être répétée.</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Bas</translation>
    </message>
    <message>
        <source>Alt+Home</source>
        <translation>Alt+Début</translation>
    </message>
    <message>
        <source>Alt+Left, Alt+Right</source>
        <translation>Alt+Gauche, Alt+Droite</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Haut</translation>
    </message>
    <message>
        <source>Alt+arrow keys, drag</source>
        <translation>Alt+flèches, glisser</translation>
    </message>
    <message>
        <source>Amazon in Anthropic</source>
        <translation>Amazon dans Anthropic</translation>
    </message>
    <message>
        <source>Amazon results for the fourth quarter of 2025.</source>
        <translation>Résultats d’Amazon du quatrième trimestre 2025.</translation>
    </message>
    <message>
        <source>Amazon's figure for its servers from 2025 on.</source>
        <translation>Ce qu'Amazon indique pour ses serveurs depuis 2025.</translation>
    </message>
    <message>
        <source>An analysis covers one metric.</source>
        <translation>Une question porte sur une seule métrique.</translation>
    </message>
    <message>
        <source>An earlier row has another price for the same item, place and date.</source>
        <translation>Une ligne précédente a un autre prix pour le même élément, le même lieu et la même date.</translation>
    </message>
    <message>
        <source>An earlier row is the same.</source>
        <translation>Une ligne précédente dit la même chose.</translation>
    </message>
    <message>
        <source>An eighth of the 10 TFLOPS of HGX B300.</source>
        <translation>Un huitième des 10 TFLOPS de HGX B300.</translation>
    </message>
    <message>
        <source>An eighth of the 296 TFLOPS of HGX B200.</source>
        <translation>Un huitième des 296 TFLOPS de HGX B200.</translation>
    </message>
    <message>
        <source>An encoder needs a text of at least 1 token.</source>
        <translation>Un encodeur a besoin d’un texte d’au moins 1 token.</translation>
    </message>
    <message>
        <source>An exchange rate must be from 0.0001 to 10000000.</source>
        <translation>Un taux de change est un nombre de 0,0001 à 10 000 000.</translation>
    </message>
    <message>
        <source>An exchange rate needs a currency other than USD.</source>
        <translation>Un taux de change concerne une autre devise que l’USD.</translation>
    </message>
    <message>
        <source>An immature SDK and few supported models held back Trainium1.</source>
        <translation>Un SDK immature et peu de modèles pris en charge ont freiné Trainium1.</translation>
    </message>
    <message>
        <source>An import report is not a list, so it cannot be printed as CSV.</source>
        <translation>Le rapport d’un import n’est pas une liste, il ne peut donc pas être affiché en CSV.</translation>
    </message>
    <message>
        <source>An indexer caches 128 more elements a layer and token.</source>
        <translation>Un indexeur met en cache 128 éléments de plus par couche et token.</translation>
    </message>
    <message>
        <source>An indexer needs both the number of heads and their size.</source>
        <translation>Un indexeur a besoin de têtes et de leur taille.</translation>
    </message>
    <message>
        <source>An internal AWS test of a GPT-class model came to 54% lower cost per token than on A100 clusters.</source>
        <translation>Un test interne d’AWS sur un modèle de classe GPT a donné un coût par token inférieur de 54 % à celui de clusters A100.</translation>
    </message>
    <message>
        <source>An official source needs an address.</source>
        <translation>Une source officielle a une adresse.</translation>
    </message>
    <message>
        <source>An ordinary PyTorch training loop runs on TorchNeuron as it is.</source>
        <translation>Une boucle d’entraînement PyTorch ordinaire tourne telle quelle sur TorchNeuron.</translation>
    </message>
    <message>
        <source>An update of December 2025 reports the start.</source>
        <translation>Une mise à jour de décembre 2025 rapporte le démarrage.</translation>
    </message>
    <message>
        <source>Analyse what would change the answer, and how certain it is.</source>
        <translation>Indique ce qui changerait la réponse, et sa fiabilité.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more gaps: --format csv has the reason of each.</source>
        <translation><numerusform>Et %n lacune de plus : --format csv en donne la raison.</numerusform><numerusform>Et %n lacunes de plus : --format csv donne la raison de chacune.</numerusform></translation>
    </message>
    <message>
        <source>Annotate a mark</source>
        <translation>Annoter un élément</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Annoncée</translation>
    </message>
    <message>
        <source>Announced and available</source>
        <translation>Annonce et disponibilité</translation>
    </message>
    <message>
        <source>Announced and released.</source>
        <translation>Annonce et sortie.</translation>
    </message>
    <message>
        <source>Announced features are not available yet.</source>
        <translation>Ce qui est annoncé n’est pas encore ouvert.</translation>
    </message>
    <message>
        <source>Announced on 2025-12-02; the source code was then in a private preview.</source>
        <translation>Annoncé le 2025-12-02 ; le code source était alors en préversion privée.</translation>
    </message>
    <message>
        <source>Announced products are marked.</source>
        <translation>Ce qui n’est qu’annoncé est signalé.</translation>
    </message>
    <message>
        <source>Announced products that are not yet on sale cannot be chosen.</source>
        <translation>Ce qui est annoncé et pas encore en vente ne peut pas être choisi.</translation>
    </message>
    <message>
        <source>Announced to support NVIDIA NVLink Fusion.</source>
        <translation>Prise en charge de NVIDIA NVLink Fusion annoncée.</translation>
    </message>
    <message>
        <source>Announced vs shipping</source>
        <translation>Annoncées face aux disponibles</translation>
    </message>
    <message>
        <source>Announced: %1.</source>
        <translation>Annoncé, pas encore disponible : %1.</translation>
    </message>
    <message>
        <source>Announced; expected in the second half of 2026. Figures are from tables made before release.</source>
        <translation>Annoncée ; attendue au second semestre 2026. Les valeurs proviennent de tableaux antérieurs à la sortie.</translation>
    </message>
    <message>
        <source>Announcement and guide print GB.</source>
        <translation>L’annonce et le guide indiquent des GB.</translation>
    </message>
    <message>
        <source>Announcement, 144 x 144 GB.</source>
        <translation>Annonce, 144 x 144 GB.</translation>
    </message>
    <message>
        <source>Announcement.</source>
        <translation>Annonce.</translation>
    </message>
    <message>
        <source>Another AWS page prints GB/s.</source>
        <translation>Une autre page d’AWS indique des GB/s.</translation>
    </message>
    <message>
        <source>Another assumption also changes the order.</source>
        <translation>Une autre hypothèse inverse aussi l’ordre.</translation>
    </message>
    <message>
        <source>Another column of the same table says 2,340.</source>
        <translation>Une autre colonne du même tableau indique 2 340.</translation>
    </message>
    <message>
        <source>Another commitment has other prices; change it in the program.</source>
        <translation>Un autre engagement a d’autres prix, qui se trouvent dans le programme.</translation>
    </message>
    <message>
        <source>Another one has other formulas; change it in the program and export again.</source>
        <translation>Un autre choix entraîne d’autres formules ; faites-le dans le programme et exportez à nouveau.</translation>
    </message>
    <message>
        <source>Another precision has different chip peaks.</source>
        <translation>À une autre précision de calcul, la crête de chaque puce est différente.</translation>
    </message>
    <message>
        <source>Another price list or workload may change a verdict: each one is recalculated.</source>
        <translation>Une autre grille tarifaire ou charge de travail peut changer un verdict : chacun est recalculé.</translation>
    </message>
    <message>
        <source>Another program is using the price store.</source>
        <translation>La base des prix est utilisée par un autre programme.</translation>
    </message>
    <message>
        <source>Another version of the page says GiB.</source>
        <translation>Une autre version de la page indique des GiB.</translation>
    </message>
    <message>
        <source>Another version of the page.</source>
        <translation>Une autre version de la page.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Answer at lower end</source>
        <translation>Réponse à « de »</translation>
    </message>
    <message>
        <source>Answer at upper end</source>
        <translation>Réponse à « à »</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Anthropic, OpenAI, Mistral and others</source>
        <translation>Anthropic, OpenAI, Mistral et d’autres</translation>
    </message>
    <message>
        <source>Apache 2.0</source>
        <translation>Apache 2.0</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Applies a ready-made selection to this comparison.</source>
        <translation>Met un choix tout prêt dans cette comparaison.</translation>
    </message>
    <message>
        <source>Applies to row</source>
        <translation>De quelle ligne</translation>
    </message>
    <message>
        <source>Applies to this page only; the other pages stay as they are.</source>
        <translation>Un choix propre à cette page ; les autres pages restent inchangées.</translation>
    </message>
    <message>
        <source>Apply the options of the command line</source>
        <translation>Appliquer les hypothèses de la ligne de commande</translation>
    </message>
    <message>
        <source>Approximate.</source>
        <translation>Valeur approximative.</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Architecture</translation>
    </message>
    <message>
        <source>Arithmetic and reason</source>
        <translation>Calcul et raison</translation>
    </message>
    <message>
        <source>Arithmetic intensity</source>
        <translation>Intensité arithmétique</translation>
    </message>
    <message>
        <source>Arithmetic on each byte of memory traffic</source>
        <translation>Calcul par octet de trafic mémoire</translation>
    </message>
    <message>
        <source>Arithmetic per batch</source>
        <translation>Calcul d’un batch</translation>
    </message>
    <message>
        <source>Arithmetic per step</source>
        <translation>Calcul d’une étape</translation>
    </message>
    <message>
        <source>As &amp;selected</source>
        <translation>Tel que &amp;choisi</translation>
    </message>
    <message>
        <source>As a private preview.</source>
        <translation>En préversion privée.</translation>
    </message>
    <message>
        <source>As a share of the machine price: staff, spare parts, service contract. Affects the cost of owning.</source>
        <translation>En part du prix de la machine : personnel, pièces de rechange, contrat de service. Agit sur le coût de possession.</translation>
    </message>
    <message>
        <source>As announced, at 1,750 MHz.</source>
        <translation>Comme annoncé, à 1 750 MHz.</translation>
    </message>
    <message>
        <source>As announced.</source>
        <translation>Comme annoncé.</translation>
    </message>
    <message>
        <source>As first published, corrected four days later.</source>
        <translation>Première publication, corrigée quatre jours plus tard.</translation>
    </message>
    <message>
        <source>As first published.</source>
        <translation>Première publication.</translation>
    </message>
    <message>
        <source>As it is now: %1, %2.</source>
        <translation>Situation actuelle : %1, %2.</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>État d’origine</translation>
    </message>
    <message>
        <source>As many as &amp;fit</source>
        <translation>&amp;Autant que possible</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>As of the September 2024 launch.</source>
        <translation>État au lancement de septembre 2024.</translation>
    </message>
    <message>
        <source>As provisioned.</source>
        <translation>Telle que provisionnée.</translation>
    </message>
    <message>
        <source>As shipped.</source>
        <translation>Telle que livrée.</translation>
    </message>
    <message>
        <source>As shown on the pages</source>
        <translation>Telles que les indiquent les pages</translation>
    </message>
    <message>
        <source>As stated by AWS.</source>
        <translation>Tel qu’AWS l’indique.</translation>
    </message>
    <message>
        <source>As stated by the vendor.</source>
        <translation>Telle que l’indique son fabricant.</translation>
    </message>
    <message>
        <source>Ask a question</source>
        <translation>Poser une question</translation>
    </message>
    <message>
        <source>Assign it with --map price=COLUMN or --map instance=COLUMN; if everything is in one column, set the separator: --map separator=;</source>
        <translation>Indiquez-la avec --map price=COLUMN ou --map instance=COLUMN ; si tout est dans une seule colonne, le séparateur est peut-être autre : --map separator=;</translation>
    </message>
    <message>
        <source>Assign the columns</source>
        <translation>Indiquer ce que contient chaque colonne</translation>
    </message>
    <message>
        <source>Assign the columns. An instance or an accelerator, a price and the provider are required; leave out what the file does not have.</source>
        <translation>Indiquez ce que contient chaque colonne. Il faut une instance ou un accélérateur, un prix et le fournisseur ; laissez de côté ce que le fichier n’a pas.</translation>
    </message>
    <message>
        <source>Assigns the columns of the file.</source>
        <translation>Indique ce que signifie chaque colonne du fichier.</translation>
    </message>
    <message>
        <source>Assumed.</source>
        <translation>Supposé.</translation>
    </message>
    <message>
        <source>Assumed: %1</source>
        <translation>Hypothèses : %1</translation>
    </message>
    <message>
        <source>Assumption</source>
        <translation>Hypothèse</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>Hypothèses</translation>
    </message>
    <message>
        <source>Assumptions to change</source>
        <translation>Ce qui peut être supposé</translation>
    </message>
    <message>
        <source>Assumptions: %1</source>
        <translation>Hypothèses : %1</translation>
    </message>
    <message>
        <source>At %1 a month it pays back after %2.</source>
        <translation>À %1 par mois, la migration est rentabilisée après %2.</translation>
    </message>
    <message>
        <source>At %1 there is nothing to compare: %2</source>
        <translation>À %1, il n’y a rien à comparer : %2</translation>
    </message>
    <message>
        <source>At %1, %2: %3 over its range</source>
        <translation>À %1, %2 : %3 sur sa plage</translation>
    </message>
    <message>
        <source>At 2,200 MHz.</source>
        <translation>À 2 200 MHz.</translation>
    </message>
    <message>
        <source>At a given batch</source>
        <translation>À batch donné</translation>
    </message>
    <message>
        <source>At full load</source>
        <translation>À pleine charge</translation>
    </message>
    <message>
        <source>At most one scenario can be the baseline; found %1.</source>
        <translation>Un scénario au plus peut être la référence ; il y en a %1 ici.</translation>
    </message>
    <message>
        <source>At the 1,600 MHz it ships with; Epoch AI says 1,678.</source>
        <translation>Aux 1 600 MHz de la livraison ; Epoch AI indique 1 678.</translation>
    </message>
    <message>
        <source>At the midpoint of the cost ranges. The spend that moves, the weeks and their cost are assumptions of the group Break-even.</source>
        <translation>Au milieu des plages de coûts. La dépense qui migre, les semaines et leur coût sont des hypothèses du groupe Seuil de rentabilité.</translation>
    </message>
    <message>
        <source>At these prices it does not pay back.</source>
        <translation>À ces prix, la migration n’est pas rentable.</translation>
    </message>
    <message>
        <source>Attained, TFLOPS per chip</source>
        <translation>Atteint, TFLOPS par puce</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>Attention factor</source>
        <translation>Facteur d’attention</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>Têtes d’attention</translation>
    </message>
    <message>
        <source>Attention window</source>
        <translation>Fenêtre d’attention</translation>
    </message>
    <message>
        <source>Austin and Cupertino</source>
        <translation>Austin et Cupertino</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Automatic (%1)</source>
        <translation>Automatique (%1)</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Disponible</translation>
    </message>
    <message>
        <source>Available lists: %1.</source>
        <translation>Listes possibles : %1.</translation>
    </message>
    <message>
        <source>Available: %1.</source>
        <translation>Valeurs possibles : %1.</translation>
    </message>
    <message>
        <source>Available: %1; "chipboard prices list" describes them.</source>
        <translation>Il y a %1 ; « chipboard prices list » les décrit.</translation>
    </message>
    <message>
        <source>Average of the offers.</source>
        <translation>Moyenne des offres.</translation>
    </message>
    <message>
        <source>Azure retail prices (CSV or JSON)</source>
        <translation>Prix publics d’Azure (CSV ou JSON)</translation>
    </message>
    <message>
        <source>B tokens/month</source>
        <translation>Md tokens/mois</translation>
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
        <translation>BERT-large, 128 tokens par texte</translation>
    </message>
    <message>
        <source>BF16 compute</source>
        <translation>Calcul BF16</translation>
    </message>
    <message>
        <source>BF16 sparse compute</source>
        <translation>Calcul BF16 sparse</translation>
    </message>
    <message>
        <source>BLOOM-176B</source>
        <translation>BLOOM-176B</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back to all colours</source>
        <translation>Revenir à toutes les couleurs</translation>
    </message>
    <message>
        <source>Back, forward</source>
        <translation>Retour, avance</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Bande passante</translation>
    </message>
    <message>
        <source>Bandwidth ratio of the UltraServers</source>
        <translation>Rapport de bande passante des UltraServers</translation>
    </message>
    <message>
        <source>Bandwidth unit of Trainium1 and Inferentia2</source>
        <translation>Unité de bande passante de Trainium1 et Inferentia2</translation>
    </message>
    <message>
        <source>Bandwidth, TB/s per chip</source>
        <translation>Bande passante, TB/s par puce</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>Barres</translation>
    </message>
    <message>
        <source>Bars start at zero and have the same order in all four charts. Solid bars are shipping and published, hatched ones announced, outlined ones our estimates. Whiskers show ranges, "~" an approximate figure, "n/p" an unpublished one.</source>
        <translation>Les barres partent de zéro et sont dans le même ordre dans les quatre graphiques. Les barres pleines sont disponibles et publiées, les hachures annoncées, les contours nos estimations. Les moustaches montrent les plages, « ~ » une valeur approximative, « n/p » une valeur que personne n’a publiée.</translation>
    </message>
    <message>
        <source>Bars start at zero.</source>
        <translation>Les barres partent de zéro.</translation>
    </message>
    <message>
        <source>Bars: data of the bar charts</source>
        <translation>Barres : ce que montrent les graphiques à barres</translation>
    </message>
    <message>
        <source>Base of the 30 to 40%</source>
        <translation>Base des 30 à 40 %</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Référence</translation>
    </message>
    <message>
        <source>Baseline rate.</source>
        <translation>Débit de base.</translation>
    </message>
    <message>
        <source>Baseline removed.</source>
        <translation>Référence retirée.</translation>
    </message>
    <message>
        <source>Baseline set to %1.</source>
        <translation>Référence choisie : %1.</translation>
    </message>
    <message>
        <source>Baseline; bursts to 10.</source>
        <translation>Débit de base ; pointes à 10.</translation>
    </message>
    <message>
        <source>Baseline; short bursts go higher.</source>
        <translation>Débit de base ; de brèves pointes vont plus haut.</translation>
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
        <translation>Le batch et les puces doivent être au moins 1.</translation>
    </message>
    <message>
        <source>Batch inference</source>
        <translation>Inférence par batch</translation>
    </message>
    <message>
        <source>Batch latency</source>
        <translation>Temps d’un batch</translation>
    </message>
    <message>
        <source>Batches</source>
        <translation>Batchs</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Before it</source>
        <translation>Précédente</translation>
    </message>
    <message>
        <source>Before release.</source>
        <translation>Avant la sortie.</translation>
    </message>
    <message>
        <source>Before the cut of June 2025.</source>
        <translation>Avant la baisse de juin 2025.</translation>
    </message>
    <message>
        <source>Before the rise of January 2026.</source>
        <translation>Avant la hausse de janvier 2026.</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Au-dessous</translation>
    </message>
    <message>
        <source>Below 10,000 USD of inference a month the engineering mostly costs more than it saves.</source>
        <translation>En dessous de 10 000 USD d’inférence par mois, l’ingénierie coûte le plus souvent plus qu’elle n’économise.</translation>
    </message>
    <message>
        <source>Below it</source>
        <translation>Au-dessous</translation>
    </message>
    <message>
        <source>Below one A100 in every peak figure; the class is about price.</source>
        <translation>Inférieure à un A100 pour chaque valeur de crête ; la classe concerne le prix.</translation>
    </message>
    <message>
        <source>Below the guide's lower threshold, a move to other software does not pay off.</source>
        <translation>Sous le plus petit seuil du guide, un passage à d’autres logiciels n’est pas rentable.</translation>
    </message>
    <message>
        <source>Benchmark your workload: 8 of 10 results differ by %1 to %2.</source>
        <comment>two percentages</comment>
        <translation>Testez votre propre charge de travail : 8 résultats sur 10 s’écartent de %1 à %2 de l’estimation.</translation>
    </message>
    <message>
        <source>Best common</source>
        <translation>Meilleure commune</translation>
    </message>
    <message>
        <source>Best first</source>
        <translation>Meilleures en premier</translation>
    </message>
    <message>
        <source>Best fit: %1 at %2</source>
        <translation>Meilleur choix : %1 à %2</translation>
    </message>
    <message>
        <source>Best fit: %1 at %2, about the same as %3</source>
        <translation>Meilleur choix : %1 à %2, à peu près à égalité avec %3</translation>
    </message>
    <message>
        <source>Best fit: %1 at %2; next %3 at %4</source>
        <comment>a chip, its cost, another chip, its cost</comment>
        <translation>Meilleur choix : %1 à %2 ; suit %3 à %4</translation>
    </message>
    <message>
        <source>Best per watt</source>
        <translation>Meilleur par watt</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>Meilleure : %1</translation>
    </message>
    <message>
        <source>Between %1 and %2</source>
        <comment>two ends of a range, at the start of a sentence</comment>
        <translation>Entre %1 et %2</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>Facture</translation>
    </message>
    <message>
        <source>Billion output tokens served per month; determines the bill.</source>
        <translation>Combien de milliards de tokens de sortie vous servez par mois ; la facture en découle.</translation>
    </message>
    <message>
        <source>Black on white with strong lines, for more contrast.</source>
        <translation>Noir sur blanc avec des traits forts, pour les yeux qui ont besoin de contraste.</translation>
    </message>
    <message>
        <source>Blogs disagree with each other.</source>
        <translation>Les valeurs des blogs ne concordent pas.</translation>
    </message>
    <message>
        <source>Board &gt; Prices offers the newest of these; a board keeps the list it was created with.</source>
        <translation>Comparaison &gt; Prix propose la plus récente d’entre elles ; une comparaison garde celle avec laquelle elle a été faite.</translation>
    </message>
    <message>
        <source>Board &gt; Scenarios saves the current state under a name and starts another scenario.</source>
        <translation>Comparaison &gt; Scénarios garde sous un nom ce qui est là et en commence un autre.</translation>
    </message>
    <message>
        <source>Both a workload and a model are given.</source>
        <translation>Une charge de travail et un modèle sont indiqués.</translation>
    </message>
    <message>
        <source>Both are correct: shown in 2018, in use with Inf1 in 2019.</source>
        <translation>Les deux sont exacts : présenté en 2018, utilisé avec Inf1 en 2019.</translation>
    </message>
    <message>
        <source>Both are correct: shown in 2020, Trn1 generally available in October 2022.</source>
        <translation>Les deux sont exacts : présenté en 2020, Trn1 en disponibilité générale en octobre 2022.</translation>
    </message>
    <message>
        <source>Both come from 1,200 acres, cut off or rounded; no other number differs between the translations.</source>
        <translation>Les deux viennent de 1 200 acres, tronqués ou arrondis ; aucun autre nombre ne diffère entre les traductions.</translation>
    </message>
    <message>
        <source>Bottleneck</source>
        <translation>Facteur limitant</translation>
    </message>
    <message>
        <source>Brand &amp;theme</source>
        <translation>Charte &amp;graphique</translation>
    </message>
    <message>
        <source>Brand theme</source>
        <translation>Charte graphique</translation>
    </message>
    <message>
        <source>Brand theme (*.json)</source>
        <translation>Charte graphique (*.json)</translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation>Seuil de rentabilité</translation>
    </message>
    <message>
        <source>Break-even after %1, at %2 in both cases.</source>
        <translation>Équilibre après %1, %2 ayant été payés dans les deux cas.</translation>
    </message>
    <message>
        <source>Break-even at</source>
        <translation>Seuil à</translation>
    </message>
    <message>
        <source>Break-even load of renting vs API</source>
        <translation>Charge à partir de laquelle la location bat une API</translation>
    </message>
    <message>
        <source>Break-even output of renting vs API</source>
        <translation>Sortie à partir de laquelle la location bat une API</translation>
    </message>
    <message>
        <source>Break-even point</source>
        <translation>Seuil de rentabilité</translation>
    </message>
    <message>
        <source>Break-even point: %1, %2.</source>
        <translation>Ici, l’ordre bascule : %1, %2.</translation>
    </message>
    <message>
        <source>Break-even utilisation of buying</source>
        <translation>Usage à partir duquel l'achat l'emporte</translation>
    </message>
    <message>
        <source>Bug fixes.</source>
        <translation>Corrections de bogues.</translation>
    </message>
    <message>
        <source>Building and running a model on Trainium3 costs up to 30 or 40% less than on GPUs, says the head of the Austin lab.</source>
        <translation>Construire et exécuter un modèle sur Trainium3 coûte jusqu’à 30 ou 40 % de moins que sur des GPU, selon la direction du laboratoire d’Austin.</translation>
    </message>
    <message>
        <source>Busy chips</source>
        <translation>Puces au travail</translation>
    </message>
    <message>
        <source>Busy replicas</source>
        <translation>Copies actives</translation>
    </message>
    <message>
        <source>Buying never pays off: renting for all hours costs less than owning.</source>
        <translation>L'achat n'est jamais gagnant : la location de toutes les heures coûte moins que la possession.</translation>
    </message>
    <message>
        <source>Buying never wins</source>
        <translation>L'achat n'est jamais gagnant</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>By</source>
        <comment>grouped by</comment>
        <translation>Selon</translation>
    </message>
    <message>
        <source>By &amp;value</source>
        <translation>Par &amp;valeur</translation>
    </message>
    <message>
        <source>By formula.</source>
        <translation>Selon la formule.</translation>
    </message>
    <message>
        <source>By serving software and chip family; the share refers to the memory bandwidth.</source>
        <translation>Par logiciel d’inférence et famille de puces ; la part se rapporte à la bande passante mémoire.</translation>
    </message>
    <message>
        <source>C&amp;hart</source>
        <translation>&amp;Graphique</translation>
    </message>
    <message>
        <source>C&amp;olour-vision simulation</source>
        <translation>C&amp;omme le voient d’autres</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <translation>C&amp;ouleurs</translation>
    </message>
    <message>
        <source>C&amp;ustom values…</source>
        <translation>&amp;Valeurs propres…</translation>
    </message>
    <message>
        <source>CC-Cores</source>
        <translation>CC-Cores</translation>
    </message>
    <message>
        <source>CC-Cores, NKI guides</source>
        <translation>CC-Cores, guides NKI</translation>
    </message>
    <message>
        <source>CC-Cores, chip pages</source>
        <translation>CC-Cores, pages des puces</translation>
    </message>
    <message>
        <source>CES 2026, said to be in full production.</source>
        <translation>CES 2026, déclaré en pleine production.</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>Tableau CSV</translation>
    </message>
    <message>
        <source>CUDA</source>
        <translation>CUDA</translation>
    </message>
    <message>
        <source>CUDA-only operations</source>
        <translation>Opérations propres à CUDA</translation>
    </message>
    <message>
        <source>Cache per request</source>
        <translation>Cache d’une requête</translation>
    </message>
    <message>
        <source>Cache per request at its full length</source>
        <translation>Cache d'une requête à sa longueur maximale</translation>
    </message>
    <message>
        <source>Cache per token</source>
        <translation>Cache d’un token</translation>
    </message>
    <message>
        <source>Cached elements and FLOP of an item must be numbers of at least 0.</source>
        <translation>Les éléments en cache et les FLOP d’un élément doivent être des nombres d’au moins 0.</translation>
    </message>
    <message>
        <source>Cached share of the prompt</source>
        <translation>Part du prompt en cache</translation>
    </message>
    <message>
        <source>Cached values of one token over all layers: 2 × layers × KV heads × head size, unless the model states them. Windowed layers keep their share.</source>
        <translation>Valeurs en cache d’un token sur toutes les couches, 2 × couches × têtes KV × taille d’une tête si le modèle n’en indique pas ; les couches à fenêtre gardent leur part.</translation>
    </message>
    <message>
        <source>Calculated by the tool from individual items; some types may not be sold in this region.</source>
        <translation>Calculé par l’outil à partir d’éléments séparés ; certains types ne sont peut-être pas vendus dans cette région.</translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation>Comment il est obtenu</translation>
    </message>
    <message>
        <source>Calculation: %1.</source>
        <translation>Mode de calcul : %1.</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Calibrage</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Cannot be compared</source>
        <translation>Comparaison impossible</translation>
    </message>
    <message>
        <source>Cannot be estimated</source>
        <translation>Estimation impossible</translation>
    </message>
    <message>
        <source>Cannot create the folder for column mappings.</source>
        <translation>Impossible de créer le dossier des correspondances de colonnes.</translation>
    </message>
    <message>
        <source>Cannot create the folder of the price store.</source>
        <translation>Impossible de créer le dossier de la base des prix.</translation>
    </message>
    <message>
        <source>Cannot create the folder.</source>
        <translation>Impossible de créer le dossier.</translation>
    </message>
    <message>
        <source>Cannot create the workbook: %1.</source>
        <translation>Impossible d’assembler le classeur : %1.</translation>
    </message>
    <message>
        <source>Cannot create their folder.</source>
        <translation>Impossible de créer leur dossier.</translation>
    </message>
    <message>
        <source>Cannot open the file: %1.</source>
        <translation>Impossible d’ouvrir le fichier : %1.</translation>
    </message>
    <message>
        <source>Cannot open the price store.</source>
        <translation>Impossible d’ouvrir la base des prix.</translation>
    </message>
    <message>
        <source>Cannot open the window: there is no display. "chipboard export --to dashboard.pdf" writes the dashboard to a file.</source>
        <translation>Il n’y a pas d’écran où afficher la fenêtre. « chipboard export --to dashboard.pdf » écrit le tableau de bord dans un fichier.</translation>
    </message>
    <message>
        <source>Cannot reach %1 per user: %2.</source>
        <comment>the level, rows</comment>
        <translation>N’atteignent pas %1 par utilisateur : %2.</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>%1 ne peut pas être lu : %2.</translation>
    </message>
    <message>
        <source>Cannot read the directory.</source>
        <translation>Impossible de lire le dossier.</translation>
    </message>
    <message>
        <source>Cannot read the file again.</source>
        <translation>Impossible de relire le fichier.</translation>
    </message>
    <message>
        <source>Cannot read the file to its end.</source>
        <translation>Impossible de lire le fichier jusqu’au bout.</translation>
    </message>
    <message>
        <source>Cannot read the file: %1.</source>
        <translation>Impossible de lire le fichier : %1.</translation>
    </message>
    <message>
        <source>Cannot read the price store.</source>
        <translation>Impossible de lire la base des prix.</translation>
    </message>
    <message>
        <source>Cannot read the settings. %1</source>
        <translation>Impossible de lire les paramètres. %1</translation>
    </message>
    <message>
        <source>Cannot save the comparison for the next start. %1</source>
        <translation>La comparaison ne peut pas être conservée pour le prochain démarrage. %1</translation>
    </message>
    <message>
        <source>Cannot save the settings. %1</source>
        <translation>Impossible de conserver les paramètres. %1</translation>
    </message>
    <message>
        <source>Cannot write "%1" in full: %2.</source>
        <translation>« %1 » n’a pas pu être écrit en entier : %2.</translation>
    </message>
    <message>
        <source>Cannot write "%1": %2.</source>
        <translation>Impossible d’écrire « %1 » : %2.</translation>
    </message>
    <message>
        <source>Cannot write the result to standard output.</source>
        <translation>Impossible d’écrire le résultat sur la sortie standard.</translation>
    </message>
    <message>
        <source>Cannot write to the price store.</source>
        <translation>Impossible d’écrire la base des prix.</translation>
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
        <translation>prix Capacity Block</translation>
    </message>
    <message>
        <source>Capacity block in us-east-2; there is no on-demand price.</source>
        <translation>Capacity Block dans us-east-2 ; il n’y a pas de prix à la demande.</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Catalogue</translation>
    </message>
    <message>
        <source>Catalogue of %1</source>
        <translation>Catalogue du %1</translation>
    </message>
    <message>
        <source>Catalogue of %1. %2</source>
        <translation>Catalogue du %1. %2</translation>
    </message>
    <message>
        <source>Catalogue of %1: %2.</source>
        <translation>Catalogue du %1 : %2.</translation>
    </message>
    <message>
        <source>Caution</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Probabilité</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Probabilités</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Variation</translation>
    </message>
    <message>
        <source>Change a yellow cell, and all results update. An empty cell uses the program's rule. The sheet is protected without a password.</source>
        <translation>Modifiez une cellule jaune, et tous les résultats suivent. Une cellule vide est laissée à la règle du programme. La feuille est protégée sans mot de passe.</translation>
    </message>
    <message>
        <source>Change assumptions</source>
        <translation>Modifier les hypothèses</translation>
    </message>
    <message>
        <source>Change the assumption %1</source>
        <translation>Modifier l’hypothèse %1</translation>
    </message>
    <message>
        <source>Change the question</source>
        <translation>Modifier la question</translation>
    </message>
    <message>
        <source>Change your value…</source>
        <translation>Modifier votre valeur…</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modifiée</translation>
    </message>
    <message>
        <source>Changed assumptions</source>
        <translation>Hypothèses modifiées</translation>
    </message>
    <message>
        <source>Changed since the board was saved</source>
        <translation>Ce qui a changé depuis</translation>
    </message>
    <message>
        <source>Changed values are marked with ●: %1.</source>
        <translation>Les valeurs modifiées sont marquées d’un ● : %1.</translation>
    </message>
    <message>
        <source>Changes between generations</source>
        <translation>Ce qui a changé entre générations</translation>
    </message>
    <message>
        <source>Changes outside this window belong to the active scenario. Undo (Ctrl+Z) restores what you remove or overwrite.</source>
        <translation>Ce que vous modifiez hors de cette fenêtre appartient au scénario actif. Ce qui est supprimé ou copié revient avec Annuler (Ctrl+Z).</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>Chart num&amp;bers</source>
        <translation>Nom&amp;bres du graphique</translation>
    </message>
    <message>
        <source>Chart: %1</source>
        <translation>Graphique : %1</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Graphiques</translation>
    </message>
    <message>
        <source>Charts removed: %1.</source>
        <translation>Graphiques retirés : %1.</translation>
    </message>
    <message>
        <source>Charts show the final fit: median error %1 over %2 measurements.</source>
        <comment>14%, 3,380</comment>
        <translation>Les graphiques montrent l’ajustement final : erreur médiane de %1 sur %2 mesures.</translation>
    </message>
    <message>
        <source>Cheapest to serve</source>
        <translation>Inférence la moins chère</translation>
    </message>
    <message>
        <source>Cheapest to train</source>
        <translation>Entraînement le moins cher</translation>
    </message>
    <message>
        <source>Cheapest zone use1-atl2-az1, dearest use1-az2.</source>
        <translation>Zone la moins chère : use1-atl2-az1 ; la plus chère : use1-az2.</translation>
    </message>
    <message>
        <source>Cheapest zone use1-atl2-az1, dearest use1-az6.</source>
        <translation>Zone la moins chère : use1-atl2-az1 ; la plus chère : use1-az6.</translation>
    </message>
    <message>
        <source>Cheapest zone use1-az1.</source>
        <translation>Zone la moins chère : use1-az1.</translation>
    </message>
    <message>
        <source>Cheapest zone use1-az2.</source>
        <translation>Zone la moins chère : use1-az2.</translation>
    </message>
    <message>
        <source>Cheapest zone use1-az4.</source>
        <translation>Zone la moins chère : use1-az4.</translation>
    </message>
    <message>
        <source>Cheapest zone use1-az5, dearest use1-az3.</source>
        <translation>Zone la moins chère : use1-az5 ; la plus chère : use1-az3.</translation>
    </message>
    <message>
        <source>Cheapest zone use1-az5.</source>
        <translation>Zone la moins chère : use1-az5.</translation>
    </message>
    <message>
        <source>Cheapest zone use2-az1, dearest use2-az3.</source>
        <translation>Zone la moins chère : use2-az1 ; la plus chère : use2-az3.</translation>
    </message>
    <message>
        <source>Cheapest zone use2-az1; the only zone with a price.</source>
        <translation>Zone la moins chère : use2-az1 ; seule zone avec un prix.</translation>
    </message>
    <message>
        <source>Cheapest zone use2-az2, dearest use2-az1.</source>
        <translation>Zone la moins chère : use2-az2 ; la plus chère : use2-az1.</translation>
    </message>
    <message>
        <source>Cheapest zone use2-az3, dearest use2-az1.</source>
        <translation>Zone la moins chère : use2-az3 ; la plus chère : use2-az1.</translation>
    </message>
    <message>
        <source>Cheapest zone use2-az3, dearest use2-az1. Exactly a tenth of on-demand, so perhaps a floor.</source>
        <translation>Zone la moins chère : use2-az3 ; la plus chère : use2-az1. Exactement un dixième du prix à la demande, donc peut-être un plancher.</translation>
    </message>
    <message>
        <source>Cheapest zone usw1-az3; the only zone with a price.</source>
        <translation>Zone la moins chère : usw1-az3 ; seule zone avec un prix.</translation>
    </message>
    <message>
        <source>Cheapest zone usw2-az2, dearest usw2-az1.</source>
        <translation>Zone la moins chère : usw2-az2 ; la plus chère : usw2-az1.</translation>
    </message>
    <message>
        <source>Cheapest zone usw2-az2; the only zone with a price.</source>
        <translation>Zone la moins chère : usw2-az2 ; seule zone avec un prix.</translation>
    </message>
    <message>
        <source>Cheapest zone usw2-az3, dearest usw2-az2.</source>
        <translation>Zone la moins chère : usw2-az3 ; la plus chère : usw2-az2.</translation>
    </message>
    <message>
        <source>Cheapest zone usw2-az3, dearest usw2-az4.</source>
        <translation>Zone la moins chère : usw2-az3 ; la plus chère : usw2-az4.</translation>
    </message>
    <message>
        <source>Cheapest zone usw2-az3; the only zone with a price.</source>
        <translation>Zone la moins chère : usw2-az3 ; seule zone avec un prix.</translation>
    </message>
    <message>
        <source>Cheapest zone usw2-az4, dearest usw2-az2.</source>
        <translation>Zone la moins chère : usw2-az4 ; la plus chère : usw2-az2.</translation>
    </message>
    <message>
        <source>Check a bill above the current spend.</source>
        <translation>Une facture supérieure à la dépense actuelle doit être vérifiée.</translation>
    </message>
    <message>
        <source>Check a bill for fewer chips than the smallest instance has.</source>
        <translation>Une facture de moins de puces que n’en a la plus petite instance doit être vérifiée.</translation>
    </message>
    <message>
        <source>Check a price from a list other than the chosen one.</source>
        <translation>Un prix d’une autre grille que celle choisie doit être vérifié.</translation>
    </message>
    <message>
        <source>Check a price from another region or cloud.</source>
        <translation>Un prix d’une autre région ou d’un autre cloud doit être vérifié.</translation>
    </message>
    <message>
        <source>Check catalogue files and boards.</source>
        <translation>Vérifie des fichiers de catalogue et des comparaisons.</translation>
    </message>
    <message>
        <source>Check first</source>
        <translation>À vérifier d’abord</translation>
    </message>
    <message>
        <source>Check first, then export without --check.</source>
        <translation>Vérifiez d’abord, puis écrivez sans --check.</translation>
    </message>
    <message>
        <source>Check its availability in %1: no price list here lists it.</source>
        <translation>Vérifiez la disponibilité dans %1 : aucune grille ne l’indique ici.</translation>
    </message>
    <message>
        <source>Check its permissions, or name another file.</source>
        <translation>Vérifiez ses autorisations, ou indiquez un autre fichier.</translation>
    </message>
    <message>
        <source>Check its permissions.</source>
        <translation>Vérifiez ses autorisations.</translation>
    </message>
    <message>
        <source>Check slide</source>
        <translation>Vérifier la diapositive</translation>
    </message>
    <message>
        <source>Check that its folder exists and is writable.</source>
        <translation>Vérifiez que son dossier existe et qu’il est accessible en écriture.</translation>
    </message>
    <message>
        <source>Check that the Neuron SDK supports the model and its operators.</source>
        <translation>Vérifier que le Neuron SDK prend en charge le modèle et ses opérateurs.</translation>
    </message>
    <message>
        <source>Check that the software of %1 runs the model, and plan the move.</source>
        <translation>Vérifiez que le logiciel de %1 exécute le modèle, et planifiez la migration.</translation>
    </message>
    <message>
        <source>Check the bill: %1 a month for continuous use exceeds today's %2.</source>
        <translation>Vérifiez la facture : %1 par mois, en utilisation permanente, dépassent les %2 d’aujourd’hui.</translation>
    </message>
    <message>
        <source>Check the bill: it covers %1, because no instance here has fewer than %2.</source>
        <translation>Vérifiez la facture : c’est celle de %1, et aucune instance n’en a ici moins de %2.</translation>
    </message>
    <message>
        <source>Check the closing brackets: no file of this program needs that.</source>
        <translation>Aucun fichier de ce programme n’en a besoin : vérifiez où se ferment les crochets.</translation>
    </message>
    <message>
        <source>Check the column separator.</source>
        <translation>Vérifiez quel caractère sépare les colonnes.</translation>
    </message>
    <message>
        <source>Check the commas, quotes and brackets before this place.</source>
        <translation>Vérifiez les virgules, guillemets et crochets avant cet endroit.</translation>
    </message>
    <message>
        <source>Check the disk and its free space. Stored prices are unchanged.</source>
        <translation>Vérifiez le disque et l’espace qui y reste. Ce qui était enregistré est inchangé.</translation>
    </message>
    <message>
        <source>Check the disk and the permissions of the file. It was not changed.</source>
        <translation>Vérifiez le disque et les autorisations du fichier. Il reste inchangé.</translation>
    </message>
    <message>
        <source>Check the disk and try again, or choose another folder.</source>
        <translation>Vérifiez le disque et réessayez, ou choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>Check the disk and try again, or choose another folder; the old file is unchanged.</source>
        <translation>Vérifiez le disque et réessayez, ou choisissez un autre dossier ; l’ancien fichier est intact.</translation>
    </message>
    <message>
        <source>Check the first match</source>
        <translation>Cocher le premier résultat</translation>
    </message>
    <message>
        <source>Check the number and its unit.</source>
        <translation>Vérifiez le nombre et son unité.</translation>
    </message>
    <message>
        <source>Check the path.</source>
        <translation>Vérifiez le chemin.</translation>
    </message>
    <message>
        <source>Check the permissions of the file and its folder.</source>
        <translation>Vérifiez les autorisations du fichier et de son dossier.</translation>
    </message>
    <message>
        <source>Check the price: it is from %1.</source>
        <translation>Vérifiez le prix : c’est celui de %1 qui est retenu.</translation>
    </message>
    <message>
        <source>Check the value and its unit.</source>
        <translation>Vérifiez la valeur et son unité.</translation>
    </message>
    <message>
        <source>Check these measurements instead of the shipped ones.</source>
        <translation>Vérifie ces mesures au lieu de celles fournies.</translation>
    </message>
    <message>
        <source>Check whether it is per month, or in another currency.</source>
        <translation>Vérifiez s’il est mensuel ou dans une autre devise.</translation>
    </message>
    <message>
        <source>Check whether the figure is per chip, for all chips, or something else.</source>
        <translation>Vérifiez si la valeur vaut par puce, pour toutes les puces ou pour autre chose.</translation>
    </message>
    <message>
        <source>Check whether the file is a price list.</source>
        <translation>Vérifiez que le fichier est bien une grille tarifaire.</translation>
    </message>
    <message>
        <source>Check whether the file is a table.</source>
        <translation>Vérifiez que le fichier est bien un tableau.</translation>
    </message>
    <message>
        <source>Check whether this is the sparse figure.</source>
        <translation>Vérifiez s’il s’agit de la valeur sparse.</translation>
    </message>
    <message>
        <source>Check which is which.</source>
        <translation>Vérifiez lequel des deux est lequel.</translation>
    </message>
    <message>
        <source>Check which other clouds offer it: the price lists here show it only on %1.</source>
        <translation>Vérifiez quels autres clouds le proposent : les grilles ne le connaissent ici que sur %1.</translation>
    </message>
    <message>
        <source>Checks the named files and directories, or the shipped catalogue if none is named. Reports every error with its line and column. In an exported PDF, SVG, PNG, PPTX or XLSX, checks the embedded board.</source>
        <translation>Vérifie les fichiers et dossiers indiqués, ou à défaut le catalogue fourni, et signale chaque faute avec sa ligne et sa colonne. Dans un PDF, SVG, PNG, PPTX ou XLSX exporté, vérifie la comparaison incluse.</translation>
    </message>
    <message>
        <source>Checks this page for problems on a slide, and offers fixes.</source>
        <translation>Cherche ce qui n’irait pas dans cette page sur une diapositive, et propose des corrections.</translation>
    </message>
    <message>
        <source>Chip</source>
        <translation>Puce</translation>
    </message>
    <message>
        <source>Chip figures give 6.84x in FP8, 3.51x in BF16 and 3.81x in FP32.</source>
        <translation>Les valeurs de la puce donnent 6,84x en FP8, 3,51x en BF16 et 3,81x en FP32.</translation>
    </message>
    <message>
        <source>Chip figures: 3.5 to 6.8 times, by precision.</source>
        <translation>Valeurs de la puce : 3,5 à 6,8 fois, selon la précision.</translation>
    </message>
    <message>
        <source>Chip figures: twice only in FP8.</source>
        <translation>Valeurs de la puce : le double en FP8 seulement.</translation>
    </message>
    <message>
        <source>Chip page.</source>
        <translation>Page de la puce.</translation>
    </message>
    <message>
        <source>Chip page: 2.56 TB/s; instance table: 2,048 GiB/s.</source>
        <translation>Page de la puce : 2,56 TB/s ; tableau des instances : 2 048 GiB/s.</translation>
    </message>
    <message>
        <source>Chip page: 2.9 TB/s.</source>
        <translation>Page de la puce : 2,9 TB/s.</translation>
    </message>
    <message>
        <source>Chip page: 4.9 TB/s.</source>
        <translation>Page de la puce : 4,9 TB/s.</translation>
    </message>
    <message>
        <source>Chip pages: 16 (Trainium2 and Trainium3).</source>
        <translation>Pages des puces : 16 (Trainium2 et Trainium3).</translation>
    </message>
    <message>
        <source>Chip pages: 820 GiB/s.</source>
        <translation>Pages des puces : 820 GiB/s.</translation>
    </message>
    <message>
        <source>Chip pages: Trainium2 1,299 FP8, 667 BF16, 181 FP32; Trainium3 671 BF16.</source>
        <translation>Pages des puces : Trainium2 1 299 FP8, 667 BF16, 181 FP32 ; Trainium3 671 BF16.</translation>
    </message>
    <message>
        <source>Chip peak and core peak</source>
        <translation>Crête de la puce et crête des cœurs</translation>
    </message>
    <message>
        <source>Chip-hours</source>
        <translation>Puces-heures</translation>
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
        <translation>Chipboard (nous)</translation>
    </message>
    <message>
        <source>Chipboard can open this file: it contains the comparison.</source>
        <translation>La comparaison incluse dans ce fichier permet de l’ouvrir dans Chipboard.</translation>
    </message>
    <message>
        <source>Chipboard compares AI chips: compute, memory, bandwidth and cost.</source>
        <translation>Chipboard compare les puces d’IA : calcul, mémoire, bande passante et coût.</translation>
    </message>
    <message>
        <source>Chipboard comparison (*.chipboard)</source>
        <translation>Comparaison Chipboard (*.chipboard)</translation>
    </message>
    <message>
        <source>Chipboard help</source>
        <translation>Aide de Chipboard</translation>
    </message>
    <message>
        <source>Chipboard is free software under the GNU General Public License, version 3 or later, and comes with no warranty. It is built with Qt %1 (LGPL 3), QCustomPlot (GPL 3) and nlohmann/json (MIT), and prefers the typeface Inter (SIL OFL 1.1).</source>
        <translation>Chipboard est un logiciel libre sous licence publique générale GNU, version 3 ou ultérieure, fourni sans aucune garantie. Il est construit avec Qt %1 (LGPL 3), QCustomPlot (GPL 3) et nlohmann/json (MIT), et utilise de préférence la police Inter (SIL OFL 1,1).</translation>
    </message>
    <message>
        <source>Chipboard shows both, side by side.</source>
        <translation>Chipboard affiche les deux, côte à côte.</translation>
    </message>
    <message>
        <source>Chipboard shows neither figure.</source>
        <translation>Chipboard n’affiche aucune des deux valeurs.</translation>
    </message>
    <message>
        <source>Chipboard shows the first figure.</source>
        <translation>Chipboard affiche la première valeur.</translation>
    </message>
    <message>
        <source>Chipboard shows the second figure.</source>
        <translation>Chipboard affiche la seconde valeur.</translation>
    </message>
    <message>
        <source>Chipboard shows these prices only in the price book %1.</source>
        <translation>Chipboard n’affiche ces prix que dans la grille tarifaire « %1 ».</translation>
    </message>
    <message>
        <source>Chipboard's own slides</source>
        <translation>Diapositives propres à Chipboard</translation>
    </message>
    <message>
        <source>Chipboard, catalogue of %1, prices: %2</source>
        <translation>Chipboard, catalogue du %1, prix : %2</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Puces</translation>
    </message>
    <message>
        <source>Chips (%1)</source>
        <translation>Puces (%1)</translation>
    </message>
    <message>
        <source>Chips and global batch are assumptions; with them the estimate agrees with the 1.46 million H100 hours of Meta's model card.</source>
        <translation>Le nombre de puces et le lot global sont des hypothèses ; avec elles, l'estimation concorde avec les 1,46 million d'heures de H100 de la fiche du modèle de Meta.</translation>
    </message>
    <message>
        <source>Chips are rented individually.</source>
        <translation>Les puces sont comptées une à une.</translation>
    </message>
    <message>
        <source>Chips for the monthly volume</source>
        <translation>Puces pour le volume mensuel</translation>
    </message>
    <message>
        <source>Chips of %1 exist in one cloud only.</source>
        <translation>Les puces de %1 n’existent que dans un seul cloud.</translation>
    </message>
    <message>
        <source>Chips of Rainier</source>
        <translation>Puces de Rainier</translation>
    </message>
    <message>
        <source>Chips of a rented machine</source>
        <translation>Puces d’une machine louée</translation>
    </message>
    <message>
        <source>Chips of one</source>
        <translation>Puces par unité</translation>
    </message>
    <message>
        <source>Chips per replica</source>
        <translation>Puces par réplica</translation>
    </message>
    <message>
        <source>Chips per replica, best so far</source>
        <translation>Puces d’une copie, meilleur cas jusqu’ici</translation>
    </message>
    <message>
        <source>Chips: %1 times the minimum</source>
        <translation>Nombre de puces : %1 fois le minimum</translation>
    </message>
    <message>
        <source>Choices: %1.</source>
        <translation>Choix : %1.</translation>
    </message>
    <message>
        <source>Choose a CSV file.</source>
        <translation>Indiquez un fichier CSV.</translation>
    </message>
    <message>
        <source>Choose a baseline to see the savings on the current bill.</source>
        <translation>Choisissez une référence pour voir ce qu’économiserait la facture actuelle.</translation>
    </message>
    <message>
        <source>Choose a board file.</source>
        <translation>Choisissez un fichier enregistré comme comparaison.</translation>
    </message>
    <message>
        <source>Choose a brand theme…</source>
        <translation>Choisir une charte graphique…</translation>
    </message>
    <message>
        <source>Choose a chip that supports training.</source>
        <translation>Choisissez une puce d’entraînement.</translation>
    </message>
    <message>
        <source>Choose a file with a header and rows.</source>
        <translation>Choisissez un fichier avec un en-tête et des lignes.</translation>
    </message>
    <message>
        <source>Choose a file with rows.</source>
        <translation>Indiquez un fichier avec des lignes.</translation>
    </message>
    <message>
        <source>Choose a metric. In a board file that is "charts"; leave it out for the defaults.</source>
        <translation>Choisissez une mesure. Dans le fichier d’une comparaison, c’est "charts", qui peut aussi être omis pour les mesures habituelles.</translation>
    </message>
    <message>
        <source>Choose a model that generates text.</source>
        <translation>Choisissez un modèle qui génère du texte.</translation>
    </message>
    <message>
        <source>Choose a name ending in .chipboard, or use File &gt; Export.</source>
        <translation>Choisissez un nom terminé par .chipboard, ou utilisez Fichier &gt; Exporter.</translation>
    </message>
    <message>
        <source>Choose a number format that all of them publish.</source>
        <translation>Choisissez un format numérique que tous publient.</translation>
    </message>
    <message>
        <source>Choose a precision that the chip supports.</source>
        <translation>Choisissez une précision que la puce possède.</translation>
    </message>
    <message>
        <source>Choose a scale from %1 to %2.</source>
        <translation>Choisissez une échelle de %1 à %2.</translation>
    </message>
    <message>
        <source>Choose a size of %1 to %2 inches per side, or another format.</source>
        <translation>Choisissez une taille de %1 à %2 pouces de côté, ou un autre format.</translation>
    </message>
    <message>
        <source>Choose a smaller model, fewer tokens or a chip with more memory.</source>
        <translation>Choisissez un modèle plus petit, moins de tokens ou une puce avec plus de mémoire.</translation>
    </message>
    <message>
        <source>Choose a smaller model, shorter sequences, or a chip with more memory.</source>
        <translation>Choisissez un modèle plus petit, des séquences plus courtes ou une puce avec plus de mémoire.</translation>
    </message>
    <message>
        <source>Choose a smaller scale, or write a PDF or SVG file.</source>
        <translation>Choisissez une échelle plus petite, ou écrivez un fichier PDF ou SVG.</translation>
    </message>
    <message>
        <source>Choose a stronger colour; the brand theme is still used.</source>
        <translation>Choisissez une couleur plus soutenue ; la charte graphique est tout de même utilisée.</translation>
    </message>
    <message>
        <source>Choose a template</source>
        <translation>Choisir un modèle</translation>
    </message>
    <message>
        <source>Choose a text model.</source>
        <translation>Choisissez un modèle de texte.</translation>
    </message>
    <message>
        <source>Choose a workload</source>
        <translation>Choisissez une charge de travail</translation>
    </message>
    <message>
        <source>Choose a workload that one chip holds.</source>
        <translation>Choisissez une charge de travail qui tient sur une seule puce.</translation>
    </message>
    <message>
        <source>Choose a writable folder.</source>
        <translation>Choisissez un dossier où vous pouvez écrire.</translation>
    </message>
    <message>
        <source>Choose another instance.</source>
        <translation>Choisissez une autre instance.</translation>
    </message>
    <message>
        <source>Choose another metric for this chart.</source>
        <translation>Choisissez une autre métrique pour ce graphique.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>Choose another one, or "none".</source>
        <translation>Indiquez-en une autre, ou « none ».</translation>
    </message>
    <message>
        <source>Choose another price list, or enter your own prices.</source>
        <translation>Choisissez une autre grille tarifaire, ou indiquez vos propres prix.</translation>
    </message>
    <message>
        <source>Choose at least one format.</source>
        <translation>Choisissez au moins un format.</translation>
    </message>
    <message>
        <source>Choose batch inference, or another model.</source>
        <translation>Choisissez l’inférence par batch, ou un autre modèle.</translation>
    </message>
    <message>
        <source>Choose chips to compare</source>
        <translation>Choisissez des puces à comparer</translation>
    </message>
    <message>
        <source>Choose chips to compare.</source>
        <translation>Choisissez des puces à comparer.</translation>
    </message>
    <message>
        <source>Choose goal, workload and monthly volume above the title. With a volume, one figure is the monthly bill for whole rented instances.</source>
        <translation>Choisissez l’objectif, la charge et le volume mensuel au-dessus du titre. Avec un volume, l’un des chiffres est la facture mensuelle de ce qui peut être loué.</translation>
    </message>
    <message>
        <source>Choose one of %1, or a size like 210x148mm, 8x4.5in or 1600x900px, each side from 2 to 100 inches.</source>
        <translation>Choisissez l’une des valeurs %1, ou une taille comme 210x148mm, 8x4.5in ou 1600x900px, chaque côté de 2 à 100 pouces.</translation>
    </message>
    <message>
        <source>Choose one of %1.</source>
        <translation>Choisissez l’une des tailles %1.</translation>
    </message>
    <message>
        <source>Choose one of its workloads; "chipboard list workloads" shows the ids.</source>
        <translation>Indiquez une charge de travail de ce modèle ; « chipboard list workloads » donne les identifiants.</translation>
    </message>
    <message>
        <source>Choose one that the item has, such as memory or price.</source>
        <translation>Choisissez-en une que l’élément possède, par exemple la mémoire ou le prix.</translation>
    </message>
    <message>
        <source>Choose one with --lang LANGUAGE.</source>
        <translation>Choisissez-en une avec --lang LANGUAGE.</translation>
    </message>
    <message>
        <source>Choose other rows, prices or another workload.</source>
        <translation>Choisissez d’autres lignes, d’autres prix ou une autre charge de travail.</translation>
    </message>
    <message>
        <source>Choose the config.json of the model, not its weights or its tokenizer.</source>
        <translation>Choisissez le config.json du modèle, pas ses poids ni son tokenizer.</translation>
    </message>
    <message>
        <source>Choose the currency</source>
        <translation>Choisir la devise</translation>
    </message>
    <message>
        <source>Choose the format "%1".</source>
        <translation>Choisissez le format « %1 ».</translation>
    </message>
    <message>
        <source>Choose the nearest model in the catalogue and edit its dimensions in the Assumptions panel.</source>
        <translation>Choisissez le modèle le plus proche du catalogue et modifiez ses dimensions dans le panneau Hypothèses.</translation>
    </message>
    <message>
        <source>Choose the preset %1</source>
        <translation>Choisir l’exemple %1</translation>
    </message>
    <message>
        <source>Choose the product line above the charts. One chip represents each generation; the footer states how it is chosen.</source>
        <translation>Les choix au-dessus des graphiques fixent la gamme de produits. Une puce représente chaque génération ; le pied de page dit comment elle est choisie.</translation>
    </message>
    <message>
        <source>Choose the two options, the metric and the assumptions above the charts. The random draws start from a stated seed, so the same question always gets the same answer.</source>
        <translation>Choisissez les deux options, le nombre et les hypothèses au-dessus des graphiques. Les tirages partent d’un nombre indiqué, la même question reçoit donc toujours la même réponse.</translation>
    </message>
    <message>
        <source>Choose the workload %1</source>
        <translation>Choisir la charge de travail %1</translation>
    </message>
    <message>
        <source>Choose the workload and change values in the panel Assumptions; everything updates while you drag.</source>
        <translation>Choisissez la charge de travail et modifiez les hypothèses dans le panneau Hypothèses ; tout suit pendant que vous faites glisser.</translation>
    </message>
    <message>
        <source>Choose two different options.</source>
        <translation>Choisissez-en deux qui diffèrent.</translation>
    </message>
    <message>
        <source>Choose two options that run the workload to see what would change the answer</source>
        <translation>Choisissez-en deux qui exécutent la charge, pour savoir ce qui changerait la réponse</translation>
    </message>
    <message>
        <source>Choose two options with a known cost to see when moving pays</source>
        <translation>Choisissez-en deux au coût connu, pour savoir quand la migration est rentable</translation>
    </message>
    <message>
        <source>Choose what to compare</source>
        <translation>Choisir les éléments à comparer</translation>
    </message>
    <message>
        <source>Choose what you want to know. The title answers it in one sentence.</source>
        <translation>Choisissez ce que vous voulez savoir. Le titre y répond en une phrase.</translation>
    </message>
    <message>
        <source>Choose workload “%1”</source>
        <translation>Choisir la charge de travail « %1 »</translation>
    </message>
    <message>
        <source>Choose “%1”</source>
        <translation>Choisir « %1 »</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Affirmation</translation>
    </message>
    <message>
        <source>Claimed</source>
        <translation>Affirmé</translation>
    </message>
    <message>
        <source>Claimed, as a ratio</source>
        <translation>Affirmé, sous forme de rapport</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Affirmations</translation>
    </message>
    <message>
        <source>Claims about the chips in view</source>
        <translation>Ce qui a été affirmé des puces affichées</translation>
    </message>
    <message>
        <source>Claims and contradictions</source>
        <translation>Affirmations et contradictions</translation>
    </message>
    <message>
        <source>Claims of cost</source>
        <translation>Affirmations sur le coût</translation>
    </message>
    <message>
        <source>Claims of speed and size</source>
        <translation>Affirmations sur la vitesse et la taille</translation>
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
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Clear hi&amp;ghlight</source>
        <translation>Ne plus mettre en é&amp;vidence</translation>
    </message>
    <message>
        <source>Clear selectio&amp;n</source>
        <translation>Tout désélectio&amp;nner</translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>Tout désélectionner</translation>
    </message>
    <message>
        <source>Clear the messages</source>
        <translation>Effacer les messages</translation>
    </message>
    <message>
        <source>Clear the recent comparisons</source>
        <translation>Oublier les comparaisons ouvertes récemment</translation>
    </message>
    <message>
        <source>Clears the comparison.</source>
        <translation>Retire tout de la comparaison.</translation>
    </message>
    <message>
        <source>Click "Columns…" and assign the columns.</source>
        <translation>Choisissez « Colonnes… » et indiquez ce que contient chaque colonne.</translation>
    </message>
    <message>
        <source>Click a bar or a mark, or press Enter on it, to see the source of its number.</source>
        <translation>Cliquez sur une barre ou un point, ou appuyez sur Entrée, pour voir d’où vient son nombre.</translation>
    </message>
    <message>
        <source>Click a bar to see its source, date and formula, and what other sources say.</source>
        <translation>Cliquez sur une barre pour voir sa source, sa date et sa formule, et ce qu’indiquent d’autres sources.</translation>
    </message>
    <message>
        <source>Click a column to sort by it; Alt+Home restores the order of the charts.</source>
        <translation>Cliquez sur une colonne pour trier ; Alt+Début rétablit l’ordre des graphiques.</translation>
    </message>
    <message>
        <source>Click an item to see what it is. Press Shift+F1 again for help on the focused item.</source>
        <translation>Le prochain clic décrit l’élément visé. Maj+F1 encore une fois décrit celui qui a le focus clavier.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close it, or double a quote that belongs to the text.</source>
        <translation>Fermez-le, ou doublez un guillemet qui fait partie du texte entre guillemets.</translation>
    </message>
    <message>
        <source>Close the programs that write to it, then try again.</source>
        <translation>Attendez la fin de l’écriture en cours, puis réessayez.</translation>
    </message>
    <message>
        <source>Cloud</source>
        <translation>Cloud</translation>
    </message>
    <message>
        <source>Clusters that mix Trainium and NVIDIA chips could become the usual design.</source>
        <translation>Les clusters mêlant puces Trainium et NVIDIA pourraient devenir l’architecture habituelle.</translation>
    </message>
    <message>
        <source>CoWoS-S package.</source>
        <translation>Boîtier CoWoS-S.</translation>
    </message>
    <message>
        <source>Colocation (per kW and month)</source>
        <translation>Colocation (par kW et mois)</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Colours are distinguishable with any colour vision.</source>
        <translation>Tout le monde peut distinguer les couleurs.</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Colonne %1</translation>
    </message>
    <message>
        <source>Column %1: %2 %3</source>
        <translation>Colonne %1 : %2 %3</translation>
    </message>
    <message>
        <source>Column separator</source>
        <translation>Entre les colonnes</translation>
    </message>
    <message>
        <source>Columns not read: %1.</source>
        <translation>Colonnes non lues : %1.</translation>
    </message>
    <message>
        <source>Columns of the price list</source>
        <translation>Colonnes de la grille tarifaire</translation>
    </message>
    <message>
        <source>Com&amp;pare %1 with</source>
        <translation>Com&amp;parer %1 à</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Virgule</translation>
    </message>
    <message>
        <source>Comma (1,50)</source>
        <translation>Virgule (1,50)</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Commandes :</translation>
    </message>
    <message>
        <source>Commitment (years)</source>
        <translation>Engagement (années)</translation>
    </message>
    <message>
        <source>Commitments</source>
        <translation>Engagements</translation>
    </message>
    <message>
        <source>Committed for %1 years where such a price exists</source>
        <translation>Engagement de %1 ans là où un tel prix est connu</translation>
    </message>
    <message>
        <source>Committed for a year where such a price exists</source>
        <translation>Engagement d’un an là où un tel prix est connu</translation>
    </message>
    <message>
        <source>Communication</source>
        <translation>Échange entre puces</translation>
    </message>
    <message>
        <source>Communication between chips takes most of the time.</source>
        <translation>Les échanges entre puces prennent l’essentiel du temps.</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Compare all at: %1</source>
        <translation>Tout comparer selon : %1</translation>
    </message>
    <message>
        <source>Compare at %1</source>
        <translation>Comparer selon %1</translation>
    </message>
    <message>
        <source>Compare at one price type</source>
        <translation>Comparer à un seul type de prix</translation>
    </message>
    <message>
        <source>Compare at precision %1</source>
        <translation>Comparer selon la précision %1</translation>
    </message>
    <message>
        <source>Compare at the best common precision</source>
        <translation>Comparer selon la meilleure précision commune</translation>
    </message>
    <message>
        <source>Compare at the newer prices</source>
        <translation>Comparer aux prix plus récents</translation>
    </message>
    <message>
        <source>Compare at: %1</source>
        <translation>Comparer selon : %1</translation>
    </message>
    <message>
        <source>Compare at: %1, %2</source>
        <translation>Comparer selon : %1, %2</translation>
    </message>
    <message>
        <source>Compare at: %1, without %2</source>
        <translation>Comparer selon : %1, sans %2</translation>
    </message>
    <message>
        <source>Compare fewer options, or choose another format.</source>
        <translation>Comparez moins d’éléments, ou choisissez un autre format.</translation>
    </message>
    <message>
        <source>Compare other options, or choose another workload.</source>
        <translation>Comparez-en d’autres, ou choisissez une autre charge de travail.</translation>
    </message>
    <message>
        <source>Compare per %1</source>
        <translation>Comparer par %1</translation>
    </message>
    <message>
        <source>Compare per chip, instance or system, at one price list, with the option you use today.</source>
        <translation>Comparez par puce, instance ou système, selon une même grille tarifaire, face à l’option que vous utilisez aujourd’hui.</translation>
    </message>
    <message>
        <source>Compare per instance, with %1</source>
        <translation>Comparer par instance, avec %1</translation>
    </message>
    <message>
        <source>Compare the estimates with published measurements.</source>
        <translation>Confronte les estimations aux mesures publiées.</translation>
    </message>
    <message>
        <source>Compare them with estimates: chipboard model-check --runs %1</source>
        <translation>Comparez-les aux estimations : chipboard model-check --runs %1</translation>
    </message>
    <message>
        <source>Compare these chips.</source>
        <translation>Compare ces puces.</translation>
    </message>
    <message>
        <source>Compare these cloud instances.</source>
        <translation>Compare ces instances cloud.</translation>
    </message>
    <message>
        <source>Compare these multi-chip systems.</source>
        <translation>Compare ces systèmes de plusieurs puces.</translation>
    </message>
    <message>
        <source>Compare what the work costs.</source>
        <translation>Comparez ce que coûte le travail.</translation>
    </message>
    <message>
        <source>Compare with %1</source>
        <translation>Comparer à %1</translation>
    </message>
    <message>
        <source>Compare with scenario “%1”</source>
        <translation>Comparer au scénario « %1 »</translation>
    </message>
    <message>
        <source>Compare without a baseline</source>
        <translation>Comparer sans référence</translation>
    </message>
    <message>
        <source>Compare: %1</source>
        <translation>Comparer : %1</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>Éléments comparés</translation>
    </message>
    <message>
        <source>Compared are %1.</source>
        <translation>Sont comparés : %1.</translation>
    </message>
    <message>
        <source>Compared per %1.</source>
        <translation>Comparaison par %1.</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Par rapport à</translation>
    </message>
    <message>
        <source>Compared with the baseline</source>
        <translation>Face à la référence</translation>
    </message>
    <message>
        <source>Compares AI chips in compute, memory, bandwidth and cost, with the source of every number.</source>
        <translation>Compare les puces d’IA par calcul, mémoire, bande passante et coût, avec la source de chaque nombre.</translation>
    </message>
    <message>
        <source>Compares instances as rented, with all of their chips.</source>
        <translation>Compare les instances telles qu’elles sont louées, avec toutes leurs puces.</translation>
    </message>
    <message>
        <source>Compares multi-chip systems.</source>
        <translation>Compare des systèmes de nombreuses puces.</translation>
    </message>
    <message>
        <source>Compares single chips.</source>
        <translation>Compare des puces seules.</translation>
    </message>
    <message>
        <source>Compares the given selection, the board's selection, or the example shown at first start. Missing numbers have their reason.</source>
        <translation>Compare ce qui est sélectionné, ou la sélection de la comparaison, ou l’exemple que la fenêtre montre d’abord. Un nombre manquant indique pourquoi.</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>Comparison of AI chips</source>
        <translation>Comparaison de puces d’IA</translation>
    </message>
    <message>
        <source>Comparison table on the Trainium2 page.</source>
        <translation>Tableau comparatif de la page Trainium2.</translation>
    </message>
    <message>
        <source>Computation</source>
        <translation>Calcul</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Calcul</translation>
    </message>
    <message>
        <source>Compute efficiency</source>
        <translation>Efficacité de calcul</translation>
    </message>
    <message>
        <source>Compute is compared in BF16 if both chips publish it, otherwise in the first of FP16, FP8, FP4 and FP32 that both publish. A precision chosen for the comparison takes priority.</source>
        <translation>Le calcul est en BF16 si les deux puces le publient, sinon dans le premier des formats FP16, FP8, FP4 et FP32 que les deux publient ; une précision choisie pour la comparaison passe avant.</translation>
    </message>
    <message>
        <source>Compute per watt</source>
        <translation>Calcul par watt</translation>
    </message>
    <message>
        <source>Compute precision (bits)</source>
        <translation>Bits du calcul</translation>
    </message>
    <message>
        <source>Compute takes most of the time.</source>
        <translation>Le calcul prend l’essentiel du temps.</translation>
    </message>
    <message>
        <source>Compute with sparsity</source>
        <translation>Calcul avec sparsité</translation>
    </message>
    <message>
        <source>Compute, dense</source>
        <translation>Calcul dense</translation>
    </message>
    <message>
        <source>Computed from the clock.</source>
        <translation>Calculé d’après la fréquence.</translation>
    </message>
    <message>
        <source>Concurrent batches</source>
        <translation>Batchs simultanés</translation>
    </message>
    <message>
        <source>Concurrent batches x items x FLOP per item x steps / (peak x efficiency) + overhead of the layers.</source>
        <translation>Batchs simultanés x éléments x FLOP d’un élément x étapes / (crête x efficacité) + coûts fixes des couches.</translation>
    </message>
    <message>
        <source>Concurrent requests</source>
        <translation>Requêtes simultanées</translation>
    </message>
    <message>
        <source>Conditions apply to instances: choose "Instance" above.</source>
        <translation>Les conditions portent sur les instances : choisissez « Instance » ci-dessus.</translation>
    </message>
    <message>
        <source>Configurable FP8 (cFP8), at the BF16 rate.</source>
        <translation>FP8 configurable (cFP8), au débit BF16.</translation>
    </message>
    <message>
        <source>Conflicting value of another source</source>
        <translation>Valeur concurrente d’une autre source</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Conflits</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>Constantes</translation>
    </message>
    <message>
        <source>Constants and their basis</source>
        <translation>Constantes et leurs fondements</translation>
    </message>
    <message>
        <source>Content and unit</source>
        <translation>Ce qu’il montre, et en quelle unité</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Contents, appearance and destination of the export, with a preview.</source>
        <translation>Ce qui est écrit, son aspect et sa destination. L’image le montre tel qu’il sera.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Continue where you left off</source>
        <translation>Reprendre là où la dernière fois s’est arrêtée</translation>
    </message>
    <message>
        <source>Continues with a copy that is not saved yet.</source>
        <translation>Continue avec une copie qui n’appartient encore à aucun fichier.</translation>
    </message>
    <message>
        <source>Contradictions</source>
        <translation>Contradictions</translation>
    </message>
    <message>
        <source>Convert it to CSV with one column per member, and import that.</source>
        <translation>Convertissez-le en CSV avec une colonne par champ, puis importez le résultat.</translation>
    </message>
    <message>
        <source>Convert it to a JSON list (jq -s . FILE) or to CSV, and import that.</source>
        <translation>Convertissez-le en liste JSON (jq -s . FILE) ou en CSV, puis importez le résultat.</translation>
    </message>
    <message>
        <source>Convert the prices, and state the rate in their notes.</source>
        <translation>Convertissez les prix, et indiquez le taux dans leurs notes.</translation>
    </message>
    <message>
        <source>Converted to cost for equal work, they disagree.</source>
        <translation>Converties en coût à travail égal, elles ne concordent pas.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Copies</translation>
    </message>
    <message>
        <source>Copies in one format that you choose.</source>
        <translation>Copie dans un format de votre choix.</translation>
    </message>
    <message>
        <source>Copies the chip or instance on the source card to a custom file and opens it.</source>
        <translation>Copie la puce ou l’instance de la fiche de source dans un de vos fichiers et l’ouvre.</translation>
    </message>
    <message>
        <source>Copies the focused chart, or the page if none is focused, in all formats.</source>
        <translation>Copie le graphique qui a le focus clavier, sinon la page, dans tous les formats à la fois.</translation>
    </message>
    <message>
        <source>Copies the workload to a custom file and opens it.</source>
        <translation>Copie la charge de travail dans un de vos fichiers et l’ouvre.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy %1 to “%2”</source>
        <translation>Copier %1 vers « %2 »</translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>Copier c&amp;omme</translation>
    </message>
    <message>
        <source>Copy all messages</source>
        <translation>Copier tous les messages</translation>
    </message>
    <message>
        <source>Copy all of “%1” to “%2”</source>
        <translation>Copier tout « %1 » vers « %2 »</translation>
    </message>
    <message>
        <source>Copy as %1</source>
        <translation>Copier comme %1</translation>
    </message>
    <message>
        <source>Copy it to another place and try again.</source>
        <translation>Copiez-le ailleurs et réessayez.</translation>
    </message>
    <message>
        <source>Copy its content to a file.</source>
        <translation>Copiez son contenu dans un fichier.</translation>
    </message>
    <message>
        <source>Copy rows with header</source>
        <translation>Copier les lignes avec l’en-tête</translation>
    </message>
    <message>
        <source>Copy to scenario “%1”</source>
        <translation>Copier vers le scénario « %1 »</translation>
    </message>
    <message>
        <source>Core figure times eight.</source>
        <translation>Valeur d’un cœur fois huit.</translation>
    </message>
    <message>
        <source>Core pages times 8: 1,264, 632, 160; 632.</source>
        <translation>Pages des cœurs fois 8 : 1 264, 632, 160 ; 632.</translation>
    </message>
    <message>
        <source>Correct "%1"; the model's page has the published file.</source>
        <translation>Corrigez « %1 » ; la page du modèle contient le fichier publié.</translation>
    </message>
    <message>
        <source>Correct "layer_types" or "num_hidden_layers".</source>
        <translation>Corrigez « layer_types » ou « num_hidden_layers ».</translation>
    </message>
    <message>
        <source>Correct "model_type", or remove the experts.</source>
        <translation>Corrigez « model_type » ou supprimez les experts.</translation>
    </message>
    <message>
        <source>Correct "num_key_value_heads" or "num_attention_heads".</source>
        <translation>Corrigez « num_key_value_heads » ou « num_attention_heads ».</translation>
    </message>
    <message>
        <source>Correct "window_elements" or "kv_per_token".</source>
        <translation>Corrigez « window_elements » ou « kv_per_token ».</translation>
    </message>
    <message>
        <source>Correct "window_layers" or "linear_layers".</source>
        <translation>Corrigez « window_layers » ou « linear_layers ».</translation>
    </message>
    <message>
        <source>Correct its dimensions.</source>
        <translation>Corrigez ses dimensions.</translation>
    </message>
    <message>
        <source>Correct the number of experts.</source>
        <translation>Corrigez le nombre d’experts.</translation>
    </message>
    <message>
        <source>Correct the number, or remove it if the source does not state it.</source>
        <translation>Corrigez le nombre, ou supprimez-le si la source ne l’indique pas.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Cost of bandwidth</source>
        <translation>Coût de la bande passante</translation>
    </message>
    <message>
        <source>Cost of compute</source>
        <translation>Coût du calcul</translation>
    </message>
    <message>
        <source>Cost of memory</source>
        <translation>Coût de la mémoire</translation>
    </message>
    <message>
        <source>Cost of moving</source>
        <translation>Coût de la migration</translation>
    </message>
    <message>
        <source>Cost of owning per month</source>
        <translation>Possession, par mois</translation>
    </message>
    <message>
        <source>Cost of owning per month, maximum</source>
        <translation>Possession, par mois, maximum</translation>
    </message>
    <message>
        <source>Cost of owning per month, minimum</source>
        <translation>Possession, par mois, minimum</translation>
    </message>
    <message>
        <source>Cost of the run</source>
        <translation>Coût de l’entraînement</translation>
    </message>
    <message>
        <source>Cost of the run, USD</source>
        <translation>Coût de l’entraînement, USD</translation>
    </message>
    <message>
        <source>Cost of the run, owned</source>
        <translation>Coût de l'exécution, possession</translation>
    </message>
    <message>
        <source>Cost on %1.</source>
        <translation>Coût sur %1.</translation>
    </message>
    <message>
        <source>Cost per million input tokens</source>
        <translation>Coût de l’entrée</translation>
    </message>
    <message>
        <source>Cost per million items</source>
        <translation>Coût par million d’éléments</translation>
    </message>
    <message>
        <source>Cost per million items, owned</source>
        <translation>Coût d'un million d'éléments, possession</translation>
    </message>
    <message>
        <source>Cost per million tokens</source>
        <translation>Coût par million de tokens</translation>
    </message>
    <message>
        <source>Cost per million tokens, owned</source>
        <translation>Coût de la sortie, possession</translation>
    </message>
    <message>
        <source>Cost per month</source>
        <translation>Coût mensuel</translation>
    </message>
    <message>
        <source>Cost per month, owned</source>
        <translation>Coût par mois, possession</translation>
    </message>
    <message>
        <source>Cost with the move to %1.</source>
        <translation>Coût avec la migration vers %1.</translation>
    </message>
    <message>
        <source>Cost: %1 of %2 claims hold</source>
        <translation>Coût : %1 sur %2 exactes</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Create the folder first, or choose another one.</source>
        <translation>Créez d’abord le dossier ou choisissez-en un autre.</translation>
    </message>
    <message>
        <source>Crossovers</source>
        <translation>Bascules</translation>
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
        <translation>Coût cumulé</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Devise</translation>
    </message>
    <message>
        <source>Currency %1 to %2</source>
        <translation>Devise : de %1 à %2</translation>
    </message>
    <message>
        <source>Currency of amounts</source>
        <translation>Montants en</translation>
    </message>
    <message>
        <source>Currency set to %1.</source>
        <translation>Devise choisie : %1.</translation>
    </message>
    <message>
        <source>Currency shown</source>
        <translation>Devise affichée</translation>
    </message>
    <message>
        <source>Current monthly cost of the work; affects break-even.</source>
        <translation>Ce que coûte le travail aujourd’hui, par mois ; agit sur le seuil de rentabilité.</translation>
    </message>
    <message>
        <source>Current monthly cost of the work; compared with the guide's thresholds.</source>
        <translation>Ce que coûte le travail aujourd’hui ; les seuils du guide y sont comparés.</translation>
    </message>
    <message>
        <source>Current monthly spend</source>
        <translation>Dépense mensuelle actuelle</translation>
    </message>
    <message>
        <source>Current value.</source>
        <translation>C’est la situation actuelle.</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Courbes</translation>
    </message>
    <message>
        <source>Curves are read at the speed per user, so their numbers stay absolute.</source>
        <translation>Les courbes se lisent à la vitesse que reçoit chaque utilisateur ; leurs nombres restent donc tels quels.</translation>
    </message>
    <message>
        <source>Curves end at a twentieth of the chip's highest throughput; the table lists the highest speed per user.</source>
        <translation>Les courbes s’arrêtent où une puce donne un vingtième de son maximum ; le tableau indique le maximum pour un utilisateur.</translation>
    </message>
    <message>
        <source>Custom constants of %1</source>
        <translation>Vos propres constantes de %1</translation>
    </message>
    <message>
        <source>Custom file %1</source>
        <translation>Votre propre fichier %1</translation>
    </message>
    <message>
        <source>Custom model %1</source>
        <translation>Votre propre modèle %1</translation>
    </message>
    <message>
        <source>Custom model %1 of %2</source>
        <translation>Votre propre modèle %1 de %2</translation>
    </message>
    <message>
        <source>Custom size</source>
        <translation>Taille personnalisée</translation>
    </message>
    <message>
        <source>Custom titles still match the data.</source>
        <translation>Les titres rédigés par l’utilisateur concordent encore avec les données.</translation>
    </message>
    <message>
        <source>Custom value</source>
        <translation>La vôtre</translation>
    </message>
    <message>
        <source>Custom value: %1</source>
        <translation>Votre valeur propre : %1</translation>
    </message>
    <message>
        <source>Custom values</source>
        <translation>Valeurs propres</translation>
    </message>
    <message>
        <source>Custom values changed.</source>
        <translation>Valeurs propres modifiées.</translation>
    </message>
    <message>
        <source>Custom workload %1 of %2</source>
        <translation>Votre propre charge de travail %1 de %2</translation>
    </message>
    <message>
        <source>Custom: %1</source>
        <translation>Valeurs propres : %1</translation>
    </message>
    <message>
        <source>DMA bandwidth</source>
        <translation>Bande passante DMA</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Dark on light.</source>
        <translation>Sombre sur clair.</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Données</translation>
    </message>
    <message>
        <source>Data centres of Rainier</source>
        <translation>Centres de données de Rainier</translation>
    </message>
    <message>
        <source>Data-centre PUE</source>
        <translation>PUE du centre de données</translation>
    </message>
    <message>
        <source>Data-centre rent for each kilowatt of the machine, without energy. Affects the cost of owning.</source>
        <translation>Location d'un emplacement en centre de données pour chaque kilowatt de la machine, hors énergie. Agit sur le coût de possession.</translation>
    </message>
    <message>
        <source>Data: every figure in view</source>
        <translation>Données : toutes les valeurs affichées</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Date of Neuron SDK 2.26.0</source>
        <translation>Date du Neuron SDK 2.26.0</translation>
    </message>
    <message>
        <source>Date of the prices, as year, month and day</source>
        <translation>Date des prix : année, mois et jour</translation>
    </message>
    <message>
        <source>Date of the published specifications.</source>
        <translation>Date des spécifications publiées.</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Dates</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Jours</translation>
    </message>
    <message>
        <source>Days available</source>
        <translation>Jours restants</translation>
    </message>
    <message>
        <source>Days until done</source>
        <translation>Jours jusqu’à la fin</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Décider plus tard</translation>
    </message>
    <message>
        <source>Decimal GB, likely.</source>
        <translation>Sans doute des GB décimaux.</translation>
    </message>
    <message>
        <source>Decimal sign</source>
        <translation>Séparateur décimal</translation>
    </message>
    <message>
        <source>Decode</source>
        <translation>Decode</translation>
    </message>
    <message>
        <source>Decode step</source>
        <translation>Étape de decode</translation>
    </message>
    <message>
        <source>Decode step at this concurrency, step %1</source>
        <translation>Étape de decode pour ce nombre, étape %1</translation>
    </message>
    <message>
        <source>Decode step of one request</source>
        <translation>Étape de decode d’une requête</translation>
    </message>
    <message>
        <source>Deducted from every price of the list.</source>
        <translation>Déduite de chaque prix de la grille.</translation>
    </message>
    <message>
        <source>DeepSeek published these tokens and chips, and 180,000 H800 hours per trillion tokens (2.664 million in all). That is a speed without interruptions; the estimate adds them.</source>
        <translation>DeepSeek a publié ces nombres de tokens et de puces, ainsi que 180 000 heures de H800 pour mille milliards de tokens (2,664 millions au total). C’est une vitesse sans interruptions ; l’estimation les ajoute.</translation>
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
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Default folder of exports.</source>
        <translation>Où vont les fichiers, sauf si un autre dossier est choisi.</translation>
    </message>
    <message>
        <source>Default of the export dialog.</source>
        <translation>Ce par quoi commence la boîte de dialogue d’export.</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>Par défaut : %1</translation>
    </message>
    <message>
        <source>Defaults are used and changes are not saved. Fix the file or move it away.</source>
        <translation>Les valeurs par défaut s’appliquent, et les réglages ne sont pas conservés. Réparez le fichier ou déplacez-le.</translation>
    </message>
    <message>
        <source>Defaults are used: choose your settings again.</source>
        <translation>Les valeurs par défaut s’appliquent : refaites les réglages voulus.</translation>
    </message>
    <message>
        <source>Defined by the workload.</source>
        <translation>La valeur de la charge de travail.</translation>
    </message>
    <message>
        <source>Denoising steps</source>
        <translation>Étapes de débruitage</translation>
    </message>
    <message>
        <source>Dense %1 peak of %2</source>
        <translation>Crête dense %1 de %2</translation>
    </message>
    <message>
        <source>Dense BF16 of one Trainium2 is 3.51 times that of one Trainium1.</source>
        <translation>Le BF16 dense d’un Trainium2 est 3,51 fois celui d’un Trainium1.</translation>
    </message>
    <message>
        <source>Dense BF16 of one chip barely grew from Trainium2 to Trainium3.</source>
        <translation>Le BF16 dense d’une puce n’a guère augmenté de Trainium2 à Trainium3.</translation>
    </message>
    <message>
        <source>Dense BF16 peak</source>
        <translation>Crête BF16 dense</translation>
    </message>
    <message>
        <source>Dense FP8 of a Trn3 UltraServer is 4.36 times that of a Trn2 UltraServer.</source>
        <translation>Le FP8 dense d’un UltraServer Trn3 est 4,36 fois celui d’un UltraServer Trn2.</translation>
    </message>
    <message>
        <source>Dense FP8 of one Trainium2 is 6.84 times that of one Trainium1.</source>
        <translation>Le FP8 dense d’un Trainium2 est 6,84 fois celui d’un Trainium1.</translation>
    </message>
    <message>
        <source>Dense FP8 of one Trainium3 is 1.938 times that of one Trainium2.</source>
        <translation>Le FP8 dense d’un Trainium3 est 1,938 fois celui d’un Trainium2.</translation>
    </message>
    <message>
        <source>Dense and sparse</source>
        <translation>Dense et sparse</translation>
    </message>
    <message>
        <source>Dense and sparse compute are shown next to each other: sparse counts operations that are skipped.</source>
        <translation>Le calcul dense et le calcul sparse sont côte à côte : le sparse compte des opérations qui sont omises.</translation>
    </message>
    <message>
        <source>Dense compute</source>
        <translation>Calcul dense</translation>
    </message>
    <message>
        <source>Dense peak</source>
        <translation>Crête dense</translation>
    </message>
    <message>
        <source>Depends on price book and workload; compute it here.</source>
        <translation>Dépend de la grille tarifaire et de la charge de travail ; calculez-le ici.</translation>
    </message>
    <message>
        <source>Deployments, best case</source>
        <translation>Déploiements, au plus rapide</translation>
    </message>
    <message>
        <source>Deployments, worst case</source>
        <translation>Déploiements, au plus lent</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Ce que c’est</translation>
    </message>
    <message>
        <source>Description of the keynote video: preview.</source>
        <translation>Description de la vidéo de la keynote : préversion.</translation>
    </message>
    <message>
        <source>Design power.</source>
        <translation>Puissance de conception.</translation>
    </message>
    <message>
        <source>Detected from the file</source>
        <translation>D’après le fichier</translation>
    </message>
    <message>
        <source>Did you mean "%1"?</source>
        <translation>Vouliez-vous dire « %1 » ?</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>Vouliez-vous dire %1 ?</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>Differences between the scenarios</source>
        <translation>Ce qui distingue les scénarios</translation>
    </message>
    <message>
        <source>Dimensions of Step-3.7-Flash.</source>
        <translation>Dimensions de Step-3.7-Flash.</translation>
    </message>
    <message>
        <source>Disaggregated prefill (1: yes)</source>
        <translation>Prefill sur des puces dédiées (1 : oui)</translation>
    </message>
    <message>
        <source>Disaggregated prefill needs two replicas; %1 x %2 hold one.</source>
        <translation>Le prefill sur des puces dédiées demande deux copies du modèle ; %1 x %2 en contiennent une.</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Remise</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ignorer</translation>
    </message>
    <message>
        <source>Do not embed the board in PDF, SVG, PNG, PPTX and XLSX files. Such files cannot be opened in Chipboard again.</source>
        <translation>N’inclut pas la comparaison dans les fichiers PDF, SVG, PNG, PPTX et XLSX ; ils ne pourront pas être rouverts.</translation>
    </message>
    <message>
        <source>Do the claims of vendors and the guide hold?</source>
        <translation>Les affirmations du guide et des fabricants tiennent-elles ?</translation>
    </message>
    <message>
        <source>Docs version 2.9.1.</source>
        <translation>Documentation, version 2.9.1.</translation>
    </message>
    <message>
        <source>Docs: 705.6 / 185.6.</source>
        <translation>Documentation : 705,6 / 185,6.</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>Does AWS sell chips?</source>
        <translation>AWS vend-il des puces ?</translation>
    </message>
    <message>
        <source>Does not fit</source>
        <translation>Ne tient pas</translation>
    </message>
    <message>
        <source>Does not pay back</source>
        <translation>Pas rentable</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Dots on a &amp;logarithmic axis</source>
        <translation>Points sur un axe &amp;logarithmique</translation>
    </message>
    <message>
        <source>Double each quote within a quoted field.</source>
        <translation>Doublez un guillemet à l’intérieur d’un champ entre guillemets.</translation>
    </message>
    <message>
        <source>Down to the low end</source>
        <translation>Jusqu’à la borne basse</translation>
    </message>
    <message>
        <source>Download it again, or remove its last line.</source>
        <translation>Téléchargez-le à nouveau, ou supprimez sa dernière ligne.</translation>
    </message>
    <message>
        <source>Download the file itself: this looks like a sign-in or error page.</source>
        <translation>Téléchargez le fichier lui-même : une page de connexion ou d’erreur se présente ainsi.</translation>
    </message>
    <message>
        <source>Drag</source>
        <comment>with the mouse</comment>
        <translation>Glisser</translation>
    </message>
    <message>
        <source>Drag a chart into another program or a folder: it arrives as %1.</source>
        <translation>Faites glisser un graphique vers un autre programme ou un dossier : il y arrive en %1.</translation>
    </message>
    <message>
        <source>Drag a chart out as %1</source>
        <translation>Faire glisser un graphique ailleurs : %1</translation>
    </message>
    <message>
        <source>Draw dots instead</source>
        <translation>Tracer plutôt des points</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Tirages</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Duplicate and edit this &amp;workload</source>
        <translation>Dupliquer et modifier &amp;cette charge</translation>
    </message>
    <message>
        <source>EC2 API.</source>
        <translation>API EC2.</translation>
    </message>
    <message>
        <source>EC2 API: 141 GiB, so the 141 of NVIDIA counts GiB.</source>
        <translation>API EC2 : 141 GiB, donc les 141 de NVIDIA comptent des GiB.</translation>
    </message>
    <message>
        <source>EC2 API: 179.1 GiB or 192.3 GB, so 180 counts GiB and 192 GB.</source>
        <translation>API EC2 : 179,1 GiB ou 192,3 GB, donc 180 compte des GiB et 192 des GB.</translation>
    </message>
    <message>
        <source>EC2 API: 268.6 GiB or 288.4 GB, so 268 counts GiB and 288 GB.</source>
        <translation>API EC2 : 268,6 GiB ou 288,4 GB, donc 268 compte des GiB et 288 des GB.</translation>
    </message>
    <message>
        <source>EC2 API: 80 GiB, or 85.9 GB.</source>
        <translation>API EC2 : 80 GiB, soit 85,9 GB.</translation>
    </message>
    <message>
        <source>EC2 guide and API: 8,192 GiB for trn2.48xlarge, 16 x 512.</source>
        <translation>Guide et API EC2 : 8 192 GiB pour trn2.48xlarge, 16 x 512.</translation>
    </message>
    <message>
        <source>EC2 guide and API: an error of AWS.</source>
        <translation>Guide et API EC2 : une erreur d’AWS.</translation>
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
        <translation>Embeddings de protéines ESM-2 650M, 512 résidus</translation>
    </message>
    <message>
        <source>ESM-2-650M</source>
        <translation>ESM-2-650M</translation>
    </message>
    <message>
        <source>Each chip holds all of attention, best so far</source>
        <translation>Chaque puce a toute l’attention, meilleur cas jusqu’ici</translation>
    </message>
    <message>
        <source>Each chip holds all of attention; 1: yes</source>
        <translation>Chaque puce a toute l’attention ; 1 : oui</translation>
    </message>
    <message>
        <source>Each curve is one option. Further right, each user gets more tokens/s and fewer requests share a chip, so it generates fewer tokens in total and each costs more. The vertical line is the service level in the title. Dots are published measurements of the same model on the same chip.</source>
        <translation>Chaque courbe est une option. Vers la droite, un utilisateur reçoit plus de tokens/s, donc moins de requêtes partagent une puce : elle donne moins de tokens au total, et chacun coûte plus. La ligne verticale est le niveau de service du titre. Les points sont des mesures publiées du même modèle sur la même puce.</translation>
    </message>
    <message>
        <source>Each has its own base, so they are not one number; Chipboard shows them separately.</source>
        <translation>Chacune a sa propre base, ce n’est donc pas un même nombre ; Chipboard les montre séparément.</translation>
    </message>
    <message>
        <source>Each layer keeps a window of 128 tokens and compressed entries of all tokens. Half of the layers keep one every 4 tokens, half one every 128 (assumed). Sparse attention counts entries.</source>
        <translation>Chaque couche garde une fenêtre de 128 tokens et des entrées compressées de tous : la moitié des couches une tous les 4 tokens, l’autre moitié une tous les 128 (supposé). L’attention creuse compte les entrées.</translation>
    </message>
    <message>
        <source>Each of these prices has only one date, so no trend is known</source>
        <translation>Chacun de ces prix n’a qu’une date : aucun changement n’est donc connu</translation>
    </message>
    <message>
        <source>Each option uses as many chips as it needs (%1 to %2).</source>
        <translation>Chacun est affiché avec autant de puces qu’il lui en faut (de %1 à %2).</translation>
    </message>
    <message>
        <source>Each point is a price on a known date. A thin dashed line joins two dates of one offer; the prices between them are unknown.</source>
        <translation>Chaque point est un prix à une date connue. Un trait fin en tirets relie deux dates d’une même offre ; ce qui a été payé entre-temps n’est pas connu.</translation>
    </message>
    <message>
        <source>Each point is a published measurement: predicted vs measured. On the line both are equal; inside the band they differ by at most 25%. The bars are median errors (lower is better), with the number of measurements in brackets.</source>
        <translation>Chaque point est une mesure publiée : prédit face à mesuré. Sur la ligne, les deux sont égaux ; dans la bande, ils diffèrent de 25 % au plus. Les barres sont des erreurs médianes, le plus bas est le mieux, avec le nombre de mesures entre parenthèses.</translation>
    </message>
    <message>
        <source>Each price import is a numbered snapshot. Removing one removes its prices from every board that uses them; importing the file again restores them.</source>
        <translation>Chaque import de prix est un instantané numéroté. Le supprimer retire ses prix de toutes les comparaisons qui les utilisent ; réimporter le fichier les fait revenir.</translation>
    </message>
    <message>
        <source>Each scenario has its own prices, assumptions and custom values.</source>
        <translation>Chaque scénario a ses prix, ses hypothèses et ses valeurs propres.</translation>
    </message>
    <message>
        <source>Each token also uses one shared expert of the same width as the others, as in every "%1".</source>
        <translation>Chaque token passe aussi par un expert partagé de la largeur des autres, comme toujours pour « %1 ».</translation>
    </message>
    <message>
        <source>Each was true on its day: the date decides.</source>
        <translation>Chacune était vraie à sa date : c’est la date qui tranche.</translation>
    </message>
    <message>
        <source>Early software</source>
        <translation>Logiciel précoce</translation>
    </message>
    <message>
        <source>Edit a chart's note</source>
        <translation>Écrire la note d’un graphique</translation>
    </message>
    <message>
        <source>Edit a chart's subtitle</source>
        <translation>Écrire le sous-titre d’un graphique</translation>
    </message>
    <message>
        <source>Edit a chart's title</source>
        <translation>Écrire le titre d’un graphique</translation>
    </message>
    <message>
        <source>Edit page &amp;title…</source>
        <translation>&amp;Titre de la page…</translation>
    </message>
    <message>
        <source>Edit the title</source>
        <translation>Écrire le titre</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>Effort of moving (weeks)</source>
        <translation>Travail de migration (semaines)</translation>
    </message>
    <message>
        <source>Embed the comparison in files</source>
        <translation>Inclure la comparaison dans le fichier</translation>
    </message>
    <message>
        <source>Encoders, images and diffusion: a batch</source>
        <translation>Encodeurs, images et diffusion : un batch</translation>
    </message>
    <message>
        <source>End of the bar or range</source>
        <translation>Fin de la barre ou de la plage</translation>
    </message>
    <message>
        <source>End of the range</source>
        <translation>Fin de la plage</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>Terminer la visite guidée</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Énergie</translation>
    </message>
    <message>
        <source>Energy cost of the run</source>
        <translation>Coût énergétique de l’entraînement</translation>
    </message>
    <message>
        <source>Energy cost per million items</source>
        <translation>Coût énergétique par million d’éléments</translation>
    </message>
    <message>
        <source>Energy cost per million tokens</source>
        <translation>Coût énergétique de la sortie</translation>
    </message>
    <message>
        <source>Energy of the run</source>
        <translation>Énergie de l’entraînement</translation>
    </message>
    <message>
        <source>Energy per million items</source>
        <translation>Énergie par million d’éléments</translation>
    </message>
    <message>
        <source>Energy per million tokens</source>
        <translation>Énergie de la sortie</translation>
    </message>
    <message>
        <source>Energy per token</source>
        <translation>Énergie par token</translation>
    </message>
    <message>
        <source>Energy price</source>
        <translation>Prix de l’énergie</translation>
    </message>
    <message>
        <source>Engineer cost per week</source>
        <translation>Coût d’une semaine d’ingénieur</translation>
    </message>
    <message>
        <source>Engineer-weeks available</source>
        <translation>Semaines de migration</translation>
    </message>
    <message>
        <source>Engineer-weeks until the work runs on the other chip.</source>
        <translation>Semaines d’un ingénieur jusqu’à ce que le travail tourne sur l’autre puce.</translation>
    </message>
    <message>
        <source>Enlarges all text, up to twice its size.</source>
        <translation>Agrandit tous les textes, jusqu’au double de leur taille.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Enter %1 or less.</source>
        <translation>Saisissez %1 ou moins.</translation>
    </message>
    <message>
        <source>Enter 0 for no financing cost.</source>
        <translation>Indiquez 0 si l'argent ne coûte rien.</translation>
    </message>
    <message>
        <source>Enter 0 for no residual value.</source>
        <translation>Indiquez 0 s'il ne reste rien.</translation>
    </message>
    <message>
        <source>Enter 0 for none.</source>
        <translation>Indiquez 0 pour aucun.</translation>
    </message>
    <message>
        <source>Enter 0 if it is unknown.</source>
        <translation>Saisissez 0 si la valeur est inconnue.</translation>
    </message>
    <message>
        <source>Enter 0 or more.</source>
        <translation>Saisissez 0 ou plus.</translation>
    </message>
    <message>
        <source>Enter 0 to count only the chips.</source>
        <translation>Indiquez 0 pour les puces seules.</translation>
    </message>
    <message>
        <source>Enter 0 to follow the precision.</source>
        <translation>Saisissez 0 pour ceux de la précision.</translation>
    </message>
    <message>
        <source>Enter 1 or more chips.</source>
        <translation>Saisissez 1 puce ou plus.</translation>
    </message>
    <message>
        <source>Enter 1 or more, or 0 for as many as fit.</source>
        <translation>Saisissez 1 ou plus, ou 0 pour autant qu’il en tient.</translation>
    </message>
    <message>
        <source>Enter 1 or more, or 0 if it is unknown.</source>
        <translation>Saisissez 1 ou plus, ou 0 si la valeur est inconnue.</translation>
    </message>
    <message>
        <source>Enter 1 or more, or 0 to leave it open.</source>
        <translation>Saisissez 1 ou plus, ou 0 pour laisser la valeur ouverte.</translation>
    </message>
    <message>
        <source>Enter 1 or more.</source>
        <translation>Saisissez 1 ou plus.</translation>
    </message>
    <message>
        <source>Enter 1 to change nothing.</source>
        <translation>Saisissez 1 pour ne rien changer.</translation>
    </message>
    <message>
        <source>Enter 1 to keep the listed price.</source>
        <translation>Saisissez 1 pour garder le prix de la grille.</translation>
    </message>
    <message>
        <source>Enter 1 without speculative decoding.</source>
        <translation>Saisissez 1 si rien n’est spéculé.</translation>
    </message>
    <message>
        <source>Enter a custom value.</source>
        <translation>Saisissez-la comme valeur propre.</translation>
    </message>
    <message>
        <source>Enter a file name.</source>
        <translation>Donnez un nom de fichier.</translation>
    </message>
    <message>
        <source>Enter a monthly volume above 0, or leave the field empty.</source>
        <translation>Saisissez un volume mensuel supérieur à 0, ou laissez le champ vide.</translation>
    </message>
    <message>
        <source>Enter a number above 0, or 0 for no limit.</source>
        <translation>Saisissez un nombre supérieur à 0, ou 0 pour ne pas fixer de limite.</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>Donnez un nombre.</translation>
    </message>
    <message>
        <source>Enter a smaller discount.</source>
        <translation>Saisissez une remise plus petite.</translation>
    </message>
    <message>
        <source>Enter a text or remove it.</source>
        <translation>Donnez un texte ou omettez la clé.</translation>
    </message>
    <message>
        <source>Enter a whole number.</source>
        <translation>Donnez-en une.</translation>
    </message>
    <message>
        <source>Enter how many %1 one USD buys; until then money is shown in USD.</source>
        <translation>Saisissez combien de %1 vaut un USD : d’ici là, les montants s’affichent en USD.</translation>
    </message>
    <message>
        <source>Enter how much of the currency one USD buys.</source>
        <translation>Indiquez combien d’unités de la devise vaut un USD.</translation>
    </message>
    <message>
        <source>Enter it in the field "Prices as of".</source>
        <translation>Saisissez-la dans le champ « Date des prix ».</translation>
    </message>
    <message>
        <source>Enter the FLOP of one item.</source>
        <translation>Saisissez les FLOP d’un élément.</translation>
    </message>
    <message>
        <source>Enter the batch.</source>
        <translation>Saisissez le batch.</translation>
    </message>
    <message>
        <source>Enter the dimensions of the model.</source>
        <translation>Saisissez les dimensions du modèle.</translation>
    </message>
    <message>
        <source>Enter the figure without sparsity here and this one under "sparse".</source>
        <translation>Donnez ici la valeur sans sparsité, et celle-ci sous « sparse ».</translation>
    </message>
    <message>
        <source>Enter the heads of the model.</source>
        <translation>Saisissez les têtes du modèle.</translation>
    </message>
    <message>
        <source>Enter the length of a text.</source>
        <translation>Saisissez la longueur d’un texte.</translation>
    </message>
    <message>
        <source>Enter the lengths and the batch.</source>
        <translation>Saisissez les longueurs et le batch.</translation>
    </message>
    <message>
        <source>Enter the lengths.</source>
        <translation>Saisissez les longueurs.</translation>
    </message>
    <message>
        <source>Enter the monthly spend from %1 to %2, such as 80000 or 80k, or leave the field empty.</source>
        <translation>Saisissez la dépense mensuelle de %1 à %2, par exemple 80000 ou 80k, ou laissez le champ vide.</translation>
    </message>
    <message>
        <source>Enter the monthly volume</source>
        <translation>Saisir le volume mensuel</translation>
    </message>
    <message>
        <source>Enter the name of a regular file.</source>
        <translation>Donnez le nom d’un fichier ordinaire.</translation>
    </message>
    <message>
        <source>Enter the parameters.</source>
        <translation>Saisissez les paramètres.</translation>
    </message>
    <message>
        <source>Enter the price of a kilowatt-hour.</source>
        <translation>Saisissez le coût d’un kilowattheure.</translation>
    </message>
    <message>
        <source>Enter the price of a million output tokens.</source>
        <translation>Indiquez ce que coûte un million de tokens de sortie.</translation>
    </message>
    <message>
        <source>Enter the price of one machine.</source>
        <translation>Indiquez ce que coûte une machine.</translation>
    </message>
    <message>
        <source>Enter the sequence length.</source>
        <translation>Saisissez la longueur de séquence.</translation>
    </message>
    <message>
        <source>Enter the service life.</source>
        <translation>Indiquez combien de temps elle est utilisée.</translation>
    </message>
    <message>
        <source>Enter the share of paid hours.</source>
        <translation>Saisissez la part des heures payées.</translation>
    </message>
    <message>
        <source>Enter the share of productive time.</source>
        <translation>Saisissez la part du temps où l’entraînement avance.</translation>
    </message>
    <message>
        <source>Enter the steps.</source>
        <translation>Saisissez les étapes.</translation>
    </message>
    <message>
        <source>Enter the tokens of a text.</source>
        <translation>Saisissez les tokens d’un texte.</translation>
    </message>
    <message>
        <source>Enter the tokens to train on.</source>
        <translation>Saisissez les tokens d’entraînement.</translation>
    </message>
    <message>
        <source>Enter what was measured, or write the file again with "chipboard calibrate".</source>
        <translation>Saisissez ce qui a été mesuré, ou réécrivez le fichier avec « chipboard calibrate ».</translation>
    </message>
    <message>
        <source>Epoch AI estimates 380 W.</source>
        <translation>Epoch AI estime 380 W.</translation>
    </message>
    <message>
        <source>Epoch AI estimates 540 W.</source>
        <translation>Epoch AI estime 540 W.</translation>
    </message>
    <message>
        <source>Epoch AI estimates 960 W.</source>
        <translation>Epoch AI estime 960 W.</translation>
    </message>
    <message>
        <source>Epoch AI's table of machine-learning hardware (CSV): chips</source>
        <translation>Tableau du matériel d’apprentissage automatique d’Epoch AI (CSV) : puces</translation>
    </message>
    <message>
        <source>Equal data and assumptions give equal files, byte by byte.</source>
        <translation>À données et hypothèses égales, les fichiers sont identiques, octet par octet.</translation>
    </message>
    <message>
        <source>Equal to its MI350X row, probably a slip.</source>
        <translation>Égal à sa ligne MI350X, sans doute une erreur.</translation>
    </message>
    <message>
        <source>Equals dense FP6 and FP4: easy to mix up.</source>
        <translation>Égal à FP6 et FP4 dense : facile à confondre.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Error by chip family</source>
        <translation>Erreur par famille de puces</translation>
    </message>
    <message>
        <source>Error by kind of measurement</source>
        <translation>Erreur par type de mesure</translation>
    </message>
    <message>
        <source>Error of the estimate</source>
        <translation>Erreur de l’estimation</translation>
    </message>
    <message>
        <source>Error, 90th percentile</source>
        <translation>Erreur, 90e centile</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Estimate a workload on a chip or instance.</source>
        <translation>Estime une charge de travail sur une puce ou une instance.</translation>
    </message>
    <message>
        <source>Estimated by the source.</source>
        <translation>Estimé par la source.</translation>
    </message>
    <message>
        <source>Estimates</source>
        <translation>Estimations</translation>
    </message>
    <message>
        <source>Estimates are calculated from first principles. The operations and bytes of the work are divided by the chip's peaks times efficiencies fitted to published measurements. The times of compute, memory and links add up. Costs are the hours of whole instances at the chosen prices.</source>
        <translation>Les estimations partent des principes de base : les opérations et les octets du travail, divisés par les crêtes de la puce multipliées par des rendements tirés de mesures publiées ; les temps de calcul, de mémoire et de liens s’additionnent. Les coûts sont les heures d’instances entières aux prix choisis.</translation>
    </message>
    <message>
        <source>Estimates are compared with measurements, not with the baseline.</source>
        <translation>Les estimations sont confrontées aux mesures, quelle que soit la référence.</translation>
    </message>
    <message>
        <source>Estimates next to published figures: %1.</source>
        <translation>Estimations à côté de valeurs publiées : %1.</translation>
    </message>
    <message>
        <source>Evaluation.</source>
        <translation>Évaluation.</translation>
    </message>
    <message>
        <source>Every dimension can be edited.</source>
        <translation>Chaque dimension est modifiable.</translation>
    </message>
    <message>
        <source>Every figure has a source.</source>
        <translation>Chaque valeur a une source.</translation>
    </message>
    <message>
        <source>Every figure in view, with status, range, date and source</source>
        <translation>Chaque valeur affichée, avec statut, plage, date et source</translation>
    </message>
    <message>
        <source>Every mark has a name.</source>
        <translation>Chaque point a un nom.</translation>
    </message>
    <message>
        <source>Every measurement is a row of the table, with its source and its error.</source>
        <translation>Chaque mesure est une ligne du tableau, avec sa source et son erreur.</translation>
    </message>
    <message>
        <source>Every peak figure of the chip is below that of one A100; the comparison is about price.</source>
        <translation>Chaque valeur de crête de la puce est inférieure à celle d’un A100 ; la comparaison porte sur le prix.</translation>
    </message>
    <message>
        <source>Every row is drawn.</source>
        <translation>Toutes les lignes sont dessinées.</translation>
    </message>
    <message>
        <source>Every second layer attends to 128 tokens only.</source>
        <translation>Une couche sur deux ne porte l’attention que sur 128 tokens.</translation>
    </message>
    <message>
        <source>Every step between the assumptions and the results. Searches are collapsed.</source>
        <translation>Toutes les étapes entre les hypothèses et les résultats. Les recherches sont repliées.</translation>
    </message>
    <message>
        <source>Everything works from the keyboard. Ctrl+K finds any command by its name.</source>
        <translation>Tout peut se faire au clavier. Ctrl+K trouve toute commande par son nom.</translation>
    </message>
    <message>
        <source>Everything you selected, best first; rows that are announced or have no price come last. Bars are outlined because they are estimates, whiskers show the error range of eight in ten measurements, and ◀ marks the baseline.</source>
        <translation>Tout ce que vous avez sélectionné, le meilleur d’abord ; les puces annoncées et les lignes sans prix viennent à la fin. Les barres n’ont qu’un contour car ce sont des estimations, les traits montrent la marge d’erreur de huit mesures sur dix, et ◀ marque la référence.</translation>
    </message>
    <message>
        <source>Exact 2516.6.</source>
        <translation>Valeur exacte : 2516,6.</translation>
    </message>
    <message>
        <source>Exactly one scenario must be active; found %1.</source>
        <translation>Un seul scénario doit être actif ; il y en a %1 ici.</translation>
    </message>
    <message>
        <source>Example of a rack budget.</source>
        <translation>Exemple d’un budget de rack.</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Classeur Excel</translation>
    </message>
    <message>
        <source>Exchange rate</source>
        <translation>Taux de change</translation>
    </message>
    <message>
        <source>Exchange rate %1</source>
        <translation>Taux de change %1</translation>
    </message>
    <message>
        <source>Exchange rate %1 to %2</source>
        <translation>Taux de change : de %1 à %2</translation>
    </message>
    <message>
        <source>Exchange rate: what one USD buys of the currency shown</source>
        <translation>Taux de change : combien d’unités de la devise affichée vaut un USD</translation>
    </message>
    <message>
        <source>Exclude %1</source>
        <translation>Écarter %1</translation>
    </message>
    <message>
        <source>Exclude compute in mixed formats</source>
        <translation>Écarter le calcul de formats mélangés</translation>
    </message>
    <message>
        <source>Excluded from %1 to %2: chip counts at which a chip reaches less than half of its best throughput.</source>
        <comment>numbers of chips</comment>
        <translation>Omis de %1 à %2 : les nombres pour lesquels une puce fait moins de la moitié de ce qu’elle fait au mieux, que personne ne louerait.</translation>
    </message>
    <message>
        <source>Excluded: %1 (%2), software in maintenance.</source>
        <translation>Non compté : %1 (%2), dont le logiciel d’inférence n’est plus qu’en maintenance.</translation>
    </message>
    <message>
        <source>Excluded: %1, software in maintenance.</source>
        <translation>Non comptés : %1, dont le logiciel d’inférence n’est plus qu’en maintenance.</translation>
    </message>
    <message>
        <source>Exit status: 0 success, 1 wrong usage, 2 bad data, 3 cannot write.</source>
        <translation>Code de sortie : 0 succès, 1 mauvais usage, 2 données erronées, 3 écriture impossible.</translation>
    </message>
    <message>
        <source>Expands or collapses the form of the page. While it is collapsed, its entries are shown next to it.</source>
        <translation>Ouvre et ferme le formulaire de la page. Tant qu’il est fermé, ce qui a été indiqué figure à côté.</translation>
    </message>
    <message>
        <source>Expands or collapses this group of assumptions.</source>
        <translation>Ouvre et ferme ce groupe d’hypothèses.</translation>
    </message>
    <message>
        <source>Expected in the second half of 2026.</source>
        <translation>Attendue au second semestre 2026.</translation>
    </message>
    <message>
        <source>Expected: %1, compared with %2.</source>
        <translation>À prévoir : %1, contre %2.</translation>
    </message>
    <message>
        <source>Expert overhead factor</source>
        <translation>Facteur ajouté par les experts</translation>
    </message>
    <message>
        <source>Expert parallelism</source>
        <translation>Parallélisme d’experts</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experts</translation>
    </message>
    <message>
        <source>Experts per layer; total parameters adjust, active parameters stay. Applies to models with experts.</source>
        <translation>Experts d’une couche ; les paramètres totaux suivent, les paramètres actifs restent. S’applique aux modèles à experts.</translation>
    </message>
    <message>
        <source>Experts per token</source>
        <translation>Experts par token</translation>
    </message>
    <message>
        <source>Experts used by each token; active parameters adjust. Applies to models with experts.</source>
        <translation>Experts auxquels va chaque token ; les paramètres actifs suivent. S’applique aux modèles à experts.</translation>
    </message>
    <message>
        <source>Exponent of scaling</source>
        <translation>Exposant du nombre de puces</translation>
    </message>
    <message>
        <source>Exponent of sparsity</source>
        <translation>Exposant de la sparsité</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Export a PDF…</source>
        <translation>Exporter un PDF…</translation>
    </message>
    <message>
        <source>Export a page or a report. Files open again in Chipboard. Press F1 for help.</source>
        <translation>Exportez une page ou un rapport. Les fichiers se rouvrent dans Chipboard. F1 affiche l’aide.</translation>
    </message>
    <message>
        <source>Export a picture…</source>
        <translation>Exporter une image…</translation>
    </message>
    <message>
        <source>Export a workbook for Excel…</source>
        <translation>Exporter un classeur pour Excel…</translation>
    </message>
    <message>
        <source>Export a&amp;gain</source>
        <translation>Exporter à no&amp;uveau</translation>
    </message>
    <message>
        <source>Export chart…</source>
        <translation>Exporter le graphique…</translation>
    </message>
    <message>
        <source>Export colours</source>
        <translation>Couleurs des fichiers</translation>
    </message>
    <message>
        <source>Export language</source>
        <translation>Langue des fichiers</translation>
    </message>
    <message>
        <source>Export only this chart of the page, by id or title, such as memory.</source>
        <translation>Le graphique de la page à écrire seul, par son identifiant ou son titre, par exemple memory.</translation>
    </message>
    <message>
        <source>Export slides for PowerPoint…</source>
        <translation>Exporter des diapositives pour PowerPoint…</translation>
    </message>
    <message>
        <source>Export text size</source>
        <translation>Taille du texte des fichiers</translation>
    </message>
    <message>
        <source>Export the dashboard to files.</source>
        <translation>Écrit le tableau de bord dans des fichiers.</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exporter vers</translation>
    </message>
    <message>
        <source>Export without the brand theme</source>
        <translation>Ne pas utiliser la charte graphique</translation>
    </message>
    <message>
        <source>Exported %1.</source>
        <translation>Fichier exporté : %1.</translation>
    </message>
    <message numerus="yes">
        <source>Exported %n files.</source>
        <translation><numerusform>%n fichier exporté.</numerusform><numerusform>%n fichiers exportés.</numerusform></translation>
    </message>
    <message>
        <source>Exported files</source>
        <translation>Fichiers exportés</translation>
    </message>
    <message>
        <source>Exported files with an embedded comparison (%1)</source>
        <translation>Fichiers exportés avec leur comparaison (%1)</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Exportation</translation>
    </message>
    <message>
        <source>Exports pages as documents, slides, pictures, workbooks or plain data.</source>
        <translation>Écrit des pages en documents, diapositives, images, classeurs ou données simples.</translation>
    </message>
    <message>
        <source>Exports the answer, why, and what to check, on one page.</source>
        <translation>Exporte la réponse, la raison et ce qu’il faut vérifier, sur une page.</translation>
    </message>
    <message>
        <source>Exports the same files again, with the current numbers.</source>
        <translation>Écrit les mêmes fichiers que la dernière fois, avec les nombres actuels.</translation>
    </message>
    <message>
        <source>Exports this page or all pages: documents, slides, pictures, workbooks, plain data.</source>
        <translation>Écrit cette page ou toutes dans des fichiers : documents, diapositives, images, classeurs, données simples.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>FLOP</source>
        <translation>FLOP</translation>
    </message>
    <message>
        <source>FLOP are twice the multiply-accumulates.</source>
        <translation>Les FLOP valent le double des multiplications-accumulations.</translation>
    </message>
    <message>
        <source>FLOP of one denoising step at 1024 x 1024, counted from the layers.</source>
        <translation>FLOP d’une étape de débruitage à 1024 x 1024, comptés d’après les couches.</translation>
    </message>
    <message>
        <source>FLOP per byte</source>
        <translation>FLOP par octet</translation>
    </message>
    <message>
        <source>FLOP per item</source>
        <translation>FLOP d’un élément</translation>
    </message>
    <message>
        <source>FLOP per token</source>
        <translation>FLOP d’un token</translation>
    </message>
    <message>
        <source>FLOP per token and parameter</source>
        <translation>FLOP par token et paramètre</translation>
    </message>
    <message>
        <source>FLOP per token x tokens per second / dense peak</source>
        <translation>FLOP par token x tokens par seconde / crête dense</translation>
    </message>
    <message>
        <source>FLUX.1-dev</source>
        <translation>FLUX.1-dev</translation>
    </message>
    <message>
        <source>FLUX.1-dev image generation, 50 steps</source>
        <translation>Génération d’images FLUX.1-dev, 50 étapes</translation>
    </message>
    <message>
        <source>FP16 compute</source>
        <translation>Calcul FP16</translation>
    </message>
    <message>
        <source>FP16 has %1 and BF16 %2: one is twice the other.</source>
        <translation>FP16 a %1 et BF16 %2 : l’un est le double de l’autre.</translation>
    </message>
    <message>
        <source>FP16 sparse compute</source>
        <translation>Calcul FP16 sparse</translation>
    </message>
    <message>
        <source>FP32 compute</source>
        <translation>Calcul FP32</translation>
    </message>
    <message>
        <source>FP32 models are cast to BF16.</source>
        <translation>Les modèles FP32 sont convertis en BF16.</translation>
    </message>
    <message>
        <source>FP32 sparse compute</source>
        <translation>Calcul FP32 sparse</translation>
    </message>
    <message>
        <source>FP4 compute</source>
        <translation>Calcul FP4</translation>
    </message>
    <message>
        <source>FP4 sparse compute</source>
        <translation>Calcul FP4 sparse</translation>
    </message>
    <message>
        <source>FP64 compute</source>
        <translation>Calcul FP64</translation>
    </message>
    <message>
        <source>FP64 sparse compute</source>
        <translation>Calcul FP64 sparse</translation>
    </message>
    <message>
        <source>FP8 1299/190 = 6.84x; BF16 667/190 = 3.51x; FP32 181/47.5 = 3.81x</source>
        <translation>FP8 1299/190 = 6,84x ; BF16 667/190 = 3,51x ; FP32 181/47,5 = 3,81x</translation>
    </message>
    <message>
        <source>FP8 2517/1299 = 1.938x; BF16 671/667 = 1.006x; HBM 144/96 = 1.5x; bandwidth 4.9/2.9 = 1.69x; UltraServer 362.448/83.136 = 4.36x</source>
        <translation>FP8 2517/1299 = 1,938x ; BF16 671/667 = 1,006x ; HBM 144/96 = 1,5x ; bande passante 4,9/2,9 = 1,69x ; UltraServer 362,448/83,136 = 4,36x</translation>
    </message>
    <message>
        <source>FP8 compute</source>
        <translation>Calcul FP8</translation>
    </message>
    <message>
        <source>FP8 gain is half of the FP4 gain; since Trainium3 MXFP4 = MXFP8 = 2,517, Trainium4 FP4/FP8 = 6/3 = 2</source>
        <translation>le gain FP8 est la moitié du gain FP4 ; comme pour Trainium3 MXFP4 = MXFP8 = 2 517, pour Trainium4 FP4/FP8 = 6/3 = 2</translation>
    </message>
    <message>
        <source>FP8 in a chip of %1</source>
        <translation>FP8 dans une puce de %1</translation>
    </message>
    <message>
        <source>FP8 per chip, as the guide has it</source>
        <translation>FP8 par puce, selon le guide</translation>
    </message>
    <message>
        <source>FP8 sparse compute</source>
        <translation>Calcul FP8 sparse</translation>
    </message>
    <message>
        <source>FP8, BF16, MXFP8</source>
        <translation>FP8, BF16, MXFP8</translation>
    </message>
    <message>
        <source>Fair for instances, not for chips.</source>
        <translation>Juste pour les instances, pas pour les puces.</translation>
    </message>
    <message>
        <source>Falcon-180B</source>
        <translation>Falcon-180B</translation>
    </message>
    <message>
        <source>Fastest per chip</source>
        <translation>Le plus rapide par puce</translation>
    </message>
    <message>
        <source>Fewest chips: %1</source>
        <translation>Minimum de puces : %1</translation>
    </message>
    <message>
        <source>Field names</source>
        <translation>Noms des champs</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Figures changed since the board was saved: %1.</source>
        <translation>Des valeurs ont changé depuis l’enregistrement de la comparaison : %1.</translation>
    </message>
    <message>
        <source>Figures of chips, instances and prices come from the listed sources, each with its date. If there are several sources, the maker's own comes first. The others are kept, and disagreements are shown.</source>
        <translation>Les valeurs des puces, des instances et des prix viennent des sources citées, chacune avec sa date. S’il y a plusieurs sources, celle du fabricant passe en premier ; les autres restent à côté, et tout désaccord est signalé.</translation>
    </message>
    <message>
        <source>Figures that changed in the catalogue since this board was saved.</source>
        <translation>Valeurs que le catalogue a changées depuis l’enregistrement de cette comparaison.</translation>
    </message>
    <message>
        <source>Figures without a source: %1.</source>
        <translation>Valeurs sans source : %1.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>File &gt; Check slide checks the page against these rules, at the size and in the theme of the export, and offers fixes where possible.</source>
        <translation>Fichier &gt; Vérifier la diapositive confronte la page à ces règles, à la taille et avec le thème de l’export, et propose une correction quand il y en a une.</translation>
    </message>
    <message>
        <source>Files are written with libxlsxwriter (BSD 2-Clause) and zlib (zlib licence); imported prices are kept with SQLite (public domain).</source>
        <translation>Les fichiers sont écrits avec libxlsxwriter (BSD 2-Clause) et zlib (licence zlib) ; les prix importés sont conservés avec SQLite (domaine public).</translation>
    </message>
    <message>
        <source>Files with an embedded comparison can be opened again in Chipboard.</source>
        <translation>Un fichier qui la contient peut être rouvert dans Chipboard.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Filter conditions for instances</source>
        <translation>Conditions que les instances doivent remplir</translation>
    </message>
    <message>
        <source>Filter conditions for instances, to add to the search.</source>
        <translation>Conditions que les instances doivent remplir, à saisir dans la recherche.</translation>
    </message>
    <message>
        <source>Financing cost of the machine, a twelfth of it per month; repaid in equal monthly instalments.</source>
        <translation>Ce que coûte l'argent placé dans la machine, un douzième par mois ; remboursé en mensualités égales.</translation>
    </message>
    <message>
        <source>Find a chip</source>
        <translation>Trouver une puce</translation>
    </message>
    <message>
        <source>Find an assumption</source>
        <translation>Rechercher une hypothèse</translation>
    </message>
    <message>
        <source>Find an assumption…</source>
        <translation>Rechercher une hypothèse…</translation>
    </message>
    <message>
        <source>Find chips</source>
        <translation>Trouver des puces</translation>
    </message>
    <message>
        <source>Find it with "chipboard list".</source>
        <translation>Cherchez avec « chipboard list ».</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Notre constat</translation>
    </message>
    <message>
        <source>Finds an assumption by name.</source>
        <translation>Trouve une hypothèse par son nom.</translation>
    </message>
    <message>
        <source>Finds any command by typing.</source>
        <translation>Tout ce qui peut être fait, à trouver en tapant.</translation>
    </message>
    <message>
        <source>Finds chips, instances and systems by name. For instances it also accepts conditions, such as memory &gt;= 640 GB and price_hour &lt; 40.</source>
        <translation>Trouve des puces, instances et systèmes par leur nom. Pour les instances, accepte aussi des conditions, comme : memory &gt;= 640 GB and price_hour &lt; 40.</translation>
    </message>
    <message>
        <source>Fine-tune Llama 3.1 70B with LoRA</source>
        <translation>Fine-tuning LoRA de Llama 3.1 70B</translation>
    </message>
    <message>
        <source>Fine-tune all weights of Llama 3.1 70B</source>
        <translation>Fine-tuning de tous les poids de Llama 3.1 70B</translation>
    </message>
    <message>
        <source>Fine-tuning</source>
        <translation>Fine-tuning</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Première</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>Premier token</translation>
    </message>
    <message>
        <source>First token under load</source>
        <translation>Premier token en charge</translation>
    </message>
    <message>
        <source>First value after</source>
        <translation>Premier après</translation>
    </message>
    <message>
        <source>Fit the serving and training constants to measurements.</source>
        <translation>Déterminer les constantes d'inférence et d'entraînement à partir de mesures.</translation>
    </message>
    <message>
        <source>Fits the missing Inferentia3; AWS does not say so in the sources read.</source>
        <translation>Cohérent avec l’absence d’Inferentia3 ; AWS ne le dit pas dans les sources lues.</translation>
    </message>
    <message>
        <source>Fits the serving and training models to all plain measurements and reports the error on held-out ones. If a calibration FILE is named, writes the constants to it.</source>
        <translation>Ajuste les modèles d'inférence et d'entraînement à toutes les mesures simples et indique leur écart sur celles laissées de côté. Avec le fichier (FILE) d'un calibrage, y écrit les constantes.</translation>
    </message>
    <message>
        <source>Fitted to %1 measurements: median error %2.</source>
        <translation>Ajusté à %1 mesures : erreur médiane de %2.</translation>
    </message>
    <message>
        <source>Fix the errors above, or remove --catalog.</source>
        <translation>Corrigez ce qui est indiqué plus haut, ou omettez --catalog.</translation>
    </message>
    <message>
        <source>Fix the ids listed above.</source>
        <translation>Corrigez les identifiants indiqués ci-dessus.</translation>
    </message>
    <message>
        <source>Fix the path or remove it.</source>
        <translation>Corrigez le chemin ou supprimez-le.</translation>
    </message>
    <message>
        <source>Fix: %1 (in the window: File &gt; Check slide).</source>
        <translation>Correction : %1 (dans la fenêtre : Fichier &gt; Vérifier la diapositive).</translation>
    </message>
    <message>
        <source>Fix: %1.</source>
        <translation>Correction : %1.</translation>
    </message>
    <message>
        <source>Fixed at export</source>
        <translation>Fixé lors de l’exportation</translation>
    </message>
    <message>
        <source>Fixed part of the first token</source>
        <translation>Part fixe du premier token</translation>
    </message>
    <message>
        <source>Fixed: %1</source>
        <translation>Fixe : %1</translation>
    </message>
    <message>
        <source>Fo&amp;lder</source>
        <translation>&amp;Dossier</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Follows the light or dark theme of the system.</source>
        <translation>Clair ou sombre comme le système, y compris quand il change.</translation>
    </message>
    <message>
        <source>For all text in the window, including charts.</source>
        <translation>De tous les textes de la fenêtre, graphiques compris.</translation>
    </message>
    <message>
        <source>For clusters that mix GPUs and Trainium.</source>
        <translation>Pour les clusters mêlant GPU et Trainium.</translation>
    </message>
    <message>
        <source>For documents with pages.</source>
        <translation>Vers des documents qui ont des pages.</translation>
    </message>
    <message>
        <source>For it</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>For products listed on one cloud only, check the others.</source>
        <translation>Ce qui figure dans un seul cloud doit être recherché dans les autres.</translation>
    </message>
    <message>
        <source>For sale</source>
        <translation>En vente</translation>
    </message>
    <message>
        <source>For some workloads Trainium matches an H100 at a quarter of the cost.</source>
        <translation>Pour certaines charges de travail, Trainium égale un H100 au quart du coût.</translation>
    </message>
    <message>
        <source>For text, and for how numbers are written and typed.</source>
        <translation>Des textes et de la façon dont les nombres sont écrits et saisis.</translation>
    </message>
    <message>
        <source>For the energy cost only: rental prices include energy, so it is not added to them.</source>
        <translation>Pour le seul coût de l’énergie : les prix de location comprennent l’énergie, qui ne s’y ajoute donc pas.</translation>
    </message>
    <message>
        <source>For the window; exported files have their own colours.</source>
        <translation>De la fenêtre ; les fichiers ont leurs propres couleurs.</translation>
    </message>
    <message>
        <source>For workloads it supports, Trainium stays the cheaper choice.</source>
        <translation>Pour les charges de travail qu’il prend en charge, Trainium reste le choix le moins cher.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Format: %1; provider: %2 (%3).</source>
        <translation>Format : %1 ; fournisseur : %2 (%3).</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formats</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formule</translation>
    </message>
    <message>
        <source>Formulas of the results</source>
        <translation>Formules des résultats</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Found "%1".</source>
        <translation>Ici se trouve « %1 ».</translation>
    </message>
    <message>
        <source>Found from %1 measurements; half of them lie within %2, eight of ten within %3.</source>
        <translation>Établi d’après %1 mesures ; la moitié se situe à moins de %2, huit sur dix à moins de %3.</translation>
    </message>
    <message>
        <source>Four savings claims</source>
        <translation>Quatre affirmations d’économies</translation>
    </message>
    <message>
        <source>Four stacks.</source>
        <translation>Quatre piles.</translation>
    </message>
    <message>
        <source>Four stacks; the press says HBM3 or HBM3e, AWS names no generation.</source>
        <translation>Quatre piles ; la presse parle de HBM3 ou de HBM3e, AWS ne nomme pas la génération.</translation>
    </message>
    <message>
        <source>Four times for Trainium2</source>
        <translation>Quatre fois pour Trainium2</translation>
    </message>
    <message>
        <source>Four times is a figure of AWS for whole instances.</source>
        <translation>« Quatre fois » est une valeur d’AWS pour des instances entières.</translation>
    </message>
    <message>
        <source>Four trn2u.48xlarge joined by NeuronLink.</source>
        <translation>Quatre trn2u.48xlarge reliées par NeuronLink.</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>Framework</translation>
    </message>
    <message>
        <source>Framework of the code.</source>
        <translation>Ce avec quoi le code est écrit.</translation>
    </message>
    <message>
        <source>Frameworks</source>
        <translation>Frameworks</translation>
    </message>
    <message>
        <source>Free of charge</source>
        <translation>Ne coûte rien</translation>
    </message>
    <message>
        <source>Free some disk space. Stored prices are unchanged.</source>
        <translation>Libérez de l’espace sur le disque. Ce qui était enregistré est inchangé.</translation>
    </message>
    <message>
        <source>Free some space and try again.</source>
        <translation>Libérez de l’espace et réessayez.</translation>
    </message>
    <message>
        <source>Free some space and try again; the old file is unchanged.</source>
        <translation>Libérez de l’espace et réessayez ; l’ancien fichier est intact.</translation>
    </message>
    <message>
        <source>Free some space in the folder for temporary files, %1.</source>
        <translation>Libérez de l’espace dans le dossier des fichiers temporaires, %1.</translation>
    </message>
    <message>
        <source>French and German text: 485 ha.</source>
        <translation>Textes français et allemand : 485 ha.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>From %1 to %2 a month; moving costs %3.</source>
        <comment>three amounts</comment>
        <translation>De %1 à %2 par mois ; la migration coûte %3.</translation>
    </message>
    <message>
        <source>From %1 to %2 there is nothing to compare: %3</source>
        <translation>De %1 à %2, il n’y a rien à comparer : %3</translation>
    </message>
    <message>
        <source>From %1 to %2 times the current value: %3 to %4.</source>
        <translation>De %1 à %2 fois la valeur actuelle : %3 à %4.</translation>
    </message>
    <message>
        <source>From %1 to %2, by doubling.</source>
        <translation>De %1 à %2, par doublement.</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>De %1 à %2.</translation>
    </message>
    <message>
        <source>From %1 to %2; unit: %3.</source>
        <translation>De %1 à %2 ; unité : %3.</translation>
    </message>
    <message>
        <source>From %1, owning costs less than renting for the hours used.</source>
        <translation>À partir de %1, posséder coûte moins que louer les heures utilisées.</translation>
    </message>
    <message>
        <source>From %1, owning costs less than the API.</source>
        <translation>À partir de %1, posséder coûte moins que l'API.</translation>
    </message>
    <message>
        <source>From %1, renting costs less than the API.</source>
        <translation>À partir de %1, louer coûte moins que l'API.</translation>
    </message>
    <message>
        <source>From %1.</source>
        <translation>De %1.</translation>
    </message>
    <message>
        <source>From DGX H100 and DGX B200, rounded: 10.2 and 14.3 kW for chips of 5.6 and 8 kW.</source>
        <translation>DGX H100 et DGX B200, arrondi : 10,2 et 14,3 kW pour des puces de 5,6 et 8 kW.</translation>
    </message>
    <message>
        <source>From another price list</source>
        <translation>D’une autre grille tarifaire</translation>
    </message>
    <message>
        <source>From published measurements of the chip's family.</source>
        <translation>Ce que montrent les mesures publiées de la famille de la puce.</translation>
    </message>
    <message>
        <source>From published training runs.</source>
        <translation>Ce que montrent les entraînements publiés.</translation>
    </message>
    <message>
        <source>From the H100 page; the GPU is the same.</source>
        <translation>D’après la page de H100 ; le GPU est le même.</translation>
    </message>
    <message>
        <source>From the H100 page; the silicon is the same.</source>
        <translation>D’après la page de H100 ; le silicium est le même.</translation>
    </message>
    <message>
        <source>From the MI325X page; compute is the same.</source>
        <translation>D’après la page du MI325X ; le calcul est le même.</translation>
    </message>
    <message>
        <source>From the MI325X page; the silicon is the same.</source>
        <translation>D’après la page du MI325X ; le silicium est le même.</translation>
    </message>
    <message>
        <source>From the lines above the table.</source>
        <translation>D’après les lignes au-dessus du tableau.</translation>
    </message>
    <message>
        <source>From the name of the file.</source>
        <translation>D’après le nom du fichier.</translation>
    </message>
    <message>
        <source>From the request to the first token; for serving only.</source>
        <translation>De la requête au premier token ; pour l’inférence en ligne seulement.</translation>
    </message>
    <message>
        <source>From the table on the TPU7x page.</source>
        <translation>D’après le tableau de la page TPU7x.</translation>
    </message>
    <message>
        <source>Front-end network.</source>
        <translation>Réseau frontal.</translation>
    </message>
    <message>
        <source>Full layers have fewer and wider KV heads than layers with a window.</source>
        <translation>Les couches complètes ont des têtes KV moins nombreuses et plus larges que les couches à fenêtre.</translation>
    </message>
    <message>
        <source>Full production; systems shipped from October 2022.</source>
        <translation>Pleine production ; systèmes livrés à partir d’octobre 2022.</translation>
    </message>
    <message>
        <source>GB and GiB</source>
        <translation>GB et GiB</translation>
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
        <translation>Clouds GPU, mai 2026</translation>
    </message>
    <message>
        <source>GPU clouds, Nov 2026</source>
        <translation>Clouds GPU, nov. 2026</translation>
    </message>
    <message>
        <source>GPU only, without the CPU.</source>
        <translation>GPU seul, sans le CPU.</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>GPUs only, at most.</source>
        <translation>GPU seuls, au maximum.</translation>
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
        <translation>Génération</translation>
    </message>
    <message>
        <source>Generations</source>
        <translation>Générations</translation>
    </message>
    <message>
        <source>Get the data as CSV or JSON.</source>
        <translation>Procurez-vous les données en CSV ou en JSON.</translation>
    </message>
    <message>
        <source>Global batch size</source>
        <translation>Séquences par étape</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossaire</translation>
    </message>
    <message>
        <source>Glossary of terms</source>
        <translation>Glossaire : vocabulaire du domaine</translation>
    </message>
    <message>
        <source>Go to the chart %1</source>
        <translation>Aller au graphique %1</translation>
    </message>
    <message>
        <source>Go to the page %1</source>
        <translation>Aller à la page %1</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>Goes to a page.</source>
        <translation>Va à une page.</translation>
    </message>
    <message>
        <source>Goes to the next page; after the last page, to the first.</source>
        <translation>Va à la page suivante ; après la dernière vient la première.</translation>
    </message>
    <message>
        <source>Goes to the previous page.</source>
        <translation>Va à la page précédente.</translation>
    </message>
    <message>
        <source>Goes to the search for chips, instances and systems.</source>
        <translation>Va à la recherche de puces, d’instances et de systèmes.</translation>
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
        <translation>Prix des machines complètes de Google Cloud (CSV)</translation>
    </message>
    <message>
        <source>Google calls it approximate.</source>
        <translation>Google la qualifie d’approximative.</translation>
    </message>
    <message>
        <source>Google prints 330 with sparsity.</source>
        <translation>Google indique 330 avec sparsité.</translation>
    </message>
    <message>
        <source>Google publishes no sparse figures.</source>
        <translation>Google ne publie pas de valeurs sparse.</translation>
    </message>
    <message>
        <source>Google writes GB and means GiB.</source>
        <translation>Google écrit GB pour GiB.</translation>
    </message>
    <message>
        <source>Gradient communication</source>
        <translation>Échange des gradients</translation>
    </message>
    <message>
        <source>Grey, for printers</source>
        <translation>Gris, pour imprimante</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Quadrillage</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Group to hold out and predict at a time: source (the default), model, chip, or group of all three.</source>
        <translation>Ce qui est laissé de côté à la fois puis prédit : chaque source (par défaut), modèle, puce ou groupe des trois.</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Growth is relative to the previous generation, not to the baseline.</source>
        <translation>La progression est donnée face à la génération précédente, quelle que soit la référence.</translation>
    </message>
    <message>
        <source>Guide and AFP: four times the first generation.</source>
        <translation>Guide et AFP : quatre fois la première génération.</translation>
    </message>
    <message>
        <source>Guide, Dec 2025</source>
        <translation>Guide, déc. 2025</translation>
    </message>
    <message>
        <source>Guide: 2019.</source>
        <translation>Guide : 2019.</translation>
    </message>
    <message>
        <source>Guide: 2022.</source>
        <translation>Guide : 2022.</translation>
    </message>
    <message>
        <source>Guide: 3 to 4 USD per GPU-hour after the cut.</source>
        <translation>Guide : 3 à 4 USD par GPU-heure après la baisse.</translation>
    </message>
    <message>
        <source>Guide: 30 stand on one site in Indiana.</source>
        <translation>Guide : 30 se trouvent sur un seul site, dans l’Indiana.</translation>
    </message>
    <message>
        <source>Guide: 362 PFLOPS.</source>
        <translation>Guide : 362 PFLOPS.</translation>
    </message>
    <message>
        <source>Guide: 8 billion USD since early 2024.</source>
        <translation>Guide : 8 milliards USD depuis début 2024.</translation>
    </message>
    <message>
        <source>Guide: 9.80 USD/h, or 3 to 4 USD per GPU-hour.</source>
        <translation>Guide : 9,80 USD/h, ou 3 à 4 USD par GPU-heure.</translation>
    </message>
    <message>
        <source>Guide: November 2025.</source>
        <translation>Guide : novembre 2025.</translation>
    </message>
    <message>
        <source>Guide: Trainium2 96 GB, Trainium3 144 GB.</source>
        <translation>Guide : Trainium2 96 GB, Trainium3 144 GB.</translation>
    </message>
    <message>
        <source>Guide: Trainium2, 30 to 40% better price-performance.</source>
        <translation>Guide : Trainium2, rapport prix-performances meilleur de 30 à 40 %.</translation>
    </message>
    <message>
        <source>Guide: about 1.10 USD/h.</source>
        <translation>Guide : environ 1,10 USD/h.</translation>
    </message>
    <message>
        <source>Guide: about 4.80 USD/h.</source>
        <translation>Guide : environ 4,80 USD/h.</translation>
    </message>
    <message>
        <source>Guide: about 540 PFLOPS.</source>
        <translation>Guide : environ 540 PFLOPS.</translation>
    </message>
    <message>
        <source>Guide: about half.</source>
        <translation>Guide : environ la moitié.</translation>
    </message>
    <message>
        <source>Guide: against P5 (H100).</source>
        <translation>Guide : par rapport à P5 (H100).</translation>
    </message>
    <message>
        <source>Guide: available since 2025.</source>
        <translation>Guide : disponible depuis 2025.</translation>
    </message>
    <message>
        <source>Guide: enables training of mixture-of-experts models.</source>
        <translation>Guide : permet d’entraîner des modèles à mélange d’experts.</translation>
    </message>
    <message>
        <source>Guide: in the class of the A100.</source>
        <translation>Guide : dans la classe d’A100.</translation>
    </message>
    <message>
        <source>Guide: in the class of the H100.</source>
        <translation>Guide : dans la classe de H100.</translation>
    </message>
    <message>
        <source>Guide: new in Trainium3.</source>
        <translation>Guide : nouvelle dans Trainium3.</translation>
    </message>
    <message>
        <source>Guide: opened under Apache 2.0.</source>
        <translation>Guide : ouvert sous Apache 2.0.</translation>
    </message>
    <message>
        <source>Guide: six times FP4, three times FP8, four times the bandwidth.</source>
        <translation>Guide : six fois le FP4, trois fois le FP8, quatre fois la bande passante.</translation>
    </message>
    <message>
        <source>H100 price</source>
        <translation>Prix de H100</translation>
    </message>
    <message>
        <source>H100 price cut of 44%</source>
        <translation>Baisse de 44 % du prix de H100</translation>
    </message>
    <message>
        <source>H100 price inside the guide</source>
        <translation>Prix de H100 au sein du guide</translation>
    </message>
    <message>
        <source>H200 vs H100 instances</source>
        <translation>instances H200 contre instances H100</translation>
    </message>
    <message>
        <source>HBM</source>
        <translation>HBM</translation>
    </message>
    <message>
        <source>HBM, generation not stated.</source>
        <translation>HBM, génération non précisée.</translation>
    </message>
    <message>
        <source>HBM3 version.</source>
        <translation>Version HBM3.</translation>
    </message>
    <message>
        <source>HBM3e version.</source>
        <translation>Version HBM3e.</translation>
    </message>
    <message>
        <source>HBM3e version; elsewhere in the chapter 144 GiB.</source>
        <translation>Version HBM3e ; ailleurs dans le chapitre, 144 GiB.</translation>
    </message>
    <message>
        <source>HBM3e.</source>
        <translation>HBM3e.</translation>
    </message>
    <message>
        <source>HTML table</source>
        <translation>Tableau HTML</translation>
    </message>
    <message>
        <source>Half a slide 16:9</source>
        <translation>Demi-diapositive 16:9</translation>
    </message>
    <message>
        <source>Half are below</source>
        <translation>La moitié est au-dessous</translation>
    </message>
    <message>
        <source>Half holds only per FP8 operation, against P5 on demand.</source>
        <translation>La moitié ne vaut que par opération FP8, par rapport à P5 à la demande.</translation>
    </message>
    <message>
        <source>Half of the 242 printed with sparsity.</source>
        <translation>La moitié des 242 indiqués avec sparsité.</translation>
    </message>
    <message>
        <source>Half of the sparse data sheet figure, according to Epoch AI.</source>
        <translation>La moitié de la valeur sparse de la fiche technique, selon Epoch AI.</translation>
    </message>
    <message>
        <source>Half price</source>
        <translation>Moitié prix</translation>
    </message>
    <message>
        <source>Half price; 30 to 40% better price-performance; a quarter of the H100 cost; 54% lower cost per token than A100.</source>
        <translation>Moitié prix ; rapport prix-performances meilleur de 30 à 40 % ; un quart du coût de H100 ; coût par token inférieur de 54 % à celui d’A100.</translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>Taille d’une tête</translation>
    </message>
    <message>
        <source>Heads that store keys and values; with more chips than KV heads, the cache is replicated. A KV cache stated by the model does not change.</source>
        <translation>Têtes qui conservent clés et valeurs ; au-delà du nombre de têtes KV, les puces répètent le cache. Un cache KV indiqué par le modèle lui-même ne suit pas.</translation>
    </message>
    <message>
        <source>Held out, one source at a time: %1 serving measurements from %2 sources, median error %3; %4 are within 25%.</source>
        <translation>Une source écartée à la fois : %1 mesures d’inférence de %2 sources, erreur médiane %3 ; %4 sont à moins de 25 %.</translation>
    </message>
    <message>
        <source>Held-out measurements: count, median error, bias.</source>
        <translation>Des mesures laissées de côté : nombre, erreur médiane, biais.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Help &amp;contents</source>
        <translation>Sommaire de l’ai&amp;de</translation>
    </message>
    <message>
        <source>Help page</source>
        <translation>Page de l’aide</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Ici</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Dimension cachée</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Masquer</translation>
    </message>
    <message>
        <source>Hide the panel %1</source>
        <translation>Masquer le panneau %1</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Borne haute</translation>
    </message>
    <message>
        <source>High &amp;contrast, light</source>
        <translation>Contraste éle&amp;vé, clair</translation>
    </message>
    <message>
        <source>High confidence</source>
        <translation>Confiance élevée</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Contraste élevé, sombre</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Contraste élevé, clair</translation>
    </message>
    <message>
        <source>High end of the range</source>
        <translation>Borne haute de la plage</translation>
    </message>
    <message>
        <source>Higher is better.</source>
        <translation>Plus, c’est mieux.</translation>
    </message>
    <message>
        <source>Higher resolutions are sharper and make larger files.</source>
        <translation>Davantage de pixels : image plus nette, fichiers plus gros.</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Highest tokens/s per user</source>
        <translation>Maximum de tokens/s par utilisateur</translation>
    </message>
    <message>
        <source>Highest: %1, %2.</source>
        <translation>Maximum : %1, %2.</translation>
    </message>
    <message>
        <source>Highest: %1.</source>
        <translation>Maximum : %1.</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Exacte</translation>
    </message>
    <message>
        <source>Host power</source>
        <translation>Puissance hors puces</translation>
    </message>
    <message>
        <source>Hosts of the community, not of the provider.</source>
        <translation>Hôtes de la communauté, non du fournisseur.</translation>
    </message>
    <message>
        <source>Hourly cost</source>
        <translation>Location</translation>
    </message>
    <message>
        <source>Hourly price</source>
        <translation>Prix horaire</translation>
    </message>
    <message>
        <source>Hourly price per chip</source>
        <translation>Prix horaire par puce</translation>
    </message>
    <message>
        <source>Hourly price: %1 vs %2 (%3)</source>
        <comment>two prices, a percentage</comment>
        <translation>Prix horaire : %1 contre %2 (%3)</translation>
    </message>
    <message>
        <source>Hours per month</source>
        <translation>Heures par mois</translation>
    </message>
    <message>
        <source>Hours used</source>
        <translation>Heures utilisées</translation>
    </message>
    <message>
        <source>How accurate are the estimates?</source>
        <translation>De combien les estimations s’écartent-elles ?</translation>
    </message>
    <message>
        <source>How far these estimates can be trusted, from the check against published measurements. Opens the page Accuracy.</source>
        <translation>Fiabilité de ces estimations, d’après la comparaison avec les mesures publiées. Ouvre la page « Exactitude ».</translation>
    </message>
    <message>
        <source>How have the prices of the selection changed?</source>
        <translation>Comment ont évolué les prix de ce qui est comparé ?</translation>
    </message>
    <message>
        <source>How long an owned machine is used; its price is paid off by then.</source>
        <translation>Durée de service d'une machine possédée ; son prix est alors remboursé.</translation>
    </message>
    <message>
        <source>How many %1 one USD buys, at a rate and date of your choice. It only affects how money is shown; the board keeps its prices and assumptions in USD.</source>
        <translation>Combien de %1 vaut un USD : votre propre taux, au jour voulu. Les montants sont affichés à ce taux ; la comparaison garde ses prix et ses hypothèses en USD.</translation>
    </message>
    <message>
        <source>How many chips does the workload need, and what are its throughput, time and cost?</source>
        <translation>Combien de puces la charge de travail demande-t-elle, à quelle vitesse tourne-t-elle, combien de temps prend-elle et que coûte-t-elle ?</translation>
    </message>
    <message>
        <source>How much of the displayed currency one USD buys.</source>
        <translation>Combien d’unités de la devise affichée vaut un USD.</translation>
    </message>
    <message>
        <source>How numbers are shown</source>
        <translation>Comment les nombres sont indiqués</translation>
    </message>
    <message>
        <source>How numbers are shown: absolute, as a ratio to the baseline, or as a percent difference.</source>
        <translation>Comment les nombres sont donnés : tels quels, en multiples de la référence ou en pourcentage d’écart avec elle.</translation>
    </message>
    <message>
        <source>How numbers are shown: absolute, as a ratio to the baseline, or as a percent difference. Unfair comparisons stay absolute.</source>
        <translation>Comment les nombres sont donnés : tels quels, en multiple de la référence, ou en plus ou en moins par rapport à elle. Ce qui ne se compare pas équitablement est donné tel quel.</translation>
    </message>
    <message>
        <source>How similar the model is to others.</source>
        <translation>À quel point le modèle ressemble à d’autres.</translation>
    </message>
    <message>
        <source>How the numbers are calculated</source>
        <translation>D’où viennent les nombres</translation>
    </message>
    <message>
        <source>How to read</source>
        <translation>Comment lire</translation>
    </message>
    <message>
        <source>ICI, 4 ports, total of both directions.</source>
        <translation>ICI, 4 ports, total des deux sens.</translation>
    </message>
    <message>
        <source>ICI, total of both directions.</source>
        <translation>ICI, total des deux sens.</translation>
    </message>
    <message>
        <source>ICI, total of both directions; an older page says 1,600 Gbps.</source>
        <translation>ICI, total des deux sens ; une page plus ancienne indique 1 600 Gbps.</translation>
    </message>
    <message>
        <source>ICI, total of both directions; an older page says 4,800 Gbps.</source>
        <translation>ICI, total des deux sens ; une page plus ancienne indique 4 800 Gbps.</translation>
    </message>
    <message>
        <source>INT4 weights are counted as FP4, with the same number of bytes.</source>
        <translation>Les poids INT4 comptent comme FP4 : autant d’octets.</translation>
    </message>
    <message>
        <source>INT8 appears only as a type of the vector and scalar engines.</source>
        <translation>INT8 n’apparaît que comme type des moteurs vectoriel et scalaire.</translation>
    </message>
    <message>
        <source>INT8 compute</source>
        <translation>Calcul INT8</translation>
    </message>
    <message>
        <source>INT8 sparse compute</source>
        <translation>Calcul INT8 sparse</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>If it is unknown, write null and "missing".</source>
        <translation>Si elle n’est pas connue, écrivez null et « missing ».</translation>
    </message>
    <message>
        <source>If it must run on several clouds,</source>
        <translation>S’il faut tourner sur plusieurs clouds,</translation>
    </message>
    <message>
        <source>If no list names the region, check its availability.</source>
        <translation>Si aucune grille ne cite la région, il faut la rechercher.</translation>
    </message>
    <message>
        <source>If speed per chip matters more than cost,</source>
        <translation>Si la vitesse par puce compte, quel qu’en soit le coût,</translation>
    </message>
    <message>
        <source>If the number is unknown, write "missing".</source>
        <translation>Si le nombre n’est pas connu, écrivez « missing ».</translation>
    </message>
    <message>
        <source>If there are several sources, the vendor's own comes first, then independent collections, then copies of price lists, then press. The source card of a figure shows the others.</source>
        <translation>Entre plusieurs sources, celle du fabricant vient en premier, puis les recueils indépendants, les copies de grilles tarifaires et la presse. Les autres restent derrière la valeur ; sa fiche de source les montre.</translation>
    </message>
    <message>
        <source>If there is no price, write null and "missing".</source>
        <translation>S’il n’y a pas de prix, écrivez null et « missing ».</translation>
    </message>
    <message>
        <source>If you meant that list, save the board to store its name; otherwise choose other prices.</source>
        <translation>Si cette grille est la bonne, enregistrez la comparaison : son nom vaudra alors partout ; sinon, choisissez d’autres prix.</translation>
    </message>
    <message>
        <source>Ignite 2023; specifications followed in August 2024.</source>
        <translation>Ignite 2023 ; les spécifications ont suivi en août 2024.</translation>
    </message>
    <message>
        <source>Ignoring all other requirements: %1</source>
        <comment>sentences about what would work then</comment>
        <translation>Sans aucune des autres exigences : %1</translation>
    </message>
    <message>
        <source>Image classifiers</source>
        <translation>Classifieurs d’images</translation>
    </message>
    <message>
        <source>Image generation</source>
        <translation>Génération d’images</translation>
    </message>
    <message>
        <source>Image generation needs at least 1 denoising step.</source>
        <translation>La génération d’images a besoin d’au moins 1 étape de débruitage.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Import a &amp;model…</source>
        <translation>Importer un &amp;modèle…</translation>
    </message>
    <message>
        <source>Import a model</source>
        <translation>Importer un modèle</translation>
    </message>
    <message>
        <source>Import it with the format %1, and assign the columns with --map.</source>
        <translation>Importez-le au format %1, et indiquez avec --map ce que contient chaque colonne.</translation>
    </message>
    <message>
        <source>Import it with the format csv, and assign the columns and the provider with --map: chipboard import csv %1 --map provider==NAME</source>
        <translation>Importez-le au format csv, et indiquez avec --map ce que contient chaque colonne et de qui sont ces prix : chipboard import csv %1 --map provider==NAME</translation>
    </message>
    <message>
        <source>Import newer prices: no list here is newer.</source>
        <translation>Importez des prix plus récents : aucune grille n’est plus récente ici.</translation>
    </message>
    <message>
        <source>Import price lists with File &gt; Import prices. Choose provider, region and price type above the charts.</source>
        <translation>Importez des grilles tarifaires avec Fichier &gt; Importer des prix. Le fournisseur, la région et le type de prix se choisissent au-dessus des graphiques.</translation>
    </message>
    <message>
        <source>Import prices</source>
        <translation>Importer des prix</translation>
    </message>
    <message>
        <source>Import prices or chips from a file.</source>
        <translation>Importe des prix ou des puces depuis un fichier.</translation>
    </message>
    <message>
        <source>Import prices…</source>
        <translation>Importer des prix…</translation>
    </message>
    <message>
        <source>Import the model %1</source>
        <translation>Importer le modèle %1</translation>
    </message>
    <message>
        <source>Important facts about this page, and where to change them.</source>
        <translation>Ce qu’il faut savoir de cette page, et où le modifier.</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importée</translation>
    </message>
    <message>
        <source>Imported from %1, line %2.</source>
        <translation>Importé de %1, ligne %2.</translation>
    </message>
    <message>
        <source>Imported from %1.</source>
        <translation>Importé de %1.</translation>
    </message>
    <message>
        <source>Imported price &amp;lists…</source>
        <translation>&amp;Grilles importées…</translation>
    </message>
    <message>
        <source>Imported price lists</source>
        <translation>Grilles tarifaires importées</translation>
    </message>
    <message>
        <source>Imported price lists, by date.</source>
        <translation>Grilles tarifaires importées, par date.</translation>
    </message>
    <message>
        <source>Imported rows</source>
        <translation>Lignes retenues</translation>
    </message>
    <message>
        <source>Imported, not available: %1</source>
        <translation>Importée, absente ici : %1</translation>
    </message>
    <message>
        <source>Imported: %1</source>
        <translation>Importée : %1</translation>
    </message>
    <message>
        <source>Imported: %1, %2</source>
        <translation>Importée : %1, %2</translation>
    </message>
    <message>
        <source>Imports price lists and chips from files of many formats. Nothing is stored until you accept it.</source>
        <translation>Lit des grilles tarifaires et des puces dans des fichiers de nombreux formats. Rien n’est conservé avant votre accord.</translation>
    </message>
    <message>
        <source>Imports price lists and chips from files. Nothing is stored until you accept it.</source>
        <translation>Lit des grilles tarifaires et des puces dans des fichiers. Rien n’est conservé avant votre accord.</translation>
    </message>
    <message>
        <source>Imports the dimensions of a model from its config.json. The comparison keeps the model.</source>
        <translation>Lit les dimensions d’un modèle dans son config.json. La comparaison conserve le modèle.</translation>
    </message>
    <message>
        <source>In a common unit</source>
        <translation>En unité commune</translation>
    </message>
    <message>
        <source>In range</source>
        <translation>Dans l’intervalle</translation>
    </message>
    <message>
        <source>In the first chart the longest line matters most; its dot is the current answer. Where two curves cross, the order changes. The bands contain eight in ten cases when all assumptions vary at once.</source>
        <translation>Dans le premier graphique, la ligne la plus longue compte le plus ; son point est la réponse actuelle. Là où deux courbes se croisent, l’ordre bascule. Les bandes sont huit cas sur dix quand toutes les hypothèses varient à la fois.</translation>
    </message>
    <message>
        <source>In trn1n.32xlarge; an older page prints GiB/s.</source>
        <translation>Dans trn1n.32xlarge ; une page plus ancienne indique des GiB/s.</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>En mots</translation>
    </message>
    <message>
        <source>Inconclusive because of the range: %1.</source>
        <comment>figures</comment>
        <translation>La plage ne permet pas de trancher pour : %1.</translation>
    </message>
    <message>
        <source>Indiana, Pennsylvania, Mississippi</source>
        <translation>Indiana, Pennsylvanie, Mississippi</translation>
    </message>
    <message>
        <source>Indiana, USA</source>
        <translation>Indiana, États-Unis</translation>
    </message>
    <message>
        <source>Inf1 instances cost 70% less per inference than comparable GPU instances.</source>
        <translation>Les instances Inf1 coûtent 70 % de moins par inférence que des instances GPU comparables.</translation>
    </message>
    <message>
        <source>Inf1 instances have 2.3 times the throughput of comparable GPU instances.</source>
        <translation>Les instances Inf1 ont 2,3 fois le débit d’instances GPU comparables.</translation>
    </message>
    <message>
        <source>Inf1 instances; December 2019 according to secondary sources.</source>
        <translation>Instances Inf1 ; décembre 2019 selon des sources secondaires.</translation>
    </message>
    <message>
        <source>Inf2 instances give 40% more work per dollar than comparable EC2 instances.</source>
        <translation>À prix égal, les instances Inf2 fournissent 40 % de travail de plus que des instances EC2 comparables.</translation>
    </message>
    <message>
        <source>Inf2 preview at re:Invent 2022.</source>
        <translation>Préversion d’Inf2 à re:Invent 2022.</translation>
    </message>
    <message>
        <source>Inference</source>
        <translation>Inférence</translation>
    </message>
    <message>
        <source>Inference chips are not recommended for training.</source>
        <translation>Les puces conçues pour l’inférence ne sont pas conseillées pour l’entraînement.</translation>
    </message>
    <message>
        <source>Inferentia</source>
        <translation>Inferentia</translation>
    </message>
    <message>
        <source>Inferentia is for inference where the cost of an answer counts more than the shortest latency.</source>
        <translation>Inferentia est destiné à l’inférence où le coût d’une réponse compte plus que la latence minimale.</translation>
    </message>
    <message>
        <source>Inferentia2 answers with a tenth of the latency of Inferentia1.</source>
        <translation>Inferentia2 répond avec un dixième de la latence d’Inferentia1.</translation>
    </message>
    <message>
        <source>Inferentia2 has four times the throughput of Inferentia1.</source>
        <translation>Inferentia2 a quatre fois le débit d’Inferentia1.</translation>
    </message>
    <message>
        <source>Inner width and vocabulary are not checked.</source>
        <translation>La largeur interne et le vocabulaire ne sont pas vérifiés.</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Saisie</translation>
    </message>
    <message>
        <source>Input and output have separate embeddings, as is usual for "%1".</source>
        <translation>L’entrée et la sortie ont chacune leur embedding, comme d’habitude pour « %1 ».</translation>
    </message>
    <message>
        <source>Input and output share one embedding, as is usual for "%1".</source>
        <translation>L’entrée et la sortie partagent un embedding, comme d’habitude pour « %1 ».</translation>
    </message>
    <message>
        <source>Input tokens</source>
        <translation>Tokens en entrée</translation>
    </message>
    <message>
        <source>Install %1 (in Debian the package fonts-inter).</source>
        <translation>Installez %1 (dans Debian, le paquet fonts-inter).</translation>
    </message>
    <message>
        <source>Install it; slides still name it, for computers that have it.</source>
        <translation>Installez-la ; les diapositives la nomment tout de même, pour les machines qui l’ont.</translation>
    </message>
    <message>
        <source>Install the font %1 (in Debian the package fonts-inter) or DejaVu Sans.</source>
        <translation>Installez la police %1 (dans Debian, le paquet fonts-inter) ou DejaVu Sans.</translation>
    </message>
    <message>
        <source>Install the package libqt6sql6-sqlite.</source>
        <translation>Installez le paquet libqt6sql6-sqlite.</translation>
    </message>
    <message>
        <source>Installed packages include completions. Otherwise run "source &lt;(chipboard completion bash)", the same with zsh, or "chipboard completion fish | source".</source>
        <translation>Les paquets installés les apportent. Sinon : « source &lt;(chipboard completion bash) », de même avec zsh, ou « chipboard completion fish | source ».</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>Instance</translation>
    </message>
    <message>
        <source>Instance table of ec2instances.info (CSV)</source>
        <translation>Tableau des instances de ec2instances.info (CSV)</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>Instances</translation>
    </message>
    <message>
        <source>Instances (%1)</source>
        <translation>Instances (%1)</translation>
    </message>
    <message>
        <source>Intel Vision 2024.</source>
        <translation>Intel Vision 2024.</translation>
    </message>
    <message>
        <source>Inter-token latency</source>
        <translation>Temps entre deux tokens</translation>
    </message>
    <message>
        <source>Inter-token latency (TPOT)</source>
        <translation>Temps entre deux tokens (TPOT)</translation>
    </message>
    <message>
        <source>Inter-token latency when serving; otherwise the batch latency.</source>
        <translation>D’un token au suivant pour l’inférence en ligne ; d’un batch entier sinon.</translation>
    </message>
    <message>
        <source>Interconnect of Trainium3</source>
        <translation>Interconnexion de Trainium3</translation>
    </message>
    <message>
        <source>Interest rate (per year)</source>
        <translation>Intérêt annuel</translation>
    </message>
    <message>
        <source>Is compute or memory bandwidth the bottleneck?</source>
        <translation>Le travail est-il limité par le calcul ou par la bande passante mémoire ?</translation>
    </message>
    <message>
        <source>Israel</source>
        <translation>Israël</translation>
    </message>
    <message>
        <source>It accepts %1.</source>
        <translation>Valeurs admises : %1.</translation>
    </message>
    <message>
        <source>It always lists all snapshots.</source>
        <translation>La commande les liste tous.</translation>
    </message>
    <message>
        <source>It applies to files ending in %1.</source>
        <translation>Elle vaut pour les fichiers qui finissent par %1.</translation>
    </message>
    <message>
        <source>It can be %1.</source>
        <translation>Valeurs possibles : %1.</translation>
    </message>
    <message>
        <source>It can be compared with NVLink only where the direction is stated.</source>
        <translation>La comparaison avec NVLink n’est possible que si le sens est précisé.</translation>
    </message>
    <message>
        <source>It cannot be estimated.</source>
        <translation>Rien ne peut en être estimé.</translation>
    </message>
    <message>
        <source>It concerns measured work, which published figures do not cover.</source>
        <translation>Elle porte sur un travail mesuré, que les valeurs publiées ne permettent pas de vérifier.</translation>
    </message>
    <message>
        <source>It concerns other work than the chosen workload, %1, which cannot disprove it.</source>
        <translation>Elle porte sur un autre travail que la charge de travail choisie, %1, qui ne peut pas la réfuter.</translation>
    </message>
    <message>
        <source>It costs %1 a month; the budget is %2.</source>
        <translation>Il coûte %1 par mois ; le budget est de %2.</translation>
    </message>
    <message>
        <source>It costs %1 less than %2.</source>
        <translation>Coûte %1 de moins que %2.</translation>
    </message>
    <message>
        <source>It costs %1 more than %2.</source>
        <translation>Coûte %1 de plus que %2.</translation>
    </message>
    <message>
        <source>It costs %1x as much as %2.</source>
        <comment>3.5, a chip</comment>
        <translation>Coûte %1 fois plus que %2.</translation>
    </message>
    <message>
        <source>It costs about %1 less than %2 here.</source>
        <translation>Ici, il coûte environ %1 de moins que %2.</translation>
    </message>
    <message>
        <source>It costs about %1 more than %2 here.</source>
        <translation>Ici, il coûte environ %1 de plus que %2.</translation>
    </message>
    <message>
        <source>It does not cost less there.</source>
        <translation>Le coût n’y est pas inférieur.</translation>
    </message>
    <message>
        <source>It does not fit into the memory of this number of chips.</source>
        <translation>Cela ne tient pas dans la mémoire de ce nombre de puces.</translation>
    </message>
    <message>
        <source>It does not fit on any number of these chips.</source>
        <translation>Aucun nombre de ces puces ne suffit.</translation>
    </message>
    <message>
        <source>It does not hold for: %1.</source>
        <comment>figures</comment>
        <translation>Elle est inexacte pour : %1.</translation>
    </message>
    <message>
        <source>It does not meet the required service level.</source>
        <translation>Le niveau de service demandé n’est pas respecté.</translation>
    </message>
    <message>
        <source>It fits on %1 chips or more.</source>
        <translation>Cela tient à partir de %1 puces.</translation>
    </message>
    <message>
        <source>It fits on %1 x %2 (%3 chips) or more.</source>
        <translation>Cela tient à partir de %1 x %2, soit %3 puces.</translation>
    </message>
    <message>
        <source>It fits on 1 chip or more.</source>
        <translation>Cela tient à partir de 1 puce.</translation>
    </message>
    <message>
        <source>It fits on 1 x %1 (1 chip) or more.</source>
        <translation>Cela tient à partir de 1 x %1, soit 1 puce.</translation>
    </message>
    <message>
        <source>It fits with %1.</source>
        <translation>Elle tient avec %1.</translation>
    </message>
    <message>
        <source>It has %1 chips, %2 instances, %3 systems, %4 price lists and %5 figures from %6 sources. %7 figures are known to be missing, and %8 contradictions between sources are listed.</source>
        <translation>Il contient %1 puces, %2 instances, %3 systèmes, %4 grilles tarifaires et %5 valeurs de %6 sources ; %7 valeurs manquantes sont connues, et %8 contradictions entre sources sont signalées.</translation>
    </message>
    <message>
        <source>It holds for: %1.</source>
        <comment>figures</comment>
        <translation>Elle est exacte pour : %1.</translation>
    </message>
    <message>
        <source>It is %1 a month here.</source>
        <translation>Ici, c’est %1 par mois.</translation>
    </message>
    <message>
        <source>It is cheaper, but its serving software is in maintenance: no new features.</source>
        <translation>Moins cher, mais son logiciel d’inférence n’est plus qu’en maintenance : pas de nouvelles fonctions.</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>Elle n’en contient aucun.</translation>
    </message>
    <message>
        <source>It is free on %1.</source>
        <translation>Cela ne coûte rien sur %1.</translation>
    </message>
    <message>
        <source>It is free today.</source>
        <translation>Cela ne coûte rien aujourd’hui.</translation>
    </message>
    <message>
        <source>It is not listed in %1, but in %2.</source>
        <translation>Il n’est pas connu dans %1, mais dans %2.</translation>
    </message>
    <message>
        <source>It is not listed in %1.</source>
        <translation>Il n’est pas connu dans %1.</translation>
    </message>
    <message>
        <source>It is rented as a whole, with %1 chips; this number is not possible.</source>
        <translation>Se loue en entier, avec %1 puces ; impossible d’obtenir ce nombre.</translation>
    </message>
    <message>
        <source>It is too long for any slide: write a shorter one.</source>
        <translation>Il est trop long pour une diapositive : écrivez-en un plus court.</translation>
    </message>
    <message>
        <source>It is unknown which layers of "%1" have a window.</source>
        <translation>On ne sait pas quelles couches de « %1 » ont une fenêtre.</translation>
    </message>
    <message>
        <source>It may cost more than the budget of %2: %1 a month.</source>
        <translation>Il peut dépasser le budget de %2 : %1 par mois.</translation>
    </message>
    <message>
        <source>It may take longer than %2: %1.</source>
        <translation>Cela peut prendre plus de %2 : %1.</translation>
    </message>
    <message>
        <source>It multiplies every amount of money in the results.</source>
        <translation>Chaque montant des résultats est multiplié par ce taux.</translation>
    </message>
    <message>
        <source>It never pays back.</source>
        <translation>La migration n’est jamais rentable.</translation>
    </message>
    <message>
        <source>It pays back after %1 (%2 at best, never at worst).</source>
        <translation>La migration est rentable après %1 (%2 au mieux, jamais au pire).</translation>
    </message>
    <message>
        <source>It pays back after %1 (%2 to %3).</source>
        <translation>La migration est rentable après %1 (%2 à %3).</translation>
    </message>
    <message>
        <source>It pays back after %1.</source>
        <translation>La migration est rentable après %1.</translation>
    </message>
    <message>
        <source>It pays back after about %1 months (%2 to %3).</source>
        <translation>La migration est rentable après environ %1 mois (%2 à %3).</translation>
    </message>
    <message>
        <source>It pays back after about %1 months, or never at the end of the range.</source>
        <translation>La migration est rentable après environ %1 mois, ou jamais à l’extrémité de la plage.</translation>
    </message>
    <message>
        <source>It pays back only at best, after %1.</source>
        <translation>La migration n’est rentable qu’au mieux, après %1.</translation>
    </message>
    <message>
        <source>It runs on %1 here.</source>
        <translation>Ici, cela tourne sur %1.</translation>
    </message>
    <message>
        <source>It started in late October 2025.</source>
        <translation>Le démarrage a eu lieu fin octobre 2025.</translation>
    </message>
    <message>
        <source>It states no number to recompute.</source>
        <translation>Elle ne donne aucun nombre à recalculer.</translation>
    </message>
    <message>
        <source>It takes %1 per token; the limit is %2.</source>
        <translation>Il faut %1 par token ; %2 au plus sont demandés.</translation>
    </message>
    <message>
        <source>It takes %1; %2 are left.</source>
        <translation>Cela prend %1 ; il reste %2.</translation>
    </message>
    <message>
        <source>Items per second</source>
        <translation>Éléments par seconde</translation>
    </message>
    <message>
        <source>Items to process per month; affects the number of chips and the cost.</source>
        <translation>Ce qu’il faut traiter par mois : agit sur les puces nécessaires et leur coût.</translation>
    </message>
    <message>
        <source>Its %1 rows are on the sheet "%2".</source>
        <translation>Ses %1 lignes sont sur la feuille « %2 ».</translation>
    </message>
    <message>
        <source>Its INT4 column says 9,227.5.</source>
        <translation>Sa colonne INT4 indique 9 227,5.</translation>
    </message>
    <message>
        <source>Its bill is %1 higher than that of %2.</source>
        <translation>Sa facture dépasse de %1 celle de %2.</translation>
    </message>
    <message>
        <source>Its bill is %1 lower than that of %2.</source>
        <translation>Sa facture est inférieure de %1 à celle de %2.</translation>
    </message>
    <message>
        <source>Its bill is %1x that of %2.</source>
        <comment>3.5, a chip</comment>
        <translation>Sa facture est %1 fois celle de %2.</translation>
    </message>
    <message>
        <source>Its chips</source>
        <translation>Ses puces</translation>
    </message>
    <message>
        <source>Its cost is unknown.</source>
        <translation>Son coût n’est pas connu.</translation>
    </message>
    <message>
        <source>Its footnotes are lost, so none of its claims has its own source.</source>
        <translation>Ses notes de bas de page sont perdues : aucune de ses affirmations n’a donc sa propre source.</translation>
    </message>
    <message>
        <source>Its largest instance has %1; %2 are needed.</source>
        <translation>Sa plus grande instance a %1 ; il faut %2.</translation>
    </message>
    <message>
        <source>Its largest instance may have less than %2: %1.</source>
        <translation>Sa plus grande instance peut avoir moins de %2 : %1.</translation>
    </message>
    <message>
        <source>Its own chip figure gives 360, not 540. A Trn3 UltraServer has 100.7% of 360, but only 67.1% of 540.</source>
        <translation>Sa propre valeur par puce donne 360, et non 540. Un UltraServer Trn3 atteint 100,7 % de 360, mais seulement 67,1 % de 540.</translation>
    </message>
    <message>
        <source>Its physical memory</source>
        <translation>Sa mémoire physique</translation>
    </message>
    <message>
        <source>Its price is from "%1", because the chosen list has none.</source>
        <translation>Son prix vient de « %1 », car les prix choisis ne l’ont pas.</translation>
    </message>
    <message>
        <source>Its price per chip, as a share of the price above</source>
        <translation>Son prix par puce, en part du prix ci-dessus</translation>
    </message>
    <message>
        <source>Its software is no longer maintained.</source>
        <translation>Son logiciel n’est plus maintenu.</translation>
    </message>
    <message>
        <source>Its status is in the catalogue; correct it there.</source>
        <translation>Son statut est dans le catalogue ; corrigez-le là.</translation>
    </message>
    <message>
        <source>JAX added</source>
        <translation>JAX ajouté</translation>
    </message>
    <message>
        <source>JSON data</source>
        <translation>Données JSON</translation>
    </message>
    <message>
        <source>JSON has no comments.</source>
        <translation>JSON n’a pas de commentaires.</translation>
    </message>
    <message>
        <source>January 2026.</source>
        <translation>Janvier 2026.</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Saut</translation>
    </message>
    <message>
        <source>KIND is tornado (sensitivity to each assumption), crossover (break-even point of two rows), two-way (a result under two assumptions), uncertainty (ranges and probabilities from random draws), move (payback of a move), commitment (break-even utilisation) or formula (how a number is calculated). Without --metrics it analyses the cost of the workload.</source>
        <translation>KIND est tornado (quelle hypothèse fait le plus varier un résultat), crossover (où l’ordre de deux lignes bascule), two-way (un résultat sous deux hypothèses), uncertainty (bandes et probabilités issues de tirages), move (quand la migration est rentable), commitment (à partir de quelle utilisation un engagement est rentable) ou formula (comment un nombre est obtenu). Sans --metrics, il s’agit du coût de la charge de travail.</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>Cache KV</translation>
    </message>
    <message>
        <source>KV cache precision (bits)</source>
        <translation>Bits d’une valeur en cache</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>Têtes KV</translation>
    </message>
    <message>
        <source>KV heads are not stated; assumed to be as many as attention heads.</source>
        <translation>Les têtes KV ne sont pas indiquées : autant que de têtes d’attention.</translation>
    </message>
    <message>
        <source>KV values per token</source>
        <translation>Valeurs KV par token</translation>
    </message>
    <message>
        <source>Kaplan et al. 2020, https://arxiv.org/abs/2001.08361; Hoffmann et al. 2022, https://arxiv.org/abs/2203.15556; attention: PaLM, https://arxiv.org/abs/2204.02311, appendix B.</source>
        <translation>Kaplan et al. 2020, https://arxiv.org/abs/2001.08361 ; Hoffmann et al. 2022, https://arxiv.org/abs/2203.15556 ; attention : PaLM, https://arxiv.org/abs/2204.02311, annexe B.</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation>Gardez-en une seule.</translation>
    </message>
    <message>
        <source>Keep only dense compute</source>
        <translation>Ne garder que le calcul dense</translation>
    </message>
    <message>
        <source>Keep the figures of %1</source>
        <translation>Garder les valeurs du %1</translation>
    </message>
    <message numerus="yes">
        <source>Keep the first %n charts</source>
        <translation><numerusform>Garder le premier graphique</numerusform><numerusform>Garder les %n premiers graphiques</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Keep the first %n rows</source>
        <translation><numerusform>Garder la première ligne</numerusform><numerusform>Garder les %n premières lignes</numerusform></translation>
    </message>
    <message>
        <source>Keep the old figures</source>
        <translation>Garder les anciennes valeurs</translation>
    </message>
    <message>
        <source>Keep the one that fits the level</source>
        <translation>Garder celui qui correspond au niveau</translation>
    </message>
    <message>
        <source>Kept so far, as a power of two, step %1</source>
        <translation>Respecté jusqu’ici, en puissance de deux, étape %1</translation>
    </message>
    <message>
        <source>Kept the constants of %1: %2 measurements from %3 sources are too few.</source>
        <translation>Les constantes d’%1 restent : %2 mesures de %3 sources, c’est trop peu.</translation>
    </message>
    <message>
        <source>Kept the constants of %1: the new ones have a median error of %2.</source>
        <translation>Les constantes d’%1 restent : l’erreur médiane de celles trouvées est de %2.</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Keys are 192 wide, values 128. The number of layers with a window is not checked.</source>
        <translation>Les clés ont une largeur de 192, les valeurs de 128. Le nombre de couches à fenêtre n’est pas vérifié.</translation>
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
        <translation>Type</translation>
    </message>
    <message>
        <source>Kind of price</source>
        <translation>Type de prix</translation>
    </message>
    <message>
        <source>Kinds:</source>
        <translation>Types :</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>Langu&amp;e</translation>
    </message>
    <message>
        <source>L&amp;ight</source>
        <translation>C&amp;lair</translation>
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
        <translation>Libellé</translation>
    </message>
    <message>
        <source>Label position</source>
        <translation>Emplacement du nom</translation>
    </message>
    <message>
        <source>Labels are next to their marks.</source>
        <translation>Les noms sont à côté de ce qu’ils nomment.</translation>
    </message>
    <message>
        <source>Labels are on lines or far from their marks: %1.</source>
        <translation>Des noms sont sur des lignes ou loin de ce qu’ils nomment : %1.</translation>
    </message>
    <message>
        <source>Labels can have at most %1 significant digits.</source>
        <translation>Les étiquettes ont au plus %1 chiffres significatifs.</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>Langu&amp;e</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Larger text can be read from farther away.</source>
        <translation>Les textes plus grands se lisent de plus loin.</translation>
    </message>
    <message>
        <source>Last environments: SDK 2.26; support ends with SDK 2.27.</source>
        <translation>Derniers environnements : SDK 2.26 ; la prise en charge s’arrête avec le SDK 2.27.</translation>
    </message>
    <message>
        <source>Last environments: SDK 2.26; support of Inf1 ends with SDK 2.27.</source>
        <translation>Derniers environnements : SDK 2.26 ; la prise en charge d’Inf1 s’arrête avec le SDK 2.27.</translation>
    </message>
    <message>
        <source>Last value before</source>
        <translation>Dernier avant</translation>
    </message>
    <message>
        <source>Late 2023 according to PCMag.</source>
        <translation>Fin 2023 selon PCMag.</translation>
    </message>
    <message>
        <source>Late 2024.</source>
        <translation>Fin 2024.</translation>
    </message>
    <message>
        <source>Late October 2025.</source>
        <translation>Fin octobre 2025.</translation>
    </message>
    <message>
        <source>Latent attention caches %1 + %2 elements per layer and token.</source>
        <translation>L’attention latente met en cache %1 + %2 éléments par couche et par token.</translation>
    </message>
    <message>
        <source>Latent attention caches 512 + 64 elements a layer and token.</source>
        <translation>L’attention latente met en cache 512 + 64 éléments par couche et token.</translation>
    </message>
    <message>
        <source>Latent head sizes are set, but no latent.</source>
        <translation>Il y a des tailles d’une tête latente, mais pas de vecteur latent.</translation>
    </message>
    <message>
        <source>Launch.</source>
        <translation>Lancement.</translation>
    </message>
    <message>
        <source>Launch; volume from early 2025.</source>
        <translation>Lancement ; volume à partir de début 2025.</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Couches</translation>
    </message>
    <message>
        <source>Layers and hidden size must be at least 1.</source>
        <translation>Les couches et la dimension cachée doivent être au moins 1.</translation>
    </message>
    <message>
        <source>Layers of the network.</source>
        <translation>Blocs du réseau.</translation>
    </message>
    <message>
        <source>Layers with a window cache %1 elements per token; all layers together cache only %2.</source>
        <translation>Les couches à fenêtre mettent en cache %1 éléments par token ; toutes les couches ensemble, seulement %2.</translation>
    </message>
    <message>
        <source>Layers, hidden size and heads must be at least 1.</source>
        <translation>Les couches, la dimension cachée et les têtes doivent être au moins 1.</translation>
    </message>
    <message>
        <source>Layouts of training</source>
        <translation>Répartitions de l’entraînement</translation>
    </message>
    <message>
        <source>Leaning %1: %2</source>
        <comment>a chip, cheaper</comment>
        <translation>Plutôt %1 : %2</translation>
    </message>
    <message>
        <source>Leaning %1: about %2 cheaper than %3</source>
        <translation>Plutôt %1 : environ %2 moins cher que %3</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Leave the member out where the software is maintained.</source>
        <translation>Omettez ce champ si le logiciel est maintenu.</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Légende</translation>
    </message>
    <message>
        <source>Letter landscape</source>
        <translation>Letter paysage</translation>
    </message>
    <message>
        <source>Letter portrait</source>
        <translation>Letter portrait</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Light on dark.</source>
        <translation>Clair sur sombre.</translation>
    </message>
    <message>
        <source>Light or dark, as the system</source>
        <translation>Clair ou sombre selon le système</translation>
    </message>
    <message>
        <source>Limit shown by the driver.</source>
        <translation>Limite affichée par le pilote.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Gamme</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1 : %2</translation>
    </message>
    <message>
        <source>Line at %1 %2</source>
        <translation>Ligne à %1 %2</translation>
    </message>
    <message>
        <source>Line of equal results</source>
        <translation>Ligne de résultats égaux</translation>
    </message>
    <message>
        <source>Lines cross %1.</source>
        <translation>Des lignes traversent %1.</translation>
    </message>
    <message>
        <source>Lines: %1.</source>
        <translation>Lignes : %1.</translation>
    </message>
    <message>
        <source>Link between chips, one way</source>
        <translation>Lien entre puces, par sens</translation>
    </message>
    <message>
        <source>Link efficiency</source>
        <translation>Efficacité des liens</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Liens</translation>
    </message>
    <message>
        <source>Links open in your browser, and only when you click them.</source>
        <translation>Les liens s’ouvrent dans votre navigateur, et seulement quand vous les suivez.</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>List or remove imported prices.</source>
        <translation>Liste les prix importés, ou en supprime.</translation>
    </message>
    <message>
        <source>List prices of June 2024, before the price cuts of 2025.</source>
        <translation>Prix publics de juin 2024, avant les baisses de 2025.</translation>
    </message>
    <message>
        <source>List prices without commitment: AWS us-east-1 of 2026-07-20 (us-east-2 and us-west-2 cost the same for the Neuron instances), Azure of 2026-06-18, Google Cloud of 2026-07-30, TPU slices of 2026. Linux, shared tenancy.</source>
        <translation>Prix publics sans engagement : AWS us-east-1 du 2026-07-20 (us-east-2 et us-west-2 coûtent autant pour les instances Neuron), Azure du 2026-06-18, Google Cloud du 2026-07-30, tranches TPU de 2026. Linux, location partagée.</translation>
    </message>
    <message>
        <source>List the contents of the catalogue.</source>
        <translation>Liste ce que connaît le catalogue.</translation>
    </message>
    <message>
        <source>List the instances that match: "memory &gt;= 640 GB and price_chip_hour &lt; 4". Fields are metric ids, and id, provider, chip, chips, vcpus and others.</source>
        <translation>Liste les instances qui remplissent cette condition : « memory &gt;= 640 GB and price_chip_hour &lt; 4 ». Les champs sont les identifiants des métriques, et id, provider, chip, chips, vcpus et d’autres.</translation>
    </message>
    <message>
        <source>List the workloads; check them against the Neuron SDK; compute the savings on the present GPU bill on AWS; see who can do the work.</source>
        <translation>Recenser les charges de travail ; les confronter au Neuron SDK ; calculer l’économie sur la facture GPU actuelle chez AWS ; voir qui peut faire le travail.</translation>
    </message>
    <message>
        <source>List them in "layer_types", or set it to null for full attention.</source>
        <translation>Énumérez-les dans « layer_types » ou mettez null pour une attention complète.</translation>
    </message>
    <message>
        <source>List: 1.34375 USD/h.</source>
        <translation>Prix public : 1,34375 USD/h.</translation>
    </message>
    <message>
        <source>List: 12.29 before, 6.88 after.</source>
        <translation>Prix public : 12,29 avant, 6,88 après.</translation>
    </message>
    <message>
        <source>Listed with 262 GB.</source>
        <translation>Affiché avec 262 GB.</translation>
    </message>
    <message>
        <source>Lists the imported price lists, to view or remove them.</source>
        <translation>Grilles tarifaires que vous avez importées, à consulter ou à supprimer.</translation>
    </message>
    <message>
        <source>Llama 4 Scout and Maverick on Trn2 (beta), FLUX.1-dev (beta)</source>
        <translation>Llama 4 Scout et Maverick sur Trn2 (bêta), FLUX.1-dev (bêta)</translation>
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
        <translation>Logo de %1</translation>
    </message>
    <message>
        <source>Longest sequence</source>
        <translation>Séquence la plus longue</translation>
    </message>
    <message>
        <source>Look up %1</source>
        <translation>Lire ce qu’est %1</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Borne basse</translation>
    </message>
    <message>
        <source>Low confidence</source>
        <translation>Confiance faible</translation>
    </message>
    <message>
        <source>Low end of the range</source>
        <translation>Borne basse de la plage</translation>
    </message>
    <message>
        <source>Lower is better.</source>
        <translation>Moins, c’est mieux.</translation>
    </message>
    <message>
        <source>Lower number</source>
        <translation>Nombre du bas</translation>
    </message>
    <message>
        <source>Lower the requirement, allow more chips, or choose a smaller model or a lower precision.</source>
        <translation>Demandez moins, autorisez plus de puces, ou choisissez un modèle plus petit ou moins de bits.</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Lowest: %1, %2.</source>
        <translation>Minimum : %1, %2.</translation>
    </message>
    <message>
        <source>Lowest: %1.</source>
        <translation>Minimum : %1.</translation>
    </message>
    <message>
        <source>M</source>
        <comment>millions of money, right behind the number: 1.12M USD</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>M items/month</source>
        <translation>M éléments/mois</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>MLA rank</source>
        <translation>Rang MLA</translation>
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
        <translation>Synthèse MLPerf Inference de MLCommons (CSV ou JSON) : mesures</translation>
    </message>
    <message>
        <source>MLPerf interactive</source>
        <translation>MLPerf interactif</translation>
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
        <translation>Les formats MX commencent avec NeuronCore-v4.</translation>
    </message>
    <message>
        <source>MXFP8, MXFP4</source>
        <translation>MXFP8, MXFP4</translation>
    </message>
    <message>
        <source>Ma&amp;ke the files open again in Chipboard</source>
        <translation>Inclure la &amp;comparaison, pour pouvoir rouvrir le fichier</translation>
    </message>
    <message>
        <source>Machine price</source>
        <translation>Prix de la machine</translation>
    </message>
    <message>
        <source>Machines and staff per month</source>
        <translation>Machines et personnel, par mois</translation>
    </message>
    <message>
        <source>Made by TSMC, according to Epoch AI.</source>
        <translation>Fabriquée par TSMC, selon Epoch AI.</translation>
    </message>
    <message>
        <source>Main kinds</source>
        <translation>Types principaux</translation>
    </message>
    <message>
        <source>Main regions</source>
        <translation>Régions principales</translation>
    </message>
    <message>
        <source>Make the comparison fair</source>
        <translation>Comparer ce qui est comparable</translation>
    </message>
    <message>
        <source>Makes all text smaller.</source>
        <translation>Réduit tous les textes.</translation>
    </message>
    <message>
        <source>Markdown table</source>
        <translation>Tableau Markdown</translation>
    </message>
    <message>
        <source>Marks contrast with their background by at least 3:1.</source>
        <translation>Le tracé a un contraste d’au moins 3:1 avec le fond.</translation>
    </message>
    <message>
        <source>Marks without a label: %1.</source>
        <translation>Rien n’indique ce que sont ces points : %1.</translation>
    </message>
    <message>
        <source>Matrix engine.</source>
        <translation>Moteur matriciel.</translation>
    </message>
    <message>
        <source>Matrix products</source>
        <translation>Produits matriciels</translation>
    </message>
    <message>
        <source>Matrix rate of FP32 and FP64.</source>
        <translation>Débit matriciel de FP32 et FP64.</translation>
    </message>
    <message>
        <source>Matrix rate.</source>
        <translation>Débit matriciel.</translation>
    </message>
    <message>
        <source>Maximum TPOT</source>
        <translation>Temps maximal par token</translation>
    </message>
    <message>
        <source>Maximum cost of the chips per month.</source>
        <translation>Le maximum à payer pour les puces, par mois.</translation>
    </message>
    <message>
        <source>Maximum in DGX B300.</source>
        <translation>Maximum dans DGX B300.</translation>
    </message>
    <message>
        <source>Maximum per GPU.</source>
        <translation>Maximum par GPU.</translation>
    </message>
    <message>
        <source>Maximum time to first token</source>
        <translation>Temps maximal jusqu’au premier token</translation>
    </message>
    <message>
        <source>Maximum.</source>
        <translation>Maximum.</translation>
    </message>
    <message>
        <source>Maximum; DGX ships set to 700 W.</source>
        <translation>Maximum ; DGX est livré réglé à 700 W.</translation>
    </message>
    <message>
        <source>Mean asking rate in the primary markets of North America at the end of 2024 (CBRE).</source>
        <translation>Tarif moyen demandé sur les principaux marchés d'Amérique du Nord fin 2024, d'après CBRE.</translation>
    </message>
    <message>
        <source>Mean cost of a software developer in the USA (BLS, 2024), rounded.</source>
        <translation>Coût moyen d’un développeur de logiciels aux États-Unis, selon le BLS en 2024, arrondi.</translation>
    </message>
    <message>
        <source>Mean measured by Google; Epoch AI estimates 340 W.</source>
        <translation>Moyenne mesurée par Google ; Epoch AI estime 340 W.</translation>
    </message>
    <message>
        <source>Mean of 30 days.</source>
        <translation>Moyenne de 30 jours.</translation>
    </message>
    <message>
        <source>Mean of AWS's data centres in 2025, as stated by AWS.</source>
        <translation>Moyenne des centres de données d’AWS en 2025, selon AWS.</translation>
    </message>
    <message>
        <source>Mean price for industrial customers in the USA in 2023 (EIA), rounded.</source>
        <translation>Prix moyen des clients industriels aux États-Unis en 2023, selon l’EIA, arrondi.</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Grandeur</translation>
    </message>
    <message>
        <source>Measure id</source>
        <translation>Identifiant de la grandeur</translation>
    </message>
    <message>
        <source>Measure the first token: it may take more than %2, %1.</source>
        <translation>Mesurez le premier token : il peut prendre plus de %2, %1.</translation>
    </message>
    <message>
        <source>Measure the latency: it may be above %2, %1.</source>
        <translation>Mesurez la latence : elle peut dépasser %2, %1.</translation>
    </message>
    <message>
        <source>Measure the time of a batch: it may be above %2, %1.</source>
        <translation>Mesurez le temps d’un batch : il peut dépasser %2, %1.</translation>
    </message>
    <message>
        <source>Measure your own variant of the architecture.</source>
        <translation>Mesurez votre propre variante de l’architecture.</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Mesuré</translation>
    </message>
    <message>
        <source>Measurement</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>Measurements</source>
        <translation>Mesures</translation>
    </message>
    <message>
        <source>Median error</source>
        <translation>Erreur médiane</translation>
    </message>
    <message>
        <source>Median error of measurements excluded from the fit, by source, model and chip: %1.</source>
        <translation>Erreur médiane des mesures laissées hors de l’ajustement, par source, modèle et puce : %1.</translation>
    </message>
    <message>
        <source>Medium confidence</source>
        <translation>Confiance moyenne</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Memory and bandwidth of the chip "%1" are not known.</source>
        <translation>La mémoire et la bande passante de la puce « %1 » sont inconnues.</translation>
    </message>
    <message>
        <source>Memory bandwidth</source>
        <translation>Bande passante mémoire</translation>
    </message>
    <message>
        <source>Memory bandwidth of %1</source>
        <translation>Bande passante mémoire de %1</translation>
    </message>
    <message>
        <source>Memory bandwidth of Trainium2</source>
        <translation>Bande passante mémoire de Trainium2</translation>
    </message>
    <message>
        <source>Memory bandwidth of Trainium3</source>
        <translation>Bande passante mémoire de Trainium3</translation>
    </message>
    <message>
        <source>Memory bandwidth of a Trn3 UltraServer is 3.8 times that of a Trn2 UltraServer.</source>
        <translation>La bande passante mémoire d’un UltraServer Trn3 est 3,8 fois celle d’un UltraServer Trn2.</translation>
    </message>
    <message>
        <source>Memory bandwidth of trn1.32xlarge</source>
        <translation>Bande passante mémoire de trn1.32xlarge</translation>
    </message>
    <message>
        <source>Memory efficiency</source>
        <translation>Efficacité de la mémoire</translation>
    </message>
    <message>
        <source>Memory holds %1 concurrent requests; the others wait.</source>
        <translation>La mémoire contient %1 requêtes simultanées ; les autres attendent.</translation>
    </message>
    <message>
        <source>Memory holds fewer requests than were sent; the rest are assumed to wait.</source>
        <translation>La mémoire contient moins de requêtes qu’il n’en a été envoyé ; les autres sont supposées attendre.</translation>
    </message>
    <message>
        <source>Memory of one instance</source>
        <translation>Mémoire d’une instance</translation>
    </message>
    <message>
        <source>Memory or memory bandwidth of %1 is not published, so nothing can be estimated on it.</source>
        <translation>La mémoire ou la bande passante mémoire de %1 n’est pas publiée : rien ne peut y être estimé.</translation>
    </message>
    <message>
        <source>Memory per chip</source>
        <translation>Mémoire d’une puce</translation>
    </message>
    <message>
        <source>Memory per chip for weights and requests</source>
        <translation>Mémoire d'une puce pour les poids et les requêtes</translation>
    </message>
    <message>
        <source>Memory per chip: %1</source>
        <translation>Mémoire d’une puce : %1</translation>
    </message>
    <message>
        <source>Memory per layout</source>
        <translation>Mémoire de chaque répartition</translation>
    </message>
    <message>
        <source>Memory reads take most of the time, and memory capacity limits how many requests share a read.</source>
        <translation>La lecture de la mémoire prend l’essentiel du temps, et sa capacité limite le nombre de requêtes qui partagent une lecture.</translation>
    </message>
    <message>
        <source>Memory reads take most of the time.</source>
        <translation>La lecture de la mémoire prend l’essentiel du temps.</translation>
    </message>
    <message>
        <source>Memory required</source>
        <translation>Mémoire requise</translation>
    </message>
    <message>
        <source>Memory, memory bandwidth or link of %1 is not plausible.</source>
        <translation>La valeur de mémoire, de bande passante mémoire ou de lien de %1 est impossible.</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
    <message>
        <source>Meta published these tokens and chips, and 30.84 million H100 hours.</source>
        <translation>Meta a publié ces nombres de jetons et de puces, ainsi que 30,84 millions d'heures de H100.</translation>
    </message>
    <message>
        <source>Metagenomi cut the cost of its protein language models by 56% on Inferentia.</source>
        <translation>Metagenomi a réduit de 56 % le coût de ses modèles de langage de protéines sur Inferentia.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Métrique</translation>
    </message>
    <message>
        <source>Metrics to compare</source>
        <translation>Ce qui peut être comparé</translation>
    </message>
    <message>
        <source>MiMo-V2-Flash</source>
        <translation>MiMo-V2-Flash</translation>
    </message>
    <message>
        <source>Midpoint; unchecked source.</source>
        <translation>Milieu de plage ; une source que personne n’a vérifiée.</translation>
    </message>
    <message>
        <source>Million items processed per month; determines the bill.</source>
        <translation>Combien de millions d’éléments vous traitez par mois ; la facture en découle.</translation>
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
        <translation>Minimum de puces</translation>
    </message>
    <message>
        <source>Minimum chips as several replicas</source>
        <translation>Nombre minimal de puces avec plusieurs réplicas</translation>
    </message>
    <message>
        <source>Minimum chips of one replica; 0: it never fits</source>
        <translation>Nombre minimal de puces d'un réplica ; 0 : aucun nombre ne suffit</translation>
    </message>
    <message>
        <source>Minimum chips per layout</source>
        <translation>Minimum de puces de chaque répartition</translation>
    </message>
    <message>
        <source>Minimum chips tried</source>
        <translation>Minimum de puces essayé</translation>
    </message>
    <message>
        <source>Minimum chips; 0: it never fits</source>
        <translation>Minimum de puces qui suffit ; 0 : aucun nombre ne suffit</translation>
    </message>
    <message>
        <source>Minimum so far; replicas on 1 chip</source>
        <translation>Minimum jusqu'ici ; réplicas sur 1 puce</translation>
    </message>
    <message>
        <source>Minimum so far; replicas over %1 chips</source>
        <translation>Minimum jusqu'ici ; réplicas sur %1 puces</translation>
    </message>
    <message>
        <source>Minimum tokens/s per user</source>
        <translation>Vitesse par utilisateur, au moins</translation>
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
        <translation>Mélanger les types de prix</translation>
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
        <translation>Mélange d’experts</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Model FLOPS utilisation (MFU)</source>
        <translation>Utilisation FLOP du modèle</translation>
    </message>
    <message>
        <source>Model and workload</source>
        <translation>Modèle et charge de travail</translation>
    </message>
    <message>
        <source>Model check</source>
        <translation>Test du modèle</translation>
    </message>
    <message>
        <source>Model configuration (*.json);;All files (*)</source>
        <translation>Configuration de modèle (*.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Model families</source>
        <translation>Familles de modèles</translation>
    </message>
    <message>
        <source>Model families for Inferentia</source>
        <translation>Familles de modèles pour Inferentia</translation>
    </message>
    <message>
        <source>Model families for Trainium</source>
        <translation>Familles de modèles pour Trainium</translation>
    </message>
    <message>
        <source>Model passes per image.</source>
        <translation>Passages dans le modèle pour une image.</translation>
    </message>
    <message>
        <source>Models from Hugging Face Transformers or TorchTitan need hardly any change for TorchNeuron.</source>
        <translation>Les modèles de Hugging Face Transformers ou de TorchTitan ne demandent presque aucun changement pour TorchNeuron.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>Money is shown in USD.</source>
        <translation>Les montants sont affichés en USD.</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source>Monthly bill</source>
        <translation>Facture mensuelle</translation>
    </message>
    <message>
        <source>Monthly bill, %1</source>
        <translation>Facture mensuelle, %1</translation>
    </message>
    <message>
        <source>Monthly bill, API</source>
        <translation>Facture mensuelle, API</translation>
    </message>
    <message>
        <source>Monthly bill, owned</source>
        <translation>Facture mensuelle, possession</translation>
    </message>
    <message>
        <source>Monthly budget</source>
        <translation>Budget mensuel</translation>
    </message>
    <message>
        <source>Monthly items (millions)</source>
        <translation>Éléments par mois (millions)</translation>
    </message>
    <message>
        <source>Monthly output (billion tokens)</source>
        <translation>Sortie par mois (milliards de tokens)</translation>
    </message>
    <message>
        <source>Monthly price divided by 730 h.</source>
        <translation>Prix mensuel divisé par 730 h.</translation>
    </message>
    <message>
        <source>Monthly savings</source>
        <translation>Économie par mois</translation>
    </message>
    <message>
        <source>Monthly spend</source>
        <translation>Dépense mensuelle</translation>
    </message>
    <message>
        <source>Monthly volume</source>
        <translation>Volume mensuel</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>Mois</translation>
    </message>
    <message>
        <source>Months later</source>
        <translation>Mois plus tard</translation>
    </message>
    <message>
        <source>Months until the move has paid for itself.</source>
        <translation>Mois jusqu’à ce que la migration soit rentabilisée.</translation>
    </message>
    <message>
        <source>Months until the move is complete</source>
        <translation>Mois jusqu’à la fin de la migration</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>More pages</source>
        <translation>Autres pages</translation>
    </message>
    <message>
        <source>More requirements</source>
        <translation>Autres exigences</translation>
    </message>
    <message>
        <source>More requirements (%1)</source>
        <translation>Autres exigences (%1)</translation>
    </message>
    <message>
        <source>More than %1 chips would be required.</source>
        <translation>Il faudrait plus de %1 puces.</translation>
    </message>
    <message>
        <source>More than 2.2 GW are planned for the site.</source>
        <translation>Plus de 2,2 GW sont prévus pour le site.</translation>
    </message>
    <message>
        <source>More than.</source>
        <translation>Plus que cette valeur.</translation>
    </message>
    <message>
        <source>More than; Rainier and others.</source>
        <translation>Plus que cette valeur ; Rainier et autres.</translation>
    </message>
    <message>
        <source>More than; training and inference together.</source>
        <translation>Plus que cette valeur ; entraînement et inférence réunis.</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Most memory</source>
        <translation>Le plus de mémoire</translation>
    </message>
    <message>
        <source>Most other figures of the chip are those of the chip page.</source>
        <translation>La plupart des autres valeurs de la puce sont celles de la page de la puce.</translation>
    </message>
    <message>
        <source>Mostly for inference in daytime peaks.</source>
        <translation>Surtout pour l’inférence lors des pointes de journée.</translation>
    </message>
    <message>
        <source>Move between bars</source>
        <translation>Parcourir les barres</translation>
    </message>
    <message>
        <source>Move it away, or name another file.</source>
        <translation>Déplacez-le, ou indiquez un autre fichier.</translation>
    </message>
    <message>
        <source>Move the price list to the first sheet, or save its sheet as CSV.</source>
        <translation>Déplacez la grille tarifaire sur la première feuille, ou enregistrez sa feuille en CSV.</translation>
    </message>
    <message>
        <source>Move the workloads that passed; keep GPUs for operators without support; watch performance and cost.</source>
        <translation>Migrer les charges de travail validées ; garder des GPU pour les opérateurs non pris en charge ; surveiller performances et coût.</translation>
    </message>
    <message>
        <source>Move to production.</source>
        <translation>Passage en production.</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Migration</translation>
    </message>
    <message>
        <source>Moving from %1 to %2</source>
        <translation>Passer de %1 à %2</translation>
    </message>
    <message>
        <source>Moving from %1 to %2 costs %3 more a month</source>
        <translation>Passer de %1 à %2 coûte %3 de plus par mois</translation>
    </message>
    <message>
        <source>Moving from %1 to %2 saves %3 a month</source>
        <translation>Passer de %1 à %2 économise %3 par mois</translation>
    </message>
    <message>
        <source>Moving may take longer than %2: %1.</source>
        <translation>La migration peut prendre plus de %2 : %1.</translation>
    </message>
    <message>
        <source>Moving starts to pay above 10,000 USD of inference a month.</source>
        <translation>La migration devient rentable au-dessus de 10 000 USD d’inférence par mois.</translation>
    </message>
    <message>
        <source>Moving takes %1; %2 are free.</source>
        <translation>La migration prend %1 ; %2 sont disponibles.</translation>
    </message>
    <message>
        <source>Moving the work from %1</source>
        <translation>Migration du travail depuis %1</translation>
    </message>
    <message>
        <source>Moving to %1 %2</source>
        <comment>a chip, when it pays back</comment>
        <translation>Passer à %1 %2</translation>
    </message>
    <message>
        <source>Moving to %1 costs about %2 more a month and does not pay back</source>
        <translation>Passer à %1 coûte environ %2 de plus par mois et n’est pas rentable</translation>
    </message>
    <message>
        <source>Moving to %1 does not pay back</source>
        <translation>Passer à %1 n’est pas rentable</translation>
    </message>
    <message>
        <source>Moving to %1 saves about %2 a month and %3</source>
        <comment>a chip, an amount, when it pays back</comment>
        <translation>Passer à %1 économise environ %2 par mois et %3</translation>
    </message>
    <message>
        <source>Moving, USD</source>
        <translation>Migrer, USD</translation>
    </message>
    <message>
        <source>Moving, high end (1 of 10 cases above), USD</source>
        <translation>Migrer, borne haute (1 cas sur 10 au-dessus), USD</translation>
    </message>
    <message>
        <source>Moving, low end (1 of 10 cases below), USD</source>
        <translation>Migrer, borne basse (1 cas sur 10 au-dessous), USD</translation>
    </message>
    <message>
        <source>Multiplies every price, such as for a market move, a tax or a margin.</source>
        <translation>Chaque prix est multiplié par ce facteur : évolution du marché, taxe, marge.</translation>
    </message>
    <message>
        <source>My %1</source>
        <translation>Copie de %1</translation>
    </message>
    <message>
        <source>My prices</source>
        <translation>Mes prix</translation>
    </message>
    <message>
        <source>My workload</source>
        <translation>Ma charge de travail</translation>
    </message>
    <message>
        <source>NAND Research reads the factor as at least 6.</source>
        <translation>NAND Research lit ce facteur comme au moins 6.</translation>
    </message>
    <message>
        <source>NKI</source>
        <translation>NKI</translation>
    </message>
    <message>
        <source>NKI Compiler as open source</source>
        <translation>NKI Compiler en open source</translation>
    </message>
    <message>
        <source>NKI guide: 3 TB/s.</source>
        <translation>Guide NKI : 3 TB/s.</translation>
    </message>
    <message>
        <source>NKI guide: 4.7 TB/s.</source>
        <translation>Guide NKI : 4,7 TB/s.</translation>
    </message>
    <message>
        <source>NKI guide: 820 GB/s; comparison table: 0.8 TB/s.</source>
        <translation>Guide NKI : 820 GB/s ; tableau comparatif : 0,8 TB/s.</translation>
    </message>
    <message>
        <source>NKI guides: 20.</source>
        <translation>Guides NKI : 20.</translation>
    </message>
    <message>
        <source>NVFP4 column.</source>
        <translation>Colonne NVFP4.</translation>
    </message>
    <message>
        <source>NVFP4 inference (adaptive compression), not dense.</source>
        <translation>Inférence NVFP4 (compression adaptative), non dense.</translation>
    </message>
    <message>
        <source>NVFP4 training, dense.</source>
        <translation>Entraînement NVFP4, dense.</translation>
    </message>
    <message>
        <source>NVIDIA</source>
        <translation>NVIDIA</translation>
    </message>
    <message>
        <source>NVIDIA Ampere, GDDR memory</source>
        <translation>NVIDIA Ampere, mémoire GDDR</translation>
    </message>
    <message>
        <source>NVIDIA Blackwell, 8 chips a link domain</source>
        <translation>NVIDIA Blackwell, 8 puces par domaine NVLink</translation>
    </message>
    <message>
        <source>NVIDIA Grace Blackwell, 72 chips a link domain</source>
        <translation>NVIDIA Grace Blackwell, 72 puces par domaine NVLink</translation>
    </message>
    <message>
        <source>NVIDIA calls it NVFP4 inference (adaptive compression), not 2:4 sparsity.</source>
        <translation>NVIDIA parle d’inférence NVFP4 (compression adaptative), non de sparsité 2:4.</translation>
    </message>
    <message>
        <source>NVIDIA generations</source>
        <translation>Générations NVIDIA</translation>
    </message>
    <message>
        <source>NVIDIA prints 3,958.</source>
        <translation>NVIDIA indique 3 958.</translation>
    </message>
    <message>
        <source>NVIDIA publishes the sparse figure.</source>
        <translation>NVIDIA publie la valeur sparse.</translation>
    </message>
    <message>
        <source>NVIDIA's headline figure is sparse.</source>
        <translation>La valeur mise en avant par NVIDIA est sparse.</translation>
    </message>
    <message>
        <source>NVLink 2, 6 links, total of both directions; 150 one way.</source>
        <translation>NVLink 2, 6 liens, total des deux sens ; 150 par sens.</translation>
    </message>
    <message>
        <source>NVLink 3, total of both directions; 300 one way.</source>
        <translation>NVLink 3, total des deux sens ; 300 par sens.</translation>
    </message>
    <message>
        <source>NVLink 4, 18 links, total of both directions; 450 one way.</source>
        <translation>NVLink 4, 18 liens, total des deux sens ; 450 par sens.</translation>
    </message>
    <message>
        <source>NVLink 5, 18 links, total of both directions; 900 one way.</source>
        <translation>NVLink 5, 18 liens, total des deux sens ; 900 par sens.</translation>
    </message>
    <message>
        <source>NVLink 6, total of both directions; 1800 one way.</source>
        <translation>NVLink 6, total des deux sens ; 1800 par sens.</translation>
    </message>
    <message>
        <source>NVLink Fusion, no rate.</source>
        <translation>NVLink Fusion, sans débit.</translation>
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
        <translation>NaN et Infinity ne sont pas des nombres JSON : écrivez null et une raison.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name a *.json or *.chipboard file, or a directory of them.</source>
        <translation>Indiquez un fichier *.json ou *.chipboard, ou un dossier qui en contient.</translation>
    </message>
    <message>
        <source>Name a calibration file.</source>
        <translation>Indiquez le fichier d’un étalonnage.</translation>
    </message>
    <message>
        <source>Name a directory of catalogue files after --catalog.</source>
        <translation>Indiquez un dossier de fichiers de catalogue après --catalog.</translation>
    </message>
    <message>
        <source>Name a directory that contains only catalogue files.</source>
        <translation>Indiquez un dossier qui ne contient que des fichiers de catalogue.</translation>
    </message>
    <message>
        <source>Name a file in it.</source>
        <translation>Indiquez un fichier qu’il contient.</translation>
    </message>
    <message>
        <source>Name another file for the price store.</source>
        <translation>Indiquez un autre fichier pour la base des prix.</translation>
    </message>
    <message>
        <source>Name at least one in "sources".</source>
        <translation>Indiquez-en au moins une dans « sources ».</translation>
    </message>
    <message>
        <source>Name exactly one of them.</source>
        <translation>Indiquez exactement l’un d’eux.</translation>
    </message>
    <message>
        <source>Name it as "book".</source>
        <translation>Indiquez-la dans « book ».</translation>
    </message>
    <message>
        <source>Name it with --on or --against.</source>
        <translation>Indiquez l’élément avec --on ou --against.</translation>
    </message>
    <message>
        <source>Name of a scenario</source>
        <translation>Nom d’un scénario</translation>
    </message>
    <message>
        <source>Name one with --page.</source>
        <translation>Indiquez-en une avec --page.</translation>
    </message>
    <message>
        <source>Name the chip it is derived from.</source>
        <translation>Indiquez la puce dont partent ses valeurs.</translation>
    </message>
    <message>
        <source>Name the column of the number of chips with --map count=COLUMN.</source>
        <translation>Indiquez la colonne du nombre de puces avec --map count=COLONNE.</translation>
    </message>
    <message>
        <source>Name the file itself, or fix the link.</source>
        <translation>Indiquez le fichier lui-même ou corrigez le lien.</translation>
    </message>
    <message>
        <source>Name the file itself.</source>
        <translation>Indiquez le fichier lui-même.</translation>
    </message>
    <message>
        <source>Name the sources in the catalogue's files.</source>
        <translation>Indiquez les sources dans les fichiers du catalogue.</translation>
    </message>
    <message>
        <source>Name, for example “3-year commitment”</source>
        <translation>Nom, par exemple « Engagement de 3 ans »</translation>
    </message>
    <message>
        <source>Names the currency; the exchange rate converts the amounts.</source>
        <translation>Désigne la devise ; le taux de change fait la conversion.</translation>
    </message>
    <message>
        <source>Nearest measurement</source>
        <translation>Mesure la plus proche</translation>
    </message>
    <message>
        <source>Nearest measurement: %1</source>
        <translation>Mesure la plus proche : %1</translation>
    </message>
    <message>
        <source>Nearly 500,000 at the start in October 2025.</source>
        <translation>Près de 500 000 au démarrage en octobre 2025.</translation>
    </message>
    <message>
        <source>Nearly 500,000; over one million by the end of 2025.</source>
        <translation>Près de 500 000 ; plus d’un million fin 2025.</translation>
    </message>
    <message>
        <source>Neither the catalogue nor the imported lists have prices for these.</source>
        <translation>Ni le catalogue ni les imports n’ont de prix pour cette sélection.</translation>
    </message>
    <message>
        <source>Nemotron-3-Nano-30B-A3B</source>
        <translation>Nemotron-3-Nano-30B-A3B</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>Network bandwidth</source>
        <translation>Bande passante réseau</translation>
    </message>
    <message>
        <source>Neuron 2.21.0 Beta of the same day adds Trn2; the guide and AFP give 2024.</source>
        <translation>Neuron 2.21.0 Beta du même jour ajoute Trn2 ; le guide et l’AFP donnent 2024.</translation>
    </message>
    <message>
        <source>Neuron 2.27.0 of 2025-12-19 supports it; the guide and AFP give December 2025.</source>
        <translation>Neuron 2.27.0 du 2025-12-19 le prend en charge ; le guide et l’AFP donnent décembre 2025.</translation>
    </message>
    <message>
        <source>Neuron SDK</source>
        <translation>Neuron SDK</translation>
    </message>
    <message>
        <source>Neuron docs, as a maximum; the EC2 guide says 12.5 and no EFA.</source>
        <translation>Documentation Neuron, comme maximum ; le guide EC2 indique 12,5 et pas d’EFA.</translation>
    </message>
    <message>
        <source>Neuron docs: 1,536 GiB, 16 x 96.</source>
        <translation>Documentation Neuron : 1 536 GiB, 16 x 96.</translation>
    </message>
    <message>
        <source>Neuron docs: 13,120 GiB/s, 16 x 820.</source>
        <translation>Documentation Neuron : 13 120 GiB/s, 16 x 820.</translation>
    </message>
    <message>
        <source>Neuron docs: 96 GiB and 144 GiB.</source>
        <translation>Documentation Neuron : 96 GiB et 144 GiB.</translation>
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
        <translation>NeuronCore-v3 ; deux forment par défaut un cœur logique.</translation>
    </message>
    <message>
        <source>NeuronCore-v4</source>
        <translation>NeuronCore-v4</translation>
    </message>
    <message>
        <source>NeuronLink-v1, direction not stated; only on inf1.6xlarge and inf1.24xlarge.</source>
        <translation>NeuronLink-v1, sens non précisé ; seulement sur inf1.6xlarge et inf1.24xlarge.</translation>
    </message>
    <message>
        <source>NeuronLink-v2, 2 links, direction not stated; only on inf2.24xlarge and inf2.48xlarge.</source>
        <translation>NeuronLink-v2, 2 liens, sens non précisé ; seulement sur inf2.24xlarge et inf2.48xlarge.</translation>
    </message>
    <message>
        <source>NeuronLink-v2, 4 links, direction not stated.</source>
        <translation>NeuronLink-v2, 4 liens, sens non précisé.</translation>
    </message>
    <message>
        <source>NeuronLink-v3: 1,024 inside the instance plus 256 between instances; direction not stated.</source>
        <translation>NeuronLink-v3 : 1 024 dans l’instance plus 256 entre instances ; sens non précisé.</translation>
    </message>
    <message>
        <source>NeuronLink-v4, direction not stated; AWS pages disagree.</source>
        <translation>NeuronLink-v4, sens non précisé ; les pages d’AWS ne concordent pas.</translation>
    </message>
    <message>
        <source>Never pays back</source>
        <translation>Jamais rentable</translation>
    </message>
    <message>
        <source>New architectures need operators written for CUDA.</source>
        <translation>Les nouvelles architectures exigent des opérateurs écrits pour CUDA.</translation>
    </message>
    <message>
        <source>New cost over current cost</source>
        <translation>Coût là-bas / coût actuel</translation>
    </message>
    <message>
        <source>New from “%1”</source>
        <translation>Nouveau d’après « %1 »</translation>
    </message>
    <message>
        <source>New scenario “%1”</source>
        <translation>Nouveau scénario « %1 »</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Next file</source>
        <translation>Fichier suivant</translation>
    </message>
    <message>
        <source>Next sheet (Page Down)</source>
        <translation>Feuille suivante (Page suivante)</translation>
    </message>
    <message>
        <source>Nine of ten are below</source>
        <translation>Neuf sur dix sont au-dessous</translation>
    </message>
    <message>
        <source>No API price</source>
        <translation>Pas de prix d'API</translation>
    </message>
    <message>
        <source>No EFA network.</source>
        <translation>Pas de réseau EFA.</translation>
    </message>
    <message>
        <source>No EFA.</source>
        <translation>Pas d’EFA.</translation>
    </message>
    <message>
        <source>No FP32 peak published.</source>
        <translation>Crête FP32 non publiée.</translation>
    </message>
    <message>
        <source>No FP4.</source>
        <translation>Pas de FP4.</translation>
    </message>
    <message>
        <source>No FP6.</source>
        <translation>Pas de FP6.</translation>
    </message>
    <message>
        <source>No FP8.</source>
        <translation>Pas de FP8.</translation>
    </message>
    <message>
        <source>No INT8 peak published.</source>
        <translation>Crête INT8 non publiée.</translation>
    </message>
    <message>
        <source>No MXFP4.</source>
        <translation>Pas de MXFP4.</translation>
    </message>
    <message>
        <source>No MXFP8.</source>
        <translation>Pas de MXFP8.</translation>
    </message>
    <message>
        <source>No TF32.</source>
        <translation>Pas de TF32.</translation>
    </message>
    <message>
        <source>No Trainium3 price is public.</source>
        <translation>Aucun prix de Trainium3 n’est public.</translation>
    </message>
    <message>
        <source>No Trn1 and Inf2 from 2.29; vLLM Neuron follows it.</source>
        <translation>Sans Trn1 ni Inf2 à partir de 2.29 ; vLLM Neuron lui succède.</translation>
    </message>
    <message>
        <source>No assumption affects it.</source>
        <translation>Aucune hypothèse possible ne le fait varier.</translation>
    </message>
    <message>
        <source>No assumption matches.</source>
        <translation>Aucune hypothèse ne contient ces mots.</translation>
    </message>
    <message>
        <source>No baseline is chosen, so numbers stay absolute.</source>
        <translation>Aucune référence n’est choisie ; les nombres restent donc inchangés.</translation>
    </message>
    <message>
        <source>No board in this window or in the recent files uses them.</source>
        <translation>Ni la comparaison de cette fenêtre ni une comparaison récente ne les utilise.</translation>
    </message>
    <message>
        <source>No chart is selected, so there is nothing to export.</source>
        <translation>Aucun graphique n’est choisi, il n’y a donc rien à exporter.</translation>
    </message>
    <message>
        <source>No chip can be recommended</source>
        <translation>Aucune puce ne peut être conseillée</translation>
    </message>
    <message>
        <source>No chip in the catalogue can be recommended, regardless of the requirements.</source>
        <translation>Aucune puce du catalogue ne peut être conseillée, quelles que soient les exigences.</translation>
    </message>
    <message>
        <source>No chip meets %1 together.</source>
        <translation>Aucune puce ne satisfait à la fois %1.</translation>
    </message>
    <message>
        <source>No chip meets %1.</source>
        <translation>Aucune puce ne satisfait %1.</translation>
    </message>
    <message>
        <source>No chip meets %1: %2 comes nearest with %3.</source>
        <translation>Aucune puce ne satisfait %1 : %2 s’en approche le plus avec %3.</translation>
    </message>
    <message>
        <source>No chip meets %1: without it, %2 would fit.</source>
        <translation>Aucune puce ne satisfait %1 : sans cette exigence, %2 conviendrait.</translation>
    </message>
    <message>
        <source>No chip meets all requirements</source>
        <translation>Aucune puce ne répond à toutes les exigences</translation>
    </message>
    <message>
        <source>No chip, instance or system is given.</source>
        <translation>Aucune puce, instance ou système n’est indiqué.</translation>
    </message>
    <message>
        <source>No chip-to-chip link of %1 is stated; training is estimated as on chips with one.</source>
        <translation>Aucun lien entre puces n’est indiqué pour %1 ; l’entraînement est calculé comme sur des puces qui en ont un.</translation>
    </message>
    <message>
        <source>No citable FLOP count of a denoising step.</source>
        <translation>Aucun nombre de FLOP citable pour une étape de débruitage.</translation>
    </message>
    <message>
        <source>No command matches. Type part of the name of a chip, a page, a metric or a menu entry.</source>
        <translation>Aucune commande ne porte ce nom. Tapez une partie du nom d’une puce, d’une page, d’une métrique ou d’une entrée de menu.</translation>
    </message>
    <message>
        <source>No cost of owning</source>
        <translation>Pas de coût d'achat</translation>
    </message>
    <message>
        <source>No cost of owning: %1</source>
        <translation>Pas de coût de possession : %1</translation>
    </message>
    <message>
        <source>No cost: %1</source>
        <translation>Pas de coût : %1</translation>
    </message>
    <message>
        <source>No date found.</source>
        <translation>Date introuvable.</translation>
    </message>
    <message>
        <source>No date of these chips is published.</source>
        <translation>Aucune date n’est publiée pour ces puces.</translation>
    </message>
    <message>
        <source>No dated prices for this selection</source>
        <translation>Pas de prix datés pour cette sélection</translation>
    </message>
    <message>
        <source>No dense peak of %1 is published for this precision.</source>
        <translation>Aucune crête dense de %1 n’est publiée pour cette précision.</translation>
    </message>
    <message>
        <source>No dense peak of this chip is published, and prefill needs one.</source>
        <translation>Aucune crête dense de cette puce n’est publiée, et le prefill est du calcul.</translation>
    </message>
    <message>
        <source>No difference from %1 is shown for %2: %3.</source>
        <translation>Aucun écart avec %1 n’est donné pour %2 : %3.</translation>
    </message>
    <message>
        <source>No difference from %1 is shown: %2.</source>
        <translation>Aucun écart avec %1 n’est donné : %2.</translation>
    </message>
    <message>
        <source>No differences yet</source>
        <translation>Aucune différence pour l’instant</translation>
    </message>
    <message>
        <source>No energy price is set.</source>
        <translation>Aucun prix de l’énergie n’est supposé.</translation>
    </message>
    <message>
        <source>No energy: %1</source>
        <translation>Pas d’énergie : %1</translation>
    </message>
    <message>
        <source>No exact date found.</source>
        <translation>Date exacte introuvable.</translation>
    </message>
    <message>
        <source>No figure found.</source>
        <translation>Valeur introuvable.</translation>
    </message>
    <message>
        <source>No figure in operation.</source>
        <translation>Aucune valeur en service.</translation>
    </message>
    <message>
        <source>No font is installed, so letters would appear as boxes.</source>
        <translation>Aucune police n’est installée ici : des carrés prendraient la place des lettres.</translation>
    </message>
    <message>
        <source>No imported prices.</source>
        <translation>Aucun prix importé.</translation>
    </message>
    <message>
        <source>No layout of this presentation has a title.</source>
        <translation>Aucune disposition de cette présentation n’a de titre.</translation>
    </message>
    <message>
        <source>No line crosses a text.</source>
        <translation>Aucune ligne ne traverse un texte.</translation>
    </message>
    <message>
        <source>No line here has two generations</source>
        <translation>Aucune gamme affichée n’a deux générations</translation>
    </message>
    <message>
        <source>No matches in the catalogue. Esc clears the search.</source>
        <translation>Rien dans le catalogue ne correspond. Échap efface la recherche.</translation>
    </message>
    <message>
        <source>No measurement comes with it; with list prices see the price contradictions.</source>
        <translation>Aucune mesure ne l’accompagne ; pour les prix publics, voir les contradictions de prix.</translation>
    </message>
    <message>
        <source>No measurement could be predicted</source>
        <translation>Aucune mesure n’a pu être prédite</translation>
    </message>
    <message>
        <source>No monthly volume</source>
        <translation>Pas de travail du mois</translation>
    </message>
    <message>
        <source>No monthly volume for an API</source>
        <translation>Pas de travail mensuel d'une API</translation>
    </message>
    <message>
        <source>No monthly volume on owned machines</source>
        <translation>Pas de travail mensuel sur des machines possédées</translation>
    </message>
    <message>
        <source>No number of chips holds it</source>
        <translation>Aucun nombre ne suffit</translation>
    </message>
    <message>
        <source>No on-demand price of %1 is known.</source>
        <translation>Aucun prix à la demande de %1 n’est connu.</translation>
    </message>
    <message>
        <source>No on-demand price.</source>
        <translation>Pas de prix à la demande.</translation>
    </message>
    <message>
        <source>No option reaches %1 per user</source>
        <translation>Rien de comparé n’atteint %1 par utilisateur</translation>
    </message>
    <message>
        <source>No option reaches %1 per user; %2 comes nearest with %3</source>
        <translation>Rien de ce qui est comparé n’atteint %1 par utilisateur ; le plus proche est %2 avec %3</translation>
    </message>
    <message>
        <source>No other option is both cheaper and faster.</source>
        <translation>Rien d’autre n’est à la fois moins cher et plus rapide.</translation>
    </message>
    <message>
        <source>No output file is given.</source>
        <translation>Rien n’indique où écrire.</translation>
    </message>
    <message>
        <source>No page contains all of these words. Try fewer words, or only the start of one.</source>
        <translation>Aucune page ne contient tous ces mots. Essayez-en moins, ou seulement le début d’un mot.</translation>
    </message>
    <message>
        <source>No power published.</source>
        <translation>Puissance non publiée.</translation>
    </message>
    <message>
        <source>No price for this selection in "%1"</source>
        <translation>Pas de prix pour cette sélection dans « %1 »</translation>
    </message>
    <message>
        <source>No price for this selection: choose another price list</source>
        <translation>Pas de prix pour cette sélection : choisissez une autre grille tarifaire</translation>
    </message>
    <message>
        <source>No price found.</source>
        <translation>Prix introuvable.</translation>
    </message>
    <message>
        <source>No price is known for this selection</source>
        <translation>Aucun prix n’est connu pour cette sélection</translation>
    </message>
    <message>
        <source>No price list covers two of this selection: import prices or enter your own.</source>
        <translation>Aucune grille tarifaire ne couvre deux éléments de cette sélection : importez des prix ou indiquez les vôtres.</translation>
    </message>
    <message>
        <source>No price list covers two of this selection: mix price types to see their costs.</source>
        <translation>Aucune grille tarifaire ne couvre deux éléments de cette sélection : mélangez les types de prix pour voir leurs coûts.</translation>
    </message>
    <message>
        <source>No price list has one price type for all rows.</source>
        <translation>Aucune grille n’a des prix d’un même type pour toutes les lignes.</translation>
    </message>
    <message>
        <source>No price list here lists it on %1.</source>
        <translation>Aucune grille ne l’a ici sur %1.</translation>
    </message>
    <message>
        <source>No price list here lists it on %1; it is on %2.</source>
        <translation>Aucune grille ne l’a ici sur %1 ; il est sur %2.</translation>
    </message>
    <message>
        <source>No price list was chosen.</source>
        <translation>Aucune grille tarifaire n’a été choisie.</translation>
    </message>
    <message>
        <source>No price lists are imported. Import them with File &gt; Import prices.</source>
        <translation>Rien n’est importé. Fichier &gt; Importer des prix lit des grilles tarifaires.</translation>
    </message>
    <message>
        <source>No price of a Trn3 UltraServer is public.</source>
        <translation>Aucun prix d’un UltraServer Trn3 n’est public.</translation>
    </message>
    <message>
        <source>No price published.</source>
        <translation>Prix non publié.</translation>
    </message>
    <message>
        <source>No prices have been imported: there is no %1.</source>
        <translation>Aucun prix n’a encore été importé : %1 n’existe pas.</translation>
    </message>
    <message>
        <source>No prices; at %1 per user, %2 gives most: %3 per chip</source>
        <translation>Aucun prix connu ; à %1 par utilisateur, %2 donne le plus : %3 par puce</translation>
    </message>
    <message>
        <source>No problems were found on this slide.</source>
        <translation>Cette diapositive n’a aucun défaut.</translation>
    </message>
    <message>
        <source>No product line is defined for %1.</source>
        <translation>Aucune gamme n’est répertoriée pour %1.</translation>
    </message>
    <message>
        <source>No prompt</source>
        <translation>Pas de prompt</translation>
    </message>
    <message>
        <source>No published measurement of %1: estimated from similar chips.</source>
        <translation>Pas de mesure publiée pour %1 : estimation d’après des puces semblables.</translation>
    </message>
    <message>
        <source>No published measurements for %1: estimated from similar chips.</source>
        <translation>Pas de mesures publiées pour %1 : estimation d’après des puces semblables.</translation>
    </message>
    <message>
        <source>No rental price to compare</source>
        <translation>Pas de location à comparer</translation>
    </message>
    <message>
        <source>No replica on %1 meets the required service level.</source>
        <translation>Aucune copie du modèle sur %1 ne respecte le niveau de service demandé.</translation>
    </message>
    <message>
        <source>No replica serves a request here.</source>
        <translation>Aucune copie du modèle ne sert de requête ici.</translation>
    </message>
    <message>
        <source>No requirements set.</source>
        <translation>Aucune exigence indiquée.</translation>
    </message>
    <message>
        <source>No reserved price.</source>
        <translation>Pas de prix réservé.</translation>
    </message>
    <message>
        <source>No residual value, as in the accounts of large operators.</source>
        <translation>Il ne reste rien, comme dans les comptes des grands exploitants.</translation>
    </message>
    <message>
        <source>No row would be imported. Check the format and the columns.</source>
        <translation>Aucune ligne ne serait retenue. Vérifiez le format et les colonnes.</translation>
    </message>
    <message>
        <source>No rows were imported.</source>
        <translation>Aucune ligne n’a été retenue.</translation>
    </message>
    <message>
        <source>No rows were imported; nothing was stored.</source>
        <translation>Aucune ligne n’a été retenue ; rien n’a été enregistré.</translation>
    </message>
    <message>
        <source>No savings compared with %1 can be calculated here.</source>
        <translation>Ici, aucune économie par rapport à %1 ne peut être indiquée.</translation>
    </message>
    <message>
        <source>No scale-up link.</source>
        <translation>Pas de lien scale-up.</translation>
    </message>
    <message>
        <source>No scenario has a number to compare</source>
        <translation>Aucun scénario n’a de nombre à comparer</translation>
    </message>
    <message>
        <source>No selected item has a value here.</source>
        <translation>Rien de ce qui est choisi n’a sa place ici.</translation>
    </message>
    <message>
        <source>No selected item has both an estimate and a price in "%1".</source>
        <translation>Rien de ce qui est comparé n’a à la fois une estimation et un prix dans « %1 ».</translation>
    </message>
    <message>
        <source>No setting matches. Esc clears the search.</source>
        <translation>Aucun paramètre ne porte ce nom. Échap efface la recherche.</translation>
    </message>
    <message>
        <source>No size published.</source>
        <translation>Taille non publiée.</translation>
    </message>
    <message>
        <source>No snapshot to remove is given.</source>
        <translation>Rien n’indique quel instantané supprimer.</translation>
    </message>
    <message>
        <source>No source for the test was found.</source>
        <translation>Aucune source n’a été trouvée pour ce test.</translation>
    </message>
    <message>
        <source>No sparse FP8 peak.</source>
        <translation>Pas de crête FP8 sparse.</translation>
    </message>
    <message>
        <source>No sparse peak stated.</source>
        <translation>Crête sparse non indiquée.</translation>
    </message>
    <message>
        <source>No sparsity.</source>
        <translation>Pas de sparsité.</translation>
    </message>
    <message>
        <source>No spot. Its accelerators are missing from the EC2 guide.</source>
        <translation>Pas de spot. Ses accélérateurs manquent dans le guide EC2.</translation>
    </message>
    <message>
        <source>No text is shortened or omitted.</source>
        <translation>Aucun texte n’est raccourci ni omis.</translation>
    </message>
    <message>
        <source>No two generations here have this figure.</source>
        <translation>Aucune paire de générations affichée n’a cette valeur.</translation>
    </message>
    <message>
        <source>No two rows have a value for “%1”; the page selected another metric.</source>
        <translation>Il n’y a pas deux lignes avec un nombre pour « %1 » ; la page a choisi une autre métrique.</translation>
    </message>
    <message>
        <source>No vendor claim here can be checked</source>
        <translation>Aucune affirmation de fabricant n’est vérifiable ici</translation>
    </message>
    <message>
        <source>No workload is given.</source>
        <translation>Aucune charge de travail n’est indiquée.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>None of the %1 measurements can be used to fit constants.</source>
        <translation>Aucune des %1 mesures ne permet de déterminer des constantes.</translation>
    </message>
    <message>
        <source>None of these claims can be recomputed.</source>
        <translation>Aucune de ces affirmations ne peut être recalculée.</translation>
    </message>
    <message>
        <source>None of this selection can be estimated: choose other chips or another workload</source>
        <translation>Rien de cette sélection ne peut être estimé : choisissez d’autres puces ou une autre charge de travail</translation>
    </message>
    <message>
        <source>None of this selection serves users of the workload</source>
        <translation>Rien dans cette sélection ne sert d’utilisateurs avec cette charge</translation>
    </message>
    <message>
        <source>None: absolute value</source>
        <translation>Aucune : sa propre valeur</translation>
    </message>
    <message>
        <source>None: all prompts are new.</source>
        <translation>Aucune : tous les prompts sont nouveaux.</translation>
    </message>
    <message>
        <source>None: list prices apply.</source>
        <translation>Aucune : les prix sont ceux de la grille.</translation>
    </message>
    <message>
        <source>None: the catalogue has no rate of %1; without one, money is shown in USD.</source>
        <translation>Aucun : le catalogue n’a pas de taux pour %1 ; sans taux, les montants s’affichent en USD.</translation>
    </message>
    <message>
        <source>None: the concurrent requests set the speed.</source>
        <translation>Aucune : la vitesse est celle que laissent les requêtes simultanées.</translation>
    </message>
    <message>
        <source>None: the concurrent requests set the wait.</source>
        <translation>Aucun : l’attente est celle qu’imposent les requêtes simultanées.</translation>
    </message>
    <message>
        <source>None; without it no API is compared.</source>
        <translation>Aucun ; sans lui, aucune API n'est comparée.</translation>
    </message>
    <message>
        <source>None; without it no monthly totals are calculated.</source>
        <translation>Aucun ; sans lui, le travail du mois ne peut pas être calculé.</translation>
    </message>
    <message>
        <source>None; without it the cost of owning is unknown.</source>
        <translation>Aucun ; sans lui, le coût de possession est inconnu.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Not HBM; the docs do not name the type.</source>
        <translation>Pas de HBM ; la documentation ne nomme pas le type.</translation>
    </message>
    <message>
        <source>Not an assumption but uncertain: eight in ten cases fall between these values.</source>
        <translation>Pas une hypothèse mais une incertitude : huit cas sur dix se situent entre les deux.</translation>
    </message>
    <message>
        <source>Not announced.</source>
        <translation>Non annoncé.</translation>
    </message>
    <message>
        <source>Not comparable:</source>
        <translation>Non comparable :</translation>
    </message>
    <message>
        <source>Not comparable: %1.</source>
        <comment>the kind of a price</comment>
        <translation>Non comparable : %1.</translation>
    </message>
    <message>
        <source>Not drawn because their estimates are worse than those shown: %1.</source>
        <comment>names of rows</comment>
        <translation>Non tracées, car leurs estimations sont moins bonnes que celles des lignes affichées : %1.</translation>
    </message>
    <message>
        <source>Not drawn because there is no estimate: %1.</source>
        <comment>names of rows</comment>
        <translation>Non tracées, faute d’estimation : %1.</translation>
    </message>
    <message>
        <source>Not found in public sources.</source>
        <translation>Introuvable dans les sources publiques.</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Introuvable.</translation>
    </message>
    <message>
        <source>Not highlighted</source>
        <translation>Non mis en évidence</translation>
    </message>
    <message>
        <source>Not in the file</source>
        <translation>Absent du fichier</translation>
    </message>
    <message>
        <source>Not new; MXFP8 and MXFP4 are.</source>
        <translation>Pas nouvelle ; MXFP8 et MXFP4 le sont.</translation>
    </message>
    <message>
        <source>Not on the chart: %1.</source>
        <translation>Absents du graphique : %1.</translation>
    </message>
    <message>
        <source>Not predicted, %1 times: %2</source>
        <translation>Non prédit, %1 fois : %2</translation>
    </message>
    <message>
        <source>Not predicted, once: %1</source>
        <translation>Non prédit, une fois : %1</translation>
    </message>
    <message>
        <source>Not predicted: %1</source>
        <translation>Non prédit : %1</translation>
    </message>
    <message>
        <source>Not sold on spot.</source>
        <translation>Pas vendu en spot.</translation>
    </message>
    <message>
        <source>Not stated for B200.</source>
        <translation>Non indiqué pour B200.</translation>
    </message>
    <message>
        <source>Not stated in the sources seen.</source>
        <translation>Non indiqué dans les sources vues.</translation>
    </message>
    <message>
        <source>Not stated: the day on which the file was last changed is used.</source>
        <translation>Non précisée : le jour de la dernière modification du fichier est utilisé.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Note: and %1 more.</source>
        <translation>Remarque : %1 autres font de même.</translation>
    </message>
    <message>
        <source>Note: your files change the catalogue: %1.</source>
        <translation>Remarque : vos propres fichiers modifient le catalogue : %1.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Notes and sources</source>
        <translation>Notes et sources</translation>
    </message>
    <message>
        <source>Nothing has been stored yet.</source>
        <translation>Rien n’a encore été enregistré.</translation>
    </message>
    <message>
        <source>Nothing is chosen.</source>
        <translation>Rien n’est choisi.</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>Rien n’est sélectionné</translation>
    </message>
    <message>
        <source>Nothing is selected yet. Select chips on the left.</source>
        <translation>Rien n’est encore comparé. Cochez des puces à gauche.</translation>
    </message>
    <message>
        <source>Nothing is selected, so there is nothing to export.</source>
        <translation>Rien n’est sélectionné : il n’y a rien à exporter.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Rien n’est comparé.</translation>
    </message>
    <message>
        <source>Nothing needs to be removed.</source>
        <translation>Il n’y a rien à supprimer.</translation>
    </message>
    <message>
        <source>Nothing to compare under other assumptions</source>
        <translation>Rien à comparer sous d’autres hypothèses</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Nothing was changed: all values are the defaults.</source>
        <translation>Rien n’a été modifié : toutes les valeurs sont celles par défaut.</translation>
    </message>
    <message>
        <source>Nothing was imported: the columns of the file do not match the format %1.</source>
        <translation>Rien n’a été importé : les colonnes du fichier ne sont pas celles du format %1.</translation>
    </message>
    <message>
        <source>Nothing was stored. No price is comparable: the catalogue has none of the machines, or the number of chips is missing.</source>
        <translation>Rien n'a été enregistré : aucun prix n'est comparable, car le catalogue n'a aucune de ces machines ou le nombre de puces manque.</translation>
    </message>
    <message>
        <source>Nothing was stored: no row was imported.</source>
        <translation>Rien n’a été enregistré : aucune ligne n’a été retenue.</translation>
    </message>
    <message>
        <source>Nothing was stored: this was a dry run.</source>
        <translation>Rien n’a été enregistré : c’était un essai à blanc.</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>Rien n’a été écrit.</translation>
    </message>
    <message>
        <source>Nothing was written: the catalogue given with --catalog has errors.</source>
        <translation>Rien n’a été écrit : le catalogue que nomme --catalog contient des erreurs.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>Now: %1.</source>
        <translation>Maintenant : %1.</translation>
    </message>
    <message>
        <source>Number "%1" refers to a list in the price store of one computer; here it is "%2" of %3.</source>
        <translation>« %1 » est le numéro d’une grille dans la base des prix d’un autre ordinateur ; ici, c’est « %2 » (%3).</translation>
    </message>
    <message>
        <source>Number formats differ: %1.</source>
        <translation>Les formats numériques diffèrent : %1.</translation>
    </message>
    <message>
        <source>Number of chips that do the work; whole instances are rented.</source>
        <translation>Nombre de puces au travail ; on loue des instances entières.</translation>
    </message>
    <message>
        <source>Number of chips that the work runs on; by default, a suitable number.</source>
        <translation>Nombre de puces utilisées pour le travail ; sinon, autant qu’il en convient.</translation>
    </message>
    <message>
        <source>Number of chips.</source>
        <translation>Nombre de puces.</translation>
    </message>
    <message>
        <source>Number of distinct tokens.</source>
        <translation>Tokens distincts.</translation>
    </message>
    <message>
        <source>Number of draws; the default is 100000.</source>
        <translation>Nombre de tirages ; 100000 par défaut.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Numbers are relative to the baseline scenario, not to the baseline chip.</source>
        <translation>Les nombres sont donnés face au scénario de référence, quelle que soit la puce de référence.</translation>
    </message>
    <message>
        <source>Numbers of the XY charts</source>
        <translation>Nombres des graphiques à deux axes</translation>
    </message>
    <message>
        <source>Numbers of the bar charts</source>
        <translation>Nombres des graphiques à barres</translation>
    </message>
    <message>
        <source>NxD Inference, in maintenance only, has no Inf2 from Neuron SDK 2.29 on; vLLM Neuron runs on Trn2 and Trn3 only.</source>
        <translation>NxD Inference, seulement en maintenance, ne prend plus en charge Inf2 à partir du Neuron SDK 2.29 ; vLLM Neuron ne tourne que sur Trn2 et Trn3.</translation>
    </message>
    <message>
        <source>NxD Inference, in maintenance only, has no Trn1 from Neuron SDK 2.29 on; vLLM Neuron runs on Trn2 and Trn3 only.</source>
        <translation>NxD Inference, seulement en maintenance, ne prend plus en charge Trn1 à partir du Neuron SDK 2.29 ; vLLM Neuron ne tourne que sur Trn2 et Trn3.</translation>
    </message>
    <message>
        <source>O&amp;verride this figure…</source>
        <translation>Remp&amp;lacer cette valeur…</translation>
    </message>
    <message>
        <source>OAM module.</source>
        <translation>Module OAM.</translation>
    </message>
    <message>
        <source>OCI first. ml-engineering has it beginning to appear in August 2026.</source>
        <translation>D’abord chez OCI. Selon ml-engineering, apparaît peu à peu en août 2026.</translation>
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
        <translation>Octobre 2025.</translation>
    </message>
    <message>
        <source>Odds against the baseline</source>
        <translation>Chances face à la référence</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Of %1, %2 are idle but paid for.</source>
        <translation>Sur %1, %2 restent inactives et sont tout de même payées.</translation>
    </message>
    <message>
        <source>Of 8 GPUs; the average of offers was 4.49 on 2026-10-24.</source>
        <translation>Pour 8 GPU ; la moyenne des offres était de 4,49 le 2026-10-24.</translation>
    </message>
    <message>
        <source>Of Chipboard's own claims, %1 of %2 hold.</source>
        <translation>Nos propres affirmations : %1 sur %2 exactes.</translation>
    </message>
    <message>
        <source>Of the calibration.</source>
        <translation>Issu du calibrage.</translation>
    </message>
    <message>
        <source>Of the chip</source>
        <translation>De la puce</translation>
    </message>
    <message>
        <source>Of the chips, %1 run prefill and the others decode.</source>
        <translation>Parmi les puces, %1 lisent les prompts et les autres écrivent les réponses.</translation>
    </message>
    <message>
        <source>Of the model.</source>
        <translation>Issu du modèle.</translation>
    </message>
    <message>
        <source>Of the previous generation</source>
        <translation>De la génération précédente</translation>
    </message>
    <message>
        <source>Offered to selected accounts only.</source>
        <translation>Proposé à certains comptes seulement.</translation>
    </message>
    <message>
        <source>Old generation, still on the price list of 2026-07-20.</source>
        <translation>Ancienne génération, encore dans la grille tarifaire du 2026-07-20.</translation>
    </message>
    <message>
        <source>Older chips</source>
        <translation>Puces plus anciennes</translation>
    </message>
    <message>
        <source>Older version of the page.</source>
        <translation>Ancienne version de la page.</translation>
    </message>
    <message>
        <source>Omit it if there is no requirement.</source>
        <translation>Omettez-le si rien n’est exigé.</translation>
    </message>
    <message>
        <source>On demand</source>
        <translation>À la demande</translation>
    </message>
    <message>
        <source>On demand it is 6.88 USD; only three-year reservations and capacity blocks of early 2026 reach 3 to 4.</source>
        <translation>À la demande, c’est 6,88 USD ; seuls les réservations de trois ans et les Capacity Blocks de début 2026 atteignent 3 à 4.</translation>
    </message>
    <message>
        <source>On demand.</source>
        <translation>À la demande.</translation>
    </message>
    <message>
        <source>On sources that it never saw, the model is typically %1 off</source>
        <comment>29%</comment>
        <translation>Sur des sources jamais vues, le modèle s’écarte typiquement de %1</translation>
    </message>
    <message>
        <source>On the Pareto front</source>
        <translation>Sur le front</translation>
    </message>
    <message>
        <source>On the timeline, a diamond is the announcement and a circle the first availability. In the other charts each row goes from one generation (hollow) to the next; announced ones are hatched.</source>
        <translation>Sur la chronologie, un losange est l’annonce et un cercle le jour de la disponibilité. Dans les autres graphiques, chaque ligne va d’une génération, en creux, à la suivante ; ce qui n’est qu’annoncé est hachuré.</translation>
    </message>
    <message>
        <source>On this line %1 and %2 break even.</source>
        <translation>Cette ligne est le seuil entre %1 et %2.</translation>
    </message>
    <message>
        <source>On this line a prediction equals the measurement.</source>
        <translation>Sur cette ligne, la prédiction égale la mesure.</translation>
    </message>
    <message>
        <source>On this line the run costs %1.</source>
        <translation>Sur cette ligne, l’entraînement coûte %1.</translation>
    </message>
    <message>
        <source>On this line the work costs %1.</source>
        <translation>Sur cette ligne, le travail coûte %1.</translation>
    </message>
    <message>
        <source>On-chip SRAM</source>
        <translation>SRAM sur puce</translation>
    </message>
    <message>
        <source>On-demand history</source>
        <translation>Historique à la demande</translation>
    </message>
    <message>
        <source>On-demand list</source>
        <translation>Grille à la demande</translation>
    </message>
    <message>
        <source>On-demand list, 6.88 per GPU-hour.</source>
        <translation>Grille à la demande, 6,88 par GPU-heure.</translation>
    </message>
    <message>
        <source>On-demand list.</source>
        <translation>Grille à la demande.</translation>
    </message>
    <message>
        <source>On-demand list: 55.04 USD/h, 6.88 per GPU-hour, the same from November 2025 to November 2026.</source>
        <translation>Grille à la demande : 55,04 USD/h, 6,88 par GPU-heure, inchangé de novembre 2025 à novembre 2026.</translation>
    </message>
    <message>
        <source>On-demand, spot, reserved</source>
        <translation>À la demande, spot, réservé</translation>
    </message>
    <message>
        <source>One EFA port.</source>
        <translation>Un port EFA.</translation>
    </message>
    <message>
        <source>One chart</source>
        <translation>Un graphique</translation>
    </message>
    <message>
        <source>One chart of this page</source>
        <translation>Un graphique de cette page</translation>
    </message>
    <message>
        <source>One chart per scenario, all on one scale. The table shows the difference from the first scenario as an amount and in percent.</source>
        <translation>Un graphique par scénario, tous à la même échelle. Le tableau donne l’écart avec le premier scénario en valeurs et en pour cent.</translation>
    </message>
    <message>
        <source>One chip represents each NVIDIA generation. Among chips with HBM it is the SXM module, if there is one, with the most compute. Of these it is the one with the most memory released within a year of the first.</source>
        <translation>Une seule puce représente une génération de NVIDIA : parmi celles à mémoire HBM, le module SXM s’il existe, avec le plus de calcul, et parmi ceux-ci celui qui a le plus de mémoire et qui est sorti moins d’un an après le premier.</translation>
    </message>
    <message>
        <source>One chip.</source>
        <translation>Une puce.</translation>
    </message>
    <message>
        <source>One constant per family of chips, not per chip or model. A family without measurements uses the constants of its parent, and the result says so.</source>
        <translation>Une constante par famille de puces, aucune pour une puce ou un modèle seuls. Une famille sans mesures propres emprunte celles de sa famille parente, et le résultat le dit.</translation>
    </message>
    <message>
        <source>One costs 9,476.33 USD a month on demand (12.98127 x 730).</source>
        <translation>Une instance coûte 9 476,33 USD par mois à la demande (12,98127 x 730).</translation>
    </message>
    <message>
        <source>One deployment generates at most %1 million tokens per month, fewer than the %2 million at which its rental cost falls below the API price.</source>
        <translation>Un déploiement répond au plus %1 millions de tokens par mois, moins que les %2 millions à partir desquels sa location passe sous le prix de l'API.</translation>
    </message>
    <message>
        <source>One flagship of each vendor</source>
        <translation>Un modèle phare par fabricant</translation>
    </message>
    <message>
        <source>One mark: %1, %2, %3.</source>
        <translation>Un point : %1, %2, %3.</translation>
    </message>
    <message>
        <source>One of %1.</source>
        <translation>L’une des valeurs %1.</translation>
    </message>
    <message>
        <source>One of every %1 layers sees all tokens, as is usual for "%2".</source>
        <translation>Une couche sur %1 voit tous les tokens, comme d’habitude pour « %2 ».</translation>
    </message>
    <message>
        <source>One of ten is below</source>
        <translation>Un sur dix est au-dessous</translation>
    </message>
    <message>
        <source>One of: %1.</source>
        <translation>Valeurs possibles : %1.</translation>
    </message>
    <message>
        <source>One requirement is set.</source>
        <translation>Une exigence est indiquée.</translation>
    </message>
    <message>
        <source>One source.</source>
        <translation>Une seule source.</translation>
    </message>
    <message>
        <source>One way.</source>
        <translation>Par sens.</translation>
    </message>
    <message>
        <source>One-page &amp;brief…</source>
        <translation>Synthèse d’une &amp;page…</translation>
    </message>
    <message>
        <source>One-page brief: the answer, why, and what to check</source>
        <translation>Synthèse d’une page : la réponse, pourquoi, et ce qu’il faut vérifier</translation>
    </message>
    <message>
        <source>Only %1 can be recommended</source>
        <translation>Seul %1 peut être conseillé</translation>
    </message>
    <message>
        <source>Only %1 can be recommended, at %2</source>
        <translation>Seul %1 peut être conseillé, à %2</translation>
    </message>
    <message>
        <source>Only %1 has a comparable cost: %2</source>
        <translation>Seul %1 a un coût comparable : %2</translation>
    </message>
    <message>
        <source>Only %1 meets all requirements, at %2</source>
        <translation>Seul %1 répond à toutes les exigences, à %2</translation>
    </message>
    <message>
        <source>Only %1 rents %2.</source>
        <translation>Seul %1 loue %2.</translation>
    </message>
    <message>
        <source>Only FP8/FP4 announced.</source>
        <translation>Seuls FP8/FP4 annoncés.</translation>
    </message>
    <message>
        <source>Only a custom title can make claims.</source>
        <translation>Seul un titre rédigé par l’utilisateur affirme quelque chose.</translation>
    </message>
    <message>
        <source>Only a price can have a price list.</source>
        <translation>Seul un prix appartient à une grille tarifaire.</translation>
    </message>
    <message>
        <source>Only for training Claude.</source>
        <translation>Seulement pour l’entraînement de Claude.</translation>
    </message>
    <message>
        <source>Only instances can be listed with --where and --prices.</source>
        <translation>Seules les instances peuvent être listées avec --where et --prices.</translation>
    </message>
    <message>
        <source>Only per link stated.</source>
        <translation>Indiqué par lien seulement.</translation>
    </message>
    <message>
        <source>Only the text model is imported, without image or sound encoders.</source>
        <translation>Seul le modèle de texte est importé, sans encodeurs d’images ou de son.</translation>
    </message>
    <message>
        <source>Only weights of 4 or 8 bits are supported.</source>
        <translation>Seuls les poids de 4 et de 8 bits sont lus.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Ouvrir %1</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Ouvrir un fichier ré&amp;cent</translation>
    </message>
    <message>
        <source>Open a comparison</source>
        <translation>Ouvrir une comparaison</translation>
    </message>
    <message>
        <source>Open a file that Chipboard exported, or a board (*.chipboard).</source>
        <translation>Ouvrez un fichier exporté par Chipboard, ou une comparaison (*.chipboard).</translation>
    </message>
    <message>
        <source>Open between two pages of AWS; the docs value is the chip figure times 16.</source>
        <translation>Non tranché entre deux pages d’AWS ; la valeur de la documentation est celle de la puce fois 16.</translation>
    </message>
    <message>
        <source>Open the file</source>
        <translation>Ouvrir le fichier</translation>
    </message>
    <message>
        <source>Open the help: %1</source>
        <translation>Lire dans l’aide : %1</translation>
    </message>
    <message>
        <source>Open the menu of the focused item</source>
        <translation>Ouvrir le menu de l’élément qui a le focus clavier</translation>
    </message>
    <message>
        <source>Open the source card</source>
        <translation>Ouvrir la fiche de source</translation>
    </message>
    <message>
        <source>Open the window at this size.</source>
        <translation>Ouvre la fenêtre à cette taille.</translation>
    </message>
    <message>
        <source>Open the window.</source>
        <translation>Ouvre la fenêtre.</translation>
    </message>
    <message>
        <source>Open this panel and drag a value: every number updates. Changes are marked and can be reset.</source>
        <translation>Ouvrez ce panneau et faites glisser une valeur : tous les nombres suivent. Les modifications sont marquées et peuvent être réinitialisées.</translation>
    </message>
    <message>
        <source>Open: neither source explains the difference, and no result of Chipboard depends on it.</source>
        <translation>Non résolu : aucune des deux sources n’explique la différence, et aucun résultat de Chipboard n’en dépend.</translation>
    </message>
    <message>
        <source>Opens a comparison, including one embedded in an exported file.</source>
        <translation>Ouvre une comparaison, même contenue dans un fichier exporté.</translation>
    </message>
    <message>
        <source>Opens a recent comparison.</source>
        <translation>Ouvre une comparaison ouverte récemment.</translation>
    </message>
    <message>
        <source>Opens the exported file, or its folder.</source>
        <translation>Ouvre le fichier exporté ou son dossier.</translation>
    </message>
    <message>
        <source>Opens the help for the focused item.</source>
        <translation>Ouvre l’aide sur ce que vous regardez.</translation>
    </message>
    <message>
        <source>Opens the named board (a *.chipboard file), the last board, or on first start a complete example.</source>
        <translation>Montre la comparaison indiquée (un fichier *.chipboard), ou la dernière, ou un exemple complet la première fois.</translation>
    </message>
    <message>
        <source>Opens the other pages. The one you choose gets a tab.</source>
        <translation>Ouvre les autres pages. Celle que vous choisissez reçoit un onglet.</translation>
    </message>
    <message>
        <source>Opens the panel where you choose what to compare.</source>
        <translation>Ouvre le panneau où vous choisissez les éléments à comparer.</translation>
    </message>
    <message>
        <source>Opens the table of numbers at the focused chart.</source>
        <translation>Ouvre le tableau des nombres du graphique qui a le focus clavier.</translation>
    </message>
    <message>
        <source>Operators that are written for CUDA do not run on chips of %1.</source>
        <translation>Les opérateurs écrits pour CUDA ne tournent pas sur les puces de %1.</translation>
    </message>
    <message>
        <source>Operators written for CUDA run only on NVIDIA chips.</source>
        <translation>Les opérateurs écrits pour CUDA ne s’exécutent que sur des puces NVIDIA.</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>Options are ranked against each other and checked against budget and deadline, so numbers stay absolute.</source>
        <translation>Les options sont classées entre elles et comparées au budget et à l’échéance ; leurs nombres restent donc inchangés.</translation>
    </message>
    <message>
        <source>Options of the window:</source>
        <translation>Options de la fenêtre :</translation>
    </message>
    <message>
        <source>Options without a price cannot be recommended.</source>
        <translation>Ce qui n’a pas de prix ne peut pas être conseillé.</translation>
    </message>
    <message>
        <source>Options without an estimate cannot be recommended.</source>
        <translation>Ce dont rien ne peut être estimé ne peut pas être conseillé.</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Options :</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autres</translation>
    </message>
    <message>
        <source>Other AWS pages print GB/s.</source>
        <translation>D’autres pages d’AWS indiquent des GB/s.</translation>
    </message>
    <message>
        <source>Other models</source>
        <translation>Autres modèles</translation>
    </message>
    <message>
        <source>Other published values</source>
        <translation>Autres valeurs publiées</translation>
    </message>
    <message>
        <source>Other software has other constants; change it in the program.</source>
        <translation>Un autre logiciel a d’autres constantes ; changez-le dans le programme.</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Autres</translation>
    </message>
    <message>
        <source>Otherwise</source>
        <translation>Sinon</translation>
    </message>
    <message>
        <source>Otherwise the example opens. Edit &gt; Undo restores the last comparison.</source>
        <translation>Sinon l’exemple est affiché ; Édition &gt; Annuler fait revenir la dernière comparaison.</translation>
    </message>
    <message>
        <source>Our estimates are within 25% of the measured result %1 of the time</source>
        <comment>87% of the time</comment>
        <translation>Nos estimations sont à 25 % près du résultat mesuré dans %1 des cas</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Output to serve per month; affects the number of chips and the cost.</source>
        <translation>Ce qu’il faut servir par mois : agit sur les puces nécessaires et leur coût.</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>Tokens en sortie</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>Délais fixes</translation>
    </message>
    <message>
        <source>Overhead of the layers</source>
        <translation>Coûts fixes des couches</translation>
    </message>
    <message>
        <source>Overhead of the requests</source>
        <translation>Coûts fixes des requêtes</translation>
    </message>
    <message>
        <source>Override</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Override %1</source>
        <translation>Remplacer %1</translation>
    </message>
    <message>
        <source>Override a figure</source>
        <translation>Remplacer une valeur</translation>
    </message>
    <message>
        <source>Override this figure…</source>
        <translation>Remplacer cette valeur…</translation>
    </message>
    <message>
        <source>Overrides this figure on this board only. The custom value is marked everywhere.</source>
        <translation>Met une valeur propre à la place de celle-ci, dans cette comparaison seulement. Elle est signalée partout.</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Vue d’ensemble</translation>
    </message>
    <message>
        <source>Owned machines, paid for all hours.</source>
        <translation>Machines possédées, payées à toute heure.</translation>
    </message>
    <message>
        <source>Ownership and API</source>
        <translation>Possession et API</translation>
    </message>
    <message>
        <source>Owning</source>
        <translation>Achat</translation>
    </message>
    <message>
        <source>Owning costs less than renting by the hour if more than %1 of the hours are used.</source>
        <translation>Posséder coûte moins que louer à l'heure quand plus de %1 des heures sont utilisées.</translation>
    </message>
    <message>
        <source>Owning costs less than the API from %1.</source>
        <translation>Posséder coûte moins que l'API à partir de %1.</translation>
    </message>
    <message>
        <source>Owning never costs less than renting, even if all hours are used.</source>
        <translation>Posséder ne coûte jamais moins que louer, même si toutes les heures sont utilisées.</translation>
    </message>
    <message>
        <source>Owning never costs less than the API: its cost equals that of %1, more than one deployment generates.</source>
        <translation>Posséder ne coûte jamais moins que l'API : le coût équivaut à %1, plus que ce que répond un déploiement.</translation>
    </message>
    <message>
        <source>P&amp;icture resolution</source>
        <translation>P&amp;ixels</translation>
    </message>
    <message>
        <source>P&amp;resets</source>
        <translation>Exe&amp;mples</translation>
    </message>
    <message>
        <source>PCI Express only.</source>
        <translation>PCI Express seulement.</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>Document PDF</translation>
    </message>
    <message>
        <source>PDF for arc&amp;hiving (PDF/A): does not open again</source>
        <translation>PDF pour arc&amp;hives (PDF/A) : ne pourra pas être rouvert</translation>
    </message>
    <message>
        <source>PDF/A for archiving</source>
        <translation>Documents pour archives (PDF/A)</translation>
    </message>
    <message>
        <source>PDF/A-1 forbids attachments: such a file cannot be opened in Chipboard again.</source>
        <translation>PDF/A-1 interdit les pièces jointes : un tel fichier ne peut pas être rouvert dans Chipboard.</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Image PNG</translation>
    </message>
    <message>
        <source>PNG pixels per screen pixel.</source>
        <translation>Nombre de pixels d’un PNG pour un pixel d’écran.</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>Pa&amp;ges</source>
        <translation>Pa&amp;ges</translation>
    </message>
    <message>
        <source>PaLM-540B</source>
        <translation>PaLM-540B</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>Page &amp;size</source>
        <translation>&amp;Taille de page</translation>
    </message>
    <message>
        <source>Page size</source>
        <translation>Taille de page</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Paid for the hours used.</source>
        <translation>Payé pour les heures utilisées.</translation>
    </message>
    <message>
        <source>Pan the zoomed chart</source>
        <translation>Déplacer ce qui est zoomé</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Panneaux</translation>
    </message>
    <message>
        <source>Parallel deployments</source>
        <translation>Déploiements en parallèle</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Parameters (billions)</source>
        <translation>Paramètres (milliards)</translation>
    </message>
    <message>
        <source>Parameters computed from the dimensions.</source>
        <translation>Paramètres calculés à partir des dimensions.</translation>
    </message>
    <message>
        <source>Parameters computed from the dimensions; the source says about 250 billion, 15 billion active.</source>
        <translation>Paramètres calculés à partir des dimensions ; la source indique environ 250 milliards, dont 15 milliards actifs.</translation>
    </message>
    <message>
        <source>Pareto front</source>
        <translation>Front de Pareto</translation>
    </message>
    <message>
        <source>Pareto front: for each on this line, no other is both cheaper and faster.</source>
        <translation>Front de Pareto : pour chaque point de cette ligne, rien d’autre n’est à la fois moins cher et plus rapide.</translation>
    </message>
    <message>
        <source>Part of the Trn2 UltraServer; AWS publishes no price of any kind.</source>
        <translation>Partie de l’UltraServer Trn2 ; AWS ne publie aucun prix d’aucune sorte.</translation>
    </message>
    <message>
        <source>Parts of the page</source>
        <translation>Parties de la page</translation>
    </message>
    <message>
        <source>Pay and benefits, for the cost of moving.</source>
        <translation>Salaire et charges, pour le coût de la migration.</translation>
    </message>
    <message>
        <source>Payback</source>
        <translation>Rentabilité</translation>
    </message>
    <message>
        <source>Payback cannot be calculated for this selection</source>
        <translation>La rentabilité ne peut pas être calculée pour cette sélection</translation>
    </message>
    <message>
        <source>Payback is unknown: no selected item has a value for %1</source>
        <translation>Impossible de dire quand une migration est rentable : rien de ce qui est comparé n’a de nombre en %1</translation>
    </message>
    <message>
        <source>Payback is unknown: no value for %1 of %2</source>
        <comment>a metric, rows</comment>
        <translation>Impossible de dire quand une migration est rentable : aucun nombre en %1 pour %2</translation>
    </message>
    <message>
        <source>Payback time</source>
        <translation>Délai de rentabilité</translation>
    </message>
    <message>
        <source>Peak board power.</source>
        <translation>Puissance de crête de la carte.</translation>
    </message>
    <message>
        <source>Peak board power; design power 500 W.</source>
        <translation>Puissance de crête de la carte ; puissance de conception 500 W.</translation>
    </message>
    <message>
        <source>Peak, TFLOPS per chip</source>
        <translation>Crête, TFLOPS par puce</translation>
    </message>
    <message>
        <source>Per &amp;chip</source>
        <translation>Par p&amp;uce</translation>
    </message>
    <message>
        <source>Per &amp;instance</source>
        <translation>Par &amp;instance</translation>
    </message>
    <message>
        <source>Per &amp;system</source>
        <translation>Par &amp;système</translation>
    </message>
    <message>
        <source>Per GPU, NVLink 4, total of both directions.</source>
        <translation>Par GPU, NVLink 4, total des deux sens.</translation>
    </message>
    <message>
        <source>Per GPU, NVLink 5, total of both directions.</source>
        <translation>Par GPU, NVLink 5, total des deux sens.</translation>
    </message>
    <message>
        <source>Per GPU, NVLink 6, total of both directions.</source>
        <translation>Par GPU, NVLink 6, total des deux sens.</translation>
    </message>
    <message>
        <source>Per GPU; one superchip holds two GPUs and a Grace CPU.</source>
        <translation>Par GPU ; une superpuce contient deux GPU et un CPU Grace.</translation>
    </message>
    <message>
        <source>Per chip NVIDIA stays ahead.</source>
        <translation>Par puce, NVIDIA reste devant.</translation>
    </message>
    <message>
        <source>Per chip it has %1 of the throughput of %2.</source>
        <comment>a percentage, a chip</comment>
        <translation>Par puce, il atteint %1 du débit de %2.</translation>
    </message>
    <message>
        <source>Per chip it is %1x as fast as %2.</source>
        <comment>2.1, a chip</comment>
        <translation>Par puce, il est %1 fois aussi rapide que %2.</translation>
    </message>
    <message>
        <source>Per chip, %1 and %2 are about equally fast</source>
        <translation>Par puce, %1 et %2 sont à peu près aussi rapides</translation>
    </message>
    <message>
        <source>Per chip, %1 is %2 faster than %3</source>
        <translation>Par puce, %1 est %2 plus rapide que %3</translation>
    </message>
    <message>
        <source>Per chip, %1 is %2x as fast as %3</source>
        <translation>Par puce, %1 est %2 fois plus rapide que %3</translation>
    </message>
    <message>
        <source>Per chip, %1 is probably %2 faster than %3</source>
        <translation>Par puce, %1 est probablement %2 plus rapide que %3</translation>
    </message>
    <message>
        <source>Per chip, %1 is probably %2x as fast as %3</source>
        <translation>Par puce, %1 est probablement %2 fois plus rapide que %3</translation>
    </message>
    <message>
        <source>Per chip, 4 x 4 torus inside the instance; direction not stated.</source>
        <translation>Par puce, tore 4 x 4 dans l’instance ; sens non précisé.</translation>
    </message>
    <message>
        <source>Per chip, data centre network.</source>
        <translation>Par puce, réseau du centre de données.</translation>
    </message>
    <message>
        <source>Per chip, direction not stated.</source>
        <translation>Par puce, sens non précisé.</translation>
    </message>
    <message>
        <source>Per chip, direction not stated; NeuronSwitch-v1 joins all to all.</source>
        <translation>Par puce, sens non précisé ; NeuronSwitch-v1 relie tous à tous.</translation>
    </message>
    <message>
        <source>Per chip, direction not stated; an older page prints GiB/s.</source>
        <translation>Par puce, sens non précisé ; une page plus ancienne indique des GiB/s.</translation>
    </message>
    <message>
        <source>Per chip: 1,024 inside an instance, 256 between instances; direction not stated.</source>
        <translation>Par puce : 1 024 dans une instance, 256 entre instances ; sens non précisé.</translation>
    </message>
    <message>
        <source>Per chip: 1,024 inside the instance, 256 to the other instances; direction not stated.</source>
        <translation>Par puce : 1 024 dans l’instance, 256 vers les autres instances ; sens non précisé.</translation>
    </message>
    <message>
        <source>Per device, instance table.</source>
        <translation>Par dispositif, tableau des instances.</translation>
    </message>
    <message>
        <source>Per host.</source>
        <translation>Par hôte.</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>Pourcentage</translation>
    </message>
    <message>
        <source>Percent difference</source>
        <translation>Pourcentage d’écart</translation>
    </message>
    <message>
        <source>Percent difference fro&amp;m the baseline</source>
        <translation>Pourcentage d’éc&amp;art avec la référence</translation>
    </message>
    <message>
        <source>Performance matters more than cost.</source>
        <translation>Seules comptent les meilleures performances, quel qu’en soit le coût.</translation>
    </message>
    <message>
        <source>Performs the step that the empty chart suggests.</source>
        <translation>Fait ce que demande le graphique vide.</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Phase %1: %2</source>
        <comment>a number and a name</comment>
        <translation>Phase %1 : %2</translation>
    </message>
    <message>
        <source>Picture resolution</source>
        <translation>Pixels des images</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg)</source>
        <translation>Images (*.png *.svg)</translation>
    </message>
    <message>
        <source>Pilot.</source>
        <translation>Projet pilote.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>Texte brut</translation>
    </message>
    <message>
        <source>Plan engineering time for the move.</source>
        <translation>Prévoir du temps d’ingénierie pour la migration.</translation>
    </message>
    <message>
        <source>Plan on %1: nothing newer is announced</source>
        <translation>Tablez sur %1 : rien de plus récent n’est annoncé</translation>
    </message>
    <message>
        <source>Plan on %1; %2 is announced without a date</source>
        <translation>Tablez sur %1 ; %2 est annoncé sans date</translation>
    </message>
    <message>
        <source>Plan on %1; %2 is expected by %3</source>
        <translation>Tablez sur %1 ; %2 est attendu d’ici %3</translation>
    </message>
    <message>
        <source>Point (1.50)</source>
        <translation>Point (1,50)</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Points: data of the XY charts</source>
        <translation>Points : ce que montrent les graphiques à deux axes</translation>
    </message>
    <message>
        <source>Pope et al. 2022, https://arxiv.org/abs/2211.05102.</source>
        <translation>Pope et al. 2022, https://arxiv.org/abs/2211.05102.</translation>
    </message>
    <message>
        <source>Pope et al. 2022, https://arxiv.org/abs/2211.05102; kipply, Transformer Inference Arithmetic.</source>
        <translation>Pope et al. 2022, https://arxiv.org/abs/2211.05102 ; kipply, Transformer Inference Arithmetic.</translation>
    </message>
    <message>
        <source>Portuguese and Spanish text: 486 ha.</source>
        <translation>Textes portugais et espagnol : 486 ha.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Power of %1</source>
        <translation>Puissance de %1</translation>
    </message>
    <message>
        <source>Power of a chip</source>
        <translation>Puissance d’une puce</translation>
    </message>
    <message>
        <source>Power of all machines</source>
        <translation>Puissance de toutes les machines</translation>
    </message>
    <message>
        <source>Power of all machines, maximum</source>
        <translation>Puissance de toutes les machines, maximum</translation>
    </message>
    <message>
        <source>Power of all machines, minimum</source>
        <translation>Puissance de toutes les machines, minimum</translation>
    </message>
    <message>
        <source>Power of host, fans and network, as a share of the chips' stated power. A system with a stated power uses that. Affects the cost of owning.</source>
        <translation>Ce que consomment l'hôte, les ventilateurs et le réseau, en part de la puissance indiquée des puces. Un système dont la puissance est indiquée consomme celle-ci. Agit sur le coût de possession.</translation>
    </message>
    <message>
        <source>Power of the data centre divided by that of its computers: cooling and losses. Affects energy and its cost, not rental prices.</source>
        <translation>Sa puissance rapportée à celle de ses ordinateurs : refroidissement et pertes. Agit sur l’énergie et son coût, pas sur les prix de location.</translation>
    </message>
    <message>
        <source>PowerPoint presentation</source>
        <translation>Présentation PowerPoint</translation>
    </message>
    <message>
        <source>PowerPoint slide</source>
        <translation>Diapositive PowerPoint</translation>
    </message>
    <message>
        <source>Practically the same as Trainium2.</source>
        <translation>Pratiquement celle de Trainium2.</translation>
    </message>
    <message>
        <source>Pre&amp;sentation mode</source>
        <translation>Présen&amp;ter</translation>
    </message>
    <message>
        <source>Pre&amp;vious page</source>
        <translation>Page précé&amp;dente</translation>
    </message>
    <message>
        <source>Pre-train Llama 3.1 405B</source>
        <translation>Pré-entraînement de Llama 3.1 405B</translation>
    </message>
    <message>
        <source>Pre-train Llama 3.1 70B</source>
        <translation>Pré-entraînement de Llama 3.1 70B</translation>
    </message>
    <message>
        <source>Pre-train Llama 3.1 8B</source>
        <translation>Pré-entraînement de Llama 3.1 8B</translation>
    </message>
    <message>
        <source>Pre-train a mixture of experts (DeepSeek-V3 size)</source>
        <translation>Pré-entraînement d’un mélange d’experts (taille DeepSeek-V3)</translation>
    </message>
    <message>
        <source>Pre-training</source>
        <translation>Pré-entraînement</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Precision factor</source>
        <translation>Facteur de précision</translation>
    </message>
    <message>
        <source>Precision not named.</source>
        <translation>Précision non nommée.</translation>
    </message>
    <message>
        <source>Precision of the arithmetic</source>
        <translation>Précision du calcul</translation>
    </message>
    <message>
        <source>Precision set to %1.</source>
        <translation>Précision choisie : %1.</translation>
    </message>
    <message>
        <source>Precision set to the best common one.</source>
        <translation>Précision choisie : la meilleure commune.</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Prédit</translation>
    </message>
    <message>
        <source>Predicted vs measured</source>
        <translation>Prédit face à mesuré</translation>
    </message>
    <message>
        <source>Predicts each measurement from its configuration and reports the error. Lists measurements that cannot be predicted, with the reason.</source>
        <translation>Prédit chaque mesure d’après sa configuration et indique l’écart. Une mesure impossible à prédire est listée avec la raison.</translation>
    </message>
    <message>
        <source>Preferred</source>
        <translation>Préférée</translation>
    </message>
    <message>
        <source>Prefill</source>
        <translation>Prefill</translation>
    </message>
    <message>
        <source>Prefill of a prompt</source>
        <translation>Prefill d’un prompt</translation>
    </message>
    <message>
        <source>Prefill on separate chips needs two replicas.</source>
        <translation>Le prefill sur des puces dédiées demande deux copies du modèle.</translation>
    </message>
    <message>
        <source>Presentation mode: shows the pages one by one in full screen.</source>
        <translation>Affiche page après page sur tout l’écran, pour un public.</translation>
    </message>
    <message>
        <source>Presentations and templates (*.pptx *.potx)</source>
        <translation>Présentations et modèles (*.pptx *.potx)</translation>
    </message>
    <message>
        <source>Presenting</source>
        <translation>Présentation</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Press: 30 planned, 7 in use at the start; the cluster spans three states.</source>
        <translation>Presse : 30 prévus, 7 en service au démarrage ; le cluster s’étend sur trois États.</translation>
    </message>
    <message>
        <source>Press: 4 billion announced in September 2023, 4 in November 2024.</source>
        <translation>Presse : 4 milliards annoncés en septembre 2023, 4 en novembre 2024.</translation>
    </message>
    <message>
        <source>Press: about late 2027, after the shareholder letter of April 2026; earlier estimates were late 2026 or early 2027.</source>
        <translation>Presse : vers fin 2027, d’après la lettre aux actionnaires d’avril 2026 ; auparavant, fin 2026 ou début 2027 étaient supposés.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Preview: %1</source>
        <translation>Aperçu : %1</translation>
    </message>
    <message>
        <source>Previewed at re:Invent 2024.</source>
        <translation>Présenté en préversion à re:Invent 2024.</translation>
    </message>
    <message>
        <source>Previous sheet (Page Up)</source>
        <translation>Feuille précédente (Page précédente)</translation>
    </message>
    <message>
        <source>Pric&amp;es</source>
        <translation>Pri&amp;x</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Price and speed</source>
        <translation>Prix et vitesse</translation>
    </message>
    <message>
        <source>Price and speed are per unit if the workload needs several. The front uses central values; ranges may overlap.</source>
        <translation>Le prix et la vitesse valent pour une seule unité, même si la charge de travail en demande plusieurs ; le front passe par les valeurs médianes, et des plages peuvent se chevaucher.</translation>
    </message>
    <message>
        <source>Price book</source>
        <translation>Grille tarifaire</translation>
    </message>
    <message>
        <source>Price charged by the API.</source>
        <translation>Ce que facture l'API.</translation>
    </message>
    <message>
        <source>Price factor</source>
        <translation>Facteur de prix</translation>
    </message>
    <message>
        <source>Price from</source>
        <translation>Origine du prix</translation>
    </message>
    <message>
        <source>Price history</source>
        <translation>Historique des prix</translation>
    </message>
    <message>
        <source>Price increases to the right and throughput upwards, so up and left is better. Points on a straight line have equal cost. For each point on the Pareto front, no other option is both cheaper and faster.</source>
        <translation>Le prix va vers la droite et la vitesse vers le haut : en haut à gauche, c’est mieux. Sur une droite, le travail coûte autant. Pour chaque point du front de Pareto, aucun autre n’est à la fois moins cher et plus rapide.</translation>
    </message>
    <message>
        <source>Price list</source>
        <translation>Grille tarifaire</translation>
    </message>
    <message>
        <source>Price lists</source>
        <translation>Grilles tarifaires</translation>
    </message>
    <message>
        <source>Price lists (*.csv *.tsv *.txt *.json *.xlsx);;All files (*)</source>
        <translation>Grilles tarifaires (*.csv *.tsv *.txt *.json *.xlsx);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Price of %1</source>
        <translation>Prix de %1</translation>
    </message>
    <message>
        <source>Price of a market of hosts.</source>
        <translation>Prix d’une place de marché d’hôtes.</translation>
    </message>
    <message>
        <source>Price of one</source>
        <translation>Prix unitaire</translation>
    </message>
    <message>
        <source>Price of one chip</source>
        <translation>Prix d’une puce</translation>
    </message>
    <message>
        <source>Price of trn1.2xlarge</source>
        <translation>Prix de trn1.2xlarge</translation>
    </message>
    <message>
        <source>Price of trn2.48xlarge</source>
        <translation>Prix de trn2.48xlarge</translation>
    </message>
    <message>
        <source>Price per chip inside the guide</source>
        <translation>Prix par puce au sein du guide</translation>
    </message>
    <message>
        <source>Price per chip-hour</source>
        <translation>Prix par puce-heure</translation>
    </message>
    <message>
        <source>Price per hour</source>
        <translation>Prix par heure</translation>
    </message>
    <message>
        <source>Price ratio with published prices</source>
        <translation>Rapport de prix aux prix publiés</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Prices are at most 90 days old.</source>
        <translation>Les prix datent de 90 jours au plus.</translation>
    </message>
    <message>
        <source>Prices are those of "%1": "%2" has none for %3.</source>
        <translation>Les prix sont ceux de « %1 » : « %2 » n’en a aucun pour %3.</translation>
    </message>
    <message>
        <source>Prices as &amp;of</source>
        <translation>&amp;Date des prix</translation>
    </message>
    <message>
        <source>Prices as of %1 (%2).</source>
        <translation>Date des prix : %1 (%2).</translation>
    </message>
    <message>
        <source>Prices as published.</source>
        <translation>Les prix sont tels que publiés.</translation>
    </message>
    <message>
        <source>Prices have different dates: from %1, for %2, to %3.</source>
        <translation>Prix de dates différentes : de %1 (%2) à %3.</translation>
    </message>
    <message>
        <source>Prices here are compared with their own past, not with the baseline.</source>
        <translation>Ici, un prix est comparé à son propre passé, quelle que soit la référence.</translation>
    </message>
    <message>
        <source>Prices here are list prices. Used only in estimates: %1.</source>
        <translation>Les prix sont ici ceux de la grille. Hypothèses pour les seules estimations : %1.</translation>
    </message>
    <message>
        <source>Prices of %1 are from %2, the others from %3.</source>
        <translation>Les prix de %1 sont de %2, les autres de %3.</translation>
    </message>
    <message>
        <source>Prices of %1: %2</source>
        <comment>scenarios, a price list</comment>
        <translation>Prix de %1 : %2</translation>
    </message>
    <message>
        <source>Prices of one type only.</source>
        <translation>Prix d’un seul type.</translation>
    </message>
    <message>
        <source>Prices over time</source>
        <translation>Prix dans le temps</translation>
    </message>
    <message>
        <source>Prices per GPU of smaller clouds on 2026-05-24; only parts that match a chip in the catalogue. The term names the tier.</source>
        <translation>Prix par GPU de clouds plus petits au 2026-05-24 ; seulement les produits qui correspondent à une puce du catalogue. La durée nomme le niveau d’offre.</translation>
    </message>
    <message>
        <source>Prices per GPU of smaller clouds, August to November 2026, each with its date; the term names the tier. Prices of Scaleway are left out: their currency is not stated.</source>
        <translation>Prix par GPU de clouds plus petits, d’août à novembre 2026, chacun avec sa date ; la durée nomme le niveau d’offre. Les prix de Scaleway sont écartés : leur devise n’est pas précisée.</translation>
    </message>
    <message>
        <source>Prices set to %1.</source>
        <translation>Prix choisis : %1.</translation>
    </message>
    <message>
        <source>Prices: %1</source>
        <translation>Prix : %1</translation>
    </message>
    <message>
        <source>Prices: %1, %2.</source>
        <translation>Prix : %1, %2.</translation>
    </message>
    <message>
        <source>Prices: %1, %2: %3 (%4) at %5, %6.</source>
        <translation>Prix : %1, %2 : %3 (%4) à %5, %6.</translation>
    </message>
    <message>
        <source>Prices: on the dates shown</source>
        <translation>Prix : aux dates indiquées</translation>
    </message>
    <message>
        <source>Print shell completions for bash, zsh or fish.</source>
        <translation>Affiche les complétions de bash, zsh ou fish.</translation>
    </message>
    <message>
        <source>Print the numbers of a comparison.</source>
        <translation>Affiche les nombres d’une comparaison.</translation>
    </message>
    <message>
        <source>Print the page</source>
        <translation>Imprimer la page</translation>
    </message>
    <message>
        <source>Print the program's version.</source>
        <translation>Affiche la version du programme.</translation>
    </message>
    <message>
        <source>Printed as 100 POPS.</source>
        <translation>Indiqué comme 100 POPS.</translation>
    </message>
    <message>
        <source>Printed as FP8; the press rounds the same way.</source>
        <translation>Indiqué comme FP8 ; la presse arrondit de même.</translation>
    </message>
    <message>
        <source>Printed as GB.</source>
        <translation>Indiqué en GB.</translation>
    </message>
    <message>
        <source>Printed for Blackwell Ultra without naming the part.</source>
        <translation>Indiqué pour Blackwell Ultra sans nommer le modèle.</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Ce qui compte</translation>
    </message>
    <message>
        <source>Probability of being best</source>
        <translation>Probabilité d’être la meilleure</translation>
    </message>
    <message>
        <source>Probably the PCIe card.</source>
        <translation>Probablement la carte PCIe.</translation>
    </message>
    <message>
        <source>Problems and notices: what happened, where, and what to do.</source>
        <translation>Ce qui n’a pas marché ou mérite d’être su, où, et que faire.</translation>
    </message>
    <message>
        <source>Problems this page would have on a slide, with fixes where possible.</source>
        <translation>Ce qui n’irait pas dans cette page sur une diapositive, avec chaque fois une correction s’il y en a une.</translation>
    </message>
    <message>
        <source>Product line</source>
        <translation>Gamme</translation>
    </message>
    <message>
        <source>Product page.</source>
        <translation>Page produit.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Project Rainier</source>
        <translation>Project Rainier</translation>
    </message>
    <message>
        <source>Prompt and batch cannot be negative, and the answer needs at least 1 token.</source>
        <translation>Le prompt et le batch ne peuvent pas être négatifs, et la réponse a besoin d’au moins 1 token.</translation>
    </message>
    <message>
        <source>Provide at least 8 measurements from 2 sources; see "chipboard model-check --runs FILE".</source>
        <translation>Donnez au moins 8 mesures de 2 sources, et consultez « chipboard model-check --runs FICHIER ».</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Fournisseur</translation>
    </message>
    <message>
        <source>Provider: %1 (%2).</source>
        <translation>Fournisseur : %1 (%2).</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publié</translation>
    </message>
    <message>
        <source>Published points without an inter-token latency show tokens/s divided by concurrent requests, which includes the wait for the first token.</source>
        <translation>Les points publiés sans latence entre tokens montrent les tokens/s divisés par les requêtes simultanées, ce qui comprend l’attente du premier token.</translation>
    </message>
    <message>
        <source>Published: %1 at %2. %3</source>
        <comment>tokens/s per chip, tokens/s per user, the run</comment>
        <translation>Publié : %1 à %2. %3</translation>
    </message>
    <message>
        <source>Published: %1 at %2; at today's price %3. %4</source>
        <comment>tokens/s per chip, tokens/s per user, cost, the run</comment>
        <translation>Publié : %1 à %2 ; au prix actuel %3. %4</translation>
    </message>
    <message>
        <source>Purchase price of one instance or system, or of one chip with its share of the host if chips are rented individually. Affects the cost of owning.</source>
        <translation>Prix d'achat d'une instance ou d'un système, ou d'une puce avec sa part de l'hôte quand les puces sont comptées une à une. Agit sur le coût de possession.</translation>
    </message>
    <message>
        <source>Put a PNG or SVG file next to the brand theme.</source>
        <translation>Placez un fichier PNG ou SVG à côté de la charte graphique.</translation>
    </message>
    <message>
        <source>Put another file next to the brand theme.</source>
        <translation>Placez un autre fichier à côté de la charte graphique.</translation>
    </message>
    <message>
        <source>Put strings in double quotes.</source>
        <translation>Les chaînes sont entre guillemets doubles.</translation>
    </message>
    <message>
        <source>Put text with spaces in quotes.</source>
        <translation>Mettez entre guillemets les textes qui contiennent des espaces.</translation>
    </message>
    <message>
        <source>Put text with such characters in quotes.</source>
        <translation>Mettez entre guillemets les textes qui contiennent de tels caractères.</translation>
    </message>
    <message>
        <source>Put the measurements into "training_runs" and "inference_runs".</source>
        <translation>Placez les mesures dans « training_runs » et « inference_runs ».</translation>
    </message>
    <message>
        <source>PyTorch 2.9 is the last with PyTorch/XLA.</source>
        <translation>PyTorch 2.9 est la dernière version avec PyTorch/XLA.</translation>
    </message>
    <message>
        <source>PyTorch added</source>
        <translation>PyTorch ajouté</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Query heads per layer.</source>
        <translation>Têtes de requête (query) d’une couche.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>Question: %1</source>
        <translation>Demander : %1</translation>
    </message>
    <message>
        <source>Quits the program. The next start continues here.</source>
        <translation>Quitte le programme. Le prochain démarrage reprend là où celui-ci s’est arrêté.</translation>
    </message>
    <message>
        <source>Quoted by a third party; no measurement seen.</source>
        <translation>Cité par un tiers ; aucune mesure vue.</translation>
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
        <translation>Mul&amp;tiples de la référence</translation>
    </message>
    <message>
        <source>Rainier site area</source>
        <translation>Superficie du site de Rainier</translation>
    </message>
    <message>
        <source>Random seed; equal seeds give equal bytes.</source>
        <translation>D’autres tirages ; la même graine donne les mêmes octets.</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Plage</translation>
    </message>
    <message>
        <source>Range of the link</source>
        <translation>Plage du lien</translation>
    </message>
    <message>
        <source>Range of the memory bandwidth</source>
        <translation>Plage de la bande passante mémoire</translation>
    </message>
    <message>
        <source>Range of the peak compute</source>
        <translation>Plage du calcul de crête</translation>
    </message>
    <message>
        <source>Range of the power</source>
        <translation>Plage de la puissance</translation>
    </message>
    <message>
        <source>Range of the price</source>
        <translation>Plage du prix</translation>
    </message>
    <message>
        <source>Range: %1 to %2.</source>
        <translation>Examiné de %1 à %2.</translation>
    </message>
    <message>
        <source>Ranges</source>
        <translation>Plages</translation>
    </message>
    <message>
        <source>Ranges of results</source>
        <translation>Plages des résultats</translation>
    </message>
    <message>
        <source>Ranges of the chip's figures</source>
        <translation>Plages des valeurs de la puce</translation>
    </message>
    <message>
        <source>Ranges reflect the errors of measurements whose source was excluded from the fit. The page Accuracy shows the errors of the estimates.</source>
        <translation>Les plages ont la largeur des erreurs sur des mesures dont la source a été écartée lors de la détermination des rendements ; la page « Test du modèle » montre l’écart des estimations.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Ranking of the options; cost by default. Throughput is per chip, regardless of the number of chips.</source>
        <translation>Le critère de classement des options ; le coût si rien n’est indiqué. La vitesse est celle d’une seule puce, quel que soit le nombre qu’exige le travail.</translation>
    </message>
    <message>
        <source>Ranks all chips in the catalogue for the board's workload, with reasons for and against each and points to verify. Also shows why others are ruled out and what would change the advice. Requirements not set with --need exclude nothing. If no chip meets the requirements, reports the nearest requirements that work.</source>
        <translation>Classe toutes les puces du catalogue pour la charge de travail de la comparaison, avec les arguments pour et contre chacune, ce qui est à vérifier, pourquoi d’autres sont exclues et ce qui changerait le conseil. Ce qu’aucun --need n’indique n’exclut rien. Si des exigences ne laissent rien, la plus proche qui convient est indiquée.</translation>
    </message>
    <message>
        <source>Ratio to the baseline</source>
        <translation>Multiples de la référence</translation>
    </message>
    <message>
        <source>Ratios</source>
        <translation>Ratios</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Reading the KV cache</source>
        <translation>Lecture du cache</translation>
    </message>
    <message>
        <source>Reading the file; nothing is stored yet.</source>
        <translation>Lecture du fichier ; rien n’est encore enregistré.</translation>
    </message>
    <message>
        <source>Reading the weights</source>
        <translation>Lecture des poids</translation>
    </message>
    <message>
        <source>Reading the weights for a prompt</source>
        <translation>Lecture des poids pour un prompt</translation>
    </message>
    <message>
        <source>Ready-made comparisons</source>
        <translation>Comparaisons toutes prêtes</translation>
    </message>
    <message>
        <source>Ready-made comparisons. Edit &gt; Undo restores the previous one.</source>
        <translation>Comparaisons toutes prêtes. Édition &gt; Annuler fait revenir ce qui était là.</translation>
    </message>
    <message>
        <source>Real-time chat, one user at a time (Llama 3.1 8B)</source>
        <translation>Chat en temps réel, un utilisateur à la fois (Llama 3.1 8B)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Reason or source</source>
        <translation>Pourquoi, ou d’où</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Raisons</translation>
    </message>
    <message>
        <source>Recipients can open the file in Chipboard, with all scenarios and custom values.</source>
        <translation>Le destinataire du fichier peut l’ouvrir dans Chipboard, avec tous les scénarios et toutes vos valeurs propres.</translation>
    </message>
    <message>
        <source>Recommend chips that meet the requirements, and explain why the others do not.</source>
        <translation>Conseille la puce qui répond aux exigences, et dit pourquoi pas les autres.</translation>
    </message>
    <message>
        <source>Recomputed</source>
        <translation>Recalculé</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Annexes</translation>
    </message>
    <message>
        <source>Regardless of the window's colours.</source>
        <translation>Quel que soit l’aspect de la fenêtre.</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Région</translation>
    </message>
    <message>
        <source>Relative to the calibrated value of the chip's family: time per layer, communication step and request that no faster chip reduces; affects decode and batches.</source>
        <translation>Par rapport à ce qui est constaté pour la famille de la puce : temps d’une couche, d’un échange et d’une requête qu’aucune puce plus rapide n’épargne ; agit sur le decode et les batchs.</translation>
    </message>
    <message>
        <source>Relative to the calibrated value of the chip's family; affects decode.</source>
        <translation>Par rapport à ce qui est constaté pour la famille de la puce ; agit sur le decode.</translation>
    </message>
    <message>
        <source>Relative to the calibrated value of the chip's family; affects prefill and batches.</source>
        <translation>Par rapport à ce qui est constaté pour la famille de la puce ; agit sur le prefill et les batchs.</translation>
    </message>
    <message>
        <source>Relative to the calibrated value of the chip's family; affects training throughput.</source>
        <translation>Par rapport à ce qui est constaté pour la famille de la puce ; agit sur la vitesse d’entraînement.</translation>
    </message>
    <message>
        <source>Relative to the calibrated value of the chip's family; applies where chips share a layer.</source>
        <translation>Par rapport à ce qui est constaté pour la famille de la puce ; agit quand des puces se partagent une couche.</translation>
    </message>
    <message>
        <source>Release date according to Epoch AI.</source>
        <translation>Date de sortie selon Epoch AI.</translation>
    </message>
    <message>
        <source>Release date.</source>
        <translation>Date de sortie.</translation>
    </message>
    <message>
        <source>Release notes: 2025-09-18; 2.26.1 on 2025-10-29 and 2.27.0 on 2025-12-19.</source>
        <translation>Notes de version : 2025-09-18 ; 2.26.1 le 2025-10-29 et 2.27.0 le 2025-12-19.</translation>
    </message>
    <message>
        <source>Release notes: an inference feature in beta.</source>
        <translation>Notes de version : une fonction d’inférence en bêta.</translation>
    </message>
    <message>
        <source>Release of the card; AWS G5 came later.</source>
        <translation>Sortie de la carte ; AWS G5 est venu plus tard.</translation>
    </message>
    <message>
        <source>Reload the catalogue, and select it again.</source>
        <translation>Relisez le catalogue, puis refaites votre choix.</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Remove "baseline" from the others.</source>
        <translation>Omettez « baseline » dans les autres.</translation>
    </message>
    <message>
        <source>Remove "book".</source>
        <translation>Supprimez « book ».</translation>
    </message>
    <message>
        <source>Remove "quantization_config" to use the weight type in "torch_dtype".</source>
        <translation>Supprimez « quantization_config » pour que « torch_dtype » s’applique.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Désélectionner %1</translation>
    </message>
    <message>
        <source>Remove %1 from the comparison</source>
        <translation>Retirer %1 de la comparaison</translation>
    </message>
    <message>
        <source>Remove --format.</source>
        <translation>Omettez --format.</translation>
    </message>
    <message>
        <source>Remove --store.</source>
        <translation>Omettez --store.</translation>
    </message>
    <message>
        <source>Remove --vary, or use crossover.</source>
        <translation>Omettez --vary, ou demandez un crossover.</translation>
    </message>
    <message>
        <source>Remove --workload, and set the lengths with --set input=TOKENS and output=TOKENS.</source>
        <translation>Omettez --workload et fixez les longueurs avec --set input=TOKENS et output=TOKENS.</translation>
    </message>
    <message>
        <source>Remove embedded objects and charts from its masters and layouts, and save it again.</source>
        <translation>Retirez les objets et graphiques incorporés de ses masques et dispositions, puis enregistrez-le à nouveau.</translation>
    </message>
    <message>
        <source>Remove everything up to the @.</source>
        <translation>Supprimez tout jusqu’au @.</translation>
    </message>
    <message>
        <source>Remove imported prices?</source>
        <translation>Supprimer les prix importés ?</translation>
    </message>
    <message>
        <source>Remove it from the loop.</source>
        <translation>Retirez-la de la boucle.</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>Supprimez l’élément.</translation>
    </message>
    <message>
        <source>Remove low and high.</source>
        <translation>Supprimez low et high.</translation>
    </message>
    <message>
        <source>Remove one of the two rows.</source>
        <translation>Supprimez l’une des deux lignes.</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation>Supprimez l’un des deux.</translation>
    </message>
    <message>
        <source>Remove scenario “%1”</source>
        <translation>Supprimer le scénario « %1 »</translation>
    </message>
    <message>
        <source>Remove some.</source>
        <translation>Supprimez-en.</translation>
    </message>
    <message>
        <source>Remove the brand theme</source>
        <translation>Ne pas utiliser de charte graphique</translation>
    </message>
    <message>
        <source>Remove the rate, or choose another currency.</source>
        <translation>Omettez le taux ou indiquez une autre devise.</translation>
    </message>
    <message>
        <source>Remove the value after "=".</source>
        <translation>Supprimez ce qui suit « = ».</translation>
    </message>
    <message>
        <source>Removed %1.</source>
        <translation>Retiré : %1.</translation>
    </message>
    <message>
        <source>Removed snapshot %1: %2 prices dated %3 from %4.</source>
        <translation>Instantané %1 supprimé : %2 prix (%3) issus de %4.</translation>
    </message>
    <message>
        <source>Rename it if it is a different model, or remove it to use the catalogue's.</source>
        <translation>Renommez-le si c’est un autre modèle, ou supprimez-le pour utiliser celui du catalogue.</translation>
    </message>
    <message>
        <source>Rename it to end in .chipboard and open it as a board.</source>
        <translation>Donnez-lui l’extension .chipboard et ouvrez-le comme comparaison.</translation>
    </message>
    <message>
        <source>Rename it, and import its price lists again. It was not changed.</source>
        <translation>Renommez-la et importez de nouveau ses listes. Elle n’est pas modifiée.</translation>
    </message>
    <message>
        <source>Rename it.</source>
        <translation>Donnez-lui un autre nom.</translation>
    </message>
    <message>
        <source>Rename one of them.</source>
        <translation>Donnez un autre nom à l’un d’eux.</translation>
    </message>
    <message>
        <source>Rename or remove one of the two.</source>
        <translation>Renommez ou supprimez l’un des deux.</translation>
    </message>
    <message>
        <source>Rename scenario “%1” to “%2”</source>
        <translation>Renommer le scénario « %1 » en « %2 »</translation>
    </message>
    <message>
        <source>Rent for all hours.</source>
        <translation>Location de toutes les heures.</translation>
    </message>
    <message>
        <source>Rent for used hours only.</source>
        <translation>Location des seules heures utilisées.</translation>
    </message>
    <message>
        <source>Rented as</source>
        <translation>Loué comme</translation>
    </message>
    <message>
        <source>Rented as UltraServers by capacity block; the public EC2 API showed no trn3 instance type on 2026-10-03.</source>
        <translation>Louée sous forme d’UltraServers par Capacity Block ; l’API EC2 publique n’affichait aucun type d’instance trn3 le 2026-10-03.</translation>
    </message>
    <message>
        <source>Rented as a whole</source>
        <translation>Unités louées en entier</translation>
    </message>
    <message>
        <source>Rented hours per month, for the monthly cost.</source>
        <translation>Heures louées dans un mois, pour le coût mensuel.</translation>
    </message>
    <message>
        <source>Rented machines</source>
        <translation>Machines louées</translation>
    </message>
    <message>
        <source>Rented machines, fastest case</source>
        <translation>Machines louées, cas le plus rapide</translation>
    </message>
    <message>
        <source>Rented machines, slowest case</source>
        <translation>Machines louées, cas le plus lent</translation>
    </message>
    <message>
        <source>Rented with %1.</source>
        <translation>Location avec %1.</translation>
    </message>
    <message>
        <source>Renting %1</source>
        <translation>Location de %1</translation>
    </message>
    <message>
        <source>Renting costs less than the API from %1.</source>
        <translation>Louer coûte moins que l'API à partir de %1.</translation>
    </message>
    <message>
        <source>Renting never costs less than the API: its cost equals that of %1, more than one deployment generates.</source>
        <translation>Louer ne coûte jamais moins que l'API : le loyer équivaut à %1, plus que ce que répond un déploiement.</translation>
    </message>
    <message>
        <source>Renting never pays off: a busy deployment costs more per token than the API.</source>
        <translation>La location n'est jamais gagnante : un déploiement en service coûte plus par token que l'API.</translation>
    </message>
    <message>
        <source>Renting never wins</source>
        <translation>La location n'est jamais gagnante</translation>
    </message>
    <message>
        <source>Renting them would cost from %1 an hour (%2) to %3 an hour (%4), if that many were available.</source>
        <translation>Les louer coûterait de %1 par heure (%2) à %3 par heure (%4), si autant de puces étaient à louer.</translation>
    </message>
    <message>
        <source>Repeats the change that was undone.</source>
        <translation>Rétablit ce qui a été annulé.</translation>
    </message>
    <message>
        <source>Replace existing files.</source>
        <translation>Remplace les fichiers existants.</translation>
    </message>
    <message>
        <source>Replace files?</source>
        <translation>Remplacer les fichiers ?</translation>
    </message>
    <message>
        <source>Replace it with --force, or choose another name.</source>
        <translation>Remplacez-le avec --force, ou choisissez un autre nom.</translation>
    </message>
    <message>
        <source>Replaces the focused figure with a custom value.</source>
        <translation>Met une valeur propre à la place de celle qui a le focus clavier.</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>Réplicas</translation>
    </message>
    <message>
        <source>Replicas: attention on each chip</source>
        <translation>Copies du modèle : attention sur chaque puce</translation>
    </message>
    <message>
        <source>Replicas: each on %1 chips</source>
        <translation>Copies du modèle : chacune sur %1 puces</translation>
    </message>
    <message>
        <source>Replicas: each on 1 chip</source>
        <translation>Copies du modèle : chacune sur 1 puce</translation>
    </message>
    <message>
        <source>Replicas: each on the fewest chips that hold the model</source>
        <translation>Copies du modèle : chacune sur le minimum de puces qui la contient</translation>
    </message>
    <message>
        <source>Replicas: one over all chips</source>
        <translation>Copies du modèle : une seule sur toutes les puces</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Report problems that these pages would have on a slide, with fixes; write nothing.</source>
        <translation>N’écrit rien, mais indique ce qui n’irait pas dans ces pages sur une diapositive, et ce qui le corrige.</translation>
    </message>
    <message>
        <source>Report what an import would do, without storing anything.</source>
        <translation>Indique ce que ferait un import, sans rien enregistrer.</translation>
    </message>
    <message>
        <source>Reported by the press, not published by AWS.</source>
        <translation>Rapporté par la presse, non publié par AWS.</translation>
    </message>
    <message>
        <source>Reported by the press; not in the keynote.</source>
        <translation>Selon la presse ; pas dans la keynote.</translation>
    </message>
    <message>
        <source>Reports for each data row whether it was imported, skipped or suspicious, and why. Suspicious rows are imported only if their reason is accepted. Prices are stored as one dated snapshot, chips in the user's catalogue folder. The format is recognised by the content; "chipboard list formats" lists them.</source>
        <translation>Indique le sort de chaque ligne de données : importée, ignorée ou suspecte, et pourquoi. Rien de suspect n’entre sans que sa raison soit acceptée. Les prix vont dans la base des prix en un instantané daté, les puces dans le dossier de catalogue de l’utilisateur. Le format est reconnu d’après le contenu ; « chipboard list formats » donne les formats.</translation>
    </message>
    <message>
        <source>Reports of June 2026: talks to sell Trainium outside.</source>
        <translation>Informations de juin 2026 : discussions pour vendre Trainium à l’extérieur.</translation>
    </message>
    <message>
        <source>Reports whether the workload fits, its duration, throughput, cost and bottleneck, each with a range. Without --count, uses a suitable number of chips.</source>
        <translation>Indique si la charge tient, combien de temps elle prend, sa vitesse, son coût et ce qui la limite, chaque fois avec une plage. Sans --count, prend un nombre usuel de puces.</translation>
    </message>
    <message>
        <source>Requested requests per replica; 0: as many as fit</source>
        <translation>Requêtes demandées d’une copie ; 0 : autant qu’il en tient</translation>
    </message>
    <message>
        <source>Requests or items processed together; the memory required and the minimum chips cover all of them.</source>
        <translation>Requêtes ou éléments traités ensemble ; la mémoire nécessaire et le nombre minimal de puces les contiennent tous.</translation>
    </message>
    <message>
        <source>Requests per replica</source>
        <translation>Requêtes d’une copie</translation>
    </message>
    <message>
        <source>Requests per replica that meet the service level; 0: none</source>
        <translation>Requêtes d’une copie qui respectent le niveau de service ; 0 : aucune</translation>
    </message>
    <message>
        <source>Requests that fit in memory</source>
        <translation>Requêtes que contient la mémoire</translation>
    </message>
    <message>
        <source>Requests that meet the service level</source>
        <translation>Requêtes qui respectent le niveau de service</translation>
    </message>
    <message>
        <source>Requests that memory must hold</source>
        <translation>Requêtes que la mémoire doit contenir</translation>
    </message>
    <message>
        <source>Requests tried, step %1</source>
        <translation>Requêtes essayées, étape %1</translation>
    </message>
    <message>
        <source>Require fewer tokens/s per user, or allow more time to first token.</source>
        <translation>Demandez moins de tokens/s par utilisateur, ou autorisez plus de temps jusqu’au premier token.</translation>
    </message>
    <message>
        <source>Required memory per chip</source>
        <translation>Mémoire requise d’une puce</translation>
    </message>
    <message>
        <source>Required region of the chips, as the cloud names it: us-east-2.</source>
        <translation>Où les puces doivent se trouver, selon le nom du cloud : us-east-2.</translation>
    </message>
    <message>
        <source>Required: %1.</source>
        <translation>Exigé : %1.</translation>
    </message>
    <message>
        <source>Requirement</source>
        <translation>Exigence</translation>
    </message>
    <message>
        <source>Requirement: %1</source>
        <translation>Exigence : %1</translation>
    </message>
    <message>
        <source>Requirement: clear %1</source>
        <translation>Exigence : %1 n’est pas indiqué</translation>
    </message>
    <message>
        <source>Requirements</source>
        <translation>Exigences</translation>
    </message>
    <message>
        <source>Requirements that are not set exclude nothing. A limit excludes an option only if its whole range misses the limit; otherwise verify it.</source>
        <translation>Ce qui n’est pas indiqué n’exclut rien. Une limite exclut quand toute la plage la manque ; sinon, c’est à vérifier.</translation>
    </message>
    <message>
        <source>Requirements: start over</source>
        <translation>Exigences : recommencer</translation>
    </message>
    <message>
        <source>Requires a move</source>
        <translation>Migration nécessaire</translation>
    </message>
    <message>
        <source>ResNet-50</source>
        <translation>ResNet-50</translation>
    </message>
    <message>
        <source>ResNet-50 image classification</source>
        <translation>Classification d’images ResNet-50</translation>
    </message>
    <message>
        <source>Reserved, 1 year</source>
        <translation>Réservé, 1 an</translation>
    </message>
    <message>
        <source>Reserved, 3 years</source>
        <translation>Réservé, 3 ans</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 comme avant</translation>
    </message>
    <message>
        <source>Reset %1 to its default</source>
        <translation>Rétablir la valeur par défaut : %1</translation>
    </message>
    <message numerus="yes">
        <source>Reset %n assumptions</source>
        <translation><numerusform>Réinitialiser %n hypothèse</numerusform><numerusform>Réinitialiser %n hypothèses</numerusform></translation>
    </message>
    <message>
        <source>Reset 1 assumption</source>
        <translation>Réinitialiser 1 hypothèse</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Tout retirer</translation>
    </message>
    <message>
        <source>Reset all assumptions</source>
        <translation>Réinitialiser toutes les hypothèses</translation>
    </message>
    <message>
        <source>Reset all custom values</source>
        <translation>Retirer toutes les valeurs propres</translation>
    </message>
    <message>
        <source>Reset chart chan&amp;ges</source>
        <translation>Tout ré&amp;initialiser</translation>
    </message>
    <message>
        <source>Reset requirements</source>
        <translation>Réinitialiser les exigences</translation>
    </message>
    <message>
        <source>Reset te&amp;xt size</source>
        <translation>T&amp;aille de texte habituelle</translation>
    </message>
    <message>
        <source>Reset the assumption</source>
        <translation>Aucune autre hypothèse</translation>
    </message>
    <message>
        <source>Reset the exchange rate</source>
        <translation>Réinitialiser le taux de change</translation>
    </message>
    <message>
        <source>Reset the zoom</source>
        <translation>Tout montrer à nouveau</translation>
    </message>
    <message>
        <source>Reset the zoom (0 or Escape)</source>
        <translation>Montre à nouveau tout le graphique (0 ou Échap)</translation>
    </message>
    <message>
        <source>Resets all changed assumptions.</source>
        <translation>Réinitialise tout ce qui a été supposé autrement.</translation>
    </message>
    <message>
        <source>Resets all panels to their original places.</source>
        <translation>Remet tous les panneaux à leur place d’origine.</translation>
    </message>
    <message>
        <source>Resets all text to its default size.</source>
        <translation>Ramène tous les textes à leur taille habituelle.</translation>
    </message>
    <message>
        <source>Resets the zoom; 0 and Escape do the same.</source>
        <translation>Montre à nouveau tout le graphique ; 0 et Échap font de même.</translation>
    </message>
    <message>
        <source>Residual value</source>
        <translation>Valeur résiduelle</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>Rétablir les valeurs par &amp;défaut</translation>
    </message>
    <message>
        <source>Restore a backup.</source>
        <translation>Reprenez-en une sauvegarde.</translation>
    </message>
    <message>
        <source>Restore a chart's automatic title</source>
        <translation>Tirer le titre d’un graphique des données</translation>
    </message>
    <message>
        <source>Restore the automatic title</source>
        <translation>Tirer le titre des données</translation>
    </message>
    <message>
        <source>Restore the settings from when this window was opened</source>
        <translation>Revenir à l’état d’ouverture de cette fenêtre</translation>
    </message>
    <message>
        <source>Restore the template, or choose another one with --template.</source>
        <translation>Remettez le modèle en place, ou choisissez-en un autre avec --template.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Results of the workload</source>
        <translation>Résultats de la charge de travail</translation>
    </message>
    <message>
        <source>Ridge point</source>
        <translation>Point d’équilibre</translation>
    </message>
    <message>
        <source>Ridge point, FLOP per byte</source>
        <translation>Point d’équilibre, FLOP par octet</translation>
    </message>
    <message>
        <source>Right for whole instances (131% in FP8), not for single chips (66%).</source>
        <translation>Exact pour des instances entières (131 % en FP8), pas pour des puces seules (66 %).</translation>
    </message>
    <message>
        <source>Roadmap</source>
        <translation>Feuille de route</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Roofline: what a chip can reach</source>
        <translation>Roofline : ce qu’une puce peut atteindre</translation>
    </message>
    <message>
        <source>Rooflines and the phases of the workload</source>
        <translation>Rooflines et phases de la charge de travail</translation>
    </message>
    <message>
        <source>Round numbers. Anthropic used more than one million in April 2026; in February 2026 Amazon counted 1.4 million delivered.</source>
        <translation>Nombres ronds. Anthropic en utilisait plus d’un million en avril 2026 ; en février 2026, Amazon en comptait 1,4 million de livrées.</translation>
    </message>
    <message>
        <source>Rounded by AMD; 2516.6 by formula.</source>
        <translation>Arrondi par AMD ; 2516,6 selon la formule.</translation>
    </message>
    <message>
        <source>Rounded, text of the page.</source>
        <translation>Valeur arrondie, texte de la page.</translation>
    </message>
    <message>
        <source>Rounded.</source>
        <translation>Valeur arrondie.</translation>
    </message>
    <message>
        <source>Routing to experts</source>
        <translation>Routage vers les experts</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Row %1: "%2" could mean two numbers.</source>
        <translation>Ligne %1 : « %2 » peut désigner deux nombres.</translation>
    </message>
    <message>
        <source>Row %1: "%2" is not a number, so "%3" cannot be %4.</source>
        <translation>Ligne %1 : « %2 » n’est pas un nombre, donc « %3 » ne peut pas être %4.</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Rows and columns of the table vary the same assumption.</source>
        <translation>Les deux axes du tableau font varier la même hypothèse.</translation>
    </message>
    <message>
        <source>Rows and columns of the table vary the same assumption; the page selected another one.</source>
        <translation>Les deux axes du tableau font varier la même hypothèse ; la page en a choisi une autre.</translation>
    </message>
    <message>
        <source>Rows are missing: %1.</source>
        <translation>Il manque des lignes : %1.</translation>
    </message>
    <message>
        <source>Rows by result</source>
        <translation>Sort des lignes</translation>
    </message>
    <message>
        <source>Rows without such a price now show one of another type.</source>
        <translation>Les lignes sans ce prix en montrent maintenant un d’un autre type.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Ruled out</source>
        <translation>Exclues</translation>
    </message>
    <message>
        <source>Ruled out because</source>
        <translation>Exclue car</translation>
    </message>
    <message>
        <source>Ruled out, nearest first</source>
        <translation>Exclues, les plus proches en premier</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Rules of advice</source>
        <translation>Règles du conseil</translation>
    </message>
    <message>
        <source>Run "%1" for a list.</source>
        <translation>« %1 » affiche la liste.</translation>
    </message>
    <message>
        <source>Run "chipboard help" for the commands and their options.</source>
        <translation>Voir « chipboard help » pour les commandes et leurs options.</translation>
    </message>
    <message>
        <source>Run "chipboard model-check --runs FILE" to see why each cannot be predicted.</source>
        <translation>« chipboard model-check --runs FICHIER » indique pourquoi chacune ne peut être prédite.</translation>
    </message>
    <message>
        <source>RunPod GPU types (JSON)</source>
        <translation>Types de GPU de RunPod (JSON)</translation>
    </message>
    <message>
        <source>Runs as %1 replicas, each on %2.</source>
        <translation>S’exécute en %1 copies du modèle, chacune sur %2.</translation>
    </message>
    <message>
        <source>Runs as MXFP8 inside, so no gain.</source>
        <translation>Exécuté en interne comme MXFP8, donc sans gain.</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Texte plus pet&amp;it</translation>
    </message>
    <message>
        <source>S&amp;ort</source>
        <translation>T&amp;rier</translation>
    </message>
    <message>
        <source>SBUF, 8 x 28 MiB; 8 x 2 MiB of PSUM comes on top.</source>
        <translation>SBUF, 8 x 28 MiB ; s’y ajoutent 8 x 2 MiB de PSUM.</translation>
    </message>
    <message>
        <source>SBUF, 8 x 32 MiB; 8 x 2 MiB of PSUM comes on top.</source>
        <translation>SBUF, 8 x 32 MiB ; s’y ajoutent 8 x 2 MiB de PSUM.</translation>
    </message>
    <message>
        <source>SBUF; 2 x 2 MiB of PSUM comes on top.</source>
        <translation>SBUF ; s’y ajoutent 2 x 2 MiB de PSUM.</translation>
    </message>
    <message>
        <source>SDXL-base</source>
        <translation>SDXL-base</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>Image SVG</translation>
    </message>
    <message>
        <source>SXM maximum; a special cooling option allows 500 W.</source>
        <translation>Maximum SXM ; une option de refroidissement spéciale permet 500 W.</translation>
    </message>
    <message>
        <source>Same as HGX B200: only the dense FP4 rate rose.</source>
        <translation>Celle de HGX B200 : seul le débit FP4 dense a augmenté.</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Selon le système</translation>
    </message>
    <message>
        <source>Same as window</source>
        <translation>Comme la fenêtre</translation>
    </message>
    <message>
        <source>Same for all rows:</source>
        <translation>Identique pour toutes les lignes :</translation>
    </message>
    <message>
        <source>Same order as the charts</source>
        <translation>Même ordre que les graphiques</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Save a picture of the window as PNG and close it.</source>
        <translation>Écrit une image PNG de la fenêtre, puis ferme celle-ci.</translation>
    </message>
    <message>
        <source>Save it as UTF-8.</source>
        <translation>Enregistrez-le en UTF-8.</translation>
    </message>
    <message>
        <source>Save it with File &gt; Save as, and check the free space and permissions of this folder.</source>
        <translation>Enregistrez-la avec Fichier &gt; Enregistrer sous, et vérifiez l’espace et les autorisations de ce dossier.</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Enregistrer l’image…</translation>
    </message>
    <message>
        <source>Save the comparison</source>
        <translation>Enregistrer la comparaison</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>Save the sheet as CSV.</source>
        <translation>Enregistrez la feuille en CSV.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 enregistré</translation>
    </message>
    <message>
        <source>Saved sets of prices, assumptions and figures; the selected one is active.</source>
        <translation>Prix, hypothèses et valeurs gardés sous un nom ; celui qui est choisi est actif.</translation>
    </message>
    <message>
        <source>Saved, USD</source>
        <translation>Économisé, USD</translation>
    </message>
    <message>
        <source>Saves prices, assumptions and figures under names, to compare them.</source>
        <translation>Garde sous des noms les prix, hypothèses et valeurs, à comparer côte à côte.</translation>
    </message>
    <message>
        <source>Saves the comparison to another file and continues with that one.</source>
        <translation>Écrit la comparaison dans un autre fichier et continue avec celui-ci.</translation>
    </message>
    <message>
        <source>Saves the comparison to its file.</source>
        <translation>Écrit la comparaison dans son fichier.</translation>
    </message>
    <message>
        <source>Saving the rows and reloading the price lists.</source>
        <translation>Toutes les lignes sont lues. Elles sont enregistrées, puis les grilles tarifaires sont relues.</translation>
    </message>
    <message>
        <source>Savings in five years</source>
        <translation>Économie en cinq ans</translation>
    </message>
    <message>
        <source>Savings of %1 a month range from %2 to %3</source>
        <comment>amounts, which may be below zero</comment>
        <translation>L’économie de %1 par mois va de %2 à %3</translation>
    </message>
    <message>
        <source>Savings of 30 to 50% are worth the work of moving.</source>
        <translation>Des économies de 30 à 50 % valent le travail de migration.</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Scale-up and network</source>
        <translation>Scale-up et réseau</translation>
    </message>
    <message>
        <source>Scale-up bandwidth</source>
        <translation>Bande passante scale-up</translation>
    </message>
    <message>
        <source>Scaleway servers (JSON)</source>
        <translation>Serveurs de Scaleway (JSON)</translation>
    </message>
    <message>
        <source>Scaling overhead factor</source>
        <translation>Facteur ajouté par de nombreuses puces</translation>
    </message>
    <message>
        <source>Scenari&amp;os…</source>
        <translation>Scénari&amp;os…</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>Scenario “%1”</source>
        <translation>Scénario « %1 »</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Scénarios</translation>
    </message>
    <message>
        <source>Scenarios side by side</source>
        <translation>Scénarios côte à côte</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search chips, instances…</source>
        <translation>Rechercher puces, instances…</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Rechercher dans l’aide</translation>
    </message>
    <message>
        <source>Search the help…</source>
        <translation>Rechercher dans l’aide…</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Rechercher dans les paramètres</translation>
    </message>
    <message>
        <source>Search the settings…</source>
        <translation>Rechercher dans les paramètres…</translation>
    </message>
    <message>
        <source>Search, or memory &gt;= 640 GB</source>
        <translation>Texte, ou memory &gt;= 640 GB</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Seconde</translation>
    </message>
    <message>
        <source>See the same claim of the guide.</source>
        <translation>Voir la même affirmation du guide.</translation>
    </message>
    <message>
        <source>See where a number comes from</source>
        <translation>Voir d’où vient un nombre</translation>
    </message>
    <message>
        <source>Select %1</source>
        <translation>Sélectionner %1</translation>
    </message>
    <message>
        <source>Select a second chip to compare.</source>
        <translation>Sélectionnez une seconde puce à comparer.</translation>
    </message>
    <message>
        <source>Select a second instance to compare.</source>
        <translation>Sélectionnez une seconde instance à comparer.</translation>
    </message>
    <message>
        <source>Select a second system to compare.</source>
        <translation>Sélectionnez un second système à comparer.</translation>
    </message>
    <message>
        <source>Select chips on the left, or start from one of these.</source>
        <translation>Cochez des puces à gauche, ou partez d’un de ces exemples.</translation>
    </message>
    <message>
        <source>Select chips on the left, or start from one of these. Ctrl+Z restores the previous selection.</source>
        <translation>Cochez des puces à gauche, ou partez d’un de ces exemples. Ctrl+Z fait revenir ce qui était là.</translation>
    </message>
    <message>
        <source>Select chips on the left.</source>
        <translation>Choisissez des puces à gauche.</translation>
    </message>
    <message>
        <source>Select chips, instances or systems first.</source>
        <translation>Sélectionnez d’abord des puces, des instances ou des systèmes.</translation>
    </message>
    <message>
        <source>Select fewer rows, or export the page as a document.</source>
        <translation>Réduisez le contenu de la page, ou présentez-la sur papier.</translation>
    </message>
    <message>
        <source>Select what this chart shows</source>
        <translation>Choisir ce que montre ce graphique</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Sélection</translation>
    </message>
    <message>
        <source>Selection replaced.</source>
        <translation>Sélection remplacée.</translation>
    </message>
    <message>
        <source>Selects what this chart shows.</source>
        <translation>Choisit ce que montre ce graphique.</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Point-virgule</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensibilité</translation>
    </message>
    <message>
        <source>Sensitivity (tornado)</source>
        <translation>Sensibilité (tornado)</translation>
    </message>
    <message>
        <source>Sensitivity curve</source>
        <translation>Courbe de sensibilité</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Phrase</translation>
    </message>
    <message>
        <source>Separate the ids by single commas.</source>
        <translation>Séparez les identifiants par une seule virgule.</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Longueur de séquence</translation>
    </message>
    <message>
        <source>Sequences per training step, over all chips.</source>
        <translation>Séquences d’une étape d’entraînement, toutes puces réunies.</translation>
    </message>
    <message>
        <source>Serve %1</source>
        <comment>a model</comment>
        <translation>Inférence de %1</translation>
    </message>
    <message>
        <source>Serve Llama 3.1 405B, chat</source>
        <translation>Inférence de Llama 3.1 405B, chat</translation>
    </message>
    <message>
        <source>Serve Llama 3.1 70B with 100,000 tokens of context</source>
        <translation>Inférence de Llama 3.1 70B avec 100 000 tokens de contexte</translation>
    </message>
    <message>
        <source>Serve Llama 3.1 70B, chat</source>
        <translation>Inférence de Llama 3.1 70B, chat</translation>
    </message>
    <message>
        <source>Serve Llama 3.1 8B, chat</source>
        <translation>Inférence de Llama 3.1 8B, chat</translation>
    </message>
    <message>
        <source>Serve a mixture of experts (DeepSeek-V3 size)</source>
        <translation>Inférence d’un mélange d’experts (taille DeepSeek-V3)</translation>
    </message>
    <message>
        <source>Serve this model: an id from "chipboard list models", or the path of its config.json. Set the load with --set input, output and batch.</source>
        <translation>Servir ce modèle : un identifiant de « chipboard list models » ou le chemin de son config.json. --set fixe avec input, output et batch ce qui lui est demandé.</translation>
    </message>
    <message>
        <source>Service life (years)</source>
        <translation>Années d'utilisation</translation>
    </message>
    <message>
        <source>Serving</source>
        <translation>Inférence</translation>
    </message>
    <message>
        <source>Serving needs a prompt of 0 tokens or more and an answer of at least 1 token.</source>
        <translation>L’inférence a besoin d’un prompt de 0 token ou plus et d’une réponse d’au moins 1 token.</translation>
    </message>
    <message>
        <source>Serving needs at least 1 chip.</source>
        <translation>L’inférence a besoin d’au moins 1 puce.</translation>
    </message>
    <message>
        <source>Serving software: %1 of %2, as after a chip's release.</source>
        <translation>Logiciel d’inférence : %1 (%2), comme après la sortie d’une puce.</translation>
    </message>
    <message>
        <source>Serving software: %1 of %2, well tuned.</source>
        <translation>Logiciel d’inférence : %1 (%2), bien optimisé.</translation>
    </message>
    <message>
        <source>Serving stack (0: tuned, 1: vLLM, 2: at release)</source>
        <translation>Pile d’inférence (0 : optimisée, 1 : vLLM, 2 : à la sortie)</translation>
    </message>
    <message>
        <source>Serving users</source>
        <translation>Inférence en ligne</translation>
    </message>
    <message>
        <source>Serving: one decode step</source>
        <translation>Inférence : une étape de decode</translation>
    </message>
    <message>
        <source>Serving: prefill</source>
        <translation>Inférence : lecture d’un prompt</translation>
    </message>
    <message>
        <source>Set "in_force" on the one whose values match the board.</source>
        <translation>Mettez « in_force » sur celui dont les valeurs sont celles de la comparaison.</translation>
    </message>
    <message>
        <source>Set "latent", or remove "rope", "nope" and "value".</source>
        <translation>Indiquez « latent », ou retirez « rope », « nope » et « value ».</translation>
    </message>
    <message>
        <source>Set "linear_layers", or remove "state_elements".</source>
        <translation>Indiquez « linear_layers », ou retirez « state_elements ».</translation>
    </message>
    <message>
        <source>Set "nope" and "value".</source>
        <translation>Indiquez « nope » et « value ».</translation>
    </message>
    <message>
        <source>Set "sparse_top", or remove "index_heads" and "index_size".</source>
        <translation>Indiquez « sparse_top », ou retirez « index_heads » et « index_size ».</translation>
    </message>
    <message>
        <source>Set "window" to the number of tokens that these layers see.</source>
        <translation>Indiquez dans « window » les tokens que voient ces couches.</translation>
    </message>
    <message>
        <source>Set "window_elements" to the part of these layers in "kv_per_token".</source>
        <translation>Indiquez dans « window_elements » la part de ces couches dans « kv_per_token ».</translation>
    </message>
    <message>
        <source>Set "window_layers", or remove "window" and "window_elements".</source>
        <translation>Indiquez « window_layers », ou retirez « window » et « window_elements ».</translation>
    </message>
    <message>
        <source>Set a baseline to see which options beat it in both. Options without a price or an estimate are named under the chart's title.</source>
        <translation>Fixez une référence pour voir qui est meilleur sur les deux. Ce qui n’a pas de prix ou pas d’estimation est nommé sous le titre du graphique.</translation>
    </message>
    <message>
        <source>Set a requirement, such as budget=5000; without a value it is unset. "chipboard list needs" shows the names. Can be repeated.</source>
        <translation>Exiger ceci des puces, par exemple budget=5000 ; sans valeur, rien n’est indiqué. « chipboard list needs » donne les noms. Peut être donné plusieurs fois.</translation>
    </message>
    <message>
        <source>Set an assumption; "chipboard list assumptions" shows the names. Can be repeated.</source>
        <translation>Pose cette hypothèse ; « chipboard list assumptions » donne les noms. Peut être répétée.</translation>
    </message>
    <message>
        <source>Set both "index_heads" and "index_size", or neither.</source>
        <translation>Indiquez « index_heads » et « index_size », ou aucun des deux.</translation>
    </message>
    <message>
        <source>Set by the instance.</source>
        <translation>Fixé par l’instance.</translation>
    </message>
    <message>
        <source>Set how many %1 one USD buys: --set exchange_rate=RATE.</source>
        <translation>Indiquez combien de %1 vaut un USD : --set exchange_rate=RATE.</translation>
    </message>
    <message>
        <source>Set it with --as-of DATE.</source>
        <translation>Indiquez-la avec --as-of DATE.</translation>
    </message>
    <message>
        <source>Set it with --map provider==NAME.</source>
        <translation>Indiquez-le avec --map provider==NAME.</translation>
    </message>
    <message>
        <source>Set prices and baseline</source>
        <translation>Choisir les prix et la référence</translation>
    </message>
    <message>
        <source>Set the baseline to %1</source>
        <translation>Prendre %1 comme référence</translation>
    </message>
    <message>
        <source>Set the catalogue's date in its files.</source>
        <translation>Indiquez la date du catalogue dans ses fichiers.</translation>
    </message>
    <message>
        <source>Set the exchange rate, in US dollars for one %1: --map rate==%2 (rate of %3).</source>
        <translation>Indiquez le taux de change, en dollars américains pour 1 %1 : --map rate==%2 (taux du %3).</translation>
    </message>
    <message>
        <source>Set the exchange rate, in US dollars for one unit of the currency: --map rate==1.08</source>
        <translation>Indiquez le taux de change, en dollars américains pour une unité de la devise : --map rate==1.08</translation>
    </message>
    <message>
        <source>Set the service level with the assumption “Minimum tokens/s per user”; a limit on the time to first token excludes options that start too slowly.</source>
        <translation>Fixez le niveau de service par l’hypothèse « Vitesse par utilisateur, au moins » ; une limite pour le premier token écarte ce qui commence trop tard.</translation>
    </message>
    <message>
        <source>Set the status "missing", with why and reason.</source>
        <translation>Écrivez le statut « missing » avec why et reason.</translation>
    </message>
    <message>
        <source>Set the title of a chart on the first page, or with PAGE/CHART=TEXT on any page; an empty text restores the automatic title. Can be repeated.</source>
        <translation>Écrit ce titre sur un graphique de la première page, ou avec PAGE/CHART=TEXT de n’importe laquelle ; sans texte, les données le donnent. Peut être indiqué plusieurs fois.</translation>
    </message>
    <message>
        <source>Sets a custom title. It is marked when the numbers no longer support it.</source>
        <translation>Écrit votre propre titre. Il est signalé quand les nombres ne le confirment plus.</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Réglage</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Several clouds</source>
        <translation>Plusieurs clouds</translation>
    </message>
    <message>
        <source>Share of a training run's time not lost to failures and restarts.</source>
        <translation>Part du temps d’entraînement qui n’est pas perdue en pannes et redémarrages.</translation>
    </message>
    <message>
        <source>Share of all weights in experts</source>
        <translation>Part de tous les poids située dans les experts</translation>
    </message>
    <message>
        <source>Share of bandwidth reached</source>
        <translation>Part atteinte de la bande passante</translation>
    </message>
    <message>
        <source>Share of experts that one token does not use</source>
        <translation>Part des experts qu’un token ne rencontre pas</translation>
    </message>
    <message>
        <source>Share of it for the KV cache</source>
        <translation>Part de cela pour le cache</translation>
    </message>
    <message>
        <source>Share of link bandwidth reached</source>
        <translation>Part atteinte du lien</translation>
    </message>
    <message>
        <source>Share of peak</source>
        <translation>Part de la crête</translation>
    </message>
    <message>
        <source>Share of peak reached</source>
        <translation>Part atteinte de la crête</translation>
    </message>
    <message>
        <source>Share of peak reached in decode</source>
        <translation>Part de la crête qu’atteint le decode</translation>
    </message>
    <message>
        <source>Share of peak reached in prefill</source>
        <translation>Part de la crête qu’atteint le prefill</translation>
    </message>
    <message>
        <source>Share of roof</source>
        <translation>Part du toit</translation>
    </message>
    <message>
        <source>Share of the monthly spend; the rest stays where it is.</source>
        <translation>De la dépense mensuelle ; le reste ne bouge pas.</translation>
    </message>
    <message>
        <source>Share of the paid hours in which the chips do work; idle hours are billed.</source>
        <translation>Part des heures payées où les puces travaillent ; les heures creuses sont facturées.</translation>
    </message>
    <message>
        <source>Share of the peak, as measured</source>
        <translation>Part de la crête, selon les mesures</translation>
    </message>
    <message>
        <source>Share of the price after discount and factor</source>
        <translation>Facteur du prix, remise et facteur de prix compris</translation>
    </message>
    <message>
        <source>Share of the price repaid per month</source>
        <translation>Part du prix remboursée par mois</translation>
    </message>
    <message>
        <source>Share of the prompt's tokens with a cache from an earlier request; they are attended to but not processed again.</source>
        <translation>Parmi les tokens d’un prompt, ceux dont le cache est conservé d’une requête antérieure ; l’attention les prend en compte, mais ils ne sont pas relus.</translation>
    </message>
    <message>
        <source>Share of the purchase price that the machine brings after its service life.</source>
        <translation>Part du prix que la machine rapporte après ses années d'utilisation.</translation>
    </message>
    <message>
        <source>Share that can move</source>
        <translation>Part qui peut migrer</translation>
    </message>
    <message>
        <source>Share the result</source>
        <translation>Partager le résultat</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Sheet %1 of %2</source>
        <translation>Feuille %1 sur %2</translation>
    </message>
    <message>
        <source>Shift+F10</source>
        <translation>Maj+F10</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>A&amp;fficher</translation>
    </message>
    <message>
        <source>Short AWS reservations, paid in advance: prices of 2026-07-22 for each region, with older ones for comparison.</source>
        <translation>Réservations courtes d’AWS, payées d’avance ; prix du 2026-07-22 pour chaque région, les plus anciens comme valeurs concurrentes.</translation>
    </message>
    <message>
        <source>Shorten it to %1 tokens.</source>
        <translation>Raccourcissez à %1 tokens.</translation>
    </message>
    <message>
        <source>Shorten it.</source>
        <translation>Raccourcissez le texte.</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Afficher %1</translation>
    </message>
    <message>
        <source>Show %1 in this chart</source>
        <translation>Afficher %1 dans ce graphique</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Show all messages</source>
        <translation>Afficher tous les messages</translation>
    </message>
    <message>
        <source>Show amounts in %1</source>
        <translation>Afficher les montants en %1</translation>
    </message>
    <message>
        <source>Show help for a command.</source>
        <translation>Explique une commande.</translation>
    </message>
    <message>
        <source>Show help for the command.</source>
        <translation>Explique la commande.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Show money in this currency, such as EUR; --set exchange_rate=RATE sets how much of it one USD buys.</source>
        <translation>Affiche les montants dans cette devise, par exemple EUR ; --set exchange_rate=RATE indique combien en vaut un USD.</translation>
    </message>
    <message>
        <source>Show numbers as: %1</source>
        <translation>Afficher les nombres en : %1</translation>
    </message>
    <message>
        <source>Show or hide the panel %1</source>
        <translation>Afficher ou masquer le panneau %1</translation>
    </message>
    <message>
        <source>Show the panel %1</source>
        <translation>Afficher le panneau %1</translation>
    </message>
    <message>
        <source>Show the sheet as large as it is on paper</source>
        <translation>Afficher la feuille à sa taille sur le papier</translation>
    </message>
    <message>
        <source>Showing money in %1 needs an exchange rate.</source>
        <translation>Les montants ne peuvent pas être affichés en %1 sans taux de change.</translation>
    </message>
    <message>
        <source>Shown at re:Invent 2018; another timeline and AFP give 2018.</source>
        <translation>Présentée à re:Invent 2018 ; une autre chronologie et l’AFP donnent 2018.</translation>
    </message>
    <message>
        <source>Shows absolute numbers.</source>
        <translation>Donne chaque nombre tel quel.</translation>
    </message>
    <message>
        <source>Shows each number as a percent difference from the baseline's, where the comparison is fair.</source>
        <translation>Donne chaque nombre en plus ou en moins par rapport à la référence, là où les deux se comparent équitablement.</translation>
    </message>
    <message>
        <source>Shows each number as a ratio to the baseline's, where the comparison is fair.</source>
        <translation>Donne chaque nombre en multiple de celui de la référence, là où les deux se comparent équitablement.</translation>
    </message>
    <message>
        <source>Shows or hides a panel: the numbers, the assumptions, or the source of a number.</source>
        <translation>Affiche ou masque un panneau : les nombres, les hypothèses ou la source d’un nombre.</translation>
    </message>
    <message>
        <source>Shows or hides the panels around the page.</source>
        <translation>Affiche et masque les panneaux autour de la page.</translation>
    </message>
    <message>
        <source>Shows the parts of the window one by one.</source>
        <translation>Montre une à une les parties de la fenêtre.</translation>
    </message>
    <message>
        <source>Show…</source>
        <translation>Afficher…</translation>
    </message>
    <message>
        <source>Simulate colour vision: %1</source>
        <translation>Aperçu tel que d’autres le voient : %1</translation>
    </message>
    <message>
        <source>Simulates colour-vision deficiencies or greyscale.</source>
        <translation>Montre la fenêtre telle que la voient ceux qui perçoivent autrement les couleurs, ou en gris.</translation>
    </message>
    <message>
        <source>Since December 2025 the SDK is ready for companies that use PyTorch or JAX.</source>
        <translation>Depuis décembre 2025, le SDK est prêt pour les entreprises qui utilisent PyTorch ou JAX.</translation>
    </message>
    <message>
        <source>Six times for Trainium4</source>
        <translation>Six fois pour Trainium4</translation>
    </message>
    <message>
        <source>Six times is FP4 only.</source>
        <translation>« Six fois » ne vaut que pour FP4.</translation>
    </message>
    <message>
        <source>Six times is FP4 only; FP8 grows three times.</source>
        <translation>« Six fois » ne vaut que pour FP4 ; FP8 est multiplié par trois.</translation>
    </message>
    <message>
        <source>Skip this file</source>
        <translation>Ignorer ce fichier</translation>
    </message>
    <message>
        <source>Skipped rows</source>
        <translation>Lignes écartées</translation>
    </message>
    <message>
        <source>SkyPilot catalogue (CSV, one file a cloud)</source>
        <translation>Catalogue SkyPilot (CSV, un fichier par cloud)</translation>
    </message>
    <message>
        <source>SkyPilot's GpuInfo</source>
        <translation>le champ GpuInfo de SkyPilot</translation>
    </message>
    <message>
        <source>Slice names count TensorCores: v5p-8 has 4 chips.</source>
        <translation>Les noms des tranches comptent les TensorCores : v5p-8 a 4 puces.</translation>
    </message>
    <message>
        <source>Slide 16:9</source>
        <translation>Diapositive 16:9</translation>
    </message>
    <message>
        <source>Slide 4:3</source>
        <translation>Diapositive 4:3</translation>
    </message>
    <message>
        <source>Sliding and chunked attention layers in one model are not supported.</source>
        <translation>Des couches à attention glissante et par blocs dans un même modèle ne sont pas connues.</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Petite</translation>
    </message>
    <message>
        <source>Snapshot %1 is no longer in the price store.</source>
        <translation>L’instantané %1 n’est plus dans la base des prix.</translation>
    </message>
    <message>
        <source>Snapshot %1 of the price store, from %2; kind: %3; content %4.</source>
        <translation>Instantané %1 de la base des prix, issu de %2 ; type : %3 ; contenu %4.</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>Logiciel</translation>
    </message>
    <message>
        <source>Software status of Amazon's chips</source>
        <translation>Maturité du logiciel des puces d’Amazon</translation>
    </message>
    <message>
        <source>Software versions</source>
        <translation>Versions logicielles</translation>
    </message>
    <message>
        <source>Sold as 8 GPUs at 14.32 USD/h.</source>
        <translation>Vendu par 8 GPU à 14,32 USD/h.</translation>
    </message>
    <message>
        <source>Sold as 8 GPUs at 27.92 USD/h.</source>
        <translation>Vendu par 8 GPU à 27,92 USD/h.</translation>
    </message>
    <message>
        <source>Sold by capacity block without a published price.</source>
        <translation>Vendu par Capacity Block sans prix publié.</translation>
    </message>
    <message>
        <source>Solid marks are shipping and published, hatched ones announced, outlined ones our estimates; whiskers show ranges, "~" approximate figures.</source>
        <translation>Les marques pleines sont disponibles et publiées, les hachures annoncées, les contours nos estimations ; les moustaches montrent les plages, « ~ » les valeurs approximatives.</translation>
    </message>
    <message>
        <source>Some tables list 133 as BF16; that is the vector rate.</source>
        <translation>Certains tableaux indiquent 133 comme BF16 ; c’est le débit vectoriel.</translation>
    </message>
    <message>
        <source>Some tables list an FP8 rate for A100; the hardware has none.</source>
        <translation>Certains tableaux indiquent un débit FP8 pour A100 ; le matériel n’en a pas.</translation>
    </message>
    <message>
        <source>Some tables use 700 USD per hour for "no price".</source>
        <translation>700 USD par heure signifie « pas de prix » dans certains tableaux.</translation>
    </message>
    <message>
        <source>Sort by this column, largest first</source>
        <translation>Trier selon cette colonne, ordre décroissant</translation>
    </message>
    <message>
        <source>Sort by this column, smallest first</source>
        <translation>Trier selon cette colonne, ordre croissant</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Source of the selected number</source>
        <translation>Source du nombre choisi</translation>
    </message>
    <message>
        <source>Source stated in the file: %1.</source>
        <translation>Le fichier indique comme source : %1.</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Source : %1</translation>
    </message>
    <message>
        <source>Source: %1.</source>
        <translation>Source : %1.</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>Sources agree</source>
        <translation>Les sources concordent</translation>
    </message>
    <message>
        <source>Sources and their dates</source>
        <translation>Sources et leurs dates</translation>
    </message>
    <message numerus="yes">
        <source>Sources disagree (%n)</source>
        <translation><numerusform>Sources en désaccord (%n)</numerusform><numerusform>Sources en désaccord (%n)</numerusform></translation>
    </message>
    <message>
        <source>Sources disagree on one of its figures (%1, %2): with the preferred one it does not hold.</source>
        <comment>id and topic of a contradiction</comment>
        <translation>Les sources divergent sur une valeur dont elle dépend (%1, %2) : selon la source retenue, elle est inexacte.</translation>
    </message>
    <message>
        <source>Sources disagree. %1</source>
        <translation>Des sources se contredisent. %1</translation>
    </message>
    <message>
        <source>Sources of the figures, with dates</source>
        <translation>D’où viennent les valeurs, et de quand</translation>
    </message>
    <message>
        <source>Sources: %1</source>
        <translation>Sources : %1</translation>
    </message>
    <message>
        <source>Sources: %1 publications, named at each measurement</source>
        <translation>Sources : %1 publications, citées à chaque mesure</translation>
    </message>
    <message>
        <source>Sparse compute</source>
        <translation>Calcul sparse</translation>
    </message>
    <message>
        <source>Sparse is not twice dense here.</source>
        <translation>Ici, sparse n’est pas le double de dense.</translation>
    </message>
    <message>
        <source>Specify it once.</source>
        <translation>Donnez-la une seule fois.</translation>
    </message>
    <message>
        <source>Specs</source>
        <translation>Caractéristiques</translation>
    </message>
    <message>
        <source>Speech and announcement: generally available.</source>
        <translation>Discours et annonce : disponibilité générale.</translation>
    </message>
    <message>
        <source>Speed and cost</source>
        <translation>Vitesse et coût</translation>
    </message>
    <message>
        <source>Speed and size: %1 of %2 claims hold</source>
        <translation>Vitesse et taille : %1 sur %2 exactes</translation>
    </message>
    <message>
        <source>Speed per user</source>
        <translation>Vitesse par utilisateur</translation>
    </message>
    <message>
        <source>Split it into several files, or remove rows that are not needed.</source>
        <translation>Divisez-le en plusieurs fichiers, ou retirez les lignes inutiles.</translation>
    </message>
    <message>
        <source>Split it into several files.</source>
        <translation>Divisez-le en plusieurs fichiers.</translation>
    </message>
    <message>
        <source>Split: %1</source>
        <translation>Réparti : %1</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>Spot history</source>
        <translation>Historique spot</translation>
    </message>
    <message>
        <source>Spot prices of 2026: AWS for the cheapest zone, with the range over zones or 30 days; Google Cloud as calculated. Spot prices change hourly.</source>
        <translation>Prix spot de 2026 : AWS selon la zone la moins chère, avec l’étendue des zones ou de 30 jours, Google Cloud tel que calculé. Le spot varie d’heure en heure.</translation>
    </message>
    <message>
        <source>Spot prices of June 2024, cheapest zone.</source>
        <translation>Prix spot de juin 2024, zone la moins chère.</translation>
    </message>
    <message>
        <source>Spreads</source>
        <translation>Dispersions</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Carré</translation>
    </message>
    <message>
        <source>Staff and maintenance (per year)</source>
        <translation>Personnel et maintenance par an</translation>
    </message>
    <message>
        <source>Staff and maintenance must be from 0% to 1000% of the machine price per year.</source>
        <translation>Le personnel et la maintenance doivent aller de 0 % à 1000 % du prix par an.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrage</translation>
    </message>
    <message>
        <source>Start a new board to add models.</source>
        <translation>Commencez une nouvelle comparaison pour d’autres modèles.</translation>
    </message>
    <message>
        <source>Start it with https://.</source>
        <translation>Faites-la commencer par https://.</translation>
    </message>
    <message>
        <source>Start of Rainier</source>
        <translation>Démarrage de Rainier</translation>
    </message>
    <message>
        <source>Start the bars at zero</source>
        <translation>Faire partir les barres de zéro</translation>
    </message>
    <message>
        <source>Start tour</source>
        <translation>Première utilisation ? Suivez la visite guidée</translation>
    </message>
    <message>
        <source>Start with the example</source>
        <translation>Commencer par l’exemple</translation>
    </message>
    <message>
        <source>Starts from a ready-made comparison. Edit &gt; Undo restores the current one.</source>
        <translation>Commence par une comparaison toute prête. Édition &gt; Annuler fait revenir la comparaison actuelle.</translation>
    </message>
    <message>
        <source>Starts the tour or hides this offer. Help &gt; Tour starts it at any time.</source>
        <translation>Lance la visite guidée, ou masque cette proposition. Aide &gt; Visite guidée la lance à tout moment.</translation>
    </message>
    <message>
        <source>Stated in the keynote.</source>
        <translation>Dit dans la keynote.</translation>
    </message>
    <message>
        <source>Stated in the keynote; the guide omits it.</source>
        <translation>Dit dans la keynote ; le guide ne le mentionne pas.</translation>
    </message>
    <message>
        <source>Stated on stage; AWS publishes neither a measurement nor a power figure for either chip.</source>
        <translation>Dit sur scène ; AWS ne publie ni mesure ni puissance d’aucune des deux puces.</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>Ce qui a été dit</translation>
    </message>
    <message>
        <source>Statement of each page, with numbers, notes and warnings</source>
        <translation>Ce que dit chaque page, avec ses nombres, notes et avertissements</translation>
    </message>
    <message>
        <source>Statement of the chart</source>
        <translation>Ce que dit le graphique</translation>
    </message>
    <message>
        <source>Statements of the pages</source>
        <translation>Ce que disent les pages</translation>
    </message>
    <message>
        <source>States what is not comparable on this page, and offers a fix.</source>
        <translation>Ce qui n’est pas comparable sur cette page, et comment y remédier.</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>Staying</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Staying and moving are compared by their savings, so totals stay absolute.</source>
        <translation>Rester et migrer sont comparés par ce qui est économisé ; les sommes restent donc inchangées.</translation>
    </message>
    <message>
        <source>Staying, USD</source>
        <translation>Rester, USD</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
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
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop: %1</source>
        <translation>Arrêter : %1</translation>
    </message>
    <message>
        <source>Stops the current task; finished files are kept.</source>
        <translation>Arrête ce qui est en cours ; ce qui est terminé reste.</translation>
    </message>
    <message>
        <source>Storage format of the KV cache in memory.</source>
        <translation>Format du cache KV en mémoire.</translation>
    </message>
    <message>
        <source>Storage format of the weights in memory.</source>
        <translation>Format des poids en mémoire.</translation>
    </message>
    <message>
        <source>Stored in %1.</source>
        <translation>Enregistré dans %1.</translation>
    </message>
    <message>
        <source>Storing the rows. Cancel reverts the import.</source>
        <translation>Enregistrement des lignes. « Annuler » revient sur tout.</translation>
    </message>
    <message>
        <source>Structured sparsity</source>
        <translation>Sparsité structurée</translation>
    </message>
    <message>
        <source>Structured sparsity (4:16, 4:12, 4:8, 2:8, 2:4, 1:4, 1:2); one peak for FP8, FP16, BF16 and TF32.</source>
        <translation>Sparsité structurée (4:16, 4:12, 4:8, 2:8, 2:4, 1:4, 1:2) ; une seule crête pour FP8, FP16, BF16 et TF32.</translation>
    </message>
    <message>
        <source>Structured sparsity.</source>
        <translation>Sparsité structurée.</translation>
    </message>
    <message>
        <source>Structured sparsity; one peak for FP16, BF16 and TF32.</source>
        <translation>Sparsité structurée ; une seule crête pour FP16, BF16 et TF32.</translation>
    </message>
    <message>
        <source>Subtitle; leave empty for the automatic subtitle</source>
        <translation>Sous-titre ; vide : tiré des données</translation>
    </message>
    <message>
        <source>Such files contain no attachments, so no comparison either.</source>
        <translation>Ils ne contiennent rien qui ne puisse être lu dans de nombreuses années, donc pas de comparaison non plus.</translation>
    </message>
    <message>
        <source>Suitable number of chips</source>
        <translation>Puces pour bien servir</translation>
    </message>
    <message>
        <source>Summarise documents in batches (Llama 3.1 8B)</source>
        <translation>Résumé de documents par batchs (Llama 3.1 8B)</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>Suspicious rows: check a reason to import its rows</source>
        <translation>Lignes suspectes : elles ne sont retenues que si vous cochez leur raison</translation>
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
        <translation>Basculer entre portrait et paysage</translation>
    </message>
    <message>
        <source>Switches between the parts of this page.</source>
        <translation>Passe d’une partie de cette page à l’autre.</translation>
    </message>
    <message>
        <source>Switches the language, including number formats.</source>
        <translation>Change de langue aussitôt, nombres compris.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Systems (%1)</source>
        <translation>Systèmes (%1)</translation>
    </message>
    <message>
        <source>TF32 compute</source>
        <translation>Calcul TF32</translation>
    </message>
    <message>
        <source>TF32 sparse compute</source>
        <translation>Calcul TF32 sparse</translation>
    </message>
    <message>
        <source>TFLOPS per chip</source>
        <translation>TFLOPS par puce</translation>
    </message>
    <message>
        <source>TFLOPS per watt</source>
        <translation>TFLOPS par watt</translation>
    </message>
    <message>
        <source>TSMC according to the press and the guide.</source>
        <translation>TSMC selon la presse et le guide.</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulation</translation>
    </message>
    <message>
        <source>Tab-separated table</source>
        <translation>Tableau à tabulations</translation>
    </message>
    <message>
        <source>Tabbed panels: the assumptions, and the source of the selected number.</source>
        <translation>Panneaux qui partagent un emplacement : ce qui est supposé, et d’où vient le nombre choisi.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Table: 4.80 against 9.80 USD/h.</source>
        <translation>Tableau : 4,80 contre 9,80 USD/h.</translation>
    </message>
    <message>
        <source>Table: p5.48xlarge about 9.80 USD/h for 8 GPUs.</source>
        <translation>Tableau : p5.48xlarge environ 9,80 USD/h pour 8 GPU.</translation>
    </message>
    <message>
        <source>Take one typical, well-supported workload; train it on Trainium and on GPUs in parallel; compare accuracy, throughput and total cost; record the effort of the move.</source>
        <translation>Choisir une charge de travail typique et bien prise en charge ; l’entraîner en parallèle sur Trainium et sur GPU ; comparer précision, débit et coût total ; noter ce que demande la migration.</translation>
    </message>
    <message>
        <source>Taken as generally available from 2025-12-02, although the EC2 API showed no trn3 type ten months later.</source>
        <translation>Considéré comme en disponibilité générale depuis le 2025-12-02, bien que l’API EC2 n’affichât aucun type trn3 dix mois plus tard.</translation>
    </message>
    <message>
        <source>Taken from CNBC.</source>
        <translation>Repris de CNBC.</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Tâche</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>T&amp;aille du texte</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Ten times the figure of the page that it cites.</source>
        <translation>Dix fois la valeur de la page citée.</translation>
    </message>
    <message>
        <source>Tensor engines only.</source>
        <translation>Moteurs tensoriels seuls.</translation>
    </message>
    <message>
        <source>Tensor engines only; exactly 1258.3.</source>
        <translation>Moteurs tensoriels seuls ; valeur exacte 1258,3.</translation>
    </message>
    <message>
        <source>Tensor engines only; exactly 629.1.</source>
        <translation>Moteurs tensoriels seuls ; valeur exacte 629,1.</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>Parallélisme tensoriel</translation>
    </message>
    <message>
        <source>Tensor rate.</source>
        <translation>Débit tensoriel.</translation>
    </message>
    <message>
        <source>Tensor rate; no data sheet seen.</source>
        <translation>Débit tensoriel ; aucune fiche technique vue.</translation>
    </message>
    <message>
        <source>Tensor rate; the vector rate is 31.33.</source>
        <translation>Débit tensoriel ; le débit vectoriel est 31,33.</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Test and plan a move to other software.</source>
        <translation>Un passage à d’autres logiciels doit être essayé et planifié.</translation>
    </message>
    <message>
        <source>Test marketing figures on your own workload.</source>
        <translation>Les valeurs commerciales doivent être testées sur votre propre charge de travail.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Text encoders</source>
        <translation>Encodeurs de texte</translation>
    </message>
    <message>
        <source>Text of the annotation</source>
        <translation>Texte à afficher ici</translation>
    </message>
    <message>
        <source>Text of the instance page: 256 + 320 + 128 GB/s, both directions.</source>
        <translation>Texte de la page de l’instance : 256 + 320 + 128 GB/s, dans les deux sens.</translation>
    </message>
    <message>
        <source>Text of the same article: 3-4 USD per GPU-hour x 8.</source>
        <translation>Texte du même article : 3-4 USD par GPU-heure x 8.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Text: 3 to 4 USD per GPU-hour.</source>
        <translation>Texte : 3 à 4 USD par GPU-heure.</translation>
    </message>
    <message>
        <source>Text: about half of comparable H100 instances.</source>
        <translation>Texte : environ la moitié des instances H100 comparables.</translation>
    </message>
    <message>
        <source>Texts contrast with their background by at least 4.5:1.</source>
        <translation>Les textes ont un contraste d’au moins 4,5:1 avec le fond.</translation>
    </message>
    <message>
        <source>Texts do not overlap.</source>
        <translation>Aucun texte n’en recouvre un autre.</translation>
    </message>
    <message>
        <source>Texts overlap: %1.</source>
        <translation>Des textes se recouvrent : %1.</translation>
    </message>
    <message>
        <source>That was the package for Inf1; TorchNeuron is in the repository torch-neuronx. Check before use.</source>
        <translation>C’était le paquet pour Inf1 ; le dépôt de TorchNeuron est torch-neuronx. À vérifier avant usage.</translation>
    </message>
    <message>
        <source>The %1 peak of %2 is not plausible.</source>
        <translation>La crête %1 de %2 est une valeur impossible.</translation>
    </message>
    <message>
        <source>The 16 GB card.</source>
        <translation>La carte à 16 GB.</translation>
    </message>
    <message>
        <source>The 16 GB card; the 32 GB card followed on 2018-03-27.</source>
        <translation>La carte à 16 GB ; celle à 32 GB a suivi le 2018-03-27.</translation>
    </message>
    <message>
        <source>The 2,615 listed as dense FP16 is the dense FP8 rate, equal to sparse FP16.</source>
        <translation>Attention à 2 615 donné comme FP16 dense : c’est le débit FP8 dense, égal au FP16 sparse.</translation>
    </message>
    <message>
        <source>The 32 GB card.</source>
        <translation>La carte à 32 GB.</translation>
    </message>
    <message>
        <source>The 80% range held in %1 of %2 cases.</source>
        <translation>L’intervalle à 80 % a tenu dans %1 des %2 cas.</translation>
    </message>
    <message>
        <source>The 80% ranges held in %1 of %2 cases. Their width reflects the errors of measurements excluded from the fit.</source>
        <translation>Les intervalles à 80 % ont tenu dans %1 des %2 cas. Leur largeur est celle des erreurs sur les mesures laissées hors de l’ajustement.</translation>
    </message>
    <message>
        <source>The A10 card, which is another product.</source>
        <translation>La carte A10, qui est un autre produit.</translation>
    </message>
    <message>
        <source>The API price is not stated.</source>
        <translation>Le prix de l'API n'est pas indiqué.</translation>
    </message>
    <message>
        <source>The API price must be above 0.</source>
        <translation>Le prix de l'API doit être supérieur à 0.</translation>
    </message>
    <message>
        <source>The AWS page with this figure was not found.</source>
        <translation>La page d’AWS avec cette valeur n’a pas été trouvée.</translation>
    </message>
    <message>
        <source>The Amazon assistant Rufus answers twice as fast on Inferentia.</source>
        <translation>L’assistant Rufus d’Amazon répond deux fois plus vite sur Inferentia.</translation>
    </message>
    <message>
        <source>The Amazon assistant Rufus costs half as much per answer on Inferentia.</source>
        <translation>L’assistant Rufus d’Amazon coûte moitié moins par réponse sur Inferentia.</translation>
    </message>
    <message>
        <source>The BF16 rate.</source>
        <translation>Le débit BF16.</translation>
    </message>
    <message>
        <source>The EC2 table is wrong: 16 chips of 96 GiB have 1,536 GiB.</source>
        <translation>Le tableau EC2 est faux : 16 puces de 96 GiB ont 1 536 GiB.</translation>
    </message>
    <message>
        <source>The KV heads do not divide the heads.</source>
        <translation>Les têtes KV ne divisent pas les têtes.</translation>
    </message>
    <message>
        <source>The PUE must be from 1 to 10.</source>
        <translation>Le PUE doit aller de 1 à 10.</translation>
    </message>
    <message>
        <source>The ROCm table prints GiB.</source>
        <translation>Le tableau ROCm indique des GiB.</translation>
    </message>
    <message>
        <source>The SDK held back adoption in the past; the 2025 releases improved it.</source>
        <translation>Le SDK a freiné l’adoption par le passé ; les versions de 2025 l’ont amélioré.</translation>
    </message>
    <message>
        <source>The SQLite driver of Qt is not installed.</source>
        <translation>Qt n’a pas de pilote SQLite ici.</translation>
    </message>
    <message>
        <source>The Trn1 packages came with Neuron 2.3.0 on 2022-10-10; the guide gives 2022.</source>
        <translation>Les paquets Trn1 sont arrivés avec Neuron 2.3.0 le 2022-10-10 ; le guide donne 2022.</translation>
    </message>
    <message>
        <source>The accelerator is not in the catalogue; the price is stored without a chip.</source>
        <translation>L’accélérateur n’est pas dans le catalogue ; le prix est conservé sans puce.</translation>
    </message>
    <message>
        <source>The accelerator's memory does not match the catalogue.</source>
        <translation>La mémoire de l’accélérateur ne concorde pas avec le catalogue.</translation>
    </message>
    <message>
        <source>The accelerator's memory was read as GiB: the number is too small for MiB.</source>
        <translation>La mémoire de l’accélérateur a été lue en GiB : le nombre est trop petit pour des MiB.</translation>
    </message>
    <message>
        <source>The active parameters are more than all parameters.</source>
        <translation>Les paramètres actifs sont plus nombreux que tous les paramètres.</translation>
    </message>
    <message>
        <source>The active parameters must be more than 0 and at most all parameters.</source>
        <translation>Les paramètres actifs doivent être supérieurs à 0 et au plus égaux à tous les paramètres.</translation>
    </message>
    <message>
        <source>The answer needs at least 1 token.</source>
        <translation>La réponse a besoin d’au moins 1 token.</translation>
    </message>
    <message>
        <source>The answer of the page in one sentence. Shift+F2 sets a custom title.</source>
        <translation>Ce que dit la page en une phrase, formée de ses nombres. Maj+F2 permet d’écrire votre propre titre.</translation>
    </message>
    <message>
        <source>The approximate hourly prices of the guide article; they contradict the price lists shown with them.</source>
        <translation>Les prix horaires approximatifs de l’article du guide ; ils contredisent les grilles tarifaires, affichées à côté.</translation>
    </message>
    <message>
        <source>The arithmetic of one item is neither published nor countable.</source>
        <translation>Le calcul pour un élément n’est ni publié ni déductible.</translation>
    </message>
    <message>
        <source>The arithmetic of one item of %1 is neither published nor derivable from its dimensions.</source>
        <translation>Le calcul pour un élément de %1 n’est ni publié ni déductible de ses dimensions.</translation>
    </message>
    <message>
        <source>The arrow keys move between marks, Enter shows the source of a number, Ctrl+C copies it.</source>
        <translation>Les touches fléchées parcourent ses points, Entrée montre d’où vient un nombre, Ctrl+C le copie.</translation>
    </message>
    <message>
        <source>The article contradicts itself by 2.4 to 3.3 times; the AWS price lists confirm neither figure.</source>
        <translation>L’article se contredit d’un facteur de 2,4 à 3,3 ; les grilles tarifaires d’AWS ne confirment aucune des deux valeurs.</translation>
    </message>
    <message>
        <source>The article contradicts itself; Semafor supports inference by day.</source>
        <translation>L’article se contredit ; Semafor appuie l’inférence de jour.</translation>
    </message>
    <message>
        <source>The assumptions of the estimates.</source>
        <translation>Ce que supposent les estimations.</translation>
    </message>
    <message>
        <source>The assumptions of the estimates. Changed values are marked and can be reset one by one.</source>
        <translation>Ce que supposent les estimations. Les valeurs modifiées sont marquées, et chacune peut être réinitialisée.</translation>
    </message>
    <message>
        <source>The assumptions of the estimates; changed values are marked and can be changed further</source>
        <translation>Ce que supposent les estimations ; les valeurs modifiées sont marquées et restent modifiables</translation>
    </message>
    <message>
        <source>The assumptions to vary; NAME@ID varies one for that row only. "chipboard list assumptions" shows the names.</source>
        <translation>Les hypothèses à faire varier ; NAME@ID n’en fait varier une que pour cette ligne. « chipboard list assumptions » donne les noms.</translation>
    </message>
    <message>
        <source>The attention of %1 is not used: %2</source>
        <translation>L’attention de %1 n’est pas utilisée : %2</translation>
    </message>
    <message>
        <source>The axes keep absolute prices and speeds, because the lines of equal cost need them. The table and the text of each mark show values relative to the baseline.</source>
        <translation>Les axes gardent les prix et les vitesses tels quels, car les lignes de coût égal en dépendent ; le tableau et le texte de chaque point les donnent face à la référence.</translation>
    </message>
    <message>
        <source>The background of the page is known.</source>
        <translation>Le fond derrière la page est connu.</translation>
    </message>
    <message>
        <source>The bars of "%1" do not start at zero, so their lengths mislead.</source>
        <translation>Les barres de « %1 » ne partent pas de zéro ; leurs longueurs induisent en erreur.</translation>
    </message>
    <message>
        <source>The baseline "%1" is not part of the comparison.</source>
        <translation>La référence « %1 » ne fait pas partie de la comparaison.</translation>
    </message>
    <message>
        <source>The baseline of the comparison.</source>
        <translation>Ce à quoi les autres sont comparés.</translation>
    </message>
    <message>
        <source>The batch cannot be negative.</source>
        <translation>Le batch ne peut pas être négatif.</translation>
    </message>
    <message>
        <source>The batch must be at least 1.</source>
        <translation>Le batch doit être au moins 1.</translation>
    </message>
    <message>
        <source>The board's model "%1" has other dimensions than the catalogue's; the board's are used.</source>
        <translation>Le modèle « %1 » de la comparaison a d’autres dimensions que celui du catalogue ; celles de la comparaison sont utilisées.</translation>
    </message>
    <message>
        <source>The bracket closed here was not opened.</source>
        <translation>Aucune parenthèse n’est ouverte pour celle qui se ferme ici.</translation>
    </message>
    <message>
        <source>The bracket opened here is not closed.</source>
        <translation>La parenthèse ouverte ici n’est pas fermée.</translation>
    </message>
    <message>
        <source>The brand theme: colours, font and logo from a JSON file; "none" for none.</source>
        <translation>Couleurs, police et logo d’une entreprise, lus dans un fichier JSON ; « none » pour aucune charte.</translation>
    </message>
    <message>
        <source>The cached elements of the layers with a window are missing.</source>
        <translation>Les éléments en cache des couches à fenêtre manquent.</translation>
    </message>
    <message>
        <source>The cached share of the prompt must be from 0 to below 1.</source>
        <translation>La part du prompt en cache va de 0 à moins de 1.</translation>
    </message>
    <message>
        <source>The catalogue</source>
        <translation>Le catalogue</translation>
    </message>
    <message>
        <source>The catalogue already has this chip, with its own sources.</source>
        <translation>Le catalogue a cette puce, avec ses propres sources.</translation>
    </message>
    <message>
        <source>The catalogue has a model of these dimensions, "%1"; estimates for that model use its measurements.</source>
        <translation>Le catalogue contient un modèle de ces dimensions, « %1 » ; ses estimations s’appuient sur ses mesures.</translation>
    </message>
    <message>
        <source>The catalogue has no "%1"; it is not shown.</source>
        <translation>Le catalogue n’a pas « %1 » ; cette entrée n’est pas affichée.</translation>
    </message>
    <message>
        <source>The catalogue has no "%1"; its row has no numbers.</source>
        <translation>Le catalogue n’a pas « %1 » ; sa ligne n’a pas de nombres.</translation>
    </message>
    <message>
        <source>The catalogue has no "%1"; the custom value is kept but has no effect.</source>
        <translation>Le catalogue n’a pas « %1 » ; la valeur propre est conservée mais n’agit sur rien.</translation>
    </message>
    <message>
        <source>The catalogue has no "%1"; the page What-if uses its default.</source>
        <translation>Le catalogue n’a pas « %1 » ; la page « Et si » choisit elle-même.</translation>
    </message>
    <message>
        <source>The catalogue has no dated prices for this selection: import a price list.</source>
        <translation>Le catalogue n’a pas de prix datés pour cette sélection : importez une grille tarifaire.</translation>
    </message>
    <message>
        <source>The catalogue has this chip, and a figure differs from it by a quarter or more.</source>
        <translation>Le catalogue a cette puce, et une valeur s’en écarte d’un quart ou plus.</translation>
    </message>
    <message>
        <source>The catalogue is dated %1. It is part of the program; nothing is downloaded.</source>
        <translation>Le catalogue date du %1. Il fait partie du programme : rien n’est cherché sur le réseau.</translation>
    </message>
    <message>
        <source>The catalogue stays unchanged until this is fixed.</source>
        <translation>Le catalogue reste inchangé tant que ce n’est pas corrigé.</translation>
    </message>
    <message>
        <source>The catalogue's figures of this chip are made from announcements like this one.</source>
        <translation>Les valeurs de cette puce dans le catalogue proviennent d’annonces comme celle-ci.</translation>
    </message>
    <message>
        <source>The catalogue's rate of the currency ("chipboard list facts"), or yours.</source>
        <translation>Le taux de la devise dans le catalogue (« chipboard list facts »), ou le vôtre.</translation>
    </message>
    <message>
        <source>The chart "%1" of the page "%2" has two entries.</source>
        <translation>Il y a deux entrées pour le graphique « %1 » de la page « %2 ».</translation>
    </message>
    <message>
        <source>The chart shows the %1 assumptions that change the answer most; the table lists all of them.</source>
        <translation>Les %1 hypothèses qui font le plus varier la réponse sont tracées ; le tableau les contient toutes.</translation>
    </message>
    <message>
        <source>The chart shows the first seven options, best first. ★ marks the best: several if their ranges overlap, none if the price types differ (a badge names the type). The last column shows how each option ranks. All chips in the catalogue are considered, not only the selection. The texts below the chart give the reasons for and against each option and what to verify. They also show what would change the advice, what rules out the others, and the steps of a move.</source>
        <translation>Le graphique montre les sept premières options, la meilleure en tête. ★ marque la meilleure : plusieurs là où leurs plages se recoupent, aucune là où tous les prix ne sont pas du même type (une mention indique le type). La dernière colonne donne la position de chacune. Toutes les puces du catalogue sont examinées, pas seulement la sélection. Les textes sous le graphique donnent les arguments pour et contre chaque option et ce qui est à vérifier. Ils montrent aussi ce qui changerait le conseil, ce qui exclut les autres, et les étapes d’une migration.</translation>
    </message>
    <message>
        <source>The charts of all pages</source>
        <translation>Les graphiques de toutes les pages</translation>
    </message>
    <message>
        <source>The charts of the page. Tab moves between charts, the arrow keys between marks.</source>
        <translation>Les graphiques de la page. Tab va de l’un au suivant, les touches fléchées parcourent ses points.</translation>
    </message>
    <message>
        <source>The cheapest host.</source>
        <translation>L’hôte le moins cher.</translation>
    </message>
    <message>
        <source>The checks in this list show why.</source>
        <translation>Les vérifications de cette liste montrent pourquoi.</translation>
    </message>
    <message>
        <source>The chip is in the catalogue.</source>
        <translation>La puce est l’une de celles du catalogue.</translation>
    </message>
    <message>
        <source>The chip is not one of the catalogue's own.</source>
        <translation>La puce n’est pas l’une de celles du catalogue.</translation>
    </message>
    <message>
        <source>The chip is not stated.</source>
        <translation>La puce n’est pas indiquée.</translation>
    </message>
    <message>
        <source>The chip totals seem to include the other engines; matrix work by itself reaches 629, 1,258 and 2,517.</source>
        <translation>Les totaux par puce semblent ajouter les autres moteurs ; le calcul matriciel seul atteint 629, 1 258 et 2 517.</translation>
    </message>
    <message>
        <source>The chip, cloud instance or system to run it on.</source>
        <translation>La puce, l’instance cloud ou le système d’exécution.</translation>
    </message>
    <message>
        <source>The chip-to-chip link of %1 is not published.</source>
        <translation>Le lien entre puces de %1 n’est pas publié.</translation>
    </message>
    <message>
        <source>The chip-to-chip link of %1 is not published; PCI Express at 32 GB/s is assumed.</source>
        <translation>Le lien entre puces de %1 n’est pas publié ; le calcul suppose PCI Express à 32 GB/s.</translation>
    </message>
    <message>
        <source>The cloud that the work already runs on and must stay on.</source>
        <translation>Où le travail tourne déjà et doit rester.</translation>
    </message>
    <message>
        <source>The code has operators written for CUDA.</source>
        <translation>Le code a des opérateurs écrits pour CUDA.</translation>
    </message>
    <message>
        <source>The code is PyTorch or JAX with common architectures.</source>
        <translation>Le code est en PyTorch ou JAX avec des architectures courantes.</translation>
    </message>
    <message>
        <source>The colocation price cannot be negative.</source>
        <translation>Le prix de la colocation ne peut pas être négatif.</translation>
    </message>
    <message>
        <source>The colour theme, regardless of the desktop's.</source>
        <translation>Couleurs, quelles que soient celles du bureau.</translation>
    </message>
    <message>
        <source>The colours are those of the program; no other theme is stronger.</source>
        <translation>Les couleurs sont celles du programme ; aucun autre thème n’est plus contrasté.</translation>
    </message>
    <message>
        <source>The column "%1" is not in US dollars.</source>
        <translation>La colonne « %1 » n’est pas en dollars américains.</translation>
    </message>
    <message>
        <source>The column of a field, such as price=Hourly; FIELD=none: no column; FIELD==VALUE: a value for all rows. Can be repeated.</source>
        <translation>La colonne d’un champ, par exemple price=Hourly ; FIELD=none : aucune colonne ; FIELD==VALUE : une valeur pour toutes les lignes. Peut être répétée.</translation>
    </message>
    <message>
        <source>The columns are: %1.</source>
        <translation>Les colonnes sont : %1.</translation>
    </message>
    <message>
        <source>The columns; "chipboard list metrics" shows the ids.</source>
        <translation>Les colonnes ; « chipboard list metrics » donne leurs identifiants.</translation>
    </message>
    <message>
        <source>The compared items, how many of their numbers sources disagree on, and the date of the catalogue.</source>
        <translation>Ce qui est comparé, sur combien de ses nombres des sources se contredisent, et la date du catalogue.</translation>
    </message>
    <message>
        <source>The comparison of %1 with %2 is not drawn: %3.</source>
        <translation>La comparaison de %1 avec %2 n’est pas tracée : %3.</translation>
    </message>
    <message>
        <source>The comparison of another window from the last session is kept as %1. File &gt; Open shows it.</source>
        <translation>La comparaison d’une autre fenêtre de la dernière fois est conservée sous %1. Fichier &gt; Ouvrir l’affiche.</translation>
    </message>
    <message>
        <source>The comparison: per chip, instance or system, at which precision and prices, against which baseline.</source>
        <translation>Ce qui est comparé : par puce, instance ou système, à quelle précision et à quels prix, face à quoi.</translation>
    </message>
    <message>
        <source>The context cannot be negative.</source>
        <translation>Le contexte ne peut pas être négatif.</translation>
    </message>
    <message>
        <source>The contrast of "%1" on "card" is %2:1; it should be %3:1 or more.</source>
        <translation>Le contraste de « %1 » sur « card » est de %2:1 ; il devrait être d’au moins %3:1.</translation>
    </message>
    <message>
        <source>The contrast of %1 is %2:1; it should be %3:1 or more.</source>
        <translation>Contraste insuffisant (%1) : %2:1 au lieu d’au moins %3:1.</translation>
    </message>
    <message>
        <source>The currency of all amounts, at your own exchange rate.</source>
        <translation>La devise d’affichage de tous les montants, selon votre propre taux de change.</translation>
    </message>
    <message>
        <source>The currency of all amounts, with its exchange rate.</source>
        <translation>La devise de tous les montants, avec le taux auquel ils sont convertis.</translation>
    </message>
    <message>
        <source>The customer story was not found.</source>
        <translation>Le témoignage du client n’a pas été trouvé.</translation>
    </message>
    <message>
        <source>The dashed line stands at %1.</source>
        <translation>La ligne en tirets se place à %1.</translation>
    </message>
    <message>
        <source>The data behind the charts, with every digit. Enter shows the source of a number; F2 overrides it.</source>
        <translation>Le tableau derrière les graphiques, avec tous les chiffres. Entrée montre d’où vient un nombre, F2 met une valeur propre à sa place.</translation>
    </message>
    <message>
        <source>The data have a date.</source>
        <translation>Les données ont une date.</translation>
    </message>
    <message>
        <source>The date cannot be read.</source>
        <translation>La date est illisible.</translation>
    </message>
    <message>
        <source>The date of the price is in the future.</source>
        <translation>La date du prix est dans le futur.</translation>
    </message>
    <message>
        <source>The date of the prices if the file does not state it: 2026-11-22.</source>
        <translation>La date des prix dont le fichier ne la donne pas : 2026-11-22.</translation>
    </message>
    <message>
        <source>The denoising steps are not stated.</source>
        <translation>Les étapes de débruitage ne sont pas indiquées.</translation>
    </message>
    <message>
        <source>The dense %1 peak, %2, is as high as the FP8 one, %3, which runs at twice the rate.</source>
        <translation>La crête dense %1, %2, est aussi haute que celle de FP8, %3, qui tourne deux fois plus vite.</translation>
    </message>
    <message>
        <source>The dense %1 peak, %2, is not below the sparse one, %3.</source>
        <translation>La crête dense %1, %2, n’est pas inférieure à la crête sparse, %3.</translation>
    </message>
    <message>
        <source>The description of the accelerator cannot be read.</source>
        <translation>La description de l’accélérateur est illisible.</translation>
    </message>
    <message>
        <source>The dimensions of a model cannot be negative.</source>
        <translation>Les dimensions d’un modèle ne peuvent pas être négatives.</translation>
    </message>
    <message>
        <source>The dimensions of experts must be from 0 to %1.</source>
        <translation>Les dimensions des experts doivent aller de 0 à %1.</translation>
    </message>
    <message>
        <source>The dimensions of the model are not known.</source>
        <translation>Les dimensions du modèle sont inconnues.</translation>
    </message>
    <message>
        <source>The directory contains more than %1 files to read.</source>
        <translation>Le dossier contient plus de %1 fichiers à lire.</translation>
    </message>
    <message>
        <source>The directory contains more than %1 files.</source>
        <translation>Le dossier contient plus de %1 fichiers.</translation>
    </message>
    <message>
        <source>The directory contains no catalogue files and no boards.</source>
        <translation>Le dossier ne contient ni fichier de catalogue ni comparaison.</translation>
    </message>
    <message>
        <source>The directory contains no catalogue files.</source>
        <translation>Le dossier ne contient aucun fichier de catalogue.</translation>
    </message>
    <message>
        <source>The discount must be from 0% to below 100%.</source>
        <translation>La remise doit aller de 0 % à moins de 100 %.</translation>
    </message>
    <message>
        <source>The divisor may be zero</source>
        <translation>Ce par quoi il faudrait diviser peut être nul</translation>
    </message>
    <message>
        <source>The docs mention software-managed on-chip memory without a size.</source>
        <translation>La documentation mentionne une mémoire sur puce gérée par logiciel, sans taille.</translation>
    </message>
    <message>
        <source>The docs mix two units. Chip and instance pages agree on GiB/s; in GB/s the bandwidth would be 7% less.</source>
        <translation>La documentation mélange deux unités. Les pages des puces et des instances s’accordent sur GiB/s ; en GB/s, la bande passante serait inférieure de 7 %.</translation>
    </message>
    <message>
        <source>The earlier list price was not found.</source>
        <translation>L’ancien prix public n’a pas été trouvé.</translation>
    </message>
    <message>
        <source>The energy price must be above 0 and at most 1000 USD/kWh.</source>
        <translation>Le prix de l’énergie doit être supérieur à 0 et au plus 1000 USD/kWh.</translation>
    </message>
    <message>
        <source>The entries of the page's form; click one to go to its field.</source>
        <translation>Ce qui a été indiqué dans le formulaire de la page ; un clic mène à son champ.</translation>
    </message>
    <message>
        <source>The entry to copy is no longer in its file.</source>
        <translation>L’entrée à copier n’est plus dans son fichier.</translation>
    </message>
    <message>
        <source>The error is the predicted value divided by the measured one, minus one.</source>
        <translation>Une erreur est la valeur prévue divisée par la valeur mesurée, moins un.</translation>
    </message>
    <message>
        <source>The estimates use %1.</source>
        <translation>%1 : les estimations s’appuient dessus.</translation>
    </message>
    <message>
        <source>The estimates, as formulas over the assumptions</source>
        <translation>Les estimations, en formules sur les hypothèses</translation>
    </message>
    <message>
        <source>The exact 2,517 gives 362; 2.52 has been rounded.</source>
        <translation>La valeur exacte de 2 517 donne 362 ; 2,52 est arrondi.</translation>
    </message>
    <message>
        <source>The example comparison is shown instead.</source>
        <translation>La comparaison d’exemple est affichée à la place.</translation>
    </message>
    <message>
        <source>The expression has more than %1 characters.</source>
        <translation>L’expression a plus de %1 caractères.</translation>
    </message>
    <message>
        <source>The factor of 3 comes from the press, not from the keynote.</source>
        <translation>Le facteur 3 vient de la presse, pas de la keynote.</translation>
    </message>
    <message>
        <source>The factors on efficiency must be from 0.001 to 1000.</source>
        <translation>Les facteurs d’efficacité doivent aller de 0,001 à 1000.</translation>
    </message>
    <message>
        <source>The fallbacks of this price list form a loop.</source>
        <translation>Les solutions de repli de cette grille ramènent à elle-même.</translation>
    </message>
    <message>
        <source>The fastest chip is needed and cost comes second.</source>
        <translation>Il faut la puce la plus rapide, et le coût vient ensuite.</translation>
    </message>
    <message>
        <source>The fields are %1.</source>
        <translation>Les champs sont %1.</translation>
    </message>
    <message>
        <source>The figure has no value but is not "missing".</source>
        <translation>La valeur est vide mais n’est pas « missing ».</translation>
    </message>
    <message>
        <source>The figure is missing but has a value.</source>
        <translation>La valeur est déclarée manquante mais elle est renseignée.</translation>
    </message>
    <message>
        <source>The figures give 3.80; AWS does not explain the 3.9.</source>
        <translation>Les valeurs donnent 3,80 ; AWS ne dit pas d’où vient 3,9.</translation>
    </message>
    <message>
        <source>The file already exists and was not changed.</source>
        <translation>Le fichier existe déjà et n’a pas été modifié.</translation>
    </message>
    <message>
        <source>The file changed while it was being read.</source>
        <translation>Le fichier a changé pendant la lecture.</translation>
    </message>
    <message>
        <source>The file contains no measurements.</source>
        <translation>Il n’y a pas de mesure dans le fichier.</translation>
    </message>
    <message>
        <source>The file does not state the date of its prices.</source>
        <translation>Le fichier n’indique pas de quel jour sont ses prix.</translation>
    </message>
    <message>
        <source>The file does not state the provider.</source>
        <translation>Le fichier n’indique pas le fournisseur.</translation>
    </message>
    <message>
        <source>The file ends too early: it is truncated, or a bracket is not closed.</source>
        <translation>Le fichier se termine trop tôt : il a été tronqué, ou un crochet n’est pas fermé.</translation>
    </message>
    <message>
        <source>The file ends within a row: it looks like an incomplete download.</source>
        <translation>Le fichier se termine au milieu d’une ligne : on dirait un téléchargement incomplet.</translation>
    </message>
    <message>
        <source>The file has %1 MiB; the maximum is %2 MiB.</source>
        <translation>Le fichier fait %1 MiB, plus que les %2 MiB lus au maximum.</translation>
    </message>
    <message>
        <source>The file has a newer price for the same item and zone.</source>
        <translation>Le fichier a un prix plus récent pour le même élément et la même zone.</translation>
    </message>
    <message>
        <source>The file has format %1; this program reads format %2.</source>
        <translation>Le fichier est au format %1 ; ce programme lit le format %2.</translation>
    </message>
    <message>
        <source>The file has more than a million values.</source>
        <translation>Le fichier a plus d’un million de valeurs.</translation>
    </message>
    <message>
        <source>The file is JSON Lines: a JSON document on each line.</source>
        <translation>Le fichier est au format JSON Lines : un document JSON par ligne.</translation>
    </message>
    <message>
        <source>The file is JSON, but it has no list of prices: no list of objects was found.</source>
        <translation>Le fichier est du JSON, mais n’a pas de liste de prix : aucune liste d’objets n’a été trouvée.</translation>
    </message>
    <message>
        <source>The file is UTF-16, not UTF-8.</source>
        <translation>Le fichier est en UTF-16, pas en UTF-8.</translation>
    </message>
    <message>
        <source>The file is UTF-32, not UTF-8.</source>
        <translation>Le fichier est en UTF-32, pas en UTF-8.</translation>
    </message>
    <message>
        <source>The file is a database of another program.</source>
        <translation>Le fichier est la base de données d’un autre programme.</translation>
    </message>
    <message>
        <source>The file is binary, not text.</source>
        <translation>Le fichier est binaire, pas du texte.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>The file is not a price store.</source>
        <translation>Le fichier n’est pas une base des prix.</translation>
    </message>
    <message>
        <source>The file must contain an object.</source>
        <translation>Le fichier doit contenir un objet.</translation>
    </message>
    <message>
        <source>The file to import is missing.</source>
        <translation>Le fichier à importer manque.</translation>
    </message>
    <message>
        <source>The file uses another chip's name; the instance identifies the chip.</source>
        <translation>Le fichier donne à la puce le nom d’une autre ; l’instance indique laquelle c’est.</translation>
    </message>
    <message>
        <source>The file uses the language "%1", which is not available.</source>
        <translation>Le fichier a été fait dans une langue « %1 » qui n’est pas disponible ici.</translation>
    </message>
    <message>
        <source>The first column contains the ids that other commands accept.</source>
        <translation>Les options des autres commandes attendent les identifiants de la première colonne.</translation>
    </message>
    <message>
        <source>The first rows of the file</source>
        <translation>Premières lignes du fichier</translation>
    </message>
    <message>
        <source>The first sheet of the workbook has no cells.</source>
        <translation>La première feuille du classeur n’a pas de cellules.</translation>
    </message>
    <message>
        <source>The first token on %1 takes at least %2; %3 is required.</source>
        <translation>Le premier token sur %1 prend au moins %2 ; %3 sont demandés.</translation>
    </message>
    <message>
        <source>The first token takes %1; the limit is %2.</source>
        <translation>Le premier token prend %1 ; %2 au plus sont demandés.</translation>
    </message>
    <message>
        <source>The folder does not exist.</source>
        <translation>Le dossier n’existe pas.</translation>
    </message>
    <message>
        <source>The folder of "%1" does not exist.</source>
        <translation>Le dossier de « %1 » n’existe pas.</translation>
    </message>
    <message>
        <source>The font "%1" is not installed; another one is used in its place.</source>
        <translation>La police « %1 » n’est pas installée ici ; une autre est dessinée et mesurée à sa place.</translation>
    </message>
    <message>
        <source>The font %1 is not installed: text uses %2 and looks different from other computers.</source>
        <translation>La police %1 n’est pas installée ici : les textes sont dessinés en %2 et diffèrent de ceux d’autres ordinateurs.</translation>
    </message>
    <message>
        <source>The format %1 contains no prices, so it does not use --store.</source>
        <translation>Le format %1 ne contient aucun prix et n’utilise donc pas --store.</translation>
    </message>
    <message>
        <source>The format %1 does not support --map.</source>
        <translation>Le format %1 n’admet pas --map.</translation>
    </message>
    <message>
        <source>The format %1 fits: chipboard import %1 %2</source>
        <translation>Le format %1 convient : chipboard import %1 %2</translation>
    </message>
    <message>
        <source>The format is newer than this chip.</source>
        <translation>Le format est plus récent que cette puce.</translation>
    </message>
    <message>
        <source>The full range, %1 to %2.</source>
        <translation>Toute l’étendue possible, de %1 à %2.</translation>
    </message>
    <message>
        <source>The global batch cannot be negative.</source>
        <translation>Le batch global ne peut pas être négatif.</translation>
    </message>
    <message>
        <source>The goodput must be from 0.1% to 100%.</source>
        <translation>Le goodput doit aller de 0,1 % à 100 %.</translation>
    </message>
    <message>
        <source>The guide calls the return of moving large above this amount. If a monthly volume is set, its bill is used instead.</source>
        <translation>À partir d’ici, le guide juge important le gain d’une migration. Si le travail du mois est indiqué, son coût prend cette place.</translation>
    </message>
    <message>
        <source>The guide names PyTorch and JAX for AWS's chips; other frameworks count against these chips.</source>
        <translation>Le guide cite PyTorch et JAX pour les puces d’AWS ; d’autres frameworks parlent contre elles.</translation>
    </message>
    <message>
        <source>The guide names PyTorch and JAX for it, not %1.</source>
        <translation>Le guide cite PyTorch et JAX pour lui, pas %1.</translation>
    </message>
    <message>
        <source>The guide says November 2025.</source>
        <translation>Le guide indique novembre 2025.</translation>
    </message>
    <message>
        <source>The guide shows the plan as built.</source>
        <translation>Le guide présente le projet comme déjà construit.</translation>
    </message>
    <message>
        <source>The guide's rules are listed next to Chipboard's own. A limit rules out an option only if its whole range misses the limit.</source>
        <translation>Les règles du guide sont à côté des nôtres. Une limite n’exclut que ce qui la manque sur toute sa plage.</translation>
    </message>
    <message>
        <source>The guide's three phases describe a move to Amazon's chips; no remaining option is such a move.</source>
        <translation>Les trois phases du guide concernent un passage aux puces d’Amazon ; il n’en reste aucun ici.</translation>
    </message>
    <message>
        <source>The head size %1 is the hidden size divided by the heads.</source>
        <translation>La taille d’une tête, %1, est la dimension cachée divisée par les têtes.</translation>
    </message>
    <message>
        <source>The header has no column for %1. The columns are: %2.</source>
        <translation>L’en-tête n’a pas de colonne pour %1. Les colonnes sont : %2.</translation>
    </message>
    <message>
        <source>The header has no column for the hardware's name or its figures. The columns are: %1.</source>
        <translation>L’en-tête n’a pas de colonne pour le nom du matériel ou pour ses valeurs. Les colonnes sont : %1.</translation>
    </message>
    <message>
        <source>The heads do not divide the hidden size.</source>
        <translation>Les têtes ne divisent pas la dimension cachée.</translation>
    </message>
    <message>
        <source>The host power must be from 0% to 1000% of the chips' power.</source>
        <translation>La puissance du reste de la machine doit aller de 0 % à 1000 % de celle de ses puces.</translation>
    </message>
    <message>
        <source>The hours per month must be above 0 and at most 744.</source>
        <translation>Les heures d’un mois doivent être supérieures à 0 et au plus 744.</translation>
    </message>
    <message>
        <source>The id "%1" appears twice; the first is at %2.</source>
        <translation>L’identifiant « %1 » figure deux fois ; le premier est à %2.</translation>
    </message>
    <message>
        <source>The import was cancelled.</source>
        <translation>L’import a été annulé.</translation>
    </message>
    <message>
        <source>The imported price list dated %1 (%2, content %3) is not in the price store of this computer. Import its file again, or choose other prices.</source>
        <translation>La grille tarifaire importée (%1, %2, contenu %3) n’est pas dans la base des prix de cet ordinateur : réimportez son fichier, ou choisissez d’autres prix.</translation>
    </message>
    <message>
        <source>The imported price list dated %1 (%2, content %3) is not in the price store of this computer; "%4" of that date has other rows. Import the original file, or choose that list.</source>
        <translation>La grille tarifaire importée (%1, %2, contenu %3) n’est pas dans la base des prix de cet ordinateur ; « %4 », de même date, a d’autres lignes : importez le fichier de la grille, ou choisissez celle-là.</translation>
    </message>
    <message>
        <source>The imported price list no. %1 (%2) is not in the price store of this computer. Import its file again and select it, or choose other prices.</source>
        <translation>La grille tarifaire importée n° %1 (%2) n’est pas dans la base des prix de cet ordinateur : réimportez son fichier et choisissez-la, ou choisissez d’autres prix.</translation>
    </message>
    <message>
        <source>The imported prices cannot be read: %1</source>
        <translation>Impossible de lire les prix importés : %1</translation>
    </message>
    <message>
        <source>The inner width %1 is four times the hidden size, as is usual for "%2".</source>
        <translation>La largeur interne %1 est quatre fois la dimension cachée, comme d’habitude pour « %2 ».</translation>
    </message>
    <message>
        <source>The interest rate must be from 0% to 100% per year.</source>
        <translation>L'intérêt doit aller de 0 % à 100 % par an.</translation>
    </message>
    <message>
        <source>The key "%1" appears twice.</source>
        <translation>La clé « %1 » figure deux fois.</translation>
    </message>
    <message>
        <source>The key and value sizes of the latent are missing.</source>
        <translation>Les clés et les valeurs du vecteur latent manquent.</translation>
    </message>
    <message>
        <source>The keynote gives four times.</source>
        <translation>La keynote donne quatre fois.</translation>
    </message>
    <message>
        <source>The keynote gives six times in FP4.</source>
        <translation>La keynote donne six fois en FP4.</translation>
    </message>
    <message>
        <source>The language changes when the export is done.</source>
        <translation>La langue change dès que l’export est terminé.</translation>
    </message>
    <message>
        <source>The largest batch that fits is %1.</source>
        <translation>Le plus grand batch qui tient est %1.</translation>
    </message>
    <message>
        <source>The last board</source>
        <translation>La dernière comparaison</translation>
    </message>
    <message>
        <source>The last change. Undo reverts it.</source>
        <translation>Ce que le dernier clic a changé. « Annuler » revient dessus.</translation>
    </message>
    <message>
        <source>The last comparison cannot be read and is not shown.</source>
        <translation>La dernière comparaison est illisible et n’est pas affichée.</translation>
    </message>
    <message>
        <source>The last comparison was damaged; it is kept as %1.</source>
        <translation>La dernière comparaison était endommagée ; elle est conservée sous %1.</translation>
    </message>
    <message>
        <source>The last import was interrupted.</source>
        <translation>Le dernier import a été interrompu.</translation>
    </message>
    <message>
        <source>The last save overwrites the other: save one of the two under another name.</source>
        <translation>Le dernier enregistrement l’emporte : enregistrez l’une des deux sous un autre nom.</translation>
    </message>
    <message>
        <source>The latest known version is %1 %2 of %3.</source>
        <translation>%1 %2 du %3 est la dernière version connue ici.</translation>
    </message>
    <message>
        <source>The layouts of this presentation leave no room for a chart.</source>
        <translation>Les dispositions de cette présentation ne laissent pas de place pour un graphique.</translation>
    </message>
    <message>
        <source>The length of a text is not stated.</source>
        <translation>La longueur d’un texte n’est pas indiquée.</translation>
    </message>
    <message>
        <source>The line "%1" is not drawn: it has no place on an axis in %2.</source>
        <translation>La ligne « %1 » n’est pas tracée : elle n’a pas sa place sur un axe en %2.</translation>
    </message>
    <message>
        <source>The links in this path form a loop.</source>
        <translation>Les liens de ce chemin tournent en rond.</translation>
    </message>
    <message>
        <source>The list has no rows.</source>
        <translation>La liste n’a aucune ligne.</translation>
    </message>
    <message>
        <source>The list holds; it did not move from 2023 to 2026.</source>
        <translation>Le prix public fait foi ; il n’a pas bougé de 2023 à 2026.</translation>
    </message>
    <message>
        <source>The logo "%1" cannot be read. %2</source>
        <translation>Impossible de lire le logo « %1 ». %2</translation>
    </message>
    <message>
        <source>The logo "%1" is a link that leads out of the folder of the brand theme.</source>
        <translation>Le logo « %1 » est un lien qui sort du dossier de la charte graphique.</translation>
    </message>
    <message>
        <source>The logo "%1" is larger than %2 MiB.</source>
        <translation>Le logo « %1 » dépasse %2 Mio.</translation>
    </message>
    <message>
        <source>The logo "%1" is neither PNG nor SVG.</source>
        <translation>Le logo « %1 » n’est ni au format PNG ni au format SVG.</translation>
    </message>
    <message>
        <source>The logo "%1" is not used: %2</source>
        <translation>Le logo « %1 » n’est pas utilisé : %2</translation>
    </message>
    <message>
        <source>The logo cannot be drawn and is omitted.</source>
        <translation>Le logo ne peut pas être dessiné ; il est donc omis.</translation>
    </message>
    <message>
        <source>The longest sequence is not stated, so no length is refused.</source>
        <translation>La séquence la plus longue n’est pas indiquée ; aucune n’est donc refusée.</translation>
    </message>
    <message>
        <source>The machine price is not stated.</source>
        <translation>Le prix de la machine n'est pas indiqué.</translation>
    </message>
    <message>
        <source>The machine price must be above 0.</source>
        <translation>Le prix de la machine doit être supérieur à 0.</translation>
    </message>
    <message>
        <source>The machine's price, plus the accelerator's price in the same zone.</source>
        <translation>Le prix de la machine, plus celui de l’accélérateur de la même zone.</translation>
    </message>
    <message>
        <source>The mapping is from a newer version.</source>
        <translation>La correspondance est d’une version plus récente.</translation>
    </message>
    <message>
        <source>The master of this presentation has no theme.</source>
        <translation>Le masque de cette présentation n’a pas de thème.</translation>
    </message>
    <message>
        <source>The masters of this presentation contain "%1", which cannot be used.</source>
        <translation>Les masques de cette présentation ont « %1 », qui ne peut pas être repris.</translation>
    </message>
    <message>
        <source>The measurement can be compared with an estimate.</source>
        <translation>La mesure peut être comparée à une estimation.</translation>
    </message>
    <message>
        <source>The memory bandwidth of %1 is %2.</source>
        <translation>Bande passante mémoire de %1 : valeur %2.</translation>
    </message>
    <message>
        <source>The memory is built in GiB; Chipboard calculates in GiB.</source>
        <translation>La mémoire est construite en GiB ; Chipboard calcule en GiB.</translation>
    </message>
    <message>
        <source>The memory model rejects configurations that did run: %1.</source>
        <translation>Le modèle de mémoire juge impossibles des configurations qui ont tourné : %1.</translation>
    </message>
    <message>
        <source>The memory of %1 is %2.</source>
        <translation>Mémoire de %1 : valeur %2.</translation>
    </message>
    <message>
        <source>The model "%1" appears twice.</source>
        <translation>Le modèle « %1 » figure deux fois.</translation>
    </message>
    <message>
        <source>The model %1 is not used: %2</source>
        <translation>Le modèle %1 n’est pas utilisé : %2</translation>
    </message>
    <message>
        <source>The model is split across %1 chips.</source>
        <translation>Le modèle est réparti sur %1 puces.</translation>
    </message>
    <message>
        <source>The model must have a positive number of parameters.</source>
        <translation>Le modèle doit avoir un nombre positif de paramètres.</translation>
    </message>
    <message>
        <source>The model needs CUDA: new architectures, custom operators.</source>
        <translation>Le modèle exige CUDA : nouvelles architectures, opérateurs propres.</translation>
    </message>
    <message>
        <source>The model was not imported.</source>
        <translation>Le modèle n’a pas été importé.</translation>
    </message>
    <message>
        <source>The model's dimensions are guessed from the number of its parameters.</source>
        <translation>Les dimensions du modèle sont déduites du nombre de ses paramètres.</translation>
    </message>
    <message>
        <source>The model's parameters, layers and hidden size must be positive.</source>
        <translation>Les paramètres, les couches et la dimension cachée du modèle doivent être positifs.</translation>
    </message>
    <message>
        <source>The models are common ones: BERT, GPT variants, vision models.</source>
        <translation>Les modèles sont courants : BERT, variantes de GPT, modèles de vision.</translation>
    </message>
    <message>
        <source>The models are transformers: language models or vision transformers.</source>
        <translation>Les modèles sont des transformers : modèles de langage ou vision transformers.</translation>
    </message>
    <message>
        <source>The monthly spend follows from the monthly volume: %1 on %2. The assumption “Current monthly spend” overrides it.</source>
        <translation>La dépense mensuelle découle du travail du mois : %1 sur %2. L’hypothèse « Dépense mensuelle » prime.</translation>
    </message>
    <message>
        <source>The monthly spend, the share that can move and the effort of the move are assumptions. So are the machine price and the API price.</source>
        <translation>La dépense mensuelle, la part qui peut migrer et ce que demande la migration sont des hypothèses ; le prix de la machine et celui de l'API aussi.</translation>
    </message>
    <message>
        <source>The monthly volume must be from %1 to %2.</source>
        <translation>Le volume mensuel doit aller de %1 à %2.</translation>
    </message>
    <message>
        <source>The move does not pay back within ten years, regardless of the spend.</source>
        <translation>La migration n’est pas rentable en dix ans, quelle que soit la dépense.</translation>
    </message>
    <message>
        <source>The name "%1" has no known format.</source>
        <translation>Aucun format n’est connu pour « %1 ».</translation>
    </message>
    <message>
        <source>The name contains invisible characters.</source>
        <translation>Le nom contient des signes qui ne se voient pas.</translation>
    </message>
    <message>
        <source>The nearest count is %1.</source>
        <translation>Le nombre le plus proche est %1.</translation>
    </message>
    <message>
        <source>The nearest counts are %1 and %2.</source>
        <translation>Les nombres les plus proches sont %1 et %2.</translation>
    </message>
    <message>
        <source>The nearest number that divides it is %1.</source>
        <translation>Le nombre le plus proche qui convient est %1.</translation>
    </message>
    <message>
        <source>The new ones are used; to keep the old ones, open the board in the window.</source>
        <translation>Les nouvelles sont employées ; ouvrez la comparaison dans la fenêtre pour garder les anciennes.</translation>
    </message>
    <message>
        <source>The next import repairs the price store.</source>
        <translation>Le prochain import réparera la base des prix.</translation>
    </message>
    <message>
        <source>The number format used to compare compute.</source>
        <translation>Le format numérique auquel le calcul est comparé.</translation>
    </message>
    <message>
        <source>The number format used to compare compute. "Best common" is the fastest that all compared chips support.</source>
        <translation>Le format numérique du calcul. « Meilleure commune » est le plus rapide que possèdent toutes les puces comparées.</translation>
    </message>
    <message>
        <source>The number format used to compare compute; "best" is the fastest that most of the selection publishes. Estimates use it for weights and arithmetic.</source>
        <translation>Le format de nombre auquel le calcul est comparé ; « best » est le plus rapide de ceux que publie la plupart de la sélection. Une estimation l’utilise pour les poids et l’arithmétique.</translation>
    </message>
    <message>
        <source>The number in the name counts TensorCores, two a chip.</source>
        <translation>Le nombre dans le nom compte les TensorCores, deux par puce.</translation>
    </message>
    <message>
        <source>The number in the name counts chips.</source>
        <translation>Le nombre dans le nom compte les puces.</translation>
    </message>
    <message>
        <source>The number of accelerators contradicts itself or the catalogue.</source>
        <translation>Le nombre d’accélérateurs se contredit lui-même ou contredit le catalogue.</translation>
    </message>
    <message>
        <source>The number of chips cannot be negative.</source>
        <translation>Le nombre de puces ne peut pas être négatif.</translation>
    </message>
    <message>
        <source>The number of chips is an assumption; Meta's model card states 7.0 million H100 hours.</source>
        <translation>Le nombre de puces est une hypothèse ; la fiche du modèle de Meta indique 7,0 millions d'heures de H100.</translation>
    </message>
    <message>
        <source>The number of chips must be at least 1.</source>
        <translation>Le nombre de puces doit être au moins 1.</translation>
    </message>
    <message>
        <source>The number of heads must be at least 1.</source>
        <translation>Le nombre de têtes doit être au moins 1.</translation>
    </message>
    <message>
        <source>The number of items per month is not stated.</source>
        <translation>Le nombre d’éléments à traiter par mois n’est pas indiqué.</translation>
    </message>
    <message>
        <source>The number of output tokens per month is not stated.</source>
        <translation>Le nombre de tokens de réponse par mois n’est pas indiqué.</translation>
    </message>
    <message>
        <source>The number of tokens that the indexer selects is missing.</source>
        <translation>Il y a un indexeur, mais pas le nombre de tokens qu’il choisit.</translation>
    </message>
    <message>
        <source>The numbers</source>
        <translation>Les nombres</translation>
    </message>
    <message>
        <source>The numbers of this page as a table.</source>
        <translation>Les nombres de cette page sous forme de tableau.</translation>
    </message>
    <message>
        <source>The objects of the list have more than %1 members.</source>
        <translation>Les objets de la liste ont plus de %1 champs.</translation>
    </message>
    <message>
        <source>The one before</source>
        <translation>Précédente</translation>
    </message>
    <message>
        <source>The option %1 does not accept "%2".</source>
        <translation>L’option %1 n’accepte pas « %2 ».</translation>
    </message>
    <message>
        <source>The option %1 does not apply to "%2".</source>
        <translation>L’option %1 ne s’applique pas à « %2 ».</translation>
    </message>
    <message>
        <source>The option %1 has an empty entry in "%2".</source>
        <translation>L’option %1 contient un élément vide dans « %2 ».</translation>
    </message>
    <message>
        <source>The option %1 is given twice.</source>
        <translation>L’option %1 est donnée deux fois.</translation>
    </message>
    <message>
        <source>The option %1 needs a value.</source>
        <translation>L’option %1 attend une valeur.</translation>
    </message>
    <message>
        <source>The option %1 takes no value.</source>
        <translation>L’option %1 n’admet pas de valeur.</translation>
    </message>
    <message>
        <source>The option that the others are compared with.</source>
        <translation>L’option à laquelle les autres sont comparées.</translation>
    </message>
    <message>
        <source>The order also changes with %1.</source>
        <translation>L’ordre bascule aussi avec %1.</translation>
    </message>
    <message>
        <source>The others are compared with this one.</source>
        <translation>Les autres sont comparés à celui-ci.</translation>
    </message>
    <message>
        <source>The output format.</source>
        <translation>Forme d’affichage du résultat.</translation>
    </message>
    <message>
        <source>The overhead of layers and requests takes most of the time.</source>
        <translation>Les coûts fixes de chaque couche et de chaque requête prennent l’essentiel du temps.</translation>
    </message>
    <message>
        <source>The page does not state the date of its data.</source>
        <translation>Rien n’indique de quel jour sont les données.</translation>
    </message>
    <message>
        <source>The page has no background: its texts are readable only on %1 and darker.</source>
        <translation>Rien n’est dessiné derrière la page : ses textes ne sont lisibles que sur des fonds %1 et plus sombres.</translation>
    </message>
    <message>
        <source>The page has no background: its texts are readable only on %1 and lighter.</source>
        <translation>Rien n’est dessiné derrière la page : ses textes ne sont lisibles que sur des fonds %1 et plus clairs.</translation>
    </message>
    <message>
        <source>The page has no chart "%1".</source>
        <translation>La page n’a pas de graphique « %1 ».</translation>
    </message>
    <message>
        <source>The page in words: reasons, what would change them, what to verify.</source>
        <translation>Ce que la page dit en mots : les raisons, ce qui les changerait, ce qu’il faut vérifier.</translation>
    </message>
    <message>
        <source>The page names no source.</source>
        <translation>Aucune source n’est indiquée pour ce que montre la page.</translation>
    </message>
    <message>
        <source>The page of the dashboard; an export can have several, in this order.</source>
        <translation>La page du tableau de bord ; un export peut en avoir plusieurs, dans cet ordre.</translation>
    </message>
    <message>
        <source>The pages of the program. Each answers one question about the same comparison.</source>
        <translation>Les pages du programme. Chacune répond à une question sur la même comparaison.</translation>
    </message>
    <message>
        <source>The paper or slide size: slide, slide-4x3, half-slide, square, a4, a4-portrait, letter, letter-portrait, or a custom size such as 210x148mm, 8x4.5in or 1600x900px.</source>
        <translation>La taille du papier ou de la diapositive : slide, slide-4x3, half-slide, square, a4, a4-portrait, letter, letter-portrait, ou une taille comme 210x148mm, 8x4.5in ou 1600x900px.</translation>
    </message>
    <message>
        <source>The part "%1" appears twice in this file.</source>
        <translation>La partie « %1 » figure deux fois dans ce fichier.</translation>
    </message>
    <message>
        <source>The part "%1" of this file is damaged or encrypted.</source>
        <translation>La partie « %1 » de ce fichier est endommagée ou chiffrée.</translation>
    </message>
    <message>
        <source>The part "%1" of this presentation is not readable XML.</source>
        <translation>La partie « %1 » de cette présentation n’est pas un XML lisible ici.</translation>
    </message>
    <message>
        <source>The peak needs MXFP8; plain FP8 runs slower.</source>
        <translation>La crête exige MXFP8 ; le FP8 simple est plus lent.</translation>
    </message>
    <message>
        <source>The peak of %1 is %2.</source>
        <translation>Crête de %1 : valeur %2.</translation>
    </message>
    <message>
        <source>The percentage is right, the price level is not.</source>
        <translation>Le pourcentage est exact, le niveau de prix ne l’est pas.</translation>
    </message>
    <message>
        <source>The picture is too large for the available memory.</source>
        <translation>L’image est trop grande pour la mémoire.</translation>
    </message>
    <message>
        <source>The plan to support NVLink Fusion shows that AWS does not expect to replace GPUs everywhere.</source>
        <translation>Le projet de prendre en charge NVLink Fusion montre qu’AWS ne compte pas remplacer les GPU partout.</translation>
    </message>
    <message>
        <source>The power of both is not published.</source>
        <translation>La puissance des deux n’est pas publiée.</translation>
    </message>
    <message>
        <source>The power of the chip is not plausible.</source>
        <translation>La puissance de la puce est une valeur impossible.</translation>
    </message>
    <message>
        <source>The power of the chip is not published.</source>
        <translation>La puissance de la puce n’est pas publiée.</translation>
    </message>
    <message>
        <source>The press says more than 5.</source>
        <translation>La presse indique plus de 5.</translation>
    </message>
    <message>
        <source>The previous comparison is still shown.</source>
        <translation>La comparaison précédente reste affichée.</translation>
    </message>
    <message>
        <source>The price book; "chipboard list prices" lists the ids. Without it and without a board, the one with prices for most of the selection.</source>
        <translation>La grille tarifaire ; « chipboard list prices » donne les identifiants. Sans cette option ni comparaison, celle qui a des prix pour la plus grande partie de la sélection.</translation>
    </message>
    <message>
        <source>The price cannot be negative.</source>
        <translation>Le prix ne peut pas être négatif.</translation>
    </message>
    <message>
        <source>The price covers the accelerator, without the machine that it needs.</source>
        <translation>Le prix est celui de l’accélérateur, sans la machine dont il a besoin.</translation>
    </message>
    <message>
        <source>The price covers the machine only, and the file has no accelerator price for it.</source>
        <translation>Le prix est celui de la machine seule, et le fichier n’a pas celui de son accélérateur à cet endroit.</translation>
    </message>
    <message>
        <source>The price factor must be between 0.001 and 1000.</source>
        <translation>Le facteur de prix doit aller de 0,001 à 1000.</translation>
    </message>
    <message>
        <source>The price has other terms: another operating system, tenancy or type of sale.</source>
        <translation>Le prix vaut pour d’autres conditions : autre système d’exploitation, autre location ou autre type de vente.</translation>
    </message>
    <message>
        <source>The price is %1.</source>
        <translation>Prix : valeur %1.</translation>
    </message>
    <message>
        <source>The price is 0.</source>
        <translation>Le prix est 0.</translation>
    </message>
    <message>
        <source>The price is a range, %1; the costs include the range.</source>
        <translation>Le prix est une plage, %1 ; elle se répercute sur les coûts.</translation>
    </message>
    <message>
        <source>The price is below 0.6 or above 1.6 times the known prices of the machine or chip.</source>
        <translation>Le prix est inférieur à 0,6 fois ou supérieur à 1,6 fois les prix connus de la machine ou de la puce.</translation>
    </message>
    <message>
        <source>The price is for %1, %2.</source>
        <translation>Le prix est celui de %1, %2.</translation>
    </message>
    <message>
        <source>The price is negative.</source>
        <translation>Le prix est négatif.</translation>
    </message>
    <message>
        <source>The price is not in US dollars: convert it in the file, then import it again.</source>
        <translation>Le prix n'est pas en dollars américains : convertissez-le dans le fichier, puis réimportez-le.</translation>
    </message>
    <message>
        <source>The price is not per hour.</source>
        <translation>Le prix n’est pas horaire.</translation>
    </message>
    <message>
        <source>The price list has no price for it.</source>
        <translation>La grille n’a pas de prix pour cet élément.</translation>
    </message>
    <message>
        <source>The price list used for costs.</source>
        <translation>La grille tarifaire d’où viennent les coûts.</translation>
    </message>
    <message>
        <source>The price list used for costs. Rows without such a price show none, unless you mix price types.</source>
        <translation>La grille des prix utilisée pour les coûts. Les lignes sans ce prix n’en montrent aucun, sauf si vous mélangez les types de prix.</translation>
    </message>
    <message>
        <source>The price of a chip is shown next to that of the whole machine.</source>
        <translation>Le prix d’une puce est à côté de celui de la machine entière.</translation>
    </message>
    <message>
        <source>The price per chip-hour is too high to be realistic.</source>
        <translation>Le prix par puce-heure est trop élevé pour être réel.</translation>
    </message>
    <message>
        <source>The price per chip-hour is too low to be realistic.</source>
        <translation>Le prix par puce-heure est trop bas pour être réel.</translation>
    </message>
    <message>
        <source>The price store cannot be read or written.</source>
        <translation>La base des prix n’est pas accessible en lecture et en écriture.</translation>
    </message>
    <message>
        <source>The price store failed: %1.</source>
        <translation>La base des prix ne fonctionne pas : %1.</translation>
    </message>
    <message>
        <source>The price store has version %1, from a newer Chipboard.</source>
        <translation>La base des prix est de version %1, créée par un Chipboard plus récent.</translation>
    </message>
    <message>
        <source>The price store is damaged and cannot be moved aside.</source>
        <translation>La base des prix est endommagée et ne peut pas être mise de côté.</translation>
    </message>
    <message>
        <source>The price store is damaged.</source>
        <translation>La base des prix est endommagée.</translation>
    </message>
    <message>
        <source>The price store is from an older Chipboard.</source>
        <translation>La base des prix provient d’un Chipboard plus ancien.</translation>
    </message>
    <message>
        <source>The price store is read-only.</source>
        <translation>La base des prix est en lecture seule.</translation>
    </message>
    <message>
        <source>The price store was damaged; it is kept as %1.</source>
        <translation>La base des prix était endommagée ; elle est conservée sous %1.</translation>
    </message>
    <message>
        <source>The price store, if not in the user's data folder.</source>
        <translation>La base des prix, si ce n’est pas celle du dossier de données de l’utilisateur.</translation>
    </message>
    <message>
        <source>The price table puts trn1.2xlarge in the class of the A100.</source>
        <translation>Le tableau de prix place trn1.2xlarge dans la classe d’A100.</translation>
    </message>
    <message>
        <source>The price table puts trn2.48xlarge in the class of the H100.</source>
        <translation>Le tableau de prix place trn2.48xlarge dans la classe de H100.</translation>
    </message>
    <message>
        <source>The price was converted to US dollars per hour from the unit in the file.</source>
        <translation>Le prix a été converti en dollars américains par heure à partir de l'unité indiquée dans le fichier.</translation>
    </message>
    <message>
        <source>The prices dated %1 from %2 were removed.</source>
        <translation>Les prix (%1) issus de %2 ont été supprimés.</translation>
    </message>
    <message>
        <source>The prices of "%1" contradict what the providers publish; the notes say by how much.</source>
        <translation>Les prix de « %1 » contredisent ceux que publient les fournisseurs ; les notes indiquent de combien.</translation>
    </message>
    <message>
        <source>The program derives parameters from experts; change them in the program and export again.</source>
        <translation>Le programme déduit les paramètres des experts ; changez-les dans le programme et exportez à nouveau.</translation>
    </message>
    <message>
        <source>The provider is not stated: choose a column for it, or type its name.</source>
        <translation>Rien n’indique le fournisseur : choisissez une colonne pour celui-ci, ou saisissez son nom.</translation>
    </message>
    <message>
        <source>The published value of the model.</source>
        <translation>Celle du modèle, telle que publiée.</translation>
    </message>
    <message>
        <source>The quantization does not state the bits per weight.</source>
        <translation>La quantification n’indique pas les bits d’un poids.</translation>
    </message>
    <message>
        <source>The question in the title: each user gets at least %1. No service level is set yet.</source>
        <translation>La question du titre : chaque utilisateur reçoit au moins %1. Aucun niveau de service n’est encore supposé.</translation>
    </message>
    <message>
        <source>The quote opened here is not closed.</source>
        <translation>Le guillemet ouvert ici n’est pas fermé.</translation>
    </message>
    <message>
        <source>The range is %1 to %2.</source>
        <translation>La valeur va de %1 à %2.</translation>
    </message>
    <message>
        <source>The range is out of order: low %1, value %2, high %3.</source>
        <translation>La plage n’est pas ordonnée : low %1, value %2, high %3.</translation>
    </message>
    <message>
        <source>The rank affects each step; change it in the program and export again.</source>
        <translation>Le programme intègre le rang à chaque étape ; changez-le dans le programme et exportez à nouveau.</translation>
    </message>
    <message>
        <source>The recomputed range overlaps the claim and extends beyond it.</source>
        <translation>La plage de la valeur recalculée entre dans l’affirmation et la dépasse.</translation>
    </message>
    <message>
        <source>The release notes hold.</source>
        <translation>Les notes de version font foi.</translation>
    </message>
    <message>
        <source>The requirement "%1" has no value.</source>
        <translation>L’exigence « %1 » n’a pas de valeur.</translation>
    </message>
    <message>
        <source>The residual value must be from 0% to 100% of the price.</source>
        <translation>La valeur résiduelle doit aller de 0 % à 100 % du prix.</translation>
    </message>
    <message>
        <source>The result is of another division, or of a model that is not predicted.</source>
        <translation>Le résultat relève d’une autre division, ou d’un modèle qui n’est pas prédit.</translation>
    </message>
    <message>
        <source>The results here do not depend on it; the program's advice does.</source>
        <translation>Les résultats d’ici n’en dépendent pas ; le conseil du programme, si.</translation>
    </message>
    <message>
        <source>The row has more or fewer columns than the header.</source>
        <translation>La ligne a plus ou moins de colonnes que l’en-tête.</translation>
    </message>
    <message>
        <source>The row has no comparable figure.</source>
        <translation>La ligne n’a aucune valeur comparable.</translation>
    </message>
    <message>
        <source>The row has no price.</source>
        <translation>La ligne n’a pas de prix.</translation>
    </message>
    <message>
        <source>The row has two different prices of one kind: choose a column with --map.</source>
        <translation>La ligne a deux prix différents du même type : choisissez une colonne avec --map.</translation>
    </message>
    <message>
        <source>The row is for a machine without an accelerator.</source>
        <translation>La ligne concerne une machine sans accélérateur.</translation>
    </message>
    <message>
        <source>The row names neither an instance nor an accelerator.</source>
        <translation>La ligne n’indique ni instance ni accélérateur.</translation>
    </message>
    <message>
        <source>The row to compare --on with.</source>
        <translation>La ligne à laquelle --on est comparé.</translation>
    </message>
    <message>
        <source>The same as %1.</source>
        <translation>Égal à %1.</translation>
    </message>
    <message>
        <source>The same code must run on more than one cloud.</source>
        <translation>Le même code doit tourner sur plus d’un cloud.</translation>
    </message>
    <message>
        <source>The same code must run on several clouds.</source>
        <translation>Le même code doit tourner sur plusieurs clouds.</translation>
    </message>
    <message>
        <source>The same figure is printed for one instance.</source>
        <translation>La même valeur est indiquée pour une instance.</translation>
    </message>
    <message>
        <source>The selection, largest effect first</source>
        <translation>La sélection, plus grand effet d’abord</translation>
    </message>
    <message>
        <source>The sequence must be at least 1 token long.</source>
        <translation>La séquence doit avoir au moins 1 token.</translation>
    </message>
    <message>
        <source>The service level: each user gets at least %1.</source>
        <translation>Le niveau de service : chaque utilisateur reçoit au moins %1.</translation>
    </message>
    <message>
        <source>The service life must be from 0.01 to 100 years.</source>
        <translation>Les années d'utilisation doivent aller de 0,01 à 100.</translation>
    </message>
    <message>
        <source>The serving constants are based on %1 measurements.</source>
        <translation>Les constantes d’inférence ont été déterminées à partir de %1 mesures.</translation>
    </message>
    <message>
        <source>The settings are damaged.</source>
        <translation>Les paramètres sont endommagés.</translation>
    </message>
    <message>
        <source>The settings of the program. Each change applies immediately.</source>
        <translation>Ce que le programme retient pour vous. Chaque choix s’applique aussitôt.</translation>
    </message>
    <message>
        <source>The settings were damaged; they are kept as %1.</source>
        <translation>Les paramètres étaient endommagés ; ils sont conservés sous %1.</translation>
    </message>
    <message>
        <source>The size of the data set and the number of chips are assumptions.</source>
        <translation>La taille du jeu de données et le nombre de puces sont des hypothèses.</translation>
    </message>
    <message>
        <source>The slide cannot be checked. %1 %2</source>
        <translation>La diapositive n’a pas pu être vérifiée. %1 %2</translation>
    </message>
    <message>
        <source>The slope is the memory bandwidth limit and the flat part the compute peak; they meet at the ridge point. Each mark is a phase of the workload. On the slope, more bandwidth helps; below the flat part, more compute. Both axes are logarithmic.</source>
        <translation>La pente est ce que permet la bande passante mémoire, la partie plate est la crête ; elles se rejoignent au point d’équilibre. Un point montre où se situe une phase de la charge de travail : sur la pente, plus de bande passante aide ; sous la partie plate, plus de calcul. Les deux axes sont logarithmiques.</translation>
    </message>
    <message>
        <source>The small arrow in a chart's corner selects what it shows. Click a bar, or move to it with the arrow keys and press Enter, to see the source of its number.</source>
        <translation>La petite flèche au coin d’un graphique choisit ce qu’il montre. Cliquez sur une barre, ou allez-y avec les touches fléchées et appuyez sur Entrée, pour voir d’où vient son nombre.</translation>
    </message>
    <message>
        <source>The smaller of peak and arithmetic intensity x memory bandwidth.</source>
        <translation>Le plus petit de la crête et de l’intensité arithmétique x bande passante mémoire.</translation>
    </message>
    <message>
        <source>The source counts recomputed activations, so it is compared with runs without them.</source>
        <translation>La source compte les activations recalculées ; elle est comparée à ce qu’atteignent des exécutions sans recalcul.</translation>
    </message>
    <message>
        <source>The source does not state the lengths of prompt and answer.</source>
        <translation>La source n’indique pas les longueurs du prompt et de la réponse.</translation>
    </message>
    <message>
        <source>The source does not state the number of training tokens.</source>
        <translation>La source n’indique pas les tokens d’entraînement.</translation>
    </message>
    <message>
        <source>The source does not state the prompt's length or the time to its first token.</source>
        <translation>La source n’indique ni la longueur du prompt ni le délai du premier token.</translation>
    </message>
    <message>
        <source>The source of the selected number.</source>
        <translation>D’où vient le nombre choisi.</translation>
    </message>
    <message>
        <source>The source of the selected number: value, range, status, date, formula, sources, and what other sources say.</source>
        <translation>D’où vient le nombre choisi : valeur, plage, statut, date, formule, sources, et ce que disent d’autres sources.</translation>
    </message>
    <message>
        <source>The source states no figure that this model predicts.</source>
        <translation>La source n’indique aucune valeur que ce modèle prédit.</translation>
    </message>
    <message>
        <source>The source states no figure to compare with.</source>
        <translation>La source n’indique aucune valeur à comparer.</translation>
    </message>
    <message>
        <source>The source states the total of all %1 chips; it is predicted as %2 replicas of the model.</source>
        <translation>La source indique le total des %1 puces ; il est prédit comme %2 réplicas du modèle.</translation>
    </message>
    <message>
        <source>The source's rate per EUR divided by its 1.140653 USD per EUR.</source>
        <translation>Le taux de la source par EUR, divisé par ses 1,140653 USD par EUR.</translation>
    </message>
    <message>
        <source>The sources are named.</source>
        <translation>Les sources sont indiquées.</translation>
    </message>
    <message>
        <source>The sources do not agree.</source>
        <translation>Les sources ne concordent pas.</translation>
    </message>
    <message>
        <source>The speed per user and the time to first token cannot be negative.</source>
        <translation>La vitesse par utilisateur et le temps jusqu’au premier token ne peuvent pas être négatifs.</translation>
    </message>
    <message>
        <source>The spot price equals the on-demand price: one of the two is not what it says.</source>
        <translation>Le prix spot est égal au prix à la demande : l’un des deux n’est pas ce qu’il prétend être.</translation>
    </message>
    <message>
        <source>The spot price is above the on-demand price.</source>
        <translation>Le prix spot dépasse le prix à la demande.</translation>
    </message>
    <message>
        <source>The spot price is exactly a tenth of the on-demand price, which looks like a floor.</source>
        <translation>Le prix spot vaut exactement un dixième du prix à la demande, ce qui ressemble à un plancher.</translation>
    </message>
    <message>
        <source>The spot price, %1 USD, is above the on-demand price, %2 USD.</source>
        <translation>Le prix spot, %1 USD, dépasse le prix à la demande, %2 USD.</translation>
    </message>
    <message>
        <source>The state needs a linear layer.</source>
        <translation>Il y a un état, mais aucune couche linéaire qui le garde.</translation>
    </message>
    <message>
        <source>The state of linear layers is not stated.</source>
        <translation>L’état des couches linéaires n’est pas indiqué.</translation>
    </message>
    <message>
        <source>The steps between assumptions and results</source>
        <translation>Les étapes entre hypothèses et résultats</translation>
    </message>
    <message>
        <source>The sum is right, the start is not.</source>
        <translation>La somme est exacte, la date de début ne l’est pas.</translation>
    </message>
    <message>
        <source>The table behind the charts.</source>
        <translation>Le tableau derrière les graphiques.</translation>
    </message>
    <message>
        <source>The template has changed since these slides were made: they may look different now.</source>
        <translation>Le modèle a changé depuis la création de ces diapositives : elles peuvent avoir un autre aspect maintenant.</translation>
    </message>
    <message>
        <source>The template of these slides can no longer be used: %1 Chipboard's own masters are used instead.</source>
        <translation>Le modèle de ces diapositives ne peut plus être utilisé : %1 Elles ont à la place les masques de Chipboard.</translation>
    </message>
    <message>
        <source>The terms of these formulas are assumptions, figures with a source, or other results. The source card of a number shows its formula with live numbers.</source>
        <translation>Ce qui figure dans ces formules est une hypothèse, une valeur sourcée ou un autre résultat. La fiche de source d’un nombre montre sa formule avec les nombres actuels.</translation>
    </message>
    <message>
        <source>The text is not valid UTF-8.</source>
        <translation>Le texte n’est pas de l’UTF-8 valide.</translation>
    </message>
    <message>
        <source>The text size of %1 is %2 points; at this page size it should be %3 or more.</source>
        <translation>Les caractères de %1 ont %2 points ; à cette taille de page, il en faut %3 ou plus.</translation>
    </message>
    <message>
        <source>The text size of a page.</source>
        <translation>La taille des caractères d’une page.</translation>
    </message>
    <message>
        <source>The title relies on %1, but the chart no longer shows its number.</source>
        <translation>Le titre s’appuie sur %1, dont le graphique n’affiche plus de nombre.</translation>
    </message>
    <message>
        <source>The title says %1% less; %2 is now %3% below %4.</source>
        <translation>Le titre indique %1 % de moins ; %2 est maintenant %3 % au-dessous de %4.</translation>
    </message>
    <message>
        <source>The title says %1% more; %2 is now %3% above %4.</source>
        <translation>Le titre indique %1 % de plus ; %2 est maintenant %3 % au-dessus de %4.</translation>
    </message>
    <message>
        <source>The title says %1%; %2 is now %3% of %4.</source>
        <translation>Le titre indique %1 % ; %2 vaut maintenant %3 % de %4.</translation>
    </message>
    <message>
        <source>The title says %1; %2 is now %3.</source>
        <translation>Le titre indique %1 ; %2 vaut maintenant %3.</translation>
    </message>
    <message>
        <source>The title says %1×; %2 is now %3× %4.</source>
        <translation>Le titre indique %1× ; %2 vaut maintenant %3× %4.</translation>
    </message>
    <message>
        <source>The tokens exceed the context of the model.</source>
        <translation>Les tokens dépassent le contexte du modèle.</translation>
    </message>
    <message>
        <source>The total belongs to %1: add %1 with a matching total. %2</source>
        <translation>Le total est celui de %1 : joignez %1 avec un total qui convient. %2</translation>
    </message>
    <message>
        <source>The total is published; the active parameters follow from the dimensions and are too many, because experts work on a narrower latent. The state of linear layers is not stated.</source>
        <translation>Le total est publié ; les paramètres actifs découlent des dimensions et sont trop nombreux, car les experts travaillent sur un vecteur latent plus étroit. L’état des couches linéaires n’est pas indiqué.</translation>
    </message>
    <message>
        <source>The total is the published one. Of 52 blocks, 23 have experts, 23 Mamba and 6 attention; the state of Mamba is not stated.</source>
        <translation>Le total est celui publié. Sur 52 blocs, 23 ont des experts, 23 Mamba et 6 l’attention ; l’état de Mamba n’est pas indiqué.</translation>
    </message>
    <message>
        <source>The type of the weights is not stated; BF16 is assumed.</source>
        <translation>Le type des poids n’est pas indiqué : BF16.</translation>
    </message>
    <message>
        <source>The unit of comparison.</source>
        <translation>Ce que représente une ligne.</translation>
    </message>
    <message>
        <source>The unit of comparison: a chip, a rented instance with its chips, or a multi-chip system.</source>
        <translation>Ce que représente une ligne : une puce, une instance louée avec ses puces, ou un système qui en compte beaucoup.</translation>
    </message>
    <message>
        <source>The unit of the price is unknown: state it as USD/hour.</source>
        <translation>L'unité du prix n'est pas comprise : indiquez-la sous la forme USD/hour.</translation>
    </message>
    <message>
        <source>The utilisation must be from 0.1% to 100%.</source>
        <translation>L’utilisation doit aller de 0,1 % à 100 %.</translation>
    </message>
    <message>
        <source>The value is not a number.</source>
        <translation>La valeur n’est pas un nombre.</translation>
    </message>
    <message>
        <source>The values are nested more than %1 levels deep.</source>
        <translation>Les valeurs sont imbriquées sur plus de %1 niveaux.</translation>
    </message>
    <message>
        <source>The version, the date of the data, and the licences of the components.</source>
        <translation>Ce qu’est le programme, la date de ses données, et les licences de ses composants.</translation>
    </message>
    <message>
        <source>The volume needs %1 chips of %2 and %3 of %4, rented as a whole (%5 an hour each).</source>
        <comment>a number, a chip, a number, a chip, two prices</comment>
        <translation>Le volume demande %1 puces %2 et %3 puces %4, louées entières (%5 par heure chacune).</translation>
    </message>
    <message>
        <source>The weights are published in FP32; BF16 is assumed for serving.</source>
        <translation>Les poids sont publiés en FP32 ; BF16 est supposé pour servir.</translation>
    </message>
    <message>
        <source>The whole page; scroll to see the rest.</source>
        <translation>La page entière ; ce qui n’y tient pas s’atteint en défilant.</translation>
    </message>
    <message>
        <source>The window affects each step; change it in the program and export again.</source>
        <translation>Le programme intègre la fenêtre à chaque étape ; changez-la dans le programme et exportez à nouveau.</translation>
    </message>
    <message>
        <source>The window has no colour theme "%1".</source>
        <translation>La fenêtre n’a pas de couleurs « %1 ».</translation>
    </message>
    <message>
        <source>The window of %1 tokens is as long as the longest sequence: full attention.</source>
        <translation>La fenêtre de %1 tokens est aussi longue que la séquence la plus longue : attention complète.</translation>
    </message>
    <message>
        <source>The window shows one page at a time.</source>
        <translation>La fenêtre affiche une page à la fois.</translation>
    </message>
    <message>
        <source>The work already runs on AWS.</source>
        <translation>Le travail tourne déjà sur AWS.</translation>
    </message>
    <message>
        <source>The work comes in batches that can wait.</source>
        <translation>Le travail arrive par batchs qui peuvent attendre.</translation>
    </message>
    <message>
        <source>The work is on AWS and mostly inference.</source>
        <translation>Le travail est sur AWS et surtout de l’inférence.</translation>
    </message>
    <message>
        <source>The work must move between clouds.</source>
        <translation>Le travail doit pouvoir passer d’un cloud à l’autre.</translation>
    </message>
    <message>
        <source>The workbook</source>
        <translation>Le classeur</translation>
    </message>
    <message>
        <source>The workload "%1" is not in the catalogue.</source>
        <translation>La charge de travail « %1 » n’est pas dans le catalogue.</translation>
    </message>
    <message>
        <source>The workload has %1 concurrent requests; the curves end there.</source>
        <translation>La charge de travail indique %1 requêtes simultanées ; les courbes vont jusque-là.</translation>
    </message>
    <message>
        <source>The workload is not in the catalogue.</source>
        <translation>La charge de travail n’est pas dans le catalogue.</translation>
    </message>
    <message>
        <source>The workload is not in the catalogue: choose another one</source>
        <translation>La charge de travail n’est pas dans le catalogue : choisissez-en une autre</translation>
    </message>
    <message>
        <source>The workload now serves %1.</source>
        <translation>La charge sert désormais %1.</translation>
    </message>
    <message>
        <source>The workload to estimate: a model to train, serve or run in batches.</source>
        <translation>Le travail pour lequel les puces sont estimées : un modèle à entraîner, à servir ou à exécuter par batchs.</translation>
    </message>
    <message>
        <source>The workload's default, or a suitable number.</source>
        <translation>Le nombre de la charge de travail, ou autant qu’il en faut pour bien la servir.</translation>
    </message>
    <message>
        <source>The workload; "chipboard list workloads" shows the ids.</source>
        <translation>La charge de travail ; « chipboard list workloads » donne leurs identifiants.</translation>
    </message>
    <message>
        <source>Their price types differ: %1 (%2), %3 (%4).</source>
        <comment>a chip and its kind of price, another</comment>
        <translation>Leurs prix sont de types différents : %1 (%2), %3 (%4).</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more problems in this file.</source>
        <translation><numerusform>Ce fichier contient %n autre problème.</numerusform><numerusform>Ce fichier contient %n autres problèmes.</numerusform></translation>
    </message>
    <message>
        <source>There are more layers without experts than layers.</source>
        <translation>Il y a moins de couches que de couches sans experts.</translation>
    </message>
    <message>
        <source>There are more than %1 brackets.</source>
        <translation>Il y a plus de %1 parenthèses.</translation>
    </message>
    <message>
        <source>There are no completions for the shell "%1".</source>
        <translation>Il n’y a pas de complétions pour le shell « %1 ».</translation>
    </message>
    <message>
        <source>There are no measurements of this kind on %1; the constants are those of %2.</source>
        <translation>Les mesures de référence n’en ont aucune de ce type sur %1 ; les constantes sont celles de %2.</translation>
    </message>
    <message>
        <source>There are no measurements of this kind on this family; the constants are those of %1.</source>
        <translation>Les mesures de référence n’en ont aucune de ce type pour cette famille ; les constantes sont celles de %1.</translation>
    </message>
    <message>
        <source>There are no measurements to calibrate this kind of model.</source>
        <translation>Aucune mesure ne permet de calibrer ce type de modèle.</translation>
    </message>
    <message>
        <source>There are no prices to recompute it from.</source>
        <translation>Aucun prix permettant de la recalculer n’est connu.</translation>
    </message>
    <message>
        <source>There are no serving measurements on %1; the constants are those of all chips and software.</source>
        <translation>Les mesures de référence n’ont pas d’inférence sur %1 ; les constantes sont celles de toutes les puces et de tous les logiciels.</translation>
    </message>
    <message>
        <source>There are no serving measurements on %1; the constants are those of other chips under the same software.</source>
        <translation>Les mesures de référence n’ont pas d’inférence sur %1 ; les constantes sont celles d’autres puces avec le même logiciel.</translation>
    </message>
    <message>
        <source>There are no serving measurements on this family; the constants are those of other chips under the same software.</source>
        <translation>Les mesures de référence n’ont pas d’inférence pour cette famille ; les constantes sont celles d’autres puces avec le même logiciel.</translation>
    </message>
    <message>
        <source>There are no training measurements of %1; the constants are those of %2.</source>
        <translation>Les mesures de référence n’ont pas d’entraînement sur %1 ; les constantes sont celles de %2.</translation>
    </message>
    <message>
        <source>There are no training measurements of this family; the constants are those of %1.</source>
        <translation>Les mesures de référence n’ont pas d’entraînement pour cette famille ; les constantes sont celles de %1.</translation>
    </message>
    <message>
        <source>There are no training measurements on %1; the constants are those of all chips.</source>
        <translation>Les mesures de référence n’ont pas d’entraînement sur %1 ; les constantes sont celles de toutes les puces.</translation>
    </message>
    <message>
        <source>There is a lot of inference, and cost is the main constraint.</source>
        <translation>Il y a beaucoup d’inférence, et le coût est la limite principale.</translation>
    </message>
    <message>
        <source>There is already a scenario “%1”.</source>
        <translation>Il existe déjà un scénario « %1 ».</translation>
    </message>
    <message>
        <source>There is no %1 "%2", or it was skipped because it has errors.</source>
        <translation>Il n’y a pas d’entrée « %2 » (%1), ou elle a été écartée pour ses propres erreurs.</translation>
    </message>
    <message>
        <source>There is no analysis "%1".</source>
        <translation>Il n’y a pas de question « %1 ».</translation>
    </message>
    <message>
        <source>There is no assumption "%1".</source>
        <translation>Il n’y a pas d’hypothèse « %1 ».</translation>
    </message>
    <message>
        <source>There is no assumption "%1"; the page What-if uses its default.</source>
        <translation>Il n’y a pas d’hypothèse « %1 » ; la page « Et si » choisit elle-même.</translation>
    </message>
    <message>
        <source>There is no calibration of serving.</source>
        <translation>Il n’y a pas de calibrage de l’inférence.</translation>
    </message>
    <message>
        <source>There is no calibration.</source>
        <translation>Il n’y a pas de calibrage.</translation>
    </message>
    <message>
        <source>There is no chart here</source>
        <translation>Aucun graphique ici</translation>
    </message>
    <message>
        <source>There is no chip "%1" in the catalogue.</source>
        <translation>Il n’y a pas de puce « %1 » dans le catalogue.</translation>
    </message>
    <message>
        <source>There is no chip, instance or system "%1".</source>
        <translation>Il n’y a pas de puce, d’instance ou de système « %1 ».</translation>
    </message>
    <message>
        <source>There is no colour theme "%1".</source>
        <translation>Il n’y a pas de couleurs « %1 ».</translation>
    </message>
    <message>
        <source>There is no column "%1" for %2.</source>
        <translation>Il n’y a pas de colonne « %1 » pour %2.</translation>
    </message>
    <message>
        <source>There is no command "%1".</source>
        <translation>Il n’y a pas de commande « %1 ».</translation>
    </message>
    <message>
        <source>There is no command "%1"; board files end in ".chipboard".</source>
        <translation>Il n’y a pas de commande « %1 », et le nom d’une comparaison se termine par « .chipboard ».</translation>
    </message>
    <message>
        <source>There is no disk space left for the price store.</source>
        <translation>Il n’y a plus d’espace pour la base des prix.</translation>
    </message>
    <message>
        <source>There is no field "%1" to map.</source>
        <translation>Il n’y a pas de champ « %1 » à faire correspondre.</translation>
    </message>
    <message>
        <source>There is no field "%1".</source>
        <translation>Il n’y a pas de champ « %1 ».</translation>
    </message>
    <message>
        <source>There is no figure "%1" for this kind of item (%2).</source>
        <translation>Il n’y a pas de valeur « %1 » pour un tel élément (%2).</translation>
    </message>
    <message>
        <source>There is no file "%1".</source>
        <translation>Il n’y a pas de fichier « %1 ».</translation>
    </message>
    <message>
        <source>There is no import format "%1".</source>
        <translation>Il n’y a pas de format d’import « %1 ».</translation>
    </message>
    <message>
        <source>There is no instance "%1" in the catalogue.</source>
        <translation>Il n’y a pas d’instance « %1 » dans le catalogue.</translation>
    </message>
    <message>
        <source>There is no list "%1".</source>
        <translation>Il n’y a pas de liste « %1 ».</translation>
    </message>
    <message>
        <source>There is no list "instance_types" in the file.</source>
        <translation>Il n’y a pas de liste « instance_types » dans le fichier.</translation>
    </message>
    <message>
        <source>There is no metric "%1".</source>
        <translation>Il n’y a pas de métrique « %1 ».</translation>
    </message>
    <message>
        <source>There is no metric “%1”; the page selected one.</source>
        <translation>Il n’y a pas de métrique « %1 » ; la page en a choisi une.</translation>
    </message>
    <message>
        <source>There is no model "%1".</source>
        <translation>Il n’y a pas de modèle « %1 ».</translation>
    </message>
    <message>
        <source>There is no option "%1".</source>
        <translation>Il n’y a pas d’option « %1 ».</translation>
    </message>
    <message>
        <source>There is no page "%1".</source>
        <translation>Il n’y a pas de page « %1 ».</translation>
    </message>
    <message>
        <source>There is no page size "%1".</source>
        <translation>Il n’y a pas de taille de page « %1 ».</translation>
    </message>
    <message>
        <source>There is no price list "%1".</source>
        <translation>Il n’y a pas de grille tarifaire « %1 ».</translation>
    </message>
    <message>
        <source>There is no price list "%1": choose other prices.</source>
        <translation>Il n’y a pas de grille tarifaire « %1 » : choisissez d’autres prix.</translation>
    </message>
    <message>
        <source>There is no price.</source>
        <translation>Il n’y a pas de prix.</translation>
    </message>
    <message>
        <source>There is no prompt.</source>
        <translation>Il n’y a pas de prompt.</translation>
    </message>
    <message>
        <source>There is no requirement "%1".</source>
        <translation>Il n’y a pas d’exigence « %1 ».</translation>
    </message>
    <message>
        <source>There is no result: %1</source>
        <translation>Il n’y a pas de résultat : %1</translation>
    </message>
    <message>
        <source>There is no snapshot "%1" in the price store.</source>
        <translation>Il n’y a pas d’instantané « %1 » dans la base des prix.</translation>
    </message>
    <message>
        <source>There is no source.</source>
        <translation>Il n’y a pas de source.</translation>
    </message>
    <message>
        <source>There is no space for a temporary file.</source>
        <translation>Il n’y a pas d’espace pour un fichier temporaire.</translation>
    </message>
    <message>
        <source>There is no such directory.</source>
        <translation>Ce dossier n’existe pas.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Ce fichier n’existe pas.</translation>
    </message>
    <message>
        <source>There is no such layer.</source>
        <translation>Cette couche n’existe pas.</translation>
    </message>
    <message>
        <source>There is no system "%1" in the catalogue.</source>
        <translation>Il n’y a pas de système « %1 » dans le catalogue.</translation>
    </message>
    <message>
        <source>There is no text size "%1".</source>
        <translation>Il n’y a pas de taille de caractères « %1 ».</translation>
    </message>
    <message>
        <source>There is no unit "%1".</source>
        <translation>Il n’y a pas d’unité « %1 ».</translation>
    </message>
    <message>
        <source>There is no workload "%1".</source>
        <translation>Il n’y a pas de charge de travail « %1 ».</translation>
    </message>
    <message>
        <source>There is not enough room for %1.</source>
        <translation>La place manque pour afficher en entier : %1.</translation>
    </message>
    <message>
        <source>There is nothing to draw while %1 varies.</source>
        <translation>Rien à tracer quand %1 varie.</translation>
    </message>
    <message>
        <source>There is nothing to draw.</source>
        <translation>Il n’y a rien à tracer.</translation>
    </message>
    <message>
        <source>There is nothing to draw: no row has a result.</source>
        <translation>Il n’y a rien à tirer : aucune ligne n’a de résultat.</translation>
    </message>
    <message>
        <source>There is text after a closing quote.</source>
        <translation>Du texte suit un guillemet fermant.</translation>
    </message>
    <message>
        <source>These files are already written: %1.</source>
        <translation>Ces fichiers sont déjà écrits : %1.</translation>
    </message>
    <message>
        <source>These prices were already imported on %1; nothing was added.</source>
        <translation>Ces prix ont déjà été importés le %1 ; rien n’a été ajouté.</translation>
    </message>
    <message>
        <source>These prices were already imported.</source>
        <translation>Ces prix ont déjà été importés.</translation>
    </message>
    <message>
        <source>These values replace published figures on this board. To override a number, select it in the table of numbers or on its source card. Undo (Ctrl+Z) restores values that you reset.</source>
        <translation>Dans cette comparaison, ces valeurs prennent la place de valeurs publiées. Pour remplacer un nombre, choisissez-le dans le tableau des nombres ou sur sa fiche de source. Ce qui est retiré revient avec Annuler (Ctrl+Z).</translation>
    </message>
    <message>
        <source>They apply until the window is closed. Free some disk space, or check the permissions of the folder.</source>
        <translation>Ils s’appliquent jusqu’à la fermeture de la fenêtre. Libérez de l’espace sur le disque, ou vérifiez les autorisations du dossier.</translation>
    </message>
    <message>
        <source>They become custom values on this board.</source>
        <translation>Elles deviennent des valeurs propres de cette comparaison.</translation>
    </message>
    <message>
        <source>They concern different chips and measures, so Chipboard never merges them.</source>
        <translation>Il s’agit d’autres puces et d’autres mesures ; Chipboard ne les mélange donc jamais.</translation>
    </message>
    <message>
        <source>Third-party guess; AWS does not say.</source>
        <translation>Supposition d’un tiers ; AWS ne le dit pas.</translation>
    </message>
    <message>
        <source>Third-party; AWS does not say.</source>
        <translation>Valeur tierce ; AWS ne le dit pas.</translation>
    </message>
    <message>
        <source>This analysis compares two options, but only one is selected.</source>
        <translation>Cette analyse compare deux options, mais une seule est sélectionnée.</translation>
    </message>
    <message>
        <source>This analysis does not cover %1.</source>
        <translation>La question ne porte pas sur %1.</translation>
    </message>
    <message>
        <source>This board was saved by a newer Chipboard (format %1; this one reads up to %2).</source>
        <translation>Cette comparaison a été enregistrée par un Chipboard plus récent (format %1 ; celui-ci lit jusqu’à %2).</translation>
    </message>
    <message>
        <source>This brand theme needs a newer Chipboard.</source>
        <translation>Cette charte graphique est destinée à un Chipboard plus récent.</translation>
    </message>
    <message>
        <source>This claim needs two marks: one is missing.</source>
        <translation>Cette affirmation porte sur deux points : l’autre manque.</translation>
    </message>
    <message>
        <source>This claim takes only one mark.</source>
        <translation>Cette affirmation porte sur un point.</translation>
    </message>
    <message>
        <source>This comparison is also open in a window on the computer %1.</source>
        <translation>Cette comparaison est aussi ouverte dans une fenêtre sur l’ordinateur %1.</translation>
    </message>
    <message>
        <source>This comparison is also open in another window.</source>
        <translation>Cette comparaison est aussi ouverte dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>This does not apply to the workload.</source>
        <translation>Cela ne s’applique pas à la charge de travail.</translation>
    </message>
    <message>
        <source>This entry is not an object: %1.</source>
        <translation>Cette entrée n’est pas un objet : %1.</translation>
    </message>
    <message>
        <source>This figure cannot be %1.</source>
        <translation>Cette valeur ne peut pas être %1.</translation>
    </message>
    <message>
        <source>This figure has two custom values.</source>
        <translation>Cette valeur est remplacée deux fois.</translation>
    </message>
    <message>
        <source>This figure must be a whole number.</source>
        <translation>Cette valeur est un nombre entier.</translation>
    </message>
    <message>
        <source>This file contains no comparison: another program created or changed it.</source>
        <translation>Ce fichier ne contient pas de comparaison : un autre programme l’a créé ou modifié.</translation>
    </message>
    <message>
        <source>This file has %1 parts, more than %2.</source>
        <translation>Ce fichier a %1 parties, plus que les %2 admises.</translation>
    </message>
    <message>
        <source>This file is larger than %1 MiB.</source>
        <translation>Ce fichier dépasse %1 MiB.</translation>
    </message>
    <message>
        <source>This file is not a ZIP package, or is truncated or damaged.</source>
        <translation>Ce fichier n’est pas un paquet ZIP, ou il est tronqué ou endommagé.</translation>
    </message>
    <message>
        <source>This file is not a presentation.</source>
        <translation>Ce fichier n’est pas une présentation.</translation>
    </message>
    <message>
        <source>This file would unpack to %1 MiB.</source>
        <translation>Ce fichier occuperait %1 MiB une fois décompressé.</translation>
    </message>
    <message>
        <source>This fix would remove rows or charts that you annotated. Change the selection instead.</source>
        <translation>Cette correction supprimerait des lignes ou des graphiques que vous avez annotés. Modifiez plutôt la sélection.</translation>
    </message>
    <message>
        <source>This is a PDF document, not a text file.</source>
        <translation>C’est un document PDF, pas un fichier texte.</translation>
    </message>
    <message>
        <source>This is a Parquet file, not a text file.</source>
        <translation>C’est un fichier Parquet, pas un fichier texte.</translation>
    </message>
    <message>
        <source>This is a ZIP archive, not a text file.</source>
        <translation>C’est une archive ZIP, pas un fichier texte.</translation>
    </message>
    <message>
        <source>This is a board, not a spec file.</source>
        <translation>C’est une comparaison, pas un fichier de spécifications.</translation>
    </message>
    <message>
        <source>This is a compressed archive, not a text file.</source>
        <translation>C’est une archive compressée, pas un fichier texte.</translation>
    </message>
    <message>
        <source>This is a directory, not a file.</source>
        <translation>C’est un dossier, pas un fichier.</translation>
    </message>
    <message>
        <source>This is a gzip archive, not a text file.</source>
        <translation>C’est une archive gzip, pas un fichier texte.</translation>
    </message>
    <message>
        <source>This is a picture, not a text file.</source>
        <translation>C’est une image, pas un fichier texte.</translation>
    </message>
    <message>
        <source>This is a web page, not a data file.</source>
        <translation>C’est une page web, pas un fichier de données.</translation>
    </message>
    <message>
        <source>This is an Office document such as an XLSX workbook, not a text file.</source>
        <translation>C’est un document Office, par exemple un classeur XLSX, pas un fichier texte.</translation>
    </message>
    <message>
        <source>This is an SQLite database, not a text file.</source>
        <translation>C’est une base de données SQLite, pas un fichier texte.</translation>
    </message>
    <message>
        <source>This is an old Office document such as an XLS workbook, not a text file.</source>
        <translation>C’est un ancien document Office, par exemple un classeur XLS, pas un fichier texte.</translation>
    </message>
    <message>
        <source>This is not a board: its kind is "%1".</source>
        <translation>Ce n’est pas une comparaison : son type est « %1 ».</translation>
    </message>
    <message>
        <source>This is not a date. Write it as 2026-11-22, 2026-11 or 2026.</source>
        <translation>Ce n’est pas une date. Écrivez-la sous la forme 2026-11-22, 2026-11 ou 2026.</translation>
    </message>
    <message>
        <source>This is not a mapping.</source>
        <translation>Cette valeur n’est pas admise.</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>Ce n’est pas un fichier ordinaire.</translation>
    </message>
    <message>
        <source>This is not a summary of MLPerf Inference: it has no column "%1".</source>
        <translation>Ce n’est pas une synthèse MLPerf Inference : la colonne « %1 » manque.</translation>
    </message>
    <message>
        <source>This is not valid JSON: "%1" is not allowed here.</source>
        <translation>Ce n’est pas du JSON valide : « %1 » ne peut pas figurer ici.</translation>
    </message>
    <message>
        <source>This is not valid JSON: found "%1" where "%2" is expected.</source>
        <translation>Ce n’est pas du JSON valide : « %1 » figure là où « %2 » est attendu.</translation>
    </message>
    <message>
        <source>This is not valid JSON: it ends unexpectedly here.</source>
        <translation>Ce n’est pas du JSON valide : il s’interrompt ici.</translation>
    </message>
    <message>
        <source>This is not valid JSON: the number is too large.</source>
        <translation>Ce n’est pas du JSON valide : le nombre est trop grand.</translation>
    </message>
    <message>
        <source>This link points to a file that does not exist, %1.</source>
        <translation>Ce lien mène à un fichier qui n’existe pas, %1.</translation>
    </message>
    <message>
        <source>This page</source>
        <translation>Cette page</translation>
    </message>
    <message>
        <source>This page compares one answer under different assumptions, so numbers stay absolute.</source>
        <translation>Ici, une réponse est comparée à elle-même sous d’autres hypothèses ; les nombres restent donc inchangés.</translation>
    </message>
    <message>
        <source>This page has nothing to export. %1</source>
        <translation>Cette page n’a rien à exporter. %1</translation>
    </message>
    <message>
        <source>This page needs both.</source>
        <translation>Cette page a besoin des deux.</translation>
    </message>
    <message>
        <source>This page shows published figures, without your custom values.</source>
        <translation>Cette page montre les valeurs publiées, sans vos valeurs propres.</translation>
    </message>
    <message>
        <source>This presentation does not declare the kinds of its parts.</source>
        <translation>Cette présentation n’indique pas les types de ses parties.</translation>
    </message>
    <message>
        <source>This presentation has no slide master.</source>
        <translation>Cette présentation n’a pas de masque des diapositives.</translation>
    </message>
    <message>
        <source>This presentation lacks parts that its masters refer to.</source>
        <translation>Il manque à cette présentation des parties auxquelles ses masques renvoient.</translation>
    </message>
    <message>
        <source>This price list already has a price for this item, place and term.</source>
        <translation>Cet élément, ce lieu et cette durée ont déjà un prix dans cette grille.</translation>
    </message>
    <message>
        <source>This row has more than %1 characters.</source>
        <translation>Cette ligne a plus de %1 caractères.</translation>
    </message>
    <message>
        <source>This row has more than %1 columns.</source>
        <translation>Cette ligne a plus de %1 colonnes.</translation>
    </message>
    <message>
        <source>Three-dimensional torus; 4 chips a VM.</source>
        <translation>Tore tridimensionnel ; 4 puces par VM.</translation>
    </message>
    <message>
        <source>Three-dimensional torus; the largest job takes 6,144 chips.</source>
        <translation>Tore tridimensionnel ; le plus grand job occupe 6 144 puces.</translation>
    </message>
    <message>
        <source>Three-year reservations and capacity blocks of early 2026 reach 3 to 4 USD, on demand never did. Nothing matches 9.80; perhaps the old 98.32 lost a digit.</source>
        <translation>Les réservations de trois ans et les Capacity Blocks de début 2026 atteignent 3 à 4 USD, jamais le prix à la demande. Rien ne correspond à 9,80 ; l’ancien 98,32 a peut-être perdu un chiffre.</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Débit</translation>
    </message>
    <message>
        <source>Throughput per chip</source>
        <translation>Débit par puce</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Graduation</translation>
    </message>
    <message>
        <source>Tied with the first</source>
        <translation>À égalité avec la première</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Time per token</source>
        <translation>Temps par token</translation>
    </message>
    <message>
        <source>Time per token on one chip</source>
        <translation>Temps d’un token sur une puce</translation>
    </message>
    <message>
        <source>Time to first token</source>
        <translation>Délai du premier token</translation>
    </message>
    <message>
        <source>Time until an answer begins, including the wait for other prompts; concurrency is limited to keep it.</source>
        <translation>Jusqu’au début d’une réponse, attente des autres prompts comprise ; autant de requêtes simultanées que ce temps en permet.</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Facteur</translation>
    </message>
    <message>
        <source>TinyLlama-1.1B</source>
        <translation>TinyLlama-1.1B</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Title of the chart; leave empty for the automatic title</source>
        <translation>Titre du graphique ; vide : tiré des données</translation>
    </message>
    <message>
        <source>Title of the page; leave empty for the automatic title</source>
        <translation>Titre de la page ; vide : tiré des données</translation>
    </message>
    <message>
        <source>Title, warning, legend and footer are complete.</source>
        <translation>Titre, avertissement, légende et pied de page sont entiers.</translation>
    </message>
    <message>
        <source>Titles, annotations and lines of the focused chart.</source>
        <translation>Titres, notes et lignes du graphique qui a le focus clavier.</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>À faire</translation>
    </message>
    <message>
        <source>To get the same file again, export with the original template.</source>
        <translation>Exportez avec le modèle dans son état d’origine pour obtenir le même fichier.</translation>
    </message>
    <message>
        <source>To read prices in another currency, set its rate in US dollars: --map rate==1.08</source>
        <translation>Pour lire des prix dans une autre devise, indiquez son taux en dollars américains : --map rate==1.08</translation>
    </message>
    <message>
        <source>To verify</source>
        <translation>À vérifier</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Tokens in the training run.</source>
        <translation>Tokens sur lesquels porte l’entraînement.</translation>
    </message>
    <message>
        <source>Tokens per answer.</source>
        <translation>Tokens d’une réponse.</translation>
    </message>
    <message>
        <source>Tokens per decode step</source>
        <translation>Tokens d’une étape de decode</translation>
    </message>
    <message>
        <source>Tokens per dollar</source>
        <translation>Tokens pour le prix</translation>
    </message>
    <message>
        <source>Tokens per prompt, or per text to encode.</source>
        <translation>Tokens d’un prompt, ou d’un texte à encoder.</translation>
    </message>
    <message>
        <source>Tokens per second of all replicas</source>
        <translation>Tokens par seconde de toutes les copies</translation>
    </message>
    <message>
        <source>Tokens per second of each user during decode, 1 / TPOT. Concurrency is limited to keep it, on the number of chips with the highest throughput.</source>
        <translation>Tokens par seconde pendant l’écriture d’une réponse, 1 / temps par token ; autant de requêtes simultanées que cette vitesse en permet, sur le nombre de puces qui sert le plus.</translation>
    </message>
    <message>
        <source>Tokens per second per chip</source>
        <translation>Tokens par seconde et puce</translation>
    </message>
    <message>
        <source>Tokens per second per replica</source>
        <translation>Tokens par seconde d’une copie</translation>
    </message>
    <message>
        <source>Tokens per second, best so far</source>
        <translation>Tokens par seconde, meilleur cas jusqu’ici</translation>
    </message>
    <message>
        <source>Tokens per training sequence.</source>
        <translation>Tokens d’une séquence d’entraînement.</translation>
    </message>
    <message>
        <source>Tokens that the model can attend to.</source>
        <translation>Tokens que le modèle peut prendre en compte.</translation>
    </message>
    <message>
        <source>Tokens that windowed layers attend to. Applies to models with sliding or chunked attention.</source>
        <translation>Tokens que voient les couches à fenêtre. S’applique aux modèles à attention glissante ou par blocs.</translation>
    </message>
    <message>
        <source>Tokens/s per chip</source>
        <translation>Tokens/s par puce</translation>
    </message>
    <message>
        <source>Tokens/s per chip at that speed</source>
        <translation>Tokens/s par puce à cette vitesse</translation>
    </message>
    <message>
        <source>Tokens/s per user</source>
        <translation>Tokens/s par utilisateur</translation>
    </message>
    <message>
        <source>Too many entries here refer to one another and to missing entries; none of them was loaded.</source>
        <translation>Trop d’entrées se réfèrent ici les unes aux autres et à rien ; aucune n’a été chargée.</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Sujet</translation>
    </message>
    <message>
        <source>TorchNeuron</source>
        <translation>TorchNeuron</translation>
    </message>
    <message>
        <source>TorchNeuron is a closed beta.</source>
        <translation>TorchNeuron est en bêta fermée.</translation>
    </message>
    <message>
        <source>TorchNeuron, the native PyTorch path, was still a closed beta in May 2026.</source>
        <translation>TorchNeuron, la voie PyTorch native, était encore en bêta fermée en mai 2026.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Total memory of all chips of one instance.</source>
        <translation>De toutes les puces d’une instance ensemble.</translation>
    </message>
    <message>
        <source>Total of a GB300 NVL72</source>
        <translation>Total d’un GB300 NVL72</translation>
    </message>
    <message>
        <source>Total of a Trn3 UltraServer</source>
        <translation>Total d’un UltraServer Trn3</translation>
    </message>
    <message>
        <source>Total of both directions, text of the same page.</source>
        <translation>Total des deux sens, texte de la même page.</translation>
    </message>
    <message>
        <source>Total of both directions; 448 one way.</source>
        <translation>Total des deux sens ; 448 par sens.</translation>
    </message>
    <message>
        <source>Total power of one</source>
        <translation>Puissance d'une machine entière</translation>
    </message>
    <message>
        <source>Totals are computed from figures per GPU; no rack page of NVIDIA was found.</source>
        <translation>Les totaux sont calculés à partir de valeurs par GPU ; aucune page de NVIDIA sur le rack n’a été trouvée.</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Visite guidée</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Training efficiency</source>
        <translation>Efficacité d’entraînement</translation>
    </message>
    <message>
        <source>Training is small, so moving does not pay.</source>
        <translation>L’entraînement est limité : la migration n’est pas rentable.</translation>
    </message>
    <message>
        <source>Training is so small that moving costs more than it saves.</source>
        <translation>L’entraînement est si limité que la migration coûte plus qu’elle n’économise.</translation>
    </message>
    <message>
        <source>Training needs a positive number of tokens.</source>
        <translation>L’entraînement a besoin d’un nombre positif de tokens.</translation>
    </message>
    <message>
        <source>Training needs at least 1 chip.</source>
        <translation>L’entraînement a besoin d’au moins 1 puce.</translation>
    </message>
    <message>
        <source>Training of image models is not estimated.</source>
        <translation>L’entraînement des modèles d’images n’est pas estimé.</translation>
    </message>
    <message>
        <source>Training runs</source>
        <translation>Entraînements</translation>
    </message>
    <message>
        <source>Training runs use 100 chips or more.</source>
        <translation>Les entraînements utilisent 100 puces ou plus.</translation>
    </message>
    <message>
        <source>Training step</source>
        <translation>Étape d’entraînement</translation>
    </message>
    <message>
        <source>Training throughput</source>
        <translation>Débit d’entraînement</translation>
    </message>
    <message>
        <source>Training time</source>
        <translation>Temps d’entraînement</translation>
    </message>
    <message>
        <source>Training tokens</source>
        <translation>Tokens d’entraînement</translation>
    </message>
    <message>
        <source>Training tokens (billions)</source>
        <translation>Tokens d’entraînement (milliards)</translation>
    </message>
    <message>
        <source>Training: time per token on one chip</source>
        <translation>Entraînement : le temps d’un token sur une puce</translation>
    </message>
    <message>
        <source>Trainium</source>
        <translation>Trainium</translation>
    </message>
    <message>
        <source>Trainium and Inferentia vs NVIDIA</source>
        <translation>Trainium et Inferentia face à NVIDIA</translation>
    </message>
    <message>
        <source>Trainium exists only on AWS: decide whether to accept the lock-in.</source>
        <translation>Trainium n’existe que sur AWS : accepter ou non la dépendance.</translation>
    </message>
    <message>
        <source>Trainium is priced below its competitors.</source>
        <translation>Le prix de Trainium est inférieur à celui de ses concurrents.</translation>
    </message>
    <message>
        <source>Trainium lets big AI firms and clouds depend less on NVIDIA and AMD.</source>
        <translation>Trainium permet aux grandes entreprises d’IA et aux clouds de moins dépendre de NVIDIA et d’AMD.</translation>
    </message>
    <message>
        <source>Trainium1 competes with the A100 at a lower cost.</source>
        <translation>Trainium1 rivalise avec A100 à un coût inférieur.</translation>
    </message>
    <message>
        <source>Trainium2 already had it.</source>
        <translation>Trainium2 l’avait déjà.</translation>
    </message>
    <message>
        <source>Trainium2 chips expected by the end of 2025</source>
        <translation>puces Trainium2 attendues d’ici fin 2025</translation>
    </message>
    <message>
        <source>Trainium2 chips in use</source>
        <translation>puces Trainium2 en service</translation>
    </message>
    <message>
        <source>Trainium2 gives 30 to 40% more work per dollar than the P5 instances.</source>
        <translation>À prix égal, Trainium2 fournit 30 à 40 % de travail de plus que les instances P5.</translation>
    </message>
    <message>
        <source>Trainium2 instances cost about half of comparable H100 instances.</source>
        <translation>Les instances Trainium2 coûtent environ moitié moins que des instances H100 comparables.</translation>
    </message>
    <message>
        <source>Trainium2 is four times as fast as Trainium1.</source>
        <translation>Trainium2 est quatre fois plus rapide que Trainium1.</translation>
    </message>
    <message>
        <source>Trainium2 is four times as fast as the first generation.</source>
        <translation>Trainium2 est quatre fois plus rapide que la première génération.</translation>
    </message>
    <message>
        <source>Trainium2 memory in the EC2 guide</source>
        <translation>Mémoire de Trainium2 dans le guide EC2</translation>
    </message>
    <message>
        <source>Trainium2 or H100?</source>
        <translation>Trainium2 ou H100 ?</translation>
    </message>
    <message>
        <source>Trainium2 supports it: 2,563 sparse TFLOPS.</source>
        <translation>Trainium2 l’a : 2 563 TFLOPS sparse.</translation>
    </message>
    <message>
        <source>Trainium3 doubles what its predecessor can do.</source>
        <translation>Trainium3 double les capacités de son prédécesseur.</translation>
    </message>
    <message>
        <source>Trainium3 gives over five times the output tokens per megawatt of Trainium2 on gpt-oss-120b.</source>
        <translation>Trainium3 produit plus de cinq fois les tokens en sortie par mégawatt de Trainium2 sur gpt-oss-120b.</translation>
    </message>
    <message>
        <source>Trainium3 is 40% more energy-efficient than Trainium2.</source>
        <translation>L’efficacité énergétique de Trainium3 est supérieure de 40 % à celle de Trainium2.</translation>
    </message>
    <message>
        <source>Trainium3 or Blackwell?</source>
        <translation>Trainium3 ou Blackwell ?</translation>
    </message>
    <message>
        <source>Trainium4 will have four times the memory bandwidth of Trainium3.</source>
        <translation>Trainium4 doit avoir quatre fois la bande passante mémoire de Trainium3.</translation>
    </message>
    <message>
        <source>Trainium4 will have six times the FP4 throughput of Trainium3.</source>
        <translation>Trainium4 doit avoir six fois le débit FP4 de Trainium3.</translation>
    </message>
    <message>
        <source>Trainium4 will have six times the processing performance of Trainium3.</source>
        <translation>Trainium4 doit avoir six fois les performances de traitement de Trainium3.</translation>
    </message>
    <message>
        <source>Trainium4 will have three times the FP8 performance of Trainium3.</source>
        <translation>Trainium4 doit avoir trois fois les performances FP8 de Trainium3.</translation>
    </message>
    <message>
        <source>Trainium4 will have twice the memory of Trainium3.</source>
        <translation>Trainium4 doit avoir deux fois la mémoire de Trainium3.</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>Sans fond</translation>
    </message>
    <message>
        <source>Transparent, for dark backgrounds</source>
        <translation>Sans fond, pour fonds sombres</translation>
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
        <translation>Trn1 entraîne à un coût jusqu’à 50 % inférieur à celui des instances P4d comparables.</translation>
    </message>
    <message>
        <source>Trn2 and Trn3 only.</source>
        <translation>Trn2 et Trn3 seulement.</translation>
    </message>
    <message>
        <source>Trn2 instances give 30 to 40% more work per dollar than the GPU instances P5e and P5en.</source>
        <translation>À prix égal, les instances Trn2 fournissent 30 à 40 % de travail de plus que les instances GPU P5e et P5en.</translation>
    </message>
    <message>
        <source>Trn3 at launch</source>
        <translation>Trn3 au lancement</translation>
    </message>
    <message>
        <source>True for FP8 of one chip, not for BF16, memory or bandwidth.</source>
        <translation>Vrai pour le FP8 d’une puce, pas pour le BF16, la mémoire ni la bande passante.</translation>
    </message>
    <message>
        <source>True for the instances of the table; chip by chip it is a quarter.</source>
        <translation>Vrai pour les instances du tableau ; puce par puce, c’est un quart.</translation>
    </message>
    <message>
        <source>True in dense FP8 (362 against 360 PFLOPS), not against the 540 the article prints, nor in BF16 (97 against 180).</source>
        <translation>Vrai en FP8 dense (362 contre 360 PFLOPS), pas face aux 540 indiqués par l’article, ni en BF16 (97 contre 180).</translation>
    </message>
    <message>
        <source>Try again when it has finished.</source>
        <translation>Réessayez quand il aura terminé.</translation>
    </message>
    <message>
        <source>Turns full screen on or off.</source>
        <translation>Donne tout l’écran à la fenêtre, et le reprend.</translation>
    </message>
    <message>
        <source>Twice for Trainium3</source>
        <translation>Le double pour Trainium3</translation>
    </message>
    <message>
        <source>Two assumptions</source>
        <translation>Deux hypothèses</translation>
    </message>
    <message>
        <source>Two columns of the same name have different values: rename one of them.</source>
        <translation>Deux colonnes du même nom ont des valeurs différentes : renommez l'une d'elles.</translation>
    </message>
    <message>
        <source>Two dies in a package; one matrix product uses one die (191.5 TFLOPS).</source>
        <translation>Deux dies dans un boîtier ; un produit matriciel utilise un seul die (191,5 TFLOPS).</translation>
    </message>
    <message>
        <source>Two files of this export have the same name.</source>
        <translation>Deux fichiers de cet export ont le même nom.</translation>
    </message>
    <message>
        <source>Two forward and four backward; four in all where the base is frozen.</source>
        <translation>Deux en avant et quatre en arrière ; quatre en tout si la base est gelée.</translation>
    </message>
    <message>
        <source>Two lines show the cumulative cost with and without the move; where they cross, the move has paid for itself. The second chart shows the payback time by monthly spend. Thin lines mark the thresholds of the AWS chip guide of 2025. If a machine price or an API price is set, a fourth chart compares renting, owning and the API.</source>
        <translation>Deux lignes montrent ce qui a été payé en tout, avec et sans la migration ; là où elles se croisent, la migration est amortie. Le deuxième graphique donne les mois nécessaires selon la dépense mensuelle. Les lignes fines sont les seuils du guide des puces d'AWS de 2025. Quand un prix de la machine ou d'une API est indiqué, un quatrième graphique compare location, possession et API.</translation>
    </message>
    <message>
        <source>Two scenarios are named "%1".</source>
        <translation>Il y a deux scénarios « %1 ».</translation>
    </message>
    <message>
        <source>Two stacks; generation not named.</source>
        <translation>Deux piles ; génération non nommée.</translation>
    </message>
    <message>
        <source>Two-dimensional torus.</source>
        <translation>Tore bidimensionnel.</translation>
    </message>
    <message>
        <source>Two-way sensitivity</source>
        <translation>Sensibilité à deux hypothèses</translation>
    </message>
    <message>
        <source>Two-way sensitivity.</source>
        <translation>Sensibilité à deux hypothèses.</translation>
    </message>
    <message>
        <source>Type it again.</source>
        <translation>Saisissez-le de nouveau.</translation>
    </message>
    <message>
        <source>Type to find commands, chips, pages and metrics.</source>
        <translation>Tout ce qui peut être fait, à trouver en tapant : commandes, puces, pages, mesures.</translation>
    </message>
    <message>
        <source>Typical board power.</source>
        <translation>Puissance typique de la carte.</translation>
    </message>
    <message>
        <source>US bank prime rate in the first half of 2025 (Federal Reserve).</source>
        <translation>Taux préférentiel des banques américaines au premier semestre 2025, d'après la Réserve fédérale.</translation>
    </message>
    <message>
        <source>USD</source>
        <translation>USD</translation>
    </message>
    <message>
        <source>USD a month by share of hours used</source>
        <translation>USD par mois selon la part des heures utilisées</translation>
    </message>
    <message>
        <source>USD a month by tokens generated</source>
        <translation>USD par mois selon les tokens répondus</translation>
    </message>
    <message>
        <source>USD a month, list prices</source>
        <translation>USD par mois, prix publics</translation>
    </message>
    <message>
        <source>USD an hour</source>
        <translation>USD par heure</translation>
    </message>
    <message>
        <source>USD billion</source>
        <translation>milliards USD</translation>
    </message>
    <message>
        <source>USD million</source>
        <translation>millions USD</translation>
    </message>
    <message>
        <source>USD needs no exchange rate.</source>
        <translation>Un USD vaut un USD.</translation>
    </message>
    <message>
        <source>USD per 1 million items</source>
        <translation>USD par million d’éléments</translation>
    </message>
    <message>
        <source>USD per 1 million tokens</source>
        <translation>USD par million de tokens</translation>
    </message>
    <message>
        <source>USD per 1M input tokens</source>
        <translation>USD par million de tokens en entrée</translation>
    </message>
    <message>
        <source>USD per 1M items</source>
        <translation>USD par million d’éléments</translation>
    </message>
    <message>
        <source>USD per 1M tokens</source>
        <translation>USD par million de tokens</translation>
    </message>
    <message>
        <source>USD per 1M tokens at %1 per user</source>
        <translation>USD par million de tokens à %1 par utilisateur</translation>
    </message>
    <message>
        <source>USD per GB-hour</source>
        <translation>USD par GB-heure</translation>
    </message>
    <message>
        <source>USD per GPU-hour</source>
        <translation>USD par GPU-heure</translation>
    </message>
    <message>
        <source>USD per PFLOPS-hour</source>
        <translation>USD par PFLOPS-heure</translation>
    </message>
    <message>
        <source>USD per TB/s-hour</source>
        <translation>USD par TB/s-heure</translation>
    </message>
    <message>
        <source>USD per chip-hour</source>
        <translation>USD par puce-heure</translation>
    </message>
    <message>
        <source>USD per hour</source>
        <translation>USD par heure</translation>
    </message>
    <message>
        <source>USD per instance-hour</source>
        <translation>USD par instance-heure</translation>
    </message>
    <message>
        <source>USD per system-hour</source>
        <translation>USD par système-heure</translation>
    </message>
    <message>
        <source>USD/month</source>
        <translation>USD/mois</translation>
    </message>
    <message>
        <source>UltraServer</source>
        <translation>UltraServer</translation>
    </message>
    <message>
        <source>UltraServer, rented as one capacity block.</source>
        <translation>UltraServer, loué comme un seul Capacity Block.</translation>
    </message>
    <message>
        <source>UltraServers</source>
        <translation>UltraServers</translation>
    </message>
    <message>
        <source>UltraServers of 64 chips</source>
        <translation>UltraServers de 64 puces</translation>
    </message>
    <message>
        <source>Uncertainty</source>
        <translation>Incertitude</translation>
    </message>
    <message>
        <source>Uncertainty (%1 of %2)</source>
        <comment>rows that are drawn, of all</comment>
        <translation>Incertitude (%1 sur %2)</translation>
    </message>
    <message>
        <source>Unchanged from 2026-01-31 to 2026-07-22.</source>
        <translation>Inchangé du 2026-01-31 au 2026-07-22.</translation>
    </message>
    <message>
        <source>Unchanged in the docs of August 2026.</source>
        <translation>Toujours le cas dans la documentation d’août 2026.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undoes the last change of the comparison, step by step without limit.</source>
        <translation>Annule la dernière modification de la comparaison, pas à pas et sans limite.</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Unit of comparison</source>
        <translation>Ce que représente une ligne</translation>
    </message>
    <message>
        <source>Unit: %1. Higher is better.</source>
        <translation>Unité : %1. Plus, c’est mieux.</translation>
    </message>
    <message>
        <source>Unit: %1. Lower is better.</source>
        <translation>Unité : %1. Moins, c’est mieux.</translation>
    </message>
    <message>
        <source>Unknown architecture "%1".</source>
        <translation>L’architecture « %1 » n’est pas connue.</translation>
    </message>
    <message>
        <source>Unknown format %1.</source>
        <translation>Il n’y a pas de format %1.</translation>
    </message>
    <message>
        <source>Unknown key "%1".</source>
        <translation>La clé « %1 » est inconnue.</translation>
    </message>
    <message>
        <source>Unknown kind of attention "%1".</source>
        <translation>Le type d’attention « %1 » n’est pas connu.</translation>
    </message>
    <message>
        <source>Unknown kind of layer "%1".</source>
        <translation>Ce type de couche n’est pas connu : « %1 ».</translation>
    </message>
    <message>
        <source>Unknown quantization "%1".</source>
        <translation>La quantification « %1 » n’est pas connue.</translation>
    </message>
    <message>
        <source>Unknown type of weights "%1".</source>
        <translation>Le type de poids « %1 » n’est pas connu.</translation>
    </message>
    <message>
        <source>Unknown unit "%1".</source>
        <translation>L’unité « %1 » est inconnue.</translation>
    </message>
    <message>
        <source>Unofficial table.</source>
        <translation>Tableau non officiel.</translation>
    </message>
    <message>
        <source>Unofficial; AWS publishes none.</source>
        <translation>Non officielle ; AWS n’en publie pas.</translation>
    </message>
    <message>
        <source>Unofficial; from another list.</source>
        <translation>Non officielle ; d’après une autre liste.</translation>
    </message>
    <message>
        <source>Unpack it and name the file inside.</source>
        <translation>Décompressez-le et indiquez le fichier qu’il contient.</translation>
    </message>
    <message>
        <source>Unpublished figures stay missing, with the reason; unknown values never become zero. Ranges are carried through every formula, so a result based on a range is a range too.</source>
        <translation>Ce qui n’est pas publié reste manquant et dit pourquoi ; rien d’inconnu ne devient zéro. Les plages traversent toutes les formules : un nombre calculé à partir d’une plage en est une aussi.</translation>
    </message>
    <message>
        <source>Unsaved changes of "%1" from the last session are shown. File &gt; Open shows the saved version.</source>
        <translation>Les modifications de la dernière fois sont affichées ; « %1 » ne les contient pas encore. Fichier &gt; Ouvrir montre l’état enregistré.</translation>
    </message>
    <message>
        <source>Until payback</source>
        <translation>Jusqu’à la rentabilité</translation>
    </message>
    <message>
        <source>Until training is done, or until serving begins; includes the move.</source>
        <translation>Jusqu’à la fin de l’entraînement, ou au début de l’inférence ; la migration compte aussi.</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Vertical</translation>
    </message>
    <message>
        <source>Up to 10x lower latency.</source>
        <translation>Latence jusqu’à 10x plus faible.</translation>
    </message>
    <message>
        <source>Up to 2.3x, against comparable EC2 instances for inference.</source>
        <translation>Jusqu’à 2,3x, par rapport à des instances EC2 comparables pour l’inférence.</translation>
    </message>
    <message>
        <source>Up to 70%, against comparable EC2 instances for inference.</source>
        <translation>Jusqu’à 70 %, par rapport à des instances EC2 comparables pour l’inférence.</translation>
    </message>
    <message>
        <source>Up to the high end</source>
        <translation>Jusqu’à la borne haute</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Haut, Bas</translation>
    </message>
    <message>
        <source>Update Chipboard to open it; the file is unchanged.</source>
        <translation>Mettez Chipboard à jour pour l’ouvrir ; le fichier n’a pas été modifié.</translation>
    </message>
    <message>
        <source>Update to the figures of %1</source>
        <translation>Adopter les valeurs du %1</translation>
    </message>
    <message>
        <source>Update to the new figures</source>
        <translation>Adopter les nouvelles valeurs</translation>
    </message>
    <message>
        <source>Upper number</source>
        <translation>Nombre du haut</translation>
    </message>
    <message>
        <source>Usable memory per chip</source>
        <translation>Mémoire utilisable d’une puce</translation>
    </message>
    <message>
        <source>Usage: %1 [OPTIONS]</source>
        <translation>Usage : %1 [OPTIONS]</translation>
    </message>
    <message>
        <source>Use %1 or a unit of the same kind.</source>
        <translation>Utilisez %1 ou une unité du même type.</translation>
    </message>
    <message>
        <source>Use --format table or json.</source>
        <translation>Donnez --format table ou json.</translation>
    </message>
    <message>
        <source>Use . or a comma.</source>
        <translation>C’est un . ou une virgule.</translation>
    </message>
    <message>
        <source>Use 1 to %1.</source>
        <translation>Donnez 1 à %1.</translation>
    </message>
    <message>
        <source>Use = != &lt; &lt;= &gt; &gt;= or contains.</source>
        <translation>Opérateurs possibles : = != &lt; &lt;= &gt; &gt;= et contains.</translation>
    </message>
    <message>
        <source>Use = != &lt; &lt;= &gt; or &gt;=.</source>
        <translation>Opérateurs possibles : = != &lt; &lt;= &gt; et &gt;=.</translation>
    </message>
    <message>
        <source>Use = != or contains.</source>
        <translation>Opérateurs possibles : = != et contains.</translation>
    </message>
    <message>
        <source>Use AWS's Capacity Block prices as JSON.</source>
        <translation>Indiquez les prix Capacity Block d’AWS au format JSON.</translation>
    </message>
    <message>
        <source>Use Epoch AI's table of machine-learning hardware as CSV.</source>
        <translation>Indiquez le tableau du matériel d’apprentissage automatique d’Epoch AI au format CSV.</translation>
    </message>
    <message>
        <source>Use a copy that opens in other programs.</source>
        <translation>Prenez une copie qui s’ouvre dans d’autres programmes.</translation>
    </message>
    <message>
        <source>Use a file name ending in %1.</source>
        <translation>Terminez le nom du fichier par %1.</translation>
    </message>
    <message>
        <source>Use a newer Chipboard.</source>
        <translation>Utilisez un Chipboard plus récent.</translation>
    </message>
    <message>
        <source>Use a presentation (.pptx) or template (.potx) that PowerPoint or Impress opens.</source>
        <translation>Prenez une présentation (.pptx) ou un modèle (.potx) que PowerPoint ou Impress peut ouvrir.</translation>
    </message>
    <message>
        <source>Use a price of another type (on-demand, Capacity Block, spot ...) if the price book has none. Otherwise such a row has no price.</source>
        <translation>Affiche un prix d’un autre type (à la demande, Capacity Block, spot...) là où la grille tarifaire n’en a pas. Sans cette option, une telle ligne n’a pas de prix.</translation>
    </message>
    <message>
        <source>Use a smaller file.</source>
        <translation>Prenez un fichier plus petit.</translation>
    </message>
    <message>
        <source>Use a whole number, 0 or more.</source>
        <translation>Donnez un nombre entier, 0 ou plus.</translation>
    </message>
    <message>
        <source>Use each name only once.</source>
        <translation>Nommez chacune une seule fois, ou autrement.</translation>
    </message>
    <message>
        <source>Use large type</source>
        <translation>Utiliser de grands caractères</translation>
    </message>
    <message>
        <source>Use letters, digits, dots, hyphens and underscores, starting with a letter or digit.</source>
        <translation>Utilisez des lettres, chiffres, points, traits d’union et tirets bas, en commençant par une lettre ou un chiffre.</translation>
    </message>
    <message>
        <source>Use list or remove.</source>
        <translation>Valeurs admises : list et remove.</translation>
    </message>
    <message>
        <source>Use normal type</source>
        <translation>Utiliser les caractères normaux</translation>
    </message>
    <message>
        <source>Use one of %1.</source>
        <translation>Utilisez l’une des valeurs %1.</translation>
    </message>
    <message>
        <source>Use one of , ; | and tab.</source>
        <translation>C’est l’un de , ; | ou une tabulation.</translation>
    </message>
    <message>
        <source>Use prices from %1</source>
        <translation>Prendre les prix de %1</translation>
    </message>
    <message>
        <source>Use prices “%1”</source>
        <translation>Utiliser les prix « %1 »</translation>
    </message>
    <message>
        <source>Use summary.csv or summary_results.json of MLCommons.</source>
        <translation>Utilisez summary.csv ou summary_results.json de MLCommons.</translation>
    </message>
    <message>
        <source>Use table or json.</source>
        <translation>Valeurs admises : table ou json.</translation>
    </message>
    <message>
        <source>Use that version, or name another file. This file was not changed.</source>
        <translation>Utilisez celui-ci, ou indiquez un autre fichier. Le fichier actuel n’est pas modifié.</translation>
    </message>
    <message>
        <source>Use the automatic choice</source>
        <translation>Laisser la page choisir</translation>
    </message>
    <message>
        <source>Use the colours: %1</source>
        <translation>Choisir les couleurs : %1</translation>
    </message>
    <message>
        <source>Use the format csv for tables with other columns.</source>
        <translation>Utilisez le format csv pour les tableaux à autres colonnes.</translation>
    </message>
    <message>
        <source>Use the language %1</source>
        <translation>Langue : %1</translation>
    </message>
    <message>
        <source>Use the light theme</source>
        <translation>Utiliser le thème clair</translation>
    </message>
    <message>
        <source>Use the masters of this presentation or template (.pptx, .potx), with its size, fonts and colours; "none" for Chipboard's own.</source>
        <translation>Place les diapositives sur les masques de cette présentation ou de ce modèle (.pptx, .potx), avec ses dimensions, polices et couleurs ; « none » pour les nôtres.</translation>
    </message>
    <message>
        <source>Use the prices of "%1"</source>
        <translation>Utiliser les prix de « %1 »</translation>
    </message>
    <message>
        <source>Use the system language</source>
        <translation>Utiliser la langue du système</translation>
    </message>
    <message>
        <source>Use these columns</source>
        <translation>Utiliser ces colonnes</translation>
    </message>
    <message>
        <source>Use this language; commands use English by default.</source>
        <translation>Utilise cette langue ; sinon, les commandes sont en anglais.</translation>
    </message>
    <message>
        <source>Use three capital letters, such as EUR.</source>
        <translation>Donnez trois majuscules, par exemple EUR.</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Utilisée par</translation>
    </message>
    <message>
        <source>Used by: %1. Numbers that depend on them will be missing.</source>
        <translation>Utilisés par : %1. Les nombres qui en dépendent y manqueront.</translation>
    </message>
    <message>
        <source>Used for rows without a date of their own.</source>
        <translation>Les lignes indiquent leur date ; celle-ci vaut pour celles qui n’en ont pas.</translation>
    </message>
    <message>
        <source>Used inside Azure, not rented as an instance. Its 9-bit MX format reaches 1,500 TFLOPS.</source>
        <translation>Utilisée au sein d’Azure, non louée comme instance. Son format MX de 9 bits atteint 1 500 TFLOPS.</translation>
    </message>
    <message>
        <source>Uses of Rainier</source>
        <translation>À quoi sert Rainier</translation>
    </message>
    <message>
        <source>Uses the colours, font and logo from your company's file.</source>
        <translation>Reprend couleurs, police et logo d’un fichier de votre entreprise.</translation>
    </message>
    <message>
        <source>Uses the price of the same instance for this commitment where known, and counts all hours of a month. Elsewhere the list price applies and is marked.</source>
        <translation>Si un prix de la même instance est connu pour cet engagement, il s’applique et toutes les heures du mois sont payées ; sinon, le prix de la grille reste en place et il est signalé.</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>Utilisation</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Prix-performances</translation>
    </message>
    <message>
        <source>Value</source>
        <comment>a number</comment>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Value and label of the line: 80 needed</source>
        <translation>Valeur de la ligne et ce qu’elle est : 80 requis</translation>
    </message>
    <message>
        <source>Values and formulas</source>
        <translation>Valeurs et formules</translation>
    </message>
    <message>
        <source>Values here are compared with the claims, not with the baseline.</source>
        <translation>Les affirmations sont comparées à ce qui a été affirmé, quelle que soit la référence.</translation>
    </message>
    <message>
        <source>Vast.ai offers (JSON)</source>
        <translation>Offres de Vast.ai (JSON)</translation>
    </message>
    <message>
        <source>Vector and matrix rate alike.</source>
        <translation>Débits vectoriel et matriciel identiques.</translation>
    </message>
    <message>
        <source>Vector rate.</source>
        <translation>Débit vectoriel.</translation>
    </message>
    <message>
        <source>Vector rate; no tensor figure seen.</source>
        <translation>Débit vectoriel ; aucune valeur tensorielle vue.</translation>
    </message>
    <message>
        <source>Vendor claims</source>
        <translation>Affirmations des fabricants</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Version, date of the data, and licences.</source>
        <translation>Version, date des données et licences.</translation>
    </message>
    <message>
        <source>Vertical bar</source>
        <translation>Barre verticale</translation>
    </message>
    <message>
        <source>ViT-B/16</source>
        <translation>ViT-B/16</translation>
    </message>
    <message>
        <source>ViT-B/16 image classification</source>
        <translation>Classification d’images ViT-B/16</translation>
    </message>
    <message>
        <source>ViT-L/16</source>
        <translation>ViT-L/16</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabulaire</translation>
    </message>
    <message>
        <source>Waiting, ms</source>
        <translation>Attente, ms</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Avertissement : %1</translation>
    </message>
    <message>
        <source>Weeks of engineering available for moving to other chips.</source>
        <translation>Semaines d’ingénieur disponibles pour migrer vers d’autres puces.</translation>
    </message>
    <message>
        <source>Weight precision (bits)</source>
        <translation>Bits d’un poids</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Weights and activations per chip</source>
        <translation>Poids et activations d’une puce</translation>
    </message>
    <message>
        <source>Weights and caches read / memory bandwidth + 2 x active parameters x requests / peak + overhead of layers and requests + communication between chips. Each has the share of peak that measurements show.</source>
        <translation>Lecture des poids et des caches / bande passante mémoire + 2 x paramètres actifs x requêtes / crête + coûts fixes des couches et des requêtes + échanges entre puces, chacun avec la part de la crête que montrent les mesures.</translation>
    </message>
    <message>
        <source>Weights of %1 bits are not supported.</source>
        <translation>Les poids de %1 bits ne sont pas connus.</translation>
    </message>
    <message>
        <source>Weights used by each token; fewer than all in a mixture of experts.</source>
        <translation>Poids que rencontre un token ; moins que tous s’il y a des experts.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Que voulez-vous faire ?</translation>
    </message>
    <message>
        <source>What does the same work cost with other prices and assumptions?</source>
        <translation>Que coûte le même travail avec d’autres prix et hypothèses ?</translation>
    </message>
    <message>
        <source>What is not comparable</source>
        <translation>Ce qui n’est pas comparable</translation>
    </message>
    <message>
        <source>What the slide check covers</source>
        <translation>Ce que cherche la vérification de la diapositive</translation>
    </message>
    <message>
        <source>What the work costs a month today; savings and payback follow from it.</source>
        <translation>Ce que le travail coûte aujourd’hui par mois ; économies et rentabilité en découlent.</translation>
    </message>
    <message>
        <source>What to compare</source>
        <translation>Éléments à comparer</translation>
    </message>
    <message>
        <source>What to compare.</source>
        <translation>Éléments à comparer.</translation>
    </message>
    <message>
        <source>What to export: a page, one chart of it, all pages with results, a report of them, or the answer as a one-page brief.</source>
        <translation>Quoi exporter : une page, un de ses graphiques, toutes les pages avec des résultats, un rapport, ou la réponse en synthèse d’une page.</translation>
    </message>
    <message>
        <source>What would change it</source>
        <translation>Ce qui le changerait</translation>
    </message>
    <message>
        <source>What would change the advice</source>
        <translation>Ce qui changerait le conseil</translation>
    </message>
    <message>
        <source>What-if</source>
        <translation>Et si</translation>
    </message>
    <message>
        <source>What-if against %1</source>
        <translation>« Et si » face à %1</translation>
    </message>
    <message>
        <source>What-if against the baseline</source>
        <translation>« Et si » face à la référence</translation>
    </message>
    <message>
        <source>What-if of %1</source>
        <translation>« Et si » de %1</translation>
    </message>
    <message>
        <source>What-if of one option</source>
        <translation>« Et si » d’un seul élément</translation>
    </message>
    <message>
        <source>What-if of the best option</source>
        <translation>« Et si » du meilleur</translation>
    </message>
    <message>
        <source>What-if on %1</source>
        <translation>« Et si » sur %1</translation>
    </message>
    <message>
        <source>What-if on the cost of the workload</source>
        <translation>« Et si » sur le coût de la charge</translation>
    </message>
    <message>
        <source>What-if: automatic break-even point</source>
        <translation>« Et si » : bascule de l’ordre au choix de la page</translation>
    </message>
    <message>
        <source>What-if: automatic choices</source>
        <translation>« Et si » au choix de la page</translation>
    </message>
    <message>
        <source>What-if: automatic table</source>
        <translation>Tableau « Et si » au choix de la page</translation>
    </message>
    <message>
        <source>What-if: break-even point by %1</source>
        <translation>« Et si » : bascule de l’ordre selon %1</translation>
    </message>
    <message>
        <source>What-if: table over %1</source>
        <translation>Tableau « Et si » selon %1</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>When did each generation arrive, and what did it gain over the previous one?</source>
        <translation>Quand chaque génération est-elle arrivée, et qu’a-t-elle gagné sur la précédente ?</translation>
    </message>
    <message>
        <source>When does a move to another chip pay back, and at which utilisation does a commitment pay off?</source>
        <translation>Quand passer à une autre puce est-il rentable, et à partir de quand un engagement l’est-il ?</translation>
    </message>
    <message>
        <source>When moving to other chips pays off</source>
        <translation>Quand passer à d’autres puces est rentable</translation>
    </message>
    <message>
        <source>When the title was written %1 was above %2; now it is not.</source>
        <translation>À la rédaction du titre, %1 était au-dessus de %2 ; ce n’est plus le cas.</translation>
    </message>
    <message>
        <source>When the title was written %1 was below %2; now it is not.</source>
        <translation>À la rédaction du titre, %1 était au-dessous de %2 ; ce n’est plus le cas.</translation>
    </message>
    <message>
        <source>When the title was written %1 was the highest; now it is not.</source>
        <translation>À la rédaction du titre, %1 avait la valeur la plus haute ; ce n’est plus le cas.</translation>
    </message>
    <message>
        <source>When the title was written %1 was the lowest; now it is not.</source>
        <translation>À la rédaction du titre, %1 avait la valeur la plus basse ; ce n’est plus le cas.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Where sources contradict each other</source>
        <translation>Où les sources se contredisent</translation>
    </message>
    <message>
        <source>Where the default comes from</source>
        <translation>Origine de la valeur par défaut</translation>
    </message>
    <message>
        <source>Which assumption affects the answer most, where is the break-even point, and how certain is it?</source>
        <translation>Quelle hypothèse fait le plus varier la réponse, à quelle valeur l’ordre bascule-t-il, et la réponse est-elle fiable ?</translation>
    </message>
    <message>
        <source>Which chip serves at the lowest cost with the tokens/s that each user requires?</source>
        <translation>Quelle puce sert au moindre coût à la vitesse que chaque utilisateur doit recevoir ?</translation>
    </message>
    <message>
        <source>Which has more compute, memory and bandwidth, and at what cost?</source>
        <translation>Laquelle a le plus de calcul, de mémoire et de bande passante, et que coûte-t-elle ?</translation>
    </message>
    <message>
        <source>Which option is better, by how much, and why? The title answers the goal chosen above it.</source>
        <translation>Quelle option est la meilleure, de combien et pourquoi ? Le titre répond à l’objectif choisi au-dessus.</translation>
    </message>
    <message>
        <source>Which option meets the requirements, and why are the others ruled out?</source>
        <translation>Quelle option répond aux exigences, et pourquoi les autres sont-elles exclues ?</translation>
    </message>
    <message>
        <source>Which option offers the most for its price?</source>
        <translation>Laquelle donne le plus pour son prix ?</translation>
    </message>
    <message>
        <source>White on black with strong lines, for more contrast.</source>
        <translation>Blanc sur noir avec des traits forts, pour les yeux qui ont besoin de contraste.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Why each is ruled out</source>
        <translation>Pourquoi chacune est exclue</translation>
    </message>
    <message>
        <source>Why the others are ruled out</source>
        <translation>Pourquoi les autres sont exclues</translation>
    </message>
    <message>
        <source>Why there is no value (n/p)</source>
        <translation>Pourquoi il n’y a pas de valeur (n/p)</translation>
    </message>
    <message>
        <source>Width and height, such as 210x148mm, 8x4.5in or 1600x900px</source>
        <translation>Largeur et hauteur, par exemple 210x148mm, 8x4.5in ou 1600x900px</translation>
    </message>
    <message>
        <source>Width of a token between layers.</source>
        <translation>Largeur d’un token entre les couches.</translation>
    </message>
    <message>
        <source>Width of all heads</source>
        <translation>Largeur de toutes les têtes</translation>
    </message>
    <message>
        <source>Width of one attention head; a KV cache stated by the model does not change.</source>
        <translation>Largeur d’une tête d’attention ; un cache KV indiqué par le modèle lui-même ne suit pas.</translation>
    </message>
    <message>
        <source>Width of the cached latent. The cache adjusts. Applies to models with multi-head latent attention.</source>
        <translation>Largeur du vecteur latent en cache. Le cache suit. S’applique aux modèles à attention latente multi-tête.</translation>
    </message>
    <message>
        <source>Williams, Waterman, Patterson: Roofline, CACM 52(4), 2009.</source>
        <translation>Williams, Waterman, Patterson : Roofline, CACM 52(4), 2009.</translation>
    </message>
    <message>
        <source>With 36 Grace CPUs, 18 nodes of 4 GPUs.</source>
        <translation>Avec 36 CPU Grace, 18 nœuds de 4 GPU.</translation>
    </message>
    <message>
        <source>With 36 Grace CPUs.</source>
        <translation>Avec 36 CPU Grace.</translation>
    </message>
    <message>
        <source>With 36 Vera CPUs.</source>
        <translation>Avec 36 CPU Vera.</translation>
    </message>
    <message>
        <source>With MXFP8.</source>
        <translation>Avec MXFP8.</translation>
    </message>
    <message>
        <source>With MXFP8; 144 x 2,517.</source>
        <translation>Avec MXFP8 ; 144 x 2 517.</translation>
    </message>
    <message>
        <source>With SDK 2.29.0.</source>
        <translation>Avec le SDK 2.29.0.</translation>
    </message>
    <message>
        <source>With a range</source>
        <translation>Avec intervalle</translation>
    </message>
    <message>
        <source>With less than 10,000 USD of monthly spend,</source>
        <translation>Avec moins de 10 000 USD dépensés par mois,</translation>
    </message>
    <message>
        <source>With operators that are written for CUDA,</source>
        <translation>Avec des opérateurs écrits pour CUDA,</translation>
    </message>
    <message>
        <source>With published prices the share is 65% of P5 on demand and 86 to 114% of P5 capacity blocks; half holds only per FP8 operation.</source>
        <translation>Aux prix publiés, la part est de 65 % de P5 à la demande et de 86 à 114 % des Capacity Blocks P5 ; la moitié n’est exacte que par opération FP8.</translation>
    </message>
    <message>
        <source>With speculative decoding: tokens per step on average, the acceptance length.</source>
        <translation>Avec le décodage spéculatif : tokens qu’une étape donne en moyenne, la longueur d’acceptation.</translation>
    </message>
    <message>
        <source>With the front end; 4 ports of 200 Gbps serve the GPUs.</source>
        <translation>Réseau frontal compris ; 4 ports de 200 Gbps servent les GPU.</translation>
    </message>
    <message>
        <source>With the front end; 8 ports of 200 Gbps serve the GPUs.</source>
        <translation>Réseau frontal compris ; 8 ports de 200 Gbps servent les GPU.</translation>
    </message>
    <message>
        <source>Within 20%</source>
        <translation>À 20 % près</translation>
    </message>
    <message>
        <source>Within 25%</source>
        <translation>À 25 % près</translation>
    </message>
    <message>
        <source>Within a replica, the experts are split across its chips, and each chip holds all of attention.</source>
        <translation>Dans une copie, les experts sont répartis sur ses puces, et chaque puce a toute l’attention.</translation>
    </message>
    <message>
        <source>Without "%1",</source>
        <translation>Sans « %1 »,</translation>
    </message>
    <message>
        <source>Without %1, %2 comes nearest with %3.</source>
        <translation>Sans %1, %2 s’en approche le plus avec %3.</translation>
    </message>
    <message>
        <source>Without %1, %2 would fit.</source>
        <translation>Sans %1, %2 conviendrait.</translation>
    </message>
    <message>
        <source>Without a command, lists all commands.</source>
        <translation>Sans commande, indique les commandes disponibles.</translation>
    </message>
    <message>
        <source>Without a value: %1.</source>
        <translation>Sans valeur : %1.</translation>
    </message>
    <message>
        <source>Without blue (&amp;tritanopia)</source>
        <translation>Sans bleu (t&amp;ritanopie)</translation>
    </message>
    <message>
        <source>Without effect</source>
        <translation>Sans effet</translation>
    </message>
    <message>
        <source>Without green (&amp;deuteranopia)</source>
        <translation>Sans vert (&amp;deutéranopie)</translation>
    </message>
    <message>
        <source>Without red (&amp;protanopia)</source>
        <translation>Sans rouge (&amp;protanopie)</translation>
    </message>
    <message>
        <source>Without vCPU and memory; a whole node cost 6.155 a GPU on 2026-09-20.</source>
        <translation>Sans vCPU ni mémoire ; un nœud entier coûtait 6,155 par GPU le 2026-09-20.</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Travail</translation>
    </message>
    <message>
        <source>Work is compared with the roof of its own chip, so these numbers stay absolute. For single chips the table shows peaks and bandwidths relative to the baseline.</source>
        <translation>Le travail se lit par rapport au toit de sa propre puce ; ces nombres restent donc inchangés. Pour les puces seules, le tableau donne les crêtes et les bandes passantes face à la référence.</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>Calculs</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Charge</translation>
    </message>
    <message>
        <source>Workload</source>
        <comment>on the cover of a report</comment>
        <translation>Charge de travail</translation>
    </message>
    <message>
        <source>Workload set to %1.</source>
        <translation>Charge de travail choisie : %1.</translation>
    </message>
    <message>
        <source>Workload: %1</source>
        <translation>Charge de travail : %1</translation>
    </message>
    <message>
        <source>Workload: %1. Prices: %2.</source>
        <translation>Charge de travail : %1. Prix : %2.</translation>
    </message>
    <message>
        <source>Write "bfloat16", "float16" or "float32".</source>
        <translation>Écrivez « bfloat16 », « float16 » ou « float32 ».</translation>
    </message>
    <message>
        <source>Write "utilisation", or "utilisation@subject" or "utilisation@against" for one row.</source>
        <translation>Écrivez « utilisation », ou « utilisation@subject » ou « utilisation@against » pour une seule ligne.</translation>
    </message>
    <message>
        <source>Write %1 %2.</source>
        <translation>Écrivez %1 %2.</translation>
    </message>
    <message>
        <source>Write %1.</source>
        <translation>Écrivez %1.</translation>
    </message>
    <message>
        <source>Write --title CHART=TEXT, such as --title "memory=Enough for 70B".</source>
        <translation>Écrivez --title CHART=TEXT, par exemple --title "memory=Assez pour 70B".</translation>
    </message>
    <message>
        <source>Write FIELD=COLUMN, such as price=Hourly, or FIELD==VALUE for all rows.</source>
        <translation>Écrivez FIELD=COLUMN, par exemple price=Hourly, ou FIELD==VALUE pour toutes les lignes.</translation>
    </message>
    <message>
        <source>Write PDF files as PDF/A-1b, for archiving; such a file has no embedded board and cannot be opened again.</source>
        <translation>Écrit les fichiers PDF en PDF/A-1b, pour l’archivage ; un tel fichier ne contient pas de comparaison et ne peut pas être rouvert.</translation>
    </message>
    <message>
        <source>Write YYYY, YYYY-MM or YYYY-MM-DD.</source>
        <translation>Écrivez AAAA, AAAA-MM ou AAAA-MM-JJ.</translation>
    </message>
    <message>
        <source>Write YYYY, YYYY-MM, YYYY-MM-DD or "undated".</source>
        <translation>Écrivez AAAA, AAAA-MM, AAAA-MM-JJ ou « undated ».</translation>
    </message>
    <message>
        <source>Write YYYY-MM-DD.</source>
        <translation>Écrivez AAAA-MM-JJ.</translation>
    </message>
    <message>
        <source>Write a smaller number.</source>
        <translation>Écrivez un nombre plus petit.</translation>
    </message>
    <message>
        <source>Write as a wide slide</source>
        <translation>Écrire en diapositive large</translation>
    </message>
    <message>
        <source>Write chipboard import %1 FILE.</source>
        <translation>Écrivez chipboard import %1 FILE.</translation>
    </message>
    <message>
        <source>Write chipboard list instances --where EXPRESSION.</source>
        <translation>Écrivez chipboard list instances --where EXPRESSION.</translation>
    </message>
    <message>
        <source>Write it as "#B85C00": red, green and blue, two hexadecimal digits each.</source>
        <translation>Écrivez-la sous la forme « #B85C00 » : rouge, vert et bleu, deux chiffres hexadécimaux chacun.</translation>
    </message>
    <message>
        <source>Write it as %1=NUMBER.</source>
        <translation>Écrivez %1=NUMBER.</translation>
    </message>
    <message>
        <source>Write it as %1=VALUE.</source>
        <translation>Écrivez-le sous la forme %1=VALUE.</translation>
    </message>
    <message>
        <source>Write it as 1920x1080.</source>
        <translation>Écrivez-la sous la forme 1920x1080.</translation>
    </message>
    <message>
        <source>Write it as 2026-11-22.</source>
        <translation>Écrivez-la sous la forme 2026-11-22.</translation>
    </message>
    <message>
        <source>Write it as the cloud does, such as us-east-2.</source>
        <translation>Écrivez-la comme le cloud : us-east-2.</translation>
    </message>
    <message>
        <source>Write it in quotes.</source>
        <translation>Écrivez la valeur entre guillemets.</translation>
    </message>
    <message>
        <source>Write it in square brackets.</source>
        <translation>Écrivez la valeur entre crochets.</translation>
    </message>
    <message>
        <source>Write it without a unit, with a decimal point: 12.5.</source>
        <translation>Écrivez-le sans unité, avec un point décimal : 12,5.</translation>
    </message>
    <message>
        <source>Write null and "missing".</source>
        <translation>Écrivez null et « missing ».</translation>
    </message>
    <message>
        <source>Write null, "missing" and "unsupported"; the figure may be the sparse FP16 or the INT8 one.</source>
        <translation>Écrivez null, « missing » et « unsupported » ; la valeur est peut-être celle de FP16 sparse ou d’INT8.</translation>
    </message>
    <message>
        <source>Write null, or the status of the value.</source>
        <translation>Écrivez null, ou le statut de la valeur.</translation>
    </message>
    <message>
        <source>Write numbers with a decimal point and without thousands separators.</source>
        <translation>Les nombres s’écrivent avec un point décimal et sans séparateur de milliers.</translation>
    </message>
    <message>
        <source>Write the number without quotes.</source>
        <translation>Écrivez le nombre sans guillemets.</translation>
    </message>
    <message>
        <source>Write this file; can be repeated.</source>
        <translation>Écrit ce fichier ; peut être répétée.</translation>
    </message>
    <message>
        <source>Writes what the window shows. The extension of each file name sets the format; equal input gives equal bytes.</source>
        <translation>Écrit ce que montre la fenêtre. L’extension de chaque nom de fichier décide du format ; une même entrée donne les mêmes octets.</translation>
    </message>
    <message>
        <source>Year of Inferentia1</source>
        <translation>Année d’Inferentia1</translation>
    </message>
    <message>
        <source>Year of Trainium1</source>
        <translation>Année de Trainium1</translation>
    </message>
    <message>
        <source>Yellow cells of the sheet Assumptions can be changed: Results and the charts update. Overview, Data and the sheets of pages stay as they were exported.</source>
        <translation>Les cellules jaunes de la feuille Hypothèses peuvent être modifiées : Résultats et les graphiques suivent. Vue d’ensemble, Données et les feuilles des pages restent telles qu’elles ont été exportées.</translation>
    </message>
    <message>
        <source>Your custom values</source>
        <translation>Vos valeurs propres</translation>
    </message>
    <message>
        <source>Your files change the catalogue: %1 and %2 more.</source>
        <translation>Vos propres fichiers modifient le catalogue : %1 et %2 autres.</translation>
    </message>
    <message>
        <source>Your files change the catalogue: %1.</source>
        <translation>Vos propres fichiers modifient le catalogue : %1.</translation>
    </message>
    <message>
        <source>Your files changed; the catalogue was reloaded.</source>
        <translation>Vos propres fichiers ont changé ; le catalogue a été relu.</translation>
    </message>
    <message>
        <source>Your prices; empty as shipped.</source>
        <translation>Vos propres prix ; vide à la livraison.</translation>
    </message>
    <message>
        <source>Your question: the page title answers it, and its metric comes first.</source>
        <translation>Ce que vous voulez savoir : la réponse est le titre de la page, et sa mesure vient en premier.</translation>
    </message>
    <message>
        <source>Your value</source>
        <translation>Votre valeur</translation>
    </message>
    <message>
        <source>Your workload</source>
        <translation>Votre charge de travail</translation>
    </message>
    <message>
        <source>ZeRO stage %1</source>
        <translation>ZeRO niveau %1</translation>
    </message>
    <message>
        <source>Zone ap-southeast-4c.</source>
        <translation>Zone ap-southeast-4c.</translation>
    </message>
    <message>
        <source>Zone sa-east-1c, mean of 30 days.</source>
        <translation>Zone sa-east-1c, moyenne de 30 jours.</translation>
    </message>
    <message>
        <source>Zone us-east-2c; AWS rates the chance to get it 1 of 10.</source>
        <translation>Zone us-east-2c ; AWS évalue les chances de l’obtenir à 1 sur 10.</translation>
    </message>
    <message>
        <source>Zone us-east-2c; exactly a tenth of on-demand, so perhaps a floor.</source>
        <translation>Zone us-east-2c ; exactement un dixième du prix à la demande, donc peut-être un plancher.</translation>
    </message>
    <message>
        <source>Zoom a chart with two axes</source>
        <translation>Zoomer un graphique à deux axes</translation>
    </message>
    <message>
        <source>Zoom with the wheel, + or -, then pan by dragging or with Alt and the arrow keys; 0 resets the zoom. Drag the title out of the window to copy the chart.</source>
        <translation>La molette, + et - zooment ; glisser ou Alt avec les flèches le déplace alors, 0 montre tout ; par son titre on le sort de la fenêtre.</translation>
    </message>
    <message>
        <source>a caution</source>
        <translation>un avertissement</translation>
    </message>
    <message>
        <source>a commitment of %1</source>
        <translation>un engagement de %1</translation>
    </message>
    <message>
        <source>a failure means going back or starting again</source>
        <translation>un échec oblige à revenir en arrière ou à recommencer</translation>
    </message>
    <message>
        <source>a fault</source>
        <translation>une erreur</translation>
    </message>
    <message>
        <source>a model in which each token uses only part of the weights: all of them take memory, the active ones take time.</source>
        <translation>modèle dont chaque token n’utilise qu’une partie : tous ses poids prennent de la mémoire, les actifs prennent du temps.</translation>
    </message>
    <message>
        <source>a month</source>
        <translation>par mois</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a piece of a word, the unit in which a language model reads and writes.</source>
        <translation>morceau de mot qu’un modèle de langage lit ou écrit en une fois.</translation>
    </message>
    <message>
        <source>a price</source>
        <translation>un prix</translation>
    </message>
    <message>
        <source>a sparse figure counts operations that are skipped because half of the weights are zero, which doubles it; comparisons here use dense figures.</source>
        <translation>une valeur sparse compte aussi les opérations sautées parce que la moitié des poids sont nuls, ce qui la double ; les comparaisons portent ici sur des valeurs denses.</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>une chaîne</translation>
    </message>
    <message>
        <source>a variant of a common one</source>
        <translation>variante d’une architecture courante</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>environ %1</translation>
    </message>
    <message>
        <source>about %1 %2 than %3</source>
        <comment>about 30 % cheaper than a chip</comment>
        <translation>environ %1 %2 que %3</translation>
    </message>
    <message>
        <source>about %1 (%2 to %3)</source>
        <translation>environ %1 (%2 à %3)</translation>
    </message>
    <message>
        <source>about %1 times as fast as %2</source>
        <translation>environ %1 fois plus rapide que %2</translation>
    </message>
    <message>
        <source>about 6 weeks or more late</source>
        <translation>environ 6 semaines de retard ou plus</translation>
    </message>
    <message>
        <source>about late 2027</source>
        <translation>vers fin 2027</translation>
    </message>
    <message>
        <source>accelerator chips with their main figures</source>
        <translation>puces accélératrices et leurs principales valeurs</translation>
    </message>
    <message>
        <source>acres</source>
        <translation>acres</translation>
    </message>
    <message>
        <source>activated</source>
        <translation>mise en service</translation>
    </message>
    <message>
        <source>activations recomputed</source>
        <translation>activations recalculées</translation>
    </message>
    <message>
        <source>advice</source>
        <translation>conseil</translation>
    </message>
    <message>
        <source>advises on the design of Trainium3</source>
        <translation>conseille la conception de Trainium3</translation>
    </message>
    <message>
        <source>advisor; advice; recommend; recommendation; what should I buy; what should I rent; requirements; budget</source>
        <translation>conseiller; conseil; conseils; recommander; recommandation; que dois-je acheter; quoi acheter; que dois-je louer; quoi louer; exigences; besoins; budget</translation>
    </message>
    <message>
        <source>against</source>
        <translation>parle contre</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>face à %1</translation>
    </message>
    <message>
        <source>against %1</source>
        <comment>a chip</comment>
        <translation>face à %1</translation>
    </message>
    <message>
        <source>aims of the advice</source>
        <translation>objectifs des conseils</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message numerus="yes">
        <source>all %n scenarios</source>
        <translation><numerusform>%n scénario</numerusform><numerusform>les %n scénarios</numerusform></translation>
    </message>
    <message>
        <source>all chips</source>
        <translation>toutes les puces</translation>
    </message>
    <message>
        <source>all parameters of a model without experts are active.</source>
        <translation>tous les paramètres d’un modèle sans experts sont actifs.</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>un tableau</translation>
    </message>
    <message>
        <source>an estimate and a price are needed</source>
        <translation>une estimation et un prix sont nécessaires</translation>
    </message>
    <message>
        <source>an instance type or an accelerator</source>
        <translation>un type d’instance ou un accélérateur</translation>
    </message>
    <message>
        <source>an intermediate value in a layer of a model; training stores them for the backward pass.</source>
        <translation>nombre qu’une couche d’un modèle transmet ; l’entraînement les garde pour le passage arrière.</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>an unknown date</source>
        <translation>date inconnue</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 autres</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation><numerusform>et %n autre</numerusform><numerusform>et %n autres</numerusform></translation>
    </message>
    <message>
        <source>announced</source>
        <translation>annoncée</translation>
    </message>
    <message>
        <source>announced factor rounded to a whole number</source>
        <translation>facteur annoncé arrondi à l’entier</translation>
    </message>
    <message>
        <source>announced, not yet on sale</source>
        <translation>annoncée, pas encore en vente</translation>
    </message>
    <message>
        <source>any</source>
        <translation>indifférent</translation>
    </message>
    <message>
        <source>any other price list (CSV, JSON or XLSX; columns with other names are mapped)</source>
        <translation>toute autre grille tarifaire (CSV, JSON ou XLSX ; correspondance pour les colonnes à autre nom)</translation>
    </message>
    <message>
        <source>approximate</source>
        <translation>approximative</translation>
    </message>
    <message>
        <source>arithmetic / rate and the overhead of the layers</source>
        <translation>calcul / vitesse, et coûts fixes des couches</translation>
    </message>
    <message>
        <source>as found</source>
        <translation>par défaut</translation>
    </message>
    <message>
        <source>as given</source>
        <translation>comme indiqué</translation>
    </message>
    <message>
        <source>as of catalogue %1</source>
        <translation>selon le catalogue du %1</translation>
    </message>
    <message>
        <source>as published</source>
        <translation>telle que publiée</translation>
    </message>
    <message>
        <source>assumptions, with ranges and defaults</source>
        <translation>ce qui peut être supposé autrement, avec plages et valeurs par défaut</translation>
    </message>
    <message>
        <source>assumptions; inputs; parameters of the estimate</source>
        <translation>hypothèses; hypotheses; saisies; entrées; paramètres de l'estimation</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>à %1</translation>
    </message>
    <message>
        <source>at %1 a month</source>
        <translation>à %1 par mois aujourd’hui</translation>
    </message>
    <message>
        <source>at %1 per user</source>
        <translation>à %1 par utilisateur</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>au moins %1</translation>
    </message>
    <message>
        <source>at most %1 USD</source>
        <translation>au plus %1 USD</translation>
    </message>
    <message>
        <source>at your %1</source>
        <comment>$2.40</comment>
        <translation>à votre prix de %1</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatique</translation>
    </message>
    <message>
        <source>axes and subtitles</source>
        <translation>axes et sous-titres</translation>
    </message>
    <message>
        <source>band = move to %1, eight of ten cases</source>
        <translation>bande = passer à %1, huit cas sur dix</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>bande passante</translation>
    </message>
    <message>
        <source>bandwidth; memory bandwidth</source>
        <translation>bande passante; bande passante mémoire</translation>
    </message>
    <message>
        <source>baseline to burst</source>
        <translation>du débit de base aux pointes</translation>
    </message>
    <message>
        <source>best case; worst case; alternatives</source>
        <translation>meilleur cas; pire cas; alternatives; variantes</translation>
    </message>
    <message>
        <source>best chip; best fit; buy</source>
        <translation>meilleure puce; puce adaptée; acheter</translation>
    </message>
    <message>
        <source>beta since July 2026</source>
        <translation>bêta depuis juillet 2026</translation>
    </message>
    <message>
        <source>better</source>
        <translation>meilleur</translation>
    </message>
    <message>
        <source>block price</source>
        <translation>prix Block</translation>
    </message>
    <message>
        <source>both are %1 USD per hour</source>
        <translation>les deux sont à %1 USD par heure</translation>
    </message>
    <message>
        <source>both axes from zero</source>
        <translation>deux axes à partir de zéro</translation>
    </message>
    <message>
        <source>both axes logarithmic</source>
        <translation>deux axes logarithmiques</translation>
    </message>
    <message>
        <source>both scenarios</source>
        <translation>les deux scénarios</translation>
    </message>
    <message>
        <source>both, side by side</source>
        <translation>les deux, côte à côte</translation>
    </message>
    <message>
        <source>bottleneck; memory bound; compute bound; bandwidth bound</source>
        <translation>goulot d'étranglement; goulet d'étranglement; facteur limitant; limité par la mémoire; limité par le calcul; limité par la bande passante; bottleneck</translation>
    </message>
    <message>
        <source>bought by Amazon in</source>
        <translation>racheté par Amazon en</translation>
    </message>
    <message>
        <source>break-even</source>
        <translation>seuil de rentabilité</translation>
    </message>
    <message>
        <source>break-even output / tokens of 730 hours at the utilisation</source>
        <translation>sortie à partir de laquelle la location bat une API / tokens de 730 heures à l'utilisation donnée</translation>
    </message>
    <message>
        <source>brief; one page; one-pager; handout</source>
        <translation>une page; note; synthèse</translation>
    </message>
    <message>
        <source>by</source>
        <translation>selon</translation>
    </message>
    <message>
        <source>by monthly spend</source>
        <translation>selon la dépense mensuelle</translation>
    </message>
    <message>
        <source>by share of hours used</source>
        <translation>selon la part des heures utilisées</translation>
    </message>
    <message>
        <source>by speed per user</source>
        <translation>selon la vitesse que reçoit chaque utilisateur</translation>
    </message>
    <message>
        <source>by the hour</source>
        <translation>à l’heure</translation>
    </message>
    <message>
        <source>cFP8.</source>
        <translation>cFP8.</translation>
    </message>
    <message>
        <source>cannot be "%2"; choose one of %1.</source>
        <translation>doit être l’une des valeurs %1 ; ici « %2 ».</translation>
    </message>
    <message>
        <source>cannot be checked</source>
        <translation>invérifiable</translation>
    </message>
    <message>
        <source>cannot be negative.</source>
        <translation>ne peut pas être négatif.</translation>
    </message>
    <message>
        <source>catalogue of %1</source>
        <translation>catalogue du %1</translation>
    </message>
    <message>
        <source>caution</source>
        <translation>avertissement</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>modifiée</translation>
    </message>
    <message>
        <source>cheaper</source>
        <translation>moins cher</translation>
    </message>
    <message>
        <source>cheaper, but its software is in maintenance</source>
        <translation>moins cher, mais logiciel en maintenance</translation>
    </message>
    <message>
        <source>cheaper; cheapest; which is cheaper; which is cheapest; which chip; bill; monthly bill; cost; costs; what does it cost; overview; summary; result; start page</source>
        <translation>moins cher; le moins cher; lequel est moins cher; lequel est le moins cher; quelle puce; facture; facture mensuelle; coût; coûts; combien ça coûte; vue d'ensemble; résumé; résultat; page d'accueil</translation>
    </message>
    <message>
        <source>chip</source>
        <translation>puce</translation>
    </message>
    <message>
        <source>chip labs</source>
        <translation>laboratoires de puces</translation>
    </message>
    <message>
        <source>chip, instance or system</source>
        <translation>puce, instance ou système</translation>
    </message>
    <message>
        <source>chip-hours / chips</source>
        <translation>puces-heures / puces</translation>
    </message>
    <message>
        <source>chip-to-chip communication</source>
        <translation>lien entre puces</translation>
    </message>
    <message>
        <source>chip-to-chip link bandwidth of one chip</source>
        <translation>bande passante du lien entre puces, pour une puce</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>puces</translation>
    </message>
    <message>
        <source>chips landed, all customers</source>
        <translation>puces livrées, tous clients</translation>
    </message>
    <message>
        <source>chips only</source>
        <translation>puces seules</translation>
    </message>
    <message>
        <source>chips only, included in rental prices</source>
        <translation>puces seules, compris dans une location</translation>
    </message>
    <message>
        <source>chips that do the work</source>
        <translation>puces qui font le travail</translation>
    </message>
    <message>
        <source>chips used</source>
        <translation>puces utilisées</translation>
    </message>
    <message>
        <source>chips x batches x items / batch latency</source>
        <translation>puces x batchs x éléments / temps d’un batch</translation>
    </message>
    <message>
        <source>chips x deployments needed for the monthly volume</source>
        <translation>puces x déploiements que demande le travail du mois</translation>
    </message>
    <message>
        <source>chips; choose chips; add chips; selection</source>
        <translation>puces; choisir des puces; ajouter des puces; sélection</translation>
    </message>
    <message>
        <source>circle = available</source>
        <translation>cercle = disponible</translation>
    </message>
    <message>
        <source>circle = recomputed</source>
        <translation>cercle = recalculée</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>affirmation</translation>
    </message>
    <message>
        <source>claims</source>
        <translation>affirmations</translation>
    </message>
    <message>
        <source>closed beta, on request</source>
        <translation>bêta fermée, sur demande</translation>
    </message>
    <message>
        <source>cloud instances</source>
        <translation>ce que louent les clouds</translation>
    </message>
    <message>
        <source>colour = maker of the chip</source>
        <translation>couleur = fabricant de la puce</translation>
    </message>
    <message>
        <source>comes first, at a different price type</source>
        <translation>vient en tête, à un autre type de prix</translation>
    </message>
    <message>
        <source>comes first, but ranges overlap</source>
        <translation>vient en tête, mais les plages se recoupent</translation>
    </message>
    <message>
        <source>comes first, tied with others</source>
        <translation>vient en tête, à égalité avec d’autres</translation>
    </message>
    <message>
        <source>commitment</source>
        <translation>engagement</translation>
    </message>
    <message>
        <source>common</source>
        <translation>courante</translation>
    </message>
    <message>
        <source>comparable EC2 instances</source>
        <translation>instances EC2 comparables</translation>
    </message>
    <message>
        <source>comparable GPU instances</source>
        <translation>instances GPU comparables</translation>
    </message>
    <message>
        <source>compare with nvidia; against nvidia; versus nvidia; vs nvidia; nvidia</source>
        <translation>comparer à nvidia; comparer avec nvidia; face à nvidia; contre nvidia; vs nvidia; nvidia</translation>
    </message>
    <message>
        <source>compare with trainium; compare with aws; against aws; vs aws</source>
        <translation>comparer à trainium; comparer avec trainium; comparer à aws; comparer avec aws; face à aws; contre aws; vs aws</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>calcul</translation>
    </message>
    <message>
        <source>compute against what earlier Claude models had</source>
        <translation>calcul par rapport à celui des modèles Claude précédents</translation>
    </message>
    <message>
        <source>concurrent requests / TPOT, or tokens trained per second</source>
        <translation>requêtes simultanées / temps par token, ou tokens d’entraînement par seconde</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>confirmée</translation>
    </message>
    <message>
        <source>contradicted</source>
        <translation>contredite</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>contradiction</translation>
    </message>
    <message>
        <source>contradictions</source>
        <translation>contradictions</translation>
    </message>
    <message>
        <source>contradictions between sources, and the preferred figures</source>
        <translation>où les sources se contredisent, et laquelle croire</translation>
    </message>
    <message>
        <source>core</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>cores</source>
        <translation>cœurs</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>coût</translation>
    </message>
    <message>
        <source>cost and time are unknown</source>
        <translation>on ne sait rien du coût ni du temps</translation>
    </message>
    <message>
        <source>cost if sold at the trn2.48xlarge rate per chip</source>
        <translation>coût au prix par puce de trn2.48xlarge</translation>
    </message>
    <message>
        <source>cost of a TB/s-hour of memory bandwidth, capacity block</source>
        <translation>coût d’une TB/s-heure de bande passante mémoire, Capacity Block</translation>
    </message>
    <message>
        <source>cost of a TB/s-hour of memory bandwidth, on demand</source>
        <translation>coût d’une TB/s-heure de bande passante mémoire, à la demande</translation>
    </message>
    <message>
        <source>cost of a dense FP8 PFLOPS-hour, capacity block against P5 on demand</source>
        <translation>coût d’une PFLOPS-heure FP8 dense, Capacity Block face à P5 à la demande</translation>
    </message>
    <message>
        <source>cost of a dense FP8 PFLOPS-hour, capacity blocks of 2026-01-31</source>
        <translation>coût d’une PFLOPS-heure FP8 dense, Capacity Blocks du 2026-01-31</translation>
    </message>
    <message>
        <source>cost of a dense FP8 PFLOPS-hour, capacity blocks of 2026-07-22</source>
        <translation>coût d’une PFLOPS-heure FP8 dense, Capacity Blocks du 2026-07-22</translation>
    </message>
    <message>
        <source>cost of a dense FP8 PFLOPS-hour, guide prices</source>
        <translation>coût d’une PFLOPS-heure FP8 dense, prix du guide</translation>
    </message>
    <message>
        <source>cost per month x deployments needed for the monthly volume</source>
        <translation>coût mensuel x déploiements que demande le travail du mois</translation>
    </message>
    <message>
        <source>costs %1</source>
        <comment>a share of what the other costs</comment>
        <translation>coûte %1</translation>
    </message>
    <message>
        <source>costs too much</source>
        <translation>coûte trop cher</translation>
    </message>
    <message>
        <source>country</source>
        <translation>pays</translation>
    </message>
    <message>
        <source>currency; exchange rate; money</source>
        <translation>devise; monnaie; taux de change; argent</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>possession</translation>
    </message>
    <message>
        <source>custom</source>
        <comment>the type of a price</comment>
        <translation>prix propre</translation>
    </message>
    <message>
        <source>custom price</source>
        <translation>prix propre</translation>
    </message>
    <message>
        <source>custom price; change a price; change a number; custom value</source>
        <translation>prix propre; prix personnalisé; modifier un prix; changer un prix; modifier un nombre; valeur propre; valeur personnalisée</translation>
    </message>
    <message>
        <source>dark; dark mode; night; night mode</source>
        <translation>sombre; mode sombre; thème sombre; nuit; mode nuit</translation>
    </message>
    <message>
        <source>dashed = announced</source>
        <translation>tirets = annoncée</translation>
    </message>
    <message>
        <source>dashed = price of another region</source>
        <translation>tirets = prix d’une autre région</translation>
    </message>
    <message>
        <source>dashed = unknown between two dates</source>
        <translation>tirets = inconnu entre deux dates</translation>
    </message>
    <message>
        <source>dashed, hatched = announced</source>
        <translation>tirets, hachures = annoncée</translation>
    </message>
    <message>
        <source>data centres</source>
        <translation>centres de données</translation>
    </message>
    <message>
        <source>data centres in use at the start</source>
        <translation>centres de données en service au démarrage</translation>
    </message>
    <message>
        <source>data centres planned</source>
        <translation>centres de données prévus</translation>
    </message>
    <message>
        <source>data centres, as the guide has it</source>
        <translation>centres de données, selon le guide</translation>
    </message>
    <message>
        <source>date</source>
        <translation>date</translation>
    </message>
    <message>
        <source>dated facts about software, systems and companies</source>
        <translation>faits datés sur les logiciels, les systèmes et les entreprises</translation>
    </message>
    <message>
        <source>days</source>
        <translation>jours</translation>
    </message>
    <message>
        <source>decode step and the prefill of new requests</source>
        <translation>étape de decode et prefill des nouvelles requêtes</translation>
    </message>
    <message>
        <source>dense %1 compute</source>
        <comment>a precision</comment>
        <translation>calcul dense %1</translation>
    </message>
    <message>
        <source>dense 9-bit MX rate</source>
        <translation>débit MX 9 bits dense</translation>
    </message>
    <message>
        <source>dense FP8 compute</source>
        <translation>calcul dense FP8</translation>
    </message>
    <message>
        <source>dense peak at the board's precision per chip x chips</source>
        <translation>crête dense à la précision de la comparaison par puce x puces</translation>
    </message>
    <message>
        <source>dense peak per chip / memory bandwidth per chip</source>
        <translation>crête dense par puce / bande passante mémoire par puce</translation>
    </message>
    <message>
        <source>dense peak per chip / power per chip</source>
        <translation>crête dense par puce / puissance par puce</translation>
    </message>
    <message>
        <source>dense peak per chip x chips</source>
        <translation>crête dense par puce x puces</translation>
    </message>
    <message>
        <source>depends</source>
        <translation>selon le cas</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>dérivée</translation>
    </message>
    <message>
        <source>development time</source>
        <translation>durée de développement</translation>
    </message>
    <message>
        <source>development time, longest</source>
        <translation>durée de développement, la plus longue</translation>
    </message>
    <message>
        <source>development time, shortest</source>
        <translation>durée de développement, la plus courte</translation>
    </message>
    <message>
        <source>device in the sample of the guide</source>
        <translation>dispositif dans l’exemple du guide</translation>
    </message>
    <message>
        <source>diamond = a training step</source>
        <translation>losange = une étape d’entraînement</translation>
    </message>
    <message>
        <source>diamond = announced</source>
        <translation>losange = annoncée</translation>
    </message>
    <message>
        <source>diamond = break-even</source>
        <translation>losange = équilibre</translation>
    </message>
    <message>
        <source>diamond = claimed</source>
        <translation>losange = affirmée</translation>
    </message>
    <message>
        <source>diamond = training, circle = generation at a given batch, square = at full load, triangle = other</source>
        <translation>losange = entraînement, cercle = génération à batch donné, carré = à pleine charge, triangle = autre</translation>
    </message>
    <message>
        <source>diamond on a line = break-even point</source>
        <translation>losange sur une ligne = seuil</translation>
    </message>
    <message>
        <source>diamonds = those at another precision</source>
        <translation>losanges = celles d’une autre précision</translation>
    </message>
    <message>
        <source>different price types</source>
        <translation>prix de types différents</translation>
    </message>
    <message>
        <source>discount; rebate; savings plan; negotiated price</source>
        <translation>remise; rabais; réduction; savings plan; prix négocié</translation>
    </message>
    <message>
        <source>division %1</source>
        <translation>division %1</translation>
    </message>
    <message>
        <source>does %1 more work</source>
        <translation>fournit %1 de travail en plus</translation>
    </message>
    <message>
        <source>does %1 of the work</source>
        <translation>fournit %1 du travail</translation>
    </message>
    <message>
        <source>does %1x the work</source>
        <translation>fournit %1 fois plus de travail</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>ne tient pas</translation>
    </message>
    <message>
        <source>does not hold</source>
        <comment>a claim</comment>
        <translation>inexacte</translation>
    </message>
    <message>
        <source>does not run CUDA</source>
        <translation>n’exécute pas CUDA</translation>
    </message>
    <message>
        <source>dollar; dollars; usd; $</source>
        <translation>dollar; dollars; usd; $</translation>
    </message>
    <message>
        <source>dot = middle</source>
        <translation>point = milieu</translation>
    </message>
    <message>
        <source>dot = now</source>
        <translation>point = maintenant</translation>
    </message>
    <message>
        <source>dots = published measurements of the same model</source>
        <translation>points = mesures publiées du même modèle</translation>
    </message>
    <message>
        <source>down and right is better</source>
        <translation>en bas à droite, c’est mieux</translation>
    </message>
    <message>
        <source>drag</source>
        <comment>with the mouse, as after Shift+</comment>
        <translation>glisser</translation>
    </message>
    <message>
        <source>each layer of a model is split across several chips, which exchange partial results for every token.</source>
        <translation>chaque couche d’un modèle est répartie sur plusieurs puces, qui échangent leurs parties à chaque token.</translation>
    </message>
    <message>
        <source>eager mode and torch.compile; FSDP, DTensor, DDP and tensor parallelism; pipeline parallelism planned</source>
        <translation>mode eager et torch.compile ; FSDP, DTensor, DDP et parallélisme tensoriel ; parallélisme de pipeline prévu</translation>
    </message>
    <message>
        <source>eight of ten published measurements lie within</source>
        <translation>huit mesures publiées sur dix s’y situent</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>énergie</translation>
    </message>
    <message>
        <source>energy of the run x energy price; included in rental prices</source>
        <translation>énergie de l’entraînement x prix de l’énergie ; comprise dans une location</translation>
    </message>
    <message>
        <source>energy per million items x energy price; included in rental prices</source>
        <translation>énergie par million d’éléments x prix de l’énergie ; comprise dans une location</translation>
    </message>
    <message>
        <source>energy per million tokens x energy price; included in rental prices</source>
        <translation>énergie de la sortie x prix de l’énergie ; comprise dans une location</translation>
    </message>
    <message>
        <source>error</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>error of an estimate: eight of ten cases</source>
        <translation>erreur d’une estimation : huit cas sur dix</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>erreurs</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>estimée</translation>
    </message>
    <message>
        <source>euro; euros; eur; €</source>
        <translation>euro; euros; eur; €</translation>
    </message>
    <message>
        <source>every price in every price list</source>
        <translation>tous les prix de toutes les grilles tarifaires</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>tout le monde</translation>
    </message>
    <message>
        <source>excel; xlsx; spreadsheet; workbook</source>
        <translation>excel; xlsx; tableur; feuille de calcul; classeur</translation>
    </message>
    <message>
        <source>expert parallelism</source>
        <translation>parallélisme d’experts</translation>
    </message>
    <message>
        <source>expert parallelism, as the guide has it</source>
        <translation>parallélisme d’experts, selon le guide</translation>
    </message>
    <message>
        <source>experts are spread</source>
        <translation>répartition des experts</translation>
    </message>
    <message>
        <source>export and import formats</source>
        <translation>formats d’écriture d’un tableau de bord et formats que lit l’import</translation>
    </message>
    <message>
        <source>export; save as file; download</source>
        <translation>exporter; export; enregistrer comme fichier; télécharger</translation>
    </message>
    <message>
        <source>fact</source>
        <translation>fait</translation>
    </message>
    <message>
        <source>falls %1, below %2</source>
        <comment>a price; a percentage, a price</comment>
        <translation>baisse de %1, sous %2</translation>
    </message>
    <message>
        <source>falls below %1</source>
        <translation>passe sous %1</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>plus rapide</translation>
    </message>
    <message>
        <source>fault</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>features</source>
        <translation>fonctionnalités</translation>
    </message>
    <message>
        <source>figures</source>
        <translation>valeurs</translation>
    </message>
    <message>
        <source>file %1 of %2</source>
        <translation>fichier %1 sur %2</translation>
    </message>
    <message>
        <source>first token too late</source>
        <translation>premier token trop tardif</translation>
    </message>
    <message>
        <source>fits best</source>
        <translation>convient le mieux</translation>
    </message>
    <message>
        <source>for example</source>
        <translation>par exemple</translation>
    </message>
    <message>
        <source>frame = now</source>
        <translation>cadre = maintenant</translation>
    </message>
    <message>
        <source>franc; francs; swiss francs</source>
        <translation>franc; francs; franc suisse; francs suisses</translation>
    </message>
    <message>
        <source>french</source>
        <translation>français; francais</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>de %1 à %2</translation>
    </message>
    <message>
        <source>from %1 upwards</source>
        <translation>à partir de %1</translation>
    </message>
    <message>
        <source>from a column</source>
        <translation>d’après une colonne</translation>
    </message>
    <message>
        <source>from heads</source>
        <translation>selon les têtes</translation>
    </message>
    <message>
        <source>from the date of the file</source>
        <translation>d’après la date du fichier</translation>
    </message>
    <message>
        <source>from the file name</source>
        <translation>d’après le nom du fichier</translation>
    </message>
    <message>
        <source>from the format</source>
        <translation>d’après le format</translation>
    </message>
    <message>
        <source>from the lines above the table</source>
        <translation>d’après les lignes au-dessus du tableau</translation>
    </message>
    <message>
        <source>from the machine names</source>
        <translation>d’après les noms des machines</translation>
    </message>
    <message>
        <source>full arrow = better than %1</source>
        <translation>flèche pleine = mieux que %1</translation>
    </message>
    <message>
        <source>full arrow = better, hollow arrow = worse than %1</source>
        <translation>flèche pleine = mieux, flèche creuse = moins bien que %1</translation>
    </message>
    <message>
        <source>further investment in Anthropic, at most</source>
        <translation>investissement supplémentaire dans Anthropic, au plus</translation>
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
        <translation>générations; feuille de route; roadmap; prochaine génération; génération suivante; successeur; à venir; futur; et ensuite; dates de sortie</translation>
    </message>
    <message>
        <source>german</source>
        <translation>allemand</translation>
    </message>
    <message>
        <source>getting started; tutorial; introduction; first steps</source>
        <translation>démarrage; pour commencer; prise en main; tutoriel; introduction; premiers pas</translation>
    </message>
    <message>
        <source>gives access to</source>
        <translation>donne accès à</translation>
    </message>
    <message>
        <source>gpuhunt catalogue of dstack (CSV)</source>
        <translation>Catalogue gpuhunt de dstack (CSV)</translation>
    </message>
    <message>
        <source>guide</source>
        <translation>guide</translation>
    </message>
    <message>
        <source>guide</source>
        <comment>the type of a price</comment>
        <translation>guide</translation>
    </message>
    <message>
        <source>guide against news</source>
        <translation>guide contre presse</translation>
    </message>
    <message>
        <source>guide against official</source>
        <translation>guide contre sources officielles</translation>
    </message>
    <message>
        <source>guide against public sources</source>
        <translation>guide contre sources publiques</translation>
    </message>
    <message>
        <source>guide price</source>
        <translation>prix du guide</translation>
    </message>
    <message>
        <source>half of the last printed digit</source>
        <translation>moitié du dernier chiffre indiqué</translation>
    </message>
    <message>
        <source>half price at equal performance = 50.0% of cost = 2.00x price-performance; 30-40% better = cost x 1/1.3..1/1.4 = 76.9%..71.4% (23.1%..28.6% lower); 25% of cost = 75% lower = 4.00x; 54% lower = 46% of cost = 2.174x</source>
        <translation>moitié prix à performances égales = 50,0 % du coût = rapport prix-performances 2,00x ; 30-40 % meilleur = coût x 1/1,3..1/1,4 = 76,9 %..71,4 % (23,1 %..28,6 % inférieur) ; 25 % du coût = 75 % inférieur = 4,00x ; 54 % inférieur = 46 % du coût = 2,174x</translation>
    </message>
    <message>
        <source>half the price; half price; half as expensive; claim; claims; marketing; is it true; contradictions</source>
        <translation>moitié prix; moitié moins cher; deux fois moins cher; affirmation; affirmations; promesses; marketing; est-ce vrai; contradictions</translation>
    </message>
    <message>
        <source>has %1 characters; the maximum is %2.</source>
        <translation>a %1 caractères ; %2 au plus sont admis.</translation>
    </message>
    <message>
        <source>hatched = announced</source>
        <translation>hachures = annoncée</translation>
    </message>
    <message>
        <source>hatched, dashed = announced</source>
        <translation>hachures, tirets = annoncée</translation>
    </message>
    <message>
        <source>high-bandwidth memory, stacked next to the chip.</source>
        <translation>mémoire à large bande passante, empilée à côté de la puce.</translation>
    </message>
    <message>
        <source>higher is better</source>
        <translation>plus haut = mieux</translation>
    </message>
    <message>
        <source>holds</source>
        <comment>a claim</comment>
        <translation>exacte</translation>
    </message>
    <message>
        <source>hollow arrow = worse than %1</source>
        <translation>flèche creuse = moins bien que %1</translation>
    </message>
    <message>
        <source>hollow circle = previous generation</source>
        <translation>cercle creux = la génération précédente</translation>
    </message>
    <message>
        <source>host memory</source>
        <translation>mémoire de l’hôte</translation>
    </message>
    <message>
        <source>hotkeys; shortcuts</source>
        <translation>raccourcis; raccourcis clavier; touches</translation>
    </message>
    <message>
        <source>hour, or GPU hour</source>
        <translation>heure, ou heure GPU</translation>
    </message>
    <message>
        <source>hourly rent, %1</source>
        <translation>location par heure, %1</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>heures</translation>
    </message>
    <message>
        <source>hours per month; running hours</source>
        <translation>heures par mois; heures de fonctionnement</translation>
    </message>
    <message>
        <source>how accurate; model check; validation; benchmarks; measured; can I trust it; estimate error</source>
        <translation>quelle précision; exactitude; fiabilité; contrôle du modèle; validation; benchmarks; mesuré; mesures; est-ce fiable; erreur d'estimation</translation>
    </message>
    <message>
        <source>implied before: 3/0.56 = 5.357 to 4/0.56 = 7.143; official 12.29 -&gt; 6.88: 1 - 55.04/98.32 = 44.02%</source>
        <translation>valeur implicite avant : 3/0,56 = 5,357 à 4/0,56 = 7,143 ; officiel 12,29 -&gt; 6,88 : 1 - 55,04/98,32 = 44,02 %</translation>
    </message>
    <message>
        <source>in 25%</source>
        <translation>à 25 %</translation>
    </message>
    <message>
        <source>in brackets: growth</source>
        <translation>entre parenthèses : progression</translation>
    </message>
    <message>
        <source>in development</source>
        <translation>en développement</translation>
    </message>
    <message>
        <source>in favour</source>
        <translation>parle pour</translation>
    </message>
    <message>
        <source>in range</source>
        <translation>dans l’intervalle</translation>
    </message>
    <message>
        <source>in talks to sell Trainium3 to other data centres</source>
        <translation>en discussion pour vendre Trainium3 à d’autres centres de données</translation>
    </message>
    <message>
        <source>including the move</source>
        <translation>migration comprise</translation>
    </message>
    <message>
        <source>inconclusive</source>
        <translation>non tranché</translation>
    </message>
    <message>
        <source>inconclusive</source>
        <comment>a claim</comment>
        <translation>indécidable</translation>
    </message>
    <message>
        <source>inference, beta</source>
        <translation>inférence, bêta</translation>
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
        <translation>au sein du guide</translation>
    </message>
    <message>
        <source>inside the guide and against public sources</source>
        <translation>au sein du guide et contre des sources publiques</translation>
    </message>
    <message>
        <source>instance</source>
        <translation>instance</translation>
    </message>
    <message>
        <source>instances</source>
        <translation>instances</translation>
    </message>
    <message>
        <source>instances billed by the hour, instances that can be reclaimed at any time, and instances paid for one or three years.</source>
        <translation>instances payées à l’heure, instances qui peuvent être reprises à tout moment, et instances payées pour un ou trois ans.</translation>
    </message>
    <message>
        <source>instances or systems</source>
        <translation>instances ou systèmes</translation>
    </message>
    <message>
        <source>instances reserved for a number of days at a price set in advance.</source>
        <translation>instances réservées pour une suite de jours à un prix fixé d’avance.</translation>
    </message>
    <message>
        <source>instances running all month for 10,000 USD</source>
        <translation>instances actives tout le mois pour 10 000 USD</translation>
    </message>
    <message>
        <source>instances running all month for 100,000 USD</source>
        <translation>instances actives tout le mois pour 100 000 USD</translation>
    </message>
    <message>
        <source>inter-token latency (TPOT)</source>
        <translation>temps par token généré</translation>
    </message>
    <message>
        <source>inter-token latency (TPOT) (MoE)</source>
        <translation>temps par token généré (MoE)</translation>
    </message>
    <message>
        <source>interactivity</source>
        <translation>interactivité</translation>
    </message>
    <message>
        <source>interactivity; speed against cost; pareto</source>
        <translation>interactivité; vitesse et coût; vitesse contre coût; pareto</translation>
    </message>
    <message>
        <source>interconnect</source>
        <translation>interconnexion</translation>
    </message>
    <message>
        <source>invested in Anthropic</source>
        <translation>investi dans Anthropic</translation>
    </message>
    <message>
        <source>investment in the site</source>
        <translation>investissement dans le site</translation>
    </message>
    <message>
        <source>it contains a part "%1".</source>
        <translation>il contient une partie « %1 ».</translation>
    </message>
    <message>
        <source>it declares entities.</source>
        <translation>il déclare des entités.</translation>
    </message>
    <message>
        <source>it does not affect this workload.</source>
        <translation>sans effet sur cette charge de travail.</translation>
    </message>
    <message>
        <source>it has more than %1 pixels on a side.</source>
        <translation>il a plus de %1 pixels de côté.</translation>
    </message>
    <message>
        <source>it is not a complete PNG file.</source>
        <translation>ce n’est pas un fichier PNG complet.</translation>
    </message>
    <message>
        <source>it is not an SVG file.</source>
        <translation>ce n’est pas un fichier SVG.</translation>
    </message>
    <message>
        <source>it refers to another file, "%1".</source>
        <translation>il renvoie à un autre fichier, « %1 ».</translation>
    </message>
    <message>
        <source>it repeats parts more than %1 times.</source>
        <translation>il redessine des parties plus de %1 fois.</translation>
    </message>
    <message>
        <source>items per second</source>
        <translation>éléments par seconde</translation>
    </message>
    <message>
        <source>items per second per chip</source>
        <translation>éléments par seconde et par puce</translation>
    </message>
    <message>
        <source>items per second per instance</source>
        <translation>éléments par seconde et par instance</translation>
    </message>
    <message>
        <source>items per second per system</source>
        <translation>éléments par seconde et par système</translation>
    </message>
    <message>
        <source>items that are not highlighted</source>
        <translation>éléments non mis en évidence</translation>
    </message>
    <message>
        <source>items/s per chip</source>
        <translation>éléments/s par puce</translation>
    </message>
    <message>
        <source>its earlier setup</source>
        <translation>sa solution précédente</translation>
    </message>
    <message>
        <source>its part "%1" is incomplete</source>
        <translation>sa partie « %1 » s’interrompt</translation>
    </message>
    <message>
        <source>its price</source>
        <translation>son prix</translation>
    </message>
    <message>
        <source>k</source>
        <comment>thousands of money, right behind the number: 150k USD</comment>
        <translation>k</translation>
    </message>
    <message>
        <source>kWh per 1M items</source>
        <translation>kWh par million d’éléments</translation>
    </message>
    <message>
        <source>kWh per 1M tokens</source>
        <translation>kWh par million de tokens</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>type</translation>
    </message>
    <message>
        <source>kipply, Transformer Inference Arithmetic.</source>
        <translation>kipply, Transformer Inference Arithmetic.</translation>
    </message>
    <message>
        <source>known only in abridged translations</source>
        <translation>connu seulement par des traductions tronquées</translation>
    </message>
    <message>
        <source>largest AI cluster without NVIDIA</source>
        <translation>plus grand cluster d’IA sans NVIDIA</translation>
    </message>
    <message>
        <source>largest AI installation of AWS</source>
        <translation>plus grande installation d’IA d’AWS</translation>
    </message>
    <message>
        <source>largest training cluster on custom chips</source>
        <translation>plus grand cluster d’entraînement sur puces sur mesure</translation>
    </message>
    <message>
        <source>last driver</source>
        <translation>dernier pilote</translation>
    </message>
    <message>
        <source>last updated</source>
        <translation>dernière mise à jour</translation>
    </message>
    <message>
        <source>latest version</source>
        <translation>dernière version</translation>
    </message>
    <message>
        <source>launch date given</source>
        <translation>date de lancement indiquée</translation>
    </message>
    <message>
        <source>layers in %1 parts</source>
        <translation>couches en %1 parties</translation>
    </message>
    <message>
        <source>layout</source>
        <translation>disposition</translation>
    </message>
    <message>
        <source>left beta</source>
        <translation>sortie de bêta</translation>
    </message>
    <message>
        <source>licence</source>
        <translation>licence</translation>
    </message>
    <message>
        <source>life tests run at the Austin lab</source>
        <translation>essais de longévité menés au laboratoire d’Austin</translation>
    </message>
    <message>
        <source>light; light mode; day mode</source>
        <translation>clair; mode clair; thème clair; jour; mode jour</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>ligne %1 : %2</translation>
    </message>
    <message>
        <source>line = 8 of 10 cases</source>
        <translation>ligne = 8 cas sur 10</translation>
    </message>
    <message>
        <source>line = 8 of 10 of the first %1 cases</source>
        <translation>ligne = 8 sur 10 des %1 premiers cas</translation>
    </message>
    <message>
        <source>line = break-even</source>
        <translation>ligne = seuil</translation>
    </message>
    <message>
        <source>line = our estimate</source>
        <translation>ligne = notre estimation</translation>
    </message>
    <message>
        <source>line = over its range</source>
        <translation>ligne = sur sa plage</translation>
    </message>
    <message>
        <source>line = what the chip can reach at best</source>
        <translation>ligne = ce que la puce atteint au mieux</translation>
    </message>
    <message>
        <source>location</source>
        <translation>emplacement</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>logarithmique</translation>
    </message>
    <message>
        <source>low &lt;= value &lt;= high must hold.</source>
        <translation>Il faut low &lt;= value &lt;= high.</translation>
    </message>
    <message>
        <source>lower is better</source>
        <translation>plus bas = mieux</translation>
    </message>
    <message>
        <source>lowest to highest measured</source>
        <translation>de la plus basse à la plus haute mesure</translation>
    </message>
    <message>
        <source>lowest to highest printed figure</source>
        <translation>de la plus basse à la plus haute valeur indiquée</translation>
    </message>
    <message>
        <source>lowest to highest unofficial figure</source>
        <translation>de la plus basse à la plus haute valeur non officielle</translation>
    </message>
    <message>
        <source>lowest to highest zone</source>
        <translation>de la zone la moins chère à la plus chère</translation>
    </message>
    <message>
        <source>maintenance only</source>
        <translation>maintenance seulement</translation>
    </message>
    <message>
        <source>manual; documentation; how does it work</source>
        <translation>manuel; documentation; mode d'emploi; comment ça marche</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>mesuré</translation>
    </message>
    <message>
        <source>median</source>
        <translation>médiane</translation>
    </message>
    <message>
        <source>median error in %</source>
        <translation>erreur médiane en %</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>mémoire</translation>
    </message>
    <message>
        <source>memory bandwidth</source>
        <translation>bande passante mémoire</translation>
    </message>
    <message>
        <source>memory bandwidth and capacity</source>
        <translation>bande passante et capacité mémoire</translation>
    </message>
    <message>
        <source>memory bandwidth per chip x chips</source>
        <translation>bande passante mémoire par puce x puces</translation>
    </message>
    <message>
        <source>memory bandwidth, as the guide has it</source>
        <translation>bande passante mémoire, selon le guide</translation>
    </message>
    <message>
        <source>memory left by the weights / cache per request</source>
        <translation>ce que la mémoire contient à côté des poids / cache d’une requête</translation>
    </message>
    <message>
        <source>memory per chip</source>
        <translation>mémoire par puce</translation>
    </message>
    <message>
        <source>memory per chip x chips</source>
        <translation>mémoire par puce x puces</translation>
    </message>
    <message>
        <source>memory per chip, as the guide has it</source>
        <translation>mémoire par puce, selon le guide</translation>
    </message>
    <message>
        <source>memory; gigabytes; GB; HBM</source>
        <translation>mémoire; gigaoctets; Go; HBM</translation>
    </message>
    <message>
        <source>metric</source>
        <translation>métrique</translation>
    </message>
    <message>
        <source>metrics, with units and formulas</source>
        <translation>ce qui peut être comparé, avec unités et formules</translation>
    </message>
    <message>
        <source>migration</source>
        <translation>migration</translation>
    </message>
    <message>
        <source>million</source>
        <translation>million</translation>
    </message>
    <message>
        <source>million tokens per month</source>
        <translation>millions de tokens par mois</translation>
    </message>
    <message>
        <source>milliseconds</source>
        <translation>millisecondes</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>manquante</translation>
    </message>
    <message>
        <source>missing figures, with reasons</source>
        <translation>valeurs manquantes, chacune avec sa raison</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modèle</translation>
    </message>
    <message>
        <source>model FLOPS utilisation: the share of a chip's peak reached by a model's own arithmetic.</source>
        <translation>model FLOPS utilisation, taux d’utilisation des FLOPS : part de la crête d’une puce qu’atteint le calcul propre du modèle.</translation>
    </message>
    <message>
        <source>model check</source>
        <translation>test du modèle</translation>
    </message>
    <message>
        <source>models added</source>
        <translation>modèles ajoutés</translation>
    </message>
    <message>
        <source>models with their dimensions, by family and size</source>
        <translation>réseaux avec leurs dimensions, par famille et taille</translation>
    </message>
    <message>
        <source>module in the sample of the guide</source>
        <translation>module dans l’exemple du guide</translation>
    </message>
    <message>
        <source>monthly cost of owning / items of 730 hours at the utilisation</source>
        <translation>coût mensuel de possession / éléments de 730 heures à l'utilisation donnée</translation>
    </message>
    <message>
        <source>monthly cost of owning / rental cost of 730 hours</source>
        <translation>coût mensuel de possession / location de 730 heures</translation>
    </message>
    <message>
        <source>monthly cost of owning / tokens of 730 hours at the utilisation</source>
        <translation>coût mensuel de possession / tokens de 730 heures à l'utilisation donnée</translation>
    </message>
    <message>
        <source>monthly cost of owning x deployments needed for the monthly volume at all hours</source>
        <translation>coût mensuel de possession x déploiements que demande le travail d'un mois à toute heure</translation>
    </message>
    <message>
        <source>monthly output x API price</source>
        <translation>sortie par mois x prix de l'API</translation>
    </message>
    <message>
        <source>monthly spend</source>
        <translation>dépense mensuelle</translation>
    </message>
    <message>
        <source>monthly volume</source>
        <translation>volume mensuel</translation>
    </message>
    <message>
        <source>months</source>
        <translation>mois</translation>
    </message>
    <message>
        <source>mostly inference in daytime peaks, training in the evening</source>
        <translation>surtout de l’inférence lors des pointes de journée, de l’entraînement le soir</translation>
    </message>
    <message>
        <source>move to %1</source>
        <translation>passer à %1</translation>
    </message>
    <message>
        <source>moving does not pay</source>
        <translation>la migration n’est pas rentable</translation>
    </message>
    <message>
        <source>moving takes %1 weeks of work (%2)</source>
        <translation>la migration demande %1 semaines de travail (%2)</translation>
    </message>
    <message>
        <source>much higher, no figure</source>
        <translation>bien plus élevée, sans valeur</translation>
    </message>
    <message>
        <source>multi-chip systems</source>
        <translation>plusieurs puces réunies en un système</translation>
    </message>
    <message>
        <source>must be "maintenance" or "ended", not "%1".</source>
        <translation>doit être « maintenance » ou « ended » ; vaut « %1 ».</translation>
    </message>
    <message>
        <source>must be "yes" or "no", not "%1".</source>
        <translation>doit être « yes » ou « no » ; vaut « %1 ».</translation>
    </message>
    <message>
        <source>must be %1, not %2.</source>
        <translation>doit être %1, mais vaut %2.</translation>
    </message>
    <message>
        <source>must be 64 hexadecimal digits.</source>
        <translation>doit avoir 64 chiffres hexadécimaux.</translation>
    </message>
    <message>
        <source>must be USD, not "%1".</source>
        <translation>doit être USD ; ici « %1 ».</translation>
    </message>
    <message>
        <source>must be a date, not "%1".</source>
        <translation>doit être un jour ; ici « %1 ».</translation>
    </message>
    <message>
        <source>must be a local file, not "%1".</source>
        <translation>doit être un fichier de cette machine ; ici : « %1 ».</translation>
    </message>
    <message>
        <source>must be a number in quotes, such as "2.1".</source>
        <translation>doit être un nombre entre guillemets, par exemple « 2.1 ».</translation>
    </message>
    <message>
        <source>must be a whole number from %1 to %2, not %3.</source>
        <translation>doit être un nombre entier de %1 à %2, mais vaut %3.</translation>
    </message>
    <message>
        <source>must be a whole number.</source>
        <translation>doit être un nombre entier.</translation>
    </message>
    <message>
        <source>must be above 0.</source>
        <translation>doit être supérieur à 0.</translation>
    </message>
    <message>
        <source>must be at most %1, not %2.</source>
        <translation>doit valoir %1 au plus, mais vaut %2.</translation>
    </message>
    <message>
        <source>must be at most %1.</source>
        <translation>doit valoir %1 au plus.</translation>
    </message>
    <message>
        <source>must be between 0 and 1.</source>
        <translation>doit être compris entre 0 et 1.</translation>
    </message>
    <message>
        <source>must not be blank.</source>
        <translation>ne doit pas être vide.</translation>
    </message>
    <message>
        <source>must not be empty.</source>
        <translation>ne doit pas être vide.</translation>
    </message>
    <message>
        <source>must not be negative.</source>
        <translation>ne doit pas être négatif.</translation>
    </message>
    <message>
        <source>my prices; our prices; own prices; quote; csv</source>
        <translation>mes prix; nos prix; propres prix; prix personnalisés; devis; csv</translation>
    </message>
    <message>
        <source>n/a</source>
        <translation>n/d</translation>
    </message>
    <message>
        <source>n/c = not comparable with %1</source>
        <translation>n/c = non comparable à %1</translation>
    </message>
    <message>
        <source>n/p</source>
        <translation>n/p</translation>
    </message>
    <message>
        <source>n/p = not published</source>
        <translation>n/p = non publié</translation>
    </message>
    <message>
        <source>native PyTorch back end; Trainium is a device like CUDA</source>
        <translation>backend PyTorch natif ; Trainium est un dispositif au même titre que CUDA</translation>
    </message>
    <message>
        <source>neither figure</source>
        <translation>aucune des deux valeurs</translation>
    </message>
    <message>
        <source>neither the workload nor the model states it.</source>
        <translation>ni la charge de travail ni le modèle ne l’indiquent.</translation>
    </message>
    <message>
        <source>network bandwidth</source>
        <translation>bande passante réseau</translation>
    </message>
    <message>
        <source>network bandwidth of the instance or system</source>
        <translation>bande passante réseau de l’instance ou du système</translation>
    </message>
    <message>
        <source>neuron</source>
        <translation>neuron</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouvelle</translation>
    </message>
    <message>
        <source>news against later reports</source>
        <translation>presse contre articles ultérieurs</translation>
    </message>
    <message>
        <source>news against official</source>
        <translation>presse contre sources officielles</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>no %1 figure</source>
        <translation>pas de valeur %1</translation>
    </message>
    <message>
        <source>no %1 figure published</source>
        <translation>aucune valeur %1 publiée</translation>
    </message>
    <message>
        <source>no 1-year reserved price</source>
        <translation>pas de prix réservé 1 an</translation>
    </message>
    <message>
        <source>no 3-year reserved price</source>
        <translation>pas de prix réservé 3 ans</translation>
    </message>
    <message>
        <source>no API price</source>
        <translation>pas de prix d'API</translation>
    </message>
    <message>
        <source>no Capacity Block price</source>
        <translation>pas de prix Capacity Block</translation>
    </message>
    <message>
        <source>no accelerators</source>
        <translation>pas d’accélérateurs</translation>
    </message>
    <message>
        <source>no commitment</source>
        <translation>l’absence d’engagement</translation>
    </message>
    <message>
        <source>no compared option can run it</source>
        <translation>rien de ce qui est comparé n’en est capable</translation>
    </message>
    <message>
        <source>no custom price</source>
        <translation>pas de prix propre</translation>
    </message>
    <message>
        <source>no dated price</source>
        <translation>pas de prix daté</translation>
    </message>
    <message>
        <source>no differences yet</source>
        <translation>rien ne le distingue encore</translation>
    </message>
    <message>
        <source>no estimate</source>
        <translation>pas d’estimation</translation>
    </message>
    <message>
        <source>no estimate of %1</source>
        <translation>pas d’estimation pour %1</translation>
    </message>
    <message>
        <source>no estimate. %1</source>
        <comment>the reason, a sentence</comment>
        <translation>pas d’estimation. %1</translation>
    </message>
    <message>
        <source>no experts</source>
        <translation>sans experts</translation>
    </message>
    <message>
        <source>no guide price</source>
        <translation>pas de prix du guide</translation>
    </message>
    <message>
        <source>no latent</source>
        <translation>sans vecteur latent</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>no machine price</source>
        <translation>pas de prix de machine</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>pas de nombre</translation>
    </message>
    <message>
        <source>no on-demand price</source>
        <translation>pas de prix à la demande</translation>
    </message>
    <message>
        <source>no precision in common</source>
        <translation>aucune précision commune</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>pas de prix</translation>
    </message>
    <message>
        <source>no price in "%1"</source>
        <translation>pas de prix dans « %1 »</translation>
    </message>
    <message>
        <source>no price list</source>
        <translation>pas de grille</translation>
    </message>
    <message>
        <source>no price list chosen</source>
        <translation>aucune grille tarifaire choisie</translation>
    </message>
    <message>
        <source>no product line for %1</source>
        <translation>aucune gamme répertoriée pour %1</translation>
    </message>
    <message>
        <source>no ratio: %1</source>
        <comment>why</comment>
        <translation>pas de rapport : %1</translation>
    </message>
    <message>
        <source>no spot price</source>
        <translation>pas de prix spot</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>aucune valeur</translation>
    </message>
    <message>
        <source>no window</source>
        <translation>sans fenêtre</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>none in view</source>
        <translation>aucun d’affiché</translation>
    </message>
    <message>
        <source>none of %1 can be estimated. %2</source>
        <comment>3 chips, the reason as a sentence</comment>
        <translation>aucune estimation possible pour %1. %2</translation>
    </message>
    <message>
        <source>none predicted</source>
        <translation>aucune prédiction</translation>
    </message>
    <message>
        <source>none: %1</source>
        <translation>aucune : %1</translation>
    </message>
    <message>
        <source>not a language model that can be predicted</source>
        <translation>pas un modèle de langage qui puisse être prédit</translation>
    </message>
    <message>
        <source>not all %1 rows are shown; spreadsheet exports have them</source>
        <translation>une partie des %1 lignes ; les fichiers pour tableurs les ont toutes</translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation>sans objet</translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation>non comparable</translation>
    </message>
    <message>
        <source>not drawn: %1</source>
        <translation>non dessiné : %1</translation>
    </message>
    <message>
        <source>not in %1</source>
        <translation>absent de %1</translation>
    </message>
    <message>
        <source>not in the catalogue</source>
        <translation>absent du catalogue</translation>
    </message>
    <message>
        <source>not in the catalogue; has no effect</source>
        <translation>absente du catalogue ; n’agit sur rien</translation>
    </message>
    <message>
        <source>not in this region</source>
        <translation>absente de cette région</translation>
    </message>
    <message>
        <source>not in this scenario</source>
        <translation>absent de ce scénario</translation>
    </message>
    <message>
        <source>not made for training</source>
        <translation>pas conçue pour l’entraînement</translation>
    </message>
    <message>
        <source>not on sale</source>
        <translation>pas en vente</translation>
    </message>
    <message>
        <source>not on sale yet</source>
        <translation>pas encore en vente</translation>
    </message>
    <message>
        <source>not on this cloud</source>
        <translation>absente de ce cloud</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>non publié</translation>
    </message>
    <message>
        <source>not published: %1</source>
        <translation>non publié : %1</translation>
    </message>
    <message>
        <source>not reachable</source>
        <translation>hors de portée</translation>
    </message>
    <message>
        <source>not rented as an instance</source>
        <translation>non louée comme instance</translation>
    </message>
    <message>
        <source>not sold as a system</source>
        <translation>non vendue comme système</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>non indiqué</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>non prise en charge</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>inutilisée</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>n/d</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>maintenant %1</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>number %1</source>
        <translation>le nombre %1</translation>
    </message>
    <message>
        <source>number formats added</source>
        <translation>formats de nombre ajoutés</translation>
    </message>
    <message>
        <source>number formats of 8 or 16 bits; fewer bits are faster and less precise.</source>
        <translation>formats de nombres de 8 ou 16 bits ; moins de bits, c’est plus rapide et moins précis.</translation>
    </message>
    <message>
        <source>number of chips</source>
        <translation>nombre de puces</translation>
    </message>
    <message>
        <source>number of chips; how many chips; chip count</source>
        <translation>nombre de puces; combien de puces</translation>
    </message>
    <message>
        <source>number of predictions in brackets</source>
        <translation>nombre de prédictions entre parenthèses</translation>
    </message>
    <message>
        <source>number of vCPUs</source>
        <translation>nombre de vCPU</translation>
    </message>
    <message>
        <source>numbers and names</source>
        <translation>nombres et noms</translation>
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
        <translation>de toutes les puces du catalogue</translation>
    </message>
    <message>
        <source>of the run</source>
        <translation>de l’entraînement</translation>
    </message>
    <message>
        <source>offers models of</source>
        <translation>propose des modèles de</translation>
    </message>
    <message>
        <source>official</source>
        <translation>officielle</translation>
    </message>
    <message>
        <source>official against official</source>
        <translation>sources officielles entre elles</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>on one cloud only</source>
        <translation>dans un seul cloud</translation>
    </message>
    <message>
        <source>on-chip SRAM</source>
        <translation>SRAM sur puce</translation>
    </message>
    <message>
        <source>on-chip SRAM per chip x chips</source>
        <translation>SRAM sur puce par puce x puces</translation>
    </message>
    <message>
        <source>on-demand</source>
        <comment>the type of a price</comment>
        <translation>à la demande</translation>
    </message>
    <message>
        <source>on-demand list price</source>
        <translation>prix public à la demande</translation>
    </message>
    <message>
        <source>on-demand, spot, reserved or Capacity Block</source>
        <translation>à la demande, spot, réservé ou Capacity Block</translation>
    </message>
    <message>
        <source>one chart per scenario</source>
        <translation>un graphique par scénario</translation>
    </message>
    <message>
        <source>one chip's links</source>
        <translation>liens d’une puce</translation>
    </message>
    <message>
        <source>one floating-point operation; a TFLOPS is 10^12 of them per second, a PFLOPS 10^15.</source>
        <translation>une opération en virgule flottante ; un TFLOPS en vaut 10^12 par seconde, un PFLOPS 10^15.</translation>
    </message>
    <message>
        <source>one is dense and the other sparse</source>
        <translation>l’un est dense et l’autre sparse</translation>
    </message>
    <message>
        <source>one is for a chip and the other for a whole machine</source>
        <translation>l’un est celui d’une puce et l’autre celui d’une machine entière</translation>
    </message>
    <message>
        <source>one of the two is an estimate</source>
        <translation>l’un des deux est une estimation</translation>
    </message>
    <message>
        <source>one of the two is announced but not on sale</source>
        <translation>l’un des deux est annoncé, pas encore disponible</translation>
    </message>
    <message>
        <source>one of the two was never measured</source>
        <translation>l’un des deux n’a jamais été mesuré</translation>
    </message>
    <message>
        <source>only in the price book %1</source>
        <translation>seulement dans la grille tarifaire « %1 »</translation>
    </message>
    <message>
        <source>operations per byte moved to or from memory.</source>
        <translation>opérations qu’un travail effectue sur chaque octet lu ou écrit en mémoire.</translation>
    </message>
    <message>
        <source>or committed</source>
        <translation>ou avec engagement</translation>
    </message>
    <message>
        <source>other</source>
        <translation>un autre</translation>
    </message>
    <message>
        <source>outlined = claimed or estimated</source>
        <translation>contour = affirmée ou estimée</translation>
    </message>
    <message>
        <source>outlined = our estimate</source>
        <translation>contour = notre estimation</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>selon %1</translation>
    </message>
    <message>
        <source>over %1</source>
        <comment>a chance above 99 %</comment>
        <translation>plus de %1</translation>
    </message>
    <message>
        <source>over %1</source>
        <comment>odds above 95 to 5</comment>
        <translation>plus de %1</translation>
    </message>
    <message>
        <source>over %1 as a multiple of today's</source>
        <translation>selon %1, en multiple de la valeur actuelle</translation>
    </message>
    <message>
        <source>over NeuronCores</source>
        <translation>sur les NeuronCores</translation>
    </message>
    <message>
        <source>overhead</source>
        <translation>délais fixes</translation>
    </message>
    <message>
        <source>owned machines</source>
        <translation>machines possédées</translation>
    </message>
    <message>
        <source>owned machines, prompts included</source>
        <translation>machines possédées, prompts compris</translation>
    </message>
    <message>
        <source>p4d.24xlarge before June 2025</source>
        <translation>p4d.24xlarge avant juin 2025</translation>
    </message>
    <message>
        <source>p5.48xlarge before June 2025</source>
        <translation>p5.48xlarge avant juin 2025</translation>
    </message>
    <message>
        <source>p5en.48xlarge before June 2025</source>
        <translation>p5en.48xlarge avant juin 2025</translation>
    </message>
    <message>
        <source>paid hours x monthly cost of owning / 730</source>
        <translation>heures payées x coût mensuel de possession / 730</translation>
    </message>
    <message>
        <source>paid hours x price of whole instances</source>
        <translation>heures payées x prix des instances entières</translation>
    </message>
    <message>
        <source>partly</source>
        <translation>en partie</translation>
    </message>
    <message>
        <source>payback; pay back; payback time; break even; break-even; switching; moving; migration; savings; roi; return on investment; when does it pay</source>
        <translation>rentabilité; rentable; amortissement; durée d'amortissement; seuil de rentabilité; point mort; changement; passer à; migration; économies; roi; retour sur investissement; quand est-ce rentable</translation>
    </message>
    <message>
        <source>pays back in %1 months</source>
        <translation>se rentabilise en %1 mois</translation>
    </message>
    <message>
        <source>pays back in %1 months, or never</source>
        <translation>se rentabilise en %1 mois, ou jamais</translation>
    </message>
    <message>
        <source>pdf; print; printout</source>
        <translation>pdf; imprimer; impression</translation>
    </message>
    <message>
        <source>peak with structured sparsity at the board's precision per chip x chips</source>
        <translation>crête avec sparsité structurée à la précision de la comparaison par puce x puces</translation>
    </message>
    <message>
        <source>peak with structured sparsity per chip x chips</source>
        <translation>crête avec sparsité structurée par puce x puces</translation>
    </message>
    <message>
        <source>people with deuteranopia</source>
        <translation>les personnes atteintes de deutéranopie</translation>
    </message>
    <message>
        <source>people with protanopia</source>
        <translation>les personnes atteintes de protanopie</translation>
    </message>
    <message>
        <source>people with tritanopia</source>
        <translation>les personnes atteintes de tritanopie</translation>
    </message>
    <message>
        <source>per 1M items</source>
        <translation>par million d’éléments</translation>
    </message>
    <message>
        <source>per 1M output tokens</source>
        <translation>par million de tokens de sortie</translation>
    </message>
    <message>
        <source>per chip</source>
        <translation>par puce</translation>
    </message>
    <message>
        <source>per instance</source>
        <translation>par instance</translation>
    </message>
    <message>
        <source>per instance 131.3%; per chip 1,299/1,979 = 65.6%; memory 16 x 96 GiB = 1,536 GiB = 1,649 GB, 1,649/640 = 257.7%</source>
        <translation>par instance 131,3 % ; par puce 1 299/1 979 = 65,6 % ; mémoire 16 x 96 GiB = 1 536 GiB = 1 649 GB, 1 649/640 = 257,7 %</translation>
    </message>
    <message>
        <source>per system</source>
        <translation>par système</translation>
    </message>
    <message>
        <source>performance and size</source>
        <translation>vitesse et taille</translation>
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
        <translation>image; capture d'écran; capture; png</translation>
    </message>
    <message>
        <source>plain data parallelism</source>
        <translation>parallélisme de données simple</translation>
    </message>
    <message>
        <source>point = price on that date</source>
        <translation>point = un prix à cette date</translation>
    </message>
    <message>
        <source>portuguese; brazilian</source>
        <translation>portugais; brésilien</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>possible</translation>
    </message>
    <message>
        <source>possible, range overlaps with the first</source>
        <translation>possible, recoupe la première</translation>
    </message>
    <message>
        <source>pound; pounds; sterling; £</source>
        <translation>livre; livres; livre sterling; sterling; £</translation>
    </message>
    <message>
        <source>power</source>
        <translation>puissance</translation>
    </message>
    <message>
        <source>power not published</source>
        <translation>puissance non publiée</translation>
    </message>
    <message>
        <source>power of the chips / tokens per second</source>
        <translation>puissance des puces / tokens par seconde</translation>
    </message>
    <message>
        <source>power of the chips x PUE / items per second</source>
        <translation>puissance des puces x PUE / éléments par seconde</translation>
    </message>
    <message>
        <source>power of the chips x PUE / tokens per second</source>
        <translation>puissance des puces x PUE / tokens par seconde</translation>
    </message>
    <message>
        <source>power of the chips x hours of the run x PUE</source>
        <translation>puissance des puces x heures d’entraînement x PUE</translation>
    </message>
    <message>
        <source>power per chip x chips</source>
        <translation>puissance par puce x puces</translation>
    </message>
    <message>
        <source>power planned</source>
        <translation>puissance prévue</translation>
    </message>
    <message>
        <source>power usage effectiveness: the energy a data centre takes from the grid per kilowatt-hour of its computers.</source>
        <translation>power usage effectiveness, efficacité énergétique : ce qu’un centre de données prend au réseau pour chaque kilowattheure de ses ordinateurs.</translation>
    </message>
    <message>
        <source>power; watts; TDP</source>
        <translation>puissance; consommation; watts; TDP</translation>
    </message>
    <message>
        <source>powerpoint; power point; slides; ppt; pptx; deck; keynote</source>
        <translation>powerpoint; power point; diapositives; diapos; slides; ppt; pptx; keynote</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>prédit</translation>
    </message>
    <message>
        <source>predicted %1 (%2)</source>
        <translation>prévu %1 (%2)</translation>
    </message>
    <message>
        <source>predicted = measured</source>
        <translation>prédit = mesuré</translation>
    </message>
    <message>
        <source>preferences; options; configuration</source>
        <translation>préférences; options; configuration; réglages</translation>
    </message>
    <message>
        <source>prefill, or one read of the weights if that is longer, and the overhead</source>
        <translation>prefill, ou une lecture des poids si elle dure plus longtemps, et coûts fixes</translation>
    </message>
    <message>
        <source>presentation; presentation mode; slideshow; projector</source>
        <translation>présentation; mode présentation; diaporama; projecteur; vidéoprojecteur</translation>
    </message>
    <message>
        <source>price</source>
        <translation>prix</translation>
    </message>
    <message>
        <source>price / utilised items per second</source>
        <translation>prix / éléments par seconde réellement traités</translation>
    </message>
    <message>
        <source>price / utilised prompt tokens per second</source>
        <translation>prix / tokens de prompt par seconde réellement traités</translation>
    </message>
    <message>
        <source>price / utilised tokens per second</source>
        <translation>prix / tokens par seconde réellement produits</translation>
    </message>
    <message>
        <source>price and speed</source>
        <translation>prix et vitesse</translation>
    </message>
    <message>
        <source>price history</source>
        <translation>historique des prix</translation>
    </message>
    <message>
        <source>price less residual value, repaid with interest, plus staff, energy of the whole machine at all hours x PUE, and colocation</source>
        <translation>prix moins valeur résiduelle remboursé avec intérêt, personnel, énergie de toute la machine à toute heure x PUE, colocation</translation>
    </message>
    <message>
        <source>price list</source>
        <translation>grille tarifaire</translation>
    </message>
    <message>
        <source>price lists</source>
        <translation>grilles tarifaires</translation>
    </message>
    <message>
        <source>price of whole instances x hours per month</source>
        <translation>prix des instances entières x heures par mois</translation>
    </message>
    <message>
        <source>price paid</source>
        <translation>prix payé</translation>
    </message>
    <message>
        <source>price per chip-hour / dense peak per chip</source>
        <translation>prix par puce-heure / crête dense par puce</translation>
    </message>
    <message>
        <source>price per chip-hour / memory bandwidth per chip</source>
        <translation>prix par puce-heure / bande passante mémoire par puce</translation>
    </message>
    <message>
        <source>price per chip-hour / memory per chip</source>
        <translation>prix par puce-heure / mémoire par puce</translation>
    </message>
    <message>
        <source>price per hour of all rented units</source>
        <translation>prix par heure de tout ce qui est loué</translation>
    </message>
    <message>
        <source>price per hour of the rented unit</source>
        <translation>prix par heure de ce qui est loué</translation>
    </message>
    <message>
        <source>price per hour of the rented unit / its chips</source>
        <translation>prix par heure de ce qui est loué / ses puces</translation>
    </message>
    <message>
        <source>price trend; price drop; prices over time; old prices</source>
        <translation>évolution des prix; tendance des prix; baisse des prix; historique des prix; anciens prix</translation>
    </message>
    <message>
        <source>price unknown</source>
        <translation>prix inconnu</translation>
    </message>
    <message>
        <source>price; hourly price; rent; rental price</source>
        <translation>prix; prix horaire; location; loyer</translation>
    </message>
    <message>
        <source>priced per chip, but the number of chips is not stated</source>
        <translation>prix par puce, sans indication du nombre de puces</translation>
    </message>
    <message>
        <source>prices</source>
        <translation>prix</translation>
    </message>
    <message>
        <source>prices from zero</source>
        <translation>prix à partir de zéro</translation>
    </message>
    <message>
        <source>prices logarithmic</source>
        <translation>prix logarithmiques</translation>
    </message>
    <message>
        <source>prompts included</source>
        <translation>prompts compris</translation>
    </message>
    <message>
        <source>published</source>
        <translation>publiée</translation>
    </message>
    <message>
        <source>published comparisons</source>
        <translation>comparaisons publiées par des tiers</translation>
    </message>
    <message>
        <source>range of the power</source>
        <translation>plage de la puissance</translation>
    </message>
    <message>
        <source>range of the price</source>
        <translation>plage du prix</translation>
    </message>
    <message>
        <source>ranges of the price and of the power</source>
        <translation>plages du prix et de la puissance</translation>
    </message>
    <message>
        <source>rank within AWS</source>
        <translation>rang au sein d’AWS</translation>
    </message>
    <message>
        <source>rank, as the guide has it</source>
        <translation>rang, selon le guide</translation>
    </message>
    <message>
        <source>ranked by cost</source>
        <translation>classement par coût</translation>
    </message>
    <message>
        <source>ranked by monthly bill</source>
        <translation>classé par facture mensuelle</translation>
    </message>
    <message>
        <source>ranked by speed per chip</source>
        <translation>classement par vitesse par puce</translation>
    </message>
    <message>
        <source>rate of %1</source>
        <translation>taux du %1</translation>
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
        <translation>en production moins d’un an après les premières ventes de Blackwell</translation>
    </message>
    <message>
        <source>real; reais</source>
        <translation>real; réal; reais</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>raison</translation>
    </message>
    <message>
        <source>release date</source>
        <translation>date de sortie</translation>
    </message>
    <message>
        <source>release date, as the guide has it</source>
        <translation>date de sortie, selon le guide</translation>
    </message>
    <message>
        <source>removed by you</source>
        <translation>retirée par vous</translation>
    </message>
    <message>
        <source>rent</source>
        <translation>location</translation>
    </message>
    <message>
        <source>rent, hours used</source>
        <translation>location, heures utilisées</translation>
    </message>
    <message>
        <source>rental cost of 730 hours / API price</source>
        <translation>location de 730 heures / prix de l'API</translation>
    </message>
    <message>
        <source>rental paid for used hours only</source>
        <translation>location payée pour les heures utilisées</translation>
    </message>
    <message>
        <source>rented with %1 chips</source>
        <translation>location avec %1 puces</translation>
    </message>
    <message>
        <source>replicas in parallel</source>
        <translation>copies du modèle côte à côte</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>requêtes</translation>
    </message>
    <message>
        <source>requirements, with ranges and values</source>
        <translation>ce qui peut être exigé des puces, avec plages et valeurs</translation>
    </message>
    <message>
        <source>reserved</source>
        <comment>the type of a price</comment>
        <translation>réservé</translation>
    </message>
    <message>
        <source>ring = baseline</source>
        <translation>anneau = référence</translation>
    </message>
    <message>
        <source>ring = now</source>
        <translation>anneau = maintenant</translation>
    </message>
    <message>
        <source>rise of the capacity block price in January 2026</source>
        <translation>hausse du prix Capacity Block en janvier 2026</translation>
    </message>
    <message>
        <source>rises %1, above %2</source>
        <comment>a price; a percentage, a price</comment>
        <translation>monte de %1, au-dessus de %2</translation>
    </message>
    <message>
        <source>rises above %1</source>
        <translation>dépasse %1</translation>
    </message>
    <message>
        <source>roadmap</source>
        <translation>feuille de route</translation>
    </message>
    <message>
        <source>roofline</source>
        <translation>roofline</translation>
    </message>
    <message>
        <source>rounding</source>
        <translation>arrondi</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>lignes</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>règle</translation>
    </message>
    <message>
        <source>ruled out: %1</source>
        <translation>exclue : %1</translation>
    </message>
    <message>
        <source>rules for choosing chips</source>
        <translation>quand choisir quoi</translation>
    </message>
    <message>
        <source>rules out</source>
        <translation>exclut</translation>
    </message>
    <message>
        <source>rupee; rupees; ₹</source>
        <translation>roupie; roupies; ₹</translation>
    </message>
    <message>
        <source>saved at the high threshold with 40%</source>
        <translation>économisé au seuil haut avec 40 %</translation>
    </message>
    <message>
        <source>saved at the low threshold with 40%</source>
        <translation>économisé au seuil bas avec 40 %</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>échelle</translation>
    </message>
    <message>
        <source>scale-up bandwidth</source>
        <translation>bande passante scale-up</translation>
    </message>
    <message>
        <source>scenario</source>
        <translation>scénario</translation>
    </message>
    <message>
        <source>second rank, as the guide has it</source>
        <translation>second rang, selon le guide</translation>
    </message>
    <message>
        <source>secondary text</source>
        <translation>texte discret</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>secondes</translation>
    </message>
    <message>
        <source>sells its chips to others</source>
        <translation>vend ses puces à d’autres</translation>
    </message>
    <message>
        <source>sensitivity</source>
        <translation>sensibilité</translation>
    </message>
    <message>
        <source>sequences in %1 parts</source>
        <translation>séquences en %1 parties</translation>
    </message>
    <message>
        <source>service level</source>
        <translation>niveau de service</translation>
    </message>
    <message>
        <source>serving</source>
        <translation>inférence</translation>
    </message>
    <message>
        <source>several</source>
        <translation>plusieurs</translation>
    </message>
    <message>
        <source>several Trainium instances linked to work as one.</source>
        <translation>plusieurs instances Trainium reliées pour travailler comme une seule.</translation>
    </message>
    <message>
        <source>several buildings, joined by a special network</source>
        <translation>plusieurs bâtiments, reliés par un réseau spécial</translation>
    </message>
    <message>
        <source>share of peak</source>
        <translation>part de la crête</translation>
    </message>
    <message>
        <source>share of the cost on p5.48xlarge, capacity block against P5 on demand</source>
        <translation>part du coût sur p5.48xlarge, Capacity Block face à P5 à la demande</translation>
    </message>
    <message>
        <source>share of the cost on p5.48xlarge, capacity blocks of 2026-01-31</source>
        <translation>part du coût sur p5.48xlarge, Capacity Blocks du 2026-01-31</translation>
    </message>
    <message>
        <source>share of the cost on p5.48xlarge, capacity blocks of 2026-07-22</source>
        <translation>part du coût sur p5.48xlarge, Capacity Blocks du 2026-07-22</translation>
    </message>
    <message>
        <source>share of the cost on p5.48xlarge, guide prices</source>
        <translation>part du coût sur p5.48xlarge, prix du guide</translation>
    </message>
    <message>
        <source>shared or dedicated</source>
        <translation>partagé ou dédié</translation>
    </message>
    <message>
        <source>shipping</source>
        <translation>disponible</translation>
    </message>
    <message>
        <source>single instructions, memory allocation, scheduling and the instruction set</source>
        <translation>instructions individuelles, allocation mémoire, ordonnancement et jeu d’instructions</translation>
    </message>
    <message>
        <source>site area</source>
        <translation>superficie du site</translation>
    </message>
    <message>
        <source>site area (French and German text)</source>
        <translation>superficie du site (textes français et allemand)</translation>
    </message>
    <message>
        <source>site area (Portuguese and Spanish text)</source>
        <translation>superficie du site (textes portugais et espagnol)</translation>
    </message>
    <message>
        <source>size</source>
        <translation>taille</translation>
    </message>
    <message>
        <source>slide</source>
        <translation>diapositive</translation>
    </message>
    <message>
        <source>slide %1 of %2</source>
        <translation>diapositive %1 sur %2</translation>
    </message>
    <message>
        <source>smaller than a bank card</source>
        <translation>plus petite qu’une carte bancaire</translation>
    </message>
    <message>
        <source>smallest number of chips whose memory holds the workload and the requested concurrency</source>
        <translation>plus petit nombre de puces dont la mémoire contient la charge de travail et les requêtes simultanées demandées</translation>
    </message>
    <message>
        <source>software no longer maintained</source>
        <translation>logiciel plus maintenu</translation>
    </message>
    <message>
        <source>source</source>
        <translation>source</translation>
    </message>
    <message>
        <source>source; sources; where does it come from; evidence</source>
        <translation>source; sources; d'où ça vient; origine; preuve; preuves</translation>
    </message>
    <message>
        <source>sources</source>
        <translation>sources</translation>
    </message>
    <message>
        <source>sources of the figures</source>
        <translation>d’où viennent les valeurs</translation>
    </message>
    <message>
        <source>sources that disagree</source>
        <translation>sources en désaccord</translation>
    </message>
    <message>
        <source>spanish</source>
        <translation>espagnol</translation>
    </message>
    <message>
        <source>specs; specifications; datasheet; peaks; tflops; side by side; memory size</source>
        <translation>caractéristiques; spécifications; specs; fiche technique; crêtes; tflops; côte à côte; taille de la mémoire</translation>
    </message>
    <message>
        <source>speed; how fast; faster; fastest; throughput; performance; tokens per second; latency; workload</source>
        <translation>vitesse; quelle vitesse; rapide; plus rapide; le plus rapide; débit; performances; tokens par seconde; latence; charge de travail</translation>
    </message>
    <message>
        <source>spot</source>
        <comment>the type of a price</comment>
        <translation>spot</translation>
    </message>
    <message>
        <source>spot %1, on-demand %2 USD per hour</source>
        <translation>spot %1, à la demande %2 USD par heure</translation>
    </message>
    <message>
        <source>spot price</source>
        <translation>prix spot</translation>
    </message>
    <message>
        <source>square = reading the prompt (prefill), circle = writing the answer (decode)</source>
        <translation>carré = lecture du prompt (prefill), cercle = écriture de la réponse (decode)</translation>
    </message>
    <message>
        <source>stated by its vendor but not on sale yet; drawn hatched, and always marked next to shipping products.</source>
        <translation>déclarée par son fabricant, mais pas encore disponible ; dessinée hachurée, et jamais mêlée sans le dire à ce qui est disponible.</translation>
    </message>
    <message>
        <source>states</source>
        <translation>États</translation>
    </message>
    <message>
        <source>status</source>
        <translation>statut</translation>
    </message>
    <message>
        <source>stay on %1</source>
        <translation>rester sur %1</translation>
    </message>
    <message>
        <source>steps = whole deployments</source>
        <translation>paliers = déploiements entiers</translation>
    </message>
    <message>
        <source>string "%1"</source>
        <translation>la chaîne « %1 »</translation>
    </message>
    <message>
        <source>stronger = farther from 1</source>
        <translation>plus intense = plus loin de 1</translation>
    </message>
    <message>
        <source>stronger = more</source>
        <translation>plus intense = plus élevé</translation>
    </message>
    <message>
        <source>structured sparsity called new</source>
        <translation>sparsité structurée présentée comme nouvelle</translation>
    </message>
    <message>
        <source>successor of PyTorch/XLA</source>
        <translation>successeur de PyTorch/XLA</translation>
    </message>
    <message>
        <source>supports NVIDIA NVLink Fusion</source>
        <translation>prend en charge NVIDIA NVLink Fusion</translation>
    </message>
    <message>
        <source>system</source>
        <translation>système</translation>
    </message>
    <message>
        <source>systems</source>
        <translation>systèmes</translation>
    </message>
    <message>
        <source>table; numbers; all numbers; data table</source>
        <translation>tableau; nombres; chiffres; tous les nombres; tableau de données</translation>
    </message>
    <message>
        <source>takes over five years to pay back</source>
        <translation>met plus de cinq ans à se rentabiliser</translation>
    </message>
    <message>
        <source>takes too long</source>
        <translation>prend trop de temps</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>text instead of a bar = reason for no number</source>
        <translation>mots au lieu d’une barre = pas de nombre, et pourquoi</translation>
    </message>
    <message>
        <source>the 1-year reserved price in USD an hour</source>
        <translation>le prix réservé 1 an en USD par heure</translation>
    </message>
    <message>
        <source>the 3-year reserved price in USD an hour</source>
        <translation>le prix réservé 3 ans en USD par heure</translation>
    </message>
    <message>
        <source>the API price</source>
        <translation>le prix de l'API</translation>
    </message>
    <message>
        <source>the KV cache precision in bits</source>
        <translation>le nombre de bits d’une valeur en cache</translation>
    </message>
    <message>
        <source>the US dollars for 1 of the currency, such as 1.08</source>
        <translation>les dollars américains pour 1 de la devise, par exemple 1.08</translation>
    </message>
    <message>
        <source>the accelerator's name</source>
        <translation>le nom de l’accélérateur</translation>
    </message>
    <message>
        <source>the arithmetic intensity above which compute limits a chip instead of memory bandwidth: its peak divided by its bandwidth.</source>
        <translation>intensité arithmétique à partir de laquelle une puce est limitée par le calcul et non par la bande passante mémoire : sa crête divisée par sa bande passante.</translation>
    </message>
    <message>
        <source>the baseline has no value here</source>
        <translation>la référence n’a pas de nombre ici</translation>
    </message>
    <message>
        <source>the board has no workload.</source>
        <translation>la comparaison n’a pas de charge de travail.</translation>
    </message>
    <message>
        <source>the board in this window</source>
        <translation>la comparaison de cette fenêtre</translation>
    </message>
    <message>
        <source>the cached share of the prompt</source>
        <translation>la part du prompt en cache</translation>
    </message>
    <message numerus="yes">
        <source>the catalogue has %n custom figures</source>
        <translation><numerusform>le catalogue a %n valeur propre</numerusform><numerusform>le catalogue a %n valeurs propres</numerusform></translation>
    </message>
    <message>
        <source>the catalogue has 1 custom figure</source>
        <translation>le catalogue a 1 valeur propre</translation>
    </message>
    <message>
        <source>the chip, instance or system that the others are compared with.</source>
        <translation>puce, instance ou système auquel les autres sont comparés.</translation>
    </message>
    <message>
        <source>the colocation price</source>
        <translation>le prix de la colocation</translation>
    </message>
    <message>
        <source>the compute efficiency</source>
        <translation>l’efficacité de calcul</translation>
    </message>
    <message>
        <source>the compute precision in bits</source>
        <translation>le nombre de bits du calcul</translation>
    </message>
    <message>
        <source>the constants of the estimates, fitted in advance to published measurements; nothing is fitted while the program runs.</source>
        <translation>constantes des estimations, établies une fois d’après des mesures publiées ; rien n’est ajusté pendant que le programme tourne.</translation>
    </message>
    <message>
        <source>the cost of staff and maintenance</source>
        <translation>le coût du personnel et de la maintenance</translation>
    </message>
    <message>
        <source>the currency</source>
        <translation>la devise</translation>
    </message>
    <message>
        <source>the data-centre PUE</source>
        <translation>le PUE du centre de données</translation>
    </message>
    <message>
        <source>the date of the price</source>
        <translation>la date du prix</translation>
    </message>
    <message>
        <source>the discount</source>
        <translation>la remise</translation>
    </message>
    <message>
        <source>the divisor's range reaches zero</source>
        <translation>la plage du diviseur atteint zéro</translation>
    </message>
    <message>
        <source>the energy price</source>
        <translation>le prix de l’énergie</translation>
    </message>
    <message>
        <source>the fast links between chips in one machine, and the slower links between machines.</source>
        <translation>liens rapides entre les puces d’une machine, et liens plus lents entre machines.</translation>
    </message>
    <message>
        <source>the figure is %1</source>
        <translation>la valeur est en %1</translation>
    </message>
    <message>
        <source>the first figure</source>
        <translation>la première valeur</translation>
    </message>
    <message>
        <source>the global batch size</source>
        <translation>le nombre de séquences par étape</translation>
    </message>
    <message>
        <source>the goodput</source>
        <translation>le goodput</translation>
    </message>
    <message>
        <source>the head size</source>
        <translation>la taille d’une tête</translation>
    </message>
    <message>
        <source>the hidden size</source>
        <translation>la dimension cachée</translation>
    </message>
    <message>
        <source>the highest throughput that a chip can reach at each arithmetic intensity.</source>
        <translation>le maximum qu’une puce peut atteindre à chaque intensité arithmétique.</translation>
    </message>
    <message>
        <source>the host power</source>
        <translation>la puissance hors puces</translation>
    </message>
    <message>
        <source>the host's memory in GiB</source>
        <translation>la mémoire de l’hôte en GiB</translation>
    </message>
    <message>
        <source>the hours that a price pays for</source>
        <translation>les heures que couvre un prix</translation>
    </message>
    <message>
        <source>the instance type</source>
        <translation>le type d’instance</translation>
    </message>
    <message>
        <source>the interest rate</source>
        <translation>l'intérêt</translation>
    </message>
    <message>
        <source>the keys and values of earlier tokens, kept in memory so that a model does not recalculate them.</source>
        <translation>ce qu’un modèle garde en mémoire des tokens précédents, pour ne pas les recalculer.</translation>
    </message>
    <message>
        <source>the length of the commitment</source>
        <translation>la durée de l’engagement</translation>
    </message>
    <message>
        <source>the link efficiency</source>
        <translation>l’efficacité des liens</translation>
    </message>
    <message>
        <source>the longest sequence</source>
        <translation>la séquence la plus longue</translation>
    </message>
    <message>
        <source>the lowest and highest value that a number can have; formulas carry it through.</source>
        <translation>la plus petite et la plus grande valeur qu’un nombre peut avoir ; les formules la propagent.</translation>
    </message>
    <message>
        <source>the machine price</source>
        <translation>le prix de la machine</translation>
    </message>
    <message>
        <source>the machines that a price pays for</source>
        <translation>les machines que couvre un prix</translation>
    </message>
    <message>
        <source>the memory efficiency</source>
        <translation>l’efficacité de la mémoire</translation>
    </message>
    <message>
        <source>the memory of an accelerator, or of all</source>
        <translation>la mémoire d’un accélérateur, ou de tous</translation>
    </message>
    <message>
        <source>the meter</source>
        <translation>le compteur (meter)</translation>
    </message>
    <message>
        <source>the minimum tokens/s per user</source>
        <translation>la vitesse par utilisateur</translation>
    </message>
    <message>
        <source>the model FLOP utilisation of %1</source>
        <translation>l’utilisation FLOP du modèle sur %1</translation>
    </message>
    <message>
        <source>the monthly output in billion tokens</source>
        <translation>la sortie par mois en milliards de tokens</translation>
    </message>
    <message>
        <source>the monthly volume costs %1 now</source>
        <translation>le travail du mois coûte %1 aujourd’hui</translation>
    </message>
    <message>
        <source>the network belongs to the instance, not to the chip</source>
        <translation>le réseau appartient à l’instance, pas à la puce</translation>
    </message>
    <message>
        <source>the number of KV heads</source>
        <translation>le nombre de têtes KV</translation>
    </message>
    <message>
        <source>the number of accelerators</source>
        <translation>le nombre d’accélérateurs</translation>
    </message>
    <message>
        <source>the number of active parameters in billions</source>
        <translation>le nombre de paramètres actifs en milliards</translation>
    </message>
    <message>
        <source>the number of attention heads</source>
        <translation>le nombre de têtes d’attention</translation>
    </message>
    <message>
        <source>the number of chips</source>
        <translation>le nombre de puces</translation>
    </message>
    <message>
        <source>the number of chips of %1 alone</source>
        <translation>le nombre de puces pour %1 uniquement</translation>
    </message>
    <message>
        <source>the number of concurrent requests</source>
        <translation>le nombre de requêtes simultanées</translation>
    </message>
    <message>
        <source>the number of denoising steps</source>
        <translation>le nombre d’étapes de débruitage</translation>
    </message>
    <message>
        <source>the number of hours per month</source>
        <translation>le nombre d’heures par mois</translation>
    </message>
    <message>
        <source>the number of input tokens</source>
        <translation>le nombre de tokens d’entrée</translation>
    </message>
    <message>
        <source>the number of layers</source>
        <translation>le nombre de couches</translation>
    </message>
    <message>
        <source>the number of monthly items in millions</source>
        <translation>le nombre d’éléments par mois en millions</translation>
    </message>
    <message>
        <source>the number of output tokens</source>
        <translation>le nombre de tokens de sortie</translation>
    </message>
    <message>
        <source>the number of parameters in billions</source>
        <translation>le nombre de paramètres en milliards</translation>
    </message>
    <message>
        <source>the number of tokens per decode step</source>
        <translation>le nombre de tokens d’une étape de decode</translation>
    </message>
    <message>
        <source>the number of training tokens in billions</source>
        <translation>le nombre de tokens d’entraînement en milliards</translation>
    </message>
    <message>
        <source>the on-demand price in USD an hour</source>
        <translation>le prix à la demande en USD par heure</translation>
    </message>
    <message>
        <source>the only remaining option</source>
        <translation>la seule qui reste</translation>
    </message>
    <message>
        <source>the operating system</source>
        <translation>le système d’exploitation</translation>
    </message>
    <message>
        <source>the options that no other option beats in both plotted metrics.</source>
        <translation>ceux d’une comparaison qu’aucun autre ne bat sur les deux grandeurs tracées.</translation>
    </message>
    <message>
        <source>the overhead</source>
        <translation>la durée des délais fixes</translation>
    </message>
    <message>
        <source>the phase that generates the answer token by token; mostly limited by memory bandwidth.</source>
        <translation>phase qui écrit la réponse token par token ; surtout limitée par la bande passante mémoire.</translation>
    </message>
    <message>
        <source>the phase that processes the prompt; mostly limited by compute.</source>
        <translation>phase qui lit le prompt ; surtout limitée par le calcul.</translation>
    </message>
    <message>
        <source>the price factor</source>
        <translation>le facteur de prix</translation>
    </message>
    <message>
        <source>the price of %1</source>
        <translation>le prix de %1</translation>
    </message>
    <message>
        <source>the prices contradict what the providers publish</source>
        <translation>les prix contredisent ceux que publient les fournisseurs</translation>
    </message>
    <message>
        <source>the product</source>
        <translation>le produit</translation>
    </message>
    <message>
        <source>the provider</source>
        <translation>le fournisseur</translation>
    </message>
    <message>
        <source>the range of the baseline's number reaches zero</source>
        <translation>la plage du nombre de la référence atteint zéro</translation>
    </message>
    <message>
        <source>the region</source>
        <translation>la région</translation>
    </message>
    <message>
        <source>the reservation term</source>
        <translation>la durée d’une réservation</translation>
    </message>
    <message>
        <source>the residual value</source>
        <translation>la valeur résiduelle</translation>
    </message>
    <message>
        <source>the second figure</source>
        <translation>la seconde valeur</translation>
    </message>
    <message>
        <source>the sequence length</source>
        <translation>la longueur de séquence</translation>
    </message>
    <message>
        <source>the service life in years</source>
        <translation>le nombre d'années d'utilisation</translation>
    </message>
    <message>
        <source>the serving stack</source>
        <translation>la pile d’inférence</translation>
    </message>
    <message>
        <source>the share of a run's hours that make progress; the rest is lost to failures, restarts and checkpoints.</source>
        <translation>part des heures d’un entraînement qui le font avancer ; le reste va aux pannes, redémarrages et points de reprise.</translation>
    </message>
    <message>
        <source>the share of the paid hours in which chips do work; idle hours are also paid for.</source>
        <translation>part des heures payées pendant lesquelles les puces travaillent ; les heures inactives sont payées aussi.</translation>
    </message>
    <message>
        <source>the software platform for NVIDIA chips; operators written for it run on no other chips.</source>
        <translation>logiciel avec lequel sont écrits les programmes pour puces NVIDIA ; les opérations écrites pour lui ne s’exécutent sur aucune autre puce.</translation>
    </message>
    <message>
        <source>the spot price in USD an hour</source>
        <translation>le prix spot en USD par heure</translation>
    </message>
    <message>
        <source>the time to the first token</source>
        <translation>le temps jusqu’au premier token</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>le titre</translation>
    </message>
    <message>
        <source>the training efficiency</source>
        <translation>l’efficacité d’entraînement</translation>
    </message>
    <message>
        <source>the unit of the price</source>
        <translation>l’unité du prix</translation>
    </message>
    <message>
        <source>the utilisation</source>
        <translation>l’utilisation</translation>
    </message>
    <message>
        <source>the vocabulary size</source>
        <translation>la taille du vocabulaire</translation>
    </message>
    <message>
        <source>the wait before an answer begins: prefill and overhead.</source>
        <translation>ce qu’une personne attend avant le début d’une réponse : le prefill et les coûts fixes.</translation>
    </message>
    <message>
        <source>the warning</source>
        <translation>avertissement</translation>
    </message>
    <message>
        <source>the weight precision in bits</source>
        <translation>le nombre de bits d’un poids</translation>
    </message>
    <message>
        <source>the zone</source>
        <translation>la zone</translation>
    </message>
    <message>
        <source>the zones and offers of the region</source>
        <translation>les zones et les offres de la région</translation>
    </message>
    <message>
        <source>their number formats differ</source>
        <translation>leurs formats numériques diffèrent</translation>
    </message>
    <message>
        <source>their price types differ</source>
        <translation>leurs prix sont de types différents</translation>
    </message>
    <message>
        <source>their prices are from different regions</source>
        <translation>leurs prix sont de régions différentes</translation>
    </message>
    <message>
        <source>their prices have different dates</source>
        <translation>leurs prix sont de dates différentes</translation>
    </message>
    <message>
        <source>there is no memory</source>
        <translation>mémoire insuffisante</translation>
    </message>
    <message>
        <source>there is no other value near %1.</source>
        <translation>il n’y a pas d’autre valeur proche de %1.</translation>
    </message>
    <message>
        <source>they have different numbers of chips</source>
        <translation>ils portent sur des nombres de puces différents</translation>
    </message>
    <message>
        <source>thick line = best offers, none is both cheaper and faster</source>
        <translation>trait épais = meilleures offres, aucune n’est à la fois moins chère et plus rapide</translation>
    </message>
    <message>
        <source>thin line = rent for used hours only</source>
        <translation>ligne fine = location des seules heures utilisées</translation>
    </message>
    <message>
        <source>thin lines = equal cost, %1</source>
        <translation>traits fins = coût égal, %1</translation>
    </message>
    <message>
        <source>thin lines = thresholds of the AWS chip guide</source>
        <translation>traits fins = seuils du guide des puces AWS</translation>
    </message>
    <message>
        <source>third-party</source>
        <translation>tierce</translation>
    </message>
    <message>
        <source>third-party, unchecked</source>
        <translation>tierce, non vérifiée</translation>
    </message>
    <message>
        <source>throughput</source>
        <translation>débit</translation>
    </message>
    <message>
        <source>throughput (MoE)</source>
        <translation>débit (MoE)</translation>
    </message>
    <message>
        <source>throughput at full load</source>
        <translation>débit à pleine charge</translation>
    </message>
    <message>
        <source>throughput at full load (MoE)</source>
        <translation>débit à pleine charge (MoE)</translation>
    </message>
    <message>
        <source>throughput per chip, regardless of cost</source>
        <translation>vitesse par puce, quel qu’en soit le coût</translation>
    </message>
    <message>
        <source>tied with the first</source>
        <translation>à égalité avec la première</translation>
    </message>
    <message>
        <source>time to first token</source>
        <translation>temps jusqu’au premier token</translation>
    </message>
    <message>
        <source>time to first token (MoE)</source>
        <translation>temps jusqu’au premier token (MoE)</translation>
    </message>
    <message>
        <source>times</source>
        <translation>fois</translation>
    </message>
    <message>
        <source>times the other</source>
        <translation>fois l’autre</translation>
    </message>
    <message>
        <source>to fine-tune %1</source>
        <translation>pour le fine-tuning de %1</translation>
    </message>
    <message>
        <source>to run %1</source>
        <translation>pour exécuter %1</translation>
    </message>
    <message>
        <source>to serve %1</source>
        <translation>pour servir %1</translation>
    </message>
    <message>
        <source>to train %1</source>
        <translation>pour entraîner %1</translation>
    </message>
    <message>
        <source>to verify</source>
        <translation>à vérifier</translation>
    </message>
    <message>
        <source>today = 1</source>
        <translation>aujourd’hui = 1</translation>
    </message>
    <message>
        <source>tokens per USD</source>
        <translation>tokens par USD</translation>
    </message>
    <message>
        <source>tokens per dollar; value for money; price performance; best value</source>
        <translation>tokens par dollar; tokens pour le prix; rapport qualité-prix; prix-performances; meilleur rapport qualité-prix</translation>
    </message>
    <message>
        <source>tokens per second</source>
        <translation>tokens par seconde</translation>
    </message>
    <message>
        <source>tokens per second / chips</source>
        <translation>tokens par seconde / puces</translation>
    </message>
    <message>
        <source>tokens per second per chip</source>
        <translation>tokens par seconde et par puce</translation>
    </message>
    <message>
        <source>tokens per second per instance</source>
        <translation>tokens par seconde et par instance</translation>
    </message>
    <message>
        <source>tokens per second per system</source>
        <translation>tokens par seconde et par système</translation>
    </message>
    <message>
        <source>tokens per second, both axes logarithmic</source>
        <translation>tokens par seconde, deux axes logarithmiques</translation>
    </message>
    <message>
        <source>tokens x chip time per token / goodput</source>
        <translation>tokens x temps par token et puce / goodput</translation>
    </message>
    <message>
        <source>tokens/s per chip</source>
        <translation>tokens/s par puce</translation>
    </message>
    <message>
        <source>too little memory</source>
        <translation>trop peu de mémoire</translation>
    </message>
    <message>
        <source>too much work to move</source>
        <translation>trop de travail de migration</translation>
    </message>
    <message>
        <source>too slow</source>
        <translation>trop lente</translation>
    </message>
    <message>
        <source>torch_neuron</source>
        <translation>torch_neuron</translation>
    </message>
    <message>
        <source>training</source>
        <translation>entraînement</translation>
    </message>
    <message>
        <source>training of Claude only</source>
        <translation>seulement l’entraînement de Claude</translation>
    </message>
    <message>
        <source>training of mixture-of-experts models</source>
        <translation>entraînement de modèles à mélange d’experts</translation>
    </message>
    <message>
        <source>training speed, latency, energy use</source>
        <translation>vitesse d’entraînement, latence, consommation d’énergie</translation>
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
        <translation>triangle = un batch</translation>
    </message>
    <message>
        <source>trn1.2xlarge: 1.10 USD for one Trainium1.</source>
        <translation>trn1.2xlarge : 1,10 USD pour un Trainium1.</translation>
    </message>
    <message>
        <source>trn2.48xlarge at 35.7608 USD/h against p5.48xlarge at published prices: 65% to 114%.</source>
        <translation>trn2.48xlarge à 35,7608 USD/h par rapport à p5.48xlarge aux prix publiés : de 65 % à 114 %.</translation>
    </message>
    <message>
        <source>trn2.48xlarge: 4.80 / 16 = 0.30 USD for one Trainium2.</source>
        <translation>trn2.48xlarge : 4,80 / 16 = 0,30 USD pour un Trainium2.</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>two costs are needed</source>
        <translation>il faut deux coûts</translation>
    </message>
    <message>
        <source>two rows with a number are needed</source>
        <translation>il faut deux lignes avec un nombre</translation>
    </message>
    <message>
        <source>two sources</source>
        <translation>deux sources</translation>
    </message>
    <message>
        <source>uncertainty</source>
        <translation>incertitude</translation>
    </message>
    <message>
        <source>unchecked</source>
        <translation>non vérifiée</translation>
    </message>
    <message>
        <source>undated</source>
        <translation>sans date</translation>
    </message>
    <message>
        <source>under 1%</source>
        <translation>moins de 1 %</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>unless %1 %2</source>
        <comment>its price; rises above an amount</comment>
        <translation>sauf si %1 %2</translation>
    </message>
    <message>
        <source>unless %1 runs on %2</source>
        <comment>a chip; 6 chips or more</comment>
        <translation>sauf si %1 tourne sur %2</translation>
    </message>
    <message>
        <source>unless both run on %1</source>
        <comment>4 chips or fewer</comment>
        <translation>sauf si les deux tournent sur %1</translation>
    </message>
    <message>
        <source>up and left is better</source>
        <translation>en haut à gauche = mieux</translation>
    </message>
    <message>
        <source>up and right is better</source>
        <translation>en haut à droite, c’est mieux</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>jusqu’à %1</translation>
    </message>
    <message>
        <source>use case</source>
        <translation>à quoi cela sert</translation>
    </message>
    <message>
        <source>use, another place in the guide</source>
        <translation>utilisation, autre endroit du guide</translation>
    </message>
    <message>
        <source>use, one place in the guide</source>
        <translation>utilisation, un endroit du guide</translation>
    </message>
    <message>
        <source>utilised tokens per second / price</source>
        <translation>tokens par seconde réellement produits / prix</translation>
    </message>
    <message>
        <source>vCPUs</source>
        <translation>les processeurs virtuels</translation>
    </message>
    <message>
        <source>value for money</source>
        <translation>rapport qualité-prix</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>verdict</translation>
    </message>
    <message>
        <source>vertical line = %1 per user</source>
        <translation>ligne verticale = %1 par utilisateur</translation>
    </message>
    <message>
        <source>volume; monthly volume; tokens a month; tokens per month; how many tokens; traffic; usage</source>
        <translation>volume; volume mensuel; tokens par mois; combien de tokens; trafic; utilisation; usage</translation>
    </message>
    <message>
        <source>vs on-demand 55.04: 64.97%; vs Capacity Block 2026-07 41.528: 86.11%; vs Capacity Block 2026-01 31.464: 113.66%. Per dense FP8 PFLOPS: 49.5%, 65.6%, 86.6%</source>
        <translation>contre à la demande 55,04 : 64,97 % ; contre Capacity Block 2026-07 41,528 : 86,11 % ; contre Capacity Block 2026-01 31,464 : 113,66 %. Par PFLOPS FP8 dense : 49,5 %, 65,6 %, 86,6 %</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>avertissement</translation>
    </message>
    <message>
        <source>warning, legend and footer</source>
        <translation>avertissement, légende et pied de page</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>avertissements</translation>
    </message>
    <message>
        <source>weeks</source>
        <translation>semaines</translation>
    </message>
    <message>
        <source>weeks on several hundred thousand chips</source>
        <translation>des semaines sur plusieurs centaines de milliers de puces</translation>
    </message>
    <message>
        <source>weights, states and activations, or weights and the cache of all concurrent requests</source>
        <translation>poids, états et activations, ou poids et cache de toutes les requêtes simultanées</translation>
    </message>
    <message>
        <source>what "nearly 500,000" allows</source>
        <translation>ce que permet « près de 500 000 »</translation>
    </message>
    <message>
        <source>what if</source>
        <translation>et si</translation>
    </message>
    <message>
        <source>what if; what-if; tornado; what would change it; what changes the answer; uncertainty; risk; odds</source>
        <translation>et si; what-if; tornado; sensibilité; qu'est-ce qui changerait la réponse; ce qui change la réponse; incertitude; risque; chances; probabilités</translation>
    </message>
    <message>
        <source>whether it is a spot price</source>
        <translation>s’il s’agit d’un prix spot</translation>
    </message>
    <message>
        <source>while %1 is %2, not %3</source>
        <comment>an assumption; from 1 to 3; up to 0</comment>
        <translation>tant que %1 reste ainsi : %2, pas %3</translation>
    </message>
    <message>
        <source>whisker = eight of ten published measurements fall within</source>
        <translation>moustache = huit mesures publiées sur dix s’y situent</translation>
    </message>
    <message>
        <source>whisker = nine of ten predictions are closer than its end</source>
        <translation>moustache = neuf prédictions sur dix sont plus proches que son extrémité</translation>
    </message>
    <message>
        <source>whisker = range</source>
        <translation>moustache = plage</translation>
    </message>
    <message>
        <source>whisker = range, ~ = approximate</source>
        <translation>moustache = plage, ~ = valeur approximative</translation>
    </message>
    <message>
        <source>whisker = zones, offers or days</source>
        <translation>moustache = zones, offres ou jours</translation>
    </message>
    <message>
        <source>whole instances that hold the chips</source>
        <translation>instances entières qui contiennent les puces</translation>
    </message>
    <message>
        <source>why</source>
        <translation>pourquoi</translation>
    </message>
    <message>
        <source>why; reason; reasons; answer</source>
        <translation>pourquoi; raison; raisons; réponse</translation>
    </message>
    <message>
        <source>wide release, by press reports</source>
        <translation>disponibilité générale, selon la presse</translation>
    </message>
    <message numerus="yes">
        <source>with %n custom figures</source>
        <translation><numerusform>avec %n valeur propre</numerusform><numerusform>avec %n valeurs propres</numerusform></translation>
    </message>
    <message>
        <source>with 1 custom figure</source>
        <translation>avec 1 valeur propre</translation>
    </message>
    <message>
        <source>with a commitment %1, not %2</source>
        <comment>from 1 year on; up to 0 years</comment>
        <translation>avec un engagement %1, pas %2</translation>
    </message>
    <message>
        <source>with a commitment of %1 or more, not without one</source>
        <comment>so many years</comment>
        <translation>avec un engagement à partir de %1, mais pas sans</translation>
    </message>
    <message>
        <source>with enough memory</source>
        <translation>dont la mémoire suffit</translation>
    </message>
    <message>
        <source>within 25%</source>
        <translation>à 25 % près</translation>
    </message>
    <message>
        <source>without a commitment, not with one of %1 or more</source>
        <comment>so many years</comment>
        <translation>sans engagement, mais pas avec un engagement à partir de %1</translation>
    </message>
    <message>
        <source>work items that a chip processes at once; larger batches share each read of the weights.</source>
        <translation>éléments de travail qu’une puce traite à la fois ; les plus grands partagent chaque lecture des poids.</translation>
    </message>
    <message>
        <source>work per dollar</source>
        <translation>travail pour le prix</translation>
    </message>
    <message>
        <source>workload</source>
        <translation>charge de travail</translation>
    </message>
    <message>
        <source>workloads to estimate: training, serving, batch inference</source>
        <translation>ce qui peut être estimé : entraînement, inférence en ligne, inférence par batch</translation>
    </message>
    <message>
        <source>year</source>
        <translation>année</translation>
    </message>
    <message>
        <source>years</source>
        <translation>années</translation>
    </message>
    <message>
        <source>yen; ¥</source>
        <translation>yen; yens; ¥</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>your rate</source>
        <translation>votre taux</translation>
    </message>
    <message>
        <source>yuan; renminbi; rmb</source>
        <translation>yuan; yuans; renminbi; rmb</translation>
    </message>
    <message>
        <source>zoom; zoom in; larger; bigger; larger text</source>
        <translation>zoom; zoomer; agrandir; plus grand; texte plus grand</translation>
    </message>
    <message>
        <source>×%1</source>
        <comment>behind a chip's name: how many of it</comment>
        <translation>×%1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>« %1 »</translation>
    </message>
    <message>
        <source>“%1” is in %2. Edit the file: changes appear immediately.</source>
        <translation>« %1 » se trouve dans %2. Modifiez le fichier : tout changement est affiché aussitôt.</translation>
    </message>
    <message>
        <source>“%1” is not a number; the decimal sign is “%2”.</source>
        <translation>« %1 » n’est pas un nombre ; le séparateur décimal est « %2 ».</translation>
    </message>
    <message>
        <source>“%1” is not part of the comparison; the page selected another one.</source>
        <translation>« %1 » ne fait pas partie de la comparaison ; la page a choisi autre chose.</translation>
    </message>
    <message>
        <source>← → pages   B black   A assumptions   Esc exit</source>
        <translation>← → pages   B noir   A hypothèses   Échap quitter</translation>
    </message>
    <message>
        <source>◀ = baseline</source>
        <translation>◀ = référence</translation>
    </message>
    <message>
        <source>◂ %1</source>
        <translation>◂ %1</translation>
    </message>
    <message>
        <source>◆ Fault:</source>
        <translation>◆ Erreur :</translation>
    </message>
    <message>
        <source>◆ Not comparable: %1</source>
        <translation>◆ Non comparable : %1</translation>
    </message>
    <message>
        <source>◇ Caution:</source>
        <translation>◇ Avertissement :</translation>
    </message>
    <message>
        <source>● %1</source>
        <translation>● %1</translation>
    </message>
    <message>
        <source>⚠ Contradiction</source>
        <translation>⚠ Contradiction</translation>
    </message>
</context>
</TS>
