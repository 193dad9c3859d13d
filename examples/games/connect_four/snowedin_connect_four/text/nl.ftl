game-connect_four = Vier op een rij
pitch-connect_four = Laat schijven in zeven kolommen vallen en leg als eerste vier op een rij.
drop = Kolom { $column }
dropped = { $you ->
    [1] Je laat een schijf in kolom { $column } vallen.
   *[other] { $who } laat een schijf in kolom { $column } vallen.
}
won = { $you ->
    [1] Vier op een rij: je wint!
   *[other] Vier op een rij: { $who } wint.
}
full = Het rek is vol: niemand wint.
ask-drop = Laat een schijf in een kolom vallen
