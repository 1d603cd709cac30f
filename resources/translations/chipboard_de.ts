<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Chipboard</name>
    <message>
        <source> (%1)</source>
        <translation> (%1)</translation>
    </message>
    <message>
        <source> and for </source>
        <translation> und für </translation>
    </message>
    <message>
        <source> bn</source>
        <translation> Mrd</translation>
    </message>
    <message>
        <source> tn</source>
        <translation> Bio</translation>
    </message>
    <message>
        <source> with %1 x %2 of line %3</source>
        <translation> mit %1 x %2 aus Zeile %3</translation>
    </message>
    <message>
        <source>"%1" cannot be compared with itself.</source>
        <translation>„%1“ lässt sich nicht mit sich selbst vergleichen.</translation>
    </message>
    <message>
        <source>"%1" cannot be written: %2.</source>
        <translation>„%1“ lässt sich nicht schreiben: %2.</translation>
    </message>
    <message>
        <source>"%1" could not be written in full: %2.</source>
        <translation>„%1“ ließ sich nicht vollständig schreiben: %2.</translation>
    </message>
    <message>
        <source>"%1" gives no number to %2.</source>
        <translation>„%1“ gibt %2 keine Zahl.</translation>
    </message>
    <message>
        <source>"%1" has no meaning here.</source>
        <translation>„%1“ hat hier keine Bedeutung.</translation>
    </message>
    <message>
        <source>"%1" has no use for "%2".</source>
        <translation>„%1“ kann mit „%2“ nichts anfangen.</translation>
    </message>
    <message>
        <source>"%1" is a device, not a file.</source>
        <translation>„%1“ ist ein Gerät, keine Datei.</translation>
    </message>
    <message>
        <source>"%1" is a folder, not a file.</source>
        <translation>„%1“ ist ein Ordner, keine Datei.</translation>
    </message>
    <message>
        <source>"%1" is a number and contains nothing.</source>
        <translation>„%1“ ist eine Zahl und enthält nichts.</translation>
    </message>
    <message>
        <source>"%1" is a text, which has no order.</source>
        <translation>„%1“ ist ein Text und hat keine Reihenfolge.</translation>
    </message>
    <message>
        <source>"%1" is a unit of something else.</source>
        <translation>„%1“ ist eine Einheit für etwas anderes.</translation>
    </message>
    <message>
        <source>"%1" is compared with a number.</source>
        <translation>„%1“ wird mit einer Zahl verglichen.</translation>
    </message>
    <message>
        <source>"%1" is compared with a text.</source>
        <translation>„%1“ wird mit einem Text verglichen.</translation>
    </message>
    <message>
        <source>"%1" is in the list twice.</source>
        <translation>„%1“ steht doppelt in der Liste.</translation>
    </message>
    <message>
        <source>"%1" is missing.</source>
        <translation>„%1“ fehlt.</translation>
    </message>
    <message>
        <source>"%1" is no %2.</source>
        <translation>„%1“ ist kein gültiger Wert für %2.</translation>
    </message>
    <message>
        <source>"%1" is no assumption that could be moved.</source>
        <translation>„%1“ ist keine Annahme, die sich verändern lässt.</translation>
    </message>
    <message>
        <source>"%1" is no code of a currency.</source>
        <translation>„%1“ ist kein Währungscode.</translation>
    </message>
    <message>
        <source>"%1" is no date.</source>
        <translation>„%1“ ist kein Datum.</translation>
    </message>
    <message>
        <source>"%1" is no id.</source>
        <translation>„%1“ ist keine ID.</translation>
    </message>
    <message>
        <source>"%1" is no mapping.</source>
        <translation>„%1“ ist keine Zuordnung.</translation>
    </message>
    <message>
        <source>"%1" is no number of chips.</source>
        <translation>„%1“ ist keine Anzahl von Chips.</translation>
    </message>
    <message>
        <source>"%1" is no number of draws.</source>
        <translation>„%1“ ist keine Anzahl von Ziehungen.</translation>
    </message>
    <message>
        <source>"%1" is no number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>"%1" is no seed.</source>
        <translation>„%1“ ist kein Startwert.</translation>
    </message>
    <message>
        <source>"%1" is no web address.</source>
        <translation>„%1“ ist keine Webadresse.</translation>
    </message>
    <message>
        <source>"%1" is not a size of a window.</source>
        <translation>„%1“ ist keine Fenstergröße.</translation>
    </message>
    <message>
        <source>"%1" is not a unit of this figure.</source>
        <translation>„%1“ ist keine Einheit dieses Werts.</translation>
    </message>
    <message>
        <source>"%1" is not among what is compared.</source>
        <translation>„%1“ gehört nicht zu dem, was verglichen wird.</translation>
    </message>
    <message>
        <source>"%1" is not in the catalogue.</source>
        <translation>„%1“ ist nicht im Katalog.</translation>
    </message>
    <message>
        <source>"%1" is not measured in %2.</source>
        <translation>„%1“ wird nicht in %2 gemessen.</translation>
    </message>
    <message>
        <source>"%1" is the number of a list in the price store of one computer; here it is "%2" of %3.</source>
        <translation>„%1“ ist die Nummer einer Liste im Preisspeicher eines einzelnen Computers; hier ist es „%2“ vom %3.</translation>
    </message>
    <message>
        <source>"%1" needs a unit: 640 GB and 640 GiB differ.</source>
        <translation>„%1“ braucht eine Einheit: 640 GB und 640 GiB sind verschieden.</translation>
    </message>
    <message>
        <source>"%1" needs more than that.</source>
        <translation>„%1“ braucht weitere Angaben.</translation>
    </message>
    <message>
        <source>"%1" was left with changes that are not saved. Edit &gt; Undo goes back to them.</source>
        <translation>„%1“ wurde mit ungespeicherten Änderungen verlassen. Bearbeiten &gt; Rückgängig holt sie zurück.</translation>
    </message>
    <message>
        <source>"chipboard help COMMAND" tells a command's options.</source>
        <translation>„chipboard help COMMAND“ zeigt die Optionen eines Befehls.</translation>
    </message>
    <message>
        <source>"chipboard list assumptions" has the names.</source>
        <translation>„chipboard list assumptions“ zeigt die Namen.</translation>
    </message>
    <message>
        <source>"chipboard list metrics" has the ids.</source>
        <translation>„chipboard list metrics“ zeigt die IDs.</translation>
    </message>
    <message>
        <source>"chipboard prices list" takes no snapshot.</source>
        <translation>„chipboard prices list“ erwartet keinen Snapshot.</translation>
    </message>
    <message>
        <source>"chipboard prices remove" prints no list.</source>
        <translation>„chipboard prices remove“ gibt keine Liste aus.</translation>
    </message>
    <message>
        <source>% = how often it is best</source>
        <translation>% = wie oft am besten</translation>
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
        <translation>%1 %2 %3 %4 pro USD (eigener Kurs)</translation>
    </message>
    <message>
        <source>%1 %2 (from %3)</source>
        <translation>%1 %2 (aus %3)</translation>
    </message>
    <message>
        <source>%1 %2 at %3</source>
        <translation>%1, %2 bei %3</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2; the catalogue has %3</source>
        <translation>%1 %2; im Katalog steht %3</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>a value with its unit, and its range</comment>
        <translation>%1 (%2 bis %3)</translation>
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
        <translation><numerusform>%1 (und %n weitere)</numerusform><numerusform>%1 (und %n weitere)</numerusform></translation>
    </message>
    <message>
        <source>%1 (announced)</source>
        <translation>%1 (angekündigt)</translation>
    </message>
    <message>
        <source>%1 (catalogue of %2 then, of %3 now).</source>
        <translation>%1 (Katalog damals vom %2, jetzt vom %3).</translation>
    </message>
    <message>
        <source>%1 (in force)</source>
        <translation>%1 (aktiv)</translation>
    </message>
    <message>
        <source>%1 (not here)</source>
        <translation>%1 (nicht hier)</translation>
    </message>
    <message>
        <source>%1 (not shown)</source>
        <translation>%1 (nicht angezeigt)</translation>
    </message>
    <message>
        <source>%1 (your own)</source>
        <translation>%1 (eigener Wert)</translation>
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
        <translation>%1 = eigener Wert</translation>
    </message>
    <message>
        <source>%1 Assumed: %2 of that.</source>
        <translation>%1 Angenommen: %2 davon.</translation>
    </message>
    <message>
        <source>%1 It counts for this price list alone; discount and price factor act on it, too.</source>
        <comment>a range, and what a price is</comment>
        <translation>%1 Gilt nur für diese Preisliste; Rabatt und Preisfaktor wirken ebenfalls darauf.</translation>
    </message>
    <message>
        <source>%1 KV heads do not divide %2 heads.</source>
        <translation>%1 KV-Heads teilen %2 Heads nicht.</translation>
    </message>
    <message>
        <source>%1 MiB; the catalogue has %2</source>
        <translation>%1 MiB; im Katalog steht %2</translation>
    </message>
    <message>
        <source>%1 USD an hour for who knows how many chips</source>
        <translation>%1 USD pro Stunde für eine unbekannte Anzahl von Chips</translation>
    </message>
    <message>
        <source>%1 USD an hour is not %2 times %3</source>
        <translation>%1 USD pro Stunde ist nicht %2 mal %3</translation>
    </message>
    <message>
        <source>%1 USD an hour; line %2 has %3</source>
        <translation>%1 USD pro Stunde; Zeile %2 hat %3</translation>
    </message>
    <message>
        <source>%1 USD per chip-hour</source>
        <translation>%1 USD pro Chip-Stunde</translation>
    </message>
    <message>
        <source>%1 USD per chip-hour is no real price.</source>
        <translation>%1 USD pro Chip-Stunde ist kein realistischer Preis.</translation>
    </message>
    <message>
        <source>%1 USD per chip-hour; the catalogue has %2 to %3</source>
        <translation>%1 USD pro Chip-Stunde; im Katalog stehen %2 bis %3</translation>
    </message>
    <message>
        <source>%1 [%2]</source>
        <comment>a price in USD, and the same in another currency</comment>
        <translation>%1 [%2]</translation>
    </message>
    <message>
        <source>%1 a month now</source>
        <translation>derzeit %1 pro Monat</translation>
    </message>
    <message>
        <source>%1 a month reach the guide's threshold of %2. %3</source>
        <translation>%1 pro Monat erreichen die Schwelle des Leitfadens von %2. %3</translation>
    </message>
    <message>
        <source>%1 accelerators</source>
        <translation>%1 Beschleuniger</translation>
    </message>
    <message>
        <source>%1 accelerators, but %2 in their description</source>
        <translation>%1 Beschleuniger, aber %2 in ihrer Beschreibung</translation>
    </message>
    <message>
        <source>%1 accelerators; the catalogue has %2</source>
        <translation>%1 Beschleuniger; laut Katalog %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegenüber %2</translation>
    </message>
    <message>
        <source>%1 and %2 are level as things are.</source>
        <translation>%1 und %2 liegen derzeit gleichauf.</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be compared as things are.</source>
        <translation>%1 und %2 lassen sich derzeit nicht vergleichen.</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>%1 as before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>%1 at %2 is shown in %3; other regions with prices: %4.</source>
        <translation>%1 bei %2 wird für %3 gezeigt; andere Regionen mit Preisen: %4.</translation>
    </message>
    <message>
        <source>%1 at %2, %3</source>
        <translation>%1 bei %2, %3</translation>
    </message>
    <message>
        <source>%1 at %2, %3 at %4: %5.</source>
        <translation>%1 bei %2, %3 bei %4: %5.</translation>
    </message>
    <message>
        <source>%1 at %2: cheaper than on demand where more than %3 of the hours are used.</source>
        <translation>%1 zu %2: günstiger als On-Demand, wenn mehr als %3 der Stunden genutzt werden.</translation>
    </message>
    <message>
        <source>%1 at %2: never cheaper than on demand.</source>
        <translation>%1 zu %2: nie günstiger als On-Demand.</translation>
    </message>
    <message>
        <source>%1 at once</source>
        <translation>%1 gleichzeitig</translation>
    </message>
    <message>
        <source>%1 billion tokens in sequences of %2</source>
        <translation>%1 Milliarden Tokens in Sequenzen von %2</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>%1 by %2.</source>
        <translation>%1 nach %2.</translation>
    </message>
    <message>
        <source>%1 cannot be %2.</source>
        <translation>%1 kann nicht %2 sein.</translation>
    </message>
    <message>
        <source>%1 cannot be moved: %2</source>
        <translation>%1 lässt sich nicht verändern: %2</translation>
    </message>
    <message>
        <source>%1 chips</source>
        <translation>%1 Chips</translation>
    </message>
    <message>
        <source>%1 chips are more than can be estimated.</source>
        <translation>%1 Chips sind mehr, als sich schätzen lässt.</translation>
    </message>
    <message>
        <source>%1 chips each, rented whole.</source>
        <translation>Je %1 Chips, nur ganz zu mieten.</translation>
    </message>
    <message>
        <source>%1 chips were stored in %2. They can be chosen now.</source>
        <translation>%1 Chips wurden in %2 gespeichert. Sie können jetzt gewählt werden.</translation>
    </message>
    <message>
        <source>%1 chips, %2 instances, %3 systems, %4 figures from %5 sources</source>
        <translation>%1 Chips, %2 Instanzen, %3 Systeme, %4 Werte aus %5 Quellen</translation>
    </message>
    <message>
        <source>%1 chips.</source>
        <translation>%1 Chips.</translation>
    </message>
    <message>
        <source>%1 columns, not %2</source>
        <translation>%1 Spalten, nicht %2</translation>
    </message>
    <message>
        <source>%1 costs about %2</source>
        <translation>%1 kostet etwa %2</translation>
    </message>
    <message>
        <source>%1 dense</source>
        <translation>%1 dicht</translation>
    </message>
    <message>
        <source>%1 does not fit into the memory of %2 x %3.</source>
        <translation>%1 passt nicht in den Speicher von %2 x %3.</translation>
    </message>
    <message>
        <source>%1 does not generate text.</source>
        <translation>%1 erzeugt keinen Text.</translation>
    </message>
    <message>
        <source>%1 for %2 its hourly price</source>
        <translation>%1 für %2 Kosten pro Stunde</translation>
    </message>
    <message>
        <source>%1 for %2 its hourly price (%3 against %4)</source>
        <translation>%1 für %2 Kosten pro Stunde (%3 gegenüber %4)</translation>
    </message>
    <message>
        <source>%1 for %2 its hourly price, both at %3</source>
        <translation>%1 für %2 Kosten pro Stunde, beide laut %3</translation>
    </message>
    <message>
        <source>%1 from "%2"</source>
        <translation>%1 aus „%2“</translation>
    </message>
    <message>
        <source>%1 from "%2": "%3" has none</source>
        <translation>%1 aus „%2“: „%3“ hat keinen</translation>
    </message>
    <message>
        <source>%1 from %2 of memory</source>
        <translation>%1 aus %2 Speicher</translation>
    </message>
    <message>
        <source>%1 give most for their price, about the same: from %2</source>
        <translation>%1 bieten am meisten für ihren Preis, etwa gleich viel: ab %2</translation>
    </message>
    <message>
        <source>%1 gives %2 the %3 compute of %4</source>
        <translation>%1 bietet %2 %3-Rechenleistung von %4</translation>
    </message>
    <message>
        <source>%1 gives most for its price, about %2</source>
        <translation>%1 bietet am meisten für den Preis, etwa %2</translation>
    </message>
    <message>
        <source>%1 gives the most %2 compute of this selection: %3 %4</source>
        <translation>%1 bietet die höchste %2-Rechenleistung dieser Auswahl: %3 %4</translation>
    </message>
    <message>
        <source>%1 has 0, nothing to compare with.</source>
        <translation>%1 hat 0; damit lässt sich nichts vergleichen.</translation>
    </message>
    <message>
        <source>%1 has no FP8 units.</source>
        <translation>%1 hat keine FP8-Einheiten.</translation>
    </message>
    <message>
        <source>%1 has no chip-to-chip link; PCI Express at 32 GB/s is reckoned with.</source>
        <translation>%1 hat keine Verbindung zwischen Chips; gerechnet wird mit PCI Express bei 32 GB/s.</translation>
    </message>
    <message>
        <source>%1 has no line: no dense peak at this precision is published.</source>
        <translation>%1 hat keine Linie: Bei dieser Präzision ist keine dichte Spitzenleistung veröffentlicht.</translation>
    </message>
    <message>
        <source>%1 has no list of prices</source>
        <translation>%1 hat keine Preisliste</translation>
    </message>
    <message>
        <source>%1 has no peak at %2; %3 is reckoned with.</source>
        <translation>%1 hat keine Spitzenleistung bei %2; gerechnet wird mit %3.</translation>
    </message>
    <message>
        <source>%1 has no price in "%2": its %3 of %4 is shown (%5).</source>
        <translation>%1 hat keinen Preis in „%2“; gezeigt wird stattdessen: %3, Stand %4 (%5).</translation>
    </message>
    <message>
        <source>%1 has no price in "%2": its %3 of %4 is taken (%5).</source>
        <translation>%1 hat keinen Preis in „%2“; verwendet wird stattdessen: %3, Stand %4 (%5).</translation>
    </message>
    <message>
        <source>%1 heads do not divide the hidden size %2.</source>
        <translation>%1 Heads teilen die Hidden-Größe %2 nicht.</translation>
    </message>
    <message>
        <source>%1 imported rows: %2</source>
        <translation>%1 importierte Zeilen: %2</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>a chip, and the scenarios in which it is best</comment>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>%1 in hours, seconds or items are in the bars and the table</source>
        <translation>%1 in Stunden, Sekunden oder Elementen stehen in den Balken und der Tabelle</translation>
    </message>
    <message>
        <source>%1 in total does not agree with %2 chips of %3.</source>
        <translation>%1 insgesamt passt nicht zu %2 Chips mit %3.</translation>
    </message>
    <message>
        <source>%1 instances</source>
        <translation>%1 Instanzen</translation>
    </message>
    <message>
        <source>%1 is %2 than %3 %4.</source>
        <translation>%1 ist %2 als %3, %4.</translation>
    </message>
    <message>
        <source>%1 is %2 than %3 in %4 of the draws.</source>
        <translation>%1 ist in %4 der Ziehungen %2 als %3.</translation>
    </message>
    <message>
        <source>%1 is best in %2 of the draws</source>
        <translation>%1 ist in %2 der Ziehungen am besten</translation>
    </message>
    <message>
        <source>%1 is bound by %2</source>
        <translation>%1 ist durch %2 begrenzt</translation>
    </message>
    <message>
        <source>%1 is bound by %2 of %3</source>
        <translation>%1 ist durch %2 begrenzt (insgesamt %3)</translation>
    </message>
    <message>
        <source>%1 is bound by %2 on all %3</source>
        <translation>%1 ist für alle %3 durch %2 begrenzt</translation>
    </message>
    <message>
        <source>%1 is cheaper where more than %2 of the hours are used.</source>
        <translation>%1 ist günstiger, wenn mehr als %2 der Stunden genutzt werden.</translation>
    </message>
    <message>
        <source>%1 is cheapest at about %2</source>
        <translation>%1 ist mit etwa %2 am günstigsten</translation>
    </message>
    <message>
        <source>%1 is cheapest in %2 of the draws</source>
        <translation>%1 ist in %2 der Ziehungen am günstigsten</translation>
    </message>
    <message>
        <source>%1 is lowest at about %2, but the range of %3 meets its own</source>
        <translation>%1 liegt mit etwa %2 am niedrigsten, doch die Spanne von %3 überschneidet sich damit</translation>
    </message>
    <message>
        <source>%1 is lowest at about %2, but the ranges of %3 meet its own</source>
        <translation>%1 liegt mit etwa %2 am niedrigsten, doch die Spannen von %3 überschneiden sich damit</translation>
    </message>
    <message>
        <source>%1 is made for inference; it cannot train.</source>
        <translation>%1 ist für Inferenz gebaut und kann nicht trainieren.</translation>
    </message>
    <message>
        <source>%1 is more than any chip has.</source>
        <translation>%1 ist mehr, als irgendein Chip hat.</translation>
    </message>
    <message>
        <source>%1 is not money.</source>
        <translation>%1 ist kein Geldbetrag.</translation>
    </message>
    <message>
        <source>%1 is not rented as an instance.</source>
        <translation>%1 wird nicht als Instanz vermietet.</translation>
    </message>
    <message>
        <source>%1 is part of a rent, not what is paid.</source>
        <translation>%1 ist Teil einer Miete, nicht das, was bezahlt wird.</translation>
    </message>
    <message>
        <source>%1 is rented whole, with %2 chips; it cannot give %3.</source>
        <translation>%1 wird nur ganz vermietet, mit %2 Chips; %3 sind damit nicht möglich.</translation>
    </message>
    <message>
        <source>%1 is the sparse %2 peak; the dense one is %3.</source>
        <translation>%1 ist die Sparse-Spitzenleistung bei %2; die dichte ist %3.</translation>
    </message>
    <message>
        <source>%1 is told at its %2 of %3 (%4).</source>
        <translation>Preis von %1: %2, Stand %3 (%4).</translation>
    </message>
    <message>
        <source>%1 layers cannot have %2 without experts.</source>
        <translation>%1 Schichten können nicht %2 ohne Experten haben.</translation>
    </message>
    <message>
        <source>%1 marks.</source>
        <translation>%1 Markierungen.</translation>
    </message>
    <message>
        <source>%1 measurements</source>
        <translation>%1 Messungen</translation>
    </message>
    <message>
        <source>%1 million</source>
        <translation>%1 Millionen</translation>
    </message>
    <message>
        <source>%1 months</source>
        <translation>%1 Monate</translation>
    </message>
    <message>
        <source>%1 more offers are in the numbers; provider and region narrow them down.</source>
        <translation>%1 weitere Angebote stehen in den Zahlen; Anbieter und Region grenzen sie ein.</translation>
    </message>
    <message>
        <source>%1 moves it most: from %2 to %3 it goes from %4 to %5.</source>
        <translation>%1 bewegt das Ergebnis am stärksten: Von %2 bis %3 ändert es sich von %4 auf %5.</translation>
    </message>
    <message>
        <source>%1 moves it most; at one end, from %2 to %3, it cannot be: %4</source>
        <translation>%1 bewegt das Ergebnis am stärksten; an einem Ende, von %2 bis %3, ist es unmöglich: %4</translation>
    </message>
    <message>
        <source>%1 must be a whole number, not %2.</source>
        <translation>%1 muss eine ganze Zahl sein, nicht %2.</translation>
    </message>
    <message>
        <source>%1 needs %2 GB for weights and one request; %3 x %4 have %5 GB to use.</source>
        <translation>%1 braucht %2 GB für Gewichte und eine Anfrage; %3 x %4 haben %5 GB nutzbar.</translation>
    </message>
    <message>
        <source>%1 of</source>
        <translation>%1 der</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2 alone</source>
        <translation>%1 nur bei %2</translation>
    </message>
    <message>
        <source>%1 of %2 as a share of that of %3</source>
        <translation>%1 von %2 im Verhältnis zu %3</translation>
    </message>
    <message>
        <source>%1 of %2 cells have a value.</source>
        <translation>%1 von %2 Zellen haben einen Wert.</translation>
    </message>
    <message>
        <source>%1 of %2 have a value.</source>
        <translation>%1 von %2 haben einen Wert.</translation>
    </message>
    <message>
        <source>%1 of %2 measurements cannot be predicted:</source>
        <translation>%1 von %2 Messungen lassen sich nicht vorhersagen:</translation>
    </message>
    <message>
        <source>%1 of %2 offers</source>
        <translation>%1 von %2 Angeboten</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1 on %2, %3: predicted %4, measured %5, error %6. Source: %7.</source>
        <translation>%1 auf %2, %3: vorhergesagt %4, gemessen %5, Fehler %6. Quelle: %7.</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1 others change the answer by less than 1 %; the table has them.</source>
        <translation>%1 weitere ändern die Antwort um weniger als 1 %; sie stehen in der Tabelle.</translation>
    </message>
    <message>
        <source>%1 peak</source>
        <translation>%1-Spitzenleistung</translation>
    </message>
    <message>
        <source>%1 per USD</source>
        <translation>%1 pro USD</translation>
    </message>
    <message>
        <source>%1 pipeline stages</source>
        <translation>%1 Pipeline-Stufen</translation>
    </message>
    <message>
        <source>%1 prices of %2 from %3 will be lost. Importing that file again brings them back.</source>
        <translation>%1 Preise vom %2 aus %3 gehen verloren. Ein erneuter Import der Datei bringt sie zurück.</translation>
    </message>
    <message>
        <source>%1 prices of %2 were stored in %3. They can be chosen under Prices now.</source>
        <translation>%1 Preise vom %2 wurden in %3 gespeichert. Sie können jetzt unter „Preise“ gewählt werden.</translation>
    </message>
    <message>
        <source>%1 prices; of the imported rows %2 are new, %3 changed, %4 unchanged.</source>
        <translation>%1 Preise; von den importierten Zeilen sind %2 neu, %3 geändert, %4 unverändert.</translation>
    </message>
    <message>
        <source>%1 rows: %2 come in (%3 new, %4 changed, %5 unchanged), %6 are left out, %7 are suspicious.</source>
        <translation>%1 Zeilen: %2 übernommen (%3 neu, %4 geändert, %5 unverändert), %6 ausgelassen, %7 verdächtig.</translation>
    </message>
    <message>
        <source>%1 rows: %2 imported, %3 ignored, %4 suspicious</source>
        <translation>%1 Zeilen: %2 importiert, %3 ignoriert, %4 verdächtig</translation>
    </message>
    <message>
        <source>%1 sparse peak</source>
        <translation>%1-Spitzenleistung, sparse</translation>
    </message>
    <message>
        <source>%1 stays %2 than %3 whatever %4 is, from %5 to %6.</source>
        <translation>%1 bleibt %2 als %3, unabhängig von „%4“, von %5 bis %6.</translation>
    </message>
    <message>
        <source>%1 suspicious rows were accepted on request.</source>
        <translation>%1 verdächtige Zeilen wurden auf Wunsch zugelassen.</translation>
    </message>
    <message>
        <source>%1 systems</source>
        <translation>%1 Systeme</translation>
    </message>
    <message>
        <source>%1 takes about %2%3</source>
        <translation>%1 kostet etwa %2%3</translation>
    </message>
    <message>
        <source>%1 times</source>
        <translation>das %1-Fache der</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>a range of two numbers, the second with its unit</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>%1 to “%2”</source>
        <translation>%1 nach „%2“</translation>
    </message>
    <message>
        <source>%1 tokens are more than the context of %2, %3 tokens.</source>
        <translation>%1 Tokens sind mehr als der Kontext von %2, %3 Tokens.</translation>
    </message>
    <message>
        <source>%1 tokens in, %2 out</source>
        <translation>%1 Tokens Eingabe, %2 Ausgabe</translation>
    </message>
    <message>
        <source>%1 while %2 moves.</source>
        <translation>%1 bei Veränderung von: %2.</translation>
    </message>
    <message>
        <source>%1 while one price moves.</source>
        <translation>%1 bei Veränderung eines Preises.</translation>
    </message>
    <message>
        <source>%1 with structured sparsity</source>
        <translation>%1 mit strukturierter Sparsity</translation>
    </message>
    <message>
        <source>%1 x %2</source>
        <translation>%1 x %2</translation>
    </message>
    <message>
        <source>%1 year</source>
        <translation>%1 Jahr</translation>
    </message>
    <message>
        <source>%1 years</source>
        <translation>%1 Jahren</translation>
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
        <translation>%1%2; der Aufwand beträgt %3. %4</translation>
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
        <translation>%1, %2 pro Monat, unabhängig von der Nutzung.</translation>
    </message>
    <message>
        <source>%1, %2 in %3.</source>
        <translation>%1, %2 in %3.</translation>
    </message>
    <message>
        <source>%1, %2 what %3 costs%4</source>
        <translation>%1, %2 Kosten von %3%4</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1, %2, %3: %4 on %5.</source>
        <translation>%1, %2, %3: %4 am %5.</translation>
    </message>
    <message>
        <source>%1, %2: %3 at %4, %5 of the %6 that the chip can reach there; bound by %7.</source>
        <translation>%1, %2: %3 bei %4, %5 der %6, die der Chip dort erreichen kann; begrenzt durch %7.</translation>
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
        <translation>%1, dazu die Spanne der Leistungsaufnahme</translation>
    </message>
    <message>
        <source>%1, and the range of the price</source>
        <translation>%1, dazu die Spanne des Preises</translation>
    </message>
    <message>
        <source>%1, as of %2</source>
        <translation>%1, Stand %2</translation>
    </message>
    <message>
        <source>%1, assumed: %2 of that</source>
        <translation>%1, angenommen: %2 davon</translation>
    </message>
    <message>
        <source>%1, slider</source>
        <translation>%1, Schieberegler</translation>
    </message>
    <message>
        <source>%1, the same for all rows</source>
        <translation>%1, für alle Zeilen gleich</translation>
    </message>
    <message>
        <source>%1, then %2 %3 %4 per USD (your rate)</source>
        <comment>formula, × or /, rate</comment>
        <translation>%1, dann %2 %3 %4 pro USD (eigener Kurs)</translation>
    </message>
    <message>
        <source>%1, though at its %2%3</source>
        <translation>%1, allerdings mit Preisart „%2“%3</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <translation>%1, mit %2</translation>
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
        <translation>%1: %2 bei %3, %4 bei %5; jetzt %6. %7</translation>
    </message>
    <message>
        <source>%1: %2 for %3, so %4; range of the speed %5 to %6; bound by %7.</source>
        <translation>%1: %2 für %3, also %4; Spanne der Geschwindigkeit %5 bis %6; begrenzt durch %7.</translation>
    </message>
    <message>
        <source>%1: %2 in %3 and %4; up to %5 memory bandwidth is the limit, above it compute.</source>
        <translation>%1: %2 bei %3 und %4; bis %5 begrenzt die Speicherbandbreite, darüber die Rechenleistung.</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <translation>%1: von %2 auf %3</translation>
    </message>
    <message>
        <source>%1: %2 to %3 %4 between %5 and %6, %7</source>
        <translation>%1: von %2 auf %3 %4 zwischen %5 und %6, %7</translation>
    </message>
    <message>
        <source>%1: %2 x %3</source>
        <translation>%1: %2 x %3</translation>
    </message>
    <message>
        <source>%1: %2 x %3, %4 %5 chips</source>
        <translation>%1: %2 x %3, %4 %5-Chips</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>%1: %2, against %3 (%4). %5</source>
        <translation>%1: %2, dagegen %3 (%4). %5</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: %2. None of the assumptions acts on it: choose another metric to ask what would change it.</source>
        <translation>%1: %2. Keine der Annahmen wirkt darauf: eine andere Kennzahl wählen, um zu sehen, was sie ändern würde.</translation>
    </message>
    <message>
        <source>%1: eight of ten draws lie from %2 to %3; ahead of all others in %4.</source>
        <translation>%1: Acht von zehn Ziehungen liegen zwischen %2 und %3; vor allen anderen in %4.</translation>
    </message>
    <message>
        <source>%1: from %2, %3, to %4, %5.</source>
        <translation>%1: von %2, %3, bis %4, %5.</translation>
    </message>
    <message>
        <source>%1: no %2; prices of other kinds are shown, the notes say which.</source>
        <translation>%1: kein %2; gezeigt werden Preise anderer Art, Näheres in den Anmerkungen.</translation>
    </message>
    <message>
        <source>%1: no %2; the %3 of %4 is shown.</source>
        <translation>%1: kein %2; gezeigt wird: %3, Stand %4.</translation>
    </message>
    <message>
        <source>%1: no clear change between %2 and %3 (%4 to %5 %6)</source>
        <translation>%1: keine klare Änderung zwischen %2 und %3 (%4 zu %5 %6)</translation>
    </message>
    <message>
        <source>%1: no dense %2 peak is published; its line is of %3.</source>
        <translation>%1: Keine dichte %2-Spitzenleistung ist veröffentlicht; die Linie gilt für %3.</translation>
    </message>
    <message>
        <source>%1: no row could be predicted.</source>
        <translation>%1: Keine Zeile ließ sich vorhersagen.</translation>
    </message>
    <message>
        <source>%1: the median error of %2 predictions is %3; nine of ten are within %4.</source>
        <translation>%1: Der Medianfehler von %2 Vorhersagen beträgt %3; neun von zehn liegen innerhalb von %4.</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1; %2 costs %3 what %4 costs</source>
        <translation>%1; %2 verursacht %3 Kosten von %4</translation>
    </message>
    <message>
        <source>%1; their prices are of different kinds</source>
        <translation>%1; die Preise sind von verschiedener Art</translation>
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
        <translation>%1 Chip</translation>
    </message>
    <message numerus="yes">
        <source>%n chips</source>
        <translation><numerusform>%n Chip</numerusform><numerusform>%n Chips</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n contradictions in view</source>
        <translation><numerusform>%n Widerspruch sichtbar</numerusform><numerusform>%n Widersprüche sichtbar</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n figures of this board moved since it was saved</source>
        <translation><numerusform>%n Wert dieses Vergleichs hat sich seit dem Speichern geändert</numerusform><numerusform>%n Werte dieses Vergleichs haben sich seit dem Speichern geändert</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n instances</source>
        <translation><numerusform>%n Instanz</numerusform><numerusform>%n Instanzen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n systems</source>
        <translation><numerusform>%n System</numerusform><numerusform>%n Systeme</numerusform></translation>
    </message>
    <message>
        <source>&amp;About Chipboard</source>
        <translation>Ü&amp;ber Chipboard</translation>
    </message>
    <message>
        <source>&amp;Baseline</source>
        <translation>&amp;Referenz</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>Ver&amp;gleich</translation>
    </message>
    <message>
        <source>&amp;Cells for a spreadsheet</source>
        <translation>&amp;Zellen für eine Tabellenkalkulation</translation>
    </message>
    <message>
        <source>&amp;Columns…</source>
        <translation>&amp;Spalten…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Copy to</source>
        <translation>&amp;Kopieren nach</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>&amp;Duplicate and edit what the source card is about</source>
        <translation>Inhalt der Quellenkarte &amp;duplizieren und bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>&amp;Figures of your own…</source>
        <translation>Ei&amp;gene Werte…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Find chip…</source>
        <translation>Chip &amp;suchen…</translation>
    </message>
    <message>
        <source>&amp;Forget these</source>
        <translation>&amp;Liste leeren</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Import prices…</source>
        <translation>Preise &amp;importieren…</translation>
    </message>
    <message>
        <source>&amp;Keep them</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Light or dark like the system</source>
        <translation>Hell/dunkel wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>&amp;Neu</translation>
    </message>
    <message>
        <source>&amp;New from preset</source>
        <translation>&amp;Neu aus Vorlage</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;PNG picture</source>
        <translation>&amp;PNG-Bild</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Bereiche</translation>
    </message>
    <message>
        <source>&amp;Precision</source>
        <translation>&amp;Präzision</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>&amp;Remove them</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Entfernen…</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>&amp;Layout zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;SVG picture</source>
        <translation>&amp;SVG-Bild</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Table for documents</source>
        <translation>&amp;Tabelle für Dokumente</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>(%1 to %2)</source>
        <translation>(%1 bis %2)</translation>
    </message>
    <message>
        <source>(see above)</source>
        <translation>(siehe oben)</translation>
    </message>
    <message>
        <source>, in %1 though at its %2</source>
        <comment>a scenario, a kind of price</comment>
        <translation>, in %1 allerdings mit Preisart „%2“</translation>
    </message>
    <message>
        <source>, though at its %1</source>
        <comment>a kind of price</comment>
        <translation>, allerdings mit Preisart „%1“</translation>
    </message>
    <message>
        <source>--chart names one chart, and --what asks for more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 is no figure of a chip.</source>
        <translation>0 ist kein Wert eines Chips.</translation>
    </message>
    <message>
        <source>1 GiB = 1.074 GB</source>
        <translation>1 GiB = 1,074 GB</translation>
    </message>
    <message>
        <source>1 USD = %1 %2 (your rate)</source>
        <translation>1 USD = %1 %2 (eigener Kurs)</translation>
    </message>
    <message>
        <source>1 chip</source>
        <translation>1 Chip</translation>
    </message>
    <message>
        <source>1 chip each, rented whole.</source>
        <translation>Je 1 Chip, nur ganz zu mieten.</translation>
    </message>
    <message>
        <source>1 chip was stored in %1. It can be chosen now.</source>
        <translation>1 Chip wurde in %1 gespeichert. Er kann jetzt gewählt werden.</translation>
    </message>
    <message>
        <source>1 chip.</source>
        <translation>1 Chip.</translation>
    </message>
    <message>
        <source>1 contradiction in view</source>
        <translation>1 Widerspruch sichtbar</translation>
    </message>
    <message>
        <source>1 figure of this board moved since it was saved</source>
        <translation>1 Wert dieses Vergleichs hat sich seit dem Speichern geändert</translation>
    </message>
    <message>
        <source>1 instance</source>
        <translation>1 Instanz</translation>
    </message>
    <message>
        <source>1 is a data centre that needs nothing for itself.</source>
        <translation>1 ist ein Rechenzentrum, das für sich selbst nichts braucht.</translation>
    </message>
    <message>
        <source>1 system</source>
        <translation>1 System</translation>
    </message>
    <message>
        <source>1 year</source>
        <translation>1 Jahr</translation>
    </message>
    <message>
        <source>1-year reserved price</source>
        <translation>Reservierungspreis (1 Jahr)</translation>
    </message>
    <message>
        <source>12 bytes of states a parameter</source>
        <translation>12 Byte Zustände pro Parameter</translation>
    </message>
    <message>
        <source>2 x active parameters x requests / (peak x share of it that decoding reaches)</source>
        <translation>2 x aktive Parameter x Anfragen / (Spitzenleistung x bei Decode erreichter Anteil)</translation>
    </message>
    <message>
        <source>3 years</source>
        <translation>3 Jahre</translation>
    </message>
    <message>
        <source>3-year reserved price</source>
        <translation>Reservierungspreis (3 Jahre)</translation>
    </message>
    <message>
        <source>4 is FP4, 8 is FP8, 16 is BF16, 32 is FP32.</source>
        <translation>4 ist FP4, 8 ist FP8, 16 ist BF16, 32 ist FP32.</translation>
    </message>
    <message>
        <source>700 USD an hour stands for "no price" in some tables.</source>
        <translation>700 USD pro Stunde steht in manchen Tabellen für „kein Preis“.</translation>
    </message>
    <message>
        <source>700.0 stands for "no price".</source>
        <translation>700.0 steht für „kein Preis“.</translation>
    </message>
    <message>
        <source>730 are a month all through.</source>
        <translation>730 sind ein ganzer Monat.</translation>
    </message>
    <message>
        <source>9 of 10</source>
        <translation>9 von 10</translation>
    </message>
    <message>
        <source>; %1</source>
        <translation>; %1</translation>
    </message>
    <message>
        <source>; %1 bounds %2</source>
        <translation>; Engpass bei %2: %1</translation>
    </message>
    <message>
        <source>; %1 bounds both</source>
        <translation>; Engpass bei beiden: %1</translation>
    </message>
    <message>
        <source>; %1 bounds it</source>
        <translation>; Engpass: %1</translation>
    </message>
    <message>
        <source>; %1 bounds them all</source>
        <translation>; Engpass bei allen: %1</translation>
    </message>
    <message>
        <source>; range %1</source>
        <translation>; Spanne %1</translation>
    </message>
    <message>
        <source>; source: %1</source>
        <translation>; Quelle: %1</translation>
    </message>
    <message>
        <source>= %1 days</source>
        <translation>= %1 Tage</translation>
    </message>
    <message>
        <source>A board has no scenario, or 2 to %1.</source>
        <translation>Ein Vergleich hat kein Szenario oder 2 bis %1.</translation>
    </message>
    <message>
        <source>A chip cannot be derived from itself.</source>
        <translation>Ein Chip kann nicht von sich selbst abgeleitet sein.</translation>
    </message>
    <message>
        <source>A comma has no meaning here.</source>
        <translation>Ein Komma hat hier keine Bedeutung.</translation>
    </message>
    <message>
        <source>A commitment is paid whether it is used or not.</source>
        <translation>Eine Laufzeitbindung wird bezahlt, ob genutzt oder nicht.</translation>
    </message>
    <message>
        <source>A comparison begins with the name of a field.</source>
        <translation>Ein Vergleich beginnt mit dem Namen eines Feldes.</translation>
    </message>
    <message>
        <source>A comparison saved under this name would look like an exported file.</source>
        <translation>Ein unter diesem Namen gespeicherter Vergleich sähe wie eine exportierte Datei aus.</translation>
    </message>
    <message>
        <source>A copy of it as it was is in %1.</source>
        <translation>Eine Kopie des vorherigen Stands liegt in %1.</translation>
    </message>
    <message>
        <source>A figure of the chip cannot be: such as a sparse peak given as a dense one.</source>
        <translation>Ein Chipwert ist unmöglich: etwa eine Sparse-Spitzenleistung, die als dichte angegeben ist.</translation>
    </message>
    <message>
        <source>A formula is no table.</source>
        <translation>Eine Formel ist keine Tabelle.</translation>
    </message>
    <message>
        <source>A machine has at least one chip.</source>
        <translation>Eine Maschine hat mindestens einen Chip.</translation>
    </message>
    <message>
        <source>A missing figure has no range.</source>
        <translation>Ein fehlender Wert hat keine Spanne.</translation>
    </message>
    <message>
        <source>A month of 365 / 12 days, all day.</source>
        <translation>Ein Monat mit 365 / 12 Tagen, rund um die Uhr.</translation>
    </message>
    <message>
        <source>A new scenario is a copy of the board under a name; prices, assumptions and figures of your own that you change then belong to it alone. What is here now stays as “As it was”.</source>
        <translation>Ein neues Szenario ist eine benannte Kopie des Vergleichs; danach geänderte Preise, Annahmen und eigene Werte gehören nur zu ihm. Der jetzige Stand bleibt als „Wie bisher“ erhalten.</translation>
    </message>
    <message>
        <source>A new, empty one was begun: import the prices again.</source>
        <translation>Ein neuer, leerer wurde angelegt: Die Preise erneut importieren.</translation>
    </message>
    <message>
        <source>A number can be read with a decimal comma or with a thousands comma.</source>
        <translation>Eine Zahl lässt sich mit Dezimalkomma oder mit Tausenderkomma lesen.</translation>
    </message>
    <message>
        <source>A number cannot be read.</source>
        <translation>Eine Zahl ist nicht lesbar.</translation>
    </message>
    <message>
        <source>A part of this file has a name that no part may have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture cannot have a scale of %1.</source>
        <translation>Ein Bild kann nicht den Maßstab %1 haben.</translation>
    </message>
    <message>
        <source>A price belongs to a price list.</source>
        <translation>Ein Preis gehört zu einer Preisliste.</translation>
    </message>
    <message>
        <source>A price is of an instance, a system or a chip.</source>
        <translation>Ein Preis gehört zu einer Instanz, einem System oder einem Chip.</translation>
    </message>
    <message>
        <source>A quarter of a year of one engineer; no figure is published.</source>
        <translation>Ein Vierteljahr Arbeit einer Fachkraft; veröffentlicht ist kein Wert.</translation>
    </message>
    <message>
        <source>A question is about one metric.</source>
        <translation>Eine Frage betrifft genau eine Kennzahl.</translation>
    </message>
    <message>
        <source>A row cannot be compared with itself.</source>
        <translation>Eine Zeile lässt sich nicht mit sich selbst vergleichen.</translation>
    </message>
    <message>
        <source>A scenario has prices, assumptions and figures of its own.</source>
        <translation>Ein Szenario hat eigene Preise, Annahmen und Werte.</translation>
    </message>
    <message>
        <source>A subject is a chip, an instance or a system.</source>
        <translation>Möglich ist ein Chip, eine Instanz oder ein System.</translation>
    </message>
    <message>
        <source>A token must go to between 1 and %1 experts.</source>
        <translation>Ein Token muss an 1 bis %1 Experten gehen.</translation>
    </message>
    <message>
        <source>A tornado moves every assumption in turn.</source>
        <translation>Ein Tornado verändert jede Annahme der Reihe nach.</translation>
    </message>
    <message>
        <source>A two-way table moves two assumptions.</source>
        <translation>Eine Zwei-Wege-Tabelle verändert zwei Annahmen.</translation>
    </message>
    <message>
        <source>A weight or cached element takes 0 to 16 bytes.</source>
        <translation>Ein Gewicht oder Cache-Element braucht 0 bis 16 Byte.</translation>
    </message>
    <message>
        <source>A4 landscape</source>
        <translation>A4 quer</translation>
    </message>
    <message>
        <source>A4 portrait</source>
        <translation>A4 hoch</translation>
    </message>
    <message>
        <source>AWS capacity-block prices (JSON)</source>
        <translation>AWS-Capacity-Block-Preise (JSON)</translation>
    </message>
    <message>
        <source>AWS generations</source>
        <translation>AWS-Generationen</translation>
    </message>
    <message>
        <source>AWS on-demand list (CSV)</source>
        <translation>AWS-On-Demand-Liste (CSV)</translation>
    </message>
    <message>
        <source>About Chipboard</source>
        <translation>Über Chipboard</translation>
    </message>
    <message>
        <source>Activations of a token</source>
        <translation>Aktivierungen eines Tokens</translation>
    </message>
    <message>
        <source>Activations through memory</source>
        <translation>Aktivierungen durch den Speicher</translation>
    </message>
    <message>
        <source>Active parameters (billions)</source>
        <translation>Aktive Parameter (Milliarden)</translation>
    </message>
    <message>
        <source>Add a scenario</source>
        <translation>Szenario hinzufügen</translation>
    </message>
    <message>
        <source>Add it or correct the id.</source>
        <translation>Hinzufügen oder die ID korrigieren.</translation>
    </message>
    <message>
        <source>Add it.</source>
        <translation>Hinzufügen.</translation>
    </message>
    <message>
        <source>Add the numbers as a table</source>
        <translation>Zahlen als Tabelle anfügen</translation>
    </message>
    <message>
        <source>Add the table of numbers on a page of its own.</source>
        <translation>Die Zahlentabelle auf einer eigenen Seite anfügen.</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>After "%1" comes a comparison.</source>
        <translation>Nach „%1“ folgt ein Vergleich.</translation>
    </message>
    <message>
        <source>After a comparison comes "and", "or" or the end.</source>
        <translation>Nach einem Vergleich folgt „and“, „or“ oder das Ende.</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Gegenüber</translation>
    </message>
    <message>
        <source>All hours of a month</source>
        <translation>Alle Stunden eines Monats</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>All of a dense model; of experts those that the requests need.</source>
        <translation>Alle bei einem dichten Modell; bei Experten die, die die Anfragen brauchen.</translation>
    </message>
    <message>
        <source>All of the work moves.</source>
        <translation>Die gesamte Arbeit zieht um.</translation>
    </message>
    <message>
        <source>All paid hours work.</source>
        <translation>Alle bezahlten Stunden werden genutzt.</translation>
    </message>
    <message>
        <source>All providers</source>
        <translation>Alle Anbieter</translation>
    </message>
    <message>
        <source>All rows are read. They are saved, and the price lists are read anew.</source>
        <translation>Alle Zeilen sind gelesen. Sie werden gespeichert, und die Preislisten werden neu gelesen.</translation>
    </message>
    <message>
        <source>All that there is, %1 to %2.</source>
        <translation>Alle vorhandenen, %1 bis %2.</translation>
    </message>
    <message>
        <source>All weights of the model.</source>
        <translation>Alle Gewichte des Modells.</translation>
    </message>
    <message>
        <source>Already imported on %1 (snapshot %2); nothing was added.</source>
        <translation>Bereits am %1 importiert (Snapshot %2); nichts wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>Alt+Down</source>
        <translation>Alt+Pfeil ab</translation>
    </message>
    <message>
        <source>Alt+Home</source>
        <translation>Alt+Pos1</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Pfeil auf</translation>
    </message>
    <message>
        <source>An earlier row has another price for the same thing, place and date.</source>
        <translation>Eine frühere Zeile hat einen anderen Preis für dasselbe Objekt, denselben Ort und dasselbe Datum.</translation>
    </message>
    <message>
        <source>An earlier row says the same.</source>
        <translation>Eine frühere Zeile sagt dasselbe.</translation>
    </message>
    <message>
        <source>An encoder needs a text of at least 1 token.</source>
        <translation>Ein Encoder braucht einen Text von mindestens 1 Token.</translation>
    </message>
    <message>
        <source>An exchange rate is a number from 0.0001 to 10000000.</source>
        <translation>Ein Wechselkurs ist eine Zahl von 0,0001 bis 10000000.</translation>
    </message>
    <message>
        <source>An exchange rate is of another currency than USD.</source>
        <translation>Ein Wechselkurs gilt für eine andere Währung als USD.</translation>
    </message>
    <message>
        <source>An import brings it up to date.</source>
        <translation>Ein Import bringt ihn auf den neuesten Stand.</translation>
    </message>
    <message>
        <source>An official source has an address.</source>
        <translation>Eine offizielle Quelle hat eine Adresse.</translation>
    </message>
    <message>
        <source>Announced against shipping</source>
        <translation>Angekündigt und verfügbar</translation>
    </message>
    <message>
        <source>Announced, not yet to be had: %1.</source>
        <translation>Angekündigt, noch nicht erhältlich: %1.</translation>
    </message>
    <message>
        <source>Answer at from</source>
        <translation>Antwort bei „Von“</translation>
    </message>
    <message>
        <source>Answer at to</source>
        <translation>Antwort bei „Bis“</translation>
    </message>
    <message>
        <source>Arithmetic of a batch</source>
        <translation>Rechnen für einen Batch</translation>
    </message>
    <message>
        <source>Arithmetic of a step</source>
        <translation>Rechnen für einen Schritt</translation>
    </message>
    <message>
        <source>Arithmetic on each byte of memory traffic</source>
        <translation>Rechenoperationen pro Byte Speicherverkehr</translation>
    </message>
    <message>
        <source>Arithmetic takes most of the time.</source>
        <translation>Das Rechnen braucht die meiste Zeit.</translation>
    </message>
    <message>
        <source>As it is now: %1, %2.</source>
        <translation>So ist es jetzt: %1, %2.</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As of %1 (from the %2).</source>
        <translation>Stand %1 (Herkunft: %2).</translation>
    </message>
    <message>
        <source>Assume this; "chipboard list assumptions" has the names. May be given several times.</source>
        <translation>Dies annehmen; „chipboard list assumptions“ zeigt die Namen. Mehrfach möglich.</translation>
    </message>
    <message>
        <source>Assume what the command line says</source>
        <translation>Annahmen der Befehlszeile übernehmen</translation>
    </message>
    <message>
        <source>Assumed.</source>
        <translation>Angenommen.</translation>
    </message>
    <message>
        <source>Assumed: %1</source>
        <translation>Angenommen: %1</translation>
    </message>
    <message>
        <source>Assumption</source>
        <translation>Annahme</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>Annahmen</translation>
    </message>
    <message>
        <source>At %1 a month it has paid after %2.</source>
        <translation>Bei %1 pro Monat dauert die Amortisation %2.</translation>
    </message>
    <message>
        <source>At %1 there is nothing to compare: %2</source>
        <translation>Bei %1 gibt es nichts zu vergleichen: %2</translation>
    </message>
    <message>
        <source>At %1, %2: %3 over its range</source>
        <translation>Bei %1, %2: Spanne von %3</translation>
    </message>
    <message>
        <source>At a given batch</source>
        <translation>Bei gegebenem Batch</translation>
    </message>
    <message>
        <source>At full load</source>
        <translation>Bei voller Last</translation>
    </message>
    <message>
        <source>Attained, TFLOPS per chip</source>
        <translation>Erreicht, TFLOPS pro Chip</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>Attention-Heads</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Automatic (%1)</source>
        <translation>Automatisch (%1)</translation>
    </message>
    <message>
        <source>Azure retail prices (CSV)</source>
        <translation>Azure-Endkundenpreise (CSV)</translation>
    </message>
    <message>
        <source>BF16 compute</source>
        <translation>BF16-Rechenleistung</translation>
    </message>
    <message>
        <source>BF16 sparse compute</source>
        <translation>BF16-Rechenleistung, sparse</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Bandbreite</translation>
    </message>
    <message>
        <source>Bandwidth, TB/s per chip</source>
        <translation>Bandbreite, TB/s pro Chip</translation>
    </message>
    <message>
        <source>Bar</source>
        <translation>Senkrechter Strich</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>Batch and chips must be at least 1.</source>
        <translation>Batch und Chips müssen mindestens 1 sein.</translation>
    </message>
    <message>
        <source>Batches at once</source>
        <translation>Gleichzeitige Batches</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Begin it with https://.</source>
        <translation>Mit https:// beginnen.</translation>
    </message>
    <message>
        <source>Best common</source>
        <translation>Beste gemeinsame</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>Beste: %1</translation>
    </message>
    <message>
        <source>Between columns</source>
        <translation>Zwischen Spalten</translation>
    </message>
    <message>
        <source>Bits of a cached value</source>
        <translation>Bits pro Cache-Wert</translation>
    </message>
    <message>
        <source>Bits of a weight</source>
        <translation>Bits pro Gewicht</translation>
    </message>
    <message>
        <source>Bits of the arithmetic</source>
        <translation>Bits der Arithmetik</translation>
    </message>
    <message>
        <source>Blocks of the network.</source>
        <translation>Blöcke des Netzes.</translation>
    </message>
    <message>
        <source>Board &gt; Prices offers the newest of these; a board keeps the one that it was made with.</source>
        <translation>Vergleich &gt; Preise bietet die neuesten davon an; ein Vergleich behält die, mit der er erstellt wurde.</translation>
    </message>
    <message>
        <source>Both directions of the table move the same assumption.</source>
        <translation>Beide Richtungen der Tabelle verändern dieselbe Annahme.</translation>
    </message>
    <message>
        <source>Both directions of the table move the same assumption; the page chose another.</source>
        <translation>Beide Richtungen der Tabelle verändern dieselbe Annahme; die Seite hat eine andere gewählt.</translation>
    </message>
    <message>
        <source>Bound by</source>
        <translation>Engpass</translation>
    </message>
    <message>
        <source>Bound by %1: %2. %3</source>
        <translation>Engpass %1: %2. %3</translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation>Break-even</translation>
    </message>
    <message>
        <source>Busy copies</source>
        <translation>Beschäftigte Kopien</translation>
    </message>
    <message>
        <source>By our estimates %1 costs least in %2</source>
        <translation>Nach unseren Schätzungen kostet %1 am wenigsten in %2</translation>
    </message>
    <message numerus="yes">
        <source>By our estimates %1 costs least in all %n scenarios</source>
        <translation><numerusform>Nach unseren Schätzungen kostet %1 in %n Szenario am wenigsten</numerusform><numerusform>Nach unseren Schätzungen kostet %1 in allen %n Szenarien am wenigsten</numerusform></translation>
    </message>
    <message>
        <source>By our estimates %1 costs least in both scenarios</source>
        <translation>Nach unseren Schätzungen kostet %1 in beiden Szenarien am wenigsten</translation>
    </message>
    <message>
        <source>By our estimates %1 is fastest in %2</source>
        <translation>Nach unseren Schätzungen ist %1 am schnellsten in %2</translation>
    </message>
    <message numerus="yes">
        <source>By our estimates %1 is fastest in all %n scenarios</source>
        <translation><numerusform>Nach unseren Schätzungen ist %1 in %n Szenario am schnellsten</numerusform><numerusform>Nach unseren Schätzungen ist %1 in allen %n Szenarien am schnellsten</numerusform></translation>
    </message>
    <message>
        <source>By our estimates %1 is fastest in both scenarios</source>
        <translation>Nach unseren Schätzungen ist %1 in beiden Szenarien am schnellsten</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>CSV-Tabelle</translation>
    </message>
    <message>
        <source>Cache of a request</source>
        <translation>Cache einer Anfrage</translation>
    </message>
    <message>
        <source>Cached elements and FLOP of an item must be numbers of at least 0.</source>
        <translation>Cache-Elemente und FLOP eines Elements müssen Zahlen ab 0 sein.</translation>
    </message>
    <message>
        <source>Call scenario “%1” “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Catalogue of %1</source>
        <translation>Katalog vom %1</translation>
    </message>
    <message>
        <source>Catalogue of %1. %2</source>
        <translation>Katalog vom %1. %2</translation>
    </message>
    <message>
        <source>Catalogue of %1: %2.</source>
        <translation>Katalog vom %1: %2.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Change your figure…</source>
        <translation>Eigenen Wert ändern…</translation>
    </message>
    <message>
        <source>Changes of the last time are shown that "%1" does not have yet. File &gt; Open shows it as it was saved.</source>
        <translation>Gezeigt werden Änderungen vom letzten Mal, die „%1“ noch nicht enthält. Datei &gt; Öffnen zeigt den gespeicherten Stand.</translation>
    </message>
    <message>
        <source>Changes these charts</source>
        <translation>Ändert diese Diagramme</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Check catalogue files and boards.</source>
        <translation>Katalogdateien und Vergleiche prüfen.</translation>
    </message>
    <message>
        <source>Check chips on the left, or start from one of these. Ctrl+Z brings back what was there.</source>
        <translation>Links Chips ankreuzen oder mit einem von diesen beginnen. Strg+Z stellt den vorherigen Stand wieder her.</translation>
    </message>
    <message>
        <source>Check its permissions, or name another file.</source>
        <translation>Die Berechtigungen prüfen oder eine andere Datei angeben.</translation>
    </message>
    <message>
        <source>Check its permissions.</source>
        <translation>Die Berechtigungen prüfen.</translation>
    </message>
    <message>
        <source>Check that its folder exists and may be written to.</source>
        <translation>Prüfen, ob der Ordner existiert und beschreibbar ist.</translation>
    </message>
    <message>
        <source>Check the commas, quotes and brackets before this place.</source>
        <translation>Die Kommas, Anführungszeichen und Klammern vor dieser Stelle prüfen.</translation>
    </message>
    <message>
        <source>Check the disk and the room left on it. What was stored before is unchanged.</source>
        <translation>Den Datenträger und den freien Platz prüfen. Was schon gespeichert war, ist unverändert.</translation>
    </message>
    <message>
        <source>Check the first thing found</source>
        <translation>Ersten Treffer ankreuzen</translation>
    </message>
    <message>
        <source>Check the folder's permissions and the room on the disk.</source>
        <translation>Die Berechtigungen des Ordners und den Platz auf dem Datenträger prüfen.</translation>
    </message>
    <message>
        <source>Check the path.</source>
        <translation>Den Pfad prüfen.</translation>
    </message>
    <message>
        <source>Check the permissions of the file and its folder.</source>
        <translation>Die Berechtigungen der Datei und ihres Ordners prüfen.</translation>
    </message>
    <message>
        <source>Check the value and its unit.</source>
        <translation>Den Wert und seine Einheit prüfen.</translation>
    </message>
    <message>
        <source>Check these measurements instead of the shipped ones.</source>
        <translation>Diese Messungen statt der mitgelieferten prüfen.</translation>
    </message>
    <message>
        <source>Check whether it is per month, or in another currency.</source>
        <translation>Prüfen, ob er pro Monat oder in einer anderen Währung gilt.</translation>
    </message>
    <message>
        <source>Check whether the figure is per chip, of all chips, or of something else.</source>
        <translation>Prüfen, ob der Wert pro Chip, für alle Chips oder für etwas anderes gilt.</translation>
    </message>
    <message>
        <source>Check whether the file is a table at all.</source>
        <translation>Prüfen, ob die Datei überhaupt eine Tabelle ist.</translation>
    </message>
    <message>
        <source>Check whether this is the sparse figure.</source>
        <translation>Prüfen, ob dies der Sparse-Wert ist.</translation>
    </message>
    <message>
        <source>Check which character separates the columns.</source>
        <translation>Prüfen, welches Zeichen die Spalten trennt.</translation>
    </message>
    <message>
        <source>Check which of the two is which.</source>
        <translation>Prüfen, welcher der beiden welcher ist.</translation>
    </message>
    <message>
        <source>Checks the named files and directories, or the shipped catalogue when none is named, and tells every fault with its line and column. Of an exported PDF, SVG or PNG it checks the board inside.</source>
        <translation>Prüft die angegebenen Dateien und Verzeichnisse, ohne Angabe den mitgelieferten Katalog, und meldet jeden Fehler mit Zeile und Spalte. Bei exportierten PDF-, SVG- und PNG-Dateien wird der enthaltene Vergleich geprüft.</translation>
    </message>
    <message>
        <source>Chip</source>
        <translation>Chip</translation>
    </message>
    <message>
        <source>Chip-hours</source>
        <translation>Chip-Stunden</translation>
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
        <translation>Chipboard vergleicht KI-Chips: Rechenleistung, Speicher, Bandbreite und Kosten.</translation>
    </message>
    <message>
        <source>Chipboard comparison (*.chipboard)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chipboard is free software under the GNU General Public License, version 3 or later, and comes with no warranty. It is built with Qt %1 (LGPL 3), QCustomPlot (GPL 3) and nlohmann/json (MIT), and prefers the typeface Inter (SIL OFL 1.1).</source>
        <translation>Chipboard ist freie Software unter der GNU General Public License, Version 3 oder neuer, und wird ohne jede Gewährleistung bereitgestellt. Es beruht auf Qt %1 (LGPL 3), QCustomPlot (GPL 3) und nlohmann/json (MIT) und verwendet bevorzugt die Schrift Inter (SIL OFL 1.1).</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Chips are accounted for one by one.</source>
        <translation>Chips werden einzeln abgerechnet.</translation>
    </message>
    <message>
        <source>Chips for a month's work</source>
        <translation>Chips für die Monatsarbeit</translation>
    </message>
    <message>
        <source>Chips of a copy</source>
        <translation>Chips einer Kopie</translation>
    </message>
    <message>
        <source>Chips of a copy that work at a time.</source>
        <translation>Chips einer Kopie, die gleichzeitig arbeiten.</translation>
    </message>
    <message>
        <source>Choose "Columns…" and say which column holds what.</source>
        <translation>„Spalten…“ wählen und angeben, welche Spalte was enthält.</translation>
    </message>
    <message>
        <source>Choose a chip that trains.</source>
        <translation>Einen Chip wählen, der trainieren kann.</translation>
    </message>
    <message>
        <source>Choose a file that has a header and rows.</source>
        <translation>Eine Datei mit Kopfzeile und Zeilen wählen.</translation>
    </message>
    <message>
        <source>Choose a file that was saved as a board.</source>
        <translation>Eine Datei wählen, die als Vergleich gespeichert wurde.</translation>
    </message>
    <message>
        <source>Choose a folder that you may write to.</source>
        <translation>Einen Ordner mit Schreibberechtigung wählen.</translation>
    </message>
    <message>
        <source>Choose a model of text.</source>
        <translation>Ein Textmodell wählen.</translation>
    </message>
    <message>
        <source>Choose a name that ends in .chipboard, or use File &gt; Export.</source>
        <translation>Einen Namen mit der Endung .chipboard wählen oder Datei &gt; Exportieren verwenden.</translation>
    </message>
    <message>
        <source>Choose a precision that the chip has.</source>
        <translation>Eine Präzision wählen, die der Chip hat.</translation>
    </message>
    <message>
        <source>Choose a scale from %1 to %2.</source>
        <translation>Einen Maßstab von %1 bis %2 wählen.</translation>
    </message>
    <message>
        <source>Choose a smaller model, fewer tokens or a chip with more memory.</source>
        <translation>Ein kleineres Modell, weniger Tokens oder einen Chip mit mehr Speicher wählen.</translation>
    </message>
    <message>
        <source>Choose a smaller model, shorter sequences, or a chip with more memory.</source>
        <translation>Ein kleineres Modell, kürzere Sequenzen oder einen Chip mit mehr Speicher wählen.</translation>
    </message>
    <message>
        <source>Choose a smaller scale, or write a PDF or SVG file.</source>
        <translation>Einen kleineren Maßstab wählen oder eine PDF- oder SVG-Datei schreiben.</translation>
    </message>
    <message>
        <source>Choose a workload</source>
        <translation>Einen Workload wählen</translation>
    </message>
    <message>
        <source>Choose a workload that one chip holds.</source>
        <translation>Einen Workload wählen, der auf einen Chip passt.</translation>
    </message>
    <message>
        <source>Choose another instance.</source>
        <translation>Eine andere Instanz wählen.</translation>
    </message>
    <message>
        <source>Choose batch inference, or another model.</source>
        <translation>Batch-Inferenz oder ein anderes Modell wählen.</translation>
    </message>
    <message>
        <source>Choose chips on the left.</source>
        <translation>Links Chips auswählen.</translation>
    </message>
    <message>
        <source>Choose chips to compare</source>
        <translation>Chips zum Vergleichen wählen</translation>
    </message>
    <message>
        <source>Choose chips to compare.</source>
        <translation>Chips zum Vergleichen wählen.</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Datei wählen…</translation>
    </message>
    <message>
        <source>Choose one of %1, or a size like 210x148mm, 8x4.5in or 1600x900px, each side from 2 to 100 inches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of %1.</source>
        <translation>Eine von %1 wählen.</translation>
    </message>
    <message>
        <source>Choose one that the thing has, such as memory or price.</source>
        <translation>Einen Wert wählen, den das Objekt hat, etwa Speicher oder Preis.</translation>
    </message>
    <message>
        <source>Choose other rows, prices or another workload.</source>
        <translation>Andere Zeilen, Preise oder einen anderen Workload wählen.</translation>
    </message>
    <message>
        <source>Choose the format "%1".</source>
        <translation>Das Format „%1“ wählen.</translation>
    </message>
    <message>
        <source>Choose two that differ.</source>
        <translation>Zwei verschiedene wählen.</translation>
    </message>
    <message>
        <source>Choose two that run the workload, to ask what would change the answer</source>
        <translation>Zwei wählen, auf denen der Workload läuft, um zu sehen, was die Antwort ändern würde</translation>
    </message>
    <message>
        <source>Choose two whose cost is known, to ask when moving pays</source>
        <translation>Zwei mit bekannten Kosten wählen, um zu sehen, wann sich ein Umstieg lohnt</translation>
    </message>
    <message>
        <source>Choose what this chart shows</source>
        <translation>Wählen, was dieses Diagramm zeigt</translation>
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
        <translation>Meldungen löschen</translation>
    </message>
    <message>
        <source>Click a bar, or press Enter on it, to see where its number comes from.</source>
        <translation>Einen Balken anklicken oder darauf die Eingabetaste drücken, um zu sehen, woher die Zahl stammt.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close it, or write a quote that belongs to the text twice within quotes.</source>
        <translation>Schließen, oder ein Anführungszeichen, das zum Text gehört, innerhalb der Anführungszeichen doppelt schreiben.</translation>
    </message>
    <message>
        <source>Colours, whatever the desktop's are.</source>
        <translation>Farben, unabhängig von denen der Arbeitsumgebung.</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>Column %1: %2 %3</source>
        <translation>Spalte %1: %2 %3</translation>
    </message>
    <message>
        <source>Columns of the price list</source>
        <translation>Spalten der Preisliste</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>Comma (1,50)</source>
        <translation>Komma (1,50)</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Befehle:</translation>
    </message>
    <message>
        <source>Commit, or pay by the hour</source>
        <translation>Binden oder stundenweise zahlen</translation>
    </message>
    <message>
        <source>Commitment (years)</source>
        <translation>Bindung (Jahre)</translation>
    </message>
    <message>
        <source>Committed for %1 years where such a price is known</source>
        <translation>Auf %1 Jahre gebunden, wo ein solcher Preis bekannt ist</translation>
    </message>
    <message>
        <source>Committed for a year where such a price is known</source>
        <translation>Auf ein Jahr gebunden, wo ein solcher Preis bekannt ist</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Compare all at: %1</source>
        <translation>Alle vergleichen mit: %1</translation>
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
        <translation>Mit den neueren Preisen vergleichen</translation>
    </message>
    <message>
        <source>Compare at: %1</source>
        <translation>Vergleichen mit: %1</translation>
    </message>
    <message>
        <source>Compare per %1</source>
        <translation>Vergleich pro %1</translation>
    </message>
    <message>
        <source>Compare these chips.</source>
        <translation>Diese Chips vergleichen.</translation>
    </message>
    <message>
        <source>Compare these cloud instances.</source>
        <translation>Diese Cloud-Instanzen vergleichen.</translation>
    </message>
    <message>
        <source>Compare these systems of many chips.</source>
        <translation>Diese Systeme aus vielen Chips vergleichen.</translation>
    </message>
    <message>
        <source>Compare what the work costs.</source>
        <translation>Vergleichen Sie, was die Arbeit kostet.</translation>
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
        <translation>Verglichen werden %1.</translation>
    </message>
    <message>
        <source>Compares AI chips in compute, memory, bandwidth and cost, with the source of every number.</source>
        <translation>Vergleicht KI-Chips nach Rechenleistung, Speicher, Bandbreite und Kosten, mit der Quelle jeder Zahl.</translation>
    </message>
    <message>
        <source>Compares what is selected, or what the board selects, or the example that the window first shows. A number that is missing says why.</source>
        <translation>Vergleicht die Auswahl, die Auswahl des Vergleichs oder das Beispiel, das das Fenster zuerst zeigt. Fehlt eine Zahl, steht der Grund dabei.</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Completions are not known for the shell "%1".</source>
        <translation>Für die Shell „%1“ gibt es keine Vervollständigungen.</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>Rechenleistung</translation>
    </message>
    <message>
        <source>Compute efficiency</source>
        <translation>Recheneffizienz</translation>
    </message>
    <message>
        <source>Compute per watt</source>
        <translation>Rechenleistung pro Watt</translation>
    </message>
    <message>
        <source>Compute with sparsity</source>
        <translation>Rechenleistung mit Sparsity</translation>
    </message>
    <message>
        <source>Compute, dense</source>
        <translation>Rechenleistung, dicht</translation>
    </message>
    <message>
        <source>Conditions can be asked of instances: choose "Instance" above.</source>
        <translation>Bedingungen gelten für Instanzen: oben „Instanz“ wählen.</translation>
    </message>
    <message>
        <source>Conditions that instances must meet</source>
        <translation>Bedingungen, die Instanzen erfüllen müssen</translation>
    </message>
    <message>
        <source>Contradiction %1, %2</source>
        <translation>Widerspruch %1, %2</translation>
    </message>
    <message>
        <source>Convert the prices, and say at which rate in their notes.</source>
        <translation>Die Preise umrechnen und den Kurs in ihren Anmerkungen angeben.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy %1 to “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy &amp;as</source>
        <translation>Kopieren &amp;als</translation>
    </message>
    <message>
        <source>Copy all messages</source>
        <translation>Alle Meldungen kopieren</translation>
    </message>
    <message>
        <source>Copy all of “%1” to “%2”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy it to another place and try again.</source>
        <translation>An einen anderen Ort kopieren und erneut versuchen.</translation>
    </message>
    <message>
        <source>Copy its content to a file.</source>
        <translation>Den Inhalt in eine Datei kopieren.</translation>
    </message>
    <message>
        <source>Copy rows with header</source>
        <translation>Zeilen mit Kopfzeile kopieren</translation>
    </message>
    <message>
        <source>Copy to scenario “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the ids that are told above.</source>
        <translation>Die oben genannten IDs korrigieren.</translation>
    </message>
    <message>
        <source>Correct the number of experts.</source>
        <translation>Die Anzahl der Experten korrigieren.</translation>
    </message>
    <message>
        <source>Correct the path or remove it.</source>
        <translation>Den Pfad korrigieren oder entfernen.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Cost a month</source>
        <translation>Kosten pro Monat</translation>
    </message>
    <message>
        <source>Cost of a million items</source>
        <translation>Kosten pro Million Elemente</translation>
    </message>
    <message>
        <source>Cost of a month's work</source>
        <translation>Kosten der Monatsarbeit</translation>
    </message>
    <message>
        <source>Cost of an engineer's week</source>
        <translation>Kosten einer Entwicklerwoche</translation>
    </message>
    <message>
        <source>Cost of bandwidth</source>
        <translation>Kosten der Bandbreite</translation>
    </message>
    <message>
        <source>Cost of compute</source>
        <translation>Kosten der Rechenleistung</translation>
    </message>
    <message>
        <source>Cost of input</source>
        <translation>Kosten der Eingabe</translation>
    </message>
    <message>
        <source>Cost of memory</source>
        <translation>Kosten des Speichers</translation>
    </message>
    <message>
        <source>Cost of output</source>
        <translation>Kosten der Ausgabe</translation>
    </message>
    <message>
        <source>Cost of the run</source>
        <translation>Kosten des Laufs</translation>
    </message>
    <message>
        <source>Cost of the run, USD</source>
        <translation>Kosten des Laufs, USD</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
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
        <translation>Datum</translation>
    </message>
    <message>
        <source>Date of the prices, as year, month and day</source>
        <translation>Datum der Preise: Jahr, Monat und Tag</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Später entscheiden</translation>
    </message>
    <message>
        <source>Decimal sign</source>
        <translation>Dezimalzeichen</translation>
    </message>
    <message>
        <source>Decode</source>
        <translation>Decode</translation>
    </message>
    <message>
        <source>Decode step</source>
        <translation>Decode-Schritt</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>Vorgabe: %1</translation>
    </message>
    <message>
        <source>Denoising steps</source>
        <translation>Denoising-Schritte</translation>
    </message>
    <message>
        <source>Dense %1 peak of %2</source>
        <translation>Dichte %1-Spitzenleistung von %2</translation>
    </message>
    <message>
        <source>Deployments side by side</source>
        <translation>Parallele Deployments</translation>
    </message>
    <message>
        <source>Did you mean "%1"?</source>
        <translation>Meinten Sie „%1“?</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>Meinten Sie %1?</translation>
    </message>
    <message>
        <source>Different numbers of chips, %1 to %2.</source>
        <translation>Unterschiedliche Chipanzahlen, %1 bis %2.</translation>
    </message>
    <message>
        <source>Different tokens.</source>
        <translation>Verschiedene Tokens.</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Rabatt</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Ziehungen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate and edit this &amp;workload</source>
        <translation>Diesen &amp;Workload duplizieren und bearbeiten</translation>
    </message>
    <message>
        <source>Each import of prices is a snapshot with a number. Removing one takes its prices from every board that names them; importing the file again brings them back.</source>
        <translation>Jeder Preisimport ist ein nummerierter Snapshot. Wird er entfernt, fehlen seine Preise in jedem Vergleich, der sie nennt; ein erneuter Import der Datei bringt sie zurück.</translation>
    </message>
    <message>
        <source>Each of these prices is known of one date only, so none can be seen to move</source>
        <translation>Jeder dieser Preise ist nur von einem Datum bekannt, daher ist keine Veränderung zu sehen</translation>
    </message>
    <message>
        <source>Early software</source>
        <translation>Frühe Software</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>Energy cost of a million items</source>
        <translation>Energiekosten pro Million Elemente</translation>
    </message>
    <message>
        <source>Energy cost of output</source>
        <translation>Energiekosten der Ausgabe</translation>
    </message>
    <message>
        <source>Energy cost of the run</source>
        <translation>Energiekosten des Laufs</translation>
    </message>
    <message>
        <source>Energy of a million items</source>
        <translation>Energie pro Million Elemente</translation>
    </message>
    <message>
        <source>Energy of output</source>
        <translation>Energie der Ausgabe</translation>
    </message>
    <message>
        <source>Energy of the run</source>
        <translation>Energie des Laufs</translation>
    </message>
    <message>
        <source>Energy per token</source>
        <translation>Energie pro Token</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabetaste</translation>
    </message>
    <message>
        <source>Enter %1 or less.</source>
        <translation>Höchstens %1 eingeben.</translation>
    </message>
    <message>
        <source>Enter 0 for those of the precision.</source>
        <translation>0 eingeben für die der Präzision.</translation>
    </message>
    <message>
        <source>Enter 0 if it is not known.</source>
        <translation>0 eingeben, wenn es nicht bekannt ist.</translation>
    </message>
    <message>
        <source>Enter 0 if not known.</source>
        <translation>0 eingeben, wenn nicht bekannt.</translation>
    </message>
    <message>
        <source>Enter 0 or more.</source>
        <translation>Mindestens 0 eingeben.</translation>
    </message>
    <message>
        <source>Enter 1 or more chips.</source>
        <translation>Mindestens 1 Chip eingeben.</translation>
    </message>
    <message>
        <source>Enter 1 or more, or 0 for as many as fit.</source>
        <translation>Mindestens 1 eingeben, oder 0 für so viele, wie passen.</translation>
    </message>
    <message>
        <source>Enter 1 or more, or 0 if it is not known.</source>
        <translation>Mindestens 1 eingeben, oder 0, wenn es nicht bekannt ist.</translation>
    </message>
    <message>
        <source>Enter 1 or more, or 0 to leave it open.</source>
        <translation>Mindestens 1 eingeben, oder 0, um es offenzulassen.</translation>
    </message>
    <message>
        <source>Enter 1 or more.</source>
        <translation>Mindestens 1 eingeben.</translation>
    </message>
    <message>
        <source>Enter 1 to change nothing.</source>
        <translation>1 eingeben, um nichts zu ändern.</translation>
    </message>
    <message>
        <source>Enter a smaller discount.</source>
        <translation>Einen kleineren Rabatt eingeben.</translation>
    </message>
    <message>
        <source>Enter how many %1 one USD buys: until then money is shown in USD.</source>
        <translation>Eingeben, wie viele %1 ein USD kostet: Bis dahin werden Beträge in USD angezeigt.</translation>
    </message>
    <message>
        <source>Enter the FLOP of one item.</source>
        <translation>Die FLOP eines Elements eingeben.</translation>
    </message>
    <message>
        <source>Enter the batch.</source>
        <translation>Den Batch eingeben.</translation>
    </message>
    <message>
        <source>Enter the dimensions of the model.</source>
        <translation>Die Dimensionen des Modells eingeben.</translation>
    </message>
    <message>
        <source>Enter the figure as an own value.</source>
        <translation>Den Wert als eigenen Wert eingeben.</translation>
    </message>
    <message>
        <source>Enter the heads of the model.</source>
        <translation>Die Heads des Modells eingeben.</translation>
    </message>
    <message>
        <source>Enter the length of a text.</source>
        <translation>Die Länge eines Textes eingeben.</translation>
    </message>
    <message>
        <source>Enter the lengths and the batch.</source>
        <translation>Die Längen und den Batch eingeben.</translation>
    </message>
    <message>
        <source>Enter the lengths.</source>
        <translation>Die Längen eingeben.</translation>
    </message>
    <message>
        <source>Enter the parameters.</source>
        <translation>Die Parameter eingeben.</translation>
    </message>
    <message>
        <source>Enter the sequence length.</source>
        <translation>Die Sequenzlänge eingeben.</translation>
    </message>
    <message>
        <source>Enter the share of paid hours.</source>
        <translation>Den Anteil der bezahlten Stunden eingeben.</translation>
    </message>
    <message>
        <source>Enter the share of the time in which the run gets on.</source>
        <translation>Den Zeitanteil eingeben, in dem der Lauf vorankommt.</translation>
    </message>
    <message>
        <source>Enter the steps.</source>
        <translation>Die Schritte eingeben.</translation>
    </message>
    <message>
        <source>Enter the tokens of a text.</source>
        <translation>Die Tokens eines Textes eingeben.</translation>
    </message>
    <message>
        <source>Enter the tokens to train on.</source>
        <translation>Die Trainings-Tokens eingeben.</translation>
    </message>
    <message>
        <source>Enter what a kilowatt-hour costs.</source>
        <translation>Eingeben, was eine Kilowattstunde kostet.</translation>
    </message>
    <message>
        <source>Epoch AI's table of machine-learning hardware (CSV): chips</source>
        <translation>Tabelle „machine-learning hardware“ von Epoch AI (CSV): Chips</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Error by family of chips</source>
        <translation>Fehler nach Chipfamilie</translation>
    </message>
    <message>
        <source>Error by kind of measurement</source>
        <translation>Fehler nach Art der Messung</translation>
    </message>
    <message>
        <source>Error of the estimate</source>
        <translation>Fehler der Schätzung</translation>
    </message>
    <message>
        <source>Estimate a workload on a chip or instance.</source>
        <translation>Einen Workload auf einem Chip oder einer Instanz schätzen.</translation>
    </message>
    <message>
        <source>Even after %1, when %2 have been paid either way.</source>
        <translation>Break-even: Die Amortisation dauert %1; bis dahin sind in beiden Fällen %2 bezahlt.</translation>
    </message>
    <message>
        <source>Every figure has a source.</source>
        <translation>Jeder Wert hat eine Quelle.</translation>
    </message>
    <message>
        <source>Every price is multiplied by it: a market move, a tax, a margin.</source>
        <translation>Jeder Preis wird damit multipliziert: eine Marktbewegung, eine Steuer, eine Marge.</translation>
    </message>
    <message>
        <source>Everything to “%1”</source>
        <translation>Alles nach „%1“</translation>
    </message>
    <message>
        <source>Exchange between chips</source>
        <translation>Austausch zwischen Chips</translation>
    </message>
    <message>
        <source>Exchange rate</source>
        <translation>Wechselkurs</translation>
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
        <translation>Der Austausch zwischen Chips braucht die meiste Zeit.</translation>
    </message>
    <message>
        <source>Exit status: 0 fine, 1 wrong usage, 2 bad data, 3 cannot write.</source>
        <translation>Exit-Status: 0 in Ordnung, 1 falsche Verwendung, 2 fehlerhafte Daten, 3 nicht schreibbar.</translation>
    </message>
    <message>
        <source>Explain a command.</source>
        <translation>Einen Befehl erklären.</translation>
    </message>
    <message>
        <source>Explain the command.</source>
        <translation>Den Befehl erklären.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export a&amp;gain</source>
        <translation>E&amp;rneut exportieren</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exportieren nach</translation>
    </message>
    <message>
        <source>Exported files with their comparison (%1)</source>
        <translation>Exportierte Dateien mit Vergleich (%1)</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Nach %1 exportiert</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>FLOP of a token</source>
        <translation>FLOP eines Tokens</translation>
    </message>
    <message>
        <source>FLOP of a token and parameter</source>
        <translation>FLOP pro Token und Parameter</translation>
    </message>
    <message>
        <source>FLOP of an item</source>
        <translation>FLOP eines Elements</translation>
    </message>
    <message>
        <source>FLOP per byte</source>
        <translation>FLOP pro Byte</translation>
    </message>
    <message>
        <source>FLOP per token x tokens a second / dense peak</source>
        <translation>FLOP pro Token x Tokens pro Sekunde / dichte Spitzenleistung</translation>
    </message>
    <message>
        <source>FP16 compute</source>
        <translation>FP16-Rechenleistung</translation>
    </message>
    <message>
        <source>FP16 has %1 and BF16 %2: one is twice the other.</source>
        <translation>FP16 hat %1 und BF16 %2: Eines ist das Doppelte des anderen.</translation>
    </message>
    <message>
        <source>FP16 sparse compute</source>
        <translation>FP16-Rechenleistung, sparse</translation>
    </message>
    <message>
        <source>FP32 compute</source>
        <translation>FP32-Rechenleistung</translation>
    </message>
    <message>
        <source>FP32 sparse compute</source>
        <translation>FP32-Rechenleistung, sparse</translation>
    </message>
    <message>
        <source>FP4 compute</source>
        <translation>FP4-Rechenleistung</translation>
    </message>
    <message>
        <source>FP4 sparse compute</source>
        <translation>FP4-Rechenleistung, sparse</translation>
    </message>
    <message>
        <source>FP64 compute</source>
        <translation>FP64-Rechenleistung</translation>
    </message>
    <message>
        <source>FP64 sparse compute</source>
        <translation>FP64-Rechenleistung, sparse</translation>
    </message>
    <message>
        <source>FP8 compute</source>
        <translation>FP8-Rechenleistung</translation>
    </message>
    <message>
        <source>FP8 in a chip of %1</source>
        <translation>FP8 bei einem Chip von %1</translation>
    </message>
    <message>
        <source>FP8 sparse compute</source>
        <translation>FP8-Rechenleistung, sparse</translation>
    </message>
    <message>
        <source>Factor of attention</source>
        <translation>Faktor für Attention</translation>
    </message>
    <message>
        <source>Factor of the precision</source>
        <translation>Faktor für die Präzision</translation>
    </message>
    <message>
        <source>Fewest chips</source>
        <translation>Kleinste Chipanzahl</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Figures of your own</source>
        <translation>Eigene Werte</translation>
    </message>
    <message>
        <source>Figures without a source: %1.</source>
        <translation>Werte ohne Quelle: %1.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Files of your own changed; the catalogue was read anew.</source>
        <translation>Eigene Dateien haben sich geändert; der Katalog wurde neu gelesen.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Find an assumption</source>
        <translation>Annahme suchen</translation>
    </message>
    <message>
        <source>Find an assumption…</source>
        <translation>Annahme suchen…</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>Erstes Token</translation>
    </message>
    <message>
        <source>Fixed costs of each layer and request take most of the time.</source>
        <translation>Fester Aufwand pro Schicht und Anfrage braucht die meiste Zeit.</translation>
    </message>
    <message>
        <source>Fixed costs of the layers</source>
        <translation>Fester Aufwand der Schichten</translation>
    </message>
    <message>
        <source>Fixed costs of the requests</source>
        <translation>Fester Aufwand der Anfragen</translation>
    </message>
    <message>
        <source>Fixed delays</source>
        <translation>Feste Verzögerungen</translation>
    </message>
    <message>
        <source>For the cost of energy alone: rented prices include energy, so it is not added to them.</source>
        <translation>Nur für die Energiekosten: Mietpreise enthalten die Energie, sie wird nicht noch einmal addiert.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Found from %1 measurements; half of them lie within %2, eight of ten within %3.</source>
        <translation>Aus %1 Messungen ermittelt; die Hälfte liegt innerhalb von %2, acht von zehn innerhalb von %3.</translation>
    </message>
    <message>
        <source>Free some space and try again; the old file is as it was.</source>
        <translation>Platz schaffen und erneut versuchen; die alte Datei ist unverändert.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>From %1 to %2 there is nothing to compare: %3</source>
        <translation>Von %1 bis %2 gibt es nichts zu vergleichen: %3</translation>
    </message>
    <message>
        <source>From %1 to %2 times the value in force: %3 to %4.</source>
        <translation>Das %1- bis %2-Fache des aktiven Werts: %3 bis %4.</translation>
    </message>
    <message>
        <source>From %1 to %2, by doubling.</source>
        <translation>Von %1 bis %2, jeweils verdoppelt.</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>Von %1 bis %2.</translation>
    </message>
    <message>
        <source>From %1.</source>
        <translation>Von %1.</translation>
    </message>
    <message>
        <source>From here on the guide calls the return of moving large. Where a month's work is stated, its cost takes this place.</source>
        <translation>Ab hier nennt der Leitfaden den Ertrag eines Umstiegs groß. Ist die Arbeit eines Monats angegeben, treten deren Kosten an diese Stelle.</translation>
    </message>
    <message>
        <source>Give --against ID.</source>
        <translation>--against ID angeben.</translation>
    </message>
    <message>
        <source>Give --format table or json.</source>
        <translation>--format table oder json angeben.</translation>
    </message>
    <message>
        <source>Give --metrics ID.</source>
        <translation>--metrics ID angeben.</translation>
    </message>
    <message>
        <source>Give --on ID; "chipboard list chips" has the ids of chips.</source>
        <translation>--on ID angeben; „chipboard list chips“ zeigt die IDs der Chips.</translation>
    </message>
    <message>
        <source>Give --vary NAME,NAME.</source>
        <translation>--vary NAME,NAME angeben.</translation>
    </message>
    <message>
        <source>Give --workload ID; "chipboard list workloads" has the ids.</source>
        <translation>--workload ID angeben; „chipboard list workloads“ zeigt die IDs.</translation>
    </message>
    <message>
        <source>Give 1 or more.</source>
        <translation>Mindestens 1 angeben.</translation>
    </message>
    <message>
        <source>Give 1 to %1.</source>
        <translation>1 bis %1 angeben.</translation>
    </message>
    <message>
        <source>Give a file name.</source>
        <translation>Einen Dateinamen angeben.</translation>
    </message>
    <message>
        <source>Give a number.</source>
        <translation>Eine Zahl angeben.</translation>
    </message>
    <message>
        <source>Give a whole number, 0 or more.</source>
        <translation>Eine ganze Zahl ab 0 angeben.</translation>
    </message>
    <message>
        <source>Give how much of the currency one USD buys.</source>
        <translation>Angeben, wie viel der Währung ein USD kostet.</translation>
    </message>
    <message>
        <source>Give it a text or leave it out.</source>
        <translation>Einen Text angeben oder weglassen.</translation>
    </message>
    <message>
        <source>Give it content or remove it.</source>
        <translation>Mit Inhalt füllen oder entfernen.</translation>
    </message>
    <message>
        <source>Give it once.</source>
        <translation>Nur einmal angeben.</translation>
    </message>
    <message>
        <source>Give it the ending .chipboard and open it as a board.</source>
        <translation>Die Endung .chipboard geben und als Vergleich öffnen.</translation>
    </message>
    <message>
        <source>Give its address.</source>
        <translation>Ihre Adresse angeben.</translation>
    </message>
    <message>
        <source>Give one another name.</source>
        <translation>Einem davon einen anderen Namen geben.</translation>
    </message>
    <message>
        <source>Give one.</source>
        <translation>Eine ganze Zahl angeben.</translation>
    </message>
    <message>
        <source>Give the figure without sparsity here and this one under "sparse".</source>
        <translation>Hier den Wert ohne Sparsity angeben und diesen unter „sparse“.</translation>
    </message>
    <message>
        <source>Give the name of an ordinary file.</source>
        <translation>Den Namen einer gewöhnlichen Datei angeben.</translation>
    </message>
    <message>
        <source>Give three capital letters, such as EUR.</source>
        <translation>Drei Großbuchstaben angeben, etwa EUR.</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>Goodput</translation>
    </message>
    <message>
        <source>Google Cloud prices of whole machines (CSV)</source>
        <translation>Google-Cloud-Preise ganzer Maschinen (CSV)</translation>
    </message>
    <message>
        <source>Grey, for printers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>HTML table</source>
        <translation>HTML-Tabelle</translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>Head-Größe</translation>
    </message>
    <message>
        <source>Heads that keep keys and values; a KV cache that the model states itself does not follow.</source>
        <translation>Heads, die Keys und Values halten; ein KV-Cache, den das Modell selbst angibt, folgt dem nicht.</translation>
    </message>
    <message>
        <source>Here is "%1".</source>
        <translation>Hier steht „%1“.</translation>
    </message>
    <message>
        <source>Here the order turns: %1, %2.</source>
        <translation>Hier kehrt sich die Reihenfolge um: %1, %2.</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Hidden-Größe</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Höchster</translation>
    </message>
    <message>
        <source>Highest: %1, %2.</source>
        <translation>Höchster Wert: %1, %2.</translation>
    </message>
    <message>
        <source>Highest: %1.</source>
        <translation>Höchster Wert: %1.</translation>
    </message>
    <message>
        <source>Hold the estimates against published measurements.</source>
        <translation>Die Schätzungen mit veröffentlichten Messungen vergleichen.</translation>
    </message>
    <message>
        <source>Hours a month</source>
        <translation>Stunden pro Monat</translation>
    </message>
    <message>
        <source>Hours used</source>
        <translation>Genutzte Stunden</translation>
    </message>
    <message>
        <source>How it came about</source>
        <translation>Wie sie zustande kam</translation>
    </message>
    <message>
        <source>How it moves</source>
        <translation>Wie es sich verändert</translation>
    </message>
    <message>
        <source>How large the type of a page is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long it takes to pay</source>
        <translation>Dauer bis zur Amortisation</translation>
    </message>
    <message>
        <source>How many %1 one USD buys: a rate of your own, of the day that you mean. Money is shown by it; the board keeps its prices and assumptions in USD.</source>
        <translation>Wie viele %1 ein USD kostet: ein eigener Kurs vom gewünschten Tag. Beträge werden damit angezeigt; der Vergleich behält seine Preise und Annahmen in USD.</translation>
    </message>
    <message>
        <source>How many chips do the work; whole instances are rented.</source>
        <translation>Wie viele Chips die Arbeit leisten; gemietet werden ganze Instanzen.</translation>
    </message>
    <message>
        <source>How many chips.</source>
        <translation>Anzahl der Chips.</translation>
    </message>
    <message>
        <source>How many draws; 100000 unless told otherwise.</source>
        <translation>Anzahl der Ziehungen; ohne Angabe 100000.</translation>
    </message>
    <message>
        <source>How many pixels of a PNG stand for one of the screen.</source>
        <translation>Anzahl der PNG-Pixel pro Bildschirmpixel.</translation>
    </message>
    <message>
        <source>How much of the currency that is shown one USD buys.</source>
        <translation>Wie viel der angezeigten Währung ein USD kostet.</translation>
    </message>
    <message>
        <source>How sure it is</source>
        <translation>Wie sicher es ist</translation>
    </message>
    <message>
        <source>How the KV cache lies in memory.</source>
        <translation>Wie der KV-Cache im Speicher liegt.</translation>
    </message>
    <message>
        <source>How the result is printed.</source>
        <translation>Form der Ausgabe.</translation>
    </message>
    <message>
        <source>How weights lie in memory.</source>
        <translation>Wie Gewichte im Speicher liegen.</translation>
    </message>
    <message>
        <source>INT8 compute</source>
        <translation>INT8-Rechenleistung</translation>
    </message>
    <message>
        <source>INT8 sparse compute</source>
        <translation>INT8-Rechenleistung, sparse</translation>
    </message>
    <message>
        <source>If it is not known, write null and "missing".</source>
        <translation>Ist er nicht bekannt, null und „missing“ schreiben.</translation>
    </message>
    <message>
        <source>If that list was meant, save the board: its name then holds everywhere; else choose other prices.</source>
        <translation>War diese Liste gemeint, den Vergleich speichern: Ihr Name gilt dann überall; sonst andere Preise wählen.</translation>
    </message>
    <message>
        <source>If the number is not known, write "missing".</source>
        <translation>Ist die Anzahl nicht bekannt, „missing“ schreiben.</translation>
    </message>
    <message>
        <source>If there is no price, write null and "missing".</source>
        <translation>Gibt es keinen Preis, null und „missing“ schreiben.</translation>
    </message>
    <message>
        <source>Image classifiers</source>
        <translation>Bildklassifikatoren</translation>
    </message>
    <message>
        <source>Image generation</source>
        <translation>Bilderzeugung</translation>
    </message>
    <message>
        <source>Image generation needs at least 1 denoising step.</source>
        <translation>Bilderzeugung braucht mindestens 1 Denoising-Schritt.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Import it with the format %1, and say with --map which column holds what.</source>
        <translation>Mit dem Format %1 importieren und mit --map angeben, welche Spalte was enthält.</translation>
    </message>
    <message>
        <source>Import it with the format csv, and say with --map which column holds what and whose prices these are: chipboard import csv %1 --map provider==NAME</source>
        <translation>Mit dem Format csv importieren und mit --map angeben, welche Spalte was enthält und wessen Preise es sind: chipboard import csv %1 --map provider==NAME</translation>
    </message>
    <message>
        <source>Import prices</source>
        <translation>Preise importieren</translation>
    </message>
    <message>
        <source>Import prices or chips from a file.</source>
        <translation>Preise oder Chips aus einer Datei importieren.</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importiert</translation>
    </message>
    <message>
        <source>Imported from %1, line %2.</source>
        <translation>Importiert aus %1, Zeile %2.</translation>
    </message>
    <message>
        <source>Imported price &amp;lists…</source>
        <translation>Importierte Preis&amp;listen…</translation>
    </message>
    <message>
        <source>Imported price lists</source>
        <translation>Importierte Preislisten</translation>
    </message>
    <message>
        <source>Imported prices cannot be told to "%1".</source>
        <translation>Importierte Preise kennen kein „%1“.</translation>
    </message>
    <message>
        <source>Imported, not here: %1</source>
        <translation>Importiert, nicht hier: %1</translation>
    </message>
    <message>
        <source>Imported: %1</source>
        <translation>Importiert: %1</translation>
    </message>
    <message>
        <source>Imported: %1, %2</source>
        <translation>Importiert: %1, %2</translation>
    </message>
    <message>
        <source>In the window, Board &gt; Scenarios keeps what is here under a name and starts another one.</source>
        <translation>Im Fenster behält Vergleich &gt; Szenarien den jetzigen Stand unter einem Namen und beginnt ein weiteres Szenario.</translation>
    </message>
    <message>
        <source>Inference</source>
        <translation>Inferenz</translation>
    </message>
    <message>
        <source>Inferentia</source>
        <translation>Inferentia</translation>
    </message>
    <message>
        <source>Input tokens</source>
        <translation>Eingabe-Tokens</translation>
    </message>
    <message>
        <source>Install the package libqt6sql6-sqlite.</source>
        <translation>Das Paket libqt6sql6-sqlite installieren.</translation>
    </message>
    <message>
        <source>Installed packages bring them along. Else: "source &lt;(chipboard completion bash)", the same with zsh, or "chipboard completion fish | source".</source>
        <translation>Installierte Pakete bringen sie mit. Sonst: „source &lt;(chipboard completion bash)“, ebenso mit zsh, oder „chipboard completion fish | source“.</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>Instanz</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>Instanzen</translation>
    </message>
    <message>
        <source>It can be %1.</source>
        <translation>Möglich ist %1.</translation>
    </message>
    <message>
        <source>It costs nothing on %1.</source>
        <translation>Auf %1 kostet es nichts.</translation>
    </message>
    <message>
        <source>It fits from %1 chips on.</source>
        <translation>Es passt ab %1 Chips.</translation>
    </message>
    <message>
        <source>It fits from %1 x %2 on, %3 chips.</source>
        <translation>Es passt ab %1 x %2, %3 Chips.</translation>
    </message>
    <message>
        <source>It fits from 1 chip on.</source>
        <translation>Es passt ab 1 Chip.</translation>
    </message>
    <message>
        <source>It fits from 1 x %1 on, 1 chip.</source>
        <translation>Es passt ab 1 x %1, 1 Chip.</translation>
    </message>
    <message>
        <source>It fits with %1.</source>
        <translation>Es passt mit %1.</translation>
    </message>
    <message>
        <source>It goes from %1 to %2.</source>
        <translation>Möglich sind %1 bis %2.</translation>
    </message>
    <message>
        <source>It has none.</source>
        <translation>Es gibt keine.</translation>
    </message>
    <message>
        <source>It is . or a comma.</source>
        <translation>Möglich sind . und Komma.</translation>
    </message>
    <message>
        <source>It is not stated how many items are worked off a month.</source>
        <translation>Es ist nicht angegeben, wie viele Elemente pro Monat abgearbeitet werden.</translation>
    </message>
    <message>
        <source>It is not stated how many tokens are answered a month.</source>
        <translation>Es ist nicht angegeben, wie viele Tokens pro Monat ausgegeben werden.</translation>
    </message>
    <message>
        <source>It is one of %1.</source>
        <translation>Möglich sind %1.</translation>
    </message>
    <message>
        <source>It is one of , ; | and tab.</source>
        <translation>Möglich sind , ; | und Tab.</translation>
    </message>
    <message>
        <source>It lists all of them.</source>
        <translation>Es werden alle aufgelistet.</translation>
    </message>
    <message>
        <source>It never pays.</source>
        <translation>Es lohnt sich nie.</translation>
    </message>
    <message>
        <source>It pays after %1 (%2 at best, never at worst).</source>
        <translation>Die Amortisation dauert %1 (bestenfalls %2, schlimmstenfalls nie).</translation>
    </message>
    <message>
        <source>It pays after %1 (%2 to %3).</source>
        <translation>Die Amortisation dauert %1 (%2 bis %3).</translation>
    </message>
    <message>
        <source>It pays after %1.</source>
        <translation>Die Amortisation dauert %1.</translation>
    </message>
    <message>
        <source>It pays only at best, after %1.</source>
        <translation>Es lohnt sich nur bestenfalls; die Amortisation dauert dann %1.</translation>
    </message>
    <message>
        <source>It takes %1.</source>
        <translation>Möglich: %1.</translation>
    </message>
    <message>
        <source>It takes table or json.</source>
        <translation>Möglich sind table und json.</translation>
    </message>
    <message>
        <source>Items a month (millions)</source>
        <translation>Elemente pro Monat (Millionen)</translation>
    </message>
    <message>
        <source>Items a second</source>
        <translation>Elemente pro Sekunde</translation>
    </message>
    <message>
        <source>Its chips</source>
        <translation>Ihre Chips</translation>
    </message>
    <message>
        <source>Its power over that of its computers: cooling and losses. Acts on energy and its cost, not on rented prices.</source>
        <translation>Seine Leistungsaufnahme im Verhältnis zu der seiner Rechner: Kühlung und Verluste. Wirkt auf Energie und deren Kosten, nicht auf Mietpreise.</translation>
    </message>
    <message>
        <source>JSON data</source>
        <translation>JSON-Daten</translation>
    </message>
    <message>
        <source>JSON has no comments.</source>
        <translation>JSON hat keine Kommentare.</translation>
    </message>
    <message>
        <source>KIND is tornado (which assumption moves a result most), crossover (where the order of two turns), two-way (a result under two assumptions), uncertainty (bands and chances from draws), move (when moving pays), commitment (from which utilisation one pays) or formula (how a number came about). Without --metrics it is about the cost of the workload.</source>
        <translation>KIND ist tornado (welche Annahme ein Ergebnis am stärksten bewegt), crossover (wo sich die Reihenfolge zweier Zeilen umkehrt), two-way (ein Ergebnis unter zwei Annahmen), uncertainty (Bänder und Wahrscheinlichkeiten aus Ziehungen), move (wann sich ein Umstieg lohnt), commitment (ab welcher Auslastung sich eine Laufzeitbindung lohnt) oder formula (wie eine Zahl zustande kam). Ohne --metrics geht es um die Kosten des Workloads.</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>KV-Heads</translation>
    </message>
    <message>
        <source>Keep the &amp;comparison inside, to open the file again</source>
        <translation>&amp;Vergleich einbetten, um die Datei wieder öffnen zu können</translation>
    </message>
    <message>
        <source>Keep the figures of %1</source>
        <translation>Werte vom %1 behalten</translation>
    </message>
    <message>
        <source>Keep the old figures</source>
        <translation>Alte Werte behalten</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Kinds:</source>
        <translation>Arten:</translation>
    </message>
    <message>
        <source>L&amp;ight</source>
        <translation>&amp;Hell</translation>
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
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Layers and hidden size must be at least 1.</source>
        <translation>Schichten und Hidden-Größe müssen mindestens 1 sein.</translation>
    </message>
    <message>
        <source>Leave --vary out, or ask for a crossover.</source>
        <translation>--vary weglassen oder nach crossover fragen.</translation>
    </message>
    <message>
        <source>Leave one of them out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave out --format.</source>
        <translation>--format weglassen.</translation>
    </message>
    <message>
        <source>Leave out --store.</source>
        <translation>--store weglassen.</translation>
    </message>
    <message>
        <source>Leave out what stands after "=".</source>
        <translation>Den Teil nach „=“ weglassen.</translation>
    </message>
    <message>
        <source>Leave the board out of PDF, SVG and PNG files; they will not open again.</source>
        <translation>Den Vergleich nicht in PDF-, SVG- und PNG-Dateien aufnehmen; sie lassen sich dann nicht wieder öffnen.</translation>
    </message>
    <message>
        <source>Leave the rate out, or name another currency.</source>
        <translation>Den Kurs weglassen oder eine andere Währung angeben.</translation>
    </message>
    <message>
        <source>Let in rows that are suspicious for these reasons, such as spot-floor.</source>
        <translation>Zeilen zulassen, die aus diesen Gründen verdächtig sind, etwa spot-floor.</translation>
    </message>
    <message>
        <source>Let the file's name end in %1.</source>
        <translation>Der Dateiname muss auf %1 enden.</translation>
    </message>
    <message>
        <source>Let the page choose by itself</source>
        <translation>Die Seite selbst wählen lassen</translation>
    </message>
    <message>
        <source>Letter landscape</source>
        <translation>Letter quer</translation>
    </message>
    <message>
        <source>Letter portrait</source>
        <translation>Letter hoch</translation>
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
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Lines: %1.</source>
        <translation>Linien: %1.</translation>
    </message>
    <message>
        <source>Link efficiency</source>
        <translation>Verbindungseffizienz</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>Verbindungen</translation>
    </message>
    <message>
        <source>List imported prices, or remove some of them.</source>
        <translation>Importierte Preise auflisten oder einzelne entfernen.</translation>
    </message>
    <message>
        <source>List something or leave it out.</source>
        <translation>Etwas aufführen oder weglassen.</translation>
    </message>
    <message>
        <source>List the instances for which this holds: "memory &gt;= 640 GB and price_chip_hour &lt; 4". Fields are the ids of metrics, and id, provider, chip, chips, vcpus and others.</source>
        <translation>Die Instanzen auflisten, für die dies gilt: „memory &gt;= 640 GB and price_chip_hour &lt; 4“. Felder sind die IDs der Kennzahlen sowie id, provider, chip, chips, vcpus und weitere.</translation>
    </message>
    <message>
        <source>List what the catalogue knows.</source>
        <translation>Auflisten, was der Katalog enthält.</translation>
    </message>
    <message>
        <source>Longest sequence</source>
        <translation>Längste Sequenz</translation>
    </message>
    <message>
        <source>Look it up with "chipboard list".</source>
        <translation>Mit „chipboard list“ nachsehen.</translation>
    </message>
    <message>
        <source>Looked at from %1 to %2.</source>
        <translation>Betrachtet von %1 bis %2.</translation>
    </message>
    <message>
        <source>Lowest</source>
        <translation>Niedrigster</translation>
    </message>
    <message>
        <source>Lowest: %1, %2.</source>
        <translation>Niedrigster Wert: %1, %2.</translation>
    </message>
    <message>
        <source>Lowest: %1.</source>
        <translation>Niedrigster Wert: %1.</translation>
    </message>
    <message>
        <source>MLPerf offline</source>
        <translation>MLPerf Offline</translation>
    </message>
    <message>
        <source>MLPerf server</source>
        <translation>MLPerf Server</translation>
    </message>
    <message>
        <source>Main kinds</source>
        <translation>Hauptarten</translation>
    </message>
    <message>
        <source>Main regions</source>
        <translation>Hauptregionen</translation>
    </message>
    <message>
        <source>Make room on the disk. What was stored before is unchanged.</source>
        <translation>Platz auf dem Datenträger schaffen. Was schon gespeichert war, ist unverändert.</translation>
    </message>
    <message>
        <source>Make the folder first or choose another one.</source>
        <translation>Zuerst den Ordner anlegen oder einen anderen wählen.</translation>
    </message>
    <message>
        <source>Markdown table</source>
        <translation>Markdown-Tabelle</translation>
    </message>
    <message>
        <source>Matrix products</source>
        <translation>Matrixprodukte</translation>
    </message>
    <message>
        <source>Mean cost of a software developer in the USA, by the BLS of 2024, rounded.</source>
        <translation>Mittlere Kosten einer Softwareentwicklerstelle in den USA, BLS 2024, gerundet.</translation>
    </message>
    <message>
        <source>Mean of AWS's data centres in 2025, as AWS states it.</source>
        <translation>Mittelwert der Rechenzentren von AWS 2025, nach Angabe von AWS.</translation>
    </message>
    <message>
        <source>Mean price of industrial customers in the USA in 2023, by the EIA, rounded.</source>
        <translation>Mittlerer Preis für Industriekunden in den USA 2023, nach der EIA, gerundet.</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Gemessen</translation>
    </message>
    <message>
        <source>Measurement</source>
        <translation>Messung</translation>
    </message>
    <message>
        <source>Median error</source>
        <translation>Medianfehler</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Memory and bandwidth of the chip "%1" are not known.</source>
        <translation>Speicher und Bandbreite des Chips „%1“ sind nicht bekannt.</translation>
    </message>
    <message>
        <source>Memory bandwidth of %1</source>
        <translation>Speicherbandbreite von %1</translation>
    </message>
    <message>
        <source>Memory capacity limits how much runs at once.</source>
        <translation>Die Speicherkapazität begrenzt, wie viel gleichzeitig läuft.</translation>
    </message>
    <message>
        <source>Memory efficiency</source>
        <translation>Speichereffizienz</translation>
    </message>
    <message>
        <source>Memory holds %1 requests at once; the others wait.</source>
        <translation>Der Speicher fasst %1 Anfragen gleichzeitig; die anderen warten.</translation>
    </message>
    <message>
        <source>Memory holds fewer requests than were sent; the rest is taken to wait.</source>
        <translation>Der Speicher fasst weniger Anfragen, als gesendet wurden; der Rest gilt als wartend.</translation>
    </message>
    <message>
        <source>Memory needed</source>
        <translation>Benötigter Speicher</translation>
    </message>
    <message>
        <source>Memory or memory bandwidth of %1 is not published, so nothing can be estimated on it.</source>
        <translation>Speicher oder Speicherbandbreite von %1 ist nicht veröffentlicht, daher ist keine Schätzung möglich.</translation>
    </message>
    <message>
        <source>Memory, memory bandwidth or link of %1 is no possible figure.</source>
        <translation>Speicher, Speicherbandbreite oder Verbindung von %1 ist kein möglicher Wert.</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Model FLOP utilisation</source>
        <translation>Modell-FLOP-Auslastung (MFU)</translation>
    </message>
    <message>
        <source>Model check</source>
        <translation>Modellprüfung</translation>
    </message>
    <message>
        <source>Money cannot be shown in %1 without an exchange rate.</source>
        <translation>Beträge lassen sich ohne Wechselkurs nicht in %1 anzeigen.</translation>
    </message>
    <message>
        <source>Money in</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>Months until the move has paid.</source>
        <translation>Monate, bis sich der Umstieg amortisiert hat.</translation>
    </message>
    <message>
        <source>More than %1 chips would be needed.</source>
        <translation>Es wären mehr als %1 Chips nötig.</translation>
    </message>
    <message>
        <source>Move it away, or name another file.</source>
        <translation>An einen anderen Ort verschieben oder eine andere Datei angeben.</translation>
    </message>
    <message>
        <source>Move it to another name.</source>
        <translation>Umbenennen.</translation>
    </message>
    <message>
        <source>Moving at best, USD</source>
        <translation>Umstieg bestenfalls, USD</translation>
    </message>
    <message>
        <source>Moving at worst, USD</source>
        <translation>Umstieg schlimmstenfalls, USD</translation>
    </message>
    <message>
        <source>Moving from %1 to %2 costs %3 more a month</source>
        <translation>Der Umstieg von %1 auf %2 kostet %3 mehr pro Monat</translation>
    </message>
    <message>
        <source>Moving from %1 to %2 does not pay within five years (%3 months)</source>
        <translation>Der Umstieg von %1 auf %2 lohnt sich nicht innerhalb von fünf Jahren (%3 Monate)</translation>
    </message>
    <message>
        <source>Moving from %1 to %2 pays after %3 months</source>
        <translation>Der Umstieg von %1 auf %2 lohnt sich nach %3 Monaten</translation>
    </message>
    <message>
        <source>Moving from %1 to %2 pays after %3 months (%4 to %5)</source>
        <translation>Der Umstieg von %1 auf %2 lohnt sich nach %3 Monaten (%4 bis %5)</translation>
    </message>
    <message>
        <source>Moving from %1 to %2 pays after about %3 months, at worst never</source>
        <translation>Der Umstieg von %1 auf %2 lohnt sich nach etwa %3 Monaten, schlimmstenfalls nie</translation>
    </message>
    <message>
        <source>Moving from %1 to %2 saves %3 a month</source>
        <translation>Der Umstieg von %1 auf %2 spart %3 pro Monat</translation>
    </message>
    <message>
        <source>Moving, USD</source>
        <translation>Umstieg, USD</translation>
    </message>
    <message>
        <source>My %1</source>
        <translation>Mein %1</translation>
    </message>
    <message>
        <source>NVIDIA</source>
        <translation>NVIDIA</translation>
    </message>
    <message>
        <source>NVIDIA generations</source>
        <translation>NVIDIA-Generationen</translation>
    </message>
    <message>
        <source>NaN and Infinity are no JSON numbers: write null and a reason.</source>
        <translation>NaN und Infinity sind keine JSON-Zahlen: null und einen Grund schreiben.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name AWS's capacity-block prices as JSON.</source>
        <translation>Die Capacity-Block-Preise von AWS als JSON angeben.</translation>
    </message>
    <message>
        <source>Name Epoch AI's table of machine-learning hardware as CSV.</source>
        <translation>Die Tabelle „machine-learning hardware“ von Epoch AI als CSV angeben.</translation>
    </message>
    <message>
        <source>Name a *.json or *.chipboard file, or a directory of them.</source>
        <translation>Eine *.json- oder *.chipboard-Datei oder ein Verzeichnis damit angeben.</translation>
    </message>
    <message>
        <source>Name a CSV file.</source>
        <translation>Eine CSV-Datei angeben.</translation>
    </message>
    <message>
        <source>Name a directory of catalogue files after --catalog.</source>
        <translation>Nach --catalog ein Verzeichnis mit Katalogdateien angeben.</translation>
    </message>
    <message>
        <source>Name a file in it.</source>
        <translation>Eine Datei darin angeben.</translation>
    </message>
    <message>
        <source>Name a file with --to FILE, ending in %1.</source>
        <translation>Mit --to FILE eine Datei angeben, deren Name auf %1 endet.</translation>
    </message>
    <message>
        <source>Name a file with rows.</source>
        <translation>Eine Datei mit Zeilen angeben.</translation>
    </message>
    <message>
        <source>Name another file for the price store.</source>
        <translation>Eine andere Datei für den Preisspeicher angeben.</translation>
    </message>
    <message>
        <source>Name another one, or "none".</source>
        <translation>Eine andere angeben oder „none“.</translation>
    </message>
    <message>
        <source>Name at least one in "sources".</source>
        <translation>Mindestens eine in „sources“ angeben.</translation>
    </message>
    <message>
        <source>Name chips with --chips ID,ID.</source>
        <translation>Mit --chips ID,ID Chips angeben.</translation>
    </message>
    <message>
        <source>Name exactly one of them.</source>
        <translation>Genau eines davon angeben.</translation>
    </message>
    <message>
        <source>Name it as "book".</source>
        <translation>Als „book“ angeben.</translation>
    </message>
    <message>
        <source>Name it with --currency CODE.</source>
        <translation>Mit --currency CODE angeben.</translation>
    </message>
    <message>
        <source>Name it with --on or --against.</source>
        <translation>Mit --on oder --against angeben.</translation>
    </message>
    <message>
        <source>Name its number; "chipboard prices list" tells what there are.</source>
        <translation>Seine Nummer angeben; „chipboard prices list“ zeigt, welche es gibt.</translation>
    </message>
    <message>
        <source>Name of a scenario</source>
        <translation>Name eines Szenarios</translation>
    </message>
    <message>
        <source>Name one with --page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the chip that its figures start from.</source>
        <translation>Den Chip angeben, von dessen Werten er ausgeht.</translation>
    </message>
    <message>
        <source>Name, for example “3-year commitment”</source>
        <translation>Name, zum Beispiel „3 Jahre Laufzeitbindung“</translation>
    </message>
    <message>
        <source>Names of fields</source>
        <translation>Feldnamen</translation>
    </message>
    <message>
        <source>Neither the board in this window nor a recent one uses them.</source>
        <translation>Weder der Vergleich in diesem Fenster noch ein zuletzt geöffneter verwendet sie.</translation>
    </message>
    <message>
        <source>Neither the catalogue nor what was imported has prices of these.</source>
        <translation>Weder der Katalog noch die Importe enthalten Preise hierfür.</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>Network bandwidth</source>
        <translation>Netzwerkbandbreite</translation>
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
        <translation>Nächste Datei</translation>
    </message>
    <message>
        <source>No assumption has these words.</source>
        <translation>Keine Annahme enthält diese Wörter.</translation>
    </message>
    <message>
        <source>No bracket was opened for the one that closes here.</source>
        <translation>Für die Klammer, die hier schließt, wurde keine geöffnet.</translation>
    </message>
    <message>
        <source>No chip, instance or system is named.</source>
        <translation>Es ist kein Chip, keine Instanz und kein System angegeben.</translation>
    </message>
    <message>
        <source>No chip-to-chip link of %1 is stated; training is reckoned as on chips that have one.</source>
        <translation>Für %1 ist keine Verbindung zwischen Chips angegeben; das Training wird wie auf Chips mit Verbindung berechnet.</translation>
    </message>
    <message>
        <source>No commitment and no capacity block of %1 has a price.</source>
        <translation>Für %1 hat weder eine Laufzeitbindung noch ein Capacity Block einen Preis.</translation>
    </message>
    <message>
        <source>No cost: %1</source>
        <translation>Keine Kosten: %1</translation>
    </message>
    <message>
        <source>No dated prices of what is selected</source>
        <translation>Keine datierten Preise für die Auswahl</translation>
    </message>
    <message>
        <source>No dense %1 compute is published for this selection</source>
        <translation>Für diese Auswahl ist keine dichte %1-Rechenleistung veröffentlicht</translation>
    </message>
    <message>
        <source>No dense peak of %1 is published for this precision.</source>
        <translation>Für %1 ist keine dichte Spitzenleistung bei dieser Präzision veröffentlicht.</translation>
    </message>
    <message>
        <source>No dense peak of this chip is published, and prefill is arithmetic.</source>
        <translation>Für diesen Chip ist keine dichte Spitzenleistung veröffentlicht, und Prefill ist Rechenarbeit.</translation>
    </message>
    <message>
        <source>No dimension of a model is above %1.</source>
        <translation>Keine Dimension eines Modells ist größer als %1.</translation>
    </message>
    <message>
        <source>No energy: %1</source>
        <translation>Keine Energie: %1</translation>
    </message>
    <message>
        <source>No exchange rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file of this program needs that: check where the brackets close.</source>
        <translation>Keine Datei dieses Programms braucht das: prüfen, wo die Klammern schließen.</translation>
    </message>
    <message>
        <source>No format is known for "%1".</source>
        <translation>Für „%1“ ist kein Format bekannt.</translation>
    </message>
    <message>
        <source>No measurement could be predicted</source>
        <translation>Keine Messung ließ sich vorhersagen</translation>
    </message>
    <message>
        <source>No measurement of this kind on %1 is in the evidence; the constants are those of %2.</source>
        <translation>Die Datenbasis enthält keine solche Messung auf %1; die Konstanten sind die von %2.</translation>
    </message>
    <message>
        <source>No measurement of this kind on this family is in the evidence; the constants are those of %1.</source>
        <translation>Die Datenbasis enthält keine solche Messung für diese Familie; die Konstanten sind die von %1.</translation>
    </message>
    <message>
        <source>No number of these chips holds it.</source>
        <translation>Keine Anzahl dieser Chips fasst es.</translation>
    </message>
    <message>
        <source>No other assumption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No other is both cheaper and faster.</source>
        <translation>Nichts anderes ist zugleich günstiger und schneller.</translation>
    </message>
    <message>
        <source>No price book was chosen.</source>
        <translation>Es wurde keine Preisliste gewählt.</translation>
    </message>
    <message>
        <source>No price of energy is assumed.</source>
        <translation>Es ist kein Energiepreis angenommen.</translation>
    </message>
    <message>
        <source>No price on demand of %1 is known.</source>
        <translation>Für %1 ist kein On-Demand-Preis bekannt.</translation>
    </message>
    <message>
        <source>No prices have been imported yet: File &gt; Import prices…</source>
        <translation>Noch keine Preise importiert: Datei &gt; Preise importieren…</translation>
    </message>
    <message>
        <source>No prices were imported yet: there is no %1.</source>
        <translation>Noch wurden keine Preise importiert: %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>No row came in; nothing was stored.</source>
        <translation>Keine Zeile wurde übernommen; nichts wurde gespeichert.</translation>
    </message>
    <message>
        <source>No row got in.</source>
        <translation>Keine Zeile wurde übernommen.</translation>
    </message>
    <message>
        <source>No row would come in. Check the format and the columns.</source>
        <translation>Keine Zeile würde übernommen. Format und Spalten prüfen.</translation>
    </message>
    <message>
        <source>No scenario has a number to compare</source>
        <translation>Kein Szenario hat eine Zahl zum Vergleichen</translation>
    </message>
    <message>
        <source>No serving on %1 is in the evidence; the constants are those of all chips and software.</source>
        <translation>Die Datenbasis enthält kein Serving auf %1; die Konstanten sind die aller Chips und jeder Software.</translation>
    </message>
    <message>
        <source>No serving on %1 is in the evidence; the constants are those of other chips under the same software.</source>
        <translation>Die Datenbasis enthält kein Serving auf %1; die Konstanten sind die anderer Chips mit derselben Software.</translation>
    </message>
    <message>
        <source>No serving on this family is in the evidence; the constants are those of other chips under the same software.</source>
        <translation>Die Datenbasis enthält kein Serving für diese Familie; die Konstanten sind die anderer Chips mit derselben Software.</translation>
    </message>
    <message>
        <source>No training of %1 is in the evidence; the constants are those of %2.</source>
        <translation>Die Datenbasis enthält kein Training auf %1; die Konstanten sind die von %2.</translation>
    </message>
    <message>
        <source>No training of this family is in the evidence; the constants are those of %1.</source>
        <translation>Die Datenbasis enthält kein Training für diese Familie; die Konstanten sind die von %1.</translation>
    </message>
    <message>
        <source>No training on %1 is in the evidence; the constants are those of all chips.</source>
        <translation>Die Datenbasis enthält kein Training auf %1; die Konstanten sind die aller Chips.</translation>
    </message>
    <message>
        <source>No two rows have a number for “%1”; the page chose another metric.</source>
        <translation>Keine zwei Zeilen haben eine Zahl für „%1“; die Seite hat eine andere Kennzahl gewählt.</translation>
    </message>
    <message>
        <source>No workload is named.</source>
        <translation>Es ist kein Workload angegeben.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>None both cheaper and faster</source>
        <translation>Nichts günstiger und schneller</translation>
    </message>
    <message>
        <source>None: a rate is the user's own.</source>
        <translation>Keiner: Den Kurs legt der Benutzer selbst fest.</translation>
    </message>
    <message>
        <source>None: its own value</source>
        <translation>Keiner: nur der Wert selbst</translation>
    </message>
    <message>
        <source>None: no rate comes with the program, and without one money is shown in USD.</source>
        <translation>Keiner: Das Programm bringt keinen Kurs mit; ohne Kurs werden Beträge in USD angezeigt.</translation>
    </message>
    <message>
        <source>None: the prices are those of the list.</source>
        <translation>Keiner: Es gelten die Preise der Liste.</translation>
    </message>
    <message>
        <source>None; without it there is no month's work to reckon.</source>
        <translation>Keine; ohne Angabe gibt es keine Monatsarbeit zu berechnen.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not assumed but uncertain: eight of ten cases lie between.</source>
        <translation>Nicht angenommen, sondern unsicher: Acht von zehn Fällen liegen dazwischen.</translation>
    </message>
    <message>
        <source>Not in the file</source>
        <translation>Nicht in der Datei</translation>
    </message>
    <message>
        <source>Not like for like, as the price is of another list: %1.</source>
        <translation>Nicht direkt vergleichbar, da der Preis aus einer anderen Liste stammt: %1.</translation>
    </message>
    <message>
        <source>Not like for like:</source>
        <translation>Nicht direkt vergleichbar:</translation>
    </message>
    <message>
        <source>Not measured: %1 (constants of other chips).</source>
        <translation>Nicht gemessen: %1 (Konstanten anderer Chips).</translation>
    </message>
    <message>
        <source>Not on the chart: %1.</source>
        <translation>Nicht im Diagramm: %1.</translation>
    </message>
    <message>
        <source>Not predicted, %1 times: %2</source>
        <translation>Nicht vorhergesagt, %1-mal: %2</translation>
    </message>
    <message>
        <source>Not predicted, once: %1</source>
        <translation>Nicht vorhergesagt, einmal: %1</translation>
    </message>
    <message>
        <source>Not predicted: %1</source>
        <translation>Nicht vorhergesagt: %1</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Note: %1 adds to the shipped catalogue, or replaces its entry of that id.</source>
        <translation>Hinweis: %1 ergänzt den mitgelieferten Katalog oder ersetzt dessen Eintrag mit dieser ID.</translation>
    </message>
    <message>
        <source>Note: and so do %1 more.</source>
        <translation>Hinweis: ebenso %1 weitere.</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Anmerkungen</translation>
    </message>
    <message>
        <source>Notes and sources</source>
        <translation>Anmerkungen und Quellen</translation>
    </message>
    <message>
        <source>Nothing chosen has a place here.</source>
        <translation>Nichts Ausgewähltes hat hier einen Platz.</translation>
    </message>
    <message>
        <source>Nothing differs yet</source>
        <translation>Noch unterscheidet sich nichts</translation>
    </message>
    <message>
        <source>Nothing has been stored yet.</source>
        <translation>Noch ist nichts gespeichert.</translation>
    </message>
    <message>
        <source>Nothing in the catalogue matches. Esc clears the search.</source>
        <translation>Nichts im Katalog passt. Esc leert die Suche.</translation>
    </message>
    <message>
        <source>Nothing is chosen.</source>
        <translation>Nichts ist ausgewählt.</translation>
    </message>
    <message>
        <source>Nothing is compared.</source>
        <translation>Es wird nichts verglichen.</translation>
    </message>
    <message>
        <source>Nothing is fitted to these measurements while the program runs; an error is predicted divided by measured, less one.</source>
        <translation>Im laufenden Programm wird nichts an diese Messungen angepasst; ein Fehler ist Vorhersage durch Messung, minus eins.</translation>
    </message>
    <message>
        <source>Nothing is imported. File &gt; Import prices reads price lists.</source>
        <translation>Nichts ist importiert. Datei &gt; Preise importieren liest Preislisten.</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>Nichts ist ausgewählt</translation>
    </message>
    <message>
        <source>Nothing is selected, so there is nothing to export.</source>
        <translation>Nichts ist ausgewählt, daher gibt es nichts zu exportieren.</translation>
    </message>
    <message>
        <source>Nothing says where to write.</source>
        <translation>Es fehlt die Angabe, wohin geschrieben wird.</translation>
    </message>
    <message>
        <source>Nothing says which snapshot to remove.</source>
        <translation>Es fehlt die Angabe, welcher Snapshot entfernt wird.</translation>
    </message>
    <message>
        <source>Nothing tells who rents this: choose a column for the provider, or type its name.</source>
        <translation>Nichts sagt, wer dies vermietet: eine Spalte für den Anbieter wählen oder seinen Namen eingeben.</translation>
    </message>
    <message>
        <source>Nothing that can be assumed moves it.</source>
        <translation>Keine mögliche Annahme bewegt das Ergebnis.</translation>
    </message>
    <message>
        <source>Nothing that is compared has both an estimate and a price in "%1".</source>
        <translation>Nichts Verglichenes hat sowohl eine Schätzung als auch einen Preis in „%1“.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Nothing was imported: the columns of the file are not those of the format %1.</source>
        <translation>Nichts wurde importiert: Die Spalten der Datei passen nicht zum Format %1.</translation>
    </message>
    <message>
        <source>Nothing was stored: no row got in.</source>
        <translation>Nichts wurde gespeichert: Keine Zeile wurde übernommen.</translation>
    </message>
    <message>
        <source>Nothing was stored: this was a dry run.</source>
        <translation>Nichts wurde gespeichert: Dies war ein Probelauf.</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>Nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Now: %1.</source>
        <translation>Jetzt: %1.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Numbers are written with a decimal point and without groups.</source>
        <translation>Zahlen werden mit Dezimalpunkt und ohne Tausendertrennung geschrieben.</translation>
    </message>
    <message>
        <source>O&amp;verride this figure…</source>
        <translation>Diesen Wert &amp;überschreiben…</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Of %1 predictions, %2 are within 25 % of the measurement; the median error is %3</source>
        <translation>Von %1 Vorhersagen liegen %2 innerhalb von 25 % der Messung; der Medianfehler beträgt %3</translation>
    </message>
    <message>
        <source>Of %1, %2 stay idle and are paid all the same.</source>
        <translation>Insgesamt %1; davon bleiben %2 ungenutzt und werden trotzdem bezahlt.</translation>
    </message>
    <message>
        <source>Of the calibration.</source>
        <translation>Aus der Kalibrierung.</translation>
    </message>
    <message>
        <source>Of the calibration; 1 for BF16.</source>
        <translation>Aus der Kalibrierung; 1 für BF16.</translation>
    </message>
    <message>
        <source>Of what is found for the chip's family: time of a layer, an exchange and a request that no faster chip saves; acts on decoding and batches.</source>
        <translation>Anteil an dem, was für die Chipfamilie ermittelt ist: Zeit pro Schicht, Austausch und Anfrage, die kein schnellerer Chip spart; wirkt auf Decode und Batches.</translation>
    </message>
    <message>
        <source>Of what is found for the chip's family; acts on decoding.</source>
        <translation>Anteil an dem, was für die Chipfamilie ermittelt ist; wirkt auf Decode.</translation>
    </message>
    <message>
        <source>Of what is found for the chip's family; acts on prefill and batches.</source>
        <translation>Anteil an dem, was für die Chipfamilie ermittelt ist; wirkt auf Prefill und Batches.</translation>
    </message>
    <message>
        <source>Of what is found for the chip's family; acts on training speed.</source>
        <translation>Anteil an dem, was für die Chipfamilie ermittelt ist; wirkt auf das Trainingstempo.</translation>
    </message>
    <message>
        <source>Of what is found for the chip's family; acts where chips share a layer.</source>
        <translation>Anteil an dem, was für die Chipfamilie ermittelt ist; wirkt, wo Chips sich eine Schicht teilen.</translation>
    </message>
    <message>
        <source>Of what is spent a month; the rest stays where it is.</source>
        <translation>Anteil an den Ausgaben pro Monat; der Rest bleibt, wo er ist.</translation>
    </message>
    <message>
        <source>On this line a prediction equals the measurement.</source>
        <translation>Auf dieser Linie ist die Vorhersage gleich der Messung.</translation>
    </message>
    <message>
        <source>On this line the order of %1 and %2 turns.</source>
        <translation>An dieser Linie kehrt sich die Reihenfolge von %1 und %2 um.</translation>
    </message>
    <message>
        <source>On this line the run costs %1.</source>
        <translation>Auf dieser Linie kostet der Lauf %1.</translation>
    </message>
    <message>
        <source>On this line the work costs %1.</source>
        <translation>Auf dieser Linie kostet die Arbeit %1.</translation>
    </message>
    <message>
        <source>On-chip SRAM</source>
        <translation>On-Chip-SRAM</translation>
    </message>
    <message>
        <source>One USD is one USD.</source>
        <translation>Ein USD ist ein USD.</translation>
    </message>
    <message>
        <source>One board, one scenario</source>
        <translation>Ein Vergleich, ein Szenario</translation>
    </message>
    <message>
        <source>One flagship of each vendor</source>
        <translation>Je ein Spitzenmodell pro Hersteller</translation>
    </message>
    <message>
        <source>One mark: %1, %2, %3.</source>
        <translation>Eine Markierung: %1, %2, %3.</translation>
    </message>
    <message>
        <source>One of: %1.</source>
        <translation>Möglich: %1.</translation>
    </message>
    <message>
        <source>One scenario has to be in force; here are %1.</source>
        <translation>Genau ein Szenario muss aktiv sein; hier sind es %1.</translation>
    </message>
    <message>
        <source>Only a price belongs to a price list.</source>
        <translation>Nur ein Preis gehört zu einer Preisliste.</translation>
    </message>
    <message>
        <source>Only instances can be listed with --where and --prices.</source>
        <translation>Mit --where und --prices lassen sich nur Instanzen auflisten.</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Open a comparison</source>
        <translation>Vergleich öffnen</translation>
    </message>
    <message>
        <source>Open a file that Chipboard exported, or a board (*.chipboard).</source>
        <translation>Eine von Chipboard exportierte Datei oder einen Vergleich (*.chipboard) öffnen.</translation>
    </message>
    <message>
        <source>Open the file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>Open the source card</source>
        <translation>Quellenkarte öffnen</translation>
    </message>
    <message>
        <source>Open the window in this size.</source>
        <translation>Das Fenster in dieser Größe öffnen.</translation>
    </message>
    <message>
        <source>Open the window.</source>
        <translation>Das Fenster öffnen.</translation>
    </message>
    <message>
        <source>Options of the window:</source>
        <translation>Optionen des Fensters:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source>Other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other draws; equal seeds give equal bytes.</source>
        <translation>Andere Ziehungen; gleiche Startwerte ergeben gleiche Bytes.</translation>
    </message>
    <message>
        <source>Other published values</source>
        <translation>Andere veröffentlichte Werte</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Output a month (billion tokens)</source>
        <translation>Ausgabe pro Monat (Milliarden Tokens)</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>Ausgabe-Tokens</translation>
    </message>
    <message>
        <source>Override</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>Override %1</source>
        <translation>Überschreiben: %1</translation>
    </message>
    <message>
        <source>Override a figure</source>
        <translation>Einen Wert überschreiben</translation>
    </message>
    <message>
        <source>Override this figure…</source>
        <translation>Diesen Wert überschreiben…</translation>
    </message>
    <message>
        <source>P&amp;ixels</source>
        <translation>P&amp;ixel</translation>
    </message>
    <message>
        <source>P&amp;resets</source>
        <translation>&amp;Vorlagen</translation>
    </message>
    <message>
        <source>P10</source>
        <translation>P10</translation>
    </message>
    <message>
        <source>P10, P50, P90 of %1 draws</source>
        <translation>P10, P50, P90 aus %1 Ziehungen</translation>
    </message>
    <message>
        <source>P10, P50, P90 of the first %1 draws</source>
        <translation>P10, P50, P90 aus den ersten %1 Ziehungen</translation>
    </message>
    <message>
        <source>P90</source>
        <translation>P90</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>PDF-Dokument</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG-Bild</translation>
    </message>
    <message>
        <source>PUE of the data centre</source>
        <translation>PUE des Rechenzentrums</translation>
    </message>
    <message>
        <source>Pa&amp;ges</source>
        <translation>S&amp;eiten</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Page &amp;size</source>
        <translation>Seiten&amp;größe</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Paid for the hours used.</source>
        <translation>Bezahlt werden die genutzten Stunden.</translation>
    </message>
    <message>
        <source>Paid in all</source>
        <translation>Insgesamt bezahlt</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Parameters (billions)</source>
        <translation>Parameter (Milliarden)</translation>
    </message>
    <message>
        <source>Pareto front: for each on this line, no other is both cheaper and faster.</source>
        <translation>Pareto-Front: Nichts anderes ist günstiger und zugleich schneller als die Punkte auf dieser Linie.</translation>
    </message>
    <message>
        <source>Passes through the model for one image.</source>
        <translation>Durchläufe durch das Modell für ein Bild.</translation>
    </message>
    <message>
        <source>Pay and benefits, for the cost of moving.</source>
        <translation>Gehalt und Nebenkosten, für die Kosten des Umstiegs.</translation>
    </message>
    <message>
        <source>Peak, TFLOPS per chip</source>
        <translation>Spitzenleistung, TFLOPS pro Chip</translation>
    </message>
    <message>
        <source>Per &amp;chip</source>
        <translation>Pro &amp;Chip</translation>
    </message>
    <message>
        <source>Per &amp;instance</source>
        <translation>Pro &amp;Instanz</translation>
    </message>
    <message>
        <source>Per &amp;system</source>
        <translation>Pro &amp;System</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Pinned to the prices "%1" of %2.</source>
        <translation>Auf die Preise „%1“ vom %2 festgelegt.</translation>
    </message>
    <message>
        <source>Point (1.50)</source>
        <translation>Punkt (1.50)</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Leistungsaufnahme</translation>
    </message>
    <message>
        <source>Power of %1</source>
        <translation>Leistungsaufnahme von %1</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Präzision</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Vorhergesagt</translation>
    </message>
    <message>
        <source>Predicted against measured</source>
        <translation>Vorhergesagt gegenüber gemessen</translation>
    </message>
    <message>
        <source>Predicts every measurement from its configuration and tells how far off it is. A measurement that cannot be predicted is listed with the reason.</source>
        <translation>Sagt jede Messung aus ihrer Konfiguration voraus und meldet die Abweichung. Messungen, die sich nicht vorhersagen lassen, werden mit Grund aufgeführt.</translation>
    </message>
    <message>
        <source>Prefill</source>
        <translation>Prefill</translation>
    </message>
    <message>
        <source>Prefill of a prompt</source>
        <translation>Prefill eines Prompts</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Pric&amp;es</source>
        <translation>Pr&amp;eise</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Price and speed</source>
        <translation>Preis und Geschwindigkeit</translation>
    </message>
    <message>
        <source>Price and speed are of one, where the workload takes several of them; the front is drawn through the middle values, and ranges may overlap.</source>
        <translation>Preis und Geschwindigkeit gelten für eine Einheit, auch wenn der Workload mehrere braucht; die Front verläuft durch die mittleren Werte, Spannen können sich überschneiden.</translation>
    </message>
    <message>
        <source>Price factor</source>
        <translation>Preisfaktor</translation>
    </message>
    <message>
        <source>Price history</source>
        <translation>Preisverlauf</translation>
    </message>
    <message>
        <source>Price lists (*.csv *.tsv *.txt *.json);;All files (*)</source>
        <translation>Preislisten (*.csv *.tsv *.txt *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Price of %1</source>
        <translation>Preis von %1</translation>
    </message>
    <message>
        <source>Price of energy</source>
        <translation>Energiepreis</translation>
    </message>
    <message>
        <source>Price of one</source>
        <translation>Preis pro Stück</translation>
    </message>
    <message>
        <source>Price per chip-hour</source>
        <translation>Preis pro Chip-Stunde</translation>
    </message>
    <message>
        <source>Price per hour</source>
        <translation>Preis pro Stunde</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Prices &amp;of</source>
        <translation>Preise &amp;vom</translation>
    </message>
    <message>
        <source>Prices here are as listed. Assumed for estimates alone: %1.</source>
        <translation>Die Preise hier sind Listenpreise. Nur für Schätzungen angenommen: %1.</translation>
    </message>
    <message>
        <source>Prices of</source>
        <translation>Preise vom</translation>
    </message>
    <message>
        <source>Prices over time</source>
        <translation>Preise im Zeitverlauf</translation>
    </message>
    <message>
        <source>Prices: %1</source>
        <translation>Preise: %1</translation>
    </message>
    <message>
        <source>Prices: %1, %2.</source>
        <translation>Preise: %1, %2.</translation>
    </message>
    <message>
        <source>Prices: %1, %2: %3 (%4) at %5, %6.</source>
        <translation>Preise: %1, %2: %3 (%4) zu %5, %6.</translation>
    </message>
    <message>
        <source>Print the completions of bash, zsh or fish.</source>
        <translation>Die Vervollständigungen für bash, zsh oder fish ausgeben.</translation>
    </message>
    <message>
        <source>Print the numbers of a comparison.</source>
        <translation>Die Zahlen eines Vergleichs ausgeben.</translation>
    </message>
    <message>
        <source>Print the program's version.</source>
        <translation>Die Programmversion ausgeben.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Prompt and batch cannot be negative, and the answer needs at least 1 token.</source>
        <translation>Prompt und Batch können nicht negativ sein, und die Antwort braucht mindestens 1 Token.</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Anbieter</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Veröffentlicht</translation>
    </message>
    <message>
        <source>Put in &amp;force</source>
        <translation>&amp;Aktivieren</translation>
    </message>
    <message>
        <source>Put texts with blanks in quotes.</source>
        <translation>Texte mit Leerzeichen in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>Put texts with such characters in quotes.</source>
        <translation>Texte mit solchen Zeichen in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>Put the measurements into "training_runs" and "inference_runs".</source>
        <translation>Die Messungen unter „training_runs“ und „inference_runs“ eintragen.</translation>
    </message>
    <message>
        <source>Qt has no driver for SQLite here.</source>
        <translation>Qt hat hier keinen Treiber für SQLite.</translation>
    </message>
    <message>
        <source>Query heads of a layer.</source>
        <translation>Query-Heads einer Schicht.</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Spanne</translation>
    </message>
    <message>
        <source>Range of the link</source>
        <translation>Spanne der Verbindung</translation>
    </message>
    <message>
        <source>Range of the memory bandwidth</source>
        <translation>Spanne der Speicherbandbreite</translation>
    </message>
    <message>
        <source>Range of the peak compute</source>
        <translation>Spanne der Spitzenleistung</translation>
    </message>
    <message>
        <source>Range of the power</source>
        <translation>Spanne der Leistungsaufnahme</translation>
    </message>
    <message>
        <source>Range of the price</source>
        <translation>Spanne des Preises</translation>
    </message>
    <message>
        <source>Ranges of the chip's figures</source>
        <translation>Spannen der Chipwerte</translation>
    </message>
    <message>
        <source>Ratios</source>
        <translation>Verhältnisse</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Read the catalogue again, and choose it anew.</source>
        <translation>Den Katalog neu lesen und erneut wählen.</translation>
    </message>
    <message>
        <source>Read the catalogue files below this directory too; they replace shipped entries of the same id. May be given several times.</source>
        <translation>Auch die Katalogdateien unter diesem Verzeichnis lesen; sie ersetzen mitgelieferte Einträge mit derselben ID. Mehrfach möglich.</translation>
    </message>
    <message>
        <source>Reading memory takes most of the time.</source>
        <translation>Das Lesen des Speichers braucht die meiste Zeit.</translation>
    </message>
    <message>
        <source>Reading the cache</source>
        <translation>Lesen des Caches</translation>
    </message>
    <message>
        <source>Reading the weights</source>
        <translation>Lesen der Gewichte</translation>
    </message>
    <message>
        <source>Ready-made comparisons</source>
        <translation>Fertige Vergleiche</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>Remove "book".</source>
        <translation>„book“ entfernen.</translation>
    </message>
    <message>
        <source>Remove imported prices?</source>
        <translation>Importierte Preise entfernen?</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>Entfernen.</translation>
    </message>
    <message>
        <source>Remove low and high.</source>
        <translation>„low“ und „high“ entfernen.</translation>
    </message>
    <message>
        <source>Remove one of the two rows.</source>
        <translation>Eine der beiden Zeilen entfernen.</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation>Eines der beiden entfernen.</translation>
    </message>
    <message>
        <source>Remove one.</source>
        <translation>Eines davon entfernen.</translation>
    </message>
    <message>
        <source>Remove scenario “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Removed snapshot %1: %2 prices of %3 from %4.</source>
        <translation>Snapshot %1 entfernt: %2 Preise vom %3 aus %4.</translation>
    </message>
    <message>
        <source>Rename or remove one of the two.</source>
        <translation>Eines der beiden umbenennen oder entfernen.</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>Miete</translation>
    </message>
    <message>
        <source>Rented hours in a month, for the cost of a month.</source>
        <translation>Gemietete Stunden pro Monat, für die Monatskosten.</translation>
    </message>
    <message>
        <source>Rented with %1.</source>
        <translation>Gemietet mit %1.</translation>
    </message>
    <message>
        <source>Replace files that exist.</source>
        <translation>Vorhandene Dateien ersetzen.</translation>
    </message>
    <message>
        <source>Replace it with --force, or choose another name.</source>
        <translation>Mit --force ersetzen oder einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation>Gleichzeitige Anfragen</translation>
    </message>
    <message>
        <source>Requests of a copy</source>
        <translation>Anfragen einer Kopie</translation>
    </message>
    <message>
        <source>Requests or items that are worked on together.</source>
        <translation>Anfragen oder Elemente, die zusammen bearbeitet werden.</translation>
    </message>
    <message>
        <source>Ridge point</source>
        <translation>Knickpunkt</translation>
    </message>
    <message>
        <source>Ridge point, FLOP per byte</source>
        <translation>Knickpunkt, FLOP pro Byte</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Rooflines and the phases of the workload</source>
        <translation>Rooflines und die Phasen des Workloads</translation>
    </message>
    <message>
        <source>Routing to experts</source>
        <translation>Routing zu Experten</translation>
    </message>
    <message>
        <source>Row %1: "%2" could mean two numbers.</source>
        <translation>Zeile %1: „%2“ kann zwei Zahlen bedeuten.</translation>
    </message>
    <message>
        <source>Row %1: "%2" is no number, so "%3" may not be %4.</source>
        <translation>Zeile %1: „%2“ ist keine Zahl, daher ist „%3“ wohl nicht die richtige Spalte (%4).</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Rows cannot be accepted for "%1".</source>
        <translation>Zeilen lassen sich für „%1“ nicht zulassen.</translation>
    </message>
    <message>
        <source>Rows left out</source>
        <translation>Ausgelassene Zeilen</translation>
    </message>
    <message>
        <source>Rows that come in</source>
        <translation>Übernommene Zeilen</translation>
    </message>
    <message>
        <source>Runs as %1 copies of the model, each on %2.</source>
        <translation>Läuft als %1 Kopien des Modells; pro Kopie: %2.</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>SVG-Bild</translation>
    </message>
    <message>
        <source>Same for all rows:</source>
        <translation>Für alle Zeilen gleich:</translation>
    </message>
    <message>
        <source>Same order as the charts</source>
        <translation>Reihenfolge wie in den Diagrammen</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Save it as UTF-8.</source>
        <translation>Als UTF-8 speichern.</translation>
    </message>
    <message>
        <source>Save the comparison</source>
        <translation>Vergleich speichern</translation>
    </message>
    <message>
        <source>Saved, USD</source>
        <translation>Gespart, USD</translation>
    </message>
    <message>
        <source>Say how many %1 one USD buys: --set exchange_rate=RATE.</source>
        <translation>Angeben, wie viele %1 ein USD kostet: --set exchange_rate=RATE.</translation>
    </message>
    <message>
        <source>Say it with --as-of DATE.</source>
        <translation>Mit --as-of DATE angeben.</translation>
    </message>
    <message>
        <source>Say it with --map provider==NAME.</source>
        <translation>Mit --map provider==NAME angeben.</translation>
    </message>
    <message>
        <source>Say which column holds what</source>
        <translation>Angeben, welche Spalte was enthält</translation>
    </message>
    <message>
        <source>Say which column holds what. An instance or an accelerator, a price and the provider are needed; leave out what the file does not have.</source>
        <translation>Angeben, welche Spalte was enthält. Nötig sind Instanz oder Beschleuniger, ein Preis und der Anbieter; was in der Datei fehlt, weglassen.</translation>
    </message>
    <message>
        <source>Say which it is with --map price=COLUMN or --map instance=COLUMN; if all stand in one column, the separator may be another: --map separator=;</source>
        <translation>Mit --map price=COLUMN oder --map instance=COLUMN angeben, welche es ist; steht alles in einer Spalte, ist das Trennzeichen vielleicht ein anderes: --map separator=;</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Umfang</translation>
    </message>
    <message>
        <source>Scale-up bandwidth</source>
        <translation>Scale-up-Bandbreite</translation>
    </message>
    <message>
        <source>Scenari&amp;os…</source>
        <translation>S&amp;zenarien…</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Scenario “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>Scenarios side by side</source>
        <translation>Szenarien nebeneinander</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search chips, instances…</source>
        <translation>Chips, Instanzen suchen…</translation>
    </message>
    <message>
        <source>Search, or memory &gt;= 640 GB</source>
        <translation>Suchen, oder memory &gt;= 640 GB</translation>
    </message>
    <message>
        <source>See "chipboard help" for the commands and their options.</source>
        <translation>„chipboard help“ zeigt die Befehle und ihre Optionen.</translation>
    </message>
    <message>
        <source>Select %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;none</source>
        <translation>Auswahl auf&amp;heben</translation>
    </message>
    <message>
        <source>Select chips, instances or systems first.</source>
        <translation>Zuerst Chips, Instanzen oder Systeme auswählen.</translation>
    </message>
    <message>
        <source>Select none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Semikolon</translation>
    </message>
    <message>
        <source>Separate the ids by single commas.</source>
        <translation>Die IDs durch einzelne Kommas trennen.</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>Sequenzlänge</translation>
    </message>
    <message>
        <source>Sequences a step</source>
        <translation>Sequenzen pro Schritt</translation>
    </message>
    <message>
        <source>Sequences in one training step over all chips.</source>
        <translation>Sequenzen in einem Trainingsschritt über alle Chips.</translation>
    </message>
    <message>
        <source>Serving needs a prompt of 0 tokens or more and an answer of at least 1 token.</source>
        <translation>Serving braucht einen Prompt von mindestens 0 Tokens und eine Antwort von mindestens 1 Token.</translation>
    </message>
    <message>
        <source>Serving needs at least 1 chip.</source>
        <translation>Serving braucht mindestens 1 Chip.</translation>
    </message>
    <message>
        <source>Serving software: %1.</source>
        <translation>Serving-Software: %1.</translation>
    </message>
    <message>
        <source>Serving users</source>
        <translation>Serving für Nutzer</translation>
    </message>
    <message>
        <source>Set "in_force" of the one whose values are those of the board.</source>
        <translation>„in_force“ bei dem Szenario setzen, dessen Werte die des Vergleichs sind.</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Share of a training run's time that is not lost to failures and restarts.</source>
        <translation>Zeitanteil eines Trainingslaufs, der nicht durch Ausfälle und Neustarts verloren geht.</translation>
    </message>
    <message>
        <source>Share of roof</source>
        <translation>Anteil am Dach</translation>
    </message>
    <message>
        <source>Share of that for the cache</source>
        <translation>Davon für den Cache</translation>
    </message>
    <message>
        <source>Share of the bandwidth that is reached</source>
        <translation>Erreichter Anteil der Bandbreite</translation>
    </message>
    <message>
        <source>Share of the paid hours in which the chips work; idle hours are billed.</source>
        <translation>Anteil der bezahlten Stunden, in denen die Chips arbeiten; Leerlauf wird mitbezahlt.</translation>
    </message>
    <message>
        <source>Share of the peak that is reached</source>
        <translation>Erreichter Anteil der Spitzenleistung</translation>
    </message>
    <message>
        <source>Share of the weights that is read</source>
        <translation>Gelesener Anteil der Gewichte</translation>
    </message>
    <message>
        <source>Share that can move</source>
        <translation>Umzugsfähiger Anteil</translation>
    </message>
    <message>
        <source>Shorten it to %1 tokens.</source>
        <translation>Auf %1 Tokens kürzen.</translation>
    </message>
    <message>
        <source>Shorten it.</source>
        <translation>Kürzen.</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle anzeigen</translation>
    </message>
    <message>
        <source>Show all messages</source>
        <translation>Alle Meldungen anzeigen</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>Weniger anzeigen</translation>
    </message>
    <message>
        <source>Show money in this currency, such as EUR; --set exchange_rate=RATE tells how much of it one USD buys.</source>
        <translation>Beträge in dieser Währung anzeigen, etwa EUR; --set exchange_rate=RATE gibt an, wie viel davon ein USD kostet.</translation>
    </message>
    <message>
        <source>Shows the named board (a *.chipboard file), or the last one, or a full example at first.</source>
        <translation>Zeigt den angegebenen Vergleich (eine *.chipboard-Datei), sonst den letzten oder beim ersten Start ein vollständiges Beispiel.</translation>
    </message>
    <message>
        <source>Show…</source>
        <translation>Anzeigen…</translation>
    </message>
    <message>
        <source>Size of your own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip this file</source>
        <translation>Diese Datei überspringen</translation>
    </message>
    <message>
        <source>SkyPilot catalogue (CSV, one file a cloud)</source>
        <translation>SkyPilot-Katalog (CSV, eine Datei pro Cloud)</translation>
    </message>
    <message>
        <source>SkyPilot's GpuInfo</source>
        <translation>GpuInfo von SkyPilot</translation>
    </message>
    <message>
        <source>Slide 16:9</source>
        <translation>Folie 16:9</translation>
    </message>
    <message>
        <source>Slide 4:3</source>
        <translation>Folie 4:3</translation>
    </message>
    <message>
        <source>Small</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snapshot %1 of the price store, from %2; kind: %3; content %4.</source>
        <translation>Snapshot %1 des Preisspeichers, aus %2; Art: %3; Inhalt %4.</translation>
    </message>
    <message>
        <source>So it is now.</source>
        <translation>So ist es jetzt.</translation>
    </message>
    <message>
        <source>Software versions</source>
        <translation>Softwareversionen</translation>
    </message>
    <message>
        <source>Sort by this column, largest first</source>
        <translation>Nach dieser Spalte sortieren, größte zuerst</translation>
    </message>
    <message>
        <source>Sort by this column, smallest first</source>
        <translation>Nach dieser Spalte sortieren, kleinste zuerst</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Source of the chosen number</source>
        <translation>Quelle der gewählten Zahl</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>Source: %1.</source>
        <translation>Quelle: %1.</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Sources: %1</source>
        <translation>Quellen: %1</translation>
    </message>
    <message>
        <source>Sources: %1 publications, named at each measurement</source>
        <translation>Quellen: %1 Veröffentlichungen, bei jeder Messung genannt</translation>
    </message>
    <message>
        <source>Sparse compute</source>
        <translation>Rechenleistung, sparse</translation>
    </message>
    <message>
        <source>Speak this language; commands speak English otherwise.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Speed per chip</source>
        <translation>Geschwindigkeit pro Chip</translation>
    </message>
    <message>
        <source>Spent a month</source>
        <translation>Ausgaben pro Monat</translation>
    </message>
    <message>
        <source>Split it into several files, or leave out rows that are not needed.</source>
        <translation>Auf mehrere Dateien aufteilen oder unnötige Zeilen weglassen.</translation>
    </message>
    <message>
        <source>Split it into several files.</source>
        <translation>Auf mehrere Dateien aufteilen.</translation>
    </message>
    <message>
        <source>Staying, USD</source>
        <translation>Bleiben, USD</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Stop: %1</source>
        <translation>Stopp: %1</translation>
    </message>
    <message>
        <source>Stored in %1.</source>
        <translation>Gespeichert in %1.</translation>
    </message>
    <message>
        <source>Strings stand in double quotes.</source>
        <translation>Zeichenketten stehen in doppelten Anführungszeichen.</translation>
    </message>
    <message>
        <source>Suspicious rows: they only come in where you check their reason</source>
        <translation>Verdächtige Zeilen: Sie werden nur übernommen, wenn ihr Grund angekreuzt ist</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>TF32 compute</source>
        <translation>TF32-Rechenleistung</translation>
    </message>
    <message>
        <source>TF32 sparse compute</source>
        <translation>TF32-Rechenleistung, sparse</translation>
    </message>
    <message>
        <source>TFLOPS per chip</source>
        <translation>TFLOPS pro Chip</translation>
    </message>
    <message>
        <source>TFLOPS per chip, %1 dense</source>
        <translation>TFLOPS pro Chip, %1 dicht</translation>
    </message>
    <message>
        <source>TFLOPS per watt</source>
        <translation>TFLOPS pro Watt</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Tab-separated table</source>
        <translation>Tabelle mit Tabulatoren</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Take %1 back to its default</source>
        <translation>%1 auf die Vorgabe zurücksetzen</translation>
    </message>
    <message>
        <source>Take a backup of it.</source>
        <translation>Eine Sicherungskopie verwenden.</translation>
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
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Take back %1</source>
        <translation>Zurücksetzen: %1</translation>
    </message>
    <message numerus="yes">
        <source>Take back %n assumptions</source>
        <translation><numerusform>%n Annahme zurücksetzen</numerusform><numerusform>%n Annahmen zurücksetzen</numerusform></translation>
    </message>
    <message>
        <source>Take back 1 assumption</source>
        <translation>1 Annahme zurücksetzen</translation>
    </message>
    <message>
        <source>Take back all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Take back all assumptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back all figures of your own</source>
        <translation>Alle eigenen Werte zurücksetzen</translation>
    </message>
    <message>
        <source>Take it out of the circle.</source>
        <translation>Aus dem Kreis entfernen.</translation>
    </message>
    <message>
        <source>Take out %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken off every price of the book.</source>
        <translation>Wird von jedem Preis der Liste abgezogen.</translation>
    </message>
    <message>
        <source>Tell what an import would do, and store nothing.</source>
        <translation>Zeigen, was ein Import täte, und nichts speichern.</translation>
    </message>
    <message>
        <source>Tell what would change the answer, and how sure it is.</source>
        <translation>Zeigen, was die Antwort ändern würde und wie sicher sie ist.</translation>
    </message>
    <message>
        <source>Tells what became of every data row: imported, ignored or suspicious, and why. Nothing suspicious gets in unless its reason is accepted. Prices go to the price store as one dated snapshot, chips to the user's catalogue folder. "chipboard list formats" has the formats.</source>
        <translation>Meldet, was aus jeder Datenzeile wurde: importiert, ignoriert oder verdächtig, und warum. Verdächtiges kommt nur hinein, wenn sein Grund zugelassen wird. Preise kommen als datierter Snapshot in den Preisspeicher, Chips in den Katalogordner des Benutzers. „chipboard list formats“ zeigt die Formate.</translation>
    </message>
    <message>
        <source>Tells whether it fits, how long it takes, how fast it is, what it costs and what bounds it, each with a range. Without --count, takes as many chips as people would.</source>
        <translation>Zeigt, ob er passt, wie lange er dauert, wie schnell er ist, was er kostet und was ihn begrenzt, jeweils mit Spanne. Ohne --count wird eine übliche Chipanzahl genommen.</translation>
    </message>
    <message>
        <source>Text encoders</source>
        <translation>Text-Encoder</translation>
    </message>
    <message>
        <source>Text goes on after a closing quote.</source>
        <translation>Nach dem schließenden Anführungszeichen folgt noch Text.</translation>
    </message>
    <message>
        <source>The %1 peak of %2 is no possible figure.</source>
        <translation>Die %1-Spitzenleistung von %2 ist kein möglicher Wert.</translation>
    </message>
    <message>
        <source>The PUE must be from 1 to 10.</source>
        <translation>Die PUE muss zwischen 1 und 10 liegen.</translation>
    </message>
    <message>
        <source>The accelerator is not in the catalogue; the price is kept without a chip.</source>
        <translation>Der Beschleuniger ist nicht im Katalog; der Preis bleibt ohne Chip erhalten.</translation>
    </message>
    <message>
        <source>The accelerator's memory does not agree with the catalogue.</source>
        <translation>Der Speicher des Beschleunigers stimmt nicht mit dem Katalog überein.</translation>
    </message>
    <message>
        <source>The active parameters must be more than 0 and at most all parameters.</source>
        <translation>Die aktiven Parameter müssen mehr als 0 und höchstens alle Parameter sein.</translation>
    </message>
    <message>
        <source>The arithmetic of one item of %1 is neither published nor countable from its dimensions.</source>
        <translation>Der Rechenaufwand für ein Element von %1 ist weder veröffentlicht noch aus den Dimensionen zu ermitteln.</translation>
    </message>
    <message>
        <source>The assumptions to move; NAME@ID moves one for that row alone. "chipboard list assumptions" has the names.</source>
        <translation>Die zu verändernden Annahmen; NAME@ID verändert eine nur für diese Zeile. „chipboard list assumptions“ zeigt die Namen.</translation>
    </message>
    <message>
        <source>The baseline "%1" is not among what is compared.</source>
        <translation>Die Referenz „%1“ gehört nicht zu dem, was verglichen wird.</translation>
    </message>
    <message>
        <source>The batch cannot be negative.</source>
        <translation>Der Batch kann nicht negativ sein.</translation>
    </message>
    <message>
        <source>The batch must be at least 1.</source>
        <translation>Der Batch muss mindestens 1 sein.</translation>
    </message>
    <message>
        <source>The book has no price for it.</source>
        <translation>Die Preisliste hat dafür keinen Preis.</translation>
    </message>
    <message>
        <source>The bracket that opens here is not closed.</source>
        <translation>Die Klammer, die hier öffnet, wird nicht geschlossen.</translation>
    </message>
    <message>
        <source>The catalogue has no "%1"; it is not shown.</source>
        <translation>„%1“ ist nicht im Katalog und wird nicht angezeigt.</translation>
    </message>
    <message>
        <source>The catalogue has no "%1"; the figure of your own is kept but acts on nothing.</source>
        <translation>„%1“ ist nicht im Katalog; der eigene Wert bleibt erhalten, wirkt aber auf nichts.</translation>
    </message>
    <message>
        <source>The catalogue has no "%1"; the page What-if chooses by itself.</source>
        <translation>„%1“ ist nicht im Katalog; die Seite Was-wäre-wenn wählt selbst.</translation>
    </message>
    <message>
        <source>The catalogue has no dated prices of these. %1</source>
        <translation>Der Katalog enthält hierfür keine datierten Preise. %1</translation>
    </message>
    <message>
        <source>The catalogue has this chip, and a figure differs from it by a quarter or more.</source>
        <translation>Der Katalog hat diesen Chip, und ein Wert weicht um ein Viertel oder mehr davon ab.</translation>
    </message>
    <message>
        <source>The catalogue has this chip, with sources of its own.</source>
        <translation>Der Katalog hat diesen Chip, mit eigenen Quellen.</translation>
    </message>
    <message>
        <source>The catalogue stays as it was until that is mended.</source>
        <translation>Der Katalog bleibt unverändert, bis das behoben ist.</translation>
    </message>
    <message>
        <source>The chart of the page that is written alone, such as memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chip is not one of the catalogue's own.</source>
        <translation>Der Chip stammt nicht aus dem Katalog selbst.</translation>
    </message>
    <message>
        <source>The chip is not stated.</source>
        <translation>Der Chip ist nicht angegeben.</translation>
    </message>
    <message>
        <source>The chip is one of the catalogue.</source>
        <translation>Der Chip stammt aus dem Katalog.</translation>
    </message>
    <message>
        <source>The chip, cloud instance or system to run it on.</source>
        <translation>Chip, Cloud-Instanz oder System für den Workload.</translation>
    </message>
    <message>
        <source>The chip-to-chip link of %1 is not published.</source>
        <translation>Die Verbindung zwischen Chips ist für %1 nicht veröffentlicht.</translation>
    </message>
    <message>
        <source>The chip-to-chip link of %1 is not published; PCI Express at 32 GB/s is reckoned with.</source>
        <translation>Die Verbindung zwischen Chips ist für %1 nicht veröffentlicht; gerechnet wird mit PCI Express bei 32 GB/s.</translation>
    </message>
    <message>
        <source>The column that holds a field, such as price=Hourly; FIELD==VALUE gives all rows that value. May be given several times.</source>
        <translation>Die Spalte mit einem Feld, etwa price=Hourly; FIELD==VALUE gibt allen Zeilen diesen Wert. Mehrfach möglich.</translation>
    </message>
    <message>
        <source>The columns are: %1.</source>
        <translation>Die Spalten sind: %1.</translation>
    </message>
    <message>
        <source>The columns; "chipboard list metrics" has their ids.</source>
        <translation>Die Spalten; „chipboard list metrics“ zeigt ihre IDs.</translation>
    </message>
    <message>
        <source>The context cannot be negative.</source>
        <translation>Der Kontext kann nicht negativ sein.</translation>
    </message>
    <message>
        <source>The currency that all money is shown in, by an exchange rate of your own.</source>
        <translation>Die Währung, in der alle Beträge angezeigt werden, zu einem eigenen Wechselkurs.</translation>
    </message>
    <message>
        <source>The date cannot be read.</source>
        <translation>Das Datum ist nicht lesbar.</translation>
    </message>
    <message>
        <source>The date of prices whose file does not tell it: 2026-11-22.</source>
        <translation>Das Datum von Preisen, deren Datei es nicht nennt: 2026-11-22.</translation>
    </message>
    <message>
        <source>The denoising steps are not stated.</source>
        <translation>Die Denoising-Schritte sind nicht angegeben.</translation>
    </message>
    <message>
        <source>The dense %1 peak, %2, is as high as the FP8 one, %3, which runs at twice the rate.</source>
        <translation>Die dichte %1-Spitzenleistung, %2, ist so hoch wie die von FP8, %3, das mit doppelter Rate läuft.</translation>
    </message>
    <message>
        <source>The dense %1 peak, %2, is not below the sparse one, %3.</source>
        <translation>Die dichte %1-Spitzenleistung, %2, liegt nicht unter der mit Sparsity, %3.</translation>
    </message>
    <message>
        <source>The description of the accelerator cannot be read.</source>
        <translation>Die Beschreibung des Beschleunigers ist nicht lesbar.</translation>
    </message>
    <message>
        <source>The dimensions of a model cannot be negative.</source>
        <translation>Die Dimensionen eines Modells können nicht negativ sein.</translation>
    </message>
    <message>
        <source>The dimensions of experts must be from 0 to %1.</source>
        <translation>Die Dimensionen der Experten müssen zwischen 0 und %1 liegen.</translation>
    </message>
    <message>
        <source>The dimensions of the model are not known.</source>
        <translation>Die Dimensionen des Modells sind nicht bekannt.</translation>
    </message>
    <message>
        <source>The directory cannot be read.</source>
        <translation>Das Verzeichnis lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>The directory holds no catalogue file and no board.</source>
        <translation>Das Verzeichnis enthält keine Katalogdatei und keinen Vergleich.</translation>
    </message>
    <message>
        <source>The discount must be from 0 % to below 100 %.</source>
        <translation>Der Rabatt muss mindestens 0 % und weniger als 100 % betragen.</translation>
    </message>
    <message>
        <source>The entry to copy is not in its file any more.</source>
        <translation>Der zu kopierende Eintrag ist nicht mehr in seiner Datei.</translation>
    </message>
    <message>
        <source>The expression has more than %1 characters.</source>
        <translation>Der Ausdruck hat mehr als %1 Zeichen.</translation>
    </message>
    <message>
        <source>The factor on the price must be from 0.001 to 1000.</source>
        <translation>Der Preisfaktor muss zwischen 0,001 und 1000 liegen.</translation>
    </message>
    <message>
        <source>The factors on efficiency must be from 0.001 to 1000.</source>
        <translation>Die Effizienzfaktoren müssen zwischen 0,001 und 1000 liegen.</translation>
    </message>
    <message>
        <source>The fallbacks of this book lead back to it.</source>
        <translation>Die Ersatzlisten dieser Preisliste führen zu ihr zurück.</translation>
    </message>
    <message>
        <source>The fields are %1.</source>
        <translation>Die Felder sind %1.</translation>
    </message>
    <message>
        <source>The figure has no value but is not "missing".</source>
        <translation>Die Angabe hat keinen Wert, ist aber nicht „missing“.</translation>
    </message>
    <message>
        <source>The figure is missing but has a value.</source>
        <translation>Die Angabe ist „missing“, hat aber einen Wert.</translation>
    </message>
    <message>
        <source>The file calls the chip by another's name; the instance tells which it is.</source>
        <translation>Die Datei nennt den Chip mit dem Namen eines anderen; die Instanz zeigt, welcher es ist.</translation>
    </message>
    <message>
        <source>The file cannot be opened: %1.</source>
        <translation>Die Datei lässt sich nicht öffnen: %1.</translation>
    </message>
    <message>
        <source>The file cannot be read again.</source>
        <translation>Die Datei lässt sich nicht noch einmal lesen.</translation>
    </message>
    <message>
        <source>The file cannot be read to its end.</source>
        <translation>Die Datei lässt sich nicht bis zum Ende lesen.</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Die Datei lässt sich nicht lesen: %1.</translation>
    </message>
    <message>
        <source>The file cannot be written: %1.</source>
        <translation>Die Datei lässt sich nicht schreiben: %1.</translation>
    </message>
    <message>
        <source>The file does not tell of which day its prices are.</source>
        <translation>Die Datei sagt nicht, von welchem Tag ihre Preise sind.</translation>
    </message>
    <message>
        <source>The file does not tell who rents this.</source>
        <translation>Die Datei sagt nicht, wer dies vermietet.</translation>
    </message>
    <message>
        <source>The file ends too early: it was cut off, or a bracket is not closed.</source>
        <translation>Die Datei endet zu früh: Sie ist abgeschnitten, oder eine Klammer ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>The file exists already and was left as it is.</source>
        <translation>Die Datei existiert bereits und blieb unverändert.</translation>
    </message>
    <message>
        <source>The file has %1 MiB, more than the %2 MiB that are read.</source>
        <translation>Die Datei hat %1 MiB; gelesen werden höchstens %2 MiB.</translation>
    </message>
    <message>
        <source>The file has format %1; this program reads format %2.</source>
        <translation>Die Datei hat das Format %1; dieses Programm liest das Format %2.</translation>
    </message>
    <message>
        <source>The file has more than a million values.</source>
        <translation>Die Datei hat mehr als eine Million Werte.</translation>
    </message>
    <message>
        <source>The file is UTF-16, not UTF-8.</source>
        <translation>Die Datei ist UTF-16, nicht UTF-8.</translation>
    </message>
    <message>
        <source>The file is an archive or a spreadsheet, not CSV.</source>
        <translation>Die Datei ist ein Archiv oder eine Tabellenkalkulation, keine CSV-Datei.</translation>
    </message>
    <message>
        <source>The file is another program's database.</source>
        <translation>Die Datei ist die Datenbank eines anderen Programms.</translation>
    </message>
    <message>
        <source>The file is binary, not text.</source>
        <translation>Die Datei ist binär, kein Text.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>The file is no price store.</source>
        <translation>Die Datei ist kein Preisspeicher.</translation>
    </message>
    <message>
        <source>The file is read; nothing is stored yet.</source>
        <translation>Die Datei wird gelesen; noch ist nichts gespeichert.</translation>
    </message>
    <message>
        <source>The file must hold an object.</source>
        <translation>Die Datei muss ein Objekt enthalten.</translation>
    </message>
    <message>
        <source>The first rows of the file</source>
        <translation>Die ersten Zeilen der Datei</translation>
    </message>
    <message>
        <source>The folder cannot be made.</source>
        <translation>Der Ordner lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>The folder for mappings of columns cannot be made.</source>
        <translation>Der Ordner für Spaltenzuordnungen lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>The folder of "%1" does not exist.</source>
        <translation>Der Ordner von „%1“ existiert nicht.</translation>
    </message>
    <message>
        <source>The folder of the price store cannot be made.</source>
        <translation>Der Ordner des Preisspeichers lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>The format %1 fits: chipboard import %1 %2</source>
        <translation>Das Format %1 passt: chipboard import %1 %2</translation>
    </message>
    <message>
        <source>The format %1 takes no --map.</source>
        <translation>Das Format %1 kennt kein --map.</translation>
    </message>
    <message>
        <source>The format %1 yields chips, which do not go to a price store.</source>
        <translation>Das Format %1 liefert Chips; diese kommen nicht in einen Preisspeicher.</translation>
    </message>
    <message>
        <source>The global batch cannot be negative.</source>
        <translation>Der globale Batch kann nicht negativ sein.</translation>
    </message>
    <message>
        <source>The goodput must be from 0.1 % to 100 %.</source>
        <translation>Der Goodput muss zwischen 0,1 % und 100 % liegen.</translation>
    </message>
    <message>
        <source>The header has no column for %1. The columns are: %2.</source>
        <translation>Die Kopfzeile hat keine Spalte für %1. Die Spalten sind: %2.</translation>
    </message>
    <message>
        <source>The header has no column for the hardware's name or for its figures. The columns are: %1.</source>
        <translation>Die Kopfzeile hat keine Spalte für den Namen der Hardware oder für ihre Werte. Die Spalten sind: %1.</translation>
    </message>
    <message>
        <source>The hours of a month must be above 0 and at most 744.</source>
        <translation>Die Stunden pro Monat müssen über 0 und höchstens bei 744 liegen.</translation>
    </message>
    <message>
        <source>The id "%1" is there twice; the first is at %2.</source>
        <translation>Die ID „%1“ ist doppelt vorhanden; zuerst bei %2.</translation>
    </message>
    <message>
        <source>The ids in the first column are what the other commands' options take.</source>
        <translation>Die IDs in der ersten Spalte passen zu den Optionen der anderen Befehle.</translation>
    </message>
    <message>
        <source>The import was cancelled.</source>
        <translation>Der Import wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The imported price list no. %1 (%2) is not in the price store of this computer: import its file again and choose it, or choose other prices.</source>
        <translation>Die importierte Preisliste Nr. %1 (%2) ist nicht im Preisspeicher dieses Computers: ihre Datei erneut importieren und die Liste wählen, oder andere Preise wählen.</translation>
    </message>
    <message>
        <source>The imported price list of %1 (%2, content %3) is not in the price store of this computer: import its file again, or choose other prices.</source>
        <translation>Die importierte Preisliste vom %1 (%2, Inhalt %3) ist nicht im Preisspeicher dieses Computers: ihre Datei erneut importieren oder andere Preise wählen.</translation>
    </message>
    <message>
        <source>The imported price list of %1 (%2, content %3) is not in the price store of this computer; "%4" of that date has other rows: import the file of the list, or choose that one.</source>
        <translation>Die importierte Preisliste vom %1 (%2, Inhalt %3) ist nicht im Preisspeicher dieses Computers; „%4“ von diesem Datum hat andere Zeilen: die Datei der Liste importieren oder jene wählen.</translation>
    </message>
    <message>
        <source>The imported prices cannot be read: %1</source>
        <translation>Die importierten Preise lassen sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>The key "%1" is not known.</source>
        <translation>Der Schlüssel „%1“ ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The key "%1" is there twice.</source>
        <translation>Der Schlüssel „%1“ ist doppelt vorhanden.</translation>
    </message>
    <message>
        <source>The largest batch that fits is %1.</source>
        <translation>Der größte passende Batch ist %1.</translation>
    </message>
    <message>
        <source>The last board</source>
        <translation>Der letzte Vergleich</translation>
    </message>
    <message>
        <source>The last comparison cannot be read; it is kept as %1 and the default is shown.</source>
        <translation>Der letzte Vergleich ist nicht lesbar; er bleibt als %1 erhalten, gezeigt wird der Standard.</translation>
    </message>
    <message>
        <source>The last import was interrupted.</source>
        <translation>Der letzte Import wurde unterbrochen.</translation>
    </message>
    <message>
        <source>The length of a text is not stated.</source>
        <translation>Die Länge eines Textes ist nicht angegeben.</translation>
    </message>
    <message>
        <source>The machine's price, with the accelerator's of the same zone added.</source>
        <translation>Der Preis der Maschine plus der des Beschleunigers in derselben Zone.</translation>
    </message>
    <message>
        <source>The mapping is of a newer version.</source>
        <translation>Die Zuordnung stammt aus einer neueren Version.</translation>
    </message>
    <message>
        <source>The memory bandwidth of %1 is %2.</source>
        <translation>Speicherbandbreite von %1: %2.</translation>
    </message>
    <message>
        <source>The memory model calls configurations impossible that ran: %1.</source>
        <translation>Das Speichermodell hält Konfigurationen für unmöglich, die liefen: %1.</translation>
    </message>
    <message>
        <source>The memory of %1 is %2.</source>
        <translation>Speicher von %1: %2.</translation>
    </message>
    <message>
        <source>The model is divided over %1 chips.</source>
        <translation>Das Modell ist auf %1 Chips verteilt.</translation>
    </message>
    <message>
        <source>The model must have a positive number of parameters.</source>
        <translation>Das Modell muss eine positive Anzahl von Parametern haben.</translation>
    </message>
    <message>
        <source>The model's dimensions are guessed from the number of its parameters.</source>
        <translation>Die Dimensionen des Modells sind aus der Anzahl seiner Parameter geraten.</translation>
    </message>
    <message>
        <source>The model's own, as published.</source>
        <translation>Wert des Modells, wie veröffentlicht.</translation>
    </message>
    <message>
        <source>The model's parameters, layers and hidden size must be positive.</source>
        <translation>Parameter, Schichten und Hidden-Größe des Modells müssen positiv sein.</translation>
    </message>
    <message>
        <source>The move does not pay within ten years, whatever is spent.</source>
        <translation>Der Umstieg lohnt sich nicht innerhalb von zehn Jahren, gleich wie hoch die Ausgaben sind.</translation>
    </message>
    <message>
        <source>The nearest count is %1.</source>
        <translation>Die nächstgelegene Anzahl ist %1.</translation>
    </message>
    <message>
        <source>The nearest counts are %1 and %2.</source>
        <translation>Die nächstgelegenen Anzahlen sind %1 und %2.</translation>
    </message>
    <message>
        <source>The nearest number that does is %1.</source>
        <translation>Die nächste passende Zahl ist %1.</translation>
    </message>
    <message>
        <source>The next import mends the price store.</source>
        <translation>Der nächste Import repariert den Preisspeicher.</translation>
    </message>
    <message>
        <source>The number format that compute is compared at; "best" is the fastest one that most of the selection publishes.</source>
        <translation>Das Zahlenformat für den Vergleich der Rechenleistung; „best“ ist das schnellste, das für die meisten der Auswahl veröffentlicht ist.</translation>
    </message>
    <message>
        <source>The number of accelerators contradicts itself or the catalogue.</source>
        <translation>Die Anzahl der Beschleuniger widerspricht sich selbst oder dem Katalog.</translation>
    </message>
    <message>
        <source>The number of chips cannot be negative.</source>
        <translation>Die Anzahl der Chips kann nicht negativ sein.</translation>
    </message>
    <message>
        <source>The number of chips must be at least 1.</source>
        <translation>Die Anzahl der Chips muss mindestens 1 sein.</translation>
    </message>
    <message>
        <source>The number of heads must be at least 1.</source>
        <translation>Die Anzahl der Heads muss mindestens 1 sein.</translation>
    </message>
    <message>
        <source>The numbers</source>
        <translation>Die Zahlen</translation>
    </message>
    <message>
        <source>The option %1 does not belong to "%2".</source>
        <translation>Die Option %1 gehört nicht zu „%2“.</translation>
    </message>
    <message>
        <source>The option %1 does not know "%2".</source>
        <translation>Die Option %1 kennt „%2“ nicht.</translation>
    </message>
    <message>
        <source>The option %1 has an empty place in "%2".</source>
        <translation>Die Option %1 hat in „%2“ eine leere Stelle.</translation>
    </message>
    <message>
        <source>The option %1 is given twice.</source>
        <translation>Die Option %1 ist doppelt angegeben.</translation>
    </message>
    <message>
        <source>The option %1 needs a value.</source>
        <translation>Die Option %1 braucht einen Wert.</translation>
    </message>
    <message>
        <source>The option %1 takes no value.</source>
        <translation>Die Option %1 hat keinen Wert.</translation>
    </message>
    <message>
        <source>The others are compared with this one.</source>
        <translation>Die anderen werden damit verglichen.</translation>
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
        <translation>Spitzenleistung von %1: %2.</translation>
    </message>
    <message>
        <source>The picture is too large for the memory.</source>
        <translation>Das Bild ist zu groß für den Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>The power of the chip is no possible figure.</source>
        <translation>Die Leistungsaufnahme des Chips ist kein möglicher Wert.</translation>
    </message>
    <message>
        <source>The power of the chip is not published.</source>
        <translation>Die Leistungsaufnahme des Chips ist nicht veröffentlicht.</translation>
    </message>
    <message>
        <source>The price book; "chipboard list prices" has their ids.</source>
        <translation>Die Preisliste; „chipboard list prices“ zeigt die IDs.</translation>
    </message>
    <message>
        <source>The price cannot be negative.</source>
        <translation>Der Preis kann nicht negativ sein.</translation>
    </message>
    <message>
        <source>The price is %1.</source>
        <translation>Preis: %1.</translation>
    </message>
    <message>
        <source>The price is 0.</source>
        <translation>Der Preis ist 0.</translation>
    </message>
    <message>
        <source>The price is a range, %1; the costs carry it.</source>
        <translation>Der Preis ist eine Spanne, %1; die Kosten enthalten sie.</translation>
    </message>
    <message>
        <source>The price is far below or above every price that the catalogue has of the chip.</source>
        <translation>Der Preis liegt weit unter oder über allen Preisen, die der Katalog für den Chip hat.</translation>
    </message>
    <message>
        <source>The price is for other terms: another operating system, tenancy or kind of sale.</source>
        <translation>Der Preis gilt für andere Bedingungen: ein anderes Betriebssystem, andere Tenancy oder eine andere Verkaufsart.</translation>
    </message>
    <message>
        <source>The price is negative.</source>
        <translation>Der Preis ist negativ.</translation>
    </message>
    <message>
        <source>The price is not in US dollars.</source>
        <translation>Der Preis ist nicht in US-Dollar.</translation>
    </message>
    <message>
        <source>The price is not per hour.</source>
        <translation>Der Preis gilt nicht pro Stunde.</translation>
    </message>
    <message>
        <source>The price is of the accelerator, without the machine that it needs.</source>
        <translation>Der Preis gilt für den Beschleuniger ohne die nötige Maschine.</translation>
    </message>
    <message>
        <source>The price is of the machine alone, and the file has none of its accelerator there.</source>
        <translation>Der Preis gilt nur für die Maschine, und die Datei hat dort keinen für deren Beschleuniger.</translation>
    </message>
    <message>
        <source>The price of energy must be above 0 and at most 1000 USD/kWh.</source>
        <translation>Der Energiepreis muss über 0 und höchstens bei 1000 USD/kWh liegen.</translation>
    </message>
    <message>
        <source>The price per chip-hour is too high to be real.</source>
        <translation>Der Preis pro Chip-Stunde ist unrealistisch hoch.</translation>
    </message>
    <message>
        <source>The price per chip-hour is too low to be real.</source>
        <translation>Der Preis pro Chip-Stunde ist unrealistisch niedrig.</translation>
    </message>
    <message>
        <source>The price store cannot be opened.</source>
        <translation>Der Preisspeicher lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>The price store cannot be written.</source>
        <translation>Der Preisspeicher lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>The price store does not work: %1.</source>
        <translation>Der Preisspeicher funktioniert nicht: %1.</translation>
    </message>
    <message>
        <source>The price store is damaged and cannot be set aside.</source>
        <translation>Der Preisspeicher ist beschädigt und lässt sich nicht beiseitelegen.</translation>
    </message>
    <message>
        <source>The price store is damaged.</source>
        <translation>Der Preisspeicher ist beschädigt.</translation>
    </message>
    <message>
        <source>The price store is in use by another program.</source>
        <translation>Der Preisspeicher wird von einem anderen Programm verwendet.</translation>
    </message>
    <message>
        <source>The price store is of another version.</source>
        <translation>Der Preisspeicher stammt aus einer anderen Version.</translation>
    </message>
    <message>
        <source>The price store is of version %1, made by a newer Chipboard.</source>
        <translation>Der Preisspeicher hat die Version %1, von einem neueren Chipboard.</translation>
    </message>
    <message>
        <source>The price store may not be read and written.</source>
        <translation>Der Preisspeicher darf nicht gelesen und geschrieben werden.</translation>
    </message>
    <message>
        <source>The price store may only be read.</source>
        <translation>Der Preisspeicher darf nur gelesen werden.</translation>
    </message>
    <message>
        <source>The price store was brought up to date.</source>
        <translation>Der Preisspeicher wurde auf den neuesten Stand gebracht.</translation>
    </message>
    <message>
        <source>The price store was damaged; it is kept as %1.</source>
        <translation>Der Preisspeicher war beschädigt; er bleibt als %1 erhalten.</translation>
    </message>
    <message>
        <source>The price store, if not the one in the user's data folder.</source>
        <translation>Der Preisspeicher, falls nicht der im Datenordner des Benutzers.</translation>
    </message>
    <message>
        <source>The prices are as published.</source>
        <translation>Es gelten die veröffentlichten Preise.</translation>
    </message>
    <message>
        <source>The prices of "%1" contradict what the providers publish; the notes say by how much.</source>
        <translation>Die Preise von „%1“ widersprechen den Angaben der Anbieter; die Anmerkungen nennen die Abweichung.</translation>
    </message>
    <message>
        <source>The prices of %1 from %2 were removed.</source>
        <translation>Die Preise vom %1 aus %2 wurden entfernt.</translation>
    </message>
    <message>
        <source>The question is not about %1.</source>
        <translation>Die Frage betrifft nicht %1.</translation>
    </message>
    <message>
        <source>The quote that opens here is not closed.</source>
        <translation>Das Anführungszeichen, das hier beginnt, wird nicht geschlossen.</translation>
    </message>
    <message>
        <source>The range is not ordered: low %1, value %2, high %3.</source>
        <translation>Die Spanne ist nicht geordnet: niedrig %1, Wert %2, hoch %3.</translation>
    </message>
    <message>
        <source>The report of an import is no list, so it cannot be printed as CSV.</source>
        <translation>Der Bericht eines Imports ist keine Liste und lässt sich daher nicht als CSV ausgeben.</translation>
    </message>
    <message>
        <source>The result cannot be written to standard output.</source>
        <translation>Das Ergebnis lässt sich nicht in die Standardausgabe schreiben.</translation>
    </message>
    <message>
        <source>The row has more or fewer columns than the header.</source>
        <translation>Die Zeile hat mehr oder weniger Spalten als die Kopfzeile.</translation>
    </message>
    <message>
        <source>The row has no figure that could be compared.</source>
        <translation>Die Zeile hat keinen vergleichbaren Wert.</translation>
    </message>
    <message>
        <source>The row has no price.</source>
        <translation>Die Zeile hat keinen Preis.</translation>
    </message>
    <message>
        <source>The row has two different prices of one kind.</source>
        <translation>Die Zeile hat zwei verschiedene Preise derselben Art.</translation>
    </message>
    <message>
        <source>The row is about a machine without an accelerator.</source>
        <translation>Die Zeile betrifft eine Maschine ohne Beschleuniger.</translation>
    </message>
    <message>
        <source>The row names neither an instance nor an accelerator.</source>
        <translation>Die Zeile nennt weder eine Instanz noch einen Beschleuniger.</translation>
    </message>
    <message>
        <source>The row that --on is compared with.</source>
        <translation>Die Zeile, mit der --on verglichen wird.</translation>
    </message>
    <message>
        <source>The rows are stored. Cancel takes all of it back.</source>
        <translation>Die Zeilen werden gespeichert. „Abbrechen“ macht alles rückgängig.</translation>
    </message>
    <message>
        <source>The rows tell their dates; this one is for rows that do not.</source>
        <translation>Die Zeilen enthalten Daten; dieses gilt für Zeilen ohne Datum.</translation>
    </message>
    <message>
        <source>The sequence must be at least 1 token long.</source>
        <translation>Die Sequenz muss mindestens 1 Token lang sein.</translation>
    </message>
    <message>
        <source>The size of the paper or slide: slide, slide-4x3, half-slide, square, a4, a4-portrait, letter, letter-portrait, or one like 210x148mm, 8x4.5in or 1600x900px.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The source counts recomputed activations; it is compared with what runs without them reach.</source>
        <translation>Die Quelle zählt neu berechnete Aktivierungen mit; verglichen wird mit dem, was Läufe ohne sie erreichen.</translation>
    </message>
    <message>
        <source>The source does not state the lengths of prompt and answer.</source>
        <translation>Die Quelle nennt die Längen von Prompt und Antwort nicht.</translation>
    </message>
    <message>
        <source>The source does not state the prompt's length or the time to its first token.</source>
        <translation>Die Quelle nennt die Länge des Prompts oder die Zeit bis zu seinem ersten Token nicht.</translation>
    </message>
    <message>
        <source>The source does not state the tokens trained on.</source>
        <translation>Die Quelle nennt die trainierten Tokens nicht.</translation>
    </message>
    <message>
        <source>The source states no figure that this model predicts.</source>
        <translation>Die Quelle nennt keinen Wert, den dieses Modell vorhersagt.</translation>
    </message>
    <message>
        <source>The source states no figure to compare with.</source>
        <translation>Die Quelle nennt keinen Wert zum Vergleichen.</translation>
    </message>
    <message>
        <source>The spot price is above the on-demand price.</source>
        <translation>Der Spot-Preis liegt über dem On-Demand-Preis.</translation>
    </message>
    <message>
        <source>The spot price is exactly a tenth of the on-demand price, which looks like a floor.</source>
        <translation>Der Spot-Preis ist genau ein Zehntel des On-Demand-Preises; das sieht nach einer Untergrenze aus.</translation>
    </message>
    <message>
        <source>The spot price, %1 USD, is above the on-demand price, %2 USD.</source>
        <translation>Der Spot-Preis, %1 USD, liegt über dem On-Demand-Preis, %2 USD.</translation>
    </message>
    <message>
        <source>The text is not valid UTF-8.</source>
        <translation>Der Text ist kein gültiges UTF-8.</translation>
    </message>
    <message>
        <source>The unit "%1" is not known.</source>
        <translation>Die Einheit „%1“ ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The utilisation must be from 0.1 % to 100 %.</source>
        <translation>Die Auslastung muss zwischen 0,1 % und 100 % liegen.</translation>
    </message>
    <message>
        <source>The value is no number.</source>
        <translation>Der Wert ist keine Zahl.</translation>
    </message>
    <message>
        <source>The values are nested more than %1 levels deep.</source>
        <translation>Die Werte sind mehr als %1 Ebenen tief verschachtelt.</translation>
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
        <translation>Der Workload „%1“ ist nicht im Katalog.</translation>
    </message>
    <message>
        <source>The workload is not in the catalogue.</source>
        <translation>Der Workload ist nicht im Katalog.</translation>
    </message>
    <message>
        <source>The workload's own number, or as many as serve it well.</source>
        <translation>Die Zahl des Workloads oder so viele, wie ihn gut bedienen.</translation>
    </message>
    <message>
        <source>The workload's own.</source>
        <translation>Wert des Workloads.</translation>
    </message>
    <message>
        <source>The workload; "chipboard list workloads" has their ids.</source>
        <translation>Der Workload; „chipboard list workloads“ zeigt die IDs.</translation>
    </message>
    <message>
        <source>There are %1.</source>
        <translation>Es gibt %1.</translation>
    </message>
    <message>
        <source>There are %1; "chipboard prices list" tells what they are.</source>
        <translation>Es gibt %1; „chipboard prices list“ zeigt, was sie enthalten.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more problems in this file.</source>
        <translation><numerusform>In dieser Datei gibt es %n weiteres Problem.</numerusform><numerusform>In dieser Datei gibt es %n weitere Probleme.</numerusform></translation>
    </message>
    <message>
        <source>There are = != &lt; &lt;= &gt; &gt;= and contains.</source>
        <translation>Es gibt = != &lt; &lt;= &gt; &gt;= und contains.</translation>
    </message>
    <message>
        <source>There are = != &lt; &lt;= &gt; and &gt;=.</source>
        <translation>Es gibt = != &lt; &lt;= &gt; und &gt;=.</translation>
    </message>
    <message>
        <source>There are = != and contains.</source>
        <translation>Es gibt = != und contains.</translation>
    </message>
    <message>
        <source>There are list and remove.</source>
        <translation>Es gibt list und remove.</translation>
    </message>
    <message>
        <source>There are lists of %1.</source>
        <translation>Es gibt Listen für %1.</translation>
    </message>
    <message>
        <source>There are more than %1 brackets.</source>
        <translation>Es gibt mehr als %1 Klammern.</translation>
    </message>
    <message>
        <source>There are no colours "%1".</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are two scenarios "%1".</source>
        <translation>Es gibt zwei Szenarien „%1“.</translation>
    </message>
    <message>
        <source>There is a newer list of %1: "%2" of %3.</source>
        <translation>Für %1 gibt es eine neuere Liste: „%2“ vom %3.</translation>
    </message>
    <message>
        <source>There is a scenario “%1” already.</source>
        <translation>Ein Szenario „%1“ gibt es schon.</translation>
    </message>
    <message>
        <source>There is no %1 "%2", or it was left out for its own errors.</source>
        <translation>Nicht gefunden: %1 „%2“ (oder wegen eigener Fehler ausgelassen).</translation>
    </message>
    <message>
        <source>There is no assumption "%1".</source>
        <translation>Die Annahme „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no assumption "%1"; the page What-if chooses by itself.</source>
        <translation>Die Annahme „%1“ ist nicht bekannt; die Seite Was-wäre-wenn wählt selbst.</translation>
    </message>
    <message>
        <source>There is no calibration of serving.</source>
        <translation>Für Serving gibt es keine Kalibrierung.</translation>
    </message>
    <message>
        <source>There is no calibration.</source>
        <translation>Es gibt keine Kalibrierung.</translation>
    </message>
    <message>
        <source>There is no chip "%1" in the catalogue.</source>
        <translation>Der Chip „%1“ ist nicht im Katalog.</translation>
    </message>
    <message>
        <source>There is no chip, instance or system "%1".</source>
        <translation>Chip, Instanz oder System „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no column "%1" for %2.</source>
        <translation>Die Spalte „%1“ für %2 gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no command "%1", and a board's name ends in ".chipboard".</source>
        <translation>Der Befehl „%1“ ist nicht bekannt, und der Name eines Vergleichs endet auf „.chipboard“.</translation>
    </message>
    <message>
        <source>There is no command "%1".</source>
        <translation>Den Befehl „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no comparison in this file: another program made or changed it.</source>
        <translation>Diese Datei enthält keinen Vergleich: Ein anderes Programm hat sie erstellt oder verändert.</translation>
    </message>
    <message>
        <source>There is no display to show the window on. "chipboard export --to dashboard.pdf" writes the dashboard to a file.</source>
        <translation>Es gibt keine Anzeige für das Fenster. „chipboard export --to dashboard.pdf“ schreibt das Dashboard in eine Datei.</translation>
    </message>
    <message>
        <source>There is no field "%1" to map.</source>
        <translation>Das Feld „%1“ zum Zuordnen gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no field "%1".</source>
        <translation>Das Feld „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no figure "%1" of such a thing (%2).</source>
        <translation>Den Wert „%1“ gibt es bei diesem Objekt nicht (%2).</translation>
    </message>
    <message>
        <source>There is no file "%1".</source>
        <translation>Die Datei „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no format "%1" to import.</source>
        <translation>Das Importformat „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no format %1.</source>
        <translation>Das Format %1 ist nicht bekannt.</translation>
    </message>
    <message>
        <source>There is no instance "%1" in the catalogue.</source>
        <translation>Die Instanz „%1“ ist nicht im Katalog.</translation>
    </message>
    <message>
        <source>There is no list "instance_types" in the file.</source>
        <translation>In der Datei fehlt die Liste „instance_types“.</translation>
    </message>
    <message>
        <source>There is no list of "%1".</source>
        <translation>Eine Liste für „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no measurement in the file.</source>
        <translation>Die Datei enthält keine Messung.</translation>
    </message>
    <message>
        <source>There is no measurement to calibrate this kind of model with.</source>
        <translation>Es gibt keine Messung, mit der sich diese Art von Modell kalibrieren lässt.</translation>
    </message>
    <message>
        <source>There is no metric "%1".</source>
        <translation>Die Kennzahl „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no metric “%1”; the page chose one by itself.</source>
        <translation>Die Kennzahl „%1“ ist nicht bekannt; die Seite hat selbst eine gewählt.</translation>
    </message>
    <message>
        <source>There is no model "%1".</source>
        <translation>Das Modell „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no option "%1".</source>
        <translation>Die Option „%1“ ist nicht bekannt.</translation>
    </message>
    <message>
        <source>There is no page "%1".</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no page size "%1".</source>
        <translation>Die Seitengröße „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no price book "%1".</source>
        <translation>Die Preisliste „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no price list "%1": choose other prices.</source>
        <translation>Die Preisliste „%1“ gibt es nicht: andere Preise wählen.</translation>
    </message>
    <message>
        <source>There is no price.</source>
        <translation>Es gibt keinen Preis.</translation>
    </message>
    <message>
        <source>There is no prompt.</source>
        <translation>Es gibt keinen Prompt.</translation>
    </message>
    <message>
        <source>There is no question "%1".</source>
        <translation>Die Frage „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no result: %1</source>
        <translation>Es gibt kein Ergebnis: %1</translation>
    </message>
    <message>
        <source>There is no room left for the price store.</source>
        <translation>Für den Preisspeicher ist kein Platz mehr.</translation>
    </message>
    <message>
        <source>There is no size of type "%1".</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no snapshot "%1" in the price store.</source>
        <translation>Der Snapshot „%1“ ist nicht im Preisspeicher.</translation>
    </message>
    <message>
        <source>There is no source.</source>
        <translation>Es gibt keine Quelle.</translation>
    </message>
    <message>
        <source>There is no such directory.</source>
        <translation>Dieses Verzeichnis gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Diese Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no system "%1" in the catalogue.</source>
        <translation>Das System „%1“ ist nicht im Katalog.</translation>
    </message>
    <message>
        <source>There is no unit "%1".</source>
        <translation>Die Einheit „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no workload "%1".</source>
        <translation>Den Workload „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is nothing to compare with.</source>
        <translation>Es gibt nichts zum Vergleichen.</translation>
    </message>
    <message>
        <source>There is nothing to draw while %1 moves.</source>
        <translation>Nichts zu zeichnen bei Veränderung von: %1.</translation>
    </message>
    <message>
        <source>There is nothing to draw: no row has a result.</source>
        <translation>Es gibt nichts zu ziehen: Keine Zeile hat ein Ergebnis.</translation>
    </message>
    <message>
        <source>These figures take the place of published ones on this board. Choose a number in the table of numbers or on its source card to override it. What is taken back comes back with Undo (Ctrl+Z).</source>
        <translation>Diese Werte ersetzen in diesem Vergleich veröffentlichte Werte. Zum Überschreiben eine Zahl in der Zahlentabelle oder auf ihrer Quellenkarte wählen. Was zurückgesetzt wird, holt „Rückgängig“ (Strg+Z) wieder.</translation>
    </message>
    <message>
        <source>These prices were already imported on %1; nothing was added.</source>
        <translation>Diese Preise wurden bereits am %1 importiert; nichts wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>These prices were imported before.</source>
        <translation>Diese Preise wurden schon früher importiert.</translation>
    </message>
    <message>
        <source>They become figures of your own on this board.</source>
        <translation>Sie werden zu eigenen Werten in diesem Vergleich.</translation>
    </message>
    <message>
        <source>This board was saved by a newer Chipboard (format %1; this one reads up to %2).</source>
        <translation>Dieser Vergleich wurde mit einem neueren Chipboard gespeichert (Format %1; dieses liest bis %2).</translation>
    </message>
    <message>
        <source>This comparison is open in another window, too (process %1 on %2).</source>
        <translation>Dieser Vergleich ist auch in einem anderen Fenster geöffnet (Prozess %1 auf %2).</translation>
    </message>
    <message>
        <source>This comparison is open in another window, too.</source>
        <translation>Dieser Vergleich ist auch in einem anderen Fenster geöffnet.</translation>
    </message>
    <message>
        <source>This does not apply to the workload.</source>
        <translation>Das trifft auf den Workload nicht zu.</translation>
    </message>
    <message>
        <source>This entry is no object: %1.</source>
        <translation>Dieser Eintrag ist kein Objekt: %1.</translation>
    </message>
    <message>
        <source>This figure cannot be %1.</source>
        <translation>Dieser Wert kann nicht %1 sein.</translation>
    </message>
    <message>
        <source>This figure is a whole number.</source>
        <translation>Dieser Wert ist eine ganze Zahl.</translation>
    </message>
    <message>
        <source>This figure is overridden twice.</source>
        <translation>Dieser Wert ist doppelt überschrieben.</translation>
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
        <translation>Das ist ein Vergleich, keine Spezifikationsdatei.</translation>
    </message>
    <message>
        <source>This is a directory, not a file.</source>
        <translation>Das ist ein Verzeichnis, keine Datei.</translation>
    </message>
    <message>
        <source>This is no date. Write it as 2026-11-22, 2026-11 or 2026.</source>
        <translation>Das ist kein Datum. In der Form 2026-11-22, 2026-11 oder 2026 schreiben.</translation>
    </message>
    <message>
        <source>This is none.</source>
        <translation>Das ist kein gültiges Zeichen.</translation>
    </message>
    <message>
        <source>This is not a board: its kind is "%1".</source>
        <translation>Das ist kein Vergleich: Die Art ist „%1“.</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>Das ist keine reguläre Datei.</translation>
    </message>
    <message>
        <source>This is not valid JSON: %1.</source>
        <translation>Das ist kein gültiges JSON: %1.</translation>
    </message>
    <message>
        <source>This page has nothing to export. %1</source>
        <translation>Diese Seite hat nichts zu exportieren. %1</translation>
    </message>
    <message>
        <source>This row has more than %1 characters.</source>
        <translation>Diese Zeile hat mehr als %1 Zeichen.</translation>
    </message>
    <message>
        <source>This row has more than %1 columns.</source>
        <translation>Diese Zeile hat mehr als %1 Spalten.</translation>
    </message>
    <message>
        <source>This thing, place and term has a price already in this book.</source>
        <translation>Für dieses Objekt, diesen Ort und diese Laufzeit gibt es in dieser Preisliste schon einen Preis.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Time of a batch</source>
        <translation>Zeit pro Batch</translation>
    </message>
    <message>
        <source>Time of a token on one chip</source>
        <translation>Zeit eines Tokens auf einem Chip</translation>
    </message>
    <message>
        <source>Time per output token</source>
        <translation>Zeit pro Ausgabe-Token</translation>
    </message>
    <message>
        <source>Time to first token</source>
        <translation>Zeit bis zum ersten Token</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Tokens for the money</source>
        <translation>Tokens fürs Geld</translation>
    </message>
    <message>
        <source>Tokens of a prompt, or of one text to encode.</source>
        <translation>Tokens eines Prompts oder eines zu kodierenden Textes.</translation>
    </message>
    <message>
        <source>Tokens of a training sequence.</source>
        <translation>Tokens einer Trainingssequenz.</translation>
    </message>
    <message>
        <source>Tokens of an answer.</source>
        <translation>Tokens einer Antwort.</translation>
    </message>
    <message>
        <source>Tokens that the model can look back on.</source>
        <translation>Tokens, auf die das Modell zurückblicken kann.</translation>
    </message>
    <message>
        <source>Tokens that the run trains on.</source>
        <translation>Tokens, mit denen der Lauf trainiert.</translation>
    </message>
    <message>
        <source>Told by the name of the file.</source>
        <translation>Aus dem Dateinamen übernommen.</translation>
    </message>
    <message>
        <source>Told from the file</source>
        <translation>Aus der Datei erkannt</translation>
    </message>
    <message>
        <source>Too many things here refer to one another and to nothing; none of them was loaded.</source>
        <translation>Zu vieles verweist hier aufeinander und auf nichts; nichts davon wurde geladen.</translation>
    </message>
    <message>
        <source>Training efficiency</source>
        <translation>Trainingseffizienz</translation>
    </message>
    <message>
        <source>Training needs a positive number of tokens.</source>
        <translation>Training braucht eine positive Anzahl von Tokens.</translation>
    </message>
    <message>
        <source>Training needs at least 1 chip.</source>
        <translation>Training braucht mindestens 1 Chip.</translation>
    </message>
    <message>
        <source>Training of models of images is not estimated.</source>
        <translation>Training von Bildmodellen wird nicht geschätzt.</translation>
    </message>
    <message>
        <source>Training runs</source>
        <translation>Trainingsläufe</translation>
    </message>
    <message>
        <source>Training speed</source>
        <translation>Trainingstempo</translation>
    </message>
    <message>
        <source>Training step</source>
        <translation>Trainingsschritt</translation>
    </message>
    <message>
        <source>Training time</source>
        <translation>Trainingszeit</translation>
    </message>
    <message>
        <source>Training tokens (billions)</source>
        <translation>Trainings-Tokens (Milliarden)</translation>
    </message>
    <message>
        <source>Trainium</source>
        <translation>Trainium</translation>
    </message>
    <message>
        <source>Trainium and Inferentia beside NVIDIA</source>
        <translation>Trainium und Inferentia neben NVIDIA</translation>
    </message>
    <message>
        <source>Trainium2 or H100?</source>
        <translation>Trainium2 oder H100?</translation>
    </message>
    <message>
        <source>Trainium3 or Blackwell?</source>
        <translation>Trainium3 oder Blackwell?</translation>
    </message>
    <message>
        <source>Try again when that has finished.</source>
        <translation>Erneut versuchen, wenn das beendet ist.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Umschlagpunkt</translation>
    </message>
    <message>
        <source>Two assumptions at once</source>
        <translation>Zwei Annahmen zugleich</translation>
    </message>
    <message>
        <source>Two assumptions at once.</source>
        <translation>Zwei Annahmen zugleich.</translation>
    </message>
    <message>
        <source>Two forward and four backward; four in all where the base is frozen.</source>
        <translation>Zwei vorwärts und vier rückwärts; vier insgesamt, wenn die Basis eingefroren ist.</translation>
    </message>
    <message>
        <source>Type it in the field "Prices of".</source>
        <translation>Im Feld „Preise vom“ eingeben.</translation>
    </message>
    <message>
        <source>USD</source>
        <translation>USD</translation>
    </message>
    <message>
        <source>USD a month by the share of the hours that are used</source>
        <translation>USD pro Monat nach Anteil der genutzten Stunden</translation>
    </message>
    <message>
        <source>USD a month, list prices</source>
        <translation>USD pro Monat, Listenpreise</translation>
    </message>
    <message>
        <source>USD an hour</source>
        <translation>USD pro Stunde</translation>
    </message>
    <message>
        <source>USD per 1M input tokens</source>
        <translation>USD pro 1 Mio. Eingabe-Tokens</translation>
    </message>
    <message>
        <source>USD per 1M items</source>
        <translation>USD pro 1 Mio. Elemente</translation>
    </message>
    <message>
        <source>USD per 1M tokens</source>
        <translation>USD pro 1 Mio. Tokens</translation>
    </message>
    <message>
        <source>USD per GB-hour</source>
        <translation>USD pro GB-Stunde</translation>
    </message>
    <message>
        <source>USD per PFLOPS-hour</source>
        <translation>USD pro PFLOPS-Stunde</translation>
    </message>
    <message>
        <source>USD per TB/s-hour</source>
        <translation>USD pro TB/s-Stunde</translation>
    </message>
    <message>
        <source>USD per chip-hour</source>
        <translation>USD pro Chip-Stunde</translation>
    </message>
    <message>
        <source>USD per hour</source>
        <translation>USD pro Stunde</translation>
    </message>
    <message>
        <source>USD per instance-hour</source>
        <translation>USD pro Instanz-Stunde</translation>
    </message>
    <message>
        <source>USD per system-hour</source>
        <translation>USD pro System-Stunde</translation>
    </message>
    <message>
        <source>USD since the beginning</source>
        <translation>USD seit Beginn</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Unpack it, or save it as CSV.</source>
        <translation>Entpacken oder als CSV speichern.</translation>
    </message>
    <message>
        <source>Until it has paid</source>
        <translation>Bis zur Amortisation</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Pfeil auf, Pfeil ab</translation>
    </message>
    <message>
        <source>Update Chipboard to open it; the file was not changed.</source>
        <translation>Zum Öffnen Chipboard aktualisieren; die Datei wurde nicht verändert.</translation>
    </message>
    <message>
        <source>Update to the figures of %1</source>
        <translation>Werte vom %1 übernehmen</translation>
    </message>
    <message>
        <source>Update to the new figures</source>
        <translation>Neue Werte übernehmen</translation>
    </message>
    <message>
        <source>Usage: %1 [OPTIONS]</source>
        <translation>Aufruf: %1 [OPTIONS]</translation>
    </message>
    <message>
        <source>Use %1 or a unit of the same kind.</source>
        <translation>%1 oder eine Einheit derselben Art verwenden.</translation>
    </message>
    <message>
        <source>Use a newer Chipboard.</source>
        <translation>Ein neueres Chipboard verwenden.</translation>
    </message>
    <message>
        <source>Use letters, digits, dots, hyphens and underscores, a letter or digit first.</source>
        <translation>Buchstaben, Ziffern, Punkte, Bindestriche und Unterstriche verwenden, zuerst ein Buchstabe oder eine Ziffer.</translation>
    </message>
    <message>
        <source>Use one of %1.</source>
        <translation>Eines von %1 verwenden.</translation>
    </message>
    <message>
        <source>Use prices “%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use that one, or name another file. This one is left as it is.</source>
        <translation>Jenes verwenden oder eine andere Datei angeben. Diese bleibt unverändert.</translation>
    </message>
    <message>
        <source>Use the format csv for tables with other columns.</source>
        <translation>Für Tabellen mit anderen Spalten das Format csv verwenden.</translation>
    </message>
    <message>
        <source>Use these columns</source>
        <translation>Diese Spalten verwenden</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Verwendet von</translation>
    </message>
    <message>
        <source>Used by: %1. There, the numbers that rest on them will be missing.</source>
        <translation>Verwendet von: %1. Dort fehlen dann die Zahlen, die darauf beruhen.</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Preis-Leistung</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>Walk the bars</source>
        <translation>Durch die Balken gehen</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Warnung: %1</translation>
    </message>
    <message>
        <source>Weeks of one engineer until the work runs on the other chip.</source>
        <translation>Arbeitswochen einer Fachkraft, bis die Arbeit auf dem anderen Chip läuft.</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Weights that one token meets; fewer than all with experts.</source>
        <translation>Gewichte, die ein Token durchläuft; bei Experten weniger als alle.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>What becomes of the rows</source>
        <translation>Was aus den Zeilen wird</translation>
    </message>
    <message>
        <source>What has to be served a month: acts on the chips and cost of that.</source>
        <translation>Was pro Monat bedient werden muss: wirkt auf die dafür nötigen Chips und Kosten.</translation>
    </message>
    <message>
        <source>What has to be worked off a month: acts on the chips and cost of that.</source>
        <translation>Was pro Monat abgearbeitet werden muss: wirkt auf die dafür nötigen Chips und Kosten.</translation>
    </message>
    <message>
        <source>What is not known has no range.</source>
        <translation>Was nicht bekannt ist, hat keine Spanne.</translation>
    </message>
    <message>
        <source>What is paid on %1.</source>
        <translation>Was auf %1 bezahlt wird.</translation>
    </message>
    <message>
        <source>What is paid with the move to %1.</source>
        <translation>Was beim Umstieg auf %1 bezahlt wird.</translation>
    </message>
    <message>
        <source>What is spent a month follows from the month's work: %1 on %2. The assumption “Spent a month” overrules it.</source>
        <translation>Die Ausgaben pro Monat ergeben sich aus der Monatsarbeit: %1 auf %2. Die Annahme „Ausgaben pro Monat“ hat Vorrang.</translation>
    </message>
    <message>
        <source>What moved since</source>
        <translation>Was sich seitdem geändert hat</translation>
    </message>
    <message>
        <source>What moves the answer</source>
        <translation>Was die Antwort bewegt</translation>
    </message>
    <message>
        <source>What one row is.</source>
        <translation>Was eine Zeile ist.</translation>
    </message>
    <message>
        <source>What published measurements of the chip's family show.</source>
        <translation>Was veröffentlichte Messungen der Chipfamilie zeigen.</translation>
    </message>
    <message>
        <source>What published training runs show.</source>
        <translation>Was veröffentlichte Trainingsläufe zeigen.</translation>
    </message>
    <message>
        <source>What sets the scenarios apart</source>
        <translation>Was die Szenarien unterscheidet</translation>
    </message>
    <message>
        <source>What the others are compared with.</source>
        <translation>Womit die anderen verglichen werden.</translation>
    </message>
    <message>
        <source>What the work costs today, a month; acts on break-even.</source>
        <translation>Was die Arbeit heute pro Monat kostet; wirkt auf den Break-even.</translation>
    </message>
    <message>
        <source>What to compare</source>
        <translation>Was verglichen wird</translation>
    </message>
    <message>
        <source>What to write: a page, one chart of it, or all pages that have something to say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you change outside of this window belongs to the scenario in force. What is removed or copied comes back with Undo (Ctrl+Z).</source>
        <translation>Änderungen außerhalb dieses Fensters gehören zum aktiven Szenario. Was entfernt oder kopiert wird, macht „Rückgängig“ (Strg+Z) ungeschehen.</translation>
    </message>
    <message>
        <source>What-if</source>
        <translation>Was-wäre-wenn</translation>
    </message>
    <message>
        <source>What-if against %1</source>
        <translation>Was-wäre-wenn gegenüber %1</translation>
    </message>
    <message>
        <source>What-if against the baseline</source>
        <translation>Was-wäre-wenn gegenüber der Referenz</translation>
    </message>
    <message>
        <source>What-if as the page chooses</source>
        <translation>Was-wäre-wenn nach Wahl der Seite</translation>
    </message>
    <message>
        <source>What-if of %1</source>
        <translation>Was-wäre-wenn von %1</translation>
    </message>
    <message>
        <source>What-if of one alone</source>
        <translation>Was-wäre-wenn nur für eines</translation>
    </message>
    <message>
        <source>What-if of the best</source>
        <translation>Was-wäre-wenn für das Beste</translation>
    </message>
    <message>
        <source>What-if on %1</source>
        <translation>Was-wäre-wenn zu: %1</translation>
    </message>
    <message>
        <source>What-if on what the workload costs</source>
        <translation>Was-wäre-wenn zu den Kosten des Workloads</translation>
    </message>
    <message>
        <source>What-if table as the page chooses</source>
        <translation>Was-wäre-wenn-Tabelle nach Wahl der Seite</translation>
    </message>
    <message>
        <source>What-if table over %1</source>
        <translation>Was-wäre-wenn-Tabelle über %1</translation>
    </message>
    <message>
        <source>What-if: turn of the order as the page chooses</source>
        <translation>Was-wäre-wenn: Umschlagpunkt nach Wahl der Seite</translation>
    </message>
    <message>
        <source>What-if: turn of the order by %1</source>
        <translation>Was-wäre-wenn: Umschlagpunkt nach %1</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Where a price of the same instance for this commitment is known, it holds, and all hours of a month are paid; elsewhere the list's price stands and is marked.</source>
        <translation>Ist für diese Laufzeitbindung ein Preis derselben Instanz bekannt, gilt er, und alle Stunden eines Monats werden bezahlt; sonst bleibt der Preis der Liste und wird markiert.</translation>
    </message>
    <message>
        <source>Where the order turns</source>
        <translation>Wo sich die Reihenfolge umkehrt</translation>
    </message>
    <message>
        <source>Whoever gets the file can open it in Chipboard, with all scenarios and figures of your own.</source>
        <translation>Wer die Datei erhält, kann sie in Chipboard öffnen, mit allen Szenarien und eigenen Werten.</translation>
    </message>
    <message>
        <source>Whoever saves last wins: save one of the two under another name.</source>
        <translation>Wer zuletzt speichert, überschreibt: Einen der beiden unter anderem Namen speichern.</translation>
    </message>
    <message>
        <source>Why, or from where</source>
        <translation>Warum oder woher</translation>
    </message>
    <message>
        <source>Width of a token between the layers.</source>
        <translation>Breite eines Tokens zwischen den Schichten.</translation>
    </message>
    <message>
        <source>Width of one attention head; a KV cache that the model states itself does not follow.</source>
        <translation>Breite eines Attention-Heads; ein KV-Cache, den das Modell selbst angibt, folgt dem nicht.</translation>
    </message>
    <message>
        <source>Without a command, tells what commands there are.</source>
        <translation>Ohne Befehl wird gezeigt, welche Befehle es gibt.</translation>
    </message>
    <message>
        <source>Without a ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a value: %1.</source>
        <translation>Ohne Wert: %1.</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>Work of moving (weeks)</source>
        <translation>Umstiegsaufwand (Wochen)</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Workload</translation>
    </message>
    <message>
        <source>Write "utilisation", or "utilisation@subject" or "utilisation@against" for one row.</source>
        <translation>„utilisation“ schreiben, oder „utilisation@subject“ bzw. „utilisation@against“ für eine Zeile.</translation>
    </message>
    <message>
        <source>Write %1 %2.</source>
        <translation>Richtig ist: %1 %2.</translation>
    </message>
    <message>
        <source>Write %1.</source>
        <translation>Richtig ist: %1.</translation>
    </message>
    <message>
        <source>Write FIELD=COLUMN, such as price=Hourly, or FIELD==VALUE for all rows.</source>
        <translation>FIELD=COLUMN schreiben, etwa price=Hourly, oder FIELD==VALUE für alle Zeilen.</translation>
    </message>
    <message>
        <source>Write YYYY, YYYY-MM or YYYY-MM-DD.</source>
        <translation>YYYY, YYYY-MM oder YYYY-MM-DD schreiben.</translation>
    </message>
    <message>
        <source>Write YYYY, YYYY-MM, YYYY-MM-DD or "undated".</source>
        <translation>YYYY, YYYY-MM, YYYY-MM-DD oder „undated“ schreiben.</translation>
    </message>
    <message>
        <source>Write YYYY-MM-DD.</source>
        <translation>YYYY-MM-DD schreiben.</translation>
    </message>
    <message>
        <source>Write a picture of the window as PNG and close it.</source>
        <translation>Ein Bild des Fensters als PNG schreiben und es schließen.</translation>
    </message>
    <message>
        <source>Write a quote within a quoted field twice.</source>
        <translation>Ein Anführungszeichen in einem Feld mit Anführungszeichen doppelt schreiben.</translation>
    </message>
    <message>
        <source>Write a smaller number.</source>
        <translation>Eine kleinere Zahl schreiben.</translation>
    </message>
    <message>
        <source>Write chipboard list instances --where EXPRESSION.</source>
        <translation>chipboard list instances --where EXPRESSION schreiben.</translation>
    </message>
    <message>
        <source>Write it as %1=NUMBER.</source>
        <translation>In der Form %1=NUMBER schreiben.</translation>
    </message>
    <message>
        <source>Write it as 1920x1080.</source>
        <translation>In der Form 1920x1080 angeben.</translation>
    </message>
    <message>
        <source>Write it as 2026-11-22.</source>
        <translation>In der Form 2026-11-22 schreiben.</translation>
    </message>
    <message>
        <source>Write it in quotes.</source>
        <translation>In Anführungszeichen schreiben.</translation>
    </message>
    <message>
        <source>Write it in square brackets.</source>
        <translation>In eckigen Klammern schreiben.</translation>
    </message>
    <message>
        <source>Write null and "missing".</source>
        <translation>null und „missing“ schreiben.</translation>
    </message>
    <message>
        <source>Write null, "missing" and "unsupported"; the figure may be the sparse FP16 or the INT8 one.</source>
        <translation>null, „missing“ und „unsupported“ schreiben; der Wert ist vielleicht der Sparse-Wert von FP16 oder der von INT8.</translation>
    </message>
    <message>
        <source>Write null, or the status that the value has.</source>
        <translation>null schreiben oder den Status, den der Wert hat.</translation>
    </message>
    <message>
        <source>Write the dashboard to files.</source>
        <translation>Das Dashboard in Dateien schreiben.</translation>
    </message>
    <message>
        <source>Write the number without quotes.</source>
        <translation>Die Zahl ohne Anführungszeichen schreiben.</translation>
    </message>
    <message>
        <source>Write the status "missing" with why and reason.</source>
        <translation>Den Status „missing“ mit „why“ und „reason“ schreiben.</translation>
    </message>
    <message>
        <source>Write this file; may be given several times.</source>
        <translation>Diese Datei schreiben; mehrfach möglich.</translation>
    </message>
    <message>
        <source>Writes what the window shows. The ending of each file's name decides its format; equal input gives equal bytes.</source>
        <translation>Schreibt, was das Fenster zeigt. Die Endung jedes Dateinamens bestimmt das Format; gleiche Eingabe ergibt gleiche Bytes.</translation>
    </message>
    <message>
        <source>Your own figure: %1</source>
        <translation>Eigener Wert: %1</translation>
    </message>
    <message>
        <source>Your own files change the catalogue: %1.</source>
        <translation>Eigene Dateien ändern den Katalog: %1.</translation>
    </message>
    <message>
        <source>Your own: %1</source>
        <translation>Eigene Werte: %1</translation>
    </message>
    <message>
        <source>Your value</source>
        <translation>Eigener Wert</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Eigener Wert</translation>
    </message>
    <message>
        <source>ZeRO stage %1</source>
        <translation>ZeRO-Stufe %1</translation>
    </message>
    <message>
        <source>a commitment</source>
        <translation>Laufzeitbindung</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a price</source>
        <translation>einen Preis</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>eine Zeichenkette</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>accelerator chips with their main figures</source>
        <translation>Beschleuniger-Chips mit ihren wichtigsten Werten</translation>
    </message>
    <message>
        <source>activations between chips / (link x share of it reached)</source>
        <translation>Aktivierungen zwischen Chips / (Verbindung x erreichter Anteil)</translation>
    </message>
    <message>
        <source>activations of a token through memory, forward and backward</source>
        <translation>Aktivierungen eines Tokens durch den Speicher, vorwärts und rückwärts</translation>
    </message>
    <message>
        <source>activations recomputed</source>
        <translation>Aktivierungen neu berechnet</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>all parameters of a model without experts are active.</source>
        <translation>alle Parameter eines Modells ohne Experten sind aktiv.</translation>
    </message>
    <message>
        <source>an array</source>
        <translation>ein Array</translation>
    </message>
    <message>
        <source>an instance type or an accelerator</source>
        <translation>einen Instanztyp oder einen Beschleuniger</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>an unknown day</source>
        <translation>unbekannten Tag</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation><numerusform>und %n weitere</numerusform><numerusform>und %n weitere</numerusform></translation>
    </message>
    <message>
        <source>announced</source>
        <translation>angekündigt</translation>
    </message>
    <message>
        <source>announced, not on sale yet</source>
        <translation>angekündigt, noch nicht im Verkauf</translation>
    </message>
    <message>
        <source>another is both cheaper and faster than %1</source>
        <translation>es gibt Günstigeres und zugleich Schnelleres als %1</translation>
    </message>
    <message>
        <source>any other price list (CSV, columns of other names are mapped)</source>
        <translation>jede andere Preisliste (CSV, Spalten mit anderen Namen werden zugeordnet)</translation>
    </message>
    <message>
        <source>approximate</source>
        <translation>ungefähr</translation>
    </message>
    <message>
        <source>arithmetic / rate and the fixed costs of the layers</source>
        <translation>Rechenaufwand / Rate und der feste Aufwand der Schichten</translation>
    </message>
    <message>
        <source>arithmetic of a prompt / (peak x share of it that prefill reaches) + exchanges</source>
        <translation>Rechenaufwand eines Prompts / (Spitzenleistung x bei Prefill erreichter Anteil) + Austausch</translation>
    </message>
    <message>
        <source>as found</source>
        <translation>wie ermittelt</translation>
    </message>
    <message>
        <source>as of catalogue %1</source>
        <translation>Stand Katalog %1</translation>
    </message>
    <message>
        <source>as published</source>
        <translation>wie veröffentlicht</translation>
    </message>
    <message>
        <source>as published, or counted from the model's dimensions</source>
        <translation>wie veröffentlicht oder aus den Dimensionen des Modells ermittelt</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>bei %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>mindestens %1</translation>
    </message>
    <message>
        <source>at most %1 USD</source>
        <translation>höchstens %1 USD</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>band = eight of ten cases</source>
        <translation>Band = acht von zehn Fällen</translation>
    </message>
    <message>
        <source>better</source>
        <translation>besser</translation>
    </message>
    <message>
        <source>block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>blue = below 1, orange = above 1</source>
        <translation>blau = unter 1, orange = über 1</translation>
    </message>
    <message>
        <source>both axes from zero</source>
        <translation>beide Achsen ab null</translation>
    </message>
    <message>
        <source>both axes logarithmic</source>
        <translation>beide Achsen logarithmisch</translation>
    </message>
    <message>
        <source>break-even</source>
        <translation>Break-even</translation>
    </message>
    <message>
        <source>by</source>
        <translation>nach</translation>
    </message>
    <message>
        <source>by the hour</source>
        <translation>stundenweise</translation>
    </message>
    <message>
        <source>by the share of the hours that are used</source>
        <translation>nach Anteil der genutzten Stunden</translation>
    </message>
    <message>
        <source>cannot be negative.</source>
        <translation>kann nicht negativ sein.</translation>
    </message>
    <message>
        <source>capacity-block price</source>
        <translation>Capacity-Block-Preis</translation>
    </message>
    <message>
        <source>catalogue of %1</source>
        <translation>Katalog vom %1</translation>
    </message>
    <message>
        <source>cheaper</source>
        <translation>günstiger</translation>
    </message>
    <message>
        <source>chip</source>
        <translation>Chip</translation>
    </message>
    <message>
        <source>chip, instance or system</source>
        <translation>Chip, Instanz oder System</translation>
    </message>
    <message>
        <source>chip-hours / chips</source>
        <translation>Chip-Stunden / Chips</translation>
    </message>
    <message>
        <source>chip-to-chip link bandwidth of one chip</source>
        <translation>Bandbreite der Verbindung eines Chips zu anderen</translation>
    </message>
    <message>
        <source>chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>chips alone</source>
        <translation>nur Chips</translation>
    </message>
    <message>
        <source>chips alone, included in a rent</source>
        <translation>nur Chips, in einer Miete enthalten</translation>
    </message>
    <message>
        <source>chips that do the work</source>
        <translation>Chips, die die Arbeit leisten</translation>
    </message>
    <message>
        <source>chips x batches x items / time of a batch</source>
        <translation>Chips x Batches x Elemente / Zeit pro Batch</translation>
    </message>
    <message>
        <source>chips x deployments that a month's work needs</source>
        <translation>Chips x für die Monatsarbeit nötige Deployments</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>Behauptung</translation>
    </message>
    <message>
        <source>claims</source>
        <translation>Behauptungen</translation>
    </message>
    <message>
        <source>colour = maker of the chip</source>
        <translation>Farbe = Hersteller des Chips</translation>
    </message>
    <message>
        <source>commitment</source>
        <translation>Laufzeitbindung</translation>
    </message>
    <message>
        <source>comparisons that somebody published</source>
        <translation>Vergleiche, die jemand veröffentlicht hat</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>Rechenleistung</translation>
    </message>
    <message>
        <source>contradiction</source>
        <translation>Widerspruch</translation>
    </message>
    <message>
        <source>contradictions</source>
        <translation>Widersprüche</translation>
    </message>
    <message>
        <source>copies of the model that have requests</source>
        <translation>Kopien des Modells, die Anfragen haben</translation>
    </message>
    <message>
        <source>cores</source>
        <translation>Kerne</translation>
    </message>
    <message>
        <source>cost a month x deployments that a month's work needs</source>
        <translation>Kosten pro Monat x für die Monatsarbeit nötige Deployments</translation>
    </message>
    <message>
        <source>dashed = price of another region</source>
        <translation>gestrichelt = Preis einer anderen Region</translation>
    </message>
    <message>
        <source>dashed, hatched = announced</source>
        <translation>gestrichelt, schraffiert = angekündigt</translation>
    </message>
    <message>
        <source>dated facts about software, systems and companies</source>
        <translation>datierte Fakten zu Software, Systemen und Unternehmen</translation>
    </message>
    <message>
        <source>days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>decode step and the prefill of new requests</source>
        <translation>Decode-Schritt und Prefill neuer Anfragen</translation>
    </message>
    <message>
        <source>dense peak at the board's precision per chip x chips</source>
        <translation>dichte Spitzenleistung bei der Präzision des Vergleichs pro Chip x Chips</translation>
    </message>
    <message>
        <source>dense peak per chip / memory bandwidth per chip</source>
        <translation>dichte Spitzenleistung pro Chip / Speicherbandbreite pro Chip</translation>
    </message>
    <message>
        <source>dense peak per chip / power per chip</source>
        <translation>dichte Spitzenleistung pro Chip / Leistungsaufnahme pro Chip</translation>
    </message>
    <message>
        <source>dense peak per chip x chips</source>
        <translation>dichte Spitzenleistung pro Chip x Chips</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>abgeleitet</translation>
    </message>
    <message>
        <source>diamond = a training step</source>
        <translation>Raute = ein Trainingsschritt</translation>
    </message>
    <message>
        <source>diamond = even</source>
        <translation>Raute = Break-even</translation>
    </message>
    <message>
        <source>diamond = training, circle = generation at a given batch, square = at full load, triangle = other</source>
        <translation>Raute = Training, Kreis = Generierung bei gegebenem Batch, Quadrat = bei voller Last, Dreieck = Sonstiges</translation>
    </message>
    <message>
        <source>diamond on a line = here the order turns</source>
        <translation>Raute auf einer Linie = hier kehrt sich die Reihenfolge um</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>dot = now</source>
        <translation>Punkt = jetzt</translation>
    </message>
    <message>
        <source>eight of ten published measurements lie within</source>
        <translation>acht von zehn veröffentlichten Messungen liegen darin</translation>
    </message>
    <message>
        <source>energy of a million items x price of energy; a rent includes it</source>
        <translation>Energie pro Million Elemente x Energiepreis; in einer Miete enthalten</translation>
    </message>
    <message>
        <source>energy of output x price of energy; a rent includes it</source>
        <translation>Energie der Ausgabe x Energiepreis; in einer Miete enthalten</translation>
    </message>
    <message>
        <source>energy of the run x price of energy; a rent includes it</source>
        <translation>Energie des Laufs x Energiepreis; in einer Miete enthalten</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>error of an estimate: eight of ten cases</source>
        <translation>Fehler einer Schätzung: acht von zehn Fällen</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>geschätzt</translation>
    </message>
    <message>
        <source>every price of every price book</source>
        <translation>jeder Preis jeder Preisliste</translation>
    </message>
    <message>
        <source>fact</source>
        <translation>Fakt</translation>
    </message>
    <message>
        <source>falls below %1</source>
        <translation>unter %1 fällt</translation>
    </message>
    <message>
        <source>faster</source>
        <translation>schneller</translation>
    </message>
    <message>
        <source>fewest chips whose memory holds the workload</source>
        <translation>kleinste Chipanzahl, deren Speicher den Workload fasst</translation>
    </message>
    <message>
        <source>figures</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>file %1 of %2</source>
        <translation>Datei %1 von %2</translation>
    </message>
    <message>
        <source>fixed delays</source>
        <translation>feste Verzögerungen</translation>
    </message>
    <message>
        <source>for example</source>
        <translation>zum Beispiel</translation>
    </message>
    <message>
        <source>frame = now</source>
        <translation>Rahmen = jetzt</translation>
    </message>
    <message>
        <source>from %1 on</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>von %1 bis %2</translation>
    </message>
    <message>
        <source>from %1 to %2 of</source>
        <translation>%1 bis %2 der</translation>
    </message>
    <message>
        <source>from %1 to %2 times</source>
        <translation>das %1- bis %2-Fache der</translation>
    </message>
    <message>
        <source>guide</source>
        <translation>Leitfaden</translation>
    </message>
    <message>
        <source>guide price</source>
        <translation>Leitfadenpreis</translation>
    </message>
    <message>
        <source>has %1 characters; at most %2 fit.</source>
        <translation>hat %1 Zeichen; höchstens %2 sind möglich.</translation>
    </message>
    <message>
        <source>hatched = announced</source>
        <translation>schraffiert = angekündigt</translation>
    </message>
    <message>
        <source>higher is better</source>
        <translation>höher ist besser</translation>
    </message>
    <message>
        <source>host memory</source>
        <translation>Host-Speicher</translation>
    </message>
    <message>
        <source>hour, or GPU hour</source>
        <translation>Stunde oder GPU-Stunde</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>Stunden</translation>
    </message>
    <message>
        <source>how long a reservation is</source>
        <translation>die Dauer einer Reservierung</translation>
    </message>
    <message>
        <source>how many accelerators</source>
        <translation>die Anzahl der Beschleuniger</translation>
    </message>
    <message>
        <source>in 25 %</source>
        <translation>in 25 %</translation>
    </message>
    <message>
        <source>instance</source>
        <translation>Instanz</translation>
    </message>
    <message>
        <source>instances</source>
        <translation>Instanzen</translation>
    </message>
    <message>
        <source>instances or systems</source>
        <translation>Instanzen oder Systeme</translation>
    </message>
    <message>
        <source>it does not act on this workload.</source>
        <translation>sie wirkt nicht auf diesen Workload.</translation>
    </message>
    <message>
        <source>items per second</source>
        <translation>Elemente pro Sekunde</translation>
    </message>
    <message>
        <source>items per second and chip</source>
        <translation>Elemente pro Sekunde und Chip</translation>
    </message>
    <message>
        <source>items per second and instance</source>
        <translation>Elemente pro Sekunde und Instanz</translation>
    </message>
    <message>
        <source>items per second and system</source>
        <translation>Elemente pro Sekunde und System</translation>
    </message>
    <message>
        <source>kWh per 1M items</source>
        <translation>kWh pro 1 Mio. Elemente</translation>
    </message>
    <message>
        <source>kWh per 1M tokens</source>
        <translation>kWh pro 1 Mio. Tokens</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>layers in %1 parts</source>
        <translation>Schichten in %1 Teilen</translation>
    </message>
    <message>
        <source>layers x fixed cost of a layer</source>
        <translation>Schichten x fester Aufwand einer Schicht</translation>
    </message>
    <message>
        <source>layers x fixed cost of a layer, each pass</source>
        <translation>Schichten x fester Aufwand einer Schicht, pro Durchlauf</translation>
    </message>
    <message>
        <source>layers x heads x bytes, of a prompt and half an answer, with copies of the heads</source>
        <translation>Schichten x Heads x Byte, für einen Prompt und eine halbe Antwort, mit Kopien der Heads</translation>
    </message>
    <message>
        <source>left out by you</source>
        <translation>von Ihnen weggelassen</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>line = here the order turns</source>
        <translation>Linie = hier kehrt sich die Reihenfolge um</translation>
    </message>
    <message>
        <source>line = over its range</source>
        <translation>Linie = über ihre Spanne</translation>
    </message>
    <message>
        <source>line = the last known price</source>
        <translation>Linie = der letzte bekannte Preis</translation>
    </message>
    <message>
        <source>line = what the chip can reach at best</source>
        <translation>Linie = was der Chip bestenfalls erreicht</translation>
    </message>
    <message>
        <source>lone point = one date known</source>
        <translation>einzelner Punkt = nur ein Datum bekannt</translation>
    </message>
    <message>
        <source>low &lt;= value &lt;= high must hold.</source>
        <translation>Es muss low &lt;= value &lt;= high gelten.</translation>
    </message>
    <message>
        <source>lower is better</source>
        <translation>niedriger ist besser</translation>
    </message>
    <message>
        <source>many chips joined to one system</source>
        <translation>viele Chips, zu einem System verbunden</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>median</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>median error in %</source>
        <translation>Medianfehler in %</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>memory bandwidth</source>
        <translation>Speicherbandbreite</translation>
    </message>
    <message>
        <source>memory bandwidth per chip x chips</source>
        <translation>Speicherbandbreite pro Chip x Chips</translation>
    </message>
    <message>
        <source>memory capacity</source>
        <translation>Speicherkapazität</translation>
    </message>
    <message>
        <source>memory per chip</source>
        <translation>Speicher pro Chip</translation>
    </message>
    <message>
        <source>memory per chip x chips</source>
        <translation>Speicher pro Chip x Chips</translation>
    </message>
    <message>
        <source>metric</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>migration</source>
        <translation>Migration</translation>
    </message>
    <message>
        <source>milliseconds</source>
        <translation>Millisekunden</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>missing figures, each with its reason</source>
        <translation>fehlende Werte, jeweils mit Grund</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>model check</source>
        <translation>Modellprüfung</translation>
    </message>
    <message>
        <source>months</source>
        <translation>Monate</translation>
    </message>
    <message>
        <source>months, by what is spent a month</source>
        <translation>Monate, nach Ausgaben pro Monat</translation>
    </message>
    <message>
        <source>move to %1</source>
        <translation>Umstieg auf %1</translation>
    </message>
    <message>
        <source>must be "yes" or "no"; is "%1".</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be %1, is %2.</source>
        <translation>muss %1 sein, ist aber %2.</translation>
    </message>
    <message>
        <source>must be USD, is "%1".</source>
        <translation>muss USD sein, ist aber „%1“.</translation>
    </message>
    <message>
        <source>must be a day, is "%1".</source>
        <translation>muss ein Tag sein, ist aber „%1“.</translation>
    </message>
    <message>
        <source>must be a whole number from %1 to %2, is %3.</source>
        <translation>muss eine ganze Zahl von %1 bis %2 sein, ist aber %3.</translation>
    </message>
    <message>
        <source>must be a whole number.</source>
        <translation>muss eine ganze Zahl sein.</translation>
    </message>
    <message>
        <source>must be above 0.</source>
        <translation>muss über 0 liegen.</translation>
    </message>
    <message>
        <source>must be at most %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>must be one of %1; is "%2".</source>
        <translation>muss eines von %1 sein; ist aber „%2“.</translation>
    </message>
    <message>
        <source>must not be empty.</source>
        <translation>darf nicht leer sein.</translation>
    </message>
    <message>
        <source>must not be negative.</source>
        <translation>darf nicht negativ sein.</translation>
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
        <translation>n/p = nicht veröffentlicht</translation>
    </message>
    <message>
        <source>neither the workload nor the model states it.</source>
        <translation>weder der Workload noch das Modell gibt sie an.</translation>
    </message>
    <message>
        <source>network bandwidth</source>
        <translation>Netzwerkbandbreite</translation>
    </message>
    <message>
        <source>network bandwidth of the instance or system</source>
        <translation>Netzwerkbandbreite der Instanz oder des Systems</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>no %1 figure published</source>
        <translation>kein %1-Wert veröffentlicht</translation>
    </message>
    <message>
        <source>no dated price</source>
        <translation>kein datierter Preis</translation>
    </message>
    <message>
        <source>no estimate</source>
        <translation>keine Schätzung</translation>
    </message>
    <message>
        <source>no list</source>
        <translation>keine Liste</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>keine Zahl</translation>
    </message>
    <message>
        <source>no power</source>
        <translation>keine Leistungsangabe</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>kein Preis</translation>
    </message>
    <message>
        <source>no price book chosen</source>
        <translation>keine Preisliste gewählt</translation>
    </message>
    <message>
        <source>no price in "%1"</source>
        <translation>kein Preis in „%1“</translation>
    </message>
    <message>
        <source>no price is known; %1 reaches about %2</source>
        <translation>kein Preis bekannt; %1 erreicht etwa %2</translation>
    </message>
    <message>
        <source>no price is known; of %1, %2 are about equally fast, up to %3</source>
        <translation>kein Preis bekannt; bei insgesamt %1 sind %2 etwa gleich schnell, bis zu %3</translation>
    </message>
    <message>
        <source>no price is known; of %1, %2 is fastest at about %3</source>
        <translation>kein Preis bekannt; bei insgesamt %1 ist %2 am schnellsten mit etwa %3</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>none is both cheaper and faster</source>
        <translation>nichts ist günstiger und zugleich schneller</translation>
    </message>
    <message>
        <source>none predicted</source>
        <translation>nichts vorhergesagt</translation>
    </message>
    <message>
        <source>none that is shown</source>
        <translation>kein angezeigtes</translation>
    </message>
    <message>
        <source>none: %1</source>
        <translation>kein Ergebnis: %1</translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation>nicht zutreffend</translation>
    </message>
    <message>
        <source>not in the catalogue</source>
        <translation>nicht im Katalog</translation>
    </message>
    <message>
        <source>not in the catalogue; acts on nothing</source>
        <translation>nicht im Katalog; wirkt auf nichts</translation>
    </message>
    <message>
        <source>not in this scenario</source>
        <translation>nicht in diesem Szenario</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>nicht veröffentlicht</translation>
    </message>
    <message>
        <source>not published: %1</source>
        <translation>nicht veröffentlicht: %1</translation>
    </message>
    <message>
        <source>not rented as an instance</source>
        <translation>nicht als Instanz vermietet</translation>
    </message>
    <message>
        <source>not sold as a system</source>
        <translation>nicht als System verkauft</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>nicht unterstützt</translation>
    </message>
    <message>
        <source>not used</source>
        <translation>nicht verwendet</translation>
    </message>
    <message>
        <source>nothing is cheaper or faster</source>
        <translation>nichts ist günstiger oder schneller</translation>
    </message>
    <message>
        <source>nothing sets it apart yet</source>
        <translation>noch unterscheidet es nichts</translation>
    </message>
    <message>
        <source>nothing that is compared both runs it and has a price</source>
        <translation>nichts Verglichenes ist dazu in der Lage und hat einen Preis</translation>
    </message>
    <message>
        <source>nothing that is compared can do it</source>
        <translation>nichts Verglichenes ist dazu in der Lage</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>jetzt %1</translation>
    </message>
    <message>
        <source>null</source>
        <translation>null</translation>
    </message>
    <message>
        <source>number %1</source>
        <translation>die Zahl %1</translation>
    </message>
    <message>
        <source>number of chips</source>
        <translation>Anzahl der Chips</translation>
    </message>
    <message>
        <source>number of predictions in brackets</source>
        <translation>Anzahl der Vorhersagen in Klammern</translation>
    </message>
    <message>
        <source>number of vCPUs</source>
        <translation>Anzahl der vCPUs</translation>
    </message>
    <message>
        <source>official</source>
        <translation>offiziell</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>on %1 to %2</source>
        <translation>auf %1 bis %2</translation>
    </message>
    <message>
        <source>on-chip SRAM</source>
        <translation>On-Chip-SRAM</translation>
    </message>
    <message>
        <source>on-chip SRAM per chip x chips</source>
        <translation>On-Chip-SRAM pro Chip x Chips</translation>
    </message>
    <message>
        <source>on-demand list price</source>
        <translation>On-Demand-Listenpreis</translation>
    </message>
    <message>
        <source>on-demand, spot, reserved or capacity block</source>
        <translation>On-Demand, Spot, reserviert oder Capacity Block</translation>
    </message>
    <message>
        <source>one chip's links</source>
        <translation>Verbindungen eines Chips</translation>
    </message>
    <message>
        <source>or committed</source>
        <translation>oder mit Laufzeitbindung</translation>
    </message>
    <message>
        <source>outlined = our estimate</source>
        <translation>umrandet = unsere Schätzung</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>über %1</translation>
    </message>
    <message>
        <source>over %1</source>
        <comment>a chance above 99 %</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>over %1 as a multiple of today's</source>
        <translation>über %1 als Vielfaches des heutigen Werts</translation>
    </message>
    <message>
        <source>over FLOP per byte of memory traffic</source>
        <translation>über FLOP pro Byte Speicherverkehr</translation>
    </message>
    <message>
        <source>own price</source>
        <translation>eigener Preis</translation>
    </message>
    <message>
        <source>paid hours x price of whole instances</source>
        <translation>bezahlte Stunden x Preis ganzer Instanzen</translation>
    </message>
    <message>
        <source>parameters x bytes of one</source>
        <translation>Parameter x Byte pro Parameter</translation>
    </message>
    <message>
        <source>peak with structured sparsity at the board's precision per chip x chips</source>
        <translation>Spitzenleistung mit strukturierter Sparsity bei der Präzision des Vergleichs pro Chip x Chips</translation>
    </message>
    <message>
        <source>peak with structured sparsity per chip x chips</source>
        <translation>Spitzenleistung mit strukturierter Sparsity pro Chip x Chips</translation>
    </message>
    <message>
        <source>per chip</source>
        <translation>pro Chip</translation>
    </message>
    <message>
        <source>per instance</source>
        <translation>pro Instanz</translation>
    </message>
    <message>
        <source>per system</source>
        <translation>pro System</translation>
    </message>
    <message>
        <source>plain data parallelism</source>
        <translation>einfache Datenparallelität</translation>
    </message>
    <message>
        <source>power</source>
        <translation>Leistungsaufnahme</translation>
    </message>
    <message>
        <source>power of the chips / tokens a second</source>
        <translation>Leistungsaufnahme der Chips / Tokens pro Sekunde</translation>
    </message>
    <message>
        <source>power of the chips x PUE / items a second</source>
        <translation>Leistungsaufnahme der Chips x PUE / Elemente pro Sekunde</translation>
    </message>
    <message>
        <source>power of the chips x PUE / tokens a second</source>
        <translation>Leistungsaufnahme der Chips x PUE / Tokens pro Sekunde</translation>
    </message>
    <message>
        <source>power of the chips x hours of the run x PUE</source>
        <translation>Leistungsaufnahme der Chips x Stunden des Laufs x PUE</translation>
    </message>
    <message>
        <source>power per chip x chips</source>
        <translation>Leistungsaufnahme pro Chip x Chips</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>vorhergesagt</translation>
    </message>
    <message>
        <source>predicted = measured</source>
        <translation>vorhergesagt = gemessen</translation>
    </message>
    <message>
        <source>prefill, or one read of the weights where that is longer, and the fixed costs</source>
        <translation>Prefill, oder einmaliges Lesen der Gewichte, wo das länger dauert, und der feste Aufwand</translation>
    </message>
    <message>
        <source>price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>price / items a second that work</source>
        <translation>Preis / genutzte Elemente pro Sekunde</translation>
    </message>
    <message>
        <source>price / prompt tokens a second that work</source>
        <translation>Preis / genutzte Prompt-Tokens pro Sekunde</translation>
    </message>
    <message>
        <source>price / tokens a second that work</source>
        <translation>Preis / genutzte Tokens pro Sekunde</translation>
    </message>
    <message>
        <source>price and speed</source>
        <translation>Preis und Geschwindigkeit</translation>
    </message>
    <message>
        <source>price book</source>
        <translation>Preisliste</translation>
    </message>
    <message>
        <source>price books</source>
        <translation>Preislisten</translation>
    </message>
    <message>
        <source>price history</source>
        <translation>Preisverlauf</translation>
    </message>
    <message>
        <source>price of whole instances x hours a month</source>
        <translation>Preis ganzer Instanzen x Stunden pro Monat</translation>
    </message>
    <message>
        <source>price per chip-hour / dense peak per chip</source>
        <translation>Preis pro Chip-Stunde / dichte Spitzenleistung pro Chip</translation>
    </message>
    <message>
        <source>price per chip-hour / memory bandwidth per chip</source>
        <translation>Preis pro Chip-Stunde / Speicherbandbreite pro Chip</translation>
    </message>
    <message>
        <source>price per chip-hour / memory per chip</source>
        <translation>Preis pro Chip-Stunde / Speicher pro Chip</translation>
    </message>
    <message>
        <source>price per hour of all that is rented</source>
        <translation>Preis pro Stunde für alles Gemietete</translation>
    </message>
    <message>
        <source>price per hour of what is rented</source>
        <translation>Preis pro Stunde für das Gemietete</translation>
    </message>
    <message>
        <source>price per hour of what is rented / its chips</source>
        <translation>Preis pro Stunde für das Gemietete / seine Chips</translation>
    </message>
    <message>
        <source>priced per chip, and how many there are is not told</source>
        <translation>Preis pro Chip, deren Anzahl ist nicht angegeben</translation>
    </message>
    <message>
        <source>prices</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>prompts included</source>
        <translation>einschließlich Prompts</translation>
    </message>
    <message>
        <source>published</source>
        <translation>veröffentlicht</translation>
    </message>
    <message>
        <source>range of the price</source>
        <translation>Spanne des Preises</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>requests at once / time per token, or tokens trained a second</source>
        <translation>gleichzeitige Anfragen / Zeit pro Token, oder trainierte Tokens pro Sekunde</translation>
    </message>
    <message>
        <source>requests x fixed cost of a request</source>
        <translation>Anfragen x fester Aufwand einer Anfrage</translation>
    </message>
    <message>
        <source>ring = now</source>
        <translation>Ring = jetzt</translation>
    </message>
    <message>
        <source>ring = you are here</source>
        <translation>Ring = Sie sind hier</translation>
    </message>
    <message>
        <source>rises above %1</source>
        <translation>über %1 steigt</translation>
    </message>
    <message>
        <source>roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>scale-up bandwidth</source>
        <translation>Scale-up-Bandbreite</translation>
    </message>
    <message>
        <source>scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>sensitivity</source>
        <translation>Sensitivität</translation>
    </message>
    <message>
        <source>sequences in %1 parts</source>
        <translation>Sequenzen in %1 Teilen</translation>
    </message>
    <message>
        <source>several</source>
        <translation>mehrere</translation>
    </message>
    <message>
        <source>share of peak</source>
        <translation>Anteil an der Spitzenleistung</translation>
    </message>
    <message>
        <source>shared or dedicated</source>
        <translation>geteilt oder dediziert</translation>
    </message>
    <message>
        <source>shipping</source>
        <translation>verfügbar</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>spot %1, on-demand %2 USD an hour</source>
        <translation>Spot %1, On-Demand %2 USD pro Stunde</translation>
    </message>
    <message>
        <source>spot price</source>
        <translation>Spot-Preis</translation>
    </message>
    <message>
        <source>square = reading the prompt (prefill), circle = writing the answer (decode)</source>
        <translation>Quadrat = Lesen des Prompts (Prefill), Kreis = Schreiben der Antwort (Decode)</translation>
    </message>
    <message>
        <source>stay on %1</source>
        <translation>bei %1 bleiben</translation>
    </message>
    <message>
        <source>string "%1"</source>
        <translation>die Zeichenkette „%1“</translation>
    </message>
    <message>
        <source>stronger = more</source>
        <translation>kräftiger = mehr</translation>
    </message>
    <message>
        <source>system</source>
        <translation>System</translation>
    </message>
    <message>
        <source>systems</source>
        <translation>Systeme</translation>
    </message>
    <message>
        <source>that the other numbers are for</source>
        <translation>für die die anderen Zahlen gelten</translation>
    </message>
    <message>
        <source>the 1-year reserved price in USD an hour</source>
        <translation>der Reservierungspreis für 1 Jahr in USD pro Stunde</translation>
    </message>
    <message>
        <source>the 3-year reserved price in USD an hour</source>
        <translation>der Reservierungspreis für 3 Jahre in USD pro Stunde</translation>
    </message>
    <message>
        <source>the accelerator's name</source>
        <translation>der Name des Beschleunigers</translation>
    </message>
    <message>
        <source>the board has no workload.</source>
        <translation>der Vergleich hat keinen Workload.</translation>
    </message>
    <message>
        <source>the board in this window</source>
        <translation>der Vergleich in diesem Fenster</translation>
    </message>
    <message>
        <source>the currency</source>
        <translation>die Währung</translation>
    </message>
    <message>
        <source>the date of the price</source>
        <translation>das Datum des Preises</translation>
    </message>
    <message>
        <source>the divisor's range reaches zero</source>
        <translation>die Spanne des Divisors reicht bis null</translation>
    </message>
    <message>
        <source>the figure is %1</source>
        <translation>der Wert gilt für %1</translation>
    </message>
    <message>
        <source>the host's memory in GiB</source>
        <translation>der Arbeitsspeicher des Hosts in GiB</translation>
    </message>
    <message>
        <source>the instance type</source>
        <translation>der Instanztyp</translation>
    </message>
    <message>
        <source>the link between chips</source>
        <translation>Verbindung zwischen Chips</translation>
    </message>
    <message>
        <source>the meter</source>
        <translation>die Verbrauchseinheit</translation>
    </message>
    <message>
        <source>the model FLOP utilisation of %1</source>
        <translation>Modell-FLOP-Auslastung (MFU) von %1</translation>
    </message>
    <message>
        <source>the month's work costs %1 now</source>
        <translation>die Monatsarbeit kostet derzeit %1</translation>
    </message>
    <message>
        <source>the network belongs to the instance, not to the chip</source>
        <translation>das Netzwerk gehört zur Instanz, nicht zum Chip</translation>
    </message>
    <message>
        <source>the number of chips</source>
        <translation>Anzahl der Chips</translation>
    </message>
    <message>
        <source>the number of chips of %1 alone</source>
        <translation>Anzahl der Chips nur bei %1</translation>
    </message>
    <message>
        <source>the on-demand price in USD an hour</source>
        <translation>der On-Demand-Preis in USD pro Stunde</translation>
    </message>
    <message>
        <source>the operating system</source>
        <translation>das Betriebssystem</translation>
    </message>
    <message>
        <source>the price of %1</source>
        <translation>Preis von %1</translation>
    </message>
    <message>
        <source>the product</source>
        <translation>das Produkt</translation>
    </message>
    <message>
        <source>the region</source>
        <translation>die Region</translation>
    </message>
    <message>
        <source>the spot price in USD an hour</source>
        <translation>der Spot-Preis in USD pro Stunde</translation>
    </message>
    <message>
        <source>the zone</source>
        <translation>die Zone</translation>
    </message>
    <message>
        <source>the zones and offers of the region</source>
        <translation>die Zonen und Angebote der Region</translation>
    </message>
    <message>
        <source>there is no other value near %1.</source>
        <translation>in der Nähe von %1 gibt es keinen anderen Wert.</translation>
    </message>
    <message>
        <source>thin lines = equal cost of the work</source>
        <translation>dünne Linien = gleiche Kosten der Arbeit</translation>
    </message>
    <message>
        <source>thin lines = the guide's thresholds</source>
        <translation>dünne Linien = Schwellen des Leitfadens</translation>
    </message>
    <message>
        <source>third-party</source>
        <translation>Drittquelle</translation>
    </message>
    <message>
        <source>third-party, unchecked</source>
        <translation>Drittquelle, ungeprüft</translation>
    </message>
    <message>
        <source>today = 1</source>
        <translation>heute = 1</translation>
    </message>
    <message>
        <source>tokens a second / chips</source>
        <translation>Tokens pro Sekunde / Chips</translation>
    </message>
    <message>
        <source>tokens a second that work / price</source>
        <translation>genutzte Tokens pro Sekunde / Preis</translation>
    </message>
    <message>
        <source>tokens per USD</source>
        <translation>Tokens pro USD</translation>
    </message>
    <message>
        <source>tokens per second</source>
        <translation>Tokens pro Sekunde</translation>
    </message>
    <message>
        <source>tokens per second and chip</source>
        <translation>Tokens pro Sekunde und Chip</translation>
    </message>
    <message>
        <source>tokens per second and instance</source>
        <translation>Tokens pro Sekunde und Instanz</translation>
    </message>
    <message>
        <source>tokens per second and system</source>
        <translation>Tokens pro Sekunde und System</translation>
    </message>
    <message>
        <source>tokens per second, both axes logarithmic</source>
        <translation>Tokens pro Sekunde, beide Achsen logarithmisch</translation>
    </message>
    <message>
        <source>tokens x time per token and chip / goodput</source>
        <translation>Tokens x Zeit pro Token und Chip / Goodput</translation>
    </message>
    <message>
        <source>triangle = a batch</source>
        <translation>Dreieck = ein Batch</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>two and more, on one scale</source>
        <translation>zwei und mehr, mit einer Skala</translation>
    </message>
    <message>
        <source>two rows with a number are needed</source>
        <translation>zwei Zeilen mit einer Zahl sind nötig</translation>
    </message>
    <message>
        <source>uncertainty</source>
        <translation>Unsicherheit</translation>
    </message>
    <message>
        <source>undated</source>
        <translation>undatiert</translation>
    </message>
    <message>
        <source>under %1</source>
        <translation>unter %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>until %1 %2</source>
        <translation>bis „%1“ %2</translation>
    </message>
    <message>
        <source>up and left is better</source>
        <translation>oben links ist besser</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>bis zu %1</translation>
    </message>
    <message>
        <source>value for money</source>
        <translation>Preis-Leistung</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>virtual processors</source>
        <translation>virtuelle Prozessoren</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>weights, states and activations, or weights and cache</source>
        <translation>Gewichte, Zustände und Aktivierungen, oder Gewichte und Cache</translation>
    </message>
    <message>
        <source>what a dashboard can be written as, and what import reads</source>
        <translation>als was sich ein Dashboard schreiben lässt und was der Import liest</translation>
    </message>
    <message>
        <source>what can be assumed otherwise, with ranges and defaults</source>
        <translation>was sich anders annehmen lässt, mit Bereichen und Vorgaben</translation>
    </message>
    <message>
        <source>what can be compared, with units and formulas</source>
        <translation>was sich vergleichen lässt, mit Einheiten und Formeln</translation>
    </message>
    <message>
        <source>what can be estimated: training, serving, batch inference</source>
        <translation>was sich schätzen lässt: Training, Serving, Batch-Inferenz</translation>
    </message>
    <message>
        <source>what clouds rent</source>
        <translation>was Clouds vermieten</translation>
    </message>
    <message>
        <source>what experts add: routing, small products, uneven load</source>
        <translation>was Experten hinzufügen: Routing, kleine Produkte, ungleiche Last</translation>
    </message>
    <message>
        <source>what if</source>
        <translation>Was-wäre-wenn</translation>
    </message>
    <message>
        <source>what many chips add: slower exchanges, split sequences</source>
        <translation>was viele Chips hinzufügen: langsamerer Austausch, geteilte Sequenzen</translation>
    </message>
    <message>
        <source>what memory holds beside the weights / cache of a request</source>
        <translation>was der Speicher neben den Gewichten fasst / Cache einer Anfrage</translation>
    </message>
    <message>
        <source>what memory holds beside the weights, or what is asked for, or what the software takes</source>
        <translation>was der Speicher neben den Gewichten fasst, was verlangt wird oder was die Software annimmt</translation>
    </message>
    <message>
        <source>what the price is per</source>
        <translation>die Bezugsgröße des Preises</translation>
    </message>
    <message>
        <source>whatever is faster costs more an hour</source>
        <translation>was schneller ist, kostet mehr pro Stunde</translation>
    </message>
    <message>
        <source>when to choose what</source>
        <translation>wann was zu wählen ist</translation>
    </message>
    <message>
        <source>where sources disagree, and which to believe</source>
        <translation>wo Quellen sich widersprechen und welcher zu glauben ist</translation>
    </message>
    <message>
        <source>where the figures come from</source>
        <translation>woher die Werte stammen</translation>
    </message>
    <message>
        <source>whisker = eight of ten published measurements fall within</source>
        <translation>Fehlerbalken = acht von zehn veröffentlichten Messungen liegen darin</translation>
    </message>
    <message>
        <source>whisker = nine of ten predictions are closer than its end</source>
        <translation>Fehlerbalken = neun von zehn Vorhersagen liegen näher als sein Ende</translation>
    </message>
    <message>
        <source>whisker = range, ~ = approximate</source>
        <translation>Fehlerbalken = Spanne, ~ = ungefähr</translation>
    </message>
    <message>
        <source>whisker = zones, offers or days</source>
        <translation>Fehlerbalken = Zonen, Angebote oder Tage</translation>
    </message>
    <message>
        <source>who rents it</source>
        <translation>der Anbieter</translation>
    </message>
    <message>
        <source>whole instances that hold the chips</source>
        <translation>ganze Instanzen, die die Chips enthalten</translation>
    </message>
    <message>
        <source>whose memory holds it</source>
        <translation>deren Speicher ihn fasst</translation>
    </message>
    <message>
        <source>why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>with %1 %2, not %3</source>
        <translation>mit %1 %2, nicht %3</translation>
    </message>
    <message numerus="yes">
        <source>with %n figures of your own</source>
        <translation><numerusform>mit %n eigenem Wert</numerusform><numerusform>mit %n eigenen Werten</numerusform></translation>
    </message>
    <message>
        <source>with 1 figure of your own</source>
        <translation>mit 1 eigenem Wert</translation>
    </message>
    <message>
        <source>within 25 %</source>
        <translation>innerhalb von 25 %</translation>
    </message>
    <message>
        <source>words instead of a bar = no number, and why</source>
        <translation>Text statt Balken = keine Zahl, und warum</translation>
    </message>
    <message>
        <source>work for %1</source>
        <translation>Aufwand: %1</translation>
    </message>
    <message>
        <source>workload</source>
        <translation>Workload</translation>
    </message>
    <message>
        <source>years</source>
        <translation>Jahre</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>eigener Wert</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>“%1” is in %2. Edit the file: what changes there is shown at once.</source>
        <translation>„%1“ liegt in %2. Die Datei bearbeiten: Änderungen daran werden sofort angezeigt.</translation>
    </message>
    <message>
        <source>“%1” is no number; the decimal sign is “%2”.</source>
        <translation>„%1“ ist keine Zahl; das Dezimalzeichen ist „%2“.</translation>
    </message>
    <message>
        <source>“%1” is not among what is compared; the page chose another one.</source>
        <translation>„%1“ wird hier nicht verglichen; die Seite hat etwas anderes gewählt.</translation>
    </message>
    <message>
        <source>◆ = not like for like</source>
        <translation>◆ = nicht direkt vergleichbar</translation>
    </message>
    <message>
        <source>◆ Not like for like: %1</source>
        <translation>◆ Nicht direkt vergleichbar: %1</translation>
    </message>
    <message>
        <source>⚠ Contradiction</source>
        <translation>⚠ Widerspruch</translation>
    </message>
</context>
</TS>
