# Italian. No native speaker has reviewed these sentences yet.
#
# Settings, oneself, about, and the small screens of links.

title-settings = Impostazioni - Folsom
settings = Impostazioni
settings-about = Sono conservate in questo browser.
settings-looks = Aspetto
settings-game = Al tavolo
settings-language = Lingua
settings-language-auto = Quella del browser
language-unreviewed = Nessun madrelingua ha ancora rivisto questa lingua. Alcune frasi possono suonare strane.
settings-text = Dimensione del testo
# $percent (String): how large
settings-text-size = { $percent }{ "\u00A0" }%
settings-contrast = Contrasto
contrast-system = Quello del sistema
contrast-usual = Normale
contrast-high = Alto
settings-motion = Movimento
motion-system = Quello del sistema
motion-full = Tutto
motion-less = Ridotto
settings-patterns = Trame accanto ai colori
settings-patterns-about = Ciò che è di un bandito è segnato anche da una trama.
settings-speed = Velocità delle scene
speed-slow = Lenta
speed-normal = Normale
speed-fast = Veloce
speed-instant = Istantanea
settings-sound = Suono
settings-volume = Volume del suono
settings-hints = Consigli per la prima partita
settings-keys = Tasti singoli al tavolo
settings-keys-about = Spenti: valgono solo Tab, Invio, le frecce ed Esc, come ovunque. Al tavolo, ? mostra l'elenco.
settings-confirm = Conferma delle risposte
settings-confirm-about = Chiedi ancora una volta prima di inviare una risposta.
settings-title-turn = Il mio turno nel titolo
settings-title-turn-about = Il titolo della scheda dice quando si aspetta una tua risposta.
settings-chime = Un suono quando tocca a me
settings-plain-http = Questa pagina è arrivata via HTTP semplice, come in casa: allora i browser le negano appunti, installazione e notifiche. Tutto il resto funziona.

title-me = Io - Folsom
me = Io
me-name = Nome
me-rename = Cambia il nome
me-link = Link privato di ritorno
me-link-about = Con questo link torni come la stessa persona, su qualsiasi dispositivo. Non darlo a nessuno; uno nuovo annulla il vecchio.
me-link-make = Crea un link di ritorno
me-link-label = Il tuo link di ritorno
me-devices = Dove ti conosciamo
# $when (String): a date and time
me-device = Browser, dal { $when }
# $when (String): a date and time
me-device-this = Questo browser, dal { $when }
# $when (String): a date and time
me-device-token = Programma, dal { $when }
me-sign-out = Esci
me-blocked = Chi blocchi
me-unblock = Non bloccare più
me-forget = Dimenticatemi
me-forget-about = Il tuo nome, i dispositivi e i link vengono cancellati subito. Le partite giocate restano, senza il tuo nome. Non si torna indietro.
me-forget-do = Cancella tutto di me
me-forget-sure = Vuoi davvero cancellare tutto di te?

title-return = Di ritorno - Folsom
return = Di ritorno
# $name (String): one's own name
return-done = Che bello rivederti, { $name }.
return-missing = Questo link di ritorno è incompleto: manca la parte dopo il #.
return-go = Ai miei tavoli

title-invited = Invito - Folsom
invited = Hai un invito
invited-about = In questa casa si entra su invito, e tu ne hai uno. È conservato in questo browser.
invited-go = Entra

title-about = Informazioni - Folsom
about = Informazioni su Folsom
about-unofficial = Folsom è un tavolo non ufficiale per due giochi da tavolo di rapine ai treni. Non appartiene ad alcun editore e non usa testi, immagini o caratteri altrui: le regole sono raccontate con parole nostre, e tutti i disegni e i suoni sono nostri.
about-buy = Se un gioco ti piace, compra quello stampato: vale la pena averlo su un tavolo vero.
about-reconstruction = Le carte di To jest napad! sono state ricostruite dal regolamento; i valori possono differire da quelli stampati.
about-secrets = Ciò che il tuo posto non può sapere non arriva mai al tuo browser. Quando un tavolo comincia vedi l'impronta del mazzo mescolato; quando finisce, la pagina la verifica.
about-open = Folsom è software libero con licenza Apache 2.0. Puoi ospitarlo per i tuoi amici con un solo comando.
about-api = Per i programmi: l'API
# $version (String): of the server
about-version = Versione { $version }
