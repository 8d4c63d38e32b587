# Romanian. No native speaker has reviewed these sentences yet.
#
# A game seen again.

title-replay = Reluare - Folsom
replay = Reluare
replay-controls = Filmul
replay-moment = Momentul
# $at (Number), $last (Number): moments are counted from the deal   $text (String): what happened
replay-at = Momentul { $at } din { $last }. { $text }
replay-first = La împărțire
replay-back = Un moment înapoi
replay-run = Dă-i drumul
replay-hold = Oprește
replay-forth = Un moment înainte
replay-last = La sfârșit
replay-round-back = O rundă înapoi
replay-round-forth = O rundă înainte
replay-space = Dă-i drumul sau oprește
replay-tools = Uneltele reluării
replay-eyes = Văzut cu ochii
replay-eyes-all = Totul pe față
replay-eyes-watcher = Cineva care privește
replay-hands = Toate mâinile
replay-share = Linkul acestui moment
replay-share-about = Cine îl deschide vede acest moment, cu aceiași ochi.
replay-link = Linkul acestui moment
replay-table = Înapoi la masă
replay-honesty = A fost cinstită amestecarea?
replay-honesty-about = Când a început jocul, tuturor li s-a arătat amprenta unei chei secrete; tot norocul a venit din acea cheie. Acum ea este la vedere, iar pagina i-a refăcut amprenta.
replay-fingerprint = Amprenta arătată la început (SHA-256)
replay-key = Cheia
replay-key-later = Cheia se arată când jocul s-a terminat.
