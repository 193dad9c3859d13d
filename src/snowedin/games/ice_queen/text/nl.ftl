# IJskoningin in het Nederlands.

call = { $category } noemen
called = { $you ->
    [1] Je noemt { $category }.
   *[other] { $who } noemt { $category }.
}
showed = { $you ->
    [1] Je toont { $card }: { $value }.
   *[other] { $who } toont { $card }: { $value }.
}
took = { $you ->
    [1] Je neemt { $count } kaarten.
   *[other] { $who } neemt { $count } kaarten.
}
tied = Het hoogste wordt gedeeld; er liggen { $count } kaarten in het midden.
out = { $you ->
    [1] Je ligt eruit.
   *[other] { $who } ligt eruit.
}
won = { $you ->
    [1] Je wint en bent ere-IJskoningin.
   *[other] { $who } wint en is ere-IJskoningin.
}

category-winter-scale = Winterschaal
category-power = Macht
category-charisma = Uitstraling
category-intelligence = Verstand
category-empathy = Medeleven
category-gifts = Geschenken en steekpenningen
category-cunning = Sluwheid
category-ruthlessness = Meedogenloosheid
category-courage = Moed
category-sociability = Gezelligheid
category-quick-wit = Gevatheid
category-ego = Ego
category-total = Totaal aantal punten

meaning-winter-scale = Hoe afstandelijk IJs is, of hoe open Vuur op anderen afstapt.
meaning-power = Invloed in ambt, zaken of politiek.
meaning-charisma = De charme die mensen aantrekt.
meaning-intelligence = De scherpe geest alleen, niet wat iemand heeft geleerd.
meaning-empathy = De wereld door andermans ogen zien.
meaning-gifts = Hoe vaak en hoe goed iemand geeft, uit goedheid of voor een gunst.
meaning-cunning = Listige invallen die niemand ziet aankomen, en je weg weten op straat.
meaning-ruthlessness = Het eigenbelang zonder genade najagen; het tegendeel van Medeleven.
meaning-courage = Het gevaar trotseren en je gevoelens durven tonen.
meaning-sociability = Snel met mensen overweg kunnen.
meaning-quick-wit = Meteen het slimme antwoord klaar hebben.
meaning-ego = Hoe belangrijk iemand zichzelf vindt en hoeveel bewondering nodig is.
meaning-total = De twaalf getallen van de kaart bij elkaar opgeteld.

card-1 = De Sneeuwkoningin
flavour-1 = Ze gaf hem de hele wereld en nieuwe schaatsen, en hield zijn hart als kwitantie.
card-2 = Gerda
flavour-2 = Liep op blote voeten tot het einde van het noorden, want niemand had gezegd dat het niet kon.
card-3 = Kay
flavour-3 = Rekent breuken uit zijn hoofd, ook als hij bevriest.
card-4 = Het Roversmeisje
flavour-4 = Slaapt met een mes, kust haar rendier welterusten en meent het allebei.
card-5 = Jack Frost
flavour-5 = Tekent op elk raam van de stad en is weg voor iemand hem ziet.
card-6 = Skadi
flavour-6 = Koos een man op zijn voeten alleen, en houdt sindsdien meer van ski’s.
card-7 = Ullr
flavour-7 = Is de helling steil en het doel klein, vraag het hem dan eerst.
card-8 = Boreas
flavour-8 = Heeft nog nooit een deur achter zich dichtgedaan.
card-9 = De Cailleach
flavour-9 = Maakte de bergen door stenen uit haar schort te laten vallen, en heeft geen spijt.
card-10 = Yuki-onna
flavour-10 = Ze laat je leven als je zwijgt. Lees dit dus niet hardop.
card-11 = Vrouw Holle
flavour-11 = Als zij haar dekbed uitschudt, gaan de scholen dicht.
card-12 = Ded Moroz
flavour-12 = Vraagt of je het warm hebt en neemt het antwoord heel serieus.
card-13 = Snegoerotsjka
flavour-13 = Gemaakt van sneeuw, dol op kampvuren. Je ziet het al aankomen.
card-14 = Krampus
flavour-14 = Houdt ook een lijst bij, maar alleen de interessante helft.
card-15 = La Befana
flavour-15 = Had het te druk met vegen om de ster te zien, en bezorgt sindsdien pakjes om het goed te maken.
card-16 = Ebenezer Scrooge
flavour-16 = Dooft het vuur om kolen te sparen en noemt dat karakter.
card-17 = De Notenkraker
flavour-17 = Een heer met een ijzeren kaak die over niemand kwaad spreekt.
card-18 = De Muizenkoning
flavour-18 = Zeven koppen, zeven kronen en samen geen enkel goed idee.
card-19 = De goede koning Wenceslaus
flavour-19 = Gaat zelf de diepe sneeuw in en stuurt de page in zijn voetstappen naar huis.
card-20 = Het meisje met de zwavelstokjes
flavour-20 = Zolang één lucifer brandde was de hele etalage van haar.
card-21 = De Sneeuwpop
flavour-21 = Werd verliefd op de kachel die hij door het kelderraam zag.
card-22 = De Kerstman
flavour-22 = Elk huis in één nacht, en dan nog tijd voor de koekjes.
card-23 = De Elfenkoning
flavour-23 = Alleen een sliert mist, zegt de vader. Rijd sneller, zegt het kind.
card-24 = Het kleine dennenboompje
flavour-24 = Kon nauwelijks wachten om iemand te zijn, en was het: precies één avond.
card-25 = Amarok
flavour-25 = Jaagt op wie alleen jaagt, bij wijze van advies.
card-26 = Morozko
flavour-26 = Wees beleefd, zeg dat je het niet koud hebt, en je gaat naar huis met een kist vol bont.
card-27 = Vadertje Tijd
flavour-27 = Komt in de laatste nacht van elk jaar, altijd een beetje buiten adem.
card-28 = De Hulstkoning
flavour-28 = Heerst over de korte dagen en verliest elke midzomer stipt zijn kroon.
card-29 = De Raaf van het Noorden
flavour-29 = Kent de weg, kent een kortere en weet wat ze je allebei waard zijn.
card-30 = De haan van Bremen
flavour-30 = Te luid voor de soeppan en te trots voor de schuur in de sneeuw.
