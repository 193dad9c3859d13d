house-alone = Esta página juega por sí sola: todo ocurre y se queda en este dispositivo. Nadie más estuvo presente, así que no se puede probar a otros que el reparto fue justo, y las partidas no cuentan en ningún sitio.
house-opening = Se está abriendo la casa. La primera vez es la que más tarda.
house-waits = La casa está abierta en otra pestaña de este navegador. Ciérrala y se abrirá aquí.
house-failed = No se pudo abrir la casa: { $why }
