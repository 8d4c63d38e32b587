# A game seen again.

title-replay = Replay - Folsom
replay = Replay
replay-controls = The film
replay-moment = Moment
# $at (Number), $last (Number): moments are counted from the deal   $text (String): what happened
replay-at = Moment { $at } of { $last }. { $text }
replay-first = To the deal
replay-back = A moment back
replay-run = Let it run
replay-hold = Hold it
replay-forth = A moment on
replay-last = To the end
replay-round-back = A round back
replay-round-forth = A round on
replay-space = Let it run, or hold it
replay-tools = Tools of the replay
replay-eyes = Seen with the eyes of
replay-eyes-all = Everything open
replay-eyes-watcher = Somebody who watches
replay-hands = Every hand
replay-share = Link to this moment
replay-share-about = Whoever opens it sees this moment, with these eyes.
replay-link = Link to this moment
replay-table = Back to the table
replay-honesty = Was the shuffle honest?
replay-honesty-about = When the game began, everybody was shown the fingerprint of a secret key; all chance came from that key. Now it is open, and this page has made its fingerprint anew.
replay-fingerprint = Fingerprint shown at the start (SHA-256)
replay-key = Key
replay-key-later = The key is shown when the game is over.
