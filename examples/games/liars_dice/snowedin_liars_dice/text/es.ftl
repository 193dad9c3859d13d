game-liars_dice = Dados mentirosos
pitch-liars_dice = Apuesta por lo que hay bajo todos los cubiletes, sube, y dilo cuando ya no te lo creas.
option-liars_dice-ones = Los unos
option-liars_dice-ones-help = Si un uno cuenta como cualquier cara.
bid = { $count } × { $face }
doubt = ¡Lo dudo!
bids = { $you ->
    [1] Dices { $count } × { $face }.
   *[other] { $who } dice { $count } × { $face }.
}
doubted = { $you ->
    [1] Lo dudas: se levantan los cubiletes.
   *[other] { $who } lo duda: se levantan los cubiletes.
}
found = Hay { $count } × { $face }.
lost = { $you ->
    [1] Pierdes un dado.
   *[other] { $who } pierde un dado.
}
out = { $you ->
    [1] Pierdes tu último dado.
   *[other] { $who } pierde su último dado.
}
won = { $you ->
    [1] ¡Ganas!
   *[other] Gana { $who }.
}
bid-now = { $count } × { $face }
no-bid = Sin apuesta
round = Ronda { $number }
dice = dados
zone-count = ¿Cuántos?
zone-face = ¿De qué cara?
ask-bid = Di una cara y cuántos
ask-doubt = Sube la apuesta o dúdala
