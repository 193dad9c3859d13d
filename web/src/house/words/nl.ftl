house-alone = Deze pagina speelt vanzelf: alles gebeurt en blijft op dit apparaat. Niemand anders was erbij, dus aan anderen valt niet te bewijzen dat er eerlijk is gedeeld, en de partijen tellen nergens mee.
house-opening = Het huis wordt geopend. De eerste keer duurt het langst.
house-waits = Het huis is open in een ander tabblad van deze browser. Sluit het daar, dan gaat het hier open.
house-failed = Het huis kon niet worden geopend: { $why }
