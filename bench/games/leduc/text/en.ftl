fold = Fold
call = Call
raise = Raise
fold-told = { $who } folds.
call-told = { $who } calls.
raise-told = { $who } raises.
