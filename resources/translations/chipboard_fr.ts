<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Chipboard</name>
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
        <source>"%1" cannot be compared with itself.</source>
        <translation>« %1 » ne peut pas être comparé à lui-même.</translation>
    </message>
    <message>
        <source>"%1" cannot be written: %2.</source>
        <translation>Impossible d’écrire « %1 » : %2.</translation>
    </message>
    <message>
        <source>"%1" could not be written in full: %2.</source>
        <translation>« %1 » n’a pas pu être écrit en entier : %2.</translation>
    </message>
    <message>
        <source>"%1" gives no number to %2.</source>
        <translation>« %1 » ne donne pas de nombre à %2.</translation>
    </message>
    <message>
        <source>"%1" has no meaning here.</source>
        <translation>« %1 » n’a pas de sens ici.</translation>
    </message>
    <message>
        <source>"%1" has no use for "%2".</source>
        <translation>« %1 » n’attend pas « %2 ».</translation>
    </message>
    <message>
        <source>"%1" is a device, not a file.</source>
        <translation>« %1 » est un périphérique, pas un fichier.</translation>
    </message>
    <message>
        <source>"%1" is a folder, not a file.</source>
        <translation>« %1 » est un dossier, pas un fichier.</translation>
    </message>
    <message>
        <source>"%1" is a number and contains nothing.</source>
        <translation>« %1 » est un nombre et ne contient rien.</translation>
    </message>
    <message>
        <source>"%1" is a text, which has no order.</source>
        <translation>« %1 » est un texte, qui n’a pas d’ordre.</translation>
    </message>
    <message>
        <source>"%1" is a unit of something else.</source>
        <translation>« %1 » est l’unité d’une autre grandeur.</translation>
    </message>
    <message>
        <source>"%1" is compared with a number.</source>
        <translation>« %1 » se compare à un nombre.</translation>
    </message>
    <message>
        <source>"%1" is compared with a text.</source>
        <translation>« %1 » se compare à un texte.</translation>
    </message>
    <message>
        <source>"%1" is in the list twice.</source>
        <translation>« %1 » figure deux fois dans la liste.</translation>
    </message>
    <message>
        <source>"%1" is missing.</source>
        <translation>« %1 » manque.</translation>
    </message>
    <message>
        <source>"%1" is no %2.</source>
        <translation>« %1 » n’est pas admis pour %2.</translation>
    </message>
    <message>
        <source>"%1" is no assumption that could be moved.</source>
        <translation>« %1 » n’est pas une hypothèse que l’on peut faire varier.</translation>
    </message>
    <message>
        <source>"%1" is no code of a currency.</source>
        <translation>« %1 » n’est pas un code de devise.</translation>
    </message>
    <message>
        <source>"%1" is no date.</source>
        <translation>« %1 » n’est pas une date.</translation>
    </message>
    <message>
        <source>"%1" is no id.</source>
        <translation>« %1 » n’est pas un identifiant.</translation>
    </message>
    <message>
        <source>"%1" is no mapping.</source>
        <translation>« %1 » n’est pas une correspondance.</translation>
    </message>
    <message>
        <source>"%1" is no number of chips.</source>
        <translation>« %1 » n’est pas un nombre de puces.</translation>
    </message>
    <message>
        <source>"%1" is no number of draws.</source>
        <translation>« %1 » n’est pas un nombre de tirages.</translation>
    </message>
    <message>
        <source>"%1" is no number.</source>
        <translation>« %1 » n’est pas un nombre.</translation>
    </message>
    <message>
        <source>"%1" is no seed.</source>
        <translation>« %1 » n’est pas une graine.</translation>
    </message>
    <message>
        <source>"%1" is no web address.</source>
        <translation>« %1 » n’est pas une adresse web.</translation>
    </message>
    <message>
        <source>"%1" is not a size of a window.</source>
        <translation>« %1 » n’est pas une taille de fenêtre.</translation>
    </message>
    <message>
        <source>"%1" is not a unit of this figure.</source>
        <translation>« %1 » n’est pas une unité de cette valeur.</translation>
    </message>
    <message>
        <source>"%1" is not among what is compared.</source>
        <translation>« %1 » ne fait pas partie de la comparaison.</translation>
    </message>
    <message>
        <source>"%1" is not in the catalogue.</source>
        <translation>« %1 » n’est pas dans le catalogue.</translation>
    </message>
    <message>
        <source>"%1" is not measured in %2.</source>
        <translation>« %1 » ne se mesure pas en %2.</translation>
    </message>
    <message>
        <source>"%1" is the number of a list in the price store of one computer; here it is "%2" of %3.</source>
        <translation>« %1 » est le numéro d’une grille dans la base des prix d’un autre ordinateur ; ici, c’est « %2 » (%3).</translation>
    </message>
    <message>
        <source>"%1" needs a unit: 640 GB and 640 GiB differ.</source>
        <translation>« %1 » demande une unité : 640 GB et 640 GiB diffèrent.</translation>
    </message>
    <message>
        <source>"%1" needs more than that.</source>
        <translation>Il manque des arguments à « %1 ».</translation>
    </message>
    <message>
        <source>"%1" was left with changes that are not saved. Edit &gt; Undo goes back to them.</source>
        <translation>« %1 » a été quitté avec des modifications non enregistrées. Édition &gt; Annuler permet d’y revenir.</translation>
    </message>
    <message>
        <source>"chipboard help COMMAND" tells a command's options.</source>
        <translation>« chipboard help COMMAND » indique les options d’une commande.</translation>
    </message>
    <message>
        <source>"chipboard list assumptions" has the names.</source>
        <translation>« chipboard list assumptions » donne les noms.</translation>
    </message>
    <message>
        <source>"chipboard list metrics" has the ids.</source>
        <translation>« chipboard list metrics » donne les identifiants.</translation>
    </message>
    <message>
        <source>"chipboard prices list" takes no snapshot.</source>
        <translation>« chipboard prices list » n’admet pas d’instantané.</translation>
    </message>
    <message>
        <source>"chipboard prices remove" prints no list.</source>
        <translation>« chipboard prices remove » n’affiche pas de liste.</translation>
    </message>
    <message>
        <source>% = how often it is best</source>
        <translation>% = fréquence de la première place</translation>
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
        <translation>%1 %2 %3 %4 par USD (votre taux)</translation>
    </message>
    <message>
        <source>%1 %2 (from %3)</source>
        <translation>%1 %2 (de %3)</translation>
    </message>
    <message>
        <source>%1 %2 at %3</source>
        <translation>%1, %2 (%3)</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <translation type="unfinished"></translation>
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
        <comment>a value with its unit, and its range</comment>
        <translation>%1 (%2 à %3)</translation>
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
        <translation><numerusform>%1 (et %n autre)</numerusform><numerusform>%1 (et %n autres)</numerusform></translation>
    </message>
    <message>
        <source>%1 (announced)</source>
        <translation>%1 (annoncée)</translation>
    </message>
    <message>
        <source>%1 (catalogue of %2 then, of %3 now).</source>
        <translation>%1 (catalogue du %2 alors, du %3 maintenant).</translation>
    </message>
    <message>
        <source>%1 (in force)</source>
        <translation>%1 (actif)</translation>
    </message>
    <message>
        <source>%1 (not here)</source>
        <translation>%1 (absente)</translation>
    </message>
    <message>
        <source>%1 (not shown)</source>
        <translation>%1 (non affiché)</translation>
    </message>
    <message>
        <source>%1 (your own)</source>
        <translation>%1 (valeur propre)</translation>
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
        <translation>%1 = valeur propre</translation>
    </message>
    <message>
        <source>%1 Assumed: %2 of that.</source>
        <translation>%1 Supposé : %2 de cela.</translation>
    </message>
    <message>
        <source>%1 It counts for this price list alone; discount and price factor act on it, too.</source>
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
        <source>%1 USD an hour for who knows how many chips</source>
        <translation>%1 USD par heure pour un nombre de puces inconnu</translation>
    </message>
    <message>
        <source>%1 USD an hour is not %2 times %3</source>
        <translation>%1 USD par heure n’est pas %2 fois %3</translation>
    </message>
    <message>
        <source>%1 USD an hour; line %2 has %3</source>
        <translation>%1 USD par heure ; la ligne %2 indique %3</translation>
    </message>
    <message>
        <source>%1 USD per chip-hour</source>
        <translation>%1 USD par puce-heure</translation>
    </message>
    <message>
        <source>%1 USD per chip-hour is no real price.</source>
        <translation>%1 USD par puce-heure n’est pas un prix réel.</translation>
    </message>
    <message>
        <source>%1 USD per chip-hour; the catalogue has %2 to %3</source>
        <translation>%1 USD par puce-heure ; le catalogue indique %2 à %3</translation>
    </message>
    <message>
        <source>%1 [%2]</source>
        <comment>a price in USD, and the same in another currency</comment>
        <translation>%1 [%2]</translation>
    </message>
    <message>
        <source>%1 a month now</source>
        <translation>%1 par mois aujourd’hui</translation>
    </message>
    <message>
        <source>%1 a month reach the guide's threshold of %2. %3</source>
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
        <source>%1 against %2</source>
        <translation>%1 face à %2</translation>
    </message>
    <message>
        <source>%1 and %2 are level as things are.</source>
        <translation>%1 et %2 sont à égalité dans la situation actuelle.</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be compared as things are.</source>
        <translation>%1 et %2 ne peuvent pas être comparés dans la situation actuelle.</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 et %2 autres</translation>
    </message>
    <message>
        <source>%1 as before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 chez %2</translation>
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
        <source>%1 at %2, %3 at %4: %5.</source>
        <translation>%1 à %2, %3 à %4 : %5.</translation>
    </message>
    <message>
        <source>%1 at %2: cheaper than on demand where more than %3 of the hours are used.</source>
        <translation>%1 à %2 : moins cher qu’à la demande au-delà de %3 des heures utilisées.</translation>
    </message>
    <message>
        <source>%1 at %2: never cheaper than on demand.</source>
        <translation>%1 à %2 : jamais moins cher qu’à la demande.</translation>
    </message>
    <message>
        <source>%1 at once</source>
        <translation>%1 à la fois</translation>
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
        <source>%1 cannot be moved: %2</source>
        <translation>Impossible de faire varier %1 : %2</translation>
    </message>
    <message>
        <source>%1 chips</source>
        <translation>%1 puces</translation>
    </message>
    <message>
        <source>%1 chips are more than can be estimated.</source>
        <translation>%1 puces : c’est plus que ce qui peut être estimé.</translation>
    </message>
    <message>
        <source>%1 chips each, rented whole.</source>
        <translation>%1 puces chacune, louées en entier.</translation>
    </message>
    <message>
        <source>%1 chips were stored in %2. They can be chosen now.</source>
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
        <source>%1 costs about %2</source>
        <translation>%1 coûte environ %2</translation>
    </message>
    <message>
        <source>%1 dense</source>
        <translation>%1 dense</translation>
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
        <source>%1 for %2 its hourly price</source>
        <translation>%1 pour %2 son prix horaire</translation>
    </message>
    <message>
        <source>%1 for %2 its hourly price (%3 against %4)</source>
        <translation>%1 pour %2 son prix horaire (%3 contre %4)</translation>
    </message>
    <message>
        <source>%1 for %2 its hourly price, both at %3</source>
        <translation>%1 pour %2 son prix horaire, tous deux selon %3</translation>
    </message>
    <message>
        <source>%1 from "%2"</source>
        <translation>%1 issu de « %2 »</translation>
    </message>
    <message>
        <source>%1 from "%2": "%3" has none</source>
        <translation>%1 issu de « %2 » : « %3 » n’en a pas</translation>
    </message>
    <message>
        <source>%1 from %2 of memory</source>
        <translation>%1 pour %2 de mémoire</translation>
    </message>
    <message>
        <source>%1 give most for their price, about the same: from %2</source>
        <translation>%1 offrent le plus pour leur prix, à peu près à égalité : à partir de %2</translation>
    </message>
    <message>
        <source>%1 gives %2 the %3 compute of %4</source>
        <translation>%1 fournit %2 la puissance de calcul %3 de %4</translation>
    </message>
    <message>
        <source>%1 gives most for its price, about %2</source>
        <translation>%1 offre le plus pour son prix, environ %2</translation>
    </message>
    <message>
        <source>%1 gives the most %2 compute of this selection: %3 %4</source>
        <translation>%1 a la plus grande puissance de calcul %2 de cette sélection : %3 %4</translation>
    </message>
    <message>
        <source>%1 has 0, nothing to compare with.</source>
        <translation>%1 vaut 0 : rien à quoi comparer.</translation>
    </message>
    <message>
        <source>%1 has no FP8 units.</source>
        <translation>%1 n’a pas d’unités FP8.</translation>
    </message>
    <message>
        <source>%1 has no chip-to-chip link; PCI Express at 32 GB/s is reckoned with.</source>
        <translation>%1 n’a pas de lien entre puces ; le calcul suppose PCI Express à 32 GB/s.</translation>
    </message>
    <message>
        <source>%1 has no line: no dense peak at this precision is published.</source>
        <translation>%1 n’a pas de ligne : aucune crête dense n’est publiée à cette précision.</translation>
    </message>
    <message>
        <source>%1 has no list of prices</source>
        <translation>%1 n’a pas de liste de prix</translation>
    </message>
    <message>
        <source>%1 has no peak at %2; %3 is reckoned with.</source>
        <translation>%1 n’a pas de crête en %2 ; le calcul est fait avec %3.</translation>
    </message>
    <message>
        <source>%1 has no price in "%2": its %3 of %4 is shown (%5).</source>
        <translation>%1 n’a pas de prix dans « %2 » : le %3 (%4) est affiché (%5).</translation>
    </message>
    <message>
        <source>%1 has no price in "%2": its %3 of %4 is taken (%5).</source>
        <translation>%1 n’a pas de prix dans « %2 » : le %3 (%4) est utilisé (%5).</translation>
    </message>
    <message>
        <source>%1 heads do not divide the hidden size %2.</source>
        <translation>%1 têtes ne divisent pas la dimension cachée %2.</translation>
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
        <source>%1 in hours, seconds or items are in the bars and the table</source>
        <translation>%1 en heures, secondes ou éléments sont dans les barres et le tableau</translation>
    </message>
    <message>
        <source>%1 in total does not agree with %2 chips of %3.</source>
        <translation>%1 au total ne concorde pas avec %2 puces de %3.</translation>
    </message>
    <message>
        <source>%1 instances</source>
        <translation>%1 instances</translation>
    </message>
    <message>
        <source>%1 is %2 than %3 %4.</source>
        <translation>%1 est %2 que %3 %4.</translation>
    </message>
    <message>
        <source>%1 is %2 than %3 in %4 of the draws.</source>
        <translation>%1 est %2 que %3 (part des tirages : %4).</translation>
    </message>
    <message>
        <source>%1 is best in %2 of the draws</source>
        <translation>%1 est le meilleur choix (part des tirages : %2)</translation>
    </message>
    <message>
        <source>%1 is bound by %2</source>
        <translation>%1, facteur limitant : %2</translation>
    </message>
    <message>
        <source>%1 is bound by %2 of %3</source>
        <translation>%1, facteurs limitants : %2 (total : %3)</translation>
    </message>
    <message>
        <source>%1 is bound by %2 on all %3</source>
        <translation>%1, facteur limitant sur les %3 : %2</translation>
    </message>
    <message>
        <source>%1 is cheaper where more than %2 of the hours are used.</source>
        <translation>%1 revient moins cher au-delà de %2 des heures utilisées.</translation>
    </message>
    <message>
        <source>%1 is cheapest at about %2</source>
        <translation>%1 est le moins cher, à environ %2</translation>
    </message>
    <message>
        <source>%1 is cheapest in %2 of the draws</source>
        <translation>%1 est le choix le moins cher (part des tirages : %2)</translation>
    </message>
    <message>
        <source>%1 is lowest at about %2, but the range of %3 meets its own</source>
        <translation>%1 a le coût le plus bas, environ %2, mais la plage de %3 recoupe la sienne</translation>
    </message>
    <message>
        <source>%1 is lowest at about %2, but the ranges of %3 meet its own</source>
        <translation>%1 a le coût le plus bas, environ %2, mais les plages de %3 recoupent la sienne</translation>
    </message>
    <message>
        <source>%1 is made for inference; it cannot train.</source>
        <translation>%1 est faite pour l’inférence ; l’entraînement y est impossible.</translation>
    </message>
    <message>
        <source>%1 is more than any chip has.</source>
        <translation>%1, c’est plus que n’en a aucune puce.</translation>
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
        <source>%1 is part of a rent, not what is paid.</source>
        <translation>%1 fait partie d’une location, ce n’est pas ce qui est payé.</translation>
    </message>
    <message>
        <source>%1 is rented whole, with %2 chips; it cannot give %3.</source>
        <translation>%1 se loue en entier, avec %2 puces ; impossible d’en obtenir %3.</translation>
    </message>
    <message>
        <source>%1 is the sparse %2 peak; the dense one is %3.</source>
        <translation>%1 est la crête %2 sparse ; la crête dense est %3.</translation>
    </message>
    <message>
        <source>%1 is told at its %2 of %3 (%4).</source>
        <translation>%1 est indiqué au %2, %3 (%4).</translation>
    </message>
    <message>
        <source>%1 layers cannot have %2 without experts.</source>
        <translation>%1 couches ne peuvent pas avoir %2 sans experts.</translation>
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
        <source>%1 million</source>
        <translation>%1 millions</translation>
    </message>
    <message>
        <source>%1 months</source>
        <translation>%1 mois</translation>
    </message>
    <message>
        <source>%1 more offers are in the numbers; provider and region narrow them down.</source>
        <translation>%1 autres offres figurent dans les nombres ; le fournisseur et la région restreignent le choix.</translation>
    </message>
    <message>
        <source>%1 moves it most: from %2 to %3 it goes from %4 to %5.</source>
        <translation>Effet le plus fort : « %1 ». De %2 à %3, le résultat passe de %4 à %5.</translation>
    </message>
    <message>
        <source>%1 moves it most; at one end, from %2 to %3, it cannot be: %4</source>
        <translation>Effet le plus fort : « %1 » ; à une extrémité, de %2 à %3, il n’y a pas de résultat : %4</translation>
    </message>
    <message>
        <source>%1 must be a whole number, not %2.</source>
        <translation>%1 : il faut un nombre entier, pas %2.</translation>
    </message>
    <message>
        <source>%1 needs %2 GB for weights and one request; %3 x %4 have %5 GB to use.</source>
        <translation>%1 a besoin de %2 GB pour les poids et une requête ; %3 x %4 en offrent %5 GB.</translation>
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
        <translation>%1 pour %2 uniquement</translation>
    </message>
    <message>
        <source>%1 of %2 as a share of that of %3</source>
        <translation>%1 de %2 par rapport à %3</translation>
    </message>
    <message>
        <source>%1 of %2 cells have a value.</source>
        <translation>%1 cellules sur %2 ont une valeur.</translation>
    </message>
    <message>
        <source>%1 of %2 have a value.</source>
        <translation>%1 sur %2 ont une valeur.</translation>
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
        <source>%1 on %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 on %2, %3: predicted %4, measured %5, error %6. Source: %7.</source>
        <translation>%1 sur %2, %3 : prédit %4, mesuré %5, erreur %6. Source : %7.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>%1 others change the answer by less than 1 %; the table has them.</source>
        <translation>%1 autres changent la réponse de moins de 1 % ; elles figurent dans le tableau.</translation>
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
        <source>%1 pipeline stages</source>
        <translation>%1 étages de pipeline</translation>
    </message>
    <message>
        <source>%1 prices of %2 from %3 will be lost. Importing that file again brings them back.</source>
        <translation>%1 prix (%2) issus de %3 seront perdus. Réimporter ce fichier les fera revenir.</translation>
    </message>
    <message>
        <source>%1 prices of %2 were stored in %3. They can be chosen under Prices now.</source>
        <translation>%1 prix (%2) ont été enregistrés dans %3. Ils peuvent maintenant être choisis sous Prix.</translation>
    </message>
    <message>
        <source>%1 prices; of the imported rows %2 are new, %3 changed, %4 unchanged.</source>
        <translation>%1 prix ; parmi les lignes importées, %2 nouvelles, %3 modifiées, %4 inchangées.</translation>
    </message>
    <message>
        <source>%1 rows: %2 come in (%3 new, %4 changed, %5 unchanged), %6 are left out, %7 are suspicious.</source>
        <translation>%1 lignes : %2 retenues (%3 nouvelles, %4 modifiées, %5 inchangées), %6 écartées, %7 suspectes.</translation>
    </message>
    <message>
        <source>%1 rows: %2 imported, %3 ignored, %4 suspicious</source>
        <translation>%1 lignes : %2 importées, %3 ignorées, %4 suspectes</translation>
    </message>
    <message>
        <source>%1 sparse peak</source>
        <translation>crête %1 sparse</translation>
    </message>
    <message>
        <source>%1 stays %2 than %3 whatever %4 is, from %5 to %6.</source>
        <translation>%1 reste %2 que %3 quelle que soit la valeur de « %4 », de %5 à %6.</translation>
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
        <source>%1 takes about %2%3</source>
        <translation>%1 coûte environ %2%3</translation>
    </message>
    <message>
        <source>%1 times</source>
        <translation>%1 fois</translation>
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
        <source>%1 to “%2”</source>
        <translation>%1 vers « %2 »</translation>
    </message>
    <message>
        <source>%1 tokens are more than the context of %2, %3 tokens.</source>
        <translation>%1 tokens dépassent le contexte de %2, %3 tokens.</translation>
    </message>
    <message>
        <source>%1 tokens in, %2 out</source>
        <translation>%1 tokens en entrée, %2 en sortie</translation>
    </message>
    <message>
        <source>%1 while %2 moves.</source>
        <translation>%1 quand « %2 » varie.</translation>
    </message>
    <message>
        <source>%1 while one price moves.</source>
        <translation>%1 quand un seul prix varie.</translation>
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
        <source>%1 × %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 ◆</source>
        <translation>%1 ◆</translation>
    </message>
    <message>
        <source>%1%2 and takes work for %3. %4</source>
        <translation>%1%2 et demande un travail de %3. %4</translation>
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
        <translation>%1, %2 par mois, quelle que soit l’utilisation.</translation>
    </message>
    <message>
        <source>%1, %2 in %3.</source>
        <translation>%1, puis %2 (%3).</translation>
    </message>
    <message>
        <source>%1, %2 what %3 costs%4</source>
        <translation>%1, soit %2 ce que coûte %3%4</translation>
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
        <source>%1, %2: %3 at %4, %5 of the %6 that the chip can reach there; bound by %7.</source>
        <translation>%1, %2 : %3 à %4, soit %5 des %6 que la puce peut y atteindre ; facteur limitant : %7.</translation>
    </message>
    <message>
        <source>%1, %2: %3%4</source>
        <translation>%1, %2 : %3%4</translation>
    </message>
    <message>
        <source>%1, %2: %3, %4</source>
        <translation>%1, %2 : %3, %4</translation>
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
        <source>%1, as of %2</source>
        <translation>%1, au %2</translation>
    </message>
    <message>
        <source>%1, assumed: %2 of that</source>
        <translation>%1, supposé : %2 de cela</translation>
    </message>
    <message>
        <source>%1, slider</source>
        <translation>%1, curseur</translation>
    </message>
    <message>
        <source>%1, the same for all rows</source>
        <translation>%1, identique pour toutes les lignes</translation>
    </message>
    <message>
        <source>%1, then %2 %3 %4 per USD (your rate)</source>
        <comment>formula, × or /, rate</comment>
        <translation>%1, puis %2 %3 %4 par USD (votre taux)</translation>
    </message>
    <message>
        <source>%1, though at its %2%3</source>
        <translation>%1, mais à son %2%3</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <translation>%1, avec %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1: %2 at %3, %4 at %5; now %6. %7</source>
        <translation>%1 : %2 à %3, %4 à %5 ; maintenant %6. %7</translation>
    </message>
    <message>
        <source>%1: %2 for %3, so %4; range of the speed %5 to %6; bound by %7.</source>
        <translation>%1 : %2 pour %3, soit %4 ; plage de vitesse de %5 à %6 ; facteur limitant : %7.</translation>
    </message>
    <message>
        <source>%1: %2 in %3 and %4; up to %5 memory bandwidth is the limit, above it compute.</source>
        <translation>%1 : %2 en %3 et %4 ; jusqu’à %5, la limite est la bande passante mémoire, au-delà le calcul.</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <translation>%1 : de %2 à %3</translation>
    </message>
    <message>
        <source>%1: %2 to %3 %4 between %5 and %6, %7</source>
        <translation>%1 : de %2 à %3 %4 entre %5 et %6, %7</translation>
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
        <source>%1: %2, against %3 (%4). %5</source>
        <translation>%1 : %2, contre %3 (%4). %5</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1 : %2.</translation>
    </message>
    <message>
        <source>%1: %2. None of the assumptions acts on it: choose another metric to ask what would change it.</source>
        <translation>%1 : %2. Aucune hypothèse n’agit dessus : choisissez une autre métrique pour savoir ce qui la changerait.</translation>
    </message>
    <message>
        <source>%1: eight of ten draws lie from %2 to %3; ahead of all others in %4.</source>
        <translation>%1 : huit tirages sur dix vont de %2 à %3 ; part des tirages en tête : %4.</translation>
    </message>
    <message>
        <source>%1: from %2, %3, to %4, %5.</source>
        <translation>%1 : de %2, %3, à %4, %5.</translation>
    </message>
    <message>
        <source>%1: no %2; prices of other kinds are shown, the notes say which.</source>
        <translation>%1 : pas de %2 ; des prix d’autres types sont affichés, les notes indiquent lesquels.</translation>
    </message>
    <message>
        <source>%1: no %2; the %3 of %4 is shown.</source>
        <translation>%1 : pas de %2 ; le %3 (%4) est affiché.</translation>
    </message>
    <message>
        <source>%1: no clear change between %2 and %3 (%4 to %5 %6)</source>
        <translation>%1 : pas de variation nette entre %2 et %3 (%4 à %5 %6)</translation>
    </message>
    <message>
        <source>%1: no dense %2 peak is published; its line is of %3.</source>
        <translation>%1 : aucune crête dense %2 n’est publiée ; sa ligne est celle de %3.</translation>
    </message>
    <message>
        <source>%1: no row could be predicted.</source>
        <translation>%1 : aucune ligne n’a pu être prédite.</translation>
    </message>
    <message>
        <source>%1: the median error of %2 predictions is %3; nine of ten are within %4.</source>
        <translation>%1 : l’erreur médiane de %2 prédictions est de %3 ; neuf sur dix sont à moins de %4.</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1 ; %2</translation>
    </message>
    <message>
        <source>%1; %2 costs %3 what %4 costs</source>
        <translation>%1 ; %2 coûte %3 ce que coûte %4</translation>
    </message>
    <message>
        <source>%1; their prices are of different kinds</source>
        <translation>%1 ; leurs prix sont de types différents</translation>
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
        <translation>%1 puce</translation>
    </message>
    <message numerus="yes">
        <source>%n chips</source>
        <translation><numerusform>%n puce</numerusform><numerusform>%n puces</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n contradictions in view</source>
        <translation><numerusform>%n contradiction affichée</numerusform><numerusform>%n contradictions affichées</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n figures of this board moved since it was saved</source>
        <translation><numerusform>%n valeur de cette comparaison a changé depuis son enregistrement</numerusform><numerusform>%n valeurs de cette comparaison ont changé depuis son enregistrement</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n instances</source>
        <translation><numerusform>%n instance</numerusform><numerusform>%n instances</numerusform></translation>
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
        <source>&amp;Baseline</source>
        <translation>&amp;Référence</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Comparaison</translation>
    </message>
    <message>
        <source>&amp;Cells for a spreadsheet</source>
        <translation>&amp;Cellules pour un tableur</translation>
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
        <source>&amp;Duplicate</source>
        <translation>&amp;Dupliquer</translation>
    </message>
    <message>
        <source>&amp;Duplicate and edit what the source card is about</source>
        <translation>D&amp;upliquer et modifier l’objet de la fiche de source</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>&amp;Figures of your own…</source>
        <translation>&amp;Valeurs propres…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Find chip…</source>
        <translation>Rec&amp;hercher une puce…</translation>
    </message>
    <message>
        <source>&amp;Forget these</source>
        <translation>&amp;Oublier ces fichiers</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
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
        <source>&amp;Light or dark like the system</source>
        <translation>Clair ou sombre selon le s&amp;ystème</translation>
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
        <source>&amp;Reset layout</source>
        <translation>&amp;Réinitialiser la disposition</translation>
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
        <source>&amp;Table for documents</source>
        <translation>&amp;Tableau pour documents</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
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
        <source>(%1 to %2)</source>
        <translation>(%1 à %2)</translation>
    </message>
    <message>
        <source>(see above)</source>
        <translation>(voir plus haut)</translation>
    </message>
    <message>
        <source>, in %1 though at its %2</source>
        <comment>a scenario, a kind of price</comment>
        <translation>, mais à son %2 dans %1</translation>
    </message>
    <message>
        <source>, though at its %1</source>
        <comment>a kind of price</comment>
        <translation>, mais à son %1</translation>
    </message>
    <message>
        <source>--chart names one chart, and --what asks for more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 is no figure of a chip.</source>
        <translation>0 n’est pas une valeur de puce.</translation>
    </message>
    <message>
        <source>1 GiB = 1.074 GB</source>
        <translation>1 GiB = 1,074 GB</translation>
    </message>
    <message>
        <source>1 USD = %1 %2 (your rate)</source>
        <translation>1 USD = %1 %2 (votre taux)</translation>
    </message>
    <message>
        <source>1 chip</source>
        <translation>1 puce</translation>
    </message>
    <message>
        <source>1 chip each, rented whole.</source>
        <translation>1 puce chacune, louée en entier.</translation>
    </message>
    <message>
        <source>1 chip was stored in %1. It can be chosen now.</source>
        <translation>1 puce a été enregistrée dans %1. Elle peut maintenant être choisie.</translation>
    </message>
    <message>
        <source>1 chip.</source>
        <translation>1 puce.</translation>
    </message>
    <message>
        <source>1 contradiction in view</source>
        <translation>1 contradiction affichée</translation>
    </message>
    <message>
        <source>1 figure of this board moved since it was saved</source>
        <translation>1 valeur de cette comparaison a changé depuis son enregistrement</translation>
    </message>
    <message>
        <source>1 instance</source>
        <translation>1 instance</translation>
    </message>
    <message>
        <source>1 is a data centre that needs nothing for itself.</source>
        <translation>1 correspond à un centre de données qui ne consomme rien pour lui-même.</translation>
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
        <source>1-year reserved price</source>
        <translation>prix réservé 1 an</translation>
    </message>
    <message>
        <source>12 bytes of states a parameter</source>
        <translation>12 octets d’états par paramètre</translation>
    </message>
    <message>
        <source>2 x active parameters x requests / (peak x share of it that decoding reaches)</source>
        <translation>2 x paramètres actifs x requêtes / (crête x part qu’en atteint le decode)</translation>
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
        <source>4 is FP4, 8 is FP8, 16 is BF16, 32 is FP32.</source>
        <translation>4 = FP4, 8 = FP8, 16 = BF16, 32 = FP32.</translation>
    </message>
    <message>
        <source>700 USD an hour stands for "no price" in some tables.</source>
        <translation>700 USD par heure signifie « pas de prix » dans certains tableaux.</translation>
    </message>
    <message>
        <source>700.0 stands for "no price".</source>
        <translation>700.0 signifie « pas de prix ».</translation>
    </message>
    <message>
        <source>730 are a month all through.</source>
        <translation>730 heures font un mois complet.</translation>
    </message>
    <message>
        <source>9 of 10</source>
        <translation>9 sur 10</translation>
    </message>
    <message>
        <source>; %1</source>
        <translation>, %1</translation>
    </message>
    <message>
        <source>; %1 bounds %2</source>
        <translation>, facteur limitant de %2 : %1</translation>
    </message>
    <message>
        <source>; %1 bounds both</source>
        <translation>, facteur limitant des deux : %1</translation>
    </message>
    <message>
        <source>; %1 bounds it</source>
        <translation>, facteur limitant : %1</translation>
    </message>
    <message>
        <source>; %1 bounds them all</source>
        <translation>, facteur limitant de tous : %1</translation>
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
        <source>A board has no scenario, or 2 to %1.</source>
        <translation>Une comparaison n’a aucun scénario, ou de 2 à %1.</translation>
    </message>
    <message>
        <source>A chip cannot be derived from itself.</source>
        <translation>Une puce ne peut pas être dérivée d’elle-même.</translation>
    </message>
    <message>
        <source>A comma has no meaning here.</source>
        <translation>Une virgule n’a pas de sens ici.</translation>
    </message>
    <message>
        <source>A commitment is paid whether it is used or not.</source>
        <translation>Un engagement est payé, qu’il soit utilisé ou non.</translation>
    </message>
    <message>
        <source>A comparison begins with the name of a field.</source>
        <translation>Une comparaison commence par le nom d’un champ.</translation>
    </message>
    <message>
        <source>A comparison saved under this name would look like an exported file.</source>
        <translation>Une comparaison enregistrée sous ce nom ressemblerait à un fichier exporté.</translation>
    </message>
    <message>
        <source>A copy of it as it was is in %1.</source>
        <translation>Une copie de son état d’origine se trouve dans %1.</translation>
    </message>
    <message>
        <source>A figure of the chip cannot be: such as a sparse peak given as a dense one.</source>
        <translation>Une valeur de la puce est impossible : par exemple une crête sparse donnée pour dense.</translation>
    </message>
    <message>
        <source>A formula is no table.</source>
        <translation>Une formule n’est pas un tableau.</translation>
    </message>
    <message>
        <source>A machine has at least one chip.</source>
        <translation>Une machine a au moins une puce.</translation>
    </message>
    <message>
        <source>A missing figure has no range.</source>
        <translation>Une valeur manquante n’a pas de plage.</translation>
    </message>
    <message>
        <source>A month of 365 / 12 days, all day.</source>
        <translation>Un mois de 365 / 12 jours, 24 heures sur 24.</translation>
    </message>
    <message>
        <source>A new scenario is a copy of the board under a name; prices, assumptions and figures of your own that you change then belong to it alone. What is here now stays as “As it was”.</source>
        <translation>Un nouveau scénario est une copie de la comparaison sous un nom ; les prix, hypothèses et valeurs propres que vous modifiez ensuite n’appartiennent qu’à lui. L’état actuel reste disponible sous « As it was ».</translation>
    </message>
    <message>
        <source>A new, empty one was begun: import the prices again.</source>
        <translation>Une nouvelle base vide a été créée : réimportez les prix.</translation>
    </message>
    <message>
        <source>A number can be read with a decimal comma or with a thousands comma.</source>
        <translation>Un nombre peut se lire avec une virgule décimale ou une virgule des milliers.</translation>
    </message>
    <message>
        <source>A number cannot be read.</source>
        <translation>Un nombre est illisible.</translation>
    </message>
    <message>
        <source>A part of this file has a name that no part may have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture cannot have a scale of %1.</source>
        <translation>Une image ne peut pas avoir une échelle de %1.</translation>
    </message>
    <message>
        <source>A price belongs to a price list.</source>
        <translation>Un prix appartient à une grille tarifaire.</translation>
    </message>
    <message>
        <source>A price is of an instance, a system or a chip.</source>
        <translation>Un prix est celui d’une instance, d’un système ou d’une puce.</translation>
    </message>
    <message>
        <source>A quarter of a year of one engineer; no figure is published.</source>
        <translation>Un quart d’année d’un ingénieur ; aucun chiffre n’est publié.</translation>
    </message>
    <message>
        <source>A question is about one metric.</source>
        <translation>Une question porte sur une seule métrique.</translation>
    </message>
    <message>
        <source>A row cannot be compared with itself.</source>
        <translation>Une ligne ne peut pas être comparée à elle-même.</translation>
    </message>
    <message>
        <source>A scenario has prices, assumptions and figures of its own.</source>
        <translation>Un scénario a ses prix, ses hypothèses et ses valeurs propres.</translation>
    </message>
    <message>
        <source>A subject is a chip, an instance or a system.</source>
        <translation>Un sujet est une puce, une instance ou un système.</translation>
    </message>
    <message>
        <source>A token must go to between 1 and %1 experts.</source>
        <translation>Un token doit aller à un nombre d’experts de 1 à %1.</translation>
    </message>
    <message>
        <source>A tornado moves every assumption in turn.</source>
        <translation>Un tornado fait varier chaque hypothèse tour à tour.</translation>
    </message>
    <message>
        <source>A two-way table moves two assumptions.</source>
        <translation>Un tableau croisé fait varier deux hypothèses.</translation>
    </message>
    <message>
        <source>A weight or cached element takes 0 to 16 bytes.</source>
        <translation>Un élément de poids ou de cache occupe de 0 à 16 octets.</translation>
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
        <source>AWS capacity-block prices (JSON)</source>
        <translation>Prix Capacity Block d’AWS (JSON)</translation>
    </message>
    <message>
        <source>AWS generations</source>
        <translation>Générations AWS</translation>
    </message>
    <message>
        <source>AWS on-demand list (CSV)</source>
        <translation>Grille à la demande d’AWS (CSV)</translation>
    </message>
    <message>
        <source>About Chipboard</source>
        <translation>À propos de Chipboard</translation>
    </message>
    <message>
        <source>Activations of a token</source>
        <translation>Activations d’un token</translation>
    </message>
    <message>
        <source>Activations through memory</source>
        <translation>Activations via la mémoire</translation>
    </message>
    <message>
        <source>Active parameters (billions)</source>
        <translation>Paramètres actifs (milliards)</translation>
    </message>
    <message>
        <source>Add a scenario</source>
        <translation>Ajouter un scénario</translation>
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
        <source>Add the numbers as a table</source>
        <translation>Ajouter les nombres en tableau</translation>
    </message>
    <message>
        <source>Add the table of numbers on a page of its own.</source>
        <translation>Ajoute le tableau des nombres sur une page à part.</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>After "%1" comes a comparison.</source>
        <translation>Après « %1 », il faut une comparaison.</translation>
    </message>
    <message>
        <source>After a comparison comes "and", "or" or the end.</source>
        <translation>Après une comparaison, il faut « and », « or » ou la fin.</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Face à</translation>
    </message>
    <message>
        <source>All hours of a month</source>
        <translation>Toutes les heures d’un mois</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Tous les types</translation>
    </message>
    <message>
        <source>All of a dense model; of experts those that the requests need.</source>
        <translation>Tous ceux d’un modèle dense ; parmi les experts, ceux que demandent les requêtes.</translation>
    </message>
    <message>
        <source>All of the work moves.</source>
        <translation>Tout le travail migre.</translation>
    </message>
    <message>
        <source>All paid hours work.</source>
        <translation>Toutes les heures payées sont travaillées.</translation>
    </message>
    <message>
        <source>All providers</source>
        <translation>Tous les fournisseurs</translation>
    </message>
    <message>
        <source>All rows are read. They are saved, and the price lists are read anew.</source>
        <translation>Toutes les lignes sont lues. Elles sont enregistrées, puis les grilles tarifaires sont relues.</translation>
    </message>
    <message>
        <source>All that there is, %1 to %2.</source>
        <translation>Toute l’étendue possible, de %1 à %2.</translation>
    </message>
    <message>
        <source>All weights of the model.</source>
        <translation>Tous les poids du modèle.</translation>
    </message>
    <message>
        <source>Already imported on %1 (snapshot %2); nothing was added.</source>
        <translation>Déjà importé le %1 (instantané %2) ; rien n’a été ajouté.</translation>
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
        <source>Alt+Up</source>
        <translation>Alt+Haut</translation>
    </message>
    <message>
        <source>An earlier row has another price for the same thing, place and date.</source>
        <translation>Une ligne précédente a un autre prix pour le même élément, le même lieu et la même date.</translation>
    </message>
    <message>
        <source>An earlier row says the same.</source>
        <translation>Une ligne précédente dit la même chose.</translation>
    </message>
    <message>
        <source>An encoder needs a text of at least 1 token.</source>
        <translation>Un encodeur a besoin d’un texte d’au moins 1 token.</translation>
    </message>
    <message>
        <source>An exchange rate is a number from 0.0001 to 10000000.</source>
        <translation>Un taux de change est un nombre de 0,0001 à 10 000 000.</translation>
    </message>
    <message>
        <source>An exchange rate is of another currency than USD.</source>
        <translation>Un taux de change concerne une autre devise que l’USD.</translation>
    </message>
    <message>
        <source>An import brings it up to date.</source>
        <translation>Un import la met à jour.</translation>
    </message>
    <message>
        <source>An official source has an address.</source>
        <translation>Une source officielle a une adresse.</translation>
    </message>
    <message>
        <source>Announced against shipping</source>
        <translation>Annoncées face aux disponibles</translation>
    </message>
    <message>
        <source>Announced, not yet to be had: %1.</source>
        <translation>Annoncées, pas encore disponibles : %1.</translation>
    </message>
    <message>
        <source>Answer at from</source>
        <translation>Réponse à « de »</translation>
    </message>
    <message>
        <source>Answer at to</source>
        <translation>Réponse à « à »</translation>
    </message>
    <message>
        <source>Arithmetic of a batch</source>
        <translation>Calcul d’un batch</translation>
    </message>
    <message>
        <source>Arithmetic of a step</source>
        <translation>Calcul d’une étape</translation>
    </message>
    <message>
        <source>Arithmetic on each byte of memory traffic</source>
        <translation>Calcul par octet de trafic mémoire</translation>
    </message>
    <message>
        <source>Arithmetic takes most of the time.</source>
        <translation>Le calcul prend l’essentiel du temps.</translation>
    </message>
    <message>
        <source>As it is now: %1, %2.</source>
        <translation>Situation actuelle : %1, %2.</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As of %1 (from the %2).</source>
        <translation>Date : %1 (origine : %2).</translation>
    </message>
    <message>
        <source>Assume this; "chipboard list assumptions" has the names. May be given several times.</source>
        <translation>Pose cette hypothèse ; « chipboard list assumptions » donne les noms. Peut être répétée.</translation>
    </message>
    <message>
        <source>Assume what the command line says</source>
        <translation>Appliquer les hypothèses de la ligne de commande</translation>
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
        <source>At %1 a month it has paid after %2.</source>
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
        <source>At a given batch</source>
        <translation>À batch donné</translation>
    </message>
    <message>
        <source>At full load</source>
        <translation>À pleine charge</translation>
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
        <source>Attention heads</source>
        <translation>Têtes d’attention</translation>
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
        <source>Azure retail prices (CSV)</source>
        <translation>Prix publics d’Azure (CSV)</translation>
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
        <source>Bandwidth</source>
        <translation>Bande passante</translation>
    </message>
    <message>
        <source>Bandwidth, TB/s per chip</source>
        <translation>Bande passante, TB/s par puce</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Barre verticale</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Référence</translation>
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
        <source>Batches at once</source>
        <translation>Batchs simultanés</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Begin it with https://.</source>
        <translation>Faites-la commencer par https://.</translation>
    </message>
    <message>
        <source>Best common</source>
        <translation>Meilleure commune</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>Meilleure : %1</translation>
    </message>
    <message>
        <source>Between columns</source>
        <translation>Entre les colonnes</translation>
    </message>
    <message>
        <source>Bits of a cached value</source>
        <translation>Bits d’une valeur en cache</translation>
    </message>
    <message>
        <source>Bits of a weight</source>
        <translation>Bits d’un poids</translation>
    </message>
    <message>
        <source>Bits of the arithmetic</source>
        <translation>Bits du calcul</translation>
    </message>
    <message>
        <source>Blocks of the network.</source>
        <translation>Blocs du réseau.</translation>
    </message>
    <message>
        <source>Board &gt; Prices offers the newest of these; a board keeps the one that it was made with.</source>
        <translation>Comparaison &gt; Prix propose la plus récente d’entre elles ; une comparaison garde celle avec laquelle elle a été faite.</translation>
    </message>
    <message>
        <source>Both directions of the table move the same assumption.</source>
        <translation>Les deux axes du tableau font varier la même hypothèse.</translation>
    </message>
    <message>
        <source>Both directions of the table move the same assumption; the page chose another.</source>
        <translation>Les deux axes du tableau font varier la même hypothèse ; la page en a choisi une autre.</translation>
    </message>
    <message>
        <source>Bound by</source>
        <translation>Limité par</translation>
    </message>
    <message>
        <source>Bound by %1: %2. %3</source>
        <translation>Facteur limitant « %1 » : %2. %3</translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation>Rentabilité</translation>
    </message>
    <message>
        <source>Busy copies</source>
        <translation>Copies actives</translation>
    </message>
    <message>
        <source>By our estimates %1 costs least in %2</source>
        <translation>Selon nos estimations, %1 coûte le moins cher dans %2</translation>
    </message>
    <message numerus="yes">
        <source>By our estimates %1 costs least in all %n scenarios</source>
        <translation><numerusform>Selon nos estimations, %1 coûte le moins cher dans %n scénario</numerusform><numerusform>Selon nos estimations, %1 coûte le moins cher dans les %n scénarios</numerusform></translation>
    </message>
    <message>
        <source>By our estimates %1 costs least in both scenarios</source>
        <translation>Selon nos estimations, %1 coûte le moins cher dans les deux scénarios</translation>
    </message>
    <message>
        <source>By our estimates %1 is fastest in %2</source>
        <translation>Selon nos estimations, %1 va le plus vite dans %2</translation>
    </message>
    <message numerus="yes">
        <source>By our estimates %1 is fastest in all %n scenarios</source>
        <translation><numerusform>Selon nos estimations, %1 va le plus vite dans %n scénario</numerusform><numerusform>Selon nos estimations, %1 va le plus vite dans les %n scénarios</numerusform></translation>
    </message>
    <message>
        <source>By our estimates %1 is fastest in both scenarios</source>
        <translation>Selon nos estimations, %1 va le plus vite dans les deux scénarios</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>Tableau CSV</translation>
    </message>
    <message>
        <source>Cache of a request</source>
        <translation>Cache d’une requête</translation>
    </message>
    <message>
        <source>Cached elements and FLOP of an item must be numbers of at least 0.</source>
        <translation>Les éléments en cache et les FLOP d’un élément doivent être des nombres d’au moins 0.</translation>
    </message>
    <message>
        <source>Call scenario “%1” “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
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
        <source>Change</source>
        <translation>Variation</translation>
    </message>
    <message>
        <source>Change your figure…</source>
        <translation>Modifier votre valeur…</translation>
    </message>
    <message>
        <source>Changes of the last time are shown that "%1" does not have yet. File &gt; Open shows it as it was saved.</source>
        <translation>Les modifications de la dernière fois sont affichées ; « %1 » ne les contient pas encore. Fichier &gt; Ouvrir montre l’état enregistré.</translation>
    </message>
    <message>
        <source>Changes these charts</source>
        <translation>Graphiques modifiés</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Graphiques</translation>
    </message>
    <message>
        <source>Check catalogue files and boards.</source>
        <translation>Vérifie des fichiers de catalogue et des comparaisons.</translation>
    </message>
    <message>
        <source>Check chips on the left, or start from one of these. Ctrl+Z brings back what was there.</source>
        <translation>Cochez des puces à gauche, ou partez d’un de ces exemples. Ctrl+Z fait revenir ce qui était là.</translation>
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
        <source>Check that its folder exists and may be written to.</source>
        <translation>Vérifiez que son dossier existe et qu’il est accessible en écriture.</translation>
    </message>
    <message>
        <source>Check the commas, quotes and brackets before this place.</source>
        <translation>Vérifiez les virgules, guillemets et crochets avant cet endroit.</translation>
    </message>
    <message>
        <source>Check the disk and the room left on it. What was stored before is unchanged.</source>
        <translation>Vérifiez le disque et l’espace qui y reste. Ce qui était enregistré est inchangé.</translation>
    </message>
    <message>
        <source>Check the first thing found</source>
        <translation>Cocher le premier résultat</translation>
    </message>
    <message>
        <source>Check the folder's permissions and the room on the disk.</source>
        <translation>Vérifiez les autorisations du dossier et l’espace sur le disque.</translation>
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
        <source>Check whether the figure is per chip, of all chips, or of something else.</source>
        <translation>Vérifiez si la valeur vaut par puce, pour toutes les puces ou pour autre chose.</translation>
    </message>
    <message>
        <source>Check whether the file is a table at all.</source>
        <translation>Vérifiez que le fichier est bien un tableau.</translation>
    </message>
    <message>
        <source>Check whether this is the sparse figure.</source>
        <translation>Vérifiez s’il s’agit de la valeur sparse.</translation>
    </message>
    <message>
        <source>Check which character separates the columns.</source>
        <translation>Vérifiez quel caractère sépare les colonnes.</translation>
    </message>
    <message>
        <source>Check which of the two is which.</source>
        <translation>Vérifiez lequel des deux est lequel.</translation>
    </message>
    <message>
        <source>Checks the named files and directories, or the shipped catalogue when none is named, and tells every fault with its line and column. Of an exported PDF, SVG or PNG it checks the board inside.</source>
        <translation>Vérifie les fichiers et dossiers indiqués, ou à défaut le catalogue fourni, et signale chaque faute avec sa ligne et sa colonne. Dans un PDF, SVG ou PNG exporté, vérifie la comparaison incluse.</translation>
    </message>
    <message>
        <source>Chip</source>
        <translation>Puce</translation>
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
        <source>Chipboard compares AI chips: compute, memory, bandwidth and cost.</source>
        <translation>Chipboard compare les puces d’IA : calcul, mémoire, bande passante et coût.</translation>
    </message>
    <message>
        <source>Chipboard comparison (*.chipboard)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chipboard is free software under the GNU General Public License, version 3 or later, and comes with no warranty. It is built with Qt %1 (LGPL 3), QCustomPlot (GPL 3) and nlohmann/json (MIT), and prefers the typeface Inter (SIL OFL 1.1).</source>
        <translation>Chipboard est un logiciel libre sous licence publique générale GNU, version 3 ou ultérieure, fourni sans aucune garantie. Il est construit avec Qt %1 (LGPL 3), QCustomPlot (GPL 3) et nlohmann/json (MIT), et utilise de préférence la police Inter (SIL OFL 1.1).</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Puces</translation>
    </message>
    <message>
        <source>Chips are accounted for one by one.</source>
        <translation>Les puces sont comptées une à une.</translation>
    </message>
    <message>
        <source>Chips for a month's work</source>
        <translation>Puces pour le travail du mois</translation>
    </message>
    <message>
        <source>Chips of a copy</source>
        <translation>Puces d’une copie</translation>
    </message>
    <message>
        <source>Chips of a copy that work at a time.</source>
        <translation>Puces d’une copie qui travaillent en même temps.</translation>
    </message>
    <message>
        <source>Choose "Columns…" and say which column holds what.</source>
        <translation>Choisissez « Colonnes… » et indiquez ce que contient chaque colonne.</translation>
    </message>
    <message>
        <source>Choose a chip that trains.</source>
        <translation>Choisissez une puce d’entraînement.</translation>
    </message>
    <message>
        <source>Choose a file that has a header and rows.</source>
        <translation>Choisissez un fichier avec un en-tête et des lignes.</translation>
    </message>
    <message>
        <source>Choose a file that was saved as a board.</source>
        <translation>Choisissez un fichier enregistré comme comparaison.</translation>
    </message>
    <message>
        <source>Choose a folder that you may write to.</source>
        <translation>Choisissez un dossier où vous pouvez écrire.</translation>
    </message>
    <message>
        <source>Choose a model of text.</source>
        <translation>Choisissez un modèle de texte.</translation>
    </message>
    <message>
        <source>Choose a name that ends in .chipboard, or use File &gt; Export.</source>
        <translation>Choisissez un nom terminé par .chipboard, ou utilisez Fichier &gt; Exporter.</translation>
    </message>
    <message>
        <source>Choose a precision that the chip has.</source>
        <translation>Choisissez une précision que la puce possède.</translation>
    </message>
    <message>
        <source>Choose a scale from %1 to %2.</source>
        <translation>Choisissez une échelle de %1 à %2.</translation>
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
        <source>Choose a workload</source>
        <translation>Choisissez une charge de travail</translation>
    </message>
    <message>
        <source>Choose a workload that one chip holds.</source>
        <translation>Choisissez une charge de travail qui tient sur une seule puce.</translation>
    </message>
    <message>
        <source>Choose another instance.</source>
        <translation>Choisissez une autre instance.</translation>
    </message>
    <message>
        <source>Choose batch inference, or another model.</source>
        <translation>Choisissez l’inférence par batch, ou un autre modèle.</translation>
    </message>
    <message>
        <source>Choose chips on the left.</source>
        <translation>Choisissez des puces à gauche.</translation>
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
        <source>Choose file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
    <message>
        <source>Choose one of %1, or a size like 210x148mm, 8x4.5in or 1600x900px, each side from 2 to 100 inches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of %1.</source>
        <translation>Choisissez l’une des tailles %1.</translation>
    </message>
    <message>
        <source>Choose one that the thing has, such as memory or price.</source>
        <translation>Choisissez-en une que l’élément possède, par exemple la mémoire ou le prix.</translation>
    </message>
    <message>
        <source>Choose other rows, prices or another workload.</source>
        <translation>Choisissez d’autres lignes, d’autres prix ou une autre charge de travail.</translation>
    </message>
    <message>
        <source>Choose the format "%1".</source>
        <translation>Choisissez le format « %1 ».</translation>
    </message>
    <message>
        <source>Choose two that differ.</source>
        <translation>Choisissez-en deux qui diffèrent.</translation>
    </message>
    <message>
        <source>Choose two that run the workload, to ask what would change the answer</source>
        <translation>Choisissez-en deux qui exécutent la charge, pour savoir ce qui changerait la réponse</translation>
    </message>
    <message>
        <source>Choose two whose cost is known, to ask when moving pays</source>
        <translation>Choisissez-en deux au coût connu, pour savoir quand la migration est rentable</translation>
    </message>
    <message>
        <source>Choose what this chart shows</source>
        <translation>Choisir ce que montre ce graphique</translation>
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
        <translation>Effacer les messages</translation>
    </message>
    <message>
        <source>Click a bar, or press Enter on it, to see where its number comes from.</source>
        <translation>Cliquez sur une barre, ou appuyez sur Entrée, pour voir d’où vient son nombre.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close it, or write a quote that belongs to the text twice within quotes.</source>
        <translation>Fermez-le, ou doublez un guillemet qui fait partie du texte entre guillemets.</translation>
    </message>
    <message>
        <source>Colours, whatever the desktop's are.</source>
        <translation>Couleurs, quelles que soient celles du bureau.</translation>
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
        <source>Columns of the price list</source>
        <translation>Colonnes de la grille tarifaire</translation>
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
        <source>Commands:</source>
        <translation>Commandes :</translation>
    </message>
    <message>
        <source>Commit, or pay by the hour</source>
        <translation>S’engager ou payer à l’heure</translation>
    </message>
    <message>
        <source>Commitment (years)</source>
        <translation>Engagement (années)</translation>
    </message>
    <message>
        <source>Committed for %1 years where such a price is known</source>
        <translation>Engagement de %1 ans là où un tel prix est connu</translation>
    </message>
    <message>
        <source>Committed for a year where such a price is known</source>
        <translation>Engagement d’un an là où un tel prix est connu</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare at the best common precision</source>
        <translation type="unfinished"></translation>
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
        <source>Compare per %1</source>
        <translation>Comparer par %1</translation>
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
        <source>Compare these systems of many chips.</source>
        <translation>Compare ces systèmes de plusieurs puces.</translation>
    </message>
    <message>
        <source>Compare what the work costs.</source>
        <translation>Comparez ce que coûte le travail.</translation>
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
        <translation>Sont comparés : %1.</translation>
    </message>
    <message>
        <source>Compares AI chips in compute, memory, bandwidth and cost, with the source of every number.</source>
        <translation>Compare les puces d’IA par calcul, mémoire, bande passante et coût, avec la source de chaque nombre.</translation>
    </message>
    <message>
        <source>Compares what is selected, or what the board selects, or the example that the window first shows. A number that is missing says why.</source>
        <translation>Compare ce qui est sélectionné, ou la sélection de la comparaison, ou l’exemple que la fenêtre montre d’abord. Un nombre manquant indique pourquoi.</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>Completions are not known for the shell "%1".</source>
        <translation>Il n’y a pas de complétions pour le shell « %1 ».</translation>
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
        <source>Compute per watt</source>
        <translation>Calcul par watt</translation>
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
        <source>Conditions can be asked of instances: choose "Instance" above.</source>
        <translation>Les conditions portent sur les instances : choisissez « Instance » ci-dessus.</translation>
    </message>
    <message>
        <source>Conditions that instances must meet</source>
        <translation>Conditions que les instances doivent remplir</translation>
    </message>
    <message>
        <source>Contradiction %1, %2</source>
        <translation>Contradiction %1, %2</translation>
    </message>
    <message>
        <source>Convert the prices, and say at which rate in their notes.</source>
        <translation>Convertissez les prix, et indiquez le taux dans leurs notes.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy %1 to “%2”</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the ids that are told above.</source>
        <translation>Corrigez les identifiants indiqués ci-dessus.</translation>
    </message>
    <message>
        <source>Correct the number of experts.</source>
        <translation>Corrigez le nombre d’experts.</translation>
    </message>
    <message>
        <source>Correct the path or remove it.</source>
        <translation>Corrigez le chemin ou supprimez-le.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Cost a month</source>
        <translation>Coût mensuel</translation>
    </message>
    <message>
        <source>Cost of a million items</source>
        <translation>Coût par million d’éléments</translation>
    </message>
    <message>
        <source>Cost of a month's work</source>
        <translation>Coût du travail du mois</translation>
    </message>
    <message>
        <source>Cost of an engineer's week</source>
        <translation>Coût d’une semaine d’ingénieur</translation>
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
        <source>Cost of input</source>
        <translation>Coût de l’entrée</translation>
    </message>
    <message>
        <source>Cost of memory</source>
        <translation>Coût de la mémoire</translation>
    </message>
    <message>
        <source>Cost of output</source>
        <translation>Coût de la sortie</translation>
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
        <source>Currency</source>
        <translation>Devise</translation>
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
        <translation>Date</translation>
    </message>
    <message>
        <source>Date of the prices, as year, month and day</source>
        <translation>Date des prix : année, mois et jour</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Décider plus tard</translation>
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
        <source>Default: %1</source>
        <translation>Par défaut : %1</translation>
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
        <source>Deployments side by side</source>
        <translation>Déploiements en parallèle</translation>
    </message>
    <message>
        <source>Did you mean "%1"?</source>
        <translation>Vouliez-vous dire « %1 » ?</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>Vouliez-vous dire %1 ?</translation>
    </message>
    <message>
        <source>Different numbers of chips, %1 to %2.</source>
        <translation>Nombres de puces différents, de %1 à %2.</translation>
    </message>
    <message>
        <source>Different tokens.</source>
        <translation>Tokens distincts.</translation>
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
        <source>Drawing</source>
        <translation>Tirages</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate and edit this &amp;workload</source>
        <translation>Dupliquer et modifier cette char&amp;ge</translation>
    </message>
    <message>
        <source>Each import of prices is a snapshot with a number. Removing one takes its prices from every board that names them; importing the file again brings them back.</source>
        <translation>Chaque import de prix est un instantané numéroté. Le supprimer retire ses prix de toutes les comparaisons qui les utilisent ; réimporter le fichier les fait revenir.</translation>
    </message>
    <message>
        <source>Each of these prices is known of one date only, so none can be seen to move</source>
        <translation>Chacun de ces prix n’est connu qu’à une date : aucune évolution n’est visible</translation>
    </message>
    <message>
        <source>Early software</source>
        <translation>Logiciel précoce</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Énergie</translation>
    </message>
    <message>
        <source>Energy cost of a million items</source>
        <translation>Coût énergétique par million d’éléments</translation>
    </message>
    <message>
        <source>Energy cost of output</source>
        <translation>Coût énergétique de la sortie</translation>
    </message>
    <message>
        <source>Energy cost of the run</source>
        <translation>Coût énergétique de l’entraînement</translation>
    </message>
    <message>
        <source>Energy of a million items</source>
        <translation>Énergie par million d’éléments</translation>
    </message>
    <message>
        <source>Energy of output</source>
        <translation>Énergie de la sortie</translation>
    </message>
    <message>
        <source>Energy of the run</source>
        <translation>Énergie de l’entraînement</translation>
    </message>
    <message>
        <source>Energy per token</source>
        <translation>Énergie par token</translation>
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
        <source>Enter 0 for those of the precision.</source>
        <translation>Saisissez 0 pour ceux de la précision.</translation>
    </message>
    <message>
        <source>Enter 0 if it is not known.</source>
        <translation>Saisissez 0 si la valeur est inconnue.</translation>
    </message>
    <message>
        <source>Enter 0 if not known.</source>
        <translation>Saisissez 0 en cas de valeur inconnue.</translation>
    </message>
    <message>
        <source>Enter 0 or more.</source>
        <translation>Saisissez 0 ou plus.</translation>
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
        <source>Enter 1 or more, or 0 if it is not known.</source>
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
        <source>Enter a smaller discount.</source>
        <translation>Saisissez une remise plus petite.</translation>
    </message>
    <message>
        <source>Enter how many %1 one USD buys: until then money is shown in USD.</source>
        <translation>Saisissez combien de %1 vaut un USD : d’ici là, les montants s’affichent en USD.</translation>
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
        <source>Enter the figure as an own value.</source>
        <translation>Saisissez-la comme valeur propre.</translation>
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
        <source>Enter the parameters.</source>
        <translation>Saisissez les paramètres.</translation>
    </message>
    <message>
        <source>Enter the sequence length.</source>
        <translation>Saisissez la longueur de séquence.</translation>
    </message>
    <message>
        <source>Enter the share of paid hours.</source>
        <translation>Saisissez la part des heures payées.</translation>
    </message>
    <message>
        <source>Enter the share of the time in which the run gets on.</source>
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
        <source>Enter what a kilowatt-hour costs.</source>
        <translation>Saisissez le coût d’un kilowattheure.</translation>
    </message>
    <message>
        <source>Epoch AI's table of machine-learning hardware (CSV): chips</source>
        <translation>Tableau du matériel d’apprentissage automatique d’Epoch AI (CSV) : puces</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Error by family of chips</source>
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
        <source>Estimate a workload on a chip or instance.</source>
        <translation>Estime une charge de travail sur une puce ou une instance.</translation>
    </message>
    <message>
        <source>Even after %1, when %2 have been paid either way.</source>
        <translation>À égalité après %1, %2 ayant été payés dans les deux cas.</translation>
    </message>
    <message>
        <source>Every figure has a source.</source>
        <translation>Chaque valeur a une source.</translation>
    </message>
    <message>
        <source>Every price is multiplied by it: a market move, a tax, a margin.</source>
        <translation>Chaque prix est multiplié par ce facteur : évolution du marché, taxe, marge.</translation>
    </message>
    <message>
        <source>Everything to “%1”</source>
        <translation>Tout vers « %1 »</translation>
    </message>
    <message>
        <source>Exchange between chips</source>
        <translation>Échange entre puces</translation>
    </message>
    <message>
        <source>Exchange rate</source>
        <translation>Taux de change</translation>
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
        <translation>Les échanges entre puces prennent l’essentiel du temps.</translation>
    </message>
    <message>
        <source>Exit status: 0 fine, 1 wrong usage, 2 bad data, 3 cannot write.</source>
        <translation>Code de sortie : 0 succès, 1 mauvais usage, 2 données erronées, 3 écriture impossible.</translation>
    </message>
    <message>
        <source>Explain a command.</source>
        <translation>Explique une commande.</translation>
    </message>
    <message>
        <source>Explain the command.</source>
        <translation>Explique la commande.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Export a&amp;gain</source>
        <translation>Exporter à no&amp;uveau</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exporter vers</translation>
    </message>
    <message>
        <source>Exported files with their comparison (%1)</source>
        <translation>Fichiers exportés avec leur comparaison (%1)</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Exporté vers %1</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>FLOP of a token</source>
        <translation>FLOP d’un token</translation>
    </message>
    <message>
        <source>FLOP of a token and parameter</source>
        <translation>FLOP par token et paramètre</translation>
    </message>
    <message>
        <source>FLOP of an item</source>
        <translation>FLOP d’un élément</translation>
    </message>
    <message>
        <source>FLOP per byte</source>
        <translation>FLOP par octet</translation>
    </message>
    <message>
        <source>FLOP per token x tokens a second / dense peak</source>
        <translation>FLOP par token x tokens par seconde / crête dense</translation>
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
        <source>FP8 compute</source>
        <translation>Calcul FP8</translation>
    </message>
    <message>
        <source>FP8 in a chip of %1</source>
        <translation>FP8 dans une puce de %1</translation>
    </message>
    <message>
        <source>FP8 sparse compute</source>
        <translation>Calcul FP8 sparse</translation>
    </message>
    <message>
        <source>Factor of attention</source>
        <translation>Facteur d’attention</translation>
    </message>
    <message>
        <source>Factor of the precision</source>
        <translation>Facteur de précision</translation>
    </message>
    <message>
        <source>Fewest chips</source>
        <translation>Minimum de puces</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Figures of your own</source>
        <translation>Valeurs propres</translation>
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
        <source>Files of your own changed; the catalogue was read anew.</source>
        <translation>Vos propres fichiers ont changé ; le catalogue a été relu.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
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
        <source>First token</source>
        <translation>Premier token</translation>
    </message>
    <message>
        <source>Fixed costs of each layer and request take most of the time.</source>
        <translation>Les coûts fixes de chaque couche et de chaque requête prennent l’essentiel du temps.</translation>
    </message>
    <message>
        <source>Fixed costs of the layers</source>
        <translation>Coûts fixes des couches</translation>
    </message>
    <message>
        <source>Fixed costs of the requests</source>
        <translation>Coûts fixes des requêtes</translation>
    </message>
    <message>
        <source>Fixed delays</source>
        <translation>Délais fixes</translation>
    </message>
    <message>
        <source>For the cost of energy alone: rented prices include energy, so it is not added to them.</source>
        <translation>Pour le seul coût de l’énergie : les prix de location comprennent l’énergie, qui ne s’y ajoute donc pas.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Found from %1 measurements; half of them lie within %2, eight of ten within %3.</source>
        <translation>Établi d’après %1 mesures ; la moitié se situe à moins de %2, huit sur dix à moins de %3.</translation>
    </message>
    <message>
        <source>Free some space and try again; the old file is as it was.</source>
        <translation>Libérez de l’espace et réessayez ; l’ancien fichier est intact.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>From %1 to %2 there is nothing to compare: %3</source>
        <translation>De %1 à %2, il n’y a rien à comparer : %3</translation>
    </message>
    <message>
        <source>From %1 to %2 times the value in force: %3 to %4.</source>
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
        <source>From %1.</source>
        <translation>De %1.</translation>
    </message>
    <message>
        <source>From here on the guide calls the return of moving large. Where a month's work is stated, its cost takes this place.</source>
        <translation>À partir d’ici, le guide juge important le gain d’une migration. Si le travail du mois est indiqué, son coût prend cette place.</translation>
    </message>
    <message>
        <source>Give --against ID.</source>
        <translation>Donnez --against ID.</translation>
    </message>
    <message>
        <source>Give --format table or json.</source>
        <translation>Donnez --format table ou json.</translation>
    </message>
    <message>
        <source>Give --metrics ID.</source>
        <translation>Donnez --metrics ID.</translation>
    </message>
    <message>
        <source>Give --on ID; "chipboard list chips" has the ids of chips.</source>
        <translation>Donnez --on ID ; « chipboard list chips » donne les identifiants des puces.</translation>
    </message>
    <message>
        <source>Give --vary NAME,NAME.</source>
        <translation>Donnez --vary NAME,NAME.</translation>
    </message>
    <message>
        <source>Give --workload ID; "chipboard list workloads" has the ids.</source>
        <translation>Donnez --workload ID ; « chipboard list workloads » donne les identifiants.</translation>
    </message>
    <message>
        <source>Give 1 or more.</source>
        <translation>Donnez 1 ou plus.</translation>
    </message>
    <message>
        <source>Give 1 to %1.</source>
        <translation>Donnez 1 à %1.</translation>
    </message>
    <message>
        <source>Give a file name.</source>
        <translation>Donnez un nom de fichier.</translation>
    </message>
    <message>
        <source>Give a number.</source>
        <translation>Donnez un nombre.</translation>
    </message>
    <message>
        <source>Give a whole number, 0 or more.</source>
        <translation>Donnez un nombre entier, 0 ou plus.</translation>
    </message>
    <message>
        <source>Give how much of the currency one USD buys.</source>
        <translation>Indiquez combien d’unités de la devise vaut un USD.</translation>
    </message>
    <message>
        <source>Give it a text or leave it out.</source>
        <translation>Donnez un texte ou omettez la clé.</translation>
    </message>
    <message>
        <source>Give it content or remove it.</source>
        <translation>Donnez-lui un contenu ou supprimez-le.</translation>
    </message>
    <message>
        <source>Give it once.</source>
        <translation>Donnez-la une seule fois.</translation>
    </message>
    <message>
        <source>Give it the ending .chipboard and open it as a board.</source>
        <translation>Donnez-lui l’extension .chipboard et ouvrez-le comme comparaison.</translation>
    </message>
    <message>
        <source>Give its address.</source>
        <translation>Indiquez son adresse.</translation>
    </message>
    <message>
        <source>Give one another name.</source>
        <translation>Donnez un autre nom à l’un d’eux.</translation>
    </message>
    <message>
        <source>Give one.</source>
        <translation>Donnez-en une.</translation>
    </message>
    <message>
        <source>Give the figure without sparsity here and this one under "sparse".</source>
        <translation>Donnez ici la valeur sans sparsité, et celle-ci sous « sparse ».</translation>
    </message>
    <message>
        <source>Give the name of an ordinary file.</source>
        <translation>Donnez le nom d’un fichier ordinaire.</translation>
    </message>
    <message>
        <source>Give three capital letters, such as EUR.</source>
        <translation>Donnez trois majuscules, par exemple EUR.</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>Goodput</translation>
    </message>
    <message>
        <source>Google Cloud prices of whole machines (CSV)</source>
        <translation>Prix des machines complètes de Google Cloud (CSV)</translation>
    </message>
    <message>
        <source>Grey, for printers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HTML table</source>
        <translation>Tableau HTML</translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>Taille d’une tête</translation>
    </message>
    <message>
        <source>Heads that keep keys and values; a KV cache that the model states itself does not follow.</source>
        <translation>Têtes qui gardent clés et valeurs ; un cache KV indiqué par le modèle lui-même ne suit pas.</translation>
    </message>
    <message>
        <source>Here is "%1".</source>
        <translation>Ici se trouve « %1 ».</translation>
    </message>
    <message>
        <source>Here the order turns: %1, %2.</source>
        <translation>Ici, l’ordre bascule : %1, %2.</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Dimension cachée</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Maximum</translation>
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
        <source>Hold the estimates against published measurements.</source>
        <translation>Confronte les estimations aux mesures publiées.</translation>
    </message>
    <message>
        <source>Hours a month</source>
        <translation>Heures par mois</translation>
    </message>
    <message>
        <source>Hours used</source>
        <translation>Heures utilisées</translation>
    </message>
    <message>
        <source>How it came about</source>
        <translation>Comment il est obtenu</translation>
    </message>
    <message>
        <source>How it moves</source>
        <translation>Évolution</translation>
    </message>
    <message>
        <source>How large the type of a page is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long it takes to pay</source>
        <translation>Délai de rentabilité</translation>
    </message>
    <message>
        <source>How many %1 one USD buys: a rate of your own, of the day that you mean. Money is shown by it; the board keeps its prices and assumptions in USD.</source>
        <translation>Combien de %1 vaut un USD : votre propre taux, au jour voulu. Les montants sont affichés à ce taux ; la comparaison garde ses prix et ses hypothèses en USD.</translation>
    </message>
    <message>
        <source>How many chips do the work; whole instances are rented.</source>
        <translation>Nombre de puces au travail ; on loue des instances entières.</translation>
    </message>
    <message>
        <source>How many chips.</source>
        <translation>Nombre de puces.</translation>
    </message>
    <message>
        <source>How many draws; 100000 unless told otherwise.</source>
        <translation>Nombre de tirages ; 100000 par défaut.</translation>
    </message>
    <message>
        <source>How many pixels of a PNG stand for one of the screen.</source>
        <translation>Nombre de pixels d’un PNG pour un pixel d’écran.</translation>
    </message>
    <message>
        <source>How much of the currency that is shown one USD buys.</source>
        <translation>Combien d’unités de la devise affichée vaut un USD.</translation>
    </message>
    <message>
        <source>How sure it is</source>
        <translation>Fiabilité de la réponse</translation>
    </message>
    <message>
        <source>How the KV cache lies in memory.</source>
        <translation>Format du cache KV en mémoire.</translation>
    </message>
    <message>
        <source>How the result is printed.</source>
        <translation>Forme d’affichage du résultat.</translation>
    </message>
    <message>
        <source>How weights lie in memory.</source>
        <translation>Format des poids en mémoire.</translation>
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
        <source>If it is not known, write null and "missing".</source>
        <translation>Si elle n’est pas connue, écrivez null et « missing ».</translation>
    </message>
    <message>
        <source>If that list was meant, save the board: its name then holds everywhere; else choose other prices.</source>
        <translation>Si cette grille est la bonne, enregistrez la comparaison : son nom vaudra alors partout ; sinon, choisissez d’autres prix.</translation>
    </message>
    <message>
        <source>If the number is not known, write "missing".</source>
        <translation>Si le nombre n’est pas connu, écrivez « missing ».</translation>
    </message>
    <message>
        <source>If there is no price, write null and "missing".</source>
        <translation>S’il n’y a pas de prix, écrivez null et « missing ».</translation>
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
        <source>Import it with the format %1, and say with --map which column holds what.</source>
        <translation>Importez-le au format %1, et indiquez avec --map ce que contient chaque colonne.</translation>
    </message>
    <message>
        <source>Import it with the format csv, and say with --map which column holds what and whose prices these are: chipboard import csv %1 --map provider==NAME</source>
        <translation>Importez-le au format csv, et indiquez avec --map ce que contient chaque colonne et de qui sont ces prix : chipboard import csv %1 --map provider==NAME</translation>
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
        <source>Imported</source>
        <translation>Importée</translation>
    </message>
    <message>
        <source>Imported from %1, line %2.</source>
        <translation>Importé de %1, ligne %2.</translation>
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
        <source>Imported prices cannot be told to "%1".</source>
        <translation>Les prix importés ne connaissent pas l’action « %1 ».</translation>
    </message>
    <message>
        <source>Imported, not here: %1</source>
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
        <source>In the window, Board &gt; Scenarios keeps what is here under a name and starts another one.</source>
        <translation>Dans la fenêtre, Comparaison &gt; Scénarios conserve l’état actuel sous un nom et en commence un autre.</translation>
    </message>
    <message>
        <source>Inference</source>
        <translation>Inférence</translation>
    </message>
    <message>
        <source>Inferentia</source>
        <translation>Inferentia</translation>
    </message>
    <message>
        <source>Input tokens</source>
        <translation>Tokens en entrée</translation>
    </message>
    <message>
        <source>Install the package libqt6sql6-sqlite.</source>
        <translation>Installez le paquet libqt6sql6-sqlite.</translation>
    </message>
    <message>
        <source>Installed packages bring them along. Else: "source &lt;(chipboard completion bash)", the same with zsh, or "chipboard completion fish | source".</source>
        <translation>Les paquets installés les apportent. Sinon : « source &lt;(chipboard completion bash) », de même avec zsh, ou « chipboard completion fish | source ».</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>Instance</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>Instances</translation>
    </message>
    <message>
        <source>It can be %1.</source>
        <translation>Valeurs possibles : %1.</translation>
    </message>
    <message>
        <source>It costs nothing on %1.</source>
        <translation>Cela ne coûte rien sur %1.</translation>
    </message>
    <message>
        <source>It fits from %1 chips on.</source>
        <translation>Cela tient à partir de %1 puces.</translation>
    </message>
    <message>
        <source>It fits from %1 x %2 on, %3 chips.</source>
        <translation>Cela tient à partir de %1 x %2, soit %3 puces.</translation>
    </message>
    <message>
        <source>It fits from 1 chip on.</source>
        <translation>Cela tient à partir de 1 puce.</translation>
    </message>
    <message>
        <source>It fits from 1 x %1 on, 1 chip.</source>
        <translation>Cela tient à partir de 1 x %1, soit 1 puce.</translation>
    </message>
    <message>
        <source>It fits with %1.</source>
        <translation>Elle tient avec %1.</translation>
    </message>
    <message>
        <source>It goes from %1 to %2.</source>
        <translation>La valeur va de %1 à %2.</translation>
    </message>
    <message>
        <source>It has none.</source>
        <translation>Elle n’en contient aucun.</translation>
    </message>
    <message>
        <source>It is . or a comma.</source>
        <translation>C’est un . ou une virgule.</translation>
    </message>
    <message>
        <source>It is not stated how many items are worked off a month.</source>
        <translation>Le nombre d’éléments à traiter par mois n’est pas indiqué.</translation>
    </message>
    <message>
        <source>It is not stated how many tokens are answered a month.</source>
        <translation>Le nombre de tokens de réponse par mois n’est pas indiqué.</translation>
    </message>
    <message>
        <source>It is one of %1.</source>
        <translation>Valeurs possibles : %1.</translation>
    </message>
    <message>
        <source>It is one of , ; | and tab.</source>
        <translation>C’est l’un de , ; | ou une tabulation.</translation>
    </message>
    <message>
        <source>It lists all of them.</source>
        <translation>La commande les liste tous.</translation>
    </message>
    <message>
        <source>It never pays.</source>
        <translation>La migration n’est jamais rentable.</translation>
    </message>
    <message>
        <source>It pays after %1 (%2 at best, never at worst).</source>
        <translation>La migration est rentable après %1 (%2 au mieux, jamais au pire).</translation>
    </message>
    <message>
        <source>It pays after %1 (%2 to %3).</source>
        <translation>La migration est rentable après %1 (%2 à %3).</translation>
    </message>
    <message>
        <source>It pays after %1.</source>
        <translation>La migration est rentable après %1.</translation>
    </message>
    <message>
        <source>It pays only at best, after %1.</source>
        <translation>La migration n’est rentable qu’au mieux, après %1.</translation>
    </message>
    <message>
        <source>It takes %1.</source>
        <translation>Valeurs admises : %1.</translation>
    </message>
    <message>
        <source>It takes table or json.</source>
        <translation>Valeurs admises : table ou json.</translation>
    </message>
    <message>
        <source>Items a month (millions)</source>
        <translation>Éléments par mois (millions)</translation>
    </message>
    <message>
        <source>Items a second</source>
        <translation>Éléments par seconde</translation>
    </message>
    <message>
        <source>Its chips</source>
        <translation>Ses puces</translation>
    </message>
    <message>
        <source>Its power over that of its computers: cooling and losses. Acts on energy and its cost, not on rented prices.</source>
        <translation>Sa puissance rapportée à celle de ses ordinateurs : refroidissement et pertes. Agit sur l’énergie et son coût, pas sur les prix de location.</translation>
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
        <source>KIND is tornado (which assumption moves a result most), crossover (where the order of two turns), two-way (a result under two assumptions), uncertainty (bands and chances from draws), move (when moving pays), commitment (from which utilisation one pays) or formula (how a number came about). Without --metrics it is about the cost of the workload.</source>
        <translation>KIND est tornado (quelle hypothèse fait le plus varier un résultat), crossover (où l’ordre de deux lignes bascule), two-way (un résultat sous deux hypothèses), uncertainty (bandes et probabilités issues de tirages), move (quand la migration est rentable), commitment (à partir de quelle utilisation un engagement est rentable) ou formula (comment un nombre est obtenu). Sans --metrics, il s’agit du coût de la charge de travail.</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>Têtes KV</translation>
    </message>
    <message>
        <source>Keep the &amp;comparison inside, to open the file again</source>
        <translation>Inclure la &amp;comparaison, pour pouvoir rouvrir le fichier</translation>
    </message>
    <message>
        <source>Keep the figures of %1</source>
        <translation>Garder les valeurs du %1</translation>
    </message>
    <message>
        <source>Keep the old figures</source>
        <translation>Garder les anciennes valeurs</translation>
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
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Kinds:</source>
        <translation>Types :</translation>
    </message>
    <message>
        <source>L&amp;ight</source>
        <translation>C&amp;lair</translation>
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
        <translation>Couches</translation>
    </message>
    <message>
        <source>Layers and hidden size must be at least 1.</source>
        <translation>Les couches et la dimension cachée doivent être au moins 1.</translation>
    </message>
    <message>
        <source>Leave --vary out, or ask for a crossover.</source>
        <translation>Omettez --vary, ou demandez un crossover.</translation>
    </message>
    <message>
        <source>Leave one of them out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out --format.</source>
        <translation>Omettez --format.</translation>
    </message>
    <message>
        <source>Leave out --store.</source>
        <translation>Omettez --store.</translation>
    </message>
    <message>
        <source>Leave out what stands after "=".</source>
        <translation>Supprimez ce qui suit « = ».</translation>
    </message>
    <message>
        <source>Leave the board out of PDF, SVG and PNG files; they will not open again.</source>
        <translation>N’inclut pas la comparaison dans les fichiers PDF, SVG et PNG ; ils ne pourront pas être rouverts.</translation>
    </message>
    <message>
        <source>Leave the rate out, or name another currency.</source>
        <translation>Omettez le taux ou indiquez une autre devise.</translation>
    </message>
    <message>
        <source>Let in rows that are suspicious for these reasons, such as spot-floor.</source>
        <translation>Accepte les lignes suspectes pour ces raisons, par exemple spot-floor.</translation>
    </message>
    <message>
        <source>Let the file's name end in %1.</source>
        <translation>Terminez le nom du fichier par %1.</translation>
    </message>
    <message>
        <source>Let the page choose by itself</source>
        <translation>Laisser la page choisir</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1 : %2</translation>
    </message>
    <message>
        <source>Lines: %1.</source>
        <translation>Lignes : %1.</translation>
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
        <source>List imported prices, or remove some of them.</source>
        <translation>Liste les prix importés, ou en supprime.</translation>
    </message>
    <message>
        <source>List something or leave it out.</source>
        <translation>Indiquez quelque chose ou omettez la clé.</translation>
    </message>
    <message>
        <source>List the instances for which this holds: "memory &gt;= 640 GB and price_chip_hour &lt; 4". Fields are the ids of metrics, and id, provider, chip, chips, vcpus and others.</source>
        <translation>Liste les instances qui remplissent cette condition : « memory &gt;= 640 GB and price_chip_hour &lt; 4 ». Les champs sont les identifiants des métriques, et id, provider, chip, chips, vcpus et d’autres.</translation>
    </message>
    <message>
        <source>List what the catalogue knows.</source>
        <translation>Liste ce que connaît le catalogue.</translation>
    </message>
    <message>
        <source>Longest sequence</source>
        <translation>Séquence la plus longue</translation>
    </message>
    <message>
        <source>Look it up with "chipboard list".</source>
        <translation>Cherchez avec « chipboard list ».</translation>
    </message>
    <message>
        <source>Looked at from %1 to %2.</source>
        <translation>Examiné de %1 à %2.</translation>
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
        <source>MLPerf offline</source>
        <translation>MLPerf offline</translation>
    </message>
    <message>
        <source>MLPerf server</source>
        <translation>MLPerf server</translation>
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
        <source>Make room on the disk. What was stored before is unchanged.</source>
        <translation>Libérez de l’espace sur le disque. Ce qui était enregistré est inchangé.</translation>
    </message>
    <message>
        <source>Make the folder first or choose another one.</source>
        <translation>Créez d’abord le dossier ou choisissez-en un autre.</translation>
    </message>
    <message>
        <source>Markdown table</source>
        <translation>Tableau Markdown</translation>
    </message>
    <message>
        <source>Matrix products</source>
        <translation>Produits matriciels</translation>
    </message>
    <message>
        <source>Mean cost of a software developer in the USA, by the BLS of 2024, rounded.</source>
        <translation>Coût moyen d’un développeur de logiciels aux États-Unis, selon le BLS en 2024, arrondi.</translation>
    </message>
    <message>
        <source>Mean of AWS's data centres in 2025, as AWS states it.</source>
        <translation>Moyenne des centres de données d’AWS en 2025, selon AWS.</translation>
    </message>
    <message>
        <source>Mean price of industrial customers in the USA in 2023, by the EIA, rounded.</source>
        <translation>Prix moyen des clients industriels aux États-Unis en 2023, selon l’EIA, arrondi.</translation>
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
        <source>Median error</source>
        <translation>Erreur médiane</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Memory and bandwidth of the chip "%1" are not known.</source>
        <translation>La mémoire et la bande passante de la puce « %1 » sont inconnues.</translation>
    </message>
    <message>
        <source>Memory bandwidth of %1</source>
        <translation>Bande passante mémoire de %1</translation>
    </message>
    <message>
        <source>Memory capacity limits how much runs at once.</source>
        <translation>La capacité mémoire limite ce qui tourne en même temps.</translation>
    </message>
    <message>
        <source>Memory efficiency</source>
        <translation>Efficacité de la mémoire</translation>
    </message>
    <message>
        <source>Memory holds %1 requests at once; the others wait.</source>
        <translation>La mémoire contient %1 requêtes simultanées ; les autres attendent.</translation>
    </message>
    <message>
        <source>Memory holds fewer requests than were sent; the rest is taken to wait.</source>
        <translation>La mémoire contient moins de requêtes qu’il n’en a été envoyé ; les autres sont supposées attendre.</translation>
    </message>
    <message>
        <source>Memory needed</source>
        <translation>Mémoire requise</translation>
    </message>
    <message>
        <source>Memory or memory bandwidth of %1 is not published, so nothing can be estimated on it.</source>
        <translation>La mémoire ou la bande passante mémoire de %1 n’est pas publiée : rien ne peut y être estimé.</translation>
    </message>
    <message>
        <source>Memory, memory bandwidth or link of %1 is no possible figure.</source>
        <translation>La valeur de mémoire, de bande passante mémoire ou de lien de %1 est impossible.</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Métrique</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Model FLOP utilisation</source>
        <translation>Utilisation FLOP du modèle</translation>
    </message>
    <message>
        <source>Model check</source>
        <translation>Test du modèle</translation>
    </message>
    <message>
        <source>Money cannot be shown in %1 without an exchange rate.</source>
        <translation>Les montants ne peuvent pas être affichés en %1 sans taux de change.</translation>
    </message>
    <message>
        <source>Money in</source>
        <translation>Montants en</translation>
    </message>
    <message>
        <source>Months until the move has paid.</source>
        <translation>Mois jusqu’à ce que la migration soit rentabilisée.</translation>
    </message>
    <message>
        <source>More than %1 chips would be needed.</source>
        <translation>Il faudrait plus de %1 puces.</translation>
    </message>
    <message>
        <source>Move it away, or name another file.</source>
        <translation>Déplacez-le, ou indiquez un autre fichier.</translation>
    </message>
    <message>
        <source>Move it to another name.</source>
        <translation>Donnez-lui un autre nom.</translation>
    </message>
    <message>
        <source>Moving at best, USD</source>
        <translation>Migrer, au mieux, USD</translation>
    </message>
    <message>
        <source>Moving at worst, USD</source>
        <translation>Migrer, au pire, USD</translation>
    </message>
    <message>
        <source>Moving from %1 to %2 costs %3 more a month</source>
        <translation>Passer de %1 à %2 coûte %3 de plus par mois</translation>
    </message>
    <message>
        <source>Moving from %1 to %2 does not pay within five years (%3 months)</source>
        <translation>Passer de %1 à %2 n’est pas rentable en cinq ans (%3 mois)</translation>
    </message>
    <message>
        <source>Moving from %1 to %2 pays after %3 months</source>
        <translation>Passer de %1 à %2 est rentable après %3 mois</translation>
    </message>
    <message>
        <source>Moving from %1 to %2 pays after %3 months (%4 to %5)</source>
        <translation>Passer de %1 à %2 est rentable après %3 mois (%4 à %5)</translation>
    </message>
    <message>
        <source>Moving from %1 to %2 pays after about %3 months, at worst never</source>
        <translation>Passer de %1 à %2 est rentable après environ %3 mois, au pire jamais</translation>
    </message>
    <message>
        <source>Moving from %1 to %2 saves %3 a month</source>
        <translation>Passer de %1 à %2 économise %3 par mois</translation>
    </message>
    <message>
        <source>Moving, USD</source>
        <translation>Migrer, USD</translation>
    </message>
    <message>
        <source>My %1</source>
        <translation>Copie de %1</translation>
    </message>
    <message>
        <source>NVIDIA</source>
        <translation>NVIDIA</translation>
    </message>
    <message>
        <source>NVIDIA generations</source>
        <translation>Générations NVIDIA</translation>
    </message>
    <message>
        <source>NaN and Infinity are no JSON numbers: write null and a reason.</source>
        <translation>NaN et Infinity ne sont pas des nombres JSON : écrivez null et une raison.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name AWS's capacity-block prices as JSON.</source>
        <translation>Indiquez les prix Capacity Block d’AWS au format JSON.</translation>
    </message>
    <message>
        <source>Name Epoch AI's table of machine-learning hardware as CSV.</source>
        <translation>Indiquez le tableau du matériel d’apprentissage automatique d’Epoch AI au format CSV.</translation>
    </message>
    <message>
        <source>Name a *.json or *.chipboard file, or a directory of them.</source>
        <translation>Indiquez un fichier *.json ou *.chipboard, ou un dossier qui en contient.</translation>
    </message>
    <message>
        <source>Name a CSV file.</source>
        <translation>Indiquez un fichier CSV.</translation>
    </message>
    <message>
        <source>Name a directory of catalogue files after --catalog.</source>
        <translation>Indiquez un dossier de fichiers de catalogue après --catalog.</translation>
    </message>
    <message>
        <source>Name a file in it.</source>
        <translation>Indiquez un fichier qu’il contient.</translation>
    </message>
    <message>
        <source>Name a file with --to FILE, ending in %1.</source>
        <translation>Indiquez un fichier avec --to FILE, terminé par %1.</translation>
    </message>
    <message>
        <source>Name a file with rows.</source>
        <translation>Indiquez un fichier avec des lignes.</translation>
    </message>
    <message>
        <source>Name another file for the price store.</source>
        <translation>Indiquez un autre fichier pour la base des prix.</translation>
    </message>
    <message>
        <source>Name another one, or "none".</source>
        <translation>Indiquez-en une autre, ou « none ».</translation>
    </message>
    <message>
        <source>Name at least one in "sources".</source>
        <translation>Indiquez-en au moins une dans « sources ».</translation>
    </message>
    <message>
        <source>Name chips with --chips ID,ID.</source>
        <translation>Indiquez des puces avec --chips ID,ID.</translation>
    </message>
    <message>
        <source>Name exactly one of them.</source>
        <translation>Indiquez exactement l’un d’eux.</translation>
    </message>
    <message>
        <source>Name it as "book".</source>
        <translation>Indiquez-la dans « book ».</translation>
    </message>
    <message>
        <source>Name it with --currency CODE.</source>
        <translation>Indiquez-la avec --currency CODE.</translation>
    </message>
    <message>
        <source>Name it with --on or --against.</source>
        <translation>Indiquez l’élément avec --on ou --against.</translation>
    </message>
    <message>
        <source>Name its number; "chipboard prices list" tells what there are.</source>
        <translation>Indiquez son numéro ; « chipboard prices list » montre ce qu’il y a.</translation>
    </message>
    <message>
        <source>Name of a scenario</source>
        <translation>Nom d’un scénario</translation>
    </message>
    <message>
        <source>Name one with --page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the chip that its figures start from.</source>
        <translation>Indiquez la puce dont partent ses valeurs.</translation>
    </message>
    <message>
        <source>Name, for example “3-year commitment”</source>
        <translation>Nom, par exemple « Engagement de 3 ans »</translation>
    </message>
    <message>
        <source>Names of fields</source>
        <translation>Noms des champs</translation>
    </message>
    <message>
        <source>Neither the board in this window nor a recent one uses them.</source>
        <translation>Ni la comparaison de cette fenêtre ni une comparaison récente ne les utilise.</translation>
    </message>
    <message>
        <source>Neither the catalogue nor what was imported has prices of these.</source>
        <translation>Ni le catalogue ni les imports n’ont de prix pour cette sélection.</translation>
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
        <source>New from “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New scenario “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next file</source>
        <translation>Fichier suivant</translation>
    </message>
    <message>
        <source>No assumption has these words.</source>
        <translation>Aucune hypothèse ne contient ces mots.</translation>
    </message>
    <message>
        <source>No bracket was opened for the one that closes here.</source>
        <translation>Aucune parenthèse n’est ouverte pour celle qui se ferme ici.</translation>
    </message>
    <message>
        <source>No chip, instance or system is named.</source>
        <translation>Aucune puce, instance ou système n’est indiqué.</translation>
    </message>
    <message>
        <source>No chip-to-chip link of %1 is stated; training is reckoned as on chips that have one.</source>
        <translation>Aucun lien entre puces n’est indiqué pour %1 ; l’entraînement est calculé comme sur des puces qui en ont un.</translation>
    </message>
    <message>
        <source>No commitment and no capacity block of %1 has a price.</source>
        <translation>Aucun engagement ni Capacity Block de %1 n’a de prix.</translation>
    </message>
    <message>
        <source>No cost: %1</source>
        <translation>Pas de coût : %1</translation>
    </message>
    <message>
        <source>No dated prices of what is selected</source>
        <translation>Aucun prix daté pour la sélection</translation>
    </message>
    <message>
        <source>No dense %1 compute is published for this selection</source>
        <translation>Aucune puissance de calcul %1 dense n’est publiée pour cette sélection</translation>
    </message>
    <message>
        <source>No dense peak of %1 is published for this precision.</source>
        <translation>Aucune crête dense de %1 n’est publiée pour cette précision.</translation>
    </message>
    <message>
        <source>No dense peak of this chip is published, and prefill is arithmetic.</source>
        <translation>Aucune crête dense de cette puce n’est publiée, et le prefill est du calcul.</translation>
    </message>
    <message>
        <source>No dimension of a model is above %1.</source>
        <translation>Aucune dimension d’un modèle ne dépasse %1.</translation>
    </message>
    <message>
        <source>No energy: %1</source>
        <translation>Pas d’énergie : %1</translation>
    </message>
    <message>
        <source>No exchange rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file of this program needs that: check where the brackets close.</source>
        <translation>Aucun fichier de ce programme n’en a besoin : vérifiez où se ferment les crochets.</translation>
    </message>
    <message>
        <source>No format is known for "%1".</source>
        <translation>Aucun format n’est connu pour « %1 ».</translation>
    </message>
    <message>
        <source>No measurement could be predicted</source>
        <translation>Aucune mesure n’a pu être prédite</translation>
    </message>
    <message>
        <source>No measurement of this kind on %1 is in the evidence; the constants are those of %2.</source>
        <translation>Les mesures de référence n’en ont aucune de ce type sur %1 ; les constantes sont celles de %2.</translation>
    </message>
    <message>
        <source>No measurement of this kind on this family is in the evidence; the constants are those of %1.</source>
        <translation>Les mesures de référence n’en ont aucune de ce type pour cette famille ; les constantes sont celles de %1.</translation>
    </message>
    <message>
        <source>No number of these chips holds it.</source>
        <translation>Aucun nombre de ces puces ne suffit.</translation>
    </message>
    <message>
        <source>No other assumption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other is both cheaper and faster.</source>
        <translation>Rien d’autre n’est à la fois moins cher et plus rapide.</translation>
    </message>
    <message>
        <source>No price book was chosen.</source>
        <translation>Aucune grille tarifaire n’a été choisie.</translation>
    </message>
    <message>
        <source>No price of energy is assumed.</source>
        <translation>Aucun prix de l’énergie n’est supposé.</translation>
    </message>
    <message>
        <source>No price on demand of %1 is known.</source>
        <translation>Aucun prix à la demande de %1 n’est connu.</translation>
    </message>
    <message>
        <source>No prices have been imported yet: File &gt; Import prices…</source>
        <translation>Aucun prix n’a encore été importé : Fichier &gt; Importer des prix…</translation>
    </message>
    <message>
        <source>No prices were imported yet: there is no %1.</source>
        <translation>Aucun prix n’a encore été importé : %1 n’existe pas.</translation>
    </message>
    <message>
        <source>No row came in; nothing was stored.</source>
        <translation>Aucune ligne n’a été retenue ; rien n’a été enregistré.</translation>
    </message>
    <message>
        <source>No row got in.</source>
        <translation>Aucune ligne n’a été retenue.</translation>
    </message>
    <message>
        <source>No row would come in. Check the format and the columns.</source>
        <translation>Aucune ligne ne serait retenue. Vérifiez le format et les colonnes.</translation>
    </message>
    <message>
        <source>No scenario has a number to compare</source>
        <translation>Aucun scénario n’a de nombre à comparer</translation>
    </message>
    <message>
        <source>No serving on %1 is in the evidence; the constants are those of all chips and software.</source>
        <translation>Les mesures de référence n’ont pas de service sur %1 ; les constantes sont celles de toutes les puces et de tous les logiciels.</translation>
    </message>
    <message>
        <source>No serving on %1 is in the evidence; the constants are those of other chips under the same software.</source>
        <translation>Les mesures de référence n’ont pas de service sur %1 ; les constantes sont celles d’autres puces avec le même logiciel.</translation>
    </message>
    <message>
        <source>No serving on this family is in the evidence; the constants are those of other chips under the same software.</source>
        <translation>Les mesures de référence n’ont pas de service pour cette famille ; les constantes sont celles d’autres puces avec le même logiciel.</translation>
    </message>
    <message>
        <source>No training of %1 is in the evidence; the constants are those of %2.</source>
        <translation>Les mesures de référence n’ont pas d’entraînement sur %1 ; les constantes sont celles de %2.</translation>
    </message>
    <message>
        <source>No training of this family is in the evidence; the constants are those of %1.</source>
        <translation>Les mesures de référence n’ont pas d’entraînement pour cette famille ; les constantes sont celles de %1.</translation>
    </message>
    <message>
        <source>No training on %1 is in the evidence; the constants are those of all chips.</source>
        <translation>Les mesures de référence n’ont pas d’entraînement sur %1 ; les constantes sont celles de toutes les puces.</translation>
    </message>
    <message>
        <source>No two rows have a number for “%1”; the page chose another metric.</source>
        <translation>Il n’y a pas deux lignes avec un nombre pour « %1 » ; la page a choisi une autre métrique.</translation>
    </message>
    <message>
        <source>No workload is named.</source>
        <translation>Aucune charge de travail n’est indiquée.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>None both cheaper and faster</source>
        <translation>Rien de moins cher et plus rapide</translation>
    </message>
    <message>
        <source>None: a rate is the user's own.</source>
        <translation>Aucun : le taux est fixé par l’utilisateur.</translation>
    </message>
    <message>
        <source>None: its own value</source>
        <translation>Aucune : sa propre valeur</translation>
    </message>
    <message>
        <source>None: no rate comes with the program, and without one money is shown in USD.</source>
        <translation>Aucun : le programme ne fournit pas de taux, et sans taux les montants s’affichent en USD.</translation>
    </message>
    <message>
        <source>None: the prices are those of the list.</source>
        <translation>Aucune : les prix sont ceux de la grille.</translation>
    </message>
    <message>
        <source>None; without it there is no month's work to reckon.</source>
        <translation>Aucun ; sans lui, le travail du mois ne peut pas être calculé.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not assumed but uncertain: eight of ten cases lie between.</source>
        <translation>Pas une hypothèse mais une incertitude : huit cas sur dix se situent entre les deux.</translation>
    </message>
    <message>
        <source>Not in the file</source>
        <translation>Absent du fichier</translation>
    </message>
    <message>
        <source>Not like for like, as the price is of another list: %1.</source>
        <translation>Non comparable, car le prix vient d’une autre grille : %1.</translation>
    </message>
    <message>
        <source>Not like for like:</source>
        <translation>Non comparable :</translation>
    </message>
    <message>
        <source>Not measured: %1 (constants of other chips).</source>
        <translation>Non mesurés : %1 (constantes d’autres puces).</translation>
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
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Note: %1 adds to the shipped catalogue, or replaces its entry of that id.</source>
        <translation>Remarque : %1 complète le catalogue fourni, ou remplace son entrée de même identifiant.</translation>
    </message>
    <message>
        <source>Note: and so do %1 more.</source>
        <translation>Remarque : %1 autres font de même.</translation>
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
        <source>Nothing chosen has a place here.</source>
        <translation>Rien de ce qui est choisi n’a sa place ici.</translation>
    </message>
    <message>
        <source>Nothing differs yet</source>
        <translation>Aucune différence pour l’instant</translation>
    </message>
    <message>
        <source>Nothing has been stored yet.</source>
        <translation>Rien n’a encore été enregistré.</translation>
    </message>
    <message>
        <source>Nothing in the catalogue matches. Esc clears the search.</source>
        <translation>Rien dans le catalogue ne correspond. Échap efface la recherche.</translation>
    </message>
    <message>
        <source>Nothing is chosen.</source>
        <translation>Rien n’est choisi.</translation>
    </message>
    <message>
        <source>Nothing is compared.</source>
        <translation>Rien n’est comparé.</translation>
    </message>
    <message>
        <source>Nothing is fitted to these measurements while the program runs; an error is predicted divided by measured, less one.</source>
        <translation>Rien n’est ajusté à ces mesures pendant l’exécution du programme ; une erreur est la prédiction divisée par la mesure, moins un.</translation>
    </message>
    <message>
        <source>Nothing is imported. File &gt; Import prices reads price lists.</source>
        <translation>Rien n’est importé. Fichier &gt; Importer des prix lit des grilles tarifaires.</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>Rien n’est sélectionné</translation>
    </message>
    <message>
        <source>Nothing is selected, so there is nothing to export.</source>
        <translation>Rien n’est sélectionné : il n’y a rien à exporter.</translation>
    </message>
    <message>
        <source>Nothing says where to write.</source>
        <translation>Rien n’indique où écrire.</translation>
    </message>
    <message>
        <source>Nothing says which snapshot to remove.</source>
        <translation>Rien n’indique quel instantané supprimer.</translation>
    </message>
    <message>
        <source>Nothing tells who rents this: choose a column for the provider, or type its name.</source>
        <translation>Rien n’indique le fournisseur : choisissez une colonne pour celui-ci, ou saisissez son nom.</translation>
    </message>
    <message>
        <source>Nothing that can be assumed moves it.</source>
        <translation>Aucune hypothèse possible ne le fait varier.</translation>
    </message>
    <message>
        <source>Nothing that is compared has both an estimate and a price in "%1".</source>
        <translation>Rien de ce qui est comparé n’a à la fois une estimation et un prix dans « %1 ».</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Nothing was imported: the columns of the file are not those of the format %1.</source>
        <translation>Rien n’a été importé : les colonnes du fichier ne sont pas celles du format %1.</translation>
    </message>
    <message>
        <source>Nothing was stored: no row got in.</source>
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
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>Now: %1.</source>
        <translation>Maintenant : %1.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Numbers are written with a decimal point and without groups.</source>
        <translation>Les nombres s’écrivent avec un point décimal et sans séparateur de milliers.</translation>
    </message>
    <message>
        <source>O&amp;verride this figure…</source>
        <translation>Remp&amp;lacer cette valeur…</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Of %1 predictions, %2 are within 25 % of the measurement; the median error is %3</source>
        <translation>Sur %1 prédictions, %2 sont à moins de 25 % de la mesure ; l’erreur médiane est de %3</translation>
    </message>
    <message>
        <source>Of %1, %2 stay idle and are paid all the same.</source>
        <translation>Sur %1, %2 restent inactives et sont tout de même payées.</translation>
    </message>
    <message>
        <source>Of the calibration.</source>
        <translation>Issu du calibrage.</translation>
    </message>
    <message>
        <source>Of the calibration; 1 for BF16.</source>
        <translation>Issu du calibrage ; 1 pour BF16.</translation>
    </message>
    <message>
        <source>Of what is found for the chip's family: time of a layer, an exchange and a request that no faster chip saves; acts on decoding and batches.</source>
        <translation>Par rapport à ce qui est constaté pour la famille de la puce : temps d’une couche, d’un échange et d’une requête qu’aucune puce plus rapide n’épargne ; agit sur le decode et les batchs.</translation>
    </message>
    <message>
        <source>Of what is found for the chip's family; acts on decoding.</source>
        <translation>Par rapport à ce qui est constaté pour la famille de la puce ; agit sur le decode.</translation>
    </message>
    <message>
        <source>Of what is found for the chip's family; acts on prefill and batches.</source>
        <translation>Par rapport à ce qui est constaté pour la famille de la puce ; agit sur le prefill et les batchs.</translation>
    </message>
    <message>
        <source>Of what is found for the chip's family; acts on training speed.</source>
        <translation>Par rapport à ce qui est constaté pour la famille de la puce ; agit sur la vitesse d’entraînement.</translation>
    </message>
    <message>
        <source>Of what is found for the chip's family; acts where chips share a layer.</source>
        <translation>Par rapport à ce qui est constaté pour la famille de la puce ; agit quand des puces se partagent une couche.</translation>
    </message>
    <message>
        <source>Of what is spent a month; the rest stays where it is.</source>
        <translation>De la dépense mensuelle ; le reste ne bouge pas.</translation>
    </message>
    <message>
        <source>On this line a prediction equals the measurement.</source>
        <translation>Sur cette ligne, la prédiction égale la mesure.</translation>
    </message>
    <message>
        <source>On this line the order of %1 and %2 turns.</source>
        <translation>Sur cette ligne, l’ordre de %1 et %2 bascule.</translation>
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
        <source>One USD is one USD.</source>
        <translation>Un USD vaut un USD.</translation>
    </message>
    <message>
        <source>One board, one scenario</source>
        <translation>Une comparaison, un scénario</translation>
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
        <source>One of: %1.</source>
        <translation>Valeurs possibles : %1.</translation>
    </message>
    <message>
        <source>One scenario has to be in force; here are %1.</source>
        <translation>Un seul scénario doit être actif ; il y en a %1 ici.</translation>
    </message>
    <message>
        <source>Only a price belongs to a price list.</source>
        <translation>Seul un prix appartient à une grille tarifaire.</translation>
    </message>
    <message>
        <source>Only instances can be listed with --where and --prices.</source>
        <translation>Seules les instances peuvent être listées avec --where et --prices.</translation>
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
        <source>Open the file</source>
        <translation>Ouvrir le fichier</translation>
    </message>
    <message>
        <source>Open the source card</source>
        <translation>Ouvrir la fiche de source</translation>
    </message>
    <message>
        <source>Open the window in this size.</source>
        <translation>Ouvre la fenêtre à cette taille.</translation>
    </message>
    <message>
        <source>Open the window.</source>
        <translation>Ouvre la fenêtre.</translation>
    </message>
    <message>
        <source>Options of the window:</source>
        <translation>Options de la fenêtre :</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Options :</translation>
    </message>
    <message>
        <source>Other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other draws; equal seeds give equal bytes.</source>
        <translation>D’autres tirages ; la même graine donne les mêmes octets.</translation>
    </message>
    <message>
        <source>Other published values</source>
        <translation>Autres valeurs publiées</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Autres</translation>
    </message>
    <message>
        <source>Output a month (billion tokens)</source>
        <translation>Sortie par mois (milliards de tokens)</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>Tokens en sortie</translation>
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
        <source>P&amp;ixels</source>
        <translation>P&amp;ixels</translation>
    </message>
    <message>
        <source>P&amp;resets</source>
        <translation>E&amp;xemples</translation>
    </message>
    <message>
        <source>P10</source>
        <translation>P10</translation>
    </message>
    <message>
        <source>P10, P50, P90 of %1 draws</source>
        <translation>P10, P50, P90 de %1 tirages</translation>
    </message>
    <message>
        <source>P10, P50, P90 of the first %1 draws</source>
        <translation>P10, P50, P90 des %1 premiers tirages</translation>
    </message>
    <message>
        <source>P90</source>
        <translation>P90</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>Document PDF</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Image PNG</translation>
    </message>
    <message>
        <source>PUE of the data centre</source>
        <translation>PUE du centre de données</translation>
    </message>
    <message>
        <source>Pa&amp;ges</source>
        <translation>Pa&amp;ges</translation>
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
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Paid for the hours used.</source>
        <translation>Payé pour les heures utilisées.</translation>
    </message>
    <message>
        <source>Paid in all</source>
        <translation>Total payé</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Panneaux</translation>
    </message>
    <message>
        <source>Parameters (billions)</source>
        <translation>Paramètres (milliards)</translation>
    </message>
    <message>
        <source>Pareto front: for each on this line, no other is both cheaper and faster.</source>
        <translation>Front de Pareto : pour chaque point de cette ligne, rien d’autre n’est à la fois moins cher et plus rapide.</translation>
    </message>
    <message>
        <source>Passes through the model for one image.</source>
        <translation>Passages dans le modèle pour une image.</translation>
    </message>
    <message>
        <source>Pay and benefits, for the cost of moving.</source>
        <translation>Salaire et charges, pour le coût de la migration.</translation>
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
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Pinned to the prices "%1" of %2.</source>
        <translation>Comparaison figée sur les prix « %1 » (%2).</translation>
    </message>
    <message>
        <source>Point (1.50)</source>
        <translation>Point (1.50)</translation>
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
        <source>Precision</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Prédit</translation>
    </message>
    <message>
        <source>Predicted against measured</source>
        <translation>Prédit face à mesuré</translation>
    </message>
    <message>
        <source>Predicts every measurement from its configuration and tells how far off it is. A measurement that cannot be predicted is listed with the reason.</source>
        <translation>Prédit chaque mesure d’après sa configuration et indique l’écart. Une mesure impossible à prédire est listée avec la raison.</translation>
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
        <source>Presets</source>
        <translation>Exemples</translation>
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
        <source>Price and speed are of one, where the workload takes several of them; the front is drawn through the middle values, and ranges may overlap.</source>
        <translation>Le prix et la vitesse valent pour une seule unité, même si la charge de travail en demande plusieurs ; le front passe par les valeurs médianes, et des plages peuvent se chevaucher.</translation>
    </message>
    <message>
        <source>Price factor</source>
        <translation>Facteur de prix</translation>
    </message>
    <message>
        <source>Price history</source>
        <translation>Historique des prix</translation>
    </message>
    <message>
        <source>Price lists (*.csv *.tsv *.txt *.json);;All files (*)</source>
        <translation>Grilles tarifaires (*.csv *.tsv *.txt *.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Price of %1</source>
        <translation>Prix de %1</translation>
    </message>
    <message>
        <source>Price of energy</source>
        <translation>Prix de l’énergie</translation>
    </message>
    <message>
        <source>Price of one</source>
        <translation>Prix unitaire</translation>
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
        <source>Prices</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Prices &amp;of</source>
        <translation>&amp;Prix de</translation>
    </message>
    <message>
        <source>Prices here are as listed. Assumed for estimates alone: %1.</source>
        <translation>Les prix sont ici ceux de la grille. Hypothèses pour les seules estimations : %1.</translation>
    </message>
    <message>
        <source>Prices of</source>
        <translation>Prix de</translation>
    </message>
    <message>
        <source>Prices over time</source>
        <translation>Prix dans le temps</translation>
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
        <source>Print the completions of bash, zsh or fish.</source>
        <translation>Affiche les complétions de bash, zsh ou fish.</translation>
    </message>
    <message>
        <source>Print the numbers of a comparison.</source>
        <translation>Affiche les nombres d’une comparaison.</translation>
    </message>
    <message>
        <source>Print the program's version.</source>
        <translation>Affiche la version du programme.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Prompt and batch cannot be negative, and the answer needs at least 1 token.</source>
        <translation>Le prompt et le batch ne peuvent pas être négatifs, et la réponse a besoin d’au moins 1 token.</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Fournisseur</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Publiée</translation>
    </message>
    <message>
        <source>Put in &amp;force</source>
        <translation>&amp;Activer</translation>
    </message>
    <message>
        <source>Put texts with blanks in quotes.</source>
        <translation>Mettez entre guillemets les textes qui contiennent des espaces.</translation>
    </message>
    <message>
        <source>Put texts with such characters in quotes.</source>
        <translation>Mettez entre guillemets les textes qui contiennent de tels caractères.</translation>
    </message>
    <message>
        <source>Put the measurements into "training_runs" and "inference_runs".</source>
        <translation>Placez les mesures dans « training_runs » et « inference_runs ».</translation>
    </message>
    <message>
        <source>Qt has no driver for SQLite here.</source>
        <translation>Qt n’a pas de pilote SQLite ici.</translation>
    </message>
    <message>
        <source>Query heads of a layer.</source>
        <translation>Têtes de requête (query) d’une couche.</translation>
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
        <source>Ranges of the chip's figures</source>
        <translation>Plages des valeurs de la puce</translation>
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
        <source>Read the catalogue again, and choose it anew.</source>
        <translation>Relisez le catalogue, puis refaites votre choix.</translation>
    </message>
    <message>
        <source>Read the catalogue files below this directory too; they replace shipped entries of the same id. May be given several times.</source>
        <translation>Lit aussi les fichiers de catalogue de ce dossier ; ils remplacent les entrées fournies de même identifiant. Peut être répétée.</translation>
    </message>
    <message>
        <source>Reading memory takes most of the time.</source>
        <translation>La lecture de la mémoire prend l’essentiel du temps.</translation>
    </message>
    <message>
        <source>Reading the cache</source>
        <translation>Lecture du cache</translation>
    </message>
    <message>
        <source>Reading the weights</source>
        <translation>Lecture des poids</translation>
    </message>
    <message>
        <source>Ready-made comparisons</source>
        <translation>Comparaisons toutes prêtes</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Région</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Remove "book".</source>
        <translation>Supprimez « book ».</translation>
    </message>
    <message>
        <source>Remove imported prices?</source>
        <translation>Supprimer les prix importés ?</translation>
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
        <source>Remove one.</source>
        <translation>Supprimez l’un d’eux.</translation>
    </message>
    <message>
        <source>Remove scenario “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed snapshot %1: %2 prices of %3 from %4.</source>
        <translation>Instantané %1 supprimé : %2 prix (%3) issus de %4.</translation>
    </message>
    <message>
        <source>Rename or remove one of the two.</source>
        <translation>Renommez ou supprimez l’un des deux.</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>Location</translation>
    </message>
    <message>
        <source>Rented hours in a month, for the cost of a month.</source>
        <translation>Heures louées dans un mois, pour le coût mensuel.</translation>
    </message>
    <message>
        <source>Rented with %1.</source>
        <translation>Location avec %1.</translation>
    </message>
    <message>
        <source>Replace files that exist.</source>
        <translation>Remplace les fichiers existants.</translation>
    </message>
    <message>
        <source>Replace it with --force, or choose another name.</source>
        <translation>Remplacez-le avec --force, ou choisissez un autre nom.</translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation>Requêtes simultanées</translation>
    </message>
    <message>
        <source>Requests of a copy</source>
        <translation>Requêtes d’une copie</translation>
    </message>
    <message>
        <source>Requests or items that are worked on together.</source>
        <translation>Requêtes ou éléments traités ensemble.</translation>
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
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Rooflines and the phases of the workload</source>
        <translation>Rooflines et phases de la charge de travail</translation>
    </message>
    <message>
        <source>Routing to experts</source>
        <translation>Routage vers les experts</translation>
    </message>
    <message>
        <source>Row %1: "%2" could mean two numbers.</source>
        <translation>Ligne %1 : « %2 » peut désigner deux nombres.</translation>
    </message>
    <message>
        <source>Row %1: "%2" is no number, so "%3" may not be %4.</source>
        <translation>Ligne %1 : « %2 » n’est pas un nombre, donc « %3 » ne peut pas être %4.</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Rows cannot be accepted for "%1".</source>
        <translation>Des lignes ne peuvent pas être acceptées pour « %1 ».</translation>
    </message>
    <message>
        <source>Rows left out</source>
        <translation>Lignes écartées</translation>
    </message>
    <message>
        <source>Rows that come in</source>
        <translation>Lignes retenues</translation>
    </message>
    <message>
        <source>Runs as %1 copies of the model, each on %2.</source>
        <translation>S’exécute en %1 copies du modèle, chacune sur %2.</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>Image SVG</translation>
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
        <source>Save it as UTF-8.</source>
        <translation>Enregistrez-le en UTF-8.</translation>
    </message>
    <message>
        <source>Save the comparison</source>
        <translation>Enregistrer la comparaison</translation>
    </message>
    <message>
        <source>Saved, USD</source>
        <translation>Économisé, USD</translation>
    </message>
    <message>
        <source>Say how many %1 one USD buys: --set exchange_rate=RATE.</source>
        <translation>Indiquez combien de %1 vaut un USD : --set exchange_rate=RATE.</translation>
    </message>
    <message>
        <source>Say it with --as-of DATE.</source>
        <translation>Indiquez-la avec --as-of DATE.</translation>
    </message>
    <message>
        <source>Say it with --map provider==NAME.</source>
        <translation>Indiquez-le avec --map provider==NAME.</translation>
    </message>
    <message>
        <source>Say which column holds what</source>
        <translation>Indiquer ce que contient chaque colonne</translation>
    </message>
    <message>
        <source>Say which column holds what. An instance or an accelerator, a price and the provider are needed; leave out what the file does not have.</source>
        <translation>Indiquez ce que contient chaque colonne. Il faut une instance ou un accélérateur, un prix et le fournisseur ; laissez de côté ce que le fichier n’a pas.</translation>
    </message>
    <message>
        <source>Say which it is with --map price=COLUMN or --map instance=COLUMN; if all stand in one column, the separator may be another: --map separator=;</source>
        <translation>Indiquez-la avec --map price=COLUMN ou --map instance=COLUMN ; si tout est dans une seule colonne, le séparateur est peut-être autre : --map separator=;</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Scale-up bandwidth</source>
        <translation>Bande passante scale-up</translation>
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
        <translation type="unfinished"></translation>
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
        <source>Search, or memory &gt;= 640 GB</source>
        <translation>Texte, ou memory &gt;= 640 GB</translation>
    </message>
    <message>
        <source>See "chipboard help" for the commands and their options.</source>
        <translation>Voir « chipboard help » pour les commandes et leurs options.</translation>
    </message>
    <message>
        <source>Select %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;none</source>
        <translation>Tout désélectio&amp;nner</translation>
    </message>
    <message>
        <source>Select chips, instances or systems first.</source>
        <translation>Sélectionnez d’abord des puces, des instances ou des systèmes.</translation>
    </message>
    <message>
        <source>Select none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Point-virgule</translation>
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
        <source>Sequences a step</source>
        <translation>Séquences par étape</translation>
    </message>
    <message>
        <source>Sequences in one training step over all chips.</source>
        <translation>Séquences d’une étape d’entraînement, toutes puces réunies.</translation>
    </message>
    <message>
        <source>Serving needs a prompt of 0 tokens or more and an answer of at least 1 token.</source>
        <translation>Le service a besoin d’un prompt de 0 token ou plus et d’une réponse d’au moins 1 token.</translation>
    </message>
    <message>
        <source>Serving needs at least 1 chip.</source>
        <translation>Le service a besoin d’au moins 1 puce.</translation>
    </message>
    <message>
        <source>Serving software: %1.</source>
        <translation>Logiciel de service : %1.</translation>
    </message>
    <message>
        <source>Serving users</source>
        <translation>Service en ligne</translation>
    </message>
    <message>
        <source>Set "in_force" of the one whose values are those of the board.</source>
        <translation>Mettez « in_force » sur celui dont les valeurs sont celles de la comparaison.</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Réglage</translation>
    </message>
    <message>
        <source>Share of a training run's time that is not lost to failures and restarts.</source>
        <translation>Part du temps d’entraînement qui n’est pas perdue en pannes et redémarrages.</translation>
    </message>
    <message>
        <source>Share of roof</source>
        <translation>Part du toit</translation>
    </message>
    <message>
        <source>Share of that for the cache</source>
        <translation>Part de cela pour le cache</translation>
    </message>
    <message>
        <source>Share of the bandwidth that is reached</source>
        <translation>Part atteinte de la bande passante</translation>
    </message>
    <message>
        <source>Share of the paid hours in which the chips work; idle hours are billed.</source>
        <translation>Part des heures payées où les puces travaillent ; les heures creuses sont facturées.</translation>
    </message>
    <message>
        <source>Share of the peak that is reached</source>
        <translation>Part atteinte de la crête</translation>
    </message>
    <message>
        <source>Share of the weights that is read</source>
        <translation>Part des poids qui est lue</translation>
    </message>
    <message>
        <source>Share that can move</source>
        <translation>Part qui peut migrer</translation>
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
        <translation type="unfinished"></translation>
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
        <source>Show less</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Show money in this currency, such as EUR; --set exchange_rate=RATE tells how much of it one USD buys.</source>
        <translation>Affiche les montants dans cette devise, par exemple EUR ; --set exchange_rate=RATE indique combien en vaut un USD.</translation>
    </message>
    <message>
        <source>Shows the named board (a *.chipboard file), or the last one, or a full example at first.</source>
        <translation>Montre la comparaison indiquée (un fichier *.chipboard), ou la dernière, ou un exemple complet la première fois.</translation>
    </message>
    <message>
        <source>Show…</source>
        <translation>Afficher…</translation>
    </message>
    <message>
        <source>Size of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip this file</source>
        <translation>Ignorer ce fichier</translation>
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
        <source>Slide 16:9</source>
        <translation>Diapositive 16:9</translation>
    </message>
    <message>
        <source>Slide 4:3</source>
        <translation>Diapositive 4:3</translation>
    </message>
    <message>
        <source>Small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snapshot %1 of the price store, from %2; kind: %3; content %4.</source>
        <translation>Instantané %1 de la base des prix, issu de %2 ; type : %3 ; contenu %4.</translation>
    </message>
    <message>
        <source>So it is now.</source>
        <translation>C’est la situation actuelle.</translation>
    </message>
    <message>
        <source>Software versions</source>
        <translation>Versions logicielles</translation>
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
        <source>Source of the chosen number</source>
        <translation>Source du nombre choisi</translation>
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
        <source>Speak this language; commands speak English otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Speed per chip</source>
        <translation>Vitesse par puce</translation>
    </message>
    <message>
        <source>Spent a month</source>
        <translation>Dépense mensuelle</translation>
    </message>
    <message>
        <source>Split it into several files, or leave out rows that are not needed.</source>
        <translation>Divisez-le en plusieurs fichiers, ou retirez les lignes inutiles.</translation>
    </message>
    <message>
        <source>Split it into several files.</source>
        <translation>Divisez-le en plusieurs fichiers.</translation>
    </message>
    <message>
        <source>Staying, USD</source>
        <translation>Rester, USD</translation>
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
        <source>Stored in %1.</source>
        <translation>Enregistré dans %1.</translation>
    </message>
    <message>
        <source>Strings stand in double quotes.</source>
        <translation>Les chaînes sont entre guillemets doubles.</translation>
    </message>
    <message>
        <source>Suspicious rows: they only come in where you check their reason</source>
        <translation>Lignes suspectes : elles ne sont retenues que si vous cochez leur raison</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
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
        <source>TFLOPS per chip, %1 dense</source>
        <translation>TFLOPS par puce, %1 dense</translation>
    </message>
    <message>
        <source>TFLOPS per watt</source>
        <translation>TFLOPS par watt</translation>
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
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Take %1 back to its default</source>
        <translation>Rétablir la valeur par défaut de « %1 »</translation>
    </message>
    <message>
        <source>Take a backup of it.</source>
        <translation>Reprenez-en une sauvegarde.</translation>
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
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Take back %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message numerus="yes">
        <source>Take back %n assumptions</source>
        <translation><numerusform>Réinitialiser %n hypothèse</numerusform><numerusform>Réinitialiser %n hypothèses</numerusform></translation>
    </message>
    <message>
        <source>Take back 1 assumption</source>
        <translation>Réinitialiser 1 hypothèse</translation>
    </message>
    <message>
        <source>Take back all</source>
        <translation>Tout retirer</translation>
    </message>
    <message>
        <source>Take back all assumptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back all figures of your own</source>
        <translation>Retirer toutes les valeurs propres</translation>
    </message>
    <message>
        <source>Take it out of the circle.</source>
        <translation>Retirez-la de la boucle.</translation>
    </message>
    <message>
        <source>Take out %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken off every price of the book.</source>
        <translation>Déduite de chaque prix de la grille.</translation>
    </message>
    <message>
        <source>Tell what an import would do, and store nothing.</source>
        <translation>Indique ce que ferait un import, sans rien enregistrer.</translation>
    </message>
    <message>
        <source>Tell what would change the answer, and how sure it is.</source>
        <translation>Indique ce qui changerait la réponse, et sa fiabilité.</translation>
    </message>
    <message>
        <source>Tells what became of every data row: imported, ignored or suspicious, and why. Nothing suspicious gets in unless its reason is accepted. Prices go to the price store as one dated snapshot, chips to the user's catalogue folder. "chipboard list formats" has the formats.</source>
        <translation>Indique le sort de chaque ligne de données : importée, ignorée ou suspecte, et pourquoi. Rien de suspect n’entre sans que sa raison soit acceptée. Les prix vont dans la base des prix en un instantané daté, les puces dans le dossier de catalogue de l’utilisateur. « chipboard list formats » donne les formats.</translation>
    </message>
    <message>
        <source>Tells whether it fits, how long it takes, how fast it is, what it costs and what bounds it, each with a range. Without --count, takes as many chips as people would.</source>
        <translation>Indique si la charge tient, combien de temps elle prend, sa vitesse, son coût et ce qui la limite, chaque fois avec une plage. Sans --count, prend un nombre usuel de puces.</translation>
    </message>
    <message>
        <source>Text encoders</source>
        <translation>Encodeurs de texte</translation>
    </message>
    <message>
        <source>Text goes on after a closing quote.</source>
        <translation>Du texte suit un guillemet fermant.</translation>
    </message>
    <message>
        <source>The %1 peak of %2 is no possible figure.</source>
        <translation>La crête %1 de %2 est une valeur impossible.</translation>
    </message>
    <message>
        <source>The PUE must be from 1 to 10.</source>
        <translation>Le PUE doit aller de 1 à 10.</translation>
    </message>
    <message>
        <source>The accelerator is not in the catalogue; the price is kept without a chip.</source>
        <translation>L’accélérateur n’est pas dans le catalogue ; le prix est conservé sans puce.</translation>
    </message>
    <message>
        <source>The accelerator's memory does not agree with the catalogue.</source>
        <translation>La mémoire de l’accélérateur ne concorde pas avec le catalogue.</translation>
    </message>
    <message>
        <source>The active parameters must be more than 0 and at most all parameters.</source>
        <translation>Les paramètres actifs doivent être supérieurs à 0 et au plus égaux à tous les paramètres.</translation>
    </message>
    <message>
        <source>The arithmetic of one item of %1 is neither published nor countable from its dimensions.</source>
        <translation>Le calcul pour un élément de %1 n’est ni publié ni déductible de ses dimensions.</translation>
    </message>
    <message>
        <source>The assumptions to move; NAME@ID moves one for that row alone. "chipboard list assumptions" has the names.</source>
        <translation>Les hypothèses à faire varier ; NAME@ID n’en fait varier une que pour cette ligne. « chipboard list assumptions » donne les noms.</translation>
    </message>
    <message>
        <source>The baseline "%1" is not among what is compared.</source>
        <translation>La référence « %1 » ne fait pas partie de la comparaison.</translation>
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
        <source>The book has no price for it.</source>
        <translation>La grille n’a pas de prix pour cet élément.</translation>
    </message>
    <message>
        <source>The bracket that opens here is not closed.</source>
        <translation>La parenthèse ouverte ici n’est pas fermée.</translation>
    </message>
    <message>
        <source>The catalogue has no "%1"; it is not shown.</source>
        <translation>Le catalogue n’a pas « %1 » ; cette entrée n’est pas affichée.</translation>
    </message>
    <message>
        <source>The catalogue has no "%1"; the figure of your own is kept but acts on nothing.</source>
        <translation>Le catalogue n’a pas « %1 » ; la valeur propre est conservée mais n’agit sur rien.</translation>
    </message>
    <message>
        <source>The catalogue has no "%1"; the page What-if chooses by itself.</source>
        <translation>Le catalogue n’a pas « %1 » ; la page « Et si » choisit elle-même.</translation>
    </message>
    <message>
        <source>The catalogue has no dated prices of these. %1</source>
        <translation>Le catalogue n’a pas de prix datés pour cette sélection. %1</translation>
    </message>
    <message>
        <source>The catalogue has this chip, and a figure differs from it by a quarter or more.</source>
        <translation>Le catalogue a cette puce, et une valeur s’en écarte d’un quart ou plus.</translation>
    </message>
    <message>
        <source>The catalogue has this chip, with sources of its own.</source>
        <translation>Le catalogue a cette puce, avec ses propres sources.</translation>
    </message>
    <message>
        <source>The catalogue stays as it was until that is mended.</source>
        <translation>Le catalogue reste inchangé tant que ce n’est pas corrigé.</translation>
    </message>
    <message>
        <source>The chart of the page that is written alone, such as memory.</source>
        <translation type="unfinished"></translation>
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
        <source>The chip is one of the catalogue.</source>
        <translation>La puce est l’une de celles du catalogue.</translation>
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
        <source>The chip-to-chip link of %1 is not published; PCI Express at 32 GB/s is reckoned with.</source>
        <translation>Le lien entre puces de %1 n’est pas publié ; le calcul suppose PCI Express à 32 GB/s.</translation>
    </message>
    <message>
        <source>The column that holds a field, such as price=Hourly; FIELD==VALUE gives all rows that value. May be given several times.</source>
        <translation>La colonne d’un champ, par exemple price=Hourly ; FIELD==VALUE donne cette valeur à toutes les lignes. Peut être répétée.</translation>
    </message>
    <message>
        <source>The columns are: %1.</source>
        <translation>Les colonnes sont : %1.</translation>
    </message>
    <message>
        <source>The columns; "chipboard list metrics" has their ids.</source>
        <translation>Les colonnes ; « chipboard list metrics » donne leurs identifiants.</translation>
    </message>
    <message>
        <source>The context cannot be negative.</source>
        <translation>Le contexte ne peut pas être négatif.</translation>
    </message>
    <message>
        <source>The currency that all money is shown in, by an exchange rate of your own.</source>
        <translation>La devise d’affichage de tous les montants, selon votre propre taux de change.</translation>
    </message>
    <message>
        <source>The date cannot be read.</source>
        <translation>La date est illisible.</translation>
    </message>
    <message>
        <source>The date of prices whose file does not tell it: 2026-11-22.</source>
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
        <source>The directory cannot be read.</source>
        <translation>Impossible de lire le dossier.</translation>
    </message>
    <message>
        <source>The directory holds no catalogue file and no board.</source>
        <translation>Le dossier ne contient ni fichier de catalogue ni comparaison.</translation>
    </message>
    <message>
        <source>The discount must be from 0 % to below 100 %.</source>
        <translation>La remise doit aller de 0 % à moins de 100 %.</translation>
    </message>
    <message>
        <source>The entry to copy is not in its file any more.</source>
        <translation>L’entrée à copier n’est plus dans son fichier.</translation>
    </message>
    <message>
        <source>The expression has more than %1 characters.</source>
        <translation>L’expression a plus de %1 caractères.</translation>
    </message>
    <message>
        <source>The factor on the price must be from 0.001 to 1000.</source>
        <translation>Le facteur de prix doit aller de 0,001 à 1000.</translation>
    </message>
    <message>
        <source>The factors on efficiency must be from 0.001 to 1000.</source>
        <translation>Les facteurs d’efficacité doivent aller de 0,001 à 1000.</translation>
    </message>
    <message>
        <source>The fallbacks of this book lead back to it.</source>
        <translation>Les solutions de repli de cette grille ramènent à elle-même.</translation>
    </message>
    <message>
        <source>The fields are %1.</source>
        <translation>Les champs sont %1.</translation>
    </message>
    <message>
        <source>The figure has no value but is not "missing".</source>
        <translation>La valeur est vide mais n’est pas « missing ».</translation>
    </message>
    <message>
        <source>The figure is missing but has a value.</source>
        <translation>La valeur est déclarée manquante mais elle est renseignée.</translation>
    </message>
    <message>
        <source>The file calls the chip by another's name; the instance tells which it is.</source>
        <translation>Le fichier donne à la puce le nom d’une autre ; l’instance indique laquelle c’est.</translation>
    </message>
    <message>
        <source>The file cannot be opened: %1.</source>
        <translation>Impossible d’ouvrir le fichier : %1.</translation>
    </message>
    <message>
        <source>The file cannot be read again.</source>
        <translation>Impossible de relire le fichier.</translation>
    </message>
    <message>
        <source>The file cannot be read to its end.</source>
        <translation>Impossible de lire le fichier jusqu’au bout.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Impossible de lire le fichier : %1.</translation>
    </message>
    <message>
        <source>The file cannot be written: %1.</source>
        <translation>Impossible d’écrire le fichier : %1.</translation>
    </message>
    <message>
        <source>The file does not tell of which day its prices are.</source>
        <translation>Le fichier n’indique pas de quel jour sont ses prix.</translation>
    </message>
    <message>
        <source>The file does not tell who rents this.</source>
        <translation>Le fichier n’indique pas le fournisseur.</translation>
    </message>
    <message>
        <source>The file ends too early: it was cut off, or a bracket is not closed.</source>
        <translation>Le fichier se termine trop tôt : il a été tronqué, ou un crochet n’est pas fermé.</translation>
    </message>
    <message>
        <source>The file exists already and was left as it is.</source>
        <translation>Le fichier existe déjà et n’a pas été modifié.</translation>
    </message>
    <message>
        <source>The file has %1 MiB, more than the %2 MiB that are read.</source>
        <translation>Le fichier fait %1 MiB, plus que les %2 MiB lus au maximum.</translation>
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
        <source>The file is UTF-16, not UTF-8.</source>
        <translation>Le fichier est en UTF-16, pas en UTF-8.</translation>
    </message>
    <message>
        <source>The file is an archive or a spreadsheet, not CSV.</source>
        <translation>Le fichier est une archive ou une feuille de calcul, pas du CSV.</translation>
    </message>
    <message>
        <source>The file is another program's database.</source>
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
        <source>The file is no price store.</source>
        <translation>Le fichier n’est pas une base des prix.</translation>
    </message>
    <message>
        <source>The file is read; nothing is stored yet.</source>
        <translation>Lecture du fichier ; rien n’est encore enregistré.</translation>
    </message>
    <message>
        <source>The file must hold an object.</source>
        <translation>Le fichier doit contenir un objet.</translation>
    </message>
    <message>
        <source>The first rows of the file</source>
        <translation>Premières lignes du fichier</translation>
    </message>
    <message>
        <source>The folder cannot be made.</source>
        <translation>Impossible de créer le dossier.</translation>
    </message>
    <message>
        <source>The folder for mappings of columns cannot be made.</source>
        <translation>Impossible de créer le dossier des correspondances de colonnes.</translation>
    </message>
    <message>
        <source>The folder of "%1" does not exist.</source>
        <translation>Le dossier de « %1 » n’existe pas.</translation>
    </message>
    <message>
        <source>The folder of the price store cannot be made.</source>
        <translation>Impossible de créer le dossier de la base des prix.</translation>
    </message>
    <message>
        <source>The format %1 fits: chipboard import %1 %2</source>
        <translation>Le format %1 convient : chipboard import %1 %2</translation>
    </message>
    <message>
        <source>The format %1 takes no --map.</source>
        <translation>Le format %1 n’admet pas --map.</translation>
    </message>
    <message>
        <source>The format %1 yields chips, which do not go to a price store.</source>
        <translation>Le format %1 fournit des puces, qui ne vont pas dans une base des prix.</translation>
    </message>
    <message>
        <source>The global batch cannot be negative.</source>
        <translation>Le batch global ne peut pas être négatif.</translation>
    </message>
    <message>
        <source>The goodput must be from 0.1 % to 100 %.</source>
        <translation>Le goodput doit aller de 0,1 % à 100 %.</translation>
    </message>
    <message>
        <source>The header has no column for %1. The columns are: %2.</source>
        <translation>L’en-tête n’a pas de colonne pour %1. Les colonnes sont : %2.</translation>
    </message>
    <message>
        <source>The header has no column for the hardware's name or for its figures. The columns are: %1.</source>
        <translation>L’en-tête n’a pas de colonne pour le nom du matériel ou pour ses valeurs. Les colonnes sont : %1.</translation>
    </message>
    <message>
        <source>The hours of a month must be above 0 and at most 744.</source>
        <translation>Les heures d’un mois doivent être supérieures à 0 et au plus 744.</translation>
    </message>
    <message>
        <source>The id "%1" is there twice; the first is at %2.</source>
        <translation>L’identifiant « %1 » figure deux fois ; le premier est à %2.</translation>
    </message>
    <message>
        <source>The ids in the first column are what the other commands' options take.</source>
        <translation>Les options des autres commandes attendent les identifiants de la première colonne.</translation>
    </message>
    <message>
        <source>The import was cancelled.</source>
        <translation>L’import a été annulé.</translation>
    </message>
    <message>
        <source>The imported price list no. %1 (%2) is not in the price store of this computer: import its file again and choose it, or choose other prices.</source>
        <translation>La grille tarifaire importée n° %1 (%2) n’est pas dans la base des prix de cet ordinateur : réimportez son fichier et choisissez-la, ou choisissez d’autres prix.</translation>
    </message>
    <message>
        <source>The imported price list of %1 (%2, content %3) is not in the price store of this computer: import its file again, or choose other prices.</source>
        <translation>La grille tarifaire importée (%1, %2, contenu %3) n’est pas dans la base des prix de cet ordinateur : réimportez son fichier, ou choisissez d’autres prix.</translation>
    </message>
    <message>
        <source>The imported price list of %1 (%2, content %3) is not in the price store of this computer; "%4" of that date has other rows: import the file of the list, or choose that one.</source>
        <translation>La grille tarifaire importée (%1, %2, contenu %3) n’est pas dans la base des prix de cet ordinateur ; « %4 », de même date, a d’autres lignes : importez le fichier de la grille, ou choisissez celle-là.</translation>
    </message>
    <message>
        <source>The imported prices cannot be read: %1</source>
        <translation>Impossible de lire les prix importés : %1</translation>
    </message>
    <message>
        <source>The key "%1" is not known.</source>
        <translation>La clé « %1 » est inconnue.</translation>
    </message>
    <message>
        <source>The key "%1" is there twice.</source>
        <translation>La clé « %1 » figure deux fois.</translation>
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
        <source>The last comparison cannot be read; it is kept as %1 and the default is shown.</source>
        <translation>La dernière comparaison est illisible ; elle est conservée sous %1 et celle par défaut est affichée.</translation>
    </message>
    <message>
        <source>The last import was interrupted.</source>
        <translation>Le dernier import a été interrompu.</translation>
    </message>
    <message>
        <source>The length of a text is not stated.</source>
        <translation>La longueur d’un texte n’est pas indiquée.</translation>
    </message>
    <message>
        <source>The machine's price, with the accelerator's of the same zone added.</source>
        <translation>Le prix de la machine, plus celui de l’accélérateur de la même zone.</translation>
    </message>
    <message>
        <source>The mapping is of a newer version.</source>
        <translation>La correspondance est d’une version plus récente.</translation>
    </message>
    <message>
        <source>The memory bandwidth of %1 is %2.</source>
        <translation>Bande passante mémoire de %1 : valeur %2.</translation>
    </message>
    <message>
        <source>The memory model calls configurations impossible that ran: %1.</source>
        <translation>Le modèle de mémoire juge impossibles des configurations qui ont tourné : %1.</translation>
    </message>
    <message>
        <source>The memory of %1 is %2.</source>
        <translation>Mémoire de %1 : valeur %2.</translation>
    </message>
    <message>
        <source>The model is divided over %1 chips.</source>
        <translation>Le modèle est réparti sur %1 puces.</translation>
    </message>
    <message>
        <source>The model must have a positive number of parameters.</source>
        <translation>Le modèle doit avoir un nombre positif de paramètres.</translation>
    </message>
    <message>
        <source>The model's dimensions are guessed from the number of its parameters.</source>
        <translation>Les dimensions du modèle sont déduites du nombre de ses paramètres.</translation>
    </message>
    <message>
        <source>The model's own, as published.</source>
        <translation>Celle du modèle, telle que publiée.</translation>
    </message>
    <message>
        <source>The model's parameters, layers and hidden size must be positive.</source>
        <translation>Les paramètres, les couches et la dimension cachée du modèle doivent être positifs.</translation>
    </message>
    <message>
        <source>The move does not pay within ten years, whatever is spent.</source>
        <translation>La migration n’est pas rentable en dix ans, quelle que soit la dépense.</translation>
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
        <source>The nearest number that does is %1.</source>
        <translation>Le nombre le plus proche qui convient est %1.</translation>
    </message>
    <message>
        <source>The next import mends the price store.</source>
        <translation>Le prochain import réparera la base des prix.</translation>
    </message>
    <message>
        <source>The number format that compute is compared at; "best" is the fastest one that most of the selection publishes.</source>
        <translation>Le format de nombre auquel le calcul est comparé ; « best » est le plus rapide de ceux que publie la plupart de la sélection.</translation>
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
        <source>The number of chips must be at least 1.</source>
        <translation>Le nombre de puces doit être au moins 1.</translation>
    </message>
    <message>
        <source>The number of heads must be at least 1.</source>
        <translation>Le nombre de têtes doit être au moins 1.</translation>
    </message>
    <message>
        <source>The numbers</source>
        <translation>Les nombres</translation>
    </message>
    <message>
        <source>The option %1 does not belong to "%2".</source>
        <translation>L’option %1 ne s’applique pas à « %2 ».</translation>
    </message>
    <message>
        <source>The option %1 does not know "%2".</source>
        <translation>L’option %1 n’accepte pas « %2 ».</translation>
    </message>
    <message>
        <source>The option %1 has an empty place in "%2".</source>
        <translation>L’option %1 contient un élément vide dans « %2 ».</translation>
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
        <source>The others are compared with this one.</source>
        <translation>Les autres sont comparés à celui-ci.</translation>
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
        <translation>Crête de %1 : valeur %2.</translation>
    </message>
    <message>
        <source>The picture is too large for the memory.</source>
        <translation>L’image est trop grande pour la mémoire.</translation>
    </message>
    <message>
        <source>The power of the chip is no possible figure.</source>
        <translation>La puissance de la puce est une valeur impossible.</translation>
    </message>
    <message>
        <source>The power of the chip is not published.</source>
        <translation>La puissance de la puce n’est pas publiée.</translation>
    </message>
    <message>
        <source>The price book; "chipboard list prices" has their ids.</source>
        <translation>La grille tarifaire ; « chipboard list prices » donne leurs identifiants.</translation>
    </message>
    <message>
        <source>The price cannot be negative.</source>
        <translation>Le prix ne peut pas être négatif.</translation>
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
        <source>The price is a range, %1; the costs carry it.</source>
        <translation>Le prix est une plage, %1 ; elle se répercute sur les coûts.</translation>
    </message>
    <message>
        <source>The price is far below or above every price that the catalogue has of the chip.</source>
        <translation>Le prix est bien au-dessous ou au-dessus de tous les prix du catalogue pour cette puce.</translation>
    </message>
    <message>
        <source>The price is for other terms: another operating system, tenancy or kind of sale.</source>
        <translation>Le prix vaut pour d’autres conditions : autre système d’exploitation, autre location ou autre type de vente.</translation>
    </message>
    <message>
        <source>The price is negative.</source>
        <translation>Le prix est négatif.</translation>
    </message>
    <message>
        <source>The price is not in US dollars.</source>
        <translation>Le prix n’est pas en dollars US.</translation>
    </message>
    <message>
        <source>The price is not per hour.</source>
        <translation>Le prix n’est pas horaire.</translation>
    </message>
    <message>
        <source>The price is of the accelerator, without the machine that it needs.</source>
        <translation>Le prix est celui de l’accélérateur, sans la machine dont il a besoin.</translation>
    </message>
    <message>
        <source>The price is of the machine alone, and the file has none of its accelerator there.</source>
        <translation>Le prix est celui de la machine seule, et le fichier n’a pas celui de son accélérateur à cet endroit.</translation>
    </message>
    <message>
        <source>The price of energy must be above 0 and at most 1000 USD/kWh.</source>
        <translation>Le prix de l’énergie doit être supérieur à 0 et au plus 1000 USD/kWh.</translation>
    </message>
    <message>
        <source>The price per chip-hour is too high to be real.</source>
        <translation>Le prix par puce-heure est trop élevé pour être réel.</translation>
    </message>
    <message>
        <source>The price per chip-hour is too low to be real.</source>
        <translation>Le prix par puce-heure est trop bas pour être réel.</translation>
    </message>
    <message>
        <source>The price store cannot be opened.</source>
        <translation>Impossible d’ouvrir la base des prix.</translation>
    </message>
    <message>
        <source>The price store cannot be written.</source>
        <translation>Impossible d’écrire la base des prix.</translation>
    </message>
    <message>
        <source>The price store does not work: %1.</source>
        <translation>La base des prix ne fonctionne pas : %1.</translation>
    </message>
    <message>
        <source>The price store is damaged and cannot be set aside.</source>
        <translation>La base des prix est endommagée et ne peut pas être mise de côté.</translation>
    </message>
    <message>
        <source>The price store is damaged.</source>
        <translation>La base des prix est endommagée.</translation>
    </message>
    <message>
        <source>The price store is in use by another program.</source>
        <translation>La base des prix est utilisée par un autre programme.</translation>
    </message>
    <message>
        <source>The price store is of another version.</source>
        <translation>La base des prix est d’une autre version.</translation>
    </message>
    <message>
        <source>The price store is of version %1, made by a newer Chipboard.</source>
        <translation>La base des prix est de version %1, créée par un Chipboard plus récent.</translation>
    </message>
    <message>
        <source>The price store may not be read and written.</source>
        <translation>La base des prix n’est pas accessible en lecture et en écriture.</translation>
    </message>
    <message>
        <source>The price store may only be read.</source>
        <translation>La base des prix est en lecture seule.</translation>
    </message>
    <message>
        <source>The price store was brought up to date.</source>
        <translation>La base des prix a été mise à jour.</translation>
    </message>
    <message>
        <source>The price store was damaged; it is kept as %1.</source>
        <translation>La base des prix était endommagée ; elle est conservée sous %1.</translation>
    </message>
    <message>
        <source>The price store, if not the one in the user's data folder.</source>
        <translation>La base des prix, si ce n’est pas celle du dossier de données de l’utilisateur.</translation>
    </message>
    <message>
        <source>The prices are as published.</source>
        <translation>Les prix sont tels que publiés.</translation>
    </message>
    <message>
        <source>The prices of "%1" contradict what the providers publish; the notes say by how much.</source>
        <translation>Les prix de « %1 » contredisent ceux que publient les fournisseurs ; les notes indiquent de combien.</translation>
    </message>
    <message>
        <source>The prices of %1 from %2 were removed.</source>
        <translation>Les prix (%1) issus de %2 ont été supprimés.</translation>
    </message>
    <message>
        <source>The question is not about %1.</source>
        <translation>La question ne porte pas sur %1.</translation>
    </message>
    <message>
        <source>The quote that opens here is not closed.</source>
        <translation>Le guillemet ouvert ici n’est pas fermé.</translation>
    </message>
    <message>
        <source>The range is not ordered: low %1, value %2, high %3.</source>
        <translation>La plage n’est pas ordonnée : low %1, value %2, high %3.</translation>
    </message>
    <message>
        <source>The report of an import is no list, so it cannot be printed as CSV.</source>
        <translation>Le rapport d’un import n’est pas une liste, il ne peut donc pas être affiché en CSV.</translation>
    </message>
    <message>
        <source>The result cannot be written to standard output.</source>
        <translation>Impossible d’écrire le résultat sur la sortie standard.</translation>
    </message>
    <message>
        <source>The row has more or fewer columns than the header.</source>
        <translation>La ligne a plus ou moins de colonnes que l’en-tête.</translation>
    </message>
    <message>
        <source>The row has no figure that could be compared.</source>
        <translation>La ligne n’a aucune valeur comparable.</translation>
    </message>
    <message>
        <source>The row has no price.</source>
        <translation>La ligne n’a pas de prix.</translation>
    </message>
    <message>
        <source>The row has two different prices of one kind.</source>
        <translation>La ligne a deux prix différents du même type.</translation>
    </message>
    <message>
        <source>The row is about a machine without an accelerator.</source>
        <translation>La ligne concerne une machine sans accélérateur.</translation>
    </message>
    <message>
        <source>The row names neither an instance nor an accelerator.</source>
        <translation>La ligne n’indique ni instance ni accélérateur.</translation>
    </message>
    <message>
        <source>The row that --on is compared with.</source>
        <translation>La ligne à laquelle --on est comparé.</translation>
    </message>
    <message>
        <source>The rows are stored. Cancel takes all of it back.</source>
        <translation>Enregistrement des lignes. « Annuler » revient sur tout.</translation>
    </message>
    <message>
        <source>The rows tell their dates; this one is for rows that do not.</source>
        <translation>Les lignes indiquent leur date ; celle-ci vaut pour celles qui n’en ont pas.</translation>
    </message>
    <message>
        <source>The sequence must be at least 1 token long.</source>
        <translation>La séquence doit avoir au moins 1 token.</translation>
    </message>
    <message>
        <source>The size of the paper or slide: slide, slide-4x3, half-slide, square, a4, a4-portrait, letter, letter-portrait, or one like 210x148mm, 8x4.5in or 1600x900px.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source counts recomputed activations; it is compared with what runs without them reach.</source>
        <translation>La source compte les activations recalculées ; elle est comparée à ce qu’atteignent des exécutions sans recalcul.</translation>
    </message>
    <message>
        <source>The source does not state the lengths of prompt and answer.</source>
        <translation>La source n’indique pas les longueurs du prompt et de la réponse.</translation>
    </message>
    <message>
        <source>The source does not state the prompt's length or the time to its first token.</source>
        <translation>La source n’indique ni la longueur du prompt ni le délai du premier token.</translation>
    </message>
    <message>
        <source>The source does not state the tokens trained on.</source>
        <translation>La source n’indique pas les tokens d’entraînement.</translation>
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
        <source>The text is not valid UTF-8.</source>
        <translation>Le texte n’est pas de l’UTF-8 valide.</translation>
    </message>
    <message>
        <source>The unit "%1" is not known.</source>
        <translation>L’unité « %1 » est inconnue.</translation>
    </message>
    <message>
        <source>The utilisation must be from 0.1 % to 100 %.</source>
        <translation>L’utilisation doit aller de 0,1 % à 100 %.</translation>
    </message>
    <message>
        <source>The value is no number.</source>
        <translation>La valeur n’est pas un nombre.</translation>
    </message>
    <message>
        <source>The values are nested more than %1 levels deep.</source>
        <translation>Les valeurs sont imbriquées sur plus de %1 niveaux.</translation>
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
        <translation>La charge de travail « %1 » n’est pas dans le catalogue.</translation>
    </message>
    <message>
        <source>The workload is not in the catalogue.</source>
        <translation>La charge de travail n’est pas dans le catalogue.</translation>
    </message>
    <message>
        <source>The workload's own number, or as many as serve it well.</source>
        <translation>Le nombre de la charge de travail, ou autant qu’il en faut pour bien la servir.</translation>
    </message>
    <message>
        <source>The workload's own.</source>
        <translation>La valeur de la charge de travail.</translation>
    </message>
    <message>
        <source>The workload; "chipboard list workloads" has their ids.</source>
        <translation>La charge de travail ; « chipboard list workloads » donne leurs identifiants.</translation>
    </message>
    <message>
        <source>There are %1.</source>
        <translation>Valeurs possibles : %1.</translation>
    </message>
    <message>
        <source>There are %1; "chipboard prices list" tells what they are.</source>
        <translation>Il y a %1 ; « chipboard prices list » les décrit.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more problems in this file.</source>
        <translation><numerusform>Ce fichier contient %n autre problème.</numerusform><numerusform>Ce fichier contient %n autres problèmes.</numerusform></translation>
    </message>
    <message>
        <source>There are = != &lt; &lt;= &gt; &gt;= and contains.</source>
        <translation>Opérateurs possibles : = != &lt; &lt;= &gt; &gt;= et contains.</translation>
    </message>
    <message>
        <source>There are = != &lt; &lt;= &gt; and &gt;=.</source>
        <translation>Opérateurs possibles : = != &lt; &lt;= &gt; et &gt;=.</translation>
    </message>
    <message>
        <source>There are = != and contains.</source>
        <translation>Opérateurs possibles : = != et contains.</translation>
    </message>
    <message>
        <source>There are list and remove.</source>
        <translation>Valeurs admises : list et remove.</translation>
    </message>
    <message>
        <source>There are lists of %1.</source>
        <translation>Listes possibles : %1.</translation>
    </message>
    <message>
        <source>There are more than %1 brackets.</source>
        <translation>Il y a plus de %1 parenthèses.</translation>
    </message>
    <message>
        <source>There are no colours "%1".</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are two scenarios "%1".</source>
        <translation>Il y a deux scénarios « %1 ».</translation>
    </message>
    <message>
        <source>There is a newer list of %1: "%2" of %3.</source>
        <translation>Il existe une grille plus récente pour %1 : « %2 » (%3).</translation>
    </message>
    <message>
        <source>There is a scenario “%1” already.</source>
        <translation>Il existe déjà un scénario « %1 ».</translation>
    </message>
    <message>
        <source>There is no %1 "%2", or it was left out for its own errors.</source>
        <translation>Il n’y a pas d’entrée « %2 » (%1), ou elle a été écartée pour ses propres erreurs.</translation>
    </message>
    <message>
        <source>There is no assumption "%1".</source>
        <translation>Il n’y a pas d’hypothèse « %1 ».</translation>
    </message>
    <message>
        <source>There is no assumption "%1"; the page What-if chooses by itself.</source>
        <translation>Il n’y a pas d’hypothèse « %1 » ; la page « Et si » choisit elle-même.</translation>
    </message>
    <message>
        <source>There is no calibration of serving.</source>
        <translation>Il n’y a pas de calibrage du service.</translation>
    </message>
    <message>
        <source>There is no calibration.</source>
        <translation>Il n’y a pas de calibrage.</translation>
    </message>
    <message>
        <source>There is no chip "%1" in the catalogue.</source>
        <translation>Il n’y a pas de puce « %1 » dans le catalogue.</translation>
    </message>
    <message>
        <source>There is no chip, instance or system "%1".</source>
        <translation>Il n’y a pas de puce, d’instance ou de système « %1 ».</translation>
    </message>
    <message>
        <source>There is no column "%1" for %2.</source>
        <translation>Il n’y a pas de colonne « %1 » pour %2.</translation>
    </message>
    <message>
        <source>There is no command "%1", and a board's name ends in ".chipboard".</source>
        <translation>Il n’y a pas de commande « %1 », et le nom d’une comparaison se termine par « .chipboard ».</translation>
    </message>
    <message>
        <source>There is no command "%1".</source>
        <translation>Il n’y a pas de commande « %1 ».</translation>
    </message>
    <message>
        <source>There is no comparison in this file: another program made or changed it.</source>
        <translation>Ce fichier ne contient pas de comparaison : un autre programme l’a créé ou modifié.</translation>
    </message>
    <message>
        <source>There is no display to show the window on. "chipboard export --to dashboard.pdf" writes the dashboard to a file.</source>
        <translation>Il n’y a pas d’écran où afficher la fenêtre. « chipboard export --to dashboard.pdf » écrit le tableau de bord dans un fichier.</translation>
    </message>
    <message>
        <source>There is no field "%1" to map.</source>
        <translation>Il n’y a pas de champ « %1 » à faire correspondre.</translation>
    </message>
    <message>
        <source>There is no field "%1".</source>
        <translation>Il n’y a pas de champ « %1 ».</translation>
    </message>
    <message>
        <source>There is no figure "%1" of such a thing (%2).</source>
        <translation>Il n’y a pas de valeur « %1 » pour un tel élément (%2).</translation>
    </message>
    <message>
        <source>There is no file "%1".</source>
        <translation>Il n’y a pas de fichier « %1 ».</translation>
    </message>
    <message>
        <source>There is no format "%1" to import.</source>
        <translation>Il n’y a pas de format d’import « %1 ».</translation>
    </message>
    <message>
        <source>There is no format %1.</source>
        <translation>Il n’y a pas de format %1.</translation>
    </message>
    <message>
        <source>There is no instance "%1" in the catalogue.</source>
        <translation>Il n’y a pas d’instance « %1 » dans le catalogue.</translation>
    </message>
    <message>
        <source>There is no list "instance_types" in the file.</source>
        <translation>Il n’y a pas de liste « instance_types » dans le fichier.</translation>
    </message>
    <message>
        <source>There is no list of "%1".</source>
        <translation>Il n’y a pas de liste « %1 ».</translation>
    </message>
    <message>
        <source>There is no measurement in the file.</source>
        <translation>Il n’y a pas de mesure dans le fichier.</translation>
    </message>
    <message>
        <source>There is no measurement to calibrate this kind of model with.</source>
        <translation>Aucune mesure ne permet de calibrer ce type de modèle.</translation>
    </message>
    <message>
        <source>There is no metric "%1".</source>
        <translation>Il n’y a pas de métrique « %1 ».</translation>
    </message>
    <message>
        <source>There is no metric “%1”; the page chose one by itself.</source>
        <translation>Il n’y a pas de métrique « %1 » ; la page en a choisi une.</translation>
    </message>
    <message>
        <source>There is no model "%1".</source>
        <translation>Il n’y a pas de modèle « %1 ».</translation>
    </message>
    <message>
        <source>There is no option "%1".</source>
        <translation>Il n’y a pas d’option « %1 ».</translation>
    </message>
    <message>
        <source>There is no page "%1".</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no page size "%1".</source>
        <translation>Il n’y a pas de taille de page « %1 ».</translation>
    </message>
    <message>
        <source>There is no price book "%1".</source>
        <translation>Il n’y a pas de grille tarifaire « %1 ».</translation>
    </message>
    <message>
        <source>There is no price list "%1": choose other prices.</source>
        <translation>Il n’y a pas de grille tarifaire « %1 » : choisissez d’autres prix.</translation>
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
        <source>There is no question "%1".</source>
        <translation>Il n’y a pas de question « %1 ».</translation>
    </message>
    <message>
        <source>There is no result: %1</source>
        <translation>Il n’y a pas de résultat : %1</translation>
    </message>
    <message>
        <source>There is no room left for the price store.</source>
        <translation>Il n’y a plus d’espace pour la base des prix.</translation>
    </message>
    <message>
        <source>There is no size of type "%1".</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no snapshot "%1" in the price store.</source>
        <translation>Il n’y a pas d’instantané « %1 » dans la base des prix.</translation>
    </message>
    <message>
        <source>There is no source.</source>
        <translation>Il n’y a pas de source.</translation>
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
        <source>There is no system "%1" in the catalogue.</source>
        <translation>Il n’y a pas de système « %1 » dans le catalogue.</translation>
    </message>
    <message>
        <source>There is no unit "%1".</source>
        <translation>Il n’y a pas d’unité « %1 ».</translation>
    </message>
    <message>
        <source>There is no workload "%1".</source>
        <translation>Il n’y a pas de charge de travail « %1 ».</translation>
    </message>
    <message>
        <source>There is nothing to compare with.</source>
        <translation>Il n’y a rien à quoi comparer.</translation>
    </message>
    <message>
        <source>There is nothing to draw while %1 moves.</source>
        <translation>Rien à tracer quand « %1 » varie.</translation>
    </message>
    <message>
        <source>There is nothing to draw: no row has a result.</source>
        <translation>Il n’y a rien à tirer : aucune ligne n’a de résultat.</translation>
    </message>
    <message>
        <source>These figures take the place of published ones on this board. Choose a number in the table of numbers or on its source card to override it. What is taken back comes back with Undo (Ctrl+Z).</source>
        <translation>Dans cette comparaison, ces valeurs prennent la place de valeurs publiées. Pour remplacer un nombre, choisissez-le dans le tableau des nombres ou sur sa fiche de source. Ce qui est retiré revient avec Annuler (Ctrl+Z).</translation>
    </message>
    <message>
        <source>These prices were already imported on %1; nothing was added.</source>
        <translation>Ces prix ont déjà été importés le %1 ; rien n’a été ajouté.</translation>
    </message>
    <message>
        <source>These prices were imported before.</source>
        <translation>Ces prix ont déjà été importés.</translation>
    </message>
    <message>
        <source>They become figures of your own on this board.</source>
        <translation>Elles deviennent des valeurs propres de cette comparaison.</translation>
    </message>
    <message>
        <source>This board was saved by a newer Chipboard (format %1; this one reads up to %2).</source>
        <translation>Cette comparaison a été enregistrée par un Chipboard plus récent (format %1 ; celui-ci lit jusqu’à %2).</translation>
    </message>
    <message>
        <source>This comparison is open in another window, too (process %1 on %2).</source>
        <translation>Cette comparaison est aussi ouverte dans une autre fenêtre (processus %1 sur %2).</translation>
    </message>
    <message>
        <source>This comparison is open in another window, too.</source>
        <translation>Cette comparaison est aussi ouverte dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>This does not apply to the workload.</source>
        <translation>Cela ne s’applique pas à la charge de travail.</translation>
    </message>
    <message>
        <source>This entry is no object: %1.</source>
        <translation>Cette entrée n’est pas un objet : %1.</translation>
    </message>
    <message>
        <source>This figure cannot be %1.</source>
        <translation>Cette valeur ne peut pas être %1.</translation>
    </message>
    <message>
        <source>This figure is a whole number.</source>
        <translation>Cette valeur est un nombre entier.</translation>
    </message>
    <message>
        <source>This figure is overridden twice.</source>
        <translation>Cette valeur est remplacée deux fois.</translation>
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
        <translation>C’est une comparaison, pas un fichier de spécifications.</translation>
    </message>
    <message>
        <source>This is a directory, not a file.</source>
        <translation>C’est un dossier, pas un fichier.</translation>
    </message>
    <message>
        <source>This is no date. Write it as 2026-11-22, 2026-11 or 2026.</source>
        <translation>Ce n’est pas une date. Écrivez-la sous la forme 2026-11-22, 2026-11 ou 2026.</translation>
    </message>
    <message>
        <source>This is none.</source>
        <translation>Cette valeur n’est pas admise.</translation>
    </message>
    <message>
        <source>This is not a board: its kind is "%1".</source>
        <translation>Ce n’est pas une comparaison : son type est « %1 ».</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>Ce n’est pas un fichier ordinaire.</translation>
    </message>
    <message>
        <source>This is not valid JSON: %1.</source>
        <translation>Ce n’est pas du JSON valide : %1.</translation>
    </message>
    <message>
        <source>This page has nothing to export. %1</source>
        <translation>Cette page n’a rien à exporter. %1</translation>
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
        <source>This thing, place and term has a price already in this book.</source>
        <translation>Cet élément, ce lieu et cette durée ont déjà un prix dans cette grille.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Time of a batch</source>
        <translation>Temps d’un batch</translation>
    </message>
    <message>
        <source>Time of a token on one chip</source>
        <translation>Temps d’un token sur une puce</translation>
    </message>
    <message>
        <source>Time per output token</source>
        <translation>Temps par token en sortie</translation>
    </message>
    <message>
        <source>Time to first token</source>
        <translation>Délai du premier token</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>Tokens for the money</source>
        <translation>Tokens pour le prix</translation>
    </message>
    <message>
        <source>Tokens of a prompt, or of one text to encode.</source>
        <translation>Tokens d’un prompt, ou d’un texte à encoder.</translation>
    </message>
    <message>
        <source>Tokens of a training sequence.</source>
        <translation>Tokens d’une séquence d’entraînement.</translation>
    </message>
    <message>
        <source>Tokens of an answer.</source>
        <translation>Tokens d’une réponse.</translation>
    </message>
    <message>
        <source>Tokens that the model can look back on.</source>
        <translation>Tokens que le modèle peut prendre en compte.</translation>
    </message>
    <message>
        <source>Tokens that the run trains on.</source>
        <translation>Tokens sur lesquels porte l’entraînement.</translation>
    </message>
    <message>
        <source>Told by the name of the file.</source>
        <translation>D’après le nom du fichier.</translation>
    </message>
    <message>
        <source>Told from the file</source>
        <translation>D’après le fichier</translation>
    </message>
    <message>
        <source>Too many things here refer to one another and to nothing; none of them was loaded.</source>
        <translation>Trop d’entrées se réfèrent ici les unes aux autres et à rien ; aucune n’a été chargée.</translation>
    </message>
    <message>
        <source>Training efficiency</source>
        <translation>Efficacité d’entraînement</translation>
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
        <source>Training of models of images is not estimated.</source>
        <translation>L’entraînement des modèles d’images n’est pas estimé.</translation>
    </message>
    <message>
        <source>Training runs</source>
        <translation>Entraînements</translation>
    </message>
    <message>
        <source>Training speed</source>
        <translation>Vitesse d’entraînement</translation>
    </message>
    <message>
        <source>Training step</source>
        <translation>Étape d’entraînement</translation>
    </message>
    <message>
        <source>Training time</source>
        <translation>Temps d’entraînement</translation>
    </message>
    <message>
        <source>Training tokens (billions)</source>
        <translation>Tokens d’entraînement (milliards)</translation>
    </message>
    <message>
        <source>Trainium</source>
        <translation>Trainium</translation>
    </message>
    <message>
        <source>Trainium and Inferentia beside NVIDIA</source>
        <translation>Trainium et Inferentia face à NVIDIA</translation>
    </message>
    <message>
        <source>Trainium2 or H100?</source>
        <translation>Trainium2 ou H100 ?</translation>
    </message>
    <message>
        <source>Trainium3 or Blackwell?</source>
        <translation>Trainium3 ou Blackwell ?</translation>
    </message>
    <message>
        <source>Try again when that has finished.</source>
        <translation>Réessayez quand il aura terminé.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Bascule</translation>
    </message>
    <message>
        <source>Two assumptions at once</source>
        <translation>Deux hypothèses à la fois</translation>
    </message>
    <message>
        <source>Two assumptions at once.</source>
        <translation>Deux hypothèses à la fois.</translation>
    </message>
    <message>
        <source>Two forward and four backward; four in all where the base is frozen.</source>
        <translation>Deux en avant et quatre en arrière ; quatre en tout si la base est gelée.</translation>
    </message>
    <message>
        <source>Type it in the field "Prices of".</source>
        <translation>Saisissez-le dans le champ « Prix de ».</translation>
    </message>
    <message>
        <source>USD</source>
        <translation>USD</translation>
    </message>
    <message>
        <source>USD a month by the share of the hours that are used</source>
        <translation>USD par mois selon la part des heures utilisées</translation>
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
        <source>USD per GB-hour</source>
        <translation>USD par GB-heure</translation>
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
        <source>USD since the beginning</source>
        <translation>USD depuis le début</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Unpack it, or save it as CSV.</source>
        <translation>Décompressez-le, ou enregistrez-le en CSV.</translation>
    </message>
    <message>
        <source>Until it has paid</source>
        <translation>Jusqu’à la rentabilité</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Haut, Bas</translation>
    </message>
    <message>
        <source>Update Chipboard to open it; the file was not changed.</source>
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
        <source>Usage: %1 [OPTIONS]</source>
        <translation>Usage : %1 [OPTIONS]</translation>
    </message>
    <message>
        <source>Use %1 or a unit of the same kind.</source>
        <translation>Utilisez %1 ou une unité du même type.</translation>
    </message>
    <message>
        <source>Use a newer Chipboard.</source>
        <translation>Utilisez un Chipboard plus récent.</translation>
    </message>
    <message>
        <source>Use letters, digits, dots, hyphens and underscores, a letter or digit first.</source>
        <translation>Utilisez des lettres, chiffres, points, traits d’union et tirets bas, en commençant par une lettre ou un chiffre.</translation>
    </message>
    <message>
        <source>Use one of %1.</source>
        <translation>Utilisez l’une des valeurs %1.</translation>
    </message>
    <message>
        <source>Use prices “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use that one, or name another file. This one is left as it is.</source>
        <translation>Utilisez celui-ci, ou indiquez un autre fichier. Le fichier actuel n’est pas modifié.</translation>
    </message>
    <message>
        <source>Use the format csv for tables with other columns.</source>
        <translation>Utilisez le format csv pour les tableaux à autres colonnes.</translation>
    </message>
    <message>
        <source>Use these columns</source>
        <translation>Utiliser ces colonnes</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Utilisée par</translation>
    </message>
    <message>
        <source>Used by: %1. There, the numbers that rest on them will be missing.</source>
        <translation>Utilisés par : %1. Les nombres qui en dépendent y manqueront.</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>Utilisation</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabulaire</translation>
    </message>
    <message>
        <source>Walk the bars</source>
        <translation>Parcourir les barres</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Avertissement : %1</translation>
    </message>
    <message>
        <source>Weeks of one engineer until the work runs on the other chip.</source>
        <translation>Semaines d’un ingénieur jusqu’à ce que le travail tourne sur l’autre puce.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Weights that one token meets; fewer than all with experts.</source>
        <translation>Poids que rencontre un token ; moins que tous s’il y a des experts.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Objet</translation>
    </message>
    <message>
        <source>What becomes of the rows</source>
        <translation>Sort des lignes</translation>
    </message>
    <message>
        <source>What has to be served a month: acts on the chips and cost of that.</source>
        <translation>Ce qu’il faut servir par mois : agit sur les puces nécessaires et leur coût.</translation>
    </message>
    <message>
        <source>What has to be worked off a month: acts on the chips and cost of that.</source>
        <translation>Ce qu’il faut traiter par mois : agit sur les puces nécessaires et leur coût.</translation>
    </message>
    <message>
        <source>What is not known has no range.</source>
        <translation>Une valeur inconnue n’a pas de plage.</translation>
    </message>
    <message>
        <source>What is paid on %1.</source>
        <translation>Ce qui est payé sur %1.</translation>
    </message>
    <message>
        <source>What is paid with the move to %1.</source>
        <translation>Ce qui est payé en passant à %1.</translation>
    </message>
    <message>
        <source>What is spent a month follows from the month's work: %1 on %2. The assumption “Spent a month” overrules it.</source>
        <translation>La dépense mensuelle découle du travail du mois : %1 sur %2. L’hypothèse « Dépense mensuelle » prime.</translation>
    </message>
    <message>
        <source>What moved since</source>
        <translation>Ce qui a changé depuis</translation>
    </message>
    <message>
        <source>What moves the answer</source>
        <translation>Ce qui fait varier la réponse</translation>
    </message>
    <message>
        <source>What one row is.</source>
        <translation>Ce que représente une ligne.</translation>
    </message>
    <message>
        <source>What published measurements of the chip's family show.</source>
        <translation>Ce que montrent les mesures publiées de la famille de la puce.</translation>
    </message>
    <message>
        <source>What published training runs show.</source>
        <translation>Ce que montrent les entraînements publiés.</translation>
    </message>
    <message>
        <source>What sets the scenarios apart</source>
        <translation>Ce qui distingue les scénarios</translation>
    </message>
    <message>
        <source>What the others are compared with.</source>
        <translation>Ce à quoi les autres sont comparés.</translation>
    </message>
    <message>
        <source>What the work costs today, a month; acts on break-even.</source>
        <translation>Ce que coûte le travail aujourd’hui, par mois ; agit sur le seuil de rentabilité.</translation>
    </message>
    <message>
        <source>What to compare</source>
        <translation>Éléments à comparer</translation>
    </message>
    <message>
        <source>What to write: a page, one chart of it, or all pages that have something to say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you change outside of this window belongs to the scenario in force. What is removed or copied comes back with Undo (Ctrl+Z).</source>
        <translation>Ce que vous modifiez hors de cette fenêtre appartient au scénario actif. Ce qui est supprimé ou copié revient avec Annuler (Ctrl+Z).</translation>
    </message>
    <message>
        <source>What-if</source>
        <translation>Et si</translation>
    </message>
    <message>
        <source>What-if against %1</source>
        <translation>« Et si » face à %1</translation>
    </message>
    <message>
        <source>What-if against the baseline</source>
        <translation>« Et si » face à la référence</translation>
    </message>
    <message>
        <source>What-if as the page chooses</source>
        <translation>« Et si » au choix de la page</translation>
    </message>
    <message>
        <source>What-if of %1</source>
        <translation>« Et si » de %1</translation>
    </message>
    <message>
        <source>What-if of one alone</source>
        <translation>« Et si » d’un seul élément</translation>
    </message>
    <message>
        <source>What-if of the best</source>
        <translation>« Et si » du meilleur</translation>
    </message>
    <message>
        <source>What-if on %1</source>
        <translation>« Et si » sur %1</translation>
    </message>
    <message>
        <source>What-if on what the workload costs</source>
        <translation>« Et si » sur le coût de la charge</translation>
    </message>
    <message>
        <source>What-if table as the page chooses</source>
        <translation>Tableau « Et si » au choix de la page</translation>
    </message>
    <message>
        <source>What-if table over %1</source>
        <translation>Tableau « Et si » selon %1</translation>
    </message>
    <message>
        <source>What-if: turn of the order as the page chooses</source>
        <translation>« Et si » : bascule de l’ordre au choix de la page</translation>
    </message>
    <message>
        <source>What-if: turn of the order by %1</source>
        <translation>« Et si » : bascule de l’ordre selon %1</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Where a price of the same instance for this commitment is known, it holds, and all hours of a month are paid; elsewhere the list's price stands and is marked.</source>
        <translation>Si un prix de la même instance est connu pour cet engagement, il s’applique et toutes les heures du mois sont payées ; sinon, le prix de la grille reste en place et il est signalé.</translation>
    </message>
    <message>
        <source>Where the order turns</source>
        <translation>Où l’ordre bascule</translation>
    </message>
    <message>
        <source>Whoever gets the file can open it in Chipboard, with all scenarios and figures of your own.</source>
        <translation>Le destinataire du fichier peut l’ouvrir dans Chipboard, avec tous les scénarios et toutes vos valeurs propres.</translation>
    </message>
    <message>
        <source>Whoever saves last wins: save one of the two under another name.</source>
        <translation>Le dernier enregistrement l’emporte : enregistrez l’une des deux sous un autre nom.</translation>
    </message>
    <message>
        <source>Why, or from where</source>
        <translation>Pourquoi, ou d’où</translation>
    </message>
    <message>
        <source>Width of a token between the layers.</source>
        <translation>Largeur d’un token entre les couches.</translation>
    </message>
    <message>
        <source>Width of one attention head; a KV cache that the model states itself does not follow.</source>
        <translation>Largeur d’une tête d’attention ; un cache KV indiqué par le modèle lui-même ne suit pas.</translation>
    </message>
    <message>
        <source>Without a command, tells what commands there are.</source>
        <translation>Sans commande, indique les commandes disponibles.</translation>
    </message>
    <message>
        <source>Without a ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a value: %1.</source>
        <translation>Sans valeur : %1.</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Travail</translation>
    </message>
    <message>
        <source>Work of moving (weeks)</source>
        <translation>Travail de migration (semaines)</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Charge</translation>
    </message>
    <message>
        <source>Write "utilisation", or "utilisation@subject" or "utilisation@against" for one row.</source>
        <translation>Écrivez « utilisation », ou « utilisation@subject » ou « utilisation@against » pour une seule ligne.</translation>
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
        <source>Write FIELD=COLUMN, such as price=Hourly, or FIELD==VALUE for all rows.</source>
        <translation>Écrivez FIELD=COLUMN, par exemple price=Hourly, ou FIELD==VALUE pour toutes les lignes.</translation>
    </message>
    <message>
        <source>Write YYYY, YYYY-MM or YYYY-MM-DD.</source>
        <translation>Écrivez AAAA, AAAA-MM ou AAAA-MM-JJ.</translation>
    </message>
    <message>
        <source>Write YYYY, YYYY-MM, YYYY-MM-DD or "undated".</source>
        <translation>Écrivez AAAA, AAAA-MM, AAAA-MM-JJ ou « undated ».</translation>
    </message>
    <message>
        <source>Write YYYY-MM-DD.</source>
        <translation>Écrivez AAAA-MM-JJ.</translation>
    </message>
    <message>
        <source>Write a picture of the window as PNG and close it.</source>
        <translation>Écrit une image PNG de la fenêtre, puis ferme celle-ci.</translation>
    </message>
    <message>
        <source>Write a quote within a quoted field twice.</source>
        <translation>Doublez un guillemet à l’intérieur d’un champ entre guillemets.</translation>
    </message>
    <message>
        <source>Write a smaller number.</source>
        <translation>Écrivez un nombre plus petit.</translation>
    </message>
    <message>
        <source>Write chipboard list instances --where EXPRESSION.</source>
        <translation>Écrivez chipboard list instances --where EXPRESSION.</translation>
    </message>
    <message>
        <source>Write it as %1=NUMBER.</source>
        <translation>Écrivez %1=NUMBER.</translation>
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
        <source>Write it in quotes.</source>
        <translation>Écrivez la valeur entre guillemets.</translation>
    </message>
    <message>
        <source>Write it in square brackets.</source>
        <translation>Écrivez la valeur entre crochets.</translation>
    </message>
    <message>
        <source>Write null and "missing".</source>
        <translation>Écrivez null et « missing ».</translation>
    </message>
    <message>
        <source>Write null, "missing" and "unsupported"; the figure may be the sparse FP16 or the INT8 one.</source>
        <translation>Écrivez null, « missing » et « unsupported » ; la valeur est peut-être celle de FP16 sparse ou d’INT8.</translation>
    </message>
    <message>
        <source>Write null, or the status that the value has.</source>
        <translation>Écrivez null, ou le statut de la valeur.</translation>
    </message>
    <message>
        <source>Write the dashboard to files.</source>
        <translation>Écrit le tableau de bord dans des fichiers.</translation>
    </message>
    <message>
        <source>Write the number without quotes.</source>
        <translation>Écrivez le nombre sans guillemets.</translation>
    </message>
    <message>
        <source>Write the status "missing" with why and reason.</source>
        <translation>Écrivez le statut « missing » avec why et reason.</translation>
    </message>
    <message>
        <source>Write this file; may be given several times.</source>
        <translation>Écrit ce fichier ; peut être répétée.</translation>
    </message>
    <message>
        <source>Writes what the window shows. The ending of each file's name decides its format; equal input gives equal bytes.</source>
        <translation>Écrit ce que montre la fenêtre. L’extension de chaque nom de fichier décide du format ; une même entrée donne les mêmes octets.</translation>
    </message>
    <message>
        <source>Your own figure: %1</source>
        <translation>Votre valeur propre : %1</translation>
    </message>
    <message>
        <source>Your own files change the catalogue: %1.</source>
        <translation>Vos propres fichiers modifient le catalogue : %1.</translation>
    </message>
    <message>
        <source>Your own: %1</source>
        <translation>Valeurs propres : %1</translation>
    </message>
    <message>
        <source>Your value</source>
        <translation>Votre valeur</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>La vôtre</translation>
    </message>
    <message>
        <source>ZeRO stage %1</source>
        <translation>ZeRO niveau %1</translation>
    </message>
    <message>
        <source>a commitment</source>
        <translation>engagement</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a price</source>
        <translation>un prix</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>une chaîne</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>environ %1</translation>
    </message>
    <message>
        <source>accelerator chips with their main figures</source>
        <translation>puces accélératrices et leurs principales valeurs</translation>
    </message>
    <message>
        <source>activations between chips / (link x share of it reached)</source>
        <translation>activations entre puces / (lien x part qui en est atteinte)</translation>
    </message>
    <message>
        <source>activations of a token through memory, forward and backward</source>
        <translation>activations d’un token via la mémoire, en avant et en arrière</translation>
    </message>
    <message>
        <source>activations recomputed</source>
        <translation>activations recalculées</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
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
        <source>an instance type or an accelerator</source>
        <translation>un type d’instance ou un accélérateur</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>an unknown day</source>
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
        <source>announced, not on sale yet</source>
        <translation>annoncée, pas encore en vente</translation>
    </message>
    <message>
        <source>another is both cheaper and faster than %1</source>
        <translation>il existe à la fois moins cher et plus rapide que %1</translation>
    </message>
    <message>
        <source>any other price list (CSV, columns of other names are mapped)</source>
        <translation>toute autre grille tarifaire (CSV, correspondance pour les colonnes à autre nom)</translation>
    </message>
    <message>
        <source>approximate</source>
        <translation>approximative</translation>
    </message>
    <message>
        <source>arithmetic / rate and the fixed costs of the layers</source>
        <translation>calcul / vitesse, et coûts fixes des couches</translation>
    </message>
    <message>
        <source>arithmetic of a prompt / (peak x share of it that prefill reaches) + exchanges</source>
        <translation>calcul d’un prompt / (crête x part qu’en atteint le prefill) + échanges</translation>
    </message>
    <message>
        <source>as found</source>
        <translation>par défaut</translation>
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
        <source>as published, or counted from the model's dimensions</source>
        <translation>tel que publié, ou compté d’après les dimensions du modèle</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>à %1</translation>
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
        <source>automatic</source>
        <translation>automatique</translation>
    </message>
    <message>
        <source>band = eight of ten cases</source>
        <translation>bande = huit cas sur dix</translation>
    </message>
    <message>
        <source>better</source>
        <translation>meilleur</translation>
    </message>
    <message>
        <source>block</source>
        <translation>bloc</translation>
    </message>
    <message>
        <source>blue = below 1, orange = above 1</source>
        <translation>bleu = sous 1, orange = au-dessus de 1</translation>
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
        <source>break-even</source>
        <translation>seuil de rentabilité</translation>
    </message>
    <message>
        <source>by</source>
        <translation>selon</translation>
    </message>
    <message>
        <source>by the hour</source>
        <translation>à l’heure</translation>
    </message>
    <message>
        <source>by the share of the hours that are used</source>
        <translation>selon la part des heures utilisées</translation>
    </message>
    <message>
        <source>cannot be negative.</source>
        <translation>ne peut pas être négatif.</translation>
    </message>
    <message>
        <source>capacity-block price</source>
        <translation>prix Capacity Block</translation>
    </message>
    <message>
        <source>catalogue of %1</source>
        <translation>catalogue du %1</translation>
    </message>
    <message>
        <source>cheaper</source>
        <translation>moins cher</translation>
    </message>
    <message>
        <source>chip</source>
        <translation>puce</translation>
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
        <source>chip-to-chip link bandwidth of one chip</source>
        <translation>bande passante du lien entre puces, pour une puce</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>puces</translation>
    </message>
    <message>
        <source>chips alone</source>
        <translation>puces seules</translation>
    </message>
    <message>
        <source>chips alone, included in a rent</source>
        <translation>puces seules, compris dans une location</translation>
    </message>
    <message>
        <source>chips that do the work</source>
        <translation>puces qui font le travail</translation>
    </message>
    <message>
        <source>chips x batches x items / time of a batch</source>
        <translation>puces x batchs x éléments / temps d’un batch</translation>
    </message>
    <message>
        <source>chips x deployments that a month's work needs</source>
        <translation>puces x déploiements que demande le travail du mois</translation>
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
        <source>colour = maker of the chip</source>
        <translation>couleur = fabricant de la puce</translation>
    </message>
    <message>
        <source>commitment</source>
        <translation>engagement</translation>
    </message>
    <message>
        <source>comparisons that somebody published</source>
        <translation>comparaisons publiées par des tiers</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>calcul</translation>
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
        <source>copies of the model that have requests</source>
        <translation>copies du modèle qui ont des requêtes</translation>
    </message>
    <message>
        <source>cores</source>
        <translation>cœurs</translation>
    </message>
    <message>
        <source>cost a month x deployments that a month's work needs</source>
        <translation>coût mensuel x déploiements que demande le travail du mois</translation>
    </message>
    <message>
        <source>dashed = price of another region</source>
        <translation>tirets = prix d’une autre région</translation>
    </message>
    <message>
        <source>dashed, hatched = announced</source>
        <translation>tirets, hachures = annoncée</translation>
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
        <source>derived</source>
        <translation>dérivée</translation>
    </message>
    <message>
        <source>diamond = a training step</source>
        <translation>losange = une étape d’entraînement</translation>
    </message>
    <message>
        <source>diamond = even</source>
        <translation>losange = égalité</translation>
    </message>
    <message>
        <source>diamond = training, circle = generation at a given batch, square = at full load, triangle = other</source>
        <translation>losange = entraînement, cercle = génération à batch donné, carré = à pleine charge, triangle = autre</translation>
    </message>
    <message>
        <source>diamond on a line = here the order turns</source>
        <translation>losange sur une ligne = l’ordre bascule ici</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>ne tient pas</translation>
    </message>
    <message>
        <source>dot = now</source>
        <translation>point = maintenant</translation>
    </message>
    <message>
        <source>eight of ten published measurements lie within</source>
        <translation>huit mesures publiées sur dix s’y situent</translation>
    </message>
    <message>
        <source>energy of a million items x price of energy; a rent includes it</source>
        <translation>énergie par million d’éléments x prix de l’énergie ; comprise dans une location</translation>
    </message>
    <message>
        <source>energy of output x price of energy; a rent includes it</source>
        <translation>énergie de la sortie x prix de l’énergie ; comprise dans une location</translation>
    </message>
    <message>
        <source>energy of the run x price of energy; a rent includes it</source>
        <translation>énergie de l’entraînement x prix de l’énergie ; comprise dans une location</translation>
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
        <source>every price of every price book</source>
        <translation>tous les prix de toutes les grilles tarifaires</translation>
    </message>
    <message>
        <source>fact</source>
        <translation>fait</translation>
    </message>
    <message>
        <source>falls below %1</source>
        <translation>au-dessous de %1</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>plus rapide</translation>
    </message>
    <message>
        <source>fewest chips whose memory holds the workload</source>
        <translation>nombre minimal de puces dont la mémoire contient la charge de travail</translation>
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
        <source>fixed delays</source>
        <translation>délais fixes</translation>
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
        <source>from %1 on</source>
        <translation>à partir de %1</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>de %1 à %2</translation>
    </message>
    <message>
        <source>from %1 to %2 of</source>
        <translation>entre %1 et %2 de</translation>
    </message>
    <message>
        <source>from %1 to %2 times</source>
        <translation>entre %1 et %2 fois</translation>
    </message>
    <message>
        <source>guide</source>
        <translation>guide</translation>
    </message>
    <message>
        <source>guide price</source>
        <translation>prix du guide</translation>
    </message>
    <message>
        <source>has %1 characters; at most %2 fit.</source>
        <translation>a %1 caractères ; %2 au plus sont admis.</translation>
    </message>
    <message>
        <source>hatched = announced</source>
        <translation>hachures = annoncée</translation>
    </message>
    <message>
        <source>higher is better</source>
        <translation>plus haut = mieux</translation>
    </message>
    <message>
        <source>host memory</source>
        <translation>mémoire de l’hôte</translation>
    </message>
    <message>
        <source>hour, or GPU hour</source>
        <translation>heure, ou heure GPU</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>heures</translation>
    </message>
    <message>
        <source>how long a reservation is</source>
        <translation>la durée d’une réservation</translation>
    </message>
    <message>
        <source>how many accelerators</source>
        <translation>le nombre d’accélérateurs</translation>
    </message>
    <message>
        <source>in 25 %</source>
        <translation>à 25 %</translation>
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
        <source>instances or systems</source>
        <translation>instances ou systèmes</translation>
    </message>
    <message>
        <source>it does not act on this workload.</source>
        <translation>sans effet sur cette charge de travail.</translation>
    </message>
    <message>
        <source>items per second</source>
        <translation>éléments par seconde</translation>
    </message>
    <message>
        <source>items per second and chip</source>
        <translation>éléments par seconde et puce</translation>
    </message>
    <message>
        <source>items per second and instance</source>
        <translation>éléments par seconde et instance</translation>
    </message>
    <message>
        <source>items per second and system</source>
        <translation>éléments par seconde et système</translation>
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
        <source>layers in %1 parts</source>
        <translation>couches en %1 parties</translation>
    </message>
    <message>
        <source>layers x fixed cost of a layer</source>
        <translation>couches x coût fixe d’une couche</translation>
    </message>
    <message>
        <source>layers x fixed cost of a layer, each pass</source>
        <translation>couches x coût fixe d’une couche, à chaque passage</translation>
    </message>
    <message>
        <source>layers x heads x bytes, of a prompt and half an answer, with copies of the heads</source>
        <translation>couches x têtes x octets, d’un prompt et d’une demi-réponse, avec les copies des têtes</translation>
    </message>
    <message>
        <source>left out by you</source>
        <translation>retirée par vous</translation>
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
        <source>line = here the order turns</source>
        <translation>ligne = l’ordre bascule ici</translation>
    </message>
    <message>
        <source>line = over its range</source>
        <translation>ligne = sur sa plage</translation>
    </message>
    <message>
        <source>line = the last known price</source>
        <translation>ligne = dernier prix connu</translation>
    </message>
    <message>
        <source>line = what the chip can reach at best</source>
        <translation>ligne = ce que la puce atteint au mieux</translation>
    </message>
    <message>
        <source>lone point = one date known</source>
        <translation>point isolé = une seule date connue</translation>
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
        <source>many chips joined to one system</source>
        <translation>plusieurs puces réunies en un système</translation>
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
        <translation>erreur médiane en %</translation>
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
        <source>memory bandwidth per chip x chips</source>
        <translation>bande passante mémoire par puce x puces</translation>
    </message>
    <message>
        <source>memory capacity</source>
        <translation>capacité mémoire</translation>
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
        <source>metric</source>
        <translation>métrique</translation>
    </message>
    <message>
        <source>migration</source>
        <translation>migration</translation>
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
        <source>missing figures, each with its reason</source>
        <translation>valeurs manquantes, chacune avec sa raison</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modèle</translation>
    </message>
    <message>
        <source>model check</source>
        <translation>test du modèle</translation>
    </message>
    <message>
        <source>months</source>
        <translation>mois</translation>
    </message>
    <message>
        <source>months, by what is spent a month</source>
        <translation>mois, selon la dépense mensuelle</translation>
    </message>
    <message>
        <source>move to %1</source>
        <translation>passer à %1</translation>
    </message>
    <message>
        <source>must be "yes" or "no"; is "%1".</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be %1, is %2.</source>
        <translation>doit être %1, mais vaut %2.</translation>
    </message>
    <message>
        <source>must be USD, is "%1".</source>
        <translation>doit être USD ; ici « %1 ».</translation>
    </message>
    <message>
        <source>must be a day, is "%1".</source>
        <translation>doit être un jour ; ici « %1 ».</translation>
    </message>
    <message>
        <source>must be a whole number from %1 to %2, is %3.</source>
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
        <source>must be at most %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be one of %1; is "%2".</source>
        <translation>doit être l’une des valeurs %1 ; ici « %2 ».</translation>
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
        <source>n/a</source>
        <translation>n/d</translation>
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
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>no %1 figure published</source>
        <translation>aucune valeur %1 publiée</translation>
    </message>
    <message>
        <source>no dated price</source>
        <translation>pas de prix daté</translation>
    </message>
    <message>
        <source>no estimate</source>
        <translation>pas d’estimation</translation>
    </message>
    <message>
        <source>no list</source>
        <translation>pas de grille</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>pas de nombre</translation>
    </message>
    <message>
        <source>no power</source>
        <translation>pas de puissance</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>pas de prix</translation>
    </message>
    <message>
        <source>no price book chosen</source>
        <translation>aucune grille tarifaire choisie</translation>
    </message>
    <message>
        <source>no price in "%1"</source>
        <translation>pas de prix dans « %1 »</translation>
    </message>
    <message>
        <source>no price is known; %1 reaches about %2</source>
        <translation>aucun prix n’est connu ; %1 atteint environ %2</translation>
    </message>
    <message>
        <source>no price is known; of %1, %2 are about equally fast, up to %3</source>
        <translation>aucun prix n’est connu ; sur %1, %2 vont à peu près aussi vite, jusqu’à %3</translation>
    </message>
    <message>
        <source>no price is known; of %1, %2 is fastest at about %3</source>
        <translation>aucun prix n’est connu ; sur %1, %2 va le plus vite, à environ %3</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>none is both cheaper and faster</source>
        <translation>rien n’est à la fois moins cher et plus rapide</translation>
    </message>
    <message>
        <source>none predicted</source>
        <translation>aucune prédiction</translation>
    </message>
    <message>
        <source>none that is shown</source>
        <translation>aucun d’affiché</translation>
    </message>
    <message>
        <source>none: %1</source>
        <translation>aucune : %1</translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation>sans objet</translation>
    </message>
    <message>
        <source>not in the catalogue</source>
        <translation>absent du catalogue</translation>
    </message>
    <message>
        <source>not in the catalogue; acts on nothing</source>
        <translation>absente du catalogue ; n’agit sur rien</translation>
    </message>
    <message>
        <source>not in this scenario</source>
        <translation>absent de ce scénario</translation>
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
        <source>nothing is cheaper or faster</source>
        <translation>rien n’est moins cher ni plus rapide</translation>
    </message>
    <message>
        <source>nothing sets it apart yet</source>
        <translation>rien ne le distingue encore</translation>
    </message>
    <message>
        <source>nothing that is compared both runs it and has a price</source>
        <translation>rien de ce qui est comparé ne l’exécute tout en ayant un prix</translation>
    </message>
    <message>
        <source>nothing that is compared can do it</source>
        <translation>rien de ce qui est comparé n’en est capable</translation>
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
        <source>number of chips</source>
        <translation>nombre de puces</translation>
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
        <source>official</source>
        <translation>officielle</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>on %1 to %2</source>
        <translation>sur %1 à %2</translation>
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
        <source>on-demand list price</source>
        <translation>prix public à la demande</translation>
    </message>
    <message>
        <source>on-demand, spot, reserved or capacity block</source>
        <translation>à la demande, spot, réservé ou Capacity Block</translation>
    </message>
    <message>
        <source>one chip's links</source>
        <translation>liens d’une puce</translation>
    </message>
    <message>
        <source>or committed</source>
        <translation>ou avec engagement</translation>
    </message>
    <message>
        <source>outlined = our estimate</source>
        <translation>contour = notre estimation</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>au-dessus de %1</translation>
    </message>
    <message>
        <source>over %1</source>
        <comment>a chance above 99 %</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over %1 as a multiple of today's</source>
        <translation>selon « %1 », en multiple de la valeur actuelle</translation>
    </message>
    <message>
        <source>over FLOP per byte of memory traffic</source>
        <translation>selon les FLOP par octet de trafic mémoire</translation>
    </message>
    <message>
        <source>own price</source>
        <translation>prix propre</translation>
    </message>
    <message>
        <source>paid hours x price of whole instances</source>
        <translation>heures payées x prix des instances entières</translation>
    </message>
    <message>
        <source>parameters x bytes of one</source>
        <translation>paramètres x octets par paramètre</translation>
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
        <source>per chip</source>
        <translation>par puce</translation>
    </message>
    <message>
        <source>per instance</source>
        <translation>par instance</translation>
    </message>
    <message>
        <source>per system</source>
        <translation>par système</translation>
    </message>
    <message>
        <source>plain data parallelism</source>
        <translation>parallélisme de données simple</translation>
    </message>
    <message>
        <source>power</source>
        <translation>puissance</translation>
    </message>
    <message>
        <source>power of the chips / tokens a second</source>
        <translation>puissance des puces / tokens par seconde</translation>
    </message>
    <message>
        <source>power of the chips x PUE / items a second</source>
        <translation>puissance des puces x PUE / éléments par seconde</translation>
    </message>
    <message>
        <source>power of the chips x PUE / tokens a second</source>
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
        <source>predicted</source>
        <translation>prédit</translation>
    </message>
    <message>
        <source>predicted = measured</source>
        <translation>prédit = mesuré</translation>
    </message>
    <message>
        <source>prefill, or one read of the weights where that is longer, and the fixed costs</source>
        <translation>prefill, ou une lecture des poids si elle dure plus longtemps, et coûts fixes</translation>
    </message>
    <message>
        <source>price</source>
        <translation>prix</translation>
    </message>
    <message>
        <source>price / items a second that work</source>
        <translation>prix / éléments par seconde réellement traités</translation>
    </message>
    <message>
        <source>price / prompt tokens a second that work</source>
        <translation>prix / tokens de prompt par seconde réellement traités</translation>
    </message>
    <message>
        <source>price / tokens a second that work</source>
        <translation>prix / tokens par seconde réellement produits</translation>
    </message>
    <message>
        <source>price and speed</source>
        <translation>prix et vitesse</translation>
    </message>
    <message>
        <source>price book</source>
        <translation>grille tarifaire</translation>
    </message>
    <message>
        <source>price books</source>
        <translation>grilles tarifaires</translation>
    </message>
    <message>
        <source>price history</source>
        <translation>historique des prix</translation>
    </message>
    <message>
        <source>price of whole instances x hours a month</source>
        <translation>prix des instances entières x heures par mois</translation>
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
        <source>price per hour of all that is rented</source>
        <translation>prix par heure de tout ce qui est loué</translation>
    </message>
    <message>
        <source>price per hour of what is rented</source>
        <translation>prix par heure de ce qui est loué</translation>
    </message>
    <message>
        <source>price per hour of what is rented / its chips</source>
        <translation>prix par heure de ce qui est loué / ses puces</translation>
    </message>
    <message>
        <source>priced per chip, and how many there are is not told</source>
        <translation>prix par puce, sans indication du nombre de puces</translation>
    </message>
    <message>
        <source>prices</source>
        <translation>prix</translation>
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
        <source>range of the price</source>
        <translation>plage du prix</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>raison</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>requêtes</translation>
    </message>
    <message>
        <source>requests at once / time per token, or tokens trained a second</source>
        <translation>requêtes simultanées / temps par token, ou tokens d’entraînement par seconde</translation>
    </message>
    <message>
        <source>requests x fixed cost of a request</source>
        <translation>requêtes x coût fixe d’une requête</translation>
    </message>
    <message>
        <source>ring = now</source>
        <translation>anneau = maintenant</translation>
    </message>
    <message>
        <source>ring = you are here</source>
        <translation>anneau = vous êtes ici</translation>
    </message>
    <message>
        <source>rises above %1</source>
        <translation>au-dessus de %1</translation>
    </message>
    <message>
        <source>roofline</source>
        <translation>roofline</translation>
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
        <source>scale-up bandwidth</source>
        <translation>bande passante scale-up</translation>
    </message>
    <message>
        <source>scenario</source>
        <translation>scénario</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>secondes</translation>
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
        <source>several</source>
        <translation>plusieurs</translation>
    </message>
    <message>
        <source>share of peak</source>
        <translation>part de la crête</translation>
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
        <source>source</source>
        <translation>source</translation>
    </message>
    <message>
        <source>sources</source>
        <translation>sources</translation>
    </message>
    <message>
        <source>spot %1, on-demand %2 USD an hour</source>
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
        <source>stay on %1</source>
        <translation>rester sur %1</translation>
    </message>
    <message>
        <source>string "%1"</source>
        <translation>la chaîne « %1 »</translation>
    </message>
    <message>
        <source>stronger = more</source>
        <translation>plus intense = plus élevé</translation>
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
        <source>that the other numbers are for</source>
        <translation>sur lesquelles portent les autres nombres</translation>
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
        <source>the accelerator's name</source>
        <translation>le nom de l’accélérateur</translation>
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
        <source>the currency</source>
        <translation>la devise</translation>
    </message>
    <message>
        <source>the date of the price</source>
        <translation>la date du prix</translation>
    </message>
    <message>
        <source>the divisor's range reaches zero</source>
        <translation>la plage du diviseur atteint zéro</translation>
    </message>
    <message>
        <source>the figure is %1</source>
        <translation>la valeur est en %1</translation>
    </message>
    <message>
        <source>the host's memory in GiB</source>
        <translation>la mémoire de l’hôte en GiB</translation>
    </message>
    <message>
        <source>the instance type</source>
        <translation>le type d’instance</translation>
    </message>
    <message>
        <source>the link between chips</source>
        <translation>lien entre puces</translation>
    </message>
    <message>
        <source>the meter</source>
        <translation>le compteur (meter)</translation>
    </message>
    <message>
        <source>the model FLOP utilisation of %1</source>
        <translation>utilisation FLOP du modèle sur %1</translation>
    </message>
    <message>
        <source>the month's work costs %1 now</source>
        <translation>le travail du mois coûte %1 aujourd’hui</translation>
    </message>
    <message>
        <source>the network belongs to the instance, not to the chip</source>
        <translation>le réseau appartient à l’instance, pas à la puce</translation>
    </message>
    <message>
        <source>the number of chips</source>
        <translation>nombre de puces</translation>
    </message>
    <message>
        <source>the number of chips of %1 alone</source>
        <translation>nombre de puces pour %1 uniquement</translation>
    </message>
    <message>
        <source>the on-demand price in USD an hour</source>
        <translation>le prix à la demande en USD par heure</translation>
    </message>
    <message>
        <source>the operating system</source>
        <translation>le système d’exploitation</translation>
    </message>
    <message>
        <source>the price of %1</source>
        <translation>prix de %1</translation>
    </message>
    <message>
        <source>the product</source>
        <translation>le produit</translation>
    </message>
    <message>
        <source>the region</source>
        <translation>la région</translation>
    </message>
    <message>
        <source>the spot price in USD an hour</source>
        <translation>le prix spot en USD par heure</translation>
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
        <source>there is no other value near %1.</source>
        <translation>il n’y a pas d’autre valeur proche de %1.</translation>
    </message>
    <message>
        <source>thin lines = equal cost of the work</source>
        <translation>traits fins = même coût du travail</translation>
    </message>
    <message>
        <source>thin lines = the guide's thresholds</source>
        <translation>traits fins = seuils du guide</translation>
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
        <source>today = 1</source>
        <translation>aujourd’hui = 1</translation>
    </message>
    <message>
        <source>tokens a second / chips</source>
        <translation>tokens par seconde / puces</translation>
    </message>
    <message>
        <source>tokens a second that work / price</source>
        <translation>tokens par seconde réellement produits / prix</translation>
    </message>
    <message>
        <source>tokens per USD</source>
        <translation>tokens par USD</translation>
    </message>
    <message>
        <source>tokens per second</source>
        <translation>tokens par seconde</translation>
    </message>
    <message>
        <source>tokens per second and chip</source>
        <translation>tokens par seconde et puce</translation>
    </message>
    <message>
        <source>tokens per second and instance</source>
        <translation>tokens par seconde et instance</translation>
    </message>
    <message>
        <source>tokens per second and system</source>
        <translation>tokens par seconde et système</translation>
    </message>
    <message>
        <source>tokens per second, both axes logarithmic</source>
        <translation>tokens par seconde, deux axes logarithmiques</translation>
    </message>
    <message>
        <source>tokens x time per token and chip / goodput</source>
        <translation>tokens x temps par token et puce / goodput</translation>
    </message>
    <message>
        <source>triangle = a batch</source>
        <translation>triangle = un batch</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>two and more, on one scale</source>
        <translation>deux ou plus, à la même échelle</translation>
    </message>
    <message>
        <source>two rows with a number are needed</source>
        <translation>il faut deux lignes avec un nombre</translation>
    </message>
    <message>
        <source>uncertainty</source>
        <translation>incertitude</translation>
    </message>
    <message>
        <source>undated</source>
        <translation>sans date</translation>
    </message>
    <message>
        <source>under %1</source>
        <translation>au-dessous de %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>until %1 %2</source>
        <translation>jusqu’au point de bascule : « %1 » %2</translation>
    </message>
    <message>
        <source>up and left is better</source>
        <translation>en haut à gauche = mieux</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>jusqu’à %1</translation>
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
        <source>virtual processors</source>
        <translation>les processeurs virtuels</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>avertissement</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>avertissements</translation>
    </message>
    <message>
        <source>weights, states and activations, or weights and cache</source>
        <translation>poids, états et activations, ou poids et cache</translation>
    </message>
    <message>
        <source>what a dashboard can be written as, and what import reads</source>
        <translation>formats d’écriture d’un tableau de bord et formats que lit l’import</translation>
    </message>
    <message>
        <source>what can be assumed otherwise, with ranges and defaults</source>
        <translation>ce qui peut être supposé autrement, avec plages et valeurs par défaut</translation>
    </message>
    <message>
        <source>what can be compared, with units and formulas</source>
        <translation>ce qui peut être comparé, avec unités et formules</translation>
    </message>
    <message>
        <source>what can be estimated: training, serving, batch inference</source>
        <translation>ce qui peut être estimé : entraînement, service, inférence par batch</translation>
    </message>
    <message>
        <source>what clouds rent</source>
        <translation>ce que louent les clouds</translation>
    </message>
    <message>
        <source>what experts add: routing, small products, uneven load</source>
        <translation>ce qu’ajoutent les experts : routage, petits produits, charge inégale</translation>
    </message>
    <message>
        <source>what if</source>
        <translation>et si</translation>
    </message>
    <message>
        <source>what many chips add: slower exchanges, split sequences</source>
        <translation>ce qu’ajoutent de nombreuses puces : échanges plus lents, séquences divisées</translation>
    </message>
    <message>
        <source>what memory holds beside the weights / cache of a request</source>
        <translation>ce que la mémoire contient à côté des poids / cache d’une requête</translation>
    </message>
    <message>
        <source>what memory holds beside the weights, or what is asked for, or what the software takes</source>
        <translation>ce que la mémoire contient à côté des poids, ou ce qui est demandé, ou ce qu’admet le logiciel</translation>
    </message>
    <message>
        <source>what the price is per</source>
        <translation>l’unité du prix</translation>
    </message>
    <message>
        <source>whatever is faster costs more an hour</source>
        <translation>tout ce qui est plus rapide coûte plus cher par heure</translation>
    </message>
    <message>
        <source>when to choose what</source>
        <translation>quand choisir quoi</translation>
    </message>
    <message>
        <source>where sources disagree, and which to believe</source>
        <translation>où les sources se contredisent, et laquelle croire</translation>
    </message>
    <message>
        <source>where the figures come from</source>
        <translation>d’où viennent les valeurs</translation>
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
        <source>whisker = range, ~ = approximate</source>
        <translation>moustache = plage, ~ = valeur approximative</translation>
    </message>
    <message>
        <source>whisker = zones, offers or days</source>
        <translation>moustache = zones, offres ou jours</translation>
    </message>
    <message>
        <source>who rents it</source>
        <translation>le fournisseur</translation>
    </message>
    <message>
        <source>whole instances that hold the chips</source>
        <translation>instances entières qui contiennent les puces</translation>
    </message>
    <message>
        <source>whose memory holds it</source>
        <translation>dont la mémoire suffit</translation>
    </message>
    <message>
        <source>why</source>
        <translation>pourquoi</translation>
    </message>
    <message>
        <source>with %1 %2, not %3</source>
        <translation>avec « %1 » %2, mais pas %3</translation>
    </message>
    <message numerus="yes">
        <source>with %n figures of your own</source>
        <translation><numerusform>avec %n valeur propre</numerusform><numerusform>avec %n valeurs propres</numerusform></translation>
    </message>
    <message>
        <source>with 1 figure of your own</source>
        <translation>avec 1 valeur propre</translation>
    </message>
    <message>
        <source>within 25 %</source>
        <translation>à 25 % près</translation>
    </message>
    <message>
        <source>words instead of a bar = no number, and why</source>
        <translation>mots au lieu d’une barre = pas de nombre, et pourquoi</translation>
    </message>
    <message>
        <source>work for %1</source>
        <translation>travail pour %1</translation>
    </message>
    <message>
        <source>workload</source>
        <translation>charge de travail</translation>
    </message>
    <message>
        <source>years</source>
        <translation>années</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>saisie par vous</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>« %1 »</translation>
    </message>
    <message>
        <source>“%1” is in %2. Edit the file: what changes there is shown at once.</source>
        <translation>« %1 » se trouve dans %2. Modifiez le fichier : tout changement est affiché aussitôt.</translation>
    </message>
    <message>
        <source>“%1” is no number; the decimal sign is “%2”.</source>
        <translation>« %1 » n’est pas un nombre ; le séparateur décimal est « %2 ».</translation>
    </message>
    <message>
        <source>“%1” is not among what is compared; the page chose another one.</source>
        <translation>« %1 » ne fait pas partie de la comparaison ; la page a choisi autre chose.</translation>
    </message>
    <message>
        <source>◆ = not like for like</source>
        <translation>◆ = non comparable</translation>
    </message>
    <message>
        <source>◆ Not like for like: %1</source>
        <translation>◆ Non comparable : %1</translation>
    </message>
    <message>
        <source>⚠ Contradiction</source>
        <translation>⚠ Contradiction</translation>
    </message>
</context>
</TS>
