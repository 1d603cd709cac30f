<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Chipboard</name>
    <message>
        <source> (%1 to %2)</source>
        <translation> (%1 bis %2)</translation>
    </message>
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
        <source>"%1"</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>"%1"</source>
        <comment>a need and its value</comment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>"%1" and "%2" look alike with some colour-vision deficiencies: their distance is %3 and should be %4 or more.</source>
        <translation>„%1“ und „%2“ sind für manche Augen kaum zu unterscheiden: Ihr Abstand ist %3, nötig sind mindestens %4.</translation>
    </message>
    <message>
        <source>"%1" annotates %2, which this chart does not show.</source>
        <translation>„%1“ steht bei %2, was dieses Diagramm nicht zeigt.</translation>
    </message>
    <message>
        <source>"%1" appears twice in the list.</source>
        <translation>„%1“ steht doppelt in der Liste.</translation>
    </message>
    <message>
        <source>"%1" cannot be "%3"; choose one of %2.</source>
        <translation>„%1“ muss eines von %2 sein; angegeben ist „%3“.</translation>
    </message>
    <message>
        <source>"%1" cannot be compared with itself.</source>
        <translation>„%1“ lässt sich nicht mit sich selbst vergleichen.</translation>
    </message>
    <message>
        <source>"%1" does not accept the argument "%2".</source>
        <translation>„%1“ kann mit „%2“ nichts anfangen.</translation>
    </message>
    <message>
        <source>"%1" does not name a chart and its title.</source>
        <translation>„%1“ sagt nicht, welches Diagramm welchen Titel hat.</translation>
    </message>
    <message>
        <source>"%1" does not set %2 to a number.</source>
        <translation>„%1“ gibt %2 keine Zahl.</translation>
    </message>
    <message>
        <source>"%1" has %2 series; more than %3 are hard to distinguish.</source>
        <translation>„%1“ hat %2 Reihen; mehr als %3 lassen sich nicht unterscheiden.</translation>
    </message>
    <message>
        <source>"%1" has a user name before its host, which hides where it leads.</source>
        <translation>„%1“ hat einen Benutzernamen vor dem Rechnernamen und führt daher woandershin, als es scheint.</translation>
    </message>
    <message>
        <source>"%1" has bars on a logarithmic axis; their lengths mean nothing.</source>
        <translation>„%1“ hat Balken auf einer logarithmischen Achse; ihre Länge sagt nichts aus.</translation>
    </message>
    <message>
        <source>"%1" has no price for %2. Choose "%3".</source>
        <translation>„%1“ hat keinen Preis für %2. Wählen Sie „%3“.</translation>
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
        <source>"%1" is a number, so "contains" does not apply.</source>
        <translation>„%1“ ist eine Zahl und enthält nichts.</translation>
    </message>
    <message>
        <source>"%1" is a unit of another quantity.</source>
        <translation>„%1“ ist eine Einheit für etwas anderes.</translation>
    </message>
    <message>
        <source>"%1" is missing.</source>
        <translation>„%1“ fehlt.</translation>
    </message>
    <message>
        <source>"%1" is not a colour.</source>
        <translation>„%1“ ist keine Farbe.</translation>
    </message>
    <message>
        <source>"%1" is not a currency code.</source>
        <translation>„%1“ ist kein Währungscode.</translation>
    </message>
    <message>
        <source>"%1" is not a date.</source>
        <translation>„%1“ ist kein Datum.</translation>
    </message>
    <message>
        <source>"%1" is not a mapping.</source>
        <translation>„%1“ ist keine Zuordnung.</translation>
    </message>
    <message>
        <source>"%1" is not a number of chips.</source>
        <translation>„%1“ ist keine Anzahl von Chips.</translation>
    </message>
    <message>
        <source>"%1" is not a number of draws.</source>
        <translation>„%1“ ist keine Anzahl von Ziehungen.</translation>
    </message>
    <message>
        <source>"%1" is not a number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>"%1" is not a number. Enter the monthly volume, such as 2 or 500M, or leave the field empty.</source>
        <translation>„%1“ ist keine Zahl. Geben Sie das Monatsvolumen ein, etwa 2 oder 500M, oder lassen Sie das Feld leer.</translation>
    </message>
    <message>
        <source>"%1" is not a number. Leave the field empty if there is no requirement.</source>
        <translation>„%1“ ist keine Zahl. Das Feld leer lassen, wenn nichts gebraucht wird.</translation>
    </message>
    <message>
        <source>"%1" is not a reason that can be accepted.</source>
        <translation>Zeilen lassen sich für „%1“ nicht zulassen.</translation>
    </message>
    <message>
        <source>"%1" is not a region name.</source>
        <translation>„%1“ ist kein Name einer Region.</translation>
    </message>
    <message>
        <source>"%1" is not a region name. Write it as the cloud does, such as us-east-2.</source>
        <translation>„%1“ ist kein Name einer Region. So schreiben wie die Cloud: us-east-2.</translation>
    </message>
    <message>
        <source>"%1" is not a seed.</source>
        <translation>„%1“ ist kein Startwert.</translation>
    </message>
    <message>
        <source>"%1" is not a unit of this figure.</source>
        <translation>„%1“ ist keine Einheit dieses Werts.</translation>
    </message>
    <message>
        <source>"%1" is not a valid %2.</source>
        <translation>„%1“ ist kein gültiger Wert für %2.</translation>
    </message>
    <message>
        <source>"%1" is not a web address.</source>
        <translation>„%1“ ist keine Webadresse.</translation>
    </message>
    <message>
        <source>"%1" is not a window size.</source>
        <translation>„%1“ ist keine Fenstergröße.</translation>
    </message>
    <message>
        <source>"%1" is not allowed here.</source>
        <translation>„%1“ hat hier keine Bedeutung.</translation>
    </message>
    <message>
        <source>"%1" is not an assumption that can be varied.</source>
        <translation>„%1“ ist keine Annahme, die sich verändern lässt.</translation>
    </message>
    <message>
        <source>"%1" is not an exchange rate.</source>
        <translation>„%1“ ist kein Wechselkurs.</translation>
    </message>
    <message>
        <source>"%1" is not an id.</source>
        <translation>„%1“ ist keine ID.</translation>
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
        <source>"%1" is not part of the comparison.</source>
        <translation>„%1“ gehört nicht zu dem, was verglichen wird.</translation>
    </message>
    <message>
        <source>"%1" is not stated: %2, the default of "%3".</source>
        <translation>„%1“ ist nicht angegeben: %2, die Vorgabe von „%3“.</translation>
    </message>
    <message>
        <source>"%1" is not stated; experts are assumed in every layer that can have them.</source>
        <translation>„%1“ ist nicht angegeben: Experten in jeder Schicht, die welche haben kann.</translation>
    </message>
    <message>
        <source>"%1" is not the name of a file next to the brand theme.</source>
        <translation>„%1“ ist kein Name einer Datei neben der Designdatei.</translation>
    </message>
    <message>
        <source>"%1" is text and cannot be ordered.</source>
        <translation>„%1“ ist ein Text und hat keine Reihenfolge.</translation>
    </message>
    <message>
        <source>"%1" mixes %2 price types: %3, %4.</source>
        <translation>„%1“ zeigt Preise von %2 Arten nebeneinander: %3, %4.</translation>
    </message>
    <message>
        <source>"%1" mixes number formats and does not say which is which: %2.</source>
        <translation>„%1“ mischt Zahlenformate und sagt nicht, welches wo gilt: %2.</translation>
    </message>
    <message>
        <source>"%1" must be a number from %2 to %3, not %4.</source>
        <translation>„%1“ muss eine Zahl von %2 bis %3 sein, ist aber %4.</translation>
    </message>
    <message>
        <source>"%1" must be a number, not "%2".</source>
        <translation>„%1“ muss eine Zahl sein; angegeben ist „%2“.</translation>
    </message>
    <message>
        <source>"%1" must be a whole number from %2 to %3, not %4.</source>
        <translation>„%1“ muss eine ganze Zahl von %2 bis %3 sein, ist aber %4.</translation>
    </message>
    <message>
        <source>"%1" must be compared with a number.</source>
        <translation>„%1“ wird mit einer Zahl verglichen.</translation>
    </message>
    <message>
        <source>"%1" must be compared with text.</source>
        <translation>„%1“ wird mit einem Text verglichen.</translation>
    </message>
    <message>
        <source>"%1" must be followed by a comparison.</source>
        <translation>Nach „%1“ folgt ein Vergleich.</translation>
    </message>
    <message>
        <source>"%1" must be from %2 to %3, not %4.</source>
        <translation>„%1“ muss zwischen %2 und %3 liegen; angegeben ist %4.</translation>
    </message>
    <message>
        <source>"%1" needs a unit: 640 GB and 640 GiB differ.</source>
        <translation>„%1“ braucht eine Einheit: 640 GB und 640 GiB sind verschieden.</translation>
    </message>
    <message>
        <source>"%1" needs more arguments.</source>
        <translation>„%1“ braucht weitere Angaben.</translation>
    </message>
    <message>
        <source>"%1" was closed with unsaved changes. Edit &gt; Undo returns to them.</source>
        <translation>„%1“ wurde mit ungespeicherten Änderungen verlassen. Bearbeiten &gt; Rückgängig holt sie zurück.</translation>
    </message>
    <message>
        <source>"%1": %2</source>
        <translation>„%1“: %2</translation>
    </message>
    <message>
        <source>"Enter requirements" opens a form; empty fields exclude nothing. While the form is closed, its entries appear next to the button; click one to go to its field. F1 explains a field, and "Start over" resets all fields.</source>
        <translation>„Angeben, was gebraucht wird“ öffnet ein Formular; was niemand angegeben hat, schließt nichts aus. Solange das Formular geschlossen ist, steht neben seiner Schaltfläche, was angegeben wurde: Ein Klick darauf führt zu seinem Feld, und F1 in einem Feld sagt, was es bedeutet. „Neu beginnen“ nimmt alles in einem Schritt zurück.</translation>
    </message>
    <message>
        <source>"chipboard help COMMAND" shows the options of a command.</source>
        <translation>„chipboard help COMMAND“ zeigt die Optionen eines Befehls.</translation>
    </message>
    <message>
        <source>"chipboard list assumptions" lists the names.</source>
        <translation>„chipboard list assumptions“ zeigt die Namen.</translation>
    </message>
    <message>
        <source>"chipboard list assumptions" shows the tasks that use it.</source>
        <translation>„chipboard list assumptions“ führt die Aufgaben auf, die sie verwenden.</translation>
    </message>
    <message>
        <source>"chipboard list metrics" lists the ids.</source>
        <translation>„chipboard list metrics“ zeigt die IDs.</translation>
    </message>
    <message>
        <source>"chipboard list models" shows the models.</source>
        <translation>„chipboard list models“ führt die Modelle auf.</translation>
    </message>
    <message>
        <source>"chipboard prices list" does not accept a snapshot number.</source>
        <translation>„chipboard prices list“ erwartet keinen Snapshot.</translation>
    </message>
    <message>
        <source>"chipboard prices remove" does not print a list.</source>
        <translation>„chipboard prices remove“ gibt keine Liste aus.</translation>
    </message>
    <message>
        <source>"chipboard prices" has no action "%1".</source>
        <translation>Importierte Preise kennen kein „%1“.</translation>
    </message>
    <message>
        <source>% = probability of being best</source>
        <translation>% = Wahrscheinlichkeit, am besten zu sein</translation>
    </message>
    <message>
        <source>% of all hours</source>
        <translation>% aller Stunden</translation>
    </message>
    <message>
        <source>% of one deployment's capacity</source>
        <translation>% dessen, was ein Deployment beantwortet</translation>
    </message>
    <message>
        <source>% of the other's cost</source>
        <translation>% der Kosten des anderen</translation>
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
        <translation>%1 %2 %3 %4 pro USD (%5)</translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <comment>a figure's name, its value, a file</comment>
        <translation>%1 %2 (%3)</translation>
    </message>
    <message>
        <source>%1 %2 (new, from %3)</source>
        <translation>%1 %2 (neu, aus %3)</translation>
    </message>
    <message>
        <source>%1 %2 (replaces the shipped one, from %3)</source>
        <translation>%1 %2 (ersetzt den mitgelieferten Eintrag, aus %3)</translation>
    </message>
    <message>
        <source>%1 %2 instead of %3 (%4)</source>
        <comment>a figure's name, its value, that of the catalogue, a file</comment>
        <translation>%1 %2 statt %3 (%4)</translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <translation>%1 von %2 auf %3</translation>
    </message>
    <message>
        <source>%1 %2 would come first, at about %3.</source>
        <comment>a condition, a chip, its cost</comment>
        <translation>%1 läge %2 vorn, mit etwa %3.</translation>
    </message>
    <message>
        <source>%1 %2 would come first, with about %3.</source>
        <comment>a condition, a chip, its speed</comment>
        <translation>%1 läge %2 vorn, mit etwa %3.</translation>
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
        <comment>a value and its range</comment>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>a value with its unit, and its range</comment>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>%1 (%2 to %3).</source>
        <translation>%1 (%2 bis %3).</translation>
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
        <translation>%1 (aktiv)</translation>
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
        <source>%1 (at most %2)</source>
        <comment>a row, tokens/s</comment>
        <translation>%1 (höchstens %2)</translation>
    </message>
    <message>
        <source>%1 (catalogue then: %2; now: %3).</source>
        <translation>%1 (Katalog damals vom %2, jetzt vom %3).</translation>
    </message>
    <message>
        <source>%1 (custom)</source>
        <translation>%1 (eigener Wert)</translation>
    </message>
    <message>
        <source>%1 (n/p)</source>
        <comment>a chip, whose figure is not published</comment>
        <translation>%1 (k. A.)</translation>
    </message>
    <message>
        <source>%1 (no ratio)</source>
        <comment>a number</comment>
        <translation>%1 (kein Verhältnis)</translation>
    </message>
    <message>
        <source>%1 (not available)</source>
        <translation>%1 (nicht hier)</translation>
    </message>
    <message>
        <source>%1 (not shown)</source>
        <translation>%1 (nicht angezeigt)</translation>
    </message>
    <message>
        <source>%1 (now) to %2</source>
        <translation>%1 (jetzt) bis %2</translation>
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
        <translation>%1 = Bestes; mehrere, wo sich Spannen überschneiden</translation>
    </message>
    <message>
        <source>%1 = custom value</source>
        <translation>%1 = eigener Wert</translation>
    </message>
    <message>
        <source>%1 It applies to this price list only; the discount and the price factor also apply.</source>
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
        <source>%1 Only part of the chart is visible; press 0 or Escape to reset the zoom.</source>
        <comment>a chart's description</comment>
        <translation>%1 Nur ein Teil ist zu sehen; 0 oder Escape zeigt alles.</translation>
    </message>
    <message>
        <source>%1 Similar to %2: %3.</source>
        <comment>a sentence, a row, other rows</comment>
        <translation>%1 Etwa gleichauf mit %2: %3.</translation>
    </message>
    <message>
        <source>%1 Source: %2.</source>
        <comment>a sentence, and its sources</comment>
        <translation>%1 Quelle: %2.</translation>
    </message>
    <message>
        <source>%1 USD an hour is not %2 times %3</source>
        <translation>%1 USD pro Stunde ist nicht %2 mal %3</translation>
    </message>
    <message>
        <source>%1 USD per chip-hour</source>
        <translation>%1 USD pro Chip-Stunde</translation>
    </message>
    <message>
        <source>%1 USD per chip-hour is not a realistic price.</source>
        <translation>%1 USD pro Chip-Stunde ist kein realistischer Preis.</translation>
    </message>
    <message>
        <source>%1 USD per chip-hour; known prices of the chip are %2 to %3</source>
        <translation>%1 USD pro Chip-Stunde; bekannte Preise des Chips sind %2 bis %3</translation>
    </message>
    <message>
        <source>%1 USD per hour for an unknown number of chips</source>
        <translation>%1 USD pro Stunde für eine unbekannte Anzahl von Chips</translation>
    </message>
    <message>
        <source>%1 USD per hour is %2 times the known %3 (%4, %5)</source>
        <translation>%1 USD pro Stunde ist das %2-Fache des bekannten Preises von %3 (%4, %5)</translation>
    </message>
    <message>
        <source>%1 USD per hour is %2 times the known %3 (%4, median)</source>
        <translation>%1 USD pro Stunde ist das %2-Fache des bekannten Preises von %3 (%4, Median)</translation>
    </message>
    <message>
        <source>%1 USD per hour; line %2 has %3</source>
        <translation>%1 USD pro Stunde; Zeile %2 hat %3</translation>
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
        <translation>derzeit %1 pro Monat</translation>
    </message>
    <message>
        <source>%1 a month reaches the guide's threshold of %2. %3</source>
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
        <source>%1 affects %2 most</source>
        <comment>an assumption, what is asked</comment>
        <translation>%1 bewegt %2 am stärksten</translation>
    </message>
    <message>
        <source>%1 affects %2 most: %3 at %4, %5 at %6.</source>
        <comment>an assumption, what is asked; answers and values</comment>
        <translation>%2 hängt am meisten davon ab: %1; %3 bei %4, %5 bei %6.</translation>
    </message>
    <message>
        <source>%1 affects %2 most; at %3 there is no result: %4</source>
        <comment>an assumption, what is asked, a value, why</comment>
        <translation>%2 hängt am meisten davon ab: %1; bei %3 gibt es keine Antwort: %4</translation>
    </message>
    <message>
        <source>%1 after %2: %3.</source>
        <translation>%1 nach %2: %3.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegenüber %2</translation>
    </message>
    <message>
        <source>%1 an hour</source>
        <comment>a price</comment>
        <translation>%1 pro Stunde</translation>
    </message>
    <message>
        <source>%1 an hour for %2 %3, by price list</source>
        <translation>%1 pro Stunde für %2 %3, nach Preisliste</translation>
    </message>
    <message>
        <source>%1 and %2 are about equally fast in %3</source>
        <translation>%1 und %2 sind in %3 etwa gleich schnell</translation>
    </message>
    <message>
        <source>%1 and %2 are about the same in %3</source>
        <translation>%1 und %2 etwa gleichauf in %3</translation>
    </message>
    <message>
        <source>%1 and %2 are currently about the same</source>
        <translation>%1 und %2 liegen derzeit gleichauf</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be compared</source>
        <translation>%1 und %2 lassen sich nicht vergleichen</translation>
    </message>
    <message>
        <source>%1 and %2 cannot be compared: %3</source>
        <translation>%1 und %2 lassen sich nicht vergleichen: %3</translation>
    </message>
    <message>
        <source>%1 and %2 cannot currently be compared</source>
        <translation>%1 und %2 lassen sich derzeit nicht vergleichen</translation>
    </message>
    <message>
        <source>%1 and %2 cost about the same</source>
        <translation>%1 und %2 kosten etwa gleich viel</translation>
    </message>
    <message>
        <source>%1 and %2 cost about the same in %3</source>
        <translation>%1 und %2 kosten in %3 etwa gleich viel</translation>
    </message>
    <message>
        <source>%1 and %2 give about as many tokens per dollar</source>
        <translation>%1 und %2 liefern etwa gleich viele Tokens fürs Geld</translation>
    </message>
    <message>
        <source>%1 and %2 give about as many tokens per dollar (%3 vs %4)</source>
        <translation>%1 und %2 liefern etwa gleich viele Tokens fürs Geld (%3 vs. %4)</translation>
    </message>
    <message>
        <source>%1 and %2 have no published figure in common</source>
        <translation>%1 und %2 haben keinen veröffentlichten Wert gemeinsam</translation>
    </message>
    <message>
        <source>%1 and %2 look alike to %3: their colours differ by %4; at least %5 is recommended.</source>
        <translation>%1 und %2 sind für %3 kaum zu unterscheiden: Der Farbabstand ist %4, nötig sind mindestens %5.</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <comment>an offer, how many others have its price</comment>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>an assumption, its value</comment>
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
        <source>%1 at %2, %3</source>
        <comment>a chip, a provider, a kind of price</comment>
        <translation>%1 bei %2, %3</translation>
    </message>
    <message>
        <source>%1 at %2, %3 at %4: %5.</source>
        <translation>%1 bei %2, %3 bei %4: %5.</translation>
    </message>
    <message>
        <source>%1 at %2: cheaper than on demand if more than %3 of the hours are used.</source>
        <translation>%1 zu %2: günstiger als On-Demand, wenn mehr als %3 der Stunden genutzt werden.</translation>
    </message>
    <message>
        <source>%1 at %2: never cheaper than on demand.</source>
        <translation>%1 zu %2: nie günstiger als On-Demand.</translation>
    </message>
    <message>
        <source>%1 at about the same %2</source>
        <comment>a statement about a chip, figures</comment>
        <translation>%1 sowie etwa gleich viel %2</translation>
    </message>
    <message>
        <source>%1 billion parameters, %2 billion active, computed from the dimensions.</source>
        <translation>%1 Milliarden Parameter, davon %2 Milliarden aktiv, aus den Dimensionen gezählt.</translation>
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
        <source>%1 cannot be compared with %2: a number is missing here.</source>
        <translation>Wie %1 im Vergleich zu %2 abschneidet, lässt sich nicht sagen: Hier fehlt eine Zahl.</translation>
    </message>
    <message>
        <source>%1 cannot be moved: %2</source>
        <translation>%1 lässt sich nicht verändern: %2</translation>
    </message>
    <message>
        <source>%1 chip-hours</source>
        <translation>%1 Chip-Stunden</translation>
    </message>
    <message>
        <source>%1 chips</source>
        <translation>%1 Chips</translation>
    </message>
    <message>
        <source>%1 chips exceed the maximum that can be estimated.</source>
        <translation>%1 Chips sind mehr, als sich schätzen lässt.</translation>
    </message>
    <message>
        <source>%1 chips were stored in %2 and can now be selected.</source>
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
        <source>%1 compared with %2.</source>
        <translation>%1 neben %2.</translation>
    </message>
    <message>
        <source>%1 compute: %2 vs %3 %4</source>
        <comment>a number format, two numbers, a unit</comment>
        <translation>%1-Rechenleistung: %2 vs. %3 %4</translation>
    </message>
    <message>
        <source>%1 concurrent</source>
        <translation>%1 gleichzeitig</translation>
    </message>
    <message>
        <source>%1 concurrent requests</source>
        <translation>%1 Anfragen gleichzeitig</translation>
    </message>
    <message>
        <source>%1 concurrent requests meet the service level; the others wait.</source>
        <translation>%1 gleichzeitige Anfragen halten das Service-Level ein; die anderen warten.</translation>
    </message>
    <message>
        <source>%1 costs about %2</source>
        <translation>%1 kostet etwa %2</translation>
    </message>
    <message>
        <source>%1 costs about %2 of what %3 costs</source>
        <translation>%1 kostet etwa %2 dessen, was %3 kostet</translation>
    </message>
    <message>
        <source>%1 costs least in %2</source>
        <translation>%1 kostet in %2 am wenigsten</translation>
    </message>
    <message numerus="yes">
        <source>%1 costs least in all %n scenarios</source>
        <translation><numerusform>%1 kostet in %n Szenario am wenigsten</numerusform><numerusform>%1 kostet in allen %n Szenarien am wenigsten</numerusform></translation>
    </message>
    <message>
        <source>%1 costs least in both scenarios</source>
        <translation>%1 kostet in beiden Szenarien am wenigsten</translation>
    </message>
    <message>
        <source>%1 dense</source>
        <translation>%1 dicht</translation>
    </message>
    <message>
        <source>%1 depend on the comparison, %2 are inconclusive, and %3 of all %4 claims cannot be checked.</source>
        <translation>%1 hängen vom Vergleich ab, %2 sind offen, %3 von insgesamt %4 Behauptungen sind nicht prüfbar.</translation>
    </message>
    <message>
        <source>%1 does not apply to any file of this export.</source>
        <translation>Keine Datei dieses Exports kann mit der Option %1 etwas anfangen.</translation>
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
        <source>%1 engineer-weeks are assumed, %2</source>
        <translation>Angenommen sind %1 Ingenieurwochen, %2</translation>
    </message>
    <message>
        <source>%1 engineer-weeks are assumed, which cost %2.</source>
        <translation>Angenommen sind %1 Ingenieurwochen, die %2 kosten.</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>a number format and whose numbers are of it</comment>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>%1 for %2 its hourly price</source>
        <comment>a statement about two rows, 43% of</comment>
        <translation>%1 für %2 Kosten pro Stunde</translation>
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
        <source>%1 generates no text, so it cannot be served.</source>
        <translation>%1 erzeugt keinen Text und wird daher nicht als Serving geschätzt.</translation>
    </message>
    <message>
        <source>%1 gives a user at most %2; %3 is not reachable.</source>
        <translation>%1 gibt einem Nutzer höchstens %2; %3 ist nicht erreichbar.</translation>
    </message>
    <message>
        <source>%1 gives each user at most %2; %3 is required.</source>
        <translation>%1 gibt einem Nutzer höchstens %2; verlangt sind %3.</translation>
    </message>
    <message>
        <source>%1 gives the most tokens per dollar</source>
        <translation>%1 liefert die meisten Tokens fürs Geld</translation>
    </message>
    <message>
        <source>%1 gives the most tokens per dollar: %2, vs %3 on %4</source>
        <translation>%1 liefert die meisten Tokens fürs Geld: %2 gegenüber %3 bei %4</translation>
    </message>
    <message>
        <source>%1 has %2 of %3</source>
        <comment>a chip, its gains, the one before</comment>
        <translation>%1 hat %2 wie %3</translation>
    </message>
    <message>
        <source>%1 has 0, so there is nothing to compare with.</source>
        <translation>%1 hat 0; damit lässt sich nichts vergleichen.</translation>
    </message>
    <message>
        <source>%1 has about the same %2 as %3</source>
        <comment>a chip, figures, the one before</comment>
        <translation>%1 hat etwa gleich viel %2 wie %3</translation>
    </message>
    <message>
        <source>%1 has been available since %2.</source>
        <translation>%1 ist seit %2 erhältlich.</translation>
    </message>
    <message>
        <source>%1 has no FP8 units.</source>
        <translation>%1 hat keine FP8-Einheiten.</translation>
    </message>
    <message>
        <source>%1 has no chip-to-chip link; PCI Express at 32 GB/s is assumed.</source>
        <translation>%1 hat keine Verbindung zwischen Chips; gerechnet wird mit PCI Express bei 32 GB/s.</translation>
    </message>
    <message>
        <source>%1 has no constants to replace.</source>
        <translation>%1 enthält keine Konstanten, die ersetzt werden könnten.</translation>
    </message>
    <message>
        <source>%1 has no effect: the model %2 has none.</source>
        <translation>%1 ändert nichts: Das Modell %2 hat dergleichen nicht.</translation>
    </message>
    <message>
        <source>%1 has no effect: the workload %2 does not use it.</source>
        <translation>%1 ändert nichts: Die Arbeitslast %2 verwendet es nicht.</translation>
    </message>
    <message>
        <source>%1 has no line: no dense peak at this precision is published.</source>
        <translation>%1 hat keine Linie: Bei dieser Präzision ist keine dichte Spitzenleistung veröffentlicht.</translation>
    </message>
    <message>
        <source>%1 has no peak at %2; %3 is used.</source>
        <translation>%1 hat keine Spitzenleistung bei %2; gerechnet wird mit %3.</translation>
    </message>
    <message>
        <source>%1 has no price for a commitment or a Capacity Block.</source>
        <translation>Für %1 hat weder eine Laufzeitbindung noch ein Capacity Block einen Preis.</translation>
    </message>
    <message>
        <source>%1 has no price in "%2"; its %3 dated %4 is shown (%5).</source>
        <translation>%1 hat keinen Preis in „%2“; gezeigt wird stattdessen: %3, Stand %4 (%5).</translation>
    </message>
    <message>
        <source>%1 has no price in "%2"; its %3 dated %4 is used (%5).</source>
        <translation>%1 hat keinen Preis in „%2“; verwendet wird stattdessen: %3, Stand %4 (%5).</translation>
    </message>
    <message>
        <source>%1 has no price list</source>
        <translation>%1 hat keine Preisliste</translation>
    </message>
    <message>
        <source>%1 has no published date.</source>
        <translation>%1 hat kein veröffentlichtes Datum.</translation>
    </message>
    <message>
        <source>%1 has no value for %2 here, so these numbers stay absolute.</source>
        <translation>%1 hat hier keine Zahl für %2, daher bleiben diese Zahlen, wie sie sind.</translation>
    </message>
    <message>
        <source>%1 has no value here</source>
        <translation>%1 hat hier keine Zahl</translation>
    </message>
    <message>
        <source>%1 heads do not divide the hidden size %2.</source>
        <translation>%1 Heads teilen die Hidden-Größe %2 nicht.</translation>
    </message>
    <message>
        <source>%1 holds, %2 does not, %3 depends on the comparison, %4 is inconclusive, %5 cannot be checked</source>
        <comment>signs of verdicts</comment>
        <translation>%1 trifft zu, %2 trifft nicht zu, %3 hängt vom Vergleich ab, %4 ist nicht entscheidbar, %5 ist nicht prüfbar</translation>
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
        <source>%1 in total does not match %2 chips of %3.</source>
        <translation>%1 insgesamt passt nicht zu %2 Chips mit %3.</translation>
    </message>
    <message>
        <source>%1 instances</source>
        <translation>%1 Instanzen</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <comment>a chip, about 30 % cheaper than another</comment>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <source>%1 is %2 %3.</source>
        <translation>%1 entspricht %2 %3.</translation>
    </message>
    <message>
        <source>%1 is %2 cheaper than %3</source>
        <translation>%1 ist %2 günstiger als %3</translation>
    </message>
    <message>
        <source>%1 is %2 than %3 in %4 of the draws.</source>
        <translation>%1 ist in %4 der Ziehungen %2 als %3.</translation>
    </message>
    <message>
        <source>%1 is a region of %2, not of %3.</source>
        <translation>%1 ist eine Region von %2, nicht von %3.</translation>
    </message>
    <message>
        <source>%1 is a share of the rental price, not an amount paid.</source>
        <translation>%1 ist Teil einer Miete, nicht das, was bezahlt wird.</translation>
    </message>
    <message>
        <source>%1 is an inference chip; it cannot train.</source>
        <translation>%1 ist für Inferenz gebaut und kann nicht trainieren.</translation>
    </message>
    <message>
        <source>%1 is announced after %2</source>
        <translation>Nach %2 ist %1 angekündigt</translation>
    </message>
    <message>
        <source>%1 is announced and not on sale yet.</source>
        <translation>%1 ist angekündigt und noch nicht erhältlich.</translation>
    </message>
    <message>
        <source>%1 is announced but not on sale, and "%2" shows it like the others.</source>
        <translation>%1 ist nur angekündigt, und „%2“ zeigt es wie die anderen.</translation>
    </message>
    <message>
        <source>%1 is announced for %2.</source>
        <translation>%1 ist angekündigt für %2.</translation>
    </message>
    <message>
        <source>%1 is announced with %2 of %3</source>
        <comment>a chip, its gains, the one before</comment>
        <translation>%1 hat laut Ankündigung %2 wie %3</translation>
    </message>
    <message>
        <source>%1 is best in %2 of the draws</source>
        <translation>%1 ist in %2 der Ziehungen am besten</translation>
    </message>
    <message>
        <source>%1 is cheaper if more than %2 of the hours are used.</source>
        <translation>%1 ist günstiger, wenn mehr als %2 der Stunden genutzt werden.</translation>
    </message>
    <message>
        <source>%1 is cheapest in %2 of the draws</source>
        <translation>%1 ist in %2 der Ziehungen am günstigsten</translation>
    </message>
    <message>
        <source>%1 is designed for inference, not for training.</source>
        <translation>%1 ist für Inferenz gebaut, nicht für Training.</translation>
    </message>
    <message>
        <source>%1 is excluded: %2 has no price of this type, so different price types would be compared.</source>
        <translation>%1 bleibt außen vor: Von %2 ist kein solcher Preis bekannt, also würden Preise verschiedener Art verglichen.</translation>
    </message>
    <message>
        <source>%1 is fastest in %2</source>
        <translation>%1 ist in %2 am schnellsten</translation>
    </message>
    <message numerus="yes">
        <source>%1 is fastest in all %n scenarios</source>
        <translation><numerusform>%1 ist in %n Szenario am schnellsten</numerusform><numerusform>%1 ist in allen %n Szenarien am schnellsten</numerusform></translation>
    </message>
    <message>
        <source>%1 is fastest in both scenarios</source>
        <translation>%1 ist in beiden Szenarien am schnellsten</translation>
    </message>
    <message>
        <source>%1 is more than any chip offers.</source>
        <translation>%1 ist mehr, als irgendein Chip hat.</translation>
    </message>
    <message>
        <source>%1 is not a regular file.</source>
        <translation>%1 ist keine reguläre Datei.</translation>
    </message>
    <message>
        <source>%1 is not in the catalogue</source>
        <translation>%1 ist nicht im Katalog</translation>
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
        <source>%1 is probably %2 cheaper than %3</source>
        <translation>%1 ist wahrscheinlich %2 günstiger als %3</translation>
    </message>
    <message>
        <source>%1 is rented as a whole, with %2 chips; it cannot provide %3.</source>
        <translation>%1 wird nur ganz vermietet, mit %2 Chips; %3 sind damit nicht möglich.</translation>
    </message>
    <message>
        <source>%1 is set twice.</source>
        <translation>%1 ist zweimal gesetzt.</translation>
    </message>
    <message>
        <source>%1 is the sparse %2 peak; the dense one is %3.</source>
        <translation>%1 ist die Sparse-Spitzenleistung bei %2; die dichte ist %3.</translation>
    </message>
    <message>
        <source>%1 is too small for such a figure.</source>
        <translation>%1 ist kleiner als jeder solche Wert.</translation>
    </message>
    <message>
        <source>%1 is unchanged. Nothing is saved for the next start until the file can be read or is moved away.</source>
        <translation>%1 bleibt unverändert. Bis es lesbar ist oder verschoben wird, wird nichts für den nächsten Start aufbewahrt.</translation>
    </message>
    <message>
        <source>%1 items</source>
        <comment>an amount such as 2M</comment>
        <translation>%1 Elemente</translation>
    </message>
    <message>
        <source>%1 items/s per chip</source>
        <translation>%1 Elemente/s pro Chip</translation>
    </message>
    <message>
        <source>%1 layers are listed, but the model has %2.</source>
        <translation>%1 Schichten sind aufgeführt, das Modell hat aber %2.</translation>
    </message>
    <message>
        <source>%1 layers cannot have %2 without experts.</source>
        <translation>%1 Schichten können nicht %2 ohne Experten haben.</translation>
    </message>
    <message>
        <source>%1 layers have a window, but its length is missing.</source>
        <translation>%1 Schichten haben ein Fenster, aber dessen Länge fehlt.</translation>
    </message>
    <message>
        <source>%1 layers with a window and %2 linear layers are more than the %3 layers of the model.</source>
        <translation>%1 Schichten mit Fenster und %2 lineare Schichten sind mehr als die %3 Schichten des Modells.</translation>
    </message>
    <message>
        <source>%1 less than %2, which is better.</source>
        <translation>%1 weniger als %2; das ist besser.</translation>
    </message>
    <message>
        <source>%1 less than %2, which is worse.</source>
        <translation>%1 weniger als %2; das ist schlechter.</translation>
    </message>
    <message>
        <source>%1 limits %2</source>
        <comment>a limit, part of the work</comment>
        <translation>%1 begrenzt %2</translation>
    </message>
    <message>
        <source>%1 limits %2 on %3 of %4</source>
        <comment>a limit, part of the work, a number, 7 chips</comment>
        <translation>%1 begrenzt %2 auf %3 von %4</translation>
    </message>
    <message>
        <source>%1 limits %2 on all %3</source>
        <comment>a limit, part of the work, 7 chips</comment>
        <translation>%1 begrenzt %2 auf allen %3</translation>
    </message>
    <message>
        <source>%1 limits %2 on both</source>
        <comment>a limit, part of the work</comment>
        <translation>%1 begrenzt %2 auf beiden</translation>
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
        <source>%1 measurements were stored in %2.</source>
        <translation>%1 Messungen wurden in %2 gespeichert.</translation>
    </message>
    <message>
        <source>%1 measurements.</source>
        <translation>%1 Messungen.</translation>
    </message>
    <message>
        <source>%1 million parameters, %2 million active, computed from the dimensions.</source>
        <translation>%1 Millionen Parameter, davon %2 Millionen aktiv, aus den Dimensionen gezählt.</translation>
    </message>
    <message>
        <source>%1 million tokens a month</source>
        <translation>%1 Millionen Token im Monat</translation>
    </message>
    <message>
        <source>%1 months</source>
        <translation>%1 Monate</translation>
    </message>
    <message>
        <source>%1 months</source>
        <comment>how long it takes to pay back</comment>
        <translation>%1 Monate</translation>
    </message>
    <message>
        <source>%1 months, or never</source>
        <comment>how long it takes to pay back</comment>
        <translation>%1 Monate oder nie</translation>
    </message>
    <message>
        <source>%1 more are in the table.</source>
        <translation>%1 weitere stehen in den Zahlen.</translation>
    </message>
    <message>
        <source>%1 more have other units: see the bars and the table</source>
        <translation>%1 weitere sind nicht in Tokens pro Sekunde: siehe Balken und Tabelle</translation>
    </message>
    <message>
        <source>%1 more than %2, which is better.</source>
        <translation>%1 mehr als %2; das ist besser.</translation>
    </message>
    <message>
        <source>%1 more than %2, which is worse.</source>
        <translation>%1 mehr als %2; das ist schlechter.</translation>
    </message>
    <message>
        <source>%1 more: keep typing to narrow the list.</source>
        <translation>%1 weitere: weitertippen, um sie zu finden.</translation>
    </message>
    <message>
        <source>%1 must be a whole number, not %2.</source>
        <translation>%1 muss eine ganze Zahl sein, nicht %2.</translation>
    </message>
    <message>
        <source>%1 must be from %2 to %3; %4 is not.</source>
        <translation>%1 liegt zwischen %2 und %3; %4 nicht.</translation>
    </message>
    <message>
        <source>%1 must be one of: %2.</source>
        <translation>%1 ist eines von: %2.</translation>
    </message>
    <message>
        <source>%1 n/c</source>
        <comment>a number that is not comparable</comment>
        <translation>%1 n/c</translation>
    </message>
    <message>
        <source>%1 needs %2 GB for weights and one request; %3 x %4 have %5 GB available.</source>
        <translation>%1 braucht %2 GB für Gewichte und eine Anfrage; %3 x %4 haben %5 GB nutzbar.</translation>
    </message>
    <message>
        <source>%1 no chip would fit.</source>
        <translation>%1 würde kein Chip passen.</translation>
    </message>
    <message>
        <source>%1 of</source>
        <comment>66% of</comment>
        <translation>%1 der</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a price list, its date</comment>
        <translation>%1 vom %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>an assumption, a chip</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>rainierNote: an amount with its unit, of what: 650,000 PFLOPS of dense FP8 compute</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 of %2 alone</source>
        <translation>%1 nur bei %2</translation>
    </message>
    <message>
        <source>%1 of %2 as a share of %3</source>
        <translation>%1 von %2 im Verhältnis zu %3</translation>
    </message>
    <message>
        <source>%1 of %2 cells have a value.</source>
        <translation>%1 von %2 Zellen haben einen Wert.</translation>
    </message>
    <message>
        <source>%1 of %2 have a price in "%3".</source>
        <translation>%1 von %2 haben einen Preis in „%3“.</translation>
    </message>
    <message>
        <source>%1 of %2 have a value.</source>
        <translation>%1 von %2 haben einen Wert.</translation>
    </message>
    <message>
        <source>%1 of %2 layers have linear attention and keep a state of fixed size.</source>
        <translation>%1 von %2 Schichten haben lineare Attention und behalten einen Zustand fester Größe.</translation>
    </message>
    <message>
        <source>%1 of %2 layers see only the last %3 tokens.</source>
        <translation>%1 von %2 Schichten sehen nur die letzten %3 Token.</translation>
    </message>
    <message>
        <source>%1 of %2 marks are labelled; all are in the table</source>
        <translation>Markierungen von %1 von %2 sind benannt, alle stehen in den Zahlen</translation>
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
        <source>%1 of %2 vendor claims that can be checked hold, %3 do not</source>
        <translation>%1 von %2 prüfbaren Herstellerbehauptungen treffen zu, %3 nicht</translation>
    </message>
    <message>
        <source>%1 of %2, scroll</source>
        <comment>rows in sight, of all</comment>
        <translation>%1 von %2, scrollen</translation>
    </message>
    <message>
        <source>%1 of the work stays (assumed).</source>
        <translation>%1 der Arbeit bleiben laut Annahme, wo sie sind.</translation>
    </message>
    <message>
        <source>%1 of these weeks are for the move.</source>
        <translation>Davon sind %1 Wochen für den Umstieg.</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>a chip, so many chips</comment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1 on %2, %3: predicted %4, measured %5, error %6. Source: %7.</source>
        <translation>%1 auf %2, %3: vorhergesagt %4, gemessen %5, Fehler %6. Quelle: %7.</translation>
    </message>
    <message>
        <source>%1 on a mark</source>
        <translation>%1 auf einer Markierung</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1 or fewer</source>
        <comment>chips</comment>
        <translation>%1 oder weniger</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <comment>chips</comment>
        <translation>%1 oder mehr</translation>
    </message>
    <message>
        <source>%1 other assumptions also change the order.</source>
        <translation>%1 weitere Annahmen kehren die Reihenfolge auch um.</translation>
    </message>
    <message>
        <source>%1 others change the answer by less than 1%; the table lists them.</source>
        <translation>%1 weitere ändern die Antwort um weniger als 1 %; sie stehen in der Tabelle.</translation>
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
        <source>%1 per USD</source>
        <comment>a currency</comment>
        <translation>%1 pro USD</translation>
    </message>
    <message>
        <source>%1 per batch</source>
        <translation>%1 pro Batch</translation>
    </message>
    <message>
        <source>%1 per month</source>
        <translation>%1 pro Monat</translation>
    </message>
    <message>
        <source>%1 per token</source>
        <translation>%1 pro Token</translation>
    </message>
    <message>
        <source>%1 per user is an example: set another speed with the assumption “%2”.</source>
        <translation>%1 pro Nutzer ist ein Beispiel: Die Annahme „%2“ fragt nach einer anderen Geschwindigkeit.</translation>
    </message>
    <message>
        <source>%1 pipeline stages</source>
        <translation>%1 Pipeline-Stufen</translation>
    </message>
    <message>
        <source>%1 prices dated %2 from %3 will be removed. Import the file again to restore them.</source>
        <translation>%1 Preise vom %2 aus %3 gehen verloren. Ein erneuter Import der Datei bringt sie zurück.</translation>
    </message>
    <message>
        <source>%1 prices dated %2 were stored in %3. Select them under Prices.</source>
        <translation>%1 Preise vom %2 wurden in %3 gespeichert. Sie können jetzt unter „Preise“ gewählt werden.</translation>
    </message>
    <message>
        <source>%1 prices; of the imported rows %2 are new, %3 changed, %4 unchanged.</source>
        <translation>%1 Preise; von den importierten Zeilen sind %2 neu, %3 geändert, %4 unverändert.</translation>
    </message>
    <message>
        <source>%1 probably gives the most tokens per dollar: %2, vs %3 on %4</source>
        <translation>%1 liefert wahrscheinlich die meisten Tokens fürs Geld: %2 gegenüber %3 bei %4</translation>
    </message>
    <message>
        <source>%1 probably stays %2</source>
        <comment>a chip, cheaper</comment>
        <translation>%1 bleibt wahrscheinlich %2</translation>
    </message>
    <message>
        <source>%1 rents for %2 less (%3 an hour) and %4.</source>
        <comment>a chip, a percentage, two prices, work</comment>
        <translation>%1 kostet %2 weniger Miete (%3 pro Stunde) und %4.</translation>
    </message>
    <message>
        <source>%1 rents for %2 more (%3 an hour) and %4.</source>
        <comment>a chip, a percentage, two prices, work</comment>
        <translation>%1 kostet %2 mehr Miete (%3 pro Stunde) und %4.</translation>
    </message>
    <message>
        <source>%1 requirements are set.</source>
        <translation>%1 Anforderungen sind angegeben.</translation>
    </message>
    <message>
        <source>%1 reset.</source>
        <translation>%1 zurückgesetzt.</translation>
    </message>
    <message>
        <source>%1 rows: %2 imported (%3 new, %4 changed, %5 unchanged), %6 skipped, %7 suspicious.</source>
        <translation>%1 Zeilen: %2 übernommen (%3 neu, %4 geändert, %5 unverändert), %6 ausgelassen, %7 verdächtig.</translation>
    </message>
    <message>
        <source>%1 rows: %2 imported, %3 skipped, %4 suspicious</source>
        <translation>%1 Zeilen: %2 importiert, %3 ignoriert, %4 verdächtig</translation>
    </message>
    <message>
        <source>%1 serves no users; choose a workload that generates text</source>
        <translation>%1 bedient keine Nutzer; einen Workload wählen, der Text erzeugt</translation>
    </message>
    <message>
        <source>%1 sparse peak</source>
        <translation>%1-Spitzenleistung, sparse</translation>
    </message>
    <message>
        <source>%1 stays %2</source>
        <comment>a chip, cheaper</comment>
        <translation>%1 bleibt %2</translation>
    </message>
    <message>
        <source>%1 suspicious rows were accepted on request.</source>
        <translation>%1 verdächtige Zeilen wurden auf Wunsch zugelassen.</translation>
    </message>
    <message>
        <source>%1 systems</source>
        <translation>%1 Systemen</translation>
    </message>
    <message>
        <source>%1 than %2</source>
        <comment>cheaper than a chip</comment>
        <translation>%1 als %2</translation>
    </message>
    <message>
        <source>%1 the bandwidth</source>
        <comment>1.5 times</comment>
        <translation>%1 so viel Bandbreite</translation>
    </message>
    <message>
        <source>%1 the dense %2 compute</source>
        <comment>1.5 times, a precision</comment>
        <translation>%1 so viel dichte %2-Rechenleistung</translation>
    </message>
    <message>
        <source>%1 the memory</source>
        <comment>1.5 times</comment>
        <translation>%1 so viel Speicher</translation>
    </message>
    <message>
        <source>%1 times</source>
        <comment>so many times the memory</comment>
        <translation>%1-mal</translation>
    </message>
    <message>
        <source>%1 times %2, which is better.</source>
        <translation>%1-mal so viel wie %2; das ist besser.</translation>
    </message>
    <message>
        <source>%1 times %2, which is worse.</source>
        <translation>%1-mal so viel wie %2; das ist schlechter.</translation>
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
        <source>%1 to %2</source>
        <comment>odds</comment>
        <translation>%1 zu %2</translation>
    </message>
    <message>
        <source>%1 to %2 (now)</source>
        <translation>%1 bis %2 (jetzt)</translation>
    </message>
    <message>
        <source>%1 to %2 months later</source>
        <translation>%1 bis %2 Monate später</translation>
    </message>
    <message>
        <source>%1 to %2 of %3</source>
        <translation>%1 bis %2 von %3</translation>
    </message>
    <message>
        <source>%1 to %2 times</source>
        <comment>a range: so many times the memory</comment>
        <translation>%1- bis %2-mal</translation>
    </message>
    <message>
        <source>%1 to %2x</source>
        <comment>times</comment>
        <translation>%1 bis %2x</translation>
    </message>
    <message>
        <source>%1 to “%2”</source>
        <translation>%1 nach „%2“</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <comment>an amount such as 2G</comment>
        <translation>%1 Tokens</translation>
    </message>
    <message>
        <source>%1 tokens exceed the context of %2, %3 tokens.</source>
        <translation>%1 Tokens sind mehr als der Kontext von %2, %3 Tokens.</translation>
    </message>
    <message>
        <source>%1 tokens in, %2 out</source>
        <translation>%1 Tokens Eingabe, %2 Ausgabe</translation>
    </message>
    <message>
        <source>%1 tokens/s</source>
        <comment>measured</comment>
        <translation>%1 Tokens/s</translation>
    </message>
    <message>
        <source>%1 tokens/s per chip</source>
        <translation>%1 Tokens/s pro Chip</translation>
    </message>
    <message>
        <source>%1 tokens/s per user</source>
        <translation>%1 Tokens/s pro Nutzer</translation>
    </message>
    <message>
        <source>%1 uses its %2 dated %3 (%4).</source>
        <translation>Preis von %1: %2, Stand %3 (%4).</translation>
    </message>
    <message>
        <source>%1 vs %2</source>
        <comment>two numbers</comment>
        <translation>%1 vs. %2</translation>
    </message>
    <message>
        <source>%1 vs %2 %3</source>
        <comment>two numbers and their unit</comment>
        <translation>%1 vs. %2 %3</translation>
    </message>
    <message>
        <source>%1 vs %2 chips</source>
        <comment>two numbers</comment>
        <translation>%1 vs. %2 Chips</translation>
    </message>
    <message>
        <source>%1 vs %2 tokens per dollar: %3</source>
        <comment>two numbers, the costs behind them</comment>
        <translation>%1 vs. %2 Tokens pro Dollar: %3</translation>
    </message>
    <message>
        <source>%1 was announced: %2.</source>
        <translation>%1 wurde angekündigt: %2.</translation>
    </message>
    <message>
        <source>%1 weights and arithmetic</source>
        <comment>a number format</comment>
        <translation>Gewichte und Rechnung in %1</translation>
    </message>
    <message>
        <source>%1 while %2 varies.</source>
        <translation>%1, wenn sich %2 ändert.</translation>
    </message>
    <message>
        <source>%1 while one price varies.</source>
        <translation>%1, wenn sich ein Preis ändert.</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <translation>%1 mit %2</translation>
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
        <source>%1 x %2 (%3)</source>
        <comment>2 x p5.48xlarge (16 chips)</comment>
        <translation>%1 x %2 (%3)</translation>
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
        <source>%1 · Catalogue of %2</source>
        <translation>%1 · Katalog vom %2</translation>
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
        <translation>%1%2; der Aufwand beträgt %3. %4</translation>
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
        <translation>%1, heute %2 pro Monat.</translation>
    </message>
    <message>
        <source>%1, %2 a month, regardless of use.</source>
        <translation>%1, %2 pro Monat, unabhängig von der Nutzung.</translation>
    </message>
    <message>
        <source>%1, %2 against %3</source>
        <comment>a figure, and two things</comment>
        <translation>%1, %2 gegenüber %3</translation>
    </message>
    <message>
        <source>%1, %2 chips: up to %3.</source>
        <translation>%1, %2 Chips: bis zu %3.</translation>
    </message>
    <message>
        <source>%1, %2 in %3.</source>
        <translation>%1, %2 in %3.</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>a chart's title, part 1 of 3</comment>
        <translation>%1, %2 von %3</translation>
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
        <translation>%1, %2: %3 Behauptet: %4.</translation>
    </message>
    <message>
        <source>%1, %2: %3 at %4, %5 of the %6 that the chip can reach there; bottleneck: %7.</source>
        <translation>%1, %2: %3 bei %4, %5 der %6, die der Chip dort erreichen kann; begrenzt durch %7.</translation>
    </message>
    <message>
        <source>%1, %2: %3 of %4.</source>
        <translation>%1, %2: %3 gegenüber %4.</translation>
    </message>
    <message>
        <source>%1, %2: %3 times %4.</source>
        <translation>%1, %2: %3 mal %4.</translation>
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
        <translation>%1, %2: Zwischen den gezeigten Zeitpunkten ist der Preis nicht bekannt.</translation>
    </message>
    <message>
        <source>%1, %2: unknown.</source>
        <translation>%1, %2: nicht bekannt.</translation>
    </message>
    <message>
        <source>%1, about the same</source>
        <comment>a ratio or percentage</comment>
        <translation>%1, etwa gleich</translation>
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
        <source>%1, as measured</source>
        <translation>%1, gemessen</translation>
    </message>
    <message>
        <source>%1, as of %2</source>
        <translation>%1, Stand %2</translation>
    </message>
    <message>
        <source>%1, best: %2.</source>
        <translation>%1, am besten: %2.</translation>
    </message>
    <message>
        <source>%1, both in Capacity Blocks</source>
        <translation>%1, beide als Capacity Block</translation>
    </message>
    <message>
        <source>%1, for any value of %2</source>
        <comment>a chip stays cheaper; an assumption</comment>
        <translation>%1, gleich wie hoch %2 ist</translation>
    </message>
    <message>
        <source>%1, for any value of %2 from %3 to %4</source>
        <comment>a chip is cheaper than another; an assumption, its range</comment>
        <translation>%1, gleich wie hoch %2 ist, von %3 bis %4</translation>
    </message>
    <message>
        <source>%1, for any value of %2 from %3 to %4</source>
        <comment>a chip stays cheaper; an assumption, its range</comment>
        <translation>%1, gleich wie hoch %2 ist, von %3 bis %4</translation>
    </message>
    <message>
        <source>%1, high</source>
        <translation>%1, hoch</translation>
    </message>
    <message>
        <source>%1, including the move</source>
        <translation>%1, Umstieg inbegriffen</translation>
    </message>
    <message>
        <source>%1, low</source>
        <translation>%1, niedrig</translation>
    </message>
    <message>
        <source>%1, one bar per row</source>
        <translation>%1, ein Balken pro Zeile</translation>
    </message>
    <message>
        <source>%1, or none</source>
        <comment>a span of results</comment>
        <translation>%1 oder keines</translation>
    </message>
    <message>
        <source>%1, or the monthly volume</source>
        <translation>%1 oder die Monatsarbeit</translation>
    </message>
    <message>
        <source>%1, owned: %2 a month per deployment (%3).</source>
        <translation>%1, Eigentum: %2 im Monat je Deployment (%3).</translation>
    </message>
    <message>
        <source>%1, owned: unknown. %2</source>
        <comment>a row, why</comment>
        <translation>%1, Eigentum: unbekannt. %2</translation>
    </message>
    <message>
        <source>%1, prices from %2 to %3</source>
        <comment>a price list, two dates</comment>
        <translation>%1, Preise vom %2 bis %3</translation>
    </message>
    <message>
        <source>%1, rented for all hours: %2 a month per deployment, which generates at most %3 (%4).</source>
        <translation>%1, für alle Stunden gemietet: %2 im Monat je Deployment, das höchstens %3 beantwortet (%4).</translation>
    </message>
    <message>
        <source>%1, row</source>
        <translation>%1, Zeile</translation>
    </message>
    <message>
        <source>%1, slider</source>
        <translation>%1, Schieberegler</translation>
    </message>
    <message>
        <source>%1, the rate of %2</source>
        <translation>%1, der Kurs vom %2</translation>
    </message>
    <message>
        <source>%1, the same for all rows</source>
        <translation>%1, für alle Zeilen gleich</translation>
    </message>
    <message>
        <source>%1, then %2 %3 %4 per USD (%5)</source>
        <comment>formula, × or /, rate, where it is from</comment>
        <translation>%1, dann %2 %3 %4 pro USD (%5)</translation>
    </message>
    <message>
        <source>%1, unit</source>
        <translation>%1, Einheit</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <translation>%1, mit %2</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>a formula in words, and its terms</comment>
        <translation>%1, mit %2</translation>
    </message>
    <message>
        <source>%1, within limits of %2</source>
        <comment>a chip stays cheaper; an assumption</comment>
        <translation>%1, solange %2 in Grenzen bleibt</translation>
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
        <translation>%1/Monat</translation>
    </message>
    <message>
        <source>%1/month now</source>
        <comment>a currency</comment>
        <translation>%1/Monat heute</translation>
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
        <translation>%1 gegenüber %3: %2 %4-Rechenleistung</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>a heading, a value, its numbers</comment>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>%1: %2 (changed; default: %3)</source>
        <translation>%1: %2 (geändert; Vorgabe: %3)</translation>
    </message>
    <message>
        <source>%1: %2 (ours)</source>
        <comment>a chip, a figure that we claim</comment>
        <translation>%1: %2 (von uns)</translation>
    </message>
    <message>
        <source>%1: %2 / %3 = %4</source>
        <translation>%1: %2 / %3 = %4</translation>
    </message>
    <message>
        <source>%1: %2 Default: %3</source>
        <translation>%1: %2 Vorgabe: %3</translation>
    </message>
    <message>
        <source>%1: %2 and %3 are about the same</source>
        <translation>%1: %2 und %3 liegen etwa gleichauf</translation>
    </message>
    <message>
        <source>%1: %2 and %3 are equal</source>
        <translation>%1: %2 und %3 sind gleich</translation>
    </message>
    <message>
        <source>%1: %2 and %3 cannot be compared</source>
        <translation>%1: %2 und %3 lassen sich nicht vergleichen</translation>
    </message>
    <message>
        <source>%1: %2 and %3 cannot be compared: %4</source>
        <translation>%1: %2 und %3 lassen sich nicht vergleichen: %4</translation>
    </message>
    <message>
        <source>%1: %2 at %3, %4 at %5; now %6. %7</source>
        <translation>%1: %2 bei %3, %4 bei %5; jetzt %6. %7</translation>
    </message>
    <message>
        <source>%1: %2 for %3, so %4; throughput range %5 to %6; bottleneck: %7.</source>
        <translation>%1: %2 für %3, also %4; Spanne der Geschwindigkeit %5 bis %6; begrenzt durch %7.</translation>
    </message>
    <message>
        <source>%1: %2 has %3</source>
        <comment>a measure, a row, a number</comment>
        <translation>%1: %2 hat %3</translation>
    </message>
    <message>
        <source>%1: %2 in %3 and %4; up to %5 memory bandwidth is the limit, above it compute.</source>
        <translation>%1: %2 bei %3 und %4; bis %5 begrenzt die Speicherbandbreite, darüber die Rechenleistung.</translation>
    </message>
    <message>
        <source>%1: %2 is %3 above %4</source>
        <translation>%1: %2 liegt %3 über %4</translation>
    </message>
    <message>
        <source>%1: %2 is %3 below %4</source>
        <translation>%1: %2 liegt %3 unter %4</translation>
    </message>
    <message>
        <source>%1: %2 is %3x %4</source>
        <comment>a measure, a row, how many times, another row</comment>
        <translation>%1: %2 erreicht das %3-Fache von %4</translation>
    </message>
    <message>
        <source>%1: %2 is probably %3 above %4</source>
        <translation>%1: %2 liegt wahrscheinlich %3 über %4</translation>
    </message>
    <message>
        <source>%1: %2 is probably %3 below %4</source>
        <translation>%1: %2 liegt wahrscheinlich %3 unter %4</translation>
    </message>
    <message>
        <source>%1: %2 is probably %3x %4</source>
        <comment>a measure, a row, how many times, another row</comment>
        <translation>%1: %2 erreicht wahrscheinlich das %3-Fache von %4</translation>
    </message>
    <message>
        <source>%1: %2 more, each named next to its number in the page's table.</source>
        <translation>%1: %2 weitere, jeweils neben der zugehörigen Zahl in der Tabelle der Seite genannt.</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <comment>a chart, and how many of its names</comment>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>%1: %2 on %3, %4 on %5.</source>
        <comment>an offer, a price and its date, another</comment>
        <translation>%1: %2 am %3, %4 am %5.</translation>
    </message>
    <message>
        <source>%1: %2 per chip at %3 per user; a user gets at most %4.</source>
        <translation>%1: %2 pro Chip, wenn jeder Nutzer %3 bekommt; ein Nutzer bekommt höchstens %4.</translation>
    </message>
    <message>
        <source>%1: %2 per chip.</source>
        <comment>a row, its throughput</comment>
        <translation>%1: %2 pro Chip.</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <translation>%1: von %2 auf %3</translation>
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
        <translation>%1: %2. Keine der Annahmen wirkt darauf: eine andere Kennzahl wählen, um zu sehen, was sie ändern würde.</translation>
    </message>
    <message>
        <source>%1: about %2 saved a month (%3 to %4).</source>
        <translation>%1: etwa %2 pro Monat gespart (%3 bis %4).</translation>
    </message>
    <message>
        <source>%1: based on %2 published measurements; eight of ten results differ by less than %3.</source>
        <comment>a chip, a number, a percentage</comment>
        <translation>%1: gestützt auf %2 veröffentlichte Messungen; acht von zehn Ergebnissen weichen um weniger als %3 ab.</translation>
    </message>
    <message>
        <source>%1: choose a file</source>
        <translation>%1: Datei wählen</translation>
    </message>
    <message>
        <source>%1: commitment or hourly price</source>
        <translation>%1: Bindung oder pro Stunde</translation>
    </message>
    <message>
        <source>%1: cost unknown.</source>
        <translation>%1: Es sind keine Kosten bekannt.</translation>
    </message>
    <message>
        <source>%1: down %2, %3 to %4 an hour</source>
        <translation>%1: %2 günstiger, von %3 auf %4 pro Stunde</translation>
    </message>
    <message>
        <source>%1: eight in ten draws lie between %2 and %3; best in %4.</source>
        <translation>%1: Acht von zehn Ziehungen liegen zwischen %2 und %3; vor allen anderen in %4.</translation>
    </message>
    <message>
        <source>%1: from %2, %3, to %4, %5.</source>
        <translation>%1: von %2, %3, bis %4, %5.</translation>
    </message>
    <message>
        <source>%1: from announcement to availability.</source>
        <translation>%1: von der Ankündigung bis zur Verfügbarkeit.</translation>
    </message>
    <message>
        <source>%1: leaning %2, about %3 above %4</source>
        <translation>%1: %2 liegt tendenziell etwa %3 über %4</translation>
    </message>
    <message>
        <source>%1: leaning %2, about %3 below %4</source>
        <translation>%1: %2 liegt tendenziell etwa %3 unter %4</translation>
    </message>
    <message>
        <source>%1: leaning %2, about %3x %4</source>
        <comment>a measure, a row, how many times, another row</comment>
        <translation>%1: %2 erreicht tendenziell etwa das %3-Fache von %4</translation>
    </message>
    <message>
        <source>%1: limited by %2. %3</source>
        <comment>chips, what limits them, why</comment>
        <translation>%1: begrenzt durch %2. %3</translation>
    </message>
    <message>
        <source>%1: no %2; other price types are shown, see the notes.</source>
        <translation>%1: kein %2; gezeigt werden Preise anderer Art, Näheres in den Anmerkungen.</translation>
    </message>
    <message>
        <source>%1: no %2; the %3 dated %4 is shown.</source>
        <translation>%1: kein %2; gezeigt wird: %3, Stand %4.</translation>
    </message>
    <message>
        <source>%1: no clear change</source>
        <translation>%1: keine deutliche Änderung</translation>
    </message>
    <message>
        <source>%1: no clear change</source>
        <comment>a kind of price</comment>
        <translation>%1: keine klare Änderung</translation>
    </message>
    <message>
        <source>%1: no clear change, %2 to %3 an hour</source>
        <translation>%1: keine deutliche Änderung, von %2 auf %3 pro Stunde</translation>
    </message>
    <message>
        <source>%1: no dense %2 peak is published; its line is of %3.</source>
        <translation>%1: Keine dichte %2-Spitzenleistung ist veröffentlicht; die Linie gilt für %3.</translation>
    </message>
    <message>
        <source>%1: no published measurement, so it is estimated from similar chips; results may differ by %2.</source>
        <comment>a chip, a percentage</comment>
        <translation>%1: keine veröffentlichte Messung, daher nach ähnlichen Chips geschätzt; Ergebnisse können um %2 abweichen.</translation>
    </message>
    <message>
        <source>%1: no row could be predicted.</source>
        <translation>%1: Keine Zeile ließ sich vorhersagen.</translation>
    </message>
    <message>
        <source>%1: none</source>
        <translation>%1: keine</translation>
    </message>
    <message>
        <source>%1: nothing is published for this selection</source>
        <translation>%1: für diese Auswahl ist nichts veröffentlicht</translation>
    </message>
    <message>
        <source>%1: one date each</source>
        <comment>a kind of price, several offers</comment>
        <translation>%1: je ein Datum</translation>
    </message>
    <message>
        <source>%1: only %2 has a number, %3</source>
        <translation>%1: nur %2 hat eine Zahl, %3</translation>
    </message>
    <message>
        <source>%1: only one date</source>
        <comment>a kind of price</comment>
        <translation>%1: ein Datum bekannt</translation>
    </message>
    <message>
        <source>%1: rent, own or API</source>
        <translation>%1: Miete, Eigentum oder API</translation>
    </message>
    <message>
        <source>%1: the central estimate shows no savings.</source>
        <translation>%1: nach der mittleren Schätzung wird nichts gespart.</translation>
    </message>
    <message>
        <source>%1: the median error of %2 predictions is %3; nine of ten are within %4.</source>
        <translation>%1: Der Medianfehler von %2 Vorhersagen beträgt %3; neun von zehn liegen innerhalb von %4.</translation>
    </message>
    <message>
        <source>%1: the overall bottleneck is memory bandwidth and capacity, as the page Your workload shows. Memory reads take most of the time, and capacity limits how many requests share a read. The limits here are per phase.</source>
        <translation>%1: insgesamt durch Speicherbandbreite und -kapazität begrenzt, wie die Seite „Workload“ zeigt: Das Lesen des Speichers braucht die meiste Zeit, und seine Kapazität begrenzt, wie viele Anfragen sich einen Lesevorgang teilen. Die Grenzen hier gelten für die einzelnen Phasen.</translation>
    </message>
    <message>
        <source>%1: up %2, %3 to %4 an hour</source>
        <translation>%1: %2 teurer, von %3 auf %4 pro Stunde</translation>
    </message>
    <message>
        <source>%1: “%2” versus “%3” (%4). %5</source>
        <translation>%1: „%2“ gegenüber „%3“ (%4). %5</translation>
    </message>
    <message>
        <source>%1: “%2” versus “%3”. %4</source>
        <translation>%1: „%2“ gegenüber „%3“. %4</translation>
    </message>
    <message>
        <source>%1; %2 are free.</source>
        <translation>%1; %2 sind frei.</translation>
    </message>
    <message>
        <source>%1; %2 vs %3 chips</source>
        <comment>two bills, two numbers</comment>
        <translation>%1; %2 vs. %3 Chips</translation>
    </message>
    <message>
        <source>%1; %2.</source>
        <comment>numbers behind a title, the odds</comment>
        <translation>%1; %2.</translation>
    </message>
    <message>
        <source>%1; payback takes %2 months at best.</source>
        <comment>what is saved, months</comment>
        <translation>%1; Amortisation bestenfalls nach %2 Monaten.</translation>
    </message>
    <message>
        <source>%1; payback takes %2 to %3 months.</source>
        <comment>what is saved, months</comment>
        <translation>%1; Amortisation nach %2 bis %3 Monaten.</translation>
    </message>
    <message>
        <source>%1; see the notes for the other reasons</source>
        <translation>%1; weitere Gründe stehen in den Anmerkungen</translation>
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
        <translation>%1-mal so viele Pixel</translation>
    </message>
    <message numerus="yes">
        <source>%n assumptions changed.</source>
        <translation><numerusform>%n Annahme geändert.</numerusform><numerusform>%n Annahmen geändert.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n cautions</source>
        <translation><numerusform>%n Warnung</numerusform><numerusform>%n Warnungen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n chips</source>
        <translation><numerusform>%n Chip</numerusform><numerusform>%n Chips</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n faults</source>
        <translation><numerusform>%n Fehler</numerusform><numerusform>%n Fehler</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n figures of this board changed since it was saved</source>
        <translation><numerusform>%n Wert dieses Vergleichs hat sich seit dem Speichern geändert</numerusform><numerusform>%n Werte dieses Vergleichs haben sich seit dem Speichern geändert</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) already exist.</source>
        <translation><numerusform>%n Datei ist bereits vorhanden.</numerusform><numerusform>%n Dateien sind bereits vorhanden.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n instances</source>
        <translation><numerusform>%n Instanz</numerusform><numerusform>%n Instanzen</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n months later</source>
        <translation><numerusform>%n Monat später</numerusform><numerusform>%n Monate später</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n more offers are in the table; filter by provider and region.</source>
        <translation><numerusform>%n weiteres Angebot steht in den Zahlen; Anbieter und Region grenzen sie ein.</numerusform><numerusform>%n weitere Angebote stehen in den Zahlen; Anbieter und Region grenzen sie ein.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n names do not fit</source>
        <translation><numerusform>%n Name hat keinen Platz</numerusform><numerusform>%n Namen haben keinen Platz</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n others</source>
        <comment>chips</comment>
        <translation><numerusform>%n anderer</numerusform><numerusform>%n andere</numerusform></translation>
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
        <source>&amp;Absolute numbers</source>
        <translation>&amp;Absolute Zahlen</translation>
    </message>
    <message>
        <source>&amp;Activate</source>
        <translation>&amp;Aktivieren</translation>
    </message>
    <message>
        <source>&amp;Add a table of the numbers</source>
        <translation>&amp;Zahlen als Tabelle anfügen</translation>
    </message>
    <message>
        <source>&amp;All colours</source>
        <translation>&amp;Alle Farben</translation>
    </message>
    <message>
        <source>&amp;Annotate %1…</source>
        <translation>%1 &amp;beschriften…</translation>
    </message>
    <message>
        <source>&amp;Bars from zero</source>
        <translation>&amp;Balken ab null</translation>
    </message>
    <message>
        <source>&amp;Baseline</source>
        <translation>&amp;Referenz</translation>
    </message>
    <message>
        <source>&amp;Bigger text</source>
        <translation>&amp;Größerer Text</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>Ver&amp;gleich</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>D&amp;urchsuchen…</translation>
    </message>
    <message>
        <source>&amp;Cells for a spreadsheet</source>
        <translation>&amp;Zellen für eine Tabellenkalkulation</translation>
    </message>
    <message>
        <source>&amp;Chart</source>
        <translation>&amp;Diagramm</translation>
    </message>
    <message>
        <source>&amp;Check slide…</source>
        <translation>Folie &amp;prüfen…</translation>
    </message>
    <message>
        <source>&amp;Choose…</source>
        <translation>&amp;Auswählen…</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>&amp;Liste leeren</translation>
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
        <source>&amp;Default</source>
        <translation>Nach den &amp;Daten</translation>
    </message>
    <message>
        <source>&amp;Digits</source>
        <translation>&amp;Stellen</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>&amp;Duplicate and edit the item on the source card</source>
        <translation>Inhalt der Quellenkarte &amp;duplizieren und bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Find a command…</source>
        <translation>Befehl &amp;suchen …</translation>
    </message>
    <message>
        <source>&amp;Find chip…</source>
        <translation>Chip &amp;suchen…</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>&amp;Formats</source>
        <translation>&amp;Formate</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>V&amp;ollbild</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;High contrast, dark</source>
        <translation>Hoher &amp;Kontrast, dunkel</translation>
    </message>
    <message>
        <source>&amp;Highlight %1, grey the rest</source>
        <translation>%1 &amp;hervorheben, Rest grau</translation>
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
        <translation>Tasten&amp;kürzel</translation>
    </message>
    <message>
        <source>&amp;Light or dark, as the system</source>
        <translation>Hell/dunkel wie das &amp;System</translation>
    </message>
    <message>
        <source>&amp;Line at a value…</source>
        <translation>&amp;Linie bei einem Wert…</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
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
        <source>&amp;Next page</source>
        <translation>&amp;Nächste Seite</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>&amp;Keines</translation>
    </message>
    <message>
        <source>&amp;Note…</source>
        <translation>&amp;Anmerkung…</translation>
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
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
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
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
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
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>&amp;Layout zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Reversed</source>
        <translation>&amp;Umgekehrt</translation>
    </message>
    <message>
        <source>&amp;Rotate</source>
        <translation>Dre&amp;hen</translation>
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
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;Subtitle…</source>
        <translation>&amp;Untertitel…</translation>
    </message>
    <message>
        <source>&amp;Table for documents</source>
        <translation>&amp;Tabelle für Dokumente</translation>
    </message>
    <message>
        <source>&amp;Template</source>
        <translation>Vorl&amp;age</translation>
    </message>
    <message>
        <source>&amp;Title…</source>
        <translation>&amp;Titel…</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Tour</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Undo changes</source>
        <translation>Änderungen &amp;rückgängig</translation>
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
        <source>&amp;What</source>
        <translation>Inhal&amp;t</translation>
    </message>
    <message>
        <source>&amp;What's this?</source>
        <translation>&amp;Direkthilfe</translation>
    </message>
    <message>
        <source>&amp;Without colours (greyscale)</source>
        <translation>&amp;Ohne Farben (Graustufen)</translation>
    </message>
    <message>
        <source>(%1 to %2)</source>
        <translation>(%1 bis %2)</translation>
    </message>
    <message>
        <source>(%1 vs %2)</source>
        <translation>(%1 gegenüber %2)</translation>
    </message>
    <message>
        <source>(2 x active parameters x tokens + attention) / (chips x peak x efficiency) + communication between chips. Each request needs one prefill, on the same chips.</source>
        <translation>(2 x aktive Parameter x Tokens + Attention) / (Chips x Spitzenleistung x Effizienz) + Austausch zwischen Chips. Jede Anfrage bringt ein Prefill mit, auf denselben Chips.</translation>
    </message>
    <message>
        <source>(6 x active parameters / (peak x efficiency x precision factor) + attention + activations through memory) x expert overhead x scaling overhead. LoRA has 4 instead of 6, because a frozen model has no weight gradients.</source>
        <translation>(6 x aktive Parameter / (Spitzenleistung x Effizienz x Faktor für die Präzision) + Attention + Aktivierungen durch den Speicher) x Zuschlag für Experten x Zuschlag für viele Chips. Bei LoRA steht 4 statt 6, weil ein eingefrorenes Modell keine Gradienten seiner Gewichte hat.</translation>
    </message>
    <message>
        <source>(see above)</source>
        <translation>(siehe oben)</translation>
    </message>
    <message>
        <source>+, -, wheel, Shift+drag inside</source>
        <translation>+, -, Mausrad, Umschalt+Ziehen darin</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>--chart names one chart, but --what exports more.</source>
        <translation>--chart nennt ein einzelnes Diagramm, --what verlangt mehr.</translation>
    </message>
    <message>
        <source>--check writes nothing, so --to cannot be used with it.</source>
        <translation>--check schreibt nichts, und --to verlangt eine Datei.</translation>
    </message>
    <message>
        <source>--template applies to slides, and this export has none.</source>
        <translation>--template gilt für Folien, und keine Datei dieses Exports enthält welche.</translation>
    </message>
    <message>
        <source>0, Esc, double click</source>
        <translation>0, Esc, Doppelklick</translation>
    </message>
    <message>
        <source>0.596 a chip; unchanged from 2026-01-31 to 2026-10-08.</source>
        <translation>0,596 pro Chip; vom 2026-01-31 bis 2026-10-08 unverändert.</translation>
    </message>
    <message>
        <source>0: the same chips run prefill and decode.</source>
        <translation>0: Dieselben Chips lesen Prompts und schreiben Antworten.</translation>
    </message>
    <message>
        <source>0: the usual software of the chip, well tuned at the date of the calibration. 1: vLLM of that date, where it was measured on the maker's chips. 2: the usual software of 18 months before, as soon after a chip's release.</source>
        <translation>0: die übliche Software des Chips, zum Datum der Kalibrierung gut abgestimmt. 1: vLLM von diesem Datum, wo es auf den Chips des Herstellers gemessen wurde. 2: die übliche Software von 18 Monaten davor, wie kurz nach dem Erscheinen eines Chips.</translation>
    </message>
    <message>
        <source>0: well-tuned software at the date of the calibration.</source>
        <translation>0: gut abgestimmte Software zum Datum der Kalibrierung.</translation>
    </message>
    <message>
        <source>1 - 1.10/1.34375 = 18.14% low; 1.34375/1.10 = 1.2216</source>
        <translation>1 - 1,10/1,34375 = 18,14 % zu niedrig; 1,34375/1,10 = 1,2216</translation>
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
        <translation>1 Warnung</translation>
    </message>
    <message>
        <source>1 chip</source>
        <translation>1 Chip</translation>
    </message>
    <message>
        <source>1 chip was stored in %1 and can now be selected.</source>
        <translation>1 Chip wurde in %1 gespeichert. Er kann jetzt gewählt werden.</translation>
    </message>
    <message>
        <source>1 chip.</source>
        <translation>1 Chip.</translation>
    </message>
    <message>
        <source>1 fault</source>
        <translation>1 Fehler</translation>
    </message>
    <message>
        <source>1 figure of this board changed since it was saved</source>
        <translation>1 Wert dieses Vergleichs hat sich seit dem Speichern geändert</translation>
    </message>
    <message>
        <source>1 instance</source>
        <translation>1 Instanz</translation>
    </message>
    <message>
        <source>1 is a data centre without overhead.</source>
        <translation>1 ist ein Rechenzentrum, das für sich selbst nichts braucht.</translation>
    </message>
    <message>
        <source>1 more offer is in the table; filter by provider and region.</source>
        <translation>1 weiteres Angebot steht in den Zahlen; Anbieter und Region grenzen sie ein.</translation>
    </message>
    <message>
        <source>1 name does not fit</source>
        <translation>1 Name hat keinen Platz</translation>
    </message>
    <message>
        <source>1 of 10 cases above</source>
        <translation>1 von 10 Fällen darüber</translation>
    </message>
    <message>
        <source>1 of 10 cases below</source>
        <translation>1 von 10 Fällen darunter</translation>
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
        <source>1,200 acres x 0.40468564224 = 485.623 ha</source>
        <translation>1.200 Acres x 0,40468564224 = 485,623 ha</translation>
    </message>
    <message>
        <source>1,536 against 512 GiB is 3x.</source>
        <translation>1.536 gegenüber 512 GiB sind 3x.</translation>
    </message>
    <message>
        <source>1-year reserved price</source>
        <translation>Reservierungspreis (1 Jahr)</translation>
    </message>
    <message>
        <source>1.1 EFLOPS according to NVIDIA.</source>
        <translation>1,1 EFLOPS laut NVIDIA.</translation>
    </message>
    <message>
        <source>1.10/0.30 = 3.667: a 4x faster chip at 27.3% of the price</source>
        <translation>1,10/0,30 = 3,667: ein 4x schnellerer Chip zu 27,3 % des Preises</translation>
    </message>
    <message>
        <source>1.94x in FP8, but 1.006x in BF16, 1.5x in memory and 1.69x in bandwidth.</source>
        <translation>1,94x bei FP8, aber 1,006x bei BF16, 1,5x beim Speicher und 1,69x bei der Bandbreite.</translation>
    </message>
    <message>
        <source>100% = as measured</source>
        <translation>100 % = wie gemessen</translation>
    </message>
    <message>
        <source>10^9 and 2^30 bytes; a GiB is 7.4% more.</source>
        <translation>10^9 und 2^30 Byte; ein GiB ist 7,4 % mehr.</translation>
    </message>
    <message>
        <source>12 bytes of states a parameter</source>
        <translation>12 Byte Zustände pro Parameter</translation>
    </message>
    <message>
        <source>12 ports of 400 Gbit Ethernet, one way.</source>
        <translation>12 Ports mit 400 Gbit Ethernet, eine Richtung.</translation>
    </message>
    <message>
        <source>128 x 128 MACs x 2 x 2.4 GHz x 8 = 629.1 TFLOPS BF16; x 2 = 1,258.3 FP8; x 4 = 2,516.6. Above it are 667 BF16 by 37.9, 671 BF16 by 41.9 and 1,299 FP8 by 40.7: 38 to 42 TFLOPS</source>
        <translation>128 x 128 MACs x 2 x 2,4 GHz x 8 = 629,1 TFLOPS BF16; x 2 = 1.258,3 FP8; x 4 = 2.516,6. Darüber liegen 667 BF16 um 37,9, 671 BF16 um 41,9 und 1.299 FP8 um 40,7: 38 bis 42 TFLOPS</translation>
    </message>
    <message>
        <source>1299 / 190; the AWS table prints 6.7, and 1299 / 191 is 6.80.</source>
        <translation>1299 / 190; die AWS-Tabelle nennt 6,7, und 1299 / 191 ist 6,80.</translation>
    </message>
    <message>
        <source>144 GiB = 154.62 GB (+7.37%); 96 GiB = 103.08 GB</source>
        <translation>144 GiB = 154,62 GB (+7,37 %); 96 GiB = 103,08 GB</translation>
    </message>
    <message>
        <source>144 x 2.52 = 362.88 (rounds to 363); 144 x 2.517 = 362.448</source>
        <translation>144 x 2,52 = 362,88 (gerundet 363); 144 x 2,517 = 362,448</translation>
    </message>
    <message>
        <source>144 x 2.52 PFLOPS.</source>
        <translation>144 x 2,52 PFLOPS.</translation>
    </message>
    <message>
        <source>15 to 18 months for the first version.</source>
        <translation>15 bis 18 Monate für die erste Version.</translation>
    </message>
    <message>
        <source>16 EFA ports of 100 Gbps.</source>
        <translation>16 EFA-Ports mit 100 Gbps.</translation>
    </message>
    <message>
        <source>16 EFAv3 ports of 200 Gbps.</source>
        <translation>16 EFAv3-Ports mit 200 Gbps.</translation>
    </message>
    <message>
        <source>16 x 1,299 = 20,784 against 8 x 1,979 = 15,832 TFLOPS FP8.</source>
        <translation>16 x 1.299 = 20.784 gegenüber 8 x 1.979 = 15.832 TFLOPS FP8.</translation>
    </message>
    <message>
        <source>16 x 16 x 16 torus.</source>
        <translation>Torus mit 16 x 16 x 16.</translation>
    </message>
    <message>
        <source>16 x 512 GiB: an error of AWS.</source>
        <translation>16 x 512 GiB: ein Fehler von AWS.</translation>
    </message>
    <message>
        <source>16 x 820 GiB/s = 13,120 GiB/s = 14.09 TB/s, 9.8/14.09 = 69.6%; read as GB/s: 13.12 TB/s, 9.8/13.12 = 74.7%</source>
        <translation>16 x 820 GiB/s = 13.120 GiB/s = 14,09 TB/s, 9,8/14,09 = 69,6 %; als GB/s gelesen: 13,12 TB/s, 9,8/13,12 = 74,7 %</translation>
    </message>
    <message>
        <source>16 x 820; other AWS pages print GB/s.</source>
        <translation>16 x 820; andere AWS-Seiten nennen GB/s.</translation>
    </message>
    <message>
        <source>18 months from April 2026.</source>
        <translation>18 Monate ab April 2026.</translation>
    </message>
    <message>
        <source>190 TFLOPS BF16, 32 GiB and 820 GiB/s against 312 TFLOPS, 40 GB and 1,555 GB/s.</source>
        <translation>190 TFLOPS BF16, 32 GiB und 820 GiB/s gegenüber 312 TFLOPS, 40 GB und 1.555 GB/s.</translation>
    </message>
    <message>
        <source>190/312 = 60.9%; 32 GiB = 34.36 GB, 34.36/40 = 85.9%; 820 GiB/s = 880.5 GB/s, 880.5/1,555 = 56.6% (against A100 80GB: 34.36/80 = 42.9% and 880.5/2,039 = 43.2%)</source>
        <translation>190/312 = 60,9 %; 32 GiB = 34,36 GB, 34,36/40 = 85,9 %; 820 GiB/s = 880,5 GB/s, 880,5/1.555 = 56,6 % (gegenüber A100 80GB: 34,36/80 = 42,9 % und 880,5/2.039 = 43,2 %)</translation>
    </message>
    <message>
        <source>1: no speculative decoding.</source>
        <translation>1: Es wird nichts spekuliert.</translation>
    </message>
    <message>
        <source>1: separate chips run prefill and decode, so prefill does not delay tokens. The chips are split according to the load, as in a large deployment; needs two replicas.</source>
        <translation>1: Prompts werden auf anderen Chips gelesen als denen, die Antworten schreiben, damit keine zwischen zwei Tokens wartet. Die Chips werden wie die Arbeit aufgeteilt, wie in einem großen Deployment; braucht zwei Kopien des Modells.</translation>
    </message>
    <message>
        <source>2 ports of 100 Gbps, per host.</source>
        <translation>2 Ports mit 100 Gbps, pro Host.</translation>
    </message>
    <message>
        <source>2.235 a chip; unchanged from 2026-01-31 to 2026-10-08. A block of 24 h was offered at 858.26 USD on 2026-10-03.</source>
        <translation>2,235 pro Chip; vom 2026-01-31 bis 2026-10-08 unverändert. Ein Block von 24 h wurde am 2026-10-03 für 858,26 USD angeboten.</translation>
    </message>
    <message>
        <source>2.95 in May, 3.85 on 2026-09-25.</source>
        <translation>2,95 im Mai, 3,85 am 2026-09-25.</translation>
    </message>
    <message>
        <source>20/16 = 1.25</source>
        <translation>20/16 = 1,25</translation>
    </message>
    <message>
        <source>2019 - 2018 = 1 year</source>
        <translation>2019 - 2018 = 1 Jahr</translation>
    </message>
    <message>
        <source>2022 - 2020 = 2 years</source>
        <translation>2022 - 2020 = 2 Jahre</translation>
    </message>
    <message>
        <source>21.957642 against 32.7726 USD an hour is 33.0% less.</source>
        <translation>21,957642 gegenüber 32,7726 USD pro Stunde sind 33,0 % weniger.</translation>
    </message>
    <message>
        <source>24 ports of 100 Gbit Ethernet, total of both directions; 21 stay inside the node; 300 one way.</source>
        <translation>24 Ports mit 100 Gbit Ethernet, Summe beider Richtungen; 21 bleiben im Knoten; 300 in einer Richtung.</translation>
    </message>
    <message>
        <source>24 ports of 200 Gbit Ethernet, total of both directions; 600 one way.</source>
        <translation>24 Ports mit 200 Gbit Ethernet, Summe beider Richtungen; 600 in einer Richtung.</translation>
    </message>
    <message>
        <source>256+320+128 = 704 GB/s; 2,048 GiB/s = 2,199 GB/s; 2,560/704 = 3.64</source>
        <translation>256+320+128 = 704 GB/s; 2.048 GiB/s = 2.199 GB/s; 2.560/704 = 3,64</translation>
    </message>
    <message>
        <source>2563/667 = 3.84x BF16 dense</source>
        <translation>2563/667 = 3,84x BF16 dicht</translation>
    </message>
    <message>
        <source>3 to 4 USD per GPU-hour times 8</source>
        <translation>3 bis 4 USD pro GPU-Stunde mal 8</translation>
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
        <source>3.50 in May.</source>
        <translation>3,50 im Mai.</translation>
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
        <translation>30 Tage, niedrigster bis höchster</translation>
    </message>
    <message>
        <source>30 times more than three other sources.</source>
        <translation>30-mal mehr als drei andere Quellen.</translation>
    </message>
    <message>
        <source>30 times more than two other sources.</source>
        <translation>30-mal mehr als zwei andere Quellen.</translation>
    </message>
    <message>
        <source>30 to 40%: of which base?</source>
        <translation>30 bis 40 %: wovon?</translation>
    </message>
    <message>
        <source>30-40% lower cost = 1/0.70-1 .. 1/0.60-1 = 42.9%..66.7% better price-performance; 30-40% better price-performance = 23.1%..28.6% lower cost</source>
        <translation>30-40 % niedrigere Kosten = 1/0,70-1 .. 1/0,60-1 = 42,9 %..66,7 % bessere Preis-Leistung; 30-40 % bessere Preis-Leistung = 23,1 %..28,6 % niedrigere Kosten</translation>
    </message>
    <message>
        <source>34.61 to 39.80 USD/h.</source>
        <translation>34,61 auf 39,80 USD/h.</translation>
    </message>
    <message>
        <source>35.7608/4.80 = 7.450; 4.80/16 = 0.30 USD/chip-h vs 2.235</source>
        <translation>35,7608/4,80 = 7,450; 4,80/16 = 0,30 USD/Chip-h gegenüber 2,235</translation>
    </message>
    <message>
        <source>36 servers of 4 chips.</source>
        <translation>36 Server mit je 4 Chips.</translation>
    </message>
    <message>
        <source>36.18 to 41.61 USD/h.</source>
        <translation>36,18 auf 41,61 USD/h.</translation>
    </message>
    <message>
        <source>362.448 / 83.136 PFLOPS is 4.36x in FP8.</source>
        <translation>362,448 / 83,136 PFLOPS sind 4,36x bei FP8.</translation>
    </message>
    <message>
        <source>4 announced in September 2023 and 4 in November 2024.</source>
        <translation>4 angekündigt im September 2023 und 4 im November 2024.</translation>
    </message>
    <message>
        <source>4 cores x 16 TFLOPS.</source>
        <translation>4 Kerne x 16 TFLOPS.</translation>
    </message>
    <message>
        <source>4 is FP4, 8 is FP8, 16 is BF16, 32 is FP32.</source>
        <translation>4 ist FP4, 8 ist FP8, 16 ist BF16, 32 ist FP32.</translation>
    </message>
    <message>
        <source>4 servers of 16 chips.</source>
        <translation>4 Server mit je 16 Chips.</translation>
    </message>
    <message>
        <source>4 third-generation switches, 7.2 Tbit/s</source>
        <translation>4 Switches der dritten Generation, 7,2 Tbit/s</translation>
    </message>
    <message>
        <source>4,500 against 2,517 dense FP8 TFLOPS (B300 and Trainium3).</source>
        <translation>4.500 gegenüber 2.517 dichten FP8-TFLOPS (B300 und Trainium3).</translation>
    </message>
    <message>
        <source>4.80 is below every price that AWS publishes, spot prices included: the lowest of another day was 8.5964.</source>
        <translation>4,80 liegt unter jedem Preis, den AWS veröffentlicht, auch unter den Spot-Preisen: Der niedrigste eines anderen Tages war 8,5964.</translation>
    </message>
    <message>
        <source>4.80/9.80 = 48.98% per instance; per chip 0.30/1.225 = 24.49%</source>
        <translation>4,80/9,80 = 48,98 % pro Instanz; pro Chip 0,30/1,225 = 24,49 %</translation>
    </message>
    <message>
        <source>4.9/4.7 = 1.043</source>
        <translation>4,9/4,7 = 1,043</translation>
    </message>
    <message>
        <source>42.00 USD for a node of 4.</source>
        <translation>42,00 USD für einen Knoten mit 4.</translation>
    </message>
    <message>
        <source>44.02% by list prices.</source>
        <translation>44,02 % nach Listenpreisen.</translation>
    </message>
    <message>
        <source>46.4 against 14.09 TB/s (13,120 GiB/s) is 3.29x, against the 9.8 TB/s of another AWS page 4.73x.</source>
        <translation>46,4 gegenüber 14,09 TB/s (13.120 GiB/s) sind 3,29x, gegenüber den 9,8 TB/s einer anderen AWS-Seite 4,73x.</translation>
    </message>
    <message>
        <source>49.24 USD for a node of 8.</source>
        <translation>49,24 USD für einen Knoten mit 8.</translation>
    </message>
    <message>
        <source>4x throughput.</source>
        <translation>4x Durchsatz.</translation>
    </message>
    <message>
        <source>5 of it at once.</source>
        <translation>5 davon sofort.</translation>
    </message>
    <message>
        <source>5,000 with 50%; the guide states the range only above 100,000.</source>
        <translation>5.000 bei 50 %; der Leitfaden nennt die Spanne erst ab 100.000.</translation>
    </message>
    <message>
        <source>50,000 with 50%; 480,000 to 600,000 a year.</source>
        <translation>50.000 bei 50 %; 480.000 bis 600.000 im Jahr.</translation>
    </message>
    <message>
        <source>50.44 USD for a node of 8.</source>
        <translation>50,44 USD für einen Knoten mit 8.</translation>
    </message>
    <message>
        <source>500,000 / 64 is no whole number, so the chip count is rounded.</source>
        <translation>500.000 / 64 ist keine ganze Zahl, die Chipanzahl ist also gerundet.</translation>
    </message>
    <message>
        <source>500,000.</source>
        <translation>500.000.</translation>
    </message>
    <message>
        <source>500,000/30 = 16,667 chips per building if all 30 held them; 500,000/7 = 71,429</source>
        <translation>500.000/30 = 16.667 Chips pro Gebäude, wenn alle 30 sie enthielten; 500.000/7 = 71.429</translation>
    </message>
    <message>
        <source>500,000/64 = 7,812.5 UltraServers (not whole): the figure is rounded</source>
        <translation>500.000/64 = 7.812,5 UltraServer (nicht ganzzahlig): Der Wert ist gerundet</translation>
    </message>
    <message>
        <source>55.04 against 98.32 USD an hour is 44.02% less.</source>
        <translation>55,04 gegenüber 98,32 USD pro Stunde sind 44,02 % weniger.</translation>
    </message>
    <message>
        <source>55.04/9.80 = 5.616; 6.88/4 = 1.72, 6.88/3 = 2.293. Capacity Block 2026-01: 31.464/8 = 3.933 USD/GPU-h; 3-year standard no upfront 23.77728/8 = 2.972</source>
        <translation>55,04/9,80 = 5,616; 6,88/4 = 1,72, 6,88/3 = 2,293. Capacity Block 2026-01: 31,464/8 = 3,933 USD/GPU-h; 3 Jahre Standard ohne Vorauszahlung 23,77728/8 = 2,972</translation>
    </message>
    <message>
        <source>6-bit MX format.</source>
        <translation>6-Bit-MX-Format.</translation>
    </message>
    <message>
        <source>6.88 per GPU; unchanged from 2025-11-30 to 2026-11-09.</source>
        <translation>6,88 pro GPU; vom 2025-11-30 bis 2026-11-09 unverändert.</translation>
    </message>
    <message>
        <source>61% of the BF16 rate, 86% of the memory and 57% of the bandwidth of one A100 40GB.</source>
        <translation>61 % der BF16-Leistung, 86 % des Speichers und 57 % der Bandbreite eines A100 40GB.</translation>
    </message>
    <message>
        <source>64 x 1.299 = 83.136; a spokesperson once called it sparse, the docs say dense.</source>
        <translation>64 x 1,299 = 83,136; ein Sprecher nannte es einmal sparse, die Dokumentation sagt dicht.</translation>
    </message>
    <message>
        <source>64 x 2.235 USD; AWS publishes no price, so this is hypothetical.</source>
        <translation>64 x 2,235 USD; AWS veröffentlicht keinen Preis, dies ist also nur ein Gedankenspiel.</translation>
    </message>
    <message>
        <source>667 / 190; the AWS table prints 3.4.</source>
        <translation>667 / 190; die AWS-Tabelle nennt 3,4.</translation>
    </message>
    <message>
        <source>68.80 USD for a node of 8.</source>
        <translation>68,80 USD für einen Knoten mit 8.</translation>
    </message>
    <message>
        <source>7 Infinity Fabric links, total of both directions; 64 one way to one peer; 448 one way.</source>
        <translation>7 Infinity-Fabric-Verbindungen, Summe beider Richtungen; 64 in einer Richtung zu einem Nachbarn; 448 in einer Richtung.</translation>
    </message>
    <message>
        <source>7 links of 100.</source>
        <translation>7 Verbindungen mit je 100.</translation>
    </message>
    <message>
        <source>7 links of 153.6, total of both directions.</source>
        <translation>7 Verbindungen mit je 153,6, Summe beider Richtungen.</translation>
    </message>
    <message>
        <source>7 links of 153; 535.5 one way.</source>
        <translation>7 Verbindungen mit je 153; 535,5 in einer Richtung.</translation>
    </message>
    <message>
        <source>700.0 stands for "no price".</source>
        <translation>700.0 steht für „kein Preis“.</translation>
    </message>
    <message>
        <source>72 chips of about 5 PFLOPS; data sheets: 360 dense FP8, 720 sparse, 1,080 dense FP4.</source>
        <translation>72 Chips mit etwa 5 PFLOPS; Datenblätter: 360 dicht FP8, 720 sparse, 1.080 dicht FP4.</translation>
    </message>
    <message>
        <source>72 x 1.8 TB/s, both directions.</source>
        <translation>72 x 1,8 TB/s, beide Richtungen.</translation>
    </message>
    <message>
        <source>72 x 5 = 360; 540/72 = 7.5 PFLOPS per GPU; 540/360 = 1.50</source>
        <translation>72 x 5 = 360; 540/72 = 7,5 PFLOPS pro GPU; 540/360 = 1,50</translation>
    </message>
    <message>
        <source>72 x 5 PFLOPS.</source>
        <translation>72 x 5 PFLOPS.</translation>
    </message>
    <message>
        <source>8 EFA ports of 100 Gbps.</source>
        <translation>8 EFA-Ports mit 100 Gbps.</translation>
    </message>
    <message>
        <source>8 InfiniBand ports of 400 Gbps.</source>
        <translation>8 InfiniBand-Ports mit 400 Gbps.</translation>
    </message>
    <message>
        <source>8 links of 100, total of both directions.</source>
        <translation>8 Verbindungen mit je 100, Summe beider Richtungen.</translation>
    </message>
    <message>
        <source>8 ports of 400 Gbps, one way.</source>
        <translation>8 Ports mit 400 Gbps, eine Richtung.</translation>
    </message>
    <message>
        <source>80% range</source>
        <translation>80-%-Bereich</translation>
    </message>
    <message>
        <source>80% range of the run</source>
        <translation>80-%-Bereich des Laufs</translation>
    </message>
    <message>
        <source>80% range of the throughput</source>
        <translation>80-%-Bereich der Geschwindigkeit</translation>
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
        <translation>9 von 10</translation>
    </message>
    <message>
        <source>9.80/8 = 1.225 USD/GPU-h; 8 x 3 = 24 and 8 x 4 = 32 USD/h; 24/9.80 = 2.449, 32/9.80 = 3.265</source>
        <translation>9,80/8 = 1,225 USD/GPU-h; 8 x 3 = 24 und 8 x 4 = 32 USD/h; 24/9,80 = 2,449, 32/9,80 = 3,265</translation>
    </message>
    <message>
        <source>90 GB/s a link, both directions; no total per chip is stated.</source>
        <translation>90 GB/s pro Verbindung, beide Richtungen; eine Summe pro Chip ist nicht angegeben.</translation>
    </message>
    <message>
        <source>96 GB version.</source>
        <translation>Version mit 96 GB.</translation>
    </message>
    <message>
        <source>; %1</source>
        <translation>; %1</translation>
    </message>
    <message>
        <source>; it looks like a price in cents</source>
        <translation>; das sieht nach einem Preis in Cent aus</translation>
    </message>
    <message>
        <source>; it looks like the price of a day</source>
        <translation>; das sieht nach dem Preis eines Tages aus</translation>
    </message>
    <message>
        <source>; it looks like the price of a month</source>
        <translation>; das sieht nach dem Preis eines Monats aus</translation>
    </message>
    <message>
        <source>; it looks like the price of a year</source>
        <translation>; das sieht nach dem Preis eines Jahres aus</translation>
    </message>
    <message>
        <source>; it looks like the price of one chip</source>
        <translation>; das sieht nach dem Preis eines einzelnen Chips aus</translation>
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
        <source>A 32 GB card exists too.</source>
        <translation>Es gibt auch eine Karte mit 32 GB.</translation>
    </message>
    <message>
        <source>A Trn2 instance has four times the memory bandwidth of a Trn1 instance.</source>
        <translation>Eine Trn2-Instanz hat die vierfache Speicherbandbreite einer Trn1-Instanz.</translation>
    </message>
    <message>
        <source>A Trn2 instance has three times the memory of a Trn1 instance.</source>
        <translation>Eine Trn2-Instanz hat den dreifachen Speicher einer Trn1-Instanz.</translation>
    </message>
    <message>
        <source>A Trn3 UltraServer has 3.9 times the memory bandwidth of a Trn2 UltraServer.</source>
        <translation>Ein Trn3 UltraServer hat die 3,9-fache Speicherbandbreite eines Trn2 UltraServers.</translation>
    </message>
    <message>
        <source>A Trn3 UltraServer has 4.4 times the performance of a Trn2 UltraServer.</source>
        <translation>Ein Trn3 UltraServer hat die 4,4-fache Leistung eines Trn2 UltraServers.</translation>
    </message>
    <message>
        <source>A Trn3 UltraServer has four times the performance per watt of a Trn2 UltraServer.</source>
        <translation>Ein Trn3 UltraServer hat die vierfache Leistung pro Watt eines Trn2 UltraServers.</translation>
    </message>
    <message>
        <source>A Trn3 UltraServer is comparable to a Blackwell rack in total compute.</source>
        <translation>Ein Trn3 UltraServer ist in der gesamten Rechenleistung mit einem Blackwell-Rack vergleichbar.</translation>
    </message>
    <message>
        <source>A Trn3 UltraServer likely costs 40 to 60% less than equal Blackwell hardware.</source>
        <translation>Ein Trn3 UltraServer kostet wahrscheinlich 40 bis 60 % weniger als gleichwertige Blackwell-Hardware.</translation>
    </message>
    <message>
        <source>A batch takes %1; the limit is %2.</source>
        <translation>Ein Batch dauert %1; nötig sind höchstens %2.</translation>
    </message>
    <message>
        <source>A blog says 1,800 W.</source>
        <translation>Ein Blog nennt 1.800 W.</translation>
    </message>
    <message>
        <source>A blog without sources.</source>
        <translation>Ein Blog ohne Quellen.</translation>
    </message>
    <message>
        <source>A board can have annotations on at most %1 charts.</source>
        <translation>Ein Vergleich hat Texte zu höchstens %1 Diagrammen.</translation>
    </message>
    <message>
        <source>A board has no scenarios, or 2 to %1.</source>
        <translation>Ein Vergleich hat kein Szenario oder 2 bis %1.</translation>
    </message>
    <message>
        <source>A board holds at most %1 custom models.</source>
        <translation>Ein Vergleich fasst höchstens %1 eigene Modelle.</translation>
    </message>
    <message>
        <source>A chart can have at most %1 annotations.</source>
        <translation>Ein Diagramm hat höchstens %1 Annotationen.</translation>
    </message>
    <message>
        <source>A chart has seven series at most.</source>
        <translation>Ein Diagramm hat höchstens sieben Reihen.</translation>
    </message>
    <message>
        <source>A chart, a table or a text</source>
        <translation>Diagramm, Tabelle oder Text</translation>
    </message>
    <message>
        <source>A chip cannot be derived from itself.</source>
        <translation>Ein Chip kann nicht von sich selbst abgeleitet sein.</translation>
    </message>
    <message>
        <source>A chip figure cannot be 0.</source>
        <translation>0 ist kein Wert eines Chips.</translation>
    </message>
    <message>
        <source>A chip figure is not plausible, such as a sparse peak listed as dense.</source>
        <translation>Ein Chipwert ist unmöglich: etwa eine Sparse-Spitzenleistung, die als dichte angegeben ist.</translation>
    </message>
    <message>
        <source>A chip must be listed in the required region.</source>
        <translation>Ein Chip muss in der benötigten Region bekannt sein.</translation>
    </message>
    <message>
        <source>A chip must be listed on the required cloud.</source>
        <translation>Ein Chip muss in der benötigten Cloud gelistet sein.</translation>
    </message>
    <message>
        <source>A claim holds if the recomputed value is in its range, or rounds to its number and is within 5% of it.</source>
        <translation>Eine Behauptung trifft zu, wenn der nachgerechnete Wert in ihrer Spanne liegt oder gerundet ihre Zahl ergibt und höchstens 5 % von ihr abweicht.</translation>
    </message>
    <message>
        <source>A cluster of AWS used by Anthropic.</source>
        <translation>Ein AWS-Cluster, den Anthropic nutzt.</translation>
    </message>
    <message>
        <source>A comma is not allowed here.</source>
        <translation>Ein Komma hat hier keine Bedeutung.</translation>
    </message>
    <message>
        <source>A committed instance is paid for all hours, regardless of its use.</source>
        <translation>Eine Miete mit Vertragsbindung wird für alle Stunden bezahlt, gleich wie viel genutzt wird.</translation>
    </message>
    <message>
        <source>A comparison must be followed by "and", "or" or the end.</source>
        <translation>Nach einem Vergleich folgt „and“, „or“ oder das Ende.</translation>
    </message>
    <message>
        <source>A comparison starts with a field name.</source>
        <translation>Ein Vergleich beginnt mit dem Namen eines Feldes.</translation>
    </message>
    <message>
        <source>A comparison with this name would look like an exported file.</source>
        <translation>Ein unter diesem Namen gespeicherter Vergleich sähe wie eine exportierte Datei aus.</translation>
    </message>
    <message>
        <source>A conclusion of the article.</source>
        <translation>Eine Schlussfolgerung des Artikels.</translation>
    </message>
    <message>
        <source>A config.json of %1 bytes is too large.</source>
        <translation>Eine config.json von %1 Bytes ist zu groß.</translation>
    </message>
    <message>
        <source>A convention; no figure is published.</source>
        <translation>Eine Konvention: Kein Wert ist veröffentlicht.</translation>
    </message>
    <message>
        <source>A cost figure, not to be merged with the price-performance claim for Trainium2.</source>
        <translation>Ein Kostenwert, nicht mit der Preis-Leistungs-Behauptung zu Trainium2 zu vermischen.</translation>
    </message>
    <message>
        <source>A custom text. Enter saves it, Esc cancels, an empty text restores the automatic one.</source>
        <translation>Ein eigener Text. Die Eingabetaste übernimmt ihn, Esc lässt ihn, wie er war, ein leerer bringt zurück, was die Daten sagen.</translation>
    </message>
    <message>
        <source>A custom value, with a note on its source.</source>
        <translation>Ein eigener Wert mit einer Notiz, woher er stammt.</translation>
    </message>
    <message>
        <source>A decode step generates 1 to %1 tokens.</source>
        <translation>Ein Decode-Schritt ergibt 1 bis %1 Tokens.</translation>
    </message>
    <message>
        <source>A diamond is the claim and a circle the catalogue's value at the chosen prices. The table lists every claim with its verdict and the arithmetic, then the contradictions between sources and the preferred figures.</source>
        <translation>Eine Raute ist, was behauptet wurde, ein Kreis, was der Katalog zu den gewählten Preisen ergibt. Die Tabelle zeigt jede Behauptung mit Urteil und Rechnung, danach die Widersprüche zwischen Quellen und den jeweils bevorzugten Wert.</translation>
    </message>
    <message>
        <source>A dimension of a model can be at most %1.</source>
        <translation>Keine Dimension eines Modells ist größer als %1.</translation>
    </message>
    <message>
        <source>A direction does not accept a number.</source>
        <translation>Eine Richtung hat keine Zahl.</translation>
    </message>
    <message>
        <source>A faster chip at a quarter of the price: 4.80 can hardly be a real price.</source>
        <translation>Ein schnellerer Chip zu einem Viertel des Preises: 4,80 kann kaum ein echter Preis sein.</translation>
    </message>
    <message>
        <source>A file with your colours, font and logo, for the window and exports.</source>
        <translation>Eine Datei mit Ihren Farben, Ihrer Schrift und Ihrem Logo, für das Fenster und für Dateien.</translation>
    </message>
    <message>
        <source>A forecast of the article.</source>
        <translation>Eine Prognose des Artikels.</translation>
    </message>
    <message>
        <source>A formula cannot be written as CSV.</source>
        <translation>Eine Formel ist keine Tabelle.</translation>
    </message>
    <message>
        <source>A full month is 730 hours.</source>
        <translation>730 sind ein ganzer Monat.</translation>
    </message>
    <message>
        <source>A full month: 365 / 12 days of 24 hours.</source>
        <translation>Ein Monat mit 365 / 12 Tagen, rund um die Uhr.</translation>
    </message>
    <message>
        <source>A judgement of the article.</source>
        <translation>Ein Urteil des Artikels.</translation>
    </message>
    <message>
        <source>A larger batch moves the circles, which show decode, to the right.</source>
        <translation>Ein größerer Batch verschiebt die Kreise, die für Decode stehen, nach rechts.</translation>
    </message>
    <message>
        <source>A line needs a value.</source>
        <translation>Eine Linie braucht den Wert, bei dem sie steht.</translation>
    </message>
    <message>
        <source>A line needs a value: "80" or "80 needed".</source>
        <translation>Eine Linie braucht die Zahl, bei der sie steht: „80“ oder „80 nötig“.</translation>
    </message>
    <message>
        <source>A logarithmic axis cannot show zero or negative values, so this value is not used.</source>
        <translation>Ein Wert, der nicht über null liegt, hat auf einer logarithmischen Achse keinen Platz; sie wird daher nicht verwendet.</translation>
    </message>
    <message>
        <source>A logarithmic axis has dots, never bars.</source>
        <translation>Eine logarithmische Achse hat Punkte, nie Balken.</translation>
    </message>
    <message>
        <source>A machine can have at most %1 chips.</source>
        <translation>Eine Maschine hat höchstens %1 Chips.</translation>
    </message>
    <message>
        <source>A machine must have at least one chip.</source>
        <translation>Eine Maschine hat mindestens einen Chip.</translation>
    </message>
    <message>
        <source>A mark cannot be compared with itself.</source>
        <translation>Eine Markierung lässt sich nicht mit sich selbst vergleichen.</translation>
    </message>
    <message>
        <source>A matter of opinion.</source>
        <translation>Ansichtssache.</translation>
    </message>
    <message>
        <source>A missing figure has no range.</source>
        <translation>Ein fehlender Wert hat keine Spanne.</translation>
    </message>
    <message>
        <source>A missing value has no range.</source>
        <translation>Was nicht bekannt ist, hat keine Spanne.</translation>
    </message>
    <message>
        <source>A model of type "%1" has no experts, but %2 are stated.</source>
        <translation>Ein Modell vom Typ „%1“ hat keine Experten, aber %2 sind angegeben.</translation>
    </message>
    <message>
        <source>A move must save more than it costs.</source>
        <translation>Ein Umstieg muss mehr sparen, als er kostet.</translation>
    </message>
    <message>
        <source>A move needs two options.</source>
        <translation>Ein Umstieg braucht zwei Optionen.</translation>
    </message>
    <message>
        <source>A new scenario is a named copy of the board. Later changes to prices, assumptions and custom values apply to it alone. The current state is kept as “As it was”.</source>
        <translation>Ein neues Szenario ist eine benannte Kopie des Vergleichs; danach geänderte Preise, Annahmen und eigene Werte gehören nur zu ihm. Der jetzige Stand bleibt als „Wie bisher“ erhalten.</translation>
    </message>
    <message>
        <source>A new, empty one was created: import the prices again.</source>
        <translation>Ein neuer, leerer wurde angelegt: Die Preise erneut importieren.</translation>
    </message>
    <message>
        <source>A newer list of %1 is available: "%2", %3.</source>
        <translation>Für %1 gibt es eine neuere Liste: „%2“ vom %3.</translation>
    </message>
    <message>
        <source>A note under the chart</source>
        <translation>Anmerkung unter dem Diagramm</translation>
    </message>
    <message>
        <source>A number cannot be read.</source>
        <translation>Eine Zahl ist nicht lesbar.</translation>
    </message>
    <message>
        <source>A number could have a decimal comma or a thousands comma.</source>
        <translation>Eine Zahl lässt sich mit Dezimalkomma oder mit Tausenderkomma lesen.</translation>
    </message>
    <message>
        <source>A part of this file has an invalid name.</source>
        <translation>Ein Teil dieser Datei hat einen Namen, den kein Teil haben darf.</translation>
    </message>
    <message>
        <source>A picture cannot have a scale of %1.</source>
        <translation>Ein Bild kann nicht den Maßstab %1 haben.</translation>
    </message>
    <message>
        <source>A presentation cannot have slides of the size "%1".</source>
        <translation>Folien einer Präsentation können nicht die Größe „%1“ haben.</translation>
    </message>
    <message>
        <source>A presentation or template (.pptx, .potx): slides use its masters, size, fonts and colours.</source>
        <translation>Eine Präsentation oder Vorlage (.pptx, .potx): Folien erhalten deren Master, Größe, Schriften und Farben.</translation>
    </message>
    <message>
        <source>A preview is not open to everyone.</source>
        <translation>Eine Vorschau ist nicht für alle offen.</translation>
    </message>
    <message>
        <source>A price belongs to an instance, a system or a chip.</source>
        <translation>Ein Preis gehört zu einer Instanz, einem System oder einem Chip.</translation>
    </message>
    <message>
        <source>A price needs a price list.</source>
        <translation>Ein Preis gehört zu einer Preisliste.</translation>
    </message>
    <message>
        <source>A price on this page dates from %1, %2 days ago.</source>
        <translation>Ein Preis auf dieser Seite ist vom %1 und damit %2 Tage alt.</translation>
    </message>
    <message>
        <source>A quarter of a year for one engineer; no figure is published.</source>
        <translation>Ein Vierteljahr Arbeit einer Fachkraft; veröffentlicht ist kein Wert.</translation>
    </message>
    <message>
        <source>A ready-made comparison to start from.</source>
        <translation>Ein fertiger Vergleich für den Anfang.</translation>
    </message>
    <message>
        <source>A replica</source>
        <translation>Ein Replikat</translation>
    </message>
    <message>
        <source>A report: cover, all pages, assumptions, sources</source>
        <translation>Bericht: Deckblatt, alle Seiten, Annahmen, Quellen</translation>
    </message>
    <message>
        <source>A requirement for several clouds rules out chips of one cloud.</source>
        <translation>Wer mehrere Clouds braucht, kann keine Chips nutzen, die es nur in einer Cloud gibt.</translation>
    </message>
    <message>
        <source>A row cannot be compared with itself.</source>
        <translation>Eine Zeile lässt sich nicht mit sich selbst vergleichen.</translation>
    </message>
    <message>
        <source>A run saves at most %1, and moving costs %2.</source>
        <translation>Ein Lauf spart höchstens %1, der Umstieg kostet %2.</translation>
    </message>
    <message>
        <source>A service level requires a search; set one in the program.</source>
        <translation>Ein Service-Level erfordert eine zusätzliche Suche; im Programm festlegen.</translation>
    </message>
    <message>
        <source>A statement by AWS staff.</source>
        <translation>Eine Aussage von AWS-Mitarbeitern.</translation>
    </message>
    <message>
        <source>A step of the tour. Enter continues, Esc ends it.</source>
        <translation>Ein Schritt der Tour. Die Eingabetaste führt weiter, Esc beendet sie.</translation>
    </message>
    <message>
        <source>A subject is a chip, an instance or a system.</source>
        <translation>Möglich ist ein Chip, eine Instanz oder ein System.</translation>
    </message>
    <message>
        <source>A table of %1 rows by %2 measures.</source>
        <translation>Eine Tabelle mit %1 Zeilen und %2 Kennzahlen.</translation>
    </message>
    <message>
        <source>A title can have at most %1 claims.</source>
        <translation>Ein Titel hat höchstens %1 Aussagen.</translation>
    </message>
    <message>
        <source>A token cannot go to %1 of %2 experts.</source>
        <translation>Ein Token kann nicht zu %1 von %2 Experten gehen.</translation>
    </message>
    <message>
        <source>A token cannot go to more experts than there are.</source>
        <translation>Ein Token kann nicht zu mehr Experten gehen, als es gibt.</translation>
    </message>
    <message>
        <source>A token must go to between 1 and %1 experts.</source>
        <translation>Ein Token muss an 1 bis %1 Experten gehen.</translation>
    </message>
    <message>
        <source>A tornado varies every assumption in turn.</source>
        <translation>Ein Tornado verändert jede Annahme der Reihe nach.</translation>
    </message>
    <message>
        <source>A two-way table varies two assumptions.</source>
        <translation>Eine Zwei-Wege-Tabelle verändert zwei Annahmen.</translation>
    </message>
    <message>
        <source>A weight or cached element takes 0 to 16 bytes.</source>
        <translation>Ein Gewicht oder Cache-Element braucht 0 bis 16 Byte.</translation>
    </message>
    <message>
        <source>A window in layers with latent attention is not supported.</source>
        <translation>Ein Fenster in Schichten mit latenter Attention ist nicht bekannt.</translation>
    </message>
    <message>
        <source>A window is set, but no layer uses it.</source>
        <translation>Es gibt ein Fenster, aber keine Schicht, die es hat.</translation>
    </message>
    <message>
        <source>A&amp;xis</source>
        <translation>A&amp;chse</translation>
    </message>
    <message>
        <source>A100 clusters</source>
        <translation>A100-Cluster</translation>
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
        <source>AFP news agency</source>
        <translation>Nachrichtenagentur AFP</translation>
    </message>
    <message>
        <source>AFP, February 2026: no.</source>
        <translation>AFP, Februar 2026: nein.</translation>
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
        <translation>AFP: Trainium3, bis zu 30 oder 40 % niedrigere Kosten.</translation>
    </message>
    <message>
        <source>AFP: six times the performance.</source>
        <translation>AFP: sechsfache Leistung.</translation>
    </message>
    <message>
        <source>AFP: twice the capabilities.</source>
        <translation>AFP: doppelte Fähigkeiten.</translation>
    </message>
    <message>
        <source>API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>API price</source>
        <translation>API-Preis</translation>
    </message>
    <message>
        <source>API price of a million output tokens, prompts included. Affects the cost of an API.</source>
        <translation>Was eine API für eine Million Ausgabe-Token berechnet, Prompts inbegriffen. Wirkt auf die Kosten einer API.</translation>
    </message>
    <message>
        <source>AWS Capacity Block prices (JSON)</source>
        <translation>AWS-Capacity-Block-Preise (JSON)</translation>
    </message>
    <message>
        <source>AWS Capacity Blocks</source>
        <translation>AWS Capacity Blocks</translation>
    </message>
    <message>
        <source>AWS Savings Plans prices (CSV)</source>
        <translation>AWS-Savings-Plans-Preise (CSV)</translation>
    </message>
    <message>
        <source>AWS Trainium2 and later</source>
        <translation>AWS Trainium2 und neuer</translation>
    </message>
    <message>
        <source>AWS announced a price cut of 25% for P5en.</source>
        <translation>AWS kündigte für P5en eine Preissenkung von 25 % an.</translation>
    </message>
    <message>
        <source>AWS announced a price cut of 33% for P4d.</source>
        <translation>AWS kündigte für P4d eine Preissenkung von 33 % an.</translation>
    </message>
    <message>
        <source>AWS announced price cuts of up to 45% for P5.</source>
        <translation>AWS kündigte für P5 Preissenkungen von bis zu 45 % an.</translation>
    </message>
    <message>
        <source>AWS announced up to 45% for P5, 33% for P4d and 25% for P5en.</source>
        <translation>AWS kündigte bis zu 45 % für P5, 33 % für P4d und 25 % für P5en an.</translation>
    </message>
    <message>
        <source>AWS builds its own chips so that hardware and its software, above all Bedrock, fit together.</source>
        <translation>AWS baut eigene Chips, damit Hardware und eigene Software, vor allem Bedrock, zusammenpassen.</translation>
    </message>
    <message>
        <source>AWS chip guide</source>
        <comment>an article</comment>
        <translation>AWS-Chip-Leitfaden</translation>
    </message>
    <message>
        <source>AWS compares with P5e and P5en, which carry H200, not with P5.</source>
        <translation>AWS vergleicht mit P5e und P5en, die H200 enthalten, nicht mit P5.</translation>
    </message>
    <message>
        <source>AWS confirms the use, not the ratio.</source>
        <translation>AWS bestätigt den Einsatz, nicht das Verhältnis.</translation>
    </message>
    <message>
        <source>AWS cut its H100 prices by about 44% in June 2025.</source>
        <translation>AWS senkte seine H100-Preise im Juni 2025 um etwa 44 %.</translation>
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
        <translation>AWS veröffentlicht keinen Wert.</translation>
    </message>
    <message>
        <source>AWS gave factors over Trainium3, no absolute figures; those shown are computed from the factors.</source>
        <translation>AWS nannte Faktoren gegenüber Trainium3, keine absoluten Werte; die gezeigten sind aus den Faktoren berechnet.</translation>
    </message>
    <message>
        <source>AWS generations</source>
        <translation>AWS-Generationen</translation>
    </message>
    <message>
        <source>AWS gives the same range against P5e and P5en.</source>
        <translation>AWS nennt dieselbe Spanne gegenüber P5e und P5en.</translation>
    </message>
    <message>
        <source>AWS has not announced a date.</source>
        <translation>AWS hat kein Datum genannt.</translation>
    </message>
    <message>
        <source>AWS itself compares with the H200.</source>
        <translation>AWS selbst vergleicht mit der H200.</translation>
    </message>
    <message>
        <source>AWS listed no standard offer.</source>
        <translation>AWS führte kein Standardangebot auf.</translation>
    </message>
    <message>
        <source>AWS merges its inference line into Trainium.</source>
        <translation>AWS führt seine Inferenzlinie mit Trainium zusammen.</translation>
    </message>
    <message>
        <source>AWS on-demand and reserved prices (CSV)</source>
        <translation>On-Demand- und Reservierungspreise von AWS (CSV)</translation>
    </message>
    <message>
        <source>AWS product page and guide print GB.</source>
        <translation>Die AWS-Produktseite und der Leitfaden nennen GB.</translation>
    </message>
    <message>
        <source>AWS product page, as a third party quotes it: 9.8 TB/s.</source>
        <translation>AWS-Produktseite, von Dritten zitiert: 9,8 TB/s.</translation>
    </message>
    <message>
        <source>AWS publishes no power figure for either UltraServer.</source>
        <translation>AWS veröffentlicht für keinen der beiden UltraServer eine Leistungsaufnahme.</translation>
    </message>
    <message>
        <source>AWS publishes no power figure for either chip.</source>
        <translation>AWS veröffentlicht für keinen der beiden Chips eine Leistungsaufnahme.</translation>
    </message>
    <message>
        <source>AWS publishes no power figure.</source>
        <translation>AWS veröffentlicht keine Leistungsaufnahme.</translation>
    </message>
    <message>
        <source>AWS publishes no price at all.</source>
        <translation>AWS veröffentlicht keinerlei Preis.</translation>
    </message>
    <message>
        <source>AWS reserved instances, 1 year, standard, nothing upfront, of 2025-11-30, and one-year commitments of Google Cloud of 2026-07-30.</source>
        <translation>Reservierte AWS-Instanzen, 1 Jahr, Standard, ohne Vorauszahlung, vom 2025-11-30, und einjährige Laufzeitbindungen von Google Cloud vom 2026-07-30.</translation>
    </message>
    <message>
        <source>AWS reserved instances, 3 years, standard, nothing upfront, of 2025-11-30, and three-year commitments of Google Cloud of 2026-07-30.</source>
        <translation>Reservierte AWS-Instanzen, 3 Jahre, Standard, ohne Vorauszahlung, vom 2025-11-30, und dreijährige Laufzeitbindungen von Google Cloud vom 2026-07-30.</translation>
    </message>
    <message>
        <source>AWS says that more than 80,000 of its chips ran Rufus on Prime Day 2024.</source>
        <translation>Laut AWS lief Rufus am Prime Day 2024 auf mehr als 80.000 AWS-Chips.</translation>
    </message>
    <message>
        <source>AWS says up to.</source>
        <translation>AWS sagt „bis zu“.</translation>
    </message>
    <message>
        <source>AWS sells Trn3 UltraServers by capacity block and publishes no price.</source>
        <translation>AWS verkauft Trn3 UltraServer als Capacity Block und veröffentlicht keinen Preis.</translation>
    </message>
    <message>
        <source>AWS sells it by capacity block and on spot only.</source>
        <translation>Bei AWS nur als Capacity Block und Spot erhältlich.</translation>
    </message>
    <message>
        <source>AWS sells it by capacity block only.</source>
        <translation>Bei AWS nur als Capacity Block erhältlich.</translation>
    </message>
    <message>
        <source>AWS states 4x the speed, 4x the memory bandwidth and 3x the memory for the whole instance.</source>
        <translation>AWS nennt 4x Geschwindigkeit, 4x Speicherbandbreite und 3x Speicher für die ganze Instanz.</translation>
    </message>
    <message>
        <source>AWS states four times the performance per watt for the UltraServer.</source>
        <translation>AWS nennt für den UltraServer die vierfache Leistung pro Watt.</translation>
    </message>
    <message>
        <source>AWS's software for running models on Trainium and Inferentia.</source>
        <translation>die Software von AWS, mit der Modelle auf Trainium und Inferentia laufen.</translation>
    </message>
    <message>
        <source>AWS: 3.9 times.</source>
        <translation>AWS: 3,9-fach.</translation>
    </message>
    <message>
        <source>AWS: against P5e and P5en (H200).</source>
        <translation>AWS: gegenüber P5e und P5en (H200).</translation>
    </message>
    <message>
        <source>AWS: announced so, with the code in a private preview.</source>
        <translation>AWS: so angekündigt, der Code in einer privaten Vorschau.</translation>
    </message>
    <message>
        <source>AWS: no on-demand price; capacity block 35.7608 USD/h, 2.235 a chip; spot 8.99 to 15.37 in September 2026.</source>
        <translation>AWS: kein On-Demand-Preis; Capacity Block 35,7608 USD/h, 2,235 pro Chip; Spot 8,99 bis 15,37 im September 2026.</translation>
    </message>
    <message>
        <source>AWS: private preview in December 2025, closed beta in May 2026.</source>
        <translation>AWS: private Vorschau im Dezember 2025, geschlossene Beta im Mai 2026.</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Betrifft</translation>
    </message>
    <message>
        <source>About Chipboard</source>
        <translation>Über Chipboard</translation>
    </message>
    <message>
        <source>About the same as %1.</source>
        <translation>Etwa gleich wie %1.</translation>
    </message>
    <message>
        <source>About the same: %1 leads</source>
        <comment>a chip</comment>
        <translation>Etwa gleichauf: %1 führt</translation>
    </message>
    <message>
        <source>About these charts</source>
        <translation>Zu diesen Diagrammen</translation>
    </message>
    <message>
        <source>About this workbook</source>
        <translation>Über diese Arbeitsmappe</translation>
    </message>
    <message>
        <source>Above</source>
        <translation>Darüber</translation>
    </message>
    <message>
        <source>Above 100,000 USD of inference a month cost falls by 40 to 50%.</source>
        <translation>Ab 100.000 USD für Inferenz pro Monat sinken die Kosten um 40 bis 50 %.</translation>
    </message>
    <message>
        <source>Above 100,000 USD of inference a month the return is large.</source>
        <translation>Ab 100.000 USD für Inferenz pro Monat ist der Ertrag groß.</translation>
    </message>
    <message>
        <source>Above it</source>
        <translation>Darüber</translation>
    </message>
    <message>
        <source>Absent from the price file of 2026-07-30.</source>
        <translation>Fehlt in der Preisdatei vom 2026-07-30.</translation>
    </message>
    <message>
        <source>Absolute numbers</source>
        <translation>Absolute Zahlen</translation>
    </message>
    <message>
        <source>Accept rows that are suspicious for these reasons, such as spot-floor.</source>
        <translation>Zeilen zulassen, die aus diesen Gründen verdächtig sind, etwa spot-floor.</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Waagerecht</translation>
    </message>
    <message>
        <source>Act&amp;ual size</source>
        <translation>Origina&amp;lgröße</translation>
    </message>
    <message>
        <source>Activation</source>
        <translation>Aktivierung</translation>
    </message>
    <message>
        <source>Activations through memory</source>
        <translation>Aktivierungen durch den Speicher</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Active parameters</source>
        <translation>Aktive Parameter</translation>
    </message>
    <message>
        <source>Active parameters (billions)</source>
        <translation>Aktive Parameter (Milliarden)</translation>
    </message>
    <message>
        <source>Add "head_dim".</source>
        <translation>„head_dim“ angeben.</translation>
    </message>
    <message>
        <source>Add %1 to the comparison</source>
        <translation>%1 zum Vergleich hinzufügen</translation>
    </message>
    <message>
        <source>Add --chips ID,ID.</source>
        <translation>Mit --chips ID,ID Chips angeben.</translation>
    </message>
    <message>
        <source>Add --currency CODE.</source>
        <translation>Mit --currency CODE angeben.</translation>
    </message>
    <message>
        <source>Add --metrics ID.</source>
        <translation>--metrics ID angeben.</translation>
    </message>
    <message>
        <source>Add --on ID; "chipboard list chips" shows the ids of chips.</source>
        <translation>--on ID angeben; „chipboard list chips“ zeigt die IDs der Chips.</translation>
    </message>
    <message>
        <source>Add --to FILE, ending in %1.</source>
        <translation>Mit --to FILE eine Datei angeben, deren Name auf %1 endet.</translation>
    </message>
    <message>
        <source>Add --to FILE.pptx, or remove --template.</source>
        <translation>Mit --to FILE.pptx eine Datei angeben oder --template weglassen.</translation>
    </message>
    <message>
        <source>Add --vary NAME,NAME.</source>
        <translation>--vary NAME,NAME angeben.</translation>
    </message>
    <message>
        <source>Add --workload ID or --model ID; "chipboard list workloads" and "chipboard list models" show the ids.</source>
        <translation>Geben Sie --workload ID oder --model ID an; „chipboard list workloads“ und „chipboard list models“ zeigen die IDs.</translation>
    </message>
    <message>
        <source>Add a line</source>
        <translation>Linie zeichnen</translation>
    </message>
    <message>
        <source>Add a page with the numbers</source>
        <translation>Seite mit den Zahlen anfügen</translation>
    </message>
    <message>
        <source>Add a scenario</source>
        <translation>Szenario hinzufügen</translation>
    </message>
    <message>
        <source>Add a scenario to compare prices or assumptions</source>
        <translation>Ein Szenario hinzufügen, um Preise oder Annahmen zu vergleichen</translation>
    </message>
    <message>
        <source>Add an entry or remove the list.</source>
        <translation>Etwas aufführen oder weglassen.</translation>
    </message>
    <message>
        <source>Add content or remove the file.</source>
        <translation>Mit Inhalt füllen oder entfernen.</translation>
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
        <source>Add it; the model's page has the complete file.</source>
        <translation>Hinzufügen; die Seite des Modells hat die vollständige Datei.</translation>
    </message>
    <message>
        <source>Add its address.</source>
        <translation>Ihre Adresse angeben.</translation>
    </message>
    <message>
        <source>Add its number; "chipboard prices list" shows the snapshots.</source>
        <translation>Seine Nummer angeben; „chipboard prices list“ zeigt, welche es gibt.</translation>
    </message>
    <message>
        <source>Add or remove chips, instances and systems. Type to search.</source>
        <translation>Hier Chips, Instanzen und Systeme hinzufügen oder entfernen. Zum Suchen tippen.</translation>
    </message>
    <message>
        <source>Add the table of numbers on a separate page.</source>
        <translation>Die Zahlentabelle auf einer eigenen Seite anfügen.</translation>
    </message>
    <message>
        <source>Added %1, removed %2.</source>
        <translation>%1 hinzugefügt, %2 entfernt.</translation>
    </message>
    <message>
        <source>Added %1.</source>
        <translation>%1 hinzugefügt.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Adds Trainium3.</source>
        <translation>Bringt Trainium3 hinzu.</translation>
    </message>
    <message>
        <source>Adjacent numbers have the same precision.</source>
        <translation>Zahlen nebeneinander haben dieselbe Präzision.</translation>
    </message>
    <message>
        <source>Adjacent numbers have the same unit of comparison.</source>
        <translation>Zahlen nebeneinander gehören zur selben Ebene.</translation>
    </message>
    <message>
        <source>Adjacent prices have the same type.</source>
        <translation>Preise nebeneinander sind von derselben Art.</translation>
    </message>
    <message>
        <source>Advisor</source>
        <translation>Berater</translation>
    </message>
    <message>
        <source>Affected charts</source>
        <translation>Ändert diese Diagramme</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>After the cut an H100 costs 3 to 4 USD per hour on demand.</source>
        <translation>Nach der Senkung kostet eine H100 On-Demand 3 bis 4 USD pro Stunde.</translation>
    </message>
    <message>
        <source>Against it</source>
        <translation>Dagegen</translation>
    </message>
    <message>
        <source>All assumptions reset.</source>
        <translation>Alle Annahmen zurückgesetzt.</translation>
    </message>
    <message>
        <source>All chips</source>
        <translation>Alle Chips</translation>
    </message>
    <message>
        <source>All chips in the catalogue are considered, not only the selection. Chips that meet every requirement come first. Among options that are about the same, the one with more reasons comes first.</source>
        <translation>Betrachtet werden alle Chips des Katalogs, unabhängig von der Auswahl. Vorn stehen die, die nichts ausschließt. Von Optionen, die der besten zu nahe sind, um sich unterscheiden zu lassen, steht die mit mehr Gründen vorn.</translation>
    </message>
    <message>
        <source>All custom values on this board, to change or reset.</source>
        <translation>Alle eigenen Werte in diesem Vergleich, zum Ändern oder Zurücksetzen.</translation>
    </message>
    <message>
        <source>All custom values on this board.</source>
        <translation>Alle eigenen Werte in diesem Vergleich.</translation>
    </message>
    <message>
        <source>All heads share one KV head ("multi_query").</source>
        <translation>Alle Heads teilen einen KV-Head, laut „multi_query“.</translation>
    </message>
    <message>
        <source>All items to compare, by vendor and product line. Space adds or removes an entry.</source>
        <translation>Alles, was sich vergleichen lässt, nach Hersteller und Linie. Die Leertaste nimmt etwas auf oder heraus.</translation>
    </message>
    <message>
        <source>All keyboard shortcuts.</source>
        <translation>Was sich mit welchen Tasten tun lässt.</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>All lines</source>
        <translation>Alle Linien</translation>
    </message>
    <message>
        <source>All numbers are estimates, so their bars are outlined; whiskers show the error range of eight in ten measurements. Text instead of a bar states why there is no number. The table names the bottleneck of each option: compute, memory or links.</source>
        <translation>Alle Zahlen sind Schätzungen, daher sind ihre Balken umrandet; Fehlerbalken zeigen den Fehler, unter dem acht von zehn Messungen blieben. Text statt eines Balkens sagt, warum es keine Zahl gibt. Die Tabelle nennt, was jeweils begrenzt: Rechenleistung, Speicher oder Verbindungen.</translation>
    </message>
    <message>
        <source>All of the work moves (assumed).</source>
        <translation>Laut Annahme zieht die ganze Arbeit um.</translation>
    </message>
    <message>
        <source>All of the work moves.</source>
        <translation>Die gesamte Arbeit zieht um.</translation>
    </message>
    <message>
        <source>All pages with results</source>
        <translation>Alle Seiten mit Inhalt</translation>
    </message>
    <message>
        <source>All paid hours are used.</source>
        <translation>Alle bezahlten Stunden werden genutzt.</translation>
    </message>
    <message>
        <source>All providers</source>
        <translation>Alle Anbieter</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>Alle Zeilen</translation>
    </message>
    <message>
        <source>All settings in one window.</source>
        <translation>Alles, was sich das Programm für Sie merkt, in einem Fenster.</translation>
    </message>
    <message>
        <source>All settings to “%1”</source>
        <translation>Alles nach „%1“</translation>
    </message>
    <message>
        <source>All text is large enough to be read at this size.</source>
        <translation>Jeder Text ist groß genug, um in dieser Größe lesbar zu sein.</translation>
    </message>
    <message>
        <source>All to all.</source>
        <translation>Jeder mit jedem.</translation>
    </message>
    <message>
        <source>All upfront, effective rate.</source>
        <translation>Volle Vorauszahlung, effektiver Satz.</translation>
    </message>
    <message>
        <source>All weights of the model.</source>
        <translation>Alle Gewichte des Modells.</translation>
    </message>
    <message>
        <source>All work</source>
        <translation>Jede Arbeit</translation>
    </message>
    <message>
        <source>Allow more chips, or run prefill and decode on the same chips.</source>
        <translation>Mehr Chips zulassen oder Prompts dort lesen, wo Antworten geschrieben werden.</translation>
    </message>
    <message>
        <source>Allow more time, more chips or shorter prompts.</source>
        <translation>Mehr Zeit oder mehr Chips zulassen oder kürzere Prompts wählen.</translation>
    </message>
    <message>
        <source>Already imported on %1 (snapshot %2); nothing was added.</source>
        <translation>Bereits am %1 importiert (Snapshot %2); nichts wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>Also possible</source>
        <translation>Ebenfalls möglich</translation>
    </message>
    <message>
        <source>Also read the catalogue files in this directory; they replace shipped entries with the same id. Can be repeated.</source>
        <translation>Auch die Katalogdateien unter diesem Verzeichnis lesen; sie ersetzen mitgelieferte Einträge mit derselben ID. Mehrfach möglich.</translation>
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
        <source>Alt+Left, Alt+Right</source>
        <translation>Alt+Pfeil links, Alt+Pfeil rechts</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Pfeil auf</translation>
    </message>
    <message>
        <source>Alt+arrow keys, drag</source>
        <translation>Alt+Pfeiltasten, Ziehen</translation>
    </message>
    <message>
        <source>Amazon in Anthropic</source>
        <translation>Amazon bei Anthropic</translation>
    </message>
    <message>
        <source>Amazon results for the fourth quarter of 2025.</source>
        <translation>Amazon-Ergebnisse für das vierte Quartal 2025.</translation>
    </message>
    <message>
        <source>Amazon's figure for its servers from 2025 on.</source>
        <translation>Was Amazon ab 2025 für seine Server angibt.</translation>
    </message>
    <message>
        <source>An analysis covers one metric.</source>
        <translation>Eine Frage betrifft genau eine Kennzahl.</translation>
    </message>
    <message>
        <source>An earlier row has another price for the same item, place and date.</source>
        <translation>Eine frühere Zeile hat einen anderen Preis für dasselbe Objekt, denselben Ort und dasselbe Datum.</translation>
    </message>
    <message>
        <source>An earlier row is the same.</source>
        <translation>Eine frühere Zeile sagt dasselbe.</translation>
    </message>
    <message>
        <source>An eighth of the 10 TFLOPS of HGX B300.</source>
        <translation>Ein Achtel der 10 TFLOPS von HGX B300.</translation>
    </message>
    <message>
        <source>An eighth of the 296 TFLOPS of HGX B200.</source>
        <translation>Ein Achtel der 296 TFLOPS von HGX B200.</translation>
    </message>
    <message>
        <source>An encoder needs a text of at least 1 token.</source>
        <translation>Ein Encoder braucht einen Text von mindestens 1 Token.</translation>
    </message>
    <message>
        <source>An exchange rate must be from 0.0001 to 10000000.</source>
        <translation>Ein Wechselkurs ist eine Zahl von 0,0001 bis 10000000.</translation>
    </message>
    <message>
        <source>An exchange rate needs a currency other than USD.</source>
        <translation>Ein Wechselkurs gilt für eine andere Währung als USD.</translation>
    </message>
    <message>
        <source>An immature SDK and few supported models held back Trainium1.</source>
        <translation>Ein unausgereiftes SDK und wenige unterstützte Modelle bremsten Trainium1.</translation>
    </message>
    <message>
        <source>An import report is not a list, so it cannot be printed as CSV.</source>
        <translation>Der Bericht eines Imports ist keine Liste und lässt sich daher nicht als CSV ausgeben.</translation>
    </message>
    <message>
        <source>An indexer caches 128 more elements a layer and token.</source>
        <translation>Ein Indexer speichert 128 weitere Elemente pro Schicht und Token im Cache.</translation>
    </message>
    <message>
        <source>An indexer needs both the number of heads and their size.</source>
        <translation>Ein Indexer braucht Heads und deren Größe.</translation>
    </message>
    <message>
        <source>An internal AWS test of a GPT-class model came to 54% lower cost per token than on A100 clusters.</source>
        <translation>Ein interner AWS-Test eines Modells der GPT-Klasse ergab 54 % niedrigere Kosten pro Token als auf A100-Clustern.</translation>
    </message>
    <message>
        <source>An official source needs an address.</source>
        <translation>Eine offizielle Quelle hat eine Adresse.</translation>
    </message>
    <message>
        <source>An ordinary PyTorch training loop runs on TorchNeuron as it is.</source>
        <translation>Eine gewöhnliche PyTorch-Trainingsschleife läuft unverändert auf TorchNeuron.</translation>
    </message>
    <message>
        <source>An update of December 2025 reports the start.</source>
        <translation>Eine Aktualisierung vom Dezember 2025 meldet den Start.</translation>
    </message>
    <message>
        <source>Analyse what would change the answer, and how certain it is.</source>
        <translation>Zeigen, was die Antwort ändern würde und wie sicher sie ist.</translation>
    </message>
    <message numerus="yes">
        <source>And %n more gaps: --format csv has the reason of each.</source>
        <translation><numerusform>Und %n weitere Lücke: --format csv nennt den Grund.</numerusform><numerusform>Und %n weitere Lücken: --format csv nennt den Grund jeder einzelnen.</numerusform></translation>
    </message>
    <message>
        <source>Annotate a mark</source>
        <translation>Markierung beschriften</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Angekündigt</translation>
    </message>
    <message>
        <source>Announced and available</source>
        <translation>Angekündigt und verfügbar</translation>
    </message>
    <message>
        <source>Announced and released.</source>
        <translation>Angekündigt und freigegeben.</translation>
    </message>
    <message>
        <source>Announced features are not available yet.</source>
        <translation>Was angekündigt ist, ist noch nicht offen.</translation>
    </message>
    <message>
        <source>Announced on 2025-12-02; the source code was then in a private preview.</source>
        <translation>Angekündigt am 2025-12-02; der Quellcode war damals in einer privaten Vorschau.</translation>
    </message>
    <message>
        <source>Announced products are marked.</source>
        <translation>Was nur angekündigt ist, ist gekennzeichnet.</translation>
    </message>
    <message>
        <source>Announced products that are not yet on sale cannot be chosen.</source>
        <translation>Was angekündigt, aber noch nicht erhältlich ist, lässt sich nicht wählen.</translation>
    </message>
    <message>
        <source>Announced to support NVIDIA NVLink Fusion.</source>
        <translation>Angekündigt mit Unterstützung für NVIDIA NVLink Fusion.</translation>
    </message>
    <message>
        <source>Announced vs shipping</source>
        <translation>Angekündigt und verfügbar</translation>
    </message>
    <message>
        <source>Announced: %1.</source>
        <translation>Angekündigt, noch nicht erhältlich: %1.</translation>
    </message>
    <message>
        <source>Announced; expected in the second half of 2026. Figures are from tables made before release.</source>
        <translation>Angekündigt; erwartet in der zweiten Hälfte 2026. Die Werte stammen aus Tabellen von vor der Freigabe.</translation>
    </message>
    <message>
        <source>Announcement and guide print GB.</source>
        <translation>Ankündigung und Leitfaden nennen GB.</translation>
    </message>
    <message>
        <source>Announcement, 144 x 144 GB.</source>
        <translation>Ankündigung, 144 x 144 GB.</translation>
    </message>
    <message>
        <source>Announcement.</source>
        <translation>Ankündigung.</translation>
    </message>
    <message>
        <source>Another AWS page prints GB/s.</source>
        <translation>Eine andere AWS-Seite nennt GB/s.</translation>
    </message>
    <message>
        <source>Another assumption also changes the order.</source>
        <translation>Eine weitere Annahme kehrt die Reihenfolge auch um.</translation>
    </message>
    <message>
        <source>Another column of the same table says 2,340.</source>
        <translation>Eine andere Spalte derselben Tabelle nennt 2.340.</translation>
    </message>
    <message>
        <source>Another commitment has other prices; change it in the program.</source>
        <translation>Eine andere Laufzeitbindung hat andere Preise; sie stehen im Programm.</translation>
    </message>
    <message>
        <source>Another one has other formulas; change it in the program and export again.</source>
        <translation>Bei einer anderen Wahl gelten andere Formeln; im Programm ändern und erneut exportieren.</translation>
    </message>
    <message>
        <source>Another precision has different chip peaks.</source>
        <translation>Eine andere Rechenpräzision hat bei jedem Chip eine andere Spitzenleistung.</translation>
    </message>
    <message>
        <source>Another price list or workload may change a verdict: each one is recalculated.</source>
        <translation>Eine andere Preisliste oder ein anderer Workload kann ein Urteil ändern: Jedes wird neu berechnet.</translation>
    </message>
    <message>
        <source>Another program is using the price store.</source>
        <translation>Der Preisspeicher wird von einem anderen Programm verwendet.</translation>
    </message>
    <message>
        <source>Another version of the page says GiB.</source>
        <translation>Eine andere Version der Seite nennt GiB.</translation>
    </message>
    <message>
        <source>Another version of the page.</source>
        <translation>Eine andere Version der Seite.</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Answer at lower end</source>
        <translation>Antwort bei „Von“</translation>
    </message>
    <message>
        <source>Answer at upper end</source>
        <translation>Antwort bei „Bis“</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Anthropic, OpenAI, Mistral and others</source>
        <translation>Anthropic, OpenAI, Mistral und anderen</translation>
    </message>
    <message>
        <source>Apache 2.0</source>
        <translation>Apache 2.0</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Darstellung</translation>
    </message>
    <message>
        <source>Applies a ready-made selection to this comparison.</source>
        <translation>Setzt eine fertige Auswahl in diesen Vergleich ein.</translation>
    </message>
    <message>
        <source>Applies to row</source>
        <translation>Zu welcher Zeile</translation>
    </message>
    <message>
        <source>Applies to this page only; the other pages stay as they are.</source>
        <translation>Eine Auswahl nur für diese Seite; die anderen Seiten bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Apply the options of the command line</source>
        <translation>Annahmen der Befehlszeile übernehmen</translation>
    </message>
    <message>
        <source>Approximate.</source>
        <translation>Ungefähr.</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Architektur</translation>
    </message>
    <message>
        <source>Arithmetic and reason</source>
        <translation>Rechnung und Grund</translation>
    </message>
    <message>
        <source>Arithmetic intensity</source>
        <translation>Arithmetische Intensität</translation>
    </message>
    <message>
        <source>Arithmetic on each byte of memory traffic</source>
        <translation>Rechenoperationen pro Byte Speicherverkehr</translation>
    </message>
    <message>
        <source>Arithmetic per batch</source>
        <translation>Rechnen für einen Batch</translation>
    </message>
    <message>
        <source>Arithmetic per step</source>
        <translation>Rechnen für einen Schritt</translation>
    </message>
    <message>
        <source>As &amp;selected</source>
        <translation>Wie aus&amp;gewählt</translation>
    </message>
    <message>
        <source>As a private preview.</source>
        <translation>Als private Vorschau.</translation>
    </message>
    <message>
        <source>As a share of the machine price: staff, spare parts, service contract. Affects the cost of owning.</source>
        <translation>Als Anteil des Preises der Maschine: Personal, Ersatzteile, Wartungsvertrag. Wirkt auf die Kosten des Eigentums.</translation>
    </message>
    <message>
        <source>As announced, at 1,750 MHz.</source>
        <translation>Wie angekündigt, bei 1.750 MHz.</translation>
    </message>
    <message>
        <source>As announced.</source>
        <translation>Wie angekündigt.</translation>
    </message>
    <message>
        <source>As first published, corrected four days later.</source>
        <translation>Wie zuerst veröffentlicht, vier Tage später berichtigt.</translation>
    </message>
    <message>
        <source>As first published.</source>
        <translation>Wie zuerst veröffentlicht.</translation>
    </message>
    <message>
        <source>As it is now: %1, %2.</source>
        <translation>So ist es jetzt: %1, %2.</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Wie bisher</translation>
    </message>
    <message>
        <source>As many as &amp;fit</source>
        <translation>So viele wie &amp;möglich</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>As of the September 2024 launch.</source>
        <translation>Stand der Markteinführung im September 2024.</translation>
    </message>
    <message>
        <source>As provisioned.</source>
        <translation>Wie bereitgestellt.</translation>
    </message>
    <message>
        <source>As shipped.</source>
        <translation>Wie ausgeliefert.</translation>
    </message>
    <message>
        <source>As shown on the pages</source>
        <translation>Wie auf den Seiten angegeben</translation>
    </message>
    <message>
        <source>As stated by AWS.</source>
        <translation>Wie AWS es angibt.</translation>
    </message>
    <message>
        <source>As stated by the vendor.</source>
        <translation>Laut Hersteller.</translation>
    </message>
    <message>
        <source>Ask a question</source>
        <translation>Eine Frage stellen</translation>
    </message>
    <message>
        <source>Assign it with --map price=COLUMN or --map instance=COLUMN; if everything is in one column, set the separator: --map separator=;</source>
        <translation>Mit --map price=COLUMN oder --map instance=COLUMN angeben, welche es ist; steht alles in einer Spalte, ist das Trennzeichen vielleicht ein anderes: --map separator=;</translation>
    </message>
    <message>
        <source>Assign the columns</source>
        <translation>Angeben, welche Spalte was enthält</translation>
    </message>
    <message>
        <source>Assign the columns. An instance or an accelerator, a price and the provider are required; leave out what the file does not have.</source>
        <translation>Angeben, welche Spalte was enthält. Nötig sind Instanz oder Beschleuniger, ein Preis und der Anbieter; was in der Datei fehlt, weglassen.</translation>
    </message>
    <message>
        <source>Assigns the columns of the file.</source>
        <translation>Legt fest, was die Spalten der Datei bedeuten.</translation>
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
        <source>Assumptions to change</source>
        <translation>Was sich annehmen lässt</translation>
    </message>
    <message>
        <source>Assumptions: %1</source>
        <translation>Annahmen: %1</translation>
    </message>
    <message>
        <source>At %1 a month it pays back after %2.</source>
        <translation>Bei %1 pro Monat dauert die Amortisation %2.</translation>
    </message>
    <message>
        <source>At %1 there is nothing to compare: %2</source>
        <translation>Bei %1 gibt es nichts zu vergleichen: %2</translation>
    </message>
    <message>
        <source>At %1, %2: %3 over its range</source>
        <translation>Bei %1, %2: %3 über die ganze Spanne</translation>
    </message>
    <message>
        <source>At 2,200 MHz.</source>
        <translation>Bei 2.200 MHz.</translation>
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
        <source>At most one scenario can be the baseline; found %1.</source>
        <translation>Höchstens ein Szenario kann die Referenz sein; hier sind es %1.</translation>
    </message>
    <message>
        <source>At the 1,600 MHz it ships with; Epoch AI says 1,678.</source>
        <translation>Bei den ausgelieferten 1.600 MHz; Epoch AI nennt 1.678.</translation>
    </message>
    <message>
        <source>At the midpoint of the cost ranges. The spend that moves, the weeks and their cost are assumptions of the group Break-even.</source>
        <translation>In der Mitte der Kostenspannen. Der umzugsfähige Betrag, die Wochen und ihre Kosten sind Annahmen der Gruppe Break-even.</translation>
    </message>
    <message>
        <source>At these prices it does not pay back.</source>
        <translation>Zu diesen Preisen lohnt es sich nicht.</translation>
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
        <source>Attention factor</source>
        <translation>Faktor für Attention</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>Attention-Heads</translation>
    </message>
    <message>
        <source>Attention window</source>
        <translation>Attention-Fenster</translation>
    </message>
    <message>
        <source>Austin and Cupertino</source>
        <translation>Austin und Cupertino</translation>
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
        <source>Available</source>
        <translation>Verfügbar</translation>
    </message>
    <message>
        <source>Available lists: %1.</source>
        <translation>Es gibt Listen für %1.</translation>
    </message>
    <message>
        <source>Available: %1.</source>
        <translation>Es gibt %1.</translation>
    </message>
    <message>
        <source>Available: %1; "chipboard prices list" describes them.</source>
        <translation>Es gibt %1; „chipboard prices list“ zeigt, was sie enthalten.</translation>
    </message>
    <message>
        <source>Average of the offers.</source>
        <translation>Durchschnitt der Angebote.</translation>
    </message>
    <message>
        <source>Azure retail prices (CSV or JSON)</source>
        <translation>Azure-Endkundenpreise (CSV oder JSON)</translation>
    </message>
    <message>
        <source>B tokens/month</source>
        <translation>Mrd. Tokens/Monat</translation>
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
        <translation>BERT-large, 128 Tokens pro Text</translation>
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
        <source>BLOOM-176B</source>
        <translation>BLOOM-176B</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Back to all colours</source>
        <translation>Zurück zu allen Farben</translation>
    </message>
    <message>
        <source>Back, forward</source>
        <translation>Zurück, vorwärts</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Bandbreite</translation>
    </message>
    <message>
        <source>Bandwidth ratio of the UltraServers</source>
        <translation>Bandbreitenverhältnis der UltraServer</translation>
    </message>
    <message>
        <source>Bandwidth unit of Trainium1 and Inferentia2</source>
        <translation>Einheit der Bandbreite von Trainium1 und Inferentia2</translation>
    </message>
    <message>
        <source>Bandwidth, TB/s per chip</source>
        <translation>Bandbreite, TB/s pro Chip</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>Balken</translation>
    </message>
    <message>
        <source>Bars start at zero and have the same order in all four charts. Solid bars are shipping and published, hatched ones announced, outlined ones our estimates. Whiskers show ranges, "~" an approximate figure, "n/p" an unpublished one.</source>
        <translation>Balken beginnen bei null und stehen in allen vier Diagrammen in derselben Reihenfolge. Gefüllte Balken sind verfügbar und veröffentlicht, schraffierte angekündigt, umrandete unsere Schätzungen. Fehlerbalken zeigen Spannen, „~“ einen ungefähren Wert, „k. A.“ einen, den niemand veröffentlicht hat.</translation>
    </message>
    <message>
        <source>Bars start at zero.</source>
        <translation>Balken beginnen bei null.</translation>
    </message>
    <message>
        <source>Bars: data of the bar charts</source>
        <translation>Balken: was die Balkendiagramme zeigen</translation>
    </message>
    <message>
        <source>Base of the 30 to 40%</source>
        <translation>Bezug der 30 bis 40 %</translation>
    </message>
    <message>
        <source>Baseline</source>
        <translation>Referenz</translation>
    </message>
    <message>
        <source>Baseline rate.</source>
        <translation>Grundrate.</translation>
    </message>
    <message>
        <source>Baseline removed.</source>
        <translation>Referenz entfernt.</translation>
    </message>
    <message>
        <source>Baseline set to %1.</source>
        <translation>%1 als Referenz festgelegt.</translation>
    </message>
    <message>
        <source>Baseline; bursts to 10.</source>
        <translation>Grundrate; kurzzeitig bis 10.</translation>
    </message>
    <message>
        <source>Baseline; short bursts go higher.</source>
        <translation>Grundrate; kurzzeitig höher.</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation>Grundlage</translation>
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
        <source>Batch inference</source>
        <translation>Batch-Inferenz</translation>
    </message>
    <message>
        <source>Batch latency</source>
        <translation>Zeit pro Batch</translation>
    </message>
    <message>
        <source>Batches</source>
        <translation>Batches</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Before it</source>
        <translation>Vorgänger</translation>
    </message>
    <message>
        <source>Before release.</source>
        <translation>Vor der Freigabe.</translation>
    </message>
    <message>
        <source>Before the cut of June 2025.</source>
        <translation>Vor der Senkung im Juni 2025.</translation>
    </message>
    <message>
        <source>Before the rise of January 2026.</source>
        <translation>Vor der Erhöhung im Januar 2026.</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Darunter</translation>
    </message>
    <message>
        <source>Below 10,000 USD of inference a month the engineering mostly costs more than it saves.</source>
        <translation>Unter 10.000 USD für Inferenz pro Monat kostet der Entwicklungsaufwand meist mehr, als er einspart.</translation>
    </message>
    <message>
        <source>Below it</source>
        <translation>Darunter</translation>
    </message>
    <message>
        <source>Below one A100 in every peak figure; the class is about price.</source>
        <translation>In jeder Spitzenangabe unter einer A100; bei der Klasse geht es um den Preis.</translation>
    </message>
    <message>
        <source>Below the guide's lower threshold, a move to other software does not pay off.</source>
        <translation>Unter der kleineren Schwelle des Leitfadens lohnt sich ein Umstieg auf andere Software nicht.</translation>
    </message>
    <message>
        <source>Benchmark your workload: 8 of 10 results differ by %1 to %2.</source>
        <comment>two percentages</comment>
        <translation>Den eigenen Workload testen: 8 von 10 Ergebnissen weichen um %1 bis %2 von der Schätzung ab.</translation>
    </message>
    <message>
        <source>Best common</source>
        <translation>Beste gemeinsame</translation>
    </message>
    <message>
        <source>Best first</source>
        <translation>Beste zuerst</translation>
    </message>
    <message>
        <source>Best fit: %1 at %2</source>
        <translation>Am besten geeignet: %1 mit %2</translation>
    </message>
    <message>
        <source>Best fit: %1 at %2, about the same as %3</source>
        <translation>Am besten geeignet: %1 mit %2, etwa gleichauf mit %3</translation>
    </message>
    <message>
        <source>Best fit: %1 at %2; next %3 at %4</source>
        <comment>a chip, its cost, another chip, its cost</comment>
        <translation>Am besten geeignet: %1 mit %2; danach %3 mit %4</translation>
    </message>
    <message>
        <source>Best per watt</source>
        <translation>Beste Leistung pro Watt</translation>
    </message>
    <message>
        <source>Best: %1</source>
        <translation>Beste: %1</translation>
    </message>
    <message>
        <source>Between %1 and %2</source>
        <comment>two ends of a range, at the start of a sentence</comment>
        <translation>Zwischen %1 und %2</translation>
    </message>
    <message>
        <source>Bill</source>
        <translation>Rechnung</translation>
    </message>
    <message>
        <source>Billion output tokens served per month; determines the bill.</source>
        <translation>Wie viele Milliarden Ausgabe-Tokens im Monat anfallen; daraus folgen die Monatskosten.</translation>
    </message>
    <message>
        <source>Black on white with strong lines, for more contrast.</source>
        <translation>Schwarz auf Weiß mit kräftigen Linien, für Augen, die Kontrast brauchen.</translation>
    </message>
    <message>
        <source>Blogs disagree with each other.</source>
        <translation>Die Angaben von Blogs widersprechen einander.</translation>
    </message>
    <message>
        <source>Board &gt; Prices offers the newest of these; a board keeps the list it was created with.</source>
        <translation>Vergleich &gt; Preise bietet die neuesten davon an; ein Vergleich behält die, mit der er erstellt wurde.</translation>
    </message>
    <message>
        <source>Board &gt; Scenarios saves the current state under a name and starts another scenario.</source>
        <translation>Vergleich &gt; Szenarien behält den jetzigen Stand unter einem Namen und beginnt ein weiteres Szenario.</translation>
    </message>
    <message>
        <source>Both a workload and a model are given.</source>
        <translation>Es sind ein Workload und ein Modell angegeben.</translation>
    </message>
    <message>
        <source>Both are correct: shown in 2018, in use with Inf1 in 2019.</source>
        <translation>Beides stimmt: 2018 gezeigt, 2019 mit Inf1 im Einsatz.</translation>
    </message>
    <message>
        <source>Both are correct: shown in 2020, Trn1 generally available in October 2022.</source>
        <translation>Beides stimmt: 2020 gezeigt, Trn1 im Oktober 2022 allgemein verfügbar.</translation>
    </message>
    <message>
        <source>Both come from 1,200 acres, cut off or rounded; no other number differs between the translations.</source>
        <translation>Beide stammen aus 1.200 Acres, abgeschnitten oder gerundet; sonst unterscheidet sich keine Zahl der Übersetzungen.</translation>
    </message>
    <message>
        <source>Bottleneck</source>
        <translation>Engpass</translation>
    </message>
    <message>
        <source>Brand &amp;theme</source>
        <translation>Fir&amp;mendesign</translation>
    </message>
    <message>
        <source>Brand theme</source>
        <translation>Firmendesign</translation>
    </message>
    <message>
        <source>Brand theme (*.json)</source>
        <translation>Firmendesign (*.json)</translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation>Break-even</translation>
    </message>
    <message>
        <source>Break-even after %1, at %2 in both cases.</source>
        <translation>Break-even: Die Amortisation dauert %1; bis dahin sind in beiden Fällen %2 bezahlt.</translation>
    </message>
    <message>
        <source>Break-even at</source>
        <translation>Break-even bei</translation>
    </message>
    <message>
        <source>Break-even load of renting vs API</source>
        <translation>Last, ab der Miete eine API schlägt</translation>
    </message>
    <message>
        <source>Break-even output of renting vs API</source>
        <translation>Ausgabe, ab der Miete eine API schlägt</translation>
    </message>
    <message>
        <source>Break-even point</source>
        <translation>Break-even-Punkt</translation>
    </message>
    <message>
        <source>Break-even point: %1, %2.</source>
        <translation>Hier kehrt sich die Reihenfolge um: %1, %2.</translation>
    </message>
    <message>
        <source>Break-even utilisation of buying</source>
        <translation>Nutzung, ab der Kauf lohnt</translation>
    </message>
    <message>
        <source>Bug fixes.</source>
        <translation>Fehlerbehebungen.</translation>
    </message>
    <message>
        <source>Building and running a model on Trainium3 costs up to 30 or 40% less than on GPUs, says the head of the Austin lab.</source>
        <translation>Ein Modell auf Trainium3 zu entwickeln und zu betreiben kostet bis zu 30 oder 40 % weniger als auf GPUs, sagt der Leiter des Labors in Austin.</translation>
    </message>
    <message>
        <source>Busy chips</source>
        <translation>Genutzte Chips</translation>
    </message>
    <message>
        <source>Busy replicas</source>
        <translation>Beschäftigte Kopien</translation>
    </message>
    <message>
        <source>Buying never pays off: renting for all hours costs less than owning.</source>
        <translation>Kauf lohnt nie: Die Miete aller Stunden liegt unter den Kosten des Eigentums.</translation>
    </message>
    <message>
        <source>Buying never wins</source>
        <translation>Kauf lohnt nie</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>By</source>
        <comment>grouped by</comment>
        <translation>Gruppiert nach</translation>
    </message>
    <message>
        <source>By &amp;value</source>
        <translation>Nach &amp;Wert</translation>
    </message>
    <message>
        <source>By formula.</source>
        <translation>Nach Formel.</translation>
    </message>
    <message>
        <source>By serving software and chip family; the share refers to the memory bandwidth.</source>
        <translation>Nach Serving-Software und Chipfamilie; der Anteil bezieht sich auf die Speicherbandbreite.</translation>
    </message>
    <message>
        <source>C&amp;hart</source>
        <translation>&amp;Diagramm</translation>
    </message>
    <message>
        <source>C&amp;olour-vision simulation</source>
        <translation>Mit den Augen &amp;anderer</translation>
    </message>
    <message>
        <source>C&amp;olours</source>
        <translation>Far&amp;ben</translation>
    </message>
    <message>
        <source>C&amp;ustom values…</source>
        <translation>Ei&amp;gene Werte…</translation>
    </message>
    <message>
        <source>CC-Cores</source>
        <translation>CC-Cores</translation>
    </message>
    <message>
        <source>CC-Cores, NKI guides</source>
        <translation>CC-Cores, NKI-Leitfäden</translation>
    </message>
    <message>
        <source>CC-Cores, chip pages</source>
        <translation>CC-Cores, Chipseiten</translation>
    </message>
    <message>
        <source>CES 2026, said to be in full production.</source>
        <translation>CES 2026, angeblich in voller Produktion.</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>CSV-Tabelle</translation>
    </message>
    <message>
        <source>CUDA</source>
        <translation>CUDA</translation>
    </message>
    <message>
        <source>CUDA-only operations</source>
        <translation>Operatoren nur für CUDA</translation>
    </message>
    <message>
        <source>Cache per request</source>
        <translation>Cache einer Anfrage</translation>
    </message>
    <message>
        <source>Cache per request at its full length</source>
        <translation>Cache einer Anfrage in voller Länge</translation>
    </message>
    <message>
        <source>Cache per token</source>
        <translation>Cache pro Token</translation>
    </message>
    <message>
        <source>Cached elements and FLOP of an item must be numbers of at least 0.</source>
        <translation>Cache-Elemente und FLOP eines Elements müssen Zahlen ab 0 sein.</translation>
    </message>
    <message>
        <source>Cached share of the prompt</source>
        <translation>Anteil des Prompts im Cache</translation>
    </message>
    <message>
        <source>Cached values of one token over all layers: 2 × layers × KV heads × head size, unless the model states them. Windowed layers keep their share.</source>
        <translation>Cache-Werte eines Tokens über alle Schichten, 2 × Schichten × KV-Heads × Head-Größe, wenn das Modell keine angibt; Schichten mit Fenster behalten ihren Anteil.</translation>
    </message>
    <message>
        <source>Calculated by the tool from individual items; some types may not be sold in this region.</source>
        <translation>Vom Werkzeug aus Einzelposten berechnet; manche Typen werden in dieser Region vielleicht nicht verkauft.</translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation>Wie sie zustande kam</translation>
    </message>
    <message>
        <source>Calculation: %1.</source>
        <translation>So wird gerechnet: %1.</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Kalibrierung</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Cannot be compared</source>
        <translation>Nicht vergleichbar</translation>
    </message>
    <message>
        <source>Cannot be estimated</source>
        <translation>Nicht schätzbar</translation>
    </message>
    <message>
        <source>Cannot create the folder for column mappings.</source>
        <translation>Der Ordner für Spaltenzuordnungen lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>Cannot create the folder of the price store.</source>
        <translation>Der Ordner des Preisspeichers lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>Cannot create the folder.</source>
        <translation>Der Ordner lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>Cannot create the workbook: %1.</source>
        <translation>Die Arbeitsmappe ließ sich nicht zusammenstellen: %1.</translation>
    </message>
    <message>
        <source>Cannot create their folder.</source>
        <translation>Ihr Ordner lässt sich nicht anlegen.</translation>
    </message>
    <message>
        <source>Cannot open the file: %1.</source>
        <translation>Die Datei lässt sich nicht öffnen: %1.</translation>
    </message>
    <message>
        <source>Cannot open the price store.</source>
        <translation>Der Preisspeicher lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>Cannot open the window: there is no display. "chipboard export --to dashboard.pdf" writes the dashboard to a file.</source>
        <translation>Es gibt keine Anzeige für das Fenster. „chipboard export --to dashboard.pdf“ schreibt das Dashboard in eine Datei.</translation>
    </message>
    <message>
        <source>Cannot reach %1 per user: %2.</source>
        <comment>the level, rows</comment>
        <translation>Erreichen %1 pro Nutzer nicht: %2.</translation>
    </message>
    <message>
        <source>Cannot read %1: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>Cannot read the directory.</source>
        <translation>Das Verzeichnis lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>Cannot read the file again.</source>
        <translation>Die Datei lässt sich nicht noch einmal lesen.</translation>
    </message>
    <message>
        <source>Cannot read the file to its end.</source>
        <translation>Die Datei lässt sich nicht bis zum Ende lesen.</translation>
    </message>
    <message>
        <source>Cannot read the file: %1.</source>
        <translation>Die Datei lässt sich nicht lesen: %1.</translation>
    </message>
    <message>
        <source>Cannot read the price store.</source>
        <translation>Der Preisspeicher lässt sich nicht lesen.</translation>
    </message>
    <message>
        <source>Cannot read the settings. %1</source>
        <translation>Die Einstellungen lassen sich nicht lesen. %1</translation>
    </message>
    <message>
        <source>Cannot save the comparison for the next start. %1</source>
        <translation>Der Vergleich lässt sich nicht für den nächsten Start aufbewahren. %1</translation>
    </message>
    <message>
        <source>Cannot save the settings. %1</source>
        <translation>Die Einstellungen lassen sich nicht speichern. %1</translation>
    </message>
    <message>
        <source>Cannot write "%1" in full: %2.</source>
        <translation>„%1“ ließ sich nicht vollständig schreiben: %2.</translation>
    </message>
    <message>
        <source>Cannot write "%1": %2.</source>
        <translation>„%1“ lässt sich nicht schreiben: %2.</translation>
    </message>
    <message>
        <source>Cannot write the result to standard output.</source>
        <translation>Das Ergebnis lässt sich nicht in die Standardausgabe schreiben.</translation>
    </message>
    <message>
        <source>Cannot write to the price store.</source>
        <translation>Der Preisspeicher lässt sich nicht schreiben.</translation>
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
        <translation>Capacity-Block-Preis</translation>
    </message>
    <message>
        <source>Capacity block in us-east-2; there is no on-demand price.</source>
        <translation>Capacity Block in us-east-2; es gibt keinen On-Demand-Preis.</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Katalog</translation>
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
        <source>Caution</source>
        <translation>Vorsicht</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Chancen</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Change a yellow cell, and all results update. An empty cell uses the program's rule. The sheet is protected without a password.</source>
        <translation>Eine gelbe Zelle ändern, und alle Ergebnisse folgen. Bei einer leeren gilt die Regel des Programms. Das Blatt ist ohne Kennwort geschützt.</translation>
    </message>
    <message>
        <source>Change assumptions</source>
        <translation>Annahmen ändern</translation>
    </message>
    <message>
        <source>Change the assumption %1</source>
        <translation>Annahme „%1“ ändern</translation>
    </message>
    <message>
        <source>Change the question</source>
        <translation>Frage ändern</translation>
    </message>
    <message>
        <source>Change your value…</source>
        <translation>Eigenen Wert ändern…</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Changed assumptions</source>
        <translation>Geänderte Annahmen</translation>
    </message>
    <message>
        <source>Changed since the board was saved</source>
        <translation>Was sich seitdem geändert hat</translation>
    </message>
    <message>
        <source>Changed values are marked with ●: %1.</source>
        <translation>Geänderte Werte sind mit ● gekennzeichnet: %1.</translation>
    </message>
    <message>
        <source>Changes between generations</source>
        <translation>Was sich zwischen Generationen geändert hat</translation>
    </message>
    <message>
        <source>Changes outside this window belong to the active scenario. Undo (Ctrl+Z) restores what you remove or overwrite.</source>
        <translation>Änderungen außerhalb dieses Fensters gehören zum aktiven Szenario. Was entfernt oder kopiert wird, macht „Rückgängig“ (Strg+Z) ungeschehen.</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Chart num&amp;bers</source>
        <translation>&amp;Zahlen des Diagramms</translation>
    </message>
    <message>
        <source>Chart: %1</source>
        <translation>Diagramm: %1</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>Charts removed: %1.</source>
        <translation>Entfernte Diagramme: %1.</translation>
    </message>
    <message>
        <source>Charts show the final fit: median error %1 over %2 measurements.</source>
        <comment>14%, 3,380</comment>
        <translation>Die Diagramme zeigen die endgültige Anpassung: mittlerer Fehler (Median) %1 über %2 Messungen.</translation>
    </message>
    <message>
        <source>Cheapest to serve</source>
        <translation>Günstigstes Serving</translation>
    </message>
    <message>
        <source>Cheapest to train</source>
        <translation>Günstigstes Training</translation>
    </message>
    <message>
        <source>Cheapest zone use1-atl2-az1, dearest use1-az2.</source>
        <translation>Günstigste Zone use1-atl2-az1, teuerste use1-az2.</translation>
    </message>
    <message>
        <source>Cheapest zone use1-atl2-az1, dearest use1-az6.</source>
        <translation>Günstigste Zone use1-atl2-az1, teuerste use1-az6.</translation>
    </message>
    <message>
        <source>Cheapest zone use1-az1.</source>
        <translation>Günstigste Zone use1-az1.</translation>
    </message>
    <message>
        <source>Cheapest zone use1-az2.</source>
        <translation>Günstigste Zone use1-az2.</translation>
    </message>
    <message>
        <source>Cheapest zone use1-az4.</source>
        <translation>Günstigste Zone use1-az4.</translation>
    </message>
    <message>
        <source>Cheapest zone use1-az5, dearest use1-az3.</source>
        <translation>Günstigste Zone use1-az5, teuerste use1-az3.</translation>
    </message>
    <message>
        <source>Cheapest zone use1-az5.</source>
        <translation>Günstigste Zone use1-az5.</translation>
    </message>
    <message>
        <source>Cheapest zone use2-az1, dearest use2-az3.</source>
        <translation>Günstigste Zone use2-az1, teuerste use2-az3.</translation>
    </message>
    <message>
        <source>Cheapest zone use2-az1; the only zone with a price.</source>
        <translation>Günstigste Zone use2-az1; die einzige Zone mit Preis.</translation>
    </message>
    <message>
        <source>Cheapest zone use2-az2, dearest use2-az1.</source>
        <translation>Günstigste Zone use2-az2, teuerste use2-az1.</translation>
    </message>
    <message>
        <source>Cheapest zone use2-az3, dearest use2-az1.</source>
        <translation>Günstigste Zone use2-az3, teuerste use2-az1.</translation>
    </message>
    <message>
        <source>Cheapest zone use2-az3, dearest use2-az1. Exactly a tenth of on-demand, so perhaps a floor.</source>
        <translation>Günstigste Zone use2-az3, teuerste use2-az1. Genau ein Zehntel von On-Demand, vielleicht also eine Untergrenze.</translation>
    </message>
    <message>
        <source>Cheapest zone usw1-az3; the only zone with a price.</source>
        <translation>Günstigste Zone usw1-az3; die einzige Zone mit Preis.</translation>
    </message>
    <message>
        <source>Cheapest zone usw2-az2, dearest usw2-az1.</source>
        <translation>Günstigste Zone usw2-az2, teuerste usw2-az1.</translation>
    </message>
    <message>
        <source>Cheapest zone usw2-az2; the only zone with a price.</source>
        <translation>Günstigste Zone usw2-az2; die einzige Zone mit Preis.</translation>
    </message>
    <message>
        <source>Cheapest zone usw2-az3, dearest usw2-az2.</source>
        <translation>Günstigste Zone usw2-az3, teuerste usw2-az2.</translation>
    </message>
    <message>
        <source>Cheapest zone usw2-az3, dearest usw2-az4.</source>
        <translation>Günstigste Zone usw2-az3, teuerste usw2-az4.</translation>
    </message>
    <message>
        <source>Cheapest zone usw2-az3; the only zone with a price.</source>
        <translation>Günstigste Zone usw2-az3; die einzige Zone mit Preis.</translation>
    </message>
    <message>
        <source>Cheapest zone usw2-az4, dearest usw2-az2.</source>
        <translation>Günstigste Zone usw2-az4, teuerste usw2-az2.</translation>
    </message>
    <message>
        <source>Check a bill above the current spend.</source>
        <translation>Eine Rechnung über den heutigen Ausgaben muss geprüft werden.</translation>
    </message>
    <message>
        <source>Check a bill for fewer chips than the smallest instance has.</source>
        <translation>Eine Rechnung für weniger Chips, als die kleinste Instanz hat, muss geprüft werden.</translation>
    </message>
    <message>
        <source>Check a price from a list other than the chosen one.</source>
        <translation>Ein Preis aus einer anderen als der gewählten Liste muss geprüft werden.</translation>
    </message>
    <message>
        <source>Check a price from another region or cloud.</source>
        <translation>Ein Preis aus einer anderen Region oder Cloud muss geprüft werden.</translation>
    </message>
    <message>
        <source>Check catalogue files and boards.</source>
        <translation>Katalogdateien und Vergleiche prüfen.</translation>
    </message>
    <message>
        <source>Check first</source>
        <translation>Zuerst prüfen</translation>
    </message>
    <message>
        <source>Check first, then export without --check.</source>
        <translation>Zuerst prüfen, dann ohne --check schreiben.</translation>
    </message>
    <message>
        <source>Check its availability in %1: no price list here lists it.</source>
        <translation>Prüfen, ob es in %1 zu haben ist: Keine Liste hier sagt es.</translation>
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
        <source>Check slide</source>
        <translation>Folie prüfen</translation>
    </message>
    <message>
        <source>Check that its folder exists and is writable.</source>
        <translation>Prüfen, ob der Ordner existiert und beschreibbar ist.</translation>
    </message>
    <message>
        <source>Check that the Neuron SDK supports the model and its operators.</source>
        <translation>Prüfen, ob das Neuron SDK das Modell und seine Operatoren unterstützt.</translation>
    </message>
    <message>
        <source>Check that the software of %1 runs the model, and plan the move.</source>
        <translation>Prüfen, ob die Software von %1 das Modell ausführt, und den Umstieg planen.</translation>
    </message>
    <message>
        <source>Check the bill: %1 a month for continuous use exceeds today's %2.</source>
        <translation>Die Rechnung prüfen: %1 pro Monat bei durchgehender Nutzung sind mehr als die %2 von heute.</translation>
    </message>
    <message>
        <source>Check the bill: it covers %1, because no instance here has fewer than %2.</source>
        <translation>Die Rechnung prüfen: Sie gilt für %1, und keine Instanz hier hat weniger als %2.</translation>
    </message>
    <message>
        <source>Check the closing brackets: no file of this program needs that.</source>
        <translation>Keine Datei dieses Programms braucht das: prüfen, wo die Klammern schließen.</translation>
    </message>
    <message>
        <source>Check the column separator.</source>
        <translation>Prüfen, welches Zeichen die Spalten trennt.</translation>
    </message>
    <message>
        <source>Check the commas, quotes and brackets before this place.</source>
        <translation>Die Kommas, Anführungszeichen und Klammern vor dieser Stelle prüfen.</translation>
    </message>
    <message>
        <source>Check the disk and its free space. Stored prices are unchanged.</source>
        <translation>Den Datenträger und den freien Platz prüfen. Was schon gespeichert war, ist unverändert.</translation>
    </message>
    <message>
        <source>Check the disk and the permissions of the file. It was not changed.</source>
        <translation>Den Datenträger und die Berechtigungen der Datei prüfen. Sie bleibt unverändert.</translation>
    </message>
    <message>
        <source>Check the disk and try again, or choose another folder.</source>
        <translation>Prüfen Sie den Datenträger und versuchen Sie es noch einmal, oder wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Check the disk and try again, or choose another folder; the old file is unchanged.</source>
        <translation>Den Datenträger prüfen und erneut versuchen oder einen anderen Ordner wählen; die alte Datei ist unverändert.</translation>
    </message>
    <message>
        <source>Check the first match</source>
        <translation>Ersten Treffer ankreuzen</translation>
    </message>
    <message>
        <source>Check the number and its unit.</source>
        <translation>Die Zahl und ihre Einheit prüfen.</translation>
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
        <source>Check the price: it is from %1.</source>
        <translation>Den Preis prüfen: Verwendet wird der von %1.</translation>
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
        <source>Check whether the figure is per chip, for all chips, or something else.</source>
        <translation>Prüfen, ob der Wert pro Chip, für alle Chips oder für etwas anderes gilt.</translation>
    </message>
    <message>
        <source>Check whether the file is a price list.</source>
        <translation>Prüfen, ob die Datei eine Preisliste ist.</translation>
    </message>
    <message>
        <source>Check whether the file is a table.</source>
        <translation>Prüfen, ob die Datei überhaupt eine Tabelle ist.</translation>
    </message>
    <message>
        <source>Check whether this is the sparse figure.</source>
        <translation>Prüfen, ob dies der Sparse-Wert ist.</translation>
    </message>
    <message>
        <source>Check which is which.</source>
        <translation>Prüfen, welcher der beiden welcher ist.</translation>
    </message>
    <message>
        <source>Check which other clouds offer it: the price lists here show it only on %1.</source>
        <translation>Prüfen, welche anderen Clouds es haben: Die Listen hier kennen es nur bei %1.</translation>
    </message>
    <message>
        <source>Checks the named files and directories, or the shipped catalogue if none is named. Reports every error with its line and column. In an exported PDF, SVG, PNG, PPTX or XLSX, checks the embedded board.</source>
        <translation>Prüft die angegebenen Dateien und Verzeichnisse, ohne Angabe den mitgelieferten Katalog, und meldet jeden Fehler mit Zeile und Spalte. Bei exportierten PDF-, SVG-, PNG-, PPTX- und XLSX-Dateien wird der enthaltene Vergleich geprüft.</translation>
    </message>
    <message>
        <source>Checks this page for problems on a slide, and offers fixes.</source>
        <translation>Sucht, was an dieser Seite auf einer Folie falsch wäre, und bietet Abhilfe an.</translation>
    </message>
    <message>
        <source>Chip</source>
        <translation>Chip</translation>
    </message>
    <message>
        <source>Chip figures give 6.84x in FP8, 3.51x in BF16 and 3.81x in FP32.</source>
        <translation>Die Chipwerte ergeben 6,84x bei FP8, 3,51x bei BF16 und 3,81x bei FP32.</translation>
    </message>
    <message>
        <source>Chip figures: 3.5 to 6.8 times, by precision.</source>
        <translation>Chipwerte: das 3,5- bis 6,8-Fache, je nach Präzision.</translation>
    </message>
    <message>
        <source>Chip figures: twice only in FP8.</source>
        <translation>Chipwerte: das Doppelte nur bei FP8.</translation>
    </message>
    <message>
        <source>Chip page.</source>
        <translation>Chipseite.</translation>
    </message>
    <message>
        <source>Chip page: 2.56 TB/s; instance table: 2,048 GiB/s.</source>
        <translation>Chipseite: 2,56 TB/s; Instanztabelle: 2.048 GiB/s.</translation>
    </message>
    <message>
        <source>Chip page: 2.9 TB/s.</source>
        <translation>Chipseite: 2,9 TB/s.</translation>
    </message>
    <message>
        <source>Chip page: 4.9 TB/s.</source>
        <translation>Chipseite: 4,9 TB/s.</translation>
    </message>
    <message>
        <source>Chip pages: 16 (Trainium2 and Trainium3).</source>
        <translation>Chipseiten: 16 (Trainium2 und Trainium3).</translation>
    </message>
    <message>
        <source>Chip pages: 820 GiB/s.</source>
        <translation>Chipseiten: 820 GiB/s.</translation>
    </message>
    <message>
        <source>Chip pages: Trainium2 1,299 FP8, 667 BF16, 181 FP32; Trainium3 671 BF16.</source>
        <translation>Chipseiten: Trainium2 1.299 FP8, 667 BF16, 181 FP32; Trainium3 671 BF16.</translation>
    </message>
    <message>
        <source>Chip peak and core peak</source>
        <translation>Spitzenleistung von Chip und Kernen</translation>
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
        <source>Chipboard (ours)</source>
        <translation>Chipboard (wir)</translation>
    </message>
    <message>
        <source>Chipboard can open this file: it contains the comparison.</source>
        <translation>Durch den enthaltenen Vergleich lässt sich diese Datei in Chipboard öffnen.</translation>
    </message>
    <message>
        <source>Chipboard compares AI chips: compute, memory, bandwidth and cost.</source>
        <translation>Chipboard vergleicht KI-Chips: Rechenleistung, Speicher, Bandbreite und Kosten.</translation>
    </message>
    <message>
        <source>Chipboard comparison (*.chipboard)</source>
        <translation>Chipboard-Vergleich (*.chipboard)</translation>
    </message>
    <message>
        <source>Chipboard help</source>
        <translation>Hilfe zu Chipboard</translation>
    </message>
    <message>
        <source>Chipboard is free software under the GNU General Public License, version 3 or later, and comes with no warranty. It is built with Qt %1 (LGPL 3), QCustomPlot (GPL 3) and nlohmann/json (MIT), and prefers the typeface Inter (SIL OFL 1.1).</source>
        <translation>Chipboard ist freie Software unter der GNU General Public License, Version 3 oder neuer, und wird ohne jede Gewährleistung bereitgestellt. Es beruht auf Qt %1 (LGPL 3), QCustomPlot (GPL 3) und nlohmann/json (MIT) und verwendet bevorzugt die Schrift Inter (SIL OFL 1,1).</translation>
    </message>
    <message>
        <source>Chipboard shows both, side by side.</source>
        <translation>Chipboard zeigt beide nebeneinander.</translation>
    </message>
    <message>
        <source>Chipboard shows neither figure.</source>
        <translation>Chipboard zeigt keinen der Werte.</translation>
    </message>
    <message>
        <source>Chipboard shows the first figure.</source>
        <translation>Chipboard zeigt den ersten Wert.</translation>
    </message>
    <message>
        <source>Chipboard shows the second figure.</source>
        <translation>Chipboard zeigt den zweiten Wert.</translation>
    </message>
    <message>
        <source>Chipboard shows these prices only in the price book %1.</source>
        <translation>Chipboard zeigt diese Preise nur in der Preisliste „%1“.</translation>
    </message>
    <message>
        <source>Chipboard's own slides</source>
        <translation>Eigene Folien von Chipboard</translation>
    </message>
    <message>
        <source>Chipboard, catalogue of %1, prices: %2</source>
        <translation>Chipboard, Katalog vom %1, Preise: %2</translation>
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
        <translation>Chipzahl und globale Batchgröße sind Annahmen; mit ihnen stimmt die Schätzung mit den 1,46 Millionen H100-Stunden aus Metas Modellkarte überein.</translation>
    </message>
    <message>
        <source>Chips are rented individually.</source>
        <translation>Chips werden einzeln abgerechnet.</translation>
    </message>
    <message>
        <source>Chips for the monthly volume</source>
        <translation>Chips für das Monatsvolumen</translation>
    </message>
    <message>
        <source>Chips of %1 exist in one cloud only.</source>
        <translation>Chips von %1 gibt es nur in einer Cloud.</translation>
    </message>
    <message>
        <source>Chips of Rainier</source>
        <translation>Chips von Rainier</translation>
    </message>
    <message>
        <source>Chips of a rented machine</source>
        <translation>Chips einer gemieteten Maschine</translation>
    </message>
    <message>
        <source>Chips of one</source>
        <translation>Chips pro Stück</translation>
    </message>
    <message>
        <source>Chips per replica</source>
        <translation>Chips pro Replikat</translation>
    </message>
    <message>
        <source>Chips per replica, best so far</source>
        <translation>Chips einer Kopie, bisher am besten</translation>
    </message>
    <message>
        <source>Chips: %1 times the minimum</source>
        <translation>Chipanzahl: das %1-Fache der kleinsten</translation>
    </message>
    <message>
        <source>Choices: %1.</source>
        <translation>Möglich: %1.</translation>
    </message>
    <message>
        <source>Choose a CSV file.</source>
        <translation>Eine CSV-Datei angeben.</translation>
    </message>
    <message>
        <source>Choose a baseline to see the savings on the current bill.</source>
        <translation>Eine Referenz wählen, um die Ersparnis gegenüber den heutigen Kosten zu sehen.</translation>
    </message>
    <message>
        <source>Choose a board file.</source>
        <translation>Eine Datei wählen, die als Vergleich gespeichert wurde.</translation>
    </message>
    <message>
        <source>Choose a brand theme…</source>
        <translation>Firmendesign wählen…</translation>
    </message>
    <message>
        <source>Choose a chip that supports training.</source>
        <translation>Einen Chip wählen, der trainieren kann.</translation>
    </message>
    <message>
        <source>Choose a file with a header and rows.</source>
        <translation>Eine Datei mit Kopfzeile und Zeilen wählen.</translation>
    </message>
    <message>
        <source>Choose a file with rows.</source>
        <translation>Eine Datei mit Zeilen angeben.</translation>
    </message>
    <message>
        <source>Choose a metric. In a board file that is "charts"; leave it out for the defaults.</source>
        <translation>Wählen Sie eine Kennzahl. In der Datei eines Vergleichs ist das "charts", das für die üblichen auch fehlen darf.</translation>
    </message>
    <message>
        <source>Choose a model that generates text.</source>
        <translation>Ein Modell wählen, das Text erzeugt.</translation>
    </message>
    <message>
        <source>Choose a name ending in .chipboard, or use File &gt; Export.</source>
        <translation>Einen Namen mit der Endung .chipboard wählen oder Datei &gt; Exportieren verwenden.</translation>
    </message>
    <message>
        <source>Choose a number format that all of them publish.</source>
        <translation>Ein Zahlenformat wählen, das alle veröffentlichen.</translation>
    </message>
    <message>
        <source>Choose a precision that the chip supports.</source>
        <translation>Eine Präzision wählen, die der Chip hat.</translation>
    </message>
    <message>
        <source>Choose a scale from %1 to %2.</source>
        <translation>Einen Maßstab von %1 bis %2 wählen.</translation>
    </message>
    <message>
        <source>Choose a size of %1 to %2 inches per side, or another format.</source>
        <translation>Wählen Sie eine Größe mit Seiten von %1 bis %2 Zoll oder ein anderes Format.</translation>
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
        <source>Choose a stronger colour; the brand theme is still used.</source>
        <translation>Eine kräftigere Farbe wählen; das Design wird trotzdem verwendet.</translation>
    </message>
    <message>
        <source>Choose a template</source>
        <translation>Vorlage wählen</translation>
    </message>
    <message>
        <source>Choose a text model.</source>
        <translation>Ein Textmodell wählen.</translation>
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
        <source>Choose a writable folder.</source>
        <translation>Einen Ordner mit Schreibberechtigung wählen.</translation>
    </message>
    <message>
        <source>Choose another instance.</source>
        <translation>Eine andere Instanz wählen.</translation>
    </message>
    <message>
        <source>Choose another metric for this chart.</source>
        <translation>Für dieses Diagramm eine andere Kennzahl wählen.</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
        <source>Choose another one, or "none".</source>
        <translation>Eine andere angeben oder „none“.</translation>
    </message>
    <message>
        <source>Choose another price list, or enter your own prices.</source>
        <translation>Eine andere Preisliste wählen oder eigene Preise angeben.</translation>
    </message>
    <message>
        <source>Choose at least one format.</source>
        <translation>Mindestens ein Format wählen.</translation>
    </message>
    <message>
        <source>Choose batch inference, or another model.</source>
        <translation>Batch-Inferenz oder ein anderes Modell wählen.</translation>
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
        <source>Choose goal, workload and monthly volume above the title. With a volume, one figure is the monthly bill for whole rented instances.</source>
        <translation>Wählen Sie Ziel, Workload und Monatsvolumen über dem Titel. Mit einem Volumen ist eine der Zahlen die Monatsrechnung dessen, was gemietet werden kann.</translation>
    </message>
    <message>
        <source>Choose one of %1, or a size like 210x148mm, 8x4.5in or 1600x900px, each side from 2 to 100 inches.</source>
        <translation>%1 wählen oder eine Größe wie 210x148mm, 8x4.5in oder 1600x900px, jede Seite von 2 bis 100 Zoll.</translation>
    </message>
    <message>
        <source>Choose one of %1.</source>
        <translation>Eine von %1 wählen.</translation>
    </message>
    <message>
        <source>Choose one of its workloads; "chipboard list workloads" shows the ids.</source>
        <translation>Geben Sie einen Workload dieses Modells an; „chipboard list workloads“ zeigt die IDs.</translation>
    </message>
    <message>
        <source>Choose one that the item has, such as memory or price.</source>
        <translation>Einen Wert wählen, den das Objekt hat, etwa Speicher oder Preis.</translation>
    </message>
    <message>
        <source>Choose one with --lang LANGUAGE.</source>
        <translation>Mit --lang LANGUAGE eine wählen.</translation>
    </message>
    <message>
        <source>Choose other rows, prices or another workload.</source>
        <translation>Andere Zeilen, Preise oder einen anderen Workload wählen.</translation>
    </message>
    <message>
        <source>Choose the config.json of the model, not its weights or its tokenizer.</source>
        <translation>Die config.json des Modells wählen, nicht seine Gewichte oder seinen Tokenizer.</translation>
    </message>
    <message>
        <source>Choose the currency</source>
        <translation>Währung wählen</translation>
    </message>
    <message>
        <source>Choose the format "%1".</source>
        <translation>Das Format „%1“ wählen.</translation>
    </message>
    <message>
        <source>Choose the nearest model in the catalogue and edit its dimensions in the Assumptions panel.</source>
        <translation>Das ähnlichste Modell des Katalogs wählen und seine Dimensionen im Bereich Annahmen ändern.</translation>
    </message>
    <message>
        <source>Choose the preset %1</source>
        <translation>Vorlage „%1“ wählen</translation>
    </message>
    <message>
        <source>Choose the product line above the charts. One chip represents each generation; the footer states how it is chosen.</source>
        <translation>Die Auswahl über den Diagrammen bestimmt die Produktlinie. Ein Chip steht für jede Generation; die Fußzeile sagt, wie er gewählt ist.</translation>
    </message>
    <message>
        <source>Choose the two options, the metric and the assumptions above the charts. The random draws start from a stated seed, so the same question always gets the same answer.</source>
        <translation>Über den Diagrammen die beiden Optionen, die Zahl und die Annahmen wählen. Die Ziehungen beginnen mit einem festen Startwert, daher erhält dieselbe Frage immer dieselbe Antwort.</translation>
    </message>
    <message>
        <source>Choose the workload %1</source>
        <translation>Workload „%1“ wählen</translation>
    </message>
    <message>
        <source>Choose the workload and change values in the panel Assumptions; everything updates while you drag.</source>
        <translation>Den Workload wählen und im Bereich „Annahmen“ ändern, was angenommen wird; beim Ziehen folgt alles sofort.</translation>
    </message>
    <message>
        <source>Choose two different options.</source>
        <translation>Zwei verschiedene wählen.</translation>
    </message>
    <message>
        <source>Choose two options that run the workload to see what would change the answer</source>
        <translation>Zwei wählen, auf denen der Workload läuft, um zu sehen, was die Antwort ändern würde</translation>
    </message>
    <message>
        <source>Choose two options with a known cost to see when moving pays</source>
        <translation>Zwei mit bekannten Kosten wählen, um zu sehen, wann sich ein Umstieg lohnt</translation>
    </message>
    <message>
        <source>Choose what to compare</source>
        <translation>Auswählen, was verglichen wird</translation>
    </message>
    <message>
        <source>Choose what you want to know. The title answers it in one sentence.</source>
        <translation>Wählen Sie, was Sie wissen möchten. Der Titel beantwortet es in einem Satz.</translation>
    </message>
    <message>
        <source>Choose workload “%1”</source>
        <translation>Workload „%1“ wählen</translation>
    </message>
    <message>
        <source>Choose “%1”</source>
        <translation>„%1“ wählen</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>Behauptung</translation>
    </message>
    <message>
        <source>Claimed</source>
        <translation>Behauptet</translation>
    </message>
    <message>
        <source>Claimed, as a ratio</source>
        <translation>Behauptet, als Verhältnis</translation>
    </message>
    <message>
        <source>Claims</source>
        <translation>Behauptungen</translation>
    </message>
    <message>
        <source>Claims about the chips in view</source>
        <translation>Was über die gezeigten Chips behauptet wurde</translation>
    </message>
    <message>
        <source>Claims and contradictions</source>
        <translation>Behauptungen und Widersprüche</translation>
    </message>
    <message>
        <source>Claims of cost</source>
        <translation>Behauptungen zu Kosten</translation>
    </message>
    <message>
        <source>Claims of speed and size</source>
        <translation>Behauptungen zu Geschwindigkeit und Größe</translation>
    </message>
    <message>
        <source>Class of trn1.2xlarge</source>
        <translation>Klasse von trn1.2xlarge</translation>
    </message>
    <message>
        <source>Class of trn2.48xlarge</source>
        <translation>Klasse von trn2.48xlarge</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Clear hi&amp;ghlight</source>
        <translation>Hervorhebu&amp;ng aufheben</translation>
    </message>
    <message>
        <source>Clear selectio&amp;n</source>
        <translation>Auswahl auf&amp;heben</translation>
    </message>
    <message>
        <source>Clear selection</source>
        <translation>Auswahl aufheben</translation>
    </message>
    <message>
        <source>Clear the messages</source>
        <translation>Meldungen löschen</translation>
    </message>
    <message>
        <source>Clear the recent comparisons</source>
        <translation>Liste der zuletzt geöffneten Vergleiche leeren</translation>
    </message>
    <message>
        <source>Clears the comparison.</source>
        <translation>Nimmt alles aus dem Vergleich heraus.</translation>
    </message>
    <message>
        <source>Click "Columns…" and assign the columns.</source>
        <translation>„Spalten…“ wählen und angeben, welche Spalte was enthält.</translation>
    </message>
    <message>
        <source>Click a bar or a mark, or press Enter on it, to see the source of its number.</source>
        <translation>Einen Balken oder eine Markierung anklicken oder darauf die Eingabetaste drücken, um zu sehen, woher die Zahl stammt.</translation>
    </message>
    <message>
        <source>Click a bar to see its source, date and formula, and what other sources say.</source>
        <translation>Ein Klick auf einen Balken zeigt Quelle, Datum und Formel und was andere Quellen sagen.</translation>
    </message>
    <message>
        <source>Click a column to sort by it; Alt+Home restores the order of the charts.</source>
        <translation>Auf eine Spalte klicken, um danach zu sortieren; Alt+Pos1 stellt die Reihenfolge der Diagramme wieder her.</translation>
    </message>
    <message>
        <source>Click an item to see what it is. Press Shift+F1 again for help on the focused item.</source>
        <translation>Der nächste Klick erklärt, was er trifft. Nochmals Umschalt+F1 erklärt, was den Tastaturfokus hat.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close it, or double a quote that belongs to the text.</source>
        <translation>Schließen, oder ein Anführungszeichen, das zum Text gehört, innerhalb der Anführungszeichen doppelt schreiben.</translation>
    </message>
    <message>
        <source>Close the programs that write to it, then try again.</source>
        <translation>Warten, bis das Schreiben beendet ist, dann erneut versuchen.</translation>
    </message>
    <message>
        <source>Cloud</source>
        <translation>Cloud</translation>
    </message>
    <message>
        <source>Clusters that mix Trainium and NVIDIA chips could become the usual design.</source>
        <translation>Gemischte Cluster aus Trainium- und NVIDIA-Chips könnten zur üblichen Bauweise werden.</translation>
    </message>
    <message>
        <source>CoWoS-S package.</source>
        <translation>CoWoS-S-Gehäuse.</translation>
    </message>
    <message>
        <source>Colocation (per kW and month)</source>
        <translation>Colocation (je kW und Monat)</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Colours are distinguishable with any colour vision.</source>
        <translation>Farben sind für alle Augen unterscheidbar.</translation>
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
        <source>Column separator</source>
        <translation>Zwischen Spalten</translation>
    </message>
    <message>
        <source>Columns not read: %1.</source>
        <translation>Nicht gelesene Spalten: %1.</translation>
    </message>
    <message>
        <source>Columns of the price list</source>
        <translation>Spalten der Preisliste</translation>
    </message>
    <message>
        <source>Com&amp;pare %1 with</source>
        <translation>%1 &amp;vergleichen mit</translation>
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
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Befehle:</translation>
    </message>
    <message>
        <source>Commitment (years)</source>
        <translation>Bindung (Jahre)</translation>
    </message>
    <message>
        <source>Commitments</source>
        <translation>Laufzeitbindungen</translation>
    </message>
    <message>
        <source>Committed for %1 years where such a price exists</source>
        <translation>Auf %1 Jahre gebunden, wo ein solcher Preis bekannt ist</translation>
    </message>
    <message>
        <source>Committed for a year where such a price exists</source>
        <translation>Auf ein Jahr gebunden, wo ein solcher Preis bekannt ist</translation>
    </message>
    <message>
        <source>Communication</source>
        <translation>Austausch zwischen Chips</translation>
    </message>
    <message>
        <source>Communication between chips takes most of the time.</source>
        <translation>Der Austausch zwischen Chips braucht die meiste Zeit.</translation>
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
        <translation>Bei %1 vergleichen</translation>
    </message>
    <message>
        <source>Compare at one price type</source>
        <translation>Bei einer Preisart vergleichen</translation>
    </message>
    <message>
        <source>Compare at precision %1</source>
        <translation>Bei der Präzision „%1“ vergleichen</translation>
    </message>
    <message>
        <source>Compare at the best common precision</source>
        <translation>Bei der besten gemeinsamen Präzision vergleichen</translation>
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
        <source>Compare at: %1, %2</source>
        <translation>Vergleichen mit: %1, %2</translation>
    </message>
    <message>
        <source>Compare at: %1, without %2</source>
        <translation>Vergleichen mit: %1, ohne %2</translation>
    </message>
    <message>
        <source>Compare fewer options, or choose another format.</source>
        <translation>Weniger vergleichen oder ein anderes Format wählen.</translation>
    </message>
    <message>
        <source>Compare other options, or choose another workload.</source>
        <translation>Andere vergleichen oder einen anderen Workload wählen.</translation>
    </message>
    <message>
        <source>Compare per %1</source>
        <translation>Vergleich pro %1</translation>
    </message>
    <message>
        <source>Compare per chip, instance or system, at one price list, with the option you use today.</source>
        <translation>Vergleichen Sie pro Chip, Instanz oder System, mit einer Preisliste, gegenüber der heute genutzten Option.</translation>
    </message>
    <message>
        <source>Compare per instance, with %1</source>
        <translation>Pro Instanz vergleichen, mit %1</translation>
    </message>
    <message>
        <source>Compare the estimates with published measurements.</source>
        <translation>Die Schätzungen mit veröffentlichten Messungen vergleichen.</translation>
    </message>
    <message>
        <source>Compare them with estimates: chipboard model-check --runs %1</source>
        <translation>Mit Schätzungen vergleichen: chipboard model-check --runs %1</translation>
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
        <source>Compare these multi-chip systems.</source>
        <translation>Diese Systeme aus vielen Chips vergleichen.</translation>
    </message>
    <message>
        <source>Compare what the work costs.</source>
        <translation>Vergleichen Sie, was die Arbeit kostet.</translation>
    </message>
    <message>
        <source>Compare with %1</source>
        <translation>Mit %1 vergleichen</translation>
    </message>
    <message>
        <source>Compare with scenario “%1”</source>
        <translation>Mit Szenario „%1“ vergleichen</translation>
    </message>
    <message>
        <source>Compare without a baseline</source>
        <translation>Ohne Referenz vergleichen</translation>
    </message>
    <message>
        <source>Compare: %1</source>
        <translation>Vergleichen: %1</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>Verglichen</translation>
    </message>
    <message>
        <source>Compared are %1.</source>
        <translation>Verglichen werden %1.</translation>
    </message>
    <message>
        <source>Compared per %1.</source>
        <translation>Verglichen wird pro %1.</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Verglichen mit</translation>
    </message>
    <message>
        <source>Compared with the baseline</source>
        <translation>Gegenüber der Referenz</translation>
    </message>
    <message>
        <source>Compares AI chips in compute, memory, bandwidth and cost, with the source of every number.</source>
        <translation>Vergleicht KI-Chips nach Rechenleistung, Speicher, Bandbreite und Kosten, mit der Quelle jeder Zahl.</translation>
    </message>
    <message>
        <source>Compares instances as rented, with all of their chips.</source>
        <translation>Vergleicht Instanzen, wie sie vermietet werden, mit allen ihren Chips.</translation>
    </message>
    <message>
        <source>Compares multi-chip systems.</source>
        <translation>Vergleicht Systeme aus vielen Chips.</translation>
    </message>
    <message>
        <source>Compares single chips.</source>
        <translation>Vergleicht einzelne Chips.</translation>
    </message>
    <message>
        <source>Compares the given selection, the board's selection, or the example shown at first start. Missing numbers have their reason.</source>
        <translation>Vergleicht die Auswahl, die Auswahl des Vergleichs oder das Beispiel, das das Fenster zuerst zeigt. Fehlt eine Zahl, steht der Grund dabei.</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Comparison of AI chips</source>
        <translation>Vergleich von KI-Chips</translation>
    </message>
    <message>
        <source>Comparison table on the Trainium2 page.</source>
        <translation>Vergleichstabelle auf der Trainium2-Seite.</translation>
    </message>
    <message>
        <source>Computation</source>
        <translation>Berechnung</translation>
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
        <source>Compute is compared in BF16 if both chips publish it, otherwise in the first of FP16, FP8, FP4 and FP32 that both publish. A precision chosen for the comparison takes priority.</source>
        <translation>Die Rechenleistung gilt für BF16, wenn beide Chips sie veröffentlichen, sonst für die erste von FP16, FP8, FP4 und FP32, bei der beide es tun; eine für den Vergleich gewählte Präzision hat Vorrang.</translation>
    </message>
    <message>
        <source>Compute per watt</source>
        <translation>Rechenleistung pro Watt</translation>
    </message>
    <message>
        <source>Compute precision (bits)</source>
        <translation>Bits der Arithmetik</translation>
    </message>
    <message>
        <source>Compute takes most of the time.</source>
        <translation>Das Rechnen braucht die meiste Zeit.</translation>
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
        <source>Computed from the clock.</source>
        <translation>Aus dem Takt berechnet.</translation>
    </message>
    <message>
        <source>Concurrent batches</source>
        <translation>Gleichzeitige Batches</translation>
    </message>
    <message>
        <source>Concurrent batches x items x FLOP per item x steps / (peak x efficiency) + overhead of the layers.</source>
        <translation>Gleichzeitige Batches x Elemente x FLOP eines Elements x Schritte / (Spitzenleistung x Effizienz) + feste Kosten der Schichten.</translation>
    </message>
    <message>
        <source>Concurrent requests</source>
        <translation>Gleichzeitige Anfragen</translation>
    </message>
    <message>
        <source>Conditions apply to instances: choose "Instance" above.</source>
        <translation>Bedingungen gelten für Instanzen: oben „Instanz“ wählen.</translation>
    </message>
    <message>
        <source>Configurable FP8 (cFP8), at the BF16 rate.</source>
        <translation>Konfigurierbares FP8 (cFP8), mit der BF16-Rate.</translation>
    </message>
    <message>
        <source>Conflicting value of another source</source>
        <translation>Abweichender Wert einer anderen Quelle</translation>
    </message>
    <message>
        <source>Conflicts</source>
        <translation>Konflikte</translation>
    </message>
    <message>
        <source>Constants</source>
        <translation>Konstanten</translation>
    </message>
    <message>
        <source>Constants and their basis</source>
        <translation>Konstanten und worauf sie beruhen</translation>
    </message>
    <message>
        <source>Content and unit</source>
        <translation>Was es zeigt, in welcher Einheit</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Contents, appearance and destination of the export, with a preview.</source>
        <translation>Was geschrieben wird, wie es aussieht und wohin es geht. Das Bild zeigt, wie es wird.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Continue where you left off</source>
        <translation>Dort weitermachen, wo es zuletzt endete</translation>
    </message>
    <message>
        <source>Continues with a copy that is not saved yet.</source>
        <translation>Macht mit einer Kopie weiter, die noch zu keiner Datei gehört.</translation>
    </message>
    <message>
        <source>Contradictions</source>
        <translation>Widersprüche</translation>
    </message>
    <message>
        <source>Convert it to CSV with one column per member, and import that.</source>
        <translation>In CSV mit einer Spalte je Feld umwandeln und diese Datei importieren.</translation>
    </message>
    <message>
        <source>Convert it to a JSON list (jq -s . FILE) or to CSV, and import that.</source>
        <translation>In eine JSON-Liste (jq -s . FILE) oder in CSV umwandeln und diese Datei importieren.</translation>
    </message>
    <message>
        <source>Convert the prices, and state the rate in their notes.</source>
        <translation>Die Preise umrechnen und den Kurs in ihren Anmerkungen angeben.</translation>
    </message>
    <message>
        <source>Converted to cost for equal work, they disagree.</source>
        <translation>In Kosten für gleiche Arbeit umgerechnet, stimmen sie nicht überein.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Copies</source>
        <translation>Kopien</translation>
    </message>
    <message>
        <source>Copies in one format that you choose.</source>
        <translation>Kopiert in einem Format Ihrer Wahl.</translation>
    </message>
    <message>
        <source>Copies the chip or instance on the source card to a custom file and opens it.</source>
        <translation>Kopiert den Chip oder die Instanz der Quellenkarte in eine eigene Datei und öffnet sie.</translation>
    </message>
    <message>
        <source>Copies the focused chart, or the page if none is focused, in all formats.</source>
        <translation>Kopiert das Diagramm mit dem Tastaturfokus, sonst die Seite, in allen Formaten zugleich.</translation>
    </message>
    <message>
        <source>Copies the workload to a custom file and opens it.</source>
        <translation>Kopiert den Workload in eine eigene Datei und öffnet sie.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy %1 to “%2”</source>
        <translation>%1 nach „%2“ kopieren</translation>
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
        <translation>Alles aus „%1“ nach „%2“ kopieren</translation>
    </message>
    <message>
        <source>Copy as %1</source>
        <translation>Kopieren als: %1</translation>
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
        <translation>In Szenario „%1“ kopieren</translation>
    </message>
    <message>
        <source>Core figure times eight.</source>
        <translation>Kernwert mal acht.</translation>
    </message>
    <message>
        <source>Core pages times 8: 1,264, 632, 160; 632.</source>
        <translation>Kernseiten mal 8: 1.264, 632, 160; 632.</translation>
    </message>
    <message>
        <source>Correct "%1"; the model's page has the published file.</source>
        <translation>„%1“ korrigieren; die Seite des Modells hat die veröffentlichte Datei.</translation>
    </message>
    <message>
        <source>Correct "layer_types" or "num_hidden_layers".</source>
        <translation>„layer_types“ oder „num_hidden_layers“ korrigieren.</translation>
    </message>
    <message>
        <source>Correct "model_type", or remove the experts.</source>
        <translation>„model_type“ korrigieren oder die Experten entfernen.</translation>
    </message>
    <message>
        <source>Correct "num_key_value_heads" or "num_attention_heads".</source>
        <translation>„num_key_value_heads“ oder „num_attention_heads“ korrigieren.</translation>
    </message>
    <message>
        <source>Correct "window_elements" or "kv_per_token".</source>
        <translation>„window_elements“ oder „kv_per_token“ korrigieren.</translation>
    </message>
    <message>
        <source>Correct "window_layers" or "linear_layers".</source>
        <translation>„window_layers“ oder „linear_layers“ korrigieren.</translation>
    </message>
    <message>
        <source>Correct its dimensions.</source>
        <translation>Seine Dimensionen korrigieren.</translation>
    </message>
    <message>
        <source>Correct the number of experts.</source>
        <translation>Die Anzahl der Experten korrigieren.</translation>
    </message>
    <message>
        <source>Correct the number, or remove it if the source does not state it.</source>
        <translation>Die Zahl korrigieren oder entfernen, wenn die Quelle sie nicht nennt.</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
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
        <source>Cost of memory</source>
        <translation>Kosten des Speichers</translation>
    </message>
    <message>
        <source>Cost of moving</source>
        <translation>Kosten des Umstiegs</translation>
    </message>
    <message>
        <source>Cost of owning per month</source>
        <translation>Eigentum, im Monat</translation>
    </message>
    <message>
        <source>Cost of owning per month, maximum</source>
        <translation>Eigentum, im Monat, höchstens</translation>
    </message>
    <message>
        <source>Cost of owning per month, minimum</source>
        <translation>Eigentum, im Monat, mindestens</translation>
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
        <source>Cost of the run, owned</source>
        <translation>Kosten des Laufs, Eigentum</translation>
    </message>
    <message>
        <source>Cost on %1.</source>
        <translation>Kosten auf %1.</translation>
    </message>
    <message>
        <source>Cost per million input tokens</source>
        <translation>Kosten der Eingabe</translation>
    </message>
    <message>
        <source>Cost per million items</source>
        <translation>Kosten pro Million Elemente</translation>
    </message>
    <message>
        <source>Cost per million items, owned</source>
        <translation>Kosten einer Million Elemente, Eigentum</translation>
    </message>
    <message>
        <source>Cost per million tokens</source>
        <translation>Kosten pro Million Tokens</translation>
    </message>
    <message>
        <source>Cost per million tokens, owned</source>
        <translation>Kosten der Ausgabe, Eigentum</translation>
    </message>
    <message>
        <source>Cost per month</source>
        <translation>Kosten pro Monat</translation>
    </message>
    <message>
        <source>Cost per month, owned</source>
        <translation>Kosten im Monat, Eigentum</translation>
    </message>
    <message>
        <source>Cost with the move to %1.</source>
        <translation>Kosten mit dem Umstieg auf %1.</translation>
    </message>
    <message>
        <source>Cost: %1 of %2 claims hold</source>
        <translation>Kosten: %1 von %2 treffen zu</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Create the folder first, or choose another one.</source>
        <translation>Zuerst den Ordner anlegen oder einen anderen wählen.</translation>
    </message>
    <message>
        <source>Crossovers</source>
        <translation>Umschlagpunkte</translation>
    </message>
    <message>
        <source>Ctrl+F</source>
        <translation>Strg+F</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Strg+P</translation>
    </message>
    <message>
        <source>Cumulative cost</source>
        <translation>Kumulierte Kosten</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>Currency %1 to %2</source>
        <translation>Währung von %1 auf %2</translation>
    </message>
    <message>
        <source>Currency of amounts</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>Currency set to %1.</source>
        <translation>Währung auf %1 geändert.</translation>
    </message>
    <message>
        <source>Currency shown</source>
        <translation>Angezeigte Währung</translation>
    </message>
    <message>
        <source>Current monthly cost of the work; affects break-even.</source>
        <translation>Was die Arbeit heute pro Monat kostet; wirkt auf den Break-even.</translation>
    </message>
    <message>
        <source>Current monthly cost of the work; compared with the guide's thresholds.</source>
        <translation>Was die Arbeit heute kostet; daran werden die Schwellen des Leitfadens gemessen.</translation>
    </message>
    <message>
        <source>Current monthly spend</source>
        <translation>Ausgaben pro Monat heute</translation>
    </message>
    <message>
        <source>Current value.</source>
        <translation>So ist es jetzt.</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>Curves are read at the speed per user, so their numbers stay absolute.</source>
        <translation>Kurven werden bei der Geschwindigkeit für jeden Nutzer gelesen, deshalb bleiben ihre Zahlen, wie sie sind.</translation>
    </message>
    <message>
        <source>Curves end at a twentieth of the chip's highest throughput; the table lists the highest speed per user.</source>
        <translation>Kurven enden, wo ein Chip ein Zwanzigstel seines Höchstwerts leistet; die Tabelle nennt das Höchste für einen Nutzer.</translation>
    </message>
    <message>
        <source>Custom constants of %1</source>
        <translation>Ihre eigenen Konstanten aus %1</translation>
    </message>
    <message>
        <source>Custom file %1</source>
        <translation>Ihre eigene Datei %1</translation>
    </message>
    <message>
        <source>Custom model %1</source>
        <translation>Ihr eigenes Modell %1</translation>
    </message>
    <message>
        <source>Custom model %1 of %2</source>
        <translation>Ihr eigenes Modell %1 aus %2</translation>
    </message>
    <message>
        <source>Custom size</source>
        <translation>Eigene Größe</translation>
    </message>
    <message>
        <source>Custom titles still match the data.</source>
        <translation>Eigene Titel sagen noch, was die Daten sagen.</translation>
    </message>
    <message>
        <source>Custom value</source>
        <translation>Eigener Wert</translation>
    </message>
    <message>
        <source>Custom value: %1</source>
        <translation>Eigener Wert: %1</translation>
    </message>
    <message>
        <source>Custom values</source>
        <translation>Eigene Werte</translation>
    </message>
    <message>
        <source>Custom values changed.</source>
        <translation>Eigene Werte geändert.</translation>
    </message>
    <message>
        <source>Custom workload %1 of %2</source>
        <translation>Ihre eigene Workload %1 aus %2</translation>
    </message>
    <message>
        <source>Custom: %1</source>
        <translation>Eigene Werte: %1</translation>
    </message>
    <message>
        <source>DMA bandwidth</source>
        <translation>DMA-Bandbreite</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Dark on light.</source>
        <translation>Dunkel auf hell.</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Daten</translation>
    </message>
    <message>
        <source>Data centres of Rainier</source>
        <translation>Rechenzentren von Rainier</translation>
    </message>
    <message>
        <source>Data-centre PUE</source>
        <translation>PUE des Rechenzentrums</translation>
    </message>
    <message>
        <source>Data-centre rent for each kilowatt of the machine, without energy. Affects the cost of owning.</source>
        <translation>Miete eines Stellplatzes im Rechenzentrum je Kilowatt der Maschine, ohne Energie. Wirkt auf die Kosten des Eigentums.</translation>
    </message>
    <message>
        <source>Data: every figure in view</source>
        <translation>Daten: alle angezeigten Werte</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Date of Neuron SDK 2.26.0</source>
        <translation>Datum von Neuron SDK 2.26.0</translation>
    </message>
    <message>
        <source>Date of the prices, as year, month and day</source>
        <translation>Datum der Preise: Jahr, Monat und Tag</translation>
    </message>
    <message>
        <source>Date of the published specifications.</source>
        <translation>Datum der veröffentlichten Spezifikationen.</translation>
    </message>
    <message>
        <source>Dates</source>
        <translation>Termine</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>Days available</source>
        <translation>Verbleibende Tage</translation>
    </message>
    <message>
        <source>Days until done</source>
        <translation>Tage bis zum Ende</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Später entscheiden</translation>
    </message>
    <message>
        <source>Decimal GB, likely.</source>
        <translation>Wahrscheinlich dezimale GB.</translation>
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
        <source>Decode step at this concurrency, step %1</source>
        <translation>Decode-Schritt bei dieser Anzahl, Schritt %1</translation>
    </message>
    <message>
        <source>Decode step of one request</source>
        <translation>Decode-Schritt einer Anfrage</translation>
    </message>
    <message>
        <source>Deducted from every price of the list.</source>
        <translation>Wird von jedem Preis der Liste abgezogen.</translation>
    </message>
    <message>
        <source>DeepSeek published these tokens and chips, and 180,000 H800 hours per trillion tokens (2.664 million in all). That is a speed without interruptions; the estimate adds them.</source>
        <translation>DeepSeek hat diese Token- und Chipzahl veröffentlicht, dazu 180.000 H800-Stunden pro Billion Tokens (insgesamt 2,664 Millionen). Das ist eine Geschwindigkeit ohne Unterbrechungen; die Schätzung rechnet sie hinzu.</translation>
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
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Default folder of exports.</source>
        <translation>Wohin Dateien kommen, wenn kein anderer Ordner gewählt ist.</translation>
    </message>
    <message>
        <source>Default of the export dialog.</source>
        <translation>Womit der Exportdialog beginnt.</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>Vorgabe: %1</translation>
    </message>
    <message>
        <source>Defaults are used and changes are not saved. Fix the file or move it away.</source>
        <translation>Es gelten die Vorgaben, und Einstellungen werden nicht gespeichert. Die Datei reparieren oder an einen anderen Ort verschieben.</translation>
    </message>
    <message>
        <source>Defaults are used: choose your settings again.</source>
        <translation>Es gelten die Vorgaben: Gewünschtes neu einstellen.</translation>
    </message>
    <message>
        <source>Defined by the workload.</source>
        <translation>Wert des Workloads.</translation>
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
        <source>Dense BF16 of one Trainium2 is 3.51 times that of one Trainium1.</source>
        <translation>Dichtes BF16 eines Trainium2 ist das 3,51-Fache eines Trainium1.</translation>
    </message>
    <message>
        <source>Dense BF16 of one chip barely grew from Trainium2 to Trainium3.</source>
        <translation>Die dichte BF16-Leistung eines Chips ist von Trainium2 zu Trainium3 kaum gestiegen.</translation>
    </message>
    <message>
        <source>Dense BF16 peak</source>
        <translation>Dichte BF16-Spitzenleistung</translation>
    </message>
    <message>
        <source>Dense FP8 of a Trn3 UltraServer is 4.36 times that of a Trn2 UltraServer.</source>
        <translation>Ein Trn3 UltraServer hat die 4,36-fache dichte FP8-Leistung eines Trn2 UltraServers.</translation>
    </message>
    <message>
        <source>Dense FP8 of one Trainium2 is 6.84 times that of one Trainium1.</source>
        <translation>Dichtes FP8 eines Trainium2 ist das 6,84-Fache eines Trainium1.</translation>
    </message>
    <message>
        <source>Dense FP8 of one Trainium3 is 1.938 times that of one Trainium2.</source>
        <translation>Ein Trainium3 hat die 1,938-fache dichte FP8-Leistung eines Trainium2.</translation>
    </message>
    <message>
        <source>Dense and sparse</source>
        <translation>Dicht und sparse</translation>
    </message>
    <message>
        <source>Dense and sparse compute are shown next to each other: sparse counts operations that are skipped.</source>
        <translation>Dichte und Sparse-Rechenleistung stehen nebeneinander: Sparse zählt Rechenschritte mit, die ausgelassen werden.</translation>
    </message>
    <message>
        <source>Dense compute</source>
        <translation>Dichte Rechenleistung</translation>
    </message>
    <message>
        <source>Dense peak</source>
        <translation>Dichte Spitzenleistung</translation>
    </message>
    <message>
        <source>Depends on price book and workload; compute it here.</source>
        <translation>Hängt von Preisliste und Workload ab; hier nachrechnen.</translation>
    </message>
    <message>
        <source>Deployments, best case</source>
        <translation>Deployments, schnellstenfalls</translation>
    </message>
    <message>
        <source>Deployments, worst case</source>
        <translation>Deployments, langsamstenfalls</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Was es ist</translation>
    </message>
    <message>
        <source>Description of the keynote video: preview.</source>
        <translation>Beschreibung des Keynote-Videos: Vorschau.</translation>
    </message>
    <message>
        <source>Design power.</source>
        <translation>Auslegungsleistung.</translation>
    </message>
    <message>
        <source>Detected from the file</source>
        <translation>Aus der Datei erkannt</translation>
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
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>Differences between the scenarios</source>
        <translation>Was die Szenarien unterscheidet</translation>
    </message>
    <message>
        <source>Dimensions of Step-3.7-Flash.</source>
        <translation>Dimensionen von Step-3.7-Flash.</translation>
    </message>
    <message>
        <source>Disaggregated prefill (1: yes)</source>
        <translation>Prefill auf dedizierten Chips (1: ja)</translation>
    </message>
    <message>
        <source>Disaggregated prefill needs two replicas; %1 x %2 hold one.</source>
        <translation>Prefill auf dedizierten Chips braucht zwei Kopien des Modells; %1 x %2 fassen eine.</translation>
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
        <source>Do not embed the board in PDF, SVG, PNG, PPTX and XLSX files. Such files cannot be opened in Chipboard again.</source>
        <translation>Den Vergleich nicht in PDF-, SVG-, PNG-, PPTX- und XLSX-Dateien aufnehmen; sie lassen sich dann nicht wieder öffnen.</translation>
    </message>
    <message>
        <source>Do the claims of vendors and the guide hold?</source>
        <translation>Treffen die Behauptungen des Leitfadens und der Hersteller zu?</translation>
    </message>
    <message>
        <source>Docs version 2.9.1.</source>
        <translation>Dokumentation Version 2.9.1.</translation>
    </message>
    <message>
        <source>Docs: 705.6 / 185.6.</source>
        <translation>Dokumentation: 705,6 / 185,6.</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>Does AWS sell chips?</source>
        <translation>Verkauft AWS Chips?</translation>
    </message>
    <message>
        <source>Does not fit</source>
        <translation>Passt nicht</translation>
    </message>
    <message>
        <source>Does not pay back</source>
        <translation>Keine Amortisation</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Dots on a &amp;logarithmic axis</source>
        <translation>Punkte auf &amp;logarithmischer Achse</translation>
    </message>
    <message>
        <source>Double each quote within a quoted field.</source>
        <translation>Ein Anführungszeichen in einem Feld mit Anführungszeichen doppelt schreiben.</translation>
    </message>
    <message>
        <source>Down to the low end</source>
        <translation>Bis zum unteren Ende</translation>
    </message>
    <message>
        <source>Download it again, or remove its last line.</source>
        <translation>Erneut herunterladen oder die letzte Zeile entfernen.</translation>
    </message>
    <message>
        <source>Download the file itself: this looks like a sign-in or error page.</source>
        <translation>Laden Sie die Datei selbst herunter: So sieht eine Seite aus, die eine Anmeldung verlangt oder einen Fehler meldet.</translation>
    </message>
    <message>
        <source>Drag</source>
        <comment>with the mouse</comment>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Drag a chart into another program or a folder: it arrives as %1.</source>
        <translation>Ein Diagramm in ein anderes Programm oder einen Ordner ziehen: Es kommt an als %1.</translation>
    </message>
    <message>
        <source>Drag a chart out as %1</source>
        <translation>Ein Diagramm herausziehen als %1</translation>
    </message>
    <message>
        <source>Draw dots instead</source>
        <translation>Stattdessen Punkte zeichnen</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Ziehungen</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Duplizieren</translation>
    </message>
    <message>
        <source>Duplicate and edit this &amp;workload</source>
        <translation>Diesen &amp;Workload duplizieren und bearbeiten</translation>
    </message>
    <message>
        <source>EC2 API.</source>
        <translation>EC2-API.</translation>
    </message>
    <message>
        <source>EC2 API: 141 GiB, so the 141 of NVIDIA counts GiB.</source>
        <translation>EC2-API: 141 GiB, die 141 von NVIDIA zählen also GiB.</translation>
    </message>
    <message>
        <source>EC2 API: 179.1 GiB or 192.3 GB, so 180 counts GiB and 192 GB.</source>
        <translation>EC2-API: 179,1 GiB oder 192,3 GB, 180 zählt also GiB und 192 GB.</translation>
    </message>
    <message>
        <source>EC2 API: 268.6 GiB or 288.4 GB, so 268 counts GiB and 288 GB.</source>
        <translation>EC2-API: 268,6 GiB oder 288,4 GB, 268 zählt also GiB und 288 GB.</translation>
    </message>
    <message>
        <source>EC2 API: 80 GiB, or 85.9 GB.</source>
        <translation>EC2-API: 80 GiB, also 85,9 GB.</translation>
    </message>
    <message>
        <source>EC2 guide and API: 8,192 GiB for trn2.48xlarge, 16 x 512.</source>
        <translation>EC2-Leitfaden und API: 8.192 GiB für trn2.48xlarge, 16 x 512.</translation>
    </message>
    <message>
        <source>EC2 guide and API: an error of AWS.</source>
        <translation>EC2-Leitfaden und API: ein Fehler von AWS.</translation>
    </message>
    <message>
        <source>EFA, 16 interfaces.</source>
        <translation>EFA, 16 Schnittstellen.</translation>
    </message>
    <message>
        <source>EFA, 2 interfaces.</source>
        <translation>EFA, 2 Schnittstellen.</translation>
    </message>
    <message>
        <source>EFA, 32 interfaces.</source>
        <translation>EFA, 32 Schnittstellen.</translation>
    </message>
    <message>
        <source>EFA, 4 interfaces.</source>
        <translation>EFA, 4 Schnittstellen.</translation>
    </message>
    <message>
        <source>EFA, 8 interfaces.</source>
        <translation>EFA, 8 Schnittstellen.</translation>
    </message>
    <message>
        <source>EFA.</source>
        <translation>EFA.</translation>
    </message>
    <message>
        <source>ESM-2 650M protein embeddings, 512 residues</source>
        <translation>ESM-2 650M, Protein-Embeddings, 512 Aminosäuren</translation>
    </message>
    <message>
        <source>ESM-2-650M</source>
        <translation>ESM-2-650M</translation>
    </message>
    <message>
        <source>Each chip holds all of attention, best so far</source>
        <translation>Jeder Chip hat die ganze Attention, bisher am besten</translation>
    </message>
    <message>
        <source>Each chip holds all of attention; 1: yes</source>
        <translation>Jeder Chip hat die ganze Attention; 1: ja</translation>
    </message>
    <message>
        <source>Each curve is one option. Further right, each user gets more tokens/s and fewer requests share a chip, so it generates fewer tokens in total and each costs more. The vertical line is the service level in the title. Dots are published measurements of the same model on the same chip.</source>
        <translation>Jede Kurve ist eine Option. Nach rechts bekommt ein Nutzer mehr Tokens/s, also teilen sich weniger Anfragen einen Chip: Er gibt insgesamt weniger Tokens, und jedes kostet mehr. Die senkrechte Linie ist das Service-Level des Titels. Punkte sind veröffentlichte Messungen desselben Modells auf demselben Chip.</translation>
    </message>
    <message>
        <source>Each has its own base, so they are not one number; Chipboard shows them separately.</source>
        <translation>Jede hat ihre eigene Basis, daher sind sie nicht eine Zahl; Chipboard zeigt sie getrennt.</translation>
    </message>
    <message>
        <source>Each layer keeps a window of 128 tokens and compressed entries of all tokens. Half of the layers keep one every 4 tokens, half one every 128 (assumed). Sparse attention counts entries.</source>
        <translation>Jede Schicht hält ein Fenster von 128 Tokens und komprimierte Einträge aller Tokens: die Hälfte der Schichten einen alle 4 Tokens, die andere Hälfte einen alle 128 (angenommen). Sparse Attention zählt Einträge.</translation>
    </message>
    <message>
        <source>Each of these prices has only one date, so no trend is known</source>
        <translation>Zu jedem dieser Preise gibt es nur ein Datum, daher ist keine Änderung bekannt</translation>
    </message>
    <message>
        <source>Each option uses as many chips as it needs (%1 to %2).</source>
        <translation>Jeder wird mit so vielen Chips gezeigt, wie er braucht (%1 bis %2).</translation>
    </message>
    <message>
        <source>Each point is a price on a known date. A thin dashed line joins two dates of one offer; the prices between them are unknown.</source>
        <translation>Jeder Punkt ist ein Preis mit bekanntem Datum. Eine dünne gestrichelte Linie verbindet zwei Zeitpunkte eines Angebots; was dazwischen bezahlt wurde, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Each point is a published measurement: predicted vs measured. On the line both are equal; inside the band they differ by at most 25%. The bars are median errors (lower is better), with the number of measurements in brackets.</source>
        <translation>Jeder Punkt ist eine veröffentlichte Messung: vorhergesagt gegenüber gemessen. Auf der Linie sind beide gleich; innerhalb des Bands weichen sie höchstens um 25 % voneinander ab. Die Balken sind mittlere Fehler (Median), weniger ist besser, mit der Anzahl der Messungen in Klammern.</translation>
    </message>
    <message>
        <source>Each price import is a numbered snapshot. Removing one removes its prices from every board that uses them; importing the file again restores them.</source>
        <translation>Jeder Preisimport ist ein nummerierter Snapshot. Wird er entfernt, fehlen seine Preise in jedem Vergleich, der sie nennt; ein erneuter Import der Datei bringt sie zurück.</translation>
    </message>
    <message>
        <source>Each scenario has its own prices, assumptions and custom values.</source>
        <translation>Jedes Szenario hat seine eigenen Preise, Annahmen und Werte.</translation>
    </message>
    <message>
        <source>Each token also uses one shared expert of the same width as the others, as in every "%1".</source>
        <translation>Jedes Token trifft auch einen gemeinsamen Experten von der Breite der anderen, wie stets bei „%1“.</translation>
    </message>
    <message>
        <source>Each was true on its day: the date decides.</source>
        <translation>Beides stimmte an seinem Tag: Das Datum entscheidet.</translation>
    </message>
    <message>
        <source>Early software</source>
        <translation>Frühe Software</translation>
    </message>
    <message>
        <source>Edit a chart's note</source>
        <translation>Diagrammanmerkung schreiben</translation>
    </message>
    <message>
        <source>Edit a chart's subtitle</source>
        <translation>Diagrammuntertitel schreiben</translation>
    </message>
    <message>
        <source>Edit a chart's title</source>
        <translation>Diagrammtitel schreiben</translation>
    </message>
    <message>
        <source>Edit page &amp;title…</source>
        <translation>&amp;Titel der Seite…</translation>
    </message>
    <message>
        <source>Edit the title</source>
        <translation>Titel schreiben</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Wirkung</translation>
    </message>
    <message>
        <source>Effort of moving (weeks)</source>
        <translation>Umstiegsaufwand (Wochen)</translation>
    </message>
    <message>
        <source>Embed the comparison in files</source>
        <translation>Den Vergleich in die Datei aufnehmen</translation>
    </message>
    <message>
        <source>Encoders, images and diffusion: a batch</source>
        <translation>Encoder, Bilder und Diffusion: ein Batch</translation>
    </message>
    <message>
        <source>End of the bar or range</source>
        <translation>Ende des Balkens oder der Spanne</translation>
    </message>
    <message>
        <source>End of the range</source>
        <translation>Ende der Spanne</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>Tour beenden</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>Energy cost of the run</source>
        <translation>Energiekosten des Laufs</translation>
    </message>
    <message>
        <source>Energy cost per million items</source>
        <translation>Energiekosten pro Million Elemente</translation>
    </message>
    <message>
        <source>Energy cost per million tokens</source>
        <translation>Energiekosten der Ausgabe</translation>
    </message>
    <message>
        <source>Energy of the run</source>
        <translation>Energie des Laufs</translation>
    </message>
    <message>
        <source>Energy per million items</source>
        <translation>Energie pro Million Elemente</translation>
    </message>
    <message>
        <source>Energy per million tokens</source>
        <translation>Energie der Ausgabe</translation>
    </message>
    <message>
        <source>Energy per token</source>
        <translation>Energie pro Token</translation>
    </message>
    <message>
        <source>Energy price</source>
        <translation>Energiepreis</translation>
    </message>
    <message>
        <source>Engineer cost per week</source>
        <translation>Kosten einer Entwicklerwoche</translation>
    </message>
    <message>
        <source>Engineer-weeks available</source>
        <translation>Wochen für den Umstieg</translation>
    </message>
    <message>
        <source>Engineer-weeks until the work runs on the other chip.</source>
        <translation>Arbeitswochen einer Fachkraft, bis die Arbeit auf dem anderen Chip läuft.</translation>
    </message>
    <message>
        <source>Enlarges all text, up to twice its size.</source>
        <translation>Macht alle Texte größer, bis zum Doppelten.</translation>
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
        <source>Enter 0 for no financing cost.</source>
        <translation>Geben Sie 0 an, wenn Geld nichts kostet.</translation>
    </message>
    <message>
        <source>Enter 0 for no residual value.</source>
        <translation>Geben Sie 0 an, wenn nichts bleibt.</translation>
    </message>
    <message>
        <source>Enter 0 for none.</source>
        <translation>Geben Sie 0 für keine an.</translation>
    </message>
    <message>
        <source>Enter 0 if it is unknown.</source>
        <translation>0 eingeben, wenn es nicht bekannt ist.</translation>
    </message>
    <message>
        <source>Enter 0 or more.</source>
        <translation>Mindestens 0 eingeben.</translation>
    </message>
    <message>
        <source>Enter 0 to count only the chips.</source>
        <translation>Geben Sie 0 für die Chips allein an.</translation>
    </message>
    <message>
        <source>Enter 0 to follow the precision.</source>
        <translation>0 eingeben für die der Präzision.</translation>
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
        <source>Enter 1 or more, or 0 if it is unknown.</source>
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
        <source>Enter 1 to keep the listed price.</source>
        <translation>1 eingeben, um den Listenpreis beizubehalten.</translation>
    </message>
    <message>
        <source>Enter 1 without speculative decoding.</source>
        <translation>1 eingeben, wenn nichts spekuliert wird.</translation>
    </message>
    <message>
        <source>Enter a custom value.</source>
        <translation>Den Wert als eigenen Wert eingeben.</translation>
    </message>
    <message>
        <source>Enter a file name.</source>
        <translation>Einen Dateinamen angeben.</translation>
    </message>
    <message>
        <source>Enter a monthly volume above 0, or leave the field empty.</source>
        <translation>Geben Sie ein Monatsvolumen über 0 ein oder lassen Sie das Feld leer.</translation>
    </message>
    <message>
        <source>Enter a number above 0, or 0 for no limit.</source>
        <translation>Eine Zahl über 0 eingeben, oder 0 für keine Grenze.</translation>
    </message>
    <message>
        <source>Enter a number.</source>
        <translation>Eine Zahl angeben.</translation>
    </message>
    <message>
        <source>Enter a smaller discount.</source>
        <translation>Einen kleineren Rabatt eingeben.</translation>
    </message>
    <message>
        <source>Enter a text or remove it.</source>
        <translation>Einen Text angeben oder weglassen.</translation>
    </message>
    <message>
        <source>Enter a whole number.</source>
        <translation>Eine ganze Zahl angeben.</translation>
    </message>
    <message>
        <source>Enter how many %1 one USD buys; until then money is shown in USD.</source>
        <translation>Eingeben, wie viele %1 ein USD kostet: Bis dahin werden Beträge in USD angezeigt.</translation>
    </message>
    <message>
        <source>Enter how much of the currency one USD buys.</source>
        <translation>Angeben, wie viel der Währung ein USD kostet.</translation>
    </message>
    <message>
        <source>Enter it in the field "Prices as of".</source>
        <translation>Im Feld „Preise vom“ eingeben.</translation>
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
        <source>Enter the figure without sparsity here and this one under "sparse".</source>
        <translation>Hier den Wert ohne Sparsity angeben und diesen unter „sparse“.</translation>
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
        <source>Enter the monthly spend from %1 to %2, such as 80000 or 80k, or leave the field empty.</source>
        <translation>Die Ausgaben pro Monat von %1 bis %2 eingeben, etwa 80000 oder 80k, oder das Feld leer lassen.</translation>
    </message>
    <message>
        <source>Enter the monthly volume</source>
        <translation>Monatsvolumen eingeben</translation>
    </message>
    <message>
        <source>Enter the name of a regular file.</source>
        <translation>Den Namen einer gewöhnlichen Datei angeben.</translation>
    </message>
    <message>
        <source>Enter the parameters.</source>
        <translation>Die Parameter eingeben.</translation>
    </message>
    <message>
        <source>Enter the price of a kilowatt-hour.</source>
        <translation>Eingeben, was eine Kilowattstunde kostet.</translation>
    </message>
    <message>
        <source>Enter the price of a million output tokens.</source>
        <translation>Geben Sie an, was eine Million Ausgabe-Token kostet.</translation>
    </message>
    <message>
        <source>Enter the price of one machine.</source>
        <translation>Geben Sie an, was eine davon kostet.</translation>
    </message>
    <message>
        <source>Enter the sequence length.</source>
        <translation>Die Sequenzlänge eingeben.</translation>
    </message>
    <message>
        <source>Enter the service life.</source>
        <translation>Geben Sie an, wie lange sie genutzt wird.</translation>
    </message>
    <message>
        <source>Enter the share of paid hours.</source>
        <translation>Den Anteil der bezahlten Stunden eingeben.</translation>
    </message>
    <message>
        <source>Enter the share of productive time.</source>
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
        <source>Enter what was measured, or write the file again with "chipboard calibrate".</source>
        <translation>Den Messwert eintragen oder die Datei mit „chipboard calibrate“ neu schreiben.</translation>
    </message>
    <message>
        <source>Epoch AI estimates 380 W.</source>
        <translation>Epoch AI schätzt 380 W.</translation>
    </message>
    <message>
        <source>Epoch AI estimates 540 W.</source>
        <translation>Epoch AI schätzt 540 W.</translation>
    </message>
    <message>
        <source>Epoch AI estimates 960 W.</source>
        <translation>Epoch AI schätzt 960 W.</translation>
    </message>
    <message>
        <source>Epoch AI's table of machine-learning hardware (CSV): chips</source>
        <translation>Tabelle „machine-learning hardware“ von Epoch AI (CSV): Chips</translation>
    </message>
    <message>
        <source>Equal data and assumptions give equal files, byte by byte.</source>
        <translation>Gleiche Daten und Annahmen ergeben Byte für Byte gleiche Dateien.</translation>
    </message>
    <message>
        <source>Equal to its MI350X row, probably a slip.</source>
        <translation>Gleich der Zeile für MI350X, wohl ein Versehen.</translation>
    </message>
    <message>
        <source>Equals dense FP6 and FP4: easy to mix up.</source>
        <translation>Gleich dem dichten FP6 und FP4: leicht zu verwechseln.</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Error by chip family</source>
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
        <source>Error, 90th percentile</source>
        <translation>Fehler, 90. Perzentil</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Estimate a workload on a chip or instance.</source>
        <translation>Einen Workload auf einem Chip oder einer Instanz schätzen.</translation>
    </message>
    <message>
        <source>Estimated by the source.</source>
        <translation>Von der Quelle geschätzt.</translation>
    </message>
    <message>
        <source>Estimates</source>
        <translation>Schätzungen</translation>
    </message>
    <message>
        <source>Estimates are calculated from first principles. The operations and bytes of the work are divided by the chip's peaks times efficiencies fitted to published measurements. The times of compute, memory and links add up. Costs are the hours of whole instances at the chosen prices.</source>
        <translation>Schätzungen folgen aus Grundprinzipien: Operationen und Bytes der Arbeit, geteilt durch die Spitzenleistungen des Chips mal Wirkungsgrade, die aus veröffentlichten Messungen bestimmt wurden; die Zeiten von Rechenleistung, Speicher und Verbindungen addieren sich. Kosten sind die Stunden ganzer Instanzen zu den gewählten Preisen.</translation>
    </message>
    <message>
        <source>Estimates are compared with measurements, not with the baseline.</source>
        <translation>Schätzungen werden mit Messungen verglichen, unabhängig von der Referenz.</translation>
    </message>
    <message>
        <source>Estimates next to published figures: %1.</source>
        <translation>Schätzungen neben veröffentlichten Werten: %1.</translation>
    </message>
    <message>
        <source>Evaluation.</source>
        <translation>Evaluierung.</translation>
    </message>
    <message>
        <source>Every dimension can be edited.</source>
        <translation>Alle Dimensionen lassen sich bearbeiten.</translation>
    </message>
    <message>
        <source>Every figure has a source.</source>
        <translation>Jeder Wert hat eine Quelle.</translation>
    </message>
    <message>
        <source>Every figure in view, with status, range, date and source</source>
        <translation>Alle sichtbaren Werte mit Status, Spanne, Datum und Quelle</translation>
    </message>
    <message>
        <source>Every mark has a name.</source>
        <translation>Jede Markierung hat einen Namen.</translation>
    </message>
    <message>
        <source>Every measurement is a row of the table, with its source and its error.</source>
        <translation>Jede Messung ist eine Zeile der Tabelle, mit Quelle und Fehler.</translation>
    </message>
    <message>
        <source>Every peak figure of the chip is below that of one A100; the comparison is about price.</source>
        <translation>Jede Spitzenangabe des Chips liegt unter der einer A100; beim Vergleich geht es um den Preis.</translation>
    </message>
    <message>
        <source>Every row is drawn.</source>
        <translation>Jede Zeile ist gezeichnet.</translation>
    </message>
    <message>
        <source>Every second layer attends to 128 tokens only.</source>
        <translation>Jede zweite Schicht beachtet nur 128 Tokens.</translation>
    </message>
    <message>
        <source>Every step between the assumptions and the results. Searches are collapsed.</source>
        <translation>Alle Schritte zwischen den Annahmen und den Ergebnissen. Suchläufe sind eingeklappt.</translation>
    </message>
    <message>
        <source>Everything works from the keyboard. Ctrl+K finds any command by its name.</source>
        <translation>Alles lässt sich mit der Tastatur erledigen. Strg+K findet jeden Befehl über seinen Namen.</translation>
    </message>
    <message>
        <source>Everything you selected, best first; rows that are announced or have no price come last. Bars are outlined because they are estimates, whiskers show the error range of eight in ten measurements, and ◀ marks the baseline.</source>
        <translation>Alles Ausgewählte, das Beste zuerst; Angekündigtes und Zeilen ohne Preis stehen am Ende. Balken sind umrandet, weil sie Schätzungen sind, die Striche zeigen den Fehlerbereich von acht von zehn Messungen, und ◀ markiert die Basis.</translation>
    </message>
    <message>
        <source>Exact 2516.6.</source>
        <translation>Genau 2516,6.</translation>
    </message>
    <message>
        <source>Exactly one scenario must be active; found %1.</source>
        <translation>Genau ein Szenario muss aktiv sein; hier sind es %1.</translation>
    </message>
    <message>
        <source>Example of a rack budget.</source>
        <translation>Beispiel für ein Rack-Budget.</translation>
    </message>
    <message>
        <source>Excel workbook</source>
        <translation>Excel-Arbeitsmappe</translation>
    </message>
    <message>
        <source>Exchange rate</source>
        <translation>Wechselkurs</translation>
    </message>
    <message>
        <source>Exchange rate %1</source>
        <translation>Wechselkurs %1</translation>
    </message>
    <message>
        <source>Exchange rate %1 to %2</source>
        <translation>Wechselkurs von %1 auf %2</translation>
    </message>
    <message>
        <source>Exchange rate: what one USD buys of the currency shown</source>
        <translation>Wechselkurs: Wert eines USD in der angezeigten Währung</translation>
    </message>
    <message>
        <source>Exclude %1</source>
        <translation>%1 weglassen</translation>
    </message>
    <message>
        <source>Exclude compute in mixed formats</source>
        <translation>Rechenleistung gemischter Formate weglassen</translation>
    </message>
    <message>
        <source>Excluded from %1 to %2: chip counts at which a chip reaches less than half of its best throughput.</source>
        <comment>numbers of chips</comment>
        <translation>Ausgelassen von %1 bis %2: Anzahlen, bei denen ein Chip weniger als die Hälfte dessen leistet, was er bestenfalls leistet, und die niemand mieten würde.</translation>
    </message>
    <message>
        <source>Excluded: %1 (%2), software in maintenance.</source>
        <translation>Nicht gewertet: %1 (%2), die Serving-Software wird nur noch gewartet.</translation>
    </message>
    <message>
        <source>Excluded: %1, software in maintenance.</source>
        <translation>Nicht gewertet: %1, die Serving-Software wird nur noch gewartet.</translation>
    </message>
    <message>
        <source>Exit status: 0 success, 1 wrong usage, 2 bad data, 3 cannot write.</source>
        <translation>Exit-Status: 0 in Ordnung, 1 falsche Verwendung, 2 fehlerhafte Daten, 3 nicht schreibbar.</translation>
    </message>
    <message>
        <source>Expands or collapses the form of the page. While it is collapsed, its entries are shown next to it.</source>
        <translation>Öffnet und schließt das Formular der Seite. Solange es geschlossen ist, steht daneben, was angegeben wurde.</translation>
    </message>
    <message>
        <source>Expands or collapses this group of assumptions.</source>
        <translation>Öffnet und schließt diese Gruppe von Annahmen.</translation>
    </message>
    <message>
        <source>Expected in the second half of 2026.</source>
        <translation>Erwartet in der zweiten Hälfte 2026.</translation>
    </message>
    <message>
        <source>Expected: %1, compared with %2.</source>
        <translation>Zu erwarten: %1 gegenüber %2.</translation>
    </message>
    <message>
        <source>Expert overhead factor</source>
        <translation>Mehraufwand durch Experten, als Faktor</translation>
    </message>
    <message>
        <source>Expert parallelism</source>
        <translation>Expertenparallelität</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>Experts per layer; total parameters adjust, active parameters stay. Applies to models with experts.</source>
        <translation>Experten einer Schicht; die Gesamtparameter folgen, die aktiven bleiben. Gilt für Modelle mit Experten.</translation>
    </message>
    <message>
        <source>Experts per token</source>
        <translation>Experten pro Token</translation>
    </message>
    <message>
        <source>Experts used by each token; active parameters adjust. Applies to models with experts.</source>
        <translation>Experten, zu denen jedes Token geht; die aktiven Parameter folgen. Gilt für Modelle mit Experten.</translation>
    </message>
    <message>
        <source>Exponent of scaling</source>
        <translation>Exponent für viele Chips</translation>
    </message>
    <message>
        <source>Exponent of sparsity</source>
        <translation>Exponent der Sparsity</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Export a PDF…</source>
        <translation>PDF exportieren…</translation>
    </message>
    <message>
        <source>Export a page or a report. Files open again in Chipboard. Press F1 for help.</source>
        <translation>Eine Seite oder einen Bericht exportieren. Die Dateien lassen sich in Chipboard wieder öffnen. F1 öffnet die Hilfe.</translation>
    </message>
    <message>
        <source>Export a picture…</source>
        <translation>Bild exportieren…</translation>
    </message>
    <message>
        <source>Export a workbook for Excel…</source>
        <translation>Arbeitsmappe für Excel exportieren…</translation>
    </message>
    <message>
        <source>Export a&amp;gain</source>
        <translation>E&amp;rneut exportieren</translation>
    </message>
    <message>
        <source>Export chart…</source>
        <translation>Diagramm exportieren…</translation>
    </message>
    <message>
        <source>Export colours</source>
        <translation>Farben der Dateien</translation>
    </message>
    <message>
        <source>Export language</source>
        <translation>Sprache der Dateien</translation>
    </message>
    <message>
        <source>Export only this chart of the page, by id or title, such as memory.</source>
        <translation>Das Diagramm der Seite, das allein geschrieben wird, nach Id oder Titel, etwa memory.</translation>
    </message>
    <message>
        <source>Export slides for PowerPoint…</source>
        <translation>Folien für PowerPoint exportieren…</translation>
    </message>
    <message>
        <source>Export text size</source>
        <translation>Textgröße der Dateien</translation>
    </message>
    <message>
        <source>Export the dashboard to files.</source>
        <translation>Das Dashboard in Dateien schreiben.</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exportieren nach</translation>
    </message>
    <message>
        <source>Export without the brand theme</source>
        <translation>Firmendesign weglassen</translation>
    </message>
    <message>
        <source>Exported %1.</source>
        <translation>%1 exportiert.</translation>
    </message>
    <message numerus="yes">
        <source>Exported %n files.</source>
        <translation><numerusform>%n Datei exportiert.</numerusform><numerusform>%n Dateien exportiert.</numerusform></translation>
    </message>
    <message>
        <source>Exported files</source>
        <translation>Exportierte Dateien</translation>
    </message>
    <message>
        <source>Exported files with an embedded comparison (%1)</source>
        <translation>Exportierte Dateien mit Vergleich (%1)</translation>
    </message>
    <message>
        <source>Exporting</source>
        <translation>Export läuft</translation>
    </message>
    <message>
        <source>Exports pages as documents, slides, pictures, workbooks or plain data.</source>
        <translation>Schreibt Seiten in Dokumente, Folien, Bilder, Arbeitsmappen oder reine Daten.</translation>
    </message>
    <message>
        <source>Exports the answer, why, and what to check, on one page.</source>
        <translation>Exportiert die Antwort, den Grund und was zu prüfen ist auf einer Seite.</translation>
    </message>
    <message>
        <source>Exports the same files again, with the current numbers.</source>
        <translation>Schreibt dieselben Dateien wie beim letzten Mal, mit den jetzigen Zahlen.</translation>
    </message>
    <message>
        <source>Exports this page or all pages: documents, slides, pictures, workbooks, plain data.</source>
        <translation>Schreibt diese Seite oder alle in Dateien: Dokumente, Folien, Bilder, Arbeitsmappen, reine Daten.</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>FLOP</source>
        <translation>FLOP</translation>
    </message>
    <message>
        <source>FLOP are twice the multiply-accumulates.</source>
        <translation>FLOP sind das Doppelte der Multiply-Accumulates.</translation>
    </message>
    <message>
        <source>FLOP of one denoising step at 1024 x 1024, counted from the layers.</source>
        <translation>FLOP eines Denoising-Schritts bei 1024 x 1024, aus den Schichten ermittelt.</translation>
    </message>
    <message>
        <source>FLOP per byte</source>
        <translation>FLOP pro Byte</translation>
    </message>
    <message>
        <source>FLOP per item</source>
        <translation>FLOP eines Elements</translation>
    </message>
    <message>
        <source>FLOP per token</source>
        <translation>FLOP eines Tokens</translation>
    </message>
    <message>
        <source>FLOP per token and parameter</source>
        <translation>FLOP pro Token und Parameter</translation>
    </message>
    <message>
        <source>FLOP per token x tokens per second / dense peak</source>
        <translation>FLOP pro Token x Tokens pro Sekunde / dichte Spitzenleistung</translation>
    </message>
    <message>
        <source>FLUX.1-dev</source>
        <translation>FLUX.1-dev</translation>
    </message>
    <message>
        <source>FLUX.1-dev image generation, 50 steps</source>
        <translation>Bilderzeugung mit FLUX.1-dev, 50 Schritte</translation>
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
        <source>FP32 models are cast to BF16.</source>
        <translation>FP32-Modelle werden in BF16 umgewandelt.</translation>
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
        <source>FP8 1299/190 = 6.84x; BF16 667/190 = 3.51x; FP32 181/47.5 = 3.81x</source>
        <translation>FP8 1299/190 = 6,84x; BF16 667/190 = 3,51x; FP32 181/47,5 = 3,81x</translation>
    </message>
    <message>
        <source>FP8 2517/1299 = 1.938x; BF16 671/667 = 1.006x; HBM 144/96 = 1.5x; bandwidth 4.9/2.9 = 1.69x; UltraServer 362.448/83.136 = 4.36x</source>
        <translation>FP8 2517/1299 = 1,938x; BF16 671/667 = 1,006x; HBM 144/96 = 1,5x; Bandbreite 4,9/2,9 = 1,69x; UltraServer 362,448/83,136 = 4,36x</translation>
    </message>
    <message>
        <source>FP8 compute</source>
        <translation>FP8-Rechenleistung</translation>
    </message>
    <message>
        <source>FP8 gain is half of the FP4 gain; since Trainium3 MXFP4 = MXFP8 = 2,517, Trainium4 FP4/FP8 = 6/3 = 2</source>
        <translation>FP8-Gewinn ist die Hälfte des FP4-Gewinns; da bei Trainium3 MXFP4 = MXFP8 = 2.517 gilt, ist bei Trainium4 FP4/FP8 = 6/3 = 2</translation>
    </message>
    <message>
        <source>FP8 in a chip of %1</source>
        <translation>FP8 bei einem Chip von %1</translation>
    </message>
    <message>
        <source>FP8 per chip, as the guide has it</source>
        <translation>FP8 pro Chip, laut Leitfaden</translation>
    </message>
    <message>
        <source>FP8 sparse compute</source>
        <translation>FP8-Rechenleistung, sparse</translation>
    </message>
    <message>
        <source>FP8, BF16, MXFP8</source>
        <translation>FP8, BF16, MXFP8</translation>
    </message>
    <message>
        <source>Fair for instances, not for chips.</source>
        <translation>Zutreffend für Instanzen, nicht für Chips.</translation>
    </message>
    <message>
        <source>Falcon-180B</source>
        <translation>Falcon-180B</translation>
    </message>
    <message>
        <source>Fastest per chip</source>
        <translation>Am schnellsten pro Chip</translation>
    </message>
    <message>
        <source>Fewest chips: %1</source>
        <translation>Kleinste Chipanzahl: %1</translation>
    </message>
    <message>
        <source>Field names</source>
        <translation>Feldnamen</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Figures changed since the board was saved: %1.</source>
        <translation>Werte haben sich geändert, seit der Vergleich gespeichert wurde: %1.</translation>
    </message>
    <message>
        <source>Figures of chips, instances and prices come from the listed sources, each with its date. If there are several sources, the maker's own comes first. The others are kept, and disagreements are shown.</source>
        <translation>Die Werte von Chips, Instanzen und Preisen stammen aus den aufgeführten Quellen, jeweils mit Datum. Bei mehreren Quellen steht die des Herstellers an erster Stelle; die anderen bleiben daneben stehen, und Widersprüche werden genannt.</translation>
    </message>
    <message>
        <source>Figures that changed in the catalogue since this board was saved.</source>
        <translation>Werte, die der Katalog geändert hat, seit dieser Vergleich gespeichert wurde.</translation>
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
        <source>File &gt; Check slide checks the page against these rules, at the size and in the theme of the export, and offers fixes where possible.</source>
        <translation>Datei &gt; Folie prüfen misst die Seite an diesen Regeln, in Größe und Design des Exports, und bietet eine Abhilfe an, wo es eine gibt.</translation>
    </message>
    <message>
        <source>Files are written with libxlsxwriter (BSD 2-Clause) and zlib (zlib licence); imported prices are kept with SQLite (public domain).</source>
        <translation>Dateien werden mit libxlsxwriter (BSD 2-Clause) und zlib (zlib-Lizenz) geschrieben; importierte Preise werden mit SQLite (gemeinfrei) gespeichert.</translation>
    </message>
    <message>
        <source>Files with an embedded comparison can be opened again in Chipboard.</source>
        <translation>Eine Datei, die ihn enthält, lässt sich in Chipboard wieder öffnen.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter conditions for instances</source>
        <translation>Bedingungen, die Instanzen erfüllen müssen</translation>
    </message>
    <message>
        <source>Filter conditions for instances, to add to the search.</source>
        <translation>Bedingungen, die Instanzen erfüllen müssen, zum Einsetzen in die Suche.</translation>
    </message>
    <message>
        <source>Financing cost of the machine, a twelfth of it per month; repaid in equal monthly instalments.</source>
        <translation>Was das Geld in der Maschine kostet, ein Zwölftel davon im Monat; getilgt in gleichen Monatsraten.</translation>
    </message>
    <message>
        <source>Find a chip</source>
        <translation>Chip suchen</translation>
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
        <source>Find chips</source>
        <translation>Chips suchen</translation>
    </message>
    <message>
        <source>Find it with "chipboard list".</source>
        <translation>Mit „chipboard list“ nachsehen.</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Unser Befund</translation>
    </message>
    <message>
        <source>Finds an assumption by name.</source>
        <translation>Findet eine Annahme über ihren Namen.</translation>
    </message>
    <message>
        <source>Finds any command by typing.</source>
        <translation>Alles, was sich tun lässt, durch Tippen zu finden.</translation>
    </message>
    <message>
        <source>Finds chips, instances and systems by name. For instances it also accepts conditions, such as memory &gt;= 640 GB and price_hour &lt; 40.</source>
        <translation>Findet Chips, Instanzen und Systeme über ihren Namen. Bei Instanzen sind auch Bedingungen möglich, etwa: memory &gt;= 640 GB and price_hour &lt; 40.</translation>
    </message>
    <message>
        <source>Fine-tune Llama 3.1 70B with LoRA</source>
        <translation>Fine-Tuning von Llama 3.1 70B mit LoRA</translation>
    </message>
    <message>
        <source>Fine-tune all weights of Llama 3.1 70B</source>
        <translation>Fine-Tuning aller Gewichte von Llama 3.1 70B</translation>
    </message>
    <message>
        <source>Fine-tuning</source>
        <translation>Fine-Tuning</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erste</translation>
    </message>
    <message>
        <source>First token</source>
        <translation>Erstes Token</translation>
    </message>
    <message>
        <source>First token under load</source>
        <translation>Erstes Token unter Last</translation>
    </message>
    <message>
        <source>First value after</source>
        <translation>Erster danach</translation>
    </message>
    <message>
        <source>Fit the serving and training constants to measurements.</source>
        <translation>Die Konstanten für Inferenz und Training aus Messungen bestimmen.</translation>
    </message>
    <message>
        <source>Fits the missing Inferentia3; AWS does not say so in the sources read.</source>
        <translation>Passt zum fehlenden Inferentia3; in den gelesenen Quellen sagt AWS das nicht.</translation>
    </message>
    <message>
        <source>Fits the serving and training models to all plain measurements and reports the error on held-out ones. If a calibration FILE is named, writes the constants to it.</source>
        <translation>Passt die Modelle für Inferenz und Training an alle einfachen Messungen an und gibt an, wie weit sie bei den ausgelassenen danebenliegen. Mit der Datei (FILE) einer Kalibrierung werden die Konstanten dort geschrieben.</translation>
    </message>
    <message>
        <source>Fitted to %1 measurements: median error %2.</source>
        <translation>An %1 Messungen angepasst: Medianfehler %2.</translation>
    </message>
    <message>
        <source>Fix the errors above, or remove --catalog.</source>
        <translation>Korrigieren Sie, was oben steht, oder lassen Sie --catalog weg.</translation>
    </message>
    <message>
        <source>Fix the ids listed above.</source>
        <translation>Die oben genannten IDs korrigieren.</translation>
    </message>
    <message>
        <source>Fix the path or remove it.</source>
        <translation>Den Pfad korrigieren oder entfernen.</translation>
    </message>
    <message>
        <source>Fix: %1 (in the window: File &gt; Check slide).</source>
        <translation>Abhilfe: %1 (im Fenster: Datei &gt; Folie prüfen).</translation>
    </message>
    <message>
        <source>Fix: %1.</source>
        <translation>Abhilfe: %1.</translation>
    </message>
    <message>
        <source>Fixed at export</source>
        <translation>Beim Export festgelegt</translation>
    </message>
    <message>
        <source>Fixed part of the first token</source>
        <translation>Fester Anteil des ersten Tokens</translation>
    </message>
    <message>
        <source>Fixed: %1</source>
        <translation>Fest: %1</translation>
    </message>
    <message>
        <source>Fo&amp;lder</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>Follows the light or dark theme of the system.</source>
        <translation>Hell oder dunkel wie das System, auch wenn es wechselt.</translation>
    </message>
    <message>
        <source>For all text in the window, including charts.</source>
        <translation>Für alle Texte des Fensters, auch in Diagrammen.</translation>
    </message>
    <message>
        <source>For clusters that mix GPUs and Trainium.</source>
        <translation>Für gemischte Cluster aus GPUs und Trainium.</translation>
    </message>
    <message>
        <source>For documents with pages.</source>
        <translation>Bei Dokumenten, die Seiten haben.</translation>
    </message>
    <message>
        <source>For it</source>
        <translation>Dafür</translation>
    </message>
    <message>
        <source>For products listed on one cloud only, check the others.</source>
        <translation>Was nur bei einer Cloud gelistet ist, muss bei anderen nachgesehen werden.</translation>
    </message>
    <message>
        <source>For sale</source>
        <translation>Erhältlich</translation>
    </message>
    <message>
        <source>For some workloads Trainium matches an H100 at a quarter of the cost.</source>
        <translation>Bei manchen Workloads erreicht Trainium eine H100 zu einem Viertel der Kosten.</translation>
    </message>
    <message>
        <source>For text, and for how numbers are written and typed.</source>
        <translation>Für Texte und für die Schreibweise und Eingabe von Zahlen.</translation>
    </message>
    <message>
        <source>For the energy cost only: rental prices include energy, so it is not added to them.</source>
        <translation>Nur für die Energiekosten: Mietpreise enthalten die Energie, sie wird nicht noch einmal addiert.</translation>
    </message>
    <message>
        <source>For the window; exported files have their own colours.</source>
        <translation>Für das Fenster; Dateien haben eigene Farben.</translation>
    </message>
    <message>
        <source>For workloads it supports, Trainium stays the cheaper choice.</source>
        <translation>Für unterstützte Workloads bleibt Trainium die günstigere Wahl.</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Format: %1; provider: %2 (%3).</source>
        <translation>Format: %1; Anbieter: %2 (%3).</translation>
    </message>
    <message>
        <source>Formats</source>
        <translation>Formate</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>Formulas of the results</source>
        <translation>Formeln der Ergebnisse</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Found "%1".</source>
        <translation>Hier steht „%1“.</translation>
    </message>
    <message>
        <source>Found from %1 measurements; half of them lie within %2, eight of ten within %3.</source>
        <translation>Aus %1 Messungen ermittelt; die Hälfte liegt innerhalb von %2, acht von zehn innerhalb von %3.</translation>
    </message>
    <message>
        <source>Four savings claims</source>
        <translation>Vier Behauptungen zur Ersparnis</translation>
    </message>
    <message>
        <source>Four stacks.</source>
        <translation>Vier Stapel.</translation>
    </message>
    <message>
        <source>Four stacks; the press says HBM3 or HBM3e, AWS names no generation.</source>
        <translation>Vier Stapel; die Presse nennt HBM3 oder HBM3e, AWS nennt keine Generation.</translation>
    </message>
    <message>
        <source>Four times for Trainium2</source>
        <translation>Vierfach bei Trainium2</translation>
    </message>
    <message>
        <source>Four times is a figure of AWS for whole instances.</source>
        <translation>Vierfach ist eine Angabe von AWS für ganze Instanzen.</translation>
    </message>
    <message>
        <source>Four trn2u.48xlarge joined by NeuronLink.</source>
        <translation>Vier trn2u.48xlarge, über NeuronLink verbunden.</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>Framework</translation>
    </message>
    <message>
        <source>Framework of the code.</source>
        <translation>Worin der Code geschrieben ist.</translation>
    </message>
    <message>
        <source>Frameworks</source>
        <translation>Frameworks</translation>
    </message>
    <message>
        <source>Free of charge</source>
        <translation>Kostenlos</translation>
    </message>
    <message>
        <source>Free some disk space. Stored prices are unchanged.</source>
        <translation>Platz auf dem Datenträger schaffen. Was schon gespeichert war, ist unverändert.</translation>
    </message>
    <message>
        <source>Free some space and try again.</source>
        <translation>Schaffen Sie Platz und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>Free some space and try again; the old file is unchanged.</source>
        <translation>Platz schaffen und erneut versuchen; die alte Datei ist unverändert.</translation>
    </message>
    <message>
        <source>Free some space in the folder for temporary files, %1.</source>
        <translation>Im Ordner für temporäre Dateien, %1, Platz schaffen.</translation>
    </message>
    <message>
        <source>French and German text: 485 ha.</source>
        <translation>Französischer und deutscher Text: 485 ha.</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>From %1 to %2 a month; moving costs %3.</source>
        <comment>three amounts</comment>
        <translation>Von %1 auf %2 pro Monat; der Umstieg kostet %3.</translation>
    </message>
    <message>
        <source>From %1 to %2 there is nothing to compare: %3</source>
        <translation>Von %1 bis %2 gibt es nichts zu vergleichen: %3</translation>
    </message>
    <message>
        <source>From %1 to %2 times the current value: %3 to %4.</source>
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
        <source>From %1 to %2; unit: %3.</source>
        <translation>Von %1 bis %2; Einheit: %3.</translation>
    </message>
    <message>
        <source>From %1, owning costs less than renting for the hours used.</source>
        <translation>Ab %1 kostet Eigentum weniger als Miete für genutzte Stunden.</translation>
    </message>
    <message>
        <source>From %1, owning costs less than the API.</source>
        <translation>Ab %1 kostet Eigentum weniger als die API.</translation>
    </message>
    <message>
        <source>From %1, renting costs less than the API.</source>
        <translation>Ab %1 kostet Miete weniger als die API.</translation>
    </message>
    <message>
        <source>From %1.</source>
        <translation>Von %1.</translation>
    </message>
    <message>
        <source>From DGX H100 and DGX B200, rounded: 10.2 and 14.3 kW for chips of 5.6 and 8 kW.</source>
        <translation>DGX H100 und DGX B200, gerundet: 10,2 und 14,3 kW für Chips von 5,6 und 8 kW.</translation>
    </message>
    <message>
        <source>From another price list</source>
        <translation>Aus anderer Preisliste</translation>
    </message>
    <message>
        <source>From published measurements of the chip's family.</source>
        <translation>Was veröffentlichte Messungen der Chipfamilie zeigen.</translation>
    </message>
    <message>
        <source>From published training runs.</source>
        <translation>Was veröffentlichte Trainingsläufe zeigen.</translation>
    </message>
    <message>
        <source>From the H100 page; the GPU is the same.</source>
        <translation>Von der H100-Seite; die GPU ist dieselbe.</translation>
    </message>
    <message>
        <source>From the H100 page; the silicon is the same.</source>
        <translation>Von der H100-Seite; das Silizium ist dasselbe.</translation>
    </message>
    <message>
        <source>From the MI325X page; compute is the same.</source>
        <translation>Von der MI325X-Seite; die Rechenleistung ist dieselbe.</translation>
    </message>
    <message>
        <source>From the MI325X page; the silicon is the same.</source>
        <translation>Von der MI325X-Seite; das Silizium ist dasselbe.</translation>
    </message>
    <message>
        <source>From the lines above the table.</source>
        <translation>Aus den Zeilen über der Tabelle übernommen.</translation>
    </message>
    <message>
        <source>From the name of the file.</source>
        <translation>Aus dem Dateinamen übernommen.</translation>
    </message>
    <message>
        <source>From the request to the first token; for serving only.</source>
        <translation>Von der Anfrage bis zum ersten Token; nur beim Serving.</translation>
    </message>
    <message>
        <source>From the table on the TPU7x page.</source>
        <translation>Aus der Tabelle auf der TPU7x-Seite.</translation>
    </message>
    <message>
        <source>Front-end network.</source>
        <translation>Front-End-Netzwerk.</translation>
    </message>
    <message>
        <source>Full layers have fewer and wider KV heads than layers with a window.</source>
        <translation>Volle Schichten haben weniger und breitere KV-Heads als Schichten mit Fenster.</translation>
    </message>
    <message>
        <source>Full production; systems shipped from October 2022.</source>
        <translation>Volle Produktion; Systeme wurden ab Oktober 2022 ausgeliefert.</translation>
    </message>
    <message>
        <source>GB and GiB</source>
        <translation>GB und GiB</translation>
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
        <translation>GPU-Clouds, Mai 2026</translation>
    </message>
    <message>
        <source>GPU clouds, Nov 2026</source>
        <translation>GPU-Clouds, Nov. 2026</translation>
    </message>
    <message>
        <source>GPU only, without the CPU.</source>
        <translation>Nur die GPU, ohne die CPU.</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>GPUs only, at most.</source>
        <translation>Nur die GPUs, höchstens.</translation>
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
        <translation>Generation</translation>
    </message>
    <message>
        <source>Generations</source>
        <translation>Generationen</translation>
    </message>
    <message>
        <source>Get the data as CSV or JSON.</source>
        <translation>Beschaffen Sie die Daten als CSV oder JSON.</translation>
    </message>
    <message>
        <source>Global batch size</source>
        <translation>Sequenzen pro Schritt</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>Glossary of terms</source>
        <translation>Glossar: Fachbegriffe</translation>
    </message>
    <message>
        <source>Go to the chart %1</source>
        <translation>Zum Diagramm „%1“ gehen</translation>
    </message>
    <message>
        <source>Go to the page %1</source>
        <translation>Zur Seite „%1“ gehen</translation>
    </message>
    <message>
        <source>Goal</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Goes to a page.</source>
        <translation>Geht zu einer Seite.</translation>
    </message>
    <message>
        <source>Goes to the next page; after the last page, to the first.</source>
        <translation>Geht zur nächsten Seite; nach der letzten folgt die erste.</translation>
    </message>
    <message>
        <source>Goes to the previous page.</source>
        <translation>Geht zur vorherigen Seite.</translation>
    </message>
    <message>
        <source>Goes to the search for chips, instances and systems.</source>
        <translation>Geht zur Suche nach Chips, Instanzen und Systemen.</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>Goodput</translation>
    </message>
    <message>
        <source>Google Cloud Billing SKUs (JSON)</source>
        <translation>SKUs von Google Cloud Billing (JSON)</translation>
    </message>
    <message>
        <source>Google Cloud prices of whole machines (CSV)</source>
        <translation>Google-Cloud-Preise ganzer Maschinen (CSV)</translation>
    </message>
    <message>
        <source>Google calls it approximate.</source>
        <translation>Laut Google ungefähr.</translation>
    </message>
    <message>
        <source>Google prints 330 with sparsity.</source>
        <translation>Google nennt 330 mit Sparsity.</translation>
    </message>
    <message>
        <source>Google publishes no sparse figures.</source>
        <translation>Google veröffentlicht keine Sparse-Werte.</translation>
    </message>
    <message>
        <source>Google writes GB and means GiB.</source>
        <translation>Google schreibt GB und meint GiB.</translation>
    </message>
    <message>
        <source>Gradient communication</source>
        <translation>Austausch der Gradienten</translation>
    </message>
    <message>
        <source>Grey, for printers</source>
        <translation>Grau, für Drucker</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Gitternetz</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Group to hold out and predict at a time: source (the default), model, chip, or group of all three.</source>
        <translation>Was jeweils weggelassen und vorhergesagt wird: jede Quelle (Standard), jedes Modell, jeder Chip oder jede Gruppe aus allen dreien.</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>Wachstum</translation>
    </message>
    <message>
        <source>Growth is relative to the previous generation, not to the baseline.</source>
        <translation>Das Wachstum gilt gegenüber der vorigen Generation, unabhängig von der Referenz.</translation>
    </message>
    <message>
        <source>Guide and AFP: four times the first generation.</source>
        <translation>Leitfaden und AFP: das Vierfache der ersten Generation.</translation>
    </message>
    <message>
        <source>Guide, Dec 2025</source>
        <translation>Leitfaden, Dez. 2025</translation>
    </message>
    <message>
        <source>Guide: 2019.</source>
        <translation>Leitfaden: 2019.</translation>
    </message>
    <message>
        <source>Guide: 2022.</source>
        <translation>Leitfaden: 2022.</translation>
    </message>
    <message>
        <source>Guide: 3 to 4 USD per GPU-hour after the cut.</source>
        <translation>Leitfaden: 3 bis 4 USD pro GPU-Stunde nach der Senkung.</translation>
    </message>
    <message>
        <source>Guide: 30 stand on one site in Indiana.</source>
        <translation>Leitfaden: 30 stehen auf einem Gelände in Indiana.</translation>
    </message>
    <message>
        <source>Guide: 362 PFLOPS.</source>
        <translation>Leitfaden: 362 PFLOPS.</translation>
    </message>
    <message>
        <source>Guide: 8 billion USD since early 2024.</source>
        <translation>Leitfaden: 8 Milliarden USD seit Anfang 2024.</translation>
    </message>
    <message>
        <source>Guide: 9.80 USD/h, or 3 to 4 USD per GPU-hour.</source>
        <translation>Leitfaden: 9,80 USD/h oder 3 bis 4 USD pro GPU-Stunde.</translation>
    </message>
    <message>
        <source>Guide: November 2025.</source>
        <translation>Leitfaden: November 2025.</translation>
    </message>
    <message>
        <source>Guide: Trainium2 96 GB, Trainium3 144 GB.</source>
        <translation>Leitfaden: Trainium2 96 GB, Trainium3 144 GB.</translation>
    </message>
    <message>
        <source>Guide: Trainium2, 30 to 40% better price-performance.</source>
        <translation>Leitfaden: Trainium2, 30 bis 40 % bessere Preis-Leistung.</translation>
    </message>
    <message>
        <source>Guide: about 1.10 USD/h.</source>
        <translation>Leitfaden: etwa 1,10 USD/h.</translation>
    </message>
    <message>
        <source>Guide: about 4.80 USD/h.</source>
        <translation>Leitfaden: etwa 4,80 USD/h.</translation>
    </message>
    <message>
        <source>Guide: about 540 PFLOPS.</source>
        <translation>Leitfaden: etwa 540 PFLOPS.</translation>
    </message>
    <message>
        <source>Guide: about half.</source>
        <translation>Leitfaden: etwa die Hälfte.</translation>
    </message>
    <message>
        <source>Guide: against P5 (H100).</source>
        <translation>Leitfaden: gegenüber P5 (H100).</translation>
    </message>
    <message>
        <source>Guide: available since 2025.</source>
        <translation>Leitfaden: seit 2025 verfügbar.</translation>
    </message>
    <message>
        <source>Guide: enables training of mixture-of-experts models.</source>
        <translation>Leitfaden: ermöglicht das Training von Mixture-of-Experts-Modellen.</translation>
    </message>
    <message>
        <source>Guide: in the class of the A100.</source>
        <translation>Leitfaden: in der Klasse der A100.</translation>
    </message>
    <message>
        <source>Guide: in the class of the H100.</source>
        <translation>Leitfaden: in der Klasse der H100.</translation>
    </message>
    <message>
        <source>Guide: new in Trainium3.</source>
        <translation>Leitfaden: neu in Trainium3.</translation>
    </message>
    <message>
        <source>Guide: opened under Apache 2.0.</source>
        <translation>Leitfaden: unter Apache 2.0 geöffnet.</translation>
    </message>
    <message>
        <source>Guide: six times FP4, three times FP8, four times the bandwidth.</source>
        <translation>Leitfaden: sechsfach bei FP4, dreifach bei FP8, vierfache Bandbreite.</translation>
    </message>
    <message>
        <source>H100 price</source>
        <translation>H100-Preis</translation>
    </message>
    <message>
        <source>H100 price cut of 44%</source>
        <translation>H100-Preissenkung um 44 %</translation>
    </message>
    <message>
        <source>H100 price inside the guide</source>
        <translation>H100-Preis innerhalb des Leitfadens</translation>
    </message>
    <message>
        <source>H200 vs H100 instances</source>
        <translation>H200-Instanzen gegenüber H100-Instanzen</translation>
    </message>
    <message>
        <source>HBM</source>
        <translation>HBM</translation>
    </message>
    <message>
        <source>HBM, generation not stated.</source>
        <translation>HBM, Generation nicht angegeben.</translation>
    </message>
    <message>
        <source>HBM3 version.</source>
        <translation>HBM3-Version.</translation>
    </message>
    <message>
        <source>HBM3e version.</source>
        <translation>HBM3e-Version.</translation>
    </message>
    <message>
        <source>HBM3e version; elsewhere in the chapter 144 GiB.</source>
        <translation>HBM3e-Version; an anderer Stelle im Kapitel 144 GiB.</translation>
    </message>
    <message>
        <source>HBM3e.</source>
        <translation>HBM3e.</translation>
    </message>
    <message>
        <source>HTML table</source>
        <translation>HTML-Tabelle</translation>
    </message>
    <message>
        <source>Half a slide 16:9</source>
        <translation>Halbe Folie 16:9</translation>
    </message>
    <message>
        <source>Half are below</source>
        <translation>Die Hälfte liegt darunter</translation>
    </message>
    <message>
        <source>Half holds only per FP8 operation, against P5 on demand.</source>
        <translation>Die Hälfte gilt nur pro FP8-Operation, gegenüber P5 On-Demand.</translation>
    </message>
    <message>
        <source>Half of the 242 printed with sparsity.</source>
        <translation>Die Hälfte der mit Sparsity angegebenen 242.</translation>
    </message>
    <message>
        <source>Half of the sparse data sheet figure, according to Epoch AI.</source>
        <translation>Die Hälfte des Sparse-Werts im Datenblatt, laut Epoch AI.</translation>
    </message>
    <message>
        <source>Half price</source>
        <translation>Halber Preis</translation>
    </message>
    <message>
        <source>Half price; 30 to 40% better price-performance; a quarter of the H100 cost; 54% lower cost per token than A100.</source>
        <translation>Halber Preis; 30 bis 40 % bessere Preis-Leistung; ein Viertel der H100-Kosten; 54 % niedrigere Kosten pro Token als A100.</translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>Head-Größe</translation>
    </message>
    <message>
        <source>Heads that store keys and values; with more chips than KV heads, the cache is replicated. A KV cache stated by the model does not change.</source>
        <translation>Köpfe, die Schlüssel und Werte halten; mehr Chips als KV-Köpfe wiederholen den Cache. Ein KV-Cache, den das Modell selbst angibt, folgt ihnen nicht.</translation>
    </message>
    <message>
        <source>Held out, one source at a time: %1 serving measurements from %2 sources, median error %3; %4 are within 25%.</source>
        <translation>Je eine Quelle ausgelassen: %1 Serving-Messungen aus %2 Quellen, mittlerer Fehler (Median) %3; %4 liegen innerhalb von 25 %.</translation>
    </message>
    <message>
        <source>Held-out measurements: count, median error, bias.</source>
        <translation>Von weggelassenen Messungen: Anzahl, Medianfehler, Verzerrung.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Help &amp;contents</source>
        <translation>&amp;Inhalt der Hilfe</translation>
    </message>
    <message>
        <source>Help page</source>
        <translation>Seite der Hilfe</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Hidden-Größe</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
    <message>
        <source>Hide the panel %1</source>
        <translation>Bereich „%1“ ausblenden</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>High &amp;contrast, light</source>
        <translation>Hoher Kon&amp;trast, hell</translation>
    </message>
    <message>
        <source>High confidence</source>
        <translation>Hohe Sicherheit</translation>
    </message>
    <message>
        <source>High contrast, dark</source>
        <translation>Hoher Kontrast, dunkel</translation>
    </message>
    <message>
        <source>High contrast, light</source>
        <translation>Hoher Kontrast, hell</translation>
    </message>
    <message>
        <source>High end of the range</source>
        <translation>Oberes Ende der Spanne</translation>
    </message>
    <message>
        <source>Higher is better.</source>
        <translation>Mehr ist besser.</translation>
    </message>
    <message>
        <source>Higher resolutions are sharper and make larger files.</source>
        <translation>Mehr davon sind schärfer und ergeben größere Dateien.</translation>
    </message>
    <message>
        <source>Highest</source>
        <translation>Höchster</translation>
    </message>
    <message>
        <source>Highest tokens/s per user</source>
        <translation>Höchste Tokens/s pro Nutzer</translation>
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
        <source>Holds</source>
        <translation>Trifft zu</translation>
    </message>
    <message>
        <source>Host power</source>
        <translation>Leistung neben den Chips</translation>
    </message>
    <message>
        <source>Hosts of the community, not of the provider.</source>
        <translation>Hosts der Community, nicht des Anbieters.</translation>
    </message>
    <message>
        <source>Hourly cost</source>
        <translation>Miete</translation>
    </message>
    <message>
        <source>Hourly price</source>
        <translation>Stundenpreis</translation>
    </message>
    <message>
        <source>Hourly price per chip</source>
        <translation>Stundenpreis pro Chip</translation>
    </message>
    <message>
        <source>Hourly price: %1 vs %2 (%3)</source>
        <comment>two prices, a percentage</comment>
        <translation>Stundenpreis: %1 vs. %2 (%3)</translation>
    </message>
    <message>
        <source>Hours per month</source>
        <translation>Stunden pro Monat</translation>
    </message>
    <message>
        <source>Hours used</source>
        <translation>Genutzte Stunden</translation>
    </message>
    <message>
        <source>How accurate are the estimates?</source>
        <translation>Wie weit liegen die Schätzungen daneben?</translation>
    </message>
    <message>
        <source>How far these estimates can be trusted, from the check against published measurements. Opens the page Accuracy.</source>
        <translation>Wie verlässlich diese Schätzungen sind, nach dem Vergleich mit veröffentlichten Messungen. Öffnet die Seite „Genauigkeit“.</translation>
    </message>
    <message>
        <source>How have the prices of the selection changed?</source>
        <translation>Wie haben sich die Preise des Verglichenen entwickelt?</translation>
    </message>
    <message>
        <source>How long an owned machine is used; its price is paid off by then.</source>
        <translation>Wie lange eine eigene Maschine arbeitet; bis dahin ist ihr Preis abbezahlt.</translation>
    </message>
    <message>
        <source>How many %1 one USD buys, at a rate and date of your choice. It only affects how money is shown; the board keeps its prices and assumptions in USD.</source>
        <translation>Wie viele %1 ein USD kostet: ein eigener Kurs vom gewünschten Tag. Beträge werden damit angezeigt; der Vergleich behält seine Preise und Annahmen in USD.</translation>
    </message>
    <message>
        <source>How many chips does the workload need, and what are its throughput, time and cost?</source>
        <translation>Wie viele Chips braucht der Workload, wie schnell läuft er, wie lange dauert er und was kostet er?</translation>
    </message>
    <message>
        <source>How much of the displayed currency one USD buys.</source>
        <translation>Wie viel der angezeigten Währung ein USD kostet.</translation>
    </message>
    <message>
        <source>How numbers are shown</source>
        <translation>Wie Zahlen angegeben werden</translation>
    </message>
    <message>
        <source>How numbers are shown: absolute, as a ratio to the baseline, or as a percent difference.</source>
        <translation>Wie Zahlen angegeben werden: wie sie sind, als Vielfaches der Referenz oder als Unterschied zu ihr in Prozent.</translation>
    </message>
    <message>
        <source>How numbers are shown: absolute, as a ratio to the baseline, or as a percent difference. Unfair comparisons stay absolute.</source>
        <translation>Wie Zahlen genannt werden: wie sie sind, als Vielfaches der Referenz oder als mehr oder weniger als sie. Was sich nicht fair vergleichen lässt, wird genannt, wie es ist.</translation>
    </message>
    <message>
        <source>How similar the model is to others.</source>
        <translation>Wie sehr das Modell anderen gleicht.</translation>
    </message>
    <message>
        <source>How the numbers are calculated</source>
        <translation>Wie die Zahlen entstehen</translation>
    </message>
    <message>
        <source>How to read</source>
        <translation>Lesehilfe</translation>
    </message>
    <message>
        <source>ICI, 4 ports, total of both directions.</source>
        <translation>ICI, 4 Ports, Summe beider Richtungen.</translation>
    </message>
    <message>
        <source>ICI, total of both directions.</source>
        <translation>ICI, Summe beider Richtungen.</translation>
    </message>
    <message>
        <source>ICI, total of both directions; an older page says 1,600 Gbps.</source>
        <translation>ICI, Summe beider Richtungen; eine ältere Seite nennt 1.600 Gbps.</translation>
    </message>
    <message>
        <source>ICI, total of both directions; an older page says 4,800 Gbps.</source>
        <translation>ICI, Summe beider Richtungen; eine ältere Seite nennt 4.800 Gbps.</translation>
    </message>
    <message>
        <source>INT4 weights are counted as FP4, with the same number of bytes.</source>
        <translation>INT4-Gewichte zählen als FP4: gleich viele Bytes.</translation>
    </message>
    <message>
        <source>INT8 appears only as a type of the vector and scalar engines.</source>
        <translation>INT8 kommt nur als Typ der Vektor- und der Skalareinheit vor.</translation>
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
        <source>Id</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>If it is unknown, write null and "missing".</source>
        <translation>Ist er nicht bekannt, null und „missing“ schreiben.</translation>
    </message>
    <message>
        <source>If it must run on several clouds,</source>
        <translation>Falls es in mehreren Clouds laufen muss,</translation>
    </message>
    <message>
        <source>If no list names the region, check its availability.</source>
        <translation>Wo keine Liste die Region nennt, muss nachgesehen werden.</translation>
    </message>
    <message>
        <source>If speed per chip matters more than cost,</source>
        <translation>Falls Geschwindigkeit pro Chip zählt, egal zu welchem Preis,</translation>
    </message>
    <message>
        <source>If the number is unknown, write "missing".</source>
        <translation>Ist die Anzahl nicht bekannt, „missing“ schreiben.</translation>
    </message>
    <message>
        <source>If there are several sources, the vendor's own comes first, then independent collections, then copies of price lists, then press. The source card of a figure shows the others.</source>
        <translation>Von mehreren Quellen kommt zuerst die des Herstellers, dann unabhängige Sammlungen, dann Kopien von Preislisten, dann die Presse. Die anderen bleiben hinter dem Wert; seine Quellenkarte zeigt sie.</translation>
    </message>
    <message>
        <source>If there is no price, write null and "missing".</source>
        <translation>Gibt es keinen Preis, null und „missing“ schreiben.</translation>
    </message>
    <message>
        <source>If you meant that list, save the board to store its name; otherwise choose other prices.</source>
        <translation>War diese Liste gemeint, den Vergleich speichern: Ihr Name gilt dann überall; sonst andere Preise wählen.</translation>
    </message>
    <message>
        <source>Ignite 2023; specifications followed in August 2024.</source>
        <translation>Ignite 2023; die Spezifikationen folgten im August 2024.</translation>
    </message>
    <message>
        <source>Ignoring all other requirements: %1</source>
        <comment>sentences about what would work then</comment>
        <translation>Ohne alle anderen Vorgaben: %1</translation>
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
        <source>Import a &amp;model…</source>
        <translation>M&amp;odell importieren…</translation>
    </message>
    <message>
        <source>Import a model</source>
        <translation>Modell importieren</translation>
    </message>
    <message>
        <source>Import it with the format %1, and assign the columns with --map.</source>
        <translation>Mit dem Format %1 importieren und mit --map angeben, welche Spalte was enthält.</translation>
    </message>
    <message>
        <source>Import it with the format csv, and assign the columns and the provider with --map: chipboard import csv %1 --map provider==NAME</source>
        <translation>Mit dem Format csv importieren und mit --map angeben, welche Spalte was enthält und wessen Preise es sind: chipboard import csv %1 --map provider==NAME</translation>
    </message>
    <message>
        <source>Import newer prices: no list here is newer.</source>
        <translation>Neuere Preise importieren: Keine Liste hier ist jünger.</translation>
    </message>
    <message>
        <source>Import price lists with File &gt; Import prices. Choose provider, region and price type above the charts.</source>
        <translation>Preislisten mit Datei &gt; Preise importieren einlesen. Anbieter, Region und Art des Preises werden über den Diagrammen gewählt.</translation>
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
        <source>Import prices…</source>
        <translation>Preise importieren…</translation>
    </message>
    <message>
        <source>Import the model %1</source>
        <translation>Modell %1 importieren</translation>
    </message>
    <message>
        <source>Important facts about this page, and where to change them.</source>
        <translation>Was zu dieser Seite zu wissen ist und wo es sich ändern lässt.</translation>
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
        <source>Imported from %1.</source>
        <translation>Aus %1 importiert.</translation>
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
        <source>Imported price lists, by date.</source>
        <translation>Importierte Preislisten, nach Datum.</translation>
    </message>
    <message>
        <source>Imported rows</source>
        <translation>Übernommene Zeilen</translation>
    </message>
    <message>
        <source>Imported, not available: %1</source>
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
        <source>Imports price lists and chips from files of many formats. Nothing is stored until you accept it.</source>
        <translation>Liest Preislisten und Chips aus Dateien vieler Formate. Nichts wird behalten, bevor Sie es annehmen.</translation>
    </message>
    <message>
        <source>Imports price lists and chips from files. Nothing is stored until you accept it.</source>
        <translation>Liest Preislisten und Chips aus Dateien. Nichts wird behalten, bevor Sie es annehmen.</translation>
    </message>
    <message>
        <source>Imports the dimensions of a model from its config.json. The comparison keeps the model.</source>
        <translation>Liest die Dimensionen eines Modells aus seiner config.json. Der Vergleich behält das Modell.</translation>
    </message>
    <message>
        <source>In a common unit</source>
        <translation>In gleicher Einheit</translation>
    </message>
    <message>
        <source>In range</source>
        <translation>Im Bereich</translation>
    </message>
    <message>
        <source>In the first chart the longest line matters most; its dot is the current answer. Where two curves cross, the order changes. The bands contain eight in ten cases when all assumptions vary at once.</source>
        <translation>Im ersten Diagramm zählt die längste Linie am meisten; ihr Punkt ist die jetzige Antwort. Wo sich zwei Kurven kreuzen, kehrt sich die Reihenfolge um. Die Bänder sind acht von zehn Fällen, wenn alle Annahmen zugleich variieren.</translation>
    </message>
    <message>
        <source>In trn1n.32xlarge; an older page prints GiB/s.</source>
        <translation>In trn1n.32xlarge; eine ältere Seite nennt GiB/s.</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>In Worten</translation>
    </message>
    <message>
        <source>Inconclusive because of the range: %1.</source>
        <comment>figures</comment>
        <translation>Die Spanne lässt es offen für: %1.</translation>
    </message>
    <message>
        <source>Indiana, Pennsylvania, Mississippi</source>
        <translation>Indiana, Pennsylvania, Mississippi</translation>
    </message>
    <message>
        <source>Indiana, USA</source>
        <translation>Indiana, USA</translation>
    </message>
    <message>
        <source>Inf1 instances cost 70% less per inference than comparable GPU instances.</source>
        <translation>Inf1-Instanzen kosten pro Inferenz 70 % weniger als vergleichbare GPU-Instanzen.</translation>
    </message>
    <message>
        <source>Inf1 instances have 2.3 times the throughput of comparable GPU instances.</source>
        <translation>Inf1-Instanzen haben den 2,3-fachen Durchsatz vergleichbarer GPU-Instanzen.</translation>
    </message>
    <message>
        <source>Inf1 instances; December 2019 according to secondary sources.</source>
        <translation>Inf1-Instanzen; Dezember 2019 laut Sekundärquellen.</translation>
    </message>
    <message>
        <source>Inf2 instances give 40% more work per dollar than comparable EC2 instances.</source>
        <translation>Inf2-Instanzen leisten 40 % mehr Arbeit fürs Geld als vergleichbare EC2-Instanzen.</translation>
    </message>
    <message>
        <source>Inf2 preview at re:Invent 2022.</source>
        <translation>Inf2-Vorschau auf der re:Invent 2022.</translation>
    </message>
    <message>
        <source>Inference</source>
        <translation>Inferenz</translation>
    </message>
    <message>
        <source>Inference chips are not recommended for training.</source>
        <translation>Chips, die für Inferenz gebaut sind, werden nicht für Training empfohlen.</translation>
    </message>
    <message>
        <source>Inferentia</source>
        <translation>Inferentia</translation>
    </message>
    <message>
        <source>Inferentia is for inference where the cost of an answer counts more than the shortest latency.</source>
        <translation>Inferentia ist für Inferenz gedacht, bei der die Kosten einer Antwort mehr zählen als die kürzeste Latenz.</translation>
    </message>
    <message>
        <source>Inferentia2 answers with a tenth of the latency of Inferentia1.</source>
        <translation>Inferentia2 antwortet mit einem Zehntel der Latenz von Inferentia1.</translation>
    </message>
    <message>
        <source>Inferentia2 has four times the throughput of Inferentia1.</source>
        <translation>Inferentia2 hat den vierfachen Durchsatz von Inferentia1.</translation>
    </message>
    <message>
        <source>Inner width and vocabulary are not checked.</source>
        <translation>Innere Breite und Vokabular sind nicht geprüft.</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Input and output have separate embeddings, as is usual for "%1".</source>
        <translation>Ein- und Ausgabe haben je ein eigenes Embedding, wie bei „%1“ üblich.</translation>
    </message>
    <message>
        <source>Input and output share one embedding, as is usual for "%1".</source>
        <translation>Ein- und Ausgabe teilen ein Embedding, wie bei „%1“ üblich.</translation>
    </message>
    <message>
        <source>Input tokens</source>
        <translation>Eingabe-Tokens</translation>
    </message>
    <message>
        <source>Install %1 (in Debian the package fonts-inter).</source>
        <translation>%1 installieren (in Debian das Paket fonts-inter).</translation>
    </message>
    <message>
        <source>Install it; slides still name it, for computers that have it.</source>
        <translation>Die Schrift installieren; Folien nennen sie trotzdem, für Rechner, die sie haben.</translation>
    </message>
    <message>
        <source>Install the font %1 (in Debian the package fonts-inter) or DejaVu Sans.</source>
        <translation>Die Schrift %1 (in Debian das Paket fonts-inter) oder DejaVu Sans installieren.</translation>
    </message>
    <message>
        <source>Install the package libqt6sql6-sqlite.</source>
        <translation>Das Paket libqt6sql6-sqlite installieren.</translation>
    </message>
    <message>
        <source>Installed packages include completions. Otherwise run "source &lt;(chipboard completion bash)", the same with zsh, or "chipboard completion fish | source".</source>
        <translation>Installierte Pakete bringen sie mit. Sonst: „source &lt;(chipboard completion bash)“, ebenso mit zsh, oder „chipboard completion fish | source“.</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>Instanz</translation>
    </message>
    <message>
        <source>Instance table of ec2instances.info (CSV)</source>
        <translation>Instanztabelle von ec2instances.info (CSV)</translation>
    </message>
    <message>
        <source>Instances</source>
        <translation>Instanzen</translation>
    </message>
    <message>
        <source>Instances (%1)</source>
        <translation>Instanzen (%1)</translation>
    </message>
    <message>
        <source>Intel Vision 2024.</source>
        <translation>Intel Vision 2024.</translation>
    </message>
    <message>
        <source>Inter-token latency</source>
        <translation>Zeit zwischen zwei Tokens</translation>
    </message>
    <message>
        <source>Inter-token latency (TPOT)</source>
        <translation>Zeit zwischen zwei Tokens (TPOT)</translation>
    </message>
    <message>
        <source>Inter-token latency when serving; otherwise the batch latency.</source>
        <translation>Beim Serving von einem Token zum nächsten; sonst für einen ganzen Batch.</translation>
    </message>
    <message>
        <source>Interconnect of Trainium3</source>
        <translation>Verbindung von Trainium3</translation>
    </message>
    <message>
        <source>Interest rate (per year)</source>
        <translation>Zins im Jahr</translation>
    </message>
    <message>
        <source>Is compute or memory bandwidth the bottleneck?</source>
        <translation>Ist die Arbeit durch die Rechenleistung oder durch die Speicherbandbreite begrenzt?</translation>
    </message>
    <message>
        <source>Israel</source>
        <translation>Israel</translation>
    </message>
    <message>
        <source>It accepts %1.</source>
        <translation>Möglich: %1.</translation>
    </message>
    <message>
        <source>It always lists all snapshots.</source>
        <translation>Es werden alle aufgelistet.</translation>
    </message>
    <message>
        <source>It applies to files ending in %1.</source>
        <translation>Sie ist für Dateien mit der Endung %1.</translation>
    </message>
    <message>
        <source>It can be %1.</source>
        <translation>Möglich ist %1.</translation>
    </message>
    <message>
        <source>It can be compared with NVLink only where the direction is stated.</source>
        <translation>Ein Vergleich mit NVLink ist nur möglich, wo die Richtung angegeben ist.</translation>
    </message>
    <message>
        <source>It cannot be estimated.</source>
        <translation>Dazu lässt sich nichts schätzen.</translation>
    </message>
    <message>
        <source>It concerns measured work, which published figures do not cover.</source>
        <translation>Es geht um gemessene Arbeit, über die veröffentlichte Werte nichts aussagen.</translation>
    </message>
    <message>
        <source>It concerns other work than the chosen workload, %1, which cannot disprove it.</source>
        <translation>Sie betrifft andere Arbeit als der gewählte Workload, %1, der sie nicht widerlegen kann.</translation>
    </message>
    <message>
        <source>It costs %1 a month; the budget is %2.</source>
        <translation>Es kostet %1 pro Monat; das Budget ist %2.</translation>
    </message>
    <message>
        <source>It costs %1 less than %2.</source>
        <translation>Es kostet %1 weniger als %2.</translation>
    </message>
    <message>
        <source>It costs %1 more than %2.</source>
        <translation>Es kostet %1 mehr als %2.</translation>
    </message>
    <message>
        <source>It costs %1x as much as %2.</source>
        <comment>3.5, a chip</comment>
        <translation>Es kostet das %1-Fache von %2.</translation>
    </message>
    <message>
        <source>It costs about %1 less than %2 here.</source>
        <translation>Hier kostet es etwa %1 weniger als %2.</translation>
    </message>
    <message>
        <source>It costs about %1 more than %2 here.</source>
        <translation>Hier kostet es etwa %1 mehr als %2.</translation>
    </message>
    <message>
        <source>It does not cost less there.</source>
        <translation>Dort kostet es nicht weniger.</translation>
    </message>
    <message>
        <source>It does not fit into the memory of this number of chips.</source>
        <translation>Es passt nicht in den Speicher dieser Anzahl von Chips.</translation>
    </message>
    <message>
        <source>It does not fit on any number of these chips.</source>
        <translation>Keine Anzahl dieser Chips fasst es.</translation>
    </message>
    <message>
        <source>It does not hold for: %1.</source>
        <comment>figures</comment>
        <translation>Trifft nicht zu für: %1.</translation>
    </message>
    <message>
        <source>It does not meet the required service level.</source>
        <translation>Das verlangte Service-Level wird nicht eingehalten.</translation>
    </message>
    <message>
        <source>It fits on %1 chips or more.</source>
        <translation>Es passt ab %1 Chips.</translation>
    </message>
    <message>
        <source>It fits on %1 x %2 (%3 chips) or more.</source>
        <translation>Es passt ab %1 x %2, %3 Chips.</translation>
    </message>
    <message>
        <source>It fits on 1 chip or more.</source>
        <translation>Es passt ab 1 Chip.</translation>
    </message>
    <message>
        <source>It fits on 1 x %1 (1 chip) or more.</source>
        <translation>Es passt ab 1 x %1, 1 Chip.</translation>
    </message>
    <message>
        <source>It fits with %1.</source>
        <translation>Es passt mit %1.</translation>
    </message>
    <message>
        <source>It has %1 chips, %2 instances, %3 systems, %4 price lists and %5 figures from %6 sources. %7 figures are known to be missing, and %8 contradictions between sources are listed.</source>
        <translation>Er enthält %1 Chips, %2 Instanzen, %3 Systeme, %4 Preislisten und %5 Werte aus %6 Quellen; %7 Werte fehlen bekanntermaßen, und %8 Widersprüche zwischen Quellen sind genannt.</translation>
    </message>
    <message>
        <source>It holds for: %1.</source>
        <comment>figures</comment>
        <translation>Trifft zu für: %1.</translation>
    </message>
    <message>
        <source>It is %1 a month here.</source>
        <translation>Hier sind es %1 pro Monat.</translation>
    </message>
    <message>
        <source>It is cheaper, but its serving software is in maintenance: no new features.</source>
        <translation>Günstiger, aber die Serving-Software wird nur noch gewartet: keine neuen Funktionen.</translation>
    </message>
    <message>
        <source>It is empty.</source>
        <translation>Es gibt keine.</translation>
    </message>
    <message>
        <source>It is free on %1.</source>
        <translation>Auf %1 kostet es nichts.</translation>
    </message>
    <message>
        <source>It is free today.</source>
        <translation>Heute kostet es nichts.</translation>
    </message>
    <message>
        <source>It is not listed in %1, but in %2.</source>
        <translation>Es ist nicht in %1 bekannt, aber in %2.</translation>
    </message>
    <message>
        <source>It is not listed in %1.</source>
        <translation>Es ist nicht in %1 bekannt.</translation>
    </message>
    <message>
        <source>It is rented as a whole, with %1 chips; this number is not possible.</source>
        <translation>Wird nur ganz vermietet, mit %1 Chips; diese Anzahl ist damit nicht möglich.</translation>
    </message>
    <message>
        <source>It is too long for any slide: write a shorter one.</source>
        <translation>Der Text ist für jede Folie zu lang: einen kürzeren schreiben.</translation>
    </message>
    <message>
        <source>It is unknown which layers of "%1" have a window.</source>
        <translation>Es ist nicht bekannt, welche Schichten von „%1“ ein Fenster haben.</translation>
    </message>
    <message>
        <source>It may cost more than the budget of %2: %1 a month.</source>
        <translation>Es kostet vielleicht mehr als das Budget von %2: %1 pro Monat.</translation>
    </message>
    <message>
        <source>It may take longer than %2: %1.</source>
        <translation>Es dauert vielleicht länger als %2: %1.</translation>
    </message>
    <message>
        <source>It multiplies every amount of money in the results.</source>
        <translation>Alle Geldbeträge der Ergebnisse werden damit multipliziert.</translation>
    </message>
    <message>
        <source>It never pays back.</source>
        <translation>Es lohnt sich nie.</translation>
    </message>
    <message>
        <source>It pays back after %1 (%2 at best, never at worst).</source>
        <translation>Die Amortisation dauert %1 (bestenfalls %2, schlimmstenfalls nie).</translation>
    </message>
    <message>
        <source>It pays back after %1 (%2 to %3).</source>
        <translation>Die Amortisation dauert %1 (%2 bis %3).</translation>
    </message>
    <message>
        <source>It pays back after %1.</source>
        <translation>Die Amortisation dauert %1.</translation>
    </message>
    <message>
        <source>It pays back after about %1 months (%2 to %3).</source>
        <translation>Es lohnt sich nach etwa %1 Monaten (%2 bis %3).</translation>
    </message>
    <message>
        <source>It pays back after about %1 months, or never at the end of the range.</source>
        <translation>Es lohnt sich nach etwa %1 Monaten, am Ende der Spanne nie.</translation>
    </message>
    <message>
        <source>It pays back only at best, after %1.</source>
        <translation>Es lohnt sich nur bestenfalls; die Amortisation dauert dann %1.</translation>
    </message>
    <message>
        <source>It runs on %1 here.</source>
        <translation>Hier läuft es auf %1.</translation>
    </message>
    <message>
        <source>It started in late October 2025.</source>
        <translation>Der Start war Ende Oktober 2025.</translation>
    </message>
    <message>
        <source>It states no number to recompute.</source>
        <translation>Es ist keine Zahl zum Nachrechnen genannt.</translation>
    </message>
    <message>
        <source>It takes %1 per token; the limit is %2.</source>
        <translation>Es dauert %1 pro Token; nötig sind höchstens %2.</translation>
    </message>
    <message>
        <source>It takes %1; %2 are left.</source>
        <translation>Es dauert %1; übrig sind %2.</translation>
    </message>
    <message>
        <source>Items per second</source>
        <translation>Elemente pro Sekunde</translation>
    </message>
    <message>
        <source>Items to process per month; affects the number of chips and the cost.</source>
        <translation>Was pro Monat abgearbeitet werden muss: wirkt auf die dafür nötigen Chips und Kosten.</translation>
    </message>
    <message>
        <source>Its %1 rows are on the sheet "%2".</source>
        <translation>Die %1 Zeilen stehen auf dem Blatt „%2“.</translation>
    </message>
    <message>
        <source>Its INT4 column says 9,227.5.</source>
        <translation>Die INT4-Spalte nennt 9.227,5.</translation>
    </message>
    <message>
        <source>Its bill is %1 higher than that of %2.</source>
        <translation>Die Rechnung ist %1 höher als die von %2.</translation>
    </message>
    <message>
        <source>Its bill is %1 lower than that of %2.</source>
        <translation>Die Rechnung ist %1 niedriger als die von %2.</translation>
    </message>
    <message>
        <source>Its bill is %1x that of %2.</source>
        <comment>3.5, a chip</comment>
        <translation>Die Rechnung ist das %1-Fache der von %2.</translation>
    </message>
    <message>
        <source>Its chips</source>
        <translation>Ihre Chips</translation>
    </message>
    <message>
        <source>Its cost is unknown.</source>
        <translation>Die Kosten sind nicht bekannt.</translation>
    </message>
    <message>
        <source>Its footnotes are lost, so none of its claims has its own source.</source>
        <translation>Seine Fußnoten sind verloren, daher hat keine seiner Behauptungen eine eigene Quelle.</translation>
    </message>
    <message>
        <source>Its largest instance has %1; %2 are needed.</source>
        <translation>Die größte Instanz hat %1; nötig sind %2.</translation>
    </message>
    <message>
        <source>Its largest instance may have less than %2: %1.</source>
        <translation>Die größte Instanz hat vielleicht weniger als %2: %1.</translation>
    </message>
    <message>
        <source>Its own chip figure gives 360, not 540. A Trn3 UltraServer has 100.7% of 360, but only 67.1% of 540.</source>
        <translation>Der eigene Chipwert ergibt 360, nicht 540. Ein Trn3 UltraServer hat 100,7 % von 360, aber nur 67,1 % von 540.</translation>
    </message>
    <message>
        <source>Its physical memory</source>
        <translation>Physischer Speicher</translation>
    </message>
    <message>
        <source>Its price is from "%1", because the chosen list has none.</source>
        <translation>Der Preis stammt aus „%1“, weil er in den gewählten Preisen fehlt.</translation>
    </message>
    <message>
        <source>Its price per chip, as a share of the price above</source>
        <translation>Ihr Preis je Chip, als Anteil am Preis oben</translation>
    </message>
    <message>
        <source>Its software is no longer maintained.</source>
        <translation>Die Software dafür wird nicht mehr gepflegt.</translation>
    </message>
    <message>
        <source>Its status is in the catalogue; correct it there.</source>
        <translation>Der Status steht im Katalog; dort korrigieren.</translation>
    </message>
    <message>
        <source>JAX added</source>
        <translation>JAX hinzugefügt</translation>
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
        <source>January 2026.</source>
        <translation>Januar 2026.</translation>
    </message>
    <message>
        <source>Jump</source>
        <translation>Sprung</translation>
    </message>
    <message>
        <source>KIND is tornado (sensitivity to each assumption), crossover (break-even point of two rows), two-way (a result under two assumptions), uncertainty (ranges and probabilities from random draws), move (payback of a move), commitment (break-even utilisation) or formula (how a number is calculated). Without --metrics it analyses the cost of the workload.</source>
        <translation>KIND ist tornado (welche Annahme ein Ergebnis am stärksten bewegt), crossover (wo sich die Reihenfolge zweier Zeilen umkehrt), two-way (ein Ergebnis unter zwei Annahmen), uncertainty (Bänder und Wahrscheinlichkeiten aus Ziehungen), move (wann sich ein Umstieg lohnt), commitment (ab welcher Auslastung sich eine Laufzeitbindung lohnt) oder formula (wie eine Zahl zustande kam). Ohne --metrics geht es um die Kosten des Workloads.</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV-Cache</translation>
    </message>
    <message>
        <source>KV cache precision (bits)</source>
        <translation>Bits pro Cache-Wert</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>KV-Heads</translation>
    </message>
    <message>
        <source>KV heads are not stated; assumed to be as many as attention heads.</source>
        <translation>KV-Heads sind nicht angegeben: so viele wie Attention-Heads.</translation>
    </message>
    <message>
        <source>KV values per token</source>
        <translation>KV-Werte pro Token</translation>
    </message>
    <message>
        <source>Kaplan et al. 2020, https://arxiv.org/abs/2001.08361; Hoffmann et al. 2022, https://arxiv.org/abs/2203.15556; attention: PaLM, https://arxiv.org/abs/2204.02311, appendix B.</source>
        <translation>Kaplan et al. 2020, https://arxiv.org/abs/2001.08361; Hoffmann et al. 2022, https://arxiv.org/abs/2203.15556; Attention: PaLM, https://arxiv.org/abs/2204.02311, Anhang B.</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <translation>Nur einen davon behalten.</translation>
    </message>
    <message>
        <source>Keep only dense compute</source>
        <translation>Nur dichte Rechenleistung behalten</translation>
    </message>
    <message>
        <source>Keep the figures of %1</source>
        <translation>Werte vom %1 behalten</translation>
    </message>
    <message numerus="yes">
        <source>Keep the first %n charts</source>
        <translation><numerusform>Nur das erste Diagramm behalten</numerusform><numerusform>Nur die ersten %n Diagramme behalten</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Keep the first %n rows</source>
        <translation><numerusform>Nur die erste Zeile behalten</numerusform><numerusform>Nur die ersten %n Zeilen behalten</numerusform></translation>
    </message>
    <message>
        <source>Keep the old figures</source>
        <translation>Alte Werte behalten</translation>
    </message>
    <message>
        <source>Keep the one that fits the level</source>
        <translation>Nur den zur Ebene passenden behalten</translation>
    </message>
    <message>
        <source>Kept so far, as a power of two, step %1</source>
        <translation>Bisher eingehalten, als Zweierpotenz, Schritt %1</translation>
    </message>
    <message>
        <source>Kept the constants of %1: %2 measurements from %3 sources are too few.</source>
        <translation>Die Konstanten für %1 bleiben: %2 Messungen aus %3 Quellen sind zu wenige.</translation>
    </message>
    <message>
        <source>Kept the constants of %1: the new ones have a median error of %2.</source>
        <translation>Die Konstanten für %1 bleiben: Der Medianfehler der gefundenen beträgt %2.</translation>
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
        <source>Keys are 192 wide, values 128. The number of layers with a window is not checked.</source>
        <translation>Keys sind 192 breit, Values 128. Die Zahl der Schichten mit Fenster ist nicht geprüft.</translation>
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
        <translation>Art</translation>
    </message>
    <message>
        <source>Kind of price</source>
        <translation>Preisart</translation>
    </message>
    <message>
        <source>Kinds:</source>
        <translation>Arten:</translation>
    </message>
    <message>
        <source>L&amp;anguage</source>
        <translation>Sp&amp;rache</translation>
    </message>
    <message>
        <source>L&amp;ight</source>
        <translation>&amp;Hell</translation>
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
        <translation>Bezeichnung</translation>
    </message>
    <message>
        <source>Label position</source>
        <translation>Position des Namens</translation>
    </message>
    <message>
        <source>Labels are next to their marks.</source>
        <translation>Namen stehen neben dem, was sie benennen.</translation>
    </message>
    <message>
        <source>Labels are on lines or far from their marks: %1.</source>
        <translation>Namen stehen auf Linien oder weit von dem, was sie benennen: %1.</translation>
    </message>
    <message>
        <source>Labels can have at most %1 significant digits.</source>
        <translation>Beschriftungen haben höchstens %1 signifikante Stellen.</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Sprache</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Larger text can be read from farther away.</source>
        <translation>Größere Texte sind aus größerer Entfernung lesbar.</translation>
    </message>
    <message>
        <source>Last environments: SDK 2.26; support ends with SDK 2.27.</source>
        <translation>Letzte Umgebungen: SDK 2.26; die Unterstützung endet mit SDK 2.27.</translation>
    </message>
    <message>
        <source>Last environments: SDK 2.26; support of Inf1 ends with SDK 2.27.</source>
        <translation>Letzte Umgebungen: SDK 2.26; die Unterstützung für Inf1 endet mit SDK 2.27.</translation>
    </message>
    <message>
        <source>Last value before</source>
        <translation>Letzter davor</translation>
    </message>
    <message>
        <source>Late 2023 according to PCMag.</source>
        <translation>Ende 2023 laut PCMag.</translation>
    </message>
    <message>
        <source>Late 2024.</source>
        <translation>Ende 2024.</translation>
    </message>
    <message>
        <source>Late October 2025.</source>
        <translation>Ende Oktober 2025.</translation>
    </message>
    <message>
        <source>Latent attention caches %1 + %2 elements per layer and token.</source>
        <translation>Latente Attention speichert %1 + %2 Elemente je Schicht und Token im Cache.</translation>
    </message>
    <message>
        <source>Latent attention caches 512 + 64 elements a layer and token.</source>
        <translation>Latent Attention speichert 512 + 64 Elemente pro Schicht und Token im Cache.</translation>
    </message>
    <message>
        <source>Latent head sizes are set, but no latent.</source>
        <translation>Es gibt Größen eines latenten Heads, aber keine latente Darstellung.</translation>
    </message>
    <message>
        <source>Launch.</source>
        <translation>Markteinführung.</translation>
    </message>
    <message>
        <source>Launch; volume from early 2025.</source>
        <translation>Markteinführung; Stückzahlen ab Anfang 2025.</translation>
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
        <source>Layers of the network.</source>
        <translation>Blöcke des Netzes.</translation>
    </message>
    <message>
        <source>Layers with a window cache %1 elements per token; all layers together cache only %2.</source>
        <translation>Schichten mit Fenster speichern %1 Elemente pro Token im Cache, alle Schichten zusammen nur %2.</translation>
    </message>
    <message>
        <source>Layers, hidden size and heads must be at least 1.</source>
        <translation>Schichten, Hidden-Größe und Heads müssen mindestens 1 sein.</translation>
    </message>
    <message>
        <source>Layouts of training</source>
        <translation>Aufteilungen des Trainings</translation>
    </message>
    <message>
        <source>Leaning %1: %2</source>
        <comment>a chip, cheaper</comment>
        <translation>%1 ist tendenziell %2</translation>
    </message>
    <message>
        <source>Leaning %1: about %2 cheaper than %3</source>
        <translation>%1 ist tendenziell etwa %2 günstiger als %3</translation>
    </message>
    <message>
        <source>Least</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Leave the member out where the software is maintained.</source>
        <translation>Den Eintrag weglassen, wenn die Software weiterentwickelt wird.</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
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
        <translation>Hell</translation>
    </message>
    <message>
        <source>Light on dark.</source>
        <translation>Hell auf dunkel.</translation>
    </message>
    <message>
        <source>Light or dark, as the system</source>
        <translation>Hell oder dunkel wie das System</translation>
    </message>
    <message>
        <source>Limit shown by the driver.</source>
        <translation>Vom Treiber angezeigte Grenze.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Line at %1 %2</source>
        <translation>Linie bei %1 %2</translation>
    </message>
    <message>
        <source>Line of equal results</source>
        <translation>Linie gleicher Ergebnisse</translation>
    </message>
    <message>
        <source>Lines cross %1.</source>
        <translation>Linien verlaufen durch %1.</translation>
    </message>
    <message>
        <source>Lines: %1.</source>
        <translation>Linien: %1.</translation>
    </message>
    <message>
        <source>Link between chips, one way</source>
        <translation>Verbindung zwischen Chips, eine Richtung</translation>
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
        <source>Links open in your browser, and only when you click them.</source>
        <translation>Links öffnen sich im Browser, und nur, wenn Sie ihnen folgen.</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>List or remove imported prices.</source>
        <translation>Importierte Preise auflisten oder einzelne entfernen.</translation>
    </message>
    <message>
        <source>List prices of June 2024, before the price cuts of 2025.</source>
        <translation>Listenpreise vom Juni 2024, vor den Preissenkungen von 2025.</translation>
    </message>
    <message>
        <source>List prices without commitment: AWS us-east-1 of 2026-07-20 (us-east-2 and us-west-2 cost the same for the Neuron instances), Azure of 2026-06-18, Google Cloud of 2026-07-30, TPU slices of 2026. Linux, shared tenancy.</source>
        <translation>Listenpreise ohne Laufzeitbindung: AWS us-east-1 vom 2026-07-20 (us-east-2 und us-west-2 kosten bei den Neuron-Instanzen dasselbe), Azure vom 2026-06-18, Google Cloud vom 2026-07-30, TPU-Slices von 2026. Linux, geteilte Nutzung.</translation>
    </message>
    <message>
        <source>List the contents of the catalogue.</source>
        <translation>Auflisten, was der Katalog enthält.</translation>
    </message>
    <message>
        <source>List the instances that match: "memory &gt;= 640 GB and price_chip_hour &lt; 4". Fields are metric ids, and id, provider, chip, chips, vcpus and others.</source>
        <translation>Die Instanzen auflisten, für die dies gilt: „memory &gt;= 640 GB and price_chip_hour &lt; 4“. Felder sind die IDs der Kennzahlen sowie id, provider, chip, chips, vcpus und weitere.</translation>
    </message>
    <message>
        <source>List the workloads; check them against the Neuron SDK; compute the savings on the present GPU bill on AWS; see who can do the work.</source>
        <translation>Die Workloads auflisten; sie mit dem Neuron SDK abgleichen; berechnen, was sich an der heutigen GPU-Rechnung bei AWS sparen ließe; klären, wer die Arbeit machen kann.</translation>
    </message>
    <message>
        <source>List them in "layer_types", or set it to null for full attention.</source>
        <translation>In „layer_types“ aufführen oder für volle Attention auf null setzen.</translation>
    </message>
    <message>
        <source>List: 1.34375 USD/h.</source>
        <translation>Liste: 1,34375 USD/h.</translation>
    </message>
    <message>
        <source>List: 12.29 before, 6.88 after.</source>
        <translation>Liste: 12,29 vorher, 6,88 nachher.</translation>
    </message>
    <message>
        <source>Listed with 262 GB.</source>
        <translation>Mit 262 GB gelistet.</translation>
    </message>
    <message>
        <source>Lists the imported price lists, to view or remove them.</source>
        <translation>Von Ihnen importierte Preislisten, zum Ansehen oder Entfernen.</translation>
    </message>
    <message>
        <source>Llama 4 Scout and Maverick on Trn2 (beta), FLUX.1-dev (beta)</source>
        <translation>Llama 4 Scout und Maverick auf Trn2 (Beta), FLUX.1-dev (Beta)</translation>
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
        <translation>Logo von %1</translation>
    </message>
    <message>
        <source>Longest sequence</source>
        <translation>Längste Sequenz</translation>
    </message>
    <message>
        <source>Look up %1</source>
        <translation>Nachlesen, was „%1“ bedeutet</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Niedrig</translation>
    </message>
    <message>
        <source>Low confidence</source>
        <translation>Geringe Sicherheit</translation>
    </message>
    <message>
        <source>Low end of the range</source>
        <translation>Unteres Ende der Spanne</translation>
    </message>
    <message>
        <source>Lower is better.</source>
        <translation>Weniger ist besser.</translation>
    </message>
    <message>
        <source>Lower number</source>
        <translation>Untere Zahl</translation>
    </message>
    <message>
        <source>Lower the requirement, allow more chips, or choose a smaller model or a lower precision.</source>
        <translation>Weniger verlangen, mehr Chips zulassen oder ein kleineres Modell oder weniger Bits wählen.</translation>
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
        <source>M</source>
        <comment>millions of money, right behind the number: 1.12M USD</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>M items/month</source>
        <translation>Mio. Elemente/Monat</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>MLA rank</source>
        <translation>MLA-Rang</translation>
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
        <translation>MLPerf-Inference-Übersicht von MLCommons (CSV oder JSON): Messungen</translation>
    </message>
    <message>
        <source>MLPerf interactive</source>
        <translation>MLPerf interaktiv</translation>
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
        <translation>MX-Formate gibt es ab NeuronCore-v4.</translation>
    </message>
    <message>
        <source>MXFP8, MXFP4</source>
        <translation>MXFP8, MXFP4</translation>
    </message>
    <message>
        <source>Ma&amp;ke the files open again in Chipboard</source>
        <translation>&amp;Vergleich einbetten, um die Datei wieder öffnen zu können</translation>
    </message>
    <message>
        <source>Machine price</source>
        <translation>Preis der Maschine</translation>
    </message>
    <message>
        <source>Machines and staff per month</source>
        <translation>Maschinen und Personal, im Monat</translation>
    </message>
    <message>
        <source>Made by TSMC, according to Epoch AI.</source>
        <translation>Laut Epoch AI von TSMC gefertigt.</translation>
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
        <source>Make the comparison fair</source>
        <translation>Gleiches mit Gleichem vergleichen</translation>
    </message>
    <message>
        <source>Makes all text smaller.</source>
        <translation>Macht alle Texte kleiner.</translation>
    </message>
    <message>
        <source>Markdown table</source>
        <translation>Markdown-Tabelle</translation>
    </message>
    <message>
        <source>Marks contrast with their background by at least 3:1.</source>
        <translation>Markierungen heben sich mit 3:1 vom Untergrund ab.</translation>
    </message>
    <message>
        <source>Marks without a label: %1.</source>
        <translation>Markierungen ohne Angabe, was sie sind: %1.</translation>
    </message>
    <message>
        <source>Matrix engine.</source>
        <translation>Matrixeinheit.</translation>
    </message>
    <message>
        <source>Matrix products</source>
        <translation>Matrixprodukte</translation>
    </message>
    <message>
        <source>Matrix rate of FP32 and FP64.</source>
        <translation>Matrixrate von FP32 und FP64.</translation>
    </message>
    <message>
        <source>Matrix rate.</source>
        <translation>Matrixrate.</translation>
    </message>
    <message>
        <source>Maximum TPOT</source>
        <translation>Längste Zeit pro Token</translation>
    </message>
    <message>
        <source>Maximum cost of the chips per month.</source>
        <translation>Was die Chips pro Monat höchstens kosten dürfen.</translation>
    </message>
    <message>
        <source>Maximum in DGX B300.</source>
        <translation>Maximum in DGX B300.</translation>
    </message>
    <message>
        <source>Maximum per GPU.</source>
        <translation>Maximum pro GPU.</translation>
    </message>
    <message>
        <source>Maximum time to first token</source>
        <translation>Längste Zeit bis zum ersten Token</translation>
    </message>
    <message>
        <source>Maximum.</source>
        <translation>Maximum.</translation>
    </message>
    <message>
        <source>Maximum; DGX ships set to 700 W.</source>
        <translation>Maximum; DGX wird mit 700 W ausgeliefert.</translation>
    </message>
    <message>
        <source>Mean asking rate in the primary markets of North America at the end of 2024 (CBRE).</source>
        <translation>Mittlerer Angebotspreis in den Hauptmärkten Nordamerikas Ende 2024, laut CBRE.</translation>
    </message>
    <message>
        <source>Mean cost of a software developer in the USA (BLS, 2024), rounded.</source>
        <translation>Mittlere Kosten einer Softwareentwicklerstelle in den USA, BLS 2024, gerundet.</translation>
    </message>
    <message>
        <source>Mean measured by Google; Epoch AI estimates 340 W.</source>
        <translation>Von Google gemessener Mittelwert; Epoch AI schätzt 340 W.</translation>
    </message>
    <message>
        <source>Mean of 30 days.</source>
        <translation>Mittelwert über 30 Tage.</translation>
    </message>
    <message>
        <source>Mean of AWS's data centres in 2025, as stated by AWS.</source>
        <translation>Mittelwert der Rechenzentren von AWS 2025, nach Angabe von AWS.</translation>
    </message>
    <message>
        <source>Mean price for industrial customers in the USA in 2023 (EIA), rounded.</source>
        <translation>Mittlerer Preis für Industriekunden in den USA 2023, nach der EIA, gerundet.</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Messgröße</translation>
    </message>
    <message>
        <source>Measure id</source>
        <translation>ID der Messgröße</translation>
    </message>
    <message>
        <source>Measure the first token: it may take more than %2, %1.</source>
        <translation>Das erste Token messen: Es dauert vielleicht länger als %2, %1.</translation>
    </message>
    <message>
        <source>Measure the latency: it may be above %2, %1.</source>
        <translation>Die Latenz messen: Sie liegt vielleicht über %2, %1.</translation>
    </message>
    <message>
        <source>Measure the time of a batch: it may be above %2, %1.</source>
        <translation>Die Zeit pro Batch messen: Sie liegt vielleicht über %2, %1.</translation>
    </message>
    <message>
        <source>Measure your own variant of the architecture.</source>
        <translation>Die eigene Variante der Architektur messen.</translation>
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
        <source>Measurements</source>
        <translation>Messungen</translation>
    </message>
    <message>
        <source>Median error</source>
        <translation>Medianfehler</translation>
    </message>
    <message>
        <source>Median error of measurements excluded from the fit, by source, model and chip: %1.</source>
        <translation>Medianfehler der Messungen, die bei der Anpassung nach Quelle, Modell und Chip weggelassen wurden: %1.</translation>
    </message>
    <message>
        <source>Medium confidence</source>
        <translation>Mittlere Sicherheit</translation>
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
        <source>Memory bandwidth</source>
        <translation>Speicherbandbreite</translation>
    </message>
    <message>
        <source>Memory bandwidth of %1</source>
        <translation>Speicherbandbreite von %1</translation>
    </message>
    <message>
        <source>Memory bandwidth of Trainium2</source>
        <translation>Speicherbandbreite von Trainium2</translation>
    </message>
    <message>
        <source>Memory bandwidth of Trainium3</source>
        <translation>Speicherbandbreite von Trainium3</translation>
    </message>
    <message>
        <source>Memory bandwidth of a Trn3 UltraServer is 3.8 times that of a Trn2 UltraServer.</source>
        <translation>Ein Trn3 UltraServer hat die 3,8-fache Speicherbandbreite eines Trn2 UltraServers.</translation>
    </message>
    <message>
        <source>Memory bandwidth of trn1.32xlarge</source>
        <translation>Speicherbandbreite von trn1.32xlarge</translation>
    </message>
    <message>
        <source>Memory efficiency</source>
        <translation>Speichereffizienz</translation>
    </message>
    <message>
        <source>Memory holds %1 concurrent requests; the others wait.</source>
        <translation>Der Speicher fasst %1 Anfragen gleichzeitig; die anderen warten.</translation>
    </message>
    <message>
        <source>Memory holds fewer requests than were sent; the rest are assumed to wait.</source>
        <translation>Der Speicher fasst weniger Anfragen, als gesendet wurden; der Rest gilt als wartend.</translation>
    </message>
    <message>
        <source>Memory of one instance</source>
        <translation>Speicher einer Instanz</translation>
    </message>
    <message>
        <source>Memory or memory bandwidth of %1 is not published, so nothing can be estimated on it.</source>
        <translation>Speicher oder Speicherbandbreite von %1 ist nicht veröffentlicht, daher ist keine Schätzung möglich.</translation>
    </message>
    <message>
        <source>Memory per chip</source>
        <translation>Speicher eines Chips</translation>
    </message>
    <message>
        <source>Memory per chip for weights and requests</source>
        <translation>Speicher eines Chips für Gewichte und Anfragen</translation>
    </message>
    <message>
        <source>Memory per chip: %1</source>
        <translation>Speicher eines Chips: %1</translation>
    </message>
    <message>
        <source>Memory per layout</source>
        <translation>Speicher je Aufteilung</translation>
    </message>
    <message>
        <source>Memory reads take most of the time, and memory capacity limits how many requests share a read.</source>
        <translation>Das Lesen des Speichers braucht die meiste Zeit, und seine Kapazität begrenzt, wie viele Anfragen sich einen Lesevorgang teilen.</translation>
    </message>
    <message>
        <source>Memory reads take most of the time.</source>
        <translation>Das Lesen des Speichers braucht die meiste Zeit.</translation>
    </message>
    <message>
        <source>Memory required</source>
        <translation>Benötigter Speicher</translation>
    </message>
    <message>
        <source>Memory, memory bandwidth or link of %1 is not plausible.</source>
        <translation>Speicher, Speicherbandbreite oder Verbindung von %1 ist kein möglicher Wert.</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Meta published these tokens and chips, and 30.84 million H100 hours.</source>
        <translation>Meta hat diese Token- und Chipzahl veröffentlicht, dazu 30,84 Millionen H100-Stunden.</translation>
    </message>
    <message>
        <source>Metagenomi cut the cost of its protein language models by 56% on Inferentia.</source>
        <translation>Metagenomi senkte die Kosten seiner Protein-Sprachmodelle auf Inferentia um 56 %.</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Metric</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Metrics to compare</source>
        <translation>Was sich vergleichen lässt</translation>
    </message>
    <message>
        <source>MiMo-V2-Flash</source>
        <translation>MiMo-V2-Flash</translation>
    </message>
    <message>
        <source>Midpoint; unchecked source.</source>
        <translation>Mittelwert der Spanne; eine ungeprüfte Quelle.</translation>
    </message>
    <message>
        <source>Million items processed per month; determines the bill.</source>
        <translation>Wie viele Millionen Elemente im Monat verarbeitet werden; daraus folgen die Monatskosten.</translation>
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
        <translation>Kleinste Chipanzahl</translation>
    </message>
    <message>
        <source>Minimum chips as several replicas</source>
        <translation>Kleinste Chipzahl mit mehreren Repliken</translation>
    </message>
    <message>
        <source>Minimum chips of one replica; 0: it never fits</source>
        <translation>Kleinste Chipzahl einer Replik; 0: keine Zahl reicht</translation>
    </message>
    <message>
        <source>Minimum chips per layout</source>
        <translation>Kleinste Chipanzahl je Aufteilung</translation>
    </message>
    <message>
        <source>Minimum chips tried</source>
        <translation>Kleinste geprüfte Chipanzahl</translation>
    </message>
    <message>
        <source>Minimum chips; 0: it never fits</source>
        <translation>Kleinste Chipanzahl, die es fasst; 0: keine</translation>
    </message>
    <message>
        <source>Minimum so far; replicas on 1 chip</source>
        <translation>Bisher kleinste Zahl; Repliken auf 1 Chip</translation>
    </message>
    <message>
        <source>Minimum so far; replicas over %1 chips</source>
        <translation>Bisher kleinste Zahl; Repliken über %1 Chips</translation>
    </message>
    <message>
        <source>Minimum tokens/s per user</source>
        <translation>Geschwindigkeit pro Nutzer, mindestens</translation>
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
        <translation>Preisarten mischen</translation>
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
        <translation>Mixture of Experts</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Model FLOPS utilisation (MFU)</source>
        <translation>Modell-FLOP-Auslastung (MFU)</translation>
    </message>
    <message>
        <source>Model and workload</source>
        <translation>Modell und Workload</translation>
    </message>
    <message>
        <source>Model check</source>
        <translation>Modellprüfung</translation>
    </message>
    <message>
        <source>Model configuration (*.json);;All files (*)</source>
        <translation>Modellkonfiguration (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Model families</source>
        <translation>Modellfamilien</translation>
    </message>
    <message>
        <source>Model families for Inferentia</source>
        <translation>Modellfamilien für Inferentia</translation>
    </message>
    <message>
        <source>Model families for Trainium</source>
        <translation>Modellfamilien für Trainium</translation>
    </message>
    <message>
        <source>Model passes per image.</source>
        <translation>Durchläufe durch das Modell für ein Bild.</translation>
    </message>
    <message>
        <source>Models from Hugging Face Transformers or TorchTitan need hardly any change for TorchNeuron.</source>
        <translation>Modelle aus Hugging Face Transformers oder TorchTitan brauchen für TorchNeuron kaum Änderungen.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Money is shown in USD.</source>
        <translation>Beträge werden in USD angezeigt.</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>Monat</translation>
    </message>
    <message>
        <source>Monthly bill</source>
        <translation>Monatsrechnung</translation>
    </message>
    <message>
        <source>Monthly bill, %1</source>
        <translation>Monatsrechnung, %1</translation>
    </message>
    <message>
        <source>Monthly bill, API</source>
        <translation>Monatsrechnung, API</translation>
    </message>
    <message>
        <source>Monthly bill, owned</source>
        <translation>Monatsrechnung, Eigentum</translation>
    </message>
    <message>
        <source>Monthly budget</source>
        <translation>Budget pro Monat</translation>
    </message>
    <message>
        <source>Monthly items (millions)</source>
        <translation>Elemente pro Monat (Millionen)</translation>
    </message>
    <message>
        <source>Monthly output (billion tokens)</source>
        <translation>Ausgabe pro Monat (Milliarden Tokens)</translation>
    </message>
    <message>
        <source>Monthly price divided by 730 h.</source>
        <translation>Monatspreis geteilt durch 730 h.</translation>
    </message>
    <message>
        <source>Monthly savings</source>
        <translation>Ersparnis pro Monat</translation>
    </message>
    <message>
        <source>Monthly spend</source>
        <translation>Ausgaben pro Monat</translation>
    </message>
    <message>
        <source>Monthly volume</source>
        <translation>Monatsvolumen</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>Monate</translation>
    </message>
    <message>
        <source>Months later</source>
        <translation>Monate später</translation>
    </message>
    <message>
        <source>Months until the move has paid for itself.</source>
        <translation>Monate, bis sich der Umstieg amortisiert hat.</translation>
    </message>
    <message>
        <source>Months until the move is complete</source>
        <translation>Monate bis zum Ende des Umstiegs</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>More pages</source>
        <translation>Weitere Seiten</translation>
    </message>
    <message>
        <source>More requirements</source>
        <translation>Weitere Anforderungen</translation>
    </message>
    <message>
        <source>More requirements (%1)</source>
        <translation>Weitere Anforderungen (%1)</translation>
    </message>
    <message>
        <source>More than %1 chips would be required.</source>
        <translation>Es wären mehr als %1 Chips nötig.</translation>
    </message>
    <message>
        <source>More than 2.2 GW are planned for the site.</source>
        <translation>Für den Standort sind mehr als 2,2 GW geplant.</translation>
    </message>
    <message>
        <source>More than.</source>
        <translation>Mehr als.</translation>
    </message>
    <message>
        <source>More than; Rainier and others.</source>
        <translation>Mehr als; Rainier und andere.</translation>
    </message>
    <message>
        <source>More than; training and inference together.</source>
        <translation>Mehr als; Training und Inferenz zusammen.</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Most memory</source>
        <translation>Größter Speicher</translation>
    </message>
    <message>
        <source>Most other figures of the chip are those of the chip page.</source>
        <translation>Die meisten anderen Werte des Chips sind die der Chipseite.</translation>
    </message>
    <message>
        <source>Mostly for inference in daytime peaks.</source>
        <translation>Zu Spitzenzeiten am Tag vor allem für Inferenz.</translation>
    </message>
    <message>
        <source>Move between bars</source>
        <translation>Durch die Balken gehen</translation>
    </message>
    <message>
        <source>Move it away, or name another file.</source>
        <translation>An einen anderen Ort verschieben oder eine andere Datei angeben.</translation>
    </message>
    <message>
        <source>Move the price list to the first sheet, or save its sheet as CSV.</source>
        <translation>Die Preisliste auf das erste Blatt verschieben oder ihr Blatt als CSV speichern.</translation>
    </message>
    <message>
        <source>Move the workloads that passed; keep GPUs for operators without support; watch performance and cost.</source>
        <translation>Die bestandenen Workloads umziehen; GPUs für nicht unterstützte Operatoren behalten; Leistung und Kosten beobachten.</translation>
    </message>
    <message>
        <source>Move to production.</source>
        <translation>Umstieg in die Produktion.</translation>
    </message>
    <message>
        <source>Moving</source>
        <translation>Umstieg</translation>
    </message>
    <message>
        <source>Moving from %1 to %2</source>
        <translation>Umstieg von %1 auf %2</translation>
    </message>
    <message>
        <source>Moving from %1 to %2 costs %3 more a month</source>
        <translation>Der Umstieg von %1 auf %2 kostet %3 mehr pro Monat</translation>
    </message>
    <message>
        <source>Moving from %1 to %2 saves %3 a month</source>
        <translation>Der Umstieg von %1 auf %2 spart %3 pro Monat</translation>
    </message>
    <message>
        <source>Moving may take longer than %2: %1.</source>
        <translation>Der Umstieg dauert vielleicht länger als %2: %1.</translation>
    </message>
    <message>
        <source>Moving starts to pay above 10,000 USD of inference a month.</source>
        <translation>Ab 10.000 USD für Inferenz pro Monat beginnt sich der Umstieg zu lohnen.</translation>
    </message>
    <message>
        <source>Moving takes %1; %2 are free.</source>
        <translation>Der Umstieg dauert %1; frei sind %2.</translation>
    </message>
    <message>
        <source>Moving the work from %1</source>
        <translation>Umstieg von %1</translation>
    </message>
    <message>
        <source>Moving to %1 %2</source>
        <comment>a chip, when it pays back</comment>
        <translation>Der Umstieg auf %1 %2</translation>
    </message>
    <message>
        <source>Moving to %1 costs about %2 more a month and does not pay back</source>
        <translation>Der Umstieg auf %1 kostet etwa %2 mehr pro Monat und amortisiert sich nicht</translation>
    </message>
    <message>
        <source>Moving to %1 does not pay back</source>
        <translation>Der Umstieg auf %1 amortisiert sich nicht</translation>
    </message>
    <message>
        <source>Moving to %1 saves about %2 a month and %3</source>
        <comment>a chip, an amount, when it pays back</comment>
        <translation>Der Umstieg auf %1 spart etwa %2 pro Monat und %3</translation>
    </message>
    <message>
        <source>Moving, USD</source>
        <translation>Umstieg, USD</translation>
    </message>
    <message>
        <source>Moving, high end (1 of 10 cases above), USD</source>
        <translation>Umstieg, oberes Ende (1 von 10 Fällen darüber), USD</translation>
    </message>
    <message>
        <source>Moving, low end (1 of 10 cases below), USD</source>
        <translation>Umstieg, unteres Ende (1 von 10 Fällen darunter), USD</translation>
    </message>
    <message>
        <source>Multiplies every price, such as for a market move, a tax or a margin.</source>
        <translation>Jeder Preis wird damit multipliziert: eine Marktbewegung, eine Steuer, eine Marge.</translation>
    </message>
    <message>
        <source>My %1</source>
        <translation>Mein %1</translation>
    </message>
    <message>
        <source>My prices</source>
        <translation>Meine Preise</translation>
    </message>
    <message>
        <source>My workload</source>
        <translation>Mein Workload</translation>
    </message>
    <message>
        <source>NAND Research reads the factor as at least 6.</source>
        <translation>NAND Research versteht den Faktor als mindestens 6.</translation>
    </message>
    <message>
        <source>NKI</source>
        <translation>NKI</translation>
    </message>
    <message>
        <source>NKI Compiler as open source</source>
        <translation>NKI Compiler als Open Source</translation>
    </message>
    <message>
        <source>NKI guide: 3 TB/s.</source>
        <translation>NKI-Leitfaden: 3 TB/s.</translation>
    </message>
    <message>
        <source>NKI guide: 4.7 TB/s.</source>
        <translation>NKI-Leitfaden: 4,7 TB/s.</translation>
    </message>
    <message>
        <source>NKI guide: 820 GB/s; comparison table: 0.8 TB/s.</source>
        <translation>NKI-Leitfaden: 820 GB/s; Vergleichstabelle: 0,8 TB/s.</translation>
    </message>
    <message>
        <source>NKI guides: 20.</source>
        <translation>NKI-Leitfäden: 20.</translation>
    </message>
    <message>
        <source>NVFP4 column.</source>
        <translation>NVFP4-Spalte.</translation>
    </message>
    <message>
        <source>NVFP4 inference (adaptive compression), not dense.</source>
        <translation>NVFP4-Inferenz (adaptive Kompression), nicht dense.</translation>
    </message>
    <message>
        <source>NVFP4 training, dense.</source>
        <translation>NVFP4-Training, dense.</translation>
    </message>
    <message>
        <source>NVIDIA</source>
        <translation>NVIDIA</translation>
    </message>
    <message>
        <source>NVIDIA Ampere, GDDR memory</source>
        <translation>NVIDIA Ampere, GDDR-Speicher</translation>
    </message>
    <message>
        <source>NVIDIA Blackwell, 8 chips a link domain</source>
        <translation>NVIDIA Blackwell, 8 Chips pro NVLink-Domäne</translation>
    </message>
    <message>
        <source>NVIDIA Grace Blackwell, 72 chips a link domain</source>
        <translation>NVIDIA Grace Blackwell, 72 Chips pro NVLink-Domäne</translation>
    </message>
    <message>
        <source>NVIDIA calls it NVFP4 inference (adaptive compression), not 2:4 sparsity.</source>
        <translation>NVIDIA nennt es NVFP4-Inferenz (adaptive Kompression), nicht 2:4-Sparsity.</translation>
    </message>
    <message>
        <source>NVIDIA generations</source>
        <translation>NVIDIA-Generationen</translation>
    </message>
    <message>
        <source>NVIDIA prints 3,958.</source>
        <translation>NVIDIA nennt 3.958.</translation>
    </message>
    <message>
        <source>NVIDIA publishes the sparse figure.</source>
        <translation>NVIDIA veröffentlicht den Sparse-Wert.</translation>
    </message>
    <message>
        <source>NVIDIA's headline figure is sparse.</source>
        <translation>Der Schlagzeilenwert von NVIDIA ist sparse.</translation>
    </message>
    <message>
        <source>NVLink 2, 6 links, total of both directions; 150 one way.</source>
        <translation>NVLink 2, 6 Verbindungen, Summe beider Richtungen; 150 in einer Richtung.</translation>
    </message>
    <message>
        <source>NVLink 3, total of both directions; 300 one way.</source>
        <translation>NVLink 3, Summe beider Richtungen; 300 in einer Richtung.</translation>
    </message>
    <message>
        <source>NVLink 4, 18 links, total of both directions; 450 one way.</source>
        <translation>NVLink 4, 18 Verbindungen, Summe beider Richtungen; 450 in einer Richtung.</translation>
    </message>
    <message>
        <source>NVLink 5, 18 links, total of both directions; 900 one way.</source>
        <translation>NVLink 5, 18 Verbindungen, Summe beider Richtungen; 900 in einer Richtung.</translation>
    </message>
    <message>
        <source>NVLink 6, total of both directions; 1800 one way.</source>
        <translation>NVLink 6, Summe beider Richtungen; 1800 in einer Richtung.</translation>
    </message>
    <message>
        <source>NVLink Fusion, no rate.</source>
        <translation>NVLink Fusion, keine Rate.</translation>
    </message>
    <message>
        <source>NVLink total</source>
        <translation>NVLink gesamt</translation>
    </message>
    <message>
        <source>NVSwitch</source>
        <translation>NVSwitch</translation>
    </message>
    <message>
        <source>NaN and Infinity are not JSON numbers: write null and a reason.</source>
        <translation>NaN und Infinity sind keine JSON-Zahlen: null und einen Grund schreiben.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name a *.json or *.chipboard file, or a directory of them.</source>
        <translation>Eine *.json- oder *.chipboard-Datei oder ein Verzeichnis damit angeben.</translation>
    </message>
    <message>
        <source>Name a calibration file.</source>
        <translation>Geben Sie die Datei einer Kalibrierung an.</translation>
    </message>
    <message>
        <source>Name a directory of catalogue files after --catalog.</source>
        <translation>Nach --catalog ein Verzeichnis mit Katalogdateien angeben.</translation>
    </message>
    <message>
        <source>Name a directory that contains only catalogue files.</source>
        <translation>Ein Verzeichnis angeben, das nur Katalogdateien enthält.</translation>
    </message>
    <message>
        <source>Name a file in it.</source>
        <translation>Eine Datei darin angeben.</translation>
    </message>
    <message>
        <source>Name another file for the price store.</source>
        <translation>Eine andere Datei für den Preisspeicher angeben.</translation>
    </message>
    <message>
        <source>Name at least one in "sources".</source>
        <translation>Mindestens eine in „sources“ angeben.</translation>
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
        <source>Name it with --on or --against.</source>
        <translation>Mit --on oder --against angeben.</translation>
    </message>
    <message>
        <source>Name of a scenario</source>
        <translation>Name eines Szenarios</translation>
    </message>
    <message>
        <source>Name one with --page.</source>
        <translation>Mit --page eine angeben.</translation>
    </message>
    <message>
        <source>Name the chip it is derived from.</source>
        <translation>Den Chip angeben, von dessen Werten er ausgeht.</translation>
    </message>
    <message>
        <source>Name the column of the number of chips with --map count=COLUMN.</source>
        <translation>Die Spalte mit der Zahl der Chips mit --map count=SPALTE angeben.</translation>
    </message>
    <message>
        <source>Name the file itself, or fix the link.</source>
        <translation>Nennen Sie die Datei selbst, oder berichtigen Sie die Verknüpfung.</translation>
    </message>
    <message>
        <source>Name the file itself.</source>
        <translation>Nennen Sie die Datei selbst.</translation>
    </message>
    <message>
        <source>Name the sources in the catalogue's files.</source>
        <translation>Die Quellen in den Katalogdateien angeben.</translation>
    </message>
    <message>
        <source>Name, for example “3-year commitment”</source>
        <translation>Name, zum Beispiel „3 Jahre Laufzeitbindung“</translation>
    </message>
    <message>
        <source>Names the currency; the exchange rate converts the amounts.</source>
        <translation>Benennt die Währung; umgerechnet wird mit dem Wechselkurs.</translation>
    </message>
    <message>
        <source>Nearest measurement</source>
        <translation>Nächste Messung</translation>
    </message>
    <message>
        <source>Nearest measurement: %1</source>
        <translation>Nächste Messung: %1</translation>
    </message>
    <message>
        <source>Nearly 500,000 at the start in October 2025.</source>
        <translation>Fast 500.000 beim Start im Oktober 2025.</translation>
    </message>
    <message>
        <source>Nearly 500,000; over one million by the end of 2025.</source>
        <translation>Fast 500.000; über eine Million bis Ende 2025.</translation>
    </message>
    <message>
        <source>Neither the catalogue nor the imported lists have prices for these.</source>
        <translation>Weder der Katalog noch die Importe enthalten Preise hierfür.</translation>
    </message>
    <message>
        <source>Nemotron-3-Nano-30B-A3B</source>
        <translation>Nemotron-3-Nano-30B-A3B</translation>
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
        <source>Neuron 2.21.0 Beta of the same day adds Trn2; the guide and AFP give 2024.</source>
        <translation>Neuron 2.21.0 Beta vom selben Tag bringt Trn2; Leitfaden und AFP nennen 2024.</translation>
    </message>
    <message>
        <source>Neuron 2.27.0 of 2025-12-19 supports it; the guide and AFP give December 2025.</source>
        <translation>Neuron 2.27.0 vom 2025-12-19 unterstützt es; Leitfaden und AFP nennen Dezember 2025.</translation>
    </message>
    <message>
        <source>Neuron SDK</source>
        <translation>Neuron SDK</translation>
    </message>
    <message>
        <source>Neuron docs, as a maximum; the EC2 guide says 12.5 and no EFA.</source>
        <translation>Neuron-Dokumentation, als Maximum; der EC2-Leitfaden nennt 12,5 und kein EFA.</translation>
    </message>
    <message>
        <source>Neuron docs: 1,536 GiB, 16 x 96.</source>
        <translation>Neuron-Dokumentation: 1.536 GiB, 16 x 96.</translation>
    </message>
    <message>
        <source>Neuron docs: 13,120 GiB/s, 16 x 820.</source>
        <translation>Neuron-Dokumentation: 13.120 GiB/s, 16 x 820.</translation>
    </message>
    <message>
        <source>Neuron docs: 96 GiB and 144 GiB.</source>
        <translation>Neuron-Dokumentation: 96 GiB und 144 GiB.</translation>
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
        <translation>NeuronCore-v3; standardmäßig bilden zwei einen logischen Kern.</translation>
    </message>
    <message>
        <source>NeuronCore-v4</source>
        <translation>NeuronCore-v4</translation>
    </message>
    <message>
        <source>NeuronLink-v1, direction not stated; only on inf1.6xlarge and inf1.24xlarge.</source>
        <translation>NeuronLink-v1, Richtung nicht angegeben; nur auf inf1.6xlarge und inf1.24xlarge.</translation>
    </message>
    <message>
        <source>NeuronLink-v2, 2 links, direction not stated; only on inf2.24xlarge and inf2.48xlarge.</source>
        <translation>NeuronLink-v2, 2 Verbindungen, Richtung nicht angegeben; nur auf inf2.24xlarge und inf2.48xlarge.</translation>
    </message>
    <message>
        <source>NeuronLink-v2, 4 links, direction not stated.</source>
        <translation>NeuronLink-v2, 4 Verbindungen, Richtung nicht angegeben.</translation>
    </message>
    <message>
        <source>NeuronLink-v3: 1,024 inside the instance plus 256 between instances; direction not stated.</source>
        <translation>NeuronLink-v3: 1.024 innerhalb der Instanz plus 256 zwischen Instanzen; Richtung nicht angegeben.</translation>
    </message>
    <message>
        <source>NeuronLink-v4, direction not stated; AWS pages disagree.</source>
        <translation>NeuronLink-v4, Richtung nicht angegeben; AWS-Seiten widersprechen sich.</translation>
    </message>
    <message>
        <source>Never pays back</source>
        <translation>Lohnt sich nie</translation>
    </message>
    <message>
        <source>New architectures need operators written for CUDA.</source>
        <translation>Neue Architekturen brauchen für CUDA geschriebene Operatoren.</translation>
    </message>
    <message>
        <source>New cost over current cost</source>
        <translation>Kosten dort geteilt durch Kosten heute</translation>
    </message>
    <message>
        <source>New from “%1”</source>
        <translation>Neu aus „%1“</translation>
    </message>
    <message>
        <source>New scenario “%1”</source>
        <translation>Neues Szenario „%1“</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next file</source>
        <translation>Nächste Datei</translation>
    </message>
    <message>
        <source>Next sheet (Page Down)</source>
        <translation>Nächstes Blatt (Bild ab)</translation>
    </message>
    <message>
        <source>Nine of ten are below</source>
        <translation>Neun von zehn liegen darunter</translation>
    </message>
    <message>
        <source>No API price</source>
        <translation>Kein API-Preis</translation>
    </message>
    <message>
        <source>No EFA network.</source>
        <translation>Kein EFA-Netzwerk.</translation>
    </message>
    <message>
        <source>No EFA.</source>
        <translation>Kein EFA.</translation>
    </message>
    <message>
        <source>No FP32 peak published.</source>
        <translation>Kein FP32-Wert veröffentlicht.</translation>
    </message>
    <message>
        <source>No FP4.</source>
        <translation>Kein FP4.</translation>
    </message>
    <message>
        <source>No FP6.</source>
        <translation>Kein FP6.</translation>
    </message>
    <message>
        <source>No FP8.</source>
        <translation>Kein FP8.</translation>
    </message>
    <message>
        <source>No INT8 peak published.</source>
        <translation>Kein INT8-Wert veröffentlicht.</translation>
    </message>
    <message>
        <source>No MXFP4.</source>
        <translation>Kein MXFP4.</translation>
    </message>
    <message>
        <source>No MXFP8.</source>
        <translation>Kein MXFP8.</translation>
    </message>
    <message>
        <source>No TF32.</source>
        <translation>Kein TF32.</translation>
    </message>
    <message>
        <source>No Trainium3 price is public.</source>
        <translation>Kein Preis für Trainium3 ist öffentlich.</translation>
    </message>
    <message>
        <source>No Trn1 and Inf2 from 2.29; vLLM Neuron follows it.</source>
        <translation>Ab 2.29 ohne Trn1 und Inf2; vLLM Neuron ist der Nachfolger.</translation>
    </message>
    <message>
        <source>No assumption affects it.</source>
        <translation>Keine mögliche Annahme bewegt das Ergebnis.</translation>
    </message>
    <message>
        <source>No assumption matches.</source>
        <translation>Keine Annahme enthält diese Wörter.</translation>
    </message>
    <message>
        <source>No baseline is chosen, so numbers stay absolute.</source>
        <translation>Es ist keine Referenz gewählt, daher bleiben die Zahlen, wie sie sind.</translation>
    </message>
    <message>
        <source>No board in this window or in the recent files uses them.</source>
        <translation>Weder der Vergleich in diesem Fenster noch ein zuletzt geöffneter verwendet sie.</translation>
    </message>
    <message>
        <source>No chart is selected, so there is nothing to export.</source>
        <translation>Es ist kein Diagramm gewählt, also gibt es nichts zu exportieren.</translation>
    </message>
    <message>
        <source>No chip can be recommended</source>
        <translation>Kein Chip lässt sich empfehlen</translation>
    </message>
    <message>
        <source>No chip in the catalogue can be recommended, regardless of the requirements.</source>
        <translation>Kein Chip des Katalogs lässt sich empfehlen, was auch gebraucht wird.</translation>
    </message>
    <message>
        <source>No chip meets %1 together.</source>
        <translation>Kein Chip erfüllt %1 zusammen.</translation>
    </message>
    <message>
        <source>No chip meets %1.</source>
        <translation>Kein Chip erfüllt %1.</translation>
    </message>
    <message>
        <source>No chip meets %1: %2 comes nearest with %3.</source>
        <translation>Kein Chip erfüllt %1: %2 kommt mit %3 am nächsten.</translation>
    </message>
    <message>
        <source>No chip meets %1: without it, %2 would fit.</source>
        <translation>Kein Chip erfüllt %1: Ohne diese Vorgabe würde %2 passen.</translation>
    </message>
    <message>
        <source>No chip meets all requirements</source>
        <translation>Kein Chip erfüllt alle Anforderungen</translation>
    </message>
    <message>
        <source>No chip, instance or system is given.</source>
        <translation>Es ist kein Chip, keine Instanz und kein System angegeben.</translation>
    </message>
    <message>
        <source>No chip-to-chip link of %1 is stated; training is estimated as on chips with one.</source>
        <translation>Für %1 ist keine Verbindung zwischen Chips angegeben; das Training wird wie auf Chips mit Verbindung berechnet.</translation>
    </message>
    <message>
        <source>No citable FLOP count of a denoising step.</source>
        <translation>Keine zitierfähige FLOP-Zahl eines Denoising-Schritts.</translation>
    </message>
    <message>
        <source>No command matches. Type part of the name of a chip, a page, a metric or a menu entry.</source>
        <translation>Kein Befehl heißt so. Einen Teil des Namens eines Chips, einer Seite, einer Kennzahl oder eines Menüeintrags eingeben.</translation>
    </message>
    <message>
        <source>No cost of owning</source>
        <translation>Keine Eigentumskosten</translation>
    </message>
    <message>
        <source>No cost of owning: %1</source>
        <translation>Keine Eigentumskosten: %1</translation>
    </message>
    <message>
        <source>No cost: %1</source>
        <translation>Keine Kosten: %1</translation>
    </message>
    <message>
        <source>No date found.</source>
        <translation>Kein Datum gefunden.</translation>
    </message>
    <message>
        <source>No date of these chips is published.</source>
        <translation>Für diese Chips ist kein Datum veröffentlicht.</translation>
    </message>
    <message>
        <source>No dated prices for this selection</source>
        <translation>Keine datierten Preise für diese Auswahl</translation>
    </message>
    <message>
        <source>No dense peak of %1 is published for this precision.</source>
        <translation>Für %1 ist keine dichte Spitzenleistung bei dieser Präzision veröffentlicht.</translation>
    </message>
    <message>
        <source>No dense peak of this chip is published, and prefill needs one.</source>
        <translation>Für diesen Chip ist keine dichte Spitzenleistung veröffentlicht, und Prefill ist Rechenarbeit.</translation>
    </message>
    <message>
        <source>No difference from %1 is shown for %2: %3.</source>
        <translation>Für %2 wird kein Unterschied zu %1 angegeben: %3.</translation>
    </message>
    <message>
        <source>No difference from %1 is shown: %2.</source>
        <translation>Es wird kein Unterschied zu %1 angegeben: %2.</translation>
    </message>
    <message>
        <source>No differences yet</source>
        <translation>Noch unterscheidet sich nichts</translation>
    </message>
    <message>
        <source>No energy price is set.</source>
        <translation>Es ist kein Energiepreis angenommen.</translation>
    </message>
    <message>
        <source>No energy: %1</source>
        <translation>Keine Energie: %1</translation>
    </message>
    <message>
        <source>No exact date found.</source>
        <translation>Kein genaues Datum gefunden.</translation>
    </message>
    <message>
        <source>No figure found.</source>
        <translation>Kein Wert gefunden.</translation>
    </message>
    <message>
        <source>No figure in operation.</source>
        <translation>Kein Wert im Betrieb.</translation>
    </message>
    <message>
        <source>No font is installed, so letters would appear as boxes.</source>
        <translation>Hier ist keine Schrift installiert: Anstelle von Buchstaben stünden Kästchen.</translation>
    </message>
    <message>
        <source>No imported prices.</source>
        <translation>Keine importierten Preise.</translation>
    </message>
    <message>
        <source>No layout of this presentation has a title.</source>
        <translation>Kein Layout dieser Präsentation hat einen Titel.</translation>
    </message>
    <message>
        <source>No line crosses a text.</source>
        <translation>Keine Linie verläuft durch einen Text.</translation>
    </message>
    <message>
        <source>No line here has two generations</source>
        <translation>Keine Linie hat hier zwei Generationen</translation>
    </message>
    <message>
        <source>No matches in the catalogue. Esc clears the search.</source>
        <translation>Nichts im Katalog passt. Esc leert die Suche.</translation>
    </message>
    <message>
        <source>No measurement comes with it; with list prices see the price contradictions.</source>
        <translation>Ohne beigefügte Messung; zu Listenpreisen siehe die Preiswidersprüche.</translation>
    </message>
    <message>
        <source>No measurement could be predicted</source>
        <translation>Keine Messung ließ sich vorhersagen</translation>
    </message>
    <message>
        <source>No monthly volume</source>
        <translation>Keine Monatsarbeit</translation>
    </message>
    <message>
        <source>No monthly volume for an API</source>
        <translation>Keine Monatsarbeit einer API</translation>
    </message>
    <message>
        <source>No monthly volume on owned machines</source>
        <translation>Keine Monatsarbeit auf eigenen Maschinen</translation>
    </message>
    <message>
        <source>No number of chips holds it</source>
        <translation>Keine Anzahl fasst es</translation>
    </message>
    <message>
        <source>No on-demand price of %1 is known.</source>
        <translation>Für %1 ist kein On-Demand-Preis bekannt.</translation>
    </message>
    <message>
        <source>No on-demand price.</source>
        <translation>Kein On-Demand-Preis.</translation>
    </message>
    <message>
        <source>No option reaches %1 per user</source>
        <translation>Nichts in der Auswahl erreicht %1 pro Nutzer</translation>
    </message>
    <message>
        <source>No option reaches %1 per user; %2 comes nearest with %3</source>
        <translation>Nichts im Vergleich erreicht %1 pro Nutzer; am nächsten kommt %2 mit %3</translation>
    </message>
    <message>
        <source>No other option is both cheaper and faster.</source>
        <translation>Nichts anderes ist zugleich günstiger und schneller.</translation>
    </message>
    <message>
        <source>No output file is given.</source>
        <translation>Es fehlt die Angabe, wohin geschrieben wird.</translation>
    </message>
    <message>
        <source>No page contains all of these words. Try fewer words, or only the start of one.</source>
        <translation>Keine Seite enthält alle diese Wörter. Versuchen Sie weniger oder nur den Anfang eines Wortes.</translation>
    </message>
    <message>
        <source>No power published.</source>
        <translation>Leistungsaufnahme unveröffentlicht.</translation>
    </message>
    <message>
        <source>No price for this selection in "%1"</source>
        <translation>Kein Preis für diese Auswahl in „%1“</translation>
    </message>
    <message>
        <source>No price for this selection: choose another price list</source>
        <translation>Kein Preis für diese Auswahl: andere Preisliste wählen</translation>
    </message>
    <message>
        <source>No price found.</source>
        <translation>Kein Preis gefunden.</translation>
    </message>
    <message>
        <source>No price is known for this selection</source>
        <translation>Für diese Auswahl ist kein Preis bekannt</translation>
    </message>
    <message>
        <source>No price list covers two of this selection: import prices or enter your own.</source>
        <translation>Keine Preisliste deckt zwei aus dieser Auswahl ab: Preise importieren oder eigene angeben.</translation>
    </message>
    <message>
        <source>No price list covers two of this selection: mix price types to see their costs.</source>
        <translation>Keine Preisliste deckt zwei aus dieser Auswahl ab: Preisarten mischen, um ihre Kosten zu sehen.</translation>
    </message>
    <message>
        <source>No price list has one price type for all rows.</source>
        <translation>Keine Liste hat für alle Zeilen Preise derselben Art.</translation>
    </message>
    <message>
        <source>No price list here lists it on %1.</source>
        <translation>Keine Liste hier führt es bei %1.</translation>
    </message>
    <message>
        <source>No price list here lists it on %1; it is on %2.</source>
        <translation>Keine Liste hier führt es bei %1; es ist bei %2 zu haben.</translation>
    </message>
    <message>
        <source>No price list was chosen.</source>
        <translation>Es wurde keine Preisliste gewählt.</translation>
    </message>
    <message>
        <source>No price lists are imported. Import them with File &gt; Import prices.</source>
        <translation>Nichts ist importiert. Datei &gt; Preise importieren liest Preislisten.</translation>
    </message>
    <message>
        <source>No price of a Trn3 UltraServer is public.</source>
        <translation>Kein Preis für einen Trn3 UltraServer ist öffentlich.</translation>
    </message>
    <message>
        <source>No price published.</source>
        <translation>Kein Preis veröffentlicht.</translation>
    </message>
    <message>
        <source>No prices have been imported: there is no %1.</source>
        <translation>Noch wurden keine Preise importiert: %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>No prices; at %1 per user, %2 gives most: %3 per chip</source>
        <translation>Kein Preis bekannt; bei %1 pro Nutzer leistet %2 am meisten: %3 pro Chip</translation>
    </message>
    <message>
        <source>No problems were found on this slide.</source>
        <translation>An dieser Folie ist nichts auszusetzen.</translation>
    </message>
    <message>
        <source>No product line is defined for %1.</source>
        <translation>Keine Produktlinie erfasst für %1.</translation>
    </message>
    <message>
        <source>No prompt</source>
        <translation>Kein Prompt</translation>
    </message>
    <message>
        <source>No published measurement of %1: estimated from similar chips.</source>
        <translation>Keine veröffentlichte Messung zu %1: nach ähnlichen Chips geschätzt.</translation>
    </message>
    <message>
        <source>No published measurements for %1: estimated from similar chips.</source>
        <translation>Keine veröffentlichten Messungen für %1: geschätzt anhand ähnlicher Chips.</translation>
    </message>
    <message>
        <source>No rental price to compare</source>
        <translation>Keine Miete zum Vergleich</translation>
    </message>
    <message>
        <source>No replica on %1 meets the required service level.</source>
        <translation>Keine Kopie des Modells auf %1 hält das verlangte Service-Level ein.</translation>
    </message>
    <message>
        <source>No replica serves a request here.</source>
        <translation>Keine Kopie des Modells bedient hier eine Anfrage.</translation>
    </message>
    <message>
        <source>No requirements set.</source>
        <translation>Keine Anforderungen angegeben.</translation>
    </message>
    <message>
        <source>No reserved price.</source>
        <translation>Kein Reservierungspreis.</translation>
    </message>
    <message>
        <source>No residual value, as in the accounts of large operators.</source>
        <translation>Nichts bleibt, wie in den Bilanzen großer Betreiber.</translation>
    </message>
    <message>
        <source>No row would be imported. Check the format and the columns.</source>
        <translation>Keine Zeile würde übernommen. Format und Spalten prüfen.</translation>
    </message>
    <message>
        <source>No rows were imported.</source>
        <translation>Keine Zeile wurde übernommen.</translation>
    </message>
    <message>
        <source>No rows were imported; nothing was stored.</source>
        <translation>Keine Zeile wurde übernommen; nichts wurde gespeichert.</translation>
    </message>
    <message>
        <source>No savings compared with %1 can be calculated here.</source>
        <translation>Hier lässt sich keine Ersparnis gegenüber %1 angeben.</translation>
    </message>
    <message>
        <source>No scale-up link.</source>
        <translation>Keine Scale-up-Verbindung.</translation>
    </message>
    <message>
        <source>No scenario has a number to compare</source>
        <translation>Kein Szenario hat eine Zahl zum Vergleichen</translation>
    </message>
    <message>
        <source>No selected item has a value here.</source>
        <translation>Nichts Ausgewähltes hat hier einen Platz.</translation>
    </message>
    <message>
        <source>No selected item has both an estimate and a price in "%1".</source>
        <translation>Nichts Verglichenes hat sowohl eine Schätzung als auch einen Preis in „%1“.</translation>
    </message>
    <message>
        <source>No setting matches. Esc clears the search.</source>
        <translation>Keine Einstellung heißt so. Esc leert die Suche.</translation>
    </message>
    <message>
        <source>No size published.</source>
        <translation>Keine Größe veröffentlicht.</translation>
    </message>
    <message>
        <source>No snapshot to remove is given.</source>
        <translation>Es fehlt die Angabe, welcher Snapshot entfernt wird.</translation>
    </message>
    <message>
        <source>No source for the test was found.</source>
        <translation>Für den Test wurde keine Quelle gefunden.</translation>
    </message>
    <message>
        <source>No sparse FP8 peak.</source>
        <translation>Kein FP8-Sparse-Wert.</translation>
    </message>
    <message>
        <source>No sparse peak stated.</source>
        <translation>Kein Sparse-Wert angegeben.</translation>
    </message>
    <message>
        <source>No sparsity.</source>
        <translation>Keine Sparsity.</translation>
    </message>
    <message>
        <source>No spot. Its accelerators are missing from the EC2 guide.</source>
        <translation>Kein Spot. Seine Beschleuniger fehlen im EC2-Leitfaden.</translation>
    </message>
    <message>
        <source>No text is shortened or omitted.</source>
        <translation>Kein Text ist gekürzt oder weggelassen.</translation>
    </message>
    <message>
        <source>No two generations here have this figure.</source>
        <translation>Keine zwei Generationen haben hier diesen Wert.</translation>
    </message>
    <message>
        <source>No two rows have a value for “%1”; the page selected another metric.</source>
        <translation>Keine zwei Zeilen haben eine Zahl für „%1“; die Seite hat eine andere Kennzahl gewählt.</translation>
    </message>
    <message>
        <source>No vendor claim here can be checked</source>
        <translation>Hier ist keine Herstellerbehauptung prüfbar</translation>
    </message>
    <message>
        <source>No workload is given.</source>
        <translation>Es ist kein Workload angegeben.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>None of the %1 measurements can be used to fit constants.</source>
        <translation>Keine von %1 Messungen taugt zur Bestimmung von Konstanten.</translation>
    </message>
    <message>
        <source>None of these claims can be recomputed.</source>
        <translation>Keine dieser Behauptungen lässt sich nachrechnen.</translation>
    </message>
    <message>
        <source>None of this selection can be estimated: choose other chips or another workload</source>
        <translation>Für diese Auswahl ist keine Schätzung möglich: andere Chips oder anderen Workload wählen</translation>
    </message>
    <message>
        <source>None of this selection serves users of the workload</source>
        <translation>Nichts in dieser Auswahl bedient Nutzer mit diesem Workload</translation>
    </message>
    <message>
        <source>None: absolute value</source>
        <translation>Keiner: nur der Wert selbst</translation>
    </message>
    <message>
        <source>None: all prompts are new.</source>
        <translation>Keiner: Alle Prompts sind neu.</translation>
    </message>
    <message>
        <source>None: list prices apply.</source>
        <translation>Keiner: Es gelten die Preise der Liste.</translation>
    </message>
    <message>
        <source>None: the catalogue has no rate of %1; without one, money is shown in USD.</source>
        <translation>Keiner: Der Katalog enthält keinen Kurs für %1; ohne Kurs werden Beträge in USD angezeigt.</translation>
    </message>
    <message>
        <source>None: the concurrent requests set the speed.</source>
        <translation>Keine: Die Geschwindigkeit ist, was die gleichzeitigen Anfragen übrig lassen.</translation>
    </message>
    <message>
        <source>None: the concurrent requests set the wait.</source>
        <translation>Keine: Die Wartezeit ergibt sich aus den gleichzeitigen Anfragen.</translation>
    </message>
    <message>
        <source>None; without it no API is compared.</source>
        <translation>Keiner; ohne ihn wird keine API verglichen.</translation>
    </message>
    <message>
        <source>None; without it no monthly totals are calculated.</source>
        <translation>Keine; ohne Angabe gibt es keine Monatsarbeit zu berechnen.</translation>
    </message>
    <message>
        <source>None; without it the cost of owning is unknown.</source>
        <translation>Keiner; ohne ihn sind die Kosten des Eigentums unbekannt.</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Not HBM; the docs do not name the type.</source>
        <translation>Kein HBM; die Dokumentation nennt den Typ nicht.</translation>
    </message>
    <message>
        <source>Not an assumption but uncertain: eight in ten cases fall between these values.</source>
        <translation>Nicht angenommen, sondern unsicher: Acht von zehn Fällen liegen dazwischen.</translation>
    </message>
    <message>
        <source>Not announced.</source>
        <translation>Nicht angekündigt.</translation>
    </message>
    <message>
        <source>Not comparable:</source>
        <translation>Nicht direkt vergleichbar:</translation>
    </message>
    <message>
        <source>Not comparable: %1.</source>
        <comment>the kind of a price</comment>
        <translation>Nicht direkt vergleichbar: %1.</translation>
    </message>
    <message>
        <source>Not drawn because their estimates are worse than those shown: %1.</source>
        <comment>names of rows</comment>
        <translation>Nicht gezeichnet, da ihre Schätzungen schlechter sind als die der gezeigten Zeilen: %1.</translation>
    </message>
    <message>
        <source>Not drawn because there is no estimate: %1.</source>
        <comment>names of rows</comment>
        <translation>Nicht gezeichnet, da es dafür keine Schätzung gibt: %1.</translation>
    </message>
    <message>
        <source>Not found in public sources.</source>
        <translation>In öffentlichen Quellen nicht gefunden.</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Nicht gefunden.</translation>
    </message>
    <message>
        <source>Not highlighted</source>
        <translation>Nicht hervorgehoben</translation>
    </message>
    <message>
        <source>Not in the file</source>
        <translation>Nicht in der Datei</translation>
    </message>
    <message>
        <source>Not new; MXFP8 and MXFP4 are.</source>
        <translation>Nicht neu; neu sind MXFP8 und MXFP4.</translation>
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
        <source>Not sold on spot.</source>
        <translation>Nicht als Spot verkauft.</translation>
    </message>
    <message>
        <source>Not stated for B200.</source>
        <translation>Für B200 nicht angegeben.</translation>
    </message>
    <message>
        <source>Not stated in the sources seen.</source>
        <translation>In den eingesehenen Quellen nicht angegeben.</translation>
    </message>
    <message>
        <source>Not stated: the day on which the file was last changed is used.</source>
        <translation>Nicht angegeben: Es gilt der Tag, an dem die Datei zuletzt geändert wurde.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Note: and %1 more.</source>
        <translation>Hinweis: ebenso %1 weitere.</translation>
    </message>
    <message>
        <source>Note: your files change the catalogue: %1.</source>
        <translation>Hinweis: Ihre eigenen Dateien ändern den Katalog: %1.</translation>
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
        <source>Nothing has been stored yet.</source>
        <translation>Noch ist nichts gespeichert.</translation>
    </message>
    <message>
        <source>Nothing is chosen.</source>
        <translation>Nichts ist ausgewählt.</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>Nichts ist ausgewählt</translation>
    </message>
    <message>
        <source>Nothing is selected yet. Select chips on the left.</source>
        <translation>Noch wird nichts verglichen. Links Chips ankreuzen.</translation>
    </message>
    <message>
        <source>Nothing is selected, so there is nothing to export.</source>
        <translation>Nichts ist ausgewählt, daher gibt es nichts zu exportieren.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Es wird nichts verglichen.</translation>
    </message>
    <message>
        <source>Nothing needs to be removed.</source>
        <translation>Es ist nichts zu entfernen.</translation>
    </message>
    <message>
        <source>Nothing to compare under other assumptions</source>
        <translation>Unter anderen Annahmen gibt es nichts zu vergleichen</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Nothing was changed: all values are the defaults.</source>
        <translation>Nichts wurde geändert: Alle Werte entsprechen den Vorgaben.</translation>
    </message>
    <message>
        <source>Nothing was imported: the columns of the file do not match the format %1.</source>
        <translation>Nichts wurde importiert: Die Spalten der Datei passen nicht zum Format %1.</translation>
    </message>
    <message>
        <source>Nothing was stored. No price is comparable: the catalogue has none of the machines, or the number of chips is missing.</source>
        <translation>Nichts wurde gespeichert: Kein Preis ist vergleichbar, weil der Katalog keine der Maschinen enthält oder die Zahl der Chips fehlt.</translation>
    </message>
    <message>
        <source>Nothing was stored: no row was imported.</source>
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
        <source>Nothing was written: the catalogue given with --catalog has errors.</source>
        <translation>Nichts wurde geschrieben: der Katalog, den --catalog nennt, hat Fehler.</translation>
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
        <source>Number "%1" refers to a list in the price store of one computer; here it is "%2" of %3.</source>
        <translation>„%1“ ist die Nummer einer Liste im Preisspeicher eines einzelnen Computers; hier ist es „%2“ vom %3.</translation>
    </message>
    <message>
        <source>Number formats differ: %1.</source>
        <translation>Die Zahlenformate unterscheiden sich: %1.</translation>
    </message>
    <message>
        <source>Number of chips that do the work; whole instances are rented.</source>
        <translation>Wie viele Chips die Arbeit leisten; gemietet werden ganze Instanzen.</translation>
    </message>
    <message>
        <source>Number of chips that the work runs on; by default, a suitable number.</source>
        <translation>Auf wie vielen Chips die Arbeit läuft; sonst so viele, wie für sie passen.</translation>
    </message>
    <message>
        <source>Number of chips.</source>
        <translation>Anzahl der Chips.</translation>
    </message>
    <message>
        <source>Number of distinct tokens.</source>
        <translation>Verschiedene Tokens.</translation>
    </message>
    <message>
        <source>Number of draws; the default is 100000.</source>
        <translation>Anzahl der Ziehungen; ohne Angabe 100000.</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Numbers are relative to the baseline scenario, not to the baseline chip.</source>
        <translation>Die Zahlen gelten gegenüber dem Referenzszenario, unabhängig vom Referenzchip.</translation>
    </message>
    <message>
        <source>Numbers of the XY charts</source>
        <translation>Zahlen der Diagramme in der Ebene</translation>
    </message>
    <message>
        <source>Numbers of the bar charts</source>
        <translation>Zahlen der Balkendiagramme</translation>
    </message>
    <message>
        <source>NxD Inference, in maintenance only, has no Inf2 from Neuron SDK 2.29 on; vLLM Neuron runs on Trn2 and Trn3 only.</source>
        <translation>NxD Inference, nur noch in Wartung, unterstützt Inf2 ab Neuron SDK 2.29 nicht mehr; vLLM Neuron läuft nur auf Trn2 und Trn3.</translation>
    </message>
    <message>
        <source>NxD Inference, in maintenance only, has no Trn1 from Neuron SDK 2.29 on; vLLM Neuron runs on Trn2 and Trn3 only.</source>
        <translation>NxD Inference, nur noch in Wartung, unterstützt Trn1 ab Neuron SDK 2.29 nicht mehr; vLLM Neuron läuft nur auf Trn2 und Trn3.</translation>
    </message>
    <message>
        <source>O&amp;verride this figure…</source>
        <translation>Diesen Wert &amp;überschreiben…</translation>
    </message>
    <message>
        <source>OAM module.</source>
        <translation>OAM-Modul.</translation>
    </message>
    <message>
        <source>OCI first. ml-engineering has it beginning to appear in August 2026.</source>
        <translation>Zuerst bei OCI. Laut ml-engineering ab August 2026 nach und nach verfügbar.</translation>
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
        <translation>Oktober 2025.</translation>
    </message>
    <message>
        <source>Odds against the baseline</source>
        <translation>Chancen gegenüber der Referenz</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Of %1, %2 are idle but paid for.</source>
        <translation>Insgesamt %1; davon bleiben %2 ungenutzt und werden trotzdem bezahlt.</translation>
    </message>
    <message>
        <source>Of 8 GPUs; the average of offers was 4.49 on 2026-10-24.</source>
        <translation>Bei 8 GPUs; der Durchschnitt der Angebote lag am 2026-10-24 bei 4,49.</translation>
    </message>
    <message>
        <source>Of Chipboard's own claims, %1 of %2 hold.</source>
        <translation>Von unseren eigenen Behauptungen treffen %1 von %2 zu.</translation>
    </message>
    <message>
        <source>Of the calibration.</source>
        <translation>Aus der Kalibrierung.</translation>
    </message>
    <message>
        <source>Of the chip</source>
        <translation>Beim Chip</translation>
    </message>
    <message>
        <source>Of the chips, %1 run prefill and the others decode.</source>
        <translation>Von den Chips lesen %1 Prompts, die übrigen schreiben Antworten.</translation>
    </message>
    <message>
        <source>Of the model.</source>
        <translation>Vom Modell.</translation>
    </message>
    <message>
        <source>Of the previous generation</source>
        <translation>Bei der vorigen Generation</translation>
    </message>
    <message>
        <source>Offered to selected accounts only.</source>
        <translation>Nur einzelnen Konten angeboten.</translation>
    </message>
    <message>
        <source>Old generation, still on the price list of 2026-07-20.</source>
        <translation>Alte Generation, noch auf der Preisliste vom 2026-07-20.</translation>
    </message>
    <message>
        <source>Older chips</source>
        <translation>Ältere Chips</translation>
    </message>
    <message>
        <source>Older version of the page.</source>
        <translation>Ältere Version der Seite.</translation>
    </message>
    <message>
        <source>Omit it if there is no requirement.</source>
        <translation>Weglassen, wenn nichts gebraucht wird.</translation>
    </message>
    <message>
        <source>On demand</source>
        <translation>On-Demand</translation>
    </message>
    <message>
        <source>On demand it is 6.88 USD; only three-year reservations and capacity blocks of early 2026 reach 3 to 4.</source>
        <translation>On-Demand sind es 6,88 USD; nur dreijährige Reservierungen und Capacity Blocks von Anfang 2026 erreichen 3 bis 4.</translation>
    </message>
    <message>
        <source>On demand.</source>
        <translation>On-Demand.</translation>
    </message>
    <message>
        <source>On sources that it never saw, the model is typically %1 off</source>
        <comment>29%</comment>
        <translation>Bei ungesehenen Quellen liegt das Modell typisch %1 daneben</translation>
    </message>
    <message>
        <source>On the Pareto front</source>
        <translation>Auf der Front</translation>
    </message>
    <message>
        <source>On the timeline, a diamond is the announcement and a circle the first availability. In the other charts each row goes from one generation (hollow) to the next; announced ones are hatched.</source>
        <translation>Auf der Zeitleiste ist eine Raute die Ankündigung und ein Kreis der Tag, ab dem es zu haben war. In den anderen Diagrammen führt jede Zeile von einer Generation, leer gezeichnet, zur nächsten; was nur angekündigt ist, ist schraffiert.</translation>
    </message>
    <message>
        <source>On this line %1 and %2 break even.</source>
        <translation>An dieser Linie liegt der Break-even von %1 und %2.</translation>
    </message>
    <message>
        <source>On this line a prediction equals the measurement.</source>
        <translation>Auf dieser Linie ist die Vorhersage gleich der Messung.</translation>
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
        <source>On-demand history</source>
        <translation>On-Demand-Verlauf</translation>
    </message>
    <message>
        <source>On-demand list</source>
        <translation>On-Demand-Liste</translation>
    </message>
    <message>
        <source>On-demand list, 6.88 per GPU-hour.</source>
        <translation>On-Demand-Liste, 6,88 pro GPU-Stunde.</translation>
    </message>
    <message>
        <source>On-demand list.</source>
        <translation>On-Demand-Liste.</translation>
    </message>
    <message>
        <source>On-demand list: 55.04 USD/h, 6.88 per GPU-hour, the same from November 2025 to November 2026.</source>
        <translation>On-Demand-Liste: 55,04 USD/h, 6,88 pro GPU-Stunde, unverändert von November 2025 bis November 2026.</translation>
    </message>
    <message>
        <source>On-demand, spot, reserved</source>
        <translation>On-Demand, Spot, reserviert</translation>
    </message>
    <message>
        <source>One EFA port.</source>
        <translation>Ein EFA-Port.</translation>
    </message>
    <message>
        <source>One chart</source>
        <translation>Ein Diagramm</translation>
    </message>
    <message>
        <source>One chart of this page</source>
        <translation>Ein Diagramm dieser Seite</translation>
    </message>
    <message>
        <source>One chart per scenario, all on one scale. The table shows the difference from the first scenario as an amount and in percent.</source>
        <translation>Ein Diagramm pro Szenario, alle mit derselben Skala. Die Tabelle nennt den Unterschied zum ersten Szenario in Zahlen und in Prozent.</translation>
    </message>
    <message>
        <source>One chip represents each NVIDIA generation. Among chips with HBM it is the SXM module, if there is one, with the most compute. Of these it is the one with the most memory released within a year of the first.</source>
        <translation>Für eine Generation von NVIDIA steht ein Chip: unter denen mit HBM das SXM-Modul, falls vorhanden, mit der höchsten Rechenleistung und davon der Chip mit dem größten Speicher, der innerhalb eines Jahres nach dem ersten erschien.</translation>
    </message>
    <message>
        <source>One chip.</source>
        <translation>Ein Chip.</translation>
    </message>
    <message>
        <source>One constant per family of chips, not per chip or model. A family without measurements uses the constants of its parent, and the result says so.</source>
        <translation>Eine Konstante pro Chipfamilie, keine für einen einzelnen Chip oder ein Modell. Eine Familie ohne eigene Messungen übernimmt die ihrer übergeordneten, und das Ergebnis sagt es.</translation>
    </message>
    <message>
        <source>One costs 9,476.33 USD a month on demand (12.98127 x 730).</source>
        <translation>Eine kostet On-Demand 9.476,33 USD pro Monat (12,98127 x 730).</translation>
    </message>
    <message>
        <source>One deployment generates at most %1 million tokens per month, fewer than the %2 million at which its rental cost falls below the API price.</source>
        <translation>Ein Deployment beantwortet höchstens %1 Millionen Token im Monat, weniger als die %2 Millionen, ab denen seine Miete unter dem API-Preis liegt.</translation>
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
        <source>One of %1.</source>
        <translation>Zur Wahl: %1.</translation>
    </message>
    <message>
        <source>One of every %1 layers sees all tokens, as is usual for "%2".</source>
        <translation>Eine von je %1 Schichten sieht alle Token, wie bei „%2“ üblich.</translation>
    </message>
    <message>
        <source>One of ten is below</source>
        <translation>Eins von zehn liegt darunter</translation>
    </message>
    <message>
        <source>One of: %1.</source>
        <translation>Möglich: %1.</translation>
    </message>
    <message>
        <source>One requirement is set.</source>
        <translation>Eine Anforderung ist angegeben.</translation>
    </message>
    <message>
        <source>One source.</source>
        <translation>Eine Quelle.</translation>
    </message>
    <message>
        <source>One way.</source>
        <translation>Eine Richtung.</translation>
    </message>
    <message>
        <source>One-page &amp;brief…</source>
        <translation>&amp;Kurzfassung auf einer Seite…</translation>
    </message>
    <message>
        <source>One-page brief: the answer, why, and what to check</source>
        <translation>Kurzfassung auf einer Seite: die Antwort, warum und was zu prüfen ist</translation>
    </message>
    <message>
        <source>Only %1 can be recommended</source>
        <translation>Nur %1 lässt sich empfehlen</translation>
    </message>
    <message>
        <source>Only %1 can be recommended, at %2</source>
        <translation>Nur %1 lässt sich empfehlen, mit %2</translation>
    </message>
    <message>
        <source>Only %1 has a comparable cost: %2</source>
        <translation>Nur %1 hat vergleichbare Kosten: %2</translation>
    </message>
    <message>
        <source>Only %1 meets all requirements, at %2</source>
        <translation>Nur %1 erfüllt alle Anforderungen, mit %2</translation>
    </message>
    <message>
        <source>Only %1 rents %2.</source>
        <translation>Nur %1 vermietet %2.</translation>
    </message>
    <message>
        <source>Only FP8/FP4 announced.</source>
        <translation>Nur FP8/FP4 angekündigt.</translation>
    </message>
    <message>
        <source>Only a custom title can make claims.</source>
        <translation>Nur ein eigener Titel behauptet etwas.</translation>
    </message>
    <message>
        <source>Only a price can have a price list.</source>
        <translation>Nur ein Preis gehört zu einer Preisliste.</translation>
    </message>
    <message>
        <source>Only for training Claude.</source>
        <translation>Nur für das Training von Claude.</translation>
    </message>
    <message>
        <source>Only instances can be listed with --where and --prices.</source>
        <translation>Mit --where und --prices lassen sich nur Instanzen auflisten.</translation>
    </message>
    <message>
        <source>Only per link stated.</source>
        <translation>Nur pro Verbindung angegeben.</translation>
    </message>
    <message>
        <source>Only the text model is imported, without image or sound encoders.</source>
        <translation>Nur das Textmodell wird importiert, ohne Encoder für Bilder oder Ton.</translation>
    </message>
    <message>
        <source>Only weights of 4 or 8 bits are supported.</source>
        <translation>Nur Gewichte von 4 und 8 Bit werden gelesen.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
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
        <source>Open between two pages of AWS; the docs value is the chip figure times 16.</source>
        <translation>Offen zwischen zwei Seiten von AWS; der Wert der Dokumentation ist der Chipwert mal 16.</translation>
    </message>
    <message>
        <source>Open the file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>Open the help: %1</source>
        <translation>In der Hilfe lesen: %1</translation>
    </message>
    <message>
        <source>Open the menu of the focused item</source>
        <translation>Menü des Elements mit dem Tastaturfokus öffnen</translation>
    </message>
    <message>
        <source>Open the source card</source>
        <translation>Quellenkarte öffnen</translation>
    </message>
    <message>
        <source>Open the window at this size.</source>
        <translation>Das Fenster in dieser Größe öffnen.</translation>
    </message>
    <message>
        <source>Open the window.</source>
        <translation>Das Fenster öffnen.</translation>
    </message>
    <message>
        <source>Open this panel and drag a value: every number updates. Changes are marked and can be reset.</source>
        <translation>Öffnen Sie diesen Bereich und ziehen Sie an einem Wert: Alle Zahlen folgen. Änderungen sind markiert und lassen sich zurücksetzen.</translation>
    </message>
    <message>
        <source>Open: neither source explains the difference, and no result of Chipboard depends on it.</source>
        <translation>Offen: Keine der Quellen erklärt den Unterschied, und kein Ergebnis von Chipboard hängt davon ab.</translation>
    </message>
    <message>
        <source>Opens a comparison, including one embedded in an exported file.</source>
        <translation>Öffnet einen Vergleich, auch einen, der in einer exportierten Datei steckt.</translation>
    </message>
    <message>
        <source>Opens a recent comparison.</source>
        <translation>Öffnet einen zuletzt geöffneten Vergleich.</translation>
    </message>
    <message>
        <source>Opens the exported file, or its folder.</source>
        <translation>Öffnet die exportierte Datei oder ihren Ordner.</translation>
    </message>
    <message>
        <source>Opens the help for the focused item.</source>
        <translation>Öffnet die Hilfe zu dem, was Sie gerade sehen.</translation>
    </message>
    <message>
        <source>Opens the named board (a *.chipboard file), the last board, or on first start a complete example.</source>
        <translation>Zeigt den angegebenen Vergleich (eine *.chipboard-Datei), sonst den letzten oder beim ersten Start ein vollständiges Beispiel.</translation>
    </message>
    <message>
        <source>Opens the other pages. The one you choose gets a tab.</source>
        <translation>Öffnet die übrigen Seiten. Die gewählte erhält einen Tab.</translation>
    </message>
    <message>
        <source>Opens the panel where you choose what to compare.</source>
        <translation>Öffnet den Bereich, in dem Sie wählen, was verglichen wird.</translation>
    </message>
    <message>
        <source>Opens the table of numbers at the focused chart.</source>
        <translation>Öffnet die Zahlentabelle beim Diagramm mit dem Tastaturfokus.</translation>
    </message>
    <message>
        <source>Operators that are written for CUDA do not run on chips of %1.</source>
        <translation>Für CUDA geschriebene Operatoren laufen nicht auf Chips von %1.</translation>
    </message>
    <message>
        <source>Operators written for CUDA run only on NVIDIA chips.</source>
        <translation>Für CUDA geschriebene Operatoren laufen nur auf Chips von NVIDIA.</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>Options are ranked against each other and checked against budget and deadline, so numbers stay absolute.</source>
        <translation>Die Optionen werden untereinander gereiht und an Budget und Termin gemessen, daher bleiben ihre Zahlen, wie sie sind.</translation>
    </message>
    <message>
        <source>Options of the window:</source>
        <translation>Optionen des Fensters:</translation>
    </message>
    <message>
        <source>Options without a price cannot be recommended.</source>
        <translation>Was keinen Preis hat, lässt sich nicht empfehlen.</translation>
    </message>
    <message>
        <source>Options without an estimate cannot be recommended.</source>
        <translation>Was sich nicht schätzen lässt, lässt sich nicht empfehlen.</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Optionen:</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Sonstige</translation>
    </message>
    <message>
        <source>Other AWS pages print GB/s.</source>
        <translation>Andere AWS-Seiten nennen GB/s.</translation>
    </message>
    <message>
        <source>Other models</source>
        <translation>Andere Modelle</translation>
    </message>
    <message>
        <source>Other published values</source>
        <translation>Andere veröffentlichte Werte</translation>
    </message>
    <message>
        <source>Other software has other constants; change it in the program.</source>
        <translation>Andere Software hat andere Konstanten; im Programm ändern.</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Otherwise</source>
        <translation>Sonst</translation>
    </message>
    <message>
        <source>Otherwise the example opens. Edit &gt; Undo restores the last comparison.</source>
        <translation>Sonst wird das Beispiel gezeigt; Bearbeiten &gt; Rückgängig holt den letzten Vergleich zurück.</translation>
    </message>
    <message>
        <source>Our estimates are within 25% of the measured result %1 of the time</source>
        <comment>87% of the time</comment>
        <translation>Unsere Schätzungen weichen in %1 der Fälle höchstens 25 % vom Messwert ab</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Output to serve per month; affects the number of chips and the cost.</source>
        <translation>Was pro Monat bedient werden muss: wirkt auf die dafür nötigen Chips und Kosten.</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>Ausgabe-Tokens</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>Feste Verzögerungen</translation>
    </message>
    <message>
        <source>Overhead of the layers</source>
        <translation>Fester Aufwand der Schichten</translation>
    </message>
    <message>
        <source>Overhead of the requests</source>
        <translation>Fester Aufwand der Anfragen</translation>
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
        <source>Overrides this figure on this board only. The custom value is marked everywhere.</source>
        <translation>Setzt einen eigenen Wert an seine Stelle, nur in diesem Vergleich. Er wird überall markiert.</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Owned machines, paid for all hours.</source>
        <translation>Eigene Maschinen, für alle Stunden bezahlt.</translation>
    </message>
    <message>
        <source>Ownership and API</source>
        <translation>Eigentum und API</translation>
    </message>
    <message>
        <source>Owning</source>
        <translation>Eigentum</translation>
    </message>
    <message>
        <source>Owning costs less than renting by the hour if more than %1 of the hours are used.</source>
        <translation>Eigentum kostet weniger als Miete nach Stunden, wenn mehr als %1 der Stunden genutzt werden.</translation>
    </message>
    <message>
        <source>Owning costs less than the API from %1.</source>
        <translation>Eigentum kostet ab %1 weniger als die API.</translation>
    </message>
    <message>
        <source>Owning never costs less than renting, even if all hours are used.</source>
        <translation>Eigentum kostet nie weniger als Miete, auch wenn alle Stunden genutzt werden.</translation>
    </message>
    <message>
        <source>Owning never costs less than the API: its cost equals that of %1, more than one deployment generates.</source>
        <translation>Eigentum kostet nie weniger als die API: Die Kosten entsprechen %1, mehr als ein Deployment beantwortet.</translation>
    </message>
    <message>
        <source>P&amp;icture resolution</source>
        <translation>P&amp;ixel</translation>
    </message>
    <message>
        <source>P&amp;resets</source>
        <translation>&amp;Vorlagen</translation>
    </message>
    <message>
        <source>PCI Express only.</source>
        <translation>Nur PCI Express.</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>PDF-Dokument</translation>
    </message>
    <message>
        <source>PDF for arc&amp;hiving (PDF/A): does not open again</source>
        <translation>&amp;PDF für Archive (PDF/A): lässt sich nicht wieder öffnen</translation>
    </message>
    <message>
        <source>PDF/A for archiving</source>
        <translation>Dokumente für Archive (PDF/A)</translation>
    </message>
    <message>
        <source>PDF/A-1 forbids attachments: such a file cannot be opened in Chipboard again.</source>
        <translation>PDF/A-1 verbietet Anhänge: Eine solche Datei lässt sich in Chipboard nicht wieder öffnen.</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>PNG-Bild</translation>
    </message>
    <message>
        <source>PNG pixels per screen pixel.</source>
        <translation>Anzahl der PNG-Pixel pro Bildschirmpixel.</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>Pa&amp;ges</source>
        <translation>S&amp;eiten</translation>
    </message>
    <message>
        <source>PaLM-540B</source>
        <translation>PaLM-540B</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Seite</translation>
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
        <source>Page size</source>
        <translation>Seitengröße</translation>
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
        <source>Pan the zoomed chart</source>
        <translation>Den gezoomten Ausschnitt verschieben</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Parallel deployments</source>
        <translation>Parallele Deployments</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Parameters (billions)</source>
        <translation>Parameter (Milliarden)</translation>
    </message>
    <message>
        <source>Parameters computed from the dimensions.</source>
        <translation>Parameter aus den Dimensionen berechnet.</translation>
    </message>
    <message>
        <source>Parameters computed from the dimensions; the source says about 250 billion, 15 billion active.</source>
        <translation>Parameter aus den Dimensionen berechnet; die Quelle nennt etwa 250 Milliarden, davon 15 Milliarden aktiv.</translation>
    </message>
    <message>
        <source>Pareto front</source>
        <translation>Pareto-Front</translation>
    </message>
    <message>
        <source>Pareto front: for each on this line, no other is both cheaper and faster.</source>
        <translation>Pareto-Front: Nichts anderes ist günstiger und zugleich schneller als die Punkte auf dieser Linie.</translation>
    </message>
    <message>
        <source>Part of the Trn2 UltraServer; AWS publishes no price of any kind.</source>
        <translation>Teil des Trn2 UltraServers; AWS veröffentlicht keinerlei Preis.</translation>
    </message>
    <message>
        <source>Parts of the page</source>
        <translation>Teile der Seite</translation>
    </message>
    <message>
        <source>Pay and benefits, for the cost of moving.</source>
        <translation>Gehalt und Nebenkosten, für die Kosten des Umstiegs.</translation>
    </message>
    <message>
        <source>Payback</source>
        <translation>Amortisation</translation>
    </message>
    <message>
        <source>Payback cannot be calculated for this selection</source>
        <translation>Die Amortisation lässt sich für diese Auswahl nicht berechnen</translation>
    </message>
    <message>
        <source>Payback is unknown: no selected item has a value for %1</source>
        <translation>Wann sich ein Umstieg lohnt, lässt sich nicht sagen: Nichts Verglichenes hat eine Zahl für %1</translation>
    </message>
    <message>
        <source>Payback is unknown: no value for %1 of %2</source>
        <comment>a metric, rows</comment>
        <translation>Wann sich ein Umstieg lohnt, lässt sich nicht sagen: keine Zahl für %1 von %2</translation>
    </message>
    <message>
        <source>Payback time</source>
        <translation>Amortisationsdauer</translation>
    </message>
    <message>
        <source>Peak board power.</source>
        <translation>Maximale Leistungsaufnahme des Boards.</translation>
    </message>
    <message>
        <source>Peak board power; design power 500 W.</source>
        <translation>Maximale Leistungsaufnahme des Boards; Auslegungsleistung 500 W.</translation>
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
        <source>Per GPU, NVLink 4, total of both directions.</source>
        <translation>Pro GPU, NVLink 4, Summe beider Richtungen.</translation>
    </message>
    <message>
        <source>Per GPU, NVLink 5, total of both directions.</source>
        <translation>Pro GPU, NVLink 5, Summe beider Richtungen.</translation>
    </message>
    <message>
        <source>Per GPU, NVLink 6, total of both directions.</source>
        <translation>Pro GPU, NVLink 6, Summe beider Richtungen.</translation>
    </message>
    <message>
        <source>Per GPU; one superchip holds two GPUs and a Grace CPU.</source>
        <translation>Pro GPU; ein Superchip enthält zwei GPUs und eine Grace-CPU.</translation>
    </message>
    <message>
        <source>Per chip NVIDIA stays ahead.</source>
        <translation>Pro Chip bleibt NVIDIA vorn.</translation>
    </message>
    <message>
        <source>Per chip it has %1 of the throughput of %2.</source>
        <comment>a percentage, a chip</comment>
        <translation>Je Chip erreicht es %1 des Durchsatzes von %2.</translation>
    </message>
    <message>
        <source>Per chip it is %1x as fast as %2.</source>
        <comment>2.1, a chip</comment>
        <translation>Je Chip ist es %1-mal so schnell wie %2.</translation>
    </message>
    <message>
        <source>Per chip, %1 and %2 are about equally fast</source>
        <translation>Pro Chip sind %1 und %2 etwa gleich schnell</translation>
    </message>
    <message>
        <source>Per chip, %1 is %2 faster than %3</source>
        <translation>Pro Chip ist %1 %2 schneller als %3</translation>
    </message>
    <message>
        <source>Per chip, %1 is %2x as fast as %3</source>
        <translation>Pro Chip ist %1 %2-mal so schnell wie %3</translation>
    </message>
    <message>
        <source>Per chip, %1 is probably %2 faster than %3</source>
        <translation>Pro Chip ist %1 wahrscheinlich %2 schneller als %3</translation>
    </message>
    <message>
        <source>Per chip, %1 is probably %2x as fast as %3</source>
        <translation>Pro Chip ist %1 wahrscheinlich %2-mal so schnell wie %3</translation>
    </message>
    <message>
        <source>Per chip, 4 x 4 torus inside the instance; direction not stated.</source>
        <translation>Pro Chip, 4 x 4-Torus innerhalb der Instanz; Richtung nicht angegeben.</translation>
    </message>
    <message>
        <source>Per chip, data centre network.</source>
        <translation>Pro Chip, Rechenzentrumsnetz.</translation>
    </message>
    <message>
        <source>Per chip, direction not stated.</source>
        <translation>Pro Chip, Richtung nicht angegeben.</translation>
    </message>
    <message>
        <source>Per chip, direction not stated; NeuronSwitch-v1 joins all to all.</source>
        <translation>Pro Chip, Richtung nicht angegeben; NeuronSwitch-v1 verbindet jeden mit jedem.</translation>
    </message>
    <message>
        <source>Per chip, direction not stated; an older page prints GiB/s.</source>
        <translation>Pro Chip, Richtung nicht angegeben; eine ältere Seite nennt GiB/s.</translation>
    </message>
    <message>
        <source>Per chip: 1,024 inside an instance, 256 between instances; direction not stated.</source>
        <translation>Pro Chip: 1.024 innerhalb einer Instanz, 256 zwischen Instanzen; Richtung nicht angegeben.</translation>
    </message>
    <message>
        <source>Per chip: 1,024 inside the instance, 256 to the other instances; direction not stated.</source>
        <translation>Pro Chip: 1.024 innerhalb der Instanz, 256 zu den anderen Instanzen; Richtung nicht angegeben.</translation>
    </message>
    <message>
        <source>Per device, instance table.</source>
        <translation>Pro Gerät, Instanztabelle.</translation>
    </message>
    <message>
        <source>Per host.</source>
        <translation>Pro Host.</translation>
    </message>
    <message>
        <source>Percent</source>
        <translation>Prozent</translation>
    </message>
    <message>
        <source>Percent difference</source>
        <translation>Unterschied in Prozent</translation>
    </message>
    <message>
        <source>Percent difference fro&amp;m the baseline</source>
        <translation>Un&amp;terschied zur Referenz in Prozent</translation>
    </message>
    <message>
        <source>Performance matters more than cost.</source>
        <translation>Die höchste Leistung zählt, egal zu welchen Kosten.</translation>
    </message>
    <message>
        <source>Performs the step that the empty chart suggests.</source>
        <translation>Tut, worum das leere Diagramm bittet.</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Phase %1: %2</source>
        <comment>a number and a name</comment>
        <translation>Phase %1: %2</translation>
    </message>
    <message>
        <source>Picture resolution</source>
        <translation>Pixel der Bilder</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg)</source>
        <translation>Bilder (*.png *.svg)</translation>
    </message>
    <message>
        <source>Pilot.</source>
        <translation>Pilotprojekt.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>Reiner Text</translation>
    </message>
    <message>
        <source>Plan engineering time for the move.</source>
        <translation>Entwicklungszeit für den Umstieg einplanen.</translation>
    </message>
    <message>
        <source>Plan on %1: nothing newer is announced</source>
        <translation>Mit %1 planen: Neueres ist nicht angekündigt</translation>
    </message>
    <message>
        <source>Plan on %1; %2 is announced without a date</source>
        <translation>Mit %1 planen; %2 ist ohne Termin angekündigt</translation>
    </message>
    <message>
        <source>Plan on %1; %2 is expected by %3</source>
        <translation>Mit %1 planen; %2 wird bis %3 erwartet</translation>
    </message>
    <message>
        <source>Point (1.50)</source>
        <translation>Punkt (1,50)</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Points: data of the XY charts</source>
        <translation>Punkte: was die Diagramme in der Ebene zeigen</translation>
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
        <translation>Portugiesischer und spanischer Text: 486 ha.</translation>
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
        <source>Power of a chip</source>
        <translation>Leistungsaufnahme eines Chips</translation>
    </message>
    <message>
        <source>Power of all machines</source>
        <translation>Leistung aller Maschinen</translation>
    </message>
    <message>
        <source>Power of all machines, maximum</source>
        <translation>Leistung aller Maschinen, höchstens</translation>
    </message>
    <message>
        <source>Power of all machines, minimum</source>
        <translation>Leistung aller Maschinen, mindestens</translation>
    </message>
    <message>
        <source>Power of host, fans and network, as a share of the chips' stated power. A system with a stated power uses that. Affects the cost of owning.</source>
        <translation>Was Host, Lüfter und Netz aufnehmen, als Anteil der angegebenen Leistung der Chips. Ein System mit eigener Leistungsangabe nimmt diese auf. Wirkt auf die Kosten des Eigentums.</translation>
    </message>
    <message>
        <source>Power of the data centre divided by that of its computers: cooling and losses. Affects energy and its cost, not rental prices.</source>
        <translation>Seine Leistungsaufnahme im Verhältnis zu der seiner Rechner: Kühlung und Verluste. Wirkt auf Energie und deren Kosten, nicht auf Mietpreise.</translation>
    </message>
    <message>
        <source>PowerPoint presentation</source>
        <translation>PowerPoint-Präsentation</translation>
    </message>
    <message>
        <source>PowerPoint slide</source>
        <translation>PowerPoint-Folie</translation>
    </message>
    <message>
        <source>Practically the same as Trainium2.</source>
        <translation>Praktisch der von Trainium2.</translation>
    </message>
    <message>
        <source>Pre&amp;sentation mode</source>
        <translation>&amp;Präsentieren</translation>
    </message>
    <message>
        <source>Pre&amp;vious page</source>
        <translation>&amp;Vorige Seite</translation>
    </message>
    <message>
        <source>Pre-train Llama 3.1 405B</source>
        <translation>Pre-Training von Llama 3.1 405B</translation>
    </message>
    <message>
        <source>Pre-train Llama 3.1 70B</source>
        <translation>Pre-Training von Llama 3.1 70B</translation>
    </message>
    <message>
        <source>Pre-train Llama 3.1 8B</source>
        <translation>Pre-Training von Llama 3.1 8B</translation>
    </message>
    <message>
        <source>Pre-train a mixture of experts (DeepSeek-V3 size)</source>
        <translation>Pre-Training eines Mixture-of-Experts-Modells (Größe von DeepSeek-V3)</translation>
    </message>
    <message>
        <source>Pre-training</source>
        <translation>Pre-Training</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Präzision</translation>
    </message>
    <message>
        <source>Precision factor</source>
        <translation>Faktor für die Präzision</translation>
    </message>
    <message>
        <source>Precision not named.</source>
        <translation>Präzision nicht genannt.</translation>
    </message>
    <message>
        <source>Precision of the arithmetic</source>
        <translation>Rechenpräzision</translation>
    </message>
    <message>
        <source>Precision set to %1.</source>
        <translation>Präzision auf %1 geändert.</translation>
    </message>
    <message>
        <source>Precision set to the best common one.</source>
        <translation>Präzision auf die beste gemeinsame geändert.</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>Vorhergesagt</translation>
    </message>
    <message>
        <source>Predicted vs measured</source>
        <translation>Vorhergesagt gegenüber gemessen</translation>
    </message>
    <message>
        <source>Predicts each measurement from its configuration and reports the error. Lists measurements that cannot be predicted, with the reason.</source>
        <translation>Sagt jede Messung aus ihrer Konfiguration voraus und meldet die Abweichung. Messungen, die sich nicht vorhersagen lassen, werden mit Grund aufgeführt.</translation>
    </message>
    <message>
        <source>Preferred</source>
        <translation>Bevorzugt</translation>
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
        <source>Prefill on separate chips needs two replicas.</source>
        <translation>Prefill auf dedizierten Chips braucht zwei Kopien des Modells.</translation>
    </message>
    <message>
        <source>Presentation mode: shows the pages one by one in full screen.</source>
        <translation>Zeigt Seite für Seite auf dem ganzen Bildschirm, für ein Publikum.</translation>
    </message>
    <message>
        <source>Presentations and templates (*.pptx *.potx)</source>
        <translation>Präsentationen und Vorlagen (*.pptx *.potx)</translation>
    </message>
    <message>
        <source>Presenting</source>
        <translation>Präsentation</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>Vorlagen</translation>
    </message>
    <message>
        <source>Press: 30 planned, 7 in use at the start; the cluster spans three states.</source>
        <translation>Presse: 30 geplant, 7 beim Start in Betrieb; der Cluster erstreckt sich über drei Bundesstaaten.</translation>
    </message>
    <message>
        <source>Press: 4 billion announced in September 2023, 4 in November 2024.</source>
        <translation>Presse: 4 Milliarden im September 2023 angekündigt, 4 im November 2024.</translation>
    </message>
    <message>
        <source>Press: about late 2027, after the shareholder letter of April 2026; earlier estimates were late 2026 or early 2027.</source>
        <translation>Presse: etwa Ende 2027, nach dem Aktionärsbrief vom April 2026; frühere Vermutungen waren Ende 2026 oder Anfang 2027.</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Preview: %1</source>
        <translation>Vorschau: %1</translation>
    </message>
    <message>
        <source>Previewed at re:Invent 2024.</source>
        <translation>Auf der re:Invent 2024 vorab gezeigt.</translation>
    </message>
    <message>
        <source>Previous sheet (Page Up)</source>
        <translation>Vorheriges Blatt (Bild auf)</translation>
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
        <source>Price and speed are per unit if the workload needs several. The front uses central values; ranges may overlap.</source>
        <translation>Preis und Geschwindigkeit gelten für eine Einheit, auch wenn der Workload mehrere braucht; die Front verläuft durch die mittleren Werte, Spannen können sich überschneiden.</translation>
    </message>
    <message>
        <source>Price book</source>
        <translation>Preisliste</translation>
    </message>
    <message>
        <source>Price charged by the API.</source>
        <translation>Was die API berechnet.</translation>
    </message>
    <message>
        <source>Price factor</source>
        <translation>Preisfaktor</translation>
    </message>
    <message>
        <source>Price from</source>
        <translation>Preis aus</translation>
    </message>
    <message>
        <source>Price history</source>
        <translation>Preisverlauf</translation>
    </message>
    <message>
        <source>Price increases to the right and throughput upwards, so up and left is better. Points on a straight line have equal cost. For each point on the Pareto front, no other option is both cheaper and faster.</source>
        <translation>Nach rechts steigt der Preis, nach oben die Geschwindigkeit, also ist links oben besser. Auf einer geraden Linie kostet die Arbeit gleich viel. Zu jedem Punkt auf der Pareto-Front ist nichts anderes zugleich günstiger und schneller.</translation>
    </message>
    <message>
        <source>Price list</source>
        <translation>Preisliste</translation>
    </message>
    <message>
        <source>Price lists</source>
        <translation>Preislisten</translation>
    </message>
    <message>
        <source>Price lists (*.csv *.tsv *.txt *.json *.xlsx);;All files (*)</source>
        <translation>Preislisten (*.csv *.tsv *.txt *.json *.xlsx);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Price of %1</source>
        <translation>Preis von %1</translation>
    </message>
    <message>
        <source>Price of a market of hosts.</source>
        <translation>Preis eines Marktplatzes von Hosts.</translation>
    </message>
    <message>
        <source>Price of one</source>
        <translation>Preis pro Stück</translation>
    </message>
    <message>
        <source>Price of one chip</source>
        <translation>Preis eines Chips</translation>
    </message>
    <message>
        <source>Price of trn1.2xlarge</source>
        <translation>Preis von trn1.2xlarge</translation>
    </message>
    <message>
        <source>Price of trn2.48xlarge</source>
        <translation>Preis von trn2.48xlarge</translation>
    </message>
    <message>
        <source>Price per chip inside the guide</source>
        <translation>Preis pro Chip innerhalb des Leitfadens</translation>
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
        <source>Price ratio with published prices</source>
        <translation>Preisverhältnis mit veröffentlichten Preisen</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Prices are at most 90 days old.</source>
        <translation>Preise sind höchstens 90 Tage alt.</translation>
    </message>
    <message>
        <source>Prices are those of "%1": "%2" has none for %3.</source>
        <translation>Es gelten die Preise von „%1“: „%2“ hat keine für %3.</translation>
    </message>
    <message>
        <source>Prices as &amp;of</source>
        <translation>Preise &amp;vom</translation>
    </message>
    <message>
        <source>Prices as of %1 (%2).</source>
        <translation>Preise vom %1 (%2).</translation>
    </message>
    <message>
        <source>Prices as published.</source>
        <translation>Es gelten die veröffentlichten Preise.</translation>
    </message>
    <message>
        <source>Prices have different dates: from %1, for %2, to %3.</source>
        <translation>Preise verschiedener Zeitpunkte: von %1 (%2) bis %3.</translation>
    </message>
    <message>
        <source>Prices here are compared with their own past, not with the baseline.</source>
        <translation>Ein Preis wird hier an seiner eigenen Vergangenheit gemessen, unabhängig von der Referenz.</translation>
    </message>
    <message>
        <source>Prices here are list prices. Used only in estimates: %1.</source>
        <translation>Die Preise hier sind Listenpreise. Nur für Schätzungen angenommen: %1.</translation>
    </message>
    <message>
        <source>Prices of %1 are from %2, the others from %3.</source>
        <translation>Die Preise von %1 gelten für %2, die anderen für %3.</translation>
    </message>
    <message>
        <source>Prices of %1: %2</source>
        <comment>scenarios, a price list</comment>
        <translation>Preise von %1: %2</translation>
    </message>
    <message>
        <source>Prices of one type only.</source>
        <translation>Nur Preise einer Art.</translation>
    </message>
    <message>
        <source>Prices over time</source>
        <translation>Preise im Zeitverlauf</translation>
    </message>
    <message>
        <source>Prices per GPU of smaller clouds on 2026-05-24; only parts that match a chip in the catalogue. The term names the tier.</source>
        <translation>Preise pro GPU kleinerer Clouds am 2026-05-24; nur Teile, die einem Chip des Katalogs entsprechen. Die Laufzeitangabe nennt die Tarifstufe.</translation>
    </message>
    <message>
        <source>Prices per GPU of smaller clouds, August to November 2026, each with its date; the term names the tier. Prices of Scaleway are left out: their currency is not stated.</source>
        <translation>Preise pro GPU kleinerer Clouds, August bis November 2026, jeder mit seinem Datum; die Laufzeitangabe nennt die Tarifstufe. Preise von Scaleway sind ausgelassen: Ihre Währung ist nicht angegeben.</translation>
    </message>
    <message>
        <source>Prices set to %1.</source>
        <translation>Preise auf „%1“ geändert.</translation>
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
        <source>Prices: on the dates shown</source>
        <translation>Preise: zu den gezeigten Daten</translation>
    </message>
    <message>
        <source>Print shell completions for bash, zsh or fish.</source>
        <translation>Die Vervollständigungen für bash, zsh oder fish ausgeben.</translation>
    </message>
    <message>
        <source>Print the numbers of a comparison.</source>
        <translation>Die Zahlen eines Vergleichs ausgeben.</translation>
    </message>
    <message>
        <source>Print the page</source>
        <translation>Seite drucken</translation>
    </message>
    <message>
        <source>Print the program's version.</source>
        <translation>Die Programmversion ausgeben.</translation>
    </message>
    <message>
        <source>Printed as 100 POPS.</source>
        <translation>Als 100 POPS angegeben.</translation>
    </message>
    <message>
        <source>Printed as FP8; the press rounds the same way.</source>
        <translation>Als FP8 angegeben; die Presse rundet ebenso.</translation>
    </message>
    <message>
        <source>Printed as GB.</source>
        <translation>Als GB angegeben.</translation>
    </message>
    <message>
        <source>Printed for Blackwell Ultra without naming the part.</source>
        <translation>Für Blackwell Ultra angegeben, ohne das Bauteil zu nennen.</translation>
    </message>
    <message>
        <source>Priority</source>
        <translation>Was zählt</translation>
    </message>
    <message>
        <source>Probability of being best</source>
        <translation>Wahrscheinlichkeit, am besten zu sein</translation>
    </message>
    <message>
        <source>Probably the PCIe card.</source>
        <translation>Wahrscheinlich die PCIe-Karte.</translation>
    </message>
    <message>
        <source>Problems and notices: what happened, where, and what to do.</source>
        <translation>Was schiefging oder beachtet werden will, wo, und was zu tun ist.</translation>
    </message>
    <message>
        <source>Problems this page would have on a slide, with fixes where possible.</source>
        <translation>Was an dieser Seite auf einer Folie falsch wäre, jeweils mit Abhilfe, wo es eine gibt.</translation>
    </message>
    <message>
        <source>Product line</source>
        <translation>Produktlinie</translation>
    </message>
    <message>
        <source>Product page.</source>
        <translation>Produktseite.</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Project Rainier</source>
        <translation>Project Rainier</translation>
    </message>
    <message>
        <source>Prompt and batch cannot be negative, and the answer needs at least 1 token.</source>
        <translation>Prompt und Batch können nicht negativ sein, und die Antwort braucht mindestens 1 Token.</translation>
    </message>
    <message>
        <source>Provide at least 8 measurements from 2 sources; see "chipboard model-check --runs FILE".</source>
        <translation>Mindestens 8 Messungen aus 2 Quellen angeben und „chipboard model-check --runs DATEI“ ansehen.</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Anbieter</translation>
    </message>
    <message>
        <source>Provider: %1 (%2).</source>
        <translation>Anbieter: %1 (%2).</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Veröffentlicht</translation>
    </message>
    <message>
        <source>Published points without an inter-token latency show tokens/s divided by concurrent requests, which includes the wait for the first token.</source>
        <translation>Veröffentlichte Punkte ohne Inter-Token-Latenz zeigen Tokens/s geteilt durch gleichzeitige Anfragen, was das Warten auf das erste Token einschließt.</translation>
    </message>
    <message>
        <source>Published: %1 at %2. %3</source>
        <comment>tokens/s per chip, tokens/s per user, the run</comment>
        <translation>Veröffentlicht: %1 bei %2. %3</translation>
    </message>
    <message>
        <source>Published: %1 at %2; at today's price %3. %4</source>
        <comment>tokens/s per chip, tokens/s per user, cost, the run</comment>
        <translation>Veröffentlicht: %1 bei %2; zum heutigen Preis %3. %4</translation>
    </message>
    <message>
        <source>Purchase price of one instance or system, or of one chip with its share of the host if chips are rented individually. Affects the cost of owning.</source>
        <translation>Kaufpreis einer Instanz oder eines Systems, oder eines Chips mit seinem Anteil am Host, wo Chips einzeln zählen. Wirkt auf die Kosten des Eigentums.</translation>
    </message>
    <message>
        <source>Put a PNG or SVG file next to the brand theme.</source>
        <translation>Eine PNG- oder SVG-Datei neben die Designdatei legen.</translation>
    </message>
    <message>
        <source>Put another file next to the brand theme.</source>
        <translation>Eine andere Datei neben die Designdatei legen.</translation>
    </message>
    <message>
        <source>Put strings in double quotes.</source>
        <translation>Zeichenketten stehen in doppelten Anführungszeichen.</translation>
    </message>
    <message>
        <source>Put text with spaces in quotes.</source>
        <translation>Texte mit Leerzeichen in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>Put text with such characters in quotes.</source>
        <translation>Texte mit solchen Zeichen in Anführungszeichen setzen.</translation>
    </message>
    <message>
        <source>Put the measurements into "training_runs" and "inference_runs".</source>
        <translation>Die Messungen unter „training_runs“ und „inference_runs“ eintragen.</translation>
    </message>
    <message>
        <source>PyTorch 2.9 is the last with PyTorch/XLA.</source>
        <translation>PyTorch 2.9 ist die letzte Version mit PyTorch/XLA.</translation>
    </message>
    <message>
        <source>PyTorch added</source>
        <translation>PyTorch hinzugefügt</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Query heads per layer.</source>
        <translation>Query-Heads einer Schicht.</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>Question: %1</source>
        <translation>Frage: %1</translation>
    </message>
    <message>
        <source>Quits the program. The next start continues here.</source>
        <translation>Beendet das Programm. Der nächste Start macht dort weiter, wo dieser endete.</translation>
    </message>
    <message>
        <source>Quoted by a third party; no measurement seen.</source>
        <translation>Von Dritten zitiert; keine Messung eingesehen.</translation>
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
        <translation>Vielfac&amp;hes der Referenz</translation>
    </message>
    <message>
        <source>Rainier site area</source>
        <translation>Fläche des Rainier-Geländes</translation>
    </message>
    <message>
        <source>Random seed; equal seeds give equal bytes.</source>
        <translation>Andere Ziehungen; gleiche Startwerte ergeben gleiche Bytes.</translation>
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
        <source>Range: %1 to %2.</source>
        <translation>Betrachtet von %1 bis %2.</translation>
    </message>
    <message>
        <source>Ranges</source>
        <translation>Spannen</translation>
    </message>
    <message>
        <source>Ranges of results</source>
        <translation>Spannen der Ergebnisse</translation>
    </message>
    <message>
        <source>Ranges of the chip's figures</source>
        <translation>Spannen der Chipwerte</translation>
    </message>
    <message>
        <source>Ranges reflect the errors of measurements whose source was excluded from the fit. The page Accuracy shows the errors of the estimates.</source>
        <translation>Spannen sind so breit wie die Fehler von Messungen, deren Quelle bei der Bestimmung der Wirkungsgrade weggelassen wurde; die Seite Modellprüfung zeigt, wie weit die Schätzungen danebenliegen.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Ranking of the options; cost by default. Throughput is per chip, regardless of the number of chips.</source>
        <translation>Wonach die Optionen gereiht werden; ohne Angabe nach Kosten. Geschwindigkeit ist die eines einzelnen Chips, egal wie viele die Arbeit braucht.</translation>
    </message>
    <message>
        <source>Ranks all chips in the catalogue for the board's workload, with reasons for and against each and points to verify. Also shows why others are ruled out and what would change the advice. Requirements not set with --need exclude nothing. If no chip meets the requirements, reports the nearest requirements that work.</source>
        <translation>Reiht alle Chips des Katalogs für den Workload des Vergleichs, mit den Gründen für und gegen jeden, mit dem, was zu prüfen ist, warum andere ausgeschlossen sind und was die Empfehlung ändern würde. Was kein --need angibt, schließt nichts aus. Lassen Anforderungen nichts übrig, werden die nächstliegenden genannt, die funktionieren.</translation>
    </message>
    <message>
        <source>Ratio to the baseline</source>
        <translation>Vielfaches der Referenz</translation>
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
        <source>Reading the KV cache</source>
        <translation>Lesen des Caches</translation>
    </message>
    <message>
        <source>Reading the file; nothing is stored yet.</source>
        <translation>Die Datei wird gelesen; noch ist nichts gespeichert.</translation>
    </message>
    <message>
        <source>Reading the weights</source>
        <translation>Lesen der Gewichte</translation>
    </message>
    <message>
        <source>Reading the weights for a prompt</source>
        <translation>Lesen der Gewichte für einen Prompt</translation>
    </message>
    <message>
        <source>Ready-made comparisons</source>
        <translation>Fertige Vergleiche</translation>
    </message>
    <message>
        <source>Ready-made comparisons. Edit &gt; Undo restores the previous one.</source>
        <translation>Fertige Vergleiche. Bearbeiten &gt; Rückgängig holt zurück, was da war.</translation>
    </message>
    <message>
        <source>Real-time chat, one user at a time (Llama 3.1 8B)</source>
        <translation>Echtzeit-Chat, jeweils ein Nutzer (Llama 3.1 8B)</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Reason or source</source>
        <translation>Warum oder woher</translation>
    </message>
    <message>
        <source>Reasons</source>
        <translation>Gründe</translation>
    </message>
    <message>
        <source>Recipients can open the file in Chipboard, with all scenarios and custom values.</source>
        <translation>Wer die Datei erhält, kann sie in Chipboard öffnen, mit allen Szenarien und eigenen Werten.</translation>
    </message>
    <message>
        <source>Recommend chips that meet the requirements, and explain why the others do not.</source>
        <translation>Empfiehlt, welcher Chip zum Bedarf passt, und begründet, warum die anderen nicht.</translation>
    </message>
    <message>
        <source>Recomputed</source>
        <translation>Nachgerechnet</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Nachschlagen</translation>
    </message>
    <message>
        <source>Regardless of the window's colours.</source>
        <translation>Unabhängig vom Aussehen des Fensters.</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Relative to the calibrated value of the chip's family: time per layer, communication step and request that no faster chip reduces; affects decode and batches.</source>
        <translation>Anteil an dem, was für die Chipfamilie ermittelt ist: Zeit pro Schicht, Austausch und Anfrage, die kein schnellerer Chip spart; wirkt auf Decode und Batches.</translation>
    </message>
    <message>
        <source>Relative to the calibrated value of the chip's family; affects decode.</source>
        <translation>Anteil an dem, was für die Chipfamilie ermittelt ist; wirkt auf Decode.</translation>
    </message>
    <message>
        <source>Relative to the calibrated value of the chip's family; affects prefill and batches.</source>
        <translation>Anteil an dem, was für die Chipfamilie ermittelt ist; wirkt auf Prefill und Batches.</translation>
    </message>
    <message>
        <source>Relative to the calibrated value of the chip's family; affects training throughput.</source>
        <translation>Anteil an dem, was für die Chipfamilie ermittelt ist; wirkt auf das Trainingstempo.</translation>
    </message>
    <message>
        <source>Relative to the calibrated value of the chip's family; applies where chips share a layer.</source>
        <translation>Anteil an dem, was für die Chipfamilie ermittelt ist; wirkt, wo Chips sich eine Schicht teilen.</translation>
    </message>
    <message>
        <source>Release date according to Epoch AI.</source>
        <translation>Veröffentlichungsdatum laut Epoch AI.</translation>
    </message>
    <message>
        <source>Release date.</source>
        <translation>Veröffentlichungsdatum.</translation>
    </message>
    <message>
        <source>Release notes: 2025-09-18; 2.26.1 on 2025-10-29 and 2.27.0 on 2025-12-19.</source>
        <translation>Versionshinweise: 2025-09-18; 2.26.1 am 2025-10-29 und 2.27.0 am 2025-12-19.</translation>
    </message>
    <message>
        <source>Release notes: an inference feature in beta.</source>
        <translation>Versionshinweise: eine Inferenzfunktion in der Beta.</translation>
    </message>
    <message>
        <source>Release of the card; AWS G5 came later.</source>
        <translation>Erscheinen der Karte; AWS G5 kam später.</translation>
    </message>
    <message>
        <source>Reload the catalogue, and select it again.</source>
        <translation>Den Katalog neu lesen und erneut wählen.</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>Remove "baseline" from the others.</source>
        <translation>„baseline“ bei den anderen weglassen.</translation>
    </message>
    <message>
        <source>Remove "book".</source>
        <translation>„book“ entfernen.</translation>
    </message>
    <message>
        <source>Remove "quantization_config" to use the weight type in "torch_dtype".</source>
        <translation>„quantization_config“ entfernen, damit „torch_dtype“ gilt.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 abwählen</translation>
    </message>
    <message>
        <source>Remove %1 from the comparison</source>
        <translation>%1 aus dem Vergleich nehmen</translation>
    </message>
    <message>
        <source>Remove --format.</source>
        <translation>--format weglassen.</translation>
    </message>
    <message>
        <source>Remove --store.</source>
        <translation>--store weglassen.</translation>
    </message>
    <message>
        <source>Remove --vary, or use crossover.</source>
        <translation>--vary weglassen oder nach crossover fragen.</translation>
    </message>
    <message>
        <source>Remove --workload, and set the lengths with --set input=TOKENS and output=TOKENS.</source>
        <translation>Lassen Sie --workload weg und setzen Sie die Längen mit --set input=TOKENS und output=TOKENS.</translation>
    </message>
    <message>
        <source>Remove embedded objects and charts from its masters and layouts, and save it again.</source>
        <translation>Eingebettete Objekte und Diagramme aus ihren Mastern und Layouts entfernen und sie neu speichern.</translation>
    </message>
    <message>
        <source>Remove everything up to the @.</source>
        <translation>Lassen Sie alles bis zum @ weg.</translation>
    </message>
    <message>
        <source>Remove imported prices?</source>
        <translation>Importierte Preise entfernen?</translation>
    </message>
    <message>
        <source>Remove it from the loop.</source>
        <translation>Aus dem Kreis entfernen.</translation>
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
        <source>Remove scenario “%1”</source>
        <translation>Szenario „%1“ entfernen</translation>
    </message>
    <message>
        <source>Remove some.</source>
        <translation>Einige entfernen.</translation>
    </message>
    <message>
        <source>Remove the brand theme</source>
        <translation>Kein Firmendesign verwenden</translation>
    </message>
    <message>
        <source>Remove the rate, or choose another currency.</source>
        <translation>Den Kurs weglassen oder eine andere Währung angeben.</translation>
    </message>
    <message>
        <source>Remove the value after "=".</source>
        <translation>Den Teil nach „=“ weglassen.</translation>
    </message>
    <message>
        <source>Removed %1.</source>
        <translation>%1 entfernt.</translation>
    </message>
    <message>
        <source>Removed snapshot %1: %2 prices dated %3 from %4.</source>
        <translation>Snapshot %1 entfernt: %2 Preise vom %3 aus %4.</translation>
    </message>
    <message>
        <source>Rename it if it is a different model, or remove it to use the catalogue's.</source>
        <translation>Umbenennen, wenn es ein anderes Modell ist, oder entfernen, damit das des Katalogs gilt.</translation>
    </message>
    <message>
        <source>Rename it to end in .chipboard and open it as a board.</source>
        <translation>Die Endung .chipboard geben und als Vergleich öffnen.</translation>
    </message>
    <message>
        <source>Rename it, and import its price lists again. It was not changed.</source>
        <translation>Die Datei umbenennen und ihre Listen noch einmal importieren. Sie bleibt unverändert.</translation>
    </message>
    <message>
        <source>Rename it.</source>
        <translation>Umbenennen.</translation>
    </message>
    <message>
        <source>Rename one of them.</source>
        <translation>Einem davon einen anderen Namen geben.</translation>
    </message>
    <message>
        <source>Rename or remove one of the two.</source>
        <translation>Eines der beiden umbenennen oder entfernen.</translation>
    </message>
    <message>
        <source>Rename scenario “%1” to “%2”</source>
        <translation>Szenario „%1“ in „%2“ umbenennen</translation>
    </message>
    <message>
        <source>Rent for all hours.</source>
        <translation>Miete aller Stunden.</translation>
    </message>
    <message>
        <source>Rent for used hours only.</source>
        <translation>Miete nur der genutzten Stunden.</translation>
    </message>
    <message>
        <source>Rented as</source>
        <translation>Gemietet als</translation>
    </message>
    <message>
        <source>Rented as UltraServers by capacity block; the public EC2 API showed no trn3 instance type on 2026-10-03.</source>
        <translation>Als UltraServer per Capacity Block vermietet; die öffentliche EC2-API zeigte am 2026-10-03 keinen Instanztyp trn3.</translation>
    </message>
    <message>
        <source>Rented as a whole</source>
        <translation>Gemietete Stückzahl</translation>
    </message>
    <message>
        <source>Rented hours per month, for the monthly cost.</source>
        <translation>Gemietete Stunden pro Monat, für die Monatskosten.</translation>
    </message>
    <message>
        <source>Rented machines</source>
        <translation>Gemietete Maschinen</translation>
    </message>
    <message>
        <source>Rented machines, fastest case</source>
        <translation>Gemietete Maschinen, schnellster Fall</translation>
    </message>
    <message>
        <source>Rented machines, slowest case</source>
        <translation>Gemietete Maschinen, langsamster Fall</translation>
    </message>
    <message>
        <source>Rented with %1.</source>
        <translation>Gemietet mit %1.</translation>
    </message>
    <message>
        <source>Renting %1</source>
        <translation>Miete von %1</translation>
    </message>
    <message>
        <source>Renting costs less than the API from %1.</source>
        <translation>Miete kostet ab %1 weniger als die API.</translation>
    </message>
    <message>
        <source>Renting never costs less than the API: its cost equals that of %1, more than one deployment generates.</source>
        <translation>Miete kostet nie weniger als die API: Sie entspricht %1, mehr als ein Deployment beantwortet.</translation>
    </message>
    <message>
        <source>Renting never pays off: a busy deployment costs more per token than the API.</source>
        <translation>Miete lohnt nie: Ein ausgelastetes Deployment kostet je Token mehr als die API.</translation>
    </message>
    <message>
        <source>Renting never wins</source>
        <translation>Miete lohnt nie</translation>
    </message>
    <message>
        <source>Renting them would cost from %1 an hour (%2) to %3 an hour (%4), if that many were available.</source>
        <translation>Die Miete würde von %1 pro Stunde (%2) bis %3 pro Stunde (%4) kosten, wenn so viele zu mieten wären.</translation>
    </message>
    <message>
        <source>Repeats the change that was undone.</source>
        <translation>Stellt wieder her, was rückgängig gemacht wurde.</translation>
    </message>
    <message>
        <source>Replace existing files.</source>
        <translation>Vorhandene Dateien ersetzen.</translation>
    </message>
    <message>
        <source>Replace files?</source>
        <translation>Dateien ersetzen?</translation>
    </message>
    <message>
        <source>Replace it with --force, or choose another name.</source>
        <translation>Mit --force ersetzen oder einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>Replaces the focused figure with a custom value.</source>
        <translation>Setzt einen eigenen Wert an die Stelle dessen, auf dem der Tastaturfokus steht.</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>Replikate</translation>
    </message>
    <message>
        <source>Replicas: attention on each chip</source>
        <translation>Kopien des Modells: Attention auf jedem Chip</translation>
    </message>
    <message>
        <source>Replicas: each on %1 chips</source>
        <translation>Kopien des Modells: jede auf %1 Chips</translation>
    </message>
    <message>
        <source>Replicas: each on 1 chip</source>
        <translation>Kopien des Modells: jede auf 1 Chip</translation>
    </message>
    <message>
        <source>Replicas: each on the fewest chips that hold the model</source>
        <translation>Kopien des Modells: jede auf der kleinsten Chipanzahl, die es fasst</translation>
    </message>
    <message>
        <source>Replicas: one over all chips</source>
        <translation>Kopien des Modells: eine über alle Chips</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Report problems that these pages would have on a slide, with fixes; write nothing.</source>
        <translation>Nichts schreiben, sondern melden, was an diesen Seiten auf einer Folie falsch wäre und was dagegen hilft.</translation>
    </message>
    <message>
        <source>Report what an import would do, without storing anything.</source>
        <translation>Zeigen, was ein Import täte, und nichts speichern.</translation>
    </message>
    <message>
        <source>Reported by the press, not published by AWS.</source>
        <translation>Von der Presse verbreitet, nicht von AWS veröffentlicht.</translation>
    </message>
    <message>
        <source>Reported by the press; not in the keynote.</source>
        <translation>Laut Presse; nicht in der Keynote.</translation>
    </message>
    <message>
        <source>Reports for each data row whether it was imported, skipped or suspicious, and why. Suspicious rows are imported only if their reason is accepted. Prices are stored as one dated snapshot, chips in the user's catalogue folder. The format is recognised by the content; "chipboard list formats" lists them.</source>
        <translation>Meldet, was aus jeder Datenzeile wurde: importiert, ignoriert oder verdächtig, und warum. Verdächtiges kommt nur hinein, wenn sein Grund zugelassen wird. Preise kommen als datierter Snapshot in den Preisspeicher, Chips in den Katalogordner des Benutzers. Das Format wird am Inhalt erkannt; „chipboard list formats“ zeigt die Formate.</translation>
    </message>
    <message>
        <source>Reports of June 2026: talks to sell Trainium outside.</source>
        <translation>Berichte vom Juni 2026: Gespräche über den Verkauf von Trainium an Dritte.</translation>
    </message>
    <message>
        <source>Reports whether the workload fits, its duration, throughput, cost and bottleneck, each with a range. Without --count, uses a suitable number of chips.</source>
        <translation>Zeigt, ob er passt, wie lange er dauert, wie schnell er ist, was er kostet und was ihn begrenzt, jeweils mit Spanne. Ohne --count wird eine übliche Chipanzahl genommen.</translation>
    </message>
    <message>
        <source>Requested requests per replica; 0: as many as fit</source>
        <translation>Gewünschte Anfragen einer Kopie; 0: so viele, wie passen</translation>
    </message>
    <message>
        <source>Requests or items processed together; the memory required and the minimum chips cover all of them.</source>
        <translation>Gleichzeitig verarbeitete Anfragen oder Einheiten; benötigter Speicher und kleinste Chipzahl fassen sie alle.</translation>
    </message>
    <message>
        <source>Requests per replica</source>
        <translation>Anfragen einer Kopie</translation>
    </message>
    <message>
        <source>Requests per replica that meet the service level; 0: none</source>
        <translation>Anfragen einer Kopie, die das Service-Level einhalten; 0: keine</translation>
    </message>
    <message>
        <source>Requests that fit in memory</source>
        <translation>Anfragen, die der Speicher fasst</translation>
    </message>
    <message>
        <source>Requests that meet the service level</source>
        <translation>Anfragen, die das Service-Level einhalten</translation>
    </message>
    <message>
        <source>Requests that memory must hold</source>
        <translation>Anfragen, die der Speicher fassen muss</translation>
    </message>
    <message>
        <source>Requests tried, step %1</source>
        <translation>Probierte Anfragen, Schritt %1</translation>
    </message>
    <message>
        <source>Require fewer tokens/s per user, or allow more time to first token.</source>
        <translation>Weniger Tokens/s pro Nutzer verlangen oder mehr Zeit bis zum ersten Token zulassen.</translation>
    </message>
    <message>
        <source>Required memory per chip</source>
        <translation>Benötigter Speicher eines Chips</translation>
    </message>
    <message>
        <source>Required region of the chips, as the cloud names it: us-east-2.</source>
        <translation>Wo die Chips stehen müssen, wie die Cloud es nennt: us-east-2.</translation>
    </message>
    <message>
        <source>Required: %1.</source>
        <translation>Gebraucht: %1.</translation>
    </message>
    <message>
        <source>Requirement</source>
        <translation>Anforderung</translation>
    </message>
    <message>
        <source>Requirement: %1</source>
        <translation>Anforderung: %1</translation>
    </message>
    <message>
        <source>Requirement: clear %1</source>
        <translation>Anforderung: %1 ist nicht angegeben</translation>
    </message>
    <message>
        <source>Requirements</source>
        <translation>Anforderungen</translation>
    </message>
    <message>
        <source>Requirements that are not set exclude nothing. A limit excludes an option only if its whole range misses the limit; otherwise verify it.</source>
        <translation>Was niemand angegeben hat, schließt nichts aus. Eine Grenze schließt aus, wo die ganze Spanne sie verfehlt; sonst ist zu prüfen.</translation>
    </message>
    <message>
        <source>Requirements: start over</source>
        <translation>Anforderungen: neu beginnen</translation>
    </message>
    <message>
        <source>Requires a move</source>
        <translation>Umstieg nötig</translation>
    </message>
    <message>
        <source>ResNet-50</source>
        <translation>ResNet-50</translation>
    </message>
    <message>
        <source>ResNet-50 image classification</source>
        <translation>Bildklassifikation mit ResNet-50</translation>
    </message>
    <message>
        <source>Reserved, 1 year</source>
        <translation>Reserviert, 1 Jahr</translation>
    </message>
    <message>
        <source>Reserved, 3 years</source>
        <translation>Reserviert, 3 Jahre</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 wie zuvor</translation>
    </message>
    <message>
        <source>Reset %1 to its default</source>
        <translation>%1 auf die Vorgabe zurücksetzen</translation>
    </message>
    <message numerus="yes">
        <source>Reset %n assumptions</source>
        <translation><numerusform>%n Annahme zurücksetzen</numerusform><numerusform>%n Annahmen zurücksetzen</numerusform></translation>
    </message>
    <message>
        <source>Reset 1 assumption</source>
        <translation>1 Annahme zurücksetzen</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Reset all assumptions</source>
        <translation>Alle Annahmen zurücksetzen</translation>
    </message>
    <message>
        <source>Reset all custom values</source>
        <translation>Alle eigenen Werte zurücksetzen</translation>
    </message>
    <message>
        <source>Reset chart chan&amp;ges</source>
        <translation>Alles &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Reset requirements</source>
        <translation>Anforderungen zurücksetzen</translation>
    </message>
    <message>
        <source>Reset te&amp;xt size</source>
        <translation>&amp;Übliche Textgröße</translation>
    </message>
    <message>
        <source>Reset the assumption</source>
        <translation>Keine andere Annahme</translation>
    </message>
    <message>
        <source>Reset the exchange rate</source>
        <translation>Wechselkurs zurücksetzen</translation>
    </message>
    <message>
        <source>Reset the zoom</source>
        <translation>Wieder alles zeigen</translation>
    </message>
    <message>
        <source>Reset the zoom (0 or Escape)</source>
        <translation>Zeigt wieder das ganze Diagramm (0 oder Escape)</translation>
    </message>
    <message>
        <source>Resets all changed assumptions.</source>
        <translation>Setzt alles zurück, was anders angenommen wurde.</translation>
    </message>
    <message>
        <source>Resets all panels to their original places.</source>
        <translation>Setzt alle Bereiche an ihren ursprünglichen Platz zurück.</translation>
    </message>
    <message>
        <source>Resets all text to its default size.</source>
        <translation>Setzt alle Texte auf ihre übliche Größe zurück.</translation>
    </message>
    <message>
        <source>Resets the zoom; 0 and Escape do the same.</source>
        <translation>Zeigt wieder das ganze Diagramm; 0 und Escape tun dasselbe.</translation>
    </message>
    <message>
        <source>Residual value</source>
        <translation>Restwert</translation>
    </message>
    <message>
        <source>Restore &amp;defaults</source>
        <translation>&amp;Vorgaben wiederherstellen</translation>
    </message>
    <message>
        <source>Restore a backup.</source>
        <translation>Eine Sicherungskopie verwenden.</translation>
    </message>
    <message>
        <source>Restore a chart's automatic title</source>
        <translation>Diagrammtitel aus den Daten übernehmen</translation>
    </message>
    <message>
        <source>Restore the automatic title</source>
        <translation>Titel aus den Daten übernehmen</translation>
    </message>
    <message>
        <source>Restore the settings from when this window was opened</source>
        <translation>Zurück zum Stand beim Öffnen dieses Fensters</translation>
    </message>
    <message>
        <source>Restore the template, or choose another one with --template.</source>
        <translation>Die Vorlage zurücklegen oder mit --template eine andere wählen.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Results of the workload</source>
        <translation>Ergebnisse des Workloads</translation>
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
        <source>Right for whole instances (131% in FP8), not for single chips (66%).</source>
        <translation>Stimmt für ganze Instanzen (131 % bei FP8), nicht für einzelne Chips (66 %).</translation>
    </message>
    <message>
        <source>Roadmap</source>
        <translation>Roadmap</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>Roofline: what a chip can reach</source>
        <translation>Roofline: was ein Chip erreichen kann</translation>
    </message>
    <message>
        <source>Rooflines and the phases of the workload</source>
        <translation>Rooflines und die Phasen des Workloads</translation>
    </message>
    <message>
        <source>Round numbers. Anthropic used more than one million in April 2026; in February 2026 Amazon counted 1.4 million delivered.</source>
        <translation>Runde Zahlen. Anthropic nutzte im April 2026 mehr als eine Million; im Februar 2026 zählte Amazon 1,4 Millionen ausgelieferte.</translation>
    </message>
    <message>
        <source>Rounded by AMD; 2516.6 by formula.</source>
        <translation>Von AMD gerundet; nach Formel 2516,6.</translation>
    </message>
    <message>
        <source>Rounded, text of the page.</source>
        <translation>Gerundet, Text der Seite.</translation>
    </message>
    <message>
        <source>Rounded.</source>
        <translation>Gerundet.</translation>
    </message>
    <message>
        <source>Routing to experts</source>
        <translation>Routing zu Experten</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Row %1: "%2" could mean two numbers.</source>
        <translation>Zeile %1: „%2“ kann zwei Zahlen bedeuten.</translation>
    </message>
    <message>
        <source>Row %1: "%2" is not a number, so "%3" cannot be %4.</source>
        <translation>Zeile %1: „%2“ ist keine Zahl, daher ist „%3“ wohl nicht die richtige Spalte (%4).</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Rows and columns of the table vary the same assumption.</source>
        <translation>Beide Richtungen der Tabelle verändern dieselbe Annahme.</translation>
    </message>
    <message>
        <source>Rows and columns of the table vary the same assumption; the page selected another one.</source>
        <translation>Beide Richtungen der Tabelle verändern dieselbe Annahme; die Seite hat eine andere gewählt.</translation>
    </message>
    <message>
        <source>Rows are missing: %1.</source>
        <translation>Es fehlen Zeilen: %1.</translation>
    </message>
    <message>
        <source>Rows by result</source>
        <translation>Was aus den Zeilen wird</translation>
    </message>
    <message>
        <source>Rows without such a price now show one of another type.</source>
        <translation>Zeilen ohne solchen Preis zeigen jetzt einen anderer Art.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Ruled out</source>
        <translation>Ausgeschlossen</translation>
    </message>
    <message>
        <source>Ruled out because</source>
        <translation>Ausgeschlossen, weil</translation>
    </message>
    <message>
        <source>Ruled out, nearest first</source>
        <translation>Ausgeschlossen, knappste zuerst</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules of advice</source>
        <translation>Regeln der Empfehlung</translation>
    </message>
    <message>
        <source>Run "%1" for a list.</source>
        <translation>„%1“ zeigt eine Liste.</translation>
    </message>
    <message>
        <source>Run "chipboard help" for the commands and their options.</source>
        <translation>„chipboard help“ zeigt die Befehle und ihre Optionen.</translation>
    </message>
    <message>
        <source>Run "chipboard model-check --runs FILE" to see why each cannot be predicted.</source>
        <translation>„chipboard model-check --runs DATEI“ sagt für jede, warum sie nicht vorhergesagt werden kann.</translation>
    </message>
    <message>
        <source>RunPod GPU types (JSON)</source>
        <translation>GPU-Typen von RunPod (JSON)</translation>
    </message>
    <message>
        <source>Runs as %1 replicas, each on %2.</source>
        <translation>Läuft als %1 Kopien des Modells; pro Kopie: %2.</translation>
    </message>
    <message>
        <source>Runs as MXFP8 inside, so no gain.</source>
        <translation>Läuft intern als MXFP8, also kein Gewinn.</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>Kle&amp;inerer Text</translation>
    </message>
    <message>
        <source>S&amp;ort</source>
        <translation>Sortie&amp;ren</translation>
    </message>
    <message>
        <source>SBUF, 8 x 28 MiB; 8 x 2 MiB of PSUM comes on top.</source>
        <translation>SBUF, 8 x 28 MiB; dazu kommen 8 x 2 MiB PSUM.</translation>
    </message>
    <message>
        <source>SBUF, 8 x 32 MiB; 8 x 2 MiB of PSUM comes on top.</source>
        <translation>SBUF, 8 x 32 MiB; dazu kommen 8 x 2 MiB PSUM.</translation>
    </message>
    <message>
        <source>SBUF; 2 x 2 MiB of PSUM comes on top.</source>
        <translation>SBUF; dazu kommen 2 x 2 MiB PSUM.</translation>
    </message>
    <message>
        <source>SDXL-base</source>
        <translation>SDXL-base</translation>
    </message>
    <message>
        <source>SVG picture</source>
        <translation>SVG-Bild</translation>
    </message>
    <message>
        <source>SXM maximum; a special cooling option allows 500 W.</source>
        <translation>SXM-Maximum; eine besondere Kühloption erlaubt 500 W.</translation>
    </message>
    <message>
        <source>Same as HGX B200: only the dense FP4 rate rose.</source>
        <translation>Der von HGX B200: Nur die dichte FP4-Rate ist gestiegen.</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Same as window</source>
        <translation>Wie das Fenster</translation>
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
        <source>Save a picture of the window as PNG and close it.</source>
        <translation>Ein Bild des Fensters als PNG schreiben und es schließen.</translation>
    </message>
    <message>
        <source>Save it as UTF-8.</source>
        <translation>Als UTF-8 speichern.</translation>
    </message>
    <message>
        <source>Save it with File &gt; Save as, and check the free space and permissions of this folder.</source>
        <translation>Mit Datei &gt; Speichern unter speichern und für Platz und Berechtigungen dieses Ordners sorgen.</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Bild speichern…</translation>
    </message>
    <message>
        <source>Save the comparison</source>
        <translation>Vergleich speichern</translation>
    </message>
    <message>
        <source>Save the picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Save the sheet as CSV.</source>
        <translation>Speichern Sie das Blatt als CSV.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Saved sets of prices, assumptions and figures; the selected one is active.</source>
        <translation>Preise, Annahmen und Werte, die unter einem Namen gespeichert sind; was gewählt ist, ist aktiv.</translation>
    </message>
    <message>
        <source>Saved, USD</source>
        <translation>Gespart, USD</translation>
    </message>
    <message>
        <source>Saves prices, assumptions and figures under names, to compare them.</source>
        <translation>Behält Preise, Annahmen und Werte unter Namen, um sie nebeneinander zu vergleichen.</translation>
    </message>
    <message>
        <source>Saves the comparison to another file and continues with that one.</source>
        <translation>Schreibt den Vergleich in eine andere Datei und macht mit dieser weiter.</translation>
    </message>
    <message>
        <source>Saves the comparison to its file.</source>
        <translation>Schreibt den Vergleich in seine Datei.</translation>
    </message>
    <message>
        <source>Saving the rows and reloading the price lists.</source>
        <translation>Alle Zeilen sind gelesen. Sie werden gespeichert, und die Preislisten werden neu gelesen.</translation>
    </message>
    <message>
        <source>Savings in five years</source>
        <translation>Ersparnis in fünf Jahren</translation>
    </message>
    <message>
        <source>Savings of %1 a month range from %2 to %3</source>
        <comment>amounts, which may be below zero</comment>
        <translation>Die Einsparung von %1 im Monat liegt zwischen %2 und %3</translation>
    </message>
    <message>
        <source>Savings of 30 to 50% are worth the work of moving.</source>
        <translation>Einsparungen von 30 bis 50 % sind den Aufwand des Umstiegs wert.</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Umfang</translation>
    </message>
    <message>
        <source>Scale-up and network</source>
        <translation>Scale-up und Netzwerk</translation>
    </message>
    <message>
        <source>Scale-up bandwidth</source>
        <translation>Scale-up-Bandbreite</translation>
    </message>
    <message>
        <source>Scaleway servers (JSON)</source>
        <translation>Server von Scaleway (JSON)</translation>
    </message>
    <message>
        <source>Scaling overhead factor</source>
        <translation>Mehraufwand durch viele Chips, als Faktor</translation>
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
        <translation>Szenario „%1“</translation>
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
        <source>Search the help</source>
        <translation>Hilfe durchsuchen</translation>
    </message>
    <message>
        <source>Search the help…</source>
        <translation>Hilfe durchsuchen…</translation>
    </message>
    <message>
        <source>Search the settings</source>
        <translation>Einstellungen durchsuchen</translation>
    </message>
    <message>
        <source>Search the settings…</source>
        <translation>Einstellungen durchsuchen…</translation>
    </message>
    <message>
        <source>Search, or memory &gt;= 640 GB</source>
        <translation>Suchen, oder memory &gt;= 640 GB</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Zweite</translation>
    </message>
    <message>
        <source>See the same claim of the guide.</source>
        <translation>Siehe dieselbe Behauptung des Leitfadens.</translation>
    </message>
    <message>
        <source>See where a number comes from</source>
        <translation>Sehen, woher eine Zahl stammt</translation>
    </message>
    <message>
        <source>Select %1</source>
        <translation>%1 auswählen</translation>
    </message>
    <message>
        <source>Select a second chip to compare.</source>
        <translation>Zum Vergleichen einen zweiten Chip auswählen.</translation>
    </message>
    <message>
        <source>Select a second instance to compare.</source>
        <translation>Zum Vergleichen eine zweite Instanz auswählen.</translation>
    </message>
    <message>
        <source>Select a second system to compare.</source>
        <translation>Zum Vergleichen ein zweites System auswählen.</translation>
    </message>
    <message>
        <source>Select chips on the left, or start from one of these.</source>
        <translation>Links Chips ankreuzen oder mit einem von diesen beginnen.</translation>
    </message>
    <message>
        <source>Select chips on the left, or start from one of these. Ctrl+Z restores the previous selection.</source>
        <translation>Links Chips ankreuzen oder mit einem von diesen beginnen. Strg+Z stellt den vorherigen Stand wieder her.</translation>
    </message>
    <message>
        <source>Select chips on the left.</source>
        <translation>Links Chips auswählen.</translation>
    </message>
    <message>
        <source>Select chips, instances or systems first.</source>
        <translation>Zuerst Chips, Instanzen oder Systeme auswählen.</translation>
    </message>
    <message>
        <source>Select fewer rows, or export the page as a document.</source>
        <translation>Die Seite eingrenzen oder auf Papier zeigen.</translation>
    </message>
    <message>
        <source>Select what this chart shows</source>
        <translation>Wählen, was dieses Diagramm zeigt</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Selection replaced.</source>
        <translation>Auswahl ersetzt.</translation>
    </message>
    <message>
        <source>Selects what this chart shows.</source>
        <translation>Wählt, was dieses Diagramm zeigt.</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Semikolon</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensitivität</translation>
    </message>
    <message>
        <source>Sensitivity (tornado)</source>
        <translation>Sensitivität (Tornado)</translation>
    </message>
    <message>
        <source>Sensitivity curve</source>
        <translation>Sensitivitätskurve</translation>
    </message>
    <message>
        <source>Sentence</source>
        <translation>Satz</translation>
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
        <source>Sequences per training step, over all chips.</source>
        <translation>Sequenzen in einem Trainingsschritt über alle Chips.</translation>
    </message>
    <message>
        <source>Serve %1</source>
        <comment>a model</comment>
        <translation>Serving von %1</translation>
    </message>
    <message>
        <source>Serve Llama 3.1 405B, chat</source>
        <translation>Serving von Llama 3.1 405B, Chat</translation>
    </message>
    <message>
        <source>Serve Llama 3.1 70B with 100,000 tokens of context</source>
        <translation>Serving von Llama 3.1 70B mit 100.000 Tokens Kontext</translation>
    </message>
    <message>
        <source>Serve Llama 3.1 70B, chat</source>
        <translation>Serving von Llama 3.1 70B, Chat</translation>
    </message>
    <message>
        <source>Serve Llama 3.1 8B, chat</source>
        <translation>Serving von Llama 3.1 8B, Chat</translation>
    </message>
    <message>
        <source>Serve a mixture of experts (DeepSeek-V3 size)</source>
        <translation>Serving eines Mixture-of-Experts-Modells (Größe von DeepSeek-V3)</translation>
    </message>
    <message>
        <source>Serve this model: an id from "chipboard list models", or the path of its config.json. Set the load with --set input, output and batch.</source>
        <translation>Dieses Modell bereitstellen: eine ID aus „chipboard list models“ oder der Pfad seiner config.json. --set legt mit input, output und batch fest, was von ihm verlangt wird.</translation>
    </message>
    <message>
        <source>Service life (years)</source>
        <translation>Nutzungsdauer in Jahren</translation>
    </message>
    <message>
        <source>Serving</source>
        <translation>Serving</translation>
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
        <source>Serving software: %1 of %2, as after a chip's release.</source>
        <translation>Serving-Software: %1, Stand %2, wie nach dem Erscheinen eines Chips.</translation>
    </message>
    <message>
        <source>Serving software: %1 of %2, well tuned.</source>
        <translation>Serving-Software: %1, Stand %2, gut abgestimmt.</translation>
    </message>
    <message>
        <source>Serving stack (0: tuned, 1: vLLM, 2: at release)</source>
        <translation>Serving-Stack (0: abgestimmt, 1: vLLM, 2: bei Erscheinen)</translation>
    </message>
    <message>
        <source>Serving users</source>
        <translation>Serving für Nutzer</translation>
    </message>
    <message>
        <source>Serving: one decode step</source>
        <translation>Serving: ein Schritt Decode</translation>
    </message>
    <message>
        <source>Serving: prefill</source>
        <translation>Serving: einen Prompt lesen</translation>
    </message>
    <message>
        <source>Set "in_force" on the one whose values match the board.</source>
        <translation>„in_force“ bei dem Szenario setzen, dessen Werte die des Vergleichs sind.</translation>
    </message>
    <message>
        <source>Set "latent", or remove "rope", "nope" and "value".</source>
        <translation>„latent“ setzen oder „rope“, „nope“ und „value“ entfernen.</translation>
    </message>
    <message>
        <source>Set "linear_layers", or remove "state_elements".</source>
        <translation>„linear_layers“ setzen oder „state_elements“ entfernen.</translation>
    </message>
    <message>
        <source>Set "nope" and "value".</source>
        <translation>„nope“ und „value“ setzen.</translation>
    </message>
    <message>
        <source>Set "sparse_top", or remove "index_heads" and "index_size".</source>
        <translation>„sparse_top“ setzen oder „index_heads“ und „index_size“ entfernen.</translation>
    </message>
    <message>
        <source>Set "window" to the number of tokens that these layers see.</source>
        <translation>„window“ auf die Tokens setzen, die diese Schichten sehen.</translation>
    </message>
    <message>
        <source>Set "window_elements" to the part of these layers in "kv_per_token".</source>
        <translation>„window_elements“ auf den Anteil dieser Schichten an „kv_per_token“ setzen.</translation>
    </message>
    <message>
        <source>Set "window_layers", or remove "window" and "window_elements".</source>
        <translation>„window_layers“ setzen oder „window“ und „window_elements“ entfernen.</translation>
    </message>
    <message>
        <source>Set a baseline to see which options beat it in both. Options without a price or an estimate are named under the chart's title.</source>
        <translation>Eine Referenz festlegen, um zu sehen, wer in beidem besser ist. Was keinen Preis oder keine Schätzung hat, steht unter dem Titel des Diagramms.</translation>
    </message>
    <message>
        <source>Set a requirement, such as budget=5000; without a value it is unset. "chipboard list needs" shows the names. Can be repeated.</source>
        <translation>Dies von den Chips verlangen, zum Beispiel budget=5000; ohne Wert gilt nichts als angegeben. „chipboard list needs“ zeigt die Namen. Mehrfach möglich.</translation>
    </message>
    <message>
        <source>Set an assumption; "chipboard list assumptions" shows the names. Can be repeated.</source>
        <translation>Dies annehmen; „chipboard list assumptions“ zeigt die Namen. Mehrfach möglich.</translation>
    </message>
    <message>
        <source>Set both "index_heads" and "index_size", or neither.</source>
        <translation>„index_heads“ und „index_size“ beide setzen oder keines von beiden.</translation>
    </message>
    <message>
        <source>Set by the instance.</source>
        <translation>Durch die Instanz bestimmt.</translation>
    </message>
    <message>
        <source>Set how many %1 one USD buys: --set exchange_rate=RATE.</source>
        <translation>Angeben, wie viele %1 ein USD kostet: --set exchange_rate=RATE.</translation>
    </message>
    <message>
        <source>Set it with --as-of DATE.</source>
        <translation>Mit --as-of DATE angeben.</translation>
    </message>
    <message>
        <source>Set it with --map provider==NAME.</source>
        <translation>Mit --map provider==NAME angeben.</translation>
    </message>
    <message>
        <source>Set prices and baseline</source>
        <translation>Preise und Referenz festlegen</translation>
    </message>
    <message>
        <source>Set the baseline to %1</source>
        <translation>%1 als Referenz festlegen</translation>
    </message>
    <message>
        <source>Set the catalogue's date in its files.</source>
        <translation>Das Datum des Katalogs in seinen Dateien setzen.</translation>
    </message>
    <message>
        <source>Set the exchange rate, in US dollars for one %1: --map rate==%2 (rate of %3).</source>
        <translation>Den Wechselkurs in US-Dollar für 1 %1 angeben: --map rate==%2 (Kurs vom %3).</translation>
    </message>
    <message>
        <source>Set the exchange rate, in US dollars for one unit of the currency: --map rate==1.08</source>
        <translation>Den Wechselkurs in US-Dollar für eine Einheit der Währung angeben: --map rate==1.08</translation>
    </message>
    <message>
        <source>Set the service level with the assumption “Minimum tokens/s per user”; a limit on the time to first token excludes options that start too slowly.</source>
        <translation>Das Service-Level wird mit der Annahme „Geschwindigkeit pro Nutzer, mindestens“ gesetzt; eine Grenze für das erste Token lässt weg, was zu langsam beginnt.</translation>
    </message>
    <message>
        <source>Set the status "missing", with why and reason.</source>
        <translation>Den Status „missing“ mit „why“ und „reason“ schreiben.</translation>
    </message>
    <message>
        <source>Set the title of a chart on the first page, or with PAGE/CHART=TEXT on any page; an empty text restores the automatic title. Can be repeated.</source>
        <translation>Diesen Titel an ein Diagramm der ersten Seite schreiben, mit PAGE/CHART=TEXT an eines jeder Seite; ohne Text sprechen die Daten. Mehrfach möglich.</translation>
    </message>
    <message>
        <source>Sets a custom title. It is marked when the numbers no longer support it.</source>
        <translation>Schreibt einen eigenen Titel. Er wird markiert, wenn die Zahlen nicht mehr dazu passen.</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Several clouds</source>
        <translation>Mehrere Clouds</translation>
    </message>
    <message>
        <source>Share of a training run's time not lost to failures and restarts.</source>
        <translation>Zeitanteil eines Trainingslaufs, der nicht durch Ausfälle und Neustarts verloren geht.</translation>
    </message>
    <message>
        <source>Share of all weights in experts</source>
        <translation>Anteil der Experten an allen Gewichten</translation>
    </message>
    <message>
        <source>Share of bandwidth reached</source>
        <translation>Erreichter Anteil der Bandbreite</translation>
    </message>
    <message>
        <source>Share of experts that one token does not use</source>
        <translation>Anteil der Experten, die ein Token nicht durchläuft</translation>
    </message>
    <message>
        <source>Share of it for the KV cache</source>
        <translation>Davon für den Cache</translation>
    </message>
    <message>
        <source>Share of link bandwidth reached</source>
        <translation>Erreichter Anteil der Verbindung</translation>
    </message>
    <message>
        <source>Share of peak</source>
        <translation>Anteil der Spitzenleistung</translation>
    </message>
    <message>
        <source>Share of peak reached</source>
        <translation>Erreichter Anteil der Spitzenleistung</translation>
    </message>
    <message>
        <source>Share of peak reached in decode</source>
        <translation>Bei Decode erreichter Anteil der Spitzenleistung</translation>
    </message>
    <message>
        <source>Share of peak reached in prefill</source>
        <translation>Bei Prefill erreichter Anteil der Spitzenleistung</translation>
    </message>
    <message>
        <source>Share of roof</source>
        <translation>Anteil am Dach</translation>
    </message>
    <message>
        <source>Share of the monthly spend; the rest stays where it is.</source>
        <translation>Anteil an den Ausgaben pro Monat; der Rest bleibt, wo er ist.</translation>
    </message>
    <message>
        <source>Share of the paid hours in which the chips do work; idle hours are billed.</source>
        <translation>Anteil der bezahlten Stunden, in denen die Chips arbeiten; Leerlauf wird mitbezahlt.</translation>
    </message>
    <message>
        <source>Share of the peak, as measured</source>
        <translation>Anteil der Spitzenleistung, gemessen</translation>
    </message>
    <message>
        <source>Share of the price after discount and factor</source>
        <translation>Vielfaches des Preises, mit Rabatt und Faktor</translation>
    </message>
    <message>
        <source>Share of the price repaid per month</source>
        <translation>Anteil des Preises, der im Monat getilgt wird</translation>
    </message>
    <message>
        <source>Share of the prompt's tokens with a cache from an earlier request; they are attended to but not processed again.</source>
        <translation>Tokens eines Prompts, deren Cache von einer früheren Anfrage erhalten ist; die Attention bezieht sie ein, gelesen werden sie nicht noch einmal.</translation>
    </message>
    <message>
        <source>Share of the purchase price that the machine brings after its service life.</source>
        <translation>Anteil des Preises, den die Maschine nach ihrer Nutzungsdauer noch einbringt.</translation>
    </message>
    <message>
        <source>Share that can move</source>
        <translation>Umzugsfähiger Anteil</translation>
    </message>
    <message>
        <source>Share the result</source>
        <translation>Ergebnis teilen</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Sheet %1 of %2</source>
        <translation>Blatt %1 von %2</translation>
    </message>
    <message>
        <source>Shift+F10</source>
        <translation>Umschalt+F10</translation>
    </message>
    <message>
        <source>Sho&amp;w</source>
        <translation>Anzei&amp;gen</translation>
    </message>
    <message>
        <source>Short AWS reservations, paid in advance: prices of 2026-07-22 for each region, with older ones for comparison.</source>
        <translation>Kurze Reservierungen von AWS, im Voraus bezahlt; die Preise vom 2026-07-22 für jede Region, ältere als abweichende Angaben.</translation>
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
        <translation>%1 anzeigen</translation>
    </message>
    <message>
        <source>Show %1 in this chart</source>
        <translation>%1 in diesem Diagramm zeigen</translation>
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
        <source>Show amounts in %1</source>
        <translation>Beträge in %1 anzeigen</translation>
    </message>
    <message>
        <source>Show help for a command.</source>
        <translation>Einen Befehl erklären.</translation>
    </message>
    <message>
        <source>Show help for the command.</source>
        <translation>Den Befehl erklären.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Im Ordner anzeigen</translation>
    </message>
    <message>
        <source>Show less</source>
        <translation>Weniger anzeigen</translation>
    </message>
    <message>
        <source>Show money in this currency, such as EUR; --set exchange_rate=RATE sets how much of it one USD buys.</source>
        <translation>Beträge in dieser Währung anzeigen, etwa EUR; --set exchange_rate=RATE gibt an, wie viel davon ein USD kostet.</translation>
    </message>
    <message>
        <source>Show numbers as: %1</source>
        <translation>Zahlen angeben als: %1</translation>
    </message>
    <message>
        <source>Show or hide the panel %1</source>
        <translation>Bereich „%1“ ein- oder ausblenden</translation>
    </message>
    <message>
        <source>Show the panel %1</source>
        <translation>Bereich „%1“ einblenden</translation>
    </message>
    <message>
        <source>Show the sheet as large as it is on paper</source>
        <translation>Das Blatt so groß wie auf Papier anzeigen</translation>
    </message>
    <message>
        <source>Showing money in %1 needs an exchange rate.</source>
        <translation>Beträge lassen sich ohne Wechselkurs nicht in %1 anzeigen.</translation>
    </message>
    <message>
        <source>Shown at re:Invent 2018; another timeline and AFP give 2018.</source>
        <translation>Auf der re:Invent 2018 gezeigt; eine andere Zeitleiste und AFP nennen 2018.</translation>
    </message>
    <message>
        <source>Shows absolute numbers.</source>
        <translation>Nennt jede Zahl, wie sie ist.</translation>
    </message>
    <message>
        <source>Shows each number as a percent difference from the baseline's, where the comparison is fair.</source>
        <translation>Zeigt jede Zahl als Abweichung von der Referenz in Prozent, wo sich beide fair vergleichen lassen.</translation>
    </message>
    <message>
        <source>Shows each number as a ratio to the baseline's, where the comparison is fair.</source>
        <translation>Nennt jede Zahl als Vielfaches der Referenz, wo sich beide fair vergleichen lassen.</translation>
    </message>
    <message>
        <source>Shows or hides a panel: the numbers, the assumptions, or the source of a number.</source>
        <translation>Blendet einen Bereich ein oder aus: die Zahlen, die Annahmen oder die Quelle einer Zahl.</translation>
    </message>
    <message>
        <source>Shows or hides the panels around the page.</source>
        <translation>Blendet die Bereiche um die Seite ein und aus.</translation>
    </message>
    <message>
        <source>Shows the parts of the window one by one.</source>
        <translation>Zeigt die Teile des Fensters nacheinander.</translation>
    </message>
    <message>
        <source>Show…</source>
        <translation>Anzeigen…</translation>
    </message>
    <message>
        <source>Simulate colour vision: %1</source>
        <translation>Vorschau, wie andere es sehen: %1</translation>
    </message>
    <message>
        <source>Simulates colour-vision deficiencies or greyscale.</source>
        <translation>Zeigt das Fenster so, wie Menschen mit anderem Farbsehen es sehen, oder in Grau.</translation>
    </message>
    <message>
        <source>Since December 2025 the SDK is ready for companies that use PyTorch or JAX.</source>
        <translation>Seit Dezember 2025 ist das SDK für Unternehmen mit PyTorch oder JAX einsatzbereit.</translation>
    </message>
    <message>
        <source>Six times for Trainium4</source>
        <translation>Sechsfach bei Trainium4</translation>
    </message>
    <message>
        <source>Six times is FP4 only.</source>
        <translation>Sechsfach gilt nur für FP4.</translation>
    </message>
    <message>
        <source>Six times is FP4 only; FP8 grows three times.</source>
        <translation>Sechsfach gilt nur für FP4; FP8 steigt auf das Dreifache.</translation>
    </message>
    <message>
        <source>Skip this file</source>
        <translation>Diese Datei überspringen</translation>
    </message>
    <message>
        <source>Skipped rows</source>
        <translation>Ausgelassene Zeilen</translation>
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
        <source>Slice names count TensorCores: v5p-8 has 4 chips.</source>
        <translation>Die Namen der Slices zählen TensorCores: v5p-8 hat 4 Chips.</translation>
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
        <source>Sliding and chunked attention layers in one model are not supported.</source>
        <translation>Schichten mit gleitender und mit blockweiser Attention in einem Modell sind nicht bekannt.</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Klein</translation>
    </message>
    <message>
        <source>Snapshot %1 is no longer in the price store.</source>
        <translation>Der Snapshot %1 ist nicht mehr im Preisspeicher.</translation>
    </message>
    <message>
        <source>Snapshot %1 of the price store, from %2; kind: %3; content %4.</source>
        <translation>Snapshot %1 des Preisspeichers, aus %2; Art: %3; Inhalt %4.</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>Software</translation>
    </message>
    <message>
        <source>Software status of Amazon's chips</source>
        <translation>Wie weit die Software der Chips von Amazon ist</translation>
    </message>
    <message>
        <source>Software versions</source>
        <translation>Softwareversionen</translation>
    </message>
    <message>
        <source>Sold as 8 GPUs at 14.32 USD/h.</source>
        <translation>Als 8 GPUs für 14,32 USD/h verkauft.</translation>
    </message>
    <message>
        <source>Sold as 8 GPUs at 27.92 USD/h.</source>
        <translation>Als 8 GPUs für 27,92 USD/h verkauft.</translation>
    </message>
    <message>
        <source>Sold by capacity block without a published price.</source>
        <translation>Als Capacity Block ohne veröffentlichten Preis verkauft.</translation>
    </message>
    <message>
        <source>Solid marks are shipping and published, hatched ones announced, outlined ones our estimates; whiskers show ranges, "~" approximate figures.</source>
        <translation>Gefüllte Zeichen sind verfügbar und veröffentlicht, schraffierte angekündigt, umrandete unsere Schätzungen; Fehlerbalken zeigen Spannen, „~“ ungefähre Werte.</translation>
    </message>
    <message>
        <source>Some tables list 133 as BF16; that is the vector rate.</source>
        <translation>Manche Tabellen führen 133 als BF16; das ist die Vektorrate.</translation>
    </message>
    <message>
        <source>Some tables list an FP8 rate for A100; the hardware has none.</source>
        <translation>Manche Tabellen führen für A100 eine FP8-Rate; die Hardware hat keine.</translation>
    </message>
    <message>
        <source>Some tables use 700 USD per hour for "no price".</source>
        <translation>700 USD pro Stunde steht in manchen Tabellen für „kein Preis“.</translation>
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
        <source>Source of the selected number</source>
        <translation>Quelle der gewählten Zahl</translation>
    </message>
    <message>
        <source>Source stated in the file: %1.</source>
        <translation>Die Datei nennt als Quelle: %1.</translation>
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
        <source>Sources agree</source>
        <translation>Quellen stimmen überein</translation>
    </message>
    <message>
        <source>Sources and their dates</source>
        <translation>Quellen und ihr Datum</translation>
    </message>
    <message numerus="yes">
        <source>Sources disagree (%n)</source>
        <translation><numerusform>Quellen widersprechen sich (%n)</numerusform><numerusform>Quellen widersprechen sich (%n)</numerusform></translation>
    </message>
    <message>
        <source>Sources disagree on one of its figures (%1, %2): with the preferred one it does not hold.</source>
        <comment>id and topic of a contradiction</comment>
        <translation>Die Quellen sind sich über einen zugrunde liegenden Wert nicht einig (%1, %2): Nach der bevorzugten trifft sie nicht zu.</translation>
    </message>
    <message>
        <source>Sources disagree. %1</source>
        <translation>Quellen widersprechen einander. %1</translation>
    </message>
    <message>
        <source>Sources of the figures, with dates</source>
        <translation>Woher und von wann die Werte sind</translation>
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
        <source>Sparse is not twice dense here.</source>
        <translation>Hier ist sparse nicht das Doppelte von dicht.</translation>
    </message>
    <message>
        <source>Specify it once.</source>
        <translation>Nur einmal angeben.</translation>
    </message>
    <message>
        <source>Specs</source>
        <translation>Technische Daten</translation>
    </message>
    <message>
        <source>Speech and announcement: generally available.</source>
        <translation>Vortrag und Ankündigung: allgemein verfügbar.</translation>
    </message>
    <message>
        <source>Speed and cost</source>
        <translation>Tempo und Kosten</translation>
    </message>
    <message>
        <source>Speed and size: %1 of %2 claims hold</source>
        <translation>Geschwindigkeit und Größe: %1 von %2 treffen zu</translation>
    </message>
    <message>
        <source>Speed per user</source>
        <translation>Geschwindigkeit pro Nutzer</translation>
    </message>
    <message>
        <source>Split it into several files, or remove rows that are not needed.</source>
        <translation>Auf mehrere Dateien aufteilen oder unnötige Zeilen weglassen.</translation>
    </message>
    <message>
        <source>Split it into several files.</source>
        <translation>Auf mehrere Dateien aufteilen.</translation>
    </message>
    <message>
        <source>Split: %1</source>
        <translation>Aufgeteilt: %1</translation>
    </message>
    <message>
        <source>Spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>Spot history</source>
        <translation>Spot-Verlauf</translation>
    </message>
    <message>
        <source>Spot prices of 2026: AWS for the cheapest zone, with the range over zones or 30 days; Google Cloud as calculated. Spot prices change hourly.</source>
        <translation>Spot-Preise von 2026: AWS nach der günstigsten Zone, mit der Spanne der Zonen oder von 30 Tagen, Google Cloud wie berechnet. Spot ändert sich stündlich.</translation>
    </message>
    <message>
        <source>Spot prices of June 2024, cheapest zone.</source>
        <translation>Spot-Preise vom Juni 2024, günstigste Zone.</translation>
    </message>
    <message>
        <source>Spreads</source>
        <translation>Streuungen</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Quadratisch</translation>
    </message>
    <message>
        <source>Staff and maintenance (per year)</source>
        <translation>Personal und Wartung im Jahr</translation>
    </message>
    <message>
        <source>Staff and maintenance must be from 0% to 1000% of the machine price per year.</source>
        <translation>Personal und Wartung müssen von 0 % bis 1000 % des Preises im Jahr gehen.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Start a new board to add models.</source>
        <translation>Für weitere Modelle einen neuen Vergleich beginnen.</translation>
    </message>
    <message>
        <source>Start it with https://.</source>
        <translation>Mit https:// beginnen.</translation>
    </message>
    <message>
        <source>Start of Rainier</source>
        <translation>Start von Rainier</translation>
    </message>
    <message>
        <source>Start the bars at zero</source>
        <translation>Balken bei null beginnen lassen</translation>
    </message>
    <message>
        <source>Start tour</source>
        <translation>Neu hier? Zur Tour</translation>
    </message>
    <message>
        <source>Start with the example</source>
        <translation>Mit dem Beispiel beginnen</translation>
    </message>
    <message>
        <source>Starts from a ready-made comparison. Edit &gt; Undo restores the current one.</source>
        <translation>Beginnt mit einem fertigen Vergleich. Bearbeiten &gt; Rückgängig holt den jetzigen zurück.</translation>
    </message>
    <message>
        <source>Starts the tour or hides this offer. Help &gt; Tour starts it at any time.</source>
        <translation>Startet die Tour oder blendet dieses Angebot aus. Hilfe &gt; Tour startet sie jederzeit.</translation>
    </message>
    <message>
        <source>Stated in the keynote.</source>
        <translation>In der Keynote gesagt.</translation>
    </message>
    <message>
        <source>Stated in the keynote; the guide omits it.</source>
        <translation>In der Keynote gesagt; der Leitfaden lässt es weg.</translation>
    </message>
    <message>
        <source>Stated on stage; AWS publishes neither a measurement nor a power figure for either chip.</source>
        <translation>Auf der Bühne gesagt; AWS veröffentlicht für keinen der beiden Chips eine Messung oder eine Leistungsaufnahme.</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>Aussage</translation>
    </message>
    <message>
        <source>Statement of each page, with numbers, notes and warnings</source>
        <translation>Was jede Seite sagt, mit ihren Zahlen, Anmerkungen und Warnungen</translation>
    </message>
    <message>
        <source>Statement of the chart</source>
        <translation>Was das Diagramm aussagt</translation>
    </message>
    <message>
        <source>Statements of the pages</source>
        <translation>Was die Seiten aussagen</translation>
    </message>
    <message>
        <source>States what is not comparable on this page, and offers a fix.</source>
        <translation>Was auf dieser Seite nicht direkt vergleichbar ist, und ein Ausweg.</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Staying</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Staying and moving are compared by their savings, so totals stay absolute.</source>
        <translation>Bleiben und Umstieg werden nach der Ersparnis verglichen, daher bleiben die Summen, wie sie sind.</translation>
    </message>
    <message>
        <source>Staying, USD</source>
        <translation>Bleiben, USD</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
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
        <translation>Schritte</translation>
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
        <source>Stops the current task; finished files are kept.</source>
        <translation>Bricht ab, was läuft; Fertiges bleibt.</translation>
    </message>
    <message>
        <source>Storage format of the KV cache in memory.</source>
        <translation>Wie der KV-Cache im Speicher liegt.</translation>
    </message>
    <message>
        <source>Storage format of the weights in memory.</source>
        <translation>Wie Gewichte im Speicher liegen.</translation>
    </message>
    <message>
        <source>Stored in %1.</source>
        <translation>Gespeichert in %1.</translation>
    </message>
    <message>
        <source>Storing the rows. Cancel reverts the import.</source>
        <translation>Die Zeilen werden gespeichert. „Abbrechen“ macht alles rückgängig.</translation>
    </message>
    <message>
        <source>Structured sparsity</source>
        <translation>Strukturierte Sparsity</translation>
    </message>
    <message>
        <source>Structured sparsity (4:16, 4:12, 4:8, 2:8, 2:4, 1:4, 1:2); one peak for FP8, FP16, BF16 and TF32.</source>
        <translation>Strukturierte Sparsity (4:16, 4:12, 4:8, 2:8, 2:4, 1:4, 1:2); eine Spitzenleistung für FP8, FP16, BF16 und TF32.</translation>
    </message>
    <message>
        <source>Structured sparsity.</source>
        <translation>Strukturierte Sparsity.</translation>
    </message>
    <message>
        <source>Structured sparsity; one peak for FP16, BF16 and TF32.</source>
        <translation>Strukturierte Sparsity; eine Spitzenleistung für FP16, BF16 und TF32.</translation>
    </message>
    <message>
        <source>Subtitle; leave empty for the automatic subtitle</source>
        <translation>Untertitel; leer: aus den Daten</translation>
    </message>
    <message>
        <source>Such files contain no attachments, so no comparison either.</source>
        <translation>Sie enthalten nichts, was in vielen Jahren nicht mehr lesbar wäre, also auch keinen Vergleich.</translation>
    </message>
    <message>
        <source>Suitable number of chips</source>
        <translation>Gut geeignete Chipanzahl</translation>
    </message>
    <message>
        <source>Summarise documents in batches (Llama 3.1 8B)</source>
        <translation>Dokumente in Batches zusammenfassen (Llama 3.1 8B)</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Suspicious rows: check a reason to import its rows</source>
        <translation>Verdächtige Zeilen: Sie werden nur übernommen, wenn ihr Grund angekreuzt ist</translation>
    </message>
    <message>
        <source>Swing</source>
        <translation>Ausschlag</translation>
    </message>
    <message>
        <source>Swings</source>
        <translation>Ausschläge</translation>
    </message>
    <message>
        <source>Switch between portrait and landscape</source>
        <translation>Zwischen Hoch- und Querformat wechseln</translation>
    </message>
    <message>
        <source>Switches between the parts of this page.</source>
        <translation>Wechselt zwischen den Teilen dieser Seite.</translation>
    </message>
    <message>
        <source>Switches the language, including number formats.</source>
        <translation>Spricht sofort eine andere Sprache, auch bei Zahlen.</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Systems (%1)</source>
        <translation>Systeme (%1)</translation>
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
        <source>TFLOPS per watt</source>
        <translation>TFLOPS pro Watt</translation>
    </message>
    <message>
        <source>TSMC according to the press and the guide.</source>
        <translation>TSMC laut Presse und Leitfaden.</translation>
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
        <source>Tabbed panels: the assumptions, and the source of the selected number.</source>
        <translation>Bereiche, die sich einen Platz teilen: was angenommen wird und woher die gewählte Zahl stammt.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Table: 4.80 against 9.80 USD/h.</source>
        <translation>Tabelle: 4,80 gegenüber 9,80 USD/h.</translation>
    </message>
    <message>
        <source>Table: p5.48xlarge about 9.80 USD/h for 8 GPUs.</source>
        <translation>Tabelle: p5.48xlarge etwa 9,80 USD/h für 8 GPUs.</translation>
    </message>
    <message>
        <source>Take one typical, well-supported workload; train it on Trainium and on GPUs in parallel; compare accuracy, throughput and total cost; record the effort of the move.</source>
        <translation>Einen typischen, gut unterstützten Workload nehmen; ihn auf Trainium und auf GPUs nebeneinander trainieren; Genauigkeit, Durchsatz und Gesamtkosten vergleichen; den Aufwand des Umstiegs festhalten.</translation>
    </message>
    <message>
        <source>Taken as generally available from 2025-12-02, although the EC2 API showed no trn3 type ten months later.</source>
        <translation>Gilt ab 2025-12-02 als allgemein verfügbar, obwohl die EC2-API zehn Monate später keinen Typ trn3 zeigte.</translation>
    </message>
    <message>
        <source>Taken from CNBC.</source>
        <translation>Von CNBC übernommen.</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Aufgabe</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Te&amp;xtgröße</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>Ten times the figure of the page that it cites.</source>
        <translation>Das Zehnfache des Werts auf der zitierten Seite.</translation>
    </message>
    <message>
        <source>Tensor engines only.</source>
        <translation>Nur Tensoreinheiten.</translation>
    </message>
    <message>
        <source>Tensor engines only; exactly 1258.3.</source>
        <translation>Nur Tensoreinheiten; genau 1258,3.</translation>
    </message>
    <message>
        <source>Tensor engines only; exactly 629.1.</source>
        <translation>Nur Tensoreinheiten; genau 629,1.</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>Tensorparallel</translation>
    </message>
    <message>
        <source>Tensor rate.</source>
        <translation>Tensorrate.</translation>
    </message>
    <message>
        <source>Tensor rate; no data sheet seen.</source>
        <translation>Tensorrate; kein Datenblatt eingesehen.</translation>
    </message>
    <message>
        <source>Tensor rate; the vector rate is 31.33.</source>
        <translation>Tensorrate; die Vektorrate ist 31,33.</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Laufzeit</translation>
    </message>
    <message>
        <source>Test and plan a move to other software.</source>
        <translation>Ein Umstieg auf andere Software muss erprobt und geplant werden.</translation>
    </message>
    <message>
        <source>Test marketing figures on your own workload.</source>
        <translation>Marketingzahlen müssen am eigenen Workload geprüft werden.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Text encoders</source>
        <translation>Text-Encoder</translation>
    </message>
    <message>
        <source>Text of the annotation</source>
        <translation>Was hier stehen soll</translation>
    </message>
    <message>
        <source>Text of the instance page: 256 + 320 + 128 GB/s, both directions.</source>
        <translation>Text der Instanzseite: 256 + 320 + 128 GB/s, beide Richtungen.</translation>
    </message>
    <message>
        <source>Text of the same article: 3-4 USD per GPU-hour x 8.</source>
        <translation>Text desselben Artikels: 3-4 USD pro GPU-Stunde x 8.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Text: 3 to 4 USD per GPU-hour.</source>
        <translation>Text: 3 bis 4 USD pro GPU-Stunde.</translation>
    </message>
    <message>
        <source>Text: about half of comparable H100 instances.</source>
        <translation>Text: etwa die Hälfte vergleichbarer H100-Instanzen.</translation>
    </message>
    <message>
        <source>Texts contrast with their background by at least 4.5:1.</source>
        <translation>Texte heben sich mit 4,5:1 vom Untergrund ab.</translation>
    </message>
    <message>
        <source>Texts do not overlap.</source>
        <translation>Kein Text liegt über einem anderen.</translation>
    </message>
    <message>
        <source>Texts overlap: %1.</source>
        <translation>Texte liegen übereinander: %1.</translation>
    </message>
    <message>
        <source>That was the package for Inf1; TorchNeuron is in the repository torch-neuronx. Check before use.</source>
        <translation>Das war das Paket für Inf1; das Repository von TorchNeuron ist torch-neuronx. Vor der Verwendung prüfen.</translation>
    </message>
    <message>
        <source>The %1 peak of %2 is not plausible.</source>
        <translation>Die %1-Spitzenleistung von %2 ist kein möglicher Wert.</translation>
    </message>
    <message>
        <source>The 16 GB card.</source>
        <translation>Die Karte mit 16 GB.</translation>
    </message>
    <message>
        <source>The 16 GB card; the 32 GB card followed on 2018-03-27.</source>
        <translation>Die Karte mit 16 GB; die mit 32 GB folgte am 2018-03-27.</translation>
    </message>
    <message>
        <source>The 2,615 listed as dense FP16 is the dense FP8 rate, equal to sparse FP16.</source>
        <translation>Vorsicht bei 2.615 als dichtem FP16: Das ist die dichte FP8-Rate, gleich FP16 sparse.</translation>
    </message>
    <message>
        <source>The 32 GB card.</source>
        <translation>Die Karte mit 32 GB.</translation>
    </message>
    <message>
        <source>The 80% range held in %1 of %2 cases.</source>
        <translation>Der 80-%-Bereich traf in %1 von %2 Fällen zu.</translation>
    </message>
    <message>
        <source>The 80% ranges held in %1 of %2 cases. Their width reflects the errors of measurements excluded from the fit.</source>
        <translation>Die 80-%-Bereiche trafen in %1 von %2 Fällen zu. Ihre Breite ist die der Fehler bei Messungen, die bei der Anpassung weggelassen wurden.</translation>
    </message>
    <message>
        <source>The A10 card, which is another product.</source>
        <translation>Die Karte A10, ein anderes Produkt.</translation>
    </message>
    <message>
        <source>The API price is not stated.</source>
        <translation>Der API-Preis ist nicht angegeben.</translation>
    </message>
    <message>
        <source>The API price must be above 0.</source>
        <translation>Der API-Preis muss über 0 liegen.</translation>
    </message>
    <message>
        <source>The AWS page with this figure was not found.</source>
        <translation>Die AWS-Seite mit diesem Wert wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>The Amazon assistant Rufus answers twice as fast on Inferentia.</source>
        <translation>Der Amazon-Assistent Rufus antwortet auf Inferentia doppelt so schnell.</translation>
    </message>
    <message>
        <source>The Amazon assistant Rufus costs half as much per answer on Inferentia.</source>
        <translation>Der Amazon-Assistent Rufus kostet auf Inferentia pro Antwort halb so viel.</translation>
    </message>
    <message>
        <source>The BF16 rate.</source>
        <translation>Die BF16-Rate.</translation>
    </message>
    <message>
        <source>The EC2 table is wrong: 16 chips of 96 GiB have 1,536 GiB.</source>
        <translation>Die EC2-Tabelle ist falsch: 16 Chips mit 96 GiB haben 1.536 GiB.</translation>
    </message>
    <message>
        <source>The KV heads do not divide the heads.</source>
        <translation>Die KV-Heads teilen die Heads nicht.</translation>
    </message>
    <message>
        <source>The PUE must be from 1 to 10.</source>
        <translation>Die PUE muss zwischen 1 und 10 liegen.</translation>
    </message>
    <message>
        <source>The ROCm table prints GiB.</source>
        <translation>Die ROCm-Tabelle nennt GiB.</translation>
    </message>
    <message>
        <source>The SDK held back adoption in the past; the 2025 releases improved it.</source>
        <translation>Das SDK bremste früher die Verbreitung; die Versionen von 2025 haben es verbessert.</translation>
    </message>
    <message>
        <source>The SQLite driver of Qt is not installed.</source>
        <translation>Qt hat hier keinen Treiber für SQLite.</translation>
    </message>
    <message>
        <source>The Trn1 packages came with Neuron 2.3.0 on 2022-10-10; the guide gives 2022.</source>
        <translation>Die Trn1-Pakete kamen mit Neuron 2.3.0 am 2022-10-10; der Leitfaden nennt 2022.</translation>
    </message>
    <message>
        <source>The accelerator is not in the catalogue; the price is stored without a chip.</source>
        <translation>Der Beschleuniger ist nicht im Katalog; der Preis bleibt ohne Chip erhalten.</translation>
    </message>
    <message>
        <source>The accelerator's memory does not match the catalogue.</source>
        <translation>Der Speicher des Beschleunigers stimmt nicht mit dem Katalog überein.</translation>
    </message>
    <message>
        <source>The accelerator's memory was read as GiB: the number is too small for MiB.</source>
        <translation>Der Speicher des Beschleunigers wurde als GiB gelesen: Für MiB ist die Zahl zu klein.</translation>
    </message>
    <message>
        <source>The active parameters are more than all parameters.</source>
        <translation>Es gibt mehr aktive Parameter als Parameter insgesamt.</translation>
    </message>
    <message>
        <source>The active parameters must be more than 0 and at most all parameters.</source>
        <translation>Die aktiven Parameter müssen mehr als 0 und höchstens alle Parameter sein.</translation>
    </message>
    <message>
        <source>The answer needs at least 1 token.</source>
        <translation>Die Antwort braucht mindestens 1 Token.</translation>
    </message>
    <message>
        <source>The answer of the page in one sentence. Shift+F2 sets a custom title.</source>
        <translation>Was die Seite in einem Satz sagt, aus ihren Zahlen gebildet. Umschalt+F2 schreibt einen eigenen Titel.</translation>
    </message>
    <message>
        <source>The approximate hourly prices of the guide article; they contradict the price lists shown with them.</source>
        <translation>Die ungefähren Stundenpreise des Leitfadenartikels; sie widersprechen den Preislisten, die daneben stehen.</translation>
    </message>
    <message>
        <source>The arithmetic of one item is neither published nor countable.</source>
        <translation>Der Rechenaufwand eines Elements ist weder veröffentlicht noch ermittelbar.</translation>
    </message>
    <message>
        <source>The arithmetic of one item of %1 is neither published nor derivable from its dimensions.</source>
        <translation>Der Rechenaufwand für ein Element von %1 ist weder veröffentlicht noch aus den Dimensionen zu ermitteln.</translation>
    </message>
    <message>
        <source>The arrow keys move between marks, Enter shows the source of a number, Ctrl+C copies it.</source>
        <translation>Die Pfeiltasten gehen durch die Markierungen, die Eingabetaste zeigt, woher eine Zahl stammt, Strg+C kopiert sie.</translation>
    </message>
    <message>
        <source>The article contradicts itself by 2.4 to 3.3 times; the AWS price lists confirm neither figure.</source>
        <translation>Der Artikel widerspricht sich selbst um das 2,4- bis 3,3-Fache; die Preislisten von AWS bestätigen keinen der Werte.</translation>
    </message>
    <message>
        <source>The article contradicts itself; Semafor supports inference by day.</source>
        <translation>Der Artikel widerspricht sich selbst; Semafor bestätigt Inferenz bei Tag.</translation>
    </message>
    <message>
        <source>The assumptions of the estimates.</source>
        <translation>Was die Schätzungen annehmen.</translation>
    </message>
    <message>
        <source>The assumptions of the estimates. Changed values are marked and can be reset one by one.</source>
        <translation>Was die Schätzungen annehmen. Geänderte Werte sind markiert und lassen sich einzeln zurücksetzen.</translation>
    </message>
    <message>
        <source>The assumptions of the estimates; changed values are marked and can be changed further</source>
        <translation>Was die Schätzungen annehmen; geänderte Werte sind markiert und lassen sich weiter ändern</translation>
    </message>
    <message>
        <source>The assumptions to vary; NAME@ID varies one for that row only. "chipboard list assumptions" shows the names.</source>
        <translation>Die zu verändernden Annahmen; NAME@ID verändert eine nur für diese Zeile. „chipboard list assumptions“ zeigt die Namen.</translation>
    </message>
    <message>
        <source>The attention of %1 is not used: %2</source>
        <translation>Die Attention von %1 wird nicht verwendet: %2</translation>
    </message>
    <message>
        <source>The axes keep absolute prices and speeds, because the lines of equal cost need them. The table and the text of each mark show values relative to the baseline.</source>
        <translation>Die Achsen zeigen Preise und Geschwindigkeiten, wie sie sind, da die Linien gleicher Kosten danach gezeichnet werden; die Tabelle und der Text jeder Markierung nennen sie gegenüber der Referenz.</translation>
    </message>
    <message>
        <source>The background of the page is known.</source>
        <translation>Der Untergrund der Seite ist bekannt.</translation>
    </message>
    <message>
        <source>The bars of "%1" do not start at zero, so their lengths mislead.</source>
        <translation>Die Balken von „%1“ beginnen nicht bei null, daher täuscht ihre Länge.</translation>
    </message>
    <message>
        <source>The baseline "%1" is not part of the comparison.</source>
        <translation>Die Referenz „%1“ gehört nicht zu dem, was verglichen wird.</translation>
    </message>
    <message>
        <source>The baseline of the comparison.</source>
        <translation>Womit die anderen verglichen werden.</translation>
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
        <source>The board's model "%1" has other dimensions than the catalogue's; the board's are used.</source>
        <translation>Das Modell „%1“ des Vergleichs hat andere Dimensionen als das des Katalogs; die des Vergleichs gelten.</translation>
    </message>
    <message>
        <source>The bracket closed here was not opened.</source>
        <translation>Für die Klammer, die hier schließt, wurde keine geöffnet.</translation>
    </message>
    <message>
        <source>The bracket opened here is not closed.</source>
        <translation>Die Klammer, die hier öffnet, wird nicht geschlossen.</translation>
    </message>
    <message>
        <source>The brand theme: colours, font and logo from a JSON file; "none" for none.</source>
        <translation>Farben, Schrift und Logo einer Firma aus einer JSON-Datei; „none“ für keine.</translation>
    </message>
    <message>
        <source>The cached elements of the layers with a window are missing.</source>
        <translation>Die Cache-Elemente der Schichten mit Fenster fehlen.</translation>
    </message>
    <message>
        <source>The cached share of the prompt must be from 0 to below 1.</source>
        <translation>Der Anteil des Prompts im Cache reicht von 0 bis unter 1.</translation>
    </message>
    <message>
        <source>The catalogue</source>
        <translation>Der Katalog</translation>
    </message>
    <message>
        <source>The catalogue already has this chip, with its own sources.</source>
        <translation>Der Katalog hat diesen Chip, mit eigenen Quellen.</translation>
    </message>
    <message>
        <source>The catalogue has a model of these dimensions, "%1"; estimates for that model use its measurements.</source>
        <translation>Der Katalog hat ein Modell dieser Dimensionen, „%1“; dessen Schätzungen stützen sich auf seine Messungen.</translation>
    </message>
    <message>
        <source>The catalogue has no "%1"; it is not shown.</source>
        <translation>„%1“ ist nicht im Katalog und wird nicht angezeigt.</translation>
    </message>
    <message>
        <source>The catalogue has no "%1"; its row has no numbers.</source>
        <translation>Der Katalog hat kein „%1“; seine Zeile hat keine Zahlen.</translation>
    </message>
    <message>
        <source>The catalogue has no "%1"; the custom value is kept but has no effect.</source>
        <translation>„%1“ ist nicht im Katalog; der eigene Wert bleibt erhalten, wirkt aber auf nichts.</translation>
    </message>
    <message>
        <source>The catalogue has no "%1"; the page What-if uses its default.</source>
        <translation>„%1“ ist nicht im Katalog; die Seite Was-wäre-wenn wählt selbst.</translation>
    </message>
    <message>
        <source>The catalogue has no dated prices for this selection: import a price list.</source>
        <translation>Der Katalog enthält keine datierten Preise für diese Auswahl: eine Preisliste importieren.</translation>
    </message>
    <message>
        <source>The catalogue has this chip, and a figure differs from it by a quarter or more.</source>
        <translation>Der Katalog hat diesen Chip, und ein Wert weicht um ein Viertel oder mehr davon ab.</translation>
    </message>
    <message>
        <source>The catalogue is dated %1. It is part of the program; nothing is downloaded.</source>
        <translation>Der Katalog ist vom %1. Er gehört zum Programm: Nichts wird aus dem Netz geholt.</translation>
    </message>
    <message>
        <source>The catalogue stays unchanged until this is fixed.</source>
        <translation>Der Katalog bleibt unverändert, bis das behoben ist.</translation>
    </message>
    <message>
        <source>The catalogue's figures of this chip are made from announcements like this one.</source>
        <translation>Die Werte dieses Chips im Katalog beruhen auf Ankündigungen wie dieser.</translation>
    </message>
    <message>
        <source>The catalogue's rate of the currency ("chipboard list facts"), or yours.</source>
        <translation>Der Kurs der Währung im Katalog („chipboard list facts“) oder ein eigener.</translation>
    </message>
    <message>
        <source>The chart "%1" of the page "%2" has two entries.</source>
        <translation>Für das Diagramm „%1“ der Seite „%2“ gibt es zwei Einträge.</translation>
    </message>
    <message>
        <source>The chart shows the %1 assumptions that change the answer most; the table lists all of them.</source>
        <translation>Gezeichnet sind die %1 Annahmen, die die Antwort am meisten bewegen; in der Tabelle stehen alle.</translation>
    </message>
    <message>
        <source>The chart shows the first seven options, best first. ★ marks the best: several if their ranges overlap, none if the price types differ (a badge names the type). The last column shows how each option ranks. All chips in the catalogue are considered, not only the selection. The texts below the chart give the reasons for and against each option and what to verify. They also show what would change the advice, what rules out the others, and the steps of a move.</source>
        <translation>Das Diagramm zeigt die ersten sieben Optionen, die beste zuerst. ★ markiert die beste: mehrere, wo sich ihre Spannen überschneiden, keine, wo nicht alle Preise von derselben Art sind (ein Hinweis nennt die Art). Die letzte Spalte sagt, wie jede Option eingestuft ist. Betrachtet werden alle Chips des Katalogs, nicht nur die Auswahl. Die Texte unter dem Diagramm nennen die Gründe für und gegen jede Option und was zu prüfen ist. Sie zeigen auch, was die Empfehlung ändern würde, was die anderen ausschließt, und die Schritte eines Umstiegs.</translation>
    </message>
    <message>
        <source>The charts of all pages</source>
        <translation>Die Diagramme aller Seiten</translation>
    </message>
    <message>
        <source>The charts of the page. Tab moves between charts, the arrow keys between marks.</source>
        <translation>Die Diagramme der Seite. Tab geht von einem zum nächsten, die Pfeiltasten gehen durch seine Markierungen.</translation>
    </message>
    <message>
        <source>The cheapest host.</source>
        <translation>Der günstigste Host.</translation>
    </message>
    <message>
        <source>The checks in this list show why.</source>
        <translation>Die Prüfungen in dieser Liste zeigen, warum.</translation>
    </message>
    <message>
        <source>The chip is in the catalogue.</source>
        <translation>Der Chip stammt aus dem Katalog.</translation>
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
        <source>The chip totals seem to include the other engines; matrix work by itself reaches 629, 1,258 and 2,517.</source>
        <translation>Die Chipsummen scheinen die anderen Einheiten mitzuzählen; Matrixarbeit allein erreicht 629, 1.258 und 2.517.</translation>
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
        <source>The chip-to-chip link of %1 is not published; PCI Express at 32 GB/s is assumed.</source>
        <translation>Die Verbindung zwischen Chips ist für %1 nicht veröffentlicht; gerechnet wird mit PCI Express bei 32 GB/s.</translation>
    </message>
    <message>
        <source>The cloud that the work already runs on and must stay on.</source>
        <translation>Wo die Arbeit schon läuft und bleiben muss.</translation>
    </message>
    <message>
        <source>The code has operators written for CUDA.</source>
        <translation>Der Code enthält für CUDA geschriebene Operatoren.</translation>
    </message>
    <message>
        <source>The code is PyTorch or JAX with common architectures.</source>
        <translation>Der Code ist PyTorch oder JAX mit gängigen Architekturen.</translation>
    </message>
    <message>
        <source>The colocation price cannot be negative.</source>
        <translation>Der Preis der Colocation kann nicht negativ sein.</translation>
    </message>
    <message>
        <source>The colour theme, regardless of the desktop's.</source>
        <translation>Farben, unabhängig von denen der Arbeitsumgebung.</translation>
    </message>
    <message>
        <source>The colours are those of the program; no other theme is stronger.</source>
        <translation>Die Farben sind die des Programms; kein anderes Farbschema ist kräftiger.</translation>
    </message>
    <message>
        <source>The column "%1" is not in US dollars.</source>
        <translation>Die Spalte „%1“ ist nicht in US-Dollar.</translation>
    </message>
    <message>
        <source>The column of a field, such as price=Hourly; FIELD=none: no column; FIELD==VALUE: a value for all rows. Can be repeated.</source>
        <translation>Die Spalte mit einem Feld, etwa price=Hourly; FIELD=none: keine Spalte; FIELD==VALUE: ein Wert für alle Zeilen. Mehrfach möglich.</translation>
    </message>
    <message>
        <source>The columns are: %1.</source>
        <translation>Die Spalten sind: %1.</translation>
    </message>
    <message>
        <source>The columns; "chipboard list metrics" shows the ids.</source>
        <translation>Die Spalten; „chipboard list metrics“ zeigt ihre IDs.</translation>
    </message>
    <message>
        <source>The compared items, how many of their numbers sources disagree on, and the date of the catalogue.</source>
        <translation>Was verglichen wird, bei wie vielen Zahlen sich die Quellen widersprechen und das Datum des Katalogs.</translation>
    </message>
    <message>
        <source>The comparison of %1 with %2 is not drawn: %3.</source>
        <translation>Wie %1 im Vergleich zu %2 abschneidet, wird nicht gezeichnet: %3.</translation>
    </message>
    <message>
        <source>The comparison of another window from the last session is kept as %1. File &gt; Open shows it.</source>
        <translation>Der Vergleich eines anderen Fensters vom letzten Mal bleibt als %1 erhalten. Datei &gt; Öffnen zeigt ihn.</translation>
    </message>
    <message>
        <source>The comparison: per chip, instance or system, at which precision and prices, against which baseline.</source>
        <translation>Was verglichen wird: pro Chip, Instanz oder System, bei welcher Präzision und welchen Preisen, gegen was.</translation>
    </message>
    <message>
        <source>The context cannot be negative.</source>
        <translation>Der Kontext kann nicht negativ sein.</translation>
    </message>
    <message>
        <source>The contrast of "%1" on "card" is %2:1; it should be %3:1 or more.</source>
        <translation>Der Kontrast von „%1“ auf „card“ ist %2:1; nötig sind mindestens %3:1.</translation>
    </message>
    <message>
        <source>The contrast of %1 is %2:1; it should be %3:1 or more.</source>
        <translation>Zu wenig Kontrast (%1): %2:1; nötig sind mindestens %3:1.</translation>
    </message>
    <message>
        <source>The currency of all amounts, at your own exchange rate.</source>
        <translation>Die Währung, in der alle Beträge angezeigt werden, zu einem eigenen Wechselkurs.</translation>
    </message>
    <message>
        <source>The currency of all amounts, with its exchange rate.</source>
        <translation>Die Währung aller Beträge, mit dem Kurs, zu dem sie umgerechnet werden.</translation>
    </message>
    <message>
        <source>The customer story was not found.</source>
        <translation>Der Kundenbericht wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>The dashed line stands at %1.</source>
        <translation>Die gestrichelte Linie steht bei %1.</translation>
    </message>
    <message>
        <source>The data behind the charts, with every digit. Enter shows the source of a number; F2 overrides it.</source>
        <translation>Die Tabelle hinter den Diagrammen, mit jeder Ziffer. Die Eingabetaste zeigt, woher eine Zahl stammt, F2 setzt einen eigenen Wert an ihre Stelle.</translation>
    </message>
    <message>
        <source>The data have a date.</source>
        <translation>Die Daten haben ein Datum.</translation>
    </message>
    <message>
        <source>The date cannot be read.</source>
        <translation>Das Datum ist nicht lesbar.</translation>
    </message>
    <message>
        <source>The date of the price is in the future.</source>
        <translation>Das Datum des Preises liegt in der Zukunft.</translation>
    </message>
    <message>
        <source>The date of the prices if the file does not state it: 2026-11-22.</source>
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
        <source>The directory contains more than %1 files to read.</source>
        <translation>Das Verzeichnis enthält mehr als %1 zu lesende Dateien.</translation>
    </message>
    <message>
        <source>The directory contains more than %1 files.</source>
        <translation>Das Verzeichnis enthält mehr als %1 Dateien.</translation>
    </message>
    <message>
        <source>The directory contains no catalogue files and no boards.</source>
        <translation>Das Verzeichnis enthält keine Katalogdatei und keinen Vergleich.</translation>
    </message>
    <message>
        <source>The directory contains no catalogue files.</source>
        <translation>Der Ordner enthält keine Katalogdatei.</translation>
    </message>
    <message>
        <source>The discount must be from 0% to below 100%.</source>
        <translation>Der Rabatt muss mindestens 0 % und weniger als 100 % betragen.</translation>
    </message>
    <message>
        <source>The divisor may be zero</source>
        <translation>Der Teiler kann null sein</translation>
    </message>
    <message>
        <source>The docs mention software-managed on-chip memory without a size.</source>
        <translation>Die Dokumentation erwähnt per Software verwalteten On-Chip-Speicher ohne Größe.</translation>
    </message>
    <message>
        <source>The docs mix two units. Chip and instance pages agree on GiB/s; in GB/s the bandwidth would be 7% less.</source>
        <translation>Die Dokumentation vermischt zwei Einheiten. Chip- und Instanzseiten nennen übereinstimmend GiB/s; wären GB/s gemeint, wäre die Bandbreite 7 % geringer.</translation>
    </message>
    <message>
        <source>The earlier list price was not found.</source>
        <translation>Der frühere Listenpreis wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>The energy price must be above 0 and at most 1000 USD/kWh.</source>
        <translation>Der Energiepreis muss über 0 und höchstens bei 1000 USD/kWh liegen.</translation>
    </message>
    <message>
        <source>The entries of the page's form; click one to go to its field.</source>
        <translation>Was im Formular der Seite angegeben wurde; ein Klick führt zu seinem Feld.</translation>
    </message>
    <message>
        <source>The entry to copy is no longer in its file.</source>
        <translation>Der zu kopierende Eintrag ist nicht mehr in seiner Datei.</translation>
    </message>
    <message>
        <source>The error is the predicted value divided by the measured one, minus one.</source>
        <translation>Ein Fehler ist der vorhergesagte Wert geteilt durch den gemessenen, minus eins.</translation>
    </message>
    <message>
        <source>The estimates use %1.</source>
        <translation>%1: darauf beruhen die Schätzungen.</translation>
    </message>
    <message>
        <source>The estimates, as formulas over the assumptions</source>
        <translation>Die Schätzungen als Formeln über den Annahmen</translation>
    </message>
    <message>
        <source>The exact 2,517 gives 362; 2.52 has been rounded.</source>
        <translation>Das genaue 2.517 ergibt 362; 2,52 ist gerundet.</translation>
    </message>
    <message>
        <source>The example comparison is shown instead.</source>
        <translation>Stattdessen wird der Beispielvergleich gezeigt.</translation>
    </message>
    <message>
        <source>The expression has more than %1 characters.</source>
        <translation>Der Ausdruck hat mehr als %1 Zeichen.</translation>
    </message>
    <message>
        <source>The factor of 3 comes from the press, not from the keynote.</source>
        <translation>Der Faktor 3 stammt aus der Presse, nicht aus der Keynote.</translation>
    </message>
    <message>
        <source>The factors on efficiency must be from 0.001 to 1000.</source>
        <translation>Die Effizienzfaktoren müssen zwischen 0,001 und 1000 liegen.</translation>
    </message>
    <message>
        <source>The fallbacks of this price list form a loop.</source>
        <translation>Die Ersatzlisten dieser Preisliste führen zu ihr zurück.</translation>
    </message>
    <message>
        <source>The fastest chip is needed and cost comes second.</source>
        <translation>Der schnellste Chip wird gebraucht, Kosten sind zweitrangig.</translation>
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
        <source>The figures give 3.80; AWS does not explain the 3.9.</source>
        <translation>Die Werte ergeben 3,80; AWS sagt nicht, wie 3,9 zustande kommt.</translation>
    </message>
    <message>
        <source>The file already exists and was not changed.</source>
        <translation>Die Datei existiert bereits und blieb unverändert.</translation>
    </message>
    <message>
        <source>The file changed while it was being read.</source>
        <translation>Die Datei hat sich beim Lesen geändert.</translation>
    </message>
    <message>
        <source>The file contains no measurements.</source>
        <translation>Die Datei enthält keine Messung.</translation>
    </message>
    <message>
        <source>The file does not state the date of its prices.</source>
        <translation>Die Datei sagt nicht, von welchem Tag ihre Preise sind.</translation>
    </message>
    <message>
        <source>The file does not state the provider.</source>
        <translation>Die Datei sagt nicht, wer dies vermietet.</translation>
    </message>
    <message>
        <source>The file ends too early: it is truncated, or a bracket is not closed.</source>
        <translation>Die Datei endet zu früh: Sie ist abgeschnitten, oder eine Klammer ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>The file ends within a row: it looks like an incomplete download.</source>
        <translation>Die Datei endet mitten in einer Zeile: Das sieht nach einem unvollständigen Download aus.</translation>
    </message>
    <message>
        <source>The file has %1 MiB; the maximum is %2 MiB.</source>
        <translation>Die Datei hat %1 MiB; gelesen werden höchstens %2 MiB.</translation>
    </message>
    <message>
        <source>The file has a newer price for the same item and zone.</source>
        <translation>Die Datei enthält einen neueren Preis für dasselbe Objekt und dieselbe Zone.</translation>
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
        <source>The file is JSON Lines: a JSON document on each line.</source>
        <translation>Die Datei ist JSON Lines: ein JSON-Dokument je Zeile.</translation>
    </message>
    <message>
        <source>The file is JSON, but it has no list of prices: no list of objects was found.</source>
        <translation>Die Datei ist JSON, hat aber keine Liste von Preisen: Es wurde keine Liste von Objekten gefunden.</translation>
    </message>
    <message>
        <source>The file is UTF-16, not UTF-8.</source>
        <translation>Die Datei ist UTF-16, nicht UTF-8.</translation>
    </message>
    <message>
        <source>The file is UTF-32, not UTF-8.</source>
        <translation>Die Datei ist in UTF-32, nicht in UTF-8.</translation>
    </message>
    <message>
        <source>The file is a database of another program.</source>
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
        <source>The file is not a price store.</source>
        <translation>Die Datei ist kein Preisspeicher.</translation>
    </message>
    <message>
        <source>The file must contain an object.</source>
        <translation>Die Datei muss ein Objekt enthalten.</translation>
    </message>
    <message>
        <source>The file to import is missing.</source>
        <translation>Die zu importierende Datei fehlt.</translation>
    </message>
    <message>
        <source>The file uses another chip's name; the instance identifies the chip.</source>
        <translation>Die Datei nennt den Chip mit dem Namen eines anderen; die Instanz zeigt, welcher es ist.</translation>
    </message>
    <message>
        <source>The file uses the language "%1", which is not available.</source>
        <translation>Die Datei wurde in einer Sprache „%1“ erstellt, die es hier nicht gibt.</translation>
    </message>
    <message>
        <source>The first column contains the ids that other commands accept.</source>
        <translation>Die IDs in der ersten Spalte passen zu den Optionen der anderen Befehle.</translation>
    </message>
    <message>
        <source>The first rows of the file</source>
        <translation>Die ersten Zeilen der Datei</translation>
    </message>
    <message>
        <source>The first sheet of the workbook has no cells.</source>
        <translation>Das erste Blatt der Arbeitsmappe hat keine Zellen.</translation>
    </message>
    <message>
        <source>The first token on %1 takes at least %2; %3 is required.</source>
        <translation>Das erste Token auf %1 braucht mindestens %2; verlangt sind %3.</translation>
    </message>
    <message>
        <source>The first token takes %1; the limit is %2.</source>
        <translation>Das erste Token dauert %1; nötig sind höchstens %2.</translation>
    </message>
    <message>
        <source>The folder does not exist.</source>
        <translation>Der Ordner existiert nicht.</translation>
    </message>
    <message>
        <source>The folder of "%1" does not exist.</source>
        <translation>Der Ordner von „%1“ existiert nicht.</translation>
    </message>
    <message>
        <source>The font "%1" is not installed; another one is used in its place.</source>
        <translation>Die Schrift „%1“ ist hier nicht installiert; an ihrer Stelle wird eine andere gezeichnet und gemessen.</translation>
    </message>
    <message>
        <source>The font %1 is not installed: text uses %2 and looks different from other computers.</source>
        <translation>Die Schrift %1 ist hier nicht installiert: Texte werden in %2 gezeichnet und sehen anders aus als auf anderen Rechnern.</translation>
    </message>
    <message>
        <source>The format %1 contains no prices, so it does not use --store.</source>
        <translation>Das Format %1 enthält keine Preise und verwendet --store daher nicht.</translation>
    </message>
    <message>
        <source>The format %1 does not support --map.</source>
        <translation>Das Format %1 kennt kein --map.</translation>
    </message>
    <message>
        <source>The format %1 fits: chipboard import %1 %2</source>
        <translation>Das Format %1 passt: chipboard import %1 %2</translation>
    </message>
    <message>
        <source>The format is newer than this chip.</source>
        <translation>Das Format ist neuer als dieser Chip.</translation>
    </message>
    <message>
        <source>The full range, %1 to %2.</source>
        <translation>Alle vorhandenen, %1 bis %2.</translation>
    </message>
    <message>
        <source>The global batch cannot be negative.</source>
        <translation>Der globale Batch kann nicht negativ sein.</translation>
    </message>
    <message>
        <source>The goodput must be from 0.1% to 100%.</source>
        <translation>Der Goodput muss zwischen 0,1 % und 100 % liegen.</translation>
    </message>
    <message>
        <source>The guide calls the return of moving large above this amount. If a monthly volume is set, its bill is used instead.</source>
        <translation>Ab hier nennt der Leitfaden den Ertrag eines Umstiegs groß. Ist die Arbeit eines Monats angegeben, treten deren Kosten an diese Stelle.</translation>
    </message>
    <message>
        <source>The guide names PyTorch and JAX for AWS's chips; other frameworks count against these chips.</source>
        <translation>Der Leitfaden nennt PyTorch und JAX für die Chips von AWS; andere Frameworks sprechen dagegen.</translation>
    </message>
    <message>
        <source>The guide names PyTorch and JAX for it, not %1.</source>
        <translation>Der Leitfaden nennt dafür PyTorch und JAX, nicht %1.</translation>
    </message>
    <message>
        <source>The guide says November 2025.</source>
        <translation>Der Leitfaden nennt November 2025.</translation>
    </message>
    <message>
        <source>The guide shows the plan as built.</source>
        <translation>Der Leitfaden stellt den Plan als gebaut dar.</translation>
    </message>
    <message>
        <source>The guide's rules are listed next to Chipboard's own. A limit rules out an option only if its whole range misses the limit.</source>
        <translation>Regeln des Leitfadens stehen neben unseren eigenen. Eine Grenze schließt nur aus, was sie mit seiner ganzen Spanne verfehlt.</translation>
    </message>
    <message>
        <source>The guide's three phases describe a move to Amazon's chips; no remaining option is such a move.</source>
        <translation>Die drei Phasen des Leitfadens betreffen einen Umstieg auf Chips von Amazon; es ist keiner übrig, der das wäre.</translation>
    </message>
    <message>
        <source>The head size %1 is the hidden size divided by the heads.</source>
        <translation>Die Head-Größe %1 ist die Hidden-Größe durch die Heads.</translation>
    </message>
    <message>
        <source>The header has no column for %1. The columns are: %2.</source>
        <translation>Die Kopfzeile hat keine Spalte für %1. Die Spalten sind: %2.</translation>
    </message>
    <message>
        <source>The header has no column for the hardware's name or its figures. The columns are: %1.</source>
        <translation>Die Kopfzeile hat keine Spalte für den Namen der Hardware oder für ihre Werte. Die Spalten sind: %1.</translation>
    </message>
    <message>
        <source>The heads do not divide the hidden size.</source>
        <translation>Die Heads teilen die Hidden-Größe nicht.</translation>
    </message>
    <message>
        <source>The host power must be from 0% to 1000% of the chips' power.</source>
        <translation>Die Leistung der übrigen Maschine muss von 0 % bis 1000 % der Leistung ihrer Chips gehen.</translation>
    </message>
    <message>
        <source>The hours per month must be above 0 and at most 744.</source>
        <translation>Die Stunden pro Monat müssen über 0 und höchstens bei 744 liegen.</translation>
    </message>
    <message>
        <source>The id "%1" appears twice; the first is at %2.</source>
        <translation>Die ID „%1“ ist doppelt vorhanden; zuerst bei %2.</translation>
    </message>
    <message>
        <source>The import was cancelled.</source>
        <translation>Der Import wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The imported price list dated %1 (%2, content %3) is not in the price store of this computer. Import its file again, or choose other prices.</source>
        <translation>Die importierte Preisliste vom %1 (%2, Inhalt %3) ist nicht im Preisspeicher dieses Computers: ihre Datei erneut importieren oder andere Preise wählen.</translation>
    </message>
    <message>
        <source>The imported price list dated %1 (%2, content %3) is not in the price store of this computer; "%4" of that date has other rows. Import the original file, or choose that list.</source>
        <translation>Die importierte Preisliste vom %1 (%2, Inhalt %3) ist nicht im Preisspeicher dieses Computers; „%4“ von diesem Datum hat andere Zeilen: die Datei der Liste importieren oder jene wählen.</translation>
    </message>
    <message>
        <source>The imported price list no. %1 (%2) is not in the price store of this computer. Import its file again and select it, or choose other prices.</source>
        <translation>Die importierte Preisliste Nr. %1 (%2) ist nicht im Preisspeicher dieses Computers: ihre Datei erneut importieren und die Liste wählen, oder andere Preise wählen.</translation>
    </message>
    <message>
        <source>The imported prices cannot be read: %1</source>
        <translation>Die importierten Preise lassen sich nicht lesen: %1</translation>
    </message>
    <message>
        <source>The inner width %1 is four times the hidden size, as is usual for "%2".</source>
        <translation>Die innere Breite %1 ist das Vierfache der Hidden-Größe, wie bei „%2“ üblich.</translation>
    </message>
    <message>
        <source>The interest rate must be from 0% to 100% per year.</source>
        <translation>Der Zins muss von 0 % bis 100 % im Jahr gehen.</translation>
    </message>
    <message>
        <source>The key "%1" appears twice.</source>
        <translation>Der Schlüssel „%1“ ist doppelt vorhanden.</translation>
    </message>
    <message>
        <source>The key and value sizes of the latent are missing.</source>
        <translation>Die Keys und Values der latenten Darstellung fehlen.</translation>
    </message>
    <message>
        <source>The keynote gives four times.</source>
        <translation>Die Keynote nennt vierfach.</translation>
    </message>
    <message>
        <source>The keynote gives six times in FP4.</source>
        <translation>Die Keynote nennt sechsfach bei FP4.</translation>
    </message>
    <message>
        <source>The language changes when the export is done.</source>
        <translation>Die Sprache wechselt, sobald der Export fertig ist.</translation>
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
        <source>The last change. Undo reverts it.</source>
        <translation>Was der letzte Klick geändert hat. „Rückgängig“ nimmt es zurück.</translation>
    </message>
    <message>
        <source>The last comparison cannot be read and is not shown.</source>
        <translation>Der letzte Vergleich ist nicht lesbar und wird nicht gezeigt.</translation>
    </message>
    <message>
        <source>The last comparison was damaged; it is kept as %1.</source>
        <translation>Der letzte Vergleich war beschädigt; er bleibt als %1 erhalten.</translation>
    </message>
    <message>
        <source>The last import was interrupted.</source>
        <translation>Der letzte Import wurde unterbrochen.</translation>
    </message>
    <message>
        <source>The last save overwrites the other: save one of the two under another name.</source>
        <translation>Wer zuletzt speichert, überschreibt: Einen der beiden unter anderem Namen speichern.</translation>
    </message>
    <message>
        <source>The latest known version is %1 %2 of %3.</source>
        <translation>%1 %2 vom %3 ist hier der neueste bekannte Stand.</translation>
    </message>
    <message>
        <source>The layouts of this presentation leave no room for a chart.</source>
        <translation>Die Layouts dieser Präsentation lassen keinen Platz für ein Diagramm.</translation>
    </message>
    <message>
        <source>The length of a text is not stated.</source>
        <translation>Die Länge eines Textes ist nicht angegeben.</translation>
    </message>
    <message>
        <source>The line "%1" is not drawn: it has no place on an axis in %2.</source>
        <translation>Die Linie „%1“ wird nicht gezeichnet: Auf einer Achse in %2 hat sie keinen Platz.</translation>
    </message>
    <message>
        <source>The links in this path form a loop.</source>
        <translation>Verknüpfungen in diesem Pfad führen im Kreis.</translation>
    </message>
    <message>
        <source>The list has no rows.</source>
        <translation>Die Liste hat keine Zeilen.</translation>
    </message>
    <message>
        <source>The list holds; it did not move from 2023 to 2026.</source>
        <translation>Es gilt die Liste; sie blieb von 2023 bis 2026 unverändert.</translation>
    </message>
    <message>
        <source>The logo "%1" cannot be read. %2</source>
        <translation>Das Logo „%1“ lässt sich nicht lesen. %2</translation>
    </message>
    <message>
        <source>The logo "%1" is a link that leads out of the folder of the brand theme.</source>
        <translation>Das Logo „%1“ ist eine Verknüpfung, die aus dem Ordner der Designdatei herausführt.</translation>
    </message>
    <message>
        <source>The logo "%1" is larger than %2 MiB.</source>
        <translation>Das Logo „%1“ ist größer als %2 MiB.</translation>
    </message>
    <message>
        <source>The logo "%1" is neither PNG nor SVG.</source>
        <translation>Das Logo „%1“ ist weder PNG noch SVG.</translation>
    </message>
    <message>
        <source>The logo "%1" is not used: %2</source>
        <translation>Das Logo „%1“ wird nicht verwendet: %2</translation>
    </message>
    <message>
        <source>The logo cannot be drawn and is omitted.</source>
        <translation>Das Logo lässt sich nicht zeichnen und wird weggelassen.</translation>
    </message>
    <message>
        <source>The longest sequence is not stated, so no length is refused.</source>
        <translation>Die längste Sequenz ist nicht angegeben, daher wird keine abgelehnt.</translation>
    </message>
    <message>
        <source>The machine price is not stated.</source>
        <translation>Der Preis der Maschine ist nicht angegeben.</translation>
    </message>
    <message>
        <source>The machine price must be above 0.</source>
        <translation>Der Preis der Maschine muss über 0 liegen.</translation>
    </message>
    <message>
        <source>The machine's price, plus the accelerator's price in the same zone.</source>
        <translation>Der Preis der Maschine plus der des Beschleunigers in derselben Zone.</translation>
    </message>
    <message>
        <source>The mapping is from a newer version.</source>
        <translation>Die Zuordnung stammt aus einer neueren Version.</translation>
    </message>
    <message>
        <source>The master of this presentation has no theme.</source>
        <translation>Der Master dieser Präsentation hat kein Design.</translation>
    </message>
    <message>
        <source>The masters of this presentation contain "%1", which cannot be used.</source>
        <translation>Die Master dieser Präsentation enthalten „%1“, was sich nicht übernehmen lässt.</translation>
    </message>
    <message>
        <source>The measurement can be compared with an estimate.</source>
        <translation>Die Messung kann mit einer Schätzung verglichen werden.</translation>
    </message>
    <message>
        <source>The memory bandwidth of %1 is %2.</source>
        <translation>Speicherbandbreite von %1: %2.</translation>
    </message>
    <message>
        <source>The memory is built in GiB; Chipboard calculates in GiB.</source>
        <translation>Der Speicher ist in GiB gebaut; Chipboard rechnet in GiB.</translation>
    </message>
    <message>
        <source>The memory model rejects configurations that did run: %1.</source>
        <translation>Das Speichermodell hält Konfigurationen für unmöglich, die liefen: %1.</translation>
    </message>
    <message>
        <source>The memory of %1 is %2.</source>
        <translation>Speicher von %1: %2.</translation>
    </message>
    <message>
        <source>The model "%1" appears twice.</source>
        <translation>Das Modell „%1“ ist zweimal vorhanden.</translation>
    </message>
    <message>
        <source>The model %1 is not used: %2</source>
        <translation>Das Modell %1 wird nicht verwendet: %2</translation>
    </message>
    <message>
        <source>The model is split across %1 chips.</source>
        <translation>Das Modell ist auf %1 Chips verteilt.</translation>
    </message>
    <message>
        <source>The model must have a positive number of parameters.</source>
        <translation>Das Modell muss eine positive Anzahl von Parametern haben.</translation>
    </message>
    <message>
        <source>The model needs CUDA: new architectures, custom operators.</source>
        <translation>Das Modell braucht CUDA: neue Architekturen, eigene Operatoren.</translation>
    </message>
    <message>
        <source>The model was not imported.</source>
        <translation>Das Modell wurde nicht importiert.</translation>
    </message>
    <message>
        <source>The model's dimensions are guessed from the number of its parameters.</source>
        <translation>Die Dimensionen des Modells sind aus der Anzahl seiner Parameter geraten.</translation>
    </message>
    <message>
        <source>The model's parameters, layers and hidden size must be positive.</source>
        <translation>Parameter, Schichten und Hidden-Größe des Modells müssen positiv sein.</translation>
    </message>
    <message>
        <source>The models are common ones: BERT, GPT variants, vision models.</source>
        <translation>Die Modelle sind gängige: BERT, GPT-Varianten, Bildmodelle.</translation>
    </message>
    <message>
        <source>The models are transformers: language models or vision transformers.</source>
        <translation>Die Modelle sind Transformer: Sprachmodelle oder Vision Transformer.</translation>
    </message>
    <message>
        <source>The monthly spend follows from the monthly volume: %1 on %2. The assumption “Current monthly spend” overrides it.</source>
        <translation>Die Ausgaben pro Monat ergeben sich aus der Monatsarbeit: %1 auf %2. Die Annahme „Ausgaben pro Monat“ hat Vorrang.</translation>
    </message>
    <message>
        <source>The monthly spend, the share that can move and the effort of the move are assumptions. So are the machine price and the API price.</source>
        <translation>Was im Monat ausgegeben wird, wie viel davon umziehen kann und was der Umzug kostet, sind Annahmen; ebenso der Preis der Maschine und der API-Preis.</translation>
    </message>
    <message>
        <source>The monthly volume must be from %1 to %2.</source>
        <translation>Das Monatsvolumen muss zwischen %1 und %2 liegen.</translation>
    </message>
    <message>
        <source>The move does not pay back within ten years, regardless of the spend.</source>
        <translation>Der Umstieg lohnt sich nicht innerhalb von zehn Jahren, gleich wie hoch die Ausgaben sind.</translation>
    </message>
    <message>
        <source>The name "%1" has no known format.</source>
        <translation>Für „%1“ ist kein Format bekannt.</translation>
    </message>
    <message>
        <source>The name contains invisible characters.</source>
        <translation>Der Name enthält Zeichen, die man nicht sieht.</translation>
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
        <source>The nearest number that divides it is %1.</source>
        <translation>Die nächste passende Zahl ist %1.</translation>
    </message>
    <message>
        <source>The new ones are used; to keep the old ones, open the board in the window.</source>
        <translation>Die neuen gelten; um die alten zu behalten, öffnen Sie den Vergleich im Fenster.</translation>
    </message>
    <message>
        <source>The next import repairs the price store.</source>
        <translation>Der nächste Import repariert den Preisspeicher.</translation>
    </message>
    <message>
        <source>The number format used to compare compute.</source>
        <translation>Das Zahlenformat, in dem Rechenleistung verglichen wird.</translation>
    </message>
    <message>
        <source>The number format used to compare compute. "Best common" is the fastest that all compared chips support.</source>
        <translation>Das Zahlenformat der Rechenleistung. „Beste gemeinsame“ ist das schnellste, das alle verglichenen Chips haben.</translation>
    </message>
    <message>
        <source>The number format used to compare compute; "best" is the fastest that most of the selection publishes. Estimates use it for weights and arithmetic.</source>
        <translation>Das Zahlenformat für den Vergleich der Rechenleistung; „best“ ist das schnellste, das für die meisten der Auswahl veröffentlicht ist. Eine Schätzung nimmt es für Gewichte und Arithmetik.</translation>
    </message>
    <message>
        <source>The number in the name counts TensorCores, two a chip.</source>
        <translation>Die Zahl im Namen zählt TensorCores, zwei pro Chip.</translation>
    </message>
    <message>
        <source>The number in the name counts chips.</source>
        <translation>Die Zahl im Namen zählt Chips.</translation>
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
        <source>The number of chips is an assumption; Meta's model card states 7.0 million H100 hours.</source>
        <translation>Die Chipzahl ist eine Annahme; Metas Modellkarte nennt 7,0 Millionen H100-Stunden.</translation>
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
        <source>The number of items per month is not stated.</source>
        <translation>Es ist nicht angegeben, wie viele Elemente pro Monat abgearbeitet werden.</translation>
    </message>
    <message>
        <source>The number of output tokens per month is not stated.</source>
        <translation>Es ist nicht angegeben, wie viele Tokens pro Monat ausgegeben werden.</translation>
    </message>
    <message>
        <source>The number of tokens that the indexer selects is missing.</source>
        <translation>Es gibt einen Indexer, aber keine Zahl der Tokens, die er auswählt.</translation>
    </message>
    <message>
        <source>The numbers</source>
        <translation>Die Zahlen</translation>
    </message>
    <message>
        <source>The numbers of this page as a table.</source>
        <translation>Die Zahlen dieser Seite als Tabelle.</translation>
    </message>
    <message>
        <source>The objects of the list have more than %1 members.</source>
        <translation>Die Objekte der Liste haben mehr als %1 Felder.</translation>
    </message>
    <message>
        <source>The one before</source>
        <translation>Vorgänger</translation>
    </message>
    <message>
        <source>The option %1 does not accept "%2".</source>
        <translation>Die Option %1 kennt „%2“ nicht.</translation>
    </message>
    <message>
        <source>The option %1 does not apply to "%2".</source>
        <translation>Die Option %1 gehört nicht zu „%2“.</translation>
    </message>
    <message>
        <source>The option %1 has an empty entry in "%2".</source>
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
        <source>The option that the others are compared with.</source>
        <translation>Die Option, mit der die anderen verglichen werden.</translation>
    </message>
    <message>
        <source>The order also changes with %1.</source>
        <translation>Auch das kehrt die Reihenfolge um: %1.</translation>
    </message>
    <message>
        <source>The others are compared with this one.</source>
        <translation>Die anderen werden damit verglichen.</translation>
    </message>
    <message>
        <source>The output format.</source>
        <translation>Form der Ausgabe.</translation>
    </message>
    <message>
        <source>The overhead of layers and requests takes most of the time.</source>
        <translation>Fester Aufwand pro Schicht und Anfrage braucht die meiste Zeit.</translation>
    </message>
    <message>
        <source>The page does not state the date of its data.</source>
        <translation>Es fehlt die Angabe, von welchem Tag die Daten sind.</translation>
    </message>
    <message>
        <source>The page has no background: its texts are readable only on %1 and darker.</source>
        <translation>Hinter der Seite ist nichts gezeichnet: Ihre Texte sind nur auf Untergründen von %1 und dunkler lesbar.</translation>
    </message>
    <message>
        <source>The page has no background: its texts are readable only on %1 and lighter.</source>
        <translation>Hinter der Seite ist nichts gezeichnet: Ihre Texte sind nur auf Untergründen von %1 und heller lesbar.</translation>
    </message>
    <message>
        <source>The page has no chart "%1".</source>
        <translation>Die Seite hat kein Diagramm „%1“.</translation>
    </message>
    <message>
        <source>The page in words: reasons, what would change them, what to verify.</source>
        <translation>Was die Seite in Worten sagt: Gründe, was sie ändern würde, was zu prüfen ist.</translation>
    </message>
    <message>
        <source>The page names no source.</source>
        <translation>Für das, was die Seite zeigt, ist keine Quelle angegeben.</translation>
    </message>
    <message>
        <source>The page of the dashboard; an export can have several, in this order.</source>
        <translation>Die Seite des Dashboards; ein Export kann mehrere haben, in dieser Reihenfolge.</translation>
    </message>
    <message>
        <source>The pages of the program. Each answers one question about the same comparison.</source>
        <translation>Die Seiten des Programms. Jede beantwortet eine Frage zum selben Vergleich.</translation>
    </message>
    <message>
        <source>The paper or slide size: slide, slide-4x3, half-slide, square, a4, a4-portrait, letter, letter-portrait, or a custom size such as 210x148mm, 8x4.5in or 1600x900px.</source>
        <translation>Die Größe des Papiers oder der Folie: slide, slide-4x3, half-slide, square, a4, a4-portrait, letter, letter-portrait oder eine wie 210x148mm, 8x4.5in oder 1600x900px.</translation>
    </message>
    <message>
        <source>The part "%1" appears twice in this file.</source>
        <translation>Der Teil „%1“ ist in dieser Datei doppelt.</translation>
    </message>
    <message>
        <source>The part "%1" of this file is damaged or encrypted.</source>
        <translation>Der Teil „%1“ dieser Datei ist beschädigt oder verschlüsselt.</translation>
    </message>
    <message>
        <source>The part "%1" of this presentation is not readable XML.</source>
        <translation>Der Teil „%1“ dieser Präsentation ist kein XML, das hier gelesen werden kann.</translation>
    </message>
    <message>
        <source>The peak needs MXFP8; plain FP8 runs slower.</source>
        <translation>Die Spitzenleistung braucht MXFP8; einfaches FP8 ist langsamer.</translation>
    </message>
    <message>
        <source>The peak of %1 is %2.</source>
        <translation>Spitzenleistung von %1: %2.</translation>
    </message>
    <message>
        <source>The percentage is right, the price level is not.</source>
        <translation>Der Prozentsatz stimmt, das Preisniveau nicht.</translation>
    </message>
    <message>
        <source>The picture is too large for the available memory.</source>
        <translation>Das Bild ist zu groß für den Arbeitsspeicher.</translation>
    </message>
    <message>
        <source>The plan to support NVLink Fusion shows that AWS does not expect to replace GPUs everywhere.</source>
        <translation>Die geplante Unterstützung von NVLink Fusion zeigt, dass AWS nicht erwartet, GPUs überall zu ersetzen.</translation>
    </message>
    <message>
        <source>The power of both is not published.</source>
        <translation>Die Leistungsaufnahme von beiden ist nicht veröffentlicht.</translation>
    </message>
    <message>
        <source>The power of the chip is not plausible.</source>
        <translation>Die Leistungsaufnahme des Chips ist kein möglicher Wert.</translation>
    </message>
    <message>
        <source>The power of the chip is not published.</source>
        <translation>Die Leistungsaufnahme des Chips ist nicht veröffentlicht.</translation>
    </message>
    <message>
        <source>The press says more than 5.</source>
        <translation>Die Presse nennt mehr als 5.</translation>
    </message>
    <message>
        <source>The previous comparison is still shown.</source>
        <translation>Der vorherige Vergleich wird weiter gezeigt.</translation>
    </message>
    <message>
        <source>The price book; "chipboard list prices" lists the ids. Without it and without a board, the one with prices for most of the selection.</source>
        <translation>Die Preisliste; „chipboard list prices“ zeigt ihre IDs. Ohne Angabe und ohne Vergleich die Liste, die für die meisten der Auswahl Preise enthält.</translation>
    </message>
    <message>
        <source>The price cannot be negative.</source>
        <translation>Der Preis kann nicht negativ sein.</translation>
    </message>
    <message>
        <source>The price covers the accelerator, without the machine that it needs.</source>
        <translation>Der Preis gilt für den Beschleuniger ohne die nötige Maschine.</translation>
    </message>
    <message>
        <source>The price covers the machine only, and the file has no accelerator price for it.</source>
        <translation>Der Preis gilt nur für die Maschine, und die Datei hat dort keinen für deren Beschleuniger.</translation>
    </message>
    <message>
        <source>The price factor must be between 0.001 and 1000.</source>
        <translation>Der Preisfaktor muss zwischen 0,001 und 1000 liegen.</translation>
    </message>
    <message>
        <source>The price has other terms: another operating system, tenancy or type of sale.</source>
        <translation>Der Preis gilt für andere Bedingungen: ein anderes Betriebssystem, andere Tenancy oder eine andere Verkaufsart.</translation>
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
        <source>The price is a range, %1; the costs include the range.</source>
        <translation>Der Preis ist eine Spanne, %1; die Kosten enthalten sie.</translation>
    </message>
    <message>
        <source>The price is below 0.6 or above 1.6 times the known prices of the machine or chip.</source>
        <translation>Der Preis liegt unter dem 0,6-Fachen oder über dem 1,6-Fachen der bekannten Preise der Maschine oder des Chips.</translation>
    </message>
    <message>
        <source>The price is for %1, %2.</source>
        <translation>Der Preis ist der von %1, %2.</translation>
    </message>
    <message>
        <source>The price is negative.</source>
        <translation>Der Preis ist negativ.</translation>
    </message>
    <message>
        <source>The price is not in US dollars: convert it in the file, then import it again.</source>
        <translation>Der Preis ist nicht in US-Dollar: in der Datei umrechnen und sie erneut importieren.</translation>
    </message>
    <message>
        <source>The price is not per hour.</source>
        <translation>Der Preis gilt nicht pro Stunde.</translation>
    </message>
    <message>
        <source>The price list has no price for it.</source>
        <translation>Die Preisliste hat dafür keinen Preis.</translation>
    </message>
    <message>
        <source>The price list used for costs.</source>
        <translation>Die Preisliste, aus der Kosten stammen.</translation>
    </message>
    <message>
        <source>The price list used for costs. Rows without such a price show none, unless you mix price types.</source>
        <translation>Die Preisliste für die Kosten. Zeilen ohne solchen Preis zeigen keinen, es sei denn, Sie mischen Preisarten.</translation>
    </message>
    <message>
        <source>The price of a chip is shown next to that of the whole machine.</source>
        <translation>Der Preis eines Chips steht neben dem der ganzen Maschine.</translation>
    </message>
    <message>
        <source>The price per chip-hour is too high to be realistic.</source>
        <translation>Der Preis pro Chip-Stunde ist unrealistisch hoch.</translation>
    </message>
    <message>
        <source>The price per chip-hour is too low to be realistic.</source>
        <translation>Der Preis pro Chip-Stunde ist unrealistisch niedrig.</translation>
    </message>
    <message>
        <source>The price store cannot be read or written.</source>
        <translation>Der Preisspeicher darf nicht gelesen und geschrieben werden.</translation>
    </message>
    <message>
        <source>The price store failed: %1.</source>
        <translation>Der Preisspeicher funktioniert nicht: %1.</translation>
    </message>
    <message>
        <source>The price store has version %1, from a newer Chipboard.</source>
        <translation>Der Preisspeicher hat die Version %1, von einem neueren Chipboard.</translation>
    </message>
    <message>
        <source>The price store is damaged and cannot be moved aside.</source>
        <translation>Der Preisspeicher ist beschädigt und lässt sich nicht beiseitelegen.</translation>
    </message>
    <message>
        <source>The price store is damaged.</source>
        <translation>Der Preisspeicher ist beschädigt.</translation>
    </message>
    <message>
        <source>The price store is from an older Chipboard.</source>
        <translation>Der Preisspeicher stammt von einem älteren Chipboard.</translation>
    </message>
    <message>
        <source>The price store is read-only.</source>
        <translation>Der Preisspeicher darf nur gelesen werden.</translation>
    </message>
    <message>
        <source>The price store was damaged; it is kept as %1.</source>
        <translation>Der Preisspeicher war beschädigt; er bleibt als %1 erhalten.</translation>
    </message>
    <message>
        <source>The price store, if not in the user's data folder.</source>
        <translation>Der Preisspeicher, falls nicht der im Datenordner des Benutzers.</translation>
    </message>
    <message>
        <source>The price table puts trn1.2xlarge in the class of the A100.</source>
        <translation>Die Preistabelle ordnet trn1.2xlarge in die Klasse der A100 ein.</translation>
    </message>
    <message>
        <source>The price table puts trn2.48xlarge in the class of the H100.</source>
        <translation>Die Preistabelle ordnet trn2.48xlarge in die Klasse der H100 ein.</translation>
    </message>
    <message>
        <source>The price was converted to US dollars per hour from the unit in the file.</source>
        <translation>Der Preis wurde aus der Einheit der Datei in US-Dollar pro Stunde umgerechnet.</translation>
    </message>
    <message>
        <source>The prices dated %1 from %2 were removed.</source>
        <translation>Die Preise vom %1 aus %2 wurden entfernt.</translation>
    </message>
    <message>
        <source>The prices of "%1" contradict what the providers publish; the notes say by how much.</source>
        <translation>Die Preise von „%1“ widersprechen den Angaben der Anbieter; die Anmerkungen nennen die Abweichung.</translation>
    </message>
    <message>
        <source>The program derives parameters from experts; change them in the program and export again.</source>
        <translation>Das Programm leitet die Parameter aus den Experten ab; dort ändern und erneut exportieren.</translation>
    </message>
    <message>
        <source>The provider is not stated: choose a column for it, or type its name.</source>
        <translation>Nichts sagt, wer dies vermietet: eine Spalte für den Anbieter wählen oder seinen Namen eingeben.</translation>
    </message>
    <message>
        <source>The published value of the model.</source>
        <translation>Wert des Modells, wie veröffentlicht.</translation>
    </message>
    <message>
        <source>The quantization does not state the bits per weight.</source>
        <translation>Die Quantisierung nennt die Bits eines Gewichts nicht.</translation>
    </message>
    <message>
        <source>The question in the title: each user gets at least %1. No service level is set yet.</source>
        <translation>Die Frage im Titel: Jeder Nutzer bekommt mindestens %1. Noch ist kein Service-Level angenommen.</translation>
    </message>
    <message>
        <source>The quote opened here is not closed.</source>
        <translation>Das Anführungszeichen, das hier beginnt, wird nicht geschlossen.</translation>
    </message>
    <message>
        <source>The range is %1 to %2.</source>
        <translation>Möglich sind %1 bis %2.</translation>
    </message>
    <message>
        <source>The range is out of order: low %1, value %2, high %3.</source>
        <translation>Die Spanne ist nicht geordnet: niedrig %1, Wert %2, hoch %3.</translation>
    </message>
    <message>
        <source>The rank affects each step; change it in the program and export again.</source>
        <translation>Das Programm rechnet den Rang in jeden Schritt ein; dort ändern und erneut exportieren.</translation>
    </message>
    <message>
        <source>The recomputed range overlaps the claim and extends beyond it.</source>
        <translation>Die Spanne des nachgerechneten Werts reicht in die Behauptung hinein und über sie hinaus.</translation>
    </message>
    <message>
        <source>The release notes hold.</source>
        <translation>Es gelten die Versionshinweise.</translation>
    </message>
    <message>
        <source>The requirement "%1" has no value.</source>
        <translation>Die Anforderung „%1“ hat keinen Wert.</translation>
    </message>
    <message>
        <source>The residual value must be from 0% to 100% of the price.</source>
        <translation>Der Restwert muss von 0 % bis 100 % des Preises gehen.</translation>
    </message>
    <message>
        <source>The result is of another division, or of a model that is not predicted.</source>
        <translation>Das Ergebnis gehört zu einer anderen Division oder zu einem Modell, das nicht vorhergesagt wird.</translation>
    </message>
    <message>
        <source>The results here do not depend on it; the program's advice does.</source>
        <translation>Die Ergebnisse hier hängen nicht davon ab, wohl aber die Empfehlung des Programms.</translation>
    </message>
    <message>
        <source>The row has more or fewer columns than the header.</source>
        <translation>Die Zeile hat mehr oder weniger Spalten als die Kopfzeile.</translation>
    </message>
    <message>
        <source>The row has no comparable figure.</source>
        <translation>Die Zeile hat keinen vergleichbaren Wert.</translation>
    </message>
    <message>
        <source>The row has no price.</source>
        <translation>Die Zeile hat keinen Preis.</translation>
    </message>
    <message>
        <source>The row has two different prices of one kind: choose a column with --map.</source>
        <translation>Die Zeile hat zwei verschiedene Preise derselben Art: mit --map eine Spalte wählen.</translation>
    </message>
    <message>
        <source>The row is for a machine without an accelerator.</source>
        <translation>Die Zeile betrifft eine Maschine ohne Beschleuniger.</translation>
    </message>
    <message>
        <source>The row names neither an instance nor an accelerator.</source>
        <translation>Die Zeile nennt weder eine Instanz noch einen Beschleuniger.</translation>
    </message>
    <message>
        <source>The row to compare --on with.</source>
        <translation>Die Zeile, mit der --on verglichen wird.</translation>
    </message>
    <message>
        <source>The same as %1.</source>
        <translation>Gleichauf mit %1.</translation>
    </message>
    <message>
        <source>The same code must run on more than one cloud.</source>
        <translation>Derselbe Code muss in mehr als einer Cloud laufen.</translation>
    </message>
    <message>
        <source>The same code must run on several clouds.</source>
        <translation>Derselbe Code muss auf mehreren Clouds laufen.</translation>
    </message>
    <message>
        <source>The same figure is printed for one instance.</source>
        <translation>Derselbe Wert ist für eine Instanz angegeben.</translation>
    </message>
    <message>
        <source>The selection, largest effect first</source>
        <translation>Die Auswahl, größte Wirkung zuerst</translation>
    </message>
    <message>
        <source>The sequence must be at least 1 token long.</source>
        <translation>Die Sequenz muss mindestens 1 Token lang sein.</translation>
    </message>
    <message>
        <source>The service level: each user gets at least %1.</source>
        <translation>Das Service-Level: Jeder Nutzer bekommt mindestens %1.</translation>
    </message>
    <message>
        <source>The service life must be from 0.01 to 100 years.</source>
        <translation>Die Nutzungsdauer muss von 0,01 bis 100 Jahre gehen.</translation>
    </message>
    <message>
        <source>The serving constants are based on %1 measurements.</source>
        <translation>Die Konstanten des Servings wurden aus %1 Messungen bestimmt.</translation>
    </message>
    <message>
        <source>The settings are damaged.</source>
        <translation>Die Einstellungen sind beschädigt.</translation>
    </message>
    <message>
        <source>The settings of the program. Each change applies immediately.</source>
        <translation>Was sich das Programm für Sie merkt. Jede Wahl gilt sofort.</translation>
    </message>
    <message>
        <source>The settings were damaged; they are kept as %1.</source>
        <translation>Die Einstellungen waren beschädigt; sie bleiben als %1 erhalten.</translation>
    </message>
    <message>
        <source>The size of the data set and the number of chips are assumptions.</source>
        <translation>Die Größe des Datensatzes und die Anzahl der Chips sind Annahmen.</translation>
    </message>
    <message>
        <source>The slide cannot be checked. %1 %2</source>
        <translation>Die Folie konnte nicht geprüft werden. %1 %2</translation>
    </message>
    <message>
        <source>The slope is the memory bandwidth limit and the flat part the compute peak; they meet at the ridge point. Each mark is a phase of the workload. On the slope, more bandwidth helps; below the flat part, more compute. Both axes are logarithmic.</source>
        <translation>Die Schräge ist, was die Speicherbandbreite erlaubt, der waagerechte Teil die Spitzenleistung; sie treffen sich am Knickpunkt. Eine Markierung zeigt, wo eine Phase des Workloads liegt: Auf der Schräge hilft mehr Bandbreite, unter dem waagerechten Teil mehr Rechenleistung. Beide Achsen sind logarithmisch.</translation>
    </message>
    <message>
        <source>The small arrow in a chart's corner selects what it shows. Click a bar, or move to it with the arrow keys and press Enter, to see the source of its number.</source>
        <translation>Der kleine Pfeil in der Ecke eines Diagramms wählt, was es zeigt. Einen Balken anklicken, oder mit den Pfeiltasten hingehen und die Eingabetaste drücken, um zu sehen, woher seine Zahl stammt.</translation>
    </message>
    <message>
        <source>The smaller of peak and arithmetic intensity x memory bandwidth.</source>
        <translation>Das Kleinere von Spitzenleistung und arithmetischer Intensität x Speicherbandbreite.</translation>
    </message>
    <message>
        <source>The source counts recomputed activations, so it is compared with runs without them.</source>
        <translation>Die Quelle zählt neu berechnete Aktivierungen mit; verglichen wird mit dem, was Läufe ohne sie erreichen.</translation>
    </message>
    <message>
        <source>The source does not state the lengths of prompt and answer.</source>
        <translation>Die Quelle nennt die Längen von Prompt und Antwort nicht.</translation>
    </message>
    <message>
        <source>The source does not state the number of training tokens.</source>
        <translation>Die Quelle nennt die trainierten Tokens nicht.</translation>
    </message>
    <message>
        <source>The source does not state the prompt's length or the time to its first token.</source>
        <translation>Die Quelle nennt die Länge des Prompts oder die Zeit bis zu seinem ersten Token nicht.</translation>
    </message>
    <message>
        <source>The source of the selected number.</source>
        <translation>Woher die gewählte Zahl stammt.</translation>
    </message>
    <message>
        <source>The source of the selected number: value, range, status, date, formula, sources, and what other sources say.</source>
        <translation>Woher die gewählte Zahl stammt: Wert, Spanne, Status, Datum, Formel, Quellen und was andere Quellen sagen.</translation>
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
        <source>The source states the total of all %1 chips; it is predicted as %2 replicas of the model.</source>
        <translation>Die Quelle gibt die Summe aller %1 Chips an; vorhergesagt wird sie als %2 Repliken des Modells.</translation>
    </message>
    <message>
        <source>The source's rate per EUR divided by its 1.140653 USD per EUR.</source>
        <translation>Der Kurs der Quelle pro EUR, geteilt durch ihre 1,140653 USD pro EUR.</translation>
    </message>
    <message>
        <source>The sources are named.</source>
        <translation>Die Quellen sind angegeben.</translation>
    </message>
    <message>
        <source>The sources do not agree.</source>
        <translation>Die Quellen stimmen nicht überein.</translation>
    </message>
    <message>
        <source>The speed per user and the time to first token cannot be negative.</source>
        <translation>Die Geschwindigkeit pro Nutzer und die Zeit bis zum ersten Token können nicht negativ sein.</translation>
    </message>
    <message>
        <source>The spot price equals the on-demand price: one of the two is not what it says.</source>
        <translation>Der Spot-Preis ist gleich dem On-Demand-Preis: Einer der beiden ist nicht das, was er vorgibt.</translation>
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
        <source>The state needs a linear layer.</source>
        <translation>Es gibt einen Zustand, aber keine lineare Schicht, die ihn hält.</translation>
    </message>
    <message>
        <source>The state of linear layers is not stated.</source>
        <translation>Der Zustand linearer Schichten ist nicht angegeben.</translation>
    </message>
    <message>
        <source>The steps between assumptions and results</source>
        <translation>Die Schritte zwischen Annahmen und Ergebnissen</translation>
    </message>
    <message>
        <source>The sum is right, the start is not.</source>
        <translation>Die Summe stimmt, der Beginn nicht.</translation>
    </message>
    <message>
        <source>The table behind the charts.</source>
        <translation>Die Tabelle hinter den Diagrammen.</translation>
    </message>
    <message>
        <source>The template has changed since these slides were made: they may look different now.</source>
        <translation>Die Vorlage hat sich seit der Erstellung dieser Folien geändert: Sie sehen jetzt vielleicht anders aus.</translation>
    </message>
    <message>
        <source>The template of these slides can no longer be used: %1 Chipboard's own masters are used instead.</source>
        <translation>Die Vorlage dieser Folien ist nicht mehr verwendbar: %1 Sie haben stattdessen die eigenen Master von Chipboard.</translation>
    </message>
    <message>
        <source>The terms of these formulas are assumptions, figures with a source, or other results. The source card of a number shows its formula with live numbers.</source>
        <translation>Was in diesen Formeln steht, ist eine Annahme, ein Wert mit Quelle oder ein anderes Ergebnis. Die Quellenkarte einer Zahl zeigt ihre Formel mit den aktuellen Zahlen.</translation>
    </message>
    <message>
        <source>The text is not valid UTF-8.</source>
        <translation>Der Text ist kein gültiges UTF-8.</translation>
    </message>
    <message>
        <source>The text size of %1 is %2 points; at this page size it should be %3 or more.</source>
        <translation>Die Schrift (%1) hat %2 Punkt; bei dieser Seitengröße sollte sie mindestens %3 haben.</translation>
    </message>
    <message>
        <source>The text size of a page.</source>
        <translation>Die Schriftgröße einer Seite.</translation>
    </message>
    <message>
        <source>The title relies on %1, but the chart no longer shows its number.</source>
        <translation>Der Titel stützt sich auf %1; dafür zeigt das Diagramm jetzt keine Zahl.</translation>
    </message>
    <message>
        <source>The title says %1% less; %2 is now %3% below %4.</source>
        <translation>Im Titel steht %1 % weniger; jetzt gilt für %2: %3 % unter %4.</translation>
    </message>
    <message>
        <source>The title says %1% more; %2 is now %3% above %4.</source>
        <translation>Im Titel steht %1 % mehr; jetzt gilt für %2: %3 % über %4.</translation>
    </message>
    <message>
        <source>The title says %1%; %2 is now %3% of %4.</source>
        <translation>Im Titel steht %1 %; jetzt gilt für %2: %3 % von %4.</translation>
    </message>
    <message>
        <source>The title says %1; %2 is now %3.</source>
        <translation>Im Titel steht %1; jetzt gilt für %2: %3.</translation>
    </message>
    <message>
        <source>The title says %1×; %2 is now %3× %4.</source>
        <translation>Im Titel steht %1×; jetzt gilt für %2: %3× %4.</translation>
    </message>
    <message>
        <source>The tokens exceed the context of the model.</source>
        <translation>Es sind mehr Tokens, als der Kontext des Modells fasst.</translation>
    </message>
    <message>
        <source>The total belongs to %1: add %1 with a matching total. %2</source>
        <translation>Die Summe ist die von %1: Geben Sie %1 mit einer passenden Summe mit an. %2</translation>
    </message>
    <message>
        <source>The total is published; the active parameters follow from the dimensions and are too many, because experts work on a narrower latent. The state of linear layers is not stated.</source>
        <translation>Die Gesamtzahl ist veröffentlicht; die aktiven Parameter folgen aus den Dimensionen und sind zu viele, weil Experten auf einer schmaleren latenten Darstellung arbeiten. Der Zustand linearer Schichten ist nicht angegeben.</translation>
    </message>
    <message>
        <source>The total is the published one. Of 52 blocks, 23 have experts, 23 Mamba and 6 attention; the state of Mamba is not stated.</source>
        <translation>Die Gesamtzahl ist die veröffentlichte. Von 52 Blöcken haben 23 Experten, 23 Mamba und 6 Attention; der Zustand von Mamba ist nicht angegeben.</translation>
    </message>
    <message>
        <source>The type of the weights is not stated; BF16 is assumed.</source>
        <translation>Der Typ der Gewichte ist nicht angegeben: BF16.</translation>
    </message>
    <message>
        <source>The unit of comparison.</source>
        <translation>Was eine Zeile ist.</translation>
    </message>
    <message>
        <source>The unit of comparison: a chip, a rented instance with its chips, or a multi-chip system.</source>
        <translation>Was eine Zeile ist: ein Chip, eine Instanz, die mit ihren Chips gemietet wird, oder ein System aus vielen davon.</translation>
    </message>
    <message>
        <source>The unit of the price is unknown: state it as USD/hour.</source>
        <translation>Die Einheit des Preises ist nicht verständlich: als USD/hour angeben.</translation>
    </message>
    <message>
        <source>The utilisation must be from 0.1% to 100%.</source>
        <translation>Die Auslastung muss zwischen 0,1 % und 100 % liegen.</translation>
    </message>
    <message>
        <source>The value is not a number.</source>
        <translation>Der Wert ist keine Zahl.</translation>
    </message>
    <message>
        <source>The values are nested more than %1 levels deep.</source>
        <translation>Die Werte sind mehr als %1 Ebenen tief verschachtelt.</translation>
    </message>
    <message>
        <source>The version, the date of the data, and the licences of the components.</source>
        <translation>Was das Programm ist, das Datum seiner Daten und die Lizenzen seiner Bestandteile.</translation>
    </message>
    <message>
        <source>The volume needs %1 chips of %2 and %3 of %4, rented as a whole (%5 an hour each).</source>
        <comment>a number, a chip, a number, a chip, two prices</comment>
        <translation>Das Volumen braucht %1 Chips %2 und %3 Chips %4, die ganz gemietet werden (je %5 pro Stunde).</translation>
    </message>
    <message>
        <source>The weights are published in FP32; BF16 is assumed for serving.</source>
        <translation>Die Gewichte sind in FP32 veröffentlicht; für das Serving wird BF16 angenommen.</translation>
    </message>
    <message>
        <source>The whole page; scroll to see the rest.</source>
        <translation>Die ganze Seite; zu dem, was nicht hineinpasst, wird gerollt.</translation>
    </message>
    <message>
        <source>The window affects each step; change it in the program and export again.</source>
        <translation>Das Programm rechnet das Fenster in jeden Schritt ein; dort ändern und erneut exportieren.</translation>
    </message>
    <message>
        <source>The window has no colour theme "%1".</source>
        <translation>Das Fenster hat keine Farben „%1“.</translation>
    </message>
    <message>
        <source>The window of %1 tokens is as long as the longest sequence: full attention.</source>
        <translation>Das Fenster von %1 Token ist so lang wie die längste Sequenz: volle Attention.</translation>
    </message>
    <message>
        <source>The window shows one page at a time.</source>
        <translation>Das Fenster zeigt immer nur eine Seite.</translation>
    </message>
    <message>
        <source>The work already runs on AWS.</source>
        <translation>Die Arbeit läuft bereits auf AWS.</translation>
    </message>
    <message>
        <source>The work comes in batches that can wait.</source>
        <translation>Die Arbeit fällt in Batches an, die warten können.</translation>
    </message>
    <message>
        <source>The work is on AWS and mostly inference.</source>
        <translation>Die Arbeit läuft auf AWS und besteht vor allem aus Inferenz.</translation>
    </message>
    <message>
        <source>The work must move between clouds.</source>
        <translation>Die Arbeit muss zwischen Clouds wechseln können.</translation>
    </message>
    <message>
        <source>The workbook</source>
        <translation>Die Arbeitsmappe</translation>
    </message>
    <message>
        <source>The workload "%1" is not in the catalogue.</source>
        <translation>Der Workload „%1“ ist nicht im Katalog.</translation>
    </message>
    <message>
        <source>The workload has %1 concurrent requests; the curves end there.</source>
        <translation>Der Workload nennt %1 gleichzeitige Anfragen; die Kurven gehen bis dorthin.</translation>
    </message>
    <message>
        <source>The workload is not in the catalogue.</source>
        <translation>Der Workload ist nicht im Katalog.</translation>
    </message>
    <message>
        <source>The workload is not in the catalogue: choose another one</source>
        <translation>Der Workload ist nicht im Katalog: einen anderen wählen</translation>
    </message>
    <message>
        <source>The workload now serves %1.</source>
        <translation>Die Aufgabe ist jetzt das Serving von %1.</translation>
    </message>
    <message>
        <source>The workload to estimate: a model to train, serve or run in batches.</source>
        <translation>Die Arbeit, für die Chips geschätzt werden: ein Modell zum Trainieren, für Serving oder für Batches.</translation>
    </message>
    <message>
        <source>The workload's default, or a suitable number.</source>
        <translation>Die Zahl des Workloads oder so viele, wie ihn gut bedienen.</translation>
    </message>
    <message>
        <source>The workload; "chipboard list workloads" shows the ids.</source>
        <translation>Der Workload; „chipboard list workloads“ zeigt die IDs.</translation>
    </message>
    <message>
        <source>Their price types differ: %1 (%2), %3 (%4).</source>
        <comment>a chip and its kind of price, another</comment>
        <translation>Ihre Preise sind von verschiedener Art: %1 (%2), %3 (%4).</translation>
    </message>
    <message numerus="yes">
        <source>There are %n more problems in this file.</source>
        <translation><numerusform>In dieser Datei gibt es %n weiteres Problem.</numerusform><numerusform>In dieser Datei gibt es %n weitere Probleme.</numerusform></translation>
    </message>
    <message>
        <source>There are more layers without experts than layers.</source>
        <translation>Es gibt weniger Schichten als Schichten ohne Experten.</translation>
    </message>
    <message>
        <source>There are more than %1 brackets.</source>
        <translation>Es gibt mehr als %1 Klammern.</translation>
    </message>
    <message>
        <source>There are no completions for the shell "%1".</source>
        <translation>Für die Shell „%1“ gibt es keine Vervollständigungen.</translation>
    </message>
    <message>
        <source>There are no measurements of this kind on %1; the constants are those of %2.</source>
        <translation>Die Datenbasis enthält keine solche Messung auf %1; die Konstanten sind die von %2.</translation>
    </message>
    <message>
        <source>There are no measurements of this kind on this family; the constants are those of %1.</source>
        <translation>Die Datenbasis enthält keine solche Messung für diese Familie; die Konstanten sind die von %1.</translation>
    </message>
    <message>
        <source>There are no measurements to calibrate this kind of model.</source>
        <translation>Es gibt keine Messung, mit der sich diese Art von Modell kalibrieren lässt.</translation>
    </message>
    <message>
        <source>There are no prices to recompute it from.</source>
        <translation>Es sind keine Preise zum Nachrechnen bekannt.</translation>
    </message>
    <message>
        <source>There are no serving measurements on %1; the constants are those of all chips and software.</source>
        <translation>Die Datenbasis enthält kein Serving auf %1; die Konstanten sind die aller Chips und jeder Software.</translation>
    </message>
    <message>
        <source>There are no serving measurements on %1; the constants are those of other chips under the same software.</source>
        <translation>Die Datenbasis enthält kein Serving auf %1; die Konstanten sind die anderer Chips mit derselben Software.</translation>
    </message>
    <message>
        <source>There are no serving measurements on this family; the constants are those of other chips under the same software.</source>
        <translation>Die Datenbasis enthält kein Serving für diese Familie; die Konstanten sind die anderer Chips mit derselben Software.</translation>
    </message>
    <message>
        <source>There are no training measurements of %1; the constants are those of %2.</source>
        <translation>Die Datenbasis enthält kein Training auf %1; die Konstanten sind die von %2.</translation>
    </message>
    <message>
        <source>There are no training measurements of this family; the constants are those of %1.</source>
        <translation>Die Datenbasis enthält kein Training für diese Familie; die Konstanten sind die von %1.</translation>
    </message>
    <message>
        <source>There are no training measurements on %1; the constants are those of all chips.</source>
        <translation>Die Datenbasis enthält kein Training auf %1; die Konstanten sind die aller Chips.</translation>
    </message>
    <message>
        <source>There is a lot of inference, and cost is the main constraint.</source>
        <translation>Es gibt viel Inferenz, und die Kosten sind die wichtigste Grenze.</translation>
    </message>
    <message>
        <source>There is already a scenario “%1”.</source>
        <translation>Ein Szenario „%1“ gibt es schon.</translation>
    </message>
    <message>
        <source>There is no %1 "%2", or it was skipped because it has errors.</source>
        <translation>Nicht gefunden: %1 „%2“ (oder wegen eigener Fehler ausgelassen).</translation>
    </message>
    <message>
        <source>There is no analysis "%1".</source>
        <translation>Die Frage „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no assumption "%1".</source>
        <translation>Die Annahme „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no assumption "%1"; the page What-if uses its default.</source>
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
        <source>There is no chart here</source>
        <translation>Hier ist kein Diagramm</translation>
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
        <source>There is no colour theme "%1".</source>
        <translation>Die Farben „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no column "%1" for %2.</source>
        <translation>Die Spalte „%1“ für %2 gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no command "%1".</source>
        <translation>Den Befehl „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no command "%1"; board files end in ".chipboard".</source>
        <translation>Der Befehl „%1“ ist nicht bekannt, und der Name eines Vergleichs endet auf „.chipboard“.</translation>
    </message>
    <message>
        <source>There is no disk space left for the price store.</source>
        <translation>Für den Preisspeicher ist kein Platz mehr.</translation>
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
        <source>There is no figure "%1" for this kind of item (%2).</source>
        <translation>Den Wert „%1“ gibt es bei diesem Objekt nicht (%2).</translation>
    </message>
    <message>
        <source>There is no file "%1".</source>
        <translation>Die Datei „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no import format "%1".</source>
        <translation>Das Importformat „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no instance "%1" in the catalogue.</source>
        <translation>Die Instanz „%1“ ist nicht im Katalog.</translation>
    </message>
    <message>
        <source>There is no list "%1".</source>
        <translation>Eine Liste für „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no list "instance_types" in the file.</source>
        <translation>In der Datei fehlt die Liste „instance_types“.</translation>
    </message>
    <message>
        <source>There is no metric "%1".</source>
        <translation>Die Kennzahl „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no metric “%1”; the page selected one.</source>
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
        <translation>Die Seite „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no page size "%1".</source>
        <translation>Die Seitengröße „%1“ gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no price list "%1".</source>
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
        <source>There is no requirement "%1".</source>
        <translation>Es gibt keine Anforderung „%1“.</translation>
    </message>
    <message>
        <source>There is no result: %1</source>
        <translation>Es gibt kein Ergebnis: %1</translation>
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
        <source>There is no space for a temporary file.</source>
        <translation>Für eine temporäre Datei fehlt der Platz.</translation>
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
        <source>There is no such layer.</source>
        <translation>Diese Schicht gibt es nicht.</translation>
    </message>
    <message>
        <source>There is no system "%1" in the catalogue.</source>
        <translation>Das System „%1“ ist nicht im Katalog.</translation>
    </message>
    <message>
        <source>There is no text size "%1".</source>
        <translation>Die Schriftgröße „%1“ gibt es nicht.</translation>
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
        <source>There is not enough room for %1.</source>
        <translation>Für den ganzen Text fehlt der Platz: %1.</translation>
    </message>
    <message>
        <source>There is nothing to draw while %1 varies.</source>
        <translation>Nichts zu zeichnen, wenn sich %1 ändert.</translation>
    </message>
    <message>
        <source>There is nothing to draw.</source>
        <translation>Es gibt nichts zu zeichnen.</translation>
    </message>
    <message>
        <source>There is nothing to draw: no row has a result.</source>
        <translation>Es gibt nichts zu ziehen: Keine Zeile hat ein Ergebnis.</translation>
    </message>
    <message>
        <source>There is text after a closing quote.</source>
        <translation>Nach dem schließenden Anführungszeichen folgt noch Text.</translation>
    </message>
    <message>
        <source>These files are already written: %1.</source>
        <translation>Diese Dateien sind schon geschrieben: %1.</translation>
    </message>
    <message>
        <source>These prices were already imported on %1; nothing was added.</source>
        <translation>Diese Preise wurden bereits am %1 importiert; nichts wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>These prices were already imported.</source>
        <translation>Diese Preise wurden schon früher importiert.</translation>
    </message>
    <message>
        <source>These values replace published figures on this board. To override a number, select it in the table of numbers or on its source card. Undo (Ctrl+Z) restores values that you reset.</source>
        <translation>Diese Werte ersetzen in diesem Vergleich veröffentlichte Werte. Zum Überschreiben eine Zahl in der Zahlentabelle oder auf ihrer Quellenkarte wählen. Was zurückgesetzt wird, holt „Rückgängig“ (Strg+Z) wieder.</translation>
    </message>
    <message>
        <source>They apply until the window is closed. Free some disk space, or check the permissions of the folder.</source>
        <translation>Sie gelten, bis das Fenster geschlossen wird. Platz auf dem Datenträger schaffen oder die Berechtigungen des Ordners prüfen.</translation>
    </message>
    <message>
        <source>They become custom values on this board.</source>
        <translation>Sie werden zu eigenen Werten in diesem Vergleich.</translation>
    </message>
    <message>
        <source>They concern different chips and measures, so Chipboard never merges them.</source>
        <translation>Sie betreffen verschiedene Chips und verschiedene Maße, daher vermischt Chipboard sie nie.</translation>
    </message>
    <message>
        <source>Third-party guess; AWS does not say.</source>
        <translation>Vermutung Dritter; AWS macht keine Angabe.</translation>
    </message>
    <message>
        <source>Third-party; AWS does not say.</source>
        <translation>Von Dritten; AWS macht keine Angabe.</translation>
    </message>
    <message>
        <source>This analysis compares two options, but only one is selected.</source>
        <translation>Diese Analyse vergleicht zwei Optionen, aber nur eine ist ausgewählt.</translation>
    </message>
    <message>
        <source>This analysis does not cover %1.</source>
        <translation>Die Frage betrifft nicht %1.</translation>
    </message>
    <message>
        <source>This board was saved by a newer Chipboard (format %1; this one reads up to %2).</source>
        <translation>Dieser Vergleich wurde mit einem neueren Chipboard gespeichert (Format %1; dieses liest bis %2).</translation>
    </message>
    <message>
        <source>This brand theme needs a newer Chipboard.</source>
        <translation>Dieses Design ist für ein neueres Chipboard.</translation>
    </message>
    <message>
        <source>This claim needs two marks: one is missing.</source>
        <translation>Diese Aussage betrifft zwei Markierungen: Die andere fehlt.</translation>
    </message>
    <message>
        <source>This claim takes only one mark.</source>
        <translation>Diese Aussage betrifft eine Markierung.</translation>
    </message>
    <message>
        <source>This comparison is also open in a window on the computer %1.</source>
        <translation>Dieser Vergleich ist auch in einem Fenster auf dem Computer %1 geöffnet.</translation>
    </message>
    <message>
        <source>This comparison is also open in another window.</source>
        <translation>Dieser Vergleich ist auch in einem anderen Fenster geöffnet.</translation>
    </message>
    <message>
        <source>This does not apply to the workload.</source>
        <translation>Das trifft auf den Workload nicht zu.</translation>
    </message>
    <message>
        <source>This entry is not an object: %1.</source>
        <translation>Dieser Eintrag ist kein Objekt: %1.</translation>
    </message>
    <message>
        <source>This figure cannot be %1.</source>
        <translation>Dieser Wert kann nicht %1 sein.</translation>
    </message>
    <message>
        <source>This figure has two custom values.</source>
        <translation>Dieser Wert ist doppelt überschrieben.</translation>
    </message>
    <message>
        <source>This figure must be a whole number.</source>
        <translation>Dieser Wert ist eine ganze Zahl.</translation>
    </message>
    <message>
        <source>This file contains no comparison: another program created or changed it.</source>
        <translation>Diese Datei enthält keinen Vergleich: Ein anderes Programm hat sie erstellt oder verändert.</translation>
    </message>
    <message>
        <source>This file has %1 parts, more than %2.</source>
        <translation>Diese Datei hat %1 Teile, mehr als %2.</translation>
    </message>
    <message>
        <source>This file is larger than %1 MiB.</source>
        <translation>Diese Datei ist größer als %1 MiB.</translation>
    </message>
    <message>
        <source>This file is not a ZIP package, or is truncated or damaged.</source>
        <translation>Diese Datei ist kein ZIP-Paket oder ist abgeschnitten oder beschädigt.</translation>
    </message>
    <message>
        <source>This file is not a presentation.</source>
        <translation>Diese Datei ist keine Präsentation.</translation>
    </message>
    <message>
        <source>This file would unpack to %1 MiB.</source>
        <translation>Diese Datei wäre entpackt %1 MiB groß.</translation>
    </message>
    <message>
        <source>This fix would remove rows or charts that you annotated. Change the selection instead.</source>
        <translation>Diese Korrektur würde beschriftete Zeilen oder Diagramme entfernen. Stattdessen die Auswahl ändern.</translation>
    </message>
    <message>
        <source>This is a PDF document, not a text file.</source>
        <translation>Das ist ein PDF-Dokument, keine Textdatei.</translation>
    </message>
    <message>
        <source>This is a Parquet file, not a text file.</source>
        <translation>Das ist eine Parquet-Datei, keine Textdatei.</translation>
    </message>
    <message>
        <source>This is a ZIP archive, not a text file.</source>
        <translation>Das ist ein ZIP-Archiv, keine Textdatei.</translation>
    </message>
    <message>
        <source>This is a board, not a spec file.</source>
        <translation>Das ist ein Vergleich, keine Spezifikationsdatei.</translation>
    </message>
    <message>
        <source>This is a compressed archive, not a text file.</source>
        <translation>Das ist ein komprimiertes Archiv, keine Textdatei.</translation>
    </message>
    <message>
        <source>This is a directory, not a file.</source>
        <translation>Das ist ein Verzeichnis, keine Datei.</translation>
    </message>
    <message>
        <source>This is a gzip archive, not a text file.</source>
        <translation>Das ist ein gzip-Archiv, keine Textdatei.</translation>
    </message>
    <message>
        <source>This is a picture, not a text file.</source>
        <translation>Das ist ein Bild, keine Textdatei.</translation>
    </message>
    <message>
        <source>This is a web page, not a data file.</source>
        <translation>Das ist eine Webseite, keine Datendatei.</translation>
    </message>
    <message>
        <source>This is an Office document such as an XLSX workbook, not a text file.</source>
        <translation>Das ist ein Office-Dokument, etwa eine XLSX-Arbeitsmappe, keine Textdatei.</translation>
    </message>
    <message>
        <source>This is an SQLite database, not a text file.</source>
        <translation>Das ist eine SQLite-Datenbank, keine Textdatei.</translation>
    </message>
    <message>
        <source>This is an old Office document such as an XLS workbook, not a text file.</source>
        <translation>Das ist ein altes Office-Dokument, etwa eine XLS-Arbeitsmappe, keine Textdatei.</translation>
    </message>
    <message>
        <source>This is not a board: its kind is "%1".</source>
        <translation>Das ist kein Vergleich: Die Art ist „%1“.</translation>
    </message>
    <message>
        <source>This is not a date. Write it as 2026-11-22, 2026-11 or 2026.</source>
        <translation>Das ist kein Datum. In der Form 2026-11-22, 2026-11 oder 2026 schreiben.</translation>
    </message>
    <message>
        <source>This is not a mapping.</source>
        <translation>Das ist kein gültiges Zeichen.</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>Das ist keine reguläre Datei.</translation>
    </message>
    <message>
        <source>This is not a summary of MLPerf Inference: it has no column "%1".</source>
        <translation>Das ist keine Übersicht von MLPerf Inference: Es fehlt die Spalte „%1“.</translation>
    </message>
    <message>
        <source>This is not valid JSON: "%1" is not allowed here.</source>
        <translation>Das ist kein gültiges JSON: „%1“ kann hier nicht stehen.</translation>
    </message>
    <message>
        <source>This is not valid JSON: found "%1" where "%2" is expected.</source>
        <translation>Das ist kein gültiges JSON: „%1“ steht, wo „%2“ erwartet wird.</translation>
    </message>
    <message>
        <source>This is not valid JSON: it ends unexpectedly here.</source>
        <translation>Das ist kein gültiges JSON: es bricht hier ab.</translation>
    </message>
    <message>
        <source>This is not valid JSON: the number is too large.</source>
        <translation>Das ist kein gültiges JSON: die Zahl ist zu groß.</translation>
    </message>
    <message>
        <source>This link points to a file that does not exist, %1.</source>
        <translation>Diese Verknüpfung führt zu einer Datei, die es nicht gibt, %1.</translation>
    </message>
    <message>
        <source>This page</source>
        <translation>Diese Seite</translation>
    </message>
    <message>
        <source>This page compares one answer under different assumptions, so numbers stay absolute.</source>
        <translation>Hier wird eine Antwort mit sich selbst unter anderen Annahmen verglichen, daher bleiben die Zahlen, wie sie sind.</translation>
    </message>
    <message>
        <source>This page has nothing to export. %1</source>
        <translation>Diese Seite hat nichts zu exportieren. %1</translation>
    </message>
    <message>
        <source>This page needs both.</source>
        <translation>Diese Seite braucht beide.</translation>
    </message>
    <message>
        <source>This page shows published figures, without your custom values.</source>
        <translation>Diese Seite zeigt veröffentlichte Werte, ohne eigene Werte.</translation>
    </message>
    <message>
        <source>This presentation does not declare the kinds of its parts.</source>
        <translation>Diese Präsentation gibt nicht an, welche Arten von Teilen sie hat.</translation>
    </message>
    <message>
        <source>This presentation has no slide master.</source>
        <translation>Diese Präsentation hat keinen Folienmaster.</translation>
    </message>
    <message>
        <source>This presentation lacks parts that its masters refer to.</source>
        <translation>In dieser Präsentation fehlen Teile, auf die ihre Master verweisen.</translation>
    </message>
    <message>
        <source>This price list already has a price for this item, place and term.</source>
        <translation>Für dieses Objekt, diesen Ort und diese Laufzeit gibt es in dieser Preisliste schon einen Preis.</translation>
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
        <source>Three-dimensional torus; 4 chips a VM.</source>
        <translation>Dreidimensionaler Torus; 4 Chips pro VM.</translation>
    </message>
    <message>
        <source>Three-dimensional torus; the largest job takes 6,144 chips.</source>
        <translation>Dreidimensionaler Torus; der größte Job belegt 6.144 Chips.</translation>
    </message>
    <message>
        <source>Three-year reservations and capacity blocks of early 2026 reach 3 to 4 USD, on demand never did. Nothing matches 9.80; perhaps the old 98.32 lost a digit.</source>
        <translation>Dreijährige Reservierungen und Capacity Blocks von Anfang 2026 erreichen 3 bis 4 USD, On-Demand nie. Nichts passt zu 9,80; vielleicht hat das alte 98,32 eine Stelle verloren.</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>Throughput per chip</source>
        <translation>Durchsatz pro Chip</translation>
    </message>
    <message>
        <source>Tick</source>
        <translation>Teilstrich</translation>
    </message>
    <message>
        <source>Tied with the first</source>
        <translation>Gleichauf mit dem ersten</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Time per token</source>
        <translation>Zeit je Token</translation>
    </message>
    <message>
        <source>Time per token on one chip</source>
        <translation>Zeit eines Tokens auf einem Chip</translation>
    </message>
    <message>
        <source>Time to first token</source>
        <translation>Zeit bis zum ersten Token</translation>
    </message>
    <message>
        <source>Time until an answer begins, including the wait for other prompts; concurrency is limited to keep it.</source>
        <translation>Bis eine Antwort beginnt, mit der Wartezeit auf andere Prompts; gleichzeitig laufen so viele Anfragen, wie diese Zeit zulässt.</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Faktor</translation>
    </message>
    <message>
        <source>TinyLlama-1.1B</source>
        <translation>TinyLlama-1.1B</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Title of the chart; leave empty for the automatic title</source>
        <translation>Titel des Diagramms; leer: aus den Daten</translation>
    </message>
    <message>
        <source>Title of the page; leave empty for the automatic title</source>
        <translation>Titel der Seite; leer: aus den Daten</translation>
    </message>
    <message>
        <source>Title, warning, legend and footer are complete.</source>
        <translation>Titel, Warnung, Legende und Fußzeile sind vollständig.</translation>
    </message>
    <message>
        <source>Titles, annotations and lines of the focused chart.</source>
        <translation>Titel, Notizen und Linien des Diagramms mit dem Tastaturfokus.</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>To do</source>
        <translation>Zu tun</translation>
    </message>
    <message>
        <source>To get the same file again, export with the original template.</source>
        <translation>Mit der ursprünglichen Vorlage exportieren, um wieder dieselbe Datei zu erhalten.</translation>
    </message>
    <message>
        <source>To read prices in another currency, set its rate in US dollars: --map rate==1.08</source>
        <translation>Um Preise in einer anderen Währung zu lesen, ihren Kurs in US-Dollar angeben: --map rate==1.08</translation>
    </message>
    <message>
        <source>To verify</source>
        <translation>Zu prüfen</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Tokens in the training run.</source>
        <translation>Tokens, mit denen der Lauf trainiert.</translation>
    </message>
    <message>
        <source>Tokens per answer.</source>
        <translation>Tokens einer Antwort.</translation>
    </message>
    <message>
        <source>Tokens per decode step</source>
        <translation>Tokens eines Decode-Schritts</translation>
    </message>
    <message>
        <source>Tokens per dollar</source>
        <translation>Tokens fürs Geld</translation>
    </message>
    <message>
        <source>Tokens per prompt, or per text to encode.</source>
        <translation>Tokens eines Prompts oder eines zu kodierenden Textes.</translation>
    </message>
    <message>
        <source>Tokens per second of all replicas</source>
        <translation>Tokens pro Sekunde aller Kopien</translation>
    </message>
    <message>
        <source>Tokens per second of each user during decode, 1 / TPOT. Concurrency is limited to keep it, on the number of chips with the highest throughput.</source>
        <translation>Tokens pro Sekunde, während eine Antwort geschrieben wird, 1 / Zeit je Token; gleichzeitig laufen so viele Anfragen, wie diese Geschwindigkeit zulässt, auf der Chipanzahl, die am meisten bedient.</translation>
    </message>
    <message>
        <source>Tokens per second per chip</source>
        <translation>Tokens pro Sekunde und Chip</translation>
    </message>
    <message>
        <source>Tokens per second per replica</source>
        <translation>Tokens pro Sekunde einer Kopie</translation>
    </message>
    <message>
        <source>Tokens per second, best so far</source>
        <translation>Tokens pro Sekunde, bisher am besten</translation>
    </message>
    <message>
        <source>Tokens per training sequence.</source>
        <translation>Tokens einer Trainingssequenz.</translation>
    </message>
    <message>
        <source>Tokens that the model can attend to.</source>
        <translation>Tokens, auf die das Modell zurückblicken kann.</translation>
    </message>
    <message>
        <source>Tokens that windowed layers attend to. Applies to models with sliding or chunked attention.</source>
        <translation>Token, die Schichten mit Fenster sehen. Gilt für Modelle mit gleitender oder blockweiser Attention.</translation>
    </message>
    <message>
        <source>Tokens/s per chip</source>
        <translation>Tokens/s pro Chip</translation>
    </message>
    <message>
        <source>Tokens/s per chip at that speed</source>
        <translation>Tokens/s pro Chip bei dieser Geschwindigkeit</translation>
    </message>
    <message>
        <source>Tokens/s per user</source>
        <translation>Tokens/s pro Nutzer</translation>
    </message>
    <message>
        <source>Too many entries here refer to one another and to missing entries; none of them was loaded.</source>
        <translation>Zu vieles verweist hier aufeinander und auf nichts; nichts davon wurde geladen.</translation>
    </message>
    <message>
        <source>Topic</source>
        <translation>Thema</translation>
    </message>
    <message>
        <source>TorchNeuron</source>
        <translation>TorchNeuron</translation>
    </message>
    <message>
        <source>TorchNeuron is a closed beta.</source>
        <translation>TorchNeuron ist eine geschlossene Beta.</translation>
    </message>
    <message>
        <source>TorchNeuron, the native PyTorch path, was still a closed beta in May 2026.</source>
        <translation>TorchNeuron, der native PyTorch-Weg, war im Mai 2026 noch eine geschlossene Beta.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>Total memory of all chips of one instance.</source>
        <translation>Von allen Chips einer Instanz zusammen.</translation>
    </message>
    <message>
        <source>Total of a GB300 NVL72</source>
        <translation>Summe eines GB300 NVL72</translation>
    </message>
    <message>
        <source>Total of a Trn3 UltraServer</source>
        <translation>Summe eines Trn3 UltraServers</translation>
    </message>
    <message>
        <source>Total of both directions, text of the same page.</source>
        <translation>Summe beider Richtungen, Text derselben Seite.</translation>
    </message>
    <message>
        <source>Total of both directions; 448 one way.</source>
        <translation>Summe beider Richtungen; 448 in einer Richtung.</translation>
    </message>
    <message>
        <source>Total power of one</source>
        <translation>Leistung einer ganzen Maschine</translation>
    </message>
    <message>
        <source>Totals are computed from figures per GPU; no rack page of NVIDIA was found.</source>
        <translation>Die Summen sind aus Werten pro GPU berechnet; eine Rack-Seite von NVIDIA wurde nicht gefunden.</translation>
    </message>
    <message>
        <source>Tour</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>Training efficiency</source>
        <translation>Trainingseffizienz</translation>
    </message>
    <message>
        <source>Training is small, so moving does not pay.</source>
        <translation>Das Training ist klein, der Umstieg lohnt sich also nicht.</translation>
    </message>
    <message>
        <source>Training is so small that moving costs more than it saves.</source>
        <translation>Das Training ist so klein, dass der Umstieg mehr kostet, als er einspart.</translation>
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
        <source>Training of image models is not estimated.</source>
        <translation>Training von Bildmodellen wird nicht geschätzt.</translation>
    </message>
    <message>
        <source>Training runs</source>
        <translation>Trainingsläufe</translation>
    </message>
    <message>
        <source>Training runs use 100 chips or more.</source>
        <translation>Trainingsläufe nutzen 100 Chips oder mehr.</translation>
    </message>
    <message>
        <source>Training step</source>
        <translation>Trainingsschritt</translation>
    </message>
    <message>
        <source>Training throughput</source>
        <translation>Durchsatz beim Training</translation>
    </message>
    <message>
        <source>Training time</source>
        <translation>Trainingszeit</translation>
    </message>
    <message>
        <source>Training tokens</source>
        <translation>Trainings-Tokens</translation>
    </message>
    <message>
        <source>Training tokens (billions)</source>
        <translation>Trainings-Tokens (Milliarden)</translation>
    </message>
    <message>
        <source>Training: time per token on one chip</source>
        <translation>Training: Zeit eines Tokens auf einem Chip</translation>
    </message>
    <message>
        <source>Trainium</source>
        <translation>Trainium</translation>
    </message>
    <message>
        <source>Trainium and Inferentia vs NVIDIA</source>
        <translation>Trainium und Inferentia neben NVIDIA</translation>
    </message>
    <message>
        <source>Trainium exists only on AWS: decide whether to accept the lock-in.</source>
        <translation>Trainium gibt es nur bei AWS: die Bindung annehmen oder nicht.</translation>
    </message>
    <message>
        <source>Trainium is priced below its competitors.</source>
        <translation>Trainium kostet weniger als die Konkurrenz.</translation>
    </message>
    <message>
        <source>Trainium lets big AI firms and clouds depend less on NVIDIA and AMD.</source>
        <translation>Mit Trainium werden große KI-Firmen und Clouds unabhängiger von NVIDIA und AMD.</translation>
    </message>
    <message>
        <source>Trainium1 competes with the A100 at a lower cost.</source>
        <translation>Trainium1 konkurriert mit dem A100 zu niedrigeren Kosten.</translation>
    </message>
    <message>
        <source>Trainium2 already had it.</source>
        <translation>Trainium2 hatte sie bereits.</translation>
    </message>
    <message>
        <source>Trainium2 chips expected by the end of 2025</source>
        <translation>Trainium2-Chips, erwartet bis Ende 2025</translation>
    </message>
    <message>
        <source>Trainium2 chips in use</source>
        <translation>Trainium2-Chips im Einsatz</translation>
    </message>
    <message>
        <source>Trainium2 gives 30 to 40% more work per dollar than the P5 instances.</source>
        <translation>Trainium2 leistet 30 bis 40 % mehr Arbeit fürs Geld als die P5-Instanzen.</translation>
    </message>
    <message>
        <source>Trainium2 instances cost about half of comparable H100 instances.</source>
        <translation>Trainium2-Instanzen kosten etwa halb so viel wie vergleichbare H100-Instanzen.</translation>
    </message>
    <message>
        <source>Trainium2 is four times as fast as Trainium1.</source>
        <translation>Trainium2 ist viermal so schnell wie Trainium1.</translation>
    </message>
    <message>
        <source>Trainium2 is four times as fast as the first generation.</source>
        <translation>Trainium2 ist viermal so schnell wie die erste Generation.</translation>
    </message>
    <message>
        <source>Trainium2 memory in the EC2 guide</source>
        <translation>Trainium2-Speicher im EC2-Leitfaden</translation>
    </message>
    <message>
        <source>Trainium2 or H100?</source>
        <translation>Trainium2 oder H100?</translation>
    </message>
    <message>
        <source>Trainium2 supports it: 2,563 sparse TFLOPS.</source>
        <translation>Trainium2 hat sie: 2.563 TFLOPS sparse.</translation>
    </message>
    <message>
        <source>Trainium3 doubles what its predecessor can do.</source>
        <translation>Trainium3 verdoppelt, was sein Vorgänger kann.</translation>
    </message>
    <message>
        <source>Trainium3 gives over five times the output tokens per megawatt of Trainium2 on gpt-oss-120b.</source>
        <translation>Trainium3 liefert bei gpt-oss-120b pro Megawatt über fünfmal so viele Ausgabe-Tokens wie Trainium2.</translation>
    </message>
    <message>
        <source>Trainium3 is 40% more energy-efficient than Trainium2.</source>
        <translation>Trainium3 ist 40 % energieeffizienter als Trainium2.</translation>
    </message>
    <message>
        <source>Trainium3 or Blackwell?</source>
        <translation>Trainium3 oder Blackwell?</translation>
    </message>
    <message>
        <source>Trainium4 will have four times the memory bandwidth of Trainium3.</source>
        <translation>Trainium4 soll die vierfache Speicherbandbreite von Trainium3 haben.</translation>
    </message>
    <message>
        <source>Trainium4 will have six times the FP4 throughput of Trainium3.</source>
        <translation>Trainium4 soll den sechsfachen FP4-Durchsatz von Trainium3 haben.</translation>
    </message>
    <message>
        <source>Trainium4 will have six times the processing performance of Trainium3.</source>
        <translation>Trainium4 soll die sechsfache Verarbeitungsleistung von Trainium3 haben.</translation>
    </message>
    <message>
        <source>Trainium4 will have three times the FP8 performance of Trainium3.</source>
        <translation>Trainium4 soll die dreifache FP8-Leistung von Trainium3 haben.</translation>
    </message>
    <message>
        <source>Trainium4 will have twice the memory of Trainium3.</source>
        <translation>Trainium4 soll den doppelten Speicher von Trainium3 haben.</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>Ohne Hintergrund</translation>
    </message>
    <message>
        <source>Transparent, for dark backgrounds</source>
        <translation>Ohne Untergrund, auf dunklem</translation>
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
        <translation>Trn1 trainiert zu bis zu 50 % niedrigeren Kosten als die vergleichbare P4d.</translation>
    </message>
    <message>
        <source>Trn2 and Trn3 only.</source>
        <translation>Nur Trn2 und Trn3.</translation>
    </message>
    <message>
        <source>Trn2 instances give 30 to 40% more work per dollar than the GPU instances P5e and P5en.</source>
        <translation>Trn2-Instanzen leisten 30 bis 40 % mehr Arbeit fürs Geld als die GPU-Instanzen P5e und P5en.</translation>
    </message>
    <message>
        <source>Trn3 at launch</source>
        <translation>Trn3 bei der Markteinführung</translation>
    </message>
    <message>
        <source>True for FP8 of one chip, not for BF16, memory or bandwidth.</source>
        <translation>Stimmt für FP8 eines Chips, nicht für BF16, Speicher oder Bandbreite.</translation>
    </message>
    <message>
        <source>True for the instances of the table; chip by chip it is a quarter.</source>
        <translation>Stimmt für die Instanzen der Tabelle; Chip für Chip ist es ein Viertel.</translation>
    </message>
    <message>
        <source>True in dense FP8 (362 against 360 PFLOPS), not against the 540 the article prints, nor in BF16 (97 against 180).</source>
        <translation>Stimmt bei dichtem FP8 (362 gegenüber 360 PFLOPS), nicht gegenüber den 540 des Artikels und nicht bei BF16 (97 gegenüber 180).</translation>
    </message>
    <message>
        <source>Try again when it has finished.</source>
        <translation>Erneut versuchen, wenn das beendet ist.</translation>
    </message>
    <message>
        <source>Turns full screen on or off.</source>
        <translation>Gibt dem Fenster den ganzen Bildschirm und nimmt ihn wieder zurück.</translation>
    </message>
    <message>
        <source>Twice for Trainium3</source>
        <translation>Doppelt bei Trainium3</translation>
    </message>
    <message>
        <source>Two assumptions</source>
        <translation>Zwei Annahmen</translation>
    </message>
    <message>
        <source>Two columns of the same name have different values: rename one of them.</source>
        <translation>Zwei Spalten mit demselben Namen haben verschiedene Werte: eine davon umbenennen.</translation>
    </message>
    <message>
        <source>Two dies in a package; one matrix product uses one die (191.5 TFLOPS).</source>
        <translation>Zwei Dies in einem Gehäuse; ein Matrixprodukt nutzt einen Die (191,5 TFLOPS).</translation>
    </message>
    <message>
        <source>Two files of this export have the same name.</source>
        <translation>Zwei Dateien dieses Exports haben denselben Namen.</translation>
    </message>
    <message>
        <source>Two forward and four backward; four in all where the base is frozen.</source>
        <translation>Zwei vorwärts und vier rückwärts; vier insgesamt, wenn die Basis eingefroren ist.</translation>
    </message>
    <message>
        <source>Two lines show the cumulative cost with and without the move; where they cross, the move has paid for itself. The second chart shows the payback time by monthly spend. Thin lines mark the thresholds of the AWS chip guide of 2025. If a machine price or an API price is set, a fourth chart compares renting, owning and the API.</source>
        <translation>Zwei Linien zeigen, was insgesamt bezahlt wurde, mit und ohne Umzug; wo sie sich treffen, hat sich der Umzug bezahlt gemacht. Das zweite Diagramm zeigt die Monate bis dahin nach den monatlichen Ausgaben. Dünne Linien sind die Schwellen des AWS-Chip-Leitfadens von 2025. Wo ein Preis der Maschine oder einer API angegeben ist, vergleicht ein viertes Diagramm Miete, Eigentum und API.</translation>
    </message>
    <message>
        <source>Two scenarios are named "%1".</source>
        <translation>Es gibt zwei Szenarien „%1“.</translation>
    </message>
    <message>
        <source>Two stacks; generation not named.</source>
        <translation>Zwei Stapel; Generation nicht genannt.</translation>
    </message>
    <message>
        <source>Two-dimensional torus.</source>
        <translation>Zweidimensionaler Torus.</translation>
    </message>
    <message>
        <source>Two-way sensitivity</source>
        <translation>Sensitivität, zwei Annahmen</translation>
    </message>
    <message>
        <source>Two-way sensitivity.</source>
        <translation>Sensitivität, zwei Annahmen.</translation>
    </message>
    <message>
        <source>Type it again.</source>
        <translation>Tippen Sie ihn neu.</translation>
    </message>
    <message>
        <source>Type to find commands, chips, pages and metrics.</source>
        <translation>Alles, was sich tun lässt, durch Tippen zu finden: Befehle, Chips, Seiten, Messgrößen.</translation>
    </message>
    <message>
        <source>Typical board power.</source>
        <translation>Typische Leistungsaufnahme des Boards.</translation>
    </message>
    <message>
        <source>US bank prime rate in the first half of 2025 (Federal Reserve).</source>
        <translation>Leitzins der US-Banken (Prime Rate) im ersten Halbjahr 2025, laut Federal Reserve.</translation>
    </message>
    <message>
        <source>USD</source>
        <translation>USD</translation>
    </message>
    <message>
        <source>USD a month by share of hours used</source>
        <translation>USD pro Monat nach Anteil der genutzten Stunden</translation>
    </message>
    <message>
        <source>USD a month by tokens generated</source>
        <translation>USD im Monat nach beantworteten Token</translation>
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
        <source>USD billion</source>
        <translation>Milliarden USD</translation>
    </message>
    <message>
        <source>USD million</source>
        <translation>Millionen USD</translation>
    </message>
    <message>
        <source>USD needs no exchange rate.</source>
        <translation>Ein USD ist ein USD.</translation>
    </message>
    <message>
        <source>USD per 1 million items</source>
        <translation>USD pro 1 Million Elemente</translation>
    </message>
    <message>
        <source>USD per 1 million tokens</source>
        <translation>USD pro 1 Million Token</translation>
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
        <source>USD per 1M tokens at %1 per user</source>
        <translation>USD pro 1 Mio. Tokens bei %1 pro Nutzer</translation>
    </message>
    <message>
        <source>USD per GB-hour</source>
        <translation>USD pro GB-Stunde</translation>
    </message>
    <message>
        <source>USD per GPU-hour</source>
        <translation>USD pro GPU-Stunde</translation>
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
        <source>USD/month</source>
        <translation>USD/Monat</translation>
    </message>
    <message>
        <source>UltraServer</source>
        <translation>UltraServer</translation>
    </message>
    <message>
        <source>UltraServer, rented as one capacity block.</source>
        <translation>UltraServer, als ein Capacity Block gemietet.</translation>
    </message>
    <message>
        <source>UltraServers</source>
        <translation>UltraServer</translation>
    </message>
    <message>
        <source>UltraServers of 64 chips</source>
        <translation>UltraServer mit 64 Chips</translation>
    </message>
    <message>
        <source>Uncertainty</source>
        <translation>Unsicherheit</translation>
    </message>
    <message>
        <source>Uncertainty (%1 of %2)</source>
        <comment>rows that are drawn, of all</comment>
        <translation>Unsicherheit (%1 von %2)</translation>
    </message>
    <message>
        <source>Unchanged from 2026-01-31 to 2026-07-22.</source>
        <translation>Vom 2026-01-31 bis 2026-07-22 unverändert.</translation>
    </message>
    <message>
        <source>Unchanged in the docs of August 2026.</source>
        <translation>Steht im August 2026 noch so in der Dokumentation.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Undoes the last change of the comparison, step by step without limit.</source>
        <translation>Macht die letzte Änderung am Vergleich rückgängig, Schritt für Schritt ohne Grenze.</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Unit of comparison</source>
        <translation>Was eine Zeile ist</translation>
    </message>
    <message>
        <source>Unit: %1. Higher is better.</source>
        <translation>Einheit: %1. Mehr ist besser.</translation>
    </message>
    <message>
        <source>Unit: %1. Lower is better.</source>
        <translation>Einheit: %1. Weniger ist besser.</translation>
    </message>
    <message>
        <source>Unknown architecture "%1".</source>
        <translation>Die Architektur „%1“ ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Unknown format %1.</source>
        <translation>Das Format %1 ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Unknown key "%1".</source>
        <translation>Der Schlüssel „%1“ ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Unknown kind of attention "%1".</source>
        <translation>Die Attention-Art „%1“ ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Unknown kind of layer "%1".</source>
        <translation>Diese Art von Schicht ist nicht bekannt: „%1“.</translation>
    </message>
    <message>
        <source>Unknown quantization "%1".</source>
        <translation>Die Quantisierung „%1“ ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Unknown type of weights "%1".</source>
        <translation>Der Gewichtstyp „%1“ ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Unknown unit "%1".</source>
        <translation>Die Einheit „%1“ ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Unofficial table.</source>
        <translation>Inoffizielle Tabelle.</translation>
    </message>
    <message>
        <source>Unofficial; AWS publishes none.</source>
        <translation>Inoffiziell; AWS veröffentlicht keinen Wert.</translation>
    </message>
    <message>
        <source>Unofficial; from another list.</source>
        <translation>Inoffiziell; aus einer anderen Liste.</translation>
    </message>
    <message>
        <source>Unpack it and name the file inside.</source>
        <translation>Entpacken Sie es und nennen Sie die Datei darin.</translation>
    </message>
    <message>
        <source>Unpublished figures stay missing, with the reason; unknown values never become zero. Ranges are carried through every formula, so a result based on a range is a range too.</source>
        <translation>Was nicht veröffentlicht ist, bleibt leer und nennt den Grund; nichts Unbekanntes wird zu null. Spannen werden durch jede Formel mitgeführt, sodass eine aus einer Spanne berechnete Zahl ebenfalls eine Spanne ist.</translation>
    </message>
    <message>
        <source>Unsaved changes of "%1" from the last session are shown. File &gt; Open shows the saved version.</source>
        <translation>Gezeigt werden Änderungen vom letzten Mal, die „%1“ noch nicht enthält. Datei &gt; Öffnen zeigt den gespeicherten Stand.</translation>
    </message>
    <message>
        <source>Until payback</source>
        <translation>Bis zur Amortisation</translation>
    </message>
    <message>
        <source>Until training is done, or until serving begins; includes the move.</source>
        <translation>Bis das Training fertig ist oder das Serving beginnt; der Umstieg zählt mit.</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Senkrecht</translation>
    </message>
    <message>
        <source>Up to 10x lower latency.</source>
        <translation>Bis zu 10x niedrigere Latenz.</translation>
    </message>
    <message>
        <source>Up to 2.3x, against comparable EC2 instances for inference.</source>
        <translation>Bis zu 2,3x, gegenüber vergleichbaren EC2-Instanzen für Inferenz.</translation>
    </message>
    <message>
        <source>Up to 70%, against comparable EC2 instances for inference.</source>
        <translation>Bis zu 70 %, gegenüber vergleichbaren EC2-Instanzen für Inferenz.</translation>
    </message>
    <message>
        <source>Up to the high end</source>
        <translation>Bis zum oberen Ende</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Pfeil auf, Pfeil ab</translation>
    </message>
    <message>
        <source>Update Chipboard to open it; the file is unchanged.</source>
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
        <source>Upper number</source>
        <translation>Obere Zahl</translation>
    </message>
    <message>
        <source>Usable memory per chip</source>
        <translation>Nutzbarer Speicher eines Chips</translation>
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
        <source>Use --format table or json.</source>
        <translation>--format table oder json angeben.</translation>
    </message>
    <message>
        <source>Use . or a comma.</source>
        <translation>Möglich sind . und Komma.</translation>
    </message>
    <message>
        <source>Use 1 to %1.</source>
        <translation>1 bis %1 angeben.</translation>
    </message>
    <message>
        <source>Use = != &lt; &lt;= &gt; &gt;= or contains.</source>
        <translation>Es gibt = != &lt; &lt;= &gt; &gt;= und contains.</translation>
    </message>
    <message>
        <source>Use = != &lt; &lt;= &gt; or &gt;=.</source>
        <translation>Es gibt = != &lt; &lt;= &gt; und &gt;=.</translation>
    </message>
    <message>
        <source>Use = != or contains.</source>
        <translation>Es gibt = != und contains.</translation>
    </message>
    <message>
        <source>Use AWS's Capacity Block prices as JSON.</source>
        <translation>Die Capacity-Block-Preise von AWS als JSON angeben.</translation>
    </message>
    <message>
        <source>Use Epoch AI's table of machine-learning hardware as CSV.</source>
        <translation>Die Tabelle „machine-learning hardware“ von Epoch AI als CSV angeben.</translation>
    </message>
    <message>
        <source>Use a copy that opens in other programs.</source>
        <translation>Eine Kopie nehmen, die sich in anderen Programmen öffnen lässt.</translation>
    </message>
    <message>
        <source>Use a file name ending in %1.</source>
        <translation>Der Dateiname muss auf %1 enden.</translation>
    </message>
    <message>
        <source>Use a newer Chipboard.</source>
        <translation>Ein neueres Chipboard verwenden.</translation>
    </message>
    <message>
        <source>Use a presentation (.pptx) or template (.potx) that PowerPoint or Impress opens.</source>
        <translation>Eine Präsentation (.pptx) oder Vorlage (.potx) wählen, die sich in PowerPoint oder Impress öffnen lässt.</translation>
    </message>
    <message>
        <source>Use a price of another type (on-demand, Capacity Block, spot ...) if the price book has none. Otherwise such a row has no price.</source>
        <translation>Einen Preis anderer Art zeigen (On-Demand, Capacity Block, Spot ...), wo die Preisliste keinen enthält. Sonst bleibt eine solche Zeile ohne Preis.</translation>
    </message>
    <message>
        <source>Use a smaller file.</source>
        <translation>Eine kleinere Datei nehmen.</translation>
    </message>
    <message>
        <source>Use a whole number, 0 or more.</source>
        <translation>Eine ganze Zahl ab 0 angeben.</translation>
    </message>
    <message>
        <source>Use each name only once.</source>
        <translation>Jedes nur einmal angeben oder anders benennen.</translation>
    </message>
    <message>
        <source>Use large type</source>
        <translation>Große Schrift verwenden</translation>
    </message>
    <message>
        <source>Use letters, digits, dots, hyphens and underscores, starting with a letter or digit.</source>
        <translation>Buchstaben, Ziffern, Punkte, Bindestriche und Unterstriche verwenden, zuerst ein Buchstabe oder eine Ziffer.</translation>
    </message>
    <message>
        <source>Use list or remove.</source>
        <translation>Es gibt list und remove.</translation>
    </message>
    <message>
        <source>Use normal type</source>
        <translation>Normale Schriftgröße verwenden</translation>
    </message>
    <message>
        <source>Use one of %1.</source>
        <translation>Eines von %1 verwenden.</translation>
    </message>
    <message>
        <source>Use one of , ; | and tab.</source>
        <translation>Möglich sind , ; | und Tab.</translation>
    </message>
    <message>
        <source>Use prices from %1</source>
        <translation>Preise der Liste „%1“ verwenden</translation>
    </message>
    <message>
        <source>Use prices “%1”</source>
        <translation>Preise „%1“ verwenden</translation>
    </message>
    <message>
        <source>Use summary.csv or summary_results.json of MLCommons.</source>
        <translation>summary.csv oder summary_results.json von MLCommons verwenden.</translation>
    </message>
    <message>
        <source>Use table or json.</source>
        <translation>Möglich sind table und json.</translation>
    </message>
    <message>
        <source>Use that version, or name another file. This file was not changed.</source>
        <translation>Jenes verwenden oder eine andere Datei angeben. Diese bleibt unverändert.</translation>
    </message>
    <message>
        <source>Use the automatic choice</source>
        <translation>Die Seite selbst wählen lassen</translation>
    </message>
    <message>
        <source>Use the colours: %1</source>
        <translation>Farben wählen: %1</translation>
    </message>
    <message>
        <source>Use the format csv for tables with other columns.</source>
        <translation>Für Tabellen mit anderen Spalten das Format csv verwenden.</translation>
    </message>
    <message>
        <source>Use the language %1</source>
        <translation>Sprache wählen: %1</translation>
    </message>
    <message>
        <source>Use the light theme</source>
        <translation>Helles Farbschema verwenden</translation>
    </message>
    <message>
        <source>Use the masters of this presentation or template (.pptx, .potx), with its size, fonts and colours; "none" for Chipboard's own.</source>
        <translation>Folien auf die Master dieser Präsentation oder Vorlage (.pptx, .potx) setzen, mit deren Größe, Schriften und Farben; „none“ für die eigenen von Chipboard.</translation>
    </message>
    <message>
        <source>Use the prices of "%1"</source>
        <translation>Die Preise von „%1“ verwenden</translation>
    </message>
    <message>
        <source>Use the system language</source>
        <translation>Sprache des Systems verwenden</translation>
    </message>
    <message>
        <source>Use these columns</source>
        <translation>Diese Spalten verwenden</translation>
    </message>
    <message>
        <source>Use this language; commands use English by default.</source>
        <translation>Diese Sprache verwenden; ohne Angabe antworten Befehle auf Englisch.</translation>
    </message>
    <message>
        <source>Use three capital letters, such as EUR.</source>
        <translation>Drei Großbuchstaben angeben, etwa EUR.</translation>
    </message>
    <message>
        <source>Used by</source>
        <translation>Verwendet von</translation>
    </message>
    <message>
        <source>Used by: %1. Numbers that depend on them will be missing.</source>
        <translation>Verwendet von: %1. Dort fehlen dann die Zahlen, die darauf beruhen.</translation>
    </message>
    <message>
        <source>Used for rows without a date of their own.</source>
        <translation>Die Zeilen enthalten Daten; dieses gilt für Zeilen ohne Datum.</translation>
    </message>
    <message>
        <source>Used inside Azure, not rented as an instance. Its 9-bit MX format reaches 1,500 TFLOPS.</source>
        <translation>In Azure eingesetzt, nicht als Instanz vermietet. Sein 9-Bit-MX-Format erreicht 1.500 TFLOPS.</translation>
    </message>
    <message>
        <source>Uses of Rainier</source>
        <translation>Wofür Rainier genutzt wird</translation>
    </message>
    <message>
        <source>Uses the colours, font and logo from your company's file.</source>
        <translation>Übernimmt Farben, Schrift und Logo aus einer Datei Ihrer Firma.</translation>
    </message>
    <message>
        <source>Uses the price of the same instance for this commitment where known, and counts all hours of a month. Elsewhere the list price applies and is marked.</source>
        <translation>Ist für diese Laufzeitbindung ein Preis derselben Instanz bekannt, gilt er, und alle Stunden eines Monats werden bezahlt; sonst bleibt der Preis der Liste und wird markiert.</translation>
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
        <source>Value</source>
        <comment>a number</comment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Value and label of the line: 80 needed</source>
        <translation>Wert der Linie und was er ist: 80 nötig</translation>
    </message>
    <message>
        <source>Values and formulas</source>
        <translation>Werte und Formeln</translation>
    </message>
    <message>
        <source>Values here are compared with the claims, not with the baseline.</source>
        <translation>Behauptungen werden an dem gemessen, was behauptet wurde, unabhängig von der Referenz.</translation>
    </message>
    <message>
        <source>Vast.ai offers (JSON)</source>
        <translation>Angebote von Vast.ai (JSON)</translation>
    </message>
    <message>
        <source>Vector and matrix rate alike.</source>
        <translation>Vektor- und Matrixrate gleich.</translation>
    </message>
    <message>
        <source>Vector rate.</source>
        <translation>Vektorrate.</translation>
    </message>
    <message>
        <source>Vector rate; no tensor figure seen.</source>
        <translation>Vektorrate; kein Tensorwert eingesehen.</translation>
    </message>
    <message>
        <source>Vendor claims</source>
        <translation>Herstellerbehauptungen</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Version, date of the data, and licences.</source>
        <translation>Version, Datum der Daten und Lizenzen.</translation>
    </message>
    <message>
        <source>Vertical bar</source>
        <translation>Senkrechter Strich</translation>
    </message>
    <message>
        <source>ViT-B/16</source>
        <translation>ViT-B/16</translation>
    </message>
    <message>
        <source>ViT-B/16 image classification</source>
        <translation>Bildklassifikation mit ViT-B/16</translation>
    </message>
    <message>
        <source>ViT-L/16</source>
        <translation>ViT-L/16</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>Waiting, ms</source>
        <translation>Wartezeit, ms</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Warnung: %1</translation>
    </message>
    <message>
        <source>Weeks of engineering available for moving to other chips.</source>
        <translation>Ingenieurwochen, die für den Umstieg auf andere Chips frei sind.</translation>
    </message>
    <message>
        <source>Weight precision (bits)</source>
        <translation>Bits pro Gewicht</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Weights and activations per chip</source>
        <translation>Gewichte und Aktivierungen eines Chips</translation>
    </message>
    <message>
        <source>Weights and caches read / memory bandwidth + 2 x active parameters x requests / peak + overhead of layers and requests + communication between chips. Each has the share of peak that measurements show.</source>
        <translation>Lesen der Gewichte und der Caches / Speicherbandbreite + 2 x aktive Parameter x Anfragen / Spitzenleistung + feste Kosten der Schichten und Anfragen + Austausch zwischen Chips, jeweils mit dem Anteil der Spitzenleistung, den Messungen zeigen.</translation>
    </message>
    <message>
        <source>Weights of %1 bits are not supported.</source>
        <translation>Gewichte von %1 Bit sind nicht bekannt.</translation>
    </message>
    <message>
        <source>Weights used by each token; fewer than all in a mixture of experts.</source>
        <translation>Gewichte, die ein Token durchläuft; bei Experten weniger als alle.</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Was möchten Sie tun?</translation>
    </message>
    <message>
        <source>What does the same work cost with other prices and assumptions?</source>
        <translation>Was kostet dieselbe Arbeit unter anderen Preisen und Annahmen?</translation>
    </message>
    <message>
        <source>What is not comparable</source>
        <translation>Was nicht direkt vergleichbar ist</translation>
    </message>
    <message>
        <source>What the slide check covers</source>
        <translation>Worauf die Folienprüfung achtet</translation>
    </message>
    <message>
        <source>What the work costs a month today; savings and payback follow from it.</source>
        <translation>Was die Arbeit heute im Monat kostet; daraus folgen Ersparnis und Amortisation.</translation>
    </message>
    <message>
        <source>What to compare</source>
        <translation>Was verglichen wird</translation>
    </message>
    <message>
        <source>What to compare.</source>
        <translation>Was zu vergleichen ist.</translation>
    </message>
    <message>
        <source>What to export: a page, one chart of it, all pages with results, a report of them, or the answer as a one-page brief.</source>
        <translation>Was exportiert wird: eine Seite, ein Diagramm davon, alle Seiten mit Ergebnissen, ein Bericht darüber oder die Antwort als Kurzfassung auf einer Seite.</translation>
    </message>
    <message>
        <source>What would change it</source>
        <translation>Was es ändern würde</translation>
    </message>
    <message>
        <source>What would change the advice</source>
        <translation>Was die Empfehlung ändern würde</translation>
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
        <source>What-if of %1</source>
        <translation>Was-wäre-wenn von %1</translation>
    </message>
    <message>
        <source>What-if of one option</source>
        <translation>Was-wäre-wenn nur für eines</translation>
    </message>
    <message>
        <source>What-if of the best option</source>
        <translation>Was-wäre-wenn für das Beste</translation>
    </message>
    <message>
        <source>What-if on %1</source>
        <translation>Was-wäre-wenn zu: %1</translation>
    </message>
    <message>
        <source>What-if on the cost of the workload</source>
        <translation>Was-wäre-wenn zu den Kosten des Workloads</translation>
    </message>
    <message>
        <source>What-if: automatic break-even point</source>
        <translation>Was-wäre-wenn: Umschlagpunkt nach Wahl der Seite</translation>
    </message>
    <message>
        <source>What-if: automatic choices</source>
        <translation>Was-wäre-wenn nach Wahl der Seite</translation>
    </message>
    <message>
        <source>What-if: automatic table</source>
        <translation>Was-wäre-wenn-Tabelle nach Wahl der Seite</translation>
    </message>
    <message>
        <source>What-if: break-even point by %1</source>
        <translation>Was-wäre-wenn: Umschlagpunkt nach %1</translation>
    </message>
    <message>
        <source>What-if: table over %1</source>
        <translation>Was-wäre-wenn-Tabelle über %1</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
    <message>
        <source>When did each generation arrive, and what did it gain over the previous one?</source>
        <translation>Wann kam jede Generation, und was brachte sie gegenüber der vorigen?</translation>
    </message>
    <message>
        <source>When does a move to another chip pay back, and at which utilisation does a commitment pay off?</source>
        <translation>Wann lohnt sich ein Umstieg auf einen anderen Chip, und ab wann eine Laufzeitbindung?</translation>
    </message>
    <message>
        <source>When moving to other chips pays off</source>
        <translation>Wann sich der Umstieg auf andere Chips lohnt</translation>
    </message>
    <message>
        <source>When the title was written %1 was above %2; now it is not.</source>
        <translation>Als der Titel geschrieben wurde, lag %1 über %2; jetzt nicht mehr.</translation>
    </message>
    <message>
        <source>When the title was written %1 was below %2; now it is not.</source>
        <translation>Als der Titel geschrieben wurde, lag %1 unter %2; jetzt nicht mehr.</translation>
    </message>
    <message>
        <source>When the title was written %1 was the highest; now it is not.</source>
        <translation>Als der Titel geschrieben wurde, lag %1 am höchsten; jetzt nicht mehr.</translation>
    </message>
    <message>
        <source>When the title was written %1 was the lowest; now it is not.</source>
        <translation>Als der Titel geschrieben wurde, lag %1 am niedrigsten; jetzt nicht mehr.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Where sources contradict each other</source>
        <translation>Wo Quellen einander widersprechen</translation>
    </message>
    <message>
        <source>Where the default comes from</source>
        <translation>Herkunft der Vorgabe</translation>
    </message>
    <message>
        <source>Which assumption affects the answer most, where is the break-even point, and how certain is it?</source>
        <translation>Welche Annahme bewegt die Antwort am meisten, bei welchem Wert kehrt sich die Reihenfolge um, und wie sicher ist sie?</translation>
    </message>
    <message>
        <source>Which chip serves at the lowest cost with the tokens/s that each user requires?</source>
        <translation>Welcher Chip bedient am günstigsten bei der Geschwindigkeit, die jeder Nutzer bekommen muss?</translation>
    </message>
    <message>
        <source>Which has more compute, memory and bandwidth, and at what cost?</source>
        <translation>Was hat mehr Rechenleistung, Speicher und Bandbreite, und was kostet es?</translation>
    </message>
    <message>
        <source>Which option is better, by how much, and why? The title answers the goal chosen above it.</source>
        <translation>Welche Option ist besser, um wie viel und warum? Der Titel beantwortet das darüber gewählte Ziel.</translation>
    </message>
    <message>
        <source>Which option meets the requirements, and why are the others ruled out?</source>
        <translation>Welche Option passt zum Bedarf, und warum sind die anderen ausgeschlossen?</translation>
    </message>
    <message>
        <source>Which option offers the most for its price?</source>
        <translation>Was bietet am meisten für seinen Preis?</translation>
    </message>
    <message>
        <source>White on black with strong lines, for more contrast.</source>
        <translation>Weiß auf Schwarz mit kräftigen Linien, für Augen, die Kontrast brauchen.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Why each is ruled out</source>
        <translation>Warum jeder ausgeschlossen ist</translation>
    </message>
    <message>
        <source>Why the others are ruled out</source>
        <translation>Warum die anderen ausgeschlossen sind</translation>
    </message>
    <message>
        <source>Why there is no value (n/p)</source>
        <translation>Warum kein Wert da ist (k. A.)</translation>
    </message>
    <message>
        <source>Width and height, such as 210x148mm, 8x4.5in or 1600x900px</source>
        <translation>Breite und Höhe, etwa 210x148mm, 8x4.5in oder 1600x900px</translation>
    </message>
    <message>
        <source>Width of a token between layers.</source>
        <translation>Breite eines Tokens zwischen den Schichten.</translation>
    </message>
    <message>
        <source>Width of all heads</source>
        <translation>Breite aller Heads</translation>
    </message>
    <message>
        <source>Width of one attention head; a KV cache stated by the model does not change.</source>
        <translation>Breite eines Attention-Heads; ein KV-Cache, den das Modell selbst angibt, folgt dem nicht.</translation>
    </message>
    <message>
        <source>Width of the cached latent. The cache adjusts. Applies to models with multi-head latent attention.</source>
        <translation>Breite der latenten Darstellung im Cache. Der Cache folgt. Gilt für Modelle mit Multi-Head Latent Attention.</translation>
    </message>
    <message>
        <source>Williams, Waterman, Patterson: Roofline, CACM 52(4), 2009.</source>
        <translation>Williams, Waterman, Patterson: Roofline, CACM 52(4), 2009.</translation>
    </message>
    <message>
        <source>With 36 Grace CPUs, 18 nodes of 4 GPUs.</source>
        <translation>Mit 36 Grace-CPUs, 18 Knoten mit je 4 GPUs.</translation>
    </message>
    <message>
        <source>With 36 Grace CPUs.</source>
        <translation>Mit 36 Grace-CPUs.</translation>
    </message>
    <message>
        <source>With 36 Vera CPUs.</source>
        <translation>Mit 36 Vera-CPUs.</translation>
    </message>
    <message>
        <source>With MXFP8.</source>
        <translation>Mit MXFP8.</translation>
    </message>
    <message>
        <source>With MXFP8; 144 x 2,517.</source>
        <translation>Mit MXFP8; 144 x 2.517.</translation>
    </message>
    <message>
        <source>With SDK 2.29.0.</source>
        <translation>Mit SDK 2.29.0.</translation>
    </message>
    <message>
        <source>With a range</source>
        <translation>Mit Bereich</translation>
    </message>
    <message>
        <source>With less than 10,000 USD of monthly spend,</source>
        <translation>Bei weniger als 10.000 USD Kosten pro Monat</translation>
    </message>
    <message>
        <source>With operators that are written for CUDA,</source>
        <translation>Mit für CUDA geschriebenen Operatoren</translation>
    </message>
    <message>
        <source>With published prices the share is 65% of P5 on demand and 86 to 114% of P5 capacity blocks; half holds only per FP8 operation.</source>
        <translation>Nach veröffentlichten Preisen beträgt der Anteil 65 % von P5 On-Demand und 86 bis 114 % von P5 als Capacity Block; die Hälfte gilt nur pro FP8-Operation.</translation>
    </message>
    <message>
        <source>With speculative decoding: tokens per step on average, the acceptance length.</source>
        <translation>Mit spekulativem Decoding: Tokens, die ein Schritt im Mittel ergibt, die Akzeptanzlänge.</translation>
    </message>
    <message>
        <source>With the front end; 4 ports of 200 Gbps serve the GPUs.</source>
        <translation>Mit dem Front-End; 4 Ports mit 200 Gbps bedienen die GPUs.</translation>
    </message>
    <message>
        <source>With the front end; 8 ports of 200 Gbps serve the GPUs.</source>
        <translation>Mit dem Front-End; 8 Ports mit 200 Gbps bedienen die GPUs.</translation>
    </message>
    <message>
        <source>Within 20%</source>
        <translation>Innerhalb von 20 %</translation>
    </message>
    <message>
        <source>Within 25%</source>
        <translation>Innerhalb von 25 %</translation>
    </message>
    <message>
        <source>Within a replica, the experts are split across its chips, and each chip holds all of attention.</source>
        <translation>Die Experten einer Kopie sind auf ihre Chips verteilt, und jeder Chip hat die ganze Attention.</translation>
    </message>
    <message>
        <source>Without "%1",</source>
        <translation>Ohne „%1“</translation>
    </message>
    <message>
        <source>Without %1, %2 comes nearest with %3.</source>
        <translation>Ohne %1 kommt %2 mit %3 am nächsten.</translation>
    </message>
    <message>
        <source>Without %1, %2 would fit.</source>
        <translation>Ohne %1 würde %2 passen.</translation>
    </message>
    <message>
        <source>Without a command, lists all commands.</source>
        <translation>Ohne Befehl wird gezeigt, welche Befehle es gibt.</translation>
    </message>
    <message>
        <source>Without a value: %1.</source>
        <translation>Ohne Wert: %1.</translation>
    </message>
    <message>
        <source>Without blue (&amp;tritanopia)</source>
        <translation>Ohne Blau (&amp;Tritanopie)</translation>
    </message>
    <message>
        <source>Without effect</source>
        <translation>Ohne Wirkung</translation>
    </message>
    <message>
        <source>Without green (&amp;deuteranopia)</source>
        <translation>Ohne Grün (&amp;Deuteranopie)</translation>
    </message>
    <message>
        <source>Without red (&amp;protanopia)</source>
        <translation>Ohne Rot (&amp;Protanopie)</translation>
    </message>
    <message>
        <source>Without vCPU and memory; a whole node cost 6.155 a GPU on 2026-09-20.</source>
        <translation>Ohne vCPU und Speicher; ein ganzer Knoten kostete 6,155 pro GPU am 2026-09-20.</translation>
    </message>
    <message>
        <source>Work</source>
        <translation>Arbeit</translation>
    </message>
    <message>
        <source>Work is compared with the roof of its own chip, so these numbers stay absolute. For single chips the table shows peaks and bandwidths relative to the baseline.</source>
        <translation>Die Arbeit wird am Dach ihres eigenen Chips abgelesen, daher bleiben diese Zahlen, wie sie sind; für einzelne Chips nennt die Tabelle Spitzenleistungen und Bandbreiten gegenüber der Referenz.</translation>
    </message>
    <message>
        <source>Working</source>
        <translation>Rechenweg</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Workload</translation>
    </message>
    <message>
        <source>Workload</source>
        <comment>on the cover of a report</comment>
        <translation>Workload</translation>
    </message>
    <message>
        <source>Workload set to %1.</source>
        <translation>Workload auf „%1“ geändert.</translation>
    </message>
    <message>
        <source>Workload: %1</source>
        <translation>Workload: %1</translation>
    </message>
    <message>
        <source>Workload: %1. Prices: %2.</source>
        <translation>Workload: %1. Preise: %2.</translation>
    </message>
    <message>
        <source>Write "bfloat16", "float16" or "float32".</source>
        <translation>„bfloat16“, „float16“ oder „float32“ schreiben.</translation>
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
        <source>Write --title CHART=TEXT, such as --title "memory=Enough for 70B".</source>
        <translation>--title CHART=TEXT schreiben, etwa --title "memory=Genug für 70B".</translation>
    </message>
    <message>
        <source>Write FIELD=COLUMN, such as price=Hourly, or FIELD==VALUE for all rows.</source>
        <translation>FIELD=COLUMN schreiben, etwa price=Hourly, oder FIELD==VALUE für alle Zeilen.</translation>
    </message>
    <message>
        <source>Write PDF files as PDF/A-1b, for archiving; such a file has no embedded board and cannot be opened again.</source>
        <translation>PDF-Dateien als PDF/A-1b für Archive schreiben; eine solche Datei enthält keinen Vergleich und lässt sich nicht wieder öffnen.</translation>
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
        <source>Write a smaller number.</source>
        <translation>Eine kleinere Zahl schreiben.</translation>
    </message>
    <message>
        <source>Write as a wide slide</source>
        <translation>Als breite Folie schreiben</translation>
    </message>
    <message>
        <source>Write chipboard import %1 FILE.</source>
        <translation>Richtig ist: chipboard import %1 FILE.</translation>
    </message>
    <message>
        <source>Write chipboard list instances --where EXPRESSION.</source>
        <translation>chipboard list instances --where EXPRESSION schreiben.</translation>
    </message>
    <message>
        <source>Write it as "#B85C00": red, green and blue, two hexadecimal digits each.</source>
        <translation>In der Form „#B85C00“ schreiben: Rot, Grün und Blau mit je zwei Hexadezimalziffern.</translation>
    </message>
    <message>
        <source>Write it as %1=NUMBER.</source>
        <translation>In der Form %1=NUMBER schreiben.</translation>
    </message>
    <message>
        <source>Write it as %1=VALUE.</source>
        <translation>Als %1=VALUE schreiben.</translation>
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
        <source>Write it as the cloud does, such as us-east-2.</source>
        <translation>So schreiben wie die Cloud: us-east-2.</translation>
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
        <source>Write it without a unit, with a decimal point: 12.5.</source>
        <translation>Ohne Einheit schreiben, mit einem Punkt vor den Dezimalstellen: 12,5.</translation>
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
        <source>Write null, or the status of the value.</source>
        <translation>null schreiben oder den Status, den der Wert hat.</translation>
    </message>
    <message>
        <source>Write numbers with a decimal point and without thousands separators.</source>
        <translation>Zahlen werden mit Dezimalpunkt und ohne Tausendertrennung geschrieben.</translation>
    </message>
    <message>
        <source>Write the number without quotes.</source>
        <translation>Die Zahl ohne Anführungszeichen schreiben.</translation>
    </message>
    <message>
        <source>Write this file; can be repeated.</source>
        <translation>Diese Datei schreiben; mehrfach möglich.</translation>
    </message>
    <message>
        <source>Writes what the window shows. The extension of each file name sets the format; equal input gives equal bytes.</source>
        <translation>Schreibt, was das Fenster zeigt. Die Endung jedes Dateinamens bestimmt das Format; gleiche Eingabe ergibt gleiche Bytes.</translation>
    </message>
    <message>
        <source>Year of Inferentia1</source>
        <translation>Jahr von Inferentia1</translation>
    </message>
    <message>
        <source>Year of Trainium1</source>
        <translation>Jahr von Trainium1</translation>
    </message>
    <message>
        <source>Yellow cells of the sheet Assumptions can be changed: Results and the charts update. Overview, Data and the sheets of pages stay as they were exported.</source>
        <translation>Gelbe Zellen des Blatts Annahmen dürfen geändert werden: Ergebnisse und die Diagramme folgen. Übersicht, Daten und die Blätter der Seiten bleiben, wie sie exportiert wurden.</translation>
    </message>
    <message>
        <source>Your custom values</source>
        <translation>Eigene Werte</translation>
    </message>
    <message>
        <source>Your files change the catalogue: %1 and %2 more.</source>
        <translation>Eigene Dateien ändern den Katalog: %1 und %2 weitere.</translation>
    </message>
    <message>
        <source>Your files change the catalogue: %1.</source>
        <translation>Eigene Dateien ändern den Katalog: %1.</translation>
    </message>
    <message>
        <source>Your files changed; the catalogue was reloaded.</source>
        <translation>Eigene Dateien haben sich geändert; der Katalog wurde neu gelesen.</translation>
    </message>
    <message>
        <source>Your prices; empty as shipped.</source>
        <translation>Ihre eigenen Preise; anfangs leer.</translation>
    </message>
    <message>
        <source>Your question: the page title answers it, and its metric comes first.</source>
        <translation>Was Sie wissen möchten: Die Antwort ist der Titel der Seite, und ihre Messgröße kommt zuerst.</translation>
    </message>
    <message>
        <source>Your value</source>
        <translation>Eigener Wert</translation>
    </message>
    <message>
        <source>Your workload</source>
        <translation>Ihr Workload</translation>
    </message>
    <message>
        <source>ZeRO stage %1</source>
        <translation>ZeRO-Stufe %1</translation>
    </message>
    <message>
        <source>Zone ap-southeast-4c.</source>
        <translation>Zone ap-southeast-4c.</translation>
    </message>
    <message>
        <source>Zone sa-east-1c, mean of 30 days.</source>
        <translation>Zone sa-east-1c, Mittelwert über 30 Tage.</translation>
    </message>
    <message>
        <source>Zone us-east-2c; AWS rates the chance to get it 1 of 10.</source>
        <translation>Zone us-east-2c; AWS bewertet die Aussicht, sie zu bekommen, mit 1 von 10.</translation>
    </message>
    <message>
        <source>Zone us-east-2c; exactly a tenth of on-demand, so perhaps a floor.</source>
        <translation>Zone us-east-2c; genau ein Zehntel von On-Demand, vielleicht also eine Untergrenze.</translation>
    </message>
    <message>
        <source>Zoom a chart with two axes</source>
        <translation>Ein Diagramm mit zwei Achsen zoomen</translation>
    </message>
    <message>
        <source>Zoom with the wheel, + or -, then pan by dragging or with Alt and the arrow keys; 0 resets the zoom. Drag the title out of the window to copy the chart.</source>
        <translation>Mausrad, + und - zoomen, Ziehen oder Alt mit den Pfeiltasten verschiebt es dann, 0 zeigt alles; am Titel wird es aus dem Fenster gezogen.</translation>
    </message>
    <message>
        <source>a caution</source>
        <translation>ein Hinweis</translation>
    </message>
    <message>
        <source>a commitment of %1</source>
        <translation>eine Laufzeitbindung von %1</translation>
    </message>
    <message>
        <source>a failure means going back or starting again</source>
        <translation>ein Ausfall bedeutet zurückgehen oder neu beginnen</translation>
    </message>
    <message>
        <source>a fault</source>
        <translation>ein Fehler</translation>
    </message>
    <message>
        <source>a model in which each token uses only part of the weights: all of them take memory, the active ones take time.</source>
        <translation>ein Modell, von dem jedes Token nur einen Teil nutzt: Alle Gewichte belegen Speicher, die aktiven kosten Zeit.</translation>
    </message>
    <message>
        <source>a month</source>
        <translation>im Monat</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a piece of a word, the unit in which a language model reads and writes.</source>
        <translation>ein Wortstück, das ein Sprachmodell auf einmal liest oder schreibt.</translation>
    </message>
    <message>
        <source>a price</source>
        <translation>einen Preis</translation>
    </message>
    <message>
        <source>a sparse figure counts operations that are skipped because half of the weights are zero, which doubles it; comparisons here use dense figures.</source>
        <translation>ein Wert mit Sparsity zählt auch die Operationen, die entfallen, weil die Hälfte der Gewichte null ist, und verdoppelt sich dadurch; hier werden dichte Werte verglichen.</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>eine Zeichenkette</translation>
    </message>
    <message>
        <source>a variant of a common one</source>
        <translation>Variante einer gängigen</translation>
    </message>
    <message>
        <source>about %1</source>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>about %1 %2 than %3</source>
        <comment>about 30 % cheaper than a chip</comment>
        <translation>etwa %1 %2 als %3</translation>
    </message>
    <message>
        <source>about %1 (%2 to %3)</source>
        <translation>etwa %1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>about %1 times as fast as %2</source>
        <translation>etwa %1-mal so schnell wie %2</translation>
    </message>
    <message>
        <source>about 6 weeks or more late</source>
        <translation>etwa 6 Wochen oder mehr zu spät</translation>
    </message>
    <message>
        <source>about late 2027</source>
        <translation>etwa Ende 2027</translation>
    </message>
    <message>
        <source>accelerator chips with their main figures</source>
        <translation>Beschleuniger-Chips mit ihren wichtigsten Werten</translation>
    </message>
    <message>
        <source>acres</source>
        <translation>Acres</translation>
    </message>
    <message>
        <source>activated</source>
        <translation>in Betrieb genommen</translation>
    </message>
    <message>
        <source>activations recomputed</source>
        <translation>Aktivierungen neu berechnet</translation>
    </message>
    <message>
        <source>advice</source>
        <translation>Empfehlung</translation>
    </message>
    <message>
        <source>advises on the design of Trainium3</source>
        <translation>berät beim Entwurf von Trainium3</translation>
    </message>
    <message>
        <source>advisor; advice; recommend; recommendation; what should I buy; what should I rent; requirements; budget</source>
        <translation>berater; beratung; rat; empfehlen; empfehlung; was soll ich kaufen; was soll ich mieten; anforderungen; bedarf; budget</translation>
    </message>
    <message>
        <source>against</source>
        <translation>spricht dagegen</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>gegenüber %1</translation>
    </message>
    <message>
        <source>against %1</source>
        <comment>a chip</comment>
        <translation>gegenüber %1</translation>
    </message>
    <message>
        <source>aims of the advice</source>
        <translation>Ziele der Beratung</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message numerus="yes">
        <source>all %n scenarios</source>
        <translation><numerusform>%n Szenario</numerusform><numerusform>allen %n Szenarien</numerusform></translation>
    </message>
    <message>
        <source>all chips</source>
        <translation>alle Chips</translation>
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
        <source>an estimate and a price are needed</source>
        <translation>eine Schätzung und ein Preis sind nötig</translation>
    </message>
    <message>
        <source>an instance type or an accelerator</source>
        <translation>einen Instanztyp oder einen Beschleuniger</translation>
    </message>
    <message>
        <source>an intermediate value in a layer of a model; training stores them for the backward pass.</source>
        <translation>eine Zahl, die eine Schicht eines Modells weitergibt; das Training hebt sie für den Rückweg auf.</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>an unknown date</source>
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
        <source>announced factor rounded to a whole number</source>
        <translation>angekündigter Faktor, auf eine ganze Zahl gerundet</translation>
    </message>
    <message>
        <source>announced, not yet on sale</source>
        <translation>angekündigt, noch nicht im Verkauf</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>any other price list (CSV, JSON or XLSX; columns with other names are mapped)</source>
        <translation>jede andere Preisliste (CSV, JSON oder XLSX; Spalten mit anderen Namen werden zugeordnet)</translation>
    </message>
    <message>
        <source>approximate</source>
        <translation>ungefähr</translation>
    </message>
    <message>
        <source>arithmetic / rate and the overhead of the layers</source>
        <translation>Rechenaufwand / Rate und der feste Aufwand der Schichten</translation>
    </message>
    <message>
        <source>as found</source>
        <translation>wie ermittelt</translation>
    </message>
    <message>
        <source>as given</source>
        <translation>wie angegeben</translation>
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
        <source>assumptions, with ranges and defaults</source>
        <translation>was sich anders annehmen lässt, mit Bereichen und Vorgaben</translation>
    </message>
    <message>
        <source>assumptions; inputs; parameters of the estimate</source>
        <translation>annahmen; eingaben; parameter der schätzung; voraussetzungen</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>bei %1</translation>
    </message>
    <message>
        <source>at %1 a month</source>
        <translation>bei derzeit %1 pro Monat</translation>
    </message>
    <message>
        <source>at %1 per user</source>
        <translation>bei %1 pro Nutzer</translation>
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
        <source>at your %1</source>
        <comment>$2.40</comment>
        <translation>zu Ihrem Preis von %1</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>axes and subtitles</source>
        <translation>Achsen und Untertitel</translation>
    </message>
    <message>
        <source>band = move to %1, eight of ten cases</source>
        <translation>Band = Umstieg auf %1, acht von zehn Fällen</translation>
    </message>
    <message>
        <source>bandwidth</source>
        <translation>Bandbreite</translation>
    </message>
    <message>
        <source>bandwidth; memory bandwidth</source>
        <translation>bandbreite; speicherbandbreite</translation>
    </message>
    <message>
        <source>baseline to burst</source>
        <translation>Grundrate bis Spitze</translation>
    </message>
    <message>
        <source>best case; worst case; alternatives</source>
        <translation>bester fall; schlimmster fall; best case; worst case; alternativen; varianten</translation>
    </message>
    <message>
        <source>best chip; best fit; buy</source>
        <translation>bester chip; passender chip; kaufen</translation>
    </message>
    <message>
        <source>beta since July 2026</source>
        <translation>Beta seit Juli 2026</translation>
    </message>
    <message>
        <source>better</source>
        <translation>besser</translation>
    </message>
    <message>
        <source>block price</source>
        <translation>Block-Preis</translation>
    </message>
    <message>
        <source>both are %1 USD per hour</source>
        <translation>beide sind %1 USD pro Stunde</translation>
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
        <source>both scenarios</source>
        <translation>beiden Szenarien</translation>
    </message>
    <message>
        <source>both, side by side</source>
        <translation>beide nebeneinander</translation>
    </message>
    <message>
        <source>bottleneck; memory bound; compute bound; bandwidth bound</source>
        <translation>engpass; flaschenhals; bottleneck; speicherbegrenzt; rechenbegrenzt; bandbreitenbegrenzt; memory bound; compute bound</translation>
    </message>
    <message>
        <source>bought by Amazon in</source>
        <translation>von Amazon gekauft im Jahr</translation>
    </message>
    <message>
        <source>break-even</source>
        <translation>Break-even</translation>
    </message>
    <message>
        <source>break-even output / tokens of 730 hours at the utilisation</source>
        <translation>Ausgabe, ab der Miete eine API schlägt / Token von 730 Stunden bei der Auslastung</translation>
    </message>
    <message>
        <source>brief; one page; one-pager; handout</source>
        <translation>kurzfassung; eine seite; handout</translation>
    </message>
    <message>
        <source>by</source>
        <translation>nach</translation>
    </message>
    <message>
        <source>by monthly spend</source>
        <translation>nach Ausgaben pro Monat</translation>
    </message>
    <message>
        <source>by share of hours used</source>
        <translation>nach Anteil der genutzten Stunden</translation>
    </message>
    <message>
        <source>by speed per user</source>
        <translation>nach der Geschwindigkeit für jeden Nutzer</translation>
    </message>
    <message>
        <source>by the hour</source>
        <translation>pro Stunde</translation>
    </message>
    <message>
        <source>cFP8.</source>
        <translation>cFP8.</translation>
    </message>
    <message>
        <source>cannot be "%2"; choose one of %1.</source>
        <translation>muss eines von %1 sein; ist aber „%2“.</translation>
    </message>
    <message>
        <source>cannot be checked</source>
        <translation>nicht prüfbar</translation>
    </message>
    <message>
        <source>cannot be negative.</source>
        <translation>kann nicht negativ sein.</translation>
    </message>
    <message>
        <source>catalogue of %1</source>
        <translation>Katalog vom %1</translation>
    </message>
    <message>
        <source>caution</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
    <message>
        <source>cheaper</source>
        <translation>günstiger</translation>
    </message>
    <message>
        <source>cheaper, but its software is in maintenance</source>
        <translation>günstiger, aber die Software wird nur noch gewartet</translation>
    </message>
    <message>
        <source>cheaper; cheapest; which is cheaper; which is cheapest; which chip; bill; monthly bill; cost; costs; what does it cost; overview; summary; result; start page</source>
        <translation>günstiger; am günstigsten; billiger; am billigsten; was ist günstiger; was ist am günstigsten; welcher chip; rechnung; monatsrechnung; monatskosten; kosten; was kostet es; überblick; übersicht; zusammenfassung; ergebnis; startseite</translation>
    </message>
    <message>
        <source>chip</source>
        <translation>Chip</translation>
    </message>
    <message>
        <source>chip labs</source>
        <translation>Chiplabore</translation>
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
        <source>chip-to-chip communication</source>
        <translation>Verbindung zwischen Chips</translation>
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
        <source>chips landed, all customers</source>
        <translation>ausgelieferte Chips, alle Kunden</translation>
    </message>
    <message>
        <source>chips only</source>
        <translation>nur Chips</translation>
    </message>
    <message>
        <source>chips only, included in rental prices</source>
        <translation>nur Chips, in einer Miete enthalten</translation>
    </message>
    <message>
        <source>chips that do the work</source>
        <translation>Chips, die die Arbeit leisten</translation>
    </message>
    <message>
        <source>chips used</source>
        <translation>verwendete Chips</translation>
    </message>
    <message>
        <source>chips x batches x items / batch latency</source>
        <translation>Chips x Batches x Elemente / Zeit pro Batch</translation>
    </message>
    <message>
        <source>chips x deployments needed for the monthly volume</source>
        <translation>Chips x für die Monatsarbeit nötige Deployments</translation>
    </message>
    <message>
        <source>chips; choose chips; add chips; selection</source>
        <translation>chips; chips wählen; chips hinzufügen; auswahl</translation>
    </message>
    <message>
        <source>circle = available</source>
        <translation>Kreis = verfügbar</translation>
    </message>
    <message>
        <source>circle = recomputed</source>
        <translation>Kreis = nachgerechnet</translation>
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
        <source>closed beta, on request</source>
        <translation>geschlossene Beta, auf Anfrage</translation>
    </message>
    <message>
        <source>cloud instances</source>
        <translation>was Clouds vermieten</translation>
    </message>
    <message>
        <source>colour = maker of the chip</source>
        <translation>Farbe = Hersteller des Chips</translation>
    </message>
    <message>
        <source>comes first, at a different price type</source>
        <translation>liegt vorn, zu einem Preis anderer Art</translation>
    </message>
    <message>
        <source>comes first, but ranges overlap</source>
        <translation>liegt vorn, doch Spannen überschneiden sich</translation>
    </message>
    <message>
        <source>comes first, tied with others</source>
        <translation>liegt vorn, gleichauf mit anderen</translation>
    </message>
    <message>
        <source>commitment</source>
        <translation>Laufzeitbindung</translation>
    </message>
    <message>
        <source>common</source>
        <translation>gängig</translation>
    </message>
    <message>
        <source>comparable EC2 instances</source>
        <translation>vergleichbare EC2-Instanzen</translation>
    </message>
    <message>
        <source>comparable GPU instances</source>
        <translation>vergleichbare GPU-Instanzen</translation>
    </message>
    <message>
        <source>compare with nvidia; against nvidia; versus nvidia; vs nvidia; nvidia</source>
        <translation>mit nvidia vergleichen; gegen nvidia; gegenüber nvidia; vs nvidia; nvidia</translation>
    </message>
    <message>
        <source>compare with trainium; compare with aws; against aws; vs aws</source>
        <translation>mit trainium vergleichen; mit aws vergleichen; gegen aws; gegenüber aws; vs aws</translation>
    </message>
    <message>
        <source>compute</source>
        <translation>Rechenleistung</translation>
    </message>
    <message>
        <source>compute against what earlier Claude models had</source>
        <translation>Rechenleistung gegenüber der früherer Claude-Modelle</translation>
    </message>
    <message>
        <source>concurrent requests / TPOT, or tokens trained per second</source>
        <translation>gleichzeitige Anfragen / Zeit pro Token, oder trainierte Tokens pro Sekunde</translation>
    </message>
    <message>
        <source>confirmed</source>
        <translation>bestätigt</translation>
    </message>
    <message>
        <source>contradicted</source>
        <translation>widerlegt</translation>
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
        <source>contradictions between sources, and the preferred figures</source>
        <translation>wo Quellen sich widersprechen und welcher zu glauben ist</translation>
    </message>
    <message>
        <source>core</source>
        <translation>Kern</translation>
    </message>
    <message>
        <source>cores</source>
        <translation>Kerne</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>cost and time are unknown</source>
        <translation>zu Kosten und Zeit ist nichts bekannt</translation>
    </message>
    <message>
        <source>cost if sold at the trn2.48xlarge rate per chip</source>
        <translation>Kosten beim Chip-Preis von trn2.48xlarge</translation>
    </message>
    <message>
        <source>cost of a TB/s-hour of memory bandwidth, capacity block</source>
        <translation>Kosten einer TB/s-Stunde Speicherbandbreite, Capacity Block</translation>
    </message>
    <message>
        <source>cost of a TB/s-hour of memory bandwidth, on demand</source>
        <translation>Kosten einer TB/s-Stunde Speicherbandbreite, On-Demand</translation>
    </message>
    <message>
        <source>cost of a dense FP8 PFLOPS-hour, capacity block against P5 on demand</source>
        <translation>Kosten einer dichten FP8-PFLOPS-Stunde, Capacity Block gegenüber P5 On-Demand</translation>
    </message>
    <message>
        <source>cost of a dense FP8 PFLOPS-hour, capacity blocks of 2026-01-31</source>
        <translation>Kosten einer dichten FP8-PFLOPS-Stunde, Capacity Blocks vom 2026-01-31</translation>
    </message>
    <message>
        <source>cost of a dense FP8 PFLOPS-hour, capacity blocks of 2026-07-22</source>
        <translation>Kosten einer dichten FP8-PFLOPS-Stunde, Capacity Blocks vom 2026-07-22</translation>
    </message>
    <message>
        <source>cost of a dense FP8 PFLOPS-hour, guide prices</source>
        <translation>Kosten einer dichten FP8-PFLOPS-Stunde, Leitfadenpreise</translation>
    </message>
    <message>
        <source>cost per month x deployments needed for the monthly volume</source>
        <translation>Kosten pro Monat x für die Monatsarbeit nötige Deployments</translation>
    </message>
    <message>
        <source>costs %1</source>
        <comment>a share of what the other costs</comment>
        <translation>kostet %1</translation>
    </message>
    <message>
        <source>costs too much</source>
        <translation>kostet zu viel</translation>
    </message>
    <message>
        <source>country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>currency; exchange rate; money</source>
        <translation>währung; wechselkurs; umrechnungskurs; geld</translation>
    </message>
    <message>
        <source>custom</source>
        <translation>Eigentum</translation>
    </message>
    <message>
        <source>custom</source>
        <comment>the type of a price</comment>
        <translation>eigener Preis</translation>
    </message>
    <message>
        <source>custom price</source>
        <translation>eigener Preis</translation>
    </message>
    <message>
        <source>custom price; change a price; change a number; custom value</source>
        <translation>eigener preis; preis ändern; zahl ändern; wert ändern; eigener wert</translation>
    </message>
    <message>
        <source>dark; dark mode; night; night mode</source>
        <translation>dunkel; dunkelmodus; dunkler modus; nacht; nachtmodus; dark mode</translation>
    </message>
    <message>
        <source>dashed = announced</source>
        <translation>gestrichelt = angekündigt</translation>
    </message>
    <message>
        <source>dashed = price of another region</source>
        <translation>gestrichelt = Preis einer anderen Region</translation>
    </message>
    <message>
        <source>dashed = unknown between two dates</source>
        <translation>gestrichelt = zwischen zwei Zeitpunkten unbekannt</translation>
    </message>
    <message>
        <source>dashed, hatched = announced</source>
        <translation>gestrichelt, schraffiert = angekündigt</translation>
    </message>
    <message>
        <source>data centres</source>
        <translation>Rechenzentren</translation>
    </message>
    <message>
        <source>data centres in use at the start</source>
        <translation>Rechenzentren in Betrieb beim Start</translation>
    </message>
    <message>
        <source>data centres planned</source>
        <translation>geplante Rechenzentren</translation>
    </message>
    <message>
        <source>data centres, as the guide has it</source>
        <translation>Rechenzentren, laut Leitfaden</translation>
    </message>
    <message>
        <source>date</source>
        <translation>Datum</translation>
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
        <source>dense %1 compute</source>
        <comment>a precision</comment>
        <translation>dichte %1-Rechenleistung</translation>
    </message>
    <message>
        <source>dense 9-bit MX rate</source>
        <translation>dichte 9-Bit-MX-Rate</translation>
    </message>
    <message>
        <source>dense FP8 compute</source>
        <translation>FP8-Rechenleistung (dicht)</translation>
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
        <source>depends</source>
        <translation>je nach Vergleich</translation>
    </message>
    <message>
        <source>derived</source>
        <translation>abgeleitet</translation>
    </message>
    <message>
        <source>development time</source>
        <translation>Entwicklungszeit</translation>
    </message>
    <message>
        <source>development time, longest</source>
        <translation>Entwicklungszeit, längste</translation>
    </message>
    <message>
        <source>development time, shortest</source>
        <translation>Entwicklungszeit, kürzeste</translation>
    </message>
    <message>
        <source>device in the sample of the guide</source>
        <translation>Gerät im Beispiel des Leitfadens</translation>
    </message>
    <message>
        <source>diamond = a training step</source>
        <translation>Raute = ein Trainingsschritt</translation>
    </message>
    <message>
        <source>diamond = announced</source>
        <translation>Raute = angekündigt</translation>
    </message>
    <message>
        <source>diamond = break-even</source>
        <translation>Raute = Break-even</translation>
    </message>
    <message>
        <source>diamond = claimed</source>
        <translation>Raute = behauptet</translation>
    </message>
    <message>
        <source>diamond = training, circle = generation at a given batch, square = at full load, triangle = other</source>
        <translation>Raute = Training, Kreis = Generierung bei gegebenem Batch, Quadrat = bei voller Last, Dreieck = Sonstiges</translation>
    </message>
    <message>
        <source>diamond on a line = break-even point</source>
        <translation>Raute auf einer Linie = Break-even-Punkt</translation>
    </message>
    <message>
        <source>diamonds = those at another precision</source>
        <translation>Rauten = solche bei anderer Präzision</translation>
    </message>
    <message>
        <source>different price types</source>
        <translation>Preise verschiedener Art</translation>
    </message>
    <message>
        <source>discount; rebate; savings plan; negotiated price</source>
        <translation>rabatt; nachlass; preisnachlass; savings plan; verhandelter preis; sonderpreis</translation>
    </message>
    <message>
        <source>division %1</source>
        <translation>Division %1</translation>
    </message>
    <message>
        <source>does %1 more work</source>
        <translation>leistet %1 mehr</translation>
    </message>
    <message>
        <source>does %1 of the work</source>
        <translation>leistet %1 der Arbeit</translation>
    </message>
    <message>
        <source>does %1x the work</source>
        <translation>leistet das %1-Fache</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>does not hold</source>
        <comment>a claim</comment>
        <translation>trifft nicht zu</translation>
    </message>
    <message>
        <source>does not run CUDA</source>
        <translation>führt kein CUDA aus</translation>
    </message>
    <message>
        <source>dollar; dollars; usd; $</source>
        <translation>dollar; us-dollar; usd; $</translation>
    </message>
    <message>
        <source>dot = middle</source>
        <translation>Punkt = Mitte</translation>
    </message>
    <message>
        <source>dot = now</source>
        <translation>Punkt = jetzt</translation>
    </message>
    <message>
        <source>dots = published measurements of the same model</source>
        <translation>Punkte = veröffentlichte Messungen desselben Modells</translation>
    </message>
    <message>
        <source>down and right is better</source>
        <translation>unten rechts ist besser</translation>
    </message>
    <message>
        <source>drag</source>
        <comment>with the mouse, as after Shift+</comment>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>each layer of a model is split across several chips, which exchange partial results for every token.</source>
        <translation>jede Schicht eines Modells ist auf mehrere Chips aufgeteilt, die ihre Teile bei jedem Token austauschen.</translation>
    </message>
    <message>
        <source>eager mode and torch.compile; FSDP, DTensor, DDP and tensor parallelism; pipeline parallelism planned</source>
        <translation>Eager-Modus und torch.compile; FSDP, DTensor, DDP und Tensorparallelität; Pipelineparallelität geplant</translation>
    </message>
    <message>
        <source>eight of ten published measurements lie within</source>
        <translation>acht von zehn veröffentlichten Messungen liegen darin</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>energy of the run x energy price; included in rental prices</source>
        <translation>Energie des Laufs x Energiepreis; in einer Miete enthalten</translation>
    </message>
    <message>
        <source>energy per million items x energy price; included in rental prices</source>
        <translation>Energie pro Million Elemente x Energiepreis; in einer Miete enthalten</translation>
    </message>
    <message>
        <source>energy per million tokens x energy price; included in rental prices</source>
        <translation>Energie der Ausgabe x Energiepreis; in einer Miete enthalten</translation>
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
        <source>euro; euros; eur; €</source>
        <translation>euro; euros; eur; €</translation>
    </message>
    <message>
        <source>every price in every price list</source>
        <translation>jeder Preis jeder Preisliste</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>excel; xlsx; spreadsheet; workbook</source>
        <translation>excel; xlsx; tabellenkalkulation; arbeitsmappe</translation>
    </message>
    <message>
        <source>expert parallelism</source>
        <translation>Expertenparallelität</translation>
    </message>
    <message>
        <source>expert parallelism, as the guide has it</source>
        <translation>Expertenparallelität, laut Leitfaden</translation>
    </message>
    <message>
        <source>experts are spread</source>
        <translation>Experten verteilt</translation>
    </message>
    <message>
        <source>export and import formats</source>
        <translation>als was sich ein Dashboard schreiben lässt und was der Import liest</translation>
    </message>
    <message>
        <source>export; save as file; download</source>
        <translation>export; exportieren; als datei speichern; herunterladen; download</translation>
    </message>
    <message>
        <source>fact</source>
        <translation>Fakt</translation>
    </message>
    <message>
        <source>falls %1, below %2</source>
        <comment>a price; a percentage, a price</comment>
        <translation>um %1 auf unter %2 fällt</translation>
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
        <source>fault</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>features</source>
        <translation>Funktionen</translation>
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
        <source>first token too late</source>
        <translation>erstes Token zu spät</translation>
    </message>
    <message>
        <source>fits best</source>
        <translation>am besten geeignet</translation>
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
        <source>franc; francs; swiss francs</source>
        <translation>franken; schweizer franken; chf</translation>
    </message>
    <message>
        <source>french</source>
        <translation>französisch</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>von %1 bis %2</translation>
    </message>
    <message>
        <source>from %1 upwards</source>
        <translation>ab %1</translation>
    </message>
    <message>
        <source>from a column</source>
        <translation>aus einer Spalte</translation>
    </message>
    <message>
        <source>from heads</source>
        <translation>nach den Heads</translation>
    </message>
    <message>
        <source>from the date of the file</source>
        <translation>aus dem Datum der Datei</translation>
    </message>
    <message>
        <source>from the file name</source>
        <translation>aus dem Dateinamen</translation>
    </message>
    <message>
        <source>from the format</source>
        <translation>aus dem Format</translation>
    </message>
    <message>
        <source>from the lines above the table</source>
        <translation>aus den Zeilen über der Tabelle</translation>
    </message>
    <message>
        <source>from the machine names</source>
        <translation>aus den Maschinennamen</translation>
    </message>
    <message>
        <source>full arrow = better than %1</source>
        <translation>gefüllter Pfeil = besser als %1</translation>
    </message>
    <message>
        <source>full arrow = better, hollow arrow = worse than %1</source>
        <translation>gefüllter Pfeil = besser, leerer Pfeil = schlechter als %1</translation>
    </message>
    <message>
        <source>further investment in Anthropic, at most</source>
        <translation>weitere Investition in Anthropic, höchstens</translation>
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
        <translation>generationen; roadmap; fahrplan; nächste generation; nachfolger; kommend; zukunft; was kommt als nächstes; erscheinungstermine; termine</translation>
    </message>
    <message>
        <source>german</source>
        <translation>deutsch</translation>
    </message>
    <message>
        <source>getting started; tutorial; introduction; first steps</source>
        <translation>erste schritte; einstieg; einführung; tutorial</translation>
    </message>
    <message>
        <source>gives access to</source>
        <translation>gibt Zugriff auf</translation>
    </message>
    <message>
        <source>gpuhunt catalogue of dstack (CSV)</source>
        <translation>gpuhunt-Katalog von dstack (CSV)</translation>
    </message>
    <message>
        <source>guide</source>
        <translation>Leitfaden</translation>
    </message>
    <message>
        <source>guide</source>
        <comment>the type of a price</comment>
        <translation>Leitfaden</translation>
    </message>
    <message>
        <source>guide against news</source>
        <translation>Leitfaden gegen Nachrichten</translation>
    </message>
    <message>
        <source>guide against official</source>
        <translation>Leitfaden gegen offizielle Angaben</translation>
    </message>
    <message>
        <source>guide against public sources</source>
        <translation>Leitfaden gegen öffentliche Quellen</translation>
    </message>
    <message>
        <source>guide price</source>
        <translation>Leitfadenpreis</translation>
    </message>
    <message>
        <source>half of the last printed digit</source>
        <translation>Hälfte der letzten angegebenen Stelle</translation>
    </message>
    <message>
        <source>half price at equal performance = 50.0% of cost = 2.00x price-performance; 30-40% better = cost x 1/1.3..1/1.4 = 76.9%..71.4% (23.1%..28.6% lower); 25% of cost = 75% lower = 4.00x; 54% lower = 46% of cost = 2.174x</source>
        <translation>halber Preis bei gleicher Leistung = 50,0 % der Kosten = 2,00x Preis-Leistung; 30-40 % besser = Kosten x 1/1,3..1/1,4 = 76,9 %..71,4 % (23,1 %..28,6 % niedriger); 25 % der Kosten = 75 % niedriger = 4,00x; 54 % niedriger = 46 % der Kosten = 2,174x</translation>
    </message>
    <message>
        <source>half the price; half price; half as expensive; claim; claims; marketing; is it true; contradictions</source>
        <translation>halber preis; zum halben preis; halb so teuer; behauptung; behauptungen; herstellerangaben; werbung; marketing; stimmt das; widersprüche</translation>
    </message>
    <message>
        <source>has %1 characters; the maximum is %2.</source>
        <translation>hat %1 Zeichen; höchstens %2 sind möglich.</translation>
    </message>
    <message>
        <source>hatched = announced</source>
        <translation>schraffiert = angekündigt</translation>
    </message>
    <message>
        <source>hatched, dashed = announced</source>
        <translation>schraffiert, gestrichelt = angekündigt</translation>
    </message>
    <message>
        <source>high-bandwidth memory, stacked next to the chip.</source>
        <translation>Speicher mit hoher Bandbreite, gestapelt neben dem Chip.</translation>
    </message>
    <message>
        <source>higher is better</source>
        <translation>höher ist besser</translation>
    </message>
    <message>
        <source>holds</source>
        <comment>a claim</comment>
        <translation>trifft zu</translation>
    </message>
    <message>
        <source>hollow arrow = worse than %1</source>
        <translation>leerer Pfeil = schlechter als %1</translation>
    </message>
    <message>
        <source>hollow circle = previous generation</source>
        <translation>leerer Kreis = vorige Generation</translation>
    </message>
    <message>
        <source>host memory</source>
        <translation>Host-Speicher</translation>
    </message>
    <message>
        <source>hotkeys; shortcuts</source>
        <translation>tastenkürzel; tastenkombinationen; kurzbefehle; shortcuts; hotkeys</translation>
    </message>
    <message>
        <source>hour, or GPU hour</source>
        <translation>Stunde oder GPU-Stunde</translation>
    </message>
    <message>
        <source>hourly rent, %1</source>
        <translation>Miete pro Stunde, %1</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>Stunden</translation>
    </message>
    <message>
        <source>hours per month; running hours</source>
        <translation>stunden pro monat; stunden im monat; betriebsstunden; laufzeit</translation>
    </message>
    <message>
        <source>how accurate; model check; validation; benchmarks; measured; can I trust it; estimate error</source>
        <translation>wie genau; genauigkeit; modellprüfung; validierung; benchmarks; gemessen; messungen; kann ich dem trauen; schätzfehler</translation>
    </message>
    <message>
        <source>implied before: 3/0.56 = 5.357 to 4/0.56 = 7.143; official 12.29 -&gt; 6.88: 1 - 55.04/98.32 = 44.02%</source>
        <translation>daraus vorher: 3/0,56 = 5,357 bis 4/0,56 = 7,143; offiziell 12,29 -&gt; 6,88: 1 - 55,04/98,32 = 44,02 %</translation>
    </message>
    <message>
        <source>in 25%</source>
        <translation>in 25 %</translation>
    </message>
    <message>
        <source>in brackets: growth</source>
        <translation>in Klammern: Wachstum</translation>
    </message>
    <message>
        <source>in development</source>
        <translation>in Entwicklung</translation>
    </message>
    <message>
        <source>in favour</source>
        <translation>spricht dafür</translation>
    </message>
    <message>
        <source>in range</source>
        <translation>im Bereich</translation>
    </message>
    <message>
        <source>in talks to sell Trainium3 to other data centres</source>
        <translation>im Gespräch über den Verkauf von Trainium3 an andere Rechenzentren</translation>
    </message>
    <message>
        <source>including the move</source>
        <translation>Umstieg inbegriffen</translation>
    </message>
    <message>
        <source>inconclusive</source>
        <translation>offen gelassen</translation>
    </message>
    <message>
        <source>inconclusive</source>
        <comment>a claim</comment>
        <translation>nicht entscheidbar</translation>
    </message>
    <message>
        <source>inference, beta</source>
        <translation>Inferenz, Beta</translation>
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
        <translation>innerhalb des Leitfadens</translation>
    </message>
    <message>
        <source>inside the guide and against public sources</source>
        <translation>innerhalb des Leitfadens und gegen öffentliche Quellen</translation>
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
        <source>instances billed by the hour, instances that can be reclaimed at any time, and instances paid for one or three years.</source>
        <translation>stundenweise bezahlte Instanzen, solche, die jederzeit entzogen werden können, und solche, die für ein oder drei Jahre bezahlt werden.</translation>
    </message>
    <message>
        <source>instances or systems</source>
        <translation>Instanzen oder Systeme</translation>
    </message>
    <message>
        <source>instances reserved for a number of days at a price set in advance.</source>
        <translation>Instanzen, die für eine Reihe von Tagen zu einem vorab festgelegten Preis reserviert sind.</translation>
    </message>
    <message>
        <source>instances running all month for 10,000 USD</source>
        <translation>den ganzen Monat laufende Instanzen für 10.000 USD</translation>
    </message>
    <message>
        <source>instances running all month for 100,000 USD</source>
        <translation>den ganzen Monat laufende Instanzen für 100.000 USD</translation>
    </message>
    <message>
        <source>inter-token latency (TPOT)</source>
        <translation>Zeit je ausgegebenem Token</translation>
    </message>
    <message>
        <source>inter-token latency (TPOT) (MoE)</source>
        <translation>Zeit je ausgegebenem Token (MoE)</translation>
    </message>
    <message>
        <source>interactivity</source>
        <translation>Interaktivität</translation>
    </message>
    <message>
        <source>interactivity; speed against cost; pareto</source>
        <translation>interaktivität; tempo gegen kosten; geschwindigkeit gegen kosten; pareto</translation>
    </message>
    <message>
        <source>interconnect</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>invested in Anthropic</source>
        <translation>in Anthropic investiert</translation>
    </message>
    <message>
        <source>investment in the site</source>
        <translation>Investition in den Standort</translation>
    </message>
    <message>
        <source>it contains a part "%1".</source>
        <translation>es enthält einen Teil „%1“.</translation>
    </message>
    <message>
        <source>it declares entities.</source>
        <translation>es deklariert Entitäten.</translation>
    </message>
    <message>
        <source>it does not affect this workload.</source>
        <translation>sie wirkt nicht auf diesen Workload.</translation>
    </message>
    <message>
        <source>it has more than %1 pixels on a side.</source>
        <translation>es hat mehr als %1 Pixel Kantenlänge.</translation>
    </message>
    <message>
        <source>it is not a complete PNG file.</source>
        <translation>es ist keine vollständige PNG-Datei.</translation>
    </message>
    <message>
        <source>it is not an SVG file.</source>
        <translation>es ist keine SVG-Datei.</translation>
    </message>
    <message>
        <source>it refers to another file, "%1".</source>
        <translation>es verweist auf eine andere Datei, „%1“.</translation>
    </message>
    <message>
        <source>it repeats parts more than %1 times.</source>
        <translation>es zeichnet Teile mehr als %1-mal erneut.</translation>
    </message>
    <message>
        <source>items per second</source>
        <translation>Elemente pro Sekunde</translation>
    </message>
    <message>
        <source>items per second per chip</source>
        <translation>Elemente pro Sekunde und Chip</translation>
    </message>
    <message>
        <source>items per second per instance</source>
        <translation>Elemente pro Sekunde und Instanz</translation>
    </message>
    <message>
        <source>items per second per system</source>
        <translation>Elemente pro Sekunde und System</translation>
    </message>
    <message>
        <source>items that are not highlighted</source>
        <translation>nicht Hervorgehobenes</translation>
    </message>
    <message>
        <source>items/s per chip</source>
        <translation>Elemente/s pro Chip</translation>
    </message>
    <message>
        <source>its earlier setup</source>
        <translation>die frühere Lösung</translation>
    </message>
    <message>
        <source>its part "%1" is incomplete</source>
        <translation>ihr Teil „%1“ bricht ab</translation>
    </message>
    <message>
        <source>its price</source>
        <translation>der eigene Preis</translation>
    </message>
    <message>
        <source>k</source>
        <comment>thousands of money, right behind the number: 150k USD</comment>
        <translation>k</translation>
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
        <source>kipply, Transformer Inference Arithmetic.</source>
        <translation>kipply, Transformer Inference Arithmetic.</translation>
    </message>
    <message>
        <source>known only in abridged translations</source>
        <translation>nur in gekürzten Übersetzungen bekannt</translation>
    </message>
    <message>
        <source>largest AI cluster without NVIDIA</source>
        <translation>größter KI-Cluster ohne NVIDIA</translation>
    </message>
    <message>
        <source>largest AI installation of AWS</source>
        <translation>größte KI-Installation von AWS</translation>
    </message>
    <message>
        <source>largest training cluster on custom chips</source>
        <translation>größter Trainingscluster mit eigens entwickelten Chips</translation>
    </message>
    <message>
        <source>last driver</source>
        <translation>letzter Treiber</translation>
    </message>
    <message>
        <source>last updated</source>
        <translation>zuletzt aktualisiert</translation>
    </message>
    <message>
        <source>latest version</source>
        <translation>neueste Version</translation>
    </message>
    <message>
        <source>launch date given</source>
        <translation>Einführungsdatum genannt</translation>
    </message>
    <message>
        <source>layers in %1 parts</source>
        <translation>Schichten in %1 Teilen</translation>
    </message>
    <message>
        <source>layout</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>left beta</source>
        <translation>Beta verlassen</translation>
    </message>
    <message>
        <source>licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>life tests run at the Austin lab</source>
        <translation>Lebensdauertests laufen im Labor in Austin</translation>
    </message>
    <message>
        <source>light; light mode; day mode</source>
        <translation>hell; heller modus; tagmodus; light mode</translation>
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
        <source>line = 8 of 10 cases</source>
        <translation>Linie = 8 von 10 Fällen</translation>
    </message>
    <message>
        <source>line = 8 of 10 of the first %1 cases</source>
        <translation>Linie = 8 von 10 der ersten %1 Fälle</translation>
    </message>
    <message>
        <source>line = break-even</source>
        <translation>Linie = Break-even</translation>
    </message>
    <message>
        <source>line = our estimate</source>
        <translation>Linie = unsere Schätzung</translation>
    </message>
    <message>
        <source>line = over its range</source>
        <translation>Linie = über ihre Spanne</translation>
    </message>
    <message>
        <source>line = what the chip can reach at best</source>
        <translation>Linie = was der Chip bestenfalls erreicht</translation>
    </message>
    <message>
        <source>location</source>
        <translation>Standort</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>logarithmisch</translation>
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
        <source>lowest to highest measured</source>
        <translation>niedrigster bis höchster Messwert</translation>
    </message>
    <message>
        <source>lowest to highest printed figure</source>
        <translation>niedrigster bis höchster angegebener Wert</translation>
    </message>
    <message>
        <source>lowest to highest unofficial figure</source>
        <translation>niedrigster bis höchster inoffizieller Wert</translation>
    </message>
    <message>
        <source>lowest to highest zone</source>
        <translation>günstigste bis teuerste Zone</translation>
    </message>
    <message>
        <source>maintenance only</source>
        <translation>nur noch Wartung</translation>
    </message>
    <message>
        <source>manual; documentation; how does it work</source>
        <translation>handbuch; dokumentation; anleitung; wie funktioniert das</translation>
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
        <source>memory bandwidth and capacity</source>
        <translation>Speicherbandbreite und -kapazität</translation>
    </message>
    <message>
        <source>memory bandwidth per chip x chips</source>
        <translation>Speicherbandbreite pro Chip x Chips</translation>
    </message>
    <message>
        <source>memory bandwidth, as the guide has it</source>
        <translation>Speicherbandbreite, laut Leitfaden</translation>
    </message>
    <message>
        <source>memory left by the weights / cache per request</source>
        <translation>was der Speicher neben den Gewichten fasst / Cache einer Anfrage</translation>
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
        <source>memory per chip, as the guide has it</source>
        <translation>Speicher pro Chip, laut Leitfaden</translation>
    </message>
    <message>
        <source>memory; gigabytes; GB; HBM</source>
        <translation>speicher; gigabyte; GB; HBM</translation>
    </message>
    <message>
        <source>metric</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>metrics, with units and formulas</source>
        <translation>was sich vergleichen lässt, mit Einheiten und Formeln</translation>
    </message>
    <message>
        <source>migration</source>
        <translation>Migration</translation>
    </message>
    <message>
        <source>million</source>
        <translation>Millionen</translation>
    </message>
    <message>
        <source>million tokens per month</source>
        <translation>Millionen Token im Monat</translation>
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
        <source>missing figures, with reasons</source>
        <translation>fehlende Werte, jeweils mit Grund</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>model FLOPS utilisation: the share of a chip's peak reached by a model's own arithmetic.</source>
        <translation>Model FLOPS Utilisation: der Anteil der Spitzenleistung eines Chips, den die eigenen Rechenoperationen eines Modells erreichen.</translation>
    </message>
    <message>
        <source>model check</source>
        <translation>Modellprüfung</translation>
    </message>
    <message>
        <source>models added</source>
        <translation>Modelle hinzugefügt</translation>
    </message>
    <message>
        <source>models with their dimensions, by family and size</source>
        <translation>Netze mit ihren Abmessungen, nach Familie und Größe</translation>
    </message>
    <message>
        <source>module in the sample of the guide</source>
        <translation>Modul im Beispiel des Leitfadens</translation>
    </message>
    <message>
        <source>monthly cost of owning / items of 730 hours at the utilisation</source>
        <translation>Monatskosten des Eigentums / Elemente von 730 Stunden bei der Auslastung</translation>
    </message>
    <message>
        <source>monthly cost of owning / rental cost of 730 hours</source>
        <translation>Monatskosten des Eigentums / Miete von 730 Stunden</translation>
    </message>
    <message>
        <source>monthly cost of owning / tokens of 730 hours at the utilisation</source>
        <translation>Monatskosten des Eigentums / Token von 730 Stunden bei der Auslastung</translation>
    </message>
    <message>
        <source>monthly cost of owning x deployments needed for the monthly volume at all hours</source>
        <translation>Monatskosten des Eigentums x Deployments, die die Monatsarbeit in allen Stunden braucht</translation>
    </message>
    <message>
        <source>monthly output x API price</source>
        <translation>Ausgabe im Monat x API-Preis</translation>
    </message>
    <message>
        <source>monthly spend</source>
        <translation>Ausgaben pro Monat</translation>
    </message>
    <message>
        <source>monthly volume</source>
        <translation>Monatsvolumen</translation>
    </message>
    <message>
        <source>months</source>
        <translation>Monate</translation>
    </message>
    <message>
        <source>mostly inference in daytime peaks, training in the evening</source>
        <translation>zu Spitzenzeiten am Tag vor allem Inferenz, abends Training</translation>
    </message>
    <message>
        <source>move to %1</source>
        <translation>Umstieg auf %1</translation>
    </message>
    <message>
        <source>moving does not pay</source>
        <translation>Umstieg lohnt sich nicht</translation>
    </message>
    <message>
        <source>moving takes %1 weeks of work (%2)</source>
        <translation>Umstieg braucht %1 Arbeitswochen (%2)</translation>
    </message>
    <message>
        <source>much higher, no figure</source>
        <translation>viel höher, kein Wert</translation>
    </message>
    <message>
        <source>multi-chip systems</source>
        <translation>viele Chips, zu einem System verbunden</translation>
    </message>
    <message>
        <source>must be "maintenance" or "ended", not "%1".</source>
        <translation>muss „maintenance“ oder „ended“ sein; ist aber „%1“.</translation>
    </message>
    <message>
        <source>must be "yes" or "no", not "%1".</source>
        <translation>muss „yes“ oder „no“ sein, ist aber „%1“.</translation>
    </message>
    <message>
        <source>must be %1, not %2.</source>
        <translation>muss %1 sein, ist aber %2.</translation>
    </message>
    <message>
        <source>must be 64 hexadecimal digits.</source>
        <translation>müssen 64 hexadezimale Ziffern sein.</translation>
    </message>
    <message>
        <source>must be USD, not "%1".</source>
        <translation>muss USD sein, ist aber „%1“.</translation>
    </message>
    <message>
        <source>must be a date, not "%1".</source>
        <translation>muss ein Tag sein, ist aber „%1“.</translation>
    </message>
    <message>
        <source>must be a local file, not "%1".</source>
        <translation>muss eine Datei dieses Rechners sein; angegeben ist „%1“.</translation>
    </message>
    <message>
        <source>must be a number in quotes, such as "2.1".</source>
        <translation>muss eine Zahl in Anführungszeichen sein, etwa "2.1".</translation>
    </message>
    <message>
        <source>must be a whole number from %1 to %2, not %3.</source>
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
        <source>must be at most %1, not %2.</source>
        <translation>darf höchstens %1 sein, ist aber %2.</translation>
    </message>
    <message>
        <source>must be at most %1.</source>
        <translation>darf höchstens %1 sein.</translation>
    </message>
    <message>
        <source>must be between 0 and 1.</source>
        <translation>muss zwischen 0 und 1 liegen.</translation>
    </message>
    <message>
        <source>must not be blank.</source>
        <translation>darf nicht leer aussehen.</translation>
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
        <source>my prices; our prices; own prices; quote; csv</source>
        <translation>meine preise; unsere preise; eigene preise; angebot; csv</translation>
    </message>
    <message>
        <source>n/a</source>
        <translation>n/a</translation>
    </message>
    <message>
        <source>n/c = not comparable with %1</source>
        <translation>n/c = nicht vergleichbar mit %1</translation>
    </message>
    <message>
        <source>n/p</source>
        <translation>k. A.</translation>
    </message>
    <message>
        <source>n/p = not published</source>
        <translation>k. A. = nicht veröffentlicht</translation>
    </message>
    <message>
        <source>native PyTorch back end; Trainium is a device like CUDA</source>
        <translation>natives PyTorch-Backend; Trainium ist ein Gerät neben CUDA</translation>
    </message>
    <message>
        <source>neither figure</source>
        <translation>keiner der Werte</translation>
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
        <source>neuron</source>
        <translation>neuron</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>news against later reports</source>
        <translation>Nachrichten gegen spätere Berichte</translation>
    </message>
    <message>
        <source>news against official</source>
        <translation>Nachrichten gegen offizielle Angaben</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>no %1 figure</source>
        <translation>kein %1-Wert</translation>
    </message>
    <message>
        <source>no %1 figure published</source>
        <translation>kein %1-Wert veröffentlicht</translation>
    </message>
    <message>
        <source>no 1-year reserved price</source>
        <translation>kein Reservierungspreis (1 Jahr)</translation>
    </message>
    <message>
        <source>no 3-year reserved price</source>
        <translation>kein Reservierungspreis (3 Jahre)</translation>
    </message>
    <message>
        <source>no API price</source>
        <translation>kein API-Preis</translation>
    </message>
    <message>
        <source>no Capacity Block price</source>
        <translation>kein Capacity-Block-Preis</translation>
    </message>
    <message>
        <source>no accelerators</source>
        <translation>keine Beschleuniger</translation>
    </message>
    <message>
        <source>no commitment</source>
        <translation>keine Laufzeitbindung</translation>
    </message>
    <message>
        <source>no compared option can run it</source>
        <translation>nichts im Vergleich kann das</translation>
    </message>
    <message>
        <source>no custom price</source>
        <translation>kein eigener Preis</translation>
    </message>
    <message>
        <source>no dated price</source>
        <translation>kein datierter Preis</translation>
    </message>
    <message>
        <source>no differences yet</source>
        <translation>noch unterscheidet es nichts</translation>
    </message>
    <message>
        <source>no estimate</source>
        <translation>keine Schätzung</translation>
    </message>
    <message>
        <source>no estimate of %1</source>
        <translation>keine Schätzung für %1</translation>
    </message>
    <message>
        <source>no estimate. %1</source>
        <comment>the reason, a sentence</comment>
        <translation>keine Schätzung. %1</translation>
    </message>
    <message>
        <source>no experts</source>
        <translation>keine Experten</translation>
    </message>
    <message>
        <source>no guide price</source>
        <translation>kein Leitfadenpreis</translation>
    </message>
    <message>
        <source>no latent</source>
        <translation>ohne MLA</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keine Grenze</translation>
    </message>
    <message>
        <source>no machine price</source>
        <translation>kein Maschinenpreis</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>keine Zahl</translation>
    </message>
    <message>
        <source>no on-demand price</source>
        <translation>kein On-Demand-Preis</translation>
    </message>
    <message>
        <source>no precision in common</source>
        <translation>keine gemeinsame Präzision</translation>
    </message>
    <message>
        <source>no price</source>
        <translation>kein Preis</translation>
    </message>
    <message>
        <source>no price in "%1"</source>
        <translation>kein Preis in „%1“</translation>
    </message>
    <message>
        <source>no price list</source>
        <translation>keine Liste</translation>
    </message>
    <message>
        <source>no price list chosen</source>
        <translation>keine Preisliste gewählt</translation>
    </message>
    <message>
        <source>no product line for %1</source>
        <translation>keine Produktlinie erfasst für %1</translation>
    </message>
    <message>
        <source>no ratio: %1</source>
        <comment>why</comment>
        <translation>kein Verhältnis: %1</translation>
    </message>
    <message>
        <source>no spot price</source>
        <translation>kein Spot-Preis</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>kein Wert</translation>
    </message>
    <message>
        <source>no window</source>
        <translation>kein Fenster</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>none in view</source>
        <translation>kein angezeigtes</translation>
    </message>
    <message>
        <source>none of %1 can be estimated. %2</source>
        <comment>3 chips, the reason as a sentence</comment>
        <translation>bei %1 ist keine Schätzung möglich. %2</translation>
    </message>
    <message>
        <source>none predicted</source>
        <translation>nichts vorhergesagt</translation>
    </message>
    <message>
        <source>none: %1</source>
        <translation>kein Ergebnis: %1</translation>
    </message>
    <message>
        <source>not a language model that can be predicted</source>
        <translation>kein Sprachmodell, das sich vorhersagen lässt</translation>
    </message>
    <message>
        <source>not all %1 rows are shown; spreadsheet exports have them</source>
        <translation>nicht alle der %1 Zeilen; Dateien für Tabellenkalkulationen enthalten sie</translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation>nicht zutreffend</translation>
    </message>
    <message>
        <source>not comparable</source>
        <translation>nicht vergleichbar</translation>
    </message>
    <message>
        <source>not drawn: %1</source>
        <translation>nicht gezeichnet: %1</translation>
    </message>
    <message>
        <source>not in %1</source>
        <translation>nicht in %1</translation>
    </message>
    <message>
        <source>not in the catalogue</source>
        <translation>nicht im Katalog</translation>
    </message>
    <message>
        <source>not in the catalogue; has no effect</source>
        <translation>nicht im Katalog; wirkt auf nichts</translation>
    </message>
    <message>
        <source>not in this region</source>
        <translation>nicht in dieser Region</translation>
    </message>
    <message>
        <source>not in this scenario</source>
        <translation>nicht in diesem Szenario</translation>
    </message>
    <message>
        <source>not made for training</source>
        <translation>nicht für Training gebaut</translation>
    </message>
    <message>
        <source>not on sale</source>
        <translation>nicht im Verkauf</translation>
    </message>
    <message>
        <source>not on sale yet</source>
        <translation>noch nicht erhältlich</translation>
    </message>
    <message>
        <source>not on this cloud</source>
        <translation>nicht in dieser Cloud</translation>
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
        <source>not reachable</source>
        <translation>nicht erreichbar</translation>
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
        <source>nothing</source>
        <translation>keine Zahl</translation>
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
        <source>number formats added</source>
        <translation>Zahlenformate hinzugefügt</translation>
    </message>
    <message>
        <source>number formats of 8 or 16 bits; fewer bits are faster and less precise.</source>
        <translation>Zahlenformate mit 8 oder 16 Bit; weniger Bits sind schneller und weniger genau.</translation>
    </message>
    <message>
        <source>number of chips</source>
        <translation>Anzahl der Chips</translation>
    </message>
    <message>
        <source>number of chips; how many chips; chip count</source>
        <translation>anzahl der chips; chipanzahl; wie viele chips</translation>
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
        <source>numbers and names</source>
        <translation>Zahlen und Namen</translation>
    </message>
    <message>
        <source>nvidia-choose</source>
        <translation>nvidia-choose</translation>
    </message>
    <message>
        <source>odds %1</source>
        <translation>Chancen %1</translation>
    </message>
    <message>
        <source>of all chips in the catalogue</source>
        <translation>von allen Chips des Katalogs</translation>
    </message>
    <message>
        <source>of the run</source>
        <translation>des Laufs</translation>
    </message>
    <message>
        <source>offers models of</source>
        <translation>bietet Modelle von</translation>
    </message>
    <message>
        <source>official</source>
        <translation>offiziell</translation>
    </message>
    <message>
        <source>official against official</source>
        <translation>offizielle Angaben gegeneinander</translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>auf %1</translation>
    </message>
    <message>
        <source>on one cloud only</source>
        <translation>nur in einer Cloud</translation>
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
        <source>on-demand</source>
        <comment>the type of a price</comment>
        <translation>On-Demand</translation>
    </message>
    <message>
        <source>on-demand list price</source>
        <translation>On-Demand-Listenpreis</translation>
    </message>
    <message>
        <source>on-demand, spot, reserved or Capacity Block</source>
        <translation>On-Demand, Spot, reserviert oder Capacity Block</translation>
    </message>
    <message>
        <source>one chart per scenario</source>
        <translation>ein Diagramm pro Szenario</translation>
    </message>
    <message>
        <source>one chip's links</source>
        <translation>Verbindungen eines Chips</translation>
    </message>
    <message>
        <source>one floating-point operation; a TFLOPS is 10^12 of them per second, a PFLOPS 10^15.</source>
        <translation>eine Gleitkommaoperation; ein TFLOPS sind 10^12 davon pro Sekunde, ein PFLOPS 10^15.</translation>
    </message>
    <message>
        <source>one is dense and the other sparse</source>
        <translation>eines ist dicht, das andere sparse</translation>
    </message>
    <message>
        <source>one is for a chip and the other for a whole machine</source>
        <translation>eines gilt für einen Chip, das andere für eine ganze Maschine</translation>
    </message>
    <message>
        <source>one of the two is an estimate</source>
        <translation>eines von beiden ist eine Schätzung</translation>
    </message>
    <message>
        <source>one of the two is announced but not on sale</source>
        <translation>eines von beiden ist angekündigt, noch nicht erhältlich</translation>
    </message>
    <message>
        <source>one of the two was never measured</source>
        <translation>eines von beiden wurde nie gemessen</translation>
    </message>
    <message>
        <source>only in the price book %1</source>
        <translation>nur in der Preisliste „%1“</translation>
    </message>
    <message>
        <source>operations per byte moved to or from memory.</source>
        <translation>Operationen, die eine Arbeit mit jedem Byte ausführt, das sie aus dem Speicher oder in ihn überträgt.</translation>
    </message>
    <message>
        <source>or committed</source>
        <translation>oder mit Laufzeitbindung</translation>
    </message>
    <message>
        <source>other</source>
        <translation>ein anderes</translation>
    </message>
    <message>
        <source>outlined = claimed or estimated</source>
        <translation>umrandet = behauptet oder geschätzt</translation>
    </message>
    <message>
        <source>outlined = our estimate</source>
        <translation>umrandet = unsere Schätzung</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>x-Achse: %1</translation>
    </message>
    <message>
        <source>over %1</source>
        <comment>a chance above 99 %</comment>
        <translation>über %1</translation>
    </message>
    <message>
        <source>over %1</source>
        <comment>odds above 95 to 5</comment>
        <translation>über %1</translation>
    </message>
    <message>
        <source>over %1 as a multiple of today's</source>
        <translation>x-Achse: %1, als Vielfaches von heute</translation>
    </message>
    <message>
        <source>over NeuronCores</source>
        <translation>über NeuronCores</translation>
    </message>
    <message>
        <source>overhead</source>
        <translation>feste Verzögerungen</translation>
    </message>
    <message>
        <source>owned machines</source>
        <translation>eigene Maschinen</translation>
    </message>
    <message>
        <source>owned machines, prompts included</source>
        <translation>eigene Maschinen, Prompts inbegriffen</translation>
    </message>
    <message>
        <source>p4d.24xlarge before June 2025</source>
        <translation>p4d.24xlarge vor Juni 2025</translation>
    </message>
    <message>
        <source>p5.48xlarge before June 2025</source>
        <translation>p5.48xlarge vor Juni 2025</translation>
    </message>
    <message>
        <source>p5en.48xlarge before June 2025</source>
        <translation>p5en.48xlarge vor Juni 2025</translation>
    </message>
    <message>
        <source>paid hours x monthly cost of owning / 730</source>
        <translation>bezahlte Stunden x Monatskosten des Eigentums / 730</translation>
    </message>
    <message>
        <source>paid hours x price of whole instances</source>
        <translation>bezahlte Stunden x Preis ganzer Instanzen</translation>
    </message>
    <message>
        <source>partly</source>
        <translation>teilweise</translation>
    </message>
    <message>
        <source>payback; pay back; payback time; break even; break-even; switching; moving; migration; savings; roi; return on investment; when does it pay</source>
        <translation>amortisation; amortisieren; amortisationszeit; amortisationsdauer; break-even; break even; gewinnschwelle; wechsel; umstieg; migration; ersparnis; einsparung; roi; kapitalrendite; wann lohnt es sich</translation>
    </message>
    <message>
        <source>pays back in %1 months</source>
        <translation>amortisiert sich in %1 Monaten</translation>
    </message>
    <message>
        <source>pays back in %1 months, or never</source>
        <translation>amortisiert sich in %1 Monaten oder nie</translation>
    </message>
    <message>
        <source>pdf; print; printout</source>
        <translation>pdf; drucken; ausdruck</translation>
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
        <source>people with deuteranopia</source>
        <translation>Menschen mit Deuteranopie</translation>
    </message>
    <message>
        <source>people with protanopia</source>
        <translation>Menschen mit Protanopie</translation>
    </message>
    <message>
        <source>people with tritanopia</source>
        <translation>Menschen mit Tritanopie</translation>
    </message>
    <message>
        <source>per 1M items</source>
        <translation>pro 1 Mio. Elemente</translation>
    </message>
    <message>
        <source>per 1M output tokens</source>
        <translation>pro 1 Mio. Ausgabe-Tokens</translation>
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
        <source>per instance 131.3%; per chip 1,299/1,979 = 65.6%; memory 16 x 96 GiB = 1,536 GiB = 1,649 GB, 1,649/640 = 257.7%</source>
        <translation>pro Instanz 131,3 %; pro Chip 1.299/1.979 = 65,6 %; Speicher 16 x 96 GiB = 1.536 GiB = 1.649 GB, 1.649/640 = 257,7 %</translation>
    </message>
    <message>
        <source>per system</source>
        <translation>pro System</translation>
    </message>
    <message>
        <source>performance and size</source>
        <translation>Geschwindigkeit und Größe</translation>
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
        <translation>bild; abbildung; grafik; screenshot; bildschirmfoto; png</translation>
    </message>
    <message>
        <source>plain data parallelism</source>
        <translation>einfache Datenparallelität</translation>
    </message>
    <message>
        <source>point = price on that date</source>
        <translation>Punkt = ein Preis dieses Datums</translation>
    </message>
    <message>
        <source>portuguese; brazilian</source>
        <translation>portugiesisch; brasilianisch</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>möglich</translation>
    </message>
    <message>
        <source>possible, range overlaps with the first</source>
        <translation>möglich, überlappt mit dem ersten</translation>
    </message>
    <message>
        <source>pound; pounds; sterling; £</source>
        <translation>pfund; britisches pfund; sterling; £</translation>
    </message>
    <message>
        <source>power</source>
        <translation>Leistungsaufnahme</translation>
    </message>
    <message>
        <source>power not published</source>
        <translation>Leistungsaufnahme unveröffentlicht</translation>
    </message>
    <message>
        <source>power of the chips / tokens per second</source>
        <translation>Leistungsaufnahme der Chips / Tokens pro Sekunde</translation>
    </message>
    <message>
        <source>power of the chips x PUE / items per second</source>
        <translation>Leistungsaufnahme der Chips x PUE / Elemente pro Sekunde</translation>
    </message>
    <message>
        <source>power of the chips x PUE / tokens per second</source>
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
        <source>power planned</source>
        <translation>geplante Leistungsaufnahme</translation>
    </message>
    <message>
        <source>power usage effectiveness: the energy a data centre takes from the grid per kilowatt-hour of its computers.</source>
        <translation>Power Usage Effectiveness: was ein Rechenzentrum pro Kilowattstunde seiner Rechner aus dem Stromnetz bezieht.</translation>
    </message>
    <message>
        <source>power; watts; TDP</source>
        <translation>leistungsaufnahme; stromverbrauch; watt; TDP</translation>
    </message>
    <message>
        <source>powerpoint; power point; slides; ppt; pptx; deck; keynote</source>
        <translation>powerpoint; power point; folien; ppt; pptx; foliensatz; keynote</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>vorhergesagt</translation>
    </message>
    <message>
        <source>predicted %1 (%2)</source>
        <translation>vorhergesagt %1 (%2)</translation>
    </message>
    <message>
        <source>predicted = measured</source>
        <translation>vorhergesagt = gemessen</translation>
    </message>
    <message>
        <source>preferences; options; configuration</source>
        <translation>einstellungen; optionen; konfiguration</translation>
    </message>
    <message>
        <source>prefill, or one read of the weights if that is longer, and the overhead</source>
        <translation>Prefill, oder einmaliges Lesen der Gewichte, wo das länger dauert, und der feste Aufwand</translation>
    </message>
    <message>
        <source>presentation; presentation mode; slideshow; projector</source>
        <translation>präsentation; präsentationsmodus; bildschirmpräsentation; diashow; beamer; projektor</translation>
    </message>
    <message>
        <source>price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>price / utilised items per second</source>
        <translation>Preis / genutzte Elemente pro Sekunde</translation>
    </message>
    <message>
        <source>price / utilised prompt tokens per second</source>
        <translation>Preis / genutzte Prompt-Tokens pro Sekunde</translation>
    </message>
    <message>
        <source>price / utilised tokens per second</source>
        <translation>Preis / genutzte Tokens pro Sekunde</translation>
    </message>
    <message>
        <source>price and speed</source>
        <translation>Preis und Geschwindigkeit</translation>
    </message>
    <message>
        <source>price history</source>
        <translation>Preisverlauf</translation>
    </message>
    <message>
        <source>price less residual value, repaid with interest, plus staff, energy of the whole machine at all hours x PUE, and colocation</source>
        <translation>Preis abzüglich Restwert mit Zins getilgt, Personal, Energie der ganzen Maschine in allen Stunden x PUE, Colocation</translation>
    </message>
    <message>
        <source>price list</source>
        <translation>Preisliste</translation>
    </message>
    <message>
        <source>price lists</source>
        <translation>Preislisten</translation>
    </message>
    <message>
        <source>price of whole instances x hours per month</source>
        <translation>Preis ganzer Instanzen x Stunden pro Monat</translation>
    </message>
    <message>
        <source>price paid</source>
        <translation>gezahlter Preis</translation>
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
        <source>price per hour of all rented units</source>
        <translation>Preis pro Stunde für alles Gemietete</translation>
    </message>
    <message>
        <source>price per hour of the rented unit</source>
        <translation>Preis pro Stunde für das Gemietete</translation>
    </message>
    <message>
        <source>price per hour of the rented unit / its chips</source>
        <translation>Preis pro Stunde für das Gemietete / seine Chips</translation>
    </message>
    <message>
        <source>price trend; price drop; prices over time; old prices</source>
        <translation>preisentwicklung; preistrend; preisverlauf; preissenkung; preisverfall; alte preise</translation>
    </message>
    <message>
        <source>price unknown</source>
        <translation>Preis nicht bekannt</translation>
    </message>
    <message>
        <source>price; hourly price; rent; rental price</source>
        <translation>preis; stundenpreis; miete; mietpreis</translation>
    </message>
    <message>
        <source>priced per chip, but the number of chips is not stated</source>
        <translation>Preis pro Chip, deren Anzahl ist nicht angegeben</translation>
    </message>
    <message>
        <source>prices</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>prices from zero</source>
        <translation>Preise ab null</translation>
    </message>
    <message>
        <source>prices logarithmic</source>
        <translation>Preise logarithmisch</translation>
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
        <source>published comparisons</source>
        <translation>Vergleiche, die jemand veröffentlicht hat</translation>
    </message>
    <message>
        <source>range of the power</source>
        <translation>Spanne der Leistung</translation>
    </message>
    <message>
        <source>range of the price</source>
        <translation>Spanne des Preises</translation>
    </message>
    <message>
        <source>ranges of the price and of the power</source>
        <translation>Spannen von Preis und Leistung</translation>
    </message>
    <message>
        <source>rank within AWS</source>
        <translation>Rang innerhalb von AWS</translation>
    </message>
    <message>
        <source>rank, as the guide has it</source>
        <translation>Rang, laut Leitfaden</translation>
    </message>
    <message>
        <source>ranked by cost</source>
        <translation>nach Kosten gereiht</translation>
    </message>
    <message>
        <source>ranked by monthly bill</source>
        <translation>nach Monatsrechnung geordnet</translation>
    </message>
    <message>
        <source>ranked by speed per chip</source>
        <translation>nach Geschwindigkeit pro Chip gereiht</translation>
    </message>
    <message>
        <source>rate of %1</source>
        <translation>Kurs vom %1</translation>
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
        <translation>ging innerhalb eines Jahres nach den ersten Verkäufen von Blackwell in Produktion</translation>
    </message>
    <message>
        <source>real; reais</source>
        <translation>real; reais</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>release date</source>
        <translation>Veröffentlichungsdatum</translation>
    </message>
    <message>
        <source>release date, as the guide has it</source>
        <translation>Veröffentlichungsdatum, laut Leitfaden</translation>
    </message>
    <message>
        <source>removed by you</source>
        <translation>von Ihnen weggelassen</translation>
    </message>
    <message>
        <source>rent</source>
        <translation>Miete</translation>
    </message>
    <message>
        <source>rent, hours used</source>
        <translation>Miete, genutzte Stunden</translation>
    </message>
    <message>
        <source>rental cost of 730 hours / API price</source>
        <translation>Miete von 730 Stunden / API-Preis</translation>
    </message>
    <message>
        <source>rental paid for used hours only</source>
        <translation>Miete für die genutzten Stunden</translation>
    </message>
    <message>
        <source>rented with %1 chips</source>
        <translation>gemietet mit %1 Chips</translation>
    </message>
    <message>
        <source>replicas in parallel</source>
        <translation>parallele Kopien des Modells</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>requirements, with ranges and values</source>
        <translation>was sich von Chips verlangen lässt, mit Bereichen und Werten</translation>
    </message>
    <message>
        <source>reserved</source>
        <comment>the type of a price</comment>
        <translation>reserviert</translation>
    </message>
    <message>
        <source>ring = baseline</source>
        <translation>Ring = Referenz</translation>
    </message>
    <message>
        <source>ring = now</source>
        <translation>Ring = jetzt</translation>
    </message>
    <message>
        <source>rise of the capacity block price in January 2026</source>
        <translation>Erhöhung des Capacity-Block-Preises im Januar 2026</translation>
    </message>
    <message>
        <source>rises %1, above %2</source>
        <comment>a price; a percentage, a price</comment>
        <translation>um %1 auf über %2 steigt</translation>
    </message>
    <message>
        <source>rises above %1</source>
        <translation>über %1 steigt</translation>
    </message>
    <message>
        <source>roadmap</source>
        <translation>Roadmap</translation>
    </message>
    <message>
        <source>roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>rounding</source>
        <translation>Rundung</translation>
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
        <source>ruled out: %1</source>
        <translation>ausgeschlossen: %1</translation>
    </message>
    <message>
        <source>rules for choosing chips</source>
        <translation>wann was zu wählen ist</translation>
    </message>
    <message>
        <source>rules out</source>
        <translation>schließt aus</translation>
    </message>
    <message>
        <source>rupee; rupees; ₹</source>
        <translation>rupie; rupien; ₹</translation>
    </message>
    <message>
        <source>saved at the high threshold with 40%</source>
        <translation>Einsparung an der oberen Schwelle bei 40 %</translation>
    </message>
    <message>
        <source>saved at the low threshold with 40%</source>
        <translation>Einsparung an der unteren Schwelle bei 40 %</translation>
    </message>
    <message>
        <source>scale</source>
        <translation>Umfang</translation>
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
        <source>second rank, as the guide has it</source>
        <translation>zweiter Rang, laut Leitfaden</translation>
    </message>
    <message>
        <source>secondary text</source>
        <translation>gedämpfter Text</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>Sekunden</translation>
    </message>
    <message>
        <source>sells its chips to others</source>
        <translation>verkauft seine Chips an andere</translation>
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
        <source>service level</source>
        <translation>Service-Level</translation>
    </message>
    <message>
        <source>serving</source>
        <translation>Inferenz</translation>
    </message>
    <message>
        <source>several</source>
        <translation>mehrere</translation>
    </message>
    <message>
        <source>several Trainium instances linked to work as one.</source>
        <translation>mehrere Trainium-Instanzen, die so verbunden sind, dass sie wie eine arbeiten.</translation>
    </message>
    <message>
        <source>several buildings, joined by a special network</source>
        <translation>mehrere Gebäude, durch ein besonderes Netz verbunden</translation>
    </message>
    <message>
        <source>share of peak</source>
        <translation>Anteil an der Spitzenleistung</translation>
    </message>
    <message>
        <source>share of the cost on p5.48xlarge, capacity block against P5 on demand</source>
        <translation>Anteil an den Kosten auf p5.48xlarge, Capacity Block gegenüber P5 On-Demand</translation>
    </message>
    <message>
        <source>share of the cost on p5.48xlarge, capacity blocks of 2026-01-31</source>
        <translation>Anteil an den Kosten auf p5.48xlarge, Capacity Blocks vom 2026-01-31</translation>
    </message>
    <message>
        <source>share of the cost on p5.48xlarge, capacity blocks of 2026-07-22</source>
        <translation>Anteil an den Kosten auf p5.48xlarge, Capacity Blocks vom 2026-07-22</translation>
    </message>
    <message>
        <source>share of the cost on p5.48xlarge, guide prices</source>
        <translation>Anteil an den Kosten auf p5.48xlarge, Leitfadenpreise</translation>
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
        <source>single instructions, memory allocation, scheduling and the instruction set</source>
        <translation>einzelne Befehle, Speicherzuteilung, Ablaufplanung und den Befehlssatz</translation>
    </message>
    <message>
        <source>site area</source>
        <translation>Fläche des Geländes</translation>
    </message>
    <message>
        <source>site area (French and German text)</source>
        <translation>Fläche des Geländes (französischer und deutscher Text)</translation>
    </message>
    <message>
        <source>site area (Portuguese and Spanish text)</source>
        <translation>Fläche des Geländes (portugiesischer und spanischer Text)</translation>
    </message>
    <message>
        <source>size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>slide</source>
        <translation>folie</translation>
    </message>
    <message>
        <source>slide %1 of %2</source>
        <translation>Folie %1 von %2</translation>
    </message>
    <message>
        <source>smaller than a bank card</source>
        <translation>kleiner als eine Bankkarte</translation>
    </message>
    <message>
        <source>smallest number of chips whose memory holds the workload and the requested concurrency</source>
        <translation>kleinste Zahl von Chips, deren Speicher die Arbeitslast und die verlangten gleichzeitigen Anfragen fasst</translation>
    </message>
    <message>
        <source>software no longer maintained</source>
        <translation>Software nicht mehr gepflegt</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>source; sources; where does it come from; evidence</source>
        <translation>quelle; quellen; woher stammt das; beleg; belege; nachweis</translation>
    </message>
    <message>
        <source>sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>sources of the figures</source>
        <translation>woher die Werte stammen</translation>
    </message>
    <message>
        <source>sources that disagree</source>
        <translation>widersprüchliche Quellen</translation>
    </message>
    <message>
        <source>spanish</source>
        <translation>spanisch</translation>
    </message>
    <message>
        <source>specs; specifications; datasheet; peaks; tflops; side by side; memory size</source>
        <translation>technische daten; spezifikationen; specs; datenblatt; spitzenwerte; tflops; nebeneinander; speichergröße</translation>
    </message>
    <message>
        <source>speed; how fast; faster; fastest; throughput; performance; tokens per second; latency; workload</source>
        <translation>geschwindigkeit; tempo; wie schnell; schneller; am schnellsten; durchsatz; leistung; performance; tokens pro sekunde; latenz; workload</translation>
    </message>
    <message>
        <source>spot</source>
        <comment>the type of a price</comment>
        <translation>Spot</translation>
    </message>
    <message>
        <source>spot %1, on-demand %2 USD per hour</source>
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
        <source>stated by its vendor but not on sale yet; drawn hatched, and always marked next to shipping products.</source>
        <translation>vom Hersteller genannt, aber noch nicht zu haben; schraffiert gezeichnet und nie stillschweigend mit Verfügbarem vermischt.</translation>
    </message>
    <message>
        <source>states</source>
        <translation>Bundesstaaten</translation>
    </message>
    <message>
        <source>status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>stay on %1</source>
        <translation>bei %1 bleiben</translation>
    </message>
    <message>
        <source>steps = whole deployments</source>
        <translation>Stufen = ganze Deployments</translation>
    </message>
    <message>
        <source>string "%1"</source>
        <translation>die Zeichenkette „%1“</translation>
    </message>
    <message>
        <source>stronger = farther from 1</source>
        <translation>kräftiger = weiter von 1 entfernt</translation>
    </message>
    <message>
        <source>stronger = more</source>
        <translation>kräftiger = mehr</translation>
    </message>
    <message>
        <source>structured sparsity called new</source>
        <translation>strukturierte Sparsity als neu bezeichnet</translation>
    </message>
    <message>
        <source>successor of PyTorch/XLA</source>
        <translation>Nachfolger von PyTorch/XLA</translation>
    </message>
    <message>
        <source>supports NVIDIA NVLink Fusion</source>
        <translation>unterstützt NVIDIA NVLink Fusion</translation>
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
        <source>table; numbers; all numbers; data table</source>
        <translation>tabelle; zahlen; alle zahlen; datentabelle</translation>
    </message>
    <message>
        <source>takes over five years to pay back</source>
        <translation>amortisiert sich erst nach über fünf Jahren</translation>
    </message>
    <message>
        <source>takes too long</source>
        <translation>dauert zu lange</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>text instead of a bar = reason for no number</source>
        <translation>Text statt Balken = keine Zahl, und warum</translation>
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
        <source>the API price</source>
        <translation>der API-Preis</translation>
    </message>
    <message>
        <source>the KV cache precision in bits</source>
        <translation>die Anzahl der Bits pro Cache-Wert</translation>
    </message>
    <message>
        <source>the US dollars for 1 of the currency, such as 1.08</source>
        <translation>die US-Dollar für 1 der Währung, etwa 1.08</translation>
    </message>
    <message>
        <source>the accelerator's name</source>
        <translation>der Name des Beschleunigers</translation>
    </message>
    <message>
        <source>the arithmetic intensity above which compute limits a chip instead of memory bandwidth: its peak divided by its bandwidth.</source>
        <translation>die arithmetische Intensität, ab der ein Chip durch die Rechenleistung statt durch die Speicherbandbreite begrenzt ist: seine Spitzenleistung geteilt durch seine Bandbreite.</translation>
    </message>
    <message>
        <source>the baseline has no value here</source>
        <translation>die Referenz hat hier keine Zahl</translation>
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
        <source>the cached share of the prompt</source>
        <translation>der Anteil des Prompts im Cache</translation>
    </message>
    <message numerus="yes">
        <source>the catalogue has %n custom figures</source>
        <translation><numerusform>der Katalog hat %n eigenen Wert</numerusform><numerusform>der Katalog hat %n eigene Werte</numerusform></translation>
    </message>
    <message>
        <source>the catalogue has 1 custom figure</source>
        <translation>der Katalog hat 1 eigenen Wert</translation>
    </message>
    <message>
        <source>the chip, instance or system that the others are compared with.</source>
        <translation>Chip, Instanz oder System, womit die anderen verglichen werden.</translation>
    </message>
    <message>
        <source>the colocation price</source>
        <translation>der Preis der Colocation</translation>
    </message>
    <message>
        <source>the compute efficiency</source>
        <translation>die Recheneffizienz</translation>
    </message>
    <message>
        <source>the compute precision in bits</source>
        <translation>die Anzahl der Bits der Arithmetik</translation>
    </message>
    <message>
        <source>the constants of the estimates, fitted in advance to published measurements; nothing is fitted while the program runs.</source>
        <translation>die Konstanten der Schätzungen, einmal aus veröffentlichten Messungen ermittelt; im laufenden Programm wird nichts angepasst.</translation>
    </message>
    <message>
        <source>the cost of staff and maintenance</source>
        <translation>die Kosten für Personal und Wartung</translation>
    </message>
    <message>
        <source>the currency</source>
        <translation>die Währung</translation>
    </message>
    <message>
        <source>the data-centre PUE</source>
        <translation>die PUE des Rechenzentrums</translation>
    </message>
    <message>
        <source>the date of the price</source>
        <translation>das Datum des Preises</translation>
    </message>
    <message>
        <source>the discount</source>
        <translation>der Rabatt</translation>
    </message>
    <message>
        <source>the divisor's range reaches zero</source>
        <translation>die Spanne des Divisors reicht bis null</translation>
    </message>
    <message>
        <source>the energy price</source>
        <translation>der Energiepreis</translation>
    </message>
    <message>
        <source>the fast links between chips in one machine, and the slower links between machines.</source>
        <translation>die schnellen Verbindungen zwischen Chips einer Maschine und die langsameren zwischen Maschinen.</translation>
    </message>
    <message>
        <source>the figure is %1</source>
        <translation>der Wert gilt für %1</translation>
    </message>
    <message>
        <source>the first figure</source>
        <translation>der erste Wert</translation>
    </message>
    <message>
        <source>the global batch size</source>
        <translation>die Anzahl der Sequenzen pro Schritt</translation>
    </message>
    <message>
        <source>the goodput</source>
        <translation>der Goodput</translation>
    </message>
    <message>
        <source>the head size</source>
        <translation>die Head-Größe</translation>
    </message>
    <message>
        <source>the hidden size</source>
        <translation>die Hidden-Größe</translation>
    </message>
    <message>
        <source>the highest throughput that a chip can reach at each arithmetic intensity.</source>
        <translation>was ein Chip bei der jeweiligen arithmetischen Intensität höchstens erreichen kann.</translation>
    </message>
    <message>
        <source>the host power</source>
        <translation>die Leistung neben den Chips</translation>
    </message>
    <message>
        <source>the host's memory in GiB</source>
        <translation>der Arbeitsspeicher des Hosts in GiB</translation>
    </message>
    <message>
        <source>the hours that a price pays for</source>
        <translation>die Stunden, für die ein Preis gilt</translation>
    </message>
    <message>
        <source>the instance type</source>
        <translation>der Instanztyp</translation>
    </message>
    <message>
        <source>the interest rate</source>
        <translation>der Zins</translation>
    </message>
    <message>
        <source>the keys and values of earlier tokens, kept in memory so that a model does not recalculate them.</source>
        <translation>was ein Modell von den bisherigen Tokens im Speicher behält, um sie nicht neu zu berechnen.</translation>
    </message>
    <message>
        <source>the length of the commitment</source>
        <translation>die Dauer der Laufzeitbindung</translation>
    </message>
    <message>
        <source>the link efficiency</source>
        <translation>die Verbindungseffizienz</translation>
    </message>
    <message>
        <source>the longest sequence</source>
        <translation>die längste Sequenz</translation>
    </message>
    <message>
        <source>the lowest and highest value that a number can have; formulas carry it through.</source>
        <translation>der kleinste und der größte Wert, den eine Zahl haben kann; Formeln führen beide weiter.</translation>
    </message>
    <message>
        <source>the machine price</source>
        <translation>der Preis der Maschine</translation>
    </message>
    <message>
        <source>the machines that a price pays for</source>
        <translation>die Maschinen, für die ein Preis gilt</translation>
    </message>
    <message>
        <source>the memory efficiency</source>
        <translation>die Speichereffizienz</translation>
    </message>
    <message>
        <source>the memory of an accelerator, or of all</source>
        <translation>der Speicher eines Beschleunigers oder aller</translation>
    </message>
    <message>
        <source>the meter</source>
        <translation>die Verbrauchseinheit</translation>
    </message>
    <message>
        <source>the minimum tokens/s per user</source>
        <translation>die Geschwindigkeit pro Nutzer</translation>
    </message>
    <message>
        <source>the model FLOP utilisation of %1</source>
        <translation>die Modell-FLOP-Auslastung (MFU) von %1</translation>
    </message>
    <message>
        <source>the monthly output in billion tokens</source>
        <translation>die Ausgabe pro Monat in Milliarden Tokens</translation>
    </message>
    <message>
        <source>the monthly volume costs %1 now</source>
        <translation>die Monatsarbeit kostet derzeit %1</translation>
    </message>
    <message>
        <source>the network belongs to the instance, not to the chip</source>
        <translation>das Netzwerk gehört zur Instanz, nicht zum Chip</translation>
    </message>
    <message>
        <source>the number of KV heads</source>
        <translation>die Anzahl der KV-Heads</translation>
    </message>
    <message>
        <source>the number of accelerators</source>
        <translation>die Anzahl der Beschleuniger</translation>
    </message>
    <message>
        <source>the number of active parameters in billions</source>
        <translation>die Anzahl der aktiven Parameter in Milliarden</translation>
    </message>
    <message>
        <source>the number of attention heads</source>
        <translation>die Anzahl der Attention-Heads</translation>
    </message>
    <message>
        <source>the number of chips</source>
        <translation>die Anzahl der Chips</translation>
    </message>
    <message>
        <source>the number of chips of %1 alone</source>
        <translation>die Anzahl der Chips nur bei %1</translation>
    </message>
    <message>
        <source>the number of concurrent requests</source>
        <translation>die Anzahl der gleichzeitigen Anfragen</translation>
    </message>
    <message>
        <source>the number of denoising steps</source>
        <translation>die Anzahl der Denoising-Schritte</translation>
    </message>
    <message>
        <source>the number of hours per month</source>
        <translation>die Anzahl der Stunden pro Monat</translation>
    </message>
    <message>
        <source>the number of input tokens</source>
        <translation>die Anzahl der Eingabe-Tokens</translation>
    </message>
    <message>
        <source>the number of layers</source>
        <translation>die Anzahl der Schichten</translation>
    </message>
    <message>
        <source>the number of monthly items in millions</source>
        <translation>die Anzahl der Elemente pro Monat in Millionen</translation>
    </message>
    <message>
        <source>the number of output tokens</source>
        <translation>die Anzahl der Ausgabe-Tokens</translation>
    </message>
    <message>
        <source>the number of parameters in billions</source>
        <translation>die Anzahl der Parameter in Milliarden</translation>
    </message>
    <message>
        <source>the number of tokens per decode step</source>
        <translation>die Anzahl der Tokens eines Decode-Schritts</translation>
    </message>
    <message>
        <source>the number of training tokens in billions</source>
        <translation>die Anzahl der Trainings-Tokens in Milliarden</translation>
    </message>
    <message>
        <source>the on-demand price in USD an hour</source>
        <translation>der On-Demand-Preis in USD pro Stunde</translation>
    </message>
    <message>
        <source>the only remaining option</source>
        <translation>als Einziger übrig</translation>
    </message>
    <message>
        <source>the operating system</source>
        <translation>das Betriebssystem</translation>
    </message>
    <message>
        <source>the options that no other option beats in both plotted metrics.</source>
        <translation>die eines Vergleichs, die in beiden gezeichneten Größen von nichts anderem übertroffen werden.</translation>
    </message>
    <message>
        <source>the overhead</source>
        <translation>die Dauer der festen Verzögerungen</translation>
    </message>
    <message>
        <source>the phase that generates the answer token by token; mostly limited by memory bandwidth.</source>
        <translation>die Phase, die eine Antwort Token für Token schreibt; meist durch die Speicherbandbreite begrenzt.</translation>
    </message>
    <message>
        <source>the phase that processes the prompt; mostly limited by compute.</source>
        <translation>die Phase, die den Prompt liest; meist durch die Rechenleistung begrenzt.</translation>
    </message>
    <message>
        <source>the price factor</source>
        <translation>der Preisfaktor</translation>
    </message>
    <message>
        <source>the price of %1</source>
        <translation>der Preis von %1</translation>
    </message>
    <message>
        <source>the prices contradict what the providers publish</source>
        <translation>die Preise widersprechen den Angaben der Anbieter</translation>
    </message>
    <message>
        <source>the product</source>
        <translation>das Produkt</translation>
    </message>
    <message>
        <source>the provider</source>
        <translation>der Anbieter</translation>
    </message>
    <message>
        <source>the range of the baseline's number reaches zero</source>
        <translation>die Spanne der Zahl der Referenz reicht bis null</translation>
    </message>
    <message>
        <source>the region</source>
        <translation>die Region</translation>
    </message>
    <message>
        <source>the reservation term</source>
        <translation>die Dauer einer Reservierung</translation>
    </message>
    <message>
        <source>the residual value</source>
        <translation>der Restwert</translation>
    </message>
    <message>
        <source>the second figure</source>
        <translation>der zweite Wert</translation>
    </message>
    <message>
        <source>the sequence length</source>
        <translation>die Sequenzlänge</translation>
    </message>
    <message>
        <source>the service life in years</source>
        <translation>die Nutzungsdauer in Jahren</translation>
    </message>
    <message>
        <source>the serving stack</source>
        <translation>der Serving-Stack</translation>
    </message>
    <message>
        <source>the share of a run's hours that make progress; the rest is lost to failures, restarts and checkpoints.</source>
        <translation>der Anteil der Stunden eines Laufs, die ihn voranbringen; der Rest geht an Ausfälle, Neustarts und Checkpoints.</translation>
    </message>
    <message>
        <source>the share of the paid hours in which chips do work; idle hours are also paid for.</source>
        <translation>der Anteil der bezahlten Stunden, in denen Chips arbeiten; auch Leerlauf wird bezahlt.</translation>
    </message>
    <message>
        <source>the software platform for NVIDIA chips; operators written for it run on no other chips.</source>
        <translation>die Software, mit der Programme für NVIDIA-Chips geschrieben werden; dafür geschriebene Operationen laufen auf keinen anderen Chips.</translation>
    </message>
    <message>
        <source>the spot price in USD an hour</source>
        <translation>der Spot-Preis in USD pro Stunde</translation>
    </message>
    <message>
        <source>the time to the first token</source>
        <translation>die Zeit bis zum ersten Token</translation>
    </message>
    <message>
        <source>the title</source>
        <translation>der Titel</translation>
    </message>
    <message>
        <source>the training efficiency</source>
        <translation>die Trainingseffizienz</translation>
    </message>
    <message>
        <source>the unit of the price</source>
        <translation>die Bezugsgröße des Preises</translation>
    </message>
    <message>
        <source>the utilisation</source>
        <translation>die Auslastung</translation>
    </message>
    <message>
        <source>the vocabulary size</source>
        <translation>die Größe des Vokabulars</translation>
    </message>
    <message>
        <source>the wait before an answer begins: prefill and overhead.</source>
        <translation>was man wartet, bis eine Antwort beginnt: das Prefill und die festen Kosten.</translation>
    </message>
    <message>
        <source>the warning</source>
        <translation>Warnhinweis</translation>
    </message>
    <message>
        <source>the weight precision in bits</source>
        <translation>die Anzahl der Bits pro Gewicht</translation>
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
        <source>their number formats differ</source>
        <translation>die Zahlenformate unterscheiden sich</translation>
    </message>
    <message>
        <source>their price types differ</source>
        <translation>die Preise sind von verschiedener Art</translation>
    </message>
    <message>
        <source>their prices are from different regions</source>
        <translation>die Preise sind aus verschiedenen Regionen</translation>
    </message>
    <message>
        <source>their prices have different dates</source>
        <translation>die Preise sind von verschiedenen Zeitpunkten</translation>
    </message>
    <message>
        <source>there is no memory</source>
        <translation>kein Arbeitsspeicher verfügbar</translation>
    </message>
    <message>
        <source>there is no other value near %1.</source>
        <translation>in der Nähe von %1 gibt es keinen anderen Wert.</translation>
    </message>
    <message>
        <source>they have different numbers of chips</source>
        <translation>sie gelten für unterschiedliche Chipanzahlen</translation>
    </message>
    <message>
        <source>thick line = best offers, none is both cheaper and faster</source>
        <translation>dicke Linie = beste Angebote, keines ist zugleich günstiger und schneller</translation>
    </message>
    <message>
        <source>thin line = rent for used hours only</source>
        <translation>dünne Linie = Miete nur für genutzte Stunden</translation>
    </message>
    <message>
        <source>thin lines = equal cost, %1</source>
        <translation>dünne Linien = gleiche Kosten, %1</translation>
    </message>
    <message>
        <source>thin lines = thresholds of the AWS chip guide</source>
        <translation>dünne Linien = Schwellen des AWS-Chip-Leitfadens</translation>
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
        <source>throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>throughput (MoE)</source>
        <translation>Durchsatz (MoE)</translation>
    </message>
    <message>
        <source>throughput at full load</source>
        <translation>Durchsatz bei voller Last</translation>
    </message>
    <message>
        <source>throughput at full load (MoE)</source>
        <translation>Durchsatz bei voller Last (MoE)</translation>
    </message>
    <message>
        <source>throughput per chip, regardless of cost</source>
        <translation>Geschwindigkeit pro Chip, egal zu welchem Preis</translation>
    </message>
    <message>
        <source>tied with the first</source>
        <translation>gleichauf mit dem ersten</translation>
    </message>
    <message>
        <source>time to first token</source>
        <translation>Zeit bis zum ersten Token</translation>
    </message>
    <message>
        <source>time to first token (MoE)</source>
        <translation>Zeit bis zum ersten Token (MoE)</translation>
    </message>
    <message>
        <source>times</source>
        <translation>mal</translation>
    </message>
    <message>
        <source>times the other</source>
        <translation>Vielfaches des anderen</translation>
    </message>
    <message>
        <source>to fine-tune %1</source>
        <translation>beim Fine-Tuning von %1</translation>
    </message>
    <message>
        <source>to run %1</source>
        <translation>bei der Batch-Inferenz mit %1</translation>
    </message>
    <message>
        <source>to serve %1</source>
        <translation>bei der Inferenz mit %1</translation>
    </message>
    <message>
        <source>to train %1</source>
        <translation>beim Training von %1</translation>
    </message>
    <message>
        <source>to verify</source>
        <translation>zu prüfen</translation>
    </message>
    <message>
        <source>today = 1</source>
        <translation>heute = 1</translation>
    </message>
    <message>
        <source>tokens per USD</source>
        <translation>Tokens pro USD</translation>
    </message>
    <message>
        <source>tokens per dollar; value for money; price performance; best value</source>
        <translation>tokens pro dollar; tokens fürs geld; preis-leistung; preis-leistungs-verhältnis; preisleistung; am meisten fürs geld</translation>
    </message>
    <message>
        <source>tokens per second</source>
        <translation>Tokens pro Sekunde</translation>
    </message>
    <message>
        <source>tokens per second / chips</source>
        <translation>Tokens pro Sekunde / Chips</translation>
    </message>
    <message>
        <source>tokens per second per chip</source>
        <translation>Tokens pro Sekunde und Chip</translation>
    </message>
    <message>
        <source>tokens per second per instance</source>
        <translation>Tokens pro Sekunde und Instanz</translation>
    </message>
    <message>
        <source>tokens per second per system</source>
        <translation>Tokens pro Sekunde und System</translation>
    </message>
    <message>
        <source>tokens per second, both axes logarithmic</source>
        <translation>Tokens pro Sekunde, beide Achsen logarithmisch</translation>
    </message>
    <message>
        <source>tokens x chip time per token / goodput</source>
        <translation>Tokens x Zeit pro Token und Chip / Goodput</translation>
    </message>
    <message>
        <source>tokens/s per chip</source>
        <translation>tokens/s pro Chip</translation>
    </message>
    <message>
        <source>too little memory</source>
        <translation>zu wenig Speicher</translation>
    </message>
    <message>
        <source>too much work to move</source>
        <translation>Umstieg zu aufwendig</translation>
    </message>
    <message>
        <source>too slow</source>
        <translation>zu langsam</translation>
    </message>
    <message>
        <source>torch_neuron</source>
        <translation>torch_neuron</translation>
    </message>
    <message>
        <source>training</source>
        <translation>Training</translation>
    </message>
    <message>
        <source>training of Claude only</source>
        <translation>nur Training von Claude</translation>
    </message>
    <message>
        <source>training of mixture-of-experts models</source>
        <translation>Training von Mixture-of-Experts-Modellen</translation>
    </message>
    <message>
        <source>training speed, latency, energy use</source>
        <translation>Trainingstempo, Latenz, Energieverbrauch</translation>
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
        <translation>Dreieck = ein Batch</translation>
    </message>
    <message>
        <source>trn1.2xlarge: 1.10 USD for one Trainium1.</source>
        <translation>trn1.2xlarge: 1,10 USD für einen Trainium1.</translation>
    </message>
    <message>
        <source>trn2.48xlarge at 35.7608 USD/h against p5.48xlarge at published prices: 65% to 114%.</source>
        <translation>trn2.48xlarge zu 35,7608 USD/h gegenüber p5.48xlarge zu veröffentlichten Preisen: 65 % bis 114 %.</translation>
    </message>
    <message>
        <source>trn2.48xlarge: 4.80 / 16 = 0.30 USD for one Trainium2.</source>
        <translation>trn2.48xlarge: 4,80 / 16 = 0,30 USD für ein Trainium2.</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>two costs are needed</source>
        <translation>zwei Kostenwerte sind nötig</translation>
    </message>
    <message>
        <source>two rows with a number are needed</source>
        <translation>zwei Zeilen mit einer Zahl sind nötig</translation>
    </message>
    <message>
        <source>two sources</source>
        <translation>zwei Quellen</translation>
    </message>
    <message>
        <source>uncertainty</source>
        <translation>Unsicherheit</translation>
    </message>
    <message>
        <source>unchecked</source>
        <translation>ungeprüft</translation>
    </message>
    <message>
        <source>undated</source>
        <translation>undatiert</translation>
    </message>
    <message>
        <source>under 1%</source>
        <translation>unter 1 %</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>unless %1 %2</source>
        <comment>its price; rises above an amount</comment>
        <translation>außer wenn %1 %2</translation>
    </message>
    <message>
        <source>unless %1 runs on %2</source>
        <comment>a chip; 6 chips or more</comment>
        <translation>außer %1 läuft auf %2</translation>
    </message>
    <message>
        <source>unless both run on %1</source>
        <comment>4 chips or fewer</comment>
        <translation>außer beide laufen auf %1</translation>
    </message>
    <message>
        <source>up and left is better</source>
        <translation>oben links ist besser</translation>
    </message>
    <message>
        <source>up and right is better</source>
        <translation>oben rechts ist besser</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>bis zu %1</translation>
    </message>
    <message>
        <source>use case</source>
        <translation>Einsatzzweck</translation>
    </message>
    <message>
        <source>use, another place in the guide</source>
        <translation>Nutzung, an anderer Stelle im Leitfaden</translation>
    </message>
    <message>
        <source>use, one place in the guide</source>
        <translation>Nutzung, an einer Stelle im Leitfaden</translation>
    </message>
    <message>
        <source>utilised tokens per second / price</source>
        <translation>genutzte Tokens pro Sekunde / Preis</translation>
    </message>
    <message>
        <source>vCPUs</source>
        <translation>virtuelle Prozessoren</translation>
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
        <source>vertical line = %1 per user</source>
        <translation>senkrechte Linie = %1 pro Nutzer</translation>
    </message>
    <message>
        <source>volume; monthly volume; tokens a month; tokens per month; how many tokens; traffic; usage</source>
        <translation>volumen; menge; monatsvolumen; monatsmenge; tokens im monat; tokens pro monat; wie viele tokens; traffic; nutzung</translation>
    </message>
    <message>
        <source>vs on-demand 55.04: 64.97%; vs Capacity Block 2026-07 41.528: 86.11%; vs Capacity Block 2026-01 31.464: 113.66%. Per dense FP8 PFLOPS: 49.5%, 65.6%, 86.6%</source>
        <translation>gegenüber On-Demand 55,04: 64,97 %; gegenüber Capacity Block 2026-07 41,528: 86,11 %; gegenüber Capacity Block 2026-01 31,464: 113,66 %. Pro dichtem FP8-PFLOPS: 49,5 %, 65,6 %, 86,6 %</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>warning, legend and footer</source>
        <translation>Warnung, Legende und Fußzeile</translation>
    </message>
    <message>
        <source>warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <source>weeks</source>
        <translation>Wochen</translation>
    </message>
    <message>
        <source>weeks on several hundred thousand chips</source>
        <translation>Wochen auf mehreren hunderttausend Chips</translation>
    </message>
    <message>
        <source>weights, states and activations, or weights and the cache of all concurrent requests</source>
        <translation>Gewichte, Zustände und Aktivierungen oder Gewichte und der Cache aller gleichzeitigen Anfragen</translation>
    </message>
    <message>
        <source>what "nearly 500,000" allows</source>
        <translation>was „fast 500.000“ zulässt</translation>
    </message>
    <message>
        <source>what if</source>
        <translation>Was-wäre-wenn</translation>
    </message>
    <message>
        <source>what if; what-if; tornado; what would change it; what changes the answer; uncertainty; risk; odds</source>
        <translation>was wäre wenn; was-wäre-wenn; what if; tornado; was würde es ändern; was ändert die antwort; unsicherheit; risiko; chancen; wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>whether it is a spot price</source>
        <translation>ob es ein Spot-Preis ist</translation>
    </message>
    <message>
        <source>while %1 is %2, not %3</source>
        <comment>an assumption; from 1 to 3; up to 0</comment>
        <translation>solange %1 so bleibt: %2, nicht %3</translation>
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
        <source>whisker = range</source>
        <translation>Fehlerbalken = Spanne</translation>
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
        <source>whole instances that hold the chips</source>
        <translation>ganze Instanzen, die die Chips enthalten</translation>
    </message>
    <message>
        <source>why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>why; reason; reasons; answer</source>
        <translation>warum; wieso; grund; gründe; antwort</translation>
    </message>
    <message>
        <source>wide release, by press reports</source>
        <translation>breite Freigabe, laut Presseberichten</translation>
    </message>
    <message numerus="yes">
        <source>with %n custom figures</source>
        <translation><numerusform>mit %n eigenem Wert</numerusform><numerusform>mit %n eigenen Werten</numerusform></translation>
    </message>
    <message>
        <source>with 1 custom figure</source>
        <translation>mit 1 eigenem Wert</translation>
    </message>
    <message>
        <source>with a commitment %1, not %2</source>
        <comment>from 1 year on; up to 0 years</comment>
        <translation>mit einer Laufzeitbindung %1, nicht %2</translation>
    </message>
    <message>
        <source>with a commitment of %1 or more, not without one</source>
        <comment>so many years</comment>
        <translation>mit einer Laufzeitbindung ab %1, nicht ohne</translation>
    </message>
    <message>
        <source>with enough memory</source>
        <translation>deren Speicher ihn fasst</translation>
    </message>
    <message>
        <source>within 25%</source>
        <translation>innerhalb von 25 %</translation>
    </message>
    <message>
        <source>without a commitment, not with one of %1 or more</source>
        <comment>so many years</comment>
        <translation>ohne Laufzeitbindung, nicht mit einer ab %1</translation>
    </message>
    <message>
        <source>work items that a chip processes at once; larger batches share each read of the weights.</source>
        <translation>Arbeitsstücke, die ein Chip gleichzeitig bearbeitet; größere teilen sich jedes Lesen der Gewichte.</translation>
    </message>
    <message>
        <source>work per dollar</source>
        <translation>Arbeit fürs Geld</translation>
    </message>
    <message>
        <source>workload</source>
        <translation>Workload</translation>
    </message>
    <message>
        <source>workloads to estimate: training, serving, batch inference</source>
        <translation>was sich schätzen lässt: Training, Serving, Batch-Inferenz</translation>
    </message>
    <message>
        <source>year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>years</source>
        <translation>Jahre</translation>
    </message>
    <message>
        <source>yen; ¥</source>
        <translation>yen; ¥</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>your rate</source>
        <translation>eigener Kurs</translation>
    </message>
    <message>
        <source>yuan; renminbi; rmb</source>
        <translation>yuan; renminbi; rmb</translation>
    </message>
    <message>
        <source>zoom; zoom in; larger; bigger; larger text</source>
        <translation>zoom; vergrößern; größer; heranzoomen; größere schrift; größerer text</translation>
    </message>
    <message>
        <source>×%1</source>
        <comment>behind a chip's name: how many of it</comment>
        <translation>×%1</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>“%1” is in %2. Edit the file: changes appear immediately.</source>
        <translation>„%1“ liegt in %2. Die Datei bearbeiten: Änderungen daran werden sofort angezeigt.</translation>
    </message>
    <message>
        <source>“%1” is not a number; the decimal sign is “%2”.</source>
        <translation>„%1“ ist keine Zahl; das Dezimalzeichen ist „%2“.</translation>
    </message>
    <message>
        <source>“%1” is not part of the comparison; the page selected another one.</source>
        <translation>„%1“ wird hier nicht verglichen; die Seite hat etwas anderes gewählt.</translation>
    </message>
    <message>
        <source>← → pages   B black   A assumptions   Esc exit</source>
        <translation>← → Seiten   B schwarz   A Annahmen   Esc beendet</translation>
    </message>
    <message>
        <source>◀ = baseline</source>
        <translation>◀ = Referenz</translation>
    </message>
    <message>
        <source>◂ %1</source>
        <translation>◂ %1</translation>
    </message>
    <message>
        <source>◆ Fault:</source>
        <translation>◆ Fehler:</translation>
    </message>
    <message>
        <source>◆ Not comparable: %1</source>
        <translation>◆ Nicht direkt vergleichbar: %1</translation>
    </message>
    <message>
        <source>◇ Caution:</source>
        <translation>◇ Warnung:</translation>
    </message>
    <message>
        <source>● %1</source>
        <translation>● %1</translation>
    </message>
    <message>
        <source>⚠ Contradiction</source>
        <translation>⚠ Widerspruch</translation>
    </message>
</context>
</TS>
