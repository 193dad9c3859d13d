house-alone = Cette page joue toute seule : tout se passe et reste sur cet appareil. Personne d’autre n’était là ; l’équité des parties jouées ici ne peut donc être prouvée à d’autres, et elles ne comptent nulle part.
house-opening = On ouvre la maison. La première fois est la plus longue.
house-waits = La maison est ouverte dans un autre onglet de ce navigateur. Fermez-le, et elle s’ouvrira ici.
house-failed = La maison n’a pas pu être ouverte : { $why }
