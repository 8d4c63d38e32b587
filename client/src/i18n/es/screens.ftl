# Spanish. No native speaker has reviewed these sentences yet.
#
# Settings, oneself, about, and the small screens of links.

title-settings = Ajustes - Folsom
settings = Ajustes
settings-about = Se guardan en este navegador.
settings-looks = Aspecto
settings-game = En la mesa
settings-language = Idioma
settings-language-auto = El del navegador
language-unreviewed = Ninguna persona nativa ha revisado todavía este idioma. Algunas frases pueden sonar raras.
settings-text = Tamaño del texto
# $percent (String): how large
settings-text-size = { $percent }{ "\u00A0" }%
settings-contrast = Contraste
contrast-system = El del sistema
contrast-usual = Normal
contrast-high = Alto
settings-motion = Movimiento
motion-system = El del sistema
motion-full = Completo
motion-less = Reducido
settings-patterns = Tramas junto a los colores
settings-patterns-about = Lo que es de un bandido se marca también con una trama.
settings-speed = Velocidad de las escenas
speed-slow = Lenta
speed-normal = Media
speed-fast = Rápida
speed-instant = Instantánea
settings-sound = Sonido
settings-volume = Volumen
settings-hints = Consejos para la primera partida
settings-keys = Teclas sueltas en la mesa
settings-keys-about = Sin ellas solo valen Tab, Intro, las flechas y Escape, como en todas partes. En la mesa, ? muestra la lista.
settings-confirm = Confirmar respuestas
settings-confirm-about = Preguntar otra vez antes de enviar una respuesta.
settings-title-turn = Mi turno en el título
settings-title-turn-about = El título de la pestaña avisa de que se espera una respuesta tuya.
settings-chime = Un sonido cuando me toca
settings-plain-http = Esta página ha llegado por HTTP sin cifrar, como en casa: entonces los navegadores no le dejan usar el portapapeles, instalarse ni avisar. Todo lo demás funciona.

title-me = Yo - Folsom
me = Yo
me-name = Nombre
me-rename = Cambiar el nombre
me-link = Enlace privado de vuelta
me-link-about = Con este enlace vuelves como la misma persona en cualquier dispositivo. No lo compartas; uno nuevo anula el viejo.
me-link-make = Crear un enlace de vuelta
me-link-label = Tu enlace de vuelta
me-devices = Dónde se te conoce
# $when (String): a date and time
me-device = Navegador, desde { $when }
# $when (String): a date and time
me-device-this = Este navegador, desde { $when }
# $when (String): a date and time
me-device-token = Programa, desde { $when }
me-sign-out = Salir
me-blocked = A quién bloqueas
me-unblock = Dejar de bloquear
me-forget = Borrarme
me-forget-about = Tu nombre, tus dispositivos y tus enlaces se borran al momento. Las partidas que jugaste se quedan, sin tu nombre. No hay vuelta atrás.
me-forget-do = Borrar todo lo mío
me-forget-sure = ¿Seguro que quieres borrar todo lo tuyo?

title-return = De vuelta - Folsom
return = De vuelta
# $name (String): one's own name
return-done = Aquí estás de nuevo, { $name }.
return-missing = Este enlace de vuelta está incompleto: le falta la parte que sigue a #.
return-go = A mis mesas

title-invited = Invitación - Folsom
invited = Tienes una invitación
invited-about = En esta casa se entra con invitación, y tú tienes una. Se guarda en este navegador.
invited-go = Entrar

title-about = Acerca de - Folsom
about = Acerca de Folsom
about-unofficial = Folsom es una mesa no oficial para dos juegos de mesa de asaltos a trenes. No pertenece a ninguna editorial ni usa sus textos, imágenes o letras: las reglas se cuentan con nuestras palabras, y todos los dibujos y sonidos son nuestros.
about-buy = Si te gusta algún juego de aquí, compra el impreso: vale la pena tenerlo en una mesa de verdad.
about-reconstruction = Las cartas de To jest napad! se han reconstruido a partir de su reglamento; sus valores pueden no ser los impresos.
about-secrets = Lo que tu puesto no debe saber nunca llega a tu navegador. Al empezar una mesa ves la huella de su barajado; al acabar, la página la comprueba.
about-open = Folsom es software libre con licencia Apache 2.0. Puedes alojarlo para tus amigos con una sola orden.
about-api = Para programas: la API
# $version (String): of the server
about-version = Versión { $version }
