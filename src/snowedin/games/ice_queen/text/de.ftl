# Eiskönigin auf Deutsch.

call = { $category } ansagen
called = { $you ->
    [1] Du sagst { $category } an.
   *[other] { $who } sagt { $category } an.
}
showed = { $you ->
    [1] Du zeigst { $card }: { $value }.
   *[other] { $who } zeigt { $card }: { $value }.
}
took = { $you ->
    [1] Du nimmst { $count } Karten.
   *[other] { $who } nimmt { $count } Karten.
}
tied = Das Höchste ist geteilt; { $count } Karten liegen in der Mitte.
out = { $you ->
    [1] Du bist ausgeschieden.
   *[other] { $who } ist ausgeschieden.
}
won = { $you ->
    [1] Du gewinnst und bist Eiskönigin ehrenhalber.
   *[other] { $who } gewinnt und ist Eiskönigin ehrenhalber.
}

category-winter-scale = Winterskala
category-power = Macht
category-charisma = Ausstrahlung
category-intelligence = Verstand
category-empathy = Mitgefühl
category-gifts = Geschenke und Bestechung
category-cunning = Schläue
category-ruthlessness = Härte
category-courage = Mut
category-sociability = Geselligkeit
category-quick-wit = Schlagfertigkeit
category-ego = Ego
category-total = Gesamtpunkte

meaning-winter-scale = Wie fern sich Eis hält oder wie offen Feuer auf andere zugeht.
meaning-power = Einfluss in Amt, Beruf oder Politik.
meaning-charisma = Der Charme, der Menschen anzieht.
meaning-intelligence = Der scharfe Geist allein, nicht das Gelernte.
meaning-empathy = Die Welt mit den Augen anderer sehen.
meaning-gifts = Wie oft und wie gut jemand gibt, aus Güte oder für einen Gefallen.
meaning-cunning = Gewitzte Einfälle, mit denen niemand rechnet, und Schläue auf der Straße.
meaning-ruthlessness = Den eigenen Vorteil ohne Gnade verfolgen; das Gegenteil von Mitgefühl.
meaning-courage = Der Gefahr standhalten und sich trauen, Gefühle zu zeigen.
meaning-sociability = Mit Leuten schnell warm werden.
meaning-quick-wit = Sofort die kluge Antwort parat haben.
meaning-ego = Wie wichtig sich jemand nimmt und wie viel Bewunderung nötig ist.
meaning-total = Die zwölf Zahlen der Karte zusammengezählt.

card-1 = Die Schneekönigin
flavour-1 = Sie gab ihm die ganze Welt und neue Schlittschuhe, und behielt sein Herz als Quittung.
card-2 = Gerda
flavour-2 = Ging barfuß bis ans Ende des Nordens, weil ihr niemand gesagt hatte, dass das nicht geht.
card-3 = Kay
flavour-3 = Rechnet Brüche im Kopf, auch beim Erfrieren.
card-4 = Das Räubermädchen
flavour-4 = Schläft mit einem Messer, küsst ihr Rentier zur guten Nacht und meint beides ernst.
card-5 = Väterchen Reif
flavour-5 = Unterschreibt an jedem Fenster der Stadt und ist weg, bevor ihn jemand sieht.
card-6 = Skadi
flavour-6 = Wählte einen Mann nur nach seinen Füßen und zieht seither Skier vor.
card-7 = Ullr
flavour-7 = Wenn der Hang steil und das Ziel klein ist, frag zuerst ihn.
card-8 = Boreas
flavour-8 = Hat noch nie eine Tür hinter sich zugemacht.
card-9 = Die Cailleach
flavour-9 = Machte die Berge, indem sie Steine aus der Schürze verlor, und bereut es nicht.
card-10 = Yuki-onna
flavour-10 = Sie lässt dich leben, wenn du schweigst. Lies das also nicht laut vor.
card-11 = Frau Holle
flavour-11 = Wenn sie ihr Federbett ausschüttelt, fällt die Schule aus.
card-12 = Väterchen Frost
flavour-12 = Fragt, ob dir warm ist, und nimmt die Antwort sehr ernst.
card-13 = Snegurotschka
flavour-13 = Aus Schnee gemacht und Lagerfeuern zugetan. Man ahnt, wohin das führt.
card-14 = Krampus
flavour-14 = Führt auch eine Liste, aber nur die spannende Hälfte.
card-15 = La Befana
flavour-15 = War zu sehr mit Fegen beschäftigt, um den Stern zu sehen, und trägt seither zur Sühne Päckchen aus.
card-16 = Ebenezer Scrooge
flavour-16 = Löscht das Feuer, um Kohle zu sparen, und nennt das Charakter.
card-17 = Der Nussknacker
flavour-17 = Ein Herr mit eisernem Kiefer, der über niemanden Schlechtes sagt.
card-18 = Der Mausekönig
flavour-18 = Sieben Köpfe, sieben Kronen und zusammen nicht ein guter Einfall.
card-19 = Der gute König Wenzel
flavour-19 = Geht selbst in den tiefen Schnee und schickt den Pagen in seinen Spuren heim.
card-20 = Das Mädchen mit den Schwefelhölzern
flavour-20 = Für die Dauer eines Streichholzes gehörte ihr das ganze Schaufenster.
card-21 = Der Schneemann
flavour-21 = Verliebte sich in den Ofen, den er durchs Kellerfenster sah.
card-22 = Der Weihnachtsmann
flavour-22 = Jedes Haus in einer Nacht, und es bleibt noch Zeit für die Plätzchen.
card-23 = Der Erlkönig
flavour-23 = Nur ein Nebelstreif, sagt der Vater. Reite schneller, sagt das Kind.
card-24 = Der kleine Tannenbaum
flavour-24 = Konnte es kaum erwarten, jemand zu sein, und war es: genau einen Abend lang.
card-25 = Amarok
flavour-25 = Jagt die, die allein jagen, gewissermaßen als Rat.
card-26 = Morosko
flavour-26 = Sei höflich, sag, dass dir nicht kalt ist, und du gehst mit einer Truhe Pelze heim.
card-27 = Vater Zeit
flavour-27 = Kommt in der letzten Nacht jedes Jahres, immer ein wenig außer Atem.
card-28 = Der Stechpalmenkönig
flavour-28 = Herrscht über die kurzen Tage und verliert jeden Mittsommer pünktlich die Krone.
card-29 = Der Rabe des Nordens
flavour-29 = Kennt den Weg, kennt eine Abkürzung und weiß, was dir beide wert sind.
card-30 = Der Bremer Hahn
flavour-30 = Zu laut für den Suppentopf und zu stolz für die Scheune im Schnee.
