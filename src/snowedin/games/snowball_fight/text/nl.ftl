# Sneeuwballengevecht in het Nederlands.

card = { $a } | { $b } (kaart { $card })

side-nothing = niets
side-snowball = Sneeuwbal
side-slushball = Papbal
side-sneak = Sluipaanval
side-dodge = Ontwijken
side-upgrade = Verbeteren
side-restock = Aanvullen
side-offensive-dodge = Ontwijken en gooien
side-ultra-upgrade = Superverbeteren
side-barrage = Salvo
side-snatch = Grijp en ren
side-rocks = Stenen gooien
side-whitewash = Inwrijven
side-fort = Sneeuwfort
side-iceball = IJsbal

level-basic = Eenvoudig
level-advanced = Beter
level-extreme = Extreem

# Keuzes
play = { $side } van kaart { $card } spelen
pick-keeping-first = { $card } houden
pick-keeping-second = { $card } houden
pick-keeping-pair = { $card } houden
pick-ultra-upgrading = { $card } nemen
pick-snatching = { $card } halen
pick-giving = { $card } afstaan
pick-abandoning = { $card } achterlaten
take-near = { $card } van je eigen stapel nemen
take-far = { $card } van de andere stapel nemen
use-bonus = ook de andere kant gebruiken: { $side }
leave-bonus = de andere kant laten: geen { $side }
steal = een kaart stelen
decline-stealing = niets stelen
decline-ultra-upgrading = niets nemen
decline-snatching = niets ruilen
decline-following = geen tweede kaart spelen

# Wat er gebeurt
chose = { $you ->
    [1] Je hebt gekozen.
   *[other] { $who } heeft gekozen.
}
passed-on = De kaarten die niemand hield gaan naar de ander.
kept = Beiden hebben hun twee kaarten; de rest en de Extreme kaarten worden het Arsenaal.
drew = Je trekt { $card }.
showed = { $you ->
    [1] Ingewreven toon je je hand aan je rivaal.
   *[other] Ingewreven toont { $who } de hand aan de rivaal.
}
showing = { $who } toont { $card }.
threw = { $you ->
    [1] Je speelt { $side }: { $card }.
   *[other] { $who } speelt { $side }: { $card }.
}
blanked = { $you ->
    [1] Het Sneeuwfort houdt je kaart tegen; ze doet niets.
   *[other] Het Sneeuwfort houdt de kaart van { $who } tegen; ze doet niets.
}
hit = { $you ->
    [1] Je bent geraakt: { $side }.
   *[other] { $who } is geraakt: { $side }.
}
sneaked = { $you ->
    [1] De Sluipaanval verrast je.
   *[other] De Sluipaanval verrast { $who }.
}
missed = { $you ->
    [1] Je ontwijkt: { $side }.
   *[other] { $who } ontwijkt: { $side }.
}
slowed = { $you ->
    [1] Je trekt de volgende beurt maar één kaart.
   *[other] { $who } trekt de volgende beurt maar één kaart.
}
watched = { $you ->
    [1] Je moet tonen wat je de volgende beurt trekt.
   *[other] { $who } moet tonen wat de volgende beurt brengt.
}
bonus = { $you ->
    [1] Je gebruikt ook de andere kant: { $side }.
   *[other] { $who } gebruikt ook de andere kant: { $side }.
}
declined-dodging = { $you ->
    [1] Je laat de andere kant.
   *[other] { $who } laat de andere kant.
}
declined-stealing = { $you ->
    [1] Je steelt niets.
   *[other] { $who } steelt niets.
}
declined-ultra-upgrading = { $you ->
    [1] Je neemt niets.
   *[other] { $who } neemt niets.
}
declined-snatching = { $you ->
    [1] Je ruilt niets.
   *[other] { $who } ruilt niets.
}
declined-following = { $you ->
    [1] Je speelt geen tweede kaart.
   *[other] { $who } speelt geen tweede kaart.
}
took = { $you ->
    [1] Je neemt { $card } uit het Arsenaal.
   *[other] { $who } neemt { $card } uit het Arsenaal.
}
brought-back = { $you ->
    [1] Je haalt { $card } terug.
   *[other] { $who } haalt { $card } terug.
}
gave = { $you ->
    [1] Je staat { $card } af.
   *[other] { $who } staat { $card } af.
}
restocked = { $you ->
    [1] Je schudt je aflegstapel door je trekstapel.
   *[other] { $who } schudt de aflegstapel door de trekstapel.
}
stole = { $you ->
    [1] Je steelt { $card }.
   *[other] { $who } steelt { $card }.
}
stole-something = { $who } steelt een kaart.
abandoned = { $you ->
    [1] Je laat { $card } achter.
   *[other] { $who } laat { $card } achter.
}
followed = { $you ->
    [1] Je speelt een tweede kaart, { $side }: { $card }.
   *[other] { $who } speelt een tweede kaart, { $side }: { $card }.
}
turned-up = { $you ->
    [1] Je stapel van het Arsenaal toont { $card }.
   *[other] De stapel van { $who } in het Arsenaal toont { $card }.
}
final-round = Het Arsenaal is leeg. Beiden schudden al hun kaarten; dit is de laatste ronde.
short = { $you ->
    [1] Je kunt niet genoeg kaarten trekken; het gevecht is voorbij.
   *[other] { $who } kan niet genoeg kaarten trekken; het gevecht is voorbij.
}
capped = Het wordt donker; het gevecht is voorbij.
points = { $you ->
    [1] Je hebt { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
   *[other] { $who } heeft { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
}
won = { $you ->
    [1] Je wint het gevecht.
   *[other] { $who } wint het gevecht.
}
shared = Beiden hebben evenveel punten en delen de overwinning.

# De tafel
phase-keeping-first = Keuze: houd één kaart en geef de andere door.
phase-keeping-second = Keuze: houd nog één kaart en geef de andere door.
phase-keeping-pair = Keuze: houd twee van deze vier kaarten.
phase-throwing = Kies een kaart en een van haar kanten.
phase-ultra-upgrading = Superverbeteren: kies een kaart.
phase-upgrading = Verbeteren: kies een stapel.
phase-dodging = Ontwijken heeft zijn andere kant verdiend.
phase-snatching = Grijp en ren: kies een achtergelaten kaart.
phase-giving = Grijp en ren: kies wat je ervoor afstaat.
phase-stealing = Papbal: een kaart stelen of niet.
phase-abandoning = Kies een kaart om achter te laten.
phase-following = Salvo: een tweede kaart spelen of niet.
phase-over = Het gevecht is voorbij.
