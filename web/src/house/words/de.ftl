house-alone = Diese Seite spielt von selbst: Alles geschieht und bleibt auf diesem Gerät. Niemand sonst war dabei, darum kann anderen nicht bewiesen werden, dass hier fair gegeben wurde, und die Partien zählen nirgends.
house-opening = Das Haus wird geöffnet. Beim ersten Mal dauert es am längsten.
house-waits = Das Haus ist in einem anderen Tab dieses Browsers offen. Schließ ihn, dann öffnet es sich hier.
house-failed = Das Haus konnte nicht geöffnet werden: { $why }
